import { s as DEFAULT_DATA_BRANCH } from "./branch-names.js";

// src/edges/github/context/repository.ts
/** A repository's name as the forge writes it: "owner/name". */
/** GitHub, Gitea and Forgejo allow only these characters in the name of an owner or a repository. */
const PART = /^[\w.-]+$/;
/** A URL takes these names for folders, so they would lead to another place of the forge. */
const FOLDERS = [".", ".."];
/** The repository that "owner/name" stands for; undefined for any other text. */
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
/** Ignores case, because forges take names in any case for the same repository. */
function sameRepository(one, other) {
	return fullName(one).toLowerCase() === fullName(other).toLowerCase();
}

// src/edges/github/context/branch-history.ts
/**
* Chooses the branch with whose baseline a workflow's run is compared, and the branch in whose ledger it is recorded.
*/
const NONE = "none";
/**
* Only a schedule, or a person with write access, can start these events. Others, such as comments, also run on the
* default branch, whoever caused them, so their runs are not recorded.
*/
const OF_A_BRANCH = ["schedule", "workflow_dispatch"];
/** The branch of the workflow's own repository that stores the ledger; git needs the token to reach it. */
function repositoryStore({ serverUrl, repository }, { baselineBranch = DEFAULT_DATA_BRANCH }) {
	return {
		kind: "remote",
		remote: `${serverUrl}/${fullName(repository)}.git`,
		branch: baselineBranch
	};
}
/**
* The ledger of the branch that the change goes to. It is undefined for an event without a branch, without a token, and
* if the input baseline is `none`. The run is then compared with no baseline.
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
/** The branch in whose history a run is recorded; null for a pull request, and for a branch that has no history. */
function recordedBranch({ event, defaultBranch }, { recordBranches }) {
	const branch = event.kind === "manual" && !OF_A_BRANCH.includes(event.name) ? null : branchOf(event);
	if (branch === null || recordBranches.includes(NONE)) return null;
	return (recordBranches.length === 0 ? branch === defaultBranch : recordBranches.includes(branch)) ? branch : null;
}
/**
* Why a run may not be recorded for the branch that its event names, as a sentence for a notice; null if it may. A
* workflow can check out anything, such as a pull request that it was asked to measure.
*
* @param checkedOut the commit in the workspace; undefined if there is none
* @param measured for each result, the commit that was checked out when it was measured; null if unknown
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
/** The branch of the measured commit; null if the commit belongs to a change that is not merged. */
function branchOf(event) {
	return event.kind === "push" || event.kind === "manual" ? event.branch : null;
}

export { fullName as a, whyNotOfBranch as i, recordedBranch as n, parseRepository as o, repositoryStore as r, sameRepository as s, ledgerOfTarget as t };