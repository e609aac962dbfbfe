import { o as MeasurementError } from "./errors.js";
import { a as isOfBase } from "./names.js";
import { i as count } from "./figures.js";
import { i as keyOf } from "./comparison.js";
import { m as vagueStatements } from "./judgement.js";
import { n as toleranceOf } from "./tolerance.js";
import { i as isUnchanged, t as armName } from "./plan.js";
import { d as compare, s as withoutDoubtful, t as decide, u as isUndecided } from "./decide.js";
import { i as LONGEST_SHARE } from "./alpha.js";
import { n as replay, r as MeasuredBlocks, t as lookAt } from "./replay.js";
import { a as rotatingTurns, m as groupsOf, o as shortened, r as blockSecondsWithGap, t as alternatingTurns } from "./turns.js";
import { i as shuffled, r as seededRandom } from "./instruments.js";
import { a as trialCount, o as trialShare, t as leastBlocks } from "./budget.js";
import { isDeepStrictEqual } from "node:util";

// src/core/progress/progress-event.ts
/** Events of a run: codes and data in one stream, for any listener. */
function plannedEvent(plan, { name, gate }) {
	const { missing } = compare(plan, new MeasuredBlocks());
	const toleranceIn = (contrast) => toleranceOf({
		...contrast,
		scope: "cell"
	}, gate).share;
	return {
		kind: "planned",
		suite: name,
		comparisons: missing.map((contrast) => ({
			...contrast,
			tolerance: toleranceIn(contrast)
		}))
	};
}
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
		const { change, low, high, reference } = comparison;
		const tolerance = toleranceOf(comparison, policy).share;
		const standing = liveStanding(standings.get(keyOf(comparison)));
		return {
			...nameOf(comparison),
			reference,
			tolerance,
			standing,
			found: {
				change,
				low,
				high
			}
		};
	});
}
function nameOf(comparison) {
	const { rule, scenario } = comparison;
	if (comparison.scope === "mean") return {
		rule,
		scenario,
		scope: "mean"
	};
	const { scope, workload, threads } = comparison;
	return {
		rule,
		scope,
		scenario,
		workload,
		threads
	};
}
function liveStanding(standing) {
	switch (standing?.kind) {
		case "passed": return "pass";
		case "suspected":
		case "regressed": return standing.kind;
		default: return "open";
	}
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
	const cells = [...shuffled(plan.cells.filter((cell) => !cell.workload.writes), random), ...shuffled(plan.cells.filter((cell) => cell.workload.writes), random)].flatMap((cell) => {
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

// src/edges/testbed/timed-testbed.ts
function timed(testbed, timeline) {
	return {
		...testbed,
		startTrial: async (trial, plan) => {
			timeline.enter({
				step: "start",
				trial: trial.number
			});
			return timedTrial(await testbed.startTrial(trial, plan), trial.number, timeline);
		}
	};
}
function timedTrial(run, trial, timeline) {
	return {
		...run,
		openCell: async (planned) => {
			const { workload, threads } = planned.cell;
			const enter = (step) => timeline.enter({
				step,
				trial,
				workload: workload.name,
				threads
			});
			enter("connect");
			return timedCell(await run.openCell(planned), enter);
		},
		[Symbol.asyncDispose]: async () => {
			timeline.enter({
				step: "stop",
				trial
			});
			await run[Symbol.asyncDispose]();
			timeline.enter({ step: "judge" });
		}
	};
}
function timedCell(cell, enter) {
	return {
		isRotating: cell.isRotating,
		warmUp: async () => {
			enter("warm-up");
			return cell.warmUp();
		},
		runBlocks: async (...given) => {
			enter("measure");
			await cell.runBlocks(...given);
		},
		finish: async () => {
			enter("end");
			return cell.finish();
		},
		[Symbol.asyncDispose]: () => cell[Symbol.asyncDispose]()
	};
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
	const failing = new Set(comparisons.filter((each) => standings.get(keyOf(each))?.kind === "regressed").map(subjectOf));
	return (comparison) => isUndecided(standings.get(keyOf(comparison))) && !failing.has(subjectOf(comparison));
}
function subjectOf({ rule, scenario }) {
	return JSON.stringify([rule, scenario]);
}
/** Precision is required only for QPS. */
function isWide(comparison, precision) {
	return !(comparison.scope === "cell" && "cost" in comparison) && (comparison.high - comparison.low) / 2 > precision;
}
/** The arms that comparisons need, cell by cell. */
function asks(comparisons, missing = []) {
	const undecided = /* @__PURE__ */ new Set([...comparisons.map((comparison) => keyOf(comparison.scope === "mean" ? comparison : {
		...comparison,
		cost: void 0
	})), ...missing.map((name) => keyOf({
		...name,
		scope: "cell"
	}))]);
	const open = (rule, scenario, { workload, threads }) => undecided.has(keyOf({
		rule,
		scope: "cell",
		scenario,
		workload: workload.name,
		threads
	})) || undecided.has(keyOf({
		rule,
		scope: "mean",
		scenario
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
	#plan;
	#policy;
	#precision;
	#done;
	#share;
	#isLast;
	#seen;
	#standings = /* @__PURE__ */ new Map();
	#measured = new MeasuredBlocks();
	#compared;
	constructor(plan, { gate, precision }, { done, share, isLast, seen }) {
		this.#plan = plan;
		this.#policy = gate;
		this.#precision = precision;
		this.#done = done;
		this.#share = share;
		this.#isLast = isLast;
		this.#seen = seen;
		this.#compared = compare(plan, new MeasuredBlocks());
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
	/**
	* Time in seconds until every open comparison would be decided, estimated from the measurements so far; null if
	* nothing is open, or no time would suffice.
	*/
	secondsToDecide(secondsOver) {
		const { measuredSeconds } = this.#done.measurement;
		const { comparisons } = decide(this.#compared, this.#standings, this.#policy, measuredSeconds);
		const sufficient = comparisons.flatMap((each) => each.sufficientSeconds ?? []);
		return sufficient.length === 0 || measuredSeconds === 0 ? null : Math.max(...sufficient) * (secondsOver / measuredSeconds);
	}
	/** Takes all looks again after a trial that broke off: also at the cells that it completed. */
	takeAgain(trials) {
		const { lines } = this.#done.measurement;
		this.#standings = replay({
			plan: this.#plan,
			lines,
			trials,
			policy: this.#policy
		}).standings;
	}
	/** Cells that are measured on while there is time. */
	wanted() {
		const standings = this.#compared.comparisons.length === 0 ? /* @__PURE__ */ new Map() : this.believed(this.#compared);
		return isStillNeeded(this.#withVague(this.#compared), standings, this.#precision);
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
		return withoutDoubtful(this.#standings, seen, this.#policy);
	}
	#needsMore(seen, planned) {
		const place = {
			...planned,
			trial: this.#done.number,
			isLast: this.#isLast()
		};
		const needs = (compared) => needsMore(compared, this.believed(seen), place, this.#precision);
		return needs(seen) || needs(this.#withVague(seen));
	}
	/** Comparisons whose statements are vague are wanted like those that are missing, unless a slowdown is to be confirmed first. */
	#withVague(seen) {
		if ([...this.#standings.values()].some(({ kind }) => kind === "regressed" || kind === "suspected")) return seen;
		return {
			...seen,
			missing: [...seen.missing, ...vagueStatements(this.#plan, this.#measured)]
		};
	}
	#take(place) {
		const look = {
			kind: "look",
			trial: this.#done.number,
			...place,
			share: this.#share()
		};
		this.#done.keep(look);
		this.#measured = new MeasuredBlocks(this.#done.lines);
		const { standings, compared } = lookAt(this.#standings, {
			plan: this.#plan,
			measured: this.#measured,
			look,
			policy: this.#policy
		});
		this.#standings = standings;
		this.#seen(compared);
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
	#generations = 0;
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
	#schedule({ startSeconds: latest, generations, hosts }, number, toCome) {
		this.#startSeconds += latest;
		this.#generations += generations;
		const startSeconds = this.#secondsPerStart;
		if (this.#trials === Number.POSITIVE_INFINITY) this.#trials = trialCount(this.#plan, startSeconds, hosts);
		const [now, trials] = [this.#testbed.now(), this.#trials];
		const shareOf = (left, later) => now + trialShare({
			later,
			left,
			startSeconds
		});
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
		return this.#startSeconds / Math.max(1, this.#generations);
	}
	/** Seconds until this share of the budget is over. */
	#until(share) {
		return this.#began + share * this.#plan.budgetSeconds - this.#testbed.now();
	}
};

// src/gate/measure-trial.ts
/** Fewer blocks of a trial than this do not tell their noise. */
const LEAST_LOOK_BLOCKS = 8;
const LOOK_GROWTH = 1.25;
const NO_LOOKS = {
	wants: () => true,
	within: () => true
};
async function measureTrial({ plan, trial, schedule, look = NO_LOOKS }, edges) {
	const { testbed } = edges;
	const began = testbed.now();
	await using run = await testbed.startTrial(trial, plan);
	edges.save(run.arms);
	const lost = [];
	const settings = new Map(trial.arms.map((arm) => [armName(arm), run.settingsOf(arm)]));
	const ownStarts = Math.max(0, ...run.arms.map((arm) => arm.startSeconds));
	const hosts = new Set(run.arms.map(({ host, scenario, revision }) => host ?? `${scenario} ${revision}`)).size;
	const { until: end, trials } = schedule({
		startSeconds: plan.isSwitched ? ownStarts : testbed.now() - began,
		generations: run.generations,
		hosts
	});
	for (const [index, planned] of trial.cells.entries()) {
		if (!look.wants(planned)) continue;
		const share = (end - testbed.now()) / (trial.cells.length - index);
		const until = testbed.now() + share;
		try {
			await measureCell({
				plan,
				trial,
				planned,
				trials,
				run,
				edges,
				until,
				look
			});
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
	return {
		warnings: run.warnings,
		lost,
		cpuCapacity: run.cpuCapacity,
		settings
	};
}
async function measureCell(step) {
	const { plan, trial, planned, trials, run, until, edges, look } = step;
	const { workload, threads } = planned.cell;
	const at = {
		trial: trial.number,
		trials,
		workload: workload.name,
		threads
	};
	await using cellRun = await run.openCell(planned);
	edges.tell({
		kind: "phase",
		phase: {
			code: "warm-up",
			...at
		}
	});
	const pace = await cellRun.warmUp();
	edges.tell({
		kind: "phase",
		phase: {
			code: "measure",
			...at
		}
	});
	const arms = planned.arms.length;
	const usual = cellRun.isRotating ? rotatingTurns(pace, arms, workload.isAnalytical) : alternatingTurns(pace, workload.isAnalytical);
	const least = leastBlocks(trials / groupsOf(plan).length);
	const left = until - edges.testbed.now();
	const turns = shortened(usual, pace, arms, left / least);
	const perBlock = blockSecondsWithGap(arms, turns);
	const blocks = Math.max(least, Math.floor(left / perBlock));
	requireTime(plan, least * perBlock, planned);
	let done = 0;
	const isDue = dueLooks(edges.testbed.now(), least);
	await cellRun.runBlocks(blocks, turns, (block) => {
		done += 1;
		edges.save(block);
	}, () => {
		const goesOn = !isDue(done, edges.testbed.now()) || look.within(planned);
		edges.tell({ kind: "gap" });
		return goesOn;
	});
	edges.save(await cellRun.finish());
	look.within(planned);
}
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

// src/gate/trials.ts
/** Trials of one run, measured one after the other on fresh servers, with all their measurements. */
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
	/** Keeps the cells that the last, failed trial had completed. */
	salvage() {
		const lines = completed(this.#begun);
		this.#measurement = joined(this.#measurement, {
			lines,
			warnings: [],
			lost: [],
			cpuCapacity: 0
		});
	}
	/**
	* Measures the next trial in which something is wanted, with the arms that are wanted in each cell.
	*
	* @param schedule asked with the trial's number once its servers have started
	* @returns false if nothing is wanted
	* @throws MeasurementError or UserError if a server does not start or fails; the trial then counts, and has no lines
	*/
	async measure(plan, isStillNeeded, schedule, look) {
		const isThere = ({ workload, threads }) => !this.#lost.some((lost) => lost.workload === workload.name && lost.threads === threads);
		const trial = nextTrial(plan, this.#number, (arm, cell, number) => isThere(cell) && isStillNeeded(arm, cell, number));
		if (trial === void 0) return false;
		const { number } = trial;
		this.#number = number;
		this.#begun = [];
		const save = (lines) => {
			this.#begun.push(...lines);
			this.#edges.save(lines);
		};
		const request = {
			plan,
			trial,
			look,
			schedule: (servers) => schedule(servers, number)
		};
		this.#isMeasuring = true;
		try {
			const measured = await measureTrial(request, {
				...this.#edges,
				save
			});
			this.#measurement = joined(this.#measurement, {
				...measured,
				lines: this.#begun
			});
			this.#lost = [...this.#lost, ...measured.lost];
			this.#settings = new Map([...this.#settings, ...measured.settings]);
			return true;
		} finally {
			this.#isMeasuring = false;
		}
	}
};
/** Lines of a trial that broke off: only from completed cells. */
function completed(lines) {
	const cellOf = ({ workload, threads }) => JSON.stringify([workload, threads]);
	const whole = new Set(lines.flatMap((line) => line.kind === "cell" ? [cellOf(line)] : []));
	return lines.filter((line) => line.kind === "arm" || whole.has(cellOf(line)));
}
function joined(before, trial) {
	const isNew = (warning) => !before.warnings.some((known) => isDeepStrictEqual(known, warning));
	return {
		lines: [...before.lines, ...trial.lines],
		warnings: [...before.warnings, ...[...trial.warnings, ...trial.lost].filter(isNew)],
		measuredSeconds: before.measuredSeconds + countedSeconds(trial.lines),
		cpuCapacity: Math.max(before.cpuCapacity, trial.cpuCapacity)
	};
}
function countedSeconds(lines) {
	return lines.reduce((sum, line) => sum + (line.kind === "slice" ? line.seconds : 0), 0);
}

// src/gate/measure-until-decided.ts
/**
* Measures trial after trial until every comparison is decided, or the budget is over and no suspicion can be
* confirmed.
*/
/** A plan without any comparison needs no measuring, and no testbed: nothing has changed. */
async function measureOn(opened, plan, suite, { timeline, searchSeconds, ...edges }) {
	if (opened !== null && !isUnchanged(plan)) {
		const tell = (event) => edges.tell(event.kind === "time" ? {
			...event,
			secondsLeft: event.secondsLeft + searchSeconds
		} : event);
		return measureUntilDecided(plan, suite, {
			...edges,
			tell,
			testbed: timed(opened.testbed, timeline)
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
	const seen = (compared) => tellLook(compared, {
		looks,
		time,
		policy: suite.gate
	}, edges);
	const looks = new Looks(plan, suite, {
		done,
		share: () => time.share,
		isLast: () => done.number >= time.trials,
		seen
	});
	edges.tell({
		kind: "time",
		secondsLeft: time.secondsToCome(true)
	});
	const lost = /* @__PURE__ */ new Set();
	const warnings = [];
	for (;;) {
		const wanted = stillWanted(looks, time);
		const isStillNeeded = (arm, ...place) => !lost.has(arm.scenario.name) && wanted(arm, ...place);
		const schedule = (servers, number) => time.schedule(servers, number, (last) => trialsToCome(plan, number, last, isStillNeeded));
		try {
			if (!await done.measure(plan, isStillNeeded, schedule, looks)) break;
			looks.afterTrial();
			if (done.number === groupsOf(plan).length) sayIfHopeless(looks.secondsToDecide(time.secondsOver), plan, edges);
		} catch (error) {
			const scenarios = edges.testbed.lostWith(error).filter((name) => !lost.has(name));
			if (scenarios.length === 0) throw error;
			for (const name of scenarios) lost.add(name);
			warnings.push({
				code: "server-lost",
				scenarios,
				why: error.message
			});
			done.salvage();
			looks.takeAgain(time.trials);
		}
	}
	const { measurement, settings } = done;
	const compared = lost.size > 0 ? compare(plan, new MeasuredBlocks(measurement.lines)) : looks.compared;
	const { trials, secondsLeft } = time;
	return {
		measurement: {
			...measurement,
			warnings: [...measurement.warnings, ...warnings]
		},
		settings,
		compared,
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
function tellLook(compared, { looks, time, policy }, { tell }) {
	tell({
		kind: "time",
		secondsLeft: time.secondsToCome(time.sufficesToConfirm)
	});
	tell({
		kind: "looked",
		comparisons: liveComparisons(compared, looks.believed(compared), policy)
	});
}
/** People who wait for a verdict hear as early as possible that it is unlikely. */
function sayIfHopeless(seconds, { budgetSeconds }, { tell }) {
	if (seconds === null || seconds < 1.5 * budgetSeconds) return;
	tell({
		kind: "hopeless",
		seconds,
		budgetSeconds
	});
}

export { plannedEvent as a, Timekeeper as i, measureUntilDecided as n, tellers as o, Trials as r, measureOn as t };