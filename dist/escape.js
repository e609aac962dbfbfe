// src/core/problems.ts
const MISSING = "missing";
const LONGEST_QUOTE = 80;
const MOST_NAMES_LISTED = 40;
/** Maximum length of a word that is compared. A longer word is no typing error, and comparing it would take long. */
const LONGEST_COMPARED = 64;
/**
* A path such as `scenarios.pfson.options[0]`. Keys that are not plain words are quoted, because they may hold
* anything.
*/
function renderPath(path) {
	let text = "";
	for (const step of path) if (typeof step === "number") text += `[${step}]`;
	else if (/^[\w%-]+$/.test(step) && step.length <= LONGEST_QUOTE) text += text === "" ? step : `.${step}`;
	else text += `[${quote(step)}]`;
	return text;
}
function describeValue(value) {
	if (value === void 0) return MISSING;
	if (value === null) return "nothing";
	if (typeof value === "string") return quote(value);
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "object") return Object.keys(value).length === 0 ? "an empty map" : "a map";
	return String(value);
}
/**
* Text in quotes, at most 80 characters. Credentials in addresses are masked, and invisible characters escaped, because
* messages end up in logs.
*/
function quote(text) {
	return quoteAtMost(LONGEST_QUOTE, text);
}
function quoteAtMost(most, text) {
	const hidden = text.replace(/\/\/[^/@\s]*@/g, "//***@");
	const cut = hidden.length > most ? `${hidden.slice(0, most - 1)}…` : hidden;
	return escapeInvisible(JSON.stringify(cut));
}
/**
* Shows control, formatting and unpaired surrogate characters as \uXXXX, so that no input can drive a terminal or a
* log.
*/
function escapeInvisible(text) {
	const escapeOf = (character) => character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
	return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escapeOf);
}
function listNames(names) {
	const texts = names.slice(0, MOST_NAMES_LISTED).map((name) => /^[\w.%-]+$/.test(name) ? name : quote(name));
	return names.length > MOST_NAMES_LISTED ? `${texts.join(", ")}, …` : texts.join(", ");
}
/**
* Share of letters that may be wrong if a word has few candidates. Among many candidates, so large a share would match
* wrong names.
*/
const MISTYPED = 1 / 3;
/**
* Candidate that a mistyped word most probably means; undefined if none is near.
*
* @param mistyped share of letters that may be wrong, 0 … 1; smaller for many candidates, which are more alike
*/
function nearest(word, candidates, mistyped = MISTYPED) {
	if (word.length > LONGEST_COMPARED) return void 0;
	const plain = (name) => name.toLowerCase().replaceAll("_", "-");
	return candidates.filter((candidate) => candidate.length <= LONGEST_COMPARED).map((candidate) => ({
		candidate,
		distance: editDistance(plain(word), plain(candidate))
	})).filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length * mistyped))).sort((a, b) => a.distance - b.distance)[0]?.candidate;
}
/**
* Levenshtein distance: the fewest insertions, deletions and replacements between two words, as typing errors make
* them.
*/
function editDistance(from, to) {
	let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const replaced = (previous[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
			row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		previous = row;
	}
	return previous[to.length] ?? 0;
}
/** Letters from which a name is long enough to be taken for a mistyped one. */
const SHORTEST_MISTYPED = 4;
/** A hint behind a mistyped name, such as " (did you mean pfs?)"; empty if no candidate is near. */
function meantText(mistyped, candidates) {
	const meant = mistyped.length < SHORTEST_MISTYPED ? void 0 : nearest(mistyped, candidates);
	return meant === void 0 ? "" : ` (did you mean ${meant}?)`;
}
function describeUnknown(word, candidates) {
	const suggestion = nearest(word, candidates);
	return suggestion === void 0 ? quote(word) : `${quote(word)} (did you mean ${quote(suggestion)}?)`;
}
/** Problems in the order of the text, each once. A key that is only missing because it was mistyped is left out. */
function finishProblems(drafts, file) {
	const meant = new Set(drafts.flatMap((draft) => draft.meant === void 0 ? [] : [renderPath(draft.meant)]));
	const seen = /* @__PURE__ */ new Set();
	const distinctDrafts = [];
	for (const draft of drafts) {
		const path = renderPath(draft.path);
		if (draft.actual === "missing" && meant.has(path)) continue;
		const marks = [`${draft.position.line} ${path}`, `${draft.position.offset} ${draft.path.at(-1)} ${draft.actual}`];
		if (!marks.some((mark) => seen.has(mark))) distinctDrafts.push(draft);
		for (const mark of marks) seen.add(mark);
	}
	return distinctDrafts.sort((a, b) => a.position.offset - b.position.offset).map(({ path, position, actual, allowed }) => ({
		file,
		line: position.line,
		path: renderPath(path),
		actual,
		allowed
	}));
}

// src/core/wording/escape.ts
/** Makes text from outside safe for Markdown and for the command line of a shell. */
/** Maximum length, in characters, of text from outside where a name is expected. */
const LONGEST_NAME = 64;
/**
* Zero-width space. GitHub looks for references in the finished text, after the escapes of Markdown are gone, so only
* this character inside a reference stops it.
*/
const BREAK = "​";
/**
* Characters that mean something in Markdown or HTML. Most do so anywhere: entities, tags, escapes, code, emphasis,
* links, strike-through, tables, formulas and headings. Underscores do so except within a word. The last alternatives
* are the beginnings of a list, a quotation, a heading, a rule or indented code.
*/
const MARKUP = /[&<"\\`*[\]~|$#\u200b]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|^>|^[-+=](?=[-+=\s]|$)|(?<=^\d{1,9})[.)](?=\s|$)|^\s/g;
/** References that GitHub and other forges turn into links or pictures: @mention, #1, GH-1, !1, URLs, :emoji:. */
const REFERENCE = /@|#(?=\w)|!(?=\d)|(?<![a-z0-9])GH-(?=\d)|:(?=\/\/|(?!\d\d:)[\w+-]+:)|www(?=\.)/gi;
/** 7 to 40 hexadecimal digits. GitHub links them if a commit's hash begins with them. Plain numbers are left alone. */
const COMMIT = /(?<![a-z0-9])(?=\d*[a-f])[\da-f]{7,40}(?![a-z0-9])/gi;
const LONGEST_NO_COMMIT = /.{6}(?=.)/g;
/**
* Escapes a text, so that Markdown, HTML and GitHub's additions show it literally, on one line, inside a paragraph, a
* cell of a table or a tag. Control characters and invisible ones become \uXXXX.
*/
function escapeMarkdown(text) {
	return escapeInvisible(text).replace(REFERENCE, `$&${BREAK}`).replace(COMMIT, (name) => name.replace(LONGEST_NO_COMMIT, `$&${BREAK}`)).replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}
function shorten(text, most = LONGEST_NAME) {
	if (text.length <= most) return text;
	return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
/**
* A flag of qpsgate. Other words that begin with a dash get `./` in front, so that no shell command takes them for
* flags.
*/
const FLAG = /^--[a-z][a-z-]*$/;
/** Quotes words for a POSIX shell, so that a command can be pasted. Flags of qpsgate stay as they are. */
function shellWords(words) {
	return words.map((word) => FLAG.test(word) ? word : shellWord(word)).join(" ");
}
/**
* Quotes one word for a POSIX shell. Invisible characters are shown as escapes, so that the command stays on one line.
*/
function shellWord(text) {
	if (/^[\w.,:+%/=@][\w.,:+%/=@-]*$/.test(text)) return text;
	const visible = escapeInvisible(text);
	return `'${(visible.startsWith("-") ? `./${visible}` : visible).replaceAll("'", "'\\''")}'`;
}

export { MISSING as a, escapeInvisible as c, meantText as d, nearest as f, shorten as i, finishProblems as l, quoteAtMost as m, shellWord as n, describeUnknown as o, quote as p, shellWords as r, describeValue as s, escapeMarkdown as t, listNames as u };