import { o as numberFromText } from "./hcl-number.js";
import { createRequire } from "node:module";
import { join } from "node:path";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

// src/edges/sources/hcl-assets.ts
/**
* WebAssembly that reads the language of Terraform: next to the bundle in dist/, or in its package when run from the
* source.
*/
const require = createRequire(import.meta.url);
/** Name in dist/ → the file that the build copies. */
const HCL_ASSETS = {
	"web-tree-sitter.wasm": () => require.resolve("web-tree-sitter/web-tree-sitter.wasm"),
	"tree-sitter-hcl.wasm": () => require.resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm")
};
function readHclAsset(name) {
	const beside = join(import.meta.dirname, name);
	return readFile(existsSync(beside) ? beside : HCL_ASSETS[name]());
}

// src/edges/sources/hcl-tree.ts
/** Deeper blocks are skipped, and deeper expressions are unknown text. */
const DEEPEST = 100;
/**
* A file of 1 MB takes a third of a second. Texts made to be slow could take minutes. Limits CPU time, as others may
* use the machine.
*/
const MOST_CPU_MICROSECONDS = 3e6;
/** Makes parsers of HCL. */
let loaded;
/**
* Parses a text. The grammar goes on after a syntax error: the first one is a problem, and the tree has the parts that
* were understood. The caller refuses texts of more than 1 MB.
*
* @param file path as the user wrote it, for the tree and the problems
*/
async function parseHcl(text, file) {
	loaded ??= load();
	const parser = (await loaded)();
	try {
		const tree = parse(text, parser);
		if (tree === null) return unreadable(file);
		const reading = {
			tree: {
				file,
				body: bodyOf(tree.rootNode, text)
			},
			problems: firstError(tree.rootNode, file)
		};
		tree.delete();
		return reading;
	} finally {
		parser.delete();
	}
}
/** Only when there is something to read: few runs have files of Terraform. */
async function load() {
	const { Language, Parser } = await import("./web-tree-sitter.js");
	await Parser.init({ wasmBinary: await readHclAsset("web-tree-sitter.wasm") });
	const language = await Language.load(await readHclAsset("tree-sitter-hcl.wasm"));
	return () => new Parser().setLanguage(language);
}
/** @returns null if it takes too long, or the grammar gives up */
function parse(text, parser) {
	const before = process.threadCpuUsage();
	const isLate = () => process.threadCpuUsage(before).user > MOST_CPU_MICROSECONDS;
	try {
		return parser.parse(text, null, { progressCallback: isLate });
	} catch {
		return null;
	}
}
function unreadable(file) {
	return {
		tree: {
			file,
			body: {
				attributes: [],
				blocks: []
			}
		},
		problems: [{
			file,
			line: 1,
			path: "",
			found: "a text that takes too long to read",
			allowed: SYNTAX
		}]
	};
}
const SYNTAX = "the syntax of Terraform";
/** Texts of a file may be secrets, so the message has only marks of the language. */
function firstError(root, file) {
	if (!root.hasError) return [];
	const { node, holder } = firstErrorNode(root);
	const found = node.isMissing ? "a part that is not complete" : "text that has no meaning here";
	const allowed = (node.isMissing ? END_OF[node.type] : void 0) ?? SYNTAX;
	return [{
		file,
		line: lineOf(node.isMissing ? holder : node),
		path: "",
		found,
		allowed
	}];
}
const END_OF = {
	"}": "\"}\" at its end",
	"]": "\"]\" at its end",
	")": "\")\" at its end",
	quoted_template_end: "a quotation mark at its end",
	heredoc_identifier: "the word of its start at its end, on a line of its own"
};
/**
* The first piece in the order of the text; if an error holds another one, the inner. With the part that contains it.
*/
function firstErrorNode(root) {
	let found = {
		node: root,
		holder: root
	};
	let holder = root;
	let next = wrongChild(root);
	while (next !== void 0) {
		if (next.isError || next.isMissing) found = {
			node: next,
			holder
		};
		const inner = wrongChild(next);
		if (inner !== void 0 && inner.startIndex > next.startIndex) holder = next;
		next = inner;
	}
	return found;
}
function wrongChild(node) {
	return node.children.find((child) => child.isError || child.isMissing || child.hasError);
}
function lineOf(node) {
	return node.startPosition.row + 1;
}
function inside({ text, depth }) {
	return {
		text,
		depth: depth + 1
	};
}
function writtenOf(node, { text }) {
	return text.slice(node.startIndex, node.endIndex);
}
/** Pieces without comments and syntax errors. */
function piecesOf(node) {
	return node.children.filter((child) => !child.isExtra && !child.isError);
}
function childOf(node, type) {
	return node.children.find((child) => child.type === type);
}
function bodyOf(root, text) {
	return bodyIn(root, {
		text,
		depth: 0
	});
}
/** @param holder a file or a block */
function bodyIn(holder, walk) {
	const pieces = holder.children.flatMap((child) => child.type === "body" ? child.children : []);
	if (walk.depth > DEEPEST) return {
		attributes: [],
		blocks: []
	};
	return {
		attributes: pieces.filter(({ type }) => type === "attribute").flatMap((each) => attributeOf(each, walk)),
		blocks: pieces.filter(({ type }) => type === "block").flatMap((each) => blockOf(each, inside(walk)))
	};
}
function attributeOf(node, walk) {
	const [name, value] = [childOf(node, "identifier"), childOf(node, "expression")];
	if (name === void 0 || value === void 0) return [];
	return [{
		name: writtenOf(name, walk),
		value: expressionOf(value, walk),
		line: lineOf(node)
	}];
}
function blockOf(node, walk) {
	const [name, ...rest] = piecesOf(node).filter(({ type }) => type === "identifier" || type === "string_lit");
	if (name === void 0) return [];
	const labels = rest.map((label) => label.type === "identifier" ? writtenOf(label, walk) : quotedOf(label, walk));
	return [{
		type: writtenOf(name, walk),
		labels,
		body: bodyIn(node, walk),
		line: lineOf(node)
	}];
}
function expressionOf(node, walk) {
	return termOf(piecesOf(node), node, walk);
}
/** @param whole the node of the pieces */
function termOf(pieces, whole, walk) {
	const [first, last] = [pieces[0] ?? whole, pieces.at(-1) ?? whole];
	const written = walk.text.slice(first.startIndex, last.endIndex);
	const form = walk.depth > DEEPEST ? { kind: "other" } : formOf(pieces, inside(walk));
	const isHeredoc = form.kind === "template" && written.startsWith("<<");
	return {
		...form,
		line: lineOf(first) + (isHeredoc ? 1 : 0),
		written
	};
}
const OTHER = { kind: "other" };
/** A primary, and the steps after it. */
function formOf(pieces, walk) {
	const [first, ...rest] = pieces;
	if (first === void 0) return OTHER;
	if (first.type === "(") return inParentheses(rest, walk);
	const form = FORMS[first.type]?.(first, walk) ?? OTHER;
	return rest.length === 0 ? form : withSteps(form, first, rest, walk);
}
function inParentheses([inner, , ...steps], walk) {
	if (inner === void 0) return OTHER;
	const { line: _, written: __, ...form } = expressionOf(inner, walk);
	return steps.length === 0 ? form : withSteps(form, inner, steps, walk);
}
function withSteps(form, first, rest, walk) {
	const path = rest.map((step) => stepOf(step, walk));
	if (!path.every((step) => step !== void 0)) return OTHER;
	if (form.kind === "reference" && form.path.length === 0) return {
		...form,
		path
	};
	return {
		kind: "access",
		of: {
			...form,
			line: lineOf(first),
			written: writtenOf(first, walk)
		},
		path
	};
}
function stepOf(node, walk) {
	if (node.type === "get_attr") return writtenOf(node, walk).slice(1).trim();
	const index = node.type === "index" ? node.children[0] : void 0;
	if (index?.type === "legacy_index") return writtenOf(index, walk).slice(1).trim();
	const key = index === void 0 ? void 0 : childOf(index, "expression");
	return key === void 0 ? void 0 : expressionOf(key, walk);
}
/** By the names of the grammar. */
const FORMS = {
	expression: (node, walk) => formOf(piecesOf(node), walk),
	literal_value: literalOf,
	template_expr: templateOf,
	collection_value: (node, walk) => formOf(piecesOf(node), walk),
	tuple: (node, walk) => ({
		kind: "list",
		items: expressionsIn(node, walk)
	}),
	object: (node, walk) => ({
		kind: "object",
		entries: node.children.filter(({ type }) => type === "object_elem").flatMap((each) => entryOf(each, walk))
	}),
	variable_expr: (node, walk) => ({
		kind: "reference",
		root: writtenOf(node, walk),
		path: []
	}),
	function_call: callOf,
	conditional: conditionalOf,
	operation: (node, walk) => formOf(piecesOf(node), walk),
	unary_operation: (node, walk) => {
		const [operator, ...operand] = piecesOf(node);
		if (operator === void 0) return OTHER;
		return {
			kind: "operation",
			operator: operator.type,
			operands: [termOf(operand, node, walk)]
		};
	},
	binary_operation: binaryOf,
	for_expr: (node, walk) => formOf(piecesOf(node), walk),
	for_tuple_expr: forOf,
	for_object_expr: forOf
};
function expressionsIn(node, walk) {
	return node.children.filter(({ type }) => type === "expression").map((each) => expressionOf(each, walk));
}
/** Keys are words, or values of a template or parentheses. */
function entryOf(node, walk) {
	const [key, value] = node.children.filter(({ type }) => type === "expression");
	if (key === void 0 || value === void 0) return [];
	const read = expressionOf(key, walk);
	const isWord = read.kind === "reference" && read.path.length === 0 && !read.written.startsWith("(");
	const { line, written } = read;
	return [{
		key: isWord ? {
			kind: "literal",
			value: written,
			line,
			written
		} : read,
		value: expressionOf(value, walk)
	}];
}
function literalOf(node, walk) {
	const [literal] = piecesOf(node);
	if (literal?.type === "string_lit") return {
		kind: "literal",
		value: quotedOf(literal, walk)
	};
	const written = writtenOf(node, walk);
	const number = literal?.type === "numeric_lit" ? numberFromText(written) : void 0;
	if (number !== void 0) return {
		kind: "literal",
		value: number
	};
	if (literal?.type === "bool_lit") return {
		kind: "literal",
		value: written === "true"
	};
	return literal?.type === "null_lit" ? {
		kind: "literal",
		value: null
	} : OTHER;
}
function callOf(node, walk) {
	const [name, given] = [childOf(node, "identifier"), childOf(node, "function_arguments")];
	if (name === void 0) return OTHER;
	return {
		kind: "call",
		name: writtenOf(name, walk),
		arguments: given === void 0 ? [] : expressionsIn(given, walk),
		isSpread: given !== void 0 && childOf(given, "ellipsis") !== void 0
	};
}
function conditionalOf(node, walk) {
	const [condition, whenTrue, whenFalse] = expressionsIn(node, walk);
	if (condition === void 0 || whenTrue === void 0 || whenFalse === void 0) return OTHER;
	return {
		kind: "conditional",
		condition,
		whenTrue,
		whenFalse
	};
}
const OPERATORS = /* @__PURE__ */ new Set([
	"*",
	"/",
	"%",
	"+",
	"-",
	">",
	">=",
	"<",
	"<=",
	"==",
	"!=",
	"&&",
	"||"
]);
function binaryOf(node, walk) {
	const pieces = piecesOf(node);
	const middle = pieces.findIndex(({ type }) => OPERATORS.has(type));
	const operator = pieces[middle];
	if (operator === void 0) return OTHER;
	const operands = [pieces.slice(0, middle), pieces.slice(middle + 1)].map((side) => termOf(side, node, walk));
	return {
		kind: "operation",
		operator: operator.type,
		operands
	};
}
function forOf(node, walk) {
	const [intro, cond] = [childOf(node, "for_intro"), childOf(node, "for_cond")];
	const [first, second] = expressionsIn(node, walk);
	const [collection] = intro === void 0 ? [] : expressionsIn(intro, walk);
	const value = second ?? first;
	if (intro === void 0 || collection === void 0 || value === void 0) return OTHER;
	return {
		kind: "for",
		names: intro.children.filter(({ type }) => type === "identifier").map((name) => writtenOf(name, walk)),
		collection,
		key: second === void 0 ? void 0 : first,
		value,
		condition: cond === void 0 ? void 0 : expressionsIn(cond, walk)[0],
		isGrouping: childOf(node, "ellipsis") !== void 0
	};
}
/** A text in quotation marks without expressions. */
function quotedOf(node, walk) {
	return unescapeQuoted(writtenOf(node, walk).replace(/^"/, "").replace(/"$/, ""));
}
const ESCAPED = {
	n: "\n",
	r: "\r",
	t: "	"
};
function unescapeQuoted(text) {
	return unescapeTemplate(text.replace(/\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/gs, (_, short, long, other = "") => {
		const code = short ?? long;
		return code === void 0 ? ESCAPED[other] ?? other : characterOf(Number.parseInt(code, 16));
	}));
}
function characterOf(code) {
	return code > 1114111 ? "�" : String.fromCodePoint(code);
}
/** `$${` and `%%{` are no expressions. */
function unescapeTemplate(text) {
	return text.replace(/([$%])\1\{/g, "$1{");
}
function templateOf(node, walk) {
	const [template] = piecesOf(node);
	if (template === void 0) return OTHER;
	const parts = template.type === "heredoc_template" ? heredocParts(template, walk) : quotedParts(template, walk);
	return parts === void 0 ? OTHER : {
		kind: "template",
		parts
	};
}
/**
* The grammar may count blanks of a template as blanks between its pieces, so texts are the spans between the
* expressions.
*/
function* spansOf(template, from, to) {
	let start = from;
	for (const next of piecesOf(template)) {
		if (next.type !== "template_interpolation" && next.type !== "template_directive") continue;
		yield {
			text: [start, next.startIndex],
			next
		};
		start = next.endIndex;
	}
	yield { text: [start, to] };
}
/** An expression in a template; for a directive, `%{ if }`, only the text. */
function insertedOf(node, walk) {
	const expression = childOf(node, "expression");
	if (expression !== void 0) return {
		kind: "expression",
		expression: expressionOf(expression, walk)
	};
	return {
		kind: "expression",
		expression: {
			kind: "other",
			line: lineOf(node),
			written: writtenOf(node, walk)
		}
	};
}
/** The text without the blanks that an adjacent `${~` or `~}` removes. */
function strip(text, before, after, walk) {
	const start = before !== void 0 && writtenOf(before, walk).endsWith("~}") ? text.trimStart() : text;
	return after !== void 0 && /^[$%]\{~/.test(writtenOf(after, walk)) ? start.trimEnd() : start;
}
function quotedParts(template, walk) {
	const [start, end] = [childOf(template, "quoted_template_start"), childOf(template, "quoted_template_end")];
	if (start === void 0 || end === void 0) return void 0;
	const parts = [];
	let before;
	for (const { text, next } of spansOf(template, start.endIndex, end.startIndex)) {
		const stripped = strip(walk.text.slice(...text), before, next, walk);
		const line = lineOf(before ?? start);
		if (stripped !== "") parts.push({
			kind: "text",
			text: unescapeQuoted(stripped),
			line
		});
		if (next !== void 0) parts.push(insertedOf(next, walk));
		before = next;
	}
	return parts;
}
/** Lines of a heredoc; one that begins with `<<-` loses its common indentation. */
function heredocParts(template, walk) {
	const identifiers = template.children.filter(({ type }) => type === "heredoc_identifier");
	const [opening, closing] = [identifiers[0], identifiers.at(-1)];
	if (opening === void 0 || closing === void 0 || opening === closing) return void 0;
	const from = walk.text.indexOf("\n", opening.endIndex) + 1;
	const to = walk.text.lastIndexOf("\n", closing.endIndex - 1) + 1;
	if (from === 0 || to < from) return [];
	const parts = [];
	let before;
	let line = lineOf(opening) + 1;
	for (const { text, next } of spansOf(template, from, to)) {
		const stripped = strip(walk.text.slice(...text), before, next, walk);
		parts.push(...linesOf(stripped, line));
		if (next !== void 0) {
			parts.push(insertedOf(next, walk));
			line = next.endPosition.row + 1;
		}
		before = next;
	}
	return writtenOf(template, walk).startsWith("<<-") ? withoutIndent(parts) : parts;
}
function linesOf(text, first) {
	return (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line, index) => ({
		kind: "text",
		text: unescapeTemplate(line.replace(/\r\n$/, "\n")),
		line: first + index
	}));
}
function withoutIndent(parts) {
	const starts = parts.map((_, index) => {
		const previous = parts[index - 1];
		return index === 0 || previous?.kind === "text" && previous.text.endsWith("\n");
	});
	const least = parts.flatMap((part, index) => {
		if (starts[index] !== true) return [];
		if (part.kind === "expression") return [0];
		return part.text.trim() === "" && part.text.endsWith("\n") ? [] : [(/^[ \t]*/.exec(part.text) ?? [""])[0].length];
	}).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
	if (least === 0 || least === Number.POSITIVE_INFINITY) return [...parts];
	return parts.map((part, index) => {
		if (part.kind === "expression" || starts[index] !== true) return part;
		return {
			...part,
			text: part.text.trim() === "" ? part.text.slice(-1) : part.text.slice(least)
		};
	});
}

export { parseHcl };