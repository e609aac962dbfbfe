import { a as MISSING, p as quote } from "./escape.js";
import { _ as fixOptionName, c as settingOf, h as OPTION_NAME_FORM, m as OPTION_NAME, r as expressionOf } from "./setting.js";
import { E as isServerGroup, w as isLikeServerGroup } from "./exercises.js";
import { a as isCheckout, c as realPathOf, i as foreignLink, o as isDirectory, r as foldersAround, s as isInside, t as checkoutAround } from "./paths.js";
import { dirname, relative, resolve } from "node:path";
import { readFileSync, readdirSync, statSync } from "node:fs";

// src/core/sources/option-file.ts
/** Whether a file has the ending of option files. */
function isCnf(path) {
	return path.toLowerCase().endsWith(".cnf");
}
/**
* Whether a text has a group of servers or their clients, which shows that it is an option file of MySQL or MariaDB.
*/
function hasServerGroup(text) {
	return /^[ \t]*\[(?:mysql|mariadb|galera|client)[\w.@-]*[ \t]*\]/im.test(text);
}
/**
* Parses an option file into its directives and the options of every group that some server reads (see isReadBy), in
* the order of the lines. Groups of other programs are skipped. Problems are lines that make a server stop, or that it
* surely misreads.
*/
function parseOptionFile(text, file) {
	const items = [];
	const problems = [];
	const hasMark = text.startsWith(BYTE_ORDER_MARK);
	if (hasMark) problems.push({
		file,
		line: 1,
		path: "",
		actual: "a byte order mark",
		allowed: WITHOUT_MARK
	});
	const lines = (hasMark ? text.slice(1) : text).split("\n");
	let group;
	for (const [index, raw] of lines.entries()) {
		const line = index + 1;
		const read = readOptionFileLine(raw, line === lines.length);
		if (read.kind === "group") {
			group = read.name;
			if (isLikeServerGroup(group)) items.push({
				...read,
				line
			});
		}
		const isForeign = group !== void 0 && !isServerGroup(group);
		const length = checkLength(raw);
		const complaint = length ?? (isForeign && read.kind === "option" ? void 0 : checkLine(read, group));
		if (complaint !== void 0) {
			const name = read.kind === "option" && OPTION_NAME.test(read.name) ? read.name : "";
			problems.push({
				file,
				line,
				path: length === void 0 ? name : "",
				...complaint
			});
		} else if (read.kind === "include") items.push({
			...read,
			line
		});
		else if (read.kind === "option") {
			const { name, value } = read;
			if (!isForeign) items.push({
				kind: "option",
				option: settingOf({
					name,
					text: value,
					group,
					file,
					line
				})
			});
			else if (isLikeServerGroup(group ?? "")) {
				const source = {
					name: `[${group}] ${name}`,
					text: value,
					group: void 0,
					file,
					line
				};
				items.push({
					kind: "option",
					option: expressionOf(source, "other-program")
				});
			}
		}
	}
	return {
		items,
		problems
	};
}
const BYTE_ORDER_MARK = "﻿";
const WITHOUT_MARK = "a file without one; the server takes it for an option outside of any group";
function checkLength(raw) {
	const bytes = new TextEncoder().encode(raw).length;
	if (bytes <= 4094) return void 0;
	const allowed = `at most ${LONGEST_LINE_BYTES} bytes; the server takes the rest for a line of its own`;
	return {
		actual: `a line of ${bytes} bytes`,
		allowed
	};
}
function checkLine(line, group) {
	if (line.kind === "open-group") return {
		actual: "a line with [ and no ]",
		allowed: "a group in brackets, such as [mysqld]"
	};
	if (line.kind === "include" && line.path === "") return {
		actual: `a directive whose path is ${MISSING}`,
		allowed: "!include FILE or !includedir DIRECTORY"
	};
	if (line.kind !== "option") return void 0;
	const { name, value } = line;
	if (group === void 0) return {
		actual: `${shownName(name)} outside of any group`,
		allowed: "options below a group such as [mysqld]"
	};
	if (name === "") return {
		actual: `an option name that is ${MISSING}`,
		allowed: OPTION_NAME_FORM
	};
	if (/^[\w-]+:/.test(name)) return {
		actual: shownName(name),
		allowed: "name = value, with an equals sign and no colon"
	};
	if (!OPTION_NAME.test(name)) return {
		actual: shownName(name),
		allowed: fixOptionName(name)
	};
	if (value?.includes("�")) return {
		actual: quote(value),
		allowed: "text in UTF-8"
	};
}
/** Shows only the beginning of a line that has no valid form, because the rest may hold a password. */
function shownName(name) {
	const [start = ""] = /^(?:-*[A-Za-z0-9][A-Za-z0-9_.-]*|.)/u.exec(name) ?? [];
	return start === name ? quote(name) : `a line that begins with ${quote(start)}`;
}
/**
* Maximum length of a line, in UTF-8 bytes without the line break. The server's buffer ends there, so the server reads
* the rest of a longer line as another line.
*/
const LONGEST_LINE_BYTES = 4094;
/** Parses a line, without its line break. @param isUnended whether the file ends here without a line break */
function readOptionFileLine(raw, isUnended = false) {
	const text = trim(raw);
	if (text === "" || text.startsWith("#") || text.startsWith(";")) return { kind: "empty" };
	if (text.startsWith("!")) return readDirective(isUnended ? raw : `${raw}\n`);
	if (text.startsWith("[")) {
		const end = text.indexOf("]");
		return end < 0 ? { kind: "open-group" } : {
			kind: "group",
			name: trimEnd(text.slice(1, end)).toLowerCase()
		};
	}
	const content = textBeforeComment(text);
	const equals = content.indexOf("=");
	if (equals < 0) return {
		kind: "option",
		name: trim(content),
		value: void 0
	};
	return {
		kind: "option",
		name: trim(content.slice(0, equals)),
		value: unquote(trim(content.slice(equals + 1)))
	};
}
/**
* Reads a directive as the server does: a comment is not cut off, and quotes are part of the path. The server drops the
* last character, which it takes for the line break, even if the file ends without one.
*/
function readDirective(line) {
	const text = trimStart(trimStart(line).slice(1));
	const word = ["includedir", "include"].find((each) => text.startsWith(each) && isBlank(text.charAt(each.length)));
	if (word === void 0) return { kind: "empty" };
	const path = trim(text.slice(word.length, -1));
	return {
		kind: "include",
		of: word === "include" ? "file" : "directory",
		path
	};
}
/** Whether a character is a blank to the server's isspace(); JavaScript's trim() removes more than these. */
function isBlank(character) {
	return character !== "" && " 	\r\v\f\n".includes(character);
}
function trim(text) {
	return trimEnd(trimStart(text));
}
function trimStart(text) {
	let start = 0;
	while (isBlank(text.charAt(start))) start += 1;
	return text.slice(start);
}
function trimEnd(text) {
	let end = text.length;
	while (isBlank(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}
/** The text before the first # outside of quotes. That # needs no blank before it. */
function textBeforeComment(text) {
	let open;
	let isEscaped = false;
	for (let index = 0; index < text.length; index++) {
		const character = text[index];
		if ((character === "\"" || character === "'") && !isEscaped) {
			if (open === void 0) open = character;
			else if (open === character) open = void 0;
		}
		if (open === void 0 && character === "#") return text.slice(0, index);
		isEscaped = open !== void 0 && character === "\\" && !isEscaped;
	}
	return text;
}
const ESCAPES = new Map(Object.entries({
	b: "\b",
	t: "	",
	n: "\n",
	r: "\r",
	s: " ",
	"\\": "\\",
	"\"": "\"",
	"'": "'"
}));
/** Removes one pair of quotes around the whole value and resolves escapes. Unknown escapes stay as they are. */
function unquote(text) {
	const first = text[0];
	return (text.length > 1 && (first === "\"" || first === "'") && text.endsWith(first) ? text.slice(1, -1) : text).replace(/\\(.)/gs, (both, escaped) => ESCAPES.get(escaped) ?? both);
}

// src/core/sources/source-path.ts
/** Splits a source at its first `#`. A `#` at the start does not count, because the path would be empty. */
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
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
/** Ending of a file's name: what follows its last dot, in lower case; empty if the name has no dot. */
function endingOf(path) {
	const name = nameOf(path);
	return name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
}
function isYaml(path) {
	return ["yaml", "yml"].includes(endingOf(path));
}

// src/core/sources/option-includes.ts
/**
* Maximum size, in bytes, of an option file together with all files that it includes. Real option files have a few
* kilobytes.
*/
const LARGEST_OPTION_FILE_BYTES = 1024 ** 2;
/**
* Maximum size of a JSON or YAML file, in bytes. Reading this much takes about a second. The limit is higher than for
* option files, because programs write larger files than people do.
*/
const LARGEST_DATA_BYTES = 8 * 1024 ** 2;
/** Maximum number of settings for one server. No server has as many variables and instruments. */
const MOST_SETTINGS = 2e3;
/** Maximum number of files and folders that one option file may include, directly or through other files. */
const MOST_INCLUDED_FILES = 1e3;
/** Number of includes above a file at which a server ignores the file's own directives (its max_recursion_level). */
const DEEPEST_INCLUDE = 10;
/** Maximum number of problems that are reported, because nobody works through a longer list. */
const MOST_PROBLEMS = 100;
/** Maximum size, in bytes, of a file with this name. A larger file is not read. */
function largestBytes(path) {
	return isYaml(path) || endingOf(path) === "json" ? LARGEST_DATA_BYTES : LARGEST_OPTION_FILE_BYTES;
}
/**
* Reads an option file, with each included file in place of its directive. A relative path counts from the file that
* names it. A server would take it as relative to its working directory, but no file shows which directory that is. A
* path that leads out of the root or into a home directory means a file of the machine that the option file is deployed
* to. Such a file is not read, and a warning says so.
*/
function readOptionFile(path, reader) {
	const reading = reader.file(path, path);
	if (reading.kind === "absent") return { kind: "absent" };
	if (reading.kind !== "text") return {
		kind: "unusable",
		...whyUnusable(reading, reader.rootOf(path))
	};
	const walk = new IncludeWalk(path, reader);
	walk.readText(reading.text, path, []);
	return walk.result;
}
/** Reads a directory as `!includedir` does: the files whose names end in .cnf, in the order of their names. */
function readOptionDirectory(path, reader) {
	const listing = reader.directory(path, path);
	if (listing.kind === "absent") return { kind: "absent" };
	if (listing.kind !== "names") return {
		kind: "unusable",
		...whyUnusable(listing, reader.rootOf(path))
	};
	const walk = new IncludeWalk(path, reader);
	walk.readListed(listing.names, path, {
		file: path,
		line: 1,
		directive: "",
		chain: [path]
	});
	return walk.result;
}
/** Reads a path that may be an option file or a directory of them. */
function readOptionPath(path, reader) {
	return reader.directory(path, path).kind === "names" ? readOptionDirectory(path, reader) : readOptionFile(path, reader);
}
/** Escapes a user's text for use inside a sentence: like `quote`, but without the quotes around it. */
function shown(text) {
	return quote(text).slice(1, -1);
}
/** Reads one file or directory with everything that it includes. The limits hold for all these files together. */
var IncludeWalk = class {
	#options = [];
	/** Problems by their text, so that a file that is included twice reports each of its problems once. */
	#problems = /* @__PURE__ */ new Map();
	#warnings = /* @__PURE__ */ new Map();
	#top;
	#reader;
	#filesLeft = MOST_INCLUDED_FILES;
	#charactersLeft = LARGEST_OPTION_FILE_BYTES;
	constructor(top, reader) {
		this.#top = top;
		this.#reader = reader;
	}
	get result() {
		return {
			kind: "read",
			options: this.#options,
			problems: [...this.#problems.values()],
			warnings: [...this.#warnings.values()]
		};
	}
	readText(text, file, parents) {
		this.#charactersLeft -= text.length;
		const chain = [...parents, file];
		const { items, problems } = parseOptionFile(text, file);
		for (const problem of problems) this.#addProblem(problem);
		for (const item of items) {
			if (this.#problems.has(TOO_MUCH)) return;
			if (item.kind === "option") {
				if (this.#options.length === MOST_SETTINGS) {
					const complaint = {
						actual: `more than ${MOST_SETTINGS} settings`,
						allowed: "fewer for one server"
					};
					this.#addProblem({
						file,
						line: 1,
						path: "",
						...complaint
					}, TOO_MUCH);
				}
				this.#options.push(item.option);
			} else if (item.kind === "group") this.#warn({
				code: "group-skipped",
				file,
				line: item.line,
				directive: shown(`[${item.name}]`)
			});
			else if (chain.length <= 10) this.#include(item, {
				file,
				line: item.line,
				chain
			});
		}
	}
	readListed(names, folder, site) {
		for (const name of names.filter((candidate) => candidate.endsWith(".cnf")).toSorted()) {
			const path = joinPath(`${folder}/`, name);
			const directive = site.directive === "" ? shown(path) : `${site.directive}: ${shown(path)}`;
			if (!name.includes(UNDECODED)) this.#includeFile(path, {
				...site,
				directive
			});
			else this.#addProblemAt({
				...site,
				directive
			}, "whose name is no UTF-8", "a file whose name is");
		}
	}
	#include(include, place) {
		const isDirectory = include.of === "directory";
		const site = {
			...place,
			directive: `!include${isDirectory ? "dir" : ""} ${shown(include.path)}`
		};
		const path = joinPath(include.path.startsWith("/") ? "" : site.file, include.path);
		if (include.path.startsWith("~")) this.#leaveUnread(site, "include-skipped");
		else if (isDirectory) this.#includeDirectory(path, site);
		else if (!this.#includeFile(path, site)) this.#leaveUnread(site, "include-missing");
	}
	#includeDirectory(path, site) {
		this.#filesLeft -= 1;
		const listing = this.#reader.directory(path, this.#top);
		if (listing.kind === "outside") this.#leaveUnread(site, "include-skipped");
		else if (this.#filesLeft < 0) this.#refuseRest(site);
		else if (listing.kind === "names") this.readListed(listing.names, path, site);
		else {
			const why = listing.kind === "absent" ? "does not exist" : `cannot be read (${listing.why})`;
			this.#addProblemAt(site, `which ${why}`, "a directory; the server does not start without it");
		}
	}
	/** @returns whether there is such a file */
	#includeFile(path, site) {
		if (this.#problems.has(TOO_MUCH)) return true;
		if (site.chain.includes(path)) {
			const cycle = [...site.chain.slice(site.chain.indexOf(path)), path].map(shown).join(" > ");
			this.#addProblemAt(site, `a cycle: ${cycle}`, "includes that do not lead back to themselves");
			return true;
		}
		const reading = this.#reader.file(path, this.#top);
		if (reading.kind === "absent") return false;
		this.#filesLeft -= 1;
		if (reading.kind === "outside") this.#leaveUnread(site, "include-skipped");
		else if (reading.kind !== "text") {
			const { actual, allowed } = whyUnusable(reading, this.#reader.rootOf(this.#top));
			this.#addProblemAt(site, actual, allowed);
		} else if (this.#filesLeft < 0 || this.#charactersLeft < reading.text.length) this.#refuseRest(site);
		else this.readText(reading.text, path, site.chain);
		return true;
	}
	/**
	* Turns a directive whose file is not read into a setting of unknown value, because the machine that the file is
	* deployed to may have a file at the path. If the directive changes, no workload can show what that costs.
	*/
	#leaveUnread({ file, line, directive }, code) {
		const text = directive.slice(directive.indexOf(" ") + 1);
		this.#options.push(expressionOf({
			name: directive,
			text,
			group: void 0,
			file,
			line
		}));
		const located = {
			file,
			line,
			directive
		};
		if (code === "include-missing") this.#warn({
			code,
			...located
		});
		else this.#warn({
			code,
			...located,
			root: this.#reader.rootOf(this.#top)
		});
	}
	#refuseRest(site) {
		const allowed = `at most ${MOST_INCLUDED_FILES} files, and ${LARGEST_OPTION_FILE_BYTES} bytes in all of them`;
		this.#addProblemAt(site, "which is too much", allowed, TOO_MUCH);
	}
	#addProblem(problem, key = JSON.stringify(problem)) {
		if (this.#problems.size < MOST_PROBLEMS || key === TOO_MUCH) this.#problems.set(key, problem);
	}
	#addProblemAt({ file, line, directive }, actual, allowed, key) {
		this.#addProblem({
			file,
			line,
			path: "",
			actual: `${directive}, ${actual}`,
			allowed
		}, key);
	}
	#warn(warning) {
		this.#warnings.set(JSON.stringify(warning), warning);
	}
};
/** Key of the problem of too many files or settings, after which no more files are read. */
const TOO_MUCH = "too much";
/** Why a file cannot be used. @param what the expected kind of file, with its article */
function whyUnusable(reading, root, what = "an option file") {
	switch (reading.kind) {
		case "outside": return {
			actual: `which is outside of ${root}`,
			allowed: `the path of ${what} inside of it`
		};
		case "too-large": return {
			actual: `which has ${reading.bytes} bytes`,
			allowed: `${what} of at most ${reading.most} bytes`
		};
		case "binary": return {
			actual: "which is binary (it has NUL characters)",
			allowed: `${what}, which is text`
		};
		case "unreadable": return {
			actual: `which cannot be read (${reading.why})`,
			allowed: `the path of ${what} that can be read`
		};
	}
}
/** Resolves a path against the folder of the file that names it, without `.` and needless `..`. */
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
/**
* Character that Node.js puts in place of bytes of a file's name that are not UTF-8. Servers can open such a file;
* qpsgate cannot.
*/
const UNDECODED = "�";

// src/edges/files/option-files.ts
/**
* Reads option files, suites and workloads from disk. Whatever a stranger has written into such a file, it cannot make
* qpsgate read anything outside the file's repository.
*/
/** Name of a repository's root in messages. */
const REPOSITORY = "the repository";
/**
* Reads option files that the user names. Relative paths start at the folder. The root of a file is the repository
* around its path as the user spelled it, wherever links lead. Without a repository, the root is the file's folder.
* Included files must lie in the root. In a repository, the file itself must lie there, too, because a stranger may
* have made it a link.
*/
function diskOptionFiles(folder) {
	const roots = /* @__PURE__ */ new Map();
	const rootOf = (top) => {
		const path = resolve(folder, top);
		const topFolder = isDirectory(path) ? path : dirname(path);
		const root = roots.get(top) ?? repositoryRoot(topFolder) ?? rootAround(topFolder);
		roots.set(top, root);
		return root;
	};
	return readerIn(folder, rootOf, (path, top) => path === top && rootOf(top).name !== "the repository");
}
/**
* Reads option files that a suite names. Relative paths start at the suite's folder. The files, and those that they
* include, must lie in the repository around the suite, or in its folder if there is none, because a stranger may have
* written the suite.
*/
function suiteOptionFiles(suite) {
	const folder = resolve(dirname(suite));
	const root = rootAround(folder);
	return readerIn(folder, () => root);
}
/**
* @returns a reader of a user's workload and of the files that it names. It reads only in the repository around the
*   workload, or in the workload's folder if there is none.
*/
function workloadFiles(file) {
	const folder = resolve(dirname(file));
	const root = repositoryRoot(folder) ?? rootAround(folder);
	return readerIn(".", () => root, () => false, readNamed);
}
/** Reads a suite. The result is `outside` if links lead out of the suite's repository. */
function readSuiteOnDisk(suite) {
	const whole = resolve(suite);
	const repository = foldersAround(dirname(whole)).find(isCheckout);
	if (repository === void 0) return readOnDisk(whole);
	return holds(realPathOf(repository), realPathOf(whole)) ? readNamed(whole) : { kind: "outside" };
}
function readerIn(folder, rootOf, isFree = () => false, readTop = readOnDisk) {
	const isOutside = (path, top) => !isFree(path, top) && !holds(rootOf(top).path, realPathOf(resolve(folder, path)));
	const read = (path, top) => (path === top ? readTop : readOnDisk)(resolve(folder, path));
	return {
		rootOf: (top) => rootOf(top).name,
		file: (path, top) => isOutside(path, top) ? { kind: "outside" } : read(path, top),
		directory: (path, top) => isOutside(path, top) ? { kind: "outside" } : listOnDisk(resolve(folder, path))
	};
}
/** The repository around a folder as it is spelled, before links are followed; undefined if there is none. */
function repositoryRoot(folder) {
	const top = foldersAround(folder).find(isCheckout);
	return top === void 0 ? void 0 : {
		path: realPathOf(top),
		name: REPOSITORY
	};
}
function rootAround(folder) {
	const repository = checkoutAround(folder);
	return repository === void 0 ? {
		path: realPathOf(folder),
		name: folder
	} : {
		path: repository,
		name: REPOSITORY
	};
}
/** Whether a path lies in a root. Files of .git do not count, because they may hold credentials. */
function holds(root, path) {
	return isInside(path, root) && !relative(root, path).split("/").includes(".git");
}
/**
* Reads a file only if its path has no link. Messages quote the file, and whoever made a link may have no right to read
* its target.
*/
function readNamed(path) {
	return foreignLink(path) === void 0 ? readOnDisk(path) : {
		kind: "unreadable",
		why: "its path has a link"
	};
}
/** Reads regular files only, because reading a pipe might never end. */
function readOnDisk(path) {
	try {
		const stats = statSync(path);
		if (!stats.isFile()) return { kind: "absent" };
		const most = largestBytes(path);
		if (stats.size > most) return {
			kind: "too-large",
			bytes: stats.size,
			most
		};
		return asReading(readFileSync(path, "utf8"));
	} catch (error) {
		return whyNot(error);
	}
}
/** A file's text. A text with NUL characters counts as binary. */
function asReading(text) {
	return text.includes("\0") ? { kind: "binary" } : {
		kind: "text",
		text
	};
}
function listOnDisk(path) {
	try {
		return {
			kind: "names",
			names: readdirSync(path)
		};
	} catch (error) {
		return whyNot(error);
	}
}
function whyNot(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
	return /^(?:ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG)$/.test(code) ? { kind: "absent" } : {
		kind: "unreadable",
		why: code
	};
}

export { hasServerGroup as _, readSuiteOnDisk as a, readOptionFileLine as b, joinPath as c, readOptionPath as d, whyUnusable as f, splitSource as g, nameOf as h, holds as i, largestBytes as l, isYaml as m, asReading as n, suiteOptionFiles as o, endingOf as p, diskOptionFiles as r, workloadFiles as s, REPOSITORY as t, readOptionFile as u, isCnf as v, parseOptionFile as y };