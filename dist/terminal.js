// src/core/report/terminal.ts
const HEAD = [
	"scenario",
	"workload",
	"threads",
	"QPS",
	"change",
	"95 % interval",
	"p95 ms",
	"CPU µs/query"
];
const TEXT_COLUMNS = 2;
const ANSI = {
	slower: "\x1B[31m",
	faster: "\x1B[32m",
	plain: "",
	faint: "\x1B[2m",
	bold: "\x1B[1m",
	reset: "\x1B[0m"
};
function renderTerminal(result, style) {
	const rows = result.cells.filter((cell) => cell.revision !== "twin").map((cell) => toRow(result, cell));
	return `${[
		paint(title(result), "bold", style),
		"",
		...table(rows, style),
		"",
		...result.twin.map((twin) => paint(`A/A check, ${printable(twin.workload)} at ${twin.threads} threads: ${change(twin.change)} (${range(twin)})`, "faint", style)),
		paint(measured(result), "faint", style),
		...result.warnings.map((warning) => `warning: ${printable(warning.message)}`)
	].join("\n")}\n`;
}
function title(result) {
	const servers = [...new Set(result.scenarios.map(({ server }) => `${server.product} ${server.version}`))];
	return printable(`${result.suite.name}: ${result.verdict} · ${servers.join(", ")}`);
}
function measured({ seconds, measuredSeconds, environment, cells, seed }) {
	return `${cells.reduce((sum, cell) => sum + cell.slices, 0)} slices, ${measuredSeconds.toFixed(0)} s measured of ${seconds.toFixed(0)} s · sysbench ${printable(environment.sysbench)} on CPU ${environment.clientCpus.join(",")}, servers on CPU ${environment.serverCpus.join(",")} · seed ${seed}`;
}
function toRow(result, cell) {
	const found = result.comparisons.find((comparison) => comparison.rule === "control" && comparison.scenario === cell.scenario && comparison.workload === cell.workload && comparison.threads === cell.threads);
	return {
		tone: found === void 0 ? "plain" : found.high < 0 ? "slower" : found.low > 0 ? "faster" : "plain",
		cells: [
			printable(cell.scenario),
			printable(cell.workload),
			String(cell.threads),
			grouped(cell.qps),
			found === void 0 ? "control" : change(found.change),
			found === void 0 ? "" : range(found),
			cell.latencyMs.p95.toFixed(2),
			cell.cpuMicrosPerQuery === null ? "–" : cell.cpuMicrosPerQuery.toFixed(1)
		]
	};
}
function table(rows, style) {
	const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row.cells[column]?.length ?? 0)));
	const align = (cells) => cells.map((text, column) => column < TEXT_COLUMNS ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)).join("  ").trimEnd();
	const rule = widths.map((width) => "─".repeat(width)).join("  ");
	return [
		paint(align(HEAD), "bold", style),
		paint(rule, "faint", style),
		...rows.map((row) => paint(align(row.cells), row.tone, style))
	];
}
/** "−19.6 %", with a real minus sign. */
function change(value) {
	const text = (100 * Math.abs(value)).toFixed(1);
	return `${text === "0.0" ? "" : value < 0 ? "−" : "+"}${text} %`;
}
function range({ low, high }) {
	return `${change(low).replace(" %", "")} … ${change(high)}`;
}
function grouped(value) {
	return Math.round(value).toString().replace(/\B(?=(\d{3})+$)/g, ",");
}
/** Names come from files that anybody may have written: no control characters reach the terminal. */
function printable(text) {
	return text.replaceAll(/\p{Cc}|\p{Cf}/gu, "�");
}
function paint(text, tone, { colour }) {
	return colour && ANSI[tone] !== "" ? `${ANSI[tone]}${text}${ANSI.reset}` : text;
}

export { change, renderTerminal };