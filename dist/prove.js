import { M as isWithoutEffect, a as unseenAnywhere, v as chooseWorkloads, y as wantedExercises } from "./coverage.js";
import { c as variableOf, p as ROWS, s as variableForms } from "./option-names.js";
import { n as tellers, t as gate } from "./gate.js";
import { o as parseOptionFile, r as canonicalOptionName } from "./option-file.js";
import { g as workloadOf } from "./workloads.js";
import { k as isDurabilityCode } from "./make-report.js";
import { W as escapeInvisible } from "./suite.js";
import { r as changeAndRange } from "./figures.js";
import { n as painter, t as alignedRows } from "./text-table.js";
import { r as makeOutputDirectory } from "./output-directory.js";
import { o as writeWhole } from "./write-whole.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { i as takesColour, r as say, t as print } from "./output.js";
import { n as parseProveFlags } from "./prove-flags.js";
import { n as progressScreen, r as quietScreen } from "./screen.js";
import { c as randomSeed } from "./shared-flags.js";
import { _ as reasonOf, a as EXIT, i as DoesNotStart, u as UserError } from "./errors.js";
import { t as toolVersion } from "./version.js";
import { join } from "node:path";
import { readFileSync, rmSync } from "node:fs";

// src/core/sources/advice.ts
/**
* A name and a sign with a value, such as in `innodb_io_capacity=2000`, `SET GLOBAL sync_binlog = 1;` and MySQLTuner's
* `tmp_table_size (> 16M)`. A limit that may be reached is the value itself; one to exceed is doubled, as these tools double
* it too, and one to stay below is halved. Of several blanks only one is left in the line, so that no match takes long.
*/
const PROPOSED = /^(?:-+|#\s*\w+\s+|set\s+(?:global|persist)\s+|[^\w]*)?([a-z][\w.-]*)\s*(?:should be\s*)?\(?\s*(>=|<=|>|<|:?=|:(?=\s*\S+$))\s*"?([^\s",;)]+)/i;
const NAMED = /^(?:#\s*(?:WARN|NOTE|CRIT)\s+)?([a-z][\w.-]*)\s*:/i;
const DECIMAL_SIZE = /^(\d+(?:\.\d+)?)([KMGT]?)B?$/i;
const UNITS = [
	"",
	"K",
	"M",
	"G",
	"T"
];
/** Reads advice in any of its forms. @param file its name, for places */
function readAdvice(text, file) {
	const lines = /^[ \t]*\[(?:mysqld|mariadb|server)[\w.-]*\]/im.test(text) ? parseOptionFile(text, file).items.flatMap((item) => item.kind === "option" ? [{ option: item.option }] : []) : text.split("\n").flatMap((line, at) => proposedIn(line.trim().replaceAll(/\s+/g, " "), {
		file,
		line: at + 1
	}));
	const options = lines.flatMap(({ option }) => option ?? []);
	return {
		proposals: [...new Map(options.map((option) => [canonicalOptionName(option.name), option])).values()].map((option) => ({
			name: option.value === void 0 ? option.name : `${option.name} = ${option.value}`,
			option
		})),
		unusable: lines.flatMap(({ unusable }) => unusable ?? [])
	};
}
function proposedIn(text, place) {
	const [, name = "", sign = "", value = ""] = PROPOSED.exec(text) ?? [];
	if (isKnown(name)) return [{ option: {
		...place,
		name,
		value: proposedValue(sign, value),
		group: void 0
	} }];
	if (/[_-]/.test(name)) return [{ unusable: {
		...place,
		name,
		why: "unknown"
	} }];
	const [, named = ""] = NAMED.exec(text) ?? [];
	return isKnown(named) ? [{ unusable: {
		...place,
		name: named,
		why: "no value"
	} }] : [];
}
function isKnown(written) {
	return variableForms(written).some((form) => ROWS.has(form));
}
function proposedValue(sign, written) {
	const [, digits, unit = ""] = DECIMAL_SIZE.exec(written) ?? [];
	if (digits === void 0) return written;
	const times = sign === ">" ? 2 : sign === "<" ? .5 : 1;
	const isWhole = Number.isInteger(times * Number(digits));
	const bytes = times * Number(digits) * 1024 ** UNITS.indexOf(unit.toUpperCase());
	return isWhole ? `${times * Number(digits)}${unit.toUpperCase()}` : String(Math.floor(bytes));
}

// src/core/views/proof-text.ts
/** Name of the scenario that has all lines that help. */
const TOGETHER = "together";
const TEXTS = {
	helps: "helps",
	costs: "costs",
	"helps and costs": "helps here, and costs elsewhere",
	"not seen again": "helped once, and not on fresh servers",
	"no difference": "no difference seen",
	"not shown": "no measured workload shows it",
	refused: "the server does not start with it"
};
/** Tells what a run saw of a line. */
function proofOf(name, { comparisons, advice }) {
	const own = comparisons.filter(({ scenario }) => scenario === name);
	const cells = own.filter(({ scope }) => scope === "cell");
	const best = cells.filter(({ label }) => label === "improved").toSorted((one, other) => other.low - one.low)[0];
	const worst = cells.filter(isSlower).toSorted((one, other) => one.high - other.high)[0];
	const finding = best === void 0 ? worst ? "costs" : "no difference" : worst ? "helps and costs" : "helps";
	const risks = advice.filter(({ scenario, code }) => scenario === name && isDurabilityCode(code));
	return {
		name,
		finding,
		by: best ?? worst ?? own.find(({ scope }) => scope === "mean") ?? cells[0],
		price: risks.map(({ message }) => message).join("; ")
	};
}
function isSlower({ label }) {
	return label === "regressed" || label === "slower within the limit" || label === "leaning regressed";
}
/** A table for a terminal. @param together what the lines that help do together; undefined: there are fewer than two */
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
function placeOf({ scope, workload, threads }) {
	return scope === "mean" ? "mean of all" : `${workload}, ${threads} ${threads === 1 ? "thread" : "threads"}`;
}
/** An option file of lines that help, each below its figures. @param server that they were measured on, for the first line */
function provenFile(proven, server) {
	const lines = proven.flatMap(({ by, price, option: { name, value } }) => [
		...by === void 0 ? [] : [`# ${changeAndRange(by)} at ${placeOf(by)}`],
		...price === "" ? [] : [`# ${escapeInvisible(price)}`],
		value === void 0 ? name : `${name} = ${/[#;'"\s]/.test(value) ? `'${value}'` : value}`
	]);
	return `${[
		`# measured by qpsgate prove on ${server}`,
		"[mysqld]",
		...lines
	].join("\n")}\n`;
}

// src/commands/prove.ts
/** `qpsgate prove`: advice → measured lines → those that help, measured again → an option file. */
const PROVEN = "proven.cnf";
/**
* Part of the budget for the second measurement: it has fewer servers and workloads, so less time gives the same
* intervals. Advice of twelve lines, eight of which a workload shows, then takes less than three minutes.
*/
const AGAIN = 1 / 3;
/** A smaller budget is not made smaller still, so that it suffices for the servers, seconds. */
const SMALL_BUDGET = 40;
async function proveCommand(args) {
	const request = parseProveFlags(args, randomSeed(), toolVersion());
	const { out } = request.run;
	const { proposals: all, unusable } = readAdvice(textOf(request.advice), request.advice);
	const left = unusable.map(({ name, line, why }) => `${request.advice}:${line}: ${name} ${why === "unknown" ? "is known to no server" : "has no value"}`);
	if (all.length === 0) throw new UserError([`${request.advice}: found no setting to measure; allowed: lines such as innodb_io_capacity = 2000`, ...left].join("\n"));
	using interrupt = interruptible();
	using screen = request.quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	const { note } = tellers(screen.tell);
	for (const text of left) note(`${text}, so it is not measured`);
	const { shown: proposals, unseen } = shownBy(all, request);
	makeOutputDirectory(out);
	rmSync(join(out, PROVEN), { force: true });
	const measure = measurer(request, screen.tell, interrupt.signal);
	const { started, refused, result } = await startedOnes(proposals, (those) => measure(those, "lines", 1));
	const first = started.flatMap((proposal) => result ? {
		...proposal,
		...proofOf(proposal.name, result)
	} : []);
	const helping = first.filter(({ finding }) => finding === "helps");
	const joined = helping.length < 2 ? [] : [{
		name: TOGETHER,
		options: helping.map(({ option }) => option)
	}];
	const again = helping.length === 0 ? void 0 : await measure([...helping, ...joined], "again", AGAIN);
	const proofs = first.map((proof) => again && helping.includes(proof) ? confirmed(proof, again) : proof);
	screen[Symbol.dispose]();
	const together = again && helping.length > 1 ? proofOf(TOGETHER, again) : void 0;
	print(renderProofs([
		...proofs,
		...unseen,
		...refused
	], together, painter(takesColour())));
	const proven = proofs.filter(({ finding }) => finding === "helps");
	if (proven.length === 0) return EXIT.pass;
	const { product = "", version = "" } = result?.scenarios[0]?.server ?? {};
	writeWhole(out, PROVEN, provenFile(proven, `${product} ${version}`));
	say(`the lines that help: ${join(out, PROVEN)}`);
	return EXIT.pass;
}
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (cause) {
		throw new UserError(`cannot read the advice ${path}: ${reasonOf(cause)}`, { cause });
	}
}
/** The lines that a workload shows, and the others. A user's own workload may do any work, so it is taken to show all. */
function shownBy(proposals, { subject, run }) {
	const cells = run.adjustments.workloads?.map((script) => ({
		workload: workloadOf({ script }),
		threads: 1
	})) ?? chooseWorkloads(wantedExercises(proposals.map(({ option }) => variableOf(option.name))));
	const isUnseen = ({ name, option }) => {
		const change = {
			scenario: name,
			kind: "option",
			name: option.name,
			before: null,
			after: option
		};
		return subject.workload === void 0 && (isWithoutEffect(change) || unseenAnywhere([change], cells).length > 0);
	};
	const [unseen, shown] = [proposals.filter(isUnseen), proposals.filter((each) => !isUnseen(each))];
	return {
		shown,
		unseen: unseen.map(({ name }) => ({
			name,
			finding: "not shown",
			by: void 0,
			price: ""
		}))
	};
}
function measurer({ subject, run }, tell, signal) {
	const edges = {
		tell,
		signal,
		openStore: storeOpener({ near: process.cwd() })
	};
	return (lines, folder, share) => {
		const proposals = lines.map((line) => "options" in line ? line : {
			name: line.name,
			options: [line.option]
		});
		const { budgetSeconds = 0 } = run.adjustments;
		const least = Math.min(budgetSeconds, SMALL_BUDGET);
		const adjustments = {
			...run.adjustments,
			budgetSeconds: Math.max(share * budgetSeconds, least)
		};
		return gate({
			...run,
			adjustments,
			subject: {
				...subject,
				proposals
			},
			out: join(run.out, folder)
		}, edges);
	};
}
/**
* Measures all lines that a server starts with. The others are found one by one, as a start that fails names only one option.
*/
async function startedOnes(proposals, measure) {
	const refused = [];
	let started = proposals;
	while (started.length > 0) try {
		return {
			started,
			refused,
			result: await measure(started)
		};
	} catch (error) {
		const isRefused = ({ option }) => error instanceof DoesNotStart && option.file === error.place.file && option.line === error.place.line;
		const culprit = started.find(isRefused);
		if (!culprit) throw error;
		refused.push({
			name: culprit.name,
			finding: "refused",
			by: void 0,
			price: ""
		});
		started = started.filter((each) => each !== culprit);
	}
	return {
		started,
		refused,
		result: void 0
	};
}
/** The proof with the figures of fresh servers: only these are free of the luck by which its line was picked. */
function confirmed(proof, again) {
	const second = proofOf(proof.name, again);
	return {
		...proof,
		...second,
		finding: second.finding === "no difference" ? "not seen again" : second.finding
	};
}

export { proveCommand };