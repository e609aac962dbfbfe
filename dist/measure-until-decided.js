import { s as isOfBase } from "./names.js";
import { o as MeasurementError } from "./errors.js";
import { i as count } from "./figures.js";
import { n as toleranceOf } from "./tolerance.js";
import { c as keyOf, r as cellKeyOf } from "./comparison.js";
import { i as isUnchanged, t as armName } from "./plan.js";
import { a as MeasuredBlocks, i as vagueStatements } from "./statement-effects.js";
import { l as isUndecided, o as withoutDoubtful, t as lookAt, u as compare } from "./replay.js";
import { i as LONGEST_SHARE } from "./alpha.js";
import { a as rotatingTurns, f as groupsOf, o as shortened, r as blockSecondsWithGap, t as alternatingTurns } from "./turns.js";
import { d as seededRandom, f as shuffled } from "./performance-schema.js";
import { a as trialCount, o as trialShare, t as leastBlocks } from "./budget.js";
import { isDeepStrictEqual } from "node:util";

// src/core/progress/progress-event.ts
/** Events of a run: codes and data in one stream, for any listener. */
function plannedEvent(plan, gate) {
	const { missing } = compare(plan, new MeasuredBlocks());
	return {
		kind: "looked",
		comparisons: missing.map((name) => {
			return {
				...name,
				tolerance: toleranceOf(name, gate).share,
				standing: "open",
				found: null
			};
		})
	};
}
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
/** @param standings believed standings */
function liveComparisons({ comparisons }, standings, policy) {
	return comparisons.map((comparison) => {
		const { rule, scenario, workload, threads, change, low, high } = comparison;
		const name = {
			rule,
			scenario,
			workload,
			threads
		};
		const kind = standings.get(keyOf(comparison))?.kind;
		const standing = kind === "passed" ? "pass" : kind === "suspected" || kind === "regressed" ? kind : "open";
		return {
			...name,
			tolerance: toleranceOf(comparison, policy).share,
			standing,
			found: {
				change,
				low,
				high
			}
		};
	});
}

// src/edges/machine/timekeeper.ts
/** Begins with preparing; the run is at one step at a time, its servers go through theirs meanwhile. */
var Timekeeper = class {
	#clock;
	#spans = [];
	#step = { step: "prepare" };
	#since;
	constructor(clock) {
		this.#clock = clock;
		this.#since = clock.seconds();
	}
	/** From now on the run is at this step, until the next. */
	enter(step) {
		this.#since = this.#keep(this.#step, this.#since);
		this.#step = step;
	}
	/** A step of one server, also where it fails. */
	async during(step, work) {
		const from = this.#clock.seconds();
		try {
			return await work();
		} finally {
			this.#keep(step, from);
		}
	}
	/** The wall time of the run until now. */
	wallTime() {
		const seconds = this.#clock.seconds();
		return {
			seconds,
			timeline: [...this.#spans, ...spanOf(this.#step, this.#since, seconds)].toSorted((one, other) => one.from - other.from)
		};
	}
	/** @returns the time, to which it lasted */
	#keep(step, from) {
		const now = this.#clock.seconds();
		this.#spans.push(...spanOf(step, from, now));
		return now;
	}
};
/** None for a step of less than a millisecond. */
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

// src/core/plan/plan-trial.ts
/** Trials of a plan: which arms and cells each has, and in which order. */
/**
* The trial of a number, with the arms that are still wanted in each cell; undefined if none is. Groups take turns. Its
* order comes from the seed and its number alone.
*/
function planTrial(plan, number, isStillNeeded) {
	const groups = groupsOf(plan);
	const arms = groups[(number - 1) % groups.length];
	const [control, twin, ...others] = arms;
	const random = seededRandom(plan.seed, number);
	const cells = [false, true].flatMap((writes) => shuffled(plan.cells.filter((cell) => Boolean(cell.workload.writes) === writes), random)).flatMap((cell) => {
		const wanted = others.filter((arm) => isStillNeeded(arm, cell, number));
		const isOfControl = groups.length === 1 && isStillNeeded(control, cell, number);
		return wanted.length > 0 || isOfControl ? [{
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
/** The first trial after that number in which something is wanted, of whichever group; undefined if nothing is. */
function nextTrial(plan, after, isStillNeeded) {
	for (let number = after + 1; number <= after + groupsOf(plan).length; number++) {
		const trial = planTrial(plan, number, isStillNeeded);
		if (trial !== void 0) return trial;
	}
}
/** How many trials after that number, up to the last one, have something that is wanted now. */
function trialsToCome(plan, after, last, isStillNeeded) {
	return Array.from({ length: Math.max(0, last - after) }, (_, nth) => after + 1 + nth).filter((number) => planTrial(plan, number, isStillNeeded) !== void 0).length;
}

// src/core/verdict/still-needed.ts
/**
* An arm is wanted in a cell while its comparison there is missing or undecided, or its mean over all cells is
* undecided: means need every cell. Once a scenario has regressed, its open comparisons would change no verdict, and
* are no longer wanted; nor are the means of others. Before anything was compared, everything is wanted.
*
* @param precision half of the 95 % interval that even a decided comparison must reach, as a fraction; default: any
*/
function isStillNeeded({ comparisons: rates, costs, missing }, standings, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	if (comparisons.length === 0) return () => standings.size === 0;
	const isRed = [...standings.values()].some(({ kind }) => kind === "regressed");
	const isOpen = openOf(comparisons, standings);
	return asks(comparisons.filter((comparison) => (isOpen(comparison) || isWide(comparison, precision)) && !(isRed && comparison.scope === "mean")), missing);
}
/** An arm is wanted in a cell while a suspicion there, or about its mean over all cells, needs confirmation. */
function isSuspected({ comparisons, costs }, standings) {
	return asks([...comparisons, ...costs].filter((comparison) => standings.get(keyOf(comparison))?.kind === "suspected"));
}
/**
* Whether the rest of a trial's time in a cell would tell anything: not where all comparisons of the arms that it
* measures there are decided, or only later trials can tell more of them.
*/
function needsMore({ comparisons: rates, costs, missing }, standings, { cell, arms, trial, isLast }, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	const isHere = ({ rule, scenario, workload, threads }) => workload === cell.workload.name && threads === cell.threads && arms.some((arm) => arm.scenario.name === scenario && isOfBase(arm) === (rule === "base"));
	const isOpen = openOf(comparisons, standings);
	const isForLater = (comparison) => {
		const standing = standings.get(keyOf(comparison));
		if (standing?.kind === "open") return !isLast && standing.toldBy === trial;
		return standing?.kind === "suspected" && standing.toldBy === trial;
	};
	return missing.some(isHere) || comparisons.some((comparison) => comparison.scope === "cell" && isHere(comparison) && (isOpen(comparison) && !isForLater(comparison) || isWide(comparison, precision)));
}
/** Whether a comparison may still change the verdict: it is undecided, and its scenario has not regressed elsewhere. */
function openOf(comparisons, standings) {
	const subjectOf = ({ rule, scenario }) => JSON.stringify([rule, scenario]);
	const failing = new Set(comparisons.filter((each) => standings.get(keyOf(each))?.kind === "regressed").map(subjectOf));
	return (comparison) => isUndecided(standings.get(keyOf(comparison))) && !failing.has(subjectOf(comparison));
}
/** Precision is required only for QPS. */
function isWide(comparison, precision) {
	return comparison.cost === void 0 && (comparison.high - comparison.low) / 2 > precision;
}
/** The arms that comparisons need, cell by cell. */
function asks(comparisons, missing = []) {
	const undecided = /* @__PURE__ */ new Set([...comparisons.map((comparison) => keyOf({
		...comparison,
		cost: void 0
	})), ...missing.map(keyOf)]);
	const open = (rule, scenario, cell) => undecided.has(keyOf({
		rule,
		scenario,
		...cellKeyOf(cell)
	})) || undecided.has(keyOf({
		rule,
		scenario,
		workload: "*",
		threads: 0
	}));
	return ({ scenario, revision, role }, cell) => {
		if (isOfBase({ revision })) return open("base", scenario.name, cell);
		const byBase = open("base", scenario.name, cell);
		return role === "candidate" ? byBase || open("control", scenario.name, cell) : byBase;
	};
}

// src/gate/looks.ts
/** Looks during a run: their decisions, and the cells that must be measured on. */
var Looks = class {
	#at;
	#standings = /* @__PURE__ */ new Map();
	#measured = new MeasuredBlocks();
	#compared;
	constructor(at) {
		this.#at = at;
		this.#compared = compare(at.plan, new MeasuredBlocks());
	}
	get standings() {
		return this.#standings;
	}
	/** By all trials. */
	get compared() {
		return this.#compared;
	}
	/** Whether a cell of the trial would show anything new, asked before it is opened. */
	wants = (planned) => this.#standings.size === 0 || this.#needsMore(this.#compared, planned);
	/** Looks at a cell that is being measured. @returns whether the rest of its time would show anything new */
	within = (planned) => {
		const { workload, threads } = planned.cell;
		const seen = this.#take({
			workload: workload.name,
			threads
		});
		return this.#needsMore(seen, planned);
	};
	afterTrial() {
		this.#compared = this.#take({
			workload: null,
			threads: null
		});
	}
	/** Cells that are measured on while there is time. */
	wanted() {
		return isStillNeeded(this.#withVague(this.#compared), this.believed(this.#compared), this.#at.suite.precision);
	}
	/** Cells that are measured on beyond the planned time. */
	suspected() {
		return isSuspected(this.#compared, this.believed(this.#compared));
	}
	/** Whether the verdict depends on a suspicion: a run that fails anyway is not made longer. */
	get isToConfirm() {
		const kinds = new Set([...this.#standings.values()].map(({ kind }) => kind));
		return kinds.has("suspected") && !kinds.has("regressed");
	}
	/** The standings without those that the latest comparisons cast doubt on. */
	believed(seen) {
		return withoutDoubtful(this.#standings, seen, this.#at.suite.gate);
	}
	#needsMore(seen, planned) {
		const { suite, done, time } = this.#at;
		const place = {
			...planned,
			trial: done.number,
			isLast: done.number >= time.trials
		};
		const needs = (compared) => needsMore(compared, this.believed(seen), place, suite.precision);
		return needs(seen) || needs(this.#withVague(seen));
	}
	/** Comparisons whose statements are vague are wanted like those that are missing, unless a slowdown is to be confirmed first. */
	#withVague(seen) {
		if ([...this.#standings.values()].some(({ kind }) => kind === "regressed" || kind === "suspected")) return seen;
		return {
			...seen,
			missing: [...seen.missing, ...vagueStatements(this.#at.plan, this.#measured)]
		};
	}
	#take(place) {
		const { plan, suite, done, time, seen } = this.#at;
		const look = {
			kind: "look",
			trial: done.number,
			...place,
			share: time.share
		};
		done.keep(look);
		this.#measured = new MeasuredBlocks(done.lines);
		const due = {
			plan,
			measured: this.#measured,
			look,
			policy: suite.gate
		};
		const { standings, compared } = lookAt(this.#standings, due);
		this.#standings = standings;
		seen(compared);
		return compared;
	}
};

// src/gate/run-time.ts
/** The time of a run: its share for each trial, and the part that has passed. */
/** A trial beyond the planned time is not worth its starts for less. */
const LEAST_CONFIRMATION_SECONDS = 3;
var RunTime = class {
	#plan;
	#testbed;
	#began;
	#trials = Number.POSITIVE_INFINITY;
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
	/** Number of trials that the budget is split into, known after the first servers have started. */
	get trials() {
		return this.#trials;
	}
	get secondsOver() {
		return this.#testbed.now() - this.#began;
	}
	/** Share of the budget. */
	get share() {
		return this.secondsOver / this.#plan.budgetSeconds;
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
	schedule = (servers, number, toCome = (last) => last - number) => {
		const schedule = this.#schedule(servers, number, toCome);
		this.#trialEnds = schedule.until;
		return schedule;
	};
	#schedule({ startSeconds: latest, hosts }, number, toCome) {
		this.#startSeconds += latest;
		this.#starts += 1;
		const startSeconds = this.#secondsPerStart;
		if (this.#trials === Number.POSITIVE_INFINITY) this.#trials = trialCount(this.#plan, startSeconds, hosts);
		const [now, trials] = [this.#testbed.now(), this.#trials];
		const shareOf = (left, later) => now + trialShare(left, later, startSeconds);
		if (number <= trials) return {
			trials,
			until: shareOf(this.#until(1), toCome(trials))
		};
		const left = this.#until(LONGEST_SHARE);
		const worthStarting = Math.floor((left - LEAST_CONFIRMATION_SECONDS) / (startSeconds + LEAST_CONFIRMATION_SECONDS));
		return {
			trials: number,
			until: shareOf(left, Math.min(toCome(number + groupsOf(this.#plan).length - 1), Math.max(0, worthStarting)))
		};
	}
	/** Start time of one trial's servers, from all trials so far. */
	get #secondsPerStart() {
		return this.#startSeconds / Math.max(1, this.#starts);
	}
	/** Seconds until this share of the budget is over. */
	#until(share) {
		return this.#began + share * this.#plan.budgetSeconds - this.#testbed.now();
	}
};

// src/gate/trials.ts
/**
* Trials of one run, measured one after the other on fresh servers, with all their measurements. Lines are saved as they
* come.
*/
/** Fewer blocks of a trial than this do not tell their noise. */
const LEAST_LOOK_BLOCKS = 8;
const LOOK_GROWTH = 1.25;
const NO_LOOKS = {
	wants: () => true,
	within: () => true
};
const NOTHING_MEASURED = {
	lines: [],
	warnings: [],
	measuredSeconds: 0,
	cpuCapacity: 0
};
var Trials = class {
	#edges;
	#measurement = NOTHING_MEASURED;
	#settings = /* @__PURE__ */ new Map();
	#number = 0;
	/** Lines of the latest trial. */
	#begun = [];
	#isMeasuring = false;
	/** Cells that cannot be measured, which no later trial tries again. */
	#lost = [];
	constructor(edges) {
		this.#edges = edges;
	}
	/** All trials so far. */
	get measurement() {
		return this.#measurement;
	}
	/** All measurements, including the current trial. */
	get lines() {
		return this.#isMeasuring ? [...this.#measurement.lines, ...this.#begun] : this.#measurement.lines;
	}
	/** Keeps a line that no server wrote, at its place among the others. */
	keep(line) {
		this.#edges.save([line]);
		if (this.#isMeasuring) this.#begun.push(line);
		else this.#measurement = {
			...this.#measurement,
			lines: [...this.#measurement.lines, line]
		};
	}
	/** The settings of each arm's server after its latest start, by the arm's name. */
	get settings() {
		return this.#settings;
	}
	/** Number of the latest trial; groups that needed no measurement were skipped. */
	get number() {
		return this.#number;
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
		const trial = nextTrial(plan, this.#number, (arm, cell, number) => isThere(cell) && isStillNeeded(arm, cell, number));
		if (trial === void 0) return false;
		this.#number = trial.number;
		this.#begun = [];
		this.#isMeasuring = true;
		try {
			const { warnings, cpuCapacity, settings } = await this.#measureTrial(plan, trial, schedule, look);
			this.#join(this.#begun, warnings, cpuCapacity);
			this.#settings = new Map([...this.#settings, ...settings]);
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
		const hosts = new Set(run.arms.map(({ host, scenario, revision }) => host ?? `${scenario} ${revision}`)).size;
		const due = schedule({
			startSeconds: testbed.now() - began,
			hosts
		}, trial.number);
		const lost = [];
		for (const [index, planned] of trial.cells.entries()) {
			if (!look.wants(planned)) continue;
			const until = testbed.now() + (due.until - testbed.now()) / (trial.cells.length - index);
			try {
				await this.#measureCell(plan, planned, run, {
					until,
					trials: due.trials
				}, look);
			} catch (error) {
				if (!(error instanceof MeasurementError) || error.failure.isOfCell !== true) throw error;
				const { workload, threads } = planned.cell;
				lost.push({
					code: "cell-lost",
					workload: workload.name,
					threads,
					why: error.message
				});
			}
		}
		this.#lost = [...this.#lost, ...lost];
		return {
			warnings: [...run.warnings, ...lost],
			cpuCapacity: run.cpuCapacity,
			settings
		};
	}
	async #measureCell(plan, planned, run, { until, trials }, look) {
		const { testbed, tell, timeline } = this.#edges;
		const { workload, threads } = planned.cell;
		const place = {
			trial: this.#number,
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
		const least = leastBlocks(trials / groupsOf(plan).length);
		const left = until - testbed.now();
		const turns = shortened(usual, pace, arms, left / least);
		const perBlock = blockSecondsWithGap(arms, turns);
		requireTime(plan, least * perBlock, planned);
		let done = 0;
		const isDue = dueLooks(testbed.now(), least);
		timeline?.enter({
			step: "measure",
			...place
		});
		await cellRun.runBlocks(Math.max(least, Math.floor(left / perBlock)), turns, (block) => {
			done += 1;
			this.#save(block);
		}, () => {
			const goesOn = !isDue(done, testbed.now()) || look.within(planned);
			tell({ kind: "gap" });
			return goesOn;
		});
		timeline?.enter({
			step: "end",
			...place
		});
		this.#save(await cellRun.finish());
		look.within(planned);
	}
	#save(lines) {
		this.#begun.push(...lines);
		this.#edges.save(lines);
	}
	#join(lines, warnings, cpuCapacity) {
		const before = this.#measurement;
		const isNew = (warning) => !before.warnings.some((known) => isDeepStrictEqual(known, warning));
		const seconds = lines.reduce((sum, line) => sum + (line.kind === "slice" ? line.seconds : 0), 0);
		this.#measurement = {
			lines: [...before.lines, ...lines],
			warnings: [...before.warnings, ...warnings.filter(isNew)],
			measuredSeconds: before.measuredSeconds + seconds,
			cpuCapacity: Math.max(before.cpuCapacity, cpuCapacity)
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
function requireTime(plan, seconds, { cell }) {
	if (seconds <= plan.budgetSeconds) return;
	throw new MeasurementError(`the budget of ${plan.budgetSeconds} s is too small for ${cell.workload.name} at ${count(cell.threads, "thread")}: its turns are so long that the fewest blocks take ${Math.ceil(seconds)} s; raise --budget or lower --threads`, { step: "plan turns" });
}

// src/gate/measure-until-decided.ts
/**
* Measures trial after trial until every comparison is decided, or the budget is over and no suspicion can be
* confirmed.
*/
/**
* A plan without any comparison needs no measuring, and no testbed: nothing has changed.
*
* @param searchSeconds that a search for causes may take afterwards: the longest time of the whole run is shown from
*   the start
*/
async function measureOn(opened, plan, suite, searchSeconds, edges) {
	if (opened !== null && !isUnchanged(plan)) {
		const tell = (event) => edges.tell(event.kind === "time" ? {
			...event,
			secondsLeft: event.secondsLeft + searchSeconds
		} : event);
		return measureUntilDecided(plan, suite, {
			...edges,
			tell,
			testbed: opened.testbed
		});
	}
	const compared = compare(plan, new MeasuredBlocks());
	return {
		measurement: NOTHING_MEASURED,
		compared,
		standings: /* @__PURE__ */ new Map(),
		settings: /* @__PURE__ */ new Map(),
		trials: 1,
		secondsLeft: 0
	};
}
async function measureUntilDecided(plan, suite, edges) {
	const done = new Trials(edges);
	const time = new RunTime(plan, edges.testbed);
	const seen = (compared) => {
		edges.tell({
			kind: "time",
			secondsLeft: time.secondsToCome(time.sufficesToConfirm)
		});
		edges.tell({
			kind: "looked",
			comparisons: liveComparisons(compared, looks.believed(compared), suite.gate)
		});
	};
	const looks = new Looks({
		plan,
		suite,
		done,
		time,
		seen
	});
	edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(true)
	});
	for (;;) {
		const isStillNeeded = stillWanted(looks, time);
		const schedule = (servers, number) => time.schedule(servers, number, (last) => trialsToCome(plan, number, last, isStillNeeded));
		if (!await done.measure(plan, isStillNeeded, schedule, looks)) break;
		looks.afterTrial();
	}
	const { measurement, settings } = done;
	const { trials, secondsLeft } = time;
	return {
		measurement,
		settings,
		compared: looks.compared,
		standings: looks.standings,
		trials,
		secondsLeft
	};
}
/** Cells measured in trials of the planned time, and beyond it to confirm suspicions. */
function stillWanted(looks, time) {
	const [wanted, suspected] = [looks.wanted(), looks.suspected()];
	const isToConfirm = looks.isToConfirm && time.sufficesToConfirm;
	return (arm, cell, number) => number <= time.trials ? wanted(arm, cell) : isToConfirm && suspected(arm, cell);
}

export { plannedEvent as a, Timekeeper as i, measureUntilDecided as n, tellers as o, Trials as r, measureOn as t };