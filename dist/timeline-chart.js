import { a as isOfCell, i as isOfArm, o as timeShares } from "./result.js";
import { i as count, u as share } from "./figures.js";
import { F as STEP_NAMES, I as measuredShare, a as numberLayer, c as keepWorst, d as COLOURS, f as chartConfig, h as armLabels, i as nameLayer, l as rounded, o as rowPlot, r as marginOf, s as widest } from "./chart-spec.js";
import { i as wrapWords, n as textWidth, r as wrapName, t as printable } from "./chart-text.js";

// src/core/views/chart/timeline-rows.ts
/** More rows cannot be read; the shortest are left out. */
const MOST_ROWS = 60;
/** Servers and cells with known times, in the order of the plan. */
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
const ROW_PADDING = 6;
/** Between the numbers of trials. */
const GAP = 12;
/** Enough for the longest name that a suite allows. */
const NAME_LINES = 8;
const LEAST_PLOT = 96;
const TICK_PIXELS = 60;
/** A symbol of the legend, with the space around it. */
const SYMBOL_WIDTH = 34;
const MINUTE = 60;
const HOUR = 3600;
/** Longer times are shown in minutes. */
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
/** The steps of a row have distinct colours; steps that are seldom long are grey. */
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
	const left = marginOf(panel.names);
	const notes = [HOW_TO_READ, ...omitted > 0 ? [`Not drawn: ${count(omitted, "row")} with less time.`] : []];
	const title = `${result.suite.name}: ${measuredShare(result)}`;
	return {
		$schema: "https://vega.github.io/schema/vega-lite/v6.json",
		description: `Time of ${printable(title)}`,
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
		height: panel.plot.height,
		layer: [
			barLayer(panel),
			...trialLayers(panel),
			textLayer(panel)
		],
		config: chartConfig(theme)
	};
}
function layOut(result, rows, width, theme) {
	const names = rows.map(({ name }) => wrapName(name, width < 600 ? 17 : 24, NAME_LINES));
	const right = marginOf(rows.map(secondsOf));
	return {
		rows,
		names,
		plot: rowPlot(names, ROW_PADDING),
		plotWidth: Math.max(LEAST_PLOT, width - marginOf(names) - right),
		end: result.timeline.reduce((end, { to }) => Math.max(end, to), result.seconds) || 1,
		shares: new Map(shareTexts(result)),
		colours: COLOURS[theme]
	};
}
/** Share of the wall time for every step of the run; those of servers are parallel. */
function shareTexts(run) {
	return [...Map.groupBy(timeShares(run), ({ step }) => step === "counted" ? "measure" : step)].map(([step, shares]) => {
		const sum = shares.reduce((whole, part) => whole + part.share, 0);
		return [step, share(rounded(sum, 2))];
	});
}
/** Steps of the same name are one, such as the start of a server and that of all. */
function labelOf(step, { shares }) {
	const text = shares.get(step === "launch" ? "start" : step);
	return text === void 0 ? STEP_NAMES[step] : `${STEP_NAMES[step]} ${text}`;
}
function secondsOf({ seconds }) {
	return `${seconds.toFixed(1)} s`;
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
	const { rows, plot, colours, end, plotWidth } = panel;
	const spans = rows.flatMap((row) => row.spans);
	const pixels = (step) => spans.reduce((sum, span) => span.step === step ? sum + span.to - span.from : sum, 0) * (plotWidth / end);
	const steps = Object.keys(STEP_NAMES).filter((step) => pixels(step) >= 1);
	const ofStep = stepColours(colours);
	const legend = new Map(steps.map((step) => [labelOf(step, panel), ofStep[step]]));
	const domain = [...legend.keys()];
	return {
		data: { values: rows.flatMap(({ name, spans: own }, row) => own.filter(({ step }) => steps.includes(step)).map((span) => ({
			row,
			of: printable(name),
			step: labelOf(span.step, panel),
			..."trial" in span ? { trial: span.trial } : {},
			from: hundredths(span.from),
			to: hundredths(span.to),
			took: secondsOf({ seconds: span.to - span.from })
		}))) },
		mark: {
			type: "bar",
			orient: "horizontal",
			size: BAR_HEIGHT,
			clip: true
		},
		encoding: {
			x: timeEncoding("from", panel),
			x2: { field: "to" },
			y: plot.y,
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
			tooltip: [{
				field: "of",
				title: "row"
			}, ...[
				"step",
				"trial",
				"from",
				"took"
			].map((field) => ({ field }))]
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
		if (hasRoom) free = x + textWidth(text, 12) + GAP;
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
/** Names left of the plot and sums right of it. */
function textLayer({ rows, names, plot, colours }) {
	return {
		data: { values: rows.map((row, index) => ({
			row: index,
			name: names[index] ?? "",
			sum: secondsOf(row)
		})) },
		layer: [nameLayer(plot), numberLayer("sum", plot, { color: colours.faintText })]
	};
}
function hundredths(seconds) {
	return Math.round(100 * seconds) / 100;
}

export { timelineSpec as t };