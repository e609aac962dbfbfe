import { O as escapeInvisible } from "./schemas.js";
import { O as changeTitle, rt as upstreamVersions, u as PAGES } from "./cells.js";
import { r as shorten, t as escapeMarkdown } from "./escape.js";
import { a as isSpans, i as firstAndRest, r as cut, t as makeReport } from "./make-report.js";

// src/core/views/markdown/markdown-parts.ts
/** Blocks of a report as Markdown. Every text is escaped here. */
function markdownBlocks(blocks) {
	return paragraphs(...blocks.map(markdownBlock));
}
function markdownBlock(block) {
	switch (block.kind) {
		case "paragraph": return inline(block.text);
		case "list": return limited(block.items.map((item) => `- ${inline(item)}`), block.limit, (lines) => lines.join("\n"));
		case "code": return limited(block.lines.map(escapeInvisible), block.limit, (lines) => fenced(lines, block.language));
		case "table": return tableText(block);
		case "details": return folded(block);
	}
}
/** A part that readers unfold. GitHub reads Markdown in it only after a blank line. */
function folded({ title, blocks }) {
	return `<details><summary>${escapeMarkdown(title)}</summary>\n\n${markdownBlocks(blocks)}\n\n</details>`;
}
function tableText({ columns, rows, limit }) {
	const rule = columns.map(({ align }) => align === "right" ? "--:" : ":--");
	const head = [rowText(columns.map(({ title }) => title)), `|${rule.join("|")}|`];
	return limited(rows.map(rowText), limit, (lines) => [...head, ...lines].join("\n"));
}
function rowText(cells) {
	return `| ${cells.map(inline).join(" | ")} |`;
}
/** The first of the lines, and how many there are more. */
function limited(lines, limit, text) {
	const { shown, rest } = firstAndRest(lines, limit);
	return paragraphs(text(shown), rest);
}
function inline(text) {
	return isSpans(text) ? text.map((one, at) => at === 0 ? span(one) : laterSpan(one)).join("") : span(text);
}
/** A span after another: no character of it begins a line. */
function laterSpan(one) {
	return typeof one === "string" ? escapeMarkdown(`)${one}`).slice(1) : span(one);
}
function span(one) {
	if (typeof one === "string") return escapeMarkdown(one);
	switch (one.kind) {
		case "name": return escapeMarkdown(shorten(one.text, one.most));
		case "strong": return `**${inline(one.text)}**`;
		case "code": return `\`${escapeInvisible(one.text).replaceAll(/[`|]/g, " ")}\``;
		case "link": return `[${escapeMarkdown(one.text)}](<${address(one.address)}>)`;
		default: return escapeMarkdown(one.text);
	}
}
/** A block of code. Its fence is longer than any run of backticks inside, so that nothing inside ends the block. */
function fenced(lines, language) {
	const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
	const fence = "`".repeat(Math.max(2, ...runs) + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join("\n");
}
/** An address for angle brackets or quotation marks: these characters would end it there, or mean something else. */
function address(url) {
	return url.replace(/[<>"&\\\s\p{Cc}]/gu, encodeURIComponent);
}
/** Blocks of text, without empty ones. */
function paragraphs(...blocks) {
	return blocks.filter((block) => block !== "").join("\n\n");
}

// src/core/views/markdown/markdown.ts
/**
* The result as Markdown: the whole report, for report.md and the job's summary, and the pull request's comment, which is
* what a reviewer needs of it. Both stand without their picture.
*/
/** Nobody reads a longer comment. */
const MOST_WORDS = 400;
/** GitHub takes 65,536 in a comment. The rest is for its marker, in which a path of 4,096 bytes takes three characters for each. */
const MOST_CHARACTERS = 48e3;
/** Items, rows and lines of a part: the next number is for a part that does not fit. */
const CUTS = [
	Number.POSITIVE_INFINITY,
	8,
	3,
	1
];
/** The whole report. */
function renderMarkdown(result, chart) {
	const report = makeReport(result);
	return `${paragraphs(titleOf(report), markdownBlocks([...report.evidence, ...report.lines]), chart === void 0 ? "" : image(result, chart), markdownBlocks(report.advice), inline(report.subject === "" ? READING : [`${report.subject} · `, READING]), ...report.sections.map(folded))}\n`;
}
/** The comment has at most 400 words. The report has the rest. */
function renderComment(result, { chart, isSearching, runUrl } = {}) {
	const report = makeReport(result, isSearching);
	const advice = unitsOf(report.advice);
	const { verdict, accepted, comparisons } = result;
	const isDrawn = (verdict !== "pass" || accepted !== null || comparisons.some(({ label }) => label === "improved")) && comparisons.length > 1;
	const isShown = ({ id }) => id === "upgrade" || id === "changes" && comparisons.length > 1 || id === "warnings" && verdict === "inconclusive";
	const parts = [
		{
			blocks: titleOf(report),
			rank: 0
		},
		...unitsOf(report.evidence).map((blocks) => ({
			blocks,
			rank: 1
		})),
		{
			blocks: report.lines,
			rank: 2
		},
		{
			blocks: chart !== void 0 && isDrawn ? image(result, chart) : "",
			rank: 4
		},
		...advice.map((blocks, nth) => ({
			blocks,
			rank: nth === advice.length - 1 ? 1 : 3
		})),
		{
			blocks: inline(footer(report, runUrl)),
			rank: 0
		},
		...report.sections.filter(isShown).map(({ id, title, blocks }) => {
			return {
				blocks: [{
					kind: "details",
					title,
					blocks
				}],
				rank: id === "upgrade" ? 5 : 6
			};
		})
	];
	const texts = /* @__PURE__ */ new Map();
	let words = 400;
	let room = MOST_CHARACTERS;
	for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
		const text = CUTS.map((most) => textOf(part, most)).find((each) => wordsOf(each) <= words && each.length + SEPARATOR <= room);
		if (text === void 0) continue;
		words -= wordsOf(text);
		room -= text.length + SEPARATOR;
		texts.set(part, text);
	}
	return `${paragraphs(...parts.map((part) => texts.get(part) ?? ""))}\n`;
}
/** Characters between two blocks. */
const SEPARATOR = 2;
/** Words as a reader's eye counts them: what stands between spaces. */
function wordsOf(text) {
	return text.split(/\s+/).filter((word) => word !== "").length;
}
/** Blocks that are understood together: a paragraph with the lists and lines below it. */
function unitsOf(blocks) {
	const units = [];
	for (const block of blocks) if (block.kind === "paragraph" || units.length === 0) units.push([block]);
	else units.at(-1)?.push(block);
	return units;
}
function textOf({ blocks }, most) {
	return typeof blocks === "string" ? blocks : markdownBlocks(blocks.map((block) => cut(block, most)));
}
function titleOf({ mark, title }) {
	return `### ${mark} qpsgate: ${escapeMarkdown(title)}`;
}
const READING = {
	kind: "link",
	text: "how to read this",
	address: PAGES.reading
};
/** "MySQL 8.4.3 · 47 s: starting servers 7 s, measuring 40 s · full report · how to read this". */
function footer({ subject, times }, runUrl) {
	return [
		subject === "" ? "" : `${upstreamVersions(subject)} · `,
		times === "" ? "" : `${times} · `,
		...runUrl === void 0 ? [] : [{
			kind: "link",
			text: "full report",
			address: runUrl
		}, " · "],
		READING
	];
}
/** Longer messages are in the log. */
const MOST_FAILURE_CHARACTERS = 1e4;
/** The summary of a job that ended without a verdict, and the comment in place of an older verdict. */
function renderFailure({ message, runUrl }) {
	const heading = "### ⚠️ qpsgate could not measure this change";
	const lines = message.split("\n").map(escapeInvisible);
	const log = runUrl === void 0 ? "" : ` ([log](<${runUrl}>))`;
	const next = `**Next:** find this message in [Why is my check red?](<${PAGES.red}>)${log}`;
	const shown = lines.join("\n").slice(0, MOST_FAILURE_CHARACTERS);
	return `${paragraphs(heading, fenced(shown.split("\n"), "text"), next)}\n`;
}
/** The chart, with only a name for mail and for readers without access to it: its figures are in the text around it. */
function image({ comparisons }, { url }) {
	const titles = [...Map.groupBy(comparisons, ({ rule }) => rule)].map(([rule, ofRule]) => changeTitle(rule, ofRule));
	return `![${escapeMarkdown(titles.length === 0 ? "QPS" : titles.join("; "))}](<${address(url)}>)`;
}

export { wordsOf as i, renderFailure as n, renderMarkdown as r, renderComment as t };