import "./exec.js";
import * as e$4 from "os";
import t, { EOL } from "os";
import * as e$3 from "crypto";
import * as t$1 from "fs";
import { constants, promises } from "fs";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(e) {
	return e == null ? `` : typeof e == `string` || e instanceof String ? e : JSON.stringify(e);
}
function toCommandProperties(e) {
	return Object.keys(e).length ? {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	} : {};
}

// node_modules/@actions/core/lib/command.js
function issueCommand(t, r, i) {
	let a = new n(t, r, i);
	process.stdout.write(a.toString() + e$4.EOL);
}
var n = class {
	constructor(e, t, n) {
		e ||= `missing.command`, this.command = e, this.properties = t, this.message = n;
	}
	toString() {
		let e = `::` + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			e += ` `;
			let t = !0;
			for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
				let r = this.properties[n];
				r && (t ? t = !1 : e += `,`, e += `${n}=${i$1(r)}`);
			}
		}
		return e += `::${r(this.message)}`, e;
	}
};
function r(e) {
	return toCommandValue(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`);
}
function i$1(e) {
	return toCommandValue(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`).replace(/:/g, `%3A`).replace(/,/g, `%2C`);
}

// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(e, i) {
	let a = process.env[`GITHUB_${e}`];
	if (!a) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!t$1.existsSync(a)) throw Error(`Missing file at path: ${a}`);
	t$1.appendFileSync(a, `${toCommandValue(i)}${e$4.EOL}`, { encoding: `utf8` });
}
function prepareKeyValueMessage(t, i) {
	let a = `ghadelimiter_${e$3.randomUUID()}`, o = toCommandValue(i);
	if (t.includes(a)) throw Error(`Unexpected input: name should not contain the delimiter "${a}"`);
	if (o.includes(a)) throw Error(`Unexpected input: value should not contain the delimiter "${a}"`);
	return `${t}<<${a}${e$4.EOL}${o}${e$4.EOL}${a}`;
}

// node_modules/@actions/core/lib/summary.js
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
const { access: i, appendFile: a, writeFile: o } = promises;
const SUMMARY_ENV_VAR = `GITHUB_STEP_SUMMARY`;
var s = class {
	constructor() {
		this._buffer = ``;
	}
	filePath() {
		return e$2(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[SUMMARY_ENV_VAR];
			if (!e) throw Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield i(e, constants.R_OK | constants.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
			}
			return this._filePath = e, this._filePath;
		});
	}
	wrap(e, t, n = {}) {
		let r = Object.entries(n).map(([e, t]) => ` ${e}="${t}"`).join(``);
		return t ? `<${e}${r}>${t}</${e}>` : `<${e}${r}>`;
	}
	write(t) {
		return e$2(this, void 0, void 0, function* () {
			let e = !!t?.overwrite, n = yield this.filePath();
			return yield (e ? o : a)(n, this._buffer, { encoding: `utf8` }), this.emptyBuffer();
		});
	}
	clear() {
		return e$2(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		return this._buffer = ``, this;
	}
	addRaw(e, t = !1) {
		return this._buffer += e, t ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(e, t) {
		let n = Object.assign({}, t && { lang: t }), r = this.wrap(`pre`, this.wrap(`code`, e), n);
		return this.addRaw(r).addEOL();
	}
	addList(e, t = !1) {
		let n = t ? `ol` : `ul`, r = e.map((e) => this.wrap(`li`, e)).join(``), i = this.wrap(n, r);
		return this.addRaw(i).addEOL();
	}
	addTable(e) {
		let t = e.map((e) => {
			let t = e.map((e) => {
				if (typeof e == `string`) return this.wrap(`td`, e);
				let { header: t, data: n, colspan: r, rowspan: i } = e, a = t ? `th` : `td`, o = Object.assign(Object.assign({}, r && { colspan: r }), i && { rowspan: i });
				return this.wrap(a, n, o);
			}).join(``);
			return this.wrap(`tr`, t);
		}).join(``), n = this.wrap(`table`, t);
		return this.addRaw(n).addEOL();
	}
	addDetails(e, t) {
		let n = this.wrap(`details`, this.wrap(`summary`, e) + t);
		return this.addRaw(n).addEOL();
	}
	addImage(e, t, n) {
		let { width: r, height: i } = n || {}, a = Object.assign(Object.assign({}, r && { width: r }), i && { height: i }), o = this.wrap(`img`, null, Object.assign({
			src: e,
			alt: t
		}, a));
		return this.addRaw(o).addEOL();
	}
	addHeading(e, t) {
		let n = `h${t}`, r = [
			`h1`,
			`h2`,
			`h3`,
			`h4`,
			`h5`,
			`h6`
		].includes(n) ? n : `h1`, i = this.wrap(r, e);
		return this.addRaw(i).addEOL();
	}
	addSeparator() {
		let e = this.wrap(`hr`, null);
		return this.addRaw(e).addEOL();
	}
	addBreak() {
		let e = this.wrap(`br`, null);
		return this.addRaw(e).addEOL();
	}
	addQuote(e, t) {
		let n = Object.assign({}, t && { cite: t }), r = this.wrap(`blockquote`, e, n);
		return this.addRaw(r).addEOL();
	}
	addLink(e, t) {
		let n = this.wrap(`a`, e, { href: t });
		return this.addRaw(n).addEOL();
	}
};
const c = new s();
const summary = c;

// node_modules/@actions/core/lib/platform.js
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
const platform = t.platform();
const arch = t.arch();

// node_modules/@actions/core/lib/core.js
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
var ExitCode;
(function(e) {
	e[e.Success = 0] = `Success`, e[e.Failure = 1] = `Failure`;
})(ExitCode ||= {});
function setSecret(e) {
	issueCommand(`add-mask`, {}, e);
}
function getInput(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, `_`).toUpperCase()}`] || ``;
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function setOutput(e, t) {
	if (process.env.GITHUB_OUTPUT) return issueFileCommand(`OUTPUT`, prepareKeyValueMessage(e, t));
	process.stdout.write(e$4.EOL), issueCommand(`set-output`, { name: e }, toCommandValue(t));
}
function setFailed(e) {
	process.exitCode = ExitCode.Failure, error(e);
}
function debug(e) {
	issueCommand(`debug`, {}, e);
}
function error(e, t = {}) {
	issueCommand(`error`, toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function warning(e, t = {}) {
	issueCommand(`warning`, toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function notice(e, t = {}) {
	issueCommand(`notice`, toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function info(e) {
	process.stdout.write(e + e$4.EOL);
}
function saveState(e, t) {
	if (process.env.GITHUB_STATE) return issueFileCommand(`STATE`, prepareKeyValueMessage(e, t));
	issueCommand(`save-state`, { name: e }, toCommandValue(t));
}
function getState(e) {
	return process.env[`STATE_${e}`] || ``;
}

export { info as a, setFailed as c, warning as d, summary as f, getState as i, setOutput as l, error as n, notice as o, getInput as r, saveState as s, debug as t, setSecret as u };