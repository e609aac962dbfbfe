import { o as parseOptionFile } from "./option-file.js";
import { M as quote } from "./schemas.js";
import { a as isCheckout, c as realPathOf, i as foreignLink, o as isDirectory, r as foldersAround, s as isInside, t as checkoutAround } from "./paths.js";
import { dirname, relative, resolve } from "node:path";
import { readFileSync, readdirSync, statSync } from "node:fs";

// src/core/suite/option-includes.ts
/** Largest option file, and largest sum of one with everything it includes. Real ones have some kilobytes. */
const LARGEST_OPTION_FILE_BYTES = 1024 ** 2;
/** Largest file of JSON or YAML: what programs write is larger than what people write, and read in a second. */
const LARGEST_DATA_BYTES = 8 * 1024 ** 2;
/** Settings of one server: more than servers have variables and instruments. */
const MOST_SETTINGS = 2e3;
const TOO_MANY_SETTINGS = {
	actual: `more than ${MOST_SETTINGS} settings`,
	allowed: "fewer for one server"
};
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
/** Reads the target of a path: a file, or a directory of them. */
function readOptionPath(path, reader) {
	return reader.directory(path, path).kind === "names" ? readOptionDirectory(path, reader) : readOptionFile(path, reader);
}
/** The user's text inside a sentence. */
function shown(text) {
	return quote(text).slice(1, -1);
}
/** The reading of one file, or directory, with everything that it includes. */
var IncludeWalk = class {
	#options = [];
	/** Problems by their text: a file that is included twice has its problems once. */
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
			if (item.kind === "option" && this.#options.length === 2e3) this.#addProblem({
				file,
				line: 1,
				path: "",
				...TOO_MANY_SETTINGS
			}, TOO_MUCH);
			if (item.kind === "option") this.#options.push(item.option);
			else if (item.kind === "group") this.#warn({
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
			if (!name.includes("�")) this.#includeFile(path, {
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
		const path = joinPath(site.file, include.path);
		if (/^[/~]/.test(include.path)) this.#passOver(site);
		else if (isDirectory) this.#includeDirectory(path, site);
		else if (!this.#includeFile(path, site)) {
			this.#leaveUnread(site);
			const { file, line, directive } = site;
			this.#warn({
				code: "include-missing",
				file,
				line,
				directive
			});
		}
	}
	#includeDirectory(path, site) {
		this.#filesLeft -= 1;
		const listing = this.#reader.directory(path, this.#top);
		if (listing.kind === "outside") this.#passOver(site);
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
		if (reading.kind === "outside") this.#passOver(site);
		else if (reading.kind !== "text") {
			const { actual, allowed } = whyUnusable(reading, this.#reader.rootOf(this.#top));
			this.#addProblemAt(site, actual, allowed);
		} else if (this.#filesLeft < 0 || this.#charactersLeft < reading.text.length) this.#refuseRest(site);
		else this.readText(reading.text, path, site.chain);
		return true;
	}
	#passOver(site) {
		this.#leaveUnread(site);
		const { file, line, directive } = site;
		this.#warn({
			code: "include-skipped",
			file,
			line,
			directive,
			root: this.#reader.rootOf(this.#top)
		});
	}
	/**
	* The machine that the file is deployed to may have other files there than the repository. So the directive is a
	* setting itself: where it changes, no workload can show its cost.
	*/
	#leaveUnread({ file, line, directive }) {
		this.#options.push({
			name: directive,
			value: directive.replace(/^\S+\s*/, ""),
			group: void 0,
			file,
			line
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
/** Key of the problem after which no more files are read. */
const TOO_MUCH = "too much";
/** The reason why a file cannot be used, with its actual kind. @param what the expected kind */
function whyUnusable(reading, root, what = "an option file") {
	if (reading.kind === "outside") return {
		actual: `which is outside of ${root}`,
		allowed: `the path of ${what} inside of it`
	};
	if (reading.kind === "too-large") return {
		actual: `which has ${reading.bytes} bytes`,
		allowed: `${what} of at most ${reading.most} bytes`
	};
	if (reading.kind === "binary") return {
		actual: "which is binary (it has NUL characters)",
		allowed: `${what}, which is text`
	};
	return {
		actual: `which cannot be read (${reading.why})`,
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
/** Stands in a name for bytes that are no UTF-8, so that nobody but a server can open the file. */
const UNDECODED = "�";

// src/edges/files/option-files.ts
/** Option files on disk. */
/** Name in messages for the root of a repository's files. */
const REPOSITORY = "the repository";
/**
* Reads option files that the user names; relative paths start at the folder. The root of each is the repository around
* its folder, or its folder itself if there is none: its includes must be within the root, the file itself may be
* anywhere.
*/
function diskOptionFiles(folder) {
	const roots = /* @__PURE__ */ new Map();
	const rootOf = (top) => {
		const path = resolve(folder, top);
		const root = roots.get(top) ?? rootAround(isDirectory(path) ? path : dirname(path));
		roots.set(top, root);
		return root;
	};
	return readerIn(folder, rootOf, (path, top) => path === top);
}
/**
* Reads option files that a suite names; relative paths start at its folder. They, and their includes, must be in the
* repository around the suite, or in its folder if there is none: a suite may be anybody's.
*/
function suiteOptionFiles(suite) {
	const folder = resolve(dirname(suite));
	const root = rootAround(folder);
	return readerIn(folder, () => root);
}
/** Reads the file of a user's workload and what it leads to: each within the repository that has its path. */
function workloadFiles(file) {
	const folder = resolve(dirname(file));
	const top = foldersAround(folder).find(isCheckout);
	const root = top === void 0 ? rootAround(folder) : {
		path: realPathOf(top),
		name: REPOSITORY
	};
	return readerIn(".", () => root, () => false, readNamed);
}
/** The text of a suite on disk. `outside`: links lead out of the suite's repository. */
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
/** Whether a root holds a path as its content; files of git, such as credentials, do not count. */
function holds(root, path) {
	return isInside(path, root) && !relative(root, path).split("/").includes(".git");
}
/** Messages quote the text of a suite and a workload, and the author of a link may have no right to see the file it leads to. */
function readNamed(path) {
	return foreignLink(path) === void 0 ? readOnDisk(path) : {
		kind: "unreadable",
		why: "its path has a link"
	};
}
/** The text of a file on disk. Nothing but regular files is opened: a pipe would never end. */
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
/** Text with NUL characters does not count. */
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

export { readSuiteOnDisk as a, MOST_SETTINGS as c, largestBytes as d, readOptionFile as f, holds as i, TOO_MANY_SETTINGS as l, whyUnusable as m, asReading as n, suiteOptionFiles as o, readOptionPath as p, diskOptionFiles as r, workloadFiles as s, REPOSITORY as t, joinPath as u };