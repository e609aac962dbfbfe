import { i as count, l as rate, n as change, r as changeAndRange, u as share } from "./figures.js";
import { a as isOfCell, i as isOfArm, o as timeShares, t as hasInterval } from "./result.js";
import { _ as originText, c as headline, n as asItIs, o as explainedCell, r as causeName, t as against } from "./wording.js";
import { A as shownArms, C as armLabels, L as figuresOf, M as workloadsOf, N as causesByVerdict, O as referenceArm, P as changeBetween, S as verdictWord, W as whereOf, _ as VERDICT_SHAPES, a as layOutNames, b as comparisonNamer, c as panelLimit, d as scenarioOrder, f as shareWidth, g as SERIES_SHAPES, h as COLOURS, i as keepWorst, k as sameArm, l as panelTitle, m as BOLD, n as byWorst, o as leftOutNote, p as worseFirst, r as distinct, s as nameAxis, t as blockTitle, u as rounded, v as chartConfig, x as told, y as changeTitle } from "./chart-layout.js";
import { a as wrapWords, i as wrapName, n as printable, r as textWidth } from "./markup.js";
import { n as measuredShare, t as STEP_NAMES } from "./steps.js";

// src/core/views/chart/change-layout.ts
const LEAST_PLOT$3 = 120;
const ROW_PADDING = 10;
const NAME_PADDING$2 = 12;
/** Pixels of the picture's width for each character that a name may have on a line. */
const NAME_SHARE = 27;
/** Room of dot and interval in a row that has its texts above. */
const DOT_HEIGHT = 18;
/** Enough for the longest names that a suite allows. */
const NAME_LINES$2 = 8;
const BEYOND_MEANING = 1;
function linesOf({ names }, width) {
	const characters = Math.floor(width / (width < 600 ? .6 * 12 : NAME_SHARE));
	return names.flatMap((name) => wrapName(name, characters, NAME_LINES$2).split("\n"));
}
function layOut$1(rows, { width, left, theme }) {
	const isNarrow = width < 600;
	const placed = [];
	let top = 0;
	for (const row of rows) {
		const lines = linesOf(row, width);
		const text = lines.length * 14;
		const nameY = top + ROW_PADDING / 2 + 14 / 2;
		const height = ROW_PADDING + (isNarrow ? text + 14 + DOT_HEIGHT : Math.max(14, text));
		const middle = top + height / 2;
		const figuresY = isNarrow ? nameY + text : middle;
		const dotY = isNarrow ? figuresY + (14 + DOT_HEIGHT) / 2 : middle;
		const bottom = top + height;
		placed.push({
			...row,
			lines,
			top: isNarrow ? figuresY + 14 / 2 : top,
			bottom,
			nameY,
			figuresY,
			dotY
		});
		top = bottom;
	}
	const wordWidth = Math.ceil(BOLD * widest$2(rows.map(({ word }) => word))) + 12;
	const right = isNarrow ? 0 : 12 + wordWidth + widest$2(rows.map(({ figures }) => figures));
	return {
		rows: placed,
		isNarrow,
		left,
		wordWidth,
		plotWidth: Math.max(LEAST_PLOT$3, Math.floor(width - left - right - 2)),
		height: top,
		domain: domainOf$1(rows.map(({ comparison }) => comparison)),
		colours: COLOURS[theme]
	};
}
/** Everything that is drawn and zero, but no interval so wide that the others shrink to nothing. */
function domainOf$1(comparisons) {
	const low = Math.max(-1, Math.min(0, ...comparisons.map((one) => Math.min(one.low ?? one.change, -one.tolerance))));
	const limit = Math.min(BEYOND_MEANING, Math.max(0, ...comparisons.map((one) => one.high ?? one.change)));
	const high = Math.max(limit, ...comparisons.map(({ change }) => change));
	const margin = .04 * (high - low) || .01;
	return [round$1(low - margin), round$1(high + margin)];
}
function widest$2(texts) {
	return Math.ceil(Math.max(0, ...texts.map((text) => textWidth(text, 12))));
}
/** The value to a hundredth of a per cent. */
function round$1(value) {
	return Math.round(value * 1e4) / 1e4;
}

// src/core/views/chart/change-rows.ts
/** More cannot be read; those with the smallest losses are left out. */
const MOST_ROWS$1 = 40;
/** @param own of one rule, at least one */
function changeRows(result, own) {
	const { shown, notes } = fewEnough(own);
	const nameOf = comparisonNamer(result, shown);
	return {
		rows: shown.toSorted(worseFirst).map((comparison) => ({
			comparison,
			names: nameOf(comparison),
			word: verdictWord(comparison),
			figures: changeAndRange(comparison),
			said: told(comparison, printable)
		})),
		notes
	};
}
/** All; of many, of every scenario and workload the worst level; of these those that lost most, and all means before them. */
function fewEnough(own) {
	if (own.length <= MOST_ROWS$1) return {
		shown: own,
		notes: []
	};
	const worst = [...Map.groupBy(own, ({ scenario, workload }) => JSON.stringify([scenario, workload])).values()].flatMap((group) => group.toSorted(worseFirst).slice(0, 1));
	const isMean = ({ scope }) => Number(scope === "mean");
	const shown = keepWorst(worst, MOST_ROWS$1, (a, b) => isMean(b) - isMean(a) || worseFirst(a, b));
	const namesOf = (some) => distinct(some.map(({ scenario, workload }) => `${scenario}, ${workload === "*" ? "mean of all cells" : workload}`));
	return {
		shown,
		notes: [...worst.length < own.length ? ["Of every scenario and workload, the number of threads at which it did worst."] : [], ...leftOutNote("row", namesOf(worst), namesOf(shown))]
	};
}

// src/core/views/chart/change-panels.ts
/**
* Changes as a dot plot, one for each rule: a row a comparison, worst first, its interval around it, the slowdown that is
* tolerated shaded. What was compared stands left of its row and the figures right of it; on telephones both above it.
*/
const TICK_PIXELS$3 = 64;
const DOT_SIZE = 100;
const CAP_HEIGHT = 9;
const VERDICTS = [
	"pass",
	"inconclusive",
	"regressed"
];
/** What is told of the mark that is pointed at: fields and their names. */
const TOLD = [
	["scenario", "scenario"],
	["workload", "workload"],
	["threads", "threads"],
	["figures", "change"],
	["tolerated", "tolerance"],
	["word", "verdict"]
];
/** Pixels that its names need left of the plot; 0 where they stand above. */
function changeMargin(result, width) {
	if (width < 600) return 0;
	const names = byRule(result).flatMap(([, own]) => changeRows(result, own).rows.flatMap((row) => linesOf(row, width)));
	return names.length === 0 ? 0 : widest$2(names) + 12;
}
function changeBlocks(result, space) {
	return byRule(result).map(([rule, own]) => {
		const { rows, notes } = changeRows(result, own);
		const panel = layOut$1(rows, space);
		return {
			title: blockTitle(changeTitle(rule, own, printable), [readingNote(own), ...notes], space),
			width: panel.plotWidth,
			height: panel.height,
			...panel.isNarrow ? { view: { stroke: null } } : {},
			layer: [
				...toleranceLayers(panel),
				zeroLayer$1(panel),
				...intervalLayers(panel),
				dotLayer(panel),
				...textLayers$2(panel)
			]
		};
	});
}
/** Every row in words, for who does not see the picture. */
function changesSaid(result) {
	return byRule(result).flatMap(([, own]) => changeRows(result, own).rows.map(({ said }) => said));
}
function byRule({ comparisons }) {
	return [...Map.groupBy(comparisons, ({ rule }) => rule)];
}
function readingNote(own) {
	const sure = own.filter(hasInterval);
	const confidence = distinct(sure.map(({ confidence }) => share(confidence))).join(", ");
	return `${sure.length === 0 ? "No intervals" : `Lines are ${confidence} intervals`}; the slowdown that is tolerated is shaded.`;
}
/** Pixels from the top: rows are as high as their texts. */
function yEncoding$2(field, { height }) {
	return {
		field,
		type: "quantitative",
		scale: {
			domain: [0, height],
			reverse: true,
			nice: false,
			zero: false
		},
		axis: null
	};
}
function xEncoding(field, { domain, plotWidth, isNarrow }) {
	return {
		field,
		type: "quantitative",
		scale: {
			domain,
			nice: false,
			zero: false
		},
		axis: {
			title: null,
			values: ticks(domain, plotWidth / TICK_PIXELS$3),
			labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
			grid: !isNarrow,
			domain: !isNarrow
		}
	};
}
/** Multiples of 1, 2, 2.5 or 5 times a power of ten, at most so many of them. */
function ticks([low, high], most) {
	const power = 10 ** Math.floor(Math.log10((high - low) / most));
	const step = [
		1,
		2,
		2.5,
		5,
		10
	].map((factor) => factor * power).find((one) => (high - low) / one <= most) ?? high - low;
	const first = Math.ceil(low / step);
	return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => rounded((first + index) * step, 6));
}
/** What is tolerated is shaded row by row, because comparisons may have tolerances of their own. */
function toleranceLayers(panel) {
	const { colours, domain, plotWidth } = panel;
	const values = bandsOf(panel);
	const limits = distinct(values.map(({ limit }) => limit));
	const [limit = 0] = limits;
	const several = limits.length > 1;
	const text = `tolerance ${distinct([Math.max(...limits), Math.min(...limits)]).map((one) => `−${share(-one)}`).join(" to ")}`;
	const room = (domain[1] - limit) / (domain[1] - domain[0]) * plotWidth;
	const align = several || room + 24 > textWidth(text, 12) ? "left" : "right";
	const rowsOf = {
		y: yEncoding$2("top", panel),
		y2: { field: "bottom" }
	};
	return [
		{
			data: { values },
			mark: {
				type: "rect",
				color: colours.tolerated,
				clip: true,
				aria: false
			},
			encoding: {
				...rowsOf,
				x: xEncoding("limit", panel),
				x2: { field: "none" }
			}
		},
		{
			data: { values },
			mark: {
				type: "rule",
				color: colours.limit,
				strokeWidth: 2,
				clip: true,
				aria: false
			},
			encoding: {
				...rowsOf,
				x: xEncoding("limit", panel)
			}
		},
		{
			data: { values: [{
				limit,
				text
			}] },
			mark: {
				type: "text",
				align,
				baseline: "bottom",
				dy: -4,
				color: colours.faintText,
				aria: false
			},
			encoding: {
				x: several ? { value: 0 } : xEncoding("limit", panel),
				y: { value: 0 },
				text: { field: "text" }
			}
		}
	];
}
/** One for rows beside each other that tolerate the same: pixels between two would be seen. */
function bandsOf({ rows, isNarrow }) {
	const bands = [];
	for (const { comparison, top, bottom } of rows) {
		const limit = -round$1(comparison.tolerance);
		const last = bands.at(-1);
		if (last !== void 0 && last.limit === limit && !isNarrow) last.bottom = bottom;
		else bands.push({
			limit,
			none: 0,
			top,
			bottom
		});
	}
	return bands;
}
function zeroLayer$1(panel) {
	return {
		data: { values: bandsOf(panel) },
		mark: {
			type: "rule",
			color: panel.colours.text,
			aria: false
		},
		encoding: {
			x: xEncoding("none", panel),
			y: yEncoding$2("top", panel),
			y2: { field: "bottom" }
		}
	};
}
function colourOf({ colours }) {
	const range = VERDICTS.map((verdict) => colours.verdict[verdict]);
	return {
		field: "verdict",
		type: "nominal",
		scale: {
			domain: VERDICTS,
			range
		},
		legend: null
	};
}
/** A line with a cap at both ends. */
function intervalLayers(panel) {
	const values = panel.rows.flatMap(({ comparison, dotY }) => {
		if (!hasInterval(comparison)) return [];
		const { low, high, verdict } = comparison;
		return [{
			worst: round$1(low),
			best: round$1(high),
			y: dotY,
			verdict
		}];
	});
	const caps = values.flatMap(({ worst, best, y, verdict }) => [worst, best].map((end) => ({
		end,
		above: y - CAP_HEIGHT / 2,
		below: y + CAP_HEIGHT / 2,
		verdict
	})));
	const mark = {
		type: "rule",
		strokeWidth: 2,
		clip: true,
		aria: false
	};
	const color = colourOf(panel);
	return [{
		data: { values },
		mark,
		encoding: {
			x: xEncoding("worst", panel),
			x2: { field: "best" },
			y: yEncoding$2("y", panel),
			color
		}
	}, {
		data: { values: caps },
		mark,
		encoding: {
			x: xEncoding("end", panel),
			y: yEncoding$2("above", panel),
			y2: { field: "below" },
			color
		}
	}];
}
function dotLayer(panel) {
	const shapes = VERDICTS.map((verdict) => VERDICT_SHAPES[verdict]);
	return {
		data: { values: panel.rows.map(datumOf) },
		mark: {
			type: "point",
			filled: true,
			opacity: 1,
			size: DOT_SIZE,
			clip: true
		},
		encoding: {
			x: xEncoding("change", panel),
			y: yEncoding$2("y", panel),
			color: colourOf(panel),
			shape: {
				field: "verdict",
				type: "nominal",
				scale: {
					domain: VERDICTS,
					range: shapes
				},
				legend: null
			},
			description: { field: "said" },
			tooltip: TOLD.map(([field, title]) => ({
				field,
				title
			}))
		}
	};
}
function datumOf({ comparison, figures, word, said, dotY }) {
	const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison;
	return {
		scenario: printable(scenario),
		workload: printable(workload),
		threads,
		change: round$1(change),
		low: low === null ? null : round$1(low),
		high: high === null ? null : round$1(high),
		tolerance: round$1(tolerance),
		tolerated: `−${share(tolerance)}`,
		verdict,
		word,
		figures,
		said,
		y: dotY
	};
}
/** Names and figures; a name of several lines begins at its place. */
function textLayers$2(panel) {
	const { rows, isNarrow, left, wordWidth } = panel;
	const names = rows.map(({ lines, nameY, dotY }) => ({
		name: lines.join("\n"),
		y: isNarrow ? nameY : dotY - (lines.length - 1) * 14 / 2
	}));
	const values = rows.map(({ figures, word, figuresY, comparison: { verdict } }) => ({
		figures,
		word,
		verdict,
		y: figuresY
	}));
	const text = {
		type: "text",
		baseline: "middle",
		aria: false
	};
	const start = isNarrow ? -left : panel.plotWidth + 12;
	const y = yEncoding$2("y", panel);
	return [
		{
			data: { values: names },
			mark: {
				...text,
				align: isNarrow ? "left" : "right",
				dx: isNarrow ? -left : -8
			},
			encoding: {
				x: { value: 0 },
				y,
				text: { field: "name" }
			}
		},
		{
			data: { values },
			mark: {
				...text,
				align: "left",
				fontWeight: "bold"
			},
			encoding: {
				x: { value: start },
				y,
				text: { field: "word" },
				color: colourOf(panel)
			}
		},
		{
			data: { values },
			mark: {
				...text,
				align: "left"
			},
			encoding: {
				x: { value: start + wordWidth },
				y,
				text: { field: "figures" }
			}
		}
	];
}

// src/core/views/chart/qps-panels.ts
/** More lines than this cannot be told apart. */
const MAX_LINES = SERIES_SHAPES.length;
const MAX_BARS = 40;
const LINES_HEIGHT = 180;
/** More lines of the grid than this make it grey; then each is for so many times as many threads as the one before. */
const MOST_TICKS = 16;
const TICK_RATIO = 1.5;
const LEAST_PLOT$2 = 120;
/** Numbers and ticks of the axis of QPS. */
const AXIS_WIDTH = 44;
/** A symbol of the legend, with what is around it. */
const SYMBOL_WIDTH$1 = 30;
const BAR_STEP = 22;
const TICK_PIXELS$2 = 60;
/** Name of the parameter that holds the scenario that is pointed at, and the opacity of all others. */
const POINTED_AT = "pointedAt";
const FADED = .15;
const QPS_DIGITS = 5;
const WHOLE_FROM = 1e3;
/** "12k" */
const SHORT = "format(datum.value, '~s')";
function qpsPart(result, space) {
	const series = seriesOf(result);
	if (series.length === 0) return {
		blocks: [],
		params: []
	};
	const levels = levelsIn(result);
	if (!isSubject(result)) return {
		blocks: [],
		params: []
	};
	if (levels.length < 2) return {
		blocks: [bars(result, series, levels[0] ?? 0, space)],
		params: []
	};
	return lines(result, series, levels, space);
}
/** Pixels left of the panels: for names only, or for an axis, and beside it names with symbols where they are not above. */
function qpsMargin(result, names, width) {
	if (!isSubject(result)) return 0;
	if (width < 600 && levelsIn(result).length > 1) return AXIS_WIDTH;
	return levelsIn(result).length > 1 ? names.width + SYMBOL_WIDTH$1 + AXIS_WIDTH : names.width;
}
/** Whether QPS itself is asked for: over many numbers of threads, or of a table that has nothing else. Else the change is. */
function isSubject(result) {
	return result.imported !== null || result.comparisons.length === 0 || levelsIn(result).length > 1;
}
function levelsIn({ cells }) {
	return distinct(cells.map(({ threads }) => threads)).sort((a, b) => a - b);
}
function seriesOf(result) {
	const labelOf = armLabels(result);
	return shownArms(result).flatMap((arm) => {
		const cells = result.cells.filter((cell) => sameArm(cell, arm));
		const { scenario } = arm;
		const isReference = referenceArm(result, arm) === void 0;
		return cells.length === 0 ? [] : [{
			name: labelOf(arm),
			scenario,
			isReference,
			cells
		}];
	});
}
/** What others are compared with, and those that lost most. */
function keepSeries({ comparisons }, series, limit) {
	const worse = byWorst((one) => comparisons.filter(({ scenario }) => scenario === one.scenario));
	return keepWorst(series, limit, (a, b) => Number(b.isReference) - Number(a.isReference) || worse(a, b));
}
function keepWorkloads(result, limit) {
	const all = workloadsOf(result);
	const worse = byWorst((name) => result.comparisons.filter(({ workload }) => workload === name));
	const shown = keepWorst(all, limit, worse);
	return {
		shown,
		notes: leftOutNote("workload", all, shown)
	};
}
function lines(result, all, levels, space) {
	const series = keepSeries(result, all, MAX_LINES);
	const panels = workloadsOf(result).length;
	const { columns, plotWidth } = shareWidth(space, panels, {
		between: AXIS_WIDTH,
		right: 0,
		least: LEAST_PLOT$2
	});
	const { shown, notes } = keepWorkloads(result, panelLimit(columns, LINES_HEIGHT));
	const views = shown.map((_, index) => `qps-${index}`);
	const encodings = lineEncodings(series, levels, space);
	return {
		blocks: [{
			title: blockTitle("QPS by number of threads", [...seriesNotes(all, series), ...notes], space),
			columns,
			spacing: 24,
			concat: shown.map((workload, index) => ({
				title: panelTitle(workload, plotWidth),
				width: plotWidth,
				height: LINES_HEIGHT,
				data: { values: data(series, workload, space) },
				...linePanel(encodings, views[index] ?? "")
			}))
		}],
		params: [{
			name: POINTED_AT,
			select: {
				type: "point",
				fields: ["row"],
				on: "pointerover",
				clear: "pointerout"
			},
			views
		}]
	};
}
function lineEncodings(series, levels, { theme, names, width }) {
	const byScenario = (range) => ({
		field: "row",
		type: "nominal",
		scale: {
			domain: series.map(({ name }) => names.rowOf(name)),
			range: range.slice(0, series.length)
		},
		legend: {
			title: null,
			orient: width < 600 ? "top" : "left",
			columns: 1,
			symbolSize: 80,
			rowPadding: 5
		}
	});
	const x = {
		field: "threads",
		type: "quantitative",
		scale: {
			type: "log",
			base: 2,
			domain: [levels[0], levels.at(-1)],
			nice: false
		},
		axis: {
			title: "threads",
			values: spacedOut(levels),
			format: "d",
			labelOverlap: "parity"
		}
	};
	const y = {
		field: "qps",
		type: "quantitative",
		scale: { zero: true },
		axis: {
			title: null,
			labelExpr: SHORT,
			tickCount: 5
		}
	};
	const opacity = {
		condition: {
			param: POINTED_AT,
			value: 1
		},
		value: FADED
	};
	return {
		x,
		y,
		color: byScenario(COLOURS[theme].series),
		shape: byScenario(SERIES_SHAPES),
		opacity
	};
}
/** Levels with a line of the grid: all, or of many only those that stand apart from each other on a scale of logarithms. */
function spacedOut(levels) {
	if (levels.length <= MOST_TICKS) return [...levels];
	const spaced = [];
	for (const level of levels) if (level >= TICK_RATIO * (spaced.at(-1) ?? 0)) spaced.push(level);
	return spaced;
}
function linePanel({ shape, ...encoding }, name) {
	return {
		encoding,
		layer: [{ mark: {
			type: "line",
			strokeWidth: 1.5
		} }, {
			name,
			mark: {
				type: "point",
				filled: true,
				size: 45
			},
			encoding: {
				shape,
				tooltip: tooltips("scenario", "workload", "threads", "qps")
			}
		}]
	};
}
function bars(result, all, threads, space) {
	const series = keepSeries(result, all, MAX_BARS);
	const height = Math.max(BAR_STEP, space.names.height) * series.length;
	const panels = workloadsOf(result).length;
	const right = Math.ceil(Math.max(...result.cells.map(({ qps }) => textWidth(rate(qps), 12)))) + 10;
	const { columns, plotWidth } = shareWidth(space, panels, {
		between: 0,
		right,
		least: LEAST_PLOT$2
	});
	const { shown, notes } = keepWorkloads(result, panelLimit(columns, height));
	return {
		title: blockTitle(`QPS with ${count(threads, "thread")}`, [...seriesNotes(all, series), ...notes], space),
		columns,
		spacing: 24,
		concat: shown.map((workload, index) => ({
			title: panelTitle(workload, plotWidth + right),
			width: plotWidth,
			height,
			data: { values: data(series, workload, space) },
			encoding: { y: barRows(series, index % columns === 0, space) },
			layer: [barLayer$2(plotWidth, space), {
				mark: {
					type: "text",
					align: "left",
					baseline: "middle",
					dx: 6
				},
				encoding: {
					x: { value: "width" },
					text: { field: "number" }
				}
			}]
		}))
	};
}
function barRows(series, labels, { names }) {
	return {
		field: "row",
		type: "nominal",
		sort: null,
		scale: {
			type: "band",
			domain: series.map(({ name }) => names.rowOf(name)),
			padding: .2
		},
		axis: nameAxis(labels)
	};
}
function barLayer$2(plotWidth, { theme }) {
	const [reference, candidate] = COLOURS[theme].series;
	return {
		mark: { type: "bar" },
		encoding: {
			x: {
				field: "qps",
				type: "quantitative",
				scale: { zero: true },
				axis: {
					title: null,
					labelExpr: SHORT,
					tickCount: Math.max(2, Math.floor(plotWidth / TICK_PIXELS$2))
				}
			},
			color: {
				field: "role",
				type: "nominal",
				scale: {
					domain: ["reference", "candidate"],
					range: [reference, candidate]
				},
				legend: null
			},
			tooltip: tooltips("scenario", "workload", "threads", "qps")
		}
	};
}
function data(series, workload, { names }) {
	return series.flatMap(({ name, isReference, cells }) => cells.filter((cell) => cell.workload === workload).map(({ threads, qps }) => ({
		row: names.rowOf(name),
		scenario: printable(name),
		role: isReference ? "reference" : "candidate",
		workload: printable(workload),
		threads,
		qps: roundedQps(qps),
		number: rate(qps)
	})));
}
function tooltips(...fields) {
	return fields.map((field) => field === "qps" ? {
		field,
		type: "quantitative",
		format: ","
	} : { field });
}
function seriesNotes(all, shown) {
	const names = (series) => series.map(({ name }) => name);
	return leftOutNote("scenario", names(all), names(shown));
}
/** Whole queries; below a thousand, five digits. */
function roundedQps(qps) {
	return Math.abs(qps) >= WHOLE_FROM ? Math.round(qps) : rounded(qps, QPS_DIGITS);
}

// src/core/views/chart/waterfall-steps.ts
/** Bars of causes at most; those beyond are one bar. */
const MOST_BARS = 10;
/** Characters of a name on one line, in narrow pictures and in others. */
const NARROW_NAME = 17;
const WIDE_NAME = 38;
const NAME_LINES$1 = 6;
const PLACE_LINES = 2;
const LEAST_CHANGE = -.99;
/** Changes that differ by less are drawn as one. */
const DRAWN = 5e-5;
/** Empty where no setting is to blame. */
function stepsOf(result, width) {
	const { explanation } = result;
	const blamed = blamedOf(result);
	if (explanation === null || blamed.length === 0) return [];
	const { whole, scenario } = explanation;
	const characters = width < 600 ? NARROW_NAME : WIDE_NAME;
	const wrap = (name) => wrapName(name, characters, 8);
	const limits = explanation.method === "switched" ? compoundedBars(blamed) : stackedBars(blamed, explanation);
	const end = limits.at(-1)?.to ?? 0;
	return [
		{
			...bar("end", 0, 0),
			name: wrap(against(explanation, asItIs)),
			number: change(0)
		},
		...causeSteps(result, blamed, limits, characters),
		...explanation.method === "switched" ? othersStep(result, explanation, end) : [restStep(explanation)],
		{
			...bar("whole", 0, whole.change),
			low: whole.low,
			high: whole.high,
			name: wrap(explanation.rule === "base" ? "now" : scenario),
			number: change(whole.change),
			detail: changeAndRange(whole)
		}
	];
}
function bar(tone, from, to) {
	return {
		tone,
		from,
		to,
		low: null,
		high: null,
		detail: ""
	};
}
/** The dearest first. */
function blamedOf(result) {
	return causesByVerdict(result).blamed.flatMap((cause) => {
		const found = figuresOf(cause);
		return found === void 0 ? [] : [{
			cause,
			found
		}];
	});
}
/** Costs that add up: each is taken from what those before leave. */
function compoundedBars(blamed) {
	const left = (many) => blamed.slice(0, many).reduce((all, { found }) => all * (1 + found.change), 1);
	return blamed.map(({ found }, index) => {
		const at = (value) => left(index) * (1 + value) - 1;
		return {
			from: left(index) - 1,
			to: at(found.change),
			low: at(found.low),
			high: at(found.high)
		};
	});
}
/**
* Costs of settings by themselves: each adds its own time to every query, as in the sum, so on top of others it takes a
* smaller share of QPS.
*/
function stackedBars(blamed, { sum, whole }) {
	const time = ({ cause }, value) => extraTime(cause, value, whole.change);
	const times = blamed.map((one) => time(one, one.found.change));
	const total = times.reduce((all, each) => all + each, 0);
	const wanted = -sum.change / (1 + Math.max(LEAST_CHANGE, sum.change));
	const scale = total > 0 && wanted > 0 ? wanted / total : 1;
	const before = (index) => scale * times.slice(0, index).reduce((all, each) => all + each, 0);
	return blamed.map((one, index) => {
		const at = (value) => changeBy(before(index) + scale * time(one, value));
		const { change, low, high } = one.found;
		return {
			from: changeBy(before(index)),
			to: at(change),
			low: at(low),
			high: at(high)
		};
	});
}
/** A bar for each; where they are too many, one for the last of them. */
function causeSteps(result, blamed, limits, characters) {
	const many = blamed.length > MOST_BARS ? 9 : blamed.length;
	const steps = limits.slice(0, many).flatMap((own, index) => {
		const one = blamed[index];
		if (one === void 0) return [];
		return [{
			tone: "cause",
			name: causeText(result, one.cause, characters),
			...own,
			number: change(one.found.change),
			detail: changeAndRange(one.found)
		}];
	});
	const [first, last] = [limits[many], limits.at(-1)];
	if (first === void 0 || last === void 0) return steps;
	const name = wrapName(`${count(blamed.length - many, "more setting")} to blame`, characters, NAME_LINES$1);
	const number = change(changeBetween(first.from, last.to));
	return [...steps, {
		...bar("cause", first.from, last.to),
		name,
		number
	}];
}
/** What sum and whole of costs by themselves leave open. */
function restStep({ whole, sum, interaction }) {
	return {
		...bar("rest", sum.change, whole.change),
		low: sum.change + interaction.low,
		high: sum.change + interaction.high,
		name: "interaction and the rest",
		number: change(interaction.change),
		detail: changeAndRange(interaction)
	};
}
/** All that is not to blame, from where the causes end exactly to head; none where everything is to blame. */
function othersStep(result, { whole, sum, interaction }, end) {
	if (causesByVerdict(result).blamed.length === result.causes.length && Math.abs(whole.change - end) < DRAWN) return [];
	const limits = {
		low: sum.change + interaction.low,
		high: sum.change + interaction.high
	};
	const found = {
		change: changeBetween(end, whole.change),
		low: changeBetween(end, limits.low),
		high: changeBetween(end, limits.high)
	};
	const [number, detail] = [change(found.change), changeAndRange(found)];
	return [{
		...bar("rest", end, whole.change),
		...limits,
		name: "all others",
		number,
		detail
	}];
}
/** Time that a setting adds to a query, the reference's being 1; beside all others the change is of a slower server. */
function extraTime({ kind }, change, whole) {
	if (kind === "from the head") return -change / (1 + Math.max(LEAST_CHANGE, whole));
	const own = Math.max(LEAST_CHANGE, change);
	return -own / (1 + own);
}
/** The change of QPS of so much time more. */
function changeBy(time) {
	return 1 / Math.max(.010000000000000009, 1 + time) - 1;
}
/** Its name, and below it the line where there is one. */
function causeText(result, cause, characters) {
	return `${wrapName(causeName(cause, asItIs), characters, NAME_LINES$1)}\n${wrapName(linesText(result, cause), characters, PLACE_LINES)}`;
}
/** "my.cnf:12", "my.cnf:12, 15": without the folders, which take too much room. */
function linesText(result, { settings }) {
	const places = distinct(settings.map((setting) => whereOf(result, setting).replace(/^.*[/\\]/s, "")));
	return [...Map.groupBy(places.map((place) => place.split(/:(?=\d+$)/)), ([file]) => file)].map(([file, own]) => [file, own.flatMap(([, line]) => line ?? []).join(", ")].filter((part) => part !== "").join(":")).join(", ");
}

// src/core/views/chart/waterfall-panel.ts
const TITLE_LINES = 6;
const NAME_PADDING$1 = 12;
const BAR_HEIGHT$1 = 14;
const LEAST_ROW$1 = 28;
const LEAST_PLOT$1 = 96;
const TICK_PIXELS$1 = 80;
const LEAST_TICKS = 3;
const HOW_TO_READ$1 = {
	switched: "Each bar takes its cost from what those above leave, down to the whole. Lines are 95 % intervals.",
	started: "Each bar adds its time per query to what is above; the number is what the setting costs by itself. Lines are 95 % intervals."
};
/** Pixels that its names need left of the plot; 0 where there is none. */
function waterfallMargin(result, width) {
	const names = stepsOf(result, width).map(({ name }) => name);
	return names.length === 0 ? 0 : widest$1(names) + NAME_PADDING$1;
}
/** Empty where no setting is to blame. */
function waterfallBlocks(result, space) {
	const { explanation } = result;
	const steps = stepsOf(result, space.width);
	if (explanation === null || steps.length === 0) return [];
	const right = widest$1(steps.map(({ number }) => number)) + 10;
	const heights = steps.map(({ name }) => Math.max(LEAST_ROW$1, name.split("\n").length * 14 + 10));
	const bottoms = heights.map((_, index) => heights.slice(0, index + 1).reduce((sum, each) => sum + each));
	const panel = {
		steps,
		middles: heights.map((height, index) => (bottoms[index] ?? 0) - height / 2),
		height: bottoms.at(-1) ?? 0,
		plotWidth: Math.max(LEAST_PLOT$1, space.width - space.left - right),
		domain: domainOf(steps),
		colours: COLOURS[space.theme]
	};
	const notes = [...cellLines(explanation, space.width), HOW_TO_READ$1[explanation.method]];
	return [{
		title: blockTitle("Which setting is to blame", notes, space),
		width: panel.plotWidth,
		height: panel.height,
		layer: [
			connectorLayer(panel),
			zeroLayer(panel),
			barLayer$1(panel),
			intervalLayer(panel),
			...textLayers$1(panel)
		]
	}];
}
/** The cell in which it was measured; a name that is longer than a line is broken. */
function cellLines(explanation, width) {
	const most = Math.floor(width / (.62 * 12));
	return wrapWords(explainedCell(explanation, printable), width, 12).flatMap((line) => textWidth(line, 12) > width ? wrapName(line, most, TITLE_LINES).split("\n") : line);
}
function widest$1(texts) {
	return Math.ceil(Math.max(0, ...texts.flatMap((text) => text.split("\n")).map((line) => textWidth(line, 12))));
}
/** Everything that is drawn, but no interval so wide that the bars shrink to nothing. */
function domainOf(steps) {
	const all = steps.flatMap(({ from, to, low, high }) => [
		from,
		to,
		low ?? to,
		high ?? to
	]);
	const [low, high] = [Math.max(-1, Math.min(...all)), Math.min(1, Math.max(...all))];
	const margin = .04 * (high - low) || .01;
	return [round(low - margin), round(high + margin)];
}
/** Pixels from the top: rows are as high as their names. */
function yEncoding$1(field, { height }) {
	return {
		field,
		type: "quantitative",
		scale: {
			domain: [0, height],
			reverse: true,
			nice: false,
			zero: false
		},
		axis: null
	};
}
function changeEncoding(field, { domain, plotWidth }) {
	return {
		field,
		type: "quantitative",
		scale: {
			domain,
			nice: false,
			zero: false
		},
		axis: {
			title: null,
			tickCount: Math.max(LEAST_TICKS, Math.floor(plotWidth / TICK_PIXELS$1)),
			labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
			grid: true
		}
	};
}
/** Lines from the end of every bar to the beginning of the next. */
function connectorLayer(panel) {
	return {
		data: { values: panel.steps.slice(0, -1).map(({ to }, index) => ({
			level: round(to),
			y: panel.middles[index],
			next: panel.middles[index + 1]
		})) },
		mark: {
			type: "rule",
			color: panel.colours.line,
			clip: true
		},
		encoding: {
			x: changeEncoding("level", panel),
			y: yEncoding$1("y", panel),
			y2: { field: "next" }
		}
	};
}
function zeroLayer(panel) {
	return {
		data: { values: [{ level: 0 }] },
		mark: {
			type: "rule",
			color: panel.colours.text
		},
		encoding: { x: changeEncoding("level", panel) }
	};
}
function barLayer$1(panel) {
	const { colours, middles } = panel;
	const domain = [
		"cause",
		"rest",
		"whole"
	];
	const range = [
		colours.verdict.regressed,
		colours.line,
		colours.limit
	];
	return {
		data: { values: panel.steps.map(({ tone, name, from, to, detail }, index) => {
			const y = middles[index] ?? 0;
			return {
				tone,
				setting: name.replaceAll("\n", " "),
				from: round(from),
				to: round(to),
				change: detail,
				top: y - BAR_HEIGHT$1 / 2,
				bottom: y + BAR_HEIGHT$1 / 2
			};
		}).filter(({ from, to }) => from !== to) },
		mark: {
			type: "rect",
			clip: true
		},
		encoding: {
			x: changeEncoding("from", panel),
			x2: { field: "to" },
			y: yEncoding$1("top", panel),
			y2: { field: "bottom" },
			color: {
				field: "tone",
				type: "nominal",
				scale: {
					domain,
					range
				},
				legend: null
			},
			tooltip: [{ field: "setting" }, { field: "change" }]
		}
	};
}
function intervalLayer(panel) {
	return {
		data: { values: panel.steps.flatMap(({ low, high }, index) => low === null || high === null ? [] : [{
			y: panel.middles[index],
			least: round(low),
			most: round(high)
		}]) },
		mark: {
			type: "rule",
			strokeWidth: 2,
			color: panel.colours.text,
			clip: true
		},
		encoding: {
			x: changeEncoding("least", panel),
			x2: { field: "most" },
			y: yEncoding$1("y", panel)
		}
	};
}
/** Names left of the plot and numbers right of it; text of several lines begins at its place. */
function textLayers$1(panel) {
	const { steps, middles } = panel;
	const lifted = ({ name }, y = 0) => y - (name.split("\n").length - 1) * 14 / 2;
	return [{
		data: { values: steps.map((step, index) => ({
			name: step.name,
			y: lifted(step, middles[index])
		})) },
		mark: {
			type: "text",
			align: "right",
			baseline: "middle",
			dx: -8
		},
		encoding: {
			x: { value: 0 },
			y: yEncoding$1("y", panel),
			text: { field: "name" }
		}
	}, {
		data: { values: steps.map(({ number }, index) => ({
			number,
			y: middles[index]
		})) },
		mark: {
			type: "text",
			align: "left",
			baseline: "middle",
			dx: 6
		},
		encoding: {
			x: { value: "width" },
			y: yEncoding$1("y", panel),
			text: { field: "number" }
		}
	}];
}
/** The value to a hundredth of a per cent. */
function round(value) {
	return Math.round(value * 1e4) / 1e4;
}

// src/core/views/chart/chart-spec.ts
const PADDING$1 = 16;
const TITLE_SIZE$1 = 16;
/**
* Names and other text from outside occur as values of data and as titles only, never in expressions. The data are
* inline and rounded: changes to a hundredth of a per cent, QPS to whole queries.
*/
function chartSpec(result, { width, theme = "light", isInPage = false }) {
	const names = layOutNames([...scenarioOrder(result), ...shownArms(result).map(armLabels(result))], width);
	const inside = width - 32;
	const space = {
		width: inside,
		theme,
		names,
		left: Math.max(changeMargin(result, inside), qpsMargin(result, names, inside), waterfallMargin(result, inside))
	};
	const qps = qpsPart(result, space);
	const blocks = [
		...changeBlocks(result, space),
		...waterfallBlocks(result, space),
		...qps.blocks
	];
	return {
		$schema: "https://vega.github.io/schema/vega-lite/v6.json",
		description: pictureText(result),
		usermeta: { said: changesSaid(result) },
		background: COLOURS[theme].background,
		padding: PADDING$1,
		...isInPage ? {} : { title: titleOf(result, space) },
		params: qps.params,
		spacing: 28,
		vconcat: blocks.length === 0 ? [nothingMeasured()] : blocks,
		resolve: { scale: {
			color: "independent",
			shape: "independent"
		} },
		config: chartConfig(theme)
	};
}
function titleOf(result, { width }) {
	const title = `${result.suite.name}: ${result.verdict}`;
	return {
		text: wrapName(title, Math.floor(width / (.62 * TITLE_SIZE$1)), 3).split("\n"),
		subtitle: wrapWords(subtitle(result), width, 12),
		fontSize: TITLE_SIZE$1,
		offset: 18
	};
}
function subtitle(result) {
	if (result.imported !== null) return originText(result);
	const { scenarios, environment, startedAt } = result;
	return [
		...distinct(scenarios.map(({ server }) => printable(`${server.product} ${server.version}`))),
		printable(environment.cpuModel),
		minuteOf(startedAt)
	].filter((part) => part !== "").join(" · ");
}
/** "2026-01-02 03:04 UTC". */
function minuteOf(time) {
	const [, day, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(time) ?? [];
	return day === void 0 ? "" : `${day} ${minute} UTC`;
}
/** "my.cnf, regressed: oltp_read_only at 8 threads, …": what somebody is told who does not see the picture. */
function pictureText(result) {
	return `${printable(result.suite.name)}, ${result.verdict}: ${headline(result, printable)}`;
}
function nothingMeasured() {
	return {
		data: { values: [{ text: "Nothing was measured." }] },
		mark: {
			type: "text",
			align: "left"
		},
		encoding: {
			text: { field: "text" },
			x: { value: 0 }
		}
	};
}

// src/core/views/chart/timeline-rows.ts
/** More than this cannot be read; those that took least are left out. */
const MOST_ROWS = 60;
/** Servers and cells in the order of the plan, of which anything is known. */
function timelineRows({ plan }, timeline) {
	const ofArms = Map.groupBy(timeline.filter(isOfArm), ({ scenario, revision }) => keyOf(scenario, revision));
	const ofCells = Map.groupBy(timeline.filter(isOfCell), ({ workload, threads }) => keyOf(workload, threads));
	const labelOf = armLabels({ plan });
	const all = [
		rowOf("run", "run", timeline.filter((span) => !(isOfArm(span) || isOfCell(span)))),
		...plan.arms.map((arm) => rowOf("server", labelOf(arm), ofArms.get(keyOf(arm.scenario, arm.revision)))),
		...plan.cells.map((cell) => rowOf("cell", `${cell.workload} at ${cell.threads}`, ofCells.get(keyOf(cell.workload, cell.threads))))
	].filter(({ spans }) => spans.length > 0);
	const rank = ({ kind, seconds }) => kind === "run" ? Number.POSITIVE_INFINITY : seconds;
	const rows = keepWorst(all, MOST_ROWS, (one, other) => rank(other) - rank(one));
	return {
		rows,
		omitted: all.length - rows.length
	};
}
function rowOf(kind, name, spans = []) {
	return {
		kind,
		name,
		spans,
		seconds: spans.reduce((sum, { from, to }) => sum + to - from, 0)
	};
}
function keyOf(name, part) {
	return JSON.stringify([name, part]);
}

// src/core/views/chart/timeline-chart.ts
const PADDING = 16;
const TITLE_SIZE = 16;
const BAR_HEIGHT = 14;
const LEAST_ROW = 20;
/** Above the first row and below the last. */
const MARGIN = 3;
/** Between the run, its servers and its cells. */
const GROUP_GAP = 10;
const NAME_PADDING = 12;
/** Enough for the longest name that a suite allows. */
const NAME_LINES = 8;
const LEAST_PLOT = 96;
const TICK_PIXELS = 60;
/** A symbol of the legend, with what is around it. */
const SYMBOL_WIDTH = 34;
const MINUTE = 60;
const HOUR = 3600;
/** Longer times are told in minutes. */
const IN_MINUTES = 180;
/** Steps between ticks, seconds. */
const TICK_STEPS = [
	.5,
	1,
	2,
	5,
	10,
	15,
	30,
	60,
	120,
	300,
	600,
	900,
	1800,
	3600,
	7200,
	14400
];
const HOW_TO_READ = "A server’s row: its data copied, the server started, set up. A cell’s row: sysbench connected, warmed up, measured, ended. Numbers are the sums of the rows.";
/** Told apart are the steps of a row; what is seldom long is grey. */
function stepColours({ series, faintText, limit, line, tolerated, text }) {
	const [, violet, teal, gold, pink, green, brown, lightBlue] = series;
	return {
		prepare: faintText,
		data: limit,
		wait: text,
		start: teal,
		stop: brown,
		judge: tolerated,
		search: green,
		copy: gold,
		launch: teal,
		"set-up": pink,
		connect: line,
		"warm-up": lightBlue,
		measure: violet,
		end: faintText
	};
}
/** Names from outside occur as values of data and as titles only, never in expressions. */
function timelineSpec(result, { width, theme = "light" }) {
	const inside = width - 32;
	const { rows, omitted } = timelineRows(result, result.timeline);
	const panel = layOut(result, rows, inside, theme);
	const left = widest(panel.names) + NAME_PADDING;
	const notes = [HOW_TO_READ, ...omitted > 0 ? [`Not drawn: ${count(omitted, "row")} with less time.`] : []];
	const title = `${result.suite.name}: ${measuredShare(result)}`;
	return {
		$schema: "https://vega.github.io/schema/vega-lite/v6.json",
		description: `Where the time of ${printable(title)} went`,
		background: COLOURS[theme].background,
		padding: PADDING,
		title: {
			text: wrapName(title, Math.floor(inside / (.62 * TITLE_SIZE)), 3).split("\n"),
			subtitle: notes.flatMap((note) => wrapWords(note, inside, 12)),
			fontSize: TITLE_SIZE,
			offset: 18,
			frame: "group",
			dx: -left
		},
		width: panel.plotWidth,
		height: panel.height,
		layer: [
			barLayer(panel),
			...trialLayers(panel),
			...textLayers(panel)
		],
		config: chartConfig(theme)
	};
}
function layOut(result, rows, width, theme) {
	const names = rows.map(({ name }) => wrapName(name, width < 600 ? 17 : 24, NAME_LINES));
	const heights = names.map((name) => Math.max(LEAST_ROW, name.split("\n").length * 14 + 6));
	const middles = [];
	let bottom = MARGIN;
	for (const [index, height] of heights.entries()) {
		if (index > 0 && rows[index]?.kind !== rows[index - 1]?.kind) bottom += GROUP_GAP;
		middles.push(bottom + height / 2);
		bottom += height;
	}
	const right = widest(rows.map(secondsOf)) + NAME_PADDING;
	return {
		rows,
		names,
		middles,
		height: bottom + MARGIN,
		plotWidth: Math.max(LEAST_PLOT, width - widest(names) - NAME_PADDING - right),
		end: result.timeline.reduce((end, { to }) => Math.max(end, to), result.seconds) || 1,
		shares: new Map(shareTexts(result)),
		colours: COLOURS[theme]
	};
}
/** What of the wall time every step of the run took; those of servers are beside it. */
function shareTexts(run) {
	return [...Map.groupBy(timeShares(run), ({ step }) => step === "counted" ? "measure" : step)].map(([step, shares]) => {
		const sum = shares.reduce((whole, part) => whole + part.share, 0);
		return [step, share(rounded(sum, 2))];
	});
}
function widest(texts) {
	return Math.ceil(Math.max(0, ...texts.flatMap((text) => text.split("\n")).map((line) => textWidth(line, 12))));
}
/** Steps of the same name are one, such as the start of a server and that of all. */
function labelOf(step, { shares }) {
	const text = shares.get(step === "launch" ? "start" : step);
	return text === void 0 ? STEP_NAMES[step] : `${STEP_NAMES[step]} ${text}`;
}
function secondsOf({ seconds }) {
	return `${seconds.toFixed(1)} s`;
}
/** Pixels from the top: rows are as high as their names. */
function yEncoding(field, { height }) {
	return {
		field,
		type: "quantitative",
		scale: {
			domain: [0, height],
			reverse: true,
			nice: false,
			zero: false
		},
		axis: null
	};
}
function timeEncoding(field, { end, plotWidth }) {
	const least = Math.max(end * TICK_PIXELS / plotWidth, end > IN_MINUTES ? MINUTE : 0);
	const step = TICK_STEPS.find((one) => one >= least) ?? HOUR * Math.ceil(end / HOUR / 4);
	const [unit, name] = step < MINUTE ? [1, "s"] : step < HOUR ? [MINUTE, "min"] : [HOUR, "h"];
	return {
		field,
		type: "quantitative",
		scale: {
			domain: [0, hundredths(end)],
			nice: false,
			zero: true
		},
		axis: {
			title: null,
			values: Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step),
			labelExpr: `datum.value / ${unit} + ' ${name}'`,
			grid: true
		}
	};
}
function barLayer(panel) {
	const { rows, middles, colours, end, plotWidth } = panel;
	const spans = rows.flatMap((row) => row.spans);
	const pixels = (step) => spans.reduce((sum, span) => span.step === step ? sum + span.to - span.from : sum, 0) * (plotWidth / end);
	const steps = Object.keys(STEP_NAMES).filter((step) => pixels(step) >= 1);
	const ofStep = stepColours(colours);
	const legend = new Map(steps.map((step) => [labelOf(step, panel), ofStep[step]]));
	const domain = [...legend.keys()];
	return {
		data: { values: rows.flatMap(({ name, spans: own }, index) => {
			const y = middles[index] ?? 0;
			return own.filter(({ step }) => steps.includes(step)).map((span) => ({
				row: printable(name),
				step: labelOf(span.step, panel),
				..."trial" in span ? { trial: span.trial } : {},
				from: hundredths(span.from),
				to: hundredths(span.to),
				took: secondsOf({ seconds: span.to - span.from }),
				top: y - BAR_HEIGHT / 2,
				bottom: y + BAR_HEIGHT / 2
			}));
		}) },
		mark: {
			type: "rect",
			clip: true
		},
		encoding: {
			x: timeEncoding("from", panel),
			x2: { field: "to" },
			y: yEncoding("top", panel),
			y2: { field: "bottom" },
			color: {
				field: "step",
				type: "nominal",
				scale: {
					domain,
					range: [...legend.values()]
				},
				legend: {
					title: null,
					orient: "bottom",
					symbolType: "square",
					columns: Math.max(1, Math.floor(plotWidth / (widest(domain) + SYMBOL_WIDTH)))
				}
			},
			tooltip: [
				"row",
				"step",
				"trial",
				"from",
				"took"
			].map((field) => ({ field }))
		}
	};
}
/** A line where the servers of a trial begin to start; its number, where there is room. */
function trialLayers(panel) {
	const begun = panel.rows.flatMap(({ spans }) => spans.filter(({ step }) => step === "start"));
	let free = 0;
	const values = begun.map((span) => {
		const text = "trial" in span ? `trial ${span.trial}` : "";
		const x = span.from / panel.end * panel.plotWidth;
		const hasRoom = x >= free;
		if (hasRoom) free = x + textWidth(text, 12) + NAME_PADDING;
		return {
			at: hundredths(span.from),
			number: hasRoom ? text : ""
		};
	});
	const x = timeEncoding("at", panel);
	return [{
		data: { values },
		mark: {
			type: "rule",
			color: panel.colours.line,
			strokeDash: [3, 3]
		},
		encoding: { x }
	}, {
		data: { values },
		mark: {
			type: "text",
			align: "left",
			baseline: "bottom",
			dy: -4,
			color: panel.colours.faintText
		},
		encoding: {
			x,
			y: { value: 0 },
			text: { field: "number" }
		}
	}];
}
/** Names left of the plot and sums right of it; text of several lines begins at its place. */
function textLayers(panel) {
	const { rows, names, middles } = panel;
	const lifted = (name, y = 0) => y - (name.split("\n").length - 1) * 14 / 2;
	return [{
		data: { values: names.map((name, index) => ({
			name,
			y: lifted(name, middles[index])
		})) },
		mark: {
			type: "text",
			align: "right",
			baseline: "middle",
			dx: -8
		},
		encoding: {
			x: { value: 0 },
			y: yEncoding("y", panel),
			text: { field: "name" }
		}
	}, {
		data: { values: rows.map((row, index) => ({
			sum: secondsOf(row),
			y: middles[index]
		})) },
		mark: {
			type: "text",
			align: "left",
			baseline: "middle",
			dx: 6,
			color: panel.colours.faintText
		},
		encoding: {
			x: { value: "width" },
			y: yEncoding("y", panel),
			text: { field: "sum" }
		}
	}];
}
function hundredths(seconds) {
	return Math.round(100 * seconds) / 100;
}

export { chartSpec as n, pictureText as r, timelineSpec as t };