import { a as failOnText } from "./fail-on.js";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";

// src/errors.ts
/**
* An error in the user's input. Its message names the value, its place, and the next step. Exit code 2, never with a
* stack.
*/
var UserError = class extends Error {
	name = "UserError";
	place;
	constructor(message, options = {}) {
		super(message, options.cause === void 0 ? {} : { cause: options.cause });
		this.place = options.place;
	}
};
/**
* An error of measuring. Its message names the step, the arm, the command, the exit code and the last output. Exit code
* 3.
*/
var MeasurementError = class extends Error {
	name = "MeasurementError";
	failure;
	constructor(message, failure) {
		super(message, failure.cause === void 0 ? {} : { cause: failure.cause });
		this.failure = failure;
	}
};
/** A failed server of the baseline. It does not end the run, which goes on without the baseline, with a warning. */
var BaselineError = class extends MeasurementError {
	constructor(cause) {
		super(firstLine(cause), {
			step: "start server",
			cause
		});
	}
};
/** Whether a server, the machine or the input failed. A bug or an interruption is no such failure. */
function isFailure(error) {
	return error instanceof UserError || error instanceof MeasurementError;
}
/** The first line of an error's message; the other lines are details for a person who can fix it. */
function firstLine(error) {
	return error.message.split("\n")[0] ?? "";
}
/** An error of the store of recorded runs. Its message names the value, its place, and the next step. Exit code 3. */
var StoreError = class extends Error {
	name = "StoreError";
};
/** A signal ended the run, and everything that it had started has stopped. Exit code 128 + signal number. */
var Interruption = class extends Error {
	name = "Interruption";
	signal;
	exitCode;
	constructor(signal, signalNumber) {
		super(`stopped by ${signal}`);
		this.signal = signal;
		this.exitCode = 128 + signalNumber;
	}
};
/** A run measured nothing, but `fail-on` lets that pass. Exit code 0. */
var ForgivenError = class extends Error {
	name = "ForgivenError";
	failOn;
	constructor(cause, failOn) {
		super(firstLine(cause), { cause });
		this.failOn = failOn;
	}
};
/**
* The error that ended a run, forgiven if `fail-on` does not name `error`. Bugs and errors in the user's input are
* never forgiven.
*/
function applyFailOn(thrown, failOn) {
	return exitCodeOf(thrown) === EXIT.couldNotMeasure && !failOn.includes("error") && !isBug(thrown) ? new ForgivenError(thrown, failOn) : thrown;
}
const EXIT = {
	pass: 0,
	regressed: 1,
	userError: 2,
	couldNotMeasure: 3
};
/** Exit code for any thrown value; an unforeseen one counts as "could not measure". */
function exitCodeOf(thrown) {
	if (thrown instanceof UserError) return EXIT.userError;
	if (thrown instanceof Interruption) return thrown.exitCode;
	return thrown instanceof ForgivenError ? EXIT.pass : EXIT.couldNotMeasure;
}
/** Exit code of a run that has a verdict; any failure but `regressed` counts as "could not measure". */
function exitCodeOfCheck(failure) {
	if (failure === void 0) return EXIT.pass;
	return failure === "regressed" ? EXIT.regressed : EXIT.couldNotMeasure;
}
const SYSTEM_REASONS = {
	ENOENT: "there is no such file or directory",
	EACCES: "there is no permission for it",
	EPERM: "there is no permission for it",
	EISDIR: "it is a directory",
	ENOTDIR: "a part of its path is no directory",
	EEXIST: "a file has this name",
	ELOOP: "its symbolic links lead in a circle",
	ENAMETOOLONG: "its name is too long",
	EROFS: "the file system is read-only",
	ENOSPC: "no space left on the device",
	EDQUOT: "no space is left to this user"
};
/** Why the system did not read or write a file; the error's own message if its code is an unusual one. */
function reasonOf(cause) {
	const { code = "", message } = cause;
	return SYSTEM_REASONS[code] ?? message;
}
/**
* Codes of errors that a program without bugs may get too: a full or broken disk, too little memory, too many open
* files.
*/
const REFUSALS = /* @__PURE__ */ new Set([
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EIO",
	"ENOMEM",
	"EMFILE",
	"ENFILE"
]);
function isStatementRefusal(thrown) {
	return thrown instanceof Error && "sqlState" in thrown && (thrown.errno ?? 0) > 0;
}
/**
* Whether an error is a bug in qpsgate: it is no failure that qpsgate names, and no refusal by a server or the system.
*/
function isBug(thrown) {
	if (thrown instanceof ForgivenError) return isBug(thrown.cause);
	if (isStatementRefusal(thrown)) return false;
	if (isFailure(thrown) || thrown instanceof StoreError || thrown instanceof Interruption) return false;
	return !(thrown instanceof Error && REFUSALS.has(thrown.code ?? ""));
}
/** Text for any thrown value. Only bugs show a stack, because any other message tells the user what to do. */
function describeError(thrown) {
	if (thrown instanceof ForgivenError) return `${describeError(thrown.cause)}\nnothing was measured, which does not block the merge (fail-on: ${failOnText(thrown.failOn)})`;
	if (thrown instanceof UserError) return messageAtPlace(thrown.message, thrown.place);
	if (thrown instanceof MeasurementError) return describeMeasurementError(thrown);
	if (thrown instanceof StoreError || thrown instanceof Interruption) return thrown.message;
	if (isStatementRefusal(thrown)) return describeRefused(thrown);
	if (thrown instanceof Error && !isBug(thrown)) return `this machine does not let the run go on: ${thrown.message}`;
	if (thrown instanceof Error) return `this is a bug in qpsgate, please report it\n${thrown.stack ?? thrown.message}`;
	return `this is a bug in qpsgate, please report it\nthrown: ${String(thrown)}`;
}
const SHOWN_SQL = 200;
function describeRefused({ message, errno, sql = "" }) {
	return `a server refuses what qpsgate needs; it says: ${message} (error ${errno})\n  statement: ${sql.slice(0, SHOWN_SQL)}`;
}
function placeOfError(thrown) {
	if (thrown instanceof ForgivenError) return placeOfError(thrown.cause);
	if (thrown instanceof MeasurementError) return thrown.failure.place;
	return thrown instanceof UserError ? thrown.place : void 0;
}
function messageAtPlace(message, place) {
	if (place === void 0) return message;
	return `${place.file}${place.line === void 0 ? "" : `:${place.line}`}: ${message}`;
}
function describeMeasurementError(error) {
	const { step, arm, command, exitCode, output, place } = error.failure;
	const lines = [messageAtPlace(error.message, place)];
	const tail = output?.trimEnd();
	if (tail) lines.push("  it printed last:", ...tail.split("\n").slice(-15).map((line) => `    ${line}`));
	lines.push(`  step: ${step}${arm === void 0 ? "" : ` · server: ${arm}`}`);
	if (exitCode !== void 0 && exitCode !== null) lines.push(`  exit code: ${exitCode}`);
	if (command !== void 0) lines.push(`  command: ${command.join(" ")}`);
	return lines.join("\n");
}

// src/edges/files/paths.ts
/** Finds where paths really lead, because a stranger's repository may contain symbolic links. */
/** Maximum number of symbolic links that the kernel follows on a path. */
const MOST_LINKS = 40;
/** Result of the work; undefined if the system refuses it with one of the error codes. @throws any other error */
function unless(refusal, work) {
	try {
		return work();
	} catch (error) {
		const { code = "" } = error;
		if ([refusal].flat().includes(code)) return void 0;
		throw error;
	}
}
function isDirectory(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/**
* Whether a path is the folder or lies in it. Both must be free of symbolic links, because only their texts are
* compared.
*/
function isInside(path, folder) {
	const steps = relative(folder, path);
	return steps !== ".." && !steps.startsWith("../") && !isAbsolute(steps);
}
/** The folder and all its parents, innermost first. */
function foldersAround(folder) {
	const outer = dirname(folder);
	return outer === folder ? [folder] : [folder, ...foldersAround(outer)];
}
/** The path itself if it is a directory, otherwise the nearest folder around it that exists. */
function existingFolder(path) {
	return foldersAround(resolve(path)).find(isDirectory) ?? "/";
}
/** The nearest folder with a .git, from this folder outwards, without symbolic links; undefined if there is none. */
function checkoutAround(folder) {
	return foldersAround(realPathOf(folder)).find(isCheckout);
}
function isCheckout(folder) {
	return existsSync(join(folder, ".git"));
}
/**
* The outermost symbolic link on a path that the author of a repository, instead of the user, may have made: a link
* below the working directory, or in a checkout. Undefined if there is none.
*/
function foreignLink(path) {
	return foldersAround(resolve(path)).toReversed().find((step) => linkTarget(step) !== void 0 && isForeign(dirname(step)));
}
function isForeign(folder) {
	return isInside(realPathOf(folder), process.cwd()) || checkoutAround(folder) !== void 0;
}
/**
* The path without symbolic links. Neither the path nor the targets of its links need to exist, because a run also
* checks paths that it has yet to make.
*/
function realPathOf(path, linksLeft = MOST_LINKS) {
	try {
		return realpathSync.native(path);
	} catch {
		const outer = dirname(path);
		if (outer === path) return path;
		const target = linksLeft > 0 ? linkTarget(path) : void 0;
		if (target !== void 0) return realPathOf(resolve(outer, target), linksLeft - 1);
		return join(realPathOf(outer, linksLeft), basename(path));
	}
}
function linkTarget(path) {
	try {
		return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : void 0;
	} catch {
		return;
	}
}

export { placeOfError as C, isFailure as S, describeError as _, isCheckout as a, firstLine as b, realPathOf as c, EXIT as d, Interruption as f, applyFailOn as g, UserError as h, foreignLink as i, unless as l, StoreError as m, existingFolder as n, isDirectory as o, MeasurementError as p, foldersAround as r, isInside as s, checkoutAround as t, BaselineError as u, exitCodeOf as v, reasonOf as w, isBug as x, exitCodeOfCheck as y };