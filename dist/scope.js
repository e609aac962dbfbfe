import { I as OptionIndex } from "./workloads.js";

// src/core/switching/scope.ts
/** Variables that can be switched on a running server, and the sessions for which a new value holds. */
/** ER_GLOBAL_VARIABLE: there is no session's value. */
const IS_GLOBAL_ONLY = 1229;
const IDENTITIES = new OptionIndex(({ isIdentity }) => isIdentity);
const PREPARED = new OptionIndex(({ isPrepared }) => isPrepared);
/**
* How a variable can be set, by a server's answers to `SET GLOBAL x` and to `SET SESSION x`: none, or the number of its
* error. A variable that only new connections would see (max_allowed_packet) counts as one of the start: connections of
* the load stay.
*/
function scopeOf({ global, session }) {
	if (global !== void 0) return "start";
	if (session === void 0) return "session";
	return session === IS_GLOBAL_ONLY ? "global" : "start";
}
/** Whether it differs because every server has a place and an identity. */
function isOwnToServer(variable) {
	return IDENTITIES.find(variable) ?? false;
}
/** Whether a statement may have been prepared with its value. */
function isPreparedWith(variable) {
	return PREPARED.find(variable) ?? false;
}

export { isPreparedWith as n, scopeOf as r, isOwnToServer as t };