import { i as escapeInvisible } from "./problems.js";

// src/core/wording/escape.ts
/** Text from outside – names, versions, values, messages – made safe for Markdown, Mermaid and a shell's line. */
/** Longest outside text in a place meant for a name. */
const LONGEST_NAME = 64;
const LONGEST_LABEL = 24;
/** Zero-width space: breaks what GitHub looks for in the finished text, where Markdown's own escapes are gone. */
const BREAK = "​";
/**
* What means something in Markdown or HTML anywhere: entities, tags, escapes, code, emphasis, links, strike-through,
* tables, formulas, headings; underscores except within a word, where they mean nothing; and what makes a list, a
* quotation, a heading, a rule or indented code when it stands first.
*/
const MARKUP = /[&<"\\`*[\]~|$#\u200b]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|^>|^[-+=](?=[-+=\s]|$)|(?<=^\d{1,9})[.)](?=\s|$)|^\s/g;
/** @mention, #1, GH-1, !1 (other forges), URLs, :emoji:. */
const REFERENCE = /@|#(?=\w)|!(?=\d)|(?<![a-z0-9])GH-(?=\d)|:(?=\/\/|(?!\d\d:)[\w+-]+:)|www(?=\.)/gi;
/** What GitHub links if a commit's name begins with it; plain numbers are left alone. */
const COMMIT = /(?<![a-z0-9])(?=\d*[a-f])[\da-f]{7,40}(?![a-z0-9])/gi;
const LONGEST_NO_COMMIT = /.{6}(?=.)/g;
/**
* The text such that Markdown, HTML and GitHub's own additions show it literally, on one line, inside a paragraph, a
* table's cell or a tag. Control and invisible characters are shown as \uXXXX.
*/
function escapeMarkdown(text) {
	return escapeInvisible(text).replace(REFERENCE, `$&${BREAK}`).replace(COMMIT, (name) => name.replace(LONGEST_NO_COMMIT, `$&${BREAK}`)).replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}
/** Outside text in a place meant for a name: cut to 64 characters, then escaped. */
function markdownName(text) {
	return escapeMarkdown(shorten(text));
}
/** At most `most` characters, the last of them "…" where something was cut. */
function shorten(text, most = LONGEST_NAME) {
	if (text.length <= most) return text;
	return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
/** A quoted Mermaid text; Mermaid knows no escapes, so what it might read is replaced. */
function mermaidText(text, most = LONGEST_LABEL) {
	return `"${shorten(text, most).replace(/[^\p{L}\p{N} _.,+/…-]/gu, "_")}"`;
}
/** One word of a POSIX shell's command line; invisible characters are shown, so it stays one line. */
function shellWord(text) {
	if (/^[\w.,:+%/=@][\w.,:+%/=@-]*$/.test(text)) return text;
	const visible = escapeInvisible(text);
	return `'${(visible.startsWith("-") ? `./${visible}` : visible).replaceAll("'", "'\\''")}'`;
}

// src/core/wording/wording.ts
const KIBI = 1024;
const MINUTE = 60;
const HOUR = 3600;
/** What a passed comparison is called when its scenario got faster. */
const IMPROVED = "improved";
/** Of settings that only work together, so many are named. */
const MOST_NAMED = 3;
const LONGEST_PATH = 54;
/** "−19.6 %", with a real minus sign and a plus where it is faster. */
function change(value, decimals = 1) {
	return `${points(value, decimals)} %`;
}
/** "−21.0 … −18.2": an interval in per cent, without the sign of per cent. */
function range({ low, high }) {
	return `${points(low, 1)} … ${points(high, 1)}`;
}
/** "−19.6 % (−21.0 … −18.2)". */
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
/** "conf/my.cnf:4"; of a long path the end, which tells more. */
function lineOf({ file, line }) {
	const end = file.slice(-53).replace(/^[\udc00-\udfff]/, "");
	return `${file.length <= LONGEST_PATH ? file : `…${end}`}:${line}`;
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
	if (verdict === "regressed") return `${finding(worst, quote)}${causedBy(result, worst, quote)}${further(decisive.length - 1, "regressed")}`;
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
	return `${place(found, quote)}, ${quote(found.scenario)} ${changeAndRange(found)}${reference}, tolerance ${share(found.tolerance)}`;
}
/** "oltp_read_only at 8 threads, my.cnf against base": where the causes were looked for. */
function explainedPlace(explanation, quote) {
	return `${place(explanation, quote)}, ${quote(explanation.scenario)} against ${against(explanation, quote)}`;
}
/** Whether the causes are those of this comparison's scenario, be it in the same cell or not. */
function isExplained({ causes, explanation }, { rule, scenario }) {
	return causes.length > 0 && explanation?.rule === rule && explanation.scenario === scenario;
}
/** "a", "a + b": settings that only work together are one cause. */
function causeName({ settings }, quote) {
	const named = settings.slice(0, MOST_NAMED).map(({ name }) => quote(name));
	const more = settings.length - named.length;
	return [...named, ...more > 0 ? [`${more} more`] : []].join(" + ");
}
/** ", caused by sync-binlog (conf/my.cnf:4) −14.1 % and 1 more"; empty where no setting was shown to be to blame. */
function causedBy(result, found, quote) {
	const [dearest, ...others] = isExplained(result, found) ? result.causes.filter(({ verdict }) => verdict === "to blame") : [];
	if (dearest === void 0) return "";
	const [only, ...partners] = dearest.settings;
	const line = only?.place && partners.length === 0 ? ` (${quote(lineOf(only.place))})` : "";
	const cost = dearest.change === null ? "" : ` ${change(dearest.change)}`;
	const more = others.length === 0 ? "" : ` and ${others.length} more`;
	return `, caused by ${causeName(dearest, (name) => quote(shorten(name)))}${line}${cost}${more}`;
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

export { shorten as S, share as _, change as a, mermaidText as b, duration as c, headline as d, isExplained as f, rate as g, range as h, causeName as i, explainedPlace as l, milliseconds as m, bySeverity as n, changeAndRange as o, lineOf as p, bytes as r, count as s, against as t, finding as u, escapeMarkdown as v, shellWord as x, markdownName as y };