import { I as escapeInvisible } from "./names.js";
import { D as numberOf } from "./dsn.js";
import { a as duration, i as count, s as firstOf } from "./figures.js";
import { i as timesOf } from "./tolerance.js";
import { c as variableOf, m as defaultOf, s as variableForms } from "./option-names.js";
import { g as resolveSettings } from "./option-reach.js";

// src/core/wording/wording.ts
/** For views that escape everything where it becomes markup. */
const asItIs = (outside) => outside;
/** Named settings among those that only work together. */
const MOST_NAMED = 3;
const LONGEST_PATH = 54;
/** "oltp_read_only at 8 threads"; a scenario's mean, over all cells, is at none. */
function cellText({ workload, threads }, quote) {
	return threads === 0 ? "mean of all workloads" : `${quote(workload)} at ${count(threads, "thread")}`;
}
/** "conf/my.cnf:4"; of a long path the end, which tells more. */
function lineOf({ file, line }) {
	const end = file.slice(-53).replace(/^[\udc00-\udfff]/, "");
	return `${file.length <= LONGEST_PATH ? file : `…${end}`}:${line}`;
}
/** "my.cnf:3, 8–9": the lines of each file, neighbours as a range; empty if there are none. */
function linesOf(places) {
	return [...Map.groupBy(places, ({ file }) => file)].map(([file, own]) => {
		const lines = [...new Set(own.map(({ line }) => line))].sort((one, other) => one - other);
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
/** `my.cnf:3: tabel_open_cache: did you mean table_open_cache?` */
function mistypedText(option, meant) {
	return `${escapeInvisible(`${lineOf(option)}: ${option.name}`)}: did you mean ${meant}?`;
}
/** "conf/my.cnf:4": where a setting is now; for one that was removed, where it was. */
function settingLine({ before, after, scenario }) {
	if (after !== null) return `${after.file}:${after.line}`;
	return before === null ? scenario : `${before.file}:${before.line}, removed`;
}
/** The reference of a comparison: the control, the configuration before the change, or stored runs. */
function against({ rule, reference }, quote) {
	if (rule === "base") return "before";
	return rule === "history" ? "earlier runs" : quote(reference);
}
/** "a + b + c + 2 more". */
function joinedNames(names, quote) {
	const quoted = names.map((one) => quote(one));
	return firstOf(quoted, MOST_NAMED, " + ");
}
const ACTIVITIES = {
	waiting: "waiting for another run",
	starting: "starting servers",
	measuring: "measuring",
	searching: "searching for causes"
};
/** What took less is not worth a word, seconds. */
const LEAST_SECONDS = 1;
/** "61 s: waiting for another run 9 s, starting servers 12 s, measuring 40 s": a run's duration, and what it was for. */
function timesText({ timeline, seconds, measuredSeconds }) {
	const parts = [...timeline === null ? /* @__PURE__ */ new Map([["measuring", measuredSeconds]]) : timesOf(timeline)].flatMap(([activity, took]) => took < LEAST_SECONDS ? [] : [`${ACTIVITIES[activity]} ${duration(took)}`]);
	return `${duration(seconds)}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
}
/** The effect of an inconclusive verdict on the check; empty for other verdicts. */
function consequence({ verdict, plan }) {
	if (verdict !== "inconclusive") return "";
	return plan.policy.onInconclusive === "pass" ? "The check passes because on-inconclusive is pass (exit code 0)." : "The check fails because on-inconclusive is fail (exit code 3).";
}
/** A notice while the search for causes runs; `until` is ISO 8601, UTC. */
function searching(until) {
	return `qpsgate is now measuring what each changed setting costs, until ${until.slice(11, 16)} UTC at the latest. If no result appears by then, the run was cancelled.`;
}

// src/core/coverage/scales.ts
/**
* Production, scaled down: sizes that a machine cannot hold, or that would take too long, are divided by the same
* factor in every configuration. Such figures show only which is faster, and by about how much.
*/
const MIB = 1024 ** 2;
const POOL = "innodb_buffer_pool_size";
const USUAL_POOL_BYTES = defaultOf(POOL, "mysql");
/** Servers keep a large part of a smaller pool free. */
const LEAST_POOL_BYTES = 24 * MIB;
/** Redo logs are files of their full size, one for every server. */
const MOST_REDO_BYTES = 1024 * MIB;
const REDO = ["innodb_redo_log_capacity", "innodb_log_file_size"];
/** With a smaller one writing would be slower than it is in production. */
const LEAST_REDO_BYTES = 128 * MIB;
/** Size for filled redo logs: they fill within seconds, and MySQL accepts no smaller ones. */
const FILLED_REDO_BYTES = 48 * MIB;
const LEAST_FILLED_REDO_BYTES = 8 * MIB;
/** The servers' default. */
const USUAL_REDO_BYTES = 100 * MIB;
const TABLE_CACHE = "table_open_cache";
/** So that even the largest does not hold all tables. */
const CACHED_SHARE = .75;
const LEAST_TABLES = 10;
/** Sizes that must be reduced, for all servers of a run equally. */
function scalesOf(run) {
	return [
		poolScale(run),
		...REDO.map((variable) => redoScale(run, variable)),
		tableCacheScale(run)
	].filter((scale) => scale !== void 0);
}
/**
* With data of a fixed size a smaller pool would no longer hold them: there a pool that is too large is only cut off.
*/
function poolScale({ scenarios, dataset: { poolBytes }, mostPoolBytes }) {
	if (poolBytes === void 0) return void 0;
	const pool = {
		variable: POOL,
		least: LEAST_POOL_BYTES,
		unit: MIB,
		usual: USUAL_POOL_BYTES
	};
	return scaleTo(Math.min(poolBytes, mostPoolBytes), [largestPool(scenarios)], pool);
}
function redoScale({ scenarios, fillsRedo }, variable) {
	const sizes = sizesIn(scenarios, variable);
	if (!fillsRedo) return scaleTo(MOST_REDO_BYTES, sizes, {
		variable,
		least: LEAST_REDO_BYTES,
		unit: MIB,
		usual: void 0
	});
	const usual = REDO.every((other) => other === variable || sizesIn(scenarios, other).length === 0) ? USUAL_REDO_BYTES : void 0;
	return scaleTo(FILLED_REDO_BYTES, sizes, {
		variable,
		least: LEAST_FILLED_REDO_BYTES,
		unit: MIB,
		usual
	});
}
function tableCacheScale({ scenarios, openTables }) {
	if (openTables === void 0) return void 0;
	const { handles, usual } = openTables;
	const sizes = scenarios.map((scenario) => sizeIn(scenario, TABLE_CACHE) ?? usual);
	return scaleTo(CACHED_SHARE * handles, sizes, {
		variable: TABLE_CACHE,
		least: LEAST_TABLES,
		unit: 1,
		usual
	});
}
function scaleTo(most, sizes, scale) {
	const divisor = Math.max(0, ...sizes) / most;
	return divisor <= 1 ? void 0 : {
		...scale,
		divisor
	};
}
/** The option with its value divided; undefined if it has no scale, or an unsuitable value. */
function scaledOption(option, scales) {
	const scale = scales.find(({ variable }) => isFor(option.name, variable));
	const size = numberOf(option.value?.trim());
	if (scale === void 0 || size === void 0) return void 0;
	return {
		variable: scale.variable,
		value: scaledValue(size, scale)
	};
}
function scaledValue(value, { divisor, least, unit }) {
	return Math.min(value, Math.max(least, unit * Math.round(value / divisor / unit)));
}
/** The largest buffer pool that any of them sets, or leaves to the server; bytes. */
function largestPool(scenarios) {
	return Math.max(...scenarios.map((scenario) => sizeIn(scenario, POOL) ?? USUAL_POOL_BYTES));
}
function sizesIn(scenarios, variable) {
	return scenarios.flatMap((scenario) => sizeIn(scenario, variable) ?? []);
}
/** The largest that any server would read. */
function sizeIn({ options }, variable) {
	const sizes = [...resolveSettings(options).values()].flat().filter(({ name }) => isFor(name, variable)).flatMap(({ value }) => numberOf(value?.trim()) ?? []);
	return sizes.length === 0 ? void 0 : Math.max(...sizes);
}
/** A server may take the option for the variable, whatever prefix the name has. */
function isFor(name, variable) {
	return variableForms(name).map(variableOf).includes(variable);
}

export { timesText as _, scaledValue as a, asItIs as c, joinedNames as d, lineOf as f, settingLine as g, searching as h, scaledOption as i, cellText as l, mistypedText as m, USUAL_POOL_BYTES as n, scalesOf as o, linesOf as p, largestPool as r, against as s, FILLED_REDO_BYTES as t, consequence as u };