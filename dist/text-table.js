// src/core/views/text-table.ts
const ANSI = {
	slower: "\x1B[31m",
	plain: "",
	faint: "\x1B[2m",
	bold: "\x1B[1m",
	reset: "\x1B[0m"
};
function painter(colour) {
	return (text, tone) => colour && ANSI[tone] !== "" ? `${ANSI[tone]}${text}${ANSI.reset}` : text;
}
function alignedRows(rows, isRight = () => false) {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows.map((row) => row.map((text, column) => isRight(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}

export { painter as n, alignedRows as t };