import { t as tellers } from "./progress-event.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { r as parseRunFlags } from "./run-flags.js";
import { n as progressScreen, r as quietScreen } from "./screen.js";
import { c as randomSeed } from "./shared-flags.js";
import { t as gate } from "./gate.js";
import { t as RealMachine } from "./real-machine.js";
import { n as showResult } from "./show-result.js";
import { join } from "node:path";

// src/commands/run.ts
/** `qpsgate run`: flags → run → output → exit code. */
async function runCommand(args) {
	const printed = parseRunFlags(args, randomSeed());
	const { request, quiet } = printed;
	using interrupt = interruptible();
	using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	const { tell } = screen;
	const openStore = storeOpener({ near: process.cwd() });
	const judged = `${join(request.out, "report.md")} has the verdict, which holds whatever the search for its causes finds`;
	using machine = new RealMachine(request.out, {
		tell,
		signal: interrupt.signal,
		openStore,
		forge: { showVerdict: async () => tellers(tell).note(judged) }
	});
	const result = await gate(request, machine);
	screen[Symbol.dispose]();
	return showResult(result, printed);
}

export { runCommand };