import { S as shorten, a as change, s as count } from "./wording.js";
import { i as escapeInvisible } from "./problems.js";
import { n as prunedCharts, r as prunedRuns, t as CHARTS } from "./prune.js";
import { n as originOf, r as webAddress, t as openStore } from "./open-store.js";
import { a as seriesOf, i as seriesKeys, s as writeWhole, t as changePoints } from "./change-points.js";
import { i as UserError } from "./errors.js";
import { t as makeDirectory } from "./make-directory.js";
import { r as isTooDisturbed } from "./decide.js";
import { t as inOrder } from "./record.js";
import { n as html, t as _taggedTemplateLiteral } from "./taggedTemplateLiteral.js";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join, resolve } from "node:path";
import { readFile } from "node:fs/promises";

// src/core/history/history-text.ts
/** Stored runs as a table for a terminal, and as JSON. */
const HISTORY_VERSION = 1;
const MOST_SCENARIOS = 4;
const MOST_UNREADABLE = 10;
const LONGEST_NAME = 28;
const FIXED_COLUMNS = [
	"began (UTC)",
	"commit",
	"verdict",
	"server",
	"machine",
	"qpsgate"
];
const ANSI = {
	slower: "\x1B[31m",
	faint: "\x1B[2m",
	bold: "\x1B[1m",
	plain: "",
	reset: "\x1B[0m"
};
/** One table for each branch and suite, its newest run last. @param store for messages, e.g. "directory /srv/runs" */
function renderHistory(store, { records, unreadable, total }, colour) {
	const paint = (text, tone) => colour && ANSI[tone] !== "" ? `${ANSI[tone]}${text}${ANSI.reset}` : text;
	const sections = [...Map.groupBy(records, ({ branch, suite }) => JSON.stringify([branch, suite.name]))].sort(([one], [other]) => one < other ? -1 : 1).map(([, runs]) => section(runs, paint));
	const summary = total === 0 ? `no runs in ${store}` : `${shownOf(records.length, total)} in ${store}`;
	return `${[
		...sections,
		[escapeInvisible(summary)],
		complaints(unreadable)
	].map(joined).filter(isFilled).join("\n\n")}\n`;
}
/** Everything, with names of fields that last. */
function historyJson(store, { records, unreadable, total }) {
	return `${JSON.stringify({
		schemaVersion: 1,
		store,
		total,
		runs: records,
		unreadable
	}, null, 2)}\n`;
}
/** Lines of one branch and suite. */
function section(runs, paint) {
	const newest = runs.at(-1);
	const candidates = (newest?.scenarios ?? []).filter(({ role }) => role === "candidate").map(({ name }) => name);
	const shown = candidates.slice(0, MOST_SCENARIOS);
	const rows = runs.map((run) => [...facts(run), ...shown.map((name) => costOf(run, name))]);
	const head = [...FIXED_COLUMNS, ...shown.map(shortName)];
	const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
	const line = (cells) => cells.map((text, column) => {
		const width = widths[column] ?? 0;
		return column < FIXED_COLUMNS.length ? text.padEnd(width) : text.padStart(width);
	}).join("  ").trimEnd();
	const hidden = candidates.length - shown.length;
	return [
		paint(escapeInvisible(`${newest?.branch} · ${newest?.suite.name}`), "bold"),
		paint(line(head), "bold"),
		paint(widths.map((width) => "─".repeat(width)).join("  "), "faint"),
		...rows.map((row, index) => paint(line(row), runs[index]?.verdict === "regressed" ? "slower" : "plain")),
		...hidden > 0 ? [paint(`${count(hidden, "more scenario")}, see --json`, "faint")] : []
	];
}
function facts({ recordedAt, commit, verdict, scenarios, machine, toolVersion }) {
	const servers = [...new Set(scenarios.map(({ server }) => `${server.product} ${server.version}`))];
	return [
		recordedAt.slice(0, 16).replace("T", " "),
		commit.slice(0, 7),
		verdict,
		servers.join(", "),
		`${machine.cpus} × ${machine.cpuModel}`,
		toolVersion
	].map(shortName);
}
/** Mean cost over the cells that were compared with the control: "−4.9 %". */
function costOf({ cells }, name) {
	const means = cells.flatMap(({ scenario, ratio }) => scenario === name && ratio !== null ? [ratio.mean] : []);
	if (means.length === 0) return "–";
	return change(Math.expm1(means.reduce((sum, mean) => sum + mean, 0) / means.length));
}
function shownOf(shown, total) {
	return shown === total ? count(total, "run") : `${shown} of ${count(total, "run")}`;
}
function complaints(unreadable) {
	if (unreadable.length === 0) return [];
	const shown = unreadable.slice(0, MOST_UNREADABLE).map(({ problem }) => `  ${escapeInvisible(problem)}`);
	const more = unreadable.length - shown.length;
	const isOne = unreadable.length === 1;
	return [
		`${unreadable.length} ${isOne ? "file" : "files"} cannot be read, and ${isOne ? "stays" : "stay"}:`,
		...shown,
		...more > 0 ? [`  … and ${more} more, see --json`] : []
	];
}
function shortName(text) {
	return shorten(escapeInvisible(text), LONGEST_NAME);
}
function joined(lines) {
	return lines.join("\n");
}
function isFilled(text) {
	return text !== "";
}

// src/core/history/found-changes.ts
/** All change points of stored runs: of every branch, and every series on it. */
function foundChanges(records) {
	return [...Map.groupBy(records, ({ branch, suite }) => JSON.stringify([branch, suite.name])).values()].flatMap((runs) => seriesKeys(runs).flatMap((key) => changePoints(seriesOf(runs, key)).map((change) => ({
		key,
		change
	}))));
}

// src/core/history/dashboard-format.ts
/** Where the page finds what a data file holds: `qpsgateData[path]`. */
const DATA_GLOBAL = "qpsgateData";
const INDEX_PATH = "data/index.js";
const VERDICTS = [
	"pass",
	"inconclusive",
	"regressed"
];

// src/core/history/dashboard-links.ts
/** The address without a user and password in it; null for any other kind of address. */
function httpAddress(text) {
	const url = text === null ? null : URL.parse(text);
	if (url === null || !["http:", "https:"].includes(url.protocol)) return null;
	url.username = "";
	url.password = "";
	return url.href;
}

// src/core/history/dashboard-data.ts
/** From stored runs to the data files of the dashboard. */
/** A chunk ends when it has so many runs, or its next run would make it have more cells than this (about 250 KB). */
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
		format: 1,
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
/** The first branch first, the others by name; of a branch, what was measured last first. */
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
var Places = class {
	#places = /* @__PURE__ */ new Map();
	of(name) {
		const known = this.#places.get(name);
		if (known !== void 0) return known;
		this.#places.set(name, this.#places.size);
		return this.#places.size - 1;
	}
	get names() {
		return [...this.#places.keys()];
	}
};
function makeChunk(records) {
	const [scenarios, servers, configurations] = [
		new Places(),
		new Places(),
		new Places()
	];
	const [machines, tools, columns] = [
		new Places(),
		new Places(),
		new Places()
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
				disturbed: record.disturbed,
				dropped: 0
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
/** Data as a script, which also a page without a server may load; ASCII alone, and free of what ends an element. */
function script(path, json) {
	const ascii = json.replaceAll(/[<\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
	return `(self.${DATA_GLOBAL}??={})[${JSON.stringify(path)}]=${ascii};\n`;
}

// src/edges/dashboard/assets.ts
/** Files of the dashboard that are read, not imported: beside the bundle in dist/, the style also beside this file. */
/** Copied by the build. */
const DASHBOARD_STYLE = "dashboard-page.css";
/** Made by the build: dashboard-script.js with what it imports. */
const DASHBOARD_SCRIPT = "dashboard-page.js";
/** @throws where the build was not run */
function readDashboardAsset(name) {
	const found = [import.meta.dirname, join(import.meta.dirname, "../../../dist")].map((folder) => join(folder, name)).find((path) => existsSync(path));
	if (found === void 0) throw new Error(`${name} is missing; it is made by npm run build`);
	return readFile(found, "utf8");
}

// src/edges/dashboard/page.ts
/** index.html of the dashboard: the same for all data, which its script loads. */
var _templateObject;
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
/** @param style, script addresses beside the page */
function dashboardPage({ style, script }) {
	const { markup } = html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>Queries per second, run by run</title>\n<link rel=\"stylesheet\" href=\"",
		"\">\n<script defer src=\"",
		"\"><\/script>\n<script defer src=\"",
		"\"><\/script>\n</head>\n<body>\n<a class=\"skip\" href=\"#runs-heading\">Skip to the numbers</a>\n<header>\n<h1>Queries per second, run by run</h1>\n<p class=\"faint\">What each configuration costs, as measured on every push by qpsgate.</p>\n</header>\n<noscript><p class=\"notice\">This page needs JavaScript to read the stored runs.</p></noscript>\n<p id=\"problem\" class=\"notice\" role=\"alert\" hidden></p>\n<section id=\"empty\" hidden>\n<h2>No runs are stored yet</h2>\n<p>Store the first one with <code>qpsgate record qpsgate-out/result.json --branch main</code>, then write this page again.</p>\n</section>\n<main id=\"content\" hidden>\n<form id=\"choices\" aria-label=\"What is shown\">\n",
		"</form>\n<p id=\"status\" role=\"status\"></p>\n<p id=\"latest\" class=\"faint\"></p>\n<p id=\"nothing\" class=\"notice\" hidden>None of these runs measured it. Choose more runs, another workload or other threads.</p>\n<div id=\"results\">\n<fieldset id=\"scenarios\" hidden>\n<legend>Scenarios</legend>\n<div></div>\n</fieldset>\n<section id=\"ratio\" aria-labelledby=\"ratio-heading\">\n<h2 id=\"ratio-heading\">Change in QPS against the control</h2>\n<p class=\"faint\">Compared with <strong id=\"control\"></strong> in the same run, with 95 % intervals: below 0 % is slower. Solid lines mark change points, dotted ones a new server, configuration or tool. Point at a mark for its run; click it for links.</p>\n<figure id=\"ratio-chart\" role=\"img\" aria-label=\"Change in QPS against the control over time; the table of runs has its numbers\"></figure>\n</section>\n<section id=\"qps\" aria-labelledby=\"qps-heading\">\n<h2 id=\"qps-heading\">QPS as measured</h2>\n<p class=\"faint\">Other machines give other figures.</p>\n<figure id=\"qps-chart\" role=\"img\" aria-label=\"QPS over time; the table of runs has its numbers\"></figure>\n</section>\n<section aria-labelledby=\"events-heading\">\n<h2 id=\"events-heading\">What changed</h2>\n<ul id=\"event-list\" class=\"events\"></ul>\n<p id=\"event-note\" class=\"faint\"></p>\n</section>\n<section aria-labelledby=\"runs-heading\">\n<h2 id=\"runs-heading\" tabindex=\"-1\">Runs</h2>\n<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"All numbers of the charts\"><table id=\"runs-table\"></table></div>\n<p id=\"pager\" hidden><button type=\"button\">Newer</button> <span role=\"status\" tabindex=\"-1\"></span> <button type=\"button\">Older</button></p>\n</section>\n</div>\n<section id=\"histories\" aria-labelledby=\"histories-heading\" hidden>\n<h2 id=\"histories-heading\">Latest runs of all branches</h2>\n<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Latest runs\"><table>\n<thead><tr><th scope=\"col\">branch</th><th scope=\"col\">suite</th><th scope=\"col\" class=\"number\">runs</th><th scope=\"col\">verdict</th><th scope=\"col\">time</th><th scope=\"col\">commit</th></tr></thead>\n<tbody></tbody>\n</table></div>\n</section>\n</main>\n<div id=\"hint\" hidden></div>\n</body>\n</html>\n"
	])), POLICY.join("; "), style, INDEX_PATH, script, CHOICES.map(([id, text]) => html`<label for="${id}">${text} <select id="${id}" autocomplete="off"></select></label>\n`));
	return markup;
}

// src/edges/dashboard/dashboard.ts
/** Writes the dashboard: a page, its style and script, and the stored runs as data files. No network, any web server or none. */
const DIGEST_DIGITS = 16;
/**
* One file after the other, index.html last. Equal values make equal files.
*
* @returns the paths that were written: other files below `data/` are left over from an earlier dashboard
*/
async function writeDashboard(records, changes, { repositoryUrl, defaultBranch, write }) {
	const [style, script] = await Promise.all([readDashboardAsset(DASHBOARD_STYLE), readDashboardAsset(DASHBOARD_SCRIPT)]);
	const address = (name, content) => `${name}?${digest(content)}`;
	const page = dashboardPage({
		style: address(DASHBOARD_STYLE, style),
		script: address(DASHBOARD_SCRIPT, script)
	});
	const files = new Map([
		[".nojekyll", ""],
		[DASHBOARD_STYLE, style],
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
function digest(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, DIGEST_DIGITS);
}

// src/edges/dashboard/dashboard-directory.ts
/** The dashboard in a directory of the user's. */
const DATA = "data";
/** Names of our data files; whatever else lies there is not ours. */
const DATA_FILE = /^[0-9a-f]{16}-(?:\d+|changes)\.js$/;
/**
* Writes the page and its data, and removes data of an earlier one that are no longer needed.
*
* @throws UserError where the directory cannot be written to
*/
async function writeDashboardInto(directory, records, repositoryUrl) {
	const root = resolve(directory);
	const write = (path, content) => {
		makeDirectory(dirname(join(root, path)));
		writeWhole(root, path, content);
	};
	try {
		const written = await writeDashboard(records, foundChanges(records), {
			repositoryUrl,
			defaultBranch: null,
			write
		});
		const kept = new Set(written);
		for (const name of readdirSync(join(root, DATA))) if (DATA_FILE.test(name) && !kept.has(`${DATA}/${name}`)) rmSync(join(root, DATA, name));
	} catch (cause) {
		if (!(cause instanceof Error && "syscall" in cause)) throw cause;
		throw new UserError(`cannot write the dashboard to ${directory}: ${cause.message}; choose another directory`, { cause });
	}
}

// src/history.ts
/** `qpsgate history`: stored runs are listed, drawn, or given up. */
const DAY_MS = 864e5;
/**
* @returns what is printed
* @throws UserError where there is no store, StoreError where it cannot be read or written
*/
async function history({ store: choice, selection, action }, colour, signal) {
	await using store = await openStore(choice, process.cwd(), signal);
	switch (action.kind) {
		case "list": return await list(store, selection, action, colour);
		case "dashboard": return await dashboard(store, selection, action);
		case "prune": return await prune(store, selection, action);
	}
}
async function list(store, selection, action, colour) {
	const runs = await store.read(selection, action.last);
	return action.json ? historyJson(store.name, runs) : renderHistory(store.name, runs, colour);
}
async function dashboard(store, selection, action) {
	const { directory, last } = action;
	const { records, unreadable } = await store.read(selection, last);
	const origin = await originOf(process.cwd());
	const repositoryUrl = origin === void 0 ? null : webAddress(origin) ?? null;
	await writeDashboardInto(directory, records, repositoryUrl);
	return [
		`wrote ${join(directory, "index.html")}: ${count(records.length, "run")} of ${store.name}`,
		...unreadable.map(({ problem }) => `left out what cannot be read: ${problem}`),
		""
	].join("\n");
}
async function prune(store, selection, action) {
	const runs = await runsToRemove(store, selection, action);
	const charts = await chartsToRemove(store, action);
	const gone = [...runs.gone, ...charts.gone];
	const what = `${count(runs.gone.length, "run")} and ${count(charts.gone.length, "chart")}`;
	await store.remove(gone, `remove ${what}`);
	if (action.squash) await store.squash();
	return [
		`removed ${what} from ${store.name}`,
		...action.squash ? ["gave up its earlier states"] : [],
		...charts.undated.length > 0 ? [`kept ${count(charts.undated.length, "chart")} without a day in the path`] : [],
		...runs.unreadable.map((problem) => `kept what cannot be read: ${problem}`),
		""
	].join("\n");
}
/** What cannot be read now may be read by a later version, so it is no run that we give up. */
async function runsToRemove(store, selection, { keep }) {
	if (keep === void 0) return {
		gone: [],
		unreadable: []
	};
	const { runs } = await store.list(selection);
	const old = prunedRuns(runs, keep);
	const { unreadable } = await store.readFiles(old);
	const broken = new Set(unreadable.map(({ path }) => path));
	return {
		gone: old.filter((path) => !broken.has(path)),
		unreadable: unreadable.map(({ problem }) => problem)
	};
}
async function chartsToRemove(store, { olderThanDays }) {
	if (olderThanDays === void 0) return {
		gone: [],
		undated: []
	};
	const firstKept = (/* @__PURE__ */ new Date(Date.now() - olderThanDays * DAY_MS)).toISOString().slice(0, 10);
	return prunedCharts(await store.files(CHARTS), firstKept);
}

export { history };