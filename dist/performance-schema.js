import { s as isOfBase } from "./names.js";
import { c as UserError, t as DoesNotApply } from "./errors.js";
import { i as datasetOf } from "./suite.js";
import { _ as performanceSchemaOf, i as optionToArgument, n as canonicalOptionName, u as isReadBy } from "./option-file.js";
import { i as optionReach, u as isWrittenAlike } from "./option-reach.js";
import { B as requireProduct, L as blamedFor, R as doesNotStart, V as startFailure, i as seedsAtOnce, r as openSeed, z as notToBlame } from "./seed.js";
import { a as scenarioArguments, c as chooseLauncher, i as placeArguments, u as launcherAtHand } from "./owned-options.js";
import { p as asTaken } from "./turns.js";
import { join } from "node:path";
import { mkdirSync } from "node:fs";

// src/edges/machine/at-most.ts
/** Work with a limit for parallel tasks; the others wait, and begin in their order. */
function atMost(most) {
	const waiting = [];
	let free = most;
	return async (work) => {
		if (free > 0) free--;
		else await new Promise((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next === void 0) free++;
			else next();
		}
	};
}

// src/core/options/help-values.ts
/** The table of values that a server prints with --verbose --help. */
/** Two columns of dashes precede the values. */
const HEAD = /^-{9,} -{9,}$/;
const VALUE = /^([A-Za-z0-9][\w.-]*)(?: +(.*))?$/;
/**
* Values of a server's variables, as it has them after it has read its options; by name, in lower case with
* underscores. Empty texts for values that it does not show or does not have; no values if the text is no help.
*/
function helpValues(help) {
	const lines = help.split("\n");
	const start = lines.findIndex((line) => HEAD.test(line));
	const end = lines.indexOf("", start);
	const rows = start < 0 ? [] : lines.slice(start + 1, end < 0 ? void 0 : end);
	return new Map(rows.flatMap((line) => {
		const [, name, value = ""] = VALUE.exec(line) ?? [];
		return name === void 0 ? [] : [[name.toLowerCase().replaceAll("-", "_"), value.replace("(No default value)", "")]];
	}));
}

// src/edges/servers/ask-servers.ts
/**
* Asks server programs what they make of options, without starting a server: with --verbose --help one reads its
* options as at a start, ends with an error where it would not start, and else prints every variable's value.
*/
/** A program that reads its options needs a fifth of a second; a container of it on a busy machine may need far more. */
const ANSWER_MS = 6e4;
/** Before the user's own, as the last of these may lack its value. MySQL knows all names only when it validates. */
const QUESTION = [
	"--loose-validate-config",
	"--verbose",
	"--help"
];
/** Numbers that no measured server gets, and that lead nowhere from a program which only prints, as access rights do. */
const NUMBERS = [
	"server-id",
	"port",
	"extra-port"
];
const AT_ONCE = 2;
const MOST_BLAMED = 10;
/** Sizes are asked about as they are written: nothing takes memory for them. */
const AS_WRITTEN = {
	limits: {
		bufferPoolBytes: Number.POSITIVE_INFINITY,
		memoryBytes: Number.POSITIVE_INFINITY
	},
	scales: []
};
/**
* Asks about each changed scenario, before and now side by side.
*
* @throws DoesNotStart if a server refuses an option that it took before, UserError if it refuses all of them before
*   and now alike, or is of another product; the signal's reason
*/
async function askServers(request) {
	const { suite, base, started, image, launcherOf } = request;
	const soon = atMost(AT_ONCE);
	const ask = (scenario, launcher) => soon(() => answerOf(scenario, launcher, request));
	const unchecked = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Map();
	const checkStart = async (after) => {
		const { name } = after;
		const before = base.find((each) => each.name === name);
		const isChanged = before !== void 0 && !isWrittenAlike(before, after);
		if (!isChanged && !started.has(name)) return;
		if (isChanged) unchecked.add(name);
		const launcher = await launcherOf(after);
		if (launcher === void 0) return;
		if (launcher.kind === "local" && (after.program ?? image) === void 0 && suite.server.kind === "auto") requireProduct(readBy(after, launcher), launcher.build);
		const former = isChanged ? await launcherOf(before) : void 0;
		const [now, old] = await Promise.all([ask(after, launcher), former && isChanged ? ask(before, former) : void 0]);
		requireAccepted(name, launcher.build, now, before === void 0 || isChanged ? old : now);
		if (now.values.size === 0) return;
		unchecked.delete(name);
		const isSameServer = former?.build.identity === launcher.build.identity;
		if (before !== void 0 && old !== void 0 && isSameServer) taken.set(name, asTaken(before, after, launcher.build, {
			before: old.values,
			after: now.values
		}));
	};
	for (const outcome of await Promise.allSettled(suite.scenarios.map(checkStart))) if (outcome.status === "rejected") throw outcome.reason;
	const takenArm = (arm) => ({
		...arm,
		scenario: (isOfBase(arm) ? taken.get(arm.scenario.name) : void 0) ?? arm.scenario
	});
	return {
		unchecked: [...unchecked],
		asTaken: (plan) => {
			const [control, twin, ...others] = plan.arms;
			return {
				...plan,
				arms: [
					control,
					twin,
					...others.map(takenArm)
				]
			};
		}
	};
}
function readBy({ options }, { build }) {
	return options.filter((option) => isReadBy(option, build));
}
function requireAccepted(name, server, now, before) {
	const isKnown = ({ option }) => before?.blamed.some((old) => old.option.name === option.name && old.option.value === option.value) === true;
	const [first, ...others] = now.blamed.filter((blamed) => !isKnown(blamed));
	if (first !== void 0) throw doesNotStart(name, server, [first, ...others]);
	const [old, ...more] = now.blamed;
	if (old !== void 0) throw notToBlame(doesNotStart(name, server, [old, ...more]));
	if (now.failure !== void 0 && before !== void 0 && before.values.size > 0) throw now.failure;
}
/** What a server makes of the options that it reads. One names the first that it refuses, so it is asked without that again. */
async function answerOf(scenario, launcher, { runDirectory, signal }) {
	const { build: server } = launcher;
	const directory = join(runDirectory, "asked");
	mkdirSync(join(directory, "tmp"), { recursive: true });
	const place = [...placeArguments(server, directory), ...QUESTION];
	const blamed = [];
	const isTaken = ({ name }) => !blamed.some(({ option }) => canonicalOptionName(option.name) === canonicalOptionName(name));
	for (;;) {
		const options = readBy(scenario, launcher).filter(isTaken);
		const given = scenarioArguments(options, AS_WRITTEN).applied;
		const isHarmless = (option) => NUMBERS.includes(canonicalOptionName(option.name)) || optionReach(option) === "access";
		const applied = [...given, ...options.filter(isHarmless)];
		const late = AbortSignal.timeout(ANSWER_MS);
		const told = await launcher.runToEnd("server", [...place, ...applied.map(optionToArgument)], directory, AbortSignal.any([signal, late])).catch((error) => {
			if (signal.aborted || !late.aborted) throw error;
		});
		if (told === void 0) return {
			blamed,
			values: NOTHING
		};
		const ended = `exit code ${told.exitCode}`;
		const failed = {
			...told,
			arm: scenario.name,
			ended,
			options: applied,
			server
		};
		const found = blamedFor(failed);
		if (found !== void 0) blamed.push(found);
		if (found !== void 0 && blamed.length < MOST_BLAMED) continue;
		if (blamed.length > 0) return {
			blamed,
			values: NOTHING
		};
		const values = told.exitCode === 0 ? helpValues(told.output) : NOTHING;
		return values.size > 0 ? {
			blamed,
			values
		} : {
			blamed,
			values,
			failure: startFailure(failed)
		};
	}
}
const NOTHING = /* @__PURE__ */ new Map();

// src/edges/servers/server-sources.ts
/** The provider for each kind of program. */
const OWN_CHOICE = {
	image: "docker",
	binary: "local"
};
/**
* Images are pulled side by side. Data are loaded once all programs are known: images of equal content need none.
*
* @throws UserError, MeasurementError where one of them cannot be had, or starts no server with the options as they are
* now;
*   then nothing is kept open
*/
async function openSources(request) {
	const { suite, arms, base = [], choice, image, runDirectory, signal, phase, wantsData = () => true } = request;
	const scenarios = arms.map(({ scenario }) => scenario);
	for (const { name, program, place } of scenarios) {
		if (choice === "auto" || program === void 0 || OWN_CHOICE[program.kind] === choice) continue;
		const why = `scenario ${name} names the ${program.kind} ${program.name}, which --server ${choice} cannot start`;
		throw new UserError(why, { place });
	}
	const programs = [...new Map(scenarios.map(({ program }) => [keyOf(program), program])).values()];
	const images = /* @__PURE__ */ new Map();
	const found = await openTogether(programs, signal, (own, either) => openProgram(own, {
		...request,
		programs: images,
		signal: either
	}));
	const launchers = new Map(programs.map((own, index) => [keyOf(own), found[index]]));
	const launcherOf = ({ program }) => launchers.get(keyOf(program));
	const buildOf = (scenario) => launcherOf(scenario).build;
	const started = new Set(arms.filter((arm) => !isOfBase(arm)).map(({ scenario }) => scenario.name));
	const answers = await askServers({
		suite,
		base,
		started,
		image,
		runDirectory,
		signal,
		launcherOf: async ({ program }) => launchers.get(keyOf(program)) ?? programAtHand(program, request)
	});
	const seeding = atMost(seedsAtOnce(suite.dataset, runDirectory));
	const loaded = new Map(wantsData({
		buildOf,
		asTaken: answers.asTaken
	}) ? scenarios.map((scenario) => [seedKeyOf(scenario), scenario]) : []);
	const opened = await openTogether([...loaded.values()], signal, (scenario, either) => {
		const dataset = datasetOf(suite.dataset, scenario);
		const launcher = launcherOf(scenario);
		const isNow = arms.some((arm) => seedKeyOf(arm.scenario) === seedKeyOf(scenario) && !isOfBase(arm));
		return seeding(() => openSeed({
			launcher,
			dataset,
			runDirectory,
			signal: either,
			phase
		})).catch((error) => {
			if (isNow || !(error instanceof DoesNotApply)) throw error;
			const why = `before the change ${error.message}; gate the next change`;
			throw new UserError(why, {
				place: error.place,
				cause: error
			});
		});
	});
	const seeds = new Map([...loaded.keys()].map((key, index) => [key, opened[index]]));
	return {
		...answers,
		buildOf,
		of: (scenario) => {
			const seed = seeds.get(seedKeyOf(scenario));
			if (seed === void 0) throw new Error(`no data were loaded for ${scenario.name}`);
			return {
				launcher: launcherOf(scenario),
				seed
			};
		},
		[Symbol.asyncDispose]: async () => {
			for (const seed of seeds.values()) await seed[Symbol.asyncDispose]();
		}
	};
}
/** A scenario that names its program is not measured on anything else. */
async function openProgram(own, request) {
	const users = request.arms.filter(({ scenario }) => keyOf(scenario.program) === keyOf(own));
	const heads = users.filter((arm) => !isOfBase(arm));
	const { scenario } = heads[0] ?? users[0] ?? {};
	const named = own && scenario && {
		place: scenario.programPlace ?? scenario.place,
		isBefore: heads.length === 0
	};
	return chooseLauncher({
		...request,
		...chosen(own, request),
		named
	});
}
/** The same where it can be had at once; undefined if not. */
function programAtHand(own, request) {
	return launcherAtHand({
		...request,
		...chosen(own, request)
	});
}
function chosen(own, { suite, base = [], image, choice, product }) {
	const common = image === void 0 ? suite.server : {
		kind: "image",
		name: image
	};
	const options = [...base, ...suite.scenarios].flatMap((scenario) => scenario.options);
	return {
		source: own ?? common,
		choice: own === void 0 ? choice : OWN_CHOICE[own.kind],
		product,
		options
	};
}
function keyOf(program) {
	return program && `${program.kind} ${program.name}`;
}
/** Scenarios of one key have the same program and the same data. */
function seedKeyOf({ program, own }) {
	return JSON.stringify([keyOf(program), own?.data]);
}
/**
* If one cannot be opened, the others are aborted, awaited, and closed.
*
* @param open gets a signal that also fires when another could not be opened
* @returns the opened ones, in the order of the items
* @throws the first error
*/
async function openTogether(items, signal, open) {
	const failed = new AbortController();
	const either = AbortSignal.any([signal, failed.signal]);
	const opening = items.map(async (item) => open(item, either));
	try {
		return await Promise.all(opening);
	} catch (error) {
		failed.abort(error);
		for (const result of await Promise.allSettled(opening)) if (result.status === "fulfilled" && Symbol.asyncDispose in result.value) await result.value[Symbol.asyncDispose]();
		throw error;
	}
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

// src/core/performance-schema/performance-schema.ts
/**
* Parts of Performance Schema: consumers and classes of instruments, with their dependencies (MySQL manual,
* "Performance Schema Consumer Configurations").
*/
/** All consumers that the server has, parents before their children. */
function consumersOf(server) {
	return performanceSchemaOf(server).consumers;
}
/** Whether the server enables the consumer by default. */
function isEnabledByDefault(server, consumer) {
	return performanceSchemaOf(server).enabled.includes(consumer);
}
/** The consumers that must be enabled for this one to do anything, nearest first. */
function consumersAbove(consumer) {
	const parent = parentOf(consumer);
	return parent === void 0 ? [] : [parent, ...consumersAbove(parent)];
}
function parentOf(consumer) {
	if (consumer === "global_instrumentation") return void 0;
	const [, kind, table] = /^events_(statements|transactions|stages|waits)_(current|history|history_long)$/.exec(consumer) ?? [consumer];
	if (kind === void 0) return "global_instrumentation";
	return table === "current" ? "thread_instrumentation" : `events_${kind}_current`;
}
/** Prefix of the instruments whose events the consumer keeps or counts; undefined: all. */
function sourceOf(consumer) {
	if (consumer === "statements_digest") return "statement/";
	const kind = /^events_(statement|transaction|stage|wait)s_/.exec(consumer)?.[1];
	return kind === void 0 || kind === "transaction" ? kind : `${kind}/`;
}
/** The cheapest first. */
const INSTRUMENT_LEVELS = [
	"OFF",
	"shipped",
	"COUNTED",
	"ON"
];
/** The most expensive first, as far as is known beforehand: the events that a query has most often. */
const INSTRUMENT_CLASSES = [
	{
		prefix: "wait/synch/",
		members: ["mutex"]
	},
	{
		prefix: "memory/",
		members: ["some", "more"]
	},
	{
		prefix: "wait/io/table/",
		members: ["sql/handler"]
	},
	{
		prefix: "wait/lock/table/",
		members: ["sql/handler"]
	},
	{
		prefix: "wait/lock/metadata/",
		members: ["sql/mdl"]
	},
	{
		prefix: "wait/io/socket/",
		members: ["sql/client_connection"]
	},
	{
		prefix: "wait/io/file/",
		members: ["innodb/innodb_data_file"]
	},
	{
		prefix: "stage/",
		members: [
			"some",
			"more",
			"and/more"
		]
	},
	{
		prefix: "transaction",
		members: [""]
	},
	{
		prefix: "statement/",
		members: [...[
			"sql/select",
			"sql/insert",
			"sql/update",
			"sql/delete"
		], ...["abstract/Query", "abstract/new_packet"]]
	},
	{
		prefix: "error",
		members: [""]
	},
	{
		prefix: "idle",
		members: [""]
	}
];
/** The classes that the server has. */
function classesOf(server) {
	const { instruments } = performanceSchemaOf(server);
	return INSTRUMENT_CLASSES.filter(({ prefix }) => prefix in instruments);
}
function shippedLevel({ prefix }, server) {
	return performanceSchemaOf(server).instruments[prefix] ?? "OFF";
}
/** The pattern of a class, for performance-schema-instrument and after LIKE. */
function patternOf(prefix) {
	return prefix.endsWith("/") || prefix === "" ? `${prefix}%` : prefix;
}
/** The prefix that a pattern stands for; undefined if it has another form than `prefix/%`, `%` or a plain name. */
function prefixOf(pattern) {
	const [, prefix = "", wildcard] = /^([a-z0-9_/-]*)(%?)$/i.exec(pattern) ?? [
		pattern,
		void 0,
		void 0
	];
	if (wildcard === void 0) return void 0;
	if (wildcard === "%") return prefix === "" || prefix.endsWith("/") ? prefix : void 0;
	return prefix === "" || prefix.endsWith("/") ? void 0 : prefix;
}
/** Whether some instrument can belong to both. */
function overlaps(prefix, other) {
	return prefix.startsWith(other) || other.startsWith(prefix);
}

export { isEnabledByDefault as a, prefixOf as c, seededRandom as d, shuffled as f, askServers as h, consumersOf as i, shippedLevel as l, programAtHand as m, classesOf as n, overlaps as o, openSources as p, consumersAbove as r, patternOf as s, INSTRUMENT_LEVELS as t, sourceOf as u };