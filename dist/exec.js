import * as t$1 from "os";
import * as t$2 from "fs";
import * as n$1 from "path";
import * as n from "events";
import * as r from "child_process";
import { setTimeout } from "timers";

// node_modules/@actions/io/lib/io-util.js
var e$3 = void 0 && (void 0).__awaiter || function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
const { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = t$2.promises;
const IS_WINDOWS = process.platform === `win32`;
const READONLY = t$2.constants.O_RDONLY;
function exists(t) {
	return e$3(this, void 0, void 0, function* () {
		try {
			yield stat(t);
		} catch (e) {
			if (e.code === `ENOENT`) return !1;
			throw e;
		}
		return !0;
	});
}
function isRooted(e) {
	if (e = r$1(e), !e) throw Error(`isRooted() parameter "p" cannot be empty`);
	return IS_WINDOWS ? e.startsWith(`\\`) || /^[A-Z]:/i.test(e) : e.startsWith(`/`);
}
function tryGetExecutablePath(t, r) {
	return e$3(this, void 0, void 0, function* () {
		let e;
		try {
			e = yield stat(t);
		} catch (e) {
			e.code !== `ENOENT` && console.log(`Unexpected error attempting to determine if executable file exists '${t}': ${e}`);
		}
		if (e && e.isFile()) {
			if (IS_WINDOWS) {
				let e = n$1.extname(t).toUpperCase();
				if (r.some((t) => t.toUpperCase() === e)) return t;
			} else if (i(e)) return t;
		}
		let a = t;
		for (let o of r) {
			t = a + o, e = void 0;
			try {
				e = yield stat(t);
			} catch (e) {
				e.code !== `ENOENT` && console.log(`Unexpected error attempting to determine if executable file exists '${t}': ${e}`);
			}
			if (e && e.isFile()) {
				if (IS_WINDOWS) {
					try {
						let e = n$1.dirname(t), r = n$1.basename(t).toUpperCase();
						for (let i of yield readdir(e)) if (r === i.toUpperCase()) {
							t = n$1.join(e, i);
							break;
						}
					} catch (e) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${t}': ${e}`);
					}
					return t;
				}
				if (i(e)) return t;
			}
		}
		return ``;
	});
}
function r$1(e) {
	return e ||= ``, IS_WINDOWS ? (e = e.replace(/\//g, `\\`), e.replace(/\\\\+/g, `\\`)) : e.replace(/\/\/+/g, `/`);
}
function i(e) {
	return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var e$2 = void 0 && (void 0).__awaiter || function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
function which(t, n) {
	return e$2(this, void 0, void 0, function* () {
		if (!t) throw Error(`parameter 'tool' is required`);
		if (n) {
			let e = yield which(t, !1);
			if (!e) throw IS_WINDOWS ? Error(`Unable to locate executable file: ${t}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : Error(`Unable to locate executable file: ${t}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			return e;
		}
		let e = yield findInPath(t);
		return e && e.length > 0 ? e[0] : ``;
	});
}
function findInPath(t) {
	return e$2(this, void 0, void 0, function* () {
		if (!t) throw Error(`parameter 'tool' is required`);
		let e = [];
		if (IS_WINDOWS && process.env.PATHEXT) for (let t of process.env.PATHEXT.split(n$1.delimiter)) t && e.push(t);
		if (isRooted(t)) {
			let n = yield tryGetExecutablePath(t, e);
			return n ? [n] : [];
		}
		if (t.includes(n$1.sep)) return [];
		let i = [];
		if (process.env.PATH) for (let e of process.env.PATH.split(n$1.delimiter)) e && i.push(e);
		let a = [];
		for (let o of i) {
			let i = yield tryGetExecutablePath(n$1.join(o, t), e);
			i && a.push(i);
		}
		return a;
	});
}

// node_modules/@actions/exec/lib/toolrunner.js
var e$1 = void 0 && (void 0).__awaiter || function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
const c = process.platform === `win32`;
var ToolRunner = class extends n.EventEmitter {
	constructor(e, t, n) {
		if (super(), !e) throw Error(`Parameter 'toolPath' cannot be null or empty.`);
		this.toolPath = e, this.args = t || [], this.options = n || {};
	}
	_debug(e) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
	}
	_getCommandString(e, t) {
		let n = this._getSpawnFileName(), r = this._getSpawnArgs(e), i = t ? `` : `[command]`;
		if (c) {
			if (this._isCmdFile()) {
				i += n;
				for (let e of r) i += ` ${e}`;
			} else if (e.windowsVerbatimArguments) {
				i += `"${n}"`;
				for (let e of r) i += ` ${e}`;
			} else {
				i += this._windowsQuoteCmdArg(n);
				for (let e of r) i += ` ${this._windowsQuoteCmdArg(e)}`;
			}
		} else {
			i += n;
			for (let e of r) i += ` ${e}`;
		}
		return i;
	}
	_processLineBuffer(e, n, r) {
		try {
			let i = n + e.toString(), a = i.indexOf(t$1.EOL);
			for (; a > -1;) r(i.substring(0, a)), i = i.substring(a + t$1.EOL.length), a = i.indexOf(t$1.EOL);
			return i;
		} catch (e) {
			return this._debug(`error processing line. Failed with error ${e}`), ``;
		}
	}
	_getSpawnFileName() {
		return c && this._isCmdFile() ? process.env.COMSPEC || `cmd.exe` : this.toolPath;
	}
	_getSpawnArgs(e) {
		if (c && this._isCmdFile()) {
			let t = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
			for (let n of this.args) t += ` `, t += e.windowsVerbatimArguments ? n : this._windowsQuoteCmdArg(n);
			return t += `"`, [t];
		}
		return this.args;
	}
	_endsWith(e, t) {
		return e.endsWith(t);
	}
	_isCmdFile() {
		let e = this.toolPath.toUpperCase();
		return this._endsWith(e, `.CMD`) || this._endsWith(e, `.BAT`);
	}
	_windowsQuoteCmdArg(e) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(e);
		if (!e) return `""`;
		let t = [
			` `,
			`	`,
			`&`,
			`(`,
			`)`,
			`[`,
			`]`,
			`{`,
			`}`,
			`^`,
			`=`,
			`;`,
			`!`,
			`'`,
			`+`,
			`,`,
			"`",
			`~`,
			`|`,
			`<`,
			`>`,
			`"`
		], n = !1;
		for (let r of e) if (t.some((e) => e === r)) {
			n = !0;
			break;
		}
		if (!n) return e;
		let r = `"`, i = !0;
		for (let t = e.length; t > 0; t--) r += e[t - 1], i && e[t - 1] === `\\` ? r += `\\` : e[t - 1] === `"` ? (i = !0, r += `"`) : i = !1;
		return r += `"`, r.split(``).reverse().join(``);
	}
	_uvQuoteCmdArg(e) {
		if (!e) return `""`;
		if (!e.includes(` `) && !e.includes(`	`) && !e.includes(`"`)) return e;
		if (!e.includes(`"`) && !e.includes(`\\`)) return `"${e}"`;
		let t = `"`, n = !0;
		for (let r = e.length; r > 0; r--) t += e[r - 1], n && e[r - 1] === `\\` ? t += `\\` : e[r - 1] === `"` ? (n = !0, t += `\\`) : n = !1;
		return t += `"`, t.split(``).reverse().join(``);
	}
	_cloneExecOptions(e) {
		e ||= {};
		let t = {
			cwd: e.cwd || process.cwd(),
			env: e.env || process.env,
			silent: e.silent || !1,
			windowsVerbatimArguments: e.windowsVerbatimArguments || !1,
			failOnStdErr: e.failOnStdErr || !1,
			ignoreReturnCode: e.ignoreReturnCode || !1,
			delay: e.delay || 1e4
		};
		return t.outStream = e.outStream || process.stdout, t.errStream = e.errStream || process.stderr, t;
	}
	_getSpawnOptions(e, t) {
		e ||= {};
		let n = {};
		return n.cwd = e.cwd, n.env = e.env, n.windowsVerbatimArguments = e.windowsVerbatimArguments || this._isCmdFile(), e.windowsVerbatimArguments && (n.argv0 = `"${t}"`), n;
	}
	exec() {
		return e$1(this, void 0, void 0, function* () {
			return !isRooted(this.toolPath) && (this.toolPath.includes(`/`) || c && this.toolPath.includes(`\\`)) && (this.toolPath = n$1.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((n, i) => e$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug(`arguments:`);
				for (let e of this.args) this._debug(`   ${e}`);
				let e = this._cloneExecOptions(this.options);
				!e.silent && e.outStream && e.outStream.write(this._getCommandString(e) + t$1.EOL);
				let a = new l(e, this.toolPath);
				if (a.on(`debug`, (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield exists(this.options.cwd))) return i(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let s = this._getSpawnFileName(), c = r.spawn(s, this._getSpawnArgs(e), this._getSpawnOptions(this.options, s)), u = ``;
				c.stdout && c.stdout.on(`data`, (t) => {
					this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(t), !e.silent && e.outStream && e.outStream.write(t), u = this._processLineBuffer(t, u, (e) => {
						this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(e);
					});
				});
				let d = ``;
				if (c.stderr && c.stderr.on(`data`, (t) => {
					a.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(t), !e.silent && e.errStream && e.outStream && (e.failOnStdErr ? e.errStream : e.outStream).write(t), d = this._processLineBuffer(t, d, (e) => {
						this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(e);
					});
				}), c.on(`error`, (e) => {
					a.processError = e.message, a.processExited = !0, a.processClosed = !0, a.CheckComplete();
				}), c.on(`exit`, (e) => {
					a.processExitCode = e, a.processExited = !0, this._debug(`Exit code ${e} received from tool '${this.toolPath}'`), a.CheckComplete();
				}), c.on(`close`, (e) => {
					a.processExitCode = e, a.processExited = !0, a.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), a.CheckComplete();
				}), a.on(`done`, (e, t) => {
					u.length > 0 && this.emit(`stdline`, u), d.length > 0 && this.emit(`errline`, d), c.removeAllListeners(), e ? i(e) : n(t);
				}), this.options.input) {
					if (!c.stdin) throw Error(`child process missing stdin`);
					c.stdin.end(this.options.input);
				}
			}));
		});
	}
};
function argStringToArray(e) {
	let t = [], n = !1, r = !1, i = ``;
	function a(e) {
		r && e !== `"` && (i += `\\`), i += e, r = !1;
	}
	for (let o = 0; o < e.length; o++) {
		let s = e.charAt(o);
		s === `"` ? r ? a(s) : n = !n : s === `\\` && r ? a(s) : s === `\\` && n ? r = !0 : s === ` ` && !n ? i.length > 0 && (t.push(i), i = ``) : a(s);
	}
	return i.length > 0 && t.push(i.trim()), t;
}
var l = class l extends n.EventEmitter {
	constructor(e, t) {
		if (super(), this.processClosed = !1, this.processError = ``, this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !t) throw Error(`toolPath must not be empty`);
		this.options = e, this.toolPath = t, e.delay && (this.delay = e.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = setTimeout(l.HandleTimeout, this.delay, this)));
	}
	_debug(e) {
		this.emit(`debug`, e);
	}
	_setResult() {
		let e;
		this.processExited && (this.processError ? e = Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? e = Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (e = Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout &&= (clearTimeout(this.timeout), null), this.done = !0, this.emit(`done`, e, this.processExitCode);
	}
	static HandleTimeout(e) {
		if (!e.done) {
			if (!e.processClosed && e.processExited) {
				let t = `The STDIO streams did not close within ${e.delay / 1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
				e._debug(t);
			}
			e._setResult();
		}
	}
};

// node_modules/@actions/exec/lib/exec.js
var e = void 0 && (void 0).__awaiter || function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
function exec(t, r, i) {
	return e(this, void 0, void 0, function* () {
		let e = argStringToArray(t);
		if (e.length === 0) throw Error(`Parameter 'commandLine' cannot be null or empty.`);
		let a = e[0];
		return r = e.slice(1).concat(r || []), new ToolRunner(a, r, i).exec();
	});
}

export { exec as t };