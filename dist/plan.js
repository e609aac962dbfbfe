import { c as quote, t as MISSING } from "./problems.js";
import { n as cellsOfShard } from "./shards.js";

// src/core/suite/option-groups.ts
const EVERY_SERVER = ["mysqld", "server"];
/** `galera` is read by builds with Galera, which on Linux nearly all are. */
const EVERY_MARIADB = [
	"mariadb",
	"mariadbd",
	"client-server",
	"galera"
];
const VERSIONED = /^(?:mysqld|mariadbd?)-[1-9]\d*\.(?:0|[1-9]\d*)$/;
/** MariaDB 11.4 does not know these yet, 11.8 lists them under "The following groups are read". */
const MAJOR_ONLY = /^mariadbd?-(?:1[1-9]|[2-9]\d)$/;
const MAJOR_ONLY_SINCE = [11, 8];
/** Whether there is any MySQL, Percona or MariaDB server that reads the group, given in lower case. */
function isServerGroup(group) {
	return EVERY_SERVER.includes(group) || EVERY_MARIADB.includes(group) || VERSIONED.test(group) || MAJOR_ONLY.test(group);
}
/** Whether the server reads the option: by the option's group, which options of a suite's YAML do not have. */
function isReadBy(option, server) {
	return option.group === void 0 || groupsOf(server).includes(option.group);
}
/** MySQL and Percona Server: sql/mysqld.cc. MariaDB: include/mysqld_default_groups.h; `mariadbd --help --verbose` shows them. */
function groupsOf({ product, version }) {
	const [, major = "", minor = ""] = /^(\d+)\.(\d+)/.exec(version) ?? [];
	const mysqld = [...EVERY_SERVER, `mysqld-${major}.${minor}`];
	if (product !== "MariaDB") return mysqld;
	const mariadb = [
		...EVERY_MARIADB,
		`mariadb-${major}.${minor}`,
		`mariadbd-${major}.${minor}`
	];
	const [sinceMajor, sinceMinor] = MAJOR_ONLY_SINCE;
	const isRecent = Number(major) > sinceMajor || Number(major) === sinceMajor && Number(minor) >= sinceMinor;
	return [
		...mysqld,
		...mariadb,
		...isRecent ? [`mariadb-${major}`, `mariadbd-${major}`] : []
	];
}
/**
* Who reads a group, as a word that is equal for groups with the same readers: "all", "mariadb", or the group itself
* where only some versions or builds read it.
*/
function readersOf(group) {
	if (group === void 0 || EVERY_SERVER.includes(group)) return "all";
	if (group === "galera") return group;
	return EVERY_MARIADB.includes(group) ? "mariadb" : group.replace(/^mariadbd-/, "mariadb-");
}
/** Whether everybody among `others` is surely among `readers`; when in doubt, not. */
function includesReaders(readers, others) {
	return readers === "all" || readers === others || readers === "mariadb" && others.startsWith("mariadb-");
}

// src/core/suite/option-line.ts
/** Longest line, UTF-8 bytes without the line break. The server's buffer ends there, the rest would be the next line. */
const LONGEST_LINE_BYTES = 4094;
/** Takes a line without its line break apart; `isUnended` when the file ends here without one. */
function readLine(raw, isUnended) {
	const text = trim(raw);
	if (text === "" || text.startsWith("#") || text.startsWith(";")) return { kind: "empty" };
	if (text.startsWith("!")) return readDirective(isUnended ? raw : `${raw}\n`);
	if (text.startsWith("[")) {
		const end = text.indexOf("]");
		return end < 0 ? {
			kind: "open-group",
			text
		} : {
			kind: "group",
			name: trimEnd(text.slice(1, end)).toLowerCase()
		};
	}
	const content = withoutEndComment(text);
	const equals = content.indexOf("=");
	if (equals < 0) return {
		kind: "option",
		name: trim(content),
		value: void 0,
		written: void 0
	};
	const written = trim(content.slice(equals + 1));
	return {
		kind: "option",
		name: trim(content.slice(0, equals)),
		value: unquote(written),
		written
	};
}
/**
* Comments end no directive and quotes are part of the path. The server takes the last character for the line break,
* also where the file ends without one.
*/
function readDirective(text) {
	const match = /^[ \t\r\v\f]*![ \t\r\v\f]*include(dir)?([ \t\r\v\f\n].*)$/s.exec(text);
	if (match === null) return {
		kind: "unknown-directive",
		text: trim(text)
	};
	const rest = match[2] ?? "";
	const isCut = !/[ \t\r\v\f\n]$/.test(rest);
	const path = trim(rest.slice(0, -1));
	return {
		kind: "include",
		of: match[1] === void 0 ? "file" : "directory",
		path,
		isCut
	};
}
/** Blanks as the server's isspace() has them; JavaScript's own trim takes more. */
function trim(text) {
	return trimEnd(text.replace(/^[ \t\r\v\f\n]+/, ""));
}
function trimEnd(text) {
	let end = text.length;
	while (end > 0 && " 	\r\v\f\n".includes(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
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
function unquote(text) {
	const first = text[0];
	return (text.length > 1 && (first === "\"" || first === "'") && text.endsWith(first) ? text.slice(1, -1) : text).replace(/\\(.)/gs, (both, escaped) => ESCAPES.get(escaped) ?? both);
}
/**
* Whether the text's last byte in UTF-8 is A0, as in "à" or a no-break space: the server takes bytes for Latin-1, where
* that is a blank, and cuts it off at the end of a value.
*/
function endsInBlankByte(text) {
	const last = text.codePointAt(text.length - (/[\uDC00-\uDFFF]$/.test(text) ? 2 : 1)) ?? 0;
	return last >= 128 && (last & 63) === 32;
}

// src/core/suite/option-file.ts
/** One option file, and the names of options. Which other files it leads to is the subject of option-includes.ts. */
/** Names that a server option can have; dots are in those of components and key caches. */
const OPTION_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
const OPTION_NAME_FORM = "an option name: letters, digits, - _ and .";
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
* Takes an option file apart: the options of every group that some server reads, see isReadBy, and its directives.
* Lines of other programs' groups are skipped unread. Problems are what servers stop at, or surely misread.
*/
function parseOptionFile(text, file) {
	const statements = [];
	const problems = [];
	const report = (line, complaint) => problems.push({
		file,
		line,
		...complaint
	});
	if (text.startsWith(BYTE_ORDER_MARK)) report(1, {
		path: "",
		...WITH_BYTE_ORDER_MARK
	});
	const lines = text.replace(BYTE_ORDER_MARK, "").split("\n");
	let group;
	for (const [index, raw] of lines.entries()) {
		const line = index + 1;
		const read = readLine(raw, line === lines.length);
		if (read.kind === "group") group = read.name;
		if (group !== void 0 && !isServerGroup(group) && (read.kind === "option" || read.kind === "empty")) continue;
		const complaint = checkLength(raw) ?? checkLine(read, group);
		if (complaint !== void 0) report(line, complaint);
		else if (read.kind === "option") statements.push({
			kind: "option",
			option: {
				name: read.name,
				value: read.value,
				group,
				file,
				line
			}
		});
		else if (read.kind === "include" || read.kind === "unknown-directive") statements.push({
			kind: "directive",
			directive: read,
			line
		});
	}
	return {
		statements,
		problems
	};
}
const BYTE_ORDER_MARK = "﻿";
const WITH_BYTE_ORDER_MARK = {
	found: "a byte order mark",
	allowed: "a file without one; the server takes it for an option outside of any group"
};
function checkLength(raw) {
	if (raw.length * 3 <= 4094) return void 0;
	const bytes = new TextEncoder().encode(raw).length;
	if (bytes <= 4094) return void 0;
	const allowed = `at most ${LONGEST_LINE_BYTES}; the server takes the rest for a line of its own`;
	return {
		path: "",
		found: `a line of ${bytes} bytes`,
		allowed
	};
}
function checkLine(line, group) {
	if (line.kind === "open-group") return {
		path: "",
		found: quote(line.text),
		allowed: "a group in brackets, such as [mysqld]"
	};
	if (line.kind === "include" && line.path === "") return {
		path: "",
		found: `a directive whose path is ${MISSING}`,
		allowed: "!include FILE or !includedir DIRECTORY"
	};
	if (line.kind !== "option") return void 0;
	const { name, written } = line;
	if (group === void 0) return {
		path: name,
		found: `${quote(name)} outside of any group`,
		allowed: "options below a group such as [mysqld]"
	};
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
	return written === void 0 ? void 0 : checkValue(name, written);
}
function checkValue(name, written) {
	if (written.includes("�")) return {
		path: name,
		found: quote(written),
		allowed: "text in UTF-8"
	};
	if (!endsInBlankByte(written)) return void 0;
	return {
		path: name,
		found: quote(written),
		allowed: "the value in quotes; without them the server cuts off its last byte"
	};
}

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
	const { rules, shard } = against;
	return {
		seed,
		rules,
		arms: armsOf(suite, against),
		cells: shard === void 0 ? cells : cellsOfShard(cells, shard),
		shard: shard ?? null,
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

export { parseOptionFile as C, optionToArgument as S, suiteIdentity as _, makePlan as a, canonicalOptionName as b, trialCount as c, timetable as d, turnLengths as f, scenarioIdentity as g, isSameScenario as h, leastBudgetSeconds as i, blockOrders as l, seededRandom as m, cellName as n, notAgainstBase as o, turnSeconds as p, leastBlocks as r, planTrial as s, armName as t, blockSeconds as u, resolveSettings as v, isReadBy as w, fixOptionName as x, OPTION_NAME as y };