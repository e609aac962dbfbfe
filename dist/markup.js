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
function html(strings, ...values) {
	return { markup: strings.map((text, index) => text + toMarkup(values[index] ?? "")).join("") };
}
function toMarkup(value) {
	if (typeof value === "string") return escaped(value);
	if (typeof value === "number") return String(value);
	return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}
function escaped(text) {
	return printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export { html as t };