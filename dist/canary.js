import { A as headline } from "./services.js";
import { t as storeOpener } from "./open-store.js";
import { r as parseRunFlags } from "./run-flags.js";
import { l as randomSeed } from "./shared-flags.js";
import { t as gate } from "./gate.js";
import { t as RealMachine } from "./real-machine.js";
import { join } from "node:path";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";

// src/commands/doctor/machine-run.ts
/**
* @param args flags of `qpsgate run`
* @param folder for the files of the run; the caller removes it
* @throws UserError if the arguments are wrong, MeasurementError if nothing could be measured
*/
async function machineRun(args, folder, { tell, signal }) {
	const { request } = parseRunFlags([
		...args,
		"--out",
		`${folder}/out`
	], randomSeed());
	using machine = new RealMachine(request.out, {
		tell,
		signal,
		openStore: storeOpener({ near: folder })
	});
	return await gate(request, machine);
}

// src/commands/doctor/canary.ts
/**
* The canary: a known slow change, measured here. If the gate does not find it, no verdict of this machine can be
* trusted.
*/
/**
* Every instrument and consumer of Performance Schema, which costs at least a seventh of QPS on every server that has
* it.
*/
const SLOW = [
	"performance_schema = ON",
	"performance-schema-instrument = '%=ON'",
	...[
		"events-statements",
		"events-stages",
		"events-waits"
	].flatMap((events) => ["current", "history-long"].map((kind) => `performance-schema-consumer-${events}-${kind} = ON`))
];
/** The load that shows the cost of Performance Schema best in a short time. */
const LOAD = [
	"--workloads",
	"oltp_point_select",
	"--threads",
	"8",
	"--budget",
	"45s",
	"--explain",
	"never"
];
/**
* @param flags of `qpsgate run` that name the server
* @throws UserError if the flags are wrong, MeasurementError if nothing could be measured
*/
async function runCanary(flags, edges) {
	using folder = mkdtempDisposableSync(join(tmpdir(), "qpsgate-canary-"));
	const file = (name, lines) => {
		const path = join(folder.path, name);
		writeFileSync(path, [
			"[mysqld]",
			...lines,
			""
		].join("\n"));
		return path;
	};
	const before = file("before.cnf", ["performance_schema = OFF"]);
	const now = file("canary.cnf", SLOW);
	const result = await machineRun([
		"--config",
		now,
		"--base",
		before,
		...LOAD,
		...flags
	], folder.path, edges);
	const isRight = result.verdict === "regressed" && result.comparisons.some(({ change }) => change < 0);
	const line = headline(result);
	return {
		isRight,
		text: isRight ? `the gate can go red here: ${line}` : `the gate does not go red here, although every instrument of the Performance Schema was switched on: ${line}`
	};
}

export { machineRun as n, runCanary as t };