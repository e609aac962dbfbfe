// src/core/report/wording.ts
const KIBI = 1024;
const MINUTE = 60;
const HOUR = 3600;
/** What a passed comparison is called when its scenario got faster. */
const IMPROVED = "improved";
/** "−19.6 %", with a real minus sign and a plus where it is faster. */
function change(value, decimals = 1) {
	return `${points(value, decimals)} %`;
}
/** "−21.0 … −18.2": an interval in per cent, without the sign of per cent. */
function range({ low, high }) {
	return `${points(low, 1)} … ${points(high, 1)}`;
}
function points(value, decimals) {
	const text = (100 * Math.abs(value)).toFixed(decimals);
	return `${Number(text) === 0 ? "" : value < 0 ? "−" : "+"}${text}`;
}
/** "5 %", "7.5 %": a share without a sign and without needless zeros. */
function share(value) {
	return `${Number((100 * value).toFixed(1))} %`;
}
/** "47,176"; below 100 with one decimal. */
function rate(value) {
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
/** "oltp_read_only at 8 threads"; a scenario's mean is over all cells. */
function place(where, quote) {
	return where.scope === "mean" ? "mean of all cells" : `${quote(where.workload)} at ${count(where.threads, "thread")}`;
}
/** What a comparison is made with: the control, the configuration before the change, or stored runs. */
function against({ rule, reference }, quote) {
	if (rule === "base") return "base";
	return rule === "history" ? "earlier runs" : quote(reference);
}
/** Slowdown beyond the tolerance, in parts of one; negative within it. */
function excess({ change: found, tolerance }) {
	return -found - tolerance;
}
/** Worst first: by how far the estimate is beyond its tolerance. */
function bySeverity(comparisons) {
	return comparisons.toSorted((left, right) => excess(right) - excess(left));
}
/**
* What a reader who reads nothing else should know, to stand behind the verdict's word: where, which scenario, how
* much, how sure, and what was allowed.
*/
function headline(result, quote) {
	const { verdict, comparisons, accepted } = result;
	if (comparisons.length === 0) return nothingCompared(result);
	if (accepted !== null) return acceptedRegression({
		...result,
		verdict: "regressed",
		accepted: null
	}, accepted, quote);
	const decisive = bySeverity(comparisons.filter((each) => each.verdict === verdict));
	const [worst] = decisive;
	if (worst === void 0) return unexplained(result, quote);
	if (verdict === "regressed") return `${finding(worst, quote)}${further(decisive.length - 1, "regressed")}`;
	return verdict === "pass" ? passed(result, decisive, worst, quote) : undecided(result, decisive, worst, quote);
}
function nothingCompared({ plan, measuredSeconds }) {
	return measuredSeconds === 0 && !plan.rules.includes("control") ? "configuration unchanged" : "nothing was compared";
}
/** "a regression that octocat accepted (label): oltp_read_only at 8 threads, …". */
function acceptedRegression(regressed, { by, how, reason }, quote) {
	const why = reason === null ? "" : `: ${quote(reason)}`;
	return `a regression that ${quote(by)} accepted (${how}${why}): ${headline(regressed, quote)}`;
}
/** "oltp_read_only at 8 threads, pfson_conon_inson −19.6 % (−21.0 … −18.2), tolerance 5 %". */
function finding(found, quote) {
	const reference = found.rule === "control" ? "" : ` against ${against(found, quote)}`;
	return `${place(found, quote)}, ${quote(found.scenario)} ${change(found.change)} (${range(found)})${reference}, tolerance ${share(found.tolerance)}`;
}
function further(many, word) {
	return many === 0 ? "" : `; ${count(many, "more comparison")} ${word}`;
}
function passed({ comparisons }, passing, worst, quote) {
	const improved = passing.filter(({ label }) => label === IMPROVED).length;
	const many = passing.length === comparisons.length ? `all ${passing.length}` : `${passing.length} of ${comparisons.length}`;
	const lead = comparisons.length === 1 ? "" : `${many} comparisons are within tolerance; closest to the limit: `;
	const gains = improved === 0 ? "" : `; ${count(improved, "comparison")} improved`;
	return `${lead}${finding(worst, quote)}${gains}; ${detectable(passing)}`;
}
function undecided({ comparisons, measuredSeconds }, open, worst, quote) {
	const lead = comparisons.length === 1 ? "" : `${open.length} of ${comparisons.length} comparisons undecided, first `;
	const times = open.map((each) => each.sufficientSeconds);
	const known = times.filter((seconds) => seconds !== null);
	const enough = known.length < times.length ? "no measuring time can be given that would have decided it" : `about ${duration(Math.max(...known))} of measuring would have sufficed (${duration(measuredSeconds)} was measured)`;
	return `${lead}${finding(worst, quote)} (${quote(worst.label)}); ${detectable(open)}; ${enough}`;
}
/** A verdict that no single comparison gives: every one was decided, and the run as a whole was not trusted. */
function unexplained({ verdict, comparisons, warnings }, quote) {
	const passing = comparisons.filter((each) => each.verdict === "pass").length;
	const reasons = [...new Set(warnings.map(({ code }) => code))].slice(0, 3).map(quote);
	const because = reasons.length === 0 ? "" : `; see the warnings (${reasons.join(", ")})`;
	return `${passing} of ${count(comparisons.length, "comparison")} within tolerance, the run as a whole is ${verdict}${because}`;
}
function detectable(comparisons) {
	return `a slowdown of ${share(Math.max(...comparisons.map((each) => each.detectable)))} would have been found`;
}

export { count as a, headline as c, rate as d, share as f, change as i, milliseconds as l, bySeverity as n, duration as o, bytes as r, finding as s, against as t, range as u };