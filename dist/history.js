import { a as CHARTS, c as prunedRuns, n as storeOpener, r as webAddress, s as prunedCharts, t as originOf } from "./open-store.js";
import { c as countOutcomes, n as leftoversOf, r as writeDashboard, t as DASHBOARD_DATA } from "./dashboard.js";
import { i as escapeInvisible } from "./problems.js";
import { i as shorten } from "./escape.js";
import { i as count, n as change, o as fineShare, u as share } from "./figures.js";
import { r as foundChanges } from "./change-points.js";
import { c as UserError, h as reasonOf, i as EXIT } from "./errors.js";
import { i as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { n as parseHistoryFlags } from "./history-flags.js";
import { a as takesColour, t as print } from "./output.js";
import { join, resolve } from "node:path";
import { readdirSync, rmSync } from "node:fs";

// src/core/wording/known-outcomes-text.ts
const TASKS = {
	pass: "pass",
	regressed: "regress"
};
const STANDINGS = {
	kept: "kept",
	open: "too few runs to show it",
	broken: "not kept"
};
/** "60 runs known to pass: 58 did, 1 undecided, 1 false (1.7 %, 95 % limit 7.7 %); promised: below 1 %, too few …". */
function outcomeSentence({ known, runs, right, undecided, ...others }) {
	const { wrong, limit, promised, standing } = others;
	const found = `${right} did, ${undecided} undecided, ${wrong} false (${`${fineShare(wrong / runs)}, 95 % limit ${fineShare(limit)}`})`;
	return `${count(runs, "run")} known to ${TASKS[known]}: ${found}; promised: below ${share(promised)}, ${standingWords(standing)}`;
}
function standingWords(standing) {
	return STANDINGS[standing];
}

// src/core/views/history-text.ts
/** Stored runs as a table for a terminal, and as JSON. */
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
const ANSI = {
	slower: "\x1B[31m",
	faint: "\x1B[2m",
	bold: "\x1B[1m",
	plain: "",
	reset: "\x1B[0m"
};
/** One table for each branch and suite, its newest run last. @param store for messages, e.g. "directory /srv/runs" */
function renderHistory(store, { records, unreadable, total }, colour) {
	const paint = (text, tone) => colour && ANSI[tone] !== "" ? `${ANSI[tone]}${text}${ANSI.reset}` : text;
	const sections = [...Map.groupBy(records, ({ branch, suite }) => JSON.stringify([branch, suite.name]))].sort(([one], [other]) => one < other ? -1 : 1).map(([, runs]) => section(runs, paint));
	const summary = total === 0 ? `no runs in ${store}` : `${shownOf(records.length, total)} in ${store}`;
	return `${[
		...sections,
		[escapeInvisible(summary)],
		complaints(unreadable)
	].map(joined).filter(isFilled).join("\n\n")}\n`;
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
	const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
	const line = (cells) => cells.map((text, column) => {
		const width = widths[column] ?? 0;
		return column < FIXED_COLUMNS.length ? text.padEnd(width) : text.padStart(width);
	}).join("  ").trimEnd();
	const hidden = candidates.length - shown.length;
	return [
		paint(escapeInvisible(`${newest?.branch} · ${newest?.suite.name}`), "bold"),
		paint(line(head), "bold"),
		paint(widths.map((width) => "─".repeat(width)).join("  "), "faint"),
		...rows.map((row, index) => paint(line(row), runs[index]?.verdict === "regressed" ? "slower" : "plain")),
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
function joined(lines) {
	return lines.join("\n");
}
function isFilled(text) {
	return text !== "";
}

// src/edges/dashboard/dashboard-directory.ts
/** The dashboard in a directory of the user's. */
/**
* Writes the page and its data, and removes data of an earlier one that are no longer needed.
*
* @throws UserError if the directory cannot be written to
*/
async function writeDashboardInto(directory, records, repositoryUrl) {
	const root = resolve(directory);
	const write = (path, content) => writeWhole(root, path, content);
	try {
		const written = await writeDashboard(records, foundChanges(records), {
			repositoryUrl,
			defaultBranch: null,
			write
		});
		const there = readdirSync(join(root, DASHBOARD_DATA)).map((name) => `${DASHBOARD_DATA}${name}`);
		for (const path of leftoversOf(there, written)) rmSync(join(root, path));
	} catch (cause) {
		if (!(cause instanceof Error && "syscall" in cause)) throw cause;
		throw new UserError(`cannot write the dashboard to ${directory}: ${reasonOf(cause)}; choose another directory`, { cause });
	}
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
	const origin = await originOf(process.cwd());
	const repositoryUrl = origin === void 0 ? null : webAddress(origin) ?? null;
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