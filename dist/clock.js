import { setTimeout } from "node:timers/promises";

// src/edges/machine/clock.ts
/**
* Nanoseconds of the monotonic clock, which turns.lua reads, too, so that both sides' times can be compared. They are
* exact up to 104 days of uptime, because a number holds 53 bits.
*/
function monotonicNs() {
	return Number(process.hrtime.bigint());
}
/** @throws the signal's reason as soon as the signal fires */
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