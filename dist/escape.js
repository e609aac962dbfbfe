import { O as escapeInvisible } from "./schemas.js";

// src/core/wording/escape.ts
/** Names, versions, values and messages from outside, made safe for Markdown and a shell's line. */
/** Longest outside text in a place meant for a name. */
const LONGEST_NAME = 64;
/**
* Zero-width space: breaks patterns that GitHub looks for in the finished text, after the escapes of Markdown are gone.
*/
const BREAK = "​";
/**
* Characters with a meaning in Markdown or HTML anywhere: entities, tags, escapes, code, emphasis, links,
* strike-through, tables, formulas, headings; underscores except within a word, where they mean nothing; and the
* beginnings of a list, a quotation, a heading, a rule or indented code.
*/
const MARKUP = /[&<"\\`*[\]~|$#\u200b]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|^>|^[-+=](?=[-+=\s]|$)|(?<=^\d{1,9})[.)](?=\s|$)|^\s/g;
/** @mention, #1, GH-1, !1 (other forges), URLs, :emoji:. */
const REFERENCE = /@|#(?=\w)|!(?=\d)|(?<![a-z0-9])GH-(?=\d)|:(?=\/\/|(?!\d\d:)[\w+-]+:)|www(?=\.)/gi;
/** Text that GitHub links if a commit's name begins with it; plain numbers are left alone. */
const COMMIT = /(?<![a-z0-9])(?=\d*[a-f])[\da-f]{7,40}(?![a-z0-9])/gi;
const LONGEST_NO_COMMIT = /.{6}(?=.)/g;
/**
* The text such that Markdown, HTML and GitHub's additions show it literally, on one line, inside a paragraph, a
* table's cell or a tag. Control and invisible characters are shown as \uXXXX.
*/
function escapeMarkdown(text) {
	return escapeInvisible(text).replace(REFERENCE, `$&${BREAK}`).replace(COMMIT, (name) => name.replace(LONGEST_NO_COMMIT, `$&${BREAK}`)).replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}
/** The text in at most `most` characters, the last of them "…" where something was cut. */
function shorten(text, most = LONGEST_NAME) {
	if (text.length <= most) return text;
	return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
/** One word of a POSIX shell's command line; invisible characters are shown, so it stays one line. */
function shellWord(text) {
	if (/^[\w.,:+%/=@][\w.,:+%/=@-]*$/.test(text)) return text;
	const visible = escapeInvisible(text);
	return `'${(visible.startsWith("-") ? `./${visible}` : visible).replaceAll("'", "'\\''")}'`;
}

export { shellWord as n, shorten as r, escapeMarkdown as t };