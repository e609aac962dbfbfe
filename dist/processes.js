import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { spawn } from "node:child_process";

// src/edges/machine/processes.ts
/** Child processes: started without a shell, pinned, labelled, and gone when we are gone. */
/** Every process we start carries this variable, so that a later run can tell what a killed one left behind. */
const RUN_LABEL = "QPSGATE_RUN";
const KEPT_OUTPUT = 16384;
/** A running child with the last kilobytes of what it printed. */
var Child = class {
	command;
	exited;
	#process;
	#output = "";
	#exit;
	#error;
	constructor(command, process, kept = KEPT_OUTPUT) {
		this.command = command;
		this.#process = process;
		const keep = (chunk) => {
			this.#output = (this.#output + chunk).slice(-kept);
		};
		process.stdout?.setEncoding("utf8").on("data", keep);
		process.stderr?.setEncoding("utf8").on("data", keep);
		this.exited = new Promise((resolve) => {
			process.once("error", (error) => {
				this.#error = error;
				this.#exit = {
					code: 127,
					signal: null
				};
				resolve(this.#exit);
			});
			process.once("close", (code, signal) => {
				this.#exit ??= {
					code,
					signal
				};
				resolve(this.#exit);
			});
		});
	}
	get pid() {
		return this.#process.pid ?? -1;
	}
	get exit() {
		return this.#exit;
	}
	/** What it printed last (both streams), or why it could not be started. */
	get output() {
		return this.#error === void 0 ? this.#output : this.#error.message;
	}
	signal(signal) {
		if (this.#exit === void 0 && this.#process.pid !== void 0) this.#process.kill(signal);
	}
	/** Ends it for certain, frozen or not, and waits until it is gone. */
	async kill() {
		this.signal("SIGKILL");
		await this.exited;
	}
	async [Symbol.asyncDispose]() {
		await this.kill();
	}
};
/**
* Starts a program. It runs in a session of its own (a terminal's Ctrl-C reaches only us, and we end it in order) and
* is killed by the kernel should we die first.
*/
function start(command, options) {
	const [program, ...args] = [
		...pinned(options.cpus),
		...confined(options.account),
		...command
	];
	const child = spawn(program, args, {
		cwd: options.cwd,
		env: {
			...minimalEnvironment(),
			...options.env,
			[RUN_LABEL]: options.run
		},
		stdio: [
			options.input === void 0 ? "ignore" : "pipe",
			"pipe",
			"pipe"
		],
		detached: true
	});
	if (options.input !== void 0) child.stdin?.on("error", () => {}).end(options.input);
	return new Child(command, child, options.keep);
}
/** Runs a program to its end; ends it early when the signal fires. */
async function run(command, options) {
	await using child = start(command, options);
	const limit = AbortSignal.timeout((options.timeoutSeconds ?? 600) * 1e3);
	const stop = () => child.signal("SIGKILL");
	limit.addEventListener("abort", stop);
	options.signal?.addEventListener("abort", stop);
	try {
		options.signal?.throwIfAborted();
		const exit = await child.exited;
		options.signal?.throwIfAborted();
		return {
			exit,
			output: child.output
		};
	} finally {
		limit.removeEventListener("abort", stop);
		options.signal?.removeEventListener("abort", stop);
	}
}
function pinned(cpus) {
	return cpus === void 0 || cpus.length === 0 ? [] : [
		"taskset",
		"--cpu-list",
		cpus.join(",")
	];
}
function confined(account) {
	return [
		"setpriv",
		"--pdeathsig=KILL",
		...account === void 0 ? [] : [
			`--reuid=${account.uid}`,
			`--regid=${account.gid}`,
			"--clear-groups",
			"--no-new-privs"
		],
		"--"
	];
}
/** Nothing of the caller's environment reaches a server or sysbench (LUA_PATH, LD_PRELOAD, tokens …). */
function minimalEnvironment() {
	const { PATH = "", TZ } = process.env;
	return {
		PATH: searchPath(PATH),
		LC_ALL: "C",
		...TZ === void 0 ? {} : { TZ }
	};
}
/** Servers live in /usr/sbin, which the PATH of an ordinary Debian user lacks. */
function searchPath(path) {
	const present = path.split(delimiter);
	return [...present, ...[
		"/usr/sbin",
		"/usr/bin",
		"/sbin",
		"/bin"
	].filter((folder) => !present.includes(folder))].join(delimiter);
}
/** Full path of a program on PATH or in the system's folders, undefined if there is none. */
function findProgram(name) {
	return searchPath(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)).find(isExecutable);
}
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

export { start as i, findProgram as n, run as r, RUN_LABEL as t };