import { a as parseOptionFile } from "./option-file.js";
import { V as quote } from "./names.js";

// src/core/suite/option-includes.ts
/** Largest option file, and largest sum of one with everything it includes. Real ones have some kilobytes. */
const LARGEST_OPTION_FILE_BYTES = 1024 ** 2;
/** Largest file of JSON or YAML: what programs write is larger than what people write, and read in a second. */
const LARGEST_DATA_BYTES = 8 * 1024 ** 2;
/** Files that one option file may lead to. */
const MOST_INCLUDED_FILES = 1e3;
/** The server's max_recursion_level: directives in a file that is this many includes deep are passed over. */
const DEEPEST_INCLUDE = 10;
/** Nobody works through a longer list. */
const MOST_PROBLEMS = 100;
/** Bytes that a file of this name may have. */
function largestBytes(path) {
	return /\.(?:json|ya?ml)$/i.test(path) ? LARGEST_DATA_BYTES : LARGEST_OPTION_FILE_BYTES;
}
/**
* Reads an option file, and what it includes at the place of the directive. A relative include starts at the file that
* names it; the server starts at its working directory, which a repository does not know. Absolute includes, and those
* that lead out of the root, name places of the machine that the file is deployed to: they are not read, and a warning
* says so.
*/
function readOptionFile(path, reader) {
	const reading = reader.file(path, path);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind !== "text") return {
		kind: "unusable",
		...whyUnusable(reading, reader.rootOf(path))
	};
	const walk = startWalk(path, reader);
	readText(reading.text, path, [], walk);
	return finishWalk(walk);
}
/** Reads a directory as `!includedir` does: the files whose names end in .cnf, in the order of their names. */
function readOptionDirectory(path, reader) {
	const listing = reader.directory(path, path);
	if (listing.kind === "absent") return { kind: "absent" };
	if (listing.kind !== "names") return {
		kind: "unusable",
		...whyUnusable(listing, reader.rootOf(path))
	};
	const walk = startWalk(path, reader);
	readListed(listing.names, path, {
		file: path,
		line: 1,
		text: "",
		chain: [path]
	}, walk);
	return finishWalk(walk);
}
/** Reads the target of a path: a file, or a directory of them. */
function readOptionPath(path, reader) {
	return reader.directory(path, path).kind === "names" ? readOptionDirectory(path, reader) : readOptionFile(path, reader);
}
function startWalk(top, reader) {
	return {
		reader,
		top,
		options: [],
		problems: /* @__PURE__ */ new Map(),
		warnings: /* @__PURE__ */ new Map(),
		filesLeft: MOST_INCLUDED_FILES,
		charactersLeft: LARGEST_OPTION_FILE_BYTES
	};
}
function finishWalk({ options, problems, warnings }) {
	return {
		kind: "read",
		options,
		problems: [...problems.values()],
		warnings: [...warnings.values()]
	};
}
function addProblem(walk, problem) {
	if (walk.problems.size < MOST_PROBLEMS) walk.problems.set(JSON.stringify(problem), problem);
}
function addProblemAt({ file, line }, walk, found, allowed) {
	addProblem(walk, {
		file,
		line,
		path: "",
		found,
		allowed
	});
}
function warn(warning, walk) {
	walk.warnings.set(JSON.stringify(warning), warning);
}
function directiveAt({ file, line, text }) {
	return {
		file,
		line,
		directive: text
	};
}
/** The user's text inside a sentence. */
function shown(text) {
	return quote(text).slice(1, -1);
}
function readText(text, file, parents, walk) {
	walk.charactersLeft -= text.length;
	const chain = [...parents, file];
	const { items, problems } = parseOptionFile(text, file);
	for (const problem of problems) addProblem(walk, problem);
	for (const item of items) if (item.kind === "option") walk.options.push(item.option);
	else follow(item.directive, {
		file,
		line: item.line,
		text: textOf(item.directive),
		chain
	}, walk);
}
function textOf(directive) {
	if (directive.kind === "unknown-directive") return shown(directive.text);
	if (directive.kind === "group") return shown(`[${directive.name}]`);
	return `!include${directive.of === "directory" ? "dir" : ""} ${shown(directive.path)}`;
}
function follow(directive, site, walk) {
	if (site.chain.length > 10) warn({
		code: "include-too-deep",
		...directiveAt(site),
		most: 10
	}, walk);
	else if (directive.kind === "include") include(directive, site, walk);
	else warn({
		code: directive.kind === "group" ? "group-skipped" : "directive-unknown",
		...directiveAt(site)
	}, walk);
}
function include({ of, path, isCut }, site, walk) {
	if (isCut) warn({
		code: "include-cut",
		...directiveAt(site)
	}, walk);
	if (/^[/~]/.test(path)) passOver(site, walk);
	else if (of === "directory") includeDirectory(joinPath(site.file, path), site, walk);
	else if (!includeFile(joinPath(site.file, path), site, walk)) {
		leaveUnread(site, walk);
		warn({
			code: "include-missing",
			...directiveAt(site)
		}, walk);
	}
}
function includeDirectory(path, site, walk) {
	const listing = walk.reader.directory(path, walk.top);
	if (listing.kind === "outside") passOver(site, walk);
	else if (listing.kind === "names") readListed(listing.names, path, site, walk);
	else {
		const why = listing.kind === "absent" ? "does not exist" : `cannot be read (${listing.why})`;
		addProblemAt(site, walk, `${site.text}, which ${why}`, "a directory; the server does not start without it");
	}
}
function readListed(names, folder, site, walk) {
	for (const name of names.filter((candidate) => candidate.endsWith(".cnf")).toSorted()) {
		const path = joinPath(`${folder}/`, name);
		includeFile(path, {
			...site,
			text: site.text === "" ? shown(path) : `${site.text}: ${shown(path)}`
		}, walk);
	}
}
/** Whether there is such a file. */
function includeFile(path, site, walk) {
	if (walk.problems.has(TOO_MUCH)) return true;
	if (site.chain.includes(path)) {
		const cycle = [...site.chain.slice(site.chain.indexOf(path)), path].map(shown).join(" > ");
		addProblemAt(site, walk, `${site.text}, a cycle: ${cycle}`, "includes that do not lead back to themselves");
		return true;
	}
	const reading = walk.reader.file(path, walk.top);
	if (reading.kind === "absent") return false;
	walk.filesLeft -= 1;
	if (reading.kind === "outside") passOver(site, walk);
	else if (reading.kind !== "text") {
		const { found, allowed } = whyUnusable(reading, walk.reader.rootOf(walk.top));
		addProblemAt(site, walk, `${site.text}, ${found}`, allowed);
	} else if (walk.filesLeft < 0 || walk.charactersLeft < reading.text.length) {
		const allowed = `at most ${MOST_INCLUDED_FILES} files, and ${LARGEST_OPTION_FILE_BYTES} bytes in all of them`;
		const { file, line } = site;
		walk.problems.set(TOO_MUCH, {
			file,
			line,
			path: "",
			found: `${site.text}, which is too much`,
			allowed
		});
	} else readText(reading.text, path, site.chain, walk);
	return true;
}
/** Key of the problem after which no more files are read. */
const TOO_MUCH = "too much";
function passOver(site, walk) {
	leaveUnread(site, walk);
	warn({
		code: "include-skipped",
		...directiveAt(site),
		root: walk.reader.rootOf(walk.top)
	}, walk);
}
/**
* The machine that the file is deployed to may have other files there than the repository. So the directive is a
* setting itself: where it changes, no workload can show its cost.
*/
function leaveUnread({ file, line, text }, walk) {
	walk.options.push({
		name: text,
		value: text.replace(/^\S+\s*/, ""),
		group: void 0,
		file,
		line
	});
}
/** The reason why a file cannot be used, with its actual kind. @param what the expected kind */
function whyUnusable(reading, root, what = "an option file") {
	if (reading.kind === "outside") return {
		found: `which is outside of ${root}`,
		allowed: `the path of ${what} inside of it`
	};
	if (reading.kind === "too-large") return {
		found: `which has ${reading.bytes} bytes`,
		allowed: `${what} of at most ${reading.most} bytes`
	};
	if (reading.kind === "binary") return {
		found: "which is binary (it has NUL characters)",
		allowed: `${what}, which is text`
	};
	return {
		found: `which cannot be read (${reading.why})`,
		allowed: `the path of ${what} that can be read`
	};
}
/** The path as it is seen from the file that names it, without needless steps. */
function joinPath(file, path) {
	const whole = file.slice(0, file.lastIndexOf("/") + 1) + path;
	const steps = [];
	for (const step of whole.split("/")) {
		if (step === "" || step === ".") continue;
		if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
		else steps.push(step);
	}
	return `${whole.startsWith("/") ? "/" : ""}${steps.join("/")}` || ".";
}

export { whyUnusable as a, readOptionPath as i, largestBytes as n, readOptionFile as r, joinPath as t };