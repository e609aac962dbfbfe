import { h as isEarlier, m as isCopy, o as nonEmpty, r as datasetBytes, v as plainName, y as presentLine } from "./suite.js";
import { C as variableValue, S as setVariable, b as withoutCopies, c as withoutUnread, d as heldAgainstBaseline, f as isUnchanged, g as mixedArm, h as mayDifferInSpeed, i as changesWithoutEffect, l as armName, n as changedSettings, o as effectivePlan, s as unreadSettings, t as asTaken, u as baseWarnings, v as withoutBaseline, w as variableValues, y as withoutComparisons } from "./changed-settings.js";
import { t as RunDirectory } from "./run-directory.js";
import { B as knownServer, L as familyOf, T as OptionIndex, a as optionToArgument, b as variableForms, c as asReadBy, d as isReadBy, j as removedOption, k as isIdle, n as asLoose, r as canonicalOptionName, x as variableOf } from "./option-file.js";
import { t as isServerPath } from "./measured-request.js";
import { a as optionReach, d as suiteIdentity, h as isWrittenAlike, m as isSameProgram, u as scenarioIdentity } from "./option-reach.js";
import { n as initialDataOf } from "./initial-data.js";
import { C as seedArguments, D as killedFor, E as exceedsMemory, S as scenarioArguments, a as DOES_NOT_START, c as blamedFor, d as notToBlame, f as refusedLoosely, g as unknownTo, k as outgrows, l as doesNotStart, m as requireProduct, p as refusesChange, r as isRunningAlready, t as areOfImages, v as SMALL, x as placeArguments } from "./choose.js";
import { f as Interrupted, h as UserError, m as StoreError, p as MeasurementError, u as BaselineFails, x as isFailure, y as firstLine } from "./paths.js";
import { a as unmatchedPatterns, d as copySeed, f as openSeed, l as newlyRefused, m as atMost, s as isRefusedAlike, t as Programs, u as tryStatements } from "./programs.js";
import { t as isOwnToServer, u as readSettings } from "./scope.js";
import { C as patternOf, L as dangersOf, S as overlaps, T as unevenDurability, _ as touchesSetup, a as learn, b as consumersOf, c as withFailing, d as asStarted, f as isProgram, g as setupOf, h as splitDifference, i as causesOf, l as withoutLines, m as smallestFailingSet, n as balance, o as nextTrial, p as mix, r as besideOf, s as startSearch, u as figures$1, v as INSTRUMENT_LEVELS, w as shippedLevel, x as isEnabledByDefault, y as classesOf } from "./make-report.js";
import { i as count, p as rate, t as bytes } from "./figures.js";
import { d as digestOf, f as startServer, g as removeTree } from "./make-seed.js";
import { b as StartRefused, y as ServerRefuses } from "./parse.js";
import { g as readEnvironment, i as engineProblem, m as cpuModel } from "./docker-client.js";
import { S as armStatesOf, T as totalsOf, _ as withoutUnseen, c as keyOf, d as coverageOf, i as changeOf$1, l as learnedSpread, p as isAllUnmeasured, t as CONFIDENCE, w as slicesOf } from "./comparison.js";
import { n as toleranceOf, t as bySeverity } from "./tolerance.js";
import { c as withoutDoubtful, d as needsMore, f as atTheEnd, i as lookAt, l as isStillNeeded, m as comparePairs, o as decide, p as compare, r as compareAt, t as describeStatements, u as isSuspected } from "./describe-statements.js";
import { a as MeasuredBlocks, i as vagueStatements, l as costEffects, y as startSpreadOf$1 } from "./statement-effects.js";
import { n as shuffled, t as seededRandom } from "./random.js";
import { a as joined, i as interval, l as reach, o as lowerBound, p as normalTail, s as meanEffect } from "./random-effects.js";
import { b as shortened, d as trialCount, f as trialShare, g as blockSecondsWithGap, i as serversAtOnce, l as leastCellSeconds, m as alternatingTurns, o as cellShare, s as leastBlocks, u as searchShare, y as rotatingTurns } from "./memory.js";
import { a as sum, r as mean$1 } from "./vectors.js";
import { a as SHOWN_ALPHA, i as LONGEST_SHARE, r as HALF_MARGIN } from "./alpha.js";
import { r as publish, t as announce } from "./publish.js";
import { f as isRefused } from "./attribution.js";
import { n as judgeInsight, o as robustMean, r as isSample } from "./insight.js";
import { c as classOf, f as takesEffect } from "./scales.js";
import { n as partsOf } from "./switchable-settings.js";
import { o as withMessage, t as droppedAtOnce } from "./warnings.js";
import { a as quantilesMs, r as mergeHistograms } from "./latency.js";
import { a as chainBetween, c as namedFor, l as recordedCommits, n as added, o as distanceIn, r as baselineOf, t as WHOLE } from "./ledger.js";
import { i as layoutCpus, o as readNodes } from "./local.js";
import { i as serverName, r as learnedStartSpread, t as isControl } from "./make-record.js";
import { j as numberOf } from "./dsn.js";
import { a as withBudget, i as planSides, n as budgetProblem, o as withinBudget, r as joinedSides, t as applyRules } from "./rules.js";
import { N as isCommand } from "./revision.js";
import { a as formerNames, c as isShallow, d as newestTag, n as commitIn, o as historyOf, t as checkedOut } from "./checkout.js";
import { a as installRenderer, i as sourceFacts, n as readSubject, r as subjectName, t as pathNear } from "./subject.js";
import { t as OutputDirectory } from "./output-directory.js";
import { n as runClock } from "./clock.js";
import { isDeepStrictEqual } from "node:util";
import { join } from "node:path";
import { mkdirSync } from "node:fs";

// src/core/progress/progress-event.ts
/** Tells a phase, or a sentence that the user should see even without progress. */
function tellers(tell) {
	return {
		phase: (phase) => tell({
			kind: "phase",
			phase
		}),
		note: (text) => tell({
			kind: "note",
			text
		})
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

// src/core/wording/failing-text.ts
/** "statements fail with 1665, 1,200 a second". */
function failingTitle({ code, perSecond }) {
	return `statements fail with ${code}${perSecond === void 0 ? "" : `, ${rate(perSecond)} a second`}`;
}
/** @param changed how many lines changed, those to blame among them; 0: nobody can say which is to blame */
function failingText(failing, { product, version }, lines, changed) {
	const texts = lines.map(({ name, before, after }) => {
		const value = `${name}${after === null ? "" : ` = ${after}`}`;
		return after === null && before !== null ? `without ${name} = ${before}` : `with ${value}`;
	});
	const what = texts.length === 0 ? "with the change" : texts.join(" and ");
	const which = changed <= lines.length ? "" : `, of ${count(changed, "changed line")}`;
	return [`${failingTitle(failing)}; ${product} ${version} says: ${failing.says}`, `  ${failing.what} succeeds before the change, and fails ${what}${which}`].join("\n");
}

// src/edges/servers/try-start.ts
/**
* Starts a server with a changed configuration on data that it had before, as production will: one that reads all of its
* options may still refuse what they say together, or other data than they ask for.
*/
function isOfChange(error) {
	if (error instanceof ServerRefuses) return true;
	if (!(error instanceof MeasurementError)) return false;
	const { endedItself, memoryLimit, refused } = error.failure;
	return endedItself === true || memoryLimit !== void 0 || refused !== void 0;
}
/**
* @returns what the server refuses since the change, with the lines to blame; undefined if it runs, or ran no better before
* @throws UserError if it starts neither before nor now; MeasurementError if this machine lacks what it needs
*/
async function tryStart(request) {
	const { launcher, after } = request;
	const difference = splitDifference(asReadBy(request.before, launcher.build), asReadBy(after, launcher.build), launcher.build);
	const changed = new Set(difference.parts.flatMap(({ line, after: ofHead }) => (line && ofHead.options) ?? []));
	const isOfLog = ({ name }) => redoNames(launcher.build).includes(canonicalOptionName(name));
	const options = difference.head.options.filter((option) => changed.has(option) || !isOfLog(option));
	const isChanged = (option) => changed.has(option);
	const now = await attempt(request, {
		...difference.head,
		options
	}, isChanged, request.look);
	if (now.failure === void 0 && now.refused.length === 0) return void 0;
	const former = await attempt(request, difference.reference, () => true);
	if (former.failure !== void 0 && now.failure === void 0) return void 0;
	if (former.failure !== void 0) throw notToBlame(former.failure);
	const [refused] = newlyRefused(now.refused, former.refused);
	const failure = now.failure ?? (refused && refusing(after.name, refused));
	if (failure === void 0) return void 0;
	if (failure instanceof ServerRefuses) return failure.refusal;
	return refusalOf(failure, difference, launcher.build, async (set) => {
		const tried = await attempt(request, mix(difference, set, after.name), () => false);
		const alike = tried.refused.find((each) => refused !== void 0 && isRefusedAlike(each, refused));
		return alike ? refusing(after.name, alike) : tried.failure;
	});
}
function refusing(arm, refused) {
	return new MeasurementError(refused.says, {
		step: "try statements",
		arm,
		refused
	});
}
/**
* What a failure that names no option is, with the smallest set of changed lines that causes it, found by halves.
*
* @param failureWith starts the configuration before the change with these lines of now
*/
async function refusalOf(failure, { lines, parts, head }, server, failureWith) {
	const { refused } = failure.failure;
	let last = failure;
	const culprits = await smallestFailingSet([...lines.keys()], async (set) => {
		const ended = await failureWith(set);
		if (ended instanceof MeasurementError) last = ended;
		return ended !== void 0 && codeOf(ended) === refused?.code;
	});
	const partOfLine = parts.filter(({ line }) => line !== void 0);
	const placed = culprits.flatMap((index) => {
		const line = lines[index];
		const place = line?.place ?? partOfLine[index]?.before.options?.at(-1);
		if (line === void 0 || place === void 0) return [];
		const { file, line: number } = place;
		return [{
			name: line.name,
			after: line.after,
			place: {
				file,
				line: number
			},
			isRemoved: line.place === null
		}];
	});
	if (placed.length === 0) return void 0;
	const { memoryLimit: limit } = last.failure;
	const blamed = placed.map(({ name, place }) => ({
		name,
		...place
	}));
	if (limit !== void 0) return killedFor(limit, {
		scenario: head.name,
		server,
		lines: blamed
	});
	if (refused === void 0) return refusesChange(server, head.name, placed, last.failure.says);
	const changed = culprits.flatMap((index) => lines[index] ?? []);
	return {
		kind: "statements",
		scenario: head.name,
		server: {
			product: server.product,
			version: server.version
		},
		title: failingTitle(refused),
		message: failingText(refused, server, changed, lines.length),
		lines: placed.map(({ name, place }) => ({
			name,
			...place
		})),
		isMended: false
	};
}
/** Options that say how large the redo log is. */
function redoNames({ product, version }) {
	return familyOf(product).redoArguments(version, 0).map((argument) => argument.replace(/^--|=.*$/g, ""));
}
function codeOf(error) {
	return error instanceof MeasurementError ? error.failure.refused?.code : void 0;
}
let tried = 0;
/** @param mayBlame options that may be why */
async function attempt({ launcher, seed, runDirectory, signal }, { name, options }, mayBlame, look) {
	tried += 1;
	const directory = join(runDirectory, `try${tried}`);
	const given = scenarioArguments(options, SMALL).arguments;
	const applied = scenarioArguments(options.filter(mayBlame), SMALL).applied;
	const args = [
		...seedArguments(launcher.build).filter((argument) => argument !== "--skip-log-bin"),
		...look === void 0 ? [] : ["--performance-schema=ON"],
		...given
	];
	try {
		await copySeed(seed, directory, launcher.account, {
			runDirectory,
			signal
		});
		await using server = await startServer(launcher, {
			name,
			directory,
			args,
			options: applied,
			cpus: []
		}, signal);
		const bad = refusedLoosely(await server.process.output(), applied, launcher.build);
		if (bad !== void 0) return {
			failure: doesNotStart(name, launcher.build, [bad]),
			refused: []
		};
		await look?.(server);
		return {
			failure: void 0,
			refused: await tryStatements(server)
		};
	} catch (error) {
		if (isOfChange(error)) return {
			failure: error,
			refused: []
		};
		throw error;
	} finally {
		await removeTree(directory, runDirectory);
	}
}

// src/edges/servers/ask-servers.ts
/**
* Asks server programs what they make of options, without starting a server: with --verbose --help one reads its
* options as at a start, ends with an error where it would not start, and else prints every variable's value.
*/
/** A program that reads its options needs a fifth of a second; a container of it on a busy machine may need far more. */
const ANSWER_MS = 6e4;
/** Before the user's own, because the last of these may lack its value. MySQL knows all names only when it validates. */
const QUESTION = [
	"--loose-validate-config",
	"--verbose",
	"--help"
];
/** Numbers that no measured server gets, and that lead nowhere from a program which only prints, as access rights do. */
const NUMBERS = ["port", "extra-port"];
const AT_ONCE = 2;
const MOST_BLAMED = 60;
/** Data of a server that has no tables yet. */
const NO_TABLES = {
	tables: 0,
	rows: 0
};
/** Sizes are asked about as they are written: nothing takes memory for them. */
const AS_WRITTEN = {
	limits: {
		bufferPoolBytes: Number.POSITIVE_INFINITY,
		memoryBytes: Number.POSITIVE_INFINITY
	},
	scales: []
};
/**
* Asks about each changed scenario: before, now and at the baseline side by side.
*
* @throws UserError if a server refuses the same before and now, or is of another product; the signal's reason
*/
async function askServers(request) {
	const questions = new Questions(request);
	const outcomes = await Promise.allSettled(request.suite.scenarios.map((scenario) => questions.ask(scenario)));
	for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
	return questions.answers();
}
var Questions = class {
	#request;
	#soon = atMost(AT_ONCE);
	#refusals = [];
	#taken = /* @__PURE__ */ new Map();
	#takenAtBaseline = /* @__PURE__ */ new Map();
	#whyNoBaseline;
	#asked = [];
	#servers = /* @__PURE__ */ new Map();
	#unasked = /* @__PURE__ */ new Set();
	#doubtful = [];
	constructor(request) {
		this.#request = request;
	}
	answers() {
		return {
			refusals: this.#refusals,
			taken: this.#taken,
			takenAtBaseline: this.#takenAtBaseline,
			whyNoBaseline: this.#whyNoBaseline,
			asked: this.#asked,
			servers: this.#servers,
			unasked: [...this.#unasked],
			doubtful: this.#doubtful
		};
	}
	async ask(after) {
		const { suite, base = [], started, image, server, programs } = this.#request;
		const { name } = after;
		const before = base.find((each) => each.name === name);
		const changed = before !== void 0 && !isWrittenAlike(before, after) ? before : void 0;
		if (changed === void 0 && !started.includes(name)) return;
		if (changed !== void 0) this.#unasked.add(name);
		const launcher = await programs.atHand(after);
		if (launcher === void 0) return;
		this.#servers.set(name, launcher.build);
		const isNamed = (after.program ?? image) !== void 0 || isServerPath(server);
		const isAnyInstalled = launcher.kind === "local" && !isNamed && suite.server.kind === "auto";
		const former = changed && await programs.atHand(changed);
		const [now, old] = await Promise.all([this.#answerOf(after, launcher), former && changed ? this.#answerOf(changed, former) : void 0]);
		const refused = now.blamed.map(({ option }) => option);
		const strange = refused.length > 0 ? refused : readBy(after, launcher).filter(isMissingIn(now.values));
		if (isAnyInstalled) requireProduct(strange, launcher.build);
		const earlier = before === void 0 || changed !== void 0 ? old : now;
		this.#judge(after, launcher.build, now, earlier, before !== void 0 && !isSameProgram(before, after));
		this.#judgeMemory(after, before, launcher.build, now, earlier);
		if (now.values.size > 0) this.#unasked.delete(name);
		if (changed === void 0) return;
		if (old !== void 0 && former?.build.identity === launcher.build.identity) this.#compare(changed, after, launcher, old, now);
		await this.#askBaseline(changed, after, launcher, now);
	}
	#answerOf(scenario, launcher) {
		return this.#soon(() => answerOf(scenario, launcher, this.#request));
	}
	/** Options that the server takes no more are a refusal of the change. */
	#judge(scenario, server, now, before, isMended) {
		const isOld = ({ option }) => before?.blamed.some((old) => old.option.name === option.name && old.option.value === option.value) === true;
		const [first, ...others] = now.blamed.filter((blamed) => !isOld(blamed));
		if (first !== void 0) {
			const { refusal } = doesNotStart(scenario.name, server, [first, ...others]);
			this.#refusals.push({
				...refusal,
				isMended
			});
			return;
		}
		const [old, ...more] = now.blamed;
		if (old !== void 0) throw notToBlame(doesNotStart(scenario.name, server, [old, ...more]));
	}
	/** Whether the server's container is too small since the change, where its values are to be had. */
	#judgeMemory(after, before, server, now, old) {
		const { values = /* @__PURE__ */ new Map() } = old ?? {};
		if (before !== void 0 && values.size === 0) return;
		const refusal = exceedsMemory({
			scenario: after,
			values: now.values
		}, before && {
			scenario: before,
			values
		}, server);
		if (refusal !== void 0) this.#refusals.push(refusal);
	}
	#compare(before, after, launcher, old, now) {
		const { name } = after;
		this.#taken.set(name, asTaken(before, after, launcher.build, {
			before: old.values,
			after: now.values
		}));
		this.#asked.push({
			scenario: name,
			revision: "base",
			variables: asListed(old.values)
		});
		this.#asked.push({
			scenario: name,
			revision: "head",
			variables: asListed(now.values)
		});
		const isNew = (option) => !before.options.some((each) => each.name === option.name && each.value === option.value);
		const read = readBy(after, launcher);
		const patterns = read.filter(({ name: option }) => canonicalOptionName(option) === "performance-schema-instrument").filter(isNew);
		const doubtful = [
			...now.unlisted,
			...read.filter(({ isLoosened }) => isLoosened),
			...patterns
		].filter(isNew);
		const dataOf = (of) => JSON.stringify(initialDataOf(of).options.map((each) => [each.name, each.value]));
		const isUrgent = doubtful.length > 0 || dataOf(before) !== dataOf(after);
		this.#doubtful.push({
			before,
			after,
			launcher,
			isUrgent,
			patterns,
			unlisted: now.unlisted.filter(isNew)
		});
	}
	/** Servers of the baseline join where their values differ from those before and now. */
	async #askBaseline(before, after, launcher, now) {
		const { programs, baseline = [] } = this.#request;
		const then = baseline.find(({ name }) => name === after.name);
		if (then === void 0) return;
		const why = programs.whyMissing(then);
		const program = why === void 0 ? await programs.atHand(then) : void 0;
		const answer = program && await this.#answerOf(then, program);
		const [blamed] = answer?.blamed ?? [];
		if (why !== void 0 || blamed !== void 0) {
			this.#whyNoBaseline = why ?? `its server does not start: ${blamed?.why.split("\n")[0]}`;
			return;
		}
		const isSameServer = program?.build.identity === launcher.build.identity;
		const values = answer && {
			before: answer.values,
			after: now.values
		};
		const taken = isSameServer && values ? asTaken(then, after, launcher.build, values) : then;
		this.#takenAtBaseline.set(before.name, taken);
	}
};
/** Values as a running server lists them. */
function asListed(values) {
	const words = {
		TRUE: "ON",
		FALSE: "OFF"
	};
	return Object.fromEntries([...values].map(([name, value]) => [name, words[value] ?? value]));
}
function readBy({ options }, { build }) {
	return options.filter((option) => isReadBy(option, build));
}
/** Whether a server has not listed an option, in full or as it begins. */
function isMissingIn(values) {
	const listed = [...values.keys()];
	return ({ name }) => !variableForms(name).some((form) => listed.some((each) => each.startsWith(form)));
}
/**
* What a server makes of the options that it reads. One names the first that it refuses, so it is asked without that again.
*
* @returns the options that it does not start with; its values, empty if it would not start, or has told nothing; and
*   options that are not among these, as MySQL before 8.0.16 takes any while it only prints
*/
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
			values: /* @__PURE__ */ new Map(),
			unlisted: []
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
		blamed.push(...found);
		if (found.length > 0 && blamed.length < MOST_BLAMED) continue;
		const values = blamed.length === 0 && told.exitCode === 0 ? helpValues(told.output) : /* @__PURE__ */ new Map();
		const isStrict = ({ name }) => !/^loose[-_]/i.test(name);
		return {
			blamed,
			values,
			unlisted: values.size === 0 ? [] : applied.filter(isStrict).filter(isMissingIn(values))
		};
	}
}
/** Starts the server of a doubtful scenario on data without tables. */
async function tryDoubtful(doubtful, request) {
	const { before, after, launcher, patterns, unlisted } = doubtful;
	const { name } = after;
	const asked = [];
	const look = async ({ session }) => {
		const all = readBy(after, launcher).filter((option) => canonicalOptionName(option.name) === "performance-schema-instrument");
		const unmatched = unmatchedPatterns(await readSettings(session), all);
		asked.push({
			scenario: name,
			revision: "head",
			variables: {},
			unmatched
		});
	};
	const initial = initialDataOf(asReadBy(before, launcher.build), asReadBy(after, launcher.build));
	try {
		await using seed = await openSeed({
			...request,
			launcher,
			dataset: NO_TABLES,
			initial
		});
		const refusal = await tryStart({
			...request,
			before,
			after,
			launcher,
			seed,
			...patterns.length > 0 && { look }
		});
		return {
			refusal: refusal && withAllUnknown(refusal, launcher.build, unlisted),
			isTold: true,
			asked
		};
	} catch (error) {
		if (!isFailure(error)) throw error;
		request.note(error.message);
		return {
			refusal: void 0,
			isTold: false,
			asked
		};
	}
}
/** A start ends at the first unknown option: the others are those that the server does not list. */
function withAllUnknown(refusal, server, unlisted) {
	const [named] = refusal.lines;
	if (!unlisted.some(({ name }) => name === named?.name)) return refusal;
	const [first, ...others] = unlisted.map((option) => unknownTo(server, option));
	return first === void 0 ? refusal : doesNotStart(refusal.scenario, server, [first, ...others]).refusal;
}

// src/gate/ask-change.ts
const NO_ANSWERS = {
	refusals: [],
	taken: /* @__PURE__ */ new Map(),
	takenAtBaseline: /* @__PURE__ */ new Map(),
	whyNoBaseline: void 0,
	asked: [],
	servers: /* @__PURE__ */ new Map(),
	unasked: [],
	doubtful: []
};
/**
* @throws UserError if a program or a server is missing, or refuses the same before and now; MeasurementError where one does
*   not work
*/
async function askChange(change, run) {
	const { suite, before, asWritten, subject, request } = change;
	const { server, image } = request;
	await using opened = new AsyncDisposableStack();
	const { phase } = tellers(run.edges.tell);
	const asked = {
		suite,
		base: before,
		server,
		image,
		phase,
		note: run.note,
		signal: run.signal
	};
	const isIdle = isUnchanged(asWritten);
	const scenarios = asWritten.arms.map(({ scenario }) => scenario);
	const looseSql = isIdle || subject.strangeSql === void 0 || await areContained(suite, scenarios, request) ? void 0 : subject.strangeSql;
	const mayMeasure = !isIdle && looseSql === void 0;
	const prepared = mayMeasure ? await (await import("./prepare-machine.js")).prepareMachine({
		...asked,
		...request,
		plan: asWritten
	}) : void 0;
	const directory = opened.use(prepared?.directory ?? new RunDirectory());
	if (prepared !== void 0) opened.use(prepared);
	const servers = {
		...asked,
		signal: prepared?.signal ?? run.signal,
		runDirectory: directory.path,
		runId: directory.id
	};
	run.timeline.enter({ step: "data" });
	const isElsewhere = isRunningAlready(suite, server);
	const endpoints = isElsewhere && mayMeasure ? opened.use(await (await import("./open-endpoints.js")).openEndpoints({
		...servers,
		...request,
		plan: asWritten
	})) : void 0;
	const baseline = change.baseline?.scenarios ?? [];
	const atBaseline = baseline.map((scenario) => ({
		scenario,
		revision: "baseline",
		role: "candidate"
	}));
	const arms = mayMeasure && !isElsewhere ? [...asWritten.arms, ...atBaseline] : [];
	const programs = await Programs.open(servers, arms);
	const started = mayMeasure ? asWritten.arms.flatMap((arm) => isEarlier(arm) ? [] : [arm.scenario.name]) : [];
	const answers = isElsewhere ? NO_ANSWERS : await askServers({
		...servers,
		programs,
		baseline,
		started
	});
	const buildOf = endpoints?.buildOf ?? ((scenario) => programs.buildOf(scenario));
	const kept = opened.move();
	return {
		answers,
		buildOf: mayMeasure ? buildOf : void 0,
		looseSql,
		directory,
		request: servers,
		programs,
		endpoints,
		sysbench: prepared?.sysbench ?? "not needed",
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/** Whether all servers of these scenarios would run in containers: they have images, and there is an engine. */
async function areContained(suite, scenarios, asked) {
	if (!areOfImages(suite, scenarios, asked)) return false;
	using directory = new RunDirectory();
	return await engineProblem({ runDirectory: directory.path }) === void 0;
}

// src/core/verdict/refused.ts
/** What a server refuses since the change, as a comparison: red, and nothing of it was measured. */
/** ln of the smallest positive number stands for that of no QPS at all, which JSON does not have. */
const NO_QPS = Math.log(Number.MIN_VALUE);
const NO_VARIANCE = {
	variance: 0,
	df: 1
};
function refusedComparison(refusal, policy) {
	const name = {
		rule: "base",
		scenario: refusal.scenario,
		reference: refusal.scenario,
		workload: "*",
		threads: 0
	};
	const { share, from } = toleranceOf(name, policy);
	return {
		...name,
		scope: "mean",
		change: -1,
		low: -1,
		high: -1,
		confidence: CONFIDENCE,
		effect: {
			mean: NO_QPS,
			standardError: 0,
			df: 1,
			within: NO_VARIANCE,
			between: NO_VARIANCE
		},
		blocks: 0,
		trials: 0,
		refusal,
		tolerance: share,
		toleranceFrom: from,
		detectable: share,
		verdict: "regressed",
		label: "regressed",
		confirmed: true
	};
}

// src/core/plan/plan-trial.ts
/**
* The trial of a number, with the arms that are still wanted in each cell; undefined if none is. Its order comes from the
* seed and its number alone.
*/
function planTrial(plan, number, isStillNeeded) {
	const { arms } = plan;
	const [control, twin, ...others] = arms;
	const random = seededRandom(plan.seed, number);
	const cellsThat = (writes) => plan.cells.filter((cell) => Boolean(cell.workload.writes) === writes);
	const cells = [false, true].flatMap((writes) => shuffled(cellsThat(writes), random)).flatMap((cell) => {
		const wanted = others.filter((arm) => isStillNeeded(arm, cell, number));
		return wanted.length > 0 || isStillNeeded(control, cell, number) ? [{
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
		arms: arms.filter((arm) => cells.some((planned) => planned.arms.includes(arm)))
	};
}
/** How many trials after that number, up to the last one, have something that is wanted now. */
function trialsToCome(plan, after, last, isStillNeeded) {
	return Array.from({ length: Math.max(0, last - after) }, (_, nth) => after + 1 + nth).filter((number) => planTrial(plan, number, isStillNeeded) !== void 0).length;
}

// src/gate/trials.ts
/**
* Trials of one run, measured one after the other on fresh servers, with all their measurements. Lines are saved as they
* come.
*/
/** Fewer blocks of a trial than this do not tell their noise well enough for a decision. */
const LEAST_LOOK_BLOCKS = 8;
/** That many tell whether it leaves the rest of the time a chance. */
const LEAST_CHANCE_BLOCKS = 4;
const LOOK_GROWTH = 1.25;
const NO_LOOKS = {
	wants: () => true,
	within: () => true,
	hasChance: () => true
};
const NOTHING_MEASURED = {
	lines: [],
	warnings: [],
	measuredSeconds: 0
};
var Trials = class {
	#edges;
	/** All trials so far. */
	measurement = NOTHING_MEASURED;
	/** The settings of each arm's server after its latest start, by the arm's name. */
	settings = /* @__PURE__ */ new Map();
	/** Number of the latest trial. */
	number = 0;
	/** Lines of the latest trial. */
	#begun = [];
	#isMeasuring = false;
	/** Cells that cannot be measured, which no later trial tries again. */
	#lost = [];
	constructor(edges) {
		this.#edges = edges;
	}
	/** All measurements, including the current trial. */
	get lines() {
		return this.#isMeasuring ? [...this.measurement.lines, ...this.#begun] : this.measurement.lines;
	}
	/** Keeps a line that no server wrote, at its place among the others. */
	keep(line) {
		this.#edges.save?.([line]);
		if (this.#isMeasuring) this.#begun.push(line);
		else this.measurement = {
			...this.measurement,
			lines: [...this.measurement.lines, line]
		};
	}
	/**
	* Measures the next trial in which something is wanted, with the arms that are wanted in each cell.
	*
	* @param schedule asked with the trial's number once its servers have started
	* @returns false if nothing is wanted
	* @throws MeasurementError or UserError if a server does not start or fails; the trial then counts, and has no lines
	*/
	async measure(plan, isStillNeeded, schedule, look = NO_LOOKS) {
		const isThere = ({ workload, threads }) => !this.#lost.some((lost) => lost.workload === workload.name && lost.threads === threads);
		const isWanted = (arm, cell, number) => isThere(cell) && isStillNeeded(arm, cell, number);
		const trial = planTrial(plan, this.number + 1, isWanted);
		if (trial === void 0) return false;
		this.number = trial.number;
		this.#begun = [];
		this.#isMeasuring = true;
		try {
			const { warnings, settings } = await this.#measureTrial(plan, trial, schedule, look);
			this.#join(this.#begun, warnings);
			this.settings = new Map([...this.settings, ...settings]);
			return true;
		} finally {
			this.#isMeasuring = false;
		}
	}
	async #measureTrial(plan, trial, schedule, look) {
		const { testbed, timeline } = this.#edges;
		const began = testbed.now();
		timeline?.enter({
			step: "start",
			trial: trial.number
		});
		await using opened = new AsyncDisposableStack();
		opened.defer(() => timeline?.enter({ step: "judge" }));
		const run = opened.use(await testbed.startTrial(trial, plan));
		opened.defer(() => timeline?.enter({
			step: "stop",
			trial: trial.number
		}));
		this.#save(run.arms);
		const settings = trial.arms.map((arm) => [armName(arm), run.settingsOf(arm)]);
		const servers = new Set(run.arms.map(({ host, scenario, revision }) => host ?? `${scenario} ${revision}`)).size;
		const due = schedule({
			startSeconds: testbed.now() - began,
			servers
		}, trial.number);
		const least = trial.cells.map(({ cell }) => leastCellSeconds(plan, cell, leastBlocks(due.trials)));
		const lost = [];
		for (const [index, planned] of trial.cells.entries()) {
			if (!look.wants(planned)) continue;
			const until = testbed.now() + cellShare(due.until - testbed.now(), least.slice(index));
			try {
				await this.#measureCell(plan, planned, run, {
					until,
					trials: due.trials
				}, look);
			} catch (error) {
				if (!(error instanceof MeasurementError) || error.failure.isOfCell !== true) throw error;
				const { workload, threads } = planned.cell;
				lost.push({
					code: "load-not-measured",
					workload: workload.name,
					threads,
					why: error.message
				});
			}
		}
		this.#lost = [...this.#lost, ...lost];
		return {
			warnings: [...run.warnings, ...lost],
			settings
		};
	}
	async #measureCell(plan, planned, run, { until, trials }, look) {
		const { testbed, tell, timeline } = this.#edges;
		const { workload, threads } = planned.cell;
		const place = {
			trial: this.number,
			workload: workload.name,
			threads
		};
		const at = {
			...place,
			trials
		};
		timeline?.enter({
			step: "connect",
			...place
		});
		await using cellRun = await run.openCell(planned);
		tell({
			kind: "phase",
			phase: {
				code: "warm-up",
				...at
			}
		});
		timeline?.enter({
			step: "warm-up",
			...place
		});
		const pace = await cellRun.warmUp();
		tell({
			kind: "phase",
			phase: {
				code: "measure",
				...at
			}
		});
		const arms = planned.arms.length;
		const usual = cellRun.isRotating ? rotatingTurns(pace, arms, workload.isAnalytical) : alternatingTurns(pace, workload.isAnalytical);
		const least = leastBlocks(trials);
		const left = until - testbed.now();
		const turns = shortened(usual, pace, arms, left / least);
		const perBlock = blockSecondsWithGap(arms, turns);
		if (least * perBlock > plan.budgetSeconds) throw new MeasurementError(`the budget of ${plan.budgetSeconds} s is too small for ${workload.name} at ${count(threads, "thread")}: its turns are so long that the fewest blocks take ${Math.ceil(least * perBlock)} s; raise --budget or lower --threads`, { step: "plan turns" });
		let done = 0;
		const began = testbed.now();
		const isDue = dueLooks(began, least);
		const shareOver = () => (testbed.now() - began) / Math.max(perBlock * least, left);
		timeline?.enter({
			step: "measure",
			...place
		});
		await cellRun.runBlocks(Math.max(least, Math.floor(left / perBlock)), turns, (block) => {
			done += 1;
			this.#save(block);
		}, () => {
			const goesOn = isDue(done, testbed.now()) ? look.within(planned, shareOver()) : done < LEAST_CHANCE_BLOCKS || done >= LEAST_LOOK_BLOCKS || look.hasChance(planned, shareOver());
			tell({ kind: "gap" });
			return goesOn;
		});
		timeline?.enter({
			step: "end",
			...place
		});
		this.#save(await cellRun.finish());
		look.within(planned, shareOver());
	}
	#save(lines) {
		this.#begun.push(...lines);
		this.#edges.save?.(lines);
	}
	#join(lines, warnings) {
		const before = this.measurement;
		const isNew = (warning) => !before.warnings.some((known) => isDeepStrictEqual(known, warning));
		const seconds = lines.reduce((sum, line) => sum + (line.kind === "slice" ? line.seconds : 0), 0);
		this.measurement = {
			lines: [...before.lines, ...lines],
			warnings: [...before.warnings, ...warnings.filter(isNew)],
			measuredSeconds: before.measuredSeconds + seconds
		};
	}
};
/**
* Schedule of looks within a cell, asked with the number of finished blocks and the time on the testbed's clock: after
* enough blocks to tell their noise, then each time a quarter more time has passed. With more looks each would have
* less error to spend, and fewer effects would be found later.
*/
function dueLooks(began, least) {
	let due = began;
	return (blocks, now) => {
		if (blocks < Math.max(least, LEAST_LOOK_BLOCKS) || now < due) return false;
		due = began + LOOK_GROWTH * (now - began);
		return true;
	};
}

// src/gate/explain/search-trials.ts
var SearchTrials = class {
	#request;
	#edges;
	#trials;
	#idle;
	#tried = 0;
	#hasBegun = false;
	constructor(request, edges) {
		this.#request = request;
		this.#edges = edges;
		this.#trials = new Trials(edges);
		this.#idle = {
			seconds: request.startSeconds,
			arms: request.plan.arms.length
		};
	}
	/** The settings of a server of an earlier trial after its start, by its scenario's name. */
	settingsOf(name) {
		return this.#trials.settings.get(name);
	}
	/** What a server of an earlier trial offers to those who diagnose it, by its scenario's name. */
	insightOf(name) {
		return armStatesOf(this.#trials.measurement.lines).findLast(({ scenario }) => scenario === name)?.insight ?? {};
	}
	/** Starts all servers at once, and lets them run in turns. @param wanted at least two, the first with its lines */
	async measure(wanted) {
		const { deadline, computes } = this.#request;
		const { testbed } = this.#edges;
		const seconds = searchShare(deadline - testbed.now(), wanted.length, this.#idle, computes);
		if (seconds === void 0) return { kind: "out of time" };
		await this.#begin();
		const began = testbed.now();
		const arms = wanted.map(({ scenario }) => mixedArm(scenario));
		const plan = this.#planOf(arms);
		const schedule = () => ({
			until: testbed.now() + seconds,
			trials: 1
		});
		try {
			if (!await this.#trials.measure(plan, () => true, schedule)) return { kind: "out of time" };
		} catch (failure) {
			if (!isFailure(failure)) throw failure;
			return {
				kind: "failed",
				failure
			};
		}
		this.#idle = {
			seconds: testbed.now() - began - seconds,
			arms: arms.length
		};
		const rates = this.#ratesOf(plan, wanted);
		return rates === void 0 ? { kind: "out of time" } : {
			kind: "measured",
			rates
		};
	}
	/**
	* Why a server does not run: it does not start, or refuses statements; undefined if it does.
	*
	* @param isDriven whether the workload is tried as well
	*/
	async failureOf(scenario, isDriven = true) {
		await this.#begin();
		this.#tried += 1;
		const arm = mixedArm({
			...scenario,
			name: `${scenario.name}, tried ${this.#tried}`
		});
		const cells = (isDriven ? this.#request.cells : []).map((cell) => ({
			cell,
			arms: [arm]
		}));
		const trial = {
			number: this.#trials.number + 1,
			arms: [arm],
			cells
		};
		try {
			await using run = await this.#edges.testbed.startTrial(trial, this.#planOf([arm]));
			const { refusal } = this.#request;
			const refused = run.refused?.find((each) => refusal === void 0 || isRefusedAlike(each, refusal));
			if (refused !== void 0) return new MeasurementError(refused.says, {
				step: "try statements",
				refused
			});
			for (const cell of cells) {
				await using opened = await run.openCell(cell);
				await opened.warmUp();
			}
			return;
		} catch (error) {
			if (isOfChange(error)) return error;
			throw error;
		}
	}
	async #begin() {
		if (this.#hasBegun) return;
		this.#hasBegun = true;
		await this.#request.begin?.();
	}
	#planOf(arms) {
		const [first, second = first, ...others] = arms;
		if (first === void 0 || second === void 0) throw new RangeError("a trial has at least one server");
		const { plan, cells } = this.#request;
		return {
			...plan,
			rules: ["control"],
			arms: [
				first,
				second,
				...others
			],
			cells,
			shard: null,
			mostServers: Number.POSITIVE_INFINITY
		};
	}
	/** Every server's ln rate against the first one; undefined if one of them could not be compared. */
	#ratesOf(plan, [first, ...others]) {
		const { cells, cost } = this.#request;
		if (first?.on === void 0) throw new RangeError("the first server has some of the lines");
		const pairs = cells.map(comparePairs(plan, new MeasuredBlocks(this.#trials.measurement.lines), cost));
		const servers = [{
			on: first.on,
			logRate: 0
		}];
		const variances = [];
		let besideLogRate;
		for (const { scenario, on } of others) {
			const effect = meanOver(pairs, scenario.name, first.scenario.name);
			if (effect === void 0) return void 0;
			variances.push(effect.within.variance);
			if (on === void 0) besideLogRate = effect.mean;
			else servers.push({
				on,
				logRate: effect.mean
			});
		}
		return {
			servers,
			noise: mean$1(variances) / 2,
			besideLogRate
		};
	}
};
function meanOver(pairs, name, reference) {
	const effects = pairs.flatMap((effectOf) => effectOf(name, reference) ?? []);
	return effects.length === pairs.length ? meanEffect(effects) : void 0;
}

// src/core/verdict/outlook.ts
/**
* What the rest of a run can still decide. A comparison whose noise leaves it no chance ends undecided whether its servers are
* driven for one minute or for four, so the run says so early (stopping for futility by conditional power, Jennison and
* Turnbull 2000, ch. 10). It can make no run red and none pass.
*/
/** A smaller chance to decide is not worth the rest of the time. */
const LEAST_CHANCE = .1;
/** A budget that is advised decides an innocent change as surely as that. */
const ADVISED_CHANCE = .8;
/** Multiples of the budget that may be advised; more would be hours. */
const BUDGETS = [
	1.5,
	2,
	3,
	4,
	6,
	8
];
/** Two looks agree if the second one has that many times the time of the first. */
const LATER = 1.2;
/**
* @param now hopeless at this look, at which that share of the planned time is over
* @returns doubts of the same comparisons; one that is given up stays so, and another one may have a chance again
*/
function doubtsAt(earlier, now, share) {
	const isOf = (one) => (other) => keyOf(other.comparison) === keyOf(one.comparison);
	const doubts = now.map((each) => {
		const before = earlier.find(isOf(each));
		const since = before?.since ?? share;
		return {
			...each,
			since,
			isGivenUp: before?.isGivenUp === true || share >= LATER * since
		};
	});
	return [...earlier.filter((doubt) => doubt.isGivenUp && !now.some(isOf(doubt))), ...doubts];
}
/** Comparisons as if all starts were alike, because the first of them do not tell how much starts differ. */
function withoutStarts(comparisons) {
	return comparisons.map((comparison) => {
		const { mean, within } = comparison.effect;
		return {
			...comparison,
			effect: joined(mean, within, {
				variance: 0,
				df: within.df
			})
		};
	});
}
/**
* A distance from the baseline is none of them, because the change itself decides it.
*
* @param share of the planned time that is over, greater than 0
*/
function hopelessOnes({ comparisons }, standings, policy, share) {
	const isOpen = (comparison) => comparison.rule !== "baseline" && (standings.get(keyOf(comparison))?.kind ?? "open") === "open";
	return comparisons.filter(isOpen).flatMap((comparison) => {
		const { margin } = toleranceOf(comparison, policy);
		const { effect } = comparison;
		if (Math.max(chanceToPass(effect, margin, share), chanceToFail(effect, margin, share)) >= LEAST_CHANCE) return [];
		return [{
			comparison,
			budgets: BUDGETS.find((times) => chanceToPass(effect, margin, share / times) >= ADVISED_CHANCE)
		}];
	});
}
/** The variances at the end of the time, when more turns tell their noise better. */
function endOf(effect, share) {
	const { within, between } = atTheEnd(effect, share);
	return {
		within: {
			...within,
			df: within.df / share
		},
		between
	};
}
/** Chance that a change without any effect has passed at the end of the time. */
function chanceToPass(effect, margin, share) {
	const end = endOf(effect, share);
	const needed = reach(end, SHOWN_ALPHA) - margin;
	return normalTail((needed - share * effect.mean) / deviationOfRest(end, share));
}
/** Chance that a change as slow as it seems has been shown to be slower than the limit at the end of the time. */
function chanceToFail(effect, margin, share) {
	const end = endOf(effect, share);
	const needed = Math.max(margin, HALF_MARGIN * margin + reach(end, SHOWN_ALPHA));
	return normalTail((needed + effect.mean) / deviationOfRest(end, share));
}
/** Standard deviation that what is still to be measured gives the estimate at the end. */
function deviationOfRest({ within, between }, share) {
	return Math.sqrt(Math.max(0, 1 - share) * (within.variance + between.variance));
}

// src/gate/looks.ts
/** Looks during a run: their decisions, and the cells that must be measured on. */
var Looks = class {
	#at;
	standings = /* @__PURE__ */ new Map();
	#measured = new MeasuredBlocks();
	/** The comparisons by all trials. */
	compared;
	/** Comparisons that have no chance. */
	#doubts = [];
	/** Number of the first trial that has lines. */
	#first;
	/** Whether the first trial showed that no load exercises any changed setting. */
	#isIdle = false;
	constructor(at) {
		this.#at = at;
		this.compared = compare(at.plan, new MeasuredBlocks());
	}
	/** Goes on with other comparisons of the same arms. */
	adopt(plan) {
		this.#at = {
			...this.#at,
			plan
		};
		this.#measured = new MeasuredBlocks(this.#at.done.lines);
		this.compared = compare(plan, this.#measured);
		this.#doubts = [];
		this.#first = void 0;
	}
	/** Whether a cell of the trial would show anything new, asked before it is opened. */
	wants = (planned) => this.standings.size === 0 || this.#needsMore(this.compared, planned, false);
	/** Looks at a cell that is being measured. @returns whether the rest of its time would show anything new */
	within = (planned, share) => {
		const seen = this.#take(nameOf(planned));
		return !this.#isHopeless(seen, share) && this.#needsMore(seen, planned, true);
	};
	/** Looks only for whether the rest of a cell's time may decide anything, so that the look spends no error. */
	hasChance = (planned, share) => {
		const { plan, done } = this.#at;
		if (this.#nth > 1) return true;
		const measured = new MeasuredBlocks(done.lines);
		return !this.#isHopeless(compareAt({
			plan,
			measured,
			look: this.#lookLine(nameOf(planned))
		}), share);
	};
	/** @param share of the cell's time in the trial that is over */
	#isHopeless({ comparisons }, share) {
		const { trials } = this.#at.time;
		if (comparisons.some((each) => this.standings.get(keyOf(each))?.kind === "suspected") || this.#nth > trials) return false;
		const judged = this.#nth === 1 ? withoutStarts(comparisons) : comparisons;
		return this.#doubt(judged, (this.#nth - 1 + share) / trials);
	}
	/** Number of the current trial among those that have lines. */
	get #nth() {
		const { number } = this.#at.done;
		this.#first ??= number;
		return number - this.#first + 1;
	}
	/** @returns whether one of the comparisons is given up when this share of their time is over */
	#doubt(judged, share) {
		const { suite } = this.#at;
		if (suite.precision !== void 0 || share >= 1) return false;
		const keys = new Set(judged.map(keyOf));
		const isJudged = ({ comparison }) => keys.has(keyOf(comparison));
		const now = hopelessOnes({ comparisons: judged }, this.standings, suite.gate, share);
		const doubts = doubtsAt(this.#doubts.filter(isJudged), now, share);
		this.#doubts = [...this.#doubts.filter((doubt) => !isJudged(doubt)), ...doubts];
		return doubts.some(({ isGivenUp }) => isGivenUp);
	}
	/** Comparisons that the run ends without, by all that was measured of them. */
	get hopeless() {
		return this.#doubts.flatMap(({ comparison, budgets, isGivenUp }) => {
			const key = keyOf(comparison);
			const latest = this.compared.comparisons.find((each) => keyOf(each) === key);
			const isOpen = (this.standings.get(key)?.kind ?? "open") === "open";
			return isGivenUp && isOpen && latest !== void 0 ? [{
				comparison: latest,
				budgets
			}] : [];
		});
	}
	afterTrial() {
		this.compared = this.#take({
			workload: null,
			threads: null
		});
		const { suite, done, time } = this.#at;
		if (suite.precision !== void 0) return;
		if (done.number === 1 && suite.coverage !== void 0) this.#isIdle = this.compared.comparisons.every(({ high }) => high >= 0) && isAllUnmeasured(coverageOf({
			...suite.coverage,
			lines: done.lines
		}));
		this.#doubt(this.compared.comparisons, time.share);
	}
	/** Whether the rest of the time could only show what is known: a comparison has no chance, or no setting is exercised. */
	get #isInVain() {
		return this.#isIdle || this.hopeless.length > 0;
	}
	/** Cells measured in trials of the planned time, and beyond it to confirm suspicions. */
	stillWanted() {
		const { suite, time } = this.#at;
		const believed = this.#believed(this.compared);
		const wanted = isStillNeeded(this.#withVague(this.compared), believed, suite.precision);
		const suspected = isSuspected(this.compared, believed);
		const isToConfirm = ![...believed.values()].some(({ kind }) => kind === "regressed") && suite.precision === void 0 && time.sufficesToConfirm;
		return (arm, cell, number) => number <= time.trials && !this.#isInVain ? wanted(arm, cell) : isToConfirm && suspected(arm, cell);
	}
	/** The standings without those that the latest comparisons cast doubt on. */
	#believed(seen) {
		return withoutDoubtful(this.standings, seen, this.#at.suite.gate);
	}
	#needsMore(cell, planned, isBegun) {
		const { suite, done, time } = this.#at;
		const place = {
			...planned,
			trial: done.number,
			isBegun,
			isLast: done.number >= time.trials
		};
		const known = new Set(cell.comparisons.map(keyOf));
		const others = this.compared.comparisons.filter((each) => !known.has(keyOf(each)));
		const seen = {
			...cell,
			comparisons: [...cell.comparisons, ...others]
		};
		const needs = (compared) => needsMore(compared, this.#believed(seen), place, suite.precision);
		return needs(seen) || needs(this.#withVague(seen));
	}
	/** Comparisons whose statements are vague are wanted like those that are missing, unless a slowdown is to be confirmed first. */
	#withVague(seen) {
		if ([...this.standings.values()].some(({ kind }) => kind === "regressed" || kind === "suspected")) return seen;
		return {
			...seen,
			missing: [...seen.missing, ...vagueStatements(this.#at.plan, this.#measured)]
		};
	}
	#take(place) {
		const { plan, suite, done, seen } = this.#at;
		const look = this.#lookLine(place);
		done.keep(look);
		this.#measured = new MeasuredBlocks(done.lines);
		const due = {
			plan,
			measured: this.#measured,
			look,
			policy: suite.gate
		};
		const { standings, compared } = lookAt(this.standings, due);
		this.standings = standings;
		seen();
		return compared;
	}
	#lookLine(place) {
		const { done, time } = this.#at;
		return {
			kind: "look",
			trial: done.number,
			...place,
			share: time.share
		};
	}
};
function nameOf({ cell: { workload, threads } }) {
	return {
		workload: workload.name,
		threads
	};
}

// src/gate/run-time.ts
/** The time of a run: its share for each trial, and the part that has passed. */
/** A trial beyond the planned time is not worth its starts for less. */
const LEAST_CONFIRMATION_SECONDS = 3;
/** Files have room for twice as many, those of confirmations among them. */
const MOST_PLANNED = 200 / 2;
var RunTime = class {
	#plan;
	#testbed;
	#began;
	/** Number of trials that the budget is split into, known after the first servers have started; grows with what they leave. */
	trials = Number.POSITIVE_INFINITY;
	/** Seconds of each of them, with its starts. */
	#trialSeconds = Number.POSITIVE_INFINITY;
	#startSeconds = 0;
	#starts = 0;
	/** End of the trial whose servers started last. */
	#trialEnds = 0;
	/** The run begins now. */
	constructor(plan, testbed) {
		this.#plan = plan;
		this.#testbed = testbed;
		this.#began = testbed.now();
	}
	/** Share of the budget. */
	get share() {
		return (this.#testbed.now() - this.#began) / this.#plan.budgetSeconds;
	}
	/** Seconds of the budget. */
	get secondsLeft() {
		return Math.max(0, this.#until(1));
	}
	/**
	* Longest time for which measuring still goes on: the rest of the time, and never less than the current trial.
	*
	* @param isToConfirm whether more than the budget may be taken
	*/
	secondsToCome(isToConfirm) {
		return Math.max(0, this.#until(isToConfirm ? LONGEST_SHARE : 1), this.#trialEnds - this.#testbed.now());
	}
	/** Whether the time allowed beyond the budget is worth starting servers. */
	get sufficesToConfirm() {
		return this.#until(LONGEST_SHARE) > this.#secondsPerStart + LEAST_CONFIRMATION_SECONDS;
	}
	/**
	* End of a trial whose servers have just started.
	*
	* @param toCome expected number of trials after it, up to the last one
	*/
	schedule = ({ startSeconds: latest, servers }, number, toCome = (last) => last - number) => {
		this.#startSeconds += latest;
		this.#starts += 1;
		const startSeconds = this.#secondsPerStart;
		if (this.trials === Number.POSITIVE_INFINITY) {
			this.trials = trialCount(this.#plan, startSeconds, servers);
			this.#trialSeconds = this.#plan.budgetSeconds / this.trials;
		}
		const fitting = number - 1 + Math.floor((this.#until(1) + startSeconds) / this.#trialSeconds);
		if (number <= this.trials) this.trials = Math.max(this.trials, Math.min(MOST_PLANNED, fitting));
		const trials = Math.max(number, this.trials);
		const isPlanned = trials === this.trials;
		const left = this.#until(isPlanned ? 1 : LONGEST_SHARE);
		const worthStarting = Math.floor((left - LEAST_CONFIRMATION_SECONDS) / (startSeconds + LEAST_CONFIRMATION_SECONDS));
		const later = isPlanned ? toCome(trials) : Math.min(toCome(number), Math.max(0, worthStarting));
		this.#trialEnds = this.#testbed.now() + trialShare(left, later, startSeconds);
		return {
			trials,
			until: this.#trialEnds
		};
	};
	/** Start time of one trial's servers, from all trials so far. */
	get #secondsPerStart() {
		return this.#startSeconds / Math.max(1, this.#starts);
	}
	/** Seconds until this share of the budget is over. */
	#until(share) {
		return this.#began + share * this.#plan.budgetSeconds - this.#testbed.now();
	}
};

// src/gate/measure.ts
/**
* Measures a plan: trial after trial until every comparison is decided, or the budget is over and no suspicion can be
* confirmed. What does not run since the change is an outcome as well.
*/
/** @throws MeasurementError or UserError if nothing could be measured, and the change is not to blame */
async function measure(plan, testbed, run) {
	const { servers, local } = testbed;
	const soon = atMost(2);
	const tried = await Promise.all(plan.tries.map((each) => soon(() => tryDoubtful(each, servers.request))));
	const refusals = [...tried.flatMap(({ refusal }) => refusal ?? []), ...testbed.refusal ? [testbed.refusal] : []];
	const told = {
		refusals,
		asked: tried.flatMap(({ asked }) => asked),
		unchecked: uncheckedIn(plan, servers.answers.unasked, tried)
	};
	if (refusals.length > 0) return {
		...nothingMeasured(withoutComparisons(plan.measured)),
		...told,
		failed: void 0
	};
	if (local === void 0) return {
		...nothingMeasured(plan.measured),
		...told,
		failed: void 0
	};
	const { request, timeline, save } = run;
	const searchSeconds = request.explain === "never" ? 0 : request.explainSeconds;
	const tell = (event) => run.edges.tell(event.kind === "time" ? {
		...event,
		secondsLeft: event.secondsLeft + searchSeconds
	} : event);
	const edges = {
		testbed: local.testbed,
		save,
		tell,
		timeline
	};
	try {
		const name = plan.change.baseline?.name ?? "";
		return {
			...await measureUntilDecided(plan.measured, {
				...plan.suite,
				coverage: plan.coverage
			}, edges, name),
			...told,
			failed: void 0
		};
	} catch (failure) {
		const failed = await failedArm(failure, plan.measured, edges);
		return {
			...nothingMeasured(withoutComparisons(plan.measured)),
			...told,
			failed
		};
	}
}
function uncheckedIn(plan, unasked, tried) {
	const untold = plan.tries.flatMap(({ after }, nth) => tried[nth]?.isTold ? [] : [after.name]);
	const started = plan.isMeasured ? plan.measured.arms.map(({ scenario }) => scenario.name) : [];
	const refused = plan.refusals.map(({ scenario }) => scenario);
	return [.../* @__PURE__ */ new Set([...unasked, ...untold])].filter((name) => !started.includes(name) && !refused.includes(name));
}
function nothingMeasured(plan) {
	return {
		plan,
		warnings: [],
		measurement: NOTHING_MEASURED,
		compared: compare(plan, new MeasuredBlocks()),
		standings: /* @__PURE__ */ new Map(),
		settings: /* @__PURE__ */ new Map(),
		trials: 1,
		secondsLeft: 0
	};
}
/** Whether a server of the baseline failed, before its start or after it: the others go on without it. */
function isOfBaseline(error, { arms }) {
	if (error instanceof BaselineFails) return true;
	const isNamed = (arm) => error instanceof MeasurementError && arm.revision === "baseline" && armName(arm) === error.failure.arm;
	return arms.some(isNamed);
}
/**
* The arm that does not run since the change.
*
* @throws the failure if it is of something else; UserError if the server did not start before either
*/
async function failedArm(failure, plan, edges) {
	if (!isOfChange(failure)) throw failure;
	const name = failure instanceof StartRefused ? failure.arm : failure instanceof MeasurementError ? failure.failure.arm : "";
	const head = plan.arms.find((arm) => armName(arm) === name && !isEarlier(arm));
	if (head === void 0) throw failure;
	const base = plan.arms.find((arm) => arm.revision === "base" && arm.scenario.name === head.scenario.name);
	const reference = (base ?? plan.arms[0]).scenario;
	const { refused, memoryLimit } = failure instanceof MeasurementError ? failure.failure : {};
	if (base === void 0 && head.role === "control") throw failure;
	const isDriven = memoryLimit !== void 0 || refused?.threads !== void 0;
	const former = await trialsFor(plan, refused, edges, memoryLimit === void 0 ? void 0 : plan.cells).failureOf(reference, isDriven);
	if (former === void 0) {
		if ((failure instanceof MeasurementError && refused === void 0 && memoryLimit === void 0 ? await trialsFor(plan, void 0, edges).failureOf(head.scenario, false) : failure) === void 0) throw failure;
		return {
			head,
			reference,
			failure
		};
	}
	throw refused === void 0 && isOfChange(former) ? notToBlame(former) : failure;
}
/** Trials of single servers, by default in the cell in which statements failed. */
function trialsFor(plan, refused, edges, cells = plan.cells.filter(({ workload, threads }) => workload.name === refused?.what && threads === refused.threads)) {
	return new SearchTrials({
		plan,
		cells,
		refusal: refused,
		cost: void 0,
		computes: true,
		deadline: Number.POSITIVE_INFINITY,
		startSeconds: 0
	}, edges);
}
/** What would decide the comparisons that the budget cannot. */
function undecidedWarnings(hopeless, { budgetSeconds }) {
	return hopeless.map(({ comparison, budgets }) => {
		const { scenario, workload, threads, effect } = comparison;
		const { low, high } = interval(effect, CONFIDENCE);
		const seconds = budgets === void 0 ? null : Math.ceil(budgets * budgetSeconds);
		return {
			code: "budget-cannot-decide",
			scenario,
			workload,
			threads,
			low: Math.expm1(low),
			high: Math.expm1(high),
			seconds
		};
	});
}
/** @param baseline its name, for a warning where its server does not start */
async function measureUntilDecided(asked, policy, edges, baseline = "") {
	let plan = asked;
	const warnings = [];
	const done = new Trials(edges);
	const time = new RunTime(plan, edges.testbed);
	const seen = () => edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(time.sufficesToConfirm)
	});
	const looks = new Looks({
		plan,
		suite: policy,
		done,
		time,
		seen
	});
	edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(true)
	});
	for (;;) {
		const isStillNeeded = looks.stillWanted();
		const schedule = (servers, number) => time.schedule(servers, number, (last) => trialsToCome(plan, number, last, isStillNeeded));
		try {
			if (!await done.measure(plan, isStillNeeded, schedule, looks)) break;
			looks.afterTrial();
		} catch (error) {
			if (!isOfBaseline(error, plan)) throw error;
			warnings.push({
				code: "baseline-not-measured",
				name: baseline,
				why: firstLine(error)
			});
			plan = withoutBaseline(plan);
			looks.adopt(plan);
		}
	}
	const { measurement, settings } = done;
	const { trials, secondsLeft } = time;
	const { compared, standings } = looks;
	warnings.push(...undecidedWarnings(looks.hopeless, plan));
	return {
		plan,
		warnings,
		measurement,
		settings,
		compared,
		standings,
		trials,
		secondsLeft
	};
}

// src/gate/explain/compared-arms.ts
/** The arms of a comparison. */
function armsOf({ arms }, comparison) {
	const of = (name, revision) => arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
	const { reference, rule, scenario } = comparison;
	return [of(reference, rule === "base" ? "base" : "head"), of(scenario, "head")];
}
function cellsOf({ cells }, { scope, workload, threads }) {
	if (scope === "mean") return cells;
	return cells.filter((cell) => cell.workload.name === workload && cell.threads === threads);
}

// src/core/attribution/suggest.ts
/** A cheaper Performance Schema that shows everything head's shows: lines in the form of the file. */
const GRADES = [
	"none",
	"partial",
	"full"
];
/**
* The smallest setup that keeps every ability at head's level: each part that head changed, the most expensive first,
* is switched back as far as no ability suffers; unchanged parts stay. Null if no costly part can go, or head is not
* understood.
*
* @param insight head's abilities by key
* @param costs all parts that head changed
*/
function suggest(head, server, insight, costs) {
	const setup = setupOf(head, server);
	if (setup === void 0 || !costs.some(({ isCostly }) => isCostly)) return null;
	if (Object.values(insight).every((grade) => grade === "none")) return written([{
		name: "performance_schema",
		value: "OFF"
	}], formOf(head));
	const keeps = (some) => isEnough(judgeInsight(factsOf$1(some, server)), insight);
	if (!keeps(setup)) return null;
	const least = piecesByCost(server, costs).reduce((kept, piece) => cheaper(kept, piece, server).find(keeps) ?? kept, setup);
	const isReduced = (piece) => piece.kind === "consumer" ? setup.consumers.includes(piece.name) && !least.consumers.includes(piece.name) : [...setup.levels].some(([key, level]) => overlaps(key, piece.prefix) && least.levels.get(key) !== level);
	return costs.some(({ piece, isCostly }) => isCostly && isReduced(piece)) ? written(optionsFor(least, server), formOf(head)) : null;
}
/** Head with the suggestion in place of its own options for Performance Schema. */
function suggestedScenario(head, { options }, name) {
	const { place } = head;
	return {
		...head,
		name,
		options: [...head.options.filter((option) => !isPerformanceSchemaOption(option.name)), ...options.map((option) => ({
			...option,
			...place,
			group: void 0
		}))],
		sql: head.sql.filter(({ value }) => !touchesSetup(value))
	};
}
/** Lines of head that the suggestion replaces: its options, then its statements. */
function replacedLines(head) {
	const options = head.options.filter(({ name }) => isPerformanceSchemaOption(name));
	const statements = head.sql.filter(({ value }) => touchesSetup(value));
	return [...options, ...statements].map(({ file, line }) => ({
		file,
		line
	}));
}
/** Whether a suggestion replaces options of this name. */
function isPerformanceSchemaOption(name) {
	return /^performance-schema(?:$|-instrument$|-consumer-)/.test(canonicalOptionName(name));
}
/**
* @param options that replace all of head's for Performance Schema, its consumers and its instruments
* @param form of the replaced lines in head's files, see attribution.ts
*/
function written(options, form) {
	return {
		options,
		form,
		lines: options.map(WRITERS[form])
	};
}
const WRITERS = {
	"option-file": ({ name, value }) => `${name} = ${/[%=]/.test(value) ? `'${value}'` : value}`,
	flags: ({ name, value }) => `--${name.replaceAll("_", "-")}=${value}`,
	settings: ({ name, value }) => `${name} = ${value}`
};
/** Head with options of a former version, which come after its own. */
function withOptions(head, options, name) {
	const own = options.map((option) => ({
		...option,
		...head.place,
		group: void 0
	}));
	return {
		scenario: {
			...head,
			name,
			options: [...head.options, ...own]
		},
		...written(options, formOf(head, () => true))
	};
}
/** A suite has the lines of an option file, because its options are for one. */
function formOf({ options }, isOwn = isPerformanceSchemaOption) {
	const forms = new Set(options.filter(({ name }) => isOwn(name)).map(({ form }) => form));
	if (forms.size > 1 || forms.has("key")) return "settings";
	return forms.has("flag") ? "flags" : "option-file";
}
function isEnough(provided, wanted) {
	const grade = (insight, key) => GRADES.indexOf(insight[key] ?? "none");
	return Object.keys(wanted).every((key) => grade(provided, key) >= grade(wanted, key));
}
/** Such a server with this setup. */
function factsOf$1({ consumers, levels }, server) {
	return {
		consumers,
		instruments: classesOf(server).flatMap(({ prefix, members }) => {
			const level = levels.get(prefix);
			return members.map((member, index) => {
				const enabled = level === "shipped" ? index === 0 : level !== "OFF";
				return {
					name: `${prefix}${member}`,
					enabled,
					timed: enabled && level !== "COUNTED"
				};
			});
		}),
		tables: [{
			schema: "%",
			enabled: true
		}],
		filePerTable: true,
		thread: {
			instrumented: true,
			history: true
		},
		countsPrepared: familyOf(server.product).countsPrepared
	};
}
/**
* Parts that head changed, the most expensive first; at equal costs long histories before short ones, children before
* parents.
*/
function piecesByCost(server, costs) {
	return [...consumersOf(server).toReversed().map((name) => ({
		kind: "consumer",
		name
	})), ...classesOf(server).map(({ prefix }) => ({
		kind: "instruments",
		prefix
	}))].flatMap((piece) => {
		const known = costs.filter((cost) => isOf$1(cost.piece, piece)).map(({ change }) => change ?? 0);
		return known.length === 0 ? [] : [{
			piece,
			cost: Math.min(...known)
		}];
	}).sort((left, right) => left.cost - right.cost).map(({ piece }) => piece);
}
function isOf$1(one, other) {
	if (one.kind === "consumer" || other.kind === "consumer") return one.kind === "consumer" && other.kind === "consumer" && one.name === other.name;
	return overlaps(one.prefix, other.prefix);
}
/** The setup with less of the piece, the least first. */
function cheaper(setup, piece, server) {
	if (piece.kind === "consumer") return [{
		...setup,
		consumers: setup.consumers.filter((name) => name !== piece.name)
	}];
	const own = classesOf(server).find(({ prefix }) => prefix === piece.prefix);
	const isShippedInParts = own !== void 0 && shippedLevel(own, server) === "shipped";
	return INSTRUMENT_LEVELS.slice(0, INSTRUMENT_LEVELS.indexOf(setup.levels.get(piece.prefix) ?? "OFF")).filter((level) => level !== "shipped" || isShippedInParts).map((level) => ({
		...setup,
		levels: new Map(setup.levels).set(piece.prefix, level)
	}));
}
function optionsFor({ consumers, levels }, server) {
	return [
		{
			name: "performance_schema",
			value: "ON"
		},
		...instrumentValues(levels, server).map((value) => ({
			name: "performance-schema-instrument",
			value
		})),
		...consumersOf(server).filter((name) => consumers.includes(name) !== isEnabledByDefault(server, name)).map((name) => ({
			name: `performance-schema-consumer-${name.replaceAll("_", "-")}`,
			value: consumers.includes(name) ? "ON" : "OFF"
		}))
	];
}
/**
* Either the differences from the server's shipped state, or everything off and the exceptions: whichever is shorter.
*/
function instrumentValues(levels, server) {
	const all = classesOf(server);
	const levelOf = ({ prefix }) => levels.get(prefix) ?? "OFF";
	const value = (own) => `${patternOf(own.prefix)}=${levelOf(own)}`;
	const differing = all.filter((own) => levelOf(own) !== shippedLevel(own, server)).map(value);
	if (all.some((own) => levelOf(own) === "shipped")) return differing;
	const others = ["%=OFF", ...all.filter((own) => levelOf(own) !== "OFF").map(value)];
	return others.length < differing.length ? others : differing;
}

// src/gate/explain/performance-schema.ts
/** One-sided error at which a suggestion is said to cost less than the change. */
const CHEAPER$1 = .05;
/**
* The difference with the unchanged lines that it brings to life: those of the Performance Schema, where a line switches that
* on. Undefined if there are none.
*/
function awakenedDifference({ reference, head, lines }, server) {
	if (!lines.some(({ name, switchesOn }) => name === "performance-schema" && switchesOn)) return void 0;
	const isAsleep = ({ name }) => isPerformanceSchemaOption(name) && !/^performance[-_]schema$/.test(name);
	const isKept = (option) => !isAsleep(option);
	const without = {
		...reference,
		options: reference.options.filter(isKept)
	};
	if (without.options.length === reference.options.length) return void 0;
	const awakened = splitDifference(without, head, server);
	if (awakened.lines.length <= lines.length) return void 0;
	return {
		...awakened,
		lines: awakened.lines.map((line) => {
			const changed = lines.find(({ name, place }) => name === line.name && place?.line === line.place?.line);
			return {
				...line,
				before: changed === void 0 ? line.after : changed.before
			};
		})
	};
}
/** Undefined if the change does not touch the Performance Schema, nobody asked its server, or nothing cheaper shows the same. */
function performanceSchemaSuggestion(head, { lines }, server, insight = {}) {
	const costs = lines.flatMap((line) => piecesOf(line.name, line.pieces, line.switchesOn, server).map((piece) => ({
		piece,
		change: null,
		isCostly: true
	})));
	if (costs.length === 0 || Object.keys(insight).length === 0) return void 0;
	const suggested = suggest(head, server, insight, costs);
	if (suggested === null) return void 0;
	const scenario = suggestedScenario(head, suggested, "suggestion");
	const keeps = Object.keys(insight).filter((key) => insight[key] !== "none");
	return {
		scenario,
		shown(search, offered) {
			const tried = besideOf(search);
			if (tried === void 0 || lowerBound(tried.saved, CHEAPER$1) <= 0) return null;
			if (!keeps.every((key) => offered[key] === "full" || offered[key] === insight[key])) return null;
			const replaces = new Map(replacedLines(head).map((place) => [JSON.stringify(place), place]));
			return {
				scenario: head.name,
				form: suggested.form,
				lines: suggested.lines,
				replaces: [...replaces.values()],
				keeps,
				...figures$1(tried.effect, CONFIDENCE),
				saved: figures$1(tried.saved, CONFIDENCE),
				insight: offered
			};
		}
	};
}
/** Parts of Performance Schema that a line changes: its switch changes all; the consumers that are on as shipped stay. */
function piecesOf(name, pieces, switchesOn, server) {
	if (name !== "performance-schema" || !switchesOn) return pieces;
	return [{
		kind: "instruments",
		prefix: ""
	}, ...consumersOf(server).filter((each) => !isEnabledByDefault(server, each)).map((each) => ({
		kind: "consumer",
		name: each
	}))];
}

// src/gate/explain/search-lines.ts
/** A separate random stream, besides those of trials and cells. */
const SALT = 7000001;
/** Servers that show all combinations of two lines. */
const SERVERS = 4;
/** A trial compares at least two. */
const LEAST_SERVERS = 2;
/** Trials of the server beside them; each is one more look. */
const MOST_BESIDE = 4;
/** One-sided error at which it saves something. */
const SAVES = .05;
/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searchLines(start, asked, trials) {
	const { difference, seed, mostServers } = asked;
	const random = seededRandom(seed, SALT);
	let beside = mostServers > LEAST_SERVERS ? asked.beside : void 0;
	const room = beside === void 0 ? mostServers : mostServers - 1;
	const servers = Math.max(LEAST_SERVERS, Math.min(SERVERS, room));
	let search = start;
	for (let number = 1;; number++) {
		const isBesideOpen = beside !== void 0 && number <= MOST_BESIDE && isOpenBeside(search);
		const designed = nextTrial(search, servers, random, isBesideOpen);
		if (designed === void 0) return search;
		const wanted = designed.map((on, nth) => ({
			on,
			scenario: withLines(difference, on, `search ${number}.${nth + 1}`)
		}));
		const all = beside === void 0 ? wanted : [...wanted, {
			scenario: beside,
			on: void 0
		}];
		const trial = await trials.measure(all);
		if (trial.kind === "out of time") return search;
		if (trial.kind === "measured") search = learn(search, trial.rates);
		else {
			const failing = await failingAmong(designed, difference, trials);
			if (failing !== void 0) search = withFailing(search, failing);
			else if (beside !== void 0 && await trials.failureOf(beside) !== void 0) beside = void 0;
			else throw trial.failure;
		}
	}
}
/** Whether the server beside the others seems to save something, which is not sure yet. */
function isOpenBeside(search) {
	const beside = besideOf(search);
	return beside === void 0 || beside.saved.mean > 0 && lowerBound(beside.saved, SAVES / MOST_BESIDE) <= 0;
}
function withLines(difference, on, name) {
	return mix(difference, on.flatMap((isOn, line) => isOn ? [line] : []), name);
}
/** The smallest set of lines that makes one of some servers fail; undefined if each of them runs alone. */
async function failingAmong(designed, difference, trials) {
	for (const on of designed) {
		const lines = on.flatMap((isOn, line) => isOn ? [line] : []);
		const fails = async (set) => await trials.failureOf(mix(difference, set, `with ${set.join("+")}`)) !== void 0;
		if (lines.length > 0 && await fails(lines)) return smallestFailingSet(lines, fails);
	}
}

// src/core/attribution/changed-defaults.ts
/** Defaults that differ between two versions of a server, and the new version with all settings of the old one. */
const IS_IDENTITY = new OptionIndex(({ isIdentity }) => isIdentity);
const IS_KNOWN = new OptionIndex(() => true);
/**
* The variables that differ between two running servers although neither configuration sets them. Variables that only
* one of them has are no defaults: they belong to the program. Paths, identities, and variables without effect on speed
* are excluded too.
*/
function changedDefaults({ reference, head }, scenarios) {
	const set = variablesOf(scenarios.flatMap(({ options }) => options));
	const variables = [...reference].flatMap(([key, before]) => {
		const { kind, name } = partsOf(key);
		const after = head.get(key);
		return kind !== "variable" || after === void 0 || after === before ? [] : [{
			name,
			before,
			after
		}];
	});
	return [...new Map(variables.map((each) => [variableOf(each.name), each]))].flatMap(([variable, each]) => {
		const isOwn = IS_KNOWN.find(each.name) === void 0 || IS_IDENTITY.find(each.name) === true;
		const isRefused = optionReach({
			name: each.name,
			value: each.before
		}) !== void 0;
		return set.has(variable) || isOwn || isRefused || classOf(each.name) === "no effect" ? [] : each;
	});
}
/**
* The difference between two versions with their defaults as lines of their own: with such a line off, the variable has its old
* default in the new version. Options of the old version are given loosely, because the new one may lack them.
*
* @param refused names of old options that the new version does not start with
*/
function withDefaults({ reference, head, lines, parts }, defaults, refused) {
	const pinned = defaults.filter(({ name }) => !refused.has(lineName(name)));
	const program = lines.findIndex(({ name }) => name === (head.program ?? reference.program)?.kind);
	const place = lines[program]?.place ?? null;
	const file = `defaults of ${reference.program?.name ?? "the old version"}`;
	const draftOf = ({ name, before, after }) => ({
		name: lineName(name),
		before,
		after,
		place,
		pieces: [],
		switchesOn: false
	});
	const loosely = (options = []) => options.filter(({ name }) => !refused.has(canonicalOptionName(name))).map((option) => ({
		...option,
		name: asLoose(option.name),
		group: void 0
	}));
	const shift = pinned.length;
	return {
		reference,
		head,
		lines: [...pinned.map((each) => ({
			...draftOf(each),
			needs: program < 0 ? [] : [program + shift]
		})), ...lines.map((line) => ({
			...line,
			needs: line.needs.map((needed) => needed + shift)
		}))],
		parts: [...pinned.map((each, index) => ({
			line: draftOf(each),
			before: { options: [{
				name: asLoose(each.name),
				value: each.before,
				file,
				line: index + 1,
				group: void 0
			}] },
			after: { options: [] }
		})), ...parts.map((part) => ({
			...part,
			before: {
				...part.before,
				options: loosely(part.before.options)
			}
		}))]
	};
}
/** The name of a variable's line. */
function lineName(variable) {
	return variable.replaceAll("_", "-");
}
/** All variables that these options may set. */
function variablesOf(options) {
	return new Set(options.flatMap(({ name }) => variableForms(name).map(variableOf)));
}

// src/gate/explain/version-causes.ts
/** Old options that a new version may refuse; after more, all defaults are given up. */
const MOST_REFUSED = 6;
/** One-sided error at which lines are said to regain something. */
const CHEAPER = .05;
/** @param started settings of the servers before and now, after their start */
async function causesOfVersion(asked, difference, [before, now]) {
	const { comparison, head, cells, plan, local, edges, computes, startSeconds, begin } = asked;
	const deadline = edges.testbed.now() + asked.seconds;
	const trials = new SearchTrials({
		plan,
		cells,
		cost: void 0,
		computes,
		startSeconds,
		deadline,
		begin
	}, edges);
	const scenarios = [difference.reference, difference.head];
	const changed = before && now ? changedDefaults({
		reference: before,
		head: now
	}, scenarios) : [];
	const searched = await startable(difference, changed, trials);
	const defaults = searched === difference ? [] : changed;
	const start = startSearch(searched.lines, comparison.effect, plan.startSpread);
	const search = await searchLines(start, {
		difference: searched,
		seed: plan.seed,
		mostServers: local.mostServers
	}, trials);
	const isDefault = ({ settings }) => settings.some(({ name }) => defaults.some((each) => lineName(each.name) === name));
	return {
		causes: causesOf(search).filter((cause) => cause.verdict === "to blame" || !isDefault(cause)),
		suggestion: restoring(search, searched, head.scenario, defaults),
		explanation: {
			...balance(search),
			defaults
		}
	};
}
/** The difference with its defaults as lines, without the old options that the new version does not start with. */
async function startable(difference, changed, trials) {
	const refused = /* @__PURE__ */ new Set();
	while (refused.size <= MOST_REFUSED) {
		const searched = withDefaults(difference, changed, refused);
		const programs = searched.lines.map(isProgram);
		const failure = await trials.failureOf(withLines(searched, programs, "as before"), false);
		if (failure === void 0) return searched;
		const names = failure instanceof ServerRefuses ? failure.refusal.lines.map(({ name }) => canonicalOptionName(name)) : [];
		const named = names.length > 0 ? names : namesIn(failure.message, searched);
		if (named.length === 0) break;
		for (const name of named) refused.add(name);
	}
	return difference;
}
/** Old options that a server's last message has the names of. */
function namesIn(message, { parts }) {
	const words = message.toLowerCase().replaceAll("_", "-").split(/[^a-z0-9-]+/).map((word) => word.replace(/^-+/, ""));
	const bare = parts.flatMap(({ line, before }) => line === void 0 ? [] : before.options ?? []).map(({ name }) => canonicalOptionName(name).replace(/^loose-/, ""));
	return [...new Set(bare)].filter((name) => words.includes(name));
}
/** The lines that set the defaults to blame back, if that regains something; null if not. */
function restoring(search, { lines }, head, changed) {
	const blamed = causesOf(search).flatMap(({ verdict, settings }) => verdict === "to blame" ? settings.map(({ name }) => name) : []);
	const defaults = changed.filter(({ name }) => blamed.includes(lineName(name)));
	if (defaults.length === 0) return null;
	const names = defaults.map(({ name }) => lineName(name));
	const { effect, saved } = withoutLines(search, lines.flatMap(({ name }, index) => names.includes(name) ? [index] : []));
	if (lowerBound(saved, CHEAPER) <= 0) return null;
	const options = defaults.map(({ name, before }) => ({
		name,
		value: before
	}));
	const restored = withOptions(head, options, "restored");
	return {
		scenario: head.name,
		form: restored.form,
		lines: restored.lines,
		replaces: [],
		keeps: [],
		insight: {},
		...figures$1(effect, CONFIDENCE),
		saved: figures$1(saved, CONFIDENCE)
	};
}

// src/gate/explain/causes.ts
/** The pieces of a single line, or what it brings to life, are not searched longer; seconds. */
const PIECES_SECONDS = 9;
/** The judgement with its causes, if they are wanted and there are lines to tell apart. */
async function withCauses(request) {
	const { judgement, measured, edges } = request;
	const asked = askedFor(request);
	if (asked === void 0) return judgement;
	const { testbed } = edges;
	const server = asked.local.buildOf(asked.plan.arms[0].scenario);
	const difference = splitDifference(asked.reference.scenario, asked.head.scenario, server);
	if (difference.lines.length === 0) return judgement;
	const began = testbed.now();
	try {
		const by = await explainedBy(asked, difference, measured);
		return {
			...judgement,
			...attributionOf(by, asked.comparison, testbed.now() - began)
		};
	} catch (error) {
		if (error instanceof Interrupted) throw error;
		const why = isFailure(error) ? firstLine(error) : `a bug in qpsgate, please report it: ${firstLine(error)}`;
		return {
			...judgement,
			warnings: [...judgement.warnings, {
				code: "causes-unknown",
				why
			}]
		};
	}
}
function attributionOf({ causes, explanation, suggestion }, { rule, scenario, reference, workload, threads, cost }, seconds) {
	return {
		causes,
		explanation: {
			rule,
			scenario,
			reference,
			workload,
			threads,
			...cost && { cost },
			...explanation,
			seconds
		},
		suggestion
	};
}
async function explainedBy(asked, difference, measured) {
	const { comparison, reference, head, cells, plan, local, edges } = asked;
	const { cost, effect } = comparison;
	const started = [reference, head].map((arm) => measured.settings.get(armName(arm)));
	if (cost === void 0 && !isSameProgram(reference.scenario, head.scenario)) return causesOfVersion(asked, difference, started);
	const insight = armStatesOf(measured.measurement.lines).find(({ scenario, revision }) => scenario === head.scenario.name && revision === head.revision)?.insight;
	const server = local.buildOf(head.scenario);
	const awakened = cost === void 0 ? awakenedDifference(difference, server) : void 0;
	const searched = asStarted(awakened ?? difference, started);
	const suggested = cost === void 0 ? performanceSchemaSuggestion(head.scenario, searched, server, insight) : void 0;
	const isSingle = difference.lines.length === 1;
	if (isSingle && awakened === void 0 && suggested === void 0) return singleCause(comparison, difference);
	const { computes, startSeconds, begin } = asked;
	const deadline = edges.testbed.now() + (isSingle ? Math.min(PIECES_SECONDS, asked.seconds) : asked.seconds);
	const trials = new SearchTrials({
		plan,
		cells,
		cost,
		computes,
		startSeconds,
		deadline,
		begin
	}, edges);
	const start = startSearch(searched.lines, effect, plan.startSpread);
	const { mostServers } = local;
	const beside = suggested?.scenario;
	const search = await searchLines(start, {
		difference: searched,
		seed: plan.seed,
		mostServers,
		beside
	}, trials);
	const suggestion = suggested?.shown(search, trials.insightOf(suggested.scenario.name)) ?? null;
	if (!(!isSingle || search.units.some(({ state }) => state === "to blame")) || awakened === void 0 && isSingle) return {
		...singleCause(comparison, difference),
		suggestion
	};
	return {
		causes: causesOf(search),
		explanation: balance(search),
		suggestion
	};
}
/** With one changed line the verdict is its cause. */
function singleCause({ effect, verdict }, { lines }) {
	const [line] = lines;
	const shown = figures$1(effect, CONFIDENCE);
	const isSure = verdict === "regressed" || shown.low > 0;
	const isInnocent = verdict === "pass" && !isSure;
	const settings = line === void 0 ? [] : [line];
	return {
		causes: [{
			settings: settings.map(({ name, before, after, place }) => ({
				name,
				before,
				after,
				place
			})),
			verdict: isSure ? "to blame" : isInnocent ? "innocent" : "inconclusive",
			kind: "verdict",
			...shown,
			measuredWith: settings.map(({ name }) => name),
			removal: null
		}],
		explanation: {
			whole: shown,
			sum: shown,
			interaction: {
				change: 0,
				low: 0,
				high: 0
			},
			isComplete: true
		},
		suggestion: null
	};
}
/** Undefined if nothing is to be explained, or it cannot be. */
function askedFor(request) {
	const { judgement, measured, local, mode, explainSeconds, edges } = request;
	const { lines } = measured.measurement;
	const seconds = measured.secondsLeft + explainSeconds;
	const budgetSeconds = Math.max(seconds, measured.plan.budgetSeconds);
	const plan = {
		...effectivePlan(measured.plan, local.buildOf),
		budgetSeconds
	};
	const comparison = toBeAttributed(judgement, modeOf(mode, plan));
	if (comparison === void 0) return void 0;
	const [reference, head] = armsOf(plan, comparison);
	const cells = cellsOf(plan, comparison);
	if (reference === void 0 || head === void 0 || cells.length === 0) return void 0;
	const { cost } = comparison;
	const startSpread = learnedSpread(comparison, (cost && startSpreadOf$1(cost)) ?? plan.startSpread);
	return {
		comparison,
		reference,
		head,
		cells,
		plan: {
			...plan,
			startSpread
		},
		local,
		edges,
		computes: computesIn(cells, comparison, lines),
		startSeconds: slowestStart(armStatesOf(lines)),
		seconds,
		begin: async () => {
			await request.begin();
			edges.tell({
				kind: "time",
				secondsLeft: seconds
			});
			edges.tell({
				kind: "phase",
				phase: { code: "search" }
			});
		}
	};
}
/** A new version is always distinguished from its new defaults. */
function modeOf(mode, { arms }) {
	const isNewVersion = arms.filter(({ revision }) => revision === "base").some(({ scenario: reference }) => arms.some(({ scenario: head }) => head.name === reference.name && !isSameProgram(reference, head)));
	return mode === "on-fail" && isNewVersion ? "always" : mode;
}
/**
* The comparison whose causes are sought: the worst of the regressed cells, else the worst of the regressed means, else
* of the costs beyond their limits; if none regressed, the worst of all cells with `always`, else the cell in which a
* change gains most, and more than a slowdown may cost.
*/
function toBeAttributed({ comparisons, costs }, mode) {
	if (mode === "never") return void 0;
	const measured = comparisons.filter((each) => each.rule !== "baseline" && !isRefused(each));
	const isCell = ({ scope }) => scope === "cell";
	const regressed = bySeverity(measured.filter(({ verdict }) => verdict === "regressed"));
	const excess = ({ change, tolerance }) => (1 + change) / (1 + tolerance);
	const [dearest] = costs.filter(({ verdict }) => verdict === "regressed").toSorted((one, other) => excess(other) - excess(one));
	const worst = regressed.find(isCell) ?? regressed[0] ?? dearest;
	if (worst !== void 0 || mode === "always") return worst ?? bySeverity(measured.filter(isCell))[0];
	const isGain = ({ rule, label, change, tolerance }) => rule === "base" && label === "improved" && change > tolerance;
	return bySeverity(measured.filter((each) => isCell(each) && isGain(each))).at(-1);
}
/** Whether all servers waited almost only for their CPUs in these cells. */
function computesIn(cells, { byCpu }, lines) {
	if (byCpu !== void 0) return false;
	const slices = lines.flatMap((line) => {
		return line.kind === "slice" && cells.some(({ workload, threads }) => workload.name === line.workload && threads === line.threads) ? [line] : [];
	});
	return slices.length > 0 && slices.every(({ computes }) => computes);
}
/** The mean over each arm's starts: a cold one does not predict later ones. */
function slowestStart(states) {
	const means = [...Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision])).values()].map((starts) => starts.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / starts.length);
	return Math.max(0, ...means);
}

// src/gate/explain/measure-disks.ts
/** For two trials on each disk, which start their servers. */
const SECONDS_PER_DISK = 60;
const TRIALS = 2;
/**
* The judgement with what the change costs on each disk, in the worst of the cells that write: all others do not wait
* for the disk.
*
* @param disks times of synchronisation, seconds
*/
async function measureDisks(judgement, disks, { plan, local, edges }) {
	if (disks.length === 0) return judgement;
	const without = (why) => ({
		...judgement,
		warnings: [...judgement.warnings, {
			code: "disks-unknown",
			why
		}]
	});
	const writing = plan.cells.flatMap(({ workload }) => workload.writes ? [workload.name] : []);
	const [comparison] = bySeverity(judgement.comparisons.filter(({ rule, workload }) => rule !== "baseline" && writing.includes(workload)));
	const [reference, head] = comparison === void 0 ? [] : armsOf(plan, comparison);
	if (comparison === void 0 || reference === void 0 || head === void 0) return without("no workload that writes was compared");
	const { testbed, tell } = edges;
	const { rule, scenario, workload, threads } = comparison;
	const point = (syncSeconds, effect, isOwn = false) => ({
		syncSeconds,
		isOwn,
		...figures$1(effect, CONFIDENCE)
	});
	const points = [point(local.ownSyncSeconds(), comparison.effect, true)];
	const ofDisk = {
		...plan,
		cells: cellsOf(plan, comparison),
		startSpread: learnedSpread(comparison, plan.startSpread)
	};
	tell({
		kind: "time",
		secondsLeft: SECONDS_PER_DISK * disks.length
	});
	try {
		for (const syncSeconds of disks) {
			tell({
				kind: "phase",
				phase: {
					code: "disk",
					syncSeconds
				}
			});
			const effect = await effectOn(pairOn(ofDisk, reference.scenario, head.scenario, syncSeconds), testbed.now() + SECONDS_PER_DISK, edges);
			if (effect !== void 0) points.push(point(syncSeconds, effect));
		}
	} catch (error) {
		if (!isFailure(error)) throw error;
		return without(firstLine(error));
	}
	points.sort((one, other) => one.syncSeconds - other.syncSeconds);
	return {
		...judgement,
		disks: {
			rule,
			scenario,
			workload,
			threads,
			reference: comparison.reference,
			points
		}
	};
}
/** Both configurations on a disk, the one before with a twin. */
function pairOn(plan, reference, head, syncSeconds) {
	const before = {
		...reference,
		name: "reference",
		syncSeconds
	};
	return {
		...plan,
		rules: ["control"],
		shard: null,
		gatedCosts: [],
		arms: [
			{
				scenario: before,
				revision: "head",
				role: "control",
				isMixed: true
			},
			{
				scenario: before,
				revision: "twin",
				role: "control",
				isMixed: true
			},
			{
				scenario: {
					...head,
					name: "head",
					syncSeconds
				},
				revision: "head",
				role: "candidate",
				isMixed: true
			}
		]
	};
}
/** Undefined if nothing could be compared in time. */
async function effectOn(plan, deadline, edges) {
	const trials = new Trials(edges);
	const { testbed } = edges;
	const schedule = (_, number) => ({
		until: testbed.now() + (deadline - testbed.now()) / (3 - number),
		trials: TRIALS
	});
	while (trials.number < TRIALS && await trials.measure(plan, () => true, schedule));
	const { comparisons } = compare(plan, new MeasuredBlocks(trials.measurement.lines));
	return comparisons.find(({ scope }) => scope === "cell")?.effect;
}

// src/gate/explain/explain.ts
/** What a verdict is to be blamed on: the lines that slow down, or with which nothing runs. */
async function explain(judged, testbed, run) {
	const { measured } = judged;
	const { local } = testbed;
	if (local === void 0) return judged;
	const { request } = run;
	const edges = {
		testbed: local.testbed,
		tell: run.edges.tell
	};
	if (measured.failed !== void 0) {
		await announce(judged, run);
		return withFailingLines(judged, measured.failed, local, edges);
	}
	const attributed = await withCauses({
		judgement: judged.judgement,
		measured,
		local,
		mode: request.explain,
		explainSeconds: request.explainSeconds,
		edges,
		begin: () => announce(judged, run)
	});
	const judgement = await measureDisks(attributed, request.disks, {
		plan: measured.plan,
		local,
		edges
	});
	return {
		...judged,
		judgement
	};
}
/** The comparison of a server that does not run, with the smallest set of lines that keep it from running. */
async function withFailingLines(judged, { head, reference, failure }, local, edges) {
	if (!(failure instanceof MeasurementError)) return judged;
	const server = local.buildOf(head.scenario);
	const difference = splitDifference(reference, head.scenario, server);
	const { refused } = failure.failure;
	const trials = trialsFor(judged.measured.plan, refused, edges);
	const { judgement, plan } = judged;
	let refusal;
	try {
		refusal = await refusalOf(failure, difference, server, (set) => trials.failureOf(mix(difference, set, `with ${set.join("+")}`)));
	} catch (error) {
		if (!isFailure(error)) throw error;
		const warnings = [...judgement.warnings, {
			code: "causes-unknown",
			why: firstLine(error)
		}];
		return {
			...judged,
			judgement: {
				...judgement,
				warnings
			}
		};
	}
	if (refusal === void 0) return judged;
	const comparisons = judgement.comparisons.map((each) => each.refusal?.isMended === false && each.scenario === head.scenario.name ? refusedComparison(refusal, plan.suite.gate) : each);
	return {
		...judged,
		judgement: {
			...judgement,
			comparisons
		}
	};
}

// src/core/settings/danger-text.ts
/** The sentence of each danger, which a result holds beside its code. Plain text: the view escapes. */
const SENTENCES = {
	"commits-not-synced": ({ variable, value }) => `${variable}=${value} means that commits are not synchronized: ` + (value === "2" ? "about a second of them is lost if the machine crashes" : "about a second of them is lost if the server or the machine crashes"),
	"binary-log-not-synced": ({ variable, value }) => `${variable}=${value} means that the binary log is ` + (Number(value) === 0 ? "not synchronized by the server" : `synchronized after ${count(Number(value), "commit")} only`) + ": if the machine crashes, replicas may have commits that the server has lost, or the other way round",
	"torn-pages": ({ variable, value }) => `${variable}=${value} means that pages are not written twice: a page that is half written in a crash cannot be mended, unless file system and device write pages whole`,
	"nothing-synced": ({ variable, value }) => `${variable}=${value} means that files are not synchronized: a crash of the machine may leave no usable data; it is for tests`,
	"option-removed": ({ variable, removed, consequence, instead }) => `servers since ${removed} do not have ${variable}${CONSEQUENCES[consequence ?? "unknown"]}${useInstead(instead)}`,
	"option-deprecated": ({ variable, since, instead }) => `${variable} is deprecated since ${since}, later servers may not start with it${useInstead(instead)}`,
	"pool-beyond-memory": ({ variable, poolBytes, memoryBytes }) => `${variable} is ${bytes(poolBytes)}, the machine has ${bytes(memoryBytes)} of memory`
};
const CONSEQUENCES = {
	ignored: ", and pass over it",
	"no-start": ", and do not start with it",
	unknown: ""
};
function dangerText(danger) {
	return SENTENCES[danger.code](danger);
}
function useInstead(instead) {
	return instead === null ? "" : `; ${instead} takes its place`;
}

// src/core/result/describe-advice.ts
/** Advance knowledge about changed settings, as in result.json. */
/** One for each danger of a changed variable, in the order in which the files have them. */
function adviceOf({ settings, plan, scenarios, memoryBytes }) {
	return [...Map.groupBy(settings, ({ scenario }) => scenario)].flatMap(([scenario, changed]) => {
		const program = scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.server;
		const server = program && knownServer(program);
		if (server === void 0) return [];
		const before = valuesOf(plan, scenario, "base");
		const after = valuesOf(plan, scenario, "head");
		return [...settingsByVariable(changed)].flatMap(([variable, setting]) => {
			if (isIdle(variable, (other) => after[other])) return [];
			const change = {
				variable,
				before: before[variable],
				after: after[variable]
			};
			const place = presentLine(setting);
			return dangersOf(change, {
				...server,
				memoryBytes
			}).map((danger) => {
				return {
					...danger,
					scenario,
					...place,
					message: dangerText(danger)
				};
			});
		});
	});
}
function valuesOf({ arms }, scenario, revision) {
	const arm = arms.find((one) => one.revision === revision && one.scenario.name === scenario);
	return variableValues(arm?.scenario.options ?? []);
}
/**
* Changed settings by their variable, without settings that add up, statements and images. If two have the same variable,
* as when `skip-x` takes the place of `x`, the one that has a line now.
*/
function settingsByVariable(settings) {
	const byVariable = /* @__PURE__ */ new Map();
	for (const setting of settings) {
		const { kind, name, before, after } = setting;
		if (kind !== "option" || name.includes(" ")) continue;
		const { variable } = variableValue(name, (after ?? before)?.value);
		if (after !== null || !byVariable.has(variable)) byVariable.set(variable, setting);
	}
	return byVariable;
}

// src/core/result/describe-cells.ts
/** Figures of every arm in every cell, as in result.json. */
/** Above this share of its CPUs the run may measure the client instead of the server. */
const CLIENT_SATURATED = .9;
/** Ignored errors (deadlocks, lock time-outs) per transaction above which a cell is called out. */
const ERROR_SHARE = .01;
function describeCells(plan, measurement, environment) {
	const slices = Map.groupBy(slicesOf(measurement.lines), placeKey);
	const totals = Map.groupBy(totalsOf(measurement.lines), placeKey);
	return plan.arms.flatMap(({ scenario: { name: scenario }, revision }) => plan.cells.flatMap(({ workload, threads }) => {
		const key = placeKey({
			scenario,
			revision,
			workload: workload.name,
			threads
		});
		const totalsOfCell = totals.get(key);
		return totalsOfCell === void 0 ? [] : resultCell(slices.get(key) ?? [], totalsOfCell, environment);
	}));
}
function resultCell(slices, totals, { serverCpus, clientCpus }) {
	const { scenario, revision, workload, threads } = totals[0];
	const tps = mean(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))));
	const queriesPerTransaction = ratio(sum(totals.map((total) => total.transactions * total.queriesPerTransaction)), sum(totals.map((total) => total.transactions)));
	const counted = sum(slices.map((slice) => slice.transactions));
	const latency = mergeHistograms(totals.map((total) => total.latency));
	const turnSeconds = sum(totals.map((total) => total.turnSeconds));
	const serverCpu = sumOrNull(totals.map((total) => total.serverCpuSeconds));
	const clientCpu = sumOrNull(totals.map((total) => total.clientCpuSeconds));
	const busy = (cpu, { length }) => cpu === null ? null : ratio(cpu, turnSeconds * length);
	return {
		scenario,
		revision,
		workload,
		threads,
		qps: tps * queriesPerTransaction,
		tps,
		latencyMs: {
			avg: ratio(1e3 * threads * sum(slices.map((slice) => slice.seconds)), counted),
			...quantilesMs(latency)
		},
		cpuMicrosPerQuery: serverCpu === null || counted === 0 ? null : 1e6 * serverCpu / (counted * queriesPerTransaction),
		serverCpuBusy: busy(serverCpu, serverCpus),
		clientCpuBusy: busy(clientCpu, clientCpus),
		isAwake: totals.some((total) => total.isAwake) || void 0,
		slices: slices.length,
		errors: sum(totals.map((total) => total.errors))
	};
}
/** Robust mean of transactions per second; the plain one where most slices are too short for a transaction. */
function rateOf(slices) {
	const rates = slices.map((slice) => slice.transactions / slice.seconds);
	const isMostlyEmpty = rates.filter((rate) => rate > 0).length <= rates.length / 2;
	return isSample(rates) && !isMostlyEmpty ? robustMean(rates) : mean(rates);
}
function cellWarnings(cells, { lines }) {
	const totals = Map.groupBy(totalsOf(lines), placeKey);
	const transactionsIn = (cell) => sum((totals.get(placeKey(cell)) ?? []).map((one) => one.transactions));
	const about = ({ scenario, revision, workload, threads }) => ({
		scenario,
		revision,
		workload,
		threads
	});
	const saturated = cells.flatMap((cell) => cell.clientCpuBusy === null ? [] : [{
		...about(cell),
		busy: cell.clientCpuBusy
	}]).filter(({ busy }) => busy > CLIENT_SATURATED).map((cell) => ({
		code: "client-saturated",
		...cell
	}));
	const failing = cells.filter((cell) => !isCopy(cell) && cell.errors > ERROR_SHARE * transactionsIn(cell)).map((cell) => {
		const last = totals.get(placeKey(cell))?.findLast(({ errorNumber }) => errorNumber !== void 0)?.errorNumber;
		const counts = {
			errors: cell.errors,
			transactions: transactionsIn(cell)
		};
		return {
			code: "errors",
			...about(cell),
			...counts,
			...last === void 0 ? {} : { last }
		};
	});
	return [...saturated, ...failing];
}
/** Running servers to which other clients sent queries while we measured. */
function othersWarnings({ lines }) {
	const hosts = new Map(lines.flatMap((line) => line.kind === "arm" && line.host !== void 0 ? [[armKey(line), line.host]] : []));
	return [...new Set(hosts.values())].flatMap((endpoint) => {
		const totals = totalsOf(lines).filter((total) => hosts.get(armKey(total)) === endpoint);
		const perSecond = mean(totals.flatMap((total) => total.othersPerSecond ?? []));
		const ours = mean(totals.map((total) => ratio(total.transactions * total.queriesPerTransaction, total.turnSeconds)));
		return perSecond < 1 ? [] : [{
			code: "others-asked",
			endpoint,
			perSecond,
			share: ratio(perSecond, perSecond + ours)
		}];
	});
}
function armKey({ scenario, revision }) {
	return JSON.stringify([scenario, revision]);
}
/** 0 in a cell in which nothing was counted. */
function ratio(part, whole) {
	return whole === 0 ? 0 : part / whole;
}
function mean(values) {
	return ratio(sum(values), values.length);
}
/** Null if one of the values is null. */
function sumOrNull(values) {
	const numbers = values.filter((value) => value !== null);
	return numbers.length < values.length ? null : sum(numbers);
}
/**
* The cells with rates that agree with the comparisons: the control has the rate of its two servers together, every
* other arm that of its reference times the change. Arms without a comparison keep the measured rate.
*/
function agreeingRates(cells, { arms: [control] }, comparisons) {
	const effects = new Map(comparisons.map((comparison) => [keyOf(comparison), comparison.effect.mean]));
	const effectIn = (place, rule) => effects.get(keyOf({
		...place,
		rule
	}));
	const measured = new Map(cells.map((cell) => [placeKey(cell), cell.qps]));
	const rateOf = (place) => {
		const rate = measured.get(placeKey(place)) ?? 0;
		const { scenario, revision } = place;
		if (revision === "base" || revision === "baseline") {
			const effect = effectIn(place, revision);
			return effect === void 0 ? rate : rateOf({
				...place,
				revision: "head"
			}) / Math.exp(effect);
		}
		if (isCopy(place)) return rate;
		if (scenario === control.scenario.name) {
			const twin = measured.get(placeKey({
				...place,
				revision: "twin"
			}));
			return twin === void 0 ? rate : Math.sqrt(rate * twin);
		}
		const effect = effectIn(place, "control");
		return effect === void 0 ? rate : rateOf({
			...place,
			scenario: control.scenario.name
		}) * Math.exp(effect);
	};
	return cells.map((cell) => {
		const qps = rateOf(cell);
		return {
			...cell,
			qps,
			tps: cell.tps && cell.tps * (qps / cell.qps)
		};
	});
}
function placeKey({ scenario, revision, workload, threads }) {
	return JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
}

// src/core/result/describe-run.ts
function describeRun(run, facts) {
	const { suite, plan, trials, measurement, compared } = run;
	const scenarios = resultScenarios(plan, measurement.lines, facts);
	const measured = new MeasuredBlocks(measurement.lines);
	const cells = agreeingRates(describeCells(plan, measurement, facts.environment), plan, compared.comparisons);
	const { startedAt, commit, before, reproduce, settings, asked = [] } = facts;
	const serverOf = (name) => [...scenarios, ...asked].find((each) => each.name === name)?.server;
	return {
		schemaVersion: 1,
		startedAt,
		commit,
		before,
		reproduce,
		settings: settings.map((setting) => ({
			...setting,
			name: plainName(setting.name),
			takesEffect: effectOf(setting, serverOf(setting.scenario))
		})),
		fingerprints: Object.fromEntries(facts.names.map((name) => [name, facts.fingerprints[name] ?? ""])),
		suite: {
			name: suite.name,
			fingerprint: facts.suiteFingerprint,
			precision: suite.precision
		},
		measuredSeconds: measurement.measuredSeconds,
		seed: plan.seed,
		plan: {
			...plan,
			trials,
			policy: suite.gate
		},
		environment: facts.environment,
		scenarios,
		cells,
		advice: adviceOf({
			memoryBytes: facts.memoryBytes,
			plan,
			scenarios: [...scenarios, ...facts.asked ?? []],
			settings: facts.settings
		}),
		costs: costEffects(plan, measured),
		statements: describeStatements(plan, measured, measurement.lines),
		warnings: droppedAtOnce([
			...facts.warnings,
			...measurement.warnings.filter((warning) => warning.code !== "option-scaled" || !facts.settings.some(({ name }) => name === warning.option)),
			...cellWarnings(cells, measurement),
			...othersWarnings(measurement),
			...plan.rules.includes("control") ? fairnessWarnings(plan, measurement.lines) : []
		]).map(withMessage)
	};
}
function effectOf(setting, program) {
	const variable = setVariable(setting)?.variable;
	const server = program && knownServer(program);
	return server && variable ? takesEffect(variable, server) : void 0;
}
function resultScenarios(plan, lines, facts) {
	const states = armStatesOf(lines);
	const names = new Set(states.flatMap(({ variables }) => Object.keys(variables)));
	const isDiffering = (name) => new Set(states.map(({ variables }) => variables[name])).size > 1;
	const differing = [...names].filter((name) => !isOwnToServer(name) && isDiffering(name)).sort();
	const totals = totalsOf(lines);
	return plan.arms.flatMap((arm) => {
		const statesOfArm = states.filter((state) => isOf(state, arm));
		const [first] = statesOfArm;
		if (first === void 0) return [];
		const shares = totals.flatMap((total) => isOf(total, arm) ? total.pageMisses ?? [] : []);
		return {
			name: arm.scenario.name,
			revision: arm.revision,
			role: arm.role,
			server: first.server,
			place: arm.scenario.place,
			fingerprint: facts.fingerprints[armName(arm)] ?? "",
			variables: Object.fromEntries(differing.flatMap((name) => first.variables[name] === void 0 ? [] : [[name, first.variables[name]]])),
			memory: {
				residentBytes: first.residentBytes,
				performanceSchemaBytes: first.performanceSchemaBytes,
				limitBytes: arm.scenario.memoryLimit?.value
			},
			insight: first.insight,
			startSeconds: mean$1(statesOfArm.map((state) => state.startSeconds)),
			host: first.host ?? null,
			pageMisses: shares.length === 0 ? null : Math.max(...shares)
		};
	});
}
/** Scenarios whose servers promise less, or more, for a commit than the control's, although no configuration asks for it. */
function fairnessWarnings({ arms: [control, , ...others] }, lines) {
	const states = armStatesOf(lines);
	const serverOf = (arm) => {
		const state = states.find((each) => isOf(each, arm));
		return state && {
			scenario: arm.scenario,
			variables: state.variables
		};
	};
	const reference = serverOf(control);
	return others.filter(({ revision }) => revision === "head").flatMap((arm) => {
		const server = serverOf(arm);
		const settings = reference && server ? unevenDurability(reference, server) : [];
		const about = {
			scenario: arm.scenario.name,
			control: control.scenario.name
		};
		return settings.length === 0 ? [] : [{
			code: "uneven-durability",
			...about,
			settings
		}];
	});
}
function isOf(state, arm) {
	return state.scenario === arm.scenario.name && state.revision === arm.revision;
}

// src/core/verdict/baseline-verdict.ts
/** How far a branch has come since its baseline, as a result shows it: by measurement, else as the ledger adds it up. */
/** @param comparisons of the run */
function baselineResult({ branch, name, commit, chain }, comparisons, policy) {
	const compared = comparisons.filter(({ rule }) => rule === "base" || rule === "baseline");
	const scenarios = [...new Set(compared.map(({ scenario }) => scenario))];
	return {
		branch,
		name,
		commit,
		distances: scenarios.flatMap((scenario) => {
			const all = {
				scenario,
				workload: "*",
				threads: 0
			};
			const { share: tolerance } = toleranceOf({
				...all,
				rule: "baseline"
			}, policy);
			const ofScenario = compared.filter((each) => each.scenario === scenario && each.cost === void 0);
			const meanBy = (rule) => ofScenario.find((each) => each.rule === rule && each.scope === "mean") ?? ofScenario.find((each) => each.rule === rule);
			const measured = meanBy("baseline");
			if (measured !== void 0) return [{
				scenario,
				by: "measurement",
				tolerance,
				...figures(measured.effect)
			}];
			const change = meanBy("base");
			const before = chain.kind === "whole" ? distanceIn(chain.steps, all) : void 0;
			if (change === void 0 || before === void 0) return [];
			return [{
				scenario,
				by: "ledger",
				tolerance,
				...figures(added(before, change.effect))
			}];
		}),
		changes: scenarios.flatMap((scenario) => changesOf(chain, scenario)),
		broken: chain.kind === "broken" ? chain.why : null
	};
}
/** The changes of a scenario on the way, the oldest first. */
function changesOf({ kind, steps }, scenario) {
	let since = added();
	return steps.toReversed().flatMap((step) => {
		const { commit, title, settings, parent, scenarios } = step.record;
		const effect = distanceIn([step], {
			scenario,
			workload: "*",
			threads: 0
		});
		since = since && effect && added(since, effect);
		const changed = settings.filter((each) => each.scenario === scenario || scenarios.length === 1);
		if (changed.length === 0 || effect === void 0 || parent !== null && "control" in parent) return [];
		const way = kind === "whole" && since !== void 0 ? figures(since) : null;
		return [{
			scenario,
			commit,
			title,
			settings: changed,
			...figures(effect),
			since: way
		}];
	});
}
function figures(effect) {
	const { change, low, high } = changeOf$1(effect);
	return {
		change,
		low,
		high
	};
}

// src/gate/judge.ts
/** What was measured, judged. */
function judge(plan, measured, testbed, run) {
	run.timeline.enter({ step: "judge" });
	const { change, suite, refusals } = plan;
	const facts = factsOf(plan, measured, testbed, run);
	const description = describeRun({
		suite,
		...measured
	}, facts);
	const judged = decide(measured.compared, measured.standings, suite.gate);
	const failed = measured.failed === void 0 ? [] : [refusalOfArm(measured.failed, testbed)];
	const outgrown = outgrownIn(measured, testbed);
	const refused = [
		...refusals,
		...measured.refusals,
		...failed,
		...outgrown
	].map((each) => refusedComparison(each, suite.gate));
	const comparisons = [...refused, ...judged.comparisons];
	const { baseline } = change;
	const isAllRefused = judged.comparisons.length === 0 && refused.some(({ refusal }) => refusal?.isMended === false);
	return {
		plan,
		measured,
		judgement: {
			...judged,
			comparisons,
			coverage: isAllRefused ? [] : coverageOf({
				...plan.coverage,
				...seenBy(measured, plan)
			}),
			baseline: baseline === void 0 ? null : baselineResult(baseline, judged.comparisons, suite.gate)
		},
		description
	};
}
/** Servers that took more memory than their containers have; none where sizes were measured otherwise than written. */
function outgrownIn({ plan, measurement }, { local }) {
	if (measurement.warnings.some(({ code }) => code === "option-scaled" || code === "option-clamped")) return [];
	const states = armStatesOf(measurement.lines);
	const sides = plan.arms.flatMap(({ scenario, revision }) => {
		const state = states.find((each) => each.scenario === scenario.name && each.revision === revision);
		return state === void 0 ? [] : [{
			scenario,
			revision,
			residentBytes: state.residentBytes
		}];
	});
	return sides.flatMap((now) => {
		const before = sides.find(({ scenario, revision }) => scenario.name === now.scenario.name && revision === "base");
		if (now.revision !== "head" || before === void 0) return [];
		const { server, lines } = changeOf(before.scenario, now.scenario, local);
		return outgrows(now, before, server, lines) ?? [];
	});
}
/** The server of a change, and its lines, of which any may be to blame. */
function changeOf(reference, scenario, local) {
	const build = local?.buildOf(scenario);
	const lines = build === void 0 ? [] : splitDifference(reference, scenario, build).lines;
	const placed = lines.flatMap(({ name, place }) => place === null ? [] : [{
		name,
		...place
	}]);
	return {
		build,
		server: build === void 0 ? null : {
			product: build.product,
			version: build.version
		},
		count: lines.length,
		lines: placed.length > 0 ? placed : [{
			name: scenario.name,
			...scenario.place
		}]
	};
}
/** A server's failure before its lines are known. */
function refusalOfArm({ head, reference, failure }, { local }) {
	const { scenario } = head;
	if (failure instanceof ServerRefuses) return {
		...failure.refusal,
		scenario: scenario.name
	};
	const { build, server, lines, count } = changeOf(reference, scenario, local);
	const { refused, memoryLimit: limit } = failure.failure;
	const about = {
		scenario: scenario.name,
		server,
		lines,
		isMended: false
	};
	if (limit !== void 0) {
		const { file, line } = limit;
		const isNew = limit.value !== reference.memoryLimit?.value;
		const changed = isNew ? [{
			name: "the limit of memory",
			file,
			line
		}] : [];
		return killedFor(limit, {
			...about,
			lines: isNew && count === 0 ? changed : [...lines, ...changed]
		});
	}
	if (refused === void 0 || build === void 0) return {
		...about,
		kind: "start",
		title: DOES_NOT_START,
		message: failure.message
	};
	const message = failingText(refused, build, [], count);
	return {
		...about,
		kind: "statements",
		title: failingTitle(refused),
		message
	};
}
/** Facts about a run that no measurement holds. */
function factsOf(plan, measured, { local, servers }, run) {
	const { change, suite, compared } = plan;
	const { subject, before, request, asWritten } = change;
	const fingerprintOf = (scenario) => digestOf(scenarioIdentity(scenario));
	const named = [...request.subject.kind === "config" ? before : [], ...suite.scenarios];
	return {
		startedAt: run.clock.startedAt,
		environment: {
			...readEnvironment(local?.cpus ?? layoutCpus(readNodes()), servers.sysbench),
			tools: subject.tools
		},
		commit: subject.commit,
		before: subject.before,
		reproduce: request.reproduce,
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: Object.fromEntries([
			...[...before, ...suite.scenarios].map((scenario) => [scenario.name, fingerprintOf(scenario)]),
			...asWritten.arms.map((arm) => [armName(arm), fingerprintOf(arm.scenario)]),
			...measured.plan.arms.map((arm) => [armName(arm), fingerprintOf(arm.scenario)])
		]),
		names: [...new Set(named.map(({ name }) => name))],
		settings: plan.coverage.settings,
		memoryBytes: request.memoryBytes,
		asked: [...servers.answers.servers].map(([name, server]) => ({
			name,
			revision: "head",
			server
		})),
		warnings: [
			...change.warnings,
			...plan.warnings,
			...measured.warnings,
			...local?.warnings ?? [],
			...subject.base === void 0 ? [] : baseWarnings(suite, before, compared),
			...measured.unchecked.map((scenario) => ({
				code: "start-unchecked",
				scenario
			}))
		]
	};
}
function seenBy({ measurement, asked }, { coverage }) {
	return {
		lines: measurement.lines,
		asked: [...coverage.asked ?? [], ...asked]
	};
}

// src/gate/open-testbed.ts
/** The testbed of a plan: its servers' data are made, and nothing else measures on this machine meanwhile. */
/** @throws UserError or MeasurementError where data cannot be made */
async function openTestbed(plan, servers, run) {
	const { buildOf, request, programs, endpoints, directory } = servers;
	const nothing = {
		servers,
		local: void 0,
		refusal: void 0,
		[Symbol.asyncDispose]: async () => {}
	};
	if (!plan.isMeasured || buildOf === void 0) return nothing;
	const { openTestbed: open } = await import("./open-testbed.js");
	const { suite, measured } = plan;
	const { timeline } = run;
	const { phase } = tellers(run.edges.tell);
	try {
		const local = await open({
			...request,
			suite,
			plan: measured,
			programs,
			endpoints,
			directory,
			buildOf,
			timeline,
			phase
		});
		return {
			servers,
			local,
			refusal: void 0,
			[Symbol.asyncDispose]: () => local[Symbol.asyncDispose]()
		};
	} catch (error) {
		if (!(error instanceof ServerRefuses)) throw error;
		return {
			...nothing,
			refusal: error.refusal
		};
	}
}

// src/core/suite/successors.ts
/** Options that a new version refuses: what the server says of them, and the configuration with what it takes instead. */
/** Values of successors that are no other names of the same variable. */
const VALUES = {
	expire_logs_days: (days) => 86400 * days,
	innodb_log_file_size: (bytes, of) => bytes * (of("innodb_log_files_in_group") ?? 2)
};
/** The suite with what servers start with. */
function withSuccessors(suite, refusals) {
	const mended = ({ name, options }) => {
		const refusal = refusals.find(({ scenario, isMended }) => scenario === name && isMended);
		if (refusal === void 0) return options;
		const isRefused = (option) => refusal.lines.some((each) => each.name === option.name && each.file === option.file && each.line === option.line);
		return options.flatMap((option) => isRefused(option) ? (refusal.server && successorOf(option, options, refusal.server)) ?? [] : option);
	};
	return {
		...suite,
		scenarios: nonEmpty(suite.scenarios.map((each) => ({
			...each,
			options: mended(each)
		})))
	};
}
/** The option that took the place of one; undefined if none did, it is set already, or the value does not tell its value. */
function successorOf(option, options, { product, version }) {
	const variable = variableOf(canonicalOptionName(option.name));
	const { instead } = variableForms(option.name).flatMap((form) => removedOption(form, familyOf(product).fork, version) ?? [])[0] ?? {};
	const valueSet = (name) => options.findLast((each) => variableForms(each.name).includes(name))?.value;
	if (instead === void 0 || valueSet(instead) !== void 0) return void 0;
	if (variableOf(instead) === variable) return {
		...option,
		name: instead
	};
	const value = numberOf(option.value ?? "");
	const successor = value && VALUES[variable]?.(value, (name) => numberOf(valueSet(name) ?? ""));
	return successor === void 0 ? void 0 : {
		...option,
		name: instead,
		value: String(successor)
	};
}

// src/gate/plan-run.ts
/** The plan of a run: decided here, once, from the change and the answers of its servers. */
/** The only plan of a run. */
function planRun(change, servers) {
	const { request, before, asWritten, records } = change;
	const { answers, buildOf, looseSql } = servers;
	const suite = withSuccessors(change.suite, answers.refusals);
	const decided = {
		change,
		suite,
		refusals: answers.refusals
	};
	const isRefused = answers.refusals.some(({ isMended }) => !isMended);
	if (isUnchanged(asWritten) || looseSql !== void 0 || isRefused || buildOf === void 0) {
		const warnings = looseSql === void 0 ? [] : [{
			code: "sql-not-contained",
			...looseSql
		}];
		const measured = isRefused ? withoutComparisons(asWritten) : asWritten;
		const unmeasured = {
			isMeasured: false,
			compared: asWritten,
			coverage: plannedCoverage({
				compared: asWritten,
				measured,
				change
			}, servers),
			warnings
		};
		return {
			...decided,
			...unmeasured,
			measured,
			tries: isRefused ? [] : answers.doubtful
		};
	}
	const base = before.map((scenario) => answers.taken.get(scenario.name) ?? scenario);
	const { mostServers } = asWritten;
	const held = withBaseline(planSides(suite, request, {
		base,
		mostServers
	}), base, {
		...change,
		suite
	}, servers);
	const compared = withoutUnread(held.plan, buildOf);
	const seen = withoutUnseen(held.plan, buildOf, answers.asked);
	const isMeasured = !isUnchanged(seen);
	const started = isMeasured ? seen.arms.map(({ scenario }) => scenario.name) : [];
	return {
		...decided,
		compared,
		coverage: plannedCoverage({
			compared,
			measured: seen,
			change: {
				...change,
				suite
			}
		}, servers),
		measured: {
			...seen,
			startSpread: startSpreadOf(seen, buildOf, records)
		},
		isMeasured,
		tries: answers.doubtful.filter(({ after, isUrgent }) => isUrgent || !started.includes(after.name)),
		warnings: held.warnings
	};
}
/** Every changed setting, whether a server reads it or not. */
function plannedCoverage({ compared, measured, change }, { answers, buildOf }) {
	const { suite, before, asWritten } = change;
	const changed = changedSettings(buildOf === void 0 ? compared : effectivePlan(compared, buildOf));
	const unread = buildOf === void 0 ? [] : unreadSettings(asWritten, buildOf);
	return {
		settings: [
			...changed,
			...unread,
			...changesWithoutEffect(compared, suite.scenarios, before)
		],
		cells: measured.cells,
		asked: answers.asked,
		dataBytes: datasetBytes(suite.dataset),
		productOf: (name) => {
			const arm = compared.arms.find(({ scenario }) => scenario.name === name);
			return arm && buildOf?.(arm.scenario).product;
		}
	};
}
/** The plan with the baseline of the branch, where its comparison may tell more than that with the base. */
function withBaseline(plan, base, { baseline, suite, request }, { answers, buildOf }) {
	if (baseline === void 0) return {
		plan,
		warnings: []
	};
	const without = (why) => ({
		plan,
		warnings: [{
			code: "baseline-not-measured",
			name: baseline.name,
			why
		}]
	});
	const { stored } = baseline;
	if (stored !== void 0) {
		const [{ scenario: control }] = plan.arms;
		return buildOf && isControl(stored.control, digestOf(scenarioIdentity(control)), buildOf(control)) ? {
			plan: heldAgainstBaseline(plan, stored.ratios),
			warnings: []
		} : without(OTHER_CONTROL);
	}
	if (answers.whyNoBaseline !== void 0) return without(answers.whyNoBaseline);
	const then = baseline.scenarios.map((scenario) => answers.takenAtBaseline.get(scenario.name) ?? scenario);
	const differs = (scenario, others) => others.some((other) => other.name === scenario.name && mayDifferInSpeed(scenario, other));
	const joining = then.filter((scenario) => differs(scenario, base) && differs(scenario, suite.scenarios));
	if (joining.length === 0) return {
		plan,
		warnings: []
	};
	const { mostServers } = plan;
	const joined = joinedSides(suite, request, {
		base,
		baseline: joining,
		mostServers
	});
	const fitting = joined.arms.length > mostServers ? withoutCopies(joined) : joined;
	if (fitting.arms.length > mostServers) return without("its servers do not fit into memory beside the others");
	const problem = budgetProblem(fitting);
	if (problem !== void 0) return without(problem);
	return {
		plan: heldAgainstBaseline(fitting),
		warnings: []
	};
}
const OTHER_CONTROL = "its QPS was recorded against another control";
/** How much starts of its servers differ, as the ledger tells. */
function startSpreadOf({ arms, cells }, buildOf, records) {
	const servers = arms.map(({ scenario }) => serverName(buildOf(scenario)));
	const workloads = cells.map(({ workload }) => workload.name);
	return learnedStartSpread(records, {
		servers,
		workloads,
		cpuModel: cpuModel()
	});
}

// src/gate/read-ledger.ts
/** The ledger of a branch, and the baseline that a run is held against. */
/**
* Records of commits outside of the commit's history do not count.
*
* @throws UserError if the named baseline does not exist; StoreError if the store cannot be read, and the run needs it
*/
async function readLedger(request, asked) {
	const { suite, near, commit, openStore, signal } = asked;
	const { branch } = request;
	const nothing = {
		branch,
		history: [],
		records: /* @__PURE__ */ new Map(),
		problems: /* @__PURE__ */ new Map(),
		named: void 0
	};
	if (isShallow(near)) return {
		...nothing,
		warnings: [{
			code: "ledger-shallow",
			branch
		}]
	};
	const own = request.baseline ? namedBaseline(request.baseline, near, commit) : void 0;
	try {
		await using store = await openStore(request.store, signal);
		const history = historyOf(near, commit);
		const names = [...formerNames(near, suite).reverse(), {
			name: suite,
			until: ""
		}];
		const stored = [];
		for (const { name, until } of names) {
			const isOurs = new Set(history.slice(history.indexOf(until) + 1));
			stored.push(await store.read(name, (each) => isOurs.has(each)));
		}
		const records = stored.flatMap((each) => each.records);
		const unreadable = stored.flatMap((each) => each.unreadable);
		const byCommit = new Map(records.map((record) => [record.commit, record]));
		const baselines = await store.baselines([branch, ...records.map((record) => record.branch)]);
		const set = namedFor(branch, {
			history,
			records: byCommit
		}, baselines);
		return {
			branch,
			history,
			records: byCommit,
			problems: new Map(unreadable.flatMap(({ commit: of, problem }) => of === void 0 ? [] : [[of, problem]])),
			named: own ?? (set && {
				...set,
				name: set.commit.slice(0, 7)
			}),
			warnings: unreadable.map(({ path, problem }) => ({
				code: "ledger-file-unreadable",
				path,
				problem
			}))
		};
	} catch (error) {
		if (!(error instanceof StoreError) || request.isRequired) throw error;
		return {
			...nothing,
			warnings: [{
				code: "ledger-unreadable",
				problem: error.message
			}]
		};
	}
}
/** A commit, a tag, or the newest tag of a pattern. */
function namedBaseline(name, near, commit) {
	const tag = name.includes("*") ? newestTag(near, name, commit) : void 0;
	const found = commitIn(near, tag ?? name);
	if (found !== void 0) return {
		name: tag?.replace(/^refs\/tags\//, "") ?? name,
		commit: found
	};
	throw new UserError(`--baseline: found ${name}, which git does not know here; allowed: a commit, a tag, or a pattern of tags such as v*, which a clone has with the input fetch-depth: 0 of actions/checkout`);
}
/** The last recorded commit before a commit. */
function parentOf(ledger) {
	const recorded = new Set(recordedCommits(ledger));
	return ledger.history.slice(1).find((commit) => recorded.has(commit));
}
/**
* The baseline that a change is held against; undefined if there is none, because nothing is recorded yet.
*
* @param base commit that the change is compared with
* @param fingerprints of the scenarios there: a commit that is not recorded stands where a recorded one of the same
*   configuration does
*/
function branchBaseline(ledger, base, fingerprints) {
	const commit = baselineOf(ledger, ledger.named);
	if (commit === void 0) return void 0;
	const { branch, records, named } = ledger;
	const name = named?.commit === commit ? named.name : commit.slice(0, 7);
	const isAt = (one) => one === commit || records.has(one) || ledger.problems.has(one);
	const start = isAt(base) ? base : recordedCommits(ledger)[0];
	const known = new Map(records.get(start ?? "")?.scenarios.map((scenario) => [scenario.name, scenario.fingerprint]));
	return {
		branch,
		name,
		commit,
		chain: !(start === base || Object.entries(fingerprints).every(([each, fingerprint]) => known.get(each) === fingerprint)) ? {
			kind: "broken",
			steps: [],
			why: `commit ${base.slice(0, 7)} is not recorded yet`
		} : start === void 0 ? WHOLE : chainBetween(ledger, start, commit)
	};
}

// src/gate/read-change.ts
/** The change: its sides before, now and at the baseline, the rules that hold, and what is recorded of its branch. */
/**
* Half the width of the interval that a recorded change is measured to. A run that ends as soon as it passes ends at a lucky moment:
* twenty such records of harmless changes added up to +20 %, at an interval of ±16 %.
*/
const RECORDED_PRECISION = .015;
/** @throws UserError with all problems of the input */
async function readChange(run) {
	const { request, note, signal } = run;
	const { subject: asked, install } = request;
	if (install && asked.kind === "config" && asked.paths.some(isCommand)) await installRenderer(note, signal);
	const joined = await ledgerToJoin(run);
	const since = sinceRecorded(request, joined);
	const facts = {
		...sourceFacts(request),
		installing: install ? note : void 0
	};
	const readAt = (subject) => readSubject(subject, note, facts, signal);
	const subject = await readAt(since);
	const ruled = applyRules(subject, request);
	const before = subject.base?.scenarios ?? [];
	const sides = {
		base: before,
		mostServers: serversAtOnce(ruled.suite, request.server)
	};
	const recorded = asRecorded(ruled.suite, joined);
	const affordable = (asked.kind === "advice" && asked.growsBudget ? {
		suite: withBudget(recorded, request, sides),
		warnings: []
	} : void 0) ?? withinBudget(recorded, ruled.reasons, request, sides);
	const { suite } = affordable;
	const asWritten = planSides(suite, request, sides);
	const read = await readBaseline(run, {
		suite,
		subject,
		asWritten,
		joined
	}, (commit) => readAt({
		...since,
		base: commit
	}));
	return {
		request,
		subject,
		suite,
		before,
		baseline: read.baseline,
		records: read.records,
		asWritten,
		warnings: [
			...ruled.warnings,
			...affordable.warnings,
			...subject.warnings,
			...read.warnings
		]
	};
}
/** The ledger of a run that joins it, read before anything else: its base is the last recorded commit. */
async function ledgerToJoin({ request, edges, signal }) {
	const { ledger, subject } = request;
	const near = pathNear(subject);
	const commit = checkedOut(near)?.sha;
	if (ledger?.isRecorded !== true || subject.kind !== "config" || commit === void 0) return void 0;
	const { openStore } = edges;
	return readLedger(ledger, {
		openStore,
		signal,
		suite: subjectName(subject) ?? "",
		near,
		commit
	});
}
/** The subject with the last recorded commit as its base, if there is one and no other is kept. */
function sinceRecorded({ subject, ledger: asked }, ledger) {
	const base = asked?.isBaseKept || ledger === void 0 ? void 0 : parentOf(ledger);
	return base === void 0 || subject.kind !== "config" ? subject : {
		...subject,
		base
	};
}
/** The suite of a run that joins the ledger is measured to this precision, so that no estimate decides when it ends. */
function asRecorded(suite, ledger) {
	return ledger === void 0 ? suite : {
		...suite,
		precision: RECORDED_PRECISION
	};
}
/** The baseline of a change that may affect QPS, and the records of its branch. */
async function readBaseline({ request, edges, signal }, { suite, subject: { base, before }, asWritten, joined }, readAt) {
	const nothing = {
		baseline: void 0,
		records: [],
		warnings: joined?.warnings ?? []
	};
	if (request.ledger === void 0 || isUnchanged(asWritten) || before === null || base === void 0) return nothing;
	const near = pathNear(request.subject);
	const { openStore } = edges;
	const asked = {
		openStore,
		signal,
		suite: suite.name,
		near,
		commit: before
	};
	const ledger = joined ?? await readLedger(request.ledger, asked);
	const facts = {
		baseline: void 0,
		records: [...ledger.records.values()],
		warnings: ledger.warnings
	};
	const fingerprints = Object.fromEntries(base.scenarios.map((scenario) => [scenario.name, digestOf(scenarioIdentity(scenario))]));
	const branch = request.ledger.baseline === null ? void 0 : branchBaseline(ledger, before, fingerprints);
	if (branch === void 0) return facts;
	const alone = {
		...branch,
		scenarios: [],
		stored: storedAt(ledger, branch.commit)
	};
	if (request.subject.kind === "suite") return {
		...facts,
		baseline: alone
	};
	const changed = asWritten.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []);
	try {
		const { base: then } = await readAt(branch.commit);
		const differs = (scenario) => changed.includes(scenario.name) && base.scenarios.some((each) => each.name === scenario.name && mayDifferInSpeed(scenario, each));
		const scenarios = (then?.scenarios ?? []).filter(differs);
		const chain = scenarios.length === 0 ? WHOLE : branch.chain;
		return {
			...facts,
			baseline: {
				...alone,
				chain,
				scenarios
			}
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		const warning = {
			code: "baseline-not-measured",
			name: branch.name,
			why: firstLine(error)
		};
		return {
			...facts,
			baseline: alone,
			warnings: [...facts.warnings, warning]
		};
	}
}
function storedAt({ records }, commit) {
	const record = records.get(commit);
	const parent = record?.parent;
	if (record === void 0 || !parent || !("control" in parent)) return void 0;
	return {
		control: parent.control,
		ratios: record.changes
	};
}

// src/edges/machine/timekeeper.ts
/** The run is at one step at a time; it begins with preparing. */
var Timekeeper = class {
	#now;
	#spans = [];
	#step = { step: "prepare" };
	#since;
	constructor({ seconds }) {
		this.#now = seconds;
		this.#since = seconds();
	}
	/** From now on the run is at this step, until the next. */
	enter(next) {
		const now = this.#now();
		this.#spans.push(...spanOf(this.#step, this.#since, now));
		this.#step = next;
		this.#since = now;
	}
	/** The wall time of the run until now. */
	wallTime() {
		const now = this.#now();
		return {
			seconds: now,
			timeline: [...this.#spans, ...spanOf(this.#step, this.#since, now)]
		};
	}
};
/** The step's span; none if it took less than a millisecond. */
function spanOf(step, from, to) {
	const span = {
		...step,
		from: toMilliseconds(from),
		to: toMilliseconds(to)
	};
	return span.to > span.from ? [span] : [];
}
function toMilliseconds(seconds) {
	return Math.round(1e3 * seconds) / 1e3;
}

// src/gate/run.ts
var Run = class {
	request;
	edges;
	clock;
	timeline;
	#output;
	constructor(request, edges) {
		this.request = request;
		this.edges = edges;
		this.clock = runClock();
		this.timeline = new Timekeeper(this.clock);
	}
	get signal() {
		return this.edges.signal;
	}
	note = (text) => {
		tellers(this.edges.tell).note(text);
	};
	/** The output directory, which wrong input leaves as it was. */
	get output() {
		this.#output ??= new OutputDirectory(this.request.out);
		return this.#output;
	}
	save = (lines) => {
		this.output.appendLines(lines);
	};
	[Symbol.dispose]() {
		this.#output?.[Symbol.dispose]();
	}
};

// src/gate/gate.ts
/**
* Measures a change, judges it, and writes every view of the result.
*
* @throws UserError if the input is wrong, MeasurementError if nothing could be measured
*/
async function gate(request, edges) {
	using run = new Run(request, edges);
	const change = await readChange(run);
	await using servers = await askChange(change, run);
	const plan = planRun(change, servers);
	await using testbed = await openTestbed(plan, servers, run);
	const judged = judge(plan, await measure(plan, testbed, run), testbed, run);
	return await publish(await explain(judged, testbed, run), run);
}

export { dangerText as n, tellers as r, gate as t };