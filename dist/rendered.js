import "./suite.js";
import { r as canonicalOptionName } from "./option-file.js";

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
/** Option files that a command of the repository prints, on the lines of the repository that they came from. */
/** Beginning of a source that names a command. */
const RENDER = /^render:\s*/;
/** Whether a source names a command, not a file. */
function isCommand(source) {
	return RENDER.test(source);
}
/** Program and arguments of a source that names a command, not split by a shell; undefined for other sources. */
function renderCommand(source) {
	return isCommand(source) ? e(source.replace(RENDER, "")) : void 0;
}
/** Interpreters, whose first file is a program. */
const INTERPRETER = /^(?:(?:ba|da|k|z|a)?sh|python[\d.]*|perl[\d.]*|ruby[\d.]*|node|nodejs|deno|bun|php[\d.]*|lua[\d.]*)$/;
/** Files of tasks, by the programs that run them. */
const TASK_FILES = [
	[/^g?make$/, [
		"GNUmakefile",
		"makefile",
		"Makefile"
	]],
	[/^(?:npm|npx|yarn|pnpm|bunx?)$/, ["package.json"]],
	[/^just$/, [
		"justfile",
		"Justfile",
		".justfile"
	]],
	[/^rake$/, [
		"rakefile",
		"Rakefile",
		"rakefile.rb",
		"Rakefile.rb"
	]]
];
/**
* Paths that can be programs of a command: its first word, those that an interpreter or `make` reads, scripts, and files of
* tasks.
*
* @param isScript whether a path is a file that can be executed
*/
function programsOf([program = "", ...words], isScript) {
	const name = program.slice(program.lastIndexOf("/") + 1);
	const tasks = TASK_FILES.flatMap(([runs, files]) => runs.test(name) ? files : []);
	const isReader = INTERPRETER.test(name) || /^g?make$/.test(name);
	return [
		program,
		...tasks,
		...isReader ? words : words.filter(isScript)
	];
}
/** Programs and libraries, by their names: scripts and makefiles often have no ending. */
const CODE = /\.(?:[a-z]?sh|py|pl|pm|rb|[cm]?[jt]s|php|lua|mk|jq|awk)$|(?:^|\/)(?:[^./]+|package\.json)$/;
/** Files that code names by their folder. */
const OF_FOLDER = /\/(?:__\w+__|index)\.\w+$/;
const WORD = /[\p{L}\p{N}_@][\p{L}\p{N}_@-]*/gu;
/** A word on a path or with an ending, and a line that loads something. */
const LOADED = /(?<=[./])[\p{L}\p{N}_@-]+|[\p{L}\p{N}_@-]+(?=\.\w)/gu;
const LOADING_LINE = /^[\t ]*(?:import|from|require\w*|include|source|use|load|\.)(?=[\s("']).*/gm;
function isCode(path) {
	return CODE.test(path);
}
/** The word by which other code names a file. */
function codeName(path) {
	const plain = path.replace(OF_FOLDER, "");
	return plain.slice(plain.lastIndexOf("/") + 1).match(WORD)?.[0] ?? "";
}
function namesIn(text) {
	const lines = text.match(LOADING_LINE)?.join("\n") ?? "";
	return {
		words: new Set(text.match(WORD)),
		loaded: /* @__PURE__ */ new Set([...text.match(LOADED) ?? [], ...lines.match(WORD) ?? []])
	};
}
/** Beginning of a line that can set an option: its name ends at a blank, at `=`, `:` or a quote, or with the line. */
const NAMED_LINE = /^\s*(?:-\s+)?["']?(?:--)?([A-Za-z0-9][\w.-]*)(?=[\s=:"']|$)/;
/** Beginning of an unread option whose group only some servers read, see option-file.ts. */
const GROUP_MARK = /^\[[^\]]*\] /;
/**
* Moves each option to the line of the repository that it surely came from: the only one in all templates that begins
* with its name, in any spelling. Other options belong to the command, with their line in its output.
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
/** Lines by the names that they begin with; names that begin several lines are omitted. */
function placesOf(templates, wanted) {
	const places = /* @__PURE__ */ new Map();
	const ambiguous = /* @__PURE__ */ new Set();
	for (const { file, text } of templates) for (const [index, raw] of text.split("\n").entries()) {
		const name = canonicalOptionName(NAMED_LINE.exec(raw)?.[1] ?? "");
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
	const plain = name.startsWith("!") ? name.slice("!".length).replace(GROUP_MARK, "") : name;
	return canonicalOptionName(plain);
}

export { placeRendered as a, namesIn as i, isCode as n, programsOf as o, isCommand as r, renderCommand as s, codeName as t };