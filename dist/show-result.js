import { t as makeReport } from "./make-report.js";
import { h as shownTable, s as isShown } from "./suggestion-section.js";
import { i as isCopy } from "./names.js";
import { o as timeShares, t as hasInterval } from "./result.js";
import { c as range, l as rate, n as change } from "./figures.js";
import { C as sameArm, I as measuredShare, L as shareName, _ as controlArm, h as armLabels, w as shownArms } from "./chart-spec.js";
import { a as takesColour, i as say, n as printJson, t as print } from "./output.js";
import { d as exitCodeOfVerdict } from "./errors.js";
import { join } from "node:path";

// src/core/views/terminal-style.ts
const ANSI = {
	slower: "\x1B[31m",
	faster: "\x1B[32m",
	plain: "",
	faint: "\x1B[2m",
	bold: "\x1B[1m",
	reset: "\x1B[0m"
};
/** Names come from files that anybody may have written: no control characters reach the terminal. */
function printable(text) {
	return text.replaceAll(/\p{Cc}|\p{Cf}/gu, "�");
}
function paint(text, tone, { colour }) {
	return colour && ANSI[tone] !== "" ? `${ANSI[tone]}${text}${ANSI.reset}` : text;
}

// src/core/views/terminal-cells.ts
/** The chart of the terminal: a table of all cells, with a bar for each. */
const HEAD = [
	"scenario",
	"workload",
	"threads",
	"QPS",
	"",
	"change",
	"95 % interval",
	"p95 ms",
	"CPU µs/query",
	"verdict"
];
/** Columns of text, which begin at the left; the bar and the verdict among them. */
const TEXT_COLUMNS = [
	0,
	1,
	4,
	9
];
const BAR_WIDTH = 10;
const UNKNOWN = "–";
/** Eighths of a character, none to seven. */
const EIGHTHS = [
	"",
	"▏",
	"▎",
	"▍",
	"▌",
	"▋",
	"▊",
	"▉"
];
/** None if nothing was measured. */
function cellsTable(result, style) {
	const arms = shownArms(result);
	const rankOf = (cell) => arms.findIndex((arm) => sameArm(arm, cell));
	const cells = result.cells.filter((cell) => !isCopy(cell)).toSorted((a, b) => rankOf(a) - rankOf(b));
	const placeOf = ({ workload, threads }) => `${threads} ${workload}`;
	const shown = Map.groupBy(cells, placeOf);
	const groups = [...new Set(result.cells.map(placeOf))].flatMap((place) => {
		const group = shown.get(place);
		return group === void 0 ? [] : [group];
	});
	if (groups.length === 0) return [];
	const toRow = rowMaker(result);
	return table(groups.map((group) => {
		const fastest = Math.max(...group.map(({ qps }) => qps));
		return group.map((cell) => toRow(cell, fastest));
	}), style);
}
/** "−13.0 … −11.2 %", "no interval". */
function interval(found) {
	return found.low === null ? range(found) : `${range(found)} %`;
}
/** The label says more than the verdict, and where it does not it is the verdict. */
function verdictOf({ verdict, label }) {
	return verdict === "inconclusive" ? `inconclusive: ${label}` : label;
}
/** By cell: the comparison with the control, else with the base; the worse verdict where there are both. */
function comparisonFinder({ comparisons }) {
	const keyOf = ({ scenario, workload, threads }) => JSON.stringify([
		scenario,
		workload,
		threads
	]);
	const found = Map.groupBy(comparisons.filter(({ scope }) => scope === "cell"), keyOf);
	return (cell) => {
		const own = found.get(keyOf(cell)) ?? [];
		return own.find(({ verdict }) => verdict === "regressed") ?? own[0];
	};
}
/** @returns the row of a cell, relative to the QPS of the fastest in its group */
function rowMaker(result) {
	const comparisonOf = comparisonFinder(result);
	const labelOf = armLabels(result);
	const control = controlArm(result);
	return (cell, fastest) => {
		const found = cell.revision === "head" ? comparisonOf(cell) : void 0;
		const role = control !== void 0 && sameArm(control, cell) ? "control" : "";
		return {
			tone: toneOf(found),
			cells: [
				printable(labelOf(cell)),
				printable(cell.workload),
				String(cell.threads),
				rate(cell.qps),
				bar(cell.qps / fastest),
				found === void 0 ? role : change(found.change),
				found === void 0 ? "" : interval(found),
				cell.latencyMs.p95?.toFixed(2) ?? UNKNOWN,
				cell.cpuMicrosPerQuery?.toFixed(1) ?? UNKNOWN,
				found === void 0 ? "" : printable(verdictOf(found))
			]
		};
	};
}
function toneOf(found) {
	if (found === void 0 || !hasInterval(found)) return "plain";
	if (found.high < 0) return "slower";
	return found.low > 0 ? "faster" : "plain";
}
/** A share of 1 as ten blocks, in eighths. */
function bar(share) {
	const eighths = Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH * 8) : 0;
	return ("█".repeat(eighths >> 3) + (EIGHTHS[eighths & 7] ?? "")).padEnd(BAR_WIDTH);
}
/** Cells are separated. */
function table(groups, style) {
	const rows = groups.flat();
	const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row.cells[column]?.length ?? 0)));
	const align = (cells) => cells.map((text, column) => TEXT_COLUMNS.includes(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)).join("  ").trimEnd();
	const rule = widths.map((width) => "─".repeat(width)).join("  ");
	const body = groups.map((group) => group.map((row) => paint(align(row.cells), row.tone, style)));
	return [
		paint(align(HEAD), "bold", style),
		paint(rule, "faint", style),
		...body.flatMap((lines, index) => index === 0 ? lines : ["", ...lines])
	];
}

// src/core/views/terminal.ts
/** Items of a text that are named. */
const MOST_ITEMS = 10;
function renderTerminal(result, style) {
	const { name, verdict, subject, blocks } = makeReport(result);
	return `${[paint(printable(`${name}: ${verdict}${subject === "" ? "" : ` · ${subject}`}`), "bold", style), ...terminalBlocks(blocks, style, cellsTable(result, style))].join("\n")}\n`;
}
function terminalBlocks(blocks, style, chart = []) {
	return blocks.filter((block) => isShown(block, "terminal")).flatMap((block) => blockLines(block, style, chart));
}
function blockLines(block, style, chart) {
	switch (block.kind) {
		case "heading":
		case "paragraph": return [inline(block.text)];
		case "list": return limited(block.items.map((item) => `- ${inline(item)}`), block.limit);
		case "code": return limited(block.lines.map((line) => `  ${printable(line)}`), block.limit);
		case "table": return tableLines(shownTable(block, "terminal"), style);
		case "chart": return chart.length === 0 ? [] : ["", ...chart];
		case "details": return [printable(block.title), ...terminalBlocks(block.blocks, style)];
		case "section": return sectionLines(block, style);
	}
}
function sectionLines({ title, blocks }, style) {
	return [
		"",
		paint(printable(title), "bold", style),
		...terminalBlocks(blocks, style)
	];
}
function tableLines({ columns, rows, limit }, style) {
	const texts = rows.slice(0, limit?.most).map((row) => row.map(inline));
	if (texts.length === 0) return limited([], limit, rows.length);
	const heads = columns.map(({ title }) => inline(title));
	const widths = heads.map((head, at) => Math.max(head.length, ...texts.map((row) => row[at]?.length ?? 0)));
	const align = (cells) => cells.map((text, at) => columns[at]?.align === "right" ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)).join("  ").trimEnd();
	return [paint(align(heads), "faint", style), ...limited(texts.map(align), limit, rows.length)];
}
/** The first of the lines, and how many there are more. */
function limited(lines, limit, all = lines.length) {
	if (limit === void 0) return [...lines];
	const shown = lines.slice(0, limit.most);
	return [...shown, printable(limit.rest(all - shown.length))].filter((line) => line !== "");
}
function inline(text) {
	return Array.isArray(text) ? text.map(span).join("") : span(text);
}
function span(one) {
	if (typeof one === "string") return printable(one);
	switch (one.kind) {
		case "strong":
		case "emphasis": return inline(one.text);
		case "several": return severalText(one.items.map(inline), one.separator);
		case "link": return printable(one.address);
		default: return printable(one.text);
	}
}
function severalText(items, separator) {
	const more = items.length - MOST_ITEMS;
	return `${items.slice(0, MOST_ITEMS).join(separator)}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/core/views/timeline-text.ts
/** "77 % of 45 s measured:", and a line for every step with its seconds and its share. */
function renderTimeline(result) {
	const { timeline } = result;
	if (timeline === null) return "no timeline: this result was joined from several\n";
	const rows = timeShares({
		...result,
		timeline
	}).map((one) => [
		shareName(one),
		one.seconds.toFixed(1),
		(100 * one.share).toFixed(1)
	]);
	const width = (column) => Math.max(...rows.map((row) => row[column].length));
	const lines = rows.map(([name, seconds, percent]) => `  ${name.padEnd(width(0))}  ${seconds.padStart(width(1))} s  ${percent.padStart(width(2))} %`);
	return `\n${[`${measuredShare(result)}:`, ...lines].join("\n")}\n`;
}

// src/commands/show-result.ts
/** Output and exit codes of `qpsgate run`, `qpsgate report` and `qpsgate import`. */
/** @returns the exit code */
function showResult(result, { json, out, timeline = false }) {
	if (json) printJson(result);
	else print(renderTerminal(result, { colour: takesColour() }));
	if (timeline && !json) print(renderTimeline(result));
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

export { renderTerminal as i, reportPath as n, showResult as r, reportLine as t };