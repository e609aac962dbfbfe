import { c as escapeInvisible, t as escapeMarkdown } from "./escape.js";
import { S as PAGES, kt as upstreamVersions, nt as changeTitle } from "./services.js";
import { t as makeReport } from "./make-report.js";
import { n as cut } from "./report.js";
import { a as markdownBlocks, i as inline, n as codeBlock, o as paragraphs, r as detailsBlock, t as address } from "./markdown-parts.js";

// src/core/views/markdown/markdown.ts
/**
* The result as Markdown. report.md and the summary of the job show the whole report; the comment on a pull request
* shows only what a reviewer needs. Both can be understood without the picture, because mail may not show it.
*/
/** Maximum length of a comment in words, because nobody reads a longer one. */
const MOST_WORDS = 400;
/**
* Maximum length of a comment's text in characters. GitHub allows 65,536. The rest is left for the marker by which
* qpsgate finds its comment. In the marker, a path of 4,096 bytes may take three characters for each byte.
*/
const MOST_CHARACTERS = 48e3;
/**
* Maximum number of items, rows or lines in a part of the comment. If a part does not fit, the next number is tried, so
* that the part is shortened before it is left out.
*/
const CUTS = [
	Number.POSITIVE_INFINITY,
	8,
	3,
	1
];
function renderMarkdown(result, chart) {
	const report = makeReport(result);
	return `${paragraphs(titleOf(report), markdownBlocks([
		...report.evidence,
		...report.advice,
		...report.lines
	]), chart === void 0 ? "" : image(result, chart), inline(report.subject === "" ? READING : [`${report.subject} · `, READING]), ...report.sections.map(detailsBlock))}\n`;
}
/** The comment on a pull request, of at most MOST_WORDS words. It links to the report for the rest. */
function renderComment(result, { chart, isSearching, runUrl, commit } = {}) {
	const report = makeReport(result, isSearching);
	const advice = unitsOf(report.advice);
	const { verdict, accepted, comparisons } = result;
	const isDrawn = (verdict !== "pass" || accepted !== null || comparisons.some(({ label }) => label === "improved")) && comparisons.length > 1;
	const isShown = ({ id }) => id === "upgrade" || id === "changes" && comparisons.length > 1 && verdict !== "measured" || id === "warnings" && verdict === "inconclusive";
	const parts = [
		{
			blocks: titleOf(report),
			rank: 0
		},
		...unitsOf(report.evidence).map((blocks) => ({
			blocks,
			rank: 1
		})),
		...advice.slice(-1).map((blocks) => ({
			blocks,
			rank: 1
		})),
		{
			blocks: report.lines.map((block) => cut(block, 5)),
			rank: 2
		},
		{
			blocks: chart !== void 0 && isDrawn ? image(result, chart) : "",
			rank: 4
		},
		...advice.slice(0, -1).map((blocks) => ({
			blocks,
			rank: 3
		})),
		{
			blocks: inline(footer(report, {
				runUrl,
				commit
			})),
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
const SEPARATOR = 2;
/** Counts what stands between spaces, as a reader does, so numbers and symbols count as words. */
function wordsOf(text) {
	return text.split(/\s+/).filter((word) => word !== "").length;
}
/** Keeps a paragraph together with the lists and code below it, because neither is understood without the other. */
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
function footer({ subject, times }, { runUrl, commit }) {
	return [
		...commit === void 0 ? [] : [
			"commit ",
			shortCommit(commit),
			" · "
		],
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
/** A short commit, marked as code, because a forge would turn the bare text into a link. */
function shortCommit(commit) {
	return {
		kind: "code",
		text: commit.slice(0, 7)
	};
}
const MOST_FAILURE_CHARACTERS = 1e4;
/** Text for a job that ended without a verdict: its summary, and its comment, which replaces an older verdict. */
function renderFailure({ message, runUrl, commit }) {
	const heading = `### ⚠️ qpsgate could not ${commit === void 0 ? "measure this change" : `judge commit ${inline(shortCommit(commit))}`}`;
	const lines = message.split("\n").map(escapeInvisible);
	const log = runUrl === void 0 ? "" : ` ([log](<${runUrl}>))`;
	const next = `**Next:** find this message in [Why is my check red?](<${PAGES.red}>)${log}`;
	const shown = lines.join("\n").slice(0, MOST_FAILURE_CHARACTERS);
	return `${paragraphs(heading, codeBlock(shown.split("\n"), "text"), next)}\n`;
}
/** The chart. Its alternative text names only what is drawn, because the text around it already has the figures. */
function image({ comparisons }, { url }) {
	const titles = [...Map.groupBy(comparisons, ({ rule }) => rule)].map(([rule, ofRule]) => changeTitle(rule, ofRule));
	return `![${escapeMarkdown(titles.length === 0 ? "QPS" : titles.join("; "))}](<${address(url)}>)`;
}

export { wordsOf as i, renderFailure as n, renderMarkdown as r, renderComment as t };