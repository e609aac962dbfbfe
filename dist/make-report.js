import { a as isOfGain } from "./attribution.js";
import { a as diskName, c as firstOf, d as milliseconds, f as range, i as count, m as share, n as change, o as duration, p as rate, r as changeAndRange, s as fineShare, t as bytes, u as joinTexts } from "./figures.js";
import { g as isOfBase, h as isEarlier, u as COST_NAMES } from "./suite.js";
import { $ as settingLine, A as comparedStatements, B as sufficesText, C as LABELS, F as isUnchanged$1, G as baselineText, H as valueText, I as openText, J as SEARCHING, M as failureTexts, P as figuresOf, Q as lineOf$1, R as sentence, S as isNew, U as whereOf, V as togetherText, W as addedUp, X as cellText, Y as against, Z as consequence, _ as ratesOf, c as blamedCauses, d as explainedComparison, et as timesText, g as nextStep, i as shownScenarios, j as failedText, k as unmeasuredLine, l as causeLines, nt as measuredPart, o as worstFirst, p as gainText, rt as refusalsOf, s as PAGES, t as armOf, u as explainedCell, v as verdictText, y as costAmount, z as shownCauses } from "./cells.js";
import { O as escapeInvisible } from "./schemas.js";
import { a as weightOf } from "./warnings.js";
import { B as knownServer, E as ROWS, H as isAtLeast, L as familyOf, O as factsFor, T as OptionIndex, V as performanceSchemaOf, b as variableForms, j as removedOption, k as isIdle, r as canonicalOptionName, w as OPTIONS, x as variableOf } from "./option-file.js";
import { l as knowledgeOf, m as manualPage } from "./scales.js";
import { j as numberOf } from "./dsn.js";
import { n as shellWord, r as shorten } from "./escape.js";
import { n as secondCopyText, r as sharedServersText, t as armNamer } from "./arm-wording.js";
import { o as FALSE_COST, s as LEAST_COST_CHANGE, t as FALSE_STATEMENT } from "./statement-effects.js";
import { n as costsInCells } from "./gated-costs.js";
import { m as isUnmeasured, t as CONFIDENCE } from "./comparison.js";
import { a as joined$1, d as upperBound, i as interval, l as reach, n as combine, o as lowerBound } from "./random-effects.js";
import { a as sum, i as quadratic, n as dot, r as mean, t as at } from "./vectors.js";
import { r as isOfTables } from "./initial-data.js";
import { b as settingIdentity, f as changedStatements, g as settingDifferences, m as isSameProgram, n as isBinaryLog, v as resolveBoth, y as resolveSettings } from "./option-reach.js";
import { t as keyOf } from "./switchable-settings.js";
import { n as shuffled } from "./random.js";

// src/core/settings/dangers.ts
/** Known dangers of a changed setting, apart from speed. Their sentences are in danger-text.ts. */
/** The dangers of a change, except those that existed before. */
function dangersOf(change, context) {
	const { product, version } = context;
	const { before, after } = change;
	const family = familyOf(product);
	const { fork, manual } = family;
	const variable = variableForms(change.variable).find((form) => !form.startsWith("loose_")) ?? change.variable;
	const unlisted = manualPage(family, variable.startsWith("innodb_") ? "innodb" : "server", variable);
	const page = knowledgeOf(variable, product)?.page ?? unlisted;
	const removal = removedOption(variable, fork, version);
	if (removal !== void 0 && after !== void 0) {
		const { removed, onceRemoved: consequence = null, instead = null } = removal;
		return [{
			code: "option-removed",
			variable,
			page: manual.removals ?? page,
			removed,
			consequence,
			instead
		}];
	}
	const { deprecated: since, instead = null } = ROWS.get(variable)?.[fork] ?? {};
	const isDeprecated = after !== void 0 && before === void 0 && since !== void 0 && isAtLeast(version, since);
	const subject = {
		...change,
		variable,
		family,
		version,
		page
	};
	return [
		isDeprecated ? {
			code: "option-deprecated",
			variable,
			page,
			since,
			instead
		} : void 0,
		durabilityDanger(subject),
		memoryDanger(subject, context)
	].filter((danger) => danger !== void 0);
}
function memoryDanger({ variable, before, after, page }, { memoryBytes = Number.POSITIVE_INFINITY }) {
	const isBeyond = (value) => (numberOf(value) ?? 0) > memoryBytes;
	if (variable !== "innodb_buffer_pool_size" || !isBeyond(after) || isBeyond(before)) return void 0;
	return {
		code: "pool-beyond-memory",
		variable,
		page,
		poolBytes: numberOf(after) ?? 0,
		memoryBytes
	};
}
/**
* How much a crash may cost with a value: 0 nothing, and more the larger it is; values of one variable only compare.
*/
const RISKS = {
	"commits-not-synced": (value, { durableCommits }) => durableCommits.includes(value) ? 0 : value === "2" ? 1 : 2,
	"binary-log-not-synced": (value) => Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1,
	"torn-pages": (value) => /^(?:0|off|false|no)$/i.test(value) ? 2 : /^detect_only$/i.test(value) ? 1 : 0,
	"nothing-synced": (value) => /^nosync$/i.test(value) ? 2 : /^(?:littlesync|1|on|true|yes)$/i.test(value) ? 1 : 0
};
function isDurabilityCode(code) {
	return Object.hasOwn(RISKS, code);
}
/** Danger of a value that a crash may cost more with than the one before. Undefined values are the server's default. */
function durabilityDanger({ variable, before, after, family, version, page }) {
	const row = ROWS.get(variable);
	if (row?.durability === void 0) return void 0;
	const { durability: code } = row;
	const { usual = "" } = factsFor(row, family.fork, version);
	const risk = RISKS[code];
	const value = after ?? usual;
	return risk(value, family) > risk(before ?? usual, family) ? {
		code,
		value,
		variable,
		page
	} : void 0;
}

// src/core/wording/durability-trade.ts
/** Warning that a faster scenario loses more in a crash, shown beside the speed-up; empty if there is none. */
function durabilityTrade({ comparisons, advice }) {
	const faster = new Set(comparisons.flatMap(({ label, scenario }) => label === "improved" ? [scenario] : []));
	const traded = advice.filter(({ code, scenario }) => isDurabilityCode(code) && faster.has(scenario));
	if (traded.length === 0) return "";
	const names = [...new Set(traded.map(({ variable }) => variable))];
	return `Part of the gain is durability: ${names.join(" and ")} ${names.length === 1 ? "gives" : "give"} up some, so a crash can lose commits.`;
}

// src/core/views/report/blamed-lines.ts
/** Lines of the diff, places among them. */
const MOST_LINES$1 = 12;
const LONGEST_LINE = 120;
/** A block of code; none if no setting is to blame. */
function blamedLines(result) {
	const defaults = (result.explanation?.defaults ?? []).map(({ name }) => name.replaceAll("_", "-"));
	const settings = blamedCauses(result).flatMap((cause) => cause.settings).filter(({ name }) => !defaults.includes(name)).toSorted((one, other) => (one.place?.line ?? 0) - (other.place?.line ?? 0));
	const lines = [...Map.groupBy(settings, (setting) => whereOf(result, setting))].flatMap(([place, inPlace]) => [`@@ ${place} @@`, ...new Set(inPlace.flatMap(beforeAndNow))]).map((line) => shorten(line, LONGEST_LINE));
	const limit = {
		most: lines[11]?.startsWith("@@") ? 11 : MOST_LINES$1,
		what: "line"
	};
	return lines.length === 0 ? [] : [{
		kind: "code",
		language: "diff",
		lines,
		limit
	}];
}
/** "- sync-binlog = 0" and "+ sync-binlog = 1": one of them where the setting was added or removed. */
function beforeAndNow(setting) {
	const { name, before, after, place } = setting;
	if (isUnchanged$1(setting)) return [`  ${lineOf(name, after)}`];
	return [...before === null && place !== null ? [] : [`- ${lineOf(name, before)}`], ...place === null ? [] : [`+ ${lineOf(name, after)}`]];
}
/** A setting as option files write it, or a statement as it is. The pattern of an instrument is part of its value. */
function lineOf(name, value) {
	if (name.startsWith("sql[") && value !== null) return value;
	const [option = name] = name.split(" ");
	return value === null ? option : `${option} = ${value}`;
}

// src/core/views/report/report.ts
/** The model of a report: all statements about a result, once. A view renders it, and escapes every text in it. */
/** The first of the rows, items or lines, and the sentence below them, which is empty if these are all. */
function firstAndRest(all, { most, what } = NO_LIMIT) {
	const more = all.length - most;
	return {
		shown: all.slice(0, most),
		rest: more > 0 ? `${count(more, `more ${what}`)} in result.json.` : ""
	};
}
const NO_LIMIT = {
	most: Number.POSITIVE_INFINITY,
	what: ""
};
/** Dash in a cell that has no figure. */
const UNKNOWN = "–";
/** A paragraph; no block if the text is empty. */
function paragraph(text) {
	return text === "" ? [] : [{
		kind: "paragraph",
		text
	}];
}
/** A list; no block if there are no items. */
function list(items, limit) {
	return items.length === 0 ? [] : [{
		kind: "list",
		items,
		limit
	}];
}
/** A list below its title; no blocks if there are no items. */
function titledList(title, items, limit) {
	return below(strong(`${title}:`), list(items, limit));
}
/** Blocks below a sentence about them; without blocks, no sentence either. */
function below(text, blocks) {
	return blocks.length === 0 ? [] : [...paragraph(text), ...blocks];
}
/** A table; no block if it has no rows. @param columns false: one that these rows do not need */
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
/** A section; none if it has no blocks. */
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
	return typeof value === "number" ? text(value) : "–";
}
/** The block with fewer items, rows and lines, if it has a limit. */
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
/** The text without its marks. A link is its text. */
function plainText(text) {
	if (isSpans(text)) return text.map(plainText).join("");
	if (typeof text === "string") return text;
	return text.kind === "strong" ? plainText(text.text) : text.text;
}
function isSpans(text) {
	return Array.isArray(text);
}

// src/core/views/report/changes-section.ts
const MOST_ROWS = 20;
function changesSection(result) {
	const { comparisons, cells } = result;
	const changed = comparisons.filter(({ verdict, low, high }) => verdict !== "pass" || high < 0 || low > 0);
	const rows = [...worstFirst(changed), ...comparisons.filter((each) => !changed.includes(each))];
	const labelOf = armNamer(result.plan);
	const isSeveral = (key) => new Set(comparisons.map(key)).size > 1;
	return section("changes", "Changes in QPS", table("Changes in QPS", rows, [
		isSeveral(({ scenario }) => scenario) && left("scenario", ({ scenario }) => name(scenario)),
		isSeveral((each) => against(each)) && left("against", (each) => name(against(each))),
		left("workload", ({ scope, workload }) => scope === "mean" ? "mean of all" : name(workload)),
		right("threads", ({ threads }) => threads === 0 ? "" : String(threads)),
		right("change", (each) => strong(change(each.change))),
		right("95 % interval", range),
		left("verdict", outcome),
		right("limit", ({ tolerance, toleranceFrom }) => [
			`${share(tolerance)} (`,
			name(toleranceFrom),
			")"
		]),
		right("QPS", (each) => {
			const both = ratesOf(result, each);
			return both === void 0 ? "" : `${rate(both.before)} → ${rate(both.now)}`;
		})
	], {
		most: MOST_ROWS,
		what: "comparison"
	}), comparisons.length > 0 ? [] : table("QPS", cells.filter(({ revision }) => revision === "head"), [
		left("scenario", (cell) => name(labelOf(cell))),
		left("workload", ({ workload }) => name(workload)),
		right("threads", ({ threads }) => String(threads)),
		right("QPS", ({ qps }) => rate(qps)),
		right("p95 ms", ({ latencyMs }) => figure(latencyMs.p95, milliseconds))
	], {
		most: MOST_ROWS,
		what: "comparison"
	}));
}
/** "on against off, shop at 8 threads": the place of a comparison, as one cell of a table. */
function placeOf(comparison) {
	return [
		name(comparison.scenario),
		" against ",
		name(against(comparison)),
		`, ${cellText(comparison)}`
	];
}
/** "**regressed**, confirmed", "**inconclusive**: not confirmed"; the label alone if it passed or was not pursued. */
function outcome({ verdict, label, confirmed }) {
	const text = LABELS[label];
	if (verdict === "pass" || label === "also slower, not pursued") return {
		kind: "verdict",
		verdict,
		text
	};
	const detail = label === verdict ? "" : `: ${text}`;
	return [strong({
		kind: "verdict",
		verdict,
		text: verdict
	}), `${detail}${confirmed === true ? ", confirmed" : ""}`];
}

// src/core/views/report/costs-section.ts
/** Costs of a change other than QPS: only figures that surely differ. */
const LIMIT$3 = {
	most: 20,
	what: "figure"
};
/** Per cent of larger figures are hard to read. */
const MANY_TIMES = 10;
/** Empty if no cost differs. */
function costsSection(result) {
	const cells = result.comparisons.filter(({ scope }) => scope === "cell");
	const differing = costsInCells(result).filter(({ cost }) => isShown(cost)).toSorted((one, other) => sizeOf(other.cost) - sizeOf(one.cost));
	const amount = (cost, side) => figure(cost[side], (value) => costAmount(cost.cost, value));
	const rare = `Without a real change, this table is empty in ${Math.round(100 * (1 - FALSE_COST))} of 100 runs.`;
	const figures = table("Other costs", differing, [
		left("per transaction", ({ cost }) => COST_NAMES[cost.cost]),
		cells.length > 1 && left("in", ({ comparison }) => placeOf(comparison)),
		right("before", ({ cost }) => amount(cost, "before")),
		right("now", ({ cost }) => amount(cost, "now")),
		right("change", ({ cost }) => strong(isNew(cost) ? "new" : changeOrTimes(cost.change))),
		right("95 % interval", ({ cost }) => isNew(cost) ? "–" : intervalOf(cost)),
		differing.some(({ cost }) => cost.gated !== void 0) && left("verdict", ({ cost }) => verdictOf$1(cost))
	], LIMIT$3);
	const about = `Costs that changed by ${share(LEAST_COST_CHANGE)} or more. ${rare}`;
	return section("costs", "Other costs", below(about, figures));
}
/** "+12.0 %", or "× 326" of a cost that grew many times. */
function changeOrTimes(value) {
	return 1 + value < MANY_TIMES ? change(value) : `× ${rate(1 + value)}`;
}
function intervalOf(cost) {
	if (1 + cost.change < MANY_TIMES) return range(cost);
	return [cost.low, cost.high].map((value) => `× ${rate(1 + value)}`).join(" … ");
}
/** Whether it surely differs, or has a limit and did not pass. */
function isShown({ differs, gated }) {
	return differs || gated !== void 0 && gated.verdict !== "pass";
}
function verdictOf$1({ gated }) {
	if (gated === void 0) return "not gated";
	const { verdict, tolerance, label } = gated;
	return [{
		kind: "verdict",
		verdict,
		text: verdict === "pass" ? "within limit" : verdict === label ? verdict : `${verdict}: ${label}`
	}, ` (limit ${share(tolerance)})`];
}
/** Size of a change in whichever direction: twice as much is as large as half as much. */
function sizeOf(cost) {
	return Math.abs(Math.log1p(Math.max(-.999999, cost.change)));
}

// src/core/views/report/disks-section.ts
/** Changes in QPS on other disks. */
/** Empty if it was measured on this disk only. */
function disksSection({ disks }) {
	if (disks === void 0) return [];
	return section("disks", "Changes in QPS by disk", paragraph([...placeOf(disks), ", by the time that each synchronisation takes. The verdict is that of this disk."]), table("Changes in QPS by disk", disks.points, [
		left("disk", ({ syncSeconds, isOwn }) => `${diskName(syncSeconds)}${isOwn ? " (this disk)" : ""}`),
		right("change", (point) => strong(change(point.change))),
		right("95 % interval", range)
	]));
}

// src/core/wording/machine-text.ts
/** What disturbed the machine. */
/** Said even without disturbances, because readers want to know that the machine was watched; empty if it was not. */
function disturbedText({ disturbance: { blocks, disturbed, dropped } }) {
	if (blocks === 0) return "";
	if (disturbed === 0) return "The machine was quiet.";
	const left = dropped === 0 ? "none of it was left out" : `${share(dropped / blocks)} was left out`;
	return `The machine was disturbed for ${share(disturbed / blocks)} of the time, and ${left}.`;
}

// src/core/views/report/run-section.ts
/** The run itself: how far it can be trusted, where its time went, and how to repeat it. */
/** Nobody repeats a longer command by hand. */
const LONGEST_COMMAND = 2e3;
/** A flag of ours; any other text that begins with dashes is quoted. */
const FLAG = /^--[a-z][a-z-]*$/;
function runSection(result) {
	return section("run", "The run, and how to repeat it", paragraph(sentence(sharedServersText(result))), paragraph(reachText(result)), paragraph(twinText(result)), paragraph(disturbedText(result)), paragraph(awakeText(result)), paragraph(`The run took ${timesText(result)}.`), paragraph(originText(result)), [{
		kind: "code",
		language: "sh",
		lines: [reproduceCommand(result)]
	}]);
}
function reachText({ comparisons }) {
	if (comparisons.length === 0) return "";
	const reach = comparisons.map(({ detectable }) => detectable);
	const [least, most] = [Math.min(...reach), Math.max(...reach)].map(share);
	return `This run could miss slowdowns below ${most}${least === most ? "" : `, and in its most precise comparison below ${least}`}.`;
}
/** The A/A check of the run. */
function twinText(result) {
	const { twin } = result;
	const [worst] = twin.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
	if (worst === void 0) return "";
	const apart = twin.filter(({ low, high }) => low > 0 || high < 0).length;
	const differing = `differed by ${changeAndRange(worst)} at most, in ${cellText(worst)}`;
	const chance = apart === 0 ? "no more than chance explains" : `more than its interval in ${apart} of ${count(twin.length, "comparison")}, as about one in twenty does by chance`;
	return `Two equal servers (${secondCopyText(result)}) ${differing}: ${chance}.`;
}
/** Figures of such cells are not those of the same cells where CPUs fall asleep. */
function awakeText({ cells }) {
	const names = [...new Set(cells.filter(({ isAwake }) => isAwake).map(cellText))];
	return names.length === 0 ? "" : `Idle CPUs were kept awake in ${names.join(", ")}, so that waking them hides no cost.`;
}
function originText({ environment, startedAt, suite, schemaVersion }) {
	const machine = [
		shorten(environment.cpuModel),
		`${count(environment.cpus, "CPU")} (servers on ${environment.serverCpus.join(",")}, sysbench on ${environment.clientCpus.join(",")})`,
		bytes(environment.memoryBytes),
		`kernel ${shorten(environment.kernel)}`,
		`sysbench ${shorten(environment.sysbench)}`,
		...Object.entries(environment.tools ?? {}).map(([tool, version]) => `${tool} ${shorten(version)}`),
		shorten(environment.runner)
	].join(" · ");
	return `From ${shorten(startedAt)} on ${machine}; fingerprint of the suite ${shorten(suite.fingerprint)}, version ${schemaVersion} of result.json.`;
}
/** The command that measures the same again, in the same order; one line, safe to paste. */
function reproduceCommand({ reproduce }) {
	const command = ["qpsgate run", ...reproduce.map((word) => FLAG.test(word) ? word : shellWord(word))].join(" ");
	return command.length <= LONGEST_COMMAND ? command : `# the command has ${command.length} characters, see "reproduce" in result.json`;
}

// src/core/performance-schema/abilities.ts
/** The diagnostic abilities of the published Performance Schema studies. Their keys are in result.json and do not change. */
/** Each completes "shows …". */
const TITLES = {
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
/** All abilities, in the order of the studies. */
const ABILITIES = Object.entries(TITLES).map(([key, title]) => ({
	key,
	title
}));

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
* Durability in which two servers differ although neither scenario asks for it. Settings that a scenario has are the
* subject of the comparison and need no warning.
*/
function unevenDurability(control, other) {
	const asked = /* @__PURE__ */ new Set([...variablesIn(control.scenario), ...variablesIn(other.scenario)]);
	return DURABILITY.flatMap((name) => {
		const isIdleIn = ({ variables }) => isIdle(name, (one) => variables[one]);
		if (asked.has(variableOf(name)) || isIdleIn(control) || isIdleIn(other)) return [];
		const reference = control.variables[name];
		const value = other.variables[name];
		if (reference === void 0 || value === void 0 || same(reference, value)) return [];
		return [{
			name,
			value,
			reference
		}];
	});
}
/** The variables that options may stand for, and that statements set. */
function variablesIn({ options, sql }) {
	const set = sql.flatMap(({ value }) => [...value.matchAll(/\b\w+(?=\s*:?=)/g)].map(([name]) => name.toLowerCase()));
	return [...options.flatMap(({ name }) => variableForms(name)), ...set].map(variableOf);
}
function same(one, other) {
	const plain = (value) => value.toUpperCase().replace(/^ON$/, "1").replace(/^OFF$/, "0");
	return plain(one) === plain(other);
}

// src/core/views/report/servers-section.ts
/** The servers: what they are, take, and show their users, and the variables in which they differ. */
const MARKS$1 = {
	full: "●",
	partial: "◐",
	none: "○"
};
/** Another version of the server alone changes more variables than anybody reads. */
const MOST_VARIABLES = 60;
function serversSection(result) {
	const labelOf = armNamer(result.plan);
	const shown = shownScenarios(result).map((scenario) => ({
		...scenario,
		label: name(labelOf(armOf(scenario)))
	}));
	const hasDiagnostics = shown.some(({ memory }) => (memory.performanceSchemaBytes ?? 0) > 0);
	return section("servers", "Servers", table("Servers", shown, [
		left("scenario", ({ label }) => label),
		left("server", ({ server }) => [
			name(server.product),
			" ",
			name(server.version)
		]),
		right("memory", ({ memory }) => figure(memory.residentBytes, bytes)),
		hasDiagnostics && right("Performance Schema", ({ memory }) => figure(memory.performanceSchemaBytes, bytes))
	]), insight(shown.filter((server) => Object.keys(server.insight).length > 0)), variables(shown));
}
/** Abilities that some server has. */
function insight(probed) {
	const provided = ABILITIES.filter(({ key }) => probed.some(({ insight }) => (insight[key] ?? "none") !== "none"));
	const shows = probed.map((server) => left(server.label, ({ key }) => MARKS$1[server.insight[key] ?? "none"]));
	const all = table("Diagnostics", provided, [left("shows", ({ title }) => title), ...shows]);
	return below("Diagnostics: ● full, ◐ partial, ○ none", all);
}
function variables(shown) {
	const differing = [...new Set(shown.flatMap((server) => Object.keys(server.variables)))].sort();
	const decisive = DECISIVE_VARIABLES.filter((one) => differing.includes(one));
	const names = [...decisive, ...differing.filter((one) => !decisive.includes(one))];
	const values = shown.map((server) => left(server.label, (one) => Object.hasOwn(server.variables, one) ? name(server.variables[one] ?? "") : "–"));
	const columns = [left("variable", (one) => name(one)), ...values];
	return below("System variables in which they differ:", table("System variables", names, columns, {
		most: MOST_VARIABLES,
		what: "variable"
	}));
}

// src/core/stats/matrices.ts
/** Symmetric matrices, by Cholesky's decomposition. */
/** Added to the diagonal, relative to it: keeps indistinguishable columns solvable, with a huge variance. */
const RIDGE = 1e-10;
/** A⁻¹ of a symmetric matrix that is not negative. */
function inverse(matrix) {
	const lower = cholesky(matrix);
	return matrix.map((_, column) => solve(lower, matrix.map((_, row) => row === column ? 1 : 0)));
}
/** L with LLᵀ = A + ridge; A is symmetric and not negative. */
function cholesky(matrix) {
	const size = matrix.length;
	const ridge = RIDGE * Math.max(Number.MIN_VALUE, ...matrix.map((row, index) => at(row, index)));
	const lower = matrix.map(() => new Array(size).fill(0));
	for (let row = 0; row < size; row++) {
		const factors = at(lower, row);
		for (let column = 0; column <= row; column++) {
			const other = at(lower, column);
			let rest = at(at(matrix, row), column) + (row === column ? ridge : 0);
			for (let before = 0; before < column; before++) rest -= at(factors, before) * at(other, before);
			factors[column] = row === column ? Math.sqrt(Math.max(rest, ridge)) : rest / at(other, column);
		}
	}
	return lower;
}
/** x with LLᵀx = b. */
function solve(lower, right) {
	const solution = [...right];
	for (let row = 0; row < solution.length; row++) {
		const factors = at(lower, row);
		for (let before = 0; before < row; before++) solution[row] = at(solution, row) - at(factors, before) * at(solution, before);
		solution[row] = at(solution, row) / at(factors, row);
	}
	for (let row = solution.length - 1; row >= 0; row--) {
		for (let after = row + 1; after < solution.length; after++) solution[row] = at(solution, row) - at(at(lower, after), row) * at(solution, after);
		solution[row] = at(solution, row) / at(at(lower, row), row);
	}
	return solution;
}

// src/core/attribution/cost-model.ts
/**
* What each changed line costs, by regression over servers that were started with some of them. In every trial a few servers
* run in turns, each with its own lines; their ln QPS less the trial's mean is Σ aⱼxⱼ + Σ bᵢⱼxᵢxⱼ, with xⱼ the share of a
* unit's lines that a server has. A line counts only beside the lines that it needs. Halves and their complements make aⱼ the
* Shapley value where no pair is asked for: costs that add up to the whole.
*/
/**
* Spread of costs before anything was measured, in ln QPS: wide, so that it only keeps unseen ones solvable. One line may
* well be the whole, so that it is wider where the whole is larger.
*/
const PRIOR_SD = .15;
/** The same of what two units cost only together. */
const PRIOR_PAIR_SD = .1;
/** Residuals of few servers may be small by chance: the variance is not believed to be a smaller part of the expected. */
const LEAST_SHARE = .1;
/** The share of a unit's lines that have an effect on a server. */
function presence(unit, on, needs) {
	return unit.filter((line) => on[line] && at(needs, line).every((needed) => on[needed])).length / unit.length;
}
/** The columns of a server: its units, then products of pairs. */
function columnsOf(units, pairs, on, needs) {
	const present = units.map((unit) => presence(unit, on, needs));
	return [...present, ...pairs.map(([one, other]) => at(present, one) * at(present, other))];
}
/** Columns of a trial's servers, less their means: the trial's own level tells nothing. */
function centred(rows) {
	const means = (rows[0] ?? []).map((_, column) => mean(rows.map((row) => at(row, column))));
	return rows.map((row) => row.map((value, column) => value - at(means, column)));
}
/**
* Bayesian linear regression with the variance of a server's rate from noise and starts, which the residuals correct by the
* degrees of freedom that the prior of starts leaves them. The whole, as the run has shown it, is one more row.
*/
function fitCosts(trials, units, pairs, { needs, whole, startSpread }) {
	const size = units.length + pairs.length;
	const information = priorInformation(units.length, size, Math.max(1, Math.abs(whole.mean) / PRIOR_SD));
	const moments = new Array(size).fill(0);
	const add = (row, value, weight) => {
		for (let left = 0; left < size; left++) {
			moments[left] = at(moments, left) + weight * at(row, left) * value;
			for (let right = 0; right < size; right++) at(information, left)[right] = at(at(information, left), right) + weight * at(row, left) * at(row, right);
		}
	};
	const startVariance = startSpread.sd ** 2;
	const observed = trials.flatMap(({ servers, noise }) => {
		const rows = centred(servers.map(({ on }) => columnsOf(units, pairs, on, needs)));
		const level = mean(servers.map(({ logRate }) => logRate));
		const variance = Math.max(Number.MIN_VALUE, noise + startVariance);
		return servers.map(({ logRate }, nth) => ({
			row: at(rows, nth),
			value: logRate - level,
			variance,
			noise
		}));
	});
	for (const { row, value, variance } of observed) add(row, value, 1 / variance);
	const wholeRow = columnsOf(units, pairs, needs.map(() => true), needs);
	if (whole.standardError > 0) add(wholeRow, whole.mean, 1 / whole.standardError ** 2);
	const covariance = inverse(information);
	const coefficients = covariance.map((row) => dot(row, moments));
	const residuals = observed.map(({ row, value, variance }) => (value - dot(row, coefficients)) ** 2 / variance);
	const determined = sum(observed.map(({ row, variance }) => quadratic(row, covariance) / variance)) + trials.length;
	const left = Math.max(0, observed.length - determined);
	const fromNoise = observed.length === 0 ? 1 : mean(observed.map(({ noise, variance }) => noise / variance));
	const scale = Math.max(fromNoise, LEAST_SHARE, (startSpread.df + sum(residuals)) / (startSpread.df + left));
	return {
		units,
		pairs,
		coefficients,
		covariance: covariance.map((row) => row.map((value) => scale * value)),
		df: startSpread.df + left
	};
}
/**
* A diagonal matrix, to which rows are added.
*
* @param wider how many times as wide as usual the spread is
*/
function priorInformation(units, size, wider = 1) {
	return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => row === column ? 1 / (wider * (row < units ? PRIOR_SD : PRIOR_PAIR_SD)) ** 2 : 0));
}
/** A linear combination of the coefficients, with its uncertainty. */
function effectOf({ coefficients, covariance, df }, slopes) {
	const within = {
		variance: Math.max(0, quadratic(slopes, covariance)),
		df
	};
	return joined$1(dot(slopes, coefficients), within, {
		variance: 0,
		df
	});
}
/**
* Effect of the server beside the others against the reference, over all trials that had one; undefined if none had. The level
* of each trial is that of the fitted reference.
*/
function effectBeside(trials, model, { needs, startSpread }) {
	const values = trials.flatMap(({ servers, besideLogRate, noise }) => {
		if (besideLogRate === void 0) return [];
		const references = servers.map(({ on, logRate }) => logRate - dot(columnsOf(model.units, model.pairs, on, needs), model.coefficients));
		const variance = (noise + startSpread.sd ** 2) * (1 + 1 / servers.length);
		return [{
			value: besideLogRate - mean(references),
			variance
		}];
	});
	if (values.length === 0) return void 0;
	const within = {
		variance: sum(values.map((each) => each.variance)) / values.length ** 2,
		df: model.df
	};
	return joined$1(mean(values.map(({ value }) => value)), within, {
		variance: 0,
		df: model.df
	});
}
/** How much of the effect of all lines each coefficient is: the slopes of what the units cost alone, together, or last. */
var Slopes = class {
	#model;
	constructor(model) {
		this.#model = model;
	}
	/** A unit with none of those that it interacts with. */
	alone(unit) {
		return this.#of(unit, 0);
	}
	/** A unit's share: halfway between alone and last. */
	share(unit) {
		return this.#of(unit, .5);
	}
	/** A unit with all others: what taking it back regains. */
	last(unit) {
		return this.#of(unit, 1);
	}
	/** What a pair costs beyond the two alone. */
	pair(nth) {
		return this.#model.coefficients.map((_, column) => Number(column === this.#model.units.length + nth));
	}
	/** The shares of all units. */
	whole() {
		return this.#model.coefficients.map(() => 1);
	}
	#of(unit, ofPairs) {
		const { units, pairs } = this.#model;
		return [...units.map((_, index) => Number(index === unit)), ...pairs.map((pair) => pair.includes(unit) ? ofPairs : 0)];
	}
};

// src/core/performance-schema/performance-schema.ts
/**
* Parts of Performance Schema: consumers and classes of instruments, with their dependencies (MySQL manual,
* "Performance Schema Consumer Configurations").
*/
/** All consumers that the server has, parents before their children. */
function consumersOf(server) {
	return performanceSchemaOf(server).consumers;
}
/** Whether the server enables the consumer by default. */
function isEnabledByDefault(server, consumer) {
	return performanceSchemaOf(server).enabled.includes(consumer);
}
/** The consumers that must be enabled for this one to do anything, nearest first. */
function consumersAbove(consumer) {
	const parent = parentOf(consumer);
	return parent === void 0 ? [] : [parent, ...consumersAbove(parent)];
}
function parentOf(consumer) {
	if (consumer === "global_instrumentation") return void 0;
	const [, kind, table] = /^events_(statements|transactions|stages|waits)_(current|history|history_long)$/.exec(consumer) ?? [consumer];
	if (kind === void 0) return "global_instrumentation";
	return table === "current" ? "thread_instrumentation" : `events_${kind}_current`;
}
/** Prefix of the instruments whose events the consumer keeps or counts; undefined: all. */
function sourceOf(consumer) {
	if (consumer === "statements_digest") return "statement/";
	const kind = /^events_(statement|transaction|stage|wait)s_/.exec(consumer)?.[1];
	return kind === void 0 || kind === "transaction" ? kind : `${kind}/`;
}
/** The cheapest first. */
const INSTRUMENT_LEVELS = [
	"OFF",
	"shipped",
	"COUNTED",
	"ON"
];
/** The most expensive first, as far as one can tell beforehand: the events that a query has most often. */
const INSTRUMENT_CLASSES = [
	{
		prefix: "wait/synch/",
		members: ["mutex"]
	},
	{
		prefix: "memory/",
		members: ["some", "more"]
	},
	{
		prefix: "wait/io/table/",
		members: ["sql/handler"]
	},
	{
		prefix: "wait/lock/table/",
		members: ["sql/handler"]
	},
	{
		prefix: "wait/lock/metadata/",
		members: ["sql/mdl"]
	},
	{
		prefix: "wait/io/socket/",
		members: ["sql/client_connection"]
	},
	{
		prefix: "wait/io/file/",
		members: ["innodb/innodb_data_file"]
	},
	{
		prefix: "stage/",
		members: [
			"some",
			"more",
			"and/more"
		]
	},
	{
		prefix: "transaction",
		members: [""]
	},
	{
		prefix: "statement/",
		members: [
			"sql/select",
			"sql/insert",
			"sql/update",
			"sql/delete",
			"abstract/Query",
			"abstract/new_packet"
		]
	},
	{
		prefix: "error",
		members: [""]
	},
	{
		prefix: "idle",
		members: [""]
	}
];
/** The classes that the server has. */
function classesOf(server) {
	const { instruments } = performanceSchemaOf(server);
	return INSTRUMENT_CLASSES.filter(({ prefix }) => prefix in instruments);
}
function shippedLevel({ prefix }, server) {
	return performanceSchemaOf(server).instruments[prefix] ?? "OFF";
}
/** The pattern of a class, for performance-schema-instrument and after LIKE. */
function patternOf(prefix) {
	return prefix.endsWith("/") || prefix === "" ? `${prefix}%` : prefix;
}
/** The prefix that a pattern stands for; undefined if it has another form than `prefix/%`, `%` or a plain name. */
function prefixOf(pattern) {
	const [, prefix = "", wildcard] = /^([a-z0-9_/-]*)(%?)$/i.exec(pattern) ?? [
		pattern,
		void 0,
		void 0
	];
	if (wildcard === void 0) return void 0;
	if (wildcard === "%") return prefix === "" || prefix.endsWith("/") ? prefix : void 0;
	return prefix === "" || prefix.endsWith("/") ? void 0 : prefix;
}
/** Whether some instrument can belong to both. */
function overlaps(prefix, other) {
	return prefix.startsWith(other) || other.startsWith(prefix);
}

// src/core/performance-schema/setup-state.ts
/** Undefined if an option or a statement is not of a simple form, or holds for some servers only. */
function setupOf(scenario, server) {
	const states = consumerStates(scenario, server);
	const levels = instrumentLevels(scenario, server);
	if (!consumersOf(server).every((name) => states.has(name)) || levels === void 0) return void 0;
	return {
		consumers: consumersOf(server).filter((name) => states.get(name)),
		levels
	};
}
/** Whether each consumer is enabled; unknown ones are left out. */
function consumerStates({ options, sql }, server) {
	const states = new Map(consumersOf(server).map((name) => [name, isEnabledByDefault(server, name)]));
	for (const option of options) {
		const [, dashed] = /^performance-schema-consumer-(.+)$/.exec(canonicalOptionName(option.name)) ?? [];
		const name = dashed?.replaceAll("-", "_") ?? "";
		if (!states.has(name)) continue;
		if (isForAll(option)) states.set(name, !/^(?:off|0|false)$/i.test(option.value ?? "on"));
		else states.delete(name);
	}
	for (const { value } of sql) {
		const statement = parseSetupStatement(value, server);
		if (statement?.kind === "consumers") for (const name of statement.names) states.set(name, statement.enabled);
		else if (statement === void 0 && touchesSetup(value)) return /* @__PURE__ */ new Map();
	}
	return states;
}
function isForAll({ group }) {
	return group === void 0 || group === "mysqld" || group === "server";
}
function instrumentLevels({ options, sql }, server) {
	const atStart = options.filter(({ name }) => canonicalOptionName(name) === "performance-schema-instrument").map((option) => isForAll(option) ? patternInOption(option.value ?? "") : void 0);
	const later = sql.flatMap(({ value }) => {
		const statement = touchesSetup(value) ? parseSetupStatement(value, server) : null;
		return statement === null || statement?.kind === "consumers" ? [] : [patternOfLevel(statement?.prefix, statement?.level)];
	});
	if ([...atStart, ...later].filter((pattern) => pattern !== void 0 && isPlaced(pattern.prefix, server)).length < atStart.length + later.length) return void 0;
	const isLonger = (one, other) => (one?.prefix.length ?? 0) - (other?.prefix.length ?? 0);
	const ranked = [...atStart.toSorted(isLonger), ...later];
	const levelOf = (part) => ranked.findLast((pattern) => pattern && part.prefix.startsWith(pattern.prefix));
	return new Map(classesOf(server).map((part) => [part.prefix, levelOf(part)?.level ?? shippedLevel(part, server)]));
}
/** Whether every class is either within the prefix or outside it. */
function isPlaced(prefix, server) {
	return classesOf(server).every((part) => part.prefix.startsWith(prefix) || !prefix.startsWith(part.prefix));
}
function patternInOption(value) {
	const [pattern = "", state = ""] = value.split("=");
	const level = /^(?:on|true|1|yes)$/i.test(state) ? "ON" : /^(?:off|false|0|no)$/i.test(state) ? "OFF" : void 0;
	return patternOfLevel(prefixOf(pattern), level ?? (/^counted$/i.test(state) ? "COUNTED" : void 0));
}
function patternOfLevel(prefix, level) {
	return prefix === void 0 || level === void 0 ? void 0 : {
		prefix,
		level
	};
}
const UPDATE = /^\s*update\s+performance_schema\s*\.\s*setup_(consumers|instruments)\s+set\s+enabled\s*=\s*'(yes|no)'(?:\s*,\s*timed\s*=\s*'(yes|no)')?(?:\s+where\s+name\s*(=|\blike\b)\s*'([^'%]*%?)')?\s*(?:;\s*)?$/i;
/** Any statement that changes the collected data, simple or not. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i;
/** A statement about all of a table, the one of a name, or those that begin alike; undefined for any other. */
function parseSetupStatement(sql, server) {
	const [, table, isOn = "", isTimed, operator = "", condition = "%"] = UPDATE.exec(sql.replaceAll("`", "").replaceAll("\"", "'")) ?? [];
	const isConsumers = table?.toLowerCase() === "consumers";
	if (table === void 0 || operator === "=" && condition.endsWith("%") || isConsumers && isTimed) return void 0;
	const pattern = condition.toLowerCase().replaceAll("\\_", "_");
	const enabled = isOn.toLowerCase() === "yes";
	if (isConsumers) {
		const [start = "", wildcard] = pattern.split("%");
		return {
			kind: "consumers",
			names: consumersOf(server).filter((name) => wildcard === void 0 ? name === start : name.startsWith(start)),
			enabled
		};
	}
	const prefix = prefixOf(pattern);
	if (prefix === void 0) return void 0;
	const timed = isTimed && (isTimed.toLowerCase() === "yes" ? "ON" : "COUNTED");
	return {
		kind: "instruments",
		prefix,
		enabled,
		level: enabled ? timed || void 0 : "OFF"
	};
}
/** Whether the statement may change what Performance Schema collects. */
function touchesSetup(sql) {
	return TOUCHES.test(sql);
}

// src/core/attribution/lines.ts
/** Splits the difference. With all lines the reference becomes head, with none it stays, as isSameScenario sees it. */
function splitDifference(reference, head, server) {
	const parts = [
		...optionParts(reference.options, head.options),
		...statementParts(reference, head, server),
		programPart(reference, head),
		...ownParts(reference, head)
	];
	const drafts = parts.flatMap(({ line }) => line ?? []);
	const needs = needsAmong(drafts);
	return {
		reference,
		head,
		parts,
		lines: drafts.map((draft, index) => ({
			...draft,
			needs: needs[index] ?? []
		}))
	};
}
/** Whether a line is the image or the binary. */
function isProgram({ name }) {
	return name === "image" || name === "binary";
}
/**
* The difference as servers have it. No line needs what was on before the change as well, such as MySQL's Performance
* Schema.
*
* @param started settings of the servers before and now; undefined if they are unknown
*/
function asStarted(difference, [before, now]) {
	const isOnBefore = ({ name }) => {
		const key = keyOf("variable", variableOf(name));
		const value = now?.get(key);
		return value !== void 0 && before?.get(key) === value;
	};
	const needless = new Set(difference.lines.flatMap((line, index) => isOnBefore(line) ? [index] : []));
	const lines = difference.lines.map((line) => ({
		...line,
		needs: line.needs.filter((needed) => !needless.has(needed))
	}));
	return {
		...difference,
		lines
	};
}
/** The reference with these lines of head. */
function mix({ reference, head, lines, parts }, included, name) {
	const chosen = new Set(included);
	if (chosen.size === 0) return {
		...reference,
		name
	};
	if (chosen.size === lines.length) return {
		...head,
		name
	};
	let next = 0;
	const fragments = parts.map(({ line, before, after }) => line && chosen.has(next++) ? after : before);
	const { workload, data } = Object.assign({}, ...fragments.map(({ own }) => own));
	return {
		name,
		options: fragments.flatMap(({ options }) => options ?? []),
		sql: fragments.flatMap(({ sql }) => sql ?? []),
		program: fragments.find(({ program }) => program !== void 0)?.program,
		...workload !== void 0 && data !== void 0 && { own: {
			workload,
			data
		} },
		place: head.place,
		memoryLimit: head.memoryLimit
	};
}
/** The common options first, then a part for each option that differs. */
function optionParts(reference, head) {
	const [before, after] = resolveBoth(reference, head);
	const identityOf = (settings) => JSON.stringify(settings?.map(settingIdentity));
	const subjectOf = (option) => [...resolveSettings([option]).keys()][0] ?? "";
	const changed = [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])].filter((subject) => identityOf(before.get(subject)) !== identityOf(after.get(subject)));
	const same = { options: reference.filter((option) => !changed.includes(subjectOf(option))) };
	return [{
		before: same,
		after: same
	}, ...changed.map((subject) => {
		const of = (options) => options.filter((option) => subjectOf(option) === subject);
		return {
			line: optionLine(before.get(subject)?.at(-1), after.get(subject)?.at(-1)),
			before: { options: of(reference) },
			after: { options: of(head) }
		};
	})];
}
const INSTRUMENT = "performance-schema-instrument ";
const CONSUMER = "performance-schema-consumer-";
function optionLine(old, own) {
	const last = own ?? old;
	const name = last?.name ?? "";
	const [pattern = "", ...state] = name.startsWith(INSTRUMENT) ? last?.value?.split("=") ?? [] : [];
	return {
		name,
		before: old?.value ?? null,
		after: own?.value ?? null,
		place: own === void 0 ? null : {
			file: own.file,
			line: own.line
		},
		pieces: optionPieces(name, pattern),
		switchesOn: own !== void 0 && (pattern === "" ? isOn(own) : /^(?:on|1|true|yes|counted)$/i.test(state.join("=")))
	};
}
function isOn({ name, value }) {
	if (isBinaryLog({
		name,
		value
	})) return true;
	if (/^(?:skip|disable)-/.test(name)) return false;
	return value === void 0 || !/^(?:off|0|false|no)$/i.test(value);
}
/** A pattern of an unusual form is no piece. */
function optionPieces(name, pattern) {
	if (name.startsWith(CONSUMER)) return [{
		kind: "consumer",
		name: name.slice(28).replaceAll("-", "_")
	}];
	const prefix = pattern === "" ? void 0 : prefixOf(pattern);
	return prefix === void 0 ? [] : [{
		kind: "instruments",
		prefix
	}];
}
/** The statements that both begin with, a part for each between, and those that both end with. */
function statementParts(reference, head, server) {
	const { start, changed, end } = changedStatements(reference.sql, head.sql);
	const [before, after] = [consumerStates(reference, server), consumerStates(head, server)];
	const shared = (sql) => ({
		before: { sql },
		after: { sql }
	});
	return [
		shared(reference.sql.slice(0, start)),
		...changed.map(({ name, before: old, after: own }) => {
			const statement = parseSetupStatement((own ?? old)?.value ?? "", server);
			return {
				line: {
					name,
					before: old?.value ?? null,
					after: own?.value ?? null,
					place: own === void 0 ? null : {
						file: own.file,
						line: own.line
					},
					pieces: statement?.kind === "instruments" ? [{
						kind: "instruments",
						prefix: statement.prefix
					}] : (statement?.names ?? []).filter((each) => before.get(each) === void 0 || before.get(each) !== after.get(each)).map((each) => ({
						kind: "consumer",
						name: each
					})),
					switchesOn: own !== void 0 && (statement?.enabled ?? false)
				},
				before: { sql: old === void 0 ? [] : [old] },
				after: { sql: own === void 0 ? [] : [own] }
			};
		}),
		shared(reference.sql.slice(reference.sql.length - end))
	];
}
function programPart(reference, head) {
	const [before, after] = [reference.program, head.program];
	const kind = (after ?? before)?.kind;
	const ends = {
		before: { program: before },
		after: { program: after }
	};
	if (kind === void 0 || isSameProgram(reference, head)) return ends;
	const place = after === void 0 ? null : head.programPlace ?? head.place;
	return {
		line: {
			name: kind,
			before: before?.name ?? null,
			after: after?.name ?? null,
			place,
			pieces: [],
			switchesOn: false
		},
		...ends
	};
}
/** A user's own tables and statements, each taken from head or from the reference. */
function ownParts(reference, head) {
	const [before, after] = [reference.own, head.own];
	if (before === void 0 || after === void 0) return [];
	const changed = settingDifferences(reference, head);
	const part = (kinds, of) => {
		const found = changed.find(({ kind }) => kinds.includes(kind));
		if (found === void 0) return {
			before: { own: of(after) },
			after: { own: of(after) }
		};
		const values = {
			before: found.before?.value ?? null,
			after: found.after?.value ?? null
		};
		const switchesOn = found.kind === "schema";
		return {
			line: {
				name: found.name,
				...values,
				place: found.after,
				pieces: [],
				switchesOn
			},
			before: { own: of(before) },
			after: { own: of(after) }
		};
	};
	return [part(["schema"], ({ data }) => ({ data })), part(["workload", "mix"], ({ workload }) => ({ workload }))];
}
/** The switch by which each option does anything at all. */
const NEEDED = new OptionIndex(({ needs }) => needs);
/** Indices of the lines that each line needs, directly or not. Only lines that head switches on are needed by others. */
function needsAmong(lines) {
	return lines.map((line) => lines.flatMap((other, index) => other !== line && other.switchesOn && isNeeded(other, line) ? [index] : []));
}
function isNeeded(other, line) {
	if (other.name === "schema") return line.name === "workload" || line.name === "mix";
	const [piece, ...more] = other.pieces;
	if (piece === void 0) {
		const isStatementOnIt = line.name.startsWith("sql[") && /performance_schema/i.test(line.after ?? line.before ?? "");
		return (line.name.startsWith(INSTRUMENT) || isStatementOnIt ? ["performance_schema"] : NEEDED.find(line.name))?.includes(variableOf(other.name)) ?? false;
	}
	return more.length === 0 && line.pieces.some((own) => isPieceNeeded(piece, own));
}
function isPieceNeeded(other, piece) {
	if (piece.kind === "instruments") return other.kind === "consumer" && other.name === "global_instrumentation";
	if (other.kind === "consumer") return consumersAbove(piece.name).includes(other.name);
	const source = sourceOf(piece.name);
	return source !== void 0 && overlaps(other.prefix, source);
}
/**
* The lines after which something fails: fewest of them, so that it does not fail without any one of these. Of the shortest
* failing beginning the last line is one of them; with that kept, the same holds for the lines before it.
*
* @param lines all of them together fail, and none does not
* @param fails whether it fails with these of them
*/
async function smallestFailingSet(lines, fails) {
	let kept = [];
	let candidates = lines;
	do {
		let [good, bad] = [0, candidates.length];
		while (bad - good > 1) {
			const middle = Math.floor((good + bad) / 2);
			if (await fails([...candidates.slice(0, middle), ...kept])) bad = middle;
			else good = middle;
		}
		kept = [...candidates.slice(bad - 1, bad), ...kept];
		candidates = candidates.slice(0, bad - 1);
	} while (candidates.length > 0 && !await fails(kept));
	return kept;
}

// src/core/attribution/sums.ts
/** Costs of several groups of lines, compared with the cost of all, and the costs that matter. */
/** Figures reach from a thousandth to a thousand times, since few measurements can give an interval without end. */
const WIDEST = Math.log(1e3);
function figures(effect, confidence) {
	const { low, high } = interval(effect, confidence);
	const told = (log) => Math.expm1(Math.min(WIDEST, Math.max(-WIDEST, log)));
	return {
		change: told(effect.mean),
		low: told(low),
		high: told(high)
	};
}
/** The whole less the sum of the costs, as ln; negative: slower. */
function remainder(whole, sum) {
	return combine(whole.mean - sum.mean, [{
		effect: whole,
		slope: 1
	}, {
		effect: sum,
		slope: 1
	}]);
}
/** The same in shares of the reference's QPS, so that sum and remainder together give the whole. */
function remainderFigures(whole, sum, confidence) {
	const change = Math.expm1(whole.mean) - Math.expm1(sum.mean);
	const joint = combine(change, [whole, sum].map((effect) => ({
		effect,
		slope: Math.exp(effect.mean)
	})));
	const { low, high } = interval(joint, confidence);
	const most = Math.expm1(WIDEST);
	return {
		change,
		low: Math.max(-most, low),
		high: Math.min(most, high)
	};
}
const LEAST_RELEVANT = .01;
const RELEVANT_SHARE = .1;
/** The least cost that matters, as −ln(1 − share). */
function relevantCost(whole) {
	return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)));
}
/**
* The same as a fraction of QPS: a hundredth, or a tenth of the whole if that is more. @param whole its change of QPS
*/
function relevantShareOf(whole) {
	return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole);
}
/** The change of QPS that undoes a change of it. */
function wayBackOf(change) {
	return 1 / (1 + change) - 1;
}

// src/core/attribution/trial-design.ts
/** Candidates among which the best is chosen; a hundred more lessen no variance by a twentieth. */
const CANDIDATES = 60;
/** Chance that a half is completed by the lines that its own need, without which these have no effect. */
const COMPLETED = .5;
/** @returns the lines of each server, all of them different */
function designTrial(request, random) {
	const { units, pairs, needs, earlier, open } = request;
	const size = units.length + pairs.length;
	const known = priorInformation(units.length, size);
	for (const trial of earlier) addRows(known, centred(trial.map((on) => columnsOf(units, pairs, on, needs))));
	let best = [];
	let least = Number.POSITIVE_INFINITY;
	for (let nth = 0; nth < CANDIDATES; nth++) {
		const candidate = drawServers(request, random);
		if (candidate.length < 2) continue;
		const information = known.map((row) => [...row]);
		addRows(information, centred(candidate.map((on) => columnsOf(units, pairs, on, needs))));
		const covariance = inverse(information);
		const variance = sum(open.map((column) => at(at(covariance, column), column)));
		if (variance >= least) continue;
		best = candidate;
		least = variance;
	}
	return best;
}
/** As precise as a server's rate usually is: only the order of candidates follows from it. */
const USUAL_PRECISION = 1 / .01 ** 2;
function addRows(information, rows) {
	for (const row of rows) for (const [left, value] of row.entries()) for (const [right, other] of row.entries()) at(information, left)[right] = at(at(information, left), right) + USUAL_PRECISION * value * other;
}
function drawServers({ units, needs, servers, failing }, random) {
	const all = needs.map(() => true);
	const drawn = /* @__PURE__ */ new Map();
	const add = (chosen) => {
		const on = linesOf(chosen, needs, random() < COMPLETED);
		const allowed = failing.some((lines) => lines.every((line) => on[line])) && on.includes(false) ? all : on;
		drawn.set(allowed.join(), allowed);
	};
	for (let tries = 0; drawn.size < servers && tries < 4 * servers; tries++) {
		const order = shuffled(units, random);
		const many = random() < .7 ? Math.round(units.length / 2) : Math.floor(random() * (units.length + 1));
		add(order.slice(0, many));
		if (drawn.size < servers) add(order.slice(many));
	}
	return [...drawn.values()];
}
function linesOf(chosen, needs, isCompleted) {
	const on = needs.map(() => false);
	for (const unit of chosen) for (const line of unit) {
		on[line] = true;
		if (isCompleted) for (const needed of at(needs, line)) on[needed] = true;
	}
	return on;
}

// src/core/attribution/search.ts
/**
* The search for the lines to blame, or to thank: trials of servers with random halves of the changed lines, until each line's
* share of the whole is known. Many lines begin as a few units; one that costs something is split.
*/
/** Chance that any innocent line is blamed, over all of them and all looks. */
const FALSE_BLAME = .03;
/** Chance that a line that just matters is called innocent. */
const FALSE_ACQUITTAL = .05;
/** Part of an error that one look may spend: estimates of successive looks are alike. */
const PER_LOOK = .25;
/** One-sided error at which a cost is followed up. */
const SHOWN = .02;
/** One-sided error at which it is not yet given up. */
const SUSPECTED = .1;
/** Costs that are searched for once others explain the whole: as ln. */
const WORTH_MORE = .02;
/** Units that a search begins with at most; a unit that costs something is split into so many. */
const MOST_UNITS = 8;
const PARTS = 4;
/** Units whose pairs are estimated. */
const MOST_PAIRED = 4;
/** A search takes at most so many trials; for one culprit among forty lines six are usually enough. */
const MOST_TRIALS = 40;
/** Wholes that differ by more than this say something of different changes. */
const MOST_TIMES = 2;
/** Part of what one of two saves that the other saves at least, if they cost only together. */
const ALIKE = 2 / 3;
/** One-sided error for an interaction that does not exist, over all pairs. */
const INTERACTING = .025;
/** One-sided errors at which a pair surely does not cost only together: by its interaction, and by what one costs alone. */
const APART = .05;
const COSTS_ALONE = .01;
/** Half-width of an interval from which on a removal's savings are not reported, and as a part of large ones. */
const TOO_WIDE = .02;
const TOO_WIDE_PART = .25;
/** Without it no line of the Performance Schema has an effect. */
const SWITCH = "performance-schema";
/** @param whole effect of all lines, as the run has shown it */
function startSearch(lines, whole, startSpread) {
	const needs = lines.map((line) => line.needs);
	const known = {
		needs,
		whole,
		startSpread
	};
	const depth = (line) => at(needs, line).length;
	const order = [...lines.keys()].sort((left, right) => depth(left) - depth(right) || left - right);
	const atoms = atomsOf(lines);
	const single = order.filter((line) => wakes(lines, line) || isProgram(at(lines, line)));
	const others = order.filter((line) => !single.includes(line));
	const most = Math.max(1, MOST_UNITS - single.length);
	const divisions = [...single.map((line) => [line]), ...divided(others, most, atoms)];
	const error = FALSE_BLAME * PER_LOOK / divisions.length;
	const units = divisions.map((unit) => ({
		lines: unit,
		state: "open",
		error
	}));
	const sign = whole.mean > 0 ? -1 : 1;
	const model = fitCosts([], units.map((unit) => unit.lines), [], known);
	const loss = sign === 1 ? whole : {
		...whole,
		mean: -whole.mean
	};
	return {
		lines,
		atoms,
		known,
		relevant: relevantCost(loss),
		sign,
		units,
		trials: [],
		failing: [],
		model
	};
}
/**
* Lines that have no effect without each other stay together, and those by which tables are made, because no tables are
* made by some of them; so do the consumers among unchanged lines that the change brings to life, and the instruments:
* nobody asks which of them costs how much.
*/
function atomsOf(lines) {
	const all = [...lines.keys()];
	const kindOf = (line) => {
		if (isOfTables(line)) return "tables";
		return isUnchanged(line) ? line.pieces[0]?.kind : void 0;
	};
	return all.map((line) => {
		const kind = kindOf(at(lines, line));
		const isMutual = (other) => at(lines, line).needs.includes(other) && at(lines, other).needs.includes(line);
		return all.filter((other) => other === line || isMutual(other) || kind !== void 0 && kindOf(at(lines, other)) === kind);
	});
}
/** Whether the change only brings the line to life. */
function isUnchanged({ before, after }) {
	return before !== null && before === after;
}
/** Whether a changed line is the switch that brings unchanged ones to life. */
function wakes(lines, line) {
	return at(lines, line).name === SWITCH && lines.some((other) => isUnchanged(other) && other.needs.includes(line));
}
/** Lines in runs of nearly equal length; those of one atom stay together. */
function divided(lines, most, atoms) {
	const parts = [...new Map(lines.map((line) => [at(atoms, line).join(), at(atoms, line)])).values()];
	const count = Math.min(parts.length, most);
	const bound = (nth) => Math.round(nth * parts.length / count);
	return Array.from({ length: count }, (_, nth) => parts.slice(bound(nth), bound(nth + 1)).flat());
}
function isAtom([first = 0, ...others], atoms) {
	return at(atoms, first).length === others.length + 1;
}
/**
* The lines of each server of the next trial; undefined if no trial would tell more.
*
* @param isWanted whether a trial is wanted for something else, such as a server beside the others
*/
function nextTrial(search, servers, random, isWanted = false) {
	const open = openUnits(search);
	const { units, model, known, trials, failing } = search;
	if (trials.length >= MOST_TRIALS || open.length === 0 && !isWanted && !hasOpenPair(search)) return void 0;
	const { pairs } = model;
	const designed = designTrial({
		units: units.map(({ lines }) => lines),
		pairs,
		needs: known.needs,
		earlier: trials.map((trial) => trial.servers.map(({ on }) => on)),
		open: [...open, ...pairs.map((_, nth) => units.length + nth)],
		servers,
		failing
	}, random);
	return designed.length < 2 ? void 0 : designed;
}
/** Indices of the units that are worth another trial. */
function openUnits(search) {
	const { units, relevant } = search;
	const open = units.flatMap(({ state }, index) => state === "open" ? [index] : []);
	const isSuspected = (index) => {
		const share = shareOf(search, index);
		return share.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(share, SUSPECTED) < 0;
	};
	if (search.trials.length === 0 || !units.some(({ state }) => state === "to blame")) return open;
	const left = unexplained$1(search);
	return left.mean >= -Math.max(relevant, WORTH_MORE) || upperBound(left, SUSPECTED) >= 0 ? open.filter(isSuspected) : open;
}
/** The search with another trial. */
function learn(search, trial) {
	return judged({
		...search,
		trials: [...search.trials, trial]
	});
}
/** The search that knows with which lines no server starts. */
function withFailing(search, lines) {
	return {
		...search,
		failing: [...search.failing, lines]
	};
}
/** Fits the model, and decides what can be decided; a unit of several lines that costs something is split. */
function judged(search) {
	const fitted = refitted(search);
	const units = fitted.units.flatMap((unit, index) => {
		const share = shareOf(fitted, index);
		const { lines, error } = unit;
		if (isAtom(lines, fitted.atoms)) {
			if (share.mean <= -fitted.relevant && upperBound(share, error) < 0) return [{
				lines,
				state: "to blame",
				error
			}];
		} else if (share.mean <= -fitted.relevant && upperBound(share, SHOWN) < 0) {
			const parts = divided(lines, PARTS, fitted.atoms);
			return parts.map((part) => ({
				lines: part,
				state: "open",
				error: error / parts.length
			}));
		}
		return [{
			lines,
			state: lowerBound(share, FALSE_ACQUITTAL * PER_LOOK) > -fitted.relevant ? "innocent" : "open",
			error
		}];
	});
	return units.length > fitted.units.length ? refitted({
		...fitted,
		units
	}) : {
		...fitted,
		units
	};
}
function refitted(search) {
	const { units, trials, known } = search;
	const lines = units.map((unit) => unit.lines);
	const alone = {
		...search,
		model: fitCosts(trials, lines, [], known)
	};
	const pairs = pairsToTell(alone);
	return pairs.length === 0 ? alone : {
		...alone,
		model: fitCosts(trials, lines, pairs, known)
	};
}
/** Pairs of the units that seem to cost most: some cost something only together. */
function pairsToTell(search) {
	const { units } = search;
	const costly = units.flatMap((_, index) => {
		const share = shareOf(search, index);
		return units.length <= 2 || upperBound(share, SUSPECTED) < 0 ? [{
			index,
			share
		}] : [];
	}).sort((one, other) => one.share.mean - other.share.mean).slice(0, MOST_PAIRED).map(({ index }) => index).sort((one, other) => one - other);
	return costly.flatMap((one, nth) => costly.slice(nth + 1).map((other) => [one, other])).filter(([one, other]) => !needsOther(search, one, other) && !needsOther(search, other, one));
}
function needsOther({ units, known }, one, other) {
	const needed = at(units, one).lines.flatMap((line) => at(known.needs, line));
	return at(units, other).lines.some((line) => needed.includes(line));
}
/** A unit's share of the whole; negative: it costs, or gains where gains are sought. */
function shareOf(search, unit) {
	return signed(search, new Slopes(search.model).share(unit));
}
function signed({ model, sign }, slopes) {
	return effectOf(model, slopes.map((slope) => sign * slope));
}
/** The part of the whole that the blamed units leave unexplained. */
function unexplained$1(search) {
	const { known, sign } = search;
	const whole = {
		...known.whole,
		mean: sign * known.whole.mean
	};
	return remainder(whole, sumOfBlamed(search));
}
/** Whether a unit costs something, or brings an unchanged line to life that does. */
function isBlamed(search, unit) {
	const { units, lines } = search;
	const { state, lines: members } = at(units, unit);
	const isCostly = (other) => at(units, other).state === "to blame" && needsOther(search, other, unit);
	return state === "to blame" || members.some((line) => wakes(lines, line)) && [...units.keys()].some(isCostly);
}
function sumOfBlamed(search) {
	const slopes = new Slopes(search.model);
	const blamed = search.units.flatMap((_, index) => isBlamed(search, index) ? [slopes.share(index)] : []);
	return signed(search, search.model.coefficients.map((_, column) => blamed.reduce((sum, each) => sum + at(each, column), 0)));
}
/** Whether two units cost something only together: either alone costs almost nothing, and both save the same. */
function pairState(search, nth) {
	const { model, relevant } = search;
	const pair = at(model.pairs, nth);
	const slopes = new Slopes(model);
	const [dear = 0, cheap = 0] = pair.map((unit) => signed(search, slopes.last(unit)).mean).sort((one, other) => one - other);
	const most = Math.max(relevant, -.3 * dear);
	const together = signed(search, slopes.pair(nth));
	const alone = pair.map((unit) => signed(search, slopes.alone(unit)));
	if (together.mean <= -most && upperBound(together, INTERACTING / model.pairs.length) < 0 && cheap <= ALIKE * dear && alone.every(({ mean }) => mean > -most)) return "joint";
	return lowerBound(together, APART) > -most || alone.some((effect) => upperBound(effect, COSTS_ALONE) < 0) ? "apart" : "open";
}
/** Whether it is not known of a unit to blame whether it costs something only together with another. */
function hasOpenPair(search) {
	const { model, units } = search;
	const isBlamed = (unit) => at(units, unit).state === "to blame";
	return model.pairs.some((pair, nth) => pair.every(isBlamed) && pairState(search, nth) === "open");
}
/** Units that cost something only together, as sets of indices; a unit that costs by itself is alone. */
function jointUnits(search) {
	const { model, units } = search;
	let sets = units.map((_, index) => [index]);
	const pairs = [...model.pairs.filter((_, nth) => pairState(search, nth) === "joint"), ...enablingPairs(search)];
	for (const pair of pairs) {
		const touched = sets.filter((set) => pair.some((unit) => set.includes(unit)));
		sets = [...sets.filter((set) => !touched.includes(set)), touched.flat().sort((one, other) => one - other)];
	}
	return sets;
}
/** Units to blame that need another which costs little itself, and which no other unit to blame needs. */
function enablingPairs(search) {
	const blamed = search.units.flatMap(({ state }, index) => state === "to blame" ? [index] : []);
	return search.units.flatMap(({ state, lines }, needed) => {
		const users = blamed.filter((unit) => needsOther(search, unit, needed));
		const [user] = users;
		if (user !== void 0 && at(search.units, user).lines.some((line) => isUnchanged(at(search.lines, line)))) return [];
		if (user === void 0 || users.length > 1 || state === "to blame" || !isAtom(lines, search.atoms)) return [];
		const most = Math.max(search.relevant, -.3 * shareOf(search, user).mean);
		return shareOf(search, needed).mean > -most ? [[needed, user]] : [];
	});
}
/** Every line is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
function causesOf(search) {
	const blamed = [];
	const others = /* @__PURE__ */ new Map();
	for (const set of jointUnits(search)) {
		if (set.some((index) => isBlamed(search, index))) {
			blamed.push(causeOf(search, set));
			continue;
		}
		for (const index of set) {
			const { lines } = at(search.units, index);
			for (const line of lines) others.set(line, causeOf(search, [index], line));
		}
	}
	const dearest = ({ change }) => search.sign * (change ?? 0);
	return [...blamed.sort((left, right) => dearest(left) - dearest(right)), ...[...others.keys()].sort((left, right) => left - right).map((line) => others.get(line))];
}
/** @param line of a unit that is not split; default: all lines of the units */
function causeOf(search, set, line) {
	const { model, units, lines } = search;
	const slopes = new Slopes(model);
	const total = (of) => model.coefficients.map((_, column) => set.reduce((sum, unit) => sum + at(of(unit), column), 0));
	const share = asShown(search, effectOf(model, total((unit) => slopes.share(unit))));
	const members = set.flatMap((index) => at(units, index).lines).sort((one, other) => one - other);
	const verdict = verdictOf(search, set);
	const removal = removalOf(search, set);
	const isMeasured = search.trials.length > 0;
	const shown = isMeasured ? figures(share, CONFIDENCE) : {
		change: null,
		low: null,
		high: null
	};
	return {
		settings: (line === void 0 ? members : [line]).map((member) => {
			const { name, before, after, place } = at(lines, member);
			return {
				name,
				before,
				after,
				place
			};
		}),
		verdict: isMeasured ? verdict : "not reached",
		kind: isMeasured ? kindOf(search, set, members, line) : "not measured",
		...shown,
		measuredWith: isMeasured ? members.map((member) => at(lines, member).name) : [],
		removal: verdict === "to blame" && isKnown(removal) ? figures(asShown(search, removal), CONFIDENCE) : null
	};
}
/** How the figures of some lines are to be read. */
function kindOf({ known }, set, members, line) {
	if (members.length === 1) return "share";
	const isMutual = members.every((one) => members.every((other) => one === other || at(known.needs, one).includes(other)));
	return line === void 0 && (set.length > 1 || isMutual) ? "together" : "in a group";
}
/** What taking one of a set back regains, with those that need it: they have no effect without. */
function removalOf(search, set) {
	const { model, units, known } = search;
	const slopes = new Slopes(model);
	const removed = set.flatMap((index) => at(units, index).lines);
	const isGone = (unit) => unit.some((line) => at(known.needs, line).some((needed) => removed.includes(needed)));
	const dependent = units.flatMap(({ lines }, index) => !set.includes(index) && isGone(lines) ? [index] : []);
	const gone = [...set, ...dependent];
	const total = model.coefficients.map((_, column) => {
		if (column < units.length) return Number(gone.includes(column));
		const pair = at(model.pairs, column - units.length);
		return Number(pair.some((unit) => gone.includes(unit)));
	});
	const isEnabled = set.some((one) => set.some((other) => one !== other && needsOther(search, one, other)));
	return set.length === 1 || isEnabled || dependent.length > 0 ? effectOf(model, total) : effectOf(model, slopes.last(at(set, 0)));
}
function verdictOf(search, set) {
	const states = set.map((index) => at(search.units, index));
	if (set.some((index) => isBlamed(search, index))) return "to blame";
	if (states.every(({ state }) => state === "innocent")) return "innocent";
	const [index = 0] = set;
	const share = shareOf(search, index);
	const isShown = upperBound(share, SHOWN) < 0 && share.mean <= -search.relevant;
	if (states.some(({ lines }) => !isAtom(lines, search.atoms)) && isShown) return "not reached";
	return !isShown && search.units.some(({ state }) => state === "to blame") && lowerBound(unexplained$1(search), FALSE_ACQUITTAL) > -search.relevant ? "innocent" : "inconclusive";
}
function isKnown(effect) {
	return reach(effect, (1 - CONFIDENCE) / 2) <= Math.max(TOO_WIDE, TOO_WIDE_PART * Math.abs(effect.mean));
}
/** @param lines of units to blame */
function withoutLines(search, lines) {
	const removed = asShown(search, removalOf(search, search.units.flatMap((unit, index) => unit.lines.some((line) => lines.includes(line)) ? [index] : [])));
	const { whole } = search.known;
	return {
		effect: remainder(whole, removed),
		saved: {
			...removed,
			mean: -removed.mean
		}
	};
}
/** The server that every trial had beside those with some of the lines; undefined if there was none. */
function besideOf({ trials, model, known }) {
	const effect = effectBeside(trials, model, known);
	return effect && {
		effect,
		saved: remainder(effect, known.whole)
	};
}
/** A cost as a share of the effect that the run has shown, so that all views have one total. */
function asShown({ known, model }, effect) {
	const fitted = effectOf(model, new Slopes(model).whole());
	const times = known.whole.mean / fitted.mean;
	const slope = times >= 1 / MOST_TIMES && times <= MOST_TIMES ? times : 1;
	return combine(slope * effect.mean, [{
		effect,
		slope
	}]);
}
/** How the causes to blame make the whole, as relative changes of the reference's QPS; interaction = whole − sum. */
function balance(search) {
	const { known, sign } = search;
	const blamed = sumOfBlamed(search);
	const sum = asShown(search, {
		...blamed,
		mean: sign * blamed.mean
	});
	return {
		whole: figures(known.whole, CONFIDENCE),
		sum: figures(sum, CONFIDENCE),
		interaction: remainderFigures(known.whole, sum, CONFIDENCE),
		isComplete: openUnits(search).length === 0
	};
}

// src/core/views/report/settings-section.ts
/** The settings that changed or are to blame: what each costs, and whether it was exercised. */
const LIMIT$2 = {
	most: 20,
	what: "row"
};
const MOST_ITEMS$1 = 8;
/** Settings that one row names. */
const MOST_NAMES = 12;
const LONGEST_VALUE = 40;
const LONGEST_MESSAGE$1 = 400;
const KINDS = {
	"to blame": "regressed",
	innocent: "pass",
	inconclusive: "inconclusive",
	"not reached": "inconclusive"
};
/** Verdicts of lines that were sought for a gain. */
const GAINS = {
	"to blame": "gains",
	innocent: "no gain"
};
function settingsSection(result, mended) {
	const { explanation, coverage } = result;
	const isExercised = ({ status }) => status === "exercised";
	const relevant = coverage.filter(({ status }) => status !== "no-effect");
	const byCoverage = [...relevant.filter((each) => !isExercised(each)), ...relevant.filter(isExercised)];
	const isMeasured = explanation !== null && explanation.cost === void 0;
	const kinds = new Set(result.causes.map(({ kind }) => kind));
	const onlyKind = kinds.size === 1 ? [...kinds][0] : void 0;
	const isSearched = onlyKind !== "verdict" && onlyKind !== "not measured";
	const effect = isOfGain(explanation) ? "gain" : "cost";
	const title = isMeasured ? `${isOfGain(explanation) ? "Gain" : "Cost"} of each setting` : "Changed settings";
	return section("settings", title, explanation === null ? [] : paragraph(measuredText(explanation, onlyKind)), table(title, explanation?.defaults === void 0 && mended.length === 0 ? rowsOf(result) : [], [
		left("setting", settingsCell),
		left("where", placesCell),
		isMeasured && right(`${effect} (95 % interval)`, costCell),
		explanation !== null && left("verdict", (row) => verdictCell(row, explanation))
	], LIMIT$2), ...explanation === null ? [] : [isSearched ? paragraph(ruleText(explanation)) : [], defaultsTable(explanation)], paragraph(effectText(result)), titledList("What was measured", byCoverage.map((each) => name(`${each.file}:${each.line}: ${each.name} ${each.message}`, LONGEST_MESSAGE$1)), {
		most: MOST_ITEMS$1,
		what: "setting"
	}));
}
/** "Needs a restart of the server (static on RDS): port. Can be set while it runs: long-query-time." */
function effectText({ settings }) {
	const textOf = (wanted, what) => {
		const names = settings.flatMap(({ name: setting, takesEffect }) => takesEffect === wanted ? shorten(setting) : []);
		return names.length === 0 ? "" : `${what}: ${firstOf([...new Set(names)], MOST_NAMES)}.`;
	};
	const restarted = textOf("start", "Needs a restart of the server (static on RDS)");
	return joinTexts([restarted, textOf("live", "Can be set while the server runs")], " ");
}
function settingsCell({ settings, causes: [cause] }) {
	return joined(settings.map((setting) => [weighted(name(setting.name), cause), ...valueSpans(setting)]), cause?.kind === "together" ? " + " : ", ");
}
function placesCell({ places }) {
	return joined([...new Set(places)].map((place) => name(place)), ", ");
}
/** Causes by the reader's action, then settings that are not among them. */
function rowsOf(result) {
	const missed = new Set(result.coverage.filter(isUnmeasured).map((covered) => covered.name));
	const causes = result.causes.filter(({ verdict, settings }) => verdict === "to blame" || !settings.every((setting) => missed.has(setting.name)));
	return [...shownCauses(causes, result.explanation).map((group) => {
		const settings = group.flatMap((cause) => cause.settings);
		return {
			settings,
			places: settings.map((setting) => whereOf(result, setting)),
			causes: group
		};
	}), ...unexplained(result).map(rowWithoutCause)];
}
function rowWithoutCause(setting) {
	const { before, after } = setting;
	return {
		settings: [{
			name: setting.name,
			before: before?.value ?? null,
			after: after?.value ?? null,
			place: after
		}],
		places: [settingLine(setting)],
		causes: []
	};
}
/** The changed settings that the causes do not name, by name or by line. */
function unexplained({ explanation, causes, settings }) {
	if (explanation?.rule !== "base") return settings;
	const explained = causes.flatMap((cause) => cause.settings);
	const isExplained = ({ name, after }) => explained.some((each) => each.name === name || each.place !== null && isSameLine(each.place, after));
	return settings.filter((setting) => setting.scenario !== explanation.scenario || !isExplained(setting));
}
function isSameLine(one, other) {
	return one.file === other?.file && one.line === other.line;
}
/**
* "Measured in oltp_read_only at 8 threads, my.cnf against before, for 40 s on servers that each started with some of these
* lines."
*
* @param onlyKind of all causes; undefined if they are of several
*/
function measuredText({ isComplete, seconds, ...explained }, onlyKind) {
	if (onlyKind === "not measured") return "The time ran out before the causes were measured; --explain-budget gives more.";
	if (onlyKind === "verdict") return `Only one changed line affects speed, so the whole change is its cost: ${explainedCell(explained)}.`;
	const how = `, for ${duration(seconds)} on servers that each had some of these lines`;
	const rest = isComplete ? "" : "; incomplete because the time ran out: --explain-budget gives more";
	return `Measured in ${explainedCell(explained)}${how}${rest}.`;
}
/** The rule by which settings are blamed, and how much of the verdict's total they explain. */
function ruleText(explanation) {
	const { whole, sum, cost } = explanation;
	const isGain = isOfGain(explanation);
	if (cost !== void 0) return `To blame: raises the ${COST_NAMES[cost]} (${share(1 - FALSE_BLAME)} confidence over all settings).`;
	const least = `${share(relevantShareOf(isGain ? wayBackOf(whole.change) : whole.change))} (${share(1 - FALSE_BLAME)} confidence over all settings)`;
	const total = change(whole.change);
	const rest = sum.change === 0 || change(sum.change) === total ? "" : ` ${isGain ? "Gains" : "Those to blame"} make up ${change(sum.change)} of the ${total}; the rest is noise and the other settings.`;
	return `${isGain ? `Gains: brings at least ${least}. Inconclusive: may bring as much.` : `To blame: costs at least ${least}. Inconclusive: may cost as much.`}${rest}`;
}
/** Variables that a new version sets otherwise, although no file says so. */
function defaultsTable({ defaults = [] }) {
	const text = (value) => value === "" ? "empty" : name(shorten(value, LONGEST_VALUE));
	const changed = table("Changed defaults", defaults.map(asChanged), [
		left("variable", (each) => name(each.name)),
		left("default before", ({ before }) => text(before)),
		left("default now", ({ after }) => text(after))
	], {
		...LIMIT$2,
		what: "variable"
	});
	return below("No file sets these variables, and the two versions start with different values:", changed);
}
/** A changed default as the table shows it: a list of switches is reduced to the switches that differ. */
function asChanged(changed) {
	const before = changed.before.split(",");
	const after = changed.after.split(",");
	if (before.length === 1 || after.length === 1) return changed;
	const without = (some, others) => some.filter((one) => !others.includes(one)).join(", ") || "–";
	return {
		...changed,
		before: without(before, after),
		after: without(after, before)
	};
}
function weighted(text, cause) {
	return cause?.verdict === "to blame" ? strong(text) : text;
}
function costCell({ causes: [cause] }) {
	const figures = cause && figuresOf(cause);
	return weighted(figures === void 0 ? "–" : changeAndRange(figures), cause);
}
function verdictCell({ causes: group }, explanation) {
	const [first] = group;
	if (first === void 0) return "–";
	const isToBlame = first.verdict === "to blame";
	const isGain = isOfGain(explanation);
	const mark = {
		kind: "verdict",
		verdict: isGain && isToBlame ? "pass" : KINDS[first.verdict],
		text: (isGain ? GAINS[first.verdict] : void 0) ?? (isToBlame ? first.verdict : openText(group))
	};
	const how = isGain ? sufficesText(first) : togetherText(first);
	return isToBlame ? [strong(mark), how === "" ? "" : `, ${shorten(how, LONGEST_MESSAGE$1)}`] : mark;
}
/** Value of a setting, with a space before it. */
function valueSpans(setting) {
	const text = valueText(setting, (value) => shorten(value, LONGEST_VALUE));
	return text === "" ? [] : [` ${text}`];
}
/** The first ones with a separator between them, and how many more there are. */
function joined(items, separator) {
	const more = items.length - MOST_NAMES;
	return [...items.slice(0, MOST_NAMES).flatMap((item, nth) => [...nth === 0 ? [] : [separator], item].flat()), more > 0 ? ` and ${more} more` : ""];
}

// src/core/views/report/statements-section.ts
/** Statements of a user's workload that take longer or shorter, and how the server executes them. */
const LIMIT$1 = {
	most: 20,
	what: "statement"
};
/** Statements that are shown with their text and plans. */
const MOST_SHOWN = 8;
/** Lines of one text or plan, in a view with little room. */
const CODE_LIMIT = {
	most: 40,
	what: "line"
};
const WORSE = {
	slower: "regressed",
	added: "inconclusive"
};
/** Empty if the statements of no workload were counted. */
function statementsSection(result) {
	const compared = comparedStatements(result);
	if (compared.length === 0) return [];
	const all = compared.flatMap((comparison) => (comparison.statements ?? []).map((statement) => ({
		comparison,
		statement
	})));
	const changed = all.filter(({ statement }) => isChanged(statement)).toSorted((one, other) => (other.statement.explained ?? 0) - (one.statement.explained ?? 0));
	const others = all.length - changed.length;
	const rare = all.filter(({ statement }) => statement.verdict === "too rare").length;
	const sure = `${Math.round(100 * (1 - FALSE_STATEMENT))} of 100 runs`;
	return section("statements", "Per statement", changed.length === 0 ? [] : paragraph(`Time of one execution; all intervals hold at once in ${sure}. They explain, and decide nothing.`), table("Time per statement", changed, [
		left("statement", ({ statement }) => name(statement.name)),
		compared.length > 1 && left("in", ({ comparison }) => placeOf(comparison)),
		right("ms before", ({ statement }) => figure(statement.before?.milliseconds, milliseconds)),
		right("ms now", ({ statement }) => figure(statement.now?.milliseconds, milliseconds)),
		right("change", ({ statement }) => strong(figure(statement.change, change))),
		right("interval", ({ statement }) => {
			const figures = figuresOf(statement);
			return figures === void 0 ? "–" : range(figures);
		}),
		right("share of time", ({ statement: { before, now } }) => [before, now].map((side) => figure(side?.share, fineShare)).join(" → ")),
		right("transaction time", ({ statement }) => figure(statement.explained, change)),
		left("verdict", ({ statement: { verdict } }) => {
			return {
				kind: "verdict",
				verdict: WORSE[verdict] ?? "pass",
				text: verdict
			};
		})
	], LIMIT$1), paragraph(others === 0 ? "" : `${count(others, changed.length === 0 ? "statement" : "other")} did not change${rare === 0 ? "" : `, of which ${rare} ran too rarely to tell`}.`), changed.slice(0, MOST_SHOWN).flatMap(({ statement }) => textAndPlans(statement)));
}
/** Whether a statement takes longer or shorter, or is on one side only. */
function isChanged({ verdict }) {
	return verdict !== "no change" && verdict !== "too rare";
}
/** Text of a statement, and how the server executed it before and does now. */
function textAndPlans(statement) {
	const { sql, plan } = statement;
	const code = (text) => {
		return {
			kind: "code",
			language: "text",
			lines: text.split("\n"),
			limit: CODE_LIMIT
		};
	};
	const blocks = sql === void 0 ? [] : [code(sql)];
	if (plan !== void 0) blocks.push(...paragraph("Plan before:"), code(plan.before), ...paragraph("Plan now:"), code(plan.after));
	if (blocks.length === 0) return [];
	return [{
		kind: "details",
		title: `${shorten(statement.name)}: statement${plan === void 0 ? "" : ", and its plan before and now"}`,
		blocks
	}];
}

// src/core/views/report/suggestion-section.ts
/** More than all classes of instruments and all consumers need. */
const MOST_LINES = 40;
const MOST_FILES = 4;
const MOST_PLACES = 12;
const MOST_ABILITIES = 3;
/** Empty if nothing is suggested. */
function suggestionBlocks(result) {
	const { suggestion, explanation } = result;
	if (suggestion === null || explanation === null) return [];
	const { form = "option-file", lines } = suggestion;
	const limit = {
		most: MOST_LINES,
		what: "line"
	};
	const promise = promiseText(suggestion, explanation, explainedComparison(result)?.tolerance ?? 1);
	const code = {
		kind: "code",
		language: form === "flags" ? "sh" : "ini",
		lines,
		limit
	};
	return [...paragraph([
		`${promise} `,
		...FORMS[form],
		placeText(suggestion),
		":"
	]), ...form === "settings" ? list(lines.map(settingText), limit) : [code]];
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
* "These settings keep what my.cnf shows (which SQL runs most); with the rest of the change, QPS changes by
* −7.1 % (−8.2 … −6.0) instead of −19.6 %, still above the limit (5 %)."
*/
function promiseText(suggestion, explanation, tolerance) {
	const { scenario, keeps } = suggestion;
	const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ title }) => title);
	return `These settings ${explanation.defaults !== void 0 ? "set back the changed defaults that cost QPS" : titles.length === 0 ? `show as little as ${shorten(scenario)} does` : `keep what ${shorten(scenario)} shows (${firstOf(titles, MOST_ABILITIES)})`}; ${`with the rest of the change, QPS changes by ${changeAndRange(suggestion)} instead of ${change(explanation.whole.change)}`}${suggestion.change < -tolerance ? `, still above the limit (${share(tolerance)})` : ""}.`;
}
/** ", in the place of conf/my.cnf:12, 13; suite.yml:4". */
function placeText({ replaces }) {
	const files = [...Map.groupBy(replaces, ({ file }) => file).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const lines = others.map(({ line }) => String(line));
		return firstOf([lineOf$1(first), ...lines], MOST_PLACES);
	});
	return files.length === 0 ? "" : `, in the place of ${firstOf(files, MOST_FILES, "; ")}`;
}

// src/core/views/report/upgrade-section.ts
const LIMIT = {
	most: 30,
	what: "row"
};
const LONGEST_TEXT = 200;
const PROGRAMS = ["image", "binary"];
/**
* Empty if the version did not change, or no causes were looked for.
*
* @param mended refusals with whose successors it was measured
*/
function upgradeSection(result, mended) {
	const { explanation } = result;
	const [refusal] = mended;
	const isExplained = explanation?.defaults !== void 0;
	if (!isExplained && refusal === void 0) return [];
	const scenario = refusal?.scenario ?? "";
	const versions = isExplained ? explanation : {
		rule: "base",
		scenario,
		reference: scenario
	};
	const { before, now } = serversOf(result, versions);
	const server = now?.server ?? refusal?.server ?? void 0;
	const title = `From ${versionText(before?.server)} to ${versionText(server)}`;
	const refused = refusal?.lines ?? [];
	const ofSettings = rowsOf(result).flatMap((row) => {
		const { settings, causes } = row;
		const [setting] = settings;
		const isProgram = setting !== void 0 && PROGRAMS.includes(setting.name);
		const option = refused.find((each) => each.name.replaceAll("_", "-") === setting?.name && setting.place === null);
		const isNamedThere = refused.some(({ file, line }) => setting?.place?.file === file && setting.place.line === line);
		if (causes.length === 0 && isNamedThere) return [];
		const text = name(unmeasuredText(result, setting, server, option !== void 0), LONGEST_TEXT);
		const program = `the new program, with the ${settings.length === 1 ? "old" : "new"} defaults`;
		return {
			what: isProgram ? program : settingsCell(row),
			where: option === void 0 ? placesCell(row) : name(lineOf$1(option)),
			cost: costCell(row),
			verdict: causes.length > 0 && explanation !== null ? verdictCell(row, explanation) : option === void 0 ? text : [
				{
					kind: "verdict",
					verdict: "regressed",
					text: "does not start"
				},
				", ",
				text
			]
		};
	});
	return section("upgrade", title, table(title, [...ofSettings, ...statementRows(result, versions)], [
		left("what", ({ what }) => what),
		left("where", ({ where }) => where),
		right("change (95 % interval)", ({ cost }) => cost),
		left("verdict", ({ verdict }) => verdict)
	], LIMIT), explanation === null ? [] : paragraph(defaultsText(explanation)));
}
function serversOf({ scenarios }, { rule, scenario, reference }) {
	const of = (wanted, isOld) => scenarios.find((each) => each.name === wanted && each.revision === "base" === isOld);
	return {
		before: of(reference, rule === "base"),
		now: of(scenario, false)
	};
}
function versionText(server) {
	return server === void 0 ? "the old version" : `${server.product} ${server.version}`;
}
/** A setting that no search looked at: what became of its option. */
function unmeasuredText({ settings }, setting, now, isRefused) {
	const server = now && knownServer(now);
	if (setting === void 0 || server === void 0) return "";
	if (setting.place !== null) return "not measured by itself";
	const removal = removedOption(setting.name.replaceAll("-", "_"), familyOf(server.product).fork, server.version);
	if (removal === void 0) return isRefused ? "left out" : "no longer set";
	const { removed, instead } = removal;
	const successor = settings.find((each) => each.after !== null && each.name.replaceAll("-", "_") === instead);
	if (instead === void 0) return `gone in ${removed}, without a successor`;
	return `gone in ${removed}: ${instead}, ${successor === void 0 ? "not set" : `now ${successor.after?.value ?? "set"}`}`;
}
/** Statements of a user's workload that fail, or whose time or plan changed. */
function statementRows(result, { rule, scenario }) {
	return comparedStatements(result).filter((each) => each.rule === rule && each.scenario === scenario).flatMap((cell) => (cell.statements ?? []).flatMap((statement) => {
		const text = statementText(statement);
		if (text === "") return [];
		return {
			what: name(statement.name),
			where: name(cellText(cell)),
			cost: figure(statement.change, (share) => `${change(share)} time`),
			verdict: name(text, LONGEST_TEXT)
		};
	}));
}
function statementText(statement) {
	const { verdict, plan } = statement;
	const hasOtherPlan = plan !== void 0 && plan.before !== plan.after;
	const texts = [
		isChanged(statement) ? verdict : "",
		failedText(statement),
		hasOtherPlan ? "another plan" : ""
	];
	return joinTexts(texts, ", ");
}
function defaultsText({ defaults = [] }) {
	return defaults.length === 0 ? "" : `${count(defaults.length, "variable")} that no file sets changed ${defaults.length === 1 ? "its default" : "their defaults"}; those that are not in the table were not shown to cost QPS.`;
}

// src/core/views/report/make-report.ts
/** The report of a result: the content of every view, in reading order. */
const MARKS = {
	regressed: "❌",
	pass: "✅",
	inconclusive: "⚠️",
	"not-measured": "⚪"
};
const ACCEPTED = "🔵";
/** Causes in the first lines of a comment. */
const MOST_CAUSES = 3;
const MOST_ITEMS = 10;
const MOST_WARNINGS = 30;
const LONGEST_MESSAGE = 400;
/** "MySQL 8.0.15 → MySQL 9.7.4" where the version changed. */
function serversText({ scenarios }) {
	const serversOf = (some) => [...new Set(some.map(({ server }) => `${server.product} ${server.version}`))].join(", ");
	const old = scenarios.filter(isOfBase);
	const present = scenarios.filter((each) => !isEarlier(each) && old.some(({ name }) => name === each.name));
	const before = serversOf(old);
	const now = serversOf(present);
	return before === now ? serversOf(scenarios) : `${before} → ${now}`;
}
/** @param isSearching whether the search for causes runs */
function makeReport(whole, isSearching = false) {
	const { title, evidence } = verdictText(whole);
	const refusals = refusalsOf(whole);
	const mended = refusals.every(({ isMended }) => isMended) ? refusals : [];
	const result = measuredPart(whole);
	return {
		name: result.suite.name,
		verdict: result.verdict,
		mark: result.accepted !== null && result.verdict === "pass" ? ACCEPTED : MARKS[result.verdict],
		title,
		subject: serversText(result),
		times: result.measuredSeconds === 0 ? "" : timesText(result),
		evidence: [
			...paragraph(/^(?:all|another|both|limits|matters|no|our|qpsgate|test|the|what|with) /.test(evidence) || evidence === "" ? sentence(evidence) : `${evidence}.`),
			...mended.length > 0 ? [] : refusals.flatMap((refusal) => refusalBlocks(refusal)),
			...causes(result),
			...titledList("Changes that add up", addedUp(result), {
				most: MOST_ITEMS,
				what: "change"
			}),
			...paragraph(baselineText(result)),
			...titledList("This change loosens its own rules", warningItems(result, "rules"), {
				most: MOST_ITEMS,
				what: "warning"
			}),
			...paragraph(unmeasuredLine(result)),
			...titledList("Failing statements", failureTexts(result).map((text) => name(text)), {
				most: MOST_ITEMS,
				what: "failing statement"
			}),
			...paragraph(durabilityTrade(result)),
			...paragraph(consequence(result)),
			...isSearching ? paragraph(SEARCHING) : []
		],
		advice: [
			...titledList("Not a fair comparison", warningItems(result, "unfair"), {
				most: MOST_ITEMS,
				what: "warning"
			}),
			...suggestionBlocks(result),
			...next(whole)
		],
		lines: blamedLines(result),
		sections: [
			...changesSection(result),
			...upgradeSection(result, mended),
			...statementsSection(result),
			...costsSection(result),
			...disksSection(result),
			...settingsSection(result, mended),
			...warningsSection(result),
			...runSection(result),
			...serversSection(result)
		]
	};
}
/** Warnings of these weights, without the note that stands beside the verdict. */
function warningItems({ warnings }, ...weights) {
	return warnings.filter((warning) => weights.includes(weightOf(warning)) && warning.code !== "files-looked-at").map(({ code, message }) => [
		strong(name(code)),
		": ",
		name(message, LONGEST_MESSAGE)
	]);
}
function warningsSection(result) {
	const warnings = warningItems(result, "verdict", "figures", "note");
	const risks = result.advice.map(({ file, line, message, page }) => {
		const manual = {
			kind: "link",
			text: "manual",
			address: page
		};
		return [
			name(`${file}:${line}: ${message}`, LONGEST_MESSAGE),
			" (",
			manual,
			")"
		];
	});
	const ofWarnings = warnings.length === 0 ? "" : count(warnings.length, "warning");
	const ofRisks = risks.length === 0 ? "" : count(risks.length, "known risk");
	return section("warnings", joinTexts([ofWarnings, ofRisks], " and "), list(warnings, {
		most: MOST_WARNINGS,
		what: "warning"
	}), list(risks, {
		most: MOST_ITEMS,
		what: "risk"
	}));
}
/** The server's words. A new version that was measured with other options has a table of them. */
function refusalBlocks({ message }) {
	return [{
		kind: "code",
		language: "text",
		lines: message.split("\n").map((line) => escapeInvisible(line).slice(0, LONGEST_MESSAGE))
	}];
}
function causes(result) {
	if (isOfGain(result.explanation)) return paragraph(sentence(gainText(result)));
	const [cause, ...others] = causeLines(result);
	if (cause === void 0) return [];
	if (others.length === 0) return paragraph([strong("Cause:"), ` ${cause}.`]);
	return titledList("Causes", [cause, ...others], {
		most: MOST_CAUSES,
		what: "cause"
	});
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

export { left as A, patternOf as C, cut as D, disturbedText as E, section as F, table as I, dangersOf as L, name as M, plainText as N, firstAndRest as O, right as P, isDurabilityCode as R, overlaps as S, unevenDurability as T, touchesSetup as _, learn as a, consumersOf as b, withFailing as c, asStarted as d, isProgram as f, setupOf as g, splitDifference as h, causesOf as i, list as j, isSpans as k, withoutLines as l, smallestFailingSet as m, balance as n, nextTrial as o, mix as p, besideOf as r, startSearch as s, makeReport as t, figures as u, INSTRUMENT_LEVELS as v, shippedLevel as w, isEnabledByDefault as x, classesOf as y };