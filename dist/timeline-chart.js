import { at as isOfCell, it as isOfArm, ot as timeShares } from "./result.js";
import { c as count, m as share } from "./escape.js";
import { D as COLOURS, H as measuredShare, O as chartConfig, T as rounded, V as STEP_NAMES, j as armLabels, w as keepWorst } from "./chart-spec.js";
import { i as wrapWords, n as textWidth, r as wrapName, t as printable } from "./chart-text.js";

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

export { timelineSpec as t };