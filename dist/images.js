import { _ as MYSQL_FAMILY, u as isServerGroup, v as MARIADB_FAMILY } from "./option-file.js";
import { i as readOptionFile } from "./option-includes.js";
import { a as isMap } from "./yaml-tree.js";

// src/core/sources/source.ts
/** Servers that a file of any kind configures: a compose file, a manifest, a module of Terraform, a template of CloudFormation. */
/**
* An option whose value no file tells, such as `var.pool_size` without a default: a setting that nobody can show where it changes.
*
* @param written the value as it stands in the file
*/
function unknownOption(name, written, { file, line }) {
	return {
		name: `${"!"}${name}`,
		value: written,
		group: void 0,
		file,
		line
	};
}

// src/core/sources/template-expressions.ts
const BRACKETS = {
	"{{": "}}",
	"{%": "%}"
};
/** A name of an option may be such a word; nobody writes one. */
const WORD = /zz-template-(\d+)-zz/g;
/** Whether a text has an expression outside of quotes: YAML that a template makes, which is none yet. */
function isTemplate(text) {
	const bare = text.replace(/"(?:[^"\\\n]|\\.)*\\?(?:"|$)|'[^'\n]*(?:'|$)/gm, "");
	return Object.entries(BRACKETS).some(([open, close]) => {
		const start = bare.indexOf(open);
		return start >= 0 && bare.includes(close, start);
	});
}
/**
* The text with words in place of its expressions, which are added to `expressions`. Lines stay where they are. A line of nothing
* but expressions becomes a comment, indented as the next line that says something: so it ends no block of text in YAML.
*/
function maskExpressions(text, expressions) {
	const words = withWords(text, expressions);
	return words === text ? text : withComments(words, expressions);
}
function withWords(text, expressions) {
	let result = "";
	let from = 0;
	for (;;) {
		const start = nextOpening(text, from);
		const end = start === void 0 ? -1 : text.indexOf(BRACKETS[text.slice(start, start + 2)] ?? "", start + 2);
		if (start === void 0 || end < 0) return result + text.slice(from);
		const expression = text.slice(start, end + 2);
		const breaks = expression.replace(/[^\n]/g, "");
		result += `${text.slice(from, start)}${wordOf(expressions.length)}${breaks}`;
		expressions.push(expression);
		from = end + 2;
	}
}
function nextOpening(text, from) {
	for (let at = text.indexOf("{", from); at >= 0; at = text.indexOf("{", at + 1)) if (text.slice(at, at + 2) in BRACKETS) return at;
}
function wordOf(index) {
	return `zz-template-${index}-zz`;
}
/** A line of words alone. */
const WORDS_ALONE = /^[ \t]*(?:zz-template-\d+-zz[ \t]*)+\r?$/;
/** A word that ends a line behind a key, see `isIndenting`. */
const ENDING_WORD = /:([ \t]+)(zz-template-\d+-zz)([ \t]*\r?)$/;
function withComments(text, expressions) {
	const lines = text.split("\n");
	let indent = "";
	for (let index = lines.length - 1; index >= 0; index--) {
		const line = lines[index] ?? "";
		if (WORDS_ALONE.test(line)) lines[index] = `${indent}# ${line.trim()}`;
		else if (line.trim() !== "") {
			indent = /^ */.exec(line)?.[0] ?? "";
			lines[index] = line.replace(ENDING_WORD, (all, blanks, word, rest) => isIndenting(unmask(word, expressions)) ? `:${blanks}# ${word}${rest}` : all);
		}
	}
	return lines.join("\n");
}
/** Whether it puts lines of its own below the key that it stands behind: others may follow. */
function isIndenting(expression) {
	return /\|\s*n?indent\b/.test(expression);
}
function isMasked(text) {
	return text.search(WORD) >= 0;
}
/** The text as it was written. */
function unmask(text, expressions) {
	return text.replace(WORD, (word, index) => expressions[Number(index)] ?? word);
}
/** The text without the words, for what is named by it. */
function withoutMasks(text) {
	return text.replace(WORD, "");
}
/** What a line of nothing but expressions does, in their order; undefined for all other lines. */
function controlsOf(line, expressions) {
	if (!/^[ \t]*# zz-template-/.test(line)) return void 0;
	return [...line.matchAll(WORD)].map(([word]) => controlOf(unmask(word, expressions)));
}
const CONTROLS = [
	[/^(?:if|range|with|for|block|define|macro|filter)\b/, "open"],
	[/^end(?:if|for|block|macro|filter)?\b/, "close"],
	[/^(?:\/\*|#|\$[\w.]*\s*:?=|else\b|elif\b|set\b|break\b|continue\b)/, "nothing"]
];
function controlOf(expression) {
	const inside = expression.slice(2, 200).replace(/^-?\s*/, "");
	return CONTROLS.find(([form]) => form.test(inside))?.[1] ?? "insert";
}

// src/core/sources/embedded-options.ts
/** Option files that stand as a text inside of another file, such as a ConfigMap, with the lines of that file. */
const GROUP_LINE = /^[ \t]*\[([^\]\n]*)\][ \t]*(?:[#;].*)?\r?$/gm;
/** Whether a text has a group of a server's. */
function hasServerGroup(text) {
	for (const [, group = ""] of text.matchAll(GROUP_LINE)) if (isServerGroup(group.trimEnd().toLowerCase())) return true;
	return false;
}
/** How an option file can begin, comments and expressions aside. Scripts and YAML that hold one begin in other ways. */
const BEGINNING = /^(?:\[|!|[\w.-]+[ \t]*(?:=|$))/;
const SAYS_NOTHING = /^(?:$|#|;|\{\{|\{%|zz-template-)/;
/** Whether a text is an option file with a group of a server's, and not a script or another format that has one inside. */
function isOptionText(text) {
	if (!hasServerGroup(text)) return false;
	const first = text.split("\n").find((line) => !SAYS_NOTHING.test(line.trim()));
	return first !== void 0 && BEGINNING.test(first.trim());
}
/** Texts that a shell writes into a file, by the words that end them. */
const HERE_DOCUMENT = /<<-?[ \t]*['"\\]?([A-Za-z_]\w{0,100})/g;
/**
* The option files that a script writes, on their lines and with all others empty. Only what stands in a here document is known
* to be one; undefined where there is none with a group of a server's.
*/
function textOfScript(text) {
	if (!hasServerGroup(text)) return void 0;
	const ends = new Set([...text.matchAll(HERE_DOCUMENT)].map(([, word]) => word));
	if (ends.size === 0) return void 0;
	let isInside = false;
	return text.split("\n").map((line) => {
		const bare = line.trim();
		if (bare.startsWith("[")) isInside = true;
		else if (ends.has(bare) || !(SAYS_NOTHING.test(bare) || BEGINNING.test(bare))) isInside = false;
		return isInside ? line : "";
	}).join("\n");
}
/**
* Reads an option file that is a text inside of another file. Includes lead to files of the machine that it is deployed to: each
* is a setting that is not read, with a warning. Values with expressions, and options under a condition of a template, are unknown.
*/
function readEmbeddedOptions(source) {
	const expressions = [...source.expressions ?? []];
	const template = readTemplate(maskExpressions(source.text, expressions), expressions);
	const read = readOptionFile(source.file, readerOf(template.text));
	if (read.kind !== "read") return {
		options: [],
		problems: [],
		warnings: []
	};
	const shifted = (item) => ({
		...item,
		line: source.lineOf(item.line)
	});
	const shown = (text) => unmask(text, expressions);
	const early = template.beforeGroups.map(({ line, written }) => unknownOption(source.key, written, {
		...source,
		line
	}));
	const isSure = ({ line }) => source.isWritten !== true && !template.conditional.has(line);
	const options = read.options.map((option) => asWritten(option, isSure(option), source.key, expressions));
	return {
		options: [...early, ...options].map(shifted),
		problems: read.problems.map((problem) => ({
			...shifted(problem),
			found: shown(problem.found)
		})),
		warnings: read.warnings.map((warning) => ({
			...shifted(warning),
			directive: shown(warning.directive)
		}))
	};
}
/** The one text, and nothing else. */
function readerOf(text) {
	return {
		rootOf: () => "this text",
		file: (path, top) => path === top ? {
			kind: "text",
			text
		} : { kind: "outside" },
		directory: () => ({ kind: "outside" })
	};
}
/** What no file tells of a value: shells, Kubernetes and others fill it in. */
const VARIABLE$1 = /\$\{|\$\([A-Za-z_]|\{\{|\{%/;
/** Whether a value is not known before somebody fills it in. */
function isOpen(value) {
	return isMasked(value) || VARIABLE$1.test(value);
}
function asWritten(option, isSure, key, expressions) {
	const { name, value = "" } = option;
	if (isMasked(name) && option.group !== void 0) {
		const written = option.value === void 0 ? name : `${name}=${value}`;
		return unknownOption(key, unmask(written, expressions), option);
	}
	const own = unmask(name, expressions);
	if (option.group === void 0) return {
		...option,
		name: own,
		value: unmask(value, expressions)
	};
	return isOpen(value) || !isSure ? unknownOption(own, unmask(value, expressions), option) : option;
}
function readTemplate(masked, expressions) {
	const conditional = /* @__PURE__ */ new Set();
	const beforeGroups = [];
	let depth = 0;
	let hasGroup = false;
	return {
		text: masked.split("\n").map((text, index) => {
			const line = index + 1;
			hasGroup ||= text.trimStart().startsWith("[");
			if (depth > 0) conditional.add(line);
			const controls = controlsOf(text, expressions);
			if (controls === void 0) return text;
			for (const control of controls) depth += control === "open" ? 1 : control === "close" && depth > 0 ? -1 : 0;
			if (!controls.includes("insert")) return "";
			const words = text.replace(/^[ \t]*# /, "").trimEnd();
			if (hasGroup) return words;
			beforeGroups.push({
				line,
				written: unmask(words, expressions)
			});
			return "";
		}).join("\n"),
		conditional,
		beforeGroups
	};
}

// src/core/sources/yaml-source.ts
/** Values of a YAML file with the lines of the file, also of YAML that is a text inside of another YAML file. */
function asMap(value) {
	return isMap(value) ? value : {};
}
function asList(value) {
	return Array.isArray(value) ? value : [];
}
/** The value at a path, undefined where there is none. Only keys of its own count. */
function valueAt(value, path) {
	return path.reduce((around, step) => {
		if (Array.isArray(around)) return around[Number(step)];
		return isMap(around) && Object.hasOwn(around, step) ? around[step] : void 0;
	}, value);
}
/** Paths that exist; a `*` stands for every item of a list. */
function pathsTo(value, pattern, from = []) {
	const [step, ...rest] = pattern;
	if (step === void 0) return [from];
	if (step === "*") return asList(value).flatMap((item, index) => pathsTo(item, rest, [...from, index]));
	return isMap(value) && Object.hasOwn(value, step) ? pathsTo(value[step], rest, [...from, step]) : [];
}
/** Line of the key that leads to a value; of an item of a list its own. */
function keyLine({ tree, lineOf }, path) {
	return lineOf(tree.keyPositionOf(path).line);
}
/** Line on which a person would change a value: where an alias stands for it, that of its anchor. */
function valueLine({ tree, lineOf }, path) {
	return lineOf((tree.scalarOf(path)?.position ?? tree.keyPositionOf(path)).line);
}
/** A scalar as it is written, with its line; undefined where there is none, or nobody knows its value before it is filled in. */
function knownText(source, path) {
	const text = writtenAt(source, path);
	return text === void 0 || isOpen(text) ? void 0 : located(text, source, path);
}
/** A scalar as it is written, with its expressions; undefined where there is none, or nothing in it. */
function writtenAt({ tree, expressions }, path) {
	const text = tree.textOf(path);
	return text === void 0 || text === "" || valueAt(tree.value, path) === null ? void 0 : unmask(text, expressions);
}
/** A value that stands at a path, with its line. */
function located(value, source, path) {
	return {
		value,
		file: source.file,
		line: valueLine(source, path)
	};
}
/**
* The line of the file for every line of a text in YAML. Of a text in quotes, which is on few lines, all have that of the key.
*/
function textLines(source, path) {
	const scalar = source.tree.scalarOf(path);
	if (scalar === void 0 || scalar.style === "flow" && !scalar.isAlias) return () => keyLine(source, path);
	const start = scalar.position.line;
	if (scalar.style === "flow") return () => source.lineOf(start);
	if (scalar.style === "literal") return (line) => source.lineOf(start + line);
	const lines = unfolded(source.tree.textOf(path) ?? "", source.lines, start);
	return (line) => source.lineOf(lines[line - 1] ?? start);
}
/** The written line with which each line of a folded text begins: folding joins lines with a blank, and drops one line break. */
function unfolded(text, written, header) {
	let next = header;
	const lineAt = (index) => (written[index] ?? "").trim();
	return text.split("\n").map((line) => {
		let rest = line.trim();
		if (rest === "") return Math.min(next + 1, written.length);
		while (next < written.length && lineAt(next) === "") next += 1;
		const start = next + 1;
		while (rest !== "" && next < written.length && rest.startsWith(lineAt(next))) {
			rest = rest.slice(lineAt(next).length).trimStart();
			next += 1;
		}
		return start;
	});
}

// src/core/sources/interpolation.ts
/** `$$`, `${NAME}`, `${NAME:-default}`, `${NAME-default}`, `${NAME:?message}`, `${NAME:+other}` and `$NAME`. */
const VARIABLE = /\$(?:(\$)|\{([A-Za-z_]\w*)(?:(:?[-?+])([^{}$]*))?\}|([A-Za-z_]\w*))/g;
/** A character that no file has: texts with it are binary. */
const DOLLAR = "\0";
/** Fills in the variables of a text. `$$` becomes a dollar sign. */
function fillIn(text, variables) {
	let isOpen = false;
	const replaced = text.replace(VARIABLE, (_, dollar, braced, operator, operand, bare) => {
		if (dollar !== void 0) return DOLLAR;
		const value = replacement(variables.get(braced ?? bare), operator, operand);
		isOpen ||= value === void 0;
		return value ?? `\${${braced ?? bare}}`;
	});
	const hasOther = replaced.replace(/\$\{[A-Za-z_]\w*\}/g, "").includes("$");
	return {
		text: replaced.replaceAll(DOLLAR, "$"),
		isOpen: isOpen || hasOther
	};
}
/** The text with values in place of its variables; undefined where one has none, or is written in another way. */
function interpolate(text, variables) {
	const filled = fillIn(text, variables);
	return filled.isOpen ? void 0 : filled.text;
}
function replacement(value, operator, operand = "") {
	const isSet = value !== void 0 && !(operator?.startsWith(":") && value === "");
	if (operator?.endsWith("+")) return isSet ? operand : "";
	if (isSet) return value;
	return operator?.endsWith("-") ? operand : void 0;
}
/** The variables of an environment file. Lines that are not NAME=VALUE are passed over. */
function readVariables(text) {
	const lines = text.split("\n").map((line) => /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line.trim()));
	return new Map(lines.flatMap((line) => line === null ? [] : [[line[1] ?? "", unquoted(line[2]?.trim() ?? "")]]));
}
/** A value without its quotes, or without the comment behind it. */
function unquoted(value) {
	const [, , quoted] = /^(["'])(.*?)\1\s*(?:#.*)?$/.exec(value) ?? [];
	return quoted ?? value.replace(/\s#.*$/, "").trimEnd();
}

// src/core/sources/images.ts
/** Names of images: which hold a server, which of them move, and which only some may pull. */
/** Last part of the names of images that hold a server. Exporters, clients, proxies and backups have others. */
const SERVERS = /^(?:mysql|mariadb|percona|(?:mysql|percona|mariadb|community|enterprise)-server|percona-xtradb-cluster|mariadb-galera|mysql-ndb-cluster|(?:mysql|mariadb)-\d[\w.-]*)$/i;
/** A registry: its name has a dot or a port, which a user's name has not. */
const REGISTRY = /^(?:localhost|[^/]*[.:][^/]*)\//;
const PUBLIC_REGISTRIES = /* @__PURE__ */ new Set([
	"docker.io",
	"index.docker.io",
	"registry-1.docker.io",
	"quay.io",
	"ghcr.io",
	"public.ecr.aws",
	"mcr.microsoft.com",
	"mirror.gcr.io",
	"container-registry.oracle.com"
]);
/** Tags that name another version tomorrow. */
const MOVING = /* @__PURE__ */ new Set([
	"latest",
	"lts",
	"innovation",
	"stable",
	"edge",
	"rolling",
	"verylatest"
]);
function partsOf(image) {
	const [name = "", digest] = image.split("@");
	const [, repository = name, tag] = /^(.*):([^:/]*)$/.exec(name) ?? [];
	return {
		repository,
		tag,
		digest
	};
}
function lastPart(image) {
	return partsOf(image).repository.split("/").at(-1) ?? "";
}
/** Whether an image holds a server, as far as its name tells. */
function holdsServer(image) {
	return SERVERS.test(lastPart(image));
}
/** Whether MariaDB is what it holds, as far as its name tells. */
function isMariaDb(image) {
	return lastPart(image).toLowerCase().startsWith("mariadb");
}
/** Whether it may be another version tomorrow: with no tag, or one that moves, and no digest. */
function isFloating(image) {
	const { tag, digest } = partsOf(image);
	return digest === void 0 && (tag === void 0 || MOVING.has(tag));
}
/** The registry that it comes from, where that is not one that lets everybody pull. */
function privateRegistry(image) {
	const registry = REGISTRY.exec(image)?.[0].slice(0, -1);
	return registry === void 0 || PUBLIC_REGISTRIES.has(registry) ? void 0 : registry;
}
/** Image to propose where none was found: an LTS version of the family. */
function usualImage(isForMariaDb) {
	return (isForMariaDb ? MARIADB_FAMILY : MYSQL_FAMILY).usualImage;
}
/** Whether a text that is not known yet will probably be the image of a server. */
function speaksOfServer(text) {
	return /mysql|mariadb|percona/i.test(text);
}

export { unknownOption as A, readEmbeddedOptions as C, maskExpressions as D, isTemplate as E, unmask as O, isOptionText as S, isMasked as T, valueAt as _, speaksOfServer as a, hasServerGroup as b, interpolate as c, asMap as d, keyLine as f, textLines as g, pathsTo as h, privateRegistry as i, withoutMasks as k, readVariables as l, located as m, isFloating as n, usualImage as o, knownText as p, isMariaDb as r, fillIn as s, holdsServer as t, asList as u, valueLine as v, textOfScript as w, isOpen as x, writtenAt as y };