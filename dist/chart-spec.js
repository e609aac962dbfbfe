import { C as EXERCISES, E as isExercise } from "./dsn.js";
import { i as shorten } from "./escape.js";
import { i as isCopy, n as HOME } from "./names.js";
import { t as hasInterval } from "./result.js";
import { a as duration, i as count, l as rate, n as change, o as fineShare, r as changeAndRange, s as milliseconds, t as bytes, u as share } from "./figures.js";
import { t as byCost } from "./attribution.js";
import { d as savedOf, i as costSets, m as whereOf, n as causesByVerdict, o as figuresOf, r as changeBetween } from "./cause-wording.js";
import { i as cellText, l as linesOf, n as asItIs, p as withoutEffectText, r as causeName, s as joinedNames, t as against } from "./wording.js";
import { a as workloadFor, t as armNamer } from "./arm-wording.js";
import { D as wasMissed, T as isUnseen } from "./judgement.js";
import { n as gatedCosts } from "./gated-costs.js";
import { t as bySeverity } from "./tolerance.js";
import { a as costVerdict } from "./cost-wording.js";
import { i as wrapWords, n as textWidth, r as wrapName, t as printable } from "./chart-text.js";

// src/core/wording/coverage-text.ts
/** Sentences about changed settings that a run can or cannot have seen. Plain text: the view escapes. */
const MIB = 1024 ** 2;
/** Named cells among those that exercise a setting. */
const MOST_CELLS = 2;
const COVERAGE_TITLE = "Exercised settings";
/** "exercised by sort at 1 thread: Sort_merge_passes 3 → 12 a transaction", "cannot be shown here: …". */
function coverageText(covered) {
	return `${statusText(covered)}${measuredText(covered)}`;
}
const CHANGED_MIX = "mix";
function statusText({ name, status, cells, shownBy, still, needs }) {
	switch (status) {
		case "exercised": return `exercised by ${cellsText(cells)}${shownBy === null ? "" : `: ${counterText(shownBy)}`}`;
		case "not-exercised": return `not exercised; it matters when ${needsText(needs)}${stillText(still)}${otherText(needs, still)}`;
		case "cannot-show":
			if (name === CHANGED_MIX) return "cannot be compared: with other shares, parameters or rows it is another load";
			return needs.length === 0 ? "cannot be measured here: the test servers do not have it, or qpsgate sets or ignores it on all of them" : `cannot be measured here; it matters when ${needsText(needs)}`;
		case "no-effect": return "has no effect on speed";
		case "unknown": return "unknown: qpsgate does not know which workload exercises it";
	}
}
function cellsText(cells) {
	const named = cells.slice(0, MOST_CELLS).map(({ workload, threads }) => `${workload} at ${count(threads, "thread")}`);
	const more = cells.length - named.length;
	return [...named, ...more > 0 ? [`${more} more`] : []].join(" and ");
}
function counterText({ counter, before, after }) {
	return `${counter} ${before === null ? perTransaction(after) : `${perTransaction(before)} → ${perTransaction(after)}`} a transaction`;
}
function perTransaction(value) {
	return value === 0 ? "0" : String(Number(value.toPrecision(2)));
}
function stillText(still) {
	return still.length === 0 ? "" : `, and ${still.join(", ")} did not grow`;
}
/** "rows are read from data that are larger than the buffer pool, or statements read whole tables". */
function needsText(needs) {
	const clauses = needs.filter(isExercise).map((exercise) => clauseOf(EXERCISES[exercise].meaning));
	return clauses.length === 0 ? needs.join(", ") : clauses.join(", or ");
}
/** A sentence as the end of another. */
function clauseOf(sentence) {
	const clause = sentence.replace(/\.$/, "");
	return /^[A-Z]{2}/.test(clause) ? clause : `${clause.slice(0, 1).toLowerCase()}${clause.slice(1)}`;
}
/** The workload that would have shown it; none if one that does such work was measured. */
function otherText(needs, still) {
	if (still.length > 0) return "";
	const workload = needs.filter((need) => isExercise(need) && EXERCISES[need].isLoad).map(workloadFor).find((script) => script !== void 0);
	return workload === void 0 ? "; no qpsgate workload does this" : `; the workload ${workload} would exercise it`;
}
/** "; 64G → 32G was measured as 192 MiB → 96 MiB with 576 MiB of data". */
function measuredText({ before, after, measured }) {
	if (measured === null) return "";
	return `; ${`${before ?? "not set"} → ${after ?? "not set"}`} was measured as ${sizeText(measured.before)} → ${sizeText(measured.after)} with ${bytes(measured.dataBytes)} of data`;
}
function sizeText(value) {
	return /^\d+$/.test(value) && Number(value) >= MIB ? bytes(Number(value)) : value;
}
/** Whether all comparisons pass, and the run does not, as it exercised nothing of the change. */
function isNotExercised({ verdict, comparisons, coverage }) {
	return verdict === "inconclusive" && isUnseen(coverage) && comparisons.every((found) => found.verdict === "pass");
}
/**
* The addition to the verdict: changed settings that it does not cover.
*
* @returns an empty text if all were exercised, or do not affect speed, and if that is why there is no verdict
*/
function coverageLead(result) {
	if (isNotExercised(result)) return "";
	const { coverage } = result;
	const relevant = coverage.filter(({ status }) => status !== "no-effect");
	const unseen = relevant.filter(wasMissed);
	const unknown = relevant.filter(({ status }) => status === "unknown");
	const parts = [unseen.length === 0 ? "" : `did not exercise ${listed(unseen)}`, unknown.length === 0 ? "" : `may not have exercised ${listed(unknown)}, which qpsgate does not know`].filter((part) => part !== "");
	return parts.length === 0 ? "" : `This run ${parts.join(", and ")}.`;
}
/** Those that were not exercised first; settings that do not affect speed are omitted. */
function toldCoverage(coverage) {
	return coverage.filter(({ status }) => status !== "no-effect").toSorted((one, other) => Number(one.status === "exercised") - Number(other.status === "exercised"));
}
/** "my.cnf:3: sort-buffer-size exercised by …". */
function coverageLine({ name, file, line, message }) {
	return `${file}:${line}: ${name} ${message}`;
}
const MOST_NAMED = 4;
function listed(settings) {
	const names = settings.slice(0, MOST_NAMED).map(({ name }) => name);
	const more = settings.length - names.length;
	return [...names, ...more > 0 ? [`${more} more`] : []].join(", ");
}

// src/core/wording/imported.ts
/** Sentences about figures that were measured elsewhere; the same in every view. */
/**
* "imported; no intervals"; "imported; 3 repetitions of each cell"; "imported; 1 to 3 repetitions of each cell, 4 of 9
* comparisons without an interval". Empty if we measured.
*/
function originText({ imported, comparisons }) {
	if (imported === null) return "";
	const bare = comparisons.filter((found) => !hasInterval(found)).length;
	if (bare === comparisons.length) return "imported; no intervals";
	const { fewest, most } = imported.repetitions;
	return `imported; ${fewest === most ? count(most, "repetition") : `${fewest} to ${most} repetitions`} of each cell${bare === 0 ? "" : `, ${bare} of ${comparisons.length} comparisons without an interval`}`;
}
/** "440 figures of a.csv, runs/"; empty if we measured. May hold text from outside. */
function sourceText({ imported }, most) {
	if (imported === null) return "";
	const named = imported.paths.slice(0, most).join(", ");
	const more = imported.paths.length - most;
	return `${count(imported.observations, "figure")} of ${named}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/core/wording/steps.ts
/** The steps of a chart. */
const STEP_NAMES = {
	prepare: "preparing",
	data: "image and data",
	wait: "waiting for another run",
	start: "starting servers",
	copy: "copying data",
	launch: "starting servers",
	"set-up": "setting up",
	connect: "connecting",
	"warm-up": "warming up",
	measure: "measuring",
	end: "ending the load",
	stop: "stopping servers",
	judge: "judging",
	search: "looking for causes"
};
/** The same, if the measured time is separate from the overhead of measuring. */
function shareName({ step }) {
	if (step === "counted") return "measured";
	return step === "measure" ? "between measured turns" : STEP_NAMES[step];
}
/** "77 % of 45 s measured". */
function measuredShare({ seconds, measuredSeconds }) {
	return `${(100 * (measuredSeconds / seconds)).toFixed(0)} % of ${duration(seconds)} measured`;
}

// src/core/wording/statement-wording.ts
/** A statement that makes up less of the whole change than this share is no cause of it. */
const LEAST_PART = .1;
/** From here on figures have no decimals. */
const WHOLE_PERCENT$1 = .0995;
/** Comparisons with statements. */
function comparedStatements({ comparisons }) {
	return comparisons.flatMap((found) => found.scope === "cell" && found.statements !== void 0 ? [found] : []);
}
/**
* Statements that cost a comparison, or the cells of a mean, so much that they are a cause of its change, the most
* expensive first: those that take longer, and those that are new.
*/
function costlyStatements(result, { rule, scenario, ...found }) {
	const isPart = (one) => found.scope === "mean" || one.workload === found.workload && one.threads === found.threads;
	const dearest = comparedStatements(result).filter((one) => one.rule === rule && one.scenario === scenario && isPart(one)).flatMap(({ statements = [], change: whole }) => statements.filter(({ verdict, explained }) => (verdict === "slower" || verdict === "added") && (explained ?? 0) >= LEAST_PART * (1 / (1 + whole) - 1))).toSorted((one, other) => (other.explained ?? 0) - (one.explained ?? 0));
	return dearest.filter(({ name }, nth) => dearest.findIndex((one) => one.name === name) === nth);
}
/** "select orders: +31 % time", "select audit, which is new". */
function costlyText({ name, change: found }, quote) {
	return found === null ? `${quote(shorten(name))}, which is new` : `${quote(shorten(name))}: ${timeText(found)} time`;
}
/** "select orders takes 31 % more time (1.20 → 1.57 ms), which makes transactions 12 % longer". */
function costlyLine(statement, quote) {
	const { name, change: found, explained } = statement;
	const times = timesText(statement);
	const what = found === null ? "is new" : `takes ${fineShare(found)} more time${times === "" ? "" : ` (${times})`}`;
	return `${quote(shorten(name))} ${what}, which makes transactions ${fineShare(explained ?? 0)} longer`;
}
/** "1.20 → 1.57 ms"; empty if it ran on one side alone. */
function timesText({ before, now }) {
	const [old, own] = [before?.milliseconds ?? null, now?.milliseconds ?? null];
	return old === null || own === null ? "" : `${milliseconds(old)} → ${milliseconds(own)} ms`;
}
/** "update stock failed in 3 % of its executions, before in 1 %"; empty if none did. */
function failureText({ name, before, now }, quote) {
	const [old, own] = [before?.failed ?? 0, now?.failed ?? 0];
	if (old === 0 && own === 0) return "";
	const then = before === null || now === null ? "" : `, before in ${old === 0 ? "none" : fineShare(old)}`;
	const share = now === null ? fineShare(old) : own === 0 ? "none" : fineShare(own);
	return `${quote(shorten(name))} failed in ${share} of its executions${then}`;
}
/** "+31 %", "+5.2 %". */
function timeText(found) {
	return change(found, Math.abs(found) < WHOLE_PERCENT$1 ? 1 : 0);
}

// src/core/wording/verdict-text.ts
/**
* The verdict in words: a title, the evidence, the cause and the next step. One sentence made from them opens every
* view. Plain text: the view escapes.
*/
/** Below this, a slowdown has one decimal. */
const WHOLE_PERCENT = .0995;
/** Causes that a sentence names. */
const MOST_CAUSES = 2;
/** The title with its evidence, on one line: it opens every view. */
function headline(result, quote) {
	const { title, evidence } = verdictText(result, quote);
	const cause = causeText$1(result, quote);
	const because = cause === "" ? "" : `, caused by ${cause}`;
	return `${title}${evidence === "" ? "" : `: ${evidence}`}${because}`;
}
function verdictText(result, quote) {
	const { verdict, comparisons, accepted } = result;
	if (comparisons.length === 0) return {
		title: nothingCompared(result, quote),
		evidence: ""
	};
	if (accepted !== null) {
		const why = accepted.reason === null ? "" : `: ${quote(accepted.reason)}`;
		const { title, evidence } = verdictText({
			...result,
			verdict: "regressed",
			accepted: null
		}, quote);
		return {
			title: `${title}, accepted by ${quote(accepted.by)} (${accepted.how}${why})`,
			evidence
		};
	}
	const decisive = bySeverity(comparisons.filter((each) => each.verdict === verdict));
	const [worst] = decisive;
	if (isNotExercised(result)) return notExercised(result, quote);
	if (worst === void 0) return costVerdict(result, quote) ?? unexplained(result, quote);
	const { title, evidence } = TEXTS[verdict](result, decisive, worst, quote);
	const origin = originText(result);
	return {
		title,
		evidence: origin === "" ? evidence : `${evidence} (${origin})`
	};
}
const TEXTS = {
	regressed,
	pass: passed,
	inconclusive: undecided
};
function regressed(result, decisive, worst, quote) {
	const others = decisive.length - 1;
	const costs = gatedCosts(result, "regressed").length;
	const more = (others === 0 ? "" : `; ${count(others, "more comparison")} over the limit`) + (costs === 0 ? "" : `; ${count(costs, "other cost")} over the limit`);
	return {
		title: `${quote(worst.scenario)} is ${changeText(worst, quote)}${limitText(worst)}`,
		evidence: `${evidenceOf(result, worst, quote)}${worst.confirmed === true ? ", reproduced on fresh servers" : ""}${more}`
	};
}
function passed(result, passing, worst, quote) {
	const { comparisons } = result;
	const [best] = passing.filter(({ label }) => label === "improved").toSorted((one, other) => other.change - one.change);
	const shown = best ?? worst;
	const isOne = new Set(comparisons.map(({ scenario }) => scenario)).size === 1;
	const all = passing.length === comparisons.length ? `all ${passing.length}` : `${passing.length} of ${comparisons.length}`;
	const within = isOne ? `${quote(worst.scenario)} is within the limit (${share(worst.tolerance)})` : `${all} comparisons are within their limits`;
	const title = best === void 0 ? within : `${quote(best.scenario)} is ${changeText(best, quote)}`;
	const isClosest = comparisons.length > 1 && best === void 0;
	return {
		title,
		evidence: `${evidenceOf(result, shown, quote)}${isClosest ? " comes closest" : ""}${detectable(passing)}`
	};
}
function undecided(result, open, worst, quote) {
	const seconds = secondsNeeded(open);
	const isPlain = worst.label === "undecided" || result.imported !== null;
	const others = open.length - 1;
	const more = others === 0 ? "" : `; ${count(others, "more comparison")} undecided`;
	const needs = seconds === null || result.imported !== null ? "" : ` and needs about ${duration(seconds)}`;
	return {
		title: `${quote(worst.scenario)} is undecided${needs}${limitText(worst)}`,
		evidence: `${evidenceOf(result, worst, quote)}${isPlain ? "" : `, ${worst.label}`}${detectable(open)}${more}`
	};
}
/** Measuring time after which all of them would have been decided; null if no time would suffice. */
function secondsNeeded(open) {
	const known = open.flatMap(({ sufficientSeconds }) => sufficientSeconds ?? []);
	return known.length < open.length || known.length === 0 ? null : Math.max(...known);
}
function notExercised({ coverage, comparisons }, quote) {
	const missed = coverage.filter(wasMissed).map(({ name }) => name);
	const many = comparisons.length === 1 ? "the comparison is" : `all ${comparisons.length} comparisons are`;
	return {
		title: `no workload exercised ${joinedNames(missed, quote)}`,
		evidence: `${many} within the limit, but that does not cover ${missed.length === 1 ? "this setting" : "these settings"}`
	};
}
/** A verdict that no single comparison gives: every one was decided, and the run as a whole was not trusted. */
function unexplained({ comparisons, warnings }, quote) {
	const passing = comparisons.filter((each) => each.verdict === "pass").length;
	const codes = [...new Set(warnings.map(({ code }) => code))].slice(0, 3).map((one) => quote(one));
	const see = codes.length === 0 ? "" : `; see the warnings (${codes.join(", ")})`;
	return {
		title: "the run cannot be trusted",
		evidence: `${passing} of ${count(comparisons.length, "comparison")} within the limit${see}`
	};
}
function nothingCompared({ plan, measuredSeconds, settings }, quote) {
	if (measuredSeconds > 0 || plan.rules.includes("control")) return "nothing was compared";
	if (settings.length === 0) return "no setting changed";
	const names = settings.map(({ name }) => name);
	return withoutEffectText(names, quote);
}
/** "16 % slower", "5.3 % slower than pfsoff", "12 % faster than earlier runs". */
function changeText({ change: found, rule, reference }, quote) {
	const size = Math.abs(found);
	const text = `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)} % ${found < 0 ? "slower" : "faster"}`;
	if (rule === "base") return text;
	return `${text} than ${rule === "history" ? "earlier runs" : quote(reference)}`;
}
function limitText({ tolerance }) {
	return ` (limit ${share(tolerance)})`;
}
/**
* "config/my.cnf is 16 % slower (limit 5 %): oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95 %: −19.4 to −12.6
* %)".
*/
function finding(result, found, quote) {
	return `${quote(found.scenario)} is ${changeText(found, quote)}${limitText(found)}: ${evidenceOf(result, found, quote)}`;
}
/** "oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95 %: −19.4 to −12.6 %)". */
function evidenceOf(result, found, quote) {
	const place = cellText(found, quote);
	const rates = ratesOf(result, found);
	const sure = hasInterval(found) ? `${share(found.confidence)}: ${points(found.low)} to ${change(found.high)}` : "no interval";
	return `${place}, ${rates === void 0 ? `${change(found.change)} QPS` : `${rate(rates.before)} → ${rate(rates.now)} QPS`} (${sure})`;
}
function points(value) {
	return change(value).replace(" %", "");
}
/** QPS of a comparison's reference, and of its scenario; undefined for means and for stored runs. */
function ratesOf({ cells, plan }, { rule, scope, scenario, reference, workload, threads }) {
	if (scope !== "cell" || rule === "history") return void 0;
	const of = (name, revision) => cells.find((cell) => cell.scenario === name && cell.revision === revision && cell.workload === workload && cell.threads === threads)?.qps;
	const isOld = rule === "base" || !plan.arms.some((arm) => arm.scenario === reference && arm.revision === "head");
	const before = of(rule === "base" ? scenario : reference, isOld ? "base" : "head");
	const now = of(scenario, "head");
	return before === void 0 || now === void 0 ? void 0 : {
		before,
		now
	};
}
/**
* "slow_query_log + long_query_time (my.cnf:8–9) and 1 more"; without a setting to blame "select orders: +31 % time";
* empty if nothing was shown to cause the worst comparison.
*/
function causeText$1(result, quote) {
	const sets = blamedSets(result).map((set) => setText(set, quote));
	const causes = sets.length > 0 ? sets : blamedStatements(result).map((one) => costlyText(one, quote));
	const named = causes.slice(0, MOST_CAUSES);
	const more = causes.length - named.length;
	return `${named.join(" and ")}${more > 0 ? ` and ${more} more` : ""}`;
}
/** Every cause on its own line, with the gain from reverting it. */
function causeLines(result, quote) {
	const sets = blamedSets(result);
	if (sets.length === 0) return blamedStatements(result).map((one) => costlyLine(one, quote));
	return sets.map((set) => {
		const saved = set.flatMap((cause) => savedOf(cause) ?? []).map((each) => each.change);
		const regained = saved.length === 0 ? void 0 : Math.max(...saved);
		const isOne = set.length === 1 && set[0]?.settings.length === 1;
		const costs = set.length === 1 && set[0]?.change != null ? ` costs ${share(-set[0].change)}` : "";
		const gain = regained === void 0 ? "" : `; reverting ${isOne ? "it" : "either"} regains ${share(regained)}`;
		return `${setText(set, quote)}${isOne ? costs : `${costs === "" ? " cost QPS" : costs} only together`}${gain}`;
	});
}
/** Statements that the worst regression comes from, the dearest first. */
function blamedStatements(result) {
	const worst = worstRegression(result);
	return worst === void 0 ? [] : costlyStatements(result, worst);
}
function worstRegression({ comparisons }) {
	return bySeverity(comparisons.filter(({ verdict }) => verdict === "regressed"))[0];
}
/** Sets of causes that cost only together, the dearest first. */
function blamedSets(result) {
	const worst = worstRegression(result);
	if (worst === void 0 || !isExplained(result, worst)) return [];
	return costSets(result.causes.filter(({ verdict }) => verdict === "to blame").toSorted(byCost));
}
/** Whether the causes belong to this comparison's scenario, in the same cell or not. */
function isExplained({ causes, explanation }, { rule, scenario }) {
	return causes.length > 0 && explanation?.rule === rule && explanation.scenario === scenario;
}
function setText(set, quote) {
	const settings = set.flatMap((cause) => cause.settings);
	const names = joinedNames(settings.map(({ name }) => name), (name) => quote(shorten(name)));
	const lines = linesOf(settings.flatMap(({ place }) => place ?? []));
	return lines === "" ? names : `${names} (${quote(lines)})`;
}
/** "oltp_read_only at 8 threads, my.cnf against before": where the causes were looked for. */
function explainedCell(explanation, quote) {
	const { rule, reference, scenario } = explanation;
	const other = rule === "base" ? "before" : rule === "history" ? "earlier runs" : quote(reference);
	return `${cellText(explanation, quote)}, ${quote(scenario)} against ${other}`;
}
const DOCS = `${HOME}/blob/v1/docs`;
/** Pages that a reader is sent to. */
const PAGES = {
	reading: `${DOCS}/report.md`,
	red: `${DOCS}/red.md`,
	accepting: `${DOCS}/recipes/accept-a-regression.md`,
	coverage: `${DOCS}/coverage.md`
};
function nextStep(result) {
	const { verdict, accepted, comparisons, imported } = result;
	if (accepted !== null || imported !== null) return void 0;
	if (verdict === "regressed") {
		const [set, ...others] = blamedSets(result);
		const isOne = set?.length === 1 && set[0]?.settings.length === 1;
		return {
			text: `revert ${set === void 0 ? "the change" : others.length > 0 ? "these lines" : isOne ? "this line" : "one of these lines"}, or ask a maintainer to accept the ${worstRegression(result) === void 0 ? "cost" : "slowdown"}`,
			page: "accepting"
		};
	}
	if (verdict !== "inconclusive") return void 0;
	if (isNotExercised(result)) return {
		text: "review what no workload exercised, or add a workload that does",
		page: "coverage"
	};
	return secondsNeeded(comparisons.filter((each) => each.verdict === "inconclusive")) === null ? {
		text: "read the warnings, then run it again on a quieter machine",
		page: "red"
	} : {
		text: "run it again with a larger budget or tolerance, or on a quieter machine",
		page: "red"
	};
}
/**
* "; a slowdown of 2.1 % would have been found"; empty if none would have been, and if another text says more: a pass,
* that there is none beyond its tolerance; a larger undecided slowdown, that it was not found.
*/
function detectable(comparisons) {
	const known = comparisons.flatMap((each) => each.detectable ?? []);
	const isBelied = comparisons.some(({ verdict, change: found, tolerance, detectable: least }) => {
		return least !== null && (verdict === "pass" ? least > tolerance : -found >= least);
	});
	return known.length === 0 || isBelied ? "" : `; the run would have found a slowdown of ${share(Math.max(...known))}`;
}

// src/core/views/cells.ts
/** Look-ups in a result: arms in order, workloads, levels, and the cells of each. */
/** The arms of interest, all but the twin: the control first; without one, each scenario before and then now. */
function shownArms(result) {
	const shown = result.scenarios.filter((scenario) => !isCopy(scenario));
	if (mainRule(result) === "base") return [...Map.groupBy(shown, ({ name }) => name).values()].flatMap((own) => own.toSorted((a, b) => isBefore(b) - isBefore(a))).map(armOf);
	return [...shown.filter(({ role }) => role === "control"), ...shown.filter(({ role }) => role !== "control")].map(armOf);
}
function isBefore({ revision }) {
	return Number(revision === "base");
}
/** The main reference of a run's scenarios: a control, or without one their own base. */
function mainRule({ plan: { rules } }) {
	return rules.includes("control") ? "control" : "base";
}
/** The arm that the others of the run are compared with; undefined if they are compared with themselves before. */
function controlArm(result) {
	if (mainRule(result) === "base") return void 0;
	const controls = result.scenarios.filter((scenario) => scenario.role === "control" && !isCopy(scenario));
	const control = controls.find(({ revision }) => revision === "head") ?? controls[0];
	return control && armOf(control);
}
/** The main reference of an arm; undefined for an arm that is itself a reference. */
function referenceArm(result, arm) {
	const reference = mainRule(result) === "control" ? controlArm(result) : {
		scenario: arm.scenario,
		revision: "base"
	};
	return reference === void 0 || sameArm(reference, arm) ? void 0 : reference;
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
/** Labels for the arms of this run. */
function armLabels({ plan }) {
	return armNamer(plan.rules, plan.arms.map(({ scenario }) => scenario));
}
/** Workloads in the order in which they were measured. */
function workloadsOf({ cells }) {
	return [...new Set(cells.map(({ workload }) => workload))];
}
/**
* Workloads in the order in which they were measured, each with the numbers of threads that it was measured with,
* ascending.
*/
function levelsByWorkload({ cells }) {
	const levels = /* @__PURE__ */ new Map();
	for (const { workload, threads } of cells) {
		const own = levels.get(workload) ?? /* @__PURE__ */ new Set();
		levels.set(workload, own.add(threads));
	}
	return new Map([...levels].map(([workload, own]) => [workload, [...own].sort((left, right) => left - right)]));
}
/** Whether a workload was measured with several numbers of threads. */
function isSweep(result) {
	return [...levelsByWorkload(result).values()].some(({ length }) => length > 1);
}
function cellFinder({ cells }) {
	const found = new Map(cells.map((cell) => [keyOf(cell, cell), cell]));
	return (arm, key) => found.get(keyOf(arm, key));
}
/** Comparisons by the main rule, cell by cell. */
function costFinder(result) {
	const main = mainRule(result);
	const found = new Map(result.comparisons.filter(({ rule, scope }) => rule === main && scope === "cell").map((comparison) => [keyOf({
		scenario: comparison.scenario,
		revision: "head"
	}, comparison), comparison]));
	return (arm, key) => found.get(keyOf(arm, key));
}
function keyOf({ scenario, revision }, { workload, threads }) {
	return JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
}

// src/core/wording/told-comparison.ts
/** "regressed", "improved": the verdict, or where it is better than asked for, that. */
function verdictWord({ verdict, label }) {
	return label === "improved" ? label : verdict;
}
/** "regressed: −9.2 % (−10.3 … −8.0) at oltp_read_only, 4 threads, tolerance 5 %; pfson against pfsoff". */
function told(found, quote) {
	const { scope, workload, threads, tolerance, scenario } = found;
	const place = scope === "mean" ? "as the mean of all workloads" : `at ${quote(workload)}, ${count(threads, "thread")}`;
	const what = `${quote(scenario)} against ${against(found, quote)}`;
	return `${verdictWord(found)}: ${changeAndRange(found)} ${place}, tolerance ${share(tolerance)}; ${what}`;
}
/** "Change in QPS, now against before", "Change in QPS against the control pfsoff". */
function changeTitle(rule, own, quote) {
	return `Change in QPS${{
		control: ` against the control ${[...new Set(own.map(({ reference }) => quote(reference)))].join(", ")}`,
		base: ", now against before",
		history: " against earlier runs of the target branch"
	}[rule]}`;
}
/** Words that distinguish these comparisons: ["pfson", "oltp_read_only at 8 threads"], or only one of both. */
function comparisonNamer({ plan }, shown) {
	const isSeveral = (key) => new Set(shown.map((one) => one[key])).size > 1;
	const hasPlaces = isSeveral("workload") || isSeveral("threads");
	const hasScenarios = isSeveral("scenario") || !hasPlaces && plan.rules.includes("control");
	return (one) => {
		return [hasScenarios ? one.scenario : "", hasPlaces || !hasScenarios ? cellText(one, asItIs) : ""].filter((part) => part !== "");
	};
}

// src/core/views/chart/chart-theme.ts
const FONT_SIZE = 12;
/** How much wider bold text is. */
const BOLD = 1.08;
/** The first is in the pictures; the others are for pages on machines without it. */
const FONT = "Inter, system-ui, -apple-system, \"Segoe UI\", Helvetica, Arial, sans-serif";
const COLOURS = {
	light: {
		background: "#ffffff",
		text: "#1f2328",
		faintText: "#59636e",
		line: "#818b98",
		grid: "#e3e7eb",
		tolerated: "#e4ecf5",
		limit: "#6f8199",
		verdict: {
			pass: "#0072b2",
			inconclusive: "#59636e",
			regressed: "#c2390a"
		},
		series: [
			"#1f2328",
			"#7b4fc9",
			"#00806a",
			"#a67c00",
			"#c2388f",
			"#6b8e23",
			"#7a5230",
			"#2f9fc4"
		]
	},
	dark: {
		background: "#0d1117",
		text: "#f0f6fc",
		faintText: "#9198a1",
		line: "#656c76",
		grid: "#262c36",
		tolerated: "#1b2838",
		limit: "#7d8fa8",
		verdict: {
			pass: "#4aa8e0",
			inconclusive: "#9198a1",
			regressed: "#ff8552"
		},
		series: [
			"#f0f6fc",
			"#b79cf5",
			"#2fc59a",
			"#e3b341",
			"#f285c8",
			"#a3c95a",
			"#c9a27e",
			"#8be9f5"
		]
	}
};
/** Shapes that tell verdicts apart without colour, too. */
const VERDICT_SHAPES = {
	pass: "circle",
	inconclusive: "diamond",
	regressed: "triangle-down"
};
const SERIES_SHAPES = [
	"square",
	"circle",
	"triangle-up",
	"diamond",
	"cross",
	"triangle-down",
	"triangle-right",
	"triangle-left"
];
function chartConfig(theme) {
	const colours = COLOURS[theme];
	const text = {
		labelFontSize: 12,
		titleFontSize: 12,
		labelLimit: 0,
		titleLimit: 0
	};
	return {
		font: FONT,
		lineBreak: "\n",
		view: { stroke: colours.line },
		axis: {
			...text,
			labelColor: colours.text,
			titleColor: colours.faintText,
			titleFontWeight: "normal",
			domainColor: colours.line,
			tickColor: colours.line,
			gridColor: colours.grid
		},
		legend: {
			...text,
			offset: 8,
			labelColor: colours.text,
			titleColor: colours.faintText,
			titleFontWeight: "normal"
		},
		title: {
			anchor: "start",
			fontSize: 13,
			fontWeight: "bold",
			color: colours.text,
			subtitleFontSize: 12,
			subtitleColor: colours.faintText,
			subtitleLineHeight: 16,
			subtitlePadding: 5
		},
		text: {
			fontSize: 12,
			color: colours.text
		}
	};
}

// src/core/views/chart/chart-layout.ts
/** Pixels between adjacent panels. */
const GAP = 24;
/** More panels below each other than fit in this are left out, the least alarming first. */
const MAX_HEIGHT = 1600;
const MAX_COLUMNS = 4;
/** Title and axis of a panel. */
const PANEL_EXTRAS = 75;
/** Pictures narrower than this are for telephones. */
const NARROW = 600;
/** Enough for the longest name that a suite allows. */
const NAME_LINES$2 = 8;
const NAME_PADDING$1 = 12;
const SEVERITY = {
	regressed: 0,
	inconclusive: 1,
	pass: 2
};
function layOutNames(scenarios, width) {
	const rowOf = (scenario) => wrapName(scenario, width < 600 ? 17 : 22, NAME_LINES$2);
	const lines = scenarios.map((scenario) => rowOf(scenario).split("\n"));
	return {
		rowOf,
		width: Math.ceil(Math.max(0, ...lines.flat().map((line) => textWidth(line, 12)))) + NAME_PADDING$1,
		height: Math.max(1, ...lines.map((own) => own.length)) * 14 + 8
	};
}
/** Axis with the names: text of several lines begins at its place, so it is lifted by half of the others. */
function nameAxis(labels) {
	return {
		title: null,
		labels,
		ticks: false,
		domain: false,
		labelPadding: 8,
		labelOffset: {
			condition: Array.from({ length: 7 }, (_, index) => ({
				test: `length(split(datum.value, '\\n')) === ${index + 2}`,
				value: -14 / 2 * (index + 1)
			})),
			value: 0
		}
	};
}
/** Panels side by side, as many as fit. */
function shareWidth({ width, left }, panels, { between, right, least }) {
	const available = width - left + 24 + between;
	const extras = between + right + 24;
	const columns = Math.max(1, Math.min(Math.floor(available / (least + extras)), panels, MAX_COLUMNS));
	return {
		columns,
		plotWidth: Math.max(least, Math.floor(available / columns - extras))
	};
}
/** How many panels of a height there is room for. */
function panelLimit(columns, height) {
	return columns * Math.max(1, Math.floor(MAX_HEIGHT / (height + PANEL_EXTRAS)));
}
/** The title of a block of panels, above the names. */
function blockTitle(text, notes, { width, left }) {
	const subtitle = notes.flatMap((note) => wrapWords(note, width, 12));
	const title = {
		text: wrapWords(text, width, 12 + 2),
		frame: "group",
		dx: -left,
		offset: 6
	};
	return subtitle.length === 0 ? title : {
		...title,
		subtitle
	};
}
/** The title of a panel, on as many lines as its width asks for. */
function panelTitle(text, width) {
	return {
		text: wrapName(text, Math.max(12, Math.floor(width / (.62 * 12))), NAME_LINES$2).split("\n"),
		fontSize: 12,
		anchor: "start",
		frame: "group",
		offset: 6
	};
}
/** At most this many items, those that `isWorse` puts first, in their original order. */
function keepWorst(items, limit, isWorse) {
	const kept = new Set(items.toSorted(isWorse).slice(0, limit));
	return items.filter((item) => kept.has(item));
}
/** Regressed before inconclusive before pass, and the greater loss first. */
function worseFirst(a, b) {
	return SEVERITY[a.verdict] - SEVERITY[b.verdict] || a.change - b.change;
}
/** Orders groups of comparisons by the worst in each; a group without any comes last. */
function byWorst(comparisonsOf) {
	const known = /* @__PURE__ */ new Map();
	const worst = (key) => {
		if (!known.has(key)) known.set(key, comparisonsOf(key).toSorted(worseFirst)[0]);
		return known.get(key);
	};
	return (first, second) => {
		const [a, b] = [worst(first), worst(second)];
		if (a === void 0 || b === void 0) return Number(a === void 0) - Number(b === void 0);
		return worseFirst(a, b);
	};
}
/** Names in the order of the suite, each once. */
function scenarioOrder({ scenarios, comparisons }) {
	return distinct([...scenarios.map(({ name }) => name), ...comparisons.map(({ scenario }) => scenario)]);
}
function distinct(values) {
	return [...new Set(values)];
}
/** "Not drawn: 2 workloads with smaller losses (a, b); …"; nothing if nothing is left out. */
function leftOutNote(what, all, shown) {
	const missing = all.filter((one) => !shown.includes(one));
	if (missing.length === 0) return [];
	const named = missing.slice(0, 3).map(printable).join(", ");
	const more = missing.length > 3 ? ` and ${missing.length - 3} more` : "";
	return [`Not drawn: ${count(missing.length, what)} with smaller losses (${named}${more}); the tables have all.`];
}
/** The value with this many significant digits. */
function rounded(value, digits) {
	return Number(value.toPrecision(digits));
}

// src/core/views/chart/change-rows.ts
/** More cannot be read; those with the smallest losses are left out. */
const MOST_ROWS = 40;
/** @param own comparisons of one rule, at least one */
function changeRows(result, own) {
	const { shown, notes } = fewEnough(own);
	const nameOf = comparisonNamer(result, shown);
	return {
		rows: shown.toSorted(worseFirst).map((comparison) => ({
			comparison,
			names: nameOf(comparison),
			word: verdictWord(comparison),
			figures: changeAndRange(comparison),
			said: told(comparison, printable)
		})),
		notes
	};
}
/**
* All; if there are many, the worst level of every scenario and workload; if still too many, those that lost most,
* after all means.
*/
function fewEnough(own) {
	if (own.length <= MOST_ROWS) return {
		shown: own,
		notes: []
	};
	const worst = [...Map.groupBy(own, ({ scenario, workload }) => JSON.stringify([scenario, workload])).values()].flatMap((group) => group.toSorted(worseFirst).slice(0, 1));
	const isMean = ({ scope }) => Number(scope === "mean");
	const shown = keepWorst(worst, MOST_ROWS, (a, b) => isMean(b) - isMean(a) || worseFirst(a, b));
	const namesOf = (some) => distinct(some.map(({ scenario, workload }) => `${scenario}, ${workload === "*" ? "mean of all workloads" : workload}`));
	return {
		shown,
		notes: [...worst.length < own.length ? ["Each row shows the worst number of threads of a scenario and workload."] : [], ...leftOutNote("row", namesOf(worst), namesOf(shown))]
	};
}

// src/core/views/chart/row-plot.ts
const NAME_PADDING = 12;
const ROW_PADDING = 10;
/**
* @param names with line breaks
* @param extra pixels that each row needs besides its name
*/
function rowPlot(names, extra = ROW_PADDING) {
	const step = Math.max(1, ...names.map(linesIn)) * 14 + extra;
	const y = {
		field: "row",
		type: "ordinal",
		scale: {
			domain: names.map((_, row) => row),
			padding: 0
		},
		axis: null
	};
	return {
		step,
		height: step * names.length,
		y
	};
}
function linesIn(name) {
	return name.split("\n").length;
}
/** Pixels next to the plot that the texts need; 0 if there are none. */
function marginOf(texts) {
	return texts.length === 0 ? 0 : widest(texts) + NAME_PADDING;
}
/** For texts that may have several lines. */
function widest(texts) {
	const lines = texts.flatMap((text) => text.split("\n"));
	return Math.ceil(Math.max(0, ...lines.map((line) => textWidth(line, 12))));
}
/**
* The `name` of each datum, left of the plot; vega centres the first line of a text, so it is lifted by half of the
* others.
*/
function nameLayer({ y }) {
	return {
		mark: {
			type: "text",
			align: "right",
			baseline: "middle",
			dx: -8,
			dy: { expr: `${-14 / 2} * (length(split(datum.name, '\\n')) - 1)` },
			aria: false
		},
		encoding: {
			x: { value: 0 },
			y,
			text: { field: "name" }
		}
	};
}
/** Some text of each datum, right of the plot. */
function numberLayer(field, { y }, mark = {}) {
	return {
		mark: {
			type: "text",
			align: "left",
			baseline: "middle",
			dx: 6,
			aria: false,
			...mark
		},
		encoding: {
			x: { value: "width" },
			y,
			text: { field }
		}
	};
}

// src/core/views/chart/change-panels.ts
/**
* Changes as a dot plot, one for each rule: a row a comparison, worst first, with its interval and the tolerated
* slowdown shaded. The name is left of its row and the figures right of it; on telephones both are above it.
*/
const LEAST_PLOT$2 = 120;
const TICK_PIXELS$2 = 64;
const DOT_SIZE = 100;
/** Room of dot and interval in a row that has its texts above, and around both. */
const DOT_HEIGHT = 18;
const PADDING$1 = 5;
/** Pixels of the picture's width for each character that a name may have on a line. */
const NAME_SHARE = 27;
/** Enough for the longest names that a suite allows. */
const NAME_LINES$1 = 8;
const BEYOND_MEANING = 1;
const VERDICTS = [
	"pass",
	"inconclusive",
	"regressed"
];
/** Tooltip of a mark: fields and their names. */
const TOLD = [
	["scenario", "scenario"],
	["workload", "workload"],
	["threads", "threads"],
	["figures", "change"],
	["tolerated", "tolerance"],
	["word", "verdict"]
];
/** Pixels that its names need left of the plot; 0 if they are above. */
function changeMargin(result, width) {
	if (width < 600) return 0;
	return marginOf(byRule(result).flatMap(([, own]) => changeRows(result, own).rows.map((row) => nameOf(row, width))));
}
function changeBlocks(result, space) {
	const { width, left } = space;
	const isNarrow = width < 600;
	return byRule(result).map(([rule, own]) => {
		const { rows, notes } = changeRows(result, own);
		const names = rows.map((row) => nameOf(row, width));
		const plot = rowPlot(names, 10 + (isNarrow ? 14 + DOT_HEIGHT : 0));
		const right = isNarrow ? 0 : marginOf(rows.map(({ figures }) => figures)) + wordWidth(rows);
		const panel = {
			rows,
			plot,
			space,
			plotWidth: Math.max(LEAST_PLOT$2, Math.floor(width - left - right - 2)),
			markAt: isNarrow ? 1 - 14 / plot.step : .5,
			markHeight: isNarrow ? DOT_HEIGHT : plot.step,
			domain: domainOf$1(own)
		};
		return {
			title: blockTitle(changeTitle(rule, own, printable), [readingNote(own), ...notes], space),
			width: panel.plotWidth,
			height: plot.height,
			...isNarrow ? { view: { stroke: null } } : {},
			data: { values: rows.map((row, index) => datumOf$1(row, index, names[index] ?? "")) },
			layer: [
				...toleranceLayers(panel),
				lineLayer(panel, "none", { color: COLOURS[space.theme].text }),
				...markLayers(panel),
				...isNarrow ? textsAbove(panel) : textsBeside(panel)
			]
		};
	});
}
/** Every row in words, for who does not see the picture. */
function changesSaid(result) {
	return byRule(result).flatMap(([, own]) => changeRows(result, own).rows.map(({ said }) => said));
}
function byRule({ comparisons }) {
	return [...Map.groupBy(comparisons, ({ rule }) => rule)];
}
/** On as many lines as it takes. */
function nameOf({ names }, width) {
	const characters = Math.floor(width / (width < 600 ? .6 * 12 : NAME_SHARE));
	return names.map((name) => wrapName(name, characters, NAME_LINES$1)).join("\n");
}
function wordWidth(rows) {
	return Math.ceil(BOLD * widest(rows.map(({ word }) => word))) + 10;
}
function readingNote(own) {
	const sure = own.filter(hasInterval);
	const confidence = distinct(sure.map(({ confidence }) => share(confidence))).join(", ");
	return `${sure.length === 0 ? "No intervals" : `Lines are ${confidence} intervals`}. The shaded slowdown is within the limit.`;
}
/** Everything that is drawn and zero, but no interval so wide that the others shrink to nothing. */
function domainOf$1(comparisons) {
	const low = Math.max(-1, Math.min(0, ...comparisons.map((one) => Math.min(one.low ?? one.change, -one.tolerance))));
	const limit = Math.min(BEYOND_MEANING, Math.max(0, ...comparisons.map((one) => one.high ?? one.change)));
	const high = Math.max(limit, ...comparisons.map(({ change }) => change));
	const margin = .04 * (high - low) || .01;
	return [round$1(low - margin), round$1(high + margin)];
}
function datumOf$1({ comparison, figures, word, said }, row, name) {
	const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison;
	const limits = {
		low: low === null ? null : round$1(low),
		high: high === null ? null : round$1(high)
	};
	return {
		row,
		name,
		verdict,
		word,
		figures,
		said,
		threads,
		scenario: printable(scenario),
		workload: printable(workload),
		change: round$1(change),
		...limits,
		tolerance: round$1(tolerance),
		tolerated: `−${share(tolerance)}`,
		limit: -round$1(tolerance),
		none: 0
	};
}
function xEncoding$1(field, { domain, plotWidth, space }) {
	const isWide = space.width >= 600;
	return {
		field,
		type: "quantitative",
		scale: {
			domain,
			nice: false,
			zero: false
		},
		axis: {
			title: null,
			tickCount: Math.max(2, Math.floor(plotWidth / TICK_PIXELS$2)),
			labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
			grid: isWide,
			domain: isWide
		}
	};
}
/** Vertical position of a row's marks. */
function yEncoding({ plot: { y }, markAt }) {
	return {
		...y,
		bandPosition: markAt
	};
}
/** A line down the marks of every row. */
function lineLayer(panel, field, mark) {
	const { plot, markHeight, markAt } = panel;
	const half = markHeight / 2 / plot.step;
	const y2 = {
		field: "row",
		bandPosition: markAt + half
	};
	return {
		mark: {
			type: "rule",
			clip: true,
			aria: false,
			...mark
		},
		encoding: {
			x: xEncoding$1(field, panel),
			y: {
				...plot.y,
				bandPosition: markAt - half
			},
			y2
		}
	};
}
/** The tolerance is shaded row by row, because comparisons may have their own. */
function toleranceLayers(panel) {
	const { rows, domain, plotWidth, markHeight, space } = panel;
	const colours = COLOURS[space.theme];
	const limits = distinct(rows.map(({ comparison }) => -round$1(comparison.tolerance)));
	const [limit = 0] = limits;
	const several = limits.length > 1;
	const text = `limit ${distinct([Math.max(...limits), Math.min(...limits)]).map((one) => `−${share(-one)}`).join(" to ")}`;
	const room = (domain[1] - limit) / (domain[1] - domain[0]) * plotWidth;
	const align = several || room + 24 > textWidth(text, 12) ? "left" : "right";
	return [
		{
			mark: {
				type: "rule",
				strokeWidth: markHeight,
				color: colours.tolerated,
				clip: true,
				aria: false
			},
			encoding: {
				x: xEncoding$1("limit", panel),
				x2: { field: "none" },
				y: yEncoding(panel)
			}
		},
		lineLayer(panel, "limit", {
			color: colours.limit,
			strokeWidth: 2
		}),
		{
			data: { values: [{
				limit,
				text
			}] },
			mark: {
				type: "text",
				align,
				baseline: "bottom",
				dy: -4,
				color: colours.faintText,
				aria: false
			},
			encoding: {
				x: several ? { value: 0 } : xEncoding$1("limit", panel),
				y: { value: 0 },
				text: { field: "text" }
			}
		}
	];
}
function colourOf({ theme }) {
	const range = VERDICTS.map((verdict) => COLOURS[theme].verdict[verdict]);
	return {
		field: "verdict",
		type: "nominal",
		scale: {
			domain: VERDICTS,
			range
		},
		legend: null
	};
}
/** A line, where there is an interval, and the dot. */
function markLayers(panel) {
	const color = colourOf(panel.space);
	const shapes = VERDICTS.map((verdict) => VERDICT_SHAPES[verdict]);
	return [{
		transform: [{ filter: "isNumber(datum.low)" }],
		mark: {
			type: "rule",
			strokeWidth: 3,
			clip: true,
			aria: false
		},
		encoding: {
			x: xEncoding$1("low", panel),
			x2: { field: "high" },
			y: yEncoding(panel),
			color
		}
	}, {
		mark: {
			type: "point",
			filled: true,
			opacity: 1,
			size: DOT_SIZE,
			clip: true
		},
		encoding: {
			x: xEncoding$1("change", panel),
			y: yEncoding(panel),
			color,
			shape: {
				field: "verdict",
				type: "nominal",
				scale: {
					domain: VERDICTS,
					range: shapes
				},
				legend: null
			},
			description: { field: "said" },
			tooltip: TOLD.map(([field, title]) => ({
				field,
				title
			}))
		}
	}];
}
/** Names left of the plot; right of it the verdict, then the figures. */
function textsBeside({ plot, rows, space }) {
	const word = numberLayer("word", plot, { fontWeight: "bold" });
	return [
		nameLayer(plot),
		{
			...word,
			encoding: {
				...word.encoding,
				color: colourOf(space)
			}
		},
		numberLayer("figures", plot, { dx: 10 + wordWidth(rows) })
	];
}
/** The name, and on the line below it verdict and figures. */
function textsAbove({ plot: { y, step }, rows, space }) {
	const top = PADDING$1 + (14 - step) / 2;
	const mark = {
		type: "text",
		align: "left",
		baseline: "middle",
		aria: false
	};
	const below = { expr: `${top} + ${14} * length(split(datum.name, '\\n'))` };
	const x = { value: -space.left };
	return [
		{
			mark: {
				...mark,
				dy: top
			},
			encoding: {
				x,
				y,
				text: { field: "name" }
			}
		},
		{
			mark: {
				...mark,
				dy: below,
				fontWeight: "bold"
			},
			encoding: {
				x,
				y,
				text: { field: "word" },
				color: colourOf(space)
			}
		},
		{
			mark: {
				...mark,
				dy: below,
				dx: wordWidth(rows)
			},
			encoding: {
				x,
				y,
				text: { field: "figures" }
			}
		}
	];
}
/** The value to a hundredth of a per cent. */
function round$1(value) {
	return Math.round(value * 1e4) / 1e4;
}

// src/core/views/chart/qps-panels.ts
/** More lines cannot be distinguished. */
const MAX_LINES = SERIES_SHAPES.length;
const MAX_BARS = 40;
const LINES_HEIGHT = 180;
/** More lines of the grid make it grey; beyond that, each line multiplies the threads of the previous one. */
const MOST_TICKS = 16;
const TICK_RATIO = 1.5;
const LEAST_PLOT$1 = 120;
/** Numbers and ticks of the axis of QPS. */
const AXIS_WIDTH = 44;
/** A symbol of the legend, with the space around it. */
const SYMBOL_WIDTH = 30;
const BAR_STEP = 22;
const TICK_PIXELS$1 = 60;
/** Name of the parameter that holds the scenario that is pointed at, and the opacity of all others. */
const POINTED_AT = "pointedAt";
const FADED = .15;
const QPS_DIGITS = 5;
const WHOLE_FROM = 1e3;
/** "12k" */
const SHORT = "format(datum.value, '~s')";
function qpsPart(result, space) {
	const series = seriesOf(result);
	if (series.length === 0) return {
		blocks: [],
		params: []
	};
	const levels = levelsIn(result);
	if (!isSubject(result)) return {
		blocks: [],
		params: []
	};
	if (levels.length < 2) return {
		blocks: [bars(result, series, levels[0] ?? 0, space)],
		params: []
	};
	return lines(result, series, levels, space);
}
/** Pixels left of the panels: for names only, or for an axis, and names with symbols if they are not above. */
function qpsMargin(result, names, width) {
	if (!isSubject(result)) return 0;
	if (width < 600 && levelsIn(result).length > 1) return AXIS_WIDTH;
	return levelsIn(result).length > 1 ? names.width + SYMBOL_WIDTH + AXIS_WIDTH : names.width;
}
/**
* Whether QPS itself is asked for: a workload has several numbers of threads, or a table has nothing else. Else the
* change is.
*/
function isSubject(result) {
	return result.imported !== null || result.comparisons.length === 0 || isSweep(result);
}
function levelsIn({ cells }) {
	return distinct(cells.map(({ threads }) => threads)).sort((a, b) => a - b);
}
function seriesOf(result) {
	const labelOf = armLabels(result);
	return shownArms(result).flatMap((arm) => {
		const cells = result.cells.filter((cell) => sameArm(cell, arm));
		const { scenario } = arm;
		const isReference = referenceArm(result, arm) === void 0;
		return cells.length === 0 ? [] : [{
			name: labelOf(arm),
			scenario,
			isReference,
			cells
		}];
	});
}
/** References, and the arms that lost most. */
function keepSeries({ comparisons }, series, limit) {
	const worse = byWorst((one) => comparisons.filter(({ scenario }) => scenario === one.scenario));
	return keepWorst(series, limit, (a, b) => Number(b.isReference) - Number(a.isReference) || worse(a, b));
}
function keepWorkloads(result, limit) {
	const all = workloadsOf(result);
	const comparisons = Map.groupBy(result.comparisons, ({ workload }) => workload);
	const worse = byWorst((name) => comparisons.get(name) ?? []);
	const shown = keepWorst(all, limit, worse);
	return {
		shown,
		notes: leftOutNote("workload", all, shown)
	};
}
function lines(result, all, levels, space) {
	const series = keepSeries(result, all, MAX_LINES);
	const panels = workloadsOf(result).length;
	const { columns, plotWidth } = shareWidth(space, panels, {
		between: AXIS_WIDTH,
		right: 0,
		least: LEAST_PLOT$1
	});
	const { shown, notes } = keepWorkloads(result, panelLimit(columns, LINES_HEIGHT));
	const views = shown.map((_, index) => `qps-${index}`);
	const encodings = lineEncodings(series, levels, space);
	return {
		blocks: [{
			title: blockTitle("QPS by number of threads", [...seriesNotes(all, series), ...notes], space),
			columns,
			spacing: 24,
			concat: shown.map((workload, index) => ({
				title: panelTitle(workload, plotWidth),
				width: plotWidth,
				height: LINES_HEIGHT,
				data: { values: data(series, workload, space) },
				...linePanel(encodings, views[index] ?? "")
			}))
		}],
		params: [{
			name: POINTED_AT,
			select: {
				type: "point",
				fields: ["row"],
				on: "pointerover",
				clear: "pointerout"
			},
			views
		}]
	};
}
function lineEncodings(series, levels, { theme, names, width }) {
	const byScenario = (range) => ({
		field: "row",
		type: "nominal",
		scale: {
			domain: series.map(({ name }) => names.rowOf(name)),
			range: range.slice(0, series.length)
		},
		legend: {
			title: null,
			orient: width < 600 ? "top" : "left",
			columns: 1,
			symbolSize: 80,
			rowPadding: 5
		}
	});
	const x = {
		field: "threads",
		type: "quantitative",
		scale: {
			type: "log",
			base: 2,
			domain: [levels[0], levels.at(-1)],
			nice: false
		},
		axis: {
			title: "threads",
			values: spacedOut(levels),
			format: "d",
			labelOverlap: "parity"
		}
	};
	const y = {
		field: "qps",
		type: "quantitative",
		scale: { zero: true },
		axis: {
			title: null,
			labelExpr: SHORT,
			tickCount: 5
		}
	};
	const opacity = {
		condition: {
			param: POINTED_AT,
			value: 1
		},
		value: FADED
	};
	return {
		x,
		y,
		color: byScenario(COLOURS[theme].series),
		shape: byScenario(SERIES_SHAPES),
		opacity
	};
}
/** Levels with a line of the grid: all, or among many only those that are far enough apart on a logarithmic scale. */
function spacedOut(levels) {
	if (levels.length <= MOST_TICKS) return [...levels];
	const spaced = [];
	for (const level of levels) if (level >= TICK_RATIO * (spaced.at(-1) ?? 0)) spaced.push(level);
	return spaced;
}
function linePanel({ shape, ...encoding }, name) {
	return {
		encoding,
		layer: [{ mark: {
			type: "line",
			strokeWidth: 1.5
		} }, {
			name,
			mark: {
				type: "point",
				filled: true,
				size: 45
			},
			encoding: {
				shape,
				tooltip: tooltips("scenario", "workload", "threads", "qps")
			}
		}]
	};
}
function bars(result, all, threads, space) {
	const series = keepSeries(result, all, MAX_BARS);
	const height = Math.max(BAR_STEP, space.names.height) * series.length;
	const panels = workloadsOf(result).length;
	const right = Math.ceil(Math.max(...result.cells.map(({ qps }) => textWidth(rate(qps), 12)))) + 10;
	const { columns, plotWidth } = shareWidth(space, panels, {
		between: 0,
		right,
		least: LEAST_PLOT$1
	});
	const { shown, notes } = keepWorkloads(result, panelLimit(columns, height));
	return {
		title: blockTitle(`QPS with ${count(threads, "thread")}`, [...seriesNotes(all, series), ...notes], space),
		columns,
		spacing: 24,
		concat: shown.map((workload, index) => ({
			title: panelTitle(workload, plotWidth + right),
			width: plotWidth,
			height,
			data: { values: data(series, workload, space) },
			encoding: { y: barRows(series, index % columns === 0, space) },
			layer: [barLayer(plotWidth, space), {
				mark: {
					type: "text",
					align: "left",
					baseline: "middle",
					dx: 6
				},
				encoding: {
					x: { value: "width" },
					text: { field: "number" }
				}
			}]
		}))
	};
}
function barRows(series, labels, { names }) {
	return {
		field: "row",
		type: "nominal",
		sort: null,
		scale: {
			type: "band",
			domain: series.map(({ name }) => names.rowOf(name)),
			padding: .2
		},
		axis: nameAxis(labels)
	};
}
function barLayer(plotWidth, { theme }) {
	const [reference, candidate] = COLOURS[theme].series;
	return {
		mark: { type: "bar" },
		encoding: {
			x: {
				field: "qps",
				type: "quantitative",
				scale: { zero: true },
				axis: {
					title: null,
					labelExpr: SHORT,
					tickCount: Math.max(2, Math.floor(plotWidth / TICK_PIXELS$1))
				}
			},
			color: {
				field: "role",
				type: "nominal",
				scale: {
					domain: ["reference", "candidate"],
					range: [reference, candidate]
				},
				legend: null
			},
			tooltip: tooltips("scenario", "workload", "threads", "qps")
		}
	};
}
function data(series, workload, { names }) {
	return series.flatMap(({ name, isReference, cells }) => cells.filter((cell) => cell.workload === workload).map(({ threads, qps }) => ({
		row: names.rowOf(name),
		scenario: printable(name),
		role: isReference ? "reference" : "candidate",
		workload: printable(workload),
		threads,
		qps: roundedQps(qps),
		number: rate(qps)
	})));
}
function tooltips(...fields) {
	return fields.map((field) => field === "qps" ? {
		field,
		type: "quantitative",
		format: ","
	} : { field });
}
function seriesNotes(all, shown) {
	const names = (series) => series.map(({ name }) => name);
	return leftOutNote("scenario", names(all), names(shown));
}
/** Whole queries; below a thousand, five digits. */
function roundedQps(qps) {
	return Math.abs(qps) >= WHOLE_FROM ? Math.round(qps) : rounded(qps, QPS_DIGITS);
}

// src/core/views/chart/waterfall-steps.ts
/** Bars of causes at most; those beyond are one bar. */
const MOST_BARS = 10;
/** Characters of a name on one line, in narrow pictures and in others. */
const NARROW_NAME = 17;
const WIDE_NAME = 38;
const NAME_LINES = 6;
const PLACE_LINES = 2;
const LEAST_CHANGE = -.99;
/** Changes that differ by less are drawn as one. */
const DRAWN = 5e-5;
/** Empty if no setting is to blame. */
function stepsOf(result, width) {
	const { explanation } = result;
	const blamed = blamedOf(result);
	if (explanation === null || blamed.length === 0) return [];
	const { whole, scenario } = explanation;
	const characters = width < 600 ? NARROW_NAME : WIDE_NAME;
	const wrap = (name) => wrapName(name, characters, 8);
	const limits = explanation.method === "switched" ? compoundedBars(blamed) : stackedBars(blamed, explanation);
	const end = limits.at(-1)?.to ?? 0;
	return [
		{
			...bar("end", 0, 0),
			name: wrap(against(explanation, asItIs)),
			number: change(0)
		},
		...causeSteps(result, blamed, limits, characters),
		...explanation.method === "switched" ? othersStep(result, explanation, end) : [restStep(explanation)],
		{
			...bar("whole", 0, whole.change),
			low: whole.low,
			high: whole.high,
			name: wrap(explanation.rule === "base" ? "now" : scenario),
			number: change(whole.change),
			detail: changeAndRange(whole)
		}
	];
}
function bar(tone, from, to) {
	return {
		tone,
		from,
		to,
		low: null,
		high: null,
		detail: ""
	};
}
/** The dearest first. */
function blamedOf(result) {
	return causesByVerdict(result).blamed.flatMap((cause) => {
		const found = figuresOf(cause);
		return found === void 0 ? [] : [{
			cause,
			found
		}];
	});
}
/** Costs that add up: each applies to the rest after those before. */
function compoundedBars(blamed) {
	const left = (many) => blamed.slice(0, many).reduce((all, { found }) => all * (1 + found.change), 1);
	return blamed.map(({ found }, index) => {
		const at = (value) => left(index) * (1 + value) - 1;
		return {
			from: left(index) - 1,
			to: at(found.change),
			low: at(found.low),
			high: at(found.high)
		};
	});
}
/**
* Costs of settings by themselves: each adds its own time to every query, as in the sum, so on top of others it takes a
* smaller share of QPS.
*/
function stackedBars(blamed, { sum, whole }) {
	const time = ({ cause }, value) => extraTime(cause, value, whole.change);
	const times = blamed.map((one) => time(one, one.found.change));
	const total = times.reduce((all, each) => all + each, 0);
	const wanted = -sum.change / (1 + Math.max(LEAST_CHANGE, sum.change));
	const scale = total > 0 && wanted > 0 ? wanted / total : 1;
	const before = (index) => scale * times.slice(0, index).reduce((all, each) => all + each, 0);
	return blamed.map((one, index) => {
		const at = (value) => changeBy(before(index) + scale * time(one, value));
		const { change, low, high } = one.found;
		return {
			from: changeBy(before(index)),
			to: at(change),
			low: at(low),
			high: at(high)
		};
	});
}
/** A bar for each; where they are too many, one for the last of them. */
function causeSteps(result, blamed, limits, characters) {
	const many = blamed.length > MOST_BARS ? 9 : blamed.length;
	const steps = limits.slice(0, many).flatMap((own, index) => {
		const one = blamed[index];
		if (one === void 0) return [];
		return [{
			tone: "cause",
			name: causeText(result, one.cause, characters),
			...own,
			number: change(one.found.change),
			detail: changeAndRange(one.found)
		}];
	});
	const [first, last] = [limits[many], limits.at(-1)];
	if (first === void 0 || last === void 0) return steps;
	const name = wrapName(`${count(blamed.length - many, "more setting")} to blame`, characters, NAME_LINES);
	const number = change(changeBetween(first.from, last.to));
	return [...steps, {
		...bar("cause", first.from, last.to),
		name,
		number
	}];
}
/** The rest after the sum and the whole of single costs. */
function restStep({ whole, sum, interaction }) {
	return {
		...bar("rest", sum.change, whole.change),
		low: sum.change + interaction.low,
		high: sum.change + interaction.high,
		name: "interaction and the rest",
		number: change(interaction.change),
		detail: changeAndRange(interaction)
	};
}
/** All that is not to blame, from where the causes end exactly to head; none if everything is to blame. */
function othersStep(result, { whole, sum, interaction }, end) {
	if (causesByVerdict(result).blamed.length === result.causes.length && Math.abs(whole.change - end) < DRAWN) return [];
	const limits = {
		low: sum.change + interaction.low,
		high: sum.change + interaction.high
	};
	const found = {
		change: changeBetween(end, whole.change),
		low: changeBetween(end, limits.low),
		high: changeBetween(end, limits.high)
	};
	const [number, detail] = [change(found.change), changeAndRange(found)];
	return [{
		...bar("rest", end, whole.change),
		...limits,
		name: "all others",
		number,
		detail
	}];
}
/**
* Time that a setting adds to a query, the reference's being 1; on top of all others the change applies to a slower
* server.
*/
function extraTime({ kind }, change, whole) {
	if (kind === "from the head") return -change / (1 + Math.max(LEAST_CHANGE, whole));
	const own = Math.max(LEAST_CHANGE, change);
	return -own / (1 + own);
}
/** The change of QPS of so much time more. */
function changeBy(time) {
	return 1 / Math.max(.010000000000000009, 1 + time) - 1;
}
/** Its name, and below it the line where there is one. */
function causeText(result, cause, characters) {
	return `${wrapName(causeName(cause, asItIs), characters, NAME_LINES)}\n${wrapName(linesText(result, cause), characters, PLACE_LINES)}`;
}
/** "my.cnf:12", "my.cnf:12, 15": without the folders, which take too much room. */
function linesText(result, { settings }) {
	const places = distinct(settings.map((setting) => whereOf(result, setting).replace(/^.*[/\\]/s, "")));
	return [...Map.groupBy(places.map((place) => place.split(/:(?=\d+$)/)), ([file]) => file)].map(([file, own]) => [file, own.flatMap(([, line]) => line ?? []).join(", ")].filter((part) => part !== "").join(":")).join(", ");
}

// src/core/views/chart/waterfall-panel.ts
const TITLE_LINES = 6;
const BAR_HEIGHT = 14;
const LEAST_PLOT = 96;
const TICK_PIXELS = 80;
const LEAST_TICKS = 3;
const HOW_TO_READ = {
	switched: "Each bar starts where the one above ends; the last bar is the total. Lines are 95 % intervals.",
	started: "Each bar adds time per query; the number is the cost of the setting alone. Lines are 95 % intervals."
};
const TONES = [
	"cause",
	"rest",
	"whole"
];
/** Pixels that its names need left of the plot; 0 if there are none. */
function waterfallMargin(result, width) {
	return marginOf(stepsOf(result, width).map(({ name }) => name));
}
/** Empty if no setting is to blame. */
function waterfallBlocks(result, space) {
	const { explanation } = result;
	const steps = stepsOf(result, space.width);
	if (explanation === null || steps.length === 0) return [];
	const colours = COLOURS[space.theme];
	const plot = rowPlot(steps.map(({ name }) => name));
	const width = Math.max(LEAST_PLOT, space.width - space.left - marginOf(steps.map(({ number }) => number)));
	const domain = domainOf(steps);
	const x = (field) => xEncoding(field, domain, width);
	const line = {
		color: colours.text,
		clip: true,
		aria: false
	};
	const scale = {
		domain: TONES,
		range: [
			colours.verdict.regressed,
			colours.line,
			colours.limit
		]
	};
	const notes = [...cellLines(explanation, space.width), HOW_TO_READ[explanation.method]];
	return [{
		title: blockTitle("Cost of each setting", notes, space),
		width,
		height: plot.height,
		data: { values: steps.map(datumOf) },
		layer: [
			{
				transform: [{ filter: `datum.row < ${steps.length - 1}` }],
				mark: {
					...line,
					type: "tick",
					orient: "vertical",
					size: plot.step,
					thickness: 1,
					yOffset: plot.step / 2
				},
				encoding: {
					x: x("to"),
					y: plot.y,
					color: { value: colours.line }
				}
			},
			{
				mark: {
					...line,
					type: "rule"
				},
				data: { values: [{ none: 0 }] },
				encoding: { x: x("none") }
			},
			{
				transform: [{ filter: "datum.from !== datum.to" }],
				mark: {
					type: "bar",
					orient: "horizontal",
					size: BAR_HEIGHT,
					clip: true
				},
				encoding: {
					x: x("from"),
					x2: { field: "to" },
					y: plot.y,
					color: {
						field: "tone",
						type: "nominal",
						scale,
						legend: null
					},
					tooltip: [{ field: "setting" }, { field: "change" }]
				}
			},
			{
				transform: [{ filter: "isNumber(datum.low)" }],
				mark: {
					...line,
					type: "rule",
					strokeWidth: 2
				},
				encoding: {
					x: x("low"),
					x2: { field: "high" },
					y: plot.y
				}
			},
			nameLayer(plot),
			numberLayer("number", plot)
		]
	}];
}
function datumOf({ tone, name, from, to, low, high, number, detail }, row) {
	return {
		row,
		tone,
		name,
		number,
		setting: name.replaceAll("\n", " "),
		change: detail,
		from: round(from),
		to: round(to),
		...low === null || high === null ? {} : {
			low: round(low),
			high: round(high)
		}
	};
}
/** The cell in which it was measured; a name that is longer than a line is broken. */
function cellLines(explanation, width) {
	const most = Math.floor(width / (.62 * 12));
	return wrapWords(explainedCell(explanation, printable), width, 12).flatMap((line) => textWidth(line, 12) > width ? wrapName(line, most, TITLE_LINES).split("\n") : line);
}
/** Everything that is drawn, but no interval so wide that the bars shrink to nothing. */
function domainOf(steps) {
	const all = steps.flatMap(({ from, to, low, high }) => [
		from,
		to,
		low ?? to,
		high ?? to
	]);
	const [low, high] = [Math.max(-1, Math.min(...all)), Math.min(1, Math.max(...all))];
	const margin = .04 * (high - low) || .01;
	return [round(low - margin), round(high + margin)];
}
function xEncoding(field, domain, width) {
	return {
		field,
		type: "quantitative",
		scale: {
			domain,
			nice: false,
			zero: false
		},
		axis: {
			title: null,
			tickCount: Math.max(LEAST_TICKS, Math.floor(width / TICK_PIXELS)),
			labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
			grid: true
		}
	};
}
/** The value to a hundredth of a per cent. */
function round(value) {
	return Math.round(value * 1e4) / 1e4;
}

// src/core/views/chart/chart-spec.ts
const PADDING = 16;
const TITLE_SIZE = 16;
/**
* Names and other text from outside occur as values of data and as titles only, never in expressions. The data are
* inline and rounded: changes to a hundredth of a per cent, QPS to whole queries.
*/
function chartSpec(result, { width, theme = "light", isInPage = false }) {
	const names = layOutNames([...scenarioOrder(result), ...shownArms(result).map(armLabels(result))], width);
	const inside = width - 32;
	const space = {
		width: inside,
		theme,
		names,
		left: Math.max(changeMargin(result, inside), qpsMargin(result, names, inside), waterfallMargin(result, inside))
	};
	const qps = qpsPart(result, space);
	const blocks = [
		...changeBlocks(result, space),
		...waterfallBlocks(result, space),
		...qps.blocks
	];
	return {
		$schema: "https://vega.github.io/schema/vega-lite/v6.json",
		description: pictureText(result),
		usermeta: { said: changesSaid(result) },
		background: COLOURS[theme].background,
		padding: PADDING,
		...isInPage ? {} : { title: titleOf(result, space) },
		params: qps.params,
		spacing: 28,
		vconcat: blocks.length === 0 ? [nothingMeasured()] : blocks,
		resolve: { scale: {
			color: "independent",
			shape: "independent"
		} },
		config: chartConfig(theme)
	};
}
function titleOf(result, { width }) {
	const title = `${result.suite.name}: ${result.verdict}`;
	return {
		text: wrapName(title, Math.floor(width / (.62 * TITLE_SIZE)), 3).split("\n"),
		subtitle: wrapWords(subtitle(result), width, 12),
		fontSize: TITLE_SIZE,
		offset: 18
	};
}
function subtitle(result) {
	if (result.imported !== null) return originText(result);
	const { scenarios, environment, startedAt } = result;
	return [
		...distinct(scenarios.map(({ server }) => printable(`${server.product} ${server.version}`))),
		printable(environment.cpuModel),
		minuteOf(startedAt)
	].filter((part) => part !== "").join(" · ");
}
/** "2026-01-02 03:04 UTC". */
function minuteOf(time) {
	return `${time.slice(0, 16).replace("T", " ")} UTC`;
}
/** "my.cnf, regressed: oltp_read_only at 8 threads, …": a text for people who do not see the picture. */
function pictureText(result) {
	return `${printable(result.suite.name)}, ${result.verdict}: ${headline(result, printable)}`;
}
function nothingMeasured() {
	return {
		data: { values: [{ text: "Nothing was measured." }] },
		mark: {
			type: "text",
			align: "left"
		},
		encoding: {
			text: { field: "text" },
			x: { value: 0 }
		}
	};
}

export { isExplained as A, COVERAGE_TITLE as B, sameArm as C, explainedCell as D, causeLines as E, STEP_NAMES as F, coverageLine as H, measuredShare as I, shareName as L, verdictText as M, comparedStatements as N, finding as O, failureText as P, originText as R, referenceArm as S, PAGES as T, coverageText as U, coverageLead as V, toldCoverage as W, controlArm as _, numberLayer as a, levelsByWorkload as b, keepWorst as c, COLOURS as d, chartConfig as f, cellFinder as g, armLabels as h, nameLayer as i, nextStep as j, headline as k, rounded as l, comparisonNamer as m, pictureText as n, rowPlot as o, changeTitle as p, marginOf as r, widest as s, chartSpec as t, worseFirst as u, costFinder as v, shownArms as w, mainRule as x, isSweep as y, sourceText as z };