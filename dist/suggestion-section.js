import { t as ABILITIES } from "./insight.js";
import { f as sentence } from "./cause-wording.js";
import { i as shorten } from "./escape.js";
import { i as count, n as change, r as changeAndRange } from "./figures.js";
import { c as lineOf } from "./wording.js";

// src/core/views/report/report.ts
/** In a cell that has no figure. */
const UNKNOWN = "–";
function isShown({ views }, view) {
	return views?.includes(view) ?? true;
}
/** The table without the columns, and their cells, that this view does not show. */
function shownTable(table, view) {
	const isKept = table.columns.map((column) => isShown(column, view));
	const kept = (items) => items.filter((_, index) => isKept[index]);
	return {
		...table,
		columns: kept(table.columns),
		rows: table.rows.map(kept)
	};
}
/** None if the text is empty. */
function paragraph(text, views) {
	return text === "" || Array.isArray(text) && text.length === 0 ? [] : [{
		kind: "paragraph",
		text,
		...of(views)
	}];
}
/** None if there are no items. */
function list(items, limit) {
	return items.length === 0 ? [] : [{
		kind: "list",
		items,
		...limit === void 0 ? {} : { limit }
	}];
}
/** None if it has no rows. */
function table(caption, columns, rows, limit) {
	return rows.length === 0 ? [] : [{
		kind: "table",
		caption,
		columns,
		rows,
		...limit === void 0 ? {} : { limit }
	}];
}
/** None if it has no blocks. */
function section(about, ...blocks) {
	const all = blocks.flat();
	return all.length === 0 ? [] : [{
		kind: "section",
		...about,
		blocks: all
	}];
}
function left(title, views) {
	return {
		title,
		align: "left",
		...of(views)
	};
}
function right(title, views) {
	return {
		title,
		align: "right",
		...of(views)
	};
}
function center(title) {
	return {
		title,
		align: "center"
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
function several$1(items, separator, room) {
	return {
		kind: "several",
		items,
		separator,
		room
	};
}
/** A dash where there is no value. */
function figure(value, text) {
	return value === null ? "–" : {
		kind: "figure",
		value,
		text: text(value)
	};
}
function of(views) {
	return views === void 0 ? {} : { views };
}
/** The first items: as many as requested, if they fit in this many characters. */
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

// src/core/views/report/suggestion-section.ts
/** More than all classes of instruments and all consumers need. */
const MOST_LINES = 40;
const MOST_CHARACTERS = 4e3;
const MOST_FILES = 4;
const MOST_PLACES = 12;
const MOST_ABILITIES = 3;
/** Stands below the causes; empty if nothing is suggested. */
function suggestionBlock(result) {
	const { suggestion } = result;
	if (suggestion === null || result.explanation === null) return [];
	return section({
		id: "suggestion",
		title: "Suggestion",
		inMarkdown: "untitled"
	}, paragraph([
		`${suggestionPromise(result)} `,
		...formText(suggestion),
		placeText(suggestion),
		":"
	]), suggestedBlocks(suggestion));
}
function formText({ form }) {
	if (form === "flags") return ["As flags of the server"];
	if (form === "settings") return ["In the form that the file has"];
	return ["In an option file, below ", {
		kind: "code",
		text: "[mysqld]"
	}];
}
function suggestedBlocks({ form, lines }) {
	const rest = (more) => more > 0 ? `${count(more, "more line")} in result.json.` : "";
	const limit = {
		most: MOST_LINES,
		room: MOST_CHARACTERS,
		rest
	};
	if (form === "settings") return list(lines.map(settingText), limit);
	return [{
		kind: "code",
		language: form === "flags" ? "sh" : "ini",
		lines,
		limit
	}];
}
function settingText(line) {
	const [name = "", ...value] = line.split(" = ");
	return [
		{
			kind: "code",
			text: name
		},
		" with the value ",
		{
			kind: "code",
			text: value.join(" = ")
		}
	];
}
/**
* One sentence, as plain text: the abilities that the suggested settings keep, and their cost. Empty if nothing is
* suggested.
*/
function suggestionPromise({ suggestion, explanation }) {
	return suggestion === null || explanation === null ? "" : sentence(promiseText(suggestion, explanation));
}
/** "these settings keep what my.cnf shows (which SQL runs most) and cost −3.1 % (−4.2 … −2.0) instead of −19.6 %". */
function promiseText({ scenario, keeps, ...figures }, { whole, method }) {
	const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ key }) => ABILITY_TITLES[key]);
	const kept = titles.length === 0 ? `show as little as ${shorten(scenario)} does` : `keep what ${shorten(scenario)} shows (${several(titles, ", ", MOST_ABILITIES)})`;
	const how = method === "switched" ? ", measured by switching," : "";
	return `these settings ${kept} and cost ${changeAndRange(figures)}${how} instead of ${change(whole.change)}`;
}
/** ", in the place of conf/my.cnf:12, 13; suite.yml:4". */
function placeText({ replaces }) {
	const files = [...Map.groupBy(replaces, ({ file }) => file).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const lines = others.map(({ line }) => String(line));
		return several([lineOf(first), ...lines], ", ", MOST_PLACES);
	});
	return files.length === 0 ? "" : `, in the place of ${several(files, "; ", MOST_FILES)}`;
}
function several(items, separator, most) {
	const more = items.length - most;
	return `${items.slice(0, most).join(separator)}${more > 0 ? ` and ${more} more` : ""}`;
}

export { table as _, figure as a, left as c, paragraph as d, right as f, strong as g, shownTable as h, center as i, list as l, several$1 as m, suggestionPromise as n, firstOf as o, section as p, ABILITY_TITLES as r, isShown as s, suggestionBlock as t, name as u };