import { A as SERVER_PROGRAMS } from "./exercises.js";
import { h as UserError, o as isDirectory, p as MeasurementError } from "./paths.js";
import { c as startInBox, r as boxProblem, s as runInBox } from "./box.js";
import { A as findProgram, D as RUN_LABEL, F as run, I as start, M as minimalEnvironment, N as ofSystem, O as allProgramFolders, S as readIfThere, V as readableView, W as writableView, _ as parseCpuList, g as othersInSession, h as othersInNamespace, j as isExecutable, n as runTool, o as allowedCpusOf, w as signalsTo, z as programsAt } from "./tool.js";
import { n as openMemoryGroup, t as hasMemoryGroups } from "./memory-group.js";
import { n as KEPT_BYTES, r as parseServerVersion, t as BOX_ENDED } from "./launcher.js";
import { basename, dirname, join, resolve } from "node:path";
import { chmodSync, chownSync, existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { constants as constants$1 } from "node:os";

// src/edges/machine/cpus.ts
/**
* CPUs for the client (sysbench and qpsgate) and for the servers. Processes are pinned, because a server that the
* kernel happened to put on better CPUs would bias the figures.
*/
/**
* Divides the CPUs between client and servers. A single CPU is shared. Of two, each side gets one. Of more, the client
* gets a quarter, rounded up to whole cores, and the servers get the rest.
*
* Servers of all arms take turns on the same CPUs, so that all of them are equally far from the client and from memory.
* On several NUMA nodes, the client gets as equal a share of each as whole cores allow. Then every node with CPUs of
* the client also has CPUs of the servers, so a query need not cross nodes, and the servers' parts of the nodes are
* equally large. Within a node, the client gets the first cores.
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
* Whole cores with at least `wanted` CPUs in all, if there are enough. The next core always comes from the node that
* has given the smallest share. At least one core is left to the servers.
*/
function clientCpus(nodes, wanted) {
	const cores = nodes.flatMap((node) => {
		const all = node.flat().length;
		let count = 0;
		return node.map((core) => {
			count += core.length;
			return {
				core,
				share: count / all
			};
		});
	});
	const client = [];
	for (const { core } of cores.toSorted((one, other) => one.share - other.share).slice(0, -1)) if (client.length < wanted) client.push(...core);
	return client;
}
/**
* CPUs on which the nth of several servers starts, ascending. They are as many as the server's CPUs in measurements,
* because a server sizes itself by their number. Servers start at the same time, so they are spread over all CPUs. On
* several NUMA nodes, they start on exactly the CPUs of the measurement: memory stays on the node that used it first,
* and must be equally far in all arms.
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
* Online CPUs that qpsgate may use, by NUMA node and core, all ascending.
*
* @param allowed CPUs that this process may use, among which the kernel also lists some that are offline or do not
*   exist
* @param system folder in which the kernel describes the machine
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
/** Numbers in a file such as "0-3,8"; undefined if there is no such file. */
function readList(path) {
	const list = readIfThere(path);
	return list === void 0 ? void 0 : parseCpuList(list);
}
async function pin(pid, cpus) {
	const command = ofSystem("taskset", "--all-tasks", "--pid", "--cpu-list", cpus.join(","), String(pid));
	await runTool(command, {
		cwd: "/",
		timeoutSeconds: 10
	});
}

// src/edges/servers/local.ts
/** Starts servers as local processes: mysqld or mariadbd, on PATH or at a given path. */
/** Base of exit codes: a program that signal n has ended exits with 128 + n. */
const SIGNALLED = 128;
/** Characters of a program's output that a message quotes. */
const MOST_QUOTED = 80;
const INSTALL_PROGRAM = "mariadb-install-db";
/**
* Full paths of server programs. Of several programs with one name, only the first counts.
*
* @param place directory of an installation, or a program itself; default: all folders of programs on this machine
*/
function findServers(place) {
	if (place !== void 0 && !isDirectory(place)) return [resolve(place)];
	const folders = place === void 0 ? allProgramFolders() : [
		"bin",
		"sbin",
		"."
	].map((folder) => join(resolve(place), folder));
	const paths = SERVER_PROGRAMS.flatMap((name) => findProgram(name, folders) ?? []);
	const programs = paths.map((path) => realpathSync(path));
	return paths.filter((_, index) => programs.indexOf(programs[index]) === index);
}
function findLocalServer() {
	return findServers()[0];
}
/**
* @param trustsConfiguration whether the program may run without a sandbox if none can be made
* @throws UserError if the program cannot be executed, lacks a sandbox or is not supported; MeasurementError if it
*   prints no version
*/
async function localLauncher(binary, runDirectory, trustsConfiguration = false) {
	if (!isExecutable(binary)) throw new UserError(`server binary ${binary} does not exist or cannot be executed; give the path of a mysqld or mariadbd`);
	const problem = await boxProblem(runDirectory);
	if (problem !== void 0 && !trustsConfiguration) throw new UserError(`${problem}${OTHER_WAYS}`);
	return launcherOf(binary, runDirectory, problem);
}
/** @param problem why the server's programs run without a sandbox; undefined: they run in one */
async function launcherOf(binary, runDirectory, problem) {
	const account = serverAccount();
	const runner = problem === void 0 ? boxedRunner(binary, runDirectory, account) : openRunner(runDirectory, account);
	const { product, version } = await readVersion(binary, runner, account);
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
			origin: binary,
			sharesCache: !hasMemoryGroups()
		},
		unboxed: problem,
		runToEnd: async (program, args, directory, signal) => {
			const command = [
				program === "server" ? binary : installProgram(binary),
				...args,
				...home
			];
			const outcome = await runner.run(command, directory, { signal });
			return {
				...outcome,
				output: hinted(outcome.output)
			};
		},
		launch: async ({ args, cpus, directory, ownsCache }) => {
			const group = ownsCache ? openMemoryGroup(runDirectory) : void 0;
			return localProcess(await runner.start([
				binary,
				...args,
				...home
			], directory, cpus, (pid) => group?.add(pid)), hinted, group);
		}
	};
}
const OTHER_WAYS = "\n  without one, servers start in containers only: give --image on a machine with Docker, or --trust-configuration if you trust whoever wrote the files";
/** Folders where servers look up facts about disks and CPUs, so the sandbox shows them. */
const SYSTEM_FACTS = [
	"/sys/block",
	"/sys/dev/block",
	"/sys/devices"
];
/**
* In the sandbox a server sees only its own program and directory, and the system's programs, because a stranger may
* have written its options.
*/
function boxedRunner(binary, run, account) {
	const root = rootOf(binary);
	const parts = homeArguments(binary).length > 0 ? ["share", "scripts"].map((name) => join(root, name)).filter(isDirectory) : [];
	const views = [
		...programsAt([resolve(binary), realpathSync(binary)]).views,
		...parts.flatMap(readableView),
		...SYSTEM_FACTS.map((place) => [
			"--ro-bind-try",
			place,
			place
		])
	];
	const environment = {
		...minimalEnvironment(),
		[RUN_LABEL]: run
	};
	const boxFor = (directory) => ({
		run,
		views: directory === void 0 ? views : [...views, ...writableView(directory)],
		cwd: "/",
		environment,
		account
	});
	return {
		run: (command, directory, limits) => runInBox(command, {
			...boxFor(directory),
			keptBytes: KEPT_BYTES
		}, limits),
		start: async (command, directory, cpus, prepare) => {
			const { child, pid, first } = await startInBox(command, {
				...boxFor(directory),
				cpus
			}, prepare);
			return {
				child,
				pid,
				companions: () => othersInNamespace(pid).filter((other) => other !== first)
			};
		}
	};
}
function openRunner(runDirectory, account) {
	if (account !== void 0) letPass(runDirectory, account);
	const options = (directory = "/") => ({
		run: runDirectory,
		cwd: directory,
		account
	});
	return {
		run: (command, directory, limits) => run(command, {
			...options(directory),
			...limits,
			keptBytes: KEPT_BYTES
		}),
		start: async (command, directory, cpus, prepare) => {
			const child = start(command, {
				...options(directory),
				cpus
			});
			prepare(child.pid);
			return {
				child,
				pid: child.pid,
				companions: () => othersInSession(child.pid)
			};
		}
	};
}
/** Lets the server's account pass through a directory without listing it, and lets no other account in. */
function letPass(directory, { gid }) {
	chownSync(directory, -1, gid);
	chmodSync(directory, 456);
}
function localProcess({ child, pid, companions }, hinted, group) {
	const ended = child.exited.then(({ code, signal }) => {
		group?.[Symbol.dispose]();
		return endText(code, signal, child.pid !== pid);
	});
	const signal = signalsTo(pid);
	return {
		ended,
		hasEnded: () => child.exit !== void 0,
		command: child.command,
		pid,
		isFreezable: true,
		freeze: () => signal("SIGSTOP"),
		thaw: () => signal("SIGCONT"),
		pin: (cpus) => pin(pid, cpus),
		companions,
		memory: group && {
			ownBytes: () => group.ownBytes(),
			limit: async (bytes) => group.limit(bytes)
		},
		output: async () => hinted(child.output),
		kill: async () => {
			await child.kill();
			await ended;
		}
	};
}
/** A sandbox reports the signal that ended its program by an exit code, as a shell does. */
function endText(code, signal, isBoxed) {
	if (signal !== null) return isBoxed ? `signal SIGKILL, ${BOX_ENDED} ${signal}` : `signal ${signal}`;
	const inside = Object.entries(constants$1.signals).find(([, number]) => number === (code ?? 0) - SIGNALLED);
	return isBoxed && inside !== void 0 ? `signal ${inside[0]}` : `exit code ${code}`;
}
/** A pull request may name the program, so it does not run as root even to print its version. */
async function readVersion(binary, runner, account) {
	const command = [
		binary,
		"--no-defaults",
		"--version"
	];
	const outcome = await runner.run(command, void 0, { timeoutSeconds: 60 });
	const version = parseServerVersion(outcome.output, binary);
	if (version === void 0) {
		if (outcome.exitCode === 0) throw new UserError(`${binary} is not a MySQL or MariaDB server: as its version it prints ${JSON.stringify(outcome.output.trim().slice(0, MOST_QUOTED))}; give the path of a mysqld or mariadbd`);
		const who = account === void 0 ? "" : ` to user ${account.uid}, as whom servers run here`;
		throw new MeasurementError(`${binary} is not a MySQL or MariaDB server: it does not tell its version${who}`, {
			step: "find server",
			...outcome
		});
	}
	return version;
}
/**
* Arguments for a server that was unpacked, not installed. They say where its messages and character sets are, because
* it would look for them where it was meant to be installed.
*/
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
/**
* The installer next to the server comes first, because it belongs to that server; otherwise the one on PATH is taken.
*/
function installProgram(binary) {
	const root = rootOf(binary);
	const beside = ["bin", "scripts"].map((folder) => join(root, folder));
	const path = findProgram(INSTALL_PROGRAM, beside) ?? findProgram(INSTALL_PROGRAM, allProgramFolders());
	if (path !== void 0) return path;
	throw new MeasurementError(`${INSTALL_PROGRAM} is missing; install the package that belongs to ${binary}`, { step: "initialise seed data directory" });
}
/**
* A server with options from a pull request never runs as root: if qpsgate is root, the server runs as the package's
* user mysql, or as nobody. Otherwise the server runs as the same user as qpsgate.
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
/** Places of the system's AppArmor files; tests use others. */
const PLACES = {
	profiles: "/etc/apparmor.d",
	enabled: "/sys/module/apparmor/parameters/enabled"
};
/**
* Advice if the program's AppArmor profile may be why the server could not work; undefined if it cannot be.
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

export { pin as a, layoutCpus as i, findServers as n, readNodes as o, localLauncher as r, startCpus as s, findLocalServer as t };