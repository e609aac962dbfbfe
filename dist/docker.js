import { r as MeasurementError } from "./errors.js";
import { i as findProgram, n as textOf, o as run, r as RUN_LABEL, t as runTool } from "./tool.js";
import { d as number, f as object, u as looseObject } from "./schemas.js";
import { a as sweepRun, c as residentBytesOf, l as startTimeOf, n as abandonedRuns, o as allowedCpusOf, r as liveOwners, s as cpuSecondsOf, u as stateOf } from "./run-directory.js";
import { r as sleep } from "./clock.js";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { randomBytes } from "node:crypto";
import { join, normalize } from "node:path";

// src/edges/machine/sweep.ts
/** Removes what a killed run left behind: by label, and only where the run's process is gone. */
/** How long a run that was asked to stop may take for it, and the kernel then to end it. */
const PATIENCE_MS = 3e3;
/**
* Ends the process of a run that is still there although it should not be; nothing where it is gone.
*
* @throws MeasurementError where nothing ends it
*/
async function endOwner(pid, patienceMs = PATIENCE_MS) {
	if (!liveOwners().includes(pid)) return;
	for (const signal of ["SIGTERM", "SIGKILL"]) {
		send(pid, signal);
		if (await isGone(pid, patienceMs)) return;
	}
	throw new MeasurementError(`process ${pid} of the run does not end, not even by SIGKILL (state: ${stateOf(pid) ?? "unknown"}); what it left stays`, { step: "end run" });
}
async function isGone(pid, patienceMs) {
	const deadline = performance.now() + patienceMs;
	while (liveOwners().includes(pid)) {
		if (performance.now() > deadline) return false;
		await sleep(50);
	}
	return true;
}
function send(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch {}
}
/**
* @param removeContainers removes the containers labelled with a run directory; does nothing where no engine is there
* @returns the run directories that were swept
*/
async function sweepAbandoned(removeContainers) {
	const abandoned = abandonedRuns();
	for (const { path } of abandoned) {
		await removeContainers(path);
		sweepRun(path);
	}
	return abandoned.map(({ path }) => path);
}

// src/edges/servers/engine-api.ts
/** The container engine's API over its socket: quicker than its command where a server's process is out of our reach. */
const DEFAULT_SOCKET = "/var/run/docker.sock";
const statsSchema = object({
	cpu_stats: object({ cpu_usage: object({ total_usage: number() }) }),
	memory_stats: looseObject({ usage: number().optional() })
});
/** Pauses or resumes a container; the answer is not waited for. */
function pauseContainer(container, action) {
	call("POST", `/containers/${encodeURIComponent(container)}/${action}`).catch(() => {});
}
/** CPU time and memory of a container; undefined where the engine does not tell. */
async function containerUsage(container) {
	const text = await call("GET", `/containers/${encodeURIComponent(container)}/stats?stream=false&one-shot=true`).catch(() => "");
	const stats = text === "" ? void 0 : statsSchema.safeParse(JSON.parse(text)).data;
	if (stats === void 0) return void 0;
	return {
		cpuSeconds: stats.cpu_stats.cpu_usage.total_usage / 1e9,
		residentBytes: stats.memory_stats.usage ?? 0
	};
}
function call(method, path) {
	return new Promise((resolve, reject) => {
		const sent = request({
			...address(),
			method,
			path
		}, (response) => {
			let body = "";
			response.setEncoding("utf8");
			response.on("data", (chunk) => {
				body += chunk;
			});
			response.on("end", () => (response.statusCode ?? 500) < 400 ? resolve(body) : reject(new Error(body)));
		});
		sent.on("error", reject);
		sent.end();
	});
}
function address() {
	const host = process.env.DOCKER_HOST ?? "";
	if (host.startsWith("tcp://")) {
		const { hostname, port } = new URL(host);
		return {
			host: hostname,
			port: Number(port || 2375)
		};
	}
	return { socketPath: host.startsWith("unix://") ? host.slice(7) : DEFAULT_SOCKET };
}

// src/edges/servers/launcher.ts
/** Reads what `mysqld --version` prints. */
function parseServerVersion(text) {
	const version = /Ver\s+(\S+)/.exec(text)?.[1];
	if (version === void 0) return void 0;
	if (/mariadb/i.test(text)) return {
		product: "MariaDB",
		version
	};
	return {
		product: /percona/i.test(text) ? "Percona Server" : "MySQL",
		version
	};
}

// src/edges/servers/docker.ts
/** Servers in containers: the image's own mysqld or mariadbd, its entrypoint bypassed, locked in as far as possible. */
/** Label that every container of ours carries; its value is the run directory, which tells whose it is. */
const RUN_CONTAINER_LABEL = "qpsgate.run";
const SERVER_PROGRAMS = ["mariadbd", "mysqld"];
/** Root's containers run as this user; it owns nothing but their directories. */
const CONTAINER_ACCOUNT = {
	uid: 10001,
	gid: 10001
};
/** For initialising and loading; measured servers are given their own limit. */
const SEED_MEMORY_BYTES = 4 * 1024 ** 3;
/** For a program that only tells its version. */
const INSPECT_MEMORY_BYTES = 512 * 1024 ** 2;
const VOLUME_BYTES = 64 * 1024 ** 2;
const PULL_TIMEOUT_SECONDS = 600;
/** What an engine that still works needs to end a container. */
const REMOVE_TIMEOUT_SECONDS = 30;
const PULL_TRIES = 3;
/** Until the engine tells that a container has ended that it has just removed. */
const ENDED_TIMEOUT_MS = 1e4;
/** What may stand in a mount's list of options. */
const VOLUME_PATH = /^\/[A-Za-z0-9_./-]+$/;
/** What the engine, or the server, says of a directory that is not on the engine's machine. */
const UNSEEN = /bind source path does not exist|Could not open required defaults file/i;
const DEADLINES = {
	inspect: 60,
	initialise: 600
};
/** Why no container can be started, undefined if one can. */
async function engineProblem(context) {
	if (findProgram("docker") === void 0) return "docker is not installed";
	const { code, output } = await docker(context, [
		"version",
		"--format",
		"{{.Server.Version}}"
	], 15);
	if (code === 0) return void 0;
	return `docker is not running or may not be used (${lastLine(output)})`;
}
/** Pulls the image unless it is there. Returns why it cannot be had, undefined if it can. */
async function imageProblem(context, image) {
	if ((await docker(context, [
		"image",
		"inspect",
		"--format",
		"{{.Id}}",
		image
	], 30)).code === 0) return void 0;
	context.tell(`pulling image ${image}`);
	let output = "";
	for (let attempt = 1; attempt <= PULL_TRIES; attempt++) {
		const pulled = await docker(context, [
			"pull",
			"--quiet",
			image
		], PULL_TIMEOUT_SECONDS);
		if (pulled.code === 0) return void 0;
		output = pulled.output;
		if (/not found|manifest unknown|denied|invalid reference/i.test(output)) break;
	}
	return `image ${image} is not present and cannot be pulled (${lastLine(output)})`;
}
/**
* @param deadlines of programs that have an end; at these they are ended, with all that they started
* @throws MeasurementError where the image holds no server that can be started
*/
async function dockerLauncher(context, image, deadlines = DEADLINES) {
	const account = process.getuid?.() === 0 ? CONTAINER_ACCOUNT : void 0;
	const cell = {
		context,
		image,
		user: account ?? {
			uid: process.getuid?.() ?? 0,
			gid: process.getgid?.() ?? 0
		},
		volumes: await volumesOf(context, image)
	};
	const { build, program } = await inspectImage(cell, deadlines.inspect);
	return {
		kind: "docker",
		account,
		build,
		runToEnd: async (which, args, directory, signal) => {
			const { code, output, command } = await runToItsEnd(cell, "install", {
				entrypoint: which === "server" ? program : "mariadb-install-db",
				args,
				directory,
				memoryBytes: SEED_MEMORY_BYTES
			}, deadlines.initialise, signal);
			return {
				command,
				output,
				exitCode: code ?? "unknown"
			};
		},
		launch: async ({ name, args, directory, cpus, memoryBytes = SEED_MEMORY_BYTES }) => {
			const container = `${context.runId}-${name.replaceAll(/[^A-Za-z0-9_.-]+/g, "-")}-${directory.split("/").at(-1)}`;
			const command = [
				"run",
				"--detach",
				`--name=${container}`,
				...lockedIn(cell, {
					entrypoint: program,
					args,
					directory,
					memoryBytes,
					cpus
				})
			];
			const { code, output } = await docker(context, command, 60);
			if (code !== 0) {
				await remove(context, container);
				throw new MeasurementError(`the container of ${name} could not be started`, {
					step: "start server",
					arm: name,
					command: ["docker", ...command],
					exitCode: code,
					output
				});
			}
			return containerProcess(context, container, ["docker", ...command]);
		}
	};
}
/** Removes the containers of a run; used by the sweep for runs whose process is gone. */
async function removeContainersOf(context, runDirectory) {
	const { code, output } = await docker(context, [
		"ps",
		"--all",
		"--quiet",
		"--no-trunc",
		"--filter",
		`label=${RUN_CONTAINER_LABEL}=${runDirectory}`
	], 15);
	const ids = code === 0 ? output.split("\n").filter((line) => /^[0-9a-f]{64}$/.test(line)) : [];
	if (ids.length > 0) await docker(context, [
		"rm",
		"--force",
		"--volumes",
		...ids
	], 60);
}
/** The arguments of every container, whatever it is for: locked in as far as possible. */
function lockedIn({ context, image, user, volumes }, inmate) {
	const { entrypoint, args, directory, isReadOnly = false, memoryBytes, cpus = [] } = inmate;
	return [
		`--label=${RUN_CONTAINER_LABEL}=${context.runDirectory}`,
		"--network=none",
		"--read-only",
		"--cap-drop=ALL",
		"--security-opt=no-new-privileges",
		`--user=${user.uid}:${user.gid}`,
		"--pids-limit=8192",
		`--memory=${memoryBytes}`,
		`--memory-swap=${memoryBytes}`,
		"--log-driver=json-file",
		"--log-opt=max-size=1m",
		"--no-healthcheck",
		"--tmpfs=/tmp:size=64m",
		...volumes.map((path) => `--mount=type=tmpfs,destination=${path},tmpfs-size=${VOLUME_BYTES}`),
		`--mount=type=bind,source=${directory},target=${directory}${isReadOnly ? ",readonly" : ""}`,
		...cpus.length === 0 ? [] : [`--cpuset-cpus=${cpus.join(",")}`],
		`--entrypoint=${entrypoint}`,
		image,
		...args
	];
}
/** Runs a container until it ends, or ends it at the deadline or when the run is stopped: the client's end is not its own. */
async function runToItsEnd(cell, name, inmate, seconds, signal) {
	const { context } = cell;
	const container = `${context.runId}-${name}-${randomBytes(3).toString("hex")}`;
	const command = [
		"run",
		"--rm",
		`--name=${container}`,
		...lockedIn(cell, inmate)
	];
	let code = null;
	try {
		const answer = await docker(context, command, seconds, signal);
		code = answer.code;
		return {
			...answer,
			command: ["docker", ...command]
		};
	} finally {
		if (code === null) await remove(context, container);
	}
}
async function remove(context, container) {
	const { code, output } = await docker(context, [
		"rm",
		"--force",
		"--volumes",
		container
	], REMOVE_TIMEOUT_SECONDS);
	if (code === 0 || /no such container/i.test(output)) return;
	context.tell(`the container ${container} could not be removed (${lastLine(output)}); when the engine answers again: docker rm --force --volumes ${container}`);
}
/** On the engine's disk nothing would limit what is written to them. */
async function volumesOf(context, image) {
	const { output } = await docker(context, [
		"image",
		"inspect",
		"--format",
		"{{json .Config.Volumes}}",
		image
	], 30);
	const declared = /^\{/.test(output) ? JSON.parse(output) : {};
	const paths = Object.keys(declared).map((path) => normalize(`${path}/`).replace(/\/+$/, ""));
	const odd = paths.find((path) => !VOLUME_PATH.test(path));
	if (odd === void 0) return [...new Set(paths)].filter((path) => path !== "/tmp");
	throw new MeasurementError(`image ${image} declares the volume ${JSON.stringify(odd)}, which cannot be kept in memory`, { step: "inspect image" });
}
async function inspectImage(cell, seconds) {
	const { context, image } = cell;
	const { output: id } = await docker(context, [
		"image",
		"inspect",
		"--format",
		"{{.Id}}",
		image
	], 30);
	const { runDirectory } = context;
	const seen = join(runDirectory, "seen.cnf");
	writeFileSync(seen, "[mysqld]\n", { mode: 420 });
	let last = "";
	for (const program of SERVER_PROGRAMS) {
		const limited = {
			entrypoint: program,
			args: [`--defaults-file=${seen}`, "--version"],
			directory: runDirectory,
			isReadOnly: true,
			memoryBytes: INSPECT_MEMORY_BYTES
		};
		const { code, output } = await runToItsEnd(cell, `inspect-${program}`, limited, seconds, context.signal);
		if (UNSEEN.test(output)) throw new MeasurementError(`the container engine does not see ${runDirectory} of this machine, because this is itself a container or the engine is elsewhere; run on the host of the engine, or name no image and measure an installed server with --server local`, { step: "inspect image" });
		const version = parseServerVersion(output);
		if (code === 0 && version !== void 0) return {
			program,
			build: {
				...version,
				identity: id.trim(),
				origin: `image ${image}`
			}
		};
		last = output;
	}
	throw new MeasurementError(`image ${image} holds neither mariadbd nor mysqld that runs`, {
		step: "inspect image",
		output: last
	});
}
async function containerProcess(context, container, command) {
	let over = false;
	const waiting = new AbortController();
	const { signal: stopped } = waiting;
	const options = {
		run: context.runDirectory,
		cwd: "/",
		env: clientEnvironment(),
		timeoutSeconds: 86400
	};
	const ended = run([
		"docker",
		"wait",
		container
	], {
		...options,
		signal: stopped
	}).then(({ exit, output }) => exit.code === 0 ? `exit code ${output.trim()}` : `the container engine does not answer any more: ${lastLine(output)}`).catch(() => "the engine does not tell how").finally(() => {
		over = true;
	});
	const pid = await visiblePid(context, container);
	const started = pid === void 0 ? void 0 : startTimeOf(pid);
	const signal = (name) => {
		try {
			if (pid !== void 0 && !over) process.kill(pid, name);
		} catch {}
	};
	const end = () => {
		try {
			if (pid !== void 0 && startTimeOf(pid) === started) process.kill(pid, "SIGKILL");
		} catch {}
	};
	return {
		ended,
		hasEnded: () => over,
		command,
		freeze: pid === void 0 ? () => pauseContainer(container, "pause") : () => signal("SIGSTOP"),
		thaw: pid === void 0 ? () => pauseContainer(container, "unpause") : () => signal("SIGCONT"),
		cpuSeconds: async () => pid === void 0 ? (await containerUsage(container))?.cpuSeconds : cpuSecondsOf(pid),
		residentBytes: async () => pid === void 0 ? (await containerUsage(container))?.residentBytes : residentBytesOf(pid),
		allowedCpus: () => pid === void 0 ? void 0 : allowedCpusOf(pid),
		output: async () => (await docker(context, [
			"logs",
			"--tail",
			"40",
			container
		], 15)).output,
		kill: async () => {
			end();
			await remove(context, container);
			const timer = setTimeout(() => waiting.abort(), ENDED_TIMEOUT_MS);
			await ended;
			clearTimeout(timer);
		}
	};
}
/** The server's process as this machine sees it; undefined where it lives in another process namespace or machine. */
async function visiblePid(context, container) {
	const { output } = await docker(context, [
		"inspect",
		"--format",
		"{{.Id}} {{.State.Pid}}",
		container
	], 15);
	const [id = "", text = ""] = output.trim().split(" ");
	const pid = Number(text);
	try {
		if (!(pid > 0) || !readFileSync(`/proc/${pid}/cgroup`, "utf8").includes(id)) return void 0;
		process.kill(pid, 0);
		return pid;
	} catch {
		return;
	}
}
/** Runs the engine's client, which is stopped by our own stopping only where it gets the signal. */
async function docker(context, args, timeoutSeconds, signal) {
	const env = {
		...clientEnvironment(),
		[RUN_LABEL]: context.runDirectory
	};
	const answer = await runTool(["docker", ...args], {
		cwd: "/",
		env,
		timeoutSeconds,
		signal
	});
	return {
		code: answer.code,
		output: textOf(answer)
	};
}
/** The client gets the caller's settings of it. */
function clientEnvironment() {
	return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value !== void 0 && /^(?:DOCKER_|HOME$|XDG_RUNTIME_DIR$)/.test(name) ? [[name, value]] : []));
}
function lastLine(text) {
	return text.trim().split("\n").at(-1)?.trim() || "no reason given";
}

export { parseServerVersion as a, removeContainersOf as i, engineProblem as n, endOwner as o, imageProblem as r, sweepAbandoned as s, dockerLauncher as t };