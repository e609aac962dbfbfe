import { n as largestBytes } from "./option-includes.js";
import { u as UserError } from "./errors.js";
import { a as isCheckout, c as realPathOf, n as existingFolder, o as isDirectory, r as foldersAround, s as isInside, t as checkoutAround } from "./paths.js";
import { n as runToolNow, o as findProgram, t as runTool } from "./tool.js";
import { t as isHttp } from "./remote-address.js";
import { basename, dirname, join, relative, resolve } from "node:path";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";

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
function inherited(isKept) {
	return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value !== void 0 && isKept(name) ? [[name, value]] : []));
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
	const rootOf = (top) => rootAround(folderOf(resolve(folder, top)));
	return readerIn(folder, rootOf, (path, top) => path === top);
}
/**
* Reads option files that a suite names; relative paths start at its folder. They, and their includes, must be in the
* repository around the suite, or in its folder if there is none: a suite may be anybody's.
*/
function suiteOptionFiles(suite) {
	const folder = resolve(dirname(suite));
	return readerWithin(folder, rootAround(folder));
}
/** Reads what an own workload leads to, and its own file: each within the repository that has its path. */
function workloadFiles(file) {
	const folder = resolve(dirname(file));
	const top = foldersAround(folder).find(isCheckout);
	return readerWithin(".", top === void 0 ? rootAround(folder) : {
		path: realPathOf(top),
		name: REPOSITORY
	});
}
function readerWithin(folder, root) {
	return readerIn(folder, () => root, () => false);
}
/** The text of a suite on disk. `outside`: links lead out of the suite's repository. */
function readSuiteOnDisk(suite) {
	const whole = resolve(suite);
	const repository = foldersAround(dirname(whole)).find(isCheckout);
	return repository === void 0 || holds(realPathOf(repository), realPathOf(whole)) ? readOnDisk(whole) : { kind: "outside" };
}
function readerIn(folder, rootOf, isFree) {
	const isOutside = (path, top) => !isFree(path, top) && !holds(rootOf(top).path, realPathOf(resolve(folder, path)));
	return {
		rootOf: (top) => rootOf(top).name,
		file: (path, top) => isOutside(path, top) ? { kind: "outside" } : readOnDisk(resolve(folder, path)),
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
function folderOf(top) {
	return isDirectory(top) ? top : dirname(top);
}
/** Whether a root holds a path as its content; git's own files there, such as credentials, do not count. */
function holds(root, path) {
	return isInside(path, root) && !relative(root, path).split("/").includes(".git");
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

// src/edges/git/checkout.ts
/**
* The user's checkout, now and at a commit: which commits there are, and files, directories and names as they were. A
* pull request may have put a bare repository into a folder of it, so git starts at its top.
*/
/** The checkout that holds a path; undefined if there is none, or no git. Git may still not trust it. */
function findCheckout(near) {
	const top = checkoutAround(existingFolder(near));
	if (top === void 0 || findProgram("git") === void 0) return void 0;
	return {
		top,
		git: gitIn(top, checkoutEnvironment(top))
	};
}
/** Git's output, without surrounding blanks; undefined if it failed. */
function given({ succeeded, output }) {
	return succeeded ? output.toString().trim() : void 0;
}
/** Git's last line about a failure. */
function lastLine(messages) {
	return messages.trim().split("\n").at(-1)?.trim() ?? "";
}
/** Git's reason for not working there; undefined if it works. */
function refusalOf({ git }) {
	const { succeeded, messages } = git(["rev-parse", "--git-dir"]);
	return succeeded ? void 0 : messages.trim();
}
/** Whether git finds a repository there. @throws UserError if it does not trust it */
function works(checkout) {
	const refusal = refusalOf(checkout);
	if (refusal !== void 0 && /dubious ownership/.test(refusal)) throw new UserError(`git does not trust ${checkout.top}; run ${lastLine(refusal)}`);
	return refusal === void 0;
}
/**
* The folder of the repository that holds a path; undefined if there is none, or no git.
*
* @throws UserError if git does not trust it
*/
function repositoryOf(near) {
	const checkout = findCheckout(near);
	return checkout !== void 0 && works(checkout) ? checkout.top : void 0;
}
/** The commit checked out around a path; null if there is no repository, or no commit yet. */
function checkedOut(near) {
	const checkout = findCheckout(near);
	const sha = checkout && given(checkout.git([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]));
	if (checkout === void 0 || sha === void 0) return null;
	return {
		sha,
		isDirty: given(checkout.git([
			"status",
			"--porcelain",
			"--untracked-files=no",
			"--ignore-submodules"
		])) !== ""
	};
}
/**
* The commit that a name (a commit, branch or tag) stands for in the repository that holds a path; undefined if there
* is none.
*
* @throws UserError if git does not trust the repository: it then reports no commit as existing
*/
function commitIn(near, name) {
	const checkout = findCheckout(near);
	const commit = checkout && commitOf(checkout, name);
	if (checkout !== void 0 && commit === void 0) works(checkout);
	return commit;
}
function commitOf({ git }, ref) {
	return given(git([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${ref}^{commit}`
	]));
}
/** The newest commit from which both come, in the repository that holds a path; undefined if none is known. */
function mergeBase(near, one, other) {
	const [left, right] = [commitIn(near, one), commitIn(near, other)];
	const answer = left && right && findCheckout(near)?.git([
		"merge-base",
		left,
		right
	]);
	return answer ? given(answer) : void 0;
}
/** A commit and all before it, the newest first; in a shallow clone those that it has. */
function historyOf(near, commit) {
	const answer = findCheckout(near)?.git([
		"rev-list",
		"--topo-order",
		commit
	]);
	return (answer && given(answer))?.split("\n") ?? [];
}
/**
* Names that a file had in the history of the checked-out commit, the newest first.
*
* @param name the path as written; only one from the repository's folder is looked up
*/
function formerNames(path, name) {
	const checkout = findCheckout(path);
	if (checkout === void 0 || pathInRepository(checkout.top, path) !== name) return [];
	return [...(given(checkout.git([
		"log",
		...[
			"--follow",
			"--diff-filter=R",
			"--name-status",
			"-z",
			"--format=%H"
		],
		"HEAD",
		"--",
		join(checkout.top, name)
	])) ?? "").matchAll(/([0-9a-f]{40,64})\0\s*R\d+\0([^\0]+)\0/g)].map(([, until = "", former = ""]) => ({
		name: former,
		until
	}));
}
/** Whether commits are missing because the clone is shallow. */
function isShallow(near) {
	const answer = findCheckout(near)?.git(["rev-parse", "--is-shallow-repository"]);
	return answer !== void 0 && given(answer) === "true";
}
/** First line of a commit's message; undefined if the clone does not have it. */
function titleOf(near, commit) {
	const answer = findCheckout(near)?.git([
		"log",
		"-1",
		"--format=%s",
		"--end-of-options",
		commit
	]);
	return answer && given(answer);
}
/** The newest tag of a pattern among the commit and those before it; undefined if there is none. */
function newestTag(near, pattern, commit) {
	const asked = [
		"for-each-ref",
		"--sort=-version:refname",
		"--sort=-creatordate",
		"--count=1",
		"--format=%(refname)",
		`--merged=${commit}`
	];
	const answer = findCheckout(near)?.git([...asked, `refs/tags/${pattern}`]);
	return answer && given(answer) || void 0;
}
/**
* The commit that is meant by the tip of a branch: where the checked-out commit left it, so that what others did there
* since is no change.
*
* @returns with a note for the user; undefined if the name is that of no branch, or of what is checked out
*/
function leftAt({ git }, ref, tip) {
	const name = git([
		"rev-parse",
		"--verify",
		"--quiet",
		"--symbolic-full-name",
		"--end-of-options",
		ref
	]);
	const here = given(git([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]));
	if (here === void 0 || here === tip || !/^refs\/(?:heads|remotes)\//.test(given(name) ?? "")) return void 0;
	const fork = given(git([
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
/** Whether a path was there at a commit, in the repository that holds it. */
function existsAt(commit, path) {
	return openRevision(commit, path).files(".").file(path, path).kind !== "absent";
}
/**
* Opens a base; refs are those of the repository that holds `near`.
*
* @throws UserError if it names nothing, or two things
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
* Opens a git ref of the repository that holds a path; a branch is opened where the checked-out commit left it.
*
* @throws UserError if there is no git, no repository, or no such ref
*/
function openRevision(ref, near) {
	if (findProgram("git") === void 0) throw new UserError("--base with a git ref needs git; install it, or give a file");
	const checkout = findCheckout(near);
	if (checkout === void 0 || !works(checkout)) throw new UserError(`--base ${ref}: ${existingFolder(near)} is in no git repository; give a file instead`);
	const named = commitOf(checkout, ref);
	if (named === void 0) throw noSuchCommit(ref, checkout);
	const { commit, note } = leftAt(checkout, ref, named) ?? {
		commit: named,
		note: void 0
	};
	const place = {
		...checkout,
		ref,
		commit,
		known: /* @__PURE__ */ new Map()
	};
	return {
		name: ref,
		commit,
		note,
		files: (folder) => ({
			rootOf: () => REPOSITORY,
			file: (path) => fileAt(place, resolve(folder, path)),
			directory: (path) => directoryAt(place, resolve(folder, path))
		}),
		changes: () => changesSince(place),
		formerPath: (path) => otherPath(place, path, ({ from, to }) => [to, from]),
		laterPath: (path) => otherPath(place, path, ({ from, to }) => [from, to])
	};
}
function noSuchCommit(ref, { git }) {
	if (given(git(["rev-parse", "--is-shallow-repository"])) !== "true") return new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`);
	const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, "");
	return new UserError(`--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, or run git fetch origin ${name}`);
}
function fileAt(place, path) {
	const known = place.known.get(resolve(path));
	if (known !== void 0) return known;
	const found = find(place, path);
	if (found.kind !== "blob") return { kind: found.kind === "outside" ? "outside" : "absent" };
	const most = largestBytes(path);
	if (found.bytes > most) return {
		kind: "too-large",
		bytes: found.bytes,
		most
	};
	return asReading(printed(place, [
		"cat-file",
		"blob",
		found.id
	]));
}
function directoryAt(place, path) {
	const found = find(place, path);
	if (found.kind !== "tree") return { kind: found.kind === "outside" ? "outside" : "absent" };
	return {
		kind: "names",
		names: printed(place, [
			"ls-tree",
			"-z",
			"--name-only",
			found.id
		]).split("\0").filter((name) => name !== "")
	};
}
function find(place, path) {
	const inside = pathInRepository(place.top, path);
	if (inside === void 0) return { kind: "outside" };
	if (inside.includes("\n")) return { kind: "absent" };
	const answer = printed(place, [
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], `${place.commit}:${inside}\n`);
	const [, id, kind, bytes] = /^([0-9a-f]{40,64}) (blob|tree) (\d+)$/m.exec(answer) ?? [];
	if (id !== void 0) return {
		kind: kind === "tree" ? "tree" : "blob",
		id,
		bytes: Number(bytes)
	};
	return { kind: /^symlink \d+$/m.test(answer) ? "outside" : "absent" };
}
/** The path from the repository's folder; undefined if it is outside. Symbolic links inside it are kept. */
function pathInRepository(root, path) {
	const whole = resolve(path);
	const real = isInside(whole, root) ? whole : join(realPathOf(dirname(whole)), basename(whole));
	return isInside(real, root) ? relative(root, real) : void 0;
}
/**
* A path's name on the other side. A directory was renamed if all its renamed files have one other directory there.
*
* @param sides of a renaming: the path on this side, and that on the other
*/
function otherPath(place, path, sides) {
	const inside = pathInRepository(place.top, path);
	if (inside === void 0) return void 0;
	const renamed = renamings(place).map(sides);
	const own = renamed.find(([here]) => here === inside)?.[1];
	const folders = new Set(renamed.filter(([here]) => dirname(here) === inside).map(([, there]) => dirname(there)));
	const [folder] = folders.size === 1 && !folders.has(inside) ? folders : [];
	const found = own ?? folder;
	return found === void 0 ? void 0 : join(place.top, found);
}
const DIFF = [
	"diff",
	"--no-ext-diff",
	"--no-textconv",
	"--ignore-submodules"
];
function renamings(place) {
	const renames = [
		"--find-renames",
		"--diff-filter=R",
		"--name-status",
		"-z",
		place.commit,
		"--"
	];
	const parts = printed(place, [...DIFF, ...renames]).split("\0");
	return parts.flatMap((part, index) => /^R\d+$/.test(part) ? [{
		from: parts[index + 1] ?? "",
		to: parts[index + 2] ?? ""
	}] : []);
}
function changesSince(place) {
	const parts = printed(place, [
		...DIFF,
		"--no-renames",
		"--raw",
		"-z",
		place.commit,
		"--"
	]).split("\0");
	const found = parts.flatMap((part, index) => {
		const [, before, now, id] = /^:(\d+) (\d+) ([0-9a-f]+) /.exec(part) ?? [];
		const path = parts[index + 1];
		if (before === void 0 || now === void 0 || id === void 0 || path === void 0) return [];
		return [{
			path: join(place.top, path),
			modes: [before, now],
			id
		}];
	});
	readTogether(place, found);
	return found;
}
/** Bytes of files that are read together: further ones are read one by one. */
const MOST_TOGETHER = 64 * 1024 ** 2;
/** Reads the former texts of changed files at once: git takes milliseconds for each call. */
function readTogether(place, files) {
	for (const { path, modes } of files) if (modes[0] === "000000") place.known.set(path, { kind: "absent" });
	const there = files.filter(({ modes }) => modes[0].startsWith("100"));
	if (there.length === 0) return;
	const asked = (own) => own.map(({ id }) => `${id}\n`).join("");
	const sizes = printed(place, ["cat-file", "--batch-check=%(objectsize)"], asked(there)).split("\n").map(Number);
	let bytes = 0;
	const small = there.filter(({ path }, index) => {
		const size = sizes[index] ?? NaN;
		const isTaken = size <= largestBytes(path) && bytes + size <= MOST_TOGETHER;
		if (isTaken) bytes += size;
		return isTaken;
	});
	if (small.length === 0) return;
	const { output } = place.git(["cat-file", "--batch"], { input: asked(small) });
	let at = 0;
	for (const { path } of small) {
		const start = output.indexOf("\n", at) + 1;
		const size = Number(/ blob (\d+)$/.exec(output.toString("latin1", at, start - 1))?.[1]);
		if (!Number.isSafeInteger(size)) return;
		place.known.set(path, asReading(output.toString("utf8", start, start + size)));
		at = start + size + 1;
	}
}
/** Git's output, when it must not fail. */
function printed({ ref, top, git }, args, input = "") {
	const answer = git(args, { input });
	if (answer.succeeded) return answer.output.toString();
	const says = lastLine(answer.messages);
	if (/promisor remote/.test(says)) throw new UserError(`--base ${ref}: this clone is partial and lacks files of it, which are not fetched here (${says}); give actions/checkout no filter, or run git fetch --refetch --no-filter`);
	throw new UserError(`--base ${ref}: git ${args[0]} fails in ${top}: ${says}; repair the repository`);
}

export { checkoutEnvironment as C, remoteEnvironment as E, REMOTE as S, gitIn as T, diskOptionFiles as _, formerNames as a, suiteOptionFiles as b, isShallow as c, newestTag as d, openBase as f, REPOSITORY as g, titleOf as h, findCheckout as i, lastLine as l, repositoryOf as m, commitIn as n, given as o, refusalOf as p, existsAt as r, historyOf as s, checkedOut as t, mergeBase as u, holds as v, gitExchangeIn as w, workloadFiles as x, readSuiteOnDisk as y };