import { J as quote } from "./suite.js";
import { t as isHttp } from "./remote-address.js";
import { a as isCheckout, c as realPathOf, i as foreignLink, o as isDirectory, r as foldersAround, s as isInside, t as checkoutAround } from "./paths.js";
import { o as parseOptionFile } from "./option-file.js";
import { S as inherited, n as runTool, r as runToolNow } from "./tool.js";
import { dirname, relative, resolve } from "node:path";
import { readFileSync, readdirSync, statSync } from "node:fs";

// src/edges/git/git.ts
/**
* Runs git without a shell, with a deadline, in an environment made for the place: the user's credentials and proxies
* count, their hooks, signing and helpers do not.
*/
const LOCAL_SECONDS = 60;
const NETWORK_SECONDS = 60;
function gitIn(folder, environment) {
	return (args, { input, env = {} } = {}) => {
		const options = {
			cwd: folder,
			env: {
				...environment,
				...env
			},
			input,
			timeoutSeconds: LOCAL_SECONDS
		};
		return answered(runToolNow(["git", ...args], options));
	};
}
function gitExchangeIn(folder, environment, signal) {
	const options = {
		cwd: folder,
		env: environment,
		timeoutSeconds: 60,
		signal
	};
	return async (args) => answered(await runTool(["git", ...args], options));
}
function answered({ code, stdout, stderr }) {
	return {
		succeeded: code === 0,
		output: stdout,
		messages: stderr
	};
}
/** Name of the remote in the bare repository; no name that the user's own configuration is likely to describe. */
const REMOTE = "qpsgate";
const AUTHOR = {
	name: "qpsgate",
	email: "qpsgate@users.noreply.github.com"
};
/** The place of the user's configuration, and their settings by environment. */
const CONFIGURATION = /^GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/;
/**
* Git's own variables that are passed on; others (GIT_DIR, GIT_INDEX_FILE, GIT_TRACE …) would change its directory or
* its output.
*/
const REMOTE_VARIABLES = /^GIT_(?:SSH(?:_COMMAND|_VARIANT)?|(?:PROXY_)?SSL_\w+|HTTP_\w+|ALLOW_PROTOCOL|EXEC_PATH|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE))$/;
/** Variables with which git sees a checkout as its user does; under sudo that is the caller. */
const CHECKOUT_VARIABLES = /^(?:PATH|HOME|XDG_CONFIG_HOME|SUDO_UID|GIT_EXEC_PATH)$/;
/** Inputs of the action and passwords of servers: secrets that neither git nor its helpers or hooks need. */
const OUR_OWN = /^(?:INPUT|QPSGATE)_/;
const QUIET = {
	GIT_TERMINAL_PROMPT: "0",
	GIT_ASKPASS: "",
	SSH_ASKPASS_REQUIRE: "never",
	GCM_INTERACTIVE: "never",
	LC_ALL: "C"
};
const COMMON_SETTINGS = [
	["core.hooksPath", "/dev/null"],
	["core.fsmonitor", "false"],
	["color.ui", "false"],
	["gc.auto", "0"],
	["maintenance.auto", "false"]
];
/**
* For looking at the user's checkout: nothing is fetched or written, and only the configuration of the checkout and the
* user is read, so that a pull request's commits cannot make git run anything.
*
* @param top the folder that has .git
*/
function checkoutEnvironment(top) {
	const own = inherited((name) => CHECKOUT_VARIABLES.test(name) || CONFIGURATION.test(name));
	const settings = [...COMMON_SETTINGS, ["safe.bareRepository", "explicit"]];
	return {
		...own,
		...configuration(settings, own.GIT_CONFIG_COUNT),
		...QUIET,
		GIT_CEILING_DIRECTORIES: dirname(top),
		GIT_ALLOW_PROTOCOL: "",
		GIT_NO_LAZY_FETCH: "1",
		GIT_OPTIONAL_LOCKS: "0"
	};
}
/** For a bare repository of ours, which exchanges commits with a remote. */
function remoteEnvironment(place) {
	const own = inherited((name) => name.startsWith("GIT_") ? CONFIGURATION.test(name) || REMOTE_VARIABLES.test(name) : !OUR_OWN.test(name));
	return {
		...own,
		...configuration([...remoteSettings(place), ...authorization(place)], own.GIT_CONFIG_COUNT),
		...QUIET,
		GIT_DIR: place.directory,
		GIT_AUTHOR_NAME: own.GIT_AUTHOR_NAME || AUTHOR.name,
		GIT_AUTHOR_EMAIL: own.GIT_AUTHOR_EMAIL || AUTHOR.email,
		GIT_COMMITTER_NAME: own.GIT_COMMITTER_NAME || AUTHOR.name,
		GIT_COMMITTER_EMAIL: own.GIT_COMMITTER_EMAIL || AUTHOR.email
	};
}
function remoteSettings({ remote }) {
	return [
		...COMMON_SETTINGS,
		[`remote.${REMOTE}.url`, remote],
		["commit.gpgSign", "false"],
		["push.gpgSign", "false"],
		["push.negotiate", "false"],
		["protocol.version", "2"],
		["i18n.commitEncoding", "utf-8"],
		["http.lowSpeedLimit", "1"],
		["http.lowSpeedTime", "30"]
	];
}
/** For this remote alone, in place of whatever the user's configuration says about it. */
function authorization({ remote, token }) {
	if (token === void 0 || token === "" || !isHttp(remote)) return [];
	const credentials = Buffer.from(`x-access-token:${token}`).toString("base64");
	return [
		[`http.${remote}.extraHeader`, ""],
		[`http.${remote}.extraHeader`, `Authorization: Basic ${credentials}`],
		["credential.helper", ""],
		[`credential.${remote}.helper`, ""]
	];
}
/** Settings by environment, after those that the caller has given the same way. */
function configuration(added, present) {
	const first = Number.parseInt(present ?? "0", 10) || 0;
	const variables = added.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${first + index}`, key], [`GIT_CONFIG_VALUE_${first + index}`, value]]);
	return {
		...Object.fromEntries(variables),
		GIT_CONFIG_COUNT: String(first + added.length)
	};
}

// src/core/suite/option-includes.ts
/** Largest option file, and largest sum of one with everything it includes. Real ones have some kilobytes. */
const LARGEST_OPTION_FILE_BYTES = 1024 ** 2;
/** Largest file of JSON or YAML: what programs write is larger than what people write, and read in a second. */
const LARGEST_DATA_BYTES = 8 * 1024 ** 2;
/** Settings of one server: more than servers have variables and instruments. */
const MOST_SETTINGS = 2e3;
const TOO_MANY_SETTINGS = {
	found: `more than ${MOST_SETTINGS} settings`,
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
	return walk.found;
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
	return walk.found;
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
	get found() {
		const [problems, warnings] = [[...this.#problems.values()], [...this.#warnings.values()]];
		return {
			kind: "read",
			options: this.#options,
			problems,
			warnings
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
			this.#includeFile(path, {
				...site,
				directive
			});
		}
	}
	#include({ of, path: written }, place) {
		const site = {
			...place,
			directive: `!include${of === "directory" ? "dir" : ""} ${shown(written)}`
		};
		const path = joinPath(site.file, written);
		if (/^[/~]/.test(written)) this.#passOver(site);
		else if (of === "directory") this.#includeDirectory(path, site);
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
			const { found, allowed } = whyUnusable(reading, this.#reader.rootOf(this.#top));
			this.#addProblemAt(site, found, allowed);
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
	#addProblemAt({ file, line, directive }, found, allowed, key) {
		this.#addProblem({
			file,
			line,
			path: "",
			found: `${directive}, ${found}`,
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
/** Reads what an own workload leads to, and its own file: each within the repository that has its path. */
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
/** Whether a root holds a path as its content; git's own files there, such as credentials, do not count. */
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
		const found = statSync(path);
		if (!found.isFile()) return { kind: "absent" };
		const most = largestBytes(path);
		if (found.size > most) return {
			kind: "too-large",
			bytes: found.size,
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

export { gitExchangeIn as _, readSuiteOnDisk as a, MOST_SETTINGS as c, largestBytes as d, readOptionFile as f, checkoutEnvironment as g, REMOTE as h, holds as i, TOO_MANY_SETTINGS as l, whyUnusable as m, asReading as n, suiteOptionFiles as o, readOptionPath as p, diskOptionFiles as r, workloadFiles as s, REPOSITORY as t, joinPath as u, gitIn as v, remoteEnvironment as y };