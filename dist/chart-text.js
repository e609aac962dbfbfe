import { i as escapeInvisible } from "./problems.js";

// src/core/views/chart/chart-text.ts
/** Drawn text: its width, its line breaks, and its allowed characters. */
/** Widths in em of Inter, which the pictures are drawn with, by kind of character; within 5 % for names and figures. */
const WIDTHS = [
	[/[ijl.,:;'|!()[\]]/, .29],
	[/[ftr\-/ I]/, .38],
	[/[mwMW%@…−+=<>≈~]/, .85],
	[/[A-Z0-9_]/, .65]
];
const OTHER_WIDTH = .58;
/** Estimated width in pixels of one line. */
function textWidth(text, fontSize) {
	return fontSize * [...text].map((character) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH).reduce((sum, width) => sum + width, 0);
}
/**
* Outside text in drawable form: invisible characters are shown as \uXXXX, and those that XML cannot hold are replaced.
*/
function printable(text) {
	return escapeInvisible(text).replaceAll(/[\ufffe\uffff]/g, "�");
}
/**
* A name on lines of at most this many characters, broken after a separator if there is one, at most `lines` of them.
*/
function wrapName(name, characters, lines) {
	const wrapped = [];
	let rest = [...printable(name)];
	while (rest.length > characters && wrapped.length < lines - 1) {
		const separator = rest.slice(0, characters).findLastIndex((character) => /[_./\- ]/.test(character));
		const end = separator < characters / 2 ? characters : separator + 1;
		wrapped.push(rest.slice(0, end).join(""));
		rest = rest.slice(end);
	}
	wrapped.push(rest.length > characters ? `${rest.slice(0, characters - 1).join("")}…` : rest.join(""));
	return wrapped.join("\n");
}
/** Sentences on lines of at most this many pixels. */
function wrapWords(text, width, fontSize) {
	const lines = [];
	for (const word of text.split(" ")) {
		const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
		if (lines.length > 0 && textWidth(longer, fontSize) > width) lines.push(word);
		else lines.splice(-1, 1, longer);
	}
	return lines;
}

export { wrapWords as i, textWidth as n, wrapName as r, printable as t };