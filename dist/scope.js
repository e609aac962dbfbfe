import { g as OptionIndex } from "./exercises.js";

// src/core/switching/scope.ts
/** Says which variables can be switched on a running server, and for which sessions a new value holds. */
/** ER_GLOBAL_VARIABLE: the variable has no session value. */
const IS_GLOBAL_ONLY = 1229;
const IDENTITIES = new OptionIndex(({ isIdentity }) => isIdentity);
const PREPARED = new OptionIndex(({ isPrepared }) => isPrepared);
/**
* Way to set a variable, by a server's answers to `SET GLOBAL x` and to `SET SESSION x`: undefined if it accepts, else
* the number of its error. A variable that only new connections would see (max_allowed_packet) counts as `start`,
* because the connections of the load stay open.
*/
function scopeOf({ global, session }) {
	if (global !== void 0) return "start";
	if (session === void 0) return "session";
	return session === IS_GLOBAL_ONLY ? "global" : "start";
}
/** Whether a variable differs between any two servers, because it is a place or an identity. */
function isServerSpecific(variable) {
	return IDENTITIES.find(variable) ?? false;
}
/** Whether a prepared statement may keep the former value of the variable, so that it must be prepared again. */
function isPreparedWith(variable) {
	return PREPARED.find(variable) ?? false;
}

export { isServerSpecific as n, scopeOf as r, isPreparedWith as t };