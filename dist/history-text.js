import { d as range, i as count, n as change, s as firstOf } from "./figures.js";
import { i as isNews, o as worstOf } from "./ledger.js";
import { f as changeName } from "./cells.js";
import { r as shorten } from "./escape.js";
import "./way-panel.js";
import { c as name, d as right, f as section, m as table, o as left, s as list } from "./report.js";
import { n as sectionsText } from "./terminal.js";

// src/core/views/history-text.ts
/** The ledger as tables for a terminal or a page, and as JSON. */
const MOST_SETTINGS = 2;
const LONGEST_SETTING = 48;
const NOT_SET = "not set";
function renderHistory({ store, ledgers, unreadable }, colour) {
	const all = ledgers.flatMap(({ records }) => records).length;
	const shown = ledgers.flatMap(({ records }) => newsOf(records)).length;
	const total = all === 0 ? "no records" : count(all, "record");
	const part = shown === all ? "" : `${shown} of `;
	const why = shown === all ? "" : "; the others are older, or changed nothing";
	return sectionsText([
		...ledgerSections(ledgers),
		...section("unreadable", "Left out, because it cannot be read", list(unreadable.map(({ problem }) => problem))),
		{
			title: `${part}${total} in ${store}${why}`,
			blocks: []
		}
	], colour);
}
/** The newest records that have something to show. */
function newsOf(records) {
	return records.filter(isNews).slice(-100);
}
/** A table for each ledger, with a row for each scenario that a record compares, or else its first. */
function ledgerSections(ledgers) {
	return ledgers.flatMap(({ branch, suite, baseline, records }, at) => {
		const rows = newsOf(records).flatMap(rowsOf);
		const differ = (value) => new Set(rows.map(value)).size > 1;
		return section(`ledger-${at}`, `${branch} · ${suite} · baseline ${baseline.slice(0, 7)}`, table(`${branch} · ${suite}`, rows, [
			left("commit", ({ record }) => [.../* @__PURE__ */ new Set([record.commit.slice(0, 7), changeName(record)])].join(" ")),
			right("date", ({ record }) => record.recordedAt.slice(0, 10)),
			differ(({ scenario }) => scenario) && left("scenario", (row) => name(row.scenario)),
			right("since", ({ record, since }) => since === void 0 ? "–" : (record.baseline ?? "").slice(0, 7)),
			right("change", ({ since }) => since === void 0 ? "–" : change(since.change)),
			right("95 % interval", ({ since }) => since === void 0 ? "–" : range(since)),
			left("verdict", ({ record }) => verdictSpan(record)),
			right("QPS", ({ load }) => load === void 0 ? "–" : load.qps.toFixed(0)),
			differ(({ load }) => loadText(load)) && left("load", ({ load }) => name(loadText(load))),
			left("settings", settingsText)
		]));
	});
}
function rowsOf(record) {
	const { comparisons, scenarios, qps } = record;
	const compared = [...new Set(comparisons.map(({ scenario }) => scenario))];
	return (compared.length > 0 ? compared : scenarios.slice(0, 1).map((each) => each.name)).map((scenario) => {
		const since = worstOf(comparisons.filter((each) => each.rule === "baseline" && each.scenario === scenario));
		const loads = qps.filter((each) => each.scenario === scenario);
		const isSame = (load) => load?.workload === since?.workload && load?.threads === since?.threads;
		return {
			record,
			scenario,
			since,
			load: loads.find(isSame) ?? loads[0]
		};
	});
}
function loadText(load) {
	return load === void 0 ? "–" : `${load.workload} at ${count(load.threads, "thread")}`;
}
function verdictSpan({ acceptedBy, verdict }) {
	return {
		kind: "verdict",
		verdict,
		text: acceptedBy === null ? verdict.replace("-", " ") : `accepted by ${shorten(acceptedBy)}`
	};
}
/** "sync_binlog 0 → 1". */
function settingsText({ record, scenario }) {
	const texts = record.settings.filter((setting) => setting.scenario === scenario).map(({ name: setting, before, after }) => `${setting} ${before ?? NOT_SET} → ${after ?? NOT_SET}`);
	return firstOf(texts.map((text) => shorten(text, LONGEST_SETTING)), MOST_SETTINGS);
}

export { newsOf as n, renderHistory as r, ledgerSections as t };