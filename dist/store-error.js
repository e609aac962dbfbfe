import { i as UserError, r as MeasurementError } from "./errors.js";

// src/edges/store/store-error.ts
/** The store of runs could not be read or written: says what was found, where, and what to do. Never a verdict. */
var StoreError = class extends UserError {};
/** What was thrown, or a StoreError in its place where this machine failed us (disk full, no temporary directory). */
function asStoreError(thrown, doing) {
	return thrown instanceof MeasurementError || thrown instanceof Error && "syscall" in thrown ? new StoreError(`${doing}: ${thrown.message}`, { cause: thrown }) : thrown;
}

export { asStoreError as n, StoreError as t };