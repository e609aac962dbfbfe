import { r as endpointName } from "./dsn.js";
import { t as alignedRows } from "./text-table.js";
import { a as restoreTexts, f as listJournals, h as passwordOf, m as certificatesOf, o as restoreFromJournal, p as removeJournal } from "./tables.js";
import { t as interruptible } from "./interrupt.js";
import { k as Session } from "./parse.js";
import { n as parseDoctorFlags } from "./doctor-flags.js";
import { t as print } from "./output.js";
import { a as EXIT, d as describeError, u as UserError } from "./errors.js";
import { t as bytes } from "./figures.js";
import { U as cacheDirectory, j as sysbenchVersion } from "./seed.js";
import { f as findLocalServer, h as readNodes, p as layoutCpus } from "./owned-options.js";
import { h as freeBytes, i as engineProblem, p as availableBytes } from "./docker-client.js";
import { x as findProgram } from "./tool.js";
import { t as RunDirectory } from "./run-directory.js";
import { t as missingPrograms } from "./open-testbed.js";
import { tmpdir } from "node:os";

// src/commands/doctor/checks.ts
/** Facts about this machine, and what they mean for measuring on it. */
/** Less does not fit the copies of a small suite's data, and their logs. */
const LEAST_DISK_BYTES = 4 * 1024 ** 3;
const LEAST_MEMORY_BYTES = 2 * 1024 ** 3;
const NO_SERVER = "no mariadbd or mysqld on this machine; install one, run with --install, or name an image with --image";
/** Checks in the order in which they are shown. */
function checksOf({ missingPrograms, cpus, availableBytes, disks, compiler, sysbench, engineProblem, localServer }, image) {
	return [
		missingPrograms.length === 0 ? {
			name: "util-linux",
			state: "ok",
			found: "taskset, setpriv, setsid and flock are there"
		} : {
			name: "util-linux",
			state: "missing",
			found: `${missingPrograms.join(", ")} not found; install util-linux`
		},
		cpus.shared ? {
			name: "CPUs",
			state: "note",
			found: "one only, shared by sysbench and servers: figures will be less steady"
		} : {
			name: "CPUs",
			state: "ok",
			found: `servers on ${cpus.serverCpus}, sysbench on ${cpus.clientCpus}`
		},
		availableBytes < LEAST_MEMORY_BYTES ? {
			name: "memory",
			state: "note",
			found: `${bytes(availableBytes)} available; servers will get little of it`
		} : {
			name: "memory",
			state: "ok",
			found: `${bytes(availableBytes)} available`
		},
		...disks.map(({ path, freeBytes }) => {
			const found = `${bytes(freeBytes)} free for ${path}`;
			return freeBytes < LEAST_DISK_BYTES ? {
				name: "disk",
				state: "note",
				found: `${found}; a run may need more`
			} : {
				name: "disk",
				state: "ok",
				found
			};
		}),
		compiler === void 0 ? {
			name: "compiler",
			state: "note",
			found: "none; --disk needs one: install gcc and libc6-dev"
		} : {
			name: "compiler",
			state: "ok",
			found: compiler
		},
		{
			name: "sysbench",
			...sysbench
		},
		engineProblem === void 0 ? {
			name: "docker",
			state: "ok",
			found: "answers; images can be measured"
		} : {
			name: "docker",
			state: image === void 0 ? "note" : "missing",
			found: `${engineProblem}; images cannot be measured`
		},
		image === void 0 && localServer === void 0 ? {
			name: "server",
			state: "missing",
			found: NO_SERVER
		} : {
			name: "server",
			state: "ok",
			found: image === void 0 ? `${localServer}` : `image ${image}`
		}
	];
}
/** @throws MeasurementError if sysbench, or a directory of ours, does not work */
async function inspectMachine() {
	using directory = new RunDirectory();
	return {
		/** Programs of util-linux. */
		missingPrograms: missingPrograms(),
		cpus: layoutCpus(readNodes()),
		/** Memory that servers may be given. */
		availableBytes: availableBytes(),
		/** Directories that data are written to. */
		disks: [tmpdir(), cacheDirectory()].map((path) => ({
			path,
			freeBytes: freeBytes(path)
		})),
		/** Path of the C compiler; undefined if there is none. */
		compiler: findProgram("cc"),
		sysbench: await findSysbench(),
		/** Why no container can be started; undefined if one can. */
		engineProblem: await engineProblem({ runDirectory: directory.path }),
		/** Path of the installed server program; undefined if there is none. */
		localServer: findLocalServer()
	};
}
/** Version of the installed sysbench, or why it cannot be used. */
async function findSysbench() {
	try {
		return {
			state: "ok",
			found: await sysbenchVersion()
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			state: "missing",
			found: error.message
		};
	}
}

// src/commands/doctor/doctor.ts
/** `qpsgate doctor`: whether this machine can measure. */
async function doctorCommand(args) {
	const { restore, image } = parseDoctorFlags(args);
	if (restore) return restoreEndpoints();
	using _interrupt = interruptible();
	const checks = checksOf(await inspectMachine(), image);
	const missing = checks.flatMap(({ name, state }) => state === "missing" ? [name] : []);
	const rows = alignedRows(checks.map(({ name, state, found }) => [`${MARKS[state]} ${name}`, found]));
	const answer = missing.length === 0 ? "ready to measure" : `not ready to measure: ${missing.join(", ")}`;
	print([
		...rows,
		"",
		answer,
		""
	].join("\n"));
	return missing.length === 0 ? EXIT.pass : EXIT.userError;
}
const MARKS = {
	ok: "✓",
	note: "·",
	missing: "✗"
};
/** @returns exit code: 0 if nothing is left switched */
async function restoreEndpoints() {
	const journals = listJournals();
	if (journals.length === 0) print("nothing to restore: no run has left a server switched\n");
	let failed = 0;
	for (const found of journals) if (!await restoreOne(found)) failed++;
	return failed === 0 ? EXIT.pass : EXIT.couldNotMeasure;
}
async function restoreOne({ path, journal, isOwned }) {
	const { endpoint } = journal;
	const name = endpointName(endpoint);
	if (isOwned) {
		print(`${name} is being measured by process ${journal.owner.pid}, which restores it itself\n`);
		return false;
	}
	try {
		const password = passwordOf(endpoint);
		await using session = await Session.open({
			kind: "endpoint",
			endpoint,
			password,
			certificates: certificatesOf(endpoint),
			patience: { seconds: 60 }
		});
		const report = await restoreFromJournal(session, journal);
		const texts = restoreTexts(name, report);
		print(`${(texts.length > 0 ? texts : [`${name} is as it was`]).join("\n")}\n`);
		if (report.refused.length > 0) return false;
		removeJournal(path);
		return true;
	} catch (error) {
		print(`${name} could not be restored: ${describeError(error)}\n`);
		return false;
	}
}

export { doctorCommand };