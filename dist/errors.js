// src/errors.ts
/** The user's input is wrong: says what was found, where, and what to do. Exit code 2, never with a stack. */
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
/** The store of runs could not be read or written: says what was found, where, and what to do. Exit code 3. */
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
/** Process exit code for any thrown value; what we did not foresee counts as "could not measure". */
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
/** What a machine may refuse to any program, however right it is: room, memory, open files, a disk that works. */
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
	if (thrown instanceof UserError) {
		const { place } = thrown;
		if (place === void 0) return thrown.message;
		return `${place.file}${place.line === void 0 ? "" : `:${place.line}`}: ${thrown.message}`;
	}
	if (thrown instanceof MeasurementError) return describeMeasurementError(thrown);
	if (thrown instanceof StoreError || thrown instanceof Interrupted) return thrown.message;
	if (isRefusal(thrown)) return `this machine does not let us go on: ${thrown.message}`;
	if (thrown instanceof Error) return `this is a bug in qpsgate, please report it\n${thrown.stack ?? thrown.message}`;
	return `this is a bug in qpsgate, please report it\nthrown: ${String(thrown)}`;
}
function isRefusal(thrown) {
	return thrown instanceof Error && REFUSALS.has(thrown.code ?? "");
}
function describeMeasurementError(error) {
	const { step, arm, command, exitCode, output } = error.failure;
	const lines = [`${error.message}`, `  step: ${step}${arm === void 0 ? "" : ` · arm: ${arm}`}`];
	if (command !== void 0) lines.push(`  command: ${command.join(" ")}`);
	if (exitCode !== void 0 && exitCode !== null) lines.push(`  exit code: ${exitCode}`);
	const tail = output?.trimEnd();
	if (tail) lines.push("  it printed last:", ...tail.split("\n").map((line) => `    ${line}`));
	return lines.join("\n");
}

export { UserError as a, exitCodeOfVerdict as c, StoreError as i, Interrupted as n, describeError as o, MeasurementError as r, exitCodeOf as s, EXIT as t };