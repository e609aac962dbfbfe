import { a as DEFAULT_DATA_BRANCH } from "./store-flags.js";
import { d as warning, n as error, o as notice } from "./core.js";
import { isAbsolute, relative, resolve, sep } from "node:path";

// src/edges/github/context/repository.ts
/** A repository's name as the forge writes it: "owner/name". */
/** Characters allowed in both halves of a repository's name, on GitHub, Gitea and Forgejo. */
const PART = /^[\w.-]+$/;
/** Names that mean folders in an address. */
const FOLDERS = [".", ".."];
/** The repository of a full name; undefined if the text is none. */
function parseRepository(fullName) {
	const [owner, name, ...more] = fullName.split("/");
	if (owner === void 0 || name === void 0 || more.length > 0) return void 0;
	return [owner, name].every((part) => PART.test(part) && !FOLDERS.includes(part)) ? {
		owner,
		name
	} : void 0;
}
function fullName({ owner, name }) {
	return `${owner}/${name}`;
}
/** Forges write names in any case and mean the same repository. */
function sameRepository(one, other) {
	return fullName(one).toLowerCase() === fullName(other).toLowerCase();
}

// src/edges/github/context/workspace.ts
/** Files as the forge names them. */
/** Path in the workspace, with slashes; undefined for a file outside it, or whose name nothing can show. */
function insideWorkspace(file, workspace) {
	const path = relative(workspace, resolve(workspace, file));
	return path === "" || path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path) || /\p{Cc}/u.test(path) ? void 0 : path.split(sep).join("/");
}

// src/edges/github/runner/write-annotations.ts
/** Findings on the lines of files, as the runner shows them with the change. */
const WRITE = {
	error,
	warning,
	notice
};
/** The runner shows this many of a level per step, the others are only in the log. */
const MOST_PER_LEVEL = 10;
/** The runner cuts messages and titles there. */
const MOST_CHARACTERS = 4096;
const MOST_TITLE_CHARACTERS = 255;
/**
* Keeps the runner's limits: of each level the first ten are taken, and the last of them says how many more there are.
*
* @param findings worst first
* @param reserved how many annotations of a level the step writes otherwise, such as the error it fails with
*/
function annotationsFor(findings, workspace, reserved = {}) {
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => {
		const all = findings.filter((finding) => finding.level === level);
		const shown = all.slice(0, Math.max(0, MOST_PER_LEVEL - (reserved[level] ?? 0)));
		const more = all.length - shown.length;
		return shown.map((finding, index) => annotation(finding, workspace, index === shown.length - 1 && more > 0 ? ` (${more} more in the report)` : ""));
	});
}
/** Writes annotations to the log, where the runner finds them. */
function annotate(annotations) {
	for (const { file, line, message, title, level } of annotations) {
		const place = {
			...file === void 0 ? {} : { file },
			...line === void 0 ? {} : { startLine: line }
		};
		WRITE[level](message, {
			title,
			...place
		});
	}
}
/** Text on one line, without characters that drive a terminal or turn the direction of writing, at most so long. */
function oneLine(text, most = MOST_CHARACTERS) {
	const line = text.toWellFormed().replace(/[\s\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "").trim();
	return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function annotation({ file, line, message, title, level }, workspace, note) {
	const inside = insideWorkspace(file, workspace);
	return {
		file: inside,
		line: inside === void 0 || !Number.isSafeInteger(line) || line < 1 ? void 0 : line,
		message: `${oneLine(message, MOST_CHARACTERS - note.length)}${note}`,
		title: oneLine(title, MOST_TITLE_CHARACTERS),
		level
	};
}

// src/edges/github/context/branch-history.ts
/** Input that switches storing off. */
const RECORD_NONE = "none";
/**
* Started by nobody, or by a person with write access; others, such as comments, run on the default branch whoever
* wrote them.
*/
const OF_A_BRANCH = ["schedule", "workflow_dispatch"];
/** The data branch of the repository; git needs the token for it. */
function repositoryStore({ serverUrl, repository }, { baselineBranch = DEFAULT_DATA_BRANCH }) {
	return {
		kind: "remote",
		remote: `${serverUrl}/${fullName(repository)}.git`,
		branch: baselineBranch
	};
}
/** The history that the change is compared with: that of the branch that it is to be merged into, or was pushed to. */
function targetHistory(context, inputs, mode) {
	const branch = targetBranch(context.event);
	if (branch === null || inputs.token === void 0) return void 0;
	return {
		store: repositoryStore(context, inputs),
		branch,
		fallback: context.defaultBranch ?? void 0,
		mode
	};
}
function targetBranch(event) {
	return event.kind === "pull_request" || event.kind === "merge_group" ? event.baseRef : ownBranch(event);
}
/** The branch whose history a run is added to; null if it is of a pull request, or of a branch that has none. */
function recordedBranch({ event, defaultBranch }, { recordBranches }) {
	const branch = event.kind === "manual" && !OF_A_BRANCH.includes(event.name) ? null : ownBranch(event);
	if (branch === null || recordBranches.includes(RECORD_NONE)) return null;
	return (recordBranches.length === 0 ? branch === defaultBranch : recordBranches.includes(branch)) ? branch : null;
}
/** The branch that a run may be stored for on request: the default branch too, regardless of the usual choice. */
function storableBranch(context, inputs) {
	return recordedBranch(context, { recordBranches: [] }) ?? recordedBranch(context, inputs);
}
/**
* Why a run is not of the branch that its event names, a sentence for a notice; null if it is. A workflow may check out
* anything, such as a pull request that it was asked to measure.
*/
function whyNotOfBranch({ event, sha }, { checkedOut, measured }) {
	const other = [checkedOut, ...measured.map((commit) => commit?.sha)].find((commit) => commit !== void 0 && commit !== sha.toLowerCase());
	if (other !== void 0) return `what was checked out is ${shortOf(other)}, and this workflow runs for ${shortOf(sha)}; check out no other ref`;
	const isShown = measured.length > 0 && measured.every((commit) => commit !== null);
	if (event.kind !== "manual" || event.name === "schedule" || isShown) return null;
	return `a ${event.name} may measure anything, and no checkout shows that it was ${shortOf(sha)}; run actions/checkout before`;
}
function shortOf(sha) {
	return sha.slice(0, 7);
}
/** The branch of the measured commit; null if it belongs to an unmerged change. */
function ownBranch(event) {
	return event.kind === "push" || event.kind === "manual" ? event.branch : null;
}

export { whyNotOfBranch as a, oneLine as c, parseRepository as d, sameRepository as f, targetHistory as i, insideWorkspace as l, repositoryStore as n, annotate as o, storableBranch as r, annotationsFor as s, recordedBranch as t, fullName as u };