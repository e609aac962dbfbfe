import { s as DEFAULT_DATA_BRANCH } from "./branch-names.js";

// src/edges/github/context/repository.ts
/** A repository's name as the forge writes it: "owner/name". */
/** Characters allowed in both halves of a repository's name, on GitHub, Gitea and Forgejo. */
const PART = /^[\w.-]+$/;
/** Names that an address takes for folders: they would lead to another place of the forge. */
const FOLDERS = [".", ".."];
/** The repository of a full name; undefined for any other text. */
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

// src/edges/github/context/branch-history.ts
/** The branch whose baseline a workflow's run is compared with, and the branch whose ledger the run is recorded in. */
/** Input that switches off storing, or the baseline. */
const NONE = "none";
/**
* Events of a branch that a schedule starts, or a person with write access. Others, such as comments, run on the
* default branch, whoever caused them.
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
/**
* The ledger of the branch that the change goes to. Undefined for an event without a branch, without a token, and if
* the input baseline is `none`: the run is then compared with no baseline.
*/
function ledgerOfTarget(context, inputs) {
	const { event } = context;
	const branch = event.kind === "pull_request" || event.kind === "merge_group" ? event.baseRef : branchOf(event);
	const baseline = inputs.baseline === NONE ? null : inputs.baseline;
	if (branch === null || inputs.token === void 0 || baseline === null) return void 0;
	const isRequired = typeof baseline === "string";
	return {
		store: repositoryStore(context, inputs),
		branch,
		baseline,
		isRequired
	};
}
/** The branch in whose history a run is recorded; null for a pull request, and for a branch that keeps none. */
function recordedBranch({ event, defaultBranch }, { recordBranches }) {
	const branch = event.kind === "manual" && !OF_A_BRANCH.includes(event.name) ? null : branchOf(event);
	if (branch === null || recordBranches.includes(NONE)) return null;
	return (recordBranches.length === 0 ? branch === defaultBranch : recordBranches.includes(branch)) ? branch : null;
}
/**
* Why a run is not of the branch that its event names, a sentence for a notice; null if it is. A workflow may check out
* anything, such as a pull request that it was asked to measure.
*
* @param checkedOut the commit in the workspace; undefined if there is none
* @param measured the commits checked out around the files of each result when it was measured; null if unknown
*/
function whyNotOfBranch({ event, sha }, checkedOut, measured) {
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
function branchOf(event) {
	return event.kind === "push" || event.kind === "manual" ? event.branch : null;
}

export { fullName as a, whyNotOfBranch as i, recordedBranch as n, parseRepository as o, repositoryStore as r, sameRepository as s, ledgerOfTarget as t };