import { t as DEFAULT_START_SPREAD, u as shardText } from "./random-effects.js";
import { d as includesReaders, o as canonicalOptionName, p as readersOf } from "./option-includes.js";
import { h as serversIn, p as endpointName } from "./parse.js";

// src/core/suite/settings.ts
/** From options as they were written to the settings that are left of them. */
/** Options whose occurrences add up: lists, and sets of flags that are applied one after the other. */
const ADDING_UP = /* @__PURE__ */ new Set([
	...[
		"optimizer-switch",
		"optimizer-trace",
		"optimizer-trace-features",
		"plugin-load-add",
		"ignore-db-dir"
	],
	...[
		"binlog-do-db",
		"binlog-ignore-db",
		"replicate-do-db",
		"replicate-do-table",
		"replicate-ignore-db"
	],
	...[
		"replicate-ignore-table",
		"replicate-rewrite-db",
		"replicate-wild-do-table",
		"replicate-wild-ignore-table"
	]
]);
/**
* The settings by what they are about, in the order in which the servers apply them. Mostly that is one for each option,
* the last; more where a group that only some servers read overrides another that more of them read.
*/
function resolveSettings(options) {
	const resolved = /* @__PURE__ */ new Map();
	for (const [index, option] of options.entries()) {
		const { subject, ...setting } = describe(option, index);
		const before = resolved.get(subject) ?? [];
		const same = before.find(({ name, readers }) => name === setting.name && readers === setting.readers);
		const isAdded = ADDING_UP.has(setting.name);
		const kept = isAdded ? before.filter((other) => other !== same) : before.filter(({ readers }) => !includesReaders(setting.readers, readers));
		resolved.set(subject, [...kept, isAdded && same !== void 0 ? addUp(same, setting) : setting]);
	}
	return resolved;
}
function addUp(before, after) {
	const join = (parts, separator) => parts.map((part) => part ?? "").join(separator);
	return {
		...after,
		value: join([before.value, after.value], ","),
		meaning: join([before.meaning, after.meaning], "\0")
	};
}
function describe({ name, value, group, file, line }, index) {
	const canonical = canonicalOptionName(name);
	const setting = {
		value,
		readers: readersOf(group),
		file,
		line,
		index
	};
	if (canonical === "performance-schema-instrument") {
		const [pattern = "", ...state] = value?.split("=") ?? [];
		const full = `${canonical} ${pattern}`;
		return {
			...setting,
			subject: full,
			name: full,
			meaning: state.length === 0 ? null : meaningOf(state.join("="))
		};
	}
	return {
		...setting,
		subject: subjectOf(canonical),
		name: canonical,
		meaning: meaningOf(value)
	};
}
/** Equal for options that override each other: the server reads `skip-x`, `disable-x` and `enable-x` as values of x. */
function subjectOf(name) {
	if (name === "plugin-load-add") return "plugin-load";
	return name.replace(/^(?:(?:skip|disable|enable|autoset)-)+/, "");
}
const SIZE = /^(\d+)([KMGTPE])$/i;
const SIZE_UNITS = "KMGTPE";
const WORD = /^(?:on|off|true|false|yes|no)$/i;
/**
* What a value is compared by. 64M is 67108864 and on is ON wherever they may stand. 1 and ON are not the same: the
* name of a file may be ON.
*/
function meaningOf(value) {
	if (value === void 0) return null;
	const [, digits, unit = ""] = SIZE.exec(value) ?? [];
	if (digits !== void 0) return String(BigInt(digits) << BigInt(10 * (SIZE_UNITS.indexOf(unit.toUpperCase()) + 1)));
	return WORD.test(value) ? value.toUpperCase() : value;
}

// src/core/suite/fingerprint.ts
/** What makes two scenarios, or two suites, the same: values to be hashed, free of names, files and line numbers. */
/** A scenario's resolved configuration, whatever the order in which different options were written. */
function scenarioIdentity(scenario) {
	const identity = ({ name, readers, meaning }) => readers === "all" ? [name, meaning] : [
		name,
		meaning,
		readers
	];
	return {
		options: [...resolveSettings(scenario.options)].map(([subject, settings]) => [subject, settings.map(identity)]).sort(([left], [right]) => left < right ? -1 : 1),
		sql: scenario.sql.map(({ value }) => value),
		image: scenario.image ?? null,
		...placeOf(scenario)
	};
}
/** Where it runs already; who connects, and how, is no part of it. */
function placeOf({ endpoint }) {
	return endpoint === void 0 ? {} : { at: [...serversIn(endpoint).map(endpointName), endpoint.schema].join("/") };
}
/** Whether two scenarios configure a server alike, whatever their names and places. */
function isSameScenario(one, other) {
	return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other));
}
function datasetIdentity({ tables, rows, tpch }) {
	return tpch === void 0 ? [tables, rows] : { tpch };
}
/** What is measured, whatever it is gated with. */
function suiteIdentity(suite) {
	return {
		server: suite.server.kind === "dsn" ? {
			kind: "dsn",
			at: endpointName(suite.server.endpoint)
		} : suite.server,
		dataset: datasetIdentity(suite.dataset),
		workloads: suite.workloads.map(({ name, script, options, source }) => [...[
			name,
			script,
			Object.entries(options).sort()
		], ...source === void 0 ? [] : [source]]),
		threads: suite.threads,
		control: suite.control,
		...suite.isSwitched ? { switch: true } : {},
		scenarios: suite.scenarios.map((scenario) => [scenario.name, scenarioIdentity(scenario)])
	};
}

// src/core/plan/random.ts
/**
* Seeded generator sfc32 (Chris Doty-Humphrey, PractRand): 128-bit state, passes BigCrush, equal on every machine.
*
* @param seed any integer; streams of different `salt` are independent of each other.
*/
function seededRandom(seed, salt = 0) {
	let a = seed >>> 0;
	let b = Math.floor(seed / 2 ** 32) >>> 0;
	let c = salt >>> 0;
	let counter = 1;
	const next = () => {
		const sum = (a + b >>> 0) + counter >>> 0;
		counter = counter + 1 >>> 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) >>> 0;
		c = (c << 21 | c >>> 11) + sum >>> 0;
		return sum / 2 ** 32;
	};
	for (let round = 0; round < 15; round++) next();
	return next;
}
/** Fisher–Yates shuffle into a new array; the input stays as it is. */
function shuffled(items, random) {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const kept = result[last];
		result[last] = result[other];
		result[other] = kept;
	}
	return result;
}

// src/core/plan/shards.ts
/** A plan shared between machines: each measures all arms of its cells, so that no comparison crosses machines. */
/**
* The cells of one shard, in the plan's order: dealt out by threads, since cells of many threads take long turns, so that
* no shard gets all of those.
*/
function cellsOfShard(cells, { index, of }) {
	const byThreads = cells.toSorted((left, right) => right.threads - left.threads);
	const own = new Set(byThreads.filter((_, place) => place % of === index - 1));
	return cells.filter((cell) => own.has(cell));
}
/** The matrix of a workflow that measures every shard in a job of its own; one line of JSON. */
function shardMatrix(of) {
	const include = Array.from({ length: of }, (_, place) => ({ shard: shardText({
		index: place + 1,
		of
	}) }));
	return JSON.stringify({ include });
}

// src/core/plan/plan.ts
const AGAINST_CONTROL = {
	rules: ["control"],
	base: []
};
/** The control, its twin, every other scenario that a rule asks for, and every scenario of the base that has changed. */
function armsOf(suite, { rules, base } = AGAINST_CONTROL) {
	const control = suite.scenarios.find((scenario) => scenario.name === suite.control);
	if (control === void 0) throw new RangeError(`the suite has no scenario ${suite.control}`);
	const changed = rules.includes("base") ? changedSince(suite, base) : [];
	const isAsked = ({ name }) => rules.includes("control") || changed.some((before) => before.name === name);
	const others = suite.scenarios.filter((scenario) => scenario !== control && isAsked(scenario));
	return [
		{
			scenario: control,
			revision: "head",
			role: "control"
		},
		{
			scenario: control,
			revision: "twin",
			role: "control"
		},
		...others.map((scenario) => ({
			scenario,
			revision: "head",
			role: "candidate"
		})),
		...changed.map((scenario) => ({
			scenario,
			revision: "base",
			role: scenario.name === control.name ? "control" : "candidate"
		}))
	];
}
/** The base's scenarios that the head still has, with another configuration. */
function changedSince({ scenarios }, base) {
	return base.filter((before) => scenarios.some((after) => after.name === before.name && !isSameScenario(before, after)));
}
/** Whether the plan compares with nothing but a base that is the same. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/** Scenarios that have nothing in the base to be compared with, or need not be. */
function baseWarnings({ scenarios }, base, { rules, arms }) {
	const compared = new Set(arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	const found = scenarios.map((scenario) => ({
		scenario,
		before: base.find(({ name }) => name === scenario.name)
	}));
	const isUnchanged = ({ scenario, before }) => before !== void 0 && (rules.includes("base") ? !compared.has(scenario.name) : isSameScenario(before, scenario));
	return [...found.filter(isUnchanged).map(({ scenario: { name } }) => ({
		code: "base-unchanged",
		scenario: name
	})), ...found.filter(({ before }) => before === void 0).map(({ scenario: { name } }) => ({
		code: "base-missing",
		scenario: name
	}))];
}
/** The plan with no more threads in a cell than that. */
function withinThreads(plan, most) {
	return {
		...plan,
		cells: plan.cells.filter(({ threads }) => threads <= most)
	};
}
function armName(arm) {
	return arm.revision === "head" ? arm.scenario.name : `${arm.scenario.name} (${arm.revision})`;
}
function cellName(cell) {
	return `${cell.workload.name} · ${cell.threads} ${cell.threads === 1 ? "thread" : "threads"}`;
}
function makePlan(suite, seed, against = AGAINST_CONTROL) {
	const cells = suite.workloads.flatMap((workload) => suite.threads.map((threads) => ({
		workload,
		threads
	})));
	const { rules, shard, startSpread = DEFAULT_START_SPREAD } = against;
	return {
		seed,
		rules,
		arms: armsOf(suite, against),
		cells: shard === void 0 ? cells : cellsOfShard(cells, shard),
		shard: shard ?? null,
		startSpread,
		budgetSeconds: suite.budgetSeconds,
		isSwitched: suite.isSwitched
	};
}
/**
* The next trial, with the arms that are still wanted in each cell; undefined where none is. Its order comes from the
* seed and its number alone.
*/
function planTrial(plan, number, isWanted) {
	const [control, twin, ...others] = plan.arms;
	const random = seededRandom(plan.seed, number);
	const cells = [...shuffled(plan.cells.filter((cell) => !cell.workload.writes), random), ...shuffled(plan.cells.filter((cell) => cell.workload.writes), random)].flatMap((cell) => {
		const wanted = others.filter((arm) => isWanted(arm, cell));
		return wanted.length > 0 || isWanted(control, cell) ? [{
			cell,
			arms: [
				control,
				twin,
				...wanted
			]
		}] : [];
	});
	if (cells.length === 0) return void 0;
	return {
		number,
		cells,
		arms: plan.arms.filter((arm) => cells.some((planned) => planned.arms.includes(arm)))
	};
}

// src/core/plan/turns.ts
/** Turns: how long they are, in which order the arms have them, and when. */
const NS_PER_MS = 1e6;
/** At least 100 ms counted: shorter turns count too few transactions; and 20 × p95, so that a turn holds many. */
const COUNTED_MIN_MS = 100;
const COUNTED_PER_P95 = 20;
/** Of long queries, each of which counts by the part of it that lies in the turn, two are enough: so many turns count. */
const ANALYTICAL_PER_P95 = 2;
/** The ramp lets the arm reach its pace and the previous arm's transactions in flight drain. */
const RAMP_MIN_MS = 5;
const RAMP_PER_P95 = 2;
/** Each thread completes about so many transactions in a counted part between two switches, at the least. */
const SWITCHED_COUNTED_PER_P95 = 12;
/** Least time between two probes of the machine, which stand between blocks. */
const PROBE_EVERY_SECONDS = 1;
/** Time for the probe itself, and until the turns after it are on everybody's board. */
const PROBE_MS = 20;
/** Lengths for a cell whose arms typically have this 95th percentile latency (milliseconds). */
function turnLengths(p95Ms, isAnalytical = false) {
	return {
		rampMs: Math.max(RAMP_MIN_MS, RAMP_PER_P95 * p95Ms),
		countedMs: Math.max(COUNTED_MIN_MS, (isAnalytical ? ANALYTICAL_PER_P95 : COUNTED_PER_P95) * p95Ms)
	};
}
/**
* Lengths where servers are switched between turns: the switch itself lets the turn before drain, so the ramp is shorter,
* and as both turns of a pair are compared with each other, so is what is counted.
*/
function switchedTurnLengths(p95Ms, isAnalytical = false) {
	return {
		rampMs: Math.max(RAMP_MIN_MS, p95Ms),
		countedMs: Math.max(COUNTED_MIN_MS, (isAnalytical ? ANALYTICAL_PER_P95 : SWITCHED_COUNTED_PER_P95) * p95Ms)
	};
}
function turnSeconds(lengths) {
	return ((lengths.switchMs ?? 0) + lengths.rampMs + lengths.countedMs) / 1e3;
}
/**
* Number of blocks that run back to back, between two gaps in which the machine is probed and what was measured is looked
* at; none before the first, when it has just been busy otherwise.
*/
function blocksPerProbe(arms, lengths) {
	return Math.max(1, Math.ceil(PROBE_EVERY_SECONDS / (arms * turnSeconds(lengths))));
}
/** Time without load before a block that a probe precedes: transactions drain, then the probe. */
function probeGapMs({ rampMs }) {
	return rampMs + PROBE_MS;
}
/** Mean time that a block takes, seconds, its share of the probes included. */
function blockSeconds(arms, lengths) {
	return arms * turnSeconds(lengths) + probeGapMs(lengths) / 1e3 / blocksPerProbe(arms, lengths);
}
/** A fresh random order of the arms for every block: `orders[block][position] = arm`. */
function blockOrders(blocks, arms, random) {
	const indices = Array.from({ length: arms }, (_, arm) => arm);
	return Array.from({ length: blocks }, () => shuffled(indices, random));
}
/** Puts blocks on the clock from `startNs`. */
function timetable({ orders, from }, lengths, startNs) {
	const rampNs = lengths.rampMs * NS_PER_MS;
	const turnNs = rampNs + lengths.countedMs * NS_PER_MS;
	return orders.flatMap((order, nth) => order.map((arm, position) => ({
		block: from + nth,
		arm,
		position
	}))).map((turn, index) => {
		const start = startNs + index * turnNs;
		return {
			...turn,
			startNs: start,
			countedFromNs: start + rampNs,
			endNs: start + turnNs
		};
	});
}

// src/core/plan/budget.ts
/** What one trial takes beside its turns: starting every arm's server, and every cell's clients and their warm-up. */
const ARM_START_SECONDS = .8;
const CELL_START_SECONDS = .2;
/** The same with one load for all. */
const SHARED_CELL_START_SECONDS = .1;
/** Servers that arms share, as far as can be guessed. */
const SHARED_SERVERS = 2;
const ARM_WARM_UP_SECONDS = .3;
/** On a server that it shares. */
const SHARED_WARM_UP_SECONDS = .15;
/** Of one query, which was asked once before. */
const ANALYTICAL_WARM_UP_SECONDS = .07;
/** Below five blocks a cell's interval says nothing; below two a trial's noise cannot be told. */
const LEAST_BLOCKS = 5;
const LEAST_BLOCKS_PER_TRIAL = 2;
/** Rough latency of one transaction per thread on one CPU; only used before anything was measured. */
const EXPECTED_MS_PER_THREAD = .6;
/** More starts replicate better, but may take no more than this share of the budget. */
const START_SHARE = .2;
/** A regression needs a second trial to be confirmed. */
const LEAST_TRIALS = 2;
const MOST_TRIALS = 6;
/** A trial of the search gives every server so much time: enough to tell one or two per cent in two of them. */
const SEARCH_SECONDS_PER_ARM = 3;
/** Least of that, where the time ends sooner. */
const LEAST_SEARCH_SECONDS_PER_ARM = 1.2;
const LEAST_SEARCH_SECONDS = 10;
/** Starting and stopping a few servers takes this share of what many take, at the least. */
const LEAST_IDLE_SHARE = .5;
/**
* How many trials the budget is split into, by how long it took to start the first servers; the outcome of no
* measurement enters.
*
* @param hosts how many servers there are; arms that share a single one need no others to tell starts from settings
*/
function trialCount(plan, startSeconds, hosts) {
	if (hosts === 1) return LEAST_TRIALS;
	const { cells } = plan;
	const overhead = startSeconds + cells.reduce((sum, cell) => sum + cellOverheadSeconds(plan, cell), 0);
	const affordable = Math.floor(START_SHARE * plan.budgetSeconds / overhead);
	return Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, affordable));
}
/** The fewest blocks a cell gets in each of so many trials. */
function leastBlocks(trials) {
	return Math.max(LEAST_BLOCKS_PER_TRIAL, Math.ceil(LEAST_BLOCKS / trials));
}
function cellOverheadSeconds({ arms, isSwitched }, { workload }) {
	const usual = isSwitched ? SHARED_WARM_UP_SECONDS : ARM_WARM_UP_SECONDS;
	return (isSwitched ? SHARED_CELL_START_SECONDS : CELL_START_SECONDS) + arms.length * (workload.isAnalytical ? ANALYTICAL_WARM_UP_SECONDS : usual);
}
/** The least budget, in seconds, with which every cell gets its fewest blocks; an estimate before measuring. */
function leastBudgetSeconds(plan) {
	return Math.ceil(LEAST_TRIALS * trialSeconds(plan, leastBlocks(LEAST_TRIALS)));
}
function trialSeconds(plan, blocks) {
	const { cells } = plan;
	const arms = plan.arms.length;
	const perCell = cells.map((cell) => {
		const turn = turnSeconds(turnLengths(cell.threads * EXPECTED_MS_PER_THREAD));
		return cellOverheadSeconds(plan, cell) + arms * blocks * turn;
	});
	return (plan.isSwitched ? Math.min(arms, SHARED_SERVERS) : arms) * ARM_START_SECONDS + perCell.reduce((sum, seconds) => sum + seconds, 0);
}
/** Seconds that a trial may measure: an equal part of what is left beside the starts that are to come. */
function trialShare({ number, trials, left, startSeconds }) {
	const later = trials - number;
	return (left - later * startSeconds) / (later + 1);
}
/** Seconds that starting and stopping so many servers will take, by what it took before. */
function idleSeconds({ seconds, arms }, wanted) {
	return seconds * Math.max(LEAST_IDLE_SHARE, wanted / arms);
}
/** Seconds that a trial of the search takes at the least, starting and stopping included. */
function leastSearchSeconds(arms, idle) {
	return Math.max(LEAST_SEARCH_SECONDS, LEAST_SEARCH_SECONDS_PER_ARM * arms) + idleSeconds(idle, arms);
}
/** Seconds that a trial of the search measures; undefined where the time that is left does not suffice for one. */
function searchShare(left, arms, idle) {
	if (left < leastSearchSeconds(arms, idle)) return void 0;
	return Math.min(left - idleSeconds(idle, arms), Math.max(LEAST_SEARCH_SECONDS, SEARCH_SECONDS_PER_ARM * arms));
}

export { shuffled as C, resolveSettings as D, suiteIdentity as E, seededRandom as S, scenarioIdentity as T, isUnchanged as _, trialCount as a, withinThreads as b, blockSeconds as c, timetable as d, turnLengths as f, cellName as g, baseWarnings as h, searchShare as i, blocksPerProbe as l, armName as m, leastBudgetSeconds as n, trialShare as o, turnSeconds as p, leastSearchSeconds as r, blockOrders as s, leastBlocks as t, switchedTurnLengths as u, makePlan as v, isSameScenario as w, shardMatrix as x, planTrial as y };