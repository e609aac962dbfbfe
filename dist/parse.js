import { B as nearest, C as preprocess, E as string, F as describeUnknown, I as describeValue, L as escapeInvisible, N as NEVER, O as union, R as finishProblems, T as strictObject, V as quote, _ as literal, b as number$1, d as array, f as boolean, g as int, h as f, k as unknown, t as COSTS, w as record, y as m, z as listNames } from "./names.js";
import { m as firstLine, s as MeasurementError, u as UserError } from "./errors.js";
import { o as nonEmpty, t as IMAGE_NAME } from "./suite.js";
import { C as DURATION_FORM, E as PERCENTAGE_PATTERN, O as parseDuration, T as PERCENTAGE_FORM, _ as scriptOptionText, a as OWN_OPTION_FORM, b as workloadOf, c as canonicalScriptOption, f as isOwnScript, g as scriptName, h as plainWorkloads, i as parseDsn, k as parsePercentage, l as describeScriptOption, m as ownOptionText, o as SCRIPTS, p as isOwnWorkload, t as DSN_FORM, v as whyOwned, w as DURATION_PATTERN } from "./dsn.js";
import { r as fixOptionName, t as OPTION_NAME } from "./option-file.js";
import { a as RUN_LABEL, o as findProgram, r as textOf, s as minimalEnvironment, t as runTool } from "./tool.js";
import { a as whyUnusable, r as readOptionFile } from "./option-includes.js";
import { t as fullDisk } from "./disk-space.js";
import { t as require_dist } from "./dist.js";
import { join } from "node:path";
import { closeSync, constants, fchmodSync, fstatSync, lstatSync, openSync, readdirSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";

// src/edges/machine/lock.ts
/** Locks between processes that the kernel releases when their holder dies: flock(2) on a file that we hold open. */
/** A lock needs only reading, so the file of one user serves all. */
const MODE = 420;
/** The file cannot be replaced by a link or a pipe. */
const SAFELY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** Lock of the run that is measuring: the same for every user and every TMPDIR. */
const MEASURING_LOCK = "/tmp/qpsgate-measuring.lock";
/**
* Waits for the lock on a file (made if missing). Two runs on one machine share seeds this way. The file may be in a
* directory where everybody makes files, such as /tmp: it is the same for all users, whoever made it.
*
* @returns undefined when `wait` is false and somebody else holds it
* @throws MeasurementError if it cannot be made or opened, or is no file
*/
async function lockFile(path, kind, options = { wait: true }) {
	for (;;) {
		options.signal?.throwIfAborted();
		using opened = new DisposableStack();
		const file = opened.adopt(openLock(path), closeSync);
		if (!await take(file, path, kind, options)) return void 0;
		if (!isStill(file, path)) continue;
		const kept = opened.move();
		return { [Symbol.asyncDispose]: async () => kept.dispose() };
	}
}
/** @returns false if somebody else has it and we do not wait */
async function take(file, path, kind, { wait, signal }) {
	const args = [
		`--${kind}`,
		...wait ? [] : ["--nonblock"],
		"3"
	];
	const program = spawn("flock", args, {
		env: minimalEnvironment(),
		stdio: [
			"ignore",
			"ignore",
			"pipe",
			file
		]
	});
	let complaint = "";
	program.stderr?.setEncoding("utf8").on("data", (text) => {
		complaint += text;
	});
	const abort = () => program.kill("SIGKILL");
	signal?.addEventListener("abort", abort);
	try {
		const [code] = await once(program, "close");
		signal?.throwIfAborted();
		if (code === 0) return true;
		if (!wait && complaint === "") return false;
		throw cannotLock(path, complaint.trim());
	} finally {
		signal?.removeEventListener("abort", abort);
	}
}
function openLock(path) {
	try {
		const open = () => unless("ENOENT", () => openSync(path, SAFELY));
		const file = open() ?? make(path) ?? open();
		if (file === void 0) throw new Error("it is made and removed all the time");
		if (fstatSync(file).isFile()) return file;
		closeSync(file);
		throw new Error("it is no file");
	} catch (cause) {
		throw cannotLock(path, cause.code === "ELOOP" ? "it is a symbolic link; remove it" : cause.message, cause);
	}
}
/** Undefined if somebody else has just made it. */
function make(path) {
	const file = unless("EEXIST", () => openSync(path, SAFELY | constants.O_CREAT | constants.O_EXCL, MODE));
	if (file !== void 0) fchmodSync(file, MODE);
	return file;
}
/** What the work gives; undefined if it fails with that code. */
function unless(code, work) {
	try {
		return work();
	} catch (error) {
		if (error.code === code) return void 0;
		throw error;
	}
}
function isStill(file, path) {
	const [ours, there] = [fstatSync(file), lstatSync(path, { throwIfNoEntry: false })];
	return ours.ino === there?.ino && ours.dev === there.dev;
}
function cannotLock(path, why, cause) {
	return new MeasurementError(`cannot lock ${path}: ${why}`, {
		step: "lock",
		output: why,
		cause
	});
}
/** A run takes minutes: a lock held for longer may be held for ever. */
const LONGEST_WAIT_MS = 36e5;
/**
* Two runs that measure at once would measure each other: the later one waits, an hour at most. Anybody on this machine
* could hold the lock or make it unusable, so that neither ends a run: its own check tells whether others disturb it.
*/
async function measureAlone({ tell, signal }, path = MEASURING_LOCK, longestMs = LONGEST_WAIT_MS) {
	const enough = AbortSignal.timeout(longestMs);
	try {
		const free = await lockFile(path, "exclusive", {
			wait: false,
			signal
		});
		if (free !== void 0) return free;
		tell("another run is measuring on this machine; waiting until it is done, an hour at most");
		return await lockFile(path, "exclusive", {
			wait: true,
			signal: AbortSignal.any([signal, enough])
		});
	} catch (error) {
		signal.throwIfAborted();
		tell(`runs of others on this machine are not waited for: ${enough.aborted ? `${path} is held for too long` : firstLine(error)}`);
		return;
	}
}

// src/edges/machine/packages.ts
/** Installs missing programs with the system's package manager; says so first. */
const INSTALL_TIMEOUT_SECONDS = 900;
/**
* Installs the packages with apt-get, as root or through sudo.
*
* @throws UserError if there is no apt-get, no right to use it, or it fails
*/
async function installPackages(packages, tell, signal) {
	if (packages.length === 0) return;
	if (findProgram("apt-get") === void 0) throw new UserError(`cannot install ${packages.join(" ")}: this system has no apt-get; install them by hand and run again`);
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const install = [
		...asRoot,
		"apt-get",
		"install",
		"--yes",
		"--no-install-recommends",
		...packages
	];
	tell(`installing ${packages.join(" ")} with: ${install.join(" ")}`);
	const options = {
		cwd: "/",
		env: { DEBIAN_FRONTEND: "noninteractive" },
		timeoutSeconds: INSTALL_TIMEOUT_SECONDS,
		signal
	};
	for (const command of [[
		...asRoot,
		"apt-get",
		"update",
		"-qq"
	], install]) {
		const answer = await runTool(["nice", ...command], options);
		if (answer.code === 0) continue;
		const hint = asRoot.length === 0 ? "" : "; run as root, or allow sudo without a password";
		const said = textOf(answer).trimEnd().split("\n").slice(-8).join("\n");
		throw new UserError(`${command.join(" ")} failed${hint}; it says:\n${said}`);
	}
}

// src/edges/machine/file-trees.ts
/** Whole directories: copied, handed over and measured. */
const SHOWN_LINES = 3;
const COPY_SECONDS = 600;
/**
* Copies a directory to a path that does not exist yet; links stay links.
*
* @param step purpose, as errors name it: "copy seed data directory"
* @throws MeasurementError if that fails; a full disk is named
*/
async function copyTree(from, to, within, step) {
	await mustRun([
		"cp",
		"-r",
		"--no-dereference",
		"--reflink=auto",
		"--sparse=auto",
		from,
		to
	], within, step);
}
/**
* Removes a directory with all its content, while others go on.
*
* @param runDirectory of the run that it belongs to
* @throws MeasurementError if that fails
*/
async function removeTree(path, runDirectory) {
	await mustRun([
		"rm",
		"-rf",
		"--",
		path
	], { runDirectory }, "remove the data of servers");
}
async function giveTo(account, directory, within) {
	await mustRun([
		"chown",
		"-R",
		`${account.uid}:${account.gid}`,
		directory
	], within, "hand directory to the server");
}
/** Links are not followed; what has just disappeared takes no space, as another run may be removing it. */
function sizeOf(path) {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (!found?.isDirectory()) return found?.isFile() ? found.blocks * 512 : 0;
	return (unless("ENOENT", () => readdirSync(path)) ?? []).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
/** @param command ends with the path that is written to */
async function mustRun(command, { runDirectory, signal }, step) {
	const answer = await runTool(command, {
		cwd: runDirectory,
		env: { [RUN_LABEL]: runDirectory },
		timeoutSeconds: COPY_SECONDS,
		signal
	});
	if (answer.code === 0) return;
	const output = textOf(answer);
	const room = fullDisk(command.at(-1), output);
	throw new MeasurementError(`could not ${step}${room === void 0 ? "" : `: ${room}`}`, {
		step,
		command,
		exitCode: answer.code,
		output: output.split("\n").slice(0, SHOWN_LINES).join("\n")
	});
}

// src/core/workload/sql-scanner.ts
/**
* Tokens of SQL as MySQL and MariaDB read it. Comments and white space are no tokens. Logs hold literals in any
* character set, so they are read as texts with a character for each byte.
*/
/** Kinds of tokens. Literals are those from `text` on. */
const TOKEN = {
	end: 0,
	/** Keyword, function or identifier without quotes. */
	word: 1,
	/** Identifier in quotes. */
	quoted: 2,
	/** Operator or punctuation. */
	symbol: 3,
	/** `?`, also one that stands for several as tools write it: `?+` and `...`. */
	placeholder: 4,
	several: 5,
	/** Variable of the session or the system. */
	variable: 6,
	/** A quote or a comment that is never closed. */
	broken: 7,
	text: 8,
	binary: 9,
	integer: 10,
	decimal: 11
};
const USUAL_MODE = {
	hasAnsiQuotes: false,
	hasNoEscapes: false,
	isWide: false
};
/** Two dashes begin a comment only before white space or the end. */
const SKIPPED = /(?:[\0-\x20]+|#[^\n]*|--(?=[\0-\x20]|$)[^\n]*)+/y;
const WORD = /[\w$\x80-\uffff]+/y;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const PREFIXED_NUMBER = /0[xb][\w$\x80-\uffff]+/y;
const VARIABLE = /@@?(?:[\w$\x80-\uffff]+(?:\.[\w$\x80-\uffff]*)*)?/y;
const SYMBOL = /\?\+|\.\.\.|<=>|->>?|[<>!:]=|<>|\|\||&&|<<|>>|[\s\S]/y;
const VERSION = /\/\*M?!\d*/y;
const KINDS = {
	"?": TOKEN.placeholder,
	"?+": TOKEN.several,
	"...": TOKEN.several
};
/** Characters that may end a quote, or hide the next one. */
const ENDS = {
	"'": {
		narrow: /['\\]/g,
		wide: /['\\\x81-\xff]/g
	},
	"\"": {
		narrow: /["\\]/g,
		wide: /["\\\x81-\xff]/g
	},
	"`": {
		narrow: /`/g,
		wide: /[`\x81-\xff]/g
	}
};
/** All tokens of a text, up to its end or to an unclosed quote or comment. */
function tokensOf(text, mode = USUAL_MODE) {
	const tokens = [];
	let isInVersion = false;
	for (let at = 0; at < text.length;) {
		const start = endOf(SKIPPED, text, at);
		const comment = text.startsWith("/*", start) ? commentEnd(text, start, mode) : isInVersion && text.startsWith("*/", start) ? start + 2 : void 0;
		if (comment === void 0) {
			if (start >= text.length) break;
			const { kind, stop } = tokenAt(text, start, mode);
			tokens.push({
				kind,
				text: text.slice(start, stop),
				start,
				stop
			});
			if (kind === TOKEN.broken) break;
			at = stop;
		} else if (comment < 0) {
			tokens.push({
				kind: TOKEN.broken,
				text: text.slice(start),
				start: text.length,
				stop: text.length
			});
			break;
		} else {
			if (mode.readsVersions) isInVersion = text.charAt(comment - 1) !== "/";
			at = comment;
		}
	}
	return tokens;
}
/** Position after what a sticky pattern finds there, or there. */
function endOf(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : at;
}
/** Position after a comment, or after the beginning of one whose content is read; -1: it is never closed. */
function commentEnd(text, start, { readsVersions }) {
	const version = readsVersions ? endOf(VERSION, text, start) : start;
	if (version > start) return version;
	const end = text.indexOf("*/", start + 2);
	return end < 0 ? -1 : end + 2;
}
function tokenAt(text, start, mode) {
	const first = text.charCodeAt(start);
	const mark = text.charAt(start);
	if (mark === "'" || mark === "\"" || mark === "`") return quoted(text, start, mark === "`" || mark === "\"" && mode.hasAnsiQuotes ? TOKEN.quoted : TOKEN.text, mode);
	if (mark === "@") return variable(text, start, mode);
	if (first >= 48 && first <= 57 || mark === "." && isPoint(text, start)) return number(text, start);
	if (text.charAt(start + 1) === "'" && /[xbn]/i.test(mark)) return quoted(text, start + 1, /n/i.test(mark) ? TOKEN.text : TOKEN.binary, mode);
	const word = endOf(WORD, text, start);
	if (word > start) return {
		kind: TOKEN.word,
		stop: mode.isWide ? wideEnd(text, start) : word
	};
	const stop = endOf(SYMBOL, text, start);
	return {
		kind: KINDS[text.slice(start, stop)] ?? TOKEN.symbol,
		stop
	};
}
/** End of a word in which a byte from 0x81 on is the first of two. */
function wideEnd(text, start) {
	let at = start;
	while (at < text.length && /[\w$\x80-\uffff]/.test(text.charAt(at))) at += text.charCodeAt(at) >= 129 ? 2 : 1;
	return Math.min(at, text.length);
}
/** Whether a point begins a number, and is not between names. */
function isPoint(text, at) {
	return /\d/.test(text.charAt(at + 1)) && !/[\w$\x80-\uffff`"]/.test(text.charAt(at - 1));
}
/** A number, a literal in hexadecimal or bits, or a word that begins with digits. */
function number(text, start) {
	const prefixed = endOf(PREFIXED_NUMBER, text, start);
	if (prefixed > start) return {
		kind: TOKEN.binary,
		stop: prefixed
	};
	const stop = endOf(NUMBER, text, start);
	const isDecimal = text.slice(start, stop).includes(".");
	const word = isDecimal ? start : endOf(WORD, text, start);
	if (word > stop) return {
		kind: TOKEN.word,
		stop: word
	};
	return {
		kind: isDecimal || /e/i.test(text.slice(start, stop)) ? TOKEN.decimal : TOKEN.integer,
		stop
	};
}
/** Quoted names of variables may hold anything. */
function variable(text, start, mode) {
	const stop = endOf(VARIABLE, text, start);
	return /['"`]/.test(text.charAt(stop)) && /^@@?$/.test(text.slice(start, stop)) ? quoted(text, stop, TOKEN.variable, mode) : {
		kind: TOKEN.variable,
		stop
	};
}
function quoted(text, from, kind, mode) {
	const quote = text.charAt(from);
	const pattern = ENDS[quote][mode.isWide ? "wide" : "narrow"];
	for (let at = from + 1;;) {
		pattern.lastIndex = at;
		const end = pattern.exec(text)?.index;
		if (end === void 0) return {
			kind: TOKEN.broken,
			stop: text.length
		};
		const mark = text.charAt(end);
		if (mark === quote && text.charAt(end + 1) !== quote) return {
			kind,
			stop: end + 1
		};
		at = mark === "\\" && mode.hasNoEscapes ? end + 1 : end + 2;
	}
}
/** Characters, one for each byte of a text in UTF-8. */
function encode(text) {
	return /^[\0-\x7f]*$/.test(text) ? text : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
/** The text of such characters; bytes that are not UTF-8 become the replacement character. */
function decode(bytes) {
	return /^[\0-\x7f]*$/.test(bytes) ? bytes : new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)));
}

// src/core/workload/sql-text.ts
/** SQL as text: the positions of its parameters, and quoted names and values. */
/**
* Cuts a statement at each `?` outside texts, names and comments. A semicolon at the end, and white space after it, is
* left out.
*/
function cutStatement(sql) {
	const tokens = tokensOf(sql);
	const pieces = [];
	let from = 0;
	for (const [at, { kind, text, start, stop }] of tokens.entries()) {
		if (kind === TOKEN.broken) return {
			pieces: [sql],
			trouble: "a quote or comment that is not closed"
		};
		if (text === ";" && kind === TOKEN.symbol) {
			const isLast = tokens.slice(at).every((token) => token.text === ";");
			pieces.push(sql.slice(from, start));
			return {
				pieces,
				trouble: isLast ? void 0 : "more than one statement"
			};
		}
		if (kind !== TOKEN.placeholder) continue;
		pieces.push(sql.slice(from, start));
		from = stop;
	}
	return {
		pieces: [...pieces, sql.slice(from)],
		trouble: void 0
	};
}
/** A name as SQL spells it, with any characters. */
function sqlName(name) {
	return `\`${name.replaceAll("`", "``")}\``;
}
/** A text as SQL spells it, whether backslashes escape or not; a text with backslashes in hexadecimal. */
function sqlText(text) {
	return text.includes("\\") || text.includes("\0") ? `CONVERT(0x${hexOf(text)} USING utf8mb4)` : `'${text.replaceAll("'", "''")}'`;
}
function hexOf(text) {
	return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// src/core/suite/adjust.ts
/** A suite changed by flags: other times, tolerances and threads, fewer workloads and scenarios. */
function adjustSuite(suite, adjustments) {
	const { budgetSeconds = suite.budgetSeconds, threads = suite.threads, takesAnyScript } = adjustments;
	const problems = [];
	/** The named items, in the suite's order; all of them if none is named. Of the same name the first is meant. */
	const pick = (list, items, wanted) => {
		const byName = new Map(items.toReversed().map((item) => [item.name, item]));
		const known = [...new Set(items.map(({ name }) => name))];
		const unknown = (wanted ?? []).filter((name) => !known.includes(name));
		const chosen = known.filter((name) => wanted === void 0 || wanted.includes(name));
		if (unknown.length > 0 || chosen.length === 0) problems.push({
			list,
			found: unknown.join(", ") || "no name",
			allowed: known.join(", ")
		});
		return chosen.flatMap((name) => byName.get(name) ?? []);
	};
	const offered = takesAnyScript && adjustments.workloads !== void 0 ? plainWorkloads() : [];
	const workloads = pick("workloads", [...suite.workloads, ...offered], adjustments.workloads);
	const named = adjustments.scenarios && [suite.control, ...adjustments.scenarios];
	const scenarios = pick("scenarios", suite.scenarios, named);
	if (problems.length > 0) return {
		kind: "problems",
		problems
	};
	const measured = {
		workloads: nonEmpty(workloads),
		scenarios: nonEmpty(scenarios)
	};
	return {
		kind: "ok",
		suite: {
			...suite,
			budgetSeconds,
			threads,
			...measured,
			gate: adjustPolicy(suite.gate, adjustments)
		}
	};
}
/** The named limits of costs; null is none. */
function costLimits(shares, from) {
	const limits = COSTS.flatMap((cost) => {
		const share = shares[cost];
		return share === void 0 || share === null ? [] : [[cost, {
			share,
			from
		}]];
	});
	return Object.fromEntries(limits);
}
/** A given tolerance holds for every comparison of its rule, whatever the suite says. */
function adjustPolicy(policy, { tolerance, costs = {}, onInconclusive }) {
	const { errors, ...others } = policy.costs ?? {};
	const limits = {
		...errors === void 0 || costs.errors === null ? others : {
			errors,
			...others
		},
		...costLimits(costs, "--tolerance")
	};
	const changed = {
		...policy,
		onInconclusive: onInconclusive ?? policy.onInconclusive,
		...Object.keys(limits).length === 0 ? {} : { costs: limits }
	};
	if (tolerance === void 0) return changed;
	const from = Object.fromEntries(Object.keys(tolerance).map((rule) => [rule, "--tolerance"]));
	const unnamed = (by) => Object.fromEntries(Object.entries(by).map(([name, own]) => [name, Object.fromEntries(Object.entries(own).filter(([rule]) => !(rule in tolerance)))]));
	return {
		...changed,
		tolerance: {
			...policy.tolerance,
			...tolerance
		},
		toleranceFrom: {
			...policy.toleranceFrom,
			...from
		},
		byScenario: unnamed(policy.byScenario),
		byWorkload: unnamed(policy.byWorkload)
	};
}

// src/core/suite/yaml-tree.ts
var import_dist = require_dist();
/** Whether a plain value is a map of the text. */
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
const DEEPEST_NESTING = 32;
const SUITE = {
	noun: "a suite in YAML",
	mostCharacters: 262144,
	mostValues: 1e4
};
const WORKLOAD = {
	noun: "a workload in YAML",
	mostCharacters: 4 * 1024 ** 2,
	mostValues: 1e5
};
const TOO_DEEP = ["nesting that is too deep", `at most ${DEEPEST_NESTING} levels`];
const START = {
	line: 1,
	offset: 0
};
const PARSING = {
	schema: "core",
	resolveKnownTags: false,
	stringKeys: true,
	uniqueKeys: false,
	prettyErrors: false
};
/** Reads one YAML document, with anchors, aliases and merges resolved. Throws for no text. */
function readYaml(text, { noun, mostCharacters, mostValues } = SUITE) {
	const lines = new import_dist.LineCounter();
	const positionAt = (offset) => ({
		line: Math.max(1, lines.linePos(offset).line),
		offset
	});
	const { stackTraceLimit } = Error;
	try {
		refuseWhole(text, mostCharacters);
		Error.stackTraceLimit = 0;
		const { errors, warnings, contents } = (0, import_dist.parseDocument)(text, {
			...PARSING,
			lineCounter: lines
		});
		const [error = warnings[0]] = errors;
		if (error !== void 0) throw new Refusal(positionAt(error.pos[0]), ...yamlError(error, text));
		if (contents === null || (0, import_dist.isScalar)(contents) && contents.value === null) throw new Refusal(START, "an empty file", noun);
		return { tree: treeOf(contents, positionAt, mostValues) };
	} catch (error) {
		if (error instanceof Refusal) return { drafts: [error.draft] };
		if (error instanceof RangeError) return { drafts: [new Refusal(START, ...TOO_DEEP).draft] };
		throw error;
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}
/** A problem of the text as a whole, after which nothing of it is read. */
var Refusal = class extends Error {
	draft;
	constructor(position, found, allowed) {
		super(found);
		this.draft = {
			path: [],
			position,
			found,
			allowed
		};
	}
};
/** Refuses what would take the parser seconds and all memory: long texts, and deep nesting. */
function refuseWhole(text, mostCharacters) {
	if (text.length > mostCharacters) throw new Refusal(START, `${text.length} characters`, `at most ${mostCharacters} characters`);
	let [brackets, opened, offset] = [
		0,
		0,
		0
	];
	for (const token of new import_dist.Lexer().lex(text)) {
		const type = import_dist.CST.tokenType(token);
		if (type === "flow-seq-start" || type === "flow-map-start") brackets += 1;
		else if (type === "flow-seq-end" || type === "flow-map-end") brackets -= 1;
		else if (type === "seq-item-ind" || type === "explicit-key-ind") opened += 1;
		else if (type === "newline") opened = 0;
		else if (type === "doc-start") brackets = 0;
		if (Math.max(brackets, opened) > DEEPEST_NESTING) throw new Refusal({
			line: text.slice(0, offset).split("\n").length,
			offset
		}, ...TOO_DEEP);
		if (type !== "doc-mode" && type !== "flow-error-end" && type !== "scalar") offset += token.length;
	}
}
const LINE_WITH_TAB = / *\t/y;
function yamlError({ code, message, pos }, text) {
	if (code === "MULTIPLE_DOCS") return ["a second YAML document", "one document per file"];
	if (code === "TAG_RESOLVE_FAILED") return [`a YAML tag: ${quote(message)}`, "values without tags"];
	if (message.includes("call stack")) return TOO_DEEP;
	LINE_WITH_TAB.lastIndex = pos[0] === 0 ? 0 : text.lastIndexOf("\n", pos[0] - 1) + 1;
	const allowed = YAML_FORMS[LINE_WITH_TAB.test(text) ? "TAB_AS_INDENT" : code] ?? OTHER_YAML;
	return [`not valid YAML: ${quote(message).slice(1, -1)}`, allowed];
}
/** Corrections, by the parser's codes of errors. */
const YAML_FORMS = {
	TAB_AS_INDENT: "spaces in front of a line, no tabs",
	BAD_INDENT: "keys of one map, and items of one list, that begin in one column; brackets and braces that are closed",
	BLOCK_AS_IMPLICIT_KEY: "one key on a line; a value with a colon and a blank in it in quotes",
	MULTILINE_IMPLICIT_KEY: "a key with a colon behind it, or an item with a dash and a blank before it",
	NON_STRING_KEY: "a word as a key",
	BAD_SCALAR_START: "a value that begins with a special character in quotes",
	BAD_DQ_ESCAPE: "a value with backslashes in single quotes"
};
const OTHER_YAML = "quotes, brackets and braces that are closed, with nothing behind them on their line";
/** @throws Refusal */
function treeOf(root, positionAt, mostValues) {
	const startOf = (node) => (0, import_dist.isNode)(node) && node.range ? positionAt(node.range[0]) : void 0;
	const refuse = (node, found, allowed) => {
		throw new Refusal(startOf(node) ?? START, found, allowed);
	};
	const targets = aliasTargets(root, refuse);
	const followed = (node) => (0, import_dist.isAlias)(node) ? targets.get(node) : node;
	let values = 0;
	const count = (node, many = 1) => {
		values += many;
		if (values > mostValues) refuse(node, "too many values", `at most ${mostValues}, aliases expanded`);
	};
	const known = /* @__PURE__ */ new Map();
	/** The map's entries by key: those merged with `<<` first, its own after them, as they override. */
	const pairsOf = (map) => {
		const before = known.get(map);
		if (before !== void 0) return before;
		const merged = map.items.filter(isMerge).flatMap(({ key, value }) => {
			const source = followed(value);
			return ((0, import_dist.isSeq)(source) ? source.items.map(followed) : [source]).flatMap((each) => {
				if (!(0, import_dist.isMap)(each)) return refuse(key, "something else than a map", "a map or a list of maps");
				return [...pairsOf(each)];
			});
		});
		count(map, merged.length);
		const pairs = /* @__PURE__ */ new Map();
		for (const [key, pair] of merged) if (!pairs.has(key)) pairs.set(key, pair);
		const own = /* @__PURE__ */ new Set();
		for (const pair of map.items.filter((each) => !isMerge(each))) {
			const key = (0, import_dist.isScalar)(pair.key) ? String(pair.key.value ?? "") : "";
			if (own.has(key)) refuse(pair.key, `a second ${quote(key)}`, "every key once");
			if (key === "__proto__") refuse(pair.key, `key ${quote(key)}`, "any other name");
			own.add(key);
			pairs.delete(key);
			pairs.set(key, pair);
		}
		known.set(map, pairs);
		return pairs;
	};
	const plain = (node, depth) => {
		count(node);
		if (depth > DEEPEST_NESTING) refuse(node, ...TOO_DEEP);
		const target = followed(node);
		if ((0, import_dist.isScalar)(target)) return target.value;
		if ((0, import_dist.isSeq)(target)) return target.items.map((item) => plain(item, depth + 1));
		if (!(0, import_dist.isMap)(target)) return void 0;
		return Object.fromEntries([...pairsOf(target)].map(([key, pair]) => [key, plain(pair.value, depth + 1)]));
	};
	/** The node at a path, or the nearest one around it, and the key that leads there. */
	const nearest = (path) => {
		let [node, key] = [root];
		for (const step of path) {
			const target = followed(node);
			const pair = (0, import_dist.isMap)(target) && typeof step === "string" ? pairsOf(target).get(step) : void 0;
			const item = (0, import_dist.isSeq)(target) && typeof step === "number" ? target.items[step] : void 0;
			if (pair === void 0 && item === void 0) return {
				node,
				key,
				isThere: false
			};
			[node, key] = pair === void 0 ? [item] : [pair.value, pair.key];
		}
		return {
			node,
			key,
			isThere: true
		};
	};
	return {
		value: plain(root, 0),
		has: (path) => nearest(path).isThere,
		positionOf: (path) => {
			const { node, key } = nearest(path);
			return ((0, import_dist.isCollection)(followed(node)) ? startOf(key) : void 0) ?? startOf(node) ?? startOf(key) ?? START;
		},
		keyPositionOf: (path) => {
			const { node, key } = nearest(path);
			return startOf(key) ?? startOf(node) ?? START;
		},
		textOf: (path) => {
			const { node, isThere } = nearest(path);
			const target = followed(node);
			return isThere && (0, import_dist.isScalar)(target) ? target.source ?? String(target.value) : void 0;
		}
	};
}
function isMerge({ key }) {
	return (0, import_dist.isScalar)(key) && key.value === "<<" && key.type === "PLAIN";
}
/** The target of every alias: the last node with that anchor before it. */
function aliasTargets(root, refuse) {
	const anchors = /* @__PURE__ */ new Map();
	const targets = /* @__PURE__ */ new Map();
	(0, import_dist.visit)(root, { Node: (_, node, around) => {
		if (!(0, import_dist.isAlias)(node)) return void (node.anchor !== void 0 && anchors.set(node.anchor, node));
		const target = anchors.get(node.source);
		const found = `*${quote(node.source).slice(1, -1)}`;
		if (target === void 0) return refuse(node, found, "an anchor (&name) that is set above");
		if (around.includes(target)) refuse(node, found, "an alias outside of its own anchor");
		targets.set(node, target);
	} });
	return targets;
}

// src/core/suite/schema.ts
/**
* The form of a suite file, with the checks that need several values. Every message gives only the allowed values:
* parse.ts adds the found value and its place.
*
* `meta` has the texts for editors and docs/suite.md, made by scripts/docs.ts: the meaning of a value, and keywords of
* JSON Schema that zod does not give; `shorthands` are other forms in which it may be written.
*/
const THREADS_MAX = 1024;
const TABLES_MAX = 1e3;
const ROWS_MAX = 1e8;
const BUDGET_MIN_SECONDS = 1;
const BUDGET_MAX_SECONDS = 86400;
const NAME_MAX_CHARACTERS = 64;
const TPCH_MIN = .001;
const TPCH_MAX = 100;
const TPCH_FORM = `a scale factor from ${TPCH_MIN} to ${TPCH_MAX}`;
const DEFAULT_DATASET = {
	tables: 10,
	rows: 25e3
};
const DEFAULT_BUDGET = "5m";
/** Half as many again. Of other costs nothing is asked unless it is named. */
const DEFAULT_COSTS = { errors: {
	share: .5,
	from: "default"
} };
const DEFAULT_TOLERANCE = {
	control: .3,
	base: .05,
	baseline: .1
};
/** Names become file names, container labels and table cells, so they are plain words. */
const NAME = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$`);
const NAME_FORM = `a name of letters, digits, - _ and . (at most ${NAME_MAX_CHARACTERS}, a letter or digit first)`;
/** A map that takes the given keys only. */
function section(shape, form) {
	const keys = Object.keys(shape).join(", ");
	return strictObject(shape, { error: (issue) => issue.code === "unrecognized_keys" ? keys : form ?? `a map with the keys ${keys}` });
}
function integer(min, max) {
	const form = `an integer from ${min} to ${max}`;
	return int(form).min(min, form).max(max, form);
}
function words(...allowed) {
	return m(allowed, { error: allowed.join(" or ") });
}
/** Text that can be an argument of a program. */
function argument(form) {
	return string(form).min(1, form).refine((text) => !text.includes("\0"), `${form}, without NUL characters`);
}
/** A leaf with a parser that returns undefined for invalid values. */
function quantity(written, form, parse) {
	return written.transform((text, context) => {
		const value = parse(text);
		if (value !== void 0) return value;
		context.issues.push({
			code: "custom",
			message: form,
			input: text
		});
		return NEVER;
	});
}
/** Stands for what is found where a key is not among the allowed ones. */
const UNKNOWN_KEY = "unknown key";
/**
* A map with a check of several of its values. The check also runs beside wrong values, so that the user reads all
* problems at once. It must pass over values of a wrong type, which have a problem of their own.
*/
function checked(schema, check) {
	return schema.superRefine((map, context) => {
		if (!isMap(map)) return;
		check(map, (path, message, found) => context.addIssue({
			code: "custom",
			path: [...path],
			message,
			params: { found }
		}));
	}, { when: () => true });
}
const name = string(NAME_FORM).regex(NAME, NAME_FORM);
const image = string("the name of an image, such as mysql:8.4").regex(IMAGE_NAME, "the name of an image, such as mysql:8.4");
const binary = argument("the path of a server program, such as /usr/sbin/mysqld").refine((path) => !path.startsWith("-"), "a path that does not begin with a dash");
/** An address; the found value is not repeated, as it may hold a password. */
const dsn = string(DSN_FORM).transform((written, context) => {
	const parsed = parseDsn(written);
	if (parsed.kind === "ok") return parsed.endpoint;
	context.issues.push({
		code: "custom",
		message: parsed.allowed,
		input: "an address"
	});
	return NEVER;
}).meta({
	title: "address",
	type: "string",
	pattern: "^mysql://"
});
const server = preprocess((written) => written === "auto" || written === void 0 ? {} : written, section({
	image: image.optional().describe("Image with `mysqld` or `mariadbd`; scenarios can name others"),
	binary: binary.optional().meta({
		description: "Path of a server program on this machine; scenarios can name others",
		pattern: "^[^-]"
	}),
	dsn: dsn.optional().describe("Server that already runs. qpsgate writes only to its schema")
}, "auto, or a map with one of the keys image, binary, dsn")).meta({
	description: "Source of the servers: `image`, `binary` or `dsn`. `auto` is that of the scenarios, or else the installed server",
	default: "auto",
	shorthands: [{ const: "auto" }],
	maxProperties: 1
});
const dataset = section({
	tables: integer(1, TABLES_MAX).optional().meta({
		description: "Number of sysbench tables, which all workloads share",
		default: DEFAULT_DATASET.tables
	}),
	rows: integer(1, ROWS_MAX).optional().meta({
		description: "Rows in each table",
		default: DEFAULT_DATASET.rows
	}),
	tpch: number$1(TPCH_FORM).min(TPCH_MIN, TPCH_FORM).max(TPCH_MAX, TPCH_FORM).optional().describe("Scale factor of TPC-H tables, which replace the sysbench tables; for the script `tpch` and your own scripts")
}).optional().meta({
	description: "Test data, loaded once and copied for every server",
	default: DEFAULT_DATASET
});
/** The allowed scripts of a workload. */
const SCRIPT_FORM = `one of the scripts: ${listNames([...SCRIPTS.keys()])}; the path of one of your own that ends in .lua; or the folder of a workload of your own, such as workloads/shop`;
const SCRIPT = {
	title: "script",
	type: "string",
	anyOf: [
		{ enum: [...SCRIPTS.keys()] },
		{ pattern: "\\.lua$" },
		{ pattern: "/" }
	]
};
const workload = preprocess((written) => typeof written === "string" ? { script: written } : written, checked(section({
	name: name.optional().describe("Name of the workload; by default that of its script"),
	script: string(SCRIPT_FORM).meta({
		...SCRIPT,
		description: "Script of sysbench or qpsgate, the path of your own script, or the folder of your own workload, relative to the suite"
	}),
	options: record(string(), unknown(), "a map of script options").default({}).describe("Options of the script, with dashes or underscores")
}, "the name of a script, or a map with the keys name, script, options"), checkScript)).meta({
	description: "Script with its options, or only the name of a script",
	shorthands: [SCRIPT]
});
function checkScript({ script, options }, report) {
	if (typeof script !== "string") return;
	const known = SCRIPTS.get(script);
	if (known === void 0 && !isOwnScript(script) && !isOwnWorkload(script)) report(["script"], SCRIPT_FORM, describeUnknown(script, [...SCRIPTS.keys()]));
	if (!isMap(options) || known === void 0 && !isOwnScript(script)) return;
	const seen = /* @__PURE__ */ new Set();
	for (const [written, value] of Object.entries(options)) {
		const option = canonicalScriptOption(written);
		const here = ["options", written];
		const owned = whyOwned(option);
		const form = known?.options.get(option);
		if (seen.has(option)) report(here, "every option once", `a second ${option}`);
		else if (owned !== void 0) report(here, owned);
		else if (known === void 0 && ownOptionText(written, value) === void 0) report(here, OWN_OPTION_FORM);
		else if (known !== void 0 && form === void 0) report(here, listNames([...known.options.keys()]), UNKNOWN_KEY);
		else if (form !== void 0 && scriptOptionText(form, value) === void 0) report(here, describeScriptOption(form));
		seen.add(option);
	}
}
const OPTION_VALUE_FORM = "text, a number, true, false, nothing (a bare flag), or a list of these";
const optionValue = union([
	string(),
	number$1(),
	boolean(),
	f()
], OPTION_VALUE_FORM).refine((value) => !String(value).includes("\0"), "text without NUL characters");
const options = preprocess((written) => written ?? {}, record(string().regex(OPTION_NAME, { error: (issue) => fixOptionName(String(issue.input)) }), preprocess((written) => Array.isArray(written) ? written : [written], array(optionValue).min(1, OPTION_VALUE_FORM)).meta({ shorthands: [{ type: [
	"string",
	"number",
	"boolean",
	"null"
] }] }), "a map of server options")).meta({ shorthands: [{ type: "null" }] });
const scenario = preprocess((written) => written === null ? {} : written, section({
	options: options.describe("Server options, as in an option file. A list repeats an option, and an empty value makes it a bare flag"),
	sql: array(argument("a statement"), "a list of statements").default([]).describe("Statements that run once after the start, as the administrator of the server"),
	config: preprocess((written) => Array.isArray(written) ? written : written === void 0 ? [] : [written], array(argument("the path of an option file, or a list of paths"))).meta({
		description: "Option files, relative to the suite and inside its repository, or other files that configure a server, as `FILE#SERVER`. `options` override them",
		shorthands: [{
			type: "string",
			minLength: 1
		}]
	}),
	image: image.optional().describe("Image of this scenario, to compare versions"),
	binary: binary.optional().meta({
		description: "Server program of this scenario, to compare versions",
		pattern: "^[^-]"
	}),
	dsn: dsn.optional().describe("Server that already runs")
})).meta({
	description: "Server configuration, in addition to the base options of all servers; it can be empty",
	shorthands: [{ type: "null" }],
	not: { anyOf: [
		{ required: ["dsn", "image"] },
		{ required: ["dsn", "binary"] },
		{ required: ["image", "binary"] }
	] }
});
const SHARE = {
	title: "percentage",
	anyOf: [{
		type: "number",
		exclusiveMinimum: 0,
		exclusiveMaximum: 1
	}, {
		type: "string",
		pattern: PERCENTAGE_PATTERN
	}]
};
const percentage = quantity(union([string(), number$1()], PERCENTAGE_FORM), PERCENTAGE_FORM, parsePercentage).meta(SHARE);
/** One percentage for every rule, or a map; missing keys keep their default. */
const tolerance = preprocess((written) => typeof written === "string" || typeof written === "number" ? {
	control: written,
	base: written
} : written, section({
	control: percentage.optional().describe("Limit against the control"),
	base: percentage.optional().describe("Limit against the same scenario before the change"),
	baseline: percentage.optional().describe("Limit against the baseline of the branch")
}, `${PERCENTAGE_FORM}, or a map with the keys control, base, baseline`).prefault({})).meta({
	description: "Largest slowdown that passes, in percent of QPS; an unnamed rule keeps the general limit",
	shorthands: [SHARE]
});
function costLimit(what) {
	return percentage.optional().describe(what);
}
const gate = section({
	tolerance: tolerance.meta({
		description: "Limit: the largest slowdown that passes, in percent of QPS, for all comparisons or for each kind",
		default: DEFAULT_TOLERANCE
	}),
	scenarios: record(string(), tolerance, "a map of scenario names and tolerances").default({}).describe("Limits of single scenarios"),
	workloads: record(string(), tolerance, "a map of workload names and tolerances").default({}).describe("Limits of single workloads, which override those of scenarios"),
	costs: section({
		errors: literal("off", "off").transform(() => null).or(percentage).optional().describe("Errors of statements, where there are some; without a limit only if it is `off`").meta({ default: `${100 * DEFAULT_COSTS.errors.share}%` }),
		cpu: costLimit("CPU time of the server"),
		switches: costLimit("Context switches of the server, without those by freezing"),
		written: costLimit("Bytes that the server writes to disk"),
		read: costLimit("Bytes that the server reads from disk"),
		fsyncs: costLimit("Syncs of files by InnoDB, without the binary log"),
		network: costLimit("Bytes from clients and to them"),
		memory: costLimit("Resident memory of the server at the end of a workload"),
		p50: costLimit("Median of the latency"),
		p95: costLimit("95th percentile of the latency"),
		p99: costLimit("99th percentile of the latency")
	}, `a map with the keys ${COSTS.join(", ")}`).prefault({}).describe("Limits for increases of other costs, against the scenario before the change, or else against the control. Without a limit, a cost is only shown"),
	"on-inconclusive": words("pass", "fail").default("pass").describe("Whether an inconclusive run succeeds")
}).prefault({}).describe("Rules of the verdict");
const BUDGET_FORM = `${DURATION_FORM}, from ${BUDGET_MIN_SECONDS}s to ${BUDGET_MAX_SECONDS / 3600}h`;
const budget = quantity(string(BUDGET_FORM), BUDGET_FORM, (written) => {
	const seconds = parseDuration(written);
	if (seconds === void 0 || seconds < BUDGET_MIN_SECONDS || seconds > BUDGET_MAX_SECONDS) return void 0;
	return seconds;
}).meta({
	title: "duration",
	pattern: DURATION_PATTERN
});
/** The form of a whole suite file; unknown keys are errors everywhere. */
const suiteSchema = checked(section({
	name: name.describe("Name of the suite and its stored runs: letters, digits, `-`, `_` and `.`"),
	server,
	dataset,
	workloads: array(workload, "a list of workloads").min(1, "a list of at least one workload").describe("Load on the servers: scripts, each at every thread count"),
	threads: array(integer(1, THREADS_MAX), `a list of integers from 1 to ${THREADS_MAX}`).min(1, `a list of at least one integer from 1 to ${THREADS_MAX}`).meta({
		description: "Thread counts, each once",
		uniqueItems: true
	}),
	control: string("the name of a scenario").optional().describe("Scenario to compare the others with; a single scenario is its own control"),
	scenarios: record(name, scenario, "a map of scenarios").meta({
		description: "Server configurations by name",
		minProperties: 1
	}),
	gate,
	budget: budget.prefault(DEFAULT_BUDGET).describe("Time to start servers and measure, from 1 s to 24 h; confirming a slowdown can take half as much again"),
	precision: percentage.optional().describe("For studies: after a decision, qpsgate goes on until 95 % intervals have this half-width, or until the budget ends")
}), checkSuite).meta({
	title: "Suite of qpsgate",
	description: "Measurements and rules of a suite. `qpsgate plan` reports all problems"
});
/** Whether the parts of a suite go together, and the names exist that they give each other. */
function checkSuite(suite, report) {
	const { control, threads, scenarios, workloads } = suite;
	const [server, gate] = [mapOf(suite.server), mapOf(suite.gate)];
	const names = Object.keys(mapOf(scenarios));
	const allowed = `one of the scenarios: ${listNames(names)}`;
	if (isMap(scenarios) && names.length === 0) report(["scenarios"], "at least one scenario");
	else if (control === void 0 && names.length > 1) report(["control"], allowed);
	else if (typeof control === "string" && isMap(scenarios) && !names.includes(control)) report(["control"], allowed, describeUnknown(control, names));
	for (const [index, level] of listOf(threads).entries()) if (typeof level === "number" && listOf(threads).indexOf(level) < index) report(["threads", index], "every level once", `a second ${level}`);
	const sources = keysIn(server, "image", "binary", "dsn");
	if (sources.length > 1) report(["server"], ONE_SERVER, sources.join(" and "));
	for (const name of names) checkScenario(mapOf(mapOf(scenarios)[name]), ["scenarios", name], sources, report);
	checkLoad(suite, report);
	const workloadNames = listOf(workloads).flatMap((workload) => workloadName(mapOf(workload)) ?? []);
	for (const [kind, known] of [["scenarios", names], ["workloads", workloadNames]]) for (const name of Object.keys(mapOf(gate[kind])).filter((each) => !known.includes(each))) report([
		"gate",
		kind,
		name
	], `one of the ${kind}: ${listNames(known)}`, describeUnknown(name, known));
}
const ONE_SERVER = "one of image, binary, dsn";
function checkScenario(scenario, path, sources, report) {
	const own = keysIn(scenario, "image", "binary");
	const started = [...own, ...sources.filter((key) => key !== "dsn")];
	const { dsn } = scenario;
	if (own.length > 1) report([...path, "binary"], ONE_SERVER, own.join(" and "));
	else if (own.length === 1 && sources.length === 1 && own[0] !== sources[0]) report([...path, ...own], `no ${own[0]}, as the suite has server.${sources[0]}`);
	if (dsn !== void 0 && started.length > 0) report([...path, "dsn"], "one of them: a server runs already, or is started", "a dsn beside an image or a binary");
	if (dsn === void 0 && !sources.includes("dsn")) return;
	if (listOf(scenario.sql).length > 0) report([...path, "sql"], "options only, as the server is not ours: they are set while it runs", "statements");
}
/** Whether names differ, and scripts, tables and servers go together. */
function checkLoad({ server, scenarios, workloads, ...suite }, report) {
	const hasTpch = mapOf(suite.dataset).tpch !== void 0;
	const isRunning = [server, ...Object.values(mapOf(scenarios))].some((one) => mapOf(one).dsn !== void 0);
	const all = listOf(workloads).map(mapOf);
	for (const [index, workload] of all.entries()) {
		const path = ["workloads", index];
		const { script } = workload;
		const found = describeValue(script);
		const name = workloadName(workload);
		if (name !== void 0 && all.findIndex((other) => workloadName(other) === name) < index) report(path, "every workload name once; give this one a name of its own", `a second ${describeValue(name)}`);
		if (typeof script !== "string") continue;
		const known = SCRIPTS.get(script);
		if (known !== void 0 && (known.isAnalytical ?? false) !== hasTpch) report(path, hasTpch ? TPCH : SYSBENCH, found);
		if (!isOwnWorkload(script)) continue;
		if (all.length > 1) report(path, "one workload with tables of its own", `${found} beside others`);
		if (isMap(suite.dataset)) report(["dataset"], `none, as ${script} has tables of its own`, "a dataset");
		if (isRunning) report(path, "servers that qpsgate starts, with image or binary", found);
	}
}
const TPCH = "the script tpch or one of your own, as dataset.tpch has other tables than sysbench’s";
const SYSBENCH = "a script on sysbench’s tables; for this one give dataset: { tpch: 0.01 }";
/** Its own name, or that of its script. */
function workloadName({ script, name }) {
	const meant = name ?? (typeof script === "string" ? scriptName(script) : void 0);
	return typeof meant === "string" ? meant : void 0;
}
function mapOf(value) {
	return isMap(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
/** Those of the keys that the map has. */
function keysIn(map, ...keys) {
	return keys.filter((key) => map[key] !== void 0);
}

// src/core/suite/parse.ts
/**
* Reads a suite file. All problems in it, and in the option files that it names or that they include, are reported at
* once and in the order of the text. Throws for no text; only the reader's own errors come through, whose relative
* paths start at the suite's folder.
*
* @param readConfig default: reads only option files
*/
function parseSuite(text, file, reader, readConfig = readOptionFile) {
	const read = readYaml(text);
	if ("drafts" in read) return {
		kind: "problems",
		problems: nonEmpty(finishProblems(read.drafts, file))
	};
	const { tree } = read;
	const checked = suiteSchema.safeParse(tree.value);
	const configs = readNamed(configsIn(tree.value), tree, (path) => {
		const options = readConfig(path, reader);
		if (options.kind === "read") return {
			kind: "read",
			content: options
		};
		return {
			...options.kind === "absent" ? ABSENT_CONFIG : options,
			kind: "unread"
		};
	});
	const scripts = readNamed(scriptsIn(tree.value), tree, (path) => {
		const reading = reader.file(path, path);
		if (reading.kind === "text") return {
			kind: "read",
			content: reading.text
		};
		return {
			...reading.kind === "absent" ? ABSENT_SCRIPT : whyUnusable(reading, reader.rootOf(path), "a script"),
			kind: "unread"
		};
	});
	const drafts = [
		...draftsOf(tree, checked.error, HOMES),
		...configs.drafts,
		...scripts.drafts
	];
	const options = [...configs.read.values()];
	const problems = [...finishProblems(drafts, file), ...options.flatMap((each) => each.problems)];
	if (!checked.success || problems.length > 0) return {
		kind: "problems",
		problems: nonEmpty(problems)
	};
	const optionFiles = new Map([...configs.read].map(([path, each]) => [path, each.options]));
	return {
		kind: "ok",
		suite: suiteOf(checked.data, {
			file,
			tree,
			optionFiles,
			scripts: scripts.read
		}),
		warnings: options.flatMap((each) => each.warnings)
	};
}
/**
* One line per problem: `suite.yml:12: scenarios.pfson.optons: unknown key "optons"; allowed: options, sql, …`, with
* file and line padded so that the texts begin in one column.
*/
function formatProblems(problems) {
	const lines = problems.map(({ file, line }) => `${escapeInvisible(file)}:${line}:`);
	const width = Math.max(0, ...lines.map((line) => line.length));
	return problems.map(({ path, found, allowed }, index) => {
		const what = path === "" ? found : `${path}: ${found}`;
		return `${(lines[index] ?? "").padEnd(width)} ${escapeInvisible(`${what}; allowed: ${allowed}`)}`;
	}).join("\n");
}
/** Keys that people write at the top, and where they belong. */
const HOMES = new Map([
	...[
		"image",
		"binary",
		"dsn"
	].map((key) => [key, `server.${key}`]),
	...[
		"tables",
		"rows",
		"tpch"
	].map((key) => [key, `dataset.${key}`]),
	...["tolerance", "on-inconclusive"].map((key) => [key, `gate.${key}`]),
	...[
		"options",
		"sql",
		"config"
	].map((key) => [key, `scenarios.NAME.${key}`])
]);
/**
* A schema's objections to a text, at the places of the text: the schema's messages give the allowed values, and the
* found value is looked up.
*
* @param homes keys that people write at the top, and their right place
*/
function draftsOf(tree, error, homes = /* @__PURE__ */ new Map()) {
	return (error?.issues ?? []).flatMap((issue) => {
		const { path, value } = shownAt(issue.path, tree.value);
		const allowed = issue.message;
		const found = issue.code === "custom" ? issue.params?.found : void 0;
		if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownKey(tree, [...path, key], allowed, path.length === 0 ? homes : /* @__PURE__ */ new Map()));
		if (found === "unknown key") return [unknownKey(tree, path, allowed, homes)];
		if (issue.code !== "invalid_key") return [{
			path,
			position: tree.positionOf(path),
			found: String(found ?? describeValue(value)),
			allowed
		}];
		const form = issue.issues[0]?.message ?? allowed;
		return [{
			path,
			position: tree.keyPositionOf(path),
			found: `key ${describeValue(path.at(-1))}`,
			allowed: form
		}];
	});
}
/**
* The part of an issue's path that exists in the text, with the value there. The schema may have turned a single value
* into a map or a list before it looked inside; such steps are not the user's.
*/
function shownAt(issuePath, root) {
	const path = [];
	let value = root;
	for (const step of issuePath) {
		if (Array.isArray(value) && typeof step === "number") value = value[step];
		else if (isMap(value) && typeof step === "string") value = value[step];
		else break;
		path.push(step);
	}
	return {
		path,
		value
	};
}
/** The draft for a key that is not among the allowed ones where it stands. */
function unknownKey(tree, path, allowed, homes) {
	const key = String(path.at(-1));
	const suggestion = homes.get(key) ?? nearest(key, allowed.split(", "));
	const draft = {
		path,
		position: tree.keyPositionOf(path),
		found: `unknown key ${describeValue(key)}`,
		allowed
	};
	if (suggestion === void 0) return draft;
	const found = `${draft.found} (did you mean "${suggestion}"?)`;
	return {
		...draft,
		found,
		meant: [...path.slice(0, -1), suggestion]
	};
}
/** Texts, single or in a list, that can be paths. */
function pathsAt(written, place) {
	if (Array.isArray(written)) return written.some(Array.isArray) ? [] : written.flatMap((each, index) => pathsAt(each, [...place, index]));
	return typeof written === "string" && written !== "" && !written.includes("\0") ? [{
		place,
		path: written
	}] : [];
}
function configsIn(suite) {
	return (isMap(suite) && isMap(suite.scenarios) ? Object.entries(suite.scenarios) : []).flatMap(([name, scenario]) => isMap(scenario) ? pathsAt(scenario.config, [
		"scenarios",
		name,
		"config"
	]) : []);
}
function scriptsIn(suite) {
	return (isMap(suite) && Array.isArray(suite.workloads) ? suite.workloads : []).flatMap((workload, index) => isMap(workload) ? pathsAt(workload.script, [
		"workloads",
		index,
		"script"
	]) : pathsAt(workload, ["workloads", index])).filter(({ path }) => isOwnScript(path));
}
/** The contents of files by the paths written, each read once; and a draft wherever one that has none is named. */
function readNamed(all, tree, read) {
	const files = new Map([...new Set(all.map(({ path }) => path))].map((path) => [path, read(path)]));
	const contents = [...files].flatMap(([path, file]) => file.kind === "read" ? [[path, file.content]] : []);
	const drafts = all.flatMap(({ place, path }) => {
		const file = files.get(path);
		if (file?.kind !== "unread") return [];
		const { found, allowed } = file;
		return [{
			path: place,
			position: tree.positionOf(place),
			found: `${quote(path)}, ${found}`,
			allowed
		}];
	});
	return {
		read: new Map(contents),
		drafts
	};
}
const ABSENT_SCRIPT = {
	found: "which cannot be read",
	allowed: "the path of a sysbench script from the suite’s folder"
};
const ABSENT_CONFIG = {
	found: "which cannot be read",
	allowed: "the path of a readable option file"
};
const { tables: TABLES, rows: ROWS } = DEFAULT_DATASET;
/** The suite of a form in which no problem was found. */
function suiteOf(form, sources) {
	const { file, tree } = sources;
	const { dsn, ...program } = form.server;
	const { tables = TABLES, rows = ROWS, tpch } = form.dataset ?? {};
	const scenarios = nonEmpty(Object.entries(form.scenarios).map(([name, each]) => scenarioOf(name, each, sources)));
	return {
		name: form.name,
		file,
		server: dsn === void 0 ? programOf(program) ?? { kind: "auto" } : {
			kind: "dsn",
			endpoint: dsn
		},
		dataset: {
			tables,
			rows,
			tpch
		},
		workloads: nonEmpty(form.workloads.map((each) => workloadOf(each, sources.scripts.get(each.script)))),
		threads: nonEmpty(form.threads.toSorted((a, b) => a - b)),
		control: form.control ?? scenarios[0].name,
		scenarios,
		gate: policyOf(form.gate),
		budgetSeconds: form.budget,
		precision: form.precision,
		ruleLines: Object.fromEntries(linesIn(tree.value, tree))
	};
}
/** Lines of keys by their paths with dots between, down to three levels, where all rules are. */
function linesIn(map, tree, path = []) {
	if (!isMap(map) || path.length === 3) return [];
	return Object.entries(map).flatMap(([key, value]) => {
		const here = [...path, key];
		return [[here.join("."), tree.keyPositionOf(here).line], ...linesIn(value, tree, here)];
	});
}
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
function policyOf({ tolerance, scenarios, workloads, costs, ...gate }) {
	const { control = DEFAULT_TOLERANCE.control, base = DEFAULT_TOLERANCE.base } = tolerance;
	const { baseline = DEFAULT_TOLERANCE.baseline } = tolerance;
	const from = (rule) => tolerance[rule] === void 0 ? "default" : "suite";
	return {
		tolerance: {
			control,
			base,
			baseline
		},
		toleranceFrom: {
			control: from("control"),
			base: from("base"),
			baseline: from("baseline")
		},
		byScenario: scenarios,
		byWorkload: workloads,
		costs: {
			...costs.errors === void 0 && DEFAULT_COSTS,
			...costLimits(costs, "suite")
		},
		onInconclusive: gate["on-inconclusive"]
	};
}
function scenarioOf(name, form, sources) {
	const { file, tree } = sources;
	const path = ["scenarios", name];
	const options = Object.entries(form.options).flatMap(([option, values]) => values.map((value, index) => {
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
	return {
		name,
		config: form.config.length > 0 ? form.config : void 0,
		options: [...form.config.flatMap((config) => sources.optionFiles.get(config) ?? []), ...options],
		sql: form.sql.map((value, index) => ({
			value,
			file,
			line: tree.positionOf([
				...path,
				"sql",
				index
			]).line
		})),
		program: programOf(form),
		endpoint: form.dsn,
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

export { giveTo as C, lockFile as D, installPackages as E, measureAlone as O, copyTree as S, sizeOf as T, TOKEN as _, DEFAULT_DATASET as a, encode as b, section as c, isMap as d, readYaml as f, sqlText as g, sqlName as h, DEFAULT_COSTS as i, words as l, cutStatement as m, formatProblems as n, DEFAULT_TOLERANCE as o, adjustSuite as p, parseSuite as r, integer as s, draftsOf as t, WORKLOAD as u, USUAL_MODE as v, removeTree as w, tokensOf as x, decode as y };