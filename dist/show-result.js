import { d as exitCodeOfVerdict } from "./errors.js";
import { a as takesColour, i as say, n as printJson, t as print } from "./output.js";
import { d as FORMAT_FILES } from "./shared-flags.js";
import { i as isCopy, n as HOME } from "./names.js";
import { t as toolVersion } from "./version.js";
import { o as timeShares, r as resultSchema, t as hasInterval } from "./result.js";
import { t as makeReport } from "./make-report.js";
import { c as range, i as count, l as rate, n as change } from "./figures.js";
import { i as keyOf } from "./comparison.js";
import { a as costText, l as openText, s as howOf, u as removedSetting } from "./cause-wording.js";
import { f as settingLine, i as cellText, n as asItIs, s as joinedNames, t as against } from "./wording.js";
import { a as costEvidence, o as costName, s as costTitle } from "./arm-wording.js";
import { u as verdictOf$1 } from "./judgement.js";
import { A as isExplained, C as sameArm, I as measuredShare, L as shareName, O as finding, U as coverageText, _ as controlArm, h as armLabels, k as headline, w as shownArms } from "./chart-spec.js";
import { n as gatedCosts } from "./gated-costs.js";
import { t as bySeverity } from "./tolerance.js";
import { o as told } from "./warnings.js";
import { t as printable$1 } from "./chart-text.js";
import { h as shownTable, s as isShown } from "./suggestion-section.js";
import { n as renderMarkdown } from "./markdown.js";
import { t as html } from "./markup.js";
import { join } from "node:path";

// src/core/views/terminal-style.ts
const ANSI = {
	slower: "\x1B[31m",
	faster: "\x1B[32m",
	plain: "",
	faint: "\x1B[2m",
	bold: "\x1B[1m",
	reset: "\x1B[0m"
};
/** Names come from files that anybody may have written: no control characters reach the terminal. */
function printable(text) {
	return text.replaceAll(/\p{Cc}|\p{Cf}/gu, "�");
}
function paint(text, tone, { colour }) {
	return colour && ANSI[tone] !== "" ? `${ANSI[tone]}${text}${ANSI.reset}` : text;
}

// src/core/views/terminal-cells.ts
/** The chart of the terminal: a table of all cells, with a bar for each. */
const HEAD = [
	"scenario",
	"workload",
	"threads",
	"QPS",
	"",
	"change",
	"95 % interval",
	"p95 ms",
	"CPU µs/query",
	"verdict"
];
/** Columns of text, which begin at the left; the bar and the verdict among them. */
const TEXT_COLUMNS = [
	0,
	1,
	4,
	9
];
const BAR_WIDTH = 10;
const UNKNOWN = "–";
/** Eighths of a character, none to seven. */
const EIGHTHS = [
	"",
	"▏",
	"▎",
	"▍",
	"▌",
	"▋",
	"▊",
	"▉"
];
/** None if nothing was measured. */
function cellsTable(result, style) {
	const arms = shownArms(result);
	const rankOf = (cell) => arms.findIndex((arm) => sameArm(arm, cell));
	const cells = result.cells.filter((cell) => !isCopy(cell)).toSorted((a, b) => rankOf(a) - rankOf(b));
	const placeOf = ({ workload, threads }) => `${threads} ${workload}`;
	const shown = Map.groupBy(cells, placeOf);
	const groups = [...new Set(result.cells.map(placeOf))].flatMap((place) => {
		const group = shown.get(place);
		return group === void 0 ? [] : [group];
	});
	if (groups.length === 0) return [];
	const toRow = rowMaker(result);
	return table(groups.map((group) => {
		const fastest = Math.max(...group.map(({ qps }) => qps));
		return group.map((cell) => toRow(cell, fastest));
	}), style);
}
/** "−13.0 … −11.2 %", "no interval". */
function interval(found) {
	return found.low === null ? range(found) : `${range(found)} %`;
}
/** The label says more than the verdict, and where it does not it is the verdict. */
function verdictOf({ verdict, label }) {
	return verdict === "inconclusive" ? `inconclusive: ${label}` : label;
}
/** By cell: the comparison with the control, else with the base; the worse verdict where there are both. */
function comparisonFinder({ comparisons }) {
	const keyOf = ({ scenario, workload, threads }) => JSON.stringify([
		scenario,
		workload,
		threads
	]);
	const found = Map.groupBy(comparisons.filter(({ scope }) => scope === "cell"), keyOf);
	return (cell) => {
		const own = found.get(keyOf(cell)) ?? [];
		return own.find(({ verdict }) => verdict === "regressed") ?? own[0];
	};
}
/** @returns the row of a cell, relative to the QPS of the fastest in its group */
function rowMaker(result) {
	const comparisonOf = comparisonFinder(result);
	const labelOf = armLabels(result);
	const control = controlArm(result);
	return (cell, fastest) => {
		const found = cell.revision === "head" ? comparisonOf(cell) : void 0;
		const role = control !== void 0 && sameArm(control, cell) ? "control" : "";
		return {
			tone: toneOf(found),
			cells: [
				printable(labelOf(cell)),
				printable(cell.workload),
				String(cell.threads),
				rate(cell.qps),
				bar(cell.qps / fastest),
				found === void 0 ? role : change(found.change),
				found === void 0 ? "" : interval(found),
				cell.latencyMs.p95?.toFixed(2) ?? UNKNOWN,
				cell.cpuMicrosPerQuery?.toFixed(1) ?? UNKNOWN,
				found === void 0 ? "" : printable(verdictOf(found))
			]
		};
	};
}
function toneOf(found) {
	if (found === void 0 || !hasInterval(found)) return "plain";
	if (found.high < 0) return "slower";
	return found.low > 0 ? "faster" : "plain";
}
/** A share of 1 as ten blocks, in eighths. */
function bar(share) {
	const eighths = Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH * 8) : 0;
	return ("█".repeat(eighths >> 3) + (EIGHTHS[eighths & 7] ?? "")).padEnd(BAR_WIDTH);
}
/** Cells are separated. */
function table(groups, style) {
	const rows = groups.flat();
	const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row.cells[column]?.length ?? 0)));
	const align = (cells) => cells.map((text, column) => TEXT_COLUMNS.includes(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)).join("  ").trimEnd();
	const rule = widths.map((width) => "─".repeat(width)).join("  ");
	const body = groups.map((group) => group.map((row) => paint(align(row.cells), row.tone, style)));
	return [
		paint(align(HEAD), "bold", style),
		paint(rule, "faint", style),
		...body.flatMap((lines, index) => index === 0 ? lines : ["", ...lines])
	];
}

// src/core/views/terminal.ts
/** Items of a text that are named. */
const MOST_ITEMS = 10;
function renderTerminal(result, style) {
	const { name, verdict, subject, blocks } = makeReport(result);
	return `${[paint(printable(`${name}: ${verdict}${subject === "" ? "" : ` · ${subject}`}`), "bold", style), ...terminalBlocks(blocks, style, cellsTable(result, style))].join("\n")}\n`;
}
function terminalBlocks(blocks, style, chart = []) {
	return blocks.filter((block) => isShown(block, "terminal")).flatMap((block) => blockLines(block, style, chart));
}
function blockLines(block, style, chart) {
	switch (block.kind) {
		case "heading":
		case "paragraph": return [inline(block.text)];
		case "list": return limited(block.items.map((item) => `- ${inline(item)}`), block.limit);
		case "code": return limited(block.lines.map((line) => `  ${printable(line)}`), block.limit);
		case "table": return tableLines(shownTable(block, "terminal"), style);
		case "chart": return chart.length === 0 ? [] : ["", ...chart];
		case "details": return [printable(block.title), ...terminalBlocks(block.blocks, style)];
		case "section": return sectionLines(block, style);
	}
}
function sectionLines({ title, blocks }, style) {
	return [
		"",
		paint(printable(title), "bold", style),
		...terminalBlocks(blocks, style)
	];
}
function tableLines({ columns, rows, limit }, style) {
	const texts = rows.slice(0, limit?.most).map((row) => row.map(inline));
	if (texts.length === 0) return limited([], limit, rows.length);
	const heads = columns.map(({ title }) => inline(title));
	const widths = heads.map((head, at) => Math.max(head.length, ...texts.map((row) => row[at]?.length ?? 0)));
	const align = (cells) => cells.map((text, at) => columns[at]?.align === "right" ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)).join("  ").trimEnd();
	return [paint(align(heads), "faint", style), ...limited(texts.map(align), limit, rows.length)];
}
/** The first of the lines, and how many there are more. */
function limited(lines, limit, all = lines.length) {
	if (limit === void 0) return [...lines];
	const shown = lines.slice(0, limit.most);
	return [...shown, printable(limit.rest(all - shown.length))].filter((line) => line !== "");
}
function inline(text) {
	return Array.isArray(text) ? text.map(span).join("") : span(text);
}
function span(one) {
	if (typeof one === "string") return printable(one);
	switch (one.kind) {
		case "strong":
		case "emphasis": return inline(one.text);
		case "several": return severalText(one.items.map(inline), one.separator);
		case "link": return printable(one.address);
		default: return printable(one.text);
	}
}
function severalText(items, separator) {
	const more = items.length - MOST_ITEMS;
	return `${items.slice(0, MOST_ITEMS).join(separator)}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/core/views/line-finding.ts
/** Kinds of findings: consumers that use kinds, such as code scanning, track them from run to run. */
const FINDING_KINDS = {
	regressed: {
		title: "qpsgate: slower",
		level: "error"
	},
	"to-blame": {
		title: "qpsgate: slower",
		level: "error"
	},
	"may-be-to-blame": {
		title: "qpsgate: may be to blame",
		level: "warning"
	},
	accepted: {
		title: "qpsgate: slower, accepted",
		level: "notice"
	},
	"not-exercised": {
		title: "qpsgate: not exercised",
		level: "notice"
	},
	"cannot-show": {
		title: "qpsgate: cannot be measured here",
		level: "notice"
	},
	"unknown-setting": {
		title: "qpsgate: unknown setting",
		level: "notice"
	},
	"known-beforehand": {
		title: "qpsgate: known risk",
		level: "notice"
	}
};
/** The finding with the text of its kind. */
function lineFinding(kind, { file, line }, { about, message }) {
	return {
		file,
		line,
		kind,
		about,
		message,
		...FINDING_KINDS[kind]
	};
}

// src/core/views/cause-annotations.ts
/** Causes shown on one line, which may have more, such as a pattern of many instruments. */
const MOST_PER_LINE = 3;
/**
* Errors on the lines to blame first, then warnings on those that are undecided or were not reached; one a line.
*
* @param worst subject of the finding if the explained comparison is not among the result's
* @param otherwise for settings without a line
*/
function causeFindings(result, worst, otherwise) {
	const entries = result.causes.filter(({ verdict }) => verdict !== "innocent").flatMap((cause) => entriesOf(result, cause, otherwise)).toSorted((left, right) => Number(right.kind === "to-blame") - Number(left.kind === "to-blame"));
	const about = finding(result, explainedComparison(result) ?? worst, asItIs);
	return [...Map.groupBy(entries, ({ file, line }) => JSON.stringify([file, line])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const texts = [first, ...others].slice(0, MOST_PER_LINE).map(({ text }) => text);
		const more = others.length + 1 - texts.length;
		const message = `${texts.join("; ")}${more > 0 ? `; ${more} more` : ""}. In total, ${about}`;
		const names = [...new Set([first, ...others].map(({ name }) => name))].sort();
		return [lineFinding(first.kind, first, {
			about: [
				worst.rule,
				worst.scenario,
				...names
			],
			message
		})];
	});
}
function entriesOf(result, cause, otherwise) {
	return cause.settings.flatMap((setting) => {
		const gone = setting.place === null ? removedSetting(result, setting.name) : void 0;
		const place = setting.place ?? (gone?.before ? {
			file: gone.before.file,
			line: 1
		} : otherwise);
		if (place === void 0) return [];
		const { name } = setting;
		const text = `${name}${gone === void 0 ? "" : ` (${settingLine(gone)})`}: ${saidOf(cause, setting)}`;
		return [{
			...place,
			name,
			text,
			kind: kindOf(cause)
		}];
	});
}
/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if taken back", "−1.0 % (−3.0 … +1.0), undecided". */
function saidOf(cause, setting) {
	const words = cause.verdict === "to blame" ? blamedHow(cause, setting) : openText([cause]);
	return [costText(cause), words].filter((part) => part !== "").join(", ");
}
function blamedHow(cause, setting) {
	const others = cause.settings.filter((each) => each !== setting).map(({ name }) => name);
	const partners = cause.kind === "together" ? others : cause.together;
	return partners.length === 0 ? howOf(cause) : `only together with ${joinedNames(partners, asItIs)}`;
}
function kindOf({ verdict }) {
	return verdict === "to blame" ? "to-blame" : "may-be-to-blame";
}
function explainedComparison({ comparisons, explanation }) {
	return comparisons.find(({ rule, scenario, workload, threads }) => rule === explanation?.rule && scenario === explanation.scenario && workload === explanation.workload && threads === explanation.threads);
}

// src/core/views/annotations.ts
const plain$1 = (text) => text;
/**
* Findings about every scenario that regressed, worst first; notices if it was accepted. If its causes are known, on
* the lines to blame and then on those that could not be cleared; else on every setting that changed. Advance knowledge
* about changed settings comes last.
*/
function findingsOf(result) {
	const regressed = bySeverity(result.comparisons.filter(({ verdict }) => verdict === "regressed"));
	const found = [...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()].flatMap(([worst]) => worst === void 0 ? [] : findingsOfScenario(result, worst));
	const costs = gatedCosts(result, "regressed").flatMap((cost) => costFinding(result, cost));
	const told = [...result.coverage.flatMap(coverageFinding), ...result.advice.map(adviceFinding)];
	if (result.accepted === null) return [
		...found,
		...costs,
		...told
	];
	return [...[...found, ...costs].map((each) => ({
		...each,
		kind: "accepted",
		...FINDING_KINDS.accepted
	})), ...told];
}
/** The setting behind a cost is not searched for. */
function costFinding(result, gated) {
	const { rule, scenario } = gated.found;
	const place = result.scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.place;
	const message = `${costTitle(gated, plain$1)}: ${costEvidence(gated, plain$1)}`;
	return place === void 0 ? [] : [lineFinding("regressed", place, {
		about: [
			rule,
			scenario,
			gated.cost.cost
		],
		message
	})];
}
/** An exercised setting needs no word on its line. */
function coverageFinding(covered) {
	const { status, scenario, name } = covered;
	const kind = COVERAGE_KINDS[status];
	if (kind === void 0) return [];
	return [lineFinding(kind, covered, {
		about: [scenario, name],
		message: `${name}: ${covered.message}`
	})];
}
const COVERAGE_KINDS = {
	"not-exercised": "not-exercised",
	"cannot-show": "cannot-show",
	unknown: "unknown-setting"
};
function adviceFinding(advice) {
	const { scenario, variable, code, message, page } = advice;
	return lineFinding("known-beforehand", advice, {
		about: [
			scenario,
			variable,
			code
		],
		message: `${message}; see ${page}`
	});
}
function findingsOfScenario(result, worst) {
	const { rule, scenario } = worst;
	const place = result.scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.place;
	const said = {
		about: [rule, scenario],
		message: finding(result, worst, plain$1)
	};
	const onScenario = place === void 0 ? [] : [lineFinding("regressed", place, said)];
	if (isExplained(result, worst)) {
		const found = causeFindings(result, worst, place);
		return found.length > 0 ? found : onScenario;
	}
	const settings = result.settings.filter((setting) => rule === "base" && setting.scenario === scenario);
	if (settings.length === 0) return onScenario;
	const together = settings.length === 1 ? "" : `, one of ${settings.length} changed settings`;
	return settings.map((setting) => {
		const line = {
			file: setting.after?.file ?? setting.before?.file ?? scenario,
			line: setting.after?.line ?? 1
		};
		const gone = setting.after === null ? ` (${settingLine(setting)})` : "";
		const message = `${setting.name}${gone}${together}: ${said.message}`;
		return lineFinding("regressed", line, {
			about: [...said.about, setting.name],
			message
		});
	});
}

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
	return resultSchema.parse({
		...run,
		...time,
		verdict: verdictOf$1(judgement),
		comparisons: judgement.comparisons.map((found) => resultComparison(found, {
			statements,
			costs,
			gated: judgement.costs
		})),
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
	const isOwn = (each) => keyOf({
		...each,
		scope: "cell"
	}) === keyOf(found);
	const [own, cost] = [statements.find(isOwn), costs.find(isOwn)];
	return {
		...comparison,
		...own === void 0 ? {} : { statements: own.statements },
		...cost === void 0 || cost.costs.length === 0 ? {} : { costs: cost.costs.map((each) => ({
			...each,
			...gatedBy(found, each, gated)
		})) }
	};
}
/** How a cost was judged, where it is gated. */
function gatedBy(found, { cost }, all) {
	const key = keyOf({
		...found,
		scope: "cell",
		cost
	});
	const judged = all.find((one) => keyOf(one) === key);
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
	return printable$1(text).replaceAll(/[\\"]/g, "\\$&");
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
	return printable$1(text).replaceAll(/[{}]/g, "$&$&").replaceAll("](", "] (");
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
	const { renderHtml } = await import("./html.js");
	const write = (name, { spec, svg, png }) => {
		output.write(`${name}.vl.json`, spec);
		output.write(`${name}.svg`, svg);
		output.write(`${name}.png`, png);
	};
	output.write("report.html", await renderHtml(result));
	if (result.cells.length === 0) return;
	const charts = await import("./chart.js");
	write("chart", await charts.renderChart(result));
	const { timeline } = result;
	if (drawsTimeline && timeline !== null) write("timeline", await charts.renderTimelineChart({
		...result,
		timeline
	}));
}

// src/core/views/timeline-text.ts
/** "77 % of 45 s measured:", and a line for every step with its seconds and its share. */
function renderTimeline(result) {
	const { timeline } = result;
	if (timeline === null) return "no timeline: this result was joined from several\n";
	const rows = timeShares({
		...result,
		timeline
	}).map((one) => [
		shareName(one),
		one.seconds.toFixed(1),
		(100 * one.share).toFixed(1)
	]);
	const width = (column) => Math.max(...rows.map((row) => row[column].length));
	const lines = rows.map(([name, seconds, percent]) => `  ${name.padEnd(width(0))}  ${seconds.padStart(width(1))} s  ${percent.padStart(width(2))} %`);
	return `\n${[`${measuredShare(result)}:`, ...lines].join("\n")}\n`;
}

// src/commands/show-result.ts
/** Output and exit codes of `qpsgate run`, `qpsgate report` and `qpsgate import`. */
/** @returns the exit code */
function showResult(result, { json, out, timeline = false }) {
	if (json) printJson(result);
	else print(renderTerminal(result, { colour: takesColour() }));
	if (timeline && !json) print(renderTimeline(result));
	say(reportLine(out));
	return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive);
}
/** Path of the page with all details, for people and for terminals that turn paths into links. */
function reportLine(out) {
	return `report: ${reportPath(out)}`;
}
function reportPath(out) {
	return join(out, "report.html");
}

export { writeViews as a, renderTerminal as c, writeTexts as i, reportPath as n, makeResult as o, showResult as r, findingsOf as s, reportLine as t };