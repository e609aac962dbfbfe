import { t as printable } from "./chart-text.js";

// src/core/views/chart/chart-theme.ts
const FONT_SIZE = 12;
/** The first is in the pictures; the others are for pages on machines without it. */
const FONT = "Inter, system-ui, -apple-system, \"Segoe UI\", Helvetica, Arial, sans-serif";
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

// src/core/views/markup.ts
/** HTML from templates in which every value is escaped, unless it is markup itself. */
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** All characters to escape or replace, and no others: letters, digits, and separators in figures are safe. */
const UNSAFE = /[^\p{L}\p{Nd} .,:;·…−+/()%_-]/u;
/** Parts are appended, not joined: a string with a large table would otherwise be copied at each level. */
function html(strings, ...values) {
	let markup = "";
	for (const [index, text] of strings.entries()) markup += text + toMarkup(values[index] ?? "");
	return { markup };
}
function toMarkup(value) {
	if (typeof value === "string") return escaped(value);
	if (typeof value === "number") return String(value);
	return "markup" in value ? value.markup : value.reduce((all, { markup }) => all + markup, "");
}
function escaped(text) {
	if (!UNSAFE.test(text)) return text;
	return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export { chartConfig as a, VERDICT_SHAPES as i, COLOURS as n, SERIES_SHAPES as r, html as t };