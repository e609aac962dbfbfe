import { a as info, d as warning, i as getState } from "./core.js";
import { n as maskOutput } from "./masking.js";
import { n as sweepAbandoned, t as endOwner } from "./sweep.js";
import { c as removeContainersOf } from "./docker-client.js";

// src/cleanup.ts
/** Entry of the action's post step. It ends and removes everything that a run left behind, however the run ended. */
maskOutput();
try {
	await endOwner(Number(getState("pid")));
	for (const path of await sweepAbandoned(removeContainersOf)) info(`removed what the run had left in ${path}`);
} catch (error) {
	warning(`could not remove everything that the run left: ${error.message}`);
}

export {  };