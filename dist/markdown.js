import { i as escapeInvisible } from "./problems.js";
import { i as shorten, t as escapeMarkdown } from "./escape.js";
import { T as PAGES, k as headline, m as comparisonNamer, p as changeTitle, u as worseFirst } from "./chart-spec.js";
import { a as firstOf, o as isShown, s as shownTable, t as makeReport } from "./make-report.js";
import { t as hasInterval } from "./result.js";
import { i as count, n as change, u as share } from "./figures.js";
import { r as wrapName, t as printable } from "./chart-text.js";

// src/core/views/markdown/markdown-parts.ts
/** Blocks of a report as Markdown. Every text is escaped here. */
const RULES = {
	left: ":--",
	right: "--:",
	center: ":-:"
};
/** @param chart what stands in the place of a chart */
function markdownBlocks(blocks, chart = "") {
	return paragraphs(...blocks.filter((block) => isShown(block, "markdown")).map((block) => markdownBlock(block, chart)));
}
function markdownBlock(block, chart) {
	switch (block.kind) {
		case "heading": return `### ${inline(block.text)}`;
		case "paragraph": return inline(block.text);
		case "list": return limited(block.items.map((item) => `- ${inline(item)}`), block.limit, (lines) => lines.join("\n"));
		case "code": return limited(block.lines.map(escapeInvisible), block.limit, (lines) => fenced(lines, block.language));
		case "table": return tableText(shownTable(block, "markdown"));
		case "chart": return chart;
		case "details": return folded(block.title, markdownBlocks(block.blocks));
		case "section": return sectionText(block);
	}
}
function sectionText({ title, blocks, inMarkdown }) {
	const body = markdownBlocks(blocks);
	if (inMarkdown === "folded") return folded(title, body);
	return inMarkdown === "titled" ? paragraphs(`**${escapeMarkdown(title)}:**`, body) : body;
}
/** GitHub reads Markdown inside only after a blank line. */
function folded(title, body) {
	return `<details><summary>${escapeMarkdown(title)}</summary>\n\n${body}\n\n</details>`;
}
function tableText({ columns, rows, limit }) {
	const head = [rowText(columns.map(({ title }) => title)), `|${columns.map(({ align }) => RULES[align]).join("|")}|`];
	return limited(rows.map(rowText), limit, (lines) => [...head, ...lines].join("\n"));
}
function rowText(cells) {
	return `| ${cells.map(inline).join(" | ")} |`;
}
/** The first of the lines, and how many there are more. */
function limited(lines, limit, text) {
	if (limit === void 0) return text(lines);
	const { most, room = Number.POSITIVE_INFINITY, rest } = limit;
	const shown = firstOf(lines, most, room, (line) => line.length + 1);
	return paragraphs(shown.length === 0 ? "" : text(shown), escapeMarkdown(rest(lines.length - shown.length)));
}
function inline(text) {
	return isSpans(text) ? text.map((one, at) => at === 0 ? span(one) : laterSpan(one)).join("") : span(text);
}
/** After another one, a space at its beginning separates words. */
function laterSpan(one) {
	return typeof one === "string" && one.startsWith(" ") ? ` ${span(one.slice(1))}` : span(one);
}
function span(one) {
	if (typeof one === "string") return escapeMarkdown(one);
	switch (one.kind) {
		case "name": return escapeMarkdown(shorten(one.text, one.most));
		case "strong": return `**${inline(one.text)}**`;
		case "emphasis": return `*${inline(one.text)}*`;
		case "code": return `\`${escapeInvisible(one.text).replaceAll(/[`|]/g, " ")}\``;
		case "link": return `[${escapeMarkdown(one.text)}](<${address(one.address)}>)`;
		case "several": return severalText(one.items.map(inline), one.separator, one.room);
		default: return escapeMarkdown(one.text);
	}
}
/** The items there is room for, and how many more. */
function severalText(items, separator, room) {
	const shown = firstOf(items, 40, room, (item) => item.length + separator.length);
	const more = items.length - shown.length;
	return `${shown.join(separator)}${more > 0 ? ` and ${more} more` : ""}`;
}
function isSpans(text) {
	return Array.isArray(text);
}
/** A block of code. A fence that is longer than any run of backticks in it ends at its own end only. */
function fenced(lines, language) {
	const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
	const fence = "`".repeat(Math.max(2, ...runs) + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join("\n");
}
/** In angle brackets or quotation marks, only these would end it or mean something else. */
function address(url) {
	return url.replace(/[<>"&\\\s\p{Cc}]/gu, encodeURIComponent);
}
/** Blocks of text, those that are empty left out. */
function paragraphs(...blocks) {
	return blocks.filter((block) => block !== "").join("\n\n");
}

// src/core/views/markdown/dot-plot.ts
/**
* The changes as a dot plot of characters: in a block of code it is the same in mail, in the dark, and where no picture can
* be stored. It is a block of differences, of which GitHub and GitLab paint lines that begin with a minus red, with a plus
* green and with an exclamation mark orange.
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
/** What a line begins with, for its colour. */
const SIGNS = {
	regressed: "-",
	inconclusive: "!",
	pass: "+"
};
const ZERO = "│";
const LIMIT = "┊";
/** One for each rule. Empty where nothing was compared. */
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
/** 0 for what is farthest left; what lies beyond an end is at the end. */
function columnOf(value, { low, high }) {
	const place = high > low ? (value - low) / (high - low) : 0;
	return Math.round(32 * Math.min(1, Math.max(0, place)));
}
/** "- oltp_read_only at 8 threads  ├──▼──┤      ┊  │  −23.8 %"; of a longer name, and of several, the others stand above. */
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
/** The summary of a job that ended without a verdict. */
function renderFailure(message) {
	const lines = message.split("\n").map(escapeInvisible);
	const next = `**Next:** find this message in [Why is my check red?](<${PAGES.red}>)`;
	return `${paragraphs("### ⚠️ qpsgate could not measure this change", fenced(lines, "text"), next)}\n`;
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
/** The alternative text is what mail and readers without access to the picture get. */
function image(result, { url, darkUrl }) {
	const alternative = escapeMarkdown(`${result.verdict}: ${headline(result, shorten)}`);
	if (darkUrl === null) return `![${alternative}](<${address(url)}>)`;
	return `<picture>${`<source media="(prefers-color-scheme: dark)" srcset="${address(darkUrl)}">`}<img alt="${alternative}" src="${address(url)}"></picture>`;
}

export { renderMarkdown as n, fenced as r, renderFailure as t };