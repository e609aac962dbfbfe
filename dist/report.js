import { i as count } from "./figures.js";

// src/core/views/report/report.ts
/**
* The model of a report, the same for every view. Texts in it are not escaped, because each view has its own syntax.
*/
/**
* The first items, and in `rest` a sentence that says where the other items are, so that a cut list never looks
* complete. `rest` is empty if all are shown.
*/
function firstAndRest(all, { most, what } = NO_LIMIT) {
	const more = all.length - most;
	return {
		shown: all.slice(0, most),
		rest: more > 0 ? `${count(more, `more ${what}`)} in result.json.` : ""
	};
}
const NO_LIMIT = {
	most: Number.POSITIVE_INFINITY,
	what: ""
};
/** Text of a table's cell without a figure, because an empty cell could be taken for a fault. */
const UNKNOWN = "–";
/** No paragraph if the text is empty, so that callers need not check. */
function paragraph(text) {
	return text === "" ? [] : [{
		kind: "paragraph",
		text
	}];
}
/** No list if there are no items, so that callers need not check. */
function list(items, limit) {
	return items.length === 0 ? [] : [{
		kind: "list",
		items,
		limit
	}];
}
function titledList(title, items, limit) {
	return below(strong(`${title}:`), list(items, limit));
}
function below(text, blocks) {
	return blocks.length === 0 ? [] : [...paragraph(text), ...blocks];
}
/**
* No table if there are no rows, so that callers need not check.
*
* @param columns false stands for a column that these rows do not need
*/
function table(label, rows, columns, limit) {
	if (rows.length === 0) return [];
	const shown = columns.filter((column) => column !== false);
	return [{
		kind: "table",
		label,
		columns: shown,
		rows: rows.map((row) => shown.map(({ cell }) => cell(row))),
		limit
	}];
}
/** No section if there are no blocks, so that no heading stands alone. */
function section(id, title, ...blocks) {
	const all = blocks.flat();
	return all.length === 0 ? [] : [{
		id,
		title,
		blocks: all
	}];
}
function left(title, cell) {
	return {
		title,
		align: "left",
		cell
	};
}
function right(title, cell) {
	return {
		title,
		align: "right",
		cell
	};
}
function name(text, most) {
	return {
		kind: "name",
		text,
		...most === void 0 ? {} : { most }
	};
}
function strong(text) {
	return {
		kind: "strong",
		text
	};
}
function figure(value, text) {
	return typeof value === "number" ? text(value) : "–";
}
/** Shortens the block to at most `most` items, rows or lines; a block without a limit stays whole. */
function cut(block, most) {
	if (block.kind === "details") return {
		...block,
		blocks: block.blocks.map((each) => cut(each, most))
	};
	if (block.kind === "paragraph" || block.limit === void 0) return block;
	return {
		...block,
		limit: {
			...block.limit,
			most: Math.min(most, block.limit.most)
		}
	};
}
/** Text without markup, for attributes, which cannot hold any. A link becomes its text. */
function plainText(text) {
	if (isSpans(text)) return text.map(plainText).join("");
	if (typeof text === "string") return text;
	return text.kind === "strong" ? plainText(text.text) : text.text;
}
function isSpans(text) {
	return Array.isArray(text);
}

export { isSpans as a, name as c, right as d, section as f, titledList as h, firstAndRest as i, paragraph as l, table as m, cut as n, left as o, strong as p, figure as r, list as s, below as t, plainText as u };