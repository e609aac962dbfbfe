import { _ as isUnread, r as datasetBytes, t as IMAGE_NAME } from "./suite.js";
import { h as isFailure, s as MeasurementError, u as UserError } from "./errors.js";
import { C as numberOf } from "./workloads.js";
import { t as isServerPath } from "./measured-request.js";
import { o as isDirectory } from "./paths.js";
import { a as optionToArgument, g as identifyServer, h as familyOf, m as SERVER_PROGRAMS, p as readersOf, r as canonicalOptionName } from "./option-file.js";
import { a as scaledValue, i as scaledOption, n as USUAL_POOL_BYTES, t as FILLED_REDO_BYTES } from "./scales.js";
import { a as optionForms, i as namesOf, o as ownerOf, s as variableForms } from "./option-names.js";
import { i as optionReach, n as isBinaryLog } from "./option-reach.js";
import { C as isExecutable, E as start, T as run, _ as startTimeOf, a as allowedCpusOf, d as othersInNamespace, f as othersInSession, g as residentBytesOf, h as readIfThere, n as runTool, p as parseCpuList, s as cpuSecondsOf, t as lastLine, u as mapsFile, x as findProgram$1 } from "./tool.js";
import { a as hasImage, i as engineProblem, n as clientEnvironment, o as imageProblem, r as docker, s as removeContainer, t as RUN_CONTAINER_LABEL } from "./docker-client.js";
import { basename, dirname, join, normalize, resolve } from "node:path";
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";

// src/edges/servers/launcher.ts
/** How a server program is run. Two ways exist: as a local process, in a container. */
/** Kept output of a program that is run to its end: a server's help has 200 kB. */
const KEPT_BYTES = 524288;
/** Output of `mysqld --version`: the version, and in brackets at the end the build's comment. */
const VERSION_LINE = /\bVer\s+(\S+)[^(\n]*(?:\((.*)\))?/;
/**
* Parses the output of `mysqld --version`; undefined if it is no version.
*
* @param origin name of the program in messages
* @throws UserError if it is another product's, or too old
*/
function parseServerVersion(text, origin) {
	const [, version, comment = ""] = VERSION_LINE.exec(text) ?? [];
	return version === void 0 ? void 0 : requireSupported(version, comment, origin);
}
/** @throws UserError if a server is of no family, or too old */
function requireSupported(version, comment, origin) {
	const identified = identifyServer(version, comment);
	if (identified.kind === "server") return identified.server;
	if (identified.kind === "too-old") {
		const { product } = identified.server;
		const { oldest, whyNotOlder } = identified.family;
		throw new UserError(`${origin} is ${product} ${version}; versions before ${oldest} are not measured, as ${whyNotOlder}`);
	}
	throw new UserError(`${origin} calls itself "${comment}", version ${version}, which is neither MySQL, Percona Server nor MariaDB; measure one of these`);
}

// src/edges/machine/cpus.ts
/** CPUs for the client (sysbench and us) and for the servers. Pinning removes placement bias. */
/**
* One CPU: shared. Two: one each. More: the client gets a quarter, rounded up to whole cores, the servers the rest.
*
* Servers of all arms take turns on the same CPUs, so they are equally far from the client and from memory. With
* several NUMA nodes the client gets as equal a share as whole cores allow: every node that it is on has CPUs of the
* servers too, so that a query need not cross nodes, and all nodes are left equally large. Within a node it gets the
* first cores.
*
* @param nodes allowed CPUs by node and core, ascending, at least one CPU in all
*/
function layoutCpus(nodes) {
	const cores = nodes.flat();
	const all = cores.flat().sort(ascending);
	const [first] = all;
	if (first === void 0) throw new RangeError("no CPU to use");
	const from = { nodes: nodes.length };
	if (all.length === 1) return {
		...from,
		clientCpus: all,
		serverCpus: all,
		shared: true
	};
	const client = cores.length === 1 ? [first] : clientCpus(nodes, Math.ceil(all.length / 4));
	const servers = all.filter((cpu) => !client.includes(cpu));
	return {
		...from,
		clientCpus: client.sort(ascending),
		serverCpus: servers,
		shared: false
	};
}
/**
* Whole cores with this many CPUs or a few more, but one core fewer than there are: core after core of the node that
* has given least.
*/
function clientCpus(nodes, wanted) {
	const cores = nodes.flatMap((node) => {
		const all = node.flat().length;
		let given = 0;
		return node.map((core) => {
			given += core.length;
			return {
				core,
				share: given / all
			};
		});
	});
	const client = [];
	for (const { core } of cores.toSorted((one, other) => one.share - other.share).slice(0, -1)) if (client.length < wanted) client.push(...core);
	return client;
}
/**
* CPUs on which the nth of several servers starts, ascending: as many as it will be measured on, since it sizes itself
* by them, but spread over all CPUs. With several NUMA nodes, the node that it will be measured on: its memory stays
* where it was first used, and must be equally far in all arms.
*/
function startCpus({ clientCpus, serverCpus, shared, nodes }, nth) {
	if (nodes > 1) return serverCpus;
	const all = shared ? serverCpus : [...serverCpus, ...clientCpus];
	const from = nth * serverCpus.length;
	return serverCpus.map((_, index) => all[(from + index) % all.length]).sort(ascending);
}
function ascending(one, other) {
	return one - other;
}
/**
* The CPUs that are online and that we may use, by NUMA node and core, all ascending.
*
* @param allowed CPUs that our process may use; the kernel lists such among them as are offline, or not there at all
* @param system directory in which the kernel describes the machine
*/
function readNodes(allowed = allowedCpusOf(process.pid) ?? [0], system = "/sys/devices/system") {
	const online = readList(join(system, "cpu/online")) ?? allowed;
	const usable = allowed.filter((cpu) => online.includes(cpu)).sort(ascending);
	const cpusOf = (node) => readList(join(system, `node/node${node}/cpulist`)) ?? [];
	const listed = readList(join(system, "node/online")) ?? [];
	const nodeOf = new Map(listed.flatMap((node) => cpusOf(node).map((cpu) => [cpu, node])));
	const coreOf = (cpu) => readList(join(system, `cpu/cpu${cpu}/topology/thread_siblings_list`))?.[0] ?? cpu;
	return [...Map.groupBy(usable, (cpu) => nodeOf.get(cpu) ?? 0)].sort(([one], [other]) => one - other).map(([, cpus]) => [...Map.groupBy(cpus, coreOf).values()]);
}
/** Numbers in a file such as "0-3,8"; undefined if it is not there. */
function readList(path) {
	const list = readIfThere(path);
	return list === void 0 ? void 0 : parseCpuList(list);
}
/** Moves a process, all its threads, to the given CPUs. */
async function pin(pid, cpus) {
	const command = [
		"taskset",
		"--all-tasks",
		"--pid",
		"--cpu-list",
		cpus.join(","),
		String(pid)
	];
	await runTool(command, {
		cwd: "/",
		timeoutSeconds: 10
	});
}

// src/edges/servers/local.ts
/** Servers as local processes: mysqld or mariadbd found on PATH or given. */
const INSTALL_PROGRAM = "mariadb-install-db";
/**
* Full paths of server programs, the first of each name: those of a directory, or that program itself, or the installed
* ones.
*/
function findServers(place) {
	if (place !== void 0 && !isDirectory(place)) return [resolve(place)];
	const folders = place === void 0 ? void 0 : [
		"bin",
		"sbin",
		"."
	].map((folder) => join(resolve(place), folder));
	const found = SERVER_PROGRAMS.flatMap((name) => findProgram$1(name, folders) ?? []);
	return found.filter((path, index) => found.findIndex((other) => realpathSync(other) === realpathSync(path)) === index);
}
/** Full path of an installed server program, undefined if there is none. */
function findLocalServer() {
	return findServers()[0];
}
async function localLauncher(binary, runDirectory) {
	const account = serverAccount();
	const { product, version } = await readVersion(binary, runDirectory, account);
	const options = {
		run: runDirectory,
		cwd: runDirectory,
		account
	};
	if (account !== void 0 && (await run([
		"test",
		"-x",
		runDirectory
	], {
		...options,
		cwd: "/"
	})).exitCode !== 0) throw new MeasurementError(`the server runs as user ${account.uid}, who may not enter ${runDirectory}; set TMPDIR to a directory open to all, e.g. TMPDIR=/tmp`, { step: "find server" });
	const path = realpathSync(binary);
	const { size, mtimeMs } = statSync(path);
	const home = homeArguments(binary);
	const hinted = (output) => {
		const hint = appArmorHint(path, output);
		return hint === void 0 ? output : `${output.trimEnd()}\n${hint}`;
	};
	return {
		kind: "local",
		account,
		build: {
			product,
			version,
			identity: `${path} ${size} ${Math.trunc(mtimeMs)}`,
			origin: binary
		},
		runToEnd: async (program, args, _directory, signal) => {
			const command = [
				program === "server" ? binary : installProgram(binary),
				...args,
				...home
			];
			const told = await run(command, {
				...options,
				signal,
				keptBytes: KEPT_BYTES
			});
			return {
				...told,
				output: hinted(told.output)
			};
		},
		launch: async ({ args, cpus, disk }) => {
			const command = [
				...disk === void 0 ? [] : ["env", ...disk.environment],
				binary,
				...args,
				...home
			];
			return localProcess(start(command, {
				...options,
				cpus
			}), hinted);
		}
	};
}
function localProcess(child, hinted) {
	return {
		ended: child.exited.then(({ code, signal }) => signal === null ? `exit code ${code}` : `signal ${signal}`),
		hasEnded: () => child.exit !== void 0,
		command: child.command,
		pid: child.pid,
		freeze: () => child.signal("SIGSTOP"),
		thaw: () => child.signal("SIGCONT"),
		pin: (cpus) => pin(child.pid, cpus),
		cpuSeconds: async () => cpuSecondsOf(child.pid),
		residentBytes: async () => residentBytesOf(child.pid),
		maps: (path) => mapsFile(child.pid, path),
		companions: () => othersInSession(child.pid),
		allowedCpus: () => allowedCpusOf(child.pid),
		output: async () => hinted(child.output),
		kill: () => child.kill()
	};
}
/** The program may be one that a pull request names, so even for this it does not run as root. */
async function readVersion(binary, runDirectory, account) {
	if (!isExecutable(binary)) throw new UserError(`server binary ${binary} does not exist or cannot be executed; give the path of a mysqld or mariadbd`);
	const told = await run([
		binary,
		"--no-defaults",
		"--version"
	], {
		run: runDirectory,
		cwd: "/",
		account,
		timeoutSeconds: 60
	});
	const version = parseServerVersion(told.output, binary);
	if (version === void 0) {
		const who = account === void 0 ? "" : ` to user ${account.uid}, as whom servers run here`;
		throw new MeasurementError(`${binary} is not a MySQL or MariaDB server: it does not tell its version${who}`, {
			step: "find server",
			...told
		});
	}
	return version;
}
/** One that was unpacked anywhere looks for its messages and character sets where it was meant to be installed. */
function homeArguments(binary) {
	const root = rootOf(binary);
	const share = join(root, "share");
	if (!existsSync(join(share, "english", "errmsg.sys"))) return [];
	return [
		`--basedir=${root}`,
		`--lc-messages-dir=${share}`,
		`--character-sets-dir=${join(share, "charsets")}`
	];
}
function rootOf(binary) {
	return dirname(dirname(realpathSync(binary)));
}
/** The installer that belongs to the server: the one next to it, else the one on PATH. */
function installProgram(binary) {
	const root = rootOf(binary);
	const beside = ["bin", "scripts"].map((folder) => join(root, folder));
	const path = findProgram$1(INSTALL_PROGRAM, beside) ?? findProgram$1(INSTALL_PROGRAM);
	if (path !== void 0) return path;
	throw new MeasurementError(`${INSTALL_PROGRAM} is missing; install the package that belongs to ${binary}`, { step: "initialise seed data directory" });
}
/**
* A server with options from a pull request never runs as root: root becomes the package's own user, or nobody. Any
* other user stays.
*/
function serverAccount() {
	if (process.getuid?.() !== 0) return void 0;
	const users = readFileSync("/etc/passwd", "utf8").split("\n").map((line) => line.split(":"));
	const user = users.find(([name]) => name === "mysql") ?? users.find(([name]) => name === "nobody");
	return user === void 0 ? {
		uid: 65534,
		gid: 65534
	} : {
		uid: Number(user[2]),
		gid: Number(user[3])
	};
}
const DENIED = /permission denied|errno:? 13\b|can't (?:create|change|write|open)/i;
/** Places of the system's AppArmor files; tests have their own. */
const PLACES = {
	profiles: "/etc/apparmor.d",
	enabled: "/sys/module/apparmor/parameters/enabled"
};
/**
* Advice if the profile may be why a server could not work; undefined if it cannot be.
*
* @param binary real path of the server program
* @param output of the server
*/
function appArmorHint(binary, output, places = PLACES) {
	const profile = binary.slice(1).replaceAll("/", ".");
	const path = join(places.profiles, profile);
	if (!DENIED.test(output) || !existsSync(path) || existsSync(join(places.profiles, "disable", profile))) return void 0;
	if (readIfThere(places.enabled)?.trim() !== "Y") return void 0;
	return `an AppArmor profile lets ${basename(binary)} use the directories of its package only; take it away for this machine: sudo apparmor_parser -R ${path}`;
}

// src/edges/servers/container-process.ts
/** A server's container while it runs, seen as the process in it where that is within reach. */
/** Exit code of a program that ended by SIGKILL. */
const KILLED = 137;
/** Until the engine tells that a container has ended that it has just removed. */
const ENDED_TIMEOUT_MS = 1e4;
/** @param command its command line, for messages */
async function containerProcess(context, container, command) {
	let over = false;
	let isEnded = false;
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
	}).then(async ({ exitCode, output }) => {
		if (exitCode !== 0) return `the container engine does not answer any more: ${lastLine(output)}`;
		const code = Number(output);
		if (code !== KILLED || isEnded) return `exit code ${code}`;
		return `exit code ${code}${(await docker(context, [
			"inspect",
			"--format",
			"{{.State.OOMKilled}}",
			container
		], 15)).output.trim() === "true" ? ", killed as it wanted more memory than its container may take" : ""}`;
	}).catch(() => "the engine does not tell how").finally(() => {
		over = true;
	});
	const pid = await seenProcess(context, container);
	const started = pid === void 0 ? void 0 : startTimeOf(pid);
	const signal = (name) => {
		try {
			if (pid !== void 0 && startTimeOf(pid) === started) process.kill(pid, name);
		} catch {}
	};
	return {
		ended,
		hasEnded: () => over,
		command,
		pid: takesSignals(pid) ? pid : void 0,
		freeze: () => signal("SIGSTOP"),
		thaw: () => signal("SIGCONT"),
		pin: async (cpus) => {
			const { code, output } = await docker(context, [
				"update",
				`--cpuset-cpus=${cpus.join(",")}`,
				container
			], 15);
			if (code === 0) return;
			throw new MeasurementError(`the container ${container} could not be moved to CPU ${cpus.join(", ")}`, {
				step: "start server",
				output
			});
		},
		cpuSeconds: async () => pid === void 0 ? void 0 : cpuSecondsOf(pid),
		residentBytes: async () => pid === void 0 ? void 0 : residentBytesOf(pid),
		maps: (path) => pid !== void 0 && mapsFile(pid, path),
		companions: () => pid === void 0 ? [] : othersInNamespace(pid),
		allowedCpus: () => pid === void 0 ? void 0 : allowedCpusOf(pid),
		output: async () => (await docker(context, [
			"logs",
			"--tail",
			"40",
			container
		], 15)).output,
		kill: async () => {
			isEnded = true;
			signal("SIGKILL");
			await removeContainer(context, container);
			using _timer = setTimeout(() => waiting.abort(), ENDED_TIMEOUT_MS);
			await ended;
		}
	};
}
/** Number of the server's process on this machine; undefined if it lives in another process namespace or machine. */
async function seenProcess(context, container) {
	const { output } = await docker(context, [
		"inspect",
		"--format",
		"{{.Id}} {{.State.Pid}}",
		container
	], 15);
	const [id = "", text = ""] = output.trim().split(" ");
	const pid = Number(text);
	const groups = pid > 0 && readIfThere(`/proc/${pid}/cgroup`) || "";
	return id !== "" && groups.includes(id) ? pid : void 0;
}
/** Not those of an engine that maps the users of containers to others. */
function takesSignals(pid) {
	try {
		return pid !== void 0 && process.kill(pid, 0);
	} catch {
		return false;
	}
}

// src/edges/servers/docker.ts
/** Servers in containers: the image's own mysqld or mariadbd, its entrypoint bypassed, locked in as far as possible. */
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
/** Paths allowed in a mount's list of options. */
const VOLUME_PATH = /^\/[A-Za-z0-9_./-]+$/;
/** Messages of the engine, or the server, about a directory that is not on the engine's machine. */
const UNSEEN = /bind source path does not exist|Could not open required defaults file/i;
/** How long programs that have an end may take to come to it, seconds. */
const DEADLINES = {
	inspect: 60,
	initialise: 600
};
/**
* @param deadlines of programs that have an end; these are then ended, with all processes that they started
* @throws MeasurementError if the image holds no server that can be started
*/
async function dockerLauncher(context, image, deadlines = DEADLINES) {
	const account = process.getuid?.() === 0 ? CONTAINER_ACCOUNT : void 0;
	const user = account ?? {
		uid: process.getuid?.() ?? 0,
		gid: process.getgid?.() ?? 0
	};
	const { id, volumes, command } = await readImage(context, image);
	const cell = {
		context,
		image,
		user,
		volumes
	};
	const { build, program } = await findProgram(cell, id, command, deadlines.inspect);
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
		launch: async ({ name, args, directory, cpus, disk, memoryBytes = SEED_MEMORY_BYTES }) => {
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
					cpus,
					disk
				})
			];
			const { code, output } = await docker(context, command, 60);
			if (code !== 0) {
				await removeContainer(context, container);
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
/** The arguments of every container, for any purpose: locked in as far as possible. */
function lockedIn({ context, image, user, volumes }, inmate) {
	const { entrypoint, args, directory, disk, isReadOnly = false, memoryBytes, cpus = [] } = inmate;
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
		...disk === void 0 ? [] : [`--mount=type=bind,source=${disk.library},target=${disk.library},readonly`],
		...(disk?.environment ?? []).map((variable) => `--env=${variable}`),
		...cpus.length === 0 ? [] : [`--cpuset-cpus=${cpus.join(",")}`],
		`--entrypoint=${entrypoint}`,
		image,
		...args
	];
}
/**
* Runs a container until it ends, or ends it at the deadline or when the run is stopped: the client's end is not its
* own.
*/
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
		const answer = await docker(context, command, seconds, signal, KEPT_BYTES);
		code = answer.code;
		return {
			...answer,
			command: ["docker", ...command]
		};
	} finally {
		if (code === null) await removeContainer(context, container);
	}
}
/** Its folders are kept in memory: the engine's disk has no limit for them. */
async function readImage(context, image) {
	const { code, output } = await docker(context, [
		"image",
		"inspect",
		"--format",
		"[{{json .Id}}, {{json .Config.Volumes}}, {{json .Config.Cmd}}]",
		image
	], 30);
	if (code !== 0) throw new MeasurementError(`image ${image} cannot be read`, {
		step: "inspect image",
		output
	});
	const [id, declared, command] = JSON.parse(output);
	const paths = Object.keys(declared ?? {}).map((path) => normalize(`${path}/`).replace(/\/+$/, ""));
	const odd = paths.find((path) => !VOLUME_PATH.test(path));
	if (odd !== void 0) {
		const why = `declares the volume ${JSON.stringify(odd)}, which cannot be kept in memory`;
		throw new MeasurementError(`image ${image} ${why}`, { step: "inspect image" });
	}
	return {
		id,
		volumes: [...new Set(paths)].filter((path) => path !== "/tmp"),
		command: command ?? []
	};
}
/** The server program in the image: the name that starts it, and its build. */
async function findProgram(cell, identity, command, seconds) {
	const { context, image } = cell;
	const { runDirectory } = context;
	const seen = join(runDirectory, "seen.cnf");
	writeFileSync(seen, "[mysqld]\n", { mode: 420 });
	let last = "";
	for (const program of SERVER_PROGRAMS.toSorted((a, b) => Number(command.includes(b)) - Number(command.includes(a)))) {
		const limited = {
			entrypoint: program,
			args: [`--defaults-file=${seen}`, "--version"],
			directory: runDirectory,
			isReadOnly: true,
			memoryBytes: INSPECT_MEMORY_BYTES
		};
		const { code, output } = await runToItsEnd(cell, `inspect-${program}`, limited, seconds, context.signal);
		if (UNSEEN.test(output)) throw new MeasurementError(`the container engine does not see ${runDirectory} of this machine, because this is itself a container or the engine is elsewhere; run on the host of the engine, or name no image and measure an installed server with --server local`, { step: "inspect image" });
		const origin = `image ${image}`;
		const version = code === 0 ? parseServerVersion(output, origin) : void 0;
		if (version !== void 0) return {
			program,
			build: {
				...version,
				identity,
				origin
			}
		};
		last = output;
	}
	throw new MeasurementError(`image ${image} holds neither mariadbd nor mysqld that runs`, {
		step: "inspect image",
		output: last
	});
}

// src/edges/servers/choose.ts
/** The provider that starts the servers: docker if an image is named, else this machine's own programs. */
/** Whether servers are measured that run already, so that none is started. */
function isRunningAlready({ server, scenarios }, choice) {
	return choice === "external" || server.kind === "dsn" || scenarios.some(({ endpoint }) => endpoint !== void 0);
}
/** Whether all servers of these scenarios are started from images. */
function areOfImages(suite, scenarios, { server, image }) {
	const isCommon = (image !== void 0 || suite.server.kind === "image") && (server === "auto" || server === "docker");
	const isOwn = ({ program }) => program === void 0 ? isCommon : program.kind === "image";
	return !isRunningAlready(suite, server) && scenarios.every(isOwn);
}
/**
* @throws UserError if the choice and the source do not go together, or no server is installed; MeasurementError where
* the image that was named cannot be had
*/
async function chooseLauncher(request) {
	const { server, source, runDirectory } = request;
	const isPath = isServerPath(server);
	if (source.kind === "image" && !isPath && server !== "local") return fromImage(request, source.name);
	if (server === "docker") throw new UserError("--server docker needs an image: give --image NAME or server.image in the suite");
	if (source.kind === "binary" && !isPath) return localLauncher(source.name, runDirectory);
	return ofThisMachine(request, isPath ? server : void 0);
}
/** The server program if it can be had at once, without pulling or installing anything; undefined if not. */
async function launcherAtHand(request) {
	const { source, server } = request;
	const isThere = source.kind === "image" ? IMAGE_NAME.test(source.name) && await hasImage(request, source.name) : source.kind === "binary" || isServerPath(server) || server !== "docker" && findServers().length > 0;
	try {
		return isThere ? await chooseLauncher(request) : void 0;
	} catch (error) {
		if (isFailure(error) && source.kind !== "auto") return void 0;
		throw error;
	}
}
/** The image or nothing: a substitute would be another product, without a container's walls. */
async function fromImage(request, image) {
	if (!IMAGE_NAME.test(image)) throw new UserError(`${JSON.stringify(image)} is no image name; name one such as mysql:8.4`);
	const problem = await engineProblem(request) ?? await imageProblem(request, image);
	if (problem === void 0) return dockerLauncher(request, image);
	const { named } = request;
	const why = named?.isBefore ? "it is the image before the change" : `image ${image} was asked for`;
	throw new MeasurementError(`${problem}; ${why}, so no other server is measured in its place: start Docker or correct the name, or drop --image and use --server local`, {
		step: "get image",
		place: named?.place
	});
}
/**
* A server of this machine, or of a path: the only one, or that of the product whose own options are given.
*
* @throws UserError with a question if that cannot be told
*/
async function ofThisMachine({ options = [], runDirectory }, path) {
	const programs = findServers(path);
	if (programs.length === 0) throw new UserError(path === void 0 ? "no MySQL or MariaDB server found on this machine (mariadbd, mysqld); install one, run with --install, or name an image with --image" : `--server: found the directory ${path}; allowed: one with mariadbd or mysqld in it or in its bin or sbin`);
	const found = await Promise.all(programs.map((program) => localLauncher(program, runDirectory)));
	const [first, ...others] = found;
	if (others.every((other) => forkOf(other) === forkOf(first))) return first;
	const [sign, contrary] = [...new Map(ownedAmong(options).map((each) => [each.owner, each])).values()];
	const meant = contrary === void 0 && found.find((launcher) => forkOf(launcher) === sign?.owner);
	if (meant) return meant;
	const here = found.map(({ build }) => `${build.product} ${build.version} (${build.origin})`).join(" and ");
	const told = sign === void 0 ? "no option belongs to one of them only" : [sign.text, contrary?.text ?? []].flat().join(" and ");
	throw new UserError(`which server is meant? There is ${here}, and ${told}; give --server with the path of yours`);
}
function forkOf({ build }) {
	return familyOf(build.product).fork;
}
/** Options that only one product has, by their names or their groups. */
function ownedAmong(options) {
	return options.flatMap(({ name, group, file, line }) => {
		const owner = ownerOf(name) ?? (readersOf(group).startsWith("mariadb") ? "mariadb" : void 0);
		return owner === void 0 ? [] : [{
			owner,
			text: `${name} (${file}:${line}) belongs to ${PRODUCTS[owner]}`
		}];
	});
}
const PRODUCTS = {
	mysql: "MySQL",
	mariadb: "MariaDB"
};

// src/edges/servers/owned-options.ts
/**
* The options that are ours: the same for every arm, so that arms differ only in the user's own options. Reasons and
* sources: MySQL manual "InnoDB Startup Options", the practice of sysbench benchmarkers (little non-determinism, no
* work left over for another arm's turn).
*/
const MIB = 1024 ** 2;
const REDO_BYTES = 1024 * MIB;
const SEED_REDO_BYTES = 16 * MIB;
const SEED_POOL_BYTES = 512 * MIB;
/** By 200 pages a second, as older servers have it, nothing is written ahead: then everything at once, for seconds. */
const STEADY_FLUSHING = ["--innodb-io-capacity=2000", "--innodb-io-capacity-max=4000"];
/** For servers that only start: nothing takes more memory than it must. */
const SMALL = {
	limits: {
		bufferPoolBytes: SEED_POOL_BYTES,
		memoryBytes: Number.POSITIVE_INFINITY
	},
	scales: []
};
/** Arguments that place the server: its own directory, a socket in it, no network. */
function placeArguments({ product }, directory) {
	return [
		"--no-defaults",
		`--datadir=${directory}/data`,
		`--tmpdir=${directory}/tmp`,
		`--socket=${socketOf(directory)}`,
		`--pid-file=${directory}/pid`,
		"--skip-networking",
		...familyOf(product).placeArguments,
		"--local-infile=OFF",
		"--loose-skip-symbolic-links"
	];
}
function socketOf(directory) {
	return `${directory}/s`;
}
/** Name of the source's binary log in a seed, which is the replicas' relay log. */
const RELAY_LOG = "backlog";
/** Options of a source: short logs, in one file, of transactions that may be applied in parallel. */
const SOURCE = [
	...[
		`--log-bin=${RELAY_LOG}`,
		"--max-binlog-size=1G",
		"--loose-binlog-format=ROW",
		"--binlog-row-image=MINIMAL"
	],
	...["--server-id=4294967290", "--loose-gtid-mode=OFF"],
	...["--loose-binlog-transaction-dependency-tracking=WRITESET", "--loose-transaction-write-set-extraction=XXHASH64"],
	...[
		"--loose-binlog-group-commit-sync-delay=300",
		"--loose-binlog-commit-wait-count=8",
		"--loose-binlog-commit-wait-usec=500"
	]
];
/**
* Replicas that may become sources: they log the changes that they apply, and wait at each commit, which several
* threads share.
*/
const REPLICA = [
	...[
		`--relay-log=${RELAY_LOG}`,
		`--relay-log-index=${RELAY_LOG}.index`,
		"--server-id=2"
	],
	...[
		"--loose-skip-slave-start",
		"--loose-skip-replica-start",
		"--loose-log-slave-updates"
	],
	...["--sync-binlog=1", "--innodb-flush-log-at-trx-commit=1"]
];
/**
* Arguments for the server that fills the seed data directory: fast, nothing kept back, a small redo log to copy.
*
* @param isSource whether it also writes the log that replicas apply
*/
function seedArguments(server, isSource = false) {
	return [
		...common(server, SEED_POOL_BYTES, false).filter((argument) => !(isSource && argument === "--skip-log-bin")),
		...isSource ? SOURCE : [],
		...familyOf(server.product).redoArguments(server.version, SEED_REDO_BYTES),
		"--innodb-flush-log-at-trx-commit=0",
		"--innodb-doublewrite=OFF",
		"--performance-schema=OFF"
	];
}
/**
* Arguments of a measured server, before the scenario's own, which may override them.
*
* @param scenario its name
*/
function armArguments(server, dataset, provision, scenario) {
	const { limits, scales, hasBinaryLog, fillsRedo } = provision;
	const untouched = provision.untouched(scenario);
	const poolBytes = dataset.poolBytes === void 0 ? bufferPoolBytes(dataset) : USUAL_POOL_BYTES;
	const usual = [
		...common(server, Math.min(poolBytes, limits.bufferPoolBytes), hasBinaryLog || dataset.hasRelayLog === true),
		...familyOf(server.product).redoArguments(server.version, fillsRedo ? FILLED_REDO_BYTES : REDO_BYTES),
		...fillsRedo ? STEADY_FLUSHING : [],
		"--innodb-flush-log-at-trx-commit=2",
		...dataset.hasRelayLog ? REPLICA : [],
		"--innodb-adaptive-hash-index=OFF",
		"--innodb-max-dirty-pages-pct=90",
		"--innodb-max-dirty-pages-pct-lwm=80",
		"--loose-innodb-idle-flush-pct=1",
		"--max-connections=1200",
		"--table-open-cache=4000",
		"--table-definition-cache=2000",
		"--thread-cache-size=16",
		"--back-log=1200",
		"--connect-timeout=60"
	];
	const inScale = scales.flatMap((scale) => scale.usual === void 0 ? [] : `--loose-${canonicalOptionName(scale.variable)}=${scaledValue(scale.usual, scale)}`);
	return [...usual.filter((argument) => {
		const [name = ""] = argument.slice(2).split("=");
		return !variableForms(name).flatMap(namesOf).some((form) => untouched.has(form));
	}), ...inScale];
}
function common({ product }, poolBytes, hasBinaryLog) {
	return [
		`--innodb-buffer-pool-size=${poolBytes}`,
		...hasBinaryLog ? [`--log-bin=${BINARY_LOG}`, "--server-id=1"] : ["--skip-log-bin"],
		"--sync-binlog=0",
		"--innodb-buffer-pool-dump-at-shutdown=OFF",
		"--innodb-buffer-pool-load-at-startup=OFF",
		"--innodb-stats-auto-recalc=OFF",
		"--loose-innodb-undo-log-truncate=OFF",
		"--skip-name-resolve",
		"--max-prepared-stmt-count=1048576",
		"--character-set-server=utf8mb4",
		"--event-scheduler=OFF",
		...familyOf(product).quietArguments
	];
}
/**
* A pool that holds the whole dataset and as much again for the rows that write workloads add; the largest, if data
* must be larger.
*/
function bufferPoolBytes(dataset) {
	return dataset.poolBytes ?? Math.max(128, Math.ceil(2 * datasetBytes(dataset) / MIB / 128) * 128) * MIB;
}
/** File of the binary log, in the server's own data directory: the same for every arm that logs. */
const BINARY_LOG = "binlog";
/**
* The user's options as arguments, without those that reach out of the server, with a binary log and with sizes in
* scale, which fit the machine. Depends on the options of all servers of the run, so all arms are treated equally.
*/
function scenarioArguments(options, provision) {
	const isInInnodb = options.some(({ name, value }) => canonicalOptionName(name) === "binlog-storage-engine" && value?.toLowerCase() === "innodb");
	const given = options.map((option) => givenOf(option, provision, isInInnodb));
	const applied = given.flatMap(({ option }) => option ?? []);
	const dropped = given.flatMap((each) => each.dropped ?? []);
	const warnings = given.flatMap(({ warning }) => warning ?? []);
	return {
		arguments: applied.map(optionToArgument),
		applied,
		warnings: dropped.length === 0 ? warnings : [{
			code: "options-dropped",
			options: dropped
		}, ...warnings]
	};
}
/** @param isInInnodb whether the binary log is MariaDB's new one, which has no name */
function givenOf(option, { limits, scales }, isInInnodb) {
	const name = canonicalOptionName(option.name);
	const place = {
		file: option.file,
		line: option.line
	};
	const why = optionReach(option);
	if (isBinaryLog(option)) return {
		option: {
			...option,
			name: "log-bin",
			value: isInInnodb ? void 0 : BINARY_LOG
		},
		...why !== void 0 && { warning: {
			code: "log-bin-moved",
			option: name,
			...place
		} }
	};
	if (isUnread(option)) return {};
	if (why !== void 0) return { dropped: {
		option: name,
		why,
		places: [place]
	} };
	const scaled = scaledOption(option, scales);
	const { value: asked = "" } = option;
	if (scaled !== void 0) {
		const { variable, value } = scaled;
		return {
			option: {
				...option,
				name: canonicalOptionName(variable),
				value: String(value)
			},
			...String(value) !== asked && { warning: {
				code: "option-scaled",
				option: name,
				...place,
				written: asked,
				value
			} }
		};
	}
	const mostBytes = limits.bufferPoolBytes;
	if (!optionForms(option.name).includes("innodb-buffer-pool-size") || (numberOf(asked.trim()) ?? 0) <= mostBytes) return { option };
	return {
		option: {
			...option,
			name: "innodb-buffer-pool-size",
			value: String(mostBytes)
		},
		warning: {
			code: "option-clamped",
			option: name,
			...place,
			asked,
			mostBytes
		}
	};
}

export { requireSupported as _, scenarioArguments as a, areOfImages as c, launcherAtHand as d, findLocalServer as f, startCpus as g, readNodes as h, placeArguments as i, chooseLauncher as l, pin as m, armArguments as n, seedArguments as o, layoutCpus as p, bufferPoolBytes as r, socketOf as s, SMALL as t, isRunningAlready as u };