import { a as info, d as warning, o as notice } from "./core.js";
import { a as seriesKeys, i as measuredPoints, n as changePoints, o as seriesOf, t as STRONG_P } from "./change-points.js";
import { i as pathOf } from "./open-store.js";
import { i as count, r as changeAndRange } from "./figures.js";
import { n as readRecorded } from "./read-results.js";
import { t as checkedOut } from "./checkout.js";
import { a as whyNotOfBranch, c as oneLine, n as repositoryStore, o as annotate, r as storableBranch, t as recordedBranch } from "./branch-history.js";
import { c as UserError, s as StoreError } from "./errors.js";
import { r as describeOutcome, t as record } from "./record.js";

// src/core/history/new-changes.ts
/** News from a new run: changes of level that are found only with it. */
/**
* Number of earlier runs that may have reported the change already. One that is barely strong enough comes and goes:
* with only the last run, 7 % of steps of 5 % at a spread of 2 % were reported twice or more, with this many 4 %.
*/
const MEMORY = 20;
/** Series in which a run has a ratio: it can change no others. @param records of one branch, including the run */
function seriesOfRun(records, run) {
	return seriesKeys([run]).map((key) => seriesOf(records, key)).filter((series) => placesOf(series).has(run.id));
}
/**
* News, worst first. A level needs five runs, so a change is news with the fifth run after it, or later if it is small.
*
* @param records of one branch, including the run
*/
function newChanges(records, run) {
	const all = seriesOfRun(records, run);
	const limit = STRONG_P / all.length;
	const strong = (series) => changePoints(series).filter((change) => change.p <= limit && isSettled(change, series));
	return all.flatMap((series) => {
		const places = placesOf(series);
		const others = series.points.filter((point) => point.run.id !== run.id);
		const isTold = (change) => Array.from({ length: MEMORY }, (_, dropped) => dropped).some((dropped) => {
			const earlier = {
				...series,
				points: others.slice(0, others.length - dropped)
			};
			return strong(earlier).some((other) => isSame(change, other, places));
		});
		return strong(series).filter((change) => !isTold(change)).map((change) => ({
			key: series.key,
			change
		}));
	}).toSorted((one, other) => one.change.change - other.change.change);
}
/** Places among the measured points, by the runs' ids. */
function placesOf(series) {
	return new Map(measuredPoints(series).map(({ run }, place) => [run.id, place]));
}
/**
* Whether its place is certain. A level of two or three runs may be seen already, but no place is nearer to the end
* than five runs: until then, runs of the old level are at the head of the new one.
*/
function isSettled({ first }, series) {
	const measured = measuredPoints(series);
	const place = measured.findIndex(({ run }) => run.id === first.id);
	if (place < measured.length - 5) return true;
	const value = measured[place]?.ratio.mean ?? 0;
	const far = (from, to) => Math.abs(value - meanOf(measured.slice(from, to)));
	return far(place, place + 5) < far(place - 5, place);
}
/** Whether two places are too near for two changes: it is one, and its place is seen better now. */
function isSame(one, other, places) {
	const placeOf = ({ first }) => places.get(first.id) ?? NaN;
	return Math.abs(placeOf(one) - placeOf(other)) < 5 && one.change < 0 === other.change < 0;
}
function meanOf(measured) {
	return measured.reduce((sum, { ratio }) => sum + ratio.mean, 0) / measured.length;
}

// src/edges/github/runner/level-change-warnings.ts
/** The runner shows ten warnings of a step; the step may have one of its own. */
const MOST = 9;
/** @param news worst first */
function annotateChanges(news) {
	annotate(changeAnnotations(news));
}
/** Annotations without a line: the cause may be anywhere between two commits. */
function changeAnnotations(news) {
	const more = news.length - MOST;
	return news.slice(0, MOST).map((found, index) => ({
		file: void 0,
		line: void 0,
		message: `${oneLine(changeText(found))}${index === 8 && more > 0 ? ` (and ${more} more)` : ""}`,
		title: "qpsgate: level changed",
		level: "warning"
	}));
}
/** "on in oltp_read_only at 4 threads −5.1 % (−6.0 … −4.2), commits 1234567..89abcde": it came after the first of them. */
function changeText({ key: { scenario, workload, threads }, change }) {
	const [from, to] = [change.before, change.first].map(({ commit }) => commit.slice(0, 7));
	const isAgain = change.before.commit === change.first.commit;
	return `${`${scenario} in ${workload} at ${count(threads, "thread")}`} ${changeAndRange(change)}, ${isAgain ? `between two runs of commit ${to}` : `commits ${from}..${to}`}`;
}

// src/commands/action/store-run.ts
/** A measured run is added to the history of its branch, and shown there. */
/**
* Stores the run that was just measured if its branch has a history; a notice says why if the run is not from that
* branch.
*/
async function storeMeasured(out, step) {
	const branch = recordedBranch(step.context, step.inputs);
	if (branch === null) return;
	const why = await whyNotStored([out], step);
	if (why !== null) return notice(`the run is not stored as one of ${branch}: ${why}`);
	await store([out], branch, step);
}
/**
* Stores results; those that could not be stored are kept, and change no verdict.
*
* @throws UserError if they belong to no branch that has a history, or cannot be read
*/
async function storeResults(paths, step) {
	const [first, ...others] = paths;
	const branch = storableBranch(step.context, step.inputs);
	if (branch === null || first === void 0) throw new UserError("command record stores runs of branches, not of pull requests: use it on push, schedule or workflow_dispatch, for the default branch or one of record-branches");
	const why = await whyNotStored([first, ...others], step);
	if (why !== null) throw new UserError(`the results cannot be stored as a run of ${branch}: ${why}`);
	await store([first, ...others], branch, step);
}
async function whyNotStored(paths, { context }) {
	const measured = paths.map((path) => readRecorded(path).result.commit);
	return whyNotOfBranch(context, {
		checkedOut: checkedOut(context.workspace)?.sha,
		measured
	});
}
async function store(paths, branch, step) {
	const { context, inputs, openStore, signal } = step;
	const request = {
		source: {
			kind: "results",
			paths,
			branch,
			commit: context.sha,
			runUrl: context.runUrl
		},
		store: repositoryStore(context, inputs)
	};
	const outcome = await record(request, openStore, signal);
	const said = describeOutcome(outcome);
	if (outcome.kind === "unstored") return warning(said);
	info(said);
	await publishHistory({
		branch,
		...outcome
	}, step);
}
/** Newest runs of each history that are read: enough for years, and read in a few seconds. */
const NEWEST = 2e3;
/** @param stored the run and its branch */
async function publishHistory(stored, step) {
	const { context, inputs, openStore, signal } = step;
	const isDefault = stored.branch === context.defaultBranch;
	try {
		await using store = await openStore(repositoryStore(context, inputs), signal);
		const { records } = await store.read({}, NEWEST);
		const run = records.find((record) => pathOf(record) === stored.path);
		if (isDefault && stored.isNew && run !== void 0) annotateChanges(newChanges(records.filter(({ branch }) => branch === run.branch), run));
		const { dashboardFiles } = await import("./dashboard.js");
		const files = await dashboardFiles(records);
		await store.write(files, `dashboard of ${count(records.length, "run")}`);
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		notice(`the run is stored, but what shows the history was not brought up to date: ${error.message}`);
	}
}

export { storeMeasured, storeResults };