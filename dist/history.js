import { a as CHARTS, c as prunedRuns, n as storeOpener, r as webAddress, s as prunedCharts, t as originOf } from "./open-store.js";
import { t as incompleteBeta } from "./special-functions.js";
import { U as escapeInvisible, n as KNOWN_OUTCOMES } from "./suite.js";
import { r as shorten } from "./escape.js";
import { f as share, i as count, n as change, o as fineShare } from "./figures.js";
import { n as painter, t as alignedRows } from "./text-table.js";
import { t as interruptible } from "./interrupt.js";
import { n as parseHistoryFlags } from "./history-flags.js";
import { a as takesColour, t as print } from "./output.js";
import { i as EXIT } from "./errors.js";
import { join } from "node:path";

// src/core/stats/binomial.ts
/**
* How large a rate can be, or how small, by a count of hits in runs (Clopper & Pearson 1934); exact, so somewhat wide.
*/
const CONFIDENCE = .95;
/** Halvings of 0…1, after which a double has no more digits. */
const STEPS = 60;
/**
* Upper 95 % limit of the rate: the greatest p with P(X ≤ hits) ≥ 5 %, where X is binomial (runs, p).
*
* @returns 0…1, and 1 where there are no runs
* @throws RangeError if hits are not whole, or not from 0 to runs
*/
function upperRate(hits, runs) {
	if (!(Number.isInteger(hits) && Number.isInteger(runs) && hits >= 0 && hits <= runs)) throw new RangeError(`hits must be whole, from 0 to the number of runs, got ${hits} of ${runs}`);
	if (hits === runs) return 1;
	let [low, high] = [0, 1];
	for (let step = 0; step < STEPS; step++) {
		const rate = (low + high) / 2;
		if (incompleteBeta(rate, hits + 1, runs - hits) < CONFIDENCE) low = rate;
		else high = rate;
	}
	return high;
}
/**
* Lower 95 % limit of the rate: the least p with P(X ≥ hits) ≥ 5 %; 0 where there are no runs. @throws as `upperRate`
*/
function lowerRate(hits, runs) {
	return 1 - upperRate(runs - hits, runs);
}

// src/core/history/known-outcomes.ts
/** Runs whose verdict was known beforehand, counted against the promise for runs (docs/how-it-decides.md). */
/** Promised limits for shares of wrong runs: those that fail without a change, and that pass with one. */
const PROMISED = {
	pass: .01,
	regressed: .05
};
/** @param records of one branch and suite; if knowledge about a suite has changed, it is counted separately */
function countOutcomes(records) {
	return KNOWN_OUTCOMES.flatMap((known) => {
		const own = records.filter(({ suite }) => suite.known === known);
		return own.length === 0 ? [] : [countOf(known, own)];
	});
}
function countOf(known, records) {
	const runs = records.length;
	const right = records.filter(({ verdict }) => verdict === known).length;
	const undecided = records.filter(({ verdict }) => verdict === "inconclusive").length;
	const wrong = runs - right - undecided;
	const promised = PROMISED[known];
	const limit = upperRate(wrong, runs);
	return {
		known,
		runs,
		right,
		undecided,
		wrong,
		limit,
		promised,
		standing: limit < promised ? "kept" : lowerRate(wrong, runs) > promised ? "broken" : "open"
	};
}

// src/core/views/history-text.ts
const HISTORY_VERSION = 1;
const MOST_SCENARIOS = 4;
const MOST_UNREADABLE = 10;
const LONGEST_NAME = 28;
const FIXED_COLUMNS = [
	"began (UTC)",
	"commit",
	"verdict",
	"server",
	"machine",
	"qpsgate"
];
/** One table for each branch and suite, its newest run last. @param store for messages, e.g. "directory /srv/runs" */
function renderHistory(store, { records, unreadable, total }, colour) {
	const paint = painter(colour);
	const sections = [...Map.groupBy(records, ({ branch, suite }) => JSON.stringify([branch, suite.name]))].sort(([one], [other]) => one < other ? -1 : 1).map(([, runs]) => section(runs, paint));
	const summary = total === 0 ? `no runs in ${store}` : `${shownOf(records.length, total)} in ${store}`;
	return `${[
		...sections,
		[escapeInvisible(summary)],
		complaints(unreadable)
	].map((lines) => lines.join("\n")).filter((text) => text !== "").join("\n\n")}\n`;
}
/** Everything, with names of fields that last. */
function historyJson(store, { records, unreadable, total }) {
	return `${JSON.stringify({
		schemaVersion: 1,
		store,
		total,
		runs: records,
		unreadable
	}, null, 2)}\n`;
}
/** Lines of one branch and suite. */
function section(runs, paint) {
	const newest = runs.at(-1);
	const candidates = (newest?.scenarios ?? []).filter(({ role }) => role === "candidate").map(({ name }) => name);
	const shown = candidates.slice(0, MOST_SCENARIOS);
	const rows = runs.map((run) => [...facts(run), ...shown.map((name) => costOf(run, name))]);
	const head = [...FIXED_COLUMNS, ...shown.map(shortName)];
	const [title = "", ...lines] = alignedRows([head, ...rows], (column) => column >= FIXED_COLUMNS.length);
	const hidden = candidates.length - shown.length;
	return [
		paint(escapeInvisible(`${newest?.branch} · ${newest?.suite.name}`), "bold"),
		paint(title, "faint"),
		...lines.map((line, index) => paint(line, runs[index]?.verdict === "regressed" ? "slower" : "plain")),
		...hidden > 0 ? [paint(`${count(hidden, "more scenario")}, see --json`, "faint")] : [],
		...countOutcomes(runs).map(outcomeSentence)
	];
}
function facts({ recordedAt, commit, verdict, scenarios, machine, toolVersion }) {
	const servers = [...new Set(scenarios.map(({ server }) => `${server.product} ${server.version}`))];
	return [
		recordedAt.slice(0, 16).replace("T", " "),
		commit.slice(0, 7),
		verdict,
		servers.join(", "),
		`${machine.cpus} × ${machine.cpuModel}`,
		toolVersion
	].map(shortName);
}
/** Mean cost over the cells that were compared with the control: "−4.9 %". */
function costOf({ cells }, name) {
	const means = cells.flatMap(({ scenario, ratio }) => scenario === name && ratio !== null ? [ratio.mean] : []);
	if (means.length === 0) return "–";
	return change(Math.expm1(means.reduce((sum, mean) => sum + mean, 0) / means.length));
}
function shownOf(shown, total) {
	return shown === total ? count(total, "run") : `${shown} of ${count(total, "run")}`;
}
function complaints(unreadable) {
	if (unreadable.length === 0) return [];
	const shown = unreadable.slice(0, MOST_UNREADABLE).map(({ problem }) => `  ${escapeInvisible(problem)}`);
	const more = unreadable.length - shown.length;
	const isOne = unreadable.length === 1;
	return [
		`${unreadable.length} ${isOne ? "file" : "files"} cannot be read, and ${isOne ? "stays" : "stay"}:`,
		...shown,
		...more > 0 ? [`  … and ${more} more, see --json`] : []
	];
}
function shortName(text) {
	return shorten(escapeInvisible(text), LONGEST_NAME);
}
const TASKS = {
	pass: "pass",
	regressed: "regress"
};
const STANDINGS = {
	kept: "kept",
	open: "too few runs to show it",
	broken: "not kept"
};
/** "60 runs known to pass: 58 did, 1 inconclusive, 1 false (1.7 %, 95 % limit 7.7 %); promised: below 1 %, too few …". */
function outcomeSentence({ known, runs, right, undecided, ...others }) {
	const { wrong, limit, promised, standing } = others;
	const found = `${right} did, ${undecided} inconclusive, ${wrong} false (${`${fineShare(wrong / runs)}, 95 % limit ${fineShare(limit)}`})`;
	return `${count(runs, "run")} known to ${TASKS[known]}: ${found}; promised: below ${share(promised)}, ${STANDINGS[standing]}`;
}

// src/commands/history.ts
/** `qpsgate history`: histories are listed, drawn, or shortened. */
const DAY_MS = 864e5;
async function historyCommand(args) {
	const request = parseHistoryFlags(args);
	using interrupt = interruptible();
	print(await history(request, interrupt.signal));
	return EXIT.pass;
}
/**
* @returns the printed text
* @throws UserError if there is no store, StoreError if it cannot be read or written
*/
async function history({ store: choice, selection, action }, signal) {
	await using store = await storeOpener({ near: process.cwd() })(choice, signal);
	switch (action.kind) {
		case "list": return await list(store, selection, action);
		case "dashboard": return await dashboard(store, selection, action);
		case "prune": return await prune(store, selection, action);
	}
}
async function list(store, selection, action) {
	const runs = await store.read(selection, action.last);
	return action.json ? historyJson(store.name, runs) : renderHistory(store.name, runs, takesColour());
}
async function dashboard(store, selection, action) {
	const { directory, last } = action;
	const { records, unreadable } = await store.read(selection, last);
	const origin = originOf(process.cwd());
	const repositoryUrl = origin === void 0 ? null : webAddress(origin) ?? null;
	const { writeDashboardInto } = await import("./dashboard2.js");
	await writeDashboardInto(directory, records, repositoryUrl);
	return [
		`wrote ${join(directory, "index.html")}: ${count(records.length, "run")} of ${store.name}`,
		...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
		""
	].join("\n");
}
async function prune(store, selection, action) {
	const runs = await runsToRemove(store, selection, action);
	const charts = await chartsToRemove(store, action);
	const gone = [...runs.gone, ...charts.gone];
	const what = `${count(runs.gone.length, "run")} and ${count(charts.gone.length, "chart")}`;
	await store.remove(gone, `remove ${what}`);
	if (action.squash) await store.squash();
	return [
		`removed ${what} from ${store.name}`,
		...action.squash ? ["gave up its earlier states"] : [],
		...charts.undated.length > 0 ? [`kept ${count(charts.undated.length, "chart")} without a day in the path`] : [],
		...runs.unreadable.map((problem) => `kept what cannot be read: ${problem}`),
		""
	].join("\n");
}
/** A later version may be able to read files that this one cannot, so no run is given up for that. */
async function runsToRemove(store, selection, { keep }) {
	if (keep === void 0) return {
		gone: [],
		unreadable: []
	};
	const { runs } = await store.list(selection);
	const old = prunedRuns(runs, keep);
	const { unreadable } = await store.readFiles(old);
	const broken = new Set(unreadable.map(({ path }) => path));
	return {
		gone: old.filter((path) => !broken.has(path)),
		unreadable: unreadable.map(({ problem }) => problem)
	};
}
async function chartsToRemove(store, { olderThanDays }) {
	if (olderThanDays === void 0) return {
		gone: [],
		undated: []
	};
	const firstKept = (/* @__PURE__ */ new Date(Date.now() - olderThanDays * DAY_MS)).toISOString().slice(0, 10);
	return prunedCharts(await store.files(CHARTS), firstKept);
}

export { historyCommand };