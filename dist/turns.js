import { s as isOfBase } from "./names.js";
import { c as UserError } from "./errors.js";
import { D as numberOf } from "./dsn.js";
import { t as bytes } from "./figures.js";
import { s as asReadBy } from "./option-file.js";
import { c as variableOf, i as namesOf } from "./option-names.js";
import { d as settingDifferences, i as optionReach, n as isBinaryLog } from "./option-reach.js";
import { n as variableValue, t as changedVariable } from "./variable-values.js";
import { a as isWithoutEffect, t as armName } from "./plan.js";
import { y as readIfThere } from "./tool.js";
import { l as isRunningAlready, n as bufferPoolBytes } from "./owned-options.js";
import { dirname, join } from "node:path";
import { totalmem } from "node:os";

// src/edges/machine/available-memory.ts
/** Memory that servers may be given: the machine's available memory, within the limits of our control groups. */
/** Files of a control group by version: its limit, its use, and the file cache's name in its statistics. */
const VERSIONS = {
	1: {
		limit: "memory.limit_in_bytes",
		usage: "memory.usage_in_bytes",
		cache: /^total_(?:in)?active_file (\d+)$/gm
	},
	2: {
		limit: "memory.max",
		usage: "memory.current",
		cache: /^(?:in)?active_file (\d+)$/gm
	}
};
/** Directories of the kernel's files; tests have their own. */
const KERNEL = {
	proc: "/proc",
	cgroup: "/sys/fs/cgroup"
};
/** Available memory in bytes: as the kernel estimates it, and at most the rest of our control groups. */
function availableBytes({ proc, cgroup } = KERNEL) {
	const kibibytes = /MemAvailable:\s*(\d+) kB/.exec(readIfThere(join(proc, "meminfo")) ?? "")?.[1];
	const ofMachine = kibibytes === void 0 ? totalmem() / 2 : Number(kibibytes) * 1024;
	return Math.min(ofMachine, ...leftInGroups(readIfThere(join(proc, "self/cgroup")) ?? "", cgroup));
}
/**
* What each of the control groups that limit our memory has left, the innermost first. In a container the path may be that on the host, of
* which only the last directory is mounted: the root, which is among them.
*/
function leftInGroups(cgroups, mount) {
	return cgroups.split("\n").flatMap((line) => {
		const [hierarchy, controllers = "", ...path] = line.split(":");
		const version = hierarchy === "0" ? 2 : 1;
		if (version === 1 && !controllers.split(",").includes("memory")) return [];
		const root = version === 2 ? mount : join(mount, "memory");
		return ancestors(path.join(":")).map((each) => leftIn(join(root, each), version));
	});
}
function ancestors(path) {
	const parent = dirname(path);
	return parent === path ? [path] : [path, ...ancestors(parent)];
}
/** Infinite where it has no limit, or is not there. */
function leftIn(directory, version) {
	const { limit, usage, cache } = VERSIONS[version];
	const [most, taken] = [limit, usage].map((name) => Number(readIfThere(join(directory, name)) ?? NaN));
	if (most === void 0 || taken === void 0 || !Number.isFinite(most - taken)) return Number.POSITIVE_INFINITY;
	const cached = [...(readIfThere(join(directory, "memory.stat")) ?? "").matchAll(cache)];
	return Math.max(0, most - taken + cached.reduce((sum, [, bytes]) => sum + Number(bytes), 0));
}

// src/core/plan/changed-settings.ts
/**
* The plan's scenarios with only the options that their servers read. Programs of equal content are one: another tag or
* digest of the same image is no change.
*/
function effectivePlan(plan, serverOf) {
	const programOf = ({ scenario }) => {
		const { identity } = serverOf(scenario);
		return (plan.arms.find((arm) => identity !== void 0 && serverOf(arm.scenario).identity === identity)?.scenario ?? scenario).program;
	};
	const read = (arm) => ({
		...arm,
		scenario: {
			...asReadBy(arm.scenario, serverOf(arm.scenario)),
			program: programOf(arm)
		}
	});
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			read(control),
			read(twin),
			...others.map(read)
		]
	};
}
/**
* The plan without the arms of a base whose servers read the same as for head: the changes are in groups of option
* files that those servers do not read, end in the same settings, or have no effect on speed.
*/
function withoutUnread(plan, serverOf) {
	const settings = changedSettings(effectivePlan(plan, serverOf)).filter((setting) => !isWithoutEffect(setting));
	const changed = new Set(settings.map(({ scenario }) => scenario));
	const [control, twin, ...others] = plan.arms;
	const kept = others.filter((arm) => !isOfBase(arm) || changed.has(arm.scenario.name));
	const isKept = (arm) => arm.role === "control" || plan.rules.includes("control") || changed.has(arm.scenario.name);
	const arms = [
		control,
		twin,
		...kept.filter(isKept)
	];
	const isEmpty = others.length > 0 && arms.length === 2;
	return {
		...plan,
		arms,
		rules: isEmpty ? plan.rules.filter((rule) => rule !== "control") : plan.rules
	};
}
/**
* A scenario before the change, with the new lines of each variable that has the same value in the server before and
* now: another spelling, a number in place of a word, or another order of a set is no change.
*
* @param values by variable, as the server tells them with the options that it reads
*/
function asTaken(before, after, server, values) {
	const isEqual = (variable, written) => {
		const [value, other] = namesOf(variable).flatMap((name) => values.after.get(name) ?? []);
		const isShown = value !== void 0 && value !== "" && (other === void 0 || other === value);
		const isBound = /^\d+$/.test(value ?? "") && written.some((text) => (numberOf(text) ?? Number(text)) !== Number(value));
		return isShown && !isBound && namesOf(variable).every((name) => values.before.get(name) === values.after.get(name));
	};
	const same = new Set(settingDifferences(asReadBy(before, server), asReadBy(after, server)).flatMap((setting) => {
		const { name, before: old, after: own } = setting;
		const isGiven = old !== null && own !== null && !name.includes(" ") && !isBinaryLog({
			name,
			value: void 0
		});
		const written = [old?.value, own?.value];
		const isReaching = written.some((value) => optionReach({
			name,
			value
		}) !== void 0);
		const variable = changedVariable(setting)?.variable;
		return isGiven && !isReaching && variable !== void 0 && isEqual(variable, written) ? variableOf(variable) : [];
	}));
	if (same.size === 0) return before;
	const subjectOf = ({ name, value }) => variableOf(variableValue(name, value).variable);
	const options = before.options.flatMap((option, index) => {
		const subject = subjectOf(option);
		if (!same.has(subject)) return option;
		return before.options.findLastIndex((each) => subjectOf(each) === subject) === index ? after.options.filter((each) => subjectOf(each) === subject) : [];
	});
	return {
		...before,
		options
	};
}
/** Differences between the scenarios of a plan and their base. */
function changedSettings({ arms }) {
	return arms.flatMap(({ scenario: before, revision }) => {
		const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === before.name);
		if (revision !== "base" || head === void 0) return [];
		return settingDifferences(before, head.scenario).map((each) => ({
			scenario: before.name,
			...each
		}));
	});
}
/** Differences of scenarios from those of the same name before. */
function changesBetween(base, scenarios) {
	return scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingDifferences(before, after).map((each) => ({
			scenario: after.name,
			...each
		}));
	});
}
/**
* Differences from the base for which no comparison is needed: settings that do not affect speed.
*
* @param base the scenarios before the change
*/
function changesWithoutEffect(plan, scenarios, base) {
	if (!plan.rules.includes("base")) return [];
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		if (before === void 0 || compared.has(after.name)) return [];
		return settingDifferences(before, after).filter(isWithoutEffect).map((each) => ({
			scenario: after.name,
			...each
		}));
	});
}

// src/core/plan/groups.ts
/** More groups would have more trials than a run may have, see measurement.ts. */
const MOST_GROUPS = 10;
/** Control and twin. */
const IN_EVERY_GROUP = 2;
/**
* The arms that run at once, control and twin first: as few groups as possible, as even as possible, in the plan's
* order. A scenario and its base are in the same one, as they are compared. A plan that cannot be split, as not even
* one scenario fits with the control, is a single group.
*/
function groupsOf({ arms, mostServers }) {
	if (arms.length <= mostServers) return [arms];
	const [control, twin, ...others] = arms;
	const together = [...Map.groupBy(others, ({ scenario }) => scenario.name).values()];
	const room = mostServers - IN_EVERY_GROUP;
	const least = Math.max(...together.map(({ length }) => length));
	if (least > room) return [arms];
	const fewest = packed(together, room).length;
	if (fewest > 10) return [arms];
	let even = least;
	while (packed(together, even).length > fewest) even++;
	return packed(together, even).map((own) => [
		control,
		twin,
		...own
	]);
}
/** One after the other, as many as there is room for. */
function packed(together, room) {
	const groups = [];
	for (const arms of together) {
		const last = groups.at(-1);
		if (last !== void 0 && last.length + arms.length <= room) last.push(...arms);
		else groups.push([...arms]);
	}
	return groups;
}
/** Warnings about a plan that is measured in groups. */
function groupWarnings(plan) {
	const groups = groupsOf(plan);
	if (groups.length === 1) return [];
	const names = groups.map((arms) => arms.slice(IN_EVERY_GROUP).map(armName));
	return [{
		code: "arms-in-groups",
		mostServers: plan.mostServers,
		groups: names
	}];
}

// src/edges/testbed/memory.ts
/** How much memory servers get, and how many of them fit into it. */
/** Share of the available memory that all servers together may use. */
const MEMORY_SHARE = .6;
/** Memory of a server besides its buffer pool: Performance Schema, connections, logs. */
const SERVER_BASE_BYTES = 512 * 1024 ** 2;
const POOL_STEP_BYTES = 128 * 1024 ** 2;
/** With less a server does not start, or ends under load. */
const LEAST_SERVER_BYTES = 384 * 1024 ** 2;
/** Servers of one block: with more, its turns lie too far apart. */
const MOST_SERVERS = 12;
/** Memory limit for each server, so that all fit together. */
function memoryLimits(servers, availableBytes) {
	const memoryBytes = Math.max(LEAST_SERVER_BYTES, Math.floor(availableBytes * MEMORY_SHARE / servers));
	const pool = Math.floor((memoryBytes - SERVER_BASE_BYTES) / POOL_STEP_BYTES) * POOL_STEP_BYTES;
	return {
		bufferPoolBytes: Math.max(POOL_STEP_BYTES, pool),
		memoryBytes
	};
}
/** Servers that can each hold the dataset, as many as are worth comparing at once. */
function mostServers(dataset, availableBytes) {
	const each = bufferPoolBytes(dataset) + SERVER_BASE_BYTES;
	return Math.min(MOST_SERVERS, Math.floor(availableBytes * MEMORY_SHARE / each));
}
/** Servers that fit into memory at once, each with its least; any number of those that run already. */
function serversAtOnce(suite, choice) {
	return isRunningAlready(suite, choice) ? Number.POSITIVE_INFINITY : Math.floor(availableBytes() * MEMORY_SHARE / LEAST_SERVER_BYTES);
}
/** @throws UserError if a plan asks for more servers at once than may be, as it cannot be split into groups */
function requireRoomFor(plan) {
	const servers = Math.max(...groupsOf(plan).map(({ length }) => length));
	if (servers <= plan.mostServers) return;
	throw new UserError(`${servers} servers at once are asked for (one for each scenario, and one more for the control), and ${plan.mostServers} fit into ${MEMORY_SHARE * 100} % of the ${bytes(availableBytes())} of memory that are available, with at least ${bytes(LEAST_SERVER_BYTES)} each; name fewer with --scenarios`);
}

// src/core/plan/turns.ts
/** Turns: how long the servers of a cell run one after the other, and how many of their turns make a block. */
/**
* The faster servers alternate, the more of the machine's disturbances cancels; below that freezing itself costs too
* much.
*/
const FAST_MS = 5;
/** Turns are long compared with a server's waits, as it goes on waiting while it is frozen. */
const WAITING_MS = 100;
const WAITING_PER_P95 = 4;
const MOST_WAITING_MS = 1e3;
/**
* A server makes room for pages by the clock, which goes on while it is frozen: in short turns misses cost a tenth
* less.
*/
const READING_MS = 500;
/**
* While redo logs are filled, pages are also written by the clock, in waves of that length: a turn holds a part of one.
*/
const TURNS_PER_CYCLE = 4;
const MOST_CYCLE_MS = 2e3;
/** A block has at least this many turns of each arm and this length, and lets each thread complete this much. */
const LEAST_ROUNDS = 8;
const LEAST_WAITING_ROUNDS = 1;
const BLOCK_MS = 120;
const BLOCK_PER_P95 = 3;
/** If clients take turns, or a server is switched between them, their ends are lost, so turns are longer. */
const ALTERNATING_MS = 100;
const ALTERNATING_PER_P95 = 12;
/** If the time does not suffice for the fewest blocks of such turns. */
const LEAST_ALTERNATING_PER_P95 = 3;
const LEAST_ALTERNATING_MS = 30;
/** Two long queries are enough. */
const ANALYTICAL_PER_P95 = 2;
/** Least time between two probes of the machine, which come between blocks. */
const PROBE_EVERY_SECONDS = 1;
/** Time for the probe itself, and until turns go on. */
const PROBE_MS = 10;
/** Turns of servers that are frozen in alternation. */
function rotatingTurns(pace, arms, isAnalytical = false) {
	const { p95Ms, computes, readsPages } = pace;
	const leastMs = Math.max(readsPages ? READING_MS : WAITING_MS, cyclePartMs(pace));
	const turnMs = computes ? FAST_MS : Math.max(leastMs, Math.min(MOST_WAITING_MS, WAITING_PER_P95 * p95Ms));
	const ownMs = Math.max(BLOCK_MS / arms, (isAnalytical ? ANALYTICAL_PER_P95 : BLOCK_PER_P95) * p95Ms);
	return {
		turnMs,
		rounds: Math.max(computes ? LEAST_ROUNDS : LEAST_WAITING_ROUNDS, Math.ceil(ownMs / turnMs)),
		switchMs: 0
	};
}
/** Turns of clients, or of the states of one server. */
function alternatingTurns(pace, isAnalytical = false) {
	const { p95Ms, switchMs } = pace;
	return {
		turnMs: Math.max(ALTERNATING_MS, (isAnalytical ? ANALYTICAL_PER_P95 : ALTERNATING_PER_P95) * p95Ms, cyclePartMs(pace)),
		rounds: 1,
		switchMs
	};
}
function cyclePartMs({ redoCycleMs }) {
	return redoCycleMs === void 0 ? 0 : Math.min(MOST_CYCLE_MS, Math.max(READING_MS, redoCycleMs / TURNS_PER_CYCLE));
}
/**
* Turns with which a block of every arm takes no longer than that, as far as they can be shortened: the budget is
* short, or the machine so busy while the arms warmed up that it looks so.
*
* @param mostSeconds for one block of this many arms
*/
function shortened(turns, { p95Ms }, arms, mostSeconds) {
	const most = 1e3 * mostSeconds / arms - turns.switchMs;
	const rounds = Math.max(1, Math.min(turns.rounds, Math.floor(most / turns.turnMs)));
	if (rounds > 1 || most >= turns.turnMs) return {
		...turns,
		rounds
	};
	const leastMs = Math.max(LEAST_ALTERNATING_MS, LEAST_ALTERNATING_PER_P95 * p95Ms);
	return {
		...turns,
		rounds,
		turnMs: Math.min(turns.turnMs, Math.max(leastMs, most))
	};
}
/** Time of a block of this many arms, seconds. */
function blockSeconds(arms, { turnMs, rounds, switchMs }) {
	return arms * rounds * (turnMs + switchMs) / 1e3;
}
/** Blocks that run back to back, between two gaps in which the machine is probed and the measurements are looked at. */
function blocksPerProbe(arms, turns) {
	return Math.max(1, Math.round(PROBE_EVERY_SECONDS / blockSeconds(arms, turns)));
}
/** Mean time that a block takes, seconds, its share of the gaps included. */
function blockSecondsWithGap(arms, turns) {
	return blockSeconds(arms, turns) + PROBE_MS / 1e3 / blocksPerProbe(arms, turns);
}

export { effectivePlan as _, rotatingTurns as a, mostServers as c, groupWarnings as d, groupsOf as f, changesWithoutEffect as g, changesBetween as h, blocksPerProbe as i, requireRoomFor as l, changedSettings as m, blockSeconds as n, shortened as o, asTaken as p, blockSecondsWithGap as r, memoryLimits as s, alternatingTurns as t, serversAtOnce as u, withoutUnread as v, availableBytes as y };