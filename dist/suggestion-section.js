import { t as ABILITIES } from "./insight.js";
import { d as changeAndRange, f as count, i as escapeInvisible, u as change } from "./problems.js";
import { O as lineOf, y as sentence } from "./cells.js";
import { a as shorten, n as markdownName } from "./escape.js";
import { t as html } from "./markup.js";

// src/core/wording/abilities.ts
/** Each completes "shows …". */
const ABILITY_TITLES = {
	"most-executed-sql": "which SQL runs most",
	"response-time": "how long each SQL takes on average",
	"sorted-rows": "which SQL sorts most rows",
	"scanned-rows": "which SQL scans most rows",
	"temporary-tables": "which SQL makes temporary tables",
	"returned-rows": "which SQL returns most rows",
	"physical-io": "which tables cause most file I/O",
	"logical-io": "which tables are read and written most",
	"index-use": "which indexes are used most",
	"unused-indexes": "which indexes are never used",
	"wait-events": "which waits take most time",
	"statement-profile": "where a single statement spends its time",
	"stage-times": "how long each stage of execution takes",
	"lock-waits": "which stages of execution wait for locks"
};

// src/core/views/markdown/markdown-parts.ts
const RULES = {
	left: ":--",
	right: "--:",
	center: ":-:"
};
function left(title) {
	return {
		title,
		align: "left"
	};
}
function right(title) {
	return {
		title,
		align: "right"
	};
}
function center(title) {
	return {
		title,
		align: "center"
	};
}
function table(columns, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	const rule = `|${columns.map(({ align }) => RULES[align]).join("|")}|`;
	return [
		line(columns.map(({ title }) => title)),
		rule,
		...rows.map(line)
	].join("\n");
}
/** GitHub reads Markdown inside only after a blank line. */
function details({ title, body }) {
	return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Blocks of text, those that are empty left out. */
function paragraphs(...blocks) {
	return blocks.filter((block) => block !== "").join("\n\n");
}
/** The first items: as many as are asked for and fit in so many characters. */
function firstOf(items, most, characters, length) {
	const kept = [];
	let room = characters;
	for (const item of items.slice(0, most)) {
		room -= length(item);
		if (room < 0) break;
		kept.push(item);
	}
	return kept;
}

// src/core/views/markdown/suggestion-section.ts
/** More than all classes of instruments and all consumers need. */
const MOST_LINES = 40;
const MOST_CHARACTERS = 4e3;
/** Room in one line of a terminal. */
const MOST_SETTINGS = 12;
const MOST_FILES = 4;
const MOST_PLACES = 12;
const MOST_ABILITIES = 3;
/** Stands below the causes; empty where nothing is suggested. */
function suggestionBlock({ suggestion, explanation }) {
	if (suggestion === null || explanation === null) return "";
	const lines = suggestion.lines.map(escapeInvisible);
	const shown = firstOf(lines, MOST_LINES, MOST_CHARACTERS, (line) => line.length + 1);
	const more = lines.length - shown.length;
	return paragraphs(introduction(suggestion, explanation, markdownName), shown.length === 0 ? "" : fenced(shown, "ini"), more > 0 ? `${count(more, "more line")} in result.json.` : "");
}
/** One sentence of Markdown: what the suggested settings keep, and what they cost. Empty where nothing is suggested. */
function suggestionPromise({ suggestion, explanation }) {
	if (suggestion === null || explanation === null) return "";
	return sentence(promiseText(suggestion, explanation, markdownName));
}
/** Lines for a terminal; may hold text from outside. None where nothing is suggested. */
function suggestionLines({ suggestion, explanation }) {
	if (suggestion === null || explanation === null) return [];
	const shown = suggestion.lines.slice(0, MOST_SETTINGS).map((line) => shorten(line));
	const more = suggestion.lines.length - shown.length;
	return [`suggestion: ${promiseText(suggestion, explanation, shorten)}`, `  ${placeText(suggestion, shorten)}: ${shown.join("; ")}${more > 0 ? `; and ${more} more in report.md` : ""}`];
}
/** Markup for the page; undefined where nothing is suggested. */
function suggestionMarkup({ suggestion, explanation }) {
	if (suggestion === null || explanation === null) return void 0;
	const lines = suggestion.lines.map((line) => html`${line}\n`);
	return html`<p>${introduction(suggestion, explanation, (text) => text)}</p>
<div class="scroll" tabindex="0" role="group" aria-label="Lines for the option file"><pre><code>${lines}</code></pre></div>`;
}
/** What stands before the block. */
function introduction(suggestion, explanation, quote) {
	return `${sentence(promiseText(suggestion, explanation, quote))} In an option file, ${placeText(suggestion, quote)}:`;
}
/** "these settings keep what my.cnf shows (which SQL runs most) and cost −3.1 % (−4.2 … −2.0) instead of −19.6 %". */
function promiseText({ scenario, keeps, ...figures }, { whole }, quote) {
	const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ key }) => ABILITY_TITLES[key]);
	return `these settings ${titles.length === 0 ? `show as little as ${quote(scenario)} does` : `keep what ${quote(scenario)} shows (${several(titles, ", ", MOST_ABILITIES)})`} and cost ${changeAndRange(figures)} instead of ${change(whole.change)}`;
}
/** "below [mysqld], in the place of conf/my.cnf:12, 13; suite.yml:4". */
function placeText({ replaces }, quote) {
	const files = [...Map.groupBy(replaces, ({ file }) => file).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const lines = others.map(({ line }) => String(line));
		return several([quote(lineOf(first)), ...lines], ", ", MOST_PLACES);
	});
	return `below [mysqld]${files.length === 0 ? "" : `, in the place of ${several(files, "; ", MOST_FILES)}`}`;
}
function several(items, separator, most) {
	const more = items.length - most;
	return `${items.slice(0, most).join(separator)}${more > 0 ? ` and ${more} more` : ""}`;
}
/** A block of code. A fence that is longer than any run of backticks in it ends at its own end only. */
function fenced(lines, language) {
	const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
	const fence = "`".repeat(Math.max(2, ...runs) + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join("\n");
}

export { suggestionPromise as a, firstOf as c, right as d, table as f, suggestionMarkup as i, left as l, suggestionBlock as n, center as o, ABILITY_TITLES as p, suggestionLines as r, details as s, fenced as t, paragraphs as u };