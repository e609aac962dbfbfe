import { S as isUnpursued, g as isOfGain, x as isRefused } from "./scaled.js";
import { a as duration, d as range, f as rate, i as count, l as joinTexts, n as change, o as fineShare, p as share, r as changeAndRange, s as firstOf, t as bytes, u as milliseconds } from "./figures.js";
import { c as escapeInvisible, i as shorten, r as shellWords } from "./escape.js";
import { i as checkFailure, n as costsInCells, t as allRegressions } from "./gated-costs.js";
import { At as measuredPart, C as blamedCauses, Ct as against, Dt as settingLine, E as explainedCell, Et as lineOf$1, G as rankingParts, H as hasChain, J as failedText, K as saturationText, L as unmeasuredLine, M as nextStep, N as ratesOf, Ot as timesText, P as verdictText, Q as costLimit, R as untimelyText, S as PAGES, St as SEARCHING, Tt as consequence, U as levelComparisons, V as risksOf, W as partingTexts, X as costAmount, Y as failureTexts, _ as serversText, _t as alikeLinesText, a as peaksOf, b as baselineText, c as armOf, ct as figuresOf, d as workloadsOf, dt as revertText, et as isNew, f as worstFirst, ft as sentence, g as disturbedText, gt as whereOf, h as sharedServersText, ht as valueText, i as leadsOf, jt as refusalsOf, k as gainText, l as sameArm, lt as isUsedThere, m as secondCopyText, mt as sufficesText, n as fastestAt, o as serversByScenario, ot as causeVerdict, p as armNamer, pt as shownCauses, q as comparedStatements, r as gridsOf, s as winnersOf, t as comparesServers, tt as LABELS, u as shownScenarios, vt as alikeText, w as causeLines, wt as cellText, xt as scenarioText, y as baselineChangeLines, yt as kindNames } from "./services.js";
import { o as weightOf } from "./warnings.js";
import { b as isSameName } from "./setting.js";
import { c as name, d as right, f as section, h as titledList, l as paragraph, m as table, o as left, p as strong, r as figure, s as list, t as below } from "./report.js";
import { o as FALSE_COST, s as LEAST_COST_CHANGE, t as FALSE_STATEMENT } from "./statement-effects.js";
import { x as COST_NAMES } from "./workloads.js";
import { d as DECISIVE_VARIABLES, l as relevantShareOf, t as FALSE_BLAME, u as wayBackOf } from "./search.js";
import { r as sum } from "./vectors.js";
import { g as isUnmeasured } from "./comparison.js";
import { L as serverOfResult, N as familyOf, S as removedOption } from "./exercises.js";

// src/core/views/report/changed-lines.ts
const MOST_PLACES = 200;
const LONGEST_LINE = 120;
/**
* Diff of the changed lines. Lines to blame come first, because a view with little room cuts the end. Empty if no line
* changed in a scenario that regressed.
*/
function changedLines(result) {
	const { blamed, others } = linesToShow(result);
	const places = [...hunksOf(blamed).map((hunk) => ({
		...hunk,
		isToBlame: others.length > 0
	})), ...hunksOf(others).map((hunk) => ({
		...hunk,
		isToBlame: false
	}))].map(({ where, diff, isToBlame }) => ({
		heading: `@@ ${shorten(where, LONGEST_LINE)} @@${isToBlame ? " to blame" : ""}`,
		lines: diff.map((line) => shorten(line, LONGEST_LINE))
	}));
	return places.length === 0 ? [] : [{
		kind: "diff",
		places,
		limit: {
			most: MOST_PLACES,
			what: "changed line"
		}
	}];
}
function linesToShow(result) {
	const refusals = refusalsOf(result);
	const red = new Set([...refusals, ...allRegressions(result)].map(({ scenario }) => scenario));
	const changed = result.settings.filter(({ scenario }) => red.has(scenario));
	const isRefused = ({ after }) => refusals.some(({ lines }) => lines.some(({ file, line }) => after?.file === file && after.line === line));
	const blamed = [...changed.filter(isRefused).map((setting) => ofSetting(result, setting)), ...causesToShow(result).map((line) => ofCause(result, line))];
	const isShown = (one) => blamed.some(({ name, where }) => name === one.name && where === one.where);
	return {
		blamed,
		others: changed.map((setting) => ofSetting(result, setting)).filter((one) => !isShown(one))
	};
}
function causesToShow(result) {
	const isDefault = (name) => result.explanation?.defaults?.some((each) => isSameName(each.name, name)) === true;
	return blamedCauses(result).flatMap(({ settings }) => settings.filter(({ name }) => !isDefault(name)));
}
function hunksOf(lines) {
	return [...Map.groupBy(lines.toSorted((one, other) => one.line - other.line), ({ where }) => where)].map(([where, here]) => ({
		where,
		diff: [...new Set(here.flatMap(({ diff }) => diff))]
	}));
}
function ofCause(result, line) {
	const { name, before, after, place } = line;
	const old = before === null && place !== null ? [] : [`- ${lineOf(name, before)}`];
	const now = place === null ? [] : [`+ ${lineOf(name, after)}`];
	return {
		name,
		where: `${whereOf(result, line)}${alikeLinesText(result, result.explanation?.scenario ?? "")}`,
		line: place?.line ?? 0,
		diff: [...old, ...now]
	};
}
function ofSetting(result, setting) {
	const { name, before, after } = setting;
	const old = before === null ? [] : [`- ${lineOf(name, before.value ?? null)}`];
	const now = after === null ? [] : [`+ ${lineOf(name, after.value ?? null)}`];
	return {
		name,
		where: `${settingLine(setting)}${alikeLinesText(result, setting.scenario)}`,
		line: (after ?? before)?.line ?? 0,
		diff: [...old, ...now]
	};
}
/**
* Writes a setting as option files do, and a statement of SQL as it is. Only the first word of a name is written: the
* second one of performance-schema-instrument is the pattern, which its value already contains.
*/
function lineOf(name, value) {
	if (name.startsWith("sql[") && value !== null) return value;
	const [option = name] = name.split(" ");
	return value === null ? option : `${option} = ${value}`;
}

// src/core/views/report/changes-section.ts
const MOST_ROWS$1 = 20;
function changesSection(result) {
	const { comparisons, cells } = result;
	const changed = comparisons.filter(({ verdict, low, high }) => verdict !== "pass" || high < 0 || low > 0);
	const rows = [...worstFirst(changed), ...comparisons.filter((each) => !changed.includes(each))];
	const labelOf = armNamer(result.plan);
	const isSeveral = (key) => new Set(comparisons.map(key)).size > 1;
	return section("changes", "Changes in QPS", table("Changes in QPS", rows, [
		isSeveral(({ scenario }) => scenario) && left("scenario", ({ scenario }) => name(scenarioText(result, scenario))),
		isSeveral((each) => against(each)) && left("against", (each) => name(against(each))),
		left("workload", ({ workload }) => name(workload)),
		right("threads", ({ threads }) => threads === 0 ? "" : String(threads)),
		right("change", (each) => strong(change(each.change))),
		right("95% interval", range),
		left("verdict", outcome),
		comparisons.some(({ tolerance }) => tolerance !== null) && right("limit", ({ tolerance, toleranceFrom }) => tolerance === null ? "–" : [
			`${share(tolerance)} (`,
			name(toleranceFrom),
			")"
		]),
		right("QPS", (each) => {
			const both = ratesOf(result, each);
			return both === void 0 ? "" : `${rate(both.before)} → ${rate(both.now)}`;
		})
	], {
		most: MOST_ROWS$1,
		what: "comparison"
	}), comparisons.length > 0 ? [] : table("QPS", cells.filter(({ revision }) => revision === "head"), [
		left("scenario", (cell) => name(labelOf(cell))),
		left("workload", ({ workload }) => name(workload)),
		right("threads", ({ threads }) => String(threads)),
		right("QPS", ({ qps }) => rate(qps)),
		right("p95 ms", ({ latencyMs }) => figure(latencyMs.p95, milliseconds))
	], {
		most: MOST_ROWS$1,
		what: "comparison"
	}));
}
function placeOf(comparison) {
	return [
		name(comparison.scenario),
		" against ",
		name(against(comparison)),
		`, ${cellText(comparison)}`
	];
}
function outcome(comparison) {
	const { verdict, label, confirmed } = comparison;
	const text = LABELS[label];
	if (verdict === "pass" || verdict === "measured" || isUnpursued(comparison)) return {
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
/** Costs of a change other than QPS: those that differ significantly, and those that did not pass their limit. */
const LIMIT$3 = {
	most: 20,
	what: "figure"
};
/** Factor from which on a change is shown as a multiple, "× 326", because larger percentages are hard to read. */
const MANY_TIMES = 10;
function costsSection(result) {
	const cells = result.comparisons.filter((each) => !isRefused(each));
	const differing = costsInCells(result).filter(({ cost }) => isShown(cost)).toSorted((one, other) => costSize(other.cost) - costSize(one.cost));
	const amount = (cost, side) => figure(cost[side], (value) => costAmount(cost.cost, value));
	const rare = `Without a real change, this table is empty in ${Math.round(100 * (1 - FALSE_COST))} of 100 runs.`;
	const figures = table("Other costs", differing, [
		left("per transaction", ({ cost }) => COST_NAMES[cost.cost]),
		cells.length > 1 && left("in", ({ comparison }) => placeOf(comparison)),
		right("before", ({ cost }) => amount(cost, "before")),
		right("now", ({ cost }) => amount(cost, "now")),
		right("change", ({ cost }) => strong(isNew(cost) ? "new" : changeOrTimes(cost.change))),
		right("95% interval", ({ cost }) => isNew(cost) ? "–" : intervalOf(cost)),
		differing.some(({ cost }) => cost.gated !== void 0) && left("verdict", ({ cost }) => verdictOf(cost))
	], LIMIT$3);
	const about = `Costs that changed by ${share(LEAST_COST_CHANGE)} or more. ${rare}`;
	return section("costs", "Other costs", below(about, figures));
}
function changeOrTimes(value) {
	return 1 + value < MANY_TIMES ? change(value) : `× ${rate(1 + value)}`;
}
function intervalOf(cost) {
	if (1 + cost.change < MANY_TIMES) return range(cost);
	return [cost.low, cost.high].map((value) => `× ${rate(1 + value)}`).join(" … ");
}
function isShown({ differs, gated }) {
	return differs || gated !== void 0 && gated.verdict !== "pass";
}
function verdictOf(cost) {
	const { gated } = cost;
	if (gated === void 0) return "not gated";
	const { verdict, label } = gated;
	return [{
		kind: "verdict",
		verdict,
		text: verdict === "pass" ? "within limit" : verdict === label ? verdict : `${verdict}: ${label}`
	}, ` (${costLimit({
		cost,
		gated
	})})`];
}
/** Size of a change, to sort by. It is logarithmic, so that halving a cost counts as much as doubling it. */
function costSize(cost) {
	return Math.abs(Math.log1p(Math.max(-.999999, cost.change)));
}

// src/core/views/report/grid-section.ts
/**
* All loads by number of threads: the fastest server at each if servers are compared, then QPS and p99 of every
* scenario.
*/
/** Maximum number of columns in one table, because a page has no room for more. */
const MOST_COLUMNS$1 = 10;
const MOST_SCENARIOS = 60;
const MOST_NAMED = 8;
/**
* The fastest server at each number of threads. Empty unless different servers were compared at several numbers of
* threads, because readers look for the fastest one only then.
*/
function servicesSection(result) {
	if (!comparesServers(result)) return [];
	const servers = serversByScenario(result);
	const blocks = gridsOf(result).flatMap((grid) => [
		...paragraph(winnersText(grid, winnersOf(grid, result.study))),
		...paragraph(peaksText(grid, peaksOf(grid))),
		...leadsOf(grid, servers).slice(0, 1).flatMap((lead) => leadBlocks(grid, lead))
	]);
	return section("services", "Fastest server by threads", blocks);
}
function winnersText({ workload }, winners) {
	const texts = winners.map(({ threads, scenarios }) => {
		return `at ${threads.length === 1 ? threads[0] : `${threads[0]} to ${threads.at(-1)}`} ${threads.at(-1) === 1 ? "thread" : "threads"}: ${firstOf(shortNames(scenarios), MOST_NAMED, " ≈ ")}`;
	});
	return texts.length === 0 ? "" : `${shorten(workload)}, winner ${texts.join("; ")}.`;
}
function peaksText({ workload }, peaks) {
	const texts = peaks.map(({ scenario, qps, threads }, nth) => `${shorten(scenario)} ${rate(qps)} at ${threads}${nth > 0 ? "" : threads === 1 ? " thread" : " threads"}`);
	return texts.length === 0 ? "" : `${shorten(workload)}, peak: ${firstOf(texts, MOST_NAMED, "; ")}.`;
}
function shortNames(names) {
	return names.map((one) => shorten(one));
}
function leadBlocks({ workload }, { scenario, others, rows, averages }) {
	const all = [...rows.map(({ threads, changes }) => ({
		title: String(threads),
		changes
	})), {
		title: "average",
		changes: averages
	}];
	const text = `QPS of ${shorten(scenario)} against each other server in ${shorten(workload)}, A / B − 1; on average, of the geometric mean of A / B:`;
	const more = others.length - MOST_COLUMNS$1;
	return [...below(text, table(`${scenario} against each other server`, all, [left("threads", ({ title }) => title), ...others.slice(0, MOST_COLUMNS$1).map((other, nth) => right(name(other), ({ changes }) => figure(changes[nth], change)))])), ...paragraph(more > 0 ? `${count(more, "slower server")} in result.json.` : "")];
}
function gridSection(result) {
	const isOfServers = comparesServers(result);
	const servers = serversByScenario(result);
	return section("grid", "QPS and p99 by threads", gridsOf(result).flatMap((grid) => {
		const more = grid.scenarios.length - MOST_SCENARIOS;
		const leads = isOfServers && grid.scenarios.length <= MOST_COLUMNS$1 ? leadsOf(grid, servers).slice(1) : [];
		return [
			...gridBlocks("QPS", grid, isOfServers ? markedRates(result, grid) : ({ qps }) => rate(qps)),
			...grid.cells.some(({ latencyMs: { p99 } }) => (p99 ?? 0) > 0) ? gridBlocks("p99 ms", grid, ({ latencyMs: { p99 } }) => figure(p99 === 0 ? null : p99, milliseconds)) : [],
			...paragraph(more > 0 ? `${count(more, "more scenario")} in result.json.` : ""),
			...leads.length === 0 ? [] : [{
				kind: "details",
				title: `Leads of the other servers in ${shorten(grid.workload)}`,
				blocks: leads.flatMap((lead) => leadBlocks(grid, lead))
			}]
		];
	}));
}
/** Splits a table of many scenarios into several, because a page has room for only a few columns. */
function gridBlocks(what, grid, text) {
	return columnsOf(grid.scenarios).flatMap((some) => below(`${what}, ${shorten(grid.workload)}:`, table(`${what} of ${grid.workload} by threads`, grid.threads, [left("threads", String), ...some.map((scenario) => right(name(scenario), (threads) => {
		const cell = grid.cell(scenario, threads);
		return cell === void 0 ? figure(void 0, rate) : text(cell);
	}))])));
}
/** Marks the fastest scenarios and each server's peak, so that readers find them among many figures. */
function markedRates({ study }, grid) {
	const winners = new Map(grid.threads.map((threads) => [threads, fastestAt(grid, threads, study)]));
	const peaks = new Map(peaksOf(grid).map(({ scenario, threads }) => [scenario, threads]));
	return ({ scenario, threads, qps }) => {
		const text = `${rate(qps)}${peaks.get(scenario) === threads ? " (peak)" : ""}`;
		return winners.get(threads)?.includes(scenario) ? strong(text) : text;
	};
}
/** Splits scenarios into parts of about equal size, so that no table has a single column left over. */
function columnsOf(scenarios) {
	const shown = scenarios.slice(0, MOST_SCENARIOS);
	const parts = Math.ceil(shown.length / MOST_COLUMNS$1);
	const most = Math.ceil(shown.length / parts);
	return Array.from({ length: parts }, (_, nth) => shown.slice(nth * most, (nth + 1) * most));
}

// src/core/views/report/queries-section.ts
/** Analytical queries: seconds on both sides, and the factor between them. */
/** Factors below 10 have two decimals, because a few per cent matter there. */
const TIMES = 10;
/** Factor at which intervals are cut: one that reaches beyond it only says that anything is possible. */
const MOST_TIMES = 1e3;
/** Times of long queries, which people compare by time, not by QPS. Empty if no workload is a single long query. */
function queriesSection(result) {
	const names = result.plan.cells.flatMap(({ workload }) => workload.isAnalytical === true ? workload.name : []);
	const queries = [...new Set(names)];
	const compared = result.comparisons.filter((each) => queries.includes(each.workload) && !isRefused(each));
	const groups = Map.groupBy(compared, ({ rule, scenario, reference }) => JSON.stringify([
		rule,
		scenario,
		reference
	]));
	return section("queries", "Time per query", ...[...groups.values()].map((group) => {
		const [first] = group;
		const title = first === void 0 ? "" : `${scenarioText(result, first.scenario)} against ${against(first)}`;
		const inOrder = group.toSorted((one, other) => queries.indexOf(one.workload) - queries.indexOf(other.workload));
		const isAtSeveral = new Set(group.map(({ threads }) => threads)).size > 1;
		return below([name(title), ":"], [...table(title, inOrder, [
			left("query", ({ workload }) => name(workload)),
			isAtSeveral && right("threads", ({ threads }) => String(threads)),
			right("seconds", (each) => secondsText(result, each)),
			right("times as fast", (each) => strong(times(each.change))),
			right("95% interval", ({ low, high }) => `${times(low)} … ${times(high)}`)
		])]);
	}));
}
/** Seconds of one execution on both sides. A query is a whole transaction, so its time is threads divided by QPS. */
function secondsText(result, comparison) {
	const rates = ratesOf(result, comparison);
	if (rates === void 0) return "–";
	return [rates.before, rates.now].map((qps) => `${rate(comparison.threads / qps)} s`).join(" → ");
}
function times(change) {
	const factor = 1 + change;
	if (factor > MOST_TIMES) return `over ${rate(MOST_TIMES)}`;
	return factor < TIMES ? factor.toFixed(2) : rate(factor);
}

// src/core/views/report/run-section.ts
/** Maximum length of a command in characters. Nobody would paste a longer one, so the report refers to result.json. */
const LONGEST_COMMAND = 2e3;
function runSection(result) {
	return section("run", result.reproduce.length === 0 ? "The run" : "The run, and how to repeat it", paragraph(sentence(sharedServersText(result))), paragraph(groupsText(result)), paragraph(reachText(result)), paragraph(twinText(result)), paragraph(disturbedText(result)), paragraph(awakeText(result)), paragraph(`The run took ${timesText(result)}.`), paragraph(originText(result)), result.reproduce.length === 0 ? [] : [{
		kind: "code",
		language: "sh",
		lines: [reproduceCommand(result)]
	}]);
}
/** Tells readers that some scenarios never ran side by side, so their comparison goes through the control. */
function groupsText({ plan: { groups = [], rules, arms } }) {
	if (groups.length < 2 || !rules.includes("control")) return "";
	const control = shorten(arms[0].scenario.name);
	return `Memory did not hold all servers at once, so scenarios were measured in ${count(groups.length, "group")}, one after the other, each with ${control}: scenarios of different groups are compared through it.`;
}
function reachText({ comparisons }) {
	const reach = comparisons.flatMap(({ detectable }) => detectable ?? []);
	if (reach.length === 0) return "";
	const [least, most] = [Math.min(...reach), Math.max(...reach)].map(share);
	return `This run could miss slowdowns below ${most}${least === most ? "" : `, and in its most precise comparison below ${least}`}.`;
}
/** Shows by how much two equal servers differed, so that readers see the noise of the run. */
function twinText(result) {
	const { twin } = result;
	const [worst] = twin.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
	if (worst === void 0) return "";
	const apart = twin.filter(({ low, high }) => low > 0 || high < 0).length;
	const differing = `differed by ${changeAndRange(worst)} at most, in ${cellText(worst)}`;
	const chance = apart === 0 ? "no more than chance explains" : `more than its interval in ${apart} of ${count(twin.length, "comparison")}, as about one in twenty does by chance`;
	return `Two equal servers (${secondCopyText(result)}) ${differing}: ${chance}.`;
}
/** Names the cells whose idle CPUs were kept awake, because figures differ where CPUs fall asleep. */
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
/** The command that repeats the measurement in the same order, on one line and quoted, so that it can be pasted. */
function reproduceCommand({ reproduce }) {
	const command = `qpsgate run ${shellWords(reproduce)}`;
	return command.length <= LONGEST_COMMAND ? command : `# the command has ${command.length} characters, see "reproduce" in result.json`;
}

// src/core/performance-schema/abilities.ts
/**
* The diagnostic abilities of the published Performance Schema studies. Their keys must not change, because they are in
* result.json.
*/
/** Each title completes "shows …". */
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
const ABILITIES = Object.entries(TITLES).map(([key, title]) => ({
	key,
	title
}));

// src/core/wording/base-options-text.ts
const REASONS = {
	"servers-compared": "because servers are compared",
	"server-changed": "because the server itself changes",
	"durability-changed": "because the change concerns what a commit promises",
	"logs-changed": "because the change concerns the redo log or the binary log"
};
/** Example: "servers: their own defaults where files are silent, because servers are compared". */
function ownDefaultsText(reason) {
	return `servers: their own defaults where files are silent, ${REASONS[reason]}`;
}
function testOptionsText(ownDefaults) {
	return ownDefaults === null ? "Where a configuration is silent, the test set these for every server, so that figures are steady:" : `Where a configuration is silent, servers had their own defaults, ${REASONS[ownDefaults]}; the test set only what clients and the test data need:`;
}

// src/core/views/report/capacity-part.ts
const WHAT_IT_IS = "A unit of CPU capacity is 10,000 checksums (CRC32) a second, counted inside each server with all of its CPUs busy; QPS per unit are those of the peak:";
/**
* A row for each server and workload. Empty if all servers have the same computing power, or if the power is unknown,
* because the rows would then explain nothing.
*/
function capacityPart(result, shown) {
	if (new Set(shown.map(({ cpuCapacity }) => cpuCapacity)).size < 2) return [];
	const workloads = workloadsOf(result);
	const rows = shown.flatMap((server) => workloads.map((workload) => {
		const cells = result.cells.filter((cell) => sameArm(cell, armOf(server)) && cell.workload === workload);
		return {
			...server,
			workload,
			peak: peakOf(cells)
		};
	}));
	const perUnit = ({ peak, cpuCapacity }) => peak && cpuCapacity && peak.qps / cpuCapacity;
	return below(WHAT_IT_IS, table("CPU capacity", rows, [
		left("scenario", ({ label }) => label),
		right("CPU capacity", ({ cpuCapacity }) => figure(cpuCapacity, rate)),
		right("QPS per unit", (row) => figure(perUnit(row), rate)),
		right("peak QPS", ({ peak }) => figure(peak?.qps, rate)),
		workloads.length > 1 && left("workload", ({ workload }) => name(workload)),
		right("threads", ({ peak }) => figure(peak?.threads, String))
	]));
}
function peakOf(cells) {
	return cells.toSorted((one, other) => other.qps - one.qps)[0];
}

// src/core/views/report/servers-section.ts
const MARKS$1 = {
	full: "●",
	partial: "◐",
	none: "○"
};
/** Maximum number of variables, because a new version alone changes more variables than anybody reads. */
const MOST_VARIABLES = 60;
const MOST_ALIKE = 300;
const MOST_KINDS = 100;
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
	]), capacityPart(result, shown), testOptions(shown, result.ownDefaults ?? null), instrumentsPart(shown), insight(shown.filter((server) => Object.keys(server.insight).length > 0)), variables(shown), alike(result));
}
/** Servers to which the test added the same options share a line, so that readers see only differences. */
function testOptions(shown, ownDefaults) {
	const sets = shown.flatMap(({ label, testOptions: set }) => set === void 0 ? [] : [{
		label,
		set: [...set]
	}]);
	const groups = [...Map.groupBy(sets, ({ set }) => set.toSorted().join("\n")).values()];
	const listed = (spans) => spans.flatMap((span) => [", ", span]).slice(1);
	const lines = groups.map((same) => {
		const names = listed((same[0]?.set ?? []).map((option) => name(option)));
		return groups.length === 1 ? names : [
			...listed(same.map(({ label }) => label)),
			": ",
			...names
		];
	});
	return below(testOptionsText(ownDefaults), list(lines));
}
function alike(result) {
	const items = kindNames(result).map(([first = "", ...others]) => {
		const named = others.slice(0, MOST_ALIKE).flatMap((one) => [", ", name(one)]).slice(1);
		const more = others.length - MOST_ALIKE;
		return [
			name(first),
			": ",
			...named,
			more > 0 ? ` and ${more} more in result.json` : ""
		];
	});
	return below("Measured for others that are alike:", list(items, {
		most: MOST_KINDS,
		what: "kind"
	}));
}
/**
* What the Performance Schema of each server collects, because collecting costs speed; empty if all servers collect the
* same.
*/
function instrumentsPart(shown) {
	const rows = shown.flatMap(({ label, collected: collection }) => collection === void 0 ? [] : [{
		label,
		collection
	}]);
	if (new Set(rows.map(({ collection }) => JSON.stringify(collection))).size < 2) return [];
	const instrumentsOf = ({ instruments }) => {
		const classes = Object.values(instruments);
		return [sum(classes.map(([on]) => on)), sum(classes.map(([, all]) => all))];
	};
	const lists = rows.map(({ label, collection }) => {
		const names = collection.consumers.flatMap((one) => [", ", name(one)]).slice(1);
		const classes = Object.entries(collection.instruments).filter(([, [on]]) => on > 0).flatMap(([prefix, [on, all]]) => [
			", ",
			name(prefix),
			` ${ofAll(on, all)}`
		]).slice(1);
		const none = ["none"];
		return [
			label,
			": consumers: ",
			...names.length > 0 ? names : none,
			"; instruments: ",
			...classes.length > 0 ? classes : none
		];
	});
	return below("On in Performance Schema, as the servers say:", [...table("Consumers and instruments", rows, [
		left("scenario", ({ label }) => label),
		right("consumers", ({ collection }) => ofAll(collection.consumers.length, collection.allConsumers)),
		right("instruments", ({ collection }) => ofAll(...instrumentsOf(collection)))
	]), {
		kind: "details",
		title: "Names of consumers, and instruments by class",
		blocks: list(lists)
	}]);
}
function ofAll(on, all) {
	if (on === 0) return "none";
	return on === all ? "all" : `${on.toLocaleString("en-US")} of ${all.toLocaleString("en-US")}`;
}
/** Diagnostic abilities of each server. Those that no server has are left out: rows of empty circles say nothing. */
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

// src/core/views/report/settings-section.ts
const LIMIT$2 = {
	most: 20,
	what: "row"
};
const MOST_ITEMS$1 = 8;
const MOST_NAMES = 12;
const LONGEST_VALUE = 40;
const LONGEST_MESSAGE$1 = 400;
const KINDS = {
	"to blame": "regressed",
	innocent: "pass",
	inconclusive: "inconclusive",
	needed: "inconclusive",
	"not measured": "inconclusive"
};
/** Words for causes of a gain, because nothing is "to blame" for a gain. */
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
	const isSearched = result.causes.some(({ kind }) => kind !== "verdict");
	const effect = isOfGain(explanation) ? "gain" : "cost";
	const title = isMeasured ? `${isOfGain(explanation) ? "Gain" : "Cost"} of each setting` : "Changed settings";
	return section("settings", title, explanation === null ? [] : paragraph(measuredText(explanation, isSearched)), table(title, explanation?.defaults === void 0 && mended.length === 0 ? rowsOf(result) : [], [
		left("setting", settingsCell),
		left("where", placesCell),
		isMeasured && right(`${effect} (95% interval)`, costCell),
		explanation !== null && left("verdict", (row) => verdictCell(row, explanation))
	], LIMIT$2), ...explanation === null ? [] : [isSearched ? paragraph(ruleText(explanation)) : [], defaultsTable(explanation)], isSearched ? paragraph(unusedText(result)) : [], paragraph(effectText(result)), titledList("What was measured", byCoverage.map((each) => name(`${each.file}:${each.line}: ${each.name} ${each.message}`, LONGEST_MESSAGE$1)), {
		most: MOST_ITEMS$1,
		what: "setting"
	}));
}
/** Names the settings that the load is not known to use, because they are unlikely causes. */
function unusedText(result) {
	const names = result.causes.flatMap(({ settings }) => settings).filter((line) => !isUsedThere(result, line)).map((line) => shorten(line.name));
	return names.length === 0 ? "" : `This load is not known to use ${firstOf([...new Set(names)], MOST_NAMES)}.`;
}
/** Says which settings need a restart, because that decides how a change can be rolled out. */
function effectText({ settings }) {
	const textOf = (wanted, what) => {
		const names = settings.flatMap(({ name: setting, takesEffect }) => takesEffect === wanted ? shorten(setting) : []);
		return names.length === 0 ? "" : `${what}: ${firstOf([...new Set(names)], MOST_NAMES)}.`;
	};
	const restarted = textOf("start", "Needs a restart of the server (static on RDS)");
	return joinTexts([restarted, textOf("live", "Can be set while the server runs")], " ");
}
function settingsCell({ settings, cause }) {
	return joinInline(settings.map((setting) => [weightedSpan(name(setting.name), cause), ...valueSpans(setting)]), cause?.kind === "either" || cause?.kind === "all" ? " + " : ", ");
}
function placesCell({ places }) {
	return joinInline([...new Set(places)].map((place) => name(place)), ", ");
}
/**
* Rows of the table of settings. Causes that ask the reader to act come first, because a view with little room cuts the
* end; changed settings that no cause names come last.
*/
function rowsOf(result) {
	const missed = new Set(result.coverage.filter(isUnmeasured).map((covered) => covered.name));
	const causes = result.causes.filter(({ verdict, settings }) => verdict === "to blame" || !settings.every((setting) => missed.has(setting.name)));
	return [...shownCauses(causes, result.explanation).map((cause) => {
		const { settings } = cause;
		return {
			settings,
			places: settings.map((setting) => whereOf(result, setting)),
			cause
		};
	}), ...settingsOutsideCauses(result).map(rowWithoutCause)];
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
		cause: void 0
	};
}
function settingsOutsideCauses({ explanation, causes, settings }) {
	if (explanation?.rule !== "base") return settings;
	const explained = causes.flatMap((cause) => cause.settings);
	const isExplained = ({ name, after }) => explained.some((each) => each.name === name || each.place !== null && isSameLine(each.place, after));
	return settings.filter((setting) => setting.scenario !== explanation.scenario || !isExplained(setting));
}
function isSameLine(one, other) {
	return one.file === other?.file && one.line === other.line;
}
const ENDS = {
	decided: "",
	"out of time": "; incomplete because the time ran out: --explain-budget gives more",
	"nothing to compare": "; incomplete because servers completed too little to compare"
};
function measuredText({ end, seconds, ...explained }, isSearched) {
	const where = explainedCell(explained);
	if (!isSearched) return `Only one changed line affects speed, so the whole change is its cost: ${where}.`;
	return `Measured in ${where}, for ${duration(seconds)} on servers that each lacked one of these lines${ENDS[end]}.`;
}
/** States the rule by which settings are blamed, so that readers can check the verdicts in the table. */
function ruleText(explanation) {
	const { whole, cost } = explanation;
	const surely = `(${share(1 - FALSE_BLAME)} confidence over all settings)`;
	if (cost !== void 0) return `To blame: raises the ${COST_NAMES[cost]} ${surely}.`;
	const isGain = isOfGain(explanation);
	const least = `${share(relevantShareOf(isGain ? wayBackOf(whole.change) : whole.change))} ${surely}`;
	return isGain ? `Gains: without it the change gains at least ${least} less. Inconclusive: may bring as much.` : `To blame: without it the change regains at least ${least}. Inconclusive: may regain as much.`;
}
/** Lists variables whose default differs between the two versions, because no changed line of a file shows them. */
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
/** A changed default. A list of switches is reduced to those that differ, because the others would hide them. */
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
function weightedSpan(text, cause) {
	return cause?.verdict === "to blame" ? strong(text) : text;
}
function costCell({ cause }) {
	const figures = cause && figuresOf(cause);
	return weightedSpan(figures === void 0 ? "–" : changeAndRange(figures), cause);
}
function verdictCell({ cause }, explanation) {
	if (cause === void 0) return "–";
	const isToBlame = cause.verdict === "to blame";
	const isGain = isOfGain(explanation);
	const mark = {
		kind: "verdict",
		verdict: isGain && isToBlame ? "pass" : KINDS[cause.verdict],
		text: (isGain ? GAINS[cause.verdict] : void 0) ?? causeVerdict(cause)
	};
	const how = isGain ? sufficesText(cause) : revertText(cause);
	return isToBlame ? [strong(mark), how === "" ? "" : `, ${shorten(how, LONGEST_MESSAGE$1)}`] : mark;
}
/** The value of a setting, with a space in front, so that it can follow a name; empty if there is no value. */
function valueSpans(setting) {
	const text = valueText(setting, (value) => shorten(value, LONGEST_VALUE));
	return text === "" ? [] : [` ${text}`];
}
function joinInline(items, separator) {
	const more = items.length - MOST_NAMES;
	return [...items.slice(0, MOST_NAMES).flatMap((item, nth) => [...nth === 0 ? [] : [separator], item].flat()), more > 0 ? ` and ${more} more` : ""];
}

// src/core/views/report/statements-section.ts
/** Statements of a user's workload whose time changed, and how the server executes them. */
const LIMIT$1 = {
	most: 20,
	what: "statement"
};
/** Maximum number of statements that are shown with their text and execution plans, because these are long. */
const MOST_SHOWN = 8;
const CODE_LIMIT = {
	most: 40,
	what: "line"
};
const WORSE = {
	slower: "regressed",
	added: "inconclusive"
};
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
function isChanged({ verdict }) {
	return verdict !== "no change" && verdict !== "too rare";
}
/** Shows how the server executed the statement before and does now, because a changed plan often explains its time. */
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

// src/core/views/report/study-section.ts
/**
* A sweep as an author would publish it: the cost of each scenario in each workload, at the load at which they are
* ranked.
*/
const MOST_ROWS = 24;
const MOST_LOADS = 60;
const MOST_PARTINGS = 6;
/** Maximum number of columns with figures, because a page has no room for more. */
const MOST_COLUMNS = 6;
/**
* The order of scenarios, the loads that it holds for, and the matrix. Empty if the sweep has limits and so a verdict,
* because `studySection` then shows all of this in a section of its own.
*/
function studyEvidence(result) {
	return result.verdict === "measured" ? studyParts(result) : [];
}
/** The order and the matrix for a sweep with limits. Empty if there are too few scenarios to order. */
function studySection(result) {
	return result.verdict !== "measured" && hasOrder(result) ? section("study", "The order of scenarios", studyParts(result)) : [];
}
/**
* Whether there are at least three scenarios, counting the control. With two, the comparison itself shows the order.
*/
function hasOrder({ study }) {
	return (study?.ranking.length ?? 0) > 2;
}
function studyParts(result) {
	const { study } = result;
	const isOne = levelComparisons(result).length === 1;
	return [
		...isOne ? [] : orderParts(result),
		...paragraph(saturationText(result)),
		...list(partingTexts(result).map((text) => sentence(text)), {
			most: MOST_PARTINGS,
			what: "finding"
		}),
		...study === null || isOne ? [] : below(strong(`${titleOf(study)}:`), matrix(result, study))
	];
}
function orderParts(result) {
	const order = rankingParts(result).flatMap(({ name: scenario, sign }) => [name(scenario), sign]);
	if (order.length === 0) return [];
	return paragraph([
		strong("Fastest first:"),
		" ",
		...order,
		hasChain(result) ? " (≈ is between neighbours only)" : ""
	]);
}
function loadsSection(result) {
	const { study } = result;
	if (study === null || result.verdict !== "measured" && !hasOrder(result)) return [];
	const cells = result.cells.filter(({ revision, ...cell }) => revision === "head" && study.levels.some((level) => isAt(level, cell)));
	return section("loads", "QPS, latency and CPU at these loads", absolute(result, cells));
}
function isAt(level, { workload, threads }) {
	return workload === level.workload && threads === level.threads;
}
/** The title names the threads if they are the same for all workloads; otherwise each column does. */
function titleOf({ control, levels: [first, ...others] }) {
	return `Change in QPS against ${control}${first !== void 0 && others.every(({ threads }) => threads === first.threads) ? `, at ${count(first.threads, "thread")}` : ""}`;
}
/** Rows are scenarios and columns are workloads, unless a page has no room for that many columns. */
function matrix(result, study) {
	const { levels, ranking, control } = study;
	const compared = levelComparisons(result);
	const scenarios = [...ranking, ...compared].map(({ scenario }) => scenario);
	const rows = [.../* @__PURE__ */ new Set([...scenarios, control])].toReversed();
	const isOneLevel = new Set(levels.map(({ threads }) => threads)).size === 1;
	const titleAt = ({ workload, threads }) => isOneLevel ? name(workload) : [name(workload), ` at ${threads}`];
	const cellAt = (scenario, level) => {
		if (scenario === control) return "control";
		const cell = compared.find((each) => each.scenario === scenario && isAt(level, each));
		return cell === void 0 ? "–" : [strong(change(cell.change)), ` (${range(cell)})`];
	};
	if (levels.length > MOST_COLUMNS) {
		const others = rows.filter((scenario) => scenario !== control);
		return [...table("Change in QPS by scenario", levels, [left("workload", titleAt), ...others.slice(0, MOST_COLUMNS).map((one) => right(name(one), (level) => cellAt(one, level)))], {
			most: MOST_ROWS,
			what: "workload"
		}), ...paragraph(others.length > MOST_COLUMNS ? `${count(others.length - MOST_COLUMNS, "more scenario")} in result.json, which cost less.` : "")];
	}
	const serverOf = (scenario) => result.scenarios.find((each) => each.name === scenario && each.revision === "head");
	const servers = rows.flatMap((scenario) => serverOf(scenario) ?? []);
	return table("Change in QPS by workload", rows, [
		left("scenario", (scenario) => name(scenario)),
		...levels.map((level) => right(titleAt(level), (scenario) => cellAt(scenario, level))),
		servers.some(({ memory }) => memory.residentBytes !== null) && right("memory", (scenario) => figure(serverOf(scenario)?.memory.residentBytes, bytes)),
		servers.some(({ insight }) => Object.keys(insight).length > 0) && left("shows", (scenario) => abilitiesText(serverOf(scenario)))
	], {
		most: MOST_ROWS,
		what: "scenario"
	});
}
function abilitiesText(server) {
	const extents = ABILITIES.map(({ key }) => server?.insight[key] ?? "none");
	const [full, partial] = ["full", "partial"].map((of) => extents.filter((extent) => extent === of).length);
	return full === 0 && partial === 0 ? "○" : [full === 0 ? "" : `${full} ●`, partial === 0 ? "" : `${partial} ◐`].join(" ").trim();
}
function absolute(result, cells) {
	const rows = cells.toSorted((one, other) => orderOf(result, one) - orderOf(result, other));
	return table("QPS, latency and CPU", rows, [
		left("scenario", ({ scenario }) => name(scenario)),
		left("load", (cell) => name(cellText(cell))),
		right("QPS", ({ qps }) => rate(qps)),
		right("p95 ms", ({ latencyMs }) => figure(latencyMs.p95, milliseconds)),
		right("p99 ms", ({ latencyMs }) => figure(latencyMs.p99, milliseconds)),
		right("CPU µs a query", ({ cpuMicrosPerQuery }) => figure(cpuMicrosPerQuery, rate))
	], {
		most: MOST_LOADS,
		what: "row"
	});
}
/** Sort key: by workload, and within a workload by rank, so that rows have the order of the matrix. */
function orderOf({ study }, { workload, scenario }) {
	const levels = study?.levels ?? [];
	const ranking = study?.ranking ?? [];
	const place = ranking.findIndex((each) => each.scenario === scenario);
	return levels.findIndex((level) => level.workload === workload) * (ranking.length + 1) + place;
}

// src/core/views/report/upgrade-section.ts
const LIMIT = {
	most: 30,
	what: "row"
};
const LONGEST_TEXT = 200;
const PROGRAMS = ["image", "binary"];
/**
* Section about a new version. Empty unless causes were sought between two versions, or the new one refuses options.
*
* @param mended refusals of options that qpsgate replaced by their successors, so that the rest could be measured
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
		const { settings, cause } = row;
		const [setting] = settings;
		const isProgram = setting !== void 0 && PROGRAMS.includes(setting.name);
		const option = refused.find((each) => setting?.place === null && isSameName(each.name, setting.name));
		const isNamedThere = refused.some(({ file, line }) => setting?.place?.file === file && setting.place.line === line);
		if (cause === void 0 && isNamedThere) return [];
		const text = name(unmeasuredText(result, setting, server, option !== void 0), LONGEST_TEXT);
		return {
			what: isProgram ? "the new program" : settingsCell(row),
			where: option === void 0 ? placesCell(row) : name(lineOf$1(option)),
			cost: costCell(row),
			verdict: cause !== void 0 && explanation !== null ? verdictCell(row, explanation) : option === void 0 ? text : [
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
		right("change (95% interval)", ({ cost }) => cost),
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
/** Says what became of an option that has no figures, because the search for causes did not measure it alone. */
function unmeasuredText({ settings }, setting, now, isRefused) {
	const server = now && serverOfResult(now);
	if (setting === void 0 || server === void 0) return "";
	if (setting.place !== null) return "not measured by itself";
	const removal = removedOption(setting.name.replaceAll("-", "_"), familyOf(server.product).fork, server.version);
	if (removal === void 0) return isRefused ? "left out" : "no longer set";
	const { removed, instead } = removal;
	const successor = settings.find((each) => each.after !== null && each.name.replaceAll("-", "_") === instead);
	if (instead === void 0) return `gone in ${removed}, without a successor`;
	return `gone in ${removed}: ${instead}, ${successor === void 0 ? "not set" : `now ${successor.after?.value ?? "set"}`}`;
}
/** Rows of statements. They include statements that fail now: a new version may refuse what the old one executed. */
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
	"not-measured": "⚪",
	measured: "📊"
};
/** Maximum number of causes in the first lines of a comment; the section about settings has the other causes. */
const MOST_CAUSES = 3;
const MOST_ITEMS = 10;
const MOST_BESIDE = 5;
const MOST_WARNINGS = 30;
const LONGEST_MESSAGE = 400;
/** @param isSearching whether the search for causes still runs, so that the report says that more will follow */
function makeReport(whole, isSearching = false) {
	const { title, evidence } = verdictText(whole);
	const refusals = refusalsOf(whole);
	const mended = refusals.every(({ isMeasured }) => isMeasured) ? refusals.filter(({ kind }) => kind === "start") : [];
	const result = measuredPart(whole);
	return {
		name: result.suite.name,
		verdict: result.verdict,
		mark: checkFailure(whole) === void 0 ? MARKS[result.verdict] : MARKS.regressed,
		title,
		subject: serversText(result),
		times: result.measuredSeconds === 0 ? "" : timesText(result),
		evidence: [
			...paragraph(/^(?:all|another|both|geometric|limits|matters|no|our|qpsgate|test|the|what|with) /.test(evidence) || evidence === "" ? sentence(evidence) : `${evidence}.`),
			...studyEvidence(result),
			...refusals.filter((each) => !mended.includes(each)).flatMap((refusal) => refusalBlocks(refusal)),
			...causes(result),
			...paragraph(alikeText(result)),
			...paragraph(sentence(untimelyText(result))),
			...titledList("Changes that add up", baselineChangeLines(result), {
				most: MOST_ITEMS,
				what: "change"
			}),
			...paragraph(baselineText(result)),
			...titledList("The suite changes", warningItems(result, "suite"), {
				most: MOST_ITEMS,
				what: "warning"
			}),
			...paragraph(unmeasuredLine(result)),
			...titledList("Failing statements", failureTexts(result).map((text) => name(text)), {
				most: MOST_ITEMS,
				what: "failing statement"
			}),
			...titledList("Beside speed", result.beside.map(({ message }) => name(message, LONGEST_MESSAGE)), {
				most: MOST_BESIDE,
				what: "difference"
			}),
			...paragraph(consequence(result)),
			...isSearching ? paragraph(SEARCHING) : []
		],
		advice: [...titledList("Not a fair comparison", warningItems(result, "unfair"), {
			most: MOST_ITEMS,
			what: "warning"
		}), ...next(whole)],
		lines: changedLines(whole),
		sections: [
			...studySection(result),
			...loadsSection(result),
			...changesSection(result),
			...servicesSection(result),
			...queriesSection(result),
			...upgradeSection(result, mended),
			...statementsSection(result),
			...gridSection(result),
			...costsSection(result),
			...settingsSection(result, mended),
			...warningsSection(result),
			...runSection(result),
			...serversSection(result)
		]
	};
}
/** Codes of the notes that the first lines of the report already contain. */
const ALREADY_SHOWN = ["files-looked-at", "statements-gained"];
function warningItems({ warnings }, ...weights) {
	return warnings.filter((warning) => weights.includes(weightOf(warning)) && !ALREADY_SHOWN.includes(warning.code)).map(({ code, message }) => [
		strong(name(code)),
		": ",
		name(message, LONGEST_MESSAGE)
	]);
}
function warningsSection(result) {
	const warnings = warningItems(result, "verdict", "figures", "note");
	const risks = risksOf(result).map(({ file, line, message, page }) => {
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
/**
* The message of the server, which says most about a refusal. Refused options with successors get no such block,
* because the table of the new version explains them.
*/
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

export { ownDefaultsText as n, makeReport as t };