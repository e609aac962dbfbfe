import { c as quote, t as MISSING } from "./problems.js";
import { setTimeout } from "node:timers/promises";

// src/core/suite/option-file.ts
/** Groups that a server reads; versioned ones such as mysqld-8.4 only where the caller gives them. */
const SERVER_GROUPS = [
	"mysqld",
	"server",
	"mariadb",
	"mariadbd"
];
/** Names that a server option can have. */
const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;
const OPTION_NAME_FORM = "an option name: letters, digits, - and _";
/** What would be right instead of a wrong option name. */
function fixOptionName(name) {
	const bare = name.replace(/^-+/, "");
	return bare !== name && OPTION_NAME.test(bare) ? `the name without leading dashes: ${bare}` : OPTION_NAME_FORM;
}
/** The form in which two spellings of one option are equal: lower case, dashes, without `loose-`. */
function canonicalOptionName(name) {
	return name.toLowerCase().replaceAll("_", "-").replace(/^(?:loose-)+/, "");
}
/** The option as an argument of the server: `--name` or `--name=value`. */
function optionToArgument(option) {
	return option.value === void 0 ? `--${option.name}` : `--${option.name}=${option.value}`;
}
/**
* Reads a MySQL option file as the server does (mysys/my_default.cc): groups in any case, comments from # or ; at the
* start of a line and from # behind a value, quotes, escapes, bare flags. Lines of other groups are skipped unread.
*/
function parseOptionFile(text, file, groups) {
	const wanted = new Set(groups.map((group) => group.toLowerCase()));
	const options = [];
	const problems = [];
	let group;
	for (const [index, raw] of text.replace(/^\uFEFF/, "").split("\n").entries()) {
		const line = index + 1;
		const read = readLine(raw);
		if (read.kind === "group") group = read.name;
		if (read.kind === "wrong") problems.push({
			file,
			line,
			...read.complaint
		});
		if (read.kind !== "option") continue;
		const { name, value } = read;
		const complaint = group === void 0 ? outsideOfGroup(name) : wanted.has(group) ? checkOption(name, value) : "skip";
		if (complaint === void 0) options.push({
			name,
			value,
			file,
			line
		});
		else if (complaint !== "skip") problems.push({
			file,
			line,
			...complaint
		});
	}
	return {
		options,
		problems
	};
}
function readLine(raw) {
	const text = trim(raw);
	if (text === "" || text.startsWith("#") || text.startsWith(";")) return { kind: "empty" };
	if (text.startsWith("!")) return {
		kind: "wrong",
		complaint: {
			path: "",
			found: quote(text),
			allowed: "the file itself, listed under config: (includes are not followed yet)"
		}
	};
	if (text.startsWith("[")) {
		const end = text.indexOf("]");
		if (end > 0) return {
			kind: "group",
			name: trim(text.slice(1, end)).toLowerCase()
		};
		return {
			kind: "wrong",
			complaint: {
				path: "",
				found: quote(text),
				allowed: "a group in brackets, such as [mysqld]"
			}
		};
	}
	const content = withoutEndComment(text);
	const equals = content.indexOf("=");
	if (equals < 0) return {
		kind: "option",
		name: trim(content),
		value: void 0
	};
	return {
		kind: "option",
		name: trim(content.slice(0, equals)),
		value: readValue(trim(content.slice(equals + 1)))
	};
}
function outsideOfGroup(name) {
	return {
		path: name,
		found: `${quote(name)} outside of any group`,
		allowed: "options below a group such as [mysqld]"
	};
}
function checkOption(name, value) {
	if (name === "") return {
		path: "",
		found: `an option name that is ${MISSING}`,
		allowed: OPTION_NAME_FORM
	};
	if (!OPTION_NAME.test(name)) return {
		path: "",
		found: quote(name),
		allowed: fixOptionName(name)
	};
	if (value?.includes("\0")) return {
		path: name,
		found: quote(value),
		allowed: "text without NUL characters"
	};
}
/** Spaces as the server's isspace() has them in latin1; JavaScript's own trim takes more. */
function trim(text) {
	return text.replace(/^[ \t\r\v\f]+/, "").replace(/[ \t\r\v\f]+$/, "");
}
/** Cuts from the first # that is not inside quotes; it needs no blank before it. */
function withoutEndComment(text) {
	let open;
	let isEscaped = false;
	for (let index = 0; index < text.length; index++) {
		const character = text[index];
		if ((character === "\"" || character === "'") && !isEscaped) {
			if (open === void 0) open = character;
			else if (open === character) open = void 0;
		}
		if (open === void 0 && character === "#") return text.slice(0, index);
		isEscaped = open !== void 0 && character === "\\" && !isEscaped;
	}
	return text;
}
const ESCAPES = /* @__PURE__ */ new Map([
	["b", "\b"],
	["t", "	"],
	["n", "\n"],
	["r", "\r"],
	["s", " "],
	["\\", "\\"],
	["\"", "\""],
	["'", "'"]
]);
/** Takes off one pair of quotes around the whole value and resolves escapes; unknown ones stay as they are. */
function readValue(text) {
	const first = text[0];
	return (text.length > 1 && (first === "\"" || first === "'") && text.endsWith(first) ? text.slice(1, -1) : text).replace(/\\(.)/gs, (both, escaped) => ESCAPES.get(escaped) ?? both);
}

// src/core/suite/fingerprint.ts
/** What makes two scenarios, or two suites, the same: values to be hashed, free of names, files and line numbers. */
/** A scenario's resolved configuration: last option of a name wins, repeatable patterns keep their order. */
function scenarioIdentity(scenario) {
	const options = /* @__PURE__ */ new Map();
	for (const { name, value } of scenario.options) {
		const canonical = canonicalOptionName(name);
		const key = canonical === "performance-schema-instrument" ? `${canonical} ${value?.split("=")[0]}` : canonical;
		options.set(key, value ?? null);
	}
	return {
		options: [...options].sort(([left], [right]) => left < right ? -1 : 1),
		sql: scenario.sql.map(({ value }) => value),
		image: scenario.image ?? null
	};
}
/** Whether two scenarios configure a server alike, whatever their names and places. */
function isSameScenario(one, other) {
	return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other));
}
/** What is measured, whatever it is gated with. */
function suiteIdentity(suite) {
	return {
		server: suite.server,
		dataset: [suite.dataset.tables, suite.dataset.rows],
		workloads: suite.workloads.map(({ name, script, options }) => [
			name,
			script,
			Object.entries(options).sort()
		]),
		threads: suite.threads,
		control: suite.control,
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

// src/core/plan/turns.ts
/** Turns: how long they are, in which order the arms have them, and when. */
const NS_PER_MS = 1e6;
/** At least 100 ms counted: shorter turns count too few transactions; and 20 × p95, so that a turn holds many. */
const COUNTED_MIN_MS = 100;
const COUNTED_PER_P95 = 20;
/** The ramp lets the arm reach its pace and the previous arm's transactions in flight drain. */
const RAMP_MIN_MS = 5;
const RAMP_PER_P95 = 2;
/** The machine is looked at between blocks, no more often than this. */
const PROBE_EVERY_SECONDS = 1;
/** For the look itself, and for thawing the next server. */
const PROBE_MS = 14;
/** Lengths for a cell whose arms typically have this 95th percentile latency (milliseconds). */
function turnLengths(p95Ms) {
	return {
		rampMs: Math.max(RAMP_MIN_MS, RAMP_PER_P95 * p95Ms),
		countedMs: Math.max(COUNTED_MIN_MS, COUNTED_PER_P95 * p95Ms)
	};
}
function turnSeconds(lengths) {
	return (lengths.rampMs + lengths.countedMs) / 1e3;
}
/** Before every so many blocks the machine is looked at; not before the first, when it has just been busy otherwise. */
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
/** For every block a fresh random order of the arms: `orders[block][position] = arm`. */
function blockOrders(blocks, arms, random) {
	const indices = Array.from({ length: arms }, (_, arm) => arm);
	return Array.from({ length: blocks }, () => shuffled(indices, random));
}
/** Puts ordered blocks on the clock from `startNs`, back to back but for the probes. */
function timetable(orders, lengths, startNs) {
	const rampNs = lengths.rampMs * NS_PER_MS;
	const turnNs = rampNs + lengths.countedMs * NS_PER_MS;
	const gapNs = probeGapMs(lengths) * NS_PER_MS;
	const every = blocksPerProbe(orders[0]?.length ?? 1, lengths);
	let at = startNs;
	return orders.flatMap((order, block) => {
		const isProbed = block > 0 && block % every === 0;
		if (isProbed) at += gapNs;
		return order.map((arm, position) => {
			const turn = {
				block,
				arm,
				position,
				afterProbe: isProbed && position === 0,
				startNs: at,
				countedFromNs: at + rampNs,
				endNs: at + turnNs
			};
			at += turnNs;
			return turn;
		});
	});
}

// src/core/plan/plan.ts
/** The plan: which arms, which cells, how many trials, in which order; everything random comes from the seed. */
/** What one trial takes beside its turns: starting every arm's server, and every cell's clients and their warm-up. */
const ARM_START_SECONDS = .8;
const CELL_START_SECONDS = .2;
const ARM_WARM_UP_SECONDS = .3;
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
/** Names of the head's scenarios that are as they were, and of those that the base does not have. */
function notAgainstBase({ scenarios }, base) {
	const before = (name) => base.find((scenario) => scenario.name === name);
	return {
		added: scenarios.map(({ name }) => name).filter((name) => before(name) === void 0),
		unchanged: scenarios.flatMap((scenario) => {
			const old = before(scenario.name);
			return old !== void 0 && isSameScenario(old, scenario) ? [scenario.name] : [];
		})
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
	return {
		seed,
		rules: against.rules,
		arms: armsOf(suite, against),
		cells,
		budgetSeconds: suite.budgetSeconds
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
/**
* How many trials the budget is split into, by how long it took to start the first servers; the outcome of no
* measurement enters.
*/
function trialCount(plan, startSeconds) {
	const { cells } = plan;
	const overhead = startSeconds + cells.length * cellOverheadSeconds(plan.arms.length);
	const affordable = Math.floor(START_SHARE * plan.budgetSeconds / overhead);
	return Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, affordable));
}
/** The fewest blocks a cell gets in each of so many trials. */
function leastBlocks(trials) {
	return Math.max(LEAST_BLOCKS_PER_TRIAL, Math.ceil(LEAST_BLOCKS / trials));
}
function cellOverheadSeconds(arms) {
	return CELL_START_SECONDS + arms * ARM_WARM_UP_SECONDS;
}
/** The least budget, in seconds, with which every cell gets its fewest blocks; an estimate before measuring. */
function leastBudgetSeconds(plan) {
	return Math.ceil(LEAST_TRIALS * trialSeconds(plan.arms.length, plan.cells, leastBlocks(LEAST_TRIALS)));
}
function trialSeconds(arms, cells, blocks) {
	const perCell = cells.map(({ threads }) => {
		const turn = turnSeconds(turnLengths(threads * EXPECTED_MS_PER_THREAD));
		return cellOverheadSeconds(arms) + arms * blocks * turn;
	});
	return arms * ARM_START_SECONDS + perCell.reduce((sum, seconds) => sum + seconds, 0);
}

// src/edges/system/clock.ts
/** The monotonic clock, the same that turns.lua reads; nanoseconds, exact below 104 days of uptime. */
function monotonicNs() {
	return Number(process.hrtime.bigint());
}
/** Resolves at that time of the monotonic clock (about a millisecond late at the most), at once if it is past. */
async function sleepUntilNs(ns, signal) {
	const left = (ns - monotonicNs()) / 1e6;
	if (left > 0) await setTimeout(left, void 0, signal === void 0 ? {} : { signal });
}
async function sleep(milliseconds, signal) {
	await setTimeout(milliseconds, void 0, signal === void 0 ? {} : { signal });
}

export { fixOptionName as C, canonicalOptionName as S, parseOptionFile as T, seededRandom as _, cellName as a, OPTION_NAME as b, makePlan as c, trialCount as d, blockOrders as f, turnSeconds as g, turnLengths as h, armName as i, notAgainstBase as l, timetable as m, sleep as n, leastBlocks as o, blockSeconds as p, sleepUntilNs as r, leastBudgetSeconds as s, monotonicNs as t, planTrial as u, scenarioIdentity as v, optionToArgument as w, SERVER_GROUPS as x, suiteIdentity as y };