import { i as escapeInvisible } from "./problems.js";
import { i as shorten, t as escapeMarkdown } from "./escape.js";
import { h as shownTable, o as firstOf, s as isShown } from "./suggestion-section.js";

// src/core/views/markdown/markdown-parts.ts
/** Blocks of a report as Markdown. Every text is escaped here. */
const RULES = {
	left: ":--",
	right: "--:",
	center: ":-:"
};
/** @param chart takes the place of a chart */
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
/** Blocks of text, without empty ones. */
function paragraphs(...blocks) {
	return blocks.filter((block) => block !== "").join("\n\n");
}

export { paragraphs as i, fenced as n, markdownBlocks as r, address as t };