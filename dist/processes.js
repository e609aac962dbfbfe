import { delimiter, join } from "node:path";
import { accessSync, constants } from "node:fs";
import { spawn } from "node:child_process";

// src/edges/machine/processes.ts
/**
* Child processes, each started without a shell, in its own session. Servers and sysbench are pinned, given another
* account, labelled, and end with us. Tools (git, apt-get, docker's client) need none of that.
*/
/** Every process we start carries this variable, so that a later run can tell what a killed one left behind. */
const RUN_LABEL = "QPSGATE_RUN";
/** More than any tool has to say; one that goes on is ended. */
const MOST_TOOL_OUTPUT = 256 * 1024 ** 2;
/** Once it has ended, its output is over when nothing has come for so long. */
const QUIET_MS = 1e3;
/** Exit code of a program that could not be started, as a shell has it. */
const NOT_STARTED = 127;
/** A running child with the last kilobytes of its output. */
var Child = class {
	command;
	exited;
	#process;
	#output = Buffer.alloc(0);
	#exit;
	#error;
	constructor(command, process) {
		this.command = command;
		this.#process = process;
		const keep = (chunk) => {
			this.#output = endOf(this.#output, chunk);
		};
		process.stdout?.on("data", keep);
		process.stderr?.on("data", keep);
		this.exited = new Promise((resolve) => {
			process.once("error", (error) => {
				this.#error = error;
				this.#exit = {
					code: NOT_STARTED,
					signal: null
				};
				resolve(this.#exit);
			});
			const finish = (exit) => {
				this.#exit ??= exit;
				resolve(this.#exit);
			};
			process.once("close", (code, signal) => finish({
				code,
				signal
			}));
			process.once("exit", (code, signal) => {
				const letGo = () => {
					this.#endGroup();
					for (const stream of [process.stdout, process.stderr]) stream?.destroy();
					finish({
						code,
						signal
					});
				};
				const quiet = setTimeout(letGo, QUIET_MS);
				for (const stream of [process.stdout, process.stderr]) stream?.on("data", () => quiet.refresh());
				process.once("close", () => clearTimeout(quiet));
			});
		});
	}
	get pid() {
		return this.#process.pid ?? -1;
	}
	get exit() {
		return this.#exit;
	}
	/** Its last output (both streams), or why it could not be started. */
	get output() {
		return this.#error === void 0 ? this.#output.toString() : this.#error.message;
	}
	signal(signal) {
		if (this.#exit === void 0 && this.#process.pid !== void 0) this.#process.kill(signal);
	}
	/** Ends it for certain, frozen or not, and waits until it is gone. */
	async kill() {
		this.end();
		await this.exited;
	}
	/** Ends it with all processes that it has started, as installers do. */
	end() {
		this.signal("SIGKILL");
		if (this.#exit === void 0) this.#endGroup();
	}
	#endGroup() {
		try {
			if (this.#process.pid !== void 0) process.kill(-this.#process.pid, "SIGKILL");
		} catch {}
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
			"ignore",
			"pipe",
			"pipe"
		],
		detached: true
	});
	return new Child(command, child);
}
/** Runs a program to its end; ends it early when the signal fires. */
async function run(command, { timeoutSeconds = 600, signal, ...options }) {
	signal?.throwIfAborted();
	await using child = start(command, options);
	let late = "";
	return {
		exit: await ended(child, {
			timeoutSeconds,
			signal
		}, () => {
			late = `\nit was ended after ${timeoutSeconds} s`;
			child.end();
		}),
		output: `${child.output}${late}`
	};
}
/**
* Runs a tool to its end, or ends it and all it started at the deadline, or once the signal fires.
*
* @throws the signal's reason; a tool that cannot be started has the exit code 127
*/
async function runTool([program, ...args], { cwd, env, input = "", ...limits }) {
	limits.signal?.throwIfAborted();
	const tool = spawn(program, args, {
		cwd,
		env: {
			...minimalEnvironment(),
			...env
		},
		detached: true
	});
	await using child = new Child([program, ...args], tool);
	const stdout = [];
	let bytes = 0;
	let stderr = Buffer.alloc(0);
	let why;
	const end = (reason) => {
		why ??= reason;
		child.end();
		tool.stdout?.destroy();
		tool.stderr?.destroy();
	};
	tool.stdout?.on("data", (chunk) => {
		bytes += chunk.length;
		if (bytes <= MOST_TOOL_OUTPUT) stdout.push(chunk);
		else end(`printed more than ${MOST_TOOL_OUTPUT} bytes`);
	});
	tool.stderr?.on("data", (chunk) => {
		stderr = endOf(stderr, chunk);
	});
	tool.stdin?.on("error", () => {}).end(input);
	const { code } = await ended(child, limits, () => end(`timed out after ${limits.timeoutSeconds} s`));
	const said = code === NOT_STARTED && tool.pid === void 0 ? `cannot be started in ${cwd}: ${child.output}` : stderr;
	const answer = {
		code,
		stdout: Buffer.concat(stdout),
		stderr: `${said}`
	};
	return why === void 0 ? answer : {
		...answer,
		code: null,
		stderr: `${stderr}\n${why}`
	};
}
/** The end of a tool's output on both streams, for people. */
function textOf({ stdout, stderr }) {
	return `${stdout.subarray(-16384)}${stderr}`;
}
/** Waits for its end. @param atDeadline ends it; @throws the signal's reason, once the child has ended for it */
async function ended(child, { timeoutSeconds, signal }, atDeadline) {
	const limit = setTimeout(atDeadline, timeoutSeconds * 1e3);
	const stop = () => child.end();
	signal?.addEventListener("abort", stop);
	try {
		const exit = await child.exited;
		signal?.throwIfAborted();
		return exit;
	} finally {
		clearTimeout(limit);
		signal?.removeEventListener("abort", stop);
	}
}
function endOf(kept, chunk) {
	return Buffer.concat([kept, chunk]).subarray(-16384);
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
		"--no-new-privs",
		...account === void 0 ? [] : [
			`--reuid=${account.uid}`,
			`--regid=${account.gid}`,
			"--clear-groups"
		],
		"--"
	];
}
/**
* Nothing of the caller's environment reaches a server, sysbench or a tool unasked (LUA_PATH, LD_PRELOAD, tokens …).
*/
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

export { run as a, textOf as c, minimalEnvironment as i, RUN_LABEL as n, runTool as o, findProgram as r, start as s, Child as t };