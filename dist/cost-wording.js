import { n as gatedCosts } from "./gated-costs.js";
import { i as count, l as rate, n as change, s as milliseconds, t as bytes, u as share } from "./figures.js";
import { i as cellText } from "./wording.js";

// src/core/wording/cost-wording.ts
/** Larger costs are written as multiples. */
const TIMES = 1.5;
/** Larger percentages have no decimals. */
const WHOLE_PERCENT = .0995;
const WORDS = {
	cpu: words("server CPU time", micros, [
		"takes",
		"as much",
		"CPU time per transaction"
	]),
	switches: words("context switches", rate, [
		"makes",
		"as many",
		"context switches per transaction"
	]),
	written: words("written to disk", kilobytes, [
		"writes",
		"as many",
		"KB per transaction"
	]),
	read: words("read from disk", kilobytes, [
		"reads",
		"as many",
		"KB per transaction"
	]),
	fsyncs: words("fsyncs of InnoDB", rate, [
		"makes",
		"as many",
		"fsyncs per transaction"
	]),
	network: words("network", kilobytes, [
		"exchanges",
		"as many",
		"KB per transaction with clients"
	]),
	memory: words("resident memory", bytes, [
		"takes",
		"as much",
		"memory"
	]),
	p50: words("p50 latency", latency, [
		"has",
		"as much",
		"latency at p50"
	]),
	p95: words("p95 latency", latency, [
		"has",
		"as much",
		"latency at p95"
	]),
	p99: words("p99 latency", latency, [
		"has",
		"as much",
		"latency at p99"
	])
};
function words(name, text, [verb, as, what]) {
	return {
		name,
		text,
		verb,
		as,
		what
	};
}
function micros(amount) {
	return `${rate(amount)} µs`;
}
function kilobytes(amount) {
	return `${rate(amount / 1e3)} KB`;
}
function latency(amount) {
	return `${milliseconds(amount)} ms`;
}
/** "written to disk". */
function costName(cost) {
	return WORDS[cost].name;
}
/** "12.3 KB"; for each transaction, or for the server as a whole. */
function costAmount(cost, amount) {
	return WORDS[cost].text(amount);
}
/** "my.cnf writes 2.1 × as many KB per transaction (limit 20 %)". */
function costTitle({ found, cost, gated }, quote) {
	const { verb, as, what } = WORDS[cost.cost];
	const size = Math.abs(cost.change);
	const percent = `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)} % ${cost.change < 0 ? "less" : "more"}`;
	const much = 1 + cost.change >= TIMES ? `${(1 + cost.change).toFixed(1)} × ${as}` : percent;
	return `${quote(found.scenario)} ${verb} ${much} ${what} (limit ${share(gated.tolerance)})`;
}
/** "oltp_update_index at 4 threads, 6.8 KB → 13.8 KB (95 %: +94.5 to +108.6 %), reproduced on fresh servers". */
function costEvidence({ found, cost, gated }, quote) {
	const { before, now, low, high } = cost;
	const amounts = before === null || now === null ? change(cost.change) : `${costAmount(cost.cost, before)} → ${costAmount(cost.cost, now)}`;
	const sure = `95 %: ${change(low).replace(" %", "")} to ${change(high)}`;
	return `${cellText(found, quote)}, ${amounts} (${sure})${gated.confirmed === true ? ", reproduced on fresh servers" : ""}`;
}
/**
* Title and evidence of a run whose QPS alone would have been within its limits; undefined if no cost is beyond its
* limit.
*/
function costVerdict(result, quote) {
	const [worst, ...others] = gatedCosts(result, result.verdict);
	if (result.verdict === "pass") return void 0;
	if (worst === void 0) return result.warnings.some(({ code }) => code === "cost-unknown") ? {
		title: "a cost that has a limit could not be measured",
		evidence: "QPS is within the limit"
	} : void 0;
	const { found, cost, gated } = worst;
	const evidence = costEvidence(worst, quote);
	if (result.verdict === "regressed") {
		const more = others.length === 0 ? "" : `; ${count(others.length, "more cost")} over the limit`;
		return {
			title: costTitle(worst, quote),
			evidence: `${evidence}${more}`
		};
	}
	return {
		title: `${costName(cost.cost)} of ${quote(found.scenario)} is undecided (limit ${share(gated.tolerance)})`,
		evidence: gated.label === "undecided" ? evidence : `${evidence}, ${gated.label}`
	};
}

export { costVerdict as a, costTitle as i, costEvidence as n, costName as r, costAmount as t };