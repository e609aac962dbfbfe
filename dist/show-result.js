import { _ as cut, t as makeReport, y as restText } from "./make-report.js";
import { n as painter, t as alignedRows } from "./text-table.js";
import { a as takesColour, i as say, n as printJson, t as print } from "./output.js";
import { p as exitCodeOfVerdict } from "./errors.js";
import { join } from "node:path";

// src/core/views/terminal.ts
/** Sections that every run prints. */
const ALWAYS = ["changes", "warnings"];
/** Rows and items of each, so that the verdict and what it rests on are on one screen. */
const MOST_ROWS = 6;
/** Names come from files that anybody may have written: no control characters reach the terminal. */
function printable(text) {
	return text.replaceAll(/\p{Cc}|\p{Cf}/gu, "�");
}
function renderTerminal(result, { colour, verbose = false }) {
	const { name, verdict, title, subject, times, evidence, advice, sections } = makeReport(result);
	const paint = painter(colour);
	const bold = (text) => paint(printable(text), "bold");
	const linesOf = (blocks) => blocks.flatMap((block) => blockLines(block, linesOf, paint));
	return `${[
		bold([
			name,
			subject,
			times
		].filter((part) => part !== "").join(" · ")),
		...sections.filter(({ id }) => verbose || ALWAYS.includes(id)).flatMap(({ title: heading, blocks }) => {
			const shown = verbose ? blocks : blocks.map((block) => cut(block, MOST_ROWS));
			return [
				"",
				bold(heading),
				...linesOf(shown)
			];
		}),
		"",
		bold(`${verdict}: ${title}`),
		...linesOf([...evidence, ...advice])
	].join("\n")}\n`;
}
function blockLines(block, linesOf, paint) {
	switch (block.kind) {
		case "paragraph": return [inline(block.text)];
		case "list": return limited(block.items.map((item) => `- ${inline(item)}`), block.limit);
		case "code": return limited(block.lines.map((line) => `  ${printable(line)}`), block.limit);
		case "table": return tableLines(block, paint);
		case "details": return [printable(block.title), ...linesOf(block.blocks)];
	}
}
function tableLines({ columns, rows, limit }, paint) {
	const shown = rows.slice(0, limit?.most);
	const heads = columns.map(({ title }) => inline(title));
	const isRight = (column) => columns[column]?.align === "right";
	const [head = "", ...lines] = alignedRows([heads, ...shown.map((row) => row.map(inline))], isRight);
	const painted = lines.map((line, nth) => paint(line, shown[nth]?.some(isRed) === true ? "slower" : "plain"));
	return [paint(head, "faint"), ...limited(painted, limit, rows.length)];
}
/** Whether a text is a verdict that fails. */
function isRed(text) {
	return [text].flat().some((one) => {
		if (typeof one === "string") return false;
		return one.kind === "strong" ? isRed(one.text) : one.kind === "verdict" && one.verdict === "regressed";
	});
}
/** The first of the lines, and how many there are more. */
function limited(lines, limit, all = lines.length) {
	if (limit === void 0) return [...lines];
	const shown = lines.slice(0, limit.most);
	return [...shown, restText(limit, all - shown.length)].filter((line) => line !== "");
}
function inline(text) {
	return Array.isArray(text) ? text.map(span).join("") : span(text);
}
function span(one) {
	if (typeof one === "string") return printable(one);
	if (one.kind === "strong") return inline(one.text);
	return printable(one.kind === "link" ? one.address : one.text);
}

// src/commands/show-result.ts
/** Output and exit codes of `qpsgate run` and `qpsgate report`. */
/** @returns the exit code */
function showResult(result, { json, verbose, out }) {
	if (json) printJson(result);
	else print(renderTerminal(result, {
		colour: takesColour(),
		verbose
	}));
	say(reportLine(out));
	return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive);
}
/** Path of the page with all details, for people and for terminals that turn paths into links. */
function reportLine(out) {
	return `report: ${reportPath(out)}`;
}
function reportPath(out) {
	return join(out, "report.html");
}

export { showResult as n, renderTerminal as r, reportLine as t };