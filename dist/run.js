import { t as tellers } from "./progress-event.js";
import { r as shellWords } from "./escape.js";
import { t as parseVersioned } from "./stored-json.js";
import { r as UNFINISHED_RUN, u as unfinishedRunSchema } from "./output-directory.js";
import { h as UserError } from "./paths.js";
import { t as linesIn } from "./recorded-results.js";
import { t as interruptible } from "./interrupt.js";
import { t as storeOpener } from "./open-store.js";
import { r as programWords } from "./output.js";
import { r as parseRunFlags } from "./run-flags.js";
import { n as progressScreen, r as quietScreen } from "./screen.js";
import { l as randomSeed } from "./shared-flags.js";
import { t as gate } from "./gate.js";
import { t as RealMachine } from "./real-machine.js";
import { n as showResult } from "./show-result.js";
import { join } from "node:path";
import { existsSync, readFileSync, statSync } from "node:fs";

// src/core/measurement/whole-cells.ts
/**
* Lines up to the last look after a complete cell or trial, because such a look says which share of the budget was
* over. A cell that was cut off has no totals, so it is measured again.
*/
function linesOfWholeCells(lines) {
	const isAtEnd = (line, nth) => line.kind === "look" && (line.workload === null || lines[nth - 1]?.kind === "cell");
	return lines.slice(0, lines.findLastIndex(isAtEnd) + 1);
}

// src/edges/files/unfinished-run.ts
/** Reads a stopped run from its output directory, so that `--continue` can resume it. */
/** Maximum size of the file, bytes. Even the file of a run with thousands of scenarios is smaller. */
const LARGEST = 4 * 1024 ** 2;
/** @throws UserError if the directory holds no stopped run, or a finished one */
function readUnfinished(directory) {
	const file = join(directory, UNFINISHED_RUN);
	const refusal = (what) => new UserError(`--continue: ${what}; measure again without --continue`);
	if (existsSync(join(directory, "result.json"))) throw new UserError(`--continue: the run in ${directory} is finished, qpsgate report ${directory} shows it; to start over, leave out --continue`);
	const stats = statSync(file, { throwIfNoEntry: false });
	if (stats === void 0) throw refusal(`${directory} holds no run that was stopped; name its directory with --out, or`);
	if (!stats.isFile() || stats.size > LARGEST) throw refusal(`${file} is no file that qpsgate wrote`);
	const parsed = parseVersioned(unfinishedRunSchema, 1, readFileSync(file, "utf8"));
	if (parsed.kind === "problem") throw refusal(`${file} ${parsed.problem}`);
	const { facts, fingerprints } = parsed.value;
	return {
		identity: {
			facts,
			fingerprints
		},
		lines: linesOfWholeCells([...linesIn(directory)])
	};
}

// src/commands/run.ts
/** `qpsgate run`: flags → run → output → exit code. */
async function runCommand(args) {
	const printed = parseRunFlags(args, randomSeed());
	const { request, quiet, continues } = printed;
	const unfinished = continues ? readUnfinished(request.out) : void 0;
	using interrupt = interruptible();
	using screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	const { tell } = screen;
	const openStore = storeOpener({ near: process.cwd() });
	const judged = `${join(request.out, "report.md")} has the verdict, which holds whatever the search for its causes finds`;
	using machine = new RealMachine(request.out, {
		tell,
		signal: interrupt.signal,
		openStore,
		unfinished,
		forge: { showVerdict: async () => tellers(tell).note(judged) }
	});
	const result = await gate(request, machine).catch((thrown) => {
		if (machine.output.isToContinue) tellers(tell).note(continuing(args, request.out));
		throw thrown;
	});
	screen[Symbol.dispose]();
	return showResult(result, printed);
}
/** Tells the user how to go on after a run without a result, because what it measured is not lost. */
function continuing(args, out) {
	const words = args.includes("--continue") ? args : [...args, "--continue"];
	return `${out} keeps what was measured; this goes on with it: ${programWords()} run ${shellWords(words)}`;
}

export { runCommand };