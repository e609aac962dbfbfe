import { l as joinTexts } from "./figures.js";
import { kt as upstreamVersions } from "./services.js";
import { t as makeReport } from "./make-report.js";
import { a as isSpans, i as firstAndRest, n as cut } from "./report.js";
import { n as painter, t as alignedRows } from "./text-table.js";

// src/core/views/terminal.ts
/**
* The report as text for a terminal or a log. The verdict, the lines to blame and the next step come last, so that they
* stay on the screen. Control characters in text from outside are replaced, because terminals obey them.
*/
/** Sections that every run prints. Nearly all others need `verbose`, so that the verdict stays on the screen. */
const ALWAYS = [
	"services",
	"upgrade",
	"warnings"
];
/** Maximum number of rows and items in a section, so that the verdict and its evidence fit on one screen. */
const MOST_ROWS = 6;
/** Replaces control and format characters, because a terminal would obey them. */
function printable(text) {
	return text.replaceAll(/\p{Cc}|\p{Cf}/gu, "�");
}
function renderTerminal(result, { colour = false, verbose = false }) {
	const { name, verdict, title, subject, times, evidence, lines, advice, sections } = makeReport(result);
	const diff = verbose ? lines : lines.map((block) => cut(block, 5));
	const shown = sections.filter(({ id }) => verbose || ALWAYS.includes(id) || id === "changes" && result.verdict !== "measured").map(({ id, title: titleOfSection, blocks }) => {
		return {
			title: titleOfSection,
			blocks: verbose || id === "upgrade" ? blocks : blocks.map((block) => cut(block, MOST_ROWS))
		};
	});
	return sectionsText([
		{
			title: joinTexts([
				name,
				upstreamVersions(subject),
				times
			], " · "),
			blocks: []
		},
		...shown,
		{
			title: verdict === "not-measured" ? title : `${verdict}: ${title}`,
			blocks: [
				...evidence,
				...diff,
				...advice
			]
		}
	], colour);
}
function sectionsText(sections, colour) {
	const paint = painter(colour);
	const linesOf = (blocks) => blocks.flatMap((block) => blockLines(block, linesOf, paint));
	return sections.map(({ title, blocks }) => `${[paint(printable(title), "bold"), ...linesOf(blocks)].join("\n")}\n`).join("\n");
}
function blockLines(block, linesOf, paint) {
	switch (block.kind) {
		case "paragraph": return [inline(block.text)];
		case "list": return limited(block.items, block.limit, (item) => `- ${inline(item)}`);
		case "code": return limited(block.lines, block.limit, codeLine);
		case "diff": return limited(block.places, block.limit, ({ heading, lines }) => [heading, ...lines].map(codeLine).join("\n"));
		case "table": return tableLines(block, paint);
		case "details": return [printable(block.title), ...linesOf(block.blocks)];
	}
}
function codeLine(line) {
	return `  ${printable(line)}`;
}
function tableLines({ columns, rows, limit }, paint) {
	const { shown, rest } = firstAndRest(rows, limit);
	const heads = columns.map(({ title }) => inline(title));
	const isRight = (column) => columns[column]?.align === "right";
	const [head = "", ...lines] = alignedRows([heads, ...shown.map((row) => row.map(inline))], isRight);
	const painted = lines.map((line, nth) => paint(line, shown[nth]?.some(isRed) === true ? "slower" : "plain"));
	return [
		paint(head, "faint"),
		...painted,
		...rest === "" ? [] : [rest]
	];
}
function isRed(text) {
	return [text].flat().some((one) => {
		if (typeof one === "string") return false;
		return one.kind === "strong" ? isRed(one.text) : one.kind === "verdict" && one.verdict === "regressed";
	});
}
function limited(all, limit, lineOf) {
	const { shown, rest } = firstAndRest(all, limit);
	return [...shown.map(lineOf), ...rest === "" ? [] : [rest]];
}
function inline(text) {
	return isSpans(text) ? text.map(span).join("") : span(text);
}
function span(one) {
	if (typeof one === "string") return printable(one);
	if (one.kind === "strong") return inline(one.text);
	return printable(one.kind === "link" ? one.address : one.text);
}

export { sectionsText as n, renderTerminal as t };