import { d as DOCS, g as isOfBase, m as isCopy, u as COST_NAMES } from "./suite.js";
import { r as shorten } from "./escape.js";
import { c as keyOf, m as isUnmeasured } from "./comparison.js";
import { u as purposeOf } from "./scales.js";
import { a as sum } from "./vectors.js";
import { i as checkFailure, r as gatedCosts } from "./gated-costs.js";
import { a as isOfGain, f as isRefused, t as byEffect } from "./attribution.js";
import { c as firstOf, d as milliseconds, h as sizeOf, i as count, l as fromTo, m as share, n as change, o as duration, p as rate, r as changeAndRange, s as fineShare, t as bytes, u as joinTexts } from "./figures.js";
import { s as withoutEffectText } from "./warnings.js";
import { a as whyText, i as coverageText } from "./arm-wording.js";
import { t as bySeverity } from "./tolerance.js";

// src/core/result/refused-part.ts
function refusalsOf({ comparisons }) {
	return comparisons.flatMap(({ refusal }) => refusal ?? []);
}
/** The result with only the comparisons that were measured. */
function measuredPart(result) {
	return {
		...result,
		comparisons: result.comparisons.filter((each) => !isRefused(each))
	};
}

// src/core/wording/wording.ts
/** Sentences about a result, the same in every view. Names in them are cut if they are long. Plain text: the view escapes. */
/** Named settings among those that only work together. */
const MOST_NAMED = 3;
const LONGEST_PATH = 54;
/** "oltp_read_only at 8 threads"; "mean of all workloads" for a scenario's mean, which has no number of threads. */
function cellText({ workload, threads }) {
	return threads === 0 ? "mean of all workloads" : `${shorten(workload)} at ${count(threads, "thread")}`;
}
/** "conf/my.cnf:4"; a long path loses its beginning, because its end says more. */
function lineOf({ file, line }) {
	const end = file.slice(-53).replace(/^[\udc00-\udfff]/, "");
	return `${file.length <= LONGEST_PATH ? file : `…${end}`}:${line}`;
}
/** "my.cnf:3, 8–9": the lines of each file, neighbours as a range; empty if there are none. */
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
/** "conf/my.cnf:4": where a setting is now; for one that was removed, where it was. */
function settingLine({ before, after, scenario }) {
	if (after !== null) return `${after.file}:${after.line}`;
	return before === null ? scenario : `${before.file}:${before.line}, removed`;
}
/** The reference of a comparison: the control, the configuration before the change, or the baseline. */
function against({ rule, reference }) {
	if (rule === "base") return "before";
	return rule === "baseline" ? "the baseline" : shorten(reference);
}
/** "a + b + c and 2 more". */
function joinedNames(names) {
	const short = names.map((one) => shorten(one));
	return firstOf(short, MOST_NAMED, " + ");
}
/** Activities of a run, each with its steps. */
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
/** Shortest activity worth a word, seconds. */
const LEAST_SECONDS = 1;
/** Seconds of each activity; their sum is the wall time, which ends before anything is drawn. */
function timesOf(timeline) {
	const secondsIn = (some) => sum(some.map(({ from, to }) => to - from));
	return ACTIVITIES.map(([activity, ...steps]) => {
		return [activity, secondsIn(timeline.filter(({ step }) => steps.includes(step)))];
	});
}
/** "61 s: waiting for another run 9 s, starting servers 12 s, measuring 40 s": a run's duration, and what it was for. */
function timesText({ timeline, seconds, measuredSeconds }) {
	const parts = (timeline === null ? [["measuring", measuredSeconds]] : timesOf(timeline)).filter(([, took]) => took >= LEAST_SECONDS).map(([what, took]) => `${what} ${duration(took)}`);
	return `${duration(seconds)}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
}
/** Whether the check fails; empty for a pass, which says so itself. */
function consequence(result) {
	const failure = checkFailure(result);
	if (failure === "regressed") return "This blocks the merge (exit code 1).";
	if (failure !== void 0) return `This blocks the merge (${failure}: fail, exit code 3).`;
	const { verdict } = result;
	return verdict === "inconclusive" || verdict === "not-measured" ? `This does not block the merge (on-${verdict}: pass).` : "";
}
/** A notice while the search for causes runs. */
const SEARCHING = "qpsgate is now measuring what each changed setting costs. This comment will then show it.";
/** Versions without what packagers add: 10.11.19 of 10.11.19-MariaDB-0+deb12u1. */
function withoutPackager(versions) {
	return versions.replaceAll(/(\d)[-+][\w.+~-]*/g, "$1");
}

// src/core/wording/baseline-text.ts
/** How far a branch has come since its baseline, in words. */
/** Settings of one change that a line names. */
const MOST_SETTINGS = 2;
/**
* "Since v2026.3: −7.4 % (95 %: …) in 4 changes, limit 10 %; most by #812 sync_binlog −3.1 %." of the scenario that has
* come farthest; empty if the result was held against no baseline.
*/
function baselineText({ baseline }) {
	if (baseline === null) return "";
	const farthest = farthestOf(baseline);
	const name = shorten(baseline.name);
	if (farthest === void 0) return baseline.broken === null ? "" : `How far the branch has come since ${name} is unknown: ${shorten(baseline.broken)}.`;
	const changes = dearestFirst(baseline, farthest.scenario);
	const [dearest] = changes;
	const how = farthest.by === "measurement" ? "measured" : "by the ledger";
	const far = `${change(farthest.change)} (${how}, limit ${share(farthest.tolerance)}), this change included`;
	if (dearest === void 0) return `Since ${name}: ${far}.`;
	return `Since ${name}: ${far}, ${changes.length === 1 ? "after one change" : `after ${count(changes.length, "change")}`}; most by ${changeText(changeName(dearest), dearest.settings, dearest.change)}.`;
}
/**
* The changes that add up to a red by the baseline, with their lines: this one, then the recorded ones, the dearest
* first; empty if there is none.
*/
function addedUp({ baseline, comparisons, settings }) {
	const red = comparisons.find(({ rule, verdict }) => rule === "baseline" && verdict === "regressed");
	if (baseline === null || red === void 0) return [];
	const thisChange = comparisons.find((each) => each.rule === "base" && keyOf({
		...each,
		rule: red.rule
	}) === keyOf(red));
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
/** The scenario that has come farthest; undefined if that is unknown of each. */
function farthestOf({ distances }) {
	return distances.toSorted((one, other) => one.change - other.change)[0];
}
function dearestFirst({ changes }, scenario) {
	return changes.filter((each) => each.scenario === scenario).sort((one, other) => one.change - other.change);
}
/** "#812": the pull request that the commit's title names last, as a squash does, else the commit. */
function changeName({ commit, title }) {
	return title?.match(/#\d+/g)?.at(-1) ?? commit.slice(0, 7);
}
/** "#812 sync_binlog −3.1 %". */
function changeText(who, settings, by) {
	const names = [...new Set(settings.map(({ name }) => shorten(name)))];
	return `${who} ${firstOf(names, MOST_SETTINGS)} ${change(by)}`;
}

// src/core/wording/cause-wording.ts
/** One cause in words, for a row or a line: the same in every view. Plain text: the view escapes. */
/** Least share of QPS that a change leaves: nothing can be divided by none. */
const LEAST_LEFT = .01;
/**
* Causes in the order of the reader's action, the most expensive first. Undecided ones of one group, which have the same
* figures, are together.
*/
function shownCauses(causes, explanation) {
	const sorted = causes.toSorted(byEffect(explanation));
	const isOpenGroup = (cause) => cause.kind === "in a group" && rankOf(cause) === UNDECIDED;
	return [...Map.groupBy(sorted, (cause) => isOpenGroup(cause) ? JSON.stringify([cause.verdict, cause.measuredWith]) : cause).values()].toSorted(([one], [other]) => rankOf(one) - rankOf(other));
}
const UNDECIDED = 1;
function rankOf(cause) {
	if (cause?.verdict === "to blame") return 0;
	if (cause?.verdict === "innocent") return 2;
	return cause?.kind === "not measured" ? 3 : UNDECIDED;
}
/** Whether a line has an effect only since the change, which brings it to life. */
function isUnchanged({ before, after, place }) {
	return place !== null && after !== null && before === after;
}
/** Change with its interval; undefined if nothing was measured. */
function figuresOf({ change, low, high }) {
	return change === null || low === null || high === null ? void 0 : {
		change,
		low,
		high
	};
}
/**
* The gain from switching a setting to blame back while the rest stays, as a share of the QPS before the change, like
* its cost: head has 1 + whole of these, and without the setting 1/(1 + removal) times as many, because removal is its
* cost for the rest. Undefined if that was not measured.
*/
function savedOf({ verdict, removal }, explanation) {
	if (verdict !== "to blame" || removal === null || explanation === null || explanation.cost !== void 0) return void 0;
	const left = 1 + explanation.whole.change;
	const gain = (change) => left / Math.max(LEAST_LEFT, 1 + change) - left;
	return {
		change: gain(removal.change),
		low: gain(removal.high),
		high: gain(removal.low)
	};
}
/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if reverted"; empty if nothing was measured, or of other costs. */
function costText(cause, explanation) {
	if (explanation?.cost !== void 0) return "";
	const cost = figuresOf(cause);
	const saved = savedOf(cause, explanation);
	const way = cause.settings.some(isUnchanged) ? "removed" : "reverted";
	const savedText = saved === void 0 ? "" : `${changeAndRange(saved)} if ${way}`;
	return joinTexts([cost === void 0 ? "" : changeAndRange(cost), savedText], ", ");
}
/**
* "only together: either alone costs nothing", "only together with long-query-time, either alone costs nothing"; often empty.
*
* @param setting of the cause that has the text beside it
*/
function togetherText(cause, setting) {
	const { kind, settings } = cause;
	if (kind !== "together") return "";
	const others = settings.filter((each) => each !== setting).map(({ name }) => name);
	const nothing = `${settings.length === 2 ? "either" : "each"} alone costs nothing`;
	return setting === void 0 ? `only together: ${nothing}` : `only together with ${joinedNames(others)}, ${nothing}`;
}
/** Words for lines that gain only together. */
function sufficesText({ kind }) {
	return kind === "together" ? "only together: neither alone gains anything" : "";
}
/** Verdict of causes with the same figures: "inconclusive", "not taken apart, measured with 2 others". */
function openText(group) {
	const [first] = group;
	return first === void 0 ? "" : joinTexts([verdictText$1(first), detailText(group)], ", ");
}
function verdictText$1({ kind, verdict }) {
	if (verdict === "not reached") return kind === "in a group" ? "not taken apart" : "not measured";
	return kind === "verdict" && verdict === "innocent" ? "within the limit" : verdict;
}
/** The way that the figures were obtained, for the verdict: "measured with 2 others"; often empty. */
function detailText(group) {
	const [first] = group;
	if (first?.kind !== "in a group") return "";
	const listed = group.flatMap(({ settings }) => settings).length;
	const others = first.measuredWith.length - listed;
	if (others > 0) return `measured with ${count(others, "other")}`;
	return listed > 1 ? "measured together" : "";
}
/** "ON", "0 → 1", "1, unchanged"; for a removed setting, its former value. */
function valueText(setting, shown) {
	const { before, after, place } = setting;
	if (after !== null && isUnchanged(setting)) return `${shown(after)}, unchanged`;
	if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`;
	const only = place === null ? before : after;
	return only === null ? "" : shown(only);
}
/** "conf/my.cnf:4"; for a setting that is gone, where it once stood, or "removed". */
function whereOf(result, { name, place }) {
	if (place !== null) return lineOf(place);
	const gone = removedSetting(result, name);
	return gone === void 0 ? "removed" : settingLine(gone);
}
/** The explained scenario's setting of this name that head no longer has. */
function removedSetting({ settings, explanation }, name) {
	if (explanation?.rule !== "base") return void 0;
	return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null);
}
/** The text as a sentence. */
function sentence(text) {
	return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

// src/core/wording/statement-wording.ts
/** Statements of a user's workload in words. Plain text: the view escapes. */
/** A statement that makes up less of the whole change than this share is no cause of it. */
const LEAST_PART$1 = .1;
/** Comparisons of cells whose statements were counted one by one. */
function comparedStatements({ comparisons }) {
	return comparisons.filter(({ statements }) => statements !== void 0);
}
/**
* Statements that cost a comparison, or the cells of a mean, so much that they are a cause of its change, the most
* expensive first: those that take longer, those that are new, and those that the server executes in another way. For
* these, a few starts on a busy machine need not be enough to show by intervals that they take longer.
*/
function costlyStatements(result, comparison) {
	const { rule, scenario, scope, workload, threads } = comparison;
	const isPart = (cell) => scope === "mean" || cell.workload === workload && cell.threads === threads;
	const dearest = comparedStatements(result).filter((cell) => cell.rule === rule && cell.scenario === scenario && isPart(cell)).flatMap(({ statements = [], change: whole }) => statements.filter(({ verdict, explained, plan }) => (verdict === "slower" || verdict === "added" || plan !== void 0) && (explained ?? 0) >= LEAST_PART$1 * (1 / (1 + whole) - 1))).toSorted((one, other) => (other.explained ?? 0) - (one.explained ?? 0));
	return dearest.filter(({ name }, nth) => dearest.findIndex((one) => one.name === name) === nth);
}
/** "select orders: +31 % time", "select audit, which is new". */
function costlyText({ name, change }) {
	const what = change === null ? ", which is new" : `: +${sizeOf(change)} time`;
	return `${shorten(name)}${what}`;
}
/** "select orders takes 31 % more time (1.20 → 1.57 ms), which makes transactions 12 % longer". */
function costlyLine(statement) {
	const { name, change, explained } = statement;
	const times = executionTimes(statement);
	const what = change === null ? "is new" : `takes ${fineShare(change)} more time${times === "" ? "" : ` (${times})`}`;
	return `${shorten(name)} ${what}, which makes transactions ${fineShare(explained ?? 0)} longer`;
}
/** "1.20 → 1.57 ms"; empty if it ran on one side alone. */
function executionTimes({ before, now }) {
	if (typeof before?.milliseconds !== "number" || typeof now?.milliseconds !== "number") return "";
	return `${milliseconds(before.milliseconds)} → ${milliseconds(now.milliseconds)} ms`;
}
/** Statements that failed, each once. */
function failureTexts(result) {
	const all = comparedStatements(result).flatMap(({ statements = [] }) => statements);
	return [...new Set(all.map((one) => failureText(one)).filter((text) => text !== ""))];
}
/** "update stock failed in 3 % of its executions, before in 1 %"; empty if none did. */
function failureText(statement) {
	const failed = failedText(statement);
	return failed === "" ? "" : `${shorten(statement.name)} ${failed}`;
}
/** "failed in 3 % of its executions, before in 1 %"; empty if none did. */
function failedText({ before, now }) {
	const failures = [now, before].flatMap((side) => side === null ? [] : side.failed);
	if (failures.every((failed) => failed === 0)) return "";
	const [current, earlier] = failures.map((failed) => failed === 0 ? "none" : fineShare(failed));
	return `failed in ${current} of its executions${earlier === void 0 ? "" : `, before in ${earlier}`}`;
}

// src/core/wording/unmeasured-text.ts
/** Sentences about changed settings of which a run tells nothing. Plain text: the view escapes. */
const MOST_NAMES = 3;
/** Whether a setting is to blame: that was measured, although nobody knew what would show it. */
function isBlamed({ causes }, name) {
	return causes.some(({ verdict, settings }) => verdict === "to blame" && settings.some((each) => each.name === name));
}
function unmeasuredIn(result) {
	return result.coverage.filter((each) => isUnmeasured(each) && !isBlamed(result, each.name));
}
/** "not measured: max-connections": the second half of a title, or the whole; empty if everything was measured. */
function unmeasuredTitle(result) {
	const names = new Set(unmeasuredIn(result).map(({ name }) => shorten(name)));
	return names.size === 0 ? "" : `not measured: ${firstOf([...names], MOST_NAMES)}`;
}
/** "Not measured: innodb-change-buffering (matters when …).": below a verdict that does not tell of it; empty if it is the verdict. */
function unmeasuredLine(result) {
	return result.verdict !== "not-measured" && unmeasuredIn(result).length > 0 ? `Not measured: ${reasonsText(result)}.` : "";
}
/** "matters when connections stand idle for long"; of several settings with their names. */
function unmeasuredEvidence(result) {
	const [only, ...others] = unmeasuredIn(result);
	return only !== void 0 && others.length === 0 ? whyText(only) : reasonsText(result);
}
/** "innodb-change-buffering (matters when …); max-connections (our load never reaches 400)". */
function reasonsText(result) {
	const texts = [...Map.groupBy(unmeasuredIn(result), (each) => whyText(each))].map(([why, some]) => {
		const names = new Set(some.map(({ name }) => shorten(name)));
		return `${firstOf([...names], MOST_NAMES)} (${why})`;
	});
	return firstOf(texts, MOST_NAMES, "; ");
}

// src/core/wording/comparison-text.ts
/** One comparison in words: its name among others, and a full text for people who do not see a picture. */
/** Labels of comparisons as people read them. */
const LABELS = {
	"within the limit": "within the limit",
	"slower within the limit": "slower, within the limit",
	improved: "improved",
	regressed: "regressed",
	"not confirmed": "not confirmed on fresh servers",
	"A/A check failed": "two equal servers differ as much",
	"machine disturbed": "the machine was disturbed",
	"not confirmed in time": "seems slower, not confirmed in time",
	"leaning regressed": "probably slower",
	"also slower, not pursued": "also slower",
	"not by this change": "not by this change",
	inconclusive: "inconclusive"
};
/** "regressed", "improved", "also slower": the verdict, or what says more than that. */
function verdictWord({ verdict, label }) {
	return label === "improved" || label === "also slower, not pursued" ? LABELS[label] : verdict;
}
/** "regressed: −9.2 % (−10.3 … −8.0) at oltp_read_only, 4 threads, limit 5 %; pfson against pfsoff". */
function comparisonText(comparison) {
	const { scope, workload, threads, tolerance, scenario } = comparison;
	const place = scope === "mean" ? "as the mean of all workloads" : `at ${shorten(workload)}, ${count(threads, "thread")}`;
	const what = `${shorten(scenario)} against ${against(comparison)}`;
	return `${verdictWord(comparison)}: ${changeAndRange(comparison)} ${place}, limit ${share(tolerance)}; ${what}`;
}
/** "Change in QPS, now against before", "Change in QPS against the control pfsoff". */
function changeTitle(rule, comparisons) {
	return `Change in QPS${{
		control: ` against the control ${[...new Set(comparisons.map(({ reference }) => shorten(reference)))].join(", ")}`,
		base: ", now against before",
		baseline: ", now against the baseline of the branch"
	}[rule]}`;
}
/** Namer that tells these comparisons apart: "pfson, oltp_read_only at 8 threads", or only one of both. */
function comparisonNamer({ plan }, shown) {
	const isSeveral = (key) => new Set(shown.map((one) => one[key])).size > 1;
	const hasPlaces = isSeveral("workload") || isSeveral("threads");
	const hasScenarios = isSeveral("scenario") || !hasPlaces && plan.rules.includes("control");
	return (one) => joinTexts([hasScenarios ? one.scenario : "", hasPlaces || !hasScenarios ? cellText(one) : ""], ", ");
}

// src/core/wording/cost-wording.ts
/** A transaction's costs other than time, in words. Plain text: the view escapes. */
/** Larger costs are shown as multiples. */
const TIMES = 1.5;
const micros = (amount) => `${rate(amount)} µs`;
const kilobytes = (amount) => `${rate(amount / 1e3)} KB`;
const latency = (amount) => `${milliseconds(amount)} ms`;
const WORDS = {
	errors: [
		"has",
		"as many",
		"errors per transaction",
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
/** "12.3 KB"; for each transaction, or for the server as a whole. */
function costAmount(cost, amount) {
	const [, , , text] = WORDS[cost];
	return text(amount);
}
/**
* "my.cnf writes 2.1 × as many KB per transaction (limit 20 %)", "my.cnf has 0.400 errors per transaction (1020),
* before none (limit 50 %)".
*/
function costTitle({ comparison: { scenario }, cost, gated }) {
	const [verb, as, what] = WORDS[cost.cost];
	const name = shorten(scenario);
	const percent = `${sizeOf(cost.change)} ${cost.change < 0 ? "less" : "more"}`;
	const limit = `(limit ${share(gated.tolerance)})`;
	if (cost.cost === "errors" && cost.now !== null && cost.before !== null) {
		const which = cost.errorNumber === void 0 ? "" : ` (${cost.errorNumber})`;
		const before = cost.before === 0 ? "none" : rate(cost.before);
		return `${name} ${verb} ${rate(cost.now)} ${what}${which}, before ${before} ${limit}`;
	}
	return `${name} ${verb} ${1 + cost.change >= TIMES ? `${(1 + cost.change).toFixed(1)} × ${as}` : percent} ${what} ${limit}`;
}
/** Whether nothing failed before: new errors are no multiple of none. */
function isNew({ cost, before }) {
	return cost === "errors" && before === 0;
}
/** "oltp_update_index at 4 threads, 6.8 KB → 13.8 KB (95 %: +94.5 to +108.6 %), confirmed on fresh servers". */
function costEvidence({ comparison, cost, gated }) {
	const { before, now } = cost;
	const amounts = before === null || now === null ? change(cost.change) : `${costAmount(cost.cost, before)} → ${costAmount(cost.cost, now)}`;
	const within = isNew(cost) ? "" : ` (95 %: ${fromTo(cost)})`;
	return `${cellText(comparison)}, ${amounts}${within}${gated.confirmed === true ? ", confirmed on fresh servers" : ""}`;
}
/**
* Title and evidence of a run whose QPS alone would have been within its limits; undefined if no cost is beyond its
* limit.
*/
function costVerdict(result) {
	const [worst, ...others] = gatedCosts(result, result.verdict);
	if (result.verdict === "pass") return void 0;
	if (worst === void 0) return result.warnings.some(({ code }) => code === "cost-unknown") ? {
		title: "a cost that has a limit could not be measured",
		evidence: "QPS is within the limit"
	} : void 0;
	const { comparison, cost, gated } = worst;
	const evidence = costEvidence(worst);
	if (result.verdict === "regressed") {
		const more = others.length === 0 ? "" : `; ${count(others.length, "more cost")} over the limit`;
		return {
			title: costTitle(worst),
			evidence: `${evidence}${more}`
		};
	}
	return {
		title: `${COST_NAMES[cost.cost]} of ${shorten(comparison.scenario)}: could not tell (limit ${share(gated.tolerance)})`,
		evidence: gated.label === "inconclusive" ? evidence : `${evidence}, ${LABELS[gated.label]}`
	};
}

// src/core/wording/memory-text.ts
/** The memory that a change takes beside its cost in QPS. Plain text: the view escapes. */
/** Less than this, or than this part of what the server took before, is no news. */
const LEAST_BYTES = 64 * 1024 ** 2;
const LEAST_PART = .1;
/** Sizes that were measured otherwise than they are written tell nothing of production's memory. */
const OTHER_SIZES = ["option-scaled", "option-clamped"];
/**
* "takes 590 MiB more memory", and "; its limit is 768 MiB" where a file tells: of the scenario that takes most; empty if
* none takes much more than before.
*/
function memoryTitle({ scenarios, warnings, coverage }) {
	if (coverage.some(({ measured }) => measured !== null) || warnings.some(({ code }) => OTHER_SIZES.includes(code))) return "";
	const [most] = scenarios.flatMap(({ name, revision, memory: { residentBytes: now, limitBytes } }) => {
		const before = scenarios.find((each) => each.name === name && isOfBase(each))?.memory.residentBytes ?? null;
		if (revision !== "head" || before === null || now === null) return [];
		const more = now - before;
		return more >= Math.max(LEAST_BYTES, LEAST_PART * before) ? {
			more,
			limitBytes
		} : [];
	}).toSorted((one, other) => other.more - one.more);
	if (most === void 0) return "";
	const limit = most.limitBytes === void 0 ? "" : `; its limit is ${bytes(most.limitBytes)}`;
	return `takes ${bytes(most.more)} more memory${limit}`;
}

// src/core/wording/verdict-text.ts
/**
* The verdict in words: a title, the evidence, the cause and the next step. One sentence made from them opens every
* view. Plain text: the view escapes.
*/
/** Causes that a sentence names. */
const MOST_CAUSES = 2;
/** The title with its evidence, on one line: it opens every view. */
function headline(result) {
	const { title, evidence } = verdictText(result);
	const settings = blamedCauses(result).map((each) => joinedNames(each.settings.map(({ name }) => name)));
	const causes = settings.length > 0 ? settings : blamedStatements(result).map((one) => costlyText(one));
	const cause = firstOf(causes, MOST_CAUSES, " and ");
	const because = cause === "" ? "" : `, ${isOfGain(result.explanation) ? "thanks to" : "caused by"} ${cause}`;
	return `${joinTexts([title, evidence], ": ")}${because}`;
}
function verdictText(result) {
	const refusals = refusalsOf(result);
	const refusal = worstRefusal(result);
	if (refusal !== void 0) return refusal.isMended ? mended(measuredPart(result), refusal) : refused(refusal, refusals.length - 1);
	const { title: measured, evidence } = measuredText(result);
	const lines = blamedLines(result);
	const title = lines === "" ? measured : `${measured} (${lines})`;
	return {
		title: result.verdict === "not-measured" ? title : joinTexts([
			title,
			memoryTitle(result),
			unmeasuredTitle(result)
		], " · "),
		evidence
	};
}
/** "my.cnf:7, 9": the lines of the first causes; empty if none is to blame. */
function blamedLines(result) {
	const causes = revertedCauses(result).slice(0, MOST_CAUSES);
	return shorten(linesOf(causes.flatMap(({ settings }) => settings.flatMap(({ place }) => place ?? []))));
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
		if (verdict === "not-measured") return unmeasured(result);
		return {
			title: nothingCompared(result),
			evidence: shorten(messageOf("files-looked-at") ?? "")
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
	if (verdict === "not-measured") return unmeasured(result);
	const decisive = bySeverity(result.comparisons.filter((each) => each.verdict === verdict));
	const [worst] = decisive;
	if (worst === void 0) return costVerdict(result) ?? unexplained(result);
	return TEXTS[verdict](result, decisive, worst);
}
/** A refusal for which nothing was measured, before one with successors. */
function worstRefusal(result) {
	const refusals = refusalsOf(result);
	return refusals.find(({ isMended }) => !isMended) ?? refusals[0];
}
/** A change that the server refuses; its whole message stands below the title. @param others refusals of other scenarios */
function refused(refusal, others) {
	const { kind, scenario, title, lines } = refusal;
	const subject = kind === "start" ? `${programOf(refusal)} does not start with ${shorten(scenario)}` : shorten(title);
	const places = shorten(linesOf(lines));
	const cause = !(kind !== "schema" && lines.length > 0) ? "" : `the ${lines.length === 1 ? "cause is" : "causes are"} ${blamedNames(lines, " and ")}`;
	const more = others === 0 ? "" : `it also refuses ${count(others, "more scenario")}`;
	const place = places === "" ? "" : ` (${places})`;
	return {
		title: `${subject.replace(/^The /, "the ")}${place}`,
		evidence: joinTexts([cause, more], "; ")
	};
}
/** "MySQL 9.7.4". */
function programOf({ server }) {
	return server === null ? "the server" : `${server.product} ${shorten(withoutPackager(server.version))}`;
}
/** "innodb_log_file_size, sql_mode and 2 more". */
function blamedNames(lines, separator) {
	const names = [...new Set(lines.map(({ name }) => shorten(name)))];
	return firstOf(names, MOST_CAUSES, separator);
}
/** A server that does not start comes first, then what was measured. */
function mended(result, refusal) {
	const { scenario, lines } = refusal;
	const verdicts = result.comparisons.map((comparison) => comparison.verdict);
	const verdict = ["regressed", "inconclusive"].find((each) => verdicts.includes(each)) ?? "pass";
	const { title, evidence } = verdictText({
		...result,
		verdict
	});
	return {
		title: `${programOf(refusal)} does not start with ${shorten(scenario)}: it refuses ${count(lines.length, "option")}`,
		evidence: `${blamedNames(lines, ", ")} (${shorten(linesOf(lines))}); with what it takes instead, ${joinTexts([title, evidence], ": ")}`
	};
}
const TEXTS = {
	regressed,
	pass: passed,
	inconclusive: undecided
};
function regressed(result, decisive, worst) {
	const [cost, ...costs] = gatedCosts(result, "regressed");
	const where = result.warnings.some(({ code }) => code === "external-server") ? "" : " on fresh servers";
	const parts = [
		`${evidenceOf(result, worst)}${worst.confirmed === true ? `, confirmed${where}` : ""}`,
		moreText(decisive.length - 1, "more comparison", "over the limit"),
		cost === void 0 ? "" : costTitle(cost),
		moreText(costs.length, "more cost", "over the limit")
	];
	return {
		title: effectText(result, worst),
		evidence: joinTexts(parts, "; ")
	};
}
/** "2 more comparisons over the limit"; empty if there are none. */
function moreText(many, noun, what) {
	return many === 0 ? "" : `${count(many, noun)} ${what}`;
}
function passed(result, passing, worst) {
	const { comparisons } = result;
	const [best] = passing.filter(({ label }) => label === "improved").toSorted((one, other) => other.change - one.change);
	const shown = best ?? worst;
	const isOne = new Set(comparisons.map(({ scenario }) => scenario)).size === 1;
	const all = passing.length === 2 ? "both" : `all ${passing.length}`;
	const many = passing.length === comparisons.length ? all : `${passing.length} of ${comparisons.length}`;
	const within = isOne ? harmlessText(result, passing, worst) : `${many} comparisons are within their limits`;
	const title = best === void 0 ? within : effectText(result, best);
	const isClosest = comparisons.length > 1 && best === void 0;
	return {
		title,
		evidence: `${evidenceOf(result, shown)}${isClosest ? " comes closest" : ""}`
	};
}
/** "no measurable cost (at most 3 %)", "merging costs 3 % of QPS, within the limit". */
function harmlessText(result, passing, worst) {
	if (worst.label === "slower within the limit") return `${effectText(result, worst)}, within the limit`;
	const most = Math.max(0, ...passing.map(({ low }) => -low));
	return `${worst.rule === "base" ? "" : `${shorten(worst.scenario)} has `}no measurable cost${most === 0 ? "" : ` (at most ${share(most)})`}`;
}
function undecided(result, open, worst) {
	const why = worst.label === "inconclusive" ? "" : `, ${LABELS[worst.label]}`;
	const more = moreText(open.length - 1, "more comparison", "inconclusive");
	return {
		title: `could not tell${worst.rule === "base" ? "" : ` about ${shorten(worst.scenario)}`}: ${changeAndRange(worst)}`,
		evidence: joinTexts([`${evidenceOf(result, worst)}${why}`, more], "; ")
	};
}
/** Nothing that changed was shown, whether or not the usual workloads ran. */
function unmeasured(result) {
	const { comparisons } = result;
	const many = comparisons.length === 1 ? "the comparison is" : `all ${comparisons.length} comparisons are`;
	const within = !(comparisons.length > 0 && comparisons.every(({ verdict }) => verdict === "pass")) ? "" : `${many} within the limit, which says nothing about that`;
	return {
		title: unmeasuredTitle(result),
		evidence: joinTexts([unmeasuredEvidence(result), within], "; ")
	};
}
/** Verdict of a run that is not trusted as a whole, although every comparison was decided. */
function unexplained({ comparisons, warnings }) {
	const passing = comparisons.filter((each) => each.verdict === "pass").length;
	const codes = [...new Set(warnings.map(({ code }) => code))].slice(0, 3).map((one) => shorten(one));
	const see = codes.length === 0 ? "" : `; see the warnings (${codes.join(", ")})`;
	return {
		title: "the run cannot be trusted",
		evidence: `${passing} of ${count(comparisons.length, "comparison")} within the limit${see}`
	};
}
function nothingCompared({ plan, measuredSeconds, settings, coverage, warnings }) {
	if (measuredSeconds > 0 || plan.rules.includes("control")) return "nothing was compared";
	const same = coverage.filter(({ status }) => status === "no-difference");
	if (same.length > 0) return same.map((covered) => `${shorten(covered.name)} ${coverageText(covered)}`).join("; ");
	const names = settings.map(({ name }) => joinTexts([shorten(name), purposeText(name)], " "));
	const changed = names.length === 0 ? "no setting changed" : withoutEffectText(names);
	return warnings.some(({ code }) => code === "start-unchecked") ? `${changed}; its start was not checked` : changed;
}
/** "(how long a connection may stand idle)": what else than speed it is for; may be empty. */
function purposeText(name) {
	const purpose = purposeOf(name);
	return purpose === void 0 ? "" : `(${purpose})`;
}
/** "merging costs 16 % of QPS", "merging gains 12 % of QPS in b.cnf", "pfson is 5.3 % slower than pfsoff". */
function effectText({ comparisons }, { rule, scenario, change, reference }) {
	const size = sizeOf(change);
	if (rule !== "base") return `${shorten(scenario)} is ${size} ${change < 0 ? "slower" : "faster"} than ${against({
		rule,
		reference
	})}`;
	const isOne = comparisons.every((other) => other.scenario === scenario);
	return `merging ${change < 0 ? "costs" : "gains"} ${size} of QPS${isOne ? "" : ` in ${shorten(scenario)}`}`;
}
/** "merging costs 16 % of QPS: oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95 %: −19.4 to −12.6 %, limit 5 %)". */
function finding(result, comparison) {
	return `${effectText(result, comparison)}: ${evidenceOf(result, comparison)}`;
}
/** "oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95 %: −19.4 to −12.6 %, limit 5 %)". */
function evidenceOf(result, comparison) {
	const rates = ratesOf(result, comparison);
	const figures = rates === void 0 ? change(comparison.change) : `${rate(rates.before)} → ${rate(rates.now)}`;
	const limit = `limit ${share(comparison.tolerance)}`;
	return `${cellText(comparison)}, ${figures} QPS (${share(comparison.confidence)}: ${fromTo(comparison)}, ${limit})`;
}
/** QPS of a comparison's reference, and of its scenario; undefined for means, and if either completed nothing. */
function ratesOf({ cells, plan }, comparison) {
	const { rule, scope, scenario, reference, workload, threads } = comparison;
	if (scope !== "cell") return void 0;
	const rateOf = (name, at) => cells.find((cell) => cell.threads === threads && cell.workload === workload && cell.scenario === name && cell.revision === at)?.qps;
	const isPresent = plan.arms.some((arm) => arm.revision === "head" && arm.scenario.name === reference);
	const before = rateOf(reference, rule !== "control" ? rule : isPresent ? "head" : "base");
	const now = rateOf(scenario, "head");
	return before && now ? {
		before,
		now
	} : void 0;
}
/** A gain of this share of the slowdown counts as all of it, because the rest may be noise. */
const WHOLE_SHARE = .9;
/** A line for each cause, with the gain from reverting it, on the scale of its cost, if it is another figure. */
function causeLines(result) {
	const causes = blamedCauses(result);
	const statements = blamedStatements(result).map((one) => costlyLine(one));
	const { cost: gated, whole } = result.explanation ?? {};
	const isOfCost = gated !== void 0;
	if (causes.length === 0) return statements;
	return [...causes.map((cause) => {
		if (cause.kind === "verdict") return causeSettings(cause);
		const saved = savedOf(cause, result.explanation);
		const isOne = cause.settings.length === 1;
		const way = cause.settings.some(isUnchanged) ? "removing" : "reverting";
		const joint = togetherText(cause);
		const them = isOne ? "it" : joint === "" ? "them" : "one";
		const cost = cause.change === null || isOfCost ? void 0 : share(Math.max(0, -cause.change));
		const gain = saved && share(Math.max(0, saved.change));
		const regained = gain !== cost ? gain : isOne ? void 0 : "all of it";
		if (isOne && gain !== cost && saved !== void 0 && saved.change >= WHOLE_SHARE * -(whole?.change ?? 0)) return `${causeSettings(cause)}; ${way} it regains all of it`;
		return [
			causeSettings(cause),
			cost === void 0 ? "" : ` ${isOne ? "costs" : "cost"} ${cost}`,
			joint === "" ? "" : ` ${joint}`,
			regained === void 0 ? "" : `; ${way} ${them} regains ${regained}`
		].join("");
	}), ...statements.slice(0, MOST_CAUSES)];
}
/** Lines without a gain, as far as a sentence names them. */
const MOST_IDLE = 3;
/**
* "+12.4 % thanks to general_log (my.cnf:7); sync_binlog (my.cnf:8) costs 3 %; sort_buffer_size (my.cnf:9) gains at most
* 0.4 %"; empty if no line gains.
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
			const removed = cause.settings.every(({ place }) => place === null) ? ", which is gone" : "";
			const suffices = sufficesText(cause);
			return `${gain}thanks to ${causeSettings(cause)}${removed}${suffices === "" ? "" : `, ${suffices}`}`;
		}),
		...others.filter(({ high }) => high < 0).map((cause) => `${cause.settings} costs ${share(-cause.change)}`),
		...idle.length === 0 ? [] : [`${firstOf(names, MOST_IDLE, " and ")} ${idle.length === 1 ? "gains" : "gain"} at most ${most}`]
	].join("; ");
}
/** Statements that the worst regression comes from, the dearest first. */
function blamedStatements(result) {
	const worst = worstRegression(result);
	return worst === void 0 ? [] : costlyStatements(result, worst);
}
function worstRegression(result) {
	return bySeverity(measuredPart(result).comparisons.filter(({ verdict }) => verdict === "regressed"))[0];
}
/**
* The causes to blame, the dearest first: of the worst slowdown, or else of the cost that is farthest beyond its limit, or
* else of a gain.
*/
function blamedCauses(result) {
	const { explanation } = result;
	const [gated] = gatedCosts(result, "regressed");
	const worst = worstRegression(result) ?? (gated && {
		...gated.comparison,
		cost: gated.cost.cost
	}) ?? (isOfGain(explanation) ? explanation : void 0);
	if (worst === void 0 || !isExplained(result, worst)) return [];
	return result.causes.filter(({ verdict }) => verdict === "to blame").toSorted(byEffect(explanation));
}
/**
* Causes to blame that a reader takes back: changed lines, without the unchanged ones that they bring to life; unchanged
* ones if there are no others.
*/
function revertedCauses(result) {
	const causes = blamedCauses(result);
	const changed = causes.flatMap((cause) => {
		const settings = cause.settings.filter((setting) => !isUnchanged(setting));
		return settings.length === 0 ? [] : [{
			...cause,
			settings
		}];
	});
	return changed.length > 0 ? changed : causes;
}
/** Whether the causes belong to this comparison's scenario, in the same cell or not. */
function isExplained({ causes, explanation }, { rule, scenario, cost }) {
	const isOf = explanation?.rule === rule && explanation.scenario === scenario && explanation.cost === cost;
	return causes.length > 0 && isOf;
}
function causeSettings({ settings }) {
	const names = joinedNames(settings.map(({ name }) => name));
	const lines = linesOf(settings.flatMap(({ place }) => place ?? []));
	const unchanged = settings.every(isUnchanged) ? ", unchanged" : "";
	return lines === "" ? names : `${names} (${shorten(lines)}${unchanged})`;
}
/** The comparison whose causes were looked for; undefined if it is not among the result's. */
function explainedComparison({ comparisons, explanation }) {
	return explanation === null ? void 0 : comparisons.find((each) => keyOf(each) === keyOf({
		...explanation,
		cost: void 0
	}));
}
/** "oltp_read_only at 8 threads, my.cnf against before": where the causes were looked for. */
function explainedCell(explained) {
	return `${cellText(explained)}, ${shorten(explained.scenario)} against ${against(explained)}`;
}
/** Pages that a reader is sent to. */
const PAGES = {
	reading: `${DOCS}/report.md`,
	red: `${DOCS}/red.md`,
	accepting: `${DOCS}/recipes/accept-a-regression.md`,
	coverage: `${DOCS}/coverage.md`
};
/** The reader's next step, with the page that says more; undefined if there is none. */
function nextStep(result) {
	const { verdict, accepted } = result;
	const refusal = worstRefusal(result);
	if (refusal?.isMended === true) return {
		text: "write what the new version takes in the place of these options",
		page: "red"
	};
	if (refusal?.kind === "memory") return {
		text: "make the buffers smaller, or the limit larger",
		page: "red"
	};
	if (refusal !== void 0) return {
		text: "correct or revert what the server refuses",
		page: "red"
	};
	if (accepted !== null && verdict === "pass") return void 0;
	if (verdict === "regressed") {
		const causes = revertedCauses(result);
		const [only, ...others] = causes;
		const line = only && only.settings.length > 1 ? "one of these lines" : "this line";
		const what = only === void 0 ? "the change" : others.length > 0 ? "these lines" : line;
		const slowdown = worstRegression(result) === void 0 ? "cost" : "slowdown";
		return {
			text: `${causes.some(({ settings }) => settings.some(isUnchanged)) ? "change" : "revert"} ${what}, or ask a maintainer to accept the ${slowdown}`,
			page: "accepting"
		};
	}
	if (verdict === "not-measured") return {
		text: "review by hand what was not measured, or add a workload that uses it",
		page: "coverage"
	};
	if (verdict !== "inconclusive") return void 0;
	const open = result.comparisons.filter((each) => each.verdict === "inconclusive");
	return open.length === 0 || open.some(({ label }) => label === "machine disturbed") ? {
		text: "read the warnings, then run it again on a quieter machine",
		page: "red"
	} : {
		text: "run it again with a larger budget or limit, or on a quieter machine",
		page: "red"
	};
}

// src/core/views/cells.ts
/** Look-ups in a result: arms in order, workloads, levels, and the cells of each. */
/** All servers but second copies: the control first; without a control, each scenario before and then now. */
function shownScenarios(result) {
	const shown = result.scenarios.filter((scenario) => !isCopy(scenario));
	if (!result.plan.rules.includes("control")) return [...Map.groupBy(shown, ({ name }) => name).values()].flatMap((sameName) => sameName.toSorted((one, other) => ageOf(other) - ageOf(one)));
	return [...shown.filter(({ role }) => role === "control"), ...shown.filter(({ role }) => role !== "control")];
}
/** 0 of what is there now; the higher, the earlier. */
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
/** Workloads in the order in which they were measured. */
function workloadsOf({ cells }) {
	return [...new Set(cells.map(({ workload }) => workload))];
}
/** Whether a workload was measured with several numbers of threads. */
function isSweep(result) {
	return new Set(result.cells.map(({ workload, threads }) => JSON.stringify([workload, threads]))).size > workloadsOf(result).length;
}
const URGENCY = [
	"regressed",
	"inconclusive",
	"pass"
];
/** The regressed ones, the inconclusive ones, the others; in each group the farthest beyond its tolerance first. */
function worstFirst(comparisons) {
	return URGENCY.flatMap((verdict) => bySeverity(comparisons.filter((each) => each.verdict === verdict)));
}

export { settingLine as $, comparedStatements as A, sufficesText as B, LABELS as C, verdictWord as D, comparisonText as E, isUnchanged as F, baselineText as G, valueText as H, openText as I, SEARCHING as J, changeName as K, removedSetting as L, failureTexts as M, costText as N, isBlamed as O, figuresOf as P, lineOf as Q, sentence as R, isNew as S, comparisonNamer as T, whereOf as U, togetherText as V, addedUp as W, cellText as X, against as Y, consequence as Z, ratesOf as _, workloadsOf as a, costEvidence as b, blamedCauses as c, explainedComparison as d, timesText as et, finding as f, nextStep as g, isExplained as h, shownScenarios as i, failedText as j, unmeasuredLine as k, causeLines as l, headline as m, isSweep as n, measuredPart as nt, worstFirst as o, gainText as p, farthestOf as q, sameArm as r, refusalsOf as rt, PAGES as s, armOf as t, withoutPackager as tt, explainedCell as u, verdictText as v, changeTitle as w, costTitle as x, costAmount as y, shownCauses as z };