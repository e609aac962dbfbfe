import { o as tellers } from "./measure-until-decided.js";
import { t as interruptible } from "./interrupt.js";
import { n as storeOpener } from "./open-store.js";
import { n as quietScreen, t as progressScreen } from "./progress.js";
import { r as parseRunFlags } from "./run-flags.js";
import { t as everyScreen } from "./screen.js";
import { u as randomSeed } from "./shared-flags.js";
import { a as Interrupted } from "./errors.js";
import { t as gate } from "./gate.js";
import { t as toolVersion } from "./version.js";
import { n as reportPath, r as showResult } from "./show-result.js";
import { join } from "node:path";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";

// src/commands/run.ts
/** `qpsgate run`: flags → run → output → exit code. */
async function runCommand(args) {
	const { request, quiet, watch, json } = parseRunFlags(args, randomSeed(), toolVersion());
	using interrupt = interruptible();
	using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	await using page = watch ? await openPage() : void 0;
	if (page !== void 0) screen.tell({
		kind: "note",
		text: `watch it at ${page.address}`
	});
	const tell = everyScreen(page === void 0 ? [screen] : [screen, page]);
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
	const report = reportPath(request.out);
	await page?.end(await readFile(report, "utf8"), report);
	screen[Symbol.dispose]();
	return showResult(result, {
		json,
		out: request.out,
		timeline: request.drawsTimeline
	});
}
/** Loaded only if it is asked for. */
async function openPage() {
	const { Watch } = await import("./watch.js");
	return Watch.open();
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