import { n as renderMarkdown } from "./markdown.js";
import { n as readRecorded } from "./recorded-results.js";
import { c as UserError, i as EXIT } from "./errors.js";
import { c as quote, i as escapeInvisible } from "./problems.js";
import { S as url$1, a as boolean, d as looseObject, h as preprocess, i as array, l as int, v as string, x as unknown } from "./schemas.js";
import { t as asStored } from "./api.js";
import { a as renderMarker, i as parseMarker, r as isNewer } from "./marker.js";
import { t as interruptible } from "./interrupt.js";
import { n as parseNoteFlags } from "./note-flags.js";
import { i as say, t as print } from "./output.js";
import { readFileSync } from "node:fs";
import { X509Certificate } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import tls from "node:tls";

// src/edges/gitlab/authorities.ts
/** Certificates of authorities that a self-managed GitLab has of its own. */
/**
* Makes all connections of this process trust the authorities of a file, besides the usual ones. Before Node 24.5 only
* NODE_EXTRA_CA_CERTS can do that.
*
* @param path as CI_SERVER_TLS_CA_FILE names it
* @throws UserError if it cannot be read, or holds no certificates
*/
function trustAuthorities(path) {
	if (tls.setDefaultCACertificates === void 0) return;
	try {
		const certificates = readFileSync(path, "utf8");
		new X509Certificate(certificates);
		tls.setDefaultCACertificates([...tls.getCACertificates("default"), certificates]);
	} catch (cause) {
		const message = `cannot take certificates from ${path}, which CI_SERVER_TLS_CA_FILE names: ${cause.message}`;
		throw new UserError(message, { cause });
	}
}

// src/edges/gitlab/merge-request-job.ts
/** A job of GitLab CI and the merge request that it runs for, from the environment that GitLab's runner sets. */
/** The first that is set is taken. */
const TOKEN_VARIABLES = ["QPSGATE_GITLAB_TOKEN", "GITLAB_TOKEN"];
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const number = string("a whole number above zero").regex(/^[1-9]\d{0,14}$/, "a whole number above zero");
const sha = string("a commit id").regex(/^[\da-f]{40}(?:[\da-f]{24})?$/, "a commit id");
const url = url$1({
	protocol: /^https?$/,
	error: "an address that begins with https://"
}).refine((address) => new URL(address).username === "", "an address without a user").transform((address) => address.replace(/\/+$/, ""));
/** Variables that mean nothing in this kind of pipeline are empty rather than unset. */
const orNone = (schema) => preprocess((text) => text === "" ? void 0 : text, schema.optional());
const environmentSchema = looseObject({
	CI_API_V4_URL: url.refine(isPrivate, "an address that begins with https://, as the token would be sent in the clear"),
	CI_MERGE_REQUEST_PROJECT_ID: number,
	CI_MERGE_REQUEST_IID: number.transform(Number),
	CI_MERGE_REQUEST_PROJECT_URL: url,
	CI_COMMIT_SHA: sha,
	CI_PIPELINE_ID: number.transform(Number),
	CI_JOB_ID: number.transform(Number),
	CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: orNone(sha),
	CI_MERGE_REQUEST_SOURCE_PROJECT_ID: orNone(number),
	CI_SERVER_TLS_CA_FILE: orNone(string())
});
/** @throws UserError outside a merge request's pipeline, and if anything is missing or broken */
function readMergeRequestJob(environment) {
	if ((environment.CI_MERGE_REQUEST_IID ?? "") === "") throw new UserError("CI_MERGE_REQUEST_IID is not set, so there is no merge request to write to; call qpsgate note in a job of GitLab CI that has `rules: [{ if: $CI_PIPELINE_SOURCE == \"merge_request_event\" }]`");
	const checked = environmentSchema.safeParse(environment);
	if (!checked.success) throw new UserError(describeProblems(checked.error, environment));
	const found = checked.data;
	const { CI_MERGE_REQUEST_PROJECT_ID: project, CI_MERGE_REQUEST_IID: iid } = found;
	return {
		apiUrl: found.CI_API_V4_URL,
		project,
		iid,
		pageUrl: `${found.CI_MERGE_REQUEST_PROJECT_URL}/-/merge_requests/${iid}`,
		headSha: found.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA ?? found.CI_COMMIT_SHA,
		pipelineId: found.CI_PIPELINE_ID,
		jobId: found.CI_JOB_ID,
		isFromFork: found.CI_MERGE_REQUEST_SOURCE_PROJECT_ID !== project,
		token: tokenIn(environment),
		authorities: found.CI_SERVER_TLS_CA_FILE
	};
}
/** Text that cannot be in a header is no token; it is never shown. */
function tokenIn(environment) {
	const name = TOKEN_VARIABLES.find((variable) => (environment[variable]?.trim() ?? "") !== "");
	const token = name && environment[name]?.trim();
	if (token === void 0 || /^[\x21-\x7e]+$/.test(token)) return token;
	throw new UserError(`${name} holds blanks or other characters that no token of GitLab has; set it to the token alone`);
}
function isPrivate(address) {
	const { protocol, hostname } = new URL(address);
	return protocol === "https:" || LOOPBACK.test(hostname);
}
function describeProblems(error, environment) {
	return `the environment is not that of a job of GitLab CI for a merge request\n${error.issues.map(({ path: [name], message }) => {
		const value = environment[String(name)];
		return `  ${String(name)}: found ${value === void 0 ? "nothing" : quote(value)}; allowed: ${message}`;
	}).join("\n")}`;
}

// src/edges/gitlab/gitlab-api.ts
/** GitLab's REST API, with retries that are bounded and rate limits that are kept. */
/** Retries of each request. */
const MOST_RETRIES = 3;
/** Waiting of all requests together: a rate limit's minute fits in. */
const MOST_SECONDS = 65;
const REQUEST_SECONDS = 15;
const SECOND = 1e3;
const SERVER_ERRORS = 500;
const LONGEST_WORDS = 200;
const HINTS = {
	401: `the token is not valid (any more); in ${TOKEN_VARIABLES.join(" or ")} belongs an access token with the scope api, as CI_JOB_TOKEN may not write notes`,
	403: "the token may not do it; it needs the scope api, and the role Reporter or more in the project",
	404: "with this token there is no such merge request; it needs the scope api, and the role Reporter or more in the project",
	429: "the API's rate limit is used up"
};
/** How TLS says that it does not know who signed the server's certificate. */
const UNKNOWN_AUTHORITY = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;
/** The API did not do something; the message says why, on one line. */
var GitLabTrouble = class extends Error {
	name = "GitLabTrouble";
	/** Undefined if there was no answer. */
	status;
	constructor(message, status, cause) {
		super(message, cause === void 0 ? {} : { cause });
		this.status = status;
	}
	/** Whether the request may have succeeded all the same. */
	get isUncertain() {
		return this.status === void 0 || this.status >= SERVER_ERRORS;
	}
};
var GitLabApi = class {
	#access;
	#waitedSeconds = 0;
	constructor(access) {
		this.#access = access;
	}
	/** @throws GitLabTrouble, and the signal's reason */
	async ask(request, schema) {
		for (let failures = 1;; failures += 1) {
			const answer = await this.#attempt(request);
			if (!(answer instanceof GitLabTrouble)) return {
				value: read(answer.body, schema),
				headers: answer.headers
			};
			const { trouble, waitSeconds } = this.#next(answer, failures, request);
			if (trouble !== void 0) throw trouble;
			await this.#pause(waitSeconds);
		}
	}
	/** Whether to try again, and when. */
	#next(failed, failures, { isRepeatable = true }) {
		const waitSeconds = Math.max(failures ** 2, failed.retryAfterSeconds);
		const isWorthIt = failed.status === 429 || failed.isUncertain && isRepeatable;
		const isIn = failures <= MOST_RETRIES && this.#waitedSeconds + waitSeconds <= MOST_SECONDS;
		return {
			trouble: isWorthIt && isIn && !failed.isFinal ? void 0 : failed,
			waitSeconds
		};
	}
	async #pause(seconds) {
		const { signal, pause = (time) => setTimeout(time * SECOND, void 0, { signal }).catch(() => {}) } = this.#access;
		this.#waitedSeconds += seconds;
		await pause(seconds);
		signal.throwIfAborted();
	}
	async #attempt({ method, path, query = {}, body }) {
		const { apiUrl, token, signal } = this.#access;
		const search = new URLSearchParams(query).toString();
		try {
			const response = await fetch(`${apiUrl}${path}${search === "" ? "" : `?${search}`}`, {
				method,
				redirect: "manual",
				signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_SECONDS * SECOND)]),
				headers: {
					authorization: `Bearer ${token}`,
					accept: "application/json",
					"user-agent": "qpsgate",
					...body !== void 0 && { "content-type": "application/json" }
				},
				...body !== void 0 && { body: JSON.stringify(body) }
			});
			const text = await response.text();
			return response.ok ? {
				body: text,
				headers: response.headers
			} : refused(response, text);
		} catch (error) {
			signal.throwIfAborted();
			return unreachable(error);
		}
	}
};
var FailedAnswer = class extends GitLabTrouble {
	retryAfterSeconds;
	/** Whether it will be the same next time. */
	isFinal;
	constructor(message, status, { retryAfter = 0, isFinal = false, cause = void 0 }) {
		super(message, status, cause);
		this.retryAfterSeconds = retryAfter;
		this.isFinal = isFinal;
	}
};
function refused({ status, headers }, text) {
	if (status < 400) {
		const where = oneLine(headers.get("location") ?? "nowhere");
		return new FailedAnswer(`CI_API_V4_URL is not the API itself: it answered ${status} and points to ${where}`, status, {});
	}
	const hint = HINTS[status];
	const words = wordsOf(text);
	const said = `GitLab answered ${status}${words === "" ? "" : ` (${words})`}`;
	const seconds = Number(headers.get("retry-after") ?? NaN);
	const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
	return new FailedAnswer(hint === void 0 ? said : `${said}: ${hint}`, status, { retryAfter });
}
function unreachable(error) {
	const { cause = error } = error;
	const { code = "", message } = cause;
	if (UNKNOWN_AUTHORITY.test(code)) {
		const hint = "name a file with the certificates of its authority in NODE_EXTRA_CA_CERTS";
		const options = {
			isFinal: true,
			cause: error
		};
		return new FailedAnswer(`GitLab's certificate has an unknown signer (${code}); ${hint}`, void 0, options);
	}
	return new FailedAnswer(`GitLab could not be reached (${oneLine(message || code)})`, void 0, { cause: error });
}
/** GitLab's error message: a text, or lists of texts by field. */
const errorSchema = looseObject({
	message: unknown(),
	error: unknown(),
	error_description: unknown()
}).partial();
function wordsOf(text) {
	const { message, error_description: description, error } = errorSchema.safeParse(parse(text)).data ?? {};
	const words = message ?? description ?? error;
	if (words === void 0 || words === null) return "";
	return oneLine(typeof words === "string" ? words : JSON.stringify(words));
}
function read(text, schema) {
	const checked = schema.safeParse(parse(text));
	if (checked.success) return checked.data;
	throw new GitLabTrouble("GitLab answered with something that is not its own form", 200);
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function oneLine(text) {
	const line = escapeInvisible(text.replace(/\s+/g, " ").trim());
	return line.length > LONGEST_WORDS ? `${line.slice(0, 199)}…` : line;
}

// src/edges/gitlab/upsert-note.ts
/** The one note per merge request and key: found again by marker and author, updated in place. */
/** GitLab's limit for a note. */
const MOST_CHARACTERS = 1e6;
const PAGE = 100;
/** Ten thousand notes: a longer discussion is not read to its end. */
const MOST_PAGES = 100;
const NOT_FOUND = 404;
const userSchema = looseObject({ id: int() });
const writtenSchema = looseObject({ id: int() });
const noteSchema = looseObject({
	id: int(),
	body: string().nullish(),
	author: userSchema.nullish(),
	system: boolean().nullish()
});
/**
* Writes the note, or leaves it if a newer pipeline was faster. Trouble with the API is a value.
*
* @throws Error if the body is too long, which is a bug: the renderer keeps the limit
*/
async function upsertNote(api, place, content) {
	const body = `${renderMarker(content)}\n${withoutQuickActions(content.body.toWellFormed())}`;
	if (body.length > 1e6) throw new Error(`a note of ${body.length} characters; the limit is ${MOST_CHARACTERS}`);
	const notes = new Notes(api, place);
	try {
		const existing = await notes.findOurs(content.key);
		if (existing === void 0) return content.isNews ? await create(notes, content.key, body) : { kind: "none" };
		const url = notes.url(existing.id);
		if (isNewer(existing.marker, content)) return {
			kind: "older",
			url
		};
		if (asStored(existing.body) === asStored(body)) return {
			kind: "unchanged",
			url
		};
		return await update(notes, existing, content.key, body);
	} catch (error) {
		if (!(error instanceof GitLabTrouble)) throw error;
		return {
			kind: "refused",
			why: error.message
		};
	}
}
/**
* The text without any line that is a command: GitLab executes lines that begin with a slash, such as `/merge`, with
* the rights of the token. Markdown and shells do not mind the blank.
*/
function withoutQuickActions(markdown) {
	return markdown.replaceAll(/(?<=^|[\r\n])\//g, " /");
}
async function update(notes, { id }, key, body) {
	try {
		await notes.update(id, body);
		return {
			kind: "updated",
			url: notes.url(id)
		};
	} catch (error) {
		if (!(error instanceof GitLabTrouble) || error.status !== NOT_FOUND) throw error;
		return await create(notes, key, body);
	}
}
/** A server that fails may have stored the note all the same: it is looked for before it is sent again. */
async function create(notes, key, body) {
	try {
		return {
			kind: "created",
			url: notes.url(await notes.create(body, { isRepeatable: false }))
		};
	} catch (error) {
		if (!(error instanceof GitLabTrouble) || !error.isUncertain) throw error;
		const stored = await notes.findOurs(key);
		if (stored !== void 0 && asStored(stored.body) === asStored(body)) return {
			kind: "created",
			url: notes.url(stored.id)
		};
		return {
			kind: "created",
			url: notes.url(await notes.create(body, { isRepeatable: true }))
		};
	}
}
/** Notes of one merge request; every method throws as the API does. */
var Notes = class {
	#api;
	#path;
	#pageUrl;
	constructor(api, { project, iid, pageUrl }) {
		this.#api = api;
		this.#path = `/projects/${project}/merge_requests/${iid}/notes`;
		this.#pageUrl = pageUrl;
	}
	url(id) {
		return `${this.#pageUrl}#note_${id}`;
	}
	/** The newest of our notes with this key; two jobs at once may have made two. Anybody may write a marker. */
	async findOurs(key) {
		const marked = await this.#listMarked(key);
		if (marked.length === 0) return void 0;
		const { value: me } = await this.#api.ask({
			method: "GET",
			path: "/user"
		}, userSchema);
		return marked.filter(({ author }) => author === me.id).toSorted((left, right) => right.id - left.id)[0];
	}
	async create(body, { isRepeatable }) {
		const request = {
			method: "POST",
			path: this.#path,
			body: { body },
			isRepeatable
		};
		return (await this.#api.ask(request, writtenSchema)).value.id;
	}
	async update(id, body) {
		await this.#api.ask({
			method: "PUT",
			path: `${this.#path}/${id}`,
			body: { body }
		}, writtenSchema);
	}
	async #listMarked(key) {
		const found = [];
		let page = "1";
		for (let pages = 0; page !== "" && pages < MOST_PAGES; pages += 1) {
			const query = {
				order_by: "created_at",
				sort: "desc",
				per_page: String(PAGE),
				page
			};
			const { value, headers } = await this.#api.ask({
				method: "GET",
				path: this.#path,
				query
			}, array(noteSchema));
			for (const { id, body, author, system } of value) {
				const marker = parseMarker(body ?? "");
				if (marker?.key === key && system !== true) found.push({
					id,
					body: body ?? "",
					marker,
					author: author?.id
				});
			}
			page = headers.get("x-next-page") ?? "";
		}
		return found;
	}
};

// src/commands/note.ts
async function noteCommand(args) {
	const path = parseNoteFlags(args);
	const job = readMergeRequestJob(process.env);
	const { result } = readRecorded(path);
	if (job.token === void 0) return withoutToken(job, path);
	if (job.authorities !== void 0) trustAuthorities(job.authorities);
	using interrupt = interruptible();
	const api = new GitLabApi({
		apiUrl: job.apiUrl,
		token: job.token,
		signal: interrupt.signal
	});
	return tell(await upsertNote(api, job, contentOf(result, job)), path);
}
/** Strangers get no token, which is as it should be. */
function withoutToken({ isFromFork }, path) {
	if (!isFromFork) throw new UserError(`there is no token to write the note with; set ${TOKEN_VARIABLES.join(" or ")} in the project's CI/CD variables. A protected variable reaches pipelines of protected branches only`);
	print(`no note: the merge request comes from a fork, whose pipeline gets no token; everything is in ${path}\n`);
	return EXIT.pass;
}
function contentOf(result, { headSha, pipelineId, jobId }) {
	return {
		key: result.suite.name,
		headSha,
		runId: pipelineId,
		attempt: jobId,
		body: renderMarkdown(result),
		isNews: result.comparisons.length > 0
	};
}
function tell(outcome, path) {
	if (outcome.kind === "refused") {
		say(`qpsgate: the note could not be written: ${outcome.why}; everything is in ${path}`);
		return EXIT.couldNotMeasure;
	}
	if (outcome.kind === "none") print("no note: nothing was compared, and there is no older note to bring up to date\n");
	else if (outcome.kind === "older") print(`a newer pipeline has written the note already: ${outcome.url}\n`);
	else print(`note ${outcome.kind}: ${outcome.url}\n`);
	return EXIT.pass;
}

export { noteCommand };