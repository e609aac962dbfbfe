import { t as printable } from "./chart-text.js";

// src/core/views/markup.ts
/** HTML from templates in which every value is escaped, unless it is markup itself. */
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** All characters to escape or replace, and no others: letters, digits, and separators in figures are safe. */
const UNSAFE = /[^\p{L}\p{Nd} .,:;·…−+/()%_-]/u;
/** Parts are appended, not joined: a string with a large table would otherwise be copied at each level. */
function html(strings, ...values) {
	let markup = "";
	for (const [index, text] of strings.entries()) markup += text + toMarkup(values[index] ?? "");
	return { markup };
}
function toMarkup(value) {
	if (typeof value === "string") return escaped(value);
	if (typeof value === "number") return String(value);
	return "markup" in value ? value.markup : value.reduce((all, { markup }) => all + markup, "");
}
function escaped(text) {
	if (!UNSAFE.test(text)) return text;
	return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export { html as t };