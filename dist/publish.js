import { c as nameKey } from "./comparison.js";
import { i as assessmentText } from "./dangers.js";
import { A as RESTART_KINDS, j as timesDiffer, k as resultSchema, x as studyOf } from "./join-runs.js";
import { E as regressionsOf, O as verdictOf, v as accept } from "./scaled.js";
import { a as resultWarning, t as heaviestFirst } from "./warnings.js";
import { a as duration, n as change, s as firstOf, t as bytes } from "./figures.js";
import { n as bytesOfClient, r as fullBytes, t as bytesAt } from "./full-house.js";
import { T as readOptionName } from "./setting.js";
import { s as numberOf } from "./exercises.js";
import { n as mean } from "./vectors.js";
import { r as maskValue } from "./masking.js";

// src/core/result/beside.ts
/**
* What a change means besides speed: statements that it allows, memory with all clients at work, stops and starts, bytes on disk, and
* what the server gets in place of what was asked. Only what differs has a line.
*/
const MOST_NAMES = 5;
const MILLION = 1e6;
/** Bytes above which a size in `FILES` is reported if none was set before: defaults of servers are about as large. */
const LEAST_FILE = 1024 ** 3;
/**
* Minimum differences in memory that are reported, in bytes and as a share: two starts of one server may differ by
* less.
*/
const LEAST_BYTES = 8 * 1024 ** 2;
const LEAST_SHARE = .02;
function besideOf(result) {
	return [
		...statementLines(result),
		...memoryLines(result),
		...diskLines(result),
		...fileLines(result),
		...retentionLines(result),
		...askedLines(result),
		...restartLines(result),
		...startLines(result)
	];
}
function statementLines({ warnings }) {
	const forms = warnings.flatMap((warning) => warning.code === "statements-gained" ? warning.forms : []);
	const message = `the server accepts now: ${firstOf(forms, MOST_NAMES)}`;
	return forms.length === 0 ? [] : [{
		code: "statements",
		message
	}];
}
function memoryLines({ scenarios }) {
	return scenarios.flatMap((now) => {
		const before = sideBefore(scenarios, now);
		const [house, former] = [now.memory.fullHouse, before?.memory.fullHouse];
		if (house === void 0 || former === void 0 || !differ(house, former)) return [];
		const [full, limit] = [fullBytes(house), now.memory.limitBytes];
		const fits = limit === void 0 ? "" : full > limit ? `, beyond its limit of ${bytes(limit)}` : `, within ${bytes(limit)}`;
		return [{
			code: "memory",
			message: `memory of ${now.name}: ${bytes(house.restBytes)} at rest (before ${bytes(former.restBytes)}), ${bytes(bytesOfClient(house))} per client that sorts and joins (before ${bytes(bytesOfClient(former))}); ${bytes(full)} if all ${house.mostClients} clients do so at once with a full pool (before ${bytes(fullBytes(former))})${fits}`
		}];
	});
}
function differ(house, former) {
	const isApart = (one, other) => Math.abs(one - other) > Math.max(LEAST_BYTES, LEAST_SHARE * Math.max(one, other));
	const clients = Math.min(house.mostClients, former.mostClients);
	return isApart(house.restBytes, former.restBytes) || isApart(bytesAt(house, clients), bytesAt(former, clients)) || isApart(fullBytes(house), fullBytes(former));
}
/** Bytes written to redo log, binary log, undo log and tables together, because the kernel counts them together. */
function diskLines({ comparisons }) {
	const [most] = comparisons.filter(({ rule }) => rule === "base").flatMap(({ workload, costs = [] }) => costs.flatMap((cost) => cost.cost === "written" && cost.differs ? [{
		workload,
		...cost
	}] : [])).toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
	if (most === void 0 || most.now === null || most.before === null) return [];
	const each = (amount) => bytes(amount * MILLION);
	return [{
		code: "disk",
		message: `a million transactions of ${most.workload} write ${each(most.now)} to disk, before ${each(most.before)} (${change(most.change)})`
	}];
}
/** Settings that give the size to which files grow, with the words for these files. */
const FILES = {
	innodb_redo_log_capacity: "redo logs",
	innodb_log_file_size: "a redo log",
	max_binlog_size: "each binary log",
	innodb_max_undo_log_size: "each undo log",
	max_relay_log_size: "each relay log",
	relay_log_space_limit: "relay logs"
};
/** Sizes of files in production. The files of a test server are smaller, so a measurement does not show these sizes. */
function fileLines({ settings }) {
	const grown = settings.flatMap(({ name, before, after }) => {
		const { variable = "" } = readOptionName(name);
		const [was, is] = [numberOf(before?.value), numberOf(after?.value)];
		const what = FILES[variable];
		if (what === void 0 || is === void 0 || is <= (was ?? LEAST_FILE)) return [];
		return [`${what} may take ${bytes(is)}${was === void 0 ? "" : `, before ${bytes(was)}`} (${name})`];
	});
	return grown.length === 0 ? [] : [{
		code: "disk",
		message: `on disk, ${firstOf(grown, MOST_NAMES, "; ")}`
	}];
}
const DAY = 86400;
/** Settings for how long servers keep the binary log, with their units in seconds. */
const RETENTION = {
	binlog_expire_logs_seconds: 1,
	expire_logs_days: DAY
};
/** How long production keeps its binary logs, because their space grows with that time. Zero means for ever. */
function retentionLines({ settings }) {
	return settings.flatMap(({ name, before, after }) => {
		const unit = RETENTION[readOptionName(name).variable];
		const seconds = (side) => unit === void 0 ? void 0 : (numberOf(side?.value) ?? NaN) * unit;
		const [was, is] = [seconds(before), seconds(after)];
		if (was === void 0 || is === void 0 || was === is) return [];
		const kept = (time) => Number.isNaN(time) ? "the server’s default" : time === 0 ? "for ever" : time < 2 * DAY ? duration(time) : `${Number((time / DAY).toFixed(1))} days`;
		const times = is > was && was > 0 ? `, which takes ${Number((is / was).toPrecision(2))} times the disk` : "";
		return [{
			code: "disk",
			message: `binary logs are kept ${kept(is)}, before ${kept(was)}${times} (${name})`
		}];
	});
}
const RESTARTS = {
	shutdown: "stops in",
	start: "starts again in",
	recovery: "recovers from a crash in"
};
function restartLines({ scenarios }) {
	return scenarios.flatMap((now) => {
		const [times, former] = [now.restarts, sideBefore(scenarios, now)?.restarts];
		if (times === void 0 || former === void 0) return [];
		const seconds = (all) => `${mean(all).toFixed(1)} s`;
		const texts = RESTART_KINDS.filter((kind) => timesDiffer(times[kind], former[kind])).map((kind) => `${RESTARTS[kind]} ${seconds(times[kind])} (before ${seconds(former[kind])})`);
		const message = `${now.name} ${texts.join(", ")}, with 16 MiB of changed rows`;
		return texts.length === 0 ? [] : [{
			code: "restart",
			message
		}];
	});
}
/**
* Start times are reported if they differ by at least this many seconds and by this factor, because starts of one
* server differ.
*/
const [LEAST_SECONDS, LEAST_TIMES] = [1, 1.5];
function startLines({ scenarios }) {
	return scenarios.flatMap((now) => {
		const former = sideBefore(scenarios, now)?.startSeconds ?? now.startSeconds;
		const [less, more] = [former, now.startSeconds].toSorted((one, other) => one - other);
		if (more - less < LEAST_SECONDS || more < LEAST_TIMES * less) return [];
		return [{
			code: "restart",
			message: `${now.name} starts in ${now.startSeconds.toFixed(1)} s, before ${former.toFixed(1)} s`
		}];
	});
}
function askedLines({ settings }) {
	const lines = settings.flatMap(({ name, after, got }) => got === void 0 || after === null ? [] : [`${name} = ${after.value ?? ""} (${after.file}:${after.line}) → ${got}`]);
	if (lines.length === 0) return [];
	return [{
		code: "asked",
		message: `asked → got: ${firstOf(lines, MOST_NAMES, "; ")}`
	}];
}
function sideBefore(scenarios, now) {
	if (now.revision !== "head") return void 0;
	return scenarios.find(({ name, revision }) => revision === "base" && name === now.name);
}

// src/core/result/make-result.ts
/**
* Makes the result of a described run and its judgement. This happens twice: before causes are searched for, and at the
* end.
*/
/** @throws if a value does not fit the schema, because qpsgate could not read such a file back */
function makeResult(judgement, { statements, costs, pairEffects = () => void 0, ...run }, time) {
	const gated = new Map(judgement.costs.map((each) => [nameKey(each), each]));
	const comparisons = judgement.comparisons.map((comparison) => ({
		...comparison,
		statements: statements?.get(nameKey(comparison)),
		costs: costs?.get(nameKey(comparison))?.map((cost) => ({
			...cost,
			gated: gated.get(nameKey({
				...comparison,
				cost: cost.cost
			}))
		}))
	}));
	return resultSchema.parse({
		...run,
		...time,
		...judgement,
		verdict: verdictOf(judgement),
		study: studyOf({
			...run,
			...judgement
		}, pairEffects),
		comparisons,
		beside: besideOf({
			...run,
			comparisons
		}),
		coverage: judgement.coverage.map((covered) => ({
			...covered,
			message: assessmentText(covered)
		})),
		warnings: heaviestFirst([...run.warnings, ...unexplainedWarnings(judgement.warnings.map(resultWarning), run.warnings)])
	});
}
/**
* Drops each `not-compared` that another warning already explains: a scenario cannot be compared under a load that it,
* or every server, failed to run.
*/
function unexplainedWarnings(judged, others) {
	const explains = ({ code, scenario, workload, threads }, missing) => (code === "load-not-measured" || code === "scenario-without-load" && scenario === missing.scenario) && workload === missing.workload && threads === missing.threads;
	return judged.filter((warning) => warning.code !== "not-compared" || !others.some((other) => explains(other, warning)));
}

// src/gate/publish.ts
/** Turns a judged run into its result, writes it in every view, and shows it to the people who wait for it. */
async function requestAcceptance(outcome, { forge }) {
	const judgement = await askAcceptance(outcome.judgement, outcome.plan.suite.name, forge.findAcceptance);
	return {
		...outcome,
		judgement
	};
}
/** Ends a run: writes every view, now that the result is final, also the charts that `announce` leaves out. */
async function publish(outcome, { timeline, tell, output }) {
	timeline.enter({ step: "judge" });
	const result = resultOf(outcome, timeline);
	tell({
		kind: "phase",
		phase: { code: "draw" }
	});
	await output.writeViews(result);
	return result;
}
/** Shows a verdict before its causes are known, because a search may outlast measuring, and a user may cancel it. */
async function announce(outcome, { timeline, output, forge }) {
	const result = resultOf(outcome, timeline);
	output.writeTexts(result);
	await forge.showVerdict(result);
	timeline.enter({ step: "search" });
}
function resultOf({ judgement, description }, timeline) {
	return maskValue(makeResult(judgement, description, timeline.wallTime()));
}
/** Asks who takes responsibility for a regression. Other verdicts need nobody, so `find` is not called for them. */
async function askAcceptance(judgement, suite, find) {
	if (verdictOf(judgement) !== "regressed") return judgement;
	return accept(judgement, await find({
		suite,
		regressions: regressionsOf(judgement)
	}));
}

export { makeResult as a, requestAcceptance as i, askAcceptance as n, publish as r, announce as t };