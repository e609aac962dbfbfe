import { d as meantText } from "./escape.js";
import { r as words, t as mentions } from "./lists.js";
import { E as isServerGroup, O as FAMILIES, _ as ROWS, a as isSwitch, g as OptionIndex, h as OPTIONS, j as USUAL_FAMILY, l as shownState, u as stateOf, w as isLikeServerGroup } from "./exercises.js";
import { _ as hasServerGroup, b as readOptionFileLine, c as joinPath, d as readOptionPath, h as nameOf$1, l as largestBytes, m as isYaml, n as asReading, p as endingOf, t as REPOSITORY$1, v as isCnf, y as parseOptionFile } from "./option-files.js";
import { O as variableForms, T as readOptionName, f as derivesSettings, g as canonicalName } from "./setting.js";
import { a as require_dist, i as skipStacks } from "./yaml-tree.js";
import { h as UserError, n as existingFolder } from "./paths.js";
import { A as findProgram } from "./tool.js";
import { _ as pathInRepository, b as RepositoryObjects, d as isShallowClone, h as outputOf, i as findCheckout, l as isRepository$1, n as commitOf, p as namesOfRefs, t as commitIn } from "./checkout.js";
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
/**
* Sources of the form `render: COMMAND`, whose command prints an option file. The printed options get the lines of the
* repository that they came from.
*/
const RENDER = "render:";
/** Whether a source names a command that prints an option file, instead of a file. */
function isCommand(source) {
	return source.startsWith(RENDER);
}
/** Program and arguments of a command, which run without a shell; undefined for a source that names a file. */
function renderCommand(source) {
	return isCommand(source) ? e(source.slice(7)) : void 0;
}
/** The name of an option file or of a template for one. */
const OPTION_FILE = /\.cnf(?:\.(?:in|j2|tmpl|tpl))?$/i;
/** Matches expressions of shells, templates, cpp and m4, whose values may depend on where a program runs. */
const EXPRESSION$1 = /[$`]|\{\{|\{%|<%|^[^#;\n]*\(|^[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif|else|endif|define|undef|include)\b/m;
/**
* Whether an option file has only plain values, so that every program reads the same from it, wherever the program
* runs.
*/
function isPlainOptionFile(path, text) {
	return OPTION_FILE.test(path) && !EXPRESSION$1.test(text) && parseOptionFile(text, path).problems.length === 0;
}
/**
* Matches the beginning of a line that can set an option. The name ends at a blank, at `=`, `:` or a quote, or with the
* line.
*/
const NAMED_LINE = /^\s*(?:-\s+)?["']?(?:--)?([A-Za-z0-9][\w.-]*)(?=[\s=:"']|$)/;
/**
* Matches a group before an option's name, which option-file.ts puts there if only specially started servers read the
* group.
*/
const GROUP_MARK = /^\[[^\]]*\] /;
/**
* Gives each option the line of the repository that it surely came from: the only line in all templates that begins
* with the option's name, in any spelling. Other options keep their line in the command's output.
*
* @param options as read from the command's output
* @param templates each file once
* @param command text that takes the place of a file's path
*/
function placeRendered(options, templates, command) {
	const places = new Map(options.map((option) => [spellingOf(option), []]));
	for (const { file, text } of templates) for (const [index, line] of text.split("\n").entries()) places.get(canonicalName(NAMED_LINE.exec(line)?.[1] ?? ""))?.push({
		file,
		line: index + 1
	});
	return options.map((option) => {
		const [only, other] = places.get(spellingOf(option)) ?? [];
		const place = only === void 0 || other !== void 0 ? { file: command } : only;
		return {
			...option,
			...place
		};
	});
}
function spellingOf({ name }) {
	return canonicalName(name.replace(GROUP_MARK, ""));
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
function addNode(parent, fields) {
	const node = {
		...fields,
		parent,
		children: []
	};
	parent.children.push(node);
	return node;
}
/** A node and everything nested in it, in the order of lines. */
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
/** Reads any text as a tree of lines. A line that is indented deeper is nested in the line above it. */
const TEMPLATES = words("j2 jinja jinja2 erb epp tpl tmpl ctmpl template in dist example");
/** The name of the file that a template makes, such as my.cnf for my.cnf.j2. Other files keep their name. */
function madeFrom(path) {
	const name = nameOf$1(path);
	return TEMPLATES.has(endingOf(name)) ? name.slice(0, name.lastIndexOf(".")) : name;
}
const LANGUAGES = [
	{
		endings: words("tf hcl nomad tfvars php"),
		comments: ["#", "//"],
		isCode: true
	},
	{
		endings: words("ts tsx js jsx cjs cjsx mjs mjsx go java kt kts cs scala bicep groovy jsonnet libsonnet"),
		comments: ["//"],
		isCode: true
	},
	{
		endings: words("nix py rb pp star"),
		comments: ["#"],
		isCode: true
	},
	{
		endings: words("json jsonc json5"),
		comments: ["//"],
		isCode: false
	},
	{
		endings: words("sql"),
		comments: ["-- ", "#"],
		isCode: false
	},
	{
		endings: words("cnf ini conf cfg service container pod toml"),
		comments: ["#", ";"],
		isCode: false
	}
];
const OTHER_LANGUAGE = {
	comments: ["#"],
	isCode: false
};
/** Comments that may span several lines. */
const BLOCK_COMMENTS = [
	["{#", "#}"],
	["{{/*", "*/}}"],
	["{{- /*", "*/ -}}"],
	["<%#", "%>"]
];
const SLASH_COMMENT = ["/*", "*/"];
const TABS = 8;
/** Maximum depth to which lines are nested. No configuration nests deeper. */
const DEEPEST$3 = 200;
const LONGEST_LINE = 4e3;
/**
* Maximum number of characters of a line that are split at `\n`. It is large, because a string may hold a complete file
* with `\n` for line breaks.
*/
const MOST_SPELLED = 1e5;
/**
* Patterns for commands and languages that set an option in other words, rewritten so that they read as `name = value`.
*/
const REWRITTEN = [
	{
		of: /\bsed\b|^\s*-e\s/,
		from: /(["'\s;])s([/|#,@])(?:\\.|(?!\2)[^\\\n]){0,400}\2((?:\\.|(?!\2)[^\\\n]){0,400})\2[gIiEe\d]*/g,
		to: "$1\"$3\""
	},
	{
		of: /\b(?:crudini|openstack-config|iniset)\b/,
		from: /\s["']?(?:mysqld|mariadbd?|server|galera)["']?\s+["']?([\w-]+)["']?\s+(?=\S)/g,
		to: " $1="
	},
	{
		from: /\bset\s+\S{0,200}(?:mysqld|mariadbd?|my\.cnf)\S{0,100}\/([\w-]+)["']?\s+/g,
		to: "$1="
	},
	{
		from: /^(\s*)ENV\s+(\w+)\s+(?!=)/g,
		to: "$1ENV $2="
	},
	{
		from: /"name",\s*("[\w-]+"),\s*"value",\s*/g,
		to: "name=$1, value="
	}
];
function lineDocuments(text, file) {
	const name = madeFrom(file);
	const ending = endingOf(name);
	const language = LANGUAGES.find(({ endings }) => endings.has(ending)) ?? OTHER_LANGUAGE;
	const hasSlashes = language.comments.includes("//") || ["nix", "sql"].includes(ending);
	const plain = [...BLOCK_COMMENTS, ...hasSlashes ? [SLASH_COMMENT] : []].reduce((rest, [begin, end]) => textOutside(rest, begin, end), text);
	const root = rootNode(language.isCode ? "code" : "text");
	addLines(root, plain.split("\n").map((line, index) => ({
		text: beforeComment(line, language.comments),
		number: index + 1
	})), isCnf(name) || [
		"ini",
		"conf",
		"cfg"
	].includes(ending) && hasServerGroup(text));
	return [{
		file,
		root
	}];
}
/**
* Removes blocks of comments, but keeps their line breaks, so that later lines keep their numbers. A block without an
* end stays, because it may not be a comment.
*/
function textOutside(text, begin, end) {
	let rest = "";
	let at = 0;
	for (;;) {
		const from = text.indexOf(begin, at);
		const to = from < 0 ? -1 : text.indexOf(end, from + begin.length);
		if (to < 0) return rest + text.slice(at);
		rest += text.slice(at, from) + text.slice(from, to).replace(/[^\n]/g, "");
		at = to + end.length;
	}
}
/** Cuts off a line's comment, which begins at the start of the line or after a blank, and never inside quotes. */
function beforeComment(text, marks) {
	if (!marks.some((mark) => text.includes(mark))) return text;
	let quote = "";
	for (let at = 0; at < text.length; at += 1) {
		const character = text[at] ?? "";
		if (quote === "" && (at === 0 || /\s/.test(text[at - 1] ?? ""))) {
			const mark = marks.find((each) => text.startsWith(each, at));
			if (mark !== void 0 && (mark !== ";" || text.slice(0, at).trim() === "")) return text.slice(0, at);
		}
		if (character === "\\") at += 1;
		else if (character === quote) quote = "";
		else if (quote === "" && /["']/.test(character) && !/\w/.test(text[at - 1] ?? "")) quote = character;
	}
	return text;
}
const HEREDOC = /<<[-~]?\s?["'`]?([A-Za-z_]\w*)["'`]?/;
/** Statements of templates. Lines with them are skipped, because they print nothing. */
const STATEMENT = /^(?:\{%.*?%\}|<%(?!=).*?%>|\{\{-?\s*(?:if|with|range|else|end)\b.*?\}\})\s*/;
const KEY = /^(?:-\s+)?(?:(?:const|let|var|local)\s+)?["'`$@]?([\w.:/-]{1,80}?)["'`]?\s{0,40}(?:=>|[:=](?![:=~])|\{|$)/;
/** Kind and name of a Terraform block, such as `resource "aws_db_instance" "main"`. */
const BLOCK = /^(?:resource|data|module|variable)\s+["']([\w-]+)["'](?:\s+["']([\w-]+)["'])?/;
/** Nests lines in a node by their indentation. @param isOptions whether all of the text is an option file */
function addLines(top, lines, isOptions = false) {
	const open = [];
	const syntax = top.syntax === "code" ? "code" : "text";
	let section;
	let heredoc;
	let isInStatement = false;
	for (const { text: raw, number } of lines.flatMap(spelledLines)) {
		const whole = rewritten(raw.slice(0, LONGEST_LINE));
		const text = whole.trim();
		const wasInStatement = isInStatement;
		isInStatement = !text.includes("%}") && (isInStatement || text.includes("{%"));
		if (text === "" || wasInStatement || isInStatement || STATEMENT.test(text)) continue;
		if (whole.startsWith("---") && heredoc === void 0) section = void 0;
		if (heredoc !== void 0 && text === heredoc.end) {
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
		const node = addNode(open.at(-1)?.node ?? top, {
			key: keyOf(text),
			text,
			line: number,
			syntax: heredoc === void 0 ? syntax : "text",
			group: group === void 0 ? section?.group : ""
		});
		if (open.length < DEEPEST$3 && !/^[}\])]+[,;]?$/.test(text)) open.push({
			node,
			indent
		});
		if (section !== void 0 && !isOptions && group === void 0 && /^[^"'`]*["'`][);,]*$/.test(text)) section = void 0;
		const end = heredoc === void 0 ? HEREDOC.exec(text)?.[1] : void 0;
		if (end !== void 0) heredoc = {
			end,
			indent
		};
	}
}
/** Splits a line at each `\n` of a string in it, because such a string may hold several lines of an option file. */
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
	return REWRITTEN.reduce((rest, { of, from, to }) => of?.test(text) === false ? rest : rest.replace(from, to), text);
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
	return KEY.exec(text)?.[1] ?? "";
}
/** Beginnings of the names of other programs' groups in option files. Such a group ends the one above it. */
const PROGRAMS$1 = [
	"client",
	"mysql",
	"sst",
	"xtrabackup"
];
/** Name of the option file's group that a line begins, even inside a string; undefined if it begins none. */
function sectionOf(text, isInside) {
	const begun = text.replace(/^.{0,200}(?:[:=(]|\b(?:printf|echo(?:\s+-\w+)?)\s)\s*(?=["'`]\s*\[)/, "");
	const [, name = "", rest = ""] = /^["'`|>+-]*\s*\[\s*([\w.-]+)\s*\](.*)$/.exec(begun) ?? [];
	const group = name.toLowerCase();
	if (name === "" || !/^(?:["'`,\\]*|\s*[#;].*)$/.test(rest)) return void 0;
	const isOfProgram = PROGRAMS$1.some((program) => group.startsWith(program));
	return isInside || isServerGroup(group) || isLikeServerGroup(group) || isOfProgram ? group : void 0;
}

// src/core/sources/neighbours.ts
/** Finds the files near another file with which it may share variables. */
const ENDINGS$1 = words("yml yaml tf tfvars hcl env json properties toml rb pp");
/** Folders, relative to a file, in which Ansible, Chef and Puppet keep the variables that it uses. */
const OF_VARIABLES$1 = [
	"",
	"../defaults/",
	"../vars/",
	"../attributes/",
	"../../attributes/",
	"../manifests/"
];
/**
* Folders, relative to a file of variables, whose files may use the variables: folders of roles, cookbooks and charts.
*/
const OF_READERS = [
	"",
	"../",
	"templates/",
	"../templates/",
	"../templates/default/",
	"../roles/"
];
const MOST = 200;
/** Files that may give values to names that a file uses. */
function variablesBeside(path, files) {
	return filesAround(path, OF_VARIABLES$1, files).slice(0, MOST).filter(mayHoldVariables);
}
/** Files that may use the variables of a file. */
function filesBeside(path, files) {
	return filesAround(path, OF_READERS, files).slice(0, MOST);
}
/** The files in some folders. @param folders relative to the folder of the file `path` */
function filesAround(path, folders, files) {
	return folders.flatMap((folder) => {
		const at = joinPath(path, folder);
		return files.names(at).map((name) => joinPath(`${at}/`, name));
	});
}
/** Whether a file may hold variables, as `vars.yml`, `prod.env`, `.env.local` and `db.env.template` do. */
function mayHoldVariables(path) {
	const name = nameOf$1(path).toLowerCase();
	return name.startsWith(".env") || name.includes(".env.") || ENDINGS$1.has(endingOf(path));
}
/** The folder of a file, with a slash at its end; empty: the current one. */
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}

// src/core/sources/once-per-node.ts
function oncePerNode(answer) {
	const answers = /* @__PURE__ */ new WeakMap();
	return (node) => {
		const result = answers.get(node) ?? answer(node);
		answers.set(node, result);
		return result;
	};
}

// src/core/sources/values.ts
/** Reads values in texts: literals, and expressions, whose value comes from another place, such as a variable. */
/** The value of a flag that is given without a value. */
const BARE = {
	kind: "literal",
	text: void 0
};
const QUOTES = "\"'`";
/**
* Matches calls that only give their argument a type, such as `pulumi.String("OFF")`. The argument is then the value.
*/
const TYPED = /^(?:\w+\.)*(?:String|Int|Float64|Bool|Number|str|int|tostring|tonumber|mkDefault|mkForce)\((["'`][^"'`]*["'`])\)/;
/** Matches what may be before a value: its priority in Nix, or the call by which CloudFormation fills in a text. */
const PREFIX = /^(?:(?:lib\.)?mk(?:Default|Force|Override\s+\d+)\s+(?=["\d]|true|false)|!Sub\s+(?=["']))/;
const LONGEST_PREFIX = 40;
/** The value that begins at a place of a line; undefined if there is none. */
function valueAt(text, place, how) {
	const start = place + (PREFIX.exec(text.slice(place, place + LONGEST_PREFIX))?.[0].length ?? 0);
	const rest = text.slice(start);
	const [typed, inside] = TYPED.exec(rest) ?? [];
	if (typed !== void 0 && inside !== void 0) return {
		value: classified(inside, false),
		to: start + typed.length
	};
	const quote = rest.charAt(0);
	if (isQuote(quote) && quote !== how.quote) {
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
	const to = start + unquotedEnd(rest, how);
	const whole = text.slice(start, to).replace(/\*\/$/, "").trim().replace(/(?<![,;])[,;]+$/, "");
	const bare = how.isFlag ? whole : whole.replace(/^(\d+)_(\d+)$/, "$1$2");
	return bare === "" ? void 0 : {
		value: classified(bare, how.isCode),
		to
	};
}
function isQuote(character) {
	return character !== "" && QUOTES.includes(character);
}
/** Offset at which a value without quotes ends. It never ends inside brackets, because they belong to an expression. */
function unquotedEnd(rest, { isFlag, quote }) {
	let depth = 0;
	for (let at = 0; at < rest.length; at += 1) {
		const character = rest.charAt(at);
		if ("{([".includes(character)) depth += 1;
		if ("})]".includes(character)) depth -= 1;
		if (depth < 0) return at;
		if (depth > 0) continue;
		if (character === quote || character === ";") return at;
		if (isFlag && (isBlank(character) || isQuote(character) || "|&".includes(character))) return at;
		if (character !== ",") continue;
		const next = rest.charAt(at + 1);
		if (isBlank(next) || isQuote(next) || isFlag && /^,[\w-]+=/.test(rest.slice(at, at + 80))) return at;
	}
	return rest.length;
}
/** Whether a character is a blank, or empty, as after the end of a text. */
function isBlank(character) {
	return character.trim() === "";
}
function isClosed(text) {
	return text.split(/[{(]/).length === text.split(/[})]/).length;
}
/**
* Pattern for parts of a text that a shell or a tool replaces, such as `${NAME}`, `{{ name }}`, `<%= name %>` and
* `$(NAME)`.
*/
const EXPRESSION = String.raw`\$?\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\{[^{}]*\})*\}|<%(?:(?!<%).)*?%>|\$\(\w+\)|\$\w+`;
const BEGINS_EXPRESSION = /\$\{|\$\(|\{\{|<%|#\{|%\{|\$[A-Za-z_{(]|^![A-Za-z]|%\(|^@[A-Z]\w*@$/;
/** Whether a text has parts that a shell or a tool replaces. */
function hasExpression(text) {
	return BEGINS_EXPRESSION.test(text);
}
/** A text without the quotes around it. */
function unquoted(text) {
	return text.length > 1 && isQuote(text.charAt(0)) && text.endsWith(text.charAt(0)) ? text.slice(1, -1) : text;
}
/**
* Says whether a text is a literal or an expression. In code, a word without quotes is an expression, because it names
* something.
*/
function classified(text, isCode) {
	const isWord = /^[+-]?\d[\w.]*$/.test(text) || shownState(text) !== void 0;
	if (hasExpression(text) || /^\[|^- /.test(text) || isCode && !isWord && unquoted(text) === text) return {
		kind: "expression",
		text: text.includes("{{") ? text.replaceAll(/\{\{\s*/g, "{{ ").replaceAll(/\s*\}\}/g, " }}") : text
	};
	return {
		kind: "literal",
		text: unquoted(text)
	};
}
const NOTHING = words("nil null undef undefined ~ omit");
/** Whether a text means that there is no value, such as `null`, in some language. */
function isNothing(text = "") {
	return NOTHING.has(text.toLowerCase());
}

// src/core/sources/assignments.ts
/** Finds the names to which a node of a file's tree gives values, whatever the format of the file. */
/**
* Matches a name with a sign of assignment, such as `=`, `:` or `=>`. A comma counts as such a sign if a quote or a
* digit follows, as in calls of functions.
*/
const ASSIGNED = /([A-Za-z_][\w-]{0,100}(?:\.[A-Za-z_][\w-]{0,100}){0,8})["'`]?\]?\)?\s{0,80}(?:=>|:=|\?=|\|\|=|[:=](?![:=~])|,(?=\s{0,80}["'`\d]))\s*/g;
/** Chef's Ruby sets an attribute of a resource without a sign, as in `version '8.0'`. */
const ATTRIBUTE = /^([a-z]\w{3,60})\s+(?=["']|\d)/;
/** Keys whose text is the value of a variable that another key or block names, such as `default` of Terraform. */
const VALUE = words("value Value val v default Default DefaultValue parameterValue parameter_value ParameterValue Parameter_Value content");
/** Keys whose text is the name of a variable, as in `name: max_connections` of an RDS parameter group. */
const NAME = words("name Name key k opt parameterName parameter_name ParameterName Parameter_Name ParameterKey variable option flag setting");
/**
* What follows a sign of assignment if most of the value is on the lines below: a bracket, the start of a YAML block or
* of a heredoc, or nothing.
*/
const OPENS = /^(?:(?:lib\.)?mkOption \{|\{(?!\{).*|[[(].*|[|>][+-]?|[&!][\w:.-]+|<<[-~]?\w+)?$/;
const LONGEST_BEFORE = 80;
/** Number of lines around a name that are searched for its value. */
const NEAR = 5;
/**
* Assignments in a node itself, without those of its children. `{ name: a, value: b }` counts as an assignment of b to
* a.
*/
const assignmentsOf = oncePerNode((node) => [...node.syntax === "data" ? dataAssignments(node) : lineAssignments(node), ...pairOf(node)]);
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
		if (OPENS.test(rest)) {
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
/** Finds a value whose assignment only begins on its line: in the brackets of the line, or on the lines below. */
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
	const valued = valueIn(node.children);
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
/** The quote that is still open at a place in a line. A value that begins there ends at the next such quote. */
function quoteBefore(text, from) {
	const before = text.slice(0, from);
	const last = before.at(-1) ?? "";
	if (/["'`]/.test(last)) return last;
	return ["\"", "'"].find((quote) => (before.split(quote).length - 1) % 2 === 1);
}
/** Finds a variable whose name and value are under two keys side by side, in a map, on a line, or on nearby lines. */
function pairOf(node) {
	if (node.syntax === "data") {
		const name = childOf(node, NAME);
		const value = childOf(node, VALUE);
		if (name === void 0 || value === void 0 || name.text === "" || value.children.length > 0) return [];
		return [assignment(lastPart$1(name.text), classified(value.text, false), value.line)];
	}
	const assignments = lineAssignments(node);
	return assignments.flatMap((name, index) => {
		if (!NAME.has(name.name) || name.value.kind !== "literal") return [];
		const isValue = ({ name: other }) => VALUE.has(other);
		const value = assignments.slice(index + 1).find(isValue) ?? assignments.find(isValue) ?? valueBeside(node);
		return value === void 0 ? [] : [assignment(lastPart$1(name.value.text ?? ""), value.value, value.line)];
	});
}
/**
* Searches the lines near a name for its value. Another name ends the search, because values beyond it belong to that
* name.
*/
function valueBeside(node) {
	const siblings = node.parent?.children ?? [];
	const at = siblings.indexOf(node);
	const directions = [siblings.slice(at + 1, at + NEAR), siblings.slice(Math.max(0, at - NEAR), at).toReversed()];
	for (const lines of directions) for (const each of lines) {
		const all = [each, ...each.children].flatMap(lineAssignments);
		const value = all.find(({ name }) => VALUE.has(name));
		if (value !== void 0) return value;
		if (all.some(({ name }) => NAME.has(name))) break;
	}
	return valueIn(node.children);
}
function valueIn(lines) {
	return lines.flatMap(lineAssignments).find(({ name }) => VALUE.has(name));
}
/** Returns `innodb_tmpdir` for `mysqld/innodb_tmpdir`, because some tools put the group before the name. */
function lastPart$1(name) {
	return name.slice(name.lastIndexOf("/") + 1);
}

// src/core/sources/images.ts
/**
* Judges by an image's name whether it holds a server, may become another version, or may need a login to be pulled.
*/
const PUBLIC_REGISTRIES = words("docker.io index.docker.io registry-1.docker.io quay.io ghcr.io public.ecr.aws mcr.microsoft.com mirror.gcr.io container-registry.oracle.com");
/** Tags that may name another version tomorrow. */
const MOVING = words("latest lts innovation stable edge rolling verylatest");
function partsOf(image) {
	const [name = "", digest] = image.split("@");
	const colon = name.lastIndexOf(":");
	if (colon <= name.lastIndexOf("/")) return {
		repository: name,
		tag: void 0,
		digest
	};
	return {
		repository: name.slice(0, colon),
		tag: name.slice(colon + 1),
		digest
	};
}
function lastPart(image) {
	return partsOf(image).repository.split("/").at(-1) ?? "";
}
/** Whether an image holds a server. Only the last part of its name counts, because registries and users differ. */
function holdsServer(image) {
	return FAMILIES.some(({ images }) => images.test(lastPart(image)));
}
/** Whether a tag may name another version tomorrow. Variants such as `latest-slim` count, too. */
function isMoving(tag) {
	return MOVING.has(tag.split("-", 1)[0] ?? "");
}
/**
* Whether `repository:tag` is a server's image. It may also be a host with a port, such as `mysql:3306`, or a user with
* a group, such as `mysql:mysql`.
*/
function isTaggedServer(repository, tag) {
	return holdsServer(repository) && (/[\d$]|\{\{|<%/.test(tag) || isMoving(tag));
}
/** Versions that each fork has or had. Any other number next to a product's name is no version. */
const VERSIONS = {
	mysql: /^(?:5\.[567]|[89])(?:\.|$)/,
	mariadb: /^(?:5\.5|1[0-3])(?:\.|$)/
};
function mayBeVersion(fork, version) {
	return VERSIONS[fork].test(version);
}
/**
* Family (MySQL or MariaDB) of the server in an image, or of a product, as far as the name shows it; default: MySQL.
*/
function familyOfImage(image) {
	const name = lastPart(image).toLowerCase();
	return FAMILIES.find(({ fork }) => name.startsWith(fork)) ?? USUAL_FAMILY;
}
/**
* Whether an image may be another version tomorrow: it has no digest, and either no tag or one of the tags in MOVING.
*/
function isFloating(image) {
	const { tag, digest } = partsOf(image);
	return digest === void 0 && (tag === void 0 || MOVING.has(tag));
}
/** The registry of the image, if pulling from it may need a login; undefined: it is public. */
function privateRegistry(image) {
	const [registry = "", ...path] = image.split("/");
	return path.length > 0 && (registry === "localhost" || registry.includes(".") || registry.includes(":")) && !PUBLIC_REGISTRIES.has(registry) ? registry : void 0;
}
/**
* Whether an image with an expression in its name may hold a server. If only the tag is an expression, the name
* decides.
*/
function mayHoldServer(image) {
	const [literal = ""] = image.split(/\$|\{\{|<%/, 1);
	const { tag, digest } = partsOf(literal);
	if ((tag ?? digest) !== void 0) return holdsServer(literal);
	return FAMILIES.some(({ imageWords }) => imageWords.some((word) => image.toLowerCase().includes(word)));
}

// src/core/sources/server-words.ts
/** Recognizes words that name a variable of a server, in any file and in all spellings that people use. */
/** Variables by their complete names. A name with a `*` counts only for components that no other program has. */
const VARIABLES = new OptionIndex(({ name }) => !DECIDES_MORE.test(name) && (!name.includes("*") || OF_COMPONENTS.test(name)) ? name : void 0);
/** Options that cannot be measured, because they decide which others count, or whether the server serves at all. */
const DECIDES_MORE = /^(?:(?:no_|print_)?defaults|validate_config$|help$|verbose$|version|login_path|initialize|init_file$|bootstrap$|identity$|license$)/;
const COMPONENTS = "innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync";
const OF_COMPONENTS = new RegExp(`^(?:${COMPONENTS}|audit_log|server_audit|validate_password|tokudb|mysqlx)[_*]`);
/** Matches the end of a word that is a variable of the server, whatever prefix is before it. */
const COMPONENT = new RegExp(`_((?:${COMPONENTS}|slow_query_log|sync_binlog|general_log|long_query_time|query_cache)(?:_.+)?)$`);
const PRODUCTS = "mysql mysqld mariadb mariadbd percona galera";
const IS_PRODUCT = words(PRODUCTS);
/** Words that Ansible roles, images and charts put before a variable's name. */
const PREFIXES = words(`${PRODUCTS} pxc rds aurora cloudsql db database my cnf config`);
/** Suffix of a switch for a variable in Ansible roles, such as `mysql_slow_query_log_enabled` for `slow_query_log`. */
const SWITCH = "_enabled";
/**
* Names that programs of all kinds use, too. Names in LIKELY are used by other databases, but hardly by other programs.
*/
const EVERYDAY = words("bind_address build_id completion_type connect_timeout core_file date_format datetime_format debug_gdb error_count exit_info extra_port have_crypt have_openssl have_ssl host_cache identity in_transaction insert_id lc_messages log_error log_output log_raw log_syslog log_warnings login_path master_connect_retry master_heartbeat_period master_retry_count master_ssl master_use_gtid no_defaults pid_file plugin_dir plugin_load print_defaults protocol_version proxy_user read_only redirect_url report_host report_port report_user report_password server_id server_uid server_uuid ssl_ca ssl_cert ssl_cipher ssl_crl ssl_key stack_trace tcp_nodelay time_format time_zone tls_version unix_socket user_variables version_comment warning_count");
const LIKELY = words("admin_port interactive_timeout max_connections max_execution_time max_user_connections net_read_timeout net_write_timeout offline_mode open_files_limit require_secure_transport temp_table_size thread_stack wait_timeout work_mem log_bin max_allowed_packet transaction_isolation old_mode defaults_file");
/**
* First words of all options' names. Checking for these first saves time, because most words of a text contain none of
* them.
*/
const FIRST_WORDS = new Set(OPTIONS.flatMap(({ name }) => name.split(/[_.*]/, 1)));
const LONGEST_WORD = 128;
const answers = /* @__PURE__ */ new Map();
/**
* Maximum number of cached answers. At this number all are dropped, because hostile files may have any number of words.
*/
const MOST_ANSWERS = 5e4;
/** The variable that a word names; undefined if it names none. */
function serverWord(word) {
	if (word.length > LONGEST_WORD || /^[a-z]+$/.test(word) && !FIRST_WORDS.has(word)) return void 0;
	if (answers.has(word)) return answers.get(word);
	if (answers.size >= MOST_ANSWERS) answers.clear();
	const answer = lookUp(word);
	answers.set(word, answer);
	return answer;
}
function lookUp(word) {
	const snake = (!word.includes("_") && !word.includes("-") ? word.replace(/([a-z\d])([A-Z])/g, "$1_$2") : word).toLowerCase().replaceAll("-", "_");
	if (!snake.split(/[_.]/).some((part) => FIRST_WORDS.has(part))) return void 0;
	const last = snake.slice(snake.lastIndexOf(".") + 1);
	const plain = withoutPrefix(last);
	const candidates = [
		last,
		plain,
		withoutPrefix(plain)
	];
	if (ROWS.has(snake)) candidates.unshift(snake);
	const component = COMPONENT.exec(last)?.[1];
	if (component !== void 0) candidates.push(component);
	if (plain !== last && plain.endsWith(SWITCH)) candidates.push(plain.slice(0, -8));
	for (const name of candidates) {
		const forms = variableForms(name);
		if (VARIABLES.find(...forms) === void 0) continue;
		if (word === word.toUpperCase() && !forms.some((form) => ROWS.has(form))) continue;
		const isProduct = name !== last && IS_PRODUCT.has(last.slice(0, last.indexOf("_")));
		return {
			name: name.replaceAll("_", "-"),
			certainty: certaintyOf(forms.at(-1) ?? name, isProduct)
		};
	}
}
function withoutPrefix(name) {
	const end = name.indexOf("_");
	return PREFIXES.has(name.slice(0, end)) ? name.slice(end + 1) : name;
}
/** @param isProduct whether the word has a product's name in front, as in `mysql_port`, which makes it more certain */
function certaintyOf(bare, isProduct) {
	if (!bare.includes("_") || EVERYDAY.has(bare)) return isProduct && ROWS.get(bare)?.speed !== "none" ? "sure" : "everyday";
	return LIKELY.has(bare) && !isProduct ? "likely" : "sure";
}

// src/core/sources/setting-facts.ts
/**
* Finds the variables of a server that a file sets: by keys, by flags of a command, or by options of an option file.
*/
/**
* Matches commands of clients, and those that create a server's data. Their flags set nothing on the running server.
*/
const CLIENT = /client\w*\s*\}\}\s|\b(?:mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlbinlog|mysqlslap|mysql_install_db|mariadb-(?:dump|admin|check|import|binlog|backup|install-db)|mariabackup|xtrabackup|dlv)["']?[,\s]|(?:^|(?<!--[\w-]+)=|["'`;&|(]\s*|\bexec\s+)(?:\/usr\/\S*\/)?(?:mysql|mariadb)["']?[,\s]|--initialize\b|--skip-column-names\b/;
const NEXT_COMMAND = /;|&&|\|\|?/;
/** Groups of programs that start a server. The server's options in such a group count as options of the server. */
const STARTERS = words("mysqld_safe safe_mysqld mariadb-safe mariadbd-safe");
/** Keys of other programs, whose options have the same names. Settings below such a key do not count. */
const OTHER_PROGRAM = words("client mysqldump mysqladmin mysqlimport mysqlcheck mysqlhotcopy myisamchk isamchk xtrabackup mariabackup mariadb-dump sst mysql_replication mysql_query mysql_info mysql_user mysql_role example");
/** Names of products and their files. Below a key with such a name, everything is about a server. */
const OF_SERVER = words("mysql mariadb percona galera my_cnf mycnf");
const KEY_OF_SERVER = /(?:mysqld?|mariadbd?|percona|galera|my_?cnf)[\w.:-]*$/i;
/** Matches keys of parameter groups in clouds. Every name in such a group is a variable. */
const PARAMETERS = /parameter_?groups?|(?:cluster|instance|engine|db|server)_?param(?:eter)?s|parameter_?overrides|database_?flags|DBfor(?:MySQL|MariaDB)|section["']?\s*[:=]\s*["']?mysqld/i;
/** Matches a server's option file in a command that writes to it. What that command sets is about a server. */
const FILE_OF_SERVER = /\/etc\/\S{0,60}(?:mysql|mariadb|percona)|\bmy\.cnf\b/i;
/**
* Variables whose names are also keys of a client's account or of a file. A product's name above them therefore proves
* nothing.
*/
const OF_OTHERS = words("user host hostname port socket password protocol path");
/** Matches a statement that sets a variable of one connection only, which does not configure the server. */
const SESSION = /(?<!-)\bset\s+(?:session\s+|local\s+|@@(?:session\.|local\.)?)?$/i;
const GLOBAL = /\bset\s+(?:@@)?(?:global|persist(?:_only)?)[\s.]+$/i;
/** Matches a product's name before its variable, as Hiera and Chef write it. */
const NAMESPACE = /\b(?:mysql|mariadb|percona)[\w:]*::$|\[["':](?:mysql|mariadb|percona)\w*["']?\](?:\[["':]\w+["']?\])*\[["':]$/i;
/** Part of a Hiera key of a product. The rest of the key is an option of the product's server. */
const OPTIONS_OF = "::config::";
/** Keys of texts for people, which may mention settings but set none. */
const MESSAGE = words("msg message description");
/**
* Matches a line with nothing but a switch, such as `skip-name-resolve` in a text that a tool puts into an option file.
*/
const SKIPPING = /^skip[-_][\w-]+$/;
/** Matches shell scripts. Their own variables may begin like those of a server, so only complete names count. */
const SHELL = /\.(?:ba|da)?sh$|(?:^|\/)(?!Docker|Make)[^./]+$/i;
const FLAG = /(?<![\w-])--([a-z][\w.-]{2,100})/gi;
function settingFacts({ file, root }) {
	return placed([...nodesIn(root)].flatMap((node) => {
		if (node.group !== void 0) return optionFacts(node, node.group, file);
		return [...flagFacts(node, file), ...keyFacts(node, file)];
	}), file);
}
function optionFacts(node, group, file) {
	const isStarter = STARTERS.has(group);
	if (!(isServerGroup(group) || isStarter) || node.parent && isRepository(node.parent)) return [];
	const read = readOptionFileLine(plainLine(node.text), false);
	if (read.kind !== "option" || !/^[A-Za-z][\w.-]*$/.test(read.name)) return [];
	if ((isStarter || group === "server" || !/[._-]/.test(read.name)) && serverWord(read.name) === void 0) return [];
	const value = read.value === void 0 ? BARE : classified(read.value, false);
	return [{
		kind: "setting",
		name: read.name,
		value,
		file,
		line: node.line,
		node,
		group: isStarter ? void 0 : group,
		form: "option",
		certainty: "sure"
	}];
}
/**
* A line of an option file, without quotes and punctuation around it, because a program may hold the file as a string.
*/
function plainLine(line) {
	const [quote = ""] = /^(?:''|["'`])/.exec(line) ?? [];
	const rest = line.slice(quote.length);
	const end = quote === "" ? -1 : rest.indexOf(quote);
	if (end >= 0) return rest.slice(0, end);
	const [ended = ""] = /["'`]?[,;]?$|\\$/.exec(rest) ?? [];
	return /^["'`]/.test(ended) && rest.slice(0, -ended.length).includes(ended[0] ?? "\"") ? rest : rest.slice(0, rest.length - ended.length);
}
function keyFacts(node, file) {
	if (MESSAGE.has(node.key)) return [];
	return assignmentsOf(node).flatMap((each) => {
		const { before, line } = each;
		const word = wordOf(each);
		const isOfShell = SHELL.test(file) && before === "" && node.syntax === "text";
		if (word === void 0 || isOfShell && rowOf(word.name) === void 0) return [];
		if (isNothing(each.value.text)) return [];
		const certainty = node.syntax === "data" && /(?:mysql|mariadb|percona)\w*::(?:\w+::)*\w+$/.test(node.key) && (word.certainty !== "everyday" || node.key.includes(OPTIONS_OF)) || GLOBAL.test(before) || NAMESPACE.test(before) ? "sure" : word.certainty;
		return [{
			kind: "setting",
			name: word.name,
			value: each.value,
			file,
			line,
			node,
			form: "key",
			certainty
		}];
	});
}
function wordOf({ name, before }) {
	if (NAME.has(name) || /(?:^|[^\w-])--$/.test(before) || SESSION.test(before)) return void 0;
	return serverWord(name);
}
/**
* Finds flags of the forms `--name=value`, `--name value` and `--name`. The value may also be the next item of a list.
*/
function flagFacts(node, file) {
	const { text, line } = node;
	const flag = {
		kind: "setting",
		file,
		line,
		node,
		form: "flag"
	};
	const bare = SKIPPING.test(text) ? serverWord(text) : void 0;
	if (bare !== void 0) return [{
		...flag,
		...bare,
		value: BARE
	}];
	if (!text.includes("--")) return [];
	return [...text.matchAll(FLAG)].flatMap(({ 0: whole, 1: name = "", index }) => {
		const word = serverWord(name);
		const command = word === void 0 ? "" : commandAround(node, index);
		if (word === void 0 || CLIENT.test(command)) return [];
		const certainty = word.certainty === "everyday" && rowOf(word.name)?.speed !== "none" ? "likely" : word.certainty;
		return [{
			...flag,
			name: word.name,
			value: flagValue(node, word.name, index, index + whole.length),
			certainty
		}];
	});
}
/**
* The command around a flag, which shows whose flag it is. It may begin on an earlier line, or in the first item of a
* list.
*/
function commandAround(node, at) {
	const before = [...ancestorsOf(node)].filter(({ text }) => text.endsWith("\\")).toReversed();
	const items = node.syntax === "data" && node.key === "" ? (node.parent?.children ?? []).slice(0, 1) : [];
	const start = [...[...before, ...items].map(({ text }) => text), node.text.slice(0, at)].join(" ");
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
function rowOf(option) {
	return ROWS.get(option.replaceAll("-", "_"));
}
/**
* Makes facts more certain if their surroundings, or a `sure` setting beside them, speak for a server. Facts about
* other programs are left out.
*/
function placed(facts, file) {
	const ofServers = facts.filter(({ form, node }) => form === "option" || !isOfOtherProgram(node));
	const sure = (fact) => ({
		...fact,
		certainty: "sure"
	});
	const likelier = ofServers.map((fact) => isSurely(fact, file) ? sure(fact) : fact);
	const parents = new Set(likelier.filter(({ certainty }) => certainty === "sure").map(({ node }) => node.parent));
	return likelier.map((fact) => {
		const { parent } = fact.node;
		return parents.has(parent) && parent?.parent !== void 0 && !OF_OTHERS.has(fact.name) ? sure(fact) : fact;
	});
}
function isOfOtherProgram(node) {
	return [...ancestorsOf(node)].some(({ key }) => OTHER_PROGRAM.has(key.replace("community.mysql.", "")));
}
/**
* Whether a fact's surroundings show that it is about a server: a group of parameters, or a key with a product's name
* above it. A `likely` name may be anywhere below such a key, an `everyday` name only directly below.
*/
function isSurely({ certainty, node, name }, file) {
	if (certainty === "sure") return true;
	const around = [...ancestorsOf(node)];
	const path = [node, ...around];
	if (path.some((each) => PARAMETERS.test(headText(each))) || path.slice(0, 4).some(hasParameters)) return true;
	if (certainty === "likely") return [file, ...(node.children.length > 0 ? path : around).map(headText)].some((text) => mentions(text, OF_SERVER)) || FILE_OF_SERVER.test(node.text);
	const { parent } = node;
	return parent !== void 0 && KEY_OF_SERVER.test(parent.key) && !OF_OTHERS.has(name) && !hasImage(parent);
}
/** Text of a node without its children. In YAML and JSON it includes the node's key. */
function headText({ key, text, syntax }) {
	return syntax === "data" ? `${key}: ${text}` : text;
}
const SECTIONS = words("mysqld mariadb mariadbd server galera");
const TYPES = words("Type type kind");
/** Whether a key `type` or `section` in a block says that the block is a group of parameters. */
const hasParameters = oncePerNode(({ children }) => children.some(({ key, text }) => key === "section" ? SECTIONS.has(text) : TYPES.has(key) && PARAMETERS.test(text)));
/** Whether a block is a package repository. Its group may have a product's name, but its options are not a server's. */
const isRepository = oncePerNode(({ children }) => children.some(({ key }) => key === "baseurl"));
/**
* Whether a block has an image, so that it is a container. A container has keys of its own that look like variables,
* such as read_only.
*/
const hasImage = oncePerNode(({ children }) => children.some(({ key }) => key === "image"));

// src/core/sources/image-facts.ts
/** Finds the images and versions of servers that a file names. */
const IMAGE_KEY = words("image Image baseImage initImage");
/** First line of a stage of a Dockerfile, with the image that the stage begins with. */
const FROM = /^FROM\s+(?:--\S+\s+)?(\S+)/;
/** Matches the name of a server's image with a tag or digest, anywhere in a text. */
const IMAGE_WORD = new RegExp(String.raw`(?<![\w./:@%-]|[=!]=\s?["']?)((?:[\w.-]{1,100}(?::\d+)?/){0,6}[\w.-]{0,60}(?:mysql|mariadb|percona|-server)[\w.-]{0,60})(?::((?:${EXPRESSION}|[\w.-])+(?:@sha256:[0-9a-f]+)?)|@(sha256:[0-9a-f]+))`, "gi");
/** Keys of an image's name without its tag, which has a key of its own, as in the values of a chart. */
const REPOSITORY = words("repository name newName image imageName image_name");
const TAG = words("tag newtag imagetag image_tag imagenewtag image_newtag");
/** Matches the key of a database engine, such as `engine: mysql`. The engine's version has a key of its own. */
const ENGINE = /(?:^|_)engine(?:_?name)?$|^type$/i;
const ENGINES = words("mysql mariadb aurora aurora-mysql");
/** Matches a condition by which CloudFormation chooses an engine. */
const ENGINE_CHOICE = /^!If\b.*\b(?:aurora-)?(mysql|mariadb)\b/;
const ENGINE_VERSION = words("engineversion engine_version enginemajorversion engine_majorversion engine_major_version version mysqlversion");
/** Matches cloud resources and Kubernetes objects whose key `version` gives the version of the server. */
const VERSIONED = /^(?:kind:\s*)?(InnoDBCluster|MySQL|MysqlCluster|MariaDB)$|\bazurerm_(mysql|mariadb)_(?:flexible_)?server\b|\bDBfor(MySQL|MariaDB)\/\w*[sS]ervers@|^(mysql|mariadb|percona)_(?:service|server_install)\s/;
/** Keys whose values join product and version: MYSQL_8_0 of Google Cloud, or mysql8.0, a family of AWS. */
const FAMILY_VERSION = words("database_version databaseversion mysqlversion");
const FAMILY = /^(?:aurora-)?(mysql|mariadb)[-_ ]?(\d+(?:[._]\d+)*)$/i;
/** Names of packages, archives, repositories and constants of the AWS CDK that contain product and version. */
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
const INSTALLED = /(?<![\w-])(?:mysql|mariadb|percona)[\w-]*-server\b|\b(?:mysqld|mariadbd)\b|\bapk add\b.*\s(?:mysql|mariadb)(?![\w-])/;
/** Matches a key with a product's name, such as `mysql` or `MYSQL_VERSION`, whose value may be a version. */
const VERSION_KEY = /^[\w.:-]*(?:mysql|mariadb|percona|galera)[\w.:-]*$/i;
const IS_VERSION = /(?:version|[_-]ver|major|release|tag)$/i;
/** Matches the name of a server's Helm chart or Nix package, whose version is in a key next to the name. */
const PACKAGE = /^"?(mysql|mariadb|percona)(?:-server)?(?:-\$\{version\})?"?$/i;
const PRODUCT = words("mysql mariadb percona");
const OF_MARIADB = words("mariadb galera");
/** Words of which every server's image has one in its name, so that most texts need no further search. */
const SERVER_NAME = words("mysql mariadb percona -server");
const OTHER_DATABASE = words("postgres sqlserver oracle- mongo docdb neptune");
/** Words in keys of other programs, such as `exporter`. Versions in such keys are not the server's. */
const BESIDE = words("client connector exporter driver shell router proxy operator admin php backup toolkit tuner minor patch revision python gem chart jdbc module plugin schema protocol mysql2");
/**
* Matches a key for only the last number of a version, such as `mysql_minor_version`. Another key has the first
* numbers.
*/
const PART$1 = /(?<!major[_-]?)(?:minor|patch)[_-]?version$/i;
/**
* Matches a key of Amazon ECS whose value is a task with its revision, such as `mysql:3`, which only looks like an
* image.
*/
const TASK = /task_?definition["']?\s*[:=]\s*["']?$/i;
/** Matches the text before a value in a comparison. Such a value says nothing about what runs. */
const COMPARED = /[=!]=\s?["']?$/;
/** Keys of a block whose image holds a server, whatever the image is called. */
const SERVER_KEY = words("pxc mysql mysqld mariadb mariadbd percona");
function imageFacts({ file, root }) {
	const nodes = [...nodesIn(root)];
	const base = nodes.some(({ text }) => INSTALLED.test(text)) ? nodes.findLast((node) => stageOf(node) !== void 0) : void 0;
	return nodes.flatMap((node) => {
		if (node.group !== void 0) return [];
		const named = namedImages(node, node === base);
		const version = named.length > 0 ? void 0 : versionByKeys(node) ?? versionInWords(node);
		return (version === void 0 ? named : [version]).map((image) => ({
			kind: "image",
			name: "image",
			...image,
			file,
			node,
			form: "key"
		}));
	});
}
/** The image with which a stage of a Dockerfile begins. */
function stageOf({ text, syntax }) {
	return syntax === "data" ? void 0 : FROM.exec(text)?.[1];
}
/**
* Finds images by their keys. Without such a key, names of server images with a tag count anywhere in the text.
*
* @param isBase whether the node begins the last stage of a build that installs a server from the packages of its base
*   image. A change of that image may change the server's version, although the image's name does not show the version.
*/
function namedImages(node, isBase) {
	const { text, line } = node;
	const stage = stageOf(node);
	if (stage !== void 0 && isBase && !isServerImage(stage)) return [{
		value: {
			kind: "expression",
			text: `"${stage}"`
		},
		line,
		certainty: "sure"
	}];
	if (stage !== void 0) return [imageNamed(stage, line)];
	const repository = repositoryWithTag(node);
	if (repository !== void 0) return [imageNamed(repository.text, repository.line, true)];
	for (const { name, value, line } of assignmentsOf(node)) {
		if (!IMAGE_KEY.has(name) || !value.text || /^[{&*|>[]/.test(value.text) || hasTagBeside(node)) continue;
		const isInServer = SERVER_KEY.has(node.parent?.key ?? "") && !mentions(value.text.replace("-operator", ""), BESIDE);
		return [imageNamed(value.text, line, isInServer || isServerImage(value.text))];
	}
	if (!mentions(text, SERVER_NAME)) return [];
	const textStart = node.syntax === "data" ? node.key.length + 2 : 0;
	return [...text.matchAll(IMAGE_WORD)].flatMap(({ 0: whole, 1: name = "", 2: tag, 3: digest = "", index }) => isTaggedServer(name, tag ?? digest) && !TASK.test(headText(node).slice(0, textStart + index)) ? [imageNamed(whole, line, true)] : []);
}
function imageNamed(text, line, isServer = isServerImage(text)) {
	return {
		value: {
			kind: hasExpression(text) ? "expression" : "literal",
			text
		},
		line,
		certainty: isServer ? "sure" : "everyday"
	};
}
function isServerImage(name) {
	return hasExpression(name) ? mayHoldServer(name) : holdsServer(name);
}
/** Assignments that are side by side in a map, or on a line and the lines nested in it. */
function beside(node) {
	return (node.syntax === "data" ? node.children : [node, ...node.children]).flatMap((each) => assignmentsOf(each).map(({ name, value, line }) => ({
		name,
		text: value.text ?? "",
		line
	})));
}
/**
* Joins an image's name and tag in one block into an image such as `mysql:8.4`, with the line of the tag, which usually
* changes.
*/
function repositoryWithTag(node) {
	const all = beside(node);
	const tag = all.find(({ name, text }) => TAG.has(name.toLowerCase()) && text !== "");
	const name = tag && all.find((each) => REPOSITORY.has(each.name) && isServerImage(each.text) && !each.text.includes(":"));
	return name && tag && {
		text: `${name.text}:${tag.text}`,
		line: tag.line
	};
}
function hasTagBeside({ parent }) {
	return parent !== void 0 && repositoryWithTag(parent) !== void 0;
}
/**
* Finds a version: of a package, beside the key of an engine, in a family such as mysql8.0, or under a key for a
* version.
*/
function versionByKeys(node) {
	const all = beside(node);
	const packaged = PACKAGE.exec(all.find(({ name }) => name === "name" || name === "pname")?.text ?? "")?.[1];
	const ofPackage = all.find(({ name }) => name === (node.syntax === "data" ? "appVersion" : "version"));
	if (packaged !== void 0 && ofPackage !== void 0) return sureImage(versionOf(packaged, ofPackage.text), ofPackage.line);
	const engine = all.find(({ name, text }) => ENGINE.test(name) && (isEngine(text) || ENGINE_CHOICE.test(text)));
	const versioned = VERSIONED.exec(headText(node))?.slice(1).find(Boolean) ?? kindOf(node);
	const product = (engine && (ENGINE_CHOICE.exec(engine.text)?.[1] ?? engine.text)) ?? versioned;
	if (product !== void 0) {
		const version = all.find(({ name, text }) => ENGINE_VERSION.has(name.toLowerCase()) && text !== "");
		if ((node.syntax === "data" || node.children.length > 0) && version !== void 0) return sureImage(versionOf(product, product.toLowerCase().includes("aurora") && !/^\d/.test(version.text) ? `Aurora ${version.text}` : version.text), version.line);
		if (engine !== void 0 && version === void 0 && node.syntax === "data") {
			const { text, line } = engine;
			return text.toLowerCase().includes("aurora") ? sureImage({
				kind: "expression",
				text
			}, line) : void 0;
		}
	}
	for (const { name, value, line, before } of assignmentsOf(node)) {
		if (COMPARED.test(before)) continue;
		const key = name.toLowerCase();
		const isGroup = key.endsWith("family") || key === "db_parameter_group";
		const [, family, number = ""] = isGroup || FAMILY_VERSION.has(key) ? FAMILY.exec(value.text ?? "") ?? [] : [];
		const version = family === void 0 ? keyedVersion(node, name, value) : versionOf(family, number.replaceAll("_", "."));
		if (version !== void 0) return {
			value: version,
			line,
			certainty: family !== void 0 && isGroup ? "likely" : "sure"
		};
	}
}
function isEngine(text) {
	return ENGINES.has(unquoted(text).toLowerCase());
}
function sureImage(value, line) {
	return value && {
		value,
		line,
		certainty: "sure"
	};
}
/** Product in the `kind` of the Kubernetes object whose `spec` is the node, such as `MariaDB`. */
function kindOf(node) {
	const kind = node.key === "spec" ? node.parent?.children.find(({ key }) => key === "kind") : void 0;
	return kind && VERSIONED.exec(kind.text)?.[1];
}
/** The version that a key gives, as in `MYSQL_VERSION=5.7.25`, `mariadb::version: '10.11'` or `mysql: "8.0"`. */
function keyedVersion(node, name, { kind, text = "" }) {
	const key = node.syntax === "data" ? node.key : `${namespaceOf(node, name)}${name}`;
	const around = node.parent === void 0 ? "" : headText(node.parent);
	const plain = name.toLowerCase();
	const isBelow = plain === "version" && PRODUCT.has(node.parent?.key.toLowerCase() ?? "") || plain.startsWith("engine") && ENGINE_VERSION.has(plain) && mentions(around, PRODUCT);
	if (!(VERSION_KEY.test(key) || isBelow) || text === "" || text.startsWith("[")) return void 0;
	if (kind === "literal" && /\s/.test(text)) return void 0;
	const part = PART$1.exec(key);
	if (mentions(key.slice(0, part?.index), BESIDE)) return void 0;
	if (!isBelow && !IS_VERSION.test(key) && (!PRODUCT.has(key.toLowerCase()) || !text.includes("."))) return void 0;
	if (kind === "literal" && !/^v?\d|^(?:latest|lts)/.test(text)) return void 0;
	const fork = mentions(isBelow ? around : key, OF_MARIADB) ? "mariadb" : "mysql";
	if (part !== null) return {
		kind: "expression",
		text: `${fork}:….${text}`
	};
	if (kind === "literal") return versionOf(fork, text);
	return {
		kind: "expression",
		text: `${fork}:${referenceTo(text)}`
	};
}
/** Product before a name on its line: `mysql` for `default['mysql']['version']`; empty if there is none. */
function namespaceOf({ text }, name) {
	return /\[["':](mysql|mariadb|percona)\w*["']?\]/i.exec(text.slice(0, text.indexOf(name)))?.[1] ?? "";
}
function versionInWords(node) {
	const text = headText(node);
	if (!mentions(text, PRODUCT)) return void 0;
	const [whole, product = "", version = ""] = WORDS.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? [];
	if (whole === void 0) return void 0;
	const major = product.toLowerCase() === "mariadb" ? /^\d\d(?!\.)/ : /^\d(?!\.)/;
	const number = /^\$|\{\{/.test(version) ? version : version.replaceAll("_", ".").replace(major, "$&.");
	return sureImage(versionOf(product, whole.startsWith("Aurora") ? `Aurora ${number}` : number), node.line);
}
/**
* Image for a version. It is an expression if the version is not a number, and undefined if the product never had it.
*/
function versionOf(product, version) {
	const { fork } = familyOfImage(product.toLowerCase());
	if (isMoving(version)) return {
		kind: "literal",
		text: `${fork}:${version}`
	};
	const number = /^(?:\d+:)?v?(\d+(?:\.\d+)*)/.exec(version)?.[1];
	if (number === void 0 || version.toLowerCase().includes("aurora")) return {
		kind: "expression",
		text: `${fork}:${referenceTo(version)}`
	};
	return mayBeVersion(fork, number) ? {
		kind: "literal",
		text: `${fork}:${number}`
	} : void 0;
}
function referenceTo(text) {
	const version = unquoted(text);
	return /^(?:\$|\{\{|Aurora|\d)/.test(version) ? version : `\${${version}}`;
}
/** Whether a node names a database that qpsgate cannot measure, such as PostgreSQL, and neither MySQL nor MariaDB. */
function speaksOfOtherDatabase(node) {
	const text = [...nodesIn(node)].slice(0, 200).map(headText).join("\n");
	return mentions(text, OTHER_DATABASE) && !mentions(text, PRODUCT);
}

// src/core/sources/file-servers.ts
/**
* Finds the servers in a file. Images, lists and settings show which blocks of the file are servers, and a server gets
* the facts (settings, images and sizes) inside its block.
*/
/** Keys that hold only a part of a server, such as `config`. The block around such a key is the server. */
const PART = words("image images tags engine build config properties Properties global spec values container_definitions containerDefinitions");
/** Keys of lists and maps in which each item is a server, such as `services` of Compose. */
const LIST = words("services resources Resources releases jobs planned instances");
/** Word in names of images that hold no server: an exporter reads the metrics of a server in another container. */
const EXPORTER = "exporter";
const NAMES = words("name alias");
const RESOURCE = /^(?:resource|module|data)\s+"/;
/**
* Matches Terraform resources that each set one parameter of a server. PARAMETER_OF has their keys that name the
* server.
*/
const PARAMETER = /\b\w*(?:mysql|mariadb)\w*_(?:configuration|variable|parameter|setting)\b/;
const PARAMETER_OF = words("server_name server_id instance_id instance_name cluster_id provider");
/**
* Maximum number of servers in one document. A document with more is read as one server, to limit the time that
* comparing takes.
*/
const MOST_SERVERS = 300;
function fileServers({ file, root }, facts) {
	if (facts.length === 0) return [];
	const images = new Set(facts.filter(isImageOfServer));
	const others = new Set(facts.filter(isImageOfOther).map(({ node }) => node.parent));
	const files = /* @__PURE__ */ new Set([file]);
	return joined([...factsByBlock(root, facts, images)].flatMap(([block, members]) => {
		if (speaksOfOtherDatabase(block)) return [];
		const hasImage = members.some((fact) => images.has(fact));
		const kept = members.filter((fact) => isKept(fact, hasImage) && !isOfOther(fact, others));
		if (kept.length === 0) return [];
		const isWhole = block === root;
		return [{
			at: isWhole ? nameOfObject(root) : nameOf(block),
			file,
			line: isWhole ? 1 : block.line,
			files,
			exact: [],
			facts: kept,
			block
		}];
	}));
}
function isImageOfServer({ kind, certainty, value }) {
	return kind === "image" && certainty !== "everyday" && !value.text?.toLowerCase().includes(EXPORTER);
}
function isImageOfOther({ kind, certainty }) {
	return kind === "image" && certainty === "everyday";
}
/** Facts by the block of their server. A Kubernetes object is one server, and so is a Dockerfile. */
function factsByBlock(root, facts, images) {
	const whole = /* @__PURE__ */ new Map([[root, facts]]);
	if (childOf(root, "apiVersion") !== void 0 || root.children.some(({ text }) => FROM.test(text))) return whole;
	const blocks = new Set([...images].map(({ node }) => blockOfImage(node, root)));
	const settings = facts.filter(({ kind, certainty }) => kind === "setting" && certainty !== "everyday");
	for (const top of topsSideBySide(settings, blocks)) blocks.add(top);
	const groups = Map.groupBy(facts, ({ node }) => blockAround(node, blocks, root));
	return groups.size > MOST_SERVERS ? whole : groups;
}
/**
* Whether a fact counts for the server. Where a server's image is in the block, every flag and every `likely` name
* counts, although other programs have the same names.
*/
function isKept({ kind, certainty, form }, hasImage) {
	if (kind === "image") return certainty !== "everyday";
	return kind === "machine" || certainty === "sure" || hasImage && (form === "flag" || certainty === "likely");
}
/** Whether a fact sizes the container of another program that runs beside the server, as in a pod. */
function isOfOther({ kind, node }, others) {
	return kind === "machine" && [...ancestorsOf(node)].some((each) => others.has(each));
}
function blockOfImage(node, root) {
	let block = (node.syntax === "data" ? node.children.length > 0 : RESOURCE.test(node.text)) ? node : node.parent ?? root;
	while (block.parent !== void 0 && block.parent !== root && PART.has(block.key)) block = block.parent;
	return PART.has(block.key) && block.parent !== void 0 ? block.parent : block;
}
/**
* Finds outermost blocks that set a variable that another outermost block sets, too. Each is a server of its own,
* because one server has only one value.
*/
function topsSideBySide(settings, blocks) {
	const tops = /* @__PURE__ */ new Map();
	for (const { name, node, form } of settings) {
		const around = [node, ...ancestorsOf(node)];
		const top = around.at(-2);
		if (top === void 0 || top === node || node.syntax === "code") continue;
		if (form === "option" && top.syntax !== "data" && !/:$|:\s*[|>][-+]?$/.test(top.text)) continue;
		if (around.some((each) => blocks.has(each)) || LIST.has(top.key)) continue;
		tops.set(name, (tops.get(name) ?? /* @__PURE__ */ new Set()).add(top));
	}
	return [...tops.values()].flatMap((all) => all.size > 1 ? [...all] : []);
}
function blockAround(node, blocks, root) {
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
/** Joins resources that each set one parameter of the same server. Servers with equal names get numbers. */
function joined(servers) {
	const parts = Map.groupBy(servers, (server) => serverOfParameter(server.block) ?? server);
	const counts = /* @__PURE__ */ new Map();
	return [...parts].map(([key, all]) => {
		const [first] = all;
		const name = typeof key === "string" ? key : first.at;
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		return {
			...first,
			at: count === 1 ? name : `${name}-${count}`,
			facts: all.flatMap(({ facts }) => facts)
		};
	});
}
function serverOfParameter(block) {
	const kind = block && PARAMETER.exec(headText(block))?.[0];
	if (block === void 0 || kind === void 0) return void 0;
	const names = [...nodesIn(block)].flatMap(assignmentsOf).flatMap(({ name, value }) => {
		return PARAMETER_OF.has(name) ? value.text?.replace(/\.(?:name|id)$/, "") ?? [] : [];
	});
	return names.length === 0 ? kind : names.join(" ");
}

// src/core/sources/machine-facts.ts
/** Finds the keys by which a file sizes the machine or the container of a server. */
/** Keys that limit a server's container. */
const CONTAINER_KEYS = [{ keys: words("mem_limit mem_reservation memory_limit memory-limit shm_size cpus cpu_quota cpu_count cpuset cpu_shares ulimits") }, {
	keys: words("memory cpu cpus"),
	within: words("limits requests reservations resources")
}];
/** Keys of machines and storage. Their values do not show what resources a server gets, so they are not measured. */
const MACHINE_KEYS = [
	{ keys: words("instance_class DBInstanceClass db_instance_class instanceClass instance_type InstanceType allocated_storage AllocatedStorage storage_type StorageType iops Iops storage_throughput StorageThroughput max_capacity min_capacity MaxCapacity MinCapacity parameter_group_name DBParameterGroupName db_parameter_group_name db_cluster_parameter_group_name DBClusterParameterGroupName option_group_name sku_name skuName storage_mb auto_grow_enabled size_gb") },
	{
		keys: words("tier machine_type disk_type disk_size diskType dataDiskType"),
		within: words("settings")
	},
	{
		keys: words("storageClassName storageClass storage"),
		within: words("spec persistence requests volumeClaimTemplate volumeClaimTemplates volumeSpec")
	},
	{
		keys: words("memory memory_mb cpus size"),
		within: words("vm [vm] [[vm]]")
	}
];
const SIZES = [...CONTAINER_KEYS, ...MACHINE_KEYS];
/**
* Number of keys above a value that are checked, because a Kubernetes operator may derive settings from one of them.
*/
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
		const around = [...ancestorsOf(node)].slice(0, DEEPEST$2).map(({ key }) => key);
		const path = [...around.toReversed(), name];
		const derived = path.findIndex((key) => derivesSettings(key));
		if (!(derived >= 0 || SIZES.some((each) => isOf(each, name, [node.key, ...around.slice(0, 2)]))) || value.text === void 0) return [];
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
function isOf({ keys, within }, name, around) {
	return keys.has(name) && (within === void 0 || around.some((key) => within.has(key)));
}
/** Whether a key limits a server's container. Reports say that what such a limit costs is not measured. */
function limitsContainer(name) {
	return CONTAINER_KEYS.some(({ keys }) => keys.has(name));
}
/**
* Finds the largest memory limit, because a smaller limit may be for another program that runs beside the server. Units
* are read as powers of 1024, as in compose files. In Kubernetes, units without an i are up to a tenth smaller, so the
* limit may be read too high, but never too low.
*
* @returns bytes; undefined if nothing limits it
*/
function memoryLimitIn(facts) {
	return facts.flatMap(({ kind, name, value, node, file, line }) => {
		const isLimit = LIMITS_MEMORY.has(name) || name === "memory" && [node.key, node.parent?.key].includes("limits");
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
/** Maximum length of a formula, in characters. A longer text is not taken for a formula. */
const LONGEST = 1e3;
const DEEPEST$1 = 50;
const TOKEN = /-?\d+|[A-Za-z]+|[^\s]/g;
const FUNCTIONS = /* @__PURE__ */ new Map([
	["GREATEST", Math.max],
	["LEAST", Math.min],
	["SUM", (...values) => values.reduce((a, b) => a + b)]
]);
/** Whether a value is a formula. Formulas that cannot be computed here, such as IF(…), count as well. */
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
		const token = tokens.shift() ?? "";
		if (/^-?\d+$/.test(token)) return Number(token);
		if (token === "DBInstanceClassMemory") return memory ?? NaN;
		if (!take("(")) return NaN;
		if (token === "log") return logarithm(closed(product(true), ")"));
		const values = [product(false)];
		while (take(",")) values.push(product(false));
		return closed(FUNCTIONS.get(token)?.(...values) ?? NaN, ")");
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
/**
* Reads plans and states of Terraform as trees. Each resource is found by its address, with the values that it has
* after the plan is applied.
*/
/** Terraform's words for a value that is unknown until the plan is applied. */
const OPEN_VALUE = "known after apply";
const HIDDEN = "a value that is not shown";
/** Numbers that stand for secret values, in the order in which the values were first seen. */
const numbers = /* @__PURE__ */ new Map();
/** Label in place of a secret value. Equal values get equal labels, so that a change of the value is still seen. */
function hidden(value) {
	const number = numbers.get(value) ?? numbers.size + 1;
	numbers.set(value, number);
	return `${HIDDEN} (${number})`;
}
/**
* A value of a plan as reports may show it. Numbers, words in capitals, switches and formulas stay as they are. A label
* replaces every other value, because plans hold secrets in plain text.
*/
function publicValue(value) {
	const { text = "" } = value;
	if (text === OPEN_VALUE || text.startsWith(HIDDEN)) return {
		kind: "expression",
		text
	};
	return /^[+-]?[\d.]+[KMGTPE]?$|^[A-Z_,]{0,40}$/.test(text) || stateOf(text) !== void 0 || isRdsFormula(text) ? value : {
		kind: "expression",
		text: hidden(text)
	};
}
/** Whether a text looks like a plan or state of Terraform, because it is an object with one of their keys. */
function isPlan(text) {
	return text.trimStart().startsWith("{") && [
		"\"resource_changes\":",
		"\"planned_values\":",
		"\"root_module\":"
	].some((key) => text.includes(key));
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
	const text = value === null || value === void 0 || isNested(value) ? "" : String(value);
	const node = addNode(parent, {
		key,
		text,
		line,
		syntax: "data",
		group: void 0
	});
	if (text.includes("\n")) {
		const lines = text.split("\n").map((each) => ({
			text: each,
			number: line
		}));
		addLines(node, lines);
	} else if (Array.isArray(value)) for (const item of value) grow(node, "", item, line);
	else if (isNested(value)) for (const [name, field] of Object.entries(value)) grow(node, name, field, line);
	return node;
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
/** Whether a value has fields. A list has fields, too: its items, with their numbers as names. */
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
/** Endings of files, besides those of YAML, that are read as YAML or JSON. */
const ENDINGS = [
	"json",
	"jsonc",
	"sls",
	"template"
];
/** Matches the start of a JSON text, which counts whatever the file is called. */
const JSON_TEXT = /^\s*\{\s*"[^"\n]*"\s*:/;
/** Matches marks of a template outside of strings. A text with them is not YAML. */
const TEMPLATE = /^[ \t]*(?:\{\{|\{%|<%)|:[ \t]+\{\{(?!.*["'])/m;
/** Matches a document that only defines a kind of Kubernetes object. */
const SCHEMA = /^kind: CustomResourceDefinition[ \t]*$/m;
/** Maximum depth of nesting that is read. No configuration nests deeper. */
const DEEPEST = 100;
/**
* Maximum number of nodes that the aliases of a text may repeat, because nested aliases could make a huge tree of a
* small text.
*/
const MOST_COPIES = 2e4;
/** The documents of a text; undefined if the text is not YAML, nests too deep, or is a template. */
function yamlDocuments(whole, file) {
	if (!(isYaml(file) || ENDINGS.includes(endingOf(file)) || JSON_TEXT.test(whole)) || TEMPLATE.test(whole) || isDeep(whole)) return void 0;
	const text = SCHEMA.test(whole) ? blankSchemas(whole) : whole;
	if (text.trim() === "") return [];
	const lines = new import_dist.LineCounter();
	const parsed = skipStacks(() => (0, import_dist.parseAllDocuments)(text, {
		lineCounter: lines,
		uniqueKeys: false,
		prettyErrors: false,
		logLevel: "silent",
		customTags: [],
		schema: "core",
		strict: false
	}));
	if (parsed.some(({ errors }) => errors.some(({ code }) => code !== "TAG_RESOLVE_FAILED"))) return void 0;
	const documents = parsed.flatMap(({ contents }) => {
		if (!(0, import_dist.isMap)(contents) && !(0, import_dist.isSeq)(contents)) return [];
		const growth = new Growth(text, (offset) => Math.max(1, lines.linePos(offset).line));
		const root = rootNode("data", growth.lineOf(contents));
		growth.addChildren(root, contents, 0);
		return [{
			file,
			root
		}];
	});
	return documents.length === 0 ? void 0 : documents;
}
/**
* Blanks definitions of Kubernetes objects. Operators ship megabytes of them, which configure no server, and would take
* the parser seconds.
*/
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
var Growth = class {
	#source;
	#lineAt;
	/** The last node of each anchor so far, because the library itself would search the whole document for each alias. */
	#anchors = /* @__PURE__ */ new Map();
	#copiesLeft = MOST_COPIES;
	constructor(source, lineAt) {
		this.#source = source;
		this.#lineAt = lineAt;
	}
	lineOf(node) {
		return this.#lineAt((0, import_dist.isNode)(node) ? node.range?.[0] ?? 0 : 0);
	}
	/** @param isCopy whether the value is repeated by an alias */
	addChildren(parent, value, depth, isCopy = false) {
		if (depth > DEEPEST || isCopy && this.#copiesLeft <= 0) return;
		if ((0, import_dist.isMap)(value)) for (const { key, value: below } of value.items) {
			this.#remember(key, isCopy);
			const name = (0, import_dist.isScalar)(key) ? String(key.source ?? key.value) : "";
			if (name === "<<") for (const merged of (0, import_dist.isSeq)(below) ? below.items : [below]) this.addChildren(parent, this.#remember(merged, isCopy), depth + 1, isCopy || (0, import_dist.isAlias)(merged));
			else {
				const line = (0, import_dist.isScalar)(key) || (0, import_dist.isMap)(key) ? this.lineOf(key) : parent.line;
				this.#add(parent, {
					key: name,
					line
				}, below, depth, isCopy);
			}
		}
		else if ((0, import_dist.isSeq)(value)) for (const item of value.items) this.#add(parent, {
			key: "",
			line: this.lineOf(item)
		}, item, depth, isCopy);
	}
	/** Keeps a node that has an anchor. @returns the node; for an alias, the node of its anchor */
	#remember(node, isCopy) {
		if ((0, import_dist.isAlias)(node)) return this.#anchors.get(node.source);
		if (!isCopy && (0, import_dist.isNode)(node) && node.anchor !== void 0) this.#anchors.set(node.anchor, node);
		return node;
	}
	#add(parent, { key, line }, node, depth, isCopyAround) {
		const isCopy = isCopyAround || (0, import_dist.isAlias)(node);
		if (isCopy) this.#copiesLeft -= 1;
		const value = this.#remember(node, isCopyAround);
		const lines = this.#linesOf(value);
		const text = lines === void 0 ? textOf(value) : "";
		const at = text === "" ? line : this.lineOf(value);
		const added = addNode(parent, {
			key,
			text,
			line: at,
			syntax: "data",
			group: void 0
		});
		if (lines === void 0) this.addChildren(added, value, depth + 1, isCopy);
		else addLines(added, lines);
	}
	/**
	* The lines of a scalar with several lines, each with its number. Lines that a string separates by `\n` all get the
	* number of the line with the string.
	*/
	#linesOf(value) {
		if (!(0, import_dist.isScalar)(value) || typeof value.value !== "string" || !value.range) return void 0;
		const [from, to] = value.range;
		const source = this.#source.slice(from, to);
		const first = this.#lineAt(from);
		const numbered = source.split("\n").map((text, index) => ({
			text: index === 0 ? text.replace(/^["']/, "") : text,
			number: first + index
		}));
		if (source.startsWith("|") || source.startsWith(">")) return numbered.slice(1);
		if (numbered.length > 1) return numbered;
		return value.value.includes("\n") ? value.value.split("\n").map((text) => ({
			text,
			number: first
		})) : void 0;
	}
};
/** Text of a scalar, with its tag. A short call such as `!If [a, b, c]` has its source as text. */
function textOf(value) {
	if ((0, import_dist.isScalar)(value)) {
		const text = typeof value.value === "string" ? value.value : String(value.source ?? value.value ?? "");
		return value.tag?.startsWith("!") === true ? `${value.tag} ${text}` : text;
	}
	if ((0, import_dist.isSeq)(value) && value.tag?.startsWith("!") === true) return `${value.tag} [${value.items.map((item) => textOf(item) || ((0, import_dist.isSeq)(item) || (0, import_dist.isMap)(item) ? "…" : "")).join(", ")}]`;
	return "";
}

// src/core/sources/read-file.ts
/**
* Reads one file by its format. Option files are read as servers read them; any other file gives facts (settings,
* images and sizes).
*/
/**
* Reads a text that is not an option file, by the first format that can read it. Facts and servers are found when they
* are first used, because many files are read only for the values that they give to names.
*/
function factsIn(text, path) {
	const plan = planDocument(text, path);
	const documents = plan === void 0 ? yamlDocuments(text, path) ?? lineDocuments(text, path) : [plan];
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
/** All facts of a document. In a plan of Terraform, labels replace values that may be secrets. */
function documentFacts(document) {
	const facts = [
		...settingFacts(document),
		...imageFacts(document),
		...machineFacts(document)
	];
	if (document.isPlan !== true) return facts;
	return facts.map((fact) => fact.kind === "setting" ? {
		...fact,
		value: publicValue(fact.value)
	} : fact);
}
/** The files of one side of a change, each of which is read only once. */
var SideFiles = class {
	reader;
	#files = /* @__PURE__ */ new Map();
	#texts;
	/**
	* @param texts files that were already read, by path and text. Both sides share them, because most files near a
	*   change are the same on both sides.
	*/
	constructor(reader, texts = /* @__PURE__ */ new Map()) {
		this.reader = reader;
		this.#texts = texts;
	}
	/**
	* Returns the file at a path, which is read only once.
	*
	* @returns undefined if there is no such file, or it is not a text
	*/
	of(path) {
		if (!this.#files.has(path)) this.#files.set(path, this.#read(path));
		return this.#files.get(path);
	}
	/**
	* The file that `file` names as `path`; undefined also if it lies outside of the repository or in its `.git` folder,
	* which a hostile file may name.
	*/
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
		if (listing.kind === "names") return listing.names.some(isCnf) ? this.#readOptions(path) : void 0;
		const text = this.text(path);
		if (text === void 0) return isCnf(path) ? this.#readOptions(path) : void 0;
		if (isOptionFile(path, text)) return this.#readOptions(path);
		if (isPlan(text) && planDocument(text, path) === void 0) return unusable(path, "a plan of Terraform that is no JSON", "what terraform show -json prints");
		const key = `${path}\0${text}`;
		const file = this.#texts.get(key) ?? factsIn(text, path);
		this.#texts.set(key, file);
		return file;
	}
	#readOptions(path) {
		const read = readOptionPath(path, this.reader);
		if (read.kind === "absent") return void 0;
		return read.kind === "read" ? {
			...read,
			kind: "options"
		} : unusable(path, `a file ${read.actual}`, read.allowed);
	}
};
function unusable(file, actual, allowed) {
	return {
		kind: "options",
		options: [],
		warnings: [],
		problems: [{
			file,
			line: 1,
			path: "",
			actual,
			allowed
		}]
	};
}
/**
* Whether a file is an option file: its name or first group says so, and it is not a template, which has no final
* values.
*/
function isOptionFile(path, text) {
	if (isCommand(path)) return ofServers(text) && beginsWithGroup(text);
	if (text.trimStart().startsWith("{") || madeFrom(path) !== nameOf$1(path) || isTemplate(text)) return false;
	if (isCnf(path)) return true;
	return (path.split("/").at(-2)?.endsWith(".d") === true || [
		"ini",
		"conf",
		"cfg",
		""
	].includes(endingOf(path))) && hasServerGroup(text) && beginsWithGroup(text);
}
/** Whether a text begins with a group or an include directive, apart from blank lines and comments. */
function beginsWithGroup(text) {
	for (const line of text.split("\n")) {
		const { kind } = readOptionFileLine(line);
		if (kind !== "empty") return kind !== "option";
	}
	return false;
}
/** A line with a template's expression, outside of comments. */
const TEMPLATE_LINE = /^[ \t]*(?![#; \t]).*(?:\{\{|\{%|<%|\$\{\w[^}$\n]*\})/m;
/** Whether a text has expressions of a template. Groups of other programs do not count, because servers skip them. */
function isTemplate(text) {
	if (!TEMPLATE_LINE.test(text)) return false;
	let isOfServers = true;
	return text.split("\n").some((line) => {
		const read = readOptionFileLine(line);
		if (read.kind === "group") isOfServers = isServerGroup(read.name) || isLikeServerGroup(read.name);
		return (read.kind === "group" || isOfServers) && TEMPLATE_LINE.test(line);
	});
}
/** Whether a text has a group of servers or their clients, or includes another file. */
function ofServers(text) {
	return hasServerGroup(text) || /^[ \t]*(?:\[server[ \t]*\]|!include)/im.test(text);
}

// src/core/sources/changed-files.ts
/** Decides which changed files may configure a server, and which folders such as conf.d are read as a whole. */
/** Git's mode for a side that has no such file. */
const ABSENT = "000000";
const SUBMODULE = "160000";
/** Endings of documents, logs and backups, and of languages in which nobody writes configuration. */
const NEVER = words("md markdown rst adoc txt htm html svg po log lock patch diff bak orig old off disabled save rej go cs fs vb php java kt kts scala swift rs c cc cpp h hpp m pl pm lua css scss vue svelte proto sum xml csproj props ipynb bib tex");
/** Beginnings of the names of documents, and of files that list packages. */
const NEVER_NAMES = "changelog license readme requirements gemfile composer.json package.json package-lock.json tsconfig.json pubspec.yaml cargo.toml pyproject.toml".split(" ");
const ASIDE = words("test tests spec specs __tests__ fixture fixtures testdata e2e node_modules vendor releasenotes doc docs");
/**
* Endings of programs. A program counts as configuration only if its text matches MAKES_SERVERS, such as one that
* defines an RDS parameter group.
*/
const PROGRAMS = words("ts tsx js jsx cjs cjsx mjs mjsx py rb");
const MAKES_SERVERS = /parameter_?group|aws[-_.]?cdk|pulumi|troposphere|\[(?:['"]|:)(?:mysql|mariadb|percona)|\b(?:mysql|mariadb|percona)_(?:service|config|server)/i;
const SPEAKS = /mysql|mariadb|\baurora\b|percona|galera|\bpxc\b|innodb|my\.cnf|parameter_?group|\bset (?:global|persist)/i;
/**
* Matches a word. The pattern reads no character twice, because a word may be a megabyte long, and reading it twice
* would take too much time.
*/
const WORD = /[A-Za-z][\w-]*/g;
/**
* Marks of files that hold variables, whose values other files use: their endings, words in their names, and their
* folders.
*/
const OF_VARIABLES = words("env tf tfvars properties pp sh jinja");
const VARIABLE_WORDS = [
	"value",
	"var",
	"env",
	"param",
	"settings",
	"default"
];
const VARIABLE_FOLDERS = words("defaults vars group_vars host_vars hieradata environment environments");
/**
* Endings of changed files that could hold a setting; files without an ending could, too. Such a file is reported if it
* cannot be read.
*/
const CONFIGURES = words("yml yaml tf tfvars hcl env json properties toml cnf ini conf cfg sh j2 erb tpl tmpl nix pp nomad service container tfstate");
/** Ends of the paths of folders in which servers read every option file, but nothing in folders below. */
const READ_WHOLE = [
	"conf.d/",
	"cnf.d/",
	"mysql.d/",
	"mysqld.d/",
	"mariadb.d/",
	"mariadbd.d/"
];
/** Endings of examples, which no server reads until somebody copies them by hand. */
const EXAMPLES = words("dist example");
/**
* Whether a file may configure a server, judged by its path alone, so that most files need not be read. `mayBeSource`
* also looks at the text.
*/
function isSourcePath(path) {
	const name = nameOf$1(path).toLowerCase();
	return !(NEVER.has(endingOf(path)) || NEVER_NAMES.some((each) => name.startsWith(each)) || name.endsWith("~")) && (!isAside(path) || startsServers(path));
}
/** Whether a file is a test or a document, or a copy of another project's file, so that production does not read it. */
function isAside(path) {
	return foldersOf(path).some((folder) => ASIDE.has(folder));
}
/**
* Whether a file starts servers wherever it is, as compose files and Dockerfiles do. It counts even in a folder for
* tests.
*/
function startsServers(path) {
	const name = nameOf$1(path).toLowerCase();
	return isYaml(path) && (name.includes("compose") || name.includes("stack")) || name.includes("dockerfile") || name.includes("containerfile");
}
function foldersOf(path) {
	return path.toLowerCase().split("/").slice(0, -1);
}
/** Whether a file may hold variables whose values other files use, such as `.env` or Ansible's `group_vars`. */
function isOfVariables(path) {
	if (!isSourcePath(path) || isAside(path)) return false;
	const name = nameOf$1(path).toLowerCase();
	const ending = endingOf(path);
	const folders = foldersOf(path);
	const isWord = (word) => VARIABLE_WORDS.some((each) => word.startsWith(each));
	return OF_VARIABLES.has(ending) || /^\.env|\.env\.|^pulumi\./.test(name) || (isYaml(path) || ending === "json" || ending === "toml") && name.split(/[_.-]/).some(isWord) || (isYaml(path) || ending === "") && folders.some((folder) => VARIABLE_FOLDERS.has(folder)) || ending === "rb" && folders.includes("attributes") || startsServers(path);
}
/** Whether a changed file may configure a server, judged by its path and its text on either side. */
function mayBeSource(path, files) {
	if (!isSourcePath(path)) return false;
	return [files.before, files.after].some((side) => {
		const text = side.text(path);
		if (text === void 0) return side.isThere(path) && (isCnf(path) || hasOptionFiles(path, side));
		if (startsServers(path)) return true;
		if (isOptionFile(path, text)) return ofServers(text);
		if (PROGRAMS.has(endingOf(path))) return MAKES_SERVERS.test(text);
		const isSure = (name) => /[_-]/.test(name) && serverWord(name)?.certainty === "sure";
		return SPEAKS.test(text) || SPEAKS.test(path) || (text.match(WORD)?.some(isSure) ?? false);
	});
}
/**
* Former paths of files that servers still read after a rename. Any other rename counts as a deletion and a new file.
*/
function livingFormers(formers, files) {
	const isLiving = (path, former) => !isSourcePath(former) || isSourcePath(path) && !isTakenAway(former, path, files.after);
	return new Map([...formers].filter(([path, former]) => isLiving(path, former)));
}
/**
* Whether a rename takes a file away from the servers that read it, for example by another ending. @param files after
* the rename
*/
function isTakenAway(former, path, files) {
	const isOption = (each) => isCnf(madeFrom(each)) && !EXAMPLES.has(endingOf(each));
	if (isOption(former) && !isOption(path)) return true;
	const [folder, now] = [folderOf(former), folderOf(path)];
	return folder !== now && isReadWhole(folder) && (!isReadWhole(now) || hasOptionFiles(folder, files));
}
function isReadWhole(folder) {
	return READ_WHOLE.some((each) => folder.toLowerCase().endsWith(each));
}
function hasOptionFiles(folder, files) {
	return files.names(folder).some(isCnf);
}
/**
* Folders such as conf.d that must be read as a whole, because a changed file and another file in them set the same
* option. The order of the files then decides which value the server gets.
*/
function foldersToRead(paths, files) {
	const isOrdered = (path) => isOneOfMany(path, files.before) || isOneOfMany(path, files.after);
	const ordered = paths.filter((path) => isReadWhole(folderOf(path)) && isOrdered(path));
	return [...new Set(ordered.map((path) => folderOf(path).slice(0, -1)))];
}
function isOneOfMany(path, files) {
	const options = new Set(optionsIn(path, files));
	const folder = folderOf(path);
	return files.names(folder).map((name) => joinPath(folder, name)).some((each) => each !== path && isCnf(each) && optionsIn(each, files).some((name) => options.has(name)));
}
function optionsIn(path, files) {
	const { items } = parseOptionFile(files.text(path) ?? "", path);
	return items.flatMap((item) => item.kind === "option" ? [item.option.option] : []);
}
/** Changed submodules. A warning must name them, because the diff does not show what changed in their files. */
function submodulesAmong(changed) {
	return changed.flatMap(({ path, modes }) => modes.includes(SUBMODULE) ? [path] : []);
}
/** Changed files that could hold a setting but cannot be read, because they are too large, binary, or out of reach. */
function unreadableAmong(changed, files) {
	const isUnreadable = (path, side) => side.isThere(path) && side.text(path) === void 0 && side.names(path).length === 0;
	return changed.map(({ path }) => path).filter((path) => {
		return (endingOf(path) === "" || CONFIGURES.has(endingOf(path))) && SPEAKS.test(path) && (isUnreadable(path, files.before) || isUnreadable(path, files.after));
	});
}

// src/edges/git/revision.ts
/**
* The repository at a commit, with its files, directories and names at that time, so that a change can be read without
* checking the commit out.
*/
function existsAt(commit, path) {
	return openRevision(commit, path).files(".").file(path, path).kind !== "absent";
}
/**
* Opens a base: a file, or else a git ref in the repository that holds `near`.
*
* @throws UserError if `base` names neither, or both a file and a commit
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
* Opens a git ref in the repository that holds a path. For a branch, it opens the commit where the checked-out branch
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
	if (!isShallowClone(checkout)) {
		const hint = meantText(ref, namesOfRefs(checkout));
		return new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file${hint || "; fetch it first"}`);
	}
	const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, "");
	return new UserError(`--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, or run git fetch origin ${name}`);
}
/**
* The commit where the checked-out branch left another branch, so that later commits of the other branch do not count
* as changes. Undefined if the ref is no branch, or its newest commit is checked out.
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
/** Maximum number of symbolic links on a path. The kernel follows as many, see path_resolution(7). */
const MOST_LINKS = 40;
/** Git compares only the commits of submodules, because changed files in them belong to other repositories. */
const DIFF = [
	"diff",
	"--no-ext-diff",
	"--no-textconv",
	"--ignore-submodules=dirty"
];
/** The repository at a commit. Paths are absolute, as in the work tree, even of files that the work tree lacks. */
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
	* A reader of files at the commit, each read once. Relative paths start at `folder`. Symbolic links are followed as
	* they were at the commit. A reading is `outside` if they lead out of the repository.
	*/
	files(folder) {
		return {
			rootOf: () => REPOSITORY$1,
			file: (path) => this.#file(resolve(folder, path)),
			directory: (path) => this.#directory(resolve(folder, path))
		};
	}
	/**
	* The file at a path, or the files of a folder, as they were at the commit; undefined if there was neither.
	*
	* @throws UserError for a path in a submodule, because qpsgate cannot see changes there
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
	/** Path that a file or directory of the work tree had in the commit; undefined if git finds no renaming. */
	formerPath(path) {
		return this.#renamed(path, "now", "before");
	}
	/** Path that a file or directory of the commit has in the work tree; undefined if git finds no renaming. */
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
	* Path on the other side of the change. Git records no renamed directories, so a directory counts as renamed if all
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
* Cuts a list that git printed into records of `width` fields. Fields are counted, because a path may look like a
* status.
*/
function recordsOf(parts, width) {
	return Array.from({ length: Math.floor(parts.length / width) }, (_, nth) => parts.slice(nth * width, (nth + 1) * width));
}

export { isNothing as A, isCommand as B, serverWord as C, assignmentsOf as D, VALUE as E, folderOf as F, placeRendered as H, variablesBeside as I, lineDocuments as L, oncePerNode as M, filesAround as N, EXPRESSION as O, filesBeside as P, childOf as R, headText as S, privateRegistry as T, renderCommand as U, isPlainOptionFile as V, computeRdsFormula as _, foldersToRead as a, memoryLimitIn as b, livingFormers as c, unreadableAmong as d, SideFiles as f, ofServers as g, isOptionFile as h, ABSENT as i, unquoted as j, hasExpression as k, mayBeSource as l, factsIn as m, existsAt as n, isOfVariables as o, documentFacts as p, openBase as r, isSourcePath as s, GitRevision as t, submodulesAmong as u, isRdsFormula as v, isFloating as w, FROM as x, limitsContainer as y, nodesIn as z };