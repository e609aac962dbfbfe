import { c as escapeInvisible, i as shorten } from "./escape.js";
import { f as rate, i as count, n as change, s as firstOf } from "./figures.js";

// src/core/views/chart/chart-text.ts
/**
* Makes text from outside safe to draw. Invisible characters become \uXXXX, and characters that XML cannot hold are
* replaced. A name such as "constructor" gets a space, because Vega uses values as keys of objects, and every object
* already has that key.
*/
function printable(text) {
	const shown = escapeInvisible(text).replaceAll(/[\ufffe\uffff]/g, "�");
	return shown in Object.prototype ? `${shown} ` : shown;
}
/**
* Breaks text from outside into at most `most` lines of at most `characters` characters. A line ends after a space or,
* if there is none in its second half, after another separator, so that names stay readable.
*/
function wrapText(text, characters, most) {
	const lines = [];
	let rest = [...printable(text)];
	while (rest.length > characters && lines.length < most - 1) {
		const line = rest.slice(0, characters);
		const end = [" ", /[_./-]/].map((separator) => 1 + line.findLastIndex((character) => !!character.match(separator))).find((one) => one > characters / 2) ?? characters;
		lines.push(rest.slice(0, end).join("").trimEnd());
		rest = rest.slice(end);
	}
	return [...lines, rest.length > characters ? `${rest.slice(0, characters - 1).join("")}…` : rest.join("")];
}
/**
* Widths of characters in em, in Inter, the font of the pictures. The sum over the characters of a name or figure is
* within 5% of its true width.
*/
const WIDTHS = [
	[/[ijl.,:;'|!()[\]]/, .29],
	[/[ftr\-/ I]/, .38],
	[/[mwMW%@…−+=<>≈~]/, .85],
	[/[A-Z0-9_]/, .65]
];
const OTHER_WIDTH = .58;
/** Width of a text in pixels. It is estimated, because core has no font renderer. */
function textWidth(text, fontSize) {
	return fontSize * [...text].map((character) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH).reduce((sum, width) => sum + width, 0);
}
/** Shortens text from outside to `width` pixels. It cuts the middle, because names often differ only at their ends. */
function fitText(text, width, fontSize) {
	const characters = [...printable(text)];
	let shown = characters.join("");
	for (let kept = characters.length - 1; textWidth(shown, fontSize) > width && kept > 1; kept--) {
		const begin = Math.ceil(kept / 2);
		shown = `${characters.slice(0, begin).join("")}…${characters.slice(begin - kept).join("")}`;
	}
	return shown;
}
/**
* Moves texts apart that would overlap. Their new places are at least `gap` apart, and as near to `places` as possible
* by least squares. All values are in pixels.
*/
function spread(places, gap, [least, most]) {
	const order = places.map((_, nth) => nth).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
	const pools = [];
	for (const [nth, index] of order.entries()) {
		let pool = {
			sum: (places[index] ?? 0) - gap * nth,
			many: 1
		};
		for (let last = pools.at(-1); last !== void 0 && last.sum / last.many >= pool.sum / pool.many; last = pools.at(-1)) {
			pool = {
				sum: pool.sum + last.sum,
				many: pool.many + last.many
			};
			pools.pop();
		}
		pools.push(pool);
	}
	const highest = Math.max(least, most - gap * (places.length - 1));
	const moved = pools.flatMap(({ sum, many }) => Array(many).fill(Math.min(Math.max(sum / many, least), highest)));
	const result = Array(places.length).fill(0);
	for (const [nth, index] of order.entries()) result[index] = (moved[nth] ?? 0) + gap * nth;
	return result;
}
const MOST_NAMES = 2;
const LONGEST_NAME = 60;
function someOf(names) {
	const shown = names.map((name) => shorten(printable(name), LONGEST_NAME));
	return firstOf(shown, MOST_NAMES, "; ");
}
/** Sentence about what is not drawn, so that no reader takes the picture for complete; empty if nothing is left out. */
function omissionText(what, names) {
	return names.length === 0 ? "" : `Not drawn: ${count(names.length, what)} (${someOf(names)}); the tables have all.`;
}
/** Breaks text like `wrapText`, and makes its lines about equally long if that takes no more lines. */
function wrapEvenly(text, characters, most) {
	const lines = wrapText(text, characters, most);
	const even = wrapText(text, Math.ceil(text.length / lines.length) + 4, most);
	return even.length === lines.length ? even : lines;
}

// src/core/views/chart/chart-theme.ts
/** Size of text in pixels. A phone that is 390 pixels wide scales it down to 9 pixels. */
const FONT_SIZE = 15;
const LINE_HEIGHT = 18;
const TITLE = {
	size: 19,
	line: 24,
	characters: 56,
	most: 3
};
/** Pictures are drawn with the first font. The others are for pages, because not every machine has Inter. */
const FONT = "Inter, system-ui, -apple-system, \"Segoe UI\", Helvetica, Arial, sans-serif";
/**
* Readers with any colour vision can tell the colours of verdicts apart. The style sheets of the pages use the same
* values, so change both. A series begins with the colour of the control and has no colour of a pass or a regression,
* so that no scenario looks judged.
*/
const COLOURS = {
	light: {
		background: "#ffffff",
		text: "#1f2328",
		faintText: "#59636e",
		line: "#818b98",
		grid: "#e3e7eb",
		tolerated: "#e4ecf5",
		limit: "#6f8199",
		verdict: {
			pass: "#1e7346",
			inconclusive: "#59636e",
			regressed: "#c2390a",
			measured: "#0072b2"
		},
		series: [
			"#1f2328",
			"#7b4fc9",
			"#0072b2",
			"#a67c00",
			"#c2388f",
			"#6b8e23",
			"#7a5230",
			"#2f9fc4"
		]
	},
	dark: {
		background: "#0d1117",
		text: "#f0f6fc",
		faintText: "#9198a1",
		line: "#656c76",
		grid: "#262c36",
		tolerated: "#1b2838",
		limit: "#7d8fa8",
		verdict: {
			pass: "#4bdc91",
			inconclusive: "#9198a1",
			regressed: "#ff8552",
			measured: "#4aa8e0"
		},
		series: [
			"#f0f6fc",
			"#b79cf5",
			"#4aa8e0",
			"#e3b341",
			"#f285c8",
			"#a3c95a",
			"#c9a27e",
			"#8be9f5"
		]
	}
};
/** Shapes of verdicts, for readers and prints without colours. */
const VERDICT_SHAPES = {
	pass: "circle",
	inconclusive: "diamond",
	regressed: "triangle-down",
	measured: "square"
};
const SERIES_SHAPES = [
	"square",
	"circle",
	"triangle-up",
	"diamond",
	"cross",
	"triangle-down",
	"triangle-right",
	"triangle-left"
];
const PAGE = {
	padding: 16,
	spacing: 18
};
/**
* A picture of panels below each other. Each panel has its own scales of colours and shapes, because panels give these
* to different names.
*/
function pageOf(panels, description, theme, title) {
	return {
		$schema: "https://vega.github.io/schema/vega-lite/v6.json",
		description,
		background: COLOURS[theme].background,
		...PAGE,
		...title === void 0 ? {} : { title },
		vconcat: panels,
		resolve: { scale: {
			color: "independent",
			shape: "independent"
		} },
		config: chartConfig(theme)
	};
}
function quantitative(field, rest) {
	return {
		field,
		type: "quantitative",
		...rest
	};
}
function nominal(field, rest) {
	return {
		field,
		type: "nominal",
		...rest
	};
}
function chartConfig(theme) {
	const colours = COLOURS[theme];
	const text = {
		labelFontSize: 15,
		titleFontSize: 15,
		labelLimit: 0,
		titleLimit: 0
	};
	return {
		font: FONT,
		lineBreak: "\n",
		view: { stroke: colours.line },
		axis: {
			...text,
			labelColor: colours.text,
			titleColor: colours.faintText,
			titleFontWeight: "normal",
			domainColor: colours.line,
			tickColor: colours.line,
			gridColor: colours.grid
		},
		legend: {
			...text,
			offset: 8,
			labelColor: colours.text,
			titleColor: colours.faintText,
			titleFontWeight: "normal"
		},
		header: {
			labelFontSize: 15,
			labelColor: colours.text,
			labelAnchor: "start",
			labelFontWeight: "bold",
			labelLimit: 0
		},
		title: {
			anchor: "start",
			frame: "group",
			offset: 10,
			fontSize: 15,
			fontWeight: "bold",
			color: colours.text,
			lineHeight: 18,
			subtitleFontSize: 15,
			subtitleColor: colours.faintText,
			subtitleLineHeight: 19,
			subtitlePadding: 5
		},
		text: {
			fontSize: 15,
			color: colours.text,
			lineHeight: 18
		}
	};
}

// src/core/views/chart/plot.ts
/** Content of a study's picture: figures by scenario, workload and threads, on one scale that all panels share. */
/**
* Makes a plot of points. Names keep the order in which they occur in the points. Unless `about` says otherwise, the
* costliest scenario is the one with the lowest mean change.
*/
function plotOf(points, about) {
	const namesOf = (key) => [...new Set(points.map((point) => point[key]))];
	return {
		points,
		scenarios: namesOf("scenario"),
		workloads: namesOf("workload"),
		ranked: costliestFirst(points, "scenario"),
		saturated: /* @__PURE__ */ new Map(),
		nameOf: (scenario) => scenario,
		...about
	};
}
/**
* Largest half-width of a precise interval: ±20%. Wider intervals say little, so the scale does not grow to fit them.
*/
const MOST_HALF = .2;
/** A gain above +100% makes the scale logarithmic, so that small changes can still be seen. */
const MOST_GAIN = 1;
/** The largest loss on a logarithmic scale, because a factor of 0 has no logarithm. */
const MOST_LOSS = -.9999;
/**
* Empty part of the scale beyond the farthest change, and the maximum that intervals may add. Both are shares of the
* span of all changes.
*/
const MARGIN = {
	change: .12,
	interval: .15
};
/** Minimum span of the scale, so that a difference of one per cent does not fill the panel. */
const LEAST_SPAN = .04;
function isPrecise({ low = 0, high = 0 }) {
	return (high - low) / 2 <= MOST_HALF;
}
/** Points with precise intervals, because wide ones would stretch the scale; all points if none is precise. */
function precisePart(points) {
	const precise = points.filter(isPrecise);
	return precise.length > 0 ? precise : points;
}
/** Scale for changes. It always contains zero, so that readers see on which side of zero a change lies. */
function changeGauge(points) {
	const seen = precisePart(points);
	const isByFactor = seen.some(({ value }) => value > MOST_GAIN);
	const [from, back] = isByFactor ? [factorOf, Math.expm1] : [(value) => value, (place) => place];
	const values = [0, ...seen.map(({ value }) => from(value))];
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const span = Math.max(most - least, LEAST_SPAN);
	const lows = seen.map(({ low, value }) => from(low ?? value));
	const highs = seen.map(({ high, value }) => from(high ?? value));
	const bottom = Math.max(Math.min(...lows, least), least - MARGIN.interval * span) - MARGIN.change * span;
	const top = Math.min(Math.max(...highs, most), most + MARGIN.interval * span) + MARGIN.change * span;
	const shareOf = (value) => (from(value) - bottom) / (top - bottom);
	const placeAt = (share) => back(bottom + share * (top - bottom));
	if (!isByFactor) {
		const step = stepOf((top - bottom) / 6);
		const ticks = range(Math.ceil(bottom / step), Math.floor(top / step)).map((nth) => roundFigure(nth * step));
		return {
			fields: {
				change: "change",
				low: "low",
				high: "high"
			},
			scale: {
				domain: [roundFigure(bottom), roundFigure(top)],
				nice: false,
				zero: false,
				clamp: true
			},
			ticks,
			labelExpr: "format(100 * datum.value, '.3~r') + '%'",
			widest: longest(ticks.map((tick) => `${Number((100 * tick).toPrecision(3))}%`.replace("-", "−"))),
			shareOf,
			placeOf: roundFigure,
			placeAt,
			textOf: change
		};
	}
	const every = Math.max(1, Math.ceil((top - bottom) / Math.LN2 / 5));
	const ticks = range(Math.ceil(bottom / Math.LN2 / every), Math.floor(top / Math.LN2 / every)).map((nth) => 2 ** (nth * every));
	return {
		fields: {
			change: "ratio",
			low: "lowRatio",
			high: "highRatio"
		},
		scale: {
			type: "log",
			base: 2,
			domain: [Math.exp(bottom), Math.exp(top)],
			nice: false,
			clamp: true
		},
		ticks,
		labelExpr: "format(100 * (datum.value - 1), ',.3~r') + '%'",
		widest: longest(ticks.map((tick) => `${100 * (tick - 1)}%`)),
		shareOf,
		placeOf: (value) => Math.max(1 + value, Number.MIN_VALUE),
		placeAt: (share) => 1 + placeAt(share),
		textOf: change
	};
}
function factorOf(change) {
	return Math.log1p(Math.max(MOST_LOSS, change));
}
/** Scale for QPS. It begins at zero, so that the heights of points are proportional to QPS. */
function qpsGauge(points) {
	const top = Math.max(1, ...points.map(({ value }) => value)) * (1 + MARGIN.change);
	const step = stepOf(top / 4);
	const ticks = range(0, Math.floor(top / step)).map((nth) => nth * step);
	return {
		fields: {
			change: "qps",
			low: "low",
			high: "high"
		},
		scale: {
			domain: [0, top],
			nice: false,
			clamp: true
		},
		ticks,
		labelExpr: "format(datum.value, '~s')",
		widest: "000k",
		shareOf: (value) => value / top,
		placeOf: (value) => value < 1e5 ? Number(value.toPrecision(5)) : Math.round(value),
		placeAt: (share) => share * top,
		textOf: rate
	};
}
/** Rounds to 0.01%, because a picture shows no finer differences. */
function roundFigure(value) {
	return Math.round(value * 1e4) / 1e4;
}
/** The smallest of 1, 2 or 5 times a power of ten that is at least `least`, so that ticks have round numbers. */
function stepOf(least) {
	const power = 10 ** Math.floor(Math.log10(least));
	return power * ([
		1,
		2,
		5
	].find((times) => times * power >= least) ?? 10);
}
function range(from, to) {
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => from + nth);
}
function longest(texts) {
	return texts.reduce((one, other) => other.length > one.length ? other : one, "");
}
/**
* Names by their mean change, the costliest first. The mean is of logarithms, so that twice and half as fast cancel
* each other. Imprecise points do not count, unless there are no others.
*/
function costliestFirst(points, key) {
	return [...Map.groupBy(points, (point) => point[key])].map(([name, group]) => {
		const values = precisePart(group).map(({ value }) => factorOf(value));
		return {
			name,
			mean: values.reduce((sum, value) => sum + value, 0) / values.length
		};
	}).toSorted((one, other) => one.mean - other.mean).map(({ name }) => name);
}
function threadLevels(points) {
	return [...new Set(points.map(({ threads }) => threads))].sort((one, other) => one - other);
}

export { wrapEvenly as C, textWidth as S, fitText as _, plotOf as a, someOf as b, threadLevels as c, SERIES_SHAPES as d, TITLE as f, quantitative as g, pageOf as h, isPrecise as i, COLOURS as l, nominal as m, changeGauge as n, qpsGauge as o, VERDICT_SHAPES as p, costliestFirst as r, roundFigure as s, MOST_HALF as t, PAGE as u, omissionText as v, wrapText as w, spread as x, printable as y };