import { c as realPathOf, h as UserError, n as existingFolder, s as isInside, t as checkoutAround } from "./paths.js";
import { A as findProgram, t as lastLine } from "./tool.js";
import { i as gitIn, n as checkoutEnvironment } from "./git.js";
import { basename, dirname, join, relative, resolve } from "node:path";

// src/edges/git/objects.ts
/**
* Reads folders and files of all commits of a repository, each once. A call of git takes milliseconds, and a file may
* name thousands of paths. So one call reads a whole folder with its small files.
*/
const LINK = "120000";
/** Largest file that is read together with its folder. A larger one is read only if a caller needs it. */
const SMALL_BYTES = 65536;
/**
* Maximum bytes of files that one call of git reads, because all of them are in memory at once. Further files are read
* one by one.
*/
const MOST_TOGETHER = 64 * 1024 ** 2;
const LONGEST_PATH = 4096;
/** Contents of blobs in the output of `git cat-file --batch`, up to the first blob that git lacks. */
function contentsIn(output, most) {
	const contents = [];
	let at = 0;
	while (contents.length < most) {
		const start = output.indexOf("\n", at) + 1;
		const size = Number(/ blob (\d+)$/.exec(output.toString("latin1", at, start - 1))?.[1]);
		if (!Number.isSafeInteger(size)) break;
		contents.push(output.subarray(start, start + size));
		at = start + size + 1;
	}
	return contents;
}
var RepositoryObjects = class {
	checkout;
	#name;
	#foldersById = /* @__PURE__ */ new Map();
	#textsById = /* @__PURE__ */ new Map();
	constructor(checkout, name) {
		this.checkout = checkout;
		this.#name = name;
	}
	/** @param tree id of a folder, or of a commit, which stands for its top folder */
	folder(tree) {
		const listed = this.#foldersById.get(tree);
		if (listed !== void 0) return listed;
		const objects = this.print([
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
		const links = objects.filter(({ mode, bytes }) => mode === LINK && bytes <= LONGEST_PATH);
		const targets = new Map(this.#blobs(links).map((text, index) => [links[index]?.name, `${text}`]));
		const folder = new Map(objects.map(({ name, mode, kind, id, bytes }) => {
			return [name, {
				kind: mode === LINK ? "link" : kind,
				id,
				bytes,
				target: targets.get(name) ?? "/"
			}];
		}));
		this.#foldersById.set(tree, folder);
		return folder;
	}
	/**
	* Text of a file.
	*
	* @param folder folder that holds the file. Its other small files are read in the same call, because each call takes
	*   milliseconds.
	*/
	text(id, folder) {
		if (!this.#textsById.has(id)) {
			const small = [...folder?.values() ?? []].filter(({ kind, bytes }) => kind === "blob" && bytes <= SMALL_BYTES).slice(0, MOST_TOGETHER / SMALL_BYTES);
			for (const [index, text] of this.#blobs(small).entries()) this.#textsById.set(small[index]?.id ?? "", `${text}`);
		}
		return this.#textsById.get(id) ?? this.print([
			"cat-file",
			"blob",
			id
		]);
	}
	/**
	* Texts of files by id, read in one call of git. A file is left out if it is larger than its `mostBytes`, or if all
	* texts together would exceed MOST_TOGETHER.
	*/
	texts(files) {
		if (files.length === 0) return /* @__PURE__ */ new Map();
		const ids = files.map(({ id }) => `${id}\n`).join("");
		const sizes = this.print(["cat-file", "--batch-check=%(objectsize)"], ids).split("\n").map(Number);
		let bytes = 0;
		const small = files.filter(({ mostBytes }, index) => {
			const size = sizes[index] ?? NaN;
			const isTaken = size <= mostBytes && bytes + size <= MOST_TOGETHER;
			if (isTaken) bytes += size;
			return isTaken;
		});
		return new Map(this.#blobs(small).map((content, index) => [small[index]?.id ?? "", `${content}`]));
	}
	#blobs(blobs) {
		if (blobs.length === 0) return [];
		const input = blobs.map(({ id }) => `${id}\n`).join("");
		return contentsIn(this.checkout.git(["cat-file", "--batch"], { input }).output, blobs.length);
	}
	/**
	* Output of a git command that fails only if the repository is broken or incomplete.
	*
	* @throws UserError if the command fails
	*/
	print(args, input = "") {
		const { git, top } = this.checkout;
		const { succeeded, output, messages } = git(args, { input });
		if (succeeded) return output.toString();
		const says = lastLine(messages);
		if (/promisor remote/.test(says)) throw new UserError(`--base ${this.#name}: this clone is partial and lacks files of it, which are not fetched here (${says}); give actions/checkout no filter, or run git fetch --refetch --no-filter`);
		throw new UserError(`--base ${this.#name}: git ${args[0]} fails in ${top}: ${says}; repair the repository`);
	}
};

// src/edges/git/checkout.ts
/**
* Looks at the user's checkout and its commits. Git starts in the top folder of the checkout, because a pull request
* may have put a bare repository into a folder below it, with settings that make git run programs.
*/
/**
* The checkout that holds a path; undefined if there is none, or git is not installed. Git may still refuse to work in
* it, for example if another user owns it.
*/
function findCheckout(near) {
	const top = checkoutAround(existingFolder(near));
	if (top === void 0 || findProgram("git") === void 0) return void 0;
	return {
		top,
		git: gitIn(top, checkoutEnvironment(top))
	};
}
/** Git's output, without white space at either end; undefined if git failed. */
function outputOf({ succeeded, output }) {
	return succeeded ? output.toString().trim() : void 0;
}
/** Git's reason for refusing to work in a checkout; undefined if it works there. */
function gitRefusal({ git }) {
	const { succeeded, messages } = git(["rev-parse", "--git-dir"]);
	return succeeded ? void 0 : messages.trim();
}
/**
* Whether git finds a repository in the checkout.
*
* @throws UserError if git does not trust the checkout's owner
*/
function isRepository(checkout) {
	const refusal = gitRefusal(checkout);
	if (refusal !== void 0 && /dubious ownership/.test(refusal)) throw new UserError(`git does not trust ${checkout.top}; run ${lastLine(refusal)}`);
	return refusal === void 0;
}
/**
* Top folder of the repository that holds a path; undefined if there is none, or git is not installed.
*
* @throws UserError if git does not trust the repository's owner
*/
function repositoryOf(near) {
	const checkout = findCheckout(near);
	return checkout !== void 0 && isRepository(checkout) ? checkout.top : void 0;
}
/**
* The commit that is checked out around a path, so that a result can name it; null if there is no repository or commit
* yet.
*/
function headCommit(near) {
	const checkout = findCheckout(near);
	const sha = checkout && commitOf(checkout, "HEAD");
	if (checkout === void 0 || sha === void 0) return null;
	return {
		sha,
		isDirty: outputOf(checkout.git([
			"status",
			"--porcelain",
			"--untracked-files=no",
			"--ignore-submodules"
		])) !== ""
	};
}
/**
* Commit of a commit id, branch or tag in the repository that holds a path; undefined if there is none.
*
* @throws UserError if git does not trust the repository, because it then seems to have no commits
*/
function commitIn(near, name) {
	const checkout = findCheckout(near);
	const commit = checkout && commitOf(checkout, name);
	if (checkout !== void 0 && commit === void 0) isRepository(checkout);
	return commit;
}
function commitOf({ git }, ref) {
	return outputOf(git([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${ref}^{commit}`
	]));
}
const MOST_REFS = 1e3;
/** Names of branches and tags, newest first, as users write them, such as origin/main. */
function namesOfRefs({ git }) {
	return outputOf(git([
		"for-each-ref",
		...[
			`--count=${MOST_REFS}`,
			"--sort=-creatordate",
			"--format=%(refname:short)"
		],
		"refs/heads",
		"refs/remotes",
		"refs/tags"
	]))?.split("\n") ?? [];
}
function ask(near, ...args) {
	const answer = findCheckout(near)?.git(args);
	return answer && outputOf(answer);
}
/** The newest commit in the history of both commits; undefined if there is none. `near` is a path in the repository. */
function mergeBase(near, one, other) {
	const left = commitIn(near, one);
	const right = commitIn(near, other);
	return left && right && ask(near, "merge-base", left, right);
}
/**
* Ids of a commit's parents. They are read from the commit itself, because a shallow clone hides parents that it lacks.
*/
function parentsOf(near, commit) {
	const [head = ""] = (ask(near, "cat-file", "commit", commit) ?? "").split("\n\n", 1);
	return head.split("\n").flatMap((line) => /^parent ([0-9a-f]{40,64})$/.exec(line)?.[1] ?? []);
}
/** Ids of a commit and of all commits before it, newest first; in a shallow clone, only of those that it has. */
function historyOf(near, commit) {
	return ask(near, "rev-list", "--topo-order", commit)?.split("\n") ?? [];
}
function depthOf(near, commit) {
	return Number(ask(near, "rev-list", "--count", commit));
}
/**
* Former names of a file in the history of the checked-out commit, newest first.
*
* @param name the path as the user spelled it; only a path relative to the repository's top folder has former names
*/
function formerNames(path, name) {
	const checkout = findCheckout(path);
	if (checkout === void 0 || pathInRepository(checkout.top, path) !== name) return [];
	return [...(outputOf(checkout.git([
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
function isShallow(near) {
	const checkout = findCheckout(near);
	return checkout !== void 0 && isShallowClone(checkout);
}
function isShallowClone({ git }) {
	return outputOf(git(["rev-parse", "--is-shallow-repository"])) === "true";
}
/** First line of a commit's message; undefined if the clone lacks the commit. */
function titleOf(near, commit) {
	return ask(near, "log", "-1", "--format=%s", "--end-of-options", commit);
}
/** The newest tag that matches a pattern and is on the commit or one before it; undefined if there is none. */
function newestTag(near, pattern, commit) {
	return ask(near, "for-each-ref", ...[
		"--sort=-version:refname",
		"--sort=-creatordate",
		"--count=1",
		"--format=%(refname)"
	], `--merged=${commit}`, `refs/tags/${pattern}`) || void 0;
}
/**
* The path relative to the repository's top folder; undefined if it is outside. Symbolic links inside the folder are
* kept, because git stores them as links.
*/
function pathInRepository(root, path) {
	const whole = resolve(path);
	const real = isInside(whole, root) ? whole : join(realPathOf(dirname(whole)), basename(whole));
	return isInside(real, root) ? relative(root, real) : void 0;
}

export { pathInRepository as _, formerNames as a, RepositoryObjects as b, historyOf as c, isShallowClone as d, mergeBase as f, parentsOf as g, outputOf as h, findCheckout as i, isRepository as l, newestTag as m, commitOf as n, gitRefusal as o, namesOfRefs as p, depthOf as r, headCommit as s, commitIn as t, isShallow as u, repositoryOf as v, contentsIn as x, titleOf as y };