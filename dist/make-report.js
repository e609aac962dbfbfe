import { a as isOfBase } from "./names.js";
import { o as timeShares, t as hasInterval } from "./result.js";
import { p as familyOf } from "./option-file.js";
import { a as deprecatedOption, c as removedOption, d as totalBytes, l as memoryNeed, n as knowledgeOf, p as manualPage, s as removalPage, u as numberOf } from "./settings-knowledge.js";
import { d as factsFor, l as OPTIONS, o as variableForms, s as variableOf, u as OptionIndex } from "./option-names.js";
import { a as duration, c as range, i as count, l as rate, n as change, o as fineShare, r as changeAndRange, s as milliseconds, t as bytes, u as share } from "./figures.js";
import { c as namesOf, d as savedOf, f as sentence, l as openText, m as whereOf, n as causesByVerdict, o as figuresOf, p as valueText, s as howOf, t as causeSentences } from "./cause-wording.js";
import { B as COVERAGE_TITLE, C as sameArm, D as explainedCell, E as causeLines, H as coverageLine, I as measuredShare, L as shareName, M as verdictText, N as comparedStatements, P as failureText, R as originText, S as referenceArm, T as PAGES, V as coverageLead, W as toldCoverage, _ as controlArm, b as levelsByWorkload, g as cellFinder, h as armLabels, j as nextStep, k as headline, n as pictureText, v as costFinder, w as shownArms, x as mainRule, y as isSweep, z as sourceText } from "./chart-spec.js";
import { i as shorten, n as markdownName, r as shellWord } from "./escape.js";
import { n as loosenedWarnings, r as otherWarnings, s as unfairWarnings, t as LOOSENED_TITLE } from "./warnings.js";
import { a as consequence, d as searching, f as settingLine, i as cellText, n as asItIs, t as against } from "./wording.js";
import { D as wasMissed, d as FALSE_STATEMENT } from "./judgement.js";
import { _ as table, a as figure, c as left, d as paragraph, f as right, g as strong, i as center, l as list$1, m as several, o as firstOf, p as section, r as ABILITY_TITLES, t as suggestionBlock, u as name } from "./suggestion-section.js";
import { t as bySeverity } from "./tolerance.js";
import { n as LEAST_COST_CHANGE, t as FALSE_COST } from "./cost-effects.js";
import { r as costName, t as costAmount } from "./cost-wording.js";
import { n as secondCopyText, r as sharedServersText } from "./arm-wording.js";
import { t as ABILITIES } from "./insight.js";

// src/core/settings/dangers.ts
/** Known dangers of a changed setting, apart from speed. Sentences are in core/wording/. */
/** The dangers of a change, except those that existed before. */
function dangersOf(change, context) {
	const subject = subjectOf(change, context.product);
	const removal = removalDanger(subject, context);
	if (removal !== void 0) return [removal];
	return [
		deprecationDanger(subject, context),
		durabilityDanger(subject),
		queryCacheDanger(subject, context),
		memoryDanger(subject, context)
	].filter((danger) => danger !== void 0);
}
function subjectOf(change, product) {
	const fork = familyOf(product).fork;
	const variable = variableForms(change.variable).find((form) => !form.startsWith("loose_")) ?? change.variable;
	const unknown = manualPage(variable.startsWith("innodb_") ? "innodb" : "server", variable, fork);
	return {
		...change,
		variable,
		fork,
		page: knowledgeOf(variable, product)?.page ?? unknown
	};
}
function removalDanger({ variable, after, fork, page }, { version }) {
	const option = removedOption(variable, fork, version);
	if (option === void 0 || after === void 0) return void 0;
	const { removed, consequence, instead } = option;
	return {
		code: "option-removed",
		variable,
		page: removalPage(option) ?? page,
		removed,
		consequence,
		instead
	};
}
function deprecationDanger(subject, { version }) {
	const { variable, before, after, fork, page } = subject;
	const option = deprecatedOption(variable, fork, version);
	if (option === void 0 || after === void 0 || before !== void 0) return void 0;
	return {
		code: "option-deprecated",
		variable,
		page,
		since: option.since,
		instead: option.instead
	};
}
function durabilityDanger({ variable, before, after, fork, page }) {
	const loss = durabilityLoss(variable, before, after, fork);
	return loss === void 0 ? void 0 : {
		...loss,
		variable,
		page
	};
}
const QUERY_CACHE = ["query_cache_type", "query_cache_size"];
function queryCacheDanger(subject, { settings }) {
	const { variable, before, after, fork, page } = subject;
	if (fork !== "mariadb" || !QUERY_CACHE.includes(variable)) return void 0;
	const isOn = (value) => isQueryCacheOn({
		...settings,
		[variable]: value
	});
	return isOn(after) && !isOn(before) ? {
		code: "query-cache",
		variable,
		page
	} : void 0;
}
/** A server that is started with a size of the cache switches it on, also where its type is said to be OFF. */
function isQueryCacheOn(settings) {
	const { query_cache_type: type, query_cache_size: size } = settings;
	if (numberOf(size) === 0) return false;
	return size !== void 0 || /^(?:1|2|on|demand)$/i.test(type ?? "");
}
function memoryDanger(subject, { memoryBytes, settings }) {
	const { variable, before, after, fork, page } = subject;
	if (memoryBytes === void 0) return void 0;
	const own = variableOf(variable);
	const need = memoryNeed(withValue(settings, own, after), fork);
	if (totalBytes(need) <= totalBytes(memoryNeed(withValue(settings, own, before), fork))) return void 0;
	if (totalBytes(need) <= memoryBytes) return void 0;
	const { poolBytes } = need;
	if (poolBytes <= memoryBytes) return {
		code: "connections-beyond-memory",
		variable,
		page,
		...need,
		memoryBytes
	};
	if (variable !== "innodb_buffer_pool_size") return void 0;
	return {
		code: "pool-beyond-memory",
		variable,
		page,
		poolBytes,
		memoryBytes
	};
}
function withValue(settings, variable, value) {
	const others = Object.entries(settings).filter(([name]) => name !== variable);
	return Object.fromEntries(value === void 0 ? others : [...others, [variable, value]]);
}
/**
* How much a crash may cost with a value: 0 nothing, and more the larger it is; values of one variable only compare.
*/
const RISKS = {
	"commits-not-synced": (value, fork) => value === "1" || value === "3" && fork === "mariadb" ? 0 : value === "2" ? 1 : 2,
	"binary-log-not-synced": (value) => Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1,
	"torn-pages": (value) => /^(?:0|off|false|no)$/i.test(value) ? 2 : /^detect_only$/i.test(value) ? 1 : 0,
	"nothing-synced": (value) => /^nosync$/i.test(value) ? 2 : /^(?:littlesync|1|on|true|yes)$/i.test(value) ? 1 : 0
};
const RULED = new OptionIndex((row) => row.durability === void 0 ? void 0 : row);
function isDurabilityCode(code) {
	return Object.hasOwn(RISKS, code);
}
/** Loss of durability through a variable's change; undefined if there is none, or it is unknown. */
function durabilityLoss(variable, before, after, fork) {
	const row = RULED.find(variable);
	if (row?.durability === void 0) return void 0;
	const { durability: code } = row;
	const { usual = "" } = factsFor(row, fork);
	const [risk, value] = [RISKS[code], after ?? usual];
	return risk(value, fork) > risk(before ?? usual, fork) ? {
		code,
		value
	} : void 0;
}

// src/core/wording/advice-text.ts
const ADVICE_TITLE = "Known risks of these settings";
/**
* A warning that a faster scenario of this run loses more in a crash, given where the speed-up is reported.
*
* @returns an empty text if nothing is faster, or no speed-up is paid for in this way
*/
function durabilityTrade({ comparisons, advice }) {
	const faster = new Set(comparisons.flatMap(({ label, scenario }) => label === "improved" ? [scenario] : []));
	const traded = advice.filter(({ code, scenario }) => isDurabilityCode(code) && faster.has(scenario));
	if (traded.length === 0) return "";
	const names = [...new Set(traded.map(({ variable }) => variable))];
	return `The speed-up is bought with durability, as ${names.join(" and ")} ${names.length === 1 ? "gives" : "give"} up some.`;
}
/** "my.cnf:3: innodb_flush_log_at_trx_commit=2 means that …". */
function adviceText({ file, line, message }) {
	return `${file}:${line}: ${message}`;
}
const SENTENCES = {
	"commits-not-synced": ({ variable, value }) => `${variable}=${value} means that commits are not synchronized: ` + (value === "2" ? "about a second of them is lost if the machine crashes" : "about a second of them is lost if the server or the machine crashes"),
	"binary-log-not-synced": ({ variable, value }) => `${variable}=${value} means that the binary log is ` + (Number(value) === 0 ? "not synchronized by the server" : `synchronized after ${count(Number(value), "commit")} only`) + ": if the machine crashes, replicas may have commits that the server has lost, or the other way round",
	"torn-pages": ({ variable, value }) => `${variable}=${value} means that pages are not written twice: a page that is half written in a crash cannot be mended, unless file system and device write pages whole`,
	"nothing-synced": ({ variable, value }) => `${variable}=${value} means that files are not synchronized: a crash of the machine may leave no usable data; it is for tests`,
	"query-cache": ({ variable }) => `${variable} switches the query cache on: all connections wait for its one mutex, so with many of them, or with writes, it may cost more than it saves`,
	"option-removed": ({ variable, removed, consequence, instead }) => `servers since ${removed} do not have ${variable}${CONSEQUENCES[consequence ?? "unknown"]}${useInstead(instead)}`,
	"option-deprecated": ({ variable, since, instead }) => `${variable} is deprecated since ${since}, later servers may not start with it${useInstead(instead)}`,
	"pool-beyond-memory": ({ variable, poolBytes, memoryBytes }) => `${variable} is ${bytes(poolBytes)}, the machine has ${bytes(memoryBytes)} of memory`,
	"connections-beyond-memory": ({ variable, poolBytes, connections, bytesPerConnection, memoryBytes }) => `with ${variable} so large, ${count(connections, "connection")} may take ${bytes(bytesPerConnection)} each, which with a buffer pool of ${bytes(poolBytes)} is more than the machine’s ${bytes(memoryBytes)} of memory`
};
const CONSEQUENCES = {
	ignored: ", and pass over it",
	"no-start": ", and do not start with it",
	unknown: ""
};
function dangerText(danger) {
	return SENTENCES[danger.code](danger);
}
function useInstead(instead) {
	return instead === null ? "" : `; ${instead} takes its place`;
}

// src/core/views/report/causes-section.ts
const MOST_ROWS$5 = 20;
/** Room for the rows, for one cell of several settings, and for the names in a sentence, whatever their lengths. */
const TABLE_CHARACTERS$2 = 8e3;
const CELL_CHARACTERS = 2e3;
const NAMES_CHARACTERS = 1200;
const SET_CHARACTERS = 400;
/** Innocent settings that have rows of their own where room is short. */
const FEW = 3;
const LONGEST_VALUE$1 = 40;
const KINDS = {
	"to blame": "regressed",
	innocent: "pass",
	undecided: "inconclusive",
	"not reached": "inconclusive"
};
function causesTable(result) {
	const { explanation, causes } = result;
	if (explanation === null || causes.length === 0) return [];
	const missed = new Set(result.coverage.filter(wasMissed).map(({ name }) => name));
	const isMissed = ({ verdict, settings }) => verdict !== "to blame" && settings.every((setting) => missed.has(setting.name));
	const byVerdict = causesByVerdict({ causes: causes.filter((cause) => !isMissed(cause)) });
	const { blamed, open, innocent, unreached } = byVerdict;
	const unexercised = namesOf(causes.filter(isMissed));
	const hasFew = namesOf(innocent).length <= FEW;
	const hasSaved = blamed.some((cause) => savedOf(cause) !== void 0);
	const cost = `${explanation.method === "switched" ? "cost" : "cost alone"} (95 % interval)`;
	const columns = [
		left("setting"),
		left("where"),
		right(cost),
		...hasSaved ? [right("regained if reverted")] : [],
		left("verdict")
	];
	const groups = [
		...blamed.map((cause) => [cause]),
		...open,
		...innocent.map((cause) => [cause])
	];
	const rows = [...groups, ...unreached.map((cause) => [cause])].map((group) => rowOf(result, group, hasSaved));
	const named = groups.length - (hasFew ? 0 : innocent.length);
	const hidden = rows.length - named;
	return section({
		id: "causes",
		title: "Cost of each setting",
		inMarkdown: "folded",
		priority: 0
	}, paragraph(`Measured in ${explainedCell(explanation, shorten)}:`), table("Cost of each setting", columns, rows, {
		most: Math.min(MOST_ROWS$5, named),
		room: TABLE_CHARACTERS$2,
		rest: (more) => more > hidden ? `${count(more - hidden, "more row")} in result.json.` : ""
	}), paragraph(below(causeSentences(result, explanation, list), byVerdict, hasFew, unexercised)));
}
/** A new version, split in each cell that changed; a single cell is in the table of causes. */
function splitTable({ explanation }) {
	const { rest = "", cells = [] } = explanation?.split ?? {};
	if (explanation === null || cells.length < 2) return [];
	const columns = [
		left("workload"),
		right("threads"),
		right("program (95 % interval)"),
		right(rest)
	];
	const changed = (found) => figure(found.change, () => changeAndRange(found));
	const rows = cells.map((cell) => [
		name(cell.workload),
		String(cell.threads),
		changed(cell.program),
		changed(cell.rest)
	]);
	return section({
		id: "split",
		title: `Program and ${rest}`,
		inMarkdown: "folded",
		priority: 0
	}, paragraph(`Each workload that changed, with ${rest} measured on the new program:`), table(`Program and ${rest}`, columns, rows, {
		most: MOST_ROWS$5,
		room: TABLE_CHARACTERS$2,
		rest: (more) => more > 0 ? `${count(more, "more row")} in result.json.` : ""
	}));
}
/** Variables that a new version sets otherwise, although no file says so. */
function defaultsTable({ explanation }) {
	const defaults = explanation?.defaults ?? [];
	if (defaults.length === 0) return [];
	const columns = [
		left("variable"),
		left("default before"),
		left("default now")
	];
	const text = (written) => written === "" ? "empty" : shorten(written, LONGEST_VALUE$1);
	const rows = defaults.map((each) => [
		name(each.name),
		text(each.before),
		text(each.after)
	]);
	return section({
		id: "defaults",
		title: "Changed defaults",
		inMarkdown: "folded",
		priority: 1
	}, paragraph("No file sets these variables, and the two versions start with different values:"), table("Changed defaults", columns, rows, {
		most: MOST_ROWS$5,
		room: TABLE_CHARACTERS$2,
		rest: (more) => more > 0 ? `${count(more, "more variable")} in result.json.` : ""
	}));
}
function rowOf(result, group, hasSaved) {
	const settings = group.flatMap((cause) => cause.settings);
	const [first] = group;
	const isToBlame = first?.verdict === "to blame";
	const plain = (text) => text;
	const weight = isToBlame ? strong : plain;
	const hasValues = isToBlame || settings.length === 1;
	const names = settings.map((setting) => [weight(name(setting.name)), ...hasValues ? [value(setting)] : []]);
	const places = [...new Set(settings.map((setting) => whereOf(result, setting)))].map((place) => name(place));
	const saved = first === void 0 ? void 0 : savedOf(first);
	const separator = isToBlame || first?.kind === "together" ? " + " : ", ";
	return [
		several(names, separator, CELL_CHARACTERS),
		several(places, ", ", CELL_CHARACTERS),
		weight(first === void 0 ? "–" : cost(first)),
		...hasSaved ? [saved === void 0 ? isToBlame ? "–" : "" : figure(saved.change, () => changeAndRange(saved))] : [],
		verdictOf(group)
	];
}
function verdictOf(group) {
	const [first] = group;
	if (first === void 0) return "–";
	const text = first.verdict === "to blame" ? first.verdict : openText(group);
	const mark = {
		kind: "verdict",
		verdict: KINDS[first.verdict],
		text
	};
	const how = howOf(first);
	return first.verdict === "to blame" ? [strong(mark), how === "" ? "" : `, ${how}`] : mark;
}
function below({ rule, together, innocents, balance, method }, { innocent, unreached }, hasFew, unexercised) {
	return [
		sentence(rule),
		...together.map(sentence),
		hasFew ? "" : named(innocents, namesOf(innocent)),
		named(unreached.length === 0 ? "" : "not reached", namesOf(unreached)),
		named(unexercised.length === 0 ? "" : "not exercised", unexercised),
		...[balance, ...method].map(sentence)
	].filter((text) => text !== "").join(" ");
}
/** The result without the changed settings that the table of causes names already. */
function withoutExplained(result) {
	const { explanation, causes, settings } = result;
	if (explanation?.rule !== "base" || causes.length === 0) return result;
	const named = causes.flatMap((cause) => cause.settings);
	const isNamed = ({ name, after }) => named.some((each) => each.name === name || after !== null && each.place?.file === after.file && each.place.line === after.line);
	const own = settings.filter(({ scenario }) => scenario === explanation.scenario);
	return own.every(isNamed) ? {
		...result,
		settings: settings.filter((each) => !own.includes(each))
	} : result;
}
function cost(cause) {
	const found = figuresOf(cause);
	return found === void 0 ? "–" : figure(found.change, () => changeAndRange(found));
}
/** With a space before it. */
function value(setting) {
	const text = valueText(setting, (written) => shorten(written, LONGEST_VALUE$1));
	return text === "" ? "" : ` ${text}`;
}
/** "The other two cost nothing: a, b." */
function named(text, names) {
	return text === "" ? "" : sentence(`${text}: ${list(names, ", ", NAMES_CHARACTERS)}`);
}
/** Names in a sentence: as many as there is room for where each is escaped, and how many more. */
function list(names, separator, room = SET_CHARACTERS) {
	const shown = firstOf(names, 40, room, (one) => markdownName(one).length + separator.length);
	const more = names.length - shown.length;
	return `${shown.map((one) => shorten(one)).join(separator)}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/core/views/report/changes-section.ts
/** Changes, and inconclusive comparisons; a view with room shows all comparisons. */
const MOST_ROWS$4 = 20;
/** Room for the table with any names: escaped, one character can take twelve. */
const MOST_CHARACTERS$1 = 15e3;
const URGENCY = [
	"regressed",
	"inconclusive",
	"pass"
];
const ABOUT = {
	id: "changes",
	title: "All changes",
	inMarkdown: "folded",
	priority: 0
};
function changesTable(result) {
	const { comparisons } = result;
	const changed = comparisons.filter(isWorthARow);
	const ordered = URGENCY.flatMap((verdict) => bySeverity(changed.filter((each) => each.verdict === verdict)));
	const calm = comparisons.filter((each) => !changed.includes(each));
	const hasReferences = new Set(changed.map((each) => against(each, asItIs))).size > 1;
	const columns = [
		left("scenario"),
		left("against", hasReferences ? void 0 : ["html"]),
		left("workload"),
		right("threads"),
		right("change"),
		right("95 % interval"),
		right("tolerance"),
		left("verdict")
	];
	const rows = [...ordered, ...calm].map((each) => [
		name(each.scenario),
		name(against(each, asItIs)),
		...placeCells(each),
		strong(figure(each.change, change)),
		interval(each),
		[
			figure(each.tolerance, share),
			" (",
			name(each.toleranceFrom),
			")"
		],
		outcome(each)
	]);
	const rest = (more) => remainder(more - calm.length, calm.length);
	const none = `No change was shown in any of ${count(comparisons.length, "comparison")}.`;
	return section(ABOUT, changed.length === 0 && comparisons.length > 0 ? paragraph(none) : [], table(captionOf(result), columns, rows, {
		most: Math.min(MOST_ROWS$4, changed.length),
		room: MOST_CHARACTERS$1,
		rest: changed.length === 0 ? () => "" : rest
	}));
}
function captionOf(result) {
	return `Change in QPS${result.imported === null ? "" : `, ${originText(result)}`}`;
}
/** Workload and threads; a mean over all cells has no threads. */
function placeCells({ scope, workload, threads }) {
	return scope === "mean" ? ["mean of all", ""] : [name(workload), String(threads)];
}
/** "−21.0 … −18.2" with its numbers; "no interval". */
function interval(found) {
	const text = range(found);
	const [low, high] = text.split(" … ");
	if (found.low === null || found.high === null || low === void 0 || high === void 0) return text;
	return [
		figure(found.low, () => low),
		" … ",
		figure(found.high, () => high)
	];
}
/** "**regressed**, confirmed", "**inconclusive**: not reproduced"; for a pass, the label says enough. */
function outcome({ verdict, label, confirmed }) {
	if (verdict === "pass") return {
		kind: "verdict",
		verdict,
		text: label
	};
	const detail = label === verdict ? "" : `: ${label}`;
	return [strong({
		kind: "verdict",
		verdict,
		text: verdict
	}), `${detail}${confirmed === true ? ", confirmed" : ""}`];
}
/** Whether it is not decided, or shown to be slower or faster. */
function isWorthARow(found) {
	return found.verdict !== "pass" || !hasInterval(found) || found.high < 0 || found.low > 0;
}
function remainder(hidden, calm) {
	return [...hidden > 0 ? [`${count(hidden, "more comparison")} changed or undecided.`] : [], ...calm > 0 ? [`${count(calm, "other comparison")} showed no change.`] : []].join(" ");
}

// src/core/views/report/place.ts
/** "on against off, shop at 8 threads". */
function placeOf(found) {
	return [
		name(found.scenario),
		" against ",
		name(against(found, asItIs)),
		`, ${cellText(found, shorten)}`
	];
}

// src/core/views/report/costs-section.ts
/** Costs of a change other than QPS: only figures that surely differ. */
const MOST_ROWS$3 = 20;
const TABLE_CHARACTERS$1 = 8e3;
/** Per cent of larger figures are hard to read. */
const MANY_TIMES = 10;
/** Empty if nothing differs. */
function costsTable({ comparisons }) {
	const cells = comparisons.filter((found) => found.scope === "cell");
	const differing = cells.flatMap((found) => (found.costs ?? []).flatMap((cost) => isShown(cost) ? [{
		found,
		cost
	}] : []));
	const hasGated = differing.some(({ cost }) => cost.gated !== void 0);
	const rows = differing.toSorted(byChange).map(({ found, cost }) => [
		costName(cost.cost),
		...cells.length > 1 ? [placeOf(found)] : [],
		figure(cost.before, (amount) => costAmount(cost.cost, amount)),
		figure(cost.now, (amount) => costAmount(cost.cost, amount)),
		strong(figure(cost.change, changeOrTimes)),
		intervalOf(cost),
		...hasGated ? [judged(cost)] : []
	]);
	const columns = [
		left("per transaction"),
		...cells.length > 1 ? [left("in")] : [],
		...[
			right("before"),
			right("now"),
			right("change"),
			right("95 % interval")
		],
		...hasGated ? [left("verdict")] : []
	];
	const rest = (more) => more > 0 ? `${count(more, "more figure")} in result.json.` : "";
	return section({
		id: "costs",
		title: "Other costs",
		inMarkdown: "folded",
		priority: 0
	}, rows.length === 0 ? [] : paragraph(legend$1()), table("Other costs", columns, rows, {
		most: MOST_ROWS$3,
		room: TABLE_CHARACTERS$1,
		rest
	}));
}
/** "+12.0 %", or "× 326" of a cost that grew many times. */
function changeOrTimes(value) {
	return 1 + value < MANY_TIMES ? change(value) : `× ${rate(1 + value)}`;
}
function intervalOf(cost) {
	if (1 + cost.change < MANY_TIMES) return interval(cost);
	const times = (value) => figure(value, () => `× ${rate(1 + value)}`);
	return [
		times(cost.low),
		" … ",
		times(cost.high)
	];
}
/** Whether it differs surely, or has a limit and did not pass. */
function isShown({ differs, gated }) {
	return differs || gated !== void 0 && gated.verdict !== "pass";
}
function judged({ gated }) {
	if (gated === void 0) return "not gated";
	const { verdict, tolerance, label } = gated;
	return [{
		kind: "verdict",
		verdict,
		text: verdict === "pass" ? "within limit" : verdict === label ? verdict : `${verdict}: ${label}`
	}, ` (limit ${share(tolerance)})`];
}
function legend$1() {
	const runs = `${Math.round(100 * (1 - FALSE_COST))} of 100 runs`;
	return `Figures that differ surely, by at least ${share(LEAST_COST_CHANGE)}: in ${runs} of an unchanged configuration there are none.`;
}
/** The largest change first, in whichever direction. */
function byChange({ cost: one }, { cost: other }) {
	const size = ({ change: found }) => Math.abs(Math.log1p(Math.max(-.999999, found)));
	return size(other) - size(one);
}

// src/core/views/report/machines-section.ts
const MOST_ROWS$2 = 30;
/** Empty if there was one machine. */
function machinesSection({ machines = [], comparisons }) {
	if (machines.length === 0) return [];
	const rows = comparisons.filter((one) => one.machines !== void 0);
	const differing = rows.filter((one) => one.machines?.differ);
	const columns = [
		...[
			left("scenario"),
			left("workload"),
			right("threads")
		],
		...machines.map(({ machine }) => right(`machine ${machine}`)),
		...[right("mean"), left("depends on the machine")]
	];
	const surest = (one) => one.machines?.sameChance ?? 1;
	const cells = rows.toSorted((one, other) => surest(one) - surest(other)).map((one) => [
		name(one.scenario),
		...placeCells(one),
		...machines.map(({ machine }) => changeOn(one, machine)),
		strong(figure(one.change, change)),
		dependence(one)
	]);
	const rest = (more) => more > 0 ? `${count(more, "more comparison")} in result.json.` : "";
	return [
		...paragraph(`The verdict is that of the mean over ${count(machines.length, "machine")}. ` + (differing.length === 0 ? "No change was shown to depend on the machine." : `${differing.length} of ${count(rows.length, "change")} depend on the machine.`)),
		...table("Change in QPS on each machine", columns, cells, {
			most: MOST_ROWS$2,
			rest
		}),
		...list$1(machines.map((one) => name(`machine ${one.machine}: ${one.cpus} × ${one.cpuModel}, ${one.runner}`)))
	];
}
function changeOn({ machines }, machine) {
	const own = machines?.each.find((one) => one.machine === machine);
	return own === void 0 ? "" : figure(own.change, change);
}
function dependence({ machines }) {
	if (machines?.differ !== true) return "not shown";
	return machines.odd === null ? "yes" : `yes: machine ${machines.odd} is odd`;
}

// src/core/views/report/run-sections.ts
const MOST_WARNINGS = 30;
/** Room for the warnings, whatever their content. */
const WARNING_CHARACTERS = 8e3;
const LONGEST_MESSAGE$1 = 300;
/** Files that figures were imported from, as many as are named. */
const MOST_SOURCES = 5;
/** A longer command is not repeated by hand. */
const LONGEST_COMMAND = 2e3;
/** A flag of ours; any other text that begins with dashes is quoted. */
const FLAG = /^--[a-z][a-z-]*$/;
/** The run's own A/A check, and how small a slowdown it could have found. */
function twinSection(result) {
	const { twin, comparisons, disturbance, plan, history } = result;
	const same = `The two copies (${secondCopyText(result, shorten)})`;
	const columns = [
		left("workload"),
		right("threads"),
		right("second copy against first"),
		right("95 % interval")
	];
	const rows = twin.map((each) => [
		name(each.workload),
		String(each.threads),
		figure(each.change, change),
		interval(each)
	]);
	const apart = twin.filter(({ low, high }) => low > 0 || high < 0).length;
	const judgement = apart === 0 ? `${same} did not differ beyond their interval in any cell.` : `${same} differed beyond their interval in ${apart} of ${count(twin.length, "cell")}; by chance, about one in twenty does.`;
	const reach = comparisons.flatMap(({ detectable }) => detectable ?? []);
	const smallest = reach.length === 0 ? "" : `Smallest slowdown that would have been called a regression with 95 % power: ${share(Math.min(...reach))} in the best, ${share(Math.max(...reach))} in the worst comparison.`;
	return [
		...paragraph(sentence(sharedServersText(result))),
		...paragraph(smallest, ["markdown", "html"]),
		...rows.length === 0 ? [] : [...paragraph(judgement), ...table("The second copy against the first", columns, rows)],
		...rows.length === 0 ? [] : paragraph(known(plan, history), ["markdown", "html"]),
		...paragraph(disturbed(disturbance))
	];
}
/** Prior knowledge: from server starts, and from runs of the same branch. */
function known({ startSpread }, history) {
	const starts = `Server starts were taken to move QPS by ${share(startSpread.sd)} (standard deviation).`;
	if (history === null) return starts;
	const { branch, runs, runSd, isUnknown } = history;
	if (isUnknown) return `${starts} The stored runs of ${shorten(branch)} could not be read.`;
	const differ = runSd === null ? "" : `; between runs the cost of a scenario differs by ${share(runSd)}`;
	return `${starts} Held against ${count(runs, "stored run")} of ${shorten(branch)}${differ}.`;
}
/** Sentence about disturbances, also when there was none: that the machine was watched is worth knowing. */
function disturbed({ blocks, disturbed: many, dropped }) {
	if (blocks === 0) return "";
	return `The machine ${many === 0 ? "disturbed none" : `disturbed ${share(many / blocks)}`} of ${count(blocks, "probed block")}; qpsgate ignored ${dropped}.`;
}
function warningsSection(warnings) {
	const items = warnings.map(({ code, message }) => [
		strong(name(code)),
		": ",
		name(message, LONGEST_MESSAGE$1)
	]);
	const rest = (more) => more > 0 ? `${count(more, "more warning")} in result.json.` : "";
	return list$1(items, {
		most: MOST_WARNINGS,
		room: WARNING_CHARACTERS,
		rest
	});
}
function reproduceSection(result) {
	return [{
		kind: "code",
		language: "sh",
		lines: [reproduceCommand(result)]
	}, ...paragraph(originSentence(result))];
}
function originSentence(result) {
	const { environment, measuredSeconds, seconds, startedAt, suite, schemaVersion } = result;
	if (result.imported !== null) {
		const what = shorten(sourceText(result, MOST_SOURCES), LONGEST_MESSAGE$1);
		return `Imported ${shorten(startedAt)}: ${what}. The place, time and length of these measurements are not known.`;
	}
	const machine = [
		shorten(environment.cpuModel),
		`${count(environment.cpus, "CPU")} (servers on ${environment.serverCpus.join(",")}, sysbench on ${environment.clientCpus.join(",")})`,
		bytes(environment.memoryBytes),
		`kernel ${shorten(environment.kernel)}`,
		`sysbench ${shorten(environment.sysbench)}`,
		shorten(environment.runner)
	].join(" · ");
	const versions = `Fingerprint of the suite ${shorten(suite.fingerprint)}, version ${schemaVersion} of result.json.`;
	return `Measured for ${duration(measuredSeconds)} of ${duration(seconds)} from ${shorten(startedAt)} on ${machine}. ${versions}`;
}
/** The command that measures or imports the same again, in the same order; one line, safe to paste. */
function reproduceCommand({ reproduce, imported }) {
	const command = [`qpsgate ${imported === null ? "run" : "import"}`, ...reproduce.map((word) => FLAG.test(word) ? word : shellWord(word))].join(" ");
	return command.length <= LONGEST_COMMAND ? command : `# the command has ${command.length} characters, see "reproduce" in result.json`;
}
/** "4 slices, 1 s measured of 61 s · sysbench 1.0.20 on CPU 0, servers on CPU 1 · seed 1". */
function measuredText(result) {
	const { seconds, measuredSeconds, environment, cells, seed, startedAt } = result;
	if (result.imported !== null) return `${sourceText(result, MOST_SOURCES)}, imported ${startedAt}`;
	if (cells.length === 0) return "";
	return [
		`${cells.reduce((sum, cell) => sum + cell.slices, 0)} slices in ${measuredSeconds.toFixed(0)} s; with starting, warming up and searching, the run took ${seconds.toFixed(0)} s from ${startedAt}`,
		`sysbench ${environment.sysbench} on CPU ${environment.clientCpus.join(",")}, servers on CPU ${environment.serverCpus.join(",")}`,
		`seed ${seed}`
	].join(" · ");
}

// src/core/suite/fairness.ts
/**
* Rules of a fair comparison between servers: settings that decide speed and are seldom the subject. Settings with
* which servers answer "yes" sooner, because they have done less, are shown with the figures.
*/
/**
* Variables that decide over speed, in the order in which they are read; the published studies of servers list them.
*/
const DECISIVE_VARIABLES = ranked(({ decisive }) => decisive);
/** A server's promise for a commit that it has answered. */
const DURABILITY = ranked(({ answersSooner }) => answersSooner);
function ranked(rankOf) {
	return OPTIONS.filter((row) => rankOf(row) !== void 0).toSorted((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0)).map(({ name }) => name);
}
/**
* Durability in which two servers differ although neither scenario asks for it. A scenario's own settings are the
* subject of the comparison and need no warning.
*/
function unevenDurability(control, other) {
	const asked = /* @__PURE__ */ new Set([...variablesIn(control.scenario), ...variablesIn(other.scenario)]);
	return DURABILITY.flatMap((name) => {
		if (asked.has(variableOf(name))) return [];
		const [reference, value] = [control.variables[name], other.variables[name]];
		if (reference === void 0 || value === void 0 || same(reference, value)) return [];
		return [{
			name,
			value,
			reference
		}];
	});
}
/** Every server reads less than this now and then. */
const MISSES_TOLD = .001;
const MISSES_UNLIKE = 2;
/**
* Whether one of two servers reads so much more from disk that this is the actual comparison, though nobody has asked
* for another pool.
*/
function isUnevenlyWarm(one, oneMisses, other, otherMisses) {
	const [less, more] = oneMisses < otherMisses ? [oneMisses, otherMisses] : [otherMisses, oneMisses];
	const isAskedFor = [one, other].some((scenario) => variablesIn(scenario).includes("innodb_buffer_pool_size"));
	return more > MISSES_TOLD && more > MISSES_UNLIKE * less && !isAskedFor;
}
/** The variables that options may stand for, and that statements set. */
function variablesIn({ options, sql }) {
	const set = sql.flatMap(({ value }) => [...value.matchAll(/\w+(?=\s*:?=)/g)].map(([name]) => name.toLowerCase()));
	return [...options.flatMap(({ name }) => variableForms(name)), ...set].map(variableOf);
}
function same(one, other) {
	const plain = (value) => value.toUpperCase().replace(/^ON$/, "1").replace(/^OFF$/, "0");
	return plain(one) === plain(other);
}

// src/core/views/report/server-sections.ts
/** Parts of the report about the servers: memory, diagnostics for users, versions and variables. */
const MARKS$1 = {
	full: "●",
	partial: "◐",
	none: "○"
};
/** Another version of the server alone changes more variables than anybody reads. */
const MOST_VARIABLES = 60;
const MOST_CALLED_OUT = 5;
/** Hashes a second, the unit of the published study of managed services. */
const CAPACITY_UNIT = 1e4;
/** Prefix of the Performance Schema's variables. */
const ITS_VARIABLES = "performance_schema";
function memorySection(result) {
	const scenarios = shownScenarios(result);
	if (!scenarios.some(({ memory, pageMisses }) => memory.residentBytes !== null || memory.performanceSchemaBytes !== null || pageMisses !== null)) return [];
	const rows = scenarios.map((scenario) => [
		label(result, scenario),
		scenario.role,
		amount(scenario.memory.residentBytes),
		difference(scenario, referenceOf(result, scenario)),
		amount(scenario.memory.performanceSchemaBytes),
		figure(scenario.pageMisses, fineShare),
		figure(scenario.startSeconds, (seconds) => seconds.toFixed(2))
	]);
	const columns = [
		left("scenario"),
		left("role", mainRule(result) === "base" ? [] : ["html"]),
		...[
			"resident",
			mainRule(result) === "control" ? "against control" : "against before",
			"Performance Schema",
			"pages read from disk"
		].map((title) => right(title)),
		right("start s", ["html"])
	];
	return table("Memory", columns, rows);
}
function amount(value) {
	return figure(value, bytes);
}
function difference(own, other) {
	if (other === void 0) return "";
	const [mine, reference] = [own.memory.residentBytes, other.memory.residentBytes];
	if (mine === null || reference === null || reference === 0) return "–";
	return figure(mine / reference - 1, change);
}
function insightSection(result) {
	const probed = shownScenarios(result).filter(isProbed);
	if (probed.length === 0) return [];
	const columns = [left("shows"), ...probed.map((scenario) => center(label(result, scenario)))];
	const rows = ABILITIES.map(({ key }) => [ABILITY_TITLES[key], ...probed.map(({ insight }) => insight[key] === void 0 ? "" : MARKS$1[insight[key]])]);
	return [...paragraph("● full, ◐ partial, ○ none"), ...table("Diagnostic abilities", columns, rows)];
}
/**
* A sentence for every scenario that was shown to be slower without offering any diagnostics in return. Only if it
* differs in nothing but the Performance Schema: the abilities do not cover the benefits of a log or another cache.
*/
function nothingGained(result) {
	return shownScenarios(result).filter((scenario) => {
		const reference = referenceOf(result, scenario);
		if (reference === void 0 || !isProbed(scenario) || !showsNothing(scenario)) return false;
		return differsInPerformanceSchema(scenario, reference);
	}).flatMap((scenario) => {
		const [worst] = result.comparisons.filter((each) => each.rule === mainRule(result) && isSlower(each, scenario)).toSorted((a, b) => a.change - b.change);
		if (worst === void 0) return [];
		return `${shorten(labelOf(result, scenario))} is slower (up to ${change(worst.change)}, ${range(worst)}) and shows nothing for it: none of ${ABILITIES.length} abilities.`;
	}).slice(0, MOST_CALLED_OUT);
}
function showsNothing({ insight }) {
	return ABILITIES.every(({ key }) => (insight[key] ?? "none") === "none");
}
/**
* Whether only the Performance Schema differs, by variables, or, if none differs, by the diagnostics of the control.
*/
function differsInPerformanceSchema(scenario, control) {
	if (serverName(scenario) !== serverName(control)) return false;
	const differing = Object.keys({
		...control.variables,
		...scenario.variables
	}).filter((name) => scenario.variables[name] !== control.variables[name]);
	return differing.length === 0 ? !showsNothing(control) : differing.every((name) => name.startsWith(ITS_VARIABLES));
}
function serverName({ server }) {
	return `${server.product} ${server.version}`;
}
function isSlower({ scenario, high }, { name, revision }) {
	return scenario === name && revision === "head" && high !== null && high < 0;
}
function isProbed({ insight }) {
	return Object.keys(insight).length > 0;
}
function serversSection(result) {
	if (result.imported !== null) return [];
	const scenarios = shownScenarios(result);
	return [...versions(result, scenarios), ...variables(result, scenarios)];
}
/** QPS relative to each server's computing capacity, and to its price, if these differ or are known. */
function valueSection(result) {
	const scenarios = shownScenarios(result).filter(({ cpuCapacity, price }) => cpuCapacity !== null || price !== null);
	if (scenarios.length === 0) return [];
	const rows = result.cells.flatMap((cell) => {
		const scenario = scenarios.find((each) => sameArm(armOf(each), cell));
		if (scenario === void 0) return [];
		const { cpuCapacity, price } = scenario;
		return [[
			label(result, scenario),
			...[
				name(cell.workload),
				String(cell.threads),
				rate(cell.qps)
			],
			...[perUnit(cell.qps, cpuCapacity && cpuCapacity / CAPACITY_UNIT), perUnit(cell.qps, price)]
		]];
	});
	const servers = scenarios.map(({ cpuCapacity, price, ...scenario }) => [
		label(result, scenario),
		cpuCapacity === null ? "–" : (cpuCapacity / CAPACITY_UNIT).toFixed(1),
		price === null ? "–" : String(price)
	]);
	return [
		...paragraph("The speed of a server was measured inside it: one unit is 10,000 hashes per second with all its CPUs busy."),
		...table("Servers", [
			left("scenario"),
			right("units"),
			right("price an hour")
		], servers),
		...table("QPS for what a server computes and costs", [
			left("scenario"),
			left("workload"),
			right("threads"),
			right("QPS"),
			right("QPS per unit"),
			right("QPS per price")
		], rows)
	];
}
function perUnit(qps, units) {
	return units === null || units === 0 ? "–" : rate(qps / units);
}
function versions(result, scenarios) {
	const texts = scenarios.map(({ server }) => `${shorten(server.product)} ${shorten(server.version)}`);
	const [first] = texts;
	if (first === void 0) return [];
	if (texts.every((text) => text === first)) return paragraph(`${first} in every scenario.`);
	const rows = scenarios.map((scenario, index) => [label(result, scenario), texts[index] ?? ""]);
	return table("Servers", [left("scenario"), left("server")], rows);
}
function variables(result, scenarios) {
	const differing = [...new Set(scenarios.flatMap((scenario) => Object.keys(scenario.variables)))].sort();
	const decisive = DECISIVE_VARIABLES.filter((one) => differing.includes(one));
	const names = [...decisive, ...differing.filter((one) => !decisive.includes(one))];
	if (names.length === 0) return [];
	const columns = [left("variable"), ...scenarios.map((scenario) => left(label(result, scenario)))];
	const rows = names.map((one) => [name(one), ...scenarios.map((scenario) => Object.hasOwn(scenario.variables, one) ? name(scenario.variables[one] ?? "") : "–")]);
	const rest = (more) => more > 0 ? `${count(more, "more variable")} in result.json.` : "";
	return [...paragraph("System variables in which they differ:"), ...table("System variables", columns, rows, {
		most: MOST_VARIABLES,
		rest
	})];
}
/** Scenarios in the order of the arms. */
function shownScenarios(result) {
	return shownArms(result).flatMap((arm) => result.scenarios.find((scenario) => sameArm(armOf(scenario), arm)) ?? []);
}
function referenceOf(result, scenario) {
	const reference = referenceArm(result, armOf(scenario));
	return reference && result.scenarios.find((each) => sameArm(armOf(each), reference));
}
function labelOf(result, scenario) {
	return armLabels(result)(armOf(scenario));
}
function label(result, scenario) {
	return name(labelOf(result, scenario));
}
function armOf({ name, revision }) {
	return {
		scenario: name,
		revision
	};
}

// src/core/views/report/settings-section.ts
const MOST_ROWS$1 = 20;
const MOST_CHARACTERS = 6e3;
const LONGEST_VALUE = 60;
function settingsTable({ settings }) {
	const rows = settings.map((setting) => [
		name(setting.name),
		shownValue(setting.before),
		shownValue(setting.after),
		name(settingLine(setting))
	]);
	const columns = [
		left("changed setting"),
		left("before"),
		left("now"),
		left("where")
	];
	const rest = (more) => more > 0 ? `${count(more, "more setting")} changed, see result.json.` : "";
	return section({
		id: "settings",
		title: "Changed settings",
		inMarkdown: "folded",
		priority: 0
	}, table("Settings before and now", columns, rows, {
		most: MOST_ROWS$1,
		room: MOST_CHARACTERS,
		rest
	}));
}
function shownValue(written) {
	if (written === null) return {
		kind: "emphasis",
		text: "not set"
	};
	return written.value === null ? {
		kind: "emphasis",
		text: "set"
	} : name(written.value, LONGEST_VALUE);
}

// src/core/views/overhead.ts
/** Busy share of its CPUs from which on a server is saturated. */
const SATURATED = .95;
/** The studies' headline table; undefined for a run without control. */
function overheadTable(result) {
	const control = controlArm(result);
	if (control === void 0) return void 0;
	const find = cellFinder(result);
	const labelOf = armLabels(result);
	const columns = [...levelsByWorkload(result)].flatMap(([workload, levels]) => {
		return saturationLevel(levels.flatMap((threads) => find(control, {
			workload,
			threads
		}) ?? []));
	});
	const entryOf = entryFinder(result, control);
	const rows = shownArms(result).map((arm) => ({
		scenario: labelOf(arm),
		entries: columns.map((column) => entryOf(arm, column))
	}));
	return {
		control: labelOf(control),
		columns,
		rows
	};
}
/**
* Lowest level at which the control's servers are at least 95 % busy, else the highest; none if it was not measured.
*/
function saturationLevel(cells) {
	const saturated = cells.find((cell) => (cell.serverCpuBusy ?? 0) >= SATURATED);
	const shown = saturated ?? cells.at(-1);
	return shown === void 0 ? [] : [{
		workload: shown.workload,
		threads: shown.threads,
		saturated: saturated !== void 0
	}];
}
function entryFinder(result, control) {
	const find = cellFinder(result);
	const cost = costFinder(result);
	return (arm, key) => {
		const cell = find(arm, key);
		if (cell === void 0) return void 0;
		if (sameArm(arm, control)) return {
			qps: cell.qps,
			change: null
		};
		const reference = find(control, key);
		const qps = {
			own: cell.qps,
			...reference === void 0 ? {} : { control: reference.qps }
		};
		return {
			qps: cell.qps,
			change: cost(arm, key)?.change ?? overheads({ qps }, "control").own ?? null
		};
	};
}
/**
* Relative change of every other scenario's QPS against the control's, computed from the QPS alone: printed
* percentages are not to be trusted (46 of 330 in one published study contradict its own QPS).
*
* @returns by scenario, −0.1286 = 12.86 % slower; empty if the control has no QPS
*/
function overheads({ qps }, control) {
	const reference = Object.hasOwn(qps, control) ? qps[control] : void 0;
	if (reference === void 0 || !(reference > 0)) return {};
	const others = Object.entries(qps).filter(([scenario]) => scenario !== control);
	return Object.fromEntries(others.map(([scenario, own]) => [scenario, own / reference - 1]));
}

// src/core/views/report/speed-sections.ts
const OVERHEAD_DECIMALS = 2;
const LATENCY_TITLES = {
	avg: "mean ms",
	p50: "p50 ms",
	p95: "p95 ms",
	p99: "p99 ms"
};
/** Form of the published studies: scenario × workload at the saturation level, with the QPS for every figure. */
function overheadSection(result) {
	const found = overheadTable(result);
	if (found === void 0 || found.columns.length === 0) return [];
	const columns = found.columns.map(({ workload, threads }) => right([name(workload), `, ${count(threads, "thread")}`]));
	const rows = found.rows.map(({ scenario, entries }) => [name(scenario), ...entries.map(overheadText)]);
	const note = result.imported === null ? levelNote(found.columns) : "Shown is the highest level.";
	return [...paragraph(`Change against ${shorten(found.control)}, and QPS. ${note}`), ...table("Overhead", [left("scenario"), ...columns], rows)];
}
function overheadText(entry) {
	if (entry === void 0) return "–";
	return entry.change === null ? rate(entry.qps) : `${change(entry.change, OVERHEAD_DECIMALS)} · ${rate(entry.qps)}`;
}
function levelNote(columns) {
	const rest = columns.filter(({ saturated }) => !saturated);
	const level = "the lowest level at which the control's servers are at least 95 % busy";
	if (rest.length === 0) return `Shown is ${level}.`;
	if (rest.length === columns.length) return "Shown is the highest level; the control's servers were less than 95 % busy at every one.";
	return `Shown is ${level}; for ${rest.map(({ workload }) => shorten(workload)).join(", ")}, where none is, the highest.`;
}
function rankingSection({ ranking }) {
	if (ranking.length === 0) return [];
	const sign = (text) => ({
		kind: "code",
		text
	});
	const legend = [...[
		"Best first. ",
		sign(">"),
		" shown different, ",
		sign("≈"),
		" shown equivalent, ",
		sign("~"),
		" neither; "
	], "scenarios that share a letter were not shown to differ."];
	return [...paragraph(legend, ["markdown", "html"]), ...list$1(ranking.map(({ workload, threads, text }) => [name(workload), `, ${count(threads, "thread")}: ${text}`]))];
}
/** Empty if there is but one level: then every cell's QPS says the same. */
function levelsSection(result) {
	return isSweep(result) ? levelTables(result, ({ qps }) => rate(qps)) : [];
}
function latencySection(result) {
	const figures = ({ latencyMs: { avg, p50, p95, p99 } }) => [
		avg,
		p50,
		p95,
		p99
	];
	if (result.cells.flatMap(figures).every((value) => value === null)) return [];
	const text = (cell) => figures(cell).map((value) => value === null ? "–" : milliseconds(value)).join(" · ");
	return [...paragraph("Milliseconds per transaction: average · median · 95th · 99th percentile."), ...levelTables(result, text)];
}
function cpuSection(result) {
	if (result.cells.every(({ cpuMicrosPerQuery }) => cpuMicrosPerQuery === null)) return [];
	const text = ({ cpuMicrosPerQuery: micros }) => micros === null ? "–" : micros.toFixed(1);
	return [...paragraph("Microseconds of the server's CPU time per query."), ...levelTables(result, text)];
}
/** A table per workload: a row a level, a column an arm. */
function levelTables(result, text) {
	const find = cellFinder(result);
	const arms = shownArms(result);
	const labelOf = armLabels(result);
	return ofEachWorkload(result, [right("threads"), ...arms.map((arm) => right(name(labelOf(arm))))], (workload, threads) => [[String(threads), ...arms.map((arm) => {
		const cell = find(arm, {
			workload,
			threads
		});
		return cell === void 0 ? "–" : text(cell);
	})]]);
}
function ofEachWorkload(result, columns, rowsOf) {
	return [...levelsByWorkload(result)].flatMap(([workload, levels]) => {
		const rows = levels.flatMap((threads) => rowsOf(workload, threads));
		return [...paragraph(strong(name(workload)), ["markdown"]), ...table(workload, columns, rows)];
	});
}
function cellsSection(result) {
	const find = cellFinder(result);
	const cost = costFinder(result);
	const control = controlArm(result);
	const labelOf = armLabels(result);
	const isMeasured = result.imported === null;
	const latencies = [
		"avg",
		"p50",
		"p95",
		"p99"
	].map((key) => ({
		key,
		title: LATENCY_TITLES[key]
	}));
	const columns = [
		left("scenario"),
		right("threads"),
		right("QPS"),
		right("TPS"),
		right("change"),
		right("95 % interval"),
		right("detectable"),
		left("verdict"),
		...latencies.map(({ title }) => right(title, ["html"])),
		...isMeasured ? [
			right("server busy"),
			right("slices"),
			right("errors")
		] : [],
		...isMeasured ? [right("client busy", ["html"]), right("CPU µs/query", ["html"])] : []
	];
	const note = isMeasured ? "Robust means over the slices of each cell." : "QPS of repetitions by their geometric mean.";
	const tables = ofEachWorkload(result, columns, (workload, threads) => shownArms(result).flatMap((arm) => {
		const cell = find(arm, {
			workload,
			threads
		});
		if (cell === void 0) return [];
		const isControl = control !== void 0 && sameArm(arm, control);
		return [[
			name(labelOf(arm)),
			...cellRow(cell, cost(arm, {
				workload,
				threads
			}), isControl),
			...latencies.map(({ key }) => figure(cell.latencyMs[key], milliseconds)),
			...isMeasured ? measuredFigures(cell) : []
		]];
	}));
	return [...paragraph(note, ["html"]), ...tables];
}
function cellRow(cell, found, isControl) {
	return [
		String(cell.threads),
		figure(cell.qps, rate),
		figure(cell.tps, rate),
		...found === void 0 ? [
			isControl ? "control" : "",
			"",
			"",
			""
		] : [
			figure(found.change, change),
			interval(found),
			figure(found.detectable, share),
			outcome(found)
		]
	];
}
function measuredFigures({ serverCpuBusy, clientCpuBusy, cpuMicrosPerQuery, slices, errors }) {
	const busy = (value) => figure(value, (part) => `${(100 * part).toFixed(0)} %`);
	const micros = figure(cpuMicrosPerQuery, (value) => value.toFixed(1));
	return [
		busy(serverCpuBusy),
		String(slices),
		String(errors),
		busy(clientCpuBusy),
		micros
	];
}
/** Comparisons that are not in the table of cells: by other rules than the main one, and means over all cells. */
function otherComparisonsSection(result) {
	const others = result.comparisons.filter(({ rule, scope }) => rule !== mainRule(result) || scope === "mean");
	if (others.length === 0) return [];
	const columns = [
		left("scenario"),
		left("against"),
		left("workload"),
		right("threads"),
		right("change"),
		right("95 % interval"),
		right("tolerance"),
		right("detectable"),
		left("verdict")
	];
	const rows = others.map((each) => [
		name(each.scenario),
		name(against(each, asItIs)),
		...placeCells(each),
		figure(each.change, change),
		interval(each),
		figure(each.tolerance, share),
		figure(each.detectable, share),
		outcome(each)
	]);
	return table("Comparisons beyond single cells", columns, rows);
}

// src/core/views/report/statements-section.ts
/** Statements of a user's own workload that take longer or shorter, and their current execution plans. */
const MOST_ROWS = 20;
const TABLE_CHARACTERS = 8e3;
const MOST_FAILURES = 10;
/** Statements that are shown with their text and plans. */
const MOST_SHOWN = 8;
/** Lines and characters of one text or plan, in a view with little room. */
const MOST_LINES = 40;
const TEXT_CHARACTERS = 1500;
/** Characters of a plan's line in a terminal. */
const LINE_CHARACTERS = 60;
const VERDICTS = {
	slower: "regressed",
	added: "inconclusive",
	faster: "pass",
	removed: "pass",
	"no change": "pass",
	"too rare": "inconclusive"
};
/** Empty if no user's own workload was measured. */
function statementsTable(result) {
	const compared = comparedStatements(result);
	if (compared.length === 0) return [];
	const all = compared.flatMap((found) => (found.statements ?? []).map((statement) => ({
		found,
		statement
	})));
	const isOf = (...verdicts) => all.filter(({ statement }) => verdicts.includes(statement.verdict));
	const changed = isOf("slower", "faster", "added", "removed").toSorted(byCost);
	const failures = new Set(all.map(({ statement }) => failureText(statement, asItIs)).filter((text) => text !== ""));
	return section({
		id: "statements",
		title: "Per statement",
		inMarkdown: "folded",
		priority: 0
	}, changed.length === 0 ? [] : paragraph(legend()), changedTable(changed, compared.length > 1), paragraph(restText(isOf("no change").length, isOf("too rare").length, changed.length)), list$1([...failures].map((text) => name(text)), {
		most: MOST_FAILURES,
		rest: more("failing statement")
	}), changed.slice(0, MOST_SHOWN).flatMap(({ statement }) => shown(statement)));
}
function more(what) {
	return (many) => many > 0 ? `${count(many, `more ${what}`)} in result.json.` : "";
}
function legend() {
	return `Time of one execution. The intervals of all statements hold at once in ${`${Math.round(100 * (1 - FALSE_STATEMENT))} of 100 runs`}; they explain the change and decide nothing.`;
}
/** The statements that lengthen transactions most come first. */
function byCost({ statement: one }, { statement: other }) {
	return (other.explained ?? 0) - (one.explained ?? 0);
}
function changedTable(changed, hasPlaces) {
	const columns = [
		left("statement"),
		...hasPlaces ? [left("in")] : [],
		right("ms before"),
		right("ms now"),
		right("change"),
		right("interval"),
		right("share of time"),
		right("transaction time"),
		left("verdict")
	];
	const rows = changed.map(({ found, statement }) => [
		name(statement.name),
		...hasPlaces ? [placeOf(found)] : [],
		figure(statement.before?.milliseconds ?? null, milliseconds),
		figure(statement.now?.milliseconds ?? null, milliseconds),
		strong(figure(statement.change, change)),
		statement.change === null ? "–" : interval(statement),
		shareOf(statement),
		figure(statement.explained, change),
		{
			kind: "verdict",
			verdict: VERDICTS[statement.verdict],
			text: statement.verdict
		}
	]);
	return table("Time per statement", columns, rows, {
		most: MOST_ROWS,
		room: TABLE_CHARACTERS,
		rest: more("statement")
	});
}
/** "31 % → 38 %". */
function shareOf({ before, now }) {
	const part = (side) => side === null ? "–" : figure(side.share, fineShare);
	return [
		part(before),
		" → ",
		part(now)
	];
}
/** "7 others: no change; 2 were too rare to tell." */
function restText(same, rare, changed) {
	const others = changed === 0 ? count(same, "statement") : count(same, "other");
	const parts = [...same > 0 ? [`${others}: no change`] : [], ...rare > 0 ? [`${rare} ran too rarely to tell`] : []];
	return parts.length === 0 ? "" : `${parts.join("; ")}.`;
}
/**
* Its text and how the server executed it before and does now: folded where there is room, else the first line that
* differs.
*/
function shown({ name: own, sql, plan }) {
	const code = (text) => ({
		kind: "code",
		language: "text",
		lines: text.split("\n"),
		limit: {
			most: MOST_LINES,
			room: TEXT_CHARACTERS,
			rest: more("line")
		}
	});
	const blocks = [...sql === void 0 ? [] : [code(sql)], ...plan === void 0 ? [] : [
		...paragraph("Plan before:"),
		code(plan.before),
		...paragraph("Plan now:"),
		code(plan.after)
	]];
	if (blocks.length === 0) return [];
	return [{
		kind: "details",
		title: `${shorten(own)}: statement${plan === void 0 ? "" : ", and its plan before and now"}`,
		blocks,
		views: ["markdown", "html"]
	}, ...plan === void 0 ? [] : paragraph([name(own), `: ${planText(plan)}`], ["terminal"])];
}
/** "plan was “range on orders”, is “full scan of orders”". */
function planText({ before, after }) {
	const [old, own] = [before.split("\n"), after.split("\n")];
	const differing = old.findIndex((line, nth) => line !== own[nth]);
	const at = differing < 0 ? old.length : differing;
	const lineOf = (lines) => shorten((lines[at] ?? "").trim(), LINE_CHARACTERS);
	return `the plan had “${lineOf(old)}”, and has “${lineOf(own)}” now`;
}

// src/core/views/report/make-report.ts
/** The report of a result: the content of every view, in reading order. */
const MARKS = {
	regressed: "❌",
	pass: "✅",
	inconclusive: "⚠️"
};
const ACCEPTED = "🔵";
/** Causes in the first lines of a comment. */
const MOST_CAUSES = 3;
const MOST_UNFAIR = 5;
const MOST_LOOSENED = 10;
const LONGEST_MESSAGE = 400;
const MOST_ADVICE = 8;
const MOST_COVERED = 8;
const IN_FULL = ["markdown", "html"];
/** "MySQL 8.0.15 → MySQL 9.7.4" where the version changed. */
function serversText({ scenarios }) {
	const named = (some) => [...new Set(some.map(({ server }) => `${server.product} ${server.version}`))].join(", ");
	const old = scenarios.filter(isOfBase);
	const own = scenarios.filter((each) => !isOfBase(each) && old.some(({ name }) => name === each.name));
	return named(old) === named(own) ? named(scenarios) : `${named(old)} → ${named(own)}`;
}
function makeReport(result, { searchedUntil, runUrl } = {}) {
	const subject = result.imported === null ? serversText(result) : originText(result);
	return {
		name: result.suite.name,
		verdict: result.verdict,
		subject,
		blocks: [
			...lead(result),
			...messages("loosened", LOOSENED_TITLE, loosenedWarnings(result), MOST_LOOSENED),
			...paragraph(coverageLead(result)),
			...paragraph(durabilityTrade(result)),
			...paragraph(consequence(result)),
			...searchedUntil === void 0 ? [] : paragraph(searching(searchedUntil)),
			...paragraph(measuredText(result), ["terminal", "html"]),
			{
				kind: "chart",
				chart: "changes",
				text: pictureText(result)
			},
			...messages("unfair", "Not a fair comparison", unfairWarnings(result), MOST_UNFAIR),
			...suggestionBlock(result),
			...next(result),
			...paragraph(footer(result, subject, runUrl), ["markdown"]),
			...changesTable(result),
			...statementsTable(result),
			...costsTable(result),
			...causesTable(result),
			...splitTable(result),
			...defaultsTable(result),
			...settingsTable(withoutExplained(result)),
			...coverage(result),
			...advice(result),
			...nothingGained(result).flatMap((text) => paragraph(text)),
			...sections(result)
		]
	};
}
/** The verdict, the evidence and the causes: everything a reviewer needs. */
function lead(result) {
	const { title, evidence } = verdictText(result, shorten);
	const mark = result.accepted === null ? MARKS[result.verdict] : ACCEPTED;
	const [cause, ...others] = causeLines(result, shorten);
	return [
		{
			kind: "heading",
			text: `${mark} qpsgate: ${title}`,
			views: ["markdown"]
		},
		...paragraph(evidenceSentence(evidence), ["markdown"]),
		...cause === void 0 || others.length > 0 ? [] : paragraph([strong("Cause:"), ` ${cause}.`], ["markdown"]),
		...cause === void 0 || others.length === 0 ? [] : [...paragraph(strong("Causes:"), ["markdown"]), ...inMarkdown(list$1([cause, ...others], {
			most: MOST_CAUSES,
			rest: moreCauses
		}))],
		...paragraph([strong(result.verdict), `: ${headline(result, asItIs)}`], ["html"]),
		...paragraph(headline(result, asItIs), ["terminal"])
	];
}
/** Words begin a sentence with a capital letter, names of workloads stay as they are. */
function evidenceSentence(evidence) {
	return /^(?:all|the) /.test(evidence) || evidence === "" ? sentence(evidence) : `${evidence}.`;
}
function inMarkdown(blocks) {
	return blocks.map((block) => ({
		...block,
		views: ["markdown"]
	}));
}
function moreCauses(more) {
	return more > 0 ? `${count(more, "more cause")} below.` : "";
}
/** Next steps, with the page that describes them. */
function next(result) {
	const step = nextStep(result);
	if (step === void 0) return [];
	const link = {
		kind: "link",
		text: "how",
		address: PAGES[step.page]
	};
	return paragraph([
		strong("Next:"),
		` ${step.text} (`,
		link,
		")."
	]);
}
/** "MySQL 8.4.3 · 3 min · full report · how to read this". */
function footer(result, subject, runUrl) {
	const link = (text, address) => ({
		kind: "link",
		text,
		address
	});
	return [
		subject === "" ? "" : `${subject.replaceAll(/(\d)[-+][\w.+~-]*/g, "$1")} · `,
		result.measuredSeconds === 0 ? "" : `${duration(result.seconds)} · `,
		...runUrl === void 0 ? [] : [link("full report", runUrl), " · "],
		link("how to read this", PAGES.reading)
	];
}
function messages(id, title, warnings, most) {
	return titled(id, title, warnings.map(({ message }) => name(message, LONGEST_MESSAGE)), most);
}
/** For every changed setting that affects speed: the cell that showed it, or why none did. */
function coverage({ coverage: all }) {
	const items = toldCoverage(all).map((one) => name(coverageLine(one), LONGEST_MESSAGE));
	return titled("coverage", COVERAGE_TITLE, items, MOST_COVERED, "folded");
}
/** Placed with the settings: it is independent of the measurements. */
function advice({ advice: all }) {
	const items = all.map((one) => [
		name(adviceText(one), LONGEST_MESSAGE),
		" (",
		{
			kind: "link",
			text: "manual",
			address: one.page
		},
		")"
	]);
	return titled("advice", ADVICE_TITLE, items, MOST_ADVICE, "folded");
}
function titled(id, title, items, most, shown = "titled") {
	const rest = (more) => more > 0 ? `${more} more in result.json.` : "";
	return section({
		id,
		title,
		inMarkdown: shown,
		priority: 0
	}, list$1(items, {
		most,
		rest
	}));
}
/** The parts that Markdown folds. */
function sections(result) {
	const folded = (priority, id, title, blocks, views = IN_FULL) => section({
		id,
		title,
		priority,
		inMarkdown: "folded",
		views
	}, blocks);
	const all = ["terminal", ...IN_FULL];
	const others = otherWarnings(result);
	const warned = (warnings, views) => folded(2, "warnings", count(warnings.length, "warning"), warningsSection(warnings), views);
	return [
		...folded(4, "overhead", "Overhead", overheadSection(result)),
		...folded(6, "ranking", "Ranking", rankingSection(result), all),
		...folded(9, "levels", "QPS per concurrency level", levelsSection(result), ["markdown"]),
		...folded(11, "latency", "Latency", latencySection(result), ["markdown"]),
		...folded(12, "cpu", "CPU per query", cpuSection(result), ["markdown"]),
		...folded(8, "memory", "Memory", memorySection(result)),
		...folded(5, "insight", "Diagnostics by scenario", insightSection(result)),
		...folded(4, "machines", "Machines", machinesSection(result), all),
		...folded(7, "others", "Comparisons beyond single cells", otherComparisonsSection(result), all),
		...folded(13, "cells", "All cells", result.cells.length === 0 ? [] : cellsSection(result)),
		...folded(9, "value", "QPS for what a server computes and costs", valueSection(result)),
		...folded(10, "servers", "Servers", serversSection(result)),
		...folded(3, "twin", "A/A check and detectable slowdown", twinSection(result), all),
		...warned(result.warnings, ["markdown"]),
		...warned(others, ["terminal", "html"]),
		...folded(1, "reproduce", "Reproduce", reproduceSection(result)),
		...folded(14, "time", "Time of the run", timeline(result), ["html"])
	];
}
/** The wall time of the run. */
function timeline(result) {
	const { timeline: spans } = result;
	if (spans === null) return [];
	const rows = timeShares({
		...result,
		timeline: spans
	}).map((one) => [
		shareName(one),
		figure(one.seconds, (seconds) => seconds.toFixed(1)),
		figure(one.share, (part) => `${(100 * part).toFixed(1)} %`)
	]);
	const caption = "Wall time of the run, without drawing this page";
	const columns = [
		left("step"),
		right("seconds"),
		right("share")
	];
	const blocks = [{
		kind: "chart",
		chart: "timeline",
		text: "Time of the run"
	}, ...table(caption, columns, rows)];
	return [{
		kind: "details",
		title: measuredShare(result),
		blocks
	}];
}

export { dangersOf as a, dangerText as i, isUnevenlyWarm as n, unevenDurability as r, makeReport as t };