import { setTimeout } from "node:timers/promises";

// src/edges/machine/clock.ts
/** Time as the machine knows it. */
/** The monotonic clock, the same that turns.lua reads; nanoseconds, exact below 104 days of uptime. */
function monotonicNs() {
	return Number(process.hrtime.bigint());
}
/** Resolves at that time of the monotonic clock (about a millisecond late at the most), at once if it is past. */
async function sleepUntilNs(ns, signal) {
	const left = (ns - monotonicNs()) / 1e6;
	if (left > 0) await setTimeout(left, void 0, signal === void 0 ? {} : { signal });
}
async function sleep(milliseconds, signal) {
	await setTimeout(milliseconds, void 0, signal === void 0 ? {} : { signal });
}
function runClock() {
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	const began = monotonicNs();
	return {
		startedAt,
		seconds: () => (monotonicNs() - began) / 1e9
	};
}

export { sleepUntilNs as i, runClock as n, sleep as r, monotonicNs as t };