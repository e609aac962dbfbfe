import { U as escapeInvisible } from "./suite.js";

// src/core/views/chart/chart-text.ts
/** Drawn text: its allowed characters and its line breaks. */
/**
* Outside text in drawable form: invisible characters are shown as \uXXXX, and those that XML cannot hold are replaced.
*/
function printable(text) {
	return escapeInvisible(text).replaceAll(/[\ufffe\uffff]/g, "�");
}
/**
* Outside text on at most `most` lines of so many characters, broken after a space, else after another separator, if
* one is in the second half of the line.
*/
function wrapText(text, characters, most) {
	const lines = [];
	let rest = [...printable(text)];
	while (rest.length > characters && lines.length < most - 1) {
		const line = rest.slice(0, characters);
		const end = [" ", /[_./-]/].map((separator) => 1 + line.findLastIndex((character) => !!character.match(separator))).find((one) => one > characters / 2) ?? characters;
		lines.push(rest.slice(0, end).join("").trimEnd());
		rest = rest.slice(end);
	}
	return [...lines, rest.length > characters ? `${rest.slice(0, characters - 1).join("")}…` : rest.join("")];
}

export { wrapText as n, printable as t };