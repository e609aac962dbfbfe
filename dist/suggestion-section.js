import { t as ABILITIES } from "./insight.js";
import { u as sentence } from "./gated-costs.js";
import { r as shorten } from "./escape.js";
import { f as share, i as count, n as change, r as changeAndRange } from "./figures.js";
import { s as lineOf } from "./wording.js";

// src/core/views/report/report.ts
/** Sentence below what is shown; empty if that is all. */
function restText({ what }, more) {
	return more > 0 ? `${count(more, `more ${what}`)} in result.json.` : "";
}
/** In a cell that has no figure. */
const UNKNOWN = "–";
/** None if the text is empty. */
function paragraph(text) {
	return text === "" || Array.isArray(text) && text.length === 0 ? [] : [{
		kind: "paragraph",
		text
	}];
}
/** None if there are no items. */
function list(items, limit) {
	return items.length === 0 ? [] : [{
		kind: "list",
		items,
		limit
	}];
}
/** A list below its title; none if there are no items. */
function titledList(title, items, limit) {
	return items.length === 0 ? [] : [...paragraph(strong(`${title}:`)), ...list(items, limit)];
}
/** None if it has no rows. @param columns false: one that these rows do not need */
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
/** None if it has no blocks. */
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
	return value === null ? "–" : {
		kind: "figure",
		value,
		text: text(value)
	};
}
/** The block with fewer items, rows and lines, where it may have fewer at all. */
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
/** Empty if nothing is suggested. */
function suggestionBlocks(result) {
	const { suggestion } = result;
	if (suggestion === null || result.explanation === null) return [];
	const { form = "option-file", lines } = suggestion;
	const limit = {
		most: MOST_LINES,
		room: MOST_CHARACTERS,
		what: "line"
	};
	return [...paragraph([
		`${suggestionPromise(result)} `,
		...FORMS[form],
		placeText(suggestion),
		":"
	]), ...form === "settings" ? list(lines.map(settingText), limit) : [{
		kind: "code",
		language: form === "flags" ? "sh" : "ini",
		lines,
		limit
	}]];
}
const FORMS = {
	flags: ["As flags of the server"],
	settings: ["In the form that the file has"],
	"option-file": ["In an option file, below ", {
		kind: "code",
		text: "[mysqld]"
	}]
};
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
function suggestionPromise(result) {
	const { suggestion, explanation } = result;
	return suggestion === null || explanation === null ? "" : sentence(promiseText(suggestion, explanation, result));
}
/**
* "these settings keep what my.cnf shows (which SQL runs most); with the rest of the change they cost −7.1 % (−8.2 …
* −6.0) instead of −19.6 %, still above the limit (5 %)".
*/
function promiseText({ scenario, keeps, ...figures }, { whole, rule, workload, threads }, { comparisons }) {
	const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ key }) => ABILITY_TITLES[key]);
	const kept = titles.length === 0 ? `show as little as ${shorten(scenario)} does` : `keep what ${shorten(scenario)} shows (${several(titles, ", ", MOST_ABILITIES)})`;
	const cost = `with the rest of the change they cost ${changeAndRange(figures)} instead of ${change(whole.change)}`;
	const explained = comparisons.find((each) => each.rule === rule && each.scenario === scenario && each.workload === workload && each.threads === threads);
	return `these settings ${kept}; ${cost}${explained !== void 0 && figures.change < -explained.tolerance ? `, still above the limit (${share(explained.tolerance)})` : ""}`;
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

export { figure as a, list as c, restText as d, right as f, titledList as g, table as h, cut as i, name as l, strong as m, suggestionPromise as n, firstOf as o, section as p, ABILITY_TITLES as r, left as s, suggestionBlocks as t, paragraph as u };