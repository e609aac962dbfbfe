import { a as shardText } from "./shard.js";
import { i as count } from "./figures.js";
import { a as passAtOnce, g as scenarioMeans, n as familyOf, r as isBeyond, t as decide } from "./decide.js";
import { i as costEffects } from "./cost-effects.js";
import { t as rankCells } from "./ranking.js";
import { E as joinCoverage, t as JUDGING_CODES } from "./judgement.js";
import { t as COSTS } from "./names.js";
import { n as replay } from "./replay.js";
import { n as redescribed } from "./describe-statements.js";
import { f as randomEffects, i as keyOf, r as changeOf } from "./comparison.js";
import { t as incompleteBeta } from "./special-functions.js";
import { c as sum, o as mean } from "./disturbance.js";
import { a as alarmAlpha, t as FALSE_CONFIRMATION } from "./alpha.js";
import { n as toleranceOf } from "./tolerance.js";
import { n as isMeasured } from "./result.js";
import { n as readRecorded, t as readLines } from "./recorded-results.js";
import { c as UserError } from "./errors.js";

// src/core/result/recorded-result.ts
/** A run as its files tell it, and whether several belong together. */
/**
* The first result that does not belong to one before it; undefined if all can be joined. Among equal parts only the
* first is compared with the others, and so is any part that overlaps it in the plan.
*/
function findMismatch(recorded) {
	const alike = /* @__PURE__ */ new Map();
	const owners = /* @__PURE__ */ new Map();
	for (const [index, other] of recorded.entries()) {
		const parts = partsOf(other.result);
		const suspects = /* @__PURE__ */ new Set([...alike.values(), ...parts.flatMap((part) => owners.get(part) ?? [])]);
		for (const at of [...suspects].sort((left, right) => left - right)) {
			const one = recorded[at];
			const why = mismatch(one, other);
			if (why !== void 0) return {
				one,
				other,
				why
			};
		}
		const kind = kindOf(other.result);
		if (!alike.has(kind)) alike.set(kind, index);
		for (const part of parts) owners.set(part, index);
	}
}
/** All of a result that others must have in common with it. */
function kindOf({ suite, plan: { rules, arms, policy, shard, machine }, scenarios }) {
	const fingerprints = scenarios.map(({ name, fingerprint }) => [name, fingerprint]);
	return JSON.stringify([
		suite,
		rules,
		arms,
		policy,
		shard?.of,
		machine?.of,
		fingerprints
	]);
}
/** All that no other of the same machine may have. */
function partsOf({ plan: { cells, shard, machine } }) {
	return [...shard === null ? [] : [shard], ...cells].map((part) => JSON.stringify([machine?.index, part]));
}
/** Why two results cannot be joined; undefined if they can. */
function mismatch(first, other) {
	const [a, b] = [first.result, other.result];
	if (a.suite.fingerprint !== b.suite.fingerprint && a.suite.name !== b.suite.name) return `they are of different suites, ${a.suite.name} and ${b.suite.name}`;
	if (JSON.stringify(a.plan.rules) !== JSON.stringify(b.plan.rules)) return "they compare by different rules";
	if (JSON.stringify(a.plan.arms) !== JSON.stringify(b.plan.arms)) return "they compare different scenarios";
	if (JSON.stringify(a.plan.policy) !== JSON.stringify(b.plan.policy)) return "they were judged by different tolerances";
	const fingerprints = ({ scenarios }) => JSON.stringify(scenarios.map(({ name, fingerprint }) => [name, fingerprint]));
	if (fingerprints(a) !== fingerprints(b)) return "a scenario has another configuration in one of them";
	const [one, two] = [a.plan.shard, b.plan.shard];
	if (one?.of !== two?.of) return "they are parts of different plans";
	const [here, there] = [a.plan.machine, b.plan.machine];
	if (here?.of !== there?.of) return "they are of different numbers of machines that measured the same";
	if (here?.index !== there?.index) return void 0;
	if (here !== void 0 && one?.index === two?.index) return `both are of machine ${shardText(here)}${one === null ? "" : `, shard ${shardText(one)}`}`;
	if (one !== null && one.index === two?.index) return `both are shard ${shardText(one)}`;
	const cells = new Set(a.plan.cells.map((cell) => JSON.stringify(cell)));
	const twice = b.plan.cells.find((cell) => cells.has(JSON.stringify(cell)));
	return twice && `both measured ${twice.workload} at ${count(twice.threads, "thread")}; results of the same on several machines are joined where each was measured with --machine, such as 1/2 and 2/2`;
}
/** Machines that were to measure the same and are not among these results; none if there is one machine. */
function missingMachines(results) {
	return missingOf(results.flatMap(({ plan: { machine } }) => machine ?? []));
}
/** Parts that a plan has and these results do not; none if they are no parts. */
function missingShards(results) {
	return missingOf(results.flatMap(({ plan: { shard } }) => shard ?? []));
}
function missingOf(known) {
	const [first] = known;
	if (first === void 0) return [];
	const found = new Set(known.map(({ index }) => index));
	return Array.from({ length: first.of }, (_, index) => ({
		index: index + 1,
		of: first.of
	})).filter(({ index }) => !found.has(index));
}

// src/core/stats/machine-effects.ts
/**
* One effect measured on several machines: its mean, with the machine as the unit of replication, and whether it
* depends on the machine.
*/
/**
* Prior for how much the machine moves a change of ln QPS, beyond noise and starts: as little is known as for starts,
* so it is as wide and as weak.
*/
const MACHINE_SPREAD = {
	sd: .016,
	df: 3
};
/**
* Chance that a run says of any change that it depends on the machine although none does, over all of its comparisons.
* A start counts as noise here, so that two machines do not differ merely by the starts of their servers.
*/
const FALSE_MACHINES_DIFFER = .01;
/** At least this many machines are needed for one of them to be the odd one: with two it is unclear. */
const LEAST_FOR_ODD = 3;
/**
* Random-effects mean over machines. The variance known from one machine, by turns and starts, is the noise (`within`);
* the further difference between machines is `between`, learnt from the machines themselves and from a weak prior.
*
* @param effects one a machine, at least one
*/
function machinesMean(effects) {
	const machines = effects.map(({ mean, standardError }) => ({
		mean,
		variance: standardError ** 2
	}));
	const df = sum(machines.map((one) => one.variance)) ** 2 / sum(effects.map((one) => one.standardError ** 4 / one.df));
	const { replicas: _, ...mean } = randomEffects(machines, Number.isFinite(df) ? df : 1, 1, MACHINE_SPREAD);
	return mean;
}
/**
* Chance of effects that differ by as much where they are the same on every machine (Welch 1951, whose test allows
* machines to be known unequally well, by few degrees of freedom).
*
* @param effects one a machine
* @returns 0 to 1; 1 of a single machine
*/
function sameChance(effects) {
	const count = effects.length;
	if (count < 2) return 1;
	const weights = effects.map(({ standardError }) => 1 / Math.max(Number.MIN_VALUE, standardError ** 2));
	const total = sum(weights);
	const mean = sum(effects.map((one, at) => one.mean * weights[at])) / total;
	const squares = sum(effects.map((one, at) => (one.mean - mean) ** 2 * weights[at]));
	const unequal = sum(effects.map(({ df }, at) => (1 - weights[at] / total) ** 2 / df));
	return fTail(squares / (count - 1) / (1 + 2 * (count - 2) * unequal / (count ** 2 - 1)), count - 1, (count ** 2 - 1) / (3 * unequal));
}
/**
* The machine that alone makes the effects differ: without it the others do not, and no other one is such.
*
* @param least chance of `sameChance` below which effects differ
* @returns its place among the effects; undefined if they do not differ, or several are to blame
*/
function oddMachine(effects, least) {
	if (effects.length < LEAST_FOR_ODD || sameChance(effects) >= least) return void 0;
	const rest = effects.map((_, place) => sameChance(effects.filter((__, other) => other !== place)));
	const [odd, ...others] = rest.flatMap((chance, place) => chance >= least ? [place] : []);
	return others.length === 0 ? odd : mostLikely(rest);
}
/** Among several machines whose removal makes the others agree, the one with by far the best agreement. */
function mostLikely(rest) {
	const [best = 0, next = 0] = rest.toSorted((left, right) => right - left);
	return best > CLEARLY * next ? rest.indexOf(best) : void 0;
}
/** If the others agree this many times better, there is no doubt which one does not. */
const CLEARLY = 5;
/** P(F > f) of Fisher's F. */
function fTail(f, numerator, denominator) {
	return incompleteBeta(denominator / (denominator + numerator * f), denominator / 2, numerator / 2);
}

// src/core/comparison/over-machines.ts
/** The comparisons of several machines that measured the same cells, as means over the machines. */
/**
* Means of the comparisons that every machine has. A comparison that one machine lacks is missing, since a mean over
* the others would cover fewer machines than requested.
*
* @param machines at least one, in the order of their numbers
*/
function overMachines(machines) {
	const meansOf = (pick) => groupsOf(machines, pick).map((group) => ({
		group,
		mean: meanOf(group)
	}));
	const comparisons = meansOf(({ comparisons: own }) => own);
	const level = FALSE_MACHINES_DIFFER / Math.max(1, comparisons.length);
	const missing = machines.flatMap(({ compared }) => compared.missing);
	const unknown = machines.flatMap(({ compared }) => compared.unknownCosts);
	return {
		comparisons: comparisons.map(({ group, mean }) => ({
			...mean,
			machines: apart(group, level)
		})),
		undisturbed: meansOf(({ undisturbed }) => undisturbed).map(({ mean }) => mean),
		twin: meansOf(({ twin }) => twin).map(({ mean }) => mean),
		costs: meansOf(({ costs }) => costs).map(({ mean }) => mean),
		twinCosts: meansOf(({ twinCosts }) => twinCosts).map(({ mean }) => mean),
		unknownCosts: [...new Map(unknown.map((name) => [keyOf({
			...name,
			scope: "cell"
		}), name])).values()],
		missing: [...new Map(missing.map((name) => [keyOf({
			...name,
			scope: "cell"
		}), name])).values()],
		disturbance: {
			blocks: sum(machines.map(({ compared }) => compared.disturbance.blocks)),
			disturbed: sum(machines.map(({ compared }) => compared.disturbance.disturbed)),
			dropped: sum(machines.map(({ compared }) => compared.disturbance.dropped))
		}
	};
}
/** Comparisons that all machines have, grouped. */
function groupsOf(machines, pick) {
	const all = machines.flatMap(({ number, compared }) => pick(compared).map((found) => ({
		machine: number,
		found
	})));
	return [...Map.groupBy(all, ({ found }) => keyOf(found)).values()].filter(({ length }) => length === machines.length);
}
function meanOf(group) {
	const [{ found: first }] = group;
	const effect = machinesMean(group.map(({ found }) => found.effect));
	const total = (pick) => sum(group.map(({ found }) => pick(found)));
	return {
		...withoutCpu(first),
		effect,
		...changeOf(effect),
		blocks: total(({ blocks }) => blocks),
		trials: total(({ trials }) => trials),
		starts: total(({ starts, trials }) => starts ?? trials)
	};
}
/** Whether QPS and CPU time change by something else depends on the machine. */
function withoutCpu(found) {
	return "byCpu" in found ? {
		...found,
		byCpu: void 0
	} : found;
}
/** @param level chance below which machines are said to differ */
function apart(group, level) {
	const effects = group.map(({ found }) => found.effect);
	const chance = sameChance(effects);
	const odd = oddMachine(effects, level);
	return {
		each: group.map(({ machine, found: { change, low, high } }) => ({
			machine,
			change,
			low,
			high
		})),
		sameChance: chance,
		differ: chance < level,
		odd: odd === void 0 ? null : group[odd]?.machine ?? null
	};
}

// src/core/verdict/judge-machines.ts
/**
* If this many machines call the same comparison regressed, no interval over machines is needed; it is wide where their
* changes differ.
*/
const ENOUGH_MACHINES = 3;
/**
* A mean passes if its bound at 5 % is within the tolerance. It is regressed if each of at least three machines found
* the regression, or its bound is beyond half the tolerance: at the error of a confirmation if every machine found a
* regression in the scenario, as a machine ends after the first; otherwise at the error that a run may spend on an
* unconfirmed look.
*
* @param compared means over the machines
* @param machines the decisions of each single machine
*/
function judgeMachines({ comparisons }, machines, policy) {
	const family = familyOf(comparisons);
	const found = machines.map((standings) => regressedIn(standings, comparisons));
	const isRegressed = (comparison) => {
		const { margin } = toleranceOf(comparison, policy);
		if (found.every((own) => own.some((other) => keyOf(other) === keyOf(comparison))) && machines.length >= ENOUGH_MACHINES) return comparison.effect.mean < -margin;
		const isSeen = found.every((own) => own.some((other) => areOfSame(other, comparison)));
		return isBeyond(comparison, margin, isSeen ? FALSE_CONFIRMATION : alarmAlpha(comparison.scope, family));
	};
	const standings = comparisons.filter(isRegressed).map((one) => [keyOf(one), { kind: "regressed" }]);
	return new Map([...passAtOnce(comparisons, policy), ...standings]);
}
function regressedIn(standings, comparisons) {
	return comparisons.filter((comparison) => standings.get(keyOf(comparison))?.kind === "regressed");
}
function areOfSame(one, other) {
	return one.rule === other.rule && one.scenario === other.scenario;
}

// src/core/result/join-machines.ts
/** Runs of the same cells on several machines, joined by means over the machines. */
/**
* The order of scenarios and the statements of workloads belong to a single machine, so they stay in its own result.
*
* @param machines at least two, in the order of their numbers
*/
function joinMachines(machines) {
	const [{ run: first }] = machines;
	const runs = machines.map(({ run }) => run);
	const compared = overMachines(machines.map(({ number, looks }) => ({
		number,
		compared: looks.compared
	})));
	const { machine: _, ...plan } = first.plan;
	return {
		looks: {
			compared,
			standings: judgeMachines(compared, machines.map(({ looks }) => looks.standings), first.plan.policy)
		},
		run: {
			...first,
			plan,
			measuredSeconds: sum(runs.map(({ measuredSeconds }) => measuredSeconds)),
			machines: machines.map(({ number, run }) => ({
				machine: number,
				...run.environment
			})),
			cells: meanCells(runs.flatMap(({ cells }) => cells)),
			advice: distinct(runs.flatMap(({ advice }) => advice)),
			warnings: distinct(runs.flatMap(({ warnings }) => warnings)),
			ranking: [],
			statements: []
		}
	};
}
/** Figures of an arm in a cell by their means over machines: geometric ones, as machines differ by factors. */
function meanCells(all) {
	const keyOf = ({ scenario, revision, workload, threads }) => JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
	return [...Map.groupBy(all, keyOf).values()].map((own) => {
		const [first] = own;
		const over = (pick) => geometricMean(own.map(pick));
		return {
			...first,
			qps: over(({ qps }) => qps) ?? 0,
			tps: over(({ tps }) => tps),
			latencyMs: {
				avg: over(({ latencyMs }) => latencyMs.avg),
				p50: over(({ latencyMs }) => latencyMs.p50),
				p95: over(({ latencyMs }) => latencyMs.p95),
				p99: over(({ latencyMs }) => latencyMs.p99)
			},
			cpuMicrosPerQuery: over(({ cpuMicrosPerQuery }) => cpuMicrosPerQuery),
			serverCpuBusy: over(({ serverCpuBusy }) => serverCpuBusy),
			clientCpuBusy: over(({ clientCpuBusy }) => clientCpuBusy),
			slices: sum(own.map(({ slices }) => slices)),
			errors: sum(own.map(({ errors }) => errors))
		};
	});
}
/** Null if one of them is unknown; 0 if one is. */
function geometricMean(values) {
	const known = values.filter((value) => value !== null);
	return known.length < values.length ? null : Math.exp(mean(known.map((value) => Math.log(value))));
}
function distinct(values) {
	return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

// src/core/result/replay-results.ts
/** The looks of the run that measured are taken again. */
function replayResult(result, lines) {
	const plan = planOf(result);
	const { trials, policy } = result.plan;
	const { measured, ...looks } = replay({
		plan,
		lines,
		trials,
		policy
	});
	const [statements, costs] = [redescribed(result, plan, measured), costEffects(plan, measured)];
	return {
		result,
		looks,
		ranking: rankCells(plan, measured),
		statements,
		costs
	};
}
/**
* Comparisons with history and attributions stay as they were: they were measured elsewhere.
*
* @param parts results that belong together, see mismatch: of one machine, or the same of several
*/
function joinResults(parts) {
	const [{ result: first }] = parts;
	const results = parts.map(({ result }) => result);
	const [{ run, looks }, missing] = joinedLooks(parts);
	const { compared, standings } = looks;
	const judgement = decide(compared, standings, first.plan.policy, run.measuredSeconds);
	return {
		run,
		time: {
			seconds: Math.max(...results.map(({ seconds }) => seconds)),
			timeline: results.length > 1 ? null : first.timeline
		},
		judgement: {
			...judgement,
			comparisons: [...judgement.comparisons, ...results.flatMap(heldComparisons)],
			missingShards: missing,
			coverage: joinCoverage(results.map(({ coverage }) => coverage)),
			history: first.history,
			attribution: attributionOf(results.find(({ explanation }) => explanation !== null) ?? first),
			warnings: [...judgement.warnings, ...shardWarnings(missing)]
		}
	};
}
/** For several machines the results of each, then their means; and the shards that one of them lacks. */
function joinedLooks(parts) {
	const missing = [...machinesOf(parts).values()].map((own) => missingShards(own.map(({ result }) => result)));
	const [only, ...others] = [...machinesOf(parts)].map(([number, own]) => ({
		number,
		...joinShards(own)
	}));
	if (only === void 0) throw new RangeError("no result to join");
	return [others.length === 0 ? only : joinMachines([only, ...others]), missing.flat()];
}
/** By the number of the machine; 0 for results from a single machine. */
function machinesOf(parts) {
	const numberOf = ({ result }) => result.plan.machine?.index ?? 0;
	return Map.groupBy(parts.toSorted((one, other) => numberOf(one) - numberOf(other)), numberOf);
}
function joinShards(parts) {
	const [{ result: first }] = parts;
	const replayed = parts.map(({ looks }) => looks);
	const isJoined = parts.length > 1 && first.plan.shard !== null;
	const means = isJoined ? scenarioMeans(replayed.flatMap(({ compared }) => cellsOf(compared.comparisons))) : [];
	const standings = judgeMeans(new Map(replayed.flatMap((shard) => [...shard.standings])), means, first.plan);
	return {
		run: joinedRun(parts, isJoined),
		looks: {
			compared: joinedComparisons(replayed, means),
			standings
		}
	};
}
function joinedComparisons(replayed, means) {
	const all = replayed.map(({ compared }) => compared);
	return {
		comparisons: [...all.flatMap(({ comparisons }) => comparisons), ...means],
		undisturbed: all.flatMap(({ undisturbed }) => undisturbed),
		twin: all.flatMap(({ twin }) => twin),
		missing: all.flatMap(({ missing }) => missing),
		costs: all.flatMap(({ costs }) => costs),
		twinCosts: all.flatMap(({ twinCosts }) => twinCosts),
		unknownCosts: all.flatMap(({ unknownCosts }) => unknownCosts),
		disturbance: sumOf(all.map(({ disturbance }) => disturbance))
	};
}
function joinedRun(parts, isJoined) {
	const [{ result: first }] = parts;
	const results = parts.map(({ result }) => result);
	const { schemaVersion, suite, commit, startedAt, imported, seed, reproduce, environment, scenarios, settings } = first;
	return {
		schemaVersion,
		suite,
		commit,
		startedAt,
		imported,
		seed,
		reproduce,
		environment,
		scenarios,
		settings,
		measuredSeconds: results.reduce((sum, result) => sum + result.measuredSeconds, 0),
		plan: {
			...first.plan,
			cells: results.flatMap(({ plan }) => plan.cells),
			shard: isJoined ? null : first.plan.shard
		},
		cells: results.flatMap(({ cells }) => cells),
		advice: distinct(results.flatMap(({ advice }) => advice)),
		ranking: parts.flatMap(({ ranking }) => ranking),
		statements: parts.flatMap(({ statements }) => statements),
		costs: parts.flatMap(({ costs }) => costs),
		warnings: distinct(results.flatMap(({ warnings }) => warnings.filter(isOfRun)))
	};
}
function isOfRun({ code }) {
	return !JUDGING_CODES.some((one) => one === code);
}
function shardWarnings(missing) {
	const [first] = missing;
	return first === void 0 ? [] : [{
		code: "shards-missing",
		missing: missing.map(({ index }) => index),
		of: first.of
	}];
}
function attributionOf({ causes, explanation, suggestion }) {
	return explanation === null ? null : {
		causes,
		explanation,
		suggestion
	};
}
/** Runs stored elsewhere are not available for another comparison. */
function heldComparisons({ comparisons }) {
	return comparisons.flatMap((found) => found.rule === "history" && isMeasured(found) ? [judgedComparison(found)] : []);
}
function judgedComparison(found) {
	if (found.scope === "cell") return found;
	const { workload: _, threads: __, ...mean } = found;
	return mean;
}
/**
* Means over cells of several machines are judged once, at the end. No new regression can be confirmed there, and none
* need be: a mean is beyond its tolerance only if a cell is.
*/
function judgeMeans(standings, means, { policy }) {
	return new Map([...standings, ...passAtOnce(means, policy)]);
}
function cellsOf(comparisons) {
	return comparisons.filter((comparison) => comparison.scope === "cell");
}
function sumOf(all) {
	const sum = (pick) => all.reduce((total, one) => total + pick(one), 0);
	return {
		blocks: sum((one) => one.blocks),
		disturbed: sum((one) => one.disturbed),
		dropped: sum((one) => one.dropped)
	};
}
function planOf({ plan }) {
	const [control, twin, ...others] = plan.arms.map(({ scenario, revision, role }) => ({
		scenario: { name: scenario },
		revision,
		role
	}));
	if (control === void 0 || twin === void 0) throw new RangeError("a plan has a control and a twin");
	const cells = plan.cells.map(({ workload, threads }) => ({
		workload: { name: workload },
		threads
	}));
	const { rules, shard, startSpread, policy } = plan;
	const gatedCosts = COSTS.filter((cost) => policy.costs?.[cost] !== void 0);
	return {
		rules,
		arms: [
			control,
			twin,
			...others
		],
		cells,
		shard,
		startSpread,
		gatedCosts
	};
}

// src/commands/read-results.ts
/**
* Raw slices are read line by line, and not kept.
*
* @param paths output directories or result.json files of one plan, in any order
* @param through hands on the raw slices of each result, in the order of their plan
* @throws UserError if one cannot be read or they do not belong together
*/
function readResults(paths, through = (_, lines) => lines) {
	const [first, ...others] = paths.map(readRecorded).sort(inPlan);
	if (first === void 0) throw new UserError("at least one result is needed; give an output directory of qpsgate run");
	const recorded = [first, ...others];
	const found = findMismatch(recorded);
	if (found !== void 0) throw new UserError(`${found.one.name} and ${found.other.name} do not belong together: ${found.why}`);
	requireAll(recorded);
	const replayed = (one) => replayResult(one.result, through(one, readLines(one)));
	return {
		recorded,
		...joinResults([replayed(first), ...others.map(replayed)])
	};
}
function inPlan({ result: one }, { result: other }) {
	const placeOf = ({ plan: { shard, machine } }) => [machine?.index ?? 0, shard?.index ?? 0];
	const [left, right] = [placeOf(one), placeOf(other)];
	return left[0] - right[0] || left[1] - right[1] || (one.startedAt < other.startedAt ? -1 : Number(one.startedAt > other.startedAt));
}
/** A single part of a plan can be looked at; several parts must be complete. */
function requireAll(all) {
	if (all.length === 1) return;
	const results = all.map(({ result }) => result);
	const missing = missingMachines(results);
	if (missing.length > 0) throw notWhole(`machine ${missing.map(shardText).join(", ")}`);
	for (const [machine, own] of Map.groupBy(results, ({ plan }) => plan.machine?.index)) {
		const shards = missingShards(own);
		const where = machine === void 0 ? "" : ` of machine ${machine}`;
		if (shards.length > 0) throw notWhole(`shard ${shards.map(shardText).join(", ")}${where}`);
	}
}
function notWhole(missing) {
	return new UserError(`the results are not the whole plan: ${missing} is missing; name it too`);
}

export { readResults as t };