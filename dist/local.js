import { it as SERVER_PROGRAMS } from "./workloads.js";
import { h as UserError, o as isDirectory, p as MeasurementError } from "./paths.js";
import { E as isExecutable, O as run, h as parseCpuList, k as start, m as othersInSession, n as runTool, o as allowedCpusOf, w as findProgram, y as readIfThere } from "./tool.js";
import { o as hasMemoryGroups, s as openMemoryGroup } from "./run-directory.js";
import { n as parseServerVersion, t as KEPT_BYTES } from "./launcher.js";
import { basename, dirname, join, resolve } from "node:path";
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";

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
/** Servers as local processes: mysqld or mariadbd, on PATH or given. */
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
	const paths = SERVER_PROGRAMS.flatMap((name) => findProgram(name, folders) ?? []);
	const programs = paths.map((path) => realpathSync(path));
	return paths.filter((_, index) => programs.indexOf(programs[index]) === index);
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
			origin: binary,
			sharesCache: !hasMemoryGroups()
		},
		runToEnd: async (program, args, _directory, signal) => {
			const command = [
				program === "server" ? binary : installProgram(binary),
				...args,
				...home
			];
			const outcome = await run(command, {
				...options,
				signal,
				keptBytes: KEPT_BYTES
			});
			return {
				...outcome,
				output: hinted(outcome.output)
			};
		},
		launch: async ({ args, cpus, ownsCache }) => {
			const group = ownsCache ? openMemoryGroup(runDirectory) : void 0;
			const child = start([
				binary,
				...args,
				...home
			], {
				...options,
				cpus
			});
			group?.add(child.pid);
			return localProcess(child, hinted, group);
		}
	};
}
function localProcess(child, hinted, group) {
	const ended = child.exited.then(({ code, signal }) => {
		group?.[Symbol.dispose]();
		return signal === null ? `exit code ${code}` : `signal ${signal}`;
	});
	return {
		ended,
		hasEnded: () => child.exit !== void 0,
		command: child.command,
		pid: child.pid,
		isFreezable: true,
		freeze: () => child.signal("SIGSTOP"),
		thaw: () => child.signal("SIGCONT"),
		pin: (cpus) => pin(child.pid, cpus),
		companions: () => othersInSession(child.pid),
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
/** A pull request may name the program, so even for this it does not run as root. */
async function readVersion(binary, runDirectory, account) {
	if (!isExecutable(binary)) throw new UserError(`server binary ${binary} does not exist or cannot be executed; give the path of a mysqld or mariadbd`);
	const outcome = await run([
		binary,
		"--no-defaults",
		"--version"
	], {
		run: runDirectory,
		cwd: "/",
		account,
		timeoutSeconds: 60
	});
	const version = parseServerVersion(outcome.output, binary);
	if (version === void 0) {
		const who = account === void 0 ? "" : ` to user ${account.uid}, as whom servers run here`;
		throw new MeasurementError(`${binary} is not a MySQL or MariaDB server: it does not tell its version${who}`, {
			step: "find server",
			...outcome
		});
	}
	return version;
}
/** Places of a server that was unpacked elsewhere: it looks for its messages and character sets where it was meant to be installed. */
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
	const path = findProgram(INSTALL_PROGRAM, beside) ?? findProgram(INSTALL_PROGRAM);
	if (path !== void 0) return path;
	throw new MeasurementError(`${INSTALL_PROGRAM} is missing; install the package that belongs to ${binary}`, { step: "initialise seed data directory" });
}
/**
* A server with options from a pull request never runs as root: root becomes the package's user, or nobody. Any other
* user stays.
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
/** Places of the system's AppArmor files; tests have others. */
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

export { pin as a, layoutCpus as i, findServers as n, readNodes as o, localLauncher as r, startCpus as s, findLocalServer as t };