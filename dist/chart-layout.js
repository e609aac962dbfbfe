import { i as count, r as changeAndRange, u as share } from "./figures.js";
import { b as byCost } from "./result.js";
import { f as lineOf, i as cellText, m as settingLine, n as asItIs, t as against } from "./wording.js";
import { t as armNamer } from "./arm-names.js";
import { a as wrapWords, i as wrapName, n as printable, r as textWidth } from "./markup.js";

// src/core/wording/cause-wording.ts
/** One cause in words, as it stands in a row or on a line: the same in every view. Plain text: the view escapes. */
/** How the figures came about, where what is said of all of them does not tell. */
const HOW = {
	share: "",
	alone: "",
	"from the head": "measured beside the others",
	together: "only together",
	"in a group": "",
	"does not start": "no server starts with it or without it",
	"not measured": ""
};
/** Share of QPS that a change leaves at least: of none, nothing follows. */
const LEAST_LEFT = .01;
function causesByVerdict({ causes }) {
	const sorted = causes.toSorted(byCost);
	const unclear = sorted.filter(({ verdict }) => verdict === "undecided" || verdict === "not reached");
	const measured = unclear.filter(({ kind }) => kind !== "not measured");
	return {
		blamed: sorted.filter(({ verdict }) => verdict === "to blame"),
		open: [...Map.groupBy(measured, groupKey).values()],
		unreached: unclear.filter(({ kind }) => kind === "not measured"),
		innocent: sorted.filter(({ verdict }) => verdict === "innocent")
	};
}
/** Key of the causes that are told together: a group's names; for any other cause, itself. */
function groupKey(cause) {
	if (cause.kind === "does not start") return cause.kind;
	return cause.kind === "in a group" ? JSON.stringify([cause.verdict, cause.measuredWith]) : cause;
}
/** Names of all settings in these causes. */
function namesOf(causes) {
	return causes.flatMap(({ settings }) => settings.map(({ name }) => name));
}
/** Change with its interval; undefined where nothing was measured. */
function figuresOf({ change: found, low, high }) {
	return found === null || low === null || high === null ? void 0 : {
		change: found,
		low,
		high
	};
}
/**
* What taking a setting to blame back gains while the rest stays, as a change of head's QPS: removal is what it costs head
* in QPS, so without it there are 1/(1 + removal) times as many. Undefined where that was not asked.
*/
function savedOf({ verdict, removal }) {
	if (verdict !== "to blame" || removal === null) return void 0;
	const without = (change) => changeBetween(change, 0);
	return {
		change: without(removal.change),
		low: without(removal.high),
		high: without(removal.low)
	};
}
/** The change that leads from one change of QPS to another. */
function changeBetween(from, to) {
	return (1 + to) / Math.max(LEAST_LEFT, 1 + from) - 1;
}
/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if taken back"; empty where nothing was measured. */
function costText(cause) {
	const [cost, saved] = [figuresOf(cause), savedOf(cause)];
	return [cost === void 0 ? "" : changeAndRange(cost), saved === void 0 ? "" : `${changeAndRange(saved)} if taken back`].filter((part) => part !== "").join(", ");
}
/** "only together"; often empty. */
function howOf({ kind }) {
	return HOW[kind];
}
/** Verdict of causes with the same figures: "undecided", "not taken apart, measured with 2 others". */
function openText(group) {
	const [first] = group;
	if (first === void 0) return "";
	return [first.kind === "in a group" && first.verdict === "not reached" ? "not taken apart" : first.verdict, detailText(group)].filter((part) => part !== "").join(", ");
}
/** How the figures came about, beside the verdict: "measured with 2 others"; often empty. */
function detailText(group) {
	const [first] = group;
	if (first === void 0) return "";
	if (first.kind !== "in a group") return howOf(first);
	const listed = namesOf(group).length;
	const others = first.measuredWith.length - listed;
	if (others > 0) return `measured with ${count(others, "other")}`;
	return listed > 1 ? "measured together" : "";
}
/** "ON", "0 → 1"; of a setting that is gone, what it was. */
function valueText({ before, after, place }, shown) {
	if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`;
	const only = place === null ? before : after;
	return only === null ? "" : shown(only);
}
/** "conf/my.cnf:4"; where a setting that is gone once stood, as far as that is known. */
function whereOf(result, { name, place }) {
	if (place !== null) return lineOf(place);
	const gone = removedSetting(result, name);
	return gone === void 0 ? "removed" : settingLine(gone);
}
/** The explained scenario's setting of this name that head no longer has. */
function removedSetting({ settings, explanation }, name) {
	if (explanation?.rule !== "base") return void 0;
	return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null);
}

// src/core/views/cells.ts
/**
* The arms that people ask about, all but the twin: the control first; where there is none, of each scenario how it was
* and then how it is.
*/
function shownArms(result) {
	const shown = result.scenarios.filter(({ revision }) => revision !== "twin");
	if (mainRule(result) === "base") return [...Map.groupBy(shown, ({ name }) => name).values()].flatMap((own) => own.toSorted((a, b) => isBefore(b) - isBefore(a))).map(armOf);
	return [...shown.filter(({ role }) => role === "control"), ...shown.filter(({ role }) => role !== "control")].map(armOf);
}
function isBefore({ revision }) {
	return Number(revision === "base");
}
/** What the scenarios of a run are compared with above all: a control, or without one themselves before the change. */
function mainRule({ plan: { rules } }) {
	return rules.includes("control") ? "control" : "base";
}
/** The arm that the others of the run are compared with; undefined where they are compared with themselves before. */
function controlArm(result) {
	if (mainRule(result) === "base") return void 0;
	const controls = result.scenarios.filter(({ role, revision }) => role === "control" && revision !== "twin");
	const control = controls.find(({ revision }) => revision === "head") ?? controls[0];
	return control && armOf(control);
}
/** What an arm is compared with above all; undefined for what others are compared with. */
function referenceArm(result, arm) {
	const reference = mainRule(result) === "control" ? controlArm(result) : {
		scenario: arm.scenario,
		revision: "base"
	};
	return reference === void 0 || sameArm(reference, arm) ? void 0 : reference;
}
function armOf({ name, revision }) {
	return {
		scenario: name,
		revision
	};
}
function sameArm(left, right) {
	return left.scenario === right.scenario && left.revision === right.revision;
}
/** What the arms of this run are called. */
function armLabels({ plan }) {
	return armNamer(plan.rules, plan.arms.map(({ scenario }) => scenario));
}
/** Workloads in the order in which they were measured. */
function workloadsOf({ cells }) {
	return [...new Set(cells.map(({ workload }) => workload))];
}
/** Numbers of threads that the workload was measured with, ascending. */
function threadLevelsOf({ cells }, workload) {
	return [...new Set(cells.filter((cell) => cell.workload === workload).map(({ threads }) => threads))].sort((left, right) => left - right);
}
function cellFinder({ cells }) {
	const found = new Map(cells.map((cell) => [keyOf(cell, cell), cell]));
	return (arm, key) => found.get(keyOf(arm, key));
}
/** Comparisons by the main rule, cell by cell. */
function costFinder(result) {
	const main = mainRule(result);
	const found = new Map(result.comparisons.filter(({ rule, scope }) => rule === main && scope === "cell").map((comparison) => [keyOf({
		scenario: comparison.scenario,
		revision: "head"
	}, comparison), comparison]));
	return (arm, key) => found.get(keyOf(arm, key));
}
function keyOf({ scenario, revision }, { workload, threads }) {
	return JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
}

// src/core/wording/told-comparison.ts
/** "regressed", "improved": the verdict, or where it is better than asked for, that. */
function verdictWord({ verdict, label }) {
	return label === "improved" ? label : verdict;
}
/** "regressed: −9.2 % (−10.3 … −8.0) at oltp_read_only, 4 threads, tolerance 5 %; pfson against pfsoff". */
function told(found, quote) {
	const { scope, workload, threads, tolerance, scenario } = found;
	const place = scope === "mean" ? "as the mean of all cells" : `at ${quote(workload)}, ${count(threads, "thread")}`;
	const what = `${quote(scenario)} against ${against(found, quote)}`;
	return `${verdictWord(found)}: ${changeAndRange(found)} ${place}, tolerance ${share(tolerance)}; ${what}`;
}
/** "Change in QPS, now against before", "Change in QPS against the control pfsoff". */
function changeTitle(rule, own, quote) {
	return `Change in QPS${{
		control: ` against the control ${[...new Set(own.map(({ reference }) => quote(reference)))].join(", ")}`,
		base: ", now against before",
		history: " against earlier runs of the target branch"
	}[rule]}`;
}
/** What tells these comparisons apart: ["pfson", "oltp_read_only at 8 threads"], or only one of both. */
function comparisonNamer({ plan }, shown) {
	const isSeveral = (key) => new Set(shown.map((one) => one[key])).size > 1;
	const hasPlaces = isSeveral("workload") || isSeveral("threads");
	const hasScenarios = isSeveral("scenario") || !hasPlaces && plan.rules.includes("control");
	return (one) => {
		return [hasScenarios ? one.scenario : "", hasPlaces || !hasScenarios ? cellText(one, asItIs) : ""].filter((part) => part !== "");
	};
}

// src/core/views/chart/chart-theme.ts
const FONT_SIZE = 12;
/** How much wider bold text is. */
const BOLD = 1.08;
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
			pass: "#0072b2",
			inconclusive: "#59636e",
			regressed: "#c2390a"
		},
		series: [
			"#1f2328",
			"#7b4fc9",
			"#00806a",
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
			pass: "#4aa8e0",
			inconclusive: "#9198a1",
			regressed: "#ff8552"
		},
		series: [
			"#f0f6fc",
			"#b79cf5",
			"#2fc59a",
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
		title: {
			anchor: "start",
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

// src/core/views/chart/chart-layout.ts
/** Pixels between panels beside each other. */
const GAP = 24;
/** More panels below each other than fit in this are left out, the least alarming first. */
const MAX_HEIGHT = 1600;
const MAX_COLUMNS = 4;
/** Title and axis of a panel. */
const PANEL_EXTRAS = 75;
/** Pictures narrower than this are for telephones. */
const NARROW = 600;
/** Enough for the longest name that a suite allows. */
const NAME_LINES = 8;
const NAME_PADDING = 12;
const SEVERITY = {
	regressed: 0,
	inconclusive: 1,
	pass: 2
};
function layOutNames(scenarios, width) {
	const rowOf = (scenario) => wrapName(scenario, width < 600 ? 17 : 22, NAME_LINES);
	const lines = scenarios.map((scenario) => rowOf(scenario).split("\n"));
	return {
		rowOf,
		width: Math.ceil(Math.max(0, ...lines.flat().map((line) => textWidth(line, 12)))) + NAME_PADDING,
		height: Math.max(1, ...lines.map((own) => own.length)) * 14 + 8
	};
}
/** Axis with the names: text of several lines begins at its place, so it is lifted by half of the others. */
function nameAxis(labels) {
	return {
		title: null,
		labels,
		ticks: false,
		domain: false,
		labelPadding: 8,
		labelOffset: {
			condition: Array.from({ length: 7 }, (_, index) => ({
				test: `length(split(datum.value, '\\n')) === ${index + 2}`,
				value: -14 / 2 * (index + 1)
			})),
			value: 0
		}
	};
}
/** Panels side by side, as many as fit. */
function shareWidth({ width, left }, panels, { between, right, least }) {
	const available = width - left + 24 + between;
	const extras = between + right + 24;
	const columns = Math.max(1, Math.min(Math.floor(available / (least + extras)), panels, MAX_COLUMNS));
	return {
		columns,
		plotWidth: Math.max(least, Math.floor(available / columns - extras))
	};
}
/** How many panels of a height there is room for. */
function panelLimit(columns, height) {
	return columns * Math.max(1, Math.floor(MAX_HEIGHT / (height + PANEL_EXTRAS)));
}
/** The title of a block of panels, above the names. */
function blockTitle(text, notes, { width, left }) {
	const subtitle = notes.flatMap((note) => wrapWords(note, width, 12));
	const title = {
		text: wrapWords(text, width, 12 + 2),
		frame: "group",
		dx: -left,
		offset: 6
	};
	return subtitle.length === 0 ? title : {
		...title,
		subtitle
	};
}
/** The title of a panel, on as many lines as its width asks for. */
function panelTitle(text, width) {
	return {
		text: wrapName(text, Math.max(12, Math.floor(width / (.62 * 12))), NAME_LINES).split("\n"),
		fontSize: 12,
		anchor: "start",
		frame: "group",
		offset: 6
	};
}
/** At most so many items, those that `isWorse` puts first, in the order in which they came. */
function keepWorst(items, limit, isWorse) {
	const kept = new Set(items.toSorted(isWorse).slice(0, limit));
	return items.filter((item) => kept.has(item));
}
/** Regressed before inconclusive before pass, and the greater loss first. */
function worseFirst(a, b) {
	return SEVERITY[a.verdict] - SEVERITY[b.verdict] || a.change - b.change;
}
/** Orders groups of comparisons by the worst in each; a group without any comes last. */
function byWorst(comparisonsOf) {
	const known = /* @__PURE__ */ new Map();
	const worst = (key) => {
		if (!known.has(key)) known.set(key, comparisonsOf(key).toSorted(worseFirst)[0]);
		return known.get(key);
	};
	return (first, second) => {
		const [a, b] = [worst(first), worst(second)];
		if (a === void 0 || b === void 0) return Number(a === void 0) - Number(b === void 0);
		return worseFirst(a, b);
	};
}
/** Names in the order of the suite, each once. */
function scenarioOrder({ scenarios, comparisons }) {
	return distinct([...scenarios.map(({ name }) => name), ...comparisons.map(({ scenario }) => scenario)]);
}
function distinct(values) {
	return [...new Set(values)];
}
/** "Not drawn: 2 workloads with smaller losses (a, b); …"; nothing where nothing is left out. */
function leftOutNote(what, all, shown) {
	const missing = all.filter((one) => !shown.includes(one));
	if (missing.length === 0) return [];
	const named = missing.slice(0, 3).map(printable).join(", ");
	const more = missing.length > 3 ? ` and ${missing.length - 3} more` : "";
	return [`Not drawn: ${count(missing.length, what)} with smaller losses (${named}${more}); the tables have all.`];
}
/** The value to so many significant digits. */
function rounded(value, digits) {
	return Number(value.toPrecision(digits));
}

export { shownArms as A, openText as B, armLabels as C, mainRule as D, costFinder as E, costText as F, savedOf as H, detailText as I, figuresOf as L, workloadsOf as M, causesByVerdict as N, referenceArm as O, changeBetween as P, howOf as R, verdictWord as S, controlArm as T, valueText as U, removedSetting as V, whereOf as W, VERDICT_SHAPES as _, layOutNames as a, comparisonNamer as b, panelLimit as c, scenarioOrder as d, shareWidth as f, SERIES_SHAPES as g, COLOURS as h, keepWorst as i, threadLevelsOf as j, sameArm as k, panelTitle as l, BOLD as m, byWorst as n, leftOutNote as o, worseFirst as p, distinct as r, nameAxis as s, blockTitle as t, rounded as u, chartConfig as v, cellFinder as w, told as x, changeTitle as y, namesOf as z };