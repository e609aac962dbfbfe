import { n as chartSpec, r as pictureText, t as timelineSpec } from "./timeline-chart.js";
import { A as ABILITIES } from "./shard.js";
import { o as timeShares, t as hasInterval } from "./result.js";
import { B as durabilityTrade, I as secondCopyText, L as sharedServersText, R as ADVICE_TITLE, h as sentence, i as suggestionMarkup, m as causeSentences, p as ABILITY_TITLES, z as adviceText } from "./suggestion-section.js";
import { C as toldCoverage, _ as originText, b as coverageLead, c as headline, g as labelText, n as asItIs, o as explainedCell, t as against, v as sourceText, x as coverageLine, y as COVERAGE_TITLE } from "./wording.js";
import { i as count, l as rate, n as change, r as changeAndRange, t as bytes, u as share } from "./figures.js";
import { n as loosenedWarnings, t as LOOSENED_TITLE } from "./loosened-rules.js";
import { C as armLabels, D as mainRule, H as savedOf, I as detailText, L as figuresOf, N as causesByVerdict, U as valueText, W as whereOf, r as distinct } from "./chart-layout.js";
import { t as html } from "./markup.js";
import { n as measuredShare, r as shareName } from "./steps.js";
import { a as readBuiltScript, i as readAsset, n as PAGE_SCRIPT, o as readStyle, t as DRAWING_SCRIPT } from "./assets.js";
import { t as _taggedTemplateLiteral } from "./taggedTemplateLiteral.js";
import { createHash } from "node:crypto";

// src/core/views/html-table.ts
const SYMBOLS = {
	pass: "●",
	inconclusive: "◆",
	regressed: "▼"
};
function section(id, title, content) {
	return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}
</section>`;
}
/** Table in a region of its own that scrolls and takes the keyboard's focus, because it may be wider than the page. */
function table(caption, columns, rows) {
	const heads = columns.map(({ head, kind }) => html`<th scope="col"${classOf(kind)}>${head}</th>`);
	const body = rows.map((row) => html`<tr>${columns.map((column) => cellOf(column, row))}</tr>\n`);
	return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${body}</tbody>
</table>
</div>`;
}
function cellOf({ kind, cell }, row) {
	const content = html`${cell(row)}`;
	return kind === "name" ? html`<th scope="row">${content}</th>` : html`<td${classOf(kind)}>${content}</td>`;
}
function classOf(kind) {
	return kind === "number" ? html` class="number"` : html``;
}
/** A number for people as text, for programs as the value itself. */
function data(value, text) {
	return html`<data value="${value}">${text}</data>`;
}
/** A verdict by colour, shape and word. */
function verdictMark(verdict, word = verdict) {
	return html`<span class="verdict ${verdict}"><span aria-hidden="true">${SYMBOLS[verdict]}</span> ${word}</span>`;
}

// src/core/views/html-causes.ts
const CAUSE_KINDS = {
	"to blame": "regressed",
	innocent: "pass",
	undecided: "inconclusive",
	"not reached": "inconclusive"
};
/** Nothing where no causes were looked for. */
function htmlCauses(result) {
	const { explanation, causes: all } = result;
	if (explanation === null || all.length === 0) return html``;
	const { blamed, open, unreached, innocent } = causesByVerdict(result);
	const figure = (key) => (cause) => {
		const found = figuresOf(cause);
		return found === void 0 ? "–" : data(found[key], change(found[key]));
	};
	const lines = (cause, text) => html`${cause.settings.map((setting) => html`<div>${text(setting)}</div>`)}`;
	const columns = [
		{
			head: "setting",
			kind: "name",
			cell: (cause) => lines(cause, ({ name }) => name)
		},
		{
			head: "value",
			kind: "text",
			cell: (cause) => lines(cause, (one) => valueText(one, asItIs))
		},
		{
			head: "where",
			kind: "text",
			cell: (cause) => lines(cause, (one) => whereOf(result, one))
		},
		{
			head: explanation.method === "switched" ? "cost" : "cost alone",
			kind: "number",
			cell: figure("change")
		},
		{
			head: "from",
			kind: "number",
			cell: figure("low")
		},
		{
			head: "to",
			kind: "number",
			cell: figure("high")
		},
		...blamed.some(savedOf) ? [{
			head: "saved if taken back",
			kind: "number",
			cell: saved
		}] : [],
		{
			head: "verdict",
			kind: "text",
			cell: ({ verdict }) => verdictMark(CAUSE_KINDS[verdict], verdict)
		},
		{
			head: "in words",
			kind: "text",
			cell: (cause) => detailText([cause])
		}
	];
	const caption = `What each setting costs with its 95 % interval, ${explainedCell(explanation, asItIs)}`;
	const rows = [
		...blamed,
		...open.flat(),
		...unreached,
		...innocent
	];
	return section("causes", "Which setting is to blame", html`${table(caption, columns, rows)}\n<p>${belowCauses(result, explanation)}</p>`);
}
function saved(cause) {
	const found = savedOf(cause);
	return found === void 0 ? "–" : data(found.change, changeAndRange(found));
}
/** The innocent have rows above. */
function belowCauses(result, explanation) {
	const said = causeSentences(result, explanation, (names, separator) => names.join(separator));
	return [
		said.rule,
		...said.together,
		said.balance,
		...said.method
	].map(sentence).filter((text) => text !== "").join(" ");
}
/** Nothing where nothing is suggested. */
function htmlSuggestion(result) {
	const suggested = suggestionMarkup(result);
	return suggested === void 0 ? html`` : section("suggestion", "Suggestion", suggested);
}

// src/core/views/html-timeline.ts
const COLUMNS = [
	{
		head: "step",
		kind: "name",
		cell: shareName
	},
	{
		head: "seconds",
		kind: "number",
		cell: ({ seconds }) => data(seconds, seconds.toFixed(1))
	},
	{
		head: "share",
		kind: "number",
		cell: ({ share }) => data(share, `${(100 * share).toFixed(1)} %`)
	}
];
/** Nothing where it was not kept. */
function htmlTimeline(result) {
	const { timeline } = result;
	if (timeline === null) return html``;
	const shares = table("Wall time of the run, without drawing this page", COLUMNS, timeShares({
		...result,
		timeline
	}));
	return section("time", "Where the time went", html`<details>
<summary>${measuredShare(result)}</summary>
<figure id="timeline" class="scroll" tabindex="0" role="group" aria-labelledby="time"></figure>
${shares}
</details>`);
}

// src/core/views/html-body.ts
/** What report.html shows: verdict, a place for the charts, and every number of the result in tables. */
/** Files that figures were imported from, as many as are named. */
const MOST_SOURCES = 20;
/** By their decimals; made once, as that takes longer than thousands of numbers. */
const FORMATS = [
	0,
	1,
	2
].map((digits) => new Intl.NumberFormat("en-US", {
	minimumFractionDigits: digits,
	maximumFractionDigits: digits
}));
const PROVIDED = {
	full: "● full",
	partial: "◐ partial",
	none: "○ none"
};
/** Of cells that we measured. */
const MEASURED_COLUMNS = [
	{
		head: "CPU µs/query",
		kind: "number",
		cell: (cell) => number(cell.cpuMicrosPerQuery, 1)
	},
	{
		head: "server busy",
		kind: "number",
		cell: ({ serverCpuBusy }) => busy(serverCpuBusy)
	},
	{
		head: "client busy",
		kind: "number",
		cell: ({ clientCpuBusy }) => busy(clientCpuBusy)
	},
	{
		head: "errors",
		kind: "number",
		cell: ({ errors }) => number(errors, 0)
	}
];
function htmlBody(result) {
	return html`<a class="skip" href="#changes">Skip the charts</a>
<header>
<h1>${result.suite.name} ${verdictMark(result.verdict)}</h1>
<p><strong>${result.verdict}</strong>: ${headline(result, asItIs)} ${coverageLead(result)} ${durabilityTrade(result)}</p>
<p class="faint">${measured(result)}</p>
${loosened(result)}
</header>
<main>
<h2 id="charts">Charts</h2>
<p class="faint">Point at a mark for its numbers. The tables below hold all of them.</p>
<figure id="chart" class="scroll" tabindex="0" role="group" aria-label="${pictureText(result)}"></figure>
<noscript><p>The charts need JavaScript; the tables do not.</p></noscript>
<div id="hint" hidden></div>
${changes(result)}
${warnings(result)}
${htmlCauses(result)}
${htmlSuggestion(result)}
${covered(result)}
${advised(result)}
${cells(result)}
${ranking(result)}
${twin(result)}
${scenarios(result)}
${insight(result)}
${environment(result)}
${htmlTimeline(result)}
</main>
`;
}
function measured(result) {
	const { scenarios, startedAt, seconds, measuredSeconds, seed } = result;
	if (result.imported !== null) return `${originText(result)}: ${sourceText(result, MOST_SOURCES)}, imported ${startedAt}`;
	return [
		distinct(scenarios.map(({ server }) => `${server.product} ${server.version}`)).join(", "),
		startedAt,
		`${measuredSeconds.toFixed(0)} s measured of ${seconds.toFixed(0)} s`,
		`seed ${seed}`
	].filter((part) => part !== "").join(" · ");
}
/** By what the verdict was reached, which is said before anything is shown. */
function loosened(result) {
	const all = loosenedWarnings(result);
	if (all.length === 0) return html``;
	return html`<p><strong>${LOOSENED_TITLE}:</strong></p>
<ul>${all.map(({ message }) => html`<li>${message}</li>\n`)}</ul>`;
}
function warnings(result) {
	const said = loosenedWarnings(result);
	const all = result.warnings.filter((warning) => !said.includes(warning));
	if (all.length === 0) return html``;
	return html`<h2>Warnings</h2>
<ul>${all.map(({ code, message }) => html`<li><code>${code}</code> ${message}</li>\n`)}</ul>`;
}
function covered({ coverage }) {
	const told = toldCoverage(coverage);
	if (told.length === 0) return html``;
	return html`<h2>${COVERAGE_TITLE}</h2>
<ul>${told.map((one) => html`<li>${coverageLine(one)}</li>\n`)}</ul>`;
}
function advised({ advice }) {
	if (advice.length === 0) return html``;
	return html`<h2>${ADVICE_TITLE}</h2>
<ul>${advice.map((one) => html`<li>${adviceText(one)} (<a href="${one.page}">manual</a>)</li>\n`)}</ul>`;
}
function changes(result) {
	const { comparisons } = result;
	const columns = [
		{
			head: "scenario",
			kind: "name",
			cell: ({ scenario }) => scenario
		},
		{
			head: "workload",
			kind: "text",
			cell: ({ scope, workload }) => scope === "mean" ? "mean of all cells" : workload
		},
		{
			head: "threads",
			kind: "number",
			cell: ({ scope, threads }) => scope === "mean" ? "" : String(threads)
		},
		{
			head: "against",
			kind: "text",
			cell: (comparison) => against(comparison, asItIs)
		},
		{
			head: "change",
			kind: "number",
			cell: (one) => data(one.change, change(one.change))
		},
		{
			head: "from",
			kind: "number",
			cell: ({ low }) => known(low, change)
		},
		{
			head: "to",
			kind: "number",
			cell: ({ high }) => known(high, change)
		},
		{
			head: "tolerance",
			kind: "number",
			cell: ({ tolerance }) => data(tolerance, share(tolerance))
		},
		{
			head: "detectable",
			kind: "number",
			cell: ({ detectable }) => known(detectable, share)
		},
		{
			head: "verdict",
			kind: "text",
			cell: ({ verdict }) => verdictMark(verdict)
		},
		{
			head: "in words",
			kind: "text",
			cell: ({ label }) => labelText(label)
		}
	];
	const confidence = distinct(comparisons.map(({ confidence }) => share(confidence))).join(", ");
	const detectable = result.imported === null ? "; detectable is the smallest slowdown that would have been found" : "";
	const caption = comparisons.some(hasInterval) ? `Change in QPS with its ${confidence} interval${detectable}` : `Change in QPS${result.imported === null ? "" : `, ${originText(result)}`}`;
	return section("changes", "Changes", table(caption, columns, comparisons));
}
function cells(result) {
	const { cells: all, imported } = result;
	const ms = (key) => (cell) => number(cell.latencyMs[key], 2);
	const columns = [
		{
			head: "scenario",
			kind: "name",
			cell: armLabels(result)
		},
		{
			head: "workload",
			kind: "text",
			cell: ({ workload }) => workload
		},
		{
			head: "threads",
			kind: "number",
			cell: ({ threads }) => String(threads)
		},
		{
			head: "QPS",
			kind: "number",
			cell: ({ qps }) => qps > 0 && qps < 1 ? data(qps, rate(qps)) : number(qps, 0)
		},
		{
			head: "TPS",
			kind: "number",
			cell: ({ tps }) => number(tps, 1)
		},
		{
			head: "mean ms",
			kind: "number",
			cell: ms("avg")
		},
		{
			head: "p50 ms",
			kind: "number",
			cell: ms("p50")
		},
		{
			head: "p95 ms",
			kind: "number",
			cell: ms("p95")
		},
		{
			head: "p99 ms",
			kind: "number",
			cell: ms("p99")
		},
		...imported === null ? MEASURED_COLUMNS : []
	];
	return section("cells", "Throughput and latency", table(imported === null ? "Robust means over the slices of each cell" : "As imported; QPS of repetitions by their geometric mean", columns, all));
}
function ranking({ ranking: all }) {
	if (all.length === 0) return html``;
	const items = all.map(({ workload, threads, text }) => html`<li>${workload} at ${count(threads, "thread")}: ${text}</li>\n`);
	return section("ranking", "Ranking", html`<ul>${items}</ul>`);
}
function twin(result) {
	const { twin: all } = result;
	if (all.length === 0) return html``;
	const columns = [
		{
			head: "workload",
			kind: "name",
			cell: ({ workload }) => workload
		},
		{
			head: "threads",
			kind: "number",
			cell: ({ threads }) => String(threads)
		},
		{
			head: "change",
			kind: "number",
			cell: (one) => data(one.change, change(one.change))
		},
		{
			head: "from",
			kind: "number",
			cell: ({ low }) => data(low, change(low))
		},
		{
			head: "to",
			kind: "number",
			cell: ({ high }) => data(high, change(high))
		}
	];
	const shared = sharedServersText(result);
	const caption = `The second copy against the first: ${secondCopyText(result, asItIs)}. A sound run shows no change`;
	const content = table(caption, columns, all);
	return section("twin", "A/A check", shared === "" ? content : html`<p>${sentence(shared)}</p>
${content}`);
}
function scenarios(result) {
	const { scenarios: all, imported } = result;
	if (imported !== null) return html``;
	const nameOf = scenarioNamer(result);
	const amount = (value) => value === null ? "–" : data(value, bytes(value));
	const columns = [
		{
			head: "scenario",
			kind: "name",
			cell: nameOf
		},
		...mainRule(result) === "base" ? [] : [{
			head: "role",
			kind: "text",
			cell: roleText
		}],
		{
			head: "server",
			kind: "text",
			cell: ({ server }) => `${server.product} ${server.version}`
		},
		{
			head: "memory",
			kind: "number",
			cell: ({ memory }) => amount(memory.residentBytes)
		},
		{
			head: "Performance Schema",
			kind: "number",
			cell: ({ memory }) => amount(memory.performanceSchemaBytes)
		},
		{
			head: "start s",
			kind: "number",
			cell: ({ startSeconds }) => number(startSeconds, 2)
		},
		{
			head: "variables that differ",
			kind: "text",
			cell: ({ variables }) => variableList(variables)
		}
	];
	return section("scenarios", "Scenarios", table("Servers as they were running", columns, all));
}
function variableList(variables) {
	const entries = Object.entries(variables);
	const list = html`<ul>${entries.map(([name, value]) => html`<li><code>${name} = ${value}</code></li>\n`)}</ul>`;
	return entries.length === 0 ? html`none` : html`<details><summary>${entries.length}</summary>${list}</details>`;
}
function insight(result) {
	const { scenarios: all } = result;
	const nameOf = scenarioNamer(result);
	const probed = all.filter((scenario) => scenario.revision !== "twin" && Object.keys(scenario.insight).length > 0);
	if (probed.length === 0) return html``;
	const columns = [{
		head: "shows",
		kind: "name",
		cell: ({ key }) => ABILITY_TITLES[key]
	}, ...probed.map((scenario) => ({
		head: nameOf(scenario),
		kind: "text",
		cell: ({ key }) => PROVIDED[scenario.insight[key] ?? "none"]
	}))];
	return section("insight", "What each scenario lets one find out", table("Diagnostic abilities", columns, ABILITIES));
}
function environment({ environment: own, suite, schemaVersion, imported }) {
	if (imported !== null) return html``;
	const rows = [
		["processor", `${own.cpuModel}, ${count(own.cpus, "CPU")}`],
		["servers on CPU", own.serverCpus.join(", ")],
		["sysbench on CPU", own.clientCpus.join(", ")],
		["memory", bytes(own.memoryBytes)],
		["kernel", own.kernel],
		["sysbench", own.sysbench],
		["runner", own.runner],
		["fingerprint of the suite", suite.fingerprint],
		["version of result.json", String(schemaVersion)]
	];
	return section("environment", "Machine", table("Where the run took place", [{
		head: "fact",
		kind: "name",
		cell: ([name]) => name
	}, {
		head: "value",
		kind: "text",
		cell: ([, value]) => value
	}], rows));
}
function scenarioNamer(result) {
	const labelOf = armLabels(result);
	return ({ name, revision }) => labelOf({
		scenario: name,
		revision
	});
}
function roleText({ role }) {
	return role;
}
function known(value, text) {
	return value === null ? "–" : data(value, text(value));
}
function number(value, digits) {
	if (value === null) return "–";
	return data(value, FORMATS[digits].format(value));
}
function busy(value) {
	return value === null ? "–" : data(value, `${(100 * value).toFixed(0)} %`);
}

// src/edges/chart/html.ts
/** report.html: one file that needs no network, and whose policy allows nothing but its own scripts. */
var _templateObject;
var _templateObject2;
/** Widths in pixels, from that of a telephone to that of the page in a window of 1200 and more: the page takes the widest that fits. */
const CHART_WIDTHS = [
	360,
	560,
	700,
	860,
	1e3,
	1110
];
async function renderHtml(result) {
	const scripts = (await Promise.all([DRAWING_SCRIPT, PAGE_SCRIPT].map(readBuiltScript))).map(inlineScript);
	const style = await readStyle(readAsset("report-page.css"));
	const { markup } = html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
		": ",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n",
		"\n<script type=\"application/json\" id=\"specs\">",
		"<\/script>\n",
		"</body>\n</html>\n"
	])), policy(scripts, style), result.suite.name, result.verdict, raw(style), htmlBody(result), inlineJson(specsOf(result)), scripts.map((script) => html(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral(["<script>", "<\/script>\n"], ["<script>", "<\/script>\\n"])), raw(script))));
	return markup;
}
/** By the element in which it is drawn, colour scheme and width in pixels. */
function specsOf(result) {
	const { timeline } = result;
	return {
		chart: variants((options) => chartSpec(result, {
			...options,
			isInPage: true
		})),
		...timeline === null ? {} : { timeline: variants((options) => timelineSpec({
			...result,
			timeline
		}, options)) }
	};
}
function variants(specOf) {
	return Object.fromEntries(["light", "dark"].map((theme) => [theme, Object.fromEntries(CHART_WIDTHS.map((width) => [width, specOf({
		width,
		theme
	})]))]));
}
function policy(scripts, style) {
	return [
		"default-src 'none'",
		`script-src ${scripts.map((script) => `'sha256-${sha256(script)}'`).join(" ")}`,
		`style-src 'sha256-${sha256(style)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
}
function sha256(text) {
	return createHash("sha256").update(text).digest("base64");
}
/** Whatever would end the element, or hide its end, stands in strings and patterns only, where `\/` and `\!` mean the same. */
function inlineScript(script) {
	return script.replaceAll(/<(?=\/script|!--)/gi, "<\\");
}
/** JSON in which every `<` is written so that no element ends or begins. */
function inlineJson(value) {
	return raw(JSON.stringify(value).replaceAll("<", "\\u003c"));
}
function raw(markup) {
	return { markup };
}

export { renderHtml };