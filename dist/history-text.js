import { I as escapeInvisible } from "./names.js";
import { r as shorten } from "./escape.js";
import { i as count, n as change } from "./figures.js";
import { n as painter, t as alignedRows } from "./text-table.js";

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
		...hidden > 0 ? [paint(`${count(hidden, "more scenario")}, see --json`, "faint")] : []
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

export { renderHistory as n, historyJson as t };