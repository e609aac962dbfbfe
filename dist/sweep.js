import { p as MeasurementError } from "./paths.js";
import { r as sleep } from "./clock.js";
import { b as processState } from "./tool.js";
import { a as sweepRun, n as abandonedRuns, r as liveOwners } from "./run-directory.js";

// src/edges/machine/sweep.ts
/**
* Removes what killed runs have left. Only what has the label of a run is removed, and only if that run's process is
* gone.
*/
/** Milliseconds that a run gets to stop after SIGTERM, and that the kernel then gets to end it after SIGKILL. */
const PATIENCE_MS = 3e3;
const LOOK_MS = 50;
/**
* Ends the process of a run that should have ended already. Does nothing if the process is gone.
*
* @throws MeasurementError if even SIGKILL does not end it
*/
async function endOwner(pid, patienceMs = PATIENCE_MS) {
	if (!liveOwners().includes(pid)) return;
	for (const signal of ["SIGTERM", "SIGKILL"]) {
		try {
			process.kill(pid, signal);
		} catch {}
		const deadline = performance.now() + patienceMs;
		while (performance.now() <= deadline) {
			if (!liveOwners().includes(pid)) return;
			await sleep(LOOK_MS);
		}
	}
	throw new MeasurementError(`process ${pid} of the run does not end, not even by SIGKILL (state: ${processState(pid) ?? "unknown"}); what it left stays`, { step: "end run" });
}
/**
* Removes what killed runs have left.
*
* @param removeContainers removes the containers that have a run directory as label; does nothing without a container
*   engine
* @returns the run directories that were removed
*/
async function sweepAbandoned(removeContainers) {
	const abandoned = abandonedRuns();
	for (const path of abandoned) {
		await removeContainers(path);
		sweepRun(path);
	}
	return abandoned;
}

export { sweepAbandoned as n, endOwner as t };