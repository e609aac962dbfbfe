// src/errors.ts
/** The user's input is wrong: gives the found value, its place, and the next step. Exit code 2, never with a stack. */
var UserError = class extends Error {
	name = "UserError";
	place;
	constructor(message, options = {}) {
		super(message, options.cause === void 0 ? {} : { cause: options.cause });
		this.place = options.place;
	}
};
/** We could not measure: names the step, the arm, the command, the exit code and the last output. Exit code 3. */
var MeasurementError = class extends Error {
	name = "MeasurementError";
	failure;
	constructor(message, failure) {
		super(message, failure.cause === void 0 ? {} : { cause: failure.cause });
		this.failure = failure;
	}
};
/** A server of the baseline cannot be had: the run goes on without it, and says so. */
var BaselineFails = class extends MeasurementError {
	constructor(cause) {
		super(firstLine(cause), {
			step: "start server",
			cause
		});
	}
};
/** Whether a server, the machine or the input failed: neither a bug nor an interruption. */
function isFailure(error) {
	return error instanceof UserError || error instanceof MeasurementError;
}
/** The first line of an error; the other lines are details for a person who can fix it. */
function firstLine(error) {
	return error.message.split("\n")[0] ?? "";
}
/** The store of runs could not be read or written: gives the found value, its place, and the next step. Exit code 3. */
var StoreError = class extends Error {
	name = "StoreError";
};
/** A signal asked us to stop; everything started has been stopped. Exit code 128 + signal number. */
var Interrupted = class extends Error {
	name = "Interrupted";
	signal;
	exitCode;
	constructor(signal, signalNumber) {
		super(`stopped by ${signal}`);
		this.signal = signal;
		this.exitCode = 128 + signalNumber;
	}
};
const EXIT = {
	pass: 0,
	regressed: 1,
	userError: 2,
	couldNotMeasure: 3
};
/** Process exit code for any thrown value; an unforeseen one counts as "could not measure". */
function exitCodeOf(thrown) {
	if (thrown instanceof UserError) return EXIT.userError;
	if (thrown instanceof Interrupted) return thrown.exitCode;
	return EXIT.couldNotMeasure;
}
/** Process exit code of a run that could be measured. */
function exitCodeOfVerdict(verdict, onInconclusive) {
	if (verdict === "regressed") return EXIT.regressed;
	return verdict === "inconclusive" && onInconclusive === "fail" ? EXIT.couldNotMeasure : EXIT.pass;
}
/** The system's messages about files, in words; by its codes. */
const REASONS = {
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
/** Why the system did not read or write a file; in its own words if it is none of the usual reasons. */
function reasonOf(cause) {
	const { code = "", message } = cause;
	return REASONS[code] ?? message;
}
/** Refusals that any program may meet, however right it is: space, memory, open files, a broken disk. */
const REFUSALS = /* @__PURE__ */ new Set([
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EIO",
	"ENOMEM",
	"EMFILE",
	"ENFILE"
]);
/** The text shown for any thrown value. Only bugs show a stack. */
function describeError(thrown) {
	if (thrown instanceof UserError) return placed(thrown.message, thrown.place);
	if (thrown instanceof MeasurementError) return describeMeasurementError(thrown);
	if (thrown instanceof StoreError || thrown instanceof Interrupted) return thrown.message;
	if (thrown instanceof Error && REFUSALS.has(thrown.code ?? "")) return `this machine does not let us go on: ${thrown.message}`;
	if (thrown instanceof Error) return `this is a bug in qpsgate, please report it\n${thrown.stack ?? thrown.message}`;
	return `this is a bug in qpsgate, please report it\nthrown: ${String(thrown)}`;
}
/** Place of the user's input that an error is about; undefined if it is about none. */
function placeOfError(thrown) {
	if (thrown instanceof MeasurementError) return thrown.failure.place;
	return thrown instanceof UserError ? thrown.place : void 0;
}
function placed(message, place) {
	if (place === void 0) return message;
	return `${place.file}${place.line === void 0 ? "" : `:${place.line}`}: ${message}`;
}
function describeMeasurementError(error) {
	const { step, arm, command, exitCode, output, place } = error.failure;
	const lines = [placed(error.message, place)];
	const tail = output?.trimEnd();
	if (tail) lines.push("  it printed last:", ...tail.split("\n").slice(-15).map((line) => `    ${line}`));
	lines.push(`  step: ${step}${arm === void 0 ? "" : ` · arm: ${arm}`}`);
	if (exitCode !== void 0 && exitCode !== null) lines.push(`  exit code: ${exitCode}`);
	if (command !== void 0) lines.push(`  command: ${command.join(" ")}`);
	return lines.join("\n");
}

export { StoreError as a, exitCodeOf as c, isFailure as d, placeOfError as f, MeasurementError as i, exitCodeOfVerdict as l, EXIT as n, UserError as o, reasonOf as p, Interrupted as r, describeError as s, BaselineFails as t, firstLine as u };