import { i as changeOf } from "./comparison.js";
import { c as firstOf, f as range, i as count, n as change } from "./figures.js";
import { s as isNews } from "./ledger.js";
import { K as changeName } from "./cells.js";
import { r as shorten } from "./escape.js";
import "./way-panel.js";
import { A as left, F as section, I as table, M as name, P as right, j as list } from "./make-report.js";
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
/** The newest records that changed something. */
function newsOf(records) {
	return records.filter(({ record }) => isNews(record)).slice(-100);
}
/** A table for each ledger, with a row for each scenario that a record changed. */
function ledgerSections(ledgers) {
	return ledgers.flatMap(({ branch, suite, baseline, records }, at) => {
		const rows = newsOf(records).flatMap(rowsOf);
		const isSingle = rows.every(({ record }) => record.scenarios.length === 1);
		return section(`ledger-${at}`, `${branch} · ${suite} · baseline ${baseline.slice(0, 7)}`, table(`${branch} · ${suite}`, rows, [
			left("commit", ({ record }) => [.../* @__PURE__ */ new Set([record.commit.slice(0, 7), changeName(record)])].join(" ")),
			right("date", ({ record }) => record.recordedAt.slice(0, 10)),
			!isSingle && left("scenario", (row) => name(row.scenario)),
			right("change", ({ record, way }) => record.parent === null ? "begins" : change(Math.expm1(way.own.mean))),
			right("so far", ({ way }) => distanceText(way.since)),
			right("95 % interval", ({ way }) => intervalText(way.since)),
			left("verdict", ({ record }) => verdictSpan(record)),
			left("settings", settingsText)
		]));
	});
}
function rowsOf({ record, ways }) {
	const rows = [...ways].map(([scenario, way]) => ({
		record,
		scenario,
		way
	}));
	const changed = rows.filter(({ scenario }) => record.changes.some((each) => each.scenario === scenario));
	return changed.length === 0 ? rows.slice(0, 1) : changed;
}
/** @param since null: a record between the beginning and this one is missing, or cannot be read */
function distanceText(since) {
	return since === null ? "unknown: an earlier record is missing" : change(changeOf(since).change);
}
function intervalText(since) {
	return since === null ? "–" : range(changeOf(since));
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