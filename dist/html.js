import { l as joinTexts } from "./figures.js";
import { kt as upstreamVersions } from "./services.js";
import { i as pictureText, n as html, t as figureMarkup } from "./markup.js";
import { t as makeReport } from "./make-report.js";
import { a as isSpans, u as plainText } from "./report.js";
import { t as readAsset } from "./assets.js";
import { createHash } from "node:crypto";

// src/core/views/html-body.ts
/** The report as the body of report.html. The `html` template escapes every text, so nothing here has to. */
const SYMBOLS = {
	pass: "●",
	inconclusive: "◆",
	regressed: "▼",
	"not-measured": "○",
	measured: "■"
};
/** @param chart addresses of the pictures for light and dark pages; undefined if nothing was measured */
function htmlBody(result, chart) {
	const { name, verdict, subject, title, evidence, lines, advice, sections } = makeReport(result);
	const figure = chart === void 0 ? html`` : figureMarkup(chart, pictureText(result));
	return html`<header>
<h1>${verdictMark(verdict, verdict.replace("-", " "))} ${title}</h1>
<p class="faint">${joinTexts([name, upstreamVersions(subject)], " · ")}</p>
</header>
<main>
${htmlBlocks([...evidence, ...lines])}${figure}${htmlBlocks(advice)}${sectionsMarkup(sections)}</main>
`;
}
function htmlBlocks(blocks) {
	return blocks.map((block) => html`${htmlBlock(block)}\n`);
}
function htmlBlock(block) {
	switch (block.kind) {
		case "paragraph": return html`<p>${inline(block.text)}</p>`;
		case "list": return html`<ul>${block.items.map((item) => html`<li>${inline(item)}</li>\n`)}</ul>`;
		case "code": return html`<div class="scroll" tabindex="0" role="group" aria-label="Lines to copy"><pre><code>${block.lines.map((line) => html`${line}\n`)}</code></pre></div>`;
		case "diff": return html`<div class="scroll" tabindex="0" role="group" aria-label="Changed lines"><pre><code>${block.places.map(({ heading, lines }) => html`${heading}\n${lines.map((line) => html`${diffLine(line)}\n`)}`)}</code></pre></div>`;
		case "table": return tableMarkup(block);
		case "details": return html`<details>
<summary>${block.title}</summary>
${htmlBlocks(block.blocks)}</details>`;
	}
}
const SIGNS = {
	"-": "before",
	"+": "now"
};
function diffLine(line) {
	const sign = SIGNS[line.charAt(0)];
	return sign === void 0 ? html`${line}` : html`<span class="${sign}">${line}</span>`;
}
function sectionsMarkup(sections) {
	return sections.map(({ id, title, blocks }) => html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${htmlBlocks(blocks)}</section>
`);
}
/**
* A table in a region that scrolls and that the keyboard can focus, because a table of many scenarios may be wider than
* the page. On a narrow page, CSS shows each row as a card, which takes the titles of its cells from `data-title`.
*/
function tableMarkup({ label, columns, rows }) {
	const heads = columns.map((column) => html`<th scope="col"${classOf(column)}>${inline(column.title)}</th>`);
	const opened = columns.map((column) => html`<td data-title="${plainText(column.title)}"${classOf(column)}>`);
	const body = rows.map((row) => html`<tr>${opened.map((cell, at) => cellMarkup(cell, at, row[at] ?? ""))}</tr>\n`);
	return html`<div class="scroll" tabindex="0" role="group" aria-label="${label}">
<table>
<thead><tr>${heads}</tr></thead>
<tbody>
${body}</tbody>
</table>
</div>`;
}
function cellMarkup(opened, at, text) {
	return at === 0 ? html`<th scope="row">${inline(text)}</th>` : html`${opened}${inline(text)}</td>`;
}
function classOf({ align }) {
	return align === "right" ? html` class="number"` : html``;
}
function inline(text) {
	return isSpans(text) ? html`${text.map(span)}` : span(text);
}
function span(one) {
	if (typeof one === "string") return html`${one}`;
	switch (one.kind) {
		case "strong": return html`<strong>${inline(one.text)}</strong>`;
		case "code": return html`<code>${one.text}</code>`;
		case "link": return html`<a href="${one.address}">${one.text}</a>`;
		case "verdict": return verdictMark(one.verdict, one.text);
		case "name": return html`${one.text}`;
	}
}
/** Shows a verdict by colour, shape and word, because some readers cannot tell the colours apart. */
function verdictMark(verdict, word) {
	return html`<span class="verdict ${verdict}"><span aria-hidden="true">${SYMBOLS[verdict]}</span> ${word}</span>`;
}

// src/edges/chart/html.ts
/** Pages, each in a single file that needs no network and no script. */
/** @param chart SVG of the chart in both themes; undefined if nothing was measured */
function renderHtml(result, chart) {
	const { name } = result.suite;
	return renderPage(`${name}: ${result.verdict}`, htmlBody(result, chart && asAddresses(chart)));
}
/** Pictures as sources of an `img`. There they can neither run scripts nor fetch anything, whatever they contain. */
function asAddresses({ light, dark }) {
	const address = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
	return {
		light: address(light),
		dark: address(dark)
	};
}
async function renderPage(title, body) {
	const style = (await Promise.all([readAsset("page-base.css"), readAsset("report-page.css")])).join("\n");
	const policy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'`;
	const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
${body}
</body>
</html>
`;
	return markup;
}

export { sectionsMarkup as i, renderHtml as n, renderPage as r, asAddresses as t };