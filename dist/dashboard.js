import { t as incompleteBeta } from "./special-functions.js";
import { n as KNOWN_OUTCOMES } from "./suite.js";
import { t as inOrder } from "./run-record.js";
import { r as isTooDisturbed } from "./disturbance.js";
import { a as readBuiltScript, o as readStyle, t as DRAWING_SCRIPT } from "./assets.js";
import { t as html } from "./markup.js";
import { t as _taggedTemplateLiteral } from "./taggedTemplateLiteral.js";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/core/stats/binomial.ts
/**
* How large a rate can be, or how small, by a count of hits in runs (Clopper & Pearson 1934); exact, so somewhat wide.
*/
const CONFIDENCE = .95;
/** Halvings of 0…1, after which a double has no more digits. */
const STEPS = 60;
/**
* Upper 95 % limit of the rate: the greatest p with P(X ≤ hits) ≥ 5 %, where X is binomial (runs, p).
*
* @returns 0…1, and 1 where there are no runs
* @throws RangeError if hits are not whole, or not from 0 to runs
*/
function upperRate(hits, runs) {
	if (!(Number.isInteger(hits) && Number.isInteger(runs) && hits >= 0 && hits <= runs)) throw new RangeError(`hits must be whole, from 0 to the number of runs, got ${hits} of ${runs}`);
	if (hits === runs) return 1;
	let [low, high] = [0, 1];
	for (let step = 0; step < STEPS; step++) {
		const rate = (low + high) / 2;
		if (incompleteBeta(rate, hits + 1, runs - hits) < CONFIDENCE) low = rate;
		else high = rate;
	}
	return high;
}
/**
* Lower 95 % limit of the rate: the least p with P(X ≥ hits) ≥ 5 %; 0 where there are no runs. @throws as `upperRate`
*/
function lowerRate(hits, runs) {
	return 1 - upperRate(runs - hits, runs);
}

// src/core/history/known-outcomes.ts
/** Runs whose verdict was known beforehand, counted against the promise for runs (docs/statistics.md). */
/** Promised limits for shares of wrong runs: those that fail without a change, and that pass with one. */
const PROMISED = {
	pass: .01,
	regressed: .05
};
/** @param records of one branch and suite; if knowledge about a suite has changed, it is counted separately */
function countOutcomes(records) {
	return KNOWN_OUTCOMES.flatMap((known) => {
		const own = records.filter(({ suite }) => suite.known === known);
		return own.length === 0 ? [] : [countOf(known, own)];
	});
}
function countOf(known, records) {
	const runs = records.length;
	const right = records.filter(({ verdict }) => verdict === known).length;
	const undecided = records.filter(({ verdict }) => verdict === "inconclusive").length;
	const wrong = runs - right - undecided;
	const promised = PROMISED[known];
	const limit = upperRate(wrong, runs);
	return {
		known,
		runs,
		right,
		undecided,
		wrong,
		limit,
		promised,
		standing: limit < promised ? "kept" : lowerRate(wrong, runs) > promised ? "broken" : "open"
	};
}

// src/core/views/dashboard/dashboard-format.ts
/** The global with the content of a data file: `qpsgateData[path]`. */
const DATA_GLOBAL = "qpsgateData";
const INDEX_PATH = "data/index.js";
const VERDICTS = [
	"pass",
	"inconclusive",
	"regressed"
];

// src/core/views/dashboard/dashboard-links.ts
/** Addresses that the dashboard links to: only http and https, whatever the stored runs say. */
const COMMIT = /^[0-9a-f]{7,64}$/i;
const SHORT_COMMIT = 7;
/** The address without a user and password in it; null for any other kind of address. */
function httpAddress(text) {
	const url = text === null ? null : URL.parse(text);
	if (url === null || !["http:", "https:"].includes(url.protocol)) return null;
	url.username = "";
	url.password = "";
	return url.href;
}
/** @param repositoryUrl without a slash at its end */
function commitAddress(repositoryUrl, commit) {
	return COMMIT.test(commit) ? below(repositoryUrl, `commit/${commit}`) : null;
}
/** The changes from one commit to the other. */
function compareAddress(repositoryUrl, before, after) {
	return COMMIT.test(before) && COMMIT.test(after) ? below(repositoryUrl, `compare/${before}...${after}`) : null;
}
function below(repositoryUrl, path) {
	return repositoryUrl === null ? null : httpAddress(`${repositoryUrl}/${path}`);
}
/** "1a2b3c4"; anything but a commit's name stays as it is. */
function shortCommit(commit) {
	return COMMIT.test(commit) ? commit.slice(0, SHORT_COMMIT) : commit;
}

// src/core/views/dashboard/dashboard-data.ts
/** A chunk ends when it has this many runs, or its next run would make it have more cells than this (about 250 KB). */
const CHUNK_RUNS = 100;
const CHUNK_CELLS = 8e3;
/** Standard errors to each side of a 95 % interval. */
const HALF_WIDTH = 1.959964;
/** Parts into which a change is counted: a thousandth of a per cent. */
const CHANGE_PARTS = 1e5;
const QPS_DIGITS = 5;
const WHOLE_FROM = 1e3;
/**
* Contents of the data files by path, the index last, so that it never names a file that was not written yet. Files
* of full chunks stay as they are when runs are added.
*/
function dashboardData(records, changePoints, options) {
	const files = /* @__PURE__ */ new Map();
	const changes = Map.groupBy(changePoints, ({ key, change }) => historyKey({
		branch: change.first.branch,
		suite: key.suite
	}));
	const histories = [...Map.groupBy(inOrder(records), (record) => historyKey({
		branch: record.branch,
		suite: record.suite.name
	}))].map(([key, runs]) => addHistory(files, `data/${options.digest(key)}`, runs, changes.get(key) ?? [], options));
	const index = {
		format: 2,
		repositoryUrl: httpAddress(options.repositoryUrl)?.replace(/\/+$/, "") ?? null,
		histories: sorted(histories, options.defaultBranch)
	};
	files.set(INDEX_PATH, script(INDEX_PATH, JSON.stringify(index)));
	return files;
}
function historyKey({ branch, suite }) {
	return JSON.stringify([branch, suite]);
}
function compare(one, other) {
	return one < other ? -1 : Number(one > other);
}
/** The first branch first, the others by name; within a branch, the latest measurements first. */
function sorted(histories, defaultBranch) {
	const byRuns = histories.toSorted((one, other) => other.runs - one.runs || compare(one.branch, other.branch));
	const first = histories.find(({ branch }) => branch === defaultBranch)?.branch ?? byRuns[0]?.branch;
	return histories.toSorted((one, other) => Number(other.branch === first) - Number(one.branch === first) || compare(one.branch, other.branch) || compare(other.latest.time, one.latest.time) || compare(one.suite, other.suite));
}
/** @param runs at least one, oldest first */
function addHistory(files, stem, runs, changePoints, { digest }) {
	const add = (path, json) => {
		const content = script(path, json);
		files.set(path, content);
		return {
			path,
			version: digest(content),
			bytes: content.length
		};
	};
	const chunks = chunked(runs).map((own, index) => ({
		...add(`${stem}-${index}.js`, chunkJson(makeChunk(own))),
		runs: own.length
	}));
	const latest = runs[runs.length - 1];
	if (latest === void 0) throw new RangeError("a history without runs");
	const changes = { changes: changePoints.map(markOf).sort((one, other) => compare(one.time, other.time)) };
	return {
		branch: latest.branch,
		suite: latest.suite.name,
		runs: runs.length,
		workloads: workloadsOf(runs),
		latest: {
			time: latest.recordedAt,
			commit: latest.commit,
			url: httpAddress(latest.runUrl),
			verdict: latest.verdict
		},
		outcomes: countOutcomes(runs),
		chunks,
		changes: add(`${stem}-changes.js`, JSON.stringify(changes))
	};
}
function markOf({ key, change: { change, low, high, before, first } }) {
	const { scenario, workload, threads } = key;
	const rounded = (value) => Math.round(value * CHANGE_PARTS) / CHANGE_PARTS;
	return {
		scenario,
		workload,
		threads,
		time: first.recordedAt,
		change: rounded(change),
		low: rounded(low),
		high: rounded(high),
		before: before.commit,
		after: first.commit
	};
}
/** Filled from the oldest run on: only the last chunk changes when a run is added. */
function chunked(runs) {
	const chunks = [];
	let cells = Number.POSITIVE_INFINITY;
	for (const run of runs) {
		const last = chunks.at(-1);
		cells += run.cells.length;
		if (last === void 0 || last.length >= CHUNK_RUNS || cells > CHUNK_CELLS) {
			chunks.push([run]);
			cells = run.cells.length;
		} else last.push(run);
	}
	return chunks;
}
function workloadsOf(runs) {
	const threads = /* @__PURE__ */ new Map();
	for (const { cells } of runs.toReversed()) for (const cell of cells) {
		const own = threads.get(cell.workload) ?? /* @__PURE__ */ new Set();
		threads.set(cell.workload, own.add(cell.threads));
	}
	return [...threads].map(([name, levels]) => ({
		name,
		threads: [...levels].sort((one, other) => one - other)
	}));
}
/** Names in the order in which they first occur, so that a run that is added changes no line but its own. */
var NameTable = class {
	#indices = /* @__PURE__ */ new Map();
	of(name) {
		const known = this.#indices.get(name);
		if (known !== void 0) return known;
		this.#indices.set(name, this.#indices.size);
		return this.#indices.size - 1;
	}
	get names() {
		return [...this.#indices.keys()];
	}
};
function makeChunk(records) {
	const [scenarios, servers, configurations] = [
		new NameTable(),
		new NameTable(),
		new NameTable()
	];
	const [machines, tools, columns] = [
		new NameTable(),
		new NameTable(),
		new NameTable()
	];
	const cells = [];
	const columnOf = ({ workload, threads, scenario }) => {
		const cell = [
			workload,
			threads,
			scenarios.of(scenario)
		];
		const column = columns.of(JSON.stringify(cell));
		cells[column] = cell;
		return column;
	};
	const runs = records.map((record) => {
		const values = new Map(record.cells.map((cell) => [columnOf(cell), measuredValue(cell)]));
		const control = record.scenarios.find(({ role }) => role === "control");
		return {
			time: record.recordedAt,
			commit: record.commit,
			url: httpAddress(record.runUrl),
			verdict: VERDICTS.indexOf(record.verdict),
			isDisturbed: isTooDisturbed({
				blocks: 1,
				disturbed: record.disturbed
			}),
			machine: machines.of(machineName(record)),
			tool: tools.of(`qpsgate ${record.toolVersion}, sysbench ${record.sysbench}`),
			control: control === void 0 ? -1 : scenarios.of(control.name),
			arms: record.scenarios.map(({ name, server, fingerprint }) => [
				scenarios.of(name),
				servers.of(`${server.product} ${server.version}`),
				configurations.of(fingerprint)
			]),
			values: Array.from({ length: Math.max(-1, ...values.keys()) + 1 }, (_, column) => values.get(column) ?? null)
		};
	});
	return {
		scenarios: scenarios.names,
		servers: servers.names,
		configurations: configurations.names,
		machines: machines.names,
		tools: tools.names,
		cells,
		runs
	};
}
function machineName({ machine }) {
	return `${machine.cpuModel}, ${machine.cpus} CPU${machine.cpus === 1 ? "" : "s"}`;
}
function measuredValue({ qps, ratio }) {
	const digits = qps >= WHOLE_FROM ? Math.round(qps) : Number(qps.toPrecision(QPS_DIGITS));
	if (ratio === null) return [digits];
	const half = HALF_WIDTH * ratio.standardError;
	const parts = (logarithm) => Math.round(Math.expm1(logarithm) * CHANGE_PARTS);
	return [
		digits,
		parts(ratio.mean),
		parts(ratio.mean - half),
		parts(ratio.mean + half)
	];
}
/** One line a run: in a branch that keeps every version of the file, a run then adds its line and little more. */
function chunkJson({ runs, ...names }) {
	const lines = runs.map((run) => JSON.stringify(run)).join(",\n");
	return `${JSON.stringify(names).slice(0, -1)},\n"runs":[\n${lines}\n]}`;
}
/** Data as a script, which even a page without a server may load; only ASCII, without text that ends an element. */
function script(path, json) {
	const ascii = json.replaceAll(/[<\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
	return `(self.${DATA_GLOBAL}??={})[${JSON.stringify(path)}]=${ascii};\n`;
}

// src/edges/dashboard/assets.ts
/** Files of the dashboard that are read, not imported. */
/** Style of the dashboard, copied by the build. */
const DASHBOARD_STYLE = "dashboard-page.css";
/** Script of the dashboard with its imports except the drawing code, made by the build. */
const DASHBOARD_SCRIPT = "dashboard-page.js";
function readDashboardStyle() {
	return readFile(join(import.meta.dirname, DASHBOARD_STYLE), "utf8");
}

// src/edges/dashboard/page.ts
/** index.html of the dashboard: the same for all data, which its script loads. */
var _templateObject;
var _templateObject2;
/**
* Scripts and styles from where the page is, and nothing else from anywhere. For a page opened from a disk, Firefox
* takes 'self' for nothing; `file:` is for it alone, as no browser lets a page from the web load local files.
*/
const POLICY = [
	"default-src 'none'",
	"script-src 'self' file:",
	"style-src 'self' file:",
	"base-uri 'none'",
	"form-action 'none'"
];
const CHOICES = [
	["branch", "Branch"],
	["suite", "Suite"],
	["workload", "Workload"],
	["threads", "Threads"],
	["runs", "Runs"]
];
function dashboardPage({ style, scripts }) {
	const { markup } = html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>Queries per second, run by run</title>\n<link rel=\"stylesheet\" href=\"",
		"\">\n<script defer src=\"",
		"\"><\/script>\n",
		"</head>\n<body>\n<a class=\"skip\" href=\"#runs-heading\">Skip to the numbers</a>\n<header>\n<h1>Queries per second, run by run</h1>\n<p class=\"faint\">What each configuration costs, as measured on every push by qpsgate.</p>\n</header>\n<noscript><p class=\"notice\">This page needs JavaScript to read the stored runs.</p></noscript>\n<p id=\"problem\" class=\"notice\" role=\"alert\" hidden></p>\n<section id=\"empty\" hidden>\n<h2>No runs are stored yet</h2>\n<p>Store the first one with <code>qpsgate record qpsgate-out/result.json --branch main</code>, then write this page again.</p>\n</section>\n<main id=\"content\" hidden>\n<form id=\"choices\" aria-label=\"What is shown\">\n",
		"</form>\n<p id=\"status\" role=\"status\"></p>\n<p id=\"latest\" class=\"faint\"></p>\n<p id=\"outcomes\" hidden></p>\n<p id=\"nothing\" class=\"notice\" hidden>None of these runs measured it. Choose more runs, another workload or other threads.</p>\n<div id=\"results\">\n<fieldset id=\"scenarios\" hidden>\n<legend>Scenarios</legend>\n<div></div>\n</fieldset>\n<section id=\"ratio\" aria-labelledby=\"ratio-heading\">\n<h2 id=\"ratio-heading\">Change in QPS against the control</h2>\n<p class=\"faint\">Compared with <strong id=\"control\"></strong> in the same run, with 95 % intervals: below 0 % is slower. Solid lines mark change points, dotted ones a new server, configuration or tool. Point at a mark for its run; click it for links.</p>\n<figure id=\"ratio-chart\" role=\"img\" aria-label=\"Change in QPS against the control over time\"></figure>\n</section>\n<section id=\"qps\" aria-labelledby=\"qps-heading\">\n<h2 id=\"qps-heading\">QPS as measured</h2>\n<p class=\"faint\">Other machines give other figures.</p>\n<figure id=\"qps-chart\" role=\"img\" aria-label=\"QPS over time\"></figure>\n</section>\n<section aria-labelledby=\"events-heading\">\n<h2 id=\"events-heading\">What changed</h2>\n<ul id=\"event-list\" class=\"events\"></ul>\n<p id=\"event-note\" class=\"faint\"></p>\n</section>\n<section aria-labelledby=\"runs-heading\">\n<h2 id=\"runs-heading\" tabindex=\"-1\">Runs</h2>\n<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"All numbers of the charts\"><table id=\"runs-table\"></table></div>\n<p id=\"pager\" hidden><button type=\"button\">Newer</button> <span role=\"status\" tabindex=\"-1\"></span> <button type=\"button\">Older</button></p>\n</section>\n</div>\n<section id=\"promise\" aria-labelledby=\"promise-heading\" hidden>\n<h2 id=\"promise-heading\">What is promised, against runs of known outcome</h2>\n<p class=\"faint\">Suites in which there is surely nothing to find, or surely something. The limit is how large the share of false runs can be, at 95 % confidence.</p>\n<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Runs of known outcome\"><table>\n<thead><tr><th scope=\"col\">branch</th><th scope=\"col\">suite</th><th scope=\"col\">known</th><th scope=\"col\" class=\"number\">runs</th><th scope=\"col\" class=\"number\">as known</th><th scope=\"col\" class=\"number\">undecided</th><th scope=\"col\" class=\"number\">false</th><th scope=\"col\" class=\"number\">limit</th><th scope=\"col\" class=\"number\">promised</th><th scope=\"col\">promise</th></tr></thead>\n<tbody></tbody>\n</table></div>\n</section>\n<section id=\"histories\" aria-labelledby=\"histories-heading\" hidden>\n<h2 id=\"histories-heading\">Latest runs of all branches</h2>\n<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Latest runs\"><table>\n<thead><tr><th scope=\"col\">branch</th><th scope=\"col\">suite</th><th scope=\"col\" class=\"number\">runs</th><th scope=\"col\">verdict</th><th scope=\"col\">time</th><th scope=\"col\">commit</th></tr></thead>\n<tbody></tbody>\n</table></div>\n</section>\n</main>\n<div id=\"hint\" hidden></div>\n</body>\n</html>\n"
	])), POLICY.join("; "), style, INDEX_PATH, scripts.map((script) => html(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral(["<script defer src=\"", "\"><\/script>\n"], ["<script defer src=\"", "\"><\/script>\\n"])), script)), CHOICES.map(([id, text]) => html`<label for="${id}">${text} <select id="${id}" autocomplete="off"></select></label>\n`));
	return markup;
}

// src/edges/dashboard/dashboard.ts
/** Writes the dashboard: a page, its style and script, histories as data files. No network, any web server or none. */
const DIGEST_DIGITS = 16;
/** Folder of the data files. */
const DASHBOARD_DATA = "data/";
/** Our data files; other files there are not ours. */
const DATA_FILE = /^data\/[0-9a-f]{16}-(?:\d+|changes)\.js$/;
/**
* Writes one file after the other, index.html last. Equal values make equal files.
*
* @returns the paths that were written
*/
async function writeDashboard(records, changes, { repositoryUrl, defaultBranch, write }) {
	const [style, drawing, script] = await Promise.all([
		readStyle(readDashboardStyle()),
		readBuiltScript(DRAWING_SCRIPT),
		readBuiltScript(DASHBOARD_SCRIPT)
	]);
	const address = (name, content) => `${name}?${digest(content)}`;
	const scripts = [address(DRAWING_SCRIPT, drawing), address(DASHBOARD_SCRIPT, script)];
	const page = dashboardPage({
		style: address(DASHBOARD_STYLE, style),
		scripts
	});
	const files = new Map([
		[".nojekyll", ""],
		[DASHBOARD_STYLE, style],
		[DRAWING_SCRIPT, drawing],
		[DASHBOARD_SCRIPT, script],
		...dashboardData(records, changes, {
			repositoryUrl,
			defaultBranch,
			digest
		}),
		["index.html", page]
	]);
	for (const [path, content] of files) await write(path, content);
	return [...files.keys()];
}
/**
* Data files of an earlier dashboard that the written one does not have. @param paths files in the dashboard's folder
*/
function leftoversOf(paths, written) {
	const kept = new Set(written);
	return paths.filter((path) => DATA_FILE.test(path) && !kept.has(path));
}
function digest(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, DIGEST_DIGITS);
}

export { compareAddress as a, countOutcomes as c, commitAddress as i, leftoversOf as n, httpAddress as o, writeDashboard as r, shortCommit as s, DASHBOARD_DATA as t };