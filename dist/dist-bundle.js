import { o as __toESM } from "./rolldown-runtime.js";
import { t as require_light } from "./light.js";
import { t as e$1 } from "./dist-src.js";

// node_modules/@octokit/plugin-retry/dist-bundle/index.js
var import_light = /* @__PURE__ */ __toESM(require_light(), 1);
var e = `0.0.0-development`;
function t(e) {
	return e.request !== void 0;
}
async function n(e, n, r, i) {
	if (!t(r) || !r?.request.request) throw r;
	if (r.status >= 400 && !e.doNotRetry.includes(r.status)) {
		let t = i.request.retries == null ? e.retries : i.request.retries, a = ((i.request.retryCount || 0) + 1) ** 2;
		throw n.retry.retryRequest(r, t, a);
	}
	throw r;
}
async function a(e, t, n, i) {
	let a = new import_light.default();
	return a.on(`failed`, function(t, n) {
		let r = ~~t.request.request?.retries, a = ~~t.request.request?.retryAfter;
		if (i.request.retryCount = n.retryCount + 1, r > n.retryCount) return a * e.retryAfterBaseValue;
	}), a.schedule(o.bind(null, e, t, n), i);
}
async function o(e, t, r, a) {
	let o = await r(a);
	return o.data && o.data.errors && o.data.errors.length > 0 && /Something went wrong while executing your query/.test(o.data.errors[0].message) ? n(e, t, new e$1(o.data.errors[0].message, 500, {
		request: a,
		response: o
	}), a) : o;
}
function s(e, t) {
	let r = Object.assign({
		enabled: !0,
		retryAfterBaseValue: 1e3,
		doNotRetry: [
			400,
			401,
			403,
			404,
			410,
			422,
			451
		],
		retries: 3
	}, t.retry), i = { retry: { retryRequest: (e, t, n) => (e.request.request = Object.assign({}, e.request.request, {
		retries: t,
		retryAfter: n
	}), e) } };
	return r.enabled && (e.hook.error(`request`, n.bind(null, r, i)), e.hook.wrap(`request`, a.bind(null, r, i))), i;
}
s.VERSION = e;

export { e as VERSION, s as retry };