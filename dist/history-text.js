import { o as placed } from "./ledger.js";
import { L as escapeInvisible } from "./names.js";
import { r as shorten } from "./escape.js";
import { i as count, n as change, s as firstOf } from "./figures.js";
import { n as painter, t as alignedRows } from "./text-table.js";

// src/core/views/history-text.ts
/** The ledger as a table for a terminal, and as JSON. */
const HISTORY_VERSION = 1;
const MOST_SETTINGS = 3;
const MOST_UNREADABLE = 10;
const LONGEST_NAME = 28;
const COLUMNS = [
	"began (UTC)",
	"commit",
	"verdict",
	"scenario",
	"server",
	"QPS",
	"since",
	"changed"
];
const FIGURES = [5, 6];
/**
* One table for each branch and suite, its newest record last.
*
* @param store for messages, e.g. "directory /srv/runs"
* @param newest how many records of each are shown
*/
function renderHistory(store, { records, unreadable }, newest, colour) {
	const paint = painter(colour);
	const sections = [...Map.groupBy(placed(records), ({ record: { branch, suite } }) => JSON.stringify([branch, suite]))].sort(([one], [other]) => one < other ? -1 : 1).map(([, own]) => own.slice(-newest));
	const shown = sections.reduce((sum, { length }) => sum + length, 0);
	const total = count(records.length, "record");
	const summary = `${records.length === 0 ? "no records" : shown === records.length ? total : `${shown} of ${total}`} in ${store}`;
	return `${[
		...sections.map((own) => section(own, paint)),
		[escapeInvisible(summary)],
		complaints(unreadable)
	].map((lines) => lines.join("\n")).filter((text) => text !== "").join("\n\n")}\n`;
}
/** Everything, with names of fields that last. */
function historyJson(store, { records, unreadable }, newest) {
	const shown = records.slice(-newest);
	return `${JSON.stringify({
		schemaVersion: 1,
		store,
		total: records.length,
		records: shown,
		unreadable
	}, null, 2)}\n`;
}
/** Lines of one branch and suite: one for each scenario of a record that changed, at least one for each record. */
function section(own, paint) {
	const rows = own.flatMap((each) => rowsOf(each).map((cells) => ({
		cells,
		verdict: each.record.verdict
	})));
	const [title = "", ...lines] = alignedRows([COLUMNS, ...rows.map(({ cells }) => cells)], (at) => FIGURES.includes(at));
	const { branch, suite } = own[0]?.record ?? {};
	return [
		paint(escapeInvisible(`${branch} · ${suite}`), "bold"),
		paint(title, "faint"),
		...lines.map((line, index) => paint(line, rows[index]?.verdict === "regressed" ? "slower" : "plain"))
	];
}
function rowsOf({ record, own, since }) {
	const { recordedAt, commit, verdict, acceptedBy, scenarios, parent, settings, changes } = record;
	const changed = scenarios.filter(({ name }) => changes.some(({ scenario }) => scenario === name));
	const figure = (effects, name) => {
		const effect = effects.get(name);
		return effect === void 0 ? "–" : change(Math.expm1(effect.mean));
	};
	return (changed.length === 0 ? scenarios.slice(0, 1) : changed).map(({ name, server }) => {
		const names = settings.filter(({ scenario }) => scenario === name).map((each) => each.name);
		return [
			recordedAt.slice(0, 16).replace("T", " "),
			commit.slice(0, 7),
			acceptedBy === null ? verdict : `accepted by ${acceptedBy}`,
			name,
			server ?? "–",
			parent === null ? "begins" : figure(own, name),
			figure(since, name),
			firstOf([...new Set(names)], MOST_SETTINGS, ", ")
		].map((text) => shorten(escapeInvisible(text), LONGEST_NAME));
	});
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

export { renderHistory as n, historyJson as t };