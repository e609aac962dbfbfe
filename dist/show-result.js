import { i as takesColour, n as printJson, r as say, t as print } from "./output.js";
import { a as UserError, c as exitCodeOfVerdict } from "./errors.js";
import { t as toolVersion } from "./version.js";
import { a as duration, c as range, i as count, l as rate, n as change, o as fineShare, r as changeAndRange, s as milliseconds, t as bytes, u as share } from "./figures.js";
import { S as ABILITIES, d as verdictOf$1, o as timeShares, r as resultSchema, t as hasInterval } from "./result.js";
import { I as sharedServersText, L as ADVICE_TITLE, R as adviceText, c as firstOf, d as right, f as table$1, h as sentence, l as left, m as causeSentences, n as suggestionBlock, o as center, p as ABILITY_TITLES, r as suggestionLines, s as details, u as paragraphs, z as durabilityTrade } from "./suggestion-section.js";
import { _ as coverageLead, a as explainedCell, b as toldCoverage, f as settingLine, g as COVERAGE_TITLE, h as sourceText, i as consequence, l as isExplained, m as originText, n as causeName, o as finding, p as labelText, r as cellText, s as headline, t as against, u as joinedNames, v as coverageLine, y as coverageText } from "./wording.js";
import { i as loosenedWarnings, n as told, r as LOOSENED_TITLE } from "./warnings.js";
import { t as bySeverity } from "./severity.js";
import { a as shorten, i as shellWord, n as markdownName, r as mermaidText, t as escapeMarkdown } from "./escape.js";
import { C as whereOf, S as valueText, _ as howOf, a as cellFinder, b as removedSetting, c as sameArm, d as workloadsOf, f as causesByVerdict, g as figuresOf, i as armLabel, l as shownArms, m as costText, n as measuredShare, o as controlArm, r as shareName, s as costFinder, u as threadLevelsOf, v as namesOf, x as savedOf, y as openText } from "./steps.js";
import { t as printable$1 } from "./chart-text.js";
import { t as html } from "./markup.js";
import { m as FORMAT_FILES } from "./flag-values.js";
import { i as writeWhole, n as makeOwnDirectory, r as openNew, t as cannotWrite } from "./write-whole.js";
import { t as HOME } from "./names.js";
import { appendFileSync, closeSync, existsSync, fstatSync, ftruncateSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// src/core/wording/fairness.ts
const UNFAIR = [
	"uneven-durability",
	"uneven-distance",
	"uneven-misses",
	"uneven-replicas",
	"client-saturated",
	"others-asked"
];
/** Warnings that belong beside the figures, as what they say is in them. */
function unfairWarnings({ warnings }) {
	return warnings.filter(({ code }) => UNFAIR.some((unfair) => unfair === code));
}
/** Those that stand nowhere else. */
function otherWarnings(result) {
	const elsewhere = [...unfairWarnings(result), ...loosenedWarnings(result)];
	return result.warnings.filter((warning) => !elsewhere.includes(warning));
}

// src/core/views/cause-lines.ts
const MOST_LINES = 20;
const MOST_NAMES$1 = 10;
/** Nothing where no causes were looked for. */
function causeLines(result) {
	const { explanation, causes } = result;
	if (explanation === null || causes.length === 0) return [];
	const byVerdict = causesByVerdict(result);
	const said = causeSentences(result, explanation, several$1);
	const file = onlyFile(causes);
	const place = explainedCell(explanation, (name) => name);
	const lines = [...byVerdict.blamed.map((cause) => ({
		text: blamedText(result, cause, file),
		isToBlame: true
	})), ...byVerdict.open.map((group) => plain$2(openLine(group)))];
	const shown = lines.slice(0, MOST_LINES);
	const rest = [
		lines.length > shown.length ? `${count(lines.length - shown.length, "more line")} in result.json` : "",
		...[
			said.rule,
			...said.together,
			said.innocents
		],
		byVerdict.unreached.length === 0 ? "" : `not reached: ${several$1(namesOf(byVerdict.unreached), ", ")}`,
		...[said.balance, ...said.method]
	];
	return [plain$2(`which setting is to blame, ${place}${file === void 0 ? "" : `, in ${file}`}:`), ...[...shown, ...rest.filter((text) => text !== "").map(plain$2)].map((line) => ({
		...line,
		text: `  ${line.text}`
	}))];
}
/** "line 12 performance-schema-instrument %: −14.1 % (−15.2 … −13.0)"; with its file where there are several. */
function blamedText(result, cause, file) {
	const name = causeName(cause, (text) => shorten(text));
	const lines = [...new Set(cause.settings.flatMap(({ place }) => place?.line ?? []))];
	const isPlaced = file !== void 0 && cause.settings.every(({ place }) => place !== null);
	const places = [...new Set(cause.settings.map((setting) => whereOf(result, setting)))].join(", ");
	return `${isPlaced ? `line${lines.length === 1 ? "" : "s"} ${lines.join(", ")} ${name}` : `${name} (${places})`}: ${joined(costText(cause) || "to blame", howOf(cause))}`;
}
function openLine(group) {
	const [first] = group;
	return `${several$1(namesOf(group), ", ")}: ${joined(first === void 0 ? "" : costText(first), openText(group))}`;
}
function joined(...parts) {
	return parts.filter((part) => part !== "").join(", ");
}
/** The file that all of them stand in. */
function onlyFile(causes) {
	const [file, ...others] = new Set(causes.flatMap(({ settings }) => settings.flatMap(({ place }) => place?.file ?? [])));
	return others.length === 0 ? file : void 0;
}
function several$1(names, separator) {
	const shown = names.slice(0, MOST_NAMES$1).map((name) => shorten(name));
	return `${shown.join(separator)}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ""}`;
}
function plain$2(text) {
	return {
		text,
		isToBlame: false
	};
}

// src/core/views/terminal.ts
/** The result as text for a terminal or a log: a table people understand. */
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
const UNKNOWN$2 = "–";
/** Files that figures were imported from, as many as are named. */
const MOST_SOURCES$1 = 5;
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
const ANSI = {
	slower: "\x1B[31m",
	faster: "\x1B[32m",
	plain: "",
	faint: "\x1B[2m",
	bold: "\x1B[1m",
	reset: "\x1B[0m"
};
function renderTerminal(result, style) {
	const cells = result.cells.filter((cell) => cell.revision !== "twin");
	const groups = [...Map.groupBy(cells, ({ workload, threads }) => `${workload} ${threads}`).values()];
	if (cells.length === 0) return notMeasured(result, style);
	const comparisonOf = comparisonFinder(result);
	const means = result.comparisons.filter(({ scope }) => scope === "mean").map(meanLine);
	return `${[
		paint(title(result), "bold", style),
		printable(headline(result, (outside) => outside)),
		...[
			coverageLead(result),
			durabilityTrade(result),
			consequence(result)
		].filter(Boolean).map(printable),
		...loosened(result, style),
		"",
		...table(groups.map((group) => {
			const fastest = Math.max(...group.map(({ qps }) => qps));
			return group.map((cell) => toRow(cell, comparisonOf(cell), fastest));
		}), style),
		"",
		...unfairWarnings(result).map(({ message }) => paint(printable(`not a fair comparison: ${message}`), "bold", style)),
		...means,
		...causeLines(result).map(({ text, isToBlame }) => paint(printable(text), isToBlame ? "slower" : "plain", style)),
		...suggestionLines(result).map(printable),
		...result.ranking.map((ranking) => paint(printable(`${ranking.workload} at ${ranking.threads}: ${ranking.text}`), "faint", style)),
		...result.twin.map((twin) => paint(`A/A check, ${printable(twin.workload)} at ${count(twin.threads, "thread")}: ${change(twin.change)} (${range(twin)} %)`, "faint", style)),
		...[sharedServersText(result)].filter(Boolean).map((text) => paint(text, "faint", style)),
		paint(`${measured(result)}${disturbed$1(result)}`, "faint", style),
		...toldCoverage(result.coverage).map((covered) => `coverage: ${printable(coverageLine(covered))}`),
		...result.advice.map((advice) => `advice: ${printable(adviceText(advice))} (${printable(advice.page)})`),
		...otherWarnings(result).map((warning) => `warning: ${printable(warning.message)}`)
	].join("\n")}\n`;
}
function notMeasured(result, style) {
	const warnings = [...unfairWarnings(result), ...otherWarnings(result)].map(({ message }) => printable(message));
	const verdict = `${printable(result.suite.name)}: ${result.verdict}`;
	const sentences = [printable(headline(result, (outside) => outside)), consequence(result)].filter(Boolean);
	return `${[
		...[paint(verdict, "bold", style), ...sentences],
		...loosened(result, style),
		...warnings
	].join("\n")}\n`;
}
/** By what the verdict was reached. */
function loosened(result, style) {
	const lines = loosenedWarnings(result).map(({ message }) => paint(`  ${printable(message)}`, "bold", style));
	return lines.length === 0 ? [] : [paint(`${LOOSENED_TITLE}:`, "bold", style), ...lines];
}
/** "pfson, mean of all cells: −12.1 % (−13.0 … −11.2 %), regressed". */
function meanLine(mean) {
	return printable(`${mean.scenario}, mean of all cells: ${change(mean.change)} (${interval(mean)}), ${verdictOf(mean)}`);
}
/** "−13.0 … −11.2 %", "no interval". */
function interval(found) {
	return found.low === null ? range(found) : `${range(found)} %`;
}
/** The label says more than the verdict, and where it does not it is the verdict. */
function verdictOf({ verdict, label }) {
	return verdict === "inconclusive" ? `inconclusive: ${labelText(label)}` : labelText(label);
}
function title(result) {
	const servers = [...new Set(result.scenarios.map(({ server }) => `${server.product} ${server.version}`))];
	const what = result.imported === null ? servers.join(", ") : originText(result);
	return printable(`${result.suite.name}: ${result.verdict} · ${what}`);
}
function measured(result) {
	if (result.imported !== null) return printable(sourceText(result, MOST_SOURCES$1));
	const { seconds, measuredSeconds, environment, cells, seed } = result;
	return `${cells.reduce((sum, cell) => sum + cell.slices, 0)} slices, ${measuredSeconds.toFixed(0)} s measured of ${seconds.toFixed(0)} s · sysbench ${printable(environment.sysbench)} on CPU ${environment.clientCpus.join(",")}, servers on CPU ${environment.serverCpus.join(",")} · seed ${seed}`;
}
function disturbed$1({ disturbance: { blocks, disturbed: many } }) {
	return many === 0 ? "" : ` · machine disturbed in ${share(many / blocks)} of the blocks`;
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
function toRow(cell, compared, fastest) {
	const found = cell.revision === "head" ? compared : void 0;
	return {
		tone: toneOf(found),
		cells: [
			printable(cell.revision === "head" ? cell.scenario : `${cell.scenario} (${cell.revision})`),
			printable(cell.workload),
			String(cell.threads),
			rate(cell.qps),
			bar(cell.qps / fastest),
			found === void 0 ? cell.revision === "head" ? "control" : "" : change(found.change),
			found === void 0 ? "" : interval(found),
			cell.latencyMs.p95?.toFixed(2) ?? UNKNOWN$2,
			cell.cpuMicrosPerQuery?.toFixed(1) ?? UNKNOWN$2,
			found === void 0 ? "" : printable(verdictOf(found))
		]
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
/** Cells stand apart from each other. */
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
/** Names come from files that anybody may have written: no control characters reach the terminal. */
function printable(text) {
	return text.replaceAll(/\p{Cc}|\p{Cf}/gu, "�");
}
function paint(text, tone, { colour }) {
	return colour && ANSI[tone] !== "" ? `${ANSI[tone]}${text}${ANSI.reset}` : text;
}

// src/core/views/line-finding.ts
/** What is found: who takes findings by their kinds, such as code scanning, keeps them from run to run. */
const FINDING_KINDS = {
	regressed: {
		title: "qpsgate: regressed",
		level: "error"
	},
	"to-blame": {
		title: "qpsgate: regressed",
		level: "error"
	},
	"may-be-to-blame": {
		title: "qpsgate: may be to blame",
		level: "warning"
	},
	accepted: {
		title: "qpsgate: regressed, accepted",
		level: "notice"
	},
	"not-exercised": {
		title: "qpsgate: not exercised",
		level: "notice"
	},
	"cannot-show": {
		title: "qpsgate: cannot be shown here",
		level: "notice"
	},
	"unknown-setting": {
		title: "qpsgate: unknown setting",
		level: "notice"
	},
	"known-beforehand": {
		title: "qpsgate: known beforehand",
		level: "notice"
	}
};
/** The finding with what its kind says of it. */
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
/** Causes that are told of one line, which may have more, such as a pattern of many instruments. */
const MOST_PER_LINE = 3;
/**
* Errors on the lines to blame first, then warnings on those that are undecided or were not reached; one a line.
*
* @param worst what the finding is about where the explained comparison is not among the result's
* @param otherwise for settings that stand on no line
*/
function causeFindings(result, worst, otherwise) {
	const entries = result.causes.filter(({ verdict }) => verdict !== "innocent").flatMap((cause) => entriesOf(result, cause, otherwise)).toSorted((left, right) => Number(right.kind === "to-blame") - Number(left.kind === "to-blame"));
	const about = finding(explainedComparison(result) ?? worst, (text) => text);
	return [...Map.groupBy(entries, ({ file, line }) => JSON.stringify([file, line])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const texts = [first, ...others].slice(0, MOST_PER_LINE).map(({ text }) => text);
		const more = others.length + 1 - texts.length;
		const message = `${texts.join("; ")}${more > 0 ? `; ${more} more` : ""}. As a whole: ${about}`;
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
	return partners.length === 0 ? howOf(cause) : `only together with ${joinedNames(partners, (name) => name)}`;
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
* Findings about every scenario that regressed, worst first; notices where it was accepted. Where its causes are known,
* on the lines to blame and then on those that could not be cleared; else on every setting that changed. What is known of
* changed settings beforehand comes last.
*/
function findingsOf(result) {
	const regressed = bySeverity(result.comparisons.filter(({ verdict }) => verdict === "regressed"));
	const found = [...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()].flatMap(([worst]) => worst === void 0 ? [] : findingsOfScenario(result, worst));
	const told = [...result.coverage.flatMap(coverageFinding), ...result.advice.map(adviceFinding)];
	if (result.accepted === null) return [...found, ...told];
	return [...found.map((each) => ({
		...each,
		kind: "accepted",
		...FINDING_KINDS.accepted
	})), ...told];
}
/** What was exercised needs no word on its line. */
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
		message: finding(worst, plain$1)
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

// src/core/views/markdown/causes-section.ts
const MOST_ROWS$2 = 20;
/** Room for the rows, for one cell of several settings, and for the names in a sentence, whatever the names. */
const TABLE_CHARACTERS = 8e3;
const CELL_CHARACTERS = 2e3;
const NAMES_CHARACTERS = 1200;
const SET_CHARACTERS = 400;
const MOST_NAMES = 40;
/** Innocent settings that have rows of their own. */
const FEW = 3;
const LONGEST_VALUE$1 = 40;
const NOTHING = "–";
function causesTable(result) {
	const { explanation, causes } = result;
	if (explanation === null || causes.length === 0) return "";
	const byVerdict = causesByVerdict(result);
	const rows = rowsOf(result, byVerdict);
	const shown = firstOf(rows, MOST_ROWS$2, TABLE_CHARACTERS, (row) => row.join(" | ").length);
	const more = rows.length - shown.length;
	const list = (names, separator) => several(names.map(markdownName), separator, SET_CHARACTERS);
	return paragraphs(`Which setting is to blame, ${explainedCell(explanation, markdownName)}:`, rows.length === 0 ? "" : table$1(columnsOf(explanation, hasSaved(byVerdict)), shown), more > 0 ? `${count(more, "more row")} in result.json.` : "", below(causeSentences(result, explanation, list), byVerdict));
}
function columnsOf({ method }, isSaved) {
	const cost = `${method === "switched" ? "cost" : "cost alone"} (95 % interval)`;
	const saved = isSaved ? [right("saved if taken back")] : [];
	return [
		left("setting"),
		left("where"),
		right(cost),
		...saved,
		left("verdict")
	];
}
/** To blame, then open, then innocent where these are few; each dearest first. */
function rowsOf(result, byVerdict) {
	const { blamed, open } = byVerdict;
	const innocent = isFew(byVerdict) ? byVerdict.innocent : [];
	const isSaved = hasSaved(byVerdict);
	return [...blamed.map((cause) => blamedRow(result, cause, isSaved)), ...[...open, ...innocent.map((cause) => [cause])].map((group) => openRow(result, group, isSaved))];
}
function below({ rule, together, innocents, balance, method }, byVerdict) {
	const { innocent, unreached } = byVerdict;
	return [
		sentence(rule),
		...together.map(sentence),
		isFew(byVerdict) ? "" : named(innocents, namesOf(innocent)),
		named(unreached.length === 0 ? "" : "not reached", namesOf(unreached)),
		...[balance, ...method].map(sentence)
	].filter((text) => text !== "").join(" ");
}
function isFew({ innocent }) {
	return namesOf(innocent).length <= FEW;
}
function hasSaved({ blamed }) {
	return blamed.some((cause) => savedOf(cause) !== void 0);
}
/** The result without the changed settings that the table of causes names already. */
function withoutExplained(result) {
	const { explanation, causes, settings } = result;
	if (explanation?.rule !== "base" || causes.length === 0) return result;
	const named = causes.flatMap((cause) => cause.settings);
	const isNamed = ({ name, after }) => named.some((each) => each.name === name || after !== null && each.place?.file === after.file && each.place.line === after.line);
	const own = settings.filter(({ scenario }) => scenario === explanation.scenario);
	return own.every(isNamed) ? {
		...result,
		settings: settings.filter((each) => !own.includes(each))
	} : result;
}
function blamedRow(result, cause, isSaved) {
	const how = howOf(cause);
	return [
		several(cause.settings.map((setting) => `**${markdownName(setting.name)}**${afterSpace(shownValue$1(setting))}`), " + "),
		places(result, cause.settings),
		`**${cost(cause)}**`,
		...isSaved ? [saved(cause)] : [],
		`**to blame**${how === "" ? "" : `, ${how}`}`
	];
}
function openRow(result, group, isSaved) {
	const settings = group.flatMap((cause) => cause.settings);
	const [first] = group;
	const [only, ...others] = settings;
	const value = only === void 0 || others.length > 0 ? "" : afterSpace(shownValue$1(only));
	return [
		`${several(settings.map(({ name }) => markdownName(name)), first?.kind === "together" ? " + " : ", ")}${value}`,
		places(result, settings),
		first === void 0 ? NOTHING : cost(first),
		...isSaved ? [""] : [],
		openText(group)
	];
}
function cost(cause) {
	const found = figuresOf(cause);
	return found === void 0 ? NOTHING : changeAndRange(found);
}
function saved(cause) {
	const found = savedOf(cause);
	return found === void 0 ? NOTHING : changeAndRange(found);
}
function shownValue$1(setting) {
	return valueText(setting, (value) => markdownName(shorten(value, LONGEST_VALUE$1)));
}
function places(result, settings) {
	const all = settings.map((setting) => markdownName(whereOf(result, setting)));
	return several([...new Set(all)], ", ");
}
/** "The other two cost nothing: a, b." */
function named(text, names) {
	return text === "" ? "" : sentence(`${text}: ${several(names.map(markdownName), ", ", NAMES_CHARACTERS)}`);
}
/** The items there is room for, and how many more. */
function several(items, separator, characters = CELL_CHARACTERS) {
	const shown = firstOf(items, MOST_NAMES, characters, (item) => item.length + separator.length);
	const more = items.length - shown.length;
	return `${shown.join(separator)}${more > 0 ? ` and ${more} more` : ""}`;
}
function afterSpace(text) {
	return text === "" ? "" : ` ${text}`;
}

// src/core/views/markdown/changes-section.ts
/** The short table: what changed, and what could not be told, and nothing else. */
const MOST_ROWS$1 = 20;
/** Room for the table whatever the names: escaped, one character can take twelve. */
const MOST_CHARACTERS$1 = 15e3;
const URGENCY = [
	"regressed",
	"inconclusive",
	"pass"
];
function changesTable(result) {
	const changed = result.comparisons.filter(isWorthARow);
	if (changed.length === 0) return nothingChanged(result);
	const ordered = URGENCY.flatMap((verdict) => bySeverity(changed.filter((each) => each.verdict === verdict)));
	const severalReferences = new Set(changed.map((each) => against(each, markdownName))).size > 1;
	const columns = [
		left("scenario"),
		...severalReferences ? [left("against")] : [],
		left("workload"),
		right("threads"),
		right("change"),
		right("95 % interval"),
		right("tolerance"),
		left("verdict")
	];
	const rows = ordered.slice(0, MOST_ROWS$1).map((each) => [
		markdownName(each.scenario),
		...severalReferences ? [against(each, markdownName)] : [],
		each.scope === "mean" ? "mean of all" : markdownName(each.workload),
		each.scope === "mean" ? "" : String(each.threads),
		`**${change(each.change)}**`,
		range(each),
		`${share(each.tolerance)} (${markdownName(each.toleranceFrom)})`,
		outcome(each)
	]);
	const shown = firstOf(rows, MOST_ROWS$1, MOST_CHARACTERS$1, (row) => row.join(" | ").length);
	return paragraphs(table$1(columns, shown), remainder(result, changed.length, shown.length));
}
/** "**regressed**, confirmed", "**inconclusive**: not reproduced"; of what passed, the label says enough. */
function outcome({ verdict, label, confirmed }) {
	if (verdict === "pass") return markdownName(labelText(label));
	return `**${verdict}**${label === verdict ? "" : `: ${markdownName(labelText(label))}`}${confirmed === true ? ", confirmed" : ""}`;
}
/** Whether it is not decided, or shown to be slower or faster. */
function isWorthARow(found) {
	return found.verdict !== "pass" || !hasInterval(found) || found.high < 0 || found.low > 0;
}
function nothingChanged({ comparisons }) {
	return comparisons.length === 0 ? "" : `No change was shown in any of ${count(comparisons.length, "comparison")}.`;
}
function remainder({ comparisons }, changed, shown) {
	const hidden = changed - shown;
	const calm = comparisons.length - changed;
	return [...hidden > 0 ? [`${count(hidden, "more comparison")} changed or undecided.`] : [], ...calm > 0 ? [`${count(calm, "other comparison")} showed no change.`] : []].join(" ");
}

// src/core/views/markdown/mermaid.ts
/** Labels overlap beyond this many. */
const MOST_BARS = 12;
const LONGEST_TITLE = 60;
/**
* QPS per scenario where there is one concurrency level, else QPS per level of the control and of the scenario that
* matters most: lines have no legend, so more than two could not be told apart. Empty where there is nothing to draw.
*/
function mermaidChart(result) {
	const [worst] = bySeverity(result.comparisons.filter(({ scope }) => scope === "cell"));
	const workload = worst?.workload ?? workloadsOf(result)[0];
	const control = controlArm(result);
	if (workload === void 0 || control === void 0) return "";
	const levels = threadLevelsOf(result, workload);
	const [only] = levels;
	if (only === void 0) return "";
	if (levels.length === 1) return perScenario(result, {
		workload,
		threads: only
	});
	const [, candidate = control] = shownArms(result);
	return perLevel(result, workload, control, worst ? {
		scenario: worst.scenario,
		revision: "head"
	} : candidate);
}
function perScenario(result, key) {
	const find = cellFinder(result);
	const bars = shownArms(result).flatMap((arm) => {
		const cell = find(arm, key);
		return cell === void 0 ? [] : [{
			label: armLabel(arm),
			qps: cell.qps
		}];
	}).slice(0, MOST_BARS);
	const title = `${key.workload}, ${count(key.threads, "thread")}`;
	const series = [{
		kind: "bar",
		qps: bars.map(({ qps }) => qps)
	}];
	return chart(title, bars.map(({ label }) => label), series);
}
function perLevel(result, workload, control, candidate) {
	const find = cellFinder(result);
	const points = threadLevelsOf(result, workload).flatMap((threads) => {
		const [reference, own] = [find(control, {
			workload,
			threads
		}), find(candidate, {
			workload,
			threads
		})];
		return reference === void 0 || own === void 0 ? [] : [{
			threads,
			reference: reference.qps,
			own: own.qps
		}];
	});
	const drawn = chart(`${workload}, by threads`, points.map(({ threads }) => String(threads)), [{
		kind: "line",
		qps: points.map(({ reference }) => reference)
	}, {
		kind: "line",
		qps: points.map(({ own }) => own)
	}]);
	const legend = `First line: ${markdownName(armLabel(control))}, second line: ${markdownName(armLabel(candidate))}.`;
	return drawn === "" ? "" : paragraphs(drawn, legend);
}
/** `xychart-beta`: the name without "-beta" is not known to older servers. The axis starts at zero. */
function chart(title, labels, series) {
	const highest = Math.max(0, ...series.flatMap(({ qps }) => qps));
	if (labels.length === 0 || !(highest > 0)) return "";
	const texts = labels.map((label) => mermaidText(label));
	const unique = new Set(texts).size === texts.length ? texts : labels.map((label, index) => mermaidText(`${index + 1} ${label}`));
	return [
		"```mermaid",
		"xychart-beta",
		`  title ${mermaidText(title, LONGEST_TITLE)}`,
		`  x-axis [${unique.join(", ")}]`,
		`  y-axis "QPS" 0 --> ${highest < 1 ? figureText(1.05 * highest) : Math.ceil(1.05 * highest)}`,
		...series.map(({ kind, qps }) => `  ${kind} [${qps.map(figureText).join(", ")}]`),
		"```"
	].join("\n");
}
/** Whole queries; less than one with three figures. */
function figureText(qps) {
	return qps > 0 && qps < 1 ? String(Number(qps.toPrecision(3))) : qps.toFixed(0);
}

// src/core/views/markdown/run-sections.ts
const MOST_WARNINGS = 30;
/** Room for the warnings whatever they hold. */
const WARNING_CHARACTERS = 8e3;
const LONGEST_MESSAGE = 300;
/** Files that figures were imported from, as many as are named. */
const MOST_SOURCES = 5;
/** A longer command is not repeated by hand. */
const LONGEST_COMMAND = 2e3;
/** A flag of ours; whatever else begins with dashes is quoted. */
const FLAG = /^--[a-z][a-z-]*$/;
/** The run's own A/A check, and how small a slowdown it could have found. */
function twinSection(result) {
	const { twin, comparisons, disturbance, plan, history } = result;
	const same = sharedServersText(result) !== "" ? "The control’s state, drawn twice," : "Two servers with the same configuration";
	const columns = [
		left("workload"),
		right("threads"),
		right("twin against control"),
		right("95 % interval")
	];
	const rows = twin.map((each) => [
		markdownName(each.workload),
		String(each.threads),
		change(each.change),
		range(each)
	]);
	const apart = twin.filter(({ low, high }) => low > 0 || high < 0).length;
	const judgement = apart === 0 ? `${same} did not differ beyond their interval in any cell.` : `${same} differed beyond their interval in ${apart} of ${count(twin.length, "cell")}; by chance, about one in twenty does.`;
	const reach = comparisons.flatMap(({ detectable }) => detectable ?? []);
	const smallest = reach.length === 0 ? "" : `Smallest slowdown that would have been called a regression with 95 % power: ${share(Math.min(...reach))} in the best, ${share(Math.max(...reach))} in the worst comparison.`;
	return paragraphs(sentence(sharedServersText(result)), smallest, ...rows.length === 0 ? [] : [judgement, table$1(columns, rows)], ...rows.length === 0 ? [] : [known(plan, history)], disturbed(disturbance));
}
/** What was known beforehand: of server starts, and of runs of the same branch. */
function known({ startSpread }, history) {
	const starts = `Server starts were taken to move QPS by ${share(startSpread.sd)} (standard deviation).`;
	if (history === null) return starts;
	const { branch, runs, runSd, isUnknown } = history;
	if (isUnknown) return `${starts} The stored runs of ${markdownName(branch)} could not be read.`;
	const differ = runSd === null ? "" : `; between runs the cost of a scenario differs by ${share(runSd)}`;
	return `${starts} Held against ${count(runs, "stored run")} of ${markdownName(branch)}${differ}.`;
}
/** Sentence about disturbances, also when there was none: that the machine was watched is worth knowing. */
function disturbed({ blocks, disturbed: many, dropped }) {
	if (blocks === 0) return "";
	const what = many === 0 ? "none was" : `${share(many / blocks)} were`;
	return `Of ${count(blocks, "block")} whose surroundings were probed, ${what} disturbed by the machine; ${dropped} were left out.`;
}
function warningsSection({ warnings }) {
	const lines = warnings.map(({ code, message }) => `- **${markdownName(code)}**: ${escapeMarkdown(shorten(message, LONGEST_MESSAGE))}`);
	const shown = firstOf(lines, MOST_WARNINGS, WARNING_CHARACTERS, (line) => line.length + 1);
	const more = lines.length - shown.length;
	return paragraphs(shown.join("\n"), more > 0 ? `${count(more, "more warning")} in result.json.` : "");
}
function reproduceSection(result) {
	if (result.imported !== null) return importSection(result);
	const { environment, measuredSeconds, seconds, startedAt } = result;
	const machine = [
		markdownName(environment.cpuModel),
		`${count(environment.cpus, "CPU")} (servers on ${environment.serverCpus.join(",")}, sysbench on ${environment.clientCpus.join(",")})`,
		bytes(environment.memoryBytes),
		`kernel ${markdownName(environment.kernel)}`,
		`sysbench ${markdownName(environment.sysbench)}`,
		markdownName(environment.runner)
	].join(" · ");
	return paragraphs(`\`\`\`sh\n${reproduceCommand(result)}\n\`\`\``, `Measured for ${duration(measuredSeconds)} of ${duration(seconds)} from ${markdownName(startedAt)} on ${machine}.`);
}
function importSection(result) {
	const what = escapeMarkdown(shorten(sourceText(result, MOST_SOURCES), LONGEST_MESSAGE));
	return paragraphs(`\`\`\`sh\n${reproduceCommand(result)}\n\`\`\``, `Imported ${markdownName(result.startedAt)}: ${what}. Where, when and how long they were measured is not known.`);
}
/** The command that measures or imports the same again, in the same order; one line, safe to paste. */
function reproduceCommand({ reproduce, imported }) {
	const command = [`qpsgate ${imported === null ? "run" : "import"}`, ...reproduce.map((word) => FLAG.test(word) ? word : shellWord(word))].join(" ");
	return command.length <= LONGEST_COMMAND ? command : `# the command has ${command.length} characters, see "reproduce" in result.json`;
}

// src/core/suite/fairness.ts
/** Variables that decide over speed, in the order in which they are read; the published studies of servers list them. */
const DECISIVE_VARIABLES = [
	"version",
	"have_ssl",
	"innodb_buffer_pool_size",
	"innodb_doublewrite",
	"innodb_flush_log_at_trx_commit",
	"innodb_flush_method",
	"innodb_io_capacity",
	"innodb_redo_log_capacity",
	"innodb_log_file_size",
	"log_bin",
	"sync_binlog",
	"rpl_semi_sync_source_enabled",
	"rpl_semi_sync_master_enabled",
	"thread_handling",
	"thread_pool_size",
	"performance_schema",
	"transaction_isolation",
	"character_set_server"
];
/** What a server promises of a commit it has answered. */
const DURABILITY = [
	"innodb_flush_log_at_trx_commit",
	"sync_binlog",
	"log_bin",
	"innodb_doublewrite",
	"rpl_semi_sync_source_enabled",
	"rpl_semi_sync_master_enabled"
];
/**
* Durability in which two servers differ although neither scenario asks for it. What a scenario sets is what is compared,
* which nobody need be told.
*/
function unevenDurability(control, other) {
	const asked = /* @__PURE__ */ new Set([...namesIn(control.scenario), ...namesIn(other.scenario)]);
	return DURABILITY.flatMap((name) => {
		const [reference, value] = [control.variables[name], other.variables[name]];
		if (reference === void 0 || value === void 0 || same(reference, value) || isAsked(name, asked)) return [];
		return [{
			name,
			value,
			reference
		}];
	});
}
/** Less than this is what every server reads now and then. */
const MISSES_TOLD = .001;
const MISSES_UNLIKE = 2;
/** Whether one of two servers reads so much more from disk that it is what is compared, though nobody has asked for another pool. */
function isUnevenlyWarm(one, oneMisses, other, otherMisses) {
	const [less, more] = oneMisses < otherMisses ? [oneMisses, otherMisses] : [otherMisses, oneMisses];
	const isAskedFor = [one, other].some((scenario) => namesIn(scenario).includes("innodb_buffer_pool_size"));
	return more > MISSES_TOLD && more > MISSES_UNLIKE * less && !isAskedFor;
}
function isAsked(name, asked) {
	return asked.has(name) || asked.has(`skip_${name}`);
}
/** Names of the options, and of what statements set, as variables are written. */
function namesIn({ options, sql }) {
	return [...options.map(({ name }) => name.toLowerCase().replace(/^loose[-_]/, "").replaceAll("-", "_")), ...sql.flatMap(({ value }) => [...value.matchAll(/\w+(?=\s*:?=)/g)].map(([name]) => name.toLowerCase()))];
}
function same(one, other) {
	const plain = (value) => value.toUpperCase().replace(/^ON$/, "1").replace(/^OFF$/, "0");
	return plain(one) === plain(other);
}

// src/core/views/markdown/server-sections.ts
/** Parts of the report about the servers: memory, what they let their users find out, versions and variables. */
const UNKNOWN$1 = "–";
const MARKS = {
	full: "●",
	partial: "◐",
	none: "○"
};
/** Another version of the server alone changes more variables than anybody reads. */
const MOST_VARIABLES = 60;
const MOST_CALLED_OUT = 5;
/** Hashes a second, the unit of the published study of managed services. */
const CAPACITY_UNIT = 1e4;
/** What the names of the Performance Schema's variables begin with. */
const ITS_VARIABLES = "performance_schema";
function memorySection(result) {
	const scenarios = shownScenarios(result);
	if (!scenarios.some(({ memory, pageMisses }) => memory.residentBytes !== null || memory.performanceSchemaBytes !== null || pageMisses !== null)) return "";
	const control = controlScenario(result);
	const rows = scenarios.map((scenario) => [
		markdownName(armLabel(armOf(scenario))),
		amount(scenario.memory.residentBytes),
		control === void 0 || scenario === control ? "" : difference(scenario, control),
		amount(scenario.memory.performanceSchemaBytes),
		scenario.pageMisses === null ? UNKNOWN$1 : fineShare(scenario.pageMisses)
	]);
	const columns = [left("scenario"), ...[
		"resident",
		"against control",
		"Performance Schema",
		"pages read from disk"
	].map((title) => right(title))];
	return table$1(columns, rows);
}
function amount(value) {
	return value === null ? UNKNOWN$1 : bytes(value);
}
function difference(own, control) {
	const [mine, reference] = [own.memory.residentBytes, control.memory.residentBytes];
	if (mine === null || reference === null || reference === 0) return UNKNOWN$1;
	return change(mine / reference - 1);
}
function insightSection(result) {
	const probed = shownScenarios(result).filter(isProbed);
	if (probed.length === 0) return "";
	const columns = [left("shows"), ...probed.map((scenario) => center(markdownName(armLabel(armOf(scenario)))))];
	const rows = ABILITIES.map(({ key }) => [ABILITY_TITLES[key], ...probed.map(({ insight }) => insight[key] === void 0 ? "" : MARKS[insight[key]])]);
	return paragraphs("● full, ◐ partial, ○ none", table$1(columns, rows));
}
/**
* A sentence for every scenario that was shown to be slower and lets nobody find out anything for it. Only where the
* Performance Schema is all that it differs in: the abilities say nothing of what a log or another cache is good for.
*/
function nothingGained(result) {
	const control = controlScenario(result);
	if (control === void 0) return [];
	return shownScenarios(result).filter((scenario) => isProbed(scenario) && showsNothing(scenario) && differsInPerformanceSchema(scenario, control)).flatMap((scenario) => {
		const [worst] = result.comparisons.filter((each) => isSlower(each, scenario)).toSorted((a, b) => a.change - b.change);
		if (worst === void 0) return [];
		return `${markdownName(armLabel(armOf(scenario)))} is slower (up to ${change(worst.change)}, ${range(worst)}) and shows nothing for it: none of ${ABILITIES.length} abilities.`;
	}).slice(0, MOST_CALLED_OUT);
}
function showsNothing({ insight }) {
	return ABILITIES.every(({ key }) => (insight[key] ?? "none") === "none");
}
/** Whether it is Performance Schema alone that differs, by variables, or where none differs by what the control shows. */
function differsInPerformanceSchema(scenario, control) {
	if (serverName(scenario) !== serverName(control)) return false;
	const differing = Object.keys({
		...control.variables,
		...scenario.variables
	}).filter((name) => scenario.variables[name] !== control.variables[name]);
	return differing.length === 0 ? !showsNothing(control) : differing.every((name) => name.startsWith(ITS_VARIABLES));
}
function serverName({ server }) {
	return `${server.product} ${server.version}`;
}
function isSlower({ rule, scenario, high }, { name, revision }) {
	return rule === "control" && scenario === name && revision === "head" && high !== null && high < 0;
}
function isProbed({ insight }) {
	return Object.keys(insight).length > 0;
}
function serversSection(result) {
	if (result.imported !== null) return "";
	const scenarios = shownScenarios(result);
	return paragraphs(versions(scenarios), variables(scenarios));
}
/** QPS for what each server can compute, and for what it costs, where they differ in that or it is known. */
function valueSection(result) {
	const scenarios = shownScenarios(result).filter(({ cpuCapacity, price }) => cpuCapacity !== null || price !== null);
	if (scenarios.length === 0) return "";
	const rows = result.cells.flatMap((cell) => {
		const scenario = scenarios.find((each) => sameArm(armOf(each), cell));
		if (scenario === void 0) return [];
		const { cpuCapacity, price } = scenario;
		return [[
			markdownName(armLabel(armOf(scenario))),
			...[
				markdownName(cell.workload),
				String(cell.threads),
				rate(cell.qps)
			],
			...[perUnit(cell.qps, cpuCapacity && cpuCapacity / CAPACITY_UNIT), perUnit(cell.qps, price)]
		]];
	});
	const servers = scenarios.map(({ cpuCapacity, price, ...scenario }) => [
		markdownName(armLabel({
			scenario: scenario.name,
			revision: scenario.revision
		})),
		cpuCapacity === null ? UNKNOWN$1 : (cpuCapacity / CAPACITY_UNIT).toFixed(1),
		price === null ? UNKNOWN$1 : String(price)
	]);
	return paragraphs("What a server computes was measured inside of it: 10,000 hashes a second with all of its CPUs busy are one unit.", table$1([
		left("scenario"),
		right("units"),
		right("price an hour")
	], servers), table$1([
		left("scenario"),
		left("workload"),
		right("threads"),
		right("QPS"),
		right("QPS per unit"),
		right("QPS per price")
	], rows));
}
function perUnit(qps, units) {
	return units === null || units === 0 ? UNKNOWN$1 : rate(qps / units);
}
function versions(scenarios) {
	const texts = scenarios.map(({ server }) => `${markdownName(server.product)} ${markdownName(server.version)}`);
	const [first] = texts;
	if (first === void 0) return "";
	if (texts.every((text) => text === first)) return `${first} in every scenario.`;
	const rows = scenarios.map((scenario, index) => [markdownName(armLabel(armOf(scenario))), texts[index] ?? ""]);
	return table$1([left("scenario"), left("server")], rows);
}
function variables(scenarios) {
	const differing = [...new Set(scenarios.flatMap((scenario) => Object.keys(scenario.variables)))].sort();
	const decisive = DECISIVE_VARIABLES.filter((name) => differing.includes(name));
	const names = [...decisive, ...differing.filter((name) => !decisive.includes(name))];
	if (names.length === 0) return "";
	const columns = [left("variable"), ...scenarios.map((scenario) => left(markdownName(armLabel(armOf(scenario)))))];
	const rows = names.slice(0, MOST_VARIABLES).map((name) => [markdownName(name), ...scenarios.map((scenario) => Object.hasOwn(scenario.variables, name) ? markdownName(scenario.variables[name] ?? "") : UNKNOWN$1)]);
	const more = names.length - rows.length;
	return paragraphs("System variables in which they differ:", table$1(columns, rows), more > 0 ? `${count(more, "more variable")} in result.json.` : "");
}
/** Scenarios in the order of the arms. */
function shownScenarios(result) {
	return shownArms(result).flatMap((arm) => result.scenarios.find((scenario) => sameArm(armOf(scenario), arm)) ?? []);
}
function controlScenario(result) {
	const control = controlArm(result);
	return control && result.scenarios.find((scenario) => sameArm(armOf(scenario), control));
}
function armOf({ name, revision }) {
	return {
		scenario: name,
		revision
	};
}

// src/core/views/markdown/settings-section.ts
const MOST_ROWS = 20;
const MOST_CHARACTERS = 6e3;
const LONGEST_VALUE = 60;
function settingsTable({ settings }) {
	if (settings.length === 0) return "";
	const rows = settings.map((setting) => [
		markdownName(setting.name),
		shownValue(setting.before),
		shownValue(setting.after),
		markdownName(settingLine(setting))
	]);
	const shown = firstOf(rows, MOST_ROWS, MOST_CHARACTERS, (row) => row.join(" | ").length);
	const more = rows.length - shown.length;
	return paragraphs(table$1([
		left("changed setting"),
		left("before"),
		left("now"),
		left("where")
	], shown), more > 0 ? `${count(more, "more setting")} changed, see result.json.` : "");
}
function shownValue(written) {
	if (written === null) return "*not set*";
	return written.value === null ? "*set*" : markdownName(shorten(written.value, LONGEST_VALUE));
}

// src/core/views/overhead.ts
/** Busy share of its CPUs from which on a server is saturated. */
const SATURATED = .95;
/** The studies' headline table; undefined for a run without control. */
function overheadTable(result) {
	const control = controlArm(result);
	if (control === void 0) return void 0;
	const find = cellFinder(result);
	const columns = workloadsOf(result).flatMap((workload) => {
		return saturationLevel(threadLevelsOf(result, workload).flatMap((threads) => find(control, {
			workload,
			threads
		}) ?? []));
	});
	const entryOf = entryFinder(result, control);
	const rows = shownArms(result).map((arm) => ({
		scenario: armLabel(arm),
		entries: columns.map((column) => entryOf(arm, column))
	}));
	return {
		control: armLabel(control),
		columns,
		rows
	};
}
/** Lowest level at which the control's servers are at least 95 % busy, else the highest; none if it was not measured. */
function saturationLevel(cells) {
	const saturated = cells.find((cell) => (cell.serverCpuBusy ?? 0) >= SATURATED);
	const shown = saturated ?? cells.at(-1);
	return shown === void 0 ? [] : [{
		workload: shown.workload,
		threads: shown.threads,
		saturated: saturated !== void 0
	}];
}
function entryFinder(result, control) {
	const find = cellFinder(result);
	const cost = costFinder(result);
	return (arm, key) => {
		const cell = find(arm, key);
		if (cell === void 0) return void 0;
		if (sameArm(arm, control)) return {
			qps: cell.qps,
			change: null
		};
		const reference = find(control, key);
		const qps = {
			own: cell.qps,
			...reference === void 0 ? {} : { control: reference.qps }
		};
		return {
			qps: cell.qps,
			change: cost(arm, key)?.change ?? overheads({ qps }, "control").own ?? null
		};
	};
}
/**
* Relative change of every other scenario's QPS against the control's, computed from the QPS alone: printed
* percentages are not to be trusted (46 of 330 in one published study contradict its own QPS).
*
* @returns by scenario, −0.1286 = 12.86 % slower; empty where the control has no QPS
*/
function overheads({ qps }, control) {
	const reference = Object.hasOwn(qps, control) ? qps[control] : void 0;
	if (reference === void 0 || !(reference > 0)) return {};
	const others = Object.entries(qps).filter(([scenario]) => scenario !== control);
	return Object.fromEntries(others.map(([scenario, own]) => [scenario, own / reference - 1]));
}

// src/core/views/markdown/speed-sections.ts
const UNKNOWN = "–";
const OVERHEAD_DECIMALS = 2;
/** Form of the published studies: scenario × workload at the saturation level, with the QPS behind every figure. */
function overheadSection(result) {
	const found = result.plan.rules.includes("control") ? overheadTable(result) : void 0;
	if (found === void 0 || found.columns.length === 0) return "";
	const columns = found.columns.map(({ workload, threads }) => right(`${markdownName(workload)}, ${count(threads, "thread")}`));
	const rows = found.rows.map(({ scenario, entries }) => [markdownName(scenario), ...entries.map(overheadText)]);
	return paragraphs(`Change against ${markdownName(found.control)}, and QPS. ${result.imported === null ? levelNote(found.columns) : "Shown is the highest level."}`, table$1([left("scenario"), ...columns], rows));
}
function overheadText(entry) {
	if (entry === void 0) return UNKNOWN;
	return entry.change === null ? rate(entry.qps) : `${change(entry.change, OVERHEAD_DECIMALS)} · ${rate(entry.qps)}`;
}
function levelNote(columns) {
	const rest = columns.filter(({ saturated }) => !saturated);
	const level = "the lowest level at which the control's servers are at least 95 % busy";
	if (rest.length === 0) return `Shown is ${level}.`;
	if (rest.length === columns.length) return "Shown is the highest level; the control's servers were less than 95 % busy at every one.";
	return `Shown is ${level}; for ${rest.map(({ workload }) => markdownName(workload)).join(", ")}, where none is, the highest.`;
}
function rankingSection({ ranking }) {
	if (ranking.length === 0) return "";
	const lines = ranking.map(({ workload, threads, text }) => `- ${markdownName(workload)}, ${count(threads, "thread")}: ${escapeMarkdown(text)}`);
	return paragraphs("Best first. `>` shown different, `≈` shown equivalent, `~` neither; scenarios that share a letter were not shown to differ.", lines.join("\n"));
}
/** Empty where there is but one level: then every cell's QPS says the same. */
function levelsSection(result) {
	return workloadsOf(result).some((workload) => threadLevelsOf(result, workload).length > 1) ? levelTables(result, ({ qps }) => rate(qps)) : "";
}
function latencySection(result) {
	const figures = ({ latencyMs: { avg, p50, p95, p99 } }) => [
		avg,
		p50,
		p95,
		p99
	];
	if (result.cells.flatMap(figures).every((value) => value === null)) return "";
	const text = (cell) => figures(cell).map((value) => value === null ? UNKNOWN : milliseconds(value)).join(" · ");
	return paragraphs("Milliseconds per transaction: average · median · 95th · 99th percentile.", levelTables(result, text));
}
function cpuSection(result) {
	if (result.cells.every(({ cpuMicrosPerQuery }) => cpuMicrosPerQuery === null)) return "";
	const text = ({ cpuMicrosPerQuery: micros }) => micros === null ? UNKNOWN : micros.toFixed(1);
	return paragraphs("Microseconds of the server's CPU time per query.", levelTables(result, text));
}
/** A table per workload: a row a level, a column an arm. */
function levelTables(result, text) {
	const find = cellFinder(result);
	const arms = shownArms(result);
	return paragraphs(...workloadsOf(result).map((workload) => {
		const columns = [right("threads"), ...arms.map((arm) => right(markdownName(armLabel(arm))))];
		const rows = threadLevelsOf(result, workload).map((threads) => [String(threads), ...arms.map((arm) => {
			const cell = find(arm, {
				workload,
				threads
			});
			return cell === void 0 ? UNKNOWN : text(cell);
		})]);
		return paragraphs(`**${markdownName(workload)}**`, table$1(columns, rows));
	}));
}
function cellsSection(result) {
	const find = cellFinder(result);
	const cost = costFinder(result);
	const control = controlArm(result);
	const columns = [
		left("scenario"),
		right("threads"),
		right("QPS"),
		right("TPS"),
		right("change"),
		right("95 % interval"),
		right("detectable"),
		left("verdict"),
		...result.imported === null ? [
			right("server busy"),
			right("slices"),
			right("errors")
		] : []
	];
	return paragraphs(...workloadsOf(result).map((workload) => {
		const rows = threadLevelsOf(result, workload).map((threads) => ({
			workload,
			threads
		})).flatMap((place) => shownArms(result).flatMap((arm) => {
			const cell = find(arm, place);
			return cell === void 0 ? [] : [[...cellRow(arm, cell, cost(arm, place), control !== void 0 && sameArm(arm, control)), ...result.imported === null ? measuredFigures(cell) : []]];
		}));
		return paragraphs(`**${markdownName(workload)}**`, table$1(columns, rows));
	}));
}
function cellRow(arm, cell, found, isControl) {
	return [
		markdownName(armLabel(arm)),
		String(cell.threads),
		rate(cell.qps),
		cell.tps === null ? UNKNOWN : rate(cell.tps),
		...found === void 0 ? [
			isControl ? "control" : "",
			"",
			"",
			""
		] : [
			change(found.change),
			range(found),
			detectableText(found),
			outcome(found)
		]
	];
}
function measuredFigures({ serverCpuBusy, slices, errors }) {
	return [
		serverCpuBusy === null ? UNKNOWN : `${(100 * serverCpuBusy).toFixed(0)} %`,
		String(slices),
		String(errors)
	];
}
function detectableText({ detectable }) {
	return detectable === null ? UNKNOWN : share(detectable);
}
/** Comparisons that are not in the table of cells: with the base, with earlier runs, and means over all cells. */
function otherComparisonsSection({ comparisons }) {
	const others = comparisons.filter(({ rule, scope }) => rule !== "control" || scope === "mean");
	if (others.length === 0) return "";
	const columns = [
		left("scenario"),
		left("against"),
		left("workload"),
		right("threads"),
		right("change"),
		right("95 % interval"),
		right("tolerance"),
		right("detectable"),
		left("verdict")
	];
	const rows = others.map((each) => [
		markdownName(each.scenario),
		against(each, markdownName),
		each.scope === "mean" ? "mean of all" : markdownName(each.workload),
		each.scope === "mean" ? "" : String(each.threads),
		change(each.change),
		range(each),
		share(each.tolerance),
		detectableText(each),
		outcome(each)
	]);
	return table$1(columns, rows);
}

// src/core/views/markdown/markdown.ts
const MOST_UNFAIR = 5;
const MOST_LOOSENED = 10;
const LONGEST_UNFAIR = 400;
const MOST_ADVICE = 8;
const MOST_COVERED = 8;
/** Characters between two blocks. */
const SEPARATOR = 2;
function renderMarkdown(result, { chart = { kind: "text" } } = {}) {
	const sentence = headline(result, markdownName);
	const top = paragraphs(`**${result.verdict}**: ${sentence}`, escapeMarkdown(coverageLead(result)), escapeMarkdown(durabilityTrade(result)), consequence(result), loosenedLines(result), changesTable(result), unfairLines(result), causesTable(result), suggestionBlock(result), settingsTable(withoutExplained(result)), coverageLines(result), adviceLines(result), ...nothingGained(result), chartOf(result, chart));
	const sections = sectionsOf(result).filter(({ body }) => body !== "");
	const shown = fitting(sections, 59e3 - top.length);
	const omitted = sections.filter((section) => !shown.includes(section));
	return `${paragraphs(top, ...shown.map(details), leftOut(omitted))}\n`;
}
/** By what the verdict was reached; all of it where it is little, else the gravest. */
function loosenedLines(result) {
	const loosened = loosenedWarnings(result);
	const shown = loosened.slice(0, MOST_LOOSENED).map(({ message }) => `- ${escapeMarkdown(shorten(message, LONGEST_UNFAIR))}`);
	if (shown.length === 0) return "";
	const more = loosened.length - shown.length;
	return paragraphs(`**${LOOSENED_TITLE}:**`, shown.join("\n"), more > 0 ? `${more} more in result.json.` : "");
}
/** For every changed setting that has to do with speed: what showed it, or why nothing did. */
function coverageLines({ coverage }) {
	const told = toldCoverage(coverage);
	const shown = told.slice(0, MOST_COVERED).map((one) => `- ${escapeMarkdown(shorten(coverageLine(one), LONGEST_UNFAIR))}`);
	if (shown.length === 0) return "";
	const more = told.length - shown.length;
	return paragraphs(`**${COVERAGE_TITLE}:**`, shown.join("\n"), more > 0 ? `${more} more in result.json.` : "");
}
/** Beside the settings: it says nothing of what was measured. */
function adviceLines({ advice }) {
	const shown = advice.slice(0, MOST_ADVICE).map((one) => {
		return `- ${escapeMarkdown(shorten(adviceText(one), LONGEST_UNFAIR))} ([manual](${one.page}))`;
	});
	if (shown.length === 0) return "";
	const more = advice.length - shown.length;
	return paragraphs(`**${ADVICE_TITLE}:**`, shown.join("\n"), more > 0 ? `${more} more in result.json.` : "");
}
/** What says how far the table above is to be believed stands below it. */
function unfairLines(result) {
	const unfair = unfairWarnings(result).slice(0, MOST_UNFAIR).map(({ message }) => `- ${escapeMarkdown(shorten(message, LONGEST_UNFAIR))}`);
	return unfair.length === 0 ? "" : paragraphs("**Not a fair comparison:**", unfair.join("\n"));
}
/** Sections in the order in which they are read. */
function sectionsOf(result) {
	return [
		{
			priority: 4,
			title: "Overhead",
			body: overheadSection(result)
		},
		{
			priority: 6,
			title: "Ranking",
			body: rankingSection(result)
		},
		{
			priority: 9,
			title: "QPS per concurrency level",
			body: levelsSection(result)
		},
		{
			priority: 11,
			title: "Latency",
			body: latencySection(result)
		},
		{
			priority: 12,
			title: "CPU per query",
			body: cpuSection(result)
		},
		{
			priority: 8,
			title: "Memory",
			body: memorySection(result)
		},
		{
			priority: 5,
			title: "What each scenario shows",
			body: insightSection(result)
		},
		{
			priority: 7,
			title: "Comparisons beyond single cells",
			body: otherComparisonsSection(result)
		},
		{
			priority: 13,
			title: "All cells",
			body: cellsSection(result)
		},
		{
			priority: 9,
			title: "QPS for what a server computes and costs",
			body: valueSection(result)
		},
		{
			priority: 10,
			title: "Servers",
			body: serversSection(result)
		},
		{
			priority: 3,
			title: "A/A check and detectable slowdown",
			body: twinSection(result)
		},
		{
			priority: 2,
			title: count(result.warnings.length, "warning"),
			body: warningsSection(result)
		},
		{
			priority: 1,
			title: "Reproduce",
			body: reproduceSection(result)
		}
	];
}
/** The sections of highest priority that fit together, in the given order: from the first that does not fit, none. */
function fitting(sections, room) {
	const urgent = sections.toSorted((a, b) => a.priority - b.priority);
	const kept = firstOf(urgent, urgent.length, room, (section) => details(section).length + SEPARATOR);
	return sections.filter((section) => kept.includes(section));
}
function leftOut(sections) {
	if (sections.length === 0) return "";
	return `Left out for want of space: ${sections.map(({ title }) => title).join(", ")}. Everything stands in full in result.json of the run's output directory.`;
}
function chartOf(result, chart) {
	if (chart.kind === "none") return "";
	return chart.kind === "text" ? mermaidChart(result) : image(result, chart.url);
}
/** The alternative text is what mail and readers without access to the picture get. */
function image(result, url) {
	const alternative = `${result.verdict}: ${headline(result, shorten)}`;
	const address = url.replace(/[<>\\\s\p{Cc}]/gu, encodeURIComponent);
	return `![${escapeMarkdown(alternative)}](<${address}>)`;
}

// src/core/warnings/weight.ts
/**
* What a reader must know to take the verdict for what it is: what was not measured, or not as it was written, and by which
* rules it was judged; what bears on single figures, or on what they can be held against; what is good to know.
*/
const WEIGHTS = [
	"verdict",
	"figures",
	"note"
];
const WEIGHT = {
	"shards-missing": "verdict",
	"not-compared": "verdict",
	"server-lost": "verdict",
	"cell-lost": "verdict",
	"rules-loosened": "verdict",
	"twin-differs": "verdict",
	"machine-disturbed": "verdict",
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
	"uneven-durability": "figures",
	"uneven-misses": "figures",
	"uneven-replicas": "figures",
	"uneven-distance": "figures",
	"client-saturated": "figures",
	errors: "figures",
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
	"options-dropped": "note"
};
/** Those of the same weight stay in their order; codes of other versions stand between the others. */
function heaviestFirst(warnings) {
	const known = new Map(Object.entries(WEIGHT));
	const rank = ({ code }) => WEIGHTS.indexOf(known.get(code) ?? "figures");
	return warnings.toSorted((one, other) => rank(one) - rank(other));
}

// src/core/result/make-result.ts
/** @throws when a value does not fit the schema: the result is checked before it is written */
function makeResult(judgement, run, time) {
	const { twin, disturbance, coverage, history, accepted, attribution } = judgement;
	return resultSchema.parse({
		...run,
		...time,
		verdict: verdictOf$1(judgement),
		comparisons: judgement.comparisons.map(resultComparison),
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
function resultComparison(found) {
	return found.scope === "cell" ? found : {
		...found,
		workload: "*",
		threads: 0
	};
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

// src/edges/files/output-directory.ts
/** The output directory: slices are appended while the run goes on, everything else is written whole or not at all. */
const SLICES = "slices.jsonl";
const CAUSES = "causes.jsonl";
const PICTURES = ["chart", "timeline"].flatMap((name) => [
	`${name}.vl.json`,
	`${name}.svg`,
	`${name}.png`
]);
const OWN_IGNORE = ".gitignore";
const MADE_AT_THE_END = [
	CAUSES,
	"result.json",
	"report.md",
	"report.html",
	...PICTURES,
	...Object.values(FORMAT_FILES)
];
/** What may lie in a directory that holds nothing but what we wrote. */
const OWN_FILES = /* @__PURE__ */ new Set([
	SLICES,
	OWN_IGNORE,
	...MADE_AT_THE_END
]);
/**
* Makes the directory for what is written, and keeps it out of git: results are large, and made anew.
*
* @throws UserError where it cannot be made, or a link leads to it that the user may not have made
*/
function makeOutputDirectory(path) {
	writableOrRefused(path, () => {
		const isOurs = !existsSync(path) || holdsOurs(readdirSync(path));
		makeOwnDirectory(path);
		if (isOurs) ignoreInGit(join(path, OWN_IGNORE));
	});
}
function writableOrRefused(path, attempt) {
	try {
		return attempt();
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw new UserError(`cannot write to the output directory ${path}: ${cause.message}; choose another with --out`, { cause });
	}
}
/** What else is in a directory, such as a whole repository, is not ours to hide. */
function holdsOurs(names) {
	return names.includes(SLICES) && names.every((name) => OWN_FILES.has(name));
}
/** Whatever has the name already stays, a link too. */
function ignoreInGit(path) {
	try {
		writeFileSync(path, "*\n", { flag: "wx" });
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
}
var OutputDirectory = class {
	path;
	#slices;
	#causes;
	/** Removes what an earlier run left under the same names, so that files of two runs never stand side by side. */
	constructor(path) {
		this.path = path;
		makeOutputDirectory(path);
		this.#slices = writableOrRefused(path, () => {
			for (const name of MADE_AT_THE_END) rmSync(join(path, name), { force: true });
			return openNew(join(path, SLICES));
		});
	}
	appendLines = (lines) => {
		if (lines.length > 0) append(this.#slices, join(this.path, SLICES), lines);
	};
	/** What the search for causes measured, which is no part of the comparison. */
	appendCauses = (lines) => {
		if (lines.length === 0) return;
		const path = join(this.path, CAUSES);
		this.#causes ??= openNew(path);
		append(this.#causes, path, lines);
	};
	write(name, content) {
		writeWhole(this.path, name, content);
	}
	[Symbol.dispose]() {
		closeSync(this.#slices);
		if (this.#causes !== void 0) closeSync(this.#causes);
	}
};
/** One write for all lines, so that a crash leaves no half of one; what a full disk took of them is given up again. */
function append(file, path, lines) {
	let before;
	try {
		before = fstatSync(file).size;
		appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
	} catch (cause) {
		if (before !== void 0) ftruncateSync(file, before);
		throw cannotWrite(path, cause);
	}
}

// src/core/views/junit.ts
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
/** Where nobody knows how long cells took, all time is that of the run as a whole. */
function cellSuite(result, cell, found) {
	const spans = (result.timeline ?? []).filter((span) => "workload" in span && cellName(span) === cell);
	return {
		name: cell,
		tests: found.map((comparison) => ({
			group: `${result.suite.name}.${comparison.rule}`,
			name: `${cell}: ${comparison.scenario} against ${against(comparison, plain)}`,
			outcome: outcomeOf(result, comparison)
		})),
		seconds: spans.reduce((sum, { from, to }) => sum + to - from, 0)
	};
}
/** As the exit code says. */
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
/** A comparison that regressed and does not fail the run, as somebody accepted it or history only warns, is no failure. */
function outcomeOf(result, comparison) {
	const { verdict } = comparison;
	const message = `${finding(comparison, plain)} (${labelText(comparison.label)})`;
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
	const excuse = excuseOf(result, comparison);
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
* OpenMetrics 1.0 as text: figures for Prometheus and what reads the same. All are gauges, the verdict too: what takes files
* and pushes, the node exporter and the push gateway, reads the older text format, which knows neither info nor state sets.
* https://prometheus.io/docs/specs/om/open_metrics_spec/
*/
const VERDICTS = [
	"pass",
	"regressed",
	"inconclusive"
];
/** Figures of one run, without a time: they are those of whenever they are read. */
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
* SARIF 2.1.0: what is said of lines, as GitHub's code scanning and editors take it. Only what was found has results; that
* nothing was found is a log without any. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
*/
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/** By convention the top of the checkout, where no address of it is given. */
const SOURCE_ROOT = "%SRCROOT%";
const LEVELS = {
	error: "error",
	warning: "warning",
	notice: "note"
};
/** What code scanning calls the levels of rules that have nothing to do with security. */
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
		full: "Queries per second fell by more than the tolerance, and somebody took responsibility for it.",
		page: "docs/recipes/accept-a-regression.md"
	},
	"not-exercised": {
		name: "NotExercised",
		short: "Changed setting that no workload exercised",
		full: "No workload of the run did what this setting is for, so a pass says nothing of it.",
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
		page: "docs/recipes/gate-an-option-file.md"
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
* A file as a relative reference (RFC 3986) from where the run took place; undefined for one that lies elsewhere, whose
* place is nobody's concern, and for a name that no reference can hold.
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
/** Viewers look for {0} and [text](target) in messages, also in text from outside; braces are written twice (§ 3.11.5). */
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
/**
* Drawing is heavy and is loaded only here, when nothing is measured any more; of large results one view is held at a time.
*
* @param choice views that are not always written
*/
async function writeViews(result, output, { drawsTimeline = false, formats = [] } = {}) {
	output.write("result.json", `${JSON.stringify(result, null, 2)}\n`);
	output.write("report.md", renderMarkdown(result));
	for (const format of formats) output.write(FORMAT_FILES[format], RENDERERS[format](result));
	const [charts, { renderHtml }] = await Promise.all([import("./chart.js"), import("./html.js")]);
	const write = (name, { spec, svg, png }) => {
		output.write(`${name}.vl.json`, spec);
		output.write(`${name}.svg`, svg);
		output.write(`${name}.png`, png);
	};
	output.write("report.html", await renderHtml(result));
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
	if (timeline === null) return "no timeline: this result is of an older version, or was joined of several\n";
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
/** What `qpsgate run`, `qpsgate report` and `qpsgate import` print, and end with. */
/** @returns the exit code */
function showResult(result, { json, out, timeline = false }) {
	if (json) printJson(result);
	else print(renderTerminal(result, { colour: takesColour() }));
	if (timeline && !json) print(renderTimeline(result));
	say(reportLine(out));
	return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive);
}
/** Where the page is that has everything, for people and for terminals that make links of paths. */
function reportLine(out) {
	return `report: ${join(out, "report.html")}`;
}

export { makeOutputDirectory as a, isUnevenlyWarm as c, renderTerminal as d, OutputDirectory as i, unevenDurability as l, showResult as n, makeResult as o, writeViews as r, renderMarkdown as s, reportLine as t, findingsOf as u };