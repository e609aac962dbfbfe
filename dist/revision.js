import { h as UserError, n as existingFolder } from "./paths.js";
import { F as OptionIndex, I as ROWS, O as shownState, P as OPTIONS, Q as isLikeServerGroup, at as USUAL_FAMILY, et as isServerGroup, k as stateOf, nt as FAMILIES, w as isSwitch } from "./workloads.js";
import { C as readOptionName, E as variableForms, d as derivesSettings, h as canonicalName } from "./setting.js";
import { n as words } from "./lists.js";
import { t as require_dist } from "./dist.js";
import { c as joinPath, d as readOptionPath, l as largestBytes, m as readOptionFileLine, n as asReading, p as parseOptionFile, t as REPOSITORY$1 } from "./option-files.js";
import { k as findProgram } from "./tool.js";
import { d as isShallowClone, g as pathInRepository, i as findCheckout, l as isRepository$1, m as outputOf, n as commitOf, t as commitIn, y as RepositoryObjects } from "./checkout.js";
import { dirname, join, resolve } from "node:path";
import { existsSync } from "node:fs";

// node_modules/string-argv/index.js
function e(e, t, n) {
	let r = [];
	t && r.push(t), n && r.push(n);
	let i = ``, a = null, o = !1, s = 0;
	for (; s < e.length;) {
		let t = e[s];
		a ? t === a ? a = null : i += t : t === `"` || t === `'` ? (a = t, o = !0) : /\s/.test(t) ? o &&= (r.push(i), i = ``, !1) : (i += t, o = !0), s++;
	}
	return o && r.push(i), r;
}

// src/core/sources/rendered.ts
/** Sources `render: COMMAND`, whose option file a command prints, and the lines that its options came from. */
const RENDER = /^render:\s*/;
/** Whether a source names a command that prints an option file, rather than a file. */
function isCommand(source) {
	return RENDER.test(source);
}
/** Program and arguments of a command, which no shell expands; undefined for a source that names a file. */
function renderCommand(source) {
	return isCommand(source) ? e(source.replace(RENDER, "")) : void 0;
}
/** The name of an option file or of a template for one. */
const OPTION_FILE$2 = /\.cnf(?:\.(?:in|j2|tmpl|tpl))?$/i;
/** Expressions of shells, templates, cpp and m4, whose values may depend on where a program runs. */
const EXPRESSION$2 = /[$`]|\{\{|\{%|<%|^[^#;\n]*\(|^[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif|else|endif|define|undef|include)\b/m;
/** Whether an option file has only plain values, so that every program reads the same from it wherever it runs. */
function isPlainOptionFile(path, text) {
	return OPTION_FILE$2.test(path) && !EXPRESSION$2.test(text) && parseOptionFile(text, path).problems.length === 0;
}
/** Beginning of a line that can set an option: its name ends at a blank, at `=`, `:` or a quote, or with the line. */
const NAMED_LINE = /^\s*(?:-\s+)?["']?(?:--)?([A-Za-z0-9][\w.-]*)(?=[\s=:"']|$)/;
/** A group before an option's name. option-file.ts puts it there if only specially started servers read the group. */
const GROUP_MARK = /^\[[^\]]*\] /;
/**
* Moves each option to the line of the repository that it surely came from: the only line in all templates that begins
* with the option's name, in any spelling. Other options keep their line in the command's output.
*
* @param options as read from the command's output
* @param templates each file once
* @param command text that takes the place of a file's path
*/
function placeRendered(options, templates, command) {
	const places = placesOf(templates, new Set(options.map(spellingOf)));
	return options.map((option) => ({
		...option,
		...places.get(spellingOf(option)) ?? { file: command }
	}));
}
/** Lines by the names with which they begin. Names that begin several lines are left out, because none is certain. */
function placesOf(templates, wanted) {
	const places = /* @__PURE__ */ new Map();
	const ambiguous = /* @__PURE__ */ new Set();
	for (const { file, text } of templates) for (const [index, raw] of text.split("\n").entries()) {
		const name = canonicalName(NAMED_LINE.exec(raw)?.[1] ?? "");
		if (!wanted.has(name)) continue;
		if (places.has(name)) ambiguous.add(name);
		places.set(name, {
			file,
			line: index + 1
		});
	}
	for (const name of ambiguous) places.delete(name);
	return places;
}
function spellingOf({ name }) {
	return canonicalName(name.replace(GROUP_MARK, ""));
}

// src/core/sources/source-path.ts
/** Splits a source at its first `#`, unless the `#` is its first character. */
function splitSource(source) {
	const mark = source.indexOf("#");
	return mark < 1 ? {
		path: source,
		at: void 0
	} : {
		path: source.slice(0, mark),
		at: source.slice(mark + 1)
	};
}

// src/core/sources/neighbours.ts
/** Finds the files near another one that may share variables with it. */
const VARIABLES$1 = /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml)$|(?:^|\/)\.env[\w.]*$|\.env\.\w+$/i;
/** Folders, relative to a file of variables, whose files may use the variables: of roles, cookbooks and charts. */
const READING_FOLDERS = [
	"",
	"../",
	"templates/",
	"../templates/",
	"../templates/default/",
	"../roles/"
];
const MOST = 200;
/** Files that may give values to names in a file: beside it, and where Ansible, Chef and Puppet keep variables. */
function variablesBeside(path, files) {
	return inFolders(path, [
		"",
		"../defaults/",
		"../vars/",
		"../attributes/",
		"../../attributes/",
		"../manifests/"
	], files).filter((each) => VARIABLES$1.test(each) || /\.(?:rb|pp)$/.test(each));
}
/** Files that may use the variables of a file. */
function filesBeside(path, files) {
	return inFolders(path, READING_FOLDERS, files);
}
function inFolders(path, folders, files) {
	return folders.flatMap((folder) => {
		const at = joinPath(path, folder || ".");
		return files.names(at).map((name) => joinPath(`${at}/`, name));
	}).slice(0, MOST);
}
/** The folder of a file, with a slash at its end; empty: the current one. */
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}

// src/core/sources/tree.ts
function rootNode(syntax, line = 1) {
	return {
		key: "",
		text: "",
		line,
		parent: void 0,
		children: [],
		syntax,
		group: void 0
	};
}
/** A node with all that is nested in it, in the order of lines. */
function* nodesIn(node) {
	yield node;
	for (const child of node.children) yield* nodesIn(child);
}
/** The nodes around a node, from its parent to the root. */
function* ancestorsOf(node) {
	for (let at = node.parent; at !== void 0; at = at.parent) yield at;
}
/** The first child with one of these keys. */
function childOf(node, keys) {
	return node.children.find(({ key }) => typeof keys === "string" ? key === keys : keys.has(key));
}

// src/core/sources/line-document.ts
/** Reads any text as a tree of lines, in which a line that is indented deeper is nested in the one above. */
const TEMPLATE$1 = /\.(?:j2|jinja2?|erb|epp|tpl|c?tmpl|template|in|dist|example)$/i;
/** The name of the file that a template makes, such as my.cnf for my.cnf.j2. Other files keep their name. */
function madeFrom(path) {
	return path.slice(path.lastIndexOf("/") + 1).replace(TEMPLATE$1, "");
}
/** How comments begin, and whether a word without quotes is a variable (`isCode`), by the first ending that matches. */
const LANGUAGES = [
	{
		ending: /\.(?:tf|hcl|nomad|tfvars|php)$/i,
		comments: ["#", "//"],
		isCode: true
	},
	{
		ending: /\.(?:tsx?|[cm]?jsx?|go|java|kts?|cs|scala|bicep|groovy|jsonnet|libsonnet)$/i,
		comments: ["//"],
		isCode: true
	},
	{
		ending: /\.(?:nix|py|rb|pp|star)$/i,
		comments: ["#"],
		isCode: true
	},
	{
		ending: /\.json[c5]?$/i,
		comments: ["//"],
		isCode: false
	},
	{
		ending: /\.sql$/i,
		comments: ["-- ", "#"],
		isCode: false
	},
	{
		ending: /\.(?:cnf|ini|conf|cfg|service|container|pod|toml)$/i,
		comments: ["#", ";"],
		isCode: false
	},
	{
		ending: /(?:)/,
		comments: ["#"],
		isCode: false
	}
];
/** Comments that may span several lines. */
const BLOCK_COMMENTS = [
	["{#", "#}"],
	["{{/*", "*/}}"],
	["{{- /*", "*/ -}}"],
	["<%#", "%>"],
	["<!--", "-->"]
];
const SLASH_COMMENT = ["/*", "*/"];
const TABS = 8;
/** Lines are not nested deeper than this, because no configuration is. */
const DEEPEST$3 = 200;
const LONGEST_LINE = 4e3;
/** Most characters that are read of a line, because a string in it may hold a whole file with `\n` for line breaks. */
const MOST_SPELLED = 1e5;
/** Rewrites commands and languages that set an option in other words, so that they can be read as `name = value`. */
const REWRITTEN = [
	{
		of: /\bsed\b|^\s*-e\s/,
		from: /(["'\s;])s([/|#,@])(?:\\.|(?!\2)[^\\\n]){0,400}\2((?:\\.|(?!\2)[^\\\n]){0,400})\2[gIiEe\d]*/g,
		to: "$1\"$3\""
	},
	{
		of: /\bsed\b|^\s*-e\s/,
		from: /\/(?:\\.|[^/\\]){0,400}\/\s?[aic](?:\\|\s)?\s?/g,
		to: "\""
	},
	{
		of: /\b(?:crudini|openstack-config|iniset)\b/,
		from: /\s["']?(?:mysqld|mariadbd?|server|galera)["']?\s+["']?([\w-]+)["']?\s+(?=\S)/g,
		to: " $1="
	},
	{
		of: /\bset\s/,
		from: /\bset\s+\S{0,200}(?:mysqld|mariadbd?|my\.cnf)\S{0,100}\/([\w-]+)["']?\s+/g,
		to: "$1="
	},
	{
		of: /^\s*ENV\s/,
		from: /^(\s*)ENV\s+(\w+)\s+(?!=)/g,
		to: "$1ENV $2="
	},
	{
		of: /\breset\s+persist\s/i,
		from: /\breset\s+persist\s+(?:if\s+exists\s+)?[`"]?(\w+)[`"]?/gi,
		to: "SET GLOBAL $1=DEFAULT"
	},
	{
		of: /\bmap\(/,
		from: /"name",\s*("[\w-]+"),\s*"value",\s*/g,
		to: "name=$1, value="
	},
	{
		of: /option=\{\{\s*item/,
		from: /.*/g,
		to: ""
	}
];
function lineDocuments(text, file) {
	const language = LANGUAGES.find(({ ending }) => ending.test(madeFrom(file))) ?? LANGUAGES[6];
	const hasSlashes = language.comments.some((mark) => mark === "//") || /\.(?:nix|sql)$/i.test(file);
	const plain = [...BLOCK_COMMENTS, ...hasSlashes ? [SLASH_COMMENT] : []].reduce((rest, [begin, end]) => textOutside(rest, begin, end), text);
	const root = rootNode(language.isCode ? "code" : "text");
	addLines(root, plain.split("\n").map((line, index) => ({
		text: beforeComment(line, language.comments),
		number: index + 1
	})), isOfSections(madeFrom(file), text));
	return [{
		file,
		root
	}];
}
const GROUP_OF_SERVER = /^[ \t]*\[(?:mysqld?|mariadbd?|galera|client)[\w.-]*\]/im;
/** Whether all of a text is an option file. Other programs have .ini files too, so a server's group must be in it. */
function isOfSections(name, text) {
	return /\.cnf$/i.test(name) || /\.(?:ini|conf|cfg)$/i.test(name) && GROUP_OF_SERVER.test(text);
}
/**
* Removes blocks of comments, but keeps their line breaks, so that later lines keep their numbers. A block without an
* end stays, and so does one that begins with `/*!`, because servers execute it.
*/
function textOutside(text, begin, end) {
	let rest = "";
	let at = 0;
	for (;;) {
		const from = text.indexOf(begin, at);
		const to = from < 0 ? -1 : text.indexOf(end, from + begin.length);
		if (to < 0) return rest + text.slice(at);
		const isRun = /^\/\*M?[!+]/.test(text.slice(from, from + 4));
		rest += text.slice(at, from) + (isRun ? text.slice(from, to) : text.slice(from, to).replace(/[^\n]/g, ""));
		at = to + end.length;
	}
}
/** Cuts off the comment of a line. It begins at the start of the line or after a blank, and never inside quotes. */
function beforeComment(text, marks) {
	if (!marks.some((mark) => text.includes(mark))) return text;
	let quote = "";
	for (let at = 0; at < text.length; at += 1) {
		const character = text[at] ?? "";
		if (quote === "" && (at === 0 || /\s/.test(text[at - 1] ?? ""))) {
			const mark = marks.find((each) => text.startsWith(each, at));
			const isAtStart = text.slice(0, at).trim() === "";
			if (mark !== void 0 && (mark !== ";" || isAtStart) && !(isAtStart && /^#(?:!|cloud-config)/.test(text.slice(at))) && !isOperator(text, at)) return text.slice(0, at);
		}
		if (character === "\\") at += 1;
		else if (character === quote) quote = "";
		else if (quote === "" && /["']/.test(character) && !/\w/.test(text[at - 1] ?? "")) quote = character;
	}
	return text;
}
/** Whether the mark of a comment is no comment here: `//` joins maps in Nix, and `--` ends the options of a wrapper. */
function isOperator(text, at) {
	return /^\/\/\s*\{/.test(text.slice(at)) || /^--\s+\S*docker-entrypoint/.test(text.slice(at));
}
const HEREDOC = /<<[-~]?\s?["'`]?([A-Za-z_]\w*)["'`]?/;
/** Statements of templates, which are skipped because they print nothing. */
const STATEMENT = /^(?:\{%.*?%\}|<%(?!=).*?%>|\{\{-?\s*(?:if|with|range|else|end)\b.*?\}\})\s*/;
const KEY = /^(?:-\s+)?(?:(?:const|let|var|local)\s+)?["'`$@]?([\w.:/-]{1,80}?)["'`]?\s{0,40}(?:=>|[:=](?![:=~])|\{|$)/;
/** Kind and name of a Terraform block, such as `resource "aws_db_instance" "main"`. */
const BLOCK = /^(?:resource|data|module|variable)\s+["']([\w-]+)["'](?:\s+["']([\w-]+)["'])?/;
const ITEM = /^-\s+(?:name|alias):\s*["']?([\w./-]+)/;
/** Nests lines in a node by their indentation. @param isOptions whether all of the text is an option file */
function addLines(top, lines, isOptions = false) {
	const open = [];
	const syntax = top.syntax === "code" ? "code" : "text";
	let section;
	let heredoc;
	let isInStatement = false;
	for (const { text: raw, number } of lines.flatMap(spelledLines)) {
		const whole = rewritten(raw.slice(0, LONGEST_LINE)).replace(/^(\s*)(?:\{%.*?%\}|<%(?!=).*?%>)\s*/, "$1");
		const text = whole.trim().replace(/\s*(?:\{%[^%]*%\}|<%(?!=)[^%]*%>)$/, "");
		const wasInStatement = isInStatement;
		isInStatement = text.includes("%}") ? false : isInStatement || /\{%/.test(text);
		if (text === "" || wasInStatement || isInStatement || STATEMENT.test(text)) continue;
		if (/^---(?:\s|$)/.test(whole) && heredoc === void 0) section = void 0;
		if (heredoc !== void 0 && text.replace(/["',;)]+$/, "") === heredoc.end) {
			heredoc = void 0;
			section = void 0;
			continue;
		}
		const indent = Math.max(indentOf(whole), heredoc === void 0 ? 0 : heredoc.indent + 2);
		if (section !== void 0 && indent < section.indent) section = void 0;
		const group = sectionOf(text, section !== void 0 || isOptions);
		if (group !== void 0) section = {
			indent,
			group
		};
		while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
		const parent = open.at(-1)?.node ?? top;
		const node = {
			key: keyOf(text),
			text,
			line: number,
			parent,
			children: [],
			syntax: heredoc === void 0 ? syntax : "text",
			group: group === void 0 ? section?.group : ""
		};
		parent.children.push(node);
		if (open.length < DEEPEST$3 && !/^[}\])]+[,;]?$/.test(text)) open.push({
			node,
			indent
		});
		if (section !== void 0 && !isOptions && group === void 0 && /^[^"'`]*["'`][);,]*$/.test(text)) section = void 0;
		const [, end] = heredoc === void 0 ? HEREDOC.exec(text) ?? [] : [];
		if (end !== void 0) heredoc = {
			end,
			indent
		};
	}
}
/** Splits a line at each `\n` of a string in it, because such a string may hold the lines of an option file. */
function spelledLines({ text, number }) {
	const start = text.slice(0, MOST_SPELLED);
	if (!start.includes("\\n") || !/["']/.test(start)) return [{
		text,
		number
	}];
	const [first = "", ...others] = start.split(/(?:\\r)?\\n/);
	const indent = " ".repeat(indentOf(first) / 2 + 4);
	return [{
		text: first,
		number
	}, ...others.map((each) => ({
		text: indent + each,
		number
	}))];
}
function rewritten(text) {
	return REWRITTEN.reduce((rest, { of, from, to }) => of.test(text) ? rest.replace(from, to) : rest, text);
}
function indentOf(text) {
	let blanks = 0;
	let at = 0;
	for (; text[at] === " " || text[at] === "	"; at += 1) blanks += text[at] === " " ? 1 : TABS;
	return 2 * blanks + (/^-(?:\s|$)/.test(text.slice(at, at + 2)) ? 1 : 0);
}
function keyOf(text) {
	const [, kind, name] = BLOCK.exec(text) ?? [];
	if (kind !== void 0) return name === void 0 ? kind : `${kind}.${name}`;
	return ITEM.exec(text)?.[1] ?? KEY.exec(text)?.[1] ?? "";
}
/** The group of an option file that a line begins, even inside a string; undefined: it begins none. */
function sectionOf(text, isInside) {
	const begun = text.replace(/^.{0,200}(?:[:=(]|\b(?:printf|echo(?:\s+-\w+)?)\s)\s*(?=["'`]\s*\[)/, "");
	const [, name = "", rest = ""] = /^["'`|>+-]*\s*\[\s*([\w.-]+)\s*\](.*)$/.exec(begun) ?? [];
	const group = name.toLowerCase();
	if (name === "" || !/^(?:["'`,\\]*|\s*[#;].*)$/.test(rest)) return void 0;
	return isInside || isServerGroup(group) || isLikeServerGroup(group) || PROGRAM$1.test(group) ? group : void 0;
}
/** Other programs with groups of their own in option files. Such a group ends the one above it. */
const PROGRAM$1 = /^(?:client|mysql|mysqldump|mysqld_safe|sst|xtrabackup)/;

// src/core/sources/option-folders.ts
/** Folders such as conf.d: servers read all option files in them, so the order of the files matters. */
/** Folders of which servers read every option file, but no folder below them. */
const WHOLE = /(?:conf|cnf|mysqld?|mariadbd?)\.d\/?$/i;
const OPTION_FILE$1 = /\.cnf$/i;
/** Endings of examples, which no server reads until somebody copies them by hand. */
const EXAMPLE = /\.(?:dist|example)$/i;
/** Whether a rename takes a file away from the servers that read it. @param files after the rename */
function isTakenAway(former, path, files) {
	const isOption = (each) => OPTION_FILE$1.test(madeFrom(each)) && !EXAMPLE.test(each);
	if (isOption(former) && !isOption(path)) return true;
	const [folder, now] = [folderOf(former), folderOf(path)];
	return folder !== now && isReadWhole(folder) && (!isReadWhole(now) || hasOptionFiles(folder, files));
}
function isReadWhole(folder) {
	return WHOLE.test(folder);
}
function hasOptionFiles(folder, files) {
	return files.names(folder).some((name) => OPTION_FILE$1.test(name));
}
/** Whether another file of the folder sets an option that this file sets, so that the order of the files decides. */
function isOneOfMany(path, files) {
	const options = new Set(optionsIn(path, files));
	const folder = folderOf(path);
	return files.names(folder).map((name) => joinPath(folder, name)).filter((each) => each !== path && OPTION_FILE$1.test(each)).some((each) => optionsIn(each, files).some((name) => options.has(name)));
}
function optionsIn(path, files) {
	const text = files.text(path);
	return (text === void 0 ? [] : parseOptionFile(text, path).items).flatMap((item) => item.kind === "option" ? [item.option.option] : []);
}

// src/core/sources/values.ts
/** Reads values in texts: literals, and expressions whose value comes from another place. */
/** The value of a flag that is given without one. */
const BARE = {
	kind: "literal",
	text: void 0
};
/** Calls that only give their argument a type, such as `pulumi.String("OFF")`, so that the argument is the value. */
const TYPED = /^(?:\w+\.)*(?:String|Int|Float64|Bool|Number|str|int|tostring|tonumber|mkDefault|mkForce)\((["'`][^"'`]*["'`])\)/;
/** What may stand before a value: its priority in Nix, or the call by which CloudFormation fills in a text. */
const PREFIX$1 = /^(?:(?:lib\.)?mk(?:Default|Force|Override\s+\d+)\s+(?=["\d]|true|false)|!Sub\s+(?=["']))/;
const LONGEST_PREFIX = 40;
/** The value that begins at a place of a line; undefined if there is none. */
function valueAt(text, place, how) {
	const start = place + (PREFIX$1.exec(text.slice(place, place + LONGEST_PREFIX))?.[0].length ?? 0);
	const rest = text.slice(start);
	const [typed, inside] = TYPED.exec(rest) ?? [];
	if (typed !== void 0 && inside !== void 0) return {
		value: classified(inside, false),
		to: start + typed.length
	};
	const quote = /^["'`]/.exec(rest)?.[0];
	if (quote !== void 0 && quote !== how.quote) {
		const end = rest.indexOf(quote, 1);
		const inner = end < 0 ? rest.slice(1) : rest.slice(1, end);
		const isJoined = inner.includes("\\") || /^\s*[+.%]\s/.test(end < 0 ? "" : rest.slice(end + 1));
		const expression = isJoined || end < 0 || !isClosed(inner) ? rest.trim() : rest.slice(0, end + 1);
		return {
			value: isJoined || hasExpression(inner) ? {
				kind: "expression",
				text: expression
			} : {
				kind: "literal",
				text: inner
			},
			to: end < 0 ? text.length : start + end + 1
		};
	}
	const to = start + unquotedEnd(rest, how.isFlag, how.quote);
	const whole = text.slice(start, to).replace(/\*\/$/, "").trim().replace(/(?<![,;])[,;]+$/, "");
	const bare = how.isFlag ? whole : whole.replace(/^(\d+)_(\d+)$/, "$1$2");
	return bare === "" ? void 0 : {
		value: classified(bare, how.isCode),
		to
	};
}
/** Offset at which a value without quotes ends. It never ends inside brackets, because they belong to an expression. */
function unquotedEnd(rest, isFlag, quote) {
	let depth = 0;
	for (let at = 0; at < rest.length; at += 1) {
		const character = rest[at] ?? "";
		if (/[{([]/.test(character)) depth += 1;
		if (/[})\]]/.test(character)) {
			depth -= 1;
			if (depth < 0) return at;
		}
		if (depth > 0) continue;
		if (quote !== void 0 && character === quote) return at;
		if (isFlag && (/[\s"'`;|&]/.test(character) || /^,[\w-]+=/.test(rest.slice(at, at + 80)))) return at;
		if (character === "," && /^[\s"'`]|^$/.test(rest.slice(at + 1))) return at;
		if (character === ";") return at;
	}
	return rest.length;
}
function isClosed(text) {
	return (text.match(/[{(]/g)?.length ?? 0) === (text.match(/[})]/g)?.length ?? 0);
}
const EXPRESSION$1 = /\$\{|\$\(|\{\{|<%|#\{|%\{|\$[A-Za-z_{(]|^![A-Za-z]|%\(|^@[A-Z]\w*@$/;
/** Whether a text has parts that a shell or a tool replaces. */
function hasExpression(text) {
	return EXPRESSION$1.test(text);
}
/** Tells literals from expressions. In code, a word without quotes is an expression, because it names something. */
function classified(text, isCode) {
	const isWord = /^[+-]?\d[\w.]*$/.test(text) || shownState(text) !== void 0;
	if (hasExpression(text) || /^\[|^- /.test(text) || /^["'`].*["'`]\s*[+.%?|]/.test(text) || isCode && !isWord && !/^["'`].*["'`]$/.test(text)) return {
		kind: "expression",
		text: text.includes("{{") ? text.replaceAll(/\{\{\s*/g, "{{ ").replaceAll(/\s*\}\}/g, " }}") : text
	};
	return {
		kind: "literal",
		text: text.replace(/^(["'`])(.*)\1$/, "$2")
	};
}
const NOTHING = words("nil null undef undefined ~ omit");
/** Whether a text is a word of some language for no value, such as `null`. */
function isNothing({ text = "" }) {
	return NOTHING.has(text.toLowerCase());
}

// src/core/sources/assignments.ts
/** Finds the names to which a node of a file's tree gives values, whatever the format of the file. */
/** Matches a name with a sign of assignment, such as `=`, `:` or `=>`. A comma counts before a quote or a digit. */
const ASSIGNED = /([A-Za-z_][\w-]{0,100}(?:\.[A-Za-z_][\w-]{0,100}){0,8})["'`]?\]?\)?\s{0,80}(?:=>|:=|\?=|\|\|=|[:=](?![:=~])|,(?=\s{0,80}["'`\d]))\s*/g;
/** Chef's Ruby sets an attribute of a resource without a sign, as in `version '8.0'`. */
const ATTRIBUTE = /^([a-z]\w{3,60})\s+(?=["']|\d)/;
const VALUE = words("value Value val v default Default DefaultValue parameterValue parameter_value ParameterValue Parameter_Value content");
/** Keys whose text is the name of a variable, as in `name: max_connections` of an RDS parameter group. */
const NAME$1 = words("name Name key k opt parameterName parameter_name ParameterName Parameter_Name ParameterKey variable option flag setting");
/** Rest of a line whose value mostly goes on in the lines below: a bracket, a YAML block, a heredoc, or nothing. */
const OPENS = /^(?:(?:lib\.)?mkOption \{|[{([](?!\{|\[).*|[|>][+-]?|[&!][\w:.-]+|<<[-~]?\w+)?$/;
const LONGEST_BEFORE = 80;
/** How many lines around a name are searched for its value. */
const NEAR = 5;
const cache = /* @__PURE__ */ new WeakMap();
/** Assignments of a node itself, without those of its children. `{ name: a, value: b }` counts as assigning b to a. */
function assignmentsOf(node) {
	const assignments = cache.get(node) ?? [...node.syntax === "data" ? dataAssignments(node) : lineAssignments(node), ...pairOf(node)];
	cache.set(node, assignments);
	return assignments;
}
function dataAssignments(node) {
	const { key, text, line, children } = node;
	const inside = text.includes("=") ? lineAssignments(node) : [];
	if (key === "" || text === "" && children.length === 0) return inside;
	const name = key.split(/::|\.(?=[A-Za-z])/).at(-1) ?? key;
	if (children.length === 0 || text !== "") return [assignment(name, classified(text, false), line), ...inside];
	const nested = childOf(node, VALUE);
	if (nested?.children.length === 0) return [assignment(name, classified(nested.text, false), nested.line)];
	return children.every((child) => child.key === "" && child.children.length === 0) ? [assignment(name, classified(children.map((child) => child.text).join(" "), false), line)] : [];
}
function assignment(name, value, line, before = "") {
	return {
		name,
		value,
		line,
		before
	};
}
function lineAssignments(node) {
	const { text, line, syntax } = node;
	const assignments = [];
	const isCode = syntax === "code";
	const [attribute, attributeName] = isCode && !text.includes("{") ? ATTRIBUTE.exec(text) ?? [] : [];
	if (attribute !== void 0 && attributeName !== void 0) {
		const read = valueAt(text, attribute.length, {
			isFlag: false,
			isCode
		});
		if (read !== void 0) return [assignment(attributeName, read.value, line)];
	}
	ASSIGNED.lastIndex = 0;
	for (let match = ASSIGNED.exec(text); match !== null; match = ASSIGNED.exec(text)) {
		const [whole, name = ""] = match;
		const before = text.slice(Math.max(0, match.index - LONGEST_BEFORE), match.index);
		const start = match.index + whole.length;
		if (/[$#%]\{$|[\w/]$/.test(before)) continue;
		const rest = text.slice(start);
		if (OPENS.test(rest) || /^\{(?!\{)|^[[(]/.test(rest)) {
			const nested = valueBelow(node, rest, start);
			if (nested !== void 0) assignments.push({
				...nested,
				name,
				before
			});
			ASSIGNED.lastIndex = start;
			continue;
		}
		const isComma = whole.trimEnd().endsWith(",");
		const quote = /^["'`]/.test(text.slice(match.index + name.length)) ? void 0 : quoteBefore(text, match.index);
		const isFlag = whole.endsWith("=") && !/\s=$/.test(whole) && !(isCode && before === "");
		const read = valueAt(text, start, {
			isFlag,
			isCode: isCode || isComma,
			quote
		});
		if (read !== void 0 && !(isComma && /^[a-z_]{4,}$/.test(read.value.text ?? ""))) assignments.push({
			name,
			value: read.value,
			line,
			before
		});
		const isNested = read?.value.kind === "expression" && /[{(].*[=:]/.test(text.slice(start, read.to));
		ASSIGNED.lastIndex = read === void 0 || isNested ? start : Math.max(start, read.to);
	}
	return assignments;
}
/** Finds the scalar of a value that its line only begins: in the brackets of the line, or on the lines below. */
function valueBelow(node, rest, start) {
	const inside = /(?:^|[{,\s])["']?(?:value|default|Default)["']?\s*(?:=>|[:=])\s*/.exec(rest);
	const isCode = node.syntax === "code";
	if (inside !== null) {
		const read = valueAt(node.text, start + inside.index + inside[0].length, {
			isFlag: false,
			isCode
		});
		return read && {
			value: read.value,
			line: node.line
		};
	}
	const valued = node.children.flatMap((child) => lineAssignments(child).filter(({ name }) => VALUE.has(name))).at(0);
	if (valued !== void 0) return {
		value: valued.value,
		line: valued.line
	};
	const [only, other] = node.children;
	if (rest.startsWith("<<") && only !== void 0) return {
		value: {
			kind: "literal",
			text: node.children.map(({ text }) => text).join("\n")
		},
		line: only.line
	};
	return only !== void 0 && other === void 0 && only.children.length === 0 && !/[:=]/.test(only.text) && !/^[[{(]/.test(rest) ? {
		value: classified(only.text, only.syntax === "code"),
		line: only.line
	} : void 0;
}
/** The quote that is still open at a place of a line, so that a value that begins there ends at the next such quote. */
function quoteBefore(text, from) {
	const before = text.slice(0, from);
	const last = before.at(-1) ?? "";
	if (/["'`]/.test(last)) return last;
	return ["\"", "'"].find((quote) => (before.split(quote).length - 1) % 2 === 1);
}
/** Finds a variable whose name and value are under two keys side by side, in a map, on a line, or on nearby lines. */
function pairOf(node) {
	if (node.syntax === "data") {
		const name = childOf(node, NAME$1);
		const value = childOf(node, VALUE);
		if (name === void 0 || value === void 0 || name.text === "" || value.children.length > 0) return [];
		return [assignment(lastPart$1(name.text), classified(value.text, false), value.line)];
	}
	const assignments = lineAssignments(node);
	return assignments.flatMap((name, index) => {
		if (!NAME$1.has(name.name) || name.value.kind !== "literal") return [];
		const isValue = ({ name: other }) => VALUE.has(other);
		const value = assignments.slice(index + 1).find(isValue) ?? assignments.find(isValue) ?? valueBeside(node);
		return value === void 0 ? [] : [assignment(lastPart$1(name.value.text ?? ""), value.value, value.line)];
	});
}
/** Searches the lines near a name for its value. Another name ends the search, because values beyond it are its own. */
function valueBeside(node) {
	const siblings = node.parent?.children ?? [];
	const at = siblings.indexOf(node);
	const directions = [siblings.slice(at + 1, at + NEAR), siblings.slice(Math.max(0, at - NEAR), at).toReversed()];
	for (const lines of directions) for (const each of lines) {
		const all = [each, ...each.children].flatMap(lineAssignments);
		const value = all.find(({ name }) => VALUE.has(name));
		if (value !== void 0) return value;
		if (all.some(({ name }) => NAME$1.has(name))) break;
	}
	return node.children.flatMap(lineAssignments).find(({ name }) => VALUE.has(name));
}
/** Returns `innodb_tmpdir` for `mysqld/innodb_tmpdir`, because some tools put the group before the name. */
function lastPart$1(name) {
	return name.slice(name.lastIndexOf("/") + 1);
}
function isValue({ value }) {
	return !isNothing(value);
}

// src/core/sources/images.ts
/** Tells from an image's name whether it holds a server, may become another version, or may need a login to pull. */
/** A registry in front of an image's name. Unlike the name of a user there, its name has a dot or a port. */
const REGISTRY = /^(?:localhost|[^/.:]*[.:][^/]*)\//;
const PUBLIC_REGISTRIES = new Set("docker.io index.docker.io registry-1.docker.io quay.io ghcr.io public.ecr.aws mcr.microsoft.com mirror.gcr.io container-registry.oracle.com".split(" "));
/** Tags that may name another version tomorrow. */
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
/** Whether an image holds a server, judged by the last part of its name alone. */
function holdsServer(image) {
	return FAMILIES.some(({ images }) => images.test(lastPart(image)));
}
/** Whether a tag may name another version tomorrow. Variants such as `latest-slim` count too. */
function isMoving(tag) {
	return MOVING.has(tag.replace(/-.*$/, ""));
}
/**
* Whether `repository:tag` is the image of a server. It may also be a host with a port, such as `mysql:3306`, or a user
* with a group, such as `mysql:mysql`.
*/
function isTaggedServer(repository, tag) {
	return holdsServer(repository) && !/^\d{4,5}$/.test(tag) && (/[\d$]|\{\{|<%/.test(tag) || isMoving(tag));
}
/** Versions that each fork has or had. Any other number is not taken for a version. */
const VERSIONS = {
	mysql: /^(?:5\.[567]|[89])(?:\.|$)/,
	mariadb: /^(?:5\.5|1[0-3])(?:\.|$)/
};
function mayBeVersion(fork, version) {
	return VERSIONS[fork].test(version);
}
/** Family (MySQL or MariaDB) of the server in an image, or of a product, as far as the name tells; default: MySQL. */
function familyOfImage(image) {
	const name = lastPart(image).toLowerCase();
	return FAMILIES.find(({ fork }) => name.startsWith(fork)) ?? USUAL_FAMILY;
}
/** Whether an image may be another version tomorrow, because it has no digest and either no tag or one of MOVING. */
function isFloating(image) {
	const { tag, digest } = partsOf(image);
	return digest === void 0 && (tag === void 0 || MOVING.has(tag));
}
/** The registry of the image, if pulling from it may need a login; undefined: it is public. */
function privateRegistry(image) {
	const registry = REGISTRY.exec(image)?.[0].slice(0, -1);
	return registry === void 0 || PUBLIC_REGISTRIES.has(registry) ? void 0 : registry;
}
/** Whether an image with an expression in its name may hold a server. If only the tag is one, the name decides. */
function mayHoldServer(image) {
	const [literal = ""] = image.split(/\$|\{\{|<%/, 1);
	const colon = literal.lastIndexOf(":");
	return colon > literal.lastIndexOf("/") ? holdsServer(literal.slice(0, colon)) : speaksOfServer(image);
}
/** Whether a text names a product whose servers qpsgate measures. */
function speaksOfServer(text) {
	return FAMILIES.some(({ imageWords }) => imageWords.some((word) => text.toLowerCase().includes(word)));
}

// src/core/sources/server-words.ts
/** Recognizes words that name a variable of a server, in any file and in any spelling that people use. */
/** Variables by their whole names. Patterns with a `*` count only for components that no other program has. */
const VARIABLES = new OptionIndex(({ name }) => !DECIDES_MORE.test(name) && (!name.includes("*") || OF_COMPONENTS.test(name)) ? name : void 0);
/** Options that cannot be measured, because they decide which others count, or whether the server serves at all. */
const DECIDES_MORE = /^(?:(?:no_|print_)?defaults|validate_config$|help$|verbose$|version|login_path|initialize|init_file$|bootstrap$|identity$|license$)/;
const OF_COMPONENTS = /^(?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|audit_log|server_audit|validate_password|tokudb|mysqlx)[_*]/;
/** Names of components of the server. After any prefix, the rest of the word is still a variable of the server. */
const COMPONENT = /_((?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|slow_query_log|sync_binlog|general_log|long_query_time|query_cache)(?:_.+)?)$/;
/** Words that Ansible roles, images and charts put before the name of a variable. */
const PREFIX = /^(?:mysql|mysqld|mariadb|mariadbd|percona|galera|pxc|rds|aurora|cloudsql|db|database|my|cnf|config)_/;
/** Suffix by which a role names its switch for a variable: `mysql_slow_query_log_enabled` for `slow_query_log`. */
const SWITCH = /_enabled$/;
/** Names that programs of all kinds use as well. LIKELY has the names that only other databases use too. */
const EVERYDAY = new Set("bind_address build_id completion_type connect_timeout core_file date_format datetime_format debug_gdb error_count exit_info extra_port have_crypt have_openssl have_ssl host_cache identity in_transaction insert_id lc_messages log_error log_output log_raw log_syslog log_warnings login_path master_connect_retry master_heartbeat_period master_retry_count master_ssl master_use_gtid no_defaults pid_file plugin_dir plugin_load print_defaults protocol_version proxy_user read_only redirect_url report_host report_port report_user report_password server_id server_uid server_uuid ssl_ca ssl_cert ssl_cipher ssl_crl ssl_key stack_trace tcp_nodelay time_format time_zone tls_version unix_socket user_variables version_comment warning_count".split(" "));
const LIKELY = new Set("admin_port interactive_timeout max_connections max_execution_time max_user_connections net_read_timeout net_write_timeout offline_mode open_files_limit require_secure_transport temp_table_size thread_stack wait_timeout work_mem log_bin max_allowed_packet transaction_isolation old_mode defaults_file".split(" "));
/** First words of all names. They save time, because most words of any text have none of them. */
const FIRST_WORDS = new Set(OPTIONS.flatMap(({ name }) => name.split(/[_.*]/, 1)));
const ONE_PART = /^[a-z]+$/;
const LONGEST_WORD = 128;
const answers = /* @__PURE__ */ new Map();
/** The cached answers are dropped at this number, because hostile files have any number of words. */
const MOST_ANSWERS = 5e4;
/** The variable that a word names; undefined if it names none. */
function serverWord(word) {
	if (word.length > LONGEST_WORD || ONE_PART.test(word) && !FIRST_WORDS.has(word)) return void 0;
	if (answers.has(word)) return answers.get(word);
	if (answers.size >= MOST_ANSWERS) answers.clear();
	const answer = lookUp(word);
	answers.set(word, answer);
	return answer;
}
function lookUp(word) {
	const snake = (/[a-z][A-Z]/.test(word) && !/[_-]/.test(word) ? word.replace(/([a-z\d])([A-Z])/g, "$1_$2") : word).toLowerCase().replaceAll("-", "_");
	if (!snake.split(/[_.]/).some((part) => FIRST_WORDS.has(part))) return void 0;
	const last = snake.slice(snake.lastIndexOf(".") + 1);
	const plain = last.replace(PREFIX, "");
	const candidates = [
		last,
		plain,
		plain.replace(PREFIX, "")
	];
	if (ROWS.has(snake)) candidates.unshift(snake);
	const component = COMPONENT.exec(last)?.[1];
	if (component !== void 0) candidates.push(component);
	if (plain !== last && SWITCH.test(plain)) candidates.push(plain.replace(SWITCH, ""));
	for (const name of candidates) {
		const forms = variableForms(name);
		if (VARIABLES.find(...forms) === void 0) continue;
		if (/^[A-Z_\d]+$/.test(word) && !forms.some((form) => ROWS.has(form))) continue;
		const bare = forms.at(-1) ?? name;
		const isProduct = name !== last && /^(?:mysqld?|mariadbd?|percona|galera)_/.test(last);
		return {
			name: name.replaceAll("_", "-"),
			certainty: certaintyOf(bare, isProduct)
		};
	}
}
/** @param isProduct whether the word has a product's name in front, as in `mysql_port`, which makes it more certain */
function certaintyOf(bare, isProduct) {
	if (!bare.includes("_") || EVERYDAY.has(bare)) return isProduct && ROWS.get(bare)?.speed !== "none" ? "sure" : "everyday";
	return LIKELY.has(bare) && !isProduct ? "likely" : "sure";
}

// src/core/sources/setting-facts.ts
/** Finds the variables of a server that a file sets, by keys, flags of a command, or options of an option file. */
/** Commands of clients, and those that create a server's data. Their flags set nothing on the server that runs. */
const CLIENT = /client\w*\s*\}\}\s|\b(?:mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlbinlog|mysqlslap|mysql_install_db|mariadb-(?:dump|admin|check|import|binlog|backup|install-db)|mariabackup|xtrabackup|dlv)["']?[,\s]|(?:^|(?<!--[\w-]+)=|["'`;&|(]\s*|\bexec\s+)(?:\/usr\/\S*\/)?(?:mysql|mariadb)["']?[,\s]|--initialize\b|--skip-column-names\b/;
/** A command that starts a server. */
const SERVER_COMMAND = /(?:^|[\s"'/=])(?:mysqld(?:_safe)?|mariadbd(?:-safe)?)(?:["'\s,]|$)/;
const NEXT_COMMAND = /;|&&|\|\|?/;
/** Groups of the programs that start a server. A server's option in such a group counts as an option of the server. */
const STARTERS = words("mysqld_safe safe_mysqld mariadb-safe mariadbd-safe");
/** Keys of programs that are not servers but have options of the same names, so that settings below do not count. */
const OTHER_PROGRAM = words("client mysqldump mysqladmin mysqlimport mysqlcheck mysqlhotcopy myisamchk isamchk xtrabackup mariabackup mariadb-dump sst mysql_replication mysql_query mysql_info mysql_user mysql_role community.mysql.mysql_replication community.mysql.mysql_query community.mysql.mysql_info community.mysql.mysql_user community.mysql.mysql_role example");
/** Names of products and their files. What is nested below a key with such a name is about a server. */
const OF_SERVER = /mysql|mariadb|percona|galera|my_?cnf/i;
const KEY_OF_SERVER = /(?:mysqld?|mariadbd?|percona|galera|my_?cnf)[\w.:-]*$/i;
/** Keys of groups of parameters, as clouds have them. All names in them are variables. */
const PARAMETERS = /parameter_?groups?|(?:cluster|instance|engine|db|server)_?param(?:eter)?s|parameter_?overrides|database_?flags|DBfor(?:MySQL|MariaDB)|section["']?\s*[:=]\s*["']?mysqld/i;
/** The option file of a server, in a command that writes to it. What that command sets is about a server. */
const FILE_OF_SERVER = /\/etc\/\S{0,60}(?:mysql|mariadb|percona)|\bmy\.cnf\b/i;
/** Variables whose names are also keys of a client's account or of a file, so that what is around proves nothing. */
const OF_OTHERS = words("user host hostname port socket password protocol path");
/** A statement that sets a variable of one connection, which does not configure the server. */
const SESSION = /(?<!-)\bset\s+(?:session\s+|local\s+|@@(?:session\.|local\.)?)?$/i;
const GLOBAL = /\bset\s+(?:@@)?(?:global|persist(?:_only)?)[\s.]+$/i;
/** The name of a product before its variable, as Hiera and Chef have it. */
const NAMESPACE = /\b(?:mysql|mariadb|percona)[\w:]*::$|\[["':](?:mysql|mariadb|percona)\w*["']?\](?:\[["':]\w+["']?\])*\[["':]$/i;
/** Part of a Hiera key of a product. What follows it is an option of the product's server. */
const OPTIONS_OF = "::config::";
/** Keys of texts for people, which may mention settings but set none. */
const MESSAGE = words("msg message description");
/** A line with nothing but a switch, such as `skip-name-resolve` in a text that a tool puts into an option file. */
const SKIPPING = /^skip[-_][\w-]+$/;
const CONDITIONAL = /\b(?:mkIf|optionalAttrs)\b/;
/** Text before a word that is not a key, but a part of a path or the variable in an expression. */
const NO_KEY = /(?:[$@\w/]|[$#%{]\{|@@\w+\.)$/;
/** Words that a variable with a number takes as a value too. */
const WORD_OF_NUMBER = words("on off true false yes no auto autosize default max maximum min minimum");
/** Prefix of a switch of an Ansible role, which only tells whether the role sets the variable. */
const SWITCH_OF_ROLE = /(?:^|_)(?:set|use|manage|configure)_$/i;
/** Shell scripts. Their own variables may begin like those of a server, so only whole names count. */
const SHELL = /\.(?:ba|da)?sh$|(?:^|\/)(?!Docker|Make)[^./]+$/i;
const FLAG = /(?<![\w-])--([a-z][\w.-]{2,100})/gi;
function settingFacts({ file, root, isPlan }) {
	const facts = [];
	for (const node of nodesIn(root)) if (node.group === void 0) facts.push(...flagFacts(node, file), ...keyFacts(node, file, isPlan === true));
	else if (node.group !== "") facts.push(...optionFacts(node, file));
	return placed(facts, file);
}
function optionFacts(node, file) {
	const group = node.group ?? "";
	if (!(isServerGroup(group) || STARTERS.has(group)) || node.parent && isRepository(node.parent)) return [];
	const text = unquoted(node.text);
	const read = readOptionFileLine(text, false);
	if (read.kind !== "option" || !/^[A-Za-z][\w.-]*$/.test(read.name)) return [];
	const word = serverWord(read.name);
	if ((STARTERS.has(group) || group === "server" || !/[._-]/.test(read.name)) && word === void 0) return [];
	const value = read.value === void 0 ? BARE : classified(read.value, false);
	const serverGroup = STARTERS.has(group) ? void 0 : group;
	return [{
		kind: "setting",
		name: read.name,
		value,
		file,
		line: node.line,
		node,
		form: "option",
		group: serverGroup,
		certainty: "sure"
	}];
}
/** A line of an option file, without the quotes and signs of a program that has the file as a string. */
function unquoted(line) {
	const [quote = ""] = /^(?:''|["'`])/.exec(line) ?? [];
	const rest = line.slice(quote.length);
	const end = quote === "" ? -1 : rest.indexOf(quote);
	if (end >= 0) return rest.slice(0, end);
	const [ended = ""] = /["'`]?[,;]?$|\\$/.exec(rest) ?? [];
	return /^["'`]/.test(ended) && rest.slice(0, -ended.length).includes(ended[0] ?? "\"") ? rest : rest.slice(0, rest.length - ended.length);
}
function keyFacts(node, file, isPlan) {
	if (MESSAGE.has(node.key)) return [];
	return assignmentsOf(node).flatMap((each) => {
		const word = wordOf(each, node.text.endsWith(","));
		const isOfShell = SHELL.test(file) && each.before === "" && node.syntax === "text";
		if (word === void 0 || isOfShell && !ROWS.has(word.name.replaceAll("-", "_"))) return [];
		if (!isValue(each) || !isPlan && isLabel(word.name, each.value)) return [];
		const certainty = node.syntax === "data" && /(?:mysql|mariadb|percona)\w*::(?:\w+::)*\w+$/.test(node.key) && (word.certainty !== "everyday" || node.key.includes(OPTIONS_OF)) || GLOBAL.test(each.before) || NAMESPACE.test(each.before) ? "sure" : word.certainty;
		const value = CONDITIONAL.test(each.before) ? {
			kind: "expression",
			text: each.value.text
		} : each.value;
		return [{
			kind: "setting",
			name: word.name,
			value,
			file,
			line: each.line,
			node,
			form: "key",
			certainty
		}];
	});
}
/** @param isParameter whether `$name` is a parameter of a Puppet class, whose value templates use */
function wordOf({ name, before }, isParameter) {
	if (NAME$1.has(name) || /(?:^|[^\w-])--$/.test(before) || SESSION.test(before)) return void 0;
	if (!(/(?:^|[\s(])\$$/.test(before) && isParameter || GLOBAL.test(before)) && NO_KEY.test(before)) return void 0;
	const word = serverWord(name);
	const prefix = word === void 0 ? "" : name.slice(0, Math.max(0, name.length - word.name.length));
	return SWITCH_OF_ROLE.test(prefix) ? void 0 : word;
}
/** Reads `--name=value`, `--name value` and `--name`. The value may also be the next item of a list. */
function flagFacts(node, file) {
	const { text, line } = node;
	const bare = SKIPPING.test(text) ? serverWord(text) : void 0;
	if (bare !== void 0) return [{
		kind: "setting",
		name: bare.name,
		value: BARE,
		file,
		line,
		node,
		form: "flag",
		certainty: bare.certainty
	}];
	if (!text.includes("--")) return [];
	return [...text.matchAll(FLAG)].flatMap(({ 0: whole, 1: name = "", index }) => {
		const word = serverWord(name);
		if (word === void 0) return [];
		const command = commandAround(node, index);
		if (CLIENT.test(command)) return [];
		const usual = word.certainty !== "everyday" ? word.certainty : ROWS.get(word.name.replaceAll("-", "_"))?.speed === "none" ? "everyday" : "likely";
		const certainty = SERVER_COMMAND.test(command) ? "sure" : usual;
		const value = flagValue(node, word.name, index, index + whole.length);
		return [{
			kind: "setting",
			name: word.name,
			value,
			file,
			line,
			node,
			form: "flag",
			certainty
		}];
	});
}
/** The command around a flag. It may begin on an earlier line, or in the first item of a list. */
function commandAround(node, at) {
	const before = [...ancestorsOf(node)].filter(({ text }) => text.endsWith("\\")).toReversed();
	const items = node.syntax === "data" && node.key === "" ? node.parent?.children.map(({ text }) => text) ?? [] : [];
	const start = [
		...before.map(({ text }) => text),
		...items.slice(0, 1),
		node.text.slice(0, at)
	].join(" ");
	const [rest = ""] = node.text.slice(at).split(NEXT_COMMAND);
	return `${start.split(NEXT_COMMAND).at(-1)}${rest}`;
}
function flagValue(node, name, from, to) {
	const { text } = node;
	const how = {
		isFlag: true,
		isCode: false,
		quote: quoteBefore(text, from)
	};
	if (text[to] === "=") return valueAt(text, to + 1, how)?.value ?? {
		kind: "literal",
		text: ""
	};
	const named = readOptionName(name);
	if (isSwitch(named) || named.prefix !== void 0) return BARE;
	const [gap = ""] = /^(?:[ \t]+|["']\s*,\s*["'])(?=[^-\s&|;"'#\\])/.exec(text.slice(to)) ?? [];
	if (gap !== "") return valueAt(text, to + gap.length, how)?.value ?? BARE;
	const isItem = (node.syntax === "data" ? node.key === "" : /^(?:-\s|["'])|\\$/.test(text)) && /^["']?,?\s*\\?$/.test(text.slice(to));
	const siblings = node.parent?.children ?? [];
	const next = siblings[siblings.indexOf(node) + 1] ?? node.children[0];
	const item = next?.text.replace(/^(?:-\s+)?["']?|["']?,?$/g, "") ?? "";
	return isItem && item !== "" && !/^-|[:={[(]\s/.test(`${item} `) && next?.key === "" ? classified(item, false) : BARE;
}
/**
* Whether a key has a variable's name, but its value is a text for people, such as a translation. That is so if the
* variable takes a number, and the value neither has a digit nor is a word like `auto`.
*/
function isLabel(name, { kind, text = "" }) {
	const row = ROWS.get(name.replaceAll("-", "_"));
	const isNumber = row?.isLimit === true || typeof row?.usual === "string" && /^\d/.test(row.usual);
	return kind === "literal" && isNumber && /^[^\d$]{2,}$/.test(text) && !WORD_OF_NUMBER.has(text.toLowerCase());
}
/**
* Raises the certainty of facts by what is around them. A `likely` name becomes `sure` in a group of parameters, or
* anywhere below a key with a product's name. An `everyday` name becomes so in a group of parameters, or directly below
* such a key. Both become so beside a setting that is `sure`.
*/
function placed(facts, file) {
	const isFileOfServer = OF_SERVER.test(file);
	const likelier = facts.flatMap((fact) => {
		const { certainty, form, node, name } = fact;
		if (form === "option") return [fact];
		const around = [...ancestorsOf(node)];
		if (around.some(({ key }) => OTHER_PROGRAM.has(key))) return [];
		const isParameter = [node, ...around].some((each) => PARAMETERS.test(headText(each))) || [node, ...around].slice(0, 4).some(hasParameters);
		const isOfServer = isFileOfServer || [...node.children.length > 0 ? [node] : [], ...around].some((each) => OF_SERVER.test(headText(each))) || FILE_OF_SERVER.test(node.text);
		const isInMap = KEY_OF_SERVER.test(node.parent?.key ?? "") && !OF_OTHERS.has(name) && !(node.parent !== void 0 && hasImage(node.parent));
		return [certainty === "sure" || isParameter || certainty === "likely" && isOfServer || certainty === "everyday" && isInMap ? {
			...fact,
			certainty: "sure"
		} : fact];
	});
	const parents = new Set(likelier.filter(({ certainty }) => certainty === "sure").map(({ node }) => node.parent));
	return likelier.map((fact) => fact.certainty !== "sure" && parents.has(fact.node.parent) && fact.node.parent?.parent !== void 0 && !OF_OTHERS.has(fact.name) ? {
		...fact,
		certainty: "sure"
	} : fact);
}
/** The text of a node without its children; in YAML and JSON with its key. */
function headText({ key, text, syntax }) {
	return syntax === "data" ? `${key}: ${text}` : text;
}
const SECTIONS = words("mysqld mariadb mariadbd server galera");
const TYPES = words("Type type kind");
/** Whether a key `type` or `section` in a block says that the block is a group of parameters. */
const hasParameters = memo(({ children }) => children.some(({ key, text }) => key === "section" ? SECTIONS.has(text) : TYPES.has(key) && PARAMETERS.test(text)));
/** Package repositories have groups with the names of products, but their options are not a server's. */
const isRepository = memo(({ children }) => children.some(({ key }) => key === "baseurl"));
/** A block with an image is a container, which has keys of its own with names of variables, such as read_only. */
const hasImage = memo(({ children }) => children.some(({ key }) => key === "image"));
/** Computes the answer about a node only once, because each of its children needs it, maybe tens of thousands. */
function memo(answer) {
	const answers = /* @__PURE__ */ new WeakMap();
	return (node) => {
		const result = answers.get(node) ?? answer(node);
		answers.set(node, result);
		return result;
	};
}

// src/core/sources/image-facts.ts
/** Finds the images and versions of servers that a file names. */
const EXPRESSION = String.raw`\$?\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\$\{[^{}]*\})*\}|\$\(\w+\)|\$\w+|<%(?:(?!<%).)*?%>`;
const IMAGE_KEY = words("image Image baseImage initImage");
/** The first line of a stage of a Dockerfile. */
const FROM = /^FROM\s+(?:--\S+\s+)?(\S+)/;
/** The name of a server's image with a tag or digest, anywhere in a text. */
const IMAGE_WORD = new RegExp(String.raw`(?<![\w./:@%-]|[=!]=\s?["']?)((?:[\w.-]{1,100}(?::\d+)?/){0,6}[\w.-]{0,60}(?:mysql|mariadb|percona|-server)[\w.-]{0,60})(?::((?:${EXPRESSION}|[\w.-])+(?:@sha256:[0-9a-f]+)?)|@(sha256:[0-9a-f]+))`, "gi");
/** Keys of an image's name where its tag has a key of its own, as in the values of a chart. */
const REPOSITORY = words("repository name newName image imageName image_name");
const TAG = words("tag newtag imagetag image_tag imagenewtag image_newtag");
/** Keys of a database engine, such as `engine: mysql`, where its version has a key of its own. */
const ENGINE = /(?:^|_)engine(?:_?name)?$|^type$/i;
const ENGINE_NAME = /^["']?(?:aurora-)?(mysql|mariadb|aurora)["']?$/i;
/** An engine that CloudFormation chooses by a condition. */
const ENGINE_CHOICE = /^!If\b.*\b(?:aurora-)?(mysql|mariadb)\b/;
const ENGINE_VERSION = words("engineversion engine_version enginemajorversion engine_majorversion engine_major_version version mysqlversion");
/** Cloud resources and Kubernetes objects whose key `version` is the version of the server. */
const VERSIONED = /^(?:kind:\s*)?(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$|\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b|\bDBfor(MySQL|MariaDB)\/\w*[sS]ervers@|^(mysql|mariadb|percona)_(?:service|server_install)\s/;
/** Keys at AWS, Google and others whose value joins product and version: mysql8.0, aurora-mysql5.7, MYSQL_8_0. */
const FAMILY_KEY = /family$|^database_?version$|^mysqlVersion$|^db_parameter_group$/i;
const isGroup = (key) => /family$|^db_parameter_group$/i.test(key);
const FAMILY = /^(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)$/i;
/** Names of packages, archives, repositories and constants of the AWS CDK that contain both product and version. */
const WORDS = [
	/\b(?:Aurora)?(Mysql|MariaDb)EngineVersion\.(?:VER_|of\(\s*["'`])(\d[\d_.]*)/i,
	/(?<!doc\/)\b(mysql|mariadb|percona)(?:-community)?-server(?:-server)?(?:-\d+\.\d+=|[-=])(?:\d+:)?(\d+\.\d+(?:\.\d+)?)\b/i,
	/\b(mysql|mariadb|percona-server)-?(\d{2,4})-(?:community-)?(?:server|release)\b/i,
	/(?:\bpkgs\.|\bpackage\s*(?:=>|[=:])\s*["']?(?:[a-z]+-)?)(mysql|mariadb|percona)(?:-server)?_?(\d{2,4}|\d_\d)\b/,
	/\b(mysql|mariadb|percona)(?:-server|-community){0,2}-(\d+\.\d+\.\d+)[\w.-]*\.(?:tar|tgz|zip|deb|rpm)\b/,
	/\/\/[\w./-]{0,200}(mariadb)[\w.]{0,40}\/(?:repo\/)?(?:mariadb-)?(\d+\.\d+(?:\.\d+)?)\//i,
	/\b(mysql|mariadb|percona)(?:-\w+){0,2}-server(?:-\w+){0,2}[-=]["']?(\$\{?\w+\}?)/i,
	/\b(mariadb)[\w.-]{0,60}\/(?:repo\/)?(?:mariadb-)?((?:\.?(?:\{\{[^{}]*\}\}|\$\{?\w+\}?))+)\//i
];
/** Package repositories. They count only in a file that installs a server, because they alone install nothing. */
const REPOSITORIES = [
	/--mariadb-server-version[= ]["']?(mariadb)-(\d+\.\d+)/i,
	/\b(percona)-release\s+.*?\bp(?:s|xc|dps|dpxc)-?(\d{2})\b/i,
	/(?:repo\.mysql\.com\b.*|\bselect-server\s.*|--enable[= ])\b(mysql)-?(\d\.?\d)\b/i
];
const INSTALLED = /(?<![\w-])(?:mysql|mariadb|percona)[\w-]*-server\b|\b(?:mysqld|mariadbd)\b|\bapk add\b.*\s(?:mysql|mariadb)(?![\w-])/;
/** A key with the name of a product, such as `mysql` or `MYSQL_VERSION`. */
const VERSION_KEY = /^[\w.:-]*(?:mysql|mariadb|percona|galera)[\w.:-]*$/i;
const IS_VERSION = /(?:version|[_-]ver|major|release|tag)$/i;
/** The name of a server's Helm chart or Nix package, which has a version beside it. */
const PACKAGE = /^"?(mysql|mariadb|percona)(?:-server)?(?:-\$\{version\})?"?$/i;
const PRODUCT = words("mysql mariadb percona");
/** Words in keys of other programs, such as `exporter`, whose version is not the server's. */
const BESIDE = /client|connector|exporter|driver|shell|router|proxy|operator|admin|php|backup|toolkit|tuner|minor|patch|revision|python|gem|chart|jdbc|module|plugin|schema|protocol|mysql2/i;
/** A key of only the last number of a version, such as `mysql_minor_version`; the first numbers stand elsewhere. */
const PART$1 = /(?<!major[_-]?)(?:minor|patch)[_-]?version$/i;
/** A key of Amazon ECS whose value, a task with its revision such as `mysql:3`, only looks like an image. */
const TASK = /task_?definition["']?\s*[:=]\s*["']?$/i;
/** Text before a value that a condition only compares with something, so that it says nothing about what runs. */
const COMPARED = /[=!]=\s?["']?$/;
/** Keys of a block whose image holds a server, whatever the image is called. */
const SERVER_KEY = words("pxc mysql mysqld mariadb mariadbd percona");
function imageFacts({ file, root }) {
	const nodes = [...nodesIn(root)];
	const isInstalled = nodes.some(({ text }) => INSTALLED.test(text));
	const stages = nodes.filter(({ text, syntax }) => syntax !== "data" && FROM.test(text));
	const facts = [];
	const add = (node, image, line = node.line, certainty = "sure") => {
		if (image !== void 0) facts.push({
			kind: "image",
			name: "image",
			value: image,
			file,
			line,
			node,
			form: "key",
			certainty
		});
	};
	for (const node of nodes) {
		if (node.group !== void 0) continue;
		const before = facts.length;
		readNames(node, stages, isInstalled, add);
		if (facts.length === before) readVersions(node, file, add);
		if (facts.length === before) readWords(node, isInstalled, add);
	}
	return facts;
}
/** Reads an image by its key. Without such a key, names of images with a tag count anywhere in the text. */
function readNames(node, stages, isInstalled, add) {
	const stage = FROM.exec(node.text)?.[1];
	if (stage !== void 0 && stages.includes(node)) {
		const isBase = isInstalled && node === stages.at(-1) && !isServerImage(stage);
		add(node, isBase ? {
			kind: "expression",
			text: `"${stage}"`
		} : imageNamed(stage), node.line, isBase || isServerImage(stage) ? "sure" : "everyday");
		return;
	}
	const repository = repositoryWithTag(node);
	if (repository !== void 0) {
		add(node, imageNamed(repository.text), repository.line);
		return;
	}
	for (const { name, value, line } of assignmentsOf(node)) {
		if (!IMAGE_KEY.has(name) || !value.text || /^[{&*|>[]/.test(value.text) || hasTagBeside(node)) continue;
		const isInServer = SERVER_KEY.has(node.parent?.key ?? "") && !BESIDE.test(value.text.replace("-operator", ""));
		add(node, imageNamed(value.text), line, isInServer || isServerImage(value.text) ? "sure" : "everyday");
		return;
	}
	if (!/mysql|mariadb|percona|-server/i.test(node.text)) return;
	for (const { 0: whole, 1: name = "", 2: tag, 3: digest = "", index } of node.text.matchAll(IMAGE_WORD)) if (isTaggedServer(name, tag ?? digest) && !TASK.test(headText(node).slice(0, index + (node.syntax === "data" ? node.key.length + 2 : 0)))) add(node, imageNamed(whole));
}
function imageNamed(text) {
	return {
		kind: hasExpression(text) ? "expression" : "literal",
		text
	};
}
function isServerImage(name) {
	return hasExpression(name) ? mayHoldServer(name) : holdsServer(name);
}
/** Assignments that stand side by side in a map, or on a line and the lines nested in it. */
function beside(node) {
	return (node.syntax === "data" ? node.children : [node, ...node.children]).flatMap((each) => assignmentsOf(each).map(({ name, value, line }) => ({
		name,
		text: value.text ?? "",
		line
	})));
}
/** Joins the name and the tag in one block to an image such as `mysql:8.4`, and gives it the line of the tag. */
function repositoryWithTag(node) {
	const all = beside(node);
	const tag = all.find(({ name, text }) => TAG.has(name.toLowerCase()) && text !== "");
	const name = tag && all.find((each) => REPOSITORY.has(each.name) && isServerImage(each.text) && !each.text.includes(":"));
	return name && tag && {
		text: `${name.text}:${tag.text}`,
		line: tag.line
	};
}
function hasTagBeside(node) {
	return node.parent !== void 0 && repositoryWithTag(node.parent) !== void 0;
}
/** Reads a version: of a package, beside an engine, in a family such as mysql8.0, or under a key for a version. */
function readVersions(node, file, add) {
	const all = beside(node);
	const engine = all.find(({ name, text }) => ENGINE.test(name) && (ENGINE_NAME.test(text) || ENGINE_CHOICE.test(text)));
	const packaged = PACKAGE.exec(all.find(({ name }) => name === "name" || name === "pname")?.text ?? "")?.[1];
	const ofPackage = all.find(({ name }) => name === (node.syntax === "data" ? "appVersion" : "version"));
	if (packaged !== void 0 && ofPackage !== void 0) {
		add(node, versionOf(packaged, ofPackage.text.replace(/^v/, "")), ofPackage.line);
		return;
	}
	const versioned = VERSIONED.exec(headText(node))?.slice(1).find(Boolean) ?? kindOf(node);
	const product = (engine && (ENGINE_CHOICE.exec(engine.text)?.[1] ?? engine.text)) ?? versioned;
	if (product !== void 0) {
		const [version] = all.filter(({ name, text }) => ENGINE_VERSION.has(name.toLowerCase()) && text !== "");
		if ((node.syntax === "data" || node.children.length > 0) && version !== void 0) {
			add(node, versionOf(product.replace(/^aurora-/i, ""), /aurora/i.test(product) && !/^\d/.test(version.text) ? `Aurora ${version.text}` : version.text), version.line);
			return;
		}
		if (engine !== void 0 && version === void 0 && node.syntax === "data") {
			if (/aurora/i.test(engine.text)) add(node, {
				kind: "expression",
				text: engine.text
			}, engine.line);
			return;
		}
	}
	for (const { name, value, line, before } of assignmentsOf(node)) {
		if (COMPARED.test(before)) continue;
		const text = value.text ?? "";
		const [, family, ofFamily = ""] = FAMILY_KEY.test(name) ? FAMILY.exec(text) ?? [] : [];
		const version = family === void 0 ? keyedVersion(node, name, value) ?? versionOfFolder(file, name, value) : versionOf(family, ofFamily.replaceAll("_", "."));
		if (version === void 0) continue;
		add(node, version, line, family !== void 0 && isGroup(name) ? "likely" : "sure");
		return;
	}
}
/** Product in the `kind` of the Kubernetes object whose `spec` is the node, such as `MariaDB`. */
function kindOf(node) {
	const kind = node.key === "spec" ? node.parent?.children.find(({ key }) => key === "kind") : void 0;
	return kind && VERSIONED.exec(kind.text)?.[1];
}
function isEngineVersion(name) {
	return ENGINE_VERSION.has(name.toLowerCase()) && name.toLowerCase().startsWith("engine");
}
/** The version that a key gives, as in `MYSQL_VERSION=5.7.25`, `mariadb::version: '10.11'` or `mysql: "8.0"`. */
function keyedVersion(node, name, { kind, text = "" }) {
	const key = node.syntax === "data" ? node.key : `${namespaceOf(node, name)}${name}`;
	const around = node.parent === void 0 ? "" : headText(node.parent);
	const isBelow = name.toLowerCase() === "version" && PRODUCT.has(node.parent?.key.toLowerCase() ?? "") || isEngineVersion(name) && /mysql|mariadb/i.test(around);
	if (!(VERSION_KEY.test(key) || isBelow) || /^\[|^$/.test(text)) return void 0;
	if (kind === "literal" && /\s/.test(text)) return void 0;
	const part = PART$1.exec(key);
	if (BESIDE.test(key.slice(0, part?.index))) return void 0;
	if (!isBelow && !IS_VERSION.test(key) && (!PRODUCT.has(key.toLowerCase()) || !text.includes("."))) return void 0;
	if (kind === "literal" && !/^v?\d|^(?:latest|lts)/.test(text)) return void 0;
	const fork = /mariadb|galera/i.test(isBelow ? around : key) ? "mariadb" : "mysql";
	if (part !== null) return {
		kind: "expression",
		text: `${fork}:….${text}`
	};
	if (kind === "literal") return versionOf(fork, text.replace(/^v(?=\d)/, ""));
	const inner = /:-["']?([\d.]+)/.exec(text)?.[1];
	return inner === void 0 ? {
		kind: "expression",
		text: `${fork}:${referenceTo(text)}`
	} : versionOf(fork, inner);
}
/** Reads a version of three numbers from a variable of a Chef cookbook or Ansible role with a product's name. */
function versionOfFolder(file, name, { kind, text = "" }) {
	const product = /(?:^|\/)(mysql|mariadb|percona)[^/]*\/(?:attributes|defaults|vars)\//.exec(file)?.[1];
	const isVersion = kind === "literal" && /^\d+\.\d+\.\d+$/.test(text) && /version|newest|latest|release/i.test(name);
	return product !== void 0 && isVersion ? versionOf(product, text) : void 0;
}
/** Product before a name on its line: `mysql` for `default['mysql']['version']`; empty if there is none. */
function namespaceOf({ text }, name) {
	return /\[["':](mysql|mariadb|percona)\w*["']?\]/i.exec(text.slice(0, text.indexOf(name)))?.[1] ?? "";
}
function readWords(node, isInstalled, add) {
	const text = headText(node);
	if (!/mysql|mariadb|percona/i.test(text)) return;
	const [whole, product = "", version = ""] = (isInstalled ? [...WORDS, ...REPOSITORIES] : WORDS).map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? [];
	if (whole === void 0) return;
	const major = product.toLowerCase() === "mariadb" ? /^\d\d(?!\.)/ : /^\d(?!\.)/;
	const number = /^\$|\{\{/.test(version) ? version : version.replaceAll("_", ".").replace(major, "$&.").replace(/\.$/, "");
	add(node, versionOf(product, /^Aurora/.test(whole) ? `Aurora ${number}` : number));
}
/** The image for a version: an expression if the version is not a number, undefined if the product never had it. */
function versionOf(product, version) {
	const { fork } = familyOfImage(product.toLowerCase());
	if (isMoving(version)) return {
		kind: "literal",
		text: `${fork}:${version}`
	};
	const number = /^(?:\d+:)?(\d+(?:\.\d+)*)/.exec(version)?.[1];
	if (number === void 0 || /aurora/i.test(version)) return {
		kind: "expression",
		text: `${fork}:${referenceTo(version)}`
	};
	return mayBeVersion(fork, number) ? {
		kind: "literal",
		text: `${fork}:${number}`
	} : void 0;
}
function referenceTo(text) {
	const version = text.replace(/^(["'])(.*)\1$/, "$2");
	return /^(?:\$|\{\{|Aurora|\d)/.test(version) ? version : `\${${/^!Ref\s+["']?([\w.:-]+)["']?$/.exec(version)?.[1] ?? version}}`;
}
/** Whether a node names a database that qpsgate does not measure, such as PostgreSQL, and no MySQL or MariaDB. */
function speaksOfOtherDatabase(node) {
	const text = [...nodesIn(node)].slice(0, 200).map(headText).join("\n");
	return /postgres|sqlserver|oracle-|mongo|docdb|neptune/i.test(text) && !/mysql|mariadb|percona/i.test(text);
}

// src/core/sources/file-servers.ts
/** Finds the servers of a file: images, lists and settings show which blocks are one. Each gets the facts inside it. */
/** Keys of only a part of a server, such as `config`. The block around such a key is the server. */
const PART = words("image images tags engine build config properties Properties global spec values container_definitions containerDefinitions");
/** Keys of lists and maps each of whose items is a server, such as `services` of Compose. */
const LIST = words("services resources Resources releases jobs planned instances");
/** An image with this word holds no server: an exporter reads the metrics of a server in another container. */
const EXPORTER = "exporter";
const NAMES = words("name alias");
const RESOURCE = /^(?:resource|module|data)\s+"/;
/** Terraform resources that each set one parameter of a server. PARAMETER_OF matches the key that names the server. */
const PARAMETER = /\b\w*(?:mysql|mariadb)\w*_(?:configuration|(?:global_)?variable|parameter|setting)\b/;
const PARAMETER_OF = /["']?\b(?:server_name|server_id|instance_id|instance_name|cluster_id|provider)["']?\s*[:=]\s*([^\s,]+)/;
/** Conditions and loops of a shell script. What they enclose is a part of a server, not a server of its own. */
const SHELL_BLOCK = /^(?:if|elif|else|for|while|until|case)(?=\s|$)/;
/** Most servers of one file. A file with more is read as a single server. */
const MOST_SERVERS = 300;
function fileServers(document, facts) {
	const { root, file } = document;
	const images = facts.filter(({ kind, certainty, value }) => kind === "image" && certainty !== "everyday" && !value.text?.toLowerCase().includes(EXPORTER));
	const isObject = childOf(root, "apiVersion") !== void 0;
	const isBuild = root.children.some(({ text }) => FROM.test(text));
	const blocks = new Set(isObject || isBuild ? [] : images.map((fact) => blockOfImage(fact.node, root)));
	const others = new Set(facts.filter(({ kind, certainty }) => kind === "image" && certainty === "everyday").map(({ node }) => node.parent));
	const counting = facts.filter(({ kind, certainty }) => kind === "setting" && certainty !== "everyday");
	for (const top of isObject || isBuild ? [] : topsSideBySide(counting, blocks)) blocks.add(top);
	const owners = Map.groupBy(facts, (fact) => isObject || isBuild ? root : ownerOf(fact.node, blocks, root));
	return joined([...owners.size > MOST_SERVERS ? [[root, facts]] : owners].flatMap(([block, members]) => {
		if (speaksOfOtherDatabase(block)) return [];
		const hasImage = members.some((fact) => images.includes(fact));
		const isOther = !hasImage && members.some(({ kind, certainty }) => kind === "image" && certainty === "everyday");
		const serverFacts = members.filter((fact) => isKept(fact, hasImage, isOther) && !isOfOther(fact, others));
		return serverFacts.length === 0 ? [] : [{
			file,
			line: block === root ? 1 : block.line,
			name: block === root ? nameOfObject(root) : nameOf(block),
			hasImage,
			facts: serverFacts,
			block
		}];
	}));
}
/** Whether a fact is the server's. A flag beside a server's image is, even if other programs have the same flag. */
function isKept({ kind, certainty, form }, hasImage, isOther) {
	if (kind === "image") return certainty !== "everyday";
	if (kind === "machine") return true;
	if (certainty === "sure") return true;
	return form === "flag" ? hasImage : certainty === "likely" && hasImage && !isOther;
}
/** Whether a fact sizes a container of another program that runs beside the server. */
function isOfOther({ kind, node }, others) {
	return kind === "machine" && [...ancestorsOf(node)].some((each) => others.has(each));
}
function blockOfImage(node, root) {
	let block = (node.syntax === "data" ? node.children.length > 0 : RESOURCE.test(node.text) || /^- /.test(node.text)) ? node : node.parent ?? root;
	while (block.parent !== void 0 && block.parent !== root && PART.has(block.key)) block = block.parent;
	return PART.has(block.key) && block.parent !== void 0 ? block.parent : block;
}
/** Finds the outermost blocks that set the same variable. Each of these blocks is a server of its own. */
function topsSideBySide(settings, blocks) {
	const tops = /* @__PURE__ */ new Map();
	for (const { name, node, form } of settings) {
		const around = [node, ...ancestorsOf(node)];
		const top = around.at(-2);
		if (top === void 0 || top === node || node.syntax === "code") continue;
		if (form === "option" && top.syntax !== "data" && !/:$|:\s*[|>][-+]?$/.test(top.text)) continue;
		if (around.some((each) => blocks.has(each)) || LIST.has(top.key) || SHELL_BLOCK.test(top.text)) continue;
		tops.set(name, (tops.get(name) ?? /* @__PURE__ */ new Set()).add(top));
	}
	return [...tops.values()].flatMap((all) => all.size > 1 ? [...all] : []);
}
function ownerOf(node, blocks, root) {
	const path = [node, ...ancestorsOf(node)];
	const block = path.find((each) => blocks.has(each));
	if (block !== void 0) return block;
	const list = path.findIndex(({ key }) => LIST.has(key));
	if (list > 0) return path[list - 1] ?? root;
	const top = path.at(-2);
	return top !== void 0 && RESOURCE.test(top.text) ? top : root;
}
function nameOf(block) {
	if (block.key !== "") return block.key;
	return childOf(block, NAMES)?.text ?? block.text.replace(/[^\w.-]+/g, " ").trim().slice(0, 60);
}
/** Name of a Kubernetes object; empty for other files. */
function nameOfObject(root) {
	const metadata = childOf(root, "apiVersion") && childOf(root, "metadata");
	return (metadata && childOf(metadata, "name")?.text) ?? "";
}
/** Joins resources that each set one parameter of the same server. Servers of the same name get numbers behind it. */
function joined(servers) {
	const parts = Map.groupBy(servers, (server) => serverOfParameter(server) ?? server);
	const counts = /* @__PURE__ */ new Map();
	return [...parts].map(([key, all]) => {
		const [first] = all;
		const name = typeof key === "string" ? key : first.name;
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		return {
			...first,
			name: count === 1 ? name : `${name}-${count}`,
			facts: all.flatMap(({ facts }) => facts)
		};
	});
}
function serverOfParameter({ block }) {
	const kind = PARAMETER.exec(headText(block))?.[0];
	if (kind === void 0) return void 0;
	const named = [...nodesIn(block)].flatMap((node) => PARAMETER_OF.exec(headText(node))?.[1] ?? []);
	return named.length === 0 ? kind : named.map((each) => each.replace(/^["'](.*)["']$/, "$1").replace(/\.(?:name|id)$/, "")).join(" ");
}

// src/core/sources/machine-facts.ts
/** Keys by which a file sizes the machine or the container of a server, in one table. */
const MACHINE_KEYS = [
	{
		keys: words("mem_limit mem_reservation memory_limit memory-limit shm_size cpus cpu_quota cpu_count cpuset cpu_shares ulimits"),
		of: "container"
	},
	{
		keys: words("memory cpu cpus"),
		within: words("limits requests reservations resources"),
		of: "container"
	},
	{
		keys: words("storageClassName storageClass storage"),
		within: words("spec persistence requests volumeClaimTemplate volumeClaimTemplates volumeSpec"),
		of: "machine"
	},
	{
		keys: words("instance_class DBInstanceClass db_instance_class instanceClass instance_type InstanceType allocated_storage AllocatedStorage storage_type StorageType iops Iops storage_throughput StorageThroughput max_capacity min_capacity MaxCapacity MinCapacity parameter_group_name DBParameterGroupName db_parameter_group_name db_cluster_parameter_group_name DBClusterParameterGroupName option_group_name"),
		of: "machine"
	},
	{
		keys: words("tier machine_type disk_type disk_size diskType dataDiskType"),
		within: words("settings"),
		of: "machine"
	},
	{
		keys: words("memory memory_mb cpus size"),
		within: words("vm [vm] [[vm]]"),
		of: "machine"
	},
	{
		keys: words("sku_name skuName storage_mb auto_grow_enabled size_gb"),
		of: "machine"
	}
];
/** How many keys above a value are searched for one from which a Kubernetes operator derives settings. */
const DEEPEST$2 = 3;
const LIMIT = /^["']?(\d+(?:\.\d+)?)\s*([kmgt]?)i?b?["']?$/i;
const LIMITS_MEMORY = words("mem_limit memory_limit");
const POWERS = [
	"",
	"k",
	"m",
	"g",
	"t"
];
function machineFacts({ file, root }) {
	return [...nodesIn(root)].flatMap((node) => node.group === void 0 ? factsOf(node, file) : []);
}
function factsOf(node, file) {
	return assignmentsOf(node).flatMap(({ name, value, line }) => {
		const path = [...[...ancestorsOf(node)].slice(0, DEEPEST$2).map(({ key }) => key).toReversed(), name];
		const derived = path.findIndex((key) => derivesSettings(key));
		if (!(derived >= 0 || machineKey(name, node) !== void 0) || value.text === void 0) return [];
		return [{
			kind: "machine",
			name: derived < 0 ? name : path.slice(derived).join("."),
			value,
			file,
			line,
			node,
			form: "key",
			certainty: "sure"
		}];
	});
}
/** Whether a key limits the container of a server. What such a limit costs is not measured. */
function limitsContainer(name) {
	return MACHINE_KEYS.some(({ keys, of }) => of === "container" && keys.has(name.replace(/ \d+$/, "")));
}
function machineKey(name, node) {
	return MACHINE_KEYS.find(({ keys, within }) => keys.has(name) && (within === void 0 || [node, ...ancestorsOf(node)].slice(0, 3).some(({ key }) => within.has(key))));
}
/**
* Finds the largest limit of memory, because a smaller one may be that of another program beside the server. Units are
* read as powers of 1024, as in compose files. Kubernetes' units without an i are up to a tenth smaller, so the limit
* may be read too high, but never too low.
*
* @returns bytes; undefined if nothing limits it
*/
function memoryLimitIn(facts) {
	return facts.flatMap(({ kind, name, value, node, file, line }) => {
		const isLimit = LIMITS_MEMORY.has(name) || name === "memory" && [node, ...ancestorsOf(node)].slice(0, 2).some(({ key }) => key === "limits");
		const [, amount, unit = ""] = kind === "machine" && isLimit ? LIMIT.exec(value.text ?? "") ?? [] : [];
		return amount === void 0 ? [] : [{
			file,
			line,
			value: Number(amount) * 1024 ** POWERS.indexOf(unit.toLowerCase())
		}];
	}).toSorted((one, other) => other.value - one.value)[0];
}

// src/core/sources/rds-formulas.ts
/**
* Formulas in parameter groups of Amazon RDS, such as `{DBInstanceClassMemory*3/4}`.
*
* https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/USER_ParamValuesRef.html
*/
/** Longer texts are not taken for formulas. */
const LONGEST = 1e3;
const DEEPEST$1 = 50;
const TOKEN = /\d+|[A-Za-z]+|[^\s]/g;
const FUNCTIONS = /* @__PURE__ */ new Map([
	["GREATEST", Math.max],
	["LEAST", Math.min],
	["SUM", (...values) => values.reduce((a, b) => a + b)]
]);
/** Whether a value is a formula, even one that cannot be computed here, such as IF(…). */
function isRdsFormula(text) {
	return text.length <= LONGEST && /^\s*(?:\{|(?:GREATEST|LEAST|SUM|IF)\s*\()/.test(text);
}
/**
* Computes the whole number that a formula gives for an instance. Quotients are truncated, because RDS truncates them.
* The result is undefined if the formula needs memory that is not given, or the text is not a formula.
*
* @param memory bytes that the server may use: those of the instance class, less the part that RDS itself takes;
*   undefined: not given
*/
function computeRdsFormula(text, memory) {
	if (!isRdsFormula(text)) return void 0;
	const tokens = text.match(TOKEN) ?? [];
	let depth = 0;
	const take = (token) => tokens[0] === token && tokens.shift() !== void 0;
	const closed = (value, mark) => take(mark) ? value : NaN;
	/** @param isExact whether quotients keep their fraction, as inside a logarithm */
	const product = (isExact) => {
		depth += 1;
		let value = depth > DEEPEST$1 ? NaN : factor(isExact);
		while (!Number.isNaN(value) && (tokens[0] === "*" || tokens[0] === "/")) {
			value = tokens.shift() === "/" ? value / factor(isExact) : value * factor(isExact);
			if (!isExact) value = Math.trunc(value);
		}
		depth -= 1;
		return value;
	};
	const factor = (isExact) => {
		if (take("{")) return closed(product(isExact), "}");
		if (take("(")) return closed(product(isExact), ")");
		const sign = take("-") ? -1 : 1;
		const token = tokens.shift();
		if (/^\d+$/.test(token ?? "")) return sign * Number(token);
		if (sign > 0 && take("(")) return token === "log" ? logarithm(closed(product(true), ")")) : call(token);
		return sign > 0 && token === "DBInstanceClassMemory" ? memory ?? NaN : NaN;
	};
	const call = (name) => {
		const values = [product(false)];
		while (take(",")) values.push(product(false));
		return closed(FUNCTIONS.get(name)?.(...values) ?? NaN, ")");
	};
	const value = product(false);
	return tokens.length === 0 && Number.isSafeInteger(value) ? value : void 0;
}
/**
* The base is 2 and the result is rounded, because only that gives the numbers in Aurora's table of max_connections:
* 6000 for a db.r5.12xlarge, where `value` is 50, and 7000 for a db.r5.24xlarge, where it is 100.
*/
function logarithm(value) {
	return value > 0 ? Math.round(Math.log2(value)) : NaN;
}

// src/core/sources/plan-document.ts
/** Reads plans and states of Terraform as trees of the resources as they will be, by their addresses. */
/** Terraform's words for a value that is unknown until the plan is applied. */
const OPEN_VALUE = "known after apply";
/** Numbers that stand for secret values, given in the order in which the values first appear. */
const numbers = /* @__PURE__ */ new Map();
/** A label in place of a secret value. Equal values get equal labels, so that a change of the value is still seen. */
function hidden(value) {
	const number = numbers.get(value) ?? numbers.size + 1;
	numbers.set(value, number);
	return `a value that is not shown (${number})`;
}
/** Whether a text looks like a plan or a state: an object with one of their keys. */
function isPlan(text) {
	return text.trimStart().startsWith("{") && /"(?:resource_changes|planned_values|root_module)"\s*:/.test(text);
}
/** @returns undefined if the text is not a plan, or a plan that is cut off */
function planDocument(text, file) {
	if (!isPlan(text)) return void 0;
	let resources;
	try {
		resources = resourcesOf(JSON.parse(text));
	} catch {
		return;
	}
	if (resources === void 0) return void 0;
	const root = rootNode("data");
	const planned = grow(root, "planned", void 0, 1);
	let from = 0;
	let line = 1;
	for (const [address, values] of resources) {
		const at = text.indexOf(JSON.stringify(address), from);
		if (at >= 0) line += text.slice(from, at).split("\n").length - 1;
		from = Math.max(from, at);
		grow(planned, address, values, line);
	}
	return {
		file,
		root,
		isPlan: true
	};
}
function grow(parent, key, value, line) {
	const isScalar = value !== null && value !== void 0 && !isNested(value);
	const node = {
		key,
		text: isScalar ? String(value) : "",
		line,
		parent,
		children: [],
		syntax: "data",
		group: void 0
	};
	parent.children.push(node);
	if (isScalar && node.text.includes("\n")) {
		const lines = node.text.split("\n").map((text) => ({
			text,
			number: line
		}));
		addLines(node, lines);
		return node;
	}
	if (Array.isArray(value)) for (const item of value) grow(node, "", item, line);
	else if (isNested(value)) for (const [name, field] of Object.entries(value)) grow(node, name, field, line);
	return node;
}
/** Whether a text stands in place of a value that is unknown or secret. */
function isStandIn(text) {
	return text === OPEN_VALUE || /^a value that is not shown \(\d+\)$/.test(text);
}
/**
* Whether a value of a plan may be shown: a number, a word in capitals, a switch or a formula. Anything else may be a
* secret, because plans hold secrets in plain text.
*/
function isPublic(text) {
	return /^[+-]?[\d.]+[KMGTPE]?$|^[A-Z_,]{1,40}$/.test(text) || stateOf(text) !== void 0 || isRdsFormula(text);
}
/** Resources by their addresses; undefined if the value is not a plan. */
function resourcesOf(plan) {
	const { resource_changes: changes, planned_values: planned, values } = fieldsOf(plan);
	const root = fieldsOf(planned ?? values).root_module;
	if (!Array.isArray(changes) && root === void 0) return void 0;
	const resources = /* @__PURE__ */ new Map();
	const modules = [root];
	for (const module of modules) {
		modules.push(...listOf(fieldsOf(module).child_modules));
		for (const resource of listOf(fieldsOf(module).resources)) resources.set(String(resource.address), shown(resource.values, void 0, resource.sensitive_values));
	}
	for (const { address, change, deposed } of listOf(changes)) {
		if (deposed !== void 0) continue;
		const { after, after_unknown: unknown, after_sensitive: sensitive } = fieldsOf(change);
		if (after === null) resources.delete(String(address));
		else resources.set(String(address), shown(after, unknown, sensitive));
	}
	return resources;
}
function shown(value, unknown, sensitive) {
	if (unknown === true) return OPEN_VALUE;
	if (sensitive === true) return value === null || value === void 0 ? value : hidden(JSON.stringify(value));
	if (!isNested(value) && !isNested(unknown)) return value;
	const [fields, open, secret] = [
		fieldsOf(value),
		fieldsOf(unknown),
		fieldsOf(sensitive)
	];
	const entries = [.../* @__PURE__ */ new Set([...Object.keys(fields), ...Object.keys(open)])].map((key) => [key, shown(fields[key], open[key], secret[key])]);
	return Array.isArray(value) || Array.isArray(unknown) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
/** Whether a value has fields. A list has them too: its items, with their numbers as names. */
function isNested(value) {
	return typeof value === "object" && value !== null;
}
function fieldsOf(value) {
	return isNested(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value.map(fieldsOf) : [];
}

// src/core/sources/yaml-document.ts
var import_dist = require_dist();
const NAME = /\.(?:ya?ml|json|jsonc|sls|template)$/i;
/** The start of a JSON text, which counts whatever the file is called. */
const JSON_TEXT = /^\s*\{\s*"[^"\n]*"\s*:/;
/** Marks of a template outside of strings, which YAML cannot have. */
const TEMPLATE = /^[ \t]*(?:\{\{|\{%|<%)|:[ \t]+\{\{(?!.*["'])/m;
/** A schema of Kubernetes objects. */
const SCHEMA = /^kind: CustomResourceDefinition[ \t]*$/m;
/** Deeper nesting is not read, because no configuration has it. */
const DEEPEST = 100;
/** Most nodes that the aliases of a text may repeat. Nested aliases could make a huge tree of a small text. */
const MOST_COPIES = 2e4;
/** The documents of a text; undefined if it is not YAML, nests too deep, or is a template. */
function yamlDocuments(whole, file) {
	if (!(NAME.test(file) || JSON_TEXT.test(whole)) || TEMPLATE.test(whole)) return void 0;
	if (isDeep(whole)) return void 0;
	const text = SCHEMA.test(whole) ? blankSchemas(whole) : whole;
	if (text.trim() === "") return [];
	const lines = new import_dist.LineCounter();
	const parsed = stacklessParse(() => (0, import_dist.parseAllDocuments)(text, {
		lineCounter: lines,
		uniqueKeys: false,
		prettyErrors: false,
		logLevel: "silent",
		customTags: [],
		schema: "core",
		strict: false
	}));
	if (!Array.isArray(parsed) || parsed.length === 0) return void 0;
	if (parsed.some(({ errors }) => errors.some(({ code }) => code !== "TAG_RESOLVE_FAILED"))) return void 0;
	const documents = parsed.flatMap((document) => {
		const { contents } = document;
		const growth = new Growth(text, (offset) => Math.max(1, lines.linePos(offset).line));
		if (!(0, import_dist.isMap)(contents) && !(0, import_dist.isSeq)(contents)) return [];
		const root = rootNode("data", growth.lineOf(contents));
		growth.addChildren(root, contents, 0);
		return [{
			file,
			root
		}];
	});
	return documents.length === 0 ? void 0 : documents;
}
/** Blanks schemas: operators ship megabytes of them, which configure no server and would take the parser seconds. */
function blankSchemas(text) {
	return text.split(/^(?=---)/m).map((document) => SCHEMA.test(document) ? document.replace(/[^\n]/g, "") : document).join("");
}
/** Whether the parser would take too long, because brackets nest very deep, or very many close that never opened. */
function isDeep(text) {
	let depth = 0;
	for (const character of text) {
		if (character === "[" || character === "{") depth += 1;
		if (character === "]" || character === "}") depth -= 1;
		if (Math.abs(depth) > DEEPEST) return true;
	}
	return false;
}
/**
* Parses without stack traces: the parser makes an error for each wrong token, and the stacks, which nobody reads,
* would take most of the time.
*/
function stacklessParse(parse) {
	const { stackTraceLimit } = Error;
	try {
		Error.stackTraceLimit = 0;
		return parse();
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}
var Growth = class {
	#source;
	#lineAt;
	/** The last node of each anchor so far. The library itself would search the whole document for each alias. */
	#anchors = /* @__PURE__ */ new Map();
	#copiesLeft = MOST_COPIES;
	#isCopying = false;
	constructor(source, lineAt) {
		this.#source = source;
		this.#lineAt = lineAt;
	}
	lineOf(node) {
		return this.#lineAt(node?.range?.[0] ?? 0);
	}
	addChildren(parent, value, depth) {
		if (depth > DEEPEST || this.#isCopying && this.#copiesLeft <= 0) return;
		if ((0, import_dist.isMap)(value)) for (const { key, value: below } of value.items) {
			this.#remember(key);
			const name = (0, import_dist.isScalar)(key) ? String(key.source ?? key.value) : "";
			if (name === "<<") {
				for (const merged of (0, import_dist.isSeq)(below) ? below.items : [below]) this.#copying(merged, (value) => this.addChildren(parent, value, depth + 1));
				continue;
			}
			const at = (0, import_dist.isScalar)(key) || (0, import_dist.isMap)(key) ? this.lineOf(key) : parent.line;
			this.#add(parent, {
				key: name,
				at
			}, below, depth);
		}
		else if ((0, import_dist.isSeq)(value)) for (const item of value.items) this.#add(parent, {
			key: "",
			at: this.lineOf(item)
		}, item, depth);
	}
	#remember(node) {
		if ((0, import_dist.isNode)(node) && !(0, import_dist.isAlias)(node) && node.anchor !== void 0 && !this.#isCopying) this.#anchors.set(node.anchor, node);
	}
	#add(parent, { key, at }, node, depth) {
		this.#copying(node, (value) => this.#addValue(parent, {
			key,
			at
		}, value, depth));
	}
	/** Adds a node; for an alias, the node of its anchor. */
	#copying(node, add) {
		this.#remember(node);
		const isCopying = this.#isCopying;
		this.#isCopying ||= (0, import_dist.isAlias)(node);
		add((0, import_dist.isAlias)(node) ? this.#anchors.get(node.source) : node);
		this.#isCopying = isCopying;
	}
	#addValue(parent, { key, at }, value, depth) {
		if (this.#isCopying) this.#copiesLeft -= 1;
		const lines = this.#linesOf(value);
		const text = lines === void 0 ? textOf(value) : "";
		const node = {
			key,
			text,
			line: text !== "" ? this.lineOf(value) : at,
			parent,
			children: [],
			syntax: "data",
			group: void 0
		};
		parent.children.push(node);
		if (lines === void 0) this.addChildren(node, value, depth + 1);
		else addLines(node, lines);
	}
	/** The lines of a scalar that has several, with their numbers; those of a string with `\n` all have its number. */
	#linesOf(value) {
		if (!(0, import_dist.isScalar)(value) || typeof value.value !== "string" || !value.range) return void 0;
		const [from, to] = value.range;
		const source = this.#source.slice(from, to);
		const first = this.#lineAt(from);
		if (source.includes("\n", source.startsWith("|") || source.startsWith(">") ? source.indexOf("\n") + 1 : 0)) return source.split("\n").map((text, index) => ({
			text: index === 0 ? text.replace(/^["'|>][-+\d]*/, "") : text,
			number: first + index
		}));
		if (/^[|>]/.test(source)) return source.split("\n").slice(1).map((text, index) => ({
			text,
			number: first + 1 + index
		}));
		return value.value.includes("\n") ? value.value.split("\n").map((text) => ({
			text,
			number: first
		})) : void 0;
	}
};
/** A scalar's text, with its tag; a short call such as `!If [a, b, c]` as its source. */
function textOf(value) {
	if ((0, import_dist.isScalar)(value)) {
		const text = typeof value.value === "string" ? value.value : String(value.source ?? value.value ?? "");
		return value.tag?.startsWith("!") === true ? `${value.tag} ${text}` : text;
	}
	if ((0, import_dist.isSeq)(value) && value.tag?.startsWith("!") === true) return `${value.tag} [${value.items.map((item) => textOf(item) || ((0, import_dist.isSeq)(item) || (0, import_dist.isMap)(item) ? "…" : "")).join(", ")}]`;
	return "";
}

// src/core/sources/read-file.ts
const OPTION_FILE = /(?<!mysqld-auto)\.cnf$/i;
const MAYBE_OPTION_FILE = /\.(?:ini|conf|cfg|inc|txt|d\/[^/]*)$|(?:^|\/)[^./]+$/i;
const SERVER_GROUP = /^[ \t]*\[(?:mysqld?|mariadbd?|galera|client)[\w.@-]*[ \t]*\]/im;
/** A first line, after comments, that begins a group or includes a file. */
const FIRST_LINE = /^(?:[ \t]*(?:[#;].*)?\r?\n)*[ \t]*(?:\[|!include)/;
/** A line with a template's expression, outside of comments. */
const TEMPLATE_LINE = /^[ \t]*(?![#; \t]).*(?:\{\{|\{%|<%|\$\{\w[^}$\n]*\})/m;
const FORMATS = [
	{
		name: "Terraform's plan",
		documents: (text, path) => oneOrNone(planDocument(text, path))
	},
	{
		name: "YAML and JSON",
		documents: yamlDocuments
	},
	{
		name: "lines",
		documents: lineDocuments
	}
];
function oneOrNone(document) {
	return document && [document];
}
/**
* Reads a text that is not an option file, by the first format that can read it. Facts and servers are found when they
* are first used, because many files are read only for the values that they give to names.
*/
function factsIn(text, path) {
	const documents = FORMATS.map((format) => format.documents(text, path)).find((each) => each !== void 0) ?? [];
	let read;
	const all = () => {
		if (read !== void 0) return read;
		const each = documents.map((document) => ({
			document,
			facts: documentFacts(document)
		}));
		read = {
			facts: each.flatMap(({ facts }) => facts),
			servers: each.flatMap(({ document, facts }) => fileServers(document, facts))
		};
		return read;
	};
	return {
		kind: "facts",
		documents,
		get facts() {
			return all().facts;
		},
		get servers() {
			return all().servers;
		}
	};
}
/** All facts of a document. In a plan of Terraform, labels replace the values that may be secrets. */
function documentFacts(document) {
	const facts = [
		...settingFacts(document),
		...imageFacts(document),
		...machineFacts(document)
	];
	return document.isPlan === true ? facts.map(publicFact) : facts;
}
function publicFact(fact) {
	const { kind, value } = fact;
	if (kind !== "setting" || value.text === void 0 || value.text === "") return fact;
	if (isStandIn(value.text)) return {
		...fact,
		value: {
			kind: "expression",
			text: value.text
		}
	};
	return isPublic(value.text) ? fact : {
		...fact,
		value: {
			kind: "expression",
			text: hidden(value.text)
		}
	};
}
/** The files of one side of a change, each of which is read only once. */
var SideFiles = class {
	reader;
	#files = /* @__PURE__ */ new Map();
	#texts;
	/** @param texts files by path and text; both sides share them, because most files near a change are equal on both */
	constructor(reader, texts = /* @__PURE__ */ new Map()) {
		this.reader = reader;
		this.#texts = texts;
	}
	/** @returns undefined if there is no such file, or it is not a text */
	of(path) {
		if (!this.#files.has(path)) this.#files.set(path, this.#read(path));
		return this.#files.get(path);
	}
	/** The file that `file` names as `path`; undefined also if it lies outside of the repository, or belongs to git. */
	namedBy(file, path) {
		return this.reader.file(path, file).kind === "outside" ? void 0 : this.of(path);
	}
	text(path) {
		const reading = this.reader.file(path, path);
		return reading.kind === "text" ? reading.text : void 0;
	}
	isThere(path) {
		return this.reader.file(path, path).kind !== "absent" || this.reader.directory(path, path).kind !== "absent";
	}
	names(folder) {
		const listing = this.reader.directory(folder === "" ? "." : folder, ".");
		return listing.kind === "names" ? listing.names : [];
	}
	#read(path) {
		const listing = this.reader.directory(path, path);
		const isFolder = listing.kind === "names";
		if (isFolder && !listing.names.some((name) => OPTION_FILE.test(name))) return void 0;
		const text = isFolder ? void 0 : this.text(path);
		if (isFolder || text !== void 0 && isOptionFile(path, text) || text === void 0 && OPTION_FILE.test(path)) {
			const read = readOptionPath(path, this.reader);
			if (read.kind === "absent") return void 0;
			if (read.kind === "read") return {
				...read,
				kind: "options"
			};
			const { actual, allowed } = read;
			return {
				kind: "options",
				options: [],
				warnings: [],
				problems: [{
					file: path,
					line: 1,
					path: "",
					actual: `a file ${actual}`,
					allowed
				}]
			};
		}
		if (text !== void 0 && isPlan(text) && planDocument(text, path) === void 0) return brokenPlan(path);
		if (text === void 0) return void 0;
		const key = `${path}\0${text}`;
		const file = this.#texts.get(key) ?? factsIn(text, path);
		this.#texts.set(key, file);
		return file;
	}
};
function brokenPlan(file) {
	return {
		kind: "options",
		options: [],
		warnings: [],
		problems: [{
			file,
			line: 1,
			path: "",
			actual: "a plan of Terraform that is no JSON",
			allowed: "what terraform show -json prints"
		}]
	};
}
/** Whether a file is an option file: its name or its first group says so, and it is not a template. */
function isOptionFile(path, text) {
	if (isCommand(path)) return ofServers(text) && FIRST_LINE.test(text);
	if (isTemplate(text) || text.trimStart().startsWith("{") || madeFrom(path) !== path.slice(path.lastIndexOf("/") + 1)) return false;
	return OPTION_FILE.test(path) || MAYBE_OPTION_FILE.test(path) && FIRST_LINE.test(text) && SERVER_GROUP.test(text);
}
/** Whether a text has expressions of a template. Groups of other programs do not count, because servers skip them. */
function isTemplate(text) {
	if (!TEMPLATE_LINE.test(text)) return false;
	let isOfServers = true;
	return text.split("\n").some((line) => {
		const read = readOptionFileLine(line, false);
		if (read.kind === "group") isOfServers = isServerGroup(read.name) || isLikeServerGroup(read.name);
		return (read.kind === "group" || isOfServers) && TEMPLATE_LINE.test(line);
	});
}
/** Whether a text has a group of servers or of their clients, or includes another file. */
function ofServers(text) {
	return /^[ \t]*(?:\[(?:(?:mysql|mariadb|galera)[\w.@-]*|server|client[\w-]*)[ \t]*\]|!include)/im.test(text);
}

// src/core/sources/changed-files.ts
/** Decides which changed files may configure a server. */
/** Git's mode for a side that has no such file. */
const ABSENT = "000000";
const SUBMODULE = "160000";
/** Documents, logs and patches are never read, because they mention settings but set none. */
const PROSE = /\.(?:md|markdown|rst|adoc|txt|html?|svg|po|log|lock|patch|diff)$|(?:^|\/)(?:CHANGELOG|LICENSE|README)[^/]*$/i;
/** Tests, vendored copies, backups, and programs in languages in which nobody writes configuration. */
const NO_SOURCE = /(?:^|\/)(?:tests?|specs?|__tests__|fixtures?|testdata|e2e|node_modules|vendor|releasenotes|docs?)\/|[._-](?:test|spec)s?\.\w+$|_test\.\w+$|\.(?:go|cs|fs|vb|php|java|kts?|scala|swift|rs|c|cc|cpp|h|hpp|m|pl|pm|lua|css|scss|vue|svelte|proto|sum|xml|csproj|props|ipynb|bib|tex|bak|orig|old|off|disabled|save|rej)$|~$|(?:^|\/)(?:package(?:-lock)?|composer|tsconfig)\.json$|(?:^|\/)(?:Gemfile|requirements[\w.-]*|pubspec\.yaml|Cargo\.toml|pyproject\.toml)$/i;
/** Compose files and Dockerfiles count even in a folder for tests, because they start servers wherever they are. */
const STARTS_SERVERS = /(?:^|\/)(?:[\w.-]*(?:compose|stack)[\w.-]*\.ya?ml|[\w.-]*(?:Docker|Container)file[\w.-]*)$/i;
/** Drop-in files of systemd always count, because they change the unit that the server's package installs. */
const ADDS_TO_SERVER = /(?:^|\/)(?:mysqld?|mariadbd?|percona\w*)(?:@[^/]*)?\.service\.d\/[^/]+$/;
/** Programs count only if their text matches MAKES_SERVERS, such as one that defines an RDS parameter group. */
const PROGRAM = /\.(?:tsx?|[cm]?jsx?|py|rb)$/i;
const MAKES_SERVERS = /parameter_?group|aws[-_.]?cdk|pulumi|troposphere|\[(?:['"]|:)(?:mysql|mariadb|percona)|\b(?:mysql|mariadb|percona)_(?:service|config|server)/i;
const SPEAKS = /mysql|mariadb|\baurora\b|percona|galera|\bpxc\b|innodb|my\.cnf|parameter_?group|\bset (?:global|persist)/i;
/** Looks at no character twice, because a word may be a megabyte long and would otherwise take too much time. */
const WORD = /[A-Za-z][\w-]*/g;
const MY_CNF = /(?:^|\/)\.?my[\w.-]*\.cnf(?:\.txt)?$/i;
/** Files of variables, such as `.env` or Ansible's `group_vars`, whose values other files use. */
const ONLY_VARIABLES = /(?:^|\/)\.env[\w.]*$|\.env\.\w+$|\.(?:env|tf|tfvars|properties)$|(?:^|\/)Pulumi\.[\w.-]+$|(?:^|[/_.-])(?:values?|vars?|envs?|params?|parameters|settings|defaults?|variables)[\w.-]*\.(?:ya?ml|json|toml)$|(?:^|\/)(?:defaults|vars|group_vars|host_vars|hieradata|environments?)\/[^.]*(?:\.ya?ml)?$|(?:^|\/)(?:attributes\/[^.]*\.rb|manifests\/[^.]*\.pp)$|\.(?:sh|jinja)$/i;
/** A changed file with such a name is reported if it cannot be read, because it could hold a setting. */
const CONFIGURES = /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml|cnf|ini|conf|cfg|sh|j2|erb|tpl|tmpl|nix|pp|nomad|service|container|tfstate)$|(?:^|\/)[^./]+$/i;
const GENERATED = /lock\.(?:ya?ml|json)$|\.min\.json$/i;
/** Whether a file may configure a server, judged by its path alone; `mayBeSource` also looks at the text. */
function isSourcePath(path) {
	if (/\.cnf\.txt$/i.test(path)) return true;
	return !PROSE.test(path) && (!NO_SOURCE.test(path) || STARTS_SERVERS.test(path));
}
function isOfVariables(path) {
	return isSourcePath(path) && (ONLY_VARIABLES.test(path) || STARTS_SERVERS.test(path)) && !NO_SOURCE.test(path);
}
/** Whether a changed file may configure a server, judged by its path and its text on either side. */
function mayBeSource(path, files) {
	if (!isSourcePath(path)) return false;
	return [files.before, files.after].some((side) => {
		const text = side.text(path);
		if (text === void 0) return side.isThere(path) && (OPTION_FILE$1.test(path) || hasOptionFiles(path, side));
		if (STARTS_SERVERS.test(path) || ADDS_TO_SERVER.test(path)) return true;
		if (isOptionFile(path, text)) return MY_CNF.test(path) || ofServers(text);
		if (PROGRAM.test(path)) return MAKES_SERVERS.test(text);
		const isSure = (name) => /[_-]/.test(name) && serverWord(name)?.certainty === "sure";
		return SPEAKS.test(text) || SPEAKS.test(path) || (text.match(WORD)?.some(isSure) ?? false);
	});
}
/** Former paths of files that servers still read after a rename. Other renames count as a deletion and a new file. */
function livingFormers(formers, files) {
	const isLiving = (path, former) => !isSourcePath(former) || isSourcePath(path) && !isTakenAway(former, path, files.after);
	return new Map([...formers].filter(([path, former]) => isLiving(path, former)));
}
/**
* Folders such as conf.d that must be read as a whole: a changed file and another file in them set the same option, so
* the order of the files decides which value the server gets.
*/
function foldersToRead(paths, files) {
	const isOrdered = (path) => isOneOfMany(path, files.before) || isOneOfMany(path, files.after);
	const ordered = paths.filter((path) => isReadWhole(folderOf(path)) && isOrdered(path));
	return [...new Set(ordered.map((path) => folderOf(path).slice(0, -1)))];
}
/** Changed submodules, which a warning must name because the diff does not show what changed in their files. */
function submodulesAmong(changed) {
	return changed.flatMap(({ path, modes }) => modes.includes(SUBMODULE) ? [path] : []);
}
/** Changed files that could hold a setting but cannot be read, because they are too large, binary, or out of reach. */
function unreadableAmong(changed, files) {
	const isUnreadable = (path, side) => side.isThere(path) && side.text(path) === void 0 && side.names(path).length === 0;
	return changed.flatMap(({ path, modes }) => {
		if (modes.includes(SUBMODULE)) return SPEAKS.test(path) ? [path] : [];
		if (!CONFIGURES.test(path) || GENERATED.test(path) || !SPEAKS.test(path)) return [];
		return isUnreadable(path, files.before) || isUnreadable(path, files.after) ? [path] : [];
	});
}

// src/edges/git/revision.ts
/** The repository at a commit: its files, directories and names as they were. */
function existsAt(commit, path) {
	return openRevision(commit, path).files(".").file(path, path).kind !== "absent";
}
/**
* Opens a base: a file, or else a git ref of the repository that holds `near`.
*
* @throws UserError if `base` names nothing, or both a file and a commit
*/
function openBase(base, near) {
	if (!existsSync(base)) return {
		kind: "commit",
		revision: openRevision(base, near)
	};
	if (commitIn(near, base) === void 0) return {
		kind: "disk",
		path: base
	};
	throw new UserError(`--base ${base}: there is a file and there is a commit, branch or tag of this name; write ./${base} for the file, or the full name, such as refs/heads/${base}, for the other`);
}
/**
* Opens a git ref of the repository that holds a path. Of a branch, it opens the commit at which the checked-out branch
* left it.
*
* @throws UserError if there is no git, no repository, or no such ref
*/
function openRevision(ref, near) {
	if (findProgram("git") === void 0) throw new UserError("--base with a git ref needs git; install it, or give a file");
	const checkout = findCheckout(near);
	if (checkout === void 0 || !isRepository$1(checkout)) throw new UserError(`--base ${ref}: ${existingFolder(near)} is in no git repository; give a file instead`);
	const tip = commitOf(checkout, ref);
	if (tip === void 0) throw noSuchCommit(ref, checkout);
	const commit = forkPoint(checkout, ref, tip) ?? {
		commit: tip,
		note: void 0
	};
	return new GitRevision(new RepositoryObjects(checkout, ref), ref, commit);
}
function noSuchCommit(ref, checkout) {
	if (!isShallowClone(checkout)) return new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`);
	const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, "");
	return new UserError(`--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, or run git fetch origin ${name}`);
}
/**
* The commit where the checked-out branch left another branch, so that later commits of the other branch do not count
* as changes. It is undefined if the ref is no branch, or its tip is checked out.
*/
function forkPoint(checkout, ref, tip) {
	const { git } = checkout;
	const name = git([
		"rev-parse",
		"--verify",
		"--quiet",
		"--symbolic-full-name",
		"--end-of-options",
		ref
	]);
	const here = commitOf(checkout, "HEAD");
	if (here === void 0 || here === tip || !/^refs\/(?:heads|remotes)\//.test(outputOf(name) ?? "")) return void 0;
	const fork = outputOf(git([
		"merge-base",
		here,
		tip
	]));
	const commit = fork ?? tip;
	const why = fork === void 0 ? "its tip: this clone has no commit of both" : "where this branch left it";
	return {
		commit,
		note: `base ${ref} at ${commit.slice(0, 7)}, ${why}`
	};
}
/** Most symbolic links that are followed on a path: as many as the kernel follows, see path_resolution(7). */
const MOST_LINKS = 40;
/** Git does not look for changed files in submodules: of a submodule, only its commit counts. */
const DIFF = [
	"diff",
	"--no-ext-diff",
	"--no-textconv",
	"--ignore-submodules=dirty"
];
/** The repository at a commit. Paths are those of the work tree, whether a file is there now or not. */
var GitRevision = class {
	name;
	commit;
	note;
	#objects;
	#top;
	#files;
	#renamings;
	constructor(objects, name, { commit, note }, files = /* @__PURE__ */ new Map()) {
		this.#objects = objects;
		this.#top = objects.checkout.top;
		this.#files = files;
		this.name = name;
		this.commit = commit;
		this.note = note;
	}
	/**
	* A reader of files as they were, each read once. Relative paths start at `folder`, and symbolic links are followed
	* as they were. A reading is `outside` if they lead out of the repository.
	*/
	files(folder) {
		return {
			rootOf: () => REPOSITORY$1,
			file: (path) => this.#file(resolve(folder, path)),
			directory: (path) => this.#directory(resolve(folder, path))
		};
	}
	/**
	* The file at a path, or the files of a folder, as they were at the commit; undefined if there was something else.
	*
	* @throws UserError for a path in a submodule, because changes in there are not seen
	*/
	stored(path) {
		const target = this.#find(path);
		if (target.kind === "commit") throw new UserError(`found ${path} in a submodule; allowed: files of the repository itself, whose changes are seen`);
		if (!("id" in target)) return void 0;
		const { id, bytes } = target;
		const repository = this.#top;
		if (target.kind === "blob") return {
			path,
			files: [{
				name: "",
				id,
				bytes
			}],
			repository
		};
		const entries = [...this.#objects.folder(id)];
		if (entries.some(([, { kind }]) => kind !== "blob")) return void 0;
		return {
			path,
			files: entries.map(([name, entry]) => ({
				name,
				id: entry.id,
				bytes: entry.bytes
			})),
			repository
		};
	}
	get top() {
		return this.#top;
	}
	/** Files that differ between the commit and the work tree, with absolute paths. */
	changes() {
		const changes = recordsOf(this.#objects.print([
			...DIFF,
			"--no-renames",
			"--raw",
			"-z",
			this.commit,
			"--"
		]).split("\0"), 2).flatMap(([status = "", path]) => {
			const [, before, now, id] = /^:(\d+) (\d+) ([0-9a-f]+) /.exec(status) ?? [];
			if (before === void 0 || now === void 0 || id === void 0 || path === void 0) return [];
			return [{
				path: join(this.#top, path),
				modes: [before, now],
				id
			}];
		});
		this.#readChanged(changes);
		return changes;
	}
	tracked() {
		return this.#objects.print(["ls-files", "-z"]).split("\0").slice(0, -1).map((path) => join(this.#top, path));
	}
	/** The path that a file or directory of the work tree had in the commit; undefined if git finds no renaming. */
	formerPath(path) {
		return this.#renamed(path, "now", "before");
	}
	/** The path that a file or directory of the commit has in the work tree; undefined if it was not renamed. */
	laterPath(path) {
		return this.#renamed(path, "before", "now");
	}
	renamings() {
		if (this.#renamings !== void 0) return this.#renamings;
		const renames = [
			"--find-renames",
			"--diff-filter=R",
			"--name-status",
			"-z",
			this.commit,
			"--"
		];
		const parts = this.#objects.print([...DIFF, ...renames]).split("\0");
		this.#renamings = recordsOf(parts, 3).map(([, before = "", now = ""]) => ({
			before: join(this.#top, before),
			now: join(this.#top, now)
		}));
		return this.#renamings;
	}
	/**
	* The path on the other side of the change. Git knows no renamed directories, so a directory counts as renamed if all
	* its renamed files lie in one other directory.
	*/
	#renamed(path, here, there) {
		const inside = pathInRepository(this.#top, path);
		if (inside === void 0) return void 0;
		const whole = join(this.#top, inside);
		const file = this.renamings().find((renaming) => renaming[here] === whole)?.[there];
		if (file !== void 0) return file;
		const moved = this.renamings().filter((renaming) => dirname(renaming[here]) === whole);
		const [folder, another] = new Set(moved.map((renaming) => dirname(renaming[there])));
		return folder === whole || another !== void 0 ? void 0 : folder;
	}
	#file(path) {
		const changed = this.#files.get(resolve(path));
		if (changed !== void 0) return changed;
		const target = this.#find(path);
		if (target.kind !== "blob") return { kind: target.kind === "outside" ? "outside" : "absent" };
		const most = largestBytes(path);
		return target.bytes > most ? {
			kind: "too-large",
			bytes: target.bytes,
			most
		} : asReading(this.#objects.text(target.id, target.folder));
	}
	#directory(path) {
		const changed = this.#files.get(resolve(path));
		if (changed !== void 0 && changed.kind !== "absent") return { kind: "absent" };
		const target = this.#find(path);
		if (target.kind !== "tree") return { kind: target.kind === "outside" ? "outside" : "absent" };
		return {
			kind: "names",
			names: [...this.#objects.folder(target.id).keys()]
		};
	}
	#find(path) {
		const inside = pathInRepository(this.#top, path);
		if (inside === void 0) return { kind: "outside" };
		const root = {
			kind: "tree",
			id: this.commit,
			bytes: 0,
			folder: void 0
		};
		const around = [];
		let left = inside.split("/");
		for (let links = 0; left.length > 0;) {
			const [step = "", ...rest] = left;
			left = rest;
			const { kind, id } = around.at(-1) ?? root;
			if (kind === "commit") break;
			if (kind !== "tree") return { kind: "absent" };
			if (step === ".." && around.pop() === void 0) return { kind: "outside" };
			if (/^\.{0,2}$/.test(step)) continue;
			const folder = this.#objects.folder(id);
			const entry = folder.get(step);
			if (entry === void 0) return { kind: "absent" };
			if (entry.kind !== "link") around.push({
				kind: entry.kind,
				id: entry.id,
				bytes: entry.bytes,
				folder
			});
			else if (entry.target.startsWith("/")) return { kind: "outside" };
			else {
				links += 1;
				if (links > MOST_LINKS) return { kind: "absent" };
				left = [...entry.target.split("/"), ...left];
			}
		}
		return around.at(-1) ?? root;
	}
	/** Reads the former texts of all changed files in one call, because each call of git takes milliseconds. */
	#readChanged(files) {
		for (const { path, modes } of files) if (modes[0] === "000000") this.#files.set(path, { kind: "absent" });
		const regular = files.filter(({ modes }) => modes[0].startsWith("100"));
		const texts = this.#objects.texts(regular.map(({ path, id }) => ({
			id,
			mostBytes: largestBytes(path)
		})));
		for (const { path, id } of regular) {
			const text = texts.get(id);
			if (text !== void 0) this.#files.set(path, asReading(text));
		}
	}
};
/**
* Cuts a list that git printed into records of `width` fields. It counts fields, because a path may look like a status.
*/
function recordsOf(parts, width) {
	return Array.from({ length: Math.floor(parts.length / width) }, (_, nth) => parts.slice(nth * width, (nth + 1) * width));
}

export { nodesIn as A, serverWord as C, hasExpression as D, assignmentsOf as E, isCommand as F, isPlainOptionFile as I, placeRendered as L, folderOf as M, variablesBeside as N, lineDocuments as O, splitSource as P, renderCommand as R, headText as S, privateRegistry as T, computeRdsFormula as _, foldersToRead as a, memoryLimitIn as b, livingFormers as c, unreadableAmong as d, SideFiles as f, ofServers as g, isOptionFile as h, ABSENT as i, filesBeside as j, childOf as k, mayBeSource as l, factsIn as m, existsAt as n, isOfVariables as o, documentFacts as p, openBase as r, isSourcePath as s, GitRevision as t, submodulesAmong as u, isRdsFormula as v, isFloating as w, FROM as x, limitsContainer as y };