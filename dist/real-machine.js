import { E as isEarlier } from "./workloads.js";
import { i as isUnchanged } from "./plan.js";
import { t as tellers } from "./progress-event.js";
import { a as holdsUnfinished, l as runDifferences, s as refuseOutputFile, t as OutputDirectory } from "./output-directory.js";
import { n as migrationOrder, t as migrationOf } from "./migration.js";
import { S as isFailure, c as realPathOf, h as UserError, i as foreignLink, l as unless, o as isDirectory, t as checkoutAround, w as reasonOf } from "./paths.js";
import { i as holds } from "./option-files.js";
import { n as writeViews, t as writeTexts } from "./write-views.js";
import { a as installBox, r as boxProblem } from "./box.js";
import { n as runClock } from "./clock.js";
import { i as layoutCpus, o as readNodes } from "./local.js";
import { c as readEnvironment } from "./disk-space.js";
import { t as RunDirectory } from "./run-directory.js";
import { t as baseInNewSpelling } from "./changed-settings.js";
import { n as initialDataOf } from "./initial-data.js";
import { C as readsOtherwise, E as unknownOptionFault, I as bufferRefusal, M as scenarioArguments, S as optionsToBlame, T as requireProduct, b as formerRefusal, i as NO_TABLES, j as placeArguments, o as openSeed, y as doesNotStart } from "./sql-refusal.js";
import { t as isServerPath } from "./measured-request.js";
import { i as isSameProgram, n as hasSameLines } from "./changes.js";
import { n as scenarioForServer } from "./scenario.js";
import { T as isReadBy } from "./exercises.js";
import { O as variableForms, t as argumentOf } from "./setting.js";
import { i as optionReach, l as missingLibraries } from "./reach.js";
import { n as atMost, t as allSettled } from "./at-most.js";
import { t as readSettings } from "./read-settings.js";
import { r as tryStart } from "./try-start.js";
import { a as isRunningAlready, c as unmatchedPatterns, i as areOfImages, o as misreadSettings, r as programKey, t as Programs } from "./programs.js";
import { i as engineProblem } from "./docker-client.js";
import { a as serversAtOnce } from "./memory.js";
import { join, relative, resolve } from "node:path";
import { mkdirSync, readFileSync, readdirSync, statSync } from "node:fs";

// src/edges/files/read-migrations.ts
/** Reads migrations of the user's repository: a file of SQL, or a folder with all files below it. */
/** Maximum size of all migrations together, bytes. It is far more than any repository has. */
const MOST_BYTES = 64 * 1024 ** 2;
/** @throws UserError if the path holds no migration, or lies outside the checkout */
function readMigrations(path) {
	const wrong = (found) => new UserError(`--migrations ${path}: ${found}; allowed: a file or folder of .sql files in this checkout`);
	const whole = realPathOf(resolve(path));
	const top = checkoutAround(process.cwd()) ?? realPathOf(process.cwd());
	if (!holds(top, whole)) throw wrong("it lies elsewhere");
	try {
		const below = isDirectory(whole) ? filesBelow(whole) : [""];
		const names = isDirectory(whole) ? migrationOrder(below) : below;
		if (names.length === 0) throw wrong("found no .sql file");
		const files = names.map((name) => join(whole, name));
		const link = files.find((file) => foreignLink(file) !== void 0);
		if (link !== void 0) throw wrong(`${relative(top, link)} is a link`);
		const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
		if (bytes > MOST_BYTES) throw wrong(`found ${bytes} bytes, more than ${MOST_BYTES} bytes`);
		return files.map((file) => migrationOf(relative(top, file), readFileSync(file, "utf8")));
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw wrong(`cannot be read (${reasonOf(cause)})`);
	}
}
/** Files of a folder and of the folders in it. Links are left out, because they may lead anywhere, even in circles. */
function filesBelow(folder, prefix = "") {
	return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
		const name = join(prefix, entry.name);
		if (entry.isDirectory()) return filesBelow(folder, name);
		return entry.isFile() ? [name] : [];
	});
}

// src/edges/machine/timekeeper.ts
/** Records when each step of a run began and ended. The first step is to prepare. */
var Timekeeper = class {
	#now;
	#spans = [];
	#step = { step: "prepare" };
	#since;
	constructor({ seconds }) {
		this.#now = seconds;
		this.#since = seconds();
	}
	/** Ends the current step and begins the next, so that each moment of the run belongs to exactly one step. */
	enter(next) {
		const now = this.#now();
		this.#spans.push(...spanOf(this.#step, this.#since, now));
		this.#step = next;
		this.#since = now;
	}
	wallTime() {
		const now = this.#now();
		return {
			seconds: now,
			timeline: [...this.#spans, ...spanOf(this.#step, this.#since, now)]
		};
	}
};
/** The step's time, as a list: empty if it took less than a millisecond. */
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

// src/core/setting/help-values.ts
/** Reads the table of values that a server prints with --verbose --help. */
const HEAD = /^-{9,} -{9,}$/;
const VALUE = /^([A-Za-z0-9][\w.-]*)(?: +(.*))?$/;
/**
* Values of a server's variables after it has read its options, by name in lower case with underscores. An empty text
* is a value that the server hides or lacks. The map is empty if the text contains no such table.
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
* Asks server programs what they make of options, without starting a server: with --verbose --help a program reads its
* options as it does at a start. It ends with an error if the server would not start, and otherwise prints the value of
* every variable.
*/
/**
* Time limit of an answer. A program reads its options in a fifth of a second, but in a container on a busy machine it
* may need far longer.
*/
const ANSWER_MS = 6e4;
/**
* Arguments that make a program print its options. They come before the user's, because the user's last option may lack
* its value, and would then take the next argument as the value. MySQL checks the names of all options only with
* validate-config.
*/
const QUESTION = [
	"--loose-validate-config",
	"--verbose",
	"--help"
];
/**
* Options that set ports. Measured servers do not get them, but a program that only prints its options does, because it
* opens no port.
*/
const NUMBERS = ["port", "extra_port"];
const AT_ONCE = 2;
const MOST_BLAMED = 60;
/**
* Sizing that leaves sizes as the files have them, because a program that only prints its options takes no memory for
* them.
*/
const AS_WRITTEN = {
	limits: {
		bufferPoolBytes: Number.POSITIVE_INFINITY,
		memoryBytes: Number.POSITIVE_INFINITY
	},
	scales: []
};
/**
* Asks about each changed scenario, before the change, after it and at the baseline, side by side.
*
* @throws UserError if a server refuses the same options before and after, or is of another product; the signal's
*   reason
*/
async function askServers(request) {
	const questions = new Questions(request);
	await allSettled(request.suite.scenarios.map((scenario) => questions.ask(scenario)));
	return questions.answers();
}
var Questions = class {
	#request;
	#soon = atMost(AT_ONCE);
	#unasked = /* @__PURE__ */ new Set();
	/** Deadline of all questions, in milliseconds of performance.now(). */
	#late;
	#answers = {
		refusals: [],
		taken: /* @__PURE__ */ new Map(),
		takenAtBaseline: /* @__PURE__ */ new Map(),
		whyNoBaseline: void 0,
		asked: [],
		servers: /* @__PURE__ */ new Map(),
		doubtful: []
	};
	constructor(request) {
		this.#request = request;
		this.#late = performance.now() + 1e3 * request.mostSeconds;
	}
	answers() {
		return {
			...this.#answers,
			unasked: [...this.#unasked]
		};
	}
	async ask(after) {
		const { suite, base = [], started, image, server, programs } = this.#request;
		const { name } = after;
		const before = base.find((each) => each.name === name);
		const changed = before !== void 0 && !hasSameLines(before, after) ? before : void 0;
		if (changed === void 0 && !started.includes(name)) return;
		if (changed !== void 0) this.#unasked.add(name);
		const launcher = await programs.atHand(after);
		if (launcher === void 0) return;
		this.#answers.servers.set(name, launcher.build);
		const isNamed = (after.program ?? image) !== void 0 || isServerPath(server);
		const isAnyInstalled = launcher.kind === "local" && !isNamed && suite.server.kind === "auto";
		const former = changed && await programs.atHand(changed);
		const [now, old] = await Promise.all([this.#answerOf(after, launcher), former && changed ? this.#answerOf(changed, former) : void 0]);
		if (now === void 0 || former !== void 0 && changed !== void 0 && old === void 0) return;
		const refused = now.blamed.map(({ option }) => option);
		const strange = refused.length > 0 ? refused : readBy(after, launcher).filter(isMissingIn(now.values));
		if (isAnyInstalled) requireProduct(strange, launcher.build);
		const earlier = before === void 0 || changed !== void 0 ? old : now;
		this.#judge(after, launcher.build, now, earlier, before !== void 0 && !isSameProgram(before, after));
		this.#judgeMemory(after, before, launcher.build, now, earlier);
		if (changed !== void 0) this.#judgeValues(after, changed, launcher.build, now);
		if (now.values.size > 0) this.#unasked.delete(name);
		if (changed === void 0) return;
		if (old !== void 0 && former?.build.identity === launcher.build.identity) this.#compare(changed, after, launcher, old, now);
		await this.#askBaseline(changed, after, launcher, now);
	}
	/** A server's answer; undefined if the time for all questions is over. */
	#answerOf(scenario, launcher) {
		const isLate = () => performance.now() > this.#late;
		return this.#soon(async () => isLate() ? void 0 : await answerOf(scenario, launcher, this.#request));
	}
	/**
	* Reports options that the server refuses only since the change. If it refused the same options before, the error
	* says that the change is not to blame.
	*/
	#judge(scenario, server, now, before, isMeasured) {
		const isOld = ({ option }) => before?.blamed.some((old) => old.option.name === option.name && old.option.text === option.text) === true;
		const [first, ...others] = now.blamed.filter((blamed) => !isOld(blamed));
		if (first !== void 0) {
			const { refusal } = doesNotStart(scenario.name, server, [first, ...others]);
			this.#answers.refusals.push({
				...refusal,
				isMeasured
			});
			return;
		}
		const [old, ...more] = now.blamed;
		if (old !== void 0) throw formerRefusal(doesNotStart(scenario.name, server, [old, ...more]));
	}
	/**
	* Reports a change that makes the server's container too small for its buffers. If the values before the change are
	* unknown, nothing is reported, because the container may have been too small already.
	*/
	#judgeMemory(after, before, server, now, old) {
		const { values = /* @__PURE__ */ new Map() } = old ?? {};
		if (before !== void 0 && values.size === 0) return;
		const refusal = bufferRefusal({
			scenario: after,
			values: now.values
		}, before && {
			scenario: before,
			values
		}, server);
		if (refusal !== void 0) this.#answers.refusals.push(refusal);
	}
	/** Reports new values that the server reads as other values, with which it would run in production. */
	#judgeValues(after, before, server, now) {
		const isOld = ({ option }, asked) => before.options.some((old) => old.option === option && old.text === asked);
		const [first, ...others] = now.misread.filter(({ option, asked }) => !isOld(option, asked));
		if (first !== void 0) this.#answers.refusals.push(readsOtherwise(after.name, server, [first, ...others]));
	}
	#compare(before, after, launcher, old, now) {
		const { name } = after;
		this.#answers.taken.set(name, baseInNewSpelling(before, after, launcher.build, {
			before: old.values,
			after: now.values
		}));
		for (const [revision, { values, lacked }] of [["base", old], ["head", now]]) this.#answers.asked.push({
			scenario: name,
			revision,
			variables: listedValues(values),
			lacked
		});
		const isNew = (option) => !before.options.some((each) => each.name === option.name && each.text === option.text);
		const read = readBy(after, launcher);
		const patterns = read.filter(({ value }) => value.kind === "instruments").filter(isNew);
		const doubtful = [
			...now.unlisted,
			...read.filter(({ isLoosened }) => isLoosened),
			...patterns
		].filter(isNew);
		const dataOf = (of) => initialDataOf(of).options.map(argumentOf).join("\n");
		const isUrgent = doubtful.length > 0 || dataOf(before) !== dataOf(after);
		this.#answers.doubtful.push({
			before,
			after,
			launcher,
			isUrgent,
			patterns,
			unlisted: now.unlisted.filter(isNew)
		});
	}
	async #askBaseline(before, after, launcher, now) {
		const { programs, baseline = [] } = this.#request;
		const then = baseline.find(({ name }) => name === after.name);
		if (then === void 0) return;
		const why = programs.whyMissing(then);
		const program = why === void 0 ? await programs.atHand(then) : void 0;
		const answer = program && await this.#answerOf(then, program);
		const [blamed] = answer?.blamed ?? [];
		if (why !== void 0 || blamed !== void 0) {
			this.#answers.whyNoBaseline = why ?? `its server does not start: ${blamed?.why.split("\n")[0]}`;
			return;
		}
		const isSameServer = program?.build.identity === launcher.build.identity;
		const values = answer && {
			before: answer.values,
			after: now.values
		};
		const taken = isSameServer && values ? baseInNewSpelling(then, after, launcher.build, values) : then;
		this.#answers.takenAtBaseline.set(before.name, taken);
	}
};
/**
* The printed values with ON and OFF in place of TRUE and FALSE, as a running server lists them, so that both can be
* compared.
*/
function listedValues(values) {
	const words = {
		TRUE: "ON",
		FALSE: "OFF"
	};
	return Object.fromEntries([...values].map(([name, value]) => [name, words[value] ?? value]));
}
function readBy({ options }, { build }) {
	return options.filter((option) => isReadBy(option, build));
}
/**
* Matches options that a server lists neither by name nor as the beginning of a variable's name, because an option may
* be abbreviated.
*/
function isMissingIn(values) {
	const listed = [...values.keys()];
	return ({ name }) => !variableForms(name).some((form) => listed.some((each) => each.startsWith(form)));
}
/**
* Asks a server until it refuses no option, each time without those that it has refused, because it names only the
* first one.
*/
async function answerOf(scenario, launcher, { runDirectory, signal }) {
	const { build: server } = launcher;
	const directory = join(runDirectory, "asked");
	unless([
		"EEXIST",
		"EACCES",
		"ENOENT",
		"ENOTDIR",
		"ELOOP"
	], () => mkdirSync(join(directory, "tmp"), { recursive: true }));
	const place = [...placeArguments(server, directory), ...QUESTION];
	const blamed = [];
	const isTaken = ({ option }) => !blamed.some((each) => each.option.option === option);
	for (;;) {
		const options = readBy(scenario, launcher).filter(isTaken);
		const serverOptions = scenarioArguments(options, AS_WRITTEN).applied;
		const isHarmless = (option) => NUMBERS.includes(option.bare) || optionReach(option) === "access";
		const applied = [...serverOptions, ...options.filter(isHarmless)];
		const late = AbortSignal.timeout(ANSWER_MS);
		const answer = await launcher.runToEnd("server", [...place, ...applied.map(argumentOf)], directory, AbortSignal.any([signal, late])).catch((error) => {
			if (signal.aborted || !late.aborted) throw error;
		});
		if (answer === void 0) return {
			blamed,
			values: /* @__PURE__ */ new Map(),
			unlisted: [],
			lacked: [],
			misread: []
		};
		const ended = `exit code ${answer.exitCode}`;
		const failed = {
			...answer,
			arm: scenario.name,
			ended,
			options: applied,
			server
		};
		const faults = optionsToBlame(failed);
		blamed.push(...faults);
		if (faults.length > 0 && blamed.length < MOST_BLAMED) continue;
		const values = blamed.length === 0 && answer.exitCode === 0 ? helpValues(answer.output) : /* @__PURE__ */ new Map();
		const isStrict = ({ isLoose }) => !isLoose;
		const unlisted = values.size === 0 ? [] : applied.filter(isStrict).filter(isMissingIn(values));
		const telling = [...values].filter(([, value]) => value !== "OFF");
		const misread = misreadSettings(serverOptions, new Map(Object.entries(listedValues(new Map(telling)))));
		return {
			blamed,
			values,
			unlisted,
			lacked: missingLibraries(answer.output),
			misread
		};
	}
}
/** Starts the server of a doubtful scenario on data without tables, which is enough to see whether it starts. */
async function tryDoubtful(doubtful, request) {
	const { before, after, launcher, patterns, unlisted } = doubtful;
	const { name } = after;
	const asked = [];
	const look = async ({ session }) => {
		const all = readBy(after, launcher).filter(({ value }) => value.kind === "instruments");
		const unmatched = unmatchedPatterns(await readSettings(session), all);
		asked.push({
			scenario: name,
			revision: "head",
			variables: {},
			unmatched
		});
	};
	const initial = initialDataOf(scenarioForServer(before, launcher.build), scenarioForServer(after, launcher.build));
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
			refusal: refusal && fullRefusal(refusal, launcher.build, unlisted),
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
/**
* Adds the other unknown options to a refusal, because a start ends at the first one, and the server does not list the
* others.
*/
function fullRefusal(refusal, server, unlisted) {
	const [named] = refusal.lines;
	if (!unlisted.some(({ name }) => name === named?.name)) return refusal;
	const [first, ...others] = unlisted.map((option) => unknownOptionFault(server, option));
	return first === void 0 ? refusal : doesNotStart(refusal.scenario, server, [first, ...others]).refusal;
}

// src/gate/real-machine.ts
/** The machine that a run is on, with real servers; tests have a fake one. */
/** Asks server programs that are installed or pulled already, and starts none, because a plan should appear at once. */
function planningMachine(followers) {
	return {
		...followers,
		serversAtOnce,
		openServers: (change) => serversAtHand(change, followers)
	};
}
var RealMachine = class {
	tell;
	signal;
	openStore;
	forge;
	clock = runClock();
	timeline = new Timekeeper(this.clock);
	output;
	constructor(out, { tell, signal, openStore, unfinished, forge }) {
		this.tell = tell;
		this.signal = signal;
		this.openStore = openStore;
		this.forge = {
			findAcceptance: async () => null,
			showVerdict: async () => {},
			...forge
		};
		this.output = new RunOutput(out, unfinished);
	}
	serversAtOnce(suite, choice) {
		return serversAtOnce(suite, choice);
	}
	openServers(change, request) {
		return openServers(change, request, this);
	}
	[Symbol.dispose]() {
		this.output[Symbol.dispose]();
	}
};
var RunOutput = class {
	#path;
	#unfinished;
	#identity;
	#opened;
	constructor(path, unfinished) {
		refuseOutputFile(path);
		this.#path = path;
		this.#unfinished = unfinished;
	}
	get #directory() {
		this.#opened ??= new OutputDirectory(this.#path, {
			identity: this.#identity,
			before: this.#unfinished?.lines
		});
		return this.#opened;
	}
	begin = (identity) => {
		this.#identity = identity;
		if (this.#unfinished === void 0) return [];
		const differences = runDifferences(this.#unfinished.identity, identity);
		if (differences.length === 0) return this.#unfinished.lines;
		throw new UserError(`--continue: ${this.#path} holds another unfinished run: its ${differences.join("; its ")}. Give what was given to it, or measure again without --continue`);
	};
	save = (lines) => this.#directory.appendLines(lines);
	/** Whether the run saved lines but no result, so that `--continue` can go on with it. */
	get isToContinue() {
		return this.#opened !== void 0 && holdsUnfinished(this.#path);
	}
	writeTexts(result) {
		writeTexts(result, this.#directory);
	}
	writeViews(result) {
		return writeViews(result, this.#directory);
	}
	[Symbol.dispose]() {
		this.#opened?.[Symbol.dispose]();
	}
};
/**
* Time limits for asking servers, seconds: a plan should appear at once, and a run should spend its time on measuring.
*/
const [PLAN_SECONDS, RUN_SECONDS] = [2, 60];
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
function requestOf({ suite, before, request }, { tell, signal }) {
	const { server, image, trustsConfiguration } = request;
	const { phase, note } = tellers(tell);
	return {
		suite,
		base: before,
		server,
		image,
		trustsConfiguration,
		phase,
		note,
		signal
	};
}
/** Names of the scenarios that a trial may start. Servers are asked about them even if they did not change. */
function startedNames({ arms }) {
	return arms.flatMap((arm) => isEarlier(arm) ? [] : [arm.scenario.name]);
}
/** Asks installed programs, and images that are here already, because a plan should wait for no download. */
async function serversAtHand(change, followers) {
	const { suite, asWritten, request } = change;
	await using opened = new AsyncDisposableStack();
	const directory = opened.use(new RunDirectory());
	const place = {
		runDirectory: directory.path,
		runId: directory.id
	};
	const serversRequest = {
		...requestOf(change, followers),
		...place
	};
	const { systemProblem } = await import("./prepare-machine.js");
	const isAsked = !isRunningAlready(suite, request.server) && systemProblem() === void 0;
	const isStarted = isAsked && !isUnchanged(asWritten);
	const programs = await Programs.open(serversRequest, []);
	const scenarios = isStarted ? asWritten.arms.map(({ scenario }) => scenario) : [];
	const launchers = await Promise.all(scenarios.map(async (each) => [each, await programs.atHand(each)]));
	const builds = new Map(launchers.map(([scenario, launcher]) => [programKey(scenario.program), launcher?.build]));
	const started = isStarted ? startedNames(asWritten) : [];
	const questions = {
		...serversRequest,
		programs,
		started,
		mostSeconds: PLAN_SECONDS
	};
	const answers = isAsked ? await askServers(questions) : NO_ANSWERS;
	const kept = opened.move();
	return {
		answers,
		serverOf: ({ program }) => builds.get(programKey(program)),
		looseSql: void 0,
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/**
* Makes the machine ready, finds the servers, and asks them what they make of each side of the change.
*
* @throws UserError if a program or a server is missing, or if a server refuses an option that was the same before the
*   change; MeasurementError if a program or a server does not work
*/
async function openServers(change, request, machine) {
	const { suite, asWritten, subject } = change;
	await using opened = new AsyncDisposableStack();
	const serversRequest = requestOf(change, machine);
	const isIdle = isUnchanged(asWritten);
	const looseSql = isIdle || subject.strangeSql === void 0 || await hasWalls(change, request.install ? machine : void 0) ? void 0 : subject.strangeSql;
	const mayMeasure = !isIdle && looseSql === void 0;
	const prepared = mayMeasure ? opened.use(await (await import("./prepare-machine.js")).prepareMachine({
		...request,
		...serversRequest,
		plan: asWritten
	})) : void 0;
	const directory = prepared?.directory ?? opened.use(new RunDirectory());
	const isWalled = request.migrations !== void 0 && await hasWalls(change);
	const migrations = request.migrations !== void 0 && isWalled ? readMigrations(request.migrations) : [];
	if (request.migrations !== void 0 && !isWalled) tellers(machine.tell).note("the migrations are not tried: neither a box nor containers hold the servers");
	const servers = {
		...serversRequest,
		signal: prepared?.signal ?? machine.signal,
		runDirectory: directory.path,
		runId: directory.id
	};
	machine.timeline.enter({ step: "data" });
	const isElsewhere = isRunningAlready(suite, request.server);
	const endpoints = isElsewhere && mayMeasure ? opened.use(await (await import("./open-endpoints.js")).openEndpoints({
		...request,
		...servers,
		plan: asWritten
	})) : void 0;
	const baseline = change.baseline?.scenarios ?? [];
	const atBaseline = baseline.map((scenario) => ({
		scenario,
		revision: "baseline",
		role: "candidate"
	}));
	const programs = await Programs.open(servers, mayMeasure && !isElsewhere ? [...asWritten.arms, ...atBaseline] : []);
	const started = mayMeasure ? startedNames(asWritten) : [];
	const answers = isElsewhere ? NO_ANSWERS : await askServers({
		...servers,
		programs,
		baseline,
		started,
		mostSeconds: RUN_SECONDS
	});
	const buildOf = endpoints?.arms.buildOf ?? ((scenario) => programs.buildOf(scenario));
	const serverOf = (scenario) => mayMeasure ? buildOf(scenario) : void 0;
	const sysbench = prepared?.sysbench ?? "not needed";
	const kept = opened.move();
	return {
		answers,
		serverOf,
		looseSql,
		environment: () => readEnvironment(layoutCpus(readNodes()), sysbench),
		tryStart: (start) => tryDoubtful(start, servers),
		compareStatements: async (sides) => {
			if (isElsewhere || looseSql !== void 0) return {
				refusal: void 0,
				warnings: []
			};
			const { CATALOGUE } = await import("./catalogue.js");
			const { compareStatements } = await import("./compare-statements.js");
			return compareStatements(sides, {
				...servers,
				programs,
				tries: {
					rows: CATALOGUE,
					migrations
				}
			});
		},
		measureMemory: async (scenario) => {
			const launcher = await programs.atHand(scenario);
			const { measureMemory } = await import("./measure-memory.js");
			return launcher && measureMemory(scenario, launcher, servers);
		},
		openRestarts: async (scenario) => {
			const launcher = await programs.atHand(scenario);
			const { openRestarts } = await import("./time-restarts.js");
			return launcher && openRestarts(scenario, launcher, servers);
		},
		openTestbed: async (measuredSuite, plan) => {
			const { openLocalTestbed } = await import("./open-testbed.js");
			const { timeline } = machine;
			const countsCapacity = request.subject.kind === "suite";
			const measured = {
				suite: measuredSuite,
				plan,
				programs,
				endpoints,
				directory,
				buildOf,
				timeline,
				sysbench
			};
			return openLocalTestbed({
				...servers,
				...measured,
				countsCapacity
			});
		},
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/**
* Whether all servers of a change would run in containers or sandboxes, so that SQL of a stranger may run.
*
* @param installing the machine on which missing parts of the sandbox may be installed; undefined if nothing may be
*/
async function hasWalls({ suite, asWritten, request }, installing) {
	if (isRunningAlready(suite, request.server)) return false;
	const scenarios = asWritten.arms.map(({ scenario }) => scenario);
	using directory = new RunDirectory();
	if (areOfImages(suite, scenarios, request)) return await engineProblem({ runDirectory: directory.path }) === void 0;
	if (installing !== void 0) await installBox(tellers(installing.tell).note, installing.signal);
	return await boxProblem(directory.path) === void 0;
}

export { planningMachine as n, RealMachine as t };