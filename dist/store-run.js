import { a as info, d as warning, o as notice } from "./core.js";
import { a as measuredPoints, n as changePoints, o as seriesKeys, r as foundChanges, s as seriesOf, t as STRONG_P } from "./change-points.js";
import { o as pathOf } from "./open-store.js";
import { i as count, n as change, r as changeAndRange } from "./figures.js";
import { d as looseObject, l as int, v as string, x as unknown } from "./schemas.js";
import { a as compareAddress, i as commitAddress, n as leftoversOf, o as httpAddress, r as writeDashboard, s as shortCommit, t as DASHBOARD_DATA } from "./dashboard.js";
import { n as readRecorded } from "./recorded-results.js";
import { t as checkedOut } from "./checkout.js";
import { t as connect } from "./client.js";
import { a as whyNotOfBranch, n as repositoryStore, r as storableBranch, t as recordedBranch } from "./branch-history.js";
import { t as fullName } from "./repository.js";
import { i as escapeInvisible } from "./problems.js";
import { i as shorten, n as markdownName } from "./escape.js";
import { a as orTrouble, i as listAll, o as statusOf, r as inRepository, t as asStored } from "./api.js";
import { i as annotate, n as authorSchema, o as oneLine, r as oursAmong, t as authorOf } from "./author.js";
import { n as encodeKey, t as decodeKey } from "./marker.js";
import { n as asItIs } from "./wording.js";
import { c as UserError, s as StoreError } from "./errors.js";
import { r as describeOutcome, t as record } from "./record.js";

// src/core/history/new-changes.ts
/**
* News from a new run: changes of level that are found only with it, slowdowns between the levels, and their later
* course.
*/
/**
* Number of earlier runs that may have reported the change already. One that is barely strong enough comes and goes:
* with only the last run, 7 % of steps of 5 % at a spread of 2 % were reported twice or more, with this many 4 %.
*/
const MEMORY = 20;
/** Series in which a run has a ratio: it can change no others. @param records of one branch, including the run */
function seriesOfRun(records, run) {
	return seriesKeys([run]).map((key) => seriesOf(records, key)).filter((series) => placesOf(series).has(run.id));
}
/** The limit for a change: with many series, one of them would soon change by chance. */
function sharedLimit(series) {
	return STRONG_P / series.length;
}
/**
* News, worst first. A level needs five runs, so a change is news with the fifth run after it, or later if it is small.
*
* @param records of one branch, including the run
*/
function newChanges(records, run) {
	const all = seriesOfRun(records, run);
	const limit = sharedLimit(all);
	const strong = (series) => changePoints(series).filter((change) => change.p <= limit && isSettled(change, series));
	return all.flatMap((series) => {
		const places = placesOf(series);
		const others = series.points.filter(({ id }) => id !== run.id);
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
	return new Map(measuredPoints(series).map(({ point }, place) => [point.id, place]));
}
/**
* Whether its place is certain. A level of two or three runs may be seen already, but no place is nearer to the end
* than five runs: until then, runs of the old level are at the head of the new one.
*/
function isSettled({ first }, series) {
	const measured = measuredPoints(series);
	const place = measured.findIndex(({ point }) => point.id === first.id);
	if (place < measured.length - 5) return true;
	const value = measured[place]?.ratio.mean ?? 0;
	const far = (from, to) => Math.abs(value - meanOf(measured.slice(from, to)));
	return far(place, place + 5) < far(place - 5, place);
}
/** Whether two places are too near for two changes: it is one, and its place is seen better now. */
function isNear(one, other) {
	return Math.abs(one - other) < 5;
}
function isSame(one, other, places) {
	const [here, there] = [one, other].map(({ first }) => places.get(first.id) ?? NaN);
	return here !== void 0 && there !== void 0 && isNear(here, there) && one.change < 0 === other.change < 0;
}
function meanOf(measured) {
	return measured.reduce((sum, { ratio }) => sum + ratio.mean, 0) / measured.length;
}
/** Oldest first. */
function slowdownsIn(series) {
	const changes = changePoints(series);
	const places = placesOf(series);
	return changes.flatMap((change, at) => {
		if (change.change >= 0) return [];
		const later = changes.slice(at + 1);
		const latest = later.at(-1) ?? change;
		const left = [change, ...later].reduce((sum, each) => sum + Math.log1p(each.change), 0);
		const isOver = later.length > 0 && -left <= Math.max(-Math.log1p(-.01), uncertainty(latest));
		const runs = places.size - (places.get(change.first.id) ?? 0);
		return [{
			key: series.key,
			change,
			left: Math.expm1(left),
			isOver,
			latest,
			runs
		}];
	});
}
/**
* The slowdown that was once found to begin with a commit; its place may have moved since.
*
* @returns 'none' where the level did not fall there, as is seen now; 'unknown' where the series has no such commit
*/
function slowdownAt(slowdowns, series, commit) {
	const places = placesOf(series);
	const ofCommit = measuredPoints(series).flatMap(({ point }, place) => point.commit === commit ? [place] : []);
	if (ofCommit.length === 0) return "unknown";
	const isThere = ({ change }) => {
		const place = places.get(change.first.id);
		return place !== void 0 && ofCommit.some((other) => isNear(place, other));
	};
	return slowdowns.find(({ change }) => change.first.commit === commit) ?? slowdowns.find(isThere) ?? "none";
}
/** Half of the change's 95 % interval, of logarithms. */
function uncertainty({ low, high }) {
	return (Math.log1p(high) - Math.log1p(low)) / 2;
}

// src/core/views/markdown/change-issue-text.ts
const MINUTES = 16;
/** @param repositoryUrl to link to; null: nowhere */
function changeIssueText(slowdown, repositoryUrl) {
	const { key, change: change$1, left, latest } = slowdown;
	const { before, first } = change$1;
	const commits = compareAddress(repositoryUrl, before.commit, first.commit);
	const rows = [
		["suite, branch", `${markdownName(key.suite)}, ${markdownName(first.branch)}`],
		["scenario", markdownName(key.scenario)],
		["workload", `${markdownName(key.workload)} at ${count(key.threads, "thread")}`],
		["change", `**${changeAndRange(change$1)}**`],
		["commits", linked(`${commitText(before.commit)}..${commitText(first.commit)}`, commits)],
		["last run before", runText(before, repositoryUrl)],
		["first run after", runText(first, repositoryUrl)],
		...latest === change$1 ? [] : [["newest level", `${change(left)} from the level before the change`]]
	];
	return {
		title: title(slowdown),
		body: [
			"Queries per second, relative to the control of the same run, fell to a lower level in the stored runs:",
			"",
			"| | |",
			"| --- | --- |",
			...rows.map((cells) => `| ${cells.join(" | ")} |`),
			"",
			"The cause is in these commits, or in what else changed between the two runs. qpsgate keeps the figures up to date and closes this issue when the level is back. Closed by hand, it stays closed.",
			""
		].join("\n")
	};
}
/** Comment on an issue that is closed because the level is back. */
function overText({ left, latest }) {
	return `The level is back since ${commitText(latest.first.commit)}: ${change(left)} from the level before the slowdown.`;
}
/** Comment on an issue that is closed because more runs show no slowdown there. */
function notBorneOut() {
	return "With the runs that were stored since, there is no lasting slowdown at this commit any more.";
}
/** Titles are plain text. */
function title({ key: { scenario, workload, threads }, change: change$2 }) {
	return `QPS of ${`${plainName(scenario)} in ${plainName(workload)} at ${count(threads, "thread")}`} ${change(change$2.change)} since ${plainName(shortCommit(change$2.first.commit))}`;
}
function runText({ recordedAt, commit, runUrl }, repositoryUrl) {
	const time = `${recordedAt.slice(0, MINUTES).replace("T", " ")} UTC`;
	const at = linked(commitText(commit), commitAddress(repositoryUrl, commit));
	return `${linked(time, httpAddress(runUrl))}, commit ${at}`;
}
/** @param text safe in Markdown */
function linked(text, address) {
	return address !== null && /^[\w:/.?&=%#~+-]+$/.test(address) ? `[${text}](${address})` : text;
}
/** Forges link a commit's name themselves; other text is shown as it is. */
function commitText(commit) {
	const short = shortCommit(commit);
	return /^[0-9a-f]{7}$/i.test(short) ? short : markdownName(short);
}
function plainName(text) {
	return shorten(escapeInvisible(text));
}

// src/core/views/change-issues.ts
/** Issues about slowdowns of a branch: which to open, bring up to date and close, given those there are. */
/** Newest runs whose slowdowns get an issue: where issues are switched on late, older ones stay untold. */
const RECENT_RUNS = 20;
/** One commit may slow down every series; the others are opened with the next runs. */
const MOST_OPENED = 10;
/**
* A slowdown that has an issue, whether open or closed, gets no other. Improvements get none, nor do slowdowns that are
* over.
*
* @param records of one branch, including the run
* @param repositoryUrl to link to; null: nowhere
*/
function issueEdits(records, run, known, repositoryUrl) {
	const all = seriesOfRun(records, run);
	const limit = sharedLimit(all);
	const edits = [];
	const untold = [];
	for (const series of all) {
		const slowdowns = slowdownsIn(series);
		const own = known.filter(({ key }) => isOf(key, series)).map((issue) => ({
			issue,
			found: slowdownAt(slowdowns, series, issue.key.commit)
		}));
		for (const { issue, found } of own) if (issue.isOpen) edits.push(...editOf(issue.number, found, repositoryUrl));
		const isTold = (slowdown) => own.some(({ found }) => found === slowdown);
		untold.push(...slowdowns.filter((each) => isWorthAnIssue(each, series, limit) && !isTold(each)));
	}
	const opened = untold.toSorted((one, other) => one.change.change - other.change.change).slice(0, MOST_OPENED).map((slowdown) => {
		return {
			kind: "open",
			key: keyOf(slowdown),
			text: changeIssueText(slowdown, repositoryUrl)
		};
	});
	return [...edits, ...opened];
}
function isOf(key, { key: series }) {
	return key.suite === series.suite && key.scenario === series.scenario && key.workload === series.workload && key.threads === series.threads;
}
function isWorthAnIssue({ change, isOver, runs }, series, limit) {
	return change.p <= limit && !isOver && runs <= RECENT_RUNS && isSettled(change, series);
}
function editOf(number, found, repositoryUrl) {
	if (found === "unknown") return [];
	if (found === "none") return [{
		kind: "close",
		number,
		comment: notBorneOut()
	}];
	const update = {
		kind: "update",
		key: keyOf(found),
		number,
		text: changeIssueText(found, repositoryUrl)
	};
	return found.isOver ? [update, {
		kind: "close",
		number,
		comment: overText(found)
	}] : [update];
}
function keyOf({ key: { suite, scenario, workload, threads }, change }) {
	return {
		suite,
		scenario,
		workload,
		threads,
		commit: change.first.commit
	};
}

// src/edges/github/issues/update-change-issues.ts
/** One issue for each lasting slowdown: opened once, brought up to date, closed when the level is back. */
/** Label that finds our issues again; if it is removed, another issue is opened. */
const LABEL = "qpsgate";
const NEEDED = "for issues the job needs `permissions: issues: write`";
const SERVER_ERRORS = 500;
/** Tells which change an issue is about. */
const MARKER = /^<!-- qpsgate:change v1 key=(\S*) -->$/;
const MARKED_THREADS = /^[1-9]\d{0,14}$/;
const MARKER_PARTS = 5;
const issueSchema = looseObject({
	number: int(),
	title: string(),
	body: string().nullish(),
	state: string(),
	user: authorSchema,
	pull_request: unknown().optional()
});
/**
* Brings the issues about a branch in line with its history.
*
* @param records history of that branch, the run in it
* @returns sentences for notices where the API did not do something; the next run tries again
*/
async function updateChangeIssues(client, place, records, run) {
	const known = await orTrouble(() => ourIssues(client, place), "the issues about slowdowns could not be read", NEEDED);
	if (known.kind === "trouble") return [known.why];
	const repositoryUrl = `${place.serverUrl}/${fullName(place.repository)}`;
	const notes = /* @__PURE__ */ new Set();
	for (const edit of issueEdits(records, run, known.value, repositoryUrl)) {
		const failure = edit.kind === "open" ? "an issue could not be opened" : `issue ${edit.number} could not be changed`;
		const done = await orTrouble(() => apply(client, place, edit, known.value), failure, NEEDED);
		if (done.kind === "trouble") notes.add(done.why);
	}
	return [...notes];
}
async function apply(client, place, edit, known) {
	if (edit.kind === "open") return open(client, place, edit);
	const where = {
		...inRepository(place.repository),
		issue_number: edit.number
	};
	if (edit.kind === "update") {
		const text = withMarker(edit);
		const issue = known.find(({ number }) => number === edit.number);
		if (issue !== void 0 && issue.title === text.title && asStored(issue.body) === asStored(text.body)) return;
		await client.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
			...where,
			...text
		});
		return;
	}
	await client.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
		...where,
		state: "closed"
	});
	const body = edit.comment;
	await client.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		...where,
		body
	});
}
/** A server that fails may have opened the issue all the same: it is looked for before it is asked again. */
async function open(client, place, edit) {
	const text = withMarker(edit);
	const post = (request) => client.request("POST /repos/{owner}/{repo}/issues", {
		...inRepository(place.repository),
		...text,
		labels: [LABEL],
		request
	});
	try {
		await post({ retries: 0 });
	} catch (error) {
		if ((statusOf(error) ?? 0) < SERVER_ERRORS) throw error;
		const marker = renderChangeMarker(edit.key);
		if (!(await ourIssues(client, place)).some(({ key }) => renderChangeMarker(key) === marker)) await post({});
	}
}
async function ourIssues(client, { repository }) {
	const where = {
		...inRepository(repository),
		labels: LABEL,
		state: "all"
	};
	const marked = (await listAll(client, "GET /repos/{owner}/{repo}/issues", where, issueSchema)).flatMap(({ number, title, body, state, user, pull_request: pull }) => {
		const key = parseChangeMarker(body ?? "");
		const author = authorOf(user);
		if (key === void 0 || author === void 0 || pull !== void 0 && pull !== null) return [];
		return [{
			number,
			isOpen: state === "open",
			key,
			title,
			body: body ?? "",
			...author
		}];
	});
	return oursAmong(client, "github", marked);
}
function withMarker({ key, text }) {
	return {
		title: text.title,
		body: `${renderChangeMarker(key)}\n${text.body.toWellFormed()}`
	};
}
/** The first line of our issues, an HTML comment: suite, scenario, workload, threads and first commit. */
function renderChangeMarker({ suite, scenario, workload, threads, commit }) {
	return `<!-- qpsgate:change v1 key=${[
		suite,
		scenario,
		workload,
		String(threads),
		commit
	].map(encodeKey).join("/")} -->`;
}
/** The change that an issue is about; undefined if its first line is no marker: the text below may be anybody's. */
function parseChangeMarker(body) {
	const [line = ""] = body.split(/\r?\n/, 1);
	const parts = MARKER.exec(line)?.[1]?.split("/").map(decodeKey) ?? [];
	const [suite, scenario, workload, threads, commit] = parts;
	if (parts.length !== MARKER_PARTS || suite === void 0 || scenario === void 0) return void 0;
	if (workload === void 0 || commit === void 0 || !MARKED_THREADS.test(threads ?? "")) return void 0;
	return {
		suite,
		scenario,
		workload,
		threads: Number(threads),
		commit
	};
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
		message: `${oneLine(changeText(found, asItIs))}${index === 8 && more > 0 ? ` (and ${more} more)` : ""}`,
		title: "qpsgate: level changed",
		level: "warning"
	}));
}
/** "on in oltp_read_only at 4 threads −5.1 % (−6.0 … −4.2), commits 1234567..89abcde". */
function changeText({ key, change }, quote) {
	const { scenario, workload, threads } = key;
	return `${`${quote(scenario)} in ${quote(workload)} at ${count(threads, "thread")}`} ${changeAndRange(change)}, ${commitsText(change, quote)}`;
}
/** "commits 1234567..89abcde"; the cause came after the first of them. */
function commitsText({ before, first }, quote) {
	const [from, to] = [before, first].map(({ commit }) => quote(shortCommit(commit)));
	return before.commit === first.commit ? `between two runs of commit ${to}` : `commits ${from}..${to}`;
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
		checkedOut: (await checkedOut(context.workspace))?.sha,
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
	if (!inputs.dashboard && !isDefault) return;
	try {
		await using store = await openStore(repositoryStore(context, inputs), signal);
		const { records } = await store.read(inputs.dashboard ? {} : { branch: stored.branch }, NEWEST);
		const run = records.find((record) => pathOf(record) === stored.path);
		if (isDefault && stored.isNew && run !== void 0) await tellChanges(ofSameBranch(records, run), run, step);
		if (inputs.dashboard) await storeDashboard(store, records, context);
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		notice(`the run is stored, but what shows the history was not brought up to date: ${error.message}`);
	}
}
async function tellChanges(records, run, { context, inputs, signal }) {
	annotateChanges(newChanges(records, run));
	if (!inputs.changeIssues) return;
	const { token } = inputs;
	if (token === void 0) return notice("no issues about slowdowns: there is no token to open them with");
	const refused = context.forge === "github" ? context.readOnlyReason : "only GitHub takes labels as we give them";
	if (refused !== null) return notice(`no issues about slowdowns: ${refused}`);
	const client = await connect(context, token, signal);
	for (const note of await updateChangeIssues(client, context, records, run)) notice(note);
}
async function storeDashboard(store, records, context) {
	const files = /* @__PURE__ */ new Map();
	await writeDashboard(records, foundChanges(records), {
		repositoryUrl: `${context.serverUrl}/${fullName(context.repository)}`,
		defaultBranch: context.defaultBranch,
		write: (path, content) => void files.set(path, content)
	});
	const leftovers = leftoversOf(await store.files(DASHBOARD_DATA), files.keys());
	await store.write(files, `dashboard of ${count(records.length, "run")}`, leftovers);
}
function ofSameBranch(records, { branch }) {
	return records.filter((record) => record.branch === branch);
}

export { storeMeasured, storeResults };