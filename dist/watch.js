import { a as secondsLeft, i as progressed, t as NOTHING_TOLD } from "./run-progress.js";
import { c as UserError } from "./errors.js";
import { a as readBuiltScript, i as readAsset, o as readStyle, r as WATCH_SCRIPT } from "./assets.js";
import { t as monotonicNs } from "./clock.js";
import { t as html } from "./markup.js";
import { t as _taggedTemplateLiteral } from "./taggedTemplateLiteral.js";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { createServer } from "node:http";

// src/edges/watch/watch-page.ts
/** The page of a run that goes on: the same for all runs, filled by its script. */
var _templateObject;
/** Files that the page requests, besides its own address. */
const PARTS = {
	style: "style.css",
	script: "script.js",
	events: "events",
	report: "report"
};
/** Only files from the same server, and no other page around it. */
const POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'"
].join("; ");
function watchPage() {
	const { markup } = html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>qpsgate: a run that goes on</title>\n<link rel=\"stylesheet\" href=\"",
		"\">\n<script defer src=\"",
		"\"><\/script>\n</head>\n<body>\n<header>\n<h1 id=\"suite\">qpsgate</h1>\n<p><strong id=\"standing\" role=\"status\"></strong></p>\n<p id=\"status\" class=\"faint\">Nothing is measured yet.</p>\n</header>\n<noscript><p>This page needs JavaScript to follow the run; report.html is written when it is over.</p></noscript>\n<main>\n<h2 id=\"heading\">Change in QPS, as far as it is known</h2>\n<p class=\"faint\">Lines are 95 % intervals, and more time makes them narrower. The shaded slowdown is within the limit.</p>\n<ul id=\"comparisons\" aria-labelledby=\"heading\"></ul>\n</main>\n</body>\n</html>\n"
	])), PARTS.style, PARTS.script);
	return markup;
}
/** The report as it is shown in place of the page, with a note on the run's end. */
function endedPage(report, path) {
	const { markup } = html`<p class="faint" id="ended">The run has ended. This page stays as long as it is open; it is also in ${path}.</p>`;
	return report.replace("<body>", () => `<body>\n${markup}`);
}

// src/edges/watch/watch.ts
/**
* A running run, on a page of this machine. It is served to anyone with the address, which holds a token that nobody
* can guess, and ends with the run.
*
* Its cost: about once a second, in a gap without measurements, a few kilobytes are written to a socket. The browser
* processes them during the next turn, which may be any arm's, as every block has its own order: this noise is common
* to all arms, and the run's own A/A check sees it.
*/
const TOKEN_BYTES = 24;
const LOOPBACK = "127.0.0.1";
const MOST_CONNECTIONS = 32;
/** A page that reads so little is let go. */
const MOST_UNREAD_BYTES = 1024 ** 2;
const UPDATE_SECONDS = .9;
/** Pages that are open fetch the report within this, also on a machine that is busy, or not at all. */
const REPORT_SECONDS = 10;
const REPORT_POLL_MS = 20;
/** A browser with the page follows the run within this. */
const FOLLOW_SECONDS = 2;
/**
* Names by which a browser of this machine, or at the other end of a tunnel, asks for it. No others are answered, so
* that no page from elsewhere can read it by a name of its own that leads here.
*/
const HOSTS = /* @__PURE__ */ new Set(["127.0.0.1", "localhost"]);
const HEADERS = {
	"cache-control": "no-store",
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
	"cross-origin-resource-policy": "same-origin",
	"cross-origin-opener-policy": "same-origin"
};
var Watch = class Watch {
	address;
	#server;
	#token;
	#parts;
	#pages = /* @__PURE__ */ new Set();
	#progress = NOTHING_TOLD;
	/** Whether there is an event that no page was sent. */
	#isNews = false;
	#sentAt = Number.NEGATIVE_INFINITY;
	/** Pages that have not fetched the report yet. */
	#waiting = 0;
	/** When the page was given to somebody who does not follow the run yet. */
	#givenAt = Number.NEGATIVE_INFINITY;
	constructor(server, token, parts) {
		this.#server = server;
		this.#token = token;
		this.#parts = parts;
		this.address = `http://${LOOPBACK}:${server.address().port}/${token}/`;
		server.on("request", (request, response) => this.#answer(request, response));
	}
	/** @throws UserError if nothing can be served on this machine */
	static async open() {
		const style = await readStyle(readAsset("watch-page.css"));
		const parts = /* @__PURE__ */ new Map([
			["", {
				type: "text/html; charset=utf-8",
				body: watchPage()
			}],
			[PARTS.style, {
				type: "text/css; charset=utf-8",
				body: style
			}],
			[PARTS.script, {
				type: "text/javascript; charset=utf-8",
				body: await readBuiltScript(WATCH_SCRIPT)
			}]
		]);
		const server = createServer({ keepAlive: false });
		server.maxConnections = MOST_CONNECTIONS;
		await listening(server);
		return new Watch(server, randomBytes(TOKEN_BYTES).toString("base64url"), parts);
	}
	tell = (event) => {
		const before = this.#progress;
		const now = seconds();
		this.#progress = progressed(before, event, now);
		this.#isNews ||= this.#progress !== before;
		const isDue = event.kind === "gap" && now - this.#sentAt >= UPDATE_SECONDS;
		if (this.#isNews && (event.kind === "phase" || isDue)) this.#send(now);
	};
	/** The run has ended with this report: open pages show it from now on, whether or not we go on. */
	async end(report, path) {
		this.#parts.set(PARTS.report, {
			type: "text/html; charset=utf-8",
			body: endedPage(report, path)
		});
		this.#waiting += this.#pages.size;
		this.#broadcast(ended("report"));
		this.#letGo();
		const isAwaited = () => this.#waiting > 0 || seconds() - this.#givenAt < FOLLOW_SECONDS;
		for (const until = seconds() + REPORT_SECONDS; isAwaited() && seconds() < until;) await setTimeout$1(REPORT_POLL_MS);
	}
	/** Open pages get the message that the run is over, without a result. */
	async [Symbol.asyncDispose]() {
		this.#broadcast(ended("nothing"));
		this.#letGo();
		const { promise, resolve } = Promise.withResolvers();
		this.#server.close(() => resolve());
		this.#server.closeIdleConnections();
		setTimeout(() => this.#server.closeAllConnections(), 500).unref();
		await promise;
	}
	#answer(request, response) {
		const answer = answerTo(request, this.#token);
		if (answer.kind === "events") this.#follow(response);
		else if (answer.kind === "refused") refuse(response, answer.status);
		else this.#give(answer.name, response);
	}
	#give(name, response) {
		const part = this.#parts.get(name);
		if (part === void 0) {
			refuse(response, 404);
			return;
		}
		const policy = name === PARTS.report ? "frame-ancestors 'none'" : POLICY;
		response.writeHead(200, {
			...HEADERS,
			"content-type": part.type,
			"content-security-policy": policy
		});
		response.end(part.body);
		if (name === PARTS.report) response.once("close", () => void this.#waiting--);
		if (name === "") this.#givenAt = seconds();
	}
	#follow(response) {
		response.writeHead(200, {
			...HEADERS,
			"content-type": "text/event-stream"
		});
		this.#givenAt = Number.NEGATIVE_INFINITY;
		if (this.#parts.has(PARTS.report)) {
			this.#waiting++;
			response.end(ended("report"));
			return;
		}
		response.once("close", () => this.#pages.delete(response));
		this.#pages.add(response);
		response.write(this.#message(seconds()));
	}
	#send(now) {
		this.#sentAt = now;
		this.#isNews = false;
		if (this.#pages.size === 0) return;
		const message = this.#message(now);
		for (const page of this.#pages) if (page.writableLength > MOST_UNREAD_BYTES) page.destroy();
		else page.write(message);
	}
	#broadcast(message) {
		for (const page of this.#pages) page.write(message);
	}
	#letGo() {
		for (const page of this.#pages) page.end();
		this.#pages.clear();
	}
	#message(now) {
		const { until: _, ...progress } = this.#progress;
		return `data: ${JSON.stringify({
			...progress,
			secondsLeft: secondsLeft(this.#progress, now)
		})}\n\n`;
	}
};
/** The final message to pages: whether there is a report to show. */
function ended(what) {
	return `event: ended\ndata: ${what}\n\n`;
}
function listening(server) {
	const { promise, resolve, reject } = Promise.withResolvers();
	server.once("error", ({ message }) => reject(new UserError(`--watch: nothing can be served on ${LOOPBACK} (${message}); leave it out`)));
	server.listen(0, LOOPBACK, () => resolve());
	return promise;
}
function refuse(response, status) {
	response.writeHead(status, {
		...HEADERS,
		"content-type": "text/plain; charset=utf-8"
	});
	response.end();
}
function seconds() {
	return monotonicNs() / 1e9;
}
/** A part of the page is served only with the token, by a name of this machine, and only for reading. */
function answerTo({ method, url = "", headers }, token) {
	const host = /^([^:]+)(?::\d+)?$/.exec(headers.host ?? "")?.[1];
	if (host === void 0 || !HOSTS.has(host)) return {
		kind: "refused",
		status: 403
	};
	if (method !== "GET") return {
		kind: "refused",
		status: 405
	};
	const [, given = "", name = "", ...rest] = url.split("/");
	if (!isEqual(given, token) || rest.length > 0) return {
		kind: "refused",
		status: 404
	};
	return name === PARTS.events ? { kind: "events" } : {
		kind: "part",
		name
	};
}
/** In the same time wherever they differ. */
function isEqual(one, other) {
	const [left, right] = [Buffer.from(one), Buffer.from(other)];
	return left.length === right.length && timingSafeEqual(left, right);
}

export { Watch };