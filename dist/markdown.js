import { i as escapeInvisible } from "./problems.js";
import { i as shorten, t as escapeMarkdown } from "./escape.js";
import { T as PAGES, k as headline, m as comparisonNamer, p as changeTitle, u as worseFirst } from "./chart-spec.js";
import { t as makeReport } from "./make-report.js";
import { o as firstOf, s as isShown } from "./suggestion-section.js";
import { t as hasInterval } from "./result.js";
import { i as count, n as change, u as share } from "./figures.js";
import { r as wrapName, t as printable } from "./chart-text.js";
import { i as paragraphs, n as fenced, r as markdownBlocks, t as address } from "./markdown-parts.js";

// src/core/views/markdown/dot-plot.ts
/**
* The changes as a dot plot of characters: in a code block it looks the same in mail, in dark mode, and where no
* picture can be stored. It is a diff block, in which GitHub and GitLab colour lines that begin with a minus red, with
* a plus green and with an exclamation mark orange.
*/
/** A line is no longer than 80 characters, as much as mails and comments show. */
const PLOT_COLUMNS = 33;
const LONGEST_LINE = 32;
const NAME_LINES = 3;
const MOST_ROWS = 16;
/** Intervals beyond ±100 % end at the edge. */
const BEYOND_MEANING = 1;
/** They differ by shape, and fonts for terminals have them. */
const DOTS = {
	regressed: "▼",
	inconclusive: "◊",
	pass: "●"
};
/** First character of a line, for its colour. */
const SIGNS = {
	regressed: "-",
	inconclusive: "!",
	pass: "+"
};
const ZERO = "│";
const LIMIT = "┊";
/** One for each rule. Empty if nothing was compared. */
function dotPlots(result) {
	const byRule = Map.groupBy(result.comparisons, ({ rule }) => rule);
	return paragraphs(...[...byRule].map(([rule, own]) => dotPlot(result, rule, own.toSorted(worseFirst))));
}
/** @param own worst first, at least one */
function dotPlot(result, rule, own) {
	const shown = own.slice(0, MOST_ROWS);
	const scale = scaleOf(shown);
	const nameOf = comparisonNamer(result, own);
	const names = shown.map((one) => nameOf(one).flatMap((name) => wrapName(name, LONGEST_LINE, NAME_LINES).split("\n")));
	const width = Math.max(...names.flat().map(({ length }) => length));
	const more = own.length - shown.length;
	const lines = [
		`  ${changeTitle(rule, own, (name) => shorten(printable(name)))}`,
		"",
		...shown.flatMap((one, index) => rowLines(one, names[index] ?? [], width, scale)),
		`${" ".repeat(width + 3)}${axisText(shown, scale)}`.trimEnd(),
		"",
		`  ${legend(shown)}`
	];
	return paragraphs(fenced(lines, "diff"), more > 0 ? `${count(more, "more comparison")} with smaller losses.` : "");
}
/** Everything that is drawn, the tolerance and zero. */
function scaleOf(shown) {
	const lows = shown.map((one) => Math.min(one.change, Math.max(-1, one.low ?? one.change), -one.tolerance));
	const highs = shown.map((one) => Math.max(one.change, Math.min(BEYOND_MEANING, one.high ?? one.change)));
	return {
		low: Math.min(0, ...lows),
		high: Math.max(0, ...highs)
	};
}
/** 0 for the left end; values beyond an end are at the end. */
function columnOf(value, { low, high }) {
	const place = high > low ? (value - low) / (high - low) : 0;
	return Math.round(32 * Math.min(1, Math.max(0, place)));
}
/**
* "- oltp_read_only at 8 threads  ├──▼──┤      ┊  │  −23.8 %"; of a longer name, and of several, the others are above.
*/
function rowLines(one, names, width, scale) {
	const [last = "", ...above] = names.toReversed();
	const name = last.padEnd(width);
	return [...above.toReversed(), `${name} ${plotText(one, scale)} ${change(one.change).padStart(8)}`].map((line) => `${SIGNS[one.verdict]} ${line}`);
}
function plotText(one, scale) {
	const columns = Array.from({ length: PLOT_COLUMNS }, () => " ");
	const [zero, limit] = [columnOf(0, scale), columnOf(-one.tolerance, scale)];
	columns[limit] = LIMIT;
	columns[zero] = ZERO;
	if (hasInterval(one)) {
		const [from, to] = [columnOf(one.low, scale), columnOf(one.high, scale)];
		for (let column = from; column <= to; column++) columns[column] = column === zero || column === limit ? "┼" : "─";
		if (from !== zero && from !== limit) columns[from] = "├";
		if (to !== zero && to !== limit) columns[to] = "┤";
	}
	columns[columnOf(one.change, scale)] = DOTS[one.verdict];
	return columns.join("");
}
/** Zero, the tolerance where it is one for all, and the left end, as far as there is room. */
function axisText(shown, scale) {
	const [tolerance = 0, ...others] = new Set(shown.map((one) => one.tolerance));
	const marks = [
		{
			text: "0",
			at: columnOf(0, scale)
		},
		...others.length === 0 ? [{
			text: `−${share(tolerance)}`,
			at: columnOf(-tolerance, scale)
		}] : [],
		{
			text: change(scale.low, 0),
			at: 0
		}
	];
	let line = " ".repeat(34);
	for (const { text, at } of marks) {
		const from = Math.max(0, Math.min(at - Math.floor(text.length / 2), line.length - text.length));
		if (line.slice(Math.max(0, from - 1), from + text.length + 1).trim() === "") line = line.slice(0, from) + text + line.slice(from + text.length);
	}
	return line;
}
/** "▼ regressed  ● pass  ├─┤ 95 % interval  ┊ tolerance". */
function legend(shown) {
	const verdicts = [
		"regressed",
		"inconclusive",
		"pass"
	].filter((verdict) => shown.some((one) => one.verdict === verdict));
	const confidence = new Set(shown.filter(hasInterval).map((one) => share(one.confidence)));
	return [
		...verdicts.map((verdict) => `${DOTS[verdict]} ${verdict}`),
		...confidence.size === 0 ? [] : [`├─┤ ${[...confidence].join(", ")} interval`],
		`${LIMIT} tolerance`
	].join("   ");
}

// src/core/views/markdown/markdown.ts
/** Characters between two blocks. */
const SEPARATOR = 2;
function renderMarkdown(result, { chart = { kind: "text" }, ...context } = {}) {
	const { blocks } = makeReport(result, context);
	const top = markdownBlocks(blocks.filter((block) => !isFolded(block)), chartOf(result, chart));
	const sections = blocks.filter(isFolded).filter((block) => isShown(block, "markdown")).map((block) => ({
		title: block.title,
		priority: block.priority ?? 0,
		text: markdownBlocks([block])
	}));
	const shown = fitting(sections, 59e3 - top.length);
	const omitted = sections.filter((section) => !shown.includes(section));
	return `${paragraphs(top, ...shown.map(({ text }) => text), leftOut(omitted))}\n`;
}
/** Longer messages are in the log. */
const MOST_FAILURE_CHARACTERS = 1e4;
/** The summary of a job that ended without a verdict, and the comment in place of an older verdict. */
function renderFailure({ message, title, runUrl }) {
	const heading = title === void 0 ? "### ⚠️ qpsgate could not measure this change" : `### ❌ ${title}`;
	const lines = message.split("\n").map(escapeInvisible);
	const log = runUrl === void 0 ? "" : ` ([log](<${runUrl}>))`;
	const next = `**Next:** find this message in [Why is my check red?](<${PAGES.red}>)${log}`;
	const shown = lines.join("\n").slice(0, MOST_FAILURE_CHARACTERS);
	return `${paragraphs(heading, fenced(shown.split("\n"), "text"), next)}\n`;
}
function isFolded(block) {
	return block.kind === "section" && block.inMarkdown === "folded";
}
/** The sections of highest priority that fit together, in the given order: from the first that does not fit, none. */
function fitting(sections, room) {
	const urgent = sections.toSorted((a, b) => a.priority - b.priority);
	const kept = firstOf(urgent, urgent.length, room, ({ text }) => text.length + SEPARATOR);
	return sections.filter((section) => kept.includes(section));
}
function leftOut(sections) {
	if (sections.length === 0) return "";
	return `Left out for lack of space: ${sections.map(({ title }) => title).join(", ")}. result.json in the run's output directory has everything.`;
}
function chartOf(result, chart) {
	if (chart.kind === "none") return "";
	return chart.kind === "text" ? dotPlots(result) : image(result, chart);
}
/** The alternative text is for mail and readers without access to the picture. */
function image(result, { url, darkUrl }) {
	const alternative = escapeMarkdown(`${result.verdict}: ${headline(result, shorten)}`);
	if (darkUrl === null) return `![${alternative}](<${address(url)}>)`;
	return `<picture>${`<source media="(prefers-color-scheme: dark)" srcset="${address(darkUrl)}">`}<img alt="${alternative}" src="${address(url)}"></picture>`;
}

export { renderMarkdown as n, renderFailure as t };