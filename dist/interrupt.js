import { f as Interruption } from "./paths.js";
import { constants } from "node:os";

// src/edges/machine/interrupt.ts
/**
* Signals that end the run in order: qpsgate stops everything that it has started, then exits with 128 + signal number.
*/
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/**
* A signal that fires at the first of SIGNALS. Later ones are ignored, because qpsgate is stopping everything already.
*/
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