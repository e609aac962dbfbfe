// src/core/imported/csv.ts
const SEPARATORS = [
	",",
	";",
	"	"
];
const LINE_BREAK = /\r\n|\r|\n/g;
/**
* Rows whose fields are all blank are left out. A quote that is not the first character of its field is text. The
* separator is the one that occurs most often in the first row: comma, semicolon or tab.
*/
function parseCsv(text) {
	const source = text.replace(/^\ufeff/, "");
	const separator = separatorOf(source);
	const rows = [];
	let [at, line] = [0, 1];
	while (at < source.length) {
		const row = readRow(source, at, separator);
		if ("found" in row) return {
			kind: "problem",
			problem: {
				line: line + breaksIn(source.slice(at, row.at)),
				...row
			}
		};
		if (row.fields.some((field) => field.trim() !== "")) rows.push({
			line,
			fields: row.fields
		});
		line += breaksIn(source.slice(at, row.end));
		at = row.end;
	}
	return {
		kind: "ok",
		rows
	};
}
function readRow(text, start, separator) {
	const fields = [];
	for (let at = start;; at++) {
		const field = text[at] === "\"" ? quotedField(text, at) : plainField(text, at, separator);
		if (field === void 0) return {
			at,
			found: "a quote that is never closed",
			allowed: "a quote at its end"
		};
		fields.push(field.value);
		at = field.end;
		if (text[at] === separator) continue;
		const lineBreak = lineBreakAt(text, at);
		if (at < text.length && lineBreak === "") return {
			at,
			found: "text behind a closing quote",
			allowed: "a separator or the end of the row; \"\" for a quote"
		};
		return {
			fields,
			end: at + lineBreak.length
		};
	}
}
/** Undefined if its quote is never closed. */
function quotedField(text, start) {
	let end = text.indexOf("\"", start + 1);
	while (end >= 0 && text[end + 1] === "\"") end = text.indexOf("\"", end + 2);
	if (end < 0) return void 0;
	return {
		value: text.slice(start + 1, end).replaceAll("\"\"", "\""),
		end: end + 1
	};
}
function plainField(text, start, separator) {
	let end = start;
	while (end < text.length && text[end] !== separator && text[end] !== "\r" && text[end] !== "\n") end++;
	return {
		value: text.slice(start, end),
		end
	};
}
function lineBreakAt(text, at) {
	if (text.startsWith("\r\n", at)) return "\r\n";
	return text[at] === "\r" || text[at] === "\n" ? text.charAt(at) : "";
}
function breaksIn(text) {
	return text.match(LINE_BREAK)?.length ?? 0;
}
function separatorOf(text) {
	const first = text.replaceAll(/"[^"]*"/g, "\"\"").match(/^.*\S.*$/m)?.[0] ?? "";
	const often = (separator) => first.split(separator).length;
	return SEPARATORS.reduce((best, separator) => often(separator) > often(best) ? separator : best);
}

export { parseCsv as t };