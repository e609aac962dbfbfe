import { i as shorten } from "./escape.js";
import { a as failOnText } from "./fail-on.js";
import { L as serverOfResult, N as familyOf, s as numberOf } from "./exercises.js";
import { o as worstOf } from "./ledger.js";
import { D as isOfBase, E as isEarlier, S as DOCS, T as isCopy, i as USUAL_LOAD } from "./workloads.js";
import { i as shardText } from "./shard.js";
import { c as nameKey, g as isUnmeasured } from "./comparison.js";
import { T as readOptionName, b as isSameName } from "./setting.js";
import { n as mean, r as sum } from "./vectors.js";
import { h as purposeOf } from "./reach.js";
import { u as reachesServers } from "./assess.js";
import { i as checkFailure, r as gatedCosts } from "./gated-costs.js";
import { S as isUnpursued, d as bySeverity, g as isOfGain, i as countsFailures, p as byEffect, r as ADDED_ERRORS, t as isScaled, x as isRefused } from "./scaled.js";
import { a as duration, c as fromTo$1, f as rate, i as count, l as joinTexts, m as sizeOf, n as change, o as fineShare, p as share, r as changeAndRange, s as firstOf, t as bytes, u as milliseconds } from "./figures.js";
import { r as noEffectText } from "./warnings.js";
import { a as whyText, i as assessmentText, r as isGainCode } from "./dangers.js";
import { r as leftOutScenarios } from "./result-file.js";
import { s as nameAt } from "./plan.js";

// src/core/result/refused-part.ts
function refusalsOf({ comparisons }) {
	return comparisons.flatMap(({ refusal }) => refusal ?? []);
}
function measuredPart(result) {
	return {
		...result,
		comparisons: result.comparisons.filter((each) => !isRefused(each))
	};
}

// src/core/wording/wording.ts
/**
* Sentences about a result, the same in every view. Long names are cut. Texts are plain, so views have to escape them.
*/
const MOST_NAMED = 3;
const LONGEST_PATH = 54;
function cellText({ workload, threads }) {
	return `${shorten(workload)} at ${count(threads, "thread")}`;
}
/** Example: "conf/my.cnf:4". A long path loses its beginning, because its end says more. */
function lineOf({ file, line }) {
	const end = file.slice(-53).replace(/^[\udc00-\udfff]/, "");
	return `${file.length <= LONGEST_PATH ? file : `…${end}`}:${line}`;
}
/** Places by file, with neighbouring lines as a range: "my.cnf:3, 8–9". Empty if there are no places. */
function linesOf(places) {
	return [...Map.groupBy(places, ({ file }) => file)].map(([file, inFile]) => {
		const lines = [...new Set(inFile.map(({ line }) => line))].sort((one, other) => one - other);
		const ranges = [];
		for (const line of lines) {
			const last = ranges.at(-1);
			if (last !== void 0 && last[1] === line - 1) last[1] = line;
			else ranges.push([line, line]);
		}
		const text = ranges.map(([from, to]) => from === to ? String(from) : `${from}–${to}`).join(", ");
		return lineOf({
			file,
			line: 0
		}).replace(/0$/, text);
	}).join(", ");
}
function settingLine({ before, after, scenario }) {
	if (after !== null) return `${after.file}:${after.line}`;
	return before === null ? scenario : `${before.file}:${before.line}, removed`;
}
function against({ rule, reference }) {
	if (rule === "base") return "before";
	return rule === "baseline" ? "the baseline" : shorten(reference);
}
function namesText(names) {
	const short = names.map((one) => shorten(one));
	return firstOf(short, MOST_NAMED, " + ");
}
/** What readers call the steps of a run. Steps of one activity are added up, because readers need no finer parts. */
const ACTIVITIES = [
	["waiting for another run", "wait"],
	[
		"starting servers",
		"prepare",
		"data",
		"start",
		"connect",
		"warm-up"
	],
	[
		"measuring",
		"measure",
		"end",
		"stop",
		"judge"
	],
	["searching for causes", "search"]
];
const LEAST_SECONDS = 1;
/** Seconds of each activity. Their sum is the duration of the run without drawing, which comes after its end. */
function timesOf(timeline) {
	const secondsIn = (some) => sum(some.map(({ from, to }) => to - from));
	return ACTIVITIES.map(([activity, ...steps]) => {
		return [activity, secondsIn(timeline.filter(({ step }) => steps.includes(step)))];
	});
}
function timesText({ timeline, seconds, measuredSeconds }) {
	const parts = (timeline === null ? [["measuring", measuredSeconds]] : timesOf(timeline)).filter(([, took]) => took >= LEAST_SECONDS).map(([what, took]) => `${what} ${duration(took)}`);
	return `${duration(seconds)}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
}
/**
* Says whether the check blocks the merge, as far as qpsgate knows: the repository decides whether the check is required.
* Empty for a pass that does not block it.
*/
function consequence(result) {
	const failure = checkFailure(result);
	const failOn = `fail-on: ${failOnText(result.plan.policy.failOn).replaceAll(" ", ", ")}`;
	if (failure !== void 0) return `This blocks the merge where the check is required (${failure === "regressed" ? "exit code 1" : `${failOn}, exit code 3`}).`;
	return result.verdict === "pass" || result.verdict === "measured" ? "" : `This does not block the merge (${failOn}).`;
}
/**
* Sentence for a comment that is written while the search for causes still runs, so that readers know that more will
* follow.
*/
const SEARCHING = "qpsgate is now measuring what each changed setting costs. This comment will then show it.";
/** Versions without what packagers add: "10.11.19-MariaDB-0+deb12u1" becomes "10.11.19". */
function upstreamVersions(versions) {
	return versions.replaceAll(/(\d)[-+][\w.+~-]*/g, "$1");
}

// src/core/wording/alike-text.ts
/**
* Words for servers with the same configuration, only one of which was measured. Texts are plain, so views have to
* escape them.
*/
const MOST_LINES = 3;
const MOST_KINDS = 4;
function alikeTo({ alike = [] }, scenario) {
	return alike.flatMap((each) => each.scenario === scenario ? [each.name] : []);
}
/**
* Words that follow a cost, such as " in each of 20 files". Empty if no other server has the configuration of the
* measured one.
*/
function inManyText(result, scenario) {
	const others = alikeTo(result, scenario);
	return others.length === 0 ? "" : ` in each of ${count(others.length + 1, nounFor([scenario, ...others]))}`;
}
/**
* Words that follow the lines of the measured server, such as " and 19 files alike". Empty if no other server has its
* configuration.
*/
function alikeLinesText(result, scenario) {
	const others = alikeTo(result, scenario);
	return others.length === 0 ? "" : ` and ${count(others.length, nounFor(others))} alike`;
}
/** Servers of a file that configures several have a `#` in their names. Any other name is that of a file. */
function nounFor(names) {
	return names.some((name) => name.includes("#")) ? "server" : "file";
}
function scenarioText(result, scenario) {
	const others = alikeTo(result, scenario);
	return others.length === 0 ? shorten(scenario) : `${shorten(scenario)} and ${others.length} more alike`;
}
function kindNames({ alike = [] }) {
	return [...Map.groupBy(alike, ({ scenario }) => scenario)].map(([scenario, others]) => [scenario, ...others.map(({ name }) => name)]);
}
/** Tells readers which servers have no figures of their own; empty if every server was measured. */
function alikeText(result) {
	const texts = kindNames(result).map((names) => {
		const ends = [names[0], names.at(-1)].map((one) => shorten(one ?? ""));
		return `${count(names.length, nounFor(names))} (${ends.join(names.length === 2 ? ", " : " … ")})`;
	});
	return texts.length === 0 ? "" : `Measured as one, because they are alike before and now: ${firstOf(texts, MOST_KINDS)}.`;
}
/**
* Names the lines of other servers with the same change: "the same change is at db-02/my.cnf:5, db-03/my.cnf:5 and 17
* more". A finding itself is only on the line of the measured server. Empty if no other server has the line.
*/
function sameChangeText({ settings, alike = [] }, { file, line }) {
	const isHere = (place) => place?.file === file && place.line === line;
	const places = settings.filter(({ before, after }) => isHere(after ?? before)).flatMap(({ scenario, name }) => alike.filter((each) => each.scenario === scenario).flatMap((each) => each.settings.filter((setting) => isSameName(setting.name, name)).slice(0, 1)));
	const others = [...new Set(places.map((place) => shorten(lineOf(place))))].filter((text) => text !== lineOf({
		file,
		line
	}));
	return others.length === 0 ? "" : `the same change is at ${firstOf(others, MOST_LINES)}`;
}

// src/core/wording/cause-wording.ts
/** One cause in words, for a row or a line. Texts are plain, so views have to escape them. */
const RANKS = {
	"to blame": 0,
	needed: 1,
	inconclusive: 2,
	innocent: 3,
	"not measured": 4
};
/** Sorts causes: those that ask the reader to act come first; among these, the costliest. */
function shownCauses(causes, explanation) {
	return byEffect(causes, explanation).toSorted((one, other) => RANKS[one.verdict] - RANKS[other.verdict]);
}
function figuresOf({ change, low, high }) {
	return change === null || low === null || high === null ? void 0 : {
		change,
		low,
		high
	};
}
/**
* Example: "−3.5% (−4.4 … −2.6)". Empty if nothing was measured, or if the causes are those of a cost other than QPS,
* because these have no change in QPS.
*/
function costText(cause, explanation) {
	const cost = explanation?.cost === void 0 ? figuresOf(cause) : void 0;
	return cost === void 0 ? "" : changeAndRange(cost);
}
/** What a reader must know before reverting, such as "which needs performance-schema"; often empty. */
function revertText({ kind, settings, needs }) {
	if (kind === "either") return `reverting ${settings.length === 2 ? "either" : "any of them"} regains all of it`;
	if (kind === "all") return `only reverting ${settings.length === 2 ? "both" : "all of them"} regains it`;
	return needs.length === 0 ? "" : `which needs ${namesText(needs)}`;
}
/** Words for settings that gain only together: reverting one of them loses the whole gain. Otherwise empty. */
function sufficesText({ kind }) {
	return kind === "either" ? "only together: neither alone gains anything" : "";
}
function causeVerdict({ kind, verdict, settings }) {
	if (verdict === "needed") return `the server does not start without ${settings.length === 1 ? "it" : "them"}`;
	return kind === "verdict" && verdict === "innocent" ? "within the limit" : verdict;
}
function valueText({ before, after, place }, shown) {
	if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`;
	const only = place === null ? before : after;
	return only === null ? "" : shown(only);
}
/** Example: "conf/my.cnf:4". For a removed setting, where it stood; "removed" if that is unknown. */
function whereOf(result, { name, place }) {
	if (place !== null) return lineOf(place);
	const gone = removedSetting(result, name);
	return gone === void 0 ? "removed" : settingLine(gone);
}
/**
* Whether the cell in which causes were sought uses the setting. True also if coverage does not know the setting,
* because it may then be a cause.
*/
function isUsedThere({ coverage, explanation }, { name }) {
	const entries = coverage.filter((covered) => covered.name === name && covered.scenario === explanation?.scenario);
	const cells = entries.flatMap((covered) => covered.cells);
	const isThere = ({ workload, threads }) => workload === explanation?.workload && threads === explanation.threads;
	return explanation?.rule !== "base" || entries.length === 0 || cells.some(isThere);
}
/** Finds where a removed setting stood, because a cause names only lines that still exist. */
function removedSetting({ settings, explanation }, name) {
	if (explanation?.rule !== "base") return void 0;
	return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null);
}
/** Makes a sentence, with a capital letter and a full stop; empty text stays empty. */
function sentence(text) {
	return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

// src/core/wording/comparison-text.ts
const LABELS = {
	"within the limit": "within the limit",
	"slower within the limit": "slower, within the limit",
	improved: "improved",
	slower: "slower",
	faster: "faster",
	"not told apart": "not told apart",
	regressed: "regressed",
	"not confirmed": "not confirmed on restarted servers",
	"machine disturbed": "the machine was disturbed",
	"not confirmed in time": "seems slower, not confirmed in time",
	"leaning regressed": "probably slower",
	"also slower, not pursued": "also slower",
	"not pursued": "not pursued",
	"not by this change": "not by this change",
	inconclusive: "inconclusive"
};
/** Word for the verdict of a comparison; its label if that says more, such as "improved" or "also slower". */
function verdictWord({ verdict, label }) {
	return label === "improved" || verdict === "measured" || isUnpursued({ label }) ? LABELS[label] : verdict;
}
function limitText({ tolerance }) {
	return tolerance === null ? "no limit" : `limit ${share(tolerance)}`;
}
/** Example: "regressed: −9.2% (−10.3 … −8.0) at oltp_read_only, 4 threads, limit 5%; pfson against pfsoff". */
function comparisonText(comparison) {
	const { workload, threads, scenario } = comparison;
	const place = `at ${shorten(workload)}, ${count(threads, "thread")}`;
	const what = `${shorten(scenario)} against ${against(comparison)}`;
	return `${verdictWord(comparison)}: ${changeAndRange(comparison)} ${place}, ${limitText(comparison)}; ${what}`;
}
function changeTitle(rule, comparisons) {
	return `Change in QPS${{
		control: ` against the control ${[...new Set(comparisons.map(({ reference }) => shorten(reference)))].join(", ")}`,
		base: ", now against before",
		baseline: ", now against the baseline of the branch"
	}[rule]}`;
}
/**
* Names comparisons by what tells them apart. What all of them share is left out, because room in pictures is short.
*/
function comparisonNamer({ plan }, shown) {
	const isSeveral = (key) => new Set(shown.map((one) => one[key])).size > 1;
	const hasPlaces = isSeveral("workload") || isSeveral("threads");
	const hasScenarios = isSeveral("scenario") || !hasPlaces && plan.rules.includes("control");
	return (one) => joinTexts([hasScenarios ? one.scenario : "", hasPlaces || !hasScenarios ? cellText(one) : ""], ", ");
}

// src/core/wording/cost-wording.ts
/** Costs of a transaction other than time, in words. Texts are plain, so views have to escape them. */
/** Factor from which on costs are shown as multiples, "2.1 ×", because larger percentages are hard to read. */
const TIMES = 1.5;
const micros = (amount) => `${rate(amount)} µs`;
const kilobytes = (amount) => `${rate(amount / 1e3)} KB`;
const latency = (amount) => `${milliseconds(amount)} ms`;
const WORDS$1 = {
	errors: [
		"has",
		"as many",
		"errors per transaction",
		rate
	],
	deadlocks: [
		"has",
		"as many",
		"deadlocks and lock waits per transaction",
		rate
	],
	cpu: [
		"takes",
		"as much",
		"CPU time per transaction",
		micros
	],
	switches: [
		"makes",
		"as many",
		"context switches per transaction",
		rate
	],
	written: [
		"writes",
		"as many",
		"KB per transaction",
		kilobytes
	],
	read: [
		"reads",
		"as many",
		"KB per transaction",
		kilobytes
	],
	fsyncs: [
		"makes",
		"as many",
		"fsyncs per transaction",
		rate
	],
	network: [
		"exchanges",
		"as many",
		"KB per transaction with clients",
		kilobytes
	],
	memory: [
		"takes",
		"as much",
		"memory",
		bytes
	],
	p50: [
		"has",
		"as much",
		"latency at p50",
		latency
	],
	p95: [
		"has",
		"as much",
		"latency at p95",
		latency
	],
	p99: [
		"has",
		"as much",
		"latency at p99",
		latency
	]
};
/** An amount per transaction with its unit. Memory is that of the whole server, because transactions share it. */
function costAmount(cost, amount) {
	const [, , , text] = WORDS$1[cost];
	return text(amount);
}
/**
* Example: "my.cnf writes 2.1 × as many KB per transaction (limit 20%)". For failures, it shows the numbers of both
* sides, because there may have been none before: "my.cnf has 0.400 errors per transaction (error 1020), none before
* (limit 0.1%)".
*/
function costTitle({ comparison: { scenario }, cost, gated }) {
	const [verb, as, what] = WORDS$1[cost.cost];
	const name = shorten(scenario);
	const percent = `${sizeOf(cost.change)} ${cost.change < 0 ? "less" : "more"}`;
	const limit = `(${costLimit({
		cost,
		gated
	})})`;
	if (countsFailures(cost.cost) && cost.now !== null && cost.before !== null) {
		const which = cost.errorNumber === void 0 ? "" : ` (error ${cost.errorNumber})`;
		const before = cost.before === 0 ? "none" : rate(cost.before);
		return `${name} ${verb} ${rate(cost.now)} ${what}${which}, ${before} before ${limit}`;
	}
	return `${name} ${verb} ${1 + cost.change >= TIMES ? `${(1 + cost.change).toFixed(1)} × ${as}` : percent} ${what} ${limit}`;
}
/**
* Example: "limit 20%". For errors it is the share of transactions that may fail in addition to those that failed
* before: "limit 0.1%".
*/
function costLimit({ cost: { cost, before }, gated }) {
	const tolerance = gated.tolerance ?? 0;
	return `limit ${cost === "errors" ? fineShare(tolerance * (ADDED_ERRORS + (before ?? 0))) : share(tolerance)}`;
}
/** Whether failures are new, because nothing failed before. A change from zero has no percentage, so none is shown. */
function isNew({ cost, before }) {
	return countsFailures(cost) && before === 0;
}
function costEvidence({ comparison, cost, gated }) {
	const { before, now } = cost;
	const amounts = before === null || now === null ? change(cost.change) : `${costAmount(cost.cost, before)} → ${costAmount(cost.cost, now)}`;
	const within = isNew(cost) ? "" : ` (95%: ${fromTo$1(cost)})`;
	return `${cellText(comparison)}, ${amounts}${within}${gated.confirmed === true ? ", confirmed on restarted servers" : ""}`;
}
/**
* Title and evidence if a cost decides the verdict, because QPS alone would have passed. Undefined if every cost is
* within its limit.
*/
function costVerdict(result) {
	const [worst, ...others] = gatedCosts(result, result.verdict);
	if (result.verdict === "pass") return void 0;
	if (worst === void 0) return result.warnings.some(({ code }) => code === "cost-unknown") ? {
		title: "a cost that has a limit could not be measured",
		evidence: "QPS is within the limit"
	} : void 0;
	const { gated } = worst;
	const evidence = costEvidence(worst);
	if (result.verdict === "regressed") {
		const more = others.length === 0 ? "" : `; ${count(others.length, "more cost")} over the limit`;
		return {
			title: costTitle(worst),
			evidence: `${evidence}${more}`
		};
	}
	return {
		title: `could not tell: ${costTitle(worst)}`,
		evidence: gated.label === "inconclusive" ? evidence : `${evidence}, ${LABELS[gated.label]}`
	};
}

// src/core/wording/memory-text.ts
/** The memory that a change takes in addition to its cost in QPS. Texts are plain, so views have to escape them. */
/** A title mentions only growth of at least 64 MiB and of at least 10% of the memory before. */
const LEAST_BYTES = 64 * 1024 ** 2;
const LEAST_PART$1 = .1;
/** Warnings that the test changed sizes, because memory on test servers then says nothing about production. */
const OTHER_SIZES = ["option-scaled", "option-clamped"];
/**
* Example: "takes 590 MiB more memory; its limit is 768 MiB", with the limit if a file sets one, for the scenario whose
* memory grew most. Empty if none grew much, or if sizes were reduced for this machine.
*/
function memoryTitle({ scenarios, warnings, coverage }) {
	if (coverage.some(({ measured }) => measured !== null) || warnings.some(({ code }) => OTHER_SIZES.includes(code))) return "";
	const [most] = scenarios.flatMap(({ name, revision, memory: { residentBytes: now, limitBytes } }) => {
		const before = scenarios.find((each) => each.name === name && isOfBase(each))?.memory.residentBytes ?? null;
		if (revision !== "head" || before === null || now === null) return [];
		const more = now - before;
		return more >= Math.max(LEAST_BYTES, LEAST_PART$1 * before) ? {
			more,
			limitBytes
		} : [];
	}).toSorted((one, other) => other.more - one.more);
	if (most === void 0) return "";
	const limit = most.limitBytes === void 0 ? "" : `; its limit is ${bytes(most.limitBytes)}`;
	return `takes ${bytes(most.more)} more memory${limit}`;
}

// src/core/wording/size-text.ts
const MIB = 1024 ** 2;
/** Redo logs take their whole size on disk from the first start, so the space is known without measuring. */
const REDO = ["innodb_redo_log_capacity", "innodb_log_file_size"];
/** Size of a redo log in bytes where nothing sets it. A title mentions growth only from LEAST_DISK_BYTES on. */
const USUAL_REDO_BYTES = 100 * MIB;
const LEAST_DISK_BYTES = 1024 * MIB;
/** Number of redo log files that `innodb_log_file_size` applies to, unless another setting changes it. */
const FILES = {
	mysql: 2,
	mariadb: 1
};
/**
* Example: "measured 48 → 8 MiB in place of 190 → 2 GiB: the true effect may be larger or smaller". Empty if the
* setting was not scaled down for this machine.
*/
function scaledText(scaled) {
	if (scaled === void 0 || scaled.measured === null) return "";
	const { before, after, measured } = scaled;
	return `measured ${fromTo(measured.before, measured.after)} in place of ${fromTo(before, after)}: the true effect may be larger or smaller`;
}
/**
* A setting of the scenario that was scaled down for this machine. If settings to blame are known, it is one of them,
* because the title names them.
*
* @param names settings to blame; empty if they are unknown
*/
function scaledSetting({ coverage }, scenario, names) {
	const isMeant = ({ name }) => names.length === 0 || names.includes(name);
	return coverage.find((each) => each.scenario === scenario && isScaled(each) && isMeant(each));
}
function diskTitle({ coverage, scenarios }) {
	const grown = coverage.flatMap(({ variable, scenario, before, after }) => {
		const program = scenarios.find(({ name }) => name === scenario)?.server;
		const server = program && serverOfResult(program);
		if (!REDO.includes(variable) || server === void 0) return [];
		const files = variable === "innodb_log_file_size" ? FILES[familyOf(server.product).fork] : 1;
		const sizeOf = (text) => numberOf(text ?? void 0) ?? USUAL_REDO_BYTES / files;
		return files * (sizeOf(after) - sizeOf(before));
	});
	const most = Math.max(0, ...grown);
	return most < LEAST_DISK_BYTES ? "" : `takes ${short(most)} more disk space`;
}
/** Two sizes, the first without its unit if both have the same: "2 → 190 GiB", but "64 MiB → 1 GiB". */
function fromTo(before, after) {
	const [from, to] = [before, after].map((text) => text === null ? "default" : sizeText(text));
	const unit = / \wiB$/.exec(to)?.[0] ?? " ";
	return `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} → ${to}`;
}
function sizeText(text) {
	const size = numberOf(text);
	return size === void 0 || size < MIB ? text : short(size);
}
function short(size) {
	return bytes(size).replace(".0 ", " ");
}

// src/core/wording/statement-wording.ts
/** Statements of a user's workload in words. Texts are plain, so views have to escape them. */
/** Share of the whole change. A statement that explains less of it is not called a cause. */
const LEAST_PART = .1;
function comparedStatements({ comparisons }) {
	return comparisons.filter(({ statements }) => statements !== void 0);
}
/**
* Statements that cost a comparison so much that they are a cause of its change. Those with a changed plan come first,
* then the most expensive, because other statements may only wait for the CPUs and locks that these hold. A changed
* plan counts even without a verdict, because a few starts on a busy machine may be too few for an interval that shows
* the cost.
*/
function costlyStatements({ statements = [], change: whole }) {
	const costly = statements.filter(({ verdict, explained, plan }) => (verdict === "slower" || verdict === "added" || plan !== void 0) && (explained ?? 0) >= LEAST_PART * (1 / (1 + whole) - 1));
	const isReplanned = ({ plan }) => Number(plan !== void 0);
	return costly.toSorted((one, other) => isReplanned(other) - isReplanned(one) || (other.explained ?? 0) - (one.explained ?? 0));
}
function costlyText({ name, change }) {
	const what = change === null ? ", which is new" : `: +${sizeOf(change)} time`;
	return `${shorten(name)}${what}`;
}
function costlyLine(statement) {
	const { name, change, explained } = statement;
	const times = executionTimes(statement);
	const what = change === null ? "is new" : `takes ${fineShare(change)} more time${times === "" ? "" : ` (${times})`}`;
	return `${shorten(name)} ${what}, which makes transactions ${fineShare(explained ?? 0)} longer`;
}
/** Times of one execution before and now. Empty if the statement ran on only one side: there is nothing to compare. */
function executionTimes({ before, now }) {
	if (typeof before?.milliseconds !== "number" || typeof now?.milliseconds !== "number") return "";
	return `${milliseconds(before.milliseconds)} → ${milliseconds(now.milliseconds)} ms`;
}
/** A text for each failing statement, each text once, because a statement may fail in several loads. */
function failureTexts(result) {
	const all = comparedStatements(result).flatMap(({ statements = [] }) => statements);
	return [...new Set(all.map((one) => failureText(one)).filter((text) => text !== ""))];
}
function failureText(statement) {
	const failed = failedText(statement);
	return failed === "" ? "" : `${shorten(statement.name)} ${failed}`;
}
/** Example: "failed in 3% of its executions, in 1% before"; empty if no execution failed. */
function failedText({ before, now }) {
	const failures = [now, before].flatMap((side) => side === null ? [] : side.failed);
	if (failures.every((failed) => failed === 0)) return "";
	const [current, earlier] = failures.map((failed) => failed === 0 ? "none" : fineShare(failed));
	return `failed in ${current} of its executions${earlier === void 0 ? "" : `, in ${earlier} before`}`;
}

// src/core/wording/study-text.ts
/**
* A sweep in words: what its scenarios cost, their order, and up to which load. Texts are plain, so views have to
* escape them.
*/
const MOST_NAMES$1 = 4;
/**
* The largest cost, as a fraction of QPS, beside which a study may say that there is no measurable cost. It is the limit
* that the gate has by default: a study that could have missed a larger cost has found out nothing.
*/
const MOST_MISSED = .05;
/** The scenario that costs most; undefined if none is ranked. */
function dearestOf({ study }) {
	return candidatesOf(study)[0];
}
/** Ranked scenarios, the costliest first. The control is left out, because all others are compared with it. */
function candidatesOf(study) {
	return study === null ? [] : study.ranking.filter(({ scenario }) => scenario !== study.control).toReversed();
}
/**
* Comparisons at the load at which scenarios are ranked, so that the figures next to the order are those that it comes
* from.
*/
function levelComparisons({ study, comparisons }) {
	const levels = study?.levels ?? [];
	return comparisons.filter(({ rule, workload, threads }) => rule === "control" && levels.some((level) => level.workload === workload && level.threads === threads));
}
/** The largest cost that the study could have missed, as a fraction of QPS; 0 if none is ranked. */
function mostMissed(study) {
	return Math.max(0, ...candidatesOf(study).map(({ low }) => -low));
}
/** Whether the study found no difference, and is too rough to say that there is none. */
function isTooRough({ study }) {
	return candidatesOf(study).every(({ isApart, low, high }) => !(isApart && (high < 0 || low > 0))) && mostMissed(study) > MOST_MISSED;
}
/**
* Example: "all costs 12% of QPS (9 to 15), default 3%; new gains 8% of QPS (6 to 10)", "the scenarios have no
* measurable cost (at most 1.2%)", or "could not tell what the scenarios cost (at most 52%)". Undefined if scenarios
* are not ranked.
*/
function studyTitle(result) {
	const { study } = result;
	const candidates = candidatesOf(study);
	const costs = candidates.filter(({ isApart, high }) => isApart && high < 0);
	const gains = candidates.filter(({ isApart, low }) => isApart && low > 0).toReversed();
	const [first] = candidates;
	if (first === void 0) return void 0;
	if (costs.length + gains.length === 0) {
		const [isOne, name] = [candidates.length === 1, shorten(first.scenario)];
		const most = `(at most ${share(mostMissed(study))})`;
		if (isTooRough(result)) return `could not tell what ${isOne ? `${name} costs` : "the scenarios cost"} ${most}`;
		return `${isOne ? `${name} has` : "the scenarios have"} no measurable cost ${most}`;
	}
	return joinTexts([shareText("costs", costs), shareText("gains", gains)], "; ");
}
/**
* Part of a title, such as "all costs 12% of QPS (9 to 15), default 3%". All scenarios must differ significantly from
* the control, because the text states their cost as a fact.
*/
function shareText(verb, [first, ...others]) {
	if (first === void 0) return "";
	const { change, low, high } = first;
	const range = [low, high].map(Math.abs).sort((one, other) => one - other).map((end) => share(end).replace(/%$/, "")).join(" to ");
	const rest = others.slice(0, 1).map((each) => `, ${shorten(each.scenario)} ${share(Math.abs(each.change))}`);
	return `${shorten(first.scenario)} ${verb} ${share(Math.abs(change))} of QPS (${range})${rest.join("")}`;
}
/**
* Names the scenarios and loads that are missing, so that nobody takes the study for complete: "a was not measured, b
* was measured in part only". Empty if none is missing.
*/
function missingTitle(result) {
	const isMeasured = (name) => result.comparisons.some(({ scenario }) => scenario === name);
	const texts = [false, true].map((is) => {
		return wereText(leftOutScenarios(result, ["scenario-not-measured", "scenario-without-load"]).filter((name) => isMeasured(name) === is).map((name) => shorten(name)), is ? "measured in part only" : "not measured");
	});
	const isShown = (cell) => result.comparisons.some(({ workload, threads }) => workload === cell.workload && threads === cell.threads);
	const loads = result.warnings.flatMap(({ code, workload, threads }) => {
		const cell = {
			workload: String(workload),
			threads: Number(threads)
		};
		return code === "load-not-measured" && !isShown(cell) ? [cellText(cell)] : [];
	});
	return joinTexts([...texts, wereText(loads, "not measured")], ", ");
}
function wereText(names, what) {
	if (names.length === 0) return "";
	return `${firstOf(names, MOST_NAMES$1)} ${names.length === 1 ? "was" : "were"} ${what}`;
}
/** Says over which loads the ranking averages; empty for a single workload, which needs no mean. */
function rankedText({ study }) {
	if (study === null || study.ranked.length < 2) return "";
	const levels = study.levels.filter(({ workload }) => study.ranked.includes(workload));
	const isOneLevel = new Set(levels.map(({ threads }) => threads)).size === 1;
	const names = levels.map(({ workload, threads }) => `${shorten(workload)}${isOneLevel ? "" : ` at ${threads}`}`);
	const at = isOneLevel ? ` at ${count(levels[0]?.threads ?? 0, "thread")}` : " threads";
	return `Geometric mean over ${firstOf(names, MOST_NAMES$1)}${at}`;
}
/**
* Maximum number of names in the order. If there are more, the middle is left out, because readers look for the fastest
* and the slowest.
*/
const MOST_RANKED = 12;
/**
* The order as names, each with the sign that follows it. Names and signs are separate, so that views can mark and
* shorten names.
*/
function rankingParts({ study }) {
	if (study === null || study.ranking.length < 2) return [];
	const parts = study.ranking.map(({ scenario, isFaster }) => ({
		name: scenario,
		sign: isFaster === null ? "" : isFaster ? " > " : " ≈ "
	}));
	if (parts.length <= MOST_RANKED) return parts;
	const [fastest, slowest] = [parts.slice(0, MOST_RANKED / 2), parts.slice(-6)];
	return [...fastest.map((part, nth) => nth < fastest.length - 1 ? part : {
		...part,
		sign: " … "
	}), ...slowest];
}
/**
* Whether the order has ≈ twice in a row. In a chain a ≈ b ≈ c, a and c may differ significantly although neighbours do
* not, so readers need a warning.
*/
function hasChain({ study }) {
	return study?.ranking.some(({ isFaster }, nth, all) => isFaster === false && all[nth + 1]?.isFaster === false) ?? false;
}
/**
* Example: "The QPS of off is saturated at 16 threads (oltp_read_only), and still grows at 64 threads (tpcc)." Empty if
* each workload was measured at a single number of threads, which cannot show saturation.
*/
function saturationText({ study }) {
	if (study === null) return "";
	const placesOf = (isSaturated) => {
		const levels = study.levels.filter((level) => level.isSaturated === isSaturated);
		const places = [...Map.groupBy(levels, ({ threads }) => threads)].map(([threads, same]) => {
			const names = same.map(({ workload }) => shorten(workload));
			return `${count(threads, "thread")}${study.levels.length === 1 ? "" : ` (${firstOf(names, MOST_NAMES$1)})`}`;
		});
		return firstOf(places, MOST_NAMES$1);
	};
	const [saturated, growing] = [placesOf(true), placesOf(false)];
	const parts = [saturated === "" ? "" : `is saturated at ${saturated}`, growing === "" ? "" : `still grows at ${growing}`];
	const text = joinTexts(parts, ", and ");
	return text === "" ? "" : `The QPS of ${shorten(study.control)} ${text}.`;
}
function partingTexts({ study }) {
	if (study === null) return [];
	return [...Map.groupBy(study.parting, ({ scenario: _, ...where }) => JSON.stringify(where)).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const names = firstOf(group.map(({ scenario }) => shorten(scenario)), MOST_NAMES$1);
		const [are, they] = group.length === 1 ? ["is", "it is"] : ["are", "they are"];
		const { alikeUpTo, apartFrom, isSlower } = first;
		return `Up to ${count(alikeUpTo, "thread")} ${names} ${are} like ${shorten(study.control)}; from ${count(apartFrom, "thread")} on ${they} ${isSlower ? "slower" : "faster"}`;
	});
}

// src/core/wording/trade-text.ts
/**
* What a change buys besides speed and what it risks, in words for a title. Texts are plain, so views have to escape
* them.
*/
const WORDS = {
	"commits-synced": "no commit is lost in a crash",
	"binary-log-synced": "no commit is missing in the binary log after a crash",
	"binary-log-kept": "replicas and point-in-time recovery",
	"pages-written-twice": "pages outlive a crash",
	"files-synced": "data outlives a crash",
	"commits-not-synced": "commits lost in a crash",
	"binary-log-not-synced": "replicas that differ after a crash",
	"no-binary-log": "no replica, no point-in-time recovery",
	"torn-pages": "torn pages after a crash",
	"nothing-synced": "no usable data after a crash",
	"no-privileges": "anybody may do everything",
	"no-client-files": "applications cannot load files",
	"fewer-server-files": "the server loads fewer files",
	"no-network": "no clients over the network"
};
const MOST_WORDS = 3;
function gainsOf({ advice }) {
	return advice.filter(({ code }) => isGainCode(code));
}
function risksOf({ advice }) {
	return advice.filter(({ code }) => !isGainCode(code));
}
/**
* Example: ", and buys: no commit is lost in a crash". It follows the cost of slower scenarios. Empty if these buy
* nothing, or if the title shows no cost.
*/
function boughtText(result) {
	const isTold = ({ rule }) => result.verdict !== "pass" || rule !== "baseline";
	const slower = result.comparisons.filter((each) => each.high < 0 && isTold(each)).map(({ scenario }) => scenario);
	const words = wordsOf(gainsOf(result).filter(({ scenario }) => slower.includes(scenario)));
	return words === "" || result.verdict === "inconclusive" ? "" : `, and buys: ${words}`;
}
/** Example: "risk: commits lost in a crash (my.cnf:3)"; empty without a risk. */
function riskTitle(result) {
	const risks = risksOf(result);
	const words = wordsOf(risks);
	return words === "" ? "" : `risk: ${words} (${shorten(linesOf(risks))})`;
}
/** Whether every one of these settings buys safety, so that the next step may offer to keep the change. */
function isBought(result, names) {
	const variables = gainsOf(result).map(({ variable }) => variable);
	return names.length > 0 && names.every((name) => variables.includes(readOptionName(name).bare));
}
function wordsOf(advice) {
	const words = advice.flatMap(({ code }) => Object.hasOwn(WORDS, code) ? WORDS[code] : []);
	return firstOf([...new Set(words)], MOST_WORDS, "; ");
}

// src/core/wording/unmeasured-text.ts
/** Sentences about changed settings that no load of a run exercised. Texts are plain, so views have to escape them. */
const MOST_NAMES = 3;
const LONGEST_REASON = 120;
/**
* Whether the setting is to blame. Such a setting was measured, even if no load was known to use it, so it is not
* listed as unmeasured.
*/
function isBlamed({ causes }, name) {
	return causes.some(({ verdict, settings }) => verdict === "to blame" && settings.some((each) => each.name === name));
}
function unmeasuredIn(result) {
	return result.coverage.filter((each) => isUnmeasured(each) && each.why !== "no-time" && !isBlamed(result, each.name));
}
function untimelyTitle({ warnings }) {
	const { servers, of } = { ...warnings.find(({ code }) => code === "servers-not-measured") };
	return Array.isArray(servers) ? `${servers.length} of ${String(of)} servers not measured` : "";
}
/** Names the servers that there was no time for, so that nobody takes them for measured; empty if there are none. */
function untimelyText({ warnings }) {
	return warnings.find(({ code }) => code === "servers-not-measured")?.message ?? "";
}
/**
* Part of the title about tools that did not render a file, because a tool might read other values than qpsgate:
* "could not read compose.yml as docker compose does: not installed here". Empty if every tool worked.
*/
function unreadTitle({ warnings }) {
	const texts = warnings.flatMap(({ code, files, tool, why }) => {
		if (code !== "tool-missing" && code !== "tool-failed" || !Array.isArray(files)) return [];
		const names = files.map((file) => shorten(String(file)));
		const reason = code === "tool-missing" ? "not installed here" : shorten(String(why), LONGEST_REASON);
		return `could not read ${firstOf(names, MOST_NAMES)} as ${shorten(String(tool))} does: ${reason}`;
	});
	return firstOf(texts, MOST_NAMES, " · ");
}
/**
* Whether the compared servers differed in a setting, although no load is known to use it. A cost of it would have
* shown.
*/
function isUnderLoad({ comparisons }) {
	const compared = new Set(comparisons.flatMap(({ rule, scenario }) => rule === "base" ? [scenario] : []));
	return (covered) => reachesServers(covered) && compared.has(covered.scenario);
}
/**
* Whether servers ran with the complete change although no load used it. It is then "not exercised", otherwise "not
* measured".
*/
function isAllUnderLoad(result) {
	return unmeasuredIn(result).every(isUnderLoad(result));
}
/**
* Example: "nothing here uses key-buffer-size · not measured: datadir". It may be a part of the title or all of it;
* empty if every setting was exercised.
*/
function unmeasuredTitle(result) {
	const [idle = [], left = []] = [true, false].map((isIdle) => unmeasuredIn(result).filter((each) => isUnderLoad(result)(each) === isIdle));
	return joinTexts([titlePart("nothing here uses ", idle), titlePart("not measured: ", left)], " · ");
}
function titlePart(text, some) {
	const names = new Set(some.map(({ name }) => shorten(name)));
	if (names.size === 0) return "";
	const places = some.filter(({ after }) => after !== null);
	const isShort = names.size <= MOST_NAMES && new Set(places.map(({ file }) => file)).size === 1;
	return `${text}${firstOf([...names], MOST_NAMES)}${isShort ? ` (${shorten(linesOf(places))})` : ""}`;
}
/** Line about unmeasured settings with the reasons. Empty if the verdict is "not measured", which gives them itself. */
function unmeasuredLine(result) {
	const isPartly = result.verdict !== "not-measured" && unmeasuredIn(result).length > 0;
	const subject = isAllUnderLoad(result) ? "Not exercised" : "Not measured";
	return isPartly ? `${subject}: ${reasonsText(result)}.` : "";
}
/** Reasons why settings were not measured. For a single setting it is the reason alone: the title names the setting. */
function unmeasuredEvidence(result) {
	const [only, ...others] = unmeasuredIn(result);
	return only !== void 0 && others.length === 0 ? whyText(only) : reasonsText(result);
}
function reasonsText(result) {
	const texts = [...Map.groupBy(unmeasuredIn(result), (each) => whyText(each))].map(([why, some]) => {
		const names = new Set(some.map(({ name }) => shorten(name)));
		return `${firstOf([...names], MOST_NAMES)} (${why})`;
	});
	return firstOf(texts, MOST_NAMES, "; ");
}

// src/core/wording/verdict-text.ts
/**
* The verdict in words: title, evidence, causes and next step. Every view opens with them. Texts are plain, so views
* have to escape them.
*/
const MOST_CAUSES = 2;
/** Title, evidence and cause on one line, for places that have room for only one sentence. */
function headline(result) {
	const { title, evidence } = verdictText(result);
	const settings = blamedCauses(result).map((each) => namesText(each.settings.map(({ name }) => name)));
	const causes = settings.length > 0 ? settings : blamedStatements(result).map((one) => costlyText(one));
	const cause = firstOf(causes, MOST_CAUSES, " and ");
	const because = cause === "" ? "" : `, ${isOfGain(result.explanation) ? "thanks to" : "caused by"} ${cause}`;
	return `${joinTexts([title, evidence], ": ")}${because}`;
}
function verdictText(result) {
	const { title, evidence } = changeText$1(result);
	return {
		title: joinTexts([title, unreadTitle(result)], " · "),
		evidence
	};
}
/** Title and evidence without the files that could not be read, because `verdictText` adds these only once. */
function changeText$1(result) {
	const refusals = refusalsOf(result);
	const refusal = worstRefusal(result);
	if (refusal?.isMeasured === true && refusal.kind === "start") return remedyVerdict(measuredPart(result), refusal);
	if (refusal?.isMeasured === true) return statementsVerdict(result, refusal, refusals.length - 1);
	if (refusal !== void 0) return refusalVerdict(result, refusal, refusals.length - 1);
	const { title: measured, evidence } = measuredText(result);
	const lines = blamedLines(result);
	const title = `${lines === "" ? measured : `${measured} (${lines})`}${boughtText(result)}`;
	const unmeasured = result.verdict === "not-measured" ? "" : unmeasuredTitle(result);
	const { shard } = result.plan;
	const parts = [
		title,
		shard === null ? "" : `shard ${shardText(shard)} alone`,
		scaledTitle(result),
		riskTitle(result),
		memoryTitle(result),
		diskTitle(result),
		unmeasured,
		untimelyTitle(result),
		missingTitle(result)
	];
	return {
		title: joinTexts(parts, " · "),
		evidence
	};
}
/** Example: "my.cnf:7, 9"; only the first causes, because a title has little room. Empty if no line is to blame. */
function blamedLines(result) {
	const causes = blamedCauses(result).slice(0, MOST_CAUSES);
	const lines = shorten(linesOf(causes.flatMap(({ settings }) => settings.flatMap(({ place }) => place ?? []))));
	return lines === "" ? "" : `${lines}${alikeLinesText(result, result.explanation?.scenario ?? "")}`;
}
function measuredText(result) {
	const { verdict, comparisons, accepted } = result;
	if (comparisons.length === 0) {
		const messageOf = (wanted) => result.warnings.find(({ code }) => code === wanted)?.message;
		const refused = messageOf("sql-not-contained");
		if (refused !== void 0) return {
			title: "the SQL of a fork was not run",
			evidence: refused
		};
		if (verdict === "not-measured") return idleVerdict(result);
		const seen = UNSEEN.map((code) => shorten(messageOf(code) ?? "", MOST_SEEN));
		return {
			title: emptyTitle(result),
			evidence: joinTexts(seen, "; ")
		};
	}
	if (accepted !== null && verdict === "pass") {
		const { title, evidence } = measuredText({
			...result,
			verdict: "regressed",
			accepted: null
		});
		return {
			title: `${title}, accepted by ${shorten(accepted.by)}`,
			evidence
		};
	}
	if (verdict === "not-measured") return idleVerdict(result);
	const decisive = bySeverity(result.comparisons.filter((each) => each.verdict === verdict && !isUnpursued(each)));
	const [worst] = decisive;
	const text = worst === void 0 ? costVerdict(result) ?? distrustVerdict(result) : TEXTS[verdict](result, decisive, worst);
	return accepted === null ? text : {
		...text,
		evidence: joinTexts([text.evidence, `what regressed was accepted by ${shorten(accepted.by)}`], "; ")
	};
}
const MOST_SEEN = 300;
const UNSEEN = [
	"files-looked-at",
	"submodules-unread",
	"names-unread",
	"files-excluded"
];
/** The worst refusal: one that left nothing to measure, else one of a start, else one of statements. */
function worstRefusal(result) {
	const refusals = refusalsOf(result);
	return refusals.find(({ isMeasured }) => !isMeasured) ?? refusals.find(({ kind }) => kind === "start") ?? refusals[0];
}
/** @param others number of further refusals, because the title names only the worst */
function refusalVerdict(result, refusal, others) {
	const { kind, scenario, title, lines } = refusal;
	const subject = kind === "start" ? `${programOf(refusal)} does not start with ${scenarioText(result, scenario)}` : shorten(title);
	const places = shorten(linesOf(lines));
	const cause = !(kind !== "schema" && lines.length > 0) ? "" : `the ${lines.length === 1 ? "cause is" : "causes are"} ${blamedNames(lines, " and ")}`;
	const more = others === 0 ? "" : `it also refuses ${count(others, "more scenario")}`;
	const place = places === "" ? "" : ` (${places})`;
	return {
		title: `${subject.replace(/^The /, "the ")}${place}`,
		evidence: joinTexts([cause, more], "; ")
	};
}
function programOf({ server }) {
	return server === null ? "the server" : `${server.product} ${shorten(upstreamVersions(server.version))}`;
}
function blamedNames(lines, separator) {
	const names = [...new Set(lines.map(({ name }) => shorten(name)))];
	return firstOf(names, MOST_CAUSES, separator);
}
/**
* Text for a change with refused options that qpsgate replaced. The title says that the server does not start, because
* that is worse than any cost. The evidence says what was measured with the replacing options.
*/
function remedyVerdict(result, refusal) {
	const { scenario, lines } = refusal;
	const { title, evidence } = changeText$1({
		...result,
		verdict: verdictOfMeasured(result)
	});
	return {
		title: `${programOf(refusal)} does not start with ${scenarioText(result, scenario)}: it refuses ${count(lines.length, "option")}`,
		evidence: `${blamedNames(lines, ", ")} (${shorten(linesOf(lines))}); with what it takes instead, ${joinTexts([title, evidence], ": ")}`
	};
}
/** Text for a change after which statements fail, and whose cost was measured all the same. */
function statementsVerdict(result, refusal, others) {
	const refused = refusalVerdict(result, refusal, others);
	const accepted = result.accepted === null ? "" : `, accepted by ${shorten(result.accepted.by)}`;
	const part = measuredPart(result);
	const title = `${refused.title}${accepted}`;
	if (part.comparisons.length === 0) return {
		...refused,
		title
	};
	const verdict = verdictOfMeasured(part);
	const measured = changeText$1({
		...part,
		verdict,
		accepted: null
	});
	return verdict === "regressed" ? {
		title: joinTexts([title, measured.title], " · "),
		evidence: joinTexts([refused.evidence, measured.evidence], "; ")
	} : {
		title,
		evidence: joinTexts([
			refused.evidence,
			`apart from that, ${measured.title}`,
			measured.evidence
		], "; ")
	};
}
function verdictOfMeasured(result) {
	const verdicts = result.comparisons.map((comparison) => comparison.verdict);
	if (gatedCosts(result, "regressed").length > 0) return "regressed";
	return ["regressed", "inconclusive"].find((each) => verdicts.includes(each)) ?? "pass";
}
const TEXTS = {
	regressed: regressionVerdict,
	pass: passVerdict,
	inconclusive: openVerdict,
	measured: studyVerdict
};
function regressionVerdict(result, decisive, worst) {
	const [cost, ...costs] = gatedCosts(result, "regressed");
	const { errorNumber } = [cost, ...costs].find((each) => each?.cost.cost === "errors")?.cost ?? {};
	const fails = errorNumber === void 0 ? "" : `statements fail with error ${errorNumber}`;
	const where = result.warnings.some(({ code }) => code === "external-server") ? "" : " on restarted servers";
	const shown = worstShown(result, worst);
	const parts = [
		shown === worst ? "" : `${evidenceOf(result, shown)}, ${LABELS[shown.label]}`,
		`${evidenceOf(result, worst)}${worst.confirmed === true ? `, confirmed${where}` : ""}`,
		isSelected(shown) ? "so close to the limit, a confirmed figure tends to be too large" : "",
		moreText(decisive.length - 1, "more comparison", "over the limit"),
		cost === void 0 ? "" : costTitle(cost),
		moreText(costs.length, "more cost", "over the limit")
	];
	return {
		title: joinTexts([bothWays(result, shown), fails], "; "),
		evidence: joinTexts(parts, "; ")
	};
}
/**
* The slowest comparison, even one that was not measured further after another had regressed ("not pursued"), because
* the title must not show a smaller loss than the report does.
*/
function worstShown({ comparisons }, worst) {
	return [worst, ...comparisons.filter(({ high, rule, label }) => high < 0 && rule === worst.rule && isUnpursued({ label }))].reduce((one, other) => other.change < one.change ? other : one);
}
function isSelected({ change, tolerance, verdict }) {
	return verdict === "regressed" && change > -2 * (tolerance ?? 0);
}
/**
* Adds the worst loss to a gain and the best gain to a loss, so that a title does not hide the other half: "merging
* gains 11% of QPS, but costs 2.3% in oltp_read_only at 8 threads".
*/
function bothWays(result, shown) {
	const peers = result.comparisons.filter(({ scenario, rule }) => scenario === shown.scenario && rule === shown.rule);
	const others = shown.change < 0 ? peers.filter(({ label }) => label === "improved") : peers.filter(({ high }) => high < 0);
	const text = effectText(result, shown);
	if (others.length === 0) return text;
	const farthest = others.reduce((one, other) => Math.abs(other.change) > Math.abs(one.change) ? other : one);
	return `${text}, but ${shown.rule === "base" ? shown.change < 0 ? "gains" : "costs" : shown.change < 0 ? "gains" : "loses"} ${isScaledIn(result, farthest) ? "" : `${sizeOf(farthest.change)} `}in ${cellText(farthest)}`;
}
function moreText(many, noun, what) {
	return many === 0 ? "" : `${count(many, noun)} ${what}`;
}
function passVerdict(result, passing, worst) {
	const comparisons = limitedOnes(result);
	const changes = changeComparisons(passing);
	const closest = closestToLimit(changes) ?? worst;
	const best = largestGain(passing);
	const slower = changes.find(({ label }) => label === "slower within the limit");
	const shown = best ?? slower ?? closest;
	const isOne = new Set(comparisons.map(({ scenario }) => scenario)).size === 1;
	const all = passing.length === 2 ? "both" : `all ${passing.length}`;
	const many = passing.length === comparisons.length ? all : `${passing.length} of ${comparisons.length}`;
	const within = isOne ? harmlessText(result, changes, shown) : `${many} comparisons are within their limits`;
	const title = best === void 0 ? within : bothWays(result, best);
	const isClosest = changes.length > 1 && shown === closest && best === void 0;
	return {
		title,
		evidence: `${evidenceOf(result, shown)}${isClosest ? " comes closest to its limit" : ""}`
	};
}
/** The comparison whose interval reaches farthest towards its limit, which is the one that a title's "at most" is of. */
function closestToLimit(comparisons) {
	const roomOf = ({ low, tolerance }) => low + (tolerance ?? 0);
	return comparisons.toSorted((one, other) => roomOf(one) - roomOf(other))[0];
}
function limitedOnes({ comparisons }) {
	return comparisons.filter(({ tolerance }) => tolerance !== null);
}
/** Comparisons with the baseline count only if there are no others, because they show earlier changes too. */
function changeComparisons(comparisons) {
	const changes = comparisons.filter(({ rule }) => rule !== "baseline");
	return changes.length > 0 ? changes : comparisons;
}
function largestGain(comparisons) {
	return changeComparisons(comparisons).filter(({ label }) => label === "improved").toSorted((one, other) => other.change - one.change)[0];
}
function harmlessText(result, comparisons, shown) {
	if (shown.label === "slower within the limit") return `${effectText(result, shown)}, within the limit`;
	const alike = isScaledIn(result, shown) ? [] : comparisons.filter(({ rule }) => rule === shown.rule);
	const most = Math.max(0, ...alike.map(({ low }) => -low));
	const subject = shown.rule === "base" ? "" : `${shorten(shown.scenario)} has `;
	const many = inManyText(result, shown.scenario);
	return `${subject}no measurable cost${most === 0 ? "" : ` (at most ${share(most)})`}${many}`;
}
/** A sweep without limits has no verdict, so its title is the highest cost. */
function studyVerdict(result, _, worst) {
	const [only = worst, ...others] = levelComparisons(result).filter(({ scenario }) => scenario === dearestOf(result)?.scenario);
	return {
		title: studyTitle(result) ?? effectText(result, worst),
		evidence: others.length === 0 ? evidenceOf(result, only) : rankedText(result)
	};
}
function openVerdict(result, open, worst) {
	const why = worst.label === "inconclusive" ? "" : `, ${LABELS[worst.label]}`;
	const more = moreText(open.length - 1, "more comparison", "inconclusive");
	const evidence = joinTexts([`${evidenceOf(result, worst)}${why}`, more], "; ");
	const isOne = result.comparisons.every(({ scenario }) => scenario === worst.scenario);
	const about = worst.rule === "base" && isOne ? "" : ` about ${scenarioText(result, worst.scenario)}`;
	const best = largestGain(result.comparisons);
	if (best === void 0) return {
		title: `could not tell${about}: ${changeAndRange(worst)}`,
		evidence
	};
	return {
		title: `${effectText(result, best)}; could not tell${about} in ${shorten(worst.workload)}: ${changeAndRange(worst)}`,
		evidence: `${evidence}; ${evidenceOf(result, best)}`
	};
}
/**
* Text for a run that exercised nothing of the change. The title still says what the measured load shows, because an
* unexpected cost may appear there.
*/
function idleVerdict(result) {
	const [worst] = bySeverity(result.comparisons);
	const why = unmeasuredEvidence(result);
	if (worst === void 0) return {
		title: unmeasuredTitle(result),
		evidence: why
	};
	return {
		title: joinTexts([loadText(result, worst), unmeasuredTitle(result)], "; "),
		evidence: joinTexts([why, evidenceOf(result, worst)], "; ")
	};
}
function loadText(result, worst) {
	const { comparisons } = result;
	const load = `under the ${comparisons.every(({ workload }) => USUAL_LOAD.some(({ script }) => script === workload)) ? "usual" : "measured"} load`;
	if (worst.high < 0) return `${effectText(result, worst)} ${load}`;
	const best = largestGain(comparisons);
	const [widest] = comparisons.filter(({ low, tolerance }) => tolerance !== null && -low >= tolerance).toSorted((a, b) => a.low - b.low);
	if (widest !== void 0) return `could not tell ${load}: ${changeAndRange(widest)}`;
	if (best !== void 0) return `${effectText(result, best)} ${load}`;
	const most = Math.max(0, ...comparisons.map(({ low }) => -low));
	return `no cost ${load}${most === 0 ? "" : ` (at most ${share(most)})`}`;
}
/**
* Text for a run whose comparisons were all decided, but which is not trusted as a whole. The evidence refers to the
* warnings.
*/
function distrustVerdict(result) {
	const { warnings } = result;
	const comparisons = limitedOnes(result);
	const passing = comparisons.filter((each) => each.verdict === "pass").length;
	const codes = [...new Set(warnings.map(({ code }) => code))].slice(0, 3).map((one) => shorten(one));
	const see = codes.length === 0 ? "" : `; see the warnings (${codes.join(", ")})`;
	return {
		title: "the run cannot be trusted",
		evidence: `${passing} of ${count(comparisons.length, "comparison")} within the limit${see}`
	};
}
function emptyTitle({ plan, measuredSeconds, settings, coverage, warnings }) {
	if (plan.shard !== null && plan.cells.length === 0) return "no load is left for this shard";
	if (measuredSeconds > 0 || plan.rules.includes("control")) return "nothing was compared";
	const same = coverage.filter(({ status }) => status === "no-difference");
	if (same.length > 0) return same.map((covered) => `${shorten(covered.name)} ${assessmentText(covered)}`).join("; ");
	const names = settings.map(({ name }) => joinTexts([shorten(name), purposeText(name)], " "));
	const changed = names.length === 0 ? "no setting changed" : noEffectText(names);
	return warnings.some(({ code }) => code === "start-unchecked") ? `${changed}; its start was not checked` : changed;
}
function purposeText(name) {
	const purpose = purposeOf(name);
	return purpose === void 0 ? "" : `(${purpose})`;
}
/**
* Example: "merging costs 16% of QPS", or "pfson is 5.3% slower than pfsoff". Where an option was scaled down for the
* test machine, the measured size is not production's, so the text has no percentage: "merging costs QPS".
*/
function effectText(result, comparison) {
	const { rule, scenario, change, reference } = comparison;
	const isRough = isScaledIn(result, comparison);
	const size = isRough ? "" : `${sizeOf(change)} `;
	if (rule !== "base") return `${shorten(scenario)} is ${size}${change < 0 ? "slower" : "faster"} than ${against({
		rule,
		reference
	})}`;
	const isOne = result.comparisons.every((other) => other.scenario === scenario);
	return `merging ${change < 0 ? "costs" : "gains"} ${size}${isRough ? "QPS" : "of QPS"}${isOne ? inManyText(result, scenario) : ` in ${scenarioText(result, scenario)}`}`;
}
/**
* Whether sizes were scaled down for the test. The effect then has the right direction but not the right size, so no
* figure is shown.
*/
function isScaledIn(result, { scenario }) {
	return scaledSetting(result, scenario, blamedNamesIn(result)) !== void 0;
}
function blamedNamesIn(result) {
	return blamedCauses(result).flatMap(({ settings }) => settings.map(({ name }) => name));
}
function scaledTitle(result) {
	const scenarios = [...new Set(result.comparisons.map(({ scenario }) => scenario))];
	const names = blamedNamesIn(result);
	const [scaled] = scenarios.flatMap((scenario) => scaledSetting(result, scenario, names) ?? []);
	return scaledText(scaled);
}
/**
* The effect with its evidence: "merging costs 16% of QPS: oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95%:
* −19.4 to −12.6%, limit 5%)".
*/
function finding(result, comparison) {
	return `${effectText(result, comparison)}: ${evidenceOf(result, comparison)}`;
}
function evidenceOf(result, comparison) {
	const rates = ratesOf(result, comparison);
	const figures = rates === void 0 ? change(comparison.change) : `${rate(rates.before)} → ${rate(rates.now)}`;
	const limit = comparison.tolerance === null ? "" : `, ${limitText(comparison)}`;
	return `${cellText(comparison)}, ${figures} QPS (${share(comparison.confidence)}: ${fromTo$1(comparison)}${limit})`;
}
/** QPS of the reference and of the scenario; undefined if one of them completed nothing. */
function ratesOf({ cells, plan }, comparison) {
	const { rule, scenario, reference, workload, threads } = comparison;
	const rateOf = (name, at) => cells.find((cell) => cell.threads === threads && cell.workload === workload && cell.scenario === name && cell.revision === at)?.qps;
	const isPresent = plan.arms.some((arm) => arm.revision === "head" && arm.scenario.name === reference);
	const before = rateOf(reference, rule !== "control" ? rule : isPresent ? "head" : "base");
	const now = rateOf(scenario, "head");
	return before && now ? {
		before,
		now
	} : void 0;
}
/** A line for each cause with its cost, which is what reverting it regains. */
function causeLines(result) {
	const causes = blamedCauses(result);
	const statements = blamedStatements(result).map((one) => costlyLine(one));
	if (causes.length === 0) return [...openCause(result), ...statements];
	return [...causes.map((cause) => {
		if (cause.kind === "verdict") return causeSettings(cause);
		const isOfCost = result.explanation?.cost !== void 0;
		const cost = cause.change === null || isOfCost ? "" : ` ${share(Math.max(0, -cause.change))}`;
		const verb = cost === "" ? "" : cause.settings.length === 1 ? " costs" : " cost";
		const how = revertText(cause);
		const [needs, reverted] = cause.needs.length > 0 ? [how, ""] : ["", how];
		return joinTexts([`${joinTexts([causeSettings(cause), needs], ", ")}${needs === "" ? "" : ","}${verb}${cost}`, reverted], "; ");
	}), ...statements.slice(0, MOST_CAUSES)];
}
/** Example: "not found before the search ended; perhaps sync_binlog (my.cnf:8)". Empty if no search was left open. */
function openCause(result) {
	const worst = worstRegression(result);
	const open = result.causes.filter(({ verdict }) => verdict === "inconclusive");
	if (worst === void 0 || !isExplained(result, worst) || open.length === 0) return [];
	const names = byEffect(open, result.explanation).map((cause) => causeSettings(cause));
	return [`not found before the search ended; perhaps ${firstOf(names, MOST_CAUSES, " or ")}`];
}
const MOST_IDLE = 3;
/**
* Example: "+12.4% thanks to general_log (my.cnf:7); sync_binlog (my.cnf:8) costs 3%; sort_buffer_size (my.cnf:9)
* gains at most 0.4%". Empty if no line gains.
*/
function gainText(result) {
	const gains = isOfGain(result.explanation) ? blamedCauses(result) : [];
	if (gains.length === 0) return "";
	const missed = result.coverage.filter(isUnmeasured).map(({ name }) => name);
	const others = result.causes.filter(({ settings }) => !settings.every(({ name }) => missed.includes(name))).flatMap((cause) => {
		const figures = cause.verdict === "to blame" ? void 0 : figuresOf(cause);
		return figures === void 0 ? [] : [{
			settings: causeSettings(cause),
			...figures
		}];
	});
	const idle = others.filter(({ low, high }) => low <= 0 && high >= 0);
	const most = share(Math.max(...idle.map(({ high }) => high)));
	const names = idle.map(({ settings }) => settings);
	return [
		...gains.map((cause) => {
			const gain = cause.change === null ? "" : `${change(cause.change)} `;
			const removed = cause.settings.every(({ place }) => place === null) ? ", now removed" : "";
			const suffices = sufficesText(cause);
			return `${gain}thanks to ${causeSettings(cause)}${removed}${suffices === "" ? "" : `, ${suffices}`}`;
		}),
		...others.filter(({ high }) => high < 0).map((cause) => `${cause.settings} costs ${share(-cause.change)}`),
		...idle.length === 0 ? [] : [`${firstOf(names, MOST_IDLE, " and ")} ${idle.length === 1 ? "gains" : "gain"} at most ${most}`]
	].join("; ");
}
function blamedStatements(result) {
	const worst = worstRegression(result);
	return worst === void 0 ? [] : costlyStatements(worst);
}
function worstRegression(result) {
	return bySeverity(measuredPart(result).comparisons.filter(({ verdict }) => verdict === "regressed"))[0];
}
/**
* Causes to blame, the costliest first. They belong to the worst slowdown; without one, to the cost farthest beyond its
* limit; without that, to a gain.
*/
function blamedCauses(result) {
	const { explanation } = result;
	const [gated] = gatedCosts(result, "regressed");
	const worst = worstRegression(result) ?? (gated && {
		...gated.comparison,
		cost: gated.cost.cost
	}) ?? (isOfGain(explanation) ? explanation : void 0);
	if (worst === void 0 || !isExplained(result, worst)) return [];
	const blamed = result.causes.filter(({ verdict }) => verdict === "to blame");
	return byEffect(blamed, explanation);
}
/**
* Whether causes were sought for this scenario, perhaps in another cell: the search measures one cell of each scenario.
*/
function isExplained({ causes, explanation }, { rule, scenario, cost }) {
	const isOf = explanation?.rule === rule && explanation.scenario === scenario && explanation.cost === cost;
	return causes.length > 0 && isOf;
}
function causeSettings({ settings }) {
	const names = namesText(settings.map(({ name }) => name));
	const lines = linesOf(settings.flatMap(({ place }) => place ?? []));
	return lines === "" ? names : `${names} (${shorten(lines)})`;
}
function explainedComparison({ comparisons, explanation }) {
	return explanation === null ? void 0 : comparisons.find((each) => nameKey(each) === nameKey({
		...explanation,
		cost: void 0
	}));
}
function explainedCell(explained) {
	return `${cellText(explained)}, ${shorten(explained.scenario)} against ${against(explained)}`;
}
const PAGES = {
	reading: `${DOCS}/report.md`,
	red: `${DOCS}/red.md`,
	accepting: `${DOCS}/recipes/accept-a-regression.md`,
	coverage: `${DOCS}/coverage.md`
};
/**
* What to revert. Only lines are named that a server was started without, because it may not start without the others.
*/
function whatToRevert([dearest, ...others], explanation) {
	if (dearest === void 0) return "the change";
	const { kind, settings } = dearest;
	if (others.length === 0) return settings.length === 1 ? "this line" : kind === "either" ? "one of these lines" : "these lines";
	if ([dearest, ...others].some(isNeededByOthers)) return "one of these lines";
	return explanation?.together ? "these lines" : `${kind === "either" ? "one of " : ""}${shorten(causeSettings(dearest))}`;
}
/** How to take back changed defaults of a new version, which stand on no line; undefined if they do not cost most. */
function restoredDefaults([dearest], explanation) {
	const names = dearest?.settings.map(({ name }) => name) ?? [];
	const isDefault = (name) => explanation?.defaults?.some((each) => isSameName(each.name, name)) === true;
	if (names.length === 0 || !names.every(isDefault)) return void 0;
	return `set ${shorten(firstOf(names, MOST_CAUSES, " and "))} as before, or revert the version`;
}
function isNeededByOthers({ settings }, _, all) {
	const [line, ...more] = settings;
	if (line === void 0 || more.length > 0) return false;
	return all.every((other) => other.settings === settings || other.needs.includes(line.name) && other.settings.length === 1);
}
/** What the reader should do next; undefined if nothing. `page` is the page of the documentation that says more. */
function nextStep(result) {
	const { verdict, accepted } = result;
	const refusal = worstRefusal(result);
	if (accepted !== null && verdict === "pass") return void 0;
	if (refusal?.isMeasured === true && refusal.kind === "start") return {
		text: "write what the new version takes in the place of these options",
		page: "red"
	};
	if (refusal?.kind === "memory") return {
		text: "make the buffers smaller, or the limit larger",
		page: "red"
	};
	if (refusal?.isMeasured === true && accepted === null) return {
		text: "revert the cause, or ask a maintainer to accept that these statements fail",
		page: "accepting"
	};
	if (refusal?.isMeasured === false) return {
		text: `correct or revert ${refusal.kind === "value" ? "the value that the server reads as another one" : "what the server refuses"}`,
		page: "red"
	};
	if (verdict === "regressed") {
		const slowdown = worstRegression(result) === void 0 ? "cost" : "slowdown";
		const blamed = blamedCauses(result);
		const settings = blamed.length === 0 ? result.settings : blamed.flatMap((cause) => cause.settings);
		const [accept, revert] = [`ask a maintainer to accept the ${slowdown}`, restoredDefaults(blamed, result.explanation) ?? `revert ${whatToRevert(blamed, result.explanation)}${inManyText(result, result.explanation?.scenario ?? "")}`];
		return {
			text: isBought(result, settings.map(({ name }) => name)) ? `decide whether that is worth it: ${accept}, or ${revert}` : `${revert}, or ${accept}`,
			page: "accepting"
		};
	}
	const isPartial = verdict === "pass" && checkFailure(result) === "not-measured";
	if (verdict === "not-measured" || isPartial) return {
		text: reviewText(result),
		page: "coverage"
	};
	if (verdict === "measured" && isTooRough(result)) return {
		text: "run it again on a quieter machine, or with a larger --budget",
		page: "red"
	};
	if (verdict !== "inconclusive") return void 0;
	const open = result.comparisons.filter((each) => each.verdict === "inconclusive");
	return open.length === 0 || open.some(({ label }) => label === "machine disturbed") ? {
		text: "read the warnings, then run it again on a quieter machine",
		page: "red"
	} : {
		text: `run it again ${againText(result)}`,
		page: "red"
	};
}
/**
* Reasons for which a setting was not exercised although a user's own workload could exercise it, so that adding one is
* worth advising.
*/
const LOADABLE = [
	"other-workload",
	"no-load",
	"switched-off",
	"unknown"
];
function reviewText({ coverage }) {
	return coverage.some((each) => isUnmeasured(each) && LOADABLE.includes(each.why)) ? "review the change by hand, or add a workload that uses it" : "review the change by hand";
}
/**
* How to run again, the most helpful first: a larger limit comes last, because it lets more through. A warning may name
* the budget that would decide.
*/
function againText({ warnings }) {
	const budgets = warnings.filter(({ code }) => code === "budget-cannot-decide").map((warning) => "seconds" in warning ? Number(warning.seconds) : 0);
	const isVain = budgets.some((seconds) => seconds === 0);
	const budget = budgets.length === 0 ? "with a larger --budget" : `with --budget ${Math.max(...budgets)}s`;
	return [
		"on a quieter machine",
		...isVain ? [] : [budget],
		"or with a larger --tolerance"
	].join(", ");
}

// src/core/wording/baseline-text.ts
/** The change since the baseline of a branch, in words. */
const MOST_SETTINGS = 2;
/**
* Example: "Since v2026.3: −7.4% (limit 10%), this change included, after 4 changes; most by #812 sync_binlog −3.1
* %." The scenario is the one farthest from the baseline. Empty if nothing was measured against the baseline.
*/
function baselineText({ baseline, comparisons }) {
	const farthest = worstOf(comparisons.filter(({ rule }) => rule === "baseline"));
	if (baseline === null || farthest === void 0) return "";
	const name = shorten(baseline.name);
	const changes = dearestFirst(baseline, farthest.scenario);
	const [dearest] = changes;
	const far = `${change(farthest.change)} (${limitText(farthest)}), this change included`;
	if (dearest === void 0) return `Since ${name}: ${far}.`;
	return `Since ${name}: ${far}, ${changes.length === 1 ? "after one change" : `after ${count(changes.length, "change")}`}; most by ${changeText(changeName(dearest), dearest.settings, dearest.change)}.`;
}
/**
* A line for each change that adds to a regression against the baseline, because the current change alone may be
* harmless. The current change comes first, then the recorded ones, the costliest first. Empty if nothing regressed
* against the baseline.
*/
function baselineChangeLines({ baseline, comparisons, settings }) {
	const red = comparisons.find(({ rule, verdict }) => rule === "baseline" && verdict === "regressed");
	if (baseline === null || red === void 0) return [];
	const thisChange = comparisons.find((each) => each.rule === "base" && nameKey({
		...each,
		rule: red.rule
	}) === nameKey(red));
	const changed = settings.flatMap(({ scenario, name, before, after }) => {
		const place = after ?? before;
		return scenario === red.scenario && place !== null ? [{
			...place,
			name
		}] : [];
	});
	const item = (who, lines, by) => `${changeText(who, lines, by)} (${[...new Set(lines.map((line) => shorten(lineOf(line))))].join(", ")})`;
	return [...thisChange === void 0 || changed.length === 0 ? [] : [item("this change:", changed, thisChange.change)], ...dearestFirst(baseline, red.scenario).map((each) => item(changeName(each), each.settings, each.change))];
}
function dearestFirst({ changes }, scenario) {
	return changes.filter((each) => each.scenario === scenario).sort((one, other) => one.change - other.change);
}
/**
* The last pull request in the title of the commit, "#812", as squash merges add it; otherwise the short commit.
*/
function changeName({ commit, title }) {
	return title?.match(/#\d+/g)?.at(-1) ?? commit.slice(0, 7);
}
function changeText(who, settings, by) {
	const names = [...new Set(settings.map(({ name }) => shorten(name)))];
	return `${who} ${firstOf(names, MOST_SETTINGS)} ${change(by)}`;
}

// src/core/wording/machine-text.ts
/** Example: "MySQL 8.4.3", or "MySQL 8.0.36 → MySQL 8.4.3" if the change is a new version. */
function serversText({ scenarios }) {
	const serversOf = (some) => [...new Set(some.map(({ server }) => `${server.product} ${server.version}`))].join(", ");
	const old = scenarios.filter(isOfBase);
	const present = scenarios.filter((each) => !isEarlier(each) && old.some(({ name }) => name === each.name));
	const before = serversOf(old);
	const now = serversOf(present);
	return before === now ? serversOf(scenarios) : `${before} → ${now}`;
}
/** Caption of a picture: servers, sysbench, CPUs and date, because its readers may not have the report. */
function setupParts(result) {
	const { cpus, cpuModel, sysbench } = result.environment;
	return [
		upstreamVersions(serversText(result)),
		sysbench === "" ? "" : `sysbench ${sysbench}`,
		cpuModel === "" ? "" : `${cpus} × ${cpuModel}`,
		result.startedAt.slice(0, 10)
	].flatMap((text) => text === "" ? [] : [shorten(text, LONGEST)]);
}
/** Maximum length of a part in characters. Only a list of many servers reaches it, and the report names them all. */
const LONGEST = 80;
/**
* Says how much of the time was disturbed, or that nothing was, so that readers know that the machine was watched.
* Empty if nothing was measured.
*/
function disturbedText({ disturbance: { blocks, disturbed, dropped } }) {
	if (blocks === 0) return "";
	if (disturbed === 0) return "The machine was quiet.";
	const left = dropped === 0 ? "none of it was left out" : `${share(dropped / blocks)} was left out`;
	return `The machine was disturbed for ${share(disturbed / blocks)} of the time, and ${left}.`;
}

// src/core/wording/arm-wording.ts
/** Names of a run's servers for people. Results and raw measurements keep the codes of revisions, such as "head". */
const MOMENTS = {
	head: "now",
	base: "before",
	twin: "now, second copy",
	"base-twin": "before, second copy",
	baseline: "at the baseline"
};
/**
* Makes names that are as short as possible. With a control: "pfson", "pfson (before)", "pfsoff (second copy)".
* Without one, a configuration is compared only with its past, so "now" or "before" is enough, or "a.cnf, now" if there
* are several.
*
* @param plan has every arm that will be named, because their number decides the form
*/
function armNamer({ rules, arms }) {
	if (rules.includes("control")) return ({ scenario, revision }) => nameAt(scenario, revision);
	const isOne = new Set(arms.map(({ scenario }) => scenario.name)).size === 1;
	return ({ scenario, revision }) => isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`;
}
/** Example: "7 scenarios were switched on 2 running servers"; empty if no scenarios shared a server. */
function sharedServersText({ scenarios }) {
	const hosts = scenarios.flatMap(({ host }) => host ?? []);
	if (hosts.length === 0) return "";
	const servers = new Set(hosts).size + scenarios.length - hosts.length;
	const switched = new Set(scenarios.flatMap(({ host, name }) => host === null ? [] : [name])).size;
	const where = servers === 1 ? "one running server" : `${servers} running servers`;
	return `${count(switched, "scenario")} ${switched === 1 ? "was" : "were"} switched on ${where}`;
}
function secondCopyText({ scenarios, plan }) {
	const twin = scenarios.find(({ revision }) => revision === "twin");
	const name = twin?.name ?? plan.arms[0]?.scenario.name ?? "";
	const first = shorten(armNamer(plan)({
		scenario: name,
		revision: "head"
	}));
	return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`;
}

// src/core/views/cells.ts
/**
* All servers except twins, because readers need each configuration only once. The control comes first;
* without a control, the versions of a scenario follow each other, the earliest first.
*/
function shownScenarios(result) {
	const shown = result.scenarios.filter((scenario) => !isCopy(scenario));
	if (!result.plan.rules.includes("control")) return [...Map.groupBy(shown, ({ name }) => name).values()].flatMap((sameName) => sameName.toSorted((one, other) => ageOf(other) - ageOf(one)));
	return [...shown.filter(({ role }) => role === "control"), ...shown.filter(({ role }) => role !== "control")];
}
function ageOf({ revision }) {
	return [
		"head",
		"base",
		"baseline"
	].indexOf(revision);
}
function armOf({ name, revision }) {
	return {
		scenario: name,
		revision
	};
}
function sameArm(left, right) {
	return left.scenario === right.scenario && left.revision === right.revision;
}
function workloadsOf({ cells }) {
	return [...new Set(cells.map(({ workload }) => workload))];
}
const URGENCY = [
	"regressed",
	"inconclusive",
	"measured",
	"pass"
];
/**
* Sorts comparisons, those that need a reader's action first: by verdict, then by how far each is beyond its limit.
*/
function worstFirst(comparisons) {
	return URGENCY.flatMap((verdict) => bySeverity(comparisons.filter((each) => each.verdict === verdict)));
}

// src/core/wording/services.ts
/**
* A grid for each workload that was measured at several numbers of threads. Empty without a control, because scenarios
* are then compared only with their own past.
*/
function gridsOf({ plan, cells }) {
	if (!plan.rules.includes("control")) return [];
	return [...Map.groupBy(cells.filter(({ revision }) => revision === "head"), ({ workload }) => workload)].flatMap(([workload, ofWorkload]) => {
		const threads = [...new Set(ofWorkload.map((cell) => cell.threads))].sort((one, other) => one - other);
		const byPlace = new Map(ofWorkload.map((cell) => [placeKey(cell.scenario, cell.threads), cell]));
		const measured = new Set(ofWorkload.map(({ scenario }) => scenario));
		const scenarios = [...new Set(plan.arms.map(({ scenario }) => scenario.name))].filter((one) => measured.has(one));
		const cell = (scenario, level) => byPlace.get(placeKey(scenario, level));
		return threads.length < 2 ? [] : {
			workload,
			threads,
			scenarios,
			cells: ofWorkload,
			cell
		};
	});
}
function placeKey(scenario, threads) {
	return `${threads} ${scenario}`;
}
/**
* Key of each scenario's server. Scenarios on one running server, or on the same version of the same product, have
* equal keys, so that leads are shown only between different servers.
*/
function serversByScenario({ scenarios }) {
	const present = scenarios.filter(({ revision }) => revision === "head");
	return new Map(present.map(({ name, host, server }) => [name, JSON.stringify([
		host,
		server.product,
		server.version
	])]));
}
/** Whether different servers are compared, and not only settings of one. */
function comparesServers(result) {
	return new Set(serversByScenario(result).values()).size > 1;
}
/** Merges neighbouring numbers of threads that have the same winner, so that a sentence can name them together. */
function winnersOf(grid, study) {
	const winners = [];
	for (const threads of grid.threads) {
		const scenarios = fastestAt(grid, threads, study);
		const last = winners.at(-1);
		if (scenarios.length === 0) continue;
		if (last?.scenarios.join("\n") === scenarios.join("\n")) last.threads.push(threads);
		else winners.push({
			threads: [threads],
			scenarios
		});
	}
	return winners;
}
/** The fastest scenario and all that do not differ significantly from it; empty if nothing was compared there. */
function fastestAt({ workload }, threads, study) {
	const isHere = (load) => load.workload === workload && load.threads === threads;
	return study?.fastest.find(isHere)?.scenarios ?? [];
}
function peaksOf({ scenarios, threads, cell }) {
	return scenarios.flatMap((scenario) => {
		const [best] = threads.flatMap((level) => cell(scenario, level) ?? []).toSorted((one, other) => other.qps - one.qps);
		return best === void 0 ? [] : {
			scenario,
			threads: best.threads,
			qps: best.qps
		};
	}).toSorted((one, other) => other.qps - one.qps);
}
/** Leads between scenarios on different servers. The fastest scenario comes first, in the list and in `others`. */
function leadsOf(grid, servers) {
	const speeds = new Map(grid.scenarios.map((scenario) => [scenario, averageQps(grid, scenario)]));
	const bySpeed = grid.scenarios.toSorted((one, other) => (speeds.get(other) ?? 0) - (speeds.get(one) ?? 0));
	return bySpeed.map((scenario) => {
		const others = bySpeed.filter((other) => servers.get(other) !== servers.get(scenario));
		const ratios = grid.threads.map((threads) => others.map((other) => ratioAt(grid, threads, scenario, other)));
		return {
			scenario,
			others,
			rows: grid.threads.map((threads, row) => ({
				threads,
				changes: (ratios[row] ?? []).map(lessOne)
			})),
			averages: others.map((_, column) => lessOne(geometricMean(ratios.flatMap((row) => row[column] ?? []))))
		};
	}).filter(({ others }) => others.length > 0);
}
function ratioAt({ cell }, threads, scenario, other) {
	const [qps, otherQps] = [cell(scenario, threads)?.qps ?? 0, cell(other, threads)?.qps ?? 0];
	return qps > 0 && otherQps > 0 ? qps / otherQps : void 0;
}
function averageQps({ threads, cell }, scenario) {
	return geometricMean(threads.map((level) => cell(scenario, level)?.qps ?? 0).filter((qps) => qps > 0)) ?? 0;
}
/** Geometric mean; undefined if there are no values. Values must be above 0, because 0 has no logarithm. */
function geometricMean(values) {
	return values.length === 0 ? void 0 : Math.exp(mean(values.map(Math.log)));
}
function lessOne(ratio) {
	return ratio === void 0 ? void 0 : ratio - 1;
}

export { costTitle as $, headline as A, measuredPart as At, isBought as B, blamedCauses as C, against as Ct, explainedComparison as D, settingLine as Dt, explainedCell as E, lineOf as Et, worstShown as F, rankingParts as G, hasChain as H, isBlamed as I, failedText as J, saturationText as K, unmeasuredLine as L, nextStep as M, ratesOf as N, finding as O, timesText as Ot, verdictText as P, costLimit as Q, untimelyText as R, PAGES as S, SEARCHING as St, changeComparisons as T, consequence as Tt, levelComparisons as U, risksOf as V, partingTexts as W, costAmount as X, failureTexts as Y, costEvidence as Z, serversText as _, alikeLinesText as _t, peaksOf as a, verdictWord as at, baselineText as b, sameChangeText as bt, armOf as c, figuresOf as ct, workloadsOf as d, revertText as dt, isNew as et, worstFirst as f, sentence as ft, disturbedText as g, whereOf as gt, sharedServersText as h, valueText as ht, leadsOf as i, comparisonText as it, isExplained as j, refusalsOf as jt, gainText as k, upstreamVersions as kt, sameArm as l, isUsedThere as lt, secondCopyText as m, sufficesText as mt, fastestAt as n, changeTitle as nt, serversByScenario as o, causeVerdict as ot, armNamer as p, shownCauses as pt, comparedStatements as q, gridsOf as r, comparisonNamer as rt, winnersOf as s, costText as st, comparesServers as t, LABELS as tt, shownScenarios as u, removedSetting as ut, setupParts as v, alikeText as vt, causeLines as w, cellText as wt, changeName as x, scenarioText as xt, baselineChangeLines as y, kindNames as yt, boughtText as z };