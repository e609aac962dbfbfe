import { n as added } from "./ledger.js";
import { v as verdictOf, x as isTooDisturbed } from "./attribution.js";
import { m as normalTailQuantile, t as DEFAULT_START_SPREAD } from "./random-effects.js";
import { a as sum, r as mean } from "./vectors.js";
import "./record.js";

// src/core/ledger/priors.ts
/** The spread of server starts, learned from the ledger: in every run, control and twin should be equal. */
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
/**
* Runs of the same servers on the same kind of machine that are believed without these limits. Their upper limit
* counts, so that a spread that the noise of turns may hide stays doubtful.
*/
const LEAST_RUNS = 10;
const DOUBT = .05;
const LEAST_LIMIT = .002;
/** A start does not move ln QPS by more. */
const MOST_SD = 1;
const STEPS = 60;
/** "MariaDB 10.11.19", whatever a server's build adds to that. */
function serverName({ product, version }) {
	return `${product} ${/^[\d.]*/.exec(version)?.[0]}`;
}
/**
* The spread of server starts, ln QPS, learned from the twins of stored runs. A twin's difference has the variance
* noise² + 2 sd²/trials. Where enough runs had the servers, machine and workloads of now, it is the widest of the
* workloads' upper limits, if the prior is wider; else what all runs say, with the prior, by degrees of freedom.
*/
function learnedStartSpread(records, now, prior = DEFAULT_START_SPREAD) {
	const runs = records.filter(({ disturbed }) => !isTooDisturbed({
		blocks: 1,
		disturbed
	}));
	const own = runs.filter((run) => isAlike(run, now));
	const limits = now.workloads.map((workload) => {
		const twins = twinsOf(own, workload);
		return twins.length < LEAST_RUNS ? MOST_SD : spreadWith(CLIPPED_SQUARE * lowSquare(twins.length), twins);
	});
	const widest = Math.max(LEAST_LIMIT, ...limits);
	if (own.length >= LEAST_RUNS && widest < prior.sd) return {
		sd: widest,
		df: LEAST_RUNS
	};
	const all = twinsOf(runs);
	if (all.length === 0) return prior;
	const df = sum(all.map((twins) => information(twins, prior)));
	const variance = (prior.df * prior.sd ** 2 + df * spreadWith(CLIPPED_SQUARE, all) ** 2) / (prior.df + df);
	return {
		sd: Math.max(LEAST_SD, Math.sqrt(variance)),
		df: Math.min(MOST_DF, prior.df + df)
	};
}
function isAlike({ machine, scenarios }, { servers, cpuModel }) {
	const known = scenarios.map(({ server }) => server);
	return machine.cpuModel === cpuModel && servers.every((server) => known.includes(server));
}
/** The twins of each run that has any. */
function twinsOf(runs, workload) {
	return runs.flatMap(({ twin }) => {
		const [first, ...others] = twin.filter((each) => workload === void 0 || each.workload === workload);
		return first === void 0 ? [] : [[first, ...others]];
	});
}
/** Mean square of as many standard normal values that is rarely smaller (χ² by Wilson and Hilferty 1931). */
function lowSquare(count) {
	const variance = 2 / (9 * count);
	return (1 - variance - normalTailQuantile(DOUBT) * Math.sqrt(variance)) ** 3;
}
/**
* The spread at which the squares of the differences, each less than four variances, have this mean, which is that of a
* normal distribution for an estimate (Huber's proposal 2). By bisection: the larger it is, the fewer standard
* deviations the differences are.
*/
function spreadWith(square, runs) {
	const excess = (sd) => mean(runs.map((twins) => mean(twins.map((twin) => clippedSquare(twin, sd))))) - square;
	if (excess(0) <= 0) return 0;
	let [low, high] = [0, MOST_SD];
	for (let step = 0; step < STEPS; step++) {
		const middle = (low + high) / 2;
		if (excess(middle) > 0) low = middle;
		else high = middle;
	}
	return high;
}
function clippedSquare({ mean: difference, noise, trials }, sd) {
	const variance = noise ** 2 + STARTS * sd ** 2 / trials;
	if (variance === 0) return difference === 0 ? 0 : CLIP ** 2;
	return Math.min(CLIP ** 2, difference ** 2 / variance);
}
/**
* Degrees of freedom that a run has about the starts: at most one, because all its cells have the same servers, and the less
* the more of the difference is noise.
*/
function information(twins, prior) {
	const shares = twins.map(({ noise, trials }) => {
		const starts = STARTS * prior.sd ** 2 / trials;
		return (starts / (starts + noise ** 2)) ** 2;
	});
	return mean(shares);
}

// src/core/result/make-record.ts
/** The record of a judged run in the ledger. */
function recordOf(judgement, run, about) {
	const { blocks, disturbed } = judgement.disturbance;
	const { parentSuite, ...source } = about;
	const { cpuModel, cpus, runner } = run.environment;
	const heads = run.scenarios.filter(({ revision }) => revision === "head");
	const parent = parentOf(run, parentSuite);
	const serverOf = (name) => heads.find((each) => each.name === name)?.server;
	const countsFor = scenariosOf(run);
	return {
		schemaVersion: 1,
		...source,
		parent,
		recordedAt: run.startedAt.replace(/(?:\.(\d+))?Z$/, (_, decimals = "") => `.${decimals.slice(0, 3).padEnd(3, "0")}Z`),
		suite: run.suite.name,
		settings: run.settings.flatMap((setting) => {
			const { name, before, after } = setting;
			const place = after ?? before;
			if (place === null) return [];
			const { file, line } = place;
			const values = {
				before: valueOn(before),
				after: valueOn(after)
			};
			return countsFor(setting.scenario).map((scenario) => ({
				scenario,
				name,
				...values,
				file,
				line
			}));
		}),
		changes: parent === null ? [] : changesOf(run, judgement),
		verdict: verdictOf(judgement),
		acceptedBy: judgement.accepted?.by ?? null,
		scenarios: Object.entries(run.fingerprints).map(([name, fingerprint]) => {
			const server = serverOf(name);
			return {
				name,
				fingerprint,
				server: server === void 0 ? null : serverName(server)
			};
		}),
		qps: run.cells.filter(({ revision, scenario }) => revision === "head" && countsFor(scenario).includes(scenario)).map(({ scenario, workload, threads, qps }) => ({
			scenario,
			workload,
			threads,
			qps: rounded(qps, 1)
		})),
		machine: {
			cpuModel,
			cpus,
			runner
		},
		disturbed: blocks === 0 ? 0 : rounded(disturbed / blocks, 4),
		twin: run.scenarios.some(({ host }) => host !== null) ? [] : judgement.twin.map(({ workload, threads, effect, trials }) => {
			const noise = Math.sqrt(effect.within.variance);
			return {
				workload,
				threads,
				mean: rounded(effect.mean, 6),
				noise: rounded(noise, 6),
				trials
			};
		})
	};
}
/** Value of a setting on one side; null if it was not set there. */
function valueOn(side) {
	return side === null ? null : side.value ?? "";
}
/** The control, if there is one, else the base. */
function parentOf(run, suite) {
	if (!run.plan.rules.includes("control")) return suite !== null && run.before !== null ? {
		commit: run.before,
		suite
	} : null;
	const control = run.scenarios.find(({ role, revision }) => role === "control" && revision === "head");
	return control === void 0 ? null : { control: controlIdentity(control.fingerprint, control.server) };
}
/** A control that never changes: its configuration, and its server. */
function controlIdentity(fingerprint, { product, version }) {
	return `${fingerprint} ${product} ${version}`;
}
/** Whether a record's control is this one, whatever a server's build adds to its version. */
function isControl(recorded, fingerprint, server) {
	const [ofConfiguration = "", ...words] = recorded.split(" ");
	const version = words.at(-1) ?? "";
	const product = words.slice(0, -1).join(" ");
	return ofConfiguration === fingerprint && serverName({
		product,
		version
	}) === serverName(server);
}
/** The scenarios for which a compared one stands: a workload that changed with its settings drives all of them. */
function scenariosOf({ plan, fingerprints }) {
	const [, ...others] = plan.arms.filter(({ revision }) => revision === "head");
	const alone = others.find(({ role }) => role === "control")?.scenario.name;
	return (name) => name === alone ? Object.keys(fingerprints) : [name];
}
function changesOf(run, { comparisons }) {
	const rule = run.plan.rules.includes("control") ? "control" : "base";
	const countsFor = scenariosOf(run);
	const inCells = comparisons.filter((each) => each.rule === rule && each.scope === "cell").flatMap((each) => countsFor(each.scenario).map((scenario) => ({
		...each,
		scenario
	})));
	return [...Map.groupBy(inCells, ({ scenario, workload, threads }) => JSON.stringify([
		scenario,
		workload,
		threads
	])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const { scenario, workload, threads } = first;
		const effect = added(first.effect, ...others.map((each) => each.effect));
		return {
			scenario,
			workload,
			threads,
			mean: rounded(effect.mean, 6),
			variance: Number((effect.standardError ** 2).toPrecision(4)),
			df: rounded(Math.max(1, effect.df), 1)
		};
	});
}
/** Never −0, which JSON does not have. */
function rounded(value, decimals) {
	return Number(value.toFixed(decimals)) + 0;
}

export { serverName as i, recordOf as n, learnedStartSpread as r, isControl as t };