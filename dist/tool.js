import { accessSync, constants } from "node:fs";
import * as os$1 from "os";
import * as fs from "fs";
import * as path from "path";
import * as events from "events";
import * as child from "child_process";
import { setTimeout as setTimeout$1 } from "timers";
import { delimiter, join } from "node:path";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { spawn } from "node:child_process";

// node_modules/@actions/io/lib/io-util.js
var __awaiter$3 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs.promises;
const IS_WINDOWS$1 = process.platform === "win32";
const READONLY = fs.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield stat(fsPath);
		} catch (err) {
			if (err.code === "ENOENT") return false;
			throw err;
		}
		return true;
	});
}
/**
* On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
* \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
*/
function isRooted(p) {
	p = normalizeSeparators(p);
	if (!p) throw new Error("isRooted() parameter \"p\" cannot be empty");
	if (IS_WINDOWS$1) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
	return p.startsWith("/");
}
/**
* Best effort attempt to determine whether a file exists and is executable.
* @param filePath    file path to check
* @param extensions  additional file extensions to try
* @return if file exists and is executable, returns the file path. otherwise empty string.
*/
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter$3(this, void 0, void 0, function* () {
		let stats = void 0;
		try {
			stats = yield stat(filePath);
		} catch (err) {
			if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS$1) {
				const upperExt = path.extname(filePath).toUpperCase();
				if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
			} else if (isUnixExecutable(stats)) return filePath;
		}
		const originalFilePath = filePath;
		for (const extension of extensions) {
			filePath = originalFilePath + extension;
			stats = void 0;
			try {
				stats = yield stat(filePath);
			} catch (err) {
				if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$1) {
					try {
						const directory = path.dirname(filePath);
						const upperName = path.basename(filePath).toUpperCase();
						for (const actualName of yield readdir(directory)) if (upperName === actualName.toUpperCase()) {
							filePath = path.join(directory, actualName);
							break;
						}
					} catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				} else if (isUnixExecutable(stats)) return filePath;
			}
		}
		return "";
	});
}
function normalizeSeparators(p) {
	p = p || "";
	if (IS_WINDOWS$1) {
		p = p.replace(/\//g, "\\");
		return p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
	return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var __awaiter$2 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* Returns path of a tool had the tool actually been invoked.  Resolves via paths.
* If you check and the tool does not exist, it will throw.
*
* @param     tool              name of the tool
* @param     check             whether to check if tool exists
* @returns   Promise<string>   path to tool
*/
function which(tool, check) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		if (check) {
			const result = yield which(tool, false);
			if (!result) {
				if (IS_WINDOWS$1) throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
				else throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			}
			return result;
		}
		const matches = yield findInPath(tool);
		if (matches && matches.length > 0) return matches[0];
		return "";
	});
}
/**
* Returns a list of all occurrences of the given tool on the system path.
*
* @returns   Promise<string[]>  the paths of the tool
*/
function findInPath(tool) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		const extensions = [];
		if (IS_WINDOWS$1 && process.env["PATHEXT"]) {
			for (const extension of process.env["PATHEXT"].split(path.delimiter)) if (extension) extensions.push(extension);
		}
		if (isRooted(tool)) {
			const filePath = yield tryGetExecutablePath(tool, extensions);
			if (filePath) return [filePath];
			return [];
		}
		if (tool.includes(path.sep)) return [];
		const directories = [];
		if (process.env.PATH) {
			for (const p of process.env.PATH.split(path.delimiter)) if (p) directories.push(p);
		}
		const matches = [];
		for (const directory of directories) {
			const filePath = yield tryGetExecutablePath(path.join(directory, tool), extensions);
			if (filePath) matches.push(filePath);
		}
		return matches;
	});
}

// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const IS_WINDOWS = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
	constructor(toolPath, args, options) {
		super();
		if (!toolPath) throw new Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = toolPath;
		this.args = args || [];
		this.options = options || {};
	}
	_debug(message) {
		if (this.options.listeners && this.options.listeners.debug) this.options.listeners.debug(message);
	}
	_getCommandString(options, noPrefix) {
		const toolPath = this._getSpawnFileName();
		const args = this._getSpawnArgs(options);
		let cmd = noPrefix ? "" : "[command]";
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (const a of args) cmd += ` ${a}`;
			} else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (const a of args) cmd += ` ${a}`;
			} else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (const a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
			}
		} else {
			cmd += toolPath;
			for (const a of args) cmd += ` ${a}`;
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString();
			let n = s.indexOf(os$1.EOL);
			while (n > -1) {
				onLine(s.substring(0, n));
				s = s.substring(n + os$1.EOL.length);
				n = s.indexOf(os$1.EOL);
			}
			return s;
		} catch (err) {
			this._debug(`error processing line. Failed with error ${err}`);
			return "";
		}
	}
	_getSpawnFileName() {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) return process.env["COMSPEC"] || "cmd.exe";
		}
		return this.toolPath;
	}
	_getSpawnArgs(options) {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (const a of this.args) {
					argline += " ";
					argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
				}
				argline += "\"";
				return [argline];
			}
		}
		return this.args;
	}
	_endsWith(str, end) {
		return str.endsWith(end);
	}
	_isCmdFile() {
		const upperToolPath = this.toolPath.toUpperCase();
		return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
	}
	_windowsQuoteCmdArg(arg) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
		if (!arg) return "\"\"";
		const cmdSpecialChars = [
			" ",
			"	",
			"&",
			"(",
			")",
			"[",
			"]",
			"{",
			"}",
			"^",
			"=",
			";",
			"!",
			"'",
			"+",
			",",
			"`",
			"~",
			"|",
			"<",
			">",
			"\""
		];
		let needsQuotes = false;
		for (const char of arg) if (cmdSpecialChars.some((x) => x === char)) {
			needsQuotes = true;
			break;
		}
		if (!needsQuotes) return arg;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\"";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) return "\"\"";
		if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
		if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\\";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_cloneExecOptions(options) {
		options = options || {};
		const result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || false,
			windowsVerbatimArguments: options.windowsVerbatimArguments || false,
			failOnStdErr: options.failOnStdErr || false,
			ignoreReturnCode: options.ignoreReturnCode || false,
			delay: options.delay || 1e4
		};
		result.outStream = options.outStream || process.stdout;
		result.errStream = options.errStream || process.stderr;
		return result;
	}
	_getSpawnOptions(options, toolPath) {
		options = options || {};
		const result = {};
		result.cwd = options.cwd;
		result.env = options.env;
		result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
		if (options.windowsVerbatimArguments) result.argv0 = `"${toolPath}"`;
		return result;
	}
	/**
	* Exec a tool.
	* Output will be streamed to the live console.
	* Returns promise with return code
	*
	* @param     tool     path to tool to exec
	* @param     options  optional exec options.  See ExecOptions
	* @returns   number
	*/
	exec() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS && this.toolPath.includes("\\"))) this.toolPath = path.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
			this.toolPath = yield which(this.toolPath, true);
			return new Promise((resolve, reject) => __awaiter$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`);
				this._debug("arguments:");
				for (const arg of this.args) this._debug(`   ${arg}`);
				const optionsNonNull = this._cloneExecOptions(this.options);
				if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os$1.EOL);
				const state = new ExecState(optionsNonNull, this.toolPath);
				state.on("debug", (message) => {
					this._debug(message);
				});
				if (this.options.cwd && !(yield exists(this.options.cwd))) return reject(/* @__PURE__ */ new Error(`The cwd: ${this.options.cwd} does not exist!`));
				const fileName = this._getSpawnFileName();
				const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
				let stdbuffer = "";
				if (cp.stdout) cp.stdout.on("data", (data) => {
					if (this.options.listeners && this.options.listeners.stdout) this.options.listeners.stdout(data);
					if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(data);
					stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.stdline) this.options.listeners.stdline(line);
					});
				});
				let errbuffer = "";
				if (cp.stderr) cp.stderr.on("data", (data) => {
					state.processStderr = true;
					if (this.options.listeners && this.options.listeners.stderr) this.options.listeners.stderr(data);
					if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
					errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.errline) this.options.listeners.errline(line);
					});
				});
				cp.on("error", (err) => {
					state.processError = err.message;
					state.processExited = true;
					state.processClosed = true;
					state.CheckComplete();
				});
				cp.on("exit", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				cp.on("close", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					state.processClosed = true;
					this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				state.on("done", (error, exitCode) => {
					if (stdbuffer.length > 0) this.emit("stdline", stdbuffer);
					if (errbuffer.length > 0) this.emit("errline", errbuffer);
					cp.removeAllListeners();
					if (error) reject(error);
					else resolve(exitCode);
				});
				if (this.options.input) {
					if (!cp.stdin) throw new Error("child process missing stdin");
					cp.stdin.end(this.options.input);
				}
			}));
		});
	}
};
/**
* Convert an arg string to an array of args. Handles escaping
*
* @param    argString   string of arguments
* @returns  string[]    array of arguments
*/
function argStringToArray(argString) {
	const args = [];
	let inQuotes = false;
	let escaped = false;
	let arg = "";
	function append(c) {
		if (escaped && c !== "\"") arg += "\\";
		arg += c;
		escaped = false;
	}
	for (let i = 0; i < argString.length; i++) {
		const c = argString.charAt(i);
		if (c === "\"") {
			if (!escaped) inQuotes = !inQuotes;
			else append(c);
			continue;
		}
		if (c === "\\" && escaped) {
			append(c);
			continue;
		}
		if (c === "\\" && inQuotes) {
			escaped = true;
			continue;
		}
		if (c === " " && !inQuotes) {
			if (arg.length > 0) {
				args.push(arg);
				arg = "";
			}
			continue;
		}
		append(c);
	}
	if (arg.length > 0) args.push(arg.trim());
	return args;
}
var ExecState = class ExecState extends events.EventEmitter {
	constructor(options, toolPath) {
		super();
		this.processClosed = false;
		this.processError = "";
		this.processExitCode = 0;
		this.processExited = false;
		this.processStderr = false;
		this.delay = 1e4;
		this.done = false;
		this.timeout = null;
		if (!toolPath) throw new Error("toolPath must not be empty");
		this.options = options;
		this.toolPath = toolPath;
		if (options.delay) this.delay = options.delay;
	}
	CheckComplete() {
		if (this.done) return;
		if (this.processClosed) this._setResult();
		else if (this.processExited) this.timeout = setTimeout$1(ExecState.HandleTimeout, this.delay, this);
	}
	_debug(message) {
		this.emit("debug", message);
	}
	_setResult() {
		let error;
		if (this.processExited) {
			if (this.processError) error = /* @__PURE__ */ new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
			else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
			else if (this.processStderr && this.options.failOnStdErr) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
		}
		if (this.timeout) {
			clearTimeout(this.timeout);
			this.timeout = null;
		}
		this.done = true;
		this.emit("done", error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (state.done) return;
		if (!state.processClosed && state.processExited) {
			const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
			state._debug(message);
		}
		state._setResult();
	}
};

// node_modules/@actions/exec/lib/exec.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* Exec a command.
* Output will be streamed to the live console.
* Returns promise with return code
*
* @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
* @param     args               optional arguments for tool. Escaping is handled by the lib.
* @param     options            optional exec options.  See ExecOptions
* @returns   Promise<number>    exit code
*/
function exec(commandLine, args, options) {
	return __awaiter(this, void 0, void 0, function* () {
		const commandArgs = argStringToArray(commandLine);
		if (commandArgs.length === 0) throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
		const toolPath = commandArgs[0];
		args = commandArgs.slice(1).concat(args || []);
		return new ToolRunner(toolPath, args, options).exec();
	});
}

// src/edges/machine/processes.ts
/**
* Child processes: started without a shell, pinned, given another account, labelled, and gone when we are gone. Tools
* that need none of that are run by tool.ts.
*/
/** Every process we start carries this variable, so that a later run can tell what a killed one left behind. */
const RUN_LABEL = "QPSGATE_RUN";
/** A running child with the last kilobytes of what it printed. */
var Child = class {
	command;
	exited;
	#process;
	#output = "";
	#exit;
	#error;
	constructor(command, process) {
		this.command = command;
		this.#process = process;
		const keep = (chunk) => {
			this.#output = (this.#output + chunk).slice(-16384);
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
		this.end();
		await this.exited;
	}
	/** Ends it with all that it has started, as installers do. */
	end() {
		this.signal("SIGKILL");
		try {
			if (this.#exit === void 0 && this.#process.pid !== void 0) process.kill(-this.#process.pid, "SIGKILL");
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
	await using child = start(command, options);
	const limit = AbortSignal.timeout(timeoutSeconds * 1e3);
	const stop = () => child.end();
	limit.addEventListener("abort", stop);
	signal?.addEventListener("abort", stop);
	try {
		signal?.throwIfAborted();
		const exit = await child.exited;
		signal?.throwIfAborted();
		const late = limit.aborted ? `\nit was ended after ${timeoutSeconds} s` : "";
		return {
			exit,
			output: `${child.output}${late}`
		};
	} finally {
		limit.removeEventListener("abort", stop);
		signal?.removeEventListener("abort", stop);
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
/** Nothing of the caller's environment reaches a server, sysbench or a tool unasked (LUA_PATH, LD_PRELOAD, tokens …). */
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

// src/edges/machine/tool.ts
/**
* Runs a tool (git, apt-get, docker's client) to its end with @actions/exec: no shell, its own environment, a deadline.
* What is pinned, frozen, given another account or must die with us is started by processes.ts.
*/
/** More than any of them has to say; one that goes on is ended. */
const MOST_OUTPUT_BYTES = 256 * 1024 ** 2;
/** Exit code of what could not be started, as a shell has it. */
const NOT_STARTED = 127;
/**
* Runs a tool to its end, or ends it and all it started at the deadline, or once the signal fires.
*
* @throws nothing but the signal's reason: what cannot be started has the exit code 127
*/
async function runTool(command, { cwd, env, input = "", timeoutSeconds, signal }) {
	signal?.throwIfAborted();
	const call = new Call();
	const stop = () => call.end("stopped");
	const limit = setTimeout(() => call.end(`timed out after ${timeoutSeconds} s`), timeoutSeconds * 1e3);
	signal?.addEventListener("abort", stop);
	try {
		const code = await calls.run(call, () => exec(sessionLeader(), [...command], {
			cwd,
			env: {
				...minimalEnvironment(),
				...env
			},
			silent: true,
			ignoreReturnCode: true,
			input: Buffer.from(input),
			delay: timeoutSeconds * 1e3,
			listeners: {
				stdout: (chunk) => call.keepOutput(taken(chunk)),
				stderr: (chunk) => call.keepMessage(taken(chunk))
			}
		}).catch((error) => call.notStarted(error)));
		signal?.throwIfAborted();
		return call.answer(code);
	} finally {
		clearTimeout(limit);
		signal?.removeEventListener("abort", stop);
	}
}
/** The end of what a tool printed on both streams, for people. */
function textOf({ stdout, stderr }) {
	return `${stdout.subarray(-16384)}${stderr}`;
}
/** One run of a tool: its process, once there is one, and what it prints. */
var Call = class {
	#child;
	#ended;
	#stdout = [];
	#bytes = 0;
	#stderr = Buffer.alloc(0);
	/** Takes the process that is being made; it may have to end at once. */
	begin(child) {
		child.once("spawn", () => {
			this.#child = child;
			child.stdin?.on("error", () => {});
			if (this.#ended !== void 0) endSession(child);
		});
	}
	keepOutput(chunk) {
		this.#bytes += chunk.length;
		if (this.#bytes <= MOST_OUTPUT_BYTES) this.#stdout.push(chunk);
		else this.end(`printed more than ${MOST_OUTPUT_BYTES} bytes`);
	}
	keepMessage(chunk) {
		this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-16384);
	}
	notStarted({ message }) {
		this.keepMessage(Buffer.from(message));
		return NOT_STARTED;
	}
	/** Ends it and all it started; the first reason counts. */
	end(why) {
		this.#ended ??= why;
		if (this.#child !== void 0) endSession(this.#child);
	}
	answer(code) {
		const [stdout, stderr] = [Buffer.concat(this.#stdout), this.#stderr.toString()];
		return this.#ended === void 0 ? {
			code,
			stdout,
			stderr
		} : {
			code: null,
			stdout,
			stderr: `${stderr}\n${this.#ended}`
		};
	}
};
/** The run that a process is started for: @actions/exec keeps its child to itself, Node tells of all that are made. */
const calls = new AsyncLocalStorage();
subscribe("child_process", (message) => calls.getStore()?.begin(message.process));
/** A chunk of which nothing is left to be cut into lines: without line breaks the time for that grows by the square. */
function taken(chunk) {
	const bytes = Buffer.from(chunk);
	chunk.toString = () => "";
	return bytes;
}
/** A session of its own: the terminal's Ctrl-C reaches only us, nobody can be asked, and one signal ends all of it. */
function sessionLeader() {
	return JSON.stringify(findProgram("setsid") ?? "setsid");
}
function endSession(child) {
	child.kill("SIGKILL");
	try {
		if (child.pid !== void 0) process.kill(-child.pid, "SIGKILL");
	} catch {}
}

export { minimalEnvironment as a, findProgram as i, textOf as n, run as o, RUN_LABEL as r, start as s, runTool as t };