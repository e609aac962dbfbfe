import { t as debug } from "./core.js";
import { setTimeout } from "node:timers/promises";

// src/edges/github/api/retry-budget.ts
/** Limit for the delay by the API: a comment on a pull request must not cost minutes when the API is ill. */
/** Retries of each request. */
const MOST_RETRIES = 3;
/**
* Budget of all requests together, for waiting between attempts and for attempts that failed: a rate limit's minute
* fits in.
*/
const MOST_SECONDS = 65;
const REQUEST_SECONDS = 15;
/** So long a forge that was given up is taken to be down. */
const DOWN_SECONDS = 60;
const SECOND = 1e3;
/** Statuses from this on say that something is wrong with the forge, not with the request. */
const SERVER_ERRORS = 500;
var RetryBudget = class {
	#signal;
	#mostSeconds;
	#failures = /* @__PURE__ */ new WeakMap();
	#spentSeconds = 0;
	/** When a request was last given up after all its attempts; undefined once one has succeeded. */
	#givenUpAt;
	/** @param mostSeconds budget of all requests together */
	constructor(signal, mostSeconds = MOST_SECONDS) {
		this.#signal = signal;
		this.#mostSeconds = mostSeconds;
	}
	/** Whether to try again after this many seconds; yes at most three times for a request. */
	mayRetry(request, waitSeconds) {
		if ((this.#failures.get(request) ?? 0) > 3 || this.#signal.aborted) return false;
		if (this.#spentSeconds + waitSeconds > this.#mostSeconds) return false;
		this.#spentSeconds += waitSeconds;
		return true;
	}
	/** One attempt: bounded in time, its failure prepared for the plugins that decide about the next. */
	attempt = async (send, options) => {
		const began = performance.now();
		const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(REQUEST_SECONDS * SECOND)]);
		const { retries } = options.request ?? {};
		options.request = {
			...options.request,
			signal
		};
		try {
			const answer = await send(options);
			this.#givenUpAt = void 0;
			return answer;
		} catch (error) {
			this.#spentSeconds += (performance.now() - began) / SECOND;
			const failures = (this.#failures.get(options) ?? 0) + 1;
			this.#failures.set(options, failures);
			if (isFailedAttempt(error)) await this.#prepare(error, options, failures, retries);
			throw error;
		}
	};
	/** A host that has just failed four times is asked once. */
	#isDown() {
		return this.#givenUpAt !== void 0 && performance.now() - this.#givenUpAt < DOWN_SECONDS * SECOND;
	}
	async #prepare(error, options, failures, retries) {
		if (isLimit(error)) error.message = withLimitWords(error.message);
		if (typeof error.status !== "number" || error.status < SERVER_ERRORS || retries === 0) return;
		if (failures > 3) this.#givenUpAt = performance.now();
		const usual = failures ** 2;
		const wait = Math.max(usual, retryAfter(error) ?? 0);
		if (this.#isDown() || !this.mayRetry(options, wait)) options.request = {
			...options.request,
			retries: 0
		};
		else if (wait > usual) await setTimeout((wait - usual) * SECOND, void 0, { signal: this.#signal }).catch(() => {});
	}
};
function isFailedAttempt(error) {
	return error instanceof Error && "status" in error;
}
/** Limits in other words than GitHub's: those of other forges and of their proxies. */
function isLimit(error) {
	if (error.response?.headers?.["x-ratelimit-remaining"] === "0") return false;
	return error.status === 429 || error.status === 403 && retryAfter(error) !== void 0;
}
/** The throttling plugin knows a limit that asks to wait by these words alone. */
function withLimitWords(message) {
	return /\bsecondary rate\b/i.test(message) ? message : `secondary rate limit: ${message}`;
}
/** Seconds that the forge asks to wait; undefined if it asks for none. */
function retryAfter({ response }) {
	const seconds = Number(response?.headers?.["retry-after"] ?? NaN);
	return Number.isFinite(seconds) && seconds >= 0 ? seconds : void 0;
}

// src/edges/github/api/client.ts
/** The forge's REST API, with retries and rate limits that are kept. */
/** Statuses after which trying again cannot help; 429 is the throttling plugin's. */
const FINAL = [
	400,
	401,
	403,
	404,
	405,
	406,
	409,
	410,
	413,
	415,
	422,
	429,
	451
];
/**
* A client of the API, without any request yet. Requests end when `signal` does.
*
* @param token not empty
* @param retrySeconds total time for the retries of all requests
*/
async function connect({ apiUrl }, token, signal, retrySeconds) {
	const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
		import("./github.js"),
		import("./dist-bundle.js"),
		import("./dist-bundle2.js")
	]);
	const log = quietLog();
	const budget = new RetryBudget(signal, retrySeconds);
	const onLimit = (seconds, options) => budget.mayRetry(options, seconds);
	const budgeted = (octokit) => {
		octokit.hook.wrap("request", budget.attempt);
		octokit.hook.before("request", ({ request }) => void Object.assign(request ?? {}, { log }));
		return {};
	};
	return getOctokit(token, {
		baseUrl: apiUrl,
		userAgent: "qpsgate",
		log,
		retry: {
			retries: 3,
			doNotRetry: FINAL
		},
		throttle: {
			id: apiUrl,
			onRateLimit: onLimit,
			onSecondaryRateLimit: onLimit
		}
	}, budgeted, retry, throttling);
}
/** The first argument alone is text; others may hold whole requests. */
function quietLog() {
	const tell = (message) => debug(message);
	return {
		debug: tell,
		info: tell,
		warn: tell,
		error: tell
	};
}

export { connect as t };