// src/core/suite/problems.ts
const MISSING = "missing";
const LONGEST_FOUND = 80;
const MOST_NAMES_LISTED = 20;
/** Longer words are not typing errors of ours, and comparing them would cost time. */
const LONGEST_COMPARED = 64;
/** `scenarios.pfson.options[0]`; keys that are not plain words are quoted. */
function renderPath(path) {
	let text = "";
	for (const step of path) if (typeof step === "number") text += `[${step}]`;
	else if (/^[\w%-]+$/.test(step) && step.length <= LONGEST_FOUND) text += text === "" ? step : `.${step}`;
	else text += `[${quote(step)}]`;
	return text;
}
/** A value of the suite's text, in words that fit a message of one line. */
function describeValue(value) {
	if (value === void 0) return MISSING;
	if (value === null) return "nothing";
	if (typeof value === "string") return quote(value);
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "object") return Object.keys(value).length === 0 ? "an empty map" : "a map";
	return String(value);
}
/** The text in quotes: no credentials, no control or invisible characters, at most 80 characters of it. */
function quote(text) {
	const hidden = text.replace(/\/\/[^/@\s]*@/g, "//***@");
	const cut = hidden.length > LONGEST_FOUND ? `${hidden.slice(0, 79)}…` : hidden;
	return escapeInvisible(JSON.stringify(cut));
}
/** Shows control, formatting and unpaired surrogate characters as \uXXXX, so that no input can drive a terminal or a log. */
function escapeInvisible(text) {
	const escaped = (character) => character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
	return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escaped);
}
/** Names for an "allowed" text. */
function listNames(names) {
	const shown = names.slice(0, MOST_NAMES_LISTED).map((name) => /^[\w.%-]+$/.test(name) ? name : quote(name));
	return names.length > MOST_NAMES_LISTED ? `${shown.join(", ")}, …` : shown.join(", ");
}
/** The candidate that a mistyped word most probably means, or undefined when none is near. */
function nearest(word, candidates) {
	if (word.length > LONGEST_COMPARED) return void 0;
	const plain = (name) => name.toLowerCase().replaceAll("_", "-");
	return candidates.filter((candidate) => candidate.length <= LONGEST_COMPARED).map((candidate) => ({
		candidate,
		distance: editDistance(plain(word), plain(candidate))
	})).filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3))).sort((a, b) => a.distance - b.distance)[0]?.candidate;
}
/** Levenshtein distance: insertions, deletions and replacements that turn one word into the other. */
function editDistance(from, to) {
	let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const replaced = (previous[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
			row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		previous = row;
	}
	return previous[to.length] ?? 0;
}
/** Found text for a word that is not one of the known ones, with a suggestion where one is near. */
function describeUnknown(word, known) {
	const suggestion = nearest(word, known);
	return suggestion === void 0 ? quote(word) : `${quote(word)} (did you mean ${quote(suggestion)}?)`;
}
/** Problems in the order of the text, each once, without those that only follow from another. */
function finishProblems(drafts, file) {
	const meant = new Set(drafts.flatMap((draft) => draft.meant === void 0 ? [] : [renderPath(draft.meant)]));
	const seen = /* @__PURE__ */ new Set();
	const kept = [];
	for (const draft of drafts) {
		const path = renderPath(draft.path);
		if (draft.found === "missing" && meant.has(path)) continue;
		const marks = [`${draft.position.line} ${path}`, `${draft.position.offset} ${draft.path.at(-1)} ${draft.found}`];
		if (!marks.some((mark) => seen.has(mark))) kept.push(draft);
		for (const mark of marks) seen.add(mark);
	}
	return kept.sort((a, b) => a.position.offset - b.position.offset).map(({ path, position, found, allowed }) => ({
		file,
		line: position.line,
		path: renderPath(path),
		found,
		allowed
	}));
}

// src/core/stats/special-functions.ts
/** ln Γ, the regularised incomplete beta function and Student's t: what the intervals need, with stated accuracy. */
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
/** Regularised incomplete beta I_x(a, b), 0 ≤ x ≤ 1, a, b > 0 (continued fraction of DLMF 8.17.22, modified Lentz). */
function incompleteBeta(x, a, b) {
	if (x <= 0) return 0;
	if (x >= 1) return 1;
	const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
	return x < (a + 1) / (a + b + 2) ? front * betaFraction(x, a, b) / a : 1 - front * betaFraction(1 - x, b, a) / b;
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
/** P(T ≤ t) of Student's t with `df` > 0 degrees of freedom (not necessarily whole). */
function studentTCdf(t, df) {
	const tail = .5 * incompleteBeta(df / (df + t * t), df / 2, .5);
	return t > 0 ? 1 - tail : tail;
}
/**
* Quantile of Student's t: the t with P(T ≤ t) = probability.
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
	let low = -1;
	while (studentTCdf(low, df) > tail) low *= 2;
	let high = 0;
	let t = low / 2;
	for (let step = 0; step < 200; step++) {
		const error = studentTCdf(t, df) - tail;
		if (error > 0) high = t;
		else low = t;
		const newton = t - error / studentTDensity(t, df);
		const next = newton > low && newton < high ? newton : (low + high) / 2;
		if (Math.abs(next - t) <= 1e-14 * Math.abs(next)) break;
		t = next;
	}
	return probability < .5 ? t : -t;
}
function studentTDensity(t, df) {
	const logNorm = logGamma((df + 1) / 2) - logGamma(df / 2) - .5 * Math.log(df * Math.PI);
	return Math.exp(logNorm - (df + 1) / 2 * Math.log1p(t * t / df));
}
/** Density of the standard normal distribution. */
function normalDensity(x) {
	return Math.exp(-.5 * x * x) / Math.sqrt(2 * Math.PI);
}
/** P(X > x) of the standard normal distribution; relative error below 2e-7 (Press et al., "Numerical Recipes", erfc by Chebyshev fitting). */
function normalTail(x) {
	const z = Math.abs(x) / Math.SQRT2;
	const t = 2 / (2 + z);
	const series = ERFC.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
	const tail = .5 * t * Math.exp(-z * z + series);
	return x < 0 ? 1 - tail : tail;
}
/** The x with P(X > x) = probability, 0 < probability < 1, by Newton steps on ln of the tail, which is nearly a parabola. */
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

export { studentTCdf as a, describeUnknown as c, finishProblems as d, listNames as f, normalTailQuantile as i, describeValue as l, quote as m, normalDensity as n, studentTQuantile as o, nearest as p, normalTail as r, MISSING as s, incompleteBeta as t, escapeInvisible as u };