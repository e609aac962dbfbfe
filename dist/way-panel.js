import { s as escapeInvisible } from "./escape.js";

// src/core/views/chart/chart-text.ts
/** Drawn text: its allowed characters and its line breaks. */
/**
* Outside text in drawable form: invisible characters are shown as \uXXXX, and those that XML cannot hold are replaced.
* Names such as "constructor" get a blank, because vega keeps values as keys of objects, all of which have these already.
*/
function printable(text) {
	const shown = escapeInvisible(text).replaceAll(/[\ufffe\uffff]/g, "�");
	return shown in Object.prototype ? `${shown} ` : shown;
}
/**
* Outside text on at most `most` lines of so many characters, broken after a space, else after another separator, if
* one is in the second half of the line.
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

// src/core/views/chart/chart-theme.ts
const FONT_SIZE = 12;
/** Pictures have the first; the others are for pages on machines without it. */
const FONT = "Inter, system-ui, -apple-system, \"Segoe UI\", Helvetica, Arial, sans-serif";
/**
* Readers tell the colours of verdicts apart with any colour vision, and by shape; the styles of pages have the same
* colours. The colours of scenarios begin with the reference's, and no verdict has any of them.
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
			regressed: "#c2390a"
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
			regressed: "#ff8552"
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
/** Shapes that tell verdicts apart without colour, too. */
const VERDICT_SHAPES = {
	pass: "circle",
	inconclusive: "diamond",
	regressed: "triangle-down"
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
/** A whole specification: panels below each other, with independent scales of colours and shapes. */
function pageOf(panels, description, theme) {
	return {
		$schema: "https://vega.github.io/schema/vega-lite/v6.json",
		description,
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
/** A field of the data on a scale of numbers. */
function quantitative(field, rest) {
	return {
		field,
		type: "quantitative",
		...rest
	};
}
/** A field of the data whose values are names. */
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
		labelFontSize: 12,
		titleFontSize: 12,
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
			labelFontSize: 12,
			labelColor: colours.text,
			labelAnchor: "start",
			labelFontWeight: "bold",
			labelLimit: 0
		},
		title: {
			anchor: "start",
			frame: "group",
			offset: 12,
			fontSize: 13,
			fontWeight: "bold",
			color: colours.text,
			subtitleFontSize: 12,
			subtitleColor: colours.faintText,
			subtitleLineHeight: 16,
			subtitlePadding: 5
		},
		text: {
			fontSize: 12,
			color: colours.text
		}
	};
}

// src/core/views/chart/way-panel.ts
const HEIGHT = 150;
/** Pixels: of the widest name below a point, and from there to the panel. */
const NAME = {
	width: 84,
	below: 10
};
/** Intervals that reach farther than +100 %, and than every change, are cut there. */
const BEYOND_MEANING = 1;
/** The value to a hundredth of a per cent. */
function rounded(value) {
	return Math.round(value * 1e4) / 1e4;
}
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
		labelExpr: "format(100 * datum.value, '.4~r') + ' %'"
	}
});
const INTERVAL = {
	y: {
		...Y,
		field: "low"
	},
	y2: { field: "high" }
};
/** A line for every scenario in the band of its intervals, with a point and its name at each commit. */
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
			change: rounded(change),
			low: rounded(low),
			high: rounded(Math.min(high, farthest))
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

export { VERDICT_SHAPES as a, quantitative as c, SERIES_SHAPES as i, printable as l, wayPanel as n, nominal as o, COLOURS as r, pageOf as s, rounded as t, wrapText as u };