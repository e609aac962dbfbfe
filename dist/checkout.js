import { c as realPathOf, h as UserError, n as existingFolder, s as isInside, t as checkoutAround } from "./paths.js";
import { t as lastLine, x as findProgram } from "./tool.js";
import { i as gitIn, n as checkoutEnvironment } from "./git.js";
import { basename, dirname, join, relative, resolve } from "node:path";

// src/edges/git/checkout.ts
/**
* The user's checkout, and which commits there are. A pull request may have put a bare repository into a folder of it, so
* git starts at its top.
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
function outputOf({ succeeded, output }) {
	return succeeded ? output.toString().trim() : void 0;
}
/** Git's reason for not working there; undefined if it works. */
function refusalOf({ git }) {
	const { succeeded, messages } = git(["rev-parse", "--git-dir"]);
	return succeeded ? void 0 : messages.trim();
}
/** Whether git finds a repository there. @throws UserError if it does not trust it */
function isRepository(checkout) {
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
	return checkout !== void 0 && isRepository(checkout) ? checkout.top : void 0;
}
/** The commit checked out around a path; null if there is no repository, or no commit yet. */
function checkedOut(near) {
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
* The commit that a name (a commit, branch or tag) stands for in the repository that holds a path; undefined if there
* is none.
*
* @throws UserError if git does not trust the repository: it then reports no commit as existing
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
/** Git's answer about the repository that holds a path; undefined if it failed, or there is none. */
function ask(near, ...args) {
	const answer = findCheckout(near)?.git(args);
	return answer && outputOf(answer);
}
/** The newest commit from which both come, in the repository that holds a path; undefined if there is none. */
function mergeBase(near, one, other) {
	const left = commitIn(near, one);
	const right = commitIn(near, other);
	return left && right && ask(near, "merge-base", left, right);
}
/** A commit and all before it, the newest first; in a shallow clone those that it has. */
function historyOf(near, commit) {
	return ask(near, "rev-list", "--topo-order", commit)?.split("\n") ?? [];
}
/** How many commits the history of one has, itself included. */
function depthOf(near, commit) {
	return Number(ask(near, "rev-list", "--count", commit));
}
/**
* Names that a file had in the history of the checked-out commit, the newest first.
*
* @param name the path as the user spelled it; only one from the repository's folder is looked up
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
/** Whether commits are missing because the clone is shallow. */
function isShallow(near) {
	const checkout = findCheckout(near);
	return checkout !== void 0 && isShallowClone(checkout);
}
function isShallowClone({ git }) {
	return outputOf(git(["rev-parse", "--is-shallow-repository"])) === "true";
}
/** First line of a commit's message; undefined if the clone does not have it. */
function titleOf(near, commit) {
	return ask(near, "log", "-1", "--format=%s", "--end-of-options", commit);
}
/** The newest tag of a pattern among the commit and those before it; undefined if there is none. */
function newestTag(near, pattern, commit) {
	return ask(near, "for-each-ref", ...[
		"--sort=-version:refname",
		"--sort=-creatordate",
		"--count=1",
		"--format=%(refname)"
	], `--merged=${commit}`, `refs/tags/${pattern}`) || void 0;
}
/** The path from the repository's folder; undefined if it is outside. Symbolic links inside it are kept. */
function pathInRepository(root, path) {
	const whole = resolve(path);
	const real = isInside(whole, root) ? whole : join(realPathOf(dirname(whole)), basename(whole));
	return isInside(real, root) ? relative(root, real) : void 0;
}

export { titleOf as _, findCheckout as a, isRepository as c, mergeBase as d, newestTag as f, repositoryOf as g, refusalOf as h, depthOf as i, isShallow as l, pathInRepository as m, commitIn as n, formerNames as o, outputOf as p, commitOf as r, historyOf as s, checkedOut as t, isShallowClone as u };