import { setTimeout } from "node:timers/promises";

// src/edges/machine/clock.ts
/** Time on this machine's clocks. */
/** The monotonic clock, the same that turns.lua reads; nanoseconds, exact below 104 days of uptime. */
function monotonicNs() {
	return Number(process.hrtime.bigint());
}
/** @throws the signal's reason once that has fired */
async function sleep(milliseconds, signal) {
	try {
		await setTimeout(milliseconds, void 0, signal === void 0 ? {} : { signal });
	} catch (error) {
		signal?.throwIfAborted();
		throw error;
	}
}
function runClock() {
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	const began = monotonicNs();
	return {
		startedAt,
		seconds: () => (monotonicNs() - began) / 1e9
	};
}

export { runClock as n, sleep as r, monotonicNs as t };