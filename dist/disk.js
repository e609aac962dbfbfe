import { p as MeasurementError } from "./paths.js";
import { t as readAsset } from "./assets.js";
import { E as run } from "./tool.js";
import { join } from "node:path";
import { closeSync, fdatasyncSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";

// src/edges/servers/disk.ts
/** Disks of other speeds than that of this machine: a library that is preloaded into servers synchronises in their place. */
const COMPILER = "cc";
/** Linked without the C library: one of this machine would not fit into every image. */
const COMPILED = [
	"-O2",
	"-shared",
	"-fPIC",
	"-nostdlib"
];
const OWN_SYNCS = 21;
const LOG_BLOCK_BYTES = 512;
/** Compiles the library on this machine, so that nobody has to trust a program in the repository. @returns its path */
async function compileDisk(runDirectory) {
	const source = join(runDirectory, "disk.c");
	const library = join(runDirectory, "disk.so");
	writeFileSync(source, await readAsset("disk.c"));
	const command = [
		"cc",
		...COMPILED,
		"-o",
		library,
		source
	];
	const outcome = await run(command, {
		run: runDirectory,
		cwd: runDirectory,
		timeoutSeconds: 60
	});
	if (outcome.exitCode === 0) return library;
	throw new MeasurementError(`${"cc"} cannot compile the library that slows disks down`, {
		step: "compile",
		...outcome
	});
}
/** The disk of a scenario; undefined if that is this machine's. */
function diskOf({ syncSeconds }, library) {
	if (syncSeconds === void 0 || library === void 0) return void 0;
	return {
		library,
		environment: [`LD_PRELOAD=${library}`, `QPSGATE_SYNC_NS=${Math.round(1e9 * syncSeconds)}`]
	};
}
/** Median time of a synchronisation in a directory, seconds, each after a write of the size of a log's block. */
function ownSyncSeconds(directory) {
	const path = join(directory, "sync");
	const file = openSync(path, "w");
	const times = Array.from({ length: OWN_SYNCS }, (_, index) => {
		writeSync(file, Buffer.alloc(LOG_BLOCK_BYTES, 1), 0, LOG_BLOCK_BYTES, index * LOG_BLOCK_BYTES);
		const began = performance.now();
		fdatasyncSync(file);
		return (performance.now() - began) / 1e3;
	});
	closeSync(file);
	rmSync(path);
	return times.toSorted((a, b) => a - b)[Math.floor(OWN_SYNCS / 2)];
}

export { diskOf as n, ownSyncSeconds as r, compileDisk as t };