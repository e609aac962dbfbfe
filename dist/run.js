import { n as tellers, t as gate } from "./gate.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { r as parseRunFlags } from "./run-flags.js";
import { n as progressScreen, r as quietScreen } from "./screen.js";
import { l as randomSeed } from "./shared-flags.js";
import { o as Interrupted } from "./errors.js";
import { t as toolVersion } from "./version.js";
import { n as showResult } from "./show-result.js";
import { join } from "node:path";
import { statSync } from "node:fs";

// src/commands/run.ts
/** `qpsgate run`: flags → run → output → exit code. */
async function runCommand(args) {
	const { request, quiet, json, verbose } = parseRunFlags(args, randomSeed(), toolVersion());
	using interrupt = interruptible();
	using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	const { tell } = screen;
	const openStore = storeOpener({ near: process.cwd() });
	let isJudged = false;
	const showVerdict = async () => {
		isJudged = true;
	};
	const edges = {
		tell,
		signal: interrupt.signal,
		openStore,
		showVerdict
	};
	const result = await gate(request, edges).catch((thrown) => {
		if (thrown instanceof Interrupted) tellUnfinished(request.out, isJudged, tell);
		throw thrown;
	});
	screen[Symbol.dispose]();
	return showResult(result, {
		json,
		verbose,
		out: request.out
	});
}
/** Measurements and decisions stay. */
function tellUnfinished(out, isJudged, tell) {
	if (isJudged) {
		tellers(tell).note(`${join(out, "report.md")} has the verdict; the search for its causes was ended`);
		return;
	}
	const slices = join(out, "slices.jsonl");
	if ((statSync(slices, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
	tellers(tell).note(`${slices} has the raw data of what was measured until then; no verdict can be made of them, so measure again`);
}

export { runCommand };