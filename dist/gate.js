import { _ as effectivePlan, f as serversAtOnce, g as changesWithoutEffect, h as changedSettings, m as groupsOf, p as groupWarnings, v as withoutUnread } from "./turns.js";
import { i as isUnchanged, l as withinThreads, n as baseWarnings, o as makePlan, r as cellName, s as mixedArm, t as armName, u as withoutCopies } from "./plan.js";
import { a as plannedEvent, i as Timekeeper, o as tellers, r as Trials, t as measureOn } from "./measure-until-decided.js";
import { i as costEffects } from "./cost-effects.js";
import { t as rankCells } from "./ranking.js";
import { h as knownServer } from "./option-file.js";
import { r as MeasuredBlocks } from "./replay.js";
import { A as slicesOf, C as coverageOf, O as armStatesOf, j as totalsOf, v as moderateVariances } from "./judgement.js";
import { a as dangersOf, i as dangerText, n as isUnevenlyWarm, r as unevenDurability } from "./make-report.js";
import { n as variableValue, r as variableValues } from "./variable-values.js";
import { a as dot, c as sum, i as at, l as transposed, o as mean$1, s as quadratic } from "./disturbance.js";
import { a as switchesOf, c as mix, i as shuffled, l as splitDifference, n as withAllInstruments, o as variablesOf$1, r as seededRandom, s as linesOf, t as settingsOfSetup, u as isOwnToServer } from "./instruments.js";
import { a as ruleChangeText, o as told } from "./warnings.js";
import { a as learnedSpread, c as combine, d as meanEffect, f as randomEffects, i as keyOf$1, l as interval, m as upperBound, r as changeOf$1, s as DEFAULT_START_SPREAD, t as CONFIDENCE, u as lowerBound } from "./comparison.js";
import { a as mergeHistograms, s as quantilesMs } from "./counters.js";
import { i as isCopy, o as isUnread, t as COSTS } from "./names.js";
import { a as robustScale, n as isSample, r as median, t as huber } from "./robust.js";
import { t as describeStatements } from "./describe-statements.js";
import "./result.js";
import { n as writeViews, r as makeResult, t as writeTexts } from "./write-views.js";
import { f as comparePairs, g as scenarioMeans, i as judged$1, l as UNSEEN, t as decide } from "./decide.js";
import { t as OutputDirectory } from "./output-directory.js";
import { n as runClock } from "./clock.js";
import { t as askAcceptance } from "./ask-acceptance.js";
import { C as sumOfTimes, S as remainderFigures, _ as agreed, b as relevantCost, g as FALSE_BLAME, h as FALSE_ACQUITTAL, v as extraTime, x as remainder, y as figures } from "./cause-wording.js";
import { i as suggestedScenario, n as replacedLines, r as suggest } from "./suggest.js";
import { n as toleranceOf, t as bySeverity } from "./tolerance.js";
import { c as UserError, f as firstLine, o as MeasurementError, p as isFailure, s as StoreError } from "./errors.js";
import { a as studentTCdf, o as studentTQuantile } from "./special-functions.js";
import { n as partsOf, t as keyOf$2 } from "./switchable-settings.js";
import { i as searchShare, n as leastBudgetSeconds, r as leastSearchSeconds } from "./budget.js";
import { o as variableForms, s as variableOf, u as OptionIndex } from "./option-names.js";
import { t as classOf } from "./settings-knowledge.js";
import { d as scenarioIdentity, f as suiteIdentity, i as optionReach, o as isSameProgram, u as isSameScenario } from "./option-reach.js";
import { n as adjusted, t as withChosenCells } from "./chosen-cells.js";
import { t as circumstancesOf } from "./make-record.js";
import { a as measuredPoints, i as excludedBy, n as changePoints, s as seriesOf } from "./change-points.js";
import { t as inOrder } from "./run-record.js";
import { a as alarmAlpha, r as HALF_MARGIN, s as passAlpha } from "./alpha.js";
import { a as sourceFacts, r as readSubject } from "./subject.js";
import { i as endpointName } from "./dsn.js";
import { r as datasetBytes } from "./suite.js";
import { n as digestOf } from "./digest.js";
import { g as readNodes, m as layoutCpus } from "./owned-options.js";
import { o as readEnvironment } from "./disk-space.js";

// src/core/warnings/warning.ts
/**
* The warnings with one about options that were left out, where the first of them stood: each option with all its
* places.
*/
function droppedAtOnce(warnings) {
	const options = warnings.flatMap((warning) => warning.code === "options-dropped" ? warning.options : []);
	const first = warnings.findIndex(({ code }) => code === "options-dropped");
	return warnings.flatMap((warning, index) => {
		if (warning.code !== "options-dropped") return [warning];
		return index === first ? [{
			...warning,
			options: eachOnce(options)
		}] : [];
	});
}
function eachOnce(options) {
	return [...Map.groupBy(options, ({ option }) => option).values()].flatMap((same) => {
		const [first] = same;
		if (first === void 0) return [];
		const places = same.flatMap((each) => each.places).map((place) => [`${place.file}:${place.line}`, place]);
		return [{
			...first,
			places: [...new Map(places).values()]
		}];
	});
}

// src/core/result/describe-cells.ts
/** Figures of every arm in every cell, as in result.json. */
/** Above this share of its CPUs the run may measure the client instead of the server. */
const CLIENT_SATURATED = .9;
/** Ignored errors (deadlocks, lock time-outs) per transaction above which a cell is called out. */
const ERROR_SHARE = .01;
function describeCells(plan, measurement, cpus) {
	const slices = slicesOf(measurement.lines);
	const totals = totalsOf(measurement.lines);
	const cells = plan.cells;
	return plan.arms.flatMap((arm) => cells.flatMap(({ workload, threads }) => {
		const here = (line) => isOf$2(line, arm) && line.workload === workload.name && line.threads === threads;
		const ownTotals = totals.filter(here);
		return ownTotals.length === 0 ? [] : [resultCell(slices.filter(here), ownTotals, cpus)];
	}));
}
function resultCell(slices, totals, cpus) {
	const { scenario, revision, workload, threads } = totals[0];
	const tps = mean(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))));
	const queriesPerTransaction = ratio(sum(totals.map((total) => total.transactions * total.queriesPerTransaction)), sum(totals.map((total) => total.transactions)));
	const counted = sum(slices.map((slice) => slice.transactions));
	const latency = mergeHistograms(totals.map((total) => total.latency));
	const turnSeconds = sum(totals.map((total) => total.turnSeconds));
	const serverCpu = sumKnown(totals.map((total) => total.serverCpuSeconds));
	const clientCpu = sumKnown(totals.map((total) => total.clientCpuSeconds));
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
		serverCpuBusy: busy(serverCpu, cpus.serverCpus),
		clientCpuBusy: busy(clientCpu, cpus.clientCpus),
		slices: slices.length,
		errors: sum(totals.map((total) => total.errors))
	};
}
/** Robust mean of transactions per second. */
function rateOf(slices) {
	const rates = slices.map((slice) => slice.transactions / slice.seconds);
	return isSample(rates) ? huber(rates).mean : 0;
}
function cellWarnings(cells, measurement) {
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
	const failing = cells.filter((cell) => cell.errors > ERROR_SHARE * totalTransactions(cell, measurement)).map((cell) => ({
		code: "errors",
		...about(cell),
		errors: cell.errors
	}));
	return [...saturated, ...failing];
}
/** Servers that others have asked something while we measured. */
function othersWarnings({ lines }) {
	const hosts = new Map(lines.flatMap((line) => line.kind === "arm" && line.host !== void 0 ? [[armKey(line), line.host]] : []));
	return [...new Set(hosts.values())].flatMap((endpoint) => {
		const own = totalsOf(lines).filter((total) => hosts.get(armKey(total)) === endpoint);
		const perSecond = mean(own.flatMap((total) => total.othersPerSecond ?? []));
		const ours = mean(own.map((total) => ratio(total.transactions * total.queriesPerTransaction, total.turnSeconds)));
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
function totalTransactions(cell, { lines }) {
	return sum(totalsOf(lines).filter((total) => total.scenario === cell.scenario && total.revision === cell.revision).filter((total) => total.workload === cell.workload && total.threads === cell.threads).map((total) => total.transactions));
}
function isOf$2(line, arm) {
	return line.scenario === arm.scenario.name && line.revision === arm.revision;
}
/** A cell in which nothing was counted reads 0 rather than not a number. */
function ratio(part, whole) {
	return whole === 0 ? 0 : part / whole;
}
function mean(values) {
	return ratio(sum(values), values.length);
}
/** Null if one is unknown. */
function sumKnown(values) {
	const known = values.filter((value) => value !== null);
	return known.length < values.length ? null : sum(known);
}
/**
* The cells with consistent rates: the control has that of its two servers together, and every other arm its
* reference's times the change. Arms without a comparison keep their own.
*/
function agreeingRates(cells, { arms: [control] }, comparisons) {
	const effects = new Map(comparisons.map((comparison) => [keyOf$1(comparison), comparison.effect.mean]));
	const effectIn = (place, rule) => effects.get(keyOf$1({
		...place,
		rule,
		scope: "cell"
	}));
	const measured = new Map(cells.map((cell) => [placeKey(cell), cell.qps]));
	const rateOf = (place) => {
		const own = measured.get(placeKey(place)) ?? 0;
		const { scenario, revision } = place;
		if (revision === "base") {
			const effect = effectIn(place, "base");
			return effect === void 0 ? own : rateOf({
				...place,
				revision: "head"
			}) / Math.exp(effect);
		}
		if (isCopy(place)) return own;
		if (scenario === control.scenario.name) {
			const twin = measured.get(placeKey({
				...place,
				revision: "twin"
			}));
			return twin === void 0 ? own : Math.sqrt(own * twin);
		}
		const effect = effectIn(place, "control");
		return effect === void 0 ? own : rateOf({
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
	return {
		schemaVersion: 1,
		suite: suiteOf(suite, facts),
		commit: facts.commit,
		startedAt: facts.startedAt,
		imported: null,
		measuredSeconds: measurement.measuredSeconds,
		seed: plan.seed,
		reproduce: facts.reproduce,
		plan: {
			...resultPlan(plan, trials, suite.gate),
			...facts.machine === void 0 ? {} : { machine: facts.machine }
		},
		environment: {
			...facts.environment,
			cpuCapacity: measurement.cpuCapacity
		},
		scenarios,
		cells,
		settings: facts.settings.map(({ before, after, ...setting }) => ({
			...setting,
			before: written(before),
			after: written(after)
		})),
		advice: facts.advice === void 0 ? [] : adviceOf({
			...facts.advice,
			plan,
			scenarios,
			settings: facts.settings
		}),
		ranking: rankCells(plan, measured),
		costs: costEffects(plan, measured),
		statements: describeStatements(plan, measured, statementPlans(measurement.lines)),
		warnings: droppedAtOnce([
			...facts.warnings,
			...measurement.warnings.filter((warning) => !isToldByCoverage(warning, facts.settings)),
			...cellWarnings(cells, measurement),
			...othersWarnings(measurement),
			...plan.rules.includes("control") ? [...fairnessWarnings(plan, armStatesOf(measurement.lines)), ...missesWarnings(plan, measurement.lines)] : []
		]).map(told)
	};
}
/** The outcome of a changed setting is reported with its coverage. */
function isToldByCoverage(warning, settings) {
	return warning.code === "option-scaled" && settings.some(({ name }) => name === warning.option);
}
/** Execution plans of the first trial's servers for the statements of a user's own workload. */
function statementPlans(lines) {
	return armStatesOf(lines).filter(({ trial }) => trial === 1).flatMap(({ scenario, revision, plans = {} }) => Object.entries(plans).map(([statement, text]) => ({
		scenario,
		revision,
		statement,
		text
	})));
}
function suiteOf({ name, known }, { suiteFingerprint }) {
	return {
		name,
		fingerprint: suiteFingerprint,
		...known === void 0 ? {} : { known }
	};
}
/** JSON has no undefined. */
function written(setting) {
	return setting === null ? null : {
		...setting,
		value: setting.value ?? null
	};
}
function resultPlan({ rules, arms, cells, shard, startSpread }, trials, policy) {
	return {
		rules,
		arms: arms.map(({ scenario, revision, role }) => ({
			scenario: scenario.name,
			revision,
			role
		})),
		cells: cells.map(({ workload, threads }) => ({
			workload: workload.name,
			threads
		})),
		shard,
		startSpread: {
			sd: startSpread.sd,
			df: startSpread.df
		},
		trials,
		policy
	};
}
function resultScenarios(plan, lines, facts) {
	const states = armStatesOf(lines);
	const differing = differingVariables(states.map((state) => state.variables));
	return plan.arms.flatMap((arm) => {
		const own = states.filter((state) => isOf$1(state, arm));
		const [first] = own;
		if (first === void 0) return [];
		return [{
			name: arm.scenario.name,
			revision: arm.revision,
			role: arm.role,
			server: first.server,
			place: arm.scenario.place,
			fingerprint: facts.fingerprints[armName(arm)] ?? "",
			variables: Object.fromEntries(differing.flatMap((name) => first.variables[name] === void 0 ? [] : [[name, first.variables[name]]])),
			memory: {
				residentBytes: first.residentBytes,
				performanceSchemaBytes: first.performanceSchemaBytes
			},
			insight: first.insight,
			startSeconds: mean$1(own.map((state) => state.startSeconds)),
			host: first.host ?? null,
			cpuCapacity: own.flatMap((state) => state.cpuCapacity ?? [])[0] ?? null,
			price: arm.scenario.price ?? null,
			pageMisses: mostMisses(lines, arm)
		}];
	});
}
/** Scenarios whose servers promise less, or more, for a commit than the control's, though nobody has asked for that. */
function fairnessWarnings({ arms: [control, , ...others] }, states) {
	const serverOf = (arm) => {
		const state = states.find((each) => isOf$1(each, arm));
		return state && {
			scenario: arm.scenario,
			variables: state.variables
		};
	};
	const reference = serverOf(control);
	return others.flatMap((arm) => {
		const server = arm.revision === "head" ? serverOf(arm) : void 0;
		if (reference === void 0 || server === void 0) return [];
		const settings = unevenDurability(reference, server);
		if (settings.length === 0) return [];
		return [{
			code: "uneven-durability",
			scenario: arm.scenario.name,
			control: control.scenario.name,
			settings
		}];
	});
}
/** Scenarios whose servers read data from disk that the control's had in memory, or the other way round. */
function missesWarnings({ arms: [control, , ...others] }, lines) {
	const reference = mostMisses(lines, control);
	return others.flatMap((arm) => {
		const share = arm.revision === "head" ? mostMisses(lines, arm) : null;
		if (share === null || reference === null || !isUnevenlyWarm(control.scenario, reference, arm.scenario, share)) return [];
		return [{
			code: "uneven-misses",
			scenario: arm.scenario.name,
			control: control.scenario.name,
			share,
			reference
		}];
	});
}
/** Over all its cells; null if nobody has counted. */
function mostMisses(lines, arm) {
	const shares = totalsOf(lines).flatMap((total) => isOf$1(total, arm) ? total.pageMisses ?? [] : []);
	return shares.length === 0 ? null : Math.max(...shares);
}
function differingVariables(all) {
	return [...new Set(all.flatMap((variables) => Object.keys(variables)))].filter((name) => !isOwnToServer(name) && new Set(all.map((variables) => variables[name])).size > 1).sort();
}
function isOf$1(state, arm) {
	return state.scenario === arm.scenario.name && state.revision === arm.revision;
}
/** One for each danger of a changed variable, in the order in which the files have them. */
function adviceOf({ settings, plan, scenarios, memoryBytes }) {
	return [...Map.groupBy(settings, ({ scenario }) => scenario)].flatMap(([scenario, own]) => {
		const found = scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.server;
		const server = found && knownServer(found);
		if (server === void 0) return [];
		const [before, after] = [valuesOf(plan, scenario, "base"), valuesOf(plan, scenario, "head")];
		const context = {
			...server,
			memoryBytes,
			settings: after
		};
		return [...placesOf(own)].flatMap(([variable, setting]) => {
			const change = {
				variable,
				before: before[variable],
				after: after[variable]
			};
			return dangersOf(change, context).map((danger) => adviceOn(setting, danger));
		});
	});
}
function valuesOf({ arms }, scenario, revision) {
	const arm = arms.find((one) => one.revision === revision && one.scenario.name === scenario);
	return variableValues(arm?.scenario.options ?? []);
}
/**
* The difference of each variable; if there are two, the one that has a line in the file now: `skip-x` in place of `x`
* is one that came and one that went. For settings that add up, for statements and images nothing is known.
*/
function placesOf(settings) {
	const places = /* @__PURE__ */ new Map();
	for (const setting of settings) {
		const { kind, name, before, after } = setting;
		if (kind !== "option" || name.includes(" ")) continue;
		const { variable } = variableValue(name, (after ?? before)?.value);
		if (after !== null || !places.has(variable)) places.set(variable, setting);
	}
	return places;
}
function adviceOn({ scenario, before, after }, danger) {
	const { code, variable, page } = danger;
	const [file, line] = [after?.file ?? before?.file ?? scenario, after?.line ?? 1];
	return {
		scenario,
		code,
		variable,
		file,
		line,
		message: dangerText(danger),
		page
	};
}

// src/core/attribution/factor-group.ts
/** Factors that are measured as one, and the conclusion from their effect. */
/** Shares of FALSE_BLAME: for single factors, and for groups whose cost appears in no part of them. */
const [SINGLE, SEVERAL] = [.8, .2];
/** One-sided error at which a cost is followed up. */
const SHOWN = .02;
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2;
/** Share of the error for a cost that was seen once by itself, and before that in its group. */
const ONCE = .01;
/** Looks after which an unclear group stays unclear. */
const MOST_LOOKS = 8;
/** @param parent the group that it is a part of */
function newGroup(factors, parent) {
	const before = parent === void 0 ? 0 : parent.before + parent.looks;
	const expected = parent?.effect?.mean ?? parent?.expected ?? 0;
	return {
		factors,
		side: "reference",
		isWhole: factors.length === 1,
		before,
		expected,
		looks: 0,
		effect: null,
		state: "open"
	};
}
/** Whether the group costs something beyond noise, as far as is needed to follow it up. */
function isShown({ effect }) {
	return effect !== null && upperBound(effect, SHOWN) < 0;
}
/** The group with another measurement. @param effect over all trials in which it was measured */
function measured(group, effect, terms) {
	const isOpen = group.state === "open";
	if (effect === "does not start") return isOpen ? {
		...group,
		state: "does not start"
	} : group;
	const next = {
		...group,
		effect,
		looks: group.looks + 1
	};
	return isOpen ? judged(next, effect, terms) : next;
}
/**
* The group, with the verdict that its effect shows. The error is spent over looks by 1/(k(k + 1)), which adds up to 1
* however often it is measured, and over groups by their greatest number (a union bound).
*/
function judged(group, effect, { needs, relevant }) {
	const { factors, isWhole, before, looks } = group;
	const spent = 1 / (looks * (looks + 1));
	const share = (factors.length === 1 ? SINGLE : SEVERAL) * (looks < LEAST_LOOKS ? ONCE : 1);
	const matters = effect.mean <= -relevant;
	const isCostly = matters && upperBound(effect, .03 * share * spent / needs.length) < 0;
	if (isWhole && isCostly && before + looks >= LEAST_LOOKS) return {
		...group,
		state: "to blame"
	};
	if (lowerBound(effect, .05 * spent) > -relevant) return {
		...group,
		state: "innocent"
	};
	if (!isWhole && matters && isShown(group)) return {
		...group,
		state: "split"
	};
	return {
		...group,
		state: looks >= MOST_LOOKS ? "undecided" : "open"
	};
}
/** The comparison that shows the group's effect. */
function contrastOf({ side, factors }, { needs }) {
	const own = new Set(factors);
	if (side === "reference") {
		const base = ascending(factors.flatMap((factor) => needs[factor] ?? []).filter((factor) => !own.has(factor)));
		return {
			with: ascending([...base, ...factors]),
			against: base
		};
	}
	const kept = needs.flatMap((needed, factor) => !own.has(factor) && needed.some((one) => own.has(one)) ? [] : [factor]);
	return {
		with: kept,
		against: kept.filter((factor) => !own.has(factor))
	};
}
function isSameContrast(one, other) {
	return one.with.join() === other.with.join() && one.against.join() === other.against.join();
}
function ascending(factors) {
	return [...new Set(factors)].sort((left, right) => left - right);
}

// src/core/attribution/search.ts
/**
* Finds the factors to blame with servers of their own: adaptive group testing (Dorfman 1943; Du & Hwang 2000) on noisy
* costs. Up to eight factors are added to the reference one by one; more of them in quarters, which are two halvings in
* one trial. A group without a relevant cost is dropped as a whole, others are split. If no part of a group costs
* anything, the group itself is to blame.
*/
/** Most factors that are measured one by one. */
const ONE_BY_ONE = 8;
const QUARTERS = 4;
/** The whole was seen on freshly started servers twice before it is explained. */
const LOOKS_AT_WHOLE = 2;
/**
* Once groups are blamed, measuring goes on while this much seems to be left, as ln: of the whole beyond their costs,
* or in one undecided factor, each at a one-sided error that forgives a look too many.
*/
const WORTH_MORE = .03;
const UNEXPLAINED = .2;
const SUSPECT = .1;
function startSearch({ needs, whole, relevantShare, mostArms }) {
	const terms = {
		needs,
		relevant: relevantShare === void 0 ? relevantCost(whole) : -Math.log1p(-relevantShare)
	};
	const depth = (factor) => needs[factor]?.length ?? 0;
	const all = needs.map((_, factor) => factor);
	const factors = all.toSorted((left, right) => depth(left) - depth(right) || left - right);
	const root = {
		...newGroup(all),
		looks: LOOKS_AT_WHOLE,
		effect: whole
	};
	const parts = divided(factors, ONE_BY_ONE).map((some) => newGroup(some));
	const groups = root.isWhole ? [judged(root, whole, terms)] : [{
		...root,
		state: "split"
	}, ...parts];
	return {
		...terms,
		known: whole,
		whole,
		groups,
		mostArms: mostArms ?? Number.POSITIVE_INFINITY
	};
}
/**
* The comparisons for the next trial, the likeliest cause first; empty when the search is done. Every set of factors in
* it is a mix to measure, see mixesOf.
*/
function nextContrasts(search) {
	const urgent = urgentGroups(search);
	const open = search.groups.filter(({ state }) => state === "open");
	const suspects = open.filter((group) => isSuspect(group, search));
	const groups = urgent.length > 0 ? [.../* @__PURE__ */ new Set([...urgent, ...suspects])] : isExplained$1(search) ? suspects : open;
	const contrasts = urgent.length > 0 || groups.length === 0 ? [] : [wholeContrast(search)];
	for (const group of groups.toSorted((left, right) => promise(left) - promise(right))) {
		const more = [...contrasts, contrastOf(group, search)];
		if (mixesOf(search, contrasts).length === 0 || mixesOf(search, more).length <= search.mostArms) contrasts.push(contrastOf(group, search));
	}
	return contrasts;
}
/** The mixes that the contrasts need, each as its set of factors; the reference and head do not count. */
function mixesOf({ needs }, contrasts) {
	return [...new Map(contrasts.flatMap((contrast) => [contrast.with, contrast.against]).map((set) => [set.join(), set])).values()].filter((set) => set.length > 0 && set.length < needs.length);
}
function isDone(search) {
	return nextContrasts(search).length === 0;
}
/** Head against the reference. */
function wholeContrast({ needs }) {
	return {
		with: needs.map((_, factor) => factor),
		against: []
	};
}
/** Adds a trial's measurements; the effect of all factors against none, if it is among them, joins the earlier one. */
function learn(search, all) {
	const found = (contrast) => all.find((one) => isSameContrast(one.contrast, contrast))?.effect;
	const whole = found(wholeContrast(search));
	const groups = search.groups.flatMap((group) => {
		const effect = group.state === "open" || group.state === "to blame" ? found(contrastOf(group, search)) : void 0;
		if (effect === void 0) return [group];
		const next = measured(group, effect, search);
		return next.state === "split" || next.state === "does not start" && !next.isWhole ? [next, ...divided(next.factors, QUARTERS).map((some) => newGroup(some, next))] : [next];
	});
	if (typeof whole !== "object") return seekFurther({
		...search,
		groups
	});
	const joined = agreed(search.known, whole);
	return seekFurther({
		...search,
		groups: groups.map((group, at) => at === 0 ? {
			...group,
			effect: joined
		} : group),
		whole: joined
	});
}
/** The groups to blame; no factor is in two of them. */
function blamedGroups({ groups }) {
	return groups.filter(({ state }) => state === "to blame");
}
/** Factors that no server starts with when they are added alone. */
function stuckFactors({ groups }) {
	return groups.flatMap(({ side, state, factors, isWhole }) => side === "reference" && state === "does not start" && isWhole ? factors : []);
}
/** The part of the whole that the blamed groups leave unexplained, as ln; negative: slower. */
function unexplained(search) {
	return remainder(search.whole, sumOfTimes(blamedCosts(search)));
}
/** Costs of the groups to blame, each with the query time before it, which includes the factors that it needs. */
function blamedCosts(search) {
	const { needs, whole } = search;
	const needed = ({ factors }) => new Set(factors.flatMap((factor) => needs[factor] ?? []));
	const costs = [];
	for (const group of blamedGroups(search).toSorted((left, right) => needed(left).size - needed(right).size)) {
		if (group.effect === null) continue;
		const isLast = group.side === "head";
		const before = costs.filter(({ factors }) => factors.every((factor) => needed(group).has(factor)));
		const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { cost }) => sum + extraTime(cost), 1);
		costs.push({
			factors: group.factors,
			cost: {
				effect: group.effect,
				base,
				isLast
			}
		});
	}
	return costs.map(({ cost }) => cost);
}
function isExplained$1(search) {
	const left = unexplained(search);
	return left.mean >= -Math.max(search.relevant, WORTH_MORE) || upperBound(left, UNEXPLAINED) >= 0;
}
/** Whether a cost that matters is likely, though it is not shown. */
function isSuspect({ effect }, { relevant }) {
	return effect !== null && effect.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(effect, SUSPECT) < 0;
}
/** Groups not measured yet, and costly groups without a decision. */
function urgentGroups({ groups }) {
	return groups.filter((group) => group.state === "open" && (group.effect === null || isShown(group)));
}
function promise({ effect, expected }) {
	return effect?.mean ?? expected;
}
/** The factors in runs of equal length: one by one up to a limit, else in quarters. */
function divided(factors, mostSingles) {
	const count = factors.length <= mostSingles ? factors.length : QUARTERS;
	const bound = (nth) => Math.round(nth * factors.length / count);
	return Array.from({ length: count }, (_, nth) => factors.slice(bound(nth), bound(nth + 1)));
}
/** The search with the groups that only come up when nothing else is urgent. */
function seekFurther(search) {
	if (urgentGroups(search).length > 0) return search;
	const { groups } = search;
	const stuck = stuckFactors(search);
	if (stuck.length > 0 && groups.every(({ side }) => side === "reference")) return {
		...search,
		groups: [...groups, {
			...newGroup(stuck),
			side: "head",
			isWhole: true
		}]
	};
	return {
		...search,
		groups: groups.map((group) => group.effect !== null && isNoPartToBlame(group, groups) ? judged({
			...group,
			isWhole: true,
			state: "open"
		}, group.effect, search) : group)
	};
}
function isNoPartToBlame({ state, factors }, groups) {
	const parts = groups.filter((part) => part.factors.length < factors.length && part.factors.every((factor) => factors.includes(factor)));
	return state === "split" && parts.every((part) => part.state === "innocent" || part.state === "undecided");
}

// src/core/attribution/causes.ts
/** Results of a search for every factor, and the sum of the causes; at any time, even before it is done. */
/** One-sided error at which the remainder after the causes acquits the others. */
const ACQUITTAL = .05;
/** Every factor is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
function causesOf(search) {
	const blamed = blamedGroups(search);
	const named = new Set(blamed.flatMap(({ factors }) => factors));
	const others = search.needs.flatMap((_, factor) => named.has(factor) ? [] : [causeOf(search, factor)]);
	return [...blamed.map((group) => toCause(group, group.factors, "to blame")).sort((left, right) => (left.change ?? 0) - (right.change ?? 0)), ...others];
}
function balance(search) {
	const sum = sumOfTimes(blamedCosts(search));
	return {
		whole: figures(search.whole, CONFIDENCE),
		sum: figures(sum, CONFIDENCE),
		interaction: remainderFigures(search.whole, sum, CONFIDENCE)
	};
}
/** The cause of a factor that is not to blame: by the smallest group that it was measured in. */
function causeOf(search, factor) {
	const [, ...parts] = search.groups;
	const [smallest] = parts.filter(({ effect, factors }) => effect !== null && factors.includes(factor)).sort((left, right) => left.factors.length - right.factors.length);
	if (smallest === void 0) return unmeasured(factor, stuckFactors(search).includes(factor));
	const verdict = verdictOf(smallest);
	const isAcquitted = verdict === "undecided" && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant;
	return toCause(smallest, [factor], isAcquitted ? "innocent" : verdict);
}
function unmeasured(factor, isStuck) {
	return {
		factors: [factor],
		verdict: isStuck ? "undecided" : "not reached",
		kind: isStuck ? "does not start" : "not measured",
		measured: [],
		change: null,
		low: null,
		high: null,
		removal: null,
		together: []
	};
}
/** A group that costs something holds a cause, but which of its factors that is was not reached. */
function verdictOf(group) {
	if (group.state === "to blame" || group.state === "innocent") return group.state;
	return !group.isWhole && isShown(group) ? "not reached" : "undecided";
}
function toCause(group, factors, verdict) {
	const own = group.effect === null ? null : figures(group.effect, CONFIDENCE);
	return {
		factors,
		verdict,
		kind: kindOf(group, verdict),
		measured: group.factors,
		change: own?.change ?? null,
		low: own?.low ?? null,
		high: own?.high ?? null,
		removal: null,
		together: []
	};
}
function kindOf({ factors, side }, verdict) {
	if (factors.length > 1) return verdict === "to blame" ? "together" : "in a group";
	return side === "reference" ? "alone" : "from the head";
}

// src/gate/attribution/find-suggestion.ts
/** One-sided error at which the suggestion is said to cost less than head. */
const CHEAPER = .05;
/**
* Null if the costs lead to none, the time for its trial is over, its server does not start, or it does not show
* everything head shows for less.
*/
async function findSuggestion({ head, server, insight, costs }, tryOut) {
	if (Object.keys(insight).length === 0) return null;
	const suggested = suggest(head, server, insight, costs);
	const tried = suggested && await tryOut(suggested);
	if (!tried || lowerBound(tried.saved, CHEAPER) <= 0) return null;
	const keeps = Object.keys(insight).filter((key) => insight[key] !== "none");
	if (!keeps.every((key) => tried.insight[key] === "full" || tried.insight[key] === insight[key])) return null;
	return {
		scenario: head.name,
		form: suggested.form,
		lines: suggested.lines,
		replaces: distinct(replacedLines(head)),
		keeps,
		...figures(tried.effect, CONFIDENCE),
		saved: figures(tried.saved, CONFIDENCE),
		insight: tried.insight
	};
}
/** Several settings may be on one line. */
function distinct(places) {
	return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

// src/gate/attribution/found-causes.ts
function namedCause({ factors, measured, together, ...cause }, all) {
	const namesOf = (some) => settingsOf(some, all).map(({ name }) => name);
	return {
		...cause,
		settings: settingsOf(factors, all),
		measuredWith: namesOf(measured),
		together: namesOf(together)
	};
}
/** A line whose pieces are all among them is named as written. */
function settingsOf(factors, all) {
	const isWhole = (line) => all.every((factor, index) => factor.line !== line || factors.includes(index));
	const settings = factors.flatMap((index) => {
		const { name, before, after, place, line } = all[index];
		return {
			name: line !== void 0 && isWhole(line) ? line : name,
			before,
			after,
			place
		};
	});
	return [...new Map(settings.map((setting) => [setting.name, setting])).values()];
}
/** Costs of single pieces; pieces measured only in a group have the group's: enough to order them. */
function costsOf(causes, all) {
	return causes.flatMap(({ factors, change, verdict }) => factors.flatMap((factor) => {
		const piece = all[factor]?.piece ?? null;
		return piece === null ? [] : [{
			piece,
			change,
			isCostly: verdict === "to blame" || verdict === "not reached" && change !== null
		}];
	}));
}
/** The comparison's identity; a mean has no workload, "*", and no number of threads. */
function placeOf$1(found) {
	const { rule, scenario, reference } = found;
	return {
		rule,
		scenario,
		reference,
		...found.scope === "cell" ? {
			workload: found.workload,
			threads: found.threads
		} : {
			workload: "*",
			threads: 0
		}
	};
}

// src/core/stats/robust-regression.ts
/** Robust linear regression: Tukey's biweight, refined from Huber's M-estimate, for rows of which some are far off. */
/** Clipping constants: 95 % efficient where the noise is normal (Huber 1964; Beaton & Tukey 1974). */
const HUBER = 1.345;
const BIWEIGHT = 4.685;
const STEPS$1 = 20;
/** A step that moves no coefficient by more than this share of the scale is the last. */
const CONVERGED = 1e-6;
const MAD_TO_SD = 1.4826;
/** Below this mean slope of ψ the linearisation is not trusted further. */
const LEAST_SLOPE = .3;
/** Added to the diagonal, relative to it: keeps indistinguishable columns solvable, with a huge variance. */
const RIDGE = 1e-10;
/**
* M-estimate of y = Xβ + e: Σ ψ(rᵢ/s) xᵢ = 0 by iteratively reweighted least squares, the scale being 1.4826 · MAD ·
* √(n/(n − p)) of the residuals, and no more than that of y itself. Two fits, Huber's from least squares over all rows
* and the biweight's from rows whose value is not far off; that of smaller scale is refined by the biweight at this
* scale, which gives rows far off no weight at all (as MM-estimates are, Yohai 1987). The second fit matters with few
* rows a column, if outliers hide by pulling the fit: 106 rows of which a tenth are off by ten scales, with 39 columns,
* have half the error. Covariance K² s² Σψ²/(n − p) / A² · (XᵀX)⁻¹ with A the mean of ψ′ and K = 1 + p/n · var(ψ′)/A²
* (Huber 1981, §7.6).
*
* @param rows X: n rows of p columns, p ≥ 1, n > p; a column of ones for an intercept
* @param values y: n finite values
* @throws RangeError if rows and values differ in number, or do not outnumber the columns
*/
function robustRegression(rows, values) {
	const [count, columns] = [rows.length, columnsOf(rows)];
	if (values.length !== count) throw new RangeError(`${count} rows, but ${values.length} values`);
	if (columns === 0 || count <= columns) throw new RangeError(`${count} rows do not suffice for ${columns} columns`);
	const { coefficients: start, scale } = firstFit(rows, values);
	const { coefficients } = reweighted(rows, values, start, biweightWeight, () => scale);
	const variance = noise(rows, values, coefficients, scale);
	return {
		coefficients,
		covariance: inverse(gram(rows)).map((row) => row.map((value) => value * variance)),
		df: count - columns
	};
}
function firstFit(rows, values) {
	const most = scaleOf(values, 0);
	const scaleAt = (residuals) => Math.min(most, scaleOf(residuals, columnsOf(rows)));
	const near = values.map((value) => biweightWeight(value / most));
	const all = reweighted(rows, values, leastSquares(rows, values), huberWeight, scaleAt);
	const some = reweighted(rows, values, leastSquares(rows, values, near), biweightWeight, scaleAt);
	return some.scale < all.scale ? some : all;
}
/** Ordinary least squares with optional weights of the rows; indistinguishable columns share their effect. */
function leastSquares(rows, values, weights) {
	const columns = columnsOf(rows);
	const moments = new Array(columns).fill(0);
	for (const [index, row] of rows.entries()) {
		const value = at(values, index) * (weights?.[index] ?? 1);
		for (let column = 0; column < columns; column++) moments[column] = at(moments, column) + at(row, column) * value;
	}
	return solve(cholesky(gram(rows, weights)), moments);
}
function reweighted(rows, values, start, weight, scaleAt) {
	let coefficients = start;
	let scale = 0;
	for (let step = 0; step < STEPS$1; step++) {
		const residuals = residualsOf(rows, values, coefficients);
		scale = scaleAt(residuals);
		const next = leastSquares(rows, values, residuals.map((residual) => weight(residual / scale)));
		const moved = Math.max(...next.map((value, column) => Math.abs(value - at(coefficients, column))));
		coefficients = next;
		if (moved <= CONVERGED * scale) break;
	}
	return {
		coefficients,
		scale
	};
}
/** K² s² Σψ² / ((n − p) A²) of the biweight. */
function noise(rows, values, coefficients, scale) {
	const [count, columns] = [rows.length, coefficients.length];
	const standardized = residualsOf(rows, values, coefficients).map((residual) => residual / scale);
	const squares = standardized.reduce((sum, residual) => sum + (residual * biweightWeight(residual)) ** 2, 0);
	const slopes = standardized.map(biweightSlope);
	const slope = slopes.reduce((sum, each) => sum + each, 0) / count;
	const spread = slopes.reduce((sum, each) => sum + (each - slope) ** 2, 0) / count;
	const trusted = Math.max(LEAST_SLOPE, slope);
	return (1 + columns / count * spread / trusted ** 2) ** 2 * scale ** 2 * squares / ((count - columns) * trusted ** 2);
}
function huberWeight(residual) {
	return Math.min(1, HUBER / Math.abs(residual));
}
function biweightWeight(residual) {
	return Math.abs(residual) < BIWEIGHT ? (1 - (residual / BIWEIGHT) ** 2) ** 2 : 0;
}
/** ψ′(r) of ψ(r) = r (1 − (r/c)²)². */
function biweightSlope(residual) {
	const share = (residual / BIWEIGHT) ** 2;
	return share < 1 ? (1 - share) * (1 - 5 * share) : 0;
}
function residualsOf(rows, values, coefficients) {
	return rows.map((row, index) => at(values, index) - dot(row, coefficients));
}
function scaleOf(residuals, columns) {
	const sizes = residuals.map(Math.abs);
	const correction = Math.sqrt(residuals.length / (residuals.length - columns));
	return (isSample(sizes) ? MAD_TO_SD * median(sizes) : 0) * correction + 1e-9;
}
function columnsOf(rows) {
	return rows[0]?.length ?? 0;
}
/** XᵀWX. */
function gram(rows, weights) {
	const columns = columnsOf(rows);
	const products = Array.from({ length: columns }, () => new Array(columns).fill(0));
	for (const [index, row] of rows.entries()) {
		const weight = weights?.[index] ?? 1;
		for (let left = 0; left < columns; left++) {
			const product = at(products, left);
			const factor = weight * at(row, left);
			if (factor !== 0) for (let right = 0; right <= left; right++) product[right] = at(product, right) + factor * at(row, right);
		}
	}
	return products.map((product, left) => product.map((_, right) => at(at(products, Math.max(left, right)), Math.min(left, right))));
}
/** L with LLᵀ = A + ridge; A is symmetric and not negative. */
function cholesky(matrix) {
	const size = matrix.length;
	const ridge = RIDGE * Math.max(Number.MIN_VALUE, ...matrix.map((row, index) => at(row, index)));
	const lower = matrix.map(() => new Array(size).fill(0));
	for (let row = 0; row < size; row++) {
		const own = at(lower, row);
		for (let column = 0; column <= row; column++) {
			const other = at(lower, column);
			let rest = at(at(matrix, row), column) + (row === column ? ridge : 0);
			for (let before = 0; before < column; before++) rest -= at(own, before) * at(other, before);
			own[column] = row === column ? Math.sqrt(Math.max(rest, ridge)) : rest / at(other, column);
		}
	}
	return lower;
}
/** x with LLᵀx = b. */
function solve(lower, right) {
	const solution = [...right];
	for (let row = 0; row < solution.length; row++) {
		const own = at(lower, row);
		for (let before = 0; before < row; before++) solution[row] = at(solution, row) - at(own, before) * at(solution, before);
		solution[row] = at(solution, row) / at(own, row);
	}
	for (let row = solution.length - 1; row >= 0; row--) {
		for (let after = row + 1; after < solution.length; after++) solution[row] = at(solution, row) - at(at(lower, after), row) * at(solution, after);
		solution[row] = at(solution, row) / at(at(lower, row), row);
	}
	return solution;
}
function inverse(matrix) {
	const lower = cholesky(matrix);
	return matrix.map((_, column) => solve(lower, matrix.map((_, row) => row === column ? 1 : 0)));
}

// src/core/attribution/subsets.ts
/**
* Draws the settings that are on in each pair of turns of a switched server: in the first turn a random subset, in the
* second all the others (paired sampling, Covert & Lee 2021, "Improving KernelSHAP"). Pairs of all and none, the
* anchors, show the total cost of all settings; the others how it is shared.
*/
/** Whether a pair is an anchor, of as many pairs as have one. */
const KINDS = Array.from({ length: 3 }, (_, index) => index === 0);
/** Subsets of a size to choose from; one alone makes the errors of forty costs a tenth larger. */
const CANDIDATES = 16;
/** Step of the sequence that spreads best over 0…1, however long it is: the golden ratio (Kronecker sequence). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/**
* A pair's smaller side has h settings with probability ∝ 1/(h(k − h)), the kernel under which the costs of a
* regression are Shapley values (Lundberg & Lee 2017, theorem 2). Sizes come from a low-discrepancy sequence; members
* come from the candidate whose settings were on the same side least often, so that few pairs tell all settings apart:
* all settings are treated equally, so all subsets of a size stay equally probable. The order of the sides is random,
* as is the place of the anchor among every three pairs.
*
* @param settings k, at least 1; with one, every pair is an anchor
*/
function pairSource({ settings, random }) {
	const sizes = sizeSource(settings, random);
	const members = memberSource(settings, random);
	const all = Array.from({ length: settings }, () => true);
	let kinds = [];
	const next = () => {
		if (kinds.length === 0) kinds = shuffled(KINDS, random);
		const [isAnchored, ...later] = kinds;
		kinds = later;
		const subset = isAnchored || settings === 1 ? all : members(sizes());
		return random() < .5 ? subset : subset.map((isOn) => !isOn);
	};
	return (pairs) => Array.from({ length: pairs }, next);
}
/** Whether all settings are on in one turn of the pair, and none in the other. */
function isAnchor(on) {
	return on.every((isOn) => isOn === on[0]);
}
/** Sizes of the smaller side. */
function sizeSource(settings, random) {
	const weights = Array.from({ length: settings >> 1 }, (_, index) => {
		const size = index + 1;
		return (2 * size === settings ? .5 : 1) / (size * (settings - size));
	});
	const total = sum(weights);
	let position = random();
	return () => {
		position = (position + GOLDEN) % 1;
		let left = position * total;
		const index = weights.findIndex((weight) => {
			left -= weight;
			return left < 0;
		});
		return index < 0 ? weights.length : index + 1;
	};
}
/** Subsets of a given size that are spread as evenly as possible over pairs of settings. */
function memberSource(settings, random) {
	const indices = Array.from({ length: settings }, (_, index) => index);
	/** How often two settings were on the same side, less how often they were not. */
	const together = indices.map(() => new Array(settings).fill(0));
	return (size) => {
		const { signs } = Array.from({ length: CANDIDATES }, () => {
			const chosen = new Set(shuffled(indices, random).slice(0, size));
			const signs = indices.map((index) => chosen.has(index) ? 1 : -1);
			return {
				signs,
				repeats: quadratic(signs, together)
			};
		}).reduce((best, one) => one.repeats < best.repeats ? one : best);
		for (const [row, counts] of together.entries()) for (const column of indices) counts[column] = at(counts, column) + at(signs, row) * at(signs, column);
		return signs.map((sign) => sign > 0);
	};
}

// src/core/attribution/shapley.ts
/**
* Cost of each setting that was switched on and off on a running server: Shapley values, which share joint costs
* equally among the settings and add up to the total cost.
*
* KernelSHAP (Lundberg & Lee 2017, theorem 2) finds them as the φ that minimise Σ (v(S) − v(∅) − Σ_{j∈S} φⱼ)² over
* subsets S drawn with probability ∝ 1/(s(k − s)), held to Σφ = v(all) − v(∅). With sⱼ = ±1 for on and off, v(S) is an
* even part e(S) = (v(S) + v(Sᶜ))/2 and an odd part o(S) = (v(S) − v(Sᶜ))/2; the model's even part is (v(∅) + v(all))/2
* whatever φ is, its odd part ½ Σ φⱼsⱼ. A pair S, Sᶜ adds (e − e′)² + (o − o′)² twice over, so only the odd part tells
* φ: v(S) − v(Sᶜ) = c + Σ φⱼsⱼ, fitted to the differences of pairs, with c for the difference between the two servers.
* Noise common to both sides of a pair, such as a burst of other work, has then cancelled out, and so have all
* interactions of two settings.
*/
/**
* Fewer pairs do not tell their spread: anchors; other pairs, a fixed number and some for every setting. With two for
* every setting, intervals of 95 % covered 86 %, with these 92 %.
*/
const LEAST_ANCHORS = 7;
const LEAST_OTHERS = 6;
const OTHERS_PER_SETTING = 2.5;
/** Wholes that differ by more than this say something of different changes. */
const MOST_TIMES = 2;
/**
* Costs of all settings by robust regression held to the whole: φ = Δ/k + Bγ with B an orthonormal basis of the vectors
* that add up to zero. Their variance is B cov(γ) Bᵀ + var(Δ) · g gᵀ with g = ∂φ/∂Δ. Each cost then depends on the
* whole by about 1/k only; the whole itself is the robust mean of the anchors. As the order within pairs is random, so
* is the sign of a row, and rows may be taken as independent though noise of neighbours is not.
*
* @returns undefined if there are too few pairs to know their spread
*/
function estimateShares({ pairs, known }) {
	const settings = pairs[0]?.on.length ?? 0;
	const anchors = pairs.filter(({ on }) => isAnchor(on));
	const others = pairs.filter(({ on }) => !isAnchor(on));
	const needed = settings > 1 ? LEAST_OTHERS + OTHERS_PER_SETTING * settings : 0;
	if (anchors.length < LEAST_ANCHORS || others.length < needed) return void 0;
	const switched = wholeOf(anchors);
	const whole = known === void 0 || isApart(known, switched) ? switched : agreed(known, switched);
	const { offsets, ...shared } = sharedOut(others, settings, whole.mean);
	const { covariance, df } = shared.sharing;
	const costs = offsets.map((mean, index) => joined(mean, at(at(covariance, index), index), df, whole, at(shared.slopes, index)));
	return {
		pairs: pairs.length,
		switched,
		whole,
		costs,
		...shared
	};
}
/** The summed cost of some settings; the whole if these are all. */
function sumOfCosts({ costs, sharing, slopes, whole }, settings) {
	const sum = (pick) => settings.reduce((total, setting) => total + pick(setting), 0);
	const variance = sum((row) => sum((column) => at(at(sharing.covariance, row), column)));
	return joined(sum((setting) => at(costs, setting).mean), Math.max(0, variance), sharing.df, whole, sum((setting) => at(slopes, setting)));
}
function wholeOf(anchors) {
	const signs = anchors.map(({ on }) => [on[0] === true ? 1 : -1, 1]);
	const { coefficients, covariance, df } = robustRegression(signs, anchors.map(({ difference }) => difference));
	return effectOf$2(at(coefficients, 0), at(at(covariance, 0), 0), df);
}
/** Whether two effects differ beyond their joint 95 % interval. */
function isApart(known, switched) {
	const { low, high } = interval(remainder(known, switched), CONFIDENCE);
	return low > 0 || high < 0;
}
/**
* Whether switching shows another effect than starting: beyond their joint 95 % interval, and less than half or more
* than twice of it. Part of a cost may only show on started servers, as a cache fills or a log grows; the switched
* effect then explains the rest.
*/
function isAnother(known, switched) {
	const share = switched.mean / known.mean;
	return isApart(known, switched) && !(share >= 1 / MOST_TIMES && share <= MOST_TIMES);
}
function sharedOut(others, settings, whole) {
	if (settings === 1) return {
		offsets: [whole],
		sharing: {
			covariance: [[0]],
			df: 1
		},
		slopes: [1]
	};
	const basis = helmert(settings);
	const signs = others.map(({ on }) => signsOf(on));
	const rows = signs.map((row) => [...basis.map((contrast) => dot(row, contrast)), 1]);
	/** The share of each pair, for a whole of 1 in equal shares. */
	const equal = signs.map((row) => mean$1(row));
	const values = others.map(({ difference }, index) => difference - whole * at(equal, index));
	const { coefficients, covariance, df } = robustRegression(rows, values);
	const taken = leastSquares(rows, equal);
	const bySetting = transposed(basis);
	const spread = (weights) => bySetting.map((contrasts) => dot(contrasts, weights.slice(0, -1)));
	return {
		offsets: spread(coefficients).map((part) => whole / settings + part),
		sharing: {
			covariance: transposed(covariance.map(spread)).map(spread),
			df
		},
		slopes: spread(taken).map((part) => 1 / settings - part)
	};
}
/** k − 1 orthonormal contrasts of k settings: each setting against the mean of those before it (Helmert). */
function helmert(settings) {
	return Array.from({ length: settings - 1 }, (_, index) => {
		const before = index + 1;
		const length = Math.sqrt(before * (before + 1));
		return Array.from({ length: settings }, (_, setting) => {
			if (setting > before) return 0;
			return (setting === before ? -before : 1) / length;
		});
	});
}
function signsOf(on) {
	return on.map((isOn) => isOn ? 1 : -1);
}
function joined(mean, variance, df, whole, slope) {
	return combine(mean, [{
		effect: effectOf$2(0, variance, df),
		slope: 1
	}, {
		effect: whole,
		slope
	}]);
}
function effectOf$2(mean, variance, df) {
	return {
		mean,
		standardError: Math.sqrt(variance),
		df,
		within: {
			variance,
			df
		},
		between: {
			variance: 0,
			df
		}
	};
}

// src/core/attribution/removals.ts
/**
* Savings from switching a blamed setting back while the rest stays, and settings that cost only together: a
* second-order model of turns. With sⱼ = ±1 for on and off, v(S) = c + Σ αⱼsⱼ + Σ αᵢⱼsᵢsⱼ, the second sum over pairs of
* blamed settings. The difference of two turns with complementary subsets holds 2 Σ αⱼsⱼ only, their mean only c + Σ
* αᵢⱼsᵢsⱼ: so the two parts are fitted separately, each with its own noise: momentary noise that turns share cancels
* out of differences but not out of means, which have a level for every block of time. Interactions with settings that
* are not blamed are assumed to be zero on average.
*/
/** Settings whose interactions are measured; every pair of them is a figure to estimate. */
const MOST_REMOVED = 6;
/** Pairs of turns beyond the figures taken from them, below which nothing is said. */
const LEAST_SPARE = 12;
/** Part of a removal's savings that the setting may cost alone, if that is more than the relevant cost. */
const SMALL_PART = .3;
/** One-sided error at which a setting alone costs less than that. */
const ALONE = .05;
/** One-sided error for any interaction that does not exist, over all pairs of blamed settings. */
const INTERACTING = .025;
/**
* Removal of j: 2 (αⱼ + Σᵢ αᵢⱼ) over the other blamed settings i; alone it costs 2 (αⱼ − Σᵢ αᵢⱼ), and the joint cost of
* i and j is 4 αᵢⱼ. Two are together if each alone is shown to cost almost nothing (5 % each), and their interaction
* matters and is shown to slow down (2.5 % over all pairs, Bonferroni).
*
* @returns one for each blamed setting, in their order; empty if the turns do not suffice
* @throws RangeError if two turns do not make a pair, or more settings are blamed than can be distinguished
*/
function removals({ turns, blamed, relevant }) {
	if (blamed.length > 6) throw new RangeError(`${blamed.length} settings; at most ${6}`);
	const model = modelOf(pairsOf(turns), blamed);
	if (model === void 0) return [];
	const alone = blamed.map((_, nth) => corner(model, nth, -1));
	const whole = blamed.map((_, nth) => corner(model, nth, 1));
	const isNothing = alone.map((effect, nth) => lowerBound(effect, ALONE) > -Math.max(relevant, SMALL_PART * -at(whole, nth).mean));
	const isShared = (one, other) => isNothing[one] === true && isNothing[other] === true && isInteracting(model, one, other, relevant);
	const isOpen = (nth) => isNothing[nth] !== true && upperBound(at(alone, nth), ALONE) > 0 && blamed.some((_, other) => other !== nth && isInteracting(model, nth, other, relevant));
	return blamed.map((setting, nth) => ({
		setting,
		effect: at(whole, nth),
		together: blamed.filter((_, other) => other !== nth && isShared(nth, other)),
		isOpen: isOpen(nth)
	}));
}
function pairsOf(turns) {
	return turns.flatMap((first, index) => {
		if (index % 2 === 1) return [];
		const second = turns[index + 1];
		if (second === void 0 || first.on.some((isOn, setting) => isOn === second.on[setting])) throw new RangeError(`turn ${index} and the next are no pair of complementary subsets`);
		const [difference, mean] = [first.logRate - second.logRate, (first.logRate + second.logRate) / 2];
		return [{
			signs: signsOf(first.on),
			level: first.level,
			difference,
			mean
		}];
	});
}
function modelOf(turns, blamed) {
	const settings = turns[0]?.signs.length ?? 0;
	const pairs = blamed.flatMap((_, one) => blamed.slice(one + 1).map((_, nth) => [one, one + 1 + nth]));
	const levels = [...new Set(turns.map(({ level }) => level))];
	if (turns.length < Math.max(settings, levels.length + pairs.length) + LEAST_SPARE) return void 0;
	const odd = robustRegression(turns.map(({ signs }) => [...signs, 1]), turns.map(({ difference }) => difference));
	return {
		mains: blamed.map((setting) => sumOver(odd, (column) => column === setting ? 1 : 0)),
		interactions: pairs.length === 0 ? void 0 : evenPart(turns, blamed, pairs, levels),
		pairs
	};
}
/** Levels are found by their differences from the mean, so that the offset of the values does not matter. */
function evenPart(turns, blamed, pairs, levels) {
	const rows = turns.map(({ signs, level }) => [...pairs.map(([one, other]) => at(signs, at(blamed, one)) * at(signs, at(blamed, other))), ...levels.map((each) => each === level ? 1 : 0)]);
	const center = turns.reduce((sum, { mean }) => sum + mean, 0) / turns.length;
	return robustRegression(rows, turns.map(({ mean }) => mean - center));
}
/** The effect of a setting while all other blamed settings are on (1) or off (−1). */
function corner({ mains, interactions, pairs }, nth, side) {
	const main = at(mains, nth);
	if (interactions === void 0) return main;
	const shift = sumOver(interactions, (column) => pairs[column]?.includes(nth) ? 2 * side : 0);
	return combine(main.mean + shift.mean, [{
		effect: main,
		slope: 1
	}, {
		effect: shift,
		slope: 1
	}]);
}
function isInteracting({ interactions, pairs }, one, other, relevant) {
	if (interactions === void 0) return false;
	const own = sumOver(interactions, (column) => pairs[column]?.includes(one) && pairs[column]?.includes(other) ? 4 : 0);
	return own.mean <= -relevant && upperBound(own, INTERACTING / pairs.length) < 0;
}
/** A linear combination of a regression's coefficients. */
function sumOver({ coefficients, covariance, df }, factor) {
	const factors = coefficients.map((_, column) => factor(column));
	return effectOf$2(dot(factors, coefficients), quadratic(factors, covariance), df);
}

// src/core/attribution/switched-search.ts
/** Decides from switching which settings are to blame, and when enough is known. */
/** Half of the 95 % interval, as ln, at which a cost and the whole are known well enough. */
const PRECISION = .01;
/** The same as a share of the relevant cost, if that is more: for a whole of 30 % nobody needs costs to ±1 %. */
const RELEVANT_PRECISION = .5;
/** Part of that down to which a cost is followed that is suspect: twice the information. */
const CLOSER = .7;
/**
* Share of FALSE_BLAME until costs are known to ±1 %. The rest is for suspects, followed further, and for searches that
* end because the spread happens to look small: with all of it 4.7 % of runs in which nothing cost anything blamed a
* setting, with half of it 3.0 %.
*/
const UNTIL_KNOWN = .5;
/** Half-width of an interval from which on a removal's savings are not reported. */
const TOO_WIDE = .02;
/** Part of the whole that may stay unexplained. */
const LARGEST_REST = .25;
/** Degrees of freedom at which Student's t is the normal distribution. */
const NORMAL = 1e6;
/** Smaller errors count as this one: no real noise has a tail known that far. */
const LEAST_ERROR = 1e-12;
/**
* Verdict on every setting. To blame: its cost is relevant, and its upper bound shows that it costs something, at
* FALSE_BLAME over all settings (Bonferroni) and all looks. Innocent: its lower bound shows that it costs less than the
* relevant cost, at 5 % each over all looks. A gain is innocent.
*/
function judgeCosts({ costs, whole }, { settings, share = 0 } = { settings: costs.length }) {
	const relevant = relevantCost(whole);
	const boundOf = (cost, error) => errorAt(Math.min(1, Math.max(Math.sqrt(share), precisionFor(whole) / halfWidth(cost))), error);
	return costs.map((cost) => {
		if (cost.mean <= -relevant && upperBound(cost, boundOf(cost, .03 * UNTIL_KNOWN / settings)) < 0) return "to blame";
		return lowerBound(cost, boundOf(cost, .05)) > -relevant ? "innocent" : "undecided";
	});
}
/** Half-width at which a search for the causes of this whole may end. */
function precisionFor(whole) {
	return Math.max(PRECISION, RELEVANT_PRECISION * relevantCost(whole));
}
/**
* Verdicts on settings that only count at start, with the same errors.
*/
function judgeStartCosts({ whole: atStart, costs }, whole, { settings, share = 0 } = { settings: costs.length }) {
	const relevant = relevantCost(whole);
	const root = Math.max(Math.sqrt(share), rootAtStart(atStart, precisionFor(whole)));
	return costs.map((cost) => {
		if (cost.mean <= -relevant && upperBound(cost, errorAt(root, .03 / settings)) < 0) return "to blame";
		return lowerBound(cost, errorAt(root, .05)) > -relevant ? "innocent" : "undecided";
	});
}
/**
* Root of the information about a start, as a share of the limit for well-known turn noise: more turns do not tell more
* about how starts differ.
*/
function rootAtStart(atStart, precision) {
	const { within, between } = atStart;
	const left = Math.min(1, (precision / halfWidth(noiseOf(atStart))) ** 2);
	return Math.sqrt((left * within.variance + between.variance) / (within.variance + between.variance));
}
/**
* Whether the noise of turns leaves an effect, a part of the whole, known well enough; more turns do not tell more of
* how starts differ.
*/
function isWellMeasured(effect, whole) {
	return halfWidth(noiseOf(effect)) <= precisionFor(whole);
}
/** An effect as far as the noise of turns makes it uncertain. */
function noiseOf({ mean, within }) {
	return {
		mean,
		standardError: Math.sqrt(within.variance),
		df: within.df,
		within,
		between: {
			variance: 0,
			df: within.df
		}
	};
}
/**
* Whether every cost, and the whole as switched, is known to ±1 % or to half of the relevant cost, if that is more; and
* to 0.7 times that if a relevant cost is shown alone, but not yet over all settings. Clear verdicts alone do not end
* the search, as the costs are reported; other unclear ones do not prolong it: with ±1 % only costs of less than 2 %
* can be unclear.
*/
function isSettled(shares, verdicts = judgeCosts(shares)) {
	const [relevant, precision] = [relevantCost(shares.whole), precisionFor(shares.whole)];
	const isSuspect = ({ mean }, verdict, width) => verdict === "undecided" && mean <= -relevant && mean + width < 0;
	return halfWidth(shares.switched) <= precision && shares.costs.every((cost, setting) => {
		const width = halfWidth(cost);
		return width <= (isSuspect(cost, verdicts[setting], width) ? CLOSER : 1) * precision;
	});
}
/**
* Whether the settings to blame explain the whole: all others together cost, by their 95 % interval, less than the
* tolerance and less than a quarter of it. A cost that only started servers show is not included: no turn of a switched
* server would tell more about it, so it is reported separately.
*
* @param rest effect of all others
* @param tolerance tolerated slowdown, 0.05 = 5 %
*/
function isExplained(rest, whole, tolerance) {
	const most = Math.max(Math.log1p(-tolerance), LARGEST_REST * whole.mean);
	return interval(rest, CONFIDENCE).low > most;
}
/** Causes of their costs and verdicts: to blame, dearest first; then the undecided, by cost; then the innocent. */
function switchedCauses(costs, verdicts, removals) {
	return verdicts.map((verdict, setting) => {
		const removal = verdict === "to blame" ? removals.find((one) => one.setting === setting) : void 0;
		return {
			factors: [setting],
			verdict,
			kind: "share",
			measured: [setting],
			...figures(costs[setting], CONFIDENCE),
			removal: removal === void 0 || halfWidth(removal.effect) > TOO_WIDE ? null : removalFigures(removal),
			together: removal?.together ?? []
		};
	}).toSorted((left, right) => ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict) || (left.change ?? 0) - (right.change ?? 0));
}
const ORDER = [
	"to blame",
	"undecided",
	"innocent"
];
function removalFigures({ effect }) {
	return figures(effect, CONFIDENCE);
}
function halfWidth(effect) {
	const { low, high } = interval(effect, CONFIDENCE);
	return (high - low) / 2;
}
/**
* One-sided error allowed at this look, so that over all looks no more than `error` is spent however often one looks:
* the boundary of O'Brien & Fleming (1979). An estimate followed over its information t, 1 at the end of the search,
* moves as z√t does, as Brownian motion; that reaches b before t = 1 with probability 2(1 − Φ(b)) (reflection
* principle). So z ≥ b/√t is required with 1 − Φ(b) = error/2, and z ≥ b beyond t = 1. Early looks cost little, while
* 1/(l(l + 1)) would leave a thousandth for the thirtieth look.
*
* @param root √t: half-width at the end of the search divided by the present one, at most 1
*/
function errorAt(root, error) {
	const boundary = studentTQuantile(1 - error / 2, NORMAL);
	return Math.max(LEAST_ERROR, studentTCdf(-boundary / root, NORMAL));
}
/** Two servers that were started once each. */
const STARTS$1 = 2;
/**
* Fewer rounds than these do not tell how much they spread: with four, searches that ended because it happened to look
* small made it 4.7 % of innocent settings that were blamed, with ten 2.9 %.
*/
const LEAST_ROUNDS = 10;
/**
* Undefined with fewer than ten rounds. With two settings the costs are Shapley values; with more an approximation of
* them that treats all interactions as if all settings took part.
*/
function costsAtStart({ all, singles }, startSpread) {
	const whole = effectOf$1(all, startSpread);
	const alone = singles.flatMap((values) => effectOf$1(values, startSpread) ?? []);
	if (whole === void 0 || alone.length < singles.length) return void 0;
	const costs = alone.map((_, setting) => sumAtStart({
		whole,
		alone
	}, [setting]));
	return {
		whole,
		alone,
		costs: alone.length === 0 ? [whole] : costs
	};
}
/** The summed cost of some settings; the whole if these are all. */
function sumAtStart({ whole, alone }, settings) {
	if (settings.length >= alone.length) return whole;
	const share = settings.length / alone.length;
	const parts = alone.map((effect, setting) => ({
		effect,
		slope: (settings.includes(setting) ? 1 : 0) - share
	}));
	const effects = [{
		effect: whole,
		slope: share
	}, ...parts];
	return combine(effects.reduce((sum, { effect, slope }) => sum + slope * effect.mean, 0), effects);
}
function effectOf$1(values, startSpread) {
	if (values.length < LEAST_ROUNDS || !isSample(values)) return void 0;
	return randomEffects([huber(values)], values.length - 1, STARTS$1, startSpread);
}

// src/gate/attribution/subset-search.ts
/**
* Results of batches of turns for the changed settings: those that were switched, and those that only count at start.
*/
/** Whether the measurements have any result. */
function isAnything(batches, terms) {
	return sharesOf(batches, terms) !== void 0 && startCosts(batches, terms) !== void 0;
}
/**
* Turns that are still needed; none if the search may end.
*
* @param mayEnd condition for the end: all costs are known well, or the named settings explain the whole, or anything
* is named
*/
function wantedTurns(batches, terms, mayEnd) {
	const hasRounds = terms.servers.reference !== null;
	const found = foundIn(batches, terms);
	if (found === void 0) return {
		pairs: true,
		rounds: hasRounds
	};
	const { shares, whole, verdicts } = found;
	const isEnough = mayEnd === "named" ? isNamed(found) : mayEnd === "explained" && found.isExplained;
	const isAlone = verdicts.filter((verdict) => verdict === "to blame").length < 2;
	const removed = isAlone ? [] : removalsOf(batches, suspectsOf(shares.costs, verdicts), relevantCost(whole));
	const isTold = isAlone || (removed.length === 0 ? mayEnd === "named" : !removed.some(({ isOpen }) => isOpen));
	if (isEnough && isTold) return {
		pairs: false,
		rounds: false
	};
	return {
		pairs: !(isTold && isSettled({
			...shares,
			whole
		}, verdicts)),
		rounds: !isStartKnown(terms, found)
	};
}
/** Whether anything is to blame, and nothing else looks suspicious. */
function isNamed({ whole, costs, verdicts }) {
	const isSuspect = (cost) => cost.mean <= -relevantCost(whole) && interval(cost, .95).high < 0;
	return verdicts.includes("to blame") && !costs.some((cost, place) => verdicts[place] === "undecided" && isSuspect(cost));
}
/** All servers had equally many turns, so if the total of the start-only settings is known well, each is. */
function isStartKnown({ servers }, { atStart, whole }) {
	return servers.reference === null || isWellMeasured(atStart.whole, whole);
}
/** Undefined if too little was measured for a result. */
function outcomeOf(batches, terms) {
	const found = foundIn(batches, terms);
	if (found === void 0) return void 0;
	const { shares, atStart, whole, costs, verdicts, sum, rest } = found;
	const switched = added(atStart.whole, shares.switched);
	const removed = removalsOf(batches, suspectsOf(shares.costs, verdicts), relevantCost(whole));
	const factors = [...terms.servers.switches.map(({ factors }) => factors), ...terms.servers.startOnly];
	return {
		causes: switchedCauses(costs, verdicts, removed).map((cause) => byFactor(cause, factors, shares.costs.length)),
		whole,
		switched,
		sum,
		rest,
		disagrees: isAnother(terms.known, switched),
		isComplete: found.isExplained || isNamed(found) || isSettled({
			...shares,
			whole
		}, verdicts) && isStartKnown(terms, found)
	};
}
function foundIn(batches, terms) {
	const shares = sharesOf(batches, terms);
	const atStart = startCosts(batches, terms);
	if (shares === void 0 || atStart === void 0) return void 0;
	const whole = added(atStart.whole, shares.whole);
	const known = {
		settings: shares.costs.length + atStart.costs.length,
		share: terms.share
	};
	const verdicts = [...judgeCosts({
		...shares,
		whole
	}, known), ...judgeStartCosts(atStart, whole, known)];
	const places = [...verdicts.keys()];
	const first = shares.costs.length;
	const sumOf = (wanted) => {
		const switched = wanted.filter((place) => place < first);
		const started = wanted.filter((place) => place >= first).map((place) => place - first);
		return added(started.length === 0 ? NOTHING : sumAtStart(atStart, started), switched.length === 0 ? NOTHING : sumOfCosts(shares, switched));
	};
	const blamed = places.filter((place) => verdicts[place] === "to blame");
	const rest = sumOf(places.filter((place) => verdicts[place] !== "to blame"));
	return {
		shares,
		atStart,
		whole,
		verdicts,
		rest,
		costs: [...shares.costs, ...atStart.costs],
		sum: sumOf(blamed),
		isExplained: blamed.length > 0 && isExplained(rest, whole, terms.tolerance)
	};
}
function sharesOf(batches, { servers, known }) {
	const pairs = batches.flatMap((batch) => batch.pairs);
	return estimateShares({
		pairs,
		known: servers.reference === null ? known : void 0
	});
}
const NOTHING = {
	mean: 0,
	standardError: 0,
	df: 1,
	within: {
		variance: 0,
		df: 1
	},
	between: {
		variance: 0,
		df: 1
	}
};
const NOTHING_AT_START = {
	whole: NOTHING,
	alone: [],
	costs: []
};
function startCosts(batches, { servers, startSpread }) {
	if (servers.reference === null) return NOTHING_AT_START;
	const rounds = batches.flatMap((batch) => batch.rounds);
	const of = (arm) => rounds.flatMap((round) => round.get(arm) ?? []);
	return costsAtStart({
		all: of(servers.lives[0]),
		singles: servers.singles.map(of)
	}, startSpread);
}
/**
* Settings whose interactions are measured: the most expensive of those to blame and, as possible partners, of the
* undecided.
*/
function suspectsOf(costs, verdicts) {
	const places = costs.map((_, place) => place).sort((one, other) => meanOf(costs, one) - meanOf(costs, other));
	const blamed = places.filter((place) => verdicts[place] === "to blame");
	const undecided = places.filter((place) => verdicts[place] === "undecided" && meanOf(costs, place) < 0);
	return blamed.length === 0 ? [] : [...blamed, ...undecided].slice(0, 6);
}
function meanOf(costs, place) {
	return costs[place]?.mean ?? 0;
}
function removalsOf(batches, blamed, relevant) {
	if (blamed.length === 0) return [];
	const turns = batches.flatMap((batch, level) => batch.turns.map((turn) => ({
		...turn,
		level
	})));
	return removals({
		turns,
		blamed,
		relevant
	});
}
/** @param switched lower indices belong to lines that were switched, each alone */
function byFactor(cause, factors, switched) {
	const of = (places) => places.flatMap((place) => factors[place] ?? []);
	const own = {
		factors: of(cause.factors),
		measured: of(cause.measured),
		together: of(cause.together)
	};
	const isTogether = own.factors.length > 1 && cause.factors.some((place) => place >= switched);
	return {
		...cause,
		...own,
		kind: isTogether ? "together" : cause.kind
	};
}
function added(one, other) {
	if (one.standardError === 0) return other;
	return combine(one.mean + other.mean, [{
		effect: one,
		slope: 1
	}, {
		effect: other,
		slope: 1
	}]);
}

// src/gate/attribution/subset-turns.ts
/** Interval between looks. */
const BATCH_SECONDS = 1.5;
/** Rounds of all servers in a batch. */
const ROUNDS = 3;
/** Least turn of a server in a round, in seconds and in its slower transactions: long enough for a switch to pay. */
const SECONDS$1 = .25;
const PER_P95 = 12;
/** Two long queries are enough. */
const ANALYTICAL_PER_P95 = 2;
/** Estimate for a switch, until the actual time is known. */
const SWITCH_SECONDS = .03;
/** An open cell, driven batch after batch. */
var SubsetTurns = class SubsetTurns {
	#request;
	#cell;
	/** Time that each server runs in a round. */
	#seconds;
	#next;
	/** The arms of the cell: those that are switched, then the others. */
	#arms;
	#lives;
	/** Mean time that switching took, and its count. */
	#switching = {
		seconds: SWITCH_SECONDS,
		rounds: 1
	};
	constructor(request, cell, p95Ms) {
		const { servers, cell: own } = request;
		this.#request = request;
		this.#cell = cell;
		const perP95 = own.workload.isAnalytical ? ANALYTICAL_PER_P95 : PER_P95;
		this.#seconds = Math.max(SECONDS$1, perP95 * p95Ms / 1e3);
		this.#arms = armsOf(servers);
		this.#lives = servers.lives.length;
		this.#next = pairSource({
			settings: servers.switches.length,
			random: request.random
		});
	}
	static async open(request, opened) {
		const { servers, cell, computes } = request;
		const arms = armsOf(servers).map((arm) => ({
			arm,
			sessionVariables: servers.sessionVariables
		}));
		const run = opened.use(await servers.run.openSwitchedCell(cell, arms, computes));
		return new SubsetTurns(request, run, await run.warmUp());
	}
	async batch(wanted) {
		const pairs = wanted.pairs ? this.#next(this.#pairsPerBatch()) : [];
		const rounds = [];
		const found = [];
		const turns = [];
		for (const on of pairs) {
			const hasOthers = wanted.rounds && isAnchor(on);
			const { logRates, others } = await this.#pair(on, hasOthers ? "as it is" : "rests");
			const [first, second] = logRates;
			found.push({
				on,
				difference: first - second
			});
			turns.push({
				on,
				logRate: first
			}, {
				on: on.map((isOn) => !isOn),
				logRate: second
			});
			if (hasOthers) rounds.push(this.#againstReference(on[0] ? second : first, others));
		}
		const many = wanted.pairs ? 0 : this.#roundsPerBatch();
		for (let nth = 0; wanted.rounds && nth < many; nth++) rounds.push(await this.#round());
		return {
			pairs: found,
			turns,
			rounds
		};
	}
	/**
	* Measures a state against everything off and everything on.
	*
	* @returns ln QPS of the state less that of none, and of another pair of rounds less that of all
	*/
	async compare(state) {
		const { switches } = this.#request.servers;
		const [none, all] = [false, true].map((isOn) => this.#stateOf(switches.map(() => isOn)));
		const own = new Map([...none, ...state]);
		return {
			againstNone: await this.#difference(own, none),
			againstAll: await this.#difference(own, all)
		};
	}
	finish() {
		return this.#cell.finish();
	}
	/**
	* A subset on one server and all others on its equal, at the same time, with a difference of the two servers that is
	* the same in all rounds; with only one server, one after the other.
	*/
	async #pair(on, others) {
		const subsets = [on, on.map((isOn) => !isOn)];
		const rates = [];
		const alone = [];
		for (let from = 0; from < subsets.length; from += this.#lives) {
			const own = subsets.slice(from, from + this.#lives);
			const states = own.map((subset) => this.#stateOf(subset));
			const counts = await this.#run(this.#arms.map((_, arm) => states[arm] ?? others));
			const isRun = (arm) => arm < this.#lives || others !== "rests";
			this.#request.save(counts.flatMap((count, arm) => isRun(arm) ? [this.#line(arm, own[arm], count)] : []));
			const logRates = counts.map((count) => this.#logRate(count));
			rates.push(...logRates.slice(0, this.#lives));
			for (const [nth, rate] of logRates.slice(this.#lives).entries()) alone[nth] = rate;
		}
		return {
			logRates: [rates[0] ?? 0, rates[1] ?? 0],
			others: alone
		};
	}
	/** ln of the rate in one state less that in another, without the difference between the servers. */
	async #difference(one, other) {
		const differences = [];
		for (const isSwapped of shuffled([false, true], this.#request.random)) {
			const states = isSwapped ? [other, one] : [one, other];
			const rates = [];
			for (let from = 0; from < states.length; from += this.#lives) {
				const own = states.slice(from, from + this.#lives);
				const counts = await this.#run(this.#arms.map((_, arm) => own[arm] ?? "rests"));
				rates.push(...counts.slice(0, this.#lives).map((count) => this.#logRate(count)));
			}
			differences.push((isSwapped ? -1 : 1) * ((rates[0] ?? 0) - (rates[1] ?? 0)));
		}
		return differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
	}
	/** A round of every server: the fixed ones as they are, the live ones with everything off. */
	async #round() {
		const off = this.#request.servers.switches.map(() => false);
		const counts = await this.#run(this.#arms.map((_, arm) => arm < this.#lives ? this.#stateOf(off) : "as it is"));
		this.#request.save(counts.map((count, arm) => this.#line(arm, arm < this.#lives ? off : void 0, count)));
		const rates = counts.map((count) => this.#logRate(count));
		const live = rates.slice(0, this.#lives).reduce((sum, rate) => sum + rate, 0) / this.#lives;
		return this.#againstReference(live, rates.slice(this.#lives));
	}
	/** @param others rates of the servers that are never switched, the reference first */
	#againstReference(live, others) {
		const [reference = 0] = others;
		const own = this.#arms.map((arm, index) => [arm, (index < this.#lives ? live : others[index - this.#lives] ?? 0) - reference]);
		return new Map(own);
	}
	async #run(states) {
		const counts = await this.#cell.runRound(states, this.#seconds);
		const { seconds, rounds } = this.#switching;
		const switched = Math.max(...counts.map(({ switchSeconds }) => switchSeconds));
		this.#switching = {
			seconds: (seconds * rounds + switched) / (rounds + 1),
			rounds: rounds + 1
		};
		return counts;
	}
	#pairsPerBatch() {
		return Math.max(2, Math.round(BATCH_SECONDS / this.#roundSeconds(2)));
	}
	#roundsPerBatch() {
		return Math.max(ROUNDS, Math.round(BATCH_SECONDS / this.#roundSeconds(this.#arms.length)));
	}
	#roundSeconds(servers) {
		return servers * this.#seconds + this.#switching.seconds;
	}
	#stateOf(on) {
		const { switches } = this.#request.servers;
		return new Map(switches.flatMap(({ states }, nth) => [...on[nth] ? states.on : states.off]));
	}
	#line(arm, on, count) {
		const { cell, servers } = this.#request;
		const factors = servers.switches.flatMap(({ factors: own }, nth) => on?.[nth] ? own : []);
		return {
			kind: "switched",
			trial: 1,
			workload: cell.workload.name,
			threads: cell.threads,
			scenario: armName(this.#arms[arm]),
			on: on === void 0 ? null : factors,
			...count
		};
	}
	/**
	* A round without any transaction is the slowest of all and must not be left out; half a transaction has a logarithm.
	*/
	#logRate({ transactions, seconds, cpuSeconds = 0 }) {
		return Math.log(Math.max(.5, transactions) / (this.#request.computes && cpuSeconds > 0 ? cpuSeconds : seconds));
	}
};
function armsOf({ lives, reference, singles }) {
	return [
		...lives,
		...reference === null ? [] : [reference],
		...singles
	];
}

// src/gate/attribution/switched-servers.ts
/**
* The servers of a search by switching: two equal ones, or one if two do not fit into memory, started with all
* start-only settings and switched between rounds; if there are such settings, also the reference, and a server for
* each of several. Lines are switched, and each can be switched back.
*/
/** Most settings that only count at start, each of which has a server of its own. */
const MOST_START_ONLY = 8;
/** Every attempt finds at least one more setting that cannot be switched. */
const MOST_TRIES = 4;
/** Servers that are switched at the same time, each with the lines that the other lacks. */
const LIVES = 2;
/** Undefined if nothing can be switched, or more settings only count at start than there may be servers. */
async function openSwitchedServers(request) {
	const { difference, mostServers } = request;
	const lines = linesOf(difference);
	const stuck = /* @__PURE__ */ new Set();
	for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
		const known = lineSwitches(difference, request.started).map((each, line) => stuck.has(line) ? void 0 : each);
		const startOnly = known.flatMap((each, line) => each === void 0 ? [lines[line] ?? []] : []);
		const isPlainWanted = startOnly.length > 0 && haveInstruments(known);
		const others = startOnly.length === 0 ? 0 : 1 + (startOnly.length > 1 ? startOnly.length : 0) + (isPlainWanted ? 1 : 0);
		if (startOnly.length === known.length || startOnly.length > MOST_START_ONLY || 1 + others > mostServers) return void 0;
		const planned = armsFor({
			...request,
			switches: known,
			startOnly
		}, mostServers - others);
		await using opened = new AsyncDisposableStack();
		const { run, singles } = await startAll(request, planned);
		opened.use(run);
		const server = run.server(planned.lives[0]);
		const plain = planned.plain === null ? server.settings : run.settingsOf(planned.plain);
		const started = startOnly.length > 0 ? {
			...request.started,
			reference: plain
		} : request.started;
		const switches = lineSwitches(difference, started).map((each, line) => known[line] && each);
		const found = await trySwitches(server, switches);
		if (found.stuck.length > 0) {
			for (const line of found.stuck) stuck.add(line);
			continue;
		}
		await switchAll(run, planned.lives, baseOf({
			started,
			switches
		}));
		const kept = opened.move();
		const session = [...found.scopes].filter(([, scope]) => scope === "session");
		return {
			run,
			lives: planned.lives,
			reference: planned.reference,
			singles,
			startOnly: singles.length === 0 && startOnly.length > 1 ? [startOnly.flat()] : startOnly,
			switches: switches.flatMap((states, line) => states === void 0 ? [] : [{
				factors: lines[line] ?? [],
				states
			}]),
			sessionVariables: new Set(session.map(([name]) => keyOf$2("variable", name))),
			shipped: started.reference,
			[Symbol.asyncDispose]: () => kept.disposeAsync()
		};
	}
}
/** A switch for every line; undefined if a part of it cannot be switched. */
function lineSwitches(difference, started) {
	const switches = switchesOf(difference.factors, started);
	return linesOf(difference).map((factors) => {
		const own = factors.map((factor) => switches[factor]);
		if (own.includes(void 0)) return void 0;
		const all = (side) => new Map(own.flatMap((each) => [...each?.[side] ?? []]));
		return {
			on: all("on"),
			off: all("off")
		};
	});
}
async function switchAll(run, lives, settings) {
	await Promise.all(lives.map((live) => run.server(live).switchTo(settings)));
}
function armsFor(request, mostLives) {
	const { difference, startOnly } = request;
	const lives = livesOf(request, mostLives);
	if (startOnly.length === 0) return {
		lives,
		reference: null,
		singles: [],
		plain: null
	};
	const reference = mixedArm({
		...difference.reference,
		name: "reference",
		expect: {}
	});
	const singles = startOnly.map((line) => mixedArm(mix(difference, line, `with ${line[0]}`)));
	return {
		lives,
		reference,
		plain: haveInstruments(request.switches) ? mixedArm(mix(difference, startOnly.flat(), "plain")) : null,
		singles: singles.length === 1 ? [] : singles
	};
}
/** Servers with one line each are left out if one of them does not start. */
async function startAll(request, { lives, reference, plain, singles }) {
	const needed = [
		reference,
		plain,
		...lives
	].filter((arm) => arm !== null);
	if (singles.length === 0) return {
		run: await startServers(request, needed),
		singles
	};
	try {
		return {
			run: await startServers(request, [...needed, ...singles]),
			singles
		};
	} catch (error) {
		if (!isFailure(error)) throw error;
		return {
			run: await startServers(request, needed),
			singles: []
		};
	}
}
function startServers({ testbed, plan }, arms) {
	return testbed.startTrial({
		number: 1,
		arms,
		cells: []
	}, {
		...plan,
		rules: ["control"],
		shard: null
	});
}
/**
* Servers to switch, all equal. If there are instruments, they start with all of them, see method: mutexes made while
* off never count.
*/
function livesOf({ difference, switches, startOnly }, most) {
	const scenario = mix(difference, startOnly.flat(), "switched");
	const started = haveInstruments(switches) ? withAllInstruments(scenario) : {
		...scenario,
		expect: {}
	};
	const live = mixedArm(started);
	return most < LIVES ? [live] : [live, mixedArm({
		...started,
		name: `${started.name} too`
	})];
}
/**
* Everything off: head's settings are switched to those of the reference, and all other instruments are as in the
* reference.
*/
function baseOf({ started, switches }) {
	const off = switches.flatMap((each) => [...each?.off ?? []]);
	return new Map([...haveInstruments(switches) ? instrumentsOf(started.reference) : [], ...off]);
}
function haveInstruments(switches) {
	return switches.some((each) => each !== void 0 && instrumentsOf(each.on).length > 0);
}
function instrumentsOf(settings) {
	return [...settings].filter(([key]) => partsOf(key).kind === "instrument");
}
/** Asks the server for the scope of every variable, switches everything on and off again, and reads both back. */
async function trySwitches(server, switches) {
	const variables = switches.flatMap((each) => each === void 0 ? [] : variablesOf$1(each));
	const scopes = await server.scopesOf(variables);
	const stuck = switches.flatMap((each, line) => each !== void 0 && variablesOf$1(each).some((name) => scopes.get(name) === "start") ? [line] : []);
	if (stuck.length > 0) return {
		scopes,
		stuck
	};
	const failed = /* @__PURE__ */ new Set();
	for (const side of ["on", "off"]) {
		const wanted = new Map(switches.flatMap((each) => [...each?.[side] ?? []]));
		for (const { key } of [...await server.switchTo(wanted), ...await server.readBack()]) failed.add(key);
	}
	return {
		scopes,
		stuck: switches.flatMap((each, line) => isAmong(each, failed) ? [line] : [])
	};
}
function isAmong(states, keys) {
	return states !== void 0 && [...states.on.keys()].some((key) => keys.has(key));
}

// src/gate/attribution/by-switching.ts
/** A separate random stream, besides those of trials and cells. */
const SALT = 7000001;
/** Reserved for the suggestion: the turns that show its savings. */
const SUGGESTION_SECONDS = 8;
/** Time in which all costs should become well known; afterwards the named settings need only explain the whole. */
const THOROUGH_SECONDS = 10;
/** Afterwards it suffices that any setting is named; a search that names none by the last limit is given up. */
const LONG_SECONDS = 18;
const LONGEST_SECONDS = 40;
/** The cells of a mean are measured one after the other, all within this time if each then still gets the least. */
const PASS_SECONDS = 10;
/** Includes connecting to a cell's servers and warming them up. */
const LEAST_SLOT_SECONDS = 4;
/** Undefined if nothing can be switched, the time does not suffice, or a server fails. */
async function causesBySwitching(explained, edges) {
	const { difference, started, plan, mostServers } = explained;
	const { testbed } = edges;
	if (started === void 0) return void 0;
	const began = testbed.now();
	try {
		const opened = await openSwitchedServers({
			testbed,
			plan,
			difference,
			started,
			mostServers
		});
		if (opened === void 0) return void 0;
		await using servers = opened;
		return await searchOn(servers, explained, edges, began);
	} catch (error) {
		if (!isFailure(error)) throw error;
		edges.tell({
			kind: "phase",
			phase: {
				code: "search",
				failed: firstLine(error)
			}
		});
		return;
	}
}
async function searchOn(servers, explained, edges, searchBegan) {
	const { found, cells, deadline, plan } = explained;
	const { testbed, save, tell } = edges;
	const random = seededRandom(plan.seed, SALT);
	const batches = [];
	const opened = testbed.now();
	const terms = {
		servers,
		known: found.effect,
		startSpread: plan.startSpread,
		tolerance: found.tolerance,
		get share() {
			return Math.min(1, (testbed.now() - opened) / (LONGEST_SECONDS * cells.length));
		}
	};
	const mayEnd = () => {
		const seconds = (testbed.now() - opened) / cells.length;
		return seconds > LONG_SECONDS ? "named" : seconds > THOROUGH_SECONDS ? "explained" : "settled";
	};
	const wanted = () => wantedTurns(batches, terms, mayEnd());
	const isOnly = cells.length === 1;
	const passSeconds = isOnly ? LEAST_SLOT_SECONDS : Math.max(PASS_SECONDS, cells.length * LEAST_SLOT_SECONDS);
	const kept = keptSeconds(explained);
	const isKept = () => isOnly ? isAnything(batches, terms) : deadline - opened > kept + passSeconds;
	const left = () => Math.min(deadline, opened + LONGEST_SECONDS * cells.length) - testbed.now() - (isKept() ? kept : 0);
	let next = wanted();
	const isMore = (until) => {
		if (isOnly) next = wanted();
		return testbed.now() < until && left() > 0 && isAnyWanted(next);
	};
	for (;;) {
		const [began, known] = [testbed.now(), batches.length];
		const slot = isOnly ? Number.POSITIVE_INFINITY : slotSeconds(left(), passSeconds, cells.length);
		for (const [index, cell] of cells.entries()) {
			await using held = new AsyncDisposableStack();
			const turns = await SubsetTurns.open({
				servers,
				cell,
				computes: explained.computes,
				random,
				save
			}, held);
			do {
				batches.push(await turns.batch(next));
				tell({ kind: "gap" });
			} while (isMore(began + (index + 1) * slot));
			const isWhole = index === cells.length - 1;
			if (isWhole || left() <= 0) {
				if (!isWhole) batches.length = known;
				next = wanted();
				if (left() < passSeconds || !isAnyWanted(next)) return await concluded({
					servers,
					explained,
					edges,
					began: searchBegan,
					turns
				}, outcomeOf(batches, terms));
			}
			await turns.finish();
		}
	}
}
/** Seconds of a cell before the next one has its turns, in passes of about this length. */
function slotSeconds(left, passSeconds, cells) {
	return left / Math.max(1, Math.floor(left / passSeconds)) / cells;
}
function isAnyWanted({ pairs, rounds }) {
	return pairs || rounds;
}
async function concluded({ servers, explained, edges, began, turns }, outcome) {
	if (outcome === void 0) return void 0;
	const seconds = edges.testbed.now() - began;
	await requireAsSet(servers);
	if (outcome.disagrees) return {
		kind: "disagrees",
		whole: figures(outcome.switched, CONFIDENCE)
	};
	const costs = costsOf(outcome.causes, explained.difference.factors);
	const tryOut = tryOutBySwitching({
		servers,
		turns,
		explained,
		testbed: edges.testbed
	});
	const suggestion = await findSuggestion({
		...explained,
		costs
	}, tryOut);
	await turns.finish();
	return {
		kind: "explained",
		attribution: {
			...attributionOf$1(explained, servers, outcome, seconds),
			suggestion
		}
	};
}
/** Switched settings are read back in the end: a state that did not last explains nothing. */
async function requireAsSet({ run, lives, switches }) {
	const own = new Set(switches.flatMap(({ states }) => [...states.on.keys()]));
	const unlike = (await Promise.all(lives.map((live) => run.server(live).readBack()))).flat().filter(({ key }) => own.has(key));
	if (unlike.length === 0) return;
	const lines = unlike.map(({ key, wanted, found }) => `  ${key}: set to ${wanted}, found ${found ?? "nothing"}`);
	throw new MeasurementError(`the switched server has other settings than asked for:\n${lines.join("\n")}`, { step: "switch settings" });
}
function keptSeconds({ insight, difference }) {
	return Object.keys(insight).length > 0 && difference.factors.some(({ piece }) => piece !== null) ? SUGGESTION_SECONDS : 0;
}
function attributionOf$1({ found, difference }, { startOnly }, { causes, whole, sum, rest, switched, isComplete }, seconds) {
	const { factors } = difference;
	const explanation = {
		...placeOf$1(found),
		method: "switched",
		seconds,
		isComplete,
		disagrees: false,
		whole: figures(whole, CONFIDENCE),
		switched: figures(switched, CONFIDENCE),
		started: figures(found.effect, CONFIDENCE),
		sum: figures(sum, CONFIDENCE),
		interaction: compounded(sum, rest),
		startOnly: startOnly.flat().flatMap((factor) => factors[factor]?.name ?? [])
	};
	return {
		causes: causes.map((cause) => namedCause(cause, factors)),
		explanation
	};
}
/** The share of the reference's QPS that all others cost, after those to blame have taken theirs. */
function compounded(sum, rest) {
	const { change, low, high } = figures(rest, CONFIDENCE);
	const left = Math.exp(sum.mean);
	return {
		change: left * change,
		low: left * low,
		high: left * high
	};
}
/** Time that its turns take: enough to detect about one per cent. */
const SECONDS = 6;
function tryOutBySwitching({ servers, turns, explained, testbed }) {
	const { deadline, server } = explained;
	return async ({ setup }) => {
		if (setup === null) return void 0;
		const live = servers.run.server(servers.lives[0]);
		const state = settingsOfSetup(setup, server, servers.shipped);
		const until = Math.min(deadline, testbed.now() + SECONDS);
		const rounds = [];
		while (testbed.now() < until) rounds.push(await turns.compare(state));
		const effect = effectOf(rounds.map(({ againstNone }) => againstNone));
		const saved = effectOf(rounds.map(({ againstAll }) => againstAll));
		await live.switchTo(state);
		return effect && saved && {
			effect,
			saved,
			insight: await live.insight()
		};
	};
}
/** Running servers that were swapped: no start comes between. */
function effectOf(differences) {
	if (differences.length < 2 || !isSample(differences)) return void 0;
	return randomEffects([huber(differences)], differences.length - 1, 0);
}

// src/gate/attribution/explained.ts
/** The comparison to explain, with its two configurations and the run's measurements of them. */
/** Everything except the deadline; undefined if the plan has no such comparison. */
function explainedOf(found, comparisons, { plan, lines, settings, server, mostServers }) {
	const reference = armOf(plan, found.reference, found.rule === "base" ? "base" : "head");
	const head = armOf(plan, found.scenario, "head");
	const cells = cellsOf$1(plan, found);
	if (reference === void 0 || head === void 0 || cells.length === 0) return void 0;
	const [before, after] = [settings.get(armName(reference)), settings.get(armName(head))];
	const states = armStatesOf(lines);
	return {
		found,
		reference: reference.scenario,
		head: head.scenario,
		cells,
		plan,
		server,
		mostServers,
		changedCells: bySeverity(comparisons.filter((each) => isChangedCell(each, found))).flatMap((each) => cellsOf$1(plan, each)),
		difference: splitDifference(reference.scenario, head.scenario, server),
		computes: computesIn(cells, found, lines),
		started: before && after && {
			reference: before,
			head: after
		},
		startSeconds: slowestStart(states),
		insight: states.find((state) => isOf(state, head))?.insight ?? {}
	};
}
function computesIn(cells, found, lines) {
	if (found.scope === "cell" && found.byCpu !== void 0) return false;
	const isIn = (line) => line.kind === "slice" && cells.some(({ workload, threads }) => workload.name === line.workload && threads === line.threads);
	const slices = lines.filter(isIn);
	return slices.length > 0 && slices.every((line) => line.kind === "slice" && line.computes);
}
function armOf({ arms }, name, revision) {
	return arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
}
function cellsOf$1({ cells }, found) {
	if (found.scope === "mean") return cells;
	return cells.filter(({ workload, threads }) => workload.name === found.workload && threads === found.threads);
}
/** Whether it compares the same two in a cell in which they differ: its interval has no zero. */
function isChangedCell({ scope, rule, scenario, low, high }, found) {
	return scope === "cell" && rule === found.rule && scenario === found.scenario && (low > 0 || high < 0);
}
/** The mean over each arm's starts: a cold one does not predict later ones. */
function slowestStart(states) {
	const means = [...Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision])).values()].map((own) => own.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / own.length);
	return Math.max(0, ...means);
}
function isOf(state, arm) {
	return state.scenario === arm.scenario.name && state.revision === arm.revision;
}

// src/gate/attribution/search-trials.ts
/** A search for causes with its own servers, trial after trial. */
/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searched(start, trials) {
	let search = start;
	for (let contrasts = nextContrasts(search); contrasts.length > 0; contrasts = nextContrasts(search)) {
		const measured = await trials.measure(search, contrasts);
		if (measured === void 0) break;
		search = learn(search, measured);
	}
	return search;
}

// src/gate/attribution/started-trials.ts
/** Time by which a trial may take longer than expected. */
const SPARE_SECONDS = 3;
/** A factor must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2;
/** Measures configurations between reference and head, trial after trial. */
var StartedTrials = class {
	#request;
	#edges;
	#trials;
	/** The reference and its twin, which every trial has. */
	#fixed;
	#head;
	#mixes = /* @__PURE__ */ new Map();
	#stuck = /* @__PURE__ */ new Set();
	#idle;
	constructor(request, edges) {
		this.#request = request;
		this.#edges = edges;
		this.#trials = new Trials(edges);
		const reference = {
			...request.reference,
			name: "reference",
			expect: {}
		};
		this.#fixed = [mixedArm(reference, "head", "control"), mixedArm(reference, "twin", "control")];
		this.#head = mixedArm({
			...request.head,
			name: "head",
			expect: {}
		});
		this.#idle = {
			seconds: request.startSeconds,
			arms: Math.max(...groupsOf(request.plan).map(({ length }) => length))
		};
	}
	/** The settings of a server with these factors; undefined if it was not started. */
	settingsOf(set) {
		return this.#trials.settings.get(armName(this.#armOf(set)));
	}
	/** Servers that every trial has besides those that it tests. */
	get always() {
		return this.#fixed.length + 1;
	}
	/** The effects of the contrasts, including earlier measurements of them; undefined if the time is over. */
	async measure(search, contrasts) {
		const arms = mixesOf(search, contrasts).map((set) => this.#armOf(set));
		const isHeadAsked = contrasts.some(({ with: one, against }) => [one, against].some((set) => isAll(search, set)));
		const hasHead = this.#trials.number === 0 || isHeadAsked;
		const kept = this.#request.keepsTimeToTryOut ? leastSearchSeconds(this.always + 1, this.#idle) + SPARE_SECONDS : 0;
		if (!await this.#trial({
			arms,
			hasHead,
			kept
		})) return void 0;
		const effects = this.#effects();
		return contrasts.flatMap((contrast) => {
			if (this.#isStuck(search, contrast)) return [{
				contrast,
				effect: "does not start"
			}];
			const effect = effects(this.#nameOf(search, contrast.with), this.#nameOf(search, contrast.against));
			return effect === void 0 ? [] : [{
				contrast,
				effect
			}];
		});
	}
	/** One more trial with this configuration; undefined if the time does not suffice, or a server fails. */
	async tryOut(scenario) {
		const arm = mixedArm(scenario);
		this.#mixes.set(scenario.name, arm);
		try {
			if (!await this.#trial({
				arms: [arm],
				hasHead: true,
				kept: 0
			})) return void 0;
		} catch (error) {
			if (!isFailure(error)) throw error;
			return;
		}
		const effects = this.#effects();
		const [reference] = this.#fixed;
		const effect = effects(scenario.name, reference.scenario.name);
		const saved = effects(scenario.name, this.#head.scenario.name);
		const state = armStatesOf(this.#trials.measurement.lines).findLast((line) => line.scenario === scenario.name);
		return effect && saved && state && {
			effect,
			saved,
			insight: state.insight
		};
	}
	/** Least seconds for splitting the change in this many cells that were not measured before. */
	secondsToSplit(cells) {
		return cells === 0 ? 0 : leastSearchSeconds(this.always + 1, this.#idle, cells);
	}
	/**
	* The change that these factors make in each cell, and how all others change that. Unmeasured cells get one trial
	* together: as many of them, in order, as the time allows.
	*/
	async split(set, cells) {
		const known = this.#request.cells;
		const arm = this.#armOf(set);
		const left = () => this.#request.deadline - this.#edges.testbed.now();
		let more = cells.filter((cell) => !known.includes(cell));
		while (this.secondsToSplit(more.length) > left()) more = more.slice(0, -1);
		try {
			if (more.length > 0) await this.#trial({
				arms: [arm],
				cells: more,
				hasHead: true,
				kept: 0
			});
		} catch (error) {
			if (!isFailure(error)) throw error;
		}
		const effectsIn = comparePairs(this.#plan(cells), new MeasuredBlocks(this.#trials.measurement.lines));
		return cells.flatMap((cell) => {
			const effects = effectsIn(cell);
			const first = effects(arm.scenario.name, this.#fixed[0].scenario.name);
			const others = effects(this.#head.scenario.name, arm.scenario.name);
			return first === void 0 || others === void 0 ? [] : [{
				cell,
				first,
				others
			}];
		});
	}
	/** @returns false if the time does not suffice */
	async #trial(wanted) {
		const arms = wanted.arms.filter(({ scenario }) => !this.#stuck.has(scenario.name));
		if (arms.length === 0 && wanted.arms.length > 0) return true;
		const { now } = this.#edges.testbed;
		const chosen = [...wanted.hasHead ? [this.#head] : [], ...arms];
		const many = this.#fixed.length + chosen.length;
		const began = now();
		const { kept, cells } = wanted;
		const seconds = searchShare(this.#request.deadline - began - kept, many, this.#idle, cells?.length);
		if (seconds === void 0) return false;
		const schedule = (_, number) => ({
			until: now() + seconds,
			trials: Math.max(LEAST_TRIALS, number)
		});
		try {
			await this.#trials.measure(this.#plan(cells), (arm) => chosen.includes(arm), schedule);
			this.#idle = {
				seconds: now() - began - seconds,
				arms: many
			};
			return true;
		} catch (error) {
			if (!isFailure(error) || !await this.#findStuck(arms)) throw error;
			return this.#trial(wanted);
		}
	}
	/** Starts each server separately, and remembers those that do not start. @returns whether there is one */
	async #findStuck(arms) {
		let found = false;
		for (const arm of arms) try {
			await using _ = await this.#edges.testbed.startTrial({
				number: this.#trials.number,
				arms: [arm],
				cells: []
			}, this.#plan());
		} catch (error) {
			if (!isFailure(error)) throw error;
			this.#stuck.add(arm.scenario.name);
			found = true;
		}
		return found;
	}
	/** Effects in the cell; for several cells their mean. */
	#effects() {
		const { cells } = this.#request;
		const pairs = cells.map(comparePairs(this.#plan(), new MeasuredBlocks(this.#trials.measurement.lines)));
		return (first, second) => {
			const effects = pairs.flatMap((effectOf) => effectOf(first, second) ?? []);
			return effects.length === cells.length ? meanEffect(effects) : void 0;
		};
	}
	#plan(cells = this.#request.cells) {
		const { plan } = this.#request;
		const arms = [
			...this.#fixed,
			this.#head,
			...this.#mixes.values()
		];
		return {
			...plan,
			rules: ["control"],
			arms,
			cells,
			shard: null,
			mostServers: Number.POSITIVE_INFINITY
		};
	}
	#armOf(set) {
		const name = `with ${set.join("+")}`;
		const known = this.#mixes.get(name);
		if (known !== void 0) return known;
		const arm = mixedArm(this.#request.configure(set, name));
		this.#mixes.set(name, arm);
		return arm;
	}
	#nameOf(search, set) {
		if (set.length === 0) return this.#fixed[0].scenario.name;
		return (isAll(search, set) ? this.#head : this.#armOf(set)).scenario.name;
	}
	#isStuck(search, contrast) {
		return [contrast.with, contrast.against].some((set) => this.#stuck.has(this.#nameOf(search, set)));
	}
};
/** Whether the reference with these factors equals head. */
function isAll({ needs }, set) {
	return set.length === needs.length;
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
		const [variable] = name;
		if (kind !== "variable" || variable === void 0 || after === void 0 || after === before) return [];
		return [{
			name: variable,
			before,
			after
		}];
	});
	return [...new Map(variables.map((each) => [variableOf(each.name), each]))].flatMap(([variable, each]) => set.has(variable) || !isDefault(each) ? [] : [each]);
}
function isDefault({ name, before }) {
	return !(IS_KNOWN.find(name) === void 0 || IS_IDENTITY.find(name) === true) && classOf(name) !== "no effect" && optionReach({
		name,
		value: before
	}) === void 0;
}
/** The options with which a new version does as the old one did: its defaults first, so that the configuration wins. */
function oldOptions({ options }, defaults, file) {
	return [...defaults.map(({ name, before }, index) => ({
		name,
		value: before,
		file,
		line: index + 1
	})), ...options].map((each) => ({
		...each,
		name: loosely(each.name),
		group: void 0
	}));
}
function loosely(name) {
	return /^loose[-_]/i.test(name) ? name : `loose-${name}`;
}
/**
* The new program with the old options; if one of these was given up, head's own value applies.
*
* @param kept old options
*/
function asBefore(reference, head, old, kept) {
	const givenUp = variablesOf(old.filter((each) => !kept.includes(each)));
	const own = head.options.filter((each) => [...variablesOf([each])].some((variable) => givenUp.has(variable)));
	return {
		...reference,
		program: head.program,
		place: head.place,
		expect: {},
		options: [...own, ...kept]
	};
}
/** All variables that these options may set. */
function variablesOf(options) {
	return new Set(options.flatMap(({ name }) => variableForms(name).map(variableOf)));
}

// src/gate/attribution/version-causes.ts
/** Old options that a new version may refuse; after more, all are given up. */
const MOST_REFUSED = 6;
/** The new program is one factor; all other changes are the other, which has an effect only with it. */
const [PROGRAM, REST] = [0, 1];
/**
* Largest share of the time left, after program and rest are separated in one cell, that is kept for the other cells.
*/
const MOST_KEPT = .5;
/** Whether the two run different programs. */
function isVersionChange({ reference, head }) {
	return !isSameProgram(reference, head);
}
/**
* The causes of a version change. If no default differs, or the new version does not start with the old ones, it is a
* setting like others.
*
* @param causesOf finds the causes among settings
*/
async function causesOfVersion(explained, edges, causesOf$1) {
	const { found, reference, head, cells, plan, started, mostServers, startSeconds, deadline, difference } = explained;
	const { now } = edges.testbed;
	const began = now();
	const defaults = started === void 0 ? [] : changedDefaults(started, [reference, head]);
	const program = difference.factors.find(({ name }) => name === (head.program ?? reference.program)?.kind);
	const pinned = defaults.length === 0 ? void 0 : await startableAsBefore(explained, defaults, edges);
	if (started === void 0 || program === void 0 || pinned === void 0) return causesOf$1(explained);
	const trials = new StartedTrials({
		reference,
		head,
		cells,
		plan,
		deadline,
		startSeconds,
		configure: (_, name) => ({
			...pinned,
			name
		}),
		keepsTimeToTryOut: false
	}, edges);
	const mostArms = Math.max(2, mostServers - trials.always);
	const search = await searched(startSearch({
		needs: [[], [PROGRAM]],
		whole: found.effect,
		mostArms
	}), trials);
	const restName = difference.factors.length > 1 ? "changed defaults and settings" : "changed defaults";
	const rest = {
		...program,
		name: restName,
		before: null,
		after: null,
		needs: []
	};
	const group = search.groups.find(({ factors, state }) => state === "to blame" && factors.join() === `${REST}`);
	const settings = trials.settingsOf([PROGRAM]);
	const others = explained.changedCells.filter((cell) => !cells.includes(cell));
	const kept = Math.min(MOST_KEPT * (deadline - now()), trials.secondsToSplit(others.length));
	const further = group?.effect == null || settings === void 0 ? void 0 : await causesOf$1({
		...explained,
		reference: pinned,
		found: {
			...found,
			effect: group.effect
		},
		deadline: deadline - kept,
		difference: splitDifference(pinned, head, explained.server),
		started: {
			reference: settings,
			head: started.head
		}
	});
	const split = await trials.split([PROGRAM], [...cells, ...others]);
	const causes = causesOf(search).map((cause) => namedCause(cause, [program, rest]));
	const sums = balance(search);
	return {
		causes: withParts(causes, restName, further?.causes ?? [], (each) => asDefault(each, defaults, program.place)),
		explanation: {
			...placeOf$1(found),
			method: "started",
			seconds: now() - began,
			isComplete: isDone(search),
			...sums,
			started: sums.whole,
			switched: null,
			disagrees: false,
			startOnly: [],
			defaults,
			split: {
				rest: restName,
				cells: split.map(splitCellOf)
			}
		},
		suggestion: null
	};
}
function splitCellOf({ cell: { workload, threads }, first, others }) {
	return {
		workload: workload.name,
		threads,
		program: figures(first, CONFIDENCE),
		rest: figures(others, CONFIDENCE)
	};
}
/**
* The causes with the named parts of the rest: settings, and the defaults to blame, which then replace the rest. Nobody
* wants a row for each default that costs nothing.
*/
function withParts(causes, restName, parts, asSetting) {
	const isWritten = ({ settings }) => settings.every(({ place }) => place !== null);
	const isBlamed = ({ verdict }) => verdict === "to blame";
	const isRest = ({ settings }) => settings[0]?.name === restName;
	return [...parts.some(isBlamed) ? causes.filter((cause) => !isRest(cause)) : causes, ...parts.filter((part) => isBlamed(part) || isWritten(part)).map(asSetting)];
}
/** A default that is no longer pinned, with both values, on the line of the version. */
function asDefault(cause, defaults, place) {
	const settings = cause.settings.map((setting) => {
		const found = defaults.find(({ name }) => name.replaceAll("_", "-") === setting.name);
		return found === void 0 ? setting : {
			...setting,
			before: found.before,
			after: found.after,
			place
		};
	});
	return {
		...cause,
		settings
	};
}
/** The new version with all settings of the old one, except those that it refuses. */
async function startableAsBefore({ reference, head, plan }, defaults, edges) {
	const old = oldOptions(reference, defaults, `defaults of ${reference.program?.name ?? "the old version"}`);
	let kept = old;
	for (let refused = 0; refused <= MOST_REFUSED; refused++) {
		const pinned = asBefore(reference, head, old, kept);
		const failure = await failureOf(pinned, plan, edges);
		if (failure === void 0) return pinned;
		const accepted = kept.filter((each) => !isRefused(each, failure));
		if (accepted.length === kept.length) return void 0;
		kept = accepted;
	}
}
async function failureOf(scenario, plan, edges) {
	try {
		await using _ = await edges.testbed.startTrial({
			number: 1,
			arms: [mixedArm(scenario)],
			cells: []
		}, plan);
		return;
	} catch (error) {
		if (!isFailure(error)) throw error;
		return error;
	}
}
/** Whether an option ended a server: by its place, or because the server's last message has its name. */
function isRefused({ name, file, line }, failure) {
	const place = failure instanceof UserError ? failure.place : void 0;
	if (place !== void 0) return place.file === file && place.line === line;
	return failure.message.toLowerCase().replaceAll("_", "-").split(/[^a-z0-9-]+/).some((word) => bare(word) === bare(name));
}
function bare(name) {
	return name.replaceAll("_", "-").replace(/^(?:--)?(?:loose-)?/i, "");
}

// src/gate/attribution/attribute.ts
/** Takes the rest of the budget, and the time reserved for the search. */
async function attributeRun(judgement, run) {
	const { request, plan, measured, testbed, save, tell, beforeSearch } = run;
	if (testbed === null) return judgement;
	const seconds = measured.secondsLeft + request.explainSeconds;
	return attribute(judgement, {
		mode: request.explain,
		plan: {
			...effectivePlan(plan, testbed.buildOf),
			budgetSeconds: Math.max(seconds, plan.budgetSeconds),
			isSwitched: false
		},
		lines: measured.measurement.lines,
		settings: measured.settings,
		server: testbed.buildOf(plan.arms[0].scenario),
		mostServers: testbed.mostServers,
		seconds
	}, {
		testbed: testbed.testbed,
		save,
		tell,
		beforeSearch
	});
}
/** The judgement with the causes of its worst regression, if they are wanted and can be distinguished. */
async function attribute(judgement, request, edges) {
	const { seconds } = request;
	const found = toBeAttributed(judgement, modeOf(request));
	const explained = found && explainedOf(found, judgement.comparisons, request);
	if (explained === void 0 || explained.difference.factors.length === 0) return judgement;
	await edges.beforeSearch?.(seconds);
	edges.tell({
		kind: "time",
		secondsLeft: seconds
	});
	edges.tell({
		kind: "phase",
		phase: { code: "search" }
	});
	const { plan } = explained;
	const startSpread = learnedSpread(explained.found, plan.startSpread);
	const until = {
		...explained,
		plan: {
			...plan,
			startSpread
		},
		deadline: edges.testbed.now() + seconds
	};
	try {
		return {
			...judgement,
			attribution: await attributionOf(until, edges)
		};
	} catch (error) {
		if (!isFailure(error)) throw error;
		return {
			...judgement,
			warnings: [...judgement.warnings, {
				code: "causes-unknown",
				why: firstLine(error)
			}]
		};
	}
}
/** A new version is always distinguished from its new defaults. */
function modeOf({ mode, plan: { arms } }) {
	const isNewVersion = arms.some((arm) => arm.revision === "base" && arms.some((head) => head.scenario.name === arm.scenario.name && isVersionChange({
		reference: arm.scenario,
		head: head.scenario
	})));
	return mode === "on-fail" && isNewVersion ? "always" : mode;
}
/**
* The comparison whose causes are sought: the worst of the regressed cells, else the worst of the regressed means; if
* `always` and none regressed, the worst of all cells.
*/
function toBeAttributed({ comparisons }, mode) {
	if (mode === "never") return void 0;
	const measured = comparisons.filter(({ rule }) => rule !== "history");
	const isCell = ({ scope }) => scope === "cell";
	const regressed = bySeverity(measured.filter(({ verdict }) => verdict === "regressed"));
	return regressed.find(isCell) ?? regressed[0] ?? (mode === "always" ? bySeverity(measured.filter(isCell))[0] : void 0);
}
function attributionOf(explained, edges) {
	const causesOf = (own) => causesOfSettings(own, edges);
	return isVersionChange(explained) ? causesOfVersion(explained, edges, causesOf) : causesOf(explained);
}
async function causesOfSettings(explained, edges) {
	const began = edges.testbed.now();
	const switched = await causesBySwitching(explained, edges);
	if (switched?.kind === "explained") return switched.attribution;
	return causesByStarting(explained, {
		began,
		switched: switched?.whole
	}, edges);
}
async function causesByStarting(explained, { began, switched }, edges) {
	const { found, reference, head, cells, plan, difference, startSeconds, insight, deadline } = explained;
	const { factors } = difference;
	const trials = new StartedTrials({
		reference,
		head,
		cells,
		plan,
		deadline,
		startSeconds,
		configure: (set, name) => mix(difference, set, name),
		keepsTimeToTryOut: Object.keys(insight).length > 0 && factors.some(({ piece }) => piece !== null)
	}, edges);
	const search = await searched(firstSearch(explained, trials), trials);
	const seconds = edges.testbed.now() - began;
	const causes = causesOf(search);
	const sums = balance(search);
	return {
		causes: causes.map((cause) => namedCause(cause, factors)),
		explanation: {
			...placeOf$1(found),
			method: "started",
			seconds,
			isComplete: isDone(search),
			...sums,
			started: sums.whole,
			switched: switched ?? null,
			disagrees: switched !== void 0,
			startOnly: []
		},
		suggestion: await findSuggestion({
			head,
			server: explained.server,
			insight,
			costs: costsOf(causes, factors)
		}, (suggested) => trials.tryOut(suggestedScenario(head, suggested, "suggestion")))
	};
}
function firstSearch({ found, difference, mostServers }, trials) {
	const needs = difference.factors.map((factor) => factor.needs);
	return startSearch({
		needs,
		whole: found.effect,
		mostArms: Math.max(2, mostServers - trials.always)
	});
}

// src/core/history/circumstances.ts
/** Capacities that differ by more than this belong to different machines, whatever their names. */
const CAPACITY_CHANGE = .2;
/**
* Why the ratio of a scenario to its control cannot be compared between two runs; undefined if it can. Machines may
* differ: the control of the same run was measured on the same one.
*/
function cutBetween(one, other, scenario) {
	const [control, otherControl] = [controlOf(one), controlOf(other)];
	if (control?.fingerprint !== otherControl?.fingerprint) return "control";
	const versions = (run) => [serverOf(controlOf(run)), serverOf(scenarioOf(run, scenario))].join();
	if (versions(one) !== versions(other)) return "server version";
	return majorOf(one.toolVersion) === majorOf(other.toolVersion) ? void 0 : "tool version";
}
/** Whether a scenario has the same settings in both. */
function isSetAlike(one, other, scenario) {
	return scenarioOf(one, scenario)?.fingerprint === scenarioOf(other, scenario)?.fingerprint;
}
/** Changes since an earlier run that could be mistaken for an effect of the configuration. */
function changedCircumstances(now, earlier) {
	const [control, earlierControl] = [controlOf(now), controlOf(earlier)];
	return [
		...machineChange(now, earlier),
		...ifAny({
			code: "kernel-changed",
			before: lineOf(earlier.machine.kernel),
			after: lineOf(now.machine.kernel)
		}),
		...ifAny({
			code: "server-changed",
			before: serversOf(earlier, now),
			after: serversOf(now, earlier)
		}),
		...ifAny({
			code: "tool-changed",
			before: earlier.toolVersion,
			after: now.toolVersion
		}),
		...ifAny({
			code: "sysbench-changed",
			before: earlier.sysbench,
			after: now.sysbench
		}),
		...warnIf("control-changed", earlierControl?.fingerprint !== control?.fingerprint),
		...warnIf("suite-changed", earlier.suite.fingerprint !== now.suite.fingerprint),
		...settingsChange(now, earlier)
	];
}
/** Scenarios with other settings than in the earlier run: their history then shows the cost of that change. */
function settingsChange(now, earlier) {
	const changed = now.scenarios.filter(({ role, name, fingerprint }) => {
		const before = scenarioOf(earlier, name);
		return role === "candidate" && before !== void 0 && before.fingerprint !== fingerprint;
	});
	return changed.length === 0 ? [] : [{
		code: "settings-changed",
		scenarios: changed.map(({ name }) => name)
	}];
}
function warnIf(code, isChanged) {
	return isChanged ? [{ code }] : [];
}
function machineChange({ machine: now }, { machine: earlier }) {
	const [before, after] = [describe(earlier), describe(now)];
	if (before !== after) return [{
		code: "machine-changed",
		before,
		after
	}];
	const change = earlier.cpuCapacity > 0 ? now.cpuCapacity / earlier.cpuCapacity - 1 : 0;
	return Math.abs(change) > CAPACITY_CHANGE ? [{
		code: "machine-changed",
		change
	}] : [];
}
function describe({ cpuModel, cpus }) {
	return `${cpuModel} with ${cpus} CPU${cpus === 1 ? "" : "s"}`;
}
function ifAny(change) {
	return change.before === change.after ? [] : [change];
}
/** Versions of the scenarios that both runs have. */
function serversOf(run, other) {
	const common = run.scenarios.filter(({ name }) => scenarioOf(other, name) !== void 0);
	return [...new Set(common.map(serverOf))].sort().join(", ");
}
function controlOf({ scenarios }) {
	return scenarios.find(({ role }) => role === "control");
}
function scenarioOf({ scenarios }, name) {
	return scenarios.find((scenario) => scenario.name === name);
}
function serverOf(scenario) {
	return scenario === void 0 ? "" : `${scenario.server.product} ${scenario.server.version}`;
}
/** "1" of 1.4.2; "0.3" of 0.3.1, as anything may change with the second number before version 1. */
function majorOf(version) {
	return /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? version;
}
/** "6.11" of 6.11.0-1018-azure. */
function lineOf(kernel) {
	return /^\d+\.\d+/.exec(kernel)?.[0] ?? kernel;
}

// src/core/history/compare-history.ts
/** The rule `history`: cells of a run against the stored runs of a branch. */
/**
* @param now the run to compare with its history
* @param cells that it measures
* @param records of the branch, in any order; those of other suites are left out
*/
function historyOf(now, cells, records) {
	const own = records.filter(({ suite }) => suite.name === now.suite.name);
	const keys = now.scenarios.filter(({ role }) => role === "candidate").flatMap(({ name }) => cells.map(({ workload, threads }) => ({
		suite: now.suite.name,
		scenario: name,
		workload,
		threads
	})));
	const found = baselines(keys.map((key) => seriesOf(own, key)), now);
	const newest = inOrder(own).at(-1);
	return {
		baselines: new Map(keys.map((key, at) => [cellKey(key), found[at] ?? NEVER_STORED])),
		warnings: newest === void 0 ? [] : changedCircumstances(now, newest),
		runSd: typicalSpread(found)
	};
}
/** @param costs comparisons of a run's cells with the control */
function compareWithHistory(costs, history) {
	const held = costs.map((cost) => ({
		cost,
		baseline: history.baselines.get(cellKey(cost)) ?? NEVER_STORED
	}));
	const cells = held.flatMap(({ cost, baseline }) => baseline.kind === "level" ? [against(baseline, cost)] : []);
	const missing = held.flatMap(({ cost, baseline }) => baseline.kind === "none" ? [{
		...nameOf(cost),
		have: baseline.have,
		need: baseline.need,
		since: baseline.since
	}] : []);
	const incomplete = new Set(missing.map(({ scenario }) => scenario));
	return {
		cells,
		means: scenarioMeans(cells.filter(({ scenario }) => !incomplete.has(scenario))),
		missing
	};
}
function against(level, cost) {
	const effect = departure(cost.effect, level);
	const { blocks, trials } = cost;
	return {
		...nameOf(cost),
		scope: "cell",
		effect,
		...changeOf$1(effect),
		blocks,
		trials
	};
}
/** A scenario is compared with its own past. */
function nameOf({ scenario, workload, threads }) {
	return {
		rule: "history",
		scenario,
		reference: scenario,
		workload,
		threads
	};
}
function cellKey({ scenario, workload, threads }) {
	return JSON.stringify([
		scenario,
		workload,
		threads
	]);
}
function typicalSpread(all) {
	const spreads = all.flatMap((each) => each.kind === "level" ? [runSpread(each)] : []);
	return spreads.sort((left, right) => left - right)[spreads.length >> 1] ?? null;
}
/** Runs that a baseline needs: fewer say too little of how much runs scatter. */
const LEAST_RUNS = 8;
/** A run further from the median than this many robust standard deviations counts as that far. */
const FAR = 4;
/** Variances are moderated across series from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4;
/**
* A robust variance is known less well than a plain one, by this share of N − 1 degrees of freedom. With all of them,
* 1.4 % of runs of one cell were called regressed instead of 1 % (8 stored runs), with this share at most 1 %.
*/
const ROBUST_DF = .7;
const NEVER_STORED = {
	kind: "none",
	have: 0,
	need: LEAST_RUNS,
	since: null
};
/**
* Baselines of the cells of one run, in the order of their series: a level, and how much runs scatter about it. A run
* differs from the runs before it by more than its own interval says (another machine, another day), so it is compared
* with a prediction interval: with m the Huber mean of N runs, e² their mean squared error and s² their spread beyond
* that, T = (y₀ − m) / √(e₀² + s² (1 + 1/N) + e²/N) is Student's t. The spreads of four or more are moderated by each
* other.
*
* @param now the run to compare with them
*/
function baselines(all, now) {
	const found = all.map((series) => baselineOf(series, now));
	const levels = found.filter((each) => each.kind === "level");
	if (levels.length < LEAST_MODERATED) return found;
	const { moderated, priorDf } = moderateVariances(levels.map((level) => ({
		level,
		variance: level.spread,
		df: level.df
	})));
	const steadied = new Map(moderated.map(({ level, variance }) => [level, {
		...level,
		spread: variance,
		df: level.df + Math.min(priorDf, level.df)
	}]));
	return found.map((each) => steadied.get(each) ?? each);
}
/** Standard deviation between runs beyond their own errors, of ln QPS relative to the control's. */
function runSpread({ spread, noise }) {
	return Math.sqrt(Math.max(0, spread - noise));
}
/** Distance of a run from its baseline. The scatter between runs counts as common to all cells of a run. */
function departure(now, level) {
	const { mean, runs, noise } = level;
	const own = now.standardError ** 2;
	const scatter = runSpread(level) ** 2 * (1 + 1 / runs);
	const others = scatter + noise / runs;
	const welch = (own + others) ** 2 / (own ** 2 / now.df + others ** 2 / level.df);
	return {
		mean: now.mean - mean,
		standardError: Math.sqrt(own + others),
		df: Math.min(level.df, welch),
		within: {
			variance: now.within.variance + noise / runs,
			df: now.within.df
		},
		between: {
			variance: now.between.variance + scatter,
			df: level.df
		}
	};
}
function baselineOf(series, now) {
	const { runs, since } = comparableRuns(series, now);
	const [first, last] = [runs[0], runs.at(-1)];
	const values = runs.map(({ ratio }) => ratio.mean);
	if (first === void 0 || last === void 0 || runs.length < LEAST_RUNS || !isSample(values)) return {
		kind: "none",
		have: runs.length,
		need: LEAST_RUNS,
		since
	};
	const { mean, variance, count } = huber(winsorised(values));
	return {
		kind: "level",
		mean,
		runs: count,
		spread: variance * count,
		df: ROBUST_DF * (count - 1),
		noise: runs.reduce((sum, { ratio }) => sum + ratio.standardError ** 2, 0) / count,
		first: first.point,
		last: last.point
	};
}
/** The newest runs since the level last changed, and since circumstances did that no ratio survives. */
function comparableRuns(series, now) {
	const { points, key } = series;
	const cutOf = (point) => cutBetween(point.circumstances, now, key.scenario);
	const lastCut = points.findLastIndex((point) => cutOf(point) !== void 0);
	const lastChange = changePoints(series).at(-1)?.index ?? 0;
	const cut = points[lastCut];
	const since = lastChange > lastCut + 1 ? "level" : (cut && cutOf(cut)) ?? null;
	const runs = measuredPoints(series).filter(({ index, point }) => index > lastCut && index >= lastChange && point.excluded === null);
	const own = runs.slice(1 + runs.findLastIndex(({ point }) => !isSetAlike(point.circumstances, now, key.scenario)));
	return {
		runs: (own.length < LEAST_RUNS ? runs : own).slice(-30),
		since
	};
}
function winsorised(values) {
	const center = median(values);
	const reach = FAR * robustScale(values);
	const [first, ...others] = values;
	const near = (value) => Math.min(center + reach, Math.max(center - reach, value));
	return [near(first), ...others.map(near)];
}

// src/core/verdict/judge-history.ts
/** The last look, with everything there is to spend. */
const ONLY_LOOK = {
	before: 0,
	now: 1
};
/** The judgement with the comparisons with history, if there are any. */
function judgeHistory(judgement, run, asked) {
	const { branch, records, mode, isUnknown } = asked;
	if (isUnknown) return {
		...judgement,
		history: {
			branch,
			mode,
			runs: 0,
			runSd: null,
			isUnknown
		}
	};
	const history = historyOf(run.circumstances, run.cells, records);
	const held = compareWithHistory(judgement.comparisons.filter(isCost), history);
	const found = judge(held, run);
	return {
		...judgement,
		comparisons: [...judgement.comparisons, ...found],
		history: {
			branch,
			mode,
			runs: records.length,
			runSd: history.runSd,
			isUnknown
		},
		warnings: [
			...judgement.warnings,
			...history.warnings,
			...notHeld(held),
			...mode === "warn" ? slower(found) : []
		]
	};
}
/** Stored are the costs of single cells. */
function isCost(comparison) {
	return comparison.rule === "control" && comparison.scope === "cell";
}
function judge({ cells, means }, { policy, measuredSeconds }) {
	const family = {
		cells: cells.length,
		means: means.length
	};
	return [...cells, ...means].map((comparison) => {
		const standing = standingOf(comparison, family, toleranceOf(comparison, policy).margin);
		return {
			...judged$1(comparison, standing, {
				family,
				policy,
				measuredSeconds
			}),
			confirmed: null
		};
	});
}
/** The decision of a single look without confirmation, which takes the whole error of a false alarm. */
function standingOf({ effect, scope }, family, margin) {
	if (lowerBound(effect, passAlpha(ONLY_LOOK)) > -margin) return { kind: "passed" };
	const upper = upperBound(effect, alarmAlpha(scope, family));
	return effect.mean < -margin && upper < -.5 * margin ? { kind: "regressed" } : UNSEEN;
}
/** Cells without a baseline by the missing part; one warning for all that miss the same. */
function notHeld({ missing }) {
	return [...Map.groupBy(missing, ({ have, need, since }) => JSON.stringify([
		have,
		need,
		since
	])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const { have, need, since } = first;
		return [{
			code: "no-baseline",
			scenarios: [...new Set([first, ...others].map(({ scenario }) => scenario))],
			have,
			need,
			since
		}];
	});
}
function slower(found) {
	return found.filter(({ verdict }) => verdict === "regressed").map((each) => {
		const { scope, scenario, change } = each;
		return {
			code: "slower-than-history",
			scenario,
			scope,
			...scope === "cell" ? {
				workload: each.workload,
				threads: each.threads
			} : {
				workload: "*",
				threads: 0
			},
			change
		};
	});
}

// src/gate/hold-against.ts
/** A judged run compared with the stored runs that were read for it. */
/** Unchanged if no history was requested, or no measurement can be compared with it. */
function holdAgainst(judgement, run, toolVersion, stored) {
	if (stored === void 0 || run.cells.length === 0) return judgement;
	const circumstances = circumstancesOf(run, toolVersion);
	const { cells, policy } = run.plan;
	return judgeHistory(judgement, {
		circumstances,
		cells,
		policy,
		measuredSeconds: run.measuredSeconds
	}, stored);
}

// src/core/history/priors.ts
/** The spread of server starts, learned from stored runs: in every run, control and twin should be equal. */
/** A difference counts as at most this many standard deviations, so that one bad run teaches little. */
const CLIP = 2;
/** E min(Z², 4) of a standard normal Z. */
const CLIPPED_SQUARE = .920537;
/** Server starts' worth of variance in the difference of two servers. */
const STARTS = 2;
/**
* However many runs are stored, the servers that start now may differ more, on another machine or in another version.
* Where starts differ by 1.8 % and stored runs taught 0.4 % with 10 degrees of freedom, 12 % of slowdowns as large as
* the tolerance passed; with these limits 6 %.
*/
const MOST_DF = 6;
const LEAST_SD = .01;
/** A start does not move ln QPS by more. */
const MOST_SD = 1;
const STEPS = 60;
/**
* The spread of server starts, ln QPS, learned from the twins of stored runs and the prior, by degrees of freedom. A
* twin's difference has the variance noise² + 2 sd²/trials; sd is the value for which the squares, each less than four
* variances, have the mean of a normal distribution (Huber's proposal 2).
*/
function learnedStartSpread(records, prior = DEFAULT_START_SPREAD) {
	const runs = records.filter((record) => record.twin.length > 0 && excludedBy(record) !== "disturbed");
	const observed = observedSpread(runs.flatMap(({ twin }) => twin));
	const df = sum(runs.map(({ twin }) => information(twin, prior)));
	if (observed === null) return {
		...prior,
		observed,
		runs: 0
	};
	const variance = (prior.df * prior.sd ** 2 + df * observed ** 2) / (prior.df + df);
	return {
		sd: Math.max(LEAST_SD, Math.sqrt(variance)),
		df: Math.min(MOST_DF, prior.df + df),
		observed,
		runs: runs.length
	};
}
/** The spread by bisection: the larger sd is, the fewer standard deviations the differences are. */
function observedSpread(twins) {
	if (twins.length === 0) return null;
	const excess = (sd) => sum(twins.map((twin) => clippedSquare(twin, sd))) / twins.length - CLIPPED_SQUARE;
	if (excess(0) <= 0) return 0;
	let [low, high] = [0, MOST_SD];
	for (let step = 0; step < STEPS; step++) {
		const middle = (low + high) / 2;
		if (excess(middle) > 0) low = middle;
		else high = middle;
	}
	return high;
}
function clippedSquare({ mean, noise, trials }, sd) {
	const variance = noise ** 2 + STARTS * sd ** 2 / trials;
	if (variance === 0) return mean === 0 ? 0 : CLIP ** 2;
	return Math.min(CLIP ** 2, mean ** 2 / variance);
}
/**
* Degrees of freedom that a run has about the starts: at most one, as all its cells have the same servers, and the less
* the more of the difference is noise.
*/
function information(twin, prior) {
	const shares = twin.map(({ noise, trials }) => {
		const starts = STARTS * prior.sd ** 2 / trials;
		return (starts / (starts + noise ** 2)) ** 2;
	});
	return sum(shares) / Math.max(1, shares.length);
}

// src/gate/plan-run.ts
/** From the subject to the plan of one run, and the testbed that it needs. */
/** A run is short if its budget is less than this many times the least one. */
const SHORT = 2;
/** Names of cells that an error shows. */
const SHOWN_CELLS = 4;
/**
* @param base the suite before the change
* @param request with the number of servers that may run at once, default: any
* @param records stored runs, which teach how much server starts differ
* @throws UserError if the budget does not suffice for any result, or a shard has no cells
*/
function planRun(suite, base, { seed, rules, shard, mostServers }, records = []) {
	const startSpread = learnedStartSpread(records);
	const whole = makePlan(suite, seed, {
		rules,
		shard,
		startSpread,
		base: base?.scenarios ?? [],
		mostServers
	});
	const plan = whole.budgetSeconds < SHORT * leastBudgetSeconds(whole) ? withoutCopies(whole) : whole;
	if (plan.cells.length === 0 && plan.shard !== null) throw new UserError(`--shard: found ${plan.shard.index}/${plan.shard.of}, but the plan has fewer cells than that`);
	requireBudget(plan);
	return plan;
}
/** Null if nothing is to be compared, so that no server, and no launcher, is needed. */
async function openTestbedFor(plan, suite, request, { tell, signal, timeline }) {
	if (isUnchanged(plan)) return null;
	const { server, image, install, freeze, keepsData } = request;
	const { openTestbed } = await import("./open-testbed2.js");
	return openTestbed({
		server,
		image,
		install,
		freeze,
		keepsData,
		suite,
		plan,
		signal,
		...tellers(tell),
		timeline
	});
}
function requireBudget(plan) {
	const { cells, arms, budgetSeconds } = plan;
	const least = leastBudgetSeconds(plan);
	if (budgetSeconds >= least) return;
	const groups = groupsOf(plan).length;
	const inGroups = groups === 1 ? "" : ` in ${groups} groups, as memory holds ${plan.mostServers} at once`;
	const shown = cells.map(cellName).slice(0, SHOWN_CELLS).join(", ");
	throw new UserError(`a budget of ${budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? "cell" : "cells"} (${shown}${cells.length > SHOWN_CELLS ? ", …" : ""}) with ${arms.length} servers${inGroups}: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`);
}

// src/gate/read-history.ts
/**
* The baseline holds the newest 30; as many again may be older than a change point or were measured under other
* conditions.
*/
const NEWEST = 60;
async function readHistory({ store: choice, branch, fallback, mode }, suite, openStore, signal) {
	try {
		await using store = await openStore(choice, signal);
		const own = await store.read({
			branch,
			suite
		}, NEWEST);
		if (own.records.length > 0 || own.unreadable.length > 0 || fallback === void 0 || fallback === branch) return {
			branch,
			mode,
			records: own.records,
			warnings: own.unreadable.map(unreadable),
			isUnknown: false
		};
		const other = await store.read({
			branch: fallback,
			suite
		}, NEWEST);
		const warnings = [{
			code: "history-of-other-branch",
			branch,
			suite,
			fallback
		}, ...other.unreadable.map(unreadable)];
		return {
			branch: fallback,
			mode,
			records: other.records,
			warnings,
			isUnknown: false
		};
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		return {
			branch,
			mode,
			records: [],
			warnings: [{
				code: "history-unreadable",
				problem: error.message
			}],
			isUnknown: true
		};
	}
}
function unreadable({ path, problem }) {
	return {
		code: "history-file-unreadable",
		path,
		problem
	};
}

// src/core/verdict/loosened-costs.ts
/** Changes that a pull request makes to the limits of costs that judge it. */
/** Limits of costs that are wider, or removed. */
function raisedCosts(base, head, { costs: given = {} }) {
	return COSTS.flatMap((cost) => {
		const [before, after] = [base.costs?.[cost]?.share, head.costs?.[cost]?.share];
		if (given[cost] !== void 0 || before === void 0 || after !== void 0 && after <= before) return [];
		return [{
			what: "cost",
			cost,
			before,
			after: after ?? null
		}];
	});
}
/** The lower of the two limits for every cost. */
function stricterCosts({ costs: base = {} }, { costs: head = {} }) {
	const limits = COSTS.flatMap((cost) => {
		const [before, after] = [base[cost], head[cost]];
		const limit = before !== void 0 && (after === void 0 || before.share < after.share) ? {
			...before,
			from: `${before.from}, of the base`
		} : after;
		return limit === void 0 ? [] : [[cost, limit]];
	});
	return Object.fromEntries(limits);
}

// src/core/verdict/loosened-rules.ts
/** Changes that a pull request makes to the rules that judge it: its suite names its own tolerances and cells. */
const RULES = [
	"control",
	"base",
	"history"
];
/** A change that adds more cells than this makes a run no longer. */
const MOST_TIMES_LONGER = 4;
/** Parts that the rules of the base need and the suite no longer has. */
const TAKEN_AWAY = [
	"control",
	"workload",
	"threads",
	"scenario",
	"config"
];
/**
* Every rule that now finds out less than before, the gravest first; stricter rules do not count. Other data, another
* server or another way to measure can hide a cost as well, whichever way they differ.
*/
function loosenedRules(base, head, flags, rules = RULES) {
	const at = (key) => ({
		file: head.file,
		line: head.ruleLines?.[key] ?? 1
	});
	return [
		...flags.tolerance === void 0 ? raisedTolerances(base, head) : [],
		...raisedCosts(base.gate, head.gate, flags),
		...changeOf(flags.onInconclusive === void 0 && onInconclusive(base.gate, head.gate)),
		...changeOf(base.control !== head.control && {
			what: "control",
			before: base.control,
			after: head.control
		}),
		...changeOf(!rules.includes("base") && controlSettings(base, head)),
		...lostWorkloads(base, head, flags),
		...lostThreads(base, head, flags),
		...lostScenarios(base, head, flags),
		...changeOf(!isSame(base.dataset, head.dataset) && {
			what: "dataset",
			before: base.dataset,
			after: head.dataset
		}),
		...changedServers(base, head),
		...changeOf(base.name !== head.name && {
			what: "name",
			before: base.name,
			after: head.name
		}),
		...changeOf(base.isSwitched !== head.isSwitched && {
			what: "switch",
			before: base.isSwitched,
			after: head.isSwitched
		}),
		...changedExpectations(base, head),
		...changedFiles(base, head),
		...changeOf(moreCells(base, head, flags)),
		...changeOf(flags.budgetSeconds === void 0 && budget(base, head)),
		...changeOf(precision(base, head))
	].map((change) => ({
		...change,
		...at(keyOf(change))
	}));
}
/** Whether a change takes something away that only the suite of before could measure. */
function takesAway({ what }) {
	return TAKEN_AWAY.includes(what);
}
/** The suite by its own rules, or by those of the base if they are stricter. */
function byStricterRules(base, suite, loosened) {
	const isLoosened = (what) => loosened.some((change) => change.what === what);
	const { tolerance, toleranceFrom, byScenario, byWorkload } = base.gate;
	const atMost = {
		tolerance,
		toleranceFrom,
		byScenario,
		byWorkload
	};
	return {
		...suite,
		gate: {
			...suite.gate,
			...isLoosened("tolerance") && { atMost },
			...isLoosened("cost") && { costs: stricterCosts(base.gate, suite.gate) },
			...isLoosened("on-inconclusive") && { onInconclusive: base.gate.onInconclusive }
		},
		...isLoosened("dataset") && { dataset: base.dataset },
		scenarios: heldScenarios(base, suite, isLoosened("server"), isLoosened("beside-files")),
		...isLoosened("server") && { server: base.server },
		...isLoosened("name") && { name: base.name },
		...isLoosened("switch") && { isSwitched: base.isSwitched },
		...isLoosened("budget") && { budgetSeconds: base.budgetSeconds },
		...isLoosened("precision") && { precision: base.precision }
	};
}
/**
* The suite with the base's time in proportion for the cells that a change adds, so that those of the base keep theirs.
*/
function withTimeForCells(base, suite, loosened) {
	const added = loosened.find((change) => change.what === "cells");
	if (added === void 0) return suite;
	const share = Math.min(MOST_TIMES_LONGER, added.after / added.before);
	return {
		...suite,
		budgetSeconds: Math.max(suite.budgetSeconds, Math.ceil(share * base.budgetSeconds))
	};
}
/**
* Changes that the base cannot decide: its own scenarios' expectations, and how long the caller waits for more cells.
*/
function isOnlyTold({ what }) {
	return what === "expect" || what === "cells" || what === "control-settings";
}
function changeOf(change) {
	return change === false ? [] : [change];
}
/** Key of the suite at which a change stands. */
function keyOf(change) {
	switch (change.what) {
		case "tolerance": return change.of === null ? `gate.tolerance.${change.rule}` : `gate.${change.of.replace(" ", "s.")}`;
		case "cost": return `gate.costs.${change.cost}`;
		case "on-inconclusive": return "gate.on-inconclusive";
		case "workload":
		case "scenario": return `${change.what}s`;
		case "control-settings": return `scenarios.${change.after}.expect`;
		case "cells": return "workloads";
		case "expect": return `scenarios.${change.after}.expect`;
		case "config":
		case "beside-files": return `scenarios.${change.after}`;
		default: return change.what;
	}
}
/** Changes for every possible comparison, as one may be set in three places; reported once for each place. */
function raisedTolerances(base, head) {
	const found = RULES.flatMap((rule) => namesOf(base.scenarios, head.scenarios).flatMap((scenario) => [void 0, ...namesOf(base.workloads, head.workloads)].flatMap((workload) => {
		const name = workload === void 0 ? { scope: "mean" } : {
			scope: "cell",
			workload,
			threads: 1
		};
		const [before, after] = [base, head].map(({ gate }) => toleranceOf({
			...name,
			rule,
			scenario
		}, gate));
		if (before === void 0 || after === void 0 || after.share <= before.share) return [];
		return [{
			what: "tolerance",
			rule,
			of: placeOf(after, before),
			before: before.share,
			after: after.share
		}];
	})));
	return [...new Map(found.map((change) => [JSON.stringify(change), change])).values()];
}
/** The nearest place of the rule: "scenario on"; null for a rule that holds everywhere. */
function placeOf(...tolerances) {
	return tolerances.map(({ from }) => from).find((from) => /^(?:scenario|workload) /.test(from)) ?? null;
}
function namesOf(...lists) {
	return [...new Set(lists.flat().map(({ name }) => name))];
}
function onInconclusive({ onInconclusive: before }, { onInconclusive: after }) {
	return before === "fail" && after === "pass" && {
		what: "on-inconclusive",
		before,
		after
	};
}
function lostWorkloads(base, head, { workloads: wanted }) {
	return base.workloads.flatMap((workload) => {
		const { name } = workload;
		if (wanted?.includes(name) === false) return [];
		const now = head.workloads.find((each) => each.name === name);
		if (now !== void 0 && textOf(now) === textOf(workload)) return [];
		return [{
			what: "workload",
			before: name,
			after: now?.name ?? null
		}];
	});
}
/** Its work, whatever its name. */
function textOf({ script, options, source }) {
	return JSON.stringify([
		script,
		Object.entries(options).sort(),
		source ?? null
	]);
}
function lostThreads(base, head, { threads }) {
	if (threads !== void 0) return [];
	return base.threads.filter((level) => !head.threads.includes(level)).map((before) => ({
		what: "threads",
		before,
		after: null
	}));
}
function lostScenarios(base, head, { scenarios: wanted }) {
	return base.scenarios.filter(({ name }) => wanted?.includes(name) !== false && !head.scenarios.some((scenario) => scenario.name === name)).map(({ name }) => ({
		what: "scenario",
		before: name,
		after: null
	}));
}
function isSame(one, other) {
	return JSON.stringify(one) === JSON.stringify(other);
}
/** The common program of all, and servers of scenarios that run already: a change may not choose its own. */
function changedServers(base, head) {
	const pairs = head.scenarios.flatMap(({ name, endpoint }) => {
		const before = base.scenarios.find((scenario) => scenario.name === name);
		return before === void 0 ? [] : [[endpointSource(before.endpoint), endpointSource(endpoint)]];
	});
	return [[base.server, head.server], ...pairs].flatMap(([before, after]) => isSame(before, after) ? [] : [{
		what: "server",
		before: sourceText(before),
		after: sourceText(after)
	}]);
}
function endpointSource(endpoint) {
	return endpoint === void 0 ? { kind: "auto" } : {
		kind: "dsn",
		endpoint
	};
}
/** The scenarios of head on the base's servers, or with the base's other options besides their option files. */
function heldScenarios(base, { scenarios }, isServer, isBeside) {
	const hidden = isBeside ? hiddenFiles(base, { scenarios }) : [];
	const [first, ...others] = scenarios.map((scenario) => {
		const before = base.scenarios.find(({ name }) => name === scenario.name);
		if (before === void 0) return scenario;
		const beside = hidden.includes(scenario.name) && {
			options: [...fromFiles(scenario), ...fromSuite(before)],
			sql: before.sql,
			program: before.program
		};
		return {
			...scenario,
			...beside,
			...isServer && { endpoint: before.endpoint }
		};
	});
	return first === void 0 ? scenarios : [first, ...others];
}
function isFromFile(option) {
	return option.group !== void 0 || isUnread(option);
}
function fromFiles({ options }) {
	return options.filter(isFromFile);
}
function fromSuite({ options }) {
	return options.filter((option) => !isFromFile(option));
}
/** Scenarios whose option files change together with their other options in the suite. */
function hiddenFiles(base, head) {
	return changedScenarios(base, head, (before, now) => {
		const ofFiles = (scenario) => ({
			...scenario,
			options: fromFiles(scenario),
			sql: [],
			program: void 0
		});
		const beside = (scenario) => ({
			...scenario,
			options: fromSuite(scenario)
		});
		return fromFiles(before).length + fromFiles(now).length > 0 && !isSameScenario(ofFiles(before), ofFiles(now)) && !isSameScenario(beside(before), beside(now));
	});
}
/** Names of scenarios that both have, and that differ so. */
function changedScenarios(base, head, differ) {
	return base.scenarios.flatMap((before) => {
		const now = head.scenarios.find(({ name }) => name === before.name);
		return now !== void 0 && differ(before, now) ? [before.name] : [];
	});
}
function controlSettings(base, head) {
	const [before, after] = [base, head].map(({ scenarios, control }) => scenarios.find(({ name }) => name === control));
	if (before === void 0 || after === void 0 || before.name !== after.name) return false;
	return isSameScenario(before, after) ? false : {
		what: "control-settings",
		before: before.name,
		after: after.name
	};
}
function sourceText(source) {
	switch (source.kind) {
		case "auto": return "any";
		case "dsn": return `dsn ${endpointName(source.endpoint)}`;
		default: return `${source.kind} ${source.name}`;
	}
}
function changedExpectations(base, head) {
	return changedScenarios(base, head, (before, now) => !isSame(before.expect, now.expect)).map((name) => ({
		what: "expect",
		before: name,
		after: name
	}));
}
/** For scenarios that had any: the files that they name, and the options besides those. */
function changedFiles(base, head) {
	return [...changedScenarios(base, head, ({ config }, now) => config !== void 0 && !isSame(config, now.config)).map((name) => ({
		what: "config",
		before: name,
		after: name
	})), ...hiddenFiles(base, head).map((name) => ({
		what: "beside-files",
		before: name,
		after: name
	}))];
}
/** More cells in the same time, so that each of them is measured for less. */
function moreCells(base, head, flags) {
	const [before, after] = [base, head].map((suite) => cellsOf(suite, flags));
	if (before === void 0 || after === void 0) return false;
	return after * base.budgetSeconds > before * head.budgetSeconds && after > before && {
		what: "cells",
		before,
		after
	};
}
function cellsOf({ workloads, threads, scenarios }, flags) {
	const chosen = (all, wanted) => all.filter(({ name }) => wanted?.includes(name) !== false).length;
	return chosen(workloads, flags.workloads) * chosen(scenarios, flags.scenarios) * (flags.threads ?? threads).length;
}
function budget({ budgetSeconds: before }, { budgetSeconds: after }) {
	return after < before && {
		what: "budget",
		before,
		after
	};
}
function precision({ precision: before }, { precision: after }) {
	if (before === void 0 || after !== void 0 && after <= before) return false;
	return {
		what: "precision",
		before,
		after: after ?? null
	};
}

// src/gate/ruled.ts
/** The suite's own, unless those of the base are requested. */
function ruleChoiceOf(subject) {
	return subject.kind === "suite" ? subject.rules?.holds ?? "head" : "head";
}
/**
* @param before the suite whose rules count; undefined if there was none, so that nothing can be loosened
* @throws UserError if a flag names something missing from the suite, or the suite lacks a part that must still judge
* it
*/
function ruled(head, before, holds, flags, rules) {
	const suite = adjusted(head, flags);
	if (before === void 0) return {
		suite,
		warnings: []
	};
	const loosened = loosenedRules(before, head, flags, rules);
	const warnings = loosened.map((change) => ({
		code: "rules-loosened",
		...change,
		holds: isOnlyTold(change) ? "head" : holds
	}));
	if (holds === "head") return {
		suite,
		warnings
	};
	const lost = loosened.filter(takesAway);
	if (lost.length === 0) {
		const held = byStricterRules(before, suite, loosened);
		return {
			suite: flags.budgetSeconds === void 0 ? withTimeForCells(before, held, loosened) : held,
			warnings
		};
	}
	const lines = lost.map((change) => `  ${change.file}:${change.line}: ${ruleChangeText(change)}`);
	throw new UserError(`${head.file} takes away what the base is measured by, so the change cannot be judged by the rules of the base; put it back, or ask a maintainer to set the input allow-rule-changes: true\n${lines.join("\n")}`);
}

// src/gate/run-facts.ts
/** Facts about a run that no measurement holds. */
function factsOf(sources) {
	const { request, subject, suite, rules, planned, plan, testbed, stored, clock } = sources;
	const base = subject.base?.scenarios ?? [];
	const changed = changedSettings(testbed === null ? plan : effectivePlan(plan, testbed.buildOf));
	return {
		startedAt: clock.startedAt,
		environment: readEnvironment(testbed?.cpus ?? layoutCpus(readNodes()), testbed?.sysbench ?? "not needed"),
		commit: subject.commit,
		machine: request.machine,
		reproduce: request.reproduce,
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: Object.fromEntries(planned.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
		settings: [...changed, ...changesWithoutEffect(plan, suite.scenarios, base)],
		advice: request.advises ? { memoryBytes: request.memoryBytes } : void 0,
		warnings: [
			...rules,
			...subject.warnings,
			...stored?.warnings ?? [],
			...testbed?.warnings ?? [],
			...testbed === null ? [] : groupWarnings(plan),
			...subject.base === void 0 ? [] : baseWarnings(suite, base, plan)
		]
	};
}
function coverageOfRun({ dataset }, { cells }, settings, { lines }) {
	const servers = new Map(armStatesOf(lines).map(({ scenario, server }) => [scenario, knownServer(server)]));
	const productOf = (scenario) => servers.get(scenario)?.product;
	return coverageOf({
		settings,
		cells,
		lines,
		dataBytes: datasetBytes(dataset),
		productOf
	});
}

// src/gate/gate.ts
/** One run on one screen, for both the command line and the action. */
/**
* Measures a change, judges it, and writes every view of the result.
*
* @throws UserError if the input is wrong, MeasurementError if nothing could be measured
*/
async function gate(request, edges) {
	const { tell, signal } = edges;
	const clock = runClock();
	const timeline = new Timekeeper(clock);
	const subject = await readSubject(request.subject, (text) => tell({
		kind: "note",
		text
	}), sourceFacts(request), signal);
	const { subject: asked, adjustments } = request;
	const { suite: named, warnings } = ruled(subject.suite, subject.ruledBy, ruleChoiceOf(asked), adjustments, request.rules);
	const { suite } = withChosenCells(named, subject.base, asked, adjustments);
	const stored = request.history && await readHistory(request.history, suite.name, edges.openStore, signal);
	const mostServers = serversAtOnce(suite, request.server);
	const planned = planRun(suite, subject.base, {
		...request,
		mostServers
	}, stored?.records);
	using output = new OutputDirectory(request.out);
	await using testbed = await openTestbedFor(planned, suite, request, {
		...edges,
		timeline
	});
	const plan = testbed === null ? planned : withinThreads(withoutUnread(planned, testbed.buildOf), testbed.mostThreads);
	tell(plannedEvent(plan, suite));
	const searchSeconds = request.explain === "never" ? 0 : request.explainSeconds;
	const measured = await measureOn(testbed, plan, suite, {
		save: output.appendLines,
		tell,
		timeline,
		searchSeconds
	});
	timeline.enter({ step: "judge" });
	const facts = factsOf({
		request,
		subject,
		suite,
		rules: warnings,
		planned,
		plan,
		testbed,
		stored,
		clock
	});
	const run = describeRun({
		suite,
		plan,
		...measured
	}, facts);
	const covered = {
		...decide(measured.compared, measured.standings, suite.gate, run.measuredSeconds),
		coverage: coverageOfRun(suite, plan, facts.settings, measured.measurement)
	};
	const held = holdAgainst(covered, run, request.toolVersion, stored);
	const resultOf = async (judgement) => makeResult(await askAcceptance(judgement, suite.name, edges.findAcceptance), run, timeline.wallTime());
	const beforeSearch = async (seconds) => {
		const known = await resultOf(held);
		writeTexts(known, output, request);
		await edges.showVerdict?.(known, seconds);
		timeline.enter({ step: "search" });
	};
	const found = {
		request,
		plan,
		measured,
		testbed,
		save: output.appendCauses,
		tell,
		beforeSearch
	};
	const attributed = await attributeRun(held, found);
	timeline.enter({ step: "judge" });
	const result = await resultOf(attributed);
	tell({
		kind: "phase",
		phase: { code: "draw" }
	});
	await writeViews(result, output, request);
	return result;
}

export { gate as t };