import { d as largestBytes, g as checkoutEnvironment, n as asReading, t as REPOSITORY, v as gitIn } from "./option-files.js";
import { u as UserError } from "./errors.js";
import { c as realPathOf, n as existingFolder, s as isInside, t as checkoutAround } from "./paths.js";
import { t as lastLine, x as findProgram } from "./tool.js";
import { basename, dirname, join, relative, resolve } from "node:path";
import { existsSync } from "node:fs";

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
/** Git's answer about the repository that holds a path; undefined if it failed, or there is none. */
function asked(near, ...args) {
	const answer = findCheckout(near)?.git(args);
	return answer && given(answer);
}
/** The newest commit from which both come, in the repository that holds a path; undefined if none is known. */
function mergeBase(near, one, other) {
	const [left, right] = [commitIn(near, one), commitIn(near, other)];
	return left && right && asked(near, "merge-base", left, right);
}
/** A commit and all before it, the newest first; in a shallow clone those that it has. */
function historyOf(near, commit) {
	return asked(near, "rev-list", "--topo-order", commit)?.split("\n") ?? [];
}
/**
* Names that a file had in the history of the checked-out commit, each until a commit, the newest first.
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
	return asked(near, "rev-parse", "--is-shallow-repository") === "true";
}
/** First line of a commit's message; undefined if the clone does not have it. */
function titleOf(near, commit) {
	return asked(near, "log", "-1", "--format=%s", "--end-of-options", commit);
}
/** The newest tag of a pattern among the commit and those before it; undefined if there is none. */
function newestTag(near, pattern, commit) {
	return asked(near, "for-each-ref", ...[
		"--sort=-version:refname",
		"--sort=-creatordate",
		"--count=1",
		"--format=%(refname)"
	], `--merged=${commit}`, `refs/tags/${pattern}`) || void 0;
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
		known: /* @__PURE__ */ new Map(),
		folders: /* @__PURE__ */ new Map(),
		texts: /* @__PURE__ */ new Map()
	};
	return {
		/** The ref, for messages. */
		name: ref,
		commit,
		/** Which commit of a branch it is; undefined if the name leaves no doubt. */
		note,
		/**
		* Reads files as they were, each once; relative paths start at the folder. Symbolic links are followed as they were.
		* `outside`: they left the repository.
		*/
		files: (folder) => ({
			rootOf: () => REPOSITORY,
			file: (path) => fileAt(place, resolve(folder, path)),
			directory: (path) => directoryAt(place, resolve(folder, path))
		}),
		/** Files of a folder, or the file that a path is, as they were; undefined if there was something else there. */
		stored: (path) => storedAt(place, path),
		/** Files that differ between the commit and the work tree, from the folder of the repository. */
		changes: () => changesSince(place),
		/** Files that git tracks now, with the repository's folder. */
		tracked: () => printed(place, ["ls-files", "-z"]).split("\0").slice(0, -1).map((path) => join(place.top, path)),
		/** The path in the commit of a file or directory that was renamed since; undefined if git finds no renaming. */
		formerPath: (path) => otherPath(place, path, ([from, to]) => [to, from]),
		/** The path in the work tree of a file or directory of the commit that was renamed since; undefined likewise. */
		laterPath: (path) => otherPath(place, path, (renaming) => renaming)
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
	return asReading(textOf(place, found));
}
/** Small files of a folder are read together. */
const SMALL_BYTES = 65536;
function textOf({ texts, ...place }, { id, folder }) {
	if (!texts.has(id)) {
		const found = [...folder?.values() ?? []].filter(({ kind, bytes }) => kind === "blob" && bytes <= SMALL_BYTES).slice(0, MOST_TOGETHER / SMALL_BYTES);
		for (const [index, text] of blobsOf(place, found).entries()) texts.set(found[index]?.id ?? "", `${text}`);
	}
	return texts.get(id) ?? printed(place, [
		"cat-file",
		"blob",
		id
	]);
}
function directoryAt(place, path) {
	const found = find(place, path);
	if (found.kind !== "tree") return { kind: found.kind === "outside" ? "outside" : "absent" };
	return {
		kind: "names",
		names: [...folderAt(place, found.id).keys()]
	};
}
function storedAt(place, path) {
	const found = find(place, path);
	if (found.kind === "commit") throw new UserError(`found ${path} in a submodule; allowed: files of the repository itself, whose changes are seen`);
	if (!("id" in found)) return void 0;
	const repository = place.top;
	if (found.kind === "blob") return {
		files: [{
			name: "",
			id: found.id,
			bytes: found.bytes
		}],
		repository
	};
	const entries = [...folderAt(place, found.id)];
	const files = entries.map(([name, { id, bytes }]) => ({
		name,
		id,
		bytes
	}));
	return entries.every(([, { kind }]) => kind === "blob") ? {
		files,
		repository
	} : void 0;
}
function folderAt(place, tree) {
	const known = place.folders.get(tree);
	if (known !== void 0) return known;
	const found = printed(place, [
		"ls-tree",
		"-l",
		"-z",
		tree
	]).split("\0").flatMap((record) => {
		const [, mode, kind, id = "", size, name = ""] = /^(\d+) (blob|tree|commit) ([0-9a-f]+) +(\S+)\t(.+)$/s.exec(record) ?? [];
		return kind === void 0 ? [] : {
			name,
			mode,
			kind,
			id,
			bytes: Number(size) || 0
		};
	});
	const links = found.filter(({ mode, bytes }) => mode === LINK && bytes <= LONGEST_PATH);
	const targets = new Map(links.length === 0 ? [] : blobsOf(place, links).map((text, at) => [links[at]?.name, `${text}`]));
	const folder = new Map(found.map(({ name, mode, kind, id, bytes }) => {
		const target = targets.get(name) ?? "/";
		return [name, {
			kind: mode === LINK ? "link" : kind,
			id,
			bytes,
			target
		}];
	}));
	place.folders.set(tree, folder);
	return folder;
}
const LINK = "120000";
const LONGEST_PATH = 4096;
/** As the kernel has it, see path_resolution(7). */
const MOST_LINKS = 40;
function find(place, path) {
	const inside = pathInRepository(place.top, path);
	if (inside === void 0) return { kind: "outside" };
	const root = {
		kind: "tree",
		id: place.commit,
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
		const folder = folderAt(place, id);
		const entry = folder.get(step);
		if (entry === void 0) return { kind: "absent" };
		if (entry.kind !== "link") around.push({
			...entry,
			kind: entry.kind,
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
	const renames = [
		"--find-renames",
		"--diff-filter=R",
		"--name-status",
		"-z",
		place.commit,
		"--"
	];
	const parts = printed(place, [...DIFF, ...renames]).split("\0");
	const renamed = parts.flatMap((part, index) => /^R\d+$/.test(part) ? [sides([parts[index + 1] ?? "", parts[index + 2] ?? ""])] : []);
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
	for (const [index, content] of blobsOf(place, small).entries()) place.known.set(small[index]?.path ?? "", asReading(`${content}`));
}
/** The contents of blobs in their order, up to the first that git does not have. */
function blobsOf(place, blobs) {
	const { output } = place.git(["cat-file", "--batch"], { input: blobs.map(({ id }) => `${id}\n`).join("") });
	const found = [];
	let at = 0;
	while (found.length < blobs.length) {
		const start = output.indexOf("\n", at) + 1;
		const size = Number(/ blob (\d+)$/.exec(output.toString("latin1", at, start - 1))?.[1]);
		if (!Number.isSafeInteger(size)) return found;
		found.push(output.subarray(start, start + size));
		at = start + size + 1;
	}
	return found;
}
/** Git's output, when it must not fail. */
function printed({ ref, top, git }, args, input = "") {
	const answer = git(args, { input });
	if (answer.succeeded) return answer.output.toString();
	const says = lastLine(answer.messages);
	if (/promisor remote/.test(says)) throw new UserError(`--base ${ref}: this clone is partial and lacks files of it, which are not fetched here (${says}); give actions/checkout no filter, or run git fetch --refetch --no-filter`);
	throw new UserError(`--base ${ref}: git ${args[0]} fails in ${top}: ${says}; repair the repository`);
}

export { formerNames as a, isShallow as c, openBase as d, refusalOf as f, findCheckout as i, mergeBase as l, titleOf as m, commitIn as n, given as o, repositoryOf as p, existsAt as r, historyOf as s, checkedOut as t, newestTag as u };