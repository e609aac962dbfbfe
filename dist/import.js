import { c as quote, o as listNames, r as describeValue, s as nearest } from "./problems.js";
import { t as parseCsv } from "./csv.js";
import { i as keyOf, r as changeOf, t as CONFIDENCE } from "./comparison.js";
import { a as passAtOnce, g as scenarioMeans, t as decide } from "./decide.js";
import { n as rankScenarios } from "./ranking.js";
import { c as sum, o as mean } from "./disturbance.js";
import { n as toleranceOf } from "./tolerance.js";
import { n as writeViews, r as makeResult } from "./write-views.js";
import "./result.js";
import { t as adjustPolicy } from "./adjust.js";
import { t as buildPolicy } from "./build.js";
import { t as formatProblems } from "./parse.js";
import { n as digestOf } from "./digest.js";
import { c as UserError, h as reasonOf } from "./errors.js";
import { o as isDirectory } from "./paths.js";
import { t as OutputDirectory } from "./output-directory.js";
import { n as runClock } from "./clock.js";
import { n as parseImportFlags } from "./import-flags.js";
import { r as showResult } from "./show-result.js";
import { join } from "node:path";
import { readFileSync, readdirSync, statSync } from "node:fs";

// src/core/imported/imported-table.ts
/** Names in the order in which they were first read. */
function scenariosIn(observations) {
	return [...new Set(observations.map(({ scenario }) => scenario))];
}
/** @param control one of the scenarios, which were measured in no cell without it */
function tableOf(observations, control) {
	const cells = Map.groupBy(observations, ({ scenario, ...place }) => cellKey(scenario, place));
	const observationsOf = (scenario, place) => cells.get(cellKey(scenario, place)) ?? [];
	const problems = [...[...cells.values()].flatMap(repeatedTrials), ...withoutControl(observations, control, observationsOf)];
	if (problems.length > 0) return {
		kind: "problems",
		problems
	};
	return {
		kind: "ok",
		table: {
			control,
			candidates: scenariosIn(observations).filter((name) => name !== control),
			places: placesIn(observations),
			observationsOf
		}
	};
}
function placesIn(observations) {
	return [...Map.groupBy(observations, ({ workload }) => workload)].flatMap(([workload, own]) => [...new Set(own.map(({ threads }) => threads))].sort((left, right) => left - right).map((threads) => ({
		workload,
		threads
	})));
}
/** Observations of one cell without a trial are repetitions; those with the same trial are a mistake. */
function repeatedTrials(observations) {
	return observations.flatMap((observation, index) => {
		const { trial, scenario, place } = observation;
		const first = observations.slice(0, index).find((other) => trial !== null && other.trial === trial);
		if (first === void 0) return [];
		const found = `a second ${quote(trial ?? "")} of ${quote(scenario)}, ${cellText(observation)}, after ${place.file === first.place.file ? "line " : `${first.place.file}:`}${first.place.line}`;
		return [{
			...place,
			path: "trial",
			found,
			allowed: "each trial of a cell once; no trial where nothing tells them apart"
		}];
	});
}
function withoutControl(observations, control, observationsOf) {
	return placesIn(observations).flatMap((place) => {
		const [first] = observations.filter(({ workload, threads }) => workload === place.workload && threads === place.threads);
		if (first === void 0 || observationsOf(control, place).length > 0) return [];
		const found = `no figure of the control ${quote(control)} at ${cellText(place)}`;
		return [{
			...first.place,
			path: "",
			found,
			allowed: "workloads and threads at which the control was measured too"
		}];
	});
}
function cellText({ workload, threads }) {
	return `${quote(workload)} with ${threads} threads`;
}
function cellKey(scenario, { workload, threads }) {
	return JSON.stringify([
		scenario,
		workload,
		threads
	]);
}

// src/core/imported/observation.ts
const MOST_THREADS = 1e6;
const LONGEST_NAME = 100;
const DECIMAL = /^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const NAME_FORM = `a name with a letter or digit, of at most ${LONGEST_NAME} characters`;
const THREADS_FORM = `a whole number from 1 to ${MOST_THREADS}`;
const NUMBER_FORM = "a number above 0 such as 47176 or 10516.35, with a point and without separators of thousands";
/** A finite number above 0; undefined for anything else. */
function positiveNumber(text) {
	const value = DECIMAL.test(text) ? Number(text) : NaN;
	return value > 0 && Number.isFinite(value) ? value : void 0;
}
function threadCount(text) {
	const value = /^\d+$/.test(text) ? Number(text) : NaN;
	return value >= 1 && value <= 1e6 ? value : void 0;
}
function nameOf(text) {
	return /[\p{L}\p{N}]/u.test(text) && text.length <= LONGEST_NAME ? text : void 0;
}
/** The text found in a place, for a problem. */
function foundText(text) {
	return text === "" ? "nothing" : describeValue(text);
}

// src/core/imported/qps-table.ts
/**
* A table of QPS. Long: a row an observation, with the columns scenario, workload, threads and qps. Wide: a row a cell,
* with the columns workload and threads, and one for every scenario.
*/
const REQUIRED = [
	"scenario",
	"workload",
	"threads",
	"qps"
];
const LATENCIES = ["latency_ms", "p95_ms"];
const LONG = [
	...REQUIRED,
	...LATENCIES,
	"trial"
];
const WIDE = [
	"workload",
	"threads",
	"trial"
];
const WANTED$1 = "scenario, workload, threads and qps, in any order, also latency_ms, p95_ms and trial; or workload, threads and a column for each scenario";
/**
* Everything wrong with the table is reported at once. In a wide table, an empty field is an observation that there is
* not.
*/
function readQpsTable(text, file) {
	const problems = [];
	const complain = (line, path, found, allowed) => {
		problems.push({
			file,
			line,
			path,
			found,
			allowed
		});
	};
	return {
		observations: readTable(text, file, complain),
		problems
	};
}
function readTable(text, file, complain) {
	const parsed = parseCsv(text);
	if (parsed.kind === "problem") {
		const { line, found, allowed } = parsed.problem;
		complain(line, "", found, allowed);
		return [];
	}
	const [header, ...rows] = parsed.rows;
	if (header === void 0 || rows.length === 0) {
		complain(header?.line ?? 1, "", header === void 0 ? "an empty file" : "a header without rows", `rows of ${WANTED$1}`);
		return [];
	}
	const layout = layoutOf(header, complain);
	return layout === void 0 ? [] : rows.flatMap((row) => observationsOf(row, layout, file, complain));
}
/** Undefined if the columns do not tell their content. */
function layoutOf({ fields, line }, complain) {
	const columns = fields.map((field, index) => ({
		name: field.trim(),
		key: field.trim().toLowerCase(),
		index
	}));
	const isWide = !columns.some(({ key }) => key === "scenario" || key === "qps");
	const missing = (isWide ? ["workload", "threads"] : REQUIRED).filter((key) => !columns.some((one) => one.key === key));
	const others = columns.filter(({ key }) => !(isWide ? WIDE : LONG).includes(key));
	const wrong = [
		...columns.flatMap((column) => doubtful(column, columns)),
		...others.flatMap((column) => isWide ? noScenario(column) : unknown(column)),
		...missing.length > 0 || isWide && others.length === 0 ? [missingFrom(columns, missing)] : []
	];
	for (const { path, found, allowed } of wrong) complain(line, path, found, allowed);
	if (wrong.length > 0) return void 0;
	if (isWide) return {
		columns,
		isWide,
		observations: others.map((qps) => ({
			scenario: qps.name,
			qps
		}))
	};
	const [scenario, qps] = [columnOf(columns, "scenario"), columnOf(columns, "qps")];
	return {
		columns,
		isWide,
		observations: scenario && qps ? [{
			scenario,
			qps
		}] : []
	};
}
function doubtful(column, columns) {
	const path = `column ${column.index + 1}`;
	if (column.name === "") return [{
		path,
		found: "a column without a name",
		allowed: WANTED$1
	}];
	return columns.some(({ name, key, index }) => index < column.index && sameColumn({
		name,
		key
	}, column)) ? [{
		path,
		found: `a second ${quote(column.name)}`,
		allowed: "each column once"
	}] : [];
}
/** Names of scenarios may differ only in capitals; those of columns may not. */
function sameColumn(one, other) {
	return LONG.includes(one.key) ? one.key === other.key : one.name === other.name;
}
/** An unknown column may distinguish two observations, which would pass for repetitions without it. */
function unknown({ name, key, index }) {
	if (name === "") return [];
	const meant = nearest(key, LONG);
	const hint = meant === void 0 ? "" : ` (did you mean ${quote(meant)}?)`;
	const allowed = `${LONG.join(", ")}; write what else tells figures apart into workload, and leave the rest out`;
	return [{
		path: `column ${index + 1}`,
		found: `unknown column ${quote(name)}${hint}`,
		allowed
	}];
}
function noScenario({ name, key, index }) {
	const path = `column ${index + 1}`;
	if (LATENCIES.includes(key)) return [{
		path,
		found: `${quote(name)} in a table with a column for each scenario`,
		allowed: LONG.join(", ")
	}];
	if (name === "" || nameOf(name) !== void 0) return [];
	return [{
		path,
		found: `a scenario called ${quote(name)}`,
		allowed: NAME_FORM
	}];
}
function missingFrom(columns, missing) {
	const there = listNames(columns.map(({ name }) => name));
	return {
		path: "header",
		found: `${missing.length === 0 ? "no scenario" : `no ${missing.join(", ")}`} among the columns ${there}`,
		allowed: WANTED$1
	};
}
function columnOf(columns, key) {
	return columns.find((column) => column.key === key);
}
function observationsOf({ line, fields }, layout, file, complain) {
	const { columns, isWide } = layout;
	if (fields.length !== columns.length) {
		complain(line, "", `${fields.length} fields`, `${columns.length}, as many as the header has columns`);
		return [];
	}
	const textOf = (column) => column === void 0 ? "" : (fields[column.index] ?? "").trim();
	const read = (column, parse, form) => {
		const text = textOf(column);
		return parse(text) ?? complain(line, pathOf(column), foundText(text), form);
	};
	const optional = (key) => {
		const column = columnOf(columns, key);
		return textOf(column) === "" ? null : read(column, positiveNumber, "a number above 0 such as 47176 or 10516.35, with a point and without separators of thousands") ?? null;
	};
	const workload = read(columnOf(columns, "workload"), nameOf, NAME_FORM);
	const threads = read(columnOf(columns, "threads"), threadCount, THREADS_FORM);
	const rest = {
		tps: null,
		latencyMs: {
			avg: optional("latency_ms"),
			p95: optional("p95_ms"),
			p99: null
		},
		trial: textOf(columnOf(columns, "trial")) || null,
		place: {
			file,
			line
		}
	};
	return layout.observations.flatMap((own) => {
		if (isWide && textOf(own.qps) === "") return [];
		const scenario = typeof own.scenario === "string" ? own.scenario : read(own.scenario, nameOf, NAME_FORM);
		const qps = read(own.qps, positiveNumber, NUMBER_FORM);
		return scenario !== void 0 && workload !== void 0 && threads !== void 0 && qps !== void 0 ? [{
			scenario,
			workload,
			threads,
			qps,
			...rest
		}] : [];
	});
}
function pathOf(column) {
	return column === void 0 ? "" : `column ${column.index + 1} (${column.name})`;
}

// src/core/imported/sysbench-report.ts
const REPORT_NAMES = "SCENARIO.WORKLOAD.THREADS[.TRIAL].txt, SCENARIO/WORKLOAD-THREADS[-TRIAL].txt";
const FLAT = /^(?<scenario>[^/]+)\.(?<workload>[^/.]*[^/.\d][^/.]*)\.(?<threads>\d+)(?:\.(?<trial>\d+))?\.txt$/;
const FOLDER = /^(?<scenario>[^/]+)\/(?<workload>[^/]+?)-(?<threads>\d+)(?:-(?<trial>\d+))?\.txt$/;
const QUERIES = /^[ \t]*queries:[ \t]+\d+[ \t]+\((\S+) per sec\.\)/gm;
const TRANSACTIONS = /^[ \t]*transactions:[ \t]+\d+[ \t]+\((\S+) per sec\.\)/m;
const AVERAGE = /^[ \t]*avg:[ \t]+(\S+)/m;
const PERCENTILE_95 = /^[ \t]*95th percentile:[ \t]+(\S+)/m;
const PERCENTILE_99 = /^[ \t]*99th percentile:[ \t]+(\S+)/m;
const THREADS = /^Number of threads: (\d+)/m;
/** The cell and scenario that the path names; undefined if it is neither form of REPORT_NAMES. */
function reportName(path) {
	const groups = (FLAT.exec(path) ?? FOLDER.exec(path))?.groups;
	const [scenario, workload] = [nameOf(groups?.scenario ?? ""), nameOf(groups?.workload ?? "")];
	const threads = threadCount(groups?.threads ?? "");
	if (scenario === void 0 || workload === void 0 || threads === void 0) return void 0;
	return {
		scenario,
		workload,
		threads,
		trial: groups?.trial ?? null
	};
}
function readReport({ file, path, text }) {
	const wrong = (line, what, found, allowed) => ({
		observations: [],
		problems: [{
			file,
			line,
			path: what,
			found,
			allowed
		}]
	});
	const named = reportName(path);
	if (named === void 0) return wrong(1, "name", quote(path), REPORT_NAMES);
	const [report, ...more] = text.matchAll(QUERIES);
	if (report === void 0) return wrong(1, "", text.trim() === "" ? "an empty file" : "no \"queries: … per sec.\" of a report", "sysbench's output");
	const place = {
		file,
		line: lineAt(text, report.index)
	};
	const [second] = more;
	if (second !== void 0) return wrong(lineAt(text, second.index), "queries", `a second report, after that of line ${place.line}`, "one a file");
	const qps = positiveNumber(report[1] ?? "");
	if (qps === void 0) return wrong(place.line, "queries", `${report[1]} per sec.`, NUMBER_FORM);
	const threads = THREADS.exec(text);
	if (threads !== null && Number(threads[1]) !== named.threads) return wrong(lineAt(text, threads.index), "Number of threads", String(threads[1]), `${named.threads}, as in the name`);
	return {
		observations: [figureOf(named, qps, text, place)],
		problems: []
	};
}
function figureOf(named, qps, text, place) {
	const known = (pattern) => positiveNumber(pattern.exec(text)?.[1] ?? "") ?? null;
	const latencyMs = {
		avg: known(AVERAGE),
		p95: known(PERCENTILE_95),
		p99: known(PERCENTILE_99)
	};
	return {
		...named,
		qps,
		tps: known(TRANSACTIONS),
		latencyMs,
		place
	};
}
function lineAt(text, index) {
	return text.slice(0, index).split("\n").length;
}

// src/core/imported/sources.ts
/** Observations in the order of the sources. Everything wrong with them is reported at once. */
function readObservations(sources) {
	const read = sources.flatMap((source) => source.kind === "table" ? [readQpsTable(source.text, source.file)] : source.files.map(readReport));
	return {
		observations: read.flatMap(({ observations }) => observations),
		problems: read.flatMap(({ problems }) => problems)
	};
}

// src/core/imported/judge-imported.ts
/**
* Verdicts for an imported table. A change passes if its repetitions show that it is within tolerance. None is called
* regressed: that takes servers that are started again. Without repetitions, nothing is shown.
*/
function judgeImported(table, policy) {
	const { control, candidates } = table;
	const byScenario = candidates.map((scenario) => changesOf(table, scenario));
	const comparisons = byScenario.flatMap(({ sure }) => sure);
	const bare = byScenario.flatMap((changes) => changes.bare);
	const judgement = decide({
		comparisons,
		undisturbed: comparisons,
		twin: [],
		missing: [],
		disturbance: {
			blocks: 0,
			disturbed: 0,
			dropped: 0
		},
		costs: [],
		twinCosts: [],
		unknownCosts: []
	}, passAtOnce(comparisons, policy), policy, 0);
	return {
		judgement: {
			...judgement,
			comparisons: judgement.comparisons.map((found) => ({
				...found,
				sufficientSeconds: null
			})),
			missing: bare.flatMap((found) => found.scope === "cell" ? [{
				rule: "control",
				...pick(found),
				reference: control
			}] : [])
		},
		bare,
		ranking: table.places.flatMap((place) => rankPlace(table, place))
	};
}
/** A scenario's changes in every cell in which it was measured, and their mean where there are several. */
function changesOf({ control, places, observationsOf }, scenario) {
	const cells = places.flatMap((place) => {
		const [own, reference] = [observationsOf(scenario, place), observationsOf(control, place)];
		return own.length === 0 ? [] : [{
			place,
			own,
			reference
		}];
	});
	const sure = cells.flatMap(({ place, own, reference }) => {
		const effect = repeatedEffect(own, reference);
		if (effect === void 0) return [];
		return [{
			rule: "control",
			scope: "cell",
			scenario,
			reference: control,
			...place,
			effect,
			...changeOf(effect),
			blocks: 0,
			trials: repetitionsOf(own, reference)
		}];
	});
	const known = new Set(sure.map(keyOf));
	const bare = cells.flatMap(({ place, own, reference }) => {
		const name = {
			rule: "control",
			scope: "cell",
			scenario,
			...place
		};
		if (known.has(keyOf(name))) return [];
		const change = Math.expm1(logRatio(own, reference));
		const repetitions = repetitionsOf(own, reference);
		return [{
			scope: "cell",
			scenario,
			reference: control,
			...place,
			change,
			repetitions
		}];
	});
	if (bare.length === 0) return {
		sure: [...sure, ...scenarioMeans(sure)],
		bare
	};
	if (cells.length < 2) return {
		sure,
		bare
	};
	const ratios = cells.map(({ own, reference }) => logRatio(own, reference));
	const change = Math.expm1(mean(ratios));
	const repetitions = Math.min(...cells.map(({ own, reference }) => repetitionsOf(own, reference)));
	return {
		sure,
		bare: [...bare, {
			scope: "mean",
			scenario,
			reference: control,
			change,
			repetitions
		}]
	};
}
/** The order of a cell's scenarios, if all of them were repeated. */
function rankPlace(table, place) {
	const { control, candidates, observationsOf } = table;
	const scenarios = [control, ...candidates].filter((name) => observationsOf(name, place).length > 0);
	const effects = new Map(scenarios.flatMap((first) => scenarios.flatMap((second) => {
		const effect = first === second ? void 0 : repeatedEffect(observationsOf(first, place), observationsOf(second, place));
		return effect === void 0 ? [] : [[JSON.stringify([first, second]), effect]];
	})));
	if (scenarios.length < 2 || effects.size < scenarios.length * (scenarios.length - 1)) return [];
	const effect = (first, second) => {
		const found = effects.get(JSON.stringify([first, second]));
		if (found === void 0) throw new RangeError(`${first} and ${second} were not compared`);
		return found;
	};
	return [{
		...place,
		...rankScenarios({
			scenarios,
			control,
			effect
		})
	}];
}
function pick({ scenario, workload, threads }) {
	return {
		scenario,
		workload,
		threads
	};
}
/** Geometric mean of QPS: the ratio of two of them is the change that the repetitions show. */
function meanQps(observations) {
	const [first, ...others] = observations;
	return first !== void 0 && others.length === 0 ? first.qps : Math.exp(mean(observations.map(logQps)));
}
/** Change of ln QPS between two cells: −0.05 is about 5 % slower. */
function logRatio(own, reference) {
	return mean(own.map(logQps)) - mean(reference.map(logQps));
}
/** How often a change was measured: the fewer observations of the two cells. */
function repetitionsOf(own, reference) {
	return Math.min(own.length, reference.length);
}
/**
* The change with Student's t over repetitions. If both cells have the same trials, t of the n differences of ln QPS
* trial by trial, n − 1 degrees of freedom; else Welch's t of the two means of ln QPS (Welch 1947).
*
* @returns undefined if one of the cells was measured once, or repetitions do not vary at all, as copies do not
*/
function repeatedEffect(own, reference) {
	if (repetitionsOf(own, reference) < 2) return void 0;
	const { variance, df } = pairedError(own, reference) ?? welchError(own, reference);
	if (!(variance > 0)) return void 0;
	const [within, between] = [{
		variance: 0,
		df
	}, {
		variance,
		df
	}];
	return {
		mean: logRatio(own, reference),
		standardError: Math.sqrt(variance),
		df,
		within,
		between
	};
}
/** Undefined if the trials do not match those of the other cell, one to one. */
function pairedError(own, reference) {
	const others = new Map(reference.flatMap((observation) => observation.trial === null ? [] : [[observation.trial, observation]]));
	const differences = own.flatMap((observation) => {
		const other = observation.trial === null ? void 0 : others.get(observation.trial);
		return other === void 0 ? [] : [logQps(observation) - logQps(other)];
	});
	if (differences.length < own.length || differences.length < reference.length) return void 0;
	return errorOfMean(differences);
}
function welchError(own, reference) {
	const [one, other] = [errorOfMean(own.map(logQps)), errorOfMean(reference.map(logQps))];
	const variance = one.variance + other.variance;
	return {
		variance,
		df: variance ** 2 / (one.variance ** 2 / one.df + other.variance ** 2 / other.df)
	};
}
function errorOfMean(values) {
	const center = mean(values);
	const df = values.length - 1;
	return {
		variance: values.reduce((sum, value) => sum + (value - center) ** 2, 0) / df / values.length,
		df
	};
}
function logQps({ qps }) {
	return Math.log(qps);
}

// src/core/result/imported-result.ts
/** The result of a table that was measured elsewhere: the same in form, and silent about servers and machine. */
const UNKNOWN = "unknown";
/** Nobody says where they were measured, and here it was not. */
const UNKNOWN_MACHINE = {
	cpuModel: UNKNOWN,
	cpus: 0,
	serverCpus: [],
	clientCpus: [],
	memoryBytes: 0,
	kernel: UNKNOWN,
	sysbench: UNKNOWN,
	runner: UNKNOWN,
	cpuCapacity: 0
};
function importedResult(table, facts) {
	const { judgement, bare, ranking } = judgeImported(table, facts.policy);
	const made = makeResult(judgement, describeImport(table, facts, ranking), {
		seconds: 0,
		timeline: null
	});
	const comparisons = [...made.comparisons.map((found) => ({
		...found,
		detectable: null
	})), ...bare.map((change) => bareComparison(change, facts.policy))];
	return {
		...made,
		comparisons: inOrder(comparisons, table)
	};
}
function describeImport(table, facts, ranking) {
	const { name, fingerprint, paths, reproduce, startedAt, policy } = facts;
	const cells = cellsOf(table);
	const many = cells.map(({ observations }) => observations.length);
	const [fewest, most] = [Math.min(...many), Math.max(...many)];
	return {
		schemaVersion: 1,
		suite: {
			name,
			fingerprint
		},
		commit: null,
		startedAt,
		imported: {
			paths,
			observations: sum(many),
			repetitions: {
				fewest,
				most
			}
		},
		measuredSeconds: 0,
		seed: 0,
		reproduce,
		plan: planOf(table, most, policy),
		environment: UNKNOWN_MACHINE,
		scenarios: scenariosOf(table).flatMap((scenario) => describeScenario(table, scenario)),
		cells: cells.map(({ observations }) => describeCell(observations)),
		settings: [],
		advice: [],
		ranking,
		warnings: []
	};
}
function scenariosOf({ control, candidates }) {
	return [control, ...candidates];
}
function roleIn({ control }, scenario) {
	return scenario === control ? "control" : "candidate";
}
function planOf(table, trials, policy) {
	return {
		rules: ["control"],
		arms: scenariosOf(table).map((scenario) => ({
			scenario,
			revision: "head",
			role: roleIn(table, scenario)
		})),
		cells: table.places,
		shard: null,
		startSpread: {
			sd: 0,
			df: 1
		},
		trials,
		policy
	};
}
/** Cells in the order of the plan, the control first in each. */
function cellsOf(table) {
	return table.places.flatMap((place) => scenariosOf(table).flatMap((scenario) => {
		const [first, ...others] = table.observationsOf(scenario, place);
		return first === void 0 ? [] : [{ observations: [first, ...others] }];
	}));
}
function describeScenario(table, scenario) {
	const [first] = table.places.flatMap((place) => table.observationsOf(scenario, place));
	if (first === void 0) return [];
	return [{
		name: scenario,
		revision: "head",
		role: roleIn(table, scenario),
		server: {
			product: UNKNOWN,
			version: UNKNOWN
		},
		place: first.place,
		fingerprint: "",
		variables: {},
		memory: {
			residentBytes: null,
			performanceSchemaBytes: null
		},
		insight: {},
		startSeconds: 0,
		host: null,
		cpuCapacity: null,
		price: null,
		pageMisses: null
	}];
}
function describeCell(observations) {
	const [{ scenario, workload, threads }] = observations;
	const latency = (key) => meanKnown(observations.map(({ latencyMs }) => latencyMs[key]));
	return {
		scenario,
		revision: "head",
		workload,
		threads,
		qps: meanQps(observations),
		tps: meanKnown(observations.map(({ tps }) => tps)),
		latencyMs: {
			avg: latency("avg"),
			p50: null,
			p95: latency("p95"),
			p99: latency("p99")
		},
		cpuMicrosPerQuery: null,
		serverCpuBusy: null,
		clientCpuBusy: null,
		slices: 0,
		errors: 0
	};
}
/** Null if one is unknown. */
function meanKnown(values) {
	const known = values.filter((value) => value !== null);
	return known.length < values.length ? null : mean(known);
}
function bareComparison({ repetitions, ...found }, policy) {
	const { share, from } = toleranceOf({
		rule: "control",
		...found
	}, policy);
	const figures = {
		rule: "control",
		scenario: found.scenario,
		reference: found.reference,
		change: found.change,
		low: null,
		high: null,
		confidence: CONFIDENCE,
		effect: null,
		tolerance: share,
		toleranceFrom: from,
		detectable: null,
		blocks: 0,
		trials: repetitions,
		verdict: "inconclusive",
		label: "no interval",
		confirmed: null,
		sufficientSeconds: null
	};
	if (found.scope === "mean") return {
		...figures,
		scope: "mean",
		workload: "*",
		threads: 0
	};
	return {
		...figures,
		scope: "cell",
		workload: found.workload,
		threads: found.threads
	};
}
/** Cell by cell, then means; scenario by scenario in each. */
function inOrder(comparisons, { candidates, places }) {
	const placeOf = ({ scope, workload, threads }) => scope === "mean" ? places.length : places.findIndex((one) => one.workload === workload && one.threads === threads);
	const order = new Map(comparisons.map((one) => [one, placeOf(one) * candidates.length + candidates.indexOf(one.scenario)]));
	return comparisons.toSorted((left, right) => (order.get(left) ?? 0) - (order.get(right) ?? 0));
}

// src/edges/files/import-sources.ts
/** Reads the input of `qpsgate import`: tables, and directories of sysbench's output. */
/** Tables of figures are small; a larger file is something else. */
const MOST_BYTES = 16 * 1024 ** 2;
const MEBIBYTE = 1024 ** 2;
const REPORT = /\.txt$/;
const WANTED = "give a CSV file, or a directory of the output of sysbench";
/** @throws UserError if one cannot be read, or a directory holds no output of sysbench */
function importSource(path) {
	return isDirectory(path) ? {
		kind: "reports",
		files: reportsIn(path)
	} : {
		kind: "table",
		file: path,
		text: read(path)
	};
}
/** In the directory and in those directly in it, sorted by path; files that do not end in .txt are passed over. */
function reportsIn(directory) {
	const reports = list(directory).flatMap((name) => isDirectory(join(directory, name)) ? list(join(directory, name)).map((inner) => `${name}/${inner}`) : [name]).filter((path) => REPORT.test(path) && !isDirectory(join(directory, path)));
	if (reports.length === 0) throw new UserError(`no output of sysbench is in ${directory}; files that are read there: ${REPORT_NAMES}`);
	return reports.map((path) => ({
		file: join(directory, path),
		path,
		text: read(join(directory, path))
	}));
}
function list(directory) {
	try {
		return readdirSync(directory).sort();
	} catch (cause) {
		throw new UserError(`cannot read ${directory}: ${reasonOf(cause)}; ${WANTED}`, { cause });
	}
}
function read(path) {
	try {
		const facts = statSync(path);
		if (!facts.isFile()) throw new UserError(`${path} is no file; ${WANTED}`);
		if (facts.size > MOST_BYTES) throw new UserError(`${path} is larger than ${MOST_BYTES / MEBIBYTE} MiB, as no table of figures is; ${WANTED}`);
		return readFileSync(path, "utf8");
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw new UserError(`cannot read ${path}: ${reasonOf(cause)}; ${WANTED}`, { cause });
	}
}

// src/commands/import.ts
/** `qpsgate import`: figures that were measured elsewhere become a result, and every view of it. */
/** More problems than this usually mean one mistake in every row. */
const MOST_PROBLEMS = 20;
async function importCommand(args) {
	const { request, json } = parseImportFlags(args);
	const result = importResult(request);
	using output = new OutputDirectory(request.out);
	await writeViews(result, output, request);
	return showResult(result, {
		json,
		out: request.out
	});
}
/** @throws UserError if the named files cannot be read or compared */
function importResult({ paths, control, name, tolerance, reproduce }) {
	const { observations, problems } = readObservations(paths.map(importSource));
	if (problems.length > 0) throw refusal(problems);
	return importedResult(comparable(observations, control), {
		name,
		paths,
		reproduce,
		fingerprint: digestOf([control, observations.map(({ place: _, ...observation }) => observation)]),
		startedAt: runClock().startedAt,
		policy: policyOf(tolerance)
	});
}
function comparable(observations, control) {
	const scenarios = scenariosIn(observations);
	if (!scenarios.includes(control)) {
		const meant = nearest(control, scenarios);
		const hint = meant === void 0 ? "" : ` (did you mean ${quote(meant)}?)`;
		throw new UserError(`--control: found ${quote(control)}${hint}; allowed: ${listNames(scenarios)}`);
	}
	if (scenarios.length === 1) throw new UserError(`there is no scenario but the control ${quote(control)}, so there is nothing to compare with it`);
	const parsed = tableOf(observations, control);
	if (parsed.kind === "ok") return parsed.table;
	throw refusal(parsed.problems);
}
function policyOf(tolerance) {
	const usual = buildPolicy({
		tolerance: {},
		scenarios: {},
		workloads: {},
		"on-inconclusive": "pass"
	});
	return adjustPolicy(usual, {
		tolerance,
		onInconclusive: void 0
	});
}
function refusal(problems) {
	const more = problems.length - MOST_PROBLEMS;
	const shown = formatProblems(problems.slice(0, MOST_PROBLEMS));
	return new UserError(`this cannot be imported\n${shown}${more > 0 ? `\nand ${more} more` : ""}`);
}

export { importCommand };