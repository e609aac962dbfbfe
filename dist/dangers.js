import { H as removedOption, L as ROWS, O as numberOf, S as isExercise, b as workloadOf, ct as familyOf, ft as productNamed, ht as isAtLeast, j as stateOf, r as USUAL_CELLS, s as exercisesOf, st as USUAL_PRODUCTS, x as EXERCISES, y as workloadFor, z as factsFor } from "./workloads.js";
import { f as variableTexts } from "./changes.js";
import { a as isInServers, p as knowledgeOf, y as manualPage } from "./assess.js";
import { i as optionReach, n as isBinaryLog } from "./reach.js";
import { r as changesBetween } from "./changed-settings.js";
import { i as count, s as firstOf, t as bytes } from "./figures.js";
import { t as nonEmpty } from "./lists.js";
import { r as largestPool } from "./scales.js";
import { i as reachText } from "./warnings.js";

// src/core/coverage/choose-cells.ts
/** The cells for a change of option files, chosen by the changed settings. */
/**
* Largest buffer pool with data that do not fit in it: three times as much data loads within half a minute, and MySQL
* rounds larger pools to whole multiples of 128 MiB (manual, innodb_buffer_pool_chunk_size).
*/
const MEASURED_POOL_BYTES = 128 * 1024 ** 2;
/** Size of the data against the pool's, so that most data are not in memory, as in production. */
const TIMES_THE_POOL = 3;
const TABLES = 4;
/** Connections that a server keeps for clients other than the load's. */
const OTHER_CONNECTIONS = 10;
/** The table cache holds only a part of these tables, which have the usual amount of data. */
const MANY_TABLES = {
	tables: 200,
	rows: 500
};
/** 150 MB with the index: a redo log in scale holds several rewrites of it, and a disk writes it within seconds. */
const REWRITTEN = {
	tables: TABLES,
	rows: 12e4
};
/** Budget of such workloads, whose turns are long because each is a part of a redo log's cycle. */
const REWRITTEN_SECONDS = 240;
/** A limit, because each workload takes its share of the budget from the others. */
const MOST_WORKLOADS = 4;
/** Always chosen: this is most of the work of most servers, so that a slowdown of it must not go unnoticed. */
const CONTROL = {
	script: "oltp_read_only",
	threads: 8
};
/** Chosen if no other is needed, because half of the work of databases is writing. */
const USUAL = {
	script: "oltp_read_write",
	threads: 8
};
/** Workloads of the usual load: what a change is measured under that no other workload exercises. */
const USUAL_LOAD = [CONTROL, USUAL].map(({ script }) => script);
/** @param base the scenarios before the change */
function chooseCells(suite, base, { threads, budgetSeconds, image }) {
	const changes = changesBetween(base, suite.scenarios);
	const variables = [...new Set(changes.flatMap((change) => change.variable ?? []))];
	const scenarios = [...suite.scenarios, ...base];
	const products = productsOf(scenarios, image ?? (suite.server.kind === "image" ? suite.server.name : void 0));
	const chosen = chooseWorkloads(wantedExercises(variables, products));
	const limits = scenarios.flatMap(({ options }) => numberOf(variableTexts(options).max_connections) ?? []);
	const levels = threads ?? Math.max(1, Math.min(...limits) - OTHER_CONNECTIONS);
	const preconditions = preconditionsOf(chosen.flatMap(({ covers }) => covers));
	const needs = (precondition) => preconditions.includes(precondition);
	const tables = needs("tables-beyond-cache") ? MANY_TABLES : void 0;
	const rewritten = needs("redo-in-scale") ? REWRITTEN : void 0;
	const reasons = chosen.map(({ workload, covers }) => ({
		workload: workload.name,
		variables: variables.filter((variable) => wantedExercises([variable], products).some((one) => covers.includes(one)))
	}));
	return {
		suite: {
			...suite,
			workloads: workloadsOf(chosen, levels),
			dataset: needs("data-beyond-pool") ? beyondPool(scenarios, TIMES_THE_POOL, tables?.tables ?? TABLES) : tables ?? rewritten ?? suite.dataset,
			budgetSeconds: budgetSeconds ?? Math.max(suite.budgetSeconds, rewritten === void 0 ? 0 : REWRITTEN_SECONDS),
			...preconditions.length === 0 ? {} : { preconditions }
		},
		reasons
	};
}
/**
* Workloads of one script become one with several thread counts.
*
* @param levels thread counts of the suite; or the most threads that a workload may have of those of its script
*/
function workloadsOf(chosen, levels) {
	const scripts = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()];
	return nonEmpty(scripts.map((cells) => {
		const [{ workload }] = nonEmpty(cells);
		if (typeof levels !== "number") return workload;
		const wanted = cells.map(({ threads }) => Math.min(threads, levels)).toSorted((a, b) => a - b);
		return {
			...workload,
			threads: nonEmpty([...new Set(wanted)])
		};
	}));
}
/**
* Data `times` as large as the largest buffer pool, which is itself reduced if such data would take too long.
*
* @param scenarios of head and base
*/
function beyondPool(scenarios, times, tables) {
	const poolBytes = Math.min(largestPool(scenarios), MEASURED_POOL_BYTES);
	return {
		tables,
		rows: Math.ceil(times * poolBytes / 320 / tables),
		poolBytes
	};
}
/** The products of these scenarios as far as their images tell; all usual ones if one does not. */
function productsOf(scenarios, image) {
	const named = scenarios.map(({ program }) => {
		const name = program === void 0 ? image : program.kind === "image" ? program.name : void 0;
		return name === void 0 ? void 0 : productNamed(name);
	});
	return named.every((product) => product !== void 0) ? [...new Set(named)] : USUAL_PRODUCTS;
}
/** Exercises that a setting needs on any of these products, the likeliest first; empty if it needs none. */
function exercisesOfSetting(variable, products = USUAL_PRODUCTS) {
	const exercises = products.flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? []);
	return [...new Set(exercises)];
}
/**
* For each variable the likeliest exercise that a workload of ours performs; none if any statement shows the setting, or no
* workload of ours does.
*
* @param variables the most important first
*/
function wantedExercises(variables, products = USUAL_PRODUCTS) {
	const wanted = variables.flatMap((variable) => {
		const all = exercisesOfSetting(variable, products);
		const shown = all.find((exercise) => workloadFor(exercise) !== void 0);
		return shown === void 0 || all.includes("any-statement") ? [] : [shown];
	});
	return [...new Set(wanted)];
}
/** What data and servers must fulfil for these exercises. */
function preconditionsOf(exercises) {
	return [...new Set(exercises.flatMap((exercise) => EXERCISES[exercise].precondition ?? []))];
}
/**
* Workloads for the requested exercises, as few as possible: two to four, the control first. A greedy choice: the next one
* covers most of the missing exercises, and of equally good ones the most important (for our workloads this is the best
* choice, as a test shows by trying all others). Preconditions of exercises are not checked.
*
* @param exercises the most important first
*/
function chooseWorkloads(exercises) {
	const picked = [CONTROL];
	while (picked.length < MOST_WORKLOADS) {
		const missing = exercises.filter((one) => !picked.some((candidate) => performs(candidate, one)));
		const [best] = USUAL_CELLS.map((candidate) => {
			const covers = missing.filter((one) => performs(candidate, one));
			return {
				candidate,
				count: covers.length,
				first: missing.indexOf(covers[0])
			};
		}).toSorted((one, other) => other.count - one.count || one.first - other.first);
		if (best === void 0 || best.count === 0) break;
		picked.push(best.candidate);
	}
	if (picked.length === 1) picked.push(USUAL);
	return picked.map((candidate) => ({
		workload: workloadOf({ script: candidate.script }),
		threads: candidate.threads,
		covers: exercises.filter((one) => performs(candidate, one))
	}));
}
function performs({ script, threads }, exercise) {
	return exercisesOf(script, threads).includes(exercise);
}

// src/core/setting/assessment-text.ts
/** Sentences about what becomes of changed settings, see assess.ts. Plain text: the view escapes. */
const MIB = 1024 ** 2;
/** Most cells that a sentence names. */
const MOST_CELLS = 2;
/** "exercised by sort at 1 thread: Sort_merge_passes 3 → 12 a transaction", "not exercised: matters when …". */
function assessmentText(finding) {
	return `${statusText(finding)}${measuredText(finding)}`;
}
function statusText(finding) {
	const { status, why, cells, shownBy, still, needs, measured } = finding;
	switch (status) {
		case "exercised": return `exercised by ${cellsText(cells)}${shownBy === null ? "" : `: ${counterText(shownBy)}`}`;
		case "not-reached": return `never reached: no statement of this run came to it, before or now${stillText(still, "did not grow")}`;
		case "no-difference": return `makes no difference: ${why === null ? sameText(needs, measured) : "the server ignores it"}`;
		case "no-effect": return "has no effect on speed";
		case "not-measured": return `${isInServers(finding) ? "not exercised" : "not measured"}: ${whyText(finding)}`;
	}
}
/** Why no measurement shows the setting: "matters when connections or transactions stand idle for long". */
function whyText({ name, why, still, needs, before, after, measured }) {
	switch (why) {
		case "other-workload": return `matters when ${needsText(needs)}${stillText(still, "hardly grew")}${otherText(needs, still)}`;
		case "no-load": return needs.includes("limit-reached") ? `our load never reaches ${[before, after].filter((value) => value !== null).join(" or ")}` : `matters when ${needsText(needs)}${needs.includes("own-load") ? "" : ", which no load here does"}`;
		case "switched-off": return `matters only when ${needsText(needs)}`;
		case "made-equal": return `both test servers have ${sizeText(measured?.after ?? "")}, to fit this machine`;
		case "isolated": return `test servers run isolated, and ${reachText(optionReach({
			name,
			text: after ?? before ?? ""
		}) ?? null)}`;
		case "container": return "limits the container, and what it slows down is not measured";
		case "not-on-server": return "the test server does not have it";
		case "other-group": return "the test server is of a version that does not read the group of this line";
		case "other-program": return "a program other than the server reads this group";
		case "not-applied": return "what the server gets from this line cannot be told";
		case "other-load": return "with other shares, parameters or rows it is another load";
		case "no-time": return "the budget did not suffice for its server";
		case "page-cache": return "test servers share the page cache of this machine, beside which it does not do what it does in production; root, or an image with Docker, limits both";
		default: return "no workload is known to use it";
	}
}
function sameText([cap], measured) {
	if (cap !== void 0) return `capped by ${cap}, which is lower and did not change`;
	return measured === null ? "no instrument of the servers has such a name" : `both servers have ${sizeText(measured.after)}`;
}
function cellsText(cells) {
	const names = cells.map(({ workload, threads }) => `${workload} at ${count(threads, "thread")}`);
	return firstOf(names, MOST_CELLS, " and ");
}
function counterText({ counter, before, after }) {
	return `${counter} ${before === null ? perTransaction(after) : `${perTransaction(before)} → ${perTransaction(after)}`} a transaction`;
}
function perTransaction(value) {
	return value === 0 ? "0" : String(Number(value.toPrecision(2)));
}
function stillText(still, grew) {
	return still.length === 0 ? "" : `, and ${still.join(", ")} ${grew}`;
}
/** "rows are read from data that are larger than the buffer pool, or statements read whole tables". */
function needsText(needs) {
	return needs.map((need) => isExercise(need) ? clauseOf(EXERCISES[need].meaning) : `${need} is on`).join(", or ");
}
/** A sentence as the end of another. */
function clauseOf(sentence) {
	const clause = sentence.replace(/\.$/, "");
	return /^[A-Z]{2}/.test(clause) ? clause : `${clause.slice(0, 1).toLowerCase()}${clause.slice(1)}`;
}
/** The workload that would have shown it; none if one that does such work was measured. */
function otherText(needs, still) {
	if (still.length > 0 || !needs.every(isExercise)) return "";
	const workload = needs.filter((need) => isExercise(need) && !EXERCISES[need].isElsewhere).map(workloadFor).find((script) => script !== void 0);
	return workload === void 0 ? "; no workload here does this" : `; the workload ${workload} does this`;
}
/** "; 64G → 32G was measured as 192 MiB → 96 MiB with 576 MiB of data". */
function measuredText({ status, why, before, after, measured }) {
	if (measured === null || status === "no-difference" || why === "made-equal") return "";
	return `; ${`${before ?? "not set"} → ${after ?? "not set"}`} was measured as ${sizeText(measured.before)} → ${sizeText(measured.after)} with ${bytes(measured.dataBytes)} of data`;
}
function sizeText(value) {
	return /^\d+$/.test(value) && Number(value) >= MIB ? bytes(Number(value)) : value;
}

// src/core/setting/dangers.ts
/** Known dangers of a changed setting, apart from speed, and the safety that it buys. Their sentences are in danger-text.ts. */
/** New dangers and gains only: those that existed before the change are left out. */
function dangersOf(change, context) {
	const { product, version } = context;
	const { variable } = change;
	if (variable === void 0) return [];
	const [before, after] = [textOf(change.before, variable), textOf(change.after, variable)];
	const family = familyOf(product);
	const { fork, manual } = family;
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
		variable,
		before,
		after,
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
		accessDanger(subject),
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
const DURABILITY = {
	"commits-not-synced": {
		risk: (value, { durableCommits }) => durableCommits.includes(value) ? 0 : value === "2" ? 1 : 2,
		gain: "commits-synced"
	},
	"binary-log-not-synced": {
		risk: (value) => Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1,
		gain: "binary-log-synced"
	},
	"no-binary-log": {
		risk: (value) => value === NO_BINARY_LOG ? 1 : 0,
		gain: "binary-log-kept"
	},
	"torn-pages": {
		risk: (value) => stateOf(value) === false ? 2 : /^detect_only$/i.test(value) ? 1 : 0,
		gain: "pages-written-twice"
	},
	"nothing-synced": {
		risk: (value) => /^nosync$/i.test(value) ? 2 : /^littlesync$/i.test(value) || stateOf(value) ? 1 : 0,
		gain: "files-synced"
	}
};
const GAINS = new Set(Object.values(DURABILITY).map(({ gain }) => gain));
function isDurabilityCode(code) {
	return Object.hasOwn(DURABILITY, code);
}
/** Whether it is the code of safety that a change buys. */
function isGainCode(code) {
	return GAINS.has(code);
}
const NO_BINARY_LOG = "OFF";
/** A binary log is the name of a file, even the name OFF. */
function textOf(side, variable) {
	if (side === null || variable !== "log_bin") return side?.assigned;
	return isBinaryLog({
		variable,
		value: side.value
	}) ? "ON" : NO_BINARY_LOG;
}
/**
* The danger of a value with which a crash may do more damage than before, or the gain of one with which it does none any
* more. An undefined value is the server's default.
*/
function durabilityDanger({ variable, before, after, family, version, page }) {
	const row = ROWS.get(variable);
	if (row?.durability === void 0) return void 0;
	const { durability: code } = row;
	const { usual = "" } = factsFor(row, family.fork, version);
	const { risk, gain } = DURABILITY[code];
	const value = after ?? usual;
	const [was, is] = [risk(before ?? usual, family), risk(value, family)];
	if (is > was) return {
		code,
		value,
		variable,
		page
	};
	return is === 0 && was > 0 ? {
		code: gain,
		value,
		variable,
		page
	} : void 0;
}
/** How far a value opens a server, or closes it; comparable within one variable only. */
const ACCESS = {
	"no-privileges": (value) => stateOf(value) ? 1 : 0,
	"no-network": (value) => stateOf(value) ? 1 : 0,
	"no-client-files": (value) => stateOf(value) === false ? 1 : 0,
	"fewer-server-files": (value) => value === "" ? 0 : /^null$/i.test(value) ? 2 : 1
};
/** The danger of a value that opens a server, or closes it, farther than before. */
function accessDanger({ variable, before, after, family, version, page }) {
	const row = ROWS.get(variable);
	if (row?.access === void 0) return void 0;
	const { access: code } = row;
	const { usual = "" } = factsFor(row, family.fork, version);
	const [was, is] = [before ?? usual, after ?? usual];
	return ACCESS[code](is) > ACCESS[code](was) ? {
		code,
		value: is,
		variable,
		page
	} : void 0;
}

export { whyText as a, assessmentText as i, isDurabilityCode as n, USUAL_LOAD as o, isGainCode as r, chooseCells as s, dangersOf as t };