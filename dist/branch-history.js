import { s as DEFAULT_DATA_BRANCH } from "./branch-names.js";

// src/edges/github/context/repository.ts
/** A repository's name as the forge writes it: "owner/name". */
/** Characters that GitHub, Gitea and Forgejo allow in the name of an owner or a repository. */
const PART = /^[\w.-]+$/;
/** Names that stand for folders in a URL, so that they would lead to another place of the forge. */
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
/** Whether two names mean the same repository. Forges ignore the case of names. */
function sameRepository(one, other) {
	return fullName(one).toLowerCase() === fullName(other).toLowerCase();
}

// src/edges/github/context/branch-history.ts
/**
* Chooses the branch with whose baseline a workflow's run is compared, and the branch in whose ledger the run is
* recorded. They differ for a pull request, which is recorded nowhere.
*/
const NONE = "none";
/**
* Events whose runs may be recorded. Only a schedule, or a person with write access, can start them. Anybody can cause
* others, such as comments, and those run on the default branch, too.
*/
const OF_A_BRANCH = ["schedule", "workflow_dispatch"];
/** The branch of the workflow's own repository that stores the ledger. Git needs the token for it. */
function repositoryStore({ serverUrl, repository }, { baselineBranch = DEFAULT_DATA_BRANCH }) {
	return {
		kind: "remote",
		remote: `${serverUrl}/${fullName(repository)}.git`,
		branch: baselineBranch
	};
}
/**
* Ledger of the branch that the change goes to. Undefined for an event without a branch, without a token, and if the
* input baseline is `none`. The run is then compared with no baseline.
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
/** Branch in whose history a run is recorded; null for a pull request, and for a branch without a history. */
function recordedBranch({ event, defaultBranch }, { recordBranches }) {
	const branch = event.kind === "manual" && !OF_A_BRANCH.includes(event.name) ? null : branchOf(event);
	if (branch === null || recordBranches.includes(NONE)) return null;
	return (recordBranches.length === 0 ? branch === defaultBranch : recordBranches.includes(branch)) ? branch : null;
}
/**
* Reason why a run must not be recorded for the branch of its event, as a sentence for a notice; null if it may be. A
* workflow can check out anything, such as a pull request that somebody wants measured.
*
* @param checkedOut commit in the workspace; undefined if there is none
* @param measured for each result, the commit that was checked out during its measurement; null if unknown
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
/** Branch of the measured commit; null if the commit belongs to a change that is not merged. */
function branchOf(event) {
	return event.kind === "push" || event.kind === "manual" ? event.branch : null;
}

export { fullName as a, whyNotOfBranch as i, recordedBranch as n, parseRepository as o, repositoryStore as r, sameRepository as s, ledgerOfTarget as t };