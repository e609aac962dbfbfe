import { N as isSameScenario, _ as wasMissed, d as byCost, h as isUnseen, t as hasInterval } from "./result.js";
import { i as escapeInvisible } from "./problems.js";
import { t as bySeverity } from "./tolerance.js";
import { O as EXERCISES, a as exercisesOf, c as scriptName, j as isExercise, l as scriptOptionText, n as SCRIPTS, r as canonicalScriptOption, s as ownOptionText } from "./workloads.js";
import { r as suiteSchema, t as DEFAULT_TOLERANCE } from "./schema.js";
import { a as duration, i as count, n as change, r as changeAndRange, t as bytes, u as share } from "./figures.js";
import { i as shorten } from "./escape.js";

// src/core/suite/build.ts
/** Suites: from the checked form of a suite file, or from option files alone. */
/** The suite of a form in which no problem was found. */
function buildSuite(form, sources) {
	const scenarios = nonEmpty(Object.entries(form.scenarios).map(([name, scenario]) => buildScenario(name, scenario, sources)));
	return {
		name: form.name,
		file: sources.file,
		server: buildServer(form.server),
		dataset: buildDataset(form.dataset),
		workloads: nonEmpty(form.workloads.map((workload) => buildWorkload(workload, sources.scripts))),
		threads: nonEmpty(form.threads.toSorted((a, b) => a - b)),
		control: form.control ?? scenarios[0].name,
		scenarios,
		gate: buildPolicy(form.gate),
		budgetSeconds: form.budget,
		precision: form.precision,
		isSwitched: form.switch,
		known: form.known,
		ruleLines: ruleLines(form, sources.tree)
	};
}
function buildDataset({ "times-the-pool": timesThePool, ...dataset }) {
	return {
		...dataset,
		...timesThePool === void 0 ? {} : { timesThePool }
	};
}
const RULE_KEYS = [
	"control",
	"workloads",
	"threads",
	"scenarios",
	"dataset",
	"server",
	"name",
	"switch",
	"budget",
	"precision"
];
const RULES = [
	"control",
	"base",
	"history"
];
function ruleLines({ gate, scenarios }, tree) {
	const paths = [
		...RULE_KEYS.map((key) => [key]),
		["gate", "on-inconclusive"],
		...RULES.map((rule) => [
			"gate",
			"tolerance",
			rule
		]),
		...Object.keys(scenarios).flatMap((name) => [["scenarios", name], [
			"scenarios",
			name,
			"expect"
		]]),
		...Object.keys(gate.scenarios).map((name) => [
			"gate",
			"scenarios",
			name
		]),
		...Object.keys(gate.workloads).map((name) => [
			"gate",
			"workloads",
			name
		])
	];
	return Object.fromEntries(paths.map((path) => [path.join("."), tree.keyPositionOf(path).line]));
}
/** The policy of a form's gate, defaults filled in. */
function buildPolicy({ tolerance, scenarios, workloads, ...gate }) {
	const from = (rule) => tolerance[rule] === void 0 ? "default" : "suite";
	return {
		tolerance: {
			...DEFAULT_TOLERANCE,
			...given(tolerance)
		},
		toleranceFrom: {
			control: from("control"),
			base: from("base"),
			history: from("history")
		},
		byScenario: mapValues(scenarios, given),
		byWorkload: mapValues(workloads, given),
		onInconclusive: gate["on-inconclusive"]
	};
}
/** The tolerances without the rules that are not named. */
function given(tolerance) {
	return Object.fromEntries(Object.entries(tolerance).filter(([, share]) => share !== void 0));
}
function mapValues(map, change) {
	return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
}
/** Lists that the schema has found not to be empty, as a type that says so. */
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}
/** @param form with one of the two at most */
function programOf({ image, binary }) {
	if (image !== void 0) return {
		kind: "image",
		name: image
	};
	return binary === void 0 ? void 0 : {
		kind: "binary",
		name: binary
	};
}
function buildServer({ dsn, ...program }) {
	if (dsn !== void 0) return {
		kind: "dsn",
		endpoint: dsn
	};
	return programOf(program) ?? { kind: "auto" };
}
/** Every script without options, as a workload of its own name. */
function plainWorkloads() {
	return [...SCRIPTS].filter(([, { isAnalytical }]) => !isAnalytical).map(([script]) => buildWorkload({
		script,
		options: {}
	}));
}
/** The workload of a form, its options written as sysbench takes them. */
function buildWorkload({ name, script, options }, scripts = /* @__PURE__ */ new Map()) {
	const known = SCRIPTS.get(script);
	const texts = Object.entries(options).flatMap(([option, value]) => {
		const rule = known?.options.get(canonicalScriptOption(option));
		const text = known === void 0 ? ownOptionText(option, value) : rule && scriptOptionText(rule, value);
		return text === void 0 ? [] : [[canonicalScriptOption(option), text]];
	});
	const source = scripts.get(script);
	return {
		name: name ?? scriptName(script),
		script,
		options: Object.fromEntries(texts),
		...source === void 0 ? {} : { source },
		...known?.isAnalytical ? { isAnalytical: true } : {},
		writes: known?.writes ?? true
	};
}
function buildScenario(name, form, { file, tree, optionFiles }) {
	const path = ["scenarios", name];
	const fromFiles = form.config.flatMap((config) => optionFiles.get(config) ?? []);
	const own = Object.entries(form.options).flatMap(([option, values]) => values.map((value, index) => {
		const here = [
			...path,
			"options",
			option
		];
		const { line } = tree.keyPositionOf([...here, index]);
		return {
			name: option,
			value: optionText(value, tree.textOf([...here, index]) ?? tree.textOf(here)),
			group: void 0,
			file,
			line
		};
	}));
	const sql = form.sql.map((value, index) => ({
		value,
		file,
		line: tree.positionOf([
			...path,
			"sql",
			index
		]).line
	}));
	return {
		name,
		...form.config.length > 0 && { config: form.config },
		options: [...fromFiles, ...own],
		sql,
		expect: buildExpectation(form.expect, (variable) => tree.textOf([
			...path,
			"expect",
			"variables",
			variable
		])),
		...expectLines(form.expect, (keys) => tree.keyPositionOf([
			...path,
			"expect",
			...keys
		]).line),
		program: programOf(form),
		...form.dsn === void 0 ? {} : { endpoint: form.dsn },
		...form.price === void 0 ? {} : { price: form.price },
		place: {
			file,
			line: tree.keyPositionOf(path).line
		}
	};
}
/** The value as MySQL writes it: ON and OFF for true and false, numbers as the user wrote them, nothing for null. */
function optionText(value, written) {
	if (value === null) return void 0;
	if (typeof value === "boolean") return value ? "ON" : "OFF";
	return typeof value === "number" ? written ?? String(value) : value;
}
function expectLines({ consumers, instruments, variables }, lineOf) {
	const lines = [...Object.entries({
		consumers,
		instruments
	}).filter(([, expected]) => expected !== void 0).map(([set]) => [set, lineOf([set])]), ...Object.keys(variables).map((name) => [`variables.${variableName(name)}`, lineOf(["variables", name])])];
	return lines.length === 0 ? {} : { expectLines: Object.fromEntries(lines) };
}
/** A variable's name as servers list it. */
function variableName(written) {
	return written.toLowerCase().replaceAll("-", "_");
}
function buildExpectation({ consumers, instruments, variables }, written) {
	const texts = Object.entries(variables).map(([variable, value]) => [variableName(variable), optionText(value, written(variable)) ?? ""]);
	return {
		consumers,
		instruments,
		variables: texts.length === 0 ? void 0 : Object.fromEntries(texts)
	};
}
/** What a suite of option files says; everything else is a suite's default. */
const FORM = {
	workloads: ["oltp_read_only", "oltp_read_write"],
	threads: [8],
	scenarios: {},
	budget: "2m"
};
/** One scenario for each of the files, of which there is at least one; the first is the control. */
function configSuite(files, name) {
	const form = suiteSchema.parse({
		name: "config",
		...FORM
	});
	const scenarios = nonEmpty(files.map(scenarioOf));
	return {
		name,
		file: scenarios[0].name,
		server: { kind: "auto" },
		dataset: {
			tables: form.dataset.tables,
			rows: form.dataset.rows
		},
		workloads: nonEmpty(form.workloads.map((workload) => buildWorkload(workload))),
		threads: nonEmpty(form.threads),
		control: scenarios[0].name,
		scenarios,
		gate: buildPolicy(form.gate),
		budgetSeconds: form.budget,
		precision: form.precision,
		isSwitched: form.switch
	};
}
/** The suite of those files alone that changed since the base, the first of them the control; all where none did. */
function onlyChanged(suite, base) {
	const [first, ...others] = suite.scenarios.filter((scenario) => base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)));
	return first === void 0 ? suite : {
		...suite,
		control: first.name,
		scenarios: [first, ...others]
	};
}
function scenarioOf({ path, options }) {
	return {
		name: path,
		options,
		sql: [],
		expect: {},
		program: void 0,
		place: {
			file: path,
			line: 1
		}
	};
}

// src/core/coverage/choose-workloads.ts
/** The choice of a few workloads for what is to be exercised. */
/** Each workload takes its share of the budget from all others. */
const MOST_WORKLOADS = 4;
/** Always chosen: what most servers do most of the time, which no change may make slower unseen. */
const CONTROL = {
	script: "oltp_read_only",
	threads: 8
};
/** Chosen where no other is needed, as half of what is done with databases is writing. */
const USUAL = {
	script: "oltp_read_write",
	threads: 8
};
/**
* What can be chosen beside the control, of equally good ones the first. Long queries have one thread, which keeps a CPU of
* the server busy: with more of them each would wait for the others, and turns, which last several latencies, be longer.
*/
const CANDIDATES = [
	{
		script: "oltp_update_non_index",
		threads: 8
	},
	{
		script: "oltp_point_select",
		threads: 8
	},
	{
		script: "oltp_point_select",
		threads: 64
	},
	{
		script: "oltp_insert",
		threads: 8
	},
	{
		script: "connect",
		threads: 8
	},
	{
		script: "many_tables",
		threads: 8
	},
	{
		script: "contended_rows",
		threads: 16
	},
	{
		script: "large_rows",
		threads: 4
	},
	{
		script: "sort",
		threads: 1
	},
	{
		script: "full_join",
		threads: 1
	},
	{
		script: "temporary_table",
		threads: 1
	},
	{
		script: "full_scan",
		threads: 1
	}
];
/**
* Workloads that are the wanted exercises, as few as possible. Next is always the one that is most of what is still
* missing (on these candidates that is the best choice of all, as a test shows by trying every other); of equally good ones
* that which is the exercise wanted first. Preconditions of exercises are not looked at.
*
* @param exercises what matters most first
*/
function chooseWorkloads(exercises) {
	const wanted = [...new Set(exercises)];
	const picked = [CONTROL];
	let missing = without(wanted, CONTROL);
	while (picked.length < MOST_WORKLOADS) {
		const best = bestFor(missing);
		if (best === void 0) break;
		picked.push(best);
		missing = without(missing, best);
	}
	if (picked.length === 1) picked.push(USUAL);
	return {
		chosen: picked.map((candidate) => chosen(candidate, wanted)),
		uncovered: missing
	};
}
/** The workload of ours that is an exercise, be it chosen or not; undefined where none is. */
function workloadFor(exercise) {
	return [CONTROL, ...CANDIDATES].find((candidate) => exercisesOfCandidate(candidate).includes(exercise))?.script;
}
/** The candidate that is most of the exercises; undefined where none is any. */
function bestFor(missing) {
	const [best] = CANDIDATES.map((candidate) => {
		const covers = exercisesOfCandidate(candidate);
		return {
			candidate,
			count: missing.filter((one) => covers.includes(one)).length,
			first: firstOf(missing, covers)
		};
	}).filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count || one.first - other.first);
	return best?.candidate;
}
function firstOf(missing, covers) {
	return missing.findIndex((one) => covers.includes(one));
}
function without(exercises, candidate) {
	const covers = exercisesOfCandidate(candidate);
	return exercises.filter((one) => !covers.includes(one));
}
function chosen(candidate, wanted) {
	const covers = exercisesOfCandidate(candidate);
	return {
		workload: buildWorkload({
			script: candidate.script,
			options: {}
		}),
		threads: candidate.threads,
		covers: wanted.filter((one) => covers.includes(one))
	};
}
function exercisesOfCandidate({ script, threads }) {
	return exercisesOf(script, threads);
}

// src/core/wording/coverage-text.ts
/** What is said of changed settings that a run can have seen, or cannot. Plain text: the view escapes. */
const MIB = 1024 ** 2;
/** Cells that are named of those that exercise a setting. */
const MOST_CELLS = 2;
const COVERAGE_TITLE = "What this run can have seen";
/** "exercised by sort at 1 thread: Sort_merge_passes 3 → 12 a transaction", "cannot be shown here: …". */
function coverageText(covered) {
	return `${statusText(covered)}${measuredText(covered)}`;
}
function statusText({ status, cells, shownBy, still, needs }) {
	switch (status) {
		case "exercised": return `exercised by ${cellsText(cells)}${shownBy === null ? "" : `: ${counterText(shownBy)}`}`;
		case "not-exercised": return `not exercised, so this run says nothing of it: it matters where ${needsText(needs)}${stillText(still)}${otherText(needs, still)}`;
		case "cannot-show": return needs.length === 0 ? "cannot be shown here: the measured servers have no such option, or qpsgate sets it in all of them, or leaves it out" : `cannot be shown here: it matters where ${needsText(needs)}`;
		case "no-effect": return "has nothing to do with speed";
		case "unknown": return "unknown to qpsgate, so nobody can tell whether these cells show it";
	}
}
function cellsText(cells) {
	const named = cells.slice(0, MOST_CELLS).map(({ workload, threads }) => `${workload} at ${count(threads, "thread")}`);
	const more = cells.length - named.length;
	return [...named, ...more > 0 ? [`${more} more`] : []].join(" and ");
}
function counterText({ counter, before, after }) {
	return `${counter} ${before === null ? perTransaction(after) : `${perTransaction(before)} → ${perTransaction(after)}`} a transaction`;
}
function perTransaction(value) {
	return value === 0 ? "0" : String(Number(value.toPrecision(2)));
}
function stillText(still) {
	return still.length === 0 ? "" : `, and ${still.join(", ")} did not grow`;
}
/** "rows are read from data that are larger than the buffer pool, or statements read whole tables". */
function needsText(needs) {
	const clauses = needs.filter(isExercise).map((exercise) => clauseOf(EXERCISES[exercise].meaning));
	return clauses.length === 0 ? needs.join(", ") : clauses.join(", or ");
}
/** A sentence as the end of another. */
function clauseOf(sentence) {
	const clause = sentence.replace(/\.$/, "");
	return /^[A-Z]{2}/.test(clause) ? clause : `${clause.slice(0, 1).toLowerCase()}${clause.slice(1)}`;
}
/** Which workload would have shown it; where one that does such work was measured, none would. */
function otherText(needs, still) {
	if (still.length > 0) return "";
	const workload = needs.filter((need) => isExercise(need) && EXERCISES[need].isLoad).map(workloadFor).find((script) => script !== void 0);
	return workload === void 0 ? "; no workload of qpsgate does that" : `; the workload ${workload} would show it`;
}
/** "; 64G → 32G was measured as 192 MiB → 96 MiB with 576 MiB of data". */
function measuredText({ before, after, measured }) {
	if (measured === null) return "";
	return `; ${`${before ?? "not set"} → ${after ?? "not set"}`} was measured as ${sizeText(measured.before)} → ${sizeText(measured.after)} with ${bytes(measured.dataBytes)} of data`;
}
function sizeText(value) {
	return /^\d+$/.test(value) && Number(value) >= MIB ? bytes(Number(value)) : value;
}
/** Whether all comparisons pass, and the run does not, as it exercised nothing of what changed. */
function isNotExercised({ verdict, comparisons, coverage }) {
	return verdict === "inconclusive" && isUnseen(coverage) && comparisons.every((found) => found.verdict === "pass");
}
/**
* What stands beside the verdict: which of the changed settings it says nothing of.
*
* @returns an empty text where all were exercised, or have nothing to do with speed, and where the verdict is for want of that
*/
function coverageLead(result) {
	if (isNotExercised(result)) return "";
	const { coverage } = result;
	const relevant = coverage.filter(({ status }) => status !== "no-effect");
	const unseen = relevant.filter(wasMissed);
	const unknown = relevant.filter(({ status }) => status === "unknown");
	const parts = [unseen.length === 0 ? "" : `says nothing of ${listed(unseen)}, which no cell exercised`, unknown.length === 0 ? "" : `may not have seen ${listed(unknown)}, which qpsgate does not know`].filter((part) => part !== "");
	return parts.length === 0 ? "" : `This run ${parts.join(", and ")}.`;
}
/** Those that were not exercised first; what has nothing to do with speed need not be told. */
function toldCoverage(coverage) {
	return coverage.filter(({ status }) => status !== "no-effect").toSorted((one, other) => Number(one.status === "exercised") - Number(other.status === "exercised"));
}
/** "my.cnf:3: sort-buffer-size exercised by …". */
function coverageLine({ name, file, line, message }) {
	return `${file}:${line}: ${name} ${message}`;
}
const MOST_NAMED$1 = 4;
function listed(settings) {
	const names = settings.slice(0, MOST_NAMED$1).map(({ name }) => name);
	const more = settings.length - names.length;
	return [...names, ...more > 0 ? [`${more} more`] : []].join(", ");
}

// src/core/wording/imported.ts
/** What is said of figures that were measured elsewhere; the same in every view. */
/**
* "imported; no intervals"; "imported; 3 repetitions of each cell"; "imported; 1 to 3 repetitions of each cell, 4 of 9
* comparisons without an interval". Empty where we measured.
*/
function originText({ imported, comparisons }) {
	if (imported === null) return "";
	const bare = comparisons.filter((found) => !hasInterval(found)).length;
	if (bare === comparisons.length) return "imported; no intervals";
	const { fewest, most } = imported.repetitions;
	return `imported; ${fewest === most ? count(most, "repetition") : `${fewest} to ${most} repetitions`} of each cell${bare === 0 ? "" : `, ${bare} of ${comparisons.length} comparisons without an interval`}`;
}
/** "440 figures of a.csv, runs/"; empty where we measured. May hold text from outside. */
function sourceText({ imported }, most) {
	if (imported === null) return "";
	const named = imported.paths.slice(0, most).join(", ");
	const more = imported.paths.length - most;
	return `${count(imported.observations, "figure")} of ${named}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/core/wording/wording.ts
/** Sentences about a result, the same in every view. Plain text: the view escapes. */
/** For views that escape everything where it becomes markup. */
const asItIs = (outside) => outside;
/** Settings that are named of those that only work together. */
const MOST_NAMED = 3;
const LONGEST_PATH = 54;
/** "oltp_read_only at 8 threads"; a scenario's mean, over all cells, is at none. */
function cellText({ workload, threads }, quote) {
	return threads === 0 ? "mean of all cells" : `${quote(workload)} at ${count(threads, "thread")}`;
}
/** "conf/my.cnf:4"; of a long path the end, which tells more. */
function lineOf({ file, line }) {
	const end = file.slice(-53).replace(/^[\udc00-\udfff]/, "");
	return `${file.length <= LONGEST_PATH ? file : `…${end}`}:${line}`;
}
/** "conf/my.cnf:4": where a setting stands now; one that is gone stood there before. */
/** `my.cnf:3: tabel_open_cache: did you mean table_open_cache?` */
function mistypedText(option, meant) {
	return `${escapeInvisible(`${lineOf(option)}: ${option.name}`)}: did you mean ${meant}?`;
}
function settingLine({ before, after, scenario }) {
	if (after !== null) return `${after.file}:${after.line}`;
	return before === null ? scenario : `${before.file}:${before.line}, removed`;
}
/** What a comparison is made with: the control, the configuration before the change, or stored runs. */
function against({ rule, reference }, quote) {
	if (rule === "base") return "before";
	return rule === "history" ? "earlier runs" : quote(reference);
}
/**
* What a reader who reads nothing else should know, to stand behind the verdict's word: where, which scenario, how
* much, how sure, and what was allowed.
*/
function headline(result, quote) {
	const { verdict, comparisons, accepted } = result;
	if (comparisons.length === 0) return nothingCompared(result, quote);
	if (accepted !== null) return acceptedRegression({
		...result,
		verdict: "regressed",
		accepted: null
	}, accepted, quote);
	const decisive = bySeverity(comparisons.filter((each) => each.verdict === verdict));
	const [worst] = decisive;
	if (isNotExercised(result)) return notExercised(result, quote);
	if (worst === void 0) return unexplained(result, quote);
	if (result.imported !== null) return `${originText(result)}; ${ofImported(result, decisive, worst, quote)}`;
	if (verdict === "regressed") return `${slower(result, worst, quote)}${further(decisive.length - 1, "regressed")}`;
	return verdict === "pass" ? passed(result, decisive, worst, quote) : undecided(result, decisive, worst, quote);
}
/** "not exercised: innodb_open_files, so that all 2 comparisons are within tolerance says nothing of it". */
function notExercised({ coverage, comparisons }, quote) {
	const names = coverage.filter(wasMissed).map(({ name }) => name);
	const many = comparisons.length === 1 ? "the comparison is" : `all ${comparisons.length} comparisons are`;
	return `not exercised: ${joinedNames(names, quote)}; ${many} within tolerance, which says nothing of ${names.length === 1 ? "it" : "them"}`;
}
function nothingCompared({ plan, measuredSeconds, settings }, quote) {
	if (measuredSeconds > 0 || plan.rules.includes("control")) return "nothing was compared";
	if (settings.length === 0) return "configuration unchanged";
	return `configuration unchanged for speed: ${withoutEffectText(settings.map(({ name }) => name), quote)}`;
}
/** "a regression that octocat accepted (label): oltp_read_only at 8 threads, …". */
function acceptedRegression(regressed, { by, how, reason }, quote) {
	const why = reason === null ? "" : `: ${quote(reason)}`;
	return `a regression that ${quote(by)} accepted (${how}${why}): ${headline(regressed, quote)}`;
}
/** "oltp_read_only at 8 threads, pfson_conon_inson −19.6 % (−21.0 … −18.2), tolerance 5 %". */
function finding(found, quote) {
	return `${changeOf(found, quote)}, ${toleranceText(found)}`;
}
function changeOf(found, quote) {
	const reference = found.rule === "control" ? "" : ` against ${against(found, quote)}`;
	return `${cellText(found, quote)}, ${quote(found.scenario)} ${changeAndRange(found)}${reference}`;
}
function toleranceText({ tolerance }) {
	return `tolerance ${share(tolerance)}`;
}
/** The finding, with the dearest of its causes where that is known. */
function slower(result, found, quote) {
	const cause = causedBy(result, found, quote);
	return cause === "" ? finding(found, quote) : `${changeOf(found, quote)}, ${cause}; ${toleranceText(found)}`;
}
/** "oltp_read_only at 8 threads, my.cnf against before": where the causes were looked for. */
function explainedCell(explanation, quote) {
	return `${cellText(explanation, quote)}, ${quote(explanation.scenario)} against ${against(explanation, quote)}`;
}
/** Whether the causes are those of this comparison's scenario, be it in the same cell or not. */
function isExplained({ causes, explanation }, { rule, scenario }) {
	return causes.length > 0 && explanation?.rule === rule && explanation.scenario === scenario;
}
/** "a", "a + b": settings that only work together are one cause. */
function causeName({ settings }, quote) {
	return joinedNames(settings.map(({ name }) => name), quote);
}
/** "a + b + c + 2 more". */
function joinedNames(names, quote) {
	const named = names.slice(0, MOST_NAMED).map(quote);
	const more = names.length - named.length;
	return [...named, ...more > 0 ? [`${more} more`] : []].join(" + ");
}
/** "most of it by sync-binlog (conf/my.cnf:4) −14.1 %"; empty where no setting was shown to be to blame. */
function causedBy(result, found, quote) {
	const [dearest, ...others] = (isExplained(result, found) ? result.causes.filter(({ verdict }) => verdict === "to blame") : []).toSorted(byCost);
	if (dearest === void 0) return "";
	const [only, ...partners] = dearest.settings;
	const line = only?.place && partners.length === 0 ? ` (${quote(lineOf(only.place))})` : "";
	const cost = dearest.change === null ? "" : ` ${change(dearest.change)}`;
	const named = `${causeName(dearest, (name) => quote(shorten(name)))}${line}${cost}`;
	if (isMostOf(dearest, found)) return `most of it by ${named}`;
	return `caused by ${named}${others.length === 0 ? "" : ` and ${others.length} more`}`;
}
/** Whether it alone costs at least half of the whole, on the scale on which costs add up. */
function isMostOf({ change: cost, together }, whole) {
	return cost !== null && together.length === 0 && whole.change < 0 && Math.log1p(cost) <= Math.log1p(whole.change) / 2;
}
function further(many, word) {
	return many === 0 ? "" : `; ${count(many, "more comparison")} ${word}`;
}
function passed({ comparisons }, passing, worst, quote) {
	const improved = passing.filter(({ label }) => label === "improved").length;
	const many = passing.length === comparisons.length ? `all ${passing.length}` : `${passing.length} of ${comparisons.length}`;
	const lead = comparisons.length === 1 ? "" : `${many} comparisons are within tolerance; closest to the limit: `;
	const gains = improved === 0 ? "" : `; ${count(improved, "comparison")} improved`;
	return `${lead}${finding(worst, quote)}${gains}${detectable(passing)}`;
}
function undecided({ comparisons, measuredSeconds }, open, worst, quote) {
	const times = open.map((each) => each.sufficientSeconds);
	const known = times.filter((seconds) => seconds !== null);
	const enough = known.length < times.length ? "no measuring time can be given that would have decided it" : `about ${duration(Math.max(...known))} of measuring would have sufficed (${duration(measuredSeconds)} was measured)`;
	return `${undecidedLead(comparisons, open)}${finding(worst, quote)} (${quote(worst.label)})${detectable(open)}; ${enough}`;
}
function undecidedLead({ length }, open) {
	return length === 1 ? "" : `${open.length} of ${length} comparisons undecided, first `;
}
/** What was imported is never called regressed, and no measuring of ours would decide it. */
function ofImported(result, decisive, worst, quote) {
	if (result.verdict === "pass") return passed(result, decisive, worst, quote);
	const why = hasInterval(worst) ? ` (${quote(worst.label)})` : "";
	return `${undecidedLead(result.comparisons, decisive)}${finding(worst, quote)}${why}`;
}
/** A verdict that no single comparison gives: every one was decided, and the run as a whole was not trusted. */
function unexplained({ verdict, comparisons, warnings }, quote) {
	const passing = comparisons.filter((each) => each.verdict === "pass").length;
	const reasons = [...new Set(warnings.map(({ code }) => code))].slice(0, 3).map(quote);
	const because = reasons.length === 0 ? "" : `; see the warnings (${reasons.join(", ")})`;
	return `${passing} of ${count(comparisons.length, "comparison")} within tolerance, the run as a whole is ${verdict}${because}`;
}
/**
* "; a slowdown of 2.1 % would have been found"; empty where none would have been, and where something else says more: a
* pass, that there is none beyond its tolerance; a larger slowdown that is undecided, that it was not found.
*/
function detectable(comparisons) {
	const known = comparisons.flatMap((each) => each.detectable ?? []);
	const isBelied = comparisons.some(({ verdict, change, tolerance, detectable: least }) => {
		return least !== null && (verdict === "pass" ? least > tolerance : -change >= least);
	});
	return known.length === 0 || isBelied ? "" : `; a slowdown of ${share(Math.max(...known))} would have been found`;
}
/** Said while it is measured: by what was seen so far, the time that was given will not do. */
function hopeless(seconds, budgetSeconds) {
	return `by what was measured so far, deciding everything needs about ${duration(seconds)} on this machine, and the budget is ${duration(budgetSeconds)}; give a larger --budget or --tolerance, or a machine with fewer neighbours`;
}
/** What follows from a verdict that is none; empty where there is one. */
function consequence({ verdict, plan, imported }) {
	if (verdict !== "inconclusive" || imported !== null) return "";
	return plan.policy.onInconclusive === "pass" ? "Nothing is blocked, as on-inconclusive is pass; the exit code is 0." : "This blocks, as on-inconclusive is fail; the exit code is 3.";
}
/** Where the causes are still searched for, until that time (ISO 8601, UTC) at the latest. */
function searching(until) {
	return `What each changed setting costs is measured now, until ${until.slice(11, 16)} UTC at the latest. If it does not stand here then, the run was ended.`;
}
/** Settings without effect that are named. */
const MOST_WITHOUT_EFFECT = 5;
/** "only datadir, server-id changed, settings without effect on speed": half a sentence. */
function withoutEffectText(settings, quote) {
	const names = [...new Set(settings)];
	const more = names.length - MOST_WITHOUT_EFFECT;
	return `only ${`${names.slice(0, MOST_WITHOUT_EFFECT).map(quote).join(", ")}${more > 0 ? ` and ${more} more` : ""}`} changed, settings without effect on speed`;
}

export { onlyChanged as A, toldCoverage as C, buildSuite as D, buildPolicy as E, configSuite as O, coverageText as S, workloadFor as T, originText as _, consequence as a, coverageLead as b, headline as c, joinedNames as d, lineOf as f, withoutEffectText as g, settingLine as h, cellText as i, plainWorkloads as j, nonEmpty as k, hopeless as l, searching as m, asItIs as n, explainedCell as o, mistypedText as p, causeName as r, finding as s, against as t, isExplained as u, sourceText as v, chooseWorkloads as w, coverageLine as x, COVERAGE_TITLE as y };