import { y as unexercisedSettings } from "./comparison.js";
import { L as serverOfResult, _ as ROWS } from "./exercises.js";
import { t as tellers } from "./progress-event.js";
import { jt as refusalsOf } from "./services.js";
import { l as mayMatter } from "./assess.js";
import { a as dangerText, r as planChange, t as gate } from "./gate.js";
import { n as isDurabilityCode, t as dangersOf } from "./dangers.js";
import { p as nearestSetting } from "./reach.js";
import { c as sideOf } from "./changes.js";
import { T as readOptionName, c as settingOf } from "./setting.js";
import { y as parseOptionFile } from "./option-files.js";
import { r as changeAndRange } from "./figures.js";
import { c as escapeInvisible } from "./escape.js";
import { x as isRefused } from "./scaled.js";
import { n as painter, t as alignedRows } from "./text-table.js";
import { o as makeOutputDirectory } from "./output-directory.js";
import { s as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { a as takesColour, i as say, n as print } from "./output.js";
import { n as parseProveFlags } from "./prove-flags.js";
import { n as progressScreen, r as quietScreen } from "./screen.js";
import { l as randomSeed } from "./shared-flags.js";
import { d as EXIT, h as UserError, w as reasonOf } from "./paths.js";
import { n as planningMachine, t as RealMachine } from "./real-machine.js";
import { join } from "node:path";
import { readFileSync, rmSync } from "node:fs";

// src/core/sources/advice.ts
/**
* Matches a name, a sign and a value, as in `innodb_io_capacity=2000`, `SET GLOBAL sync_binlog = 1;` and MySQLTuner's
* `tmp_table_size (> 16M)`. After >= or <= the number is the value itself. After > it is doubled, because the tools
* double it too, and after < it is halved. The text must not have two blanks in a row, because a match could then take
* long.
*/
const PROPOSED = /^(?:-+|#\s*\w+\s+|set\s+(?:global|persist)\s+|[^\w]*)?([a-z][\w.-]*)\s*(?:should be\s*)?\(?\s*(>=|<=|>|<|:?=|:(?=\s*\S+$))\s*"?([^\s";)]+)/i;
const NAMED = /^(?:#\s*(?:WARN|NOTE|CRIT)\s+)?([a-z][\w.-]*)\s*:/i;
const DECIMAL_SIZE = /^(\d+(?:\.\d+)?)([KMGT]?)B?$/i;
const UNITS = [
	"",
	"K",
	"M",
	"G",
	"T"
];
/** Finds the settings that a text proposes. @param file name of the text in messages */
function readAdvice(text, file) {
	const lines = /^[ \t]*\[(?:mysqld|mariadb|server)[\w.-]*\]/im.test(text) ? parseOptionFile(text, file).items.flatMap((item) => item.kind === "option" ? item.option : []) : text.split("\n").flatMap((line, at) => adviceIn$1(line.trim().replaceAll(/\s+/g, " "), {
		file,
		line: at + 1
	}) ?? []);
	const options = /* @__PURE__ */ new Map();
	const unusable = [];
	for (const line of lines) if ("why" in line) unusable.push(line);
	else options.set(line.option, line);
	return {
		proposals: [...options.values()].map((option) => ({
			name: option.text === void 0 ? option.name : `${option.name} = ${option.text}`,
			option
		})),
		unusable
	};
}
function adviceIn$1(text, place) {
	const [, name = "", sign = "", value = ""] = PROPOSED.exec(text) ?? [];
	if (isVariable(name)) return settingOf({
		...place,
		name,
		text: proposedValue(sign, value),
		group: void 0
	});
	if (/[_-]/.test(name)) return {
		...place,
		name,
		why: "unknown"
	};
	const [, named = ""] = NAMED.exec(text) ?? [];
	return isVariable(named) ? {
		...place,
		name: named,
		why: "no value"
	} : void 0;
}
function isVariable(name) {
	return ROWS.has(readOptionName(name).variable);
}
function proposedValue(sign, limit) {
	const value = limit.replace(/,$/, "");
	const [, digits, unit = ""] = DECIMAL_SIZE.exec(value) ?? [];
	if (digits === void 0) return value;
	const number = (sign === ">" ? 2 : sign === "<" ? .5 : 1) * Number(digits);
	if (Number.isInteger(number) || unit === "") return `${number}${unit.toUpperCase()}`;
	return String(Math.floor(number * 1024 ** UNITS.indexOf(unit.toUpperCase())));
}

// src/core/views/proof-text.ts
/**
* What each line of a tuning tool's advice is worth: a table for a terminal, and an option file with the lines that
* help.
*/
const TOGETHER = "together";
/** Gain as a share of QPS. A line counts as "no difference" only if its interval excludes a larger gain. */
const LEAST_GAIN = .05;
const TEXTS = {
	helps: "helps",
	costs: "costs",
	"helps and costs": "helps here, and costs elsewhere",
	"not seen again": "helped once, and not on restarted servers",
	"no difference": "no difference seen",
	open: "could not tell: raise --budget",
	"not shown": "no measured workload shows it",
	refused: "the server does not start with it",
	unknown: "no server has this setting",
	"no value": "not measured: the line has no value"
};
/**
* What the measurement found about a line of advice. A line that gains in one workload and costs in another has a
* finding of its own, because users must weigh the two themselves.
*/
function proofOf(name, { comparisons }, price = "") {
	const cells = comparisons.filter((each) => each.scenario === name && !isRefused(each));
	const best = cells.filter(isFaster).toSorted((one, other) => other.low - one.low)[0];
	const worst = cells.filter(isSlower).toSorted((one, other) => one.high - other.high)[0];
	const widest = cells.toSorted((one, other) => other.high - one.high)[0];
	const unchanged = widest !== void 0 && widest.high > LEAST_GAIN ? "open" : "no difference";
	return {
		name,
		finding: best === void 0 ? worst ? "costs" : unchanged : worst ? "helps and costs" : "helps",
		by: best ?? worst ?? widest,
		price
	};
}
const FASTER = ["improved", "faster"];
const SLOWER = [
	"regressed",
	"slower",
	"slower within the limit",
	"leaning regressed"
];
function isFaster({ label }) {
	return FASTER.includes(label);
}
function isSlower({ label }) {
	return SLOWER.includes(label);
}
/** @param together the proof of all lines that help, in one server; undefined if fewer than two help */
function renderProofs(proofs, together, paint) {
	const all = [...proofs, ...together === void 0 ? [] : [{
		...together,
		name: "those that help, together"
	}]];
	const rows = all.map(({ name, finding, by }) => [
		escapeInvisible(name),
		by === void 0 ? "–" : changeAndRange(by),
		by === void 0 ? "–" : placeOf(by),
		TEXTS[finding]
	]);
	const [title = "", ...lines] = alignedRows([[
		"advice",
		"change in QPS",
		"at",
		"finding"
	], ...rows]);
	const priced = proofs.filter(({ price, finding }) => price !== "" && finding.startsWith("helps"));
	return `${[
		paint(title, "faint"),
		...lines.map((line, at) => paint(line, all[at]?.finding === "costs" ? "slower" : "plain")),
		...priced.length === 0 ? [] : ["", ...priced.map(({ price }) => `the price: ${escapeInvisible(price)}`)]
	].join("\n")}\n`;
}
function placeOf({ workload, threads }) {
	return `${workload}, ${threads} ${threads === 1 ? "thread" : "threads"}`;
}
/**
* Option file with the lines that help. A comment above each line has its figures, so that they stay with the line.
*
* @param server product and version that the lines were measured on, which the first line of the file names
*/
function provenFile(proven, server) {
	const lines = proven.flatMap(({ by, price, option: { name, text } }) => [
		...by === void 0 ? [] : [`# ${changeAndRange(by)} at ${placeOf(by)}`],
		...price === "" ? [] : [`# ${escapeInvisible(price)}`],
		text === void 0 ? name : `${name} = ${/[#;'"\s]/.test(text) ? `'${text}'` : text}`
	]);
	return `${[
		`# measured by qpsgate prove on ${server}`,
		"[mysqld]",
		...lines
	].join("\n")}\n`;
}

// src/commands/prove.ts
/**
* `qpsgate prove`: measures each setting that a tuning tool or a colleague advises, measures those that help again, and
* writes the settings that still help to an option file.
*/
const PROVEN = "proven.cnf";
/**
* Share of the budget for the second measurement. It has fewer servers and workloads than the first one, so less time
* gives intervals of the same width. Advice of twelve lines, eight of which a workload shows, then takes less than
* three minutes.
*/
const AGAIN = 1 / 3;
/**
* The second measurement gets at least this many seconds, because its servers need them, but never more than the whole
* budget.
*/
const SMALL_BUDGET = 40;
async function proveCommand(args) {
	const request = parseProveFlags(args, randomSeed());
	const { run } = request;
	const { out } = run;
	const { proposals: all, unusable, problems } = adviceIn(request.advice);
	using interrupt = interruptible();
	using screen = request.quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	const { note } = tellers(screen.tell);
	for (const text of problems) note(`${text}, so it is not measured`);
	const edges = {
		tell: screen.tell,
		signal: interrupt.signal,
		openStore: storeOpener({ near: process.cwd() })
	};
	const { shown: proposals, unseen, reasons } = await shownBy(all, run, planningMachine(edges));
	makeOutputDirectory(out);
	rmSync(join(out, PROVEN), { force: true });
	const measure = measurer(run, edges);
	const { started, refused, result } = await startedOnes(proposals, (those) => measure(those.map(alone), "lines", 1));
	const first = started.flatMap((proposal) => {
		if (result === void 0) return [];
		const lineReasons = reasons.filter(({ variables }) => variables.includes(proposal.option.variable));
		const isMeasured = ({ workload }) => result.cells.some((cell) => cell.workload === workload);
		const isShown = lineReasons.length === 0 || lineReasons.some(isMeasured);
		return {
			...proposal,
			...isShown ? proofOf(proposal.name, result, priceOf(proposal, result)) : unmeasured(proposal, "not shown")
		};
	});
	const helping = first.filter(({ finding }) => finding === "helps");
	const joined = helping.length < 2 ? [] : [{
		name: TOGETHER,
		options: helping.map(({ option }) => option)
	}];
	const again = helping.length === 0 ? void 0 : await measure([...helping.map(alone), ...joined], "again", AGAIN);
	const proofs = first.map((proof) => again && helping.includes(proof) ? confirmedProof(proof, again) : proof);
	screen[Symbol.dispose]();
	const together = again && helping.length > 1 ? proofOf(TOGETHER, again) : void 0;
	const unread = unusable.map(({ name, why }) => unmeasured({ name }, why));
	print(renderProofs([
		...proofs,
		...unseen,
		...refused,
		...unread
	], together, painter(takesColour())));
	const proven = proofs.filter(({ finding }) => finding === "helps");
	if (proven.length === 0) return EXIT.pass;
	const { product = "", version = "" } = result?.scenarios[0]?.server ?? {};
	writeWhole(out, PROVEN, provenFile(proven, `${product} ${version}`));
	say(`the lines that help: ${join(out, PROVEN)}`);
	return EXIT.pass;
}
/** @throws UserError if the file cannot be read, or there is no setting in it */
function adviceIn(path) {
	const { proposals, unusable } = readAdvice(textOf(path), path);
	const problems = unusable.map(({ name, line, why }) => `${path}:${line}: ${why === "unknown" ? `no server has ${name}${meantOf(name)}` : `${name} has no value`}`);
	if (proposals.length > 0) return {
		proposals,
		unusable,
		problems
	};
	const none = `${path}: found no setting to measure; allowed: lines such as innodb_io_capacity = 2000`;
	throw new UserError([none, ...problems].join("\n"));
}
function meantOf(name) {
	const meant = nearestSetting(name);
	return meant === void 0 ? "" : ` (did you mean ${meant}?)`;
}
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (cause) {
		throw new UserError(`cannot read the advice ${path}: ${reasonOf(cause)}`, { cause });
	}
}
/**
* Divides the lines of advice into those that a load of the plan shows and the others, which are not measured because
* nothing would show their effect.
*/
async function shownBy(proposals, run, machine) {
	const subject = {
		...run.subject,
		proposals: proposals.map(alone),
		growsBudget: true
	};
	const plan = await planChange({
		...run,
		subject
	}, machine);
	const isUnseen = ({ name, option }) => {
		const change = additionOf(name, option);
		return !mayMatter(change) || unexercisedSettings({
			...plan.coverage,
			settings: [change]
		}).length > 0;
	};
	return {
		shown: proposals.filter((each) => !isUnseen(each)),
		unseen: proposals.filter(isUnseen).map((each) => unmeasured(each, "not shown")),
		reasons: plan.change.reasons
	};
}
function additionOf(scenario, setting) {
	const { option, bare } = setting;
	return {
		scenario,
		kind: "option",
		name: option,
		variable: bare,
		before: null,
		after: sideOf(setting)
	};
}
function alone({ name, option }) {
	return {
		name,
		options: [option]
	};
}
function unmeasured({ name }, finding) {
	return {
		name,
		finding,
		by: void 0,
		price: ""
	};
}
/**
* The durability that a line gives up, in words, because that may be the price of a gain in QPS; empty if it gives up
* none.
*/
function priceOf({ option }, { scenarios: [first] }) {
	const server = first && serverOfResult(first.server);
	if (server === void 0) return "";
	return dangersOf(additionOf("", option), {
		...server,
		memoryBytes: void 0
	}).filter(({ code }) => isDurabilityCode(code)).map((danger) => dangerText(danger)).join("; ");
}
/** @returns a function that measures proposals with a share of the budget, into a folder of the output directory */
function measurer(run, followers) {
	return async (proposals, folder, share) => {
		const { budgetSeconds = 0 } = run.adjustments;
		const least = Math.min(budgetSeconds, SMALL_BUDGET);
		const adjustments = {
			...run.adjustments,
			budgetSeconds: Math.max(share * budgetSeconds, least)
		};
		const request = {
			...run,
			adjustments,
			subject: {
				...run.subject,
				proposals
			},
			out: join(run.out, folder)
		};
		using machine = new RealMachine(request.out, followers);
		return await gate(request, machine);
	};
}
/**
* Measures all lines that a server starts with. Others are left out one by one, because a failing start names only one
* option.
*/
async function startedOnes(proposals, measure) {
	const refused = [];
	let started = proposals;
	while (started.length > 0) {
		const result = await measure(started);
		const refusals = refusalsOf(result).filter(({ isMeasured }) => !isMeasured);
		const [first] = refusals;
		if (first === void 0) return {
			started,
			refused,
			result
		};
		const names = refusals.map(({ scenario }) => scenario);
		const culprits = started.filter(({ name }) => names.includes(name));
		if (culprits.length === 0) throw new UserError(first.message, { place: first.lines[0] });
		for (const culprit of culprits) refused.push(unmeasured(culprit, "refused"));
		started = started.filter((each) => !culprits.includes(each));
	}
	return {
		started,
		refused,
		result: void 0
	};
}
/**
* Takes the figures of the second measurement, because the line was selected by those of the first, which are therefore
* too good.
*/
function confirmedProof(proof, again) {
	const second = proofOf(proof.name, again, proof.price);
	return {
		...proof,
		...second,
		finding: second.finding === "no difference" ? "not seen again" : second.finding
	};
}

export { proveCommand };