import { i as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { p as quote } from "./escape.js";

// node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ALIAS = Symbol.for(`yaml.alias`);
	const DOC = Symbol.for(`yaml.document`);
	const MAP = Symbol.for(`yaml.map`);
	const PAIR = Symbol.for(`yaml.pair`);
	const SCALAR = Symbol.for(`yaml.scalar`);
	const SEQ = Symbol.for(`yaml.seq`);
	const NODE_TYPE = Symbol.for(`yaml.node.type`);
	const isAlias = (e) => !!e && typeof e == `object` && e[NODE_TYPE] === ALIAS;
	const isDocument = (e) => !!e && typeof e == `object` && e[NODE_TYPE] === DOC;
	const isMap = (e) => !!e && typeof e == `object` && e[NODE_TYPE] === MAP;
	const isPair = (e) => !!e && typeof e == `object` && e[NODE_TYPE] === PAIR;
	const isScalar = (e) => !!e && typeof e == `object` && e[NODE_TYPE] === SCALAR;
	const isSeq = (e) => !!e && typeof e == `object` && e[NODE_TYPE] === SEQ;
	function isCollection(e) {
		if (e && typeof e == `object`) switch (e[NODE_TYPE]) {
			case MAP:
			case SEQ: return !0;
		}
		return !1;
	}
	function isNode(e) {
		if (e && typeof e == `object`) switch (e[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return !0;
		}
		return !1;
	}
	const hasAnchor = (e) => (isScalar(e) || isCollection(e)) && !!e.anchor;
	exports.ALIAS = ALIAS, exports.DOC = DOC, exports.MAP = MAP, exports.NODE_TYPE = NODE_TYPE, exports.PAIR = PAIR, exports.SCALAR = SCALAR, exports.SEQ = SEQ, exports.hasAnchor = hasAnchor, exports.isAlias = isAlias, exports.isCollection = isCollection, exports.isDocument = isDocument, exports.isMap = isMap, exports.isNode = isNode, exports.isPair = isPair, exports.isScalar = isScalar, exports.isSeq = isSeq;
}));

// node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol(`break visit`);
	const SKIP = Symbol(`skip children`);
	const REMOVE = Symbol(`remove node`);
	function visit(e, t) {
		let n = initVisitor(t);
		identity.isDocument(e) ? visit_(null, e.contents, n, Object.freeze([e])) === REMOVE && (e.contents = null) : visit_(null, e, n, Object.freeze([]));
	}
	visit.BREAK = BREAK, visit.SKIP = SKIP, visit.REMOVE = REMOVE;
	function visit_(e, t, n, r) {
		let i = callVisitor(e, t, n, r);
		if (identity.isNode(i) || identity.isPair(i)) return replaceNode(e, r, i), visit_(e, i, n, r);
		if (typeof i != `symbol`) {
			if (identity.isCollection(t)) {
				r = Object.freeze(r.concat(t));
				for (let e = 0; e < t.items.length; ++e) {
					let i = visit_(e, t.items[e], n, r);
					if (typeof i == `number`) e = i - 1;
					else if (i === BREAK) return BREAK;
					else i === REMOVE && (t.items.splice(e, 1), --e);
				}
			} else if (identity.isPair(t)) {
				r = Object.freeze(r.concat(t));
				let e = visit_(`key`, t.key, n, r);
				if (e === BREAK) return BREAK;
				e === REMOVE && (t.key = null);
				let i = visit_(`value`, t.value, n, r);
				if (i === BREAK) return BREAK;
				i === REMOVE && (t.value = null);
			}
		}
		return i;
	}
	async function visitAsync(e, t) {
		let n = initVisitor(t);
		identity.isDocument(e) ? await visitAsync_(null, e.contents, n, Object.freeze([e])) === REMOVE && (e.contents = null) : await visitAsync_(null, e, n, Object.freeze([]));
	}
	visitAsync.BREAK = BREAK, visitAsync.SKIP = SKIP, visitAsync.REMOVE = REMOVE;
	async function visitAsync_(e, t, n, r) {
		let i = await callVisitor(e, t, n, r);
		if (identity.isNode(i) || identity.isPair(i)) return replaceNode(e, r, i), visitAsync_(e, i, n, r);
		if (typeof i != `symbol`) {
			if (identity.isCollection(t)) {
				r = Object.freeze(r.concat(t));
				for (let e = 0; e < t.items.length; ++e) {
					let i = await visitAsync_(e, t.items[e], n, r);
					if (typeof i == `number`) e = i - 1;
					else if (i === BREAK) return BREAK;
					else i === REMOVE && (t.items.splice(e, 1), --e);
				}
			} else if (identity.isPair(t)) {
				r = Object.freeze(r.concat(t));
				let e = await visitAsync_(`key`, t.key, n, r);
				if (e === BREAK) return BREAK;
				e === REMOVE && (t.key = null);
				let i = await visitAsync_(`value`, t.value, n, r);
				if (i === BREAK) return BREAK;
				i === REMOVE && (t.value = null);
			}
		}
		return i;
	}
	function initVisitor(e) {
		return typeof e == `object` && (e.Collection || e.Node || e.Value) ? Object.assign({
			Alias: e.Node,
			Map: e.Node,
			Scalar: e.Node,
			Seq: e.Node
		}, e.Value && {
			Map: e.Value,
			Scalar: e.Value,
			Seq: e.Value
		}, e.Collection && {
			Map: e.Collection,
			Seq: e.Collection
		}, e) : e;
	}
	function callVisitor(e, t, n, r) {
		if (typeof n == `function`) return n(e, t, r);
		if (identity.isMap(t)) return n.Map?.(e, t, r);
		if (identity.isSeq(t)) return n.Seq?.(e, t, r);
		if (identity.isPair(t)) return n.Pair?.(e, t, r);
		if (identity.isScalar(t)) return n.Scalar?.(e, t, r);
		if (identity.isAlias(t)) return n.Alias?.(e, t, r);
	}
	function replaceNode(e, t, n) {
		let r = t[t.length - 1];
		if (identity.isCollection(r)) r.items[e] = n;
		else if (identity.isPair(r)) e === `key` ? r.key = n : r.value = n;
		else if (identity.isDocument(r)) r.contents = n;
		else {
			let e = identity.isAlias(r) ? `alias` : `scalar`;
			throw Error(`Cannot replace node with ${e} parent`);
		}
	}
	exports.visit = visit, exports.visitAsync = visitAsync;
}));

// node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": `%21`,
		",": `%2C`,
		"[": `%5B`,
		"]": `%5D`,
		"{": `%7B`,
		"}": `%7D`
	};
	const escapeTagName = (e) => e.replace(/[!,[\]{}]/g, (e) => escapeChars[e]);
	var Directives = class Directives {
		constructor(e, t) {
			this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, Directives.defaultYaml, e), this.tags = Object.assign({}, Directives.defaultTags, t);
		}
		clone() {
			let e = new Directives(this.yaml, this.tags);
			return e.docStart = this.docStart, e;
		}
		atDocument() {
			let e = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case `1.1`:
					this.atNextDocument = !0;
					break;
				case `1.2`: this.atNextDocument = !1, this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: `1.2`
				}, this.tags = Object.assign({}, Directives.defaultTags);
			}
			return e;
		}
		add(e, t) {
			this.atNextDocument &&= (this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: `1.1`
			}, this.tags = Object.assign({}, Directives.defaultTags), !1);
			let n = e.trim().split(/[ \t]+/), r = n.shift();
			switch (r) {
				case `%TAG`: {
					if (n.length !== 2 && (t(0, `%TAG directive should contain exactly two parts`), n.length < 2)) return !1;
					let [e, r] = n;
					return this.tags[e] = r, !0;
				}
				case `%YAML`: {
					if (this.yaml.explicit = !0, n.length !== 1) return t(0, `%YAML directive should contain exactly one part`), !1;
					let [e] = n;
					if (e === `1.1` || e === `1.2`) return this.yaml.version = e, !0;
					{
						let n = /^\d+\.\d+$/.test(e);
						return t(6, `Unsupported YAML version ${e}`, n), !1;
					}
				}
				default: return t(0, `Unknown directive ${r}`, !0), !1;
			}
		}
		tagName(e, t) {
			if (e === `!`) return `!`;
			if (e[0] !== `!`) return t(`Not a valid tag: ${e}`), null;
			if (e[1] === `<`) {
				let n = e.slice(2, -1);
				return n === `!` || n === `!!` ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== `>` && t(`Verbatim tags must end with a >`), n);
			}
			let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
			r || t(`The ${e} tag has no suffix`);
			let i = this.tags[n];
			if (i) try {
				return i + decodeURIComponent(r);
			} catch (e) {
				return t(String(e)), null;
			}
			return n === `!` ? e : (t(`Could not resolve tag: ${e}`), null);
		}
		tagString(e) {
			for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + escapeTagName(e.substring(n.length));
			return e[0] === `!` ? e : `!<${e}>`;
		}
		toString(e) {
			let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || `1.2`}`] : [], n = Object.entries(this.tags), r;
			if (e && n.length > 0 && identity.isNode(e.contents)) {
				let t = {};
				visit.visit(e.contents, (e, n) => {
					identity.isNode(n) && n.tag && (t[n.tag] = !0);
				}), r = Object.keys(t);
			} else r = [];
			for (let [i, a] of n) i === `!!` && a === `tag:yaml.org,2002:` || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
			return t.join(`
`);
		}
	};
	Directives.defaultYaml = {
		explicit: !1,
		version: `1.2`
	}, Directives.defaultTags = { "!!": `tag:yaml.org,2002:` }, exports.Directives = Directives;
}));

// node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	function anchorIsValid(e) {
		if (/[\x00-\x19\s,[\]{}]/.test(e)) {
			let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
			throw Error(t);
		}
		return !0;
	}
	function anchorNames(e) {
		let t = /* @__PURE__ */ new Set();
		return visit.visit(e, { Value(e, n) {
			n.anchor && t.add(n.anchor);
		} }), t;
	}
	function findNewAnchor(e, t) {
		for (let n = 1;; ++n) {
			let r = `${e}${n}`;
			if (!t.has(r)) return r;
		}
	}
	function createNodeAnchors(e, t) {
		let n = [], r = /* @__PURE__ */ new Map(), i = null;
		return {
			onAnchor: (r) => {
				n.push(r), i ??= anchorNames(e);
				let a = findNewAnchor(t, i);
				return i.add(a), a;
			},
			setAnchors: () => {
				for (let e of n) {
					let t = r.get(e);
					if (typeof t == `object` && t.anchor && (identity.isScalar(t.node) || identity.isCollection(t.node))) t.node.anchor = t.anchor;
					else {
						let t = Error(`Failed to resolve repeated object (this should not happen)`);
						throw t.source = e, t;
					}
				}
			},
			sourceObjects: r
		};
	}
	exports.anchorIsValid = anchorIsValid, exports.anchorNames = anchorNames, exports.createNodeAnchors = createNodeAnchors, exports.findNewAnchor = findNewAnchor;
}));

// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin(((exports) => {
	function applyReviver(e, t, n, r) {
		if (r && typeof r == `object`) {
			if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
				let n = r[t], i = applyReviver(e, r, String(t), n);
				i === void 0 ? delete r[t] : i !== n && (r[t] = i);
			}
			else if (r instanceof Map) for (let t of Array.from(r.keys())) {
				let n = r.get(t), i = applyReviver(e, r, t, n);
				i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
			}
			else if (r instanceof Set) for (let t of Array.from(r)) {
				let n = applyReviver(e, r, t, t);
				n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
			}
			else for (let [t, n] of Object.entries(r)) {
				let i = applyReviver(e, r, t, n);
				i === void 0 ? delete r[t] : i !== n && (r[t] = i);
			}
		}
		return e.call(t, n, r);
	}
	exports.applyReviver = applyReviver;
}));

// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function toJS(e, t, n) {
		if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), n));
		if (e && typeof e.toJSON == `function`) {
			if (!n || !identity.hasAnchor(e)) return e.toJSON(t, n);
			let r = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			n.anchors.set(e, r), n.onCreate = (e) => {
				r.res = e, delete n.onCreate;
			};
			let i = e.toJSON(t, n);
			return n.onCreate && n.onCreate(i), i;
		}
		return typeof e == `bigint` && !n?.keep ? Number(e) : e;
	}
	exports.toJS = toJS;
}));

// node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(e) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: e });
		}
		clone() {
			let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return this.range && (e.range = this.range.slice()), e;
		}
		toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
			if (!identity.isDocument(e)) throw TypeError(`A document argument is required`);
			let a = {
				anchors: /* @__PURE__ */ new Map(),
				doc: e,
				keep: !0,
				mapAsMap: t === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof n == `number` ? n : 100
			}, o = toJS.toJS(this, ``, a);
			if (typeof r == `function`) for (let { count: e, res: t } of a.anchors.values()) r(t, e);
			return typeof i == `function` ? applyReviver.applyReviver(i, { "": o }, ``, o) : o;
		}
	};
	exports.NodeBase = NodeBase;
}));

// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(e) {
			super(identity.ALIAS), this.source = e, Object.defineProperty(this, "tag", { set() {
				throw Error(`Alias nodes cannot have tags`);
			} });
		}
		resolve(e, t) {
			if (t?.maxAliasCount === 0) throw ReferenceError(`Alias resolution is disabled`);
			let n;
			t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], visit.visit(e, { Node: (e, t) => {
				(identity.isAlias(t) || identity.hasAnchor(t)) && n.push(t);
			} }), t && (t.aliasResolveCache = n));
			let r;
			for (let e of n) {
				if (e === this) break;
				e.anchor === this.source && (r = e);
			}
			if (r && t) {
				let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
				if (a ||= (toJS.toJS(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError(`This should not happen: Alias anchor was not resolved?`);
				if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = getAliasCount(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError(`Excessive alias count indicates a resource exhaustion attack`);
			}
			return r;
		}
		toJSON(e, t) {
			if (!t) return { source: this.source };
			let n = this.resolve(t.doc, t);
			if (!n) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw ReferenceError(e);
			}
			return t.anchors.get(n).res;
		}
		toString(e, t, n) {
			let r = `*${this.source}`;
			if (e) {
				if (anchors.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
					let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw Error(e);
				}
				if (e.implicitKey) return `${r} `;
			}
			return r;
		}
	};
	function getAliasCount(e, t, n) {
		if (identity.isAlias(t)) {
			let r = t.resolve(e), i = n && r && n.get(r);
			return i ? i.count * i.aliasCount : 0;
		}
		if (identity.isCollection(t)) {
			let r = 0;
			for (let i of t.items) {
				let t = getAliasCount(e, i, n);
				t > r && (r = t);
			}
			return r;
		}
		if (identity.isPair(t)) {
			let r = getAliasCount(e, t.key, n), i = getAliasCount(e, t.value, n);
			return Math.max(r, i);
		}
		return 1;
	}
	exports.Alias = Alias;
}));

// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (e) => !e || typeof e != `function` && typeof e != `object`;
	var Scalar = class extends Node.NodeBase {
		constructor(e) {
			super(identity.SCALAR), this.value = e;
		}
		toJSON(e, t) {
			return t?.keep ? this.value : toJS.toJS(this.value, e, t);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = `BLOCK_FOLDED`, Scalar.BLOCK_LITERAL = `BLOCK_LITERAL`, Scalar.PLAIN = `PLAIN`, Scalar.QUOTE_DOUBLE = `QUOTE_DOUBLE`, Scalar.QUOTE_SINGLE = `QUOTE_SINGLE`, exports.Scalar = Scalar, exports.isScalarValue = isScalarValue;
}));

// node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	function findTagObject(e, t, n) {
		if (t) {
			let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
			if (!r) throw Error(`Tag ${t} not found`);
			return r;
		}
		return n.find((t) => t.identify?.(e) && !t.format);
	}
	function createNode(e, t, n) {
		if (identity.isDocument(e) && (e = e.contents), identity.isNode(e)) return e;
		if (identity.isPair(e)) {
			let t = n.schema[identity.MAP].createNode?.(n.schema, null, n);
			return t.items.push(e), t;
		}
		(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < `u` && e instanceof BigInt) && (e = e.valueOf());
		let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
		if (r && e && typeof e == `object`) {
			if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new Alias.Alias(c.anchor);
			c = {
				anchor: null,
				node: null
			}, s.set(e, c);
		}
		t?.startsWith(`!!`) && (t = `tag:yaml.org,2002:` + t.slice(2));
		let l = findTagObject(e, t, o.tags);
		if (!l) {
			if (e && typeof e.toJSON == `function` && (e = e.toJSON()), !e || typeof e != `object`) {
				let t = new Scalar.Scalar(e);
				return c && (c.node = t), t;
			}
			l = e instanceof Map ? o[identity.MAP] : Symbol.iterator in Object(e) ? o[identity.SEQ] : o[identity.MAP];
		}
		a && (a(l), delete n.onTagObj);
		let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == `function` ? l.nodeClass.from(n.schema, e, n) : new Scalar.Scalar(e);
		return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
	}
	exports.createNode = createNode;
}));

// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(e, t, n) {
		let r = n;
		for (let e = t.length - 1; e >= 0; --e) {
			let n = t[e];
			if (typeof n == `number` && Number.isInteger(n) && n >= 0) {
				let e = [];
				e[n] = r, r = e;
			} else r = /* @__PURE__ */ new Map([[n, r]]);
		}
		return createNode.createNode(r, void 0, {
			aliasDuplicateObjects: !1,
			keepUndefined: !1,
			onAnchor: () => {
				throw Error(`This should not happen, please report a bug.`);
			},
			schema: e,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (e) => e == null || typeof e == `object` && !!e[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(e, t) {
			super(e), Object.defineProperty(this, "schema", {
				value: t,
				configurable: !0,
				enumerable: !1,
				writable: !0
			});
		}
		clone(e) {
			let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return e && (t.schema = e), t.items = t.items.map((t) => identity.isNode(t) || identity.isPair(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
		}
		addIn(e, t) {
			if (isEmptyPath(e)) this.add(t);
			else {
				let [n, ...r] = e, i = this.get(n, !0);
				if (identity.isCollection(i)) i.addIn(r, t);
				else if (i === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
				else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
			}
		}
		deleteIn(e) {
			let [t, ...n] = e;
			if (n.length === 0) return this.delete(t);
			let r = this.get(t, !0);
			if (identity.isCollection(r)) return r.deleteIn(n);
			throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
		}
		getIn(e, t) {
			let [n, ...r] = e, i = this.get(n, !0);
			return r.length === 0 ? !t && identity.isScalar(i) ? i.value : i : identity.isCollection(i) ? i.getIn(r, t) : void 0;
		}
		hasAllNullValues(e) {
			return this.items.every((t) => {
				if (!identity.isPair(t)) return !1;
				let n = t.value;
				return n == null || e && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn(e) {
			let [t, ...n] = e;
			if (n.length === 0) return this.has(t);
			let r = this.get(t, !0);
			return identity.isCollection(r) ? r.hasIn(n) : !1;
		}
		setIn(e, t) {
			let [n, ...r] = e;
			if (r.length === 0) this.set(n, t);
			else {
				let e = this.get(n, !0);
				if (identity.isCollection(e)) e.setIn(r, t);
				else if (e === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
				else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
			}
		}
	};
	exports.Collection = Collection, exports.collectionFromPath = collectionFromPath, exports.isEmptyPath = isEmptyPath;
}));

// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	const stringifyComment = (e) => e.replace(/^(?!$)(?: $)?/gm, `#`);
	function indentComment(e, t) {
		return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
	}
	const lineComment = (e, t, n) => e.endsWith(`
`) ? indentComment(n, t) : n.includes(`
`) ? `
` + indentComment(n, t) : (e.endsWith(` `) ? `` : ` `) + n;
	exports.indentComment = indentComment, exports.lineComment = lineComment, exports.stringifyComment = stringifyComment;
}));

// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin(((exports) => {
	const FOLD_BLOCK = `block`;
	const FOLD_QUOTED = `quoted`;
	function foldFlowLines(e, t, n = `flow`, { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
		if (!i || i < 0) return e;
		i < a && (a = 0);
		let c = Math.max(1 + a, 1 + i - t.length);
		if (e.length <= c) return e;
		let l = [], u = {}, d = i - t.length;
		typeof r == `number` && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
		let f, p, m = !1, h = -1, g = -1, _ = -1;
		n === FOLD_BLOCK && (h = consumeMoreIndentedLines(e, h, t.length), h !== -1 && (d = h + c));
		for (let r; r = e[h += 1];) {
			if (n === FOLD_QUOTED && r === `\\`) {
				switch (g = h, e[h + 1]) {
					case `x`:
						h += 3;
						break;
					case `u`:
						h += 5;
						break;
					case `U`:
						h += 9;
						break;
					default: h += 1;
				}
				_ = h;
			}
			if (r === `
`) n === FOLD_BLOCK && (h = consumeMoreIndentedLines(e, h, t.length)), d = h + t.length + c, f = void 0;
			else {
				if (r === ` ` && p && p !== ` ` && p !== `
` && p !== `	`) {
					let t = e[h + 1];
					t && t !== ` ` && t !== `
` && t !== `	` && (f = h);
				}
				if (h >= d) {
					if (f) l.push(f), d = f + c, f = void 0;
					else if (n === FOLD_QUOTED) {
						for (; p === ` ` || p === `	`;) p = r, r = e[h += 1], m = !0;
						let t = h > _ + 1 ? h - 2 : g - 1;
						if (u[t]) return e;
						l.push(t), u[t] = !0, d = t + c, f = void 0;
					} else m = !0;
				}
			}
			p = r;
		}
		if (m && s && s(), l.length === 0) return e;
		o && o();
		let v = e.slice(0, l[0]);
		for (let r = 0; r < l.length; ++r) {
			let i = l[r], a = l[r + 1] || e.length;
			i === 0 ? v = `\n${t}${e.slice(0, a)}` : (n === FOLD_QUOTED && u[i] && (v += `${e[i]}\\`), v += `\n${t}${e.slice(i + 1, a)}`);
		}
		return v;
	}
	function consumeMoreIndentedLines(e, t, n) {
		let r = t, i = t + 1, a = e[i];
		for (; a === ` ` || a === `	`;) if (t < i + n) a = e[++t];
		else {
			do
				a = e[++t];
			while (a && a !== `
`);
			r = t, i = t + 1, a = e[i];
		}
		return r;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK, exports.FOLD_FLOW = `flow`, exports.FOLD_QUOTED = FOLD_QUOTED, exports.foldFlowLines = foldFlowLines;
}));

// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (e, t) => ({
		indentAtStart: t ? e.indent.length : e.indentAtStart,
		lineWidth: e.options.lineWidth,
		minContentWidth: e.options.minContentWidth
	});
	const containsDocumentMarker = (e) => /^(%|---|\.\.\.)/m.test(e);
	function lineLengthOverLimit(e, t, n) {
		if (!t || t < 0) return !1;
		let r = t - n, i = e.length;
		if (i <= r) return !1;
		for (let t = 0, n = 0; t < i; ++t) if (e[t] === `
`) {
			if (t - n > r) return !0;
			if (n = t + 1, i - n <= r) return !1;
		}
		return !0;
	}
	function doubleQuotedString(e, t) {
		let n = JSON.stringify(e);
		if (t.options.doubleQuotedAsJSON) return n;
		let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (containsDocumentMarker(e) ? `  ` : ``), o = ``, s = 0;
		for (let e = 0, t = n[e]; t; t = n[++e]) if (t === ` ` && n[e + 1] === `\\` && n[e + 2] === `n` && (o += n.slice(s, e) + `\\ `, e += 1, s = e, t = `\\`), t === `\\`) switch (n[e + 1]) {
			case `u`:
				{
					o += n.slice(s, e);
					let t = n.substr(e + 2, 4);
					switch (t) {
						case `0000`:
							o += `\\0`;
							break;
						case `0007`:
							o += `\\a`;
							break;
						case `000b`:
							o += `\\v`;
							break;
						case `001b`:
							o += `\\e`;
							break;
						case `0085`:
							o += `\\N`;
							break;
						case `00a0`:
							o += `\\_`;
							break;
						case `2028`:
							o += `\\L`;
							break;
						case `2029`:
							o += `\\P`;
							break;
						default: t.substr(0, 2) === `00` ? o += `\\x` + t.substr(2) : o += n.substr(e, 6);
					}
					e += 5, s = e + 1;
				}
				break;
			case `n`:
				if (r || n[e + 2] === `"` || n.length < i) e += 1;
				else {
					for (o += n.slice(s, e) + `

`; n[e + 2] === `\\` && n[e + 3] === `n` && n[e + 4] !== `"`;) o += `
`, e += 2;
					o += a, n[e + 2] === ` ` && (o += `\\`), e += 1, s = e + 1;
				}
				break;
			default: e += 1;
		}
		return o = s ? o + n.slice(s) : n, r ? o : foldFlowLines.foldFlowLines(o, a, foldFlowLines.FOLD_QUOTED, getFoldOptions(t, !1));
	}
	function singleQuotedString(e, t) {
		if (t.options.singleQuote === !1 || t.implicitKey && e.includes(`
`) || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
		let n = t.indent || (containsDocumentMarker(e) ? `  ` : ``), r = `'` + e.replace(/'/g, `''`).replace(/\n+/g, `$&\n${n}`) + `'`;
		return t.implicitKey ? r : foldFlowLines.foldFlowLines(r, n, foldFlowLines.FOLD_FLOW, getFoldOptions(t, !1));
	}
	function quotedString(e, t) {
		let { singleQuote: n } = t.options, r;
		if (n === !1) r = doubleQuotedString;
		else {
			let t = e.includes(`"`), i = e.includes(`'`);
			r = t && !i ? singleQuotedString : i && !t ? doubleQuotedString : n ? singleQuotedString : doubleQuotedString;
		}
		return r(e, t);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = RegExp(`(^|(?<!
))
+(?!
|$)`, `g`);
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment: e, type: t, value: n }, r, i, a) {
		let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
		if (!o || /\n[\t ]+$/.test(n)) return quotedString(n, r);
		let l = r.indent || (r.forceBlockIndent || containsDocumentMarker(n) ? `  ` : ``), u = o === `literal` ? !0 : o === `folded` || t === Scalar.Scalar.BLOCK_FOLDED ? !1 : t === Scalar.Scalar.BLOCK_LITERAL || !lineLengthOverLimit(n, c, l.length);
		if (!n) return u ? `|
` : `>
`;
		let d, f;
		for (f = n.length; f > 0; --f) {
			let e = n[f - 1];
			if (e !== `
` && e !== `	` && e !== ` `) break;
		}
		let p = n.substring(f), m = p.indexOf(`
`);
		m === -1 ? d = `-` : n === p || m !== p.length - 1 ? (d = `+`, a && a()) : d = ``, p &&= (n = n.slice(0, -p.length), p[p.length - 1] === `
` && (p = p.slice(0, -1)), p.replace(blockEndNewlines, `$&${l}`));
		let h = !1, g, _ = -1;
		for (g = 0; g < n.length; ++g) {
			let e = n[g];
			if (e === ` `) h = !0;
			else if (e === `
`) _ = g;
			else break;
		}
		let v = n.substring(0, _ < g ? _ + 1 : g);
		v &&= (n = n.substring(v.length), v.replace(/\n+/g, `$&${l}`));
		let y = (h ? l ? `2` : `1` : ``) + d;
		if (e && (y += ` ` + s(e.replace(/ ?[\r\n]+/g, ` `)), i && i()), !u) {
			let e = n.replace(/\n+/g, `
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, `$1$2`).replace(/\n+/g, `$&${l}`), i = !1, a = getFoldOptions(r, !0);
			o !== `folded` && t !== Scalar.Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
				i = !0;
			});
			let s = foldFlowLines.foldFlowLines(`${v}${e}${p}`, l, foldFlowLines.FOLD_BLOCK, a);
			if (!i) return `>${y}\n${l}${s}`;
		}
		return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
	}
	function plainString(e, t, n, r) {
		let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
		if (s && a.includes(`
`) || u && /[[\]{},]/.test(a)) return quotedString(a, t);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes(`
`) ? quotedString(a, t) : blockString(e, t, n, r);
		if (!s && !u && i !== Scalar.Scalar.PLAIN && a.includes(`
`)) return blockString(e, t, n, r);
		if (containsDocumentMarker(a)) {
			if (c === ``) return t.forceBlockIndent = !0, blockString(e, t, n, r);
			if (s && c === l) return quotedString(a, t);
		}
		let d = a.replace(/\n+/g, `$&\n${c}`);
		if (o) {
			let e = (e) => e.default && e.tag !== `tag:yaml.org,2002:str` && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
			if (r.some(e) || n?.some(e)) return quotedString(a, t);
		}
		return s ? d : foldFlowLines.foldFlowLines(d, c, foldFlowLines.FOLD_FLOW, getFoldOptions(t, !1));
	}
	function stringifyString(e, t, n, r) {
		let { implicitKey: i, inFlow: a } = t, o = typeof e.value == `string` ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
		s !== Scalar.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = Scalar.Scalar.QUOTE_DOUBLE);
		let c = (e) => {
			switch (e) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return i || a ? quotedString(o.value, t) : blockString(o, t, n, r);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(o.value, t);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(o.value, t);
				case Scalar.Scalar.PLAIN: return plainString(o, t, n, r);
				default: return null;
			}
		}, l = c(s);
		if (l === null) {
			let { defaultKeyType: e, defaultStringType: n } = t.options, r = i && e || n;
			if (l = c(r), l === null) throw Error(`Unsupported default string type ${r}`);
		}
		return l;
	}
	exports.stringifyString = stringifyString;
}));

// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(e, t) {
		let n = Object.assign({
			blockQuote: !0,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: `PLAIN`,
			directives: null,
			doubleQuotedAsJSON: !1,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: `false`,
			flowCollectionPadding: !0,
			indentSeq: !0,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: `null`,
			simpleKeys: !1,
			singleQuote: null,
			trailingComma: !1,
			trueStr: `true`,
			verifyAliasOrder: !0
		}, e.schema.toStringOptions, t), r;
		switch (n.collectionStyle) {
			case `block`:
				r = !1;
				break;
			case `flow`:
				r = !0;
				break;
			default: r = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc: e,
			flowCollectionPadding: n.flowCollectionPadding ? ` ` : ``,
			indent: ``,
			indentStep: typeof n.indent == `number` ? ` `.repeat(n.indent) : `  `,
			inFlow: r,
			options: n
		};
	}
	function getTagObject(e, t) {
		if (t.tag) {
			let n = e.filter((e) => e.tag === t.tag);
			if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
		}
		let n, r;
		if (identity.isScalar(t)) {
			r = t.value;
			let i = e.filter((e) => e.identify?.(r));
			if (i.length > 1) {
				let e = i.filter((e) => e.test);
				e.length > 0 && (i = e);
			}
			n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
		} else r = t, n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
		if (!n) {
			let e = r?.constructor?.name ?? (r === null ? `null` : typeof r);
			throw Error(`Tag not resolved for ${e} value`);
		}
		return n;
	}
	function stringifyProps(e, t, { anchors: n, doc: r }) {
		if (!r.directives) return ``;
		let i = [], a = (identity.isScalar(e) || identity.isCollection(e)) && e.anchor;
		a && anchors.anchorIsValid(a) && (n.add(a), i.push(`&${a}`));
		let o = e.tag ?? (t.default ? null : t.tag);
		return o && i.push(r.directives.tagString(o)), i.join(` `);
	}
	function stringify(e, t, n, r) {
		if (identity.isPair(e)) return e.toString(t, n, r);
		if (identity.isAlias(e)) {
			if (t.doc.directives) return e.toString(t);
			if (t.resolvedAliases?.has(e)) throw TypeError(`Cannot stringify circular structure without alias nodes`);
			t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = /* @__PURE__ */ new Set([e]), e = e.resolve(t.doc);
		}
		let i, a = identity.isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
		i ??= getTagObject(t.doc.schema.tags, a);
		let o = stringifyProps(a, i, t);
		o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
		let s = typeof i.stringify == `function` ? i.stringify(a, t, n, r) : identity.isScalar(a) ? stringifyString.stringifyString(a, t, n, r) : a.toString(t, n, r);
		return o ? identity.isScalar(a) || s[0] === `{` || s[0] === `[` ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
	}
	exports.createStringifyContext = createStringifyContext, exports.stringify = stringify;
}));

// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key: e, value: t }, n, r, i) {
		let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = identity.isNode(e) && e.comment || null;
		if (d) {
			if (f) throw Error(`With simple keys, key nodes cannot have comments`);
			if (identity.isCollection(e) || !identity.isNode(e) && typeof e == `object`) throw Error(`With simple keys, collection cannot be used as a key value`);
		}
		let p = !d && (!e || f && t == null && !n.inFlow || identity.isCollection(e) || (identity.isScalar(e) ? e.type === Scalar.Scalar.BLOCK_FOLDED || e.type === Scalar.Scalar.BLOCK_LITERAL : typeof e == `object`));
		n = Object.assign({}, n, {
			allNullValues: !1,
			implicitKey: !p && (d || !a),
			indent: s + c
		});
		let m = !1, h = !1, g = stringify.stringify(e, n, () => m = !0, () => h = !0);
		if (!p && !n.inFlow && g.length > 1024) {
			if (d) throw Error(`With simple keys, single line scalar must not span more than 1024 characters`);
			p = !0;
		}
		if (n.inFlow) {
			if (a || t == null) return m && r && r(), g === `` ? `?` : p ? `? ${g}` : g;
		} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += stringifyComment.lineComment(g, n.indent, l(f)) : h && i && i(), g;
		m && (f = null), p ? (f && (g += stringifyComment.lineComment(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += stringifyComment.lineComment(g, n.indent, l(f))));
		let _, v, y;
		identity.isNode(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == `object` && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && identity.isScalar(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && identity.isSeq(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
		let b = !1, x = stringify.stringify(t, n, () => b = !0, () => h = !0), S = ` `;
		if (f || _ || v) {
			if (S = _ ? `
` : ``, v) {
				let e = l(v);
				S += `\n${stringifyComment.indentComment(e, n.indent)}`;
			}
			x === `` && !n.inFlow ? S === `
` && y && (S = `

`) : S += `\n${n.indent}`;
		} else if (!p && identity.isCollection(t)) {
			let e = x[0], r = x.indexOf(`
`), i = r !== -1, a = n.inFlow ?? t.flow ?? t.items.length === 0;
			if (i || !a) {
				let t = !1;
				if (i && (e === `&` || e === `!`)) {
					let n = x.indexOf(` `);
					e === `&` && n !== -1 && n < r && x[n + 1] === `!` && (n = x.indexOf(` `, n + 1)), (n === -1 || r < n) && (t = !0);
				}
				t || (S = `\n${n.indent}`);
			}
		} else (x === `` || x[0] === `
`) && (S = ``);
		return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += stringifyComment.lineComment(g, n.indent, l(y)) : h && i && i(), g;
	}
	exports.stringifyPair = stringifyPair;
}));

// node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(e, ...t) {
		e === `debug` && console.log(...t);
	}
	function warn(e, t) {
		(e === `debug` || e === `warn`) && (typeof node_process.emitWarning == `function` ? node_process.emitWarning(t) : console.warn(t));
	}
	exports.debug = debug, exports.warn = warn;
}));

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const merge = {
		identify: (e) => e === `<<` || typeof e == `symbol` && e.description === `<<`,
		default: `key`,
		tag: `tag:yaml.org,2002:merge`,
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(`<<`)), { addToJSMap: addMergeToJSMap }),
		stringify: () => `<<`
	};
	const isMergeKey = (e, t) => (merge.identify(t) || identity.isScalar(t) && (!t.type || t.type === Scalar.Scalar.PLAIN) && merge.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === merge.tag && e.default);
	function addMergeToJSMap(e, t, n) {
		let r = resolveAliasValue(e, n);
		if (identity.isSeq(r)) for (let n of r.items) mergeValue(e, t, n);
		else if (Array.isArray(r)) for (let n of r) mergeValue(e, t, n);
		else mergeValue(e, t, r);
	}
	function mergeValue(e, t, n) {
		let r = resolveAliasValue(e, n);
		if (!identity.isMap(r)) throw Error(`Merge sources must be maps or map aliases`);
		let i = r.toJSON(null, e, Map);
		for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
			value: n,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
		return t;
	}
	function resolveAliasValue(e, t) {
		return e && identity.isAlias(t) ? t.resolve(e.doc, e) : t;
	}
	exports.addMergeToJSMap = addMergeToJSMap, exports.isMergeKey = isMergeKey, exports.merge = merge;
}));

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(e, t, { key: n, value: r }) {
		if (identity.isNode(n) && n.addToJSMap) n.addToJSMap(e, t, r);
		else if (merge.isMergeKey(e, n)) merge.addMergeToJSMap(e, t, r);
		else {
			let i = toJS.toJS(n, ``, e);
			if (t instanceof Map) t.set(i, toJS.toJS(r, i, e));
			else if (t instanceof Set) t.add(i);
			else {
				let a = stringifyKey(n, i, e), o = toJS.toJS(r, a, e);
				a in t ? Object.defineProperty(t, a, {
					value: o,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : t[a] = o;
			}
		}
		return t;
	}
	function stringifyKey(e, t, n) {
		if (t === null) return ``;
		if (typeof t != `object`) return String(t);
		if (identity.isNode(e) && n?.doc) {
			let t = stringify.createStringifyContext(n.doc, {});
			t.anchors = /* @__PURE__ */ new Set();
			for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
			t.inFlow = !0, t.inStringifyKey = !0;
			let r = e.toString(t);
			if (!n.mapKeyWarned) {
				let e = JSON.stringify(r);
				e.length > 40 && (e = e.substring(0, 36) + `..."`), log.warn(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
			}
			return r;
		}
		return JSON.stringify(t);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));

// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(e, t, n) {
		let r = createNode.createNode(e, void 0, n), i = createNode.createNode(t, void 0, n);
		return new Pair(r, i);
	}
	var Pair = class Pair {
		constructor(e, t = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR }), this.key = e, this.value = t;
		}
		clone(e) {
			let { key: t, value: n } = this;
			return identity.isNode(t) && (t = t.clone(e)), identity.isNode(n) && (n = n.clone(e)), new Pair(t, n);
		}
		toJSON(e, t) {
			let n = t?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(t, n, this);
		}
		toString(e, t, n) {
			return e?.doc ? stringifyPair.stringifyPair(this, e, t, n) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair, exports.createPair = createPair;
}));

// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(e, t, n) {
		return (t.inFlow ?? e.flow ? stringifyFlowCollection : stringifyBlockCollection)(e, t, n);
	}
	function stringifyBlockCollection({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
		let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
			indent: a,
			type: null
		}), d = !1, f = [];
		for (let e = 0; e < t.length; ++e) {
			let i = t[e], o = null;
			if (identity.isNode(i)) !d && i.spaceBefore && f.push(``), addCommentBefore(n, f, i.commentBefore, d), i.comment && (o = i.comment);
			else if (identity.isPair(i)) {
				let e = identity.isNode(i.key) ? i.key : null;
				e && (!d && e.spaceBefore && f.push(``), addCommentBefore(n, f, e.commentBefore, d));
			}
			d = !1;
			let s = stringify.stringify(i, u, () => o = null, () => d = !0);
			o && (s += stringifyComment.lineComment(s, a, l(o))), d && o && (d = !1), f.push(r + s);
		}
		let p;
		if (f.length === 0) p = i.start + i.end;
		else {
			p = f[0];
			for (let e = 1; e < f.length; ++e) {
				let t = f[e];
				p += t ? `\n${c}${t}` : `
`;
			}
		}
		return e ? (p += `
` + stringifyComment.indentComment(l(e), c), s && s()) : d && o && o(), p;
	}
	function stringifyFlowCollection({ items: e }, t, { flowChars: n, itemIndent: r }) {
		let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
		r += a;
		let c = Object.assign({}, t, {
			indent: r,
			inFlow: !0,
			type: null
		}), l = !1, u = 0, d = [];
		for (let n = 0; n < e.length; ++n) {
			let i = e[n], a = null;
			if (identity.isNode(i)) i.spaceBefore && d.push(``), addCommentBefore(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
			else if (identity.isPair(i)) {
				let e = identity.isNode(i.key) ? i.key : null;
				e && (e.spaceBefore && d.push(``), addCommentBefore(t, d, e.commentBefore, !1), e.comment && (l = !0));
				let n = identity.isNode(i.value) ? i.value : null;
				n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
			}
			a && (l = !0);
			let o = stringify.stringify(i, c, () => a = null);
			l ||= d.length > u || o.includes(`
`), n < e.length - 1 ? o += `,` : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += `,`)), a && (o += stringifyComment.lineComment(o, r, s(a))), d.push(o), u = d.length;
		}
		let { start: f, end: p } = n;
		if (d.length === 0) return f + p;
		if (!l) {
			let e = d.reduce((e, t) => e + t.length + 2, 2);
			l = t.options.lineWidth > 0 && e > t.options.lineWidth;
		}
		if (l) {
			let e = f;
			for (let t of d) e += t ? `\n${a}${i}${t}` : `
`;
			return `${e}\n${i}${p}`;
		}
		return `${f}${o}${d.join(` `)}${o}${p}`;
	}
	function addCommentBefore({ indent: e, options: { commentString: t } }, n, r, i) {
		if (r && i && (r = r.replace(/^\n+/, ``)), r) {
			let i = stringifyComment.indentComment(t(r), e);
			n.push(i.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));

// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(e, t) {
		let n = identity.isScalar(t) ? t.value : t;
		for (let r of e) if (identity.isPair(r) && (r.key === t || r.key === n || identity.isScalar(r.key) && r.key.value === n)) return r;
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return `tag:yaml.org,2002:map`;
		}
		constructor(e) {
			super(identity.MAP, e), this.items = [];
		}
		static from(e, t, n) {
			let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
				if (typeof i == `function`) o = i.call(t, e, o);
				else if (Array.isArray(i) && !i.includes(e)) return;
				(o !== void 0 || r) && a.items.push(Pair.createPair(e, o, n));
			};
			if (t instanceof Map) for (let [e, n] of t) o(e, n);
			else if (t && typeof t == `object`) for (let e of Object.keys(t)) o(e, t[e]);
			return typeof e.sortMapEntries == `function` && a.items.sort(e.sortMapEntries), a;
		}
		add(e, t) {
			let n;
			n = identity.isPair(e) ? e : !e || typeof e != `object` || !(`key` in e) ? new Pair.Pair(e, e?.value) : new Pair.Pair(e.key, e.value);
			let r = findPair(this.items, n.key), i = this.schema?.sortMapEntries;
			if (r) {
				if (!t) throw Error(`Key ${n.key} already set`);
				identity.isScalar(r.value) && Scalar.isScalarValue(n.value) ? r.value.value = n.value : r.value = n.value;
			} else if (i) {
				let e = this.items.findIndex((e) => i(n, e) < 0);
				e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
			} else this.items.push(n);
		}
		delete(e) {
			let t = findPair(this.items, e);
			return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
		}
		get(e, t) {
			let n = findPair(this.items, e)?.value;
			return (!t && identity.isScalar(n) ? n.value : n) ?? void 0;
		}
		has(e) {
			return !!findPair(this.items, e);
		}
		set(e, t) {
			this.add(new Pair.Pair(e, t), !0);
		}
		toJSON(e, t, n) {
			let r = n ? new n() : t?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			t?.onCreate && t.onCreate(r);
			for (let e of this.items) addPairToJSMap.addPairToJSMap(t, r, e);
			return r;
		}
		toString(e, t, n) {
			if (!e) return JSON.stringify(this);
			for (let e of this.items) if (!identity.isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
			return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), stringifyCollection.stringifyCollection(this, e, {
				blockItemPrefix: ``,
				flowChars: {
					start: `{`,
					end: `}`
				},
				itemIndent: e.indent || ``,
				onChompKeep: n,
				onComment: t
			});
		}
	};
	exports.YAMLMap = YAMLMap, exports.findPair = findPair;
}));

// node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	const map = {
		collection: `map`,
		default: !0,
		nodeClass: YAMLMap.YAMLMap,
		tag: `tag:yaml.org,2002:map`,
		resolve(e, t) {
			return identity.isMap(e) || t(`Expected a mapping for this tag`), e;
		},
		createNode: (e, t, n) => YAMLMap.YAMLMap.from(e, t, n)
	};
	exports.map = map;
}));

// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return `tag:yaml.org,2002:seq`;
		}
		constructor(e) {
			super(identity.SEQ, e), this.items = [];
		}
		add(e) {
			this.items.push(e);
		}
		delete(e) {
			let t = asItemIndex(e);
			return typeof t == `number` && this.items.splice(t, 1).length > 0;
		}
		get(e, t) {
			let n = asItemIndex(e);
			if (typeof n != `number`) return;
			let r = this.items[n];
			return !t && identity.isScalar(r) ? r.value : r;
		}
		has(e) {
			let t = asItemIndex(e);
			return typeof t == `number` && t < this.items.length;
		}
		set(e, t) {
			let n = asItemIndex(e);
			if (typeof n != `number`) throw Error(`Expected a valid index, not ${e}.`);
			let r = this.items[n];
			identity.isScalar(r) && Scalar.isScalarValue(t) ? r.value = t : this.items[n] = t;
		}
		toJSON(e, t) {
			let n = [];
			t?.onCreate && t.onCreate(n);
			let r = 0;
			for (let e of this.items) n.push(toJS.toJS(e, String(r++), t));
			return n;
		}
		toString(e, t, n) {
			return e ? stringifyCollection.stringifyCollection(this, e, {
				blockItemPrefix: `- `,
				flowChars: {
					start: `[`,
					end: `]`
				},
				itemIndent: (e.indent || ``) + `  `,
				onChompKeep: n,
				onComment: t
			}) : JSON.stringify(this);
		}
		static from(e, t, n) {
			let { replacer: r } = n, i = new this(e);
			if (t && Symbol.iterator in Object(t)) {
				let e = 0;
				for (let a of t) {
					if (typeof r == `function`) {
						let n = t instanceof Set ? a : String(e++);
						a = r.call(t, n, a);
					}
					i.items.push(createNode.createNode(a, void 0, n));
				}
			}
			return i;
		}
	};
	function asItemIndex(e) {
		let t = identity.isScalar(e) ? e.value : e;
		return t && typeof t == `string` && (t = Number(t)), typeof t == `number` && Number.isInteger(t) && t >= 0 ? t : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));

// node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	const seq = {
		collection: `seq`,
		default: !0,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: `tag:yaml.org,2002:seq`,
		resolve(e, t) {
			return identity.isSeq(e) || t(`Expected a sequence for this tag`), e;
		},
		createNode: (e, t, n) => YAMLSeq.YAMLSeq.from(e, t, n)
	};
	exports.seq = seq;
}));

// node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	const string = {
		identify: (e) => typeof e == `string`,
		default: !0,
		tag: `tag:yaml.org,2002:str`,
		resolve: (e) => e,
		stringify(e, t, n, r) {
			return t = Object.assign({ actualString: !0 }, t), stringifyString.stringifyString(e, t, n, r);
		}
	};
	exports.string = string;
}));

// node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (e) => e == null,
		createNode: () => new Scalar.Scalar(null),
		default: !0,
		tag: `tag:yaml.org,2002:null`,
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source: e }, t) => typeof e == `string` && nullTag.test.test(e) ? e : t.options.nullStr
	};
	exports.nullTag = nullTag;
}));

// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (e) => typeof e == `boolean`,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (e) => new Scalar.Scalar(e[0] === `t` || e[0] === `T`),
		stringify({ source: e, value: t }, n) {
			return e && boolTag.test.test(e) && t === (e[0] === `t` || e[0] === `T`) ? e : t ? n.options.trueStr : n.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));

// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	function stringifyNumber({ format: e, minFractionDigits: t, tag: n, value: r }) {
		if (typeof r == `bigint`) return String(r);
		let i = typeof r == `number` ? r : Number(r);
		if (!isFinite(i)) return isNaN(i) ? `.nan` : i < 0 ? `-.inf` : `.inf`;
		let a = Object.is(r, -0) ? `-0` : JSON.stringify(r);
		if (!e && t && (!n || n === `tag:yaml.org,2002:float`) && /^-?\d/.test(a) && !a.includes(`e`)) {
			let e = a.indexOf(`.`);
			e < 0 && (e = a.length, a += `.`);
			let n = t - (a.length - e - 1);
			for (; n-- > 0;) a += `0`;
		}
		return a;
	}
	exports.stringifyNumber = stringifyNumber;
}));

// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === `nan` ? NaN : e[0] === `-` ? -1 / 0 : 1 / 0,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `EXP`,
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : stringifyNumber.stringifyNumber(e);
		}
	};
	const float = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(e) {
			let t = new Scalar.Scalar(parseFloat(e)), n = e.indexOf(`.`);
			return n !== -1 && e[e.length - 1] === `0` && (t.minFractionDigits = e.length - n - 1), t;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float, exports.floatExp = floatExp, exports.floatNaN = floatNaN;
}));

// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (e) => typeof e == `bigint` || Number.isInteger(e);
	const intResolve = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
	function intStringify(e, t, n) {
		let { value: r } = e;
		return intIdentify(r) && r >= 0 ? n + r.toString(t) : stringifyNumber.stringifyNumber(e);
	}
	const intOct = {
		identify: (e) => intIdentify(e) && e >= 0,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `OCT`,
		test: /^0o[0-7]+$/,
		resolve: (e, t, n) => intResolve(e, 2, 8, n),
		stringify: (e) => intStringify(e, 8, `0o`)
	};
	const int = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		test: /^[-+]?[0-9]+$/,
		resolve: (e, t, n) => intResolve(e, 0, 10, n),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (e) => intIdentify(e) && e >= 0,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `HEX`,
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (e, t, n) => intResolve(e, 2, 16, n),
		stringify: (e) => intStringify(e, 16, `0x`)
	};
	exports.int = int, exports.intHex = intHex, exports.intOct = intOct;
}));

// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(e) {
		return typeof e == `bigint` || Number.isInteger(e);
	}
	const stringifyJSON = ({ value: e }) => JSON.stringify(e);
	const jsonScalars = [
		{
			identify: (e) => typeof e == `string`,
			default: !0,
			tag: `tag:yaml.org,2002:str`,
			resolve: (e) => e,
			stringify: stringifyJSON
		},
		{
			identify: (e) => e == null,
			createNode: () => new Scalar.Scalar(null),
			default: !0,
			tag: `tag:yaml.org,2002:null`,
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (e) => typeof e == `boolean`,
			default: !0,
			tag: `tag:yaml.org,2002:bool`,
			test: /^true$|^false$/,
			resolve: (e) => e === `true`,
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: !0,
			tag: `tag:yaml.org,2002:int`,
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
			stringify: ({ value: e }) => intIdentify(e) ? e.toString() : JSON.stringify(e)
		},
		{
			identify: (e) => typeof e == `number`,
			default: !0,
			tag: `tag:yaml.org,2002:float`,
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (e) => parseFloat(e),
			stringify: stringifyJSON
		}
	];
	const schema = [map.map, seq.seq].concat(jsonScalars, {
		default: !0,
		tag: ``,
		test: /^/,
		resolve(e, t) {
			return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
		}
	});
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	const binary = {
		identify: (e) => e instanceof Uint8Array,
		default: !1,
		tag: `tag:yaml.org,2002:binary`,
		resolve(e, t) {
			if (typeof node_buffer.Buffer == `function`) return node_buffer.Buffer.from(e, `base64`);
			if (typeof atob == `function`) {
				let t = atob(e.replace(/[\n\r]/g, ``)), n = new Uint8Array(t.length);
				for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
				return n;
			}
			return t(`This environment does not support reading binary tags; either Buffer or atob is required`), e;
		},
		stringify({ comment: e, type: t, value: n }, r, i, a) {
			if (!n) return ``;
			let o = n, s;
			if (typeof node_buffer.Buffer == `function`) s = o instanceof node_buffer.Buffer ? o.toString(`base64`) : node_buffer.Buffer.from(o.buffer).toString(`base64`);
			else if (typeof btoa == `function`) {
				let e = ``;
				for (let t = 0; t < o.length; ++t) e += String.fromCharCode(o[t]);
				s = btoa(e);
			} else throw Error(`This environment does not support writing binary tags; either Buffer or btoa is required`);
			if (t ??= Scalar.Scalar.BLOCK_LITERAL, t !== Scalar.Scalar.QUOTE_DOUBLE) {
				let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
				for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
				s = i.join(t === Scalar.Scalar.BLOCK_LITERAL ? `
` : ` `);
			}
			return stringifyString.stringifyString({
				comment: e,
				type: t,
				value: s
			}, r, i, a);
		}
	};
	exports.binary = binary;
}));

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(e, t) {
		if (identity.isSeq(e)) for (let n = 0; n < e.items.length; ++n) {
			let r = e.items[n];
			if (!identity.isPair(r)) {
				if (identity.isMap(r)) {
					r.items.length > 1 && t(`Each pair must have its own sequence indicator`);
					let e = r.items[0] || new Pair.Pair(new Scalar.Scalar(null));
					if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
						let t = e.value ?? e.key;
						t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
					}
					r = e;
				}
				e.items[n] = identity.isPair(r) ? r : new Pair.Pair(r);
			}
		}
		else t(`Expected a sequence for this tag`);
		return e;
	}
	function createPairs(e, t, n) {
		let { replacer: r } = n, i = new YAMLSeq.YAMLSeq(e);
		i.tag = `tag:yaml.org,2002:pairs`;
		let a = 0;
		if (t && Symbol.iterator in Object(t)) for (let e of t) {
			typeof r == `function` && (e = r.call(t, String(a++), e));
			let o, s;
			if (Array.isArray(e)) {
				if (e.length === 2) o = e[0], s = e[1];
				else throw TypeError(`Expected [key, value] tuple: ${e}`);
			} else if (e && e instanceof Object) {
				let t = Object.keys(e);
				if (t.length === 1) o = t[0], s = e[o];
				else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
			} else o = e;
			i.items.push(Pair.createPair(o, s, n));
		}
		return i;
	}
	const pairs = {
		collection: `seq`,
		default: !1,
		tag: `tag:yaml.org,2002:pairs`,
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs, exports.pairs = pairs, exports.resolvePairs = resolvePairs;
}));

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super(), this.add = YAMLMap.YAMLMap.prototype.add.bind(this), this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this), this.get = YAMLMap.YAMLMap.prototype.get.bind(this), this.has = YAMLMap.YAMLMap.prototype.has.bind(this), this.set = YAMLMap.YAMLMap.prototype.set.bind(this), this.tag = YAMLOMap.tag;
		}
		toJSON(e, t) {
			if (!t) return super.toJSON(e);
			let n = /* @__PURE__ */ new Map();
			t?.onCreate && t.onCreate(n);
			for (let e of this.items) {
				let r, i;
				if (identity.isPair(e) ? (r = toJS.toJS(e.key, ``, t), i = toJS.toJS(e.value, r, t)) : r = toJS.toJS(e, ``, t), n.has(r)) throw Error(`Ordered maps must not include duplicate keys`);
				n.set(r, i);
			}
			return n;
		}
		static from(e, t, n) {
			let r = pairs.createPairs(e, t, n), i = new this();
			return i.items = r.items, i;
		}
	};
	YAMLOMap.tag = `tag:yaml.org,2002:omap`;
	const omap = {
		collection: `seq`,
		identify: (e) => e instanceof Map,
		nodeClass: YAMLOMap,
		default: !1,
		tag: `tag:yaml.org,2002:omap`,
		resolve(e, t) {
			let n = pairs.resolvePairs(e, t), r = [];
			for (let { key: e } of n.items) identity.isScalar(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
			return Object.assign(new YAMLOMap(), n);
		},
		createNode: (e, t, n) => YAMLOMap.from(e, t, n)
	};
	exports.YAMLOMap = YAMLOMap, exports.omap = omap;
}));

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value: e, source: t }, n) {
		return t && (e ? trueTag : falseTag).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
	}
	const trueTag = {
		identify: (e) => e === !0,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(!0),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (e) => e === !1,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(!1),
		stringify: boolStringify
	};
	exports.falseTag = falseTag, exports.trueTag = trueTag;
}));

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === `nan` ? NaN : e[0] === `-` ? -1 / 0 : 1 / 0,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `EXP`,
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e.replace(/_/g, ``)),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : stringifyNumber.stringifyNumber(e);
		}
	};
	const float = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(e) {
			let t = new Scalar.Scalar(parseFloat(e.replace(/_/g, ``))), n = e.indexOf(`.`);
			if (n !== -1) {
				let r = e.substring(n + 1).replace(/_/g, ``);
				r[r.length - 1] === `0` && (t.minFractionDigits = r.length);
			}
			return t;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float, exports.floatExp = floatExp, exports.floatNaN = floatNaN;
}));

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (e) => typeof e == `bigint` || Number.isInteger(e);
	function intResolve(e, t, n, { intAsBigInt: r }) {
		let i = e[0];
		if ((i === `-` || i === `+`) && (t += 1), e = e.substring(t).replace(/_/g, ``), r) {
			switch (n) {
				case 2:
					e = `0b${e}`;
					break;
				case 8:
					e = `0o${e}`;
					break;
				case 16: e = `0x${e}`;
			}
			let t = BigInt(e);
			return i === `-` ? BigInt(-1) * t : t;
		}
		let a = parseInt(e, n);
		return i === `-` ? -1 * a : a;
	}
	function intStringify(e, t, n) {
		let { value: r } = e;
		if (intIdentify(r)) {
			let e = r.toString(t);
			return r < 0 ? `-` + n + e.substr(1) : n + e;
		}
		return stringifyNumber.stringifyNumber(e);
	}
	const intBin = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `BIN`,
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (e, t, n) => intResolve(e, 2, 2, n),
		stringify: (e) => intStringify(e, 2, `0b`)
	};
	const intOct = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `OCT`,
		test: /^[-+]?0[0-7_]+$/,
		resolve: (e, t, n) => intResolve(e, 1, 8, n),
		stringify: (e) => intStringify(e, 8, `0`)
	};
	const int = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (e, t, n) => intResolve(e, 0, 10, n),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `HEX`,
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (e, t, n) => intResolve(e, 2, 16, n),
		stringify: (e) => intStringify(e, 16, `0x`)
	};
	exports.int = int, exports.intBin = intBin, exports.intHex = intHex, exports.intOct = intOct;
}));

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(e) {
			super(e), this.tag = YAMLSet.tag;
		}
		add(e) {
			let t;
			t = identity.isPair(e) ? e : e && typeof e == `object` && `key` in e && `value` in e && e.value === null ? new Pair.Pair(e.key, null) : new Pair.Pair(e, null), YAMLMap.findPair(this.items, t.key) || this.items.push(t);
		}
		get(e, t) {
			let n = YAMLMap.findPair(this.items, e);
			return !t && identity.isPair(n) ? identity.isScalar(n.key) ? n.key.value : n.key : n;
		}
		set(e, t) {
			if (typeof t != `boolean`) throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
			let n = YAMLMap.findPair(this.items, e);
			n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new Pair.Pair(e));
		}
		toJSON(e, t) {
			return super.toJSON(e, t, Set);
		}
		toString(e, t, n) {
			if (!e) return JSON.stringify(this);
			if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
			throw Error(`Set items must all have null values`);
		}
		static from(e, t, n) {
			let { replacer: r } = n, i = new this(e);
			if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == `function` && (e = r.call(t, e, e)), i.items.push(Pair.createPair(e, null, n));
			return i;
		}
	};
	YAMLSet.tag = `tag:yaml.org,2002:set`;
	const set = {
		collection: `map`,
		identify: (e) => e instanceof Set,
		nodeClass: YAMLSet,
		default: !1,
		tag: `tag:yaml.org,2002:set`,
		createNode: (e, t, n) => YAMLSet.from(e, t, n),
		resolve(e, t) {
			if (identity.isMap(e)) {
				if (e.hasAllNullValues(!0)) return Object.assign(new YAMLSet(), e);
				t(`Set items must all have null values`);
			} else t(`Expected a mapping for this tag`);
			return e;
		}
	};
	exports.YAMLSet = YAMLSet, exports.set = set;
}));

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	function parseSexagesimal(e, t) {
		let n = e[0], r = n === `-` || n === `+` ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, ``).split(`:`).reduce((e, t) => e * i(60) + i(t), i(0));
		return n === `-` ? i(-1) * a : a;
	}
	function stringifySexagesimal(e) {
		let { value: t } = e, n = (e) => e;
		if (typeof t == `bigint`) n = (e) => BigInt(e);
		else if (isNaN(t) || !isFinite(t)) return stringifyNumber.stringifyNumber(e);
		let r = ``;
		t < 0 && (r = `-`, t *= n(-1));
		let i = n(60), a = [t % i];
		return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, `0`)).join(`:`).replace(/000000\d*$/, ``);
	}
	const intTime = {
		identify: (e) => typeof e == `bigint` || Number.isInteger(e),
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `TIME`,
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (e, t, { intAsBigInt: n }) => parseSexagesimal(e, n),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `TIME`,
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (e) => parseSexagesimal(e, !1),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (e) => e instanceof Date,
		default: !0,
		tag: `tag:yaml.org,2002:timestamp`,
		test: RegExp(`^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$`),
		resolve(e) {
			let t = e.match(timestamp.test);
			if (!t) throw Error(`!!timestamp expects a date, starting with yyyy-mm-dd`);
			let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + `00`).substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
			if (u && u !== `Z`) {
				let e = parseSexagesimal(u, !1);
				Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
			}
			return new Date(l);
		},
		stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, ``) ?? ``
	};
	exports.floatTime = floatTime, exports.intTime = intTime, exports.timestamp = timestamp;
}));

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		[`core`, schema.schema],
		[`failsafe`, [
			map.map,
			seq.seq,
			string.string
		]],
		[`json`, schema$1.schema],
		[`yaml11`, schema$2.schema],
		[`yaml-1.1`, schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(e, t, n) {
		let r = schemas.get(t);
		if (r && !e) return n && !r.includes(merge.merge) ? r.concat(merge.merge) : r.slice();
		let i = r;
		if (!i) {
			if (Array.isArray(e)) i = [];
			else {
				let e = Array.from(schemas.keys()).filter((e) => e !== `yaml11`).map((e) => JSON.stringify(e)).join(`, `);
				throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
			}
		}
		if (Array.isArray(e)) for (let t of e) i = i.concat(t);
		else typeof e == `function` && (i = e(i.slice()));
		return n && (i = i.concat(merge.merge)), i.reduce((e, t) => {
			let n = typeof t == `string` ? tagsByName[t] : t;
			if (!n) {
				let e = JSON.stringify(t), n = Object.keys(tagsByName).map((e) => JSON.stringify(e)).join(`, `);
				throw Error(`Unknown custom tag ${e}; use one of ${n}`);
			}
			return e.includes(n) || e.push(n), e;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags, exports.getTags = getTags;
}));

// node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
	var Schema = class Schema {
		constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
			this.compat = Array.isArray(e) ? tags.getTags(e, `compat`) : e ? tags.getTags(null, e) : null, this.name = typeof i == `string` && i || `core`, this.knownTags = r ? tags.coreKnownTags : {}, this.tags = tags.getTags(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, identity.MAP, { value: map.map }), Object.defineProperty(this, identity.SCALAR, { value: string.string }), Object.defineProperty(this, identity.SEQ, { value: seq.seq }), this.sortMapEntries = typeof a == `function` ? a : a === !0 ? sortMapEntriesByKey : null;
		}
		clone() {
			let e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			return e.tags = this.tags.slice(), e;
		}
	};
	exports.Schema = Schema;
}));

// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(e, t) {
		let n = [], r = t.directives === !0;
		if (t.directives !== !1 && e.directives) {
			let t = e.directives.toString(e);
			t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
		}
		r && n.push(`---`);
		let i = stringify.createStringifyContext(e, t), { commentString: a } = i.options;
		if (e.commentBefore) {
			n.length !== 1 && n.unshift(``);
			let t = a(e.commentBefore);
			n.unshift(stringifyComment.indentComment(t, ``));
		}
		let o = !1, s = null;
		if (e.contents) {
			if (identity.isNode(e.contents)) {
				if (e.contents.spaceBefore && r && n.push(``), e.contents.commentBefore) {
					let t = a(e.contents.commentBefore);
					n.push(stringifyComment.indentComment(t, ``));
				}
				i.forceBlockIndent = !!e.comment, s = e.contents.comment;
			}
			let t = s ? void 0 : () => o = !0, c = stringify.stringify(e.contents, i, () => s = null, t);
			s && (c += stringifyComment.lineComment(c, ``, a(s))), (c[0] === `|` || c[0] === `>`) && n[n.length - 1] === `---` ? n[n.length - 1] = `--- ${c}` : n.push(c);
		} else n.push(stringify.stringify(e.contents, i));
		if (e.directives?.docEnd) {
			if (e.comment) {
				let t = a(e.comment);
				t.includes(`
`) ? (n.push(`...`), n.push(stringifyComment.indentComment(t, ``))) : n.push(`... ${t}`);
			} else n.push(`...`);
		} else {
			let t = e.comment;
			t && o && (t = t.replace(/^\n+/, ``)), t && ((!o || s) && n[n.length - 1] !== `` && n.push(``), n.push(stringifyComment.indentComment(a(t), ``)));
		}
		return n.join(`
`) + `
`;
	}
	exports.stringifyDocument = stringifyDocument;
}));

// node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(e, t, n) {
			this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let r = null;
			typeof t == `function` || Array.isArray(t) ? r = t : n === void 0 && t && (n = t, t = void 0);
			let i = Object.assign({
				intAsBigInt: !1,
				keepSourceTokens: !1,
				logLevel: `warn`,
				prettyErrors: !0,
				strict: !0,
				stringKeys: !1,
				uniqueKeys: !0,
				version: `1.2`
			}, n);
			this.options = i;
			let { version: a } = i;
			n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new directives.Directives({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
		}
		clone() {
			let e = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			return e.commentBefore = this.commentBefore, e.comment = this.comment, e.errors = this.errors.slice(), e.warnings = this.warnings.slice(), e.options = Object.assign({}, this.options), this.directives && (e.directives = this.directives.clone()), e.schema = this.schema.clone(), e.contents = identity.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents, this.range && (e.range = this.range.slice()), e;
		}
		add(e) {
			assertCollection(this.contents) && this.contents.add(e);
		}
		addIn(e, t) {
			assertCollection(this.contents) && this.contents.addIn(e, t);
		}
		createAlias(e, t) {
			if (!e.anchor) {
				let n = anchors.anchorNames(this);
				e.anchor = !t || n.has(t) ? anchors.findNewAnchor(t || `a`, n) : t;
			}
			return new Alias.Alias(e.anchor);
		}
		createNode(e, t, n) {
			let r;
			if (typeof t == `function`) e = t.call({ "": e }, ``, e), r = t;
			else if (Array.isArray(t)) {
				let e = t.filter((e) => typeof e == `number` || e instanceof String || e instanceof Number).map(String);
				e.length > 0 && (t = t.concat(e)), r = t;
			} else n === void 0 && t && (n = t, t = void 0);
			let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = anchors.createNodeAnchors(this, a || `a`), p = {
				aliasDuplicateObjects: i ?? !0,
				keepUndefined: s ?? !1,
				onAnchor: u,
				onTagObj: c,
				replacer: r,
				schema: this.schema,
				sourceObjects: f
			}, m = createNode.createNode(e, l, p);
			return o && identity.isCollection(m) && (m.flow = !0), d(), m;
		}
		createPair(e, t, n = {}) {
			let r = this.createNode(e, null, n), i = this.createNode(t, null, n);
			return new Pair.Pair(r, i);
		}
		delete(e) {
			return assertCollection(this.contents) ? this.contents.delete(e) : !1;
		}
		deleteIn(e) {
			return Collection.isEmptyPath(e) ? this.contents != null && (this.contents = null, !0) : assertCollection(this.contents) ? this.contents.deleteIn(e) : !1;
		}
		get(e, t) {
			return identity.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
		}
		getIn(e, t) {
			return Collection.isEmptyPath(e) ? !t && identity.isScalar(this.contents) ? this.contents.value : this.contents : identity.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
		}
		has(e) {
			return identity.isCollection(this.contents) ? this.contents.has(e) : !1;
		}
		hasIn(e) {
			return Collection.isEmptyPath(e) ? this.contents !== void 0 : identity.isCollection(this.contents) ? this.contents.hasIn(e) : !1;
		}
		set(e, t) {
			this.contents == null ? this.contents = Collection.collectionFromPath(this.schema, [e], t) : assertCollection(this.contents) && this.contents.set(e, t);
		}
		setIn(e, t) {
			Collection.isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = Collection.collectionFromPath(this.schema, Array.from(e), t) : assertCollection(this.contents) && this.contents.setIn(e, t);
		}
		setSchema(e, t = {}) {
			typeof e == `number` && (e = String(e));
			let n;
			switch (e) {
				case `1.1`:
					this.directives ? this.directives.yaml.version = `1.1` : this.directives = new directives.Directives({ version: `1.1` }), n = {
						resolveKnownTags: !1,
						schema: `yaml-1.1`
					};
					break;
				case `1.2`:
				case `next`:
					this.directives ? this.directives.yaml.version = e : this.directives = new directives.Directives({ version: e }), n = {
						resolveKnownTags: !0,
						schema: `core`
					};
					break;
				case null:
					this.directives && delete this.directives, n = null;
					break;
				default: {
					let t = JSON.stringify(e);
					throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
				}
			}
			if (t.schema instanceof Object) this.schema = t.schema;
			else if (n) this.schema = new Schema.Schema(Object.assign(n, t));
			else throw Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
			let o = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !e,
				mapAsMap: n === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof r == `number` ? r : 100
			}, s = toJS.toJS(this.contents, t ?? ``, o);
			if (typeof i == `function`) for (let { count: e, res: t } of o.anchors.values()) i(t, e);
			return typeof a == `function` ? applyReviver.applyReviver(a, { "": s }, ``, s) : s;
		}
		toJSON(e, t) {
			return this.toJS({
				json: !0,
				jsonArg: e,
				mapAsMap: !1,
				onAnchor: t
			});
		}
		toString(e = {}) {
			if (this.errors.length > 0) throw Error(`Document with errors cannot be stringified`);
			if (`indent` in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
				let t = JSON.stringify(e.indent);
				throw Error(`"indent" option must be a positive integer, not ${t}`);
			}
			return stringifyDocument.stringifyDocument(this, e);
		}
	};
	function assertCollection(e) {
		if (identity.isCollection(e)) return !0;
		throw Error(`Expected a YAML collection as document contents`);
	}
	exports.Document = Document;
}));

// node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(e, t, n, r) {
			super(), this.name = e, this.code = n, this.message = r, this.pos = t;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(e, t, n) {
			super(`YAMLParseError`, e, t, n);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(e, t, n) {
			super(`YAMLWarning`, e, t, n);
		}
	};
	const prettifyError = (e, t) => (n) => {
		if (n.pos[0] === -1) return;
		n.linePos = n.pos.map((e) => t.linePos(e));
		let { line: r, col: i } = n.linePos[0];
		n.message += ` at line ${r}, column ${i}`;
		let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, ``);
		if (a >= 60 && o.length > 80) {
			let e = Math.min(a - 39, o.length - 79);
			o = `…` + o.substring(e), a -= e - 1;
		}
		if (o.length > 80 && (o = o.substring(0, 79) + `…`), r > 1 && /^ *$/.test(o.substring(0, a))) {
			let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
			n.length > 80 && (n = n.substring(0, 79) + `…
`), o = n + o;
		}
		if (/[^ ]/.test(o)) {
			let e = 1, t = n.linePos[1];
			t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
			let s = ` `.repeat(a) + `^`.repeat(e);
			n.message += `:\n\n${o}\n${s}\n`;
		}
	};
	exports.YAMLError = YAMLError, exports.YAMLParseError = YAMLParseError, exports.YAMLWarning = YAMLWarning, exports.prettifyError = prettifyError;
}));

// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveProps(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
		let c = !1, l = s, u = s, d = ``, f = ``, p = !1, m = !1, h = null, g = null, _ = null, v = null, y = null, b = null, x = null;
		for (let i of e) switch (m &&= (i.type !== `space` && i.type !== `newline` && i.type !== `comma` && a(i.offset, `MISSING_CHAR`, `Tags and anchors must be separated from the next token by white space`), !1), h &&= (l && i.type !== `comment` && i.type !== `newline` && a(h, `TAB_AS_INDENT`, `Tabs are not allowed as indentation`), null), i.type) {
			case `space`:
				!t && (n !== `doc-start` || r?.type !== `flow-collection`) && i.source.includes(`	`) && (h = i), u = !0;
				break;
			case `comment`: {
				u || a(i, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`);
				let e = i.source.substring(1) || ` `;
				d ? d += f + e : d = e, f = ``, l = !1;
				break;
			}
			case `newline`:
				l ? d ? d += i.source : b && n === `seq-item-ind` || (c = !0) : f += i.source, l = !0, p = !0, (g || _) && (v = i), u = !0;
				break;
			case `anchor`:
				g && a(i, `MULTIPLE_ANCHORS`, `A node can have at most one anchor`), i.source.endsWith(`:`) && a(i.offset + i.source.length - 1, `BAD_ALIAS`, `Anchor ending in : is ambiguous`, !0), g = i, x ??= i.offset, l = !1, u = !1, m = !0;
				break;
			case `tag`:
				_ && a(i, `MULTIPLE_TAGS`, `A node can have at most one tag`), _ = i, x ??= i.offset, l = !1, u = !1, m = !0;
				break;
			case n:
				(g || _) && a(i, `BAD_PROP_ORDER`, `Anchors and tags must be after the ${i.source} indicator`), b && a(i, `UNEXPECTED_TOKEN`, `Unexpected ${i.source} in ${t ?? `collection`}`), b = i, l = n === `seq-item-ind` || n === `explicit-key-ind`, u = !1;
				break;
			case `comma`: if (t) {
				y && a(i, `UNEXPECTED_TOKEN`, `Unexpected , in ${t}`), y = i, l = !1, u = !1;
				break;
			}
			default: a(i, `UNEXPECTED_TOKEN`, `Unexpected ${i.type} token`), l = !1, u = !1;
		}
		let S = e[e.length - 1], C = S ? S.offset + S.source.length : i;
		return m && r && r.type !== `space` && r.type !== `newline` && r.type !== `comma` && (r.type !== `scalar` || r.source !== ``) && a(r.offset, `MISSING_CHAR`, `Tags and anchors must be separated from the next token by white space`), h && (l && h.indent <= o || r?.type === `block-map` || r?.type === `block-seq`) && a(h, `TAB_AS_INDENT`, `Tabs are not allowed as indentation`), {
			comma: y,
			found: b,
			spaceBefore: c,
			comment: d,
			hasNewline: p,
			anchor: g,
			tag: _,
			newlineAfterProp: v,
			end: C,
			start: x ?? C
		};
	}
	exports.resolveProps = resolveProps;
}));

// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin(((exports) => {
	function containsNewline(e) {
		if (!e) return null;
		switch (e.type) {
			case `alias`:
			case `scalar`:
			case `double-quoted-scalar`:
			case `single-quoted-scalar`:
				if (e.source.includes(`
`)) return !0;
				if (e.end) {
					for (let t of e.end) if (t.type === `newline`) return !0;
				}
				return !1;
			case `flow-collection`:
				for (let t of e.items) {
					for (let e of t.start) if (e.type === `newline`) return !0;
					if (t.sep) {
						for (let e of t.sep) if (e.type === `newline`) return !0;
					}
					if (containsNewline(t.key) || containsNewline(t.value)) return !0;
				}
				return !1;
			default: return !0;
		}
	}
	exports.containsNewline = containsNewline;
}));

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(e, t, n) {
		if (t?.type === `flow-collection`) {
			let r = t.end[0];
			r.indent === e && (r.source === `]` || r.source === `}`) && utilContainsNewline.containsNewline(t) && n(r, `BAD_INDENT`, `Flow end indicator should be more indented than parent`, !0);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));

// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(e, t, n) {
		let { uniqueKeys: r } = e.options;
		if (r === !1) return !1;
		let i = typeof r == `function` ? r : (e, t) => e === t || identity.isScalar(e) && identity.isScalar(t) && e.value === t.value;
		return t.some((e) => i(e.key, n));
	}
	exports.mapIncludes = mapIncludes;
}));

// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = `All mapping items must start at the same column`;
	function resolveBlockMap({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
		let o = new ((a?.nodeClass) ?? YAMLMap.YAMLMap)(n.schema);
		n.atRoot &&= !1;
		let s = r.offset, c = null;
		for (let a of r.items) {
			let { start: l, key: u, sep: d, value: f } = a, p = resolveProps.resolveProps(l, {
				indicator: `explicit-key-ind`,
				next: u ?? d?.[0],
				offset: s,
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !0
			}), m = !p.found;
			if (m) {
				if (u && (u.type === `block-seq` ? i(s, `BLOCK_AS_IMPLICIT_KEY`, `A block sequence may not be used as an implicit map key`) : `indent` in u && u.indent !== r.indent && i(s, `BAD_INDENT`, startColMsg)), !p.anchor && !p.tag && !d) {
					c = p.end, p.comment && (o.comment ? o.comment += `
` + p.comment : o.comment = p.comment);
					continue;
				}
				(p.newlineAfterProp || utilContainsNewline.containsNewline(u)) && i(u ?? l[l.length - 1], `MULTILINE_IMPLICIT_KEY`, `Implicit keys need to be on a single line`);
			} else p.found?.indent !== r.indent && i(s, `BAD_INDENT`, startColMsg);
			n.atKey = !0;
			let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
			n.schema.compat && utilFlowIndentCheck.flowIndentCheck(r.indent, u, i), n.atKey = !1, utilMapIncludes.mapIncludes(n, o.items, g) && i(h, `DUPLICATE_KEY`, `Map keys must be unique`);
			let _ = resolveProps.resolveProps(d ?? [], {
				indicator: `map-value-ind`,
				next: f,
				offset: g.range[2],
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !u || u.type === `block-scalar`
			});
			if (s = _.end, _.found) {
				m && (f?.type === `block-map` && !_.hasNewline && i(s, `BLOCK_AS_IMPLICIT_KEY`, `Nested mappings are not allowed in compact mappings`), n.options.strict && p.start < _.found.offset - 1024 && i(g.range, `KEY_OVER_1024_CHARS`, `The : indicator must be at most 1024 chars after the start of an implicit block mapping key`));
				let c = f ? e(n, f, _, i) : t(n, s, d, null, _, i);
				n.schema.compat && utilFlowIndentCheck.flowIndentCheck(r.indent, f, i), s = c.range[2];
				let l = new Pair.Pair(g, c);
				n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
			} else {
				m && i(g.range, `MISSING_CHAR`, `Implicit map keys need to be followed by map values`), _.comment && (g.comment ? g.comment += `
` + _.comment : g.comment = _.comment);
				let e = new Pair.Pair(g);
				n.options.keepSourceTokens && (e.srcToken = a), o.items.push(e);
			}
		}
		return c && c < s && i(c, `IMPOSSIBLE`, `Map comment with trailing content`), o.range = [
			r.offset,
			s,
			c ?? s
		], o;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));

// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
		let o = new ((a?.nodeClass) ?? YAMLSeq.YAMLSeq)(n.schema);
		n.atRoot &&= !1, n.atKey &&= !1;
		let s = r.offset, c = null;
		for (let { start: a, value: l } of r.items) {
			let u = resolveProps.resolveProps(a, {
				indicator: `seq-item-ind`,
				next: l,
				offset: s,
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !0
			});
			if (!u.found) {
				if (u.anchor || u.tag || l) l?.type === `block-seq` ? i(u.end, `BAD_INDENT`, `All sequence items must start at the same column`) : i(s, `MISSING_CHAR`, `Sequence item without - indicator`);
				else {
					c = u.end, u.comment && (o.comment = u.comment);
					continue;
				}
			}
			let d = l ? e(n, l, u, i) : t(n, u.end, a, null, u, i);
			n.schema.compat && utilFlowIndentCheck.flowIndentCheck(r.indent, l, i), s = d.range[2], o.items.push(d);
		}
		return o.range = [
			r.offset,
			s,
			c ?? s
		], o;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));

// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveEnd(e, t, n, r) {
		let i = ``;
		if (e) {
			let a = !1, o = ``;
			for (let s of e) {
				let { source: e, type: c } = s;
				switch (c) {
					case `space`:
						a = !0;
						break;
					case `comment`: {
						n && !a && r(s, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`);
						let t = e.substring(1) || ` `;
						i ? i += o + t : i = t, o = ``;
						break;
					}
					case `newline`:
						i && (o += e), a = !0;
						break;
					default: r(s, `UNEXPECTED_TOKEN`, `Unexpected ${c} at node end`);
				}
				t += e.length;
			}
		}
		return {
			comment: i,
			offset: t
		};
	}
	exports.resolveEnd = resolveEnd;
}));

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = `Block collections are not allowed within flow collections`;
	const isBlock = (e) => e && (e.type === `block-map` || e.type === `block-seq`);
	function resolveFlowCollection({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
		let o = r.start.source === `{`, s = o ? `flow map` : `flow sequence`, c = new ((a?.nodeClass) ?? (o ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(n.schema);
		c.flow = !0;
		let l = n.atRoot;
		l && (n.atRoot = !1), n.atKey &&= !1;
		let u = r.offset + r.start.source.length;
		for (let a = 0; a < r.items.length; ++a) {
			let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = resolveProps.resolveProps(d, {
				flow: s,
				indicator: `explicit-key-ind`,
				next: f ?? p?.[0],
				offset: u,
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !1
			});
			if (!h.found) {
				if (!h.anchor && !h.tag && !p && !m) {
					a === 0 && h.comma ? i(h.comma, `UNEXPECTED_TOKEN`, `Unexpected , in ${s}`) : a < r.items.length - 1 && i(h.start, `UNEXPECTED_TOKEN`, `Unexpected empty item in ${s}`), h.comment && (c.comment ? c.comment += `
` + h.comment : c.comment = h.comment), u = h.end;
					continue;
				}
				!o && n.options.strict && utilContainsNewline.containsNewline(f) && i(f, `MULTILINE_IMPLICIT_KEY`, `Implicit keys of flow sequence pairs need to be on a single line`);
			}
			if (a === 0) h.comma && i(h.comma, `UNEXPECTED_TOKEN`, `Unexpected , in ${s}`);
			else if (h.comma || i(h.start, `MISSING_CHAR`, `Missing , between ${s} items`), h.comment) {
				let e = ``;
				loop: for (let t of d) switch (t.type) {
					case `comma`:
					case `space`: break;
					case `comment`:
						e = t.source.substring(1);
						break loop;
					default: break loop;
				}
				if (e) {
					let t = c.items[c.items.length - 1];
					identity.isPair(t) && (t = t.value ?? t.key), t.comment ? t.comment += `
` + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
				}
			}
			if (!o && !p && !h.found) {
				let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
				c.items.push(r), u = r.range[2], isBlock(m) && i(r.range, `BLOCK_IN_FLOW`, blockMsg);
			} else {
				n.atKey = !0;
				let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
				isBlock(f) && i(g.range, `BLOCK_IN_FLOW`, blockMsg), n.atKey = !1;
				let _ = resolveProps.resolveProps(p ?? [], {
					flow: s,
					indicator: `map-value-ind`,
					next: m,
					offset: g.range[2],
					onError: i,
					parentIndent: r.indent,
					startOnNewline: !1
				});
				if (_.found) {
					if (!o && !h.found && n.options.strict) {
						if (p) for (let e of p) {
							if (e === _.found) break;
							if (e.type === `newline`) {
								i(e, `MULTILINE_IMPLICIT_KEY`, `Implicit keys of flow sequence pairs need to be on a single line`);
								break;
							}
						}
						h.start < _.found.offset - 1024 && i(_.found, `KEY_OVER_1024_CHARS`, `The : indicator must be at most 1024 chars after the start of an implicit flow sequence key`);
					}
				} else m && (`source` in m && m.source?.[0] === `:` ? i(m, `MISSING_CHAR`, `Missing space after : in ${s}`) : i(_.start, `MISSING_CHAR`, `Missing , or : between ${s} items`));
				let v = m ? e(n, m, _, i) : _.found ? t(n, _.end, p, null, _, i) : null;
				v ? isBlock(m) && i(v.range, `BLOCK_IN_FLOW`, blockMsg) : _.comment && (g.comment ? g.comment += `
` + _.comment : g.comment = _.comment);
				let y = new Pair.Pair(g, v);
				if (n.options.keepSourceTokens && (y.srcToken = l), o) {
					let e = c;
					utilMapIncludes.mapIncludes(n, e.items, g) && i(a, `DUPLICATE_KEY`, `Map keys must be unique`), e.items.push(y);
				} else {
					let e = new YAMLMap.YAMLMap(n.schema);
					e.flow = !0, e.items.push(y);
					let t = (v ?? g).range;
					e.range = [
						g.range[0],
						t[1],
						t[2]
					], c.items.push(e);
				}
				u = v ? v.range[2] : _.end;
			}
		}
		let d = o ? `}` : `]`, [f, ...p] = r.end, m = u;
		if (f?.source === d) m = f.offset + f.source.length;
		else {
			let e = s[0].toUpperCase() + s.substring(1), t = l ? `${e} must end with a ${d}` : `${e} in block collection must be sufficiently indented and end with a ${d}`;
			i(u, l ? `MISSING_CHAR` : `BAD_INDENT`, t), f && f.source.length !== 1 && p.unshift(f);
		}
		if (p.length > 0) {
			let e = resolveEnd.resolveEnd(p, m, n.options.strict, i);
			e.comment && (c.comment ? c.comment += `
` + e.comment : c.comment = e.comment), c.range = [
				r.offset,
				m,
				e.offset
			];
		} else c.range = [
			r.offset,
			m,
			m
		];
		return c;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));

// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(e, t, n, r, i, a) {
		let o = n.type === `block-map` ? resolveBlockMap.resolveBlockMap(e, t, n, r, a) : n.type === `block-seq` ? resolveBlockSeq.resolveBlockSeq(e, t, n, r, a) : resolveFlowCollection.resolveFlowCollection(e, t, n, r, a), s = o.constructor;
		return i === `!` || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
	}
	function composeCollection(e, t, n, r, i) {
		let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, `TAG_RESOLVE_FAILED`, e)) : null;
		if (n.type === `block-seq`) {
			let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
			n && (!t || t.offset < n.offset) && i(n, `MISSING_CHAR`, `Missing newline after block sequence props`);
		}
		let s = n.type === `block-map` ? `map` : n.type === `block-seq` ? `seq` : n.start.source === `{` ? `map` : `seq`;
		if (!a || !o || o === `!` || o === YAMLMap.YAMLMap.tagName && s === `map` || o === YAMLSeq.YAMLSeq.tagName && s === `seq`) return resolveCollection(e, t, n, i, o);
		let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
		if (!c) {
			let r = t.schema.knownTags[o];
			if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
			else return r ? i(a, `BAD_COLLECTION_TYPE`, `${r.tag} used for ${s} collection, but expects ${r.collection ?? `scalar`}`, !0) : i(a, `TAG_RESOLVE_FAILED`, `Unresolved tag: ${o}`, !0), resolveCollection(e, t, n, i, o);
		}
		let l = resolveCollection(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, `TAG_RESOLVE_FAILED`, e), t.options) ?? l, d = identity.isNode(u) ? u : new Scalar.Scalar(u);
		return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
	}
	exports.composeCollection = composeCollection;
}));

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(e, t, n) {
		let r = t.offset, i = parseBlockScalarHeader(t, e.options.strict, n);
		if (!i) return {
			value: ``,
			type: null,
			comment: ``,
			range: [
				r,
				r,
				r
			]
		};
		let a = i.mode === `>` ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL, o = t.source ? splitLines(t.source) : [], s = o.length;
		for (let e = o.length - 1; e >= 0; --e) {
			let t = o[e][1];
			if (t === `` || t === `\r`) s = e;
			else break;
		}
		if (s === 0) {
			let e = i.chomp === `+` && o.length > 0 ? `
`.repeat(Math.max(1, o.length - 1)) : ``, n = r + i.length;
			return t.source && (n += t.source.length), {
				value: e,
				type: a,
				comment: i.comment,
				range: [
					r,
					n,
					n
				]
			};
		}
		let c = t.indent + i.indent, l = t.offset + i.length, u = 0;
		for (let t = 0; t < s; ++t) {
			let [r, a] = o[t];
			if (a === `` || a === `\r`) i.indent === 0 && r.length > c && (c = r.length);
			else {
				r.length < c && n(l + r.length, `MISSING_CHAR`, `Block scalars with more-indented leading empty lines must use an explicit indentation indicator`), i.indent === 0 && (c = r.length), u = t, c === 0 && !e.atRoot && n(l, `BAD_INDENT`, `Block scalar values in collections must be indented`);
				break;
			}
			l += r.length + a.length + 1;
		}
		for (let e = o.length - 1; e >= s; --e) o[e][0].length > c && (s = e + 1);
		let d = ``, f = ``, p = !1;
		for (let e = 0; e < u; ++e) d += o[e][0].slice(c) + `
`;
		for (let e = u; e < s; ++e) {
			let [t, r] = o[e];
			l += t.length + r.length + 1;
			let s = r[r.length - 1] === `\r`;
			if (s && (r = r.slice(0, -1)), r && t.length < c) {
				let e = `Block scalar lines must not be less indented than their ${i.indent ? `explicit indentation indicator` : `first line`}`;
				n(l - r.length - (s ? 2 : 1), `BAD_INDENT`, e), t = ``;
			}
			a === Scalar.Scalar.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = `
`) : t.length > c || r[0] === `	` ? (f === ` ` ? f = `
` : !p && f === `
` && (f = `

`), d += f + t.slice(c) + r, f = `
`, p = !0) : r === `` ? f === `
` ? d += `
` : f = `
` : (d += f + r, f = ` `, p = !1);
		}
		switch (i.chomp) {
			case `-`: break;
			case `+`:
				for (let e = s; e < o.length; ++e) d += `
` + o[e][0].slice(c);
				d[d.length - 1] !== `
` && (d += `
`);
				break;
			default: d += `
`;
		}
		let m = r + i.length + t.source.length;
		return {
			value: d,
			type: a,
			comment: i.comment,
			range: [
				r,
				m,
				m
			]
		};
	}
	function parseBlockScalarHeader({ offset: e, props: t }, n, r) {
		if (t[0].type !== `block-scalar-header`) return r(t[0], `IMPOSSIBLE`, `Block scalar header not found`), null;
		let { source: i } = t[0], a = i[0], o = 0, s = ``, c = -1;
		for (let t = 1; t < i.length; ++t) {
			let n = i[t];
			if (!s && (n === `-` || n === `+`)) s = n;
			else {
				let r = Number(n);
				!o && r ? o = r : c === -1 && (c = e + t);
			}
		}
		c !== -1 && r(c, `UNEXPECTED_TOKEN`, `Block scalar header includes extra characters: ${i}`);
		let l = !1, u = ``, d = i.length;
		for (let e = 1; e < t.length; ++e) {
			let i = t[e];
			switch (i.type) {
				case `space`: l = !0;
				case `newline`:
					d += i.source.length;
					break;
				case `comment`:
					n && !l && r(i, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`), d += i.source.length, u = i.source.substring(1);
					break;
				case `error`:
					r(i, `UNEXPECTED_TOKEN`, i.message), d += i.source.length;
					break;
				default: {
					r(i, `UNEXPECTED_TOKEN`, `Unexpected token in block scalar header: ${i.type}`);
					let e = i.source;
					e && typeof e == `string` && (d += e.length);
				}
			}
		}
		return {
			mode: a,
			indent: o,
			chomp: s,
			comment: u,
			length: d
		};
	}
	function splitLines(e) {
		let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : [``, n]];
		for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
		return i;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(e, t, n) {
		let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
		switch (i) {
			case `scalar`:
				s = Scalar.Scalar.PLAIN, c = plainValue(a, l);
				break;
			case `single-quoted-scalar`:
				s = Scalar.Scalar.QUOTE_SINGLE, c = singleQuotedValue(a, l);
				break;
			case `double-quoted-scalar`:
				s = Scalar.Scalar.QUOTE_DOUBLE, c = doubleQuotedValue(a, l);
				break;
			default: return n(e, `UNEXPECTED_TOKEN`, `Expected a flow scalar value, but found: ${i}`), {
				value: ``,
				type: null,
				comment: ``,
				range: [
					r,
					r + a.length,
					r + a.length
				]
			};
		}
		let u = r + a.length, d = resolveEnd.resolveEnd(o, u, t, n);
		return {
			value: c,
			type: s,
			comment: d.comment,
			range: [
				r,
				u,
				d.offset
			]
		};
	}
	function plainValue(e, t) {
		let n = ``;
		switch (e[0]) {
			case `	`:
				n = `a tab character`;
				break;
			case `,`:
				n = `flow indicator character ,`;
				break;
			case `%`:
				n = `directive indicator character %`;
				break;
			case `|`:
			case `>`:
				n = `block scalar indicator ${e[0]}`;
				break;
			case `@`:
			case "`": n = `reserved character ${e[0]}`;
		}
		return n && t(0, `BAD_SCALAR_START`, `Plain value cannot start with ${n}`), unfoldLines(e);
	}
	function singleQuotedValue(e, t) {
		return (e[e.length - 1] !== `'` || e.length === 1) && t(e.length, `MISSING_CHAR`, `Missing closing 'quote`), unfoldLines(e.slice(1, -1)).replace(/''/g, `'`);
	}
	function unfoldLines(e) {
		let t = /(.*?)\r?\n/sy, n = t.exec(e);
		if (!n) return e;
		let r, i;
		try {
			r = RegExp(`(?<![ 	])[ 	]+$`), i = RegExp(`^[ 	]+|(?<![ 	])[ 	]+$`, `g`);
		} catch {
			r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
		}
		let a = n[1].replace(r, ``), o = ` `, s = t.lastIndex;
		for (; n = t.exec(e);) {
			let e = n[1].replace(i, ``);
			e === `` ? o === `
` ? a += o : o = `
` : (a += o + e, o = ` `), s = t.lastIndex;
		}
		let c = /[ \t]*(.*)/sy;
		return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? ``);
	}
	function doubleQuotedValue(e, t) {
		let n = ``;
		for (let r = 1; r < e.length - 1; ++r) {
			let i = e[r];
			if (i !== `\r` || e[r + 1] !== `
`) {
				if (i === `
`) {
					let { fold: t, offset: i } = foldNewline(e, r);
					n += t, r = i;
				} else if (i === `\\`) {
					let i = e[++r], a = escapeCodes[i];
					if (a) n += a;
					else if (i === `
`) for (i = e[r + 1]; i === ` ` || i === `	`;) i = e[++r + 1];
					else if (i === `\r` && e[r + 1] === `
`) for (i = e[++r + 1]; i === ` ` || i === `	`;) i = e[++r + 1];
					else if (i === `x` || i === `u` || i === `U`) {
						let a = i === `x` ? 2 : i === `u` ? 4 : 8;
						n += parseCharCode(e, r + 1, a, t), r += a;
					} else {
						let i = e.substr(r - 1, 2);
						t(r - 1, `BAD_DQ_ESCAPE`, `Invalid escape sequence ${i}`), n += i;
					}
				} else if (i === ` ` || i === `	`) {
					let t = r, a = e[r + 1];
					for (; a === ` ` || a === `	`;) a = e[++r + 1];
					a !== `
` && (a !== `\r` || e[r + 2] !== `
`) && (n += r > t ? e.slice(t, r + 1) : i);
				} else n += i;
			}
		}
		return (e[e.length - 1] !== `"` || e.length === 1) && t(e.length, `MISSING_CHAR`, `Missing closing "quote`), n;
	}
	function foldNewline(e, t) {
		let n = ``, r = e[t + 1];
		for (; (r === ` ` || r === `	` || r === `
` || r === `\r`) && (r !== `\r` || e[t + 2] === `
`);) r === `
` && (n += `
`), t += 1, r = e[t + 1];
		return n ||= ` `, {
			fold: n,
			offset: t
		};
	}
	const escapeCodes = {
		0: `\0`,
		a: `\x07`,
		b: `\b`,
		e: `\x1B`,
		f: `\f`,
		n: `
`,
		r: `\r`,
		t: `	`,
		v: `\v`,
		N: ``,
		_: `\xA0`,
		L: `\u2028`,
		P: `\u2029`,
		" ": ` `,
		"\"": `"`,
		"/": `/`,
		"\\": `\\`,
		"	": `	`
	};
	function parseCharCode(e, t, n, r) {
		let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
		try {
			return String.fromCodePoint(a);
		} catch {
			let i = e.substr(t - 2, n + 2);
			return r(t - 2, `BAD_DQ_ESCAPE`, `Invalid escape sequence ${i}`), i;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));

// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(e, t, n, r) {
		let { value: i, type: a, comment: o, range: s } = t.type === `block-scalar` ? resolveBlockScalar.resolveBlockScalar(e, t, r) : resolveFlowScalar.resolveFlowScalar(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, `TAG_RESOLVE_FAILED`, e)) : null, l;
		l = e.options.stringKeys && e.atKey ? e.schema[identity.SCALAR] : c ? findScalarTagByName(e.schema, i, c, n, r) : t.type === `scalar` ? findScalarTagByTest(e, i, t, r) : e.schema[identity.SCALAR];
		let u;
		try {
			let a = l.resolve(i, (e) => r(n ?? t, `TAG_RESOLVE_FAILED`, e), e.options);
			u = identity.isScalar(a) ? a : new Scalar.Scalar(a);
		} catch (e) {
			let a = e instanceof Error ? e.message : String(e);
			r(n ?? t, `TAG_RESOLVE_FAILED`, a), u = new Scalar.Scalar(i);
		}
		return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
	}
	function findScalarTagByName(e, t, n, r, i) {
		if (n === `!`) return e[identity.SCALAR];
		let a = [];
		for (let t of e.tags) if (!t.collection && t.tag === n) {
			if (t.default && t.test) a.push(t);
			else return t;
		}
		for (let e of a) if (e.test?.test(t)) return e;
		let o = e.knownTags[n];
		return o && !o.collection ? (e.tags.push(Object.assign({}, o, {
			default: !1,
			test: void 0
		})), o) : (i(r, `TAG_RESOLVE_FAILED`, `Unresolved tag: ${n}`, n !== `tag:yaml.org,2002:str`), e[identity.SCALAR]);
	}
	function findScalarTagByTest({ atKey: e, directives: t, schema: n }, r, i, a) {
		let o = n.tags.find((t) => (t.default === !0 || e && t.default === `key`) && t.test?.test(r)) || n[identity.SCALAR];
		if (n.compat) {
			let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[identity.SCALAR];
			o.tag !== e.tag && a(i, `TAG_RESOLVE_FAILED`, `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
		}
		return o;
	}
	exports.composeScalar = composeScalar;
}));

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin(((exports) => {
	function emptyScalarPosition(e, t, n) {
		if (t) {
			n ??= t.length;
			for (let r = n - 1; r >= 0; --r) {
				let n = t[r];
				switch (n.type) {
					case `space`:
					case `comment`:
					case `newline`:
						e -= n.source.length;
						continue;
				}
				for (n = t[++r]; n?.type === `space`;) e += n.source.length, n = t[++r];
				break;
			}
		}
		return e;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));

// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(e, t, n, r) {
		let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
		switch (t.type) {
			case `alias`:
				l = composeAlias(e, t, r), (s || c) && r(t, `ALIAS_PROPS`, `An alias node must not specify any properties`);
				break;
			case `scalar`:
			case `single-quoted-scalar`:
			case `double-quoted-scalar`:
			case `block-scalar`:
				l = composeScalar.composeScalar(e, t, c, r), s && (l.anchor = s.source.substring(1));
				break;
			case `block-map`:
			case `block-seq`:
			case `flow-collection`:
				try {
					l = composeCollection.composeCollection(CN, e, t, n, r), s && (l.anchor = s.source.substring(1));
				} catch (e) {
					r(t, `RESOURCE_EXHAUSTION`, e instanceof Error ? e.message : String(e));
				}
				break;
			default: r(t, `UNEXPECTED_TOKEN`, t.type === `error` ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
		}
		return l ??= composeEmptyNode(e, t.offset, void 0, null, n, r), s && l.anchor === `` && r(s, `BAD_ALIAS`, `Anchor cannot be an empty string`), i && e.options.stringKeys && (!identity.isScalar(l) || typeof l.value != `string` || l.tag && l.tag !== `tag:yaml.org,2002:str`) && r(c ?? t, `NON_STRING_KEY`, `With stringKeys, all keys must be strings`), a && (l.spaceBefore = !0), o && (t.type === `scalar` && t.source === `` ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
	}
	function composeEmptyNode(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
		let u = {
			type: `scalar`,
			offset: utilEmptyScalarPosition.emptyScalarPosition(t, n, r),
			indent: -1,
			source: ``
		}, d = composeScalar.composeScalar(e, u, s, l);
		return o && (d.anchor = o.source.substring(1), d.anchor === `` && l(o, `BAD_ALIAS`, `Anchor cannot be an empty string`)), i && (d.spaceBefore = !0), a && (d.comment = a, d.range[2] = c), d;
	}
	function composeAlias({ options: e }, { offset: t, source: n, end: r }, i) {
		let a = new Alias.Alias(n.substring(1));
		a.source === `` && i(t, `BAD_ALIAS`, `Alias cannot be an empty string`), a.source.endsWith(`:`) && i(t + n.length - 1, `BAD_ALIAS`, `Alias ending in : is ambiguous`, !0);
		let o = t + n.length, s = resolveEnd.resolveEnd(r, o, e.strict, i);
		return a.range = [
			t,
			o,
			s.offset
		], s.comment && (a.comment = s.comment), a;
	}
	exports.composeEmptyNode = composeEmptyNode, exports.composeNode = composeNode;
}));

// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(e, t, { offset: n, start: r, value: i, end: a }, o) {
		let s = Object.assign({ _directives: t }, e), c = new Document.Document(void 0, s), l = {
			atKey: !1,
			atRoot: !0,
			directives: c.directives,
			options: c.options,
			schema: c.schema
		}, u = resolveProps.resolveProps(r, {
			indicator: `doc-start`,
			next: i ?? a?.[0],
			offset: n,
			onError: o,
			parentIndent: 0,
			startOnNewline: !0
		});
		u.found && (c.directives.docStart = !0, i && (i.type === `block-map` || i.type === `block-seq`) && !u.hasNewline && o(u.end, `MISSING_CHAR`, `Block collection cannot start on same line with directives-end marker`)), c.contents = i ? composeNode.composeNode(l, i, u, o) : composeNode.composeEmptyNode(l, u.end, r, null, u, o);
		let d = c.contents.range[2], f = resolveEnd.resolveEnd(a, d, !1, o);
		return f.comment && (c.comment = f.comment), c.range = [
			n,
			d,
			f.offset
		], c;
	}
	exports.composeDoc = composeDoc;
}));

// node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(e) {
		if (typeof e == `number`) return [e, e + 1];
		if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
		let { offset: t, source: n } = e;
		return [t, t + (typeof n == `string` ? n.length : 1)];
	}
	function parsePrelude(e) {
		let t = ``, n = !1, r = !1;
		for (let i = 0; i < e.length; ++i) {
			let a = e[i];
			switch (a[0]) {
				case `#`:
					t += (t === `` ? `` : r ? `

` : `
`) + (a.substring(1) || ` `), n = !0, r = !1;
					break;
				case `%`:
					e[i + 1]?.[0] !== `#` && (i += 1), n = !1;
					break;
				default: n || (r = !0), n = !1;
			}
		}
		return {
			comment: t,
			afterEmptyLine: r
		};
	}
	var Composer = class {
		constructor(e = {}) {
			this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
				let i = getErrorPos(e);
				r ? this.warnings.push(new errors.YAMLWarning(i, t, n)) : this.errors.push(new errors.YAMLParseError(i, t, n));
			}, this.directives = new directives.Directives({ version: e.version || `1.2` }), this.options = e;
		}
		decorate(e, t) {
			let { comment: n, afterEmptyLine: r } = parsePrelude(this.prelude);
			if (n) {
				let i = e.contents;
				if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
				else if (r || e.directives.docStart || !i) e.commentBefore = n;
				else if (identity.isCollection(i) && !i.flow && i.items.length > 0) {
					let e = i.items[0];
					identity.isPair(e) && (e = e.key);
					let t = e.commentBefore;
					e.commentBefore = t ? `${n}\n${t}` : n;
				} else {
					let e = i.commentBefore;
					i.commentBefore = e ? `${n}\n${e}` : n;
				}
			}
			if (t) {
				for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
				for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
			} else e.errors = this.errors, e.warnings = this.warnings;
			this.prelude = [], this.errors = [], this.warnings = [];
		}
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(e, t = !1, n = -1) {
			for (let t of e) yield* this.next(t);
			yield* this.end(t, n);
		}
		*next(e) {
			switch (node_process.env.LOG_STREAM && console.dir(e, { depth: null }), e.type) {
				case `directive`:
					this.directives.add(e.source, (t, n, r) => {
						let i = getErrorPos(e);
						i[0] += t, this.onError(i, `BAD_DIRECTIVE`, n, r);
					}), this.prelude.push(e.source), this.atDirectives = !0;
					break;
				case `document`: {
					let t = composeDoc.composeDoc(this.options, this.directives, e, this.onError);
					this.atDirectives && !t.directives.docStart && this.onError(e, `MISSING_CHAR`, `Missing directives-end/doc-start indicator line`), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
					break;
				}
				case `byte-order-mark`:
				case `space`: break;
				case `comment`:
				case `newline`:
					this.prelude.push(e.source);
					break;
				case `error`: {
					let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new errors.YAMLParseError(getErrorPos(e), `UNEXPECTED_TOKEN`, t);
					this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
					break;
				}
				case `doc-end`: {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(e), `UNEXPECTED_TOKEN`, `Unexpected doc-end without preceding document`));
						break;
					}
					this.doc.directives.docEnd = !0;
					let t = resolveEnd.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
					if (this.decorate(this.doc, !0), t.comment) {
						let e = this.doc.comment;
						this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
					}
					this.doc.range[2] = t.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(e), `UNEXPECTED_TOKEN`, `Unsupported token ${e.type}`));
			}
		}
		*end(e = !1, t = -1) {
			if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
			else if (e) {
				let e = Object.assign({ _directives: this.directives }, this.options), n = new Document.Document(void 0, e);
				this.atDirectives && this.onError(t, `MISSING_CHAR`, `Missing directives-end indicator line`), n.range = [
					0,
					t,
					t
				], this.decorate(n, !1), yield n;
			}
		}
	};
	exports.Composer = Composer;
}));

// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(e, t = !0, n) {
		if (e) {
			let r = (e, t, r) => {
				let i = typeof e == `number` ? e : Array.isArray(e) ? e[0] : e.offset;
				if (n) n(i, t, r);
				else throw new errors.YAMLParseError([i, i + 1], t, r);
			};
			switch (e.type) {
				case `scalar`:
				case `single-quoted-scalar`:
				case `double-quoted-scalar`: return resolveFlowScalar.resolveFlowScalar(e, t, r);
				case `block-scalar`: return resolveBlockScalar.resolveBlockScalar({ options: { strict: t } }, e, r);
			}
		}
		return null;
	}
	function createScalarToken(e, t) {
		let { implicitKey: n = !1, indent: r, inFlow: i = !1, offset: a = -1, type: o = `PLAIN` } = t, s = stringifyString.stringifyString({
			type: o,
			value: e
		}, {
			implicitKey: n,
			indent: r > 0 ? ` `.repeat(r) : ``,
			inFlow: i,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		}), c = t.end ?? [{
			type: `newline`,
			offset: -1,
			indent: r,
			source: `
`
		}];
		switch (s[0]) {
			case `|`:
			case `>`: {
				let e = s.indexOf(`
`), t = s.substring(0, e), n = s.substring(e + 1) + `
`, i = [{
					type: `block-scalar-header`,
					offset: a,
					indent: r,
					source: t
				}];
				return addEndtoBlockProps(i, c) || i.push({
					type: `newline`,
					offset: -1,
					indent: r,
					source: `
`
				}), {
					type: `block-scalar`,
					offset: a,
					indent: r,
					props: i,
					source: n
				};
			}
			case `"`: return {
				type: `double-quoted-scalar`,
				offset: a,
				indent: r,
				source: s,
				end: c
			};
			case `'`: return {
				type: `single-quoted-scalar`,
				offset: a,
				indent: r,
				source: s,
				end: c
			};
			default: return {
				type: `scalar`,
				offset: a,
				indent: r,
				source: s,
				end: c
			};
		}
	}
	function setScalarValue(e, t, n = {}) {
		let { afterKey: r = !1, implicitKey: i = !1, inFlow: a = !1, type: o } = n, s = `indent` in e ? e.indent : null;
		if (r && typeof s == `number` && (s += 2), !o) switch (e.type) {
			case `single-quoted-scalar`:
				o = `QUOTE_SINGLE`;
				break;
			case `double-quoted-scalar`:
				o = `QUOTE_DOUBLE`;
				break;
			case `block-scalar`: {
				let t = e.props[0];
				if (t.type !== `block-scalar-header`) throw Error(`Invalid block scalar header`);
				o = t.source[0] === `>` ? `BLOCK_FOLDED` : `BLOCK_LITERAL`;
				break;
			}
			default: o = `PLAIN`;
		}
		let c = stringifyString.stringifyString({
			type: o,
			value: t
		}, {
			implicitKey: i || s === null,
			indent: s !== null && s > 0 ? ` `.repeat(s) : ``,
			inFlow: a,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		});
		switch (c[0]) {
			case `|`:
			case `>`:
				setBlockScalarValue(e, c);
				break;
			case `"`:
				setFlowScalarValue(e, c, `double-quoted-scalar`);
				break;
			case `'`:
				setFlowScalarValue(e, c, `single-quoted-scalar`);
				break;
			default: setFlowScalarValue(e, c, `scalar`);
		}
	}
	function setBlockScalarValue(e, t) {
		let n = t.indexOf(`
`), r = t.substring(0, n), i = t.substring(n + 1) + `
`;
		if (e.type === `block-scalar`) {
			let t = e.props[0];
			if (t.type !== `block-scalar-header`) throw Error(`Invalid block scalar header`);
			t.source = r, e.source = i;
		} else {
			let { offset: t } = e, n = `indent` in e ? e.indent : -1, a = [{
				type: `block-scalar-header`,
				offset: t,
				indent: n,
				source: r
			}];
			addEndtoBlockProps(a, `end` in e ? e.end : void 0) || a.push({
				type: `newline`,
				offset: -1,
				indent: n,
				source: `
`
			});
			for (let t of Object.keys(e)) t !== `type` && t !== `offset` && delete e[t];
			Object.assign(e, {
				type: `block-scalar`,
				indent: n,
				props: a,
				source: i
			});
		}
	}
	function addEndtoBlockProps(e, t) {
		if (t) for (let n of t) switch (n.type) {
			case `space`:
			case `comment`:
				e.push(n);
				break;
			case `newline`: return e.push(n), !0;
		}
		return !1;
	}
	function setFlowScalarValue(e, t, n) {
		switch (e.type) {
			case `scalar`:
			case `double-quoted-scalar`:
			case `single-quoted-scalar`:
				e.type = n, e.source = t;
				break;
			case `block-scalar`: {
				let r = e.props.slice(1), i = t.length;
				e.props[0].type === `block-scalar-header` && (i -= e.props[0].source.length);
				for (let e of r) e.offset += i;
				delete e.props, Object.assign(e, {
					type: n,
					source: t,
					end: r
				});
				break;
			}
			case `block-map`:
			case `block-seq`: {
				let r = {
					type: `newline`,
					offset: e.offset + t.length,
					indent: e.indent,
					source: `
`
				};
				delete e.items, Object.assign(e, {
					type: n,
					source: t,
					end: [r]
				});
				break;
			}
			default: {
				let r = `indent` in e ? e.indent : -1, i = `end` in e && Array.isArray(e.end) ? e.end.filter((e) => e.type === `space` || e.type === `comment` || e.type === `newline`) : [];
				for (let t of Object.keys(e)) t !== `type` && t !== `offset` && delete e[t];
				Object.assign(e, {
					type: n,
					indent: r,
					source: t,
					end: i
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken, exports.resolveAsScalar = resolveAsScalar, exports.setScalarValue = setScalarValue;
}));

// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	const stringify = (e) => `type` in e ? stringifyToken(e) : stringifyItem(e);
	function stringifyToken(e) {
		switch (e.type) {
			case `block-scalar`: {
				let t = ``;
				for (let n of e.props) t += stringifyToken(n);
				return t + e.source;
			}
			case `block-map`:
			case `block-seq`: {
				let t = ``;
				for (let n of e.items) t += stringifyItem(n);
				return t;
			}
			case `flow-collection`: {
				let t = e.start.source;
				for (let n of e.items) t += stringifyItem(n);
				for (let n of e.end) t += n.source;
				return t;
			}
			case `document`: {
				let t = stringifyItem(e);
				if (e.end) for (let n of e.end) t += n.source;
				return t;
			}
			default: {
				let t = e.source;
				if (`end` in e && e.end) for (let n of e.end) t += n.source;
				return t;
			}
		}
	}
	function stringifyItem({ start: e, key: t, sep: n, value: r }) {
		let i = ``;
		for (let t of e) i += t.source;
		if (t && (i += stringifyToken(t)), n) for (let e of n) i += e.source;
		return r && (i += stringifyToken(r)), i;
	}
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	const BREAK = Symbol(`break visit`);
	const SKIP = Symbol(`skip children`);
	const REMOVE = Symbol(`remove item`);
	function visit(e, t) {
		`type` in e && e.type === `document` && (e = {
			start: e.start,
			value: e.value
		}), _visit(Object.freeze([]), e, t);
	}
	visit.BREAK = BREAK, visit.SKIP = SKIP, visit.REMOVE = REMOVE, visit.itemAtPath = (e, t) => {
		let n = e;
		for (let [e, r] of t) {
			let t = n?.[e];
			if (t && `items` in t) n = t.items[r];
			else return;
		}
		return n;
	}, visit.parentCollection = (e, t) => {
		let n = visit.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
		if (i && `items` in i) return i;
		throw Error(`Parent collection not found`);
	};
	function _visit(e, t, n) {
		let r = n(t, e);
		if (typeof r == `symbol`) return r;
		for (let i of [`key`, `value`]) {
			let a = t[i];
			if (a && `items` in a) {
				for (let t = 0; t < a.items.length; ++t) {
					let r = _visit(Object.freeze(e.concat([[i, t]])), a.items[t], n);
					if (typeof r == `number`) t = r - 1;
					else if (r === BREAK) return BREAK;
					else r === REMOVE && (a.items.splice(t, 1), --t);
				}
				typeof r == `function` && i === `key` && (r = r(t, e));
			}
		}
		return typeof r == `function` ? r(t, e) : r;
	}
	exports.visit = visit;
}));

// node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	const isCollection = (e) => !!e && `items` in e;
	const isScalar = (e) => !!e && (e.type === `scalar` || e.type === `single-quoted-scalar` || e.type === `double-quoted-scalar` || e.type === `block-scalar`);
	function prettyToken(e) {
		switch (e) {
			case `﻿`: return `<BOM>`;
			case ``: return `<DOC>`;
			case ``: return `<FLOW_END>`;
			case ``: return `<SCALAR>`;
			default: return JSON.stringify(e);
		}
	}
	function tokenType(e) {
		switch (e) {
			case `﻿`: return `byte-order-mark`;
			case ``: return `doc-mode`;
			case ``: return `flow-error-end`;
			case ``: return `scalar`;
			case `---`: return `doc-start`;
			case `...`: return `doc-end`;
			case ``:
			case `
`:
			case `\r
`: return `newline`;
			case `-`: return `seq-item-ind`;
			case `?`: return `explicit-key-ind`;
			case `:`: return `map-value-ind`;
			case `{`: return `flow-map-start`;
			case `}`: return `flow-map-end`;
			case `[`: return `flow-seq-start`;
			case `]`: return `flow-seq-end`;
			case `,`: return `comma`;
		}
		switch (e[0]) {
			case ` `:
			case `	`: return `space`;
			case `#`: return `comment`;
			case `%`: return `directive-line`;
			case `*`: return `alias`;
			case `&`: return `anchor`;
			case `!`: return `tag`;
			case `'`: return `single-quoted-scalar`;
			case `"`: return `double-quoted-scalar`;
			case `|`:
			case `>`: return `block-scalar-header`;
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken, exports.resolveAsScalar = cstScalar.resolveAsScalar, exports.setScalarValue = cstScalar.setScalarValue, exports.stringify = cstStringify.stringify, exports.visit = cstVisit.visit, exports.BOM = `﻿`, exports.DOCUMENT = ``, exports.FLOW_END = ``, exports.SCALAR = ``, exports.isCollection = isCollection, exports.isScalar = isScalar, exports.prettyToken = prettyToken, exports.tokenType = tokenType;
}));

// node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(e) {
		switch (e) {
			case void 0:
			case ` `:
			case `
`:
			case `\r`:
			case `	`: return !0;
			default: return !1;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set(`0123456789ABCDEFabcdef`);
	const tagChars = /* @__PURE__ */ new Set(`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()`);
	const flowIndicatorChars = /* @__PURE__ */ new Set(`,[]{}`);
	const invalidAnchorChars = /* @__PURE__ */ new Set(` ,[]{}
\r	`);
	const isNotAnchorChar = (e) => !e || invalidAnchorChars.has(e);
	var Lexer = class {
		constructor() {
			this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = ``, this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
		}
		*lex(e, t = !1) {
			if (e) {
				if (typeof e != `string`) throw TypeError(`source is not a string`);
				this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
			}
			this.atEnd = !t;
			let n = this.next ?? `stream`;
			for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
		}
		atLineEnd() {
			let e = this.pos, t = this.buffer[e];
			for (; t === ` ` || t === `	`;) t = this.buffer[++e];
			return !t || t === `#` || t === `
` || t === `\r` && this.buffer[e + 1] === `
`;
		}
		charAt(e) {
			return this.buffer[this.pos + e];
		}
		continueScalar(e) {
			let t = this.buffer[e];
			if (this.indentNext > 0) {
				let n = 0;
				for (; t === ` `;) t = this.buffer[++n + e];
				if (t === `\r`) {
					let t = this.buffer[n + e + 1];
					if (t === `
` || !t && !this.atEnd) return e + n + 1;
				}
				return t === `
` || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
			}
			if (t === `-` || t === `.`) {
				let t = this.buffer.substr(e, 3);
				if ((t === `---` || t === `...`) && isEmpty(this.buffer[e + 3])) return -1;
			}
			return e;
		}
		getLine() {
			let e = this.lineEndPos;
			return (typeof e != `number` || e !== -1 && e < this.pos) && (e = this.buffer.indexOf(`
`, this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === `\r` && --e, this.buffer.substring(this.pos, e));
		}
		hasChars(e) {
			return this.pos + e <= this.buffer.length;
		}
		setNext(e) {
			return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
		}
		peek(e) {
			return this.buffer.substr(this.pos, e);
		}
		*parseNext(e) {
			switch (e) {
				case `stream`: return yield* this.parseStream();
				case `line-start`: return yield* this.parseLineStart();
				case `block-start`: return yield* this.parseBlockStart();
				case `doc`: return yield* this.parseDocument();
				case `flow`: return yield* this.parseFlowCollection();
				case `quoted-scalar`: return yield* this.parseQuotedScalar();
				case `block-scalar`: return yield* this.parseBlockScalar();
				case `plain-scalar`: return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let e = this.getLine();
			if (e === null) return this.setNext(`stream`);
			if (e[0] === cst.BOM && (yield* this.pushCount(1), e = e.substring(1)), e[0] === `%`) {
				let t = e.length, n = e.indexOf(`#`);
				for (; n !== -1;) {
					let r = e[n - 1];
					if (r === ` ` || r === `	`) {
						t = n - 1;
						break;
					}
					n = e.indexOf(`#`, n + 1);
				}
				for (;;) {
					let n = e[t - 1];
					if (n === ` ` || n === `	`) --t;
					else break;
				}
				let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
				return yield* this.pushCount(e.length - r), this.pushNewline(), `stream`;
			}
			if (this.atLineEnd()) {
				let t = yield* this.pushSpaces(!0);
				return yield* this.pushCount(e.length - t), yield* this.pushNewline(), `stream`;
			}
			return yield cst.DOCUMENT, yield* this.parseLineStart();
		}
		*parseLineStart() {
			let e = this.charAt(0);
			if (!e && !this.atEnd) return this.setNext(`line-start`);
			if (e === `-` || e === `.`) {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext(`line-start`);
				let e = this.peek(3);
				if ((e === `---` || e === `...`) && isEmpty(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === `---` ? `doc` : `stream`;
			}
			return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			let [e, t] = this.peek(2);
			if (!t && !this.atEnd) return this.setNext(`block-start`);
			if ((e === `-` || e === `?` || e === `:`) && isEmpty(t)) {
				let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
				return this.indentNext = this.indentValue + 1, this.indentValue += e, `block-start`;
			}
			return `doc`;
		}
		*parseDocument() {
			yield* this.pushSpaces(!0);
			let e = this.getLine();
			if (e === null) return this.setNext(`doc`);
			let t = yield* this.pushIndicators();
			switch (e[t]) {
				case `#`: yield* this.pushCount(e.length - t);
				case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
				case `{`:
				case `[`: return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, `flow`;
				case `}`:
				case `]`: return yield* this.pushCount(1), `doc`;
				case `*`: return yield* this.pushUntil(isNotAnchorChar), `doc`;
				case `"`:
				case `'`: return yield* this.parseQuotedScalar();
				case `|`:
				case `>`: return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let e, t, n = -1;
			do
				e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = n = t) : t = 0, t += yield* this.pushSpaces(!0);
			while (e + t > 0);
			let r = this.getLine();
			if (r === null) return this.setNext(`flow`);
			if ((n !== -1 && n < this.indentNext && r[0] !== `#` || n === 0 && (r.startsWith(`---`) || r.startsWith(`...`)) && isEmpty(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== `]` && r[0] !== `}`)) return this.flowLevel = 0, yield cst.FLOW_END, yield* this.parseLineStart();
			let i = 0;
			for (; r[i] === `,`;) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
			switch (i += yield* this.pushIndicators(), r[i]) {
				case void 0: return `flow`;
				case `#`: return yield* this.pushCount(r.length - i), `flow`;
				case `{`:
				case `[`: return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, `flow`;
				case `}`:
				case `]`: return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? `flow` : `doc`;
				case `*`: return yield* this.pushUntil(isNotAnchorChar), `flow`;
				case `"`:
				case `'`: return this.flowKey = !0, yield* this.parseQuotedScalar();
				case `:`: {
					let e = this.charAt(1);
					if (this.flowKey || isEmpty(e) || e === `,`) return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), `flow`;
				}
				default: return this.flowKey = !1, yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
			if (e === `'`) for (; t !== -1 && this.buffer[t + 1] === `'`;) t = this.buffer.indexOf(`'`, t + 2);
			else for (; t !== -1;) {
				let e = 0;
				for (; this.buffer[t - 1 - e] === `\\`;) e += 1;
				if (e % 2 == 0) break;
				t = this.buffer.indexOf(`"`, t + 1);
			}
			let n = this.buffer.substring(0, t), r = n.indexOf(`
`, this.pos);
			if (r !== -1) {
				for (; r !== -1;) {
					let e = this.continueScalar(r + 1);
					if (e === -1) break;
					r = n.indexOf(`
`, e);
				}
				r !== -1 && (t = r - (n[r - 1] === `\r` ? 2 : 1));
			}
			if (t === -1) {
				if (!this.atEnd) return this.setNext(`quoted-scalar`);
				t = this.buffer.length;
			}
			return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? `flow` : `doc`;
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1, this.blockScalarKeep = !1;
			let e = this.pos;
			for (;;) {
				let t = this.buffer[++e];
				if (t === `+`) this.blockScalarKeep = !0;
				else if (t > `0` && t <= `9`) this.blockScalarIndent = Number(t) - 1;
				else if (t !== `-`) break;
			}
			return yield* this.pushUntil((e) => isEmpty(e) || e === `#`);
		}
		*parseBlockScalar() {
			let e = this.pos - 1, t = 0, n;
			loop: for (let r = this.pos; n = this.buffer[r]; ++r) switch (n) {
				case ` `:
					t += 1;
					break;
				case `
`:
					e = r, t = 0;
					break;
				case `\r`: {
					let e = this.buffer[r + 1];
					if (!e && !this.atEnd) return this.setNext(`block-scalar`);
					if (e === `
`) break;
				}
				default: break loop;
			}
			if (!n && !this.atEnd) return this.setNext(`block-scalar`);
			if (t >= this.indentNext) {
				this.indentNext = this.blockScalarIndent === -1 ? t : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					let t = this.continueScalar(e + 1);
					if (t === -1) break;
					e = this.buffer.indexOf(`
`, t);
				} while (e !== -1);
				if (e === -1) {
					if (!this.atEnd) return this.setNext(`block-scalar`);
					e = this.buffer.length;
				}
			}
			let r = e + 1;
			for (n = this.buffer[r]; n === ` `;) n = this.buffer[++r];
			if (n === `	`) {
				for (; n === `	` || n === ` ` || n === `\r` || n === `
`;) n = this.buffer[++r];
				e = r - 1;
			} else if (!this.blockScalarKeep) do {
				let n = e - 1, r = this.buffer[n];
				r === `\r` && (r = this.buffer[--n]);
				let i = n;
				for (; r === ` `;) r = this.buffer[--n];
				if (r === `
` && n >= this.pos && n + 1 + t > i) e = n;
				else break;
			} while (1);
			return yield cst.SCALAR, yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			let e = this.flowLevel > 0, t = this.pos - 1, n = this.pos - 1, r;
			for (; r = this.buffer[++n];) if (r === `:`) {
				let r = this.buffer[n + 1];
				if (isEmpty(r) || e && flowIndicatorChars.has(r)) break;
				t = n;
			} else if (isEmpty(r)) {
				let i = this.buffer[n + 1];
				if (r === `\r` && (i === `
` ? (n += 1, r = `
`, i = this.buffer[n + 1]) : t = n), i === `#` || e && flowIndicatorChars.has(i)) break;
				if (r === `
`) {
					let e = this.continueScalar(n + 1);
					if (e === -1) break;
					n = Math.max(n, e - 2);
				}
			} else {
				if (e && flowIndicatorChars.has(r)) break;
				t = n;
			}
			return !r && !this.atEnd ? this.setNext(`plain-scalar`) : (yield cst.SCALAR, yield* this.pushToIndex(t + 1, !0), e ? `flow` : `doc`);
		}
		*pushCount(e) {
			return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
		}
		*pushToIndex(e, t) {
			let n = this.buffer.slice(this.pos, e);
			return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ``), 0);
		}
		*pushIndicators() {
			let e = 0;
			loop: for (;;) {
				switch (this.charAt(0)) {
					case `!`:
						e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
						continue loop;
					case `&`:
						e += yield* this.pushUntil(isNotAnchorChar), e += yield* this.pushSpaces(!0);
						continue loop;
					case `-`:
					case `?`:
					case `:`: {
						let t = this.flowLevel > 0, n = this.charAt(1);
						if (isEmpty(n) || t && flowIndicatorChars.has(n)) {
							t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
							continue loop;
						}
					}
				}
				break loop;
			}
			return e;
		}
		*pushTag() {
			if (this.charAt(1) === `<`) {
				let e = this.pos + 2, t = this.buffer[e];
				for (; !isEmpty(t) && t !== `>`;) t = this.buffer[++e];
				return yield* this.pushToIndex(t === `>` ? e + 1 : e, !1);
			}
			{
				let e = this.pos + 1, t = this.buffer[e];
				for (; t;) if (tagChars.has(t)) t = this.buffer[++e];
				else if (t === `%` && hexDigits.has(this.buffer[e + 1]) && hexDigits.has(this.buffer[e + 2])) t = this.buffer[e += 3];
				else break;
				return yield* this.pushToIndex(e, !1);
			}
		}
		*pushNewline() {
			let e = this.buffer[this.pos];
			return e === `
` ? yield* this.pushCount(1) : e === `\r` && this.charAt(1) === `
` ? yield* this.pushCount(2) : 0;
		}
		*pushSpaces(e) {
			let t = this.pos - 1, n;
			do
				n = this.buffer[++t];
			while (n === ` ` || e && n === `	`);
			let r = t - this.pos;
			return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
		}
		*pushUntil(e) {
			let t = this.pos, n = this.buffer[t];
			for (; !e(n);) n = this.buffer[++t];
			return yield* this.pushToIndex(t, !1);
		}
	};
	exports.Lexer = Lexer;
}));

// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin(((exports) => {
	var LineCounter = class {
		constructor() {
			this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
				let t = 0, n = this.lineStarts.length;
				for (; t < n;) {
					let r = t + n >> 1;
					this.lineStarts[r] < e ? t = r + 1 : n = r;
				}
				if (this.lineStarts[t] === e) return {
					line: t + 1,
					col: 1
				};
				if (t === 0) return {
					line: 0,
					col: e
				};
				let r = this.lineStarts[t - 1];
				return {
					line: t,
					col: e - r + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));

// node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(e, t) {
		for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
		return !1;
	}
	function findNonEmptyIndex(e) {
		for (let t = 0; t < e.length; ++t) switch (e[t].type) {
			case `space`:
			case `comment`:
			case `newline`: break;
			default: return t;
		}
		return -1;
	}
	function isFlowToken(e) {
		switch (e?.type) {
			case `alias`:
			case `scalar`:
			case `single-quoted-scalar`:
			case `double-quoted-scalar`:
			case `flow-collection`: return !0;
			default: return !1;
		}
	}
	function getPrevProps(e) {
		switch (e.type) {
			case `document`: return e.start;
			case `block-map`: {
				let t = e.items[e.items.length - 1];
				return t.sep ?? t.start;
			}
			case `block-seq`: return e.items[e.items.length - 1].start;
			default: return [];
		}
	}
	function getFirstKeyStartProps(e) {
		if (e.length === 0) return [];
		let t = e.length;
		loop: for (; --t >= 0;) switch (e[t].type) {
			case `doc-start`:
			case `explicit-key-ind`:
			case `map-value-ind`:
			case `seq-item-ind`:
			case `newline`: break loop;
		}
		for (; e[++t]?.type === `space`;);
		return e.splice(t, e.length);
	}
	function arrayPushArray(e, t) {
		if (t.length < 1e5) Array.prototype.push.apply(e, t);
		else for (let n = 0; n < t.length; ++n) e.push(t[n]);
	}
	function fixFlowSeqItems(e) {
		if (e.start.type === `flow-seq-start`) for (let t of e.items) t.sep && !t.value && !includesToken(t.start, `explicit-key-ind`) && !includesToken(t.sep, `map-value-ind`) && (t.key && (t.value = t.key), delete t.key, isFlowToken(t.value) ? t.value.end ? arrayPushArray(t.value.end, t.sep) : t.value.end = t.sep : arrayPushArray(t.start, t.sep), delete t.sep);
	}
	var Parser = class {
		constructor(e) {
			this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = ``, this.type = ``, this.lexer = new lexer.Lexer(), this.onNewLine = e;
		}
		*parse(e, t = !1) {
			this.onNewLine && this.offset === 0 && this.onNewLine(0);
			for (let n of this.lexer.lex(e, t)) yield* this.next(n);
			t || (yield* this.end());
		}
		*next(e) {
			if (this.source = e, node_process.env.LOG_TOKENS && console.log(`|`, cst.prettyToken(e)), this.atScalar) {
				this.atScalar = !1, yield* this.step(), this.offset += e.length;
				return;
			}
			let t = cst.tokenType(e);
			if (!t) {
				let t = `Not a YAML token: ${e}`;
				yield* this.pop({
					type: `error`,
					offset: this.offset,
					message: t,
					source: e
				}), this.offset += e.length;
			} else if (t === `scalar`) this.atNewLine = !1, this.atScalar = !0, this.type = `scalar`;
			else {
				switch (this.type = t, yield* this.step(), t) {
					case `newline`:
						this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
						break;
					case `space`:
						this.atNewLine && e[0] === ` ` && (this.indent += e.length);
						break;
					case `explicit-key-ind`:
					case `map-value-ind`:
					case `seq-item-ind`:
						this.atNewLine && (this.indent += e.length);
						break;
					case `doc-mode`:
					case `flow-error-end`: return;
					default: this.atNewLine = !1;
				}
				this.offset += e.length;
			}
		}
		*end() {
			for (; this.stack.length > 0;) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			let e = this.peek(1);
			if (this.type === `doc-end` && e?.type !== `doc-end`) {
				for (; this.stack.length > 0;) yield* this.pop();
				this.stack.push({
					type: `doc-end`,
					offset: this.offset,
					source: this.source
				});
			} else {
				if (!e) return yield* this.stream();
				switch (e.type) {
					case `document`: return yield* this.document(e);
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: return yield* this.scalar(e);
					case `block-scalar`: return yield* this.blockScalar(e);
					case `block-map`: return yield* this.blockMap(e);
					case `block-seq`: return yield* this.blockSequence(e);
					case `flow-collection`: return yield* this.flowCollection(e);
					case `doc-end`: return yield* this.documentEnd(e);
				}
				yield* this.pop();
			}
		}
		peek(e) {
			return this.stack[this.stack.length - e];
		}
		*pop(e) {
			let t = e ?? this.stack.pop();
			if (!t) yield {
				type: `error`,
				offset: this.offset,
				source: ``,
				message: `Tried to pop an empty stack`
			};
			else if (this.stack.length === 0) yield t;
			else {
				let e = this.peek(1);
				switch (t.type === `block-scalar` ? t.indent = `indent` in e ? e.indent : 0 : t.type === `flow-collection` && e.type === `document` && (t.indent = 0), t.type === `flow-collection` && fixFlowSeqItems(t), e.type) {
					case `document`:
						e.value = t;
						break;
					case `block-scalar`:
						e.props.push(t);
						break;
					case `block-map`: {
						let n = e.items[e.items.length - 1];
						if (n.value) {
							e.items.push({
								start: [],
								key: t,
								sep: []
							}), this.onKeyLine = !0;
							return;
						}
						if (n.sep) n.value = t;
						else {
							Object.assign(n, {
								key: t,
								sep: []
							}), this.onKeyLine = !n.explicitKey;
							return;
						}
						break;
					}
					case `block-seq`: {
						let n = e.items[e.items.length - 1];
						n.value ? e.items.push({
							start: [],
							value: t
						}) : n.value = t;
						break;
					}
					case `flow-collection`: {
						let n = e.items[e.items.length - 1];
						!n || n.value ? e.items.push({
							start: [],
							key: t,
							sep: []
						}) : n.sep ? n.value = t : Object.assign(n, {
							key: t,
							sep: []
						});
						return;
					}
					default: yield* this.pop(), yield* this.pop(t);
				}
				if ((e.type === `document` || e.type === `block-map` || e.type === `block-seq`) && (t.type === `block-map` || t.type === `block-seq`)) {
					let n = t.items[t.items.length - 1];
					n && !n.sep && !n.value && n.start.length > 0 && findNonEmptyIndex(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== `comment` || e.indent < t.indent)) && (e.type === `document` ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
				}
			}
		}
		*stream() {
			switch (this.type) {
				case `directive-line`:
					yield {
						type: `directive`,
						offset: this.offset,
						source: this.source
					};
					return;
				case `byte-order-mark`:
				case `space`:
				case `comment`:
				case `newline`:
					yield this.sourceToken;
					return;
				case `doc-mode`:
				case `doc-start`: {
					let e = {
						type: `document`,
						offset: this.offset,
						start: []
					};
					this.type === `doc-start` && e.start.push(this.sourceToken), this.stack.push(e);
					return;
				}
			}
			yield {
				type: `error`,
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(e) {
			if (e.value) return yield* this.lineEnd(e);
			switch (this.type) {
				case `doc-start`:
					findNonEmptyIndex(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
					return;
				case `anchor`:
				case `tag`:
				case `space`:
				case `comment`:
				case `newline`:
					e.start.push(this.sourceToken);
					return;
			}
			let t = this.startBlockValue(e);
			t ? this.stack.push(t) : yield {
				type: `error`,
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(e) {
			if (this.type === `map-value-ind`) {
				let n = getFirstKeyStartProps(getPrevProps(this.peek(2))), r;
				e.end ? (r = e.end, r.push(this.sourceToken), delete e.end) : r = [this.sourceToken];
				let i = {
					type: `block-map`,
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: n,
						key: e,
						sep: r
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
			} else yield* this.lineEnd(e);
		}
		*blockScalar(e) {
			switch (this.type) {
				case `space`:
				case `comment`:
				case `newline`:
					e.props.push(this.sourceToken);
					return;
				case `scalar`:
					if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
						let e = this.source.indexOf(`
`) + 1;
						for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf(`
`, e) + 1;
					}
					yield* this.pop();
					break;
				default: yield* this.pop(), yield* this.step();
			}
		}
		*blockMap(e) {
			let t = e.items[e.items.length - 1];
			switch (this.type) {
				case `newline`:
					if (this.onKeyLine = !1, t.value) {
						let n = `end` in t.value ? t.value.end : void 0;
						(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === `comment` ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
					} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case `space`:
				case `comment`:
					if (t.value) e.items.push({ start: [this.sourceToken] });
					else if (t.sep) t.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(t.start, e.indent)) {
							let n = e.items[e.items.length - 2]?.value?.end;
							if (Array.isArray(n)) {
								arrayPushArray(n, t.start), n.push(this.sourceToken), e.items.pop();
								return;
							}
						}
						t.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= e.indent) {
				let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== `seq-item-ind`, i = [];
				if (r && t.sep && !t.value) {
					let n = [];
					for (let r = 0; r < t.sep.length; ++r) {
						let i = t.sep[r];
						switch (i.type) {
							case `newline`:
								n.push(r);
								break;
							case `space`: break;
							case `comment`:
								i.indent > e.indent && (n.length = 0);
								break;
							default: n.length = 0;
						}
					}
					n.length >= 2 && (i = t.sep.splice(n[1]));
				}
				switch (this.type) {
					case `anchor`:
					case `tag`:
						r || t.value ? (i.push(this.sourceToken), e.items.push({ start: i }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
						return;
					case `explicit-key-ind`:
						!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (i.push(this.sourceToken), e.items.push({
							start: i,
							explicitKey: !0
						})) : this.stack.push({
							type: `block-map`,
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: !0
							}]
						}), this.onKeyLine = !0;
						return;
					case `map-value-ind`:
						if (t.explicitKey) {
							if (!t.sep) {
								if (includesToken(t.start, `newline`)) Object.assign(t, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									let e = getFirstKeyStartProps(t.start);
									this.stack.push({
										type: `block-map`,
										offset: this.offset,
										indent: this.indent,
										items: [{
											start: e,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (t.value) e.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(t.sep, `map-value-ind`)) this.stack.push({
								type: `block-map`,
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: i,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(t.key) && !includesToken(t.sep, `newline`)) {
								let e = getFirstKeyStartProps(t.start), n = t.key, r = t.sep;
								r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
									type: `block-map`,
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: n,
										sep: r
									}]
								});
							} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
						} else t.sep ? t.value || r ? e.items.push({
							start: i,
							key: null,
							sep: [this.sourceToken]
						}) : includesToken(t.sep, `map-value-ind`) ? this.stack.push({
							type: `block-map`,
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						}) : t.sep.push(this.sourceToken) : Object.assign(t, {
							key: null,
							sep: [this.sourceToken]
						});
						this.onKeyLine = !0;
						return;
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: {
						let n = this.flowScalar(this.type);
						r || t.value ? (e.items.push({
							start: i,
							key: n,
							sep: []
						}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
							key: n,
							sep: []
						}), this.onKeyLine = !0);
						return;
					}
					default: {
						let r = this.startBlockValue(e);
						if (r) {
							if (r.type === `block-seq`) {
								if (!t.explicitKey && t.sep && !includesToken(t.sep, `newline`)) {
									yield* this.pop({
										type: `error`,
										offset: this.offset,
										message: `Unexpected block-seq-ind on same line with key`,
										source: this.source
									});
									return;
								}
							} else n && e.items.push({ start: i });
							this.stack.push(r);
							return;
						}
					}
				}
			}
			yield* this.pop(), yield* this.step();
		}
		*blockSequence(e) {
			let t = e.items[e.items.length - 1];
			switch (this.type) {
				case `newline`:
					if (t.value) {
						let n = `end` in t.value ? t.value.end : void 0;
						(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === `comment` ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
					} else t.start.push(this.sourceToken);
					return;
				case `space`:
				case `comment`:
					if (t.value) e.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(t.start, e.indent)) {
							let n = e.items[e.items.length - 2]?.value?.end;
							if (Array.isArray(n)) {
								arrayPushArray(n, t.start), n.push(this.sourceToken), e.items.pop();
								return;
							}
						}
						t.start.push(this.sourceToken);
					}
					return;
				case `anchor`:
				case `tag`:
					if (t.value || this.indent <= e.indent) break;
					t.start.push(this.sourceToken);
					return;
				case `seq-item-ind`:
					if (this.indent !== e.indent) break;
					t.value || includesToken(t.start, `seq-item-ind`) ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
			}
			if (this.indent > e.indent) {
				let t = this.startBlockValue(e);
				if (t) {
					this.stack.push(t);
					return;
				}
			}
			yield* this.pop(), yield* this.step();
		}
		*flowCollection(e) {
			let t = e.items[e.items.length - 1];
			if (this.type === `flow-error-end`) {
				let e;
				do
					yield* this.pop(), e = this.peek(1);
				while (e?.type === `flow-collection`);
			} else if (e.end.length === 0) {
				switch (this.type) {
					case `comma`:
					case `explicit-key-ind`:
						!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
						return;
					case `map-value-ind`:
						!t || t.value ? e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case `space`:
					case `comment`:
					case `newline`:
					case `anchor`:
					case `tag`:
						!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
						return;
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: {
						let n = this.flowScalar(this.type);
						!t || t.value ? e.items.push({
							start: [],
							key: n,
							sep: []
						}) : t.sep ? this.stack.push(n) : Object.assign(t, {
							key: n,
							sep: []
						});
						return;
					}
					case `flow-map-end`:
					case `flow-seq-end`:
						e.end.push(this.sourceToken);
						return;
				}
				let n = this.startBlockValue(e);
				n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
			} else {
				let t = this.peek(2);
				if (t.type === `block-map` && (this.type === `map-value-ind` && t.indent === e.indent || this.type === `newline` && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
				else if (this.type === `map-value-ind` && t.type !== `flow-collection`) {
					let r = getFirstKeyStartProps(getPrevProps(t));
					fixFlowSeqItems(e);
					let i = e.end.splice(1, e.end.length);
					i.push(this.sourceToken);
					let a = {
						type: `block-map`,
						offset: e.offset,
						indent: e.indent,
						items: [{
							start: r,
							key: e,
							sep: i
						}]
					};
					this.onKeyLine = !0, this.stack[this.stack.length - 1] = a;
				} else yield* this.lineEnd(e);
			}
		}
		flowScalar(e) {
			if (this.onNewLine) {
				let e = this.source.indexOf(`
`) + 1;
				for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf(`
`, e) + 1;
			}
			return {
				type: e,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(e) {
			switch (this.type) {
				case `alias`:
				case `scalar`:
				case `single-quoted-scalar`:
				case `double-quoted-scalar`: return this.flowScalar(this.type);
				case `block-scalar-header`: return {
					type: `block-scalar`,
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ``
				};
				case `flow-map-start`:
				case `flow-seq-start`: return {
					type: `flow-collection`,
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case `seq-item-ind`: return {
					type: `block-seq`,
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case `explicit-key-ind`: {
					this.onKeyLine = !0;
					let n = getFirstKeyStartProps(getPrevProps(e));
					return n.push(this.sourceToken), {
						type: `block-map`,
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: n,
							explicitKey: !0
						}]
					};
				}
				case `map-value-ind`: {
					this.onKeyLine = !0;
					let n = getFirstKeyStartProps(getPrevProps(e));
					return {
						type: `block-map`,
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: n,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(e, t) {
			return this.type !== `comment` || this.indent <= t ? !1 : e.every((e) => e.type === `newline` || e.type === `space`);
		}
		*documentEnd(e) {
			this.type !== `doc-mode` && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === `newline` && (yield* this.pop()));
		}
		*lineEnd(e) {
			switch (this.type) {
				case `comma`:
				case `doc-start`:
				case `doc-end`:
				case `flow-seq-end`:
				case `flow-map-end`:
				case `map-value-ind`:
					yield* this.pop(), yield* this.step();
					break;
				case `newline`: this.onKeyLine = !1;
				default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === `newline` && (yield* this.pop());
			}
		}
	};
	exports.Parser = Parser;
}));

// node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(e) {
		let t = e.prettyErrors !== !1;
		return {
			lineCounter: e.lineCounter || t && new lineCounter.LineCounter() || null,
			prettyErrors: t
		};
	}
	function parseAllDocuments(e, t = {}) {
		let { lineCounter: n, prettyErrors: r } = parseOptions(t), i = new parser.Parser(n?.addNewLine), a = new composer.Composer(t), o = Array.from(a.compose(i.parse(e)));
		if (r && n) for (let t of o) t.errors.forEach(errors.prettifyError(e, n)), t.warnings.forEach(errors.prettifyError(e, n));
		return o.length > 0 ? o : Object.assign([], { empty: !0 }, a.streamInfo());
	}
	function parseDocument(e, t = {}) {
		let { lineCounter: n, prettyErrors: r } = parseOptions(t), i = new parser.Parser(n?.addNewLine), a = new composer.Composer(t), o = null;
		for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
		else if (o.options.logLevel !== `silent`) {
			o.errors.push(new errors.YAMLParseError(t.range.slice(0, 2), `MULTIPLE_DOCS`, `Source contains multiple documents; please use YAML.parseAllDocuments()`));
			break;
		}
		return r && n && (o.errors.forEach(errors.prettifyError(e, n)), o.warnings.forEach(errors.prettifyError(e, n))), o;
	}
	function parse(e, t, n) {
		let r;
		typeof t == `function` ? r = t : n === void 0 && t && typeof t == `object` && (n = t);
		let i = parseDocument(e, n);
		if (!i) return null;
		if (i.warnings.forEach((e) => log.warn(i.options.logLevel, e)), i.errors.length > 0) {
			if (i.options.logLevel !== `silent`) throw i.errors[0];
			i.errors = [];
		}
		return i.toJS(Object.assign({ reviver: r }, n));
	}
	function stringify(e, t, n) {
		let r = null;
		if (typeof t == `function` || Array.isArray(t) ? r = t : n === void 0 && t && (n = t), typeof n == `string` && (n = n.length), typeof n == `number`) {
			let e = Math.round(n);
			n = e < 1 ? void 0 : e > 8 ? { indent: 8 } : { indent: e };
		}
		if (e === void 0) {
			let { keepUndefined: e } = n ?? t ?? {};
			if (!e) return;
		}
		return identity.isDocument(e) && !r ? e.toString(n) : new Document.Document(e, r, n).toString(n);
	}
	exports.parse = parse, exports.parseAllDocuments = parseAllDocuments, exports.parseDocument = parseDocument, exports.stringify = stringify;
}));

// node_modules/yaml/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var cst = require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer, exports.Document = Document.Document, exports.Schema = Schema.Schema, exports.YAMLError = errors.YAMLError, exports.YAMLParseError = errors.YAMLParseError, exports.YAMLWarning = errors.YAMLWarning, exports.Alias = Alias.Alias, exports.isAlias = identity.isAlias, exports.isCollection = identity.isCollection, exports.isDocument = identity.isDocument, exports.isMap = identity.isMap, exports.isNode = identity.isNode, exports.isPair = identity.isPair, exports.isScalar = identity.isScalar, exports.isSeq = identity.isSeq, exports.Pair = Pair.Pair, exports.Scalar = Scalar.Scalar, exports.YAMLMap = YAMLMap.YAMLMap, exports.YAMLSeq = YAMLSeq.YAMLSeq, exports.CST = cst, exports.Lexer = lexer.Lexer, exports.LineCounter = lineCounter.LineCounter, exports.Parser = parser.Parser, exports.parse = publicApi.parse, exports.parseAllDocuments = publicApi.parseAllDocuments, exports.parseDocument = publicApi.parseDocument, exports.stringify = publicApi.stringify, exports.visit = visit.visit, exports.visitAsync = visit.visitAsync;
}));

// src/core/yaml-tree.ts
var import_dist = require_dist();
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
const SUITE = {
	noun: "a suite in YAML",
	mostCharacters: 262144,
	mostValues: 1e4
};
const WORKLOAD = {
	noun: "a workload in YAML",
	mostCharacters: 4 * 1024 ** 2,
	mostValues: 5e4
};
const TOO_DEEP = ["nesting that is too deep", "fewer levels"];
const START = {
	line: 1,
	offset: 0
};
const PARSING = {
	schema: "core",
	resolveKnownTags: false,
	stringKeys: true,
	uniqueKeys: false,
	prettyErrors: false
};
/**
* Reads one YAML document with its anchors, aliases and merges. It never throws, because the text may come from a
* stranger, but returns the problem.
*/
function readYaml(text, { noun, mostCharacters, mostValues } = SUITE) {
	const lines = new import_dist.LineCounter();
	const positionAt = (offset) => ({
		line: Math.max(1, lines.linePos(offset).line),
		offset
	});
	try {
		if (text.length > mostCharacters) throw new UnreadableText(START, `${text.length} characters`, `at most ${mostCharacters} characters`);
		const { errors, warnings, contents } = skipStacks(() => (0, import_dist.parseDocument)(text, {
			...PARSING,
			lineCounter: lines
		}));
		const [error = warnings[0]] = errors;
		if (error !== void 0) throw new UnreadableText(positionAt(error.pos[0]), ...yamlError(error));
		if (contents === null || (0, import_dist.isScalar)(contents) && contents.value === null) throw new UnreadableText(START, "an empty file", noun);
		return { tree: treeOf(contents, positionAt, mostValues) };
	} catch (error) {
		if (error instanceof UnreadableText) return { drafts: [error.draft] };
		if (error instanceof RangeError) return { drafts: [new UnreadableText(START, ...TOO_DEEP).draft] };
		throw error;
	}
}
/**
* Runs `work` without stack traces in errors, because a broken text may have an error for each of its characters, and
* making a stack trace takes longer than reading a character.
*/
function skipStacks(work) {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		return work();
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}
/** Problem after which nothing of the text is read, so that it is the only one. */
var UnreadableText = class extends Error {
	draft;
	constructor(position, actual, allowed) {
		super(actual);
		this.draft = {
			path: [],
			position,
			actual,
			allowed
		};
	}
};
function yamlError({ code, message }) {
	if (code === "MULTIPLE_DOCS") return ["a second YAML document", "one document per file"];
	if (code === "TAG_RESOLVE_FAILED") return [`a YAML tag: ${quote(message)}`, "values without tags"];
	if (message.includes("call stack")) return TOO_DEEP;
	return [`not valid YAML: ${quote(message).slice(1, -1)}`, "YAML, with blanks in front of lines and no tabs"];
}
function treeOf(root, positionAt, mostValues) {
	const startOf = (node) => (0, import_dist.isNode)(node) && node.range ? positionAt(node.range[0]) : void 0;
	const refuse = (node, actual, allowed) => {
		throw new UnreadableText(startOf(node) ?? START, actual, allowed);
	};
	const targets = aliasTargets(root, refuse);
	const targetOf = (node) => (0, import_dist.isAlias)(node) ? targets.get(node) : node;
	let values = 0;
	const count = (node, many = 1) => {
		values += many;
		if (values > mostValues) refuse(node, "too many values", `at most ${mostValues}, aliases expanded`);
	};
	const pairsByMap = /* @__PURE__ */ new Map();
	/** Entries of a map by key. Its own entries come after those merged with `<<`, because they override them. */
	const pairsOf = (map) => {
		const cached = pairsByMap.get(map);
		if (cached !== void 0) return cached;
		const merged = map.items.filter(isMerge).flatMap(({ key, value }) => {
			const source = targetOf(value);
			return ((0, import_dist.isSeq)(source) ? source.items.map(targetOf) : [source]).flatMap((each) => {
				if (!(0, import_dist.isMap)(each)) return refuse(key, "something else than a map", "a map or a list of maps");
				return [...pairsOf(each)];
			});
		});
		count(map, merged.length);
		const pairs = /* @__PURE__ */ new Map();
		for (const [key, pair] of merged) if (!pairs.has(key)) pairs.set(key, pair);
		const keys = /* @__PURE__ */ new Set();
		for (const pair of map.items.filter((each) => !isMerge(each))) {
			const key = (0, import_dist.isScalar)(pair.key) ? String(pair.key.value ?? "") : "";
			if (keys.has(key)) refuse(pair.key, `a second ${quote(key)}`, "every key once");
			if (key === "__proto__") refuse(pair.key, `key ${quote(key)}`, "any other name");
			keys.add(key);
			pairs.delete(key);
			pairs.set(key, pair);
		}
		pairsByMap.set(map, pairs);
		return pairs;
	};
	const plain = (node) => {
		count(node);
		const target = targetOf(node);
		if ((0, import_dist.isScalar)(target)) return target.value;
		if ((0, import_dist.isSeq)(target)) return target.items.map(plain);
		if (!(0, import_dist.isMap)(target)) return void 0;
		return Object.fromEntries([...pairsOf(target)].map(([key, pair]) => [key, plain(pair.value)]));
	};
	const nearest = (path) => {
		let node = root;
		let key;
		for (const step of path) {
			const target = targetOf(node);
			const pair = (0, import_dist.isMap)(target) && typeof step === "string" ? pairsOf(target).get(step) : void 0;
			const item = (0, import_dist.isSeq)(target) && typeof step === "number" ? target.items[step] : void 0;
			if (pair === void 0 && item === void 0) return {
				node,
				key,
				isThere: false
			};
			node = pair === void 0 ? item : pair.value;
			key = pair?.key;
		}
		return {
			node,
			key,
			isThere: true
		};
	};
	return {
		value: plain(root),
		has: (path) => nearest(path).isThere,
		positionOf: (path) => {
			const { node, key } = nearest(path);
			return ((0, import_dist.isCollection)(targetOf(node)) ? startOf(key) : void 0) ?? startOf(node) ?? startOf(key) ?? START;
		},
		keyPositionOf: (path) => {
			const { node, key } = nearest(path);
			return startOf(key) ?? startOf(node) ?? START;
		},
		textOf: (path) => {
			const { node, isThere } = nearest(path);
			const target = targetOf(node);
			return isThere && (0, import_dist.isScalar)(target) ? target.source ?? String(target.value) : void 0;
		}
	};
}
function isMerge({ key }) {
	return (0, import_dist.isScalar)(key) && key.value === "<<" && key.type === "PLAIN";
}
/** Target of each alias: the last node before it with that anchor, because an anchor may be set again. */
function aliasTargets(root, refuse) {
	const anchors = /* @__PURE__ */ new Map();
	const targets = /* @__PURE__ */ new Map();
	(0, import_dist.visit)(root, { Node: (_, node, around) => {
		if (!(0, import_dist.isAlias)(node)) return void (node.anchor !== void 0 && anchors.set(node.anchor, node));
		const target = anchors.get(node.source);
		const actual = `*${quote(node.source).slice(1, -1)}`;
		if (target === void 0 || around.includes(target)) return refuse(node, actual, "an anchor (&name) that is set above");
		targets.set(node, target);
	} });
	return targets;
}

export { require_dist as a, skipStacks as i, isMap as n, readYaml as r, WORKLOAD as t };