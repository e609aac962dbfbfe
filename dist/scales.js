import { s as nearest } from "./problems.js";
import { B as familyOf, D as isEarlier, E as isCopy, M as isReadBy, W as isAtLeast, _ as factsFor, b as removedOption, f as FORKS, g as defaultOf, m as OptionIndex, o as numberOf, p as OPTIONS, x as COSTS, y as removalOf } from "./value.js";
import { n as asReadBy } from "./scenario.js";
import { d as number, f as object } from "./schemas.js";
import { b as EXERCISES, d as isOwnWorkload } from "./workloads.js";
import { E as variableOf, T as variableForms, b as namesOf, w as strictName, x as optionOf } from "./setting.js";
import { c as settingChanges, f as resolveSettings, n as isSameScenario } from "./scenario-identity.js";
import { i as optionReach } from "./reach.js";

// src/core/families/manual-pages.json
var manual_pages_default = {
	innodb: {
		"mysql": "innodb-parameters",
		"mariadb": "innodb-system-variables"
	},
	server: {},
	"server-options": {
		"mysql": "server-options",
		"mariadb": "mariadbd-options"
	},
	"binary-log": {
		"mysql": "replication-options-binary-log",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	replica: {
		"mysql": "replication-options-replica",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	source: {
		"mysql": "replication-options-source",
		"mariadb": "replication-and-binary-log-system-variables"
	},
	gtid: {
		"mysql": "replication-options-gtids",
		"mariadb": "gtid"
	},
	"semi-synchronous": {
		"mysql": "replication-semisync",
		"mariadb": "semisynchronous-replication"
	},
	"performance-schema": {
		"mysql": "performance-schema-system-variables",
		"mariadb": "performance-schema-system-variables"
	},
	"performance-schema-options": {
		"mysql": "performance-schema-options",
		"mariadb": "performance-schema-system-variables"
	},
	myisam: { "mariadb": "myisam-system-variables" },
	aria: { "mariadb": "aria-system-variables" },
	"thread-pool": { "mariadb": "thread-pool-system-status-variables" },
	"group-replication": { "mysql": "group-replication-system-variables" },
	galera: { "mariadb": "galera-cluster-system-variables" },
	"x-plugin": { "mysql": "x-plugin-options-system-variables" },
	ndb: { "mysql": "mysql-cluster-options-variables" },
	audit: {
		"mysql": "audit-log-reference",
		"mariadb": "mariadb-audit-plugin-options-and-system-variables"
	},
	myrocks: { "mariadb": "myrocks-system-variables" },
	spider: { "mariadb": "spider-system-variables" },
	vector: { "mariadb": "vector-system-variables" },
	percona: { "mysql": "https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html" }
};

// src/core/families/manual-page.ts
const PAGES = manual_pages_default;
/** The page of all variables, where a manual has none of a subject. */
const ALL_VARIABLES = "server-system-variables";
/**
* Address of the paragraph on a variable; of the page, for several variables (a name with *), for options without a
* variable, and for variables of Percona Server, whose paragraphs are spread over its manual.
*/
function manualPage({ fork, manual }, page, name, lifetime = {}) {
	const file = PAGES[page][fork] ?? ALL_VARIABLES;
	if (file.startsWith("https:")) return file;
	return manual.addressOf(file, name.includes("*") || page.endsWith("-options") ? void 0 : name, lifetime);
}

// src/core/setting/knowledge.ts
/** The table's facts about a variable for one family, and the variables that affect speed. */
/** Rows of each family's variables that have to do with speed. */
const KNOWN = Object.fromEntries(FORKS.map((fork) => [fork, new OptionIndex((row) => isKnownTo(row, fork) ? row : void 0)]));
const SPEED = new OptionIndex(({ speed }) => speed);
const PURPOSES = new OptionIndex(({ speed, purpose }) => speed === "none" ? purpose : void 0);
const WITHOUT_SPEED = new OptionIndex((row) => row.speed === void 0 ? void 0 : row);
/** Whether a family has the variable, which has to do with speed there. */
function isKnownTo(row, fork) {
	return (row.family ?? fork) === fork && factsFor(row, fork).exercisedBy !== void 0;
}
/** Facts about a variable or option, in any spelling; undefined if it has no effect on speed, or is unknown. */
function knowledgeOf(variable, product) {
	const family = familyOf(product);
	const { fork } = family;
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms);
	if (row === void 0) return void 0;
	const { purpose = "", exercisedBy, counters = [], isWait = false, page = "server", since } = factsFor(row, fork);
	if (exercisedBy === void 0) return void 0;
	const removed = forms.map((form) => removalOf(form, fork)?.removed).find((version) => version !== void 0);
	return {
		purpose,
		exercisedBy,
		counters,
		isWait,
		page: manualPage(family, page, row.name, {
			since,
			removed
		}),
		since,
		removed
	};
}
/** What a variable without effect on speed is for; undefined if the table does not say. */
function purposeOf(variable) {
	return PURPOSES.find(...variableForms(variable));
}
/** Every counter that tells something of any setting of the product, or of any exercise. */
function tellingCounters(product) {
	const { fork } = familyOf(product);
	const facts = [...OPTIONS.map((row) => factsFor(row, fork)), ...Object.values(EXERCISES)];
	return new Set(facts.flatMap(({ counters = [] }) => counters));
}
/** When a new value counts; undefined of a variable that no row describes. */
function takesEffect(variable, { product, version }) {
	const { fork } = familyOf(product);
	const forms = variableForms(variable);
	const row = KNOWN[fork].find(...forms) ?? WITHOUT_SPEED.find(...forms);
	if (row === void 0) return void 0;
	const { takesEffect: when = "live", liveSince, liveUntil } = factsFor(row, fork);
	if (liveSince !== void 0) return isAtLeast(version, liveSince) ? "live" : "start";
	if (liveUntil !== void 0) return isAtLeast(version, liveUntil) ? "start" : "live";
	return when;
}
/** There are many names, and some are similar. */
const MISTYPED = .15;
/**
* The variable that a mistyped option probably means, in the option's spelling.
*
* @param server whose version has the variable; undefined: any
*/
function settingLike(option, server) {
	const forks = server === void 0 ? FORKS : [familyOf(server.product).fork];
	const isThere = (name) => server === void 0 || removedOption(name, familyOf(server.product).fork, server.version) === void 0;
	const names = OPTIONS.filter((row) => row.speed !== void 0 || forks.some((fork) => isKnownTo(row, fork))).map(({ name }) => name).filter((name) => !name.includes("*") && isThere(name));
	const name = strictName(option);
	const meant = nearest(name, names, MISTYPED);
	if (meant === void 0) return void 0;
	return option.slice(0, -name.length) + (name.includes("-") ? optionOf(meant) : meant);
}
function classOf(variable) {
	const forms = variableForms(variable);
	if (Object.values(KNOWN).some((index) => index.find(...forms) !== void 0)) return "speed";
	const speed = SPEED.find(...forms);
	if (speed === "unlikely") return "unlikely";
	return speed === void 0 ? "unknown" : "no effect";
}

// src/core/stats/special-functions.ts
/**
* ln Γ, the regularised incomplete beta function and Student's t: the functions that intervals need, with stated
* accuracy.
*/
const LANCZOS_G = 7;
const LANCZOS_FIRST = .9999999999998099;
const LANCZOS = [
	676.5203681218851,
	-1259.1392167224028,
	771.3234287776531,
	-176.6150291621406,
	12.507343278686905,
	-.13857109526572012,
	9984369578019572e-21,
	1.5056327351493116e-7
];
const ERFC = [
	-1.26551223,
	1.00002368,
	.37409196,
	.09678418,
	-.18628806,
	.27886807,
	-1.13520398,
	1.48851587,
	-.82215223,
	.17087277
];
/** ln Γ(x) for x > 0 (Lanczos, g = 7, n = 9); relative error below 1e-13. */
function logGamma(x) {
	if (!(x > 0)) throw new RangeError(`logGamma needs x > 0, got ${x}`);
	if (x < .5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
	const base = x + LANCZOS_G - .5;
	const series = LANCZOS.reduce((sum, coefficient, index) => sum + coefficient / (x + index), LANCZOS_FIRST);
	return .5 * Math.log(2 * Math.PI) + (x - .5) * Math.log(base) - base + Math.log(series);
}
/** ln B(a, b), a, b > 0. */
function logBeta(a, b) {
	return logGamma(a) + logGamma(b) - logGamma(a + b);
}
/**
* Regularised incomplete beta I_x(a, b), 0 ≤ x ≤ 1, a, b > 0 (continued fraction of DLMF 8.17.22, modified Lentz).
*
* @param rest 1 − x; given by who knows it better than x itself says, where x is all but 1
* @param logWhole ln B(a, b); given by who asks for several x
*/
function incompleteBeta(x, a, b, rest = 1 - x, logWhole = logBeta(a, b)) {
	if (x <= 0) return 0;
	if (rest <= 0) return 1;
	const front = Math.exp(a * logOf(x, rest) + b * logOf(rest, x) - logWhole);
	return x < (a + 1) / (a + b + 2) ? front * betaFraction(x, a, b) / a : 1 - front * betaFraction(rest, b, a) / b;
}
/** ln of a share, from the smaller of it and its rest, which is the one that is precise. */
function logOf(share, rest) {
	return share < rest ? Math.log(share) : Math.log1p(-rest);
}
function betaFraction(x, a, b) {
	const tiny = 1e-300;
	const guard = (value) => Math.abs(value) < tiny ? tiny : value;
	let c = 1;
	let d = 1 / guard(1 - (a + b) * x / (a + 1));
	let fraction = d;
	for (let m = 1; m <= 500; m++) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / guard(1 + even * d);
		c = guard(1 + even / c);
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / guard(1 + odd * d);
		c = guard(1 + odd / c);
		const step = d * c;
		fraction *= step;
		if (Math.abs(step - 1) < 1e-15) break;
	}
	return fraction;
}
/** P(T > |t|) of Student's t with `df` > 0 degrees of freedom (not necessarily whole). */
function studentTTail(t, df, logWhole = logBeta(df / 2, .5)) {
	const square = t * t;
	return .5 * incompleteBeta(df / (df + square), df / 2, .5, square / (df + square), logWhole);
}
/**
* Quantile of Student's t: the t with P(T ≤ t) = probability, by Newton steps in the lower tail, where the cdf keeps
* its relative precision, and is convex: after the first step each comes closer from the same side.
*
* @param probability strictly between 0 and 1
* @param df degrees of freedom, > 0, not necessarily whole
* @throws RangeError outside these ranges
*/
function studentTQuantile(probability, df) {
	if (!(probability > 0 && probability < 1)) throw new RangeError(`probability must be in (0, 1), got ${probability}`);
	if (!(df > 0)) throw new RangeError(`degrees of freedom must be > 0, got ${df}`);
	if (probability === .5) return 0;
	const tail = Math.min(probability, 1 - probability);
	const logWhole = logBeta(df / 2, .5);
	let t = -nearQuantile(tail, df);
	for (let step = 0; step < QUANTILE_STEPS; step++) {
		const density = Math.exp(-logWhole - .5 * Math.log(df) - (df + 1) / 2 * Math.log1p(t * t / df));
		const newton = t - (studentTTail(t, df, logWhole) - tail) / density;
		const next = newton < 0 ? Math.max(newton, FARTHEST_QUANTILE) : t / 2;
		const isSettled = Math.abs(next - t) <= QUANTILE_SETTLED * Math.abs(next);
		t = next;
		if (isSettled) break;
	}
	return probability < .5 ? t : -t;
}
const QUANTILE_STEPS = 1e3;
/** Steps square the error, so that the remainder after one of this relative size is negligible. */
const QUANTILE_SETTLED = 1e-9;
/** The square of a more distant one overflows. */
const FARTHEST_QUANTILE = -1e150;
/**
* About where the tail of t begins, by the normal one (Fisher and Cornish 1960): too near to the middle where df is
* small.
*/
function nearQuantile(tail, df) {
	const z = normalTailQuantile(tail);
	return z + (z ** 3 + z) / (4 * df) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * df * df);
}
/** Density of the standard normal distribution. */
function normalDensity(x) {
	return Math.exp(-.5 * x * x) / Math.sqrt(2 * Math.PI);
}
/**
* P(X > x) of the standard normal distribution; relative error below 2e-7 (Press et al., "Numerical Recipes", erfc by
* Chebyshev fitting).
*/
function normalTail(x) {
	const z = Math.abs(x) / Math.SQRT2;
	const t = 2 / (2 + z);
	const series = ERFC.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
	const tail = .5 * t * Math.exp(-z * z + series);
	return x < 0 ? 1 - tail : tail;
}
/**
* The x with P(X > x) = probability, 0 < probability < 1, by Newton steps on ln of the tail, which is nearly a
* parabola.
*/
function normalTailQuantile(probability) {
	if (!(probability > 0 && probability < 1)) throw new RangeError(`probability ${probability} is not within 0 … 1`);
	if (probability > .5) return -normalTailQuantile(1 - probability);
	let x = Math.sqrt(Math.max(0, -2 * Math.log(2 * probability)));
	for (let step = 0; step < 20; step++) {
		const tail = normalTail(x);
		const change = Math.log(tail / probability) * tail / normalDensity(x);
		x += change;
		if (Math.abs(change) < 1e-10) break;
	}
	return x;
}

// src/core/stats/random-effects.ts
/** Joins the estimates of several trials: the server start is the unit of replication. */
const DEFAULT_START_SPREAD = {
	sd: .016,
	df: 3
};
/** A variance and how exact it is. */
const componentSchema = object({
	variance: number(),
	df: number()
});
const effectSchema = object({
	mean: number(),
	standardError: number(),
	/** Degrees of freedom of the standard error (Welch–Satterthwaite). */
	df: number(),
	/** The two parts of the squared standard error: noise of blocks, spread of starts. */
	within: componentSchema,
	between: componentSchema
});
/** For the fixed point of a variance, which is approached within a few. */
const STEPS = 100;
const SETTLED = 1e-6;
/** Windows with equal counts are not exact: a ten-thousandth each, as ln. */
const LEAST_VARIANCE = 1e-8;
/** A few starts never show that there is less than this share of the prior variance. */
const LEAST_SHARE = .05;
/** Server starts' worth of variance in the difference of two equal servers. */
const STARTS_PER_TWINS = 2;
/**
* Random-effects mean of trial estimates. How much starts differ follows from runs before, from how the trials differ
* (method of moments, DerSimonian & Laird 1986), and from equal servers that were measured together; each counts by its
* degrees of freedom (as in Smyth 2004). Trials are weighted by 1/(v + τ²).
*
* @param trials at least one
* @param withinDf degrees of freedom of the trials' variances together
* @param starts how many server starts' worth of variance one trial's value carries: 1 for one arm alone, 2 for an arm
*   against one reference, 1.5 against the mean of two
* @param twins differences of two equal servers, one a trial, independent of the estimate
* @returns also the number of equally weighted trials that tell as much about starts, 1 to their number
*/
function randomEffects(trials, withinDf, starts, prior = DEFAULT_START_SPREAD, twins = []) {
	if (trials.length === 0) throw new RangeError("no trial to average");
	const spread = startVariance(starts > 0 ? [...spreadOf(trials, starts), ...twins.map(differenceOf)] : [], prior);
	const tau = {
		variance: starts * spread.variance,
		df: spread.df
	};
	const weighted = trials.map((trial) => ({
		...trial,
		weight: 1 / Math.max(LEAST_VARIANCE, trial.variance + tau.variance)
	}));
	const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
	const mean = weighted.reduce((sum, trial) => sum + trial.mean * trial.weight, 0) / total;
	const within = weighted.reduce((sum, { variance, weight }) => sum + (weight / total) ** 2 * variance, 0);
	const replicas = 1 / weighted.reduce((sum, { weight }) => sum + (weight / total) ** 2, 0);
	const between = {
		variance: tau.variance / replicas,
		df: tau.df
	};
	return {
		...joined(mean, {
			variance: within,
			df: Math.max(1, withinDf)
		}, between),
		replicas
	};
}
/** The effect with the variance of its turns and that of its starts. */
function joined(mean, within, between) {
	const { variance, df } = sumOf(within, between);
	return {
		mean,
		standardError: Math.sqrt(variance),
		df,
		within,
		between
	};
}
/** The sum of two independent variances; its degrees of freedom follow Welch and Satterthwaite. */
function sumOf(one, other) {
	const variance = one.variance + other.variance;
	const df = variance ** 2 / (one.variance ** 2 / one.df + other.variance ** 2 / other.df);
	return {
		variance,
		df: Number.isFinite(df) ? df : one.df
	};
}
function spreadOf(trials, starts) {
	const df = trials.length - 1;
	if (df === 0) return [];
	const mean = trials.reduce((sum, trial) => sum + trial.mean, 0) / trials.length;
	const squares = trials.reduce((sum, trial) => sum + (trial.mean - mean) ** 2, 0) / df;
	const noise = trials.reduce((sum, trial) => sum + trial.variance, 0) / trials.length;
	return [{
		square: squares / starts,
		noise: noise / starts,
		df
	}];
}
function differenceOf({ mean, variance }) {
	return {
		square: mean ** 2 / STARTS_PER_TWINS,
		noise: variance / STARTS_PER_TWINS,
		df: 1
	};
}
/**
* The likeliest variance of a start: the root of ν(s₀² − σ²) + Σ w(q − v − σ²) = 0 with w = df·(σ²/(σ² + v))², for
* squares q with noise v and a prior of ν₀ degrees of freedom. Squares that are mostly noise tell little, so they have
* little weight.
*
* Starts that differ more than the prior reduce its weight, ν = ν₀·s₀²/σ²: a prior may add doubt and removes none. For
* the same reason the search begins at the squares, so that among several roots it finds a large one.
*/
function startVariance(all, { sd, df: priorDf }) {
	const observations = all.reduce((sum, { df }) => sum + df, 0);
	const seen = all.reduce((sum, { square, df }) => sum + square * df, 0) / Math.max(1, observations);
	let estimate = {
		variance: Math.max(sd ** 2, seen),
		df: priorDf
	};
	for (let step = 0; step < STEPS && all.length > 0; step++) {
		const trust = estimate.variance === 0 ? priorDf : priorDf * Math.min(1, sd ** 2 / estimate.variance);
		let sum = trust * sd ** 2;
		let df = trust;
		for (const { square, noise, df: degrees } of all) {
			const weight = noise > 0 ? degrees * (estimate.variance / (estimate.variance + noise)) ** 2 : degrees;
			sum += weight * (square - noise);
			df += weight;
		}
		const variance = Math.max(LEAST_SHARE * sd ** 2, sum / df);
		if (Math.abs(variance - estimate.variance) <= SETTLED * variance) return {
			variance,
			df
		};
		estimate = {
			variance: (estimate.variance + variance) / 2,
			df
		};
	}
	return estimate;
}
/**
* How far a bound at one-sided error alpha lies from the estimate: the reaches of its two parts, each by its
* degrees of freedom, joined by the root of the sum of their squares (MOVER, Zou and Donner 2008). One Student's t for both
* would take the few degrees of freedom of starts for many.
*/
function reach({ within, between }, alpha) {
	const part = ({ variance, df }) => variance === 0 ? 0 : studentTQuantile(1 - alpha, df) * Math.sqrt(variance);
	return Math.hypot(part(within), part(between));
}
/** Two-sided interval of an effect. `confidence` is in (0, 1), e.g. 0.95. */
function interval(effect, confidence) {
	const half = reach(effect, (1 - confidence) / 2);
	return {
		low: effect.mean - half,
		high: effect.mean + half
	};
}
/** One-sided upper bound at error alpha, 0 < alpha < 1. */
function upperBound(effect, alpha) {
	return effect.mean + reach(effect, alpha);
}
/** One-sided lower bound at error alpha, 0 < alpha < 1. */
function lowerBound(effect, alpha) {
	return effect.mean - reach(effect, alpha);
}
/** Independent effects joined by the delta method; degrees of freedom by Welch–Satterthwaite. */
function combine(mean, effects) {
	const within = effects.map(({ effect, slope }) => ({
		variance: (slope * effect.standardError) ** 2,
		df: effect.df
	})).reduce(sumOf, {
		variance: 0,
		df: 1
	});
	return joined(mean, within, {
		variance: 0,
		df: within.df
	});
}

// src/core/plan/apart.ts
/**
* Where settings change together with the workload that drives their servers, the workload of the base drives all
* scenarios. Another scenario, which bears the workload's name, has the settings of the base, with the workload as it
* was and as it is.
*/
function apart({ workloads, control }, sides) {
	const { scenarios, base, baseline } = sides;
	const of = (all, name) => all.find((each) => each.name === name);
	const { script = "" } = workloads.find((workload) => isOwnWorkload(workload.script)) ?? {};
	const before = of(base, control) ?? base.find(({ name }) => of(scenarios, name) !== void 0);
	const own = of(scenarios, before?.name)?.own;
	if (script === "" || before?.own === void 0 || own === void 0) return sides;
	const asBefore = (scenario) => ({
		...scenario,
		own: before.own
	});
	if (!scenarios.some((scenario) => {
		const earlier = of(base, scenario.name);
		return earlier === void 0 || !isSameScenario(earlier, asBefore(scenario));
	}) || isSameScenario(before, {
		...before,
		own
	})) return sides;
	const name = script.includes("/") ? script : `./${script}`;
	const alone = {
		...before,
		name,
		place: {
			file: own.workload.file,
			line: 1
		}
	};
	return {
		scenarios: [...scenarios.map(asBefore), {
			...alone,
			own
		}],
		base: [...base, alone],
		baseline: baseline.map(asBefore)
	};
}

// src/core/plan/plan.ts
/** The plan: its arms, its cells, and its comparisons; everything random comes from the seed. */
/** An arm of the search for causes. */
function mixedArm(scenario, revision = "head", role = "candidate") {
	return {
		scenario,
		revision,
		role,
		isMixed: true
	};
}
/** Control, twin, and a single compared arm, twice. */
const REPLICATED_ARMS = 4;
const AGAINST_CONTROL = {
	rules: ["control"],
	base: []
};
/**
* The control, its twin, every other scenario that a rule asks for, and every scenario of the base that may differ in
* speed.
*/
function armsOf(suite, { rules, mostServers = Number.POSITIVE_INFINITY, ...against } = AGAINST_CONTROL) {
	const whole = {
		scenarios: suite.scenarios,
		base: against.base,
		baseline: against.baseline ?? []
	};
	const { scenarios, base, baseline } = rules.includes("base") ? apart(suite, whole) : whole;
	const control = scenarios.find((scenario) => scenario.name === suite.control);
	if (control === void 0) throw new RangeError(`the suite has no scenario ${suite.control}`);
	const changed = base.filter((before) => {
		const after = scenarios.find(({ name }) => name === before.name);
		return rules.includes("base") && after !== void 0 && mayDifferInSpeed(before, after);
	});
	const isAsked = ({ name }) => rules.includes("control") || changed.some((before) => before.name === name);
	const compared = [...scenarios.filter((scenario) => scenario !== control && isAsked(scenario)).map((scenario) => {
		return {
			scenario,
			revision: "head",
			role: suite.scenarios.every(({ name }) => name !== scenario.name) ? "control" : "candidate"
		};
	}), ...changed.map((scenario) => {
		return {
			scenario,
			revision: "base",
			role: scenario.name === control.name ? "control" : "candidate"
		};
	})];
	const earlier = baseline.filter(({ name }) => changed.some((before) => before.name === name)).map((scenario) => ({
		scenario,
		revision: "baseline",
		role: "candidate"
	}));
	return [
		{
			scenario: control,
			revision: "head",
			role: "control"
		},
		{
			scenario: control,
			revision: "twin",
			role: "control"
		},
		...compared,
		...mostServers >= REPLICATED_ARMS + earlier.length ? copiesOf(compared) : [],
		...earlier
	];
}
/** The plan with comparisons with the baseline: with its servers, or with its stored ratios to the control. */
function heldAgainstBaseline(plan, stored) {
	return {
		...plan,
		rules: [.../* @__PURE__ */ new Set([...plan.rules, "baseline"])],
		stored
	};
}
/** The plan without any comparison with the baseline, and without its servers. */
function withoutBaseline(plan) {
	const [control, twin, ...others] = plan.arms;
	const arms = [
		control,
		twin,
		...others.filter(({ revision }) => revision !== "baseline")
	];
	return {
		...plan,
		arms,
		rules: plan.rules.filter((rule) => rule !== "baseline"),
		stored: void 0
	};
}
/**
* A second server of an arm that alone is compared with control and twin. Two starts of each side tell in one trial as
* much as three in two, for a third more of the time; with more comparisons there would be too many servers.
*/
function copiesOf(compared) {
	const [arm, ...others] = compared;
	if (arm === void 0 || others.length > 0) return [];
	return [{
		...arm,
		revision: arm.revision === "base" ? "base-twin" : "twin"
	}];
}
/** The plan without the second servers of compared arms; the control keeps its twin. */
function withoutCopies(plan) {
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			control,
			twin,
			...others.filter((arm) => !isCopy(arm))
		]
	};
}
/** The plan that compares nothing: what is refused is not measured. */
function withoutComparisons(plan) {
	const [control, twin] = plan.arms;
	return {
		...plan,
		arms: [control, twin],
		rules: ["base"],
		stored: void 0
	};
}
/** Whether the plan compares with nothing but a base that is the same. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/**
* Whether a server is as fast with the setting as without. Other places of data and logs do not count as such: in
* memory or on another device a server differs.
*/
function isWithoutEffect({ kind, name, before, after }) {
	if (kind !== "option") return false;
	const forms = variableForms(name);
	if (after !== null && forms.some((form) => FORKS.some((fork) => removalOf(form, fork) !== void 0))) return false;
	if (name === "log-bin") return before !== null && after !== null && folderOf(before) === folderOf(after);
	return classOf(name) === "no effect";
}
/** The folder of the binary log; without a path that is the data directory. */
function folderOf({ text = "" }) {
	return text.slice(0, text.lastIndexOf("/") + 1);
}
/** Whether they may differ in speed; not where only settings without effect differ. */
function mayDifferInSpeed(before, after) {
	if (isSameScenario(before, after)) return false;
	const differences = settingChanges(before, after);
	return differences.length === 0 || !differences.every(isWithoutEffect);
}
/**
* Scenarios that the base does not have, and those of which too little changed to compare them with it. Where nothing is
* compared at all, the verdict says that.
*/
function baseWarnings({ scenarios }, base, plan) {
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return scenarios.flatMap((scenario) => {
		const before = base.find(({ name }) => name === scenario.name);
		if (before === void 0) return [{
			code: "base-missing",
			scenario: scenario.name
		}];
		if (!plan.rules.includes("base") || compared.has(scenario.name) || isUnchanged(plan)) return [];
		const settings = settingChanges(before, scenario).filter(isWithoutEffect);
		return settings.length === 0 ? [] : [{
			code: "base-without-effect",
			scenario: scenario.name,
			settings: settings.map(({ name }) => name)
		}];
	});
}
const REVISIONS = {
	base: "before",
	twin: "second copy",
	"base-twin": "before, second copy",
	baseline: "at the baseline"
};
/** "my.cnf (before)": no other arm has it, and messages use it. */
function armName({ scenario, revision }) {
	return nameAt(scenario.name, revision);
}
function nameAt(scenario, revision) {
	return revision === "head" ? scenario : `${scenario} (${REVISIONS[revision]})`;
}
function makePlan(suite, seed, against = AGAINST_CONTROL) {
	const cells = suite.workloads.flatMap((workload) => (workload.threads ?? suite.threads).map((threads) => ({
		workload,
		threads
	})));
	const { rules, shard, startSpread = DEFAULT_START_SPREAD, mostServers = Number.POSITIVE_INFINITY } = against;
	return {
		seed,
		rules,
		arms: armsOf(suite, against),
		cells: shard === void 0 ? cells : cellsOfShard(cells, shard),
		shard: shard ?? null,
		startSpread,
		gatedCosts: COSTS.filter((cost) => suite.gate.costs?.[cost] !== void 0),
		budgetSeconds: suite.budgetSeconds,
		mostServers
	};
}
/**
* The cells of one shard, in the plan's order: dealt out by threads, since cells of many threads take long turns, so
* that no shard gets all of them.
*/
function cellsOfShard(cells, { index, of }) {
	const byThreads = cells.toSorted((left, right) => right.threads - left.threads);
	const own = new Set(byThreads.filter((_, place) => place % of === index - 1));
	return cells.filter((cell) => own.has(cell));
}

// src/core/plan/changed-settings.ts
/**
* The plan's scenarios with only the options that their servers read. Programs of equal content are one: another tag or
* digest of the same image is no change.
*/
function effectivePlan(plan, serverOf) {
	const programOf = ({ scenario }) => {
		const identity = serverOf(scenario)?.identity;
		return (plan.arms.find((arm) => identity !== void 0 && serverOf(arm.scenario)?.identity === identity)?.scenario ?? scenario).program;
	};
	const read = (arm) => {
		const server = serverOf(arm.scenario);
		if (server === void 0) return arm;
		return {
			...arm,
			scenario: {
				...asReadBy(arm.scenario, server),
				program: programOf(arm)
			}
		};
	};
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			read(control),
			read(twin),
			...others.map(read)
		]
	};
}
/**
* The plan without the arms of a base whose servers read the same as for head: the changes are in groups of option
* files that those servers do not read, end in the same settings, or have no effect on speed.
*/
function withoutUnread(plan, serverOf) {
	return comparedBy(plan, serverOf, (setting) => !isWithoutEffect(setting));
}
/** The plan without the arms of a base none of whose changed settings is worth a comparison. */
function comparedBy(plan, serverOf, isWorthIt) {
	const settings = changedSettings(effectivePlan(plan, serverOf)).filter(isWorthIt);
	const changed = new Set(settings.map(({ scenario }) => scenario));
	const [control, twin, ...others] = plan.arms;
	const kept = others.filter((arm) => !isEarlier(arm) || changed.has(arm.scenario.name));
	const isKept = ({ role, scenario: { name } }) => changed.has(name) || role === "candidate" && plan.rules.includes("control");
	const arms = [
		control,
		twin,
		...kept.filter(isKept)
	];
	const isEmpty = others.length > 0 && arms.length === 2;
	return {
		...plan,
		arms,
		rules: isEmpty ? plan.rules.filter((rule) => rule !== "control") : plan.rules
	};
}
/**
* A scenario before the change, with the new lines of each variable that has the same value in the server before and
* now: another spelling, a number in place of a word, or another order of a set is no change.
*
* @param values by variable, as the server tells them with the options that it reads
*/
function asTaken(before, after, server, values) {
	const isEqual = (variable, written) => {
		const [value, other] = namesOf(variable).flatMap((name) => values.after.get(name) ?? []);
		const isShown = value !== void 0 && value !== "" && (other === void 0 || other === value);
		const isBound = /^\d+$/.test(value ?? "") && written.some((text) => (numberOf(text) ?? Number(text)) !== Number(value));
		return isShown && !isBound && namesOf(variable).every((name) => values.before.get(name) === values.after.get(name));
	};
	const same = new Set(settingChanges(asReadBy(before, server), asReadBy(after, server)).flatMap((setting) => {
		const { kind, name, variable, before: old, after: own } = setting;
		if (kind !== "option" || variable === void 0 || variable === "log_bin" || old === null || own === null) return [];
		const isReaching = [old, own].some((side) => optionReach({
			...side,
			name
		}) !== void 0);
		return own.value.kind !== "instruments" && !isReaching && isEqual(variable, [old.text, own.text]) ? variableOf(variable) : [];
	}));
	if (same.size === 0) return before;
	const options = before.options.flatMap((option, index) => {
		if (!same.has(option.variable)) return option;
		return before.options.findLastIndex(({ variable }) => variable === option.variable) === index ? after.options.filter(({ variable }) => variable === option.variable) : [];
	});
	return {
		...before,
		options
	};
}
/** Differences between the scenarios of a plan and their base. */
function changedSettings({ arms }) {
	const of = (wanted) => arms.flatMap(({ scenario, revision }) => revision === wanted ? scenario : []);
	return changesBetween(of("base"), of("head"));
}
/** Differences in groups that no server of the scenario reads: a server of another version may be slower by them. */
function unreadSettings({ arms }, serverOf) {
	const armsOf = Map.groupBy(arms, ({ scenario }) => scenario.name);
	const isRead = (name, option) => armsOf.get(name)?.some(({ scenario }) => {
		const server = serverOf(scenario);
		return server === void 0 || isReadBy(option, server);
	});
	const of = (wanted) => arms.filter(({ revision }) => revision === wanted).map(({ scenario }) => ({
		...scenario,
		options: scenario.options.filter((option) => !isRead(scenario.name, option))
	}));
	return changesBetween(of("base"), of("head")).filter((setting) => setting.kind === "option" && !isWithoutEffect(setting)).map((setting) => ({
		...setting,
		isOfOtherGroup: true
	}));
}
/** Differences of scenarios from those of the same name before. */
function changesBetween(base, scenarios) {
	return scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingChanges(before, after);
	});
}
/**
* Differences from the base for which no comparison is needed: settings that do not affect speed.
*
* @param base the scenarios before the change
*/
function changesWithoutEffect(plan, scenarios, base) {
	if (!plan.rules.includes("base")) return [];
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return changesBetween(base, scenarios.filter(({ name }) => !compared.has(name))).filter(isWithoutEffect);
}

// src/core/coverage/scales.ts
/**
* Production, scaled down: sizes that a machine cannot hold, or that would take too long, are divided by the same
* factor in every configuration. Such figures show only which is faster, and by about how much.
*/
const MIB = 1024 ** 2;
const POOL = "innodb_buffer_pool_size";
const USUAL_POOL_BYTES = defaultOf(POOL, "mysql");
/** Servers keep a large part of a smaller pool free. */
const LEAST_POOL_BYTES = 24 * MIB;
/** Redo logs are files of their full size, one for every server. */
const MOST_REDO_BYTES = 1024 * MIB;
const REDO = ["innodb_redo_log_capacity", "innodb_log_file_size"];
/** With a smaller one writing would be slower than it is in production. */
const LEAST_REDO_BYTES = 128 * MIB;
/** Size for filled redo logs: they fill within seconds, and MySQL accepts no smaller ones. */
const FILLED_REDO_BYTES = 48 * MIB;
const LEAST_FILLED_REDO_BYTES = 8 * MIB;
/** The servers' default. */
const USUAL_REDO_BYTES = 100 * MIB;
const TABLE_CACHE = "table_open_cache";
/** So that even the largest does not hold all tables. */
const CACHED_SHARE = .75;
const LEAST_TABLES = 10;
/** Sizes that must be reduced, for all servers of a run equally. */
function scalesOf(run) {
	return [
		poolScale(run),
		...REDO.map((variable) => redoScale(run, variable)),
		tableCacheScale(run)
	].filter((scale) => scale !== void 0);
}
/**
* With data of a fixed size a smaller pool would no longer hold them: there a pool that is too large is only cut off.
*/
function poolScale({ scenarios, dataset: { poolBytes }, mostPoolBytes }) {
	if (poolBytes === void 0) return void 0;
	const pool = {
		variable: POOL,
		least: LEAST_POOL_BYTES,
		unit: MIB,
		usual: USUAL_POOL_BYTES
	};
	return scaleTo(Math.min(poolBytes, mostPoolBytes), [largestPool(scenarios)], pool);
}
function redoScale({ scenarios, fillsRedo }, variable) {
	const sizes = sizesIn(scenarios, variable);
	if (!fillsRedo) return scaleTo(MOST_REDO_BYTES, sizes, {
		variable,
		least: LEAST_REDO_BYTES,
		unit: MIB,
		usual: void 0
	});
	const usual = REDO.every((other) => other === variable || sizesIn(scenarios, other).length === 0) ? USUAL_REDO_BYTES : void 0;
	return scaleTo(FILLED_REDO_BYTES, sizes, {
		variable,
		least: LEAST_FILLED_REDO_BYTES,
		unit: MIB,
		usual
	});
}
function tableCacheScale({ scenarios, openTables }) {
	if (openTables === void 0) return void 0;
	const { handles, usual } = openTables;
	const sizes = scenarios.map((scenario) => sizeIn(scenario, TABLE_CACHE) ?? usual);
	return scaleTo(CACHED_SHARE * handles, sizes, {
		variable: TABLE_CACHE,
		least: LEAST_TABLES,
		unit: 1,
		usual
	});
}
function scaleTo(most, sizes, scale) {
	const divisor = Math.max(0, ...sizes) / most;
	return divisor <= 1 ? void 0 : {
		...scale,
		divisor
	};
}
/** Whether a run may give servers other sizes than the files do. */
function isScalable(variable) {
	return [
		POOL,
		...REDO,
		TABLE_CACHE
	].includes(variableOf(variable));
}
/** The option with its value divided; undefined if it has no scale, or an unsuitable value. */
function scaledOption({ variable: own, text }, scales) {
	const scale = scales.find(({ variable }) => own === variable);
	const size = numberOf(text?.trim());
	if (scale === void 0 || size === void 0) return void 0;
	return {
		variable: scale.variable,
		value: scaledValue(size, scale)
	};
}
function scaledValue(value, { divisor, least, unit }) {
	return Math.min(value, Math.max(least, unit * Math.round(value / divisor / unit)));
}
/** The largest buffer pool that any of them sets, or leaves to the server; bytes. */
function largestPool(scenarios) {
	return Math.max(...scenarios.map((scenario) => sizeIn(scenario, POOL) ?? USUAL_POOL_BYTES));
}
function sizesIn(scenarios, variable) {
	return scenarios.flatMap((scenario) => sizeIn(scenario, variable) ?? []);
}
/** The largest that any server would read. */
function sizeIn({ options }, variable) {
	const sizes = [...resolveSettings(options).values()].flat().filter((setting) => setting.variable === variable).flatMap(({ text }) => numberOf(text?.trim()) ?? []);
	return sizes.length === 0 ? void 0 : Math.max(...sizes);
}

export { effectSchema as A, normalTailQuantile as B, mixedArm as C, withoutCopies as D, withoutComparisons as E, reach as F, settingLike as G, classOf as H, sumOf as I, manualPage as J, takesEffect as K, upperBound as L, joined as M, lowerBound as N, DEFAULT_START_SPREAD as O, randomEffects as P, normalDensity as R, mayDifferInSpeed as S, withoutBaseline as T, knowledgeOf as U, studentTQuantile as V, purposeOf as W, baseWarnings as _, scaledOption as a, isWithoutEffect as b, asTaken as c, changesWithoutEffect as d, comparedBy as f, armName as g, withoutUnread as h, largestPool as i, interval as j, combine as k, changedSettings as l, unreadSettings as m, USUAL_POOL_BYTES as n, scaledValue as o, effectivePlan as p, tellingCounters as q, isScalable as r, scalesOf as s, FILLED_REDO_BYTES as t, changesBetween as u, heldAgainstBaseline as v, nameAt as w, makePlan as x, isUnchanged as y, normalTail as z };