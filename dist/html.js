import { t as chartSpec } from "./chart-spec.js";
import { t as timelineSpec } from "./timeline-chart.js";
import { t as html } from "./markup.js";
import { t as makeReport } from "./make-report.js";
import { h as shownTable, s as isShown } from "./suggestion-section.js";
import { a as readBuiltScript, i as readAsset, n as PAGE_SCRIPT, o as readStyle, t as DRAWING_SCRIPT } from "./assets.js";
import { t as _taggedTemplateLiteral } from "./taggedTemplateLiteral.js";
import { createHash } from "node:crypto";

// src/core/views/html-body.ts
const SYMBOLS = {
	pass: "●",
	inconclusive: "◆",
	regressed: "▼"
};
function htmlBody(result) {
	const { name, verdict, subject, blocks } = makeReport(result);
	return html`<a class="skip" href="#changes">Skip the charts</a>
<header>
<h1>${name} ${verdictMark(verdict, verdict)}</h1>
<p class="faint">${subject}</p>
</header>
<main>
${htmlBlocks(blocks)}</main>
`;
}
function htmlBlocks(blocks) {
	return blocks.filter((block) => isShown(block, "html")).map((block) => html`${htmlBlock(block)}\n`);
}
function htmlBlock(block) {
	switch (block.kind) {
		case "heading": return html`<h2>${inline(block.text)}</h2>`;
		case "paragraph": return html`<p>${inline(block.text)}</p>`;
		case "list": return html`<ul>${block.items.map((item) => html`<li>${inline(item)}</li>\n`)}</ul>`;
		case "code": return html`<div class="scroll" tabindex="0" role="group" aria-label="Lines to copy"><pre><code>${block.lines.map((line) => html`${line}\n`)}</code></pre></div>`;
		case "table": return tableMarkup(shownTable(block, "html"));
		case "chart": return block.chart === "changes" ? charts(block.text) : figureMarkup("timeline", block.text);
		case "details": return html`<details>
<summary>${block.title}</summary>
${htmlBlocks(block.blocks)}</details>`;
		case "section": return sectionMarkup(block);
	}
}
function sectionMarkup({ id, title, blocks }) {
	return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${htmlBlocks(blocks)}</section>`;
}
function charts(text) {
	return html`<h2 id="charts">Charts</h2>
<p class="faint">Point at a mark for its numbers. The tables below hold all of them.</p>
${figureMarkup("chart", text)}
<noscript><p>The charts need JavaScript; the tables do not.</p></noscript>
<div id="hint" hidden></div>`;
}
function figureMarkup(id, text) {
	return html`<figure id="${id}" class="scroll" tabindex="0" role="group" aria-label="${text}"></figure>`;
}
/** Table in a region of its own that scrolls and takes the keyboard's focus, because it may be wider than the page. */
function tableMarkup({ caption, columns, rows }) {
	const heads = columns.map((column) => html`<th scope="col"${classOf(column)}>${inline(column.title)}</th>`);
	const body = rows.map((row) => html`<tr>${columns.map((column, at) => cellMarkup(column, at, row[at] ?? ""))}</tr>\n`);
	return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${body}</tbody>
</table>
</div>`;
}
function cellMarkup(column, at, text) {
	return at === 0 ? html`<th scope="row">${inline(text)}</th>` : html`<td${classOf(column)}>${inline(text)}</td>`;
}
function classOf({ align }) {
	return align === "right" ? html` class="number"` : html``;
}
function inline(text) {
	return Array.isArray(text) ? html`${text.map(span)}` : span(text);
}
function span(one) {
	if (typeof one === "string") return html`${one}`;
	switch (one.kind) {
		case "strong": return html`<strong>${inline(one.text)}</strong>`;
		case "emphasis": return html`<em>${inline(one.text)}</em>`;
		case "code": return html`<code>${one.text}</code>`;
		case "link": return html`<a href="${one.address}">${one.text}</a>`;
		case "figure": return html`<data value="${one.value}">${one.text}</data>`;
		case "verdict": return verdictMark(one.verdict, one.text);
		case "several": return html`${one.items.map((item, at) => html`${at === 0 ? "" : one.separator}${inline(item)}`)}`;
		case "name": return html`${one.text}`;
	}
}
/** A verdict by colour, shape and word. */
function verdictMark(verdict, word) {
	return html`<span class="verdict ${verdict}"><span aria-hidden="true">${SYMBOLS[verdict]}</span> ${word}</span>`;
}

// src/edges/chart/html.ts
/** report.html: one file that needs no network, and whose policy allows nothing but its own scripts. */
var _templateObject;
var _templateObject2;
/**
* Widths in pixels, from that of a telephone to that of the page in a window of 1200 and more: the page takes the
* widest that fits.
*/
const CHART_WIDTHS = [
	360,
	560,
	700,
	860,
	1e3,
	1110
];
async function renderHtml(result) {
	const scripts = (await Promise.all([DRAWING_SCRIPT, PAGE_SCRIPT].map(readBuiltScript))).map(inlineScript);
	const style = await readStyle(readAsset("report-page.css"));
	const { markup } = html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
		": ",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n",
		"\n<script type=\"application/json\" id=\"specs\">",
		"<\/script>\n",
		"</body>\n</html>\n"
	])), policy(scripts, style), result.suite.name, result.verdict, raw(style), htmlBody(result), inlineJson(specsOf(result)), scripts.map((script) => html(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral(["<script>", "<\/script>\n"], ["<script>", "<\/script>\\n"])), raw(script))));
	return markup;
}
/** By the element in which it is drawn, colour scheme and width in pixels. */
function specsOf(result) {
	const { timeline } = result;
	return {
		chart: variants((options) => chartSpec(result, {
			...options,
			isInPage: true
		})),
		...timeline === null ? {} : { timeline: variants((options) => timelineSpec({
			...result,
			timeline
		}, options)) }
	};
}
function variants(specOf) {
	return Object.fromEntries(["light", "dark"].map((theme) => [theme, Object.fromEntries(CHART_WIDTHS.map((width) => [width, specOf({
		width,
		theme
	})]))]));
}
function policy(scripts, style) {
	return [
		"default-src 'none'",
		`script-src ${scripts.map((script) => `'sha256-${sha256(script)}'`).join(" ")}`,
		`style-src 'sha256-${sha256(style)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
}
function sha256(text) {
	return createHash("sha256").update(text).digest("base64");
}
/**
* Text that would end the element, or hide its end, occurs only in strings and patterns, where `\/` and `\!` mean the
* same.
*/
function inlineScript(script) {
	return script.replaceAll(/<(?=\/script|!--)/gi, "<\\");
}
/** JSON in which every `<` is written so that no element ends or begins. */
function inlineJson(value) {
	return raw(JSON.stringify(value).replaceAll("<", "\\u003c"));
}
function raw(markup) {
	return { markup };
}

export { renderHtml };