// src/core/own-workload/sql-scanner.ts
/**
* White space and comments. Two dashes begin a comment only before white space, a control character or the end, because
* `5--3` is a subtraction.
*/
const SKIPPED = /[\0-\x20]+|#[^\n]*|--(?=[\0-\x20\x7f]|$)[^\n]*|\/\*[\s\S]*?\*\//y;
/** Comments that servers of some family or version run as SQL. */
const EXECUTED = /\/\*M?!/y;
/** Forms of tokens; the first that fits counts. A point begins a number only if it is not between names. */
const FORMS = [
	["word", /(?!\d|[xbn]')[\w$\x80-\uffff]+/iy],
	["symbol", /<=>|->>?|[<>!:]=|<>|\|\||&&|<<|>>|(?!\/\*|\.\d)[^\w$\x80-\uffff'"`?@]/y],
	["integer", /\d+(?![\w$.\x80-\uffff])/y],
	["decimal", /(?:\d+\.\d*|(?<![\w$\x80-\uffff`"])\.\d+)(?:e[+-]?\d+)?|\d+e(?:[+-]\d+|\d+(?![\w$\x80-\uffff]))/iy],
	["binary", /0[xb][\w$\x80-\uffff]+/y],
	["word", /\d[\w$\x80-\uffff]+/y],
	["symbol", /\./y],
	["placeholder", /\?/y],
	["variable", /(?!@@?['"`])@@?(?:[\w$\x80-\uffff]+(?:\.[\w$\x80-\uffff]*)*)?/y]
];
/**
* Quotes with their prefixes. The pattern also fits a comment that is never closed, because closed ones have been
* skipped.
*/
const OPENING = /(?:[xbn](?=')|@@?)?['"`]|\/\*/iy;
/**
* Kinds of quoted tokens by their first character. A variable counts as quoted, because a name in quotes may hold
* anything.
*/
const QUOTED = {
	"'": "text",
	"\"": "text",
	n: "text",
	x: "binary",
	b: "binary",
	"`": "quoted",
	"@": "variable"
};
/** Patterns that read a quote or a comment up to its end, which is the group. A doubled quote does not end a text. */
const ENDS = {
	"'": /\\[\s\S]|''|(')/g,
	"\"": /\\[\s\S]|""|(")/g,
	"`": /``|(`)/g,
	"/*": /(\*\/)/g,
	"#": /(\n|$)/g,
	"--": /(\n|$)/g
};
/**
* All tokens of a text, up to its end or to a quote or comment that is not closed. Double quotes enclose texts, and
* backslashes escape, because that is the servers' default.
*/
function tokensOf(text) {
	const tokens = [];
	for (let at = 0; at < text.length;) {
		const start = endOf(SKIPPED, text, at);
		const [kind, stop] = start > at ? [void 0, start] : tokenAt(text, start);
		if (kind !== void 0) tokens.push({
			kind,
			text: text.slice(start, stop),
			start,
			stop
		});
		at = stop;
	}
	return tokens;
}
/**
* Whether servers would run a comment of the text as SQL. Texts, names and other comments are skipped, because they may
* hold anything.
*/
function hasExecutedComment(text) {
	for (let at = 0; at < text.length;) {
		if (endOf(EXECUTED, text, at) > at) return true;
		const start = endOf(SKIPPED, text, at);
		at = start > at ? start : tokenAt(text, at)[1];
	}
	return false;
}
function tokenAt(text, start) {
	for (const [kind, form] of FORMS) {
		const stop = endOf(form, text, start);
		if (stop > start) return [kind, stop];
	}
	const opened = endOf(OPENING, text, start);
	const kind = QUOTED[text.charAt(start).toLowerCase()];
	const quote = kind && endOfQuote(text, text.charAt(opened - 1), opened);
	return kind === void 0 || quote?.isClosed !== true ? ["broken", text.length] : [kind, quote.end];
}
/** Position after the match of a sticky pattern at `at`; `at` itself if the pattern does not match. */
function endOf(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : at;
}
/**
* Position after a quote or a comment. If it is not closed, this is the position from which to read on when more text
* has come.
*
* @param mark the characters that open it
* @param from position after the mark, or the position that an earlier call returned
*/
function endOfQuote(text, mark, from) {
	const pattern = ENDS[mark] ?? /(?!)/g;
	let end = from;
	pattern.lastIndex = from;
	for (let part = pattern.exec(text); part !== null; part = pattern.exec(text)) {
		end = pattern.lastIndex;
		if (part[1] !== void 0) return {
			end,
			isClosed: true
		};
	}
	return {
		end: Math.max(end, text.length - 1),
		isClosed: false
	};
}

export { tokensOf as i, endOfQuote as n, hasExecutedComment as r, endOf as t };