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

// src/core/wording/figures.ts
/** Numbers for people, the same everywhere. */
const KIBI = 1024;
const MINUTE = 60;
const HOUR = 3600;
/** "−19.6 %", with a real minus sign and a plus where it is faster. */
function change(value, decimals = 1) {
	return `${points(value, decimals)} %`;
}
/** "−21.0 … −18.2": an interval in per cent, without the sign of per cent; "no interval" where there is none. */
function range({ low, high }) {
	return low === null || high === null ? "no interval" : `${points(low, 1)} … ${points(high, 1)}`;
}
/** "−19.6 % (−21.0 … −18.2)", "−19.6 % (no interval)". */
function changeAndRange(figures) {
	return `${change(figures.change)} (${range(figures)})`;
}
function points(value, decimals) {
	const text = (100 * Math.abs(value)).toFixed(decimals);
	return `${Number(text) === 0 ? "" : value < 0 ? "−" : "+"}${text}`;
}
/** "5 %", "7.5 %": a share without a sign and without needless zeros. */
function share(value) {
	return `${Number((100 * value).toFixed(1))} %`;
}
/** "0 %", "0.03 %", "12 %": a share of which little matters. */
function fineShare(value) {
	return `${Number((100 * value).toPrecision(2))} %`;
}
/** "47,176"; below 100 with one decimal, below 1 with three figures. */
function rate(value) {
	if (value > 0 && value < 1) return value.toPrecision(3);
	if (Math.abs(value) < 99.95) return value.toFixed(1);
	return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** Milliseconds with three significant figures where they matter. */
function milliseconds(value) {
	return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
/** "412 MiB". */
function bytes(value) {
	const units = [
		"B",
		"KiB",
		"MiB",
		"GiB",
		"TiB"
	];
	const size = Math.abs(value);
	const power = size < KIBI ? 0 : Math.min(units.length - 1, Math.floor(Math.log(size) / Math.log(KIBI)));
	const scaled = value / KIBI ** power;
	return `${scaled.toFixed(power === 0 || Math.abs(scaled) >= 99.95 ? 0 : 1).replace("-", "−")} ${units[power]}`;
}
/** "45 s", "4 min", "1.5 h". */
function duration(seconds) {
	if (seconds < 120) return `${seconds.toFixed(0)} s`;
	if (seconds < 2 * HOUR) return `${(seconds / MINUTE).toFixed(0)} min`;
	return `${Number((seconds / HOUR).toFixed(1))} h`;
}
/** "1 comparison", "3 comparisons". */
function count(many, noun) {
	return `${many} ${noun}${many === 1 ? "" : "s"}`;
}

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

export { rate as _, finishProblems as a, studentTQuantile as b, quote as c, changeAndRange as d, count as f, range as g, milliseconds as h, escapeInvisible as i, bytes as l, fineShare as m, describeUnknown as n, listNames as o, duration as p, describeValue as r, nearest as s, MISSING as t, change as u, share as v, studentTCdf as y };