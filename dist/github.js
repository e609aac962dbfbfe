import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { EOL } from "os";
import { existsSync, readFileSync } from "fs";

// node_modules/@actions/github/lib/context.js
var Context = class {
	constructor() {
		if (this.payload = {}, process.env.GITHUB_EVENT_PATH) {
			if (existsSync(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, { encoding: `utf8` }));
			else {
				let e = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${EOL}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME, this.sha = process.env.GITHUB_SHA, this.ref = process.env.GITHUB_REF, this.workflow = process.env.GITHUB_WORKFLOW, this.action = process.env.GITHUB_ACTION, this.actor = process.env.GITHUB_ACTOR, this.job = process.env.GITHUB_JOB, this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10), this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10), this.runId = parseInt(process.env.GITHUB_RUN_ID, 10), this.apiUrl = process.env.GITHUB_API_URL ?? `https://api.github.com`, this.serverUrl = process.env.GITHUB_SERVER_URL ?? `https://github.com`, this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? `https://api.github.com/graphql`;
	}
	get issue() {
		let e = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (e.issue || e.pull_request || e).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			let [e, t] = process.env.GITHUB_REPOSITORY.split(`/`);
			return {
				owner: e,
				repo: t
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw Error(`context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'`);
	}
};

// node_modules/@actions/github/node_modules/@actions/http-client/lib/proxy.js
var require_proxy = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 }), exports.getProxyUrl = getProxyUrl, exports.checkBypass = checkBypass;
	function getProxyUrl(e) {
		let t = e.protocol === `https:`;
		if (checkBypass(e)) return;
		let n = t ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
		if (n) try {
			return new DecodedURL(n);
		} catch {
			if (!n.startsWith(`http://`) && !n.startsWith(`https://`)) return new DecodedURL(`http://${n}`);
		}
		else return;
	}
	function checkBypass(e) {
		if (!e.hostname) return !1;
		let t = e.hostname;
		if (isLoopbackAddress(t)) return !0;
		let n = process.env.no_proxy || process.env.NO_PROXY || ``;
		if (!n) return !1;
		let r;
		e.port ? r = Number(e.port) : e.protocol === `http:` ? r = 80 : e.protocol === `https:` && (r = 443);
		let i = [e.hostname.toUpperCase()];
		typeof r == `number` && i.push(`${i[0]}:${r}`);
		for (let e of n.split(`,`).map((e) => e.trim().toUpperCase()).filter((e) => e)) if (e === `*` || i.some((t) => t === e || t.endsWith(`.${e}`) || e.startsWith(`.`) && t.endsWith(`${e}`))) return !0;
		return !1;
	}
	function isLoopbackAddress(e) {
		let t = e.toLowerCase();
		return t === `localhost` || t.startsWith(`127.`) || t.startsWith(`[::1]`) || t.startsWith(`[0:0:0:0:0:0:0:1]`);
	}
	var DecodedURL = class extends URL {
		constructor(e, t) {
			super(e, t), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
		}
		get username() {
			return this._decodedUsername;
		}
		get password() {
			return this._decodedPassword;
		}
	};
}));

// node_modules/tunnel/lib/tunnel.js
var require_tunnel$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	__require("net");
	var tls = __require("tls");
	var http = __require("http");
	var https = __require("https");
	var events = __require("events");
	__require("assert");
	var util = __require("util");
	exports.httpOverHttp = httpOverHttp, exports.httpsOverHttp = httpsOverHttp, exports.httpOverHttps = httpOverHttps, exports.httpsOverHttps = httpsOverHttps;
	function httpOverHttp(e) {
		var t = new TunnelingAgent(e);
		return t.request = http.request, t;
	}
	function httpsOverHttp(e) {
		var t = new TunnelingAgent(e);
		return t.request = http.request, t.createSocket = createSecureSocket, t.defaultPort = 443, t;
	}
	function httpOverHttps(e) {
		var t = new TunnelingAgent(e);
		return t.request = https.request, t;
	}
	function httpsOverHttps(e) {
		var t = new TunnelingAgent(e);
		return t.request = https.request, t.createSocket = createSecureSocket, t.defaultPort = 443, t;
	}
	function TunnelingAgent(e) {
		var t = this;
		t.options = e || {}, t.proxyOptions = t.options.proxy || {}, t.maxSockets = t.options.maxSockets || http.Agent.defaultMaxSockets, t.requests = [], t.sockets = [], t.on(`free`, function(e, n, r, i) {
			for (var a = toOptions(n, r, i), o = 0, s = t.requests.length; o < s; ++o) {
				var c = t.requests[o];
				if (c.host === a.host && c.port === a.port) {
					t.requests.splice(o, 1), c.request.onSocket(e);
					return;
				}
			}
			e.destroy(), t.removeSocket(e);
		});
	}
	util.inherits(TunnelingAgent, events.EventEmitter), TunnelingAgent.prototype.addRequest = function(e, t, n, r) {
		var i = this, a = mergeOptions({ request: e }, i.options, toOptions(t, n, r));
		i.sockets.length >= this.maxSockets ? i.requests.push(a) : i.createSocket(a, function(t) {
			t.on(`free`, n), t.on(`close`, r), t.on(`agentRemove`, r), e.onSocket(t);
			function n() {
				i.emit(`free`, t, a);
			}
			function r(e) {
				i.removeSocket(t), t.removeListener(`free`, n), t.removeListener(`close`, r), t.removeListener(`agentRemove`, r);
			}
		});
	}, TunnelingAgent.prototype.createSocket = function(e, t) {
		var n = this, r = {};
		n.sockets.push(r);
		var i = mergeOptions({}, n.proxyOptions, {
			method: `CONNECT`,
			path: e.host + `:` + e.port,
			agent: !1,
			headers: { host: e.host + `:` + e.port }
		});
		e.localAddress && (i.localAddress = e.localAddress), i.proxyAuth && (i.headers = i.headers || {}, i.headers[`Proxy-Authorization`] = `Basic ` + new Buffer(i.proxyAuth).toString(`base64`)), debug(`making CONNECT request`);
		var a = n.request(i);
		a.useChunkedEncodingByDefault = !1, a.once(`response`, o), a.once(`upgrade`, s), a.once(`connect`, c), a.once(`error`, l), a.end();
		function o(e) {
			e.upgrade = !0;
		}
		function s(e, t, n) {
			process.nextTick(function() {
				c(e, t, n);
			});
		}
		function c(i, o, s) {
			if (a.removeAllListeners(), o.removeAllListeners(), i.statusCode !== 200) {
				debug(`tunneling socket could not be established, statusCode=%d`, i.statusCode), o.destroy();
				var c = Error(`tunneling socket could not be established, statusCode=` + i.statusCode);
				c.code = `ECONNRESET`, e.request.emit(`error`, c), n.removeSocket(r);
			} else if (s.length > 0) {
				debug(`got illegal response body from proxy`), o.destroy();
				var c = Error(`got illegal response body from proxy`);
				c.code = `ECONNRESET`, e.request.emit(`error`, c), n.removeSocket(r);
			} else return debug(`tunneling connection has established`), n.sockets[n.sockets.indexOf(r)] = o, t(o);
		}
		function l(t) {
			a.removeAllListeners(), debug(`tunneling socket could not be established, cause=%s
`, t.message, t.stack);
			var i = Error(`tunneling socket could not be established, cause=` + t.message);
			i.code = `ECONNRESET`, e.request.emit(`error`, i), n.removeSocket(r);
		}
	}, TunnelingAgent.prototype.removeSocket = function(e) {
		var t = this.sockets.indexOf(e);
		if (t !== -1) {
			this.sockets.splice(t, 1);
			var n = this.requests.shift();
			n && this.createSocket(n, function(e) {
				n.request.onSocket(e);
			});
		}
	};
	function createSecureSocket(e, t) {
		var n = this;
		TunnelingAgent.prototype.createSocket.call(n, e, function(r) {
			var i = e.request.getHeader(`host`), a = mergeOptions({}, n.options, {
				socket: r,
				servername: i ? i.replace(/:.*$/, ``) : e.host
			}), o = tls.connect(0, a);
			n.sockets[n.sockets.indexOf(r)] = o, t(o);
		});
	}
	function toOptions(e, t, n) {
		return typeof e == `string` ? {
			host: e,
			port: t,
			localAddress: n
		} : e;
	}
	function mergeOptions(e) {
		for (var t = 1, n = arguments.length; t < n; ++t) {
			var r = arguments[t];
			if (typeof r == `object`) for (var i = Object.keys(r), a = 0, o = i.length; a < o; ++a) {
				var s = i[a];
				r[s] !== void 0 && (e[s] = r[s]);
			}
		}
		return e;
	}
	var debug = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
		var e = Array.prototype.slice.call(arguments);
		typeof e[0] == `string` ? e[0] = `TUNNEL: ` + e[0] : e.unshift(`TUNNEL:`), console.error.apply(console, e);
	} : function() {};
	exports.debug = debug;
}));

// node_modules/tunnel/index.js
var require_tunnel = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_tunnel$1();
}));

// node_modules/undici/lib/core/symbols.js
var require_symbols$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		kClose: Symbol(`close`),
		kDestroy: Symbol(`destroy`),
		kDispatch: Symbol(`dispatch`),
		kUrl: Symbol(`url`),
		kWriting: Symbol(`writing`),
		kResuming: Symbol(`resuming`),
		kQueue: Symbol(`queue`),
		kConnect: Symbol(`connect`),
		kConnecting: Symbol(`connecting`),
		kKeepAliveDefaultTimeout: Symbol(`default keep alive timeout`),
		kKeepAliveMaxTimeout: Symbol(`max keep alive timeout`),
		kKeepAliveTimeoutThreshold: Symbol(`keep alive timeout threshold`),
		kKeepAliveTimeoutValue: Symbol(`keep alive timeout`),
		kKeepAlive: Symbol(`keep alive`),
		kHeadersTimeout: Symbol(`headers timeout`),
		kBodyTimeout: Symbol(`body timeout`),
		kServerName: Symbol(`server name`),
		kLocalAddress: Symbol(`local address`),
		kHost: Symbol(`host`),
		kNoRef: Symbol(`no ref`),
		kBodyUsed: Symbol(`used`),
		kBody: Symbol(`abstracted request body`),
		kRunning: Symbol(`running`),
		kBlocking: Symbol(`blocking`),
		kPending: Symbol(`pending`),
		kSize: Symbol(`size`),
		kBusy: Symbol(`busy`),
		kQueued: Symbol(`queued`),
		kFree: Symbol(`free`),
		kConnected: Symbol(`connected`),
		kClosed: Symbol(`closed`),
		kNeedDrain: Symbol(`need drain`),
		kReset: Symbol(`reset`),
		kDestroyed: Symbol.for(`nodejs.stream.destroyed`),
		kResume: Symbol(`resume`),
		kOnError: Symbol(`on error`),
		kMaxHeadersSize: Symbol(`max headers size`),
		kRunningIdx: Symbol(`running index`),
		kPendingIdx: Symbol(`pending index`),
		kError: Symbol(`error`),
		kClients: Symbol(`clients`),
		kClient: Symbol(`client`),
		kParser: Symbol(`parser`),
		kOnDestroyed: Symbol(`destroy callbacks`),
		kPipelining: Symbol(`pipelining`),
		kSocket: Symbol(`socket`),
		kHostHeader: Symbol(`host header`),
		kConnector: Symbol(`connector`),
		kStrictContentLength: Symbol(`strict content length`),
		kMaxRedirections: Symbol(`maxRedirections`),
		kMaxRequests: Symbol(`maxRequestsPerClient`),
		kProxy: Symbol(`proxy agent options`),
		kCounter: Symbol(`socket request counter`),
		kInterceptors: Symbol(`dispatch interceptors`),
		kMaxResponseSize: Symbol(`max response size`),
		kHTTP2Session: Symbol(`http2Session`),
		kHTTP2SessionState: Symbol(`http2Session state`),
		kRetryHandlerDefaultRetry: Symbol(`retry agent default retry`),
		kConstruct: Symbol(`constructable`),
		kListeners: Symbol(`listeners`),
		kHTTPContext: Symbol(`http context`),
		kMaxConcurrentStreams: Symbol(`max concurrent streams`),
		kNoProxyAgent: Symbol(`no proxy agent`),
		kHttpProxyAgent: Symbol(`http proxy agent`),
		kHttpsProxyAgent: Symbol(`https proxy agent`)
	};
}));

// node_modules/undici/lib/core/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const kUndiciError = Symbol.for(`undici.error.UND_ERR`);
	var UndiciError = class extends Error {
		constructor(e) {
			super(e), this.name = `UndiciError`, this.code = `UND_ERR`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kUndiciError] === !0;
		}
		[kUndiciError] = !0;
	};
	const kConnectTimeoutError = Symbol.for(`undici.error.UND_ERR_CONNECT_TIMEOUT`);
	var ConnectTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ConnectTimeoutError`, this.message = e || `Connect Timeout Error`, this.code = `UND_ERR_CONNECT_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kConnectTimeoutError] === !0;
		}
		[kConnectTimeoutError] = !0;
	};
	const kHeadersTimeoutError = Symbol.for(`undici.error.UND_ERR_HEADERS_TIMEOUT`);
	var HeadersTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `HeadersTimeoutError`, this.message = e || `Headers Timeout Error`, this.code = `UND_ERR_HEADERS_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kHeadersTimeoutError] === !0;
		}
		[kHeadersTimeoutError] = !0;
	};
	const kHeadersOverflowError = Symbol.for(`undici.error.UND_ERR_HEADERS_OVERFLOW`);
	var HeadersOverflowError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `HeadersOverflowError`, this.message = e || `Headers Overflow Error`, this.code = `UND_ERR_HEADERS_OVERFLOW`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kHeadersOverflowError] === !0;
		}
		[kHeadersOverflowError] = !0;
	};
	const kBodyTimeoutError = Symbol.for(`undici.error.UND_ERR_BODY_TIMEOUT`);
	var BodyTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `BodyTimeoutError`, this.message = e || `Body Timeout Error`, this.code = `UND_ERR_BODY_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kBodyTimeoutError] === !0;
		}
		[kBodyTimeoutError] = !0;
	};
	const kResponseStatusCodeError = Symbol.for(`undici.error.UND_ERR_RESPONSE_STATUS_CODE`);
	var ResponseStatusCodeError = class extends UndiciError {
		constructor(e, t, n, r) {
			super(e), this.name = `ResponseStatusCodeError`, this.message = e || `Response Status Code Error`, this.code = `UND_ERR_RESPONSE_STATUS_CODE`, this.body = r, this.status = t, this.statusCode = t, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kResponseStatusCodeError] === !0;
		}
		[kResponseStatusCodeError] = !0;
	};
	const kInvalidArgumentError = Symbol.for(`undici.error.UND_ERR_INVALID_ARG`);
	var InvalidArgumentError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `InvalidArgumentError`, this.message = e || `Invalid Argument Error`, this.code = `UND_ERR_INVALID_ARG`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kInvalidArgumentError] === !0;
		}
		[kInvalidArgumentError] = !0;
	};
	const kInvalidReturnValueError = Symbol.for(`undici.error.UND_ERR_INVALID_RETURN_VALUE`);
	var InvalidReturnValueError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `InvalidReturnValueError`, this.message = e || `Invalid Return Value Error`, this.code = `UND_ERR_INVALID_RETURN_VALUE`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kInvalidReturnValueError] === !0;
		}
		[kInvalidReturnValueError] = !0;
	};
	const kAbortError = Symbol.for(`undici.error.UND_ERR_ABORT`);
	var AbortError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `AbortError`, this.message = e || `The operation was aborted`, this.code = `UND_ERR_ABORT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kAbortError] === !0;
		}
		[kAbortError] = !0;
	};
	const kRequestAbortedError = Symbol.for(`undici.error.UND_ERR_ABORTED`);
	var RequestAbortedError = class extends AbortError {
		constructor(e) {
			super(e), this.name = `AbortError`, this.message = e || `Request aborted`, this.code = `UND_ERR_ABORTED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kRequestAbortedError] === !0;
		}
		[kRequestAbortedError] = !0;
	};
	const kInformationalError = Symbol.for(`undici.error.UND_ERR_INFO`);
	var InformationalError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `InformationalError`, this.message = e || `Request information`, this.code = `UND_ERR_INFO`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kInformationalError] === !0;
		}
		[kInformationalError] = !0;
	};
	const kRequestContentLengthMismatchError = Symbol.for(`undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH`);
	var RequestContentLengthMismatchError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `RequestContentLengthMismatchError`, this.message = e || `Request body length does not match content-length header`, this.code = `UND_ERR_REQ_CONTENT_LENGTH_MISMATCH`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kRequestContentLengthMismatchError] === !0;
		}
		[kRequestContentLengthMismatchError] = !0;
	};
	const kResponseContentLengthMismatchError = Symbol.for(`undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH`);
	var ResponseContentLengthMismatchError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ResponseContentLengthMismatchError`, this.message = e || `Response body length does not match content-length header`, this.code = `UND_ERR_RES_CONTENT_LENGTH_MISMATCH`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kResponseContentLengthMismatchError] === !0;
		}
		[kResponseContentLengthMismatchError] = !0;
	};
	const kClientDestroyedError = Symbol.for(`undici.error.UND_ERR_DESTROYED`);
	var ClientDestroyedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ClientDestroyedError`, this.message = e || `The client is destroyed`, this.code = `UND_ERR_DESTROYED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kClientDestroyedError] === !0;
		}
		[kClientDestroyedError] = !0;
	};
	const kClientClosedError = Symbol.for(`undici.error.UND_ERR_CLOSED`);
	var ClientClosedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ClientClosedError`, this.message = e || `The client is closed`, this.code = `UND_ERR_CLOSED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kClientClosedError] === !0;
		}
		[kClientClosedError] = !0;
	};
	const kSocketError = Symbol.for(`undici.error.UND_ERR_SOCKET`);
	var SocketError = class extends UndiciError {
		constructor(e, t) {
			super(e), this.name = `SocketError`, this.message = e || `Socket error`, this.code = `UND_ERR_SOCKET`, this.socket = t;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kSocketError] === !0;
		}
		[kSocketError] = !0;
	};
	const kNotSupportedError = Symbol.for(`undici.error.UND_ERR_NOT_SUPPORTED`);
	var NotSupportedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `NotSupportedError`, this.message = e || `Not supported error`, this.code = `UND_ERR_NOT_SUPPORTED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kNotSupportedError] === !0;
		}
		[kNotSupportedError] = !0;
	};
	const kBalancedPoolMissingUpstreamError = Symbol.for(`undici.error.UND_ERR_BPL_MISSING_UPSTREAM`);
	var BalancedPoolMissingUpstreamError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `MissingUpstreamError`, this.message = e || `No upstream has been added to the BalancedPool`, this.code = `UND_ERR_BPL_MISSING_UPSTREAM`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kBalancedPoolMissingUpstreamError] === !0;
		}
		[kBalancedPoolMissingUpstreamError] = !0;
	};
	const kHTTPParserError = Symbol.for(`undici.error.UND_ERR_HTTP_PARSER`);
	var HTTPParserError = class extends Error {
		constructor(e, t, n) {
			super(e), this.name = `HTTPParserError`, this.code = t ? `HPE_${t}` : void 0, this.data = n ? n.toString() : void 0;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kHTTPParserError] === !0;
		}
		[kHTTPParserError] = !0;
	};
	const kResponseExceededMaxSizeError = Symbol.for(`undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE`);
	var ResponseExceededMaxSizeError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `ResponseExceededMaxSizeError`, this.message = e || `Response content exceeded max size`, this.code = `UND_ERR_RES_EXCEEDED_MAX_SIZE`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kResponseExceededMaxSizeError] === !0;
		}
		[kResponseExceededMaxSizeError] = !0;
	};
	const kRequestRetryError = Symbol.for(`undici.error.UND_ERR_REQ_RETRY`);
	var RequestRetryError = class extends UndiciError {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = `RequestRetryError`, this.message = e || `Request retry error`, this.code = `UND_ERR_REQ_RETRY`, this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kRequestRetryError] === !0;
		}
		[kRequestRetryError] = !0;
	};
	const kResponseError = Symbol.for(`undici.error.UND_ERR_RESPONSE`);
	var ResponseError = class extends UndiciError {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = `ResponseError`, this.message = e || `Response error`, this.code = `UND_ERR_RESPONSE`, this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kResponseError] === !0;
		}
		[kResponseError] = !0;
	};
	const kSecureProxyConnectionError = Symbol.for(`undici.error.UND_ERR_PRX_TLS`);
	var SecureProxyConnectionError = class extends UndiciError {
		constructor(e, t, n) {
			super(t, {
				cause: e,
				...n ?? {}
			}), this.name = `SecureProxyConnectionError`, this.message = t || `Secure Proxy Connection failed`, this.code = `UND_ERR_PRX_TLS`, this.cause = e;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kSecureProxyConnectionError] === !0;
		}
		[kSecureProxyConnectionError] = !0;
	};
	const kMessageSizeExceededError = Symbol.for(`undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED`);
	var MessageSizeExceededError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = `MessageSizeExceededError`, this.message = e || `Max decompressed message size exceeded`, this.code = `UND_ERR_WS_MESSAGE_SIZE_EXCEEDED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kMessageSizeExceededError] === !0;
		}
		get [kMessageSizeExceededError]() {
			return !0;
		}
	};
	module.exports = {
		AbortError,
		HTTPParserError,
		UndiciError,
		HeadersTimeoutError,
		HeadersOverflowError,
		BodyTimeoutError,
		RequestContentLengthMismatchError,
		ConnectTimeoutError,
		ResponseStatusCodeError,
		InvalidArgumentError,
		InvalidReturnValueError,
		RequestAbortedError,
		ClientDestroyedError,
		ClientClosedError,
		InformationalError,
		SocketError,
		NotSupportedError,
		ResponseContentLengthMismatchError,
		BalancedPoolMissingUpstreamError,
		ResponseExceededMaxSizeError,
		RequestRetryError,
		ResponseError,
		SecureProxyConnectionError,
		MessageSizeExceededError
	};
}));

// node_modules/undici/lib/core/constants.js
var require_constants$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const headerNameLowerCasedRecord = {};
	const wellknownHeaderNames = `Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection`.split(`.`);
	for (let e = 0; e < wellknownHeaderNames.length; ++e) {
		let t = wellknownHeaderNames[e], n = t.toLowerCase();
		headerNameLowerCasedRecord[t] = headerNameLowerCasedRecord[n] = n;
	}
	Object.setPrototypeOf(headerNameLowerCasedRecord, null), module.exports = {
		wellknownHeaderNames,
		headerNameLowerCasedRecord
	};
}));

// node_modules/undici/lib/core/tree.js
var require_tree = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { wellknownHeaderNames, headerNameLowerCasedRecord } = require_constants$4();
	var TstNode = class TstNode {
		value = null;
		left = null;
		middle = null;
		right = null;
		code;
		constructor(e, t, n) {
			if (n === void 0 || n >= e.length) throw TypeError(`Unreachable`);
			if ((this.code = e.charCodeAt(n)) > 127) throw TypeError(`key must be ascii string`);
			e.length === ++n ? this.value = t : this.middle = new TstNode(e, t, n);
		}
		add(e, t) {
			let n = e.length;
			if (n === 0) throw TypeError(`Unreachable`);
			let r = 0, i = this;
			for (;;) {
				let a = e.charCodeAt(r);
				if (a > 127) throw TypeError(`key must be ascii string`);
				if (i.code === a) {
					if (n === ++r) {
						i.value = t;
						break;
					}
					if (i.middle !== null) i = i.middle;
					else {
						i.middle = new TstNode(e, t, r);
						break;
					}
				} else if (i.code < a) {
					if (i.left !== null) i = i.left;
					else {
						i.left = new TstNode(e, t, r);
						break;
					}
				} else if (i.right !== null) i = i.right;
				else {
					i.right = new TstNode(e, t, r);
					break;
				}
			}
		}
		search(e) {
			let t = e.length, n = 0, r = this;
			for (; r !== null && n < t;) {
				let i = e[n];
				for (i <= 90 && i >= 65 && (i |= 32); r !== null;) {
					if (i === r.code) {
						if (t === ++n) return r;
						r = r.middle;
						break;
					}
					r = r.code < i ? r.left : r.right;
				}
			}
			return null;
		}
	};
	var TernarySearchTree = class {
		node = null;
		insert(e, t) {
			this.node === null ? this.node = new TstNode(e, t, 0) : this.node.add(e, t);
		}
		lookup(e) {
			return this.node?.search(e)?.value ?? null;
		}
	};
	const tree = new TernarySearchTree();
	for (let e = 0; e < wellknownHeaderNames.length; ++e) {
		let t = headerNameLowerCasedRecord[wellknownHeaderNames[e]];
		tree.insert(t, t);
	}
	module.exports = {
		TernarySearchTree,
		tree
	};
}));

// node_modules/undici/lib/core/util.js
var require_util$7 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { kDestroyed, kBodyUsed, kListeners, kBody } = require_symbols$4(), { IncomingMessage } = __require("node:http"), stream = __require("node:stream"), net = __require("node:net"), { Blob } = __require("node:buffer"), nodeUtil = __require("node:util"), { stringify } = __require("node:querystring"), { EventEmitter: EE } = __require("node:events"), { InvalidArgumentError } = require_errors(), { headerNameLowerCasedRecord } = require_constants$4(), { tree } = require_tree(), [nodeMajor, nodeMinor] = process.versions.node.split(`.`).map((e) => Number(e));
	var BodyAsyncIterable = class {
		constructor(e) {
			this[kBody] = e, this[kBodyUsed] = !1;
		}
		async *[Symbol.asyncIterator]() {
			assert(!this[kBodyUsed], `disturbed`), this[kBodyUsed] = !0, yield* this[kBody];
		}
	};
	function wrapRequestBody(e) {
		return isStream(e) ? (bodyLength(e) === 0 && e.on(`data`, function() {
			assert(!1);
		}), typeof e.readableDidRead != `boolean` && (e[kBodyUsed] = !1, EE.prototype.on.call(e, `data`, function() {
			this[kBodyUsed] = !0;
		})), e) : e && typeof e.pipeTo == `function` || e && typeof e != `string` && !ArrayBuffer.isView(e) && isIterable(e) ? new BodyAsyncIterable(e) : e;
	}
	function nop() {}
	function isStream(e) {
		return e && typeof e == `object` && typeof e.pipe == `function` && typeof e.on == `function`;
	}
	function isBlobLike(e) {
		if (e === null) return !1;
		if (e instanceof Blob) return !0;
		if (typeof e != `object`) return !1;
		{
			let t = e[Symbol.toStringTag];
			return (t === `Blob` || t === `File`) && (`stream` in e && typeof e.stream == `function` || `arrayBuffer` in e && typeof e.arrayBuffer == `function`);
		}
	}
	function buildURL(e, t) {
		if (e.includes(`?`) || e.includes(`#`)) throw Error(`Query params cannot be passed when url already contains "?" or "#".`);
		let n = stringify(t);
		return n && (e += `?` + n), e;
	}
	function isValidPort(e) {
		let t = parseInt(e, 10);
		return t === Number(e) && t >= 0 && t <= 65535;
	}
	function isHttpOrHttpsPrefixed(e) {
		return e != null && e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p` && (e[4] === `:` || e[4] === `s` && e[5] === `:`);
	}
	function parseURL(e) {
		if (typeof e == `string`) {
			if (e = new URL(e), !isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return e;
		}
		if (!e || typeof e != `object`) throw new InvalidArgumentError(`Invalid URL: The URL argument must be a non-null object.`);
		if (!(e instanceof URL)) {
			if (e.port != null && e.port !== `` && isValidPort(e.port) === !1) throw new InvalidArgumentError(`Invalid URL: port must be a valid integer or a string representation of an integer.`);
			if (e.path != null && typeof e.path != `string`) throw new InvalidArgumentError(`Invalid URL path: the path must be a string or null/undefined.`);
			if (e.pathname != null && typeof e.pathname != `string`) throw new InvalidArgumentError(`Invalid URL pathname: the pathname must be a string or null/undefined.`);
			if (e.hostname != null && typeof e.hostname != `string`) throw new InvalidArgumentError(`Invalid URL hostname: the hostname must be a string or null/undefined.`);
			if (e.origin != null && typeof e.origin != `string`) throw new InvalidArgumentError(`Invalid URL origin: the origin must be a string or null/undefined.`);
			if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			let t = e.port == null ? e.protocol === `https:` ? 443 : 80 : e.port, n = e.origin == null ? `${e.protocol || ``}//${e.hostname || ``}:${t}` : e.origin, r = e.path == null ? `${e.pathname || ``}${e.search || ``}` : e.path;
			return n[n.length - 1] === `/` && (n = n.slice(0, n.length - 1)), r && r[0] !== `/` && (r = `/${r}`), new URL(`${n}${r}`);
		}
		if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
		return e;
	}
	function parseOrigin(e) {
		if (e = parseURL(e), e.pathname !== `/` || e.search || e.hash) throw new InvalidArgumentError(`invalid url`);
		return e;
	}
	function getHostname(e) {
		if (e[0] === `[`) {
			let t = e.indexOf(`]`);
			return assert(t !== -1), e.substring(1, t);
		}
		let t = e.indexOf(`:`);
		return t === -1 ? e : e.substring(0, t);
	}
	function getServerName(e) {
		if (!e) return null;
		assert(typeof e == `string`);
		let t = getHostname(e);
		return net.isIP(t) ? `` : t;
	}
	function deepClone(e) {
		return JSON.parse(JSON.stringify(e));
	}
	function isAsyncIterable(e) {
		return e != null && typeof e[Symbol.asyncIterator] == `function`;
	}
	function isIterable(e) {
		return !(e == null || typeof e[Symbol.iterator] != `function` && typeof e[Symbol.asyncIterator] != `function`);
	}
	function bodyLength(e) {
		if (e == null) return 0;
		if (isStream(e)) {
			let t = e._readableState;
			return t && t.objectMode === !1 && t.ended === !0 && Number.isFinite(t.length) ? t.length : null;
		}
		return isBlobLike(e) ? e.size == null ? null : e.size : isBuffer(e) ? e.byteLength : null;
	}
	function isDestroyed(e) {
		return e && !!(e.destroyed || e[kDestroyed] || stream.isDestroyed?.(e));
	}
	function destroy(e, t) {
		e != null && isStream(e) && !isDestroyed(e) && (typeof e.destroy == `function` ? (Object.getPrototypeOf(e).constructor === IncomingMessage && (e.socket = null), e.destroy(t)) : t && queueMicrotask(() => {
			e.emit(`error`, t);
		}), e.destroyed !== !0 && (e[kDestroyed] = !0));
	}
	const KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/;
	function parseKeepAliveTimeout(e) {
		let t = e.toString().match(KEEPALIVE_TIMEOUT_EXPR);
		return t ? parseInt(t[1], 10) * 1e3 : null;
	}
	function headerNameToString(e) {
		return typeof e == `string` ? headerNameLowerCasedRecord[e] ?? e.toLowerCase() : tree.lookup(e) ?? e.toString(`latin1`).toLowerCase();
	}
	function bufferToLowerCasedHeaderName(e) {
		return tree.lookup(e) ?? e.toString(`latin1`).toLowerCase();
	}
	function parseHeaders(e, t) {
		t === void 0 && (t = {});
		for (let n = 0; n < e.length; n += 2) {
			let r = headerNameToString(e[n]), i = t[r];
			if (i) typeof i == `string` && (i = [i], t[r] = i), i.push(e[n + 1].toString(`utf8`));
			else {
				let i = e[n + 1];
				typeof i == `string` ? t[r] = i : t[r] = Array.isArray(i) ? i.map((e) => e.toString(`utf8`)) : i.toString(`utf8`);
			}
		}
		return `content-length` in t && `content-disposition` in t && (t[`content-disposition`] = Buffer.from(t[`content-disposition`]).toString(`latin1`)), t;
	}
	function parseRawHeaders(e) {
		let t = e.length, n = Array(t), r = !1, i = -1, a, o, s = 0;
		for (let t = 0; t < e.length; t += 2) a = e[t], o = e[t + 1], typeof a != `string` && (a = a.toString()), typeof o != `string` && (o = o.toString(`utf8`)), s = a.length, s === 14 && a[7] === `-` && (a === `content-length` || a.toLowerCase() === `content-length`) ? r = !0 : s === 19 && a[7] === `-` && (a === `content-disposition` || a.toLowerCase() === `content-disposition`) && (i = t + 1), n[t] = a, n[t + 1] = o;
		return r && i !== -1 && (n[i] = Buffer.from(n[i]).toString(`latin1`)), n;
	}
	function isBuffer(e) {
		return e instanceof Uint8Array || Buffer.isBuffer(e);
	}
	function validateHandler(e, t, n) {
		if (!e || typeof e != `object`) throw new InvalidArgumentError(`handler must be an object`);
		if (typeof e.onConnect != `function`) throw new InvalidArgumentError(`invalid onConnect method`);
		if (typeof e.onError != `function`) throw new InvalidArgumentError(`invalid onError method`);
		if (typeof e.onBodySent != `function` && e.onBodySent !== void 0) throw new InvalidArgumentError(`invalid onBodySent method`);
		if (n || t === `CONNECT`) {
			if (typeof e.onUpgrade != `function`) throw new InvalidArgumentError(`invalid onUpgrade method`);
		} else {
			if (typeof e.onHeaders != `function`) throw new InvalidArgumentError(`invalid onHeaders method`);
			if (typeof e.onData != `function`) throw new InvalidArgumentError(`invalid onData method`);
			if (typeof e.onComplete != `function`) throw new InvalidArgumentError(`invalid onComplete method`);
		}
	}
	function isDisturbed(e) {
		return !!(e && (stream.isDisturbed(e) || e[kBodyUsed]));
	}
	function isErrored(e) {
		return !!(e && stream.isErrored(e));
	}
	function isReadable(e) {
		return !!(e && stream.isReadable(e));
	}
	function getSocketInfo(e) {
		return {
			localAddress: e.localAddress,
			localPort: e.localPort,
			remoteAddress: e.remoteAddress,
			remotePort: e.remotePort,
			remoteFamily: e.remoteFamily,
			timeout: e.timeout,
			bytesWritten: e.bytesWritten,
			bytesRead: e.bytesRead
		};
	}
	function ReadableStreamFrom(e) {
		let t;
		return new ReadableStream({
			async start() {
				t = e[Symbol.asyncIterator]();
			},
			async pull(e) {
				let { done: n, value: r } = await t.next();
				if (n) queueMicrotask(() => {
					e.close(), e.byobRequest?.respond(0);
				});
				else {
					let t = Buffer.isBuffer(r) ? r : Buffer.from(r);
					t.byteLength && e.enqueue(new Uint8Array(t));
				}
				return e.desiredSize > 0;
			},
			async cancel(e) {
				await t.return();
			},
			type: `bytes`
		});
	}
	function isFormDataLike(e) {
		return e && typeof e == `object` && typeof e.append == `function` && typeof e.delete == `function` && typeof e.get == `function` && typeof e.getAll == `function` && typeof e.has == `function` && typeof e.set == `function` && e[Symbol.toStringTag] === `FormData`;
	}
	function addAbortListener(e, t) {
		return `addEventListener` in e ? (e.addEventListener(`abort`, t, { once: !0 }), () => e.removeEventListener(`abort`, t)) : (e.addListener(`abort`, t), () => e.removeListener(`abort`, t));
	}
	const hasToWellFormed = typeof String.prototype.toWellFormed == `function`;
	const hasIsWellFormed = typeof String.prototype.isWellFormed == `function`;
	function toUSVString(e) {
		return hasToWellFormed ? `${e}`.toWellFormed() : nodeUtil.toUSVString(e);
	}
	function isUSVString(e) {
		return hasIsWellFormed ? `${e}`.isWellFormed() : toUSVString(e) === `${e}`;
	}
	function isTokenCharCode(e) {
		switch (e) {
			case 34:
			case 40:
			case 41:
			case 44:
			case 47:
			case 58:
			case 59:
			case 60:
			case 61:
			case 62:
			case 63:
			case 64:
			case 91:
			case 92:
			case 93:
			case 123:
			case 125: return !1;
			default: return e >= 33 && e <= 126;
		}
	}
	function isValidHTTPToken(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; ++t) if (!isTokenCharCode(e.charCodeAt(t))) return !1;
		return !0;
	}
	const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
	function isValidHeaderValue(e) {
		return !headerCharRegex.test(e);
	}
	function parseRangeHeader(e) {
		if (e == null || e === ``) return {
			start: 0,
			end: null,
			size: null
		};
		let t = e ? e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
		return t ? {
			start: parseInt(t[1]),
			end: t[2] ? parseInt(t[2]) : null,
			size: t[3] ? parseInt(t[3]) : null
		} : null;
	}
	function addListener(e, t, n) {
		return (e[kListeners] ??= []).push([t, n]), e.on(t, n), e;
	}
	function removeAllListeners(e) {
		for (let [t, n] of e[kListeners] ?? []) e.removeListener(t, n);
		e[kListeners] = null;
	}
	function errorRequest(e, t, n) {
		try {
			t.onError(n), assert(t.aborted);
		} catch (t) {
			e.emit(`error`, t);
		}
	}
	const kEnumerableProperty = Object.create(null);
	kEnumerableProperty.enumerable = !0;
	const normalizedMethodRecordsBase = {
		delete: `DELETE`,
		DELETE: `DELETE`,
		get: `GET`,
		GET: `GET`,
		head: `HEAD`,
		HEAD: `HEAD`,
		options: `OPTIONS`,
		OPTIONS: `OPTIONS`,
		post: `POST`,
		POST: `POST`,
		put: `PUT`,
		PUT: `PUT`
	};
	const normalizedMethodRecords = {
		...normalizedMethodRecordsBase,
		patch: `patch`,
		PATCH: `PATCH`
	};
	Object.setPrototypeOf(normalizedMethodRecordsBase, null), Object.setPrototypeOf(normalizedMethodRecords, null), module.exports = {
		kEnumerableProperty,
		nop,
		isDisturbed,
		isErrored,
		isReadable,
		toUSVString,
		isUSVString,
		isBlobLike,
		parseOrigin,
		parseURL,
		getServerName,
		isStream,
		isIterable,
		isAsyncIterable,
		isDestroyed,
		headerNameToString,
		bufferToLowerCasedHeaderName,
		addListener,
		removeAllListeners,
		errorRequest,
		parseRawHeaders,
		parseHeaders,
		parseKeepAliveTimeout,
		destroy,
		bodyLength,
		deepClone,
		ReadableStreamFrom,
		isBuffer,
		validateHandler,
		getSocketInfo,
		isFormDataLike,
		buildURL,
		addAbortListener,
		isValidHTTPToken,
		isValidHeaderValue,
		isTokenCharCode,
		parseRangeHeader,
		normalizedMethodRecordsBase,
		normalizedMethodRecords,
		isValidPort,
		isHttpOrHttpsPrefixed,
		nodeMajor,
		nodeMinor,
		safeHTTPMethods: [
			`GET`,
			`HEAD`,
			`OPTIONS`,
			`TRACE`
		],
		wrapRequestBody
	};
}));

// node_modules/undici/lib/core/diagnostics.js
var require_diagnostics = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const diagnosticsChannel = __require("node:diagnostics_channel");
	const util = __require("node:util");
	const undiciDebugLog = util.debuglog(`undici`);
	const fetchDebuglog = util.debuglog(`fetch`);
	const websocketDebuglog = util.debuglog(`websocket`);
	let isClientSet = !1;
	const channels = {
		beforeConnect: diagnosticsChannel.channel(`undici:client:beforeConnect`),
		connected: diagnosticsChannel.channel(`undici:client:connected`),
		connectError: diagnosticsChannel.channel(`undici:client:connectError`),
		sendHeaders: diagnosticsChannel.channel(`undici:client:sendHeaders`),
		create: diagnosticsChannel.channel(`undici:request:create`),
		bodySent: diagnosticsChannel.channel(`undici:request:bodySent`),
		headers: diagnosticsChannel.channel(`undici:request:headers`),
		trailers: diagnosticsChannel.channel(`undici:request:trailers`),
		error: diagnosticsChannel.channel(`undici:request:error`),
		open: diagnosticsChannel.channel(`undici:websocket:open`),
		close: diagnosticsChannel.channel(`undici:websocket:close`),
		socketError: diagnosticsChannel.channel(`undici:websocket:socket_error`),
		ping: diagnosticsChannel.channel(`undici:websocket:ping`),
		pong: diagnosticsChannel.channel(`undici:websocket:pong`)
	};
	if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
		let e = fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog;
		diagnosticsChannel.channel(`undici:client:beforeConnect`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e(`connecting to %s using %s%s`, `${a}${i ? `:${i}` : ``}`, r, n);
		}), diagnosticsChannel.channel(`undici:client:connected`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e(`connected to %s using %s%s`, `${a}${i ? `:${i}` : ``}`, r, n);
		}), diagnosticsChannel.channel(`undici:client:connectError`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
			e(`connection to %s using %s%s errored - %s`, `${a}${i ? `:${i}` : ``}`, r, n, o.message);
		}), diagnosticsChannel.channel(`undici:client:sendHeaders`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e(`sending request to %s %s/%s`, n, i, r);
		}), diagnosticsChannel.channel(`undici:request:headers`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
			e(`received response to %s %s/%s - HTTP %d`, n, i, r, a);
		}), diagnosticsChannel.channel(`undici:request:trailers`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e(`trailers received from %s %s/%s`, n, i, r);
		}), diagnosticsChannel.channel(`undici:request:error`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i }, error: a } = t;
			e(`request to %s %s/%s errored - %s`, n, i, r, a.message);
		}), isClientSet = !0;
	}
	if (websocketDebuglog.enabled) {
		if (!isClientSet) {
			let e = undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog;
			diagnosticsChannel.channel(`undici:client:beforeConnect`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e(`connecting to %s%s using %s%s`, a, i ? `:${i}` : ``, r, n);
			}), diagnosticsChannel.channel(`undici:client:connected`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e(`connected to %s%s using %s%s`, a, i ? `:${i}` : ``, r, n);
			}), diagnosticsChannel.channel(`undici:client:connectError`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
				e(`connection to %s%s using %s%s errored - %s`, a, i ? `:${i}` : ``, r, n, o.message);
			}), diagnosticsChannel.channel(`undici:client:sendHeaders`).subscribe((t) => {
				let { request: { method: n, path: r, origin: i } } = t;
				e(`sending request to %s %s/%s`, n, i, r);
			});
		}
		diagnosticsChannel.channel(`undici:websocket:open`).subscribe((e) => {
			let { address: { address: t, port: n } } = e;
			websocketDebuglog(`connection opened %s%s`, t, n ? `:${n}` : ``);
		}), diagnosticsChannel.channel(`undici:websocket:close`).subscribe((e) => {
			let { websocket: t, code: n, reason: r } = e;
			websocketDebuglog(`closed connection to %s - %s %s`, t.url, n, r);
		}), diagnosticsChannel.channel(`undici:websocket:socket_error`).subscribe((e) => {
			websocketDebuglog(`connection errored - %s`, e.message);
		}), diagnosticsChannel.channel(`undici:websocket:ping`).subscribe((e) => {
			websocketDebuglog(`ping received`);
		}), diagnosticsChannel.channel(`undici:websocket:pong`).subscribe((e) => {
			websocketDebuglog(`pong received`);
		});
	}
	module.exports = { channels };
}));

// node_modules/undici/lib/core/request.js
var require_request$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { InvalidArgumentError, NotSupportedError } = require_errors(), assert = __require("node:assert"), { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, isBlobLike, buildURL, validateHandler, getServerName, normalizedMethodRecords } = require_util$7(), { channels } = require_diagnostics(), { headerNameLowerCasedRecord } = require_constants$4(), invalidPathRegex = /[^\u0021-\u00ff]/, kHandler = Symbol(`handler`);
	var Request = class {
		constructor(e, { path: t, method: n, body: r, headers: i, query: a, idempotent: o, blocking: s, upgrade: c, headersTimeout: l, bodyTimeout: u, reset: d, throwOnError: f, expectContinue: p, servername: m }, h) {
			if (typeof t != `string`) throw new InvalidArgumentError(`path must be a string`);
			if (t[0] !== `/` && !(t.startsWith(`http://`) || t.startsWith(`https://`)) && n !== `CONNECT`) throw new InvalidArgumentError(`path must be an absolute URL or start with a slash`);
			if (invalidPathRegex.test(t)) throw new InvalidArgumentError(`invalid request path`);
			if (typeof n != `string`) throw new InvalidArgumentError(`method must be a string`);
			if (normalizedMethodRecords[n] === void 0 && !isValidHTTPToken(n)) throw new InvalidArgumentError(`invalid request method`);
			if (c && typeof c != `string`) throw new InvalidArgumentError(`upgrade must be a string`);
			if (c && !isValidHeaderValue(c)) throw new InvalidArgumentError(`invalid upgrade header`);
			if (l != null && (!Number.isFinite(l) || l < 0)) throw new InvalidArgumentError(`invalid headersTimeout`);
			if (u != null && (!Number.isFinite(u) || u < 0)) throw new InvalidArgumentError(`invalid bodyTimeout`);
			if (d != null && typeof d != `boolean`) throw new InvalidArgumentError(`invalid reset`);
			if (p != null && typeof p != `boolean`) throw new InvalidArgumentError(`invalid expectContinue`);
			if (this.headersTimeout = l, this.bodyTimeout = u, this.throwOnError = f === !0, this.method = n, this.abort = null, r == null) this.body = null;
			else if (isStream(r)) {
				this.body = r;
				let e = this.body._readableState;
				e && e.autoDestroy || (this.endHandler = function() {
					destroy(this);
				}, this.body.on(`end`, this.endHandler)), this.errorHandler = (e) => {
					this.abort ? this.abort(e) : this.error = e;
				}, this.body.on(`error`, this.errorHandler);
			} else if (isBuffer(r)) this.body = r.byteLength ? r : null;
			else if (ArrayBuffer.isView(r)) this.body = r.buffer.byteLength ? Buffer.from(r.buffer, r.byteOffset, r.byteLength) : null;
			else if (r instanceof ArrayBuffer) this.body = r.byteLength ? Buffer.from(r) : null;
			else if (typeof r == `string`) this.body = r.length ? Buffer.from(r) : null;
			else if (isFormDataLike(r) || isIterable(r) || isBlobLike(r)) this.body = r;
			else throw new InvalidArgumentError(`body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable`);
			if (this.completed = !1, this.aborted = !1, this.upgrade = c || null, this.path = a ? buildURL(t, a) : t, this.origin = e, this.idempotent = o ?? (n === `HEAD` || n === `GET`), this.blocking = s ?? !1, this.reset = d ?? null, this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = p ?? !1, Array.isArray(i)) {
				if (i.length % 2 != 0) throw new InvalidArgumentError(`headers array must be even`);
				for (let e = 0; e < i.length; e += 2) processHeader(this, i[e], i[e + 1]);
			} else if (i && typeof i == `object`) {
				if (i[Symbol.iterator]) for (let e of i) {
					if (!Array.isArray(e) || e.length !== 2) throw new InvalidArgumentError(`headers must be in key-value pair format`);
					processHeader(this, e[0], e[1]);
				}
				else {
					let e = Object.keys(i);
					for (let t = 0; t < e.length; ++t) processHeader(this, e[t], i[e[t]]);
				}
			} else if (i != null) throw new InvalidArgumentError(`headers must be an object or an array`);
			validateHandler(h, n, c), this.servername = m || getServerName(this.host), this[kHandler] = h, channels.create.hasSubscribers && channels.create.publish({ request: this });
		}
		onBodySent(e) {
			if (this[kHandler].onBodySent) try {
				return this[kHandler].onBodySent(e);
			} catch (e) {
				this.abort(e);
			}
		}
		onRequestSent() {
			if (channels.bodySent.hasSubscribers && channels.bodySent.publish({ request: this }), this[kHandler].onRequestSent) try {
				return this[kHandler].onRequestSent();
			} catch (e) {
				this.abort(e);
			}
		}
		onConnect(e) {
			if (assert(!this.aborted), assert(!this.completed), this.error) e(this.error);
			else return this.abort = e, this[kHandler].onConnect(e);
		}
		onResponseStarted() {
			return this[kHandler].onResponseStarted?.();
		}
		onHeaders(e, t, n, r) {
			assert(!this.aborted), assert(!this.completed), channels.headers.hasSubscribers && channels.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: r
				}
			});
			try {
				return this[kHandler].onHeaders(e, t, n, r);
			} catch (e) {
				this.abort(e);
			}
		}
		onData(e) {
			assert(!this.aborted), assert(!this.completed);
			try {
				return this[kHandler].onData(e);
			} catch (e) {
				return this.abort(e), !1;
			}
		}
		onUpgrade(e, t, n, r = ``) {
			this.onFinally(), assert(!this.aborted), assert(!this.completed), e !== null && this.#e(e, t, r);
			let i = this[kHandler].onUpgrade(e, t, n);
			return this.aborted || (this.completed = !0, e !== null && this.#t()), i;
		}
		onUpgradeResponse(e, t, n, r = ``) {
			assert(!this.aborted), assert(this.completed), channels.headers.hasSubscribers && this.#e(e, n(t), r), this.#t();
		}
		onUpgradeError(e) {
			assert(!this.aborted), assert(this.completed), channels.error.hasSubscribers && channels.error.publish({
				request: this,
				error: e
			});
		}
		#e(e, t, n) {
			channels.headers.hasSubscribers && channels.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: n
				}
			});
		}
		#t() {
			channels.trailers.hasSubscribers && channels.trailers.publish({
				request: this,
				trailers: []
			});
		}
		onComplete(e) {
			this.onFinally(), assert(!this.aborted), this.completed = !0, channels.trailers.hasSubscribers && channels.trailers.publish({
				request: this,
				trailers: e
			});
			try {
				return this[kHandler].onComplete(e);
			} catch (e) {
				this.onError(e);
			}
		}
		onError(e) {
			if (this.onFinally(), channels.error.hasSubscribers && channels.error.publish({
				request: this,
				error: e
			}), !this.aborted) return this.aborted = !0, this[kHandler].onError(e);
		}
		onFinally() {
			this.errorHandler &&= (this.body.off(`error`, this.errorHandler), null), this.endHandler &&= (this.body.off(`end`, this.endHandler), null);
		}
		addHeader(e, t) {
			return processHeader(this, e, t), this;
		}
	};
	function processHeader(e, t, n) {
		if (n && typeof n == `object` && !Array.isArray(n)) throw new InvalidArgumentError(`invalid ${t} header`);
		if (n === void 0) return;
		let r = headerNameLowerCasedRecord[t];
		if (r === void 0 && (r = t.toLowerCase(), headerNameLowerCasedRecord[r] === void 0 && !isValidHTTPToken(r))) throw new InvalidArgumentError(`invalid header key`);
		if (Array.isArray(n)) {
			let e = [];
			for (let r = 0; r < n.length; r++) if (typeof n[r] == `string`) {
				if (!isValidHeaderValue(n[r])) throw new InvalidArgumentError(`invalid ${t} header`);
				e.push(n[r]);
			} else if (n[r] === null) e.push(``);
			else if (typeof n[r] == `object`) throw new InvalidArgumentError(`invalid ${t} header`);
			else {
				let i = `${n[r]}`;
				if (!isValidHeaderValue(i)) throw new InvalidArgumentError(`invalid ${t} header`);
				e.push(i);
			}
			n = e;
		} else if (typeof n == `string`) {
			if (!isValidHeaderValue(n)) throw new InvalidArgumentError(`invalid ${t} header`);
		} else if (n === null) n = ``;
		else if (n = `${n}`, !isValidHeaderValue(n)) throw new InvalidArgumentError(`invalid ${t} header`);
		if (r === `host`) {
			if (e.host !== null) throw new InvalidArgumentError(`duplicate host header`);
			if (typeof n != `string`) throw new InvalidArgumentError(`invalid host header`);
			e.host = n;
		} else if (r === `content-length`) {
			if (e.contentLength !== null) throw new InvalidArgumentError(`duplicate content-length header`);
			if (e.contentLength = parseInt(n, 10), !Number.isFinite(e.contentLength)) throw new InvalidArgumentError(`invalid content-length header`);
		} else if (e.contentType === null && r === `content-type`) e.contentType = n, e.headers.push(t, n);
		else if (r === `transfer-encoding` || r === `keep-alive` || r === `upgrade`) throw new InvalidArgumentError(`invalid ${r} header`);
		else if (r === `connection`) {
			let t = typeof n == `string` ? n.toLowerCase() : null;
			if (t !== `close` && t !== `keep-alive`) throw new InvalidArgumentError(`invalid connection header`);
			t === `close` && (e.reset = !0);
		} else if (r === `expect`) throw new NotSupportedError(`expect header not supported`);
		else e.headers.push(t, n);
	}
	module.exports = Request;
}));

// node_modules/undici/lib/dispatcher/dispatcher.js
var require_dispatcher = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const EventEmitter = __require("node:events");
	var Dispatcher = class extends EventEmitter {
		dispatch() {
			throw Error(`not implemented`);
		}
		close() {
			throw Error(`not implemented`);
		}
		destroy() {
			throw Error(`not implemented`);
		}
		compose(...e) {
			let t = Array.isArray(e[0]) ? e[0] : e, n = this.dispatch.bind(this);
			for (let e of t) if (e != null) {
				if (typeof e != `function`) throw TypeError(`invalid interceptor, expected function received ${typeof e}`);
				if (n = e(n), n == null || typeof n != `function` || n.length !== 2) throw TypeError(`invalid interceptor`);
			}
			return new ComposedDispatcher(this, n);
		}
	};
	var ComposedDispatcher = class extends Dispatcher {
		#e = null;
		#t = null;
		constructor(e, t) {
			super(), this.#e = e, this.#t = t;
		}
		dispatch(...e) {
			this.#t(...e);
		}
		close(...e) {
			return this.#e.close(...e);
		}
		destroy(...e) {
			return this.#e.destroy(...e);
		}
	};
	module.exports = Dispatcher;
}));

// node_modules/undici/lib/dispatcher/dispatcher-base.js
var require_dispatcher_base = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const buffer = __require("node:buffer"), Dispatcher = require_dispatcher(), { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = require_errors(), { kDestroy, kClose, kClosed, kDestroyed, kDispatch, kInterceptors } = require_symbols$4(), kOnDestroyed = Symbol(`onDestroyed`), kOnClosed = Symbol(`onClosed`), kInterceptedDispatch = Symbol(`Intercepted Dispatch`), kWebSocketOptions = Symbol(`webSocketOptions`), kEventSourceOptions = Symbol(`eventSourceOptions`);
	var DispatcherBase = class extends Dispatcher {
		constructor(e) {
			super(), this[kDestroyed] = !1, this[kOnDestroyed] = null, this[kClosed] = !1, this[kOnClosed] = [], this[kWebSocketOptions] = e?.webSocket ?? {}, this[kEventSourceOptions] = e?.eventSource ?? {};
		}
		get webSocketOptions() {
			return {
				maxFragments: this[kWebSocketOptions].maxFragments ?? 131072,
				maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 134217728
			};
		}
		get eventSourceOptions() {
			return { maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength };
		}
		get destroyed() {
			return this[kDestroyed];
		}
		get closed() {
			return this[kClosed];
		}
		get interceptors() {
			return this[kInterceptors];
		}
		set interceptors(e) {
			if (e) {
				for (let t = e.length - 1; t >= 0; t--) if (typeof this[kInterceptors][t] != `function`) throw new InvalidArgumentError(`interceptor must be an function`);
			}
			this[kInterceptors] = e;
		}
		close(e) {
			if (e === void 0) return new Promise((e, t) => {
				this.close((n, r) => n ? t(n) : e(r));
			});
			if (typeof e != `function`) throw new InvalidArgumentError(`invalid callback`);
			if (this[kDestroyed]) {
				queueMicrotask(() => e(new ClientDestroyedError(), null));
				return;
			}
			if (this[kClosed]) {
				this[kOnClosed] ? this[kOnClosed].push(e) : queueMicrotask(() => e(null, null));
				return;
			}
			this[kClosed] = !0, this[kOnClosed].push(e);
			let t = () => {
				let e = this[kOnClosed];
				this[kOnClosed] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[kClose]().then(() => this.destroy()).then(() => {
				queueMicrotask(t);
			});
		}
		destroy(e, t) {
			if (typeof e == `function` && (t = e, e = null), t === void 0) return new Promise((t, n) => {
				this.destroy(e, (e, r) => e ? n(e) : t(r));
			});
			if (typeof t != `function`) throw new InvalidArgumentError(`invalid callback`);
			if (this[kDestroyed]) {
				this[kOnDestroyed] ? this[kOnDestroyed].push(t) : queueMicrotask(() => t(null, null));
				return;
			}
			e ||= new ClientDestroyedError(), this[kDestroyed] = !0, this[kOnDestroyed] = this[kOnDestroyed] || [], this[kOnDestroyed].push(t);
			let n = () => {
				let e = this[kOnDestroyed];
				this[kOnDestroyed] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[kDestroy](e).then(() => {
				queueMicrotask(n);
			});
		}
		[kInterceptedDispatch](e, t) {
			if (!this[kInterceptors] || this[kInterceptors].length === 0) return this[kInterceptedDispatch] = this[kDispatch], this[kDispatch](e, t);
			let n = this[kDispatch].bind(this);
			for (let e = this[kInterceptors].length - 1; e >= 0; e--) n = this[kInterceptors][e](n);
			return this[kInterceptedDispatch] = n, n(e, t);
		}
		dispatch(e, t) {
			if (!t || typeof t != `object`) throw new InvalidArgumentError(`handler must be an object`);
			try {
				if (!e || typeof e != `object`) throw new InvalidArgumentError(`opts must be an object.`);
				if (this[kDestroyed] || this[kOnDestroyed]) throw new ClientDestroyedError();
				if (this[kClosed]) throw new ClientClosedError();
				return this[kInterceptedDispatch](e, t);
			} catch (e) {
				if (typeof t.onError != `function`) throw new InvalidArgumentError(`invalid onError method`);
				return t.onError(e), !1;
			}
		}
	};
	module.exports = DispatcherBase;
}));

// node_modules/undici/lib/util/timers.js
var require_timers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	let fastNow = 0;
	const RESOLUTION_MS = 1e3;
	let fastNowTimeout;
	const kFastTimer = Symbol(`kFastTimer`);
	const fastTimers = [];
	function onTick() {
		fastNow += 499;
		let e = 0, t = fastTimers.length;
		for (; e < t;) {
			let n = fastTimers[e];
			n._state === 0 ? (n._idleStart = fastNow - 499, n._state = 1) : n._state === 1 && fastNow >= n._idleStart + n._idleTimeout && (n._state = -1, n._idleStart = -1, n._onTimeout(n._timerArg)), n._state === -1 ? (n._state = -2, --t !== 0 && (fastTimers[e] = fastTimers[t])) : ++e;
		}
		fastTimers.length = t, fastTimers.length !== 0 && refreshTimeout();
	}
	function refreshTimeout() {
		fastNowTimeout ? fastNowTimeout.refresh() : (clearTimeout(fastNowTimeout), fastNowTimeout = setTimeout(onTick, 499), fastNowTimeout.unref && fastNowTimeout.unref());
	}
	var FastTimer = class {
		[kFastTimer] = !0;
		_state = -2;
		_idleTimeout = -1;
		_idleStart = -1;
		_onTimeout;
		_timerArg;
		constructor(e, t, n) {
			this._onTimeout = e, this._idleTimeout = t, this._timerArg = n, this.refresh();
		}
		refresh() {
			this._state === -2 && fastTimers.push(this), fastNowTimeout && fastTimers.length !== 1 || refreshTimeout(), this._state = 0;
		}
		clear() {
			this._state = -1, this._idleStart = -1;
		}
	};
	module.exports = {
		setTimeout(e, t, n) {
			return t <= RESOLUTION_MS ? setTimeout(e, t, n) : new FastTimer(e, t, n);
		},
		clearTimeout(e) {
			e[kFastTimer] ? e.clear() : clearTimeout(e);
		},
		setFastTimeout(e, t, n) {
			return new FastTimer(e, t, n);
		},
		clearFastTimeout(e) {
			e.clear();
		},
		now() {
			return fastNow;
		},
		tick(e = 0) {
			fastNow += e - RESOLUTION_MS + 1, onTick(), onTick();
		},
		reset() {
			fastNow = 0, fastTimers.length = 0, clearTimeout(fastNowTimeout), fastNowTimeout = null;
		},
		kFastTimer
	};
}));

// node_modules/undici/lib/core/connect.js
var require_connect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const net = __require("node:net"), assert = __require("node:assert"), util = require_util$7(), { InvalidArgumentError, ConnectTimeoutError } = require_errors(), timers = require_timers();
	function noop() {}
	let tls;
	let SessionCache;
	SessionCache = global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG) ? class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = /* @__PURE__ */ new Map(), this._sessionRegistry = new global.FinalizationRegistry((e) => {
				if (this._sessionCache.size < this._maxCachedSessions) return;
				let t = this._sessionCache.get(e);
				t !== void 0 && t.deref() === void 0 && this._sessionCache.delete(e);
			});
		}
		get(e) {
			let t = this._sessionCache.get(e);
			return t ? t.deref() : null;
		}
		set(e, t) {
			this._maxCachedSessions !== 0 && (this._sessionCache.set(e, new WeakRef(t)), this._sessionRegistry.register(t, e));
		}
	} : class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = /* @__PURE__ */ new Map();
		}
		get(e) {
			return this._sessionCache.get(e);
		}
		set(e, t) {
			if (this._maxCachedSessions !== 0) {
				if (this._sessionCache.size >= this._maxCachedSessions) {
					let { value: e } = this._sessionCache.keys().next();
					this._sessionCache.delete(e);
				}
				this._sessionCache.set(e, t);
			}
		}
	};
	function buildConnector({ allowH2: e, maxCachedSessions: t, socketPath: n, timeout: r, session: i, ...a }) {
		if (t != null && (!Number.isInteger(t) || t < 0)) throw new InvalidArgumentError(`maxCachedSessions must be a positive integer or zero`);
		let o = {
			path: n,
			...a
		}, s = new SessionCache(t ?? 100);
		return r ??= 1e4, e ??= !1, function({ hostname: t, host: n, protocol: a, port: c, servername: l, localAddress: u, httpSocket: d }, f) {
			let p;
			if (a === `https:`) {
				tls ||= __require("node:tls"), l = l || o.servername || util.getServerName(n) || null;
				let r = l || t;
				assert(r);
				let a = i || s.get(r) || null;
				c ||= 443, p = tls.connect({
					highWaterMark: 16384,
					...o,
					servername: l,
					session: a,
					localAddress: u,
					ALPNProtocols: e ? [`http/1.1`, `h2`] : [`http/1.1`],
					socket: d,
					port: c,
					host: t
				}), p.on(`session`, function(e) {
					s.set(r, e);
				});
			} else assert(!d, `httpSocket can only be sent on TLS update`), c ||= 80, p = net.connect({
				highWaterMark: 65536,
				...o,
				localAddress: u,
				port: c,
				host: t
			});
			if (o.keepAlive == null || o.keepAlive) {
				let e = o.keepAliveInitialDelay === void 0 ? 6e4 : o.keepAliveInitialDelay;
				p.setKeepAlive(!0, e);
			}
			let m = setupConnectTimeout(new WeakRef(p), {
				timeout: r,
				hostname: t,
				port: c
			});
			return p.setNoDelay(!0).once(a === `https:` ? `secureConnect` : `connect`, function() {
				if (queueMicrotask(m), f) {
					let e = f;
					f = null, e(null, this);
				}
			}).on(`error`, function(e) {
				if (queueMicrotask(m), f) {
					let t = f;
					f = null, t(e);
				}
			}), p;
		};
	}
	const setupConnectTimeout = process.platform === `win32` ? (e, t) => {
		if (!t.timeout) return noop;
		let n = null, r = null, i = timers.setFastTimeout(() => {
			n = setImmediate(() => {
				r = setImmediate(() => onConnectTimeout(e.deref(), t));
			});
		}, t.timeout);
		return () => {
			timers.clearFastTimeout(i), clearImmediate(n), clearImmediate(r);
		};
	} : (e, t) => {
		if (!t.timeout) return noop;
		let n = null, r = timers.setFastTimeout(() => {
			n = setImmediate(() => {
				onConnectTimeout(e.deref(), t);
			});
		}, t.timeout);
		return () => {
			timers.clearFastTimeout(r), clearImmediate(n);
		};
	};
	function onConnectTimeout(e, t) {
		if (e == null) return;
		let n = `Connect Timeout Error`;
		Array.isArray(e.autoSelectFamilyAttemptedAddresses) ? n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(`, `)},` : n += ` (attempted address: ${t.hostname}:${t.port},`, n += ` timeout: ${t.timeout}ms)`, util.destroy(e, new ConnectTimeoutError(n));
	}
	module.exports = buildConnector;
}));

// node_modules/undici/lib/llhttp/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 }), exports.enumToMap = void 0;
	function enumToMap(e) {
		let t = {};
		return Object.keys(e).forEach((n) => {
			let r = e[n];
			typeof r == `number` && (t[n] = r);
		}), t;
	}
	exports.enumToMap = enumToMap;
}));

// node_modules/undici/lib/llhttp/constants.js
var require_constants$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 }), exports.SPECIAL_HEADERS = exports.HEADER_STATE = exports.MINOR = exports.MAJOR = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.STRICT_TOKEN = exports.HEX = exports.URL_CHAR = exports.STRICT_URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.FINISH = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
	const utils_1 = require_utils();
	(function(e) {
		e[e.OK = 0] = `OK`, e[e.INTERNAL = 1] = `INTERNAL`, e[e.STRICT = 2] = `STRICT`, e[e.LF_EXPECTED = 3] = `LF_EXPECTED`, e[e.UNEXPECTED_CONTENT_LENGTH = 4] = `UNEXPECTED_CONTENT_LENGTH`, e[e.CLOSED_CONNECTION = 5] = `CLOSED_CONNECTION`, e[e.INVALID_METHOD = 6] = `INVALID_METHOD`, e[e.INVALID_URL = 7] = `INVALID_URL`, e[e.INVALID_CONSTANT = 8] = `INVALID_CONSTANT`, e[e.INVALID_VERSION = 9] = `INVALID_VERSION`, e[e.INVALID_HEADER_TOKEN = 10] = `INVALID_HEADER_TOKEN`, e[e.INVALID_CONTENT_LENGTH = 11] = `INVALID_CONTENT_LENGTH`, e[e.INVALID_CHUNK_SIZE = 12] = `INVALID_CHUNK_SIZE`, e[e.INVALID_STATUS = 13] = `INVALID_STATUS`, e[e.INVALID_EOF_STATE = 14] = `INVALID_EOF_STATE`, e[e.INVALID_TRANSFER_ENCODING = 15] = `INVALID_TRANSFER_ENCODING`, e[e.CB_MESSAGE_BEGIN = 16] = `CB_MESSAGE_BEGIN`, e[e.CB_HEADERS_COMPLETE = 17] = `CB_HEADERS_COMPLETE`, e[e.CB_MESSAGE_COMPLETE = 18] = `CB_MESSAGE_COMPLETE`, e[e.CB_CHUNK_HEADER = 19] = `CB_CHUNK_HEADER`, e[e.CB_CHUNK_COMPLETE = 20] = `CB_CHUNK_COMPLETE`, e[e.PAUSED = 21] = `PAUSED`, e[e.PAUSED_UPGRADE = 22] = `PAUSED_UPGRADE`, e[e.PAUSED_H2_UPGRADE = 23] = `PAUSED_H2_UPGRADE`, e[e.USER = 24] = `USER`;
	})(exports.ERROR || (exports.ERROR = {}));
	(function(e) {
		e[e.BOTH = 0] = `BOTH`, e[e.REQUEST = 1] = `REQUEST`, e[e.RESPONSE = 2] = `RESPONSE`;
	})(exports.TYPE || (exports.TYPE = {}));
	(function(e) {
		e[e.CONNECTION_KEEP_ALIVE = 1] = `CONNECTION_KEEP_ALIVE`, e[e.CONNECTION_CLOSE = 2] = `CONNECTION_CLOSE`, e[e.CONNECTION_UPGRADE = 4] = `CONNECTION_UPGRADE`, e[e.CHUNKED = 8] = `CHUNKED`, e[e.UPGRADE = 16] = `UPGRADE`, e[e.CONTENT_LENGTH = 32] = `CONTENT_LENGTH`, e[e.SKIPBODY = 64] = `SKIPBODY`, e[e.TRAILING = 128] = `TRAILING`, e[e.TRANSFER_ENCODING = 512] = `TRANSFER_ENCODING`;
	})(exports.FLAGS || (exports.FLAGS = {}));
	(function(e) {
		e[e.HEADERS = 1] = `HEADERS`, e[e.CHUNKED_LENGTH = 2] = `CHUNKED_LENGTH`, e[e.KEEP_ALIVE = 4] = `KEEP_ALIVE`;
	})(exports.LENIENT_FLAGS || (exports.LENIENT_FLAGS = {}));
	var METHODS;
	(function(e) {
		e[e.DELETE = 0] = `DELETE`, e[e.GET = 1] = `GET`, e[e.HEAD = 2] = `HEAD`, e[e.POST = 3] = `POST`, e[e.PUT = 4] = `PUT`, e[e.CONNECT = 5] = `CONNECT`, e[e.OPTIONS = 6] = `OPTIONS`, e[e.TRACE = 7] = `TRACE`, e[e.COPY = 8] = `COPY`, e[e.LOCK = 9] = `LOCK`, e[e.MKCOL = 10] = `MKCOL`, e[e.MOVE = 11] = `MOVE`, e[e.PROPFIND = 12] = `PROPFIND`, e[e.PROPPATCH = 13] = `PROPPATCH`, e[e.SEARCH = 14] = `SEARCH`, e[e.UNLOCK = 15] = `UNLOCK`, e[e.BIND = 16] = `BIND`, e[e.REBIND = 17] = `REBIND`, e[e.UNBIND = 18] = `UNBIND`, e[e.ACL = 19] = `ACL`, e[e.REPORT = 20] = `REPORT`, e[e.MKACTIVITY = 21] = `MKACTIVITY`, e[e.CHECKOUT = 22] = `CHECKOUT`, e[e.MERGE = 23] = `MERGE`, e[e[`M-SEARCH`] = 24] = `M-SEARCH`, e[e.NOTIFY = 25] = `NOTIFY`, e[e.SUBSCRIBE = 26] = `SUBSCRIBE`, e[e.UNSUBSCRIBE = 27] = `UNSUBSCRIBE`, e[e.PATCH = 28] = `PATCH`, e[e.PURGE = 29] = `PURGE`, e[e.MKCALENDAR = 30] = `MKCALENDAR`, e[e.LINK = 31] = `LINK`, e[e.UNLINK = 32] = `UNLINK`, e[e.SOURCE = 33] = `SOURCE`, e[e.PRI = 34] = `PRI`, e[e.DESCRIBE = 35] = `DESCRIBE`, e[e.ANNOUNCE = 36] = `ANNOUNCE`, e[e.SETUP = 37] = `SETUP`, e[e.PLAY = 38] = `PLAY`, e[e.PAUSE = 39] = `PAUSE`, e[e.TEARDOWN = 40] = `TEARDOWN`, e[e.GET_PARAMETER = 41] = `GET_PARAMETER`, e[e.SET_PARAMETER = 42] = `SET_PARAMETER`, e[e.REDIRECT = 43] = `REDIRECT`, e[e.RECORD = 44] = `RECORD`, e[e.FLUSH = 45] = `FLUSH`;
	})(METHODS = exports.METHODS || (exports.METHODS = {})), exports.METHODS_HTTP = [
		METHODS.DELETE,
		METHODS.GET,
		METHODS.HEAD,
		METHODS.POST,
		METHODS.PUT,
		METHODS.CONNECT,
		METHODS.OPTIONS,
		METHODS.TRACE,
		METHODS.COPY,
		METHODS.LOCK,
		METHODS.MKCOL,
		METHODS.MOVE,
		METHODS.PROPFIND,
		METHODS.PROPPATCH,
		METHODS.SEARCH,
		METHODS.UNLOCK,
		METHODS.BIND,
		METHODS.REBIND,
		METHODS.UNBIND,
		METHODS.ACL,
		METHODS.REPORT,
		METHODS.MKACTIVITY,
		METHODS.CHECKOUT,
		METHODS.MERGE,
		METHODS[`M-SEARCH`],
		METHODS.NOTIFY,
		METHODS.SUBSCRIBE,
		METHODS.UNSUBSCRIBE,
		METHODS.PATCH,
		METHODS.PURGE,
		METHODS.MKCALENDAR,
		METHODS.LINK,
		METHODS.UNLINK,
		METHODS.PRI,
		METHODS.SOURCE
	], exports.METHODS_ICE = [METHODS.SOURCE], exports.METHODS_RTSP = [
		METHODS.OPTIONS,
		METHODS.DESCRIBE,
		METHODS.ANNOUNCE,
		METHODS.SETUP,
		METHODS.PLAY,
		METHODS.PAUSE,
		METHODS.TEARDOWN,
		METHODS.GET_PARAMETER,
		METHODS.SET_PARAMETER,
		METHODS.REDIRECT,
		METHODS.RECORD,
		METHODS.FLUSH,
		METHODS.GET,
		METHODS.POST
	], exports.METHOD_MAP = utils_1.enumToMap(METHODS), exports.H_METHOD_MAP = {}, Object.keys(exports.METHOD_MAP).forEach((e) => {
		/^H/.test(e) && (exports.H_METHOD_MAP[e] = exports.METHOD_MAP[e]);
	});
	(function(e) {
		e[e.SAFE = 0] = `SAFE`, e[e.SAFE_WITH_CB = 1] = `SAFE_WITH_CB`, e[e.UNSAFE = 2] = `UNSAFE`;
	})(exports.FINISH || (exports.FINISH = {})), exports.ALPHA = [];
	for (let e = 65; e <= 90; e++) exports.ALPHA.push(String.fromCharCode(e)), exports.ALPHA.push(String.fromCharCode(e + 32));
	exports.NUM_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9
	}, exports.HEX_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9,
		A: 10,
		B: 11,
		C: 12,
		D: 13,
		E: 14,
		F: 15,
		a: 10,
		b: 11,
		c: 12,
		d: 13,
		e: 14,
		f: 15
	}, exports.NUM = [
		`0`,
		`1`,
		`2`,
		`3`,
		`4`,
		`5`,
		`6`,
		`7`,
		`8`,
		`9`
	], exports.ALPHANUM = exports.ALPHA.concat(exports.NUM), exports.MARK = [
		`-`,
		`_`,
		`.`,
		`!`,
		`~`,
		`*`,
		`'`,
		`(`,
		`)`
	], exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([
		`%`,
		`;`,
		`:`,
		`&`,
		`=`,
		`+`,
		`$`,
		`,`
	]), exports.STRICT_URL_CHAR = `!"$%&'()*+,-./:;<=>@[\\]^_\`{|}~`.split(``).concat(exports.ALPHANUM), exports.URL_CHAR = exports.STRICT_URL_CHAR.concat([`	`, `\f`]);
	for (let e = 128; e <= 255; e++) exports.URL_CHAR.push(e);
	exports.HEX = exports.NUM.concat([
		`a`,
		`b`,
		`c`,
		`d`,
		`e`,
		`f`,
		`A`,
		`B`,
		`C`,
		`D`,
		`E`,
		`F`
	]), exports.STRICT_TOKEN = [
		`!`,
		`#`,
		`$`,
		`%`,
		`&`,
		`'`,
		`*`,
		`+`,
		`-`,
		`.`,
		`^`,
		`_`,
		"`",
		`|`,
		`~`
	].concat(exports.ALPHANUM), exports.TOKEN = exports.STRICT_TOKEN.concat([` `]), exports.HEADER_CHARS = [`	`];
	for (let e = 32; e <= 255; e++) e !== 127 && exports.HEADER_CHARS.push(e);
	exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((e) => e !== 44), exports.MAJOR = exports.NUM_MAP, exports.MINOR = exports.MAJOR;
	var HEADER_STATE;
	(function(e) {
		e[e.GENERAL = 0] = `GENERAL`, e[e.CONNECTION = 1] = `CONNECTION`, e[e.CONTENT_LENGTH = 2] = `CONTENT_LENGTH`, e[e.TRANSFER_ENCODING = 3] = `TRANSFER_ENCODING`, e[e.UPGRADE = 4] = `UPGRADE`, e[e.CONNECTION_KEEP_ALIVE = 5] = `CONNECTION_KEEP_ALIVE`, e[e.CONNECTION_CLOSE = 6] = `CONNECTION_CLOSE`, e[e.CONNECTION_UPGRADE = 7] = `CONNECTION_UPGRADE`, e[e.TRANSFER_ENCODING_CHUNKED = 8] = `TRANSFER_ENCODING_CHUNKED`;
	})(HEADER_STATE = exports.HEADER_STATE || (exports.HEADER_STATE = {})), exports.SPECIAL_HEADERS = {
		connection: HEADER_STATE.CONNECTION,
		"content-length": HEADER_STATE.CONTENT_LENGTH,
		"proxy-connection": HEADER_STATE.CONNECTION,
		"transfer-encoding": HEADER_STATE.TRANSFER_ENCODING,
		upgrade: HEADER_STATE.UPGRADE
	};
}));

// node_modules/undici/lib/llhttp/llhttp-wasm.js
var require_llhttp_wasm = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Buffer } = __require("node:buffer");
	module.exports = Buffer.from(`AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv`, `base64`);
}));

// node_modules/undici/lib/llhttp/llhttp_simd-wasm.js
var require_llhttp_simd_wasm = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Buffer } = __require("node:buffer");
	module.exports = Buffer.from(`AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==`, `base64`);
}));

// node_modules/undici/lib/web/fetch/constants.js
var require_constants$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const corsSafeListedMethods = [
		`GET`,
		`HEAD`,
		`POST`
	];
	const corsSafeListedMethodsSet = new Set(corsSafeListedMethods);
	const nullBodyStatus = [
		101,
		204,
		205,
		304
	];
	const redirectStatus = [
		301,
		302,
		303,
		307,
		308
	];
	const redirectStatusSet = new Set(redirectStatus);
	const badPorts = `1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080`.split(`.`);
	const badPortsSet = new Set(badPorts);
	const referrerPolicy = [
		``,
		`no-referrer`,
		`no-referrer-when-downgrade`,
		`same-origin`,
		`origin`,
		`strict-origin`,
		`origin-when-cross-origin`,
		`strict-origin-when-cross-origin`,
		`unsafe-url`
	];
	const referrerPolicySet = new Set(referrerPolicy);
	const requestRedirect = [
		`follow`,
		`manual`,
		`error`
	];
	const safeMethods = [
		`GET`,
		`HEAD`,
		`OPTIONS`,
		`TRACE`
	];
	const safeMethodsSet = new Set(safeMethods);
	const requestMode = [
		`navigate`,
		`same-origin`,
		`no-cors`,
		`cors`
	];
	const requestCredentials = [
		`omit`,
		`same-origin`,
		`include`
	];
	const requestCache = [
		`default`,
		`no-store`,
		`reload`,
		`no-cache`,
		`force-cache`,
		`only-if-cached`
	];
	const requestBodyHeader = [
		`content-encoding`,
		`content-language`,
		`content-location`,
		`content-type`,
		`content-length`
	];
	const requestDuplex = [`half`];
	const forbiddenMethods = [
		`CONNECT`,
		`TRACE`,
		`TRACK`
	];
	const forbiddenMethodsSet = new Set(forbiddenMethods);
	const subresource = [
		`audio`,
		`audioworklet`,
		`font`,
		`image`,
		`manifest`,
		`paintworklet`,
		`script`,
		`style`,
		`track`,
		`video`,
		`xslt`,
		``
	];
	const subresourceSet = new Set(subresource);
	module.exports = {
		subresource,
		forbiddenMethods,
		requestBodyHeader,
		referrerPolicy,
		requestRedirect,
		requestMode,
		requestCredentials,
		requestCache,
		redirectStatus,
		corsSafeListedMethods,
		nullBodyStatus,
		safeMethods,
		badPorts,
		requestDuplex,
		subresourceSet,
		badPortsSet,
		redirectStatusSet,
		corsSafeListedMethodsSet,
		safeMethodsSet,
		forbiddenMethodsSet,
		referrerPolicySet
	};
}));

// node_modules/undici/lib/web/fetch/global.js
var require_global$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const globalOrigin = Symbol.for(`undici.globalOrigin.1`);
	function getGlobalOrigin() {
		return globalThis[globalOrigin];
	}
	function setGlobalOrigin(e) {
		if (e === void 0) {
			Object.defineProperty(globalThis, globalOrigin, {
				value: void 0,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
			return;
		}
		let t = new URL(e);
		if (t.protocol !== `http:` && t.protocol !== `https:`) throw TypeError(`Only http & https urls are allowed, received ${t.protocol}`);
		Object.defineProperty(globalThis, globalOrigin, {
			value: t,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	module.exports = {
		getGlobalOrigin,
		setGlobalOrigin
	};
}));

// node_modules/undici/lib/web/fetch/data-url.js
var require_data_url = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert");
	const encoder = new TextEncoder();
	const HTTP_TOKEN_CODEPOINTS = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/;
	const HTTP_WHITESPACE_REGEX = /[\u000A\u000D\u0009\u0020]/;
	const ASCII_WHITESPACE_REPLACE_REGEX = /[\u0009\u000A\u000C\u000D\u0020]/g;
	const HTTP_QUOTED_STRING_TOKENS = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
	function dataURLProcessor(e) {
		assert(e.protocol === `data:`);
		let t = URLSerializer(e, !0);
		t = t.slice(5);
		let n = { position: 0 }, r = collectASequenceOfCodePointsFast(`,`, t, n), i = r.length;
		if (r = removeASCIIWhitespace(r, !0, !0), n.position >= t.length) return `failure`;
		n.position++;
		let o = stringPercentDecode(t.slice(i + 1));
		if (/;(\u0020){0,}base64$/i.test(r)) {
			if (o = forgivingBase64(isomorphicDecode(o)), o === `failure`) return `failure`;
			r = r.slice(0, -6), r = r.replace(/(\u0020)+$/, ``), r = r.slice(0, -1);
		}
		r.startsWith(`;`) && (r = `text/plain` + r);
		let s = parseMIMEType(r);
		return s === `failure` && (s = parseMIMEType(`text/plain;charset=US-ASCII`)), {
			mimeType: s,
			body: o
		};
	}
	function URLSerializer(e, t = !1) {
		if (!t) return e.href;
		let n = e.href, r = e.hash.length, i = r === 0 ? n : n.substring(0, n.length - r);
		return !r && n.endsWith(`#`) ? i.slice(0, -1) : i;
	}
	function collectASequenceOfCodePoints(e, t, n) {
		let r = ``;
		for (; n.position < t.length && e(t[n.position]);) r += t[n.position], n.position++;
		return r;
	}
	function collectASequenceOfCodePointsFast(e, t, n) {
		let r = t.indexOf(e, n.position), i = n.position;
		return r === -1 ? (n.position = t.length, t.slice(i)) : (n.position = r, t.slice(i, n.position));
	}
	function stringPercentDecode(e) {
		return percentDecode(encoder.encode(e));
	}
	function isHexCharByte(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102;
	}
	function hexByteToNumber(e) {
		return e >= 48 && e <= 57 ? e - 48 : (e & 223) - 55;
	}
	function percentDecode(e) {
		let t = e.length, n = new Uint8Array(t), r = 0;
		for (let i = 0; i < t; ++i) {
			let t = e[i];
			t === 37 ? t === 37 && !(isHexCharByte(e[i + 1]) && isHexCharByte(e[i + 2])) ? n[r++] = 37 : (n[r++] = hexByteToNumber(e[i + 1]) << 4 | hexByteToNumber(e[i + 2]), i += 2) : n[r++] = t;
		}
		return t === r ? n : n.subarray(0, r);
	}
	function parseMIMEType(e) {
		e = removeHTTPWhitespace(e, !0, !0);
		let t = { position: 0 }, n = collectASequenceOfCodePointsFast(`/`, e, t);
		if (n.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(n) || t.position > e.length) return `failure`;
		t.position++;
		let r = collectASequenceOfCodePointsFast(`;`, e, t);
		if (r = removeHTTPWhitespace(r, !1, !0), r.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(r)) return `failure`;
		let i = n.toLowerCase(), a = r.toLowerCase(), o = {
			type: i,
			subtype: a,
			parameters: /* @__PURE__ */ new Map(),
			essence: `${i}/${a}`
		};
		for (; t.position < e.length;) {
			t.position++, collectASequenceOfCodePoints((e) => HTTP_WHITESPACE_REGEX.test(e), e, t);
			let n = collectASequenceOfCodePoints((e) => e !== `;` && e !== `=`, e, t);
			if (n = n.toLowerCase(), t.position < e.length) {
				if (e[t.position] === `;`) continue;
				t.position++;
			}
			if (t.position > e.length) break;
			let r = null;
			if (e[t.position] === `"`) r = collectAnHTTPQuotedString(e, t, !0), collectASequenceOfCodePointsFast(`;`, e, t);
			else if (r = collectASequenceOfCodePointsFast(`;`, e, t), r = removeHTTPWhitespace(r, !1, !0), r.length === 0) continue;
			n.length !== 0 && HTTP_TOKEN_CODEPOINTS.test(n) && (r.length === 0 || HTTP_QUOTED_STRING_TOKENS.test(r)) && !o.parameters.has(n) && o.parameters.set(n, r);
		}
		return o;
	}
	function forgivingBase64(e) {
		e = e.replace(ASCII_WHITESPACE_REPLACE_REGEX, ``);
		let t = e.length;
		if (t % 4 == 0 && e.charCodeAt(t - 1) === 61 && (--t, e.charCodeAt(t - 1) === 61 && --t), t % 4 == 1 || /[^+/0-9A-Za-z]/.test(e.length === t ? e : e.substring(0, t))) return `failure`;
		let n = Buffer.from(e, `base64`);
		return new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
	}
	function collectAnHTTPQuotedString(e, t, n) {
		let r = t.position, i = ``;
		for (assert(e[t.position] === `"`), t.position++; i += collectASequenceOfCodePoints((e) => e !== `"` && e !== `\\`, e, t), !(t.position >= e.length);) {
			let n = e[t.position];
			if (t.position++, n === `\\`) {
				if (t.position >= e.length) {
					i += `\\`;
					break;
				}
				i += e[t.position], t.position++;
			} else {
				assert(n === `"`);
				break;
			}
		}
		return n ? i : e.slice(r, t.position);
	}
	function serializeAMimeType(e) {
		assert(e !== `failure`);
		let { parameters: t, essence: n } = e, r = n;
		for (let [e, n] of t.entries()) r += `;`, r += e, r += `=`, HTTP_TOKEN_CODEPOINTS.test(n) || (n = n.replace(/(\\|")/g, `\\$1`), n = `"` + n, n += `"`), r += n;
		return r;
	}
	function isHTTPWhiteSpace(e) {
		return e === 13 || e === 10 || e === 9 || e === 32;
	}
	function removeHTTPWhitespace(e, t = !0, n = !0) {
		return removeChars(e, t, n, isHTTPWhiteSpace);
	}
	function isASCIIWhitespace(e) {
		return e === 13 || e === 10 || e === 9 || e === 12 || e === 32;
	}
	function removeASCIIWhitespace(e, t = !0, n = !0) {
		return removeChars(e, t, n, isASCIIWhitespace);
	}
	function removeChars(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e.charCodeAt(i));) i++;
		if (n) for (; a > 0 && r(e.charCodeAt(a));) a--;
		return i === 0 && a === e.length - 1 ? e : e.slice(i, a + 1);
	}
	function isomorphicDecode(e) {
		let t = e.length;
		if (65535 > t) return String.fromCharCode.apply(null, e);
		let n = ``, r = 0, i = 65535;
		for (; r < t;) r + i > t && (i = t - r), n += String.fromCharCode.apply(null, e.subarray(r, r += i));
		return n;
	}
	function minimizeSupportedMimeType(e) {
		switch (e.essence) {
			case `application/ecmascript`:
			case `application/javascript`:
			case `application/x-ecmascript`:
			case `application/x-javascript`:
			case `text/ecmascript`:
			case `text/javascript`:
			case `text/javascript1.0`:
			case `text/javascript1.1`:
			case `text/javascript1.2`:
			case `text/javascript1.3`:
			case `text/javascript1.4`:
			case `text/javascript1.5`:
			case `text/jscript`:
			case `text/livescript`:
			case `text/x-ecmascript`:
			case `text/x-javascript`: return `text/javascript`;
			case `application/json`:
			case `text/json`: return `application/json`;
			case `image/svg+xml`: return `image/svg+xml`;
			case `text/xml`:
			case `application/xml`: return `application/xml`;
		}
		return e.subtype.endsWith(`+json`) ? `application/json` : e.subtype.endsWith(`+xml`) ? `application/xml` : ``;
	}
	module.exports = {
		dataURLProcessor,
		URLSerializer,
		collectASequenceOfCodePoints,
		collectASequenceOfCodePointsFast,
		stringPercentDecode,
		parseMIMEType,
		collectAnHTTPQuotedString,
		serializeAMimeType,
		removeChars,
		removeHTTPWhitespace,
		minimizeSupportedMimeType,
		HTTP_TOKEN_CODEPOINTS,
		isomorphicDecode
	};
}));

// node_modules/undici/lib/web/fetch/webidl.js
var require_webidl = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { types, inspect } = __require("node:util"), { markAsUncloneable } = __require("node:worker_threads"), { toUSVString } = require_util$7(), webidl = {};
	webidl.converters = {}, webidl.util = {}, webidl.errors = {}, webidl.errors.exception = function(e) {
		return TypeError(`${e.header}: ${e.message}`);
	}, webidl.errors.conversionFailed = function(e) {
		let t = e.types.length === 1 ? `` : ` one of`, n = `${e.argument} could not be converted to${t}: ${e.types.join(`, `)}.`;
		return webidl.errors.exception({
			header: e.prefix,
			message: n
		});
	}, webidl.errors.invalidArgument = function(e) {
		return webidl.errors.exception({
			header: e.prefix,
			message: `"${e.value}" is an invalid ${e.type}.`
		});
	}, webidl.brandCheck = function(e, t, n) {
		if (n?.strict !== !1) {
			if (!(e instanceof t)) {
				let e = TypeError(`Illegal invocation`);
				throw e.code = `ERR_INVALID_THIS`, e;
			}
		} else if (e?.[Symbol.toStringTag] !== t.prototype[Symbol.toStringTag]) {
			let e = TypeError(`Illegal invocation`);
			throw e.code = `ERR_INVALID_THIS`, e;
		}
	}, webidl.argumentLengthCheck = function({ length: e }, t, n) {
		if (e < t) throw webidl.errors.exception({
			message: `${t} argument${t === 1 ? `` : `s`} required, but${e ? ` only` : ``} ${e} found.`,
			header: n
		});
	}, webidl.illegalConstructor = function() {
		throw webidl.errors.exception({
			header: `TypeError`,
			message: `Illegal constructor`
		});
	}, webidl.util.Type = function(e) {
		switch (typeof e) {
			case `undefined`: return `Undefined`;
			case `boolean`: return `Boolean`;
			case `string`: return `String`;
			case `symbol`: return `Symbol`;
			case `number`: return `Number`;
			case `bigint`: return `BigInt`;
			case `function`:
			case `object`: return e === null ? `Null` : `Object`;
		}
	}, webidl.util.markAsUncloneable = markAsUncloneable || (() => {}), webidl.util.ConvertToInt = function(e, t, n, r) {
		let i, a;
		t === 64 ? (i = 2 ** 53 - 1, a = n === `unsigned` ? 0 : (-2) ** 53 + 1) : n === `unsigned` ? (a = 0, i = 2 ** t - 1) : (a = (-2) ** t - 1, i = 2 ** (t - 1) - 1);
		let o = Number(e);
		if (o === 0 && (o = 0), r?.enforceRange === !0) {
			if (Number.isNaN(o) || o === 1 / 0 || o === -1 / 0) throw webidl.errors.exception({
				header: `Integer conversion`,
				message: `Could not convert ${webidl.util.Stringify(e)} to an integer.`
			});
			if (o = webidl.util.IntegerPart(o), o < a || o > i) throw webidl.errors.exception({
				header: `Integer conversion`,
				message: `Value must be between ${a}-${i}, got ${o}.`
			});
			return o;
		}
		return !Number.isNaN(o) && r?.clamp === !0 ? (o = Math.min(Math.max(o, a), i), o = Math.floor(o) % 2 == 0 ? Math.floor(o) : Math.ceil(o), o) : Number.isNaN(o) || o === 0 && Object.is(0, o) || o === 1 / 0 || o === -1 / 0 ? 0 : (o = webidl.util.IntegerPart(o), o %= 2 ** t, n === `signed` && o >= 2 ** t - 1 ? o - 2 ** t : o);
	}, webidl.util.IntegerPart = function(e) {
		let t = Math.floor(Math.abs(e));
		return e < 0 ? -1 * t : t;
	}, webidl.util.Stringify = function(e) {
		switch (webidl.util.Type(e)) {
			case `Symbol`: return `Symbol(${e.description})`;
			case `Object`: return inspect(e);
			case `String`: return `"${e}"`;
			default: return `${e}`;
		}
	}, webidl.sequenceConverter = function(e) {
		return (t, n, r, i) => {
			if (webidl.util.Type(t) !== `Object`) throw webidl.errors.exception({
				header: n,
				message: `${r} (${webidl.util.Stringify(t)}) is not iterable.`
			});
			let a = typeof i == `function` ? i() : t?.[Symbol.iterator]?.(), o = [], s = 0;
			if (a === void 0 || typeof a.next != `function`) throw webidl.errors.exception({
				header: n,
				message: `${r} is not iterable.`
			});
			for (;;) {
				let { done: t, value: i } = a.next();
				if (t) break;
				o.push(e(i, n, `${r}[${s++}]`));
			}
			return o;
		};
	}, webidl.recordConverter = function(e, t) {
		return (n, r, i) => {
			if (webidl.util.Type(n) !== `Object`) throw webidl.errors.exception({
				header: r,
				message: `${i} ("${webidl.util.Type(n)}") is not an Object.`
			});
			let a = {};
			if (!types.isProxy(n)) {
				let o = [...Object.getOwnPropertyNames(n), ...Object.getOwnPropertySymbols(n)];
				for (let s of o) {
					let o = e(s, r, i);
					a[o] = t(n[s], r, i);
				}
				return a;
			}
			let o = Reflect.ownKeys(n);
			for (let s of o) if (Reflect.getOwnPropertyDescriptor(n, s)?.enumerable) {
				let o = e(s, r, i);
				a[o] = t(n[s], r, i);
			}
			return a;
		};
	}, webidl.interfaceConverter = function(e) {
		return (t, n, r, i) => {
			if (i?.strict !== !1 && !(t instanceof e)) throw webidl.errors.exception({
				header: n,
				message: `Expected ${r} ("${webidl.util.Stringify(t)}") to be an instance of ${e.name}.`
			});
			return t;
		};
	}, webidl.dictionaryConverter = function(e) {
		return (t, n, r) => {
			let i = webidl.util.Type(t), a = {};
			if (i === `Null` || i === `Undefined`) return a;
			if (i !== `Object`) throw webidl.errors.exception({
				header: n,
				message: `Expected ${t} to be one of: Null, Undefined, Object.`
			});
			for (let i of e) {
				let { key: e, defaultValue: o, required: s, converter: c } = i;
				if (s === !0 && !Object.hasOwn(t, e)) throw webidl.errors.exception({
					header: n,
					message: `Missing required key "${e}".`
				});
				let l = t[e], u = Object.hasOwn(i, `defaultValue`);
				if (u && l !== null && (l ??= o()), s || u || l !== void 0) {
					if (l = c(l, n, `${r}.${e}`), i.allowedValues && !i.allowedValues.includes(l)) throw webidl.errors.exception({
						header: n,
						message: `${l} is not an accepted type. Expected one of ${i.allowedValues.join(`, `)}.`
					});
					a[e] = l;
				}
			}
			return a;
		};
	}, webidl.nullableConverter = function(e) {
		return (t, n, r) => t === null ? t : e(t, n, r);
	}, webidl.converters.DOMString = function(e, t, n, r) {
		if (e === null && r?.legacyNullToEmptyString) return ``;
		if (typeof e == `symbol`) throw webidl.errors.exception({
			header: t,
			message: `${n} is a symbol, which cannot be converted to a DOMString.`
		});
		return String(e);
	}, webidl.converters.ByteString = function(e, t, n) {
		let r = webidl.converters.DOMString(e, t, n);
		for (let e = 0; e < r.length; e++) if (r.charCodeAt(e) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`);
		return r;
	}, webidl.converters.USVString = toUSVString, webidl.converters.boolean = function(e) {
		return !!e;
	}, webidl.converters.any = function(e) {
		return e;
	}, webidl.converters[`long long`] = function(e, t, n) {
		return webidl.util.ConvertToInt(e, 64, `signed`, void 0, t, n);
	}, webidl.converters[`unsigned long long`] = function(e, t, n) {
		return webidl.util.ConvertToInt(e, 64, `unsigned`, void 0, t, n);
	}, webidl.converters[`unsigned long`] = function(e, t, n) {
		return webidl.util.ConvertToInt(e, 32, `unsigned`, void 0, t, n);
	}, webidl.converters[`unsigned short`] = function(e, t, n, r) {
		return webidl.util.ConvertToInt(e, 16, `unsigned`, r, t, n);
	}, webidl.converters.ArrayBuffer = function(e, t, n, r) {
		if (webidl.util.Type(e) !== `Object` || !types.isAnyArrayBuffer(e)) throw webidl.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${webidl.util.Stringify(e)}")`,
			types: [`ArrayBuffer`]
		});
		if (r?.allowShared === !1 && types.isSharedArrayBuffer(e)) throw webidl.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.resizable || e.growable) throw webidl.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, webidl.converters.TypedArray = function(e, t, n, r, i) {
		if (webidl.util.Type(e) !== `Object` || !types.isTypedArray(e) || e.constructor.name !== t.name) throw webidl.errors.conversionFailed({
			prefix: n,
			argument: `${r} ("${webidl.util.Stringify(e)}")`,
			types: [t.name]
		});
		if (i?.allowShared === !1 && types.isSharedArrayBuffer(e.buffer)) throw webidl.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.buffer.resizable || e.buffer.growable) throw webidl.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, webidl.converters.DataView = function(e, t, n, r) {
		if (webidl.util.Type(e) !== `Object` || !types.isDataView(e)) throw webidl.errors.exception({
			header: t,
			message: `${n} is not a DataView.`
		});
		if (r?.allowShared === !1 && types.isSharedArrayBuffer(e.buffer)) throw webidl.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.buffer.resizable || e.buffer.growable) throw webidl.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, webidl.converters.BufferSource = function(e, t, n, r) {
		if (types.isAnyArrayBuffer(e)) return webidl.converters.ArrayBuffer(e, t, n, {
			...r,
			allowShared: !1
		});
		if (types.isTypedArray(e)) return webidl.converters.TypedArray(e, e.constructor, t, n, {
			...r,
			allowShared: !1
		});
		if (types.isDataView(e)) return webidl.converters.DataView(e, t, n, {
			...r,
			allowShared: !1
		});
		throw webidl.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${webidl.util.Stringify(e)}")`,
			types: [`BufferSource`]
		});
	}, webidl.converters[`sequence<ByteString>`] = webidl.sequenceConverter(webidl.converters.ByteString), webidl.converters[`sequence<sequence<ByteString>>`] = webidl.sequenceConverter(webidl.converters[`sequence<ByteString>`]), webidl.converters[`record<ByteString, ByteString>`] = webidl.recordConverter(webidl.converters.ByteString, webidl.converters.ByteString), module.exports = { webidl };
}));

// node_modules/undici/lib/web/fetch/util.js
var require_util$6 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Transform } = __require("node:stream"), zlib = __require("node:zlib"), { redirectStatusSet, referrerPolicySet: referrerPolicyTokens, badPortsSet } = require_constants$2(), { getGlobalOrigin } = require_global$1(), { collectASequenceOfCodePoints, collectAnHTTPQuotedString, removeChars, parseMIMEType } = require_data_url(), { performance } = __require("node:perf_hooks"), { isBlobLike, ReadableStreamFrom, isValidHTTPToken, normalizedMethodRecordsBase } = require_util$7(), assert = __require("node:assert"), { isUint8Array } = __require("node:util/types"), { webidl } = require_webidl();
	let supportedHashes = [];
	let crypto;
	try {
		crypto = __require("node:crypto");
		let e = [
			`sha256`,
			`sha384`,
			`sha512`
		];
		supportedHashes = crypto.getHashes().filter((t) => e.includes(t));
	} catch {}
	function responseURL(e) {
		let t = e.urlList, n = t.length;
		return n === 0 ? null : t[n - 1].toString();
	}
	function responseLocationURL(e, t) {
		if (!redirectStatusSet.has(e.status)) return null;
		let n = e.headersList.get(`location`, !0);
		return n !== null && isValidHeaderValue(n) && (isValidEncodedURL(n) || (n = normalizeBinaryStringToUtf8(n)), n = new URL(n, responseURL(e))), n && !n.hash && (n.hash = t), n;
	}
	function isValidEncodedURL(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n > 126 || n < 32) return !1;
		}
		return !0;
	}
	function normalizeBinaryStringToUtf8(e) {
		return Buffer.from(e, `binary`).toString(`utf8`);
	}
	function requestCurrentURL(e) {
		return e.urlList[e.urlList.length - 1];
	}
	function requestBadPort(e) {
		let t = requestCurrentURL(e);
		return urlIsHttpHttpsScheme(t) && badPortsSet.has(t.port) ? `blocked` : `allowed`;
	}
	function isErrorLike(e) {
		return e instanceof Error || e?.constructor?.name === `Error` || e?.constructor?.name === `DOMException`;
	}
	function isValidReasonPhrase(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (!(n === 9 || n >= 32 && n <= 126 || n >= 128 && n <= 255)) return !1;
		}
		return !0;
	}
	const isValidHeaderName = isValidHTTPToken;
	function isValidHeaderValue(e) {
		return (e[0] === `	` || e[0] === ` ` || e[e.length - 1] === `	` || e[e.length - 1] === ` ` || e.includes(`
`) || e.includes(`\r`) || e.includes(`\0`)) === !1;
	}
	function setRequestReferrerPolicyOnRedirect(e, t) {
		let { headersList: n } = t, r = (n.get(`referrer-policy`, !0) ?? ``).split(`,`), i = ``;
		if (r.length > 0) for (let e = r.length; e !== 0; e--) {
			let t = r[e - 1].trim();
			if (referrerPolicyTokens.has(t)) {
				i = t;
				break;
			}
		}
		i !== `` && (e.referrerPolicy = i);
	}
	function crossOriginResourcePolicyCheck() {
		return `allowed`;
	}
	function corsCheck() {
		return `success`;
	}
	function TAOCheck() {
		return `success`;
	}
	function appendFetchMetadata(e) {
		let t = null;
		t = e.mode, e.headersList.set(`sec-fetch-mode`, t, !0);
	}
	function appendRequestOriginHeader(e) {
		let t = e.origin;
		if (t !== `client` && t !== void 0) {
			if (e.responseTainting === `cors` || e.mode === `websocket`) e.headersList.append(`origin`, t, !0);
			else if (e.method !== `GET` && e.method !== `HEAD`) {
				switch (e.referrerPolicy) {
					case `no-referrer`:
						t = null;
						break;
					case `no-referrer-when-downgrade`:
					case `strict-origin`:
					case `strict-origin-when-cross-origin`:
						e.origin && urlHasHttpsScheme(e.origin) && !urlHasHttpsScheme(requestCurrentURL(e)) && (t = null);
						break;
					case `same-origin`: sameOrigin(e, requestCurrentURL(e)) || (t = null);
				}
				e.headersList.append(`origin`, t, !0);
			}
		}
	}
	function coarsenTime(e, t) {
		return e;
	}
	function clampAndCoarsenConnectionTimingInfo(e, t, n) {
		return !e?.startTime || e.startTime < t ? {
			domainLookupStartTime: t,
			domainLookupEndTime: t,
			connectionStartTime: t,
			connectionEndTime: t,
			secureConnectionStartTime: t,
			ALPNNegotiatedProtocol: e?.ALPNNegotiatedProtocol
		} : {
			domainLookupStartTime: coarsenTime(e.domainLookupStartTime, n),
			domainLookupEndTime: coarsenTime(e.domainLookupEndTime, n),
			connectionStartTime: coarsenTime(e.connectionStartTime, n),
			connectionEndTime: coarsenTime(e.connectionEndTime, n),
			secureConnectionStartTime: coarsenTime(e.secureConnectionStartTime, n),
			ALPNNegotiatedProtocol: e.ALPNNegotiatedProtocol
		};
	}
	function coarsenedSharedCurrentTime(e) {
		return coarsenTime(performance.now(), e);
	}
	function createOpaqueTimingInfo(e) {
		return {
			startTime: e.startTime ?? 0,
			redirectStartTime: 0,
			redirectEndTime: 0,
			postRedirectStartTime: e.startTime ?? 0,
			finalServiceWorkerStartTime: 0,
			finalNetworkResponseStartTime: 0,
			finalNetworkRequestStartTime: 0,
			endTime: 0,
			encodedBodySize: 0,
			decodedBodySize: 0,
			finalConnectionTimingInfo: null
		};
	}
	function makePolicyContainer() {
		return { referrerPolicy: `strict-origin-when-cross-origin` };
	}
	function clonePolicyContainer(e) {
		return { referrerPolicy: e.referrerPolicy };
	}
	function determineRequestsReferrer(e) {
		let t = e.referrerPolicy;
		assert(t);
		let n = null;
		if (e.referrer === `client`) {
			let e = getGlobalOrigin();
			if (!e || e.origin === `null`) return `no-referrer`;
			n = new URL(e);
		} else e.referrer instanceof URL && (n = e.referrer);
		let r = stripURLForReferrer(n), i = stripURLForReferrer(n, !0);
		r.toString().length > 4096 && (r = i);
		let a = sameOrigin(e, r), o = isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(e.url);
		switch (t) {
			case `origin`: return i ?? stripURLForReferrer(n, !0);
			case `unsafe-url`: return r;
			case `same-origin`: return a ? i : `no-referrer`;
			case `origin-when-cross-origin`: return a ? r : i;
			case `strict-origin-when-cross-origin`: {
				let t = requestCurrentURL(e);
				return sameOrigin(r, t) ? r : isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t) ? `no-referrer` : i;
			}
			default: return o ? `no-referrer` : i;
		}
	}
	function stripURLForReferrer(e, t) {
		return assert(e instanceof URL), e = new URL(e), e.protocol === `file:` || e.protocol === `about:` || e.protocol === `blank:` ? `no-referrer` : (e.username = ``, e.password = ``, e.hash = ``, t && (e.pathname = ``, e.search = ``), e);
	}
	function isURLPotentiallyTrustworthy(e) {
		return e instanceof URL ? e.href === `about:blank` || e.href === `about:srcdoc` || e.protocol === `data:` || e.protocol === `file:` || t(e.origin) : !1;
		function t(e) {
			if (e == null || e === `null`) return !1;
			let t = new URL(e);
			return !!(t.protocol === `https:` || t.protocol === `wss:` || /^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(t.hostname) || t.hostname === `localhost` || t.hostname.includes(`localhost.`) || t.hostname.endsWith(`.localhost`));
		}
	}
	function bytesMatch(e, t) {
		if (crypto === void 0) return !0;
		let n = parseMetadata(t);
		if (n === `no metadata` || n.length === 0) return !0;
		let i = filterMetadataListByAlgorithm(n, getStrongestMetadata(n));
		for (let t of i) {
			let n = t.algo, r = t.hash, i = crypto.createHash(n).update(e).digest(`base64`);
			if (i[i.length - 1] === `=` && (i = i[i.length - 2] === `=` ? i.slice(0, -2) : i.slice(0, -1)), compareBase64Mixed(i, r)) return !0;
		}
		return !1;
	}
	const parseHashWithOptions = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
	function parseMetadata(e) {
		let t = [], n = !0;
		for (let r of e.split(` `)) {
			n = !1;
			let e = parseHashWithOptions.exec(r);
			if (e === null || e.groups === void 0 || e.groups.algo === void 0) continue;
			let i = e.groups.algo.toLowerCase();
			supportedHashes.includes(i) && t.push(e.groups);
		}
		return n === !0 ? `no metadata` : t;
	}
	function getStrongestMetadata(e) {
		let t = e[0].algo;
		if (t[3] === `5`) return t;
		for (let n = 1; n < e.length; ++n) {
			let r = e[n];
			if (r.algo[3] === `5`) {
				t = `sha512`;
				break;
			}
			t[3] !== `3` && r.algo[3] === `3` && (t = `sha384`);
		}
		return t;
	}
	function filterMetadataListByAlgorithm(e, t) {
		if (e.length === 1) return e;
		let n = 0;
		for (let r = 0; r < e.length; ++r) e[r].algo === t && (e[n++] = e[r]);
		return e.length = n, e;
	}
	function compareBase64Mixed(e, t) {
		if (e.length !== t.length) return !1;
		for (let n = 0; n < e.length; ++n) if (e[n] !== t[n]) {
			if (e[n] === `+` && t[n] === `-` || e[n] === `/` && t[n] === `_`) continue;
			return !1;
		}
		return !0;
	}
	function tryUpgradeRequestToAPotentiallyTrustworthyURL(e) {}
	function sameOrigin(e, t) {
		return e.origin === t.origin && e.origin === `null` || e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port;
	}
	function createDeferredPromise() {
		let e, t;
		return {
			promise: new Promise((n, r) => {
				e = n, t = r;
			}),
			resolve: e,
			reject: t
		};
	}
	function isAborted(e) {
		return e.controller.state === `aborted`;
	}
	function isCancelled(e) {
		return e.controller.state === `aborted` || e.controller.state === `terminated`;
	}
	function normalizeMethod(e) {
		return normalizedMethodRecordsBase[e.toLowerCase()] ?? e;
	}
	function serializeJavascriptValueToJSONString(e) {
		let t = JSON.stringify(e);
		if (t === void 0) throw TypeError(`Value is not JSON serializable`);
		return assert(typeof t == `string`), t;
	}
	const esIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
	function createIterator(e, t, n = 0, r = 1) {
		class i {
			#e;
			#t;
			#n;
			constructor(e, t) {
				this.#e = e, this.#t = t, this.#n = 0;
			}
			next() {
				if (typeof this != `object` || this === null || !(#e in this)) throw TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);
				let i = this.#n, a = this.#e[t];
				if (i >= a.length) return {
					value: void 0,
					done: !0
				};
				let { [n]: o, [r]: s } = a[i];
				this.#n = i + 1;
				let c;
				switch (this.#t) {
					case `key`:
						c = o;
						break;
					case `value`:
						c = s;
						break;
					case `key+value`: c = [o, s];
				}
				return {
					value: c,
					done: !1
				};
			}
		}
		return delete i.prototype.constructor, Object.setPrototypeOf(i.prototype, esIteratorPrototype), Object.defineProperties(i.prototype, {
			[Symbol.toStringTag]: {
				writable: !1,
				enumerable: !1,
				configurable: !0,
				value: `${e} Iterator`
			},
			next: {
				writable: !0,
				enumerable: !0,
				configurable: !0
			}
		}), function(e, t) {
			return new i(e, t);
		};
	}
	function iteratorMixin(e, t, n, r = 0, i = 1) {
		let a = createIterator(e, n, r, i), o = {
			keys: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return webidl.brandCheck(this, t), a(this, `key`);
				}
			},
			values: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return webidl.brandCheck(this, t), a(this, `value`);
				}
			},
			entries: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return webidl.brandCheck(this, t), a(this, `key+value`);
				}
			},
			forEach: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function(n, r = globalThis) {
					if (webidl.brandCheck(this, t), webidl.argumentLengthCheck(arguments, 1, `${e}.forEach`), typeof n != `function`) throw TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`);
					for (let { 0: e, 1: t } of a(this, `key+value`)) n.call(r, t, e, this);
				}
			}
		};
		return Object.defineProperties(t.prototype, {
			...o,
			[Symbol.iterator]: {
				writable: !0,
				enumerable: !1,
				configurable: !0,
				value: o.entries.value
			}
		});
	}
	async function fullyReadBody(e, t, n) {
		let r = t, i = n, a;
		try {
			a = e.stream.getReader();
		} catch (e) {
			i(e);
			return;
		}
		try {
			r(await readAllBytes(a));
		} catch (e) {
			i(e);
		}
	}
	function isReadableStreamLike(e) {
		return e instanceof ReadableStream || e[Symbol.toStringTag] === `ReadableStream` && typeof e.tee == `function`;
	}
	function readableStreamClose(e) {
		try {
			e.close(), e.byobRequest?.respond(0);
		} catch (e) {
			if (!e.message.includes(`Controller is already closed`) && !e.message.includes(`ReadableStream is already closed`)) throw e;
		}
	}
	const invalidIsomorphicEncodeValueRegex = /[^\x00-\xFF]/;
	function isomorphicEncode(e) {
		return assert(!invalidIsomorphicEncodeValueRegex.test(e)), e;
	}
	async function readAllBytes(e) {
		let t = [], n = 0;
		for (;;) {
			let { done: r, value: i } = await e.read();
			if (r) return Buffer.concat(t, n);
			if (!isUint8Array(i)) throw TypeError(`Received non-Uint8Array chunk`);
			t.push(i), n += i.length;
		}
	}
	function urlIsLocal(e) {
		assert(`protocol` in e);
		let t = e.protocol;
		return t === `about:` || t === `blob:` || t === `data:`;
	}
	function urlHasHttpsScheme(e) {
		return typeof e == `string` && e[5] === `:` && e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p` && e[4] === `s` || e.protocol === `https:`;
	}
	function urlIsHttpHttpsScheme(e) {
		assert(`protocol` in e);
		let t = e.protocol;
		return t === `http:` || t === `https:`;
	}
	function simpleRangeHeaderValue(e, t) {
		let n = e;
		if (!n.startsWith(`bytes`)) return `failure`;
		let r = { position: 5 };
		if (t && collectASequenceOfCodePoints((e) => e === `	` || e === ` `, n, r), n.charCodeAt(r.position) !== 61) return `failure`;
		r.position++, t && collectASequenceOfCodePoints((e) => e === `	` || e === ` `, n, r);
		let i = collectASequenceOfCodePoints((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), a = i.length ? Number(i) : null;
		if (t && collectASequenceOfCodePoints((e) => e === `	` || e === ` `, n, r), n.charCodeAt(r.position) !== 45) return `failure`;
		r.position++, t && collectASequenceOfCodePoints((e) => e === `	` || e === ` `, n, r);
		let o = collectASequenceOfCodePoints((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), s = o.length ? Number(o) : null;
		return r.position < n.length || s === null && a === null || a > s ? `failure` : {
			rangeStartValue: a,
			rangeEndValue: s
		};
	}
	function buildContentRange(e, t, n) {
		let r = `bytes `;
		return r += isomorphicEncode(`${e}`), r += `-`, r += isomorphicEncode(`${t}`), r += `/`, r += isomorphicEncode(`${n}`), r;
	}
	var InflateStream = class extends Transform {
		#e;
		constructor(e) {
			super(), this.#e = e;
		}
		_transform(e, t, n) {
			if (!this._inflateStream) {
				if (e.length === 0) {
					n();
					return;
				}
				this._inflateStream = (e[0] & 15) == 8 ? zlib.createInflate(this.#e) : zlib.createInflateRaw(this.#e), this._inflateStream.on(`data`, this.push.bind(this)), this._inflateStream.on(`end`, () => this.push(null)), this._inflateStream.on(`error`, (e) => this.destroy(e));
			}
			this._inflateStream.write(e, t, n);
		}
		_final(e) {
			this._inflateStream &&= (this._inflateStream.end(), null), e();
		}
	};
	function createInflate(e) {
		return new InflateStream(e);
	}
	function extractMimeType(e) {
		let t = null, n = null, r = null, i = getDecodeSplit(`content-type`, e);
		if (i === null) return `failure`;
		for (let e of i) {
			let i = parseMIMEType(e);
			i !== `failure` && i.essence !== `*/*` && (r = i, r.essence === n ? !r.parameters.has(`charset`) && t !== null && r.parameters.set(`charset`, t) : (t = null, r.parameters.has(`charset`) && (t = r.parameters.get(`charset`)), n = r.essence));
		}
		return r ?? `failure`;
	}
	function gettingDecodingSplitting(e) {
		let t = e, n = { position: 0 }, r = [], i = ``;
		for (; n.position < t.length;) {
			if (i += collectASequenceOfCodePoints((e) => e !== `"` && e !== `,`, t, n), n.position < t.length) {
				if (t.charCodeAt(n.position) === 34) {
					if (i += collectAnHTTPQuotedString(t, n), n.position < t.length) continue;
				} else assert(t.charCodeAt(n.position) === 44), n.position++;
			}
			i = removeChars(i, !0, !0, (e) => e === 9 || e === 32), r.push(i), i = ``;
		}
		return r;
	}
	function getDecodeSplit(e, t) {
		let n = t.get(e, !0);
		return n === null ? null : gettingDecodingSplitting(n);
	}
	const textDecoder = new TextDecoder();
	function utf8DecodeBytes(e) {
		return e.length === 0 ? `` : (e[0] === 239 && e[1] === 187 && e[2] === 191 && (e = e.subarray(3)), textDecoder.decode(e));
	}
	var EnvironmentSettingsObjectBase = class {
		get baseUrl() {
			return getGlobalOrigin();
		}
		get origin() {
			return this.baseUrl?.origin;
		}
		policyContainer = makePolicyContainer();
	};
	var EnvironmentSettingsObject = class {
		settingsObject = new EnvironmentSettingsObjectBase();
	};
	const environmentSettingsObject = new EnvironmentSettingsObject();
	module.exports = {
		isAborted,
		isCancelled,
		isValidEncodedURL,
		createDeferredPromise,
		ReadableStreamFrom,
		tryUpgradeRequestToAPotentiallyTrustworthyURL,
		clampAndCoarsenConnectionTimingInfo,
		coarsenedSharedCurrentTime,
		determineRequestsReferrer,
		makePolicyContainer,
		clonePolicyContainer,
		appendFetchMetadata,
		appendRequestOriginHeader,
		TAOCheck,
		corsCheck,
		crossOriginResourcePolicyCheck,
		createOpaqueTimingInfo,
		setRequestReferrerPolicyOnRedirect,
		isValidHTTPToken,
		requestBadPort,
		requestCurrentURL,
		responseURL,
		responseLocationURL,
		isBlobLike,
		isURLPotentiallyTrustworthy,
		isValidReasonPhrase,
		sameOrigin,
		normalizeMethod,
		serializeJavascriptValueToJSONString,
		iteratorMixin,
		createIterator,
		isValidHeaderName,
		isValidHeaderValue,
		isErrorLike,
		fullyReadBody,
		bytesMatch,
		isReadableStreamLike,
		readableStreamClose,
		isomorphicEncode,
		urlIsLocal,
		urlHasHttpsScheme,
		urlIsHttpHttpsScheme,
		readAllBytes,
		simpleRangeHeaderValue,
		buildContentRange,
		parseMetadata,
		createInflate,
		extractMimeType,
		getDecodeSplit,
		utf8DecodeBytes,
		environmentSettingsObject
	};
}));

// node_modules/undici/lib/web/fetch/symbols.js
var require_symbols$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		kUrl: Symbol(`url`),
		kHeaders: Symbol(`headers`),
		kSignal: Symbol(`signal`),
		kState: Symbol(`state`),
		kDispatcher: Symbol(`dispatcher`)
	};
}));

// node_modules/undici/lib/web/fetch/file.js
var require_file = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Blob, File } = __require("node:buffer"), { kState } = require_symbols$3(), { webidl } = require_webidl();
	var FileLike = class FileLike {
		constructor(e, t, n = {}) {
			let r = t, i = n.type, a = n.lastModified ?? Date.now();
			this[kState] = {
				blobLike: e,
				name: r,
				type: i,
				lastModified: a
			};
		}
		stream(...e) {
			return webidl.brandCheck(this, FileLike), this[kState].blobLike.stream(...e);
		}
		arrayBuffer(...e) {
			return webidl.brandCheck(this, FileLike), this[kState].blobLike.arrayBuffer(...e);
		}
		slice(...e) {
			return webidl.brandCheck(this, FileLike), this[kState].blobLike.slice(...e);
		}
		text(...e) {
			return webidl.brandCheck(this, FileLike), this[kState].blobLike.text(...e);
		}
		get size() {
			return webidl.brandCheck(this, FileLike), this[kState].blobLike.size;
		}
		get type() {
			return webidl.brandCheck(this, FileLike), this[kState].blobLike.type;
		}
		get name() {
			return webidl.brandCheck(this, FileLike), this[kState].name;
		}
		get lastModified() {
			return webidl.brandCheck(this, FileLike), this[kState].lastModified;
		}
		get [Symbol.toStringTag]() {
			return `File`;
		}
	};
	webidl.converters.Blob = webidl.interfaceConverter(Blob);
	function isFileLike(e) {
		return e instanceof File || e && (typeof e.stream == `function` || typeof e.arrayBuffer == `function`) && e[Symbol.toStringTag] === `File`;
	}
	module.exports = {
		FileLike,
		isFileLike
	};
}));

// node_modules/undici/lib/web/fetch/formdata.js
var require_formdata = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { isBlobLike, iteratorMixin } = require_util$6(), { kState } = require_symbols$3(), { kEnumerableProperty } = require_util$7(), { FileLike, isFileLike } = require_file(), { webidl } = require_webidl(), { File: NativeFile } = __require("node:buffer"), nodeUtil = __require("node:util"), File = globalThis.File ?? NativeFile;
	var FormData = class FormData {
		constructor(e) {
			if (webidl.util.markAsUncloneable(this), e !== void 0) throw webidl.errors.conversionFailed({
				prefix: `FormData constructor`,
				argument: `Argument 1`,
				types: [`undefined`]
			});
			this[kState] = [];
		}
		append(e, t, n = void 0) {
			webidl.brandCheck(this, FormData);
			let r = `FormData.append`;
			if (webidl.argumentLengthCheck(arguments, 2, r), arguments.length === 3 && !isBlobLike(t)) throw TypeError(`Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'`);
			e = webidl.converters.USVString(e, r, `name`), t = isBlobLike(t) ? webidl.converters.Blob(t, r, `value`, { strict: !1 }) : webidl.converters.USVString(t, r, `value`), n = arguments.length === 3 ? webidl.converters.USVString(n, r, `filename`) : void 0;
			let i = makeEntry(e, t, n);
			this[kState].push(i);
		}
		delete(e) {
			webidl.brandCheck(this, FormData);
			let t = `FormData.delete`;
			webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.USVString(e, t, `name`), this[kState] = this[kState].filter((t) => t.name !== e);
		}
		get(e) {
			webidl.brandCheck(this, FormData);
			let t = `FormData.get`;
			webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.USVString(e, t, `name`);
			let n = this[kState].findIndex((t) => t.name === e);
			return n === -1 ? null : this[kState][n].value;
		}
		getAll(e) {
			webidl.brandCheck(this, FormData);
			let t = `FormData.getAll`;
			return webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.USVString(e, t, `name`), this[kState].filter((t) => t.name === e).map((e) => e.value);
		}
		has(e) {
			webidl.brandCheck(this, FormData);
			let t = `FormData.has`;
			return webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.USVString(e, t, `name`), this[kState].findIndex((t) => t.name === e) !== -1;
		}
		set(e, t, n = void 0) {
			webidl.brandCheck(this, FormData);
			let r = `FormData.set`;
			if (webidl.argumentLengthCheck(arguments, 2, r), arguments.length === 3 && !isBlobLike(t)) throw TypeError(`Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'`);
			e = webidl.converters.USVString(e, r, `name`), t = isBlobLike(t) ? webidl.converters.Blob(t, r, `name`, { strict: !1 }) : webidl.converters.USVString(t, r, `name`), n = arguments.length === 3 ? webidl.converters.USVString(n, r, `name`) : void 0;
			let i = makeEntry(e, t, n), a = this[kState].findIndex((t) => t.name === e);
			a === -1 ? this[kState].push(i) : this[kState] = [
				...this[kState].slice(0, a),
				i,
				...this[kState].slice(a + 1).filter((t) => t.name !== e)
			];
		}
		[nodeUtil.inspect.custom](e, t) {
			let n = this[kState].reduce((e, t) => (e[t.name] ? Array.isArray(e[t.name]) ? e[t.name].push(t.value) : e[t.name] = [e[t.name], t.value] : e[t.name] = t.value, e), { __proto__: null });
			t.depth ??= e, t.colors ??= !0;
			let r = nodeUtil.formatWithOptions(t, n);
			return `FormData ${r.slice(r.indexOf(`]`) + 2)}`;
		}
	};
	iteratorMixin(`FormData`, FormData, kState, `name`, `value`), Object.defineProperties(FormData.prototype, {
		append: kEnumerableProperty,
		delete: kEnumerableProperty,
		get: kEnumerableProperty,
		getAll: kEnumerableProperty,
		has: kEnumerableProperty,
		set: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: `FormData`,
			configurable: !0
		}
	});
	function makeEntry(e, t, n) {
		if (typeof t != `string` && (isFileLike(t) || (t = t instanceof Blob ? new File([t], `blob`, { type: t.type }) : new FileLike(t, `blob`, { type: t.type })), n !== void 0)) {
			let e = {
				type: t.type,
				lastModified: t.lastModified
			};
			t = t instanceof NativeFile ? new File([t], n, e) : new FileLike(t, n, e);
		}
		return {
			name: e,
			value: t
		};
	}
	module.exports = {
		FormData,
		makeEntry
	};
}));

// node_modules/undici/lib/web/fetch/formdata-parser.js
var require_formdata_parser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { isUSVString, bufferToLowerCasedHeaderName } = require_util$7(), { utf8DecodeBytes } = require_util$6(), { HTTP_TOKEN_CODEPOINTS, isomorphicDecode } = require_data_url(), { isFileLike } = require_file(), { makeEntry } = require_formdata(), assert = __require("node:assert"), { File: NodeFile } = __require("node:buffer"), File = globalThis.File ?? NodeFile, formDataNameBuffer = Buffer.from(`form-data; name="`), filenameBuffer = Buffer.from(`; filename`), dd = Buffer.from(`--`), ddcrlf = Buffer.from(`--\r
`);
	function isAsciiString(e) {
		for (let t = 0; t < e.length; ++t) if (e.charCodeAt(t) & -128) return !1;
		return !0;
	}
	function validateBoundary(e) {
		let t = e.length;
		if (t < 27 || t > 70) return !1;
		for (let n = 0; n < t; ++n) {
			let t = e.charCodeAt(n);
			if (!(t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || t === 39 || t === 45 || t === 95)) return !1;
		}
		return !0;
	}
	function multipartFormDataParser(e, t) {
		assert(t !== `failure` && t.essence === `multipart/form-data`);
		let n = t.parameters.get(`boundary`);
		if (n === void 0) return `failure`;
		let r = Buffer.from(`--${n}`, `utf8`), i = [], a = { position: 0 };
		for (; e[a.position] === 13 && e[a.position + 1] === 10;) a.position += 2;
		let o = e.length;
		for (; e[o - 1] === 10 && e[o - 2] === 13;) o -= 2;
		for (o !== e.length && (e = e.subarray(0, o));;) {
			if (e.subarray(a.position, a.position + r.length).equals(r)) a.position += r.length;
			else return `failure`;
			if (a.position === e.length - 2 && bufferStartsWith(e, dd, a) || a.position === e.length - 4 && bufferStartsWith(e, ddcrlf, a)) return i;
			if (e[a.position] !== 13 || e[a.position + 1] !== 10) return `failure`;
			a.position += 2;
			let t = parseMultipartFormDataHeaders(e, a);
			if (t === `failure`) return `failure`;
			let { name: n, filename: o, contentType: s, encoding: c } = t;
			a.position += 2;
			let l;
			{
				let t = e.indexOf(r.subarray(2), a.position);
				if (t === -1) return `failure`;
				l = e.subarray(a.position, t - 4), a.position += l.length, c === `base64` && (l = Buffer.from(l.toString(), `base64`));
			}
			if (e[a.position] !== 13 || e[a.position + 1] !== 10) return `failure`;
			a.position += 2;
			let u;
			o === null ? u = utf8DecodeBytes(Buffer.from(l)) : (s ??= `text/plain`, isAsciiString(s) || (s = ``), u = new File([l], o, { type: s })), assert(isUSVString(n)), assert(typeof u == `string` && isUSVString(u) || isFileLike(u)), i.push(makeEntry(n, u, o));
		}
	}
	function parseMultipartFormDataHeaders(e, t) {
		let n = null, r = null, i = null, a = null;
		for (;;) {
			if (e[t.position] === 13 && e[t.position + 1] === 10) return n === null ? `failure` : {
				name: n,
				filename: r,
				contentType: i,
				encoding: a
			};
			let o = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 58, e, t);
			if (o = removeChars(o, !0, !0, (e) => e === 9 || e === 32), !HTTP_TOKEN_CODEPOINTS.test(o.toString()) || e[t.position] !== 58) return `failure`;
			switch (t.position++, collectASequenceOfBytes((e) => e === 32 || e === 9, e, t), bufferToLowerCasedHeaderName(o)) {
				case `content-disposition`:
					if (n = r = null, !bufferStartsWith(e, formDataNameBuffer, t) || (t.position += 17, n = parseMultipartFormDataName(e, t), n === null)) return `failure`;
					if (bufferStartsWith(e, filenameBuffer, t)) {
						let n = t.position + filenameBuffer.length;
						if (e[n] === 42 && (t.position += 1, n += 1), e[n] !== 61 || e[n + 1] !== 34 || (t.position += 12, r = parseMultipartFormDataName(e, t), r === null)) return `failure`;
					}
					break;
				case `content-type`: {
					let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
					n = removeChars(n, !1, !0, (e) => e === 9 || e === 32), i = isomorphicDecode(n);
					break;
				}
				case `content-transfer-encoding`: {
					let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
					n = removeChars(n, !1, !0, (e) => e === 9 || e === 32), a = isomorphicDecode(n);
					break;
				}
				default: collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
			}
			if (e[t.position] !== 13 && e[t.position + 1] !== 10) return `failure`;
			t.position += 2;
		}
	}
	function parseMultipartFormDataName(e, t) {
		assert(e[t.position - 1] === 34);
		let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 34, e, t);
		return e[t.position] === 34 ? (t.position++, n = new TextDecoder().decode(n).replace(/%0A/gi, `
`).replace(/%0D/gi, `\r`).replace(/%22/g, `"`), n) : null;
	}
	function collectASequenceOfBytes(e, t, n) {
		let r = n.position;
		for (; r < t.length && e(t[r]);) ++r;
		return t.subarray(n.position, n.position = r);
	}
	function removeChars(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e[i]);) i++;
		if (n) for (; a > 0 && r(e[a]);) a--;
		return i === 0 && a === e.length - 1 ? e : e.subarray(i, a + 1);
	}
	function bufferStartsWith(e, t, n) {
		if (e.length < t.length) return !1;
		for (let r = 0; r < t.length; r++) if (t[r] !== e[n.position + r]) return !1;
		return !0;
	}
	module.exports = {
		multipartFormDataParser,
		validateBoundary
	};
}));

// node_modules/undici/lib/web/fetch/body.js
var require_body = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = require_util$7(), { ReadableStreamFrom, isBlobLike, isReadableStreamLike, readableStreamClose, createDeferredPromise, fullyReadBody, extractMimeType, utf8DecodeBytes } = require_util$6(), { FormData } = require_formdata(), { kState } = require_symbols$3(), { webidl } = require_webidl(), { Blob } = __require("node:buffer"), assert = __require("node:assert"), { isErrored, isDisturbed } = __require("node:stream"), { isArrayBuffer } = __require("node:util/types"), { serializeAMimeType } = require_data_url(), { multipartFormDataParser } = require_formdata_parser();
	let random;
	try {
		let e = __require("node:crypto");
		random = (t) => e.randomInt(0, t);
	} catch {
		random = (e) => Math.floor(Math.random(e));
	}
	const textEncoder = new TextEncoder();
	function noop() {}
	const hasFinalizationRegistry = globalThis.FinalizationRegistry && process.version.indexOf(`v18`) !== 0;
	let streamRegistry;
	hasFinalizationRegistry && (streamRegistry = new FinalizationRegistry((e) => {
		let t = e.deref();
		t && !t.locked && !isDisturbed(t) && !isErrored(t) && t.cancel(`Response object has been garbage collected`).catch(noop);
	}));
	function extractBody(e, t = !1) {
		let n = null;
		n = e instanceof ReadableStream ? e : isBlobLike(e) ? e.stream() : new ReadableStream({
			async pull(e) {
				let t = typeof i == `string` ? textEncoder.encode(i) : i;
				t.byteLength && e.enqueue(t), queueMicrotask(() => readableStreamClose(e));
			},
			start() {},
			type: `bytes`
		}), assert(isReadableStreamLike(n));
		let r = null, i = null, a = null, o = null;
		if (typeof e == `string`) i = e, o = `text/plain;charset=UTF-8`;
		else if (e instanceof URLSearchParams) i = e.toString(), o = `application/x-www-form-urlencoded;charset=UTF-8`;
		else if (isArrayBuffer(e)) i = new Uint8Array(e.slice());
		else if (ArrayBuffer.isView(e)) i = new Uint8Array(e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength));
		else if (util.isFormDataLike(e)) {
			let t = `----formdata-undici-0${`${random(1e11)}`.padStart(11, `0`)}`, n = `--${t}\r\nContent-Disposition: form-data`, s = (e) => e.replace(/\n/g, `%0A`).replace(/\r/g, `%0D`).replace(/"/g, `%22`), c = (e) => e.replace(/\r?\n|\r/g, `\r
`), l = [], u = new Uint8Array([13, 10]);
			a = 0;
			let d = !1;
			for (let [t, r] of e) if (typeof r == `string`) {
				let e = textEncoder.encode(n + `; name="${s(c(t))}"\r\n\r\n${c(r)}\r\n`);
				l.push(e), a += e.byteLength;
			} else {
				let e = textEncoder.encode(`${n}; name="${s(c(t))}"` + (r.name ? `; filename="${s(r.name)}"` : ``) + `\r
Content-Type: ${r.type || `application/octet-stream`}\r\n\r\n`);
				l.push(e, r, u), typeof r.size == `number` ? a += e.byteLength + r.size + u.byteLength : d = !0;
			}
			let f = textEncoder.encode(`--${t}--\r\n`);
			l.push(f), a += f.byteLength, d && (a = null), i = e, r = async function* () {
				for (let e of l) e.stream ? yield* e.stream() : yield e;
			}, o = `multipart/form-data; boundary=${t}`;
		} else if (isBlobLike(e)) i = e, a = e.size, e.type && (o = e.type);
		else if (typeof e[Symbol.asyncIterator] == `function`) {
			if (t) throw TypeError(`keepalive`);
			if (util.isDisturbed(e) || e.locked) throw TypeError(`Response body object should not be disturbed or locked`);
			n = e instanceof ReadableStream ? e : ReadableStreamFrom(e);
		}
		if ((typeof i == `string` || util.isBuffer(i)) && (a = Buffer.byteLength(i)), r != null) {
			let t;
			n = new ReadableStream({
				async start() {
					t = r(e)[Symbol.asyncIterator]();
				},
				async pull(e) {
					let { value: r, done: i } = await t.next();
					if (i) queueMicrotask(() => {
						e.close(), e.byobRequest?.respond(0);
					});
					else if (!isErrored(n)) {
						let t = new Uint8Array(r);
						t.byteLength && e.enqueue(t);
					}
					return e.desiredSize > 0;
				},
				async cancel(e) {
					await t.return();
				},
				type: `bytes`
			});
		}
		return [{
			stream: n,
			source: i,
			length: a
		}, o];
	}
	function safelyExtractBody(e, t = !1) {
		return e instanceof ReadableStream && (assert(!util.isDisturbed(e), `The body has already been consumed.`), assert(!e.locked, `The stream is locked.`)), extractBody(e, t);
	}
	function cloneBody(e, t) {
		let [n, r] = t.stream.tee();
		return t.stream = n, {
			stream: r,
			length: t.length,
			source: t.source
		};
	}
	function throwIfAborted(e) {
		if (e.aborted) throw new DOMException(`The operation was aborted.`, `AbortError`);
	}
	function bodyMixinMethods(e) {
		return {
			blob() {
				return consumeBody(this, (e) => {
					let t = bodyMimeType(this);
					return t === null ? t = `` : t &&= serializeAMimeType(t), new Blob([e], { type: t });
				}, e);
			},
			arrayBuffer() {
				return consumeBody(this, (e) => new Uint8Array(e).buffer, e);
			},
			text() {
				return consumeBody(this, utf8DecodeBytes, e);
			},
			json() {
				return consumeBody(this, parseJSONFromBytes, e);
			},
			formData() {
				return consumeBody(this, (e) => {
					let t = bodyMimeType(this);
					if (t !== null) switch (t.essence) {
						case `multipart/form-data`: {
							let n = multipartFormDataParser(e, t);
							if (n === `failure`) throw TypeError(`Failed to parse body as FormData.`);
							let r = new FormData();
							return r[kState] = n, r;
						}
						case `application/x-www-form-urlencoded`: {
							let t = new URLSearchParams(e.toString()), n = new FormData();
							for (let [e, r] of t) n.append(e, r);
							return n;
						}
					}
					throw TypeError(`Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".`);
				}, e);
			},
			bytes() {
				return consumeBody(this, (e) => new Uint8Array(e), e);
			}
		};
	}
	function mixinBody(e) {
		Object.assign(e.prototype, bodyMixinMethods(e));
	}
	async function consumeBody(e, t, n) {
		if (webidl.brandCheck(e, n), bodyUnusable(e)) throw TypeError(`Body is unusable: Body has already been read`);
		throwIfAborted(e[kState]);
		let r = createDeferredPromise(), i = (e) => r.reject(e), a = (e) => {
			try {
				r.resolve(t(e));
			} catch (e) {
				i(e);
			}
		};
		return e[kState].body == null ? (a(Buffer.allocUnsafe(0)), r.promise) : (await fullyReadBody(e[kState].body, a, i), r.promise);
	}
	function bodyUnusable(e) {
		let t = e[kState].body;
		return t != null && (t.stream.locked || util.isDisturbed(t.stream));
	}
	function parseJSONFromBytes(e) {
		return JSON.parse(utf8DecodeBytes(e));
	}
	function bodyMimeType(e) {
		let t = e[kState].headersList, n = extractMimeType(t);
		return n === `failure` ? null : n;
	}
	module.exports = {
		extractBody,
		safelyExtractBody,
		cloneBody,
		mixinBody,
		streamRegistry,
		hasFinalizationRegistry,
		bodyUnusable
	};
}));

// node_modules/undici/lib/dispatcher/client-h1.js
var require_client_h1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), util = require_util$7(), { channels } = require_diagnostics(), timers = require_timers(), { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, ResponseExceededMaxSizeError } = require_errors(), { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext } = require_symbols$4(), constants = require_constants$3(), EMPTY_BUF = Buffer.alloc(0), FastBuffer = Buffer[Symbol.species], addListener = util.addListener, removeAllListeners = util.removeAllListeners, kIdleSocketValidation = Symbol(`kIdleSocketValidation`), kIdleSocketValidationTimeout = Symbol(`kIdleSocketValidationTimeout`), kSocketUsed = Symbol(`kSocketUsed`);
	let extractBody;
	async function lazyllhttp() {
		let e = process.env.JEST_WORKER_ID ? require_llhttp_wasm() : void 0, t;
		try {
			t = await WebAssembly.compile(require_llhttp_simd_wasm());
		} catch {
			t = await WebAssembly.compile(e || require_llhttp_wasm());
		}
		return await WebAssembly.instantiate(t, { env: {
			wasm_on_url: (e, t, n) => 0,
			wasm_on_status: (e, t, n) => {
				assert(currentParser.ptr === e);
				let r = t - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, r, n)) || 0;
			},
			wasm_on_message_begin: (e) => (assert(currentParser.ptr === e), currentParser.onMessageBegin() || 0),
			wasm_on_header_field: (e, t, n) => {
				assert(currentParser.ptr === e);
				let r = t - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, r, n)) || 0;
			},
			wasm_on_header_value: (e, t, n) => {
				assert(currentParser.ptr === e);
				let r = t - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, r, n)) || 0;
			},
			wasm_on_headers_complete: (e, t, n, r) => (assert(currentParser.ptr === e), currentParser.onHeadersComplete(t, !!n, !!r) || 0),
			wasm_on_body: (e, t, n) => {
				assert(currentParser.ptr === e);
				let r = t - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, r, n)) || 0;
			},
			wasm_on_message_complete: (e) => (assert(currentParser.ptr === e), currentParser.onMessageComplete() || 0)
		} });
	}
	let llhttpInstance = null;
	let llhttpPromise = lazyllhttp();
	llhttpPromise.catch();
	let currentParser = null;
	let currentBufferRef = null;
	let currentBufferSize = 0;
	let currentBufferPtr = null;
	var Parser = class {
		constructor(e, t, { exports: n }) {
			assert(Number.isFinite(e[kMaxHeadersSize]) && e[kMaxHeadersSize] > 0), this.llhttp = n, this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE), this.client = e, this.socket = t, this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.statusCode = null, this.statusText = ``, this.upgrade = !1, this.headers = [], this.headersSize = 0, this.headersMaxSize = e[kMaxHeadersSize], this.shouldKeepAlive = !1, this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = ``, this.contentLength = ``, this.connection = ``, this.maxResponseSize = e[kMaxResponseSize];
		}
		setTimeout(e, t) {
			e !== this.timeoutValue || t & 1 ^ this.timeoutType & 1 ? (this.timeout &&= (timers.clearTimeout(this.timeout), null), e && (t & 1 ? this.timeout = timers.setFastTimeout(onParserTimeout, e, new WeakRef(this)) : (this.timeout = setTimeout(onParserTimeout, e, new WeakRef(this)), this.timeout.unref())), this.timeoutValue = e) : this.timeout && this.timeout.refresh && this.timeout.refresh(), this.timeoutType = t;
		}
		resume() {
			!this.socket.destroyed && this.paused && (assert(this.ptr != null), assert(currentParser == null), this.llhttp.llhttp_resume(this.ptr), assert(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), this.paused = !1, this.execute(this.socket.read() || EMPTY_BUF), this.readMore());
		}
		readMore() {
			for (; !this.paused && this.ptr;) {
				let e = this.socket.read();
				if (e === null) break;
				this.execute(e);
			}
		}
		execute(e) {
			assert(this.ptr != null), assert(currentParser == null), assert(!this.paused);
			let { socket: t, llhttp: n } = this;
			e.length > currentBufferSize && (currentBufferPtr && n.free(currentBufferPtr), currentBufferSize = Math.ceil(e.length / 4096) * 4096, currentBufferPtr = n.malloc(currentBufferSize)), new Uint8Array(n.memory.buffer, currentBufferPtr, currentBufferSize).set(e);
			try {
				let r;
				try {
					currentBufferRef = e, currentParser = this, r = n.llhttp_execute(this.ptr, currentBufferPtr, e.length);
				} catch (e) {
					throw e;
				} finally {
					currentParser = null, currentBufferRef = null;
				}
				let i = n.llhttp_get_error_pos(this.ptr) - currentBufferPtr;
				if (r !== constants.ERROR.OK) {
					let n = e.subarray(i);
					if (r === constants.ERROR.PAUSED_UPGRADE) this.onUpgrade(n);
					else if (r === constants.ERROR.PAUSED) this.paused = !0, t.unshift(n);
					else throw this.createError(r, n);
				}
			} catch (e) {
				util.destroy(t, e);
			}
		}
		finish() {
			assert(currentParser === null), assert(this.ptr != null), assert(!this.paused);
			let { llhttp: e } = this, t;
			try {
				currentParser = this, t = e.llhttp_finish(this.ptr);
			} finally {
				currentParser = null;
			}
			return t === constants.ERROR.OK ? null : t === constants.ERROR.PAUSED || t === constants.ERROR.PAUSED_UPGRADE ? (this.paused = !0, null) : this.createError(t, EMPTY_BUF);
		}
		createError(e, t) {
			let { llhttp: n, contentLength: r, bytesRead: i } = this;
			if (r && i !== parseInt(r, 10)) return new ResponseContentLengthMismatchError();
			let a = n.llhttp_get_error_reason(this.ptr), o = ``;
			if (a) {
				let e = new Uint8Array(n.memory.buffer, a).indexOf(0);
				o = `Response does not match the HTTP/1.1 protocol (` + Buffer.from(n.memory.buffer, a, e).toString() + `)`;
			}
			return new HTTPParserError(o, constants.ERROR[e], t);
		}
		destroy() {
			assert(this.ptr != null), assert(currentParser == null), this.llhttp.llhttp_free(this.ptr), this.ptr = null, this.timeout && timers.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.paused = !1;
		}
		onStatus(e) {
			this.statusText = e.toString();
		}
		onMessageBegin() {
			let { socket: e, client: t } = this;
			if (e.destroyed) return -1;
			if (t[kRunning] === 0) return util.destroy(e, new SocketError(`bad response`, util.getSocketInfo(e))), -1;
			let n = t[kQueue][t[kRunningIdx]];
			if (!n) return -1;
			n.onResponseStarted();
		}
		onHeaderField(e) {
			let t = this.headers.length;
			t & 1 ? this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]) : this.headers.push(e), this.trackHeader(e.length);
		}
		onHeaderValue(e) {
			let t = this.headers.length;
			(t & 1) == 1 ? (this.headers.push(e), t += 1) : this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
			let n = this.headers[t - 2];
			if (n.length === 10) {
				let t = util.bufferToLowerCasedHeaderName(n);
				t === `keep-alive` ? this.keepAlive += e.toString() : t === `connection` && (this.connection += e.toString());
			} else n.length === 14 && util.bufferToLowerCasedHeaderName(n) === `content-length` && (this.contentLength += e.toString());
			this.trackHeader(e.length);
		}
		trackHeader(e) {
			this.headersSize += e, this.headersSize >= this.headersMaxSize && util.destroy(this.socket, new HeadersOverflowError());
		}
		onUpgrade(e) {
			let { upgrade: t, client: n, socket: r, headers: i, statusCode: a, statusText: o } = this;
			assert(t), assert(n[kSocket] === r), assert(!r.destroyed), assert(!this.paused), assert(!(i.length & 1));
			let s = n[kQueue][n[kRunningIdx]];
			assert(s), assert(s.upgrade || s.method === `CONNECT`), this.statusCode = null, this.statusText = ``, this.shouldKeepAlive = null, this.headers = [], this.headersSize = 0, r.unshift(e), r[kParser].destroy(), r[kParser] = null, r[kClient] = null, r[kError] = null, removeAllListeners(r), n[kSocket] = null, n[kHTTPContext] = null, n[kQueue][n[kRunningIdx]++] = null, n.emit(`disconnect`, n[kUrl], [n], new InformationalError(`upgrade`));
			try {
				s.onUpgrade(a, i, r, o);
			} catch (e) {
				util.errorRequest(n, s, e), util.destroy(r, e);
			}
			n[kResume]();
		}
		onHeadersComplete(e, t, n) {
			let { client: r, socket: i, headers: a, statusText: o } = this;
			if (i.destroyed) return -1;
			if (r[kRunning] === 0) return util.destroy(i, new SocketError(`bad response`, util.getSocketInfo(i))), -1;
			let s = r[kQueue][r[kRunningIdx]];
			if (!s) return -1;
			if (assert(!this.upgrade), assert(this.statusCode < 200), e === 100) return util.destroy(i, new SocketError(`bad response`, util.getSocketInfo(i))), -1;
			if (t && !s.upgrade) return util.destroy(i, new SocketError(`bad upgrade`, util.getSocketInfo(i))), -1;
			if (assert(this.timeoutType === 3), this.statusCode = e, this.shouldKeepAlive = n || s.method === `HEAD` && !i[kReset] && this.connection.toLowerCase() === `keep-alive`, this.statusCode >= 200) {
				let e = s.bodyTimeout == null ? r[kBodyTimeout] : s.bodyTimeout;
				this.setTimeout(e, 5);
			} else this.timeout && this.timeout.refresh && this.timeout.refresh();
			if (s.method === `CONNECT` || t) return assert(r[kRunning] === 1), this.upgrade = !0, 2;
			if (assert(!(this.headers.length & 1)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && r[kPipelining]) {
				let e = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
				if (e != null) {
					let t = Math.min(e - r[kKeepAliveTimeoutThreshold], r[kKeepAliveMaxTimeout]);
					t <= 0 ? i[kReset] = !0 : r[kKeepAliveTimeoutValue] = t;
				} else r[kKeepAliveTimeoutValue] = r[kKeepAliveDefaultTimeout];
			} else i[kReset] = !0;
			let c = s.onHeaders(e, a, this.resume, o) === !1;
			return s.aborted ? -1 : s.method === `HEAD` || e < 200 ? 1 : (i[kBlocking] && (i[kBlocking] = !1, r[kResume]()), c ? constants.ERROR.PAUSED : 0);
		}
		onBody(e) {
			let { client: t, socket: n, statusCode: r, maxResponseSize: i } = this;
			if (n.destroyed) return -1;
			let a = t[kQueue][t[kRunningIdx]];
			if (assert(a), assert(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), assert(r >= 200), i > -1 && this.bytesRead + e.length > i) return util.destroy(n, new ResponseExceededMaxSizeError()), -1;
			if (this.bytesRead += e.length, a.onData(e) === !1) return constants.ERROR.PAUSED;
		}
		onMessageComplete() {
			let { client: e, socket: t, statusCode: n, upgrade: r, headers: i, contentLength: a, bytesRead: o, shouldKeepAlive: s } = this;
			if (t.destroyed && (!n || s)) return -1;
			if (r) return;
			assert(n >= 100), assert(!(this.headers.length & 1));
			let c = e[kQueue][e[kRunningIdx]];
			if (assert(c), this.statusCode = null, this.statusText = ``, this.bytesRead = 0, this.contentLength = ``, this.keepAlive = ``, this.connection = ``, this.headers = [], this.headersSize = 0, !(n < 200)) {
				if (c.method !== `HEAD` && a && o !== parseInt(a, 10)) return util.destroy(t, new ResponseContentLengthMismatchError()), -1;
				if (c.onComplete(i), e[kQueue][e[kRunningIdx]++] = null, t[kSocketUsed] = !0, t[kWriting]) return assert(e[kRunning] === 0), util.destroy(t, new InformationalError(`reset`)), constants.ERROR.PAUSED;
				if (!s || t[kReset] && e[kRunning] === 0) return util.destroy(t, new InformationalError(`reset`)), constants.ERROR.PAUSED;
				e[kPipelining] == null || e[kPipelining] === 1 ? setImmediate(() => e[kResume]()) : e[kResume]();
			}
		}
	};
	function onParserTimeout(e) {
		let { socket: t, timeoutType: n, client: r, paused: i } = e.deref();
		n === 3 ? (!t[kWriting] || t.writableNeedDrain || r[kRunning] > 1) && (assert(!i, `cannot be paused while waiting for headers`), util.destroy(t, new HeadersTimeoutError())) : n === 5 ? i || util.destroy(t, new BodyTimeoutError()) : n === 8 && (assert(r[kRunning] === 0 && r[kKeepAliveTimeoutValue]), util.destroy(t, new InformationalError(`socket idle timeout`)));
	}
	async function connectH1(e, t) {
		e[kSocket] = t, llhttpInstance || (llhttpInstance = await llhttpPromise, llhttpPromise = null), t[kNoRef] = !1, t[kWriting] = !1, t[kReset] = !1, t[kBlocking] = !1, t[kIdleSocketValidation] = 0, t[kIdleSocketValidationTimeout] = null, t[kSocketUsed] = !1, t[kParser] = new Parser(e, t, llhttpInstance), addListener(t, `error`, function(e) {
			let t = this[kParser];
			if (e.code === `ECONNRESET` && t.statusCode && !t.shouldKeepAlive) {
				let e = t.finish();
				e && (this[kError] = e, this[kClient][kOnError](e));
			} else this[kError] = e, this[kClient][kOnError](e);
		}), addListener(t, `readable`, function() {
			let e = this[kParser];
			e && e.readMore();
		}), addListener(t, `end`, function() {
			let e = this[kParser];
			if (e.statusCode && !e.shouldKeepAlive) {
				let t = e.finish();
				t && util.destroy(this, t);
			} else util.destroy(this, new SocketError(`other side closed`, util.getSocketInfo(this)));
		}), addListener(t, `close`, function() {
			let e = this[kClient], t = this[kParser];
			clearIdleSocketValidation(this), t && (!this[kError] && t.statusCode && !t.shouldKeepAlive && (this[kError] = t.finish() || this[kError]), this[kParser].destroy(), this[kParser] = null);
			let n = this[kError] || new SocketError(`closed`, util.getSocketInfo(this));
			if (e[kSocket] = null, e[kHTTPContext] = null, e.destroyed) {
				assert(e[kPending] === 0);
				let t = e[kQueue].splice(e[kRunningIdx]);
				for (let r = 0; r < t.length; r++) {
					let i = t[r];
					util.errorRequest(e, i, n);
				}
			} else if (e[kRunning] > 0 && n.code !== `UND_ERR_INFO`) {
				let t = e[kQueue][e[kRunningIdx]];
				e[kQueue][e[kRunningIdx]++] = null, util.errorRequest(e, t, n);
			}
			e[kPendingIdx] = e[kRunningIdx], assert(e[kRunning] === 0), e.emit(`disconnect`, e[kUrl], [e], n), e[kResume]();
		});
		let n = !1;
		return t.on(`close`, () => {
			n = !0;
		}), {
			version: `h1`,
			defaultPipelining: 1,
			write(...t) {
				return writeH1(e, ...t);
			},
			resume() {
				resumeH1(e);
			},
			destroy(e, r) {
				n ? queueMicrotask(r) : t.destroy(e).on(`close`, r);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy(n) {
				return !!(t[kWriting] || t[kReset] || t[kBlocking] || t[kIdleSocketValidation] === 1 || n && (e[kRunning] > 0 && !n.idempotent || e[kRunning] > 0 && (n.upgrade || n.method === `CONNECT`) || e[kRunning] > 0 && util.bodyLength(n.body) !== 0 && (util.isStream(n.body) || util.isAsyncIterable(n.body) || util.isFormDataLike(n.body))));
			}
		};
	}
	function clearIdleSocketValidation(e) {
		e[kIdleSocketValidationTimeout] && (clearImmediate(e[kIdleSocketValidationTimeout]), e[kIdleSocketValidationTimeout] = null), e[kIdleSocketValidation] = 0;
	}
	function scheduleIdleSocketValidation(e, t) {
		t[kIdleSocketValidation] = 1, t[kIdleSocketValidationTimeout] = setImmediate(() => {
			t[kIdleSocketValidationTimeout] = null, t[kIdleSocketValidation] = 2, e[kSocket] === t && !t.destroyed && e[kResume]();
		});
	}
	function resumeH1(e) {
		let t = e[kSocket];
		if (t && !t.destroyed) {
			if (e[kSize] === 0 ? !t[kNoRef] && t.unref && (t.unref(), t[kNoRef] = !0) : t[kNoRef] && t.ref && (t.ref(), t[kNoRef] = !1), e[kRunning] === 0 && e[kPending] > 0 && t[kSocketUsed]) {
				if (t[kIdleSocketValidation] === 0) {
					scheduleIdleSocketValidation(e, t), t[kParser].readMore(), t.destroyed;
					return;
				}
				if (t[kIdleSocketValidation] === 1) {
					t[kParser].readMore(), t.destroyed;
					return;
				}
			}
			if (e[kRunning] === 0 && (t[kParser].readMore(), t.destroyed)) return;
			if (e[kSize] === 0) t[kParser].timeoutType !== 8 && t[kParser].setTimeout(e[kKeepAliveTimeoutValue], 8);
			else if (e[kRunning] > 0 && t[kParser].statusCode < 200 && t[kParser].timeoutType !== 3) {
				let n = e[kQueue][e[kRunningIdx]], r = n.headersTimeout == null ? e[kHeadersTimeout] : n.headersTimeout;
				t[kParser].setTimeout(r, 3);
			}
		}
	}
	function shouldSendContentLength(e) {
		return e !== `GET` && e !== `HEAD` && e !== `OPTIONS` && e !== `TRACE` && e !== `CONNECT`;
	}
	function writeH1(e, t) {
		let { method: n, path: r, host: i, upgrade: a, blocking: o, reset: s } = t, { body: c, headers: l, contentLength: u } = t, d = n === `PUT` || n === `POST` || n === `PATCH` || n === `QUERY` || n === `PROPFIND` || n === `PROPPATCH`;
		if (util.isFormDataLike(c)) {
			extractBody ||= require_body().extractBody;
			let [e, n] = extractBody(c);
			t.contentType ?? l.push(`content-type`, n), c = e.stream, u = e.length;
		} else if (util.isBlobLike(c) && t.contentType == null) {
			let n = c.type;
			if (n) {
				let r = `${n}`;
				if (!util.isValidHeaderValue(r)) return util.errorRequest(e, t, new InvalidArgumentError(`invalid content-type header`)), !1;
				l.push(`content-type`, r);
			}
		}
		c && typeof c.read == `function` && c.read(0);
		let f = util.bodyLength(c);
		if (u = f ?? u, u === null && (u = t.contentLength), u === 0 && !d && (u = null), shouldSendContentLength(n) && u > 0 && t.contentLength !== null && t.contentLength !== u) {
			if (e[kStrictContentLength]) return util.errorRequest(e, t, new RequestContentLengthMismatchError()), !1;
			process.emitWarning(new RequestContentLengthMismatchError());
		}
		let p = e[kSocket];
		clearIdleSocketValidation(p);
		let m = (n) => {
			t.aborted || (t.completed ? (t.upgrade || t.method === `CONNECT`) && util.destroy(p, new InformationalError(`aborted`)) : (util.errorRequest(e, t, n || new RequestAbortedError()), util.destroy(c), util.destroy(p, new InformationalError(`aborted`))));
		};
		try {
			t.onConnect(m);
		} catch (n) {
			util.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		n === `HEAD` && (p[kReset] = !0), (a || n === `CONNECT`) && (p[kReset] = !0), s != null && (p[kReset] = s), e[kMaxRequests] && p[kCounter]++ >= e[kMaxRequests] && (p[kReset] = !0), o && (p[kBlocking] = !0);
		let h = `${n} ${r} HTTP/1.1\r\n`;
		if (h += typeof i == `string` ? `host: ${i}\r\n` : e[kHostHeader], a ? h += `connection: upgrade\r\nupgrade: ${a}\r\n` : e[kPipelining] && !p[kReset] ? h += `connection: keep-alive\r
` : h += `connection: close\r
`, Array.isArray(l)) for (let e = 0; e < l.length; e += 2) {
			let t = l[e + 0], n = l[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) h += `${t}: ${n[e]}\r\n`;
			else h += `${t}: ${n}\r\n`;
		}
		return channels.sendHeaders.hasSubscribers && channels.sendHeaders.publish({
			request: t,
			headers: h,
			socket: p
		}), !c || f === 0 ? writeBuffer(m, null, e, t, p, u, h, d) : util.isBuffer(c) ? writeBuffer(m, c, e, t, p, u, h, d) : util.isBlobLike(c) ? typeof c.stream == `function` ? writeIterable(m, c.stream(), e, t, p, u, h, d) : writeBlob(m, c, e, t, p, u, h, d) : util.isStream(c) ? writeStream(m, c, e, t, p, u, h, d) : util.isIterable(c) ? writeIterable(m, c, e, t, p, u, h, d) : assert(!1), !0;
	}
	function writeStream(e, t, n, r, i, a, o, s) {
		assert(a !== 0 || n[kRunning] === 0, `stream body cannot be pipelined`);
		let c = !1, l = new AsyncWriter({
			abort: e,
			socket: i,
			request: r,
			contentLength: a,
			client: n,
			expectsPayload: s,
			header: o
		}), u = function(e) {
			if (!c) try {
				!l.write(e) && this.pause && this.pause();
			} catch (e) {
				util.destroy(this, e);
			}
		}, d = function() {
			c || t.resume && t.resume();
		}, f = function() {
			if (queueMicrotask(() => {
				t.removeListener(`error`, p);
			}), !c) {
				let e = new RequestAbortedError();
				queueMicrotask(() => p(e));
			}
		}, p = function(e) {
			if (!c) {
				if (c = !0, assert(i.destroyed || i[kWriting] && n[kRunning] <= 1), i.off(`drain`, d).off(`error`, p), t.removeListener(`data`, u).removeListener(`end`, p).removeListener(`close`, f), !e) try {
					l.end();
				} catch (t) {
					e = t;
				}
				l.destroy(e), e && (e.code !== `UND_ERR_INFO` || e.message !== `reset`) ? util.destroy(t, e) : util.destroy(t);
			}
		};
		t.on(`data`, u).on(`end`, p).on(`error`, p).on(`close`, f), t.resume && t.resume(), i.on(`drain`, d).on(`error`, p), t.errorEmitted ?? t.errored ? setImmediate(() => p(t.errored)) : (t.endEmitted ?? t.readableEnded) && setImmediate(() => p(null)), (t.closeEmitted ?? t.closed) && setImmediate(f);
	}
	function writeBuffer(e, t, n, r, i, a, o, s) {
		try {
			t ? util.isBuffer(t) && (assert(a === t.byteLength, `buffer body must have content length`), i.cork(), i.write(`${o}content-length: ${a}\r\n\r\n`, `latin1`), i.write(t), i.uncork(), r.onBodySent(t), !s && r.reset !== !1 && (i[kReset] = !0)) : a === 0 ? i.write(`${o}content-length: 0\r\n\r\n`, `latin1`) : (assert(a === null, `no body must not have content length`), i.write(`${o}\r\n`, `latin1`)), r.onRequestSent(), n[kResume]();
		} catch (t) {
			e(t);
		}
	}
	async function writeBlob(e, t, n, r, i, a, o, s) {
		assert(a === t.size, `blob body must have content length`);
		try {
			if (a != null && a !== t.size) throw new RequestContentLengthMismatchError();
			let e = Buffer.from(await t.arrayBuffer());
			i.cork(), i.write(`${o}content-length: ${a}\r\n\r\n`, `latin1`), i.write(e), i.uncork(), r.onBodySent(e), r.onRequestSent(), !s && r.reset !== !1 && (i[kReset] = !0), n[kResume]();
		} catch (t) {
			e(t);
		}
	}
	async function writeIterable(e, t, n, r, i, a, o, s) {
		assert(a !== 0 || n[kRunning] === 0, `iterator body cannot be pipelined`);
		let c = null;
		function l() {
			if (c) {
				let e = c;
				c = null, e();
			}
		}
		let u = () => new Promise((e, t) => {
			assert(c === null), i[kError] ? t(i[kError]) : c = e;
		});
		i.on(`close`, l).on(`drain`, l);
		let d = new AsyncWriter({
			abort: e,
			socket: i,
			request: r,
			contentLength: a,
			client: n,
			expectsPayload: s,
			header: o
		});
		try {
			for await (let e of t) {
				if (i[kError]) throw i[kError];
				d.write(e) || await u();
			}
			d.end();
		} catch (e) {
			d.destroy(e);
		} finally {
			i.off(`close`, l).off(`drain`, l);
		}
	}
	var AsyncWriter = class {
		constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
			this.socket = t, this.request = n, this.contentLength = r, this.client = i, this.bytesWritten = 0, this.expectsPayload = a, this.header = o, this.abort = e, t[kWriting] = !0;
		}
		write(e) {
			let { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: o, header: s } = this;
			if (t[kError]) throw t[kError];
			if (t.destroyed) return !1;
			let c = Buffer.byteLength(e);
			if (!c) return !0;
			if (r !== null && a + c > r) {
				if (i[kStrictContentLength]) throw new RequestContentLengthMismatchError();
				process.emitWarning(new RequestContentLengthMismatchError());
			}
			t.cork(), a === 0 && (!o && n.reset !== !1 && (t[kReset] = !0), r === null ? t.write(`${s}transfer-encoding: chunked\r\n`, `latin1`) : t.write(`${s}content-length: ${r}\r\n\r\n`, `latin1`)), r === null && t.write(`\r\n${c.toString(16)}\r\n`, `latin1`), this.bytesWritten += c;
			let l = t.write(e);
			return t.uncork(), n.onBodySent(e), l || t[kParser].timeout && t[kParser].timeoutType === 3 && t[kParser].timeout.refresh && t[kParser].timeout.refresh(), l;
		}
		end() {
			let { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: o } = this;
			if (o.onRequestSent(), e[kWriting] = !1, e[kError]) throw e[kError];
			if (!e.destroyed) {
				if (r === 0 ? i ? e.write(`${a}content-length: 0\r\n\r\n`, `latin1`) : e.write(`${a}\r\n`, `latin1`) : t === null && e.write(`\r
0\r
\r
`, `latin1`), t !== null && r !== t) {
					if (n[kStrictContentLength]) throw new RequestContentLengthMismatchError();
					process.emitWarning(new RequestContentLengthMismatchError());
				}
				e[kParser].timeout && e[kParser].timeoutType === 3 && e[kParser].timeout.refresh && e[kParser].timeout.refresh(), n[kResume]();
			}
		}
		destroy(e) {
			let { socket: t, client: n, abort: r } = this;
			t[kWriting] = !1, e && (assert(n[kRunning] <= 1, `pipeline should only contain this request`), r(e));
		}
	};
	module.exports = connectH1;
}));

// node_modules/undici/lib/dispatcher/client-h2.js
var require_client_h2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { errorMonitor } = __require("node:events"), { pipeline } = __require("node:stream"), util = require_util$7(), { RequestContentLengthMismatchError, RequestAbortedError, SocketError, InformationalError } = require_errors(), { kUrl, kReset, kClient, kRunning, kPending, kQueue, kPendingIdx, kRunningIdx, kError, kSocket, kStrictContentLength, kOnError, kMaxConcurrentStreams, kHTTP2Session, kResume, kSize, kHTTPContext } = require_symbols$4(), kOpenStreams = Symbol(`open streams`);
	let extractBody;
	let h2ExperimentalWarned = !1;
	let http2;
	try {
		http2 = __require("node:http2");
	} catch {
		http2 = { constants: {} };
	}
	const { constants: { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_SCHEME, HTTP2_HEADER_CONTENT_LENGTH, HTTP2_HEADER_EXPECT, HTTP2_HEADER_STATUS } } = http2;
	function parseH2Headers(e) {
		let t = [];
		for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n), Buffer.from(e));
		else t.push(Buffer.from(n), Buffer.from(r));
		return t;
	}
	function parseH2ResponseHeaders(e) {
		let { [HTTP2_HEADER_STATUS]: t, ...n } = e;
		return parseH2Headers(n);
	}
	async function connectH2(e, t) {
		e[kSocket] = t, h2ExperimentalWarned || (h2ExperimentalWarned = !0, process.emitWarning(`H2 support is experimental, expect them to change at any time.`, { code: `UNDICI-H2` }));
		let n = http2.connect(e[kUrl], {
			createConnection: () => t,
			peerMaxConcurrentStreams: e[kMaxConcurrentStreams]
		});
		n[kOpenStreams] = 0, n[kClient] = e, n[kSocket] = t, util.addListener(n, `error`, onHttp2SessionError), util.addListener(n, `frameError`, onHttp2FrameError), util.addListener(n, `end`, onHttp2SessionEnd), util.addListener(n, `goaway`, onHTTP2GoAway), util.addListener(n, `close`, function() {
			let { [kClient]: e } = this, { [kSocket]: t } = e, n = this[kSocket][kError] || this[kError] || new SocketError(`closed`, util.getSocketInfo(t));
			if (e[kHTTP2Session] = null, e.destroyed) {
				assert(e[kPending] === 0);
				let t = e[kQueue].splice(e[kRunningIdx]);
				for (let r = 0; r < t.length; r++) {
					let i = t[r];
					util.errorRequest(e, i, n);
				}
			}
		}), n.unref(), e[kHTTP2Session] = n, t[kHTTP2Session] = n, util.addListener(t, `error`, function(e) {
			this[kError] = e, this[kClient][kOnError](e);
		}), util.addListener(t, `end`, function() {
			util.destroy(this, new SocketError(`other side closed`, util.getSocketInfo(this)));
		}), util.addListener(t, `close`, function() {
			let t = this[kError] || new SocketError(`closed`, util.getSocketInfo(this));
			e[kSocket] = null, this[kHTTP2Session] != null && this[kHTTP2Session].destroy(t), e[kPendingIdx] = e[kRunningIdx], assert(e[kRunning] === 0), e.emit(`disconnect`, e[kUrl], [e], t), e[kResume]();
		});
		let r = !1;
		return t.on(`close`, () => {
			r = !0;
		}), {
			version: `h2`,
			defaultPipelining: 1 / 0,
			write(...t) {
				return writeH2(e, ...t);
			},
			resume() {
				resumeH2(e);
			},
			destroy(e, n) {
				r ? queueMicrotask(n) : t.destroy(e).on(`close`, n);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy() {
				return !1;
			}
		};
	}
	function resumeH2(e) {
		let t = e[kSocket];
		t?.destroyed === !1 && (e[kSize] === 0 && e[kMaxConcurrentStreams] === 0 ? (t.unref(), e[kHTTP2Session].unref()) : (t.ref(), e[kHTTP2Session].ref()));
	}
	function onHttp2SessionError(e) {
		this[kSocket][kError] = e, this[kClient][kOnError](e);
	}
	function onHttp2FrameError(e, t, n) {
		if (n === 0) {
			let n = new InformationalError(`HTTP/2: "frameError" received - type ${e}, code ${t}`);
			this[kSocket][kError] = n, this[kClient][kOnError](n);
		}
	}
	function onHttp2SessionEnd() {
		let e = new SocketError(`other side closed`, util.getSocketInfo(this[kSocket]));
		this.destroy(e), util.destroy(this[kSocket], e);
	}
	function onHTTP2GoAway(e) {
		let t = this[kError] || new SocketError(`HTTP/2: "GOAWAY" frame received with code ${e}`, util.getSocketInfo(this)), n = this[kClient];
		if (n[kSocket] = null, n[kHTTPContext] = null, this[kHTTP2Session] != null && (this[kHTTP2Session].destroy(t), this[kHTTP2Session] = null), util.destroy(this[kSocket], t), n[kRunningIdx] < n[kQueue].length) {
			let e = n[kQueue][n[kRunningIdx]];
			n[kQueue][n[kRunningIdx]++] = null, util.errorRequest(n, e, t), n[kPendingIdx] = n[kRunningIdx];
		}
		assert(n[kRunning] === 0), n.emit(`disconnect`, n[kUrl], [n], t), n[kResume]();
	}
	function shouldSendContentLength(e) {
		return e !== `GET` && e !== `HEAD` && e !== `OPTIONS` && e !== `TRACE` && e !== `CONNECT`;
	}
	function writeH2(e, t) {
		let n = e[kHTTP2Session], { method: r, path: i, host: a, upgrade: o, expectContinue: s, signal: c, headers: l } = t, { body: u } = t;
		if (o) return util.errorRequest(e, t, Error(`Upgrade not supported for H2`)), !1;
		let d = {};
		for (let e = 0; e < l.length; e += 2) {
			let t = l[e + 0], n = l[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) d[t] ? d[t] += `,${n[e]}` : d[t] = n[e];
			else d[t] = n;
		}
		let f, { hostname: p, port: m } = e[kUrl];
		d[HTTP2_HEADER_AUTHORITY] = a || `${p}${m ? `:${m}` : ``}`, d[HTTP2_HEADER_METHOD] = r;
		let h = (n) => {
			t.aborted || (t.completed ? r === `CONNECT` && f != null && util.destroy(f, n || new RequestAbortedError()) : (n ||= new RequestAbortedError(), util.errorRequest(e, t, n), f != null && util.destroy(f, n), util.destroy(u, n), e[kQueue][e[kRunningIdx]++] = null, e[kResume]()));
		};
		try {
			t.onConnect(h);
		} catch (n) {
			util.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		if (r === `CONNECT`) {
			n.ref(), f = n.request(d, {
				endStream: !1,
				signal: c
			});
			let r = !1, i = (e) => {
				r = !0, f.off(errorMonitor, a), t.onUpgradeResponse(Number(e[HTTP2_HEADER_STATUS]), e, parseH2ResponseHeaders);
			}, a = (e) => {
				r = !0, f.off(`response`, i), t.onUpgradeError(e);
			};
			return f.once(`response`, i), f.once(`error`, h), ++n[kOpenStreams], (() => {
				try {
					t.onUpgrade(null, null, f);
				} catch (e) {
					f.off(`response`, i), h(e);
					return;
				}
				t.aborted || (f.off(`error`, h), f.once(errorMonitor, a), e[kQueue][e[kRunningIdx]++] = null);
			})(), f.once(`close`, () => {
				!r && t.completed && (f.off(`response`, i), f.off(errorMonitor, a), t.onUpgradeError(new InformationalError(`HTTP/2: "stream error" received - code ${f.rstCode}`))), --n[kOpenStreams], n[kOpenStreams] === 0 && n.unref();
			}), !0;
		}
		d[HTTP2_HEADER_PATH] = i, d[HTTP2_HEADER_SCHEME] = `https`;
		let g = r === `PUT` || r === `POST` || r === `PATCH`;
		u && typeof u.read == `function` && u.read(0);
		let _ = util.bodyLength(u);
		if (util.isFormDataLike(u)) {
			extractBody ??= require_body().extractBody;
			let [e, t] = extractBody(u);
			d[`content-type`] = t, u = e.stream, _ = e.length;
		}
		if (_ ??= t.contentLength, _ !== 0 && g || (_ = null), shouldSendContentLength(r) && _ > 0 && t.contentLength != null && t.contentLength !== _) {
			if (e[kStrictContentLength]) return util.errorRequest(e, t, new RequestContentLengthMismatchError()), !1;
			process.emitWarning(new RequestContentLengthMismatchError());
		}
		_ != null && (assert(u, `no body must not have content length`), d[HTTP2_HEADER_CONTENT_LENGTH] = `${_}`), n.ref();
		let v = r === `GET` || r === `HEAD` || u === null;
		return s ? (d[HTTP2_HEADER_EXPECT] = `100-continue`, f = n.request(d, {
			endStream: v,
			signal: c
		}), f.once(`continue`, y)) : (f = n.request(d, {
			endStream: v,
			signal: c
		}), y()), ++n[kOpenStreams], f.once(`response`, (n) => {
			let { [HTTP2_HEADER_STATUS]: r, ...i } = n;
			if (t.onResponseStarted(), t.aborted) {
				let n = new RequestAbortedError();
				util.errorRequest(e, t, n), util.destroy(f, n);
			} else t.onHeaders(Number(r), parseH2Headers(i), f.resume.bind(f), ``) === !1 && f.pause(), f.on(`data`, (e) => {
				t.onData(e) === !1 && f.pause();
			});
		}), f.once(`end`, () => {
			(f.state?.state == null || f.state.state < 6) && t.onComplete([]), n[kOpenStreams] === 0 && n.unref(), h(new InformationalError(`HTTP/2: stream half-closed (remote)`)), e[kQueue][e[kRunningIdx]++] = null, e[kPendingIdx] = e[kRunningIdx], e[kResume]();
		}), f.once(`close`, () => {
			--n[kOpenStreams], n[kOpenStreams] === 0 && n.unref();
		}), f.once(`error`, function(e) {
			h(e);
		}), f.once(`frameError`, (e, t) => {
			h(new InformationalError(`HTTP/2: "frameError" received - type ${e}, code ${t}`));
		}), !0;
		function y() {
			!u || _ === 0 ? writeBuffer(h, f, null, e, t, e[kSocket], _, g) : util.isBuffer(u) ? writeBuffer(h, f, u, e, t, e[kSocket], _, g) : util.isBlobLike(u) ? typeof u.stream == `function` ? writeIterable(h, f, u.stream(), e, t, e[kSocket], _, g) : writeBlob(h, f, u, e, t, e[kSocket], _, g) : util.isStream(u) ? writeStream(h, e[kSocket], g, f, u, e, t, _) : util.isIterable(u) ? writeIterable(h, f, u, e, t, e[kSocket], _, g) : assert(!1);
		}
	}
	function writeBuffer(e, t, n, r, i, a, o, s) {
		try {
			n != null && util.isBuffer(n) && (assert(o === n.byteLength, `buffer body must have content length`), t.cork(), t.write(n), t.uncork(), t.end(), i.onBodySent(n)), s || (a[kReset] = !0), i.onRequestSent(), r[kResume]();
		} catch (t) {
			e(t);
		}
	}
	function writeStream(e, t, n, r, i, a, o, s) {
		assert(s !== 0 || a[kRunning] === 0, `stream body cannot be pipelined`);
		let c = pipeline(i, r, (r) => {
			r ? (util.destroy(c, r), e(r)) : (util.removeAllListeners(c), o.onRequestSent(), n || (t[kReset] = !0), a[kResume]());
		});
		util.addListener(c, `data`, l);
		function l(e) {
			o.onBodySent(e);
		}
	}
	async function writeBlob(e, t, n, r, i, a, o, s) {
		assert(o === n.size, `blob body must have content length`);
		try {
			if (o != null && o !== n.size) throw new RequestContentLengthMismatchError();
			let e = Buffer.from(await n.arrayBuffer());
			t.cork(), t.write(e), t.uncork(), t.end(), i.onBodySent(e), i.onRequestSent(), s || (a[kReset] = !0), r[kResume]();
		} catch (t) {
			e(t);
		}
	}
	async function writeIterable(e, t, n, r, i, a, o, s) {
		assert(o !== 0 || r[kRunning] === 0, `iterator body cannot be pipelined`);
		let c = null;
		function l() {
			if (c) {
				let e = c;
				c = null, e();
			}
		}
		let u = () => new Promise((e, t) => {
			assert(c === null), a[kError] ? t(a[kError]) : c = e;
		});
		t.on(`close`, l).on(`drain`, l);
		try {
			for await (let e of n) {
				if (a[kError]) throw a[kError];
				let n = t.write(e);
				i.onBodySent(e), n || await u();
			}
			t.end(), i.onRequestSent(), s || (a[kReset] = !0), r[kResume]();
		} catch (t) {
			e(t);
		} finally {
			t.off(`close`, l).off(`drain`, l);
		}
	}
	module.exports = connectH2;
}));

// node_modules/undici/lib/handler/redirect-handler.js
var require_redirect_handler = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = require_util$7(), { kBodyUsed } = require_symbols$4(), assert = __require("node:assert"), { InvalidArgumentError } = require_errors(), EE = __require("node:events"), redirectableStatusCodes = [
		300,
		301,
		302,
		303,
		307,
		308
	], kBody = Symbol(`body`);
	var BodyAsyncIterable = class {
		constructor(e) {
			this[kBody] = e, this[kBodyUsed] = !1;
		}
		async *[Symbol.asyncIterator]() {
			assert(!this[kBodyUsed], `disturbed`), this[kBodyUsed] = !0, yield* this[kBody];
		}
	};
	var RedirectHandler = class {
		constructor(e, t, n, r) {
			if (t != null && (!Number.isInteger(t) || t < 0)) throw new InvalidArgumentError(`maxRedirections must be a positive number`);
			util.validateHandler(r, n.method, n.upgrade), this.dispatch = e, this.location = null, this.abort = null, this.opts = {
				...n,
				maxRedirections: 0
			}, this.maxRedirections = t, this.handler = r, this.history = [], this.redirectionLimitReached = !1, util.isStream(this.opts.body) ? (util.bodyLength(this.opts.body) === 0 && this.opts.body.on(`data`, function() {
				assert(!1);
			}), typeof this.opts.body.readableDidRead != `boolean` && (this.opts.body[kBodyUsed] = !1, EE.prototype.on.call(this.opts.body, `data`, function() {
				this[kBodyUsed] = !0;
			}))) : (this.opts.body && typeof this.opts.body.pipeTo == `function` || this.opts.body && typeof this.opts.body != `string` && !ArrayBuffer.isView(this.opts.body) && util.isIterable(this.opts.body)) && (this.opts.body = new BodyAsyncIterable(this.opts.body));
		}
		onConnect(e) {
			this.abort = e, this.handler.onConnect(e, { history: this.history });
		}
		onUpgrade(e, t, n) {
			this.handler.onUpgrade(e, t, n);
		}
		onError(e) {
			this.handler.onError(e);
		}
		onHeaders(e, t, n, r) {
			if (this.location = this.history.length >= this.maxRedirections || util.isDisturbed(this.opts.body) ? null : parseLocation(e, t), this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
				this.request && this.request.abort(Error(`max redirects`)), this.redirectionLimitReached = !0, this.abort(Error(`max redirects`));
				return;
			}
			if (this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin)), !this.location) return this.handler.onHeaders(e, t, n, r);
			let { origin: i, pathname: a, search: o } = util.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin))), s = o ? `${a}${o}` : a;
			this.opts.headers = cleanRequestHeaders(this.opts.headers, e === 303, this.opts.origin !== i), this.opts.path = s, this.opts.origin = i, this.opts.maxRedirections = 0, this.opts.query = null, e === 303 && this.opts.method !== `HEAD` && (this.opts.method = `GET`, this.opts.body = null);
		}
		onData(e) {
			if (!this.location) return this.handler.onData(e);
		}
		onComplete(e) {
			this.location ? (this.location = null, this.abort = null, this.dispatch(this.opts, this)) : this.handler.onComplete(e);
		}
		onBodySent(e) {
			this.handler.onBodySent && this.handler.onBodySent(e);
		}
	};
	function parseLocation(e, t) {
		if (redirectableStatusCodes.indexOf(e) === -1) return null;
		for (let e = 0; e < t.length; e += 2) if (t[e].length === 8 && util.headerNameToString(t[e]) === `location`) return t[e + 1];
	}
	function shouldRemoveHeader(e, t, n) {
		if (e.length === 4) return util.headerNameToString(e) === `host`;
		if (t && util.headerNameToString(e).startsWith(`content-`)) return !0;
		if (n && (e.length === 13 || e.length === 6 || e.length === 19)) {
			let t = util.headerNameToString(e);
			return t === `authorization` || t === `cookie` || t === `proxy-authorization`;
		}
		return !1;
	}
	function cleanRequestHeaders(e, t, n) {
		let r = [];
		if (Array.isArray(e)) for (let i = 0; i < e.length; i += 2) shouldRemoveHeader(e[i], t, n) || r.push(e[i], e[i + 1]);
		else if (e && typeof e == `object`) for (let i of Object.keys(e)) shouldRemoveHeader(i, t, n) || r.push(i, e[i]);
		else assert(e == null, `headers must be an object or an array`);
		return r;
	}
	module.exports = RedirectHandler;
}));

// node_modules/undici/lib/interceptor/redirect-interceptor.js
var require_redirect_interceptor = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const RedirectHandler = require_redirect_handler();
	function createRedirectInterceptor({ maxRedirections: e }) {
		return (t) => function(n, r) {
			let { maxRedirections: i = e } = n;
			if (!i) return t(n, r);
			let a = new RedirectHandler(t, i, n, r);
			return n = {
				...n,
				maxRedirections: 0
			}, t(n, a);
		};
	}
	module.exports = createRedirectInterceptor;
}));

// node_modules/undici/lib/dispatcher/client.js
var require_client = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), net = __require("node:net"), http = __require("node:http"), util = require_util$7(), { channels } = require_diagnostics(), Request = require_request$1(), DispatcherBase = require_dispatcher_base(), { InvalidArgumentError, InformationalError, ClientDestroyedError } = require_errors(), buildConnector = require_connect(), { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRedirections, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kInterceptors, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kResume } = require_symbols$4(), connectH1 = require_client_h1(), connectH2 = require_client_h2();
	let deprecatedInterceptorWarned = !1;
	const kClosedResolve = Symbol(`kClosedResolve`);
	const noop = () => {};
	function getPipelining(e) {
		return e[kPipelining] ?? e[kHTTPContext]?.defaultPipelining ?? 1;
	}
	var Client = class extends DispatcherBase {
		constructor(e, { interceptors: t, maxHeaderSize: n, headersTimeout: r, socketTimeout: i, requestTimeout: a, connectTimeout: o, bodyTimeout: s, idleTimeout: c, keepAlive: l, keepAliveTimeout: u, maxKeepAliveTimeout: d, keepAliveMaxTimeout: f, keepAliveTimeoutThreshold: p, socketPath: m, pipelining: h, tls: g, strictContentLength: _, maxCachedSessions: v, maxRedirections: y, connect: b, maxRequestsPerClient: x, localAddress: S, maxResponseSize: C, autoSelectFamily: w, autoSelectFamilyAttemptTimeout: T, maxConcurrentStreams: E, allowH2: D, webSocket: O, eventSource: k } = {}) {
			if (super({
				webSocket: O,
				eventSource: k
			}), l !== void 0) throw new InvalidArgumentError(`unsupported keepAlive, use pipelining=0 instead`);
			if (i !== void 0) throw new InvalidArgumentError(`unsupported socketTimeout, use headersTimeout & bodyTimeout instead`);
			if (a !== void 0) throw new InvalidArgumentError(`unsupported requestTimeout, use headersTimeout & bodyTimeout instead`);
			if (c !== void 0) throw new InvalidArgumentError(`unsupported idleTimeout, use keepAliveTimeout instead`);
			if (d !== void 0) throw new InvalidArgumentError(`unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead`);
			if (n != null && !Number.isFinite(n)) throw new InvalidArgumentError(`invalid maxHeaderSize`);
			if (m != null && typeof m != `string`) throw new InvalidArgumentError(`invalid socketPath`);
			if (o != null && (!Number.isFinite(o) || o < 0)) throw new InvalidArgumentError(`invalid connectTimeout`);
			if (u != null && (!Number.isFinite(u) || u <= 0)) throw new InvalidArgumentError(`invalid keepAliveTimeout`);
			if (f != null && (!Number.isFinite(f) || f <= 0)) throw new InvalidArgumentError(`invalid keepAliveMaxTimeout`);
			if (p != null && !Number.isFinite(p)) throw new InvalidArgumentError(`invalid keepAliveTimeoutThreshold`);
			if (r != null && (!Number.isInteger(r) || r < 0)) throw new InvalidArgumentError(`headersTimeout must be a positive integer or zero`);
			if (s != null && (!Number.isInteger(s) || s < 0)) throw new InvalidArgumentError(`bodyTimeout must be a positive integer or zero`);
			if (b != null && typeof b != `function` && typeof b != `object`) throw new InvalidArgumentError(`connect must be a function or an object`);
			if (y != null && (!Number.isInteger(y) || y < 0)) throw new InvalidArgumentError(`maxRedirections must be a positive number`);
			if (x != null && (!Number.isInteger(x) || x < 0)) throw new InvalidArgumentError(`maxRequestsPerClient must be a positive number`);
			if (S != null && (typeof S != `string` || net.isIP(S) === 0)) throw new InvalidArgumentError(`localAddress must be valid string IP address`);
			if (C != null && (!Number.isInteger(C) || C < -1)) throw new InvalidArgumentError(`maxResponseSize must be a positive number`);
			if (T != null && (!Number.isInteger(T) || T < -1)) throw new InvalidArgumentError(`autoSelectFamilyAttemptTimeout must be a positive number`);
			if (D != null && typeof D != `boolean`) throw new InvalidArgumentError(`allowH2 must be a valid boolean value`);
			if (E != null && (typeof E != `number` || E < 1)) throw new InvalidArgumentError(`maxConcurrentStreams must be a positive integer, greater than 0`);
			typeof b != `function` && (b = buildConnector({
				...g,
				maxCachedSessions: v,
				allowH2: D,
				socketPath: m,
				timeout: o,
				...w ? {
					autoSelectFamily: w,
					autoSelectFamilyAttemptTimeout: T
				} : void 0,
				...b
			})), t?.Client && Array.isArray(t.Client) ? (this[kInterceptors] = t.Client, deprecatedInterceptorWarned || (deprecatedInterceptorWarned = !0, process.emitWarning(`Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.`, { code: `UNDICI-CLIENT-INTERCEPTOR-DEPRECATED` }))) : this[kInterceptors] = [createRedirectInterceptor({ maxRedirections: y })], this[kUrl] = util.parseOrigin(e), this[kConnector] = b, this[kPipelining] = h ?? 1, this[kMaxHeadersSize] = n || http.maxHeaderSize, this[kKeepAliveDefaultTimeout] = u ?? 4e3, this[kKeepAliveMaxTimeout] = f ?? 6e5, this[kKeepAliveTimeoutThreshold] = p ?? 2e3, this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout], this[kServerName] = null, this[kLocalAddress] = S ?? null, this[kResuming] = 0, this[kNeedDrain] = 0, this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ``}\r\n`, this[kBodyTimeout] = s ?? 3e5, this[kHeadersTimeout] = r ?? 3e5, this[kStrictContentLength] = _ ?? !0, this[kMaxRedirections] = y, this[kMaxRequests] = x, this[kClosedResolve] = null, this[kMaxResponseSize] = C > -1 ? C : -1, this[kMaxConcurrentStreams] = E ?? 100, this[kHTTPContext] = null, this[kQueue] = [], this[kRunningIdx] = 0, this[kPendingIdx] = 0, this[kResume] = (e) => resume(this, e), this[kOnError] = (e) => onError(this, e);
		}
		get pipelining() {
			return this[kPipelining];
		}
		set pipelining(e) {
			this[kPipelining] = e, this[kResume](!0);
		}
		get [kPending]() {
			return this[kQueue].length - this[kPendingIdx];
		}
		get [kRunning]() {
			return this[kPendingIdx] - this[kRunningIdx];
		}
		get [kSize]() {
			return this[kQueue].length - this[kRunningIdx];
		}
		get [kConnected]() {
			return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
		}
		get [kBusy]() {
			return !!(this[kHTTPContext]?.busy(null) || this[kSize] >= (getPipelining(this) || 1) || this[kPending] > 0);
		}
		[kConnect](e) {
			connect(this), this.once(`connect`, e);
		}
		[kDispatch](e, t) {
			let n = e.origin || this[kUrl].origin, r = new Request(n, e, t);
			return this[kQueue].push(r), this[kResuming] || (util.bodyLength(r.body) == null && util.isIterable(r.body) ? (this[kResuming] = 1, queueMicrotask(() => resume(this))) : this[kResume](!0)), this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy] && (this[kNeedDrain] = 2), this[kNeedDrain] < 2;
		}
		async [kClose]() {
			return new Promise((e) => {
				this[kSize] ? this[kClosedResolve] = e : e(null);
			});
		}
		async [kDestroy](e) {
			return new Promise((t) => {
				let n = this[kQueue].splice(this[kPendingIdx]);
				for (let t = 0; t < n.length; t++) {
					let r = n[t];
					util.errorRequest(this, r, e);
				}
				let r = () => {
					this[kClosedResolve] && (this[kClosedResolve](), this[kClosedResolve] = null), t(null);
				};
				this[kHTTPContext] ? (this[kHTTPContext].destroy(e, r), this[kHTTPContext] = null) : queueMicrotask(r), this[kResume]();
			});
		}
	};
	const createRedirectInterceptor = require_redirect_interceptor();
	function onError(e, t) {
		if (e[kRunning] === 0 && t.code !== `UND_ERR_INFO` && t.code !== `UND_ERR_SOCKET`) {
			assert(e[kPendingIdx] === e[kRunningIdx]);
			let n = e[kQueue].splice(e[kRunningIdx]);
			for (let r = 0; r < n.length; r++) {
				let i = n[r];
				util.errorRequest(e, i, t);
			}
			assert(e[kSize] === 0);
		}
	}
	async function connect(e) {
		assert(!e[kConnecting]), assert(!e[kHTTPContext]);
		let { host: t, hostname: n, protocol: r, port: i } = e[kUrl];
		if (n[0] === `[`) {
			let e = n.indexOf(`]`);
			assert(e !== -1);
			let t = n.substring(1, e);
			assert(net.isIP(t)), n = t;
		}
		e[kConnecting] = !0, channels.beforeConnect.hasSubscribers && channels.beforeConnect.publish({
			connectParams: {
				host: t,
				hostname: n,
				protocol: r,
				port: i,
				version: e[kHTTPContext]?.version,
				servername: e[kServerName],
				localAddress: e[kLocalAddress]
			},
			connector: e[kConnector]
		});
		try {
			let a = await new Promise((a, o) => {
				e[kConnector]({
					host: t,
					hostname: n,
					protocol: r,
					port: i,
					servername: e[kServerName],
					localAddress: e[kLocalAddress]
				}, (e, t) => {
					e ? o(e) : a(t);
				});
			});
			if (e.destroyed) {
				util.destroy(a.on(`error`, noop), new ClientDestroyedError());
				return;
			}
			assert(a);
			try {
				e[kHTTPContext] = a.alpnProtocol === `h2` ? await connectH2(e, a) : await connectH1(e, a);
			} catch (e) {
				throw a.destroy().on(`error`, noop), e;
			}
			e[kConnecting] = !1, a[kCounter] = 0, a[kMaxRequests] = e[kMaxRequests], a[kClient] = e, a[kError] = null, channels.connected.hasSubscribers && channels.connected.publish({
				connectParams: {
					host: t,
					hostname: n,
					protocol: r,
					port: i,
					version: e[kHTTPContext]?.version,
					servername: e[kServerName],
					localAddress: e[kLocalAddress]
				},
				connector: e[kConnector],
				socket: a
			}), e.emit(`connect`, e[kUrl], [e]);
		} catch (a) {
			if (e.destroyed) return;
			if (e[kConnecting] = !1, channels.connectError.hasSubscribers && channels.connectError.publish({
				connectParams: {
					host: t,
					hostname: n,
					protocol: r,
					port: i,
					version: e[kHTTPContext]?.version,
					servername: e[kServerName],
					localAddress: e[kLocalAddress]
				},
				connector: e[kConnector],
				error: a
			}), a.code === `ERR_TLS_CERT_ALTNAME_INVALID`) for (assert(e[kRunning] === 0); e[kPending] > 0 && e[kQueue][e[kPendingIdx]].servername === e[kServerName];) {
				let t = e[kQueue][e[kPendingIdx]++];
				util.errorRequest(e, t, a);
			}
			else onError(e, a);
			e.emit(`connectionError`, e[kUrl], [e], a);
		}
		e[kResume]();
	}
	function emitDrain(e) {
		e[kNeedDrain] = 0, e.emit(`drain`, e[kUrl], [e]);
	}
	function resume(e, t) {
		e[kResuming] !== 2 && (e[kResuming] = 2, _resume(e, t), e[kResuming] = 0, e[kRunningIdx] > 256 && (e[kQueue].splice(0, e[kRunningIdx]), e[kPendingIdx] -= e[kRunningIdx], e[kRunningIdx] = 0));
	}
	function _resume(e, t) {
		for (;;) {
			if (e.destroyed) {
				assert(e[kPending] === 0);
				return;
			}
			if (e[kClosedResolve] && !e[kSize]) {
				e[kClosedResolve](), e[kClosedResolve] = null;
				return;
			}
			if (e[kHTTPContext] && e[kHTTPContext].resume(), e[kBusy]) e[kNeedDrain] = 2;
			else if (e[kNeedDrain] === 2) {
				t ? (e[kNeedDrain] = 1, queueMicrotask(() => emitDrain(e))) : emitDrain(e);
				continue;
			}
			if (e[kPending] === 0 || e[kRunning] >= (getPipelining(e) || 1)) return;
			let n = e[kQueue][e[kPendingIdx]];
			if (e[kUrl].protocol === `https:` && e[kServerName] !== n.servername) {
				if (e[kRunning] > 0) return;
				e[kServerName] = n.servername, e[kHTTPContext]?.destroy(new InformationalError(`servername changed`), () => {
					e[kHTTPContext] = null, resume(e);
				});
			}
			if (e[kConnecting]) return;
			if (!e[kHTTPContext]) {
				connect(e);
				return;
			}
			if (e[kHTTPContext].destroyed || e[kHTTPContext].busy(n)) return;
			!n.aborted && e[kHTTPContext].write(n) ? e[kPendingIdx]++ : e[kQueue].splice(e[kPendingIdx], 1);
		}
	}
	module.exports = Client;
}));

// node_modules/undici/lib/dispatcher/fixed-queue.js
var require_fixed_queue = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const kMask = 2047;
	var FixedCircularBuffer = class {
		constructor() {
			this.bottom = 0, this.top = 0, this.list = Array(2048), this.next = null;
		}
		isEmpty() {
			return this.top === this.bottom;
		}
		isFull() {
			return (this.top + 1 & kMask) === this.bottom;
		}
		push(e) {
			this.list[this.top] = e, this.top = this.top + 1 & kMask;
		}
		shift() {
			let e = this.list[this.bottom];
			return e === void 0 ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & kMask, e);
		}
	};
	module.exports = class {
		constructor() {
			this.head = this.tail = new FixedCircularBuffer();
		}
		isEmpty() {
			return this.head.isEmpty();
		}
		push(e) {
			this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer()), this.head.push(e);
		}
		shift() {
			let e = this.tail, t = e.shift();
			return e.isEmpty() && e.next !== null && (this.tail = e.next), t;
		}
	};
}));

// node_modules/undici/lib/dispatcher/pool-stats.js
var require_pool_stats = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kFree, kConnected, kPending, kQueued, kRunning, kSize } = require_symbols$4(), kPool = Symbol(`pool`);
	var PoolStats = class {
		constructor(e) {
			this[kPool] = e;
		}
		get connected() {
			return this[kPool][kConnected];
		}
		get free() {
			return this[kPool][kFree];
		}
		get pending() {
			return this[kPool][kPending];
		}
		get queued() {
			return this[kPool][kQueued];
		}
		get running() {
			return this[kPool][kRunning];
		}
		get size() {
			return this[kPool][kSize];
		}
	};
	module.exports = PoolStats;
}));

// node_modules/undici/lib/dispatcher/pool-base.js
var require_pool_base = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const DispatcherBase = require_dispatcher_base(), FixedQueue = require_fixed_queue(), { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = require_symbols$4(), PoolStats = require_pool_stats(), kClients = Symbol(`clients`), kNeedDrain = Symbol(`needDrain`), kQueue = Symbol(`queue`), kClosedResolve = Symbol(`closed resolve`), kOnDrain = Symbol(`onDrain`), kOnConnect = Symbol(`onConnect`), kOnDisconnect = Symbol(`onDisconnect`), kOnConnectionError = Symbol(`onConnectionError`), kGetDispatcher = Symbol(`get dispatcher`), kAddClient = Symbol(`add client`), kRemoveClient = Symbol(`remove client`), kStats = Symbol(`stats`);
	var PoolBase = class extends DispatcherBase {
		constructor(e) {
			super(e), this[kQueue] = new FixedQueue(), this[kClients] = [], this[kQueued] = 0;
			let t = this;
			this[kOnDrain] = function(e, n) {
				let r = t[kQueue], i = !1;
				for (; !i;) {
					let e = r.shift();
					if (!e) break;
					t[kQueued]--, i = !this.dispatch(e.opts, e.handler);
				}
				this[kNeedDrain] = i, !this[kNeedDrain] && t[kNeedDrain] && (t[kNeedDrain] = !1, t.emit(`drain`, e, [t, ...n])), t[kClosedResolve] && r.isEmpty() && Promise.all(t[kClients].map((e) => e.close())).then(t[kClosedResolve]);
			}, this[kOnConnect] = (e, n) => {
				t.emit(`connect`, e, [t, ...n]);
			}, this[kOnDisconnect] = (e, n, r) => {
				t.emit(`disconnect`, e, [t, ...n], r);
			}, this[kOnConnectionError] = (e, n, r) => {
				t.emit(`connectionError`, e, [t, ...n], r);
			}, this[kStats] = new PoolStats(this);
		}
		get [kBusy]() {
			return this[kNeedDrain];
		}
		get [kConnected]() {
			return this[kClients].filter((e) => e[kConnected]).length;
		}
		get [kFree]() {
			return this[kClients].filter((e) => e[kConnected] && !e[kNeedDrain]).length;
		}
		get [kPending]() {
			let e = this[kQueued];
			for (let { [kPending]: t } of this[kClients]) e += t;
			return e;
		}
		get [kRunning]() {
			let e = 0;
			for (let { [kRunning]: t } of this[kClients]) e += t;
			return e;
		}
		get [kSize]() {
			let e = this[kQueued];
			for (let { [kSize]: t } of this[kClients]) e += t;
			return e;
		}
		get stats() {
			return this[kStats];
		}
		async [kClose]() {
			this[kQueue].isEmpty() ? await Promise.all(this[kClients].map((e) => e.close())) : await new Promise((e) => {
				this[kClosedResolve] = e;
			});
		}
		async [kDestroy](e) {
			for (;;) {
				let t = this[kQueue].shift();
				if (!t) break;
				t.handler.onError(e);
			}
			await Promise.all(this[kClients].map((t) => t.destroy(e)));
		}
		[kDispatch](e, t) {
			let n = this[kGetDispatcher]();
			return n ? n.dispatch(e, t) || (n[kNeedDrain] = !0, this[kNeedDrain] = !this[kGetDispatcher]()) : (this[kNeedDrain] = !0, this[kQueue].push({
				opts: e,
				handler: t
			}), this[kQueued]++), !this[kNeedDrain];
		}
		[kAddClient](e) {
			return e.on(`drain`, this[kOnDrain]).on(`connect`, this[kOnConnect]).on(`disconnect`, this[kOnDisconnect]).on(`connectionError`, this[kOnConnectionError]), this[kClients].push(e), this[kNeedDrain] && queueMicrotask(() => {
				this[kNeedDrain] && this[kOnDrain](e[kUrl], [this, e]);
			}), this;
		}
		[kRemoveClient](e) {
			e.close(() => {
				let t = this[kClients].indexOf(e);
				t !== -1 && this[kClients].splice(t, 1);
			}), this[kNeedDrain] = this[kClients].some((e) => !e[kNeedDrain] && e.closed !== !0 && e.destroyed !== !0);
		}
	};
	module.exports = {
		PoolBase,
		kClients,
		kNeedDrain,
		kAddClient,
		kRemoveClient,
		kGetDispatcher
	};
}));

// node_modules/undici/lib/dispatcher/pool.js
var require_pool = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher } = require_pool_base(), Client = require_client(), { InvalidArgumentError } = require_errors(), util = require_util$7(), { kUrl, kInterceptors } = require_symbols$4(), buildConnector = require_connect(), kOptions = Symbol(`options`), kConnections = Symbol(`connections`), kFactory = Symbol(`factory`);
	function defaultFactory(e, t) {
		return new Client(e, t);
	}
	var Pool = class extends PoolBase {
		constructor(e, { connections: t, factory: n = defaultFactory, connect: r, connectTimeout: i, tls: a, maxCachedSessions: o, socketPath: s, autoSelectFamily: c, autoSelectFamilyAttemptTimeout: l, allowH2: u, ...d } = {}) {
			if (t != null && (!Number.isFinite(t) || t < 0)) throw new InvalidArgumentError(`invalid connections`);
			if (typeof n != `function`) throw new InvalidArgumentError(`factory must be a function.`);
			if (r != null && typeof r != `function` && typeof r != `object`) throw new InvalidArgumentError(`connect must be a function or an object`);
			typeof r != `function` && (r = buildConnector({
				...a,
				maxCachedSessions: o,
				allowH2: u,
				socketPath: s,
				timeout: i,
				...c ? {
					autoSelectFamily: c,
					autoSelectFamilyAttemptTimeout: l
				} : void 0,
				...r
			})), super(d), this[kInterceptors] = d.interceptors?.Pool && Array.isArray(d.interceptors.Pool) ? d.interceptors.Pool : [], this[kConnections] = t || null, this[kUrl] = util.parseOrigin(e), this[kOptions] = {
				...util.deepClone(d),
				connect: r,
				allowH2: u
			}, this[kOptions].interceptors = d.interceptors ? { ...d.interceptors } : void 0, this[kFactory] = n, this.on(`connectionError`, (e, t, n) => {
				for (let e of t) {
					let t = this[kClients].indexOf(e);
					t !== -1 && this[kClients].splice(t, 1);
				}
			});
		}
		[kGetDispatcher]() {
			for (let e of this[kClients]) if (!e[kNeedDrain]) return e;
			if (!this[kConnections] || this[kClients].length < this[kConnections]) {
				let e = this[kFactory](this[kUrl], this[kOptions]);
				return this[kAddClient](e), e;
			}
		}
	};
	module.exports = Pool;
}));

// node_modules/undici/lib/dispatcher/balanced-pool.js
var require_balanced_pool = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { BalancedPoolMissingUpstreamError, InvalidArgumentError } = require_errors(), { PoolBase, kClients, kNeedDrain, kAddClient, kRemoveClient, kGetDispatcher } = require_pool_base(), Pool = require_pool(), { kUrl, kInterceptors } = require_symbols$4(), { parseOrigin } = require_util$7(), kFactory = Symbol(`factory`), kOptions = Symbol(`options`), kGreatestCommonDivisor = Symbol(`kGreatestCommonDivisor`), kCurrentWeight = Symbol(`kCurrentWeight`), kIndex = Symbol(`kIndex`), kWeight = Symbol(`kWeight`), kMaxWeightPerServer = Symbol(`kMaxWeightPerServer`), kErrorPenalty = Symbol(`kErrorPenalty`);
	function getGreatestCommonDivisor(e, t) {
		if (e === 0) return t;
		for (; t !== 0;) {
			let n = t;
			t = e % t, e = n;
		}
		return e;
	}
	function defaultFactory(e, t) {
		return new Pool(e, t);
	}
	var BalancedPool = class extends PoolBase {
		constructor(e = [], { factory: t = defaultFactory, ...n } = {}) {
			if (super(), this[kOptions] = n, this[kIndex] = -1, this[kCurrentWeight] = 0, this[kMaxWeightPerServer] = this[kOptions].maxWeightPerServer || 100, this[kErrorPenalty] = this[kOptions].errorPenalty || 15, Array.isArray(e) || (e = [e]), typeof t != `function`) throw new InvalidArgumentError(`factory must be a function.`);
			this[kInterceptors] = n.interceptors?.BalancedPool && Array.isArray(n.interceptors.BalancedPool) ? n.interceptors.BalancedPool : [], this[kFactory] = t;
			for (let t of e) this.addUpstream(t);
			this._updateBalancedPoolStats();
		}
		addUpstream(e) {
			let t = parseOrigin(e).origin;
			if (this[kClients].find((e) => e[kUrl].origin === t && e.closed !== !0 && e.destroyed !== !0)) return this;
			let n = this[kFactory](t, Object.assign({}, this[kOptions]));
			this[kAddClient](n), n.on(`connect`, () => {
				n[kWeight] = Math.min(this[kMaxWeightPerServer], n[kWeight] + this[kErrorPenalty]);
			}), n.on(`connectionError`, () => {
				n[kWeight] = Math.max(1, n[kWeight] - this[kErrorPenalty]), this._updateBalancedPoolStats();
			}), n.on(`disconnect`, (...e) => {
				let t = e[2];
				t && t.code === `UND_ERR_SOCKET` && (n[kWeight] = Math.max(1, n[kWeight] - this[kErrorPenalty]), this._updateBalancedPoolStats());
			});
			for (let e of this[kClients]) e[kWeight] = this[kMaxWeightPerServer];
			return this._updateBalancedPoolStats(), this;
		}
		_updateBalancedPoolStats() {
			let e = 0;
			for (let t = 0; t < this[kClients].length; t++) e = getGreatestCommonDivisor(this[kClients][t][kWeight], e);
			this[kGreatestCommonDivisor] = e;
		}
		removeUpstream(e) {
			let t = parseOrigin(e).origin, n = this[kClients].find((e) => e[kUrl].origin === t && e.closed !== !0 && e.destroyed !== !0);
			return n && this[kRemoveClient](n), this;
		}
		get upstreams() {
			return this[kClients].filter((e) => e.closed !== !0 && e.destroyed !== !0).map((e) => e[kUrl].origin);
		}
		[kGetDispatcher]() {
			if (this[kClients].length === 0) throw new BalancedPoolMissingUpstreamError();
			if (!this[kClients].find((e) => !e[kNeedDrain] && e.closed !== !0 && e.destroyed !== !0) || this[kClients].map((e) => e[kNeedDrain]).reduce((e, t) => e && t, !0)) return;
			let e = 0, t = this[kClients].findIndex((e) => !e[kNeedDrain]);
			for (; e++ < this[kClients].length;) {
				this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
				let e = this[kClients][this[kIndex]];
				if (e[kWeight] > this[kClients][t][kWeight] && !e[kNeedDrain] && (t = this[kIndex]), this[kIndex] === 0 && (this[kCurrentWeight] = this[kCurrentWeight] - this[kGreatestCommonDivisor], this[kCurrentWeight] <= 0 && (this[kCurrentWeight] = this[kMaxWeightPerServer])), e[kWeight] >= this[kCurrentWeight] && !e[kNeedDrain]) return e;
			}
			return this[kCurrentWeight] = this[kClients][t][kWeight], this[kIndex] = t, this[kClients][t];
		}
	};
	module.exports = BalancedPool;
}));

// node_modules/undici/lib/dispatcher/agent.js
var require_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { InvalidArgumentError } = require_errors(), { kClients, kRunning, kClose, kDestroy, kDispatch, kInterceptors } = require_symbols$4(), DispatcherBase = require_dispatcher_base(), Pool = require_pool(), Client = require_client(), util = require_util$7(), createRedirectInterceptor = require_redirect_interceptor(), kOnConnect = Symbol(`onConnect`), kOnDisconnect = Symbol(`onDisconnect`), kOnConnectionError = Symbol(`onConnectionError`), kMaxRedirections = Symbol(`maxRedirections`), kOnDrain = Symbol(`onDrain`), kFactory = Symbol(`factory`), kOptions = Symbol(`options`);
	function defaultFactory(e, t) {
		return t && t.connections === 1 ? new Client(e, t) : new Pool(e, t);
	}
	var Agent = class extends DispatcherBase {
		constructor({ factory: e = defaultFactory, maxRedirections: t = 0, connect: n, tls: r, ...i } = {}) {
			if (typeof e != `function`) throw new InvalidArgumentError(`factory must be a function.`);
			if (n != null && typeof n != `function` && typeof n != `object`) throw new InvalidArgumentError(`connect must be a function or an object`);
			if (!Number.isInteger(t) || t < 0) throw new InvalidArgumentError(`maxRedirections must be a positive number`);
			super(i), n && typeof n != `function` && (n = { ...n }), r && typeof r != `function` && (r = { ...r }), this[kInterceptors] = i.interceptors?.Agent && Array.isArray(i.interceptors.Agent) ? i.interceptors.Agent : [createRedirectInterceptor({ maxRedirections: t })], this[kOptions] = {
				...util.deepClone(i),
				connect: n,
				tls: r
			}, this[kOptions].interceptors = i.interceptors ? { ...i.interceptors } : void 0, this[kMaxRedirections] = t, this[kFactory] = e, this[kClients] = /* @__PURE__ */ new Map(), this[kOnDrain] = (e, t) => {
				this.emit(`drain`, e, [this, ...t]);
			}, this[kOnConnect] = (e, t) => {
				this.emit(`connect`, e, [this, ...t]);
			}, this[kOnDisconnect] = (e, t, n) => {
				this.emit(`disconnect`, e, [this, ...t], n);
			}, this[kOnConnectionError] = (e, t, n) => {
				this.emit(`connectionError`, e, [this, ...t], n);
			};
		}
		get [kRunning]() {
			let e = 0;
			for (let t of this[kClients].values()) e += t[kRunning];
			return e;
		}
		[kDispatch](e, t) {
			let n;
			if (e.origin && (typeof e.origin == `string` || e.origin instanceof URL)) n = String(e.origin);
			else throw new InvalidArgumentError(`opts.origin must be a non-empty string or URL.`);
			let r = this[kClients].get(n);
			return r || (r = this[kFactory](e.origin, this[kOptions]).on(`drain`, this[kOnDrain]).on(`connect`, this[kOnConnect]).on(`disconnect`, this[kOnDisconnect]).on(`connectionError`, this[kOnConnectionError]), this[kClients].set(n, r)), r.dispatch(e, t);
		}
		async [kClose]() {
			let e = [];
			for (let t of this[kClients].values()) e.push(t.close());
			this[kClients].clear(), await Promise.all(e);
		}
		async [kDestroy](e) {
			let t = [];
			for (let n of this[kClients].values()) t.push(n.destroy(e));
			this[kClients].clear(), await Promise.all(t);
		}
	};
	module.exports = Agent;
}));

// node_modules/undici/lib/dispatcher/proxy-agent.js
var require_proxy_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kProxy, kClose, kDestroy, kDispatch, kInterceptors } = require_symbols$4(), { URL } = __require("node:url"), Agent = require_agent(), Pool = require_pool(), DispatcherBase = require_dispatcher_base(), { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError } = require_errors(), buildConnector = require_connect(), Client = require_client(), kAgent = Symbol(`proxy agent`), kClient = Symbol(`proxy client`), kProxyHeaders = Symbol(`proxy headers`), kRequestTls = Symbol(`request tls settings`), kProxyTls = Symbol(`proxy tls settings`), kConnectEndpoint = Symbol(`connect endpoint function`), kTunnelProxy = Symbol(`tunnel proxy`);
	function defaultProtocolPort(e) {
		return e === `https:` ? 443 : 80;
	}
	function defaultFactory(e, t) {
		return new Pool(e, t);
	}
	const noop = () => {};
	function defaultAgentFactory(e, t) {
		return t.connections === 1 ? new Client(e, t) : new Pool(e, t);
	}
	var Http1ProxyWrapper = class extends DispatcherBase {
		#e;
		constructor(e, { headers: t = {}, connect: n, factory: r }) {
			if (super(), !e) throw new InvalidArgumentError(`Proxy URL is mandatory`);
			this[kProxyHeaders] = t, this.#e = r ? r(e, { connect: n }) : new Client(e, { connect: n });
		}
		[kDispatch](e, t) {
			let n = t.onHeaders;
			t.onHeaders = function(e, r, i) {
				e === 407 ? typeof t.onError == `function` && t.onError(new InvalidArgumentError(`Proxy Authentication Required (407)`)) : n && n.call(this, e, r, i);
			};
			let { origin: r, path: i = `/`, headers: a = {} } = e;
			if (e.path = r + i, !(`host` in a) && !(`Host` in a)) {
				let { host: e } = new URL(r);
				a.host = e;
			}
			return e.headers = {
				...this[kProxyHeaders],
				...a
			}, this.#e[kDispatch](e, t);
		}
		async [kClose]() {
			return this.#e.close();
		}
		async [kDestroy](e) {
			return this.#e.destroy(e);
		}
	};
	var ProxyAgent = class extends DispatcherBase {
		constructor(e) {
			if (super(), !e || typeof e == `object` && !(e instanceof URL) && !e.uri) throw new InvalidArgumentError(`Proxy uri is mandatory`);
			let { clientFactory: t = defaultFactory } = e;
			if (typeof t != `function`) throw new InvalidArgumentError(`Proxy opts.clientFactory must be a function.`);
			let { proxyTunnel: n = !0 } = e, r = this.#e(e), { href: i, origin: a, port: o, protocol: s, username: c, password: l, hostname: u } = r;
			if (this[kProxy] = {
				uri: i,
				protocol: s
			}, this[kInterceptors] = e.interceptors?.ProxyAgent && Array.isArray(e.interceptors.ProxyAgent) ? e.interceptors.ProxyAgent : [], this[kRequestTls] = e.requestTls, this[kProxyTls] = e.proxyTls, this[kProxyHeaders] = e.headers || {}, this[kTunnelProxy] = n, e.auth && e.token) throw new InvalidArgumentError(`opts.auth cannot be used in combination with opts.token`);
			e.auth ? this[kProxyHeaders][`proxy-authorization`] = `Basic ${e.auth}` : e.token ? this[kProxyHeaders][`proxy-authorization`] = e.token : c && l && (this[kProxyHeaders][`proxy-authorization`] = `Basic ${Buffer.from(`${decodeURIComponent(c)}:${decodeURIComponent(l)}`).toString(`base64`)}`);
			let d = buildConnector({ ...e.proxyTls });
			this[kConnectEndpoint] = buildConnector({ ...e.requestTls });
			let f = e.factory || defaultAgentFactory, p = (e, t) => {
				let { protocol: n } = new URL(e);
				return !this[kTunnelProxy] && n === `http:` && this[kProxy].protocol === `http:` ? new Http1ProxyWrapper(this[kProxy].uri, {
					headers: this[kProxyHeaders],
					connect: d,
					factory: f
				}) : f(e, t);
			};
			this[kClient] = t(r, { connect: d }), this[kAgent] = new Agent({
				...e,
				factory: p,
				connect: async (e, t) => {
					let n = e.host;
					e.port || (n += `:${defaultProtocolPort(e.protocol)}`);
					try {
						let { socket: r, statusCode: i } = await this[kClient].connect({
							origin: a,
							port: o,
							path: n,
							signal: e.signal,
							headers: {
								...this[kProxyHeaders],
								host: e.host
							},
							servername: this[kProxyTls]?.servername || u
						});
						if (i !== 200 && (r.on(`error`, noop).destroy(), t(new RequestAbortedError(`Proxy response (${i}) !== 200 when HTTP Tunneling`))), e.protocol !== `https:`) {
							t(null, r);
							return;
						}
						let s;
						s = this[kRequestTls] ? this[kRequestTls].servername : e.servername, this[kConnectEndpoint]({
							...e,
							servername: s,
							httpSocket: r
						}, t);
					} catch (e) {
						e.code === `ERR_TLS_CERT_ALTNAME_INVALID` ? t(new SecureProxyConnectionError(e)) : t(e);
					}
				}
			});
		}
		dispatch(e, t) {
			let n = buildHeaders(e.headers);
			if (throwIfProxyAuthIsSent(n), n && !(`host` in n) && !(`Host` in n)) {
				let { host: t } = new URL(e.origin);
				n.host = t;
			}
			return this[kAgent].dispatch({
				...e,
				headers: n
			}, t);
		}
		#e(e) {
			return typeof e == `string` ? new URL(e) : e instanceof URL ? e : new URL(e.uri);
		}
		async [kClose]() {
			await this[kAgent].close(), await this[kClient].close();
		}
		async [kDestroy]() {
			await this[kAgent].destroy(), await this[kClient].destroy();
		}
	};
	function buildHeaders(e) {
		if (Array.isArray(e)) {
			let t = {};
			for (let n = 0; n < e.length; n += 2) t[e[n]] = e[n + 1];
			return t;
		}
		return e;
	}
	function throwIfProxyAuthIsSent(e) {
		if (e && Object.keys(e).find((e) => e.toLowerCase() === `proxy-authorization`)) throw new InvalidArgumentError(`Proxy-Authorization should be sent in ProxyAgent constructor`);
	}
	module.exports = ProxyAgent;
}));

// node_modules/undici/lib/dispatcher/env-http-proxy-agent.js
var require_env_http_proxy_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const DispatcherBase = require_dispatcher_base(), { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = require_symbols$4(), ProxyAgent = require_proxy_agent(), Agent = require_agent(), DEFAULT_PORTS = {
		"http:": 80,
		"https:": 443
	};
	let experimentalWarned = !1;
	var EnvHttpProxyAgent = class extends DispatcherBase {
		#e = null;
		#t = null;
		#n = null;
		constructor(e = {}) {
			super(), this.#n = e, experimentalWarned || (experimentalWarned = !0, process.emitWarning(`EnvHttpProxyAgent is experimental, expect them to change at any time.`, { code: `UNDICI-EHPA` }));
			let { httpProxy: t, httpsProxy: n, noProxy: r, ...i } = e;
			this[kNoProxyAgent] = new Agent(i);
			let a = t ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
			a ? this[kHttpProxyAgent] = new ProxyAgent({
				...i,
				uri: a
			}) : this[kHttpProxyAgent] = this[kNoProxyAgent];
			let o = n ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
			o ? this[kHttpsProxyAgent] = new ProxyAgent({
				...i,
				uri: o
			}) : this[kHttpsProxyAgent] = this[kHttpProxyAgent], this.#a();
		}
		[kDispatch](e, t) {
			let n = new URL(e.origin);
			return this.#r(n).dispatch(e, t);
		}
		async [kClose]() {
			await this[kNoProxyAgent].close(), this[kHttpProxyAgent][kClosed] || await this[kHttpProxyAgent].close(), this[kHttpsProxyAgent][kClosed] || await this[kHttpsProxyAgent].close();
		}
		async [kDestroy](e) {
			await this[kNoProxyAgent].destroy(e), this[kHttpProxyAgent][kDestroyed] || await this[kHttpProxyAgent].destroy(e), this[kHttpsProxyAgent][kDestroyed] || await this[kHttpsProxyAgent].destroy(e);
		}
		#r(e) {
			let { protocol: t, host: n, port: r } = e;
			return n = n.replace(/:\d*$/, ``).toLowerCase(), r = Number.parseInt(r, 10) || DEFAULT_PORTS[t] || 0, this.#i(n, r) ? t === `https:` ? this[kHttpsProxyAgent] : this[kHttpProxyAgent] : this[kNoProxyAgent];
		}
		#i(e, t) {
			if (this.#o && this.#a(), this.#t.length === 0) return !0;
			if (this.#e === `*`) return !1;
			for (let n = 0; n < this.#t.length; n++) {
				let r = this.#t[n];
				if (!(r.port && r.port !== t)) {
					if (!/^[.*]/.test(r.hostname)) {
						if (e === r.hostname) return !1;
					} else if (e.endsWith(r.hostname.replace(/^\*/, ``))) return !1;
				}
			}
			return !0;
		}
		#a() {
			let e = this.#n.noProxy ?? this.#s, t = e.split(/[,\s]/), n = [];
			for (let e = 0; e < t.length; e++) {
				let r = t[e];
				if (!r) continue;
				let i = r.match(/^(.+):(\d+)$/);
				n.push({
					hostname: (i ? i[1] : r).toLowerCase(),
					port: i ? Number.parseInt(i[2], 10) : 0
				});
			}
			this.#e = e, this.#t = n;
		}
		get #o() {
			return this.#n.noProxy === void 0 && this.#e !== this.#s;
		}
		get #s() {
			return process.env.no_proxy ?? process.env.NO_PROXY ?? ``;
		}
	};
	module.exports = EnvHttpProxyAgent;
}));

// node_modules/undici/lib/handler/retry-handler.js
var require_retry_handler = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { kRetryHandlerDefaultRetry } = require_symbols$4(), { RequestRetryError } = require_errors(), { isDisturbed, parseHeaders, parseRangeHeader, wrapRequestBody } = require_util$7();
	function calculateRetryAfterHeader(e) {
		let t = Date.now();
		return new Date(e).getTime() - t;
	}
	function validatePartialResponseContentLength(e, t, n, r) {
		let i = e[`content-length`];
		if (i == null || !Number.isFinite(t.start) || !Number.isFinite(t.end)) return null;
		let a = Number(i), o = t.end - t.start + 1;
		return !Number.isFinite(a) || a !== o ? new RequestRetryError(`Content-Length mismatch`, n, {
			headers: e,
			data: { count: r }
		}) : null;
	}
	var RetryHandler = class RetryHandler {
		constructor(e, t) {
			let { retryOptions: n, ...r } = e, { retry: i, maxRetries: a, maxTimeout: o, minTimeout: s, timeoutFactor: c, methods: l, errorCodes: u, retryAfter: d, statusCodes: f } = n ?? {};
			this.dispatch = t.dispatch, this.handler = t.handler, this.opts = {
				...r,
				body: wrapRequestBody(e.body)
			}, this.abort = null, this.aborted = !1, this.retryOpts = {
				retry: i ?? RetryHandler[kRetryHandlerDefaultRetry],
				retryAfter: d ?? !0,
				maxTimeout: o ?? 3e4,
				minTimeout: s ?? 500,
				timeoutFactor: c ?? 2,
				maxRetries: a ?? 5,
				methods: l ?? [
					`GET`,
					`HEAD`,
					`OPTIONS`,
					`PUT`,
					`DELETE`,
					`TRACE`
				],
				statusCodes: f ?? [
					500,
					502,
					503,
					504,
					429
				],
				errorCodes: u ?? [
					`ECONNRESET`,
					`ECONNREFUSED`,
					`ENOTFOUND`,
					`ENETDOWN`,
					`ENETUNREACH`,
					`EHOSTDOWN`,
					`EHOSTUNREACH`,
					`EPIPE`,
					`UND_ERR_SOCKET`
				]
			}, this.retryCount = 0, this.retryCountCheckpoint = 0, this.start = 0, this.end = null, this.etag = null, this.resume = null, this.headersSent = !1, this.handler.onConnect((e) => {
				this.aborted = !0, this.abort ? this.abort(e) : this.reason = e;
			});
		}
		checkpointResponseEnd(e, t) {
			if (this.end == null && this.opts.method !== `HEAD`) {
				let t = e[`content-length`];
				this.end = t == null ? null : Number(t) - 1, assert(this.end == null || Number.isFinite(this.end), `invalid content-length`);
			}
			this.resume = this.end == null ? null : t;
		}
		onRequestSent() {
			this.handler.onRequestSent && this.handler.onRequestSent();
		}
		onUpgrade(e, t, n) {
			this.handler.onUpgrade && this.handler.onUpgrade(e, t, n);
		}
		onConnect(e) {
			this.aborted ? e(this.reason) : this.abort = e;
		}
		onBodySent(e) {
			if (this.handler.onBodySent) return this.handler.onBodySent(e);
		}
		static [kRetryHandlerDefaultRetry](e, { state: t, opts: n }, r) {
			let { statusCode: i, code: a, headers: o } = e, { method: s, retryOptions: c } = n, { maxRetries: l, minTimeout: u, maxTimeout: d, timeoutFactor: f, statusCodes: p, errorCodes: m, methods: h } = c, { counter: g } = t;
			if (a && a !== `UND_ERR_REQ_RETRY` && !m.includes(a) || Array.isArray(h) && !h.includes(s) || i != null && Array.isArray(p) && !p.includes(i) || g > l) {
				r(e);
				return;
			}
			let _ = o?.[`retry-after`];
			_ &&= (_ = Number(_), Number.isNaN(_) ? calculateRetryAfterHeader(_) : _ * 1e3);
			let v = Math.min(_ > 0 ? _ : u * f ** (g - 1), d);
			setTimeout(() => r(null), v);
		}
		onHeaders(e, t, n, r) {
			let i = parseHeaders(t);
			if (this.retryCount += 1, e >= 300) return !this.headersSent && this.retryOpts.statusCodes.includes(e) === !1 ? (this.headersSent = !0, this.checkpointResponseEnd(i, n), this.handler.onHeaders(e, t, n, r)) : (this.abort(new RequestRetryError(`Request failed`, e, {
				headers: i,
				data: { count: this.retryCount }
			})), !1);
			if (this.resume != null) {
				if (this.resume = null, e !== 206 && (this.start > 0 || e !== 200)) return this.abort(new RequestRetryError(`server does not support the range header and the payload was partially consumed`, e, {
					headers: i,
					data: { count: this.retryCount }
				})), !1;
				let t = parseRangeHeader(i[`content-range`]);
				if (!t) return this.abort(new RequestRetryError(`Content-Range mismatch`, e, {
					headers: i,
					data: { count: this.retryCount }
				})), !1;
				if (this.etag != null && this.etag !== i.etag) return this.abort(new RequestRetryError(`ETag mismatch`, e, {
					headers: i,
					data: { count: this.retryCount }
				})), !1;
				let r = validatePartialResponseContentLength(i, t, e, this.retryCount);
				if (r != null) return this.abort(r), !1;
				let { start: a, size: o, end: s = o - 1 } = t;
				return this.start !== a || this.end != null && this.end !== s ? (this.abort(new RequestRetryError(`Content-Range mismatch`, e, {
					headers: i,
					data: { count: this.retryCount }
				})), !1) : (this.resume = n, !0);
			}
			if (this.end == null) {
				if (e === 206) {
					let a = parseRangeHeader(i[`content-range`]);
					if (a == null) return this.headersSent = !0, this.handler.onHeaders(e, t, n, r);
					let o = validatePartialResponseContentLength(i, a, e, this.retryCount);
					if (o != null) return this.abort(o), !1;
					let { start: s, size: c, end: l = c - 1 } = a;
					assert(s != null && Number.isFinite(s), `content-range mismatch`), assert(l != null && Number.isFinite(l), `invalid content-length`), this.start = s, this.end = l;
				}
				if (this.end == null) {
					let e = i[`content-length`];
					this.end = e == null ? null : Number(e) - 1;
				}
				return assert(Number.isFinite(this.start)), assert(this.end == null || Number.isFinite(this.end), `invalid content-length`), this.resume = n, this.headersSent = !0, this.etag = i.etag == null ? null : i.etag, this.etag != null && this.etag.startsWith(`W/`) && (this.etag = null), this.handler.onHeaders(e, t, n, r);
			}
			let a = new RequestRetryError(`Request failed`, e, {
				headers: i,
				data: { count: this.retryCount }
			});
			return this.abort(a), !1;
		}
		onData(e) {
			return this.start += e.length, this.handler.onData(e);
		}
		onComplete(e) {
			return this.retryCount = 0, this.handler.onComplete(e);
		}
		onError(e) {
			if (this.aborted || isDisturbed(this.opts.body) || this.headersSent && this.resume == null) return this.handler.onError(e);
			this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1, this.retryOpts.retry(e, {
				state: { counter: this.retryCount },
				opts: {
					retryOptions: this.retryOpts,
					...this.opts
				}
			}, t.bind(this));
			function t(e) {
				if (e != null || this.aborted || isDisturbed(this.opts.body)) return this.handler.onError(e);
				if (this.start !== 0) {
					let e = { range: `bytes=${this.start}-${this.end ?? ``}` };
					this.etag != null && (e[`if-match`] = this.etag), this.opts = {
						...this.opts,
						headers: {
							...this.opts.headers,
							...e
						}
					};
				}
				try {
					this.retryCountCheckpoint = this.retryCount, this.dispatch(this.opts, this);
				} catch (e) {
					this.handler.onError(e);
				}
			}
		}
	};
	module.exports = RetryHandler;
}));

// node_modules/undici/lib/dispatcher/retry-agent.js
var require_retry_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Dispatcher = require_dispatcher();
	const RetryHandler = require_retry_handler();
	var RetryAgent = class extends Dispatcher {
		#e = null;
		#t = null;
		constructor(e, t = {}) {
			super(t), this.#e = e, this.#t = t;
		}
		dispatch(e, t) {
			let n = new RetryHandler({
				...e,
				retryOptions: this.#t
			}, {
				dispatch: this.#e.dispatch.bind(this.#e),
				handler: t
			});
			return this.#e.dispatch(e, n);
		}
		close() {
			return this.#e.close();
		}
		destroy() {
			return this.#e.destroy();
		}
	};
	module.exports = RetryAgent;
}));

// node_modules/undici/lib/api/readable.js
var require_readable = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { Readable } = __require("node:stream"), { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = require_errors(), util = require_util$7(), { ReadableStreamFrom } = require_util$7(), kConsume = Symbol(`kConsume`), kReading = Symbol(`kReading`), kBody = Symbol(`kBody`), kAbort = Symbol(`kAbort`), kContentType = Symbol(`kContentType`), kContentLength = Symbol(`kContentLength`), noop = () => {};
	var BodyReadable = class extends Readable {
		constructor({ resume: e, abort: t, contentType: n = ``, contentLength: r, highWaterMark: i = 65536 }) {
			super({
				autoDestroy: !0,
				read: e,
				highWaterMark: i
			}), this._readableState.dataEmitted = !1, this[kAbort] = t, this[kConsume] = null, this[kBody] = null, this[kContentType] = n, this[kContentLength] = r, this[kReading] = !1;
		}
		destroy(e) {
			return !e && !this._readableState.endEmitted && (e = new RequestAbortedError()), e && this[kAbort](), super.destroy(e);
		}
		_destroy(e, t) {
			this[kReading] ? t(e) : setImmediate(() => {
				t(e);
			});
		}
		on(e, ...t) {
			return (e === `data` || e === `readable`) && (this[kReading] = !0), super.on(e, ...t);
		}
		addListener(e, ...t) {
			return this.on(e, ...t);
		}
		off(e, ...t) {
			let n = super.off(e, ...t);
			return (e === `data` || e === `readable`) && (this[kReading] = this.listenerCount(`data`) > 0 || this.listenerCount(`readable`) > 0), n;
		}
		removeListener(e, ...t) {
			return this.off(e, ...t);
		}
		push(e) {
			return this[kConsume] && e !== null ? (consumePush(this[kConsume], e), !this[kReading] || super.push(e)) : super.push(e);
		}
		async text() {
			return consume(this, `text`);
		}
		async json() {
			return consume(this, `json`);
		}
		async blob() {
			return consume(this, `blob`);
		}
		async bytes() {
			return consume(this, `bytes`);
		}
		async arrayBuffer() {
			return consume(this, `arrayBuffer`);
		}
		async formData() {
			throw new NotSupportedError();
		}
		get bodyUsed() {
			return util.isDisturbed(this);
		}
		get body() {
			return this[kBody] || (this[kBody] = ReadableStreamFrom(this), this[kConsume] && (this[kBody].getReader(), assert(this[kBody].locked))), this[kBody];
		}
		async dump(e) {
			let t = Number.isFinite(e?.limit) ? e.limit : 131072, n = e?.signal;
			if (n != null && (typeof n != `object` || !(`aborted` in n))) throw new InvalidArgumentError(`signal must be an AbortSignal`);
			return n?.throwIfAborted(), this._readableState.closeEmitted ? null : await new Promise((e, r) => {
				this[kContentLength] > t && this.destroy(new AbortError());
				let i = () => {
					this.destroy(n.reason ?? new AbortError());
				};
				n?.addEventListener(`abort`, i), this.on(`close`, function() {
					n?.removeEventListener(`abort`, i), n?.aborted ? r(n.reason ?? new AbortError()) : e(null);
				}).on(`error`, noop).on(`data`, function(e) {
					t -= e.length, t <= 0 && this.destroy();
				}).resume();
			});
		}
	};
	function isLocked(e) {
		return e[kBody] && e[kBody].locked === !0 || e[kConsume];
	}
	function isUnusable(e) {
		return util.isDisturbed(e) || isLocked(e);
	}
	async function consume(e, t) {
		return assert(!e[kConsume]), new Promise((n, r) => {
			if (isUnusable(e)) {
				let t = e._readableState;
				t.destroyed && t.closeEmitted === !1 ? e.on(`error`, (e) => {
					r(e);
				}).on(`close`, () => {
					r(TypeError(`unusable`));
				}) : r(t.errored ?? TypeError(`unusable`));
			} else queueMicrotask(() => {
				e[kConsume] = {
					type: t,
					stream: e,
					resolve: n,
					reject: r,
					length: 0,
					body: []
				}, e.on(`error`, function(e) {
					consumeFinish(this[kConsume], e);
				}).on(`close`, function() {
					this[kConsume].body !== null && consumeFinish(this[kConsume], new RequestAbortedError());
				}), consumeStart(e[kConsume]);
			});
		});
	}
	function consumeStart(e) {
		if (e.body === null) return;
		let { _readableState: t } = e.stream;
		if (t.bufferIndex) {
			let n = t.bufferIndex, r = t.buffer.length;
			for (let i = n; i < r; i++) consumePush(e, t.buffer[i]);
		} else for (let n of t.buffer) consumePush(e, n);
		for (t.endEmitted ? consumeEnd(this[kConsume]) : e.stream.on(`end`, function() {
			consumeEnd(this[kConsume]);
		}), e.stream.resume(); e.stream.read() != null;);
	}
	function chunksDecode(e, t) {
		if (e.length === 0 || t === 0) return ``;
		let n = e.length === 1 ? e[0] : Buffer.concat(e, t), r = n.length, i = r > 2 && n[0] === 239 && n[1] === 187 && n[2] === 191 ? 3 : 0;
		return n.utf8Slice(i, r);
	}
	function chunksConcat(e, t) {
		if (e.length === 0 || t === 0) return /* @__PURE__ */ new Uint8Array();
		if (e.length === 1) return new Uint8Array(e[0]);
		let n = new Uint8Array(Buffer.allocUnsafeSlow(t).buffer), r = 0;
		for (let t = 0; t < e.length; ++t) {
			let i = e[t];
			n.set(i, r), r += i.length;
		}
		return n;
	}
	function consumeEnd(e) {
		let { type: t, body: n, resolve: r, stream: i, length: a } = e;
		try {
			t === `text` ? r(chunksDecode(n, a)) : t === `json` ? r(JSON.parse(chunksDecode(n, a))) : t === `arrayBuffer` ? r(chunksConcat(n, a).buffer) : t === `blob` ? r(new Blob(n, { type: i[kContentType] })) : t === `bytes` && r(chunksConcat(n, a)), consumeFinish(e);
		} catch (e) {
			i.destroy(e);
		}
	}
	function consumePush(e, t) {
		e.length += t.length, e.body.push(t);
	}
	function consumeFinish(e, t) {
		e.body !== null && (t ? e.reject(t) : e.resolve(), e.type = null, e.stream = null, e.resolve = null, e.reject = null, e.length = 0, e.body = null);
	}
	module.exports = {
		Readable: BodyReadable,
		chunksDecode
	};
}));

// node_modules/undici/lib/api/util.js
var require_util$5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { ResponseStatusCodeError } = require_errors(), { chunksDecode } = require_readable();
	async function getResolveErrorBodyCallback({ callback: e, body: t, contentType: n, statusCode: r, statusMessage: i, headers: a }) {
		assert(t);
		let o = [], s = 0;
		try {
			for await (let e of t) if (o.push(e), s += e.length, s > 131072) {
				o = [], s = 0;
				break;
			}
		} catch {
			o = [], s = 0;
		}
		let c = `Response status code ${r}${i ? `: ${i}` : ``}`;
		if (r === 204 || !n || !s) {
			queueMicrotask(() => e(new ResponseStatusCodeError(c, r, a)));
			return;
		}
		let l = Error.stackTraceLimit;
		Error.stackTraceLimit = 0;
		let u;
		try {
			isContentTypeApplicationJson(n) ? u = JSON.parse(chunksDecode(o, s)) : isContentTypeText(n) && (u = chunksDecode(o, s));
		} catch {} finally {
			Error.stackTraceLimit = l;
		}
		queueMicrotask(() => e(new ResponseStatusCodeError(c, r, a, u)));
	}
	const isContentTypeApplicationJson = (e) => e.length > 15 && e[11] === `/` && e[0] === `a` && e[1] === `p` && e[2] === `p` && e[3] === `l` && e[4] === `i` && e[5] === `c` && e[6] === `a` && e[7] === `t` && e[8] === `i` && e[9] === `o` && e[10] === `n` && e[12] === `j` && e[13] === `s` && e[14] === `o` && e[15] === `n`;
	const isContentTypeText = (e) => e.length > 4 && e[4] === `/` && e[0] === `t` && e[1] === `e` && e[2] === `x` && e[3] === `t`;
	module.exports = {
		getResolveErrorBodyCallback,
		isContentTypeApplicationJson,
		isContentTypeText
	};
}));

// node_modules/undici/lib/api/api-request.js
var require_api_request = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { Readable } = require_readable(), { InvalidArgumentError, RequestAbortedError } = require_errors(), util = require_util$7(), { getResolveErrorBodyCallback } = require_util$5(), { AsyncResource } = __require("node:async_hooks");
	var RequestHandler = class extends AsyncResource {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new InvalidArgumentError(`invalid opts`);
			let { signal: n, method: r, opaque: i, body: a, onInfo: o, responseHeaders: s, throwOnError: c, highWaterMark: l } = e;
			try {
				if (typeof t != `function`) throw new InvalidArgumentError(`invalid callback`);
				if (l && (typeof l != `number` || l < 0)) throw new InvalidArgumentError(`invalid highWaterMark`);
				if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new InvalidArgumentError(`signal must be an EventEmitter or EventTarget`);
				if (r === `CONNECT`) throw new InvalidArgumentError(`invalid method`);
				if (o && typeof o != `function`) throw new InvalidArgumentError(`invalid onInfo callback`);
				super(`UNDICI_REQUEST`);
			} catch (e) {
				throw util.isStream(a) && util.destroy(a.on(`error`, util.nop), e), e;
			}
			this.method = r, this.responseHeaders = s || null, this.opaque = i || null, this.callback = t, this.res = null, this.abort = null, this.body = a, this.trailers = {}, this.context = null, this.onInfo = o || null, this.throwOnError = c, this.highWaterMark = l, this.signal = n, this.reason = null, this.removeAbortListener = null, util.isStream(a) && a.on(`error`, (e) => {
				this.onError(e);
			}), this.signal && (this.signal.aborted ? this.reason = this.signal.reason ?? new RequestAbortedError() : this.removeAbortListener = util.addAbortListener(this.signal, () => {
				this.reason = this.signal.reason ?? new RequestAbortedError(), this.res ? util.destroy(this.res.on(`error`, util.nop), this.reason) : this.abort && this.abort(this.reason), this.removeAbortListener &&= (this.res?.off(`close`, this.removeAbortListener), this.removeAbortListener(), null);
			}));
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (assert(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, r) {
			let { callback: i, opaque: a, abort: o, context: s, responseHeaders: c, highWaterMark: l } = this, u = c === `raw` ? util.parseRawHeaders(t) : util.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: u
				});
				return;
			}
			let d = c === `raw` ? util.parseHeaders(t) : u, f = d[`content-type`], p = d[`content-length`], m = new Readable({
				resume: n,
				abort: o,
				contentType: f,
				contentLength: this.method !== `HEAD` && p ? Number(p) : null,
				highWaterMark: l
			});
			this.removeAbortListener && m.on(`close`, this.removeAbortListener), this.callback = null, this.res = m, i !== null && (this.throwOnError && e >= 400 ? this.runInAsyncScope(getResolveErrorBodyCallback, null, {
				callback: i,
				body: m,
				contentType: f,
				statusCode: e,
				statusMessage: r,
				headers: u
			}) : this.runInAsyncScope(i, null, null, {
				statusCode: e,
				headers: u,
				trailers: this.trailers,
				opaque: a,
				body: m,
				context: s
			}));
		}
		onData(e) {
			return this.res.push(e);
		}
		onComplete(e) {
			util.parseHeaders(e, this.trailers), this.res.push(null);
		}
		onError(e) {
			let { res: t, callback: n, body: r, opaque: i } = this;
			n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: i });
			})), t && (this.res = null, queueMicrotask(() => {
				util.destroy(t, e);
			})), r && (this.body = null, util.destroy(r, e)), this.removeAbortListener &&= (t?.off(`close`, this.removeAbortListener), this.removeAbortListener(), null);
		}
	};
	function request(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			request.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			this.dispatch(e, new RequestHandler(e, t));
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	module.exports = request, module.exports.RequestHandler = RequestHandler;
}));

// node_modules/undici/lib/api/abort-signal.js
var require_abort_signal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { addAbortListener } = require_util$7(), { RequestAbortedError } = require_errors(), kListener = Symbol(`kListener`), kSignal = Symbol(`kSignal`);
	function abort(e) {
		e.abort ? e.abort(e[kSignal]?.reason) : e.reason = e[kSignal]?.reason ?? new RequestAbortedError(), removeSignal(e);
	}
	function addSignal(e, t) {
		e.reason = null, e[kSignal] = null, e[kListener] = null, t && (t.aborted ? abort(e) : (e[kSignal] = t, e[kListener] = () => {
			abort(e);
		}, addAbortListener(e[kSignal], e[kListener])));
	}
	function removeSignal(e) {
		e[kSignal] && (`removeEventListener` in e[kSignal] ? e[kSignal].removeEventListener(`abort`, e[kListener]) : e[kSignal].removeListener(`abort`, e[kListener]), e[kSignal] = null, e[kListener] = null);
	}
	module.exports = {
		addSignal,
		removeSignal
	};
}));

// node_modules/undici/lib/api/api-stream.js
var require_api_stream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { finished, PassThrough } = __require("node:stream"), { InvalidArgumentError, InvalidReturnValueError } = require_errors(), util = require_util$7(), { getResolveErrorBodyCallback } = require_util$5(), { AsyncResource } = __require("node:async_hooks"), { addSignal, removeSignal } = require_abort_signal();
	var StreamHandler = class extends AsyncResource {
		constructor(e, t, n) {
			if (!e || typeof e != `object`) throw new InvalidArgumentError(`invalid opts`);
			let { signal: r, method: i, opaque: a, body: o, onInfo: s, responseHeaders: c, throwOnError: l } = e;
			try {
				if (typeof n != `function`) throw new InvalidArgumentError(`invalid callback`);
				if (typeof t != `function`) throw new InvalidArgumentError(`invalid factory`);
				if (r && typeof r.on != `function` && typeof r.addEventListener != `function`) throw new InvalidArgumentError(`signal must be an EventEmitter or EventTarget`);
				if (i === `CONNECT`) throw new InvalidArgumentError(`invalid method`);
				if (s && typeof s != `function`) throw new InvalidArgumentError(`invalid onInfo callback`);
				super(`UNDICI_STREAM`);
			} catch (e) {
				throw util.isStream(o) && util.destroy(o.on(`error`, util.nop), e), e;
			}
			this.responseHeaders = c || null, this.opaque = a || null, this.factory = t, this.callback = n, this.res = null, this.abort = null, this.context = null, this.trailers = null, this.body = o, this.onInfo = s || null, this.throwOnError = l || !1, util.isStream(o) && o.on(`error`, (e) => {
				this.onError(e);
			}), addSignal(this, r);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (assert(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, r) {
			let { factory: i, opaque: a, context: o, callback: s, responseHeaders: c } = this, l = c === `raw` ? util.parseRawHeaders(t) : util.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: l
				});
				return;
			}
			this.factory = null;
			let u;
			if (this.throwOnError && e >= 400) {
				let n = (c === `raw` ? util.parseHeaders(t) : l)[`content-type`];
				u = new PassThrough(), this.callback = null, this.runInAsyncScope(getResolveErrorBodyCallback, null, {
					callback: s,
					body: u,
					contentType: n,
					statusCode: e,
					statusMessage: r,
					headers: l
				});
			} else {
				if (i === null) return;
				if (u = this.runInAsyncScope(i, null, {
					statusCode: e,
					headers: l,
					opaque: a,
					context: o
				}), !u || typeof u.write != `function` || typeof u.end != `function` || typeof u.on != `function`) throw new InvalidReturnValueError(`expected Writable`);
				finished(u, { readable: !1 }, (e) => {
					let { callback: t, res: n, opaque: r, trailers: i, abort: a } = this;
					this.res = null, (e || !n.readable) && util.destroy(n, e), this.callback = null, this.runInAsyncScope(t, null, e || null, {
						opaque: r,
						trailers: i
					}), e && a();
				});
			}
			return u.on(`drain`, n), this.res = u, (u.writableNeedDrain === void 0 ? u._writableState?.needDrain : u.writableNeedDrain) !== !0;
		}
		onData(e) {
			let { res: t } = this;
			return !t || t.write(e);
		}
		onComplete(e) {
			let { res: t } = this;
			removeSignal(this), t && (this.trailers = util.parseHeaders(e), t.end());
		}
		onError(e) {
			let { res: t, callback: n, opaque: r, body: i } = this;
			removeSignal(this), this.factory = null, t ? (this.res = null, util.destroy(t, e)) : n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: r });
			})), i && (this.body = null, util.destroy(i, e));
		}
	};
	function stream(e, t, n) {
		if (n === void 0) return new Promise((n, r) => {
			stream.call(this, e, t, (e, t) => e ? r(e) : n(t));
		});
		try {
			this.dispatch(e, new StreamHandler(e, t, n));
		} catch (t) {
			if (typeof n != `function`) throw t;
			let r = e?.opaque;
			queueMicrotask(() => n(t, { opaque: r }));
		}
	}
	module.exports = stream;
}));

// node_modules/undici/lib/api/api-pipeline.js
var require_api_pipeline = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Readable, Duplex, PassThrough } = __require("node:stream"), { InvalidArgumentError, InvalidReturnValueError, RequestAbortedError } = require_errors(), util = require_util$7(), { AsyncResource } = __require("node:async_hooks"), { addSignal, removeSignal } = require_abort_signal(), assert = __require("node:assert"), kResume = Symbol(`resume`);
	var PipelineRequest = class extends Readable {
		constructor() {
			super({ autoDestroy: !0 }), this[kResume] = null;
		}
		_read() {
			let { [kResume]: e } = this;
			e && (this[kResume] = null, e());
		}
		_destroy(e, t) {
			this._read(), t(e);
		}
	};
	var PipelineResponse = class extends Readable {
		constructor(e) {
			super({ autoDestroy: !0 }), this[kResume] = e;
		}
		_read() {
			this[kResume]();
		}
		_destroy(e, t) {
			!e && !this._readableState.endEmitted && (e = new RequestAbortedError()), t(e);
		}
	};
	var PipelineHandler = class extends AsyncResource {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new InvalidArgumentError(`invalid opts`);
			if (typeof t != `function`) throw new InvalidArgumentError(`invalid handler`);
			let { signal: n, method: r, opaque: i, onInfo: a, responseHeaders: o } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new InvalidArgumentError(`signal must be an EventEmitter or EventTarget`);
			if (r === `CONNECT`) throw new InvalidArgumentError(`invalid method`);
			if (a && typeof a != `function`) throw new InvalidArgumentError(`invalid onInfo callback`);
			super(`UNDICI_PIPELINE`), this.opaque = i || null, this.responseHeaders = o || null, this.handler = t, this.abort = null, this.context = null, this.onInfo = a || null, this.req = new PipelineRequest().on(`error`, util.nop), this.ret = new Duplex({
				readableObjectMode: e.objectMode,
				autoDestroy: !0,
				read: () => {
					let { body: e } = this;
					e?.resume && e.resume();
				},
				write: (e, t, n) => {
					let { req: r } = this;
					r.push(e, t) || r._readableState.destroyed ? n() : r[kResume] = n;
				},
				destroy: (e, t) => {
					let { body: n, req: r, res: i, ret: a, abort: o } = this;
					!e && !a._readableState.endEmitted && (e = new RequestAbortedError()), o && e && o(), util.destroy(n, e), util.destroy(r, e), util.destroy(i, e), removeSignal(this), t(e);
				}
			}).on(`prefinish`, () => {
				let { req: e } = this;
				e.push(null);
			}), this.res = null, addSignal(this, n);
		}
		onConnect(e, t) {
			let { ret: n, res: r } = this;
			this.reason ? e(this.reason) : (assert(!r, `pipeline cannot be retried`), assert(!n.destroyed), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n) {
			let { opaque: r, handler: i, context: a } = this;
			if (e < 200) {
				if (this.onInfo) {
					let n = this.responseHeaders === `raw` ? util.parseRawHeaders(t) : util.parseHeaders(t);
					this.onInfo({
						statusCode: e,
						headers: n
					});
				}
				return;
			}
			this.res = new PipelineResponse(n);
			let o;
			try {
				this.handler = null;
				let n = this.responseHeaders === `raw` ? util.parseRawHeaders(t) : util.parseHeaders(t);
				o = this.runInAsyncScope(i, null, {
					statusCode: e,
					headers: n,
					opaque: r,
					body: this.res,
					context: a
				});
			} catch (e) {
				throw this.res.on(`error`, util.nop), e;
			}
			if (!o || typeof o.on != `function`) throw new InvalidReturnValueError(`expected Readable`);
			o.on(`data`, (e) => {
				let { ret: t, body: n } = this;
				!t.push(e) && n.pause && n.pause();
			}).on(`error`, (e) => {
				let { ret: t } = this;
				util.destroy(t, e);
			}).on(`end`, () => {
				let { ret: e } = this;
				e.push(null);
			}).on(`close`, () => {
				let { ret: e } = this;
				e._readableState.ended || util.destroy(e, new RequestAbortedError());
			}), this.body = o;
		}
		onData(e) {
			let { res: t } = this;
			return t.push(e);
		}
		onComplete(e) {
			let { res: t } = this;
			t.push(null);
		}
		onError(e) {
			let { ret: t } = this;
			this.handler = null, util.destroy(t, e);
		}
	};
	function pipeline(e, t) {
		try {
			let n = new PipelineHandler(e, t);
			return this.dispatch({
				...e,
				body: n.req
			}, n), n.ret;
		} catch (e) {
			return new PassThrough().destroy(e);
		}
	}
	module.exports = pipeline;
}));

// node_modules/undici/lib/api/api-upgrade.js
var require_api_upgrade = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { InvalidArgumentError, SocketError } = require_errors(), { AsyncResource } = __require("node:async_hooks"), util = require_util$7(), { addSignal, removeSignal } = require_abort_signal(), assert = __require("node:assert");
	var UpgradeHandler = class extends AsyncResource {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new InvalidArgumentError(`invalid opts`);
			if (typeof t != `function`) throw new InvalidArgumentError(`invalid callback`);
			let { signal: n, opaque: r, responseHeaders: i } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new InvalidArgumentError(`signal must be an EventEmitter or EventTarget`);
			super(`UNDICI_UPGRADE`), this.responseHeaders = i || null, this.opaque = r || null, this.callback = t, this.abort = null, this.context = null, addSignal(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (assert(this.callback), this.abort = e, this.context = null);
		}
		onHeaders() {
			throw new SocketError(`bad upgrade`, null);
		}
		onUpgrade(e, t, n) {
			assert(e === 101);
			let { callback: r, opaque: i, context: a } = this;
			removeSignal(this), this.callback = null;
			let o = this.responseHeaders === `raw` ? util.parseRawHeaders(t) : util.parseHeaders(t);
			this.runInAsyncScope(r, null, null, {
				headers: o,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			removeSignal(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function upgrade(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			upgrade.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new UpgradeHandler(e, t);
			this.dispatch({
				...e,
				method: e.method || `GET`,
				upgrade: e.protocol || `Websocket`
			}, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	module.exports = upgrade;
}));

// node_modules/undici/lib/api/api-connect.js
var require_api_connect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { AsyncResource } = __require("node:async_hooks"), { InvalidArgumentError, SocketError } = require_errors(), util = require_util$7(), { addSignal, removeSignal } = require_abort_signal();
	var ConnectHandler = class extends AsyncResource {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new InvalidArgumentError(`invalid opts`);
			if (typeof t != `function`) throw new InvalidArgumentError(`invalid callback`);
			let { signal: n, opaque: r, responseHeaders: i } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new InvalidArgumentError(`signal must be an EventEmitter or EventTarget`);
			super(`UNDICI_CONNECT`), this.opaque = r || null, this.responseHeaders = i || null, this.callback = t, this.abort = null, addSignal(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (assert(this.callback), this.abort = e, this.context = t);
		}
		onHeaders() {
			throw new SocketError(`bad connect`, null);
		}
		onUpgrade(e, t, n) {
			let { callback: r, opaque: i, context: a } = this;
			removeSignal(this), this.callback = null;
			let o = t;
			o != null && (o = this.responseHeaders === `raw` ? util.parseRawHeaders(t) : util.parseHeaders(t)), this.runInAsyncScope(r, null, null, {
				statusCode: e,
				headers: o,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			removeSignal(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function connect(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			connect.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new ConnectHandler(e, t);
			this.dispatch({
				...e,
				method: `CONNECT`
			}, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	module.exports = connect;
}));

// node_modules/undici/lib/api/index.js
var require_api = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports.request = require_api_request(), module.exports.stream = require_api_stream(), module.exports.pipeline = require_api_pipeline(), module.exports.upgrade = require_api_upgrade(), module.exports.connect = require_api_connect();
}));

// node_modules/undici/lib/mock/mock-errors.js
var require_mock_errors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { UndiciError } = require_errors(), kMockNotMatchedError = Symbol.for(`undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED`);
	var MockNotMatchedError = class MockNotMatchedError extends UndiciError {
		constructor(e) {
			super(e), Error.captureStackTrace(this, MockNotMatchedError), this.name = `MockNotMatchedError`, this.message = e || `The request does not match any registered mock dispatches`, this.code = `UND_MOCK_ERR_MOCK_NOT_MATCHED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[kMockNotMatchedError] === !0;
		}
		[kMockNotMatchedError] = !0;
	};
	module.exports = { MockNotMatchedError };
}));

// node_modules/undici/lib/mock/mock-symbols.js
var require_mock_symbols = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		kAgent: Symbol(`agent`),
		kOptions: Symbol(`options`),
		kFactory: Symbol(`factory`),
		kDispatches: Symbol(`dispatches`),
		kDispatchKey: Symbol(`dispatch key`),
		kDefaultHeaders: Symbol(`default headers`),
		kDefaultTrailers: Symbol(`default trailers`),
		kContentLength: Symbol(`content length`),
		kMockAgent: Symbol(`mock agent`),
		kMockAgentSet: Symbol(`mock agent set`),
		kMockAgentGet: Symbol(`mock agent get`),
		kMockDispatch: Symbol(`mock dispatch`),
		kClose: Symbol(`close`),
		kOriginalClose: Symbol(`original agent close`),
		kOrigin: Symbol(`origin`),
		kIsMockActive: Symbol(`is mock active`),
		kNetConnect: Symbol(`net connect`),
		kGetNetConnect: Symbol(`get net connect`),
		kConnected: Symbol(`connected`)
	};
}));

// node_modules/undici/lib/mock/mock-utils.js
var require_mock_utils = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { MockNotMatchedError } = require_mock_errors(), { kDispatches, kMockAgent, kOriginalDispatch, kOrigin, kGetNetConnect } = require_mock_symbols(), { buildURL } = require_util$7(), { STATUS_CODES } = __require("node:http"), { types: { isPromise } } = __require("node:util");
	function matchValue(e, t) {
		return typeof e == `string` ? e === t : e instanceof RegExp ? e.test(t) : typeof e == `function` && e(t) === !0;
	}
	function lowerCaseEntries(e) {
		return Object.fromEntries(Object.entries(e).map(([e, t]) => [e.toLocaleLowerCase(), t]));
	}
	function getHeaderByName(e, t) {
		if (Array.isArray(e)) {
			for (let n = 0; n < e.length; n += 2) if (e[n].toLocaleLowerCase() === t.toLocaleLowerCase()) return e[n + 1];
		} else return typeof e.get == `function` ? e.get(t) : lowerCaseEntries(e)[t.toLocaleLowerCase()];
	}
	function buildHeadersFromArray(e) {
		let t = e.slice(), n = [];
		for (let e = 0; e < t.length; e += 2) n.push([t[e], t[e + 1]]);
		return Object.fromEntries(n);
	}
	function matchHeaders(e, t) {
		if (typeof e.headers == `function`) return Array.isArray(t) && (t = buildHeadersFromArray(t)), e.headers(t ? lowerCaseEntries(t) : {});
		if (e.headers === void 0) return !0;
		if (typeof t != `object` || typeof e.headers != `object`) return !1;
		for (let [n, r] of Object.entries(e.headers)) if (!matchValue(r, getHeaderByName(t, n))) return !1;
		return !0;
	}
	function safeUrl(e) {
		if (typeof e != `string`) return e;
		let t = e.split(`?`);
		if (t.length !== 2) return e;
		let n = new URLSearchParams(t.pop());
		return n.sort(), [...t, n.toString()].join(`?`);
	}
	function matchKey(e, { path: t, method: n, body: r, headers: i }) {
		let a = matchValue(e.path, t), o = matchValue(e.method, n), s = e.body === void 0 || matchValue(e.body, r), c = matchHeaders(e, i);
		return a && o && s && c;
	}
	function getResponseData(e) {
		return Buffer.isBuffer(e) || e instanceof Uint8Array || e instanceof ArrayBuffer ? e : typeof e == `object` ? JSON.stringify(e) : e.toString();
	}
	function getMockDispatch(e, t) {
		let n = t.query ? buildURL(t.path, t.query) : t.path, r = typeof n == `string` ? safeUrl(n) : n, i = e.filter(({ consumed: e }) => !e).filter(({ path: e }) => matchValue(safeUrl(e), r));
		if (i.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for path '${r}'`);
		if (i = i.filter(({ method: e }) => matchValue(e, t.method)), i.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for method '${t.method}' on path '${r}'`);
		if (i = i.filter(({ body: e }) => e === void 0 || matchValue(e, t.body)), i.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for body '${t.body}' on path '${r}'`);
		if (i = i.filter((e) => matchHeaders(e, t.headers)), i.length === 0) {
			let e = typeof t.headers == `object` ? JSON.stringify(t.headers) : t.headers;
			throw new MockNotMatchedError(`Mock dispatch not matched for headers '${e}' on path '${r}'`);
		}
		return i[0];
	}
	function addMockDispatch(e, t, n) {
		let r = {
			timesInvoked: 0,
			times: 1,
			persist: !1,
			consumed: !1
		}, i = typeof n == `function` ? { callback: n } : { ...n }, a = {
			...r,
			...t,
			pending: !0,
			data: {
				error: null,
				...i
			}
		};
		return e.push(a), a;
	}
	function deleteMockDispatch(e, t) {
		let n = e.findIndex((e) => e.consumed ? matchKey(e, t) : !1);
		n !== -1 && e.splice(n, 1);
	}
	function buildKey(e) {
		let { path: t, method: n, body: r, headers: i, query: a } = e;
		return {
			path: t,
			method: n,
			body: r,
			headers: i,
			query: a
		};
	}
	function generateKeyValues(e) {
		let t = Object.keys(e), n = [];
		for (let r = 0; r < t.length; ++r) {
			let i = t[r], a = e[i], o = Buffer.from(`${i}`);
			if (Array.isArray(a)) for (let e = 0; e < a.length; ++e) n.push(o, Buffer.from(`${a[e]}`));
			else n.push(o, Buffer.from(`${a}`));
		}
		return n;
	}
	function getStatusText(e) {
		return STATUS_CODES[e] || `unknown`;
	}
	async function getResponse(e) {
		let t = [];
		for await (let n of e) t.push(n);
		return Buffer.concat(t).toString(`utf8`);
	}
	function mockDispatch(e, t) {
		let n = buildKey(e), r = getMockDispatch(this[kDispatches], n);
		r.timesInvoked++, r.data.callback && (r.data = {
			...r.data,
			...r.data.callback(e)
		});
		let { data: { statusCode: i, data: a, headers: o, trailers: s, error: c }, delay: l, persist: u } = r, { timesInvoked: d, times: f } = r;
		if (r.consumed = !u && d >= f, r.pending = d < f, c !== null) return deleteMockDispatch(this[kDispatches], n), t.onError(c), !0;
		typeof l == `number` && l > 0 ? setTimeout(() => {
			p(this[kDispatches]);
		}, l) : p(this[kDispatches]);
		function p(r, c = a) {
			let l = Array.isArray(e.headers) ? buildHeadersFromArray(e.headers) : e.headers, u = typeof c == `function` ? c({
				...e,
				headers: l
			}) : c;
			if (isPromise(u)) {
				u.then((e) => p(r, e));
				return;
			}
			let d = getResponseData(u), f = generateKeyValues(o), h = generateKeyValues(s);
			t.onConnect?.((e) => t.onError(e), null), t.onHeaders?.(i, f, m, getStatusText(i)), t.onData?.(Buffer.from(d)), t.onComplete?.(h), deleteMockDispatch(r, n);
		}
		function m() {}
		return !0;
	}
	function buildMockDispatch() {
		let e = this[kMockAgent], t = this[kOrigin], n = this[kOriginalDispatch];
		return function(r, i) {
			if (e.isMockActive) try {
				mockDispatch.call(this, r, i);
			} catch (a) {
				if (a instanceof MockNotMatchedError) {
					let o = e[kGetNetConnect]();
					if (o === !1) throw new MockNotMatchedError(`${a.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)`);
					if (checkNetConnect(o, t)) n.call(this, r, i);
					else throw new MockNotMatchedError(`${a.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)`);
				} else throw a;
			}
			else n.call(this, r, i);
		};
	}
	function checkNetConnect(e, t) {
		let n = new URL(t);
		return !!(e === !0 || Array.isArray(e) && e.some((e) => matchValue(e, n.host)));
	}
	function buildMockOptions(e) {
		if (e) {
			let { agent: t, ...n } = e;
			return n;
		}
	}
	module.exports = {
		getResponseData,
		getMockDispatch,
		addMockDispatch,
		deleteMockDispatch,
		buildKey,
		generateKeyValues,
		matchValue,
		getResponse,
		getStatusText,
		mockDispatch,
		buildMockDispatch,
		checkNetConnect,
		buildMockOptions,
		getHeaderByName,
		buildHeadersFromArray
	};
}));

// node_modules/undici/lib/mock/mock-interceptor.js
var require_mock_interceptor = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { getResponseData, buildKey, addMockDispatch } = require_mock_utils(), { kDispatches, kDispatchKey, kDefaultHeaders, kDefaultTrailers, kContentLength, kMockDispatch } = require_mock_symbols(), { InvalidArgumentError } = require_errors(), { buildURL } = require_util$7();
	var MockScope = class {
		constructor(e) {
			this[kMockDispatch] = e;
		}
		delay(e) {
			if (typeof e != `number` || !Number.isInteger(e) || e <= 0) throw new InvalidArgumentError(`waitInMs must be a valid integer > 0`);
			return this[kMockDispatch].delay = e, this;
		}
		persist() {
			return this[kMockDispatch].persist = !0, this;
		}
		times(e) {
			if (typeof e != `number` || !Number.isInteger(e) || e <= 0) throw new InvalidArgumentError(`repeatTimes must be a valid integer > 0`);
			return this[kMockDispatch].times = e, this;
		}
	};
	var MockInterceptor = class {
		constructor(e, t) {
			if (typeof e != `object`) throw new InvalidArgumentError(`opts must be an object`);
			if (e.path === void 0) throw new InvalidArgumentError(`opts.path must be defined`);
			if (e.method === void 0 && (e.method = `GET`), typeof e.path == `string`) {
				if (e.query) e.path = buildURL(e.path, e.query);
				else {
					let t = new URL(e.path, `data://`);
					e.path = t.pathname + t.search;
				}
			}
			typeof e.method == `string` && (e.method = e.method.toUpperCase()), this[kDispatchKey] = buildKey(e), this[kDispatches] = t, this[kDefaultHeaders] = {}, this[kDefaultTrailers] = {}, this[kContentLength] = !1;
		}
		createMockScopeDispatchData({ statusCode: e, data: t, responseOptions: n }) {
			let r = getResponseData(t), i = this[kContentLength] ? { "content-length": r.length } : {};
			return {
				statusCode: e,
				data: t,
				headers: {
					...this[kDefaultHeaders],
					...i,
					...n.headers
				},
				trailers: {
					...this[kDefaultTrailers],
					...n.trailers
				}
			};
		}
		validateReplyParameters(e) {
			if (e.statusCode === void 0) throw new InvalidArgumentError(`statusCode must be defined`);
			if (typeof e.responseOptions != `object` || e.responseOptions === null) throw new InvalidArgumentError(`responseOptions must be an object`);
		}
		reply(e) {
			if (typeof e == `function`) {
				let t = addMockDispatch(this[kDispatches], this[kDispatchKey], (t) => {
					let n = e(t);
					if (typeof n != `object` || !n) throw new InvalidArgumentError(`reply options callback must return an object`);
					let r = {
						data: ``,
						responseOptions: {},
						...n
					};
					return this.validateReplyParameters(r), { ...this.createMockScopeDispatchData(r) };
				});
				return new MockScope(t);
			}
			let t = {
				statusCode: e,
				data: arguments[1] === void 0 ? `` : arguments[1],
				responseOptions: arguments[2] === void 0 ? {} : arguments[2]
			};
			this.validateReplyParameters(t);
			let n = this.createMockScopeDispatchData(t), r = addMockDispatch(this[kDispatches], this[kDispatchKey], n);
			return new MockScope(r);
		}
		replyWithError(e) {
			if (e === void 0) throw new InvalidArgumentError(`error must be defined`);
			let t = addMockDispatch(this[kDispatches], this[kDispatchKey], { error: e });
			return new MockScope(t);
		}
		defaultReplyHeaders(e) {
			if (e === void 0) throw new InvalidArgumentError(`headers must be defined`);
			return this[kDefaultHeaders] = e, this;
		}
		defaultReplyTrailers(e) {
			if (e === void 0) throw new InvalidArgumentError(`trailers must be defined`);
			return this[kDefaultTrailers] = e, this;
		}
		replyContentLength() {
			return this[kContentLength] = !0, this;
		}
	};
	module.exports.MockInterceptor = MockInterceptor, module.exports.MockScope = MockScope;
}));

// node_modules/undici/lib/mock/mock-client.js
var require_mock_client = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { promisify } = __require("node:util"), Client = require_client(), { buildMockDispatch } = require_mock_utils(), { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected } = require_mock_symbols(), { MockInterceptor } = require_mock_interceptor(), Symbols = require_symbols$4(), { InvalidArgumentError } = require_errors();
	var MockClient = class extends Client {
		constructor(e, t) {
			if (super(e, t), !t || !t.agent || typeof t.agent.dispatch != `function`) throw new InvalidArgumentError(`Argument opts.agent must implement Agent`);
			this[kMockAgent] = t.agent, this[kOrigin] = e, this[kDispatches] = [], this[kConnected] = 1, this[kOriginalDispatch] = this.dispatch, this[kOriginalClose] = this.close.bind(this), this.dispatch = buildMockDispatch.call(this), this.close = this[kClose];
		}
		get [Symbols.kConnected]() {
			return this[kConnected];
		}
		intercept(e) {
			return new MockInterceptor(e, this[kDispatches]);
		}
		async [kClose]() {
			await promisify(this[kOriginalClose])(), this[kConnected] = 0, this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
		}
	};
	module.exports = MockClient;
}));

// node_modules/undici/lib/mock/mock-pool.js
var require_mock_pool = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { promisify } = __require("node:util"), Pool = require_pool(), { buildMockDispatch } = require_mock_utils(), { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected } = require_mock_symbols(), { MockInterceptor } = require_mock_interceptor(), Symbols = require_symbols$4(), { InvalidArgumentError } = require_errors();
	var MockPool = class extends Pool {
		constructor(e, t) {
			if (super(e, t), !t || !t.agent || typeof t.agent.dispatch != `function`) throw new InvalidArgumentError(`Argument opts.agent must implement Agent`);
			this[kMockAgent] = t.agent, this[kOrigin] = e, this[kDispatches] = [], this[kConnected] = 1, this[kOriginalDispatch] = this.dispatch, this[kOriginalClose] = this.close.bind(this), this.dispatch = buildMockDispatch.call(this), this.close = this[kClose];
		}
		get [Symbols.kConnected]() {
			return this[kConnected];
		}
		intercept(e) {
			return new MockInterceptor(e, this[kDispatches]);
		}
		async [kClose]() {
			await promisify(this[kOriginalClose])(), this[kConnected] = 0, this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
		}
	};
	module.exports = MockPool;
}));

// node_modules/undici/lib/mock/pluralizer.js
var require_pluralizer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const singulars = {
		pronoun: `it`,
		is: `is`,
		was: `was`,
		this: `this`
	};
	const plurals = {
		pronoun: `they`,
		is: `are`,
		was: `were`,
		this: `these`
	};
	module.exports = class {
		constructor(e, t) {
			this.singular = e, this.plural = t;
		}
		pluralize(e) {
			let t = e === 1, n = t ? singulars : plurals, r = t ? this.singular : this.plural;
			return {
				...n,
				count: e,
				noun: r
			};
		}
	};
}));

// node_modules/undici/lib/mock/pending-interceptors-formatter.js
var require_pending_interceptors_formatter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Transform } = __require("node:stream"), { Console } = __require("node:console"), PERSISTENT = process.versions.icu ? `✅` : `Y `, NOT_PERSISTENT = process.versions.icu ? `❌` : `N `;
	module.exports = class {
		constructor({ disableColors: e } = {}) {
			this.transform = new Transform({ transform(e, t, n) {
				n(null, e);
			} }), this.logger = new Console({
				stdout: this.transform,
				inspectOptions: { colors: !e && !process.env.CI }
			});
		}
		format(e) {
			let t = e.map(({ method: e, path: t, data: { statusCode: n }, persist: r, times: i, timesInvoked: a, origin: o }) => ({
				Method: e,
				Origin: o,
				Path: t,
				"Status code": n,
				Persistent: r ? PERSISTENT : NOT_PERSISTENT,
				Invocations: a,
				Remaining: r ? 1 / 0 : i - a
			}));
			return this.logger.table(t), this.transform.read().toString();
		}
	};
}));

// node_modules/undici/lib/mock/mock-agent.js
var require_mock_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kClients } = require_symbols$4(), Agent = require_agent(), { kAgent, kMockAgentSet, kMockAgentGet, kDispatches, kIsMockActive, kNetConnect, kGetNetConnect, kOptions, kFactory } = require_mock_symbols(), MockClient = require_mock_client(), MockPool = require_mock_pool(), { matchValue, buildMockOptions } = require_mock_utils(), { InvalidArgumentError, UndiciError } = require_errors(), Dispatcher = require_dispatcher(), Pluralizer = require_pluralizer(), PendingInterceptorsFormatter = require_pending_interceptors_formatter();
	var MockAgent = class extends Dispatcher {
		constructor(e) {
			if (super(e), this[kNetConnect] = !0, this[kIsMockActive] = !0, e?.agent && typeof e.agent.dispatch != `function`) throw new InvalidArgumentError(`Argument opts.agent must implement Agent`);
			let t = e?.agent ? e.agent : new Agent(e);
			this[kAgent] = t, this[kClients] = t[kClients], this[kOptions] = buildMockOptions(e);
		}
		get(e) {
			let t = this[kMockAgentGet](e);
			return t || (t = this[kFactory](e), this[kMockAgentSet](e, t)), t;
		}
		dispatch(e, t) {
			return this.get(e.origin), this[kAgent].dispatch(e, t);
		}
		async close() {
			await this[kAgent].close(), this[kClients].clear();
		}
		deactivate() {
			this[kIsMockActive] = !1;
		}
		activate() {
			this[kIsMockActive] = !0;
		}
		enableNetConnect(e) {
			if (typeof e == `string` || typeof e == `function` || e instanceof RegExp) Array.isArray(this[kNetConnect]) ? this[kNetConnect].push(e) : this[kNetConnect] = [e];
			else if (e === void 0) this[kNetConnect] = !0;
			else throw new InvalidArgumentError(`Unsupported matcher. Must be one of String|Function|RegExp.`);
		}
		disableNetConnect() {
			this[kNetConnect] = !1;
		}
		get isMockActive() {
			return this[kIsMockActive];
		}
		[kMockAgentSet](e, t) {
			this[kClients].set(e, t);
		}
		[kFactory](e) {
			let t = Object.assign({ agent: this }, this[kOptions]);
			return this[kOptions] && this[kOptions].connections === 1 ? new MockClient(e, t) : new MockPool(e, t);
		}
		[kMockAgentGet](e) {
			let t = this[kClients].get(e);
			if (t) return t;
			if (typeof e != `string`) {
				let t = this[kFactory](`http://localhost:9999`);
				return this[kMockAgentSet](e, t), t;
			}
			for (let [t, n] of Array.from(this[kClients])) if (n && typeof t != `string` && matchValue(t, e)) {
				let t = this[kFactory](e);
				return this[kMockAgentSet](e, t), t[kDispatches] = n[kDispatches], t;
			}
		}
		[kGetNetConnect]() {
			return this[kNetConnect];
		}
		pendingInterceptors() {
			let e = this[kClients];
			return Array.from(e.entries()).flatMap(([e, t]) => t[kDispatches].map((t) => ({
				...t,
				origin: e
			}))).filter(({ pending: e }) => e);
		}
		assertNoPendingInterceptors({ pendingInterceptorsFormatter: e = new PendingInterceptorsFormatter() } = {}) {
			let t = this.pendingInterceptors();
			if (t.length === 0) return;
			let n = new Pluralizer(`interceptor`, `interceptors`).pluralize(t.length);
			throw new UndiciError(`
${n.count} ${n.noun} ${n.is} pending:

${e.format(t)}
`.trim());
		}
	};
	module.exports = MockAgent;
}));

// node_modules/undici/lib/global.js
var require_global = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const globalDispatcher = Symbol.for(`undici.globalDispatcher.1`), { InvalidArgumentError } = require_errors(), Agent = require_agent();
	getGlobalDispatcher() === void 0 && setGlobalDispatcher(new Agent());
	function setGlobalDispatcher(e) {
		if (!e || typeof e.dispatch != `function`) throw new InvalidArgumentError(`Argument agent must implement Agent`);
		Object.defineProperty(globalThis, globalDispatcher, {
			value: e,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	function getGlobalDispatcher() {
		return globalThis[globalDispatcher];
	}
	module.exports = {
		setGlobalDispatcher,
		getGlobalDispatcher
	};
}));

// node_modules/undici/lib/handler/decorator-handler.js
var require_decorator_handler = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class {
		#e;
		constructor(e) {
			if (typeof e != `object` || !e) throw TypeError(`handler must be an object`);
			this.#e = e;
		}
		onConnect(...e) {
			return this.#e.onConnect?.(...e);
		}
		onError(...e) {
			return this.#e.onError?.(...e);
		}
		onUpgrade(...e) {
			return this.#e.onUpgrade?.(...e);
		}
		onResponseStarted(...e) {
			return this.#e.onResponseStarted?.(...e);
		}
		onHeaders(...e) {
			return this.#e.onHeaders?.(...e);
		}
		onData(...e) {
			return this.#e.onData?.(...e);
		}
		onComplete(...e) {
			return this.#e.onComplete?.(...e);
		}
		onBodySent(...e) {
			return this.#e.onBodySent?.(...e);
		}
	};
}));

// node_modules/undici/lib/interceptor/redirect.js
var require_redirect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const RedirectHandler = require_redirect_handler();
	module.exports = (e) => {
		let t = e?.maxRedirections;
		return (e) => function(n, r) {
			let { maxRedirections: i = t, ...a } = n;
			return i ? e(a, new RedirectHandler(e, i, n, r)) : e(n, r);
		};
	};
}));

// node_modules/undici/lib/interceptor/retry.js
var require_retry = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const RetryHandler = require_retry_handler();
	module.exports = (e) => (t) => function(n, r) {
		return t(n, new RetryHandler({
			...n,
			retryOptions: {
				...e,
				...n.retryOptions
			}
		}, {
			handler: r,
			dispatch: t
		}));
	};
}));

// node_modules/undici/lib/interceptor/dump.js
var require_dump = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = require_util$7(), { InvalidArgumentError, RequestAbortedError } = require_errors(), DecoratorHandler = require_decorator_handler();
	var DumpHandler = class extends DecoratorHandler {
		#e = 1048576;
		#t = null;
		#n = !1;
		#r = !1;
		#i = 0;
		#a = null;
		#o = null;
		constructor({ maxSize: e }, t) {
			if (super(t), e != null && (!Number.isFinite(e) || e < 1)) throw new InvalidArgumentError(`maxSize must be a number greater than 0`);
			this.#e = e ?? this.#e, this.#o = t;
		}
		onConnect(e) {
			this.#t = e, this.#o.onConnect(this.#s.bind(this));
		}
		#s(e) {
			this.#r = !0, this.#a = e;
		}
		onHeaders(e, t, n, r) {
			let i = util.parseHeaders(t)[`content-length`];
			if (i != null && i > this.#e) throw new RequestAbortedError(`Response size (${i}) larger than maxSize (${this.#e})`);
			return this.#r ? !0 : this.#o.onHeaders(e, t, n, r);
		}
		onError(e) {
			this.#n || (e = this.#a ?? e, this.#o.onError(e));
		}
		onData(e) {
			return this.#i += e.length, this.#i >= this.#e && (this.#n = !0, this.#r ? this.#o.onError(this.#a) : this.#o.onComplete([])), !0;
		}
		onComplete(e) {
			this.#n || (this.#r ? this.#o.onError(this.reason) : this.#o.onComplete(e));
		}
	};
	function createDumpInterceptor({ maxSize: e } = { maxSize: 1048576 }) {
		return (t) => function(n, r) {
			let { dumpMaxSize: i = e } = n;
			return t(n, new DumpHandler({ maxSize: i }, r));
		};
	}
	module.exports = createDumpInterceptor;
}));

// node_modules/undici/lib/interceptor/dns.js
var require_dns = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { isIP } = __require("node:net"), { lookup } = __require("node:dns"), DecoratorHandler = require_decorator_handler(), { InvalidArgumentError, InformationalError } = require_errors(), maxInt = 2 ** 31 - 1;
	var DNSInstance = class {
		#e = 0;
		#t = 0;
		#n = /* @__PURE__ */ new Map();
		dualStack = !0;
		affinity = null;
		lookup = null;
		pick = null;
		constructor(e) {
			this.#e = e.maxTTL, this.#t = e.maxItems, this.dualStack = e.dualStack, this.affinity = e.affinity, this.lookup = e.lookup ?? this.#r, this.pick = e.pick ?? this.#i;
		}
		get full() {
			return this.#n.size === this.#t;
		}
		runLookup(e, t, n) {
			let r = this.#n.get(e.hostname);
			if (r == null && this.full) {
				n(null, e.origin);
				return;
			}
			let i = {
				affinity: this.affinity,
				dualStack: this.dualStack,
				lookup: this.lookup,
				pick: this.pick,
				...t.dns,
				maxTTL: this.#e,
				maxItems: this.#t
			};
			if (r == null) this.lookup(e, i, (t, r) => {
				if (t || r == null || r.length === 0) {
					n(t ?? new InformationalError(`No DNS entries found`));
					return;
				}
				this.setRecords(e, r);
				let a = this.#n.get(e.hostname), o = this.pick(e, a, i.affinity), s;
				s = typeof o.port == `number` ? `:${o.port}` : e.port === `` ? `` : `:${e.port}`, n(null, `${e.protocol}//${o.family === 6 ? `[${o.address}]` : o.address}${s}`);
			});
			else {
				let a = this.pick(e, r, i.affinity);
				if (a == null) {
					this.#n.delete(e.hostname), this.runLookup(e, t, n);
					return;
				}
				let o;
				o = typeof a.port == `number` ? `:${a.port}` : e.port === `` ? `` : `:${e.port}`, n(null, `${e.protocol}//${a.family === 6 ? `[${a.address}]` : a.address}${o}`);
			}
		}
		#r(e, t, n) {
			lookup(e.hostname, {
				all: !0,
				family: this.dualStack === !1 ? this.affinity : 0,
				order: `ipv4first`
			}, (e, t) => {
				if (e) return n(e);
				let r = /* @__PURE__ */ new Map();
				for (let e of t) r.set(`${e.address}:${e.family}`, e);
				n(null, r.values());
			});
		}
		#i(e, t, n) {
			let r = null, { records: i, offset: a } = t, o;
			if (this.dualStack ? (n ?? (a == null || a === maxInt ? (t.offset = 0, n = 4) : (t.offset++, n = (t.offset & 1) == 1 ? 6 : 4)), o = i[n] != null && i[n].ips.length > 0 ? i[n] : i[n === 4 ? 6 : 4]) : o = i[n], o == null || o.ips.length === 0) return r;
			o.offset == null || o.offset === maxInt ? o.offset = 0 : o.offset++;
			let s = o.offset % o.ips.length;
			return r = o.ips[s] ?? null, r == null ? r : Date.now() - r.timestamp > r.ttl ? (o.ips.splice(s, 1), this.pick(e, t, n)) : r;
		}
		setRecords(e, t) {
			let n = Date.now(), r = { records: {
				4: null,
				6: null
			} };
			for (let e of t) {
				e.timestamp = n, e.ttl = typeof e.ttl == `number` ? Math.min(e.ttl, this.#e) : this.#e;
				let t = r.records[e.family] ?? { ips: [] };
				t.ips.push(e), r.records[e.family] = t;
			}
			this.#n.set(e.hostname, r);
		}
		getHandler(e, t) {
			return new DNSDispatchHandler(this, e, t);
		}
	};
	var DNSDispatchHandler = class extends DecoratorHandler {
		#e = null;
		#t = null;
		#n = null;
		#r = null;
		#i = null;
		constructor(e, { origin: t, handler: n, dispatch: r }, i) {
			super(n), this.#i = t, this.#r = n, this.#t = { ...i }, this.#e = e, this.#n = r;
		}
		onError(e) {
			switch (e.code) {
				case `ETIMEDOUT`:
				case `ECONNREFUSED`:
					if (this.#e.dualStack) {
						this.#e.runLookup(this.#i, this.#t, (e, t) => {
							if (e) return this.#r.onError(e);
							let n = {
								...this.#t,
								origin: t
							};
							this.#n(n, this);
						});
						return;
					}
					this.#r.onError(e);
					return;
				case `ENOTFOUND`: this.#e.deleteRecord(this.#i);
				default: this.#r.onError(e);
			}
		}
	};
	module.exports = (e) => {
		if (e?.maxTTL != null && (typeof e?.maxTTL != `number` || e?.maxTTL < 0)) throw new InvalidArgumentError(`Invalid maxTTL. Must be a positive number`);
		if (e?.maxItems != null && (typeof e?.maxItems != `number` || e?.maxItems < 1)) throw new InvalidArgumentError(`Invalid maxItems. Must be a positive number and greater than zero`);
		if (e?.affinity != null && e?.affinity !== 4 && e?.affinity !== 6) throw new InvalidArgumentError(`Invalid affinity. Must be either 4 or 6`);
		if (e?.dualStack != null && typeof e?.dualStack != `boolean`) throw new InvalidArgumentError(`Invalid dualStack. Must be a boolean`);
		if (e?.lookup != null && typeof e?.lookup != `function`) throw new InvalidArgumentError(`Invalid lookup. Must be a function`);
		if (e?.pick != null && typeof e?.pick != `function`) throw new InvalidArgumentError(`Invalid pick. Must be a function`);
		let t = e?.dualStack ?? !0, n;
		n = t ? e?.affinity ?? null : e?.affinity ?? 4;
		let r = {
			maxTTL: e?.maxTTL ?? 1e4,
			lookup: e?.lookup ?? null,
			pick: e?.pick ?? null,
			dualStack: t,
			affinity: n,
			maxItems: e?.maxItems ?? 1 / 0
		}, i = new DNSInstance(r);
		return (e) => function(t, n) {
			let r = t.origin.constructor === URL ? t.origin : new URL(t.origin);
			return isIP(r.hostname) === 0 ? (i.runLookup(r, t, (a, o) => {
				if (a) return n.onError(a);
				let s = null;
				s = {
					...t,
					servername: r.hostname,
					origin: o,
					headers: {
						host: r.hostname,
						...t.headers
					}
				}, e(s, i.getHandler({
					origin: r,
					dispatch: e,
					handler: n
				}, t));
			}), !0) : e(t, n);
		};
	};
}));

// node_modules/undici/lib/web/fetch/headers.js
var require_headers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kConstruct } = require_symbols$4(), { kEnumerableProperty } = require_util$7(), { iteratorMixin, isValidHeaderName, isValidHeaderValue } = require_util$6(), { webidl } = require_webidl(), assert = __require("node:assert"), util = __require("node:util"), kHeadersMap = Symbol(`headers map`), kHeadersSortedMap = Symbol(`headers map sorted`);
	function isHTTPWhiteSpaceCharCode(e) {
		return e === 10 || e === 13 || e === 9 || e === 32;
	}
	function headerValueNormalize(e) {
		let t = 0, n = e.length;
		for (; n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(n - 1));) --n;
		for (; n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(t));) ++t;
		return t === 0 && n === e.length ? e : e.substring(t, n);
	}
	function fill(e, t) {
		if (Array.isArray(t)) for (let n = 0; n < t.length; ++n) {
			let r = t[n];
			if (r.length !== 2) throw webidl.errors.exception({
				header: `Headers constructor`,
				message: `expected name/value pair to be length 2, found ${r.length}.`
			});
			appendHeader(e, r[0], r[1]);
		}
		else if (typeof t == `object` && t) {
			let n = Object.keys(t);
			for (let r = 0; r < n.length; ++r) appendHeader(e, n[r], t[n[r]]);
		} else throw webidl.errors.conversionFailed({
			prefix: `Headers constructor`,
			argument: `Argument 1`,
			types: [`sequence<sequence<ByteString>>`, `record<ByteString, ByteString>`]
		});
	}
	function appendHeader(e, t, n) {
		if (n = headerValueNormalize(n), !isValidHeaderName(t)) throw webidl.errors.invalidArgument({
			prefix: `Headers.append`,
			value: t,
			type: `header name`
		});
		if (!isValidHeaderValue(n)) throw webidl.errors.invalidArgument({
			prefix: `Headers.append`,
			value: n,
			type: `header value`
		});
		if (getHeadersGuard(e) === `immutable`) throw TypeError(`immutable`);
		return getHeadersList(e).append(t, n, !1);
	}
	function compareHeaderName(e, t) {
		return e[0] < t[0] ? -1 : 1;
	}
	var HeadersList = class HeadersList {
		cookies = null;
		constructor(e) {
			e instanceof HeadersList ? (this[kHeadersMap] = new Map(e[kHeadersMap]), this[kHeadersSortedMap] = e[kHeadersSortedMap], this.cookies = e.cookies === null ? null : [...e.cookies]) : (this[kHeadersMap] = new Map(e), this[kHeadersSortedMap] = null);
		}
		contains(e, t) {
			return this[kHeadersMap].has(t ? e : e.toLowerCase());
		}
		clear() {
			this[kHeadersMap].clear(), this[kHeadersSortedMap] = null, this.cookies = null;
		}
		append(e, t, n) {
			this[kHeadersSortedMap] = null;
			let r = n ? e : e.toLowerCase(), i = this[kHeadersMap].get(r);
			if (i) {
				let e = r === `cookie` ? `; ` : `, `;
				this[kHeadersMap].set(r, {
					name: i.name,
					value: `${i.value}${e}${t}`
				});
			} else this[kHeadersMap].set(r, {
				name: e,
				value: t
			});
			r === `set-cookie` && (this.cookies ??= []).push(t);
		}
		set(e, t, n) {
			this[kHeadersSortedMap] = null;
			let r = n ? e : e.toLowerCase();
			r === `set-cookie` && (this.cookies = [t]), this[kHeadersMap].set(r, {
				name: e,
				value: t
			});
		}
		delete(e, t) {
			this[kHeadersSortedMap] = null, t || (e = e.toLowerCase()), e === `set-cookie` && (this.cookies = null), this[kHeadersMap].delete(e);
		}
		get(e, t) {
			return this[kHeadersMap].get(t ? e : e.toLowerCase())?.value ?? null;
		}
		*[Symbol.iterator]() {
			for (let { 0: e, 1: { value: t } } of this[kHeadersMap]) yield [e, t];
		}
		get entries() {
			let e = {};
			if (this[kHeadersMap].size !== 0) for (let { name: t, value: n } of this[kHeadersMap].values()) e[t] = n;
			return e;
		}
		rawValues() {
			return this[kHeadersMap].values();
		}
		get entriesList() {
			let e = [];
			if (this[kHeadersMap].size !== 0) for (let { 0: t, 1: { name: n, value: r } } of this[kHeadersMap]) if (t === `set-cookie`) for (let t of this.cookies) e.push([n, t]);
			else e.push([n, r]);
			return e;
		}
		toSortedArray() {
			let e = this[kHeadersMap].size, t = Array(e);
			if (e <= 32) {
				if (e === 0) return t;
				let n = this[kHeadersMap][Symbol.iterator](), r = n.next().value;
				t[0] = [r[0], r[1].value], assert(r[1].value !== null);
				for (let r = 1, i = 0, a = 0, o = 0, s = 0, c, l; r < e; ++r) {
					for (l = n.next().value, c = t[r] = [l[0], l[1].value], assert(c[1] !== null), o = 0, a = r; o < a;) s = o + (a - o >> 1), t[s][0] <= c[0] ? o = s + 1 : a = s;
					if (r !== s) {
						for (i = r; i > o;) t[i] = t[--i];
						t[o] = c;
					}
				}
				if (!n.next().done) throw TypeError(`Unreachable`);
				return t;
			}
			{
				let e = 0;
				for (let { 0: n, 1: { value: r } } of this[kHeadersMap]) t[e++] = [n, r], assert(r !== null);
				return t.sort(compareHeaderName);
			}
		}
	};
	var Headers = class Headers {
		#e;
		#t;
		constructor(e = void 0) {
			webidl.util.markAsUncloneable(this), e !== kConstruct && (this.#t = new HeadersList(), this.#e = `none`, e !== void 0 && (e = webidl.converters.HeadersInit(e, `Headers contructor`, `init`), fill(this, e)));
		}
		append(e, t) {
			webidl.brandCheck(this, Headers), webidl.argumentLengthCheck(arguments, 2, `Headers.append`);
			let n = `Headers.append`;
			return e = webidl.converters.ByteString(e, n, `name`), t = webidl.converters.ByteString(t, n, `value`), appendHeader(this, e, t);
		}
		delete(e) {
			if (webidl.brandCheck(this, Headers), webidl.argumentLengthCheck(arguments, 1, `Headers.delete`), e = webidl.converters.ByteString(e, `Headers.delete`, `name`), !isValidHeaderName(e)) throw webidl.errors.invalidArgument({
				prefix: `Headers.delete`,
				value: e,
				type: `header name`
			});
			if (this.#e === `immutable`) throw TypeError(`immutable`);
			this.#t.contains(e, !1) && this.#t.delete(e, !1);
		}
		get(e) {
			webidl.brandCheck(this, Headers), webidl.argumentLengthCheck(arguments, 1, `Headers.get`);
			let t = `Headers.get`;
			if (e = webidl.converters.ByteString(e, t, `name`), !isValidHeaderName(e)) throw webidl.errors.invalidArgument({
				prefix: t,
				value: e,
				type: `header name`
			});
			return this.#t.get(e, !1);
		}
		has(e) {
			webidl.brandCheck(this, Headers), webidl.argumentLengthCheck(arguments, 1, `Headers.has`);
			let t = `Headers.has`;
			if (e = webidl.converters.ByteString(e, t, `name`), !isValidHeaderName(e)) throw webidl.errors.invalidArgument({
				prefix: t,
				value: e,
				type: `header name`
			});
			return this.#t.contains(e, !1);
		}
		set(e, t) {
			webidl.brandCheck(this, Headers), webidl.argumentLengthCheck(arguments, 2, `Headers.set`);
			let n = `Headers.set`;
			if (e = webidl.converters.ByteString(e, n, `name`), t = webidl.converters.ByteString(t, n, `value`), t = headerValueNormalize(t), !isValidHeaderName(e)) throw webidl.errors.invalidArgument({
				prefix: n,
				value: e,
				type: `header name`
			});
			if (!isValidHeaderValue(t)) throw webidl.errors.invalidArgument({
				prefix: n,
				value: t,
				type: `header value`
			});
			if (this.#e === `immutable`) throw TypeError(`immutable`);
			this.#t.set(e, t, !1);
		}
		getSetCookie() {
			webidl.brandCheck(this, Headers);
			let e = this.#t.cookies;
			return e ? [...e] : [];
		}
		get [kHeadersSortedMap]() {
			if (this.#t[kHeadersSortedMap]) return this.#t[kHeadersSortedMap];
			let e = [], t = this.#t.toSortedArray(), n = this.#t.cookies;
			if (n === null || n.length === 1) return this.#t[kHeadersSortedMap] = t;
			for (let r = 0; r < t.length; ++r) {
				let { 0: i, 1: a } = t[r];
				if (i === `set-cookie`) for (let t = 0; t < n.length; ++t) e.push([i, n[t]]);
				else e.push([i, a]);
			}
			return this.#t[kHeadersSortedMap] = e;
		}
		[util.inspect.custom](e, t) {
			return t.depth ??= e, `Headers ${util.formatWithOptions(t, this.#t.entries)}`;
		}
		static getHeadersGuard(e) {
			return e.#e;
		}
		static setHeadersGuard(e, t) {
			e.#e = t;
		}
		static getHeadersList(e) {
			return e.#t;
		}
		static setHeadersList(e, t) {
			e.#t = t;
		}
	};
	const { getHeadersGuard, setHeadersGuard, getHeadersList, setHeadersList } = Headers;
	Reflect.deleteProperty(Headers, `getHeadersGuard`), Reflect.deleteProperty(Headers, `setHeadersGuard`), Reflect.deleteProperty(Headers, `getHeadersList`), Reflect.deleteProperty(Headers, `setHeadersList`), iteratorMixin(`Headers`, Headers, kHeadersSortedMap, 0, 1), Object.defineProperties(Headers.prototype, {
		append: kEnumerableProperty,
		delete: kEnumerableProperty,
		get: kEnumerableProperty,
		has: kEnumerableProperty,
		set: kEnumerableProperty,
		getSetCookie: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: `Headers`,
			configurable: !0
		},
		[util.inspect.custom]: { enumerable: !1 }
	}), webidl.converters.HeadersInit = function(e, t, n) {
		if (webidl.util.Type(e) === `Object`) {
			let r = Reflect.get(e, Symbol.iterator);
			if (!util.types.isProxy(e) && r === Headers.prototype.entries) try {
				return getHeadersList(e).entriesList;
			} catch {}
			return typeof r == `function` ? webidl.converters[`sequence<sequence<ByteString>>`](e, t, n, r.bind(e)) : webidl.converters[`record<ByteString, ByteString>`](e, t, n);
		}
		throw webidl.errors.conversionFailed({
			prefix: `Headers constructor`,
			argument: `Argument 1`,
			types: [`sequence<sequence<ByteString>>`, `record<ByteString, ByteString>`]
		});
	}, module.exports = {
		fill,
		compareHeaderName,
		Headers,
		HeadersList,
		getHeadersGuard,
		setHeadersGuard,
		setHeadersList,
		getHeadersList
	};
}));

// node_modules/undici/lib/web/fetch/response.js
var require_response = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = require_headers(), { extractBody, cloneBody, mixinBody, hasFinalizationRegistry, streamRegistry, bodyUnusable } = require_body(), util = require_util$7(), nodeUtil = __require("node:util"), { kEnumerableProperty } = util, { isValidReasonPhrase, isCancelled, isAborted, isBlobLike, serializeJavascriptValueToJSONString, isErrorLike, isomorphicEncode, environmentSettingsObject: relevantRealm } = require_util$6(), { redirectStatusSet, nullBodyStatus } = require_constants$2(), { kState, kHeaders } = require_symbols$3(), { webidl } = require_webidl(), { FormData } = require_formdata(), { URLSerializer } = require_data_url(), { kConstruct } = require_symbols$4(), assert = __require("node:assert"), { types } = __require("node:util"), textEncoder = new TextEncoder(`utf-8`);
	var Response = class Response {
		static error() {
			return fromInnerResponse(makeNetworkError(), `immutable`);
		}
		static json(e, t = {}) {
			webidl.argumentLengthCheck(arguments, 1, `Response.json`), t !== null && (t = webidl.converters.ResponseInit(t));
			let n = textEncoder.encode(serializeJavascriptValueToJSONString(e)), r = extractBody(n), i = fromInnerResponse(makeResponse({}), `response`);
			return initializeResponse(i, t, {
				body: r[0],
				type: `application/json`
			}), i;
		}
		static redirect(e, t = 302) {
			webidl.argumentLengthCheck(arguments, 1, `Response.redirect`), e = webidl.converters.USVString(e), t = webidl.converters[`unsigned short`](t);
			let n;
			try {
				n = new URL(e, relevantRealm.settingsObject.baseUrl);
			} catch (t) {
				throw TypeError(`Failed to parse URL from ${e}`, { cause: t });
			}
			if (!redirectStatusSet.has(t)) throw RangeError(`Invalid status code ${t}`);
			let r = fromInnerResponse(makeResponse({}), `immutable`);
			r[kState].status = t;
			let i = isomorphicEncode(URLSerializer(n));
			return r[kState].headersList.append(`location`, i, !0), r;
		}
		constructor(e = null, t = {}) {
			if (webidl.util.markAsUncloneable(this), e === kConstruct) return;
			e !== null && (e = webidl.converters.BodyInit(e)), t = webidl.converters.ResponseInit(t), this[kState] = makeResponse({}), this[kHeaders] = new Headers(kConstruct), setHeadersGuard(this[kHeaders], `response`), setHeadersList(this[kHeaders], this[kState].headersList);
			let n = null;
			if (e != null) {
				let [t, r] = extractBody(e);
				n = {
					body: t,
					type: r
				};
			}
			initializeResponse(this, t, n);
		}
		get type() {
			return webidl.brandCheck(this, Response), this[kState].type;
		}
		get url() {
			webidl.brandCheck(this, Response);
			let e = this[kState].urlList, t = e[e.length - 1] ?? null;
			return t === null ? `` : URLSerializer(t, !0);
		}
		get redirected() {
			return webidl.brandCheck(this, Response), this[kState].urlList.length > 1;
		}
		get status() {
			return webidl.brandCheck(this, Response), this[kState].status;
		}
		get ok() {
			return webidl.brandCheck(this, Response), this[kState].status >= 200 && this[kState].status <= 299;
		}
		get statusText() {
			return webidl.brandCheck(this, Response), this[kState].statusText;
		}
		get headers() {
			return webidl.brandCheck(this, Response), this[kHeaders];
		}
		get body() {
			return webidl.brandCheck(this, Response), this[kState].body ? this[kState].body.stream : null;
		}
		get bodyUsed() {
			return webidl.brandCheck(this, Response), !!this[kState].body && util.isDisturbed(this[kState].body.stream);
		}
		clone() {
			if (webidl.brandCheck(this, Response), bodyUnusable(this)) throw webidl.errors.exception({
				header: `Response.clone`,
				message: `Body has already been consumed.`
			});
			let e = cloneResponse(this[kState]);
			return hasFinalizationRegistry && this[kState].body?.stream && streamRegistry.register(this, new WeakRef(this[kState].body.stream)), fromInnerResponse(e, getHeadersGuard(this[kHeaders]));
		}
		[nodeUtil.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				status: this.status,
				statusText: this.statusText,
				headers: this.headers,
				body: this.body,
				bodyUsed: this.bodyUsed,
				ok: this.ok,
				redirected: this.redirected,
				type: this.type,
				url: this.url
			};
			return `Response ${nodeUtil.formatWithOptions(t, n)}`;
		}
	};
	mixinBody(Response), Object.defineProperties(Response.prototype, {
		type: kEnumerableProperty,
		url: kEnumerableProperty,
		status: kEnumerableProperty,
		ok: kEnumerableProperty,
		redirected: kEnumerableProperty,
		statusText: kEnumerableProperty,
		headers: kEnumerableProperty,
		clone: kEnumerableProperty,
		body: kEnumerableProperty,
		bodyUsed: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: `Response`,
			configurable: !0
		}
	}), Object.defineProperties(Response, {
		json: kEnumerableProperty,
		redirect: kEnumerableProperty,
		error: kEnumerableProperty
	});
	function cloneResponse(e) {
		if (e.internalResponse) return filterResponse(cloneResponse(e.internalResponse), e.type);
		let t = makeResponse({
			...e,
			body: null
		});
		return e.body != null && (t.body = cloneBody(t, e.body)), t;
	}
	function makeResponse(e) {
		return {
			aborted: !1,
			rangeRequested: !1,
			timingAllowPassed: !1,
			requestIncludesCredentials: !1,
			type: `default`,
			status: 200,
			timingInfo: null,
			cacheState: ``,
			statusText: ``,
			...e,
			headersList: e?.headersList ? new HeadersList(e?.headersList) : new HeadersList(),
			urlList: e?.urlList ? [...e.urlList] : []
		};
	}
	function makeNetworkError(e) {
		return makeResponse({
			type: `error`,
			status: 0,
			error: isErrorLike(e) ? e : Error(e && String(e)),
			aborted: e && e.name === `AbortError`
		});
	}
	function isNetworkError(e) {
		return e.type === `error` && e.status === 0;
	}
	function makeFilteredResponse(e, t) {
		return t = {
			internalResponse: e,
			...t
		}, new Proxy(e, {
			get(e, n) {
				return n in t ? t[n] : e[n];
			},
			set(e, n, r) {
				return assert(!(n in t)), e[n] = r, !0;
			}
		});
	}
	function filterResponse(e, t) {
		if (t === `basic`) return makeFilteredResponse(e, {
			type: `basic`,
			headersList: e.headersList
		});
		if (t === `cors`) return makeFilteredResponse(e, {
			type: `cors`,
			headersList: e.headersList
		});
		if (t === `opaque`) return makeFilteredResponse(e, {
			type: `opaque`,
			urlList: Object.freeze([]),
			status: 0,
			statusText: ``,
			body: null
		});
		if (t === `opaqueredirect`) return makeFilteredResponse(e, {
			type: `opaqueredirect`,
			status: 0,
			statusText: ``,
			headersList: [],
			body: null
		});
		assert(!1);
	}
	function makeAppropriateNetworkError(e, t = null) {
		return assert(isCancelled(e)), isAborted(e) ? makeNetworkError(Object.assign(new DOMException(`The operation was aborted.`, `AbortError`), { cause: t })) : makeNetworkError(Object.assign(new DOMException(`Request was cancelled.`), { cause: t }));
	}
	function initializeResponse(e, t, n) {
		if (t.status !== null && (t.status < 200 || t.status > 599)) throw RangeError(`init["status"] must be in the range of 200 to 599, inclusive.`);
		if (`statusText` in t && t.statusText != null && !isValidReasonPhrase(String(t.statusText))) throw TypeError(`Invalid statusText`);
		if (`status` in t && t.status != null && (e[kState].status = t.status), `statusText` in t && t.statusText != null && (e[kState].statusText = t.statusText), `headers` in t && t.headers != null && fill(e[kHeaders], t.headers), n) {
			if (nullBodyStatus.includes(e.status)) throw webidl.errors.exception({
				header: `Response constructor`,
				message: `Invalid response status code ${e.status}`
			});
			e[kState].body = n.body, n.type != null && !e[kState].headersList.contains(`content-type`, !0) && e[kState].headersList.append(`content-type`, n.type, !0);
		}
	}
	function fromInnerResponse(e, t) {
		let n = new Response(kConstruct);
		return n[kState] = e, n[kHeaders] = new Headers(kConstruct), setHeadersList(n[kHeaders], e.headersList), setHeadersGuard(n[kHeaders], t), hasFinalizationRegistry && e.body?.stream && streamRegistry.register(n, new WeakRef(e.body.stream)), n;
	}
	webidl.converters.ReadableStream = webidl.interfaceConverter(ReadableStream), webidl.converters.FormData = webidl.interfaceConverter(FormData), webidl.converters.URLSearchParams = webidl.interfaceConverter(URLSearchParams), webidl.converters.XMLHttpRequestBodyInit = function(e, t, n) {
		return typeof e == `string` ? webidl.converters.USVString(e, t, n) : isBlobLike(e) ? webidl.converters.Blob(e, t, n, { strict: !1 }) : ArrayBuffer.isView(e) || types.isArrayBuffer(e) ? webidl.converters.BufferSource(e, t, n) : util.isFormDataLike(e) ? webidl.converters.FormData(e, t, n, { strict: !1 }) : e instanceof URLSearchParams ? webidl.converters.URLSearchParams(e, t, n) : webidl.converters.DOMString(e, t, n);
	}, webidl.converters.BodyInit = function(e, t, n) {
		return e instanceof ReadableStream ? webidl.converters.ReadableStream(e, t, n) : e?.[Symbol.asyncIterator] ? e : webidl.converters.XMLHttpRequestBodyInit(e, t, n);
	}, webidl.converters.ResponseInit = webidl.dictionaryConverter([
		{
			key: `status`,
			converter: webidl.converters[`unsigned short`],
			defaultValue: () => 200
		},
		{
			key: `statusText`,
			converter: webidl.converters.ByteString,
			defaultValue: () => ``
		},
		{
			key: `headers`,
			converter: webidl.converters.HeadersInit
		}
	]), module.exports = {
		isNetworkError,
		makeNetworkError,
		makeResponse,
		makeAppropriateNetworkError,
		filterResponse,
		Response,
		cloneResponse,
		fromInnerResponse
	};
}));

// node_modules/undici/lib/web/fetch/dispatcher-weakref.js
var require_dispatcher_weakref = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kConnected, kSize } = require_symbols$4();
	var CompatWeakRef = class {
		constructor(e) {
			this.value = e;
		}
		deref() {
			return this.value[kConnected] === 0 && this.value[kSize] === 0 ? void 0 : this.value;
		}
	};
	var CompatFinalizer = class {
		constructor(e) {
			this.finalizer = e;
		}
		register(e, t) {
			e.on && e.on(`disconnect`, () => {
				e[kConnected] === 0 && e[kSize] === 0 && this.finalizer(t);
			});
		}
		unregister(e) {}
	};
	module.exports = function() {
		return process.env.NODE_V8_COVERAGE && process.version.startsWith(`v18`) ? (process._rawDebug(`Using compatibility WeakRef and FinalizationRegistry`), {
			WeakRef: CompatWeakRef,
			FinalizationRegistry: CompatFinalizer
		}) : {
			WeakRef,
			FinalizationRegistry
		};
	};
}));

// node_modules/undici/lib/web/fetch/request.js
var require_request = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { extractBody, mixinBody, cloneBody, bodyUnusable } = require_body(), { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = require_headers(), { FinalizationRegistry } = require_dispatcher_weakref()(), util = require_util$7(), nodeUtil = __require("node:util"), { isValidHTTPToken, sameOrigin, environmentSettingsObject } = require_util$6(), { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = require_constants$2(), { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util, { kHeaders, kSignal, kState, kDispatcher } = require_symbols$3(), { webidl } = require_webidl(), { URLSerializer } = require_data_url(), { kConstruct } = require_symbols$4(), assert = __require("node:assert"), { getMaxListeners, setMaxListeners, getEventListeners, defaultMaxListeners } = __require("node:events"), kAbortController = Symbol(`abortController`), requestFinalizer = new FinalizationRegistry(({ signal: e, abort: t }) => {
		e.removeEventListener(`abort`, t);
	}), dependentControllerMap = /* @__PURE__ */ new WeakMap();
	function buildAbort(e) {
		return t;
		function t() {
			let n = e.deref();
			if (n !== void 0) {
				requestFinalizer.unregister(t), this.removeEventListener(`abort`, t), n.abort(this.reason);
				let e = dependentControllerMap.get(n.signal);
				if (e !== void 0) {
					if (e.size !== 0) {
						for (let t of e) {
							let e = t.deref();
							e !== void 0 && e.abort(this.reason);
						}
						e.clear();
					}
					dependentControllerMap.delete(n.signal);
				}
			}
		}
	}
	let patchMethodWarning = !1;
	var Request = class Request {
		constructor(e, t = {}) {
			if (webidl.util.markAsUncloneable(this), e === kConstruct) return;
			let n = `Request constructor`;
			webidl.argumentLengthCheck(arguments, 1, n), e = webidl.converters.RequestInfo(e, n, `input`), t = webidl.converters.RequestInit(t, n, `init`);
			let r = null, i = null, a = environmentSettingsObject.settingsObject.baseUrl, o = null;
			if (typeof e == `string`) {
				this[kDispatcher] = t.dispatcher;
				let n;
				try {
					n = new URL(e, a);
				} catch (t) {
					throw TypeError(`Failed to parse URL from ` + e, { cause: t });
				}
				if (n.username || n.password) throw TypeError(`Request cannot be constructed from a URL that includes credentials: ` + e);
				r = makeRequest({ urlList: [n] }), i = `cors`;
			} else this[kDispatcher] = t.dispatcher || e[kDispatcher], assert(e instanceof Request), r = e[kState], o = e[kSignal];
			let s = environmentSettingsObject.settingsObject.origin, c = `client`;
			if (r.window?.constructor?.name === `EnvironmentSettingsObject` && sameOrigin(r.window, s) && (c = r.window), t.window != null) throw TypeError(`'window' option '${c}' must be null`);
			`window` in t && (c = `no-window`), r = makeRequest({
				method: r.method,
				headersList: r.headersList,
				unsafeRequest: r.unsafeRequest,
				client: environmentSettingsObject.settingsObject,
				window: c,
				priority: r.priority,
				origin: r.origin,
				referrer: r.referrer,
				referrerPolicy: r.referrerPolicy,
				mode: r.mode,
				credentials: r.credentials,
				cache: r.cache,
				redirect: r.redirect,
				integrity: r.integrity,
				keepalive: r.keepalive,
				reloadNavigation: r.reloadNavigation,
				historyNavigation: r.historyNavigation,
				urlList: [...r.urlList]
			});
			let l = Object.keys(t).length !== 0;
			if (l && (r.mode === `navigate` && (r.mode = `same-origin`), r.reloadNavigation = !1, r.historyNavigation = !1, r.origin = `client`, r.referrer = `client`, r.referrerPolicy = ``, r.url = r.urlList[r.urlList.length - 1], r.urlList = [r.url]), t.referrer !== void 0) {
				let e = t.referrer;
				if (e === ``) r.referrer = `no-referrer`;
				else {
					let t;
					try {
						t = new URL(e, a);
					} catch (t) {
						throw TypeError(`Referrer "${e}" is not a valid URL.`, { cause: t });
					}
					t.protocol === `about:` && t.hostname === `client` || s && !sameOrigin(t, environmentSettingsObject.settingsObject.baseUrl) ? r.referrer = `client` : r.referrer = t;
				}
			}
			t.referrerPolicy !== void 0 && (r.referrerPolicy = t.referrerPolicy);
			let u;
			if (u = t.mode === void 0 ? i : t.mode, u === `navigate`) throw webidl.errors.exception({
				header: `Request constructor`,
				message: `invalid request mode navigate.`
			});
			if (u != null && (r.mode = u), t.credentials !== void 0 && (r.credentials = t.credentials), t.cache !== void 0 && (r.cache = t.cache), r.cache === `only-if-cached` && r.mode !== `same-origin`) throw TypeError(`'only-if-cached' can be set only with 'same-origin' mode`);
			if (t.redirect !== void 0 && (r.redirect = t.redirect), t.integrity != null && (r.integrity = String(t.integrity)), t.keepalive !== void 0 && (r.keepalive = !!t.keepalive), t.method !== void 0) {
				let e = t.method, n = normalizedMethodRecords[e];
				if (n !== void 0) r.method = n;
				else {
					if (!isValidHTTPToken(e)) throw TypeError(`'${e}' is not a valid HTTP method.`);
					let t = e.toUpperCase();
					if (forbiddenMethodsSet.has(t)) throw TypeError(`'${e}' HTTP method is unsupported.`);
					e = normalizedMethodRecordsBase[t] ?? e, r.method = e;
				}
				!patchMethodWarning && r.method === `patch` && (process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: `UNDICI-FETCH-patch` }), patchMethodWarning = !0);
			}
			t.signal !== void 0 && (o = t.signal), this[kState] = r;
			let d = new AbortController();
			if (this[kSignal] = d.signal, o != null) {
				if (!o || typeof o.aborted != `boolean` || typeof o.addEventListener != `function`) throw TypeError(`Failed to construct 'Request': member signal is not of type AbortSignal.`);
				if (o.aborted) d.abort(o.reason);
				else {
					this[kAbortController] = d;
					let t = buildAbort(new WeakRef(d));
					try {
						(typeof getMaxListeners == `function` && getMaxListeners(o) === defaultMaxListeners || getEventListeners(o, `abort`).length >= defaultMaxListeners) && setMaxListeners(1500, o);
					} catch {}
					util.addAbortListener(o, t), requestFinalizer.register(d, {
						signal: o,
						abort: t
					}, t);
				}
			}
			if (this[kHeaders] = new Headers(kConstruct), setHeadersList(this[kHeaders], r.headersList), setHeadersGuard(this[kHeaders], `request`), u === `no-cors`) {
				if (!corsSafeListedMethodsSet.has(r.method)) throw TypeError(`'${r.method} is unsupported in no-cors mode.`);
				setHeadersGuard(this[kHeaders], `request-no-cors`);
			}
			if (l) {
				let e = getHeadersList(this[kHeaders]), n = t.headers === void 0 ? new HeadersList(e) : t.headers;
				if (e.clear(), n instanceof HeadersList) {
					for (let { name: t, value: r } of n.rawValues()) e.append(t, r, !1);
					e.cookies = n.cookies;
				} else fillHeaders(this[kHeaders], n);
			}
			let f = e instanceof Request ? e[kState].body : null;
			if ((t.body != null || f != null) && (r.method === `GET` || r.method === `HEAD`)) throw TypeError(`Request with GET/HEAD method cannot have body.`);
			let p = null;
			if (t.body != null) {
				let [e, n] = extractBody(t.body, r.keepalive);
				p = e, n && !getHeadersList(this[kHeaders]).contains(`content-type`, !0) && this[kHeaders].append(`content-type`, n);
			}
			let m = p ?? f;
			if (m != null && m.source == null) {
				if (p != null && t.duplex == null) throw TypeError(`RequestInit: duplex option is required when sending a body.`);
				if (r.mode !== `same-origin` && r.mode !== `cors`) throw TypeError(`If request is made from ReadableStream, mode should be "same-origin" or "cors"`);
				r.useCORSPreflightFlag = !0;
			}
			let h = m;
			if (p == null && f != null) {
				if (bodyUnusable(e)) throw TypeError(`Cannot construct a Request with a Request object that has already been used.`);
				let t = new TransformStream();
				f.stream.pipeThrough(t), h = {
					source: f.source,
					length: f.length,
					stream: t.readable
				};
			}
			this[kState].body = h;
		}
		get method() {
			return webidl.brandCheck(this, Request), this[kState].method;
		}
		get url() {
			return webidl.brandCheck(this, Request), URLSerializer(this[kState].url);
		}
		get headers() {
			return webidl.brandCheck(this, Request), this[kHeaders];
		}
		get destination() {
			return webidl.brandCheck(this, Request), this[kState].destination;
		}
		get referrer() {
			return webidl.brandCheck(this, Request), this[kState].referrer === `no-referrer` ? `` : this[kState].referrer === `client` ? `about:client` : this[kState].referrer.toString();
		}
		get referrerPolicy() {
			return webidl.brandCheck(this, Request), this[kState].referrerPolicy;
		}
		get mode() {
			return webidl.brandCheck(this, Request), this[kState].mode;
		}
		get credentials() {
			return this[kState].credentials;
		}
		get cache() {
			return webidl.brandCheck(this, Request), this[kState].cache;
		}
		get redirect() {
			return webidl.brandCheck(this, Request), this[kState].redirect;
		}
		get integrity() {
			return webidl.brandCheck(this, Request), this[kState].integrity;
		}
		get keepalive() {
			return webidl.brandCheck(this, Request), this[kState].keepalive;
		}
		get isReloadNavigation() {
			return webidl.brandCheck(this, Request), this[kState].reloadNavigation;
		}
		get isHistoryNavigation() {
			return webidl.brandCheck(this, Request), this[kState].historyNavigation;
		}
		get signal() {
			return webidl.brandCheck(this, Request), this[kSignal];
		}
		get body() {
			return webidl.brandCheck(this, Request), this[kState].body ? this[kState].body.stream : null;
		}
		get bodyUsed() {
			return webidl.brandCheck(this, Request), !!this[kState].body && util.isDisturbed(this[kState].body.stream);
		}
		get duplex() {
			return webidl.brandCheck(this, Request), `half`;
		}
		clone() {
			if (webidl.brandCheck(this, Request), bodyUnusable(this)) throw TypeError(`unusable`);
			let e = cloneRequest(this[kState]), t = new AbortController();
			if (this.signal.aborted) t.abort(this.signal.reason);
			else {
				let e = dependentControllerMap.get(this.signal);
				e === void 0 && (e = /* @__PURE__ */ new Set(), dependentControllerMap.set(this.signal, e));
				let n = new WeakRef(t);
				e.add(n), util.addAbortListener(t.signal, buildAbort(n));
			}
			return fromInnerRequest(e, t.signal, getHeadersGuard(this[kHeaders]));
		}
		[nodeUtil.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				method: this.method,
				url: this.url,
				headers: this.headers,
				destination: this.destination,
				referrer: this.referrer,
				referrerPolicy: this.referrerPolicy,
				mode: this.mode,
				credentials: this.credentials,
				cache: this.cache,
				redirect: this.redirect,
				integrity: this.integrity,
				keepalive: this.keepalive,
				isReloadNavigation: this.isReloadNavigation,
				isHistoryNavigation: this.isHistoryNavigation,
				signal: this.signal
			};
			return `Request ${nodeUtil.formatWithOptions(t, n)}`;
		}
	};
	mixinBody(Request);
	function makeRequest(e) {
		return {
			method: e.method ?? `GET`,
			localURLsOnly: e.localURLsOnly ?? !1,
			unsafeRequest: e.unsafeRequest ?? !1,
			body: e.body ?? null,
			client: e.client ?? null,
			reservedClient: e.reservedClient ?? null,
			replacesClientId: e.replacesClientId ?? ``,
			window: e.window ?? `client`,
			keepalive: e.keepalive ?? !1,
			serviceWorkers: e.serviceWorkers ?? `all`,
			initiator: e.initiator ?? ``,
			destination: e.destination ?? ``,
			priority: e.priority ?? null,
			origin: e.origin ?? `client`,
			policyContainer: e.policyContainer ?? `client`,
			referrer: e.referrer ?? `client`,
			referrerPolicy: e.referrerPolicy ?? ``,
			mode: e.mode ?? `no-cors`,
			useCORSPreflightFlag: e.useCORSPreflightFlag ?? !1,
			credentials: e.credentials ?? `same-origin`,
			useCredentials: e.useCredentials ?? !1,
			cache: e.cache ?? `default`,
			redirect: e.redirect ?? `follow`,
			integrity: e.integrity ?? ``,
			cryptoGraphicsNonceMetadata: e.cryptoGraphicsNonceMetadata ?? ``,
			parserMetadata: e.parserMetadata ?? ``,
			reloadNavigation: e.reloadNavigation ?? !1,
			historyNavigation: e.historyNavigation ?? !1,
			userActivation: e.userActivation ?? !1,
			taintedOrigin: e.taintedOrigin ?? !1,
			redirectCount: e.redirectCount ?? 0,
			responseTainting: e.responseTainting ?? `basic`,
			preventNoCacheCacheControlHeaderModification: e.preventNoCacheCacheControlHeaderModification ?? !1,
			done: e.done ?? !1,
			timingAllowFailed: e.timingAllowFailed ?? !1,
			urlList: e.urlList,
			url: e.urlList[0],
			headersList: e.headersList ? new HeadersList(e.headersList) : new HeadersList()
		};
	}
	function cloneRequest(e) {
		let t = makeRequest({
			...e,
			body: null
		});
		return e.body != null && (t.body = cloneBody(t, e.body)), t;
	}
	function fromInnerRequest(e, t, n) {
		let r = new Request(kConstruct);
		return r[kState] = e, r[kSignal] = t, r[kHeaders] = new Headers(kConstruct), setHeadersList(r[kHeaders], e.headersList), setHeadersGuard(r[kHeaders], n), r;
	}
	Object.defineProperties(Request.prototype, {
		method: kEnumerableProperty,
		url: kEnumerableProperty,
		headers: kEnumerableProperty,
		redirect: kEnumerableProperty,
		clone: kEnumerableProperty,
		signal: kEnumerableProperty,
		duplex: kEnumerableProperty,
		destination: kEnumerableProperty,
		body: kEnumerableProperty,
		bodyUsed: kEnumerableProperty,
		isHistoryNavigation: kEnumerableProperty,
		isReloadNavigation: kEnumerableProperty,
		keepalive: kEnumerableProperty,
		integrity: kEnumerableProperty,
		cache: kEnumerableProperty,
		credentials: kEnumerableProperty,
		attribute: kEnumerableProperty,
		referrerPolicy: kEnumerableProperty,
		referrer: kEnumerableProperty,
		mode: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: `Request`,
			configurable: !0
		}
	}), webidl.converters.Request = webidl.interfaceConverter(Request), webidl.converters.RequestInfo = function(e, t, n) {
		return typeof e == `string` ? webidl.converters.USVString(e, t, n) : e instanceof Request ? webidl.converters.Request(e, t, n) : webidl.converters.USVString(e, t, n);
	}, webidl.converters.AbortSignal = webidl.interfaceConverter(AbortSignal), webidl.converters.RequestInit = webidl.dictionaryConverter([
		{
			key: `method`,
			converter: webidl.converters.ByteString
		},
		{
			key: `headers`,
			converter: webidl.converters.HeadersInit
		},
		{
			key: `body`,
			converter: webidl.nullableConverter(webidl.converters.BodyInit)
		},
		{
			key: `referrer`,
			converter: webidl.converters.USVString
		},
		{
			key: `referrerPolicy`,
			converter: webidl.converters.DOMString,
			allowedValues: referrerPolicy
		},
		{
			key: `mode`,
			converter: webidl.converters.DOMString,
			allowedValues: requestMode
		},
		{
			key: `credentials`,
			converter: webidl.converters.DOMString,
			allowedValues: requestCredentials
		},
		{
			key: `cache`,
			converter: webidl.converters.DOMString,
			allowedValues: requestCache
		},
		{
			key: `redirect`,
			converter: webidl.converters.DOMString,
			allowedValues: requestRedirect
		},
		{
			key: `integrity`,
			converter: webidl.converters.DOMString
		},
		{
			key: `keepalive`,
			converter: webidl.converters.boolean
		},
		{
			key: `signal`,
			converter: webidl.nullableConverter((e) => webidl.converters.AbortSignal(e, `RequestInit`, `signal`, { strict: !1 }))
		},
		{
			key: `window`,
			converter: webidl.converters.any
		},
		{
			key: `duplex`,
			converter: webidl.converters.DOMString,
			allowedValues: requestDuplex
		},
		{
			key: `dispatcher`,
			converter: webidl.converters.any
		}
	]), module.exports = {
		Request,
		makeRequest,
		fromInnerRequest,
		cloneRequest
	};
}));

// node_modules/undici/lib/web/fetch/index.js
var require_fetch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse } = require_response(), { HeadersList } = require_headers(), { Request, cloneRequest } = require_request(), zlib = __require("node:zlib"), { bytesMatch, makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, createDeferredPromise, isBlobLike, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, isomorphicEncode, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType } = require_util$6(), { kState, kDispatcher } = require_symbols$3(), assert = __require("node:assert"), { safelyExtractBody, extractBody } = require_body(), { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = require_constants$2(), EE = __require("node:events"), { Readable, pipeline, finished } = __require("node:stream"), { addAbortListener, isErrored, isReadable, bufferToLowerCasedHeaderName } = require_util$7(), { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = require_data_url(), { getGlobalDispatcher } = require_global(), { webidl } = require_webidl(), { STATUS_CODES } = __require("node:http"), GET_OR_HEAD = [`GET`, `HEAD`], defaultUserAgent = typeof __UNDICI_IS_NODE__ < `u` || typeof esbuildDetection < `u` ? `node` : `undici`;
	let resolveObjectURL;
	var Fetch = class extends EE {
		constructor(e) {
			super(), this.dispatcher = e, this.connection = null, this.dump = !1, this.state = `ongoing`;
		}
		terminate(e) {
			this.state === `ongoing` && (this.state = `terminated`, this.connection?.destroy(e), this.emit(`terminated`, e));
		}
		abort(e) {
			this.state === `ongoing` && (this.state = `aborted`, e ||= new DOMException(`The operation was aborted.`, `AbortError`), this.serializedAbortReason = e, this.connection?.destroy(e), this.emit(`terminated`, e));
		}
	};
	function handleFetchDone(e) {
		finalizeAndReportTiming(e, `fetch`);
	}
	function fetch(e, t = void 0) {
		webidl.argumentLengthCheck(arguments, 1, `globalThis.fetch`);
		let n = createDeferredPromise(), r;
		try {
			r = new Request(e, t);
		} catch (e) {
			return n.reject(e), n.promise;
		}
		let i = r[kState];
		if (r.signal.aborted) return abortFetch(n, i, null, r.signal.reason), n.promise;
		i.client.globalObject?.constructor?.name === `ServiceWorkerGlobalScope` && (i.serviceWorkers = `none`);
		let a = null, o = !1, s = null;
		return addAbortListener(r.signal, () => {
			o = !0, assert(s != null), s.abort(r.signal.reason);
			let e = a?.deref();
			abortFetch(n, i, e, r.signal.reason);
		}), s = fetching({
			request: i,
			processResponseEndOfBody: handleFetchDone,
			processResponse: (e) => {
				o || (e.aborted ? abortFetch(n, i, a, s.serializedAbortReason) : e.type === `error` ? n.reject(TypeError(`fetch failed`, { cause: e.error })) : (a = new WeakRef(fromInnerResponse(e, `immutable`)), n.resolve(a.deref()), n = null));
			},
			dispatcher: r[kDispatcher]
		}), n.promise;
	}
	function finalizeAndReportTiming(e, t = `other`) {
		if (e.type === `error` && e.aborted || !e.urlList?.length) return;
		let n = e.urlList[0], r = e.timingInfo, i = e.cacheState;
		urlIsHttpHttpsScheme(n) && r !== null && (e.timingAllowPassed || (r = createOpaqueTimingInfo({ startTime: r.startTime }), i = ``), r.endTime = coarsenedSharedCurrentTime(), e.timingInfo = r, markResourceTiming(r, n.href, t, globalThis, i));
	}
	const markResourceTiming = performance.markResourceTiming;
	function abortFetch(e, t, n, r) {
		if (e && e.reject(r), t.body != null && isReadable(t.body?.stream) && t.body.stream.cancel(r).catch((e) => {
			if (e.code !== `ERR_INVALID_STATE`) throw e;
		}), n == null) return;
		let i = n[kState];
		i.body != null && isReadable(i.body?.stream) && i.body.stream.cancel(r).catch((e) => {
			if (e.code !== `ERR_INVALID_STATE`) throw e;
		});
	}
	function fetching({ request: e, processRequestBodyChunkLength: t, processRequestEndOfBody: n, processResponse: r, processResponseEndOfBody: i, processResponseConsumeBody: a, useParallelQueue: o = !1, dispatcher: s = getGlobalDispatcher() }) {
		assert(s);
		let c = null, l = !1;
		e.client != null && (c = e.client.globalObject, l = e.client.crossOriginIsolatedCapability);
		let u = coarsenedSharedCurrentTime(l), d = createOpaqueTimingInfo({ startTime: u }), f = {
			controller: new Fetch(s),
			request: e,
			timingInfo: d,
			processRequestBodyChunkLength: t,
			processRequestEndOfBody: n,
			processResponse: r,
			processResponseConsumeBody: a,
			processResponseEndOfBody: i,
			taskDestination: c,
			crossOriginIsolatedCapability: l
		};
		return assert(!e.body || e.body.stream), e.window === `client` && (e.window = e.client?.globalObject?.constructor?.name === `Window` ? e.client : `no-window`), e.origin === `client` && (e.origin = e.client.origin), e.policyContainer === `client` && (e.policyContainer = e.client == null ? makePolicyContainer() : clonePolicyContainer(e.client.policyContainer)), e.headersList.contains(`accept`, !0) || e.headersList.append(`accept`, `*/*`, !0), e.headersList.contains(`accept-language`, !0) || e.headersList.append(`accept-language`, `*`, !0), e.priority, subresourceSet.has(e.destination), mainFetch(f).catch((e) => {
			f.controller.terminate(e);
		}), f.controller;
	}
	async function mainFetch(e, t = !1) {
		let n = e.request, r = null;
		if (n.localURLsOnly && !urlIsLocal(requestCurrentURL(n)) && (r = makeNetworkError(`local URLs only`)), tryUpgradeRequestToAPotentiallyTrustworthyURL(n), requestBadPort(n) === `blocked` && (r = makeNetworkError(`bad port`)), n.referrerPolicy === `` && (n.referrerPolicy = n.policyContainer.referrerPolicy), n.referrer !== `no-referrer` && (n.referrer = determineRequestsReferrer(n)), r === null && (r = await (async () => {
			let t = requestCurrentURL(n);
			return sameOrigin(t, n.url) && n.responseTainting === `basic` || t.protocol === `data:` || n.mode === `navigate` || n.mode === `websocket` ? (n.responseTainting = `basic`, await schemeFetch(e)) : n.mode === `same-origin` ? makeNetworkError(`request mode cannot be "same-origin"`) : n.mode === `no-cors` ? n.redirect === `follow` ? (n.responseTainting = `opaque`, await schemeFetch(e)) : makeNetworkError(`redirect mode cannot be "follow" for "no-cors" request`) : urlIsHttpHttpsScheme(requestCurrentURL(n)) ? (n.responseTainting = `cors`, await httpFetch(e)) : makeNetworkError(`URL scheme must be a HTTP(S) scheme`);
		})()), t) return r;
		r.status !== 0 && !r.internalResponse && (n.responseTainting, n.responseTainting === `basic` ? r = filterResponse(r, `basic`) : n.responseTainting === `cors` ? r = filterResponse(r, `cors`) : n.responseTainting === `opaque` ? r = filterResponse(r, `opaque`) : assert(!1));
		let i = r.status === 0 ? r : r.internalResponse;
		if (i.urlList.length === 0 && i.urlList.push(...n.urlList), n.timingAllowFailed || (r.timingAllowPassed = !0), r.type === `opaque` && i.status === 206 && i.rangeRequested && !n.headers.contains(`range`, !0) && (r = i = makeNetworkError()), r.status !== 0 && (n.method === `HEAD` || n.method === `CONNECT` || nullBodyStatus.includes(i.status)) && (i.body = null, e.controller.dump = !0), n.integrity) {
			let t = (t) => fetchFinale(e, makeNetworkError(t));
			if (n.responseTainting === `opaque` || r.body == null) {
				t(r.error);
				return;
			}
			await fullyReadBody(r.body, (i) => {
				bytesMatch(i, n.integrity) ? (r.body = safelyExtractBody(i)[0], fetchFinale(e, r)) : t(`integrity mismatch`);
			}, t);
		} else fetchFinale(e, r);
	}
	function schemeFetch(e) {
		if (isCancelled(e) && e.request.redirectCount === 0) return Promise.resolve(makeAppropriateNetworkError(e));
		let { request: t } = e, { protocol: n } = requestCurrentURL(t);
		switch (n) {
			case `about:`: return Promise.resolve(makeNetworkError(`about scheme is not supported`));
			case `blob:`: {
				resolveObjectURL ||= __require("node:buffer").resolveObjectURL;
				let e = requestCurrentURL(t);
				if (e.search.length !== 0) return Promise.resolve(makeNetworkError(`NetworkError when attempting to fetch resource.`));
				let n = resolveObjectURL(e.toString());
				if (t.method !== `GET` || !isBlobLike(n)) return Promise.resolve(makeNetworkError(`invalid method`));
				let r = makeResponse(), i = n.size, a = isomorphicEncode(`${i}`), o = n.type;
				if (t.headersList.contains(`range`, !0)) {
					r.rangeRequested = !0;
					let e = t.headersList.get(`range`, !0), a = simpleRangeHeaderValue(e, !0);
					if (a === `failure`) return Promise.resolve(makeNetworkError(`failed to fetch the data URL`));
					let { rangeStartValue: s, rangeEndValue: c } = a;
					if (s === null) s = i - c, c = s + c - 1;
					else {
						if (s >= i) return Promise.resolve(makeNetworkError(`Range start is greater than the blob's size.`));
						(c === null || c >= i) && (c = i - 1);
					}
					let l = n.slice(s, c, o);
					r.body = extractBody(l)[0];
					let u = isomorphicEncode(`${l.size}`), d = buildContentRange(s, c, i);
					r.status = 206, r.statusText = `Partial Content`, r.headersList.set(`content-length`, u, !0), r.headersList.set(`content-type`, o, !0), r.headersList.set(`content-range`, d, !0);
				} else {
					let e = extractBody(n);
					r.statusText = `OK`, r.body = e[0], r.headersList.set(`content-length`, a, !0), r.headersList.set(`content-type`, o, !0);
				}
				return Promise.resolve(r);
			}
			case `data:`: {
				let e = requestCurrentURL(t), n = dataURLProcessor(e);
				if (n === `failure`) return Promise.resolve(makeNetworkError(`failed to fetch the data URL`));
				let r = serializeAMimeType(n.mimeType);
				return Promise.resolve(makeResponse({
					statusText: `OK`,
					headersList: [[`content-type`, {
						name: `Content-Type`,
						value: r
					}]],
					body: safelyExtractBody(n.body)[0]
				}));
			}
			case `file:`: return Promise.resolve(makeNetworkError(`not implemented... yet...`));
			case `http:`:
			case `https:`: return httpFetch(e).catch((e) => makeNetworkError(e));
			default: return Promise.resolve(makeNetworkError(`unknown scheme`));
		}
	}
	function finalizeResponse(e, t) {
		e.request.done = !0, e.processResponseDone != null && queueMicrotask(() => e.processResponseDone(t));
	}
	function fetchFinale(e, t) {
		let n = e.timingInfo, r = () => {
			let r = Date.now();
			e.request.destination === `document` && (e.controller.fullTimingInfo = n), e.controller.reportTimingSteps = () => {
				if (e.request.url.protocol !== `https:`) return;
				n.endTime = r;
				let i = t.cacheState, a = t.bodyInfo;
				t.timingAllowPassed || (n = createOpaqueTimingInfo(n), i = ``);
				let o = 0;
				if (e.request.mode !== `navigator` || !t.hasCrossOriginRedirects) {
					o = t.status;
					let e = extractMimeType(t.headersList);
					e !== `failure` && (a.contentType = minimizeSupportedMimeType(e));
				}
				e.request.initiatorType != null && markResourceTiming(n, e.request.url.href, e.request.initiatorType, globalThis, i, a, o);
			};
			let i = () => {
				e.request.done = !0, e.processResponseEndOfBody != null && queueMicrotask(() => e.processResponseEndOfBody(t)), e.request.initiatorType != null && e.controller.reportTimingSteps();
			};
			queueMicrotask(() => i());
		};
		e.processResponse != null && queueMicrotask(() => {
			e.processResponse(t), e.processResponse = null;
		});
		let i = t.type === `error` ? t : t.internalResponse ?? t;
		i.body == null ? r() : finished(i.body.stream, () => {
			r();
		});
	}
	async function httpFetch(e) {
		let t = e.request, n = null, r = null, i = e.timingInfo;
		if (t.serviceWorkers, n === null) {
			if (t.redirect === `follow` && (t.serviceWorkers = `none`), r = n = await httpNetworkOrCacheFetch(e), t.responseTainting === `cors` && corsCheck(t, n) === `failure`) return makeNetworkError(`cors failure`);
			TAOCheck(t, n) === `failure` && (t.timingAllowFailed = !0);
		}
		return (t.responseTainting === `opaque` || n.type === `opaque`) && crossOriginResourcePolicyCheck(t.origin, t.client, t.destination, r) === `blocked` ? makeNetworkError(`blocked`) : (redirectStatusSet.has(r.status) && (t.redirect !== `manual` && e.controller.connection.destroy(void 0, !1), t.redirect === `error` ? n = makeNetworkError(`unexpected redirect`) : t.redirect === `manual` ? n = r : t.redirect === `follow` ? n = await httpRedirectFetch(e, n) : assert(!1)), n.timingInfo = i, n);
	}
	function httpRedirectFetch(e, t) {
		let n = e.request, r = t.internalResponse ? t.internalResponse : t, i;
		try {
			if (i = responseLocationURL(r, requestCurrentURL(n).hash), i == null) return t;
		} catch (e) {
			return Promise.resolve(makeNetworkError(e));
		}
		if (!urlIsHttpHttpsScheme(i)) return Promise.resolve(makeNetworkError(`URL scheme must be a HTTP(S) scheme`));
		if (n.redirectCount === 20) return Promise.resolve(makeNetworkError(`redirect count exceeded`));
		if (n.redirectCount += 1, n.mode === `cors` && (i.username || i.password) && !sameOrigin(n, i)) return Promise.resolve(makeNetworkError(`cross origin not allowed for request mode "cors"`));
		if (n.responseTainting === `cors` && (i.username || i.password)) return Promise.resolve(makeNetworkError(`URL cannot contain credentials for request mode "cors"`));
		if (r.status !== 303 && n.body != null && n.body.source == null) return Promise.resolve(makeNetworkError());
		if ([301, 302].includes(r.status) && n.method === `POST` || r.status === 303 && !GET_OR_HEAD.includes(n.method)) {
			n.method = `GET`, n.body = null;
			for (let e of requestBodyHeader) n.headersList.delete(e);
		}
		sameOrigin(requestCurrentURL(n), i) || (n.headersList.delete(`authorization`, !0), n.headersList.delete(`proxy-authorization`, !0), n.headersList.delete(`cookie`, !0), n.headersList.delete(`host`, !0)), n.body != null && (assert(n.body.source != null), n.body = safelyExtractBody(n.body.source)[0]);
		let a = e.timingInfo;
		return a.redirectEndTime = a.postRedirectStartTime = coarsenedSharedCurrentTime(e.crossOriginIsolatedCapability), a.redirectStartTime === 0 && (a.redirectStartTime = a.startTime), n.urlList.push(i), setRequestReferrerPolicyOnRedirect(n, r), mainFetch(e, !0);
	}
	async function httpNetworkOrCacheFetch(e, t = !1, n = !1) {
		let r = e.request, i = null, a = null, o = null;
		r.window === `no-window` && r.redirect === `error` ? (i = e, a = r) : (a = cloneRequest(r), i = { ...e }, i.request = a);
		let s = r.credentials === `include` || r.credentials === `same-origin` && r.responseTainting === `basic`, c = a.body ? a.body.length : null, l = null;
		if (a.body == null && [`POST`, `PUT`].includes(a.method) && (l = `0`), c != null && (l = isomorphicEncode(`${c}`)), l != null && a.headersList.append(`content-length`, l, !0), c != null && a.keepalive, a.referrer instanceof URL && a.headersList.append(`referer`, isomorphicEncode(a.referrer.href), !0), appendRequestOriginHeader(a), appendFetchMetadata(a), a.headersList.contains(`user-agent`, !0) || a.headersList.append(`user-agent`, defaultUserAgent), a.cache === "default" && (a.headersList.contains(`if-modified-since`, !0) || a.headersList.contains(`if-none-match`, !0) || a.headersList.contains(`if-unmodified-since`, !0) || a.headersList.contains(`if-match`, !0) || a.headersList.contains(`if-range`, !0)) && (a.cache = `no-store`), a.cache === `no-cache` && !a.preventNoCacheCacheControlHeaderModification && !a.headersList.contains(`cache-control`, !0) && a.headersList.append(`cache-control`, `max-age=0`, !0), (a.cache === `no-store` || a.cache === `reload`) && (a.headersList.contains(`pragma`, !0) || a.headersList.append(`pragma`, `no-cache`, !0), a.headersList.contains(`cache-control`, !0) || a.headersList.append(`cache-control`, `no-cache`, !0)), a.headersList.contains(`range`, !0) && a.headersList.append(`accept-encoding`, `identity`, !0), a.headersList.contains(`accept-encoding`, !0) || (urlHasHttpsScheme(requestCurrentURL(a)) ? a.headersList.append(`accept-encoding`, `br, gzip, deflate`, !0) : a.headersList.append(`accept-encoding`, `gzip, deflate`, !0)), a.headersList.delete(`host`, !0), a.cache = `no-store`, a.cache !== `no-store` && a.cache, o == null) {
			if (a.cache === `only-if-cached`) return makeNetworkError(`only if cached`);
			let e = await httpNetworkFetch(i, s, n);
			!safeMethodsSet.has(a.method) && e.status >= 200 && e.status, o ??= e;
		}
		if (o.urlList = [...a.urlList], a.headersList.contains(`range`, !0) && (o.rangeRequested = !0), o.requestIncludesCredentials = s, o.status === 407) return r.window === `no-window` ? makeNetworkError() : isCancelled(e) ? makeAppropriateNetworkError(e) : makeNetworkError(`proxy authentication required`);
		if (o.status === 421 && !n && (r.body == null || r.body.source != null)) {
			if (isCancelled(e)) return makeAppropriateNetworkError(e);
			e.controller.connection.destroy(), o = await httpNetworkOrCacheFetch(e, t, !0);
		}
		return o;
	}
	async function httpNetworkFetch(e, t = !1, n = !1) {
		assert(!e.controller.connection || e.controller.connection.destroyed), e.controller.connection = {
			abort: null,
			destroyed: !1,
			destroy(e, t = !0) {
				this.destroyed || (this.destroyed = !0, t && this.abort?.(e ?? new DOMException(`The operation was aborted.`, `AbortError`)));
			}
		};
		let r = e.request, i = null, a = e.timingInfo;
		r.cache = `no-store`, r.mode;
		let o = null;
		if (r.body == null && e.processRequestEndOfBody) queueMicrotask(() => e.processRequestEndOfBody());
		else if (r.body != null) {
			let t = async function* (t) {
				isCancelled(e) || (yield t, e.processRequestBodyChunkLength?.(t.byteLength));
			}, n = () => {
				isCancelled(e) || e.processRequestEndOfBody && e.processRequestEndOfBody();
			}, i = (t) => {
				isCancelled(e) || (t.name === `AbortError` ? e.controller.abort() : e.controller.terminate(t));
			};
			o = (async function* () {
				try {
					for await (let e of r.body.stream) yield* t(e);
					n();
				} catch (e) {
					i(e);
				}
			})();
		}
		try {
			let { body: t, status: n, statusText: r, headersList: a, socket: s } = await d({ body: o });
			if (s) i = makeResponse({
				status: n,
				statusText: r,
				headersList: a,
				socket: s
			});
			else {
				let o = t[Symbol.asyncIterator]();
				e.controller.next = () => o.next(), i = makeResponse({
					status: n,
					statusText: r,
					headersList: a
				});
			}
		} catch (t) {
			return t.name === `AbortError` ? (e.controller.connection.destroy(), makeAppropriateNetworkError(e, t)) : makeNetworkError(t);
		}
		let s = async () => {
			await e.controller.resume();
		}, c = (t) => {
			isCancelled(e) || e.controller.abort(t);
		}, l = new ReadableStream({
			async start(t) {
				e.controller.controller = t;
			},
			async pull(e) {
				await s(e);
			},
			async cancel(e) {
				await c(e);
			},
			type: `bytes`
		});
		i.body = {
			stream: l,
			source: null,
			length: null
		}, e.controller.resume || e.controller.on(`terminated`, u), e.controller.resume = async () => {
			for (;;) {
				let t, n;
				try {
					let { done: n, value: r } = await e.controller.next();
					if (isAborted(e)) break;
					t = n ? void 0 : r;
				} catch (r) {
					e.controller.ended && !a.encodedBodySize ? t = void 0 : (t = r, n = !0);
				}
				if (t === void 0) {
					readableStreamClose(e.controller.controller), finalizeResponse(e, i);
					return;
				}
				if (a.decodedBodySize += t?.byteLength ?? 0, n) {
					e.controller.terminate(t);
					return;
				}
				let r = new Uint8Array(t);
				if (r.byteLength && e.controller.controller.enqueue(r), isErrored(l)) {
					e.controller.terminate();
					return;
				}
				if (e.controller.controller.desiredSize <= 0) return;
			}
		};
		function u(t) {
			isAborted(e) ? (i.aborted = !0, isReadable(l) && e.controller.controller.error(e.controller.serializedAbortReason)) : isReadable(l) && e.controller.controller.error(TypeError(`terminated`, { cause: isErrorLike(t) ? t : void 0 })), e.controller.connection.destroy();
		}
		return i;
		function d({ body: t }) {
			let n = requestCurrentURL(r), i = e.controller.dispatcher;
			return new Promise((o, s) => i.dispatch({
				path: n.pathname + n.search,
				origin: n.origin,
				method: r.method,
				body: i.isMockActive ? r.body && (r.body.source || r.body.stream) : t,
				headers: r.headersList.entries,
				maxRedirections: 0,
				upgrade: r.mode === `websocket` ? `websocket` : void 0
			}, {
				body: null,
				abort: null,
				onConnect(t) {
					let { connection: n } = e.controller;
					a.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(void 0, a.postRedirectStartTime, e.crossOriginIsolatedCapability), n.destroyed ? t(new DOMException(`The operation was aborted.`, `AbortError`)) : (e.controller.on(`terminated`, t), this.abort = n.abort = t), a.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(e.crossOriginIsolatedCapability);
				},
				onResponseStarted() {
					a.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(e.crossOriginIsolatedCapability);
				},
				onHeaders(e, t, n, i) {
					if (e < 200) return;
					let a = ``, s = new HeadersList();
					for (let e = 0; e < t.length; e += 2) s.append(bufferToLowerCasedHeaderName(t[e]), t[e + 1].toString(`latin1`), !0);
					a = s.get(`location`, !0);
					let c = [], l = a && r.redirect === `follow` && redirectStatusSet.has(e);
					if (r.method !== `HEAD` && r.method !== `CONNECT` && !nullBodyStatus.includes(e) && !l) {
						let e = s.get(`content-encoding`, !0), t = e ? e.toLowerCase().split(`,`) : [];
						if (t.length > 5) return this.abort(Error(`too many content-encodings in response: ${t.length}, maximum allowed is 5`)), !0;
						for (let e = t.length - 1; e >= 0; --e) {
							let n = t[e].trim();
							if (n === `x-gzip` || n === `gzip`) c.push(zlib.createGunzip({
								flush: zlib.constants.Z_SYNC_FLUSH,
								finishFlush: zlib.constants.Z_SYNC_FLUSH
							}));
							else if (n === `deflate`) c.push(createInflate({
								flush: zlib.constants.Z_SYNC_FLUSH,
								finishFlush: zlib.constants.Z_SYNC_FLUSH
							}));
							else if (n === `br`) c.push(zlib.createBrotliDecompress({
								flush: zlib.constants.BROTLI_OPERATION_FLUSH,
								finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
							}));
							else {
								c.length = 0;
								break;
							}
						}
					}
					this.body = new Readable({ read: n });
					let u = this.onError.bind(this);
					return o({
						status: e,
						statusText: i,
						headersList: s,
						body: c.length ? pipeline(this.body, ...c, (e) => {
							e && this.onError(e);
						}).on(`error`, u) : this.body.on(`error`, u)
					}), !0;
				},
				onData(t) {
					if (e.controller.dump) return;
					let n = t;
					return a.encodedBodySize += n.byteLength, this.body.push(n);
				},
				onComplete() {
					this.abort && e.controller.off(`terminated`, this.abort), e.controller.ended = !0, this.body.push(null);
				},
				onError(t) {
					this.abort && e.controller.off(`terminated`, this.abort), this.body?.destroy(t), e.controller.terminate(t), s(t);
				},
				onUpgrade(e, t, n) {
					if (e !== 101) return;
					let r = new HeadersList();
					for (let e = 0; e < t.length; e += 2) r.append(bufferToLowerCasedHeaderName(t[e]), t[e + 1].toString(`latin1`), !0);
					return o({
						status: e,
						statusText: STATUS_CODES[e],
						headersList: r,
						socket: n
					}), !0;
				}
			}));
		}
	}
	module.exports = {
		fetch,
		Fetch,
		fetching,
		finalizeAndReportTiming
	};
}));

// node_modules/undici/lib/web/fileapi/symbols.js
var require_symbols$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		kState: Symbol(`FileReader state`),
		kResult: Symbol(`FileReader result`),
		kError: Symbol(`FileReader error`),
		kLastProgressEventFired: Symbol(`FileReader last progress event fired timestamp`),
		kEvents: Symbol(`FileReader events`),
		kAborted: Symbol(`FileReader aborted`)
	};
}));

// node_modules/undici/lib/web/fileapi/progressevent.js
var require_progressevent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { webidl } = require_webidl(), kState = Symbol(`ProgressEvent state`);
	var ProgressEvent = class ProgressEvent extends Event {
		constructor(e, t = {}) {
			e = webidl.converters.DOMString(e, `ProgressEvent constructor`, `type`), t = webidl.converters.ProgressEventInit(t ?? {}), super(e, t), this[kState] = {
				lengthComputable: t.lengthComputable,
				loaded: t.loaded,
				total: t.total
			};
		}
		get lengthComputable() {
			return webidl.brandCheck(this, ProgressEvent), this[kState].lengthComputable;
		}
		get loaded() {
			return webidl.brandCheck(this, ProgressEvent), this[kState].loaded;
		}
		get total() {
			return webidl.brandCheck(this, ProgressEvent), this[kState].total;
		}
	};
	webidl.converters.ProgressEventInit = webidl.dictionaryConverter([
		{
			key: `lengthComputable`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `loaded`,
			converter: webidl.converters[`unsigned long long`],
			defaultValue: () => 0
		},
		{
			key: `total`,
			converter: webidl.converters[`unsigned long long`],
			defaultValue: () => 0
		},
		{
			key: `bubbles`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `cancelable`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `composed`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		}
	]), module.exports = { ProgressEvent };
}));

// node_modules/undici/lib/web/fileapi/encoding.js
var require_encoding = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function getEncoding(e) {
		if (!e) return `failure`;
		switch (e.trim().toLowerCase()) {
			case `unicode-1-1-utf-8`:
			case `unicode11utf8`:
			case `unicode20utf8`:
			case `utf-8`:
			case `utf8`:
			case `x-unicode20utf8`: return `UTF-8`;
			case `866`:
			case `cp866`:
			case `csibm866`:
			case `ibm866`: return `IBM866`;
			case `csisolatin2`:
			case `iso-8859-2`:
			case `iso-ir-101`:
			case `iso8859-2`:
			case `iso88592`:
			case `iso_8859-2`:
			case `iso_8859-2:1987`:
			case `l2`:
			case `latin2`: return `ISO-8859-2`;
			case `csisolatin3`:
			case `iso-8859-3`:
			case `iso-ir-109`:
			case `iso8859-3`:
			case `iso88593`:
			case `iso_8859-3`:
			case `iso_8859-3:1988`:
			case `l3`:
			case `latin3`: return `ISO-8859-3`;
			case `csisolatin4`:
			case `iso-8859-4`:
			case `iso-ir-110`:
			case `iso8859-4`:
			case `iso88594`:
			case `iso_8859-4`:
			case `iso_8859-4:1988`:
			case `l4`:
			case `latin4`: return `ISO-8859-4`;
			case `csisolatincyrillic`:
			case `cyrillic`:
			case `iso-8859-5`:
			case `iso-ir-144`:
			case `iso8859-5`:
			case `iso88595`:
			case `iso_8859-5`:
			case `iso_8859-5:1988`: return `ISO-8859-5`;
			case `arabic`:
			case `asmo-708`:
			case `csiso88596e`:
			case `csiso88596i`:
			case `csisolatinarabic`:
			case `ecma-114`:
			case `iso-8859-6`:
			case `iso-8859-6-e`:
			case `iso-8859-6-i`:
			case `iso-ir-127`:
			case `iso8859-6`:
			case `iso88596`:
			case `iso_8859-6`:
			case `iso_8859-6:1987`: return `ISO-8859-6`;
			case `csisolatingreek`:
			case `ecma-118`:
			case `elot_928`:
			case `greek`:
			case `greek8`:
			case `iso-8859-7`:
			case `iso-ir-126`:
			case `iso8859-7`:
			case `iso88597`:
			case `iso_8859-7`:
			case `iso_8859-7:1987`:
			case `sun_eu_greek`: return `ISO-8859-7`;
			case `csiso88598e`:
			case `csisolatinhebrew`:
			case `hebrew`:
			case `iso-8859-8`:
			case `iso-8859-8-e`:
			case `iso-ir-138`:
			case `iso8859-8`:
			case `iso88598`:
			case `iso_8859-8`:
			case `iso_8859-8:1988`:
			case `visual`: return `ISO-8859-8`;
			case `csiso88598i`:
			case `iso-8859-8-i`:
			case `logical`: return `ISO-8859-8-I`;
			case `csisolatin6`:
			case `iso-8859-10`:
			case `iso-ir-157`:
			case `iso8859-10`:
			case `iso885910`:
			case `l6`:
			case `latin6`: return `ISO-8859-10`;
			case `iso-8859-13`:
			case `iso8859-13`:
			case `iso885913`: return `ISO-8859-13`;
			case `iso-8859-14`:
			case `iso8859-14`:
			case `iso885914`: return `ISO-8859-14`;
			case `csisolatin9`:
			case `iso-8859-15`:
			case `iso8859-15`:
			case `iso885915`:
			case `iso_8859-15`:
			case `l9`: return `ISO-8859-15`;
			case `iso-8859-16`: return `ISO-8859-16`;
			case `cskoi8r`:
			case `koi`:
			case `koi8`:
			case `koi8-r`:
			case `koi8_r`: return `KOI8-R`;
			case `koi8-ru`:
			case `koi8-u`: return `KOI8-U`;
			case `csmacintosh`:
			case `mac`:
			case `macintosh`:
			case `x-mac-roman`: return `macintosh`;
			case `iso-8859-11`:
			case `iso8859-11`:
			case `iso885911`:
			case `tis-620`:
			case `windows-874`: return `windows-874`;
			case `cp1250`:
			case `windows-1250`:
			case `x-cp1250`: return `windows-1250`;
			case `cp1251`:
			case `windows-1251`:
			case `x-cp1251`: return `windows-1251`;
			case `ansi_x3.4-1968`:
			case `ascii`:
			case `cp1252`:
			case `cp819`:
			case `csisolatin1`:
			case `ibm819`:
			case `iso-8859-1`:
			case `iso-ir-100`:
			case `iso8859-1`:
			case `iso88591`:
			case `iso_8859-1`:
			case `iso_8859-1:1987`:
			case `l1`:
			case `latin1`:
			case `us-ascii`:
			case `windows-1252`:
			case `x-cp1252`: return `windows-1252`;
			case `cp1253`:
			case `windows-1253`:
			case `x-cp1253`: return `windows-1253`;
			case `cp1254`:
			case `csisolatin5`:
			case `iso-8859-9`:
			case `iso-ir-148`:
			case `iso8859-9`:
			case `iso88599`:
			case `iso_8859-9`:
			case `iso_8859-9:1989`:
			case `l5`:
			case `latin5`:
			case `windows-1254`:
			case `x-cp1254`: return `windows-1254`;
			case `cp1255`:
			case `windows-1255`:
			case `x-cp1255`: return `windows-1255`;
			case `cp1256`:
			case `windows-1256`:
			case `x-cp1256`: return `windows-1256`;
			case `cp1257`:
			case `windows-1257`:
			case `x-cp1257`: return `windows-1257`;
			case `cp1258`:
			case `windows-1258`:
			case `x-cp1258`: return `windows-1258`;
			case `x-mac-cyrillic`:
			case `x-mac-ukrainian`: return `x-mac-cyrillic`;
			case `chinese`:
			case `csgb2312`:
			case `csiso58gb231280`:
			case `gb2312`:
			case `gb_2312`:
			case `gb_2312-80`:
			case `gbk`:
			case `iso-ir-58`:
			case `x-gbk`: return `GBK`;
			case `gb18030`: return `gb18030`;
			case `big5`:
			case `big5-hkscs`:
			case `cn-big5`:
			case `csbig5`:
			case `x-x-big5`: return `Big5`;
			case `cseucpkdfmtjapanese`:
			case `euc-jp`:
			case `x-euc-jp`: return `EUC-JP`;
			case `csiso2022jp`:
			case `iso-2022-jp`: return `ISO-2022-JP`;
			case `csshiftjis`:
			case `ms932`:
			case `ms_kanji`:
			case `shift-jis`:
			case `shift_jis`:
			case `sjis`:
			case `windows-31j`:
			case `x-sjis`: return `Shift_JIS`;
			case `cseuckr`:
			case `csksc56011987`:
			case `euc-kr`:
			case `iso-ir-149`:
			case `korean`:
			case `ks_c_5601-1987`:
			case `ks_c_5601-1989`:
			case `ksc5601`:
			case `ksc_5601`:
			case `windows-949`: return `EUC-KR`;
			case `csiso2022kr`:
			case `hz-gb-2312`:
			case `iso-2022-cn`:
			case `iso-2022-cn-ext`:
			case `iso-2022-kr`:
			case `replacement`: return `replacement`;
			case `unicodefffe`:
			case `utf-16be`: return `UTF-16BE`;
			case `csunicode`:
			case `iso-10646-ucs-2`:
			case `ucs-2`:
			case `unicode`:
			case `unicodefeff`:
			case `utf-16`:
			case `utf-16le`: return `UTF-16LE`;
			case `x-user-defined`: return `x-user-defined`;
			default: return `failure`;
		}
	}
	module.exports = { getEncoding };
}));

// node_modules/undici/lib/web/fileapi/util.js
var require_util$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kState, kError, kResult, kAborted, kLastProgressEventFired } = require_symbols$2(), { ProgressEvent } = require_progressevent(), { getEncoding } = require_encoding(), { serializeAMimeType, parseMIMEType } = require_data_url(), { types } = __require("node:util"), { StringDecoder } = __require("string_decoder"), { btoa } = __require("node:buffer"), staticPropertyDescriptors = {
		enumerable: !0,
		writable: !1,
		configurable: !1
	};
	function readOperation(e, t, n, r) {
		if (e[kState] === `loading`) throw new DOMException(`Invalid state`, `InvalidStateError`);
		e[kState] = `loading`, e[kResult] = null, e[kError] = null;
		let i = t.stream().getReader(), a = [], o = i.read(), s = !0;
		(async () => {
			for (; !e[kAborted];) try {
				let { done: c, value: l } = await o;
				if (s && !e[kAborted] && queueMicrotask(() => {
					fireAProgressEvent(`loadstart`, e);
				}), s = !1, !c && types.isUint8Array(l)) a.push(l), (e[kLastProgressEventFired] === void 0 || Date.now() - e[kLastProgressEventFired] >= 50) && !e[kAborted] && (e[kLastProgressEventFired] = Date.now(), queueMicrotask(() => {
					fireAProgressEvent(`progress`, e);
				})), o = i.read();
				else if (c) {
					queueMicrotask(() => {
						e[kState] = `done`;
						try {
							let i = packageData(a, n, t.type, r);
							if (e[kAborted]) return;
							e[kResult] = i, fireAProgressEvent(`load`, e);
						} catch (t) {
							e[kError] = t, fireAProgressEvent(`error`, e);
						}
						e[kState] !== `loading` && fireAProgressEvent(`loadend`, e);
					});
					break;
				}
			} catch (t) {
				if (e[kAborted]) return;
				queueMicrotask(() => {
					e[kState] = `done`, e[kError] = t, fireAProgressEvent(`error`, e), e[kState] !== `loading` && fireAProgressEvent(`loadend`, e);
				});
				break;
			}
		})();
	}
	function fireAProgressEvent(e, t) {
		let n = new ProgressEvent(e, {
			bubbles: !1,
			cancelable: !1
		});
		t.dispatchEvent(n);
	}
	function packageData(e, t, n, r) {
		switch (t) {
			case `DataURL`: {
				let t = `data:`, r = parseMIMEType(n || `application/octet-stream`);
				r !== `failure` && (t += serializeAMimeType(r)), t += `;base64,`;
				let i = new StringDecoder(`latin1`);
				for (let n of e) t += btoa(i.write(n));
				return t += btoa(i.end()), t;
			}
			case `Text`: {
				let t = `failure`;
				if (r && (t = getEncoding(r)), t === `failure` && n) {
					let e = parseMIMEType(n);
					e !== `failure` && (t = getEncoding(e.parameters.get(`charset`)));
				}
				return t === `failure` && (t = `UTF-8`), decode(e, t);
			}
			case `ArrayBuffer`: return combineByteSequences(e).buffer;
			case `BinaryString`: {
				let t = ``, n = new StringDecoder(`latin1`);
				for (let r of e) t += n.write(r);
				return t += n.end(), t;
			}
		}
	}
	function decode(e, t) {
		let n = combineByteSequences(e), r = BOMSniffing(n), i = 0;
		r !== null && (t = r, i = r === `UTF-8` ? 3 : 2);
		let a = n.slice(i);
		return new TextDecoder(t).decode(a);
	}
	function BOMSniffing(e) {
		let [t, n, r] = e;
		return t === 239 && n === 187 && r === 191 ? `UTF-8` : t === 254 && n === 255 ? `UTF-16BE` : t === 255 && n === 254 ? `UTF-16LE` : null;
	}
	function combineByteSequences(e) {
		let t = e.reduce((e, t) => e + t.byteLength, 0), n = 0;
		return e.reduce((e, t) => (e.set(t, n), n += t.byteLength, e), new Uint8Array(t));
	}
	module.exports = {
		staticPropertyDescriptors,
		readOperation,
		fireAProgressEvent
	};
}));

// node_modules/undici/lib/web/fileapi/filereader.js
var require_filereader = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { staticPropertyDescriptors, readOperation, fireAProgressEvent } = require_util$4(), { kState, kError, kResult, kEvents, kAborted } = require_symbols$2(), { webidl } = require_webidl(), { kEnumerableProperty } = require_util$7();
	var FileReader = class FileReader extends EventTarget {
		constructor() {
			super(), this[kState] = `empty`, this[kResult] = null, this[kError] = null, this[kEvents] = {
				loadend: null,
				error: null,
				abort: null,
				load: null,
				progress: null,
				loadstart: null
			};
		}
		readAsArrayBuffer(e) {
			webidl.brandCheck(this, FileReader), webidl.argumentLengthCheck(arguments, 1, `FileReader.readAsArrayBuffer`), e = webidl.converters.Blob(e, { strict: !1 }), readOperation(this, e, `ArrayBuffer`);
		}
		readAsBinaryString(e) {
			webidl.brandCheck(this, FileReader), webidl.argumentLengthCheck(arguments, 1, `FileReader.readAsBinaryString`), e = webidl.converters.Blob(e, { strict: !1 }), readOperation(this, e, `BinaryString`);
		}
		readAsText(e, t = void 0) {
			webidl.brandCheck(this, FileReader), webidl.argumentLengthCheck(arguments, 1, `FileReader.readAsText`), e = webidl.converters.Blob(e, { strict: !1 }), t !== void 0 && (t = webidl.converters.DOMString(t, `FileReader.readAsText`, `encoding`)), readOperation(this, e, `Text`, t);
		}
		readAsDataURL(e) {
			webidl.brandCheck(this, FileReader), webidl.argumentLengthCheck(arguments, 1, `FileReader.readAsDataURL`), e = webidl.converters.Blob(e, { strict: !1 }), readOperation(this, e, `DataURL`);
		}
		abort() {
			this[kState] === `empty` || this[kState] === `done` ? this[kResult] = null : (this[kState] === `loading` && (this[kState] = `done`, this[kResult] = null), this[kAborted] = !0, fireAProgressEvent(`abort`, this), this[kState] !== `loading` && fireAProgressEvent(`loadend`, this));
		}
		get readyState() {
			switch (webidl.brandCheck(this, FileReader), this[kState]) {
				case `empty`: return this.EMPTY;
				case `loading`: return this.LOADING;
				case `done`: return this.DONE;
			}
		}
		get result() {
			return webidl.brandCheck(this, FileReader), this[kResult];
		}
		get error() {
			return webidl.brandCheck(this, FileReader), this[kError];
		}
		get onloadend() {
			return webidl.brandCheck(this, FileReader), this[kEvents].loadend;
		}
		set onloadend(e) {
			webidl.brandCheck(this, FileReader), this[kEvents].loadend && this.removeEventListener(`loadend`, this[kEvents].loadend), typeof e == `function` ? (this[kEvents].loadend = e, this.addEventListener(`loadend`, e)) : this[kEvents].loadend = null;
		}
		get onerror() {
			return webidl.brandCheck(this, FileReader), this[kEvents].error;
		}
		set onerror(e) {
			webidl.brandCheck(this, FileReader), this[kEvents].error && this.removeEventListener(`error`, this[kEvents].error), typeof e == `function` ? (this[kEvents].error = e, this.addEventListener(`error`, e)) : this[kEvents].error = null;
		}
		get onloadstart() {
			return webidl.brandCheck(this, FileReader), this[kEvents].loadstart;
		}
		set onloadstart(e) {
			webidl.brandCheck(this, FileReader), this[kEvents].loadstart && this.removeEventListener(`loadstart`, this[kEvents].loadstart), typeof e == `function` ? (this[kEvents].loadstart = e, this.addEventListener(`loadstart`, e)) : this[kEvents].loadstart = null;
		}
		get onprogress() {
			return webidl.brandCheck(this, FileReader), this[kEvents].progress;
		}
		set onprogress(e) {
			webidl.brandCheck(this, FileReader), this[kEvents].progress && this.removeEventListener(`progress`, this[kEvents].progress), typeof e == `function` ? (this[kEvents].progress = e, this.addEventListener(`progress`, e)) : this[kEvents].progress = null;
		}
		get onload() {
			return webidl.brandCheck(this, FileReader), this[kEvents].load;
		}
		set onload(e) {
			webidl.brandCheck(this, FileReader), this[kEvents].load && this.removeEventListener(`load`, this[kEvents].load), typeof e == `function` ? (this[kEvents].load = e, this.addEventListener(`load`, e)) : this[kEvents].load = null;
		}
		get onabort() {
			return webidl.brandCheck(this, FileReader), this[kEvents].abort;
		}
		set onabort(e) {
			webidl.brandCheck(this, FileReader), this[kEvents].abort && this.removeEventListener(`abort`, this[kEvents].abort), typeof e == `function` ? (this[kEvents].abort = e, this.addEventListener(`abort`, e)) : this[kEvents].abort = null;
		}
	};
	FileReader.EMPTY = FileReader.prototype.EMPTY = 0, FileReader.LOADING = FileReader.prototype.LOADING = 1, FileReader.DONE = FileReader.prototype.DONE = 2, Object.defineProperties(FileReader.prototype, {
		EMPTY: staticPropertyDescriptors,
		LOADING: staticPropertyDescriptors,
		DONE: staticPropertyDescriptors,
		readAsArrayBuffer: kEnumerableProperty,
		readAsBinaryString: kEnumerableProperty,
		readAsText: kEnumerableProperty,
		readAsDataURL: kEnumerableProperty,
		abort: kEnumerableProperty,
		readyState: kEnumerableProperty,
		result: kEnumerableProperty,
		error: kEnumerableProperty,
		onloadstart: kEnumerableProperty,
		onprogress: kEnumerableProperty,
		onload: kEnumerableProperty,
		onabort: kEnumerableProperty,
		onerror: kEnumerableProperty,
		onloadend: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: `FileReader`,
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), Object.defineProperties(FileReader, {
		EMPTY: staticPropertyDescriptors,
		LOADING: staticPropertyDescriptors,
		DONE: staticPropertyDescriptors
	}), module.exports = { FileReader };
}));

// node_modules/undici/lib/web/cache/symbols.js
var require_symbols$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = { kConstruct: require_symbols$4().kConstruct };
}));

// node_modules/undici/lib/web/cache/util.js
var require_util$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert"), { URLSerializer } = require_data_url(), { isValidHeaderName } = require_util$6();
	function urlEquals(e, t, n = !1) {
		return URLSerializer(e, n) === URLSerializer(t, n);
	}
	function getFieldValues(e) {
		assert(e !== null);
		let t = [];
		for (let n of e.split(`,`)) n = n.trim(), isValidHeaderName(n) && t.push(n);
		return t;
	}
	module.exports = {
		urlEquals,
		getFieldValues
	};
}));

// node_modules/undici/lib/web/cache/cache.js
var require_cache = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kConstruct } = require_symbols$1(), { urlEquals, getFieldValues } = require_util$3(), { kEnumerableProperty, isDisturbed } = require_util$7(), { webidl } = require_webidl(), { Response, cloneResponse, fromInnerResponse } = require_response(), { Request, fromInnerRequest } = require_request(), { kState } = require_symbols$3(), { fetching } = require_fetch(), { urlIsHttpHttpsScheme, createDeferredPromise, readAllBytes } = require_util$6(), assert = __require("node:assert");
	var Cache = class Cache {
		#e;
		constructor() {
			arguments[0] !== kConstruct && webidl.illegalConstructor(), webidl.util.markAsUncloneable(this), this.#e = arguments[1];
		}
		async match(e, t = {}) {
			webidl.brandCheck(this, Cache);
			let n = `Cache.match`;
			webidl.argumentLengthCheck(arguments, 1, n), e = webidl.converters.RequestInfo(e, n, `request`), t = webidl.converters.CacheQueryOptions(t, n, `options`);
			let r = this.#i(e, t, 1);
			if (r.length !== 0) return r[0];
		}
		async matchAll(e = void 0, t = {}) {
			webidl.brandCheck(this, Cache);
			let n = `Cache.matchAll`;
			return e !== void 0 && (e = webidl.converters.RequestInfo(e, n, `request`)), t = webidl.converters.CacheQueryOptions(t, n, `options`), this.#i(e, t);
		}
		async add(e) {
			webidl.brandCheck(this, Cache);
			let t = `Cache.add`;
			webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.RequestInfo(e, t, `request`);
			let n = [e];
			return await this.addAll(n);
		}
		async addAll(e) {
			webidl.brandCheck(this, Cache);
			let t = `Cache.addAll`;
			webidl.argumentLengthCheck(arguments, 1, t);
			let n = [], r = [];
			for (let n of e) {
				if (n === void 0) throw webidl.errors.conversionFailed({
					prefix: t,
					argument: `Argument 1`,
					types: [`undefined is not allowed`]
				});
				if (n = webidl.converters.RequestInfo(n), typeof n == `string`) continue;
				let e = n[kState];
				if (!urlIsHttpHttpsScheme(e.url) || e.method !== `GET`) throw webidl.errors.exception({
					header: t,
					message: `Expected http/s scheme when method is not GET.`
				});
			}
			let i = [];
			for (let a of e) {
				let e = new Request(a)[kState];
				if (!urlIsHttpHttpsScheme(e.url)) throw webidl.errors.exception({
					header: t,
					message: `Expected http/s scheme.`
				});
				e.initiator = `fetch`, e.destination = `subresource`, r.push(e);
				let o = createDeferredPromise();
				i.push(fetching({
					request: e,
					processResponse(e) {
						if (e.type === `error` || e.status === 206 || e.status < 200 || e.status > 299) o.reject(webidl.errors.exception({
							header: `Cache.addAll`,
							message: `Received an invalid status code or the request failed.`
						}));
						else if (e.headersList.contains(`vary`)) {
							let t = getFieldValues(e.headersList.get(`vary`));
							for (let e of t) if (e === `*`) {
								o.reject(webidl.errors.exception({
									header: `Cache.addAll`,
									message: `invalid vary field value`
								}));
								for (let e of i) e.abort();
								return;
							}
						}
					},
					processResponseEndOfBody(e) {
						e.aborted ? o.reject(new DOMException(`aborted`, `AbortError`)) : o.resolve(e);
					}
				})), n.push(o.promise);
			}
			let a = await Promise.all(n), o = [], s = 0;
			for (let e of a) {
				let t = {
					type: `put`,
					request: r[s],
					response: e
				};
				o.push(t), s++;
			}
			let c = createDeferredPromise(), l = null;
			try {
				this.#t(o);
			} catch (e) {
				l = e;
			}
			return queueMicrotask(() => {
				l === null ? c.resolve(void 0) : c.reject(l);
			}), c.promise;
		}
		async put(e, t) {
			webidl.brandCheck(this, Cache);
			let n = `Cache.put`;
			webidl.argumentLengthCheck(arguments, 2, n), e = webidl.converters.RequestInfo(e, n, `request`), t = webidl.converters.Response(t, n, `response`);
			let r = null;
			if (r = e instanceof Request ? e[kState] : new Request(e)[kState], !urlIsHttpHttpsScheme(r.url) || r.method !== `GET`) throw webidl.errors.exception({
				header: n,
				message: `Expected an http/s scheme when method is not GET`
			});
			let i = t[kState];
			if (i.status === 206) throw webidl.errors.exception({
				header: n,
				message: `Got 206 status`
			});
			if (i.headersList.contains(`vary`)) {
				let e = getFieldValues(i.headersList.get(`vary`));
				for (let t of e) if (t === `*`) throw webidl.errors.exception({
					header: n,
					message: `Got * vary field value`
				});
			}
			if (i.body && (isDisturbed(i.body.stream) || i.body.stream.locked)) throw webidl.errors.exception({
				header: n,
				message: `Response body is locked or disturbed`
			});
			let a = cloneResponse(i), o = createDeferredPromise();
			if (i.body != null) {
				let e = i.body.stream.getReader();
				readAllBytes(e).then(o.resolve, o.reject);
			} else o.resolve(void 0);
			let s = [], c = {
				type: `put`,
				request: r,
				response: a
			};
			s.push(c);
			let l = await o.promise;
			a.body != null && (a.body.source = l);
			let u = createDeferredPromise(), d = null;
			try {
				this.#t(s);
			} catch (e) {
				d = e;
			}
			return queueMicrotask(() => {
				d === null ? u.resolve() : u.reject(d);
			}), u.promise;
		}
		async delete(e, t = {}) {
			webidl.brandCheck(this, Cache);
			let n = `Cache.delete`;
			webidl.argumentLengthCheck(arguments, 1, n), e = webidl.converters.RequestInfo(e, n, `request`), t = webidl.converters.CacheQueryOptions(t, n, `options`);
			let r = null;
			if (e instanceof Request) {
				if (r = e[kState], r.method !== `GET` && !t.ignoreMethod) return !1;
			} else assert(typeof e == `string`), r = new Request(e)[kState];
			let i = [], a = {
				type: `delete`,
				request: r,
				options: t
			};
			i.push(a);
			let o = createDeferredPromise(), s = null, c;
			try {
				c = this.#t(i);
			} catch (e) {
				s = e;
			}
			return queueMicrotask(() => {
				s === null ? o.resolve(!!c?.length) : o.reject(s);
			}), o.promise;
		}
		async keys(e = void 0, t = {}) {
			webidl.brandCheck(this, Cache);
			let n = `Cache.keys`;
			e !== void 0 && (e = webidl.converters.RequestInfo(e, n, `request`)), t = webidl.converters.CacheQueryOptions(t, n, `options`);
			let r = null;
			if (e !== void 0) {
				if (e instanceof Request) {
					if (r = e[kState], r.method !== `GET` && !t.ignoreMethod) return [];
				} else typeof e == `string` && (r = new Request(e)[kState]);
			}
			let i = createDeferredPromise(), a = [];
			if (e === void 0) for (let e of this.#e) a.push(e[0]);
			else {
				let e = this.#n(r, t);
				for (let t of e) a.push(t[0]);
			}
			return queueMicrotask(() => {
				let e = [];
				for (let t of a) {
					let n = fromInnerRequest(t, new AbortController().signal, `immutable`);
					e.push(n);
				}
				i.resolve(Object.freeze(e));
			}), i.promise;
		}
		#t(e) {
			let t = this.#e, n = [...t], r = [], i = [];
			try {
				for (let n of e) {
					if (n.type !== `delete` && n.type !== `put`) throw webidl.errors.exception({
						header: `Cache.#batchCacheOperations`,
						message: `operation type does not match "delete" or "put"`
					});
					if (n.type === `delete` && n.response != null) throw webidl.errors.exception({
						header: `Cache.#batchCacheOperations`,
						message: `delete operation should not have an associated response`
					});
					if (this.#n(n.request, n.options, r).length) throw new DOMException(`???`, `InvalidStateError`);
					let e;
					if (n.type === `delete`) {
						if (e = this.#n(n.request, n.options), e.length === 0) return [];
						for (let n of e) {
							let e = t.indexOf(n);
							assert(e !== -1), t.splice(e, 1);
						}
					} else if (n.type === `put`) {
						if (n.response == null) throw webidl.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `put operation should have an associated response`
						});
						let i = n.request;
						if (!urlIsHttpHttpsScheme(i.url)) throw webidl.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `expected http or https scheme`
						});
						if (i.method !== `GET`) throw webidl.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `not get method`
						});
						if (n.options != null) throw webidl.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `options must not be defined`
						});
						e = this.#n(n.request);
						for (let n of e) {
							let e = t.indexOf(n);
							assert(e !== -1), t.splice(e, 1);
						}
						t.push([n.request, n.response]), r.push([n.request, n.response]);
					}
					i.push([n.request, n.response]);
				}
				return i;
			} catch (e) {
				throw this.#e.length = 0, this.#e = n, e;
			}
		}
		#n(e, t, n) {
			let r = [], i = n ?? this.#e;
			for (let n of i) {
				let [i, a] = n;
				this.#r(e, i, a, t) && r.push(n);
			}
			return r;
		}
		#r(e, t, n = null, r) {
			let i = new URL(e.url), a = new URL(t.url);
			if (r?.ignoreSearch && (a.search = ``, i.search = ``), !urlEquals(i, a, !0)) return !1;
			if (n == null || r?.ignoreVary || !n.headersList.contains(`vary`)) return !0;
			let o = getFieldValues(n.headersList.get(`vary`));
			for (let n of o) if (n === `*` || t.headersList.get(n) !== e.headersList.get(n)) return !1;
			return !0;
		}
		#i(e, t, n = 1 / 0) {
			let r = null;
			if (e !== void 0) {
				if (e instanceof Request) {
					if (r = e[kState], r.method !== `GET` && !t.ignoreMethod) return [];
				} else typeof e == `string` && (r = new Request(e)[kState]);
			}
			let i = [];
			if (e === void 0) for (let e of this.#e) i.push(e[1]);
			else {
				let e = this.#n(r, t);
				for (let t of e) i.push(t[1]);
			}
			let a = [];
			for (let e of i) {
				let t = fromInnerResponse(e, `immutable`);
				if (a.push(t.clone()), a.length >= n) break;
			}
			return Object.freeze(a);
		}
	};
	Object.defineProperties(Cache.prototype, {
		[Symbol.toStringTag]: {
			value: `Cache`,
			configurable: !0
		},
		match: kEnumerableProperty,
		matchAll: kEnumerableProperty,
		add: kEnumerableProperty,
		addAll: kEnumerableProperty,
		put: kEnumerableProperty,
		delete: kEnumerableProperty,
		keys: kEnumerableProperty
	});
	const cacheQueryOptionConverters = [
		{
			key: `ignoreSearch`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `ignoreMethod`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `ignoreVary`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		}
	];
	webidl.converters.CacheQueryOptions = webidl.dictionaryConverter(cacheQueryOptionConverters), webidl.converters.MultiCacheQueryOptions = webidl.dictionaryConverter([...cacheQueryOptionConverters, {
		key: `cacheName`,
		converter: webidl.converters.DOMString
	}]), webidl.converters.Response = webidl.interfaceConverter(Response), webidl.converters[`sequence<RequestInfo>`] = webidl.sequenceConverter(webidl.converters.RequestInfo), module.exports = { Cache };
}));

// node_modules/undici/lib/web/cache/cachestorage.js
var require_cachestorage = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kConstruct } = require_symbols$1(), { Cache } = require_cache(), { webidl } = require_webidl(), { kEnumerableProperty } = require_util$7();
	var CacheStorage = class CacheStorage {
		#e = /* @__PURE__ */ new Map();
		constructor() {
			arguments[0] !== kConstruct && webidl.illegalConstructor(), webidl.util.markAsUncloneable(this);
		}
		async match(e, t = {}) {
			if (webidl.brandCheck(this, CacheStorage), webidl.argumentLengthCheck(arguments, 1, `CacheStorage.match`), e = webidl.converters.RequestInfo(e), t = webidl.converters.MultiCacheQueryOptions(t), t.cacheName != null) {
				if (this.#e.has(t.cacheName)) {
					let n = this.#e.get(t.cacheName);
					return await new Cache(kConstruct, n).match(e, t);
				}
			} else for (let n of this.#e.values()) {
				let r = await new Cache(kConstruct, n).match(e, t);
				if (r !== void 0) return r;
			}
		}
		async has(e) {
			webidl.brandCheck(this, CacheStorage);
			let t = `CacheStorage.has`;
			return webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.DOMString(e, t, `cacheName`), this.#e.has(e);
		}
		async open(e) {
			webidl.brandCheck(this, CacheStorage);
			let t = `CacheStorage.open`;
			if (webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.DOMString(e, t, `cacheName`), this.#e.has(e)) {
				let t = this.#e.get(e);
				return new Cache(kConstruct, t);
			}
			let n = [];
			return this.#e.set(e, n), new Cache(kConstruct, n);
		}
		async delete(e) {
			webidl.brandCheck(this, CacheStorage);
			let t = `CacheStorage.delete`;
			return webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.DOMString(e, t, `cacheName`), this.#e.delete(e);
		}
		async keys() {
			return webidl.brandCheck(this, CacheStorage), [...this.#e.keys()];
		}
	};
	Object.defineProperties(CacheStorage.prototype, {
		[Symbol.toStringTag]: {
			value: `CacheStorage`,
			configurable: !0
		},
		match: kEnumerableProperty,
		has: kEnumerableProperty,
		open: kEnumerableProperty,
		delete: kEnumerableProperty,
		keys: kEnumerableProperty
	}), module.exports = { CacheStorage };
}));

// node_modules/undici/lib/web/cookies/constants.js
var require_constants$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		maxAttributeValueSize: 1024,
		maxNameValuePairSize: 4096
	};
}));

// node_modules/undici/lib/web/cookies/util.js
var require_util$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function isCTLExcludingHtab(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n >= 0 && n <= 8 || n >= 10 && n <= 31 || n === 127) return !0;
		}
		return !1;
	}
	function validateCookieName(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 60 || n === 62 || n === 64 || n === 44 || n === 59 || n === 58 || n === 92 || n === 47 || n === 91 || n === 93 || n === 63 || n === 61 || n === 123 || n === 125) throw Error(`Invalid cookie name`);
		}
	}
	function validateCookieValue(e) {
		let t = e.length, n = 0;
		if (e[0] === `"`) {
			if (t === 1 || e[t - 1] !== `"`) throw Error(`Invalid cookie value`);
			--t, ++n;
		}
		for (; n < t;) {
			let t = e.charCodeAt(n++);
			if (t < 33 || t > 126 || t === 34 || t === 44 || t === 59 || t === 92) throw Error(`Invalid cookie value`);
		}
	}
	function validateCookiePath(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 32 || n > 126 || n === 59) throw Error(`Invalid cookie path`);
		}
	}
	function isLetterOrDigit(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122;
	}
	function validateCookieDomain(e) {
		if (e === ` `) return;
		if (e.length > 255) throw Error(`Invalid cookie domain`);
		let t = 0;
		for (let n = 0; n < e.length; ++n) {
			let r = e.charCodeAt(n);
			if (r === 46) {
				if (t === 0 || e.charCodeAt(n - 1) === 45) throw Error(`Invalid cookie domain`);
				t = 0;
			} else if (t === 0 && !isLetterOrDigit(r) || !isLetterOrDigit(r) && r !== 45 || ++t > 63) throw Error(`Invalid cookie domain`);
		}
		if (t === 0 || e.charCodeAt(e.length - 1) === 45) throw Error(`Invalid cookie domain`);
	}
	const IMFDays = [
		`Sun`,
		`Mon`,
		`Tue`,
		`Wed`,
		`Thu`,
		`Fri`,
		`Sat`
	];
	const IMFMonths = [
		`Jan`,
		`Feb`,
		`Mar`,
		`Apr`,
		`May`,
		`Jun`,
		`Jul`,
		`Aug`,
		`Sep`,
		`Oct`,
		`Nov`,
		`Dec`
	];
	const IMFPaddedNumbers = Array(61).fill(0).map((e, t) => t.toString().padStart(2, `0`));
	function toIMFDate(e) {
		return typeof e == `number` && (e = new Date(e)), `${IMFDays[e.getUTCDay()]}, ${IMFPaddedNumbers[e.getUTCDate()]} ${IMFMonths[e.getUTCMonth()]} ${e.getUTCFullYear()} ${IMFPaddedNumbers[e.getUTCHours()]}:${IMFPaddedNumbers[e.getUTCMinutes()]}:${IMFPaddedNumbers[e.getUTCSeconds()]} GMT`;
	}
	function validateCookieMaxAge(e) {
		if (e < 0) throw Error(`Invalid cookie max-age`);
	}
	function stringify(e) {
		if (e.name.length === 0) return null;
		validateCookieName(e.name), validateCookieValue(e.value);
		let t = [`${e.name}=${e.value}`];
		e.name.startsWith(`__Secure-`) && (e.secure = !0), e.name.startsWith(`__Host-`) && (e.secure = !0, e.domain = null, e.path = `/`), e.secure && t.push(`Secure`), e.httpOnly && t.push(`HttpOnly`), typeof e.maxAge == `number` && (validateCookieMaxAge(e.maxAge), t.push(`Max-Age=${e.maxAge}`)), e.domain && (validateCookieDomain(e.domain), t.push(`Domain=${e.domain}`)), e.path && (validateCookiePath(e.path), t.push(`Path=${e.path}`)), e.expires && e.expires.toString() !== `Invalid Date` && t.push(`Expires=${toIMFDate(e.expires)}`), e.sameSite && t.push(`SameSite=${e.sameSite}`);
		for (let n of e.unparsed) {
			if (!n.includes(`=`)) throw Error(`Invalid unparsed`);
			let [e, ...r] = n.split(`=`), i = e.trim(), a = r.join(`=`);
			validateCookieName(i), validateCookieValue(a), t.push(`${i}=${a}`);
		}
		return t.join(`; `);
	}
	module.exports = {
		isCTLExcludingHtab,
		validateCookieName,
		validateCookiePath,
		validateCookieValue,
		toIMFDate,
		stringify
	};
}));

// node_modules/undici/lib/web/cookies/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { maxNameValuePairSize, maxAttributeValueSize } = require_constants$1(), { isCTLExcludingHtab } = require_util$2(), { collectASequenceOfCodePointsFast } = require_data_url(), assert = __require("node:assert");
	function parseSetCookie(e) {
		if (isCTLExcludingHtab(e)) return null;
		let t = ``, n = ``, r = ``, i = ``;
		if (e.includes(`;`)) {
			let r = { position: 0 };
			t = collectASequenceOfCodePointsFast(`;`, e, r), n = e.slice(r.position);
		} else t = e;
		if (!t.includes(`=`)) i = t;
		else {
			let e = { position: 0 };
			r = collectASequenceOfCodePointsFast(`=`, t, e), i = t.slice(e.position + 1);
		}
		return r = r.trim(), i = i.trim(), r.length + i.length > maxNameValuePairSize ? null : {
			name: r,
			value: i,
			...parseUnparsedAttributes(n)
		};
	}
	function parseUnparsedAttributes(e, t = {}) {
		if (e.length === 0) return t;
		assert(e[0] === `;`), e = e.slice(1);
		let n = ``;
		e.includes(`;`) ? (n = collectASequenceOfCodePointsFast(`;`, e, { position: 0 }), e = e.slice(n.length)) : (n = e, e = ``);
		let r = ``, i = ``;
		if (n.includes(`=`)) {
			let e = { position: 0 };
			r = collectASequenceOfCodePointsFast(`=`, n, e), i = n.slice(e.position + 1);
		} else r = n;
		if (r = r.trim(), i = i.trim(), i.length > maxAttributeValueSize) return parseUnparsedAttributes(e, t);
		let a = r.toLowerCase();
		if (a === `expires`) t.expires = new Date(i);
		else if (a === `max-age`) {
			let n = i.charCodeAt(0);
			if ((n < 48 || n > 57) && i[0] !== `-` || !/^\d+$/.test(i)) return parseUnparsedAttributes(e, t);
			t.maxAge = Number(i);
		} else if (a === `domain`) {
			let e = i;
			e[0] === `.` && (e = e.slice(1)), e = e.toLowerCase(), t.domain = e;
		} else if (a === `path`) {
			let e = ``;
			e = i.length === 0 || i[0] !== `/` ? `/` : i, t.path = e;
		} else if (a === `secure`) t.secure = !0;
		else if (a === `httponly`) t.httpOnly = !0;
		else if (a === `samesite`) {
			let e = i.toLowerCase();
			e === `none` ? t.sameSite = `None` : e === `strict` ? t.sameSite = `Strict` : e === `lax` && (t.sameSite = `Lax`);
		} else t.unparsed ??= [], t.unparsed.push(`${r}=${i}`);
		return parseUnparsedAttributes(e, t);
	}
	module.exports = {
		parseSetCookie,
		parseUnparsedAttributes
	};
}));

// node_modules/undici/lib/web/cookies/index.js
var require_cookies = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { parseSetCookie } = require_parse(), { stringify } = require_util$2(), { webidl } = require_webidl(), { Headers } = require_headers();
	function getCookies(e) {
		webidl.argumentLengthCheck(arguments, 1, `getCookies`), webidl.brandCheck(e, Headers, { strict: !1 });
		let t = e.get(`cookie`), n = {};
		if (!t) return n;
		for (let e of t.split(`;`)) {
			let [t, ...r] = e.split(`=`);
			n[t.trim()] = r.join(`=`);
		}
		return n;
	}
	function deleteCookie(e, t, n) {
		webidl.brandCheck(e, Headers, { strict: !1 });
		let r = `deleteCookie`;
		webidl.argumentLengthCheck(arguments, 2, r), t = webidl.converters.DOMString(t, r, `name`), n = webidl.converters.DeleteCookieAttributes(n), setCookie(e, {
			name: t,
			value: ``,
			expires: /* @__PURE__ */ new Date(0),
			...n
		});
	}
	function getSetCookies(e) {
		webidl.argumentLengthCheck(arguments, 1, `getSetCookies`), webidl.brandCheck(e, Headers, { strict: !1 });
		let t = e.getSetCookie();
		return t ? t.map((e) => parseSetCookie(e)) : [];
	}
	function setCookie(e, t) {
		webidl.argumentLengthCheck(arguments, 2, `setCookie`), webidl.brandCheck(e, Headers, { strict: !1 }), t = webidl.converters.Cookie(t);
		let n = stringify(t);
		n && e.append(`Set-Cookie`, n);
	}
	webidl.converters.DeleteCookieAttributes = webidl.dictionaryConverter([{
		converter: webidl.nullableConverter(webidl.converters.DOMString),
		key: `path`,
		defaultValue: () => null
	}, {
		converter: webidl.nullableConverter(webidl.converters.DOMString),
		key: `domain`,
		defaultValue: () => null
	}]), webidl.converters.Cookie = webidl.dictionaryConverter([
		{
			converter: webidl.converters.DOMString,
			key: `name`
		},
		{
			converter: webidl.converters.DOMString,
			key: `value`
		},
		{
			converter: webidl.nullableConverter((e) => typeof e == `number` ? webidl.converters[`unsigned long long`](e) : new Date(e)),
			key: `expires`,
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters[`long long`]),
			key: `maxAge`,
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: `domain`,
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: `path`,
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters.boolean),
			key: `secure`,
			defaultValue: () => null
		},
		{
			converter: webidl.nullableConverter(webidl.converters.boolean),
			key: `httpOnly`,
			defaultValue: () => null
		},
		{
			converter: webidl.converters.USVString,
			key: `sameSite`,
			allowedValues: [
				`Strict`,
				`Lax`,
				`None`
			]
		},
		{
			converter: webidl.sequenceConverter(webidl.converters.DOMString),
			key: `unparsed`,
			defaultValue: () => []
		}
	]), module.exports = {
		getCookies,
		deleteCookie,
		getSetCookies,
		setCookie
	};
}));

// node_modules/undici/lib/web/websocket/events.js
var require_events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { webidl } = require_webidl(), { kEnumerableProperty } = require_util$7(), { kConstruct } = require_symbols$4(), { MessagePort } = __require("node:worker_threads");
	var MessageEvent = class MessageEvent extends Event {
		#e;
		constructor(e, t = {}) {
			if (e === kConstruct) {
				super(arguments[1], arguments[2]), webidl.util.markAsUncloneable(this);
				return;
			}
			let n = `MessageEvent constructor`;
			webidl.argumentLengthCheck(arguments, 1, n), e = webidl.converters.DOMString(e, n, `type`), t = webidl.converters.MessageEventInit(t, n, `eventInitDict`), super(e, t), this.#e = t, webidl.util.markAsUncloneable(this);
		}
		get data() {
			return webidl.brandCheck(this, MessageEvent), this.#e.data;
		}
		get origin() {
			return webidl.brandCheck(this, MessageEvent), this.#e.origin;
		}
		get lastEventId() {
			return webidl.brandCheck(this, MessageEvent), this.#e.lastEventId;
		}
		get source() {
			return webidl.brandCheck(this, MessageEvent), this.#e.source;
		}
		get ports() {
			return webidl.brandCheck(this, MessageEvent), Object.isFrozen(this.#e.ports) || Object.freeze(this.#e.ports), this.#e.ports;
		}
		initMessageEvent(e, t = !1, n = !1, r = null, i = ``, a = ``, o = null, s = []) {
			return webidl.brandCheck(this, MessageEvent), webidl.argumentLengthCheck(arguments, 1, `MessageEvent.initMessageEvent`), new MessageEvent(e, {
				bubbles: t,
				cancelable: n,
				data: r,
				origin: i,
				lastEventId: a,
				source: o,
				ports: s
			});
		}
		static createFastMessageEvent(e, t) {
			let n = new MessageEvent(kConstruct, e, t);
			return n.#e = t, n.#e.data ??= null, n.#e.origin ??= ``, n.#e.lastEventId ??= ``, n.#e.source ??= null, n.#e.ports ??= [], n;
		}
	};
	const { createFastMessageEvent } = MessageEvent;
	delete MessageEvent.createFastMessageEvent;
	var CloseEvent = class CloseEvent extends Event {
		#e;
		constructor(e, t = {}) {
			let n = `CloseEvent constructor`;
			webidl.argumentLengthCheck(arguments, 1, n), e = webidl.converters.DOMString(e, n, `type`), t = webidl.converters.CloseEventInit(t), super(e, t), this.#e = t, webidl.util.markAsUncloneable(this);
		}
		get wasClean() {
			return webidl.brandCheck(this, CloseEvent), this.#e.wasClean;
		}
		get code() {
			return webidl.brandCheck(this, CloseEvent), this.#e.code;
		}
		get reason() {
			return webidl.brandCheck(this, CloseEvent), this.#e.reason;
		}
	};
	var ErrorEvent = class ErrorEvent extends Event {
		#e;
		constructor(e, t) {
			let n = `ErrorEvent constructor`;
			webidl.argumentLengthCheck(arguments, 1, n), super(e, t), webidl.util.markAsUncloneable(this), e = webidl.converters.DOMString(e, n, `type`), t = webidl.converters.ErrorEventInit(t ?? {}), this.#e = t;
		}
		get message() {
			return webidl.brandCheck(this, ErrorEvent), this.#e.message;
		}
		get filename() {
			return webidl.brandCheck(this, ErrorEvent), this.#e.filename;
		}
		get lineno() {
			return webidl.brandCheck(this, ErrorEvent), this.#e.lineno;
		}
		get colno() {
			return webidl.brandCheck(this, ErrorEvent), this.#e.colno;
		}
		get error() {
			return webidl.brandCheck(this, ErrorEvent), this.#e.error;
		}
	};
	Object.defineProperties(MessageEvent.prototype, {
		[Symbol.toStringTag]: {
			value: `MessageEvent`,
			configurable: !0
		},
		data: kEnumerableProperty,
		origin: kEnumerableProperty,
		lastEventId: kEnumerableProperty,
		source: kEnumerableProperty,
		ports: kEnumerableProperty,
		initMessageEvent: kEnumerableProperty
	}), Object.defineProperties(CloseEvent.prototype, {
		[Symbol.toStringTag]: {
			value: `CloseEvent`,
			configurable: !0
		},
		reason: kEnumerableProperty,
		code: kEnumerableProperty,
		wasClean: kEnumerableProperty
	}), Object.defineProperties(ErrorEvent.prototype, {
		[Symbol.toStringTag]: {
			value: `ErrorEvent`,
			configurable: !0
		},
		message: kEnumerableProperty,
		filename: kEnumerableProperty,
		lineno: kEnumerableProperty,
		colno: kEnumerableProperty,
		error: kEnumerableProperty
	}), webidl.converters.MessagePort = webidl.interfaceConverter(MessagePort), webidl.converters[`sequence<MessagePort>`] = webidl.sequenceConverter(webidl.converters.MessagePort);
	const eventInit = [
		{
			key: `bubbles`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `cancelable`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `composed`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		}
	];
	webidl.converters.MessageEventInit = webidl.dictionaryConverter([
		...eventInit,
		{
			key: `data`,
			converter: webidl.converters.any,
			defaultValue: () => null
		},
		{
			key: `origin`,
			converter: webidl.converters.USVString,
			defaultValue: () => ``
		},
		{
			key: `lastEventId`,
			converter: webidl.converters.DOMString,
			defaultValue: () => ``
		},
		{
			key: `source`,
			converter: webidl.nullableConverter(webidl.converters.MessagePort),
			defaultValue: () => null
		},
		{
			key: `ports`,
			converter: webidl.converters[`sequence<MessagePort>`],
			defaultValue: () => []
		}
	]), webidl.converters.CloseEventInit = webidl.dictionaryConverter([
		...eventInit,
		{
			key: `wasClean`,
			converter: webidl.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `code`,
			converter: webidl.converters[`unsigned short`],
			defaultValue: () => 0
		},
		{
			key: `reason`,
			converter: webidl.converters.USVString,
			defaultValue: () => ``
		}
	]), webidl.converters.ErrorEventInit = webidl.dictionaryConverter([
		...eventInit,
		{
			key: `message`,
			converter: webidl.converters.DOMString,
			defaultValue: () => ``
		},
		{
			key: `filename`,
			converter: webidl.converters.USVString,
			defaultValue: () => ``
		},
		{
			key: `lineno`,
			converter: webidl.converters[`unsigned long`],
			defaultValue: () => 0
		},
		{
			key: `colno`,
			converter: webidl.converters[`unsigned long`],
			defaultValue: () => 0
		},
		{
			key: `error`,
			converter: webidl.converters.any
		}
	]), module.exports = {
		MessageEvent,
		CloseEvent,
		ErrorEvent,
		createFastMessageEvent
	};
}));

// node_modules/undici/lib/web/websocket/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const staticPropertyDescriptors = {
		enumerable: !0,
		writable: !1,
		configurable: !1
	};
	const states = {
		CONNECTING: 0,
		OPEN: 1,
		CLOSING: 2,
		CLOSED: 3
	};
	const sentCloseFrameState = {
		NOT_SENT: 0,
		PROCESSING: 1,
		SENT: 2
	};
	const opcodes = {
		CONTINUATION: 0,
		TEXT: 1,
		BINARY: 2,
		CLOSE: 8,
		PING: 9,
		PONG: 10
	};
	const maxUnsigned16Bit = 2 ** 16 - 1;
	const parserStates = {
		INFO: 0,
		PAYLOADLENGTH_16: 2,
		PAYLOADLENGTH_64: 3,
		READ_DATA: 4
	};
	const emptyBuffer = Buffer.allocUnsafe(0);
	const sendHints = {
		string: 1,
		typedArray: 2,
		arrayBuffer: 3,
		blob: 4
	};
	module.exports = {
		uid: `258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
		sentCloseFrameState,
		staticPropertyDescriptors,
		states,
		opcodes,
		maxUnsigned16Bit,
		parserStates,
		emptyBuffer,
		sendHints
	};
}));

// node_modules/undici/lib/web/websocket/symbols.js
var require_symbols = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		kWebSocketURL: Symbol(`url`),
		kReadyState: Symbol(`ready state`),
		kController: Symbol(`controller`),
		kResponse: Symbol(`response`),
		kBinaryType: Symbol(`binary type`),
		kSentClose: Symbol(`sent close`),
		kReceivedClose: Symbol(`received close`),
		kByteParser: Symbol(`byte parser`)
	};
}));

// node_modules/undici/lib/web/websocket/util.js
var require_util$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kReadyState, kController, kResponse, kBinaryType, kWebSocketURL } = require_symbols(), { states, opcodes } = require_constants(), { ErrorEvent, createFastMessageEvent } = require_events(), { isUtf8 } = __require("node:buffer"), { collectASequenceOfCodePointsFast, removeHTTPWhitespace } = require_data_url();
	function isConnecting(e) {
		return e[kReadyState] === states.CONNECTING;
	}
	function isEstablished(e) {
		return e[kReadyState] === states.OPEN;
	}
	function isClosing(e) {
		return e[kReadyState] === states.CLOSING;
	}
	function isClosed(e) {
		return e[kReadyState] === states.CLOSED;
	}
	function fireEvent(e, t, n = (e, t) => new Event(e, t), r = {}) {
		let i = n(e, r);
		t.dispatchEvent(i);
	}
	function websocketMessageReceived(e, t, n) {
		if (e[kReadyState] !== states.OPEN) return;
		let r;
		if (t === opcodes.TEXT) try {
			r = utf8Decode(n);
		} catch {
			failWebsocketConnection(e, `Received invalid UTF-8 in text frame.`);
			return;
		}
		else t === opcodes.BINARY && (r = e[kBinaryType] === `blob` ? new Blob([n]) : toArrayBuffer(n));
		fireEvent(`message`, e, createFastMessageEvent, {
			origin: e[kWebSocketURL].origin,
			data: r
		});
	}
	function toArrayBuffer(e) {
		return e.byteLength === e.buffer.byteLength ? e.buffer : e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength);
	}
	function isValidSubprotocol(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 44 || n === 47 || n === 58 || n === 59 || n === 60 || n === 61 || n === 62 || n === 63 || n === 64 || n === 91 || n === 92 || n === 93 || n === 123 || n === 125) return !1;
		}
		return !0;
	}
	function isValidStatusCode(e) {
		return e >= 1e3 && e < 1015 ? e !== 1004 && e !== 1005 && e !== 1006 : e >= 3e3 && e <= 4999;
	}
	function failWebsocketConnection(e, t) {
		let { [kController]: n, [kResponse]: r } = e;
		n.abort(), r?.socket && !r.socket.destroyed && r.socket.destroy(), t && fireEvent(`error`, e, (e, t) => new ErrorEvent(e, t), {
			error: Error(t),
			message: t
		});
	}
	function isControlFrame(e) {
		return e === opcodes.CLOSE || e === opcodes.PING || e === opcodes.PONG;
	}
	function isContinuationFrame(e) {
		return e === opcodes.CONTINUATION;
	}
	function isTextBinaryFrame(e) {
		return e === opcodes.TEXT || e === opcodes.BINARY;
	}
	function isValidOpcode(e) {
		return isTextBinaryFrame(e) || isContinuationFrame(e) || isControlFrame(e);
	}
	function parseExtensions(e) {
		let t = { position: 0 }, n = /* @__PURE__ */ new Map();
		for (; t.position < e.length;) {
			let [r, i = ``] = collectASequenceOfCodePointsFast(`;`, e, t).split(`=`);
			n.set(removeHTTPWhitespace(r, !0, !1), removeHTTPWhitespace(i, !1, !0)), t.position++;
		}
		return n;
	}
	function isValidClientWindowBits(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) {
			let n = e.charCodeAt(t);
			if (n < 48 || n > 57) return !1;
		}
		let t = Number.parseInt(e, 10);
		return t >= 8 && t <= 15;
	}
	const hasIntl = typeof process.versions.icu == `string`;
	const fatalDecoder = hasIntl ? new TextDecoder(`utf-8`, { fatal: !0 }) : void 0;
	const utf8Decode = hasIntl ? fatalDecoder.decode.bind(fatalDecoder) : function(e) {
		if (isUtf8(e)) return e.toString(`utf-8`);
		throw TypeError(`Invalid utf-8 received.`);
	};
	module.exports = {
		isConnecting,
		isEstablished,
		isClosing,
		isClosed,
		fireEvent,
		isValidSubprotocol,
		isValidStatusCode,
		failWebsocketConnection,
		websocketMessageReceived,
		utf8Decode,
		isControlFrame,
		isContinuationFrame,
		isTextBinaryFrame,
		isValidOpcode,
		parseExtensions,
		isValidClientWindowBits
	};
}));

// node_modules/undici/lib/web/websocket/frame.js
var require_frame = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { maxUnsigned16Bit } = require_constants(), BUFFER_SIZE = 16386;
	let crypto;
	let buffer = null;
	let bufIdx = BUFFER_SIZE;
	try {
		crypto = __require("node:crypto");
	} catch {
		crypto = { randomFillSync: function(e, t, n) {
			for (let t = 0; t < e.length; ++t) e[t] = Math.random() * 255 | 0;
			return e;
		} };
	}
	function generateMask() {
		return bufIdx === BUFFER_SIZE && (bufIdx = 0, crypto.randomFillSync(buffer ??= Buffer.allocUnsafe(BUFFER_SIZE), 0, BUFFER_SIZE)), [
			buffer[bufIdx++],
			buffer[bufIdx++],
			buffer[bufIdx++],
			buffer[bufIdx++]
		];
	}
	var WebsocketFrameSend = class {
		constructor(e) {
			this.frameData = e;
		}
		createFrame(e) {
			let t = this.frameData, n = generateMask(), r = t?.byteLength ?? 0, i = r, a = 6;
			r > maxUnsigned16Bit ? (a += 8, i = 127) : r > 125 && (a += 2, i = 126);
			let o = Buffer.allocUnsafe(r + a);
			o[0] = o[1] = 0, o[0] |= 128, o[0] = (o[0] & 240) + e, o[a - 4] = n[0], o[a - 3] = n[1], o[a - 2] = n[2], o[a - 1] = n[3], o[1] = i, i === 126 ? o.writeUInt16BE(r, 2) : i === 127 && (o[2] = o[3] = 0, o.writeUIntBE(r, 4, 6)), o[1] |= 128;
			for (let e = 0; e < r; ++e) o[a + e] = t[e] ^ n[e & 3];
			return o;
		}
	};
	module.exports = { WebsocketFrameSend };
}));

// node_modules/undici/lib/web/websocket/connection.js
var require_connection = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { uid, states, sentCloseFrameState, emptyBuffer, opcodes } = require_constants(), { kReadyState, kSentClose, kByteParser, kReceivedClose, kResponse } = require_symbols(), { fireEvent, failWebsocketConnection, isClosing, isClosed, isEstablished, parseExtensions } = require_util$1(), { channels } = require_diagnostics(), { CloseEvent } = require_events(), { makeRequest } = require_request(), { fetching } = require_fetch(), { Headers, getHeadersList } = require_headers(), { getDecodeSplit } = require_util$6(), { WebsocketFrameSend } = require_frame();
	let crypto;
	try {
		crypto = __require("node:crypto");
	} catch {}
	function establishWebSocketConnection(e, t, n, r, i, a) {
		let o = e;
		o.protocol = e.protocol === `ws:` ? `http:` : `https:`;
		let s = makeRequest({
			urlList: [o],
			client: n,
			serviceWorkers: `none`,
			referrer: `no-referrer`,
			mode: `websocket`,
			credentials: `include`,
			cache: `no-store`,
			redirect: `error`
		});
		a.headers && (s.headersList = getHeadersList(new Headers(a.headers)));
		let c = crypto.randomBytes(16).toString(`base64`);
		s.headersList.append(`sec-websocket-key`, c), s.headersList.append(`sec-websocket-version`, `13`);
		for (let e of t) s.headersList.append(`sec-websocket-protocol`, e);
		return s.headersList.append(`sec-websocket-extensions`, `permessage-deflate; client_max_window_bits`), fetching({
			request: s,
			useParallelQueue: !0,
			dispatcher: a.dispatcher,
			processResponse(e) {
				if (e.type === `error` || e.status !== 101) {
					failWebsocketConnection(r, `Received network error or non-101 status code.`);
					return;
				}
				if (t.length !== 0 && !e.headersList.get(`Sec-WebSocket-Protocol`)) {
					failWebsocketConnection(r, `Server did not respond with sent protocols.`);
					return;
				}
				if (e.headersList.get(`Upgrade`)?.toLowerCase() !== `websocket`) {
					failWebsocketConnection(r, `Server did not set Upgrade header to "websocket".`);
					return;
				}
				if (e.headersList.get(`Connection`)?.toLowerCase() !== `upgrade`) {
					failWebsocketConnection(r, `Server did not set Connection header to "upgrade".`);
					return;
				}
				if (e.headersList.get(`Sec-WebSocket-Accept`) !== crypto.createHash(`sha1`).update(c + uid).digest(`base64`)) {
					failWebsocketConnection(r, `Incorrect hash received in Sec-WebSocket-Accept header.`);
					return;
				}
				let n = e.headersList.get(`Sec-WebSocket-Extensions`), a;
				if (n !== null && (a = parseExtensions(n), !a.has(`permessage-deflate`))) {
					failWebsocketConnection(r, `Sec-WebSocket-Extensions header does not match.`);
					return;
				}
				let o = e.headersList.get(`Sec-WebSocket-Protocol`);
				if (o !== null) {
					let e = getDecodeSplit(`sec-websocket-protocol`, s.headersList);
					if (e === null || !e.includes(o)) {
						failWebsocketConnection(r, `Protocol was not set in the opening handshake.`);
						return;
					}
				}
				e.socket.on(`data`, onSocketData), e.socket.on(`close`, onSocketClose), e.socket.on(`error`, onSocketError), channels.open.hasSubscribers && channels.open.publish({
					address: e.socket.address(),
					protocol: o,
					extensions: n
				}), i(e, a);
			}
		});
	}
	function closeWebSocketConnection(e, t, n, r) {
		if (!(isClosing(e) || isClosed(e))) {
			if (!isEstablished(e)) failWebsocketConnection(e, `Connection was closed before it was established.`), e[kReadyState] = states.CLOSING;
			else if (e[kSentClose] === sentCloseFrameState.NOT_SENT) {
				e[kSentClose] = sentCloseFrameState.PROCESSING;
				let i = new WebsocketFrameSend();
				t !== void 0 && n === void 0 ? (i.frameData = Buffer.allocUnsafe(2), i.frameData.writeUInt16BE(t, 0)) : t !== void 0 && n !== void 0 ? (i.frameData = Buffer.allocUnsafe(2 + r), i.frameData.writeUInt16BE(t, 0), i.frameData.write(n, 2, `utf-8`)) : i.frameData = emptyBuffer, e[kResponse].socket.write(i.createFrame(opcodes.CLOSE)), e[kSentClose] = sentCloseFrameState.SENT, e[kReadyState] = states.CLOSING;
			} else e[kReadyState] = states.CLOSING;
		}
	}
	function onSocketData(e) {
		this.ws[kByteParser].write(e) || this.pause();
	}
	function onSocketClose() {
		let { ws: e } = this, { [kResponse]: t } = e;
		t.socket.off(`data`, onSocketData), t.socket.off(`close`, onSocketClose), t.socket.off(`error`, onSocketError);
		let n = e[kSentClose] === sentCloseFrameState.SENT && e[kReceivedClose], r = 1005, i = ``, a = e[kByteParser].closingInfo;
		a && !a.error ? (r = a.code ?? 1005, i = a.reason) : e[kReceivedClose] || (r = 1006), e[kReadyState] = states.CLOSED, fireEvent(`close`, e, (e, t) => new CloseEvent(e, t), {
			wasClean: n,
			code: r,
			reason: i
		}), channels.close.hasSubscribers && channels.close.publish({
			websocket: e,
			code: r,
			reason: i
		});
	}
	function onSocketError(e) {
		let { ws: t } = this;
		t[kReadyState] = states.CLOSING, channels.socketError.hasSubscribers && channels.socketError.publish(e), this.destroy();
	}
	module.exports = {
		establishWebSocketConnection,
		closeWebSocketConnection
	};
}));

// node_modules/undici/lib/web/websocket/permessage-deflate.js
var require_permessage_deflate = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { createInflateRaw, Z_DEFAULT_WINDOWBITS } = __require("node:zlib"), { isValidClientWindowBits } = require_util$1(), { MessageSizeExceededError } = require_errors(), tail = Buffer.from([
		0,
		0,
		255,
		255
	]), kBuffer = Symbol(`kBuffer`), kLength = Symbol(`kLength`);
	var PerMessageDeflate = class {
		#e;
		#t = {};
		#n = 0;
		constructor(e, t) {
			this.#t.serverNoContextTakeover = e.has(`server_no_context_takeover`), this.#t.serverMaxWindowBits = e.get(`server_max_window_bits`), this.#n = t.maxPayloadSize;
		}
		decompress(e, t, n) {
			if (!this.#e) {
				let e = Z_DEFAULT_WINDOWBITS;
				if (this.#t.serverMaxWindowBits) {
					if (!isValidClientWindowBits(this.#t.serverMaxWindowBits)) {
						n(Error(`Invalid server_max_window_bits`));
						return;
					}
					e = Number.parseInt(this.#t.serverMaxWindowBits);
				}
				try {
					this.#e = createInflateRaw({ windowBits: e });
				} catch (e) {
					n(e);
					return;
				}
				this.#e[kBuffer] = [], this.#e[kLength] = 0, this.#e.on(`data`, (e) => {
					this.#e[kLength] += e.length, this.#n > 0 && this.#e[kLength] > this.#n ? (n(new MessageSizeExceededError()), this.#e.removeAllListeners(), this.#e.destroy(), this.#e = null) : this.#e[kBuffer].push(e);
				}), this.#e.on(`error`, (e) => {
					this.#e = null, n(e);
				});
			}
			this.#e.write(e), t && this.#e.write(tail), this.#e.flush(() => {
				if (!this.#e) return;
				let e = Buffer.concat(this.#e[kBuffer], this.#e[kLength]);
				this.#e[kBuffer].length = 0, this.#e[kLength] = 0, n(null, e);
			});
		}
	};
	module.exports = { PerMessageDeflate };
}));

// node_modules/undici/lib/web/websocket/receiver.js
var require_receiver = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Writable } = __require("node:stream"), assert = __require("node:assert"), { parserStates, opcodes, states, emptyBuffer, sentCloseFrameState } = require_constants(), { kReadyState, kSentClose, kResponse, kReceivedClose } = require_symbols(), { channels } = require_diagnostics(), { isValidStatusCode, isValidOpcode, failWebsocketConnection, websocketMessageReceived, utf8Decode, isControlFrame, isTextBinaryFrame, isContinuationFrame } = require_util$1(), { WebsocketFrameSend } = require_frame(), { closeWebSocketConnection } = require_connection(), { PerMessageDeflate } = require_permessage_deflate(), { MessageSizeExceededError } = require_errors();
	function failWebsocketConnectionWithCode(e, t, n) {
		closeWebSocketConnection(e, t, n, Buffer.byteLength(n)), failWebsocketConnection(e, n);
	}
	var ByteParser = class extends Writable {
		#e = [];
		#t = 0;
		#n = 0;
		#r = !1;
		#i = parserStates.INFO;
		#a = {};
		#o = [];
		#s;
		#c;
		#l;
		constructor(e, t, n = {}) {
			super(), this.ws = e, this.#s = t ?? /* @__PURE__ */ new Map(), this.#c = n.maxFragments ?? 0, this.#l = n.maxPayloadSize ?? 0, this.#s.has(`permessage-deflate`) && this.#s.set(`permessage-deflate`, new PerMessageDeflate(t, n));
		}
		_write(e, t, n) {
			this.#e.push(e), this.#n += e.length, this.#r = !0, this.run(n);
		}
		#u() {
			return this.#l > 0 && !isControlFrame(this.#a.opcode) && this.#a.payloadLength + this.#t > this.#l ? (failWebsocketConnectionWithCode(this.ws, 1009, `Payload size exceeds maximum allowed size`), !1) : !0;
		}
		run(e) {
			for (; this.#r;) if (this.#i === parserStates.INFO) {
				if (this.#n < 2) return e();
				let t = this.consume(2), n = !!(t[0] & 128), r = t[0] & 15, i = (t[1] & 128) == 128, a = !n && r !== opcodes.CONTINUATION, o = t[1] & 127, s = t[0] & 64, c = t[0] & 32, l = t[0] & 16;
				if (!isValidOpcode(r)) return failWebsocketConnection(this.ws, `Invalid opcode received`), e();
				if (i) return failWebsocketConnection(this.ws, `Frame cannot be masked`), e();
				if (s !== 0 && !this.#s.has(`permessage-deflate`)) {
					failWebsocketConnection(this.ws, `Expected RSV1 to be clear.`);
					return;
				}
				if (c !== 0 || l !== 0) {
					failWebsocketConnection(this.ws, `RSV1, RSV2, RSV3 must be clear`);
					return;
				}
				if (a && !isTextBinaryFrame(r)) {
					failWebsocketConnection(this.ws, `Invalid frame type was fragmented.`);
					return;
				}
				if (isTextBinaryFrame(r) && this.#o.length > 0) {
					failWebsocketConnection(this.ws, `Expected continuation frame`);
					return;
				}
				if (this.#a.fragmented && a) {
					failWebsocketConnection(this.ws, `Fragmented frame exceeded 125 bytes.`);
					return;
				}
				if ((o > 125 || a) && isControlFrame(r)) {
					failWebsocketConnection(this.ws, `Control frame either too large or fragmented`);
					return;
				}
				if (isContinuationFrame(r) && this.#o.length === 0 && !this.#a.compressed) {
					failWebsocketConnection(this.ws, `Unexpected continuation frame`);
					return;
				}
				if (o <= 125) {
					if (this.#a.payloadLength = o, this.#i = parserStates.READ_DATA, !this.#u()) return;
				} else o === 126 ? this.#i = parserStates.PAYLOADLENGTH_16 : o === 127 && (this.#i = parserStates.PAYLOADLENGTH_64);
				isTextBinaryFrame(r) && (this.#a.binaryType = r, this.#a.compressed = s !== 0), this.#a.opcode = r, this.#a.masked = i, this.#a.fin = n, this.#a.fragmented = a;
			} else if (this.#i === parserStates.PAYLOADLENGTH_16) {
				if (this.#n < 2) return e();
				let t = this.consume(2);
				if (this.#a.payloadLength = t.readUInt16BE(0), this.#i = parserStates.READ_DATA, !this.#u()) return;
			} else if (this.#i === parserStates.PAYLOADLENGTH_64) {
				if (this.#n < 8) return e();
				let t = this.consume(8), n = t.readUInt32BE(0), r = t.readUInt32BE(4);
				if (n !== 0 || r > 2 ** 31 - 1) {
					failWebsocketConnection(this.ws, `Received payload length > 2^31 bytes.`);
					return;
				}
				if (this.#a.payloadLength = r, this.#i = parserStates.READ_DATA, !this.#u()) return;
			} else if (this.#i === parserStates.READ_DATA) {
				if (this.#n < this.#a.payloadLength) return e();
				let t = this.consume(this.#a.payloadLength);
				if (isControlFrame(this.#a.opcode)) {
					this.#r = this.parseControlFrame(t), this.#i = parserStates.INFO;
					let n = this.ws[kResponse].socket;
					if (this.#r && n.writableNeedDrain) {
						this.#r = !1, n.once(`drain`, () => {
							this.destroyed || (this.#r = !0, this.run(e));
						});
						return;
					}
				} else {
					if (this.#a.compressed) {
						this.#s.get(`permessage-deflate`).decompress(t, this.#a.fin, (t, n) => {
							if (t) {
								let e = t instanceof MessageSizeExceededError ? 1009 : 1007;
								failWebsocketConnectionWithCode(this.ws, e, t.message);
							} else this.writeFragments(n) && (this.#l > 0 && this.#t > this.#l ? failWebsocketConnectionWithCode(this.ws, 1009, new MessageSizeExceededError().message) : this.#a.fin ? (websocketMessageReceived(this.ws, this.#a.binaryType, this.consumeFragments()), this.#r = !0, this.#i = parserStates.INFO, this.run(e)) : (this.#i = parserStates.INFO, this.#r = !0, this.run(e)));
						}), this.#r = !1;
						break;
					}
					if (!this.writeFragments(t)) return;
					if (this.#l > 0 && this.#t > this.#l) {
						failWebsocketConnectionWithCode(this.ws, 1009, new MessageSizeExceededError().message);
						return;
					}
					!this.#a.fragmented && this.#a.fin && websocketMessageReceived(this.ws, this.#a.binaryType, this.consumeFragments()), this.#i = parserStates.INFO;
				}
			}
		}
		consume(e) {
			if (e > this.#n) throw Error(`Called consume() before buffers satiated.`);
			if (e === 0) return emptyBuffer;
			if (this.#e[0].length === e) return this.#n -= this.#e[0].length, this.#e.shift();
			let t = Buffer.allocUnsafe(e), n = 0;
			for (; n !== e;) {
				let r = this.#e[0], { length: i } = r;
				if (i + n === e) {
					t.set(this.#e.shift(), n);
					break;
				}
				if (i + n > e) {
					t.set(r.subarray(0, e - n), n), this.#e[0] = r.subarray(e - n);
					break;
				}
				t.set(this.#e.shift(), n), n += r.length;
			}
			return this.#n -= e, t;
		}
		writeFragments(e) {
			return this.#c > 0 && this.#o.length === this.#c ? (failWebsocketConnectionWithCode(this.ws, 1008, `Too many message fragments`), !1) : (this.#t += e.length, this.#o.push(e), !0);
		}
		consumeFragments() {
			let e = this.#o;
			if (e.length === 1) return this.#t = 0, e.shift();
			let t = Buffer.concat(e, this.#t);
			return this.#o = [], this.#t = 0, t;
		}
		parseCloseBody(e) {
			assert(e.length !== 1);
			let t;
			if (e.length >= 2 && (t = e.readUInt16BE(0)), t !== void 0 && !isValidStatusCode(t)) return {
				code: 1002,
				reason: `Invalid status code`,
				error: !0
			};
			let n = e.subarray(2);
			n[0] === 239 && n[1] === 187 && n[2] === 191 && (n = n.subarray(3));
			try {
				n = utf8Decode(n);
			} catch {
				return {
					code: 1007,
					reason: `Invalid UTF-8`,
					error: !0
				};
			}
			return {
				code: t,
				reason: n,
				error: !1
			};
		}
		parseControlFrame(e) {
			let { opcode: t, payloadLength: n } = this.#a;
			if (t === opcodes.CLOSE) {
				if (n === 1) return failWebsocketConnection(this.ws, `Received close frame with a 1-byte body.`), !1;
				if (this.#a.closeInfo = this.parseCloseBody(e), this.#a.closeInfo.error) {
					let { code: e, reason: t } = this.#a.closeInfo;
					return closeWebSocketConnection(this.ws, e, t, t.length), failWebsocketConnection(this.ws, t), !1;
				}
				if (this.ws[kSentClose] !== sentCloseFrameState.SENT) {
					let e = emptyBuffer;
					this.#a.closeInfo.code && (e = Buffer.allocUnsafe(2), e.writeUInt16BE(this.#a.closeInfo.code, 0));
					let t = new WebsocketFrameSend(e);
					this.ws[kResponse].socket.write(t.createFrame(opcodes.CLOSE), (e) => {
						e || (this.ws[kSentClose] = sentCloseFrameState.SENT);
					});
				}
				return this.ws[kReadyState] = states.CLOSING, this.ws[kReceivedClose] = !0, !1;
			}
			if (t === opcodes.PING) {
				if (!this.ws[kReceivedClose]) {
					let t = new WebsocketFrameSend(e);
					this.ws[kResponse].socket.write(t.createFrame(opcodes.PONG)), channels.ping.hasSubscribers && channels.ping.publish({ payload: e });
				}
			} else t === opcodes.PONG && channels.pong.hasSubscribers && channels.pong.publish({ payload: e });
			return !0;
		}
		get closingInfo() {
			return this.#a.closeInfo;
		}
	};
	module.exports = { ByteParser };
}));

// node_modules/undici/lib/web/websocket/sender.js
var require_sender = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { WebsocketFrameSend } = require_frame(), { opcodes, sendHints } = require_constants(), FixedQueue = require_fixed_queue(), FastBuffer = Buffer[Symbol.species];
	var SendQueue = class {
		#e = new FixedQueue();
		#t = !1;
		#n;
		constructor(e) {
			this.#n = e;
		}
		add(e, t, n) {
			if (n !== sendHints.blob) {
				let r = createFrame(e, n);
				if (!this.#t) this.#n.write(r, t);
				else {
					let e = {
						promise: null,
						callback: t,
						frame: r
					};
					this.#e.push(e);
				}
				return;
			}
			let r = {
				promise: e.arrayBuffer().then((e) => {
					r.promise = null, r.frame = createFrame(e, n);
				}),
				callback: t,
				frame: null
			};
			this.#e.push(r), this.#t || this.#r();
		}
		async #r() {
			this.#t = !0;
			let e = this.#e;
			for (; !e.isEmpty();) {
				let t = e.shift();
				t.promise !== null && await t.promise, this.#n.write(t.frame, t.callback), t.callback = t.frame = null;
			}
			this.#t = !1;
		}
	};
	function createFrame(e, t) {
		return new WebsocketFrameSend(toBuffer(e, t)).createFrame(t === sendHints.string ? opcodes.TEXT : opcodes.BINARY);
	}
	function toBuffer(e, t) {
		switch (t) {
			case sendHints.string: return Buffer.from(e);
			case sendHints.arrayBuffer:
			case sendHints.blob: return new FastBuffer(e);
			case sendHints.typedArray: return new FastBuffer(e.buffer, e.byteOffset, e.byteLength);
		}
	}
	module.exports = { SendQueue };
}));

// node_modules/undici/lib/web/websocket/websocket.js
var require_websocket = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { webidl } = require_webidl(), { URLSerializer } = require_data_url(), { environmentSettingsObject } = require_util$6(), { staticPropertyDescriptors, states, sentCloseFrameState, sendHints } = require_constants(), { kWebSocketURL, kReadyState, kController, kBinaryType, kResponse, kSentClose, kByteParser } = require_symbols(), { isConnecting, isEstablished, isClosing, isValidSubprotocol, fireEvent } = require_util$1(), { establishWebSocketConnection, closeWebSocketConnection } = require_connection(), { ByteParser } = require_receiver(), { kEnumerableProperty, isBlobLike } = require_util$7(), { getGlobalDispatcher } = require_global(), { types } = __require("node:util"), { ErrorEvent, CloseEvent } = require_events(), { SendQueue } = require_sender();
	var WebSocket = class WebSocket extends EventTarget {
		#e = {
			open: null,
			error: null,
			close: null,
			message: null
		};
		#t = 0;
		#n = ``;
		#r = ``;
		#i;
		constructor(e, t = []) {
			super(), webidl.util.markAsUncloneable(this);
			let n = `WebSocket constructor`;
			webidl.argumentLengthCheck(arguments, 1, n);
			let r = webidl.converters[`DOMString or sequence<DOMString> or WebSocketInit`](t, n, `options`);
			e = webidl.converters.USVString(e, n, `url`), t = r.protocols;
			let i = environmentSettingsObject.settingsObject.baseUrl, a;
			try {
				a = new URL(e, i);
			} catch (e) {
				throw new DOMException(e, `SyntaxError`);
			}
			if (a.protocol === `http:` ? a.protocol = `ws:` : a.protocol === `https:` && (a.protocol = `wss:`), a.protocol !== `ws:` && a.protocol !== `wss:`) throw new DOMException(`Expected a ws: or wss: protocol, got ${a.protocol}`, `SyntaxError`);
			if (a.hash || a.href.endsWith(`#`)) throw new DOMException(`Got fragment`, `SyntaxError`);
			if (typeof t == `string` && (t = [t]), t.length !== new Set(t.map((e) => e.toLowerCase())).size || t.length > 0 && !t.every((e) => isValidSubprotocol(e))) throw new DOMException(`Invalid Sec-WebSocket-Protocol value`, `SyntaxError`);
			this[kWebSocketURL] = new URL(a.href);
			let o = environmentSettingsObject.settingsObject;
			this[kController] = establishWebSocketConnection(a, t, o, this, (e, t) => this.#a(e, t), r), this[kReadyState] = WebSocket.CONNECTING, this[kSentClose] = sentCloseFrameState.NOT_SENT, this[kBinaryType] = `blob`;
		}
		close(e = void 0, t = void 0) {
			webidl.brandCheck(this, WebSocket);
			let n = `WebSocket.close`;
			if (e !== void 0 && (e = webidl.converters[`unsigned short`](e, n, `code`, { clamp: !0 })), t !== void 0 && (t = webidl.converters.USVString(t, n, `reason`)), e !== void 0 && e !== 1e3 && (e < 3e3 || e > 4999)) throw new DOMException(`invalid code`, `InvalidAccessError`);
			let r = 0;
			if (t !== void 0 && (r = Buffer.byteLength(t), r > 123)) throw new DOMException(`Reason must be less than 123 bytes; received ${r}`, `SyntaxError`);
			closeWebSocketConnection(this, e, t, r);
		}
		send(e) {
			webidl.brandCheck(this, WebSocket);
			let t = `WebSocket.send`;
			if (webidl.argumentLengthCheck(arguments, 1, t), e = webidl.converters.WebSocketSendData(e, t, `data`), isConnecting(this)) throw new DOMException(`Sent before connected.`, `InvalidStateError`);
			if (isEstablished(this) && !isClosing(this)) {
				if (typeof e == `string`) {
					let t = Buffer.byteLength(e);
					this.#t += t, this.#i.add(e, () => {
						this.#t -= t;
					}, sendHints.string);
				} else types.isArrayBuffer(e) ? (this.#t += e.byteLength, this.#i.add(e, () => {
					this.#t -= e.byteLength;
				}, sendHints.arrayBuffer)) : ArrayBuffer.isView(e) ? (this.#t += e.byteLength, this.#i.add(e, () => {
					this.#t -= e.byteLength;
				}, sendHints.typedArray)) : isBlobLike(e) && (this.#t += e.size, this.#i.add(e, () => {
					this.#t -= e.size;
				}, sendHints.blob));
			}
		}
		get readyState() {
			return webidl.brandCheck(this, WebSocket), this[kReadyState];
		}
		get bufferedAmount() {
			return webidl.brandCheck(this, WebSocket), this.#t;
		}
		get url() {
			return webidl.brandCheck(this, WebSocket), URLSerializer(this[kWebSocketURL]);
		}
		get extensions() {
			return webidl.brandCheck(this, WebSocket), this.#r;
		}
		get protocol() {
			return webidl.brandCheck(this, WebSocket), this.#n;
		}
		get onopen() {
			return webidl.brandCheck(this, WebSocket), this.#e.open;
		}
		set onopen(e) {
			webidl.brandCheck(this, WebSocket), this.#e.open && this.removeEventListener(`open`, this.#e.open), typeof e == `function` ? (this.#e.open = e, this.addEventListener(`open`, e)) : this.#e.open = null;
		}
		get onerror() {
			return webidl.brandCheck(this, WebSocket), this.#e.error;
		}
		set onerror(e) {
			webidl.brandCheck(this, WebSocket), this.#e.error && this.removeEventListener(`error`, this.#e.error), typeof e == `function` ? (this.#e.error = e, this.addEventListener(`error`, e)) : this.#e.error = null;
		}
		get onclose() {
			return webidl.brandCheck(this, WebSocket), this.#e.close;
		}
		set onclose(e) {
			webidl.brandCheck(this, WebSocket), this.#e.close && this.removeEventListener(`close`, this.#e.close), typeof e == `function` ? (this.#e.close = e, this.addEventListener(`close`, e)) : this.#e.close = null;
		}
		get onmessage() {
			return webidl.brandCheck(this, WebSocket), this.#e.message;
		}
		set onmessage(e) {
			webidl.brandCheck(this, WebSocket), this.#e.message && this.removeEventListener(`message`, this.#e.message), typeof e == `function` ? (this.#e.message = e, this.addEventListener(`message`, e)) : this.#e.message = null;
		}
		get binaryType() {
			return webidl.brandCheck(this, WebSocket), this[kBinaryType];
		}
		set binaryType(e) {
			webidl.brandCheck(this, WebSocket), e !== `blob` && e !== `arraybuffer` ? this[kBinaryType] = `blob` : this[kBinaryType] = e;
		}
		#a(e, t) {
			this[kResponse] = e;
			let n = this[kController]?.dispatcher?.webSocketOptions, r = n?.maxFragments, i = n?.maxPayloadSize, a = new ByteParser(this, t, {
				maxFragments: r,
				maxPayloadSize: i
			});
			a.on(`drain`, onParserDrain), a.on(`error`, onParserError.bind(this)), e.socket.ws = this, this[kByteParser] = a, this.#i = new SendQueue(e.socket), this[kReadyState] = states.OPEN;
			let o = e.headersList.get(`sec-websocket-extensions`);
			o !== null && (this.#r = o);
			let s = e.headersList.get(`sec-websocket-protocol`);
			s !== null && (this.#n = s), fireEvent(`open`, this);
		}
	};
	WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = states.CONNECTING, WebSocket.OPEN = WebSocket.prototype.OPEN = states.OPEN, WebSocket.CLOSING = WebSocket.prototype.CLOSING = states.CLOSING, WebSocket.CLOSED = WebSocket.prototype.CLOSED = states.CLOSED, Object.defineProperties(WebSocket.prototype, {
		CONNECTING: staticPropertyDescriptors,
		OPEN: staticPropertyDescriptors,
		CLOSING: staticPropertyDescriptors,
		CLOSED: staticPropertyDescriptors,
		url: kEnumerableProperty,
		readyState: kEnumerableProperty,
		bufferedAmount: kEnumerableProperty,
		onopen: kEnumerableProperty,
		onerror: kEnumerableProperty,
		onclose: kEnumerableProperty,
		close: kEnumerableProperty,
		onmessage: kEnumerableProperty,
		binaryType: kEnumerableProperty,
		send: kEnumerableProperty,
		extensions: kEnumerableProperty,
		protocol: kEnumerableProperty,
		[Symbol.toStringTag]: {
			value: `WebSocket`,
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), Object.defineProperties(WebSocket, {
		CONNECTING: staticPropertyDescriptors,
		OPEN: staticPropertyDescriptors,
		CLOSING: staticPropertyDescriptors,
		CLOSED: staticPropertyDescriptors
	}), webidl.converters[`sequence<DOMString>`] = webidl.sequenceConverter(webidl.converters.DOMString), webidl.converters[`DOMString or sequence<DOMString>`] = function(e, t, n) {
		return webidl.util.Type(e) === `Object` && Symbol.iterator in e ? webidl.converters[`sequence<DOMString>`](e) : webidl.converters.DOMString(e, t, n);
	}, webidl.converters.WebSocketInit = webidl.dictionaryConverter([
		{
			key: `protocols`,
			converter: webidl.converters[`DOMString or sequence<DOMString>`],
			defaultValue: () => []
		},
		{
			key: `dispatcher`,
			converter: webidl.converters.any,
			defaultValue: () => getGlobalDispatcher()
		},
		{
			key: `headers`,
			converter: webidl.nullableConverter(webidl.converters.HeadersInit)
		}
	]), webidl.converters[`DOMString or sequence<DOMString> or WebSocketInit`] = function(e) {
		return webidl.util.Type(e) === `Object` && !(Symbol.iterator in e) ? webidl.converters.WebSocketInit(e) : { protocols: webidl.converters[`DOMString or sequence<DOMString>`](e) };
	}, webidl.converters.WebSocketSendData = function(e) {
		if (webidl.util.Type(e) === `Object`) {
			if (isBlobLike(e)) return webidl.converters.Blob(e, { strict: !1 });
			if (ArrayBuffer.isView(e) || types.isArrayBuffer(e)) return webidl.converters.BufferSource(e);
		}
		return webidl.converters.USVString(e);
	};
	function onParserDrain() {
		this.ws[kResponse].socket.resume();
	}
	function onParserError(e) {
		let t, n;
		e instanceof CloseEvent ? (t = e.reason, n = e.code) : t = e.message, fireEvent(`error`, this, () => new ErrorEvent(`error`, {
			error: e,
			message: t
		})), closeWebSocketConnection(this, n);
	}
	module.exports = { WebSocket };
}));

// node_modules/undici/lib/web/eventsource/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function isValidLastEventId(e) {
		return e.indexOf(`\0`) === -1;
	}
	function isASCIINumber(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) < 48 || e.charCodeAt(t) > 57) return !1;
		return !0;
	}
	function delay(e) {
		return new Promise((t) => {
			setTimeout(t, e).unref();
		});
	}
	module.exports = {
		isValidLastEventId,
		isASCIINumber,
		delay
	};
}));

// node_modules/undici/lib/web/eventsource/eventsource-stream.js
var require_eventsource_stream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const buffer = __require("node:buffer"), { Transform } = __require("node:stream"), { isASCIINumber, isValidLastEventId } = require_util(), BOM = [
		239,
		187,
		191
	], defaultMaxEventSize = buffer.kStringMaxLength, DATA = Buffer.from(`data`), EVENT = Buffer.from(`event`), ID = Buffer.from(`id`), RETRY = Buffer.from(`retry`);
	function isASCIINumberBytes(e, t) {
		if (t >= e.length) return !1;
		for (let n = t; n < e.length; n++) if (e[n] < 48 || e[n] > 57) return !1;
		return !0;
	}
	function isValidLastEventIdBytes(e, t) {
		for (let n = t; n < e.length; n++) if (e[n] === 0) return !1;
		return !0;
	}
	function isFieldName(e, t, n) {
		if (t !== n.length) return !1;
		for (let r = 0; r < t; r++) if (e[r] !== n[r]) return !1;
		return !0;
	}
	function createMaxEventSizeExceededError() {
		let e = Error(`EventSource message size exceeded`);
		return e.aborted = !1, e;
	}
	var EventSourceStream = class extends Transform {
		state = null;
		checkBOM = !0;
		crlfCheck = !1;
		eventEndCheck = !1;
		chunks = [];
		chunkIndex = 0;
		pos = 0;
		lineChunkIndex = 0;
		linePos = 0;
		lineLength = 0;
		eventSize = 0;
		eventFieldSizes = {
			data: 0,
			event: 0,
			id: 0,
			retry: 0
		};
		dataLineCount = 0;
		maxEventSize;
		maxDataLines;
		maxBufferedChunks;
		event = {
			data: void 0,
			event: void 0,
			id: void 0,
			retry: void 0
		};
		constructor(e = {}) {
			e.readableObjectMode = !0, super(e), this.state = e.eventSourceSettings || {}, this.maxEventSize = e.maxEventSize ?? defaultMaxEventSize;
			let t = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
			this.maxDataLines = t, this.maxBufferedChunks = t, e.push && (this.push = e.push);
		}
		_transform(e, t, n) {
			if (e.length === 0) n();
			else if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && e[0] !== 10 && e[0] !== 13) n(createMaxEventSizeExceededError());
			else if (this.chunks.push(e), this.checkBOM && this.handleBOM()) n();
			else {
				for (; this.hasCurrentByte();) {
					let e = this.currentByte();
					if (this.eventEndCheck) {
						if (this.crlfCheck) {
							if (e === 10) {
								this.crlfCheck = !1, this.consumeCurrentByte();
								continue;
							}
							this.crlfCheck = !1;
						}
						if (e === 10 || e === 13) {
							e === 13 && (this.crlfCheck = !0), this.consumeCurrentByte(), this.hasPendingEvent() && this.processEvent(this.event), this.clearEvent();
							continue;
						}
						this.eventEndCheck = !1;
					} else if (e === 10 || e === 13) {
						e === 13 && (this.crlfCheck = !0);
						try {
							this.parseLine(this.readLine(), this.event);
						} catch (e) {
							n(e);
							return;
						}
						this.consumeCurrentByte(), this.eventEndCheck = !0;
					} else {
						if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
							n(createMaxEventSizeExceededError());
							return;
						}
						this.advanceCursor();
					}
				}
				n();
			}
		}
		_destroy(e, t) {
			this.chunks.length = 0, this.clearEvent(), super._destroy(e, t);
		}
		parseLine(e, t) {
			if (e.length === 0) return;
			let n = e.indexOf(58);
			if (n === 0) return;
			let r = e.length, i = e.length;
			if (n !== -1 && (r = n, i = n + 1, e[i] === 32 && ++i), isFieldName(e, r, DATA)) {
				if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
				let n = e.length - i, r = this.eventFieldSizes.data + (t.data === void 0 ? 0 : 1) + n;
				this.setEventFieldSize(`data`, r);
				let a = e.toString(`utf8`, i);
				t.data === void 0 ? t.data = a : t.data += `\n${a}`, this.dataLineCount++;
			} else isFieldName(e, r, RETRY) ? isASCIINumberBytes(e, i) && (this.setEventFieldSize(`retry`, e.length - i), t.retry = e.toString(`utf8`, i)) : isFieldName(e, r, ID) ? isValidLastEventIdBytes(e, i) && (this.setEventFieldSize(`id`, e.length - i), t.id = e.toString(`utf8`, i)) : isFieldName(e, r, EVENT) && i < e.length && (this.setEventFieldSize(`event`, e.length - i), t.event = e.toString(`utf8`, i));
		}
		setEventFieldSize(e, t) {
			let n = this.eventSize - this.eventFieldSizes[e] + t;
			if (this.maxEventSize > 0 && n > this.maxEventSize) throw createMaxEventSizeExceededError();
			this.eventSize = n, this.eventFieldSizes[e] = t;
		}
		processEvent(e) {
			e.retry && isASCIINumber(e.retry) && (this.state.reconnectionTime = parseInt(e.retry, 10)), e.id && isValidLastEventId(e.id) && (this.state.lastEventId = e.id), e.data !== void 0 && this.push({
				type: e.event || `message`,
				options: {
					data: e.data,
					lastEventId: this.state.lastEventId,
					origin: this.state.origin
				}
			});
		}
		clearEvent() {
			this.event.data = void 0, this.event.event = void 0, this.event.id = void 0, this.event.retry = void 0, this.eventSize = 0, this.dataLineCount = 0, this.eventFieldSizes.data = 0, this.eventFieldSizes.event = 0, this.eventFieldSizes.id = 0, this.eventFieldSizes.retry = 0;
		}
		hasPendingEvent() {
			return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
		}
		hasCurrentByte() {
			return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
		}
		currentByte() {
			return this.chunks[this.chunkIndex][this.pos];
		}
		consumeCurrentByte() {
			this.advanceCursor(), this.syncLineStartToCursor();
		}
		advanceCursor() {
			for (this.pos++; this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length;) this.chunkIndex++, this.pos = 0;
		}
		syncLineStartToCursor() {
			this.lineChunkIndex = this.chunkIndex, this.linePos = this.pos, this.lineLength = 0, this.dropConsumedChunks();
		}
		dropConsumedChunks() {
			if (this.lineChunkIndex > 0) {
				let e = this.lineChunkIndex;
				this.chunks.splice(0, e), this.lineChunkIndex = 0, this.chunkIndex -= e;
			}
			this.chunkIndex === this.chunks.length && (this.chunks.length = 0, this.chunkIndex = 0, this.pos = 0, this.lineChunkIndex = 0, this.linePos = 0);
		}
		readLine() {
			if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
			let e = [], t = 0;
			for (let n = this.lineChunkIndex; n <= this.chunkIndex; n++) {
				let r = this.chunks[n], i = n === this.lineChunkIndex ? this.linePos : 0, a = n === this.chunkIndex ? this.pos : r.length, o = r.subarray(i, a);
				t += o.length, e.push(o);
			}
			return Buffer.concat(e, t);
		}
		peekBufferedByte(e) {
			let t = this.lineChunkIndex, n = this.linePos;
			for (; t < this.chunks.length;) {
				let r = this.chunks[t], i = r.length - n;
				if (e < i) return r[n + e];
				e -= i, t++, n = 0;
			}
		}
		discardLeadingBytes(e) {
			for (; e > 0 && this.lineChunkIndex < this.chunks.length;) {
				let t = this.chunks[this.lineChunkIndex].length - this.linePos;
				e < t ? (this.linePos += e, e = 0) : (e -= t, this.lineChunkIndex++, this.linePos = 0);
			}
			this.chunkIndex = this.lineChunkIndex, this.pos = this.linePos, this.dropConsumedChunks();
		}
		handleBOM() {
			let e = this.peekBufferedByte(0), t = this.peekBufferedByte(1), n = this.peekBufferedByte(2);
			return t === void 0 ? (e === BOM[0] || (this.checkBOM = !1), !0) : n === void 0 ? e === BOM[0] && t === BOM[1] || (this.checkBOM = !1, !1) : (e === BOM[0] && t === BOM[1] && n === BOM[2] && this.discardLeadingBytes(3), this.checkBOM = !1, !this.hasCurrentByte());
		}
	};
	module.exports = { EventSourceStream };
}));

// node_modules/undici/lib/web/eventsource/eventsource.js
var require_eventsource = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { pipeline } = __require("node:stream"), { fetching } = require_fetch(), { makeRequest } = require_request(), { webidl } = require_webidl(), { EventSourceStream } = require_eventsource_stream(), { parseMIMEType } = require_data_url(), { createFastMessageEvent } = require_events(), { isNetworkError } = require_response(), { delay } = require_util(), { kEnumerableProperty } = require_util$7(), { environmentSettingsObject } = require_util$6(), { getGlobalDispatcher } = require_global();
	let experimentalWarned = !1;
	const defaultReconnectionTime = 3e3;
	var EventSource = class EventSource extends EventTarget {
		#e = {
			open: null,
			error: null,
			message: null
		};
		#t = null;
		#n = !1;
		#r = 0;
		#i = null;
		#a = null;
		#o;
		#s;
		constructor(e, t = {}) {
			super(), webidl.util.markAsUncloneable(this);
			let n = `EventSource constructor`;
			webidl.argumentLengthCheck(arguments, 1, n), experimentalWarned || (experimentalWarned = !0, process.emitWarning(`EventSource is experimental, expect them to change at any time.`, { code: `UNDICI-ES` })), e = webidl.converters.USVString(e, n, `url`), t = webidl.converters.EventSourceInitDict(t, n, `eventSourceInitDict`), this.#o = t.dispatcher, this.#s = {
				lastEventId: ``,
				reconnectionTime: defaultReconnectionTime
			};
			let r = environmentSettingsObject, i;
			try {
				i = new URL(e, r.settingsObject.baseUrl), this.#s.origin = i.origin;
			} catch (e) {
				throw new DOMException(e, `SyntaxError`);
			}
			this.#t = i.href;
			let a = `anonymous`;
			t.withCredentials && (a = `use-credentials`, this.#n = !0);
			let o = {
				redirect: `follow`,
				keepalive: !0,
				mode: `cors`,
				credentials: a === `anonymous` ? `same-origin` : `omit`,
				referrer: `no-referrer`
			};
			o.client = environmentSettingsObject.settingsObject, o.headersList = [[`accept`, {
				name: `accept`,
				value: `text/event-stream`
			}]], o.cache = `no-store`, o.initiator = `other`, o.urlList = [new URL(this.#t)], this.#i = makeRequest(o), this.#c();
		}
		get readyState() {
			return this.#r;
		}
		get url() {
			return this.#t;
		}
		get withCredentials() {
			return this.#n;
		}
		#c() {
			if (this.#r === 2) return;
			this.#r = 0;
			let e = {
				request: this.#i,
				dispatcher: this.#o
			};
			e.processResponseEndOfBody = (e) => {
				isNetworkError(e) && (this.dispatchEvent(new Event(`error`)), this.close()), this.#l();
			}, e.processResponse = (e) => {
				if (isNetworkError(e)) {
					if (e.aborted) {
						this.close(), this.dispatchEvent(new Event(`error`));
						return;
					}
					this.#l();
					return;
				}
				let t = e.headersList.get(`content-type`, !0), n = t === null ? `failure` : parseMIMEType(t), r = n !== `failure` && n.essence === `text/event-stream`;
				if (e.status !== 200 || r === !1) {
					this.close(), this.dispatchEvent(new Event(`error`));
					return;
				}
				this.#r = 1, this.dispatchEvent(new Event(`open`)), this.#s.origin = e.urlList[e.urlList.length - 1].origin;
				let i = new EventSourceStream({
					eventSourceSettings: this.#s,
					maxEventSize: this.#o.eventSourceOptions?.maxEventSize,
					push: (e) => {
						this.dispatchEvent(createFastMessageEvent(e.type, e.options));
					}
				});
				pipeline(e.body.stream, i, (e) => {
					e?.aborted === !1 && (this.close(), this.dispatchEvent(new Event(`error`)));
				});
			}, this.#a = fetching(e);
		}
		async #l() {
			this.#r !== 2 && (this.#r = 0, this.dispatchEvent(new Event(`error`)), await delay(this.#s.reconnectionTime), this.#r === 0 && (this.#s.lastEventId.length && this.#i.headersList.set(`last-event-id`, this.#s.lastEventId, !0), this.#c()));
		}
		close() {
			webidl.brandCheck(this, EventSource), this.#r !== 2 && (this.#r = 2, this.#a.abort(), this.#i = null);
		}
		get onopen() {
			return this.#e.open;
		}
		set onopen(e) {
			this.#e.open && this.removeEventListener(`open`, this.#e.open), typeof e == `function` ? (this.#e.open = e, this.addEventListener(`open`, e)) : this.#e.open = null;
		}
		get onmessage() {
			return this.#e.message;
		}
		set onmessage(e) {
			this.#e.message && this.removeEventListener(`message`, this.#e.message), typeof e == `function` ? (this.#e.message = e, this.addEventListener(`message`, e)) : this.#e.message = null;
		}
		get onerror() {
			return this.#e.error;
		}
		set onerror(e) {
			this.#e.error && this.removeEventListener(`error`, this.#e.error), typeof e == `function` ? (this.#e.error = e, this.addEventListener(`error`, e)) : this.#e.error = null;
		}
	};
	const constantsPropertyDescriptors = {
		CONNECTING: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 0,
			writable: !1
		},
		OPEN: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 1,
			writable: !1
		},
		CLOSED: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 2,
			writable: !1
		}
	};
	Object.defineProperties(EventSource, constantsPropertyDescriptors), Object.defineProperties(EventSource.prototype, constantsPropertyDescriptors), Object.defineProperties(EventSource.prototype, {
		close: kEnumerableProperty,
		onerror: kEnumerableProperty,
		onmessage: kEnumerableProperty,
		onopen: kEnumerableProperty,
		readyState: kEnumerableProperty,
		url: kEnumerableProperty,
		withCredentials: kEnumerableProperty
	}), webidl.converters.EventSourceInitDict = webidl.dictionaryConverter([{
		key: `withCredentials`,
		converter: webidl.converters.boolean,
		defaultValue: () => !1
	}, {
		key: `dispatcher`,
		converter: webidl.converters.any,
		defaultValue: () => getGlobalDispatcher()
	}]), module.exports = {
		EventSource,
		defaultReconnectionTime
	};
}));

// node_modules/undici/index.js
var require_undici = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Client = require_client(), Dispatcher = require_dispatcher(), Pool = require_pool(), BalancedPool = require_balanced_pool(), Agent = require_agent(), ProxyAgent = require_proxy_agent(), EnvHttpProxyAgent = require_env_http_proxy_agent(), RetryAgent = require_retry_agent(), errors = require_errors(), util = require_util$7(), { InvalidArgumentError } = errors, api = require_api(), buildConnector = require_connect(), MockClient = require_mock_client(), MockAgent = require_mock_agent(), MockPool = require_mock_pool(), mockErrors = require_mock_errors(), RetryHandler = require_retry_handler(), { getGlobalDispatcher, setGlobalDispatcher } = require_global(), DecoratorHandler = require_decorator_handler(), RedirectHandler = require_redirect_handler(), createRedirectInterceptor = require_redirect_interceptor();
	Object.assign(Dispatcher.prototype, api), module.exports.Dispatcher = Dispatcher, module.exports.Client = Client, module.exports.Pool = Pool, module.exports.BalancedPool = BalancedPool, module.exports.Agent = Agent, module.exports.ProxyAgent = ProxyAgent, module.exports.EnvHttpProxyAgent = EnvHttpProxyAgent, module.exports.RetryAgent = RetryAgent, module.exports.RetryHandler = RetryHandler, module.exports.DecoratorHandler = DecoratorHandler, module.exports.RedirectHandler = RedirectHandler, module.exports.createRedirectInterceptor = createRedirectInterceptor, module.exports.interceptors = {
		redirect: require_redirect(),
		retry: require_retry(),
		dump: require_dump(),
		dns: require_dns()
	}, module.exports.buildConnector = buildConnector, module.exports.errors = errors, module.exports.util = {
		parseHeaders: util.parseHeaders,
		headerNameToString: util.headerNameToString
	};
	function makeDispatcher(e) {
		return (t, n, r) => {
			if (typeof n == `function` && (r = n, n = null), !t || typeof t != `string` && typeof t != `object` && !(t instanceof URL)) throw new InvalidArgumentError(`invalid url`);
			if (n != null && typeof n != `object`) throw new InvalidArgumentError(`invalid opts`);
			if (n && n.path != null) {
				if (typeof n.path != `string`) throw new InvalidArgumentError(`invalid opts.path`);
				let e = n.path;
				n.path.startsWith(`/`) || (e = `/${e}`), t = new URL(util.parseOrigin(t).origin + e);
			} else n ||= typeof t == `object` ? t : {}, t = util.parseURL(t);
			let { agent: i, dispatcher: a = getGlobalDispatcher() } = n;
			if (i) throw new InvalidArgumentError(`unsupported opts.agent. Did you mean opts.client?`);
			return e.call(a, {
				...n,
				origin: t.origin,
				path: t.search ? `${t.pathname}${t.search}` : t.pathname,
				method: n.method || (n.body ? `PUT` : `GET`)
			}, r);
		};
	}
	module.exports.setGlobalDispatcher = setGlobalDispatcher, module.exports.getGlobalDispatcher = getGlobalDispatcher;
	const fetchImpl = require_fetch().fetch;
	module.exports.fetch = async function(e, t = void 0) {
		try {
			return await fetchImpl(e, t);
		} catch (e) {
			throw e && typeof e == `object` && Error.captureStackTrace(e), e;
		}
	}, module.exports.Headers = require_headers().Headers, module.exports.Response = require_response().Response, module.exports.Request = require_request().Request, module.exports.FormData = require_formdata().FormData, module.exports.File = globalThis.File ?? __require("node:buffer").File, module.exports.FileReader = require_filereader().FileReader;
	const { setGlobalOrigin, getGlobalOrigin } = require_global$1();
	module.exports.setGlobalOrigin = setGlobalOrigin, module.exports.getGlobalOrigin = getGlobalOrigin;
	const { CacheStorage } = require_cachestorage(), { kConstruct } = require_symbols$1();
	module.exports.caches = new CacheStorage(kConstruct);
	const { deleteCookie, getCookies, getSetCookies, setCookie } = require_cookies();
	module.exports.deleteCookie = deleteCookie, module.exports.getCookies = getCookies, module.exports.getSetCookies = getSetCookies, module.exports.setCookie = setCookie;
	const { parseMIMEType, serializeAMimeType } = require_data_url();
	module.exports.parseMIMEType = parseMIMEType, module.exports.serializeAMimeType = serializeAMimeType;
	const { CloseEvent, ErrorEvent, MessageEvent } = require_events();
	module.exports.WebSocket = require_websocket().WebSocket, module.exports.CloseEvent = CloseEvent, module.exports.ErrorEvent = ErrorEvent, module.exports.MessageEvent = MessageEvent, module.exports.request = makeDispatcher(api.request), module.exports.stream = makeDispatcher(api.stream), module.exports.pipeline = makeDispatcher(api.pipeline), module.exports.connect = makeDispatcher(api.connect), module.exports.upgrade = makeDispatcher(api.upgrade), module.exports.MockClient = MockClient, module.exports.MockPool = MockPool, module.exports.MockAgent = MockAgent, module.exports.mockErrors = mockErrors;
	const { EventSource } = require_eventsource();
	module.exports.EventSource = EventSource;
}));

// node_modules/@actions/github/node_modules/@actions/http-client/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	});
	var __importStar = this$1 && this$1.__importStar || (function() {
		var e = function(t) {
			return e = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, e(t);
		};
		return function(t) {
			if (t && t.__esModule) return t;
			var n = {};
			if (t != null) for (var r = e(t), i = 0; i < r.length; i++) r[i] !== "default" && __createBinding(n, t, r[i]);
			return __setModuleDefault(n, t), n;
		};
	})();
	var __awaiter = this$1 && this$1.__awaiter || function(e, t, n, r) {
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
	Object.defineProperty(exports, "__esModule", { value: !0 }), exports.HttpClient = exports.HttpClientResponse = exports.HttpClientError = exports.MediaTypes = exports.Headers = exports.HttpCodes = void 0, exports.getProxyUrl = getProxyUrl, exports.isHttps = isHttps;
	const http = __importStar(__require("http"));
	const https = __importStar(__require("https"));
	const pm = __importStar(require_proxy());
	const tunnel = __importStar(require_tunnel());
	const undici_1 = require_undici();
	var HttpCodes;
	(function(e) {
		e[e.OK = 200] = `OK`, e[e.MultipleChoices = 300] = `MultipleChoices`, e[e.MovedPermanently = 301] = `MovedPermanently`, e[e.ResourceMoved = 302] = `ResourceMoved`, e[e.SeeOther = 303] = `SeeOther`, e[e.NotModified = 304] = `NotModified`, e[e.UseProxy = 305] = `UseProxy`, e[e.SwitchProxy = 306] = `SwitchProxy`, e[e.TemporaryRedirect = 307] = `TemporaryRedirect`, e[e.PermanentRedirect = 308] = `PermanentRedirect`, e[e.BadRequest = 400] = `BadRequest`, e[e.Unauthorized = 401] = `Unauthorized`, e[e.PaymentRequired = 402] = `PaymentRequired`, e[e.Forbidden = 403] = `Forbidden`, e[e.NotFound = 404] = `NotFound`, e[e.MethodNotAllowed = 405] = `MethodNotAllowed`, e[e.NotAcceptable = 406] = `NotAcceptable`, e[e.ProxyAuthenticationRequired = 407] = `ProxyAuthenticationRequired`, e[e.RequestTimeout = 408] = `RequestTimeout`, e[e.Conflict = 409] = `Conflict`, e[e.Gone = 410] = `Gone`, e[e.TooManyRequests = 429] = `TooManyRequests`, e[e.InternalServerError = 500] = `InternalServerError`, e[e.NotImplemented = 501] = `NotImplemented`, e[e.BadGateway = 502] = `BadGateway`, e[e.ServiceUnavailable = 503] = `ServiceUnavailable`, e[e.GatewayTimeout = 504] = `GatewayTimeout`;
	})(HttpCodes || (exports.HttpCodes = HttpCodes = {}));
	var Headers;
	(function(e) {
		e.Accept = `accept`, e.ContentType = `content-type`;
	})(Headers || (exports.Headers = Headers = {}));
	var MediaTypes;
	(function(e) {
		e.ApplicationJson = `application/json`;
	})(MediaTypes || (exports.MediaTypes = MediaTypes = {}));
	function getProxyUrl(e) {
		let t = pm.getProxyUrl(new URL(e));
		return t ? t.href : ``;
	}
	const HttpRedirectCodes = [
		HttpCodes.MovedPermanently,
		HttpCodes.ResourceMoved,
		HttpCodes.SeeOther,
		HttpCodes.TemporaryRedirect,
		HttpCodes.PermanentRedirect
	];
	const HttpResponseRetryCodes = [
		HttpCodes.BadGateway,
		HttpCodes.ServiceUnavailable,
		HttpCodes.GatewayTimeout
	];
	const RetryableHttpVerbs = [
		`OPTIONS`,
		`GET`,
		`DELETE`,
		`HEAD`
	];
	var HttpClientError = class HttpClientError extends Error {
		constructor(e, t) {
			super(e), this.name = `HttpClientError`, this.statusCode = t, Object.setPrototypeOf(this, HttpClientError.prototype);
		}
	};
	exports.HttpClientError = HttpClientError;
	var HttpClientResponse = class {
		constructor(e) {
			this.message = e;
		}
		readBody() {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((e) => __awaiter(this, void 0, void 0, function* () {
					let t = Buffer.alloc(0);
					this.message.on(`data`, (e) => {
						t = Buffer.concat([t, e]);
					}), this.message.on(`end`, () => {
						e(t.toString());
					});
				}));
			});
		}
		readBodyBuffer() {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((e) => __awaiter(this, void 0, void 0, function* () {
					let t = [];
					this.message.on(`data`, (e) => {
						t.push(e);
					}), this.message.on(`end`, () => {
						e(Buffer.concat(t));
					});
				}));
			});
		}
	};
	exports.HttpClientResponse = HttpClientResponse;
	function isHttps(e) {
		return new URL(e).protocol === `https:`;
	}
	var HttpClient = class {
		constructor(e, t, n) {
			this._ignoreSslError = !1, this._allowRedirects = !0, this._allowRedirectDowngrade = !1, this._maxRedirects = 50, this._allowRetries = !1, this._maxRetries = 1, this._keepAlive = !1, this._disposed = !1, this.userAgent = this._getUserAgentWithOrchestrationId(e), this.handlers = t || [], this.requestOptions = n, n && (n.ignoreSslError != null && (this._ignoreSslError = n.ignoreSslError), this._socketTimeout = n.socketTimeout, n.allowRedirects != null && (this._allowRedirects = n.allowRedirects), n.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = n.allowRedirectDowngrade), n.maxRedirects != null && (this._maxRedirects = Math.max(n.maxRedirects, 0)), n.keepAlive != null && (this._keepAlive = n.keepAlive), n.allowRetries != null && (this._allowRetries = n.allowRetries), n.maxRetries != null && (this._maxRetries = n.maxRetries));
		}
		options(e, t) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(`OPTIONS`, e, null, t || {});
			});
		}
		get(e, t) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(`GET`, e, null, t || {});
			});
		}
		del(e, t) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(`DELETE`, e, null, t || {});
			});
		}
		post(e, t, n) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(`POST`, e, t, n || {});
			});
		}
		patch(e, t, n) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(`PATCH`, e, t, n || {});
			});
		}
		put(e, t, n) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(`PUT`, e, t, n || {});
			});
		}
		head(e, t) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(`HEAD`, e, null, t || {});
			});
		}
		sendStream(e, t, n, r) {
			return __awaiter(this, void 0, void 0, function* () {
				return this.request(e, t, n, r);
			});
		}
		getJson(e) {
			return __awaiter(this, arguments, void 0, function* (e, t = {}) {
				t[Headers.Accept] = this._getExistingOrDefaultHeader(t, Headers.Accept, MediaTypes.ApplicationJson);
				let n = yield this.get(e, t);
				return this._processResponse(n, this.requestOptions);
			});
		}
		postJson(e, t) {
			return __awaiter(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[Headers.Accept] = this._getExistingOrDefaultHeader(n, Headers.Accept, MediaTypes.ApplicationJson), n[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, MediaTypes.ApplicationJson);
				let i = yield this.post(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		putJson(e, t) {
			return __awaiter(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[Headers.Accept] = this._getExistingOrDefaultHeader(n, Headers.Accept, MediaTypes.ApplicationJson), n[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, MediaTypes.ApplicationJson);
				let i = yield this.put(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		patchJson(e, t) {
			return __awaiter(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[Headers.Accept] = this._getExistingOrDefaultHeader(n, Headers.Accept, MediaTypes.ApplicationJson), n[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, MediaTypes.ApplicationJson);
				let i = yield this.patch(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		request(e, t, n, r) {
			return __awaiter(this, void 0, void 0, function* () {
				if (this._disposed) throw Error(`Client has already been disposed.`);
				let i = new URL(t), a = this._prepareRequest(e, i, r), o = this._allowRetries && RetryableHttpVerbs.includes(e) ? this._maxRetries + 1 : 1, s = 0, c;
				do {
					if (c = yield this.requestRaw(a, n), c && c.message && c.message.statusCode === HttpCodes.Unauthorized) {
						let e;
						for (let t of this.handlers) if (t.canHandleAuthentication(c)) {
							e = t;
							break;
						}
						return e ? e.handleAuthentication(this, a, n) : c;
					}
					let t = this._maxRedirects;
					for (; c.message.statusCode && HttpRedirectCodes.includes(c.message.statusCode) && this._allowRedirects && t > 0;) {
						let o = c.message.headers.location;
						if (!o) break;
						let s = new URL(o);
						if (i.protocol === `https:` && i.protocol !== s.protocol && !this._allowRedirectDowngrade) throw Error(`Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.`);
						if (yield c.readBody(), s.hostname !== i.hostname) for (let e in r) e.toLowerCase() === `authorization` && delete r[e];
						a = this._prepareRequest(e, s, r), c = yield this.requestRaw(a, n), t--;
					}
					if (!c.message.statusCode || !HttpResponseRetryCodes.includes(c.message.statusCode)) return c;
					s += 1, s < o && (yield c.readBody(), yield this._performExponentialBackoff(s));
				} while (s < o);
				return c;
			});
		}
		dispose() {
			this._agent && this._agent.destroy(), this._disposed = !0;
		}
		requestRaw(e, t) {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((n, r) => {
					function i(e, t) {
						e ? r(e) : t ? n(t) : r(Error(`Unknown error`));
					}
					this.requestRawWithCallback(e, t, i);
				});
			});
		}
		requestRawWithCallback(e, t, n) {
			typeof t == `string` && (e.options.headers || (e.options.headers = {}), e.options.headers[`Content-Length`] = Buffer.byteLength(t, `utf8`));
			let r = !1;
			function i(e, t) {
				r || (r = !0, n(e, t));
			}
			let a = e.httpModule.request(e.options, (e) => {
				i(void 0, new HttpClientResponse(e));
			}), o;
			a.on(`socket`, (e) => {
				o = e;
			}), a.setTimeout(this._socketTimeout || 18e4, () => {
				o && o.end(), i(Error(`Request timeout: ${e.options.path}`));
			}), a.on(`error`, function(e) {
				i(e);
			}), t && typeof t == `string` && a.write(t, `utf8`), t && typeof t != `string` ? (t.on(`close`, function() {
				a.end();
			}), t.pipe(a)) : a.end();
		}
		getAgent(e) {
			let t = new URL(e);
			return this._getAgent(t);
		}
		getAgentDispatcher(e) {
			let t = new URL(e), n = pm.getProxyUrl(t);
			if (n && n.hostname) return this._getProxyAgentDispatcher(t, n);
		}
		_prepareRequest(e, t, n) {
			let r = {};
			r.parsedUrl = t;
			let i = r.parsedUrl.protocol === `https:`;
			r.httpModule = i ? https : http;
			let a = i ? 443 : 80;
			if (r.options = {}, r.options.host = r.parsedUrl.hostname, r.options.port = r.parsedUrl.port ? parseInt(r.parsedUrl.port) : a, r.options.path = (r.parsedUrl.pathname || ``) + (r.parsedUrl.search || ``), r.options.method = e, r.options.headers = this._mergeHeaders(n), this.userAgent != null && (r.options.headers[`user-agent`] = this.userAgent), r.options.agent = this._getAgent(r.parsedUrl), this.handlers) for (let e of this.handlers) e.prepareRequest(r.options);
			return r;
		}
		_mergeHeaders(e) {
			return this.requestOptions && this.requestOptions.headers ? Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(e || {})) : lowercaseKeys(e || {});
		}
		_getExistingOrDefaultHeader(e, t, n) {
			let r;
			if (this.requestOptions && this.requestOptions.headers) {
				let e = lowercaseKeys(this.requestOptions.headers)[t];
				e && (r = typeof e == `number` ? e.toString() : e);
			}
			let i = e[t];
			return i === void 0 ? r === void 0 ? n : r : typeof i == `number` ? i.toString() : i;
		}
		_getExistingOrDefaultContentTypeHeader(e, t) {
			let n;
			if (this.requestOptions && this.requestOptions.headers) {
				let e = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
				e && (n = typeof e == `number` ? String(e) : Array.isArray(e) ? e.join(`, `) : e);
			}
			let r = e[Headers.ContentType];
			return r === void 0 ? n === void 0 ? t : n : typeof r == `number` ? String(r) : Array.isArray(r) ? r.join(`, `) : r;
		}
		_getAgent(e) {
			let t, n = pm.getProxyUrl(e), r = n && n.hostname;
			if (this._keepAlive && r && (t = this._proxyAgent), r || (t = this._agent), t) return t;
			let i = e.protocol === `https:`, a = 100;
			if (this.requestOptions && (a = this.requestOptions.maxSockets || http.globalAgent.maxSockets), n && n.hostname) {
				let e = {
					maxSockets: a,
					keepAlive: this._keepAlive,
					proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), {
						host: n.hostname,
						port: n.port
					})
				}, r, o = n.protocol === `https:`;
				r = i ? o ? tunnel.httpsOverHttps : tunnel.httpsOverHttp : o ? tunnel.httpOverHttps : tunnel.httpOverHttp, t = r(e), this._proxyAgent = t;
			}
			if (!t) {
				let e = {
					keepAlive: this._keepAlive,
					maxSockets: a
				};
				t = i ? new https.Agent(e) : new http.Agent(e), this._agent = t;
			}
			return i && this._ignoreSslError && (t.options = Object.assign(t.options || {}, { rejectUnauthorized: !1 })), t;
		}
		_getProxyAgentDispatcher(e, t) {
			let n;
			if (this._keepAlive && (n = this._proxyAgentDispatcher), n) return n;
			let r = e.protocol === `https:`;
			return n = new undici_1.ProxyAgent(Object.assign({
				uri: t.href,
				pipelining: +!!this._keepAlive
			}, (t.username || t.password) && { token: `Basic ${Buffer.from(`${t.username}:${t.password}`).toString(`base64`)}` })), this._proxyAgentDispatcher = n, r && this._ignoreSslError && (n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: !1 })), n;
		}
		_getUserAgentWithOrchestrationId(e) {
			let t = e || `actions/http-client`, n = process.env.ACTIONS_ORCHESTRATION_ID;
			return n ? `${t} actions_orchestration_id/${n.replace(/[^a-z0-9_.-]/gi, `_`)}` : t;
		}
		_performExponentialBackoff(e) {
			return __awaiter(this, void 0, void 0, function* () {
				e = Math.min(10, e);
				let t = 5 * 2 ** e;
				return new Promise((e) => setTimeout(() => e(), t));
			});
		}
		_processResponse(e, t) {
			return __awaiter(this, void 0, void 0, function* () {
				return new Promise((n, r) => __awaiter(this, void 0, void 0, function* () {
					let i = e.message.statusCode || 0, a = {
						statusCode: i,
						result: null,
						headers: {}
					};
					i === HttpCodes.NotFound && n(a);
					function o(e, t) {
						if (typeof t == `string`) {
							let e = new Date(t);
							if (!isNaN(e.valueOf())) return e;
						}
						return t;
					}
					let s, c;
					try {
						c = yield e.readBody(), c && c.length > 0 && (s = t && t.deserializeDates ? JSON.parse(c, o) : JSON.parse(c), a.result = s), a.headers = e.message.headers;
					} catch {}
					if (i > 299) {
						let e;
						e = s && s.message ? s.message : c && c.length > 0 ? c : `Failed request: (${i})`;
						let t = new HttpClientError(e, i);
						t.result = a.result, r(t);
					} else n(a);
				}));
			});
		}
	};
	exports.HttpClient = HttpClient;
	const lowercaseKeys = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
}));

// node_modules/@actions/github/lib/internal/utils.js
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
var import_undici = require_undici();
var e$8 = void 0 && (void 0).__awaiter || function(e, t, n, r) {
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
function getAuthString(e, t) {
	if (!e && !t.auth) throw Error(`Parameter token or opts.auth is required`);
	if (e && t.auth) throw Error(`Parameters token and opts.auth may not both be specified`);
	return typeof t.auth == `string` ? t.auth : `token ${e}`;
}
function getProxyAgent(e) {
	return new import_lib.HttpClient().getAgent(e);
}
function getProxyAgentDispatcher(e) {
	return new import_lib.HttpClient().getAgentDispatcher(e);
}
function getProxyFetch(t) {
	let r = getProxyAgentDispatcher(t);
	return (t, i) => e$8(this, void 0, void 0, function* () {
		return (0, import_undici.fetch)(t, Object.assign(Object.assign({}, i), { dispatcher: r }));
	});
}
function getApiBaseUrl() {
	return process.env.GITHUB_API_URL || `https://api.github.com`;
}
function getUserAgentWithOrchestrationId(e) {
	let t = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
	if (t) {
		let n = `actions_orchestration_id/${t.replace(/[^a-z0-9_.-]/gi, `_`)}`;
		return e?.includes(n) ? e : `${e ? `${e} ` : ``}${n}`;
	}
	return e;
}

// node_modules/universal-user-agent/index.js
function getUserAgent() {
	return typeof navigator == `object` && `userAgent` in navigator ? navigator.userAgent : typeof process == `object` && process.version !== void 0 ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : `<environment undetectable>`;
}

// node_modules/before-after-hook/lib/register.js
function register(e, t, n, r) {
	if (typeof n != `function`) throw Error(`method for before hook must be a function`);
	return r ||= {}, Array.isArray(t) ? t.reverse().reduce((t, n) => register.bind(null, e, n, t, r), n)() : Promise.resolve().then(() => e.registry[t] ? e.registry[t].reduce((e, t) => t.hook.bind(null, e, r), n)() : n(r));
}

// node_modules/before-after-hook/lib/add.js
function addHook(e, t, n, r) {
	let i = r;
	e.registry[n] || (e.registry[n] = []), t === `before` && (r = (e, t) => Promise.resolve().then(i.bind(null, t)).then(e.bind(null, t))), t === `after` && (r = (e, t) => {
		let n;
		return Promise.resolve().then(e.bind(null, t)).then((e) => (n = e, i(n, t))).then(() => n);
	}), t === `error` && (r = (e, t) => Promise.resolve().then(e.bind(null, t)).catch((e) => i(e, t))), e.registry[n].push({
		hook: r,
		orig: i
	});
}

// node_modules/before-after-hook/lib/remove.js
function removeHook(e, t, n) {
	if (!e.registry[t]) return;
	let r = e.registry[t].map((e) => e.orig).indexOf(n);
	r !== -1 && e.registry[t].splice(r, 1);
}

// node_modules/before-after-hook/index.js
const r$8 = Function.bind;
const i$6 = r$8.bind(r$8);
function a$6(e, r, a) {
	let o = i$6(removeHook, null).apply(null, a ? [r, a] : [r]);
	e.api = { remove: o }, e.remove = o, [
		`before`,
		`error`,
		`after`,
		`wrap`
	].forEach((n) => {
		let o = a ? [
			r,
			n,
			a
		] : [r, n];
		e[n] = e.api[n] = i$6(addHook, null).apply(null, o);
	});
}
function o$8() {
	let t = Symbol(`Singular`), n = { registry: {} }, r = register.bind(null, n, t);
	return a$6(r, n, t), r;
}
function s$6() {
	let t = { registry: {} }, n = register.bind(null, t);
	return a$6(n, t), n;
}
var before_after_hook_default = {
	Singular: o$8,
	Collection: s$6
};

// node_modules/@octokit/endpoint/dist-bundle/index.js
var t$6 = {
	method: `GET`,
	baseUrl: `https://api.github.com`,
	headers: {
		accept: `application/vnd.github.v3+json`,
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: `` }
};
function n$8(e) {
	return e ? Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {}) : {};
}
function r$7(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
function i$5(e, t) {
	let n = Object.assign({}, e);
	return Object.keys(t).forEach((a) => {
		r$7(t[a]) && a in e ? n[a] = i$5(e[a], t[a]) : Object.assign(n, { [a]: t[a] });
	}), n;
}
function a$5(e) {
	for (let t in e) e[t] === void 0 && delete e[t];
	return e;
}
function o$7(e, t, r) {
	if (typeof t == `string`) {
		let [e, n] = t.split(` `);
		r = Object.assign(n ? {
			method: e,
			url: n
		} : { url: e }, r);
	} else r = Object.assign({}, t);
	r.headers = n$8(r.headers), a$5(r), a$5(r.headers);
	let o = i$5(e || {}, r);
	return r.url === `/graphql` && (e && e.mediaType.previews?.length && (o.mediaType.previews = e.mediaType.previews.filter((e) => !o.mediaType.previews.includes(e)).concat(o.mediaType.previews)), o.mediaType.previews = (o.mediaType.previews || []).map((e) => e.replace(/-preview/, ``))), o;
}
function s$5(e, t) {
	let n = /\?/.test(e) ? `&` : `?`, r = Object.keys(t);
	return r.length === 0 ? e : e + n + r.map((e) => e === `q` ? `q=` + t.q.split(`+`).map(encodeURIComponent).join(`+`) : `${e}=${encodeURIComponent(t[e])}`).join(`&`);
}
var c$5 = /\{[^{}}]+\}/g;
function l$4(e) {
	return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, ``).split(/,/);
}
function u$4(e) {
	let t = e.match(c$5);
	return t ? t.map(l$4).reduce((e, t) => e.concat(t), []) : [];
}
function d$4(e, t) {
	let n = { __proto__: null };
	for (let r of Object.keys(e)) t.indexOf(r) === -1 && (n[r] = e[r]);
	return n;
}
function f$2(e) {
	return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
		return /%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, `[`).replace(/%5D/g, `]`)), e;
	}).join(``);
}
function p$2(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
		return `%` + e.charCodeAt(0).toString(16).toUpperCase();
	});
}
function m$2(e, t, n) {
	return t = e === `+` || e === `#` ? f$2(t) : p$2(t), n ? p$2(n) + `=` + t : t;
}
function h$1(e) {
	return e != null;
}
function g$1(e) {
	return e === `;` || e === `&` || e === `?`;
}
function _$1(e, t, n, r) {
	var i = e[n], a = [];
	if (h$1(i) && i !== ``) {
		if (typeof i == `string` || typeof i == `number` || typeof i == `bigint` || typeof i == `boolean`) i = i.toString(), r && r !== `*` && (i = i.substring(0, parseInt(r, 10))), a.push(m$2(t, i, g$1(t) ? n : ``));
		else if (r === `*`) Array.isArray(i) ? i.filter(h$1).forEach(function(e) {
			a.push(m$2(t, e, g$1(t) ? n : ``));
		}) : Object.keys(i).forEach(function(e) {
			h$1(i[e]) && a.push(m$2(t, i[e], e));
		});
		else {
			let e = [];
			Array.isArray(i) ? i.filter(h$1).forEach(function(n) {
				e.push(m$2(t, n));
			}) : Object.keys(i).forEach(function(n) {
				h$1(i[n]) && (e.push(p$2(n)), e.push(m$2(t, i[n].toString())));
			}), g$1(t) ? a.push(p$2(n) + `=` + e.join(`,`)) : e.length !== 0 && a.push(e.join(`,`));
		}
	} else t === `;` ? h$1(i) && a.push(p$2(n)) : i === `` && (t === `&` || t === `?`) ? a.push(p$2(n) + `=`) : i === `` && a.push(``);
	return a;
}
function v$1(e) {
	return { expand: y$1.bind(null, e) };
}
function y$1(e, t) {
	var n = [
		`+`,
		`#`,
		`.`,
		`/`,
		`;`,
		`?`,
		`&`
	];
	return e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, r, i) {
		if (r) {
			let e = ``, i = [];
			if (n.indexOf(r.charAt(0)) !== -1 && (e = r.charAt(0), r = r.substr(1)), r.split(/,/g).forEach(function(n) {
				var r = /([^:\*]*)(?::(\d+)|(\*))?/.exec(n);
				i.push(_$1(t, e, r[1], r[2] || r[3]));
			}), e && e !== `+`) {
				var a = `,`;
				return e === `?` ? a = `&` : e !== `#` && (a = e), (i.length === 0 ? `` : e) + i.join(a);
			}
			return i.join(`,`);
		}
		return f$2(i);
	}), e === `/` ? e : e.replace(/\/$/, ``);
}
function b$1(e) {
	let t = e.method.toUpperCase(), n = (e.url || `/`).replace(/:([a-z]\w+)/g, `{$1}`), r = Object.assign({}, e.headers), i, a = d$4(e, [
		`method`,
		`baseUrl`,
		`url`,
		`headers`,
		`request`,
		`mediaType`
	]), o = u$4(n);
	n = v$1(n).expand(a), /^http/.test(n) || (n = e.baseUrl + n);
	let c = d$4(a, Object.keys(e).filter((e) => o.includes(e)).concat(`baseUrl`));
	return /application\/octet-stream/i.test(r.accept) || (e.mediaType.format && (r.accept = r.accept.split(/,/).map((t) => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(`,`)), n.endsWith(`/graphql`) && e.mediaType.previews?.length && (r.accept = (r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(e.mediaType.previews).map((t) => `application/vnd.github.${t}-preview${e.mediaType.format ? `.${e.mediaType.format}` : `+json`}`).join(`,`))), [`GET`, `HEAD`].includes(t) ? n = s$5(n, c) : `data` in c ? i = c.data : Object.keys(c).length && (i = c), !r[`content-type`] && i !== void 0 && (r[`content-type`] = `application/json; charset=utf-8`), [`PATCH`, `PUT`].includes(t) && i === void 0 && (i = ``), Object.assign({
		method: t,
		url: n,
		headers: r
	}, i === void 0 ? null : { body: i }, e.request ? { request: e.request } : null);
}
function x$1(e, t, n) {
	return b$1(o$7(e, t, n));
}
function S(e, t) {
	let n = o$7(e, t), r = x$1.bind(null, n);
	return Object.assign(r, {
		DEFAULTS: n,
		defaults: S.bind(null, n),
		merge: o$7.bind(null, n),
		parse: b$1
	});
}
var C = S(null, t$6);

// node_modules/content-type/dist/index.js
const e$7 = 65280;
const t$5 = 65281;
const n$7 = /* @__PURE__ */ new Uint8Array(256);
n$7[9] |= 2, n$7[32] |= 2, n$7[59] |= 4, n$7[44] |= 8;
for (let e = 128; e <= 255; e++) n$7[e] |= 1;
for (let e of "!#$%&'*+-.^_`|~") n$7[e.charCodeAt(0)] |= 16;
for (let e = 48; e <= 57; e++) n$7[e] |= 16;
for (let e = 65; e <= 90; e++) n$7[e] |= 17;
for (let e = 97; e <= 122; e++) n$7[e] |= 16;
const r$6 = (() => {
	let e = function() {};
	return e.prototype = Object.create(null), e;
})();
function parse(i, a) {
	let s = 4 | (a?.comma === !0 ? 8 : 0), c = i.length, l = a?.start ?? 0;
	for (; n$7[i.charCodeAt(l)] & 2;) l++;
	let u = l, d = 0, f = -1, p = a?.parameters === !1 ? 8 : 0;
	for (; u < c;) {
		let t = i.charCodeAt(u), r = n$7[t];
		if ((r & s) !== 0) {
			p |= r & 8;
			break;
		}
		r & 2 ? f === -1 && (f = u) : f = -1, d |= t & e$7 | r, u++;
	}
	let m = f === -1 ? u : f, h = i.slice(l, m), g = d & t$5 ? h.toLowerCase() : h;
	return u === c || p !== 0 ? {
		type: g,
		index: u,
		parameters: new r$6()
	} : o$6(i, g, u, c, s);
}
function o$6(i, a, o, c, l) {
	let u = new r$6();
	parameter: for (; o < c;) {
		for (o++; n$7[i.charCodeAt(o)] & 2;) o++;
		let r = o, a = 0, d = -1;
		for (; o < c;) {
			let f = i.charCodeAt(o), p = n$7[f];
			if ((p & l) !== 0) {
				if (p & 8) break parameter;
				continue parameter;
			}
			if (f === 61) {
				let e = d === -1 ? o : d, f = i.slice(r, e), p = a & t$5 ? f.toLowerCase() : f;
				for (o++; n$7[i.charCodeAt(o)] & 2;) o++;
				if (o < c && i.charCodeAt(o) === 34) {
					let e = ++o, t = !1;
					for (; o < c;) {
						let r = i.charCodeAt(o);
						if (r === 34) {
							u[p] === void 0 && (u[p] = t ? s$4(i, e, o) : i.slice(e, o)), o++;
							let r = 0;
							for (; o < c;) {
								let e = i.charCodeAt(o), t = n$7[e];
								if ((t & l) !== 0) {
									r = t & 8;
									break;
								}
								o++;
							}
							if (r !== 0) break parameter;
							continue parameter;
						}
						r === 92 && o + 1 < c ? (t = !0, o += 2) : o++;
					}
					continue parameter;
				}
				let m = o, h = 0, g = -1;
				for (; o < c;) {
					let e = i.charCodeAt(o), t = n$7[e];
					if ((t & l) !== 0) {
						h = t & 8;
						break;
					}
					t & 2 ? g === -1 && (g = o) : g = -1, o++;
				}
				if (u[p] === void 0) {
					let e = g === -1 ? o : g;
					u[p] = i.slice(m, e);
				}
				if (h !== 0) break parameter;
				continue parameter;
			}
			p & 2 ? d === -1 && (d = o) : d = -1, a |= f & e$7 | p, o++;
		}
	}
	return {
		type: a,
		index: o,
		parameters: u
	};
}
function s$4(e, t, n) {
	let r = ``;
	for (let i = t; i < n; i++) e.charCodeAt(i) === 92 && (r += e.slice(t, i), t = ++i);
	return r + e.slice(t, n);
}

// node_modules/json-with-bigint/json-with-bigint.js
const e$6 = /^-?\d+$/;
const t$4 = /^-?\d+n+$/;
const n$6 = JSON.stringify;
const r$5 = JSON.parse;
const i$4 = /^-?\d+n$/;
const a$4 = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const o$5 = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
const s$3 = (e) => e === void 0 || typeof e == `function` || typeof e == `symbol`;
const c$4 = (e) => typeof e == `object` && !!e && e.constructor && e.constructor.name === `RawJSON`;
const l$3 = (e, r, i) => {
	let a = ``;
	typeof i == `number` ? a = ` `.repeat(Math.min(10, Math.max(0, Math.floor(i)))) : typeof i == `string` && (a = i.slice(0, 10));
	let o = typeof r == `function`, l = Array.isArray(r) ? new Set(r.map(String)) : null, u = (e, n, i) => (typeof i == `object` && i && typeof i.toJSON == `function` && (i = i.toJSON(n)), typeof i == `string` && t$4.test(i) ? i + `n` : typeof i == `bigint` ? `rawJSON` in JSON ? JSON.rawJSON(i.toString()) : i.toString() + `n` : (o && (i = r.call(e, n, i)), typeof i == `object` && i && (i instanceof Number || i instanceof String || i instanceof Boolean) && (i = i.valueOf()), i)), d = u({ "": e }, ``, e);
	if (s$3(d)) return;
	let f = typeof d != `object` || !d, p = c$4(d);
	if (f || p) return n$6(d);
	let m = [], h = 0, g = [{
		parent: { "": d },
		key: ``,
		val: d,
		isArray: Array.isArray(d),
		keys: Array.isArray(d) ? null : Object.keys(d),
		index: 0,
		first: !0
	}], _ = new WeakSet([d]);
	for (; g.length > 0;) {
		let e = g[g.length - 1];
		e.index === 0 && (m.push(e.isArray ? `[` : `{`), h++);
		let t = !1;
		if (e.isArray) {
			if (e.index < e.val.length) {
				e.first || m.push(`,`), a && m.push(`
` + a.repeat(h));
				let t = e.val[e.index], r = u(e.val, String(e.index), t);
				if (s$3(r)) m.push(`null`), e.first = !1, e.index++;
				else {
					let t = typeof r == `object` && !!r, i = c$4(r);
					if (t && !i) {
						if (_.has(r)) throw TypeError(`Converting circular structure to JSON`);
						_.add(r), g.push({
							parent: e.val,
							key: String(e.index),
							val: r,
							isArray: Array.isArray(r),
							keys: Array.isArray(r) ? null : Object.keys(r),
							index: 0,
							first: !0
						}), e.first = !1, e.index++;
					} else m.push(n$6(r)), e.first = !1, e.index++;
				}
			} else t = !0;
		} else {
			for (; e.index < e.keys.length;) {
				let t = e.keys[e.index++];
				if (l && !l.has(t)) continue;
				let r = e.val[t], i = u(e.val, t, r);
				if (s$3(i)) continue;
				e.first || m.push(`,`), a ? m.push(`
` + a.repeat(h) + n$6(t) + `: `) : m.push(n$6(t) + `:`);
				let o = typeof i == `object` && !!i, d = c$4(i);
				if (o && !d) {
					if (_.has(i)) throw TypeError(`Converting circular structure to JSON`);
					_.add(i), g.push({
						parent: e.val,
						key: t,
						val: i,
						isArray: Array.isArray(i),
						keys: Array.isArray(i) ? null : Object.keys(i),
						index: 0,
						first: !0
					}), e.first = !1;
					break;
				}
				m.push(n$6(i)), e.first = !1;
			}
			e.index >= e.keys.length && g[g.length - 1] === e && (t = !0);
		}
		t && (h--, !e.first && a && m.push(`
` + a.repeat(h)), m.push(e.isArray ? `]` : `}`), _.delete(e.val), g.pop());
	}
	return m.join(``);
};
const u$3 = (e, r, i) => {
	try {
		return `rawJSON` in JSON ? n$6(e, (e, t) => typeof t == `bigint` ? JSON.rawJSON(t.toString()) : typeof r == `function` ? r(e, t) : (Array.isArray(r) && r.includes(e), t), i) : e ? n$6(e, (e, n) => typeof n == `string` && t$4.test(n) || typeof n == `bigint` ? n.toString() + `n` : typeof r == `function` ? r(e, n) : (Array.isArray(r) && r.includes(e), n), i).replace(a$4, `$1$2$3`).replace(o$5, `$1$2$3`) : n$6(e, r, i);
	} catch (t) {
		if (t instanceof RangeError) {
			let t = l$3(e, r, i);
			return t === void 0 ? void 0 : `rawJSON` in JSON ? t : t.replace(a$4, `$1$2$3`).replace(o$5, `$1$2$3`);
		}
		throw t;
	}
};
const d$3 = /* @__PURE__ */ new Map();
const f$1 = () => {
	let e = JSON.parse.toString();
	if (d$3.has(e)) return d$3.get(e);
	try {
		let t = JSON.parse(`1`, (e, t, n) => !!n?.source && n.source === `1`);
		return d$3.set(e, t), t;
	} catch {
		return d$3.set(e, !1), !1;
	}
};
const p$1 = (e, n, r, a) => typeof n == `string` && i$4.test(n) ? BigInt(n.slice(0, -1)) : typeof n == `string` && t$4.test(n) ? n.slice(0, -1) : typeof a == `function` ? a(e, n, r) : n;
const m$1 = (t, n) => JSON.parse(t, (t, r, i) => {
	let a = typeof r == `number` && (r > 2 ** 53 - 1 || r < -(2 ** 53 - 1)), o = i && e$6.test(i.source);
	return a && o ? BigInt(i.source) : typeof n == `function` ? n(t, r, i) : r;
});
const h = (2 ** 53 - 1).toString();
const g = h.length;
const _ = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const v = /^"-?\d+n+"$/;
const y = (e, n) => {
	let r = { "": e }, a = [{
		parent: r,
		key: ``,
		visited: !1
	}];
	for (; a.length > 0;) {
		let e = a[a.length - 1];
		if (e.visited) {
			let { parent: r, key: o } = e, s = r[o];
			typeof s == `string` && (i$4.test(s) ? s = BigInt(s.slice(0, -1)) : t$4.test(s) && (s = s.slice(0, -1))), typeof n == `function` && (s = n.call(r, o, s)), s === void 0 ? delete r[o] : r[o] = s, a.pop();
		} else {
			e.visited = !0;
			let t = e.parent[e.key];
			if (typeof t == `object` && t) {
				let e = Object.keys(t);
				for (let n = e.length - 1; n >= 0; n--) a.push({
					parent: t,
					key: e[n],
					visited: !1
				});
			}
		}
	}
	return r[``];
};
const b = (e) => e.replace(_, (e, t, n, r) => {
	let i = e[0] === `"`;
	if (i && v.test(e)) return e.substring(0, e.length - 1) + `n"`;
	let a = n || r, o = t && (t.length < g || t.length === g && t <= h);
	return i || a || o ? e : `"` + e + `n"`;
});
const x = (e, t) => {
	if (!e) return r$5(e, t);
	try {
		if (f$1()) return m$1(e, t);
		let n = b(e);
		return r$5(n, (e, n, r) => p$1(e, n, r, t));
	} catch (n) {
		if (n instanceof RangeError) {
			let n = b(e), i = r$5(n);
			return y(i, t);
		}
		throw n;
	}
};

// node_modules/@octokit/request-error/dist-src/index.js
var e$5 = class extends Error {
	name;
	status;
	request;
	response;
	constructor(e, t, n) {
		super(e, { cause: n.cause }), this.name = `HttpError`, this.status = Number.parseInt(t), Number.isNaN(this.status) && (this.status = 0), `response` in n && (this.response = n.response);
		let r = Object.assign({}, n.request);
		n.request.headers.authorization && (r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, ` [REDACTED]`) })), r.url = r.url.replace(/\bclient_secret=\w+/g, `client_secret=[REDACTED]`).replace(/\baccess_token=\w+/g, `access_token=[REDACTED]`), this.request = r;
	}
};

// node_modules/@octokit/request/dist-bundle/index.js
var n$5 = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function o$4(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
var c$3 = () => ``;
async function l$2(e) {
	let t = e.request?.fetch || globalThis.fetch;
	if (!t) throw Error(`fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing`);
	let n = e.request?.log || console, r = e.request?.parseSuccessResponseBody !== !1, i = o$4(e.body) || Array.isArray(e.body) ? u$3(e.body) : e.body, c = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [e, String(t)])), l;
	try {
		l = await t(e.url, {
			method: e.method,
			body: i,
			redirect: e.request?.redirect,
			headers: c,
			signal: e.request?.signal,
			...e.body && { duplex: `half` }
		});
	} catch (t) {
		let n = `Unknown Error`;
		if (t instanceof Error) {
			if (t.name === `AbortError`) throw t.status = 500, t;
			n = t.message, t.name === `TypeError` && `cause` in t && (t.cause instanceof Error ? n = t.cause.message : typeof t.cause == `string` && (n = t.cause));
		}
		let r = new e$5(n, 500, { request: e });
		throw r.cause = t, r;
	}
	let d = l.status, p = l.url, m = {};
	for (let [e, t] of l.headers) m[e] = t;
	let h = {
		url: p,
		status: d,
		headers: m,
		data: ``
	};
	if (`deprecation` in m) {
		let t = m.link && m.link.match(/<([^<>]+)>; rel="deprecation"/), r = t && t.pop();
		n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${m.sunset}${r ? `. See ${r}` : ``}`);
	}
	if (d === 204 || d === 205) return h;
	if (e.method === `HEAD`) {
		if (d < 400) return h;
		throw new e$5(l.statusText, d, {
			response: h,
			request: e
		});
	}
	if (d === 304) throw h.data = await u$2(l), new e$5(`Not modified`, d, {
		response: h,
		request: e
	});
	if (d >= 400) throw h.data = await u$2(l), new e$5(f(h.data), d, {
		response: h,
		request: e
	});
	return h.data = r ? await u$2(l) : l.body, h;
}
async function u$2(e) {
	let t = e.headers.get(`content-type`);
	if (!t) return e.text().catch(c$3);
	let n = parse(t);
	if (d$2(n)) {
		let t = ``;
		try {
			return t = await e.text(), x(t);
		} catch {
			return t;
		}
	}
	return n.type.startsWith(`text/`) || n.parameters.charset?.toLowerCase() === `utf-8` && n.type !== `application/octet-stream` ? e.text().catch(c$3) : e.arrayBuffer().catch(() => /* @__PURE__ */ new ArrayBuffer(0));
}
function d$2(e) {
	return e.type === `application/json` || e.type === `application/scim+json`;
}
function f(e) {
	if (typeof e == `string`) return e;
	if (e instanceof ArrayBuffer) return `Unknown error`;
	if (typeof e == `object` && e && `message` in e) {
		let t = e, n = `documentation_url` in t ? ` - ${t.documentation_url}` : ``;
		return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map((e) => JSON.stringify(e)).join(`, `)}${n}` : `${t.message}${n}`;
	}
	return `Unknown error: ${JSON.stringify(e)}`;
}
function p(e, t) {
	let n = e.defaults(t);
	return Object.assign(function(e, t) {
		let r = n.merge(e, t);
		if (!r.request || !r.request.hook) return l$2(n.parse(r));
		let i = (e, t) => l$2(n.parse(n.merge(e, t)));
		return Object.assign(i, {
			endpoint: n,
			defaults: p.bind(null, n)
		}), r.request.hook(i, r);
	}, {
		endpoint: n,
		defaults: p.bind(null, n)
	});
}
var m = p(C, n$5);

// node_modules/@octokit/graphql/dist-bundle/index.js
var n$4 = `0.0.0-development`;
function r$4(e) {
	return `Request failed due to following response errors:
` + e.errors.map((e) => ` - ${e.message}`).join(`
`);
}
var i$3 = class extends Error {
	constructor(e, t, n) {
		super(r$4(n)), this.request = e, this.headers = t, this.response = n, this.errors = n.errors, this.data = n.data, Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = `GraphqlResponseError`;
	errors;
	data;
};
var a$3 = [
	`method`,
	`baseUrl`,
	`url`,
	`headers`,
	`request`,
	`query`,
	`mediaType`,
	`operationName`
];
var o$3 = [
	`query`,
	`method`,
	`url`
];
var s$2 = /\/api\/v3\/?$/;
function c$2(e, t, n) {
	if (n) {
		if (typeof t == `string` && `query` in n) return Promise.reject(Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (let e in n) if (o$3.includes(e)) return Promise.reject(Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
	}
	let r = typeof t == `string` ? Object.assign({ query: t }, n) : t, c = Object.keys(r).reduce((e, t) => a$3.includes(t) ? (e[t] = r[t], e) : (e.variables ||= {}, e.variables[t] = r[t], e), {}), l = r.baseUrl || e.endpoint.DEFAULTS.baseUrl;
	return s$2.test(l) && (c.url = l.replace(s$2, `/api/graphql`)), e(c).then((e) => {
		if (e.data.errors) {
			let t = {};
			for (let n of Object.keys(e.headers)) t[n] = e.headers[n];
			throw new i$3(c, t, e.data);
		}
		return e.data.data;
	});
}
function l$1(e, t) {
	let n = e.defaults(t);
	return Object.assign((e, t) => c$2(n, e, t), {
		defaults: l$1.bind(null, n),
		endpoint: n.endpoint
	});
}
var u$1 = l$1(m, {
	headers: { "user-agent": `octokit-graphql.js/${n$4} ${getUserAgent()}` },
	method: `POST`,
	url: `/graphql`
});
function d$1(e) {
	return l$1(e, {
		method: `POST`,
		url: `/graphql`
	});
}

// node_modules/@octokit/auth-token/dist-bundle/index.js
var e$4 = `(?:[a-zA-Z0-9_-]+)`;
var t$3 = `\\.`;
var n$3 = RegExp(`^${e$4}${t$3}${e$4}${t$3}${e$4}$`);
var r$3 = n$3.test.bind(n$3);
async function i$2(e) {
	let t = r$3(e), n = e.startsWith(`v1.`) || e.startsWith(`ghs_`), i = e.startsWith(`ghu_`);
	return {
		type: `token`,
		token: e,
		tokenType: t ? `app` : n ? `installation` : i ? `user-to-server` : `oauth`
	};
}
function a$2(e) {
	return e.split(/\./).length === 3 ? `bearer ${e}` : `token ${e}`;
}
async function o$2(e, t, n, r) {
	let i = t.endpoint.merge(n, r);
	return i.headers.authorization = a$2(e), t(i);
}
var s$1 = function(e) {
	if (!e) throw Error(`[@octokit/auth-token] No token passed to createTokenAuth`);
	if (typeof e != `string`) throw Error(`[@octokit/auth-token] Token passed to createTokenAuth is not a string`);
	return e = e.replace(/^(token|bearer) +/i, ``), Object.assign(i$2.bind(null, e), { hook: o$2.bind(null, e) });
};

// node_modules/@octokit/core/dist-src/version.js
const e$3 = `7.0.8`;

// node_modules/@octokit/core/dist-src/index.js
const o$1 = () => {};
const s = console.warn.bind(console);
const c$1 = console.error.bind(console);
function l(e = {}) {
	return typeof e.debug != `function` && (e.debug = o$1), typeof e.info != `function` && (e.info = o$1), typeof e.warn != `function` && (e.warn = s), typeof e.error != `function` && (e.error = c$1), e;
}
const u = `octokit-core.js/${e$3} ${getUserAgent()}`;
var d = class {
	static VERSION = e$3;
	static defaults(e) {
		return class extends this {
			constructor(...t) {
				let n = t[0] || {};
				super(typeof e == `function` ? e(n) : Object.assign({}, e, n, n.userAgent && e.userAgent ? { userAgent: `${n.userAgent} ${e.userAgent}` } : null));
			}
		};
	}
	static plugins = [];
	static plugin(...e) {
		let t = this.plugins;
		return class extends this {
			static plugins = t.concat(e.filter((e) => !t.includes(e)));
		};
	}
	constructor(e = {}) {
		let a = new before_after_hook_default.Collection(), o = {
			baseUrl: m.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, e.request, { hook: a.bind(null, `request`) }),
			mediaType: {
				previews: [],
				format: ``
			}
		};
		if (o.headers[`user-agent`] = e.userAgent ? `${e.userAgent} ${u}` : u, e.baseUrl && (o.baseUrl = e.baseUrl), e.previews && (o.mediaType.previews = e.previews), e.timeZone && (o.headers[`time-zone`] = e.timeZone), this.request = m.defaults(o), this.graphql = d$1(this.request).defaults(o), this.log = l(e.log), this.hook = a, e.authStrategy) {
			let { authStrategy: t, ...n } = e, r = t(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: n
			}, e.auth));
			a.wrap(`request`, r.hook), this.auth = r;
		} else if (!e.auth) this.auth = async () => ({ type: `unauthenticated` });
		else {
			let t = s$1(e.auth);
			a.wrap(`request`, t.hook), this.auth = t;
		}
		let s = this.constructor;
		for (let t = 0; t < s.plugins.length; ++t) Object.assign(this, s.plugins[t](this, e));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/version.js
const e$2 = `17.0.0`;

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/generated/endpoints.js
var e$1 = {
	actions: {
		addCustomLabelsToSelfHostedRunnerForOrg: [`POST /orgs/{org}/actions/runners/{runner_id}/labels`],
		addCustomLabelsToSelfHostedRunnerForRepo: [`POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		addRepoAccessToSelfHostedRunnerGroupInOrg: [`PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}`],
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`],
		addSelectedRepoToOrgVariable: [`PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}`],
		approveWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve`],
		cancelWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel`],
		createEnvironmentVariable: [`POST /repos/{owner}/{repo}/environments/{environment_name}/variables`],
		createHostedRunnerForOrg: [`POST /orgs/{org}/actions/hosted-runners`],
		createOrUpdateEnvironmentSecret: [`PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		createOrgVariable: [`POST /orgs/{org}/actions/variables`],
		createRegistrationTokenForOrg: [`POST /orgs/{org}/actions/runners/registration-token`],
		createRegistrationTokenForRepo: [`POST /repos/{owner}/{repo}/actions/runners/registration-token`],
		createRemoveTokenForOrg: [`POST /orgs/{org}/actions/runners/remove-token`],
		createRemoveTokenForRepo: [`POST /repos/{owner}/{repo}/actions/runners/remove-token`],
		createRepoVariable: [`POST /repos/{owner}/{repo}/actions/variables`],
		createWorkflowDispatch: [`POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches`],
		deleteActionsCacheById: [`DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}`],
		deleteActionsCacheByKey: [`DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}`],
		deleteArtifact: [`DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}`],
		deleteCustomImageFromOrg: [`DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}`],
		deleteCustomImageVersionFromOrg: [`DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}`],
		deleteEnvironmentSecret: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		deleteEnvironmentVariable: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		deleteHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/actions/secrets/{secret_name}`],
		deleteOrgVariable: [`DELETE /orgs/{org}/actions/variables/{name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		deleteRepoVariable: [`DELETE /repos/{owner}/{repo}/actions/variables/{name}`],
		deleteSelfHostedRunnerFromOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}`],
		deleteSelfHostedRunnerFromRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}`],
		deleteWorkflowRun: [`DELETE /repos/{owner}/{repo}/actions/runs/{run_id}`],
		deleteWorkflowRunLogs: [`DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs`],
		disableSelectedRepositoryGithubActionsOrganization: [`DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}`],
		disableWorkflow: [`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable`],
		downloadArtifact: [`GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}`],
		downloadJobLogsForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs`],
		downloadWorkflowRunAttemptLogs: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs`],
		downloadWorkflowRunLogs: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs`],
		enableSelectedRepositoryGithubActionsOrganization: [`PUT /orgs/{org}/actions/permissions/repositories/{repository_id}`],
		enableWorkflow: [`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable`],
		forceCancelWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel`],
		generateRunnerJitconfigForOrg: [`POST /orgs/{org}/actions/runners/generate-jitconfig`],
		generateRunnerJitconfigForRepo: [`POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig`],
		getActionsCacheList: [`GET /repos/{owner}/{repo}/actions/caches`],
		getActionsCacheUsage: [`GET /repos/{owner}/{repo}/actions/cache/usage`],
		getActionsCacheUsageByRepoForOrg: [`GET /orgs/{org}/actions/cache/usage-by-repository`],
		getActionsCacheUsageForOrg: [`GET /orgs/{org}/actions/cache/usage`],
		getAllowedActionsOrganization: [`GET /orgs/{org}/actions/permissions/selected-actions`],
		getAllowedActionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions/selected-actions`],
		getArtifact: [`GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}`],
		getCustomImageForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}`],
		getCustomImageVersionForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}`],
		getCustomOidcSubClaimForRepo: [`GET /repos/{owner}/{repo}/actions/oidc/customization/sub`],
		getEnvironmentPublicKey: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key`],
		getEnvironmentSecret: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		getEnvironmentVariable: [`GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		getGithubActionsDefaultWorkflowPermissionsOrganization: [`GET /orgs/{org}/actions/permissions/workflow`],
		getGithubActionsDefaultWorkflowPermissionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions/workflow`],
		getGithubActionsPermissionsOrganization: [`GET /orgs/{org}/actions/permissions`],
		getGithubActionsPermissionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions`],
		getHostedRunnerForOrg: [`GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		getHostedRunnersGithubOwnedImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/github-owned`],
		getHostedRunnersLimitsForOrg: [`GET /orgs/{org}/actions/hosted-runners/limits`],
		getHostedRunnersMachineSpecsForOrg: [`GET /orgs/{org}/actions/hosted-runners/machine-sizes`],
		getHostedRunnersPartnerImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/partner`],
		getHostedRunnersPlatformsForOrg: [`GET /orgs/{org}/actions/hosted-runners/platforms`],
		getJobForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/jobs/{job_id}`],
		getOrgPublicKey: [`GET /orgs/{org}/actions/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/actions/secrets/{secret_name}`],
		getOrgVariable: [`GET /orgs/{org}/actions/variables/{name}`],
		getPendingDeploymentsForRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments`],
		getRepoPermissions: [
			`GET /repos/{owner}/{repo}/actions/permissions`,
			{},
			{ renamed: [`actions`, `getGithubActionsPermissionsRepository`] }
		],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/actions/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		getRepoVariable: [`GET /repos/{owner}/{repo}/actions/variables/{name}`],
		getReviewsForRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals`],
		getSelfHostedRunnerForOrg: [`GET /orgs/{org}/actions/runners/{runner_id}`],
		getSelfHostedRunnerForRepo: [`GET /repos/{owner}/{repo}/actions/runners/{runner_id}`],
		getWorkflow: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}`],
		getWorkflowAccessToRepository: [`GET /repos/{owner}/{repo}/actions/permissions/access`],
		getWorkflowRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}`],
		getWorkflowRunAttempt: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}`],
		getWorkflowRunUsage: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing`],
		getWorkflowUsage: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing`],
		listArtifactsForRepo: [`GET /repos/{owner}/{repo}/actions/artifacts`],
		listCustomImageVersionsForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions`],
		listCustomImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom`],
		listEnvironmentSecrets: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets`],
		listEnvironmentVariables: [`GET /repos/{owner}/{repo}/environments/{environment_name}/variables`],
		listGithubHostedRunnersInGroupForOrg: [`GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners`],
		listHostedRunnersForOrg: [`GET /orgs/{org}/actions/hosted-runners`],
		listJobsForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs`],
		listJobsForWorkflowRunAttempt: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs`],
		listLabelsForSelfHostedRunnerForOrg: [`GET /orgs/{org}/actions/runners/{runner_id}/labels`],
		listLabelsForSelfHostedRunnerForRepo: [`GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		listOrgSecrets: [`GET /orgs/{org}/actions/secrets`],
		listOrgVariables: [`GET /orgs/{org}/actions/variables`],
		listRepoOrganizationSecrets: [`GET /repos/{owner}/{repo}/actions/organization-secrets`],
		listRepoOrganizationVariables: [`GET /repos/{owner}/{repo}/actions/organization-variables`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/actions/secrets`],
		listRepoVariables: [`GET /repos/{owner}/{repo}/actions/variables`],
		listRepoWorkflows: [`GET /repos/{owner}/{repo}/actions/workflows`],
		listRunnerApplicationsForOrg: [`GET /orgs/{org}/actions/runners/downloads`],
		listRunnerApplicationsForRepo: [`GET /repos/{owner}/{repo}/actions/runners/downloads`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/actions/secrets/{secret_name}/repositories`],
		listSelectedReposForOrgVariable: [`GET /orgs/{org}/actions/variables/{name}/repositories`],
		listSelectedRepositoriesEnabledGithubActionsOrganization: [`GET /orgs/{org}/actions/permissions/repositories`],
		listSelfHostedRunnersForOrg: [`GET /orgs/{org}/actions/runners`],
		listSelfHostedRunnersForRepo: [`GET /repos/{owner}/{repo}/actions/runners`],
		listWorkflowRunArtifacts: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts`],
		listWorkflowRuns: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs`],
		listWorkflowRunsForRepo: [`GET /repos/{owner}/{repo}/actions/runs`],
		reRunJobForWorkflowRun: [`POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun`],
		reRunWorkflow: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun`],
		reRunWorkflowFailedJobs: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs`],
		removeAllCustomLabelsFromSelfHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}/labels`],
		removeAllCustomLabelsFromSelfHostedRunnerForRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		removeCustomLabelFromSelfHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}`],
		removeCustomLabelFromSelfHostedRunnerForRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`],
		removeSelectedRepoFromOrgVariable: [`DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}`],
		reviewCustomGatesForRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule`],
		reviewPendingDeploymentsForRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments`],
		setAllowedActionsOrganization: [`PUT /orgs/{org}/actions/permissions/selected-actions`],
		setAllowedActionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/selected-actions`],
		setCustomLabelsForSelfHostedRunnerForOrg: [`PUT /orgs/{org}/actions/runners/{runner_id}/labels`],
		setCustomLabelsForSelfHostedRunnerForRepo: [`PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		setCustomOidcSubClaimForRepo: [`PUT /repos/{owner}/{repo}/actions/oidc/customization/sub`],
		setGithubActionsDefaultWorkflowPermissionsOrganization: [`PUT /orgs/{org}/actions/permissions/workflow`],
		setGithubActionsDefaultWorkflowPermissionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/workflow`],
		setGithubActionsPermissionsOrganization: [`PUT /orgs/{org}/actions/permissions`],
		setGithubActionsPermissionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}/repositories`],
		setSelectedReposForOrgVariable: [`PUT /orgs/{org}/actions/variables/{name}/repositories`],
		setSelectedRepositoriesEnabledGithubActionsOrganization: [`PUT /orgs/{org}/actions/permissions/repositories`],
		setWorkflowAccessToRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/access`],
		updateEnvironmentVariable: [`PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		updateHostedRunnerForOrg: [`PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		updateOrgVariable: [`PATCH /orgs/{org}/actions/variables/{name}`],
		updateRepoVariable: [`PATCH /repos/{owner}/{repo}/actions/variables/{name}`]
	},
	activity: {
		checkRepoIsStarredByAuthenticatedUser: [`GET /user/starred/{owner}/{repo}`],
		deleteRepoSubscription: [`DELETE /repos/{owner}/{repo}/subscription`],
		deleteThreadSubscription: [`DELETE /notifications/threads/{thread_id}/subscription`],
		getFeeds: [`GET /feeds`],
		getRepoSubscription: [`GET /repos/{owner}/{repo}/subscription`],
		getThread: [`GET /notifications/threads/{thread_id}`],
		getThreadSubscriptionForAuthenticatedUser: [`GET /notifications/threads/{thread_id}/subscription`],
		listEventsForAuthenticatedUser: [`GET /users/{username}/events`],
		listNotificationsForAuthenticatedUser: [`GET /notifications`],
		listOrgEventsForAuthenticatedUser: [`GET /users/{username}/events/orgs/{org}`],
		listPublicEvents: [`GET /events`],
		listPublicEventsForRepoNetwork: [`GET /networks/{owner}/{repo}/events`],
		listPublicEventsForUser: [`GET /users/{username}/events/public`],
		listPublicOrgEvents: [`GET /orgs/{org}/events`],
		listReceivedEventsForUser: [`GET /users/{username}/received_events`],
		listReceivedPublicEventsForUser: [`GET /users/{username}/received_events/public`],
		listRepoEvents: [`GET /repos/{owner}/{repo}/events`],
		listRepoNotificationsForAuthenticatedUser: [`GET /repos/{owner}/{repo}/notifications`],
		listReposStarredByAuthenticatedUser: [`GET /user/starred`],
		listReposStarredByUser: [`GET /users/{username}/starred`],
		listReposWatchedByUser: [`GET /users/{username}/subscriptions`],
		listStargazersForRepo: [`GET /repos/{owner}/{repo}/stargazers`],
		listWatchedReposForAuthenticatedUser: [`GET /user/subscriptions`],
		listWatchersForRepo: [`GET /repos/{owner}/{repo}/subscribers`],
		markNotificationsAsRead: [`PUT /notifications`],
		markRepoNotificationsAsRead: [`PUT /repos/{owner}/{repo}/notifications`],
		markThreadAsDone: [`DELETE /notifications/threads/{thread_id}`],
		markThreadAsRead: [`PATCH /notifications/threads/{thread_id}`],
		setRepoSubscription: [`PUT /repos/{owner}/{repo}/subscription`],
		setThreadSubscription: [`PUT /notifications/threads/{thread_id}/subscription`],
		starRepoForAuthenticatedUser: [`PUT /user/starred/{owner}/{repo}`],
		unstarRepoForAuthenticatedUser: [`DELETE /user/starred/{owner}/{repo}`]
	},
	apps: {
		addRepoToInstallation: [
			`PUT /user/installations/{installation_id}/repositories/{repository_id}`,
			{},
			{ renamed: [`apps`, `addRepoToInstallationForAuthenticatedUser`] }
		],
		addRepoToInstallationForAuthenticatedUser: [`PUT /user/installations/{installation_id}/repositories/{repository_id}`],
		checkToken: [`POST /applications/{client_id}/token`],
		createFromManifest: [`POST /app-manifests/{code}/conversions`],
		createInstallationAccessToken: [`POST /app/installations/{installation_id}/access_tokens`],
		deleteAuthorization: [`DELETE /applications/{client_id}/grant`],
		deleteInstallation: [`DELETE /app/installations/{installation_id}`],
		deleteToken: [`DELETE /applications/{client_id}/token`],
		getAuthenticated: [`GET /app`],
		getBySlug: [`GET /apps/{app_slug}`],
		getInstallation: [`GET /app/installations/{installation_id}`],
		getOrgInstallation: [`GET /orgs/{org}/installation`],
		getRepoInstallation: [`GET /repos/{owner}/{repo}/installation`],
		getSubscriptionPlanForAccount: [`GET /marketplace_listing/accounts/{account_id}`],
		getSubscriptionPlanForAccountStubbed: [`GET /marketplace_listing/stubbed/accounts/{account_id}`],
		getUserInstallation: [`GET /users/{username}/installation`],
		getWebhookConfigForApp: [`GET /app/hook/config`],
		getWebhookDelivery: [`GET /app/hook/deliveries/{delivery_id}`],
		listAccountsForPlan: [`GET /marketplace_listing/plans/{plan_id}/accounts`],
		listAccountsForPlanStubbed: [`GET /marketplace_listing/stubbed/plans/{plan_id}/accounts`],
		listInstallationReposForAuthenticatedUser: [`GET /user/installations/{installation_id}/repositories`],
		listInstallationRequestsForAuthenticatedApp: [`GET /app/installation-requests`],
		listInstallations: [`GET /app/installations`],
		listInstallationsForAuthenticatedUser: [`GET /user/installations`],
		listPlans: [`GET /marketplace_listing/plans`],
		listPlansStubbed: [`GET /marketplace_listing/stubbed/plans`],
		listReposAccessibleToInstallation: [`GET /installation/repositories`],
		listSubscriptionsForAuthenticatedUser: [`GET /user/marketplace_purchases`],
		listSubscriptionsForAuthenticatedUserStubbed: [`GET /user/marketplace_purchases/stubbed`],
		listWebhookDeliveries: [`GET /app/hook/deliveries`],
		redeliverWebhookDelivery: [`POST /app/hook/deliveries/{delivery_id}/attempts`],
		removeRepoFromInstallation: [
			`DELETE /user/installations/{installation_id}/repositories/{repository_id}`,
			{},
			{ renamed: [`apps`, `removeRepoFromInstallationForAuthenticatedUser`] }
		],
		removeRepoFromInstallationForAuthenticatedUser: [`DELETE /user/installations/{installation_id}/repositories/{repository_id}`],
		resetToken: [`PATCH /applications/{client_id}/token`],
		revokeInstallationAccessToken: [`DELETE /installation/token`],
		scopeToken: [`POST /applications/{client_id}/token/scoped`],
		suspendInstallation: [`PUT /app/installations/{installation_id}/suspended`],
		unsuspendInstallation: [`DELETE /app/installations/{installation_id}/suspended`],
		updateWebhookConfigForApp: [`PATCH /app/hook/config`]
	},
	billing: {
		getGithubActionsBillingOrg: [`GET /orgs/{org}/settings/billing/actions`],
		getGithubActionsBillingUser: [`GET /users/{username}/settings/billing/actions`],
		getGithubBillingPremiumRequestUsageReportOrg: [`GET /organizations/{org}/settings/billing/premium_request/usage`],
		getGithubBillingPremiumRequestUsageReportUser: [`GET /users/{username}/settings/billing/premium_request/usage`],
		getGithubBillingUsageReportOrg: [`GET /organizations/{org}/settings/billing/usage`],
		getGithubBillingUsageReportUser: [`GET /users/{username}/settings/billing/usage`],
		getGithubPackagesBillingOrg: [`GET /orgs/{org}/settings/billing/packages`],
		getGithubPackagesBillingUser: [`GET /users/{username}/settings/billing/packages`],
		getSharedStorageBillingOrg: [`GET /orgs/{org}/settings/billing/shared-storage`],
		getSharedStorageBillingUser: [`GET /users/{username}/settings/billing/shared-storage`]
	},
	campaigns: {
		createCampaign: [`POST /orgs/{org}/campaigns`],
		deleteCampaign: [`DELETE /orgs/{org}/campaigns/{campaign_number}`],
		getCampaignSummary: [`GET /orgs/{org}/campaigns/{campaign_number}`],
		listOrgCampaigns: [`GET /orgs/{org}/campaigns`],
		updateCampaign: [`PATCH /orgs/{org}/campaigns/{campaign_number}`]
	},
	checks: {
		create: [`POST /repos/{owner}/{repo}/check-runs`],
		createSuite: [`POST /repos/{owner}/{repo}/check-suites`],
		get: [`GET /repos/{owner}/{repo}/check-runs/{check_run_id}`],
		getSuite: [`GET /repos/{owner}/{repo}/check-suites/{check_suite_id}`],
		listAnnotations: [`GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations`],
		listForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-runs`],
		listForSuite: [`GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs`],
		listSuitesForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-suites`],
		rerequestRun: [`POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest`],
		rerequestSuite: [`POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest`],
		setSuitesPreferences: [`PATCH /repos/{owner}/{repo}/check-suites/preferences`],
		update: [`PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`]
	},
	codeScanning: {
		commitAutofix: [`POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits`],
		createAutofix: [`POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix`],
		createVariantAnalysis: [`POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses`],
		deleteAnalysis: [`DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}`],
		deleteCodeqlDatabase: [`DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}`],
		getAlert: [
			`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}`,
			{},
			{ renamedParameters: { alert_id: `alert_number` } }
		],
		getAnalysis: [`GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}`],
		getAutofix: [`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix`],
		getCodeqlDatabase: [`GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}`],
		getDefaultSetup: [`GET /repos/{owner}/{repo}/code-scanning/default-setup`],
		getSarif: [`GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}`],
		getVariantAnalysis: [`GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}`],
		getVariantAnalysisRepoTask: [`GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}`],
		listAlertInstances: [`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances`],
		listAlertsForOrg: [`GET /orgs/{org}/code-scanning/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/code-scanning/alerts`],
		listAlertsInstances: [
			`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances`,
			{},
			{ renamed: [`codeScanning`, `listAlertInstances`] }
		],
		listCodeqlDatabases: [`GET /repos/{owner}/{repo}/code-scanning/codeql/databases`],
		listRecentAnalyses: [`GET /repos/{owner}/{repo}/code-scanning/analyses`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}`],
		updateDefaultSetup: [`PATCH /repos/{owner}/{repo}/code-scanning/default-setup`],
		uploadSarif: [`POST /repos/{owner}/{repo}/code-scanning/sarifs`]
	},
	codeSecurity: {
		attachConfiguration: [`POST /orgs/{org}/code-security/configurations/{configuration_id}/attach`],
		attachEnterpriseConfiguration: [`POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach`],
		createConfiguration: [`POST /orgs/{org}/code-security/configurations`],
		createConfigurationForEnterprise: [`POST /enterprises/{enterprise}/code-security/configurations`],
		deleteConfiguration: [`DELETE /orgs/{org}/code-security/configurations/{configuration_id}`],
		deleteConfigurationForEnterprise: [`DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}`],
		detachConfiguration: [`DELETE /orgs/{org}/code-security/configurations/detach`],
		getConfiguration: [`GET /orgs/{org}/code-security/configurations/{configuration_id}`],
		getConfigurationForRepository: [`GET /repos/{owner}/{repo}/code-security-configuration`],
		getConfigurationsForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations`],
		getConfigurationsForOrg: [`GET /orgs/{org}/code-security/configurations`],
		getDefaultConfigurations: [`GET /orgs/{org}/code-security/configurations/defaults`],
		getDefaultConfigurationsForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations/defaults`],
		getRepositoriesForConfiguration: [`GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories`],
		getRepositoriesForEnterpriseConfiguration: [`GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories`],
		getSingleConfigurationForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}`],
		setConfigurationAsDefault: [`PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults`],
		setConfigurationAsDefaultForEnterprise: [`PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults`],
		updateConfiguration: [`PATCH /orgs/{org}/code-security/configurations/{configuration_id}`],
		updateEnterpriseConfiguration: [`PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}`]
	},
	codesOfConduct: {
		getAllCodesOfConduct: [`GET /codes_of_conduct`],
		getConductCode: [`GET /codes_of_conduct/{key}`]
	},
	codespaces: {
		addRepositoryForSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		checkPermissionsForDevcontainer: [`GET /repos/{owner}/{repo}/codespaces/permissions_check`],
		codespaceMachinesForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}/machines`],
		createForAuthenticatedUser: [`POST /user/codespaces`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		createOrUpdateSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}`],
		createWithPrForAuthenticatedUser: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces`],
		createWithRepoForAuthenticatedUser: [`POST /repos/{owner}/{repo}/codespaces`],
		deleteForAuthenticatedUser: [`DELETE /user/codespaces/{codespace_name}`],
		deleteFromOrganization: [`DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/codespaces/secrets/{secret_name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		deleteSecretForAuthenticatedUser: [`DELETE /user/codespaces/secrets/{secret_name}`],
		exportForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/exports`],
		getCodespacesForUserInOrg: [`GET /orgs/{org}/members/{username}/codespaces`],
		getExportDetailsForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}/exports/{export_id}`],
		getForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}`],
		getOrgPublicKey: [`GET /orgs/{org}/codespaces/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/codespaces/secrets/{secret_name}`],
		getPublicKeyForAuthenticatedUser: [`GET /user/codespaces/secrets/public-key`],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/codespaces/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		getSecretForAuthenticatedUser: [`GET /user/codespaces/secrets/{secret_name}`],
		listDevcontainersInRepositoryForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/devcontainers`],
		listForAuthenticatedUser: [`GET /user/codespaces`],
		listInOrganization: [
			`GET /orgs/{org}/codespaces`,
			{},
			{ renamedParameters: { org_id: `org` } }
		],
		listInRepositoryForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces`],
		listOrgSecrets: [`GET /orgs/{org}/codespaces/secrets`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/codespaces/secrets`],
		listRepositoriesForSecretForAuthenticatedUser: [`GET /user/codespaces/secrets/{secret_name}/repositories`],
		listSecretsForAuthenticatedUser: [`GET /user/codespaces/secrets`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories`],
		preFlightWithRepoForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/new`],
		publishForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/publish`],
		removeRepositoryForSecretForAuthenticatedUser: [`DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		repoMachinesForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/machines`],
		setRepositoriesForSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}/repositories`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories`],
		startForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/start`],
		stopForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/stop`],
		stopInOrganization: [`POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop`],
		updateForAuthenticatedUser: [`PATCH /user/codespaces/{codespace_name}`]
	},
	copilot: {
		addCopilotSeatsForTeams: [`POST /orgs/{org}/copilot/billing/selected_teams`],
		addCopilotSeatsForUsers: [`POST /orgs/{org}/copilot/billing/selected_users`],
		cancelCopilotSeatAssignmentForTeams: [`DELETE /orgs/{org}/copilot/billing/selected_teams`],
		cancelCopilotSeatAssignmentForUsers: [`DELETE /orgs/{org}/copilot/billing/selected_users`],
		copilotMetricsForOrganization: [`GET /orgs/{org}/copilot/metrics`],
		copilotMetricsForTeam: [`GET /orgs/{org}/team/{team_slug}/copilot/metrics`],
		getCopilotOrganizationDetails: [`GET /orgs/{org}/copilot/billing`],
		getCopilotSeatDetailsForUser: [`GET /orgs/{org}/members/{username}/copilot`],
		listCopilotSeats: [`GET /orgs/{org}/copilot/billing/seats`]
	},
	credentials: { revoke: [`POST /credentials/revoke`] },
	dependabot: {
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/dependabot/secrets/{secret_name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		getAlert: [`GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}`],
		getOrgPublicKey: [`GET /orgs/{org}/dependabot/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/dependabot/secrets/{secret_name}`],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/dependabot/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		listAlertsForEnterprise: [`GET /enterprises/{enterprise}/dependabot/alerts`],
		listAlertsForOrg: [`GET /orgs/{org}/dependabot/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/dependabot/alerts`],
		listOrgSecrets: [`GET /orgs/{org}/dependabot/secrets`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/dependabot/secrets`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}`],
		repositoryAccessForOrg: [`GET /organizations/{org}/dependabot/repository-access`],
		setRepositoryAccessDefaultLevel: [`PUT /organizations/{org}/dependabot/repository-access/default-level`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}`],
		updateRepositoryAccessForOrg: [`PATCH /organizations/{org}/dependabot/repository-access`]
	},
	dependencyGraph: {
		createRepositorySnapshot: [`POST /repos/{owner}/{repo}/dependency-graph/snapshots`],
		diffRange: [`GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}`],
		exportSbom: [`GET /repos/{owner}/{repo}/dependency-graph/sbom`]
	},
	emojis: { get: [`GET /emojis`] },
	enterpriseTeamMemberships: {
		add: [`PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`],
		bulkAdd: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add`],
		bulkRemove: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove`],
		get: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`],
		list: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships`],
		remove: [`DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`]
	},
	enterpriseTeamOrganizations: {
		add: [`PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		bulkAdd: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add`],
		bulkRemove: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove`],
		delete: [`DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		getAssignment: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		getAssignments: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations`]
	},
	enterpriseTeams: {
		create: [`POST /enterprises/{enterprise}/teams`],
		delete: [`DELETE /enterprises/{enterprise}/teams/{team_slug}`],
		get: [`GET /enterprises/{enterprise}/teams/{team_slug}`],
		list: [`GET /enterprises/{enterprise}/teams`],
		update: [`PATCH /enterprises/{enterprise}/teams/{team_slug}`]
	},
	gists: {
		checkIsStarred: [`GET /gists/{gist_id}/star`],
		create: [`POST /gists`],
		createComment: [`POST /gists/{gist_id}/comments`],
		delete: [`DELETE /gists/{gist_id}`],
		deleteComment: [`DELETE /gists/{gist_id}/comments/{comment_id}`],
		fork: [`POST /gists/{gist_id}/forks`],
		get: [`GET /gists/{gist_id}`],
		getComment: [`GET /gists/{gist_id}/comments/{comment_id}`],
		getRevision: [`GET /gists/{gist_id}/{sha}`],
		list: [`GET /gists`],
		listComments: [`GET /gists/{gist_id}/comments`],
		listCommits: [`GET /gists/{gist_id}/commits`],
		listForUser: [`GET /users/{username}/gists`],
		listForks: [`GET /gists/{gist_id}/forks`],
		listPublic: [`GET /gists/public`],
		listStarred: [`GET /gists/starred`],
		star: [`PUT /gists/{gist_id}/star`],
		unstar: [`DELETE /gists/{gist_id}/star`],
		update: [`PATCH /gists/{gist_id}`],
		updateComment: [`PATCH /gists/{gist_id}/comments/{comment_id}`]
	},
	git: {
		createBlob: [`POST /repos/{owner}/{repo}/git/blobs`],
		createCommit: [`POST /repos/{owner}/{repo}/git/commits`],
		createRef: [`POST /repos/{owner}/{repo}/git/refs`],
		createTag: [`POST /repos/{owner}/{repo}/git/tags`],
		createTree: [`POST /repos/{owner}/{repo}/git/trees`],
		deleteRef: [`DELETE /repos/{owner}/{repo}/git/refs/{ref}`],
		getBlob: [`GET /repos/{owner}/{repo}/git/blobs/{file_sha}`],
		getCommit: [`GET /repos/{owner}/{repo}/git/commits/{commit_sha}`],
		getRef: [`GET /repos/{owner}/{repo}/git/ref/{ref}`],
		getTag: [`GET /repos/{owner}/{repo}/git/tags/{tag_sha}`],
		getTree: [`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`],
		listMatchingRefs: [`GET /repos/{owner}/{repo}/git/matching-refs/{ref}`],
		updateRef: [`PATCH /repos/{owner}/{repo}/git/refs/{ref}`]
	},
	gitignore: {
		getAllTemplates: [`GET /gitignore/templates`],
		getTemplate: [`GET /gitignore/templates/{name}`]
	},
	hostedCompute: {
		createNetworkConfigurationForOrg: [`POST /orgs/{org}/settings/network-configurations`],
		deleteNetworkConfigurationFromOrg: [`DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}`],
		getNetworkConfigurationForOrg: [`GET /orgs/{org}/settings/network-configurations/{network_configuration_id}`],
		getNetworkSettingsForOrg: [`GET /orgs/{org}/settings/network-settings/{network_settings_id}`],
		listNetworkConfigurationsForOrg: [`GET /orgs/{org}/settings/network-configurations`],
		updateNetworkConfigurationForOrg: [`PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}`]
	},
	interactions: {
		getRestrictionsForAuthenticatedUser: [`GET /user/interaction-limits`],
		getRestrictionsForOrg: [`GET /orgs/{org}/interaction-limits`],
		getRestrictionsForRepo: [`GET /repos/{owner}/{repo}/interaction-limits`],
		getRestrictionsForYourPublicRepos: [
			`GET /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `getRestrictionsForAuthenticatedUser`] }
		],
		removeRestrictionsForAuthenticatedUser: [`DELETE /user/interaction-limits`],
		removeRestrictionsForOrg: [`DELETE /orgs/{org}/interaction-limits`],
		removeRestrictionsForRepo: [`DELETE /repos/{owner}/{repo}/interaction-limits`],
		removeRestrictionsForYourPublicRepos: [
			`DELETE /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `removeRestrictionsForAuthenticatedUser`] }
		],
		setRestrictionsForAuthenticatedUser: [`PUT /user/interaction-limits`],
		setRestrictionsForOrg: [`PUT /orgs/{org}/interaction-limits`],
		setRestrictionsForRepo: [`PUT /repos/{owner}/{repo}/interaction-limits`],
		setRestrictionsForYourPublicRepos: [
			`PUT /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `setRestrictionsForAuthenticatedUser`] }
		]
	},
	issues: {
		addAssignees: [`POST /repos/{owner}/{repo}/issues/{issue_number}/assignees`],
		addBlockedByDependency: [`POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by`],
		addLabels: [`POST /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		addSubIssue: [`POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues`],
		checkUserCanBeAssigned: [`GET /repos/{owner}/{repo}/assignees/{assignee}`],
		checkUserCanBeAssignedToIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}`],
		create: [`POST /repos/{owner}/{repo}/issues`],
		createComment: [`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		createLabel: [`POST /repos/{owner}/{repo}/labels`],
		createMilestone: [`POST /repos/{owner}/{repo}/milestones`],
		deleteComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		deleteLabel: [`DELETE /repos/{owner}/{repo}/labels/{name}`],
		deleteMilestone: [`DELETE /repos/{owner}/{repo}/milestones/{milestone_number}`],
		get: [`GET /repos/{owner}/{repo}/issues/{issue_number}`],
		getComment: [`GET /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		getEvent: [`GET /repos/{owner}/{repo}/issues/events/{event_id}`],
		getLabel: [`GET /repos/{owner}/{repo}/labels/{name}`],
		getMilestone: [`GET /repos/{owner}/{repo}/milestones/{milestone_number}`],
		getParent: [`GET /repos/{owner}/{repo}/issues/{issue_number}/parent`],
		list: [`GET /issues`],
		listAssignees: [`GET /repos/{owner}/{repo}/assignees`],
		listComments: [`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		listCommentsForRepo: [`GET /repos/{owner}/{repo}/issues/comments`],
		listDependenciesBlockedBy: [`GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by`],
		listDependenciesBlocking: [`GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking`],
		listEvents: [`GET /repos/{owner}/{repo}/issues/{issue_number}/events`],
		listEventsForRepo: [`GET /repos/{owner}/{repo}/issues/events`],
		listEventsForTimeline: [`GET /repos/{owner}/{repo}/issues/{issue_number}/timeline`],
		listForAuthenticatedUser: [`GET /user/issues`],
		listForOrg: [`GET /orgs/{org}/issues`],
		listForRepo: [`GET /repos/{owner}/{repo}/issues`],
		listLabelsForMilestone: [`GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels`],
		listLabelsForRepo: [`GET /repos/{owner}/{repo}/labels`],
		listLabelsOnIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		listMilestones: [`GET /repos/{owner}/{repo}/milestones`],
		listSubIssues: [`GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues`],
		lock: [`PUT /repos/{owner}/{repo}/issues/{issue_number}/lock`],
		removeAllLabels: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		removeAssignees: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees`],
		removeDependencyBlockedBy: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}`],
		removeLabel: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}`],
		removeSubIssue: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue`],
		reprioritizeSubIssue: [`PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority`],
		setLabels: [`PUT /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		unlock: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock`],
		update: [`PATCH /repos/{owner}/{repo}/issues/{issue_number}`],
		updateComment: [`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		updateLabel: [`PATCH /repos/{owner}/{repo}/labels/{name}`],
		updateMilestone: [`PATCH /repos/{owner}/{repo}/milestones/{milestone_number}`]
	},
	licenses: {
		get: [`GET /licenses/{license}`],
		getAllCommonlyUsed: [`GET /licenses`],
		getForRepo: [`GET /repos/{owner}/{repo}/license`]
	},
	markdown: {
		render: [`POST /markdown`],
		renderRaw: [`POST /markdown/raw`, { headers: { "content-type": `text/plain; charset=utf-8` } }]
	},
	meta: {
		get: [`GET /meta`],
		getAllVersions: [`GET /versions`],
		getOctocat: [`GET /octocat`],
		getZen: [`GET /zen`],
		root: [`GET /`]
	},
	migrations: {
		deleteArchiveForAuthenticatedUser: [`DELETE /user/migrations/{migration_id}/archive`],
		deleteArchiveForOrg: [`DELETE /orgs/{org}/migrations/{migration_id}/archive`],
		downloadArchiveForOrg: [`GET /orgs/{org}/migrations/{migration_id}/archive`],
		getArchiveForAuthenticatedUser: [`GET /user/migrations/{migration_id}/archive`],
		getStatusForAuthenticatedUser: [`GET /user/migrations/{migration_id}`],
		getStatusForOrg: [`GET /orgs/{org}/migrations/{migration_id}`],
		listForAuthenticatedUser: [`GET /user/migrations`],
		listForOrg: [`GET /orgs/{org}/migrations`],
		listReposForAuthenticatedUser: [`GET /user/migrations/{migration_id}/repositories`],
		listReposForOrg: [`GET /orgs/{org}/migrations/{migration_id}/repositories`],
		listReposForUser: [
			`GET /user/migrations/{migration_id}/repositories`,
			{},
			{ renamed: [`migrations`, `listReposForAuthenticatedUser`] }
		],
		startForAuthenticatedUser: [`POST /user/migrations`],
		startForOrg: [`POST /orgs/{org}/migrations`],
		unlockRepoForAuthenticatedUser: [`DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock`],
		unlockRepoForOrg: [`DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock`]
	},
	oidc: {
		getOidcCustomSubTemplateForOrg: [`GET /orgs/{org}/actions/oidc/customization/sub`],
		updateOidcCustomSubTemplateForOrg: [`PUT /orgs/{org}/actions/oidc/customization/sub`]
	},
	orgs: {
		addSecurityManagerTeam: [
			`PUT /orgs/{org}/security-managers/teams/{team_slug}`,
			{},
			{ deprecated: `octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team` }
		],
		assignTeamToOrgRole: [`PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}`],
		assignUserToOrgRole: [`PUT /orgs/{org}/organization-roles/users/{username}/{role_id}`],
		blockUser: [`PUT /orgs/{org}/blocks/{username}`],
		cancelInvitation: [`DELETE /orgs/{org}/invitations/{invitation_id}`],
		checkBlockedUser: [`GET /orgs/{org}/blocks/{username}`],
		checkMembershipForUser: [`GET /orgs/{org}/members/{username}`],
		checkPublicMembershipForUser: [`GET /orgs/{org}/public_members/{username}`],
		convertMemberToOutsideCollaborator: [`PUT /orgs/{org}/outside_collaborators/{username}`],
		createArtifactStorageRecord: [`POST /orgs/{org}/artifacts/metadata/storage-record`],
		createInvitation: [`POST /orgs/{org}/invitations`],
		createIssueType: [`POST /orgs/{org}/issue-types`],
		createWebhook: [`POST /orgs/{org}/hooks`],
		customPropertiesForOrgsCreateOrUpdateOrganizationValues: [`PATCH /organizations/{org}/org-properties/values`],
		customPropertiesForOrgsGetOrganizationValues: [`GET /organizations/{org}/org-properties/values`],
		customPropertiesForReposCreateOrUpdateOrganizationDefinition: [`PUT /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposCreateOrUpdateOrganizationDefinitions: [`PATCH /orgs/{org}/properties/schema`],
		customPropertiesForReposCreateOrUpdateOrganizationValues: [`PATCH /orgs/{org}/properties/values`],
		customPropertiesForReposDeleteOrganizationDefinition: [`DELETE /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposGetOrganizationDefinition: [`GET /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposGetOrganizationDefinitions: [`GET /orgs/{org}/properties/schema`],
		customPropertiesForReposGetOrganizationValues: [`GET /orgs/{org}/properties/values`],
		delete: [`DELETE /orgs/{org}`],
		deleteAttestationsBulk: [`POST /orgs/{org}/attestations/delete-request`],
		deleteAttestationsById: [`DELETE /orgs/{org}/attestations/{attestation_id}`],
		deleteAttestationsBySubjectDigest: [`DELETE /orgs/{org}/attestations/digest/{subject_digest}`],
		deleteIssueType: [`DELETE /orgs/{org}/issue-types/{issue_type_id}`],
		deleteWebhook: [`DELETE /orgs/{org}/hooks/{hook_id}`],
		disableSelectedRepositoryImmutableReleasesOrganization: [`DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}`],
		enableSelectedRepositoryImmutableReleasesOrganization: [`PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}`],
		get: [`GET /orgs/{org}`],
		getImmutableReleasesSettings: [`GET /orgs/{org}/settings/immutable-releases`],
		getImmutableReleasesSettingsRepositories: [`GET /orgs/{org}/settings/immutable-releases/repositories`],
		getMembershipForAuthenticatedUser: [`GET /user/memberships/orgs/{org}`],
		getMembershipForUser: [`GET /orgs/{org}/memberships/{username}`],
		getOrgRole: [`GET /orgs/{org}/organization-roles/{role_id}`],
		getOrgRulesetHistory: [`GET /orgs/{org}/rulesets/{ruleset_id}/history`],
		getOrgRulesetVersion: [`GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}`],
		getWebhook: [`GET /orgs/{org}/hooks/{hook_id}`],
		getWebhookConfigForOrg: [`GET /orgs/{org}/hooks/{hook_id}/config`],
		getWebhookDelivery: [`GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}`],
		list: [`GET /organizations`],
		listAppInstallations: [`GET /orgs/{org}/installations`],
		listArtifactStorageRecords: [`GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records`],
		listAttestationRepositories: [`GET /orgs/{org}/attestations/repositories`],
		listAttestations: [`GET /orgs/{org}/attestations/{subject_digest}`],
		listAttestationsBulk: [`POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}`],
		listBlockedUsers: [`GET /orgs/{org}/blocks`],
		listFailedInvitations: [`GET /orgs/{org}/failed_invitations`],
		listForAuthenticatedUser: [`GET /user/orgs`],
		listForUser: [`GET /users/{username}/orgs`],
		listInvitationTeams: [`GET /orgs/{org}/invitations/{invitation_id}/teams`],
		listIssueTypes: [`GET /orgs/{org}/issue-types`],
		listMembers: [`GET /orgs/{org}/members`],
		listMembershipsForAuthenticatedUser: [`GET /user/memberships/orgs`],
		listOrgRoleTeams: [`GET /orgs/{org}/organization-roles/{role_id}/teams`],
		listOrgRoleUsers: [`GET /orgs/{org}/organization-roles/{role_id}/users`],
		listOrgRoles: [`GET /orgs/{org}/organization-roles`],
		listOrganizationFineGrainedPermissions: [`GET /orgs/{org}/organization-fine-grained-permissions`],
		listOutsideCollaborators: [`GET /orgs/{org}/outside_collaborators`],
		listPatGrantRepositories: [`GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories`],
		listPatGrantRequestRepositories: [`GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories`],
		listPatGrantRequests: [`GET /orgs/{org}/personal-access-token-requests`],
		listPatGrants: [`GET /orgs/{org}/personal-access-tokens`],
		listPendingInvitations: [`GET /orgs/{org}/invitations`],
		listPublicMembers: [`GET /orgs/{org}/public_members`],
		listSecurityManagerTeams: [
			`GET /orgs/{org}/security-managers`,
			{},
			{ deprecated: `octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams` }
		],
		listWebhookDeliveries: [`GET /orgs/{org}/hooks/{hook_id}/deliveries`],
		listWebhooks: [`GET /orgs/{org}/hooks`],
		pingWebhook: [`POST /orgs/{org}/hooks/{hook_id}/pings`],
		redeliverWebhookDelivery: [`POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts`],
		removeMember: [`DELETE /orgs/{org}/members/{username}`],
		removeMembershipForUser: [`DELETE /orgs/{org}/memberships/{username}`],
		removeOutsideCollaborator: [`DELETE /orgs/{org}/outside_collaborators/{username}`],
		removePublicMembershipForAuthenticatedUser: [`DELETE /orgs/{org}/public_members/{username}`],
		removeSecurityManagerTeam: [
			`DELETE /orgs/{org}/security-managers/teams/{team_slug}`,
			{},
			{ deprecated: `octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team` }
		],
		reviewPatGrantRequest: [`POST /orgs/{org}/personal-access-token-requests/{pat_request_id}`],
		reviewPatGrantRequestsInBulk: [`POST /orgs/{org}/personal-access-token-requests`],
		revokeAllOrgRolesTeam: [`DELETE /orgs/{org}/organization-roles/teams/{team_slug}`],
		revokeAllOrgRolesUser: [`DELETE /orgs/{org}/organization-roles/users/{username}`],
		revokeOrgRoleTeam: [`DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}`],
		revokeOrgRoleUser: [`DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}`],
		setImmutableReleasesSettings: [`PUT /orgs/{org}/settings/immutable-releases`],
		setImmutableReleasesSettingsRepositories: [`PUT /orgs/{org}/settings/immutable-releases/repositories`],
		setMembershipForUser: [`PUT /orgs/{org}/memberships/{username}`],
		setPublicMembershipForAuthenticatedUser: [`PUT /orgs/{org}/public_members/{username}`],
		unblockUser: [`DELETE /orgs/{org}/blocks/{username}`],
		update: [`PATCH /orgs/{org}`],
		updateIssueType: [`PUT /orgs/{org}/issue-types/{issue_type_id}`],
		updateMembershipForAuthenticatedUser: [`PATCH /user/memberships/orgs/{org}`],
		updatePatAccess: [`POST /orgs/{org}/personal-access-tokens/{pat_id}`],
		updatePatAccesses: [`POST /orgs/{org}/personal-access-tokens`],
		updateWebhook: [`PATCH /orgs/{org}/hooks/{hook_id}`],
		updateWebhookConfigForOrg: [`PATCH /orgs/{org}/hooks/{hook_id}/config`]
	},
	packages: {
		deletePackageForAuthenticatedUser: [`DELETE /user/packages/{package_type}/{package_name}`],
		deletePackageForOrg: [`DELETE /orgs/{org}/packages/{package_type}/{package_name}`],
		deletePackageForUser: [`DELETE /users/{username}/packages/{package_type}/{package_name}`],
		deletePackageVersionForAuthenticatedUser: [`DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		deletePackageVersionForOrg: [`DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		deletePackageVersionForUser: [`DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getAllPackageVersionsForAPackageOwnedByAnOrg: [
			`GET /orgs/{org}/packages/{package_type}/{package_name}/versions`,
			{},
			{ renamed: [`packages`, `getAllPackageVersionsForPackageOwnedByOrg`] }
		],
		getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
			`GET /user/packages/{package_type}/{package_name}/versions`,
			{},
			{ renamed: [`packages`, `getAllPackageVersionsForPackageOwnedByAuthenticatedUser`] }
		],
		getAllPackageVersionsForPackageOwnedByAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}/versions`],
		getAllPackageVersionsForPackageOwnedByOrg: [`GET /orgs/{org}/packages/{package_type}/{package_name}/versions`],
		getAllPackageVersionsForPackageOwnedByUser: [`GET /users/{username}/packages/{package_type}/{package_name}/versions`],
		getPackageForAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}`],
		getPackageForOrganization: [`GET /orgs/{org}/packages/{package_type}/{package_name}`],
		getPackageForUser: [`GET /users/{username}/packages/{package_type}/{package_name}`],
		getPackageVersionForAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getPackageVersionForOrganization: [`GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getPackageVersionForUser: [`GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		listDockerMigrationConflictingPackagesForAuthenticatedUser: [`GET /user/docker/conflicts`],
		listDockerMigrationConflictingPackagesForOrganization: [`GET /orgs/{org}/docker/conflicts`],
		listDockerMigrationConflictingPackagesForUser: [`GET /users/{username}/docker/conflicts`],
		listPackagesForAuthenticatedUser: [`GET /user/packages`],
		listPackagesForOrganization: [`GET /orgs/{org}/packages`],
		listPackagesForUser: [`GET /users/{username}/packages`],
		restorePackageForAuthenticatedUser: [`POST /user/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageForOrg: [`POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageForUser: [`POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageVersionForAuthenticatedUser: [`POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`],
		restorePackageVersionForOrg: [`POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`],
		restorePackageVersionForUser: [`POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`]
	},
	privateRegistries: {
		createOrgPrivateRegistry: [`POST /orgs/{org}/private-registries`],
		deleteOrgPrivateRegistry: [`DELETE /orgs/{org}/private-registries/{secret_name}`],
		getOrgPrivateRegistry: [`GET /orgs/{org}/private-registries/{secret_name}`],
		getOrgPublicKey: [`GET /orgs/{org}/private-registries/public-key`],
		listOrgPrivateRegistries: [`GET /orgs/{org}/private-registries`],
		updateOrgPrivateRegistry: [`PATCH /orgs/{org}/private-registries/{secret_name}`]
	},
	projects: {
		addItemForOrg: [`POST /orgs/{org}/projectsV2/{project_number}/items`],
		addItemForUser: [`POST /users/{username}/projectsV2/{project_number}/items`],
		deleteItemForOrg: [`DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		deleteItemForUser: [`DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}`],
		getFieldForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}`],
		getFieldForUser: [`GET /users/{username}/projectsV2/{project_number}/fields/{field_id}`],
		getForOrg: [`GET /orgs/{org}/projectsV2/{project_number}`],
		getForUser: [`GET /users/{username}/projectsV2/{project_number}`],
		getOrgItem: [`GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		getUserItem: [`GET /users/{username}/projectsV2/{project_number}/items/{item_id}`],
		listFieldsForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/fields`],
		listFieldsForUser: [`GET /users/{username}/projectsV2/{project_number}/fields`],
		listForOrg: [`GET /orgs/{org}/projectsV2`],
		listForUser: [`GET /users/{username}/projectsV2`],
		listItemsForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/items`],
		listItemsForUser: [`GET /users/{username}/projectsV2/{project_number}/items`],
		updateItemForOrg: [`PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		updateItemForUser: [`PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}`]
	},
	pulls: {
		checkIfMerged: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/merge`],
		create: [`POST /repos/{owner}/{repo}/pulls`],
		createReplyForReviewComment: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies`],
		createReview: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews`],
		createReviewComment: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/comments`],
		deletePendingReview: [`DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		deleteReviewComment: [`DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}`],
		dismissReview: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals`],
		get: [`GET /repos/{owner}/{repo}/pulls/{pull_number}`],
		getReview: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		getReviewComment: [`GET /repos/{owner}/{repo}/pulls/comments/{comment_id}`],
		list: [`GET /repos/{owner}/{repo}/pulls`],
		listCommentsForReview: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments`],
		listCommits: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/commits`],
		listFiles: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/files`],
		listRequestedReviewers: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		listReviewComments: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/comments`],
		listReviewCommentsForRepo: [`GET /repos/{owner}/{repo}/pulls/comments`],
		listReviews: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews`],
		merge: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge`],
		removeRequestedReviewers: [`DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		requestReviewers: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		submitReview: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events`],
		update: [`PATCH /repos/{owner}/{repo}/pulls/{pull_number}`],
		updateBranch: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch`],
		updateReview: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		updateReviewComment: [`PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}`]
	},
	rateLimit: { get: [`GET /rate_limit`] },
	reactions: {
		createForCommitComment: [`POST /repos/{owner}/{repo}/comments/{comment_id}/reactions`],
		createForIssue: [`POST /repos/{owner}/{repo}/issues/{issue_number}/reactions`],
		createForIssueComment: [`POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`],
		createForPullRequestReviewComment: [`POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions`],
		createForRelease: [`POST /repos/{owner}/{repo}/releases/{release_id}/reactions`],
		createForTeamDiscussionCommentInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions`],
		createForTeamDiscussionInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions`],
		deleteForCommitComment: [`DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForIssue: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}`],
		deleteForIssueComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForPullRequestComment: [`DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForRelease: [`DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}`],
		deleteForTeamDiscussion: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}`],
		deleteForTeamDiscussionComment: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}`],
		listForCommitComment: [`GET /repos/{owner}/{repo}/comments/{comment_id}/reactions`],
		listForIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/reactions`],
		listForIssueComment: [`GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`],
		listForPullRequestReviewComment: [`GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions`],
		listForRelease: [`GET /repos/{owner}/{repo}/releases/{release_id}/reactions`],
		listForTeamDiscussionCommentInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions`],
		listForTeamDiscussionInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions`]
	},
	repos: {
		acceptInvitation: [
			`PATCH /user/repository_invitations/{invitation_id}`,
			{},
			{ renamed: [`repos`, `acceptInvitationForAuthenticatedUser`] }
		],
		acceptInvitationForAuthenticatedUser: [`PATCH /user/repository_invitations/{invitation_id}`],
		addAppAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		addCollaborator: [`PUT /repos/{owner}/{repo}/collaborators/{username}`],
		addStatusCheckContexts: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		addTeamAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		addUserAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		cancelPagesDeployment: [`POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel`],
		checkAutomatedSecurityFixes: [`GET /repos/{owner}/{repo}/automated-security-fixes`],
		checkCollaborator: [`GET /repos/{owner}/{repo}/collaborators/{username}`],
		checkImmutableReleases: [`GET /repos/{owner}/{repo}/immutable-releases`],
		checkPrivateVulnerabilityReporting: [`GET /repos/{owner}/{repo}/private-vulnerability-reporting`],
		checkVulnerabilityAlerts: [`GET /repos/{owner}/{repo}/vulnerability-alerts`],
		codeownersErrors: [`GET /repos/{owner}/{repo}/codeowners/errors`],
		compareCommits: [`GET /repos/{owner}/{repo}/compare/{base}...{head}`],
		compareCommitsWithBasehead: [`GET /repos/{owner}/{repo}/compare/{basehead}`],
		createAttestation: [`POST /repos/{owner}/{repo}/attestations`],
		createAutolink: [`POST /repos/{owner}/{repo}/autolinks`],
		createCommitComment: [`POST /repos/{owner}/{repo}/commits/{commit_sha}/comments`],
		createCommitSignatureProtection: [`POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		createCommitStatus: [`POST /repos/{owner}/{repo}/statuses/{sha}`],
		createDeployKey: [`POST /repos/{owner}/{repo}/keys`],
		createDeployment: [`POST /repos/{owner}/{repo}/deployments`],
		createDeploymentBranchPolicy: [`POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies`],
		createDeploymentProtectionRule: [`POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules`],
		createDeploymentStatus: [`POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`],
		createDispatchEvent: [`POST /repos/{owner}/{repo}/dispatches`],
		createForAuthenticatedUser: [`POST /user/repos`],
		createFork: [`POST /repos/{owner}/{repo}/forks`],
		createInOrg: [`POST /orgs/{org}/repos`],
		createOrUpdateEnvironment: [`PUT /repos/{owner}/{repo}/environments/{environment_name}`],
		createOrUpdateFileContents: [`PUT /repos/{owner}/{repo}/contents/{path}`],
		createOrgRuleset: [`POST /orgs/{org}/rulesets`],
		createPagesDeployment: [`POST /repos/{owner}/{repo}/pages/deployments`],
		createPagesSite: [`POST /repos/{owner}/{repo}/pages`],
		createRelease: [`POST /repos/{owner}/{repo}/releases`],
		createRepoRuleset: [`POST /repos/{owner}/{repo}/rulesets`],
		createUsingTemplate: [`POST /repos/{template_owner}/{template_repo}/generate`],
		createWebhook: [`POST /repos/{owner}/{repo}/hooks`],
		customPropertiesForReposCreateOrUpdateRepositoryValues: [`PATCH /repos/{owner}/{repo}/properties/values`],
		customPropertiesForReposGetRepositoryValues: [`GET /repos/{owner}/{repo}/properties/values`],
		declineInvitation: [
			`DELETE /user/repository_invitations/{invitation_id}`,
			{},
			{ renamed: [`repos`, `declineInvitationForAuthenticatedUser`] }
		],
		declineInvitationForAuthenticatedUser: [`DELETE /user/repository_invitations/{invitation_id}`],
		delete: [`DELETE /repos/{owner}/{repo}`],
		deleteAccessRestrictions: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions`],
		deleteAdminBranchProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		deleteAnEnvironment: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}`],
		deleteAutolink: [`DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}`],
		deleteBranchProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection`],
		deleteCommitComment: [`DELETE /repos/{owner}/{repo}/comments/{comment_id}`],
		deleteCommitSignatureProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		deleteDeployKey: [`DELETE /repos/{owner}/{repo}/keys/{key_id}`],
		deleteDeployment: [`DELETE /repos/{owner}/{repo}/deployments/{deployment_id}`],
		deleteDeploymentBranchPolicy: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		deleteFile: [`DELETE /repos/{owner}/{repo}/contents/{path}`],
		deleteInvitation: [`DELETE /repos/{owner}/{repo}/invitations/{invitation_id}`],
		deleteOrgRuleset: [`DELETE /orgs/{org}/rulesets/{ruleset_id}`],
		deletePagesSite: [`DELETE /repos/{owner}/{repo}/pages`],
		deletePullRequestReviewProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		deleteRelease: [`DELETE /repos/{owner}/{repo}/releases/{release_id}`],
		deleteReleaseAsset: [`DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		deleteRepoRuleset: [`DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		deleteWebhook: [`DELETE /repos/{owner}/{repo}/hooks/{hook_id}`],
		disableAutomatedSecurityFixes: [`DELETE /repos/{owner}/{repo}/automated-security-fixes`],
		disableDeploymentProtectionRule: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}`],
		disableImmutableReleases: [`DELETE /repos/{owner}/{repo}/immutable-releases`],
		disablePrivateVulnerabilityReporting: [`DELETE /repos/{owner}/{repo}/private-vulnerability-reporting`],
		disableVulnerabilityAlerts: [`DELETE /repos/{owner}/{repo}/vulnerability-alerts`],
		downloadArchive: [
			`GET /repos/{owner}/{repo}/zipball/{ref}`,
			{},
			{ renamed: [`repos`, `downloadZipballArchive`] }
		],
		downloadTarballArchive: [`GET /repos/{owner}/{repo}/tarball/{ref}`],
		downloadZipballArchive: [`GET /repos/{owner}/{repo}/zipball/{ref}`],
		enableAutomatedSecurityFixes: [`PUT /repos/{owner}/{repo}/automated-security-fixes`],
		enableImmutableReleases: [`PUT /repos/{owner}/{repo}/immutable-releases`],
		enablePrivateVulnerabilityReporting: [`PUT /repos/{owner}/{repo}/private-vulnerability-reporting`],
		enableVulnerabilityAlerts: [`PUT /repos/{owner}/{repo}/vulnerability-alerts`],
		generateReleaseNotes: [`POST /repos/{owner}/{repo}/releases/generate-notes`],
		get: [`GET /repos/{owner}/{repo}`],
		getAccessRestrictions: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions`],
		getAdminBranchProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		getAllDeploymentProtectionRules: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules`],
		getAllEnvironments: [`GET /repos/{owner}/{repo}/environments`],
		getAllStatusCheckContexts: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`],
		getAllTopics: [`GET /repos/{owner}/{repo}/topics`],
		getAppsWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`],
		getAutolink: [`GET /repos/{owner}/{repo}/autolinks/{autolink_id}`],
		getBranch: [`GET /repos/{owner}/{repo}/branches/{branch}`],
		getBranchProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection`],
		getBranchRules: [`GET /repos/{owner}/{repo}/rules/branches/{branch}`],
		getClones: [`GET /repos/{owner}/{repo}/traffic/clones`],
		getCodeFrequencyStats: [`GET /repos/{owner}/{repo}/stats/code_frequency`],
		getCollaboratorPermissionLevel: [`GET /repos/{owner}/{repo}/collaborators/{username}/permission`],
		getCombinedStatusForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/status`],
		getCommit: [`GET /repos/{owner}/{repo}/commits/{ref}`],
		getCommitActivityStats: [`GET /repos/{owner}/{repo}/stats/commit_activity`],
		getCommitComment: [`GET /repos/{owner}/{repo}/comments/{comment_id}`],
		getCommitSignatureProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		getCommunityProfileMetrics: [`GET /repos/{owner}/{repo}/community/profile`],
		getContent: [`GET /repos/{owner}/{repo}/contents/{path}`],
		getContributorsStats: [`GET /repos/{owner}/{repo}/stats/contributors`],
		getCustomDeploymentProtectionRule: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}`],
		getDeployKey: [`GET /repos/{owner}/{repo}/keys/{key_id}`],
		getDeployment: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}`],
		getDeploymentBranchPolicy: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		getDeploymentStatus: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}`],
		getEnvironment: [`GET /repos/{owner}/{repo}/environments/{environment_name}`],
		getLatestPagesBuild: [`GET /repos/{owner}/{repo}/pages/builds/latest`],
		getLatestRelease: [`GET /repos/{owner}/{repo}/releases/latest`],
		getOrgRuleSuite: [`GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}`],
		getOrgRuleSuites: [`GET /orgs/{org}/rulesets/rule-suites`],
		getOrgRuleset: [`GET /orgs/{org}/rulesets/{ruleset_id}`],
		getOrgRulesets: [`GET /orgs/{org}/rulesets`],
		getPages: [`GET /repos/{owner}/{repo}/pages`],
		getPagesBuild: [`GET /repos/{owner}/{repo}/pages/builds/{build_id}`],
		getPagesDeployment: [`GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}`],
		getPagesHealthCheck: [`GET /repos/{owner}/{repo}/pages/health`],
		getParticipationStats: [`GET /repos/{owner}/{repo}/stats/participation`],
		getPullRequestReviewProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		getPunchCardStats: [`GET /repos/{owner}/{repo}/stats/punch_card`],
		getReadme: [`GET /repos/{owner}/{repo}/readme`],
		getReadmeInDirectory: [`GET /repos/{owner}/{repo}/readme/{dir}`],
		getRelease: [`GET /repos/{owner}/{repo}/releases/{release_id}`],
		getReleaseAsset: [`GET /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		getReleaseByTag: [`GET /repos/{owner}/{repo}/releases/tags/{tag}`],
		getRepoRuleSuite: [`GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}`],
		getRepoRuleSuites: [`GET /repos/{owner}/{repo}/rulesets/rule-suites`],
		getRepoRuleset: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		getRepoRulesetHistory: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history`],
		getRepoRulesetVersion: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}`],
		getRepoRulesets: [`GET /repos/{owner}/{repo}/rulesets`],
		getStatusChecksProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		getTeamsWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`],
		getTopPaths: [`GET /repos/{owner}/{repo}/traffic/popular/paths`],
		getTopReferrers: [`GET /repos/{owner}/{repo}/traffic/popular/referrers`],
		getUsersWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`],
		getViews: [`GET /repos/{owner}/{repo}/traffic/views`],
		getWebhook: [`GET /repos/{owner}/{repo}/hooks/{hook_id}`],
		getWebhookConfigForRepo: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/config`],
		getWebhookDelivery: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}`],
		listActivities: [`GET /repos/{owner}/{repo}/activity`],
		listAttestations: [`GET /repos/{owner}/{repo}/attestations/{subject_digest}`],
		listAutolinks: [`GET /repos/{owner}/{repo}/autolinks`],
		listBranches: [`GET /repos/{owner}/{repo}/branches`],
		listBranchesForHeadCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head`],
		listCollaborators: [`GET /repos/{owner}/{repo}/collaborators`],
		listCommentsForCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/comments`],
		listCommitCommentsForRepo: [`GET /repos/{owner}/{repo}/comments`],
		listCommitStatusesForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/statuses`],
		listCommits: [`GET /repos/{owner}/{repo}/commits`],
		listContributors: [`GET /repos/{owner}/{repo}/contributors`],
		listCustomDeploymentRuleIntegrations: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps`],
		listDeployKeys: [`GET /repos/{owner}/{repo}/keys`],
		listDeploymentBranchPolicies: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies`],
		listDeploymentStatuses: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`],
		listDeployments: [`GET /repos/{owner}/{repo}/deployments`],
		listForAuthenticatedUser: [`GET /user/repos`],
		listForOrg: [`GET /orgs/{org}/repos`],
		listForUser: [`GET /users/{username}/repos`],
		listForks: [`GET /repos/{owner}/{repo}/forks`],
		listInvitations: [`GET /repos/{owner}/{repo}/invitations`],
		listInvitationsForAuthenticatedUser: [`GET /user/repository_invitations`],
		listLanguages: [`GET /repos/{owner}/{repo}/languages`],
		listPagesBuilds: [`GET /repos/{owner}/{repo}/pages/builds`],
		listPublic: [`GET /repositories`],
		listPullRequestsAssociatedWithCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls`],
		listReleaseAssets: [`GET /repos/{owner}/{repo}/releases/{release_id}/assets`],
		listReleases: [`GET /repos/{owner}/{repo}/releases`],
		listTags: [`GET /repos/{owner}/{repo}/tags`],
		listTeams: [`GET /repos/{owner}/{repo}/teams`],
		listWebhookDeliveries: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries`],
		listWebhooks: [`GET /repos/{owner}/{repo}/hooks`],
		merge: [`POST /repos/{owner}/{repo}/merges`],
		mergeUpstream: [`POST /repos/{owner}/{repo}/merge-upstream`],
		pingWebhook: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/pings`],
		redeliverWebhookDelivery: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts`],
		removeAppAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		removeCollaborator: [`DELETE /repos/{owner}/{repo}/collaborators/{username}`],
		removeStatusCheckContexts: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		removeStatusCheckProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		removeTeamAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		removeUserAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		renameBranch: [`POST /repos/{owner}/{repo}/branches/{branch}/rename`],
		replaceAllTopics: [`PUT /repos/{owner}/{repo}/topics`],
		requestPagesBuild: [`POST /repos/{owner}/{repo}/pages/builds`],
		setAdminBranchProtection: [`POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		setAppAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		setStatusCheckContexts: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		setTeamAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		setUserAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		testPushWebhook: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/tests`],
		transfer: [`POST /repos/{owner}/{repo}/transfer`],
		update: [`PATCH /repos/{owner}/{repo}`],
		updateBranchProtection: [`PUT /repos/{owner}/{repo}/branches/{branch}/protection`],
		updateCommitComment: [`PATCH /repos/{owner}/{repo}/comments/{comment_id}`],
		updateDeploymentBranchPolicy: [`PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		updateInformationAboutPagesSite: [`PUT /repos/{owner}/{repo}/pages`],
		updateInvitation: [`PATCH /repos/{owner}/{repo}/invitations/{invitation_id}`],
		updateOrgRuleset: [`PUT /orgs/{org}/rulesets/{ruleset_id}`],
		updatePullRequestReviewProtection: [`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		updateRelease: [`PATCH /repos/{owner}/{repo}/releases/{release_id}`],
		updateReleaseAsset: [`PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		updateRepoRuleset: [`PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		updateStatusCheckPotection: [
			`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`,
			{},
			{ renamed: [`repos`, `updateStatusCheckProtection`] }
		],
		updateStatusCheckProtection: [`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		updateWebhook: [`PATCH /repos/{owner}/{repo}/hooks/{hook_id}`],
		updateWebhookConfigForRepo: [`PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config`],
		uploadReleaseAsset: [`POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}`, { baseUrl: `https://uploads.github.com` }]
	},
	search: {
		code: [`GET /search/code`],
		commits: [`GET /search/commits`],
		issuesAndPullRequests: [`GET /search/issues`],
		labels: [`GET /search/labels`],
		repos: [`GET /search/repositories`],
		topics: [`GET /search/topics`],
		users: [`GET /search/users`]
	},
	secretScanning: {
		createPushProtectionBypass: [`POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses`],
		getAlert: [`GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}`],
		getScanHistory: [`GET /repos/{owner}/{repo}/secret-scanning/scan-history`],
		listAlertsForOrg: [`GET /orgs/{org}/secret-scanning/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/secret-scanning/alerts`],
		listLocationsForAlert: [`GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations`],
		listOrgPatternConfigs: [`GET /orgs/{org}/secret-scanning/pattern-configurations`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}`],
		updateOrgPatternConfigs: [`PATCH /orgs/{org}/secret-scanning/pattern-configurations`]
	},
	securityAdvisories: {
		createFork: [`POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks`],
		createPrivateVulnerabilityReport: [`POST /repos/{owner}/{repo}/security-advisories/reports`],
		createRepositoryAdvisory: [`POST /repos/{owner}/{repo}/security-advisories`],
		createRepositoryAdvisoryCveRequest: [`POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve`],
		getGlobalAdvisory: [`GET /advisories/{ghsa_id}`],
		getRepositoryAdvisory: [`GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}`],
		listGlobalAdvisories: [`GET /advisories`],
		listOrgRepositoryAdvisories: [`GET /orgs/{org}/security-advisories`],
		listRepositoryAdvisories: [`GET /repos/{owner}/{repo}/security-advisories`],
		updateRepositoryAdvisory: [`PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}`]
	},
	teams: {
		addOrUpdateMembershipForUserInOrg: [`PUT /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		addOrUpdateRepoPermissionsInOrg: [`PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		checkPermissionsForRepoInOrg: [`GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		create: [`POST /orgs/{org}/teams`],
		createDiscussionCommentInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`],
		createDiscussionInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions`],
		deleteDiscussionCommentInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		deleteDiscussionInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		deleteInOrg: [`DELETE /orgs/{org}/teams/{team_slug}`],
		getByName: [`GET /orgs/{org}/teams/{team_slug}`],
		getDiscussionCommentInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		getDiscussionInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		getMembershipForUserInOrg: [`GET /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		list: [`GET /orgs/{org}/teams`],
		listChildInOrg: [`GET /orgs/{org}/teams/{team_slug}/teams`],
		listDiscussionCommentsInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`],
		listDiscussionsInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions`],
		listForAuthenticatedUser: [`GET /user/teams`],
		listMembersInOrg: [`GET /orgs/{org}/teams/{team_slug}/members`],
		listPendingInvitationsInOrg: [`GET /orgs/{org}/teams/{team_slug}/invitations`],
		listReposInOrg: [`GET /orgs/{org}/teams/{team_slug}/repos`],
		removeMembershipForUserInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		removeRepoInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		updateDiscussionCommentInOrg: [`PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		updateDiscussionInOrg: [`PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		updateInOrg: [`PATCH /orgs/{org}/teams/{team_slug}`]
	},
	users: {
		addEmailForAuthenticated: [
			`POST /user/emails`,
			{},
			{ renamed: [`users`, `addEmailForAuthenticatedUser`] }
		],
		addEmailForAuthenticatedUser: [`POST /user/emails`],
		addSocialAccountForAuthenticatedUser: [`POST /user/social_accounts`],
		block: [`PUT /user/blocks/{username}`],
		checkBlocked: [`GET /user/blocks/{username}`],
		checkFollowingForUser: [`GET /users/{username}/following/{target_user}`],
		checkPersonIsFollowedByAuthenticated: [`GET /user/following/{username}`],
		createGpgKeyForAuthenticated: [
			`POST /user/gpg_keys`,
			{},
			{ renamed: [`users`, `createGpgKeyForAuthenticatedUser`] }
		],
		createGpgKeyForAuthenticatedUser: [`POST /user/gpg_keys`],
		createPublicSshKeyForAuthenticated: [
			`POST /user/keys`,
			{},
			{ renamed: [`users`, `createPublicSshKeyForAuthenticatedUser`] }
		],
		createPublicSshKeyForAuthenticatedUser: [`POST /user/keys`],
		createSshSigningKeyForAuthenticatedUser: [`POST /user/ssh_signing_keys`],
		deleteAttestationsBulk: [`POST /users/{username}/attestations/delete-request`],
		deleteAttestationsById: [`DELETE /users/{username}/attestations/{attestation_id}`],
		deleteAttestationsBySubjectDigest: [`DELETE /users/{username}/attestations/digest/{subject_digest}`],
		deleteEmailForAuthenticated: [
			`DELETE /user/emails`,
			{},
			{ renamed: [`users`, `deleteEmailForAuthenticatedUser`] }
		],
		deleteEmailForAuthenticatedUser: [`DELETE /user/emails`],
		deleteGpgKeyForAuthenticated: [
			`DELETE /user/gpg_keys/{gpg_key_id}`,
			{},
			{ renamed: [`users`, `deleteGpgKeyForAuthenticatedUser`] }
		],
		deleteGpgKeyForAuthenticatedUser: [`DELETE /user/gpg_keys/{gpg_key_id}`],
		deletePublicSshKeyForAuthenticated: [
			`DELETE /user/keys/{key_id}`,
			{},
			{ renamed: [`users`, `deletePublicSshKeyForAuthenticatedUser`] }
		],
		deletePublicSshKeyForAuthenticatedUser: [`DELETE /user/keys/{key_id}`],
		deleteSocialAccountForAuthenticatedUser: [`DELETE /user/social_accounts`],
		deleteSshSigningKeyForAuthenticatedUser: [`DELETE /user/ssh_signing_keys/{ssh_signing_key_id}`],
		follow: [`PUT /user/following/{username}`],
		getAuthenticated: [`GET /user`],
		getById: [`GET /user/{account_id}`],
		getByUsername: [`GET /users/{username}`],
		getContextForUser: [`GET /users/{username}/hovercard`],
		getGpgKeyForAuthenticated: [
			`GET /user/gpg_keys/{gpg_key_id}`,
			{},
			{ renamed: [`users`, `getGpgKeyForAuthenticatedUser`] }
		],
		getGpgKeyForAuthenticatedUser: [`GET /user/gpg_keys/{gpg_key_id}`],
		getPublicSshKeyForAuthenticated: [
			`GET /user/keys/{key_id}`,
			{},
			{ renamed: [`users`, `getPublicSshKeyForAuthenticatedUser`] }
		],
		getPublicSshKeyForAuthenticatedUser: [`GET /user/keys/{key_id}`],
		getSshSigningKeyForAuthenticatedUser: [`GET /user/ssh_signing_keys/{ssh_signing_key_id}`],
		list: [`GET /users`],
		listAttestations: [`GET /users/{username}/attestations/{subject_digest}`],
		listAttestationsBulk: [`POST /users/{username}/attestations/bulk-list{?per_page,before,after}`],
		listBlockedByAuthenticated: [
			`GET /user/blocks`,
			{},
			{ renamed: [`users`, `listBlockedByAuthenticatedUser`] }
		],
		listBlockedByAuthenticatedUser: [`GET /user/blocks`],
		listEmailsForAuthenticated: [
			`GET /user/emails`,
			{},
			{ renamed: [`users`, `listEmailsForAuthenticatedUser`] }
		],
		listEmailsForAuthenticatedUser: [`GET /user/emails`],
		listFollowedByAuthenticated: [
			`GET /user/following`,
			{},
			{ renamed: [`users`, `listFollowedByAuthenticatedUser`] }
		],
		listFollowedByAuthenticatedUser: [`GET /user/following`],
		listFollowersForAuthenticatedUser: [`GET /user/followers`],
		listFollowersForUser: [`GET /users/{username}/followers`],
		listFollowingForUser: [`GET /users/{username}/following`],
		listGpgKeysForAuthenticated: [
			`GET /user/gpg_keys`,
			{},
			{ renamed: [`users`, `listGpgKeysForAuthenticatedUser`] }
		],
		listGpgKeysForAuthenticatedUser: [`GET /user/gpg_keys`],
		listGpgKeysForUser: [`GET /users/{username}/gpg_keys`],
		listPublicEmailsForAuthenticated: [
			`GET /user/public_emails`,
			{},
			{ renamed: [`users`, `listPublicEmailsForAuthenticatedUser`] }
		],
		listPublicEmailsForAuthenticatedUser: [`GET /user/public_emails`],
		listPublicKeysForUser: [`GET /users/{username}/keys`],
		listPublicSshKeysForAuthenticated: [
			`GET /user/keys`,
			{},
			{ renamed: [`users`, `listPublicSshKeysForAuthenticatedUser`] }
		],
		listPublicSshKeysForAuthenticatedUser: [`GET /user/keys`],
		listSocialAccountsForAuthenticatedUser: [`GET /user/social_accounts`],
		listSocialAccountsForUser: [`GET /users/{username}/social_accounts`],
		listSshSigningKeysForAuthenticatedUser: [`GET /user/ssh_signing_keys`],
		listSshSigningKeysForUser: [`GET /users/{username}/ssh_signing_keys`],
		setPrimaryEmailVisibilityForAuthenticated: [
			`PATCH /user/email/visibility`,
			{},
			{ renamed: [`users`, `setPrimaryEmailVisibilityForAuthenticatedUser`] }
		],
		setPrimaryEmailVisibilityForAuthenticatedUser: [`PATCH /user/email/visibility`],
		unblock: [`DELETE /user/blocks/{username}`],
		unfollow: [`DELETE /user/following/{username}`],
		updateAuthenticated: [`PATCH /user`]
	}
};

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/endpoints-to-methods.js
const t$2 = /* @__PURE__ */ new Map();
for (let [n, r] of Object.entries(e$1)) for (let [e, i] of Object.entries(r)) {
	let [r, a, o] = i, [s, c] = r.split(/ /), l = Object.assign({
		method: s,
		url: c
	}, a);
	t$2.has(n) || t$2.set(n, /* @__PURE__ */ new Map()), t$2.get(n).set(e, {
		scope: n,
		methodName: e,
		endpointDefaults: l,
		decorations: o
	});
}
const n$2 = {
	has({ scope: e }, n) {
		return t$2.get(e).has(n);
	},
	getOwnPropertyDescriptor(e, t) {
		return {
			value: this.get(e, t),
			configurable: !0,
			writable: !0,
			enumerable: !0
		};
	},
	defineProperty(e, t, n) {
		return Object.defineProperty(e.cache, t, n), !0;
	},
	deleteProperty(e, t) {
		return delete e.cache[t], !0;
	},
	ownKeys({ scope: e }) {
		return [...t$2.get(e).keys()];
	},
	set(e, t, n) {
		return e.cache[t] = n;
	},
	get({ octokit: e, scope: n, cache: r }, a) {
		if (r[a]) return r[a];
		let o = t$2.get(n).get(a);
		if (!o) return;
		let { endpointDefaults: s, decorations: c } = o;
		return r[a] = c ? i$1(e, n, a, s, c) : e.request.defaults(s), r[a];
	}
};
function r$2(e) {
	let r = {};
	for (let i of t$2.keys()) r[i] = new Proxy({
		octokit: e,
		scope: i,
		cache: {}
	}, n$2);
	return r;
}
function i$1(e, t, n, r, i) {
	let a = e.request.defaults(r);
	function o(...r) {
		let o = a.endpoint.merge(...r);
		if (i.mapToData) return o = Object.assign({}, o, {
			data: o[i.mapToData],
			[i.mapToData]: void 0
		}), a(o);
		if (i.renamed) {
			let [r, a] = i.renamed;
			e.log.warn(`octokit.${t}.${n}() has been renamed to octokit.${r}.${a}()`);
		}
		if (i.deprecated && e.log.warn(i.deprecated), i.renamedParameters) {
			let o = a.endpoint.merge(...r);
			for (let [r, a] of Object.entries(i.renamedParameters)) r in o && (e.log.warn(`"${r}" parameter is deprecated for "octokit.${t}.${n}()". Use "${a}" instead`), a in o || (o[a] = o[r]), delete o[r]);
			return a(o);
		}
		return a(...r);
	}
	return Object.assign(o, a);
}

// node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/index.js
function n$1(e) {
	return { rest: r$2(e) };
}
n$1.VERSION = e$2;
function r$1(e) {
	let n = r$2(e);
	return {
		...n,
		rest: n
	};
}
r$1.VERSION = e$2;

// node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var e = `0.0.0-development`;
function t$1(e) {
	if (!e.data) return {
		...e,
		data: []
	};
	if (!((`total_count` in e.data || `total_commits` in e.data) && !(`url` in e.data))) return e;
	let t = e.data.incomplete_results, n = e.data.repository_selection, r = e.data.total_count, i = e.data.total_commits;
	delete e.data.incomplete_results, delete e.data.repository_selection, delete e.data.total_count, delete e.data.total_commits;
	let a = Object.keys(e.data)[0];
	return e.data = e.data[a], t !== void 0 && (e.data.incomplete_results = t), n !== void 0 && (e.data.repository_selection = n), e.data.total_count = r, e.data.total_commits = i, e;
}
function n(e, n, r) {
	let i = typeof n == `function` ? n.endpoint(r) : e.request.endpoint(n, r), a = typeof n == `function` ? n : e.request, o = i.method, s = i.headers, c = i.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!c) return { done: !0 };
		try {
			let e = t$1(await a({
				method: o,
				url: c,
				headers: s
			}));
			if (c = ((e.headers.link || ``).match(/<([^<>]+)>;\s*rel="next"/) || [])[1], !c && `total_commits` in e.data) {
				let t = new URL(e.url), n = t.searchParams, r = parseInt(n.get(`page`) || `1`, 10);
				r * parseInt(n.get(`per_page`) || `250`, 10) < e.data.total_commits && (n.set(`page`, String(r + 1)), c = t.toString());
			}
			return { value: e };
		} catch (e) {
			if (e.status !== 409) throw e;
			return c = ``, { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function r(e, t, r, a) {
	return typeof r == `function` && (a = r, r = void 0), i(e, [], n(e, t, r)[Symbol.asyncIterator](), a);
}
function i(e, t, n, r) {
	return n.next().then((a) => {
		if (a.done) return t;
		let o = !1;
		function s() {
			o = !0;
		}
		return t = t.concat(r ? r(a.value, s) : a.value.data), o ? t : i(e, t, n, r);
	});
}
var a$1 = Object.assign(r, { iterator: n });
var o = `GET /advisories,GET /app/hook/deliveries,GET /app/installation-requests,GET /app/installations,GET /assignments/{assignment_id}/accepted_assignments,GET /classrooms,GET /classrooms/{classroom_id}/assignments,GET /enterprises/{enterprise}/code-security/configurations,GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories,GET /enterprises/{enterprise}/dependabot/alerts,GET /enterprises/{enterprise}/teams,GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships,GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations,GET /events,GET /gists,GET /gists/public,GET /gists/starred,GET /gists/{gist_id}/comments,GET /gists/{gist_id}/commits,GET /gists/{gist_id}/forks,GET /installation/repositories,GET /issues,GET /licenses,GET /marketplace_listing/plans,GET /marketplace_listing/plans/{plan_id}/accounts,GET /marketplace_listing/stubbed/plans,GET /marketplace_listing/stubbed/plans/{plan_id}/accounts,GET /networks/{owner}/{repo}/events,GET /notifications,GET /organizations,GET /organizations/{org}/dependabot/repository-access,GET /orgs/{org}/actions/cache/usage-by-repository,GET /orgs/{org}/actions/hosted-runners,GET /orgs/{org}/actions/permissions/repositories,GET /orgs/{org}/actions/permissions/self-hosted-runners/repositories,GET /orgs/{org}/actions/runner-groups,GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners,GET /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories,GET /orgs/{org}/actions/runner-groups/{runner_group_id}/runners,GET /orgs/{org}/actions/runners,GET /orgs/{org}/actions/secrets,GET /orgs/{org}/actions/secrets/{secret_name}/repositories,GET /orgs/{org}/actions/variables,GET /orgs/{org}/actions/variables/{name}/repositories,GET /orgs/{org}/attestations/repositories,GET /orgs/{org}/attestations/{subject_digest},GET /orgs/{org}/blocks,GET /orgs/{org}/campaigns,GET /orgs/{org}/code-scanning/alerts,GET /orgs/{org}/code-security/configurations,GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories,GET /orgs/{org}/codespaces,GET /orgs/{org}/codespaces/secrets,GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories,GET /orgs/{org}/copilot/billing/seats,GET /orgs/{org}/copilot/metrics,GET /orgs/{org}/dependabot/alerts,GET /orgs/{org}/dependabot/secrets,GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories,GET /orgs/{org}/events,GET /orgs/{org}/failed_invitations,GET /orgs/{org}/hooks,GET /orgs/{org}/hooks/{hook_id}/deliveries,GET /orgs/{org}/insights/api/route-stats/{actor_type}/{actor_id},GET /orgs/{org}/insights/api/subject-stats,GET /orgs/{org}/insights/api/user-stats/{user_id},GET /orgs/{org}/installations,GET /orgs/{org}/invitations,GET /orgs/{org}/invitations/{invitation_id}/teams,GET /orgs/{org}/issues,GET /orgs/{org}/members,GET /orgs/{org}/members/{username}/codespaces,GET /orgs/{org}/migrations,GET /orgs/{org}/migrations/{migration_id}/repositories,GET /orgs/{org}/organization-roles/{role_id}/teams,GET /orgs/{org}/organization-roles/{role_id}/users,GET /orgs/{org}/outside_collaborators,GET /orgs/{org}/packages,GET /orgs/{org}/packages/{package_type}/{package_name}/versions,GET /orgs/{org}/personal-access-token-requests,GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories,GET /orgs/{org}/personal-access-tokens,GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories,GET /orgs/{org}/private-registries,GET /orgs/{org}/projects,GET /orgs/{org}/projectsV2,GET /orgs/{org}/projectsV2/{project_number}/fields,GET /orgs/{org}/projectsV2/{project_number}/items,GET /orgs/{org}/properties/values,GET /orgs/{org}/public_members,GET /orgs/{org}/repos,GET /orgs/{org}/rulesets,GET /orgs/{org}/rulesets/rule-suites,GET /orgs/{org}/rulesets/{ruleset_id}/history,GET /orgs/{org}/secret-scanning/alerts,GET /orgs/{org}/security-advisories,GET /orgs/{org}/settings/immutable-releases/repositories,GET /orgs/{org}/settings/network-configurations,GET /orgs/{org}/team/{team_slug}/copilot/metrics,GET /orgs/{org}/teams,GET /orgs/{org}/teams/{team_slug}/discussions,GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments,GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions,GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions,GET /orgs/{org}/teams/{team_slug}/invitations,GET /orgs/{org}/teams/{team_slug}/members,GET /orgs/{org}/teams/{team_slug}/projects,GET /orgs/{org}/teams/{team_slug}/repos,GET /orgs/{org}/teams/{team_slug}/teams,GET /projects/{project_id}/collaborators,GET /repos/{owner}/{repo}/actions/artifacts,GET /repos/{owner}/{repo}/actions/caches,GET /repos/{owner}/{repo}/actions/organization-secrets,GET /repos/{owner}/{repo}/actions/organization-variables,GET /repos/{owner}/{repo}/actions/runners,GET /repos/{owner}/{repo}/actions/runs,GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts,GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs,GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs,GET /repos/{owner}/{repo}/actions/secrets,GET /repos/{owner}/{repo}/actions/variables,GET /repos/{owner}/{repo}/actions/workflows,GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs,GET /repos/{owner}/{repo}/activity,GET /repos/{owner}/{repo}/assignees,GET /repos/{owner}/{repo}/attestations/{subject_digest},GET /repos/{owner}/{repo}/branches,GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations,GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs,GET /repos/{owner}/{repo}/code-scanning/alerts,GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances,GET /repos/{owner}/{repo}/code-scanning/analyses,GET /repos/{owner}/{repo}/codespaces,GET /repos/{owner}/{repo}/codespaces/devcontainers,GET /repos/{owner}/{repo}/codespaces/secrets,GET /repos/{owner}/{repo}/collaborators,GET /repos/{owner}/{repo}/comments,GET /repos/{owner}/{repo}/comments/{comment_id}/reactions,GET /repos/{owner}/{repo}/commits,GET /repos/{owner}/{repo}/commits/{commit_sha}/comments,GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls,GET /repos/{owner}/{repo}/commits/{ref}/check-runs,GET /repos/{owner}/{repo}/commits/{ref}/check-suites,GET /repos/{owner}/{repo}/commits/{ref}/status,GET /repos/{owner}/{repo}/commits/{ref}/statuses,GET /repos/{owner}/{repo}/compare/{basehead},GET /repos/{owner}/{repo}/compare/{base}...{head},GET /repos/{owner}/{repo}/contributors,GET /repos/{owner}/{repo}/dependabot/alerts,GET /repos/{owner}/{repo}/dependabot/secrets,GET /repos/{owner}/{repo}/deployments,GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses,GET /repos/{owner}/{repo}/environments,GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies,GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps,GET /repos/{owner}/{repo}/environments/{environment_name}/secrets,GET /repos/{owner}/{repo}/environments/{environment_name}/variables,GET /repos/{owner}/{repo}/events,GET /repos/{owner}/{repo}/forks,GET /repos/{owner}/{repo}/hooks,GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries,GET /repos/{owner}/{repo}/invitations,GET /repos/{owner}/{repo}/issues,GET /repos/{owner}/{repo}/issues/comments,GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions,GET /repos/{owner}/{repo}/issues/events,GET /repos/{owner}/{repo}/issues/{issue_number}/comments,GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by,GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking,GET /repos/{owner}/{repo}/issues/{issue_number}/events,GET /repos/{owner}/{repo}/issues/{issue_number}/labels,GET /repos/{owner}/{repo}/issues/{issue_number}/reactions,GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues,GET /repos/{owner}/{repo}/issues/{issue_number}/timeline,GET /repos/{owner}/{repo}/keys,GET /repos/{owner}/{repo}/labels,GET /repos/{owner}/{repo}/milestones,GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels,GET /repos/{owner}/{repo}/notifications,GET /repos/{owner}/{repo}/pages/builds,GET /repos/{owner}/{repo}/projects,GET /repos/{owner}/{repo}/pulls,GET /repos/{owner}/{repo}/pulls/comments,GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions,GET /repos/{owner}/{repo}/pulls/{pull_number}/comments,GET /repos/{owner}/{repo}/pulls/{pull_number}/commits,GET /repos/{owner}/{repo}/pulls/{pull_number}/files,GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews,GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments,GET /repos/{owner}/{repo}/releases,GET /repos/{owner}/{repo}/releases/{release_id}/assets,GET /repos/{owner}/{repo}/releases/{release_id}/reactions,GET /repos/{owner}/{repo}/rules/branches/{branch},GET /repos/{owner}/{repo}/rulesets,GET /repos/{owner}/{repo}/rulesets/rule-suites,GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history,GET /repos/{owner}/{repo}/secret-scanning/alerts,GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations,GET /repos/{owner}/{repo}/security-advisories,GET /repos/{owner}/{repo}/stargazers,GET /repos/{owner}/{repo}/subscribers,GET /repos/{owner}/{repo}/tags,GET /repos/{owner}/{repo}/teams,GET /repos/{owner}/{repo}/topics,GET /repositories,GET /search/code,GET /search/commits,GET /search/issues,GET /search/labels,GET /search/repositories,GET /search/topics,GET /search/users,GET /teams/{team_id}/discussions,GET /teams/{team_id}/discussions/{discussion_number}/comments,GET /teams/{team_id}/discussions/{discussion_number}/comments/{comment_number}/reactions,GET /teams/{team_id}/discussions/{discussion_number}/reactions,GET /teams/{team_id}/invitations,GET /teams/{team_id}/members,GET /teams/{team_id}/projects,GET /teams/{team_id}/repos,GET /teams/{team_id}/teams,GET /user/blocks,GET /user/codespaces,GET /user/codespaces/secrets,GET /user/emails,GET /user/followers,GET /user/following,GET /user/gpg_keys,GET /user/installations,GET /user/installations/{installation_id}/repositories,GET /user/issues,GET /user/keys,GET /user/marketplace_purchases,GET /user/marketplace_purchases/stubbed,GET /user/memberships/orgs,GET /user/migrations,GET /user/migrations/{migration_id}/repositories,GET /user/orgs,GET /user/packages,GET /user/packages/{package_type}/{package_name}/versions,GET /user/public_emails,GET /user/repos,GET /user/repository_invitations,GET /user/social_accounts,GET /user/ssh_signing_keys,GET /user/starred,GET /user/subscriptions,GET /user/teams,GET /users,GET /users/{username}/attestations/{subject_digest},GET /users/{username}/events,GET /users/{username}/events/orgs/{org},GET /users/{username}/events/public,GET /users/{username}/followers,GET /users/{username}/following,GET /users/{username}/gists,GET /users/{username}/gpg_keys,GET /users/{username}/keys,GET /users/{username}/orgs,GET /users/{username}/packages,GET /users/{username}/projects,GET /users/{username}/projectsV2,GET /users/{username}/projectsV2/{project_number}/fields,GET /users/{username}/projectsV2/{project_number}/items,GET /users/{username}/received_events,GET /users/{username}/received_events/public,GET /users/{username}/repos,GET /users/{username}/social_accounts,GET /users/{username}/ssh_signing_keys,GET /users/{username}/starred,GET /users/{username}/subscriptions`.split(`,`);
function c(e) {
	return { paginate: Object.assign(r.bind(null, e), { iterator: n.bind(null, e) }) };
}
c.VERSION = e;

// node_modules/@actions/github/lib/utils.js
const context$1 = new Context();
const a = getApiBaseUrl();
const defaults = {
	baseUrl: a,
	request: {
		agent: getProxyAgent(a),
		fetch: getProxyFetch(a)
	}
};
const GitHub = d.plugin(n$1, c).defaults(defaults);
function getOctokitOptions(e, n) {
	let r = Object.assign({}, n || {}), i = getAuthString(e, r);
	i && (r.auth = i);
	let a = getUserAgentWithOrchestrationId(r.userAgent);
	return a && (r.userAgent = a), r;
}

// node_modules/@actions/github/lib/github.js
const context = new Context();
function getOctokit(e, r, ...i) {
	return new (GitHub.plugin(...i))(getOctokitOptions(e, r));
}

export { getOctokit };