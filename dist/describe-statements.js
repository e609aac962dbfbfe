import { _ as string, a as discriminatedUnion, c as literal, d as number, f as object, h as record, l as looseObject, n as array, r as boolean, s as int, u as m } from "./schemas.js";
import { K as REVISIONS, Y as isOfBase, rt as MANUAL_ADDRESS } from "./workloads.js";
import { m as datetime } from "./ledger.js";
import { o as gatePolicySchema } from "./shard.js";
import { n as countedStatements } from "./own-load.js";
import { c as reach, d as normalDensity, f as normalTail, l as upperBound, o as lowerBound, p as normalTailQuantile } from "./random-effects.js";
import { a as comparedPlanSchema, g as settingCoverageSchema, l as nameKey, r as cellKeyOf, s as comparisonSchema, t as CONFIDENCE, v as armStatesOf } from "./comparison.js";
import { a as explanationSchema, b as isTooDisturbed, f as judgedSchema, h as outcomeSchema, i as causeSchema, l as acceptanceSchema, m as labelOf, n as toleranceOf, p as judgingWarnings, u as baselineSchema, v as disturbanceSchema, y as findDisturbance } from "./tolerance.js";
import { _ as comparedByCost, a as MeasuredBlocks, c as compareCosts, d as contrastName, f as contrastsOf, g as twinContrasts, h as gatedContrasts, m as estimateEffects, n as statementEffects, p as estimate, r as statementSchema, u as costSchema, v as isOfTrials } from "./statement-effects.js";
import { t as insightSchema } from "./insight.js";

// src/core/result/timeline.ts
/** Wall time of a run: every step of it. */
/** Seconds since the run began. */
const time = {
	from: number().nonnegative(),
	to: number().nonnegative()
};
const trial = { trial: int().positive() };
/** The run's step; at every moment exactly one of these. */
const spanSchema = discriminatedUnion("step", [
	object({
		step: m([
			"prepare",
			"data",
			"wait",
			"judge",
			"search"
		]),
		...time
	}),
	object({
		step: m(["start", "stop"]),
		...trial,
		...time
	}),
	object({
		step: m([
			"connect",
			"warm-up",
			"measure",
			"end"
		]),
		...trial,
		workload: string(),
		threads: int().positive(),
		...time
	})
]);

// src/core/result/result.ts
/** result.json: the run as one JSON value, from which every view is made. Field names are a promise to users. */
const SCHEMA_VERSION = 1;
const revision = m(REVISIONS);
const figure = number().nullable();
/** A quality problem: `code` and its data for programs, `message` for people. */
const warningSchema = looseObject({
	code: string(),
	message: string()
});
const environmentSchema = object({
	cpuModel: string(),
	cpus: int().nonnegative(),
	serverCpus: array(int()).readonly(),
	clientCpus: array(int()).readonly(),
	memoryBytes: number(),
	kernel: string(),
	sysbench: string(),
	/** Place of the run: "GitHub Actions" with the runner's name, or "local". */
	runner: string(),
	/** Versions of the tools that rendered files, by their names. */
	tools: record(string(), string()).optional()
});
/** The commit that was checked out at the run. */
const commitSchema = object({
	/** Full name. */
	sha: string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
	/** Whether files that git follows had changes that were not committed. */
	isDirty: boolean()
});
const scenarioSchema = object({
	name: string(),
	revision,
	role: m(["control", "candidate"]),
	server: object({
		product: string(),
		version: string()
	}),
	/** Place of its configuration: a line of the suite, or the option file. */
	place: object({
		file: string(),
		line: int().positive()
	}),
	/** Fingerprint of the resolved configuration: equal ones are the same scenario. */
	fingerprint: string(),
	/** System variables in which the run's scenarios differ. */
	variables: record(string(), string()),
	memory: object({
		residentBytes: number().nullable(),
		performanceSchemaBytes: number().nullable(),
		/** What its container may take in production; absent if no file tells. */
		limitBytes: number().optional()
	}),
	insight: insightSchema,
	/** Mean time from the start of the copy to the first answered query. */
	startSeconds: number(),
	/** Server of which it was one state; null if no other scenario shared its server. */
	host: string().nullable(),
	/**
	* Share of the wanted pages that were read from disk, in the cell in which it was largest; null if nothing counts them.
	*/
	pageMisses: number().nullable()
});
const cellSchema = object({
	scenario: string(),
	revision,
	workload: string(),
	threads: int().positive(),
	/** Robust mean over the slices. */
	qps: number(),
	tps: number(),
	latencyMs: object({
		avg: figure,
		p50: figure,
		p95: figure,
		p99: figure
	}),
	cpuMicrosPerQuery: number().nullable(),
	/** Busy share of the server's CPUs during the arm's turns, 0…1. */
	serverCpuBusy: number().nullable(),
	clientCpuBusy: number().nullable(),
	/** Whether idle CPUs were kept from falling asleep. */
	isAwake: literal(true).optional(),
	slices: int(),
	errors: int()
});
/** A comparison of a cell, or what a server refuses. */
const judgedComparisonSchema = comparisonSchema.extend({
	...judgedSchema.shape,
	/** Statements of a user's workload; absent for others. */
	statements: array(statementSchema).readonly().optional(),
	/** Costs; absent if none was measured. */
	costs: array(costSchema.extend({ 
	/** If it is gated: the tolerated increase, the place where that was set, and the verdict. */
gated: judgedSchema.omit({ detectable: true }).optional() })).readonly().optional()
});
/** The twin against the control: the A/A check of the run. */
const twinSchema = comparisonSchema.pick({
	workload: true,
	threads: true,
	change: true,
	low: true,
	high: true,
	effect: true
});
/** A setting in its file; a bare flag has no `value`. */
const writtenSchema = object({
	value: string().optional(),
	file: string(),
	line: int().positive()
});
/** Difference between a scenario's configuration and its base. */
const settingSchema = object({
	scenario: string(),
	kind: m([
		"option",
		"sql",
		"image",
		"binary",
		"schema",
		"workload",
		"mix"
	]),
	name: string(),
	/** Null if it was added. */
	before: writtenSchema.nullable(),
	/** Null if it was removed. */
	after: writtenSchema.nullable(),
	/** Whether a running server takes the new value, or only one that starts; absent if that is unknown. */
	takesEffect: m(["live", "start"]).optional()
});
/** Advance knowledge about a changed setting: it decides nothing. Codes are those of core/setting/dangers.ts. */
const adviceSchema = object({
	scenario: string(),
	code: string(),
	/** Name in the server's list. */
	variable: string(),
	file: string(),
	line: int().positive(),
	message: string(),
	/** Address of the manual page about it. */
	page: string().regex(MANUAL_ADDRESS)
});
/** Cells of all arms together: a run has far fewer, but a file may come from anybody. */
const MOST_CELLS = 1e4;
/** The plan and its rules: with them the verdict can be computed again from the raw slices. */
const planSchema = comparedPlanSchema.extend({
	/** How many trials the budget was split into, whether or not all were needed. */
	trials: int().positive().max(200),
	policy: gatePolicySchema
}).refine(({ arms, cells }) => arms.length * cells.length <= MOST_CELLS, `at most ${MOST_CELLS} cells of all arms`);
const resultSchema = object({
	schemaVersion: literal(1),
	verdict: outcomeSchema,
	suite: object({
		name: string(),
		fingerprint: string(),
		/** Half of the 95 % interval that was measured to, or until the budget ended; else the run ended with the verdict. */
		precision: number().optional()
	}),
	/** Null if there was no repository. */
	commit: commitSchema.nullable(),
	/** Commit of the base; null if there was none. */
	before: string().nullable().default(null),
	/** Fingerprints of all scenarios as they are now, by name, whether or not they were measured. */
	fingerprints: record(string(), string()).default({}),
	/** ISO 8601, UTC. */
	startedAt: string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/).refine((text) => datetime().safeParse(text).success, "a time"),
	/** Wall time of the whole run. */
	seconds: number(),
	/** The run's timeline; null for joined shards. */
	timeline: array(spanSchema).readonly().nullable(),
	/** Time for which clients were served, over all slices. */
	measuredSeconds: number(),
	seed: int(),
	/** Arguments of `qpsgate run` that measure the same again. */
	reproduce: array(string()).readonly(),
	plan: planSchema,
	environment: environmentSchema,
	scenarios: array(scenarioSchema).readonly(),
	cells: array(cellSchema).readonly(),
	comparisons: array(judgedComparisonSchema).readonly(),
	twin: array(twinSchema).readonly(),
	disturbance: disturbanceSchema,
	settings: array(settingSchema).readonly(),
	/** Coverage of each of them, with a sentence; empty if nothing was started. */
	coverage: array(settingCoverageSchema.extend({ message: string() })).readonly(),
	/** May be empty. */
	advice: array(adviceSchema).readonly(),
	/** How far the branch has come since its baseline; null if it has none. */
	baseline: baselineSchema.nullable().default(null),
	/** An accepted regression: the verdict is pass, the comparisons show the regressions. */
	accepted: acceptanceSchema.nullable(),
	/** Causes to blame first, the dearest first; empty if no causes were looked for. */
	causes: array(causeSchema).readonly(),
	explanation: explanationSchema.nullable(),
	warnings: array(warningSchema).readonly()
});

// src/core/stats/successive-looks.ts
/**
* The level at which a look may test without adding more error than it may spend. A look's false answer was mostly also
* that of the look before: with A the event of a false answer, P(A₁ ∪ … ∪ Aₙ) ≤ P(A₁) + Σ P(Aᵢ and not Aᵢ₋₁), whatever
* the number of looks and however they depend on each other (Hunter 1976, "An upper bound for the probability of a
* union").
*/
/** More similar looks are treated as less similar, which errs on the safe side. */
const MOST_ALIKE = .95;
/** The tail beyond this many more standard deviations is negligible. */
const REACH = 4;
const POINTS = 32;
const STEPS = 6;
/**
* The level α of a look with P(Z > z(α) and Z₀ ≤ z₀) = added, where Z₀ is the look before and correlates with Z as an
* estimate does with one that contains it: by the square root of the share of its information.
*
* @param added error that the look may add, 0 < added < 1
* @param last the look before; undefined if it could not answer
* @param now blocks and standard error of this look
* @returns no less than `added`, and no more than that and the level of the look before
*/
function levelOfLook(added, last, now) {
	if (last === void 0 || last.level <= 0) return added;
	const information = Math.min(last.blocks / now.blocks, (now.standardError / last.standardError) ** 2);
	const correlation = Math.sqrt(Math.min(MOST_ALIKE, information));
	if (!(correlation > 0)) return added;
	const before = normalTailQuantile(last.level);
	const lowest = normalTailQuantile(Math.min(.5, added + last.level));
	let z = normalTailQuantile(added);
	for (let step = 0; step < STEPS; step++) {
		const { probability, density } = beyondNowOnly(z, before, correlation);
		z = Math.max(lowest, z + (probability - added) / density);
	}
	return Math.max(added, normalTail(z));
}
/** P(Z > z and Z₀ ≤ before), and how fast it falls with z; by the midpoint rule. */
function beyondNowOnly(z, before, correlation) {
	const rest = Math.sqrt(1 - correlation ** 2);
	const notBefore = (x) => normalTail((correlation * x - before) / rest);
	const width = REACH / POINTS;
	let probability = 0;
	for (let point = 0; point < POINTS; point++) {
		const x = z + (point + .5) * width;
		probability += normalDensity(x) * notBefore(x) * width;
	}
	return {
		probability,
		density: normalDensity(z) * notBefore(z)
	};
}

// src/core/verdict/alpha.ts
/**
* Spending of the permitted error over looks and comparisons: by increments that add up, whatever the number of looks,
* so that no numerical integration is needed and dropped cells or changing degrees of freedom do no harm (a union
* bound). See "Group sequential methods", Jennison & Turnbull 2000, ch. 7, for spending functions.
*
* A run fails falsely if a suspicion is raised falsely and other servers alone confirm it falsely. As starts and turns
* of the two are independent, the chance is the product: 20 % · 2.5 % = 0.5 %, half of the promised limit. The other
* half is for the rule baseline, whose comparisons are a family of their own.
*/
/** Chance that such a run suspects a regression anywhere. Nothing is failed by that; time goes into confirming it. */
const FALSE_SUSPICION_PER_RUN = .2;
/** Chance that a false suspicion is confirmed, over all looks at its confirmation. */
const FALSE_CONFIRMATION = .025;
/** Chance that a comparison that is just beyond its tolerance passes. */
const FALSE_PASS = .05;
/** One-sided error of the shown interval. */
const SHOWN_ALPHA = (1 - CONFIDENCE) / 2;
/** A regression needs its bound beyond this share of the tolerance. */
const HALF_MARGIN = .5;
/** Share of the planned time by which the last suspicion must be confirmed: at most half as much again. */
const LONGEST_SHARE = 1.5;
/**
* Share of an error that may be spent by a look: three quarters by information, of which each further start of the
* servers gets half of the rest before it; and of the remainder as much as the share of time that is over, so that
* every run ends.
*/
function spentBy({ share, information, starts }) {
	return 1 - (1 - .75 * (1 - .5 ** starts) * Math.min(1, information)) * (1 - Math.min(1, share));
}
/**
* One-sided error that this look may spend on suspecting one comparison of a regression.
*
* @param family how many comparisons share the error
*/
function suspicionAlpha(look, family) {
	return FALSE_SUSPICION_PER_RUN / Math.max(1, family) * spent(look);
}
/** One-sided error that this look may spend, on measurements after a suspicion, to confirm or to refute it. */
function confirmationAlpha(look) {
	return FALSE_CONFIRMATION * spent(look);
}
/** One-sided error that this look may spend on passing one comparison; needs no correction for their number. */
function passAlpha(look) {
	return FALSE_PASS * spent(look);
}
function spent({ before, now }) {
	return now - before;
}

// src/core/verdict/decision-state.ts
const UNSEEN = {
	kind: "open",
	pass: { spent: 0 },
	suspicion: { spent: 0 }
};
/** A comparison that still wants data: open, or suspected and not yet confirmed. */
function isUndecided(standing) {
	return standing === void 0 || standing.kind === "open" || standing.kind === "suspected";
}

// src/core/verdict/detectable.ts
/** Starts become rarer the longer a run goes on: by the power of its time that simulated runs show. */
const STARTS_BY_TIME = .6;
/** z₀.₉₅ + z₀.₉₀: passing at an error of 5 % with 90 % power. */
const PASS_REACH = 2.927;
/**
* Smallest slowdown that would have been called regressed with 95 % power, a share of QPS. A run that passes early would have
* gone on: s² = share·noise² + share^0.6·starts². Half of the measurements raise the suspicion, and the other half confirm it:
* max(δ + t₀.₉₅·s, κδ + √2·(t₁₋α + t₀.₉₅)·s). In simulated runs it was found in 96 of 100 or more (`npm run bench detectable`).
*
* @param share of the planned time that was over at the last look; at most 1 counts
*/
function detectable({ effect }, { margin }, family, share) {
	const alpha = Math.min(FALSE_CONFIRMATION, suspicionAlpha({
		before: 0,
		now: 1
	}, family));
	const end = atTheEnd(effect, Math.min(1, share));
	const power = reach(end, .050000000000000044);
	const byEstimate = margin + power;
	const byBound = HALF_MARGIN * margin + Math.SQRT2 * (reach(end, alpha) + power);
	return -Math.expm1(-Math.max(byEstimate, byBound));
}
/** The variances that an effect has at the end of a time of which this share is over. */
function atTheEnd({ within, between }, share) {
	return {
		within: {
			...within,
			variance: share * within.variance
		},
		between: {
			...between,
			variance: share ** STARTS_BY_TIME * between.variance
		}
	};
}

// src/core/verdict/still-needed.ts
/** Revision of the arms that only comparisons of a rule have. */
const REFERENCES = {
	base: "base",
	baseline: "baseline"
};
/** Starts of each side behind a figure that is as precise as asked. */
const LEAST_PRECISE_STARTS = 2;
/** One-sided errors of that: of five changes of −2.4 %, the last was let go by a lucky look in one run of thirty. */
const [LET_GO, LET_GO_SUSPECTED] = [.025, .01];
/** Whether a comparison with the base, if there is one, shows that its change brings nothing far from the baseline. */
function isHarmless(base, alpha) {
	return base === void 0 || lowerBound(base.effect, alpha) > -.02 && base.high >= 0;
}
/** The comparison of a change with its base in the cell of another comparison. */
function baseOf(comparisons, { scenario, workload, threads }) {
	const key = nameKey({
		rule: "base",
		scenario,
		workload,
		threads
	});
	return comparisons.find((each) => nameKey(each) === key);
}
function isStillNeeded({ comparisons: rates, costs, missing }, standings, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	if (comparisons.length === 0) return () => standings.size === 0;
	return asks(comparisons.filter(wantedOf(comparisons, standings, precision)), missing);
}
/** An arm is wanted in a cell while a suspicion there needs confirmation. */
function isSuspected({ comparisons, costs }, standings) {
	const isAsked = (comparison) => standings.get(nameKey(comparison))?.kind === "suspected";
	return asks([...comparisons, ...costs].filter(isAsked));
}
/**
* Whether the rest of a trial's time in a cell would tell anything: not where nothing is wanted of the arms that it
* measures there, or only later trials can tell more of it.
*/
function needsMore({ comparisons: rates, costs, missing }, standings, { cell, arms, trial, isBegun, isLast }, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	const isHere = ({ rule, ...each }) => {
		const reference = (rule === "baseline" && each.reference !== each.scenario ? void 0 : REFERENCES[rule]) ?? "head";
		return each.workload === cell.workload.name && each.threads === cell.threads && arms.some((arm) => arm.scenario.name === each.scenario && arm.revision === reference);
	};
	const isWanted = wantedOf(comparisons, standings, precision);
	const isForLater = (comparison) => {
		const standing = standings.get(nameKey(comparison));
		if (endsByPrecision(comparison, precision)) return !isWide(comparison, precision);
		if (!isUndecided(standing) || standing?.toldBy === void 0) return false;
		if (standing.toldBy < (isBegun && comparison.cost === "errors" ? trial - 1 : trial)) return false;
		return standing.kind === "suspected" || !isLast;
	};
	return missing.some(isHere) || comparisons.some((each) => isHere(each) && isWanted(each) && !isForLater(each));
}
/**
* Share of the error of a confirmation: a suspicion that has spent more is too doubtful for others to wait for it. Two
* starts of each side that tell all they can spend more.
*/
const DOUBTFUL = .5;
/**
* The comparisons that want data: those that may still change the verdict, and those that are not as precise as asked.
* Once a scenario has regressed, its open comparisons would change no verdict. So they wait while a suspicion is
* confirmed, which mostly makes them needless.
*/
function wantedOf(comparisons, standings, precision) {
	const subjectOf = ({ rule, scenario }) => JSON.stringify([rule, scenario]);
	const kindOf = (comparison) => standings.get(nameKey(comparison))?.kind ?? "open";
	const subjectsWith = (is) => new Set(comparisons.filter(is).map(subjectOf));
	const failing = subjectsWith((each) => kindOf(each) === "regressed");
	const isFailing = (comparison) => failing.has(subjectOf(comparison)) || kindOf(comparison) === "open" && failing.has(subjectOf({
		...comparison,
		rule: "baseline"
	}));
	const suspected = subjectsWith((each) => isFresh(standings.get(nameKey(each))));
	const isOpen = (comparison) => {
		const subject = subjectOf(comparison);
		const waits = suspected.has(subject) && kindOf(comparison) === "open";
		return isUndecided(standings.get(nameKey(comparison))) && !isFailing(comparison) && !waits && isSought(comparison);
	};
	const isRed = [...standings.values()].some(({ kind }) => kind === "regressed");
	const isSought = (comparison) => {
		const alpha = kindOf(comparison) === "suspected" ? LET_GO_SUSPECTED : LET_GO;
		return comparison.rule !== "baseline" || !isRed && !isHarmless(baseOf(comparisons, comparison), alpha);
	};
	return (comparison) => {
		if (endsByPrecision(comparison, precision)) return isWide(comparison, precision) || hasFewStarts(comparison);
		return isOpen(comparison);
	};
}
/** A suspicion that the next trial may well confirm. */
function isFresh(standing) {
	return standing?.kind === "suspected" && (standing.isRepeated || standing.confirmation.spent < DOUBTFUL);
}
/**
* Whether precision alone decides when a comparison has been measured enough. A run that ended, or went on, by its estimate would
* record lucky moments, and these add up: +0.14 to +0.20 % a record where it went on until it passed.
*/
function endsByPrecision({ cost }, precision) {
	return cost === void 0 && precision !== Number.POSITIVE_INFINITY;
}
function isWide({ high, low }, precision) {
	return (high - low) / 2 > precision;
}
function hasFewStarts({ trials, starts = trials }) {
	return starts < LEAST_PRECISE_STARTS;
}
/** The arms that comparisons need, cell by cell. */
function asks(comparisons, missing = []) {
	const undecided = /* @__PURE__ */ new Set([...comparisons.map((comparison) => nameKey({
		...comparison,
		cost: void 0
	})), ...missing.map(nameKey)]);
	const open = (rule, scenario, cell) => undecided.has(nameKey({
		rule,
		scenario,
		...cellKeyOf(cell)
	}));
	return ({ scenario, revision, role }, cell) => {
		const byBaseline = open("baseline", scenario.name, cell);
		const byBase = byBaseline || open("base", scenario.name, cell);
		if (revision === "baseline") return byBaseline;
		if (isOfBase({ revision })) return byBase;
		return role === "candidate" ? byBase || open("control", scenario.name, cell) : byBase;
	};
}

// src/core/verdict/decide.ts
/** A confirmation on fewer blocks means nothing. */
const CONFIRMATION_BLOCKS = 8;
/** Largest difference between two kinds of starts of one server, in ln QPS. */
const KINDS_DIFFER = .08;
/**
* Multiple of the precision with which an unchanged comparison nearly always passes: the error is worth spending then,
* as nearly everything is known.
*/
const WORTH_SPENDING = .8;
const ALL_TOLD = 1.5;
/**
* Parts of a slowdown within which its bound decides. An estimate that chooses its own look raises the error, and twice the
* reach is so rare under the null that this is small. The estimate of a suspicion knows nothing of its confirmation.
*/
const OWN_PART = .5;
const KNOWN_PART = .8;
/** Part of the tolerance since the baseline that looks take as left, because earlier changes have used up some of it. */
const ROOM_SINCE_BASELINE = .5;
/** Share of the time after which no error is saved for later. */
const LATE = .9;
/** Nor does a pass while measuring goes on, however wide the tolerance: fewer hardly tell their own noise. */
const PASS_BLOCKS = 5;
/** Takes a look: decides what can be decided. */
function takeLook(standings, request) {
	const later = confirmations(standings, request);
	const next = new Map(standings);
	for (const comparison of request.comparisons) {
		const key = nameKey(comparison);
		const standing = next.get(key) ?? UNSEEN;
		if (standing.kind === "suspected") next.set(key, confirm(standing, later.get(standing.trial) ?? [], comparison, request));
		else if (standing.kind === "open") next.set(key, judge(standing, comparison, request));
		else if (standing.kind === "passed" && !isWithin(comparison.effect, toleranceOf(comparison, request.policy).margin)) next.set(key, judge(standing.open ?? UNSEEN, comparison, request));
		else if (standing.kind === "passed" && standing.open !== void 0) next.set(key, {
			...standing,
			open: {
				...standing.open,
				share: request.share
			}
		});
	}
	return next;
}
function judge({ pass, suspicion }, comparison, request) {
	const { comparisons, share, trial, familyOf, policy } = request;
	const { blocks, rule, effect } = comparison;
	const { margin } = toleranceOf(comparison, policy);
	const room = rule === "baseline" ? ROOM_SINCE_BASELINE * margin : margin;
	const spent = spentBy({
		share,
		information: informationOf(effect, room, WORTH_SPENDING),
		starts: startsOf(comparison)
	});
	const mostToPass = share < LATE ? Math.max(.9 * room, OWN_PART * (effect.mean + margin)) : Number.POSITIVE_INFINITY;
	const toPass = takenLook(pass, {
		spent,
		alphaOf: passAlpha,
		most: mostToPass
	}, {
		effect,
		blocks
	});
	const alphaOf = (look) => suspicionAlpha(look, familyOf(rule));
	const toSuspect = takenLook(suspicion, {
		spent,
		alphaOf,
		most: mostToBlame(effect.mean, margin, OWN_PART)
	}, comparison);
	const open = {
		kind: "open",
		share,
		pass: toPass === void 0 ? pass : {
			spent,
			last: blocks >= PASS_BLOCKS ? toPass : void 0
		},
		suspicion: toSuspect === void 0 ? suspicion : {
			spent,
			last: answersByBound(comparison, margin, toSuspect) ? toSuspect : void 0
		},
		toldBy: isTold(effect, room) ? trial : void 0
	};
	const isPassed = toPass !== void 0 && effect.mean > -margin && isWithin(effect, margin, toPass.level);
	if (blocks >= PASS_BLOCKS && isPassed) return {
		kind: "passed",
		open
	};
	if (toSuspect === void 0 || !isRegression(comparison, comparisons, margin, toSuspect.level)) return open;
	const { mean } = effect;
	return {
		kind: "suspected",
		trial,
		since: share,
		mean,
		open,
		toldBy: trial,
		isRepeated: false,
		confirmation: { spent: 0 }
	};
}
function confirm(suspected, laterOnes, comparison, request) {
	const later = laterOnes.find((each) => nameKey(each) === nameKey(comparison));
	if (!isEnough(later)) return suspected;
	const again = {
		...later,
		effect: effectBySpreadOf(comparison, later)
	};
	const { since, confirmation } = suspected;
	const { margin } = toleranceOf(comparison, request.policy);
	const share = since < 1.5 ? (request.share - since) / (LONGEST_SHARE - since) : 1;
	const information = informationOf(again.effect, margin, WORTH_SPENDING);
	const spent = spentBy({
		share,
		information,
		starts: startsOf(again)
	});
	const toldBy = isTold(again.effect, margin) ? request.trial : suspected.toldBy;
	const most = mostToBlame(suspected.mean, margin, KNOWN_PART);
	const taken = takenLook(confirmation, {
		spent,
		alphaOf: confirmationAlpha,
		most
	}, again);
	if (taken === void 0) return {
		...suspected,
		toldBy
	};
	const laterBase = baseOf(laterOnes, comparison);
	const allBase = baseOf(request.comparisons, comparison);
	const base = laterBase && allBase && {
		...laterBase,
		effect: effectBySpreadOf(allBase, laterBase)
	};
	if (comparison.rule === "baseline" && allBase !== void 0 && base === void 0) return {
		...suspected,
		toldBy
	};
	if (isRegression(again, base === void 0 ? [] : [base], margin, taken.level)) return hasStartsEnough(comparison, margin) ? { kind: "regressed" } : {
		...suspected,
		toldBy: request.trial,
		isRepeated: true
	};
	if (lowerBound(again.effect, taken.level) > -margin) return judge(suspected.open, comparison, request);
	const last = answersByBound(again, margin, taken) ? taken : void 0;
	return {
		...suspected,
		toldBy,
		confirmation: {
			spent,
			last
		}
	};
}
/** The effect of some trials, with the knowledge from all of them of how much starts differ. */
function effectBySpreadOf(all, { effect, trials }) {
	const { variance, df } = all.effect.between;
	const between = {
		variance: variance * all.trials / trials,
		df
	};
	return {
		...effect,
		between,
		standardError: Math.sqrt(effect.within.variance + between.variance)
	};
}
function startsOf({ trials, starts = trials }) {
	return starts;
}
/** Starts may be of two kinds: less than these differ by is believed where it was so in one start more. */
function hasStartsEnough(comparison, margin) {
	return startsOf(comparison) >= 2.5 || comparison.effect.mean < -.5 * margin - KINDS_DIFFER;
}
/**
* A bound that far from its estimate can still decide. A regression twice the tolerance needs a chance to be found, and a
* far larger one needs less precision: a part of its distance from half the tolerance.
*/
function mostToBlame(mean, margin, part) {
	return Math.max(1.5 * margin, -part * (mean + HALF_MARGIN * margin));
}
/** A look at the level at which it adds the error that it may spend; undefined if it has none, or would waste it. */
function takenLook({ spent: before, last }, { spent: now, alphaOf, most }, { effect, blocks }) {
	if (now <= before) return void 0;
	const { standardError } = effect;
	const level = levelOfLook(alphaOf({
		before,
		now
	}), last, {
		blocks,
		standardError
	});
	return reach(effect, level) < most ? {
		level,
		blocks,
		standardError
	} : void 0;
}
/** Whether turns on the same servers would tell hardly more. */
function isTold(effect, margin) {
	return informationOf(effect, margin, ALL_TOLD) >= 1;
}
/**
* Share of the information that the started servers can give. At 1 the effect has the given multiple of the precision
* that an unchanged comparison needs, or the noise of turns hardly matters next to that of starts.
*/
function informationOf({ standardError, within, between }, margin, times) {
	if (standardError === 0) return Number.POSITIVE_INFINITY;
	const exact = (margin / (times * PASS_REACH * standardError)) ** 2;
	return Math.max(exact, 1.5 * between.variance / (between.variance + within.variance));
}
/**
* Whether its bound decides alone, so that the estimate is beyond the tolerance wherever the bound is beyond half of
* it.
*/
function answersByBound({ effect }, margin, { level }) {
	return upperBound({
		...effect,
		mean: -margin
	}, level) >= -HALF_MARGIN * margin;
}
/** The comparisons of the trials after each suspicion, by its trial. */
function confirmations(standings, { since }) {
	const trials = [...standings.values()].flatMap((standing) => standing.kind === "suspected" ? [standing.trial] : []);
	return new Map([...new Set(trials)].map((trial) => [trial, since(trial)]));
}
function isEnough(again) {
	return again !== void 0 && again.blocks >= CONFIRMATION_BLOCKS;
}
/** Whether the estimate is beyond the tolerance, and its bound at this one-sided error beyond half of it. */
function isBeyond({ effect }, margin, alpha) {
	return effect.mean < -margin && upperBound(effect, alpha) < -.5 * margin;
}
/**
* Whether a comparison shows a regression at this one-sided error. One with the baseline does so only if its change is slower
* than its base, at the same error: a branch that is beyond its limit turns no other change red.
*
* @param comparisons that have the change's own with its base, in the same cell; without it the distance alone decides
*/
function isRegression(comparison, comparisons, margin, alpha) {
	const base = comparison.rule === "baseline" ? baseOf(comparisons, comparison) : void 0;
	return isBeyond(comparison, margin, alpha) && (base === void 0 || upperBound(base.effect, alpha) < 0);
}
/** Whether its bound at this one-sided error is within the tolerance, and so is the interval that readers are shown. */
function isWithin(effect, margin, alpha = FALSE_PASS) {
	return lowerBound(effect, Math.min(alpha, SHOWN_ALPHA)) > -margin;
}
/** Labels of a slower comparison that a run which fails anyway, and so ends sooner, did not pursue. */
const UNPURSUED = ["leaning regressed", "not confirmed in time"];
/** The judgement of a run, before anybody accepts it and its causes are known. */
function judgementOf({ compared, standings, policy, refused = [], ...rest }) {
	const { coverage, baseline, missingShards = [] } = rest;
	const judged = decide(compared, standings, policy);
	const isAllRefused = judged.comparisons.length === 0 && refused.some(({ refusal }) => refusal?.isMended === false);
	const [shard] = missingShards;
	const missing = missingShards.map(({ index }) => index);
	return {
		...judged,
		comparisons: [...refused, ...judged.comparisons],
		coverage: isAllRefused ? [] : coverage,
		baseline,
		missingShards,
		warnings: [...judged.warnings, ...shard ? [{
			code: "shards-missing",
			missing,
			of: shard.of
		}] : []]
	};
}
/** The run by control and base, when no more is measured. */
function decide(compared, standings, policy) {
	const { comparisons, costs } = compared;
	const context = {
		family: [...comparisons, ...costs].filter(({ rule }) => rule !== "baseline").length,
		policy
	};
	const isRed = [...credibleStandings(standings, compared, policy).values()].some(({ kind }) => kind === "regressed");
	const ofStanding = (comparison) => {
		const found = judged(comparison, trusted(inTheEnd(standings.get(nameKey(comparison)) ?? UNSEEN, isRed), comparison, compared, policy), context);
		if (found.verdict === "inconclusive" && !isSlowerItself(comparison, comparisons)) return {
			...found,
			verdict: "pass",
			label: "not by this change",
			confirmed: null
		};
		return isRed && UNPURSUED.includes(found.label) ? {
			...found,
			label: "also slower, not pursued"
		} : found;
	};
	const judgedOnes = comparisons.map(ofStanding);
	return {
		...compared,
		comparisons: judgedOnes,
		costs: costs.map(ofStanding),
		missingShards: [],
		coverage: [],
		baseline: null,
		accepted: null,
		causes: [],
		explanation: null,
		warnings: [...judgingWarnings(compared), ...judgedOnes.flatMap(({ label, tolerance, scenario, workload, threads, change }) => label === "not by this change" && change < -tolerance ? [{
			code: "beyond-baseline",
			scenario,
			workload,
			threads,
			change
		}] : [])]
	};
}
/** Whether a change seems slower than its base: if not, the distance of its branch from the baseline is not its doing. */
function isSlowerItself(comparison, comparisons) {
	return comparison.rule !== "baseline" || (baseOf(comparisons, comparison)?.high ?? 0) < 0;
}
/**
* A suspicion that later measurements neither confirmed nor refuted, though there was time: a run that fails ends
* sooner.
*/
function inTheEnd(standing, isRed) {
	return standing.kind === "suspected" && standing.confirmation.spent > 0 && !standing.isRepeated && !isRed ? { kind: "not confirmed" } : standing;
}
/**
* A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
* others by themselves do not show it.
*/
function trusted(standing, comparison, { disturbance, undisturbed }, policy) {
	if (standing.kind !== "regressed" || !isTooDisturbed(disturbance)) return standing;
	const quiet = undisturbed.find((other) => nameKey(other) === nameKey(comparison));
	return isEnough(quiet) && isBeyond(quiet, toleranceOf(comparison, policy).margin, .025) ? standing : { kind: "machine disturbed" };
}
/** The standings without regressions that are not believed yet: more data may change that. */
function credibleStandings(standings, compared, policy) {
	const believed = new Map(standings);
	for (const comparison of [...compared.comparisons, ...compared.costs]) {
		const key = nameKey(comparison);
		const standing = standings.get(key);
		if (standing?.kind !== "regressed") continue;
		if (trusted(standing, comparison, compared, policy) !== standing) believed.delete(key);
	}
	return believed;
}
/** A comparison with the fields that follow from its standing, its tolerance and its effect. */
function judged(comparison, standing, { family, policy }) {
	const tolerance = toleranceOf(comparison, policy);
	const verdict = verdictOf(standing);
	return {
		...comparison,
		tolerance: tolerance.share,
		toleranceFrom: tolerance.from,
		detectable: detectable(comparison, tolerance, family, shareOfLast(standing)),
		verdict,
		label: labelOf(comparison.effect, standing),
		confirmed: standing.kind === "regressed" ? true : standing.kind === "not confirmed" ? false : null
	};
}
/** Share of the planned time that was over at a comparison's last look. */
function shareOfLast(standing) {
	return ("open" in standing ? standing.open?.share : "share" in standing ? standing.share : void 0) ?? 1;
}
function verdictOf({ kind }) {
	if (kind === "passed") return "pass";
	return kind === "regressed" ? "regressed" : "inconclusive";
}

// src/core/comparison/compare.ts
function compare(plan, measured) {
	const { blocks, disturbed, dropped, isDisturbed, isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	const comparisons = comparisonsOf(plan, compared);
	const costs = costsOf(plan, compared);
	return {
		comparisons,
		costs,
		undisturbed: disturbed === dropped ? [...comparisons, ...costs] : allOf(plan, {
			measured,
			isCompared: (block) => !isDisturbed(block)
		}),
		missing: missingOf(plannedCells(plan), comparisons),
		unknownCosts: missingOf(gatedContrasts(plan).flatMap((contrast) => askedCosts(plan).map((cost) => ({
			...contrastName(contrast),
			cost
		}))), costs),
		disturbance: {
			blocks,
			disturbed,
			dropped
		},
		twin: estimate(twinContrasts(plan), compared, { startSpread: plan.startSpread })
	};
}
/** Only the comparisons, costs included, by the trials after one of them. */
function compareSince(plan, measured, after) {
	const { isDropped } = findDisturbance(measured.cells);
	return allOf(plan, {
		measured,
		isCompared: (block) => block.trial > after && !isDropped(block)
	});
}
function allOf(plan, compared) {
	return [...comparisonsOf(plan, compared), ...costsOf(plan, compared)];
}
function comparisonsOf(plan, compared) {
	return estimate(contrastsOf(plan), compared, plan);
}
function costsOf(plan, compared) {
	return compareCosts({
		...compared,
		contrasts: gatedContrasts(plan),
		costs: plan.gatedCosts
	}, plan);
}
/** The gated costs that every comparison has: errors are compared only where there are some. */
function askedCosts({ gatedCosts }) {
	return gatedCosts.filter((cost) => cost !== "errors");
}
/** The comparisons of a plan's cells. */
function plannedCells(plan) {
	return contrastsOf(plan).map(contrastName);
}
/** How many comparisons of a plan share the error with those of a rule: those with the baseline have their own. */
function familyIn(plan, rule) {
	const rules = plan.rules.filter((other) => other === "baseline" === (rule === "baseline"));
	return plannedComparisons({
		...plan,
		rules
	});
}
/** Number of comparisons in a plan, including gated costs. */
function plannedComparisons(plan) {
	const costs = gatedContrasts(plan).length * askedCosts(plan).length;
	return (contrastsOf(plan).length + costs) * (plan.shard?.of ?? 1);
}
function missingOf(planned, found) {
	const known = new Set(found.map(nameKey));
	return planned.filter((name) => !known.has(nameKey(name)));
}
/** Effects of arms against the first of a plan, on QPS or on a cost, by the names of their scenarios, in its only cell. */
function effectsAgainstFirst({ arms, cells: [cell], startSpread }, measured, cost) {
	if (cell === void 0) return /* @__PURE__ */ new Map();
	const [first, ...others] = arms;
	const { isDropped } = findDisturbance(measured.cells);
	const isCompared = (block) => !isDropped(block);
	const compared = cost === void 0 ? {
		measured,
		isCompared
	} : comparedByCost(measured, isCompared)(cost);
	const contrasts = others.map((arm) => ({
		rule: "control",
		arms: [arm],
		references: [first],
		cell: cellKeyOf(cell)
	}));
	return new Map(estimateEffects(contrasts, compared, { startSpread }).map(({ scenario, effect }) => [scenario, effect]));
}

// src/core/verdict/replay.ts
/** The looks of a run: each taken when it is due, and taken again, one after the other, from raw lines. */
/** A look's subject: the cells that it is at, and what was measured in them. */
function subjectOf({ look: { workload, threads }, ...due }) {
	const isHere = ({ workload: own, threads: level }) => workload === null || own.name === workload && level === threads;
	const plan = {
		...due.plan,
		cells: due.plan.cells.filter(isHere)
	};
	const measured = workload === null ? due.measured : due.measured.only({
		workload,
		threads: threads ?? 0
	});
	return {
		plan,
		measured,
		compared: compare(plan, measured)
	};
}
/** What a look at a single cell, or at all of them, would compare; it decides nothing. */
function compareAt(due) {
	return subjectOf(due).compared;
}
/** Standings after a look, and what it compared. */
function lookAt(standings, due) {
	const { policy } = due;
	const { trial, share, workload } = due.look;
	const { plan, measured, compared } = subjectOf(due);
	const comparisons = [...compared.comparisons, ...compared.costs].filter(({ cost }) => workload === null || cost === void 0 || !isOfTrials(cost));
	const since = (after) => compareSince(plan, measured, after);
	const families = {
		baseline: familyIn(due.plan, "baseline"),
		others: familyIn(due.plan, "base")
	};
	const familyOf = (rule) => families[rule === "baseline" ? "baseline" : "others"];
	return {
		standings: takeLook(standings, {
			comparisons,
			since,
			trial,
			share,
			familyOf,
			policy
		}),
		compared
	};
}
/** @param lines gone through once, in their order */
function replay({ plan, lines, policy }) {
	let standings = /* @__PURE__ */ new Map();
	const measured = new MeasuredBlocks();
	for (const line of lines) {
		if (line.kind === "look") standings = lookAt(standings, {
			plan,
			measured,
			policy,
			look: line
		}).standings;
		measured.add(line);
	}
	return {
		standings,
		measured,
		compared: compare(plan, measured)
	};
}

// src/core/result/describe-statements.ts
/** Statements of comparisons as in result.json: their effects, with the text and plans of each. */
/** Statements with their text, and with their execution plans on the first trial's servers if these differ. */
function describeStatements(plan, measured, lines) {
	const states = armStatesOf(lines).filter(({ trial }) => trial === 1);
	return described(plan, measured, ({ rule, scenario, reference }, statement) => {
		const armOf = (name, revision) => plan.arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
		const now = armOf(scenario, "head");
		const before = rule === "base" ? armOf(scenario, "base") : armOf(reference, "head") ?? armOf(reference, "base");
		const sqlOf = (arm) => arm?.scenario.own && countedStatements(arm.scenario.own.workload).find(({ name }) => name === statement)?.sql;
		const planOf = (arm) => {
			const state = states.find((each) => each.scenario === arm?.scenario.name && each.revision === arm.revision);
			return new Map(Object.entries(state?.plans ?? {})).get(statement);
		};
		const planBefore = planOf(before);
		const planNow = planOf(now);
		const isOther = planBefore !== void 0 && planNow !== void 0 && planBefore !== planNow;
		return {
			sql: sqlOf(now) ?? sqlOf(before),
			plan: isOther ? {
				before: planBefore,
				after: planNow
			} : void 0
		};
	});
}
/** Effects estimated again, with the text and plans from the result that was read. */
function redescribed({ comparisons, plan }, measured) {
	const statements = new Map(comparisons.map((comparison) => [nameKey(comparison), comparison.statements]));
	return described(plan, measured, (comparison, statement) => statements.get(nameKey(comparison))?.find(({ name }) => name === statement));
}
function described(plan, measured, factsOf) {
	return new Map(statementEffects(plan, measured).map(({ statements, ...comparison }) => [nameKey(comparison), statements.map((effect) => ({
		...factsOf(comparison, effect.name),
		...effect
	}))]));
}

export { resultSchema as _, replay as a, credibleStandings as c, isSuspected as d, needsMore as f, SHOWN_ALPHA as g, LONGEST_SHARE as h, lookAt as i, judgementOf as l, HALF_MARGIN as m, redescribed as n, compare as o, atTheEnd as p, compareAt as r, effectsAgainstFirst as s, describeStatements as t, isStillNeeded as u };