import { d as range, f as rate, i as count, n as change } from "./figures.js";
import { a as isNews, o as worstOf } from "./ledger.js";
import { x as changeName } from "./services.js";
import { i as shorten } from "./escape.js";
import { d as SERIES_SHAPES, g as quantitative, l as COLOURS, m as nominal, s as roundFigure, y as printable } from "./plot.js";
import { c as name, d as right, f as section, m as table, o as left, r as figure, s as list } from "./report.js";
import { n as sectionsText } from "./terminal.js";

// src/core/views/chart/way-panel.ts
const HEIGHT = 150;
const NAME = {
	width: 104,
	below: 10
};
const Y = quantitative("change", {
	scale: {
		zero: true,
		nice: false,
		padding: 10
	},
	axis: {
		title: null,
		orient: "right",
		tickCount: 5,
		labelExpr: "format(100 * datum.value, '.4~r') + '%'"
	}
});
const INTERVAL = {
	y: {
		...Y,
		field: "low"
	},
	y2: { field: "high" }
};
function wayPanel({ scenarios, points, width, colours }, theme) {
	const domain = scenarios.map(printable);
	const legend = domain.length === 1 ? null : {
		title: null,
		orient: "bottom",
		columns: 4,
		offset: 24,
		symbolOpacity: 1
	};
	const color = nominal("scenario", {
		scale: {
			domain,
			range: colours
		},
		legend
	});
	const shape = nominal("scenario", {
		scale: {
			domain,
			range: SERIES_SHAPES
		},
		legend
	});
	const last = points.length - 1;
	const farthest = Math.max(1, ...points.flatMap(({ figures }) => figures.map(({ change }) => change)));
	const every = Math.ceil(NAME.width * last / (width - NAME.width));
	const values = points.flatMap(({ name, part, figures }, at) => {
		const isNamed = at === 0 || (last - at) % every === 0 && at >= every;
		return figures.map(({ scenario, change, low, high }, nth) => ({
			scenario: printable(scenario),
			at,
			name: isNamed && nth === 0 ? name : "",
			part,
			change: roundFigure(change),
			low: roundFigure(low),
			high: roundFigure(Math.min(high, farthest))
		}));
	});
	const x = quantitative("at", {
		scale: {
			nice: false,
			padding: NAME.width / 2
		},
		axis: {
			title: null,
			labels: false,
			grid: false,
			values: points.map((_, at) => at)
		}
	});
	const detail = nominal("part", {});
	return {
		width,
		height: HEIGHT,
		data: { values },
		layer: [
			{
				mark: {
					type: "rule",
					color: COLOURS[theme].text
				},
				encoding: { y: { datum: 0 } }
			},
			{
				mark: {
					type: "area",
					opacity: .15
				},
				encoding: {
					x,
					...INTERVAL,
					color,
					detail
				}
			},
			{
				mark: {
					type: "line",
					strokeWidth: 1,
					opacity: .5
				},
				encoding: {
					x,
					y: Y,
					color,
					detail
				}
			},
			{
				mark: {
					type: "text",
					baseline: "top"
				},
				encoding: {
					x,
					y: { value: HEIGHT + NAME.below },
					text: { field: "name" }
				}
			},
			{
				mark: {
					type: "point",
					filled: true,
					opacity: 1,
					size: 40
				},
				encoding: {
					x,
					y: Y,
					color,
					shape
				}
			}
		]
	};
}

// src/core/views/history-text.ts
/** The ledger as tables, for a terminal or a page. */
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
/** The newest of the records in which something changed. A chart has no room for older ones. */
function newsOf(records) {
	return records.filter(isNews).slice(-100);
}
/**
* A table for each ledger. A record has a row for each scenario that was compared with base or baseline, so that
* readers see changes. If there is no such scenario, it has a row for each scenario that was compared with the control,
* else one for its first scenario.
*/
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
			right("95% interval", ({ since }) => since === void 0 ? "–" : range(since)),
			left("verdict", ({ record }) => verdictSpan(record)),
			right("QPS", ({ load }) => load === void 0 ? "–" : load.qps.toFixed(0)),
			rows.some(({ ofControl }) => ofControl !== void 0) && right("of control", ({ ofControl }) => figure(ofControl, (part) => `${(100 * part).toFixed(1)}%`)),
			rows.some(({ capacity }) => capacity !== void 0) && right("CPU capacity", ({ capacity }) => figure(capacity, rate)),
			differ(({ load }) => loadText(load)) && left("load", ({ load }) => name(loadText(load))),
			left("settings", settingsText)
		]));
	});
}
function rowsOf(record) {
	const { comparisons, control, scenarios, qps } = record;
	const ratios = control?.ratios ?? [];
	return ([comparisons, ratios].map((all) => [...new Set(all.map(({ scenario }) => scenario))]).find(({ length }) => length > 0) ?? scenarios.slice(0, 1).map((each) => each.name)).map((scenario) => {
		const since = worstOf(comparisons.filter((each) => each.rule === "baseline" && each.scenario === scenario));
		const loads = qps.filter((each) => each.scenario === scenario).sort((one, other) => other.qps - one.qps);
		const isOf = (cell) => (load) => load.workload === cell?.workload && load.threads === cell.threads;
		const load = loads.find(isOf(since)) ?? loads[0];
		const ratio = ratios.filter((each) => each.scenario === scenario).find(isOf(load));
		return {
			record,
			scenario,
			since,
			load,
			ofControl: ratio && Math.exp(ratio.mean),
			capacity: scenarios.find((each) => each.name === scenario)?.cpuCapacity
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
/** Names every setting in full, because no other view shows the settings of a record. */
function settingsText({ record, scenario }) {
	return record.settings.filter((setting) => setting.scenario === scenario).map(({ name: setting, before, after }) => `${setting} ${before ?? NOT_SET} → ${after ?? NOT_SET}`).join("; ");
}

export { wayPanel as i, newsOf as n, renderHistory as r, ledgerSections as t };