import { a as datasetOf, h as isOfBase } from "./suite.js";
import { c as UserError, t as DoesNotApply } from "./errors.js";
import { i as optionToArgument, n as canonicalOptionName, u as isReadBy } from "./option-file.js";
import { d as OptionIndex, i as namesOf, s as variableOf } from "./option-names.js";
import { _ as settingIdentity, c as changedStatements, d as settingDifferences, g as resolveSettings, h as resolveBoth, i as optionReach, l as isSameProgram, n as isBinaryLog, u as isWrittenAlike } from "./option-reach.js";
import { f as prefixOf, i as touchesSetup, m as sourceOf, n as parseSetupStatement, s as consumersAbove, t as consumerStates, u as overlaps } from "./setup-state.js";
import { B as requireProduct, L as blamedFor, R as doesNotStart, V as startFailure, ct as partsOf, i as seedsAtOnce, it as takesEffectAtOnce, lt as settingsThatDiffer, r as openSeed, st as keyOf$1, z as notToBlame } from "./seed.js";
import { a as scenarioArguments, c as chooseLauncher, i as placeArguments, u as launcherAtHand } from "./owned-options.js";
import { h as asTaken } from "./turns.js";
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
/**
* The source of each scenario's servers: a launcher with its seed, one for every distinct program and data of the
* suite.
*/
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
function chosen(own, { suite, image, choice }) {
	const common = image === void 0 ? suite.server : {
		kind: "image",
		name: image
	};
	return {
		source: own ?? common,
		choice: own === void 0 ? choice : OWN_CHOICE[own.kind]
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

// src/core/attribution/lines.ts
/** Splits the difference. With all lines the reference becomes head, with none it stays, as isSameScenario sees it. */
function splitDifference(reference, head, server) {
	const parts = [
		...optionParts(reference.options, head.options),
		...statementParts(reference, head, server),
		programPart(reference, head),
		...ownParts(reference, head)
	];
	const drafts = parts.flatMap(({ line }) => line ?? []);
	const needs = needsAmong(drafts);
	return {
		reference,
		head,
		parts,
		lines: drafts.map((draft, index) => ({
			...draft,
			needs: needs[index] ?? []
		}))
	};
}
/** The reference with these lines of head. A scenario's expectations of its running server do not apply to a mix. */
function mix({ reference, head, lines, parts }, included, name) {
	const chosen = new Set(included);
	if (chosen.size === 0) return {
		...reference,
		name
	};
	if (chosen.size === lines.length) return {
		...head,
		name
	};
	let next = 0;
	const fragments = parts.map(({ line, before, after }) => line && chosen.has(next++) ? after : before);
	const { workload, data } = Object.assign({}, ...fragments.map(({ own }) => own));
	return {
		name,
		options: fragments.flatMap(({ options }) => options ?? []),
		sql: fragments.flatMap(({ sql }) => sql ?? []),
		program: fragments.find(({ program }) => program !== void 0)?.program,
		...workload !== void 0 && data !== void 0 && { own: {
			workload,
			data
		} },
		expect: {},
		place: head.place
	};
}
/** The common options first, then a part for each option that differs. */
function optionParts(reference, head) {
	const [before, after] = resolveBoth(reference, head);
	const identityOf = (settings) => JSON.stringify(settings?.map(settingIdentity));
	const subjectOf = (option) => [...resolveSettings([option]).keys()][0] ?? "";
	const changed = [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])].filter((subject) => identityOf(before.get(subject)) !== identityOf(after.get(subject)));
	const same = { options: reference.filter((option) => !changed.includes(subjectOf(option))) };
	return [{
		before: same,
		after: same
	}, ...changed.map((subject) => {
		const of = (options) => options.filter((option) => subjectOf(option) === subject);
		return {
			line: optionLine(before.get(subject)?.at(-1), after.get(subject)?.at(-1)),
			before: { options: of(reference) },
			after: { options: of(head) }
		};
	})];
}
const INSTRUMENT = "performance-schema-instrument ";
const CONSUMER = "performance-schema-consumer-";
function optionLine(old, own) {
	const last = own ?? old;
	const name = last?.name ?? "";
	const [pattern = "", ...state] = name.startsWith(INSTRUMENT) ? last?.value?.split("=") ?? [] : [];
	return {
		name,
		before: old?.value ?? null,
		after: own?.value ?? null,
		place: own === void 0 ? null : {
			file: own.file,
			line: own.line
		},
		pieces: optionPieces(name, pattern),
		switchesOn: own !== void 0 && (pattern === "" ? isOn(own) : /^(?:on|1|true|yes|counted)$/i.test(state.join("=")))
	};
}
function isOn({ name, value }) {
	if (isBinaryLog({
		name,
		value
	})) return true;
	if (/^(?:skip|disable)-/.test(name)) return false;
	return value === void 0 || !/^(?:off|0|false|no)$/i.test(value);
}
/** A pattern of an unusual form is no piece. */
function optionPieces(name, pattern) {
	if (name.startsWith(CONSUMER)) return [{
		kind: "consumer",
		name: name.slice(28).replaceAll("-", "_")
	}];
	const prefix = pattern === "" ? void 0 : prefixOf(pattern);
	return prefix === void 0 ? [] : [{
		kind: "instruments",
		prefix
	}];
}
/** The statements that both begin with, a part for each between, and those that both end with. */
function statementParts(reference, head, server) {
	const { start, changed, end } = changedStatements(reference.sql, head.sql);
	const [before, after] = [consumerStates(reference, server), consumerStates(head, server)];
	const shared = (sql) => ({
		before: { sql },
		after: { sql }
	});
	return [
		shared(reference.sql.slice(0, start)),
		...changed.map(({ name, before: old, after: own }) => {
			const statement = parseSetupStatement((own ?? old)?.value ?? "", server);
			return {
				line: {
					name,
					before: old?.value ?? null,
					after: own?.value ?? null,
					place: own === void 0 ? null : {
						file: own.file,
						line: own.line
					},
					pieces: statement?.kind === "instruments" ? [{
						kind: "instruments",
						prefix: statement.prefix
					}] : (statement?.names ?? []).filter((each) => before.get(each) === void 0 || before.get(each) !== after.get(each)).map((each) => ({
						kind: "consumer",
						name: each
					})),
					switchesOn: own !== void 0 && (statement?.enabled ?? false)
				},
				before: { sql: old === void 0 ? [] : [old] },
				after: { sql: own === void 0 ? [] : [own] }
			};
		}),
		shared(reference.sql.slice(reference.sql.length - end))
	];
}
function programPart(reference, head) {
	const [before, after] = [reference.program, head.program];
	const kind = (after ?? before)?.kind;
	const ends = {
		before: { program: before },
		after: { program: after }
	};
	if (kind === void 0 || isSameProgram(reference, head)) return ends;
	const place = after === void 0 ? null : head.programPlace ?? head.place;
	return {
		line: {
			name: kind,
			before: before?.name ?? null,
			after: after?.name ?? null,
			place,
			pieces: [],
			switchesOn: false
		},
		...ends
	};
}
/** A user's own tables and statements, each taken from head or from the reference. */
function ownParts(reference, head) {
	const [before, after] = [reference.own, head.own];
	if (before === void 0 || after === void 0) return [];
	const changed = settingDifferences(reference, head);
	const part = (kinds, of) => {
		const found = changed.find(({ kind }) => kinds.includes(kind));
		if (found === void 0) return {
			before: { own: of(after) },
			after: { own: of(after) }
		};
		const values = {
			before: found.before?.value ?? null,
			after: found.after?.value ?? null
		};
		const switchesOn = found.kind === "schema";
		return {
			line: {
				name: found.name,
				...values,
				place: found.after,
				pieces: [],
				switchesOn
			},
			before: { own: of(before) },
			after: { own: of(after) }
		};
	};
	return [part(["schema"], ({ data }) => ({ data })), part(["workload", "mix"], ({ workload }) => ({ workload }))];
}
/** The switch by which each option does anything at all. */
const NEEDED = new OptionIndex(({ needs }) => needs);
/** Indices of the lines that each line needs, directly or not. Only lines that head switches on are needed by others. */
function needsAmong(lines) {
	return lines.map((line) => lines.flatMap((other, index) => other !== line && other.switchesOn && isNeeded(other, line) ? [index] : []));
}
function isNeeded(other, line) {
	if (other.name === "schema") return line.name === "workload" || line.name === "mix";
	const [piece, ...more] = other.pieces;
	if (piece === void 0) {
		const isStatementOnIt = line.name.startsWith("sql[") && /performance_schema/i.test(line.after ?? line.before ?? "");
		const isOfSchema = line.name.startsWith(INSTRUMENT) || isStatementOnIt;
		return variableOf(other.name) === (isOfSchema ? "performance_schema" : NEEDED.find(line.name));
	}
	return more.length === 0 && line.pieces.some((own) => isPieceNeeded(piece, own));
}
function isPieceNeeded(other, piece) {
	if (piece.kind === "instruments") return other.kind === "consumer" && other.name === "global_instrumentation";
	if (other.kind === "consumer") return consumersAbove(piece.name).includes(other.name);
	const source = sourceOf(piece.name);
	return source !== void 0 && overlaps(other.prefix, source);
}

// src/core/attribution/switches.ts
/** Changed settings as switches of a running server: which of the server's settings each of them stands for. */
/**
* A switch for every line; undefined for those that only count at start, or whose effect comes later. A setting is
* switched by one line only, so that all switched on are head's settings and all off the reference's: among several
* patterns of instruments by the longest, as the server takes them at start.
*/
function switchesOf(lines, { reference, head }) {
	const changes = settingsThatDiffer(reference, head);
	const claims = lines.map((line) => claimOf(line, head));
	const owned = /* @__PURE__ */ new Map();
	for (const key of changes.keys()) {
		const owner = ownerOf(key, claims);
		if (owner !== void 0) owned.set(owner, [...owned.get(owner) ?? [], key]);
	}
	return claims.map((claim, line) => {
		if (claim === void 0) return void 0;
		const keys = owned.get(line) ?? [];
		const of = (settings) => new Map(keys.map((key) => [key, settings.get(key) ?? ""]));
		return {
			off: of(reference),
			on: of(head)
		};
	});
}
/** Names of the variables that a switch sets. */
function variablesOf({ on }) {
	return [...on.keys()].map(partsOf).flatMap(({ kind, name }) => kind === "variable" ? name[0] ?? "" : []);
}
/** Undefined for lines that no running server can be switched to. */
function claimOf({ name, before, after, pieces }, head) {
	const claims = pieces.map((piece) => piece.kind === "consumer" ? only(keyOf$1("consumer", piece.name)) : byPattern(`${piece.prefix}%`));
	if (claims.length > 0) return (key) => claims.map((claim) => claim(key)).find((strength) => strength !== void 0);
	const [, pattern] = /^performance-schema-instrument (.+)$/.exec(name) ?? [];
	if (pattern !== void 0) return byPattern(pattern);
	if (name.startsWith("sql[")) return claimOfStatement(after ?? before ?? "");
	return claimOfOption(name, head);
}
function claimOfOption(name, head) {
	const variable = [name, name.replace(/^(?:skip|disable|enable)-/, "")].map((each) => each.replaceAll("-", "_")).find((each) => head.has(keyOf$1("variable", each)));
	if (variable === void 0 || !takesEffectAtOnce(variable)) return void 0;
	return only(...keysOf(variable));
}
/** A statement claims the variables that it sets, or parts of Performance Schema that nobody else claims. */
function claimOfStatement(sql) {
	const variables = setVariables(sql);
	if (variables !== void 0) {
		const keys = new Set(variables.flatMap(keysOf));
		return variables.every(takesEffectAtOnce) ? (key) => keys.has(key) ? 1 : void 0 : void 0;
	}
	const [, table] = /performance_schema`?\s*\.\s*`?setup_(actors|objects)/i.exec(sql) ?? [];
	if (table !== void 0) return (key) => partsOf(key).kind === table.slice(0, -1).toLowerCase() ? 0 : void 0;
	if (!touchesSetup(sql)) return void 0;
	return (key) => /^(?:consumer|instrument):/.test(key) ? 0 : void 0;
}
const ASSIGNED = /^\s*(?:@@)?global[\s.]\s*`?(\w+)`?\s*:?=/i;
/** Global variables that a statement sets; undefined if it does anything else. */
function setVariables(sql) {
	const [, list] = /^\s*set\s+(.+?)\s*;?\s*$/is.exec(sql) ?? [];
	const names = list?.split(/,(?=\s*(?:@@)?global[\s.])/i).map((part) => ASSIGNED.exec(part)?.[1]?.toLowerCase());
	return names?.every((name) => name !== void 0) ? names : void 0;
}
/** A server lists a variable under each of its names, all with the same value. */
function keysOf(variable) {
	return namesOf(variable).map((name) => keyOf$1("variable", name));
}
function only(...own) {
	return (key) => own.includes(key) ? 1 : void 0;
}
function byPattern(pattern) {
	const text = pattern.replaceAll(/[^\w%]/g, "\\$&").replaceAll("%", ".*");
	const expression = new RegExp(`^${keyOf$1("instrument", text)}$`, "is");
	return (key) => expression.test(key) ? 1 + pattern.length : void 0;
}
function ownerOf(key, claims) {
	let owner;
	let strongest = Number.NEGATIVE_INFINITY;
	for (const [line, claim] of claims.entries()) {
		const strength = claim?.(key);
		if (strength === void 0 || strength < strongest) continue;
		owner = line;
		strongest = strength;
	}
	return owner;
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

// src/core/switching/instruments.ts
/**
* The scenario with all instruments on at start: mutexes, condition variables and rwlocks that are made while they are
* off never count (MySQL manual, "Pre-Filtering by Instrument"). Its expectations of the server do not hold then.
*/
function withAllInstruments(scenario) {
	const isPattern = ({ name }) => /^(?:loose[-_])*performance[-_]schema[-_]instrument$/i.test(name);
	const all = {
		...scenario.place,
		name: "performance-schema-instrument",
		value: "%=ON",
		group: void 0
	};
	return {
		...scenario,
		expect: {},
		options: [...scenario.options.filter((option) => !isPattern(option)), all]
	};
}

export { variablesOf as a, openSources as c, switchesOf as i, programAtHand as l, seededRandom as n, mix as o, shuffled as r, splitDifference as s, withAllInstruments as t, askServers as u };