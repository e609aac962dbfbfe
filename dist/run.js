import { t as interruptible } from "./interrupt.js";
import { a as storeOpener } from "./store-flags.js";
import { l as randomSeed } from "./flag-values.js";
import { A as quietScreen, k as progressScreen } from "./open-testbed.js";
import { n as gate, t as parseRunFlags } from "./run-flags.js";
import { t as toolVersion } from "./version.js";
import { n as showResult } from "./show-result.js";

// src/commands/run.ts
/** `qpsgate run`: flags → run → what is printed → exit code. */
async function runCommand(args) {
	const { request, quiet, json } = parseRunFlags(args, randomSeed(), toolVersion());
	using interrupt = interruptible();
	using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	const openStore = storeOpener({ near: process.cwd() });
	const result = await gate(request, {
		screen,
		signal: interrupt.signal,
		openStore
	});
	screen[Symbol.dispose]();
	return showResult(result, {
		json,
		out: request.out,
		timeline: request.drawsTimeline
	});
}

export { runCommand };