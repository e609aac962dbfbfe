import { f as Interruption } from "./paths.js";
import { constants } from "node:os";

// src/edges/machine/interrupt.ts
/** A signal ends the run in order: everything that was started is stopped, then the process exits with 128 + n. */
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/** The first of these signals aborts the run. Later ones are ignored, because everything is being stopped already. */
function interruptible() {
	const controller = new AbortController();
	const stop = (signal) => controller.abort(new Interruption(signal, constants.signals[signal]));
	for (const signal of SIGNALS) process.on(signal, stop);
	return {
		signal: controller.signal,
		[Symbol.dispose]: () => {
			for (const signal of SIGNALS) process.off(signal, stop);
		}
	};
}

export { interruptible as t };