import { S as shorten, _ as share, a as change, d as headline, g as rate, h as range, i as causeName, l as explainedPlace, o as changeAndRange, s as count } from "./wording.js";
import { a as howOf, c as openText, i as figuresOf, n as blameOf, o as innocentsText, p as whereOf, s as namesOf, t as balanceText, u as searchText } from "./cause-wording.js";
import { r as suggestionLines } from "./suggestion-section.js";

// src/core/views/cause-lines.ts
const MOST_LINES = 20;
const MOST_NAMES = 10;
/** Nothing where no causes were looked for. */
function causeLines(result) {
	const { explanation, causes } = result;
	if (explanation === null || causes.length === 0) return [];
	const blame = blameOf(result);
	const file = onlyFile(causes);
	const place = explainedPlace(explanation, (name) => name);
	const lines = [...blame.blamed.map((cause) => ({
		text: blamedText(result, cause, file),
		isToBlame: true
	})), ...blame.open.map((group) => plain(openLine(group)))];
	const shown = lines.slice(0, MOST_LINES);
	const rest = [
		lines.length > shown.length ? `${count(lines.length - shown.length, "more line")} in result.json` : "",
		blame.unreached.length === 0 ? "" : `not reached: ${several(namesOf(blame.unreached))}`,
		innocentsText(blame),
		`${balanceText(explanation, blame)}; ${searchText(explanation)}`
	];
	return [plain(`which setting is to blame, ${place}${file === void 0 ? "" : `, in ${file}`}:`), ...[...shown, ...rest.filter((text) => text !== "").map(plain)].map((line) => ({
		...line,
		text: `  ${line.text}`
	}))];
}
/** "line 12 performance-schema-instrument %: −14.1 % (−15.2 … −13.0)"; with its file where there are several. */
function blamedText(result, cause, file) {
	const name = causeName(cause, (text) => shorten(text));
	const lines = [...new Set(cause.settings.flatMap(({ place }) => place?.line ?? []))];
	const isPlaced = file !== void 0 && cause.settings.every(({ place }) => place !== null);
	const places = [...new Set(cause.settings.map((setting) => whereOf(result, setting)))].join(", ");
	const found = figuresOf(cause);
	return [`${isPlaced ? `line${lines.length === 1 ? "" : "s"} ${lines.join(", ")} ${name}` : `${name} (${places})`}: `, [found === void 0 ? "to blame" : changeAndRange(found), howOf(cause)].filter((part) => part !== "").join(", ")].join("");
}
function openLine(group) {
	const [found] = group.flatMap((cause) => figuresOf(cause) ?? []);
	const figures = found === void 0 ? "" : `${changeAndRange(found)}, `;
	return `${several(namesOf(group))}: ${figures}${openText(group)}`;
}
/** The file that all of them stand in. */
function onlyFile(causes) {
	const [file, ...others] = new Set(causes.flatMap(({ settings }) => settings.flatMap(({ place }) => place?.file ?? [])));
	return others.length === 0 ? file : void 0;
}
function several(names) {
	const shown = names.slice(0, MOST_NAMES).map((name) => shorten(name));
	return `${shown.join(", ")}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ""}`;
}
function plain(text) {
	return {
		text,
		isToBlame: false
	};
}

// src/core/views/terminal.ts
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
const ANSI = {
	slower: "\x1B[31m",
	faster: "\x1B[32m",
	plain: "",
	faint: "\x1B[2m",
	bold: "\x1B[1m",
	reset: "\x1B[0m"
};
function renderTerminal(result, style) {
	const cells = result.cells.filter((cell) => cell.revision !== "twin");
	const groups = [...Map.groupBy(cells, ({ workload, threads }) => `${workload} ${threads}`).values()];
	if (cells.length === 0) return notMeasured(result, style);
	const means = result.comparisons.filter(({ scope }) => scope === "mean").map(meanLine);
	return `${[
		paint(title(result), "bold", style),
		printable(headline(result, (outside) => outside)),
		"",
		...table(groups.map((group) => group.map((cell) => toRow(result, cell, Math.max(...group.map(({ qps }) => qps))))), style),
		"",
		...means,
		...causeLines(result).map(({ text, isToBlame }) => paint(printable(text), isToBlame ? "slower" : "plain", style)),
		...suggestionLines(result).map(printable),
		...result.ranking.map((ranking) => paint(printable(`${ranking.workload} at ${ranking.threads}: ${ranking.text}`), "faint", style)),
		...result.twin.map((twin) => paint(`A/A check, ${printable(twin.workload)} at ${twin.threads} threads: ${change(twin.change)} (${range(twin)} %)`, "faint", style)),
		paint(`${measured(result)}${disturbed(result)}`, "faint", style),
		...result.warnings.map((warning) => `warning: ${printable(warning.message)}`)
	].join("\n")}\n`;
}
function notMeasured(result, style) {
	const warnings = result.warnings.map(({ message }) => printable(message));
	return `${[
		paint(`${printable(result.suite.name)}: ${result.verdict}`, "bold", style),
		printable(headline(result, (outside) => outside)),
		...warnings
	].join("\n")}\n`;
}
/** "pfson, mean of all cells: −12.1 % (−13.0 … −11.2 %), regressed". */
function meanLine(mean) {
	return printable(`${mean.scenario}, mean of all cells: ${change(mean.change)} (${range(mean)} %), ${verdictOf(mean)}`);
}
/** The label says more than the verdict, and where it does not it is the verdict. */
function verdictOf({ verdict, label }) {
	return verdict === "inconclusive" ? `inconclusive: ${label}` : label;
}
function title(result) {
	const servers = [...new Set(result.scenarios.map(({ server }) => `${server.product} ${server.version}`))];
	return printable(`${result.suite.name}: ${result.verdict} · ${servers.join(", ")}`);
}
function measured({ seconds, measuredSeconds, environment, cells, seed }) {
	return `${cells.reduce((sum, cell) => sum + cell.slices, 0)} slices, ${measuredSeconds.toFixed(0)} s measured of ${seconds.toFixed(0)} s · sysbench ${printable(environment.sysbench)} on CPU ${environment.clientCpus.join(",")}, servers on CPU ${environment.serverCpus.join(",")} · seed ${seed}`;
}
function disturbed({ disturbance: { blocks, disturbed: many } }) {
	return many === 0 ? "" : ` · machine disturbed in ${share(many / blocks)} of the blocks`;
}
/** The comparison with the control, else with the base; the worse verdict where there are both. */
function comparisonOf(result, cell) {
	const found = result.comparisons.filter(({ scope, scenario, workload, threads }) => scope === "cell" && scenario === cell.scenario && workload === cell.workload && threads === cell.threads);
	return found.find(({ verdict }) => verdict === "regressed") ?? found[0];
}
function toRow(result, cell, fastest) {
	const found = cell.revision === "head" ? comparisonOf(result, cell) : void 0;
	return {
		tone: toneOf(found),
		cells: [
			printable(cell.revision === "head" ? cell.scenario : `${cell.scenario} (${cell.revision})`),
			printable(cell.workload),
			String(cell.threads),
			rate(cell.qps),
			bar(cell.qps / fastest),
			found === void 0 ? cell.revision === "head" ? "control" : "" : change(found.change),
			found === void 0 ? "" : `${range(found)} %`,
			cell.latencyMs.p95.toFixed(2),
			cell.cpuMicrosPerQuery === null ? "–" : cell.cpuMicrosPerQuery.toFixed(1),
			found === void 0 ? "" : printable(verdictOf(found))
		]
	};
}
function toneOf(found) {
	if (found === void 0) return "plain";
	if (found.high < 0) return "slower";
	return found.low > 0 ? "faster" : "plain";
}
/** A share of 1 as ten blocks, in eighths. */
function bar(share) {
	const eighths = Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH * 8) : 0;
	return ("█".repeat(eighths >> 3) + (EIGHTHS[eighths & 7] ?? "")).padEnd(BAR_WIDTH);
}
/** Cells stand apart from each other. */
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
/** Names come from files that anybody may have written: no control characters reach the terminal. */
function printable(text) {
	return text.replaceAll(/\p{Cc}|\p{Cf}/gu, "�");
}
function paint(text, tone, { colour }) {
	return colour && ANSI[tone] !== "" ? `${ANSI[tone]}${text}${ANSI.reset}` : text;
}

export { renderTerminal as t };