import { A as headline, At as measuredPart, P as verdictText, at as verdictWord, c as armOf, f as worstFirst, it as comparisonText, kt as upstreamVersions, l as sameArm, nt as changeTitle, p as armNamer, rt as comparisonNamer, t as comparesServers, u as shownScenarios, v as setupParts, wt as cellText } from "./services.js";
import { d as range, f as rate, i as count, l as joinTexts, n as change, p as share, r as changeAndRange } from "./figures.js";
import { C as wrapEvenly, S as textWidth, _ as fitText, a as plotOf, b as someOf, c as threadLevels, d as SERIES_SHAPES, f as TITLE, g as quantitative, h as pageOf, i as isPrecise, l as COLOURS, m as nominal, n as changeGauge, o as qpsGauge, p as VERDICT_SHAPES, r as costliestFirst, s as roundFigure, t as MOST_HALF, u as PAGE, v as omissionText, w as wrapText, x as spread, y as printable } from "./plot.js";

// src/core/views/chart/line-panels.ts
/**
* Figures by threads: a panel for each workload, with a line for each scenario, its interval, and its name at the end.
*/
const MOST_WORKLOADS = 12;
/** Maximum number of panels in one column. Several columns leave no room for names, so a legend names the lines. */
const MOST_IN_A_COLUMN = 4;
const MOST_IN_TWO = 8;
const HEIGHTS = [
	300,
	230,
	190
];
/**
* Heights in pixels. `around`: name and axis of a panel, and the gap to the next panel; `title`: title of the axis;
* `label`: a line of labels; `key`: a line of the legend.
*/
const PIXELS = {
	around: 66,
	title: 22,
	label: 15 + 1,
	key: 22
};
const FIGURE_WIDTH = 66;
const MOST_NAME_WIDTH = 250;
/** Pixels between the plot and its labels, so that thin lines can lead to labels that were moved to avoid overlaps. */
const LEADER = 18;
const COLUMN_GAP$1 = 12;
const AXIS_GAP = 8;
const LEVEL_WIDTH = 37;
/**
* LEAST_HEIGHT is in pixels: a lower panel has no room for a figure beside a line. NEAR is a share of the scale:
* figures that are nearer to each other look the same, so only one of them is shown.
*/
const LEAST_HEIGHT = 130;
const NEAR = .08;
const WEIGHTS = {
	costliest: 3,
	others: 1.75
};
/** Columns and rows of panels, and the height of each in pixels, so that they fit into `room`. */
function gridOf({ workloads }, room) {
	const many = Math.min(MOST_WORKLOADS, workloads.length);
	const columns = many <= MOST_IN_A_COLUMN ? 1 : many <= MOST_IN_TWO ? 2 : 3;
	const rows = Math.ceil(many / columns);
	const key = columns === 1 ? 0 : PIXELS.key * Math.ceil(SERIES_SHAPES.length / 2) + PIXELS.title;
	const height = Math.floor((room - PIXELS.title - key) / rows) - PIXELS.around;
	return {
		columns,
		rows,
		height: Math.min(HEIGHTS[rows - 1] ?? 190, height)
	};
}
function leftOf({ gauge }) {
	return Math.ceil(textWidth(gauge.widest, 15)) + AXIS_GAP;
}
/**
* Number of scenarios whose labels fit beside a panel, because readers cannot tell which scenario a line without a
* label belongs to. The control is not counted.
*/
function mostStyles(plot, room) {
	const many = Math.floor(gridOf(plot, room).height / PIXELS.label) - 1;
	return Math.min(SERIES_SHAPES.length - 1, Math.max(3, many));
}
/** @param left pixels for the labels of the axis, the same for all plots, so that their left edges are aligned */
function linePanels(whole, looks, theme, { room, left }) {
	const worst = costliestFirst(whole.points, "workload").slice(0, MOST_WORKLOADS);
	const [workloads, missing] = [true, false].map((is) => whole.workloads.filter((each) => worst.includes(each) === is));
	const plot = {
		...whole,
		workloads: workloads ?? []
	};
	const { columns, rows, height } = gridOf(plot, room);
	const ends = plot.workloads.map((workload) => endsOf(plot, workload, looks));
	const names = columns > 1 ? [] : [plot.nameOf(plot.origin), ...ends.flat().map(({ name, place }) => name + place)];
	const nameWidth = Math.min(MOST_NAME_WIDTH, Math.max(0, ...names.map((name) => textWidth(name, 15))));
	const right = 84 + nameWidth;
	const width = Math.floor((608 - left - COLUMN_GAP$1 * (columns - 1)) / columns - right);
	const panels = plot.workloads.map((workload, nth) => new LinePanel(plot, looks, theme, {
		width,
		height,
		nameWidth,
		workload,
		ends: ends[nth] ?? [],
		hasAxis: nth % columns === 0,
		hasTitle: nth >= plot.workloads.length - columns
	}).spec());
	const faint = plot.scenarios.filter((name) => !looks.has(name));
	const limits = [...new Set(plot.points.flatMap(({ limit }) => limit ?? []))];
	const notes = [
		limits.length === 1 && plot.gauge.shareOf(limits[0] ?? 0) > 0 ? `Dashed: the limit, ${change(limits[0] ?? 0, 0)}.` : "",
		faint.length === 0 ? "" : `Thin grey lines cost less: ${someOf(faint)}; the tables have all.`,
		plot.points.every(isPrecise) ? "" : `Hollow marks: intervals wider than ± ${share(MOST_HALF)}.`,
		omissionText("workload", missing ?? [])
	];
	return {
		panels: [...Array.from({ length: rows }, (_, row) => ({
			hconcat: panels.slice(row * columns, (row + 1) * columns),
			spacing: right + COLUMN_GAP$1,
			bounds: "flush"
		})), ...columns > 1 ? [keyPanel(plot, looks, theme, left)] : []],
		notes,
		left
	};
}
function endsOf(plot, workload, looks) {
	const workloadPoints = plot.points.filter((point) => point.workload === workload);
	const last = threadLevels(workloadPoints).at(-1);
	return plot.scenarios.flatMap((scenario) => {
		const points = workloadPoints.filter((point) => point.scenario === scenario && isPrecise(point));
		if (!looks.has(scenario) || points.length === 0) return [];
		const end = points.reduce((one, other) => other.threads > one.threads ? other : one);
		return [{
			end,
			name: plot.nameOf(scenario),
			place: end.threads === last ? "" : ` at ${end.threads}`
		}];
	});
}
const COLOR = nominal("colour", { scale: null });
const SHAPE = nominal("shape", { scale: null });
const PART = quantitative("part", {});
const QUIET = { aria: false };
function ofKinds(...kinds) {
	return [{ filter: {
		field: "kind",
		oneOf: kinds
	} }];
}
function isSurely(point) {
	return point !== void 0 && isPrecise(point);
}
var LinePanel = class {
	plot;
	looks;
	theme;
	form;
	points;
	levels;
	costliest;
	x;
	constructor(plot, looks, theme, form) {
		this.plot = plot;
		this.looks = looks;
		this.theme = theme;
		this.form = form;
		this.points = plot.points.filter(({ workload }) => workload === form.workload);
		this.levels = threadLevels(this.points);
		this.costliest = plot.origin === "" ? void 0 : plot.ranked[0];
		const all = threadLevels(plot.points);
		const every = Math.ceil(all.length / Math.floor(form.width / LEVEL_WIDTH));
		this.x = quantitative("threads", {
			scale: {
				type: "log",
				base: 2,
				nice: false,
				padding: 8,
				domain: [all[0], all.at(-1)]
			},
			axis: {
				title: form.hasTitle ? "threads" : null,
				values: all.filter((_, nth) => nth % every === 0),
				format: ",d",
				grid: false,
				labelOverlap: "parity"
			}
		});
	}
	spec() {
		const { width, height, nameWidth, workload } = this.form;
		return {
			title: {
				text: fitText(workload, width + LEADER + FIGURE_WIDTH + nameWidth, 15),
				offset: 8
			},
			width,
			height,
			view: { stroke: null },
			data: { values: this.plot.scenarios.flatMap((scenario) => this.line(scenario)) },
			layer: [
				...this.saturation(),
				...this.grounds(),
				...this.lines(),
				...this.labels()
			]
		};
	}
	y(field) {
		const { scale, ticks, labelExpr } = this.plot.gauge;
		return quantitative(field, {
			scale,
			axis: {
				title: null,
				values: ticks,
				labelExpr,
				labels: this.form.hasAxis,
				ticks: false,
				domain: false,
				labelPadding: 8
			}
		});
	}
	/**
	* Marks where the control is saturated: more threads bring it no more QPS, so changes from there on are those of a
	* fully loaded server.
	*/
	saturation() {
		const threads = this.plot.saturated.get(this.form.workload);
		if (threads === void 0) return [];
		const isLate = threads > Math.sqrt((this.levels[0] ?? 1) * (this.levels.at(-1) ?? 1));
		const { line, faintText } = COLOURS[this.theme];
		return [{
			data: { values: [{
				threads,
				name: "saturated"
			}] },
			layer: [{
				mark: {
					type: "rule",
					color: line,
					strokeDash: [2, 3],
					...QUIET
				},
				encoding: { x: this.x }
			}, {
				mark: {
					type: "text",
					color: faintText,
					align: isLate ? "right" : "left",
					dx: isLate ? -5 : 5,
					...QUIET
				},
				encoding: {
					x: this.x,
					y: { value: 6 },
					text: { field: "name" }
				}
			}]
		}];
	}
	/**
	* Lines for zero and for the limit. The limit is left out if it is outside the scale, or if comparisons have
	* different limits, because a single line would be wrong for some of them.
	*/
	grounds() {
		const { gauge, origin } = this.plot;
		const { text, limit } = COLOURS[this.theme];
		const limits = [...new Set(this.points.flatMap((point) => point.limit ?? []))];
		const isShown = limits.length === 1 && limits.every((each) => gauge.shareOf(each) > 0);
		return [...origin === "" ? [] : [{
			at: 0,
			mark: {
				type: "rule",
				color: text,
				...QUIET
			}
		}], ...isShown ? [{
			at: limits[0] ?? 0,
			mark: {
				type: "rule",
				color: limit,
				strokeDash: [5, 4],
				...QUIET
			}
		}] : []].map(({ at, mark }) => ({
			data: { values: [{ place: gauge.placeOf(at) }] },
			mark,
			encoding: { y: this.y("place") }
		}));
	}
	lines() {
		const { fields } = this.plot.gauge;
		const { faintText, background } = COLOURS[this.theme];
		const [x, y] = [this.x, this.y(fields.change)];
		const interval = {
			x,
			y: this.y(fields.low),
			y2: { field: fields.high },
			color: COLOR
		};
		const point = {
			type: "point",
			opacity: 1,
			size: 60,
			strokeWidth: 1.5
		};
		const pointEncoding = {
			shape: SHAPE,
			description: { field: "said" }
		};
		return [
			{
				transform: ofKinds("faint"),
				mark: {
					type: "line",
					strokeWidth: 1,
					strokeOpacity: .45,
					color: faintText,
					...QUIET
				},
				encoding: {
					x,
					y,
					detail: PART
				}
			},
			{
				transform: ofKinds("joined"),
				layer: [{
					mark: {
						type: "area",
						fillOpacity: .13,
						...QUIET
					},
					encoding: {
						...interval,
						detail: PART
					}
				}, {
					mark: {
						type: "line",
						...QUIET
					},
					encoding: {
						x,
						y,
						color: COLOR,
						detail: PART,
						strokeWidth: quantitative("weight", { scale: null })
					}
				}]
			},
			{
				transform: ofKinds("alone", "hollow", "beyond"),
				mark: {
					type: "rule",
					strokeWidth: 1,
					strokeOpacity: .5,
					...QUIET
				},
				encoding: interval
			},
			{
				transform: ofKinds("joined", "alone"),
				mark: {
					...point,
					filled: true
				},
				encoding: {
					x,
					y,
					color: COLOR,
					...pointEncoding
				}
			},
			{
				transform: ofKinds("hollow", "beyond"),
				mark: {
					...point,
					fill: background
				},
				encoding: {
					x,
					y: this.y("place"),
					stroke: COLOR,
					...pointEncoding
				}
			}
		];
	}
	/** Splits the data of a line where a point is missing or imprecise, so that the line suggests no figure there. */
	line(scenario) {
		const { scenarios, gauge } = this.plot;
		const points = new Map(this.points.filter((point) => point.scenario === scenario).map((point) => [point.threads, point]));
		const isSure = (threads = 0) => isSurely(points.get(threads));
		let part = scenarios.indexOf(scenario);
		return this.levels.flatMap((threads, nth) => {
			const point = points.get(threads);
			if (!isSure(threads)) part += scenarios.length;
			if (point === void 0) return [];
			const isShown = this.looks.has(scenario);
			const isJoined = [nth - 1, nth + 1].some((at) => isSure(this.levels[at]));
			if (isSure(threads)) {
				if (isShown) return [{
					...this.described(point),
					part,
					kind: isJoined ? "joined" : "alone"
				}];
				return isJoined ? [{
					...datumOf(this.plot, point),
					part,
					kind: "faint"
				}] : [];
			}
			if (!isShown) return [];
			const at = gauge.shareOf(point.value);
			if (at >= 0 && at <= 1) return [{
				...this.described(point),
				place: gauge.placeOf(point.value),
				kind: "hollow"
			}];
			const [place, shape] = at < 0 ? [0, "triangle-down"] : [1, "triangle-up"];
			return [{
				...this.described(point),
				place: gauge.placeAt(place),
				shape,
				kind: "beyond"
			}];
		});
	}
	described(point) {
		return {
			...this.datum(point),
			said: printable(point.said)
		};
	}
	datum(point) {
		const { scenario } = point;
		const look = this.looks.get(scenario);
		const style = look === void 0 ? {} : {
			colour: COLOURS[this.theme].series[look],
			shape: SERIES_SHAPES[look]
		};
		const weight = scenario === this.costliest ? WEIGHTS.costliest : WEIGHTS.others;
		return {
			...datumOf(this.plot, point),
			...style,
			weight
		};
	}
	/**
	* Labels with the last figure and the name of each line stand right of the plot, moved so that they do not overlap.
	* The figure farthest from zero has a label in the plot.
	*/
	labels() {
		const { plot, form, theme } = this;
		const { gauge, origin } = plot;
		const { text, verdict } = COLOURS[theme];
		const { width, height, nameWidth } = form;
		const toneOf = (end) => end.tone === "regressed" ? verdict.regressed : text;
		const ends = form.ends.map(({ end, name, place }) => ({
			...this.datum(end),
			tone: nameWidth === 0 ? this.datum(end).colour : toneOf(end),
			figure: gauge.textOf(end.value),
			name: nameWidth === 0 ? "" : fitText(name, nameWidth - textWidth(place, 15) + 1, 15) + place,
			at: gauge.shareOf(end.value)
		}));
		const originLabel = {
			threads: this.levels.at(-1),
			[gauge.fields.change]: gauge.placeOf(0),
			colour: text,
			tone: text,
			figure: share(0),
			name: fitText(plot.nameOf(origin), nameWidth + 1, 15),
			at: gauge.shareOf(0)
		};
		const all = origin === "" || nameWidth === 0 ? ends : [originLabel, ...ends];
		const tops = spread(all.map(({ at }) => height * (1 - at)), PIXELS.label, [0, height]);
		const values = all.map(({ at: _, ...label }, nth) => ({
			...label,
			place: gauge.placeAt(1 - (tops[nth] ?? 0) / height)
		}));
		const words = {
			type: "text",
			...QUIET
		};
		const [x, y, place] = [
			this.x,
			this.y(gauge.fields.change),
			this.y("place")
		];
		const farthest = this.farthest();
		const align = farthest?.threads === this.levels[0] ? "left" : "center";
		const below = farthest !== void 0 && farthest.value < 0 ? 15 : -15;
		return [{
			data: { values },
			layer: [
				{
					mark: {
						type: "rule",
						strokeWidth: 1,
						...QUIET
					},
					encoding: {
						x,
						x2: { value: width + LEADER - 3 },
						y,
						y2: { field: "place" },
						color: COLOR
					}
				},
				{
					mark: {
						...words,
						align: "right"
					},
					encoding: {
						x: { value: width + LEADER + FIGURE_WIDTH - 8 },
						y: place,
						color: nominal("tone", { scale: null }),
						text: { field: "figure" }
					}
				},
				{
					mark: {
						...words,
						align: "left"
					},
					encoding: {
						x: { value: width + LEADER + FIGURE_WIDTH },
						y: place,
						color: COLOR,
						text: { field: "name" }
					}
				}
			]
		}, ...farthest === void 0 ? [] : [{
			data: { values: [{
				...this.datum(farthest),
				figure: gauge.textOf(farthest.value)
			}] },
			mark: {
				...words,
				dy: below,
				align
			},
			encoding: {
				x,
				y,
				color: COLOR,
				text: { field: "figure" }
			}
		}]];
	}
	/**
	* The point farthest from zero, which gets a label. Undefined if there is no room, or if the label at the line's end
	* shows nearly the same figure.
	*/
	farthest() {
		const { ends, nameWidth, height } = this.form;
		const shown = this.points.filter((point) => this.looks.has(point.scenario) && isPrecise(point));
		if (shown.length === 0 || nameWidth === 0 || height < LEAST_HEIGHT) return void 0;
		const farthest = shown.reduce((one, other) => Math.abs(other.value) > Math.abs(one.value) ? other : one);
		const { end = farthest } = ends.find((each) => each.end.scenario === farthest.scenario) ?? {};
		const { shareOf } = this.plot.gauge;
		return Math.abs(shareOf(farthest.value) - shareOf(end.value)) < NEAR ? void 0 : farthest;
	}
};
/** Data of a point for Vega. The scale names the fields, because changes, factors and QPS are different fields. */
function datumOf({ gauge: { fields, placeOf } }, point) {
	const { scenario, workload, threads, value, low, high } = point;
	return {
		scenario: printable(scenario),
		workload: printable(workload),
		threads,
		[fields.change]: placeOf(value),
		...low === void 0 ? {} : { [fields.low]: placeOf(low) },
		...high === void 0 ? {} : { [fields.high]: placeOf(high) }
	};
}
/** Legend. Panels in several columns have no room for names beside their lines, so the legend names the lines. */
function keyPanel(plot, looks, theme, left) {
	const names = [...looks].filter(([name]) => plot.scenarios.includes(name));
	const rows = Math.ceil(names.length / 2);
	const values = names.map(([name, look], nth) => ({
		colour: COLOURS[theme].series[look],
		shape: SERIES_SHAPES[look],
		name: fitText(plot.nameOf(name), 608 / 2 - 30, 15),
		x: 6 - left + (nth < rows ? 0 : 608 / 2),
		text: 20 - left + (nth < rows ? 0 : 608 / 2),
		y: PIXELS.key * (nth % rows + .5)
	}));
	const at = (field) => quantitative(field, {
		scale: null,
		axis: null
	});
	return {
		data: { values },
		width: 608 - left,
		height: rows * PIXELS.key,
		view: { stroke: null },
		layer: [{
			mark: {
				type: "point",
				filled: true,
				opacity: 1,
				size: 70,
				...QUIET
			},
			encoding: {
				x: at("x"),
				y: at("y"),
				color: COLOR,
				shape: SHAPE
			}
		}, {
			mark: {
				type: "text",
				align: "left",
				...QUIET
			},
			encoding: {
				x: at("text"),
				y: at("y"),
				text: { field: "name" }
			}
		}]
	};
}

// src/core/views/chart/bar-panels.ts
/**
* Bars for workloads that were measured at one number of threads: a panel for each workload with a bar for each
* scenario, or the other way round.
*/
const MOST_COLUMNS = 3;
/**
* Maximum width of names in pixels, with one, two or three panels side by side. With more panels, names get less room,
* so that the bars keep enough.
*/
const MOST_NAME_WIDTHS = [
	220,
	160,
	124
];
const MOST_NAME_LINES = 3;
/**
* Widths in pixels: `alone` for a figure, `whole` for a figure with its interval, if there is a single column of
* panels.
*/
const FIGURE_WIDTHS = {
	alone: 66,
	whole: 188
};
const COLUMN_GAP = 14;
const BAR_HEIGHT = 14;
const ROW_GAP$1 = 9;
const TITLE_LINES = 2;
const AROUND$2 = 72;
const CHARACTER$1 = 8.6;
function barPanels(plot, theme, room) {
	const levels = new Map(plot.points.map(({ workload, threads }) => [workload, threads]));
	const isOneLevel = new Set(levels.values()).size === 1;
	const titleOf = (workload) => isOneLevel ? workload : cellText({
		workload,
		threads: levels.get(workload) ?? 1
	});
	const scenarios = plot.ranked.filter((name) => plot.scenarios.includes(name));
	const isTurned = plot.workloads.length > MOST_COLUMNS && scenarios.length <= MOST_COLUMNS;
	const [across, along] = isTurned ? [scenarios, plot.workloads] : [plot.workloads, scenarios];
	const [acrossName, alongName] = isTurned ? [plot.nameOf, titleOf] : [titleOf, plot.nameOf];
	const placeOf = (point) => isTurned ? [point.scenario, point.workload] : [point.workload, point.scenario];
	const columns = Math.min(MOST_COLUMNS, across.length);
	const nameWidth = Math.min(MOST_NAME_WIDTHS[columns - 1] ?? 124, Math.max(...along.map((name) => textWidth(alongName(name), 15)))) + 12;
	const figureWidth = columns === 1 && plot.points.some(({ low }) => low !== void 0) ? FIGURE_WIDTHS.whole : FIGURE_WIDTHS.alone;
	const names = new Map(along.map((name) => [name, wrapText(alongName(name), Math.floor(nameWidth / CHARACTER$1), MOST_NAME_LINES)]));
	const width = Math.floor((608 - nameWidth - COLUMN_GAP * (columns - 1)) / columns) - figureWidth;
	const mostPanelRows = Math.max(1, Math.floor(room / (AROUND$2 + 4 * (18 + ROW_GAP$1))));
	const shownAcross = across.slice(0, columns * mostPanelRows);
	const panelRows = Math.ceil(shownAcross.length / columns);
	const rows = rowsOf$1(along, names, room / panelRows - AROUND$2);
	const shown = new Set(rows.map(({ name }) => name));
	const height = rows.at(-1)?.bottom ?? 0;
	const panels = shownAcross.map((name, nth) => {
		const data = plot.points.filter((point) => placeOf(point)[0] === name && shown.has(placeOf(point)[1] ?? "")).flatMap((point) => {
			const row = rows.find((each) => each.name === placeOf(point)[1]);
			return row === void 0 ? [] : [{
				point,
				at: row.at
			}];
		});
		return panel(plot, wrapText(acrossName(name), Math.floor((width + figureWidth) / 9), TITLE_LINES), data, theme, {
			width,
			height,
			nameWidth,
			figureWidth,
			names: nth % columns === 0 ? rows : []
		});
	});
	return {
		panels: Array.from({ length: panelRows }, (_, row) => ({
			hconcat: panels.slice(row * columns, (row + 1) * columns),
			spacing: figureWidth + COLUMN_GAP,
			bounds: "flush"
		})),
		notes: [
			isOneLevel ? `At ${count([...levels.values()][0] ?? 1, "thread")}.` : "",
			omissionText(isTurned ? "scenario" : "workload", across.slice(shownAcross.length)),
			omissionText(isTurned ? "workload" : "scenario", along.slice(rows.length))
		],
		left: nameWidth
	};
}
function rowsOf$1(along, names, room) {
	const rows = [];
	for (const name of along) {
		const lines = names.get(name) ?? [];
		const top = rows.at(-1)?.bottom ?? 0;
		const height = lines.length * 18 + ROW_GAP$1;
		if (top + height > room && rows.length > 0) break;
		const at = top + height / 2;
		rows.push({
			name,
			text: lines.join("\n"),
			at,
			first: at - (lines.length - 1) * 18 / 2,
			bottom: top + height
		});
	}
	return rows;
}
function wholeFigure({ textOf }, { value, low, high }) {
	return `${textOf(value)}${low === void 0 || high === void 0 ? "" : ` (${range({
		low,
		high
	})})`}`;
}
/** Shape of a figure. Outside the scale, a triangle at the edge says that the figure's position is not its value. */
function shapeAt(share) {
	if (share < 0) return "triangle-left";
	return share > 1 ? "triangle-right" : "circle";
}
function panel({ gauge, ...plot }, title, data, theme, { width, height, nameWidth, figureWidth, names }) {
	const { text, tolerated, verdict } = COLOURS[theme];
	const { fields } = gauge;
	const values = data.map(({ point, at }) => ({
		...datumOf({
			gauge,
			...plot
		}, point),
		said: printable(point.said),
		shape: shapeAt(gauge.shareOf(point.value)),
		at,
		origin: gauge.placeOf(0),
		limit: gauge.placeOf(gauge.shareOf(point.limit ?? 0) > 0 ? point.limit ?? 0 : 0),
		figure: figureWidth === FIGURE_WIDTHS.whole ? wholeFigure(gauge, point) : gauge.textOf(point.value),
		colour: verdict[point.tone === void 0 || point.tone === "pass" ? "measured" : point.tone],
		tone: point.tone === "regressed" ? verdict.regressed : text
	}));
	const x = (field) => quantitative(field, {
		scale: gauge.scale,
		axis: {
			title: null,
			values: gauge.ticks,
			labelExpr: gauge.labelExpr,
			ticks: false,
			domain: false,
			labelOverlap: "greedy",
			labelSeparation: 8
		}
	});
	const y = quantitative("at", {
		scale: null,
		axis: null
	});
	const color = nominal("colour", { scale: null });
	const drawn = { aria: false };
	return {
		title: {
			text: title,
			offset: 8
		},
		width,
		height,
		view: { stroke: null },
		layer: [
			{
				data: { values },
				layer: [
					{
						mark: {
							type: "rule",
							strokeWidth: 20,
							color: tolerated,
							...drawn
						},
						encoding: {
							x: x("limit"),
							x2: { field: "origin" },
							y
						}
					},
					{
						mark: {
							type: "rule",
							strokeWidth: BAR_HEIGHT,
							opacity: .3,
							...drawn
						},
						encoding: {
							x: x(fields.change),
							x2: { field: "origin" },
							y,
							color
						}
					},
					{
						mark: {
							type: "rule",
							strokeWidth: 2,
							...drawn
						},
						encoding: {
							x: x(fields.low),
							x2: { field: fields.high },
							y,
							color
						}
					},
					{
						mark: {
							type: "point",
							filled: true,
							opacity: 1,
							size: 60
						},
						encoding: {
							x: x(fields.change),
							y,
							color,
							shape: nominal("shape", { scale: null }),
							description: { field: "said" }
						}
					},
					{
						mark: {
							type: "text",
							align: "right",
							aria: false
						},
						encoding: {
							x: { value: width + figureWidth },
							y,
							color: nominal("tone", { scale: null }),
							text: { field: "figure" }
						}
					}
				]
			},
			{
				data: { values: [{ origin: gauge.placeOf(0) }] },
				mark: {
					type: "rule",
					color: text,
					aria: false
				},
				encoding: { x: x("origin") }
			},
			{
				data: { values: names.map(({ text: name, first }) => ({
					name,
					at: first
				})) },
				mark: {
					type: "text",
					align: "left",
					aria: false,
					lineHeight: 18
				},
				encoding: {
					x: { value: -nameWidth },
					y,
					text: { field: "name" }
				}
			}
		]
	};
}

// src/core/views/chart/row-panel.ts
/** The picture of a gate: a row for each comparison, the worst first. */
const MARK_HEIGHT = 14;
const ROW_GAP = 10;
const FIGURES_WIDTH = 275;
const CHARACTER = 8.2;
const MOST_LINES = 4;
const AROUND$1 = 104;
const NOTE_HEIGHT = 57;
/**
* A panel with a row for each comparison. The interval is a line, and the slowdown within the limit is shaded. Each row
* has its name and figures above its marks, so that no text takes room from the marks.
*/
function rowPanel(result, [rule, comparisons], theme, { room, left }) {
	const width = 608 - left;
	const sorted = worstFirst(comparisons);
	const all = rowsOf(result, sorted, room - AROUND$1);
	const { values, height, missing } = all.missing.length === 0 ? all : rowsOf(result, sorted, room - AROUND$1 - NOTE_HEIGHT);
	const farthest = Math.max(1, ...comparisons.map(({ change }) => change));
	const { tolerated, limit, verdict, text } = COLOURS[theme];
	const confidence = new Set(comparisons.map((each) => share(each.confidence)));
	const limits = [...new Set(comparisons.flatMap(({ tolerance }) => tolerance ?? []))].sort((a, b) => a - b).map((one) => `−${share(one)}`);
	const reach = limits.length > 2 ? `${limits[0]} to ${limits.at(-1)}` : limits.join(" or ");
	const isCut = comparisons.some(({ high }) => high > farthest);
	const x = (field) => quantitative(field, {
		scale: {
			zero: true,
			nice: false,
			padding: 20,
			domainMax: isCut ? farthest : void 0,
			clamp: true
		},
		axis: {
			title: null,
			tickCount: 6,
			grid: false,
			labelFlush: 24,
			labelExpr: "format(100 * datum.value, '.4~r') + '%'"
		}
	});
	const row = (field) => quantitative(field, {
		scale: null,
		axis: null
	});
	const y = row("at");
	const tone = (values) => nominal("tone", {
		legend: null,
		scale: {
			domain: Object.keys(values),
			range: Object.values(values)
		}
	});
	const color = tone(verdict);
	const drawn = { aria: false };
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
		title: {
			text: wrapText(changeTitle(rule, comparisons), 76, MOST_LINES),
			subtitle: [`Lines are ${[...confidence].join(", ")} intervals.${reach === "" ? "" : ` The shaded slowdown is within the limit, ${reach}.`}`, omissionText("row", missing)].flatMap((note) => wrapText(note, 76, MOST_LINES)),
			dx: -left
		},
		width,
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
					color: limit
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
					size: 100
				},
				encoding: {
					x: x("change"),
					y,
					color,
					shape: tone(VERDICT_SHAPES),
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
					x: { value: -left },
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
					x: { value: width },
					y: row("top"),
					color,
					text: { field: "figures" }
				}
			}
		]
	};
}
function rowsOf(result, comparisons, room) {
	const nameOf = comparisonNamer(result, comparisons);
	const characters = Math.floor((608 - FIGURES_WIDTH) / CHARACTER);
	let height = 0;
	const values = [];
	for (const comparison of comparisons) {
		const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison;
		const lines = wrapEvenly(nameOf(comparison), characters, MOST_LINES);
		const top = height;
		const at = top + 18 * lines.length + MARK_HEIGHT / 2 + 2;
		const bottom = at + MARK_HEIGHT / 2 + ROW_GAP;
		if (bottom > room && values.length > 0) break;
		height = bottom;
		values.push({
			tone: verdict,
			name: lines.join("\n"),
			top,
			at,
			none: 0,
			figures: `${verdictWord(comparison)} ${changeAndRange(comparison)}`,
			said: printable(comparisonText(comparison)),
			scenario: printable(scenario),
			workload: printable(workload),
			threads,
			change: roundFigure(change),
			low: roundFigure(low),
			high: roundFigure(high),
			limit: tolerance === null ? null : -roundFigure(tolerance)
		});
	}
	return {
		values,
		height,
		missing: comparisons.slice(values.length).map(nameOf)
	};
}

// src/core/views/chart/chart-spec.ts
/**
* The result as one Vega-Lite specification. A study is drawn as the change in QPS of each scenario against the
* control, by threads, or as bars if each workload has one number of threads. A gate is drawn as a row for each
* comparison, with its limit. The title is the finding; servers, machine and date stand at the bottom, so that the
* picture can be published alone.
*/
/** Maximum height of a picture in pixels, because a higher one does not fit on a screen. */
const MOST_HEIGHT = 900;
const MOST_NOTE_LINES = 4;
const NOTES = {
	around: 10 + PAGE.spacing,
	line: 18
};
const AROUND = 2 * PAGE.padding + 14 + 8;
function chartSpec(whole, theme) {
	const result = measuredPart(whole);
	const byRule = [...Map.groupBy(result.comparisons, ({ rule }) => rule)];
	const isStudy = ([rule, { length }]) => rule === "control" && length > 1;
	const studied = byRule.find(isStudy)?.[1];
	return studySpec({
		title: verdictText(whole).title,
		caption: setupParts(result),
		description: pictureText(whole),
		plots: studied === void 0 && byRule.length > 0 ? [] : plotsOf(result, studied ?? [])
	}, theme, byRule.filter((each) => !isStudy(each)).map((each) => (room) => rowPanel(result, each, theme, room)));
}
/** @param others draw panels below the study, such as the rows of a gate; each gets its share of the height */
function studySpec({ title, caption, description, plots }, theme, others = []) {
	const titleLines = wrapText(title, TITLE.characters, TITLE.most);
	const captionLines = joinedLines(caption);
	const fixed = AROUND + titleLines.length * TITLE.line + captionLines.length * 18;
	const room = (MOST_HEIGHT - fixed) / Math.max(1, plots.length + others.length);
	const drawn = drawPlots(plots, theme, room);
	const left = Math.max(0, ...drawn.map((each) => each.left));
	const panels = [...drawn.map(({ panel }) => panel), ...others.map((draw) => draw({
		room,
		left
	}))];
	const head = {
		text: titleLines,
		fontSize: TITLE.size,
		lineHeight: TITLE.line,
		anchor: "start",
		frame: "bounds",
		offset: 14
	};
	return pageOf([...panels, captionPanel(captionLines, left, theme)], description, theme, head);
}
/** Alternative text, for people who do not see the picture. */
function pictureText(result) {
	return printable(`${result.suite.name}, ${result.verdict}: ${headline(result)}`);
}
/**
* Plots the change of each scenario against the control. If different servers are compared, a plot of QPS stands above
* it. Without any comparison, the plot of QPS is the only one.
*/
function plotsOf(result, comparisons) {
	const labelOf = armNamer(result.plan);
	const arms = shownScenarios(result).map(armOf);
	const named = new Map(arms.map((arm) => [labelOf(arm), arm]));
	const servers = new Map(result.scenarios.map(({ name, server }) => [name, upstreamVersions(`${server.product} ${server.version}`)]));
	const isMixed = new Set(servers.values()).size > 1;
	const nameOf = (name) => {
		const server = servers.get(named.get(name)?.scenario ?? name);
		return isMixed && server !== void 0 ? `${name} (${server})` : name;
	};
	const changes = comparisons.length === 0 ? [] : [changePlot(result, comparisons, nameOf)];
	if (comparisons.length > 0 && !comparesServers(result)) return changes;
	const points = [...named].flatMap(([scenario, arm]) => result.cells.filter((cell) => sameArm(cell, arm)).map(({ workload, threads, qps }) => {
		return {
			scenario,
			workload,
			threads,
			value: qps,
			said: `${scenario}: ${rate(qps)} QPS in ${cellText({
				workload,
				threads
			})}`
		};
	}));
	const qps = plotOf(points, {
		title: "QPS by threads",
		gauge: qpsGauge(points),
		origin: "",
		nameOf
	});
	return points.length === 0 ? changes : [qps, ...changes];
}
function changePlot({ study }, comparisons, nameOf) {
	const points = comparisons.map((comparison) => {
		const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison;
		return {
			scenario,
			workload,
			threads,
			value: change,
			low,
			high,
			...tolerance === null ? {} : { limit: -tolerance },
			tone: verdict,
			said: comparisonText(comparison)
		};
	});
	const [{ reference, confidence } = {
		reference: "",
		confidence: .95
	}] = comparisons;
	const measured = costliestFirst(points, "scenario");
	const ranked = (study?.ranking ?? []).map(({ scenario }) => scenario).toReversed();
	const saturated = (study?.levels ?? []).filter(({ isSaturated }) => isSaturated === true);
	return plotOf(points, {
		title: `${changeTitle("control", comparisons)}, with ${share(confidence)} intervals`,
		gauge: changeGauge(points),
		origin: reference,
		nameOf,
		ranked: [.../* @__PURE__ */ new Set([...ranked.filter((name) => measured.includes(name)), ...measured])],
		saturated: new Map(saturated.map(({ workload, threads }) => [workload, threads]))
	});
}
/**
* Styles of scenarios, the same in all plots. Only the costliest scenarios get a style, because readers cannot tell
* more of them apart.
*/
function stylesOf(plots, room) {
	const main = plots.at(-1);
	if (main === void 0) return /* @__PURE__ */ new Map();
	const costly = main.ranked.slice(0, mostStyles(main, room));
	const names = [...main.origin === "" ? [] : [main.origin], ...main.scenarios.filter((name) => costly.includes(name))];
	return new Map(names.map((name, nth) => [name, nth]));
}
function drawPlots(plots, theme, room, noteLines = 1) {
	const plotRoom = room - NOTES.around - NOTES.line * noteLines;
	const looks = stylesOf(plots, plotRoom);
	const left = Math.max(0, ...plots.map(leftOf));
	const drawn = plots.map((plot) => drawPlot(plot, looks, theme, {
		room: plotRoom,
		left
	}));
	const needed = Math.max(0, ...drawn.map(({ noteLines: lines }) => lines));
	return needed <= noteLines ? drawn : drawPlots(plots, theme, room, needed);
}
function drawPlot(plot, looks, theme, room) {
	const { panels, notes, left } = [...Map.groupBy(plot.points, ({ workload }) => workload).values()].some((points) => threadLevels(points).length > 1) ? linePanels(plot, looks, theme, room) : barPanels(plot, theme, room.room);
	const text = wrapText(joinTexts([`${plot.title}.`, ...notes], " "), 76, MOST_NOTE_LINES);
	return {
		panel: {
			title: {
				text,
				fontWeight: "normal",
				color: COLOURS[theme].faintText,
				anchor: "start",
				frame: "group",
				offset: 10,
				dx: -left
			},
			vconcat: panels,
			spacing: PAGE.spacing
		},
		noteLines: text.length,
		left
	};
}
/** Breaks lines between parts, so that a part is split only if it is longer than a line. */
function joinedLines(parts) {
	const lines = [];
	for (const part of parts) {
		const joined = joinTexts([lines.pop() ?? "", part], " · ");
		if (joined.length <= 76) lines.push(joined);
		else lines.push(joined.slice(0, -` · ${part}`.length), ...wrapText(part, 76, 2));
	}
	return lines.filter((line) => line !== "");
}
function captionPanel(lines, left, theme) {
	return {
		data: { values: [{ text: lines.join("\n") }] },
		width: 608 - left,
		height: 18 * lines.length + 6,
		view: { stroke: null },
		layer: [{
			mark: {
				type: "rule",
				color: COLOURS[theme].grid,
				aria: false
			},
			encoding: {
				x: { value: -left },
				x2: { value: 608 - left },
				y: { value: 0 }
			}
		}, {
			mark: {
				type: "text",
				align: "left",
				baseline: "top",
				color: COLOURS[theme].faintText,
				aria: false
			},
			encoding: {
				x: { value: -left },
				y: { value: 8 },
				text: { field: "text" }
			}
		}]
	};
}

// src/core/views/markup.ts
/**
* HTML from templates. Every value is escaped unless it is markup itself, so that text from outside cannot add
* elements.
*/
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** A character that may need an escape. Letters, digits and the punctuation of figures need none. */
const UNSAFE = /[^\p{L}\p{Nd} .,:;·…−+/()%_-]/u;
/**
* Template tag for HTML. It appends to one string instead of joining arrays, because joins would copy the text of a
* large table again at each level.
*/
function html(strings, ...values) {
	let markup = "";
	for (const [index, text] of strings.entries()) markup += text + toMarkup(values[index] ?? "");
	return { markup };
}
function toMarkup(value) {
	if (typeof value === "string") return escapeText(value);
	if (typeof value === "number") return String(value);
	return "markup" in value ? value.markup : value.reduce((all, { markup }) => all + markup, "");
}
function escapeText(text) {
	if (!UNSAFE.test(text)) return text;
	return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
function figureMarkup({ light, dark }, text) {
	return html`<figure>
<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" alt="${text}"></picture>
</figure>
`;
}

export { pictureText as i, html as n, chartSpec as r, figureMarkup as t };