import { f as share, i as count, r as changeAndRange } from "./figures.js";
import { _ as headline, a as armLabels, c as sameArm, d as worstFirst, h as explainedCell, i as verdictWord, l as shownArms, n as comparisonNamer, o as isSweep, r as told, s as referenceArm, t as changeTitle, u as workloadsOf } from "./told-comparison.js";
import { n as wrapText, t as printable } from "./chart-text.js";
import { a as chartConfig, i as VERDICT_SHAPES, n as COLOURS, r as SERIES_SHAPES } from "./markup.js";
import { i as causesByVerdict, o as figuresOf } from "./gated-costs.js";
import { c as linesOf, n as asItIs, r as causeName } from "./wording.js";

// src/core/views/chart/row-panel.ts
/**
* A panel of rows: above its marks, each row has its name on the left and its figures on the right, so that no text
* takes room from the marks.
*/
/** Pixels across all panels. */
const WIDTH = 608;
const MARK_HEIGHT = 14;
const ROW_GAP = 10;
/** Characters on a line: of a name, which shares it with the figures, and of sentences above the panel. */
const NAME_CHARACTERS = 52;
const NOTE_CHARACTERS = 88;
const TITLE_CHARACTERS = 66;
/** Enough for the longest names that a suite allows. */
const MOST_LINES = 8;
const BEYOND_MEANING = 1;
function rowPanel({ title, rows, farthest, tones, theme, marks }) {
	let height = 0;
	const values = rows.map((row) => {
		const lines = wrapText(row.name, NAME_CHARACTERS, MOST_LINES);
		const top = height;
		const at = top + 14 * lines.length + 14 / 2 + 2;
		height = at + 14 / 2 + ROW_GAP;
		return {
			...row,
			name: lines.join("\n"),
			none: 0,
			top,
			at
		};
	});
	const highest = Math.max(BEYOND_MEANING, farthest);
	const isCut = rows.some(({ high }) => Number(high) > highest);
	const x = (field) => ({
		field,
		type: "quantitative",
		scale: {
			zero: true,
			nice: false,
			padding: 20,
			...isCut ? { domainMax: highest } : {}
		},
		axis: {
			title: null,
			tickCount: 6,
			grid: false,
			labelExpr: "format(100 * datum.value, '.4~r') + ' %'"
		}
	});
	const y = (field) => ({
		field,
		type: "quantitative",
		scale: null,
		axis: null
	});
	const color = {
		field: "tone",
		type: "nominal",
		legend: null,
		scale: {
			domain: Object.keys(tones),
			range: Object.values(tones)
		}
	};
	const zero = {
		orient: "vertical",
		size: 18,
		color: COLOURS[theme].text
	};
	const text = {
		type: "text",
		baseline: "top",
		aria: false
	};
	return {
		title,
		width: 608,
		height,
		view: { stroke: null },
		data: { values },
		layer: [
			...marks({
				x,
				y: y("at"),
				color
			}),
			{
				mark: {
					type: "tick",
					...zero,
					aria: false
				},
				encoding: {
					x: x("none"),
					y: y("at")
				}
			},
			{
				mark: {
					...text,
					align: "left"
				},
				encoding: {
					x: { value: 0 },
					y: y("top"),
					text: { field: "name" }
				}
			},
			{
				mark: {
					...text,
					align: "right"
				},
				encoding: {
					x: { value: 608 },
					y: y("top"),
					color,
					text: { field: "figures" }
				}
			}
		]
	};
}
/** The title of a panel, and sentences below it. */
function panelTitle(text, notes) {
	return {
		text: wrapText(text, TITLE_CHARACTERS, MOST_LINES),
		subtitle: notes.flatMap((note) => wrapText(note, NOTE_CHARACTERS, MOST_LINES))
	};
}
/** The value to a hundredth of a per cent. */
function rounded(value) {
	return Math.round(value * 1e4) / 1e4;
}

// src/core/views/chart/waterfall.ts
/** Bars of causes at most; those beyond are one bar. */
const MOST_BARS = 10;
const BAR_HEIGHT = 12;
const LEAST_CHANGE = -.99;
/** Changes that differ by less are drawn as one. */
const DRAWN = 5e-5;
/** Empty if no setting is to blame. */
function waterfallPanels(result, theme) {
	const { explanation } = result;
	const rows = barsOf(result);
	if (explanation === null || rows.length === 0) return [];
	const { verdict, line, faintText, text } = COLOURS[theme];
	return [rowPanel({
		rows,
		theme,
		tones: {
			cause: verdict.regressed,
			rest: line,
			whole: faintText
		},
		farthest: explanation.whole.change,
		title: panelTitle("Cost of each setting", [...explainsWorst(result) ? [] : [explainedCell(explanation, asItIs)], "Each bar starts where the one above ends. Lines are 95 % intervals."]),
		marks: ({ x, y, color }) => [{
			mark: {
				type: "rule",
				strokeWidth: BAR_HEIGHT,
				clip: true,
				aria: false
			},
			encoding: {
				x: x("from"),
				x2: { field: "to" },
				y,
				color
			}
		}, {
			transform: [{ filter: "isNumber(datum.low)" }],
			mark: {
				type: "rule",
				strokeWidth: 2,
				color: text,
				clip: true,
				aria: false
			},
			encoding: {
				x: x("low"),
				x2: { field: "high" },
				y
			}
		}]
	})];
}
/** Whether the causes are those of the comparison that the verdict names. */
function explainsWorst({ comparisons, explanation }) {
	const [worst] = worstFirst(comparisons);
	return [
		"rule",
		"scenario",
		"workload",
		"threads"
	].every((key) => worst?.[key] === explanation?.[key]);
}
/**
* Costs compound: each applies to the speed that those before leave. Settings that need one another cost more together
* than one by one, so the bars are stretched to end exactly where the sum of the causes does.
*/
function barsOf(result) {
	const { explanation } = result;
	const blamed = causesByVerdict(result).blamed.flatMap((cause) => {
		const found = figuresOf(cause);
		return found === void 0 ? [] : [{
			cause,
			found
		}];
	});
	if (explanation === null || blamed.length === 0) return [];
	const { whole, sum, interaction } = explanation;
	const total = blamed.reduce((all, { found }) => all + logOf(found.change), 0);
	const stretch = total < 0 && sum.change < 0 ? logOf(sum.change) / total : 1;
	let reached = 0;
	const bars = blamed.map(({ cause, found }) => {
		const start = reached;
		const after = (change) => Math.exp(start + stretch * logOf(change)) - 1;
		reached += stretch * logOf(found.change);
		const place = linesOf(cause.settings.flatMap((setting) => setting.place ?? []));
		const name = [causeName(cause, asItIs), place].filter((part) => part !== "").join(", ");
		const to = after(found.change);
		return bar("cause", name, Math.exp(start) - 1, to, {
			low: after(found.low),
			high: after(found.high)
		}, found);
	});
	const end = Math.exp(reached) - 1;
	const shown = bars.length > MOST_BARS ? bars.slice(0, 9) : bars;
	const more = bars[shown.length];
	const rest = {
		low: sum.change + interaction.low,
		high: sum.change + interaction.high
	};
	return [
		...shown,
		...more ? [bar("cause", `${count(bars.length - shown.length, "more setting")} to blame`, more.from, end)] : [],
		...Math.abs(whole.change - end) < DRAWN ? [] : [bar("rest", "interaction and all others", end, whole.change, rest)],
		bar("whole", "in all", 0, whole.change, whole, whole)
	];
}
function bar(tone, name, from, to, ends, found) {
	const figures = found === void 0 ? "" : changeAndRange(found);
	const interval = ends === void 0 ? {} : {
		low: rounded(ends.low),
		high: rounded(ends.high)
	};
	return {
		tone,
		name,
		figures,
		from: rounded(from),
		to: rounded(to),
		...interval
	};
}
function logOf(change) {
	return Math.log1p(Math.max(LEAST_CHANGE, change));
}

// src/core/views/chart/chart-spec.ts
/** More cannot be read; those with the smallest losses are left out, which is said. */
const MOST_ROWS = 40;
const MOST_WORKLOADS = 12;
const MOST_SERIES = SERIES_SHAPES.length;
const MOST_COLUMNS = 3;
const PANEL_HEIGHT = 180;
/** Room for the axes right of a panel and below it, and for the name of the next. */
const PANEL_SPACING = {
	column: 54,
	row: 80
};
const LEGEND_CHARACTERS = 74;
/**
* Names and other text from outside occur as values of data and as titles only, never in expressions. The data are
* inline and rounded: changes to a hundredth of a per cent, QPS to five digits.
*/
function chartSpec(result, theme) {
	const panels = [
		...[...Map.groupBy(result.comparisons, ({ rule }) => rule)].map(([rule, own]) => changePanel(result, rule, own, theme)),
		...waterfallPanels(result, theme),
		...result.comparisons.length === 0 || isSweep(result) ? qpsPanels(result, theme) : []
	];
	return {
		$schema: "https://vega.github.io/schema/vega-lite/v6.json",
		description: pictureText(result),
		background: COLOURS[theme].background,
		padding: 16,
		spacing: 28,
		vconcat: panels,
		resolve: { scale: {
			color: "independent",
			shape: "independent"
		} },
		config: chartConfig(theme)
	};
}
/** "my.cnf, regressed: oltp_read_only at 8 threads, …": a text for people who do not see the picture. */
function pictureText(result) {
	return `${printable(result.suite.name)}, ${result.verdict}: ${headline(result, printable)}`;
}
/** A row a comparison, worst first, with its interval and the tolerated slowdown shaded. */
function changePanel(result, rule, own, theme) {
	const { shown, notes } = fewEnough(own);
	const nameOf = comparisonNamer(result, shown);
	const rows = worstFirst(shown).map((comparison) => {
		const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison;
		return {
			tone: verdict,
			name: nameOf(comparison).join(", "),
			figures: `${verdictWord(comparison)} ${changeAndRange(comparison)}`,
			said: told(comparison, printable),
			scenario: printable(scenario),
			workload: printable(workload),
			threads,
			change: rounded(change),
			low: rounded(low),
			high: rounded(high),
			limit: -rounded(tolerance)
		};
	});
	const { tolerated, limit, verdict } = COLOURS[theme];
	const confidence = new Set(own.map(({ confidence: one }) => share(one)));
	const limits = [...new Set(own.map(({ tolerance }) => tolerance))].sort((a, b) => a - b).map((one) => `−${share(one)}`);
	const reach = limits.length > 2 ? `${limits[0]} to ${limits.at(-1)}` : limits.join(" or ");
	return rowPanel({
		rows,
		theme,
		tones: verdict,
		farthest: Math.max(...own.map(({ change }) => change)),
		title: panelTitle(changeTitle(rule, own, printable), [`Lines are ${[...confidence].join(", ")} intervals. The shaded slowdown is within the limit, ${reach}.`, ...notes]),
		marks: ({ x, y, color }) => [
			{
				mark: {
					type: "rule",
					strokeWidth: 14,
					color: tolerated,
					clip: true,
					aria: false
				},
				encoding: {
					x: x("limit"),
					x2: { field: "none" },
					y
				}
			},
			{
				mark: {
					type: "tick",
					orient: "vertical",
					size: 14,
					color: limit,
					clip: true,
					aria: false
				},
				encoding: {
					x: x("limit"),
					y
				}
			},
			{
				mark: {
					type: "rule",
					strokeWidth: 3,
					clip: true,
					aria: false
				},
				encoding: {
					x: x("low"),
					x2: { field: "high" },
					y,
					color
				}
			},
			{
				mark: {
					type: "point",
					filled: true,
					opacity: 1,
					size: 100,
					clip: true
				},
				encoding: {
					x: x("change"),
					y,
					color,
					shape: {
						field: "tone",
						type: "nominal",
						legend: null,
						scale: {
							domain: Object.keys(VERDICT_SHAPES),
							range: Object.values(VERDICT_SHAPES)
						}
					},
					description: { field: "said" }
				}
			}
		]
	});
}
/**
* All; if there are many, the worst level of every scenario and workload; if still too many, those that lost most,
* after all means.
*/
function fewEnough(own) {
	if (own.length <= MOST_ROWS) return {
		shown: own,
		notes: []
	};
	const worst = [...Map.groupBy(own, ({ scenario, workload }) => JSON.stringify([scenario, workload])).values()].flatMap((group) => worstFirst(group).slice(0, 1));
	const isMean = ({ scope }) => Number(scope === "mean");
	const shown = worstFirst(worst).toSorted((a, b) => isMean(b) - isMean(a)).slice(0, MOST_ROWS);
	return {
		shown,
		notes: [...worst.length < own.length ? ["Each row shows the worst number of threads of a scenario and workload."] : [], ...leftOut("row", worst.length - shown.length)]
	};
}
/** "Not drawn: 2 rows with smaller losses; the tables have all."; nothing if nothing is left out. */
function leftOut(what, many) {
	if (many <= 0) return [];
	return [`Not drawn: ${many} ${what}${many === 1 ? "" : "s"} with smaller losses; the tables have all.`];
}
/** QPS over the numbers of threads, a panel a workload; those that lost most. */
function qpsPanels(result, theme) {
	const losses = worstFirst(result.comparisons);
	const rank = (index) => index < 0 ? losses.length : index;
	const armRank = (arm) => referenceArm(result, arm) === void 0 ? -1 : rank(losses.findIndex(({ scenario }) => scenario === arm.scenario));
	const workloadRank = (name) => rank(losses.findIndex(({ workload }) => workload === name));
	const labelOf = armLabels(result);
	const measured = shownArms(result).filter((arm) => result.cells.some((cell) => sameArm(cell, arm)));
	const arms = keepFirst(measured, MOST_SERIES, armRank);
	const names = arms.map((arm) => wrapText(labelOf(arm), LEGEND_CHARACTERS, 3).join("\n"));
	const all = workloadsOf(result);
	const workloads = keepFirst(all, MOST_WORKLOADS, workloadRank);
	const columns = Math.min(MOST_COLUMNS, workloads.length);
	const width = Math.floor(608 / columns) - PANEL_SPACING.column;
	const titleOf = (workload) => wrapText(workload, Math.floor(width / 7), 4).join("\n");
	const values = arms.flatMap((arm, index) => result.cells.filter((cell) => sameArm(cell, arm) && workloads.includes(cell.workload)).map(({ workload, threads, qps }) => ({
		scenario: names[index],
		workload: titleOf(workload),
		threads,
		qps: Number(qps.toPrecision(Math.max(5, Math.ceil(Math.log10(qps + 1)))))
	})));
	if (values.length === 0) return [];
	const series = (range) => ({
		field: "scenario",
		type: "nominal",
		scale: {
			domain: names,
			range: range.slice(0, names.length)
		},
		legend: {
			title: null,
			orient: "bottom",
			columns: Math.max(...names.map(({ length }) => length)) > 36 ? 1 : 2
		}
	});
	const levels = [...new Set(values.map(({ threads }) => threads))].sort((a, b) => a - b);
	return [{
		title: panelTitle("QPS by number of threads", [...leftOut("scenario", measured.length - arms.length), ...leftOut("workload", all.length - workloads.length)]),
		data: { values },
		facet: {
			field: "workload",
			type: "nominal",
			sort: workloads.map(titleOf),
			title: null
		},
		columns,
		spacing: PANEL_SPACING,
		bounds: "flush",
		resolve: {
			scale: { y: "independent" },
			axis: { x: "independent" }
		},
		spec: {
			width,
			height: PANEL_HEIGHT,
			encoding: {
				x: {
					field: "threads",
					type: "quantitative",
					scale: {
						type: "log",
						base: 2,
						nice: false,
						padding: 8
					},
					axis: {
						title: "threads",
						values: levels,
						format: "d",
						grid: false,
						labelOverlap: "parity"
					}
				},
				y: {
					field: "qps",
					type: "quantitative",
					scale: {
						zero: true,
						nice: false
					},
					axis: {
						title: null,
						orient: "right",
						labelExpr: "format(datum.value, '~s')",
						tickCount: 5
					}
				},
				color: series(COLOURS[theme].series)
			},
			layer: [{ mark: {
				type: "line",
				strokeWidth: 1.5
			} }, {
				mark: {
					type: "point",
					filled: true,
					opacity: 1,
					size: 45
				},
				encoding: { shape: series(SERIES_SHAPES) }
			}]
		}
	}];
}
/** At most so many, those of the least rank, in their order. */
function keepFirst(items, most, rank) {
	const kept = items.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
	return items.filter((item) => kept.includes(item));
}

export { pictureText as n, chartSpec as t };