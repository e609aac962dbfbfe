import { B as durabilityTrade, I as secondCopyText, L as sharedServersText, R as ADVICE_TITLE, c as firstOf, d as right, f as table, h as sentence, l as left, m as causeSentences, n as suggestionBlock, o as center, p as ABILITY_TITLES, s as details, t as fenced, u as paragraphs, z as adviceText } from "./suggestion-section.js";
import { C as toldCoverage, a as consequence, b as coverageLead, c as headline, g as labelText, m as settingLine, o as explainedCell, p as searching, t as against, v as sourceText, x as coverageLine, y as COVERAGE_TITLE } from "./wording.js";
import { i as shorten, n as markdownName, r as shellWord, t as escapeMarkdown } from "./escape.js";
import { n as loosenedWarnings, t as LOOSENED_TITLE } from "./loosened-rules.js";
import { a as duration, c as range, i as count, l as rate, n as change, o as fineShare, r as changeAndRange, s as milliseconds, t as bytes, u as share } from "./figures.js";
import { A as shownArms, B as openText, C as armLabels, D as mainRule, E as costFinder, H as savedOf, L as figuresOf, M as workloadsOf, N as causesByVerdict, O as referenceArm, R as howOf, T as controlArm, U as valueText, W as whereOf, b as comparisonNamer, j as threadLevelsOf, k as sameArm, p as worseFirst, w as cellFinder, y as changeTitle, z as namesOf } from "./chart-layout.js";
import { t as hasInterval } from "./result.js";
import { t as bySeverity } from "./severity.js";
import { i as wrapName, n as printable } from "./markup.js";
import { A as ABILITIES } from "./shard.js";

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

// src/core/views/markdown/causes-section.ts
const MOST_ROWS$3 = 20;
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
	const shown = firstOf(rows, MOST_ROWS$3, TABLE_CHARACTERS, (row) => row.join(" | ").length);
	const more = rows.length - shown.length;
	const list = (names, separator) => several(names.map(markdownName), separator, SET_CHARACTERS);
	return paragraphs(`Which setting is to blame, ${explainedCell(explanation, markdownName)}:`, rows.length === 0 ? "" : table(columnsOf(explanation, hasSaved(byVerdict)), shown), more > 0 ? `${count(more, "more row")} in result.json.` : "", below(causeSentences(result, explanation, list), byVerdict));
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
const MOST_ROWS$2 = 20;
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
	const rows = ordered.slice(0, MOST_ROWS$2).map((each) => [
		markdownName(each.scenario),
		...severalReferences ? [against(each, markdownName)] : [],
		each.scope === "mean" ? "mean of all" : markdownName(each.workload),
		each.scope === "mean" ? "" : String(each.threads),
		`**${change(each.change)}**`,
		range(each),
		`${share(each.tolerance)} (${markdownName(each.toleranceFrom)})`,
		outcome(each)
	]);
	const shown = firstOf(rows, MOST_ROWS$2, MOST_CHARACTERS$1, (row) => row.join(" | ").length);
	return paragraphs(table(columns, shown), remainder(result, changed.length, shown.length));
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

// src/core/views/markdown/dot-plot.ts
/**
* The changes as a dot plot of characters: in a block of code it is the same in mail, in the dark, and where no picture can
* be stored. It is a block of differences, of which GitHub and GitLab paint lines that begin with a minus red, with a plus
* green and with an exclamation mark orange.
*/
/** A line is no longer than 80 characters, as much as mails and comments show. */
const PLOT_COLUMNS = 33;
const LONGEST_LINE = 32;
const NAME_LINES = 3;
const MOST_ROWS$1 = 16;
/** Intervals beyond ±100 % end at the edge. */
const BEYOND_MEANING = 1;
/** They differ by shape, and fonts for terminals have them. */
const DOTS = {
	regressed: "▼",
	inconclusive: "◊",
	pass: "●"
};
/** What a line begins with, for its colour. */
const SIGNS = {
	regressed: "-",
	inconclusive: "!",
	pass: "+"
};
const ZERO = "│";
const LIMIT = "┊";
/** One for each rule. Empty where nothing was compared. */
function dotPlots(result) {
	const byRule = Map.groupBy(result.comparisons, ({ rule }) => rule);
	return paragraphs(...[...byRule].map(([rule, own]) => dotPlot(result, rule, own.toSorted(worseFirst))));
}
/** @param own worst first, at least one */
function dotPlot(result, rule, own) {
	const shown = own.slice(0, MOST_ROWS$1);
	const scale = scaleOf(shown);
	const nameOf = comparisonNamer(result, own);
	const names = shown.map((one) => nameOf(one).flatMap((name) => wrapName(name, LONGEST_LINE, NAME_LINES).split("\n")));
	const width = Math.max(...names.flat().map(({ length }) => length));
	const more = own.length - shown.length;
	const lines = [
		`  ${changeTitle(rule, own, (name) => shorten(printable(name)))}`,
		"",
		...shown.flatMap((one, index) => rowLines(one, names[index] ?? [], width, scale)),
		`${" ".repeat(width + 3)}${axisText(shown, scale)}`.trimEnd(),
		"",
		`  ${legend(shown)}`
	];
	return paragraphs(fenced(lines, "diff"), more > 0 ? `${count(more, "more comparison")} with smaller losses.` : "");
}
/** Everything that is drawn, the tolerance and zero. */
function scaleOf(shown) {
	const lows = shown.map((one) => Math.min(one.change, Math.max(-1, one.low ?? one.change), -one.tolerance));
	const highs = shown.map((one) => Math.max(one.change, Math.min(BEYOND_MEANING, one.high ?? one.change)));
	return {
		low: Math.min(0, ...lows),
		high: Math.max(0, ...highs)
	};
}
/** 0 for what is farthest left; what lies beyond an end is at the end. */
function columnOf(value, { low, high }) {
	const place = high > low ? (value - low) / (high - low) : 0;
	return Math.round(32 * Math.min(1, Math.max(0, place)));
}
/** "- oltp_read_only at 8 threads  ├──▼──┤      ┊  │  −23.8 %"; of a longer name, and of several, the others stand above. */
function rowLines(one, names, width, scale) {
	const [last = "", ...above] = names.toReversed();
	const name = last.padEnd(width);
	return [...above.toReversed(), `${name} ${plotText(one, scale)} ${change(one.change).padStart(8)}`].map((line) => `${SIGNS[one.verdict]} ${line}`);
}
function plotText(one, scale) {
	const columns = Array.from({ length: PLOT_COLUMNS }, () => " ");
	const [zero, limit] = [columnOf(0, scale), columnOf(-one.tolerance, scale)];
	columns[limit] = LIMIT;
	columns[zero] = ZERO;
	if (hasInterval(one)) {
		const [from, to] = [columnOf(one.low, scale), columnOf(one.high, scale)];
		for (let column = from; column <= to; column++) columns[column] = column === zero || column === limit ? "┼" : "─";
		if (from !== zero && from !== limit) columns[from] = "├";
		if (to !== zero && to !== limit) columns[to] = "┤";
	}
	columns[columnOf(one.change, scale)] = DOTS[one.verdict];
	return columns.join("");
}
/** Zero, the tolerance where it is one for all, and the left end, as far as there is room. */
function axisText(shown, scale) {
	const [tolerance = 0, ...others] = new Set(shown.map((one) => one.tolerance));
	const marks = [
		{
			text: "0",
			at: columnOf(0, scale)
		},
		...others.length === 0 ? [{
			text: `−${share(tolerance)}`,
			at: columnOf(-tolerance, scale)
		}] : [],
		{
			text: change(scale.low, 0),
			at: 0
		}
	];
	let line = " ".repeat(34);
	for (const { text, at } of marks) {
		const from = Math.max(0, Math.min(at - Math.floor(text.length / 2), line.length - text.length));
		if (line.slice(Math.max(0, from - 1), from + text.length + 1).trim() === "") line = line.slice(0, from) + text + line.slice(from + text.length);
	}
	return line;
}
/** "▼ regressed  ● pass  ├─┤ 95 % interval  ┊ tolerance". */
function legend(shown) {
	const verdicts = [
		"regressed",
		"inconclusive",
		"pass"
	].filter((verdict) => shown.some((one) => one.verdict === verdict));
	const confidence = new Set(shown.filter(hasInterval).map((one) => share(one.confidence)));
	return [
		...verdicts.map((verdict) => `${DOTS[verdict]} ${verdict}`),
		...confidence.size === 0 ? [] : [`├─┤ ${[...confidence].join(", ")} interval`],
		`${LIMIT} tolerance`
	].join("   ");
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
	const same = `The two copies (${secondCopyText(result, markdownName)})`;
	const columns = [
		left("workload"),
		right("threads"),
		right("second copy against first"),
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
	return paragraphs(sentence(sharedServersText(result)), smallest, ...rows.length === 0 ? [] : [judgement, table(columns, rows)], ...rows.length === 0 ? [] : [known(plan, history)], disturbed(disturbance));
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
	const rows = scenarios.map((scenario) => [
		labelOf(result, scenario),
		amount(scenario.memory.residentBytes),
		difference(scenario, referenceOf(result, scenario)),
		amount(scenario.memory.performanceSchemaBytes),
		scenario.pageMisses === null ? UNKNOWN$1 : fineShare(scenario.pageMisses)
	]);
	const columns = [left("scenario"), ...[
		"resident",
		mainRule(result) === "control" ? "against control" : "against before",
		"Performance Schema",
		"pages read from disk"
	].map((title) => right(title))];
	return table(columns, rows);
}
function amount(value) {
	return value === null ? UNKNOWN$1 : bytes(value);
}
function difference(own, other) {
	if (other === void 0) return "";
	const [mine, reference] = [own.memory.residentBytes, other.memory.residentBytes];
	if (mine === null || reference === null || reference === 0) return UNKNOWN$1;
	return change(mine / reference - 1);
}
function insightSection(result) {
	const probed = shownScenarios(result).filter(isProbed);
	if (probed.length === 0) return "";
	const columns = [left("shows"), ...probed.map((scenario) => center(labelOf(result, scenario)))];
	const rows = ABILITIES.map(({ key }) => [ABILITY_TITLES[key], ...probed.map(({ insight }) => insight[key] === void 0 ? "" : MARKS[insight[key]])]);
	return paragraphs("● full, ◐ partial, ○ none", table(columns, rows));
}
/**
* A sentence for every scenario that was shown to be slower and lets nobody find out anything for it. Only where the
* Performance Schema is all that it differs in: the abilities say nothing of what a log or another cache is good for.
*/
function nothingGained(result) {
	return shownScenarios(result).filter((scenario) => {
		const reference = referenceOf(result, scenario);
		if (reference === void 0 || !isProbed(scenario) || !showsNothing(scenario)) return false;
		return differsInPerformanceSchema(scenario, reference);
	}).flatMap((scenario) => {
		const [worst] = result.comparisons.filter((each) => each.rule === mainRule(result) && isSlower(each, scenario)).toSorted((a, b) => a.change - b.change);
		if (worst === void 0) return [];
		return `${labelOf(result, scenario)} is slower (up to ${change(worst.change)}, ${range(worst)}) and shows nothing for it: none of ${ABILITIES.length} abilities.`;
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
function isSlower({ scenario, high }, { name, revision }) {
	return scenario === name && revision === "head" && high !== null && high < 0;
}
function isProbed({ insight }) {
	return Object.keys(insight).length > 0;
}
function serversSection(result) {
	if (result.imported !== null) return "";
	const scenarios = shownScenarios(result);
	return paragraphs(versions(result, scenarios), variables(result, scenarios));
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
			labelOf(result, scenario),
			...[
				markdownName(cell.workload),
				String(cell.threads),
				rate(cell.qps)
			],
			...[perUnit(cell.qps, cpuCapacity && cpuCapacity / CAPACITY_UNIT), perUnit(cell.qps, price)]
		]];
	});
	const servers = scenarios.map(({ cpuCapacity, price, ...scenario }) => [
		labelOf(result, scenario),
		cpuCapacity === null ? UNKNOWN$1 : (cpuCapacity / CAPACITY_UNIT).toFixed(1),
		price === null ? UNKNOWN$1 : String(price)
	]);
	return paragraphs("What a server computes was measured inside of it: 10,000 hashes a second with all of its CPUs busy are one unit.", table([
		left("scenario"),
		right("units"),
		right("price an hour")
	], servers), table([
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
function versions(result, scenarios) {
	const texts = scenarios.map(({ server }) => `${markdownName(server.product)} ${markdownName(server.version)}`);
	const [first] = texts;
	if (first === void 0) return "";
	if (texts.every((text) => text === first)) return `${first} in every scenario.`;
	const rows = scenarios.map((scenario, index) => [labelOf(result, scenario), texts[index] ?? ""]);
	return table([left("scenario"), left("server")], rows);
}
function variables(result, scenarios) {
	const differing = [...new Set(scenarios.flatMap((scenario) => Object.keys(scenario.variables)))].sort();
	const decisive = DECISIVE_VARIABLES.filter((name) => differing.includes(name));
	const names = [...decisive, ...differing.filter((name) => !decisive.includes(name))];
	if (names.length === 0) return "";
	const columns = [left("variable"), ...scenarios.map((scenario) => left(labelOf(result, scenario)))];
	const rows = names.slice(0, MOST_VARIABLES).map((name) => [markdownName(name), ...scenarios.map((scenario) => Object.hasOwn(scenario.variables, name) ? markdownName(scenario.variables[name] ?? "") : UNKNOWN$1)]);
	const more = names.length - rows.length;
	return paragraphs("System variables in which they differ:", table(columns, rows), more > 0 ? `${count(more, "more variable")} in result.json.` : "");
}
/** Scenarios in the order of the arms. */
function shownScenarios(result) {
	return shownArms(result).flatMap((arm) => result.scenarios.find((scenario) => sameArm(armOf(scenario), arm)) ?? []);
}
function referenceOf(result, scenario) {
	const reference = referenceArm(result, armOf(scenario));
	return reference && result.scenarios.find((each) => sameArm(armOf(each), reference));
}
function labelOf(result, scenario) {
	return markdownName(armLabels(result)(armOf(scenario)));
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
	return paragraphs(table([
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
	const labelOf = armLabels(result);
	const columns = workloadsOf(result).flatMap((workload) => {
		return saturationLevel(threadLevelsOf(result, workload).flatMap((threads) => find(control, {
			workload,
			threads
		}) ?? []));
	});
	const entryOf = entryFinder(result, control);
	const rows = shownArms(result).map((arm) => ({
		scenario: labelOf(arm),
		entries: columns.map((column) => entryOf(arm, column))
	}));
	return {
		control: labelOf(control),
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
	const found = overheadTable(result);
	if (found === void 0 || found.columns.length === 0) return "";
	const columns = found.columns.map(({ workload, threads }) => right(`${markdownName(workload)}, ${count(threads, "thread")}`));
	const rows = found.rows.map(({ scenario, entries }) => [markdownName(scenario), ...entries.map(overheadText)]);
	return paragraphs(`Change against ${markdownName(found.control)}, and QPS. ${result.imported === null ? levelNote(found.columns) : "Shown is the highest level."}`, table([left("scenario"), ...columns], rows));
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
	const labelOf = armLabels(result);
	return paragraphs(...workloadsOf(result).map((workload) => {
		const columns = [right("threads"), ...arms.map((arm) => right(markdownName(labelOf(arm))))];
		const rows = threadLevelsOf(result, workload).map((threads) => [String(threads), ...arms.map((arm) => {
			const cell = find(arm, {
				workload,
				threads
			});
			return cell === void 0 ? UNKNOWN : text(cell);
		})]);
		return paragraphs(`**${markdownName(workload)}**`, table(columns, rows));
	}));
}
function cellsSection(result) {
	const find = cellFinder(result);
	const cost = costFinder(result);
	const control = controlArm(result);
	const labelOf = armLabels(result);
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
			return cell === void 0 ? [] : [[
				markdownName(labelOf(arm)),
				...cellRow(cell, cost(arm, place), control !== void 0 && sameArm(arm, control)),
				...result.imported === null ? measuredFigures(cell) : []
			]];
		}));
		return paragraphs(`**${markdownName(workload)}**`, table(columns, rows));
	}));
}
function cellRow(cell, found, isControl) {
	return [
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
/** Comparisons that are not in the table of cells: by other rules than the main one, and means over all cells. */
function otherComparisonsSection(result) {
	const others = result.comparisons.filter(({ rule, scope }) => rule !== mainRule(result) || scope === "mean");
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
	return table(columns, rows);
}

// src/core/views/markdown/markdown.ts
const MOST_UNFAIR = 5;
const MOST_LOOSENED = 10;
const LONGEST_UNFAIR = 400;
const MOST_ADVICE = 8;
const MOST_COVERED = 8;
/** Characters between two blocks. */
const SEPARATOR = 2;
function renderMarkdown(result, { chart = { kind: "text" }, searchedUntil } = {}) {
	const sentence = headline(result, markdownName);
	const top = paragraphs(`**${result.verdict}**: ${sentence}`, escapeMarkdown(coverageLead(result)), escapeMarkdown(durabilityTrade(result)), consequence(result), searchedUntil === void 0 ? "" : searching(searchedUntil), loosenedLines(result), chartOf(result, chart), changesTable(result), unfairLines(result), causesTable(result), suggestionBlock(result), settingsTable(withoutExplained(result)), coverageLines(result), adviceLines(result), ...nothingGained(result));
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
	return chart.kind === "text" ? dotPlots(result) : image(result, chart);
}
/** The alternative text is what mail and readers without access to the picture get. */
function image(result, { url, darkUrl }) {
	const alternative = escapeMarkdown(`${result.verdict}: ${headline(result, shorten)}`);
	if (darkUrl === null) return `![${alternative}](<${address(url)}>)`;
	return `<picture>${`<source media="(prefers-color-scheme: dark)" srcset="${address(darkUrl)}">`}<img alt="${alternative}" src="${address(url)}"></picture>`;
}
/** In angle brackets or quotation marks, only these would end it or mean something else. */
function address(url) {
	return url.replace(/[<>"&\\\s\p{Cc}]/gu, encodeURIComponent);
}

export { unfairWarnings as a, otherWarnings as i, isUnevenlyWarm as n, unevenDurability as r, renderMarkdown as t };