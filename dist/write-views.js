import { t as FORMAT_FILES } from "./report-request.js";
import { n as HOME } from "./names.js";
import { t as toolVersion } from "./version.js";
import { r as resultSchema, t as hasInterval } from "./result.js";
import { i as count } from "./figures.js";
import { i as keyOf } from "./comparison.js";
import { i as cellText, t as against } from "./wording.js";
import { u as verdictOf } from "./judgement.js";
import { O as finding, U as coverageText, k as headline } from "./chart-spec.js";
import { n as gatedCosts } from "./gated-costs.js";
import { i as costTitle, n as costEvidence, r as costName } from "./cost-wording.js";
import { o as told } from "./warnings.js";
import { t as printable } from "./chart-text.js";
import { n as FINDING_KINDS, t as findingsOf } from "./annotations.js";
import { n as renderMarkdown } from "./markdown.js";
import { t as html } from "./markup.js";

// src/core/warnings/weight.ts
/**
* Weights: `verdict` for a reader who judges the verdict (parts not measured, or not as written, and the rules that
* judged it); `figures` for single figures, or their comparability; `note` for other useful facts.
*/
const WEIGHTS = [
	"verdict",
	"figures",
	"note"
];
const WEIGHT = {
	"shards-missing": "verdict",
	"not-compared": "verdict",
	"cost-unknown": "verdict",
	"server-lost": "verdict",
	"cell-lost": "verdict",
	"rules-loosened": "verdict",
	"twin-differs": "verdict",
	"machine-disturbed": "verdict",
	"machines-differ": "verdict",
	"slower-than-history": "verdict",
	"history-unreadable": "verdict",
	"config-deleted": "verdict",
	"config-empty": "verdict",
	"option-clamped": "verdict",
	"dataset-larger-than-memory": "verdict",
	"connection-limit": "verdict",
	"option-scaled": "figures",
	"include-skipped": "figures",
	"include-missing": "figures",
	"include-cut": "figures",
	"include-too-deep": "figures",
	"directive-unknown": "figures",
	"settings-unknown": "figures",
	"managed-setting": "figures",
	"managed-storage": "figures",
	"group-skipped": "figures",
	"uneven-durability": "figures",
	"uneven-misses": "figures",
	"uneven-replicas": "figures",
	"uneven-distance": "figures",
	"cpu-differs": "figures",
	"client-saturated": "figures",
	errors: "figures",
	"causes-unknown": "figures",
	"external-server": "figures",
	"others-asked": "figures",
	"one-cpu": "figures",
	"arms-in-groups": "figures",
	"history-of-other-branch": "figures",
	"history-file-unreadable": "figures",
	"no-baseline": "figures",
	"machine-changed": "figures",
	"kernel-changed": "figures",
	"server-changed": "figures",
	"tool-changed": "figures",
	"sysbench-changed": "figures",
	"control-changed": "figures",
	"suite-changed": "figures",
	"settings-changed": "figures",
	"base-missing": "figures",
	"config-added": "note",
	"config-renamed": "note",
	"base-unchanged": "note",
	"base-without-effect": "note",
	"log-bin-moved": "note",
	"options-dropped": "note",
	"base-mended": "note"
};
/** Warnings of the same weight keep their order; codes of other versions come between the others. */
function heaviestFirst(warnings) {
	const known = new Map(Object.entries(WEIGHT));
	const rank = ({ code }) => WEIGHTS.indexOf(known.get(code) ?? "figures");
	return warnings.toSorted((one, other) => rank(one) - rank(other));
}

// src/core/result/make-result.ts
/**
* The result: a run described, and the judgement of it. Made before causes are searched for and when nothing more is
* found out.
*/
/** @throws when a value does not fit the schema: the result is checked before it is written */
function makeResult(judgement, { statements = [], costs = [], ...run }, time) {
	const { twin, disturbance, coverage, history, accepted, attribution } = judgement;
	const parts = {
		statements: new Map(statements.map((each) => [keyOf({
			...each,
			scope: "cell"
		}), each.statements])),
		costs: new Map(costs.map((each) => [keyOf({
			...each,
			scope: "cell"
		}), each.costs])),
		gated: new Map(judgement.costs.map((each) => [keyOf(each), each]))
	};
	return resultSchema.parse({
		...run,
		...time,
		verdict: verdictOf(judgement),
		comparisons: judgement.comparisons.map((found) => resultComparison(found, parts)),
		twin: twin.map(resultTwin),
		disturbance,
		coverage: coverage.map((covered) => ({
			...covered,
			message: coverageText(covered)
		})),
		history,
		accepted,
		causes: attribution?.causes ?? [],
		explanation: attribution?.explanation ?? null,
		suggestion: attribution?.suggestion ?? null,
		warnings: heaviestFirst([...run.warnings, ...judgement.warnings.map(told)])
	});
}
/** Files have every comparison in one form: a mean is of no workload, "*", at no number of threads. */
function resultComparison(found, { statements, costs, gated }) {
	if (found.scope === "mean") return {
		...found,
		workload: "*",
		threads: 0
	};
	const { byCpu: _, ...comparison } = found;
	const key = keyOf(found);
	const [own, known = []] = [statements.get(key), costs.get(key)];
	return {
		...comparison,
		...own === void 0 ? {} : { statements: own },
		...known.length === 0 ? {} : { costs: known.map((each) => ({
			...each,
			...gatedBy(found, each, gated)
		})) }
	};
}
/** The judgement of a cost, if it is gated. */
function gatedBy(found, { cost }, gated) {
	const judged = gated.get(keyOf({
		...found,
		scope: "cell",
		cost
	}));
	if (judged === void 0) return {};
	const { tolerance, toleranceFrom, verdict, label, confirmed } = judged;
	return { gated: {
		tolerance,
		toleranceFrom,
		verdict,
		label,
		confirmed
	} };
}
function resultTwin({ workload, threads, change, low, high, effect }) {
	return {
		workload,
		threads,
		change,
		low,
		high,
		effect
	};
}

// src/core/views/junit.ts
const VERDICTS$1 = [
	"regressed",
	"inconclusive",
	"pass"
];
const plain = (text) => text;
function renderJunit(result) {
	const cells = [...Map.groupBy(result.comparisons, cellName)].map(([name, found]) => cellSuite(result, name, found));
	const seconds = cells.reduce((sum, suite) => sum + suite.seconds, 0);
	const whole = {
		group: result.suite.name,
		name: "verdict",
		outcome: wholeOutcome(result)
	};
	const suites = [{
		name: result.suite.name,
		tests: [whole],
		seconds: Math.max(0, result.seconds - seconds)
	}, ...cells];
	const { markup } = html`<testsuites name="${result.suite.name}"${totals(suites)}>
${suites.map(suiteMarkup)}</testsuites>
`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}`;
}
function cellName(key) {
	return cellText(key, plain);
}
/** If the time of each cell is unknown, all time counts for the run as a whole. */
function cellSuite(result, cell, found) {
	const spans = (result.timeline ?? []).filter((span) => "workload" in span && cellName(span) === cell);
	return {
		name: cell,
		tests: found.flatMap((comparison) => {
			const group = `${result.suite.name}.${comparison.rule}`;
			const name = `${cell}: ${comparison.scenario} against ${against(comparison, plain)}`;
			const costs = VERDICTS$1.flatMap((verdict) => gatedCosts({ comparisons: [comparison] }, verdict));
			return [{
				group,
				name,
				outcome: outcomeOf(result, comparison)
			}, ...costs.map((gated) => ({
				group,
				name: `${name}: ${costName(gated.cost.cost)}`,
				outcome: costOutcome(result, gated)
			}))];
		}),
		seconds: spans.reduce((sum, { from, to }) => sum + to - from, 0)
	};
}
/** As in the exit code. */
function wholeOutcome(result) {
	const { verdict, plan } = result;
	const message = `${verdict}: ${headline(result, plain)}`;
	if (verdict === "pass") return {
		kind: "passed",
		verdict,
		message
	};
	return {
		kind: verdict === "regressed" || plan.policy.onInconclusive === "fail" ? "failed" : "skipped",
		verdict,
		message
	};
}
/**
* A comparison that regressed and does not fail the run, as somebody accepted it or history only warns, is no failure.
*/
function outcomeOf(result, comparison) {
	return outcome(result, comparison, `${finding(result, comparison, plain)} (${comparison.label})`);
}
function costOutcome(result, gated) {
	const message = `${costTitle(gated, plain)}: ${costEvidence(gated, plain)} (${gated.gated.label})`;
	return outcome(result, {
		rule: gated.found.rule,
		verdict: gated.gated.verdict
	}, message);
}
function outcome(result, judged, message) {
	const { verdict } = judged;
	if (verdict === "pass") return {
		kind: "passed",
		verdict,
		message
	};
	if (verdict === "inconclusive") return {
		kind: "skipped",
		verdict,
		message
	};
	const excuse = excuseOf(result, judged);
	if (excuse === void 0) return {
		kind: "failed",
		verdict,
		message
	};
	return {
		kind: "skipped",
		verdict,
		message: `${excuse}: ${message}`
	};
}
function excuseOf({ verdict, accepted, history }, { rule }) {
	if (rule === "history" && history?.mode !== "fail") return "a warning only";
	if (verdict === "regressed") return void 0;
	return accepted === null ? `the run is ${verdict}` : `accepted by ${accepted.by}`;
}
/** Attributes that add tests up. No test could not be run: without figures there is no result. */
function totals(suites) {
	const tests = suites.flatMap((suite) => suite.tests);
	const many = (kind) => tests.filter(({ outcome }) => outcome.kind === kind).length;
	const seconds = suites.reduce((sum, suite) => sum + suite.seconds, 0);
	return html` tests="${tests.length}" failures="${many("failed")}" errors="0" skipped="${many("skipped")}" time="${seconds.toFixed(3)}"`;
}
/** The comparisons of a cell are measured together, so that each has an equal part of its time. */
function suiteMarkup(suite) {
	const seconds = suite.seconds / suite.tests.length;
	return html`  <testsuite name="${suite.name}"${totals([suite])}>
${suite.tests.map((test) => testMarkup(test, seconds))}  </testsuite>
`;
}
function testMarkup({ group, name, outcome }, seconds) {
	return html`    <testcase classname="${group}" name="${name}" time="${seconds.toFixed(3)}">
      ${outcomeMarkup(outcome)}
    </testcase>
`;
}
function outcomeMarkup({ kind, verdict, message }) {
	if (kind === "passed") return html`<system-out>${message}</system-out>`;
	if (kind === "skipped") return html`<skipped message="${message}"/>`;
	return html`<failure type="${verdict}" message="${message}">${message}</failure>`;
}

// src/core/views/open-metrics.ts
/**
* OpenMetrics 1.0 as text: figures for Prometheus and other readers of the format. All are gauges, the verdict too:
* programs that take files and pushes, the node exporter and the push gateway, read the older text format, which knows
* neither info nor state sets. https://prometheus.io/docs/specs/om/open_metrics_spec/
*/
const VERDICTS = [
	"pass",
	"regressed",
	"inconclusive"
];
/** Figures of one run, without a time: they count as current whenever they are read. */
function renderOpenMetrics(result) {
	return `${familiesOf(result).filter(({ samples }) => samples.length > 0).flatMap(linesOf).join("\n")}\n# EOF\n`;
}
function familiesOf(result) {
	const suite = result.suite.name;
	return [
		{
			name: "qpsgate_verdict",
			help: "Verdict of the run: 1 for what it is, 0 for what it is not.",
			samples: VERDICTS.map((verdict) => ({
				labels: {
					suite,
					verdict
				},
				value: Number(verdict === result.verdict)
			}))
		},
		{
			name: "qpsgate_measured_seconds",
			unit: "seconds",
			help: "Counted time of all servers together.",
			samples: [{
				labels: { suite },
				value: result.measuredSeconds
			}]
		},
		{
			name: "qpsgate_qps",
			unit: "qps",
			help: "Queries per second of a scenario; the twin is a second control.",
			samples: result.cells.map(({ scenario, revision, workload, threads, qps }) => ({
				labels: {
					suite,
					scenario,
					revision,
					workload,
					threads
				},
				value: qps
			}))
		},
		...changeFamilies(result)
	];
}
/** Means over all cells have the workload * and 0 threads, as in the result. */
function changeFamilies({ suite, comparisons }) {
	const samples = comparisons.map((found) => {
		const { rule, scenario, reference, workload, threads } = found;
		return {
			labels: {
				suite: suite.name,
				rule,
				scenario,
				reference,
				workload,
				threads
			},
			found
		};
	});
	const sure = samples.flatMap(({ labels, found }) => hasInterval(found) ? [{
		labels,
		found
	}] : []);
	return [
		{
			name: "qpsgate_change_ratio",
			unit: "ratio",
			help: "Relative change of queries per second: -0.2 is 20 percent slower than the reference.",
			samples: samples.map(({ labels, found }) => ({
				labels,
				value: found.change
			}))
		},
		{
			name: "qpsgate_change_low_ratio",
			unit: "ratio",
			help: "Lower end of the interval of the change.",
			samples: sure.map(({ labels, found }) => ({
				labels,
				value: found.low
			}))
		},
		{
			name: "qpsgate_change_high_ratio",
			unit: "ratio",
			help: "Upper end of the interval of the change.",
			samples: sure.map(({ labels, found }) => ({
				labels,
				value: found.high
			}))
		}
	];
}
function linesOf({ name, unit, help, samples }) {
	const values = /* @__PURE__ */ new Map();
	for (const { labels, value } of samples) {
		const text = labelsText(labels);
		if (!values.has(text)) values.set(text, value);
	}
	return [
		`# TYPE ${name} gauge`,
		...unit === void 0 ? [] : [`# UNIT ${name} ${unit}`],
		`# HELP ${name} ${help}`,
		...[...values].map(([labels, value]) => `${name}{${labels}} ${value}`)
	];
}
function labelsText(labels) {
	return Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`).join(",");
}
/** Invisible characters, line feeds among them, are shown as \uXXXX; backslashes and quotes are escaped. */
function escaped(text) {
	return printable(text).replaceAll(/[\\"]/g, "\\$&");
}

// src/core/views/sarif.ts
/**
* SARIF 2.1.0: findings about lines, for GitHub's code scanning and editors. Only findings have results; a log without
* any means that nothing was found. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
*/
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/** By convention the top of the checkout, where no address of it is given. */
const SOURCE_ROOT = "%SRCROOT%";
const LEVELS = {
	error: "error",
	warning: "warning",
	notice: "note"
};
/** Code scanning's names for the levels of rules unrelated to security. */
const SEVERITIES = {
	error: "error",
	warning: "warning",
	notice: "recommendation"
};
const RULES = {
	regressed: {
		name: "Regressed",
		short: "Slower than tolerated",
		full: "Queries per second fell by more than the tolerance, also on servers that were started again. The line is one that changed, or the scenario itself.",
		page: "README.md"
	},
	"to-blame": {
		name: "ToBlame",
		short: "Setting that makes it slower than tolerated",
		full: "Queries per second fell by more than the tolerance, and a search by measuring found that this setting is to blame.",
		page: "docs/causes.md"
	},
	"may-be-to-blame": {
		name: "MayBeToBlame",
		short: "Setting that may make it slower than tolerated",
		full: "Queries per second fell by more than the tolerance. The search for the cause did not reach this setting, or did not clear it.",
		page: "docs/causes.md"
	},
	accepted: {
		name: "Accepted",
		short: "Slower than tolerated, and accepted",
		full: "Queries per second fell by more than the tolerance, and a maintainer accepted it.",
		page: "docs/recipes/accept-a-regression.md"
	},
	"not-exercised": {
		name: "NotExercised",
		short: "Changed setting that no workload exercised",
		full: "No workload of the run used this setting, so a pass does not cover it.",
		page: "docs/coverage.md"
	},
	"cannot-show": {
		name: "CannotShow",
		short: "Changed setting whose effect cannot be shown here",
		full: "No load on one machine would show what this setting does, or all servers of a run have it from qpsgate.",
		page: "docs/coverage.md"
	},
	"unknown-setting": {
		name: "UnknownSetting",
		short: "Changed setting of which qpsgate does not know what exercises it",
		full: "Whether a workload of the run did what this setting is for is not known, so a pass may say nothing of it.",
		page: "docs/coverage.md"
	},
	"known-beforehand": {
		name: "KnownBeforehand",
		short: "Known risk of a changed setting",
		full: "The manual knows a risk of this setting, such as commits lost in a crash. It decides nothing.",
		page: "docs/option-files.md"
	}
};
const RULE_IDS = Object.keys(RULES);
/** @param version of qpsgate */
function renderSarif(result, version) {
	const placed = findingsOf(result).map((found) => ({
		found,
		uri: relativeUri(found.file)
	}));
	const results = placed.flatMap(({ found, uri }) => uri === void 0 ? [] : [resultOf(found, uri)]);
	const log = {
		$schema: SCHEMA,
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "qpsgate",
				version,
				semanticVersion: version,
				informationUri: HOME,
				rules: RULE_IDS.map(ruleOf)
			} },
			automationDetails: { id: `qpsgate/${encodeURIComponent(result.suite.name.toWellFormed())}/` },
			invocations: [invocationOf(placed.length - results.length)],
			columnKind: "utf16CodeUnits",
			results
		}]
	};
	return `${JSON.stringify(log, null, 2)}\n`;
}
/**
* A file as a relative reference (RFC 3986) from the directory of the run; undefined for one elsewhere, whose place is
* private, and for a name that no reference can hold.
*/
function relativeUri(file) {
	if (file.startsWith("/") || !file.isWellFormed() || /\p{Cc}/u.test(file)) return void 0;
	const steps = [];
	for (const step of file.split("/")) {
		if (step === ".." && steps.pop() === void 0) return void 0;
		if (![
			"",
			".",
			".."
		].includes(step)) steps.push(step);
	}
	return steps.length === 0 ? void 0 : steps.map(encodeURIComponent).join("/");
}
function ruleOf(id) {
	const { name, short, full, page } = RULES[id];
	const { level } = FINDING_KINDS[id];
	return {
		id,
		name,
		shortDescription: { text: short },
		fullDescription: { text: full },
		help: { text: full },
		helpUri: `${HOME}/blob/main/${page}`,
		defaultConfiguration: { level: LEVELS[level] },
		properties: {
			tags: ["performance"],
			"problem.severity": SEVERITIES[level]
		}
	};
}
function resultOf({ kind, level, line, message, about }, uri) {
	const names = about.map((name) => encodeURIComponent(name.toWellFormed()));
	return {
		ruleId: kind,
		ruleIndex: RULE_IDS.indexOf(kind),
		level: LEVELS[level],
		message: { text: messageText(message) },
		locations: [{ physicalLocation: {
			artifactLocation: {
				uri,
				uriBaseId: SOURCE_ROOT
			},
			region: { startLine: line }
		} }],
		partialFingerprints: { "qpsgate/v1": [
			kind,
			uri,
			...names
		].join(" ") }
	};
}
/**
* Viewers look for {0} and [text](target) in messages, also in text from outside; braces are written twice (§ 3.11.5).
*/
function messageText(text) {
	return printable(text).replaceAll(/[{}]/g, "$&$&").replaceAll("](", "] (");
}
function invocationOf(outside) {
	if (outside === 0) return { executionSuccessful: true };
	return {
		executionSuccessful: true,
		toolExecutionNotifications: [{
			level: "warning",
			message: { text: `${count(outside, "finding")} about files outside of the checkout, without a line here; report.md has all` }
		}]
	};
}

// src/edges/files/write-views.ts
/** Every view of a result, written side by side. */
const RENDERERS = {
	sarif: (result) => renderSarif(result, toolVersion()),
	junit: renderJunit,
	openmetrics: renderOpenMetrics
};
/** The views without pictures, which cost almost nothing. */
function writeTexts(result, output, { formats = [] } = {}) {
	output.write("result.json", `${JSON.stringify(result, null, 2)}\n`);
	output.write("report.md", renderMarkdown(result));
	for (const format of formats) output.write(FORMAT_FILES[format], RENDERERS[format](result));
}
/**
* Drawing is heavy and is loaded only here, when nothing is measured any more; of large results one view is held at a
* time.
*
* @param choice views that are not always written
*/
async function writeViews(result, output, { drawsTimeline = false, formats = [] } = {}) {
	writeTexts(result, output, { formats });
	await drawPictures(result, output, drawsTimeline);
	const { renderHtml } = await import("./html.js");
	output.write("report.html", await renderHtml(result));
}
/** Without measurements there is nothing to draw, so the drawing code is not loaded. */
async function drawPictures(result, output, drawsTimeline) {
	if (result.cells.length === 0) return;
	const write = (name, { spec, svg, png }) => {
		output.write(`${name}.vl.json`, spec);
		output.write(`${name}.svg`, svg);
		output.write(`${name}.png`, png);
	};
	const charts = await import("./chart.js");
	write("chart", await charts.renderChart(result));
	const { timeline } = result;
	if (drawsTimeline && timeline !== null) write("timeline", await charts.renderTimelineChart({
		...result,
		timeline
	}));
}

export { writeViews as n, makeResult as r, writeTexts as t };