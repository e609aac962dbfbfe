import { a as isOfGain } from "./attribution.js";
import { g as isOfBase, h as isEarlier, u as COST_NAMES } from "./suite.js";
import { o as weightOf } from "./warnings.js";
import { _ as knownServer, h as familyOf, x as isAtLeast } from "./option-file.js";
import { c as knowledgeOf, f as manualPage } from "./scales.js";
import { c as variableOf, d as OPTIONS, g as isIdle, h as factsFor, p as ROWS, s as variableForms, v as removedOption } from "./option-names.js";
import { C as numberOf } from "./workloads.js";
import { a as diskName, c as firstOf, d as range, f as rate, i as count, n as change, o as duration, p as share, r as changeAndRange, s as fineShare, t as bytes, u as milliseconds } from "./figures.js";
import { B as SEARCHING, C as comparedStatements, E as causesByVerdict, F as whereOf, G as settingLine, H as cellText, I as addedUp, K as timesText, L as baselineText, M as sufficesText, N as togetherText, O as figuresOf, P as valueText, S as isNew, T as failureTexts, U as consequence, V as against, W as lineOf, _ as ratesFinder, c as blamedCauses, d as explainedComparison, g as nextStep, i as shownScenarios, j as sentence, k as openText, l as causeLines, o as worstFirst, p as gainText, s as PAGES, t as armOf, u as explainedCell, v as verdictText, w as failedText, y as costAmount } from "./cells.js";
import { i as coverageLead, l as toldCoverage, n as secondCopyText, r as sharedServersText, t as armNamer } from "./arm-wording.js";
import { n as shellWord, r as shorten } from "./escape.js";
import { o as FALSE_COST, s as LEAST_COST_CHANGE, t as FALSE_STATEMENT } from "./statement-effects.js";
import { t as CONFIDENCE } from "./comparison.js";
import { d as upperBound, i as interval, l as reach, n as combine, o as lowerBound } from "./random-effects.js";
import { o as wasMissed } from "./coverage.js";

// src/core/settings/dangers.ts
/** Known dangers of a changed setting, apart from speed. Sentences are in core/wording/. */
/** MySQL's options by version; MariaDB's removals are in the paragraphs on the variables. */
const REMOVALS = "https://dev.mysql.com/doc/mysqld-version-reference/en/";
/** The dangers of a change, except those that existed before. */
function dangersOf(change, context) {
	const { product, version } = context;
	const { before, after } = change;
	const fork = familyOf(product).fork;
	const variable = variableForms(change.variable).find((form) => !form.startsWith("loose_")) ?? change.variable;
	const unknown = manualPage(variable.startsWith("innodb_") ? "innodb" : "server", variable, fork);
	const page = knowledgeOf(variable, product)?.page ?? unknown;
	const removal = removedOption(variable, fork, version);
	if (removal !== void 0 && after !== void 0) {
		const { removed, onceRemoved: consequence = null, instead = null } = removal;
		return [{
			code: "option-removed",
			variable,
			page: fork === "mariadb" ? page : REMOVALS,
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
		fork,
		version,
		page
	};
	return [...isDeprecated ? [{
		code: "option-deprecated",
		variable,
		page,
		since,
		instead
	}] : [], ...[durabilityDanger(subject), memoryDanger(subject, context)]].filter((danger) => danger !== void 0);
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
	"commits-not-synced": (value, fork) => value === "1" || value === "3" && fork === "mariadb" ? 0 : value === "2" ? 1 : 2,
	"binary-log-not-synced": (value) => Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1,
	"torn-pages": (value) => /^(?:0|off|false|no)$/i.test(value) ? 2 : /^detect_only$/i.test(value) ? 1 : 0,
	"nothing-synced": (value) => /^nosync$/i.test(value) ? 2 : /^(?:littlesync|1|on|true|yes)$/i.test(value) ? 1 : 0
};
function isDurabilityCode(code) {
	return Object.hasOwn(RISKS, code);
}
/** Danger of a value that a crash may cost more with than the one before. Undefined values are the server's default. */
function durabilityDanger({ variable, before, after, fork, version, page }) {
	const row = ROWS.get(variable);
	if (row?.durability === void 0) return void 0;
	const { durability: code } = row;
	const { usual = "" } = factsFor(row, fork, version);
	const [risk, value] = [RISKS[code], after ?? usual];
	return risk(value, fork) > risk(before ?? usual, fork) ? {
		code,
		value,
		variable,
		page
	} : void 0;
}

// src/core/wording/advice-text.ts
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
const SENTENCES = {
	"commits-not-synced": ({ variable, value }) => `${variable}=${value} means that commits are not synchronized: ` + (value === "2" ? "about a second of them is lost if the machine crashes" : "about a second of them is lost if the server or the machine crashes"),
	"binary-log-not-synced": ({ variable, value }) => `${variable}=${value} means that the binary log is ` + (Number(value) === 0 ? "not synchronized by the server" : `synchronized after ${count(Number(value), "commit")} only`) + ": if the machine crashes, replicas may have commits that the server has lost, or the other way round",
	"torn-pages": ({ variable, value }) => `${variable}=${value} means that pages are not written twice: a page that is half written in a crash cannot be mended, unless file system and device write pages whole`,
	"nothing-synced": ({ variable, value }) => `${variable}=${value} means that files are not synchronized: a crash of the machine may leave no usable data; it is for tests`,
	"option-removed": ({ variable, removed, consequence, instead }) => `servers since ${removed} do not have ${variable}${CONSEQUENCES[consequence ?? "unknown"]}${useInstead(instead)}`,
	"option-deprecated": ({ variable, since, instead }) => `${variable} is deprecated since ${since}, later servers may not start with it${useInstead(instead)}`,
	"pool-beyond-memory": ({ variable, poolBytes, memoryBytes }) => `${variable} is ${bytes(poolBytes)}, the machine has ${bytes(memoryBytes)} of memory`
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

// src/core/views/report/blamed-lines.ts
/** Lines of the diff, places among them. */
const MOST_LINES$1 = 12;
const LONGEST_LINE = 120;
/** None if no setting is to blame. */
function blamedLines(result) {
	const settings = blamedCauses(result).flatMap((cause) => cause.settings).filter(({ name, before, after }) => before !== null || after !== null || !name.includes(" ")).toSorted((one, other) => (one.place?.line ?? 0) - (other.place?.line ?? 0));
	const lines = [...Map.groupBy(settings, (setting) => whereOf(result, setting))].flatMap(([place, own]) => [`@@ ${place} @@`, ...new Set(own.flatMap(beforeAndNow))]);
	const limit = {
		most: MOST_LINES$1,
		what: "line"
	};
	return lines.length === 0 ? [] : [{
		kind: "code",
		language: "diff",
		lines: lines.map((line) => shorten(line, LONGEST_LINE)),
		limit
	}];
}
/** "- sync-binlog = 0" and "+ sync-binlog = 1": one of them where the setting was added or removed. */
function beforeAndNow({ name, before, after, place }) {
	return [...before === null && place !== null ? [] : [`- ${written(name, before)}`], ...place === null ? [] : [`+ ${written(name, after)}`]];
}
/** A setting as option files write it, or a statement as it is. An instrument’s pattern is part of the value. */
function written(name, value) {
	if (name.startsWith("sql[") && value !== null) return value;
	const [option = name] = name.split(" ");
	return value === null ? option : `${option} = ${value}`;
}

// src/core/views/report/report.ts
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
	return below(strong(`${title}:`), list(items, limit));
}
/** Blocks below a sentence about them; none if there are no blocks. */
function below(text, blocks) {
	return blocks.length === 0 ? [] : [...paragraph(text), ...blocks];
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
	return typeof value === "number" ? text(value) : "–";
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
	const rates = ratesFinder(result);
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
			const found = rates(each);
			return found === void 0 ? "" : `${rate(found.before)} → ${rate(found.now)}`;
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
		what: "cell"
	}));
}
/** "on against off, shop at 8 threads": the place of a comparison, as one cell of a table. */
function placeOf(found) {
	return [
		name(found.scenario),
		" against ",
		name(against(found)),
		`, ${cellText(found)}`
	];
}
/** "**regressed**, confirmed", "**inconclusive**: not confirmed"; for a pass, or what was not pursued, the label says enough. */
function outcome({ verdict, label, confirmed }) {
	if (verdict === "pass" || label === "also slower, not pursued") return {
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

// src/core/views/report/costs-section.ts
/** Costs of a change other than QPS: only figures that surely differ. */
const LIMIT$3 = {
	most: 20,
	what: "figure"
};
/** Per cent of larger figures are hard to read. */
const MANY_TIMES = 10;
/** Empty if nothing differs. */
function costsSection({ comparisons }) {
	const cells = comparisons.filter((found) => found.scope === "cell");
	const differing = cells.flatMap((found) => (found.costs ?? []).filter(isShown$1).map((cost) => ({
		found,
		cost
	}))).toSorted(byChange);
	const amount = (cost, side) => figure(cost[side], (value) => costAmount(cost.cost, value));
	const rare = `Without a real change, this table is empty in ${Math.round(100 * (1 - FALSE_COST))} of 100 runs.`;
	const figures = table("Other costs", differing, [
		left("per transaction", ({ cost }) => COST_NAMES[cost.cost]),
		cells.length > 1 && left("in", ({ found }) => placeOf(found)),
		right("before", ({ cost }) => amount(cost, "before")),
		right("now", ({ cost }) => amount(cost, "now")),
		right("change", ({ cost }) => strong(isNew(cost) ? "new" : changeOrTimes(cost.change))),
		right("95 % interval", ({ cost }) => isNew(cost) ? "–" : intervalOf(cost)),
		differing.some(({ cost }) => cost.gated !== void 0) && left("verdict", ({ cost }) => judged$1(cost))
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
/** Whether it differs surely, or has a limit and did not pass. */
function isShown$1({ differs, gated }) {
	return differs || gated !== void 0 && gated.verdict !== "pass";
}
function judged$1({ gated }) {
	if (gated === void 0) return "not gated";
	const { verdict, tolerance, label } = gated;
	return [{
		kind: "verdict",
		verdict,
		text: verdict === "pass" ? "within limit" : verdict === label ? verdict : `${verdict}: ${label}`
	}, ` (limit ${share(tolerance)})`];
}
/** The largest change first, in whichever direction. */
function byChange({ cost: one }, { cost: other }) {
	const size = ({ change: found }) => Math.abs(Math.log1p(Math.max(-.999999, found)));
	return size(other) - size(one);
}

// src/core/views/report/disks-section.ts
/** Empty if it was measured on no other. */
function disksSection({ disks }) {
	if (disks === void 0) return [];
	return section("disks", "Changes in QPS by disk", paragraph([...[
		name(disks.scenario),
		" against ",
		name(against(disks)),
		`, ${cellText(disks)}, `
	], "by the time that each synchronisation takes. The verdict is that of this disk."]), table("Changes in QPS by disk", disks.points, [
		left("disk", ({ syncSeconds, isOwn }) => `${diskName(syncSeconds)}${isOwn ? " (this disk)" : ""}`),
		right("change", (point) => strong(change(point.change))),
		right("95 % interval", range)
	]));
}

// src/core/views/report/run-section.ts
/** A longer command is not repeated by hand. */
const LONGEST_COMMAND = 2e3;
/** A flag of ours; any other text that begins with dashes is quoted. */
const FLAG = /^--[a-z][a-z-]*$/;
function runSection(result) {
	return section("run", "The run, and how to repeat it", paragraph(sentence(sharedServersText(result))), paragraph(reachText(result)), paragraph(twinText(result)), paragraph(disturbedText(result)), paragraph(`The run took ${timesText(result)}.`), paragraph(originText(result)), [{
		kind: "code",
		language: "sh",
		lines: [reproduceCommand(result)]
	}]);
}
function reachText({ comparisons }) {
	if (comparisons.length === 0) return "";
	const reach = comparisons.map(({ detectable }) => detectable);
	return `Smallest slowdown that a comparison would have found in 95 of 100 runs: ${[...new Set([Math.min(...reach), Math.max(...reach)].map(share))].join(" to ")}.`;
}
/** The run's own A/A check. */
function twinText(result) {
	const { twin } = result;
	const [worst] = twin.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
	if (worst === void 0) return "";
	const apart = twin.filter(({ low, high }) => low > 0 || high < 0).length;
	const found = apart === 0 ? "did not differ beyond their interval in any cell" : `differed beyond their interval in ${apart} of ${count(twin.length, "cell")}; by chance, about one in twenty does`;
	return `${`The two copies (${secondCopyText(result)})`} ${found}. The largest difference was ${changeAndRange(worst)}, in ${cellText(worst)}.`;
}
/** Also told when there was none: that the machine was watched is worth knowing. */
function disturbedText({ disturbance: { blocks, disturbed, dropped } }) {
	if (blocks === 0) return "";
	return `The machine ${disturbed === 0 ? "disturbed none" : `disturbed ${share(disturbed / blocks)}`} of ${count(blocks, "probed block")}; qpsgate ignored ${dropped}.`;
}
function originText({ environment, startedAt, suite, schemaVersion }) {
	const machine = [
		shorten(environment.cpuModel),
		`${count(environment.cpus, "CPU")} (servers on ${environment.serverCpus.join(",")}, sysbench on ${environment.clientCpus.join(",")})`,
		bytes(environment.memoryBytes),
		`kernel ${shorten(environment.kernel)}`,
		`sysbench ${shorten(environment.sysbench)}`,
		shorten(environment.runner)
	].join(" · ");
	return `From ${shorten(startedAt)} on ${machine}; fingerprint of the suite ${shorten(suite.fingerprint)}, version ${schemaVersion} of result.json.`;
}
/** The command that measures the same again, in the same order; one line, safe to paste. */
function reproduceCommand({ reproduce }) {
	const command = ["qpsgate run", ...reproduce.map((word) => FLAG.test(word) ? word : shellWord(word))].join(" ");
	return command.length <= LONGEST_COMMAND ? command : `# the command has ${command.length} characters, see "reproduce" in result.json`;
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
		const isIdleIn = ({ variables }) => isIdle(name, (one) => variables[one]);
		if (asked.has(variableOf(name)) || isIdleIn(control) || isIdleIn(other)) return [];
		const [reference, value] = [control.variables[name], other.variables[name]];
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

// src/core/wording/abilities.ts
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

// src/core/views/report/servers-section.ts
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

// src/core/attribution/gains.ts
/** @param lines from the reference to head */
function asGains({ causes, explanation }, lines) {
	const { whole, switched, sum, interaction } = explanation;
	const times = -1 / ((1 + whole.change) * (1 + sum.change));
	return {
		causes: causes.map((cause) => gainOf(cause, lines)),
		explanation: {
			...explanation,
			whole: back(whole),
			switched: switched && back(switched),
			sum: back(sum),
			interaction: {
				change: times * interaction.change,
				low: times * interaction.high,
				high: times * interaction.low
			}
		}
	};
}
const KINDS$1 = {
	alone: "from the head",
	"from the head": "alone"
};
/** The search measured each line on the way back, and not head without it, so what its removal costs is unknown. */
function gainOf(cause, lines) {
	const { change, low, high } = cause;
	const settings = cause.settings.map((setting) => {
		const { before, after, place } = lines.find(({ name }) => name === setting.name) ?? {
			before: setting.after,
			after: setting.before,
			place: null
		};
		return {
			name: setting.name,
			before,
			after,
			place
		};
	});
	const isMeasured = change !== null && low !== null && high !== null;
	return {
		...cause,
		settings,
		kind: KINDS$1[cause.kind] ?? cause.kind,
		removal: null,
		...isMeasured && back({
			change,
			low,
			high
		})
	};
}
function back({ change, low, high }) {
	return {
		change: wayBackOf(change),
		low: wayBackOf(high),
		high: wayBackOf(low)
	};
}
/** The change of QPS that undoes a change of it. */
function wayBackOf(change) {
	return 1 / (1 + change) - 1;
}

// src/core/attribution/groups.ts
/** Changed lines that are measured as one, and the conclusion from their effect. */
/** Chance that any innocent line is blamed, over all of them and all looks. */
const FALSE_BLAME = .03;
/** Chance that a line that just matters is called innocent. */
const FALSE_ACQUITTAL = .05;
/** Shares of FALSE_BLAME: for single lines, and for groups whose cost appears in no part of them. */
const [SINGLE, SEVERAL] = [.8, .2];
/** The same for switched lines: a search may end because the spread happens to look small. */
const SWITCHED = .5;
/** One-sided error at which a cost is followed up. */
const SHOWN = .02;
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2;
/** Share of the error for a cost that was seen once by itself, and before that in its group. */
const ONCE = .01;
/** Looks after which an unclear group stays unclear. */
const MOST_LOOKS = 8;
/** Half of the 95 % interval, as ln, at which a switched cost is known well; for large wholes half of what matters. */
const PRECISION = .01;
const RELEVANT_PRECISION = .5;
/** @param parent the group that it is a part of */
function newGroup(lines, by, parent) {
	const before = parent === void 0 ? 0 : parent.before + parent.looks;
	const expected = parent?.effect?.mean ?? parent?.expected ?? 0;
	return {
		lines,
		by,
		isWhole: lines.length === 1,
		before,
		expected,
		looks: 0,
		effect: null,
		state: "open"
	};
}
/** Whether the group costs something beyond noise, as far as is needed to follow it up. */
function isShown({ effect }) {
	return effect !== null && upperBound(effect, SHOWN) < 0;
}
/**
* The group with another measurement of started servers. The error is spent over looks by 1/(k(k + 1)), which adds up
* to 1 however often it is measured.
*
* @param effect over all times that it was measured
*/
function measured(group, effect, terms) {
	if (effect === "does not start") return {
		...group,
		state: "does not start"
	};
	const looks = group.looks + 1;
	return judged({
		...group,
		looks
	}, effect, terms, 1 / (looks * (looks + 1)));
}
/**
* The group, with the verdict that its effect shows. The error is spent over groups by their greatest number (a union
* bound).
*
* @param spent share of the error that this look may spend
*/
function judged(group, effect, { needs, relevant }, spent) {
	const known = {
		...group,
		effect
	};
	const { lines, isWhole, before, looks, by } = known;
	const started = (lines.length === 1 ? SINGLE : SEVERAL) * (looks < LEAST_LOOKS ? ONCE : 1);
	const share = by === "switching" ? SWITCHED : started;
	const matters = effect.mean <= -relevant;
	const isCostly = matters && upperBound(effect, .03 * share * spent / needs.length) < 0;
	if (isWhole && isCostly && (by === "switching" || before + looks >= LEAST_LOOKS)) return {
		...known,
		state: "to blame"
	};
	if (lowerBound(effect, FALSE_ACQUITTAL * spent) > -relevant) return {
		...known,
		state: "innocent"
	};
	if (!isWhole && matters && isShown(known)) return {
		...known,
		state: "split"
	};
	const precision = Math.max(PRECISION, RELEVANT_PRECISION * relevant);
	const isWellKnown = by === "switching" && !isShown(known) && reach(effect, (1 - .95) / 2) <= precision;
	return {
		...known,
		state: looks >= MOST_LOOKS || isWellKnown ? "inconclusive" : "open"
	};
}
/** The comparison of started servers that shows the group's effect. */
function contrastOf({ by, lines }, { needs }) {
	const own = new Set(lines);
	if (by === "reference") {
		const base = ascending(lines.flatMap((line) => needs[line] ?? []).filter((line) => !own.has(line)));
		return {
			with: ascending([...base, ...lines]),
			against: base
		};
	}
	const kept = needs.flatMap((needed, line) => !own.has(line) && needed.some((one) => own.has(one)) ? [] : [line]);
	return {
		with: kept,
		against: kept.filter((line) => !own.has(line))
	};
}
function ascending(lines) {
	return [...new Set(lines)].sort((left, right) => left - right);
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
/** Time that a group adds to a query, the reference's being 1. */
function extraTime({ effect, base, isLast }) {
	return isLast ? -base * Math.expm1(effect.mean) : base * Math.expm1(-effect.mean);
}
/** Every line adds its own time to each query: the extra times add up, s = −ln(1 + Σ tᵢ). */
function sumOfTimes(costs) {
	const total = costs.reduce((sum, cost) => sum + extraTime(cost), 1);
	const effects = costs.map(({ effect }) => effect);
	if (total <= 0) return sumOfLogs(effects);
	const sloped = costs.map(({ effect, base, isLast }) => ({
		effect,
		slope: base * Math.exp(isLast ? effect.mean : -effect.mean) / total
	}));
	return combine(Math.log(1 / total), sloped);
}
/** Every line leaves a share of the QPS: logarithms add up. */
function sumOfLogs(effects) {
	const mean = effects.reduce((sum, effect) => sum + effect.mean, 0);
	return combine(mean, effects.map((effect) => ({
		effect,
		slope: 1
	})));
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
/**
* One effect that was measured twice, apart in time: mean by inverse variances, which grow where the two disagree by
* more than they should (DerSimonian & Laird 1986, for two studies).
*/
function agreed(one, other) {
	const [own, others] = [one.standardError ** 2, other.standardError ** 2];
	const excess = Math.max(0, ((one.mean - other.mean) ** 2 - own - others) / 2);
	const [weight, otherWeight] = [1 / (own + excess), 1 / (others + excess)];
	const [share, rest] = [weight / (weight + otherWeight), otherWeight / (weight + otherWeight)];
	const widened = (effect) => ({
		...effect,
		standardError: Math.sqrt(effect.standardError ** 2 + excess)
	});
	return combine(share * one.mean + rest * other.mean, [{
		effect: widened(one),
		slope: share
	}, {
		effect: widened(other),
		slope: rest
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
function settingsSection(result) {
	const { explanation, coverage } = result;
	const rows = rowsOf(result);
	const told = toldCoverage(coverage).map(({ file, line, ...one }) => name(`${file}:${line}: ${one.name} ${one.message}`, LONGEST_MESSAGE$1));
	const isMeasured = explanation !== null && explanation.cost === void 0;
	const effect = isOfGain(explanation) ? "gain" : "cost";
	const title = isMeasured ? `${isOfGain(explanation) ? "Gain" : "Cost"} of each setting` : "Changed settings";
	return section("settings", title, explanation === null ? [] : paragraph(measuredText(explanation)), table(title, explanation?.defaults === void 0 && result.refusals === void 0 ? rows : [], [
		left("setting", settingsCell),
		left("where", placesCell),
		isMeasured && right(`${effect} (95 % interval)`, costCell),
		explanation !== null && left("verdict", (row) => verdictCell(row, explanation))
	], LIMIT$2), ...explanation === null ? [] : [paragraph(ruleText(explanation)), defaultsTable(explanation)], titledList("Exercised settings", told, {
		most: MOST_ITEMS$1,
		what: "setting"
	}));
}
function settingsCell({ settings, causes: [cause] }) {
	return joined(settings.map((setting) => [weighted(name(setting.name), cause), ...valueSpans(setting)]), cause?.kind === "together" ? " + " : ", ");
}
function placesCell({ places }) {
	return joined([...new Set(places)].map((place) => name(place)), ", ");
}
/** Causes by the reader's action, then settings that are not among them. */
function rowsOf(result) {
	const missed = new Set(result.coverage.filter(wasMissed).map((covered) => covered.name));
	const causes = result.causes.filter(({ verdict, settings }) => verdict === "to blame" || !settings.every((setting) => missed.has(setting.name)));
	const { blamed, open, innocent, unreached } = causesByVerdict({
		causes,
		explanation: result.explanation
	});
	const each = (some) => some.map((cause) => [cause]);
	const groups = [
		...each(blamed),
		...open,
		...each(innocent),
		...each(unreached)
	].map((group) => {
		const settings = group.flatMap((cause) => cause.settings);
		return {
			settings,
			places: settings.map((setting) => whereOf(result, setting)),
			causes: group
		};
	});
	const others = unexplained(result).map((setting) => {
		const { name: own, before, after } = setting;
		return {
			settings: [{
				name: own,
				before: before?.value ?? null,
				after: after?.value ?? null,
				place: after
			}],
			places: [settingLine(setting)],
			causes: []
		};
	});
	return [...groups, ...others];
}
/** The changed settings that the causes do not name, by name or by line. */
function unexplained({ explanation, causes, settings }) {
	if (explanation?.rule !== "base") return settings;
	const named = causes.flatMap((cause) => cause.settings);
	const isNamed = (own, after) => named.some(({ name, place }) => name === own || place !== null && place.file === after?.file && place.line === after.line);
	return settings.filter(({ scenario, name, after }) => scenario !== explanation.scenario || !isNamed(name, after));
}
/** "Measured in oltp_read_only at 8 threads, my.cnf against before, for 40 s on separate servers." */
function measuredText({ method, isComplete, seconds, ...explained }) {
	const how = method === "switched" ? "by switching settings of a running server" : "on separate servers";
	const rest = isComplete ? "" : "; incomplete because the time ran out: --explain-budget gives more";
	return `Measured in ${explainedCell(explained)}, for ${duration(seconds)} ${how}${rest}.`;
}
/** The rule by which settings are blamed, and what else was found than the verdict's total. */
function ruleText(explanation) {
	const { whole, sum, disagrees, switched, cost } = explanation;
	const isGain = isOfGain(explanation);
	if (cost !== void 0) return `A setting is to blame if it surely raises this cost: ${COST_NAMES[cost]} (${share(1 - FALSE_BLAME)} confidence over all settings).`;
	const least = `${share(relevantShareOf(isGain ? wayBackOf(whole.change) : whole.change))} (${share(1 - FALSE_BLAME)} confidence over all settings)`;
	const total = change(whole.change);
	const rest = change(sum.change) === total ? "" : ` Those ${isGain ? "that gain bring" : "to blame cost"} ${change(sum.change)} of ${total} in all; the rest is uncertainty and the other settings.`;
	const isElse = switched !== null && (whole.change < switched.low || whole.change > switched.high);
	const how = disagrees ? "so it was not used" : `${isGain ? "gains" : "costs"} are shown as parts of the verdict's ${total}`;
	return `${isGain ? `A setting gains if it surely brings at least ${least}; an inconclusive one may bring as much.` : `A setting is to blame if it surely costs at least ${least}; an inconclusive one may cost as much.`}${rest}${isElse ? ` Switching found ${changeAndRange(switched)} for all changes, ${how}.` : ""}`;
}
/** Variables that a new version sets otherwise, although no file says so. */
function defaultsTable({ defaults = [] }) {
	const text = (written) => written === "" ? "empty" : name(shorten(written, LONGEST_VALUE));
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
function asChanged({ name: own, before, after }) {
	const [old, now] = [before, after].map((text) => text.split(","));
	if (old === void 0 || now === void 0 || Math.min(old.length, now.length) === 1) return {
		name: own,
		before,
		after
	};
	const without = (some, others) => some.filter((one) => !others.includes(one)).join(", ") || "–";
	return {
		name: own,
		before: without(old, now),
		after: without(now, old)
	};
}
function weighted(text, cause) {
	return cause?.verdict === "to blame" ? strong(text) : text;
}
function costCell({ causes: [cause] }) {
	const found = cause && figuresOf(cause);
	return weighted(found === void 0 ? "–" : changeAndRange(found), cause);
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
/** With a space before it. */
function valueSpans(setting) {
	const text = valueText(setting, (written) => shorten(written, LONGEST_VALUE));
	return text === "" ? [] : [` ${text}`];
}
/** The first ones with a separator between them, and how many more there are. */
function joined(items, separator) {
	const more = items.length - MOST_NAMES;
	return [...items.slice(0, MOST_NAMES).flatMap((item, nth) => [...nth === 0 ? [] : [separator], item].flat()), more > 0 ? ` and ${more} more` : ""];
}

// src/core/views/report/statements-section.ts
/** Statements of a user's own workload that take longer or shorter, and their current execution plans. */
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
/** Empty if no user's own workload was measured. */
function statementsSection(result) {
	const compared = comparedStatements(result);
	if (compared.length === 0) return [];
	const all = compared.flatMap((found) => (found.statements ?? []).map((statement) => ({
		found,
		statement
	})));
	const isOther = ({ statement: { verdict } }) => verdict === "no change" || verdict === "too rare";
	const changed = all.filter((one) => !isOther(one)).toSorted(({ statement: one }, { statement: other }) => (other.explained ?? 0) - (one.explained ?? 0));
	const others = all.length - changed.length;
	const rare = all.filter(({ statement }) => statement.verdict === "too rare").length;
	const sure = `${Math.round(100 * (1 - FALSE_STATEMENT))} of 100 runs`;
	return section("statements", "Per statement", changed.length === 0 ? [] : paragraph(`Time of one execution; all intervals hold at once in ${sure}. They explain, and decide nothing.`), table("Time per statement", changed, [
		left("statement", ({ statement }) => name(statement.name)),
		compared.length > 1 && left("in", ({ found }) => placeOf(found)),
		right("ms before", ({ statement }) => figure(statement.before?.milliseconds, milliseconds)),
		right("ms now", ({ statement }) => figure(statement.now?.milliseconds, milliseconds)),
		right("change", ({ statement }) => strong(figure(statement.change, change))),
		right("interval", ({ statement: { low, high } }) => low === null || high === null ? "–" : range({
			low,
			high
		})),
		right("share of time", ({ statement: { before, now } }) => [before, now].map((side) => figure(side?.share, fineShare)).join(" → ")),
		right("transaction time", ({ statement }) => figure(statement.explained, change)),
		left("verdict", ({ statement: { verdict } }) => ({
			kind: "verdict",
			verdict: WORSE[verdict] ?? "pass",
			text: verdict
		}))
	], LIMIT$1), paragraph(others === 0 ? "" : `${count(others, changed.length === 0 ? "statement" : "other")} did not change${rare === 0 ? "" : `, of which ${rare} ran too rarely to tell`}.`), changed.slice(0, MOST_SHOWN).flatMap(({ statement }) => shown(statement)));
}
/** Its text and how the server executed it before and does now. */
function shown({ name: own, sql, plan }) {
	const code = (text) => ({
		kind: "code",
		language: "text",
		lines: text.split("\n"),
		limit: CODE_LIMIT
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
	const { suggestion } = result;
	if (suggestion === null || result.explanation === null) return [];
	const { form = "option-file", lines } = suggestion;
	const limit = {
		most: MOST_LINES,
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
* "These settings keep what my.cnf shows (which SQL runs most); with the rest of the change, QPS changes by
* −7.1 % (−8.2 … −6.0) instead of −19.6 %, still above the limit (5 %)." Plain text; empty if nothing is suggested.
*/
function suggestionPromise(result) {
	const { suggestion, explanation } = result;
	if (suggestion === null || explanation === null) return "";
	const { scenario, keeps, ...figures } = suggestion;
	const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ title }) => title);
	const kept = explanation.defaults !== void 0 ? "set back the changed defaults that cost QPS" : titles.length === 0 ? `show as little as ${shorten(scenario)} does` : `keep what ${shorten(scenario)} shows (${firstOf(titles, MOST_ABILITIES)})`;
	const cost = `with the rest of the change, QPS changes by ${changeAndRange(figures)} instead of ${change(explanation.whole.change)}`;
	const tolerance = explainedComparison(result)?.tolerance ?? 1;
	return `These settings ${kept}; ${cost}${figures.change < -tolerance ? `, still above the limit (${share(tolerance)})` : ""}.`;
}
/** ", in the place of conf/my.cnf:12, 13; suite.yml:4". */
function placeText({ replaces }) {
	const files = [...Map.groupBy(replaces, ({ file }) => file).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const lines = others.map(({ line }) => String(line));
		return firstOf([lineOf(first), ...lines], MOST_PLACES);
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
/** Empty if the version did not change, or nothing is known of that. */
function upgradeSection(result) {
	const { explanation, refusals: [refusal] = [] } = result;
	const isExplained = explanation?.defaults !== void 0;
	if (!isExplained && refusal === void 0) return [];
	const scenario = refusal?.scenario ?? "";
	const compared = isExplained ? explanation : {
		rule: "base",
		scenario,
		reference: scenario
	};
	const { before, now } = serversOf(result, compared);
	const server = now?.server ?? refusal?.server;
	const title = `From ${versionText(before?.server)} to ${versionText(server)}`;
	const refused = refusal?.options ?? [];
	const ofSettings = rowsOf(result).flatMap((row) => {
		const { settings, causes } = row;
		const [setting] = settings;
		const isProgram = setting !== void 0 && PROGRAMS.includes(setting.name);
		const option = refused.find((each) => each.name.replaceAll("_", "-") === setting?.name && setting.place === null);
		const isToldThere = refused.some(({ file, line }) => setting?.place?.file === file && setting.place.line === line);
		if (causes.length === 0 && isToldThere) return [];
		const text = name(unmeasuredText(result, setting, server, option !== void 0), LONGEST_TEXT);
		const program = `the new program, with the ${settings.length === 1 ? "old" : "new"} defaults`;
		return {
			what: isProgram ? program : settingsCell(row),
			where: option === void 0 ? placesCell(row) : name(lineOf(option)),
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
	return section("upgrade", title, table(title, [...ofSettings, ...statementRows(result, compared)], [
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
	if (setting.place !== null) return "measured with the changed defaults";
	const removal = removedOption(setting.name.replaceAll("-", "_"), familyOf(server.product).fork, server.version);
	if (removal === void 0) return isRefused ? "left out" : "no longer set";
	const { removed, instead } = removal;
	const successor = settings.find((each) => each.after !== null && each.name.replaceAll("-", "_") === instead);
	if (instead === void 0) return `gone in ${removed}, without a successor`;
	return `gone in ${removed}: ${instead}, ${successor === void 0 ? "not set" : `now ${successor.after?.value ?? "set"}`}`;
}
/** Statements of a user's own that fail, or whose time or plan changed. */
function statementRows(result, { rule, scenario }) {
	return comparedStatements(result).filter((each) => each.rule === rule && each.scenario === scenario).flatMap((found) => (found.statements ?? []).flatMap((statement) => {
		const told = statementText(statement);
		const time = figure(statement.change, (share) => `${change(share)} time`);
		return told === "" ? [] : [{
			what: name(statement.name),
			where: name(cellText(found)),
			cost: time,
			verdict: name(told, LONGEST_TEXT)
		}];
	}));
}
function statementText(statement) {
	const { verdict, plan } = statement;
	return [
		verdict === "no change" || verdict === "too rare" ? "" : verdict,
		failedText(statement),
		plan === void 0 || plan.before === plan.after ? "" : "another plan"
	].filter((text) => text !== "").join(", ");
}
function defaultsText({ defaults = [] }) {
	return defaults.length === 0 ? "" : `${count(defaults.length, "variable")} that no file sets changed ${defaults.length === 1 ? "its default" : "their defaults"}; those that are not in the table were not shown to cost QPS.`;
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
const MOST_ITEMS = 10;
const MOST_WARNINGS = 30;
const LONGEST_MESSAGE = 400;
/** "MySQL 8.0.15 → MySQL 9.7.4" where the version changed. */
function serversText({ scenarios }) {
	const named = (some) => [...new Set(some.map(({ server }) => `${server.product} ${server.version}`))].join(", ");
	const old = scenarios.filter(isOfBase);
	const own = scenarios.filter((each) => !isEarlier(each) && old.some(({ name }) => name === each.name));
	return named(old) === named(own) ? named(scenarios) : `${named(old)} → ${named(own)}`;
}
/** @param isSearching whether the search for causes runs */
function makeReport(result, isSearching = false) {
	const { title, evidence } = verdictText(result);
	const listed = result.warnings.filter(({ code }) => code !== "files-looked-at");
	const warnings = Map.groupBy(listed, (warning) => {
		const weight = weightOf(warning);
		return weight === "rules" || weight === "unfair" ? weight : "others";
	});
	const told = (weight) => (warnings.get(weight) ?? []).map(({ code, message }) => [
		strong(name(code)),
		": ",
		name(message, LONGEST_MESSAGE)
	]);
	const others = told("others");
	const risks = result.advice.map(({ file, line, message, page }) => [
		name(`${file}:${line}: ${message}`, LONGEST_MESSAGE),
		" (",
		{
			kind: "link",
			text: "manual",
			address: page
		},
		")"
	]);
	return {
		name: result.suite.name,
		verdict: result.verdict,
		mark: result.accepted !== null && result.verdict === "pass" ? ACCEPTED : MARKS[result.verdict],
		title,
		subject: serversText(result),
		times: result.measuredSeconds === 0 ? "" : timesText(result),
		evidence: [
			...paragraph(/^(?:all|the) /.test(evidence) || evidence === "" ? sentence(evidence) : `${evidence}.`),
			...causes(result),
			...titledList("Changes that add up", addedUp(result), {
				most: MOST_ITEMS,
				what: "change"
			}),
			...paragraph(baselineText(result)),
			...titledList("This change loosens its own rules", told("rules"), {
				most: MOST_ITEMS,
				what: "warning"
			}),
			...paragraph(coverageLead(result)),
			...titledList("Failing statements", failureTexts(result).map((text) => name(text)), {
				most: MOST_ITEMS,
				what: "failing statement"
			}),
			...paragraph(durabilityTrade(result)),
			...paragraph(consequence(result)),
			...isSearching ? paragraph(SEARCHING) : []
		],
		advice: [
			...titledList("Not a fair comparison", told("unfair"), {
				most: MOST_ITEMS,
				what: "warning"
			}),
			...suggestionBlocks(result),
			...next(result)
		],
		lines: blamedLines(result),
		sections: [
			...changesSection(result),
			...upgradeSection(result),
			...statementsSection(result),
			...costsSection(result),
			...disksSection(result),
			...settingsSection(result),
			...section("warnings", [...others.length === 0 ? [] : [count(others.length, "warning")], ...risks.length === 0 ? [] : [count(risks.length, "known risk")]].join(" and "), list(others, {
				most: MOST_WARNINGS,
				what: "warning"
			}), list(risks, {
				most: MOST_ITEMS,
				what: "risk"
			})),
			...runSection(result),
			...serversSection(result)
		]
	};
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

export { plainText as C, dangerText as D, table as E, dangersOf as O, name as S, section as T, cut as _, relevantCost as a, left as b, sumOfLogs as c, isShown as d, judged as f, unevenDurability as g, asGains as h, figures as i, isDurabilityCode as k, sumOfTimes as l, newGroup as m, agreed as n, remainder as o, measured as p, extraTime as r, remainderFigures as s, makeReport as t, contrastOf as u, firstAndRest as v, right as w, list as x, isSpans as y };