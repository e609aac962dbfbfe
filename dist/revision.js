import { r as largestBytes } from "./option-includes.js";
import { c as UserError } from "./errors.js";
import { a as isCheckout, c as realPathOf, n as existingFolder, o as isDirectory, r as foldersAround, s as isInside, t as checkoutAround } from "./paths.js";
import { r as findProgram } from "./processes.js";
import { a as refusalOf, i as lastLine, n as findCheckout, r as given } from "./checkout.js";
import { basename, dirname, join, relative, resolve } from "node:path";
import { readFileSync, readdirSync, statSync } from "node:fs";

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
	const root = rootAround(folder);
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

// src/edges/git/revision.ts
/** The repository as it was: files, directories and names at a commit, and which commits there are. */
/**
* Opens a git ref of the repository that holds a path.
*
* @throws UserError if there is no git, no repository, or no such ref
*/
async function openRevision(ref, near) {
	if (findProgram("git") === void 0) throw new UserError("--base with a git ref needs git; install it, or give a file");
	const checkout = await trusted(ref, near);
	const commit = await commitOf(checkout, ref);
	if (commit === void 0) throw await noSuchCommit(ref, checkout);
	return revisionOf({
		...checkout,
		ref,
		commit
	});
}
async function trusted(ref, near) {
	const folder = existingFolder(near);
	const checkout = findCheckout(near);
	if (checkout !== void 0 && await works(checkout)) return checkout;
	throw new UserError(`--base ${ref}: ${folder} is in no git repository; give a file instead`);
}
/**
* All files of a revision that a reading of option files needs; relative paths start at the folder. A reading asks for
* one file after the other and cannot wait, so it is repeated with the files so far until it asks for no more.
*/
async function gatherAtRevision(revision, folder, read) {
	const files = /* @__PURE__ */ new Map();
	const listings = /* @__PURE__ */ new Map();
	for (;;) {
		const wanted = {
			files: /* @__PURE__ */ new Set(),
			listings: /* @__PURE__ */ new Set()
		};
		const reader = {
			rootOf: () => REPOSITORY,
			file: (path) => files.get(path) ?? ask(wanted.files, path),
			directory: (path) => listings.get(path) ?? ask(wanted.listings, path)
		};
		read(reader);
		if (wanted.files.size + wanted.listings.size === 0) return reader;
		for (const path of wanted.files) files.set(path, await revision.file(resolve(folder, path)));
		for (const path of wanted.listings) listings.set(path, await revision.directory(resolve(folder, path)));
	}
}
function ask(wanted, path) {
	wanted.add(path);
	return { kind: "absent" };
}
/** Whether a name is a commit, branch or tag of the repository that holds a path. */
async function isCommit(name, near) {
	return await commitIn(near, name) !== void 0;
}
/** Whether a path was there at a commit, in the repository that holds it. */
async function existsAt(commit, path) {
	return (await (await openRevision(commit, path)).file(path)).kind !== "absent";
}
/**
* The commit that a name stands for in the repository that holds a path; undefined if there is none.
*
* @throws UserError if git does not trust the repository: it then reports no commit as existing
*/
async function commitIn(near, name) {
	const checkout = findCheckout(near);
	const commit = checkout && await commitOf(checkout, name);
	if (checkout !== void 0 && commit === void 0) await works(checkout);
	return commit;
}
/**
* The folder of the repository that holds a path; undefined if there is none, or no git.
*
* @throws UserError if git does not trust it
*/
async function repositoryOf(near) {
	const checkout = findCheckout(near);
	return checkout !== void 0 && await works(checkout) ? checkout.top : void 0;
}
/** The newest commit from which both come, in the repository that holds a path; undefined if none is known. */
async function mergeBase(near, one, other) {
	const [left, right] = [await commitIn(near, one), await commitIn(near, other)];
	if (left === void 0 || right === void 0) return void 0;
	const answer = await findCheckout(near)?.git([
		"merge-base",
		left,
		right
	]);
	return answer && given(answer);
}
/**
* The first parent of a commit, in the repository that holds a path; undefined if it has none, or it was not fetched.
*/
async function firstParent(near, commit) {
	return commitIn(near, `${commit}^1`);
}
function revisionOf(place) {
	return {
		name: place.ref,
		file: async (path) => {
			const found = await find(place, path);
			if (found.kind !== "blob") return { kind: found.kind === "outside" ? "outside" : "absent" };
			const most = largestBytes(path);
			if (found.bytes > most) return {
				kind: "too-large",
				bytes: found.bytes,
				most
			};
			return asReading(await printed(place, [
				"cat-file",
				"blob",
				found.id
			]));
		},
		directory: async (path) => {
			const found = await find(place, path);
			if (found.kind !== "tree") return { kind: found.kind === "outside" ? "outside" : "absent" };
			return {
				kind: "names",
				names: (await printed(place, [
					"ls-tree",
					"-z",
					"--name-only",
					found.id
				])).split("\0").filter((name) => name !== "")
			};
		},
		formerPath: async (path) => otherPath(place, pathInRepository(place.top, path), ({ from, to }) => [to, from]),
		laterPath: async (path) => otherPath(place, pathInRepository(place.top, path), ({ from, to }) => [from, to])
	};
}
async function find(place, path) {
	const inside = pathInRepository(place.top, path);
	if (inside === void 0) return { kind: "outside" };
	if (inside.includes("\n")) return { kind: "absent" };
	const answer = await printed(place, [
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
async function otherPath(place, path, sides) {
	if (path === void 0) return void 0;
	const renamed = (await renamings(place)).map(sides);
	const own = renamed.find(([here]) => here === path)?.[1];
	const folders = new Set(renamed.filter(([here]) => dirname(here) === path).map(([, there]) => dirname(there)));
	const [folder] = folders.size === 1 && !folders.has(path) ? folders : [];
	const found = own ?? folder;
	return found === void 0 ? void 0 : join(place.top, found);
}
async function renamings(place) {
	const parts = (await printed(place, [
		...[
			"diff",
			"--no-ext-diff",
			"--no-textconv",
			"--ignore-submodules",
			"--find-renames",
			"--diff-filter=R",
			"--name-status",
			"-z"
		],
		place.commit,
		"--"
	])).split("\0");
	return parts.flatMap((part, index) => /^R\d+$/.test(part) ? [{
		from: parts[index + 1] ?? "",
		to: parts[index + 2] ?? ""
	}] : []);
}
async function noSuchCommit(ref, { git }) {
	if (given(await git(["rev-parse", "--is-shallow-repository"])) !== "true") return new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`);
	const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, "");
	return new UserError(`--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, or run git fetch origin ${name}`);
}
/** Whether git finds a repository there. @throws UserError if it does not trust it */
async function works(checkout) {
	const refusal = await refusalOf(checkout);
	if (refusal !== void 0 && /dubious ownership/.test(refusal)) throw new UserError(`git does not trust ${checkout.top}; run ${lastLine(refusal)}`);
	return refusal === void 0;
}
async function commitOf({ git }, ref) {
	return given(await git([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${ref}^{commit}`
	]));
}
/** Git's output, when it must not fail. */
async function printed({ ref, top, git }, args, input) {
	const answer = await git(args, input === void 0 ? {} : { input });
	if (answer.succeeded) return answer.output.toString();
	const says = lastLine(answer.messages);
	if (/promisor remote/.test(says)) throw new UserError(`--base ${ref}: this clone is partial and lacks files of it, which are not fetched here (${says}); give actions/checkout no filter, or run git fetch --refetch --no-filter`);
	throw new UserError(`--base ${ref}: git ${args[0]} fails in ${top}: ${says}; repair the repository`);
}

export { isCommit as a, repositoryOf as c, readSuiteOnDisk as d, suiteOptionFiles as f, gatherAtRevision as i, REPOSITORY as l, existsAt as n, mergeBase as o, firstParent as r, openRevision as s, commitIn as t, diskOptionFiles as u };