import { i as count } from "./figures.js";

// src/core/views/report/report.ts
/**
* The model of a report: what is said of a result, the same in every view. A view renders it, and escapes its texts.
*/
/** What fits the limit, and a sentence that says where the rest is; empty if nothing is left out. */
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
/** Dash in a cell that has no figure. */
const UNKNOWN = "–";
/** A paragraph; no block if the text is empty. */
function paragraph(text) {
	return text === "" ? [] : [{
		kind: "paragraph",
		text
	}];
}
/** A list; no block if there are no items. */
function list(items, limit) {
	return items.length === 0 ? [] : [{
		kind: "list",
		items,
		limit
	}];
}
/** A list below its title; no blocks if there are no items. */
function titledList(title, items, limit) {
	return below(strong(`${title}:`), list(items, limit));
}
/** Blocks below a sentence about them; without blocks, no sentence either. */
function below(text, blocks) {
	return blocks.length === 0 ? [] : [...paragraph(text), ...blocks];
}
/**
* A table; no block if it has no rows.
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
/** A section; none if it has no blocks. */
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
/** A dash where there is no value. */
function figure(value, text) {
	return typeof value === "number" ? text(value) : "–";
}
/** The block with at most so many items, rows or lines; a block without a limit stays whole. */
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
/** The text without its marks, for attributes, which hold no markup. A link is its text. */
function plainText(text) {
	if (isSpans(text)) return text.map(plainText).join("");
	if (typeof text === "string") return text;
	return text.kind === "strong" ? plainText(text.text) : text.text;
}
function isSpans(text) {
	return Array.isArray(text);
}

export { isSpans as a, name as c, right as d, section as f, titledList as h, firstAndRest as i, paragraph as l, table as m, cut as n, left as o, strong as p, figure as r, list as s, below as t, plainText as u };