import { a as info, d as warning, o as notice } from "./core.js";
import { n as shellWord } from "./escape.js";
import { r as readRecorded } from "./recorded-results.js";
import { s as headCommit } from "./checkout.js";
import { i as whyNotOfBranch, n as recordedBranch, r as repositoryStore } from "./branch-history.js";
import { h as UserError, m as StoreError } from "./paths.js";
import { t as record } from "./record.js";

// src/commands/action/store-run.ts
/**
* Records the run that was just measured if its branch has a ledger. If the run is not from that branch, a notice says
* why it is not stored.
*/
async function storeRun(out, step) {
	const branch = recordedBranch(step.context, step.inputs);
	if (branch === null) return;
	const why = await whyNotStored([out], step);
	if (why !== null) return notice(`the run is not stored as one of ${branch}: ${why}`);
	await store([out], branch, step);
}
/**
* Stores results. If the store fails, that is only a warning, because it changes no verdict.
*
* @throws UserError if the results belong to no branch that has a ledger, or cannot be read
*/
async function storeResults(paths, step) {
	const branch = recordedBranch(step.context, step.inputs);
	if (branch === null) throw new UserError("command record stores runs of branches, not of pull requests: use it on push, schedule or workflow_dispatch, for the default branch or one of record-branches");
	const why = await whyNotStored(paths, step);
	if (why !== null) throw new UserError(`the results cannot be stored as a run of ${branch}: ${why}`);
	await store(paths, branch, step);
}
async function whyNotStored(paths, { context }) {
	const commits = paths.map((path) => readRecorded(path).result.commit);
	return whyNotOfBranch(context, headCommit(context.workspace)?.sha, commits);
}
async function store(paths, branch, step) {
	const { context, inputs, openStore, signal } = step;
	const request = {
		paths,
		branch,
		commit: context.sha,
		runUrl: context.runUrl,
		store: repositoryStore(context, inputs)
	};
	try {
		info(await record(request, openStore, signal));
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		const { baselineBranch } = inputs;
		const command = [`qpsgate record ${paths.map(shellWord).join(" ")} --branch ${shellWord(branch)} --commit ${context.sha}`, ...baselineBranch === void 0 ? [] : [`--baseline-branch ${shellWord(baselineBranch)}`]].join(" ");
		warning(`the run was not stored: ${error.message}\nwhen the store works: ${command}`);
	}
}

export { storeResults, storeRun };