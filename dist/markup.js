import { W as escapeInvisible } from "./suite.js";
import { f as share, i as count, r as changeAndRange } from "./figures.js";
import { L as changeName, R as farthestOf, a as workloadsOf, i as shownArms, m as headline, n as isSweep, o as worstFirst, r as sameArm, t as armLabels } from "./cells.js";
import { i as verdictWord, n as comparisonNamer, r as told, t as changeTitle } from "./told-comparison.js";

// src/core/views/chart/chart-text.ts
/** Drawn text: its allowed characters and its line breaks. */
/**
* Outside text in drawable form: invisible characters are shown as \uXXXX, and those that XML cannot hold are replaced.
*/
function printable(text) {
	return escapeInvisible(text).replaceAll(/[\ufffe\uffff]/g, "�");
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
/** The first is in the pictures; the others are for pages on machines without it. */
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
/** Panels below each other: a whole specification. Colours of one have nothing to do with those of another. */
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
	characters: 12,
	width: 84,
	below: 10
};
/** Intervals that reach farther than +100 %, and than every change, are cut there. */
const BEYOND_MEANING = 1;
/** The value to a hundredth of a per cent. */
function rounded(value) {
	return Math.round(value * 1e4) / 1e4;
}
const Y = {
	field: "change",
	type: "quantitative",
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
};
const INTERVAL = {
	y: {
		...Y,
		field: "low"
	},
	y2: { field: "high" }
};
/** A line with a point at each commit for every scenario, in the band of its intervals, and names of commits below. */
function wayPanel({ scenarios, points, width, colours }, theme) {
	const domain = scenarios.map(printable);
	const legend = domain.length === 1 ? null : {
		title: null,
		orient: "bottom",
		columns: 4,
		offset: 24,
		symbolOpacity: 1
	};
	const color = {
		field: "scenario",
		type: "nominal",
		scale: {
			domain,
			range: colours
		},
		legend
	};
	const shape = {
		field: "scenario",
		type: "nominal",
		scale: {
			domain,
			range: SERIES_SHAPES
		},
		legend
	};
	const last = points.length - 1;
	const farthest = Math.max(1, ...points.flatMap(({ figures }) => figures.map(({ change }) => change)));
	const every = Math.ceil(NAME.width * last / (width - NAME.width));
	const values = points.flatMap(({ name, figures }, at) => {
		const isNamed = at === 0 || (last - at) % every === 0 && at >= every;
		return figures.map(({ scenario, change, low, high }, nth) => ({
			scenario: printable(scenario),
			at,
			name: isNamed && nth === 0 ? name : "",
			change: rounded(change),
			low: rounded(low),
			high: rounded(Math.min(high, farthest))
		}));
	});
	const x = xOf(points);
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
					color
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
					color
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
function xOf(points) {
	return {
		field: "at",
		type: "quantitative",
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
	};
}
/**
* The way from the baseline to this change, which alone has the colour of a verdict, of the scenario that has come farthest.
* Empty if the ledger does not tell the way, or nothing changed on it.
*/
function baselinePanels({ baseline, comparisons }, width, theme) {
	const now = baseline && farthestOf(baseline);
	if (!now) return [];
	const { scenario } = now;
	const own = baseline.changes.filter((each) => each.scenario === scenario && each.since !== null);
	if (own.length === 0) return [];
	const drawn = own.slice(-100);
	const point = (name, figures) => ({
		name,
		figures: [{
			...figures,
			scenario
		}]
	});
	const points = [
		point(wrapText(baseline.name, NAME.characters, 1).join(""), {
			change: 0,
			low: 0,
			high: 0
		}),
		...drawn.flatMap((each) => each.since === null ? [] : [point(changeName(each), each.since)]),
		point("this change", now)
	];
	const [worst] = worstFirst(comparisons.filter((each) => each.rule === "baseline" && each.scenario === scenario));
	const tone = worst?.verdict ?? (now.low > -now.tolerance ? "pass" : "inconclusive");
	const { verdict, limit, series } = COLOURS[theme];
	const way = wayPanel({
		scenarios: [scenario],
		points,
		width,
		colours: [series[0]]
	}, theme);
	const [data, before] = [way.data.values.slice(-1), way.data.values.slice(0, -1)].map((values) => ({ values }));
	const x = xOf(points);
	const color = { value: verdict[tone] };
	const of = baseline.distances.length === 1 ? "" : ` of ${now.scenario}`;
	return [{
		title: {
			text: wrapText(`Change in QPS${of} since ${baseline.name}, commit by commit`, 66, 3),
			subtitle: [
				`In colour is the branch with this change: ${changeAndRange(now)}.`,
				`The band is the 95 % interval; the dashed line is the limit, −${share(now.tolerance)}.`,
				...own.length > drawn.length ? [`Not drawn: the first ${count(own.length - drawn.length, "change")}.`] : []
			]
		},
		...way,
		layer: [
			{
				mark: {
					type: "rule",
					strokeDash: [5, 4],
					color: limit
				},
				encoding: { y: { datum: -now.tolerance } }
			},
			...way.layer.slice(0, -1),
			{
				...way.layer.at(-1),
				data: before
			},
			{
				data,
				mark: {
					type: "rule",
					strokeWidth: 3
				},
				encoding: {
					x,
					...INTERVAL,
					color
				}
			},
			{
				data,
				mark: {
					type: "point",
					filled: true,
					opacity: 1,
					size: 100,
					shape: VERDICT_SHAPES[tone]
				},
				encoding: {
					x,
					y: Y,
					color
				}
			}
		]
	}];
}

// src/core/views/chart/chart-spec.ts
/** More cannot be read; those with the smallest losses, and the last scenarios and workloads, are left out. */
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
/**
* Names and other text from outside occur as values of data and as titles only, never in expressions. The data are
* inline and rounded: changes to a hundredth of a per cent, QPS to five digits.
*/
function chartSpec(result, theme) {
	const panels = [
		...[...Map.groupBy(result.comparisons, ({ rule }) => rule)].map(([rule, own]) => changePanel(result, rule, own, theme)),
		...baselinePanels(result, WIDTH - PANEL_SPACING.column, theme),
		...result.comparisons.length === 0 || isSweep(result) ? qpsPanels(result, theme) : []
	];
	return pageOf(panels, pictureText(result), theme);
}
/** "my.cnf, regressed: oltp_read_only at 8 threads, …": a text for people who do not see the picture. */
function pictureText(result) {
	return printable(`${result.suite.name}, ${result.verdict}: ${headline(result)}`);
}
/**
* A row a comparison, worst first, with its interval and the tolerated slowdown shaded. Above its marks, each row has its
* name on the left and its figures on the right, so that no text takes room from the marks.
*/
function changePanel(result, rule, own, theme) {
	const isMean = ({ scope }) => Number(scope === "mean");
	const shown = worstFirst(own).toSorted((a, b) => isMean(b) - isMean(a)).slice(0, MOST_ROWS);
	const { values, height } = rowsOf(result, worstFirst(shown));
	const farthest = Math.max(1, ...own.map(({ change }) => change));
	const { tolerated, limit, verdict, text } = COLOURS[theme];
	const confidence = new Set(own.map(({ confidence: one }) => share(one)));
	const limits = [...new Set(own.map(({ tolerance }) => tolerance))].sort((a, b) => a - b).map((one) => `−${share(one)}`);
	const reach = limits.length > 2 ? `${limits[0]} to ${limits.at(-1)}` : limits.join(" or ");
	const isCut = own.some(({ high }) => high > farthest);
	const x = (field) => ({
		field,
		type: "quantitative",
		scale: {
			zero: true,
			nice: false,
			padding: 20,
			...isCut ? { domainMax: farthest } : {}
		},
		axis: {
			title: null,
			tickCount: 6,
			grid: false,
			labelExpr: "format(100 * datum.value, '.4~r') + ' %'"
		}
	});
	const row = (field) => ({
		field,
		type: "quantitative",
		scale: null,
		axis: null
	});
	const y = row("at");
	const color = {
		field: "tone",
		type: "nominal",
		legend: null,
		scale: {
			domain: Object.keys(verdict),
			range: Object.values(verdict)
		}
	};
	const drawn = {
		clip: true,
		aria: false
	};
	const tick = {
		type: "tick",
		orient: "vertical",
		aria: false
	};
	const words = {
		type: "text",
		baseline: "top",
		aria: false
	};
	return {
		title: panelTitle(changeTitle(rule, own), [`Lines are ${[...confidence].join(", ")} intervals. The shaded slowdown is within the limit, ${reach}.`, ...leftOut("row", own.length - shown.length)]),
		width: WIDTH,
		height,
		view: { stroke: null },
		data: { values },
		layer: [
			{
				mark: {
					type: "rule",
					strokeWidth: MARK_HEIGHT,
					color: tolerated,
					...drawn
				},
				encoding: {
					x: x("limit"),
					x2: { field: "none" },
					y
				}
			},
			{
				mark: {
					...tick,
					size: MARK_HEIGHT,
					color: limit,
					clip: true
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
					...drawn
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
			},
			{
				mark: {
					...tick,
					size: 18,
					color: text
				},
				encoding: {
					x: x("none"),
					y
				}
			},
			{
				mark: {
					...words,
					align: "left"
				},
				encoding: {
					x: { value: 0 },
					y: row("top"),
					text: { field: "name" }
				}
			},
			{
				mark: {
					...words,
					align: "right"
				},
				encoding: {
					x: { value: WIDTH },
					y: row("top"),
					color,
					text: { field: "figures" }
				}
			}
		]
	};
}
/** The data of a panel's rows, each below the one before, and their height in all. */
function rowsOf(result, shown) {
	const nameOf = comparisonNamer(result, shown);
	let height = 0;
	return {
		values: shown.map((comparison) => {
			const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison;
			const lines = wrapText(nameOf(comparison).join(", "), NAME_CHARACTERS, MOST_LINES);
			const top = height;
			const at = top + 14 * lines.length + MARK_HEIGHT / 2 + 2;
			height = at + MARK_HEIGHT / 2 + ROW_GAP;
			return {
				tone: verdict,
				name: lines.join("\n"),
				top,
				at,
				none: 0,
				figures: `${verdictWord(comparison)} ${changeAndRange(comparison)}`,
				said: printable(told(comparison)),
				scenario: printable(scenario),
				workload: printable(workload),
				threads,
				change: rounded(change),
				low: rounded(low),
				high: rounded(high),
				limit: -rounded(tolerance)
			};
		}),
		height
	};
}
/** "Not drawn: 2 rows; the tables have all."; nothing if nothing is left out. */
function leftOut(what, many) {
	return many <= 0 ? [] : [`Not drawn: ${count(many, what)}; the tables have all.`];
}
/** The title of a panel, and sentences below it. */
function panelTitle(text, notes) {
	return {
		text: wrapText(text, TITLE_CHARACTERS, MOST_LINES),
		subtitle: notes.flatMap((note) => wrapText(note, NOTE_CHARACTERS, MOST_LINES))
	};
}
/** QPS over the numbers of threads, a panel a workload. */
function qpsPanels(result, theme) {
	const labelOf = armLabels(result);
	const measured = shownArms(result).filter((arm) => result.cells.some((cell) => sameArm(cell, arm)));
	const arms = measured.slice(0, MOST_SERIES);
	const names = arms.map((arm) => wrapText(labelOf(arm), LEGEND_CHARACTERS, 3).join("\n"));
	const all = workloadsOf(result);
	const workloads = all.slice(0, MOST_WORKLOADS);
	const columns = Math.min(MOST_COLUMNS, workloads.length);
	const width = Math.floor(WIDTH / columns) - PANEL_SPACING.column;
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
/** A picture with its form for dark pages, and the text for who does not see it. */
function figureMarkup({ light, dark }, text) {
	return html`<figure>
<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" alt="${text}"></picture>
</figure>
`;
}

export { wayPanel as a, pageOf as c, pictureText as i, printable as l, html as n, COLOURS as o, chartSpec as r, SERIES_SHAPES as s, figureMarkup as t };