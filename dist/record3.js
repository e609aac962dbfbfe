import { s as isNews } from "./ledger.js";
import { i as shardText } from "./shard.js";
import { n as recordOf } from "./make-record.js";
import { c as accept, v as verdictOf } from "./attribution.js";
import { a as formerNames, c as isShallow, g as titleOf, n as commitIn } from "./checkout.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { n as print } from "./output.js";
import { r as parseRecordFlags, t as toolVersion } from "./version.js";
import { d as EXIT, h as UserError, m as StoreError } from "./paths.js";
import { t as readResults } from "./read-results.js";

// src/commands/record.ts
/** `qpsgate record`: a result joins the ledger. */
const FULL_COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
async function recordCommand(args) {
	const request = parseRecordFlags(args);
	using interrupt = interruptible();
	print((await record(request, storeOpener({ near: process.cwd() }), interrupt.signal)).text);
	return EXIT.pass;
}
/** @throws UserError if the result cannot be read, or there is no store; StoreError if the store fails */
async function record(request, openStore, signal) {
	const { paths, branch, runUrl = null } = request;
	const { recorded, accepted, run, judgement } = readResults(paths);
	const [{ name }] = recorded;
	const { plan, cells } = run;
	if (plan.shard !== null) throw new UserError(`${name} is shard ${shardText(plan.shard)} of a plan; name the results of all its shards`);
	if (cells.length === 0 && plan.rules.includes("control")) throw new UserError(`${name}: nothing was measured, so there is nothing to store`);
	if (judgement.comparisons.some(({ refusal }) => refusal?.isMended === false)) throw new UserError(`${name}: a server refuses the change, so it was not measured; nothing is stored`);
	if (judgement.missing.length > 0) throw new UserError(`${name}: not all of the change was measured; measure again`);
	const commit = commitOf(request.commit, run.commit);
	await using opened = await openStore(request.store, signal);
	const parentSuite = run.before === null ? null : await recordedAs(run.suite.name, run.before, opened);
	const about = {
		branch,
		commit,
		title: titleOf(process.cwd(), commit) ?? null,
		runUrl,
		parentSuite
	};
	const joining = recordOf(accept(judgement, accepted), run, {
		...about,
		toolVersion: toolVersion()
	});
	const isBeginning = joining.parent === null;
	if (isBeginning && isShallow(process.cwd())) throw new StoreError("this clone is shallow, so the last recorded commit is unknown; give actions/checkout `fetch-depth: 0`");
	const { path, isNew } = await opened.add(joining);
	const begins = isBeginning ? ["a chain begins here: the commit it was compared with is not recorded"] : [];
	return {
		text: `${(isNew ? [`stored in ${opened.name}: ${path}`, ...[...notesOf(request, run, judgement), ...begins].map((text) => `note: ${text}`)] : [`the commit is already recorded in ${opened.name}: ${path}`]).join("\n")}\n`,
		isNews: isNew && isNews(joining)
	};
}
/** The name by which a commit is recorded: of the suite, or what its file was called before; null if it is not. */
async function recordedAs(suite, commit, store) {
	for (const name of [suite, ...formerNames(suite, suite).map((former) => former.name)]) if (await store.has(name, commit)) return name;
	return null;
}
function notesOf({ commit }, { commit: measured, suite, plan, cells }, judgement) {
	const isEndedByVerdict = !plan.rules.includes("control") && cells.length > 0 && suite.precision === void 0 && verdictOf(judgement) !== "inconclusive";
	return [...commit === void 0 && measured?.isDirty === true ? [`what was measured had changes that are not in commit ${measured.sha.slice(0, 7)}, of which it is stored`] : [], ...isEndedByVerdict ? ["the run ended with its verdict, at a lucky moment, and such errors add up; measure for the ledger with --recorded"] : []];
}
/** The named commit, else the one that was measured, else the one that is checked out here. */
function commitOf(name, measured) {
	if (name === void 0 && measured !== null) return measured.sha;
	const here = process.cwd();
	const commit = commitIn(here, name ?? "HEAD");
	if (commit !== void 0) return commit;
	if (name === void 0) throw new UserError(`${here} is in no git repository, or it has no commit yet; name what was measured with --commit`);
	if (FULL_COMMIT.test(name)) return name.toLowerCase();
	throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit's full name`);
}

export { recordCommand as n, record as t };