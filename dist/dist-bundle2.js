import { o as __toESM } from "./rolldown-runtime.js";
import { t as require_light } from "./light.js";

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var import_light = /* @__PURE__ */ __toESM(require_light(), 1);
var t = `0.0.0-development`;
var n = () => Promise.resolve();
function r(e, t, n) {
	return e.retryLimiter.schedule(i, e, t, n);
}
async function i(e, t, r) {
	let { pathname: i } = new URL(r.url, `http://github.test`), o = a(r.method, i), s = !o && r.method !== `GET` && r.method !== `HEAD`, c = r.method === `GET` && i.startsWith(`/search/`), l = i.startsWith(`/graphql`), u = ~~t.retryCount > 0 ? {
		priority: 0,
		weight: 0
	} : {};
	e.clustering && (u.expiration = 6e4), (s || l) && await e.write.key(e.id).schedule(u, n), s && e.triggersNotification(i) && await e.notifications.key(e.id).schedule(u, n), c && await e.search.key(e.id).schedule(u, n);
	let d = (o ? e.auth : e.global).key(e.id).schedule(u, t, r);
	if (l) {
		let e = await d;
		if (e.data.errors != null && e.data.errors.some((e) => e.type === `RATE_LIMITED`)) throw Object.assign(Error(`GraphQL Rate Limit Exceeded`), {
			response: e,
			data: e.data
		});
	}
	return d;
}
function a(e, t) {
	return e === `PATCH` && /^\/applications\/[^/]+\/token\/scoped$/.test(t) || e === `POST` && (/^\/applications\/[^/]+\/token$/.test(t) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(t) || t === `/login/oauth/access_token`);
}
var o = [
	`/orgs/{org}/invitations`,
	`/orgs/{org}/invitations/{invitation_id}`,
	`/orgs/{org}/teams/{team_slug}/discussions`,
	`/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`,
	`/repos/{owner}/{repo}/collaborators/{username}`,
	`/repos/{owner}/{repo}/commits/{commit_sha}/comments`,
	`/repos/{owner}/{repo}/issues`,
	`/repos/{owner}/{repo}/issues/{issue_number}/comments`,
	`/repos/{owner}/{repo}/issues/{issue_number}/sub_issue`,
	`/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority`,
	`/repos/{owner}/{repo}/pulls`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/comments`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/merge`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`,
	`/repos/{owner}/{repo}/pulls/{pull_number}/reviews`,
	`/repos/{owner}/{repo}/releases`,
	`/teams/{team_id}/discussions`,
	`/teams/{team_id}/discussions/{discussion_number}/comments`
];
function s(e) {
	let t = `^(?:${e.map((e) => e.split(`/`).map((e) => e.startsWith(`{`) ? `(?:.+?)` : e).join(`/`)).map((e) => `(?:${e})`).join(`|`)})[^/]*$`;
	return new RegExp(t, `i`);
}
var c = s(o);
var l = c.test.bind(c);
var u = {};
var d = function(e, t) {
	u.global = new e.Group({
		id: `octokit-global`,
		maxConcurrent: 10,
		...t
	}), u.auth = new e.Group({
		id: `octokit-auth`,
		maxConcurrent: 1,
		...t
	}), u.search = new e.Group({
		id: `octokit-search`,
		maxConcurrent: 1,
		minTime: 2e3,
		...t
	}), u.write = new e.Group({
		id: `octokit-write`,
		maxConcurrent: 1,
		minTime: 1e3,
		...t
	}), u.notifications = new e.Group({
		id: `octokit-notifications`,
		maxConcurrent: 1,
		minTime: 3e3,
		...t
	});
};
function f(t, n) {
	let { enabled: i = !0, Bottleneck: a = import_light.default, id: o = `no-id`, timeout: s = 12e4, connection: c } = n.throttle || {};
	if (!i) return {};
	let f = { timeout: s };
	c !== void 0 && (f.connection = c);
	let p = Object.assign({
		clustering: c != null,
		triggersNotification: l,
		fallbackSecondaryRateRetryAfter: 60,
		retryAfterBaseValue: 1e3,
		id: o
	}, n.throttle);
	if (typeof p.onSecondaryRateLimit != `function` || typeof p.onRateLimit != `function`) throw Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
	let m = !1, h = () => {
		if (m) return;
		m = !0, u.global ?? d(a, f), p.global = p.global ?? u.global, p.auth = p.auth ?? u.auth, p.search = p.search ?? u.search, p.write = p.write ?? u.write, p.notifications = p.notifications ?? u.notifications, p.retryLimiter = p.retryLimiter ?? new a();
		let e = {}, n = new a.Events(e);
		e.on(`secondary-limit`, p.onSecondaryRateLimit), e.on(`rate-limit`, p.onRateLimit), e.on(`error`, (e) => t.log.warn(`Error in throttling-plugin limit handler`, e)), p.retryLimiter.on(`failed`, async function(e, r) {
			let [i, a, o] = r.args, { pathname: s } = new URL(o.url, `http://github.test`);
			if (!(s.startsWith(`/graphql`) && e.status !== 401 || e.status === 403 || e.status === 429)) return;
			let c = ~~a.retryCount;
			a.retryCount = c, o.request.retryCount = c;
			let { wantRetry: l, retryAfter: u = 0 } = await (async function() {
				if (/\bsecondary rate\b/i.test(e.message)) {
					let r = Number(e.response.headers[`retry-after`]) || i.fallbackSecondaryRateRetryAfter;
					return {
						wantRetry: await n.trigger(`secondary-limit`, r, o, t, c),
						retryAfter: r
					};
				}
				if (e.response.headers != null && e.response.headers[`x-ratelimit-remaining`] === `0` || (e.response.data?.errors ?? []).some((e) => e.type === `RATE_LIMITED`)) {
					let r = (/* @__PURE__ */ new Date(~~e.response.headers[`x-ratelimit-reset`] * 1e3)).getTime(), i = Math.max(Math.ceil((r - Date.now()) / 1e3) + 1, 0);
					return {
						wantRetry: await n.trigger(`rate-limit`, i, o, t, c),
						retryAfter: i
					};
				}
				return {};
			})();
			if (l) return a.retryCount++, u * i.retryAfterBaseValue;
		});
	};
	return t.hook.wrap(`request`, (e, t) => (h(), r(p, e, t))), {};
}
f.VERSION = t, f.triggersNotification = l;

export { f as throttling };