// node_modules/zod/v4/core/util.js
function getEnumValues(e) {
	let t = Object.values(e).filter((e) => typeof e == `number`);
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function joinValues(e, t = `|`) {
	return e.map((e) => stringifyPrimitive(e)).join(t);
}
function jsonStringifyReplacer(e, t) {
	return typeof t == `bigint` ? t.toString() : t;
}
var t$3 = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function cached(e) {
	return new t$3(e);
}
function nullish(e) {
	return e == null;
}
function cleanRegex(e) {
	let t = +!!e.startsWith(`^`), n = e.endsWith(`$`) ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function floatSafeRemainder(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
const n$5 = Symbol(`evaluating`);
function defineLazy(e, t, r) {
	let i;
	Object.defineProperty(e, t, {
		get() {
			if (i !== n$5) return i === void 0 && (i = n$5, i = r()), i;
		},
		set(n) {
			Object.defineProperty(e, t, { value: n });
		},
		configurable: !0
	});
}
function assignProp(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function rawShape(e) {
	let t = Object.getOwnPropertyDescriptor(e, `shape`);
	return t?.get ? t.get.raw : t?.value;
}
function r$8(e) {
	return rawShape(e._zod.def) ?? e._zod.def.shape;
}
function i$9(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return assignProp(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function a$7(e, t, n) {
	t in e ? assignProp(e, t, n) : e[t] = n;
}
function o$6(e, t, n, o) {
	let s = r$8(t);
	for (let r of n) {
		let n = Object.getOwnPropertyDescriptor(s, r);
		n.enumerable && (n.get ? i$9(e, r, () => {
			let e = t._zod.def.shape[r];
			return o ? o(e, r) : e;
		}) : a$7(e, r, o ? o(n.value, r) : n.value));
	}
}
function s$5(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? i$9(e, n, () => t[n]) : a$7(e, n, r.value));
	}
}
function mergeDefs(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function esc(e) {
	return JSON.stringify(e);
}
function slugify(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, ``).replace(/[\s_-]+/g, `-`).replace(/^-+|-+$/g, ``);
}
const captureStackTrace = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function isObject(e) {
	return typeof e == `object` && !!e && !Array.isArray(e);
}
const allowsEval = cached(() => {
	if (globalConfig.jitless || typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`)) return !1;
	try {
		return Function(``), !0;
	} catch {
		return !1;
	}
});
function isPlainObject(e) {
	if (isObject(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != `function`) return !0;
	let n = t.prototype;
	return isObject(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function shallowClone(e) {
	return isPlainObject(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const propertyKeyTypes = /* @__PURE__ */ new Set([
	`string`,
	`number`,
	`symbol`
]);
const primitiveTypes = /* @__PURE__ */ new Set([
	`string`,
	`number`,
	`bigint`,
	`boolean`,
	`symbol`,
	`undefined`
]);
function escapeRegex(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function clone(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function normalizeParams(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == `string`) return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == `string` ? {
		...t,
		error: () => t.error
	} : t;
}
function stringifyPrimitive(e) {
	return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function optionalKeys(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`);
}
const NUMBER_FORMAT_RANGES = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
};
const BIGINT_FORMAT_RANGES = {
	int64: [BigInt(`-9223372036854775808`), BigInt(`9223372036854775807`)],
	uint64: [BigInt(0), BigInt(`18446744073709551615`)]
};
function pick(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(`.pick() cannot be used on object schemas containing refinements`);
	let i = {};
	return o$6(i, e, c$4(e, t)), clone(e, mergeDefs(n, {
		shape: i,
		checks: []
	}));
}
function c$4(e, t) {
	let n = r$8(e), i = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && i.push(e);
	}
	return i;
}
function omit(e, t) {
	let n = e._zod.def, i = n.checks;
	if (i && i.length > 0) throw Error(`.omit() cannot be used on object schemas containing refinements`);
	let a = new Set(c$4(e, t)), s = {};
	return o$6(s, e, Reflect.ownKeys(r$8(e)).filter((e) => !a.has(e))), clone(e, mergeDefs(n, {
		shape: s,
		checks: []
	}));
}
function extend(e, t) {
	if (!isPlainObject(t)) throw Error(`Invalid input to extend: expected a plain object`);
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = r$8(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(e, mergeDefs(e._zod.def, { shape: l$4(e, t) }));
}
function l$4(e, t) {
	let n = {};
	return o$6(n, e, Reflect.ownKeys(r$8(e))), s$5(n, t), n;
}
function safeExtend(e, t) {
	if (!isPlainObject(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
	return clone(e, mergeDefs(e._zod.def, { shape: l$4(e, t) }));
}
function merge(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(`.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`);
	let n = {};
	return o$6(n, e, Reflect.ownKeys(r$8(e))), o$6(n, t, Reflect.ownKeys(r$8(t))), clone(e, mergeDefs(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function partial(e, t, n, i = `partial`) {
	let a = t._zod.def.checks;
	if (a && a.length > 0) throw Error(`.${i}() cannot be used on object schemas containing refinements`);
	let s = n ? new Set(c$4(t, n)) : void 0, l = {};
	return o$6(l, t, Reflect.ownKeys(r$8(t)), e && ((t, n) => s && !s.has(n) ? t : new e({
		type: `optional`,
		innerType: t
	}))), clone(t, mergeDefs(t._zod.def, {
		shape: l,
		checks: []
	}));
}
function required(e, t, n) {
	let i = n ? new Set(c$4(t, n)) : void 0, a = {};
	return o$6(a, t, Reflect.ownKeys(r$8(t)), (t, n) => i && !i.has(n) ? t : new e({
		type: `nonoptional`,
		innerType: t
	})), clone(t, mergeDefs(t._zod.def, { shape: a }));
}
function aborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function explicitlyAborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function prefixIssues(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function unwrapMessage(e) {
	return typeof e == `string` ? e : e?.message;
}
function sizeCaps(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function attachSchema(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function finalizeIssue(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has(`$ZodType`) && (i.has(`$ZodCheck`) ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : unwrapMessage(e.inst?._zod.def?.error?.(e)) ?? unwrapMessage(a?.(e)) ?? unwrapMessage(t?.error?.(e)) ?? unwrapMessage(n.customError?.(e)) ?? unwrapMessage(n.localeError?.(e)) ?? `Invalid input`, s = {};
	for (let t of Object.keys(e)) t !== `inst` && t !== `schema` && t !== `continue` && t !== `input` && t !== `__proto__` && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
function getSizableOrigin(e) {
	return e instanceof Set ? `set` : e instanceof Map ? `map` : e instanceof File ? `file` : `unknown`;
}
const u$4 = /[\uD800-\uDBFF]/;
function codePointLength(e) {
	let t = e.length;
	if (!u$4.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function getLengthableOrigin(e) {
	return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function parsedType(e) {
	let t = typeof e;
	switch (t) {
		case `number`: return Number.isNaN(e) ? `nan` : `number`;
		case `object`: {
			if (e === null) return `null`;
			if (Array.isArray(e)) return `array`;
			let t = e;
			if (t && Object.getPrototypeOf(t) !== Object.prototype && `constructor` in t && t.constructor) return t.constructor.name;
		}
	}
	return t;
}
function issue(...e) {
	let [t, n, r] = e;
	return typeof t == `string` ? {
		message: t,
		code: `custom`,
		input: n,
		inst: r
	} : { ...t };
}
function members(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : d$2(e, n, r.value);
	}
}
function own(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function hide(e, t, n) {
	return own(e, t, n, !1);
}
function derived(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return own(this, n, r(this));
			},
			set(e) {
				own(this, n, e);
			}
		});
	}
	return t;
}
function d$2(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : own(this, t, n.bind(this));
		},
		set(e) {
			own(this, t, e);
		}
	});
}
function f$3(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let p$2;
let m$3 = !1;
const h$3 = {
	configurable: !0,
	get() {
		m$3 = !0;
	}
};
function defineLazyInternal(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && p$2 !== e._zod ? p$2 = void 0 : (p$2 = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, h$3);
			let e = m$3;
			m$3 = !1;
			try {
				let r = n(this);
				return m$3 ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), m$3 ||= e, r;
			} catch (n) {
				throw delete this[t], m$3 ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function installLazyProp(e, t, n, r) {
	let i = f$3(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
function constantCatch(e) {
	let t = () => e;
	return t[`~constantCatch`] = !0, t;
}

// node_modules/zod/v4/core/core.js
var e$1;
const NEVER = Object.freeze({ status: `aborted` });
const n$4 = {
	value: void 0,
	enumerable: !1
};
let r$7 = `captureStackTrace` in Error ? Error : null;
function i$8(e) {
	let t = r$7;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == `number`) {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return r$7 = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
function $constructor(e, r, a, o) {
	let s = {};
	function c(e) {
		this.def = e, this.constr = m, this.traits = /* @__PURE__ */ new Set();
	}
	c.prototype = s;
	let l = a, u = l && /* @__PURE__ */ new WeakSet();
	function d(i, a) {
		if (!i._zod) {
			n$4.value = new c(a);
			try {
				Object.defineProperty(i, "_zod", n$4);
			} finally {
				n$4.value = void 0;
			}
		} else if (i._zod.traits.has(e)) return;
		if (i._zod.traits.add(e), r(i, a), u) {
			let e = Object.getPrototypeOf(i), n = i._zod.constr.prototype, r = e;
			for (; r && r !== n;) r = Object.getPrototypeOf(r);
			let a = r ?? e;
			u.has(a) || (u.add(a), members(a, l));
		}
		let o = m.prototype;
		for (let e in o) Object.prototype.hasOwnProperty.call(o, e) && (e in i || (i[e] = o[e].bind(i)));
	}
	let f = o?.Parent ?? Object;
	class p extends f {}
	Object.defineProperty(p, "name", { value: e });
	function m(e) {
		let t = o?.Parent ? i$8(p) : this;
		d(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let r = globalThis.__zod_globalConfig?.postProcessor;
		return r && r(t), t;
	}
	return Object.defineProperty(m, "init", { value: d }), Object.defineProperty(m, Symbol.hasInstance, { value: (t) => o?.Parent && t instanceof o.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(m, "name", { value: e }), m;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = `ZodEncodeError`;
	}
};
(e$1 = globalThis).__zod_globalConfig ?? (e$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(e) {
	return e && Object.assign(globalConfig, e), globalConfig;
}

// node_modules/zod/v4/core/errors.js
function n$3() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, jsonStringifyReplacer, 2), e.message;
}
function r$6(e) {
	this._zod.message = e;
}
const i$7 = {
	get: n$3,
	set: r$6,
	enumerable: !0,
	configurable: !0
};
const a$6 = {
	value: void 0,
	enumerable: !1
};
const o$5 = new WeakSet([Object.prototype, Error.prototype]);
const s$4 = (e, t) => {
	e.name = `$ZodError`, a$6.value = t, Object.defineProperty(e, "issues", a$6), a$6.value = void 0, Object.defineProperty(e, "message", i$7);
	let n = Object.getPrototypeOf(e);
	o$5.has(n) || (o$5.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = () => this.message;
			return Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
};
const $ZodError = $constructor(`$ZodError`, s$4);
const $ZodRealError = $constructor(`$ZodError`, s$4, void 0, { Parent: Error });
function c$3(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === `__proto__` ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function flattenError(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? c$3(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function formatError(e, t = (e) => e.message) {
	let n = { _errors: [] }, r = (e, i = []) => {
		for (let a of e.issues) if (a.code === `invalid_union` && a.errors.length) a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
		else if (a.code === `invalid_key`) r({ issues: a.issues }, [...i, ...a.path]);
		else if (a.code === `invalid_element`) r({ issues: a.issues }, [...i, ...a.path]);
		else {
			let e = [...i, ...a.path];
			if (e.length === 0) n._errors.push(t(a));
			else {
				let r = n, i = 0;
				for (; i < e.length;) {
					let n = e[i], o = i === e.length - 1;
					if (n === `_errors`) {
						o && r._errors.push(t(a)), i++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(r, n) || Object.defineProperty(r, n, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let s = r[n];
					o && s._errors.push(t(a)), r = s, i++;
				}
			}
		}
	};
	return r(e), n;
}

// node_modules/zod/v4/core/parse.js
function r$5(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const _parse = (t) => {
	let r = (i, a, o, s) => {
		let c = o ? {
			...o,
			async: !1
		} : { async: !1 }, l = i._zod.run({
			value: a,
			issues: []
		}, c);
		if (l instanceof Promise) throw new $ZodAsyncError();
		if (l.issues.length) {
			let i = new ((s?.Err) ?? t)(l.issues.map((t) => finalizeIssue(t, c, config())));
			throw captureStackTrace(i, s?.callee ?? r), i;
		}
		return l.value;
	};
	return r;
};
const parse$1 = _parse($ZodRealError);
const _parseAsync = (t) => {
	let r = async (i, a, o, s) => {
		let c = o ? {
			...o,
			async: !0
		} : { async: !0 }, l = i._zod.run({
			value: a,
			issues: []
		}, c);
		if (l instanceof Promise && (l = await l), l.issues.length) {
			let i = new ((s?.Err) ?? t)(l.issues.map((t) => finalizeIssue(t, c, config())));
			throw captureStackTrace(i, s?.callee ?? r), i;
		}
		return l.value;
	};
	return r;
};
const parseAsync$1 = _parseAsync($ZodRealError);
const _safeParse = (t) => (n, r, a) => {
	let o = a ? {
		...a,
		async: !1
	} : { async: !1 }, s = n._zod.run({
		value: r,
		issues: []
	}, o);
	if (s instanceof Promise) throw new $ZodAsyncError();
	return s.issues.length ? i$6(t, s.issues, o) : {
		success: !0,
		data: s.value
	};
};
const safeParse$1 = _safeParse($ZodRealError);
function i$6(t, r, i) {
	let a;
	return {
		success: !1,
		get error() {
			return a || (a = new t(r.map((t) => finalizeIssue(t, i, config()))), r = void 0, i = void 0), a;
		},
		set error(e) {
			a = e, r = void 0, i = void 0;
		}
	};
}
const _safeParseAsync = (e) => async (t, n, r) => {
	let a = r ? {
		...r,
		async: !0
	} : { async: !0 }, o = t._zod.run({
		value: n,
		issues: []
	}, a);
	return o instanceof Promise && (o = await o), o.issues.length ? i$6(e, o.issues, a) : {
		success: !0,
		data: o.value
	};
};
const safeParseAsync$1 = _safeParseAsync($ZodRealError);
const a$5 = Symbol.for(`zod.compile.invalid`);
const o$4 = Symbol.for(`zod.compile.fallback`);
const validate = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== a$5) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return s$3(e, t, n);
});
function s$3(t, n, r) {
	let i = r ? {
		...r,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, a = t._zod.bag.fallbackRun, s;
	if (a ? (i[o$4] = !0, s = a({
		value: n,
		issues: []
	}, i)) : s = t._zod.run({
		value: n,
		issues: []
	}, i), s instanceof Promise) throw new $ZodAsyncError();
	return s.issues.length === 0;
}
const validateAsync = async (e, t, n) => {
	let r = n ? {
		...n,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, i = e._zod.run({
		value: t,
		issues: []
	}, r);
	return i instanceof Promise && (i = await i), i.issues.length === 0;
};
const _encode = (e) => {
	let t = _parse(e), n = (e, i, a, o) => {
		let s = a ? {
			...a,
			direction: `backward`
		} : { direction: `backward` };
		return t(e, i, s, r$5(n, o));
	};
	return n;
};
const encode$1 = _encode($ZodRealError);
const _decode = (e) => {
	let t = _parse(e), n = (e, i, a, o) => t(e, i, a, r$5(n, o));
	return n;
};
const decode$1 = _decode($ZodRealError);
const _encodeAsync = (e) => {
	let t = _parseAsync(e), n = async (e, i, a, o) => {
		let s = a ? {
			...a,
			direction: `backward`
		} : { direction: `backward` };
		return await t(e, i, s, r$5(n, o));
	};
	return n;
};
const encodeAsync$1 = _encodeAsync($ZodRealError);
const _decodeAsync = (e) => {
	let t = _parseAsync(e), n = async (e, i, a, o) => await t(e, i, a, r$5(n, o));
	return n;
};
const decodeAsync$1 = _decodeAsync($ZodRealError);
const _safeEncode = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return _safeParse(e)(t, n, i);
};
const safeEncode$1 = _safeEncode($ZodRealError);
const _safeDecode = (e) => (t, n, r) => _safeParse(e)(t, n, r);
const safeDecode$1 = _safeDecode($ZodRealError);
const _safeEncodeAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return _safeParseAsync(e)(t, n, i);
};
const safeEncodeAsync$1 = _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (e) => async (t, n, r) => _safeParseAsync(e)(t, n, r);
const safeDecodeAsync$1 = _safeDecodeAsync($ZodRealError);

// node_modules/zod/v4/core/regexes.js
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
const uuid4 = uuid(4);
const uuid6 = uuid(6);
const uuid7 = uuid(7);
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function emoji() {
	return RegExp(`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`, `u`);
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (t) => {
	let n = escapeRegex(t ?? `:`);
	return RegExp(`^(?:[0-9A-F]{2}${n}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${n}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const t$2 = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function n$2(e) {
	return RegExp(`^${e}$`);
}
const date = n$2(t$2);
function r$4(e) {
	let t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof e.precision == `number` ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(e) {
	return RegExp(`^${r$4(e)}$`);
}
function datetime(e) {
	let n = [`Z`];
	e.offset && n.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	let i = `${r$4({
		precision: e.precision,
		seconds: !0
	})}(?:${n.join(`|`)})`, a = e.local ? `${i}|${r$4({ precision: e.precision })}` : i;
	return RegExp(`^${t$2}T(?:${a})$`);
}
const anyString = /^[\s\S]{0,}$/;
const string$1 = (e) => {
	let t = e ? `[\\s\\S]{${e?.minimum ?? 0},${e?.maximum ?? ``}}` : `[\\s\\S]*`;
	return RegExp(`^${t}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const i$5 = /^null$/i;
const a$4 = /^undefined$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
function o$3(e, t) {
	return RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`);
}
function s$2(e) {
	return RegExp(`^[A-Za-z0-9_-]{${e}}$`);
}
const md5_base64 = o$3(22, `==`);
const md5_base64url = s$2(22);
const sha1_base64 = o$3(27, `=`);
const sha1_base64url = s$2(27);
const sha256_base64 = o$3(43, `=`);
const sha256_base64url = s$2(43);
const sha384_base64 = o$3(64, ``);
const sha384_base64url = s$2(64);
const sha512_base64 = o$3(86, `==`);
const sha512_base64url = s$2(86);

// node_modules/zod/v4/core/checks.js
const $ZodCheck = $constructor(`$ZodCheck`, (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
});
const r$3 = (e) => {
	let t = e.value;
	return !nullish(t) && t.size !== void 0;
};
const i$4 = (e) => {
	let t = e.value;
	return !nullish(t) && t.length !== void 0;
};
const a$3 = {
	number: `number`,
	bigint: `bigint`,
	object: `date`
};
const $ZodCheckLessThan = $constructor(`$ZodCheckLessThan`, (e, t) => {
	$ZodCheck.init(e, t);
	let n = a$3[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: a$3[typeof r.value] ?? n,
			code: `too_big`,
			maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor(`$ZodCheckGreaterThan`, (e, t) => {
	$ZodCheck.init(e, t);
	let n = a$3[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: a$3[typeof r.value] ?? n,
			code: `too_small`,
			minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckMultipleOf = $constructor(`$ZodCheckMultipleOf`, (e, t) => {
	$ZodCheck.init(e, t), e._zod.check = (r) => {
		if (typeof r.value != typeof t.value) throw Error(`Cannot mix number and bigint in multiple_of check.`);
		(typeof r.value == `bigint` ? t.value !== BigInt(0) && r.value % t.value === BigInt(0) : floatSafeRemainder(r.value, t.value) === 0) || r.issues.push({
			origin: typeof r.value,
			code: `not_multiple_of`,
			divisor: t.value,
			input: r.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor(`$ZodCheckNumberFormat`, (e, t) => {
	$ZodCheck.init(e, t), t.format = t.format || `float64`;
	let r = t.format?.includes(`int`), i = r ? `int` : `number`, [a, o] = NUMBER_FORMAT_RANGES[t.format];
	e._zod.check = (n) => {
		let s = n.value;
		if (r) {
			if (!Number.isInteger(s)) {
				n.issues.push({
					expected: i,
					format: t.format,
					code: `invalid_type`,
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? n.issues.push({
					input: s,
					code: `too_big`,
					maximum: 2 ** 53 - 1,
					note: `Integers must be within the safe integer range.`,
					inst: e,
					origin: i,
					inclusive: !0,
					continue: !t.abort
				}) : n.issues.push({
					input: s,
					code: `too_small`,
					minimum: -(2 ** 53 - 1),
					note: `Integers must be within the safe integer range.`,
					inst: e,
					origin: i,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < a && n.issues.push({
			origin: `number`,
			input: s,
			code: `too_small`,
			minimum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > o && n.issues.push({
			origin: `number`,
			input: s,
			code: `too_big`,
			maximum: o,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckBigIntFormat = $constructor(`$ZodCheckBigIntFormat`, (e, t) => {
	$ZodCheck.init(e, t);
	let [r, i] = BIGINT_FORMAT_RANGES[t.format];
	e._zod.check = (n) => {
		let a = n.value;
		a < r && n.issues.push({
			origin: `bigint`,
			input: a,
			code: `too_small`,
			minimum: r,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), a > i && n.issues.push({
			origin: `bigint`,
			input: a,
			code: `too_big`,
			maximum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckMaxSize = $constructor(`$ZodCheckMaxSize`, (e, t) => {
	var i;
	$ZodCheck.init(e, t), (i = e._zod.def).when ?? (i.when = r$3), e._zod.check = (r) => {
		let i = r.value;
		i.size <= t.maximum || r.issues.push({
			origin: getSizableOrigin(i),
			code: `too_big`,
			maximum: t.maximum,
			inclusive: !0,
			input: i,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckMinSize = $constructor(`$ZodCheckMinSize`, (e, t) => {
	var i;
	$ZodCheck.init(e, t), (i = e._zod.def).when ?? (i.when = r$3), e._zod.check = (r) => {
		let i = r.value;
		i.size >= t.minimum || r.issues.push({
			origin: getSizableOrigin(i),
			code: `too_small`,
			minimum: t.minimum,
			inclusive: !0,
			input: i,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckSizeEquals = $constructor(`$ZodCheckSizeEquals`, (e, t) => {
	var i;
	$ZodCheck.init(e, t), (i = e._zod.def).when ?? (i.when = r$3), e._zod.check = (r) => {
		let i = r.value, a = i.size;
		if (a === t.size) return;
		let o = a > t.size;
		r.issues.push({
			origin: getSizableOrigin(i),
			...o ? {
				code: `too_big`,
				maximum: t.size
			} : {
				code: `too_small`,
				minimum: t.size
			},
			inclusive: !0,
			exact: !0,
			input: r.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor(`$ZodCheckMaxLength`, (e, t) => {
	var r;
	$ZodCheck.init(e, t), (r = e._zod.def).when ?? (r.when = i$4), e._zod.check = (r) => {
		let i = r.value, a = i.length;
		if ((typeof i == `string` && a > t.maximum ? codePointLength(i) : a) <= t.maximum) return;
		let o = getLengthableOrigin(i);
		r.issues.push({
			origin: o,
			code: `too_big`,
			maximum: t.maximum,
			inclusive: !0,
			input: i,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckMinLength = $constructor(`$ZodCheckMinLength`, (e, t) => {
	var r;
	$ZodCheck.init(e, t), (r = e._zod.def).when ?? (r.when = i$4), e._zod.check = (r) => {
		let i = r.value, a = i.length;
		if ((typeof i == `string` && a >= t.minimum && a < t.minimum * 2 ? codePointLength(i) : a) >= t.minimum) return;
		let o = getLengthableOrigin(i);
		r.issues.push({
			origin: o,
			code: `too_small`,
			minimum: t.minimum,
			inclusive: !0,
			input: i,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckLengthEquals = $constructor(`$ZodCheckLengthEquals`, (e, t) => {
	var r;
	$ZodCheck.init(e, t), (r = e._zod.def).when ?? (r.when = i$4), e._zod.check = (r) => {
		let i = r.value, a = i.length, o = typeof i == `string` && a >= t.length && a <= t.length * 2 ? codePointLength(i) : a;
		if (o === t.length) return;
		let s = getLengthableOrigin(i), c = o > t.length;
		r.issues.push({
			origin: s,
			...c ? {
				code: `too_big`,
				maximum: t.length
			} : {
				code: `too_small`,
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: r.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckStringFormat = $constructor(`$ZodCheckStringFormat`, (e, t) => {
	var n, r;
	$ZodCheck.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
});
const $ZodCheckRegex = $constructor(`$ZodCheckRegex`, (e, t) => {
	$ZodCheckStringFormat.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `regex`,
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckLowerCase = $constructor(`$ZodCheckLowerCase`, (e, n) => {
	n.pattern ??= lowercase, $ZodCheckStringFormat.init(e, n);
});
const $ZodCheckUpperCase = $constructor(`$ZodCheckUpperCase`, (e, n) => {
	n.pattern ??= uppercase, $ZodCheckStringFormat.init(e, n);
});
const $ZodCheckIncludes = $constructor(`$ZodCheckIncludes`, (e, t) => {
	$ZodCheck.init(e, t);
	let r = escapeRegex(t.includes);
	t.pattern = new RegExp(typeof t.position == `number` ? `^.{${t.position},}${r}` : r), e._zod.check = (n) => {
		n.value.includes(t.includes, t.position) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `includes`,
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckStartsWith = $constructor(`$ZodCheckStartsWith`, (e, t) => {
	$ZodCheck.init(e, t);
	let r = RegExp(`^${escapeRegex(t.prefix)}.*`);
	t.pattern ??= r, e._zod.check = (n) => {
		n.value.startsWith(t.prefix) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `starts_with`,
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckEndsWith = $constructor(`$ZodCheckEndsWith`, (e, t) => {
	$ZodCheck.init(e, t);
	let r = RegExp(`.*${escapeRegex(t.suffix)}$`);
	t.pattern ??= r, e._zod.check = (n) => {
		n.value.endsWith(t.suffix) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `ends_with`,
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function o$2(e, t, r) {
	e.issues.length && t.issues.push(...prefixIssues(r, e.issues));
}
const $ZodCheckProperty = $constructor(`$ZodCheckProperty`, (e, t) => {
	$ZodCheck.init(e, t), e._zod.check = (e) => {
		let n = t.schema._zod.run({
			value: e.value[t.property],
			issues: []
		}, {});
		if (n instanceof Promise) return n.then((n) => o$2(n, e, t.property));
		o$2(n, e, t.property);
	};
});
const $ZodCheckProperties = $constructor(`$ZodCheckProperties`, (e, t) => {
	$ZodCheck.init(e, t), hide(e, Symbol.iterator, function* () {
		yield e;
	});
	let r;
	e._zod.check = (n) => {
		if (n.value == null) {
			n.issues.push({
				expected: `object`,
				code: `invalid_type`,
				input: n.value,
				inst: e
			});
			return;
		}
		r ??= Reflect.ownKeys(t.shape).map((e) => [e, t.shape[e]]);
		let i = n.value, a;
		for (let [e, t] of r) {
			let r = t._zod.run({
				value: i[e],
				issues: []
			}, {});
			r instanceof Promise ? (a ??= [], a.push(r.then((t) => o$2(t, n, e)))) : o$2(r, n, e);
		}
		if (a) return Promise.all(a).then(() => void 0);
	};
});
const $ZodCheckMimeType = $constructor(`$ZodCheckMimeType`, (e, t) => {
	$ZodCheck.init(e, t);
	let n = new Set(t.mime);
	e._zod.check = (r) => {
		n.has(r.value.type) || r.issues.push({
			code: `invalid_value`,
			values: t.mime,
			input: r.value.type,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCheckOverwrite = $constructor(`$ZodCheckOverwrite`, (e, t) => {
	$ZodCheck.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});

// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(e = [], t = {}) {
		this.content = [], this.indent = 0, this.args = e, this.closed = t;
	}
	indented(e) {
		this.indent += 1;
		try {
			e(this);
		} finally {
			--this.indent;
		}
	}
	write(e) {
		if (typeof e == `function`) {
			e(this, { execution: `sync` }), e(this, { execution: `async` });
			return;
		}
		let t = e.split(`
`).filter((e) => e), n = Math.min(...t.map((e) => e.length - e.trimStart().length)), r = t.map((e) => e.slice(n)).map((e) => ` `.repeat(this.indent * 2) + e);
		for (let e of r) this.content.push(e);
	}
	compile() {
		let e = Function, t = this?.content ?? [``];
		return new e(...Object.keys(this.closed), `return function (${this.args.join(`, `)}) {\n${t.join(`
`)}\n};`)(...Object.values(this.closed));
	}
};

// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};

// node_modules/zod/v4/core/schemas.js
const $ZodType = $constructor(`$ZodType`, (e, n) => {
	var r;
	e ??= {}, e._zod.def = n, e._zod.bag = e._zod.bag || {}, e._zod.version = version;
	let i = e._zod.def.checks, a = e._zod.traits.has(`$ZodCheck`) ? [e, ...i ?? []] : i?.length ? [...i] : [];
	for (let t of a) for (let n of t._zod.onattach) n(e);
	if (a.length === 0) (r = e._zod).deferred ?? (r.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let n = (n, r, i) => {
			if (n.memo) return n;
			let a = aborted(n), s;
			for (let c of r) {
				if (c._zod.def.when) {
					if (explicitlyAborted(n) || !c._zod.def.when(n)) continue;
				} else if (a) continue;
				let r = n.issues.length, l = c._zod.check(n);
				if (l instanceof Promise && i?.async === !1) throw new $ZodAsyncError();
				if (s || l instanceof Promise) s = (s ?? Promise.resolve()).then(async () => {
					await l, n.issues.length !== r && (attachSchema(n.issues, r, e), a ||= aborted(n, r));
				});
				else {
					if (n.issues.length === r) continue;
					attachSchema(n.issues, r, e), a ||= aborted(n, r);
				}
			}
			return s ? s.then(() => n) : n;
		}, r = (r, i, s) => {
			if (aborted(r)) return r.aborted = !0, r;
			let c = n(i, a, s);
			if (c instanceof Promise) {
				if (s.async === !1) throw new $ZodAsyncError();
				return c.then((t) => e._zod.parse(t, s));
			}
			return e._zod.parse(c, s);
		};
		e._zod.run = (i, o) => {
			if (o.skipChecks) return e._zod.parse(i, o);
			if (o.direction === `backward`) {
				let t = e._zod.parse({
					value: i.value,
					issues: []
				}, {
					...o,
					skipChecks: !0
				});
				return t instanceof Promise ? t.then((e) => r(e, i, o)) : r(t, i, o);
			}
			let s = e._zod.parse(i, o);
			if (s instanceof Promise) {
				if (o.async === !1) throw new $ZodAsyncError();
				return s.then((e) => n(e, a, o));
			}
			return n(s, a, o);
		};
	}
}, {
	get "~standard"() {
		return hide(this, `~standard`, standardProps(this));
	},
	set "~standard"(e) {
		own(this, `~standard`, e);
	}
});
const c$2 = (e, n) => e.issues.length ? { issues: e.issues.map((e) => finalizeIssue(e, n, config())) } : { value: e.value };
async function l$3(e, t) {
	let n = { async: !0 };
	return c$2(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function standardProps(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return c$2(r, n);
			} catch {}
			return l$3(e, t);
		},
		vendor: `zod`,
		version: 1
	};
}
const $ZodString = $constructor(`$ZodString`, (e, t) => {
	$ZodType.init(e, t), e._zod.pattern = t.pattern ?? anyString, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == `string` || n.issues.push({
			expected: `string`,
			code: `invalid_type`,
			input: n.value,
			inst: e
		}), n;
	};
});
const $ZodStringFormat = $constructor(`$ZodStringFormat`, (t, n) => {
	$ZodCheckStringFormat.init(t, n), $ZodString.init(t, n);
});
const $ZodGUID = $constructor(`$ZodGUID`, (e, t) => {
	t.pattern ??= guid, $ZodStringFormat.init(e, t);
});
const $ZodUUID = $constructor(`$ZodUUID`, (e, t) => {
	if (t.version) {
		let e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[t.version];
		if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ??= uuid(e);
	} else t.pattern ??= uuid();
	$ZodStringFormat.init(e, t);
});
const $ZodEmail = $constructor(`$ZodEmail`, (e, t) => {
	t.pattern ??= email, $ZodStringFormat.init(e, t);
});
function canParseURL(e) {
	try {
		return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function validateURL(e, t) {
	return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? canParseURL(e) || 2 : parseURLObject(e, t);
}
function parseURLObject(e, t) {
	if (!t.normalize && t.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < `u`) {
			let t = URL;
			if (typeof t.parse == `function`) return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const u$3 = /[\t\n\r]/g;
function stripTabAndNewline(e) {
	return e.replace(u$3, ``);
}
function urlHostnameOk(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function urlProtocolOk(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol);
}
const $ZodURL = $constructor(`$ZodURL`, (e, t) => {
	$ZodStringFormat.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = validateURL(r, t);
			if (i === 1) {
				n.issues.push({
					code: `invalid_format`,
					format: `url`,
					note: `Invalid URL format`,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: `invalid_format`,
					format: `url`,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = stripTabAndNewline(r);
				return;
			}
			t.hostname && !urlHostnameOk(i, t.hostname) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid hostname`,
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !urlProtocolOk(i, t.protocol) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid protocol`,
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : stripTabAndNewline(r);
			return;
		} catch {
			n.issues.push({
				code: `invalid_format`,
				format: `url`,
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
});
const $ZodEmoji = $constructor(`$ZodEmoji`, (e, t) => {
	t.pattern ??= emoji(), $ZodStringFormat.init(e, t);
});
const $ZodNanoID = $constructor(`$ZodNanoID`, (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? nanoid : nanoidOfLength(t.length), $ZodStringFormat.init(e, t);
});
const $ZodCUID = $constructor(`$ZodCUID`, (e, t) => {
	t.pattern ??= cuid, $ZodStringFormat.init(e, t);
});
const $ZodCUID2 = $constructor(`$ZodCUID2`, (e, t) => {
	t.pattern ??= cuid2, $ZodStringFormat.init(e, t);
});
const $ZodULID = $constructor(`$ZodULID`, (e, t) => {
	t.pattern ??= ulid, $ZodStringFormat.init(e, t);
});
const $ZodXID = $constructor(`$ZodXID`, (e, t) => {
	t.pattern ??= xid, $ZodStringFormat.init(e, t);
});
const $ZodKSUID = $constructor(`$ZodKSUID`, (e, t) => {
	t.pattern ??= ksuid, $ZodStringFormat.init(e, t);
});
const $ZodISODateTime = $constructor(`$ZodISODateTime`, (e, t) => {
	t.pattern ??= datetime(t), $ZodStringFormat.init(e, t);
});
const $ZodISODate = $constructor(`$ZodISODate`, (e, t) => {
	t.pattern ??= date, $ZodStringFormat.init(e, t);
});
const $ZodISOTime = $constructor(`$ZodISOTime`, (e, t) => {
	t.pattern ??= time(t), $ZodStringFormat.init(e, t);
});
const $ZodISODuration = $constructor(`$ZodISODuration`, (e, t) => {
	t.pattern ??= duration, $ZodStringFormat.init(e, t);
});
const $ZodIPv4 = $constructor(`$ZodIPv4`, (e, t) => {
	t.pattern ??= ipv4, $ZodStringFormat.init(e, t);
});
const d$1 = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(e) {
	return d$1.test(e) ? canParseURL(`http://[${e}]`) : !1;
}
const $ZodIPv6 = $constructor(`$ZodIPv6`, (e, t) => {
	t.pattern ??= ipv6, $ZodStringFormat.init(e, t), e._zod.check = (n) => {
		isValidIPv6(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `ipv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodMAC = $constructor(`$ZodMAC`, (e, t) => {
	t.pattern ??= mac(t.delimiter), $ZodStringFormat.init(e, t);
});
const $ZodCIDRv4 = $constructor(`$ZodCIDRv4`, (e, t) => {
	t.pattern ??= cidrv4, $ZodStringFormat.init(e, t);
});
function isValidCIDRv6(e) {
	let t = e.split(`/`);
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : isValidIPv6(n);
}
const $ZodCIDRv6 = $constructor(`$ZodCIDRv6`, (e, t) => {
	t.pattern ??= cidrv6, $ZodStringFormat.init(e, t), e._zod.check = (n) => {
		isValidCIDRv6(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `cidrv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function isValidBase64(e) {
	if (e === ``) return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = $constructor(`$ZodBase64`, (e, t) => {
	t.pattern ??= base64Charset, $ZodStringFormat.init(e, t), e._zod.check = (n) => {
		isValidBase64(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(e) {
	if (!base64urlCharset.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === `-` ? `+` : `/`);
	return isValidBase64(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const $ZodBase64URL = $constructor(`$ZodBase64URL`, (e, t) => {
	t.pattern ??= base64urlCharset, $ZodStringFormat.init(e, t), e._zod.check = (n) => {
		isValidBase64URL(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64url`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodE164 = $constructor(`$ZodE164`, (e, t) => {
	t.pattern ??= e164, $ZodStringFormat.init(e, t);
});
const f$2 = /[- ]/g;
function p$1(e) {
	let t = e.length, n = 1, r = 0;
	for (; t;) {
		let i = e.charCodeAt(--t) - 48;
		n ^= 1, r += n ? [
			0,
			2,
			4,
			6,
			8,
			1,
			3,
			5,
			7,
			9
		][i] : i;
	}
	return r % 10 == 0;
}
function isValidCreditCard(e) {
	return creditCard.test(e) ? p$1(e.replace(f$2, ``)) : !1;
}
const $ZodCreditCard = $constructor(`$ZodCreditCard`, (e, t) => {
	t.pattern ??= creditCard, $ZodStringFormat.init(e, t), e._zod.check = (n) => {
		isValidCreditCard(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `credit_card`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function m$2(e) {
	let t = 0, n = e.length;
	for (let r = 4; r < n; r++) {
		let n = e.charCodeAt(r);
		t = (n >= 65 ? t * 100 + (n - 55) : t * 10 + (n - 48)) % 97;
	}
	for (let n = 0; n < 4; n++) {
		let r = e.charCodeAt(n);
		t = (r >= 65 ? t * 100 + (r - 55) : t * 10 + (r - 48)) % 97;
	}
	return t === 1;
}
function isValidIBAN(e) {
	return iban.test(e) ? m$2(e) : !1;
}
const $ZodIBAN = $constructor(`$ZodIBAN`, (e, t) => {
	t.pattern ??= iban, $ZodStringFormat.init(e, t), e._zod.check = (n) => {
		isValidIBAN(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `iban`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function isValidJWT(e, t = null) {
	try {
		let n = e.split(`.`);
		if (n.length !== 3) return !1;
		let [r] = n;
		if (!r) return !1;
		let i = JSON.parse(atob(r));
		return !(`typ` in i && i?.typ !== `JWT` || !i.alg || t && (!(`alg` in i) || i.alg !== t));
	} catch {
		return !1;
	}
}
const $ZodJWT = $constructor(`$ZodJWT`, (e, t) => {
	$ZodStringFormat.init(e, t), e._zod.check = (n) => {
		isValidJWT(n.value, t.alg) || n.issues.push({
			code: `invalid_format`,
			format: `jwt`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodCustomStringFormat = $constructor(`$ZodCustomStringFormat`, (e, t) => {
	$ZodStringFormat.init(e, t), e._zod.check = (n) => {
		t.fn(n.value) || n.issues.push({
			code: `invalid_format`,
			format: t.format,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
const $ZodNumber = $constructor(`$ZodNumber`, (e, t) => {
	$ZodType.init(e, t), e._zod.pattern = number$1, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == `number` ? Number.isNaN(i) ? `NaN` : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: `number`,
			code: `invalid_type`,
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
});
const $ZodNumberFormat = $constructor(`$ZodNumberFormat`, (t, n) => {
	$ZodCheckNumberFormat.init(t, n), $ZodNumber.init(t, n);
});
const $ZodBoolean = $constructor(`$ZodBoolean`, (e, t) => {
	$ZodType.init(e, t), e._zod.pattern = boolean$1, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == `boolean` || n.issues.push({
			expected: `boolean`,
			code: `invalid_type`,
			input: i,
			inst: e
		}), n;
	};
});
const $ZodBigInt = $constructor(`$ZodBigInt`, (e, t) => {
	$ZodType.init(e, t), e._zod.pattern = bigint, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = BigInt(n.value);
		} catch {}
		return typeof n.value == `bigint` || n.issues.push({
			expected: `bigint`,
			code: `invalid_type`,
			input: n.value,
			inst: e
		}), n;
	};
});
const $ZodBigIntFormat = $constructor(`$ZodBigIntFormat`, (t, n) => {
	$ZodCheckBigIntFormat.init(t, n), $ZodBigInt.init(t, n);
});
const $ZodSymbol = $constructor(`$ZodSymbol`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (t, n) => {
		let r = t.value;
		return typeof r == `symbol` || t.issues.push({
			expected: `symbol`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
	};
});
const $ZodUndefined = $constructor(`$ZodUndefined`, (e, t) => {
	$ZodType.init(e, t), e._zod.pattern = a$4, e._zod.values = /* @__PURE__ */ new Set([void 0]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === void 0 || t.issues.push({
			expected: `undefined`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
	};
});
const $ZodNull = $constructor(`$ZodNull`, (e, t) => {
	$ZodType.init(e, t), e._zod.pattern = i$5, e._zod.values = /* @__PURE__ */ new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: `null`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
	};
});
const $ZodAny = $constructor(`$ZodAny`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (e) => e;
});
const $ZodUnknown = $constructor(`$ZodUnknown`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (e) => e;
});
const $ZodNever = $constructor(`$ZodNever`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: `never`,
		code: `invalid_type`,
		input: t.value,
		inst: e
	}), t);
});
const $ZodVoid = $constructor(`$ZodVoid`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === void 0 || t.issues.push({
			expected: `void`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
	};
});
const $ZodDate = $constructor(`$ZodDate`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = new Date(n.value);
		} catch {}
		let i = n.value, a = i instanceof Date;
		return a && !Number.isNaN(i.getTime()) || n.issues.push({
			expected: `date`,
			code: `invalid_type`,
			input: i,
			...a ? { received: `Invalid Date` } : {},
			inst: e
		}), n;
	};
});
function h$2(e, t) {
	let n = sizeCaps(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let s = t(n.value);
		if (s > r && !a?.skipChecks && a?.direction !== `backward`) {
			for (let [t, r] of sizeCaps(e._zod.def.checks)) if (s > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, attachSchema(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const g$1 = (e) => Array.isArray(e) ? e.length : -1;
const _$1 = (e) => e instanceof Map ? e.size : -1;
const v$1 = (e) => e instanceof Set ? e.size : -1;
function y$1(e, t, n) {
	e.issues.length && t.issues.push(...prefixIssues(n, e.issues)), t.value[n] = e.value;
}
const $ZodArray = $constructor(`$ZodArray`, (e, n) => {
	$ZodType.init(e, n);
	let r = globalConfig.memoizer;
	r?.attach(e), e._zod.parse = (t, i) => {
		let a = t.value;
		if (!Array.isArray(a)) return t.issues.push({
			expected: `array`,
			code: `invalid_type`,
			input: a,
			inst: e
		}), t;
		t.value = r ? r.alloc(e, t, Array(a.length), i) : Array(a.length);
		let s = [], c = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let r = a[e], l = n.element._zod.run({
				value: r,
				issues: []
			}, i);
			if (l instanceof Promise) s.push(l.then((n) => y$1(n, t, e)));
			else if (y$1(l, t, e), c && l.issues.length !== 0 && aborted(l)) break;
		}
		return s.length ? Promise.all(s).then(() => t) : t;
	}, h$2(e, g$1);
});
function b$1(e, t, n, r, i, a) {
	let s = n in r, c = a === `optional`;
	if (s || !c || i !== `optional`) {
		if (e.issues.length) {
			if (i !== void 0 && c && !s) return;
			t.issues.push(...prefixIssues(n, e.issues));
		}
		!s && i === void 0 ? e.issues.length || t.issues.push({
			code: `invalid_type`,
			expected: `nonoptional`,
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (s || i === `defaulted` && !c) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const x$1 = [];
function S$1(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : x$1, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`)) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = optionalKeys(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function C$1(e, t, n, r, i, a, s) {
	let c = [], l = i.keySet, u = i.catchall._zod, d = u.def.type, f = u.optin, p = u.optout, m = 0;
	for (let i in t) {
		if (s && n.issues.length !== m) {
			if (aborted(n, m)) break;
			m = n.issues.length;
		}
		if (l.has(i)) continue;
		if (i === `__proto__`) {
			d === `never` && c.push(i);
			continue;
		}
		if (d === `never`) {
			c.push(i);
			continue;
		}
		let a = u.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => b$1(e, n, i, t, f, p))) : b$1(a, n, i, t, f, p);
	}
	return c.length && n.issues.push({
		code: `unrecognized_keys`,
		keys: c,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const $ZodObject = $constructor(`$ZodObject`, (e, n) => {
	$ZodType.init(e, n);
	let r = Object.getOwnPropertyDescriptor(n, `shape`), i = r?.get ? r.get.raw : n.shape ?? {};
	if (i) {
		let e = () => {
			let t = { ...i };
			return Object.defineProperty(n, "shape", { value: t }), e.raw = t, t;
		};
		e.raw = i, Object.defineProperty(n, "shape", { get: e });
	}
	let a = cached(() => S$1(n));
	defineLazyInternal(e, `propValues`, (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || assignProp(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let s = isObject, c = n.catchall, l, u = globalConfig.memoizer;
	u?.attach(e), e._zod.parse = (t, n) => {
		l ??= a.value;
		let r = t.value;
		if (!s(r)) return t.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
		t.value = u ? u.alloc(e, t, {}, n) : {};
		let i = [], d = l.shape, f = n?.abortEarly, p = t.issues.length;
		for (let e of l.allKeys) {
			if (f && t.issues.length !== p) {
				if (aborted(t, p)) break;
				p = t.issues.length;
			}
			if (e === `__proto__`) continue;
			let a = d[e], s = a._zod.optin, c = a._zod.optout, l = a._zod.run({
				value: r[e],
				issues: []
			}, n);
			l instanceof Promise ? i.push(l.then((n) => b$1(n, t, e, r, s, c))) : b$1(l, t, e, r, s, c);
		}
		return c ? C$1(i, r, t, n, a.value, e, f === !0) : i.length ? Promise.all(i).then(() => t) : t;
	};
});
const $ZodObjectJIT = $constructor(`$ZodObjectJIT`, (e, r) => {
	$ZodObject.init(e, r);
	let i = e._zod.parse, a = cached(() => S$1(r)), s = globalConfig.memoizer, c = (t) => {
		let r = a.value, i = r.symbolKeys, c = new Doc([`payload`, `ctx`], {
			shape: t,
			inst: e,
			memo: s,
			syms: i
		}), l = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`, u = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		c.write(`const input = payload.value;`);
		let d = Object.create(null), f = 0;
		for (let e of r.allKeys) d[e] = `key_${f++}`;
		c.write(s ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (let e of r.allKeys) {
			if (e === `__proto__`) continue;
			let n = d[e], r = typeof e == `symbol` ? `syms[${i.indexOf(e)}]` : esc(e), a = `${r} in input`, s = t[e], f = s?._zod?.optin, p = f !== void 0, m = s?._zod?.optout === `optional`;
			if (c.write(`const ${n} = ${l(r)};`), p && m) {
				let e = f === `optional` ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				c.write(`
        const ${n}_present = ${a};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${u(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
			} else p ? (c.write(`
        if (${n}.issues.length) {${u(n, r)}
        }
      `), f === `defaulted` ? c.write(`newResult[${r}] = ${n}.value;`) : c.write(`
        if (${n}.value !== undefined || ${a}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : c.write(`
        const ${n}_present = ${a};
        if (${n}.issues.length) {${u(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
		}
		return c.write(`payload.value = newResult;`), c.write(`return payload;`), c.compile();
	}, l, u = isObject, d = !globalConfig.jitless, f = allowsEval, p = d && f.value, m = r.catchall, h;
	e._zod.parse = (t, n) => {
		h ??= a.value;
		let o = t.value;
		return u(o) ? d && p && n?.async === !1 && n.jitless !== !0 ? (l ||= c(r.shape), t = l(t, n), m ? C$1([], o, t, n, h, e, n?.abortEarly === !0) : t) : i(t, n) : (t.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: o,
			inst: e
		}), t);
	};
});
function w$1(e, n, r, i) {
	for (let t of e) if (t.issues.length === 0) return n.value = t.value, n;
	let a = e.filter((e) => !aborted(e));
	return a.length === 1 ? (n.value = a[0].value, a[0]) : (n.issues.push({
		code: `invalid_union`,
		input: n.value,
		inst: r,
		errors: e.map((e) => e.issues.map((e) => finalizeIssue(e, i, config())))
	}), n);
}
const $ZodUnion = $constructor(`$ZodUnion`, (e, t) => {
	$ZodType.init(e, t), defineLazyInternal(e, `optin`, (e) => e.def.options.some((e) => e._zod.optin === `defaulted`) ? `defaulted` : e.def.options.some((e) => e._zod.optin !== void 0) ? `optional` : void 0), defineLazyInternal(e, `optout`, (e) => e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0), defineLazyInternal(e, `values`, (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), defineLazyInternal(e, `pattern`, (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => cleanRegex(e.source)).join(`|`)})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => w$1(t, r, e, i)) : w$1(o, r, e, i);
	};
});
function T$1(e, n, r, i) {
	let a = [];
	for (let t = 0; t < e.length; t++) e[t].issues.length === 0 && a.push(t);
	return a.length === 1 ? (n.value = e[a[0]].value, n) : (a.length === 0 ? n.issues.push({
		code: `invalid_union`,
		input: n.value,
		inst: r,
		errors: e.map((e) => e.issues.map((e) => finalizeIssue(e, i, config())))
	}) : n.issues.push({
		code: `invalid_union`,
		input: n.value,
		inst: r,
		errors: [],
		inclusive: !1,
		matches: a
	}), n);
}
const $ZodXor = $constructor(`$ZodXor`, (e, t) => {
	$ZodUnion.init(e, t), t.inclusive = !1;
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			t instanceof Promise ? (o.push(t), a = !0) : o.push(t);
		}
		return a ? Promise.all(o).then((t) => T$1(t, r, e, i)) : T$1(o, r, e, i);
	};
});
function E$1(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.options) {
		let r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (let e of r) if (t.has(e)) {
			if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
			t.set(e, null);
		} else t.set(e, n);
	}
	return t;
}
const $ZodDiscriminatedUnion = $constructor(`$ZodDiscriminatedUnion`, (e, t) => {
	t.inclusive = !1, $ZodUnion.init(e, t);
	let n = e._zod.parse;
	defineLazyInternal(e, `propValues`, (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || assignProp(t, e, /* @__PURE__ */ new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = rawShape(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = cached(() => E$1(t));
	e._zod.parse = (i, a) => {
		let s = i.value;
		if (!isObject(s)) return i.issues.push({
			code: `invalid_type`,
			expected: `object`,
			input: s,
			inst: e
		}), i;
		let c = s?.[t.discriminator], l = r.value.get(c);
		return l && (c !== void 0 || a.direction !== `backward`) ? l._zod.run(i, a) : t.unionFallback || a.direction === `backward` ? n(i, a) : (i.issues.push({
			code: `invalid_union`,
			errors: [],
			note: `No matching discriminator`,
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: s,
			path: [t.discriminator],
			inst: e
		}), i);
	};
});
const $ZodIntersection = $constructor(`$ZodIntersection`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => D$1(e, t, n)) : D$1(e, i, a);
	};
});
function mergeValues(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (isPlainObject(e) && isPlainObject(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
		for (let n of r) {
			if (n === `__proto__`) continue;
			let r = mergeValues(e[n], t[n]);
			if (!r.valid) return {
				valid: !1,
				mergeErrorPath: [n, ...r.mergeErrorPath]
			};
			i[n] = r.data;
		}
		return {
			valid: !0,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let n = [];
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r], o = mergeValues(i, a);
			if (!o.valid) return {
				valid: !1,
				mergeErrorPath: [r, ...o.mergeErrorPath]
			};
			n.push(o.data);
		}
		return {
			valid: !0,
			data: n
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function D$1(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i, a = /* @__PURE__ */ new Map(), s = (e, t) => {
		let n;
		if (e.code === `unrecognized_keys` && !e.path?.length) i ??= e, n = e.keys;
		else if (e.code === `invalid_key` && e.origin === `record` && e.path?.length === 1) {
			let t = String(e.path[0]);
			a.has(t) || a.set(t, e), n = [t];
		} else return !1;
		for (let e of n) r.has(e) || r.set(e, {}), r.get(e)[t] = !0;
		return !0;
	};
	for (let n of t.issues) s(n, `l`) || e.issues.push(n);
	for (let t of n.issues) s(t, `r`) || e.issues.push(t);
	let c = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (c.length) {
		let t = i ? c.filter((e) => i.keys.includes(e)) : [];
		t.length && e.issues.push({
			...i,
			keys: t
		});
		for (let n of c) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
	}
	let l = mergeValues(t.value, n.value);
	if (!l.valid) {
		if (aborted(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(l.mergeErrorPath)}`);
	}
	return e.value = l.data, e;
}
const $ZodTuple = $constructor(`$ZodTuple`, (e, n) => {
	$ZodType.init(e, n);
	let r = n.items, i = globalConfig.memoizer;
	i?.attach(e), e._zod.parse = (t, a) => {
		let s = t.value;
		if (!Array.isArray(s)) return t.issues.push({
			input: s,
			inst: e,
			expected: `tuple`,
			code: `invalid_type`
		}), t;
		t.value = i ? i.alloc(e, t, [], a) : [];
		let c = [], l = O$1(r, `optin`), u = O$1(r, `optout`);
		if (!n.rest) {
			if (s.length < l) return t.issues.push({
				code: `too_small`,
				minimum: l,
				inclusive: !0,
				input: s,
				inst: e,
				origin: `array`
			}), t;
			s.length > r.length && t.issues.push({
				code: `too_big`,
				maximum: r.length,
				inclusive: !0,
				input: s,
				inst: e,
				origin: `array`
			});
		}
		let d = Array(r.length), f = n.rest ? a?.abortEarly : void 0, p = !1;
		for (let e = 0; e < r.length; e++) {
			let t = r[e]._zod.run({
				value: s[e],
				issues: []
			}, a);
			t instanceof Promise ? c.push(t.then((t) => {
				d[e] = t;
			})) : (d[e] = t, f && !p && t.issues.length && (p = aborted(t)));
		}
		if (n.rest && !p) {
			let e = r.length - 1, i = s.slice(r.length), l = t.issues.length;
			for (let r of i) {
				if (f && t.issues.length !== l) {
					if (aborted(t, l)) break;
					l = t.issues.length;
				}
				e++;
				let i = n.rest._zod.run({
					value: r,
					issues: []
				}, a);
				i instanceof Promise ? c.push(i.then((n) => k$1(n, t, e))) : k$1(i, t, e);
			}
		}
		return c.length ? Promise.all(c).then(() => A$1(d, t, r, s, u)) : A$1(d, t, r, s, u);
	};
});
function O$1(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === `optin` ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === `optional`)) return n + 1;
	return 0;
}
function k$1(e, t, n) {
	e.issues.length && t.issues.push(...prefixIssues(n, e.issues)), t.value[n] = e.value;
}
function A$1(e, t, n, r, i) {
	for (let a = 0; a < n.length; a++) {
		let s = e[a], c = a < r.length;
		if (!c && a >= i && n[a]._zod.optin === `optional`) {
			t.value.length = a;
			break;
		}
		if (s.issues.length) {
			if (!c && a >= i) {
				t.value.length = a;
				break;
			}
			t.issues.push(...prefixIssues(a, s.issues));
		}
		t.value[a] = s.value;
	}
	for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === `optional` && t.value[e] === void 0; e--) t.value.length = e;
	return t;
}
const $ZodRecord = $constructor(`$ZodRecord`, (e, n) => {
	$ZodType.init(e, n);
	let r = globalConfig.memoizer;
	r?.attach(e), e._zod.parse = (i, s) => {
		let c = i.value;
		if (!isPlainObject(c)) return i.issues.push({
			expected: `record`,
			code: `invalid_type`,
			input: c,
			inst: e
		}), i;
		let l = [], u = n.keyType._zod.values;
		if (u && !n.partial) {
			i.value = r ? r.alloc(e, i, {}, s) : {};
			let a = /* @__PURE__ */ new Set();
			for (let r of u) if (typeof r == `string` || typeof r == `number` || typeof r == `symbol`) {
				if (a.add(typeof r == `number` ? r.toString() : r), r === `__proto__`) continue;
				let u = n.keyType._zod.run({
					value: r,
					issues: []
				}, s);
				if (u instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
				if (u.issues.length) {
					i.issues.push({
						code: `invalid_key`,
						origin: `record`,
						issues: u.issues.map((e) => finalizeIssue(e, s, config())),
						input: r,
						path: [r],
						inst: e
					});
					continue;
				}
				let d = u.value;
				if (d === `__proto__`) continue;
				let f = n.valueType._zod.run({
					value: c[r],
					issues: []
				}, s);
				f instanceof Promise ? l.push(f.then((e) => {
					e.issues.length && i.issues.push(...prefixIssues(r, e.issues)), i.value[d] = e.value;
				})) : (f.issues.length && i.issues.push(...prefixIssues(r, f.issues)), i.value[d] = f.value);
			}
			let d;
			for (let e in c) if (!a.has(e)) {
				if (n.mode === `loose`) {
					if (e === `__proto__`) continue;
					i.value[e] = c[e];
				} else d ??= [], d.push(e);
			}
			d && d.length > 0 && i.issues.push({
				code: `unrecognized_keys`,
				input: c,
				inst: e,
				keys: d,
				continue: !0
			});
		} else {
			i.value = r ? r.alloc(e, i, {}, s) : {};
			let d;
			for (let r of Reflect.ownKeys(c)) {
				if (r === `__proto__` || !Object.prototype.propertyIsEnumerable.call(c, r)) continue;
				let f = n.keyType._zod.run({
					value: r,
					issues: []
				}, s);
				if (f instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
				if (typeof r == `string` && number$1.test(r) && f.issues.length) {
					let e = n.keyType._zod.run({
						value: Number(r),
						issues: []
					}, s);
					if (e instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
					e.issues.length === 0 && (f = e);
				}
				if (f.issues.length) {
					n.mode === `loose` ? i.value[r] = c[r] : u ? (d ??= [], d.push(r)) : i.issues.push({
						code: `invalid_key`,
						origin: `record`,
						issues: f.issues.map((e) => finalizeIssue(e, s, config())),
						input: r,
						path: [r],
						inst: e
					});
					continue;
				}
				let p = f.value;
				if (p === `__proto__`) continue;
				let m = n.valueType._zod.run({
					value: c[r],
					issues: []
				}, s);
				m instanceof Promise ? l.push(m.then((e) => {
					e.issues.length && i.issues.push(...prefixIssues(r, e.issues)), i.value[p] = e.value;
				})) : (m.issues.length && i.issues.push(...prefixIssues(r, m.issues)), i.value[p] = m.value);
			}
			d && d.length > 0 && i.issues.push({
				code: `unrecognized_keys`,
				input: c,
				inst: e,
				keys: d,
				continue: !0
			});
		}
		return l.length ? Promise.all(l).then(() => i) : i;
	};
});
const $ZodMap = $constructor(`$ZodMap`, (e, n) => {
	$ZodType.init(e, n);
	let r = globalConfig.memoizer;
	r?.attach(e), e._zod.parse = (t, i) => {
		let a = t.value;
		if (!(a instanceof Map)) return t.issues.push({
			expected: `map`,
			code: `invalid_type`,
			input: a,
			inst: e
		}), t;
		let s = [];
		t.value = r ? r.alloc(e, t, /* @__PURE__ */ new Map(), i) : /* @__PURE__ */ new Map();
		let c = i?.abortEarly, l = t.issues.length;
		for (let [r, u] of a) {
			if (c && t.issues.length !== l) {
				if (aborted(t, l)) break;
				l = t.issues.length;
			}
			let d = n.keyType._zod.run({
				value: r,
				issues: []
			}, i), f = n.valueType._zod.run({
				value: u,
				issues: []
			}, i);
			d instanceof Promise || f instanceof Promise ? s.push(Promise.all([d, f]).then(([n, o]) => {
				j$1(n, o, t, r, a, e, i);
			})) : j$1(d, f, t, r, a, e, i);
		}
		return s.length ? Promise.all(s).then(() => t) : t;
	}, h$2(e, _$1);
});
function j$1(e, n, r, i, a, s, c) {
	e.issues.length && (propertyKeyTypes.has(typeof i) ? r.issues.push(...prefixIssues(i, e.issues)) : r.issues.push({
		code: `invalid_key`,
		origin: `map`,
		input: a,
		inst: s,
		issues: e.issues.map((e) => finalizeIssue(e, c, config()))
	})), n.issues.length && (propertyKeyTypes.has(typeof i) ? r.issues.push(...prefixIssues(i, n.issues)) : r.issues.push({
		origin: `map`,
		code: `invalid_element`,
		input: a,
		inst: s,
		key: i,
		issues: n.issues.map((e) => finalizeIssue(e, c, config()))
	})), r.value.set(e.value, n.value);
}
const $ZodSet = $constructor(`$ZodSet`, (e, n) => {
	$ZodType.init(e, n);
	let r = globalConfig.memoizer;
	r?.attach(e), e._zod.parse = (t, i) => {
		let a = t.value;
		if (!(a instanceof Set)) return t.issues.push({
			input: a,
			inst: e,
			expected: `set`,
			code: `invalid_type`
		}), t;
		let s = [];
		t.value = r ? r.alloc(e, t, /* @__PURE__ */ new Set(), i) : /* @__PURE__ */ new Set();
		let c = i?.abortEarly, l = t.issues.length;
		for (let e of a) {
			if (c && t.issues.length !== l) {
				if (aborted(t, l)) break;
				l = t.issues.length;
			}
			let r = n.valueType._zod.run({
				value: e,
				issues: []
			}, i);
			r instanceof Promise ? s.push(r.then((e) => M(e, t))) : M(r, t);
		}
		return s.length ? Promise.all(s).then(() => t) : t;
	}, h$2(e, v$1);
});
function M(e, t) {
	e.issues.length && t.issues.push(...e.issues), t.value.add(e.value);
}
const $ZodEnum = $constructor(`$ZodEnum`, (e, t) => {
	$ZodType.init(e, t);
	let n = getEnumValues(t.entries), r = new Set(n);
	e._zod.values = r, defineLazyInternal(e, `pattern`, (e) => {
		let t = getEnumValues(e.def.entries).filter((e) => propertyKeyTypes.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => escapeRegex(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: `invalid_value`,
			values: n,
			input: a,
			inst: e
		}), t;
	};
});
const $ZodLiteral = $constructor(`$ZodLiteral`, (e, t) => {
	$ZodType.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, defineLazyInternal(e, `pattern`, (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == `string` ? escapeRegex(e) : e ? escapeRegex(e.toString()) : String(e)).join(`|`)})$` : `^[^\\s\\S]$`);
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: `invalid_value`,
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
});
const $ZodFile = $constructor(`$ZodFile`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (t, n) => {
		let r = t.value;
		return r instanceof File || t.issues.push({
			expected: `file`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
	};
});
const $ZodTransform = $constructor(`$ZodTransform`, (e, n) => {
	$ZodType.init(e, n), e._zod.optin = `optional`, globalConfig.memoizer?.guard(e), e._zod.parse = (r, i) => {
		if (i.direction === `backward`) throw new $ZodEncodeError(e.constructor.name);
		let a = n.transform(r.value, r);
		if (i.async) return (a instanceof Promise ? a : Promise.resolve(a)).then((e) => (r.value = e, r));
		if (a instanceof Promise) throw new $ZodAsyncError();
		return r.value = a, r;
	};
});
function N(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const $ZodOptional = $constructor(`$ZodOptional`, (e, t) => {
	$ZodType.init(e, t), defineLazyInternal(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), e._zod.optout = `optional`, defineLazyInternal(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), defineLazyInternal(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== `defaulted`) return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => N(e, t)) : N(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
});
const $ZodExactOptional = $constructor(`$ZodExactOptional`, (e, t) => {
	$ZodOptional.init(e, t), defineLazyInternal(e, `values`, (e) => e.def.innerType._zod.values), defineLazyInternal(e, `pattern`, (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
});
const $ZodNullable = $constructor(`$ZodNullable`, (e, t) => {
	$ZodType.init(e, t), defineLazyInternal(e, `optin`, (e) => e.def.innerType._zod.optin), defineLazyInternal(e, `optout`, (e) => e.def.innerType._zod.optout), defineLazyInternal(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)}|null)$`) : void 0;
	}), defineLazyInternal(e, `values`, (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
});
const $ZodDefault = $constructor(`$ZodDefault`, (e, t) => {
	$ZodType.init(e, t), e._zod.optin = `defaulted`, defineLazyInternal(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => P(e, t)) : P(r, t);
	};
});
function P(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const $ZodPrefault = $constructor(`$ZodPrefault`, (e, t) => {
	$ZodType.init(e, t), e._zod.optin = `defaulted`, defineLazyInternal(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === `backward` || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
});
const $ZodNonOptional = $constructor(`$ZodNonOptional`, (e, t) => {
	$ZodType.init(e, t), defineLazyInternal(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => F(t, e)) : F(i, e);
	};
});
function F(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: `invalid_type`,
		expected: `nonoptional`,
		input: e.value,
		inst: t
	}), e;
}
const $ZodSuccess = $constructor(`$ZodSuccess`, (e, n) => {
	$ZodType.init(e, n), e._zod.parse = (e, r) => {
		if (r.direction === `backward`) throw new $ZodEncodeError(`ZodSuccess`);
		let i = n.innerType._zod.run(e, r);
		return i instanceof Promise ? i.then((t) => (e.value = t.issues.length === 0, e)) : (e.value = i.issues.length === 0, e);
	};
});
function I(e, n, r, i) {
	return n.issues.length ? (e.value = r.catchValue({
		...n,
		value: e.value,
		error: { issues: n.issues.map((e) => finalizeIssue(e, i, config())) },
		input: e.value
	}), e) : (e.value = n.value, n.memo && (e.memo = !0), e);
}
const $ZodCatch = $constructor(`$ZodCatch`, (e, t) => {
	$ZodType.init(e, t), defineLazyInternal(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), defineLazyInternal(e, `optout`, (e) => e.def.innerType._zod.optout), defineLazyInternal(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => I(e, r, t, n)) : I(e, r, t, n);
	};
});
const $ZodNaN = $constructor(`$ZodNaN`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (t, n) => (typeof t.value == `number` && Number.isNaN(t.value) || t.issues.push({
		input: t.value,
		inst: e,
		expected: `nan`,
		code: `invalid_type`
	}), t);
});
const $ZodPipe = $constructor(`$ZodPipe`, (e, t) => {
	$ZodType.init(e, t), defineLazyInternal(e, `values`, (e) => e.def.in._zod.values), defineLazyInternal(e, `optin`, (e) => e.def.in._zod.optin), defineLazyInternal(e, `optout`, (e) => e.def.out._zod.optout), defineLazyInternal(e, `propValues`, (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => L(e, t.in, n)) : L(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => L(e, t.out, n)) : L(r, t.out, n);
	};
});
function L(e, t, n) {
	return e.issues.some((e) => e.code !== `unrecognized_keys`) ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const $ZodCodec = $constructor(`$ZodCodec`, (e, t) => {
	$ZodType.init(e, t), defineLazyInternal(e, `values`, (e) => e.def.in._zod.values), defineLazyInternal(e, `optin`, (e) => e.def.in._zod.optin), defineLazyInternal(e, `optout`, (e) => e.def.out._zod.optout), defineLazyInternal(e, `propValues`, (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if ((n.direction || `forward`) === `forward`) {
			let r = t.in._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => R(e, t, n)) : R(r, t, n);
		}
		{
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => R(e, t, n)) : R(r, t, n);
		}
	};
});
function R(e, t, n) {
	if (e.issues.length) return e.aborted = !0, e;
	if ((n.direction || `forward`) === `forward`) {
		let r = t.transform(e.value, e);
		return r instanceof Promise ? r.then((r) => z(e, r, t.out, n)) : z(e, r, t.out, n);
	}
	{
		let r = t.reverseTransform(e.value, e);
		return r instanceof Promise ? r.then((r) => z(e, r, t.in, n)) : z(e, r, t.in, n);
	}
}
function z(e, t, n, r) {
	return e.issues.length ? (e.aborted = !0, e) : n._zod.run({
		value: t,
		issues: e.issues
	}, r);
}
const $ZodPreprocess = $constructor(`$ZodPreprocess`, (e, t) => {
	$ZodPipe.init(e, t);
});
const $ZodReadonly = $constructor(`$ZodReadonly`, (e, t) => {
	$ZodType.init(e, t), defineLazyInternal(e, `propValues`, (e) => e.def.innerType._zod.propValues), defineLazyInternal(e, `values`, (e) => e.def.innerType._zod.values), defineLazyInternal(e, `optin`, (e) => e.def.innerType?._zod?.optin), defineLazyInternal(e, `optout`, (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(B) : B(r);
	};
});
function B(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
function V(e) {
	let t = e._zod.def, n = t.pattern, r = !!t.format?.includes(`int`), i, o;
	for (let e of t.checks ?? []) {
		let t = e._zod.def;
		t.pattern && (n = t.pattern), r ||= !!t.format?.includes(`int`);
		let a = t.minimum ?? t.length, s = t.maximum ?? t.length;
		a !== void 0 && (i === void 0 || a > i) && (i = a), s !== void 0 && (o === void 0 || s < o) && (o = s);
	}
	if (n) return n.source;
	if (i !== void 0 && o !== void 0 && i > o) return `(?!)`;
	if (i !== void 0 || o !== void 0) return string$1({
		minimum: i,
		maximum: o
	}).source;
	let s = e._zod.pattern;
	return (r && s === number$1 ? integer : s)?.source;
}
function H(e) {
	let t = e._zod.def, n = e._zod.pattern?.source, r = t.innerType ?? e._zod.innerType;
	if (r) {
		let e = r._zod.pattern?.source, t = H(r);
		return n && e && t && t !== e ? n.replace(cleanRegex(e), () => cleanRegex(t)) : n;
	}
	if (t.options) {
		let e = t.options.map(H);
		if (e.every(Boolean)) return `^(${e.map((e) => cleanRegex(e)).join(`|`)})$`;
	}
	return V(e);
}
const $ZodTemplateLiteral = $constructor(`$ZodTemplateLiteral`, (e, t) => {
	$ZodType.init(e, t);
	let n = [];
	for (let e of t.parts) if (typeof e == `object` && e) {
		let t = H(e);
		if (!t) throw Error(`Invalid template literal part, no pattern found: ${[...e._zod.traits].shift()}`);
		n.push(cleanRegex(t));
	} else if (e === null || primitiveTypes.has(typeof e)) n.push(escapeRegex(`${e}`));
	else throw Error(`Invalid template literal part: ${e}`);
	e._zod.pattern = RegExp(`^${n.join(``)}$`), e._zod.parse = (n, r) => typeof n.value == `string` ? (e._zod.pattern.lastIndex = 0, e._zod.pattern.test(n.value) || n.issues.push({
		input: n.value,
		inst: e,
		code: `invalid_format`,
		format: t.format ?? `template_literal`,
		pattern: e._zod.pattern.source
	}), n) : (n.issues.push({
		input: n.value,
		inst: e,
		expected: `string`,
		code: `invalid_type`
	}), n);
});
const $ZodFunction = $constructor(`$ZodFunction`, (e, t) => ($ZodType.init(e, t), Object.defineProperty(e, "_def", { value: t }), e._zod.def = t, e.implement = (t) => {
	if (typeof t != `function`) throw Error(`implement() must be called with a function`);
	return Object.defineProperty(function(...n) {
		let i = e._def.input ? parse$1(e._def.input, n) : n, a = Reflect.apply(t, this, i);
		return e._def.output ? parse$1(e._def.output, a) : a;
	}, "_zod", {
		value: e._zod,
		enumerable: !1
	});
}, e.implementAsync = (t) => {
	if (typeof t != `function`) throw Error(`implementAsync() must be called with a function`);
	return Object.defineProperty(async function(...n) {
		let r = e._def.input ? await parseAsync$1(e._def.input, n) : n, a = await Reflect.apply(t, this, r);
		return e._def.output ? await parseAsync$1(e._def.output, a) : a;
	}, "_zod", {
		value: e._zod,
		enumerable: !1
	});
}, e._zod.parse = (t, n) => typeof t.value == `function` ? (t.value = e._def.output && e._def.output._zod.def.type === `promise` ? e.implementAsync(t.value) : e.implement(t.value), t) : (t.issues.push({
	code: `invalid_type`,
	expected: `function`,
	input: t.value,
	inst: e
}), t), e.input = (...t) => {
	let n = e.constructor;
	return Array.isArray(t[0]) ? new n({
		type: `function`,
		input: new $ZodTuple({
			type: `tuple`,
			items: t[0],
			rest: t[1]
		}),
		output: e._def.output
	}) : new n({
		type: `function`,
		input: t[0],
		output: e._def.output
	});
}, e.output = (t) => {
	let n = e.constructor;
	return new n({
		type: `function`,
		input: e._def.input,
		output: t
	});
}, e));
const $ZodPromise = $constructor(`$ZodPromise`, (e, t) => {
	$ZodType.init(e, t), e._zod.parse = (e, n) => Promise.resolve(e.value).then((e) => t.innerType._zod.run({
		value: e,
		issues: []
	}, n));
});
const $ZodLazy = $constructor(`$ZodLazy`, (e, t) => {
	$ZodType.init(e, t), defineLazy(e._zod, `innerType`, () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), defineLazyInternal(e, `pattern`, (e) => e.innerType?._zod?.pattern), defineLazyInternal(e, `propValues`, (e) => e.innerType?._zod?.propValues), defineLazyInternal(e, `optin`, (e) => e.innerType?._zod?.optin ?? void 0), defineLazyInternal(e, `optout`, (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
});
const $ZodCustom = $constructor(`$ZodCustom`, (t, n) => {
	$ZodCheck.init(t, n), $ZodType.init(t, n), t._zod.parse = (e, t) => e, t._zod.check = (e) => {
		let r = e.value, i = n.fn(r);
		if (i instanceof Promise) return i.then((n) => U(n, e, r, t));
		U(i, e, r, t);
	};
});
function U(e, t, n, r) {
	if (!e) {
		let e = {
			code: `custom`,
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(issue(e));
	}
}

// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`), this.name = `ZodCyclicError`;
	}
};
const t$1 = `~memo`;
const n$1 = [];
function r$2(e) {
	return typeof e == `object` && !!e;
}
function i$3(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const a$2 = /* @__PURE__ */ new WeakMap();
function o$1(t, n, r) {
	let i = a$2.get(t);
	if (i !== void 0) return i ? 2 : 0;
	if (n.has(t)) return 2;
	n.add(t);
	let c = 0, l = (e) => {
		if (c !== 2 && e?._zod) {
			let t = o$1(e, n, r);
			t > c && (c = t);
		}
	}, u = (e, t) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let s = Object.getOwnPropertyDescriptor(e, a);
			if (t && !s.enumerable) continue;
			let c = s.get ? 1 : s.value?._zod ? o$1(s.value, n, r) : 0;
			c > i && (i = c);
		}
		return i;
	}, d = (e) => {
		e > c && (c = e);
	}, f = t._zod.def;
	switch (f.type) {
		case `object`: {
			let t = rawShape(f);
			d(t ? u(t, !0) : 1), l(f.catchall);
			break;
		}
		case `array`:
			l(f.element);
			break;
		case `tuple`:
			for (let e of f.items) l(e);
			l(f.rest);
			break;
		case `record`:
		case `map`:
			l(f.keyType), l(f.valueType);
			break;
		case `set`:
			l(f.valueType);
			break;
		case `union`:
			for (let e of f.options) l(e);
			break;
		case `intersection`:
			l(f.left), l(f.right);
			break;
		case `optional`:
		case `nullable`:
		case `default`:
		case `prefault`:
		case `catch`:
		case `readonly`:
		case `nonoptional`:
		case `promise`:
		case `success`:
			l(f.innerType);
			break;
		case `pipe`:
			l(f.in), l(f.out);
			break;
		case `function`:
			l(f.input), l(f.output);
			break;
		case `lazy`: {
			let e = f._cachedInner ?? (r ? t._zod.innerType : void 0);
			d(e ? o$1(e, n, !1) : 1);
			break;
		}
		case `template_literal`:
		case `string`:
		case `number`:
		case `int`:
		case `boolean`:
		case `bigint`:
		case `symbol`:
		case `undefined`:
		case `null`:
		case `void`:
		case `never`:
		case `any`:
		case `unknown`:
		case `date`:
		case `nan`:
		case `enum`:
		case `literal`:
		case `file`:
		case `transform`:
		case `custom`: break;
		default: for (let e in f) {
			let t = Object.getOwnPropertyDescriptor(f, e);
			if (!t || t.get) continue;
			let n = t.value;
			if (n && typeof n == `object`) {
				if (n._zod) l(n);
				else if (Array.isArray(n)) for (let e of n) l(e);
			}
		}
	}
	return n.delete(t), s$1(t, c);
}
function s$1(e, t) {
	return t !== 1 && a$2.set(e, t === 2), t;
}
function c$1(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let l$2;
const u$2 = [];
const d = {
	alloc(e, t, n) {
		let r = l$2;
		if (!r) return n;
		l$2 = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), u$2.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== `backward` && isBackEdge(n, e.value)) throw new $ZodCyclicError();
				return t(e, n);
			};
			e._zod.parse = n, e._zod.run === t && (e._zod.run = n);
		});
	},
	attach(e) {
		var a;
		let s, d = !1, f, p;
		(a = e._zod).deferred ?? (a.deferred = []), e._zod.deferred.push(() => {
			let a = e._zod.parse, m = (h, g) => {
				if (s === void 0) {
					let t = o$1(e, /* @__PURE__ */ new Set(), !1);
					if (t === 0) return e._zod.parse = a, e._zod.run === m && (e._zod.run = a), a(h, g);
					t === 2 || d ? s = !0 : d = !0;
				}
				let _ = h.value;
				if (!r$2(_)) return a(h, g);
				let v = g[t$1];
				v || (v = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, g[t$1] = v);
				let y;
				f === g ? y = p : (y = c$1(v, e), f = g, p = y);
				let b = y.get(_);
				if (b) return h.value = b.value, b.issues ? b.issues.length && h.issues.push(...i$3(b.issues)) : (h.memo = !0, v.backEdges ?? (v.backEdges = /* @__PURE__ */ new WeakSet()), v.backEdges.add(b.value)), h;
				l$2 = y;
				let x = u$2.length, S = a(h, g);
				l$2 = void 0;
				let C = u$2.length > x ? u$2.pop() : void 0;
				return S instanceof Promise ? S.then((e) => (C && (C.issues = e.issues.length ? i$3(e.issues) : n$1), e)) : (C && (C.issues = S.issues.length ? i$3(S.issues) : n$1), S);
			};
			e._zod.parse = m, e._zod.run === a && (e._zod.run = m);
		});
	}
};
function memoizer() {
	return d;
}
function isBackEdge(e, n) {
	let i = e[t$1]?.backEdges;
	return i !== void 0 && r$2(n) && i.has(n);
}

// node_modules/zod/v4/locales/en.js
const t = () => {
	let t = {
		string: {
			unit: `characters`,
			verb: `to have`
		},
		file: {
			unit: `bytes`,
			verb: `to have`
		},
		array: {
			unit: `items`,
			verb: `to have`
		},
		set: {
			unit: `items`,
			verb: `to have`
		},
		map: {
			unit: `entries`,
			verb: `to have`
		}
	};
	function n(e) {
		return t[e] ?? null;
	}
	let r = {
		regex: `input`,
		email: `email address`,
		url: `URL`,
		emoji: `emoji`,
		uuid: `UUID`,
		uuidv4: `UUIDv4`,
		uuidv6: `UUIDv6`,
		nanoid: `nanoid`,
		guid: `GUID`,
		cuid: `cuid`,
		cuid2: `cuid2`,
		ulid: `ULID`,
		xid: `XID`,
		ksuid: `KSUID`,
		datetime: `ISO datetime`,
		date: `ISO date`,
		time: `ISO time`,
		duration: `ISO duration`,
		ipv4: `IPv4 address`,
		ipv6: `IPv6 address`,
		mac: `MAC address`,
		cidrv4: `IPv4 range`,
		cidrv6: `IPv6 range`,
		base64: `base64-encoded string`,
		base64url: `base64url-encoded string`,
		json_string: `JSON string`,
		e164: `E.164 number`,
		currency_code: `currency code`,
		credit_card: `credit card number`,
		iban: `IBAN`,
		jwt: `JWT`,
		template_literal: `input`
	}, i = { nan: `NaN` };
	function a(e, t) {
		return e === `number` && typeof t == `number` && !Number.isFinite(t) ? String(t) : i[e] ?? e;
	}
	return (t) => {
		switch (t.code) {
			case `invalid_type`: return `Invalid input: expected ${a(t.expected)}, received ${a(parsedType(t.input), t.input)}`;
			case `invalid_value`: return t.values.length === 1 ? `Invalid input: expected ${stringifyPrimitive(t.values[0])}` : `Invalid option: expected one of ${joinValues(t.values, `|`)}`;
			case `too_big`: {
				let e = t.exact ? `exactly ` : t.inclusive ? `<=` : `<`, r = n(t.origin);
				return r ? `Too big: expected ${t.origin ?? `value`} to have ${e}${t.maximum.toString()} ${r.unit ?? `elements`}` : `Too big: expected ${t.origin ?? `value`} to be ${e}${t.maximum.toString()}`;
			}
			case `too_small`: {
				let e = t.exact ? `exactly ` : t.inclusive ? `>=` : `>`, r = n(t.origin);
				return r ? `Too small: expected ${t.origin} to have ${e}${t.minimum.toString()} ${r.unit}` : `Too small: expected ${t.origin} to be ${e}${t.minimum.toString()}`;
			}
			case `invalid_format`: {
				let e = t;
				return e.format === `starts_with` ? `Invalid string: must start with "${e.prefix}"` : e.format === `ends_with` ? `Invalid string: must end with "${e.suffix}"` : e.format === `includes` ? `Invalid string: must include "${e.includes}"` : e.format === `regex` ? `Invalid string: must match pattern ${e.pattern}` : `Invalid ${r[e.format] ?? t.format}`;
			}
			case `not_multiple_of`: return `Invalid number: must be a multiple of ${t.divisor}`;
			case `unrecognized_keys`: return `Unrecognized key${t.keys.length > 1 ? `s` : ``}: ${joinValues(t.keys, `, `)}`;
			case `invalid_key`: return `Invalid key in ${t.origin}`;
			case `invalid_union`: return t.options && Array.isArray(t.options) && t.options.length > 0 ? `Invalid discriminator value. Expected ${t.options.map((e) => `'${e}'`).join(` | `)}` : t.inclusive === !1 ? `Invalid input: more than one option matched` : `Invalid input`;
			case `invalid_element`: return `Invalid value in ${t.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: t() };
}

// node_modules/zod/v4/core/registries.js
var e;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == `object` && `id` in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function registry() {
	return new $ZodRegistry();
}
(e = globalThis).__zod_globalRegistry ?? (e.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function i$2(e) {
	return e.checks &&= [...e.checks], e;
}
function _string(e, t) {
	return new e(i$2({
		type: `string`,
		...normalizeParams(t)
	}));
}
function _email(e, t) {
	return new e({
		type: `string`,
		format: `email`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _guid(e, t) {
	return new e({
		type: `string`,
		format: `guid`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _uuid(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _uuidv4(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v4`,
		...normalizeParams(t)
	});
}
function _uuidv6(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v6`,
		...normalizeParams(t)
	});
}
function _uuidv7(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v7`,
		...normalizeParams(t)
	});
}
function _url(e, t) {
	return new e({
		type: `string`,
		format: `url`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _emoji(e, t) {
	return new e({
		type: `string`,
		format: `emoji`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _nanoid(e, t) {
	return new e({
		type: `string`,
		format: `nanoid`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _cuid(e, t) {
	return new e({
		type: `string`,
		format: `cuid`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _cuid2(e, t) {
	return new e({
		type: `string`,
		format: `cuid2`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _ulid(e, t) {
	return new e({
		type: `string`,
		format: `ulid`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _xid(e, t) {
	return new e({
		type: `string`,
		format: `xid`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _ksuid(e, t) {
	return new e({
		type: `string`,
		format: `ksuid`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _ipv4(e, t) {
	return new e({
		type: `string`,
		format: `ipv4`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _ipv6(e, t) {
	return new e({
		type: `string`,
		format: `ipv6`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _cidrv4(e, t) {
	return new e({
		type: `string`,
		format: `cidrv4`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _cidrv6(e, t) {
	return new e({
		type: `string`,
		format: `cidrv6`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _base64(e, t) {
	return new e({
		type: `string`,
		format: `base64`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _base64url(e, t) {
	return new e({
		type: `string`,
		format: `base64url`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _e164(e, t) {
	return new e({
		type: `string`,
		format: `e164`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _jwt(e, t) {
	return new e({
		type: `string`,
		format: `jwt`,
		check: `string_format`,
		abort: !1,
		...normalizeParams(t)
	});
}
function _isoDateTime(e, t) {
	return new e({
		type: `string`,
		format: `datetime`,
		check: `string_format`,
		offset: !1,
		local: !1,
		precision: null,
		...normalizeParams(t)
	});
}
function _isoDate(e, t) {
	return new e({
		type: `string`,
		format: `date`,
		check: `string_format`,
		...normalizeParams(t)
	});
}
function _isoTime(e, t) {
	return new e({
		type: `string`,
		format: `time`,
		check: `string_format`,
		precision: null,
		...normalizeParams(t)
	});
}
function _isoDuration(e, t) {
	return new e({
		type: `string`,
		format: `duration`,
		check: `string_format`,
		...normalizeParams(t)
	});
}
function _number(e, t) {
	return new e(i$2({
		type: `number`,
		checks: [],
		...normalizeParams(t)
	}));
}
function _int(e, t) {
	return new e({
		type: `number`,
		check: `number_format`,
		abort: !1,
		format: `safeint`,
		...normalizeParams(t)
	});
}
function _boolean(e, t) {
	return new e({
		type: `boolean`,
		...normalizeParams(t)
	});
}
function _null(e, t) {
	return new e({
		type: `null`,
		...normalizeParams(t)
	});
}
function _unknown(e) {
	return new e({ type: `unknown` });
}
function _never(e, t) {
	return new e({
		type: `never`,
		...normalizeParams(t)
	});
}
function _lt(t, n) {
	return new $ZodCheckLessThan({
		check: `less_than`,
		...normalizeParams(n),
		value: t,
		inclusive: !1
	});
}
function _lte(t, n) {
	return new $ZodCheckLessThan({
		check: `less_than`,
		...normalizeParams(n),
		value: t,
		inclusive: !0
	});
}
function _gt(t, n) {
	return new $ZodCheckGreaterThan({
		check: `greater_than`,
		...normalizeParams(n),
		value: t,
		inclusive: !1
	});
}
function _gte(t, n) {
	return new $ZodCheckGreaterThan({
		check: `greater_than`,
		...normalizeParams(n),
		value: t,
		inclusive: !0
	});
}
function _multipleOf(t, n) {
	return new $ZodCheckMultipleOf({
		check: `multiple_of`,
		...normalizeParams(n),
		value: t
	});
}
function _maxSize(t, n) {
	return new $ZodCheckMaxSize({
		check: `max_size`,
		...normalizeParams(n),
		maximum: t
	});
}
function _minSize(t, n) {
	return new $ZodCheckMinSize({
		check: `min_size`,
		...normalizeParams(n),
		minimum: t
	});
}
function _size(t, n) {
	return new $ZodCheckSizeEquals({
		check: `size_equals`,
		...normalizeParams(n),
		size: t
	});
}
function _maxLength(t, n) {
	return new $ZodCheckMaxLength({
		check: `max_length`,
		...normalizeParams(n),
		maximum: t
	});
}
function _minLength(t, n) {
	return new $ZodCheckMinLength({
		check: `min_length`,
		...normalizeParams(n),
		minimum: t
	});
}
function _length(t, n) {
	return new $ZodCheckLengthEquals({
		check: `length_equals`,
		...normalizeParams(n),
		length: t
	});
}
function _regex(t, n) {
	return new $ZodCheckRegex({
		check: `string_format`,
		format: `regex`,
		...normalizeParams(n),
		pattern: t
	});
}
function _lowercase(t) {
	return new $ZodCheckLowerCase({
		check: `string_format`,
		format: `lowercase`,
		...normalizeParams(t)
	});
}
function _uppercase(t) {
	return new $ZodCheckUpperCase({
		check: `string_format`,
		format: `uppercase`,
		...normalizeParams(t)
	});
}
function _includes(t, n) {
	return new $ZodCheckIncludes({
		check: `string_format`,
		format: `includes`,
		...normalizeParams(n),
		includes: t
	});
}
function _startsWith(t, n) {
	return new $ZodCheckStartsWith({
		check: `string_format`,
		format: `starts_with`,
		...normalizeParams(n),
		prefix: t
	});
}
function _endsWith(t, n) {
	return new $ZodCheckEndsWith({
		check: `string_format`,
		format: `ends_with`,
		...normalizeParams(n),
		suffix: t
	});
}
function _properties(t, n) {
	return new $ZodCheckProperties({
		check: `properties`,
		shape: t,
		...normalizeParams(n)
	});
}
function _mime(t, n) {
	return new $ZodCheckMimeType({
		check: `mime_type`,
		mime: t,
		...normalizeParams(n)
	});
}
function _overwrite(t) {
	return new $ZodCheckOverwrite({
		check: `overwrite`,
		tx: t
	});
}
function _normalize(e) {
	return _overwrite((t) => t.normalize(e));
}
function _trim() {
	return _overwrite((e) => e.trim());
}
function _toLowerCase() {
	return _overwrite((e) => e.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((e) => e.toUpperCase());
}
function _slugify() {
	return _overwrite((e) => slugify(e));
}
function _array(e, t, n) {
	return new e({
		type: `array`,
		element: t,
		...normalizeParams(n)
	});
}
function _custom(e, t, n) {
	let i = normalizeParams(n);
	return i.abort ??= !0, new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...i
	});
}
function _refine(e, t, n) {
	return new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...normalizeParams(n)
	});
}
function _superRefine(e, t) {
	let n = _check((t) => (t.addIssue = (e) => {
		if (typeof e == `string`) t.issues.push(issue(e, t.value, n._zod.def));
		else {
			let i = e;
			i.fatal && (i.continue = !1), i.code ??= `custom`, `input` in i || (i.input = t.value), i.inst ??= n, i.continue ??= !n._zod.def.abort, t.issues.push(issue(i));
		}
	}, e(t.value, t)), t);
	return n;
}
function _check(t, n) {
	let i = new $ZodCheck({
		check: `custom`,
		...normalizeParams(n)
	});
	return i._zod.check = t, i;
}

// node_modules/zod/v4/core/to-json-schema.js
function n(e, ...n) {
	for (let r of n) for (let n of Reflect.ownKeys(r)) Object.prototype.propertyIsEnumerable.call(r, n) && assignProp(e, n, r[n]);
	return e;
}
function initializeContext(t) {
	let n = t?.target ?? `draft-2020-12`;
	return n === `draft-4` && (n = `draft-04`), n === `draft-7` && (n = `draft-07`), {
		processors: t.processors ?? {},
		metadataRegistry: t?.metadata ?? globalRegistry,
		target: n,
		unrepresentable: t?.unrepresentable ?? `throw`,
		override: t?.override ?? (() => {}),
		io: t?.io ?? `output`,
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: t?.cycles ?? `ref`,
		reused: t?.reused ?? `inline`,
		intersections: [],
		deferred: [],
		external: t?.external ?? void 0
	};
}
function handleUnrepresentable(e, t, n, r, i) {
	let a = typeof t.unrepresentable == `function` ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === `any`) return !1;
	if (a === void 0 || a === `throw`) throw Error(i);
	return Object.assign(n, a), !0;
}
function processSchema(e, t, r = {
	path: [],
	schemaPath: []
}) {
	var i;
	let a = e._zod.def, o = t.seen.get(e);
	if (o) return o.count++, r.schemaPath.includes(e) && (o.cycle = r.path), o.schema;
	let s = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: r.path
	};
	t.seen.set(e, s), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let c = e._zod.toJSONSchema?.();
	if (c) s.schema = c;
	else {
		let n = {
			...r,
			schemaPath: [...r.schemaPath, e],
			path: r.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, s.schema, n);
		else {
			let r = s.schema, i = t.processors[a.type];
			if (!i) throw Error(`[toJSONSchema]: Non-representable type encountered: ${a.type}`);
			i(e, t, r, n);
		}
		let i = e._zod.parent;
		i && (s.ref ||= i, processSchema(i, t, n), t.seen.get(i).isParent = !0);
	}
	let l = t.metadataRegistry.get(e);
	return l && n(s.schema, l), t.io === `input` && u$1(e) && (delete s.schema.examples, delete s.schema.default), t.io === `input` && `_prefault` in s.schema && ((i = s.schema).default ?? (i.default = s.schema._prefault)), delete s.schema._prefault, t.seen.get(e).schema;
}
function r$1(e) {
	return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function extractDefs(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let i = /* @__PURE__ */ new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = i.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			i.set(n, t[0]);
		}
	}
	let a = (t) => {
		let i = e.target === `draft-2020-12` ? `$defs` : `definitions`;
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, a = e.external.uri ?? ((e) => e);
			if (n) return { ref: a(n) };
			let o = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = o, {
				defId: o,
				ref: `${a(`__shared`)}#/${i}/${r$1(o)}`
			};
		}
		let a = `#/${i}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: `#` };
		let o = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: o,
			ref: a + r$1(o)
		};
	}, o = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = a(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let i = t.schema;
		for (let e in i) delete i[e];
		i.$ref = n;
	};
	if (e.cycles === `throw`) for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) o(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					o(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === `ref`) && o(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
function i$1(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != `object`) return;
		i$1(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== `type`) return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != `string`) return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
const a$1 = /* @__PURE__ */ new Set([
	`type`,
	`properties`,
	`required`,
	`additionalProperties`
]);
const o = [`oneOf`, `anyOf`];
function s(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != `object` || !t ? null : Object.keys(t).length ? t : null;
}
function c(e) {
	let n = [];
	for (let t of e) {
		if (typeof t != `object` || t.type !== `object`) return null;
		for (let e in t) if (!a$1.has(e)) return null;
		n.push(t);
	}
	let r = {}, i = /* @__PURE__ */ new Set();
	for (let e of n) {
		for (let i in e.properties) {
			if (Object.prototype.hasOwnProperty.call(r, i)) continue;
			let e = [];
			for (let t of n) {
				let n = t.properties?.[i] ?? s(t);
				n != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(n)) || e.push(n));
			}
			let a = e.length === 1 ? e[0] : c(e) ?? { allOf: e };
			assignProp(r, i, a);
		}
		for (let t of e.required ?? []) i.add(t);
	}
	let o = {
		type: `object`,
		properties: r
	};
	if (i.size && (o.required = [...i]), n.every((e) => e.additionalProperties === !1)) o.additionalProperties = !1;
	else {
		let e = [];
		for (let t of n) {
			let n = s(t);
			n && !e.some((e) => JSON.stringify(e) === JSON.stringify(n)) && e.push(n);
		}
		e.length === 1 ? o.additionalProperties = e[0] : e.length > 1 && (o.additionalProperties = { allOf: e });
	}
	return o;
}
function l$1(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of a$1) if (t in e) return;
	let r = t.filter((e) => o.some((t) => Array.isArray(e[t]))), i = null;
	if (!r.length) i = c(t);
	else {
		let e = r[0], n = o.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), s = e[n].map((e) => c([...a, e]));
		if (s.some((e) => !e)) return;
		i = { [n]: s };
	}
	i && (delete e.allOf, n(e, i));
}
function finalize(e, r) {
	let a = e.seen.get(r);
	if (!a) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	let o = (t) => {
		let r = e.seen.get(t);
		if (r.ref === null) return;
		let i = r.def ?? r.schema, a = { ...i }, s = r.ref;
		if (r.ref = null, s) {
			o(s);
			let r = e.seen.get(s), c = r.schema;
			if (c.$ref && (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`) ? (i.allOf = i.allOf ?? [], i.allOf.push(c)) : n(i, c), n(i, a), t._zod.parent === s) for (let e in i) e !== `$ref` && e !== `allOf` && (e in a || delete i[e]);
			if (c.$ref && r.def) for (let e in i) e !== `$ref` && e !== `allOf` && e in r.def && JSON.stringify(i[e]) === JSON.stringify(r.def[e]) && delete i[e];
		}
		let c = t._zod.parent;
		if (c && c !== s) {
			o(c);
			let t = e.seen.get(c);
			if (t?.schema.$ref && (i.$ref = t.schema.$ref, t.def)) for (let e in i) e !== `$ref` && e !== `allOf` && e in t.def && JSON.stringify(i[e]) === JSON.stringify(t.def[e]) && delete i[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: i,
			path: r.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) o(t[0]);
		if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) i$1(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) l$1(e);
		}
	}
	let s = {};
	if (e.target === `draft-2020-12` ? s.$schema = `https://json-schema.org/draft/2020-12/schema` : e.target === `draft-07` ? s.$schema = `http://json-schema.org/draft-07/schema#` : e.target === `draft-04` ? s.$schema = `http://json-schema.org/draft-04/schema#` : e.target, e.external?.uri) {
		let t = e.external.registry.get(r)?.id;
		if (!t) throw Error("Schema is missing an `id` property");
		s.$id = e.external.uri(t);
	}
	n(s, a.defId ? a.schema : a.def ?? a.schema);
	let c = e.metadataRegistry.get(r)?.id;
	c !== void 0 && s.id === c && delete s.id;
	let u = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let n of e.seen.entries()) {
		let e = n[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, assignProp(u, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(u).length > 0 && (e.target === `draft-2020-12` ? s.$defs = u : s.definitions = u);
	try {
		let t = JSON.parse(JSON.stringify(s));
		return Object.defineProperty(t, "~standard", {
			value: {
				...r[`~standard`],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(r, `input`, e.processors),
					output: createStandardJSONSchemaMethod(r, `output`, e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), t;
	} catch {
		throw Error(`Error converting schema to JSON.`);
	}
}
function u$1(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === `transform`) return !0;
	if (r.type === `array`) return u$1(r.element, n);
	if (r.type === `set`) return u$1(r.valueType, n);
	if (r.type === `lazy`) return u$1(r.getter(), n);
	if (r.type === `promise` || r.type === `optional` || r.type === `nonoptional` || r.type === `nullable` || r.type === `readonly` || r.type === "default" || r.type === `prefault` || r.type === `catch`) return u$1(r.innerType, n);
	if (r.type === `intersection`) return u$1(r.left, n) || u$1(r.right, n);
	if (r.type === `record` || r.type === `map`) return u$1(r.keyType, n) || u$1(r.valueType, n);
	if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : u$1(r.in, n) || u$1(r.out, n);
	if (r.type === `object`) {
		for (let e in r.shape) if (u$1(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === `union`) {
		for (let e of r.options) if (u$1(e, n)) return !0;
		return !1;
	}
	if (r.type === `tuple`) {
		for (let e of r.items) if (u$1(e, n)) return !0;
		return !!(r.rest && u$1(r.rest, n));
	}
	return !1;
}
const createToJSONSchemaMethod = (e, t = {}) => (n) => {
	let r = initializeContext({
		...n,
		processors: t
	});
	return processSchema(e, r), extractDefs(r, e), finalize(r, e);
};
const createStandardJSONSchemaMethod = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = initializeContext({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return processSchema(e, o), extractDefs(o, e), finalize(o, e);
};

// node_modules/zod/v4/core/json-schema-processors.js
const f$1 = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
};
const p = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
};
const m$1 = (e, t) => {
	f$1(e, `minimum`, t), p(e, `maximum`, t);
};
const h$1 = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
};
const g = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
};
const _ = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
};
const v = (e, t) => {
	e.format = t, t.includes(`int`) && (e.isInt = !0);
};
const y = (e, t) => f$1(e, `minimum`, t.minimum);
const b = (e, t) => p(e, `maximum`, t.maximum);
const x = (e) => (t, n) => {
	v(t, n.format);
	let [r, i] = e[n.format];
	f$1(t, `minimum`, r), p(t, `maximum`, i);
};
const S = {
	greater_than: (e, t) => f$1(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
	less_than: (e, t) => p(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
	multiple_of: (e, t) => h$1(e, t.value),
	number_format: x(NUMBER_FORMAT_RANGES),
	bigint_format: x(BIGINT_FORMAT_RANGES),
	min_length: y,
	max_length: b,
	length_equals: (e, t) => m$1(e, t.length),
	min_size: y,
	max_size: b,
	size_equals: (e, t) => m$1(e, t.size),
	string_format: (e, t) => {
		v(e, t.format), t.pattern && g(e, t.pattern), (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => _(e, t.mime)
};
function aggregateChecks(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has(`$ZodCheck`) ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) S[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && f$1(t, `minimum`, i.minimum), i.exclusiveMinimum !== void 0 && f$1(t, `exclusiveMinimum`, i.exclusiveMinimum), i.maximum !== void 0 && p(t, `maximum`, i.maximum), i.exclusiveMaximum !== void 0 && p(t, `exclusiveMaximum`, i.exclusiveMaximum), i.multipleOf !== void 0 && h$1(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes(`int`) && (t.isInt = !0)), i.mime && _(t, i.mime);
	for (let e of i.patterns ?? []) g(t, e);
	return t;
}
const C = {
	guid: `uuid`,
	url: `uri`,
	datetime: `date-time`,
	json_string: `json-string`,
	regex: ``
};
const w = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const T = (e) => w.get(e) ?? e;
const stringProcessor = (e, t, n, r) => {
	let i = n;
	i.type = `string`;
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = aggregateChecks(e);
	if (typeof a == `number` && (i.minLength = a), typeof o == `number` && (i.maxLength = o), s && (i.format = C[s] ?? s, i.format === `` && delete i.format, (s === `time` || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(T);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0` ? { type: `string` } : {},
			pattern: e.source
		}))]);
	}
};
const numberProcessor = (e, t, n, r) => {
	let i = n, { minimum: o, maximum: s, multipleOf: c, exclusiveMaximum: l, exclusiveMinimum: u, isInt: d } = aggregateChecks(e);
	i.type = d ? `integer` : `number`;
	let f = typeof u == `number` && u >= (o ?? -1 / 0), p = typeof l == `number` && l <= (s ?? 1 / 0), m = t.target === `draft-04` || t.target === `openapi-3.0`;
	if (f ? m ? (i.minimum = u, i.exclusiveMinimum = !0) : i.exclusiveMinimum = u : typeof o == `number` && (i.minimum = o), p ? m ? (i.maximum = l, i.exclusiveMaximum = !0) : i.exclusiveMaximum = l : typeof s == `number` && (i.maximum = s), c) {
		let n = /* @__PURE__ */ new Set();
		for (let o of c) Number.isFinite(o) && o !== 0 ? n.add(Math.abs(o)) : handleUnrepresentable(e, t, i, r, `A multipleOf divisor of ${o} cannot be represented in JSON Schema`);
		let [o, ...s] = n;
		o !== void 0 && (i.multipleOf = o), s.length && (i.allOf = [...i.allOf ?? [], ...s.map((e) => ({ multipleOf: e }))]);
	}
};
const booleanProcessor = (e, t, n, r) => {
	n.type = `boolean`;
};
const bigintProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `BigInt cannot be represented in JSON Schema`);
};
const symbolProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Symbols cannot be represented in JSON Schema`);
};
const nullProcessor = (e, t, n, r) => {
	t.target === `openapi-3.0` ? (n.type = `string`, n.nullable = !0, n.enum = [null]) : n.type = `null`;
};
const undefinedProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Undefined cannot be represented in JSON Schema`);
};
const voidProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Void cannot be represented in JSON Schema`);
};
const neverProcessor = (e, t, n, r) => {
	n.not = {};
};
const anyProcessor = (e, t, n, r) => {};
const unknownProcessor = (e, t, n, r) => {};
const dateProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Date cannot be represented in JSON Schema`);
};
const enumProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = getEnumValues(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == `number`) && (n.type = `number`), a.every((e) => typeof e == `string`) && (n.type = `string`), n.enum = a);
};
const literalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let o = [];
	for (let s of i.values) if (s === void 0) {
		if (handleUnrepresentable(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof s == `bigint`) {
		if (handleUnrepresentable(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
		o.push(Number(s));
	} else o.push(s);
	if (o.length !== 0) {
		if (o.length === 1) {
			let e = o[0];
			n.type = e === null ? `null` : typeof e, t.target === `draft-04` || t.target === `openapi-3.0` ? n.enum = [e] : n.const = e;
		} else o.every((e) => typeof e == `number`) && (n.type = `number`), o.every((e) => typeof e == `string`) && (n.type = `string`), o.every((e) => typeof e == `boolean`) && (n.type = `boolean`), o.every((e) => e === null) && (n.type = `null`), n.enum = o;
	}
};
const nanProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `NaN cannot be represented in JSON Schema`);
};
const templateLiteralProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.pattern;
	if (!a) throw Error(`Pattern not found in template literal`);
	i.type = `string`, i.pattern = a.source;
};
const fileProcessor = (e, t, n, r) => {
	let i = n;
	i.type = `string`, i.format = `binary`, i.contentEncoding = `binary`;
	let { minimum: a, maximum: o, mime: s } = aggregateChecks(e);
	a !== void 0 && (i.minLength = a), o !== void 0 && (i.maxLength = o), s && (s.length === 0 ? i.not = {} : s.length === 1 ? i.contentMediaType = s[0] : i.anyOf = s.map((e) => ({ contentMediaType: e })));
};
const successProcessor = (e, t, n, r) => {
	n.type = `boolean`;
};
const customProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
};
const functionProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Function types cannot be represented in JSON Schema`);
};
const transformProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
};
const mapProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Map cannot be represented in JSON Schema`);
};
const setProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, `Set cannot be represented in JSON Schema`);
};
const arrayProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: c } = aggregateChecks(e);
	typeof o == `number` && (i.minItems = o), typeof c == `number` && (i.maxItems = c), i.type = `array`, i.items = processSchema(a.element, t, {
		...r,
		path: [...r.path, `items`]
	});
};
function E(e) {
	let t = e._zod.def;
	return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`) ? E(t.out) : t.type === `catch` ? E(t.innerType) : e._zod.optin;
}
const objectProcessor = (e, t, n, r) => {
	let i = n, o = e._zod.def, c = o.shape;
	if (Object.getOwnPropertySymbols(c).length && handleUnrepresentable(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)) return;
	i.type = `object`, i.properties = {};
	for (let e in c) assignProp(i.properties, e, processSchema(c[e], t, {
		...r,
		path: [
			...r.path,
			`properties`,
			e
		]
	}));
	let l = [];
	for (let e of Object.keys(c)) {
		let n = o.shape[e];
		(t.io === `input` ? E(n) === void 0 : n._zod.optout === void 0) && l.push(e);
	}
	l.length > 0 && (i.required = l), o.catchall?._zod.def.type === `never` ? i.additionalProperties = !1 : o.catchall ? o.catchall && (i.additionalProperties = processSchema(o.catchall, t, {
		...r,
		path: [...r.path, `additionalProperties`]
	})) : t.io === `output` && (i.additionalProperties = !1);
};
const unionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			a ? `oneOf` : `anyOf`,
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
};
const intersectionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.left, t, {
		...r,
		path: [
			...r.path,
			`allOf`,
			0
		]
	}), o = processSchema(i.right, t, {
		...r,
		path: [
			...r.path,
			`allOf`,
			1
		]
	}), c = (e) => `allOf` in e && Object.keys(e).length === 1, l = [...c(a) ? a.allOf : [a], ...c(o) ? o.allOf : [o]];
	n.allOf = l, t.intersections.push(l);
};
const tupleProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = `array`;
	let o = t.target === `draft-2020-12` ? `prefixItems` : `items`, c = t.target === `draft-2020-12` || t.target === `openapi-3.0` ? `items` : `additionalItems`, l = a.items.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			o,
			n
		]
	})), u = a.rest ? processSchema(a.rest, t, {
		...r,
		path: [
			...r.path,
			c,
			...t.target === `openapi-3.0` ? [a.items.length] : []
		]
	}) : null, d = a.items.length;
	for (; d > 0;) {
		let e = a.items[d - 1];
		if (!(t.io === `input` ? E(e) !== void 0 : e._zod.optout === `optional`)) break;
		d--;
	}
	let f = a.items.length, p = !a.rest;
	t.target === `draft-2020-12` ? (i.prefixItems = l, p ? i.items = !1 : u && (i.items = u), d > 0 && (i.minItems = d), p && (i.maxItems = f)) : t.target === `openapi-3.0` ? (i.items = { anyOf: l }, u && i.items.anyOf.push(u), d > 0 && (i.minItems = d), p && (i.maxItems = f)) : (i.items = l, p ? i.additionalItems = !1 : u && (i.additionalItems = u), d > 0 && (i.minItems = d), p && (i.maxItems = f));
	let { minimum: m, maximum: h } = aggregateChecks(e);
	typeof m == `number` && (i.minItems = m), typeof h == `number` && (i.maxItems = h);
};
function D(t, n, r) {
	if (n.$ref) {
		if (r.has(n)) return n;
		r.add(n);
		let e = t.get(n)?.def;
		if (!e) return n;
		let i = D(t, e, r);
		return i === e ? n : i;
	}
	for (let e of [`anyOf`, `oneOf`]) {
		let i = n[e];
		if (!Array.isArray(i)) continue;
		let a = i.map((e) => D(t, e, r));
		a.some((e, t) => e !== i[t]) && (n = {
			...n,
			[e]: a
		});
	}
	let i = Array.isArray(n.type) ? n.type : [n.type], a = !i.includes(`string`) && i.some((e) => e === `number` || e === `integer`), o = n.enum ?? (n.const === void 0 ? void 0 : [n.const]);
	if (!a && !o?.some((e) => typeof e == `number`)) return n;
	let { minimum: s, maximum: c, exclusiveMinimum: l, exclusiveMaximum: u, multipleOf: d, format: f, id: p, ...m } = n;
	return m.enum ? m.enum = m.enum.map((e) => typeof e == `number` ? String(e) : e) : typeof m.const == `number` && (m.const = String(m.const)), a && (m.type = `string`, o || (m.pattern = (i.includes(`number`) ? number$1 : integer).source)), m;
}
const O = /* @__PURE__ */ new WeakMap();
function k(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = /* @__PURE__ */ new Map();
	for (let r of O.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = D(t, a, /* @__PURE__ */ new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const recordProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = `object`;
	let o = a.keyType, c = aggregateChecks(o).patterns;
	if (a.mode === `loose` && c && c.size > 0) {
		let e = processSchema(a.valueType, t, {
			...r,
			path: [
				...r.path,
				`patternProperties`,
				`*`
			]
		});
		i.patternProperties = {};
		for (let t of c) assignProp(i.patternProperties, T(t).source, e);
	} else {
		if (t.target === `draft-07` || t.target === `draft-2020-12`) {
			i.propertyNames = processSchema(a.keyType, t, {
				...r,
				path: [...r.path, `propertyNames`]
			});
			let n = O.get(t);
			n || (n = [], O.set(t, n), t.deferred.push(() => k(t))), n.push(e);
		}
		i.additionalProperties = processSchema(a.valueType, t, {
			...r,
			path: [...r.path, `additionalProperties`]
		});
	}
	let l = o._zod.values, d = t.io === `input` && E(a.valueType) !== void 0;
	if (l && !a.partial && !d) {
		let e = [...l].filter((e) => typeof e == `string` || typeof e == `number`);
		e.length > 0 && (i.required = e.map(String));
	}
};
const nullableProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.innerType, t, r), o = t.seen.get(e);
	t.target === `openapi-3.0` ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: `null` }];
};
const nonoptionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
};
const A = Symbol();
function j(e, t, n, r, i) {
	let o = !1, s = JSON.stringify(e, (e, t) => typeof t == `bigint` ? (o = !0, null) : t);
	return o ? (handleUnrepresentable(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), A) : JSON.parse(s);
}
const defaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = j(i.defaultValue, e, t, n, r);
	o !== A && (n.default = o);
};
const prefaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== `input`) return;
	let o = j(i.defaultValue, e, t, n, r);
	o !== A && (n._prefault = o);
};
const catchProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let o = t.seen.get(e);
	o.ref = i.innerType;
	let c;
	try {
		c = i.catchValue(void 0);
	} catch {
		handleUnrepresentable(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
		return;
	}
	n.default = c;
};
const pipeProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has(`$ZodTransform`), o = t.io === `input` ? a ? i.out : i.in : i.out;
	processSchema(o, t, r);
	let c = t.seen.get(e);
	c.ref = o;
};
const readonlyProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
};
const promiseProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
};
const optionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
};
const lazyProcessor = (e, t, n, r) => {
	let i = e._zod.innerType;
	processSchema(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
};

// node_modules/zod/v4/classic/errors.js
const r = new WeakSet([Object.prototype, Error.prototype]);
function i(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = n(this);
			return Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	});
}
const a = (a, o) => {
	$ZodError.init(a, o), a.name = `ZodError`;
	let s = Object.getPrototypeOf(a);
	r.has(s) || (r.add(s), i(s, `format`, (t) => (n) => formatError(t, n)), i(s, `flatten`, (t) => (n) => flattenError(t, n)), i(s, `addIssue`, (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, jsonStringifyReplacer, 2);
	}), i(s, `addIssues`, (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, jsonStringifyReplacer, 2);
	}), Object.defineProperty(s, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
};
const ZodError = $constructor(`ZodError`, a);
const ZodRealError = $constructor(`ZodError`, a, void 0, { Parent: Error });

// node_modules/zod/v4/classic/parse.js
const parse = _parse(ZodRealError);
const parseAsync = _parseAsync(ZodRealError);
const safeParse = _safeParse(ZodRealError);
const safeParseAsync = _safeParseAsync(ZodRealError);
const encode = _encode(ZodRealError);
const decode = _decode(ZodRealError);
const encodeAsync = _encodeAsync(ZodRealError);
const decodeAsync = _decodeAsync(ZodRealError);
const safeEncode = _safeEncode(ZodRealError);
const safeDecode = _safeDecode(ZodRealError);
const safeEncodeAsync = _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = _safeDecodeAsync(ZodRealError);

// node_modules/zod/v4/classic/schemas.js
function l() {
	globalConfig.localeError || config(en_default());
}
function u() {
	globalConfig.memoizer || config({ memoizer: memoizer() });
}
const ZodType = $constructor(`ZodType`, (t, n) => (l(), $ZodType.init(t, n), t.def = n, t.type = n.type, t), {
	check(...e) {
		let n = this.def;
		return this.clone(mergeDefs(n, { checks: [...n.checks ?? [], ...e.map((e) => typeof e == `function` ? { _zod: {
			check: e,
			def: { check: `custom` },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(t, n) {
		return clone(this, t, n);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(refine(e, t));
	},
	superRefine(e, t) {
		return this.check(superRefine(e, t));
	},
	overwrite(e) {
		return this.check(_overwrite(e));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(e) {
		return nonoptional(this, e);
	},
	array() {
		return array(this);
	},
	or(e) {
		return union([this, e]);
	},
	and(e) {
		return intersection(this, e);
	},
	transform(e) {
		return pipe(this, transform(e));
	},
	default(e) {
		return _default(this, e);
	},
	prefault(e) {
		return prefault(this, e);
	},
	catch(e) {
		return h(this, e);
	},
	pipe(e) {
		return pipe(this, e);
	},
	readonly() {
		return readonly(this);
	},
	describe(t) {
		let n = this.clone();
		return globalRegistry.add(n, { description: t }), n;
	},
	meta(...t) {
		if (t.length === 0) return globalRegistry.get(this);
		let n = this.clone();
		return globalRegistry.add(n, t[0]), n;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	},
	get "~standard"() {
		return hide(this, `~standard`, {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, `input`),
				output: createStandardJSONSchemaMethod(this, `output`)
			}
		});
	},
	set "~standard"(e) {
		own(this, `~standard`, e);
	},
	parse: function e(t, n) {
		return parse(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await parseAsync(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return safeParse(this, e, t);
	},
	async safeParseAsync(e, t) {
		return safeParseAsync(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		own(this, `spa`, e);
	},
	validate(e, t) {
		return validate(this, e, t);
	},
	validateAsync(e, t) {
		return validateAsync(this, e, t);
	},
	encode: function e(t, n) {
		return encode(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return decode(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await encodeAsync(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await decodeAsync(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return safeEncode(this, e, t);
	},
	safeDecode(e, t) {
		return safeDecode(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return safeEncodeAsync(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return safeDecodeAsync(this, e, t);
	},
	toJSONSchema(e) {
		return createToJSONSchemaMethod(this, {})(e);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = $constructor(`_ZodString`, (t, r) => {
	$ZodString.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => stringProcessor(t, e, r, i);
}, derived({
	format: (e) => aggregateChecks(e).format ?? null,
	minLength: (e) => aggregateChecks(e).minimum ?? null,
	maxLength: (e) => aggregateChecks(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(_regex(...e));
	},
	includes(...e) {
		return this.check(_includes(...e));
	},
	startsWith(...e) {
		return this.check(_startsWith(...e));
	},
	endsWith(...e) {
		return this.check(_endsWith(...e));
	},
	min(...e) {
		return this.check(_minLength(...e));
	},
	max(...e) {
		return this.check(_maxLength(...e));
	},
	length(...e) {
		return this.check(_length(...e));
	},
	nonempty(...e) {
		return this.check(_minLength(1, ...e));
	},
	lowercase(e) {
		return this.check(_lowercase(e));
	},
	uppercase(e) {
		return this.check(_uppercase(e));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...e) {
		return this.check(_normalize(...e));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = $constructor(`ZodString`, (t, n) => {
	$ZodString.init(t, n), _ZodString.init(t, n);
}, {
	email(t) {
		return this.check(_email(ZodEmail, t));
	},
	url(t) {
		return this.check(_url(ZodURL, t));
	},
	jwt(t) {
		return this.check(_jwt(ZodJWT, t));
	},
	emoji(t) {
		return this.check(_emoji(ZodEmoji, t));
	},
	guid(t) {
		return this.check(_guid(ZodGUID, t));
	},
	uuid(t) {
		return this.check(_uuid(ZodUUID, t));
	},
	uuidv4(t) {
		return this.check(_uuidv4(ZodUUID, t));
	},
	uuidv6(t) {
		return this.check(_uuidv6(ZodUUID, t));
	},
	uuidv7(t) {
		return this.check(_uuidv7(ZodUUID, t));
	},
	nanoid(t) {
		return this.check(_nanoid(ZodNanoID, t));
	},
	cuid(t) {
		return this.check(_cuid(ZodCUID, t));
	},
	cuid2(t) {
		return this.check(_cuid2(ZodCUID2, t));
	},
	ulid(t) {
		return this.check(_ulid(ZodULID, t));
	},
	base64(t) {
		return this.check(_base64(ZodBase64, t));
	},
	base64url(t) {
		return this.check(_base64url(ZodBase64URL, t));
	},
	xid(t) {
		return this.check(_xid(ZodXID, t));
	},
	ksuid(t) {
		return this.check(_ksuid(ZodKSUID, t));
	},
	ipv4(t) {
		return this.check(_ipv4(ZodIPv4, t));
	},
	ipv6(t) {
		return this.check(_ipv6(ZodIPv6, t));
	},
	cidrv4(t) {
		return this.check(_cidrv4(ZodCIDRv4, t));
	},
	cidrv6(t) {
		return this.check(_cidrv6(ZodCIDRv6, t));
	},
	e164(t) {
		return this.check(_e164(ZodE164, t));
	},
	datetime(t) {
		return this.check(_isoDateTime(ZodISODateTime, t));
	},
	date(t) {
		return this.check(_isoDate(ZodISODate, t));
	},
	time(t) {
		return this.check(_isoTime(ZodISOTime, t));
	},
	duration(t) {
		return this.check(_isoDuration(ZodISODuration, t));
	}
});
function string(t) {
	return _string(ZodString, t);
}
const ZodStringFormat = $constructor(`ZodStringFormat`, (t, n) => {
	$ZodStringFormat.init(t, n), _ZodString.init(t, n);
});
const ZodISODateTime = $constructor(`ZodISODateTime`, (t, n) => {
	$ZodISODateTime.init(t, n), ZodStringFormat.init(t, n);
});
const ZodISODate = $constructor(`ZodISODate`, (t, n) => {
	$ZodISODate.init(t, n), ZodStringFormat.init(t, n);
});
const ZodISOTime = $constructor(`ZodISOTime`, (t, n) => {
	$ZodISOTime.init(t, n), ZodStringFormat.init(t, n);
});
const ZodISODuration = $constructor(`ZodISODuration`, (t, n) => {
	$ZodISODuration.init(t, n), ZodStringFormat.init(t, n);
});
const ZodEmail = $constructor(`ZodEmail`, (t, n) => {
	$ZodEmail.init(t, n), ZodStringFormat.init(t, n);
});
const ZodGUID = $constructor(`ZodGUID`, (t, n) => {
	$ZodGUID.init(t, n), ZodStringFormat.init(t, n);
});
const ZodUUID = $constructor(`ZodUUID`, (t, n) => {
	$ZodUUID.init(t, n), ZodStringFormat.init(t, n);
});
const ZodURL = $constructor(`ZodURL`, (t, n) => {
	$ZodURL.init(t, n), ZodStringFormat.init(t, n);
});
function url(t) {
	return _url(ZodURL, t);
}
const ZodEmoji = $constructor(`ZodEmoji`, (t, n) => {
	$ZodEmoji.init(t, n), ZodStringFormat.init(t, n);
});
const ZodNanoID = $constructor(`ZodNanoID`, (t, n) => {
	$ZodNanoID.init(t, n), ZodStringFormat.init(t, n);
});
const ZodCUID = $constructor(`ZodCUID`, (t, n) => {
	$ZodCUID.init(t, n), ZodStringFormat.init(t, n);
});
const ZodCUID2 = $constructor(`ZodCUID2`, (t, n) => {
	$ZodCUID2.init(t, n), ZodStringFormat.init(t, n);
});
const ZodULID = $constructor(`ZodULID`, (t, n) => {
	$ZodULID.init(t, n), ZodStringFormat.init(t, n);
});
const ZodXID = $constructor(`ZodXID`, (t, n) => {
	$ZodXID.init(t, n), ZodStringFormat.init(t, n);
});
const ZodKSUID = $constructor(`ZodKSUID`, (t, n) => {
	$ZodKSUID.init(t, n), ZodStringFormat.init(t, n);
});
const ZodIPv4 = $constructor(`ZodIPv4`, (t, n) => {
	$ZodIPv4.init(t, n), ZodStringFormat.init(t, n);
});
const ZodMAC = $constructor(`ZodMAC`, (t, n) => {
	$ZodMAC.init(t, n), ZodStringFormat.init(t, n);
});
const ZodIPv6 = $constructor(`ZodIPv6`, (t, n) => {
	$ZodIPv6.init(t, n), ZodStringFormat.init(t, n);
});
const ZodCIDRv4 = $constructor(`ZodCIDRv4`, (t, n) => {
	$ZodCIDRv4.init(t, n), ZodStringFormat.init(t, n);
});
const ZodCIDRv6 = $constructor(`ZodCIDRv6`, (t, n) => {
	$ZodCIDRv6.init(t, n), ZodStringFormat.init(t, n);
});
const ZodBase64 = $constructor(`ZodBase64`, (t, n) => {
	$ZodBase64.init(t, n), ZodStringFormat.init(t, n);
});
const ZodBase64URL = $constructor(`ZodBase64URL`, (t, n) => {
	$ZodBase64URL.init(t, n), ZodStringFormat.init(t, n);
});
const ZodE164 = $constructor(`ZodE164`, (t, n) => {
	$ZodE164.init(t, n), ZodStringFormat.init(t, n);
});
const ZodCreditCard = $constructor(`ZodCreditCard`, (t, n) => {
	$ZodCreditCard.init(t, n), ZodStringFormat.init(t, n);
});
const ZodIBAN = $constructor(`ZodIBAN`, (t, n) => {
	$ZodIBAN.init(t, n), ZodStringFormat.init(t, n);
});
const ZodJWT = $constructor(`ZodJWT`, (t, n) => {
	$ZodJWT.init(t, n), ZodStringFormat.init(t, n);
});
const ZodCustomStringFormat = $constructor(`ZodCustomStringFormat`, (t, n) => {
	$ZodCustomStringFormat.init(t, n), ZodStringFormat.init(t, n);
});
const ZodNumber = $constructor(`ZodNumber`, (t, r) => {
	$ZodNumber.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => numberProcessor(t, e, r, i), t.isFinite = !0;
}, derived({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: r } = aggregateChecks(e);
		return Math.max(t ?? -1 / 0, r ?? -1 / 0);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: r } = aggregateChecks(e);
		return Math.min(t ?? 1 / 0, r ?? 1 / 0);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: r } = aggregateChecks(e);
		return !!t || !!r?.some(Number.isSafeInteger);
	},
	format: (e) => aggregateChecks(e).format ?? null
}, {
	gt(e, t) {
		return this.check(_gt(e, t));
	},
	gte(e, t) {
		return this.check(_gte(e, t));
	},
	min(e, t) {
		return this.check(_gte(e, t));
	},
	lt(e, t) {
		return this.check(_lt(e, t));
	},
	lte(e, t) {
		return this.check(_lte(e, t));
	},
	max(e, t) {
		return this.check(_lte(e, t));
	},
	int(e) {
		return this.check(int(e));
	},
	safe(e) {
		return this.check(int(e));
	},
	positive(e) {
		return this.check(_gt(0, e));
	},
	nonnegative(e) {
		return this.check(_gte(0, e));
	},
	negative(e) {
		return this.check(_lt(0, e));
	},
	nonpositive(e) {
		return this.check(_lte(0, e));
	},
	multipleOf(e, t) {
		return this.check(_multipleOf(e, t));
	},
	step(e, t) {
		return this.check(_multipleOf(e, t));
	},
	finite() {
		return this;
	}
}));
function number(t) {
	return _number(ZodNumber, t);
}
const ZodNumberFormat = $constructor(`ZodNumberFormat`, (t, n) => {
	$ZodNumberFormat.init(t, n), ZodNumber.init(t, n);
});
function int(t) {
	return _int(ZodNumberFormat, t);
}
const ZodBoolean = $constructor(`ZodBoolean`, (t, r) => {
	$ZodBoolean.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => booleanProcessor(t, e, r, i);
});
function boolean(t) {
	return _boolean(ZodBoolean, t);
}
const ZodBigInt = $constructor(`ZodBigInt`, (t, r) => {
	$ZodBigInt.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => bigintProcessor(t, e, r, i);
}, derived({
	minValue: (e) => aggregateChecks(e).minimum ?? null,
	maxValue: (e) => aggregateChecks(e).maximum ?? null,
	format: (e) => aggregateChecks(e).format ?? null
}, {
	gte(e, t) {
		return this.check(_gte(e, t));
	},
	min(e, t) {
		return this.check(_gte(e, t));
	},
	gt(e, t) {
		return this.check(_gt(e, t));
	},
	lt(e, t) {
		return this.check(_lt(e, t));
	},
	lte(e, t) {
		return this.check(_lte(e, t));
	},
	max(e, t) {
		return this.check(_lte(e, t));
	},
	positive(e) {
		return this.check(_gt(BigInt(0), e));
	},
	negative(e) {
		return this.check(_lt(BigInt(0), e));
	},
	nonpositive(e) {
		return this.check(_lte(BigInt(0), e));
	},
	nonnegative(e) {
		return this.check(_gte(BigInt(0), e));
	},
	multipleOf(e, t) {
		return this.check(_multipleOf(e, t));
	}
}));
const ZodBigIntFormat = $constructor(`ZodBigIntFormat`, (t, n) => {
	$ZodBigIntFormat.init(t, n), ZodBigInt.init(t, n);
});
const ZodSymbol = $constructor(`ZodSymbol`, (t, r) => {
	$ZodSymbol.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => symbolProcessor(t, e, r, i);
});
const ZodUndefined = $constructor(`ZodUndefined`, (t, r) => {
	$ZodUndefined.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => undefinedProcessor(t, e, r, i);
});
const ZodNull = $constructor(`ZodNull`, (t, r) => {
	$ZodNull.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => nullProcessor(t, e, r, i);
});
function f(t) {
	return _null(ZodNull, t);
}
const ZodAny = $constructor(`ZodAny`, (t, r) => {
	$ZodAny.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => anyProcessor(t, e, r, i);
});
const ZodUnknown = $constructor(`ZodUnknown`, (t, r) => {
	$ZodUnknown.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => unknownProcessor(t, e, r, i);
});
function unknown() {
	return _unknown(ZodUnknown);
}
const ZodNever = $constructor(`ZodNever`, (t, r) => {
	$ZodNever.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => neverProcessor(t, e, r, i);
});
function never(t) {
	return _never(ZodNever, t);
}
const ZodVoid = $constructor(`ZodVoid`, (t, r) => {
	$ZodVoid.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => voidProcessor(t, e, r, i);
});
const ZodDate = $constructor(`ZodDate`, (t, r) => {
	$ZodDate.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => dateProcessor(t, e, r, i), t.min = (e, n) => t.check(_gte(e, n)), t.max = (e, n) => t.check(_lte(e, n));
}, derived({
	minDate: (e) => {
		let { minimum: t } = aggregateChecks(e);
		return t ? new Date(t) : null;
	},
	maxDate: (e) => {
		let { maximum: t } = aggregateChecks(e);
		return t ? new Date(t) : null;
	}
}, {}));
const ZodArray = $constructor(`ZodArray`, (t, r) => {
	u(), $ZodArray.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => arrayProcessor(t, e, r, i), t.element = r.element;
}, {
	min(e, t) {
		return this.check(_minLength(e, t));
	},
	nonempty(e) {
		return this.check(_minLength(1, e));
	},
	max(e, t) {
		return this.check(_maxLength(e, t));
	},
	length(e, t) {
		return this.check(_length(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function array(t, n) {
	return _array(ZodArray, t, n);
}
const ZodObject = $constructor(`ZodObject`, (r, i) => {
	u(), $ZodObjectJIT.init(r, i), ZodType.init(r, i), r._zod.processJSONSchema = (e, t, i) => objectProcessor(r, e, t, i), installLazyProp(r, `shape`, (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return m(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(mergeDefs(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return extend(this, e);
	},
	safeExtend(e) {
		return safeExtend(this, e);
	},
	merge(e) {
		return merge(this, e);
	},
	pick(e) {
		return pick(this, e);
	},
	omit(e) {
		return omit(this, e);
	},
	partial(...e) {
		return partial(ZodOptional, this, e[0]);
	},
	exactPartial(...e) {
		return partial(ZodExactOptional, this, e[0], `exactPartial`);
	},
	required(...e) {
		return required(ZodNonOptional, this, e[0]);
	}
});
function object(e, n) {
	let r = {
		type: `object`,
		shape: e ?? {},
		...normalizeParams(n)
	};
	return new ZodObject(r);
}
function strictObject(e, n) {
	return new ZodObject({
		type: `object`,
		shape: e,
		catchall: never(),
		...normalizeParams(n)
	});
}
function looseObject(e, n) {
	return new ZodObject({
		type: `object`,
		shape: e,
		catchall: unknown(),
		...normalizeParams(n)
	});
}
const ZodUnion = $constructor(`ZodUnion`, (t, r) => {
	$ZodUnion.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => unionProcessor(t, e, r, i), t.options = r.options;
});
function union(e, n) {
	return new ZodUnion({
		type: `union`,
		options: e,
		...normalizeParams(n)
	});
}
const ZodXor = $constructor(`ZodXor`, (t, r) => {
	ZodUnion.init(t, r), $ZodXor.init(t, r), t._zod.processJSONSchema = (e, r, i) => unionProcessor(t, e, r, i), t.options = r.options;
});
const ZodDiscriminatedUnion = $constructor(`ZodDiscriminatedUnion`, (t, n) => {
	ZodUnion.init(t, n), $ZodDiscriminatedUnion.init(t, n);
});
function discriminatedUnion(e, n, r) {
	return new ZodDiscriminatedUnion({
		type: `union`,
		options: n,
		discriminator: e,
		...normalizeParams(r)
	});
}
const ZodIntersection = $constructor(`ZodIntersection`, (t, r) => {
	$ZodIntersection.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => intersectionProcessor(t, e, r, i);
});
function intersection(e, t) {
	return new ZodIntersection({
		type: `intersection`,
		left: e,
		right: t
	});
}
const ZodTuple = $constructor(`ZodTuple`, (t, r) => {
	u(), $ZodTuple.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => tupleProcessor(t, e, r, i);
}, {
	rest(e) {
		return this.clone({
			...this._zod.def,
			rest: e
		});
	},
	partial() {
		let e = this._zod.def;
		if (e.checks?.length) throw Error(`.partial() cannot be used on tuple schemas containing refinements`);
		return this.clone({
			...e,
			items: e.items.map((e) => new ZodOptional({
				type: `optional`,
				innerType: e
			}))
		});
	}
});
function tuple(n, r, i) {
	let a = r instanceof $ZodType, o = a ? i : r;
	return new ZodTuple({
		type: `tuple`,
		items: n,
		rest: a ? r : null,
		...normalizeParams(o)
	});
}
const ZodRecord = $constructor(`ZodRecord`, (t, r) => {
	u(), $ZodRecord.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => recordProcessor(t, e, r, i), t.keyType = r.keyType, t.valueType = r.valueType;
});
function record(e, n, r) {
	return !n || !n._zod ? new ZodRecord({
		type: `record`,
		keyType: string(),
		valueType: e,
		...normalizeParams(n)
	}) : new ZodRecord({
		type: `record`,
		keyType: e,
		valueType: n,
		...normalizeParams(r)
	});
}
function partialRecord(e, n, r) {
	return new ZodRecord({
		type: `record`,
		keyType: e,
		valueType: n,
		...normalizeParams(r),
		partial: !0
	});
}
const ZodMap = $constructor(`ZodMap`, (t, r) => {
	u(), $ZodMap.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => mapProcessor(t, e, r, i), t.keyType = r.keyType, t.valueType = r.valueType, t.min = (...n) => t.check(_minSize(...n)), t.nonempty = (n) => t.check(_minSize(1, n)), t.max = (...n) => t.check(_maxSize(...n)), t.size = (...n) => t.check(_size(...n));
});
const ZodSet = $constructor(`ZodSet`, (t, r) => {
	u(), $ZodSet.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => setProcessor(t, e, r, i), t.min = (...n) => t.check(_minSize(...n)), t.nonempty = (n) => t.check(_minSize(1, n)), t.max = (...n) => t.check(_maxSize(...n)), t.size = (...n) => t.check(_size(...n));
});
const ZodEnum = $constructor(`ZodEnum`, (r, i) => {
	$ZodEnum.init(r, i), ZodType.init(r, i), r._zod.processJSONSchema = (e, t, i) => enumProcessor(r, e, t, i), r.enum = i.entries, r.options = [...r._zod.values];
	let a = new Set(Object.keys(i.entries));
	r.extract = (e, n) => {
		let r = {};
		for (let t of e) if (a.has(t)) r[t] = i.entries[t];
		else throw Error(`Key ${t} not found in enum`);
		return new ZodEnum({
			...i,
			checks: [],
			...normalizeParams(n),
			entries: r
		});
	}, r.exclude = (e, n) => {
		let r = { ...i.entries };
		for (let t of e) if (a.has(t)) delete r[t];
		else throw Error(`Key ${t} not found in enum`);
		return new ZodEnum({
			...i,
			checks: [],
			...normalizeParams(n),
			entries: r
		});
	};
});
function m(e, n) {
	let r = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new ZodEnum({
		type: `enum`,
		entries: r,
		...normalizeParams(n)
	});
}
const ZodLiteral = $constructor(`ZodLiteral`, (t, r) => {
	$ZodLiteral.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => literalProcessor(t, e, r, i), t.values = new Set(r.values), Object.defineProperty(t, "value", { get() {
		if (r.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return r.values[0];
	} });
});
function literal(e, n) {
	return new ZodLiteral({
		type: `literal`,
		values: Array.isArray(e) ? e : [e],
		...normalizeParams(n)
	});
}
const ZodFile = $constructor(`ZodFile`, (t, r) => {
	$ZodFile.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => fileProcessor(t, e, r, i), t.min = (n, r) => t.check(_minSize(n, r)), t.max = (n, r) => t.check(_maxSize(n, r)), t.mime = (n, r) => t.check(_mime(Array.isArray(n) ? n : [n], r));
});
const ZodTransform = $constructor(`ZodTransform`, (r, i) => {
	u(), $ZodTransform.init(r, i), ZodType.init(r, i), r._zod.processJSONSchema = (e, t, i) => transformProcessor(r, e, t, i), r._zod.parse = (n, a) => {
		if (a.direction === `backward`) throw new $ZodEncodeError(r.constructor.name);
		n.addIssue = (e) => {
			if (typeof e == `string`) n.issues.push(issue(e, n.value, i));
			else {
				let i = e;
				i.fatal && (i.continue = !1), i.code ??= `custom`, `input` in i || (i.input = n.value), i.inst ??= r, n.issues.push(issue(i));
			}
		};
		let o = i.transform(n.value, n);
		return o instanceof Promise ? o.then((e) => (n.value = e, n)) : (n.value = o, n);
	};
});
function transform(e) {
	return new ZodTransform({
		type: `transform`,
		transform: e
	});
}
const ZodOptional = $constructor(`ZodOptional`, (t, r) => {
	$ZodOptional.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => optionalProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType;
});
function optional(e) {
	return new ZodOptional({
		type: `optional`,
		innerType: e
	});
}
const ZodExactOptional = $constructor(`ZodExactOptional`, (t, r) => {
	$ZodExactOptional.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => optionalProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType;
});
function exactOptional(e) {
	return new ZodExactOptional({
		type: `optional`,
		innerType: e
	});
}
const ZodNullable = $constructor(`ZodNullable`, (t, r) => {
	$ZodNullable.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => nullableProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType;
});
function nullable(e) {
	return new ZodNullable({
		type: `nullable`,
		innerType: e
	});
}
const ZodDefault = $constructor(`ZodDefault`, (t, r) => {
	$ZodDefault.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => defaultProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType, t.removeDefault = t.unwrap;
});
function _default(e, n) {
	return new ZodDefault({
		type: `default`,
		innerType: e,
		get defaultValue() {
			return typeof n == `function` ? n() : shallowClone(n);
		}
	});
}
const ZodPrefault = $constructor(`ZodPrefault`, (t, r) => {
	$ZodPrefault.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => prefaultProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType;
});
function prefault(e, n) {
	return new ZodPrefault({
		type: `prefault`,
		innerType: e,
		get defaultValue() {
			return typeof n == `function` ? n() : shallowClone(n);
		}
	});
}
const ZodNonOptional = $constructor(`ZodNonOptional`, (t, r) => {
	$ZodNonOptional.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => nonoptionalProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType;
});
function nonoptional(e, n) {
	return new ZodNonOptional({
		type: `nonoptional`,
		innerType: e,
		...normalizeParams(n)
	});
}
const ZodSuccess = $constructor(`ZodSuccess`, (t, r) => {
	$ZodSuccess.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => successProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType;
});
const ZodCatch = $constructor(`ZodCatch`, (t, r) => {
	$ZodCatch.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => catchProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType, t.removeCatch = t.unwrap;
});
function h(t, n) {
	return new ZodCatch({
		type: `catch`,
		innerType: t,
		catchValue: typeof n == `function` ? n : constantCatch(n)
	});
}
const ZodNaN = $constructor(`ZodNaN`, (t, r) => {
	$ZodNaN.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => nanProcessor(t, e, r, i);
});
const ZodPipe = $constructor(`ZodPipe`, (t, r) => {
	$ZodPipe.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => pipeProcessor(t, e, r, i), t.in = r.in, t.out = r.out;
});
function pipe(e, t) {
	return new ZodPipe({
		type: `pipe`,
		in: e,
		out: t
	});
}
const ZodCodec = $constructor(`ZodCodec`, (t, n) => {
	ZodPipe.init(t, n), $ZodCodec.init(t, n);
});
const ZodPreprocess = $constructor(`ZodPreprocess`, (t, n) => {
	ZodPipe.init(t, n), $ZodPreprocess.init(t, n);
});
const ZodReadonly = $constructor(`ZodReadonly`, (t, r) => {
	$ZodReadonly.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => readonlyProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType;
});
function readonly(e) {
	return new ZodReadonly({
		type: `readonly`,
		innerType: e
	});
}
const ZodTemplateLiteral = $constructor(`ZodTemplateLiteral`, (t, r) => {
	$ZodTemplateLiteral.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => templateLiteralProcessor(t, e, r, i);
});
const ZodLazy = $constructor(`ZodLazy`, (t, r) => {
	$ZodLazy.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => lazyProcessor(t, e, r, i), t.unwrap = () => t._zod.def.getter();
});
const ZodPromise = $constructor(`ZodPromise`, (t, r) => {
	$ZodPromise.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => promiseProcessor(t, e, r, i), t.unwrap = () => t._zod.def.innerType;
});
const ZodFunction = $constructor(`ZodFunction`, (t, r) => {
	$ZodFunction.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => functionProcessor(t, e, r, i);
});
const ZodCustom = $constructor(`ZodCustom`, (t, r) => {
	$ZodCustom.init(t, r), ZodType.init(t, r), t._zod.processJSONSchema = (e, r, i) => customProcessor(t, e, r, i);
});
function custom(t, n) {
	return _custom(ZodCustom, t ?? (() => !0), n);
}
function refine(t, n = {}) {
	return _refine(ZodCustom, t, n);
}
function superRefine(t, n) {
	return _superRefine(t, n);
}
const ZodInstanceOf = $constructor(`ZodInstanceOf`, (e, t) => {
	ZodCustom.init(e, t);
}, { properties(t, n) {
	return this.check(_properties(t, n));
} });
function preprocess(e, t) {
	return new ZodPreprocess({
		type: `pipe`,
		in: transform(e),
		out: t
	});
}

export { _isoDateTime as C, ZodError as S, string as _, discriminatedUnion as a, unknown as b, literal as c, number as d, object as f, strictObject as g, record as h, custom as i, looseObject as l, preprocess as m, array as n, f as o, partialRecord as p, boolean as r, int as s, ZodISODateTime as t, m as u, tuple as v, NEVER as w, url as x, union as y };