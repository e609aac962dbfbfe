import { S as shorten, a as change, c as duration, p as lineOf, s as count, y as markdownName } from "./wording.js";

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
/** As many items from the start as are asked for and fit in so many characters. */
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

// src/core/views/markdown/settings-section.ts
const MOST_ROWS = 20;
const MOST_CHARACTERS = 6e3;
const LONGEST_VALUE = 60;
function settingsTable({ settings }) {
	if (settings.length === 0) return "";
	const rows = settings.map((setting) => [
		markdownName(setting.name),
		shownValue(setting.before),
		shownValue(setting.after),
		markdownName(placeOf(setting))
	]);
	const shown = firstOf(rows, MOST_ROWS, MOST_CHARACTERS, (row) => row.join(" | ").length);
	const more = rows.length - shown.length;
	return paragraphs(table([
		left("changed setting"),
		left("before"),
		left("now"),
		left("where")
	], shown), more > 0 ? `${count(more, "more setting")} changed, see result.json.` : "");
}
function shownValue(written) {
	if (written === null) return "*not set*";
	return written.value === null ? "*set*" : markdownName(shorten(written.value, LONGEST_VALUE));
}
/** Where it stands now; a setting that is gone stood in the base. */
function placeOf({ before, after, scenario }) {
	if (after !== null) return `${after.file}:${after.line}`;
	return before === null ? scenario : `${before.file}:${before.line}, removed`;
}

// src/core/wording/cause-wording.ts
/** How the figures came about, where it is not the plain way: the setting alone beside the reference. */
const HOW = {
	alone: "",
	"from the head": "measured beside the others",
	together: "only together",
	"in a group": "",
	"does not start": "no server starts with it or without it",
	"not measured": ""
};
const WORDS = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve"
];
function blameOf({ causes }) {
	const unclear = causes.filter(({ verdict }) => verdict === "undecided" || verdict === "not reached");
	const measured = unclear.filter(({ kind }) => kind !== "not measured");
	return {
		blamed: causes.filter(({ verdict }) => verdict === "to blame"),
		open: [...Map.groupBy(measured, groupKey).values()],
		unreached: unclear.filter(({ kind }) => kind === "not measured"),
		innocent: causes.filter(({ verdict }) => verdict === "innocent")
	};
}
/** Of a group the names, of any other cause nothing that another one has. */
function groupKey(cause) {
	if (cause.kind === "does not start") return cause.kind;
	return cause.kind === "in a group" ? JSON.stringify([cause.verdict, cause.measuredWith]) : cause;
}
/** Names of all settings in these causes. */
function namesOf(causes) {
	return causes.flatMap(({ settings }) => settings.map(({ name }) => name));
}
/** Change with its interval; undefined where nothing was measured. */
function figuresOf({ change: found, low, high }) {
	return found === null || low === null || high === null ? void 0 : {
		change: found,
		low,
		high
	};
}
/** "only together", "−9.0 % beside the others"; empty where it was measured alone and nothing else. */
function howOf({ kind, removal }) {
	const beside = removal === null ? "" : `${change(removal.change)} beside the others`;
	return [HOW[kind], beside].filter((part) => part !== "").join(", ");
}
/** Of causes with the same figures: "undecided", "not taken apart, measured with 2 others". */
function openText(group) {
	const [first] = group;
	if (first === void 0) return "";
	return [first.kind === "in a group" && first.verdict === "not reached" ? "not taken apart" : first.verdict, detailText(group)].filter((part) => part !== "").join(", ");
}
/** How the figures came about, beside the verdict: "measured with 2 others"; often empty. */
function detailText(group) {
	const [first] = group;
	if (first === void 0) return "";
	if (first.kind !== "in a group") return howOf(first);
	const listed = namesOf(group).length;
	const others = first.measuredWith.length - listed;
	if (others > 0) return `measured with ${count(others, "other")}`;
	return listed > 1 ? "measured together" : "";
}
/** "ON", "0 → 1"; of a setting that is gone, what it was. */
function valueText({ before, after, place }, shown) {
	if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`;
	const only = place === null ? before : after;
	return only === null ? "" : shown(only);
}
/** "conf/my.cnf:4"; where a setting that is gone once stood, as far as that is known. */
function whereOf(result, { name, place }) {
	if (place !== null) return lineOf(place);
	const gone = removedSetting(result, name);
	return gone === void 0 ? "removed" : placeOf(gone);
}
/** The explained scenario's setting of this name that head no longer has. */
function removedSetting({ settings, explanation }, name) {
	if (explanation?.rule !== "base") return void 0;
	return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null);
}
/** "the other nine cost nothing"; empty where there is none. */
function innocentsText({ innocent, ...rest }) {
	const many = namesOf(innocent).length;
	if (many === 0) return "";
	if (rest.blamed.length + rest.open.length + rest.unreached.length === 0) return many === 1 ? "the setting costs nothing" : `none of the ${inWords(many)} costs anything by itself`;
	return many === 1 ? "the other one costs nothing" : `the other ${inWords(many)} cost nothing`;
}
/** "sum of the causes −19.0 %, the whole −19.6 %, interaction −0.6 %". */
function balanceText({ sum, whole, interaction }, { blamed }) {
	if (blamed.length === 0) return `no single setting was shown to be to blame, the whole is ${change(whole.change)}`;
	return `sum of the causes ${change(sum.change)}, the whole ${change(whole.change)}, interaction ${change(interaction.change)}`;
}
/** "the search took 95 s". */
function searchText({ isComplete, seconds }) {
	return isComplete ? `the search took ${duration(seconds)}` : `the search is incomplete: its time was over after ${duration(seconds)}, --explain-budget gives more`;
}
/** The text as the beginning of a sentence. */
function sentence(text) {
	return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
function inWords(many) {
	return WORDS[many] ?? String(many);
}

export { table as S, details as _, howOf as a, paragraphs as b, openText as c, sentence as d, valueText as f, center as g, settingsTable as h, figuresOf as i, removedSetting as l, placeOf as m, blameOf as n, innocentsText as o, whereOf as p, detailText as r, namesOf as s, balanceText as t, searchText as u, firstOf as v, right as x, left as y };