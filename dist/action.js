import { a as info, c as setFailed, d as warning, f as summary, l as setOutput, n as error, o as notice, r as getInput, s as saveState, t as debug, u as setSecret } from "./core.js";
import { c as renderTerminal, s as findingsOf, t as reportLine } from "./show-result.js";
import { s as headline } from "./wording.js";
import { c as quote, i as escapeInvisible, r as describeValue } from "./problems.js";
import { a as UserError, c as exitCodeOfVerdict, i as StoreError, l as reasonOf, o as describeError, s as exitCodeOf, t as EXIT } from "./errors.js";
import { a as storeOpener, d as openDataBranch, p as isBranchName, u as pathOf } from "./store-flags.js";
import { t as renderMarkdown } from "./markdown.js";
import { a as compareAddress, i as commitAddress, l as foundChanges, n as leftoversOf, o as httpAddress, r as writeDashboard, s as shortCommit, t as DASHBOARD_DATA, u as CHARTS } from "./dashboard.js";
import { t as DEFAULT_DATA_BRANCH } from "./well-known-names.js";
import { a as renderMarker, c as asStored, d as listAll, f as orTrouble, i as parseMarker, l as describeTrouble, n as encodeKey, o as covers, p as statusOf, r as isNewer, s as shownNow, t as decodeKey, u as inRepository } from "./marker.js";
import { n as gate, r as isPerformanceSchemaOption, t as parseRunFlags } from "./run-flags.js";
import { b as readOptionFileLine } from "./workloads.js";
import { a as suggestionPromise, t as fenced } from "./suggestion-section.js";
import { t as bySeverity } from "./severity.js";
import { A as lineScreen } from "./open-testbed.js";
import { t as interruptible } from "./interrupt.js";
import { r as parseReportFlags, t as report } from "./report.js";
import { l as randomSeed } from "./flag-values.js";
import { t as toolVersion } from "./version.js";
import { n as existsAt, o as mergeBase$1, r as firstParent$1, t as commitIn } from "./revision.js";
import { n as readRecorded } from "./recorded-results.js";
import { t as checkedOut } from "./checkout.js";
import { r as describeOutcome, t as record } from "./record.js";
import { a as seriesOf, i as seriesKeys, o as STRONG_P, r as measuredPoints, t as changePoints } from "./change-points.js";
import { I as NEVER, M as url$1, O as string, S as looseObject, T as preprocess, b as int, g as array, i as count, j as unknown, n as change, r as changeAndRange } from "./figures.js";
import { a as shorten, n as markdownName } from "./escape.js";
import { existsSync, readFileSync, statSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { isAbsolute, join, relative, resolve, sep } from "node:path";

// src/edges/github/api/retry-budget.ts
/** How long the API may keep a run waiting: what is said on a pull request must not cost minutes when the API is ill. */
/** Retries of each request. */
const MOST_RETRIES = 3;
/** Budget of all requests together, for waiting between attempts and for attempts that failed: a rate limit's minute fits in. */
const MOST_SECONDS = 65;
const REQUEST_SECONDS = 15;
/** So long a forge that was given up is taken to be down. */
const DOWN_SECONDS = 60;
const SECOND = 1e3;
/** Statuses from this on say that something is wrong with the forge, not with the request. */
const SERVER_ERRORS$2 = 500;
var RetryBudget = class {
	#signal;
	#failures = /* @__PURE__ */ new WeakMap();
	#spentSeconds = 0;
	/** When a request was last given up after all its attempts; undefined once one has succeeded. */
	#givenUpAt;
	constructor(signal) {
		this.#signal = signal;
	}
	/** Whether to try again after so many seconds; says yes at most three times for a request. */
	mayRetry(request, waitSeconds) {
		if ((this.#failures.get(request) ?? 0) > 3 || this.#signal.aborted) return false;
		if (this.#spentSeconds + waitSeconds > MOST_SECONDS) return false;
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
	/** What a moment ago did not answer four times is asked once. */
	#isDown() {
		return this.#givenUpAt !== void 0 && performance.now() - this.#givenUpAt < DOWN_SECONDS * SECOND;
	}
	async #prepare(error, options, failures, retries) {
		if (isLimit(error)) error.message = withLimitWords(error.message);
		if (typeof error.status !== "number" || error.status < SERVER_ERRORS$2 || retries === 0) return;
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
/** Limits that do not use GitHub's words: those of other forges and of proxies before them. */
function isLimit(error) {
	if (error.response?.headers?.["x-ratelimit-remaining"] === "0") return false;
	return error.status === 429 || error.status === 403 && retryAfter(error) !== void 0;
}
/** The throttling plugin knows a limit that asks to wait by these words alone. */
function withLimitWords(message) {
	return /\bsecondary rate\b/i.test(message) ? message : `secondary rate limit: ${message}`;
}
/** Seconds that the forge asks to wait; undefined where it asks for none. */
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
* Client of the API, of which nothing is asked yet. Requests end when `signal` does.
*
* @param token not empty
*/
async function connect({ apiUrl }, token, signal) {
	const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
		import("./github.js"),
		import("./dist-bundle.js"),
		import("./dist-bundle2.js")
	]);
	const log = quietLog();
	const budget = new RetryBudget(signal);
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

// src/edges/github/context/repository.ts
/** A repository's name as the forge writes it: "owner/name". */
/** What both halves of a repository's name may consist of, on GitHub, Gitea and Forgejo. */
const PART = /^[\w.-]+$/;
/** Names that mean folders in an address. */
const FOLDERS = [".", ".."];
/** The repository of a full name; undefined where the text is none. */
function parseRepository(fullName) {
	const [owner, name, ...more] = fullName.split("/");
	if (owner === void 0 || name === void 0 || more.length > 0) return void 0;
	return [owner, name].every((part) => PART.test(part) && !FOLDERS.includes(part)) ? {
		owner,
		name
	} : void 0;
}
function fullName({ owner, name }) {
	return `${owner}/${name}`;
}
/** Forges write names in any case and mean the same repository. */
function sameRepository(one, other) {
	return fullName(one).toLowerCase() === fullName(other).toLowerCase();
}

// src/edges/github/context/event.ts
/** The event that started a workflow, from the forge's JSON into what the gate needs of it. */
const SHA = /^(?:[\da-f]{40}|[\da-f]{64})$/i;
const NO_COMMIT = /^0+$/;
const MERGE_REF = /^refs\/pull\/\d+\/merge$/;
/** What git takes for a branch's name, roughly; it must not be taken for a flag or a range of commits. */
const BRANCH = /^(?![-/])(?!.*(?:\.\.|@\{|\/\/))[^\p{Cc}\p{Cs} ~^:?*[\\]{1,255}$/u;
const shaSchema = string("a commit id").regex(SHA, "a commit id of 40 or 64 hexadecimal digits");
const number$1 = int("a whole number").positive("a whole number above zero");
const branch = string("a branch's name").regex(BRANCH, "a branch's name");
const text = string("a text");
const repository = looseObject({ full_name: text }, "a repository with its full_name, or null where it's gone").transform(({ full_name }, context) => {
	const parsed = parseRepository(full_name);
	if (parsed !== void 0) return parsed;
	context.addIssue({
		code: "custom",
		path: ["full_name"],
		message: "owner/name"
	});
	return NEVER;
});
const pullRequestPayload = looseObject({ pull_request: looseObject({
	number: number$1,
	title: text.nullish(),
	head: looseObject({
		sha: shaSchema,
		ref: branch,
		repo: repository.nullish()
	}, "an object"),
	base: looseObject({
		sha: shaSchema,
		ref: branch
	}, "an object"),
	labels: array(looseObject({ name: text }, "a label with its name"), "a list of labels").nullish()
}, "an object") });
const mergeGroupPayload = looseObject({ merge_group: looseObject({
	base_sha: shaSchema,
	head_sha: shaSchema,
	base_ref: text
}, "an object") });
const pushPayload = looseObject({
	before: shaSchema.nullish(),
	repository: looseObject({ default_branch: branch.nullish() }, "an object").nullish()
});
const workflowRunPayload = looseObject({ workflow_run: looseObject({
	id: number$1,
	run_number: number$1,
	run_attempt: number$1.nullish(),
	event: text,
	head_sha: shaSchema,
	head_branch: branch.nullish(),
	head_repository: repository.nullish(),
	pull_requests: array(looseObject({ number: number$1 }, "an object"), "a list").nullish()
}, "an object") });
/**
* @throws UserError where the payload lacks something, and for code of a fork under pull_request_target
*/
function parseEvent(payload, facts) {
	switch (facts.name) {
		case "pull_request": return pullRequest(payload, facts);
		case "pull_request_target": return refuseFork(pullRequest(payload, facts));
		case "merge_group": return mergeGroup(payload, facts);
		case "push": return push(payload, facts);
		case "workflow_run": return workflowRun(payload, facts);
		default: return {
			kind: "manual",
			name: facts.name,
			branch: branchOf(facts.ref)
		};
	}
}
function pullRequest(payload, facts) {
	const { number, title, head, base, labels } = check(pullRequestPayload, payload, facts.name).pull_request;
	const merged = facts.name === "pull_request" && MERGE_REF.test(facts.ref) && facts.sha !== head.sha;
	return {
		kind: "pull_request",
		number,
		title: title ?? "",
		headSha: head.sha,
		headRef: head.ref,
		baseRef: base.ref,
		baseSha: base.sha,
		mergeSha: merged ? facts.sha : null,
		fromFork: head.repo === null || head.repo === void 0 || !sameRepository(head.repo, facts.repository),
		labels: (labels ?? []).map(({ name }) => name)
	};
}
function refuseFork(event) {
	if (!event.fromFork) return event;
	throw new UserError(`this workflow runs on pull_request_target, and pull request #${event.number} comes from a fork: the gate would start servers with configuration and scripts that a stranger wrote, beside a token that may write and the repository's secrets. Use \`on: pull_request\`, and to comment on pull requests from forks add a second workflow \`on: workflow_run\` that runs this action with \`command: report\`; docs/recipes/forks.md has both`);
}
function mergeGroup(payload, { name }) {
	const { merge_group: group } = check(mergeGroupPayload, payload, name);
	const baseRef = branchOf(group.base_ref) ?? group.base_ref;
	return {
		kind: "merge_group",
		baseSha: group.base_sha,
		headSha: group.head_sha,
		baseRef
	};
}
function push(payload, { name, ref }) {
	const { before, repository } = check(pushPayload, payload, name);
	return {
		kind: "push",
		before: before !== void 0 && before !== null && !NO_COMMIT.test(before) ? before : null,
		branch: branchOf(ref),
		defaultBranch: repository?.default_branch ?? null
	};
}
function workflowRun(payload, { name }) {
	const { workflow_run: run } = check(workflowRunPayload, payload, name);
	return {
		kind: "workflow_run",
		runId: run.id,
		runNumber: run.run_number,
		runAttempt: run.run_attempt ?? 1,
		startedBy: run.event,
		headSha: run.head_sha,
		headBranch: run.head_branch ?? null,
		headRepository: run.head_repository ?? null,
		pullRequests: (run.pull_requests ?? []).map(({ number }) => number)
	};
}
/** The branch of a ref; null for a tag and for a pull request's own refs. */
function branchOf(ref) {
	const name = ref.startsWith("refs/heads/") ? ref.slice(11) : "";
	return BRANCH.test(name) ? name : null;
}
function check(schema, payload, name) {
	const checked = schema.safeParse(payload);
	if (checked.success) return checked.data;
	const problems = checked.error.issues.map(({ path, message }) => {
		const place = path.length === 0 ? "the payload" : path.map(String).join(".");
		return `  ${escapeInvisible(place)}: found ${describeValue(at(payload, path))}; allowed: ${message}`;
	});
	throw new UserError(`the payload of the ${name} event (the file that GITHUB_EVENT_PATH names) is not as it should be; run this action in a workflow of the forge\n${problems.join("\n")}`);
}
/** The value at a path, undefined where the path leads nowhere. */
function at(value, path) {
	let found = value;
	for (const step of path) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return void 0;
		found = Reflect.get(found, step);
	}
	return found;
}

// src/edges/github/context/context.ts
/** Context of an action: repository, run and event, from the environment that the forge's runner sets. */
/** Login whose runs get a token that may only read, as those of forks do. */
const DEPENDABOT = "dependabot[bot]";
const GITEA_API = /\/api\/v1$/;
/** The forge's events are far smaller. */
const LARGEST_PAYLOAD_BYTES = 64 * 1024 ** 2;
const number = string("a whole number").regex(/^[1-9]\d{0,14}$/, "a whole number above zero");
const url = url$1({
	protocol: /^https?$/,
	error: "an address that begins with https://"
}).transform((address) => address.replace(/\/+$/, ""));
const filled = (what) => string(what).min(1, what);
const environmentSchema = looseObject({
	GITHUB_REPOSITORY: string("owner/name").transform((text, context) => {
		const repository = parseRepository(text);
		if (repository !== void 0) return repository;
		context.addIssue({
			code: "custom",
			message: "owner/name"
		});
		return NEVER;
	}),
	GITHUB_SERVER_URL: url,
	GITHUB_API_URL: url,
	GITHUB_RUN_ID: number.transform(Number),
	GITHUB_RUN_NUMBER: number.transform(Number),
	GITHUB_RUN_ATTEMPT: preprocess((text) => text || "1", number.transform(Number)),
	GITHUB_WORKSPACE: filled("the directory of the checked-out repository"),
	GITHUB_SHA: shaSchema,
	GITHUB_EVENT_NAME: filled("the event's name"),
	GITHUB_REF: string().default("")
});
/**
* Reads the environment and the event's file.
*
* @throws UserError outside a workflow, and where something is missing or broken
*/
function readContext(environment) {
	const path = environment.GITHUB_EVENT_PATH;
	if (path === void 0 || path === "") throw new UserError("GITHUB_EVENT_PATH is not set; the action runs in a workflow only, elsewhere use qpsgate run");
	return parseContext(environment, parsePayload(readPayload(path), path));
}
/** @throws UserError where something is missing or broken */
function parseContext(environment, payload) {
	const checked = environmentSchema.safeParse(environment);
	if (!checked.success) throw new UserError(describeProblems(checked.error, environment));
	const found = checked.data;
	const repository = found.GITHUB_REPOSITORY;
	const facts = {
		name: found.GITHUB_EVENT_NAME,
		sha: found.GITHUB_SHA,
		ref: found.GITHUB_REF,
		repository
	};
	const event = parseEvent(payload, facts);
	const isSet = (name) => ![
		void 0,
		"",
		"false"
	].includes(environment[name]);
	return {
		repository,
		forge: isSet("GITEA_ACTIONS") || isSet("FORGEJO_ACTIONS") || GITEA_API.test(found.GITHUB_API_URL) ? "gitea" : "github",
		serverUrl: found.GITHUB_SERVER_URL,
		apiUrl: found.GITHUB_API_URL,
		runUrl: `${found.GITHUB_SERVER_URL}/${fullName(repository)}/actions/runs/${found.GITHUB_RUN_ID}`,
		runId: found.GITHUB_RUN_ID,
		runNumber: found.GITHUB_RUN_NUMBER,
		runAttempt: found.GITHUB_RUN_ATTEMPT,
		workspace: found.GITHUB_WORKSPACE,
		sha: found.GITHUB_SHA,
		defaultBranch: defaultBranchOf(payload),
		readOnlyReason: readOnlyReason(event, environment),
		event
	};
}
const ofRepository = looseObject({ repository: looseObject({ default_branch: string().min(1) }) });
function defaultBranchOf(payload) {
	return ofRepository.safeParse(payload).data?.repository.default_branch ?? null;
}
function readOnlyReason(event, environment) {
	if (event.kind === "pull_request" && event.fromFork) return "the pull request comes from a fork, so the token of this run may only read";
	if (environment.GITHUB_ACTOR === DEPENDABOT && (event.kind === "pull_request" || event.kind === "push")) return "Dependabot started this run, so its token may only read";
	return null;
}
function readPayload(path) {
	try {
		const text = readFileSync(path);
		if (text.length <= LARGEST_PAYLOAD_BYTES) return text.toString("utf8");
	} catch (cause) {
		const message = `cannot read the event's payload ${path}, which GITHUB_EVENT_PATH names: ${reasonOf(cause)}`;
		throw new UserError(message, { cause });
	}
	throw new UserError(`the event's payload ${path} is larger than ${LARGEST_PAYLOAD_BYTES} bytes; it is no payload`);
}
function parsePayload(text, path) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new UserError(`the event's payload ${path}, which GITHUB_EVENT_PATH names, is not JSON`, { cause });
	}
}
function describeProblems(error, environment) {
	return `the environment is not that of a workflow's run; elsewhere use qpsgate run\n${error.issues.map(({ path: [name], message }) => {
		const value = environment[String(name)];
		return `  ${String(name)}: found ${value === void 0 ? "nothing" : quote(value)}; allowed: ${message}`;
	}).join("\n")}`;
}

// src/edges/github/context/inputs.ts
/** The action's inputs, into the arguments of the command line: one parser checks both. */
const COMMANDS = [
	"run",
	"report",
	"record"
];
const COMMENT = [
	"auto",
	"always",
	"never"
];
const CHART = [
	"auto",
	"png",
	"mermaid",
	"none"
];
const BOOLEANS = ["true", "false"];
/** Inputs that are flags of `qpsgate run` with one value. */
const FLAGS = [
	"base",
	"image",
	"server",
	"budget",
	"tolerance",
	"against",
	"on-inconclusive",
	"explain",
	"explain-budget",
	"advice",
	"memory",
	"shard",
	"threads",
	"workloads",
	"scenarios",
	"seed",
	"out"
];
/** Inputs with a meaning of their own: files, several files, a flag without value, and what only the action has. */
const OTHERS = [
	"suite",
	"config",
	"results",
	"formats",
	"install",
	"switch",
	"keep-data",
	"allow-rule-changes",
	"password",
	"password-hosts",
	"command",
	"comment",
	"chart",
	"baseline-branch",
	"record-branches",
	"dashboard",
	"change-issues",
	"github-token"
];
const INPUT_NAMES = [...FLAGS, ...OTHERS];
/** Inputs that are flags of `qpsgate run` without a value. */
const SWITCHES = [
	"install",
	"switch",
	"keep-data"
];
/**
* Reads every input once. From here on the runner hides token and password wherever they would be printed; the password is
* where the command line looks for it, and is no input any more.
*
* @throws UserError where a password is given and not where it may be sent: the suite may be that of a pull request
*/
function readInputs() {
	const entries = INPUT_NAMES.map((name) => [name, getInput(name)]);
	const inputs = Object.fromEntries(entries);
	const token = inputs["github-token"];
	if (token !== "") setSecret(token);
	const { password, "password-hosts": hosts } = inputs;
	if (password === "") return inputs;
	setSecret(password);
	if (hosts === "") throw new UserError(problem("password-hosts", "", "the hosts that the password may be sent to, one a line, as a pull request may name any"));
	process.env.QPSGATE_PASSWORD = password;
	process.env.QPSGATE_PASSWORD_HOSTS = hosts;
	return {
		...inputs,
		password: ""
	};
}
/**
* @param parse the command line's parser for this command; throws a UserError with one line per problem
* @returns the inputs that only the action has, and what the parser made of the rest
* @throws UserError with one line for every wrong input
*/
function parseInputs(raw, parse) {
	const problems = [];
	const own = parseOwn(raw, problems);
	const parsed = collect(problems, () => parse(own.command, toArguments(raw, own.command)));
	if (parsed === void 0 || problems.length > 0) throw new UserError(problems.join("\n"));
	return {
		...own,
		parsed: parsed.value
	};
}
function parseOwn(raw, problems) {
	const choose = (name, allowed, otherwise) => {
		const found = raw[name] === "" ? otherwise : allowed.find((value) => value === raw[name]);
		if (found === void 0) problems.push(problem(name, raw[name], allowed.join(", ")));
		return found ?? otherwise;
	};
	for (const name of SWITCHES) choose(name, BOOLEANS, "false");
	const given = (name) => raw[name] === "" ? void 0 : raw[name];
	const branch = (name) => {
		if (raw[name] !== "" && !isBranchName(raw[name])) problems.push(problem(name, raw[name], "a name that git takes for a branch"));
		return given(name);
	};
	return {
		command: choose("command", COMMANDS, "run"),
		comment: choose("comment", COMMENT, "auto"),
		chart: choose("chart", CHART, "auto"),
		token: given("github-token"),
		baselineBranch: branch("baseline-branch"),
		recordBranches: listed(raw["record-branches"]),
		dashboard: choose("dashboard", BOOLEANS, "true") === "true",
		changeIssues: choose("change-issues", BOOLEANS, "false") === "true",
		allowRuleChanges: choose("allow-rule-changes", BOOLEANS, "false") === "true"
	};
}
/**
* Every value is bound to its flag, and files come last, so that no input can be taken for a flag.
*
* @throws UserError where a command that reads results is given none
*/
function toArguments(raw, command) {
	if (command === "run") return toRunArguments(raw);
	if (listed(raw.results).length === 0) throw new UserError(problem("results", "", `result.json or its directory, one per line, for command: ${command}`));
	return [
		...command === "report" ? [...raw.out === "" ? [] : [`--out=${raw.out}`], ...formatArguments(raw)] : [],
		"--",
		...listed(raw.results)
	];
}
function toRunArguments(raw) {
	return [
		...FLAGS.filter((name) => raw[name] !== "").map((name) => `--${name}=${raw[name]}`),
		...listed(raw.config).map((file) => `--config=${file}`),
		...formatArguments(raw),
		...SWITCHES.filter((name) => raw[name] === "true").map((name) => `--${name}`),
		...raw.suite === "" ? [] : ["--", raw.suite]
	];
}
function formatArguments(raw) {
	return listed(raw.formats).map((format) => `--format=${format}`);
}
/** A message about flags, in the words of a workflow: "--budget: found …" becomes "input budget: found …". */
function inWordsOfInputs(message) {
	const flags = [
		...FLAGS,
		"config",
		...SWITCHES
	].join("|");
	return message.replace(new RegExp(`--(${flags})(?![\\w-])`, "g"), "input $1").replace(/--format(?![\w-])/g, "input formats").replace(/^SUITE:/gm, "input suite:").replace(/; see qpsgate \w+ --help$/gm, "");
}
/** Items of an input, one per line, or separated by commas. */
function listed(text) {
	const items = text.split(/[\n,]/).map((item) => item.trim());
	return [...new Set(items.filter((item) => item !== ""))];
}
function collect(problems, parse) {
	try {
		return { value: parse() };
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		problems.push(inWordsOfInputs(error.message));
		return;
	}
}
function problem(name, found, allowed) {
	return `input ${name}: found ${found === "" ? "nothing" : describeValue(found)}; allowed: ${allowed}`;
}

// src/edges/github/comments/chart-url.ts
/**
* An address that shows the picture in comments of public and private repositories alike: it is fetched by the reader's
* own browser. Names a commit, so neither the picture nor a cached copy ever goes stale.
*
* @param path in the repository, with slashes
*/
function chartUrl({ serverUrl, repository, forge }, sha, path) {
	const folders = forge === "gitea" ? ["raw", "commit"] : ["blob"];
	return `${serverUrl}/${[
		repository.owner,
		repository.name,
		...folders,
		sha,
		...path.split("/")
	].map(encodeURIComponent).join("/")}${forge === "gitea" ? "" : "?raw=true"}`;
}

// src/edges/github/comments/chart-image.ts
/** The chart of a comment: a picture on the data branch, where it may be stored. */
/** The chart as a picture, which needs a place; without one it is text. */
async function chartOf(result, publication) {
	const { inputs, context, target } = publication;
	if (inputs.chart === "none") return { kind: "none" };
	if (!(inputs.chart === "png" || inputs.chart === "auto" && inputs.comment !== "never") || result.comparisons.length === 0 || target === void 0 || inputs.token === void 0) return { kind: "text" };
	const tell = inputs.chart === "png" ? warning : notice;
	if (context.readOnlyReason !== null) {
		if (inputs.chart === "png") tell(`the chart is shown as text: ${context.readOnlyReason}`);
		return { kind: "text" };
	}
	try {
		return {
			kind: "image",
			url: await storeChart(result, publication, target)
		};
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		if (inputs.chart === "png") tell(`the chart is shown as text: ${error.message}`);
		return { kind: "text" };
	}
}
async function storeChart({ startedAt }, { context, inputs, out, signal }, { pullRequest, runId, attempt }) {
	const path = `${CHARTS}${startedAt.slice(0, 10)}/pull-${pullRequest}-${runId}-${attempt}.png`;
	await using branch = await openDataBranch({
		remote: `${context.serverUrl}/${fullName(context.repository)}.git`,
		branch: inputs.baselineBranch ?? "qpsgate-data",
		token: inputs.token,
		signal
	});
	const sha = await branch.commit({
		write: /* @__PURE__ */ new Map([[path, readFileSync(join(out, "chart.png"))]]),
		message: `chart of pull request ${pullRequest}`
	});
	return chartUrl(context, sha, path);
}

// src/edges/github/api/pull-request.ts
/** The pull request that a completed run of another workflow belongs to, from the forge alone, never from an artifact. */
const pullSchema = looseObject({
	number: int(),
	head: looseObject({
		sha: string(),
		repo: looseObject({ full_name: string() }).nullish()
	})
});
const fileSchema = looseObject({
	filename: string(),
	patch: string().optional()
}).transform(({ filename: path, patch }) => ({
	path,
	patch
}));
/** The files that a pull request changes; throws as octokit does. */
function listChangedFiles(client, repository, pullRequest) {
	const parameters = {
		...inRepository(repository),
		pull_number: pullRequest
	};
	return listAll(client, "GET /repos/{owner}/{repo}/pulls/{pull_number}/files", parameters, fileSchema);
}
/** Finds the open pull request whose newest commit is the one that the run measured. */
async function findPullRequest(client, repository, run) {
	const { headRepository, headBranch, headSha } = run;
	if (headRepository === null || headBranch === null) return none("the repository or branch that it came from is gone, so no comment is written");
	try {
		const head = `${headRepository.owner}:${headBranch}`;
		const parameters = {
			...inRepository(repository),
			state: "open",
			head
		};
		const ofBranch = (await listAll(client, "GET /repos/{owner}/{repo}/pulls", parameters, pullSchema)).filter(({ head }) => isFrom(head.repo?.full_name, headRepository));
		return choose(ofBranch.filter(({ head }) => head.sha === headSha), run, ofBranch.length > 0, !sameRepository(headRepository, repository));
	} catch (error) {
		return none(`could not look up the pull request: ${describeTrouble(error)}`);
	}
}
function choose(current, { headSha, headBranch, pullRequests }, movedOn, fromFork) {
	const named = current.filter(({ number }) => pullRequests.includes(number));
	const [one, ...more] = named.length > 0 ? named : current;
	if (one !== void 0 && more.length === 0) return {
		kind: "found",
		number: one.number,
		fromFork
	};
	const short = headSha.slice(0, 7);
	if (one !== void 0) return none(`several open pull requests have ${short} as their head (${[one, ...more].map(({ number }) => number).sort((left, right) => left - right).map((number) => `#${number}`).join(", ")}), so no comment is written`);
	if (movedOn) return none(`the pull request has newer commits than the measured ${short}, so no comment is written`);
	return none(`no open pull request has the head ${short} of ${headBranch}, so no comment is written`);
}
function isFrom(name, repository) {
	const parsed = name === void 0 ? void 0 : parseRepository(name);
	return parsed !== void 0 && sameRepository(parsed, repository);
}
function none(why) {
	return {
		kind: "none",
		why
	};
}

// src/edges/github/context/workspace.ts
/** Files as the forge names them. */
/** Path in the workspace, with slashes; undefined for a file outside it, or whose name nothing can show. */
function insideWorkspace(file, workspace) {
	const path = relative(workspace, resolve(workspace, file));
	return path === "" || path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path) || /\p{Cc}/u.test(path) ? void 0 : path.split(sep).join("/");
}

// src/edges/github/runner/annotations.ts
/** Findings on the lines of files, as the runner shows them beside the change. */
const WRITE = {
	error,
	warning,
	notice
};
/** The runner shows so many of a level per step, the rest stands in the log alone. */
const MOST_PER_LEVEL = 10;
/** The runner cuts messages and titles there. */
const MOST_CHARACTERS$1 = 4096;
const MOST_TITLE_CHARACTERS = 255;
/**
* Keeps the runner's limits: of each level the first ten are taken, and the last of them says how many more there are.
*
* @param findings worst first
* @param reserved how many annotations of a level the step writes otherwise, such as the error it fails with
*/
function annotationsFor(findings, workspace, reserved = {}) {
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => {
		const all = findings.filter((finding) => finding.level === level);
		const shown = all.slice(0, Math.max(0, MOST_PER_LEVEL - (reserved[level] ?? 0)));
		const more = all.length - shown.length;
		return shown.map((finding, index) => annotation(finding, workspace, index === shown.length - 1 && more > 0 ? ` (${more} more in the report)` : ""));
	});
}
/** Writes annotations to the log, where the runner finds them. */
function annotate(annotations) {
	for (const { file, line, message, title, level } of annotations) {
		const place = {
			...file === void 0 ? {} : { file },
			...line === void 0 ? {} : { startLine: line }
		};
		WRITE[level](message, {
			title,
			...place
		});
	}
}
/** Text on one line, without characters that drive a terminal or turn the direction of writing, at most so long. */
function oneLine(text, most = MOST_CHARACTERS$1) {
	const line = text.toWellFormed().replace(/[\s\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "").trim();
	return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function annotation({ file, line, message, title, level }, workspace, note) {
	const inside = insideWorkspace(file, workspace);
	return {
		file: inside,
		line: inside === void 0 || !Number.isSafeInteger(line) || line < 1 ? void 0 : line,
		message: `${oneLine(message, MOST_CHARACTERS$1 - note.length)}${note}`,
		title: oneLine(title, MOST_TITLE_CHARACTERS),
		level
	};
}

// src/edges/github/comments/diff-lines.ts
const HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
const NEW_SIDE = /^[+ ]/;
/** The hunks of one file's patch, as the API gives it; lines that are gone are in none. */
function newSideOf(patch) {
	const hunks = [];
	for (const line of patch.split("\n")) {
		const header = HEADER.exec(line);
		if (header !== null) hunks.push({
			first: Number(header[1]),
			lines: []
		});
		else if (NEW_SIDE.test(line)) hunks.at(-1)?.lines.push(line.slice(1).replace(/\r$/, ""));
	}
	return hunks;
}
/** The hunk that shows the line of the new file. */
function hunkWith(hunks, line) {
	return hunks.find(({ first, lines }) => line >= first && line < first + lines.length);
}
/** Lines of the new file within the hunk, from `first` up to and including `last`. */
function linesOf(hunk, first, last) {
	return hunk.lines.slice(first - hunk.first, last - hunk.first + 1);
}

// src/edges/github/comments/code-suggestion.ts
/** Each comment is a notification. */
const MOST_COMMENTS = 5;
/**
* The suggested lines stand where the first of the replaced ones stood; the others are taken out, lines in between stay.
* It is all or nothing: a suggestion that leaves some of the replaced lines in their place would not be what was measured.
*/
function codeSuggestion(result, files, workspace) {
	const { suggestion } = result;
	if (suggestion === null) return {
		kind: "ready",
		comments: []
	};
	const shown = files.map(({ path, patch }) => ({
		path,
		hunks: newSideOf(patch ?? "")
	}));
	const found = suggestion.replaces.map((place) => replacedLines(place, shown, workspace));
	const missing = found.find((place) => typeof place === "string");
	if (missing !== void 0) return impossible(missing);
	const places = byHunk(found.filter((place) => typeof place !== "string"));
	if (places.length === 0) return impossible("no line of an option file stands in its place");
	if (places.length > MOST_COMMENTS) return impossible(`its lines stand in ${places.length} places`);
	if (!suggestion.lines.every(isReplaced)) return impossible("its lines are not those of an option file");
	const promise = suggestionPromise(result);
	return {
		kind: "ready",
		comments: places.map((place, index) => {
			const part = places.length === 1 ? "" : `\n\nPart ${index + 1} of ${places.length}, which belong together.`;
			return commentOn(place, index === 0 ? suggestion.lines : [], `${promise}${part}`);
		})
	};
}
/** Lines of one hunk joined, in the order of their first lines as given. */
function byHunk(places) {
	return [...Map.groupBy(places, ({ hunk }) => hunk).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const lines = [first, ...others].flatMap((place) => place.lines);
		return {
			...first,
			lines: lines.sort((left, right) => left - right)
		};
	});
}
/** The line as it stands in the pull request, or why it cannot be replaced there. */
function replacedLines({ file, line }, shown, workspace) {
	const path = insideWorkspace(file, workspace);
	const hunk = hunkWith(shown.find((each) => each.path === path)?.hunks ?? [], line);
	if (path === void 0 || hunk === void 0) return `${file}:${line} is not among the lines that the pull request shows`;
	if (!linesOf(hunk, line, line).every(isReplaced)) return `${file}:${line} is, in the pull request, no line of an option file about Performance Schema`;
	return {
		path,
		hunk,
		lines: [line]
	};
}
function isReplaced(text) {
	const line = readOptionFileLine(text, false);
	return line.kind === "option" && isPerformanceSchemaOption(line.name) && !/[\p{Cc}\p{Bidi_Control}]/u.test(text.replaceAll("	", " "));
}
function commentOn({ path, hunk, lines }, inserted, words) {
	const [startLine = 0] = lines;
	const line = lines.at(-1) ?? startLine;
	const written = linesOf(hunk, startLine, line).flatMap((text, index) => {
		if (!lines.includes(startLine + index)) return [text];
		const [indent = ""] = /^\s*/.exec(text) ?? [];
		return index === 0 ? inserted.map((option) => `${indent}${option}`) : [];
	});
	return {
		path,
		startLine,
		line,
		body: `${words}\n\n${fenced(written, "suggestion")}`
	};
}
function impossible(why) {
	return {
		kind: "impossible",
		why: `the suggestion stands in the report alone: ${why}`
	};
}

// src/edges/github/api/author.ts
/** What on the forge was written by us: anybody may write a marker, so it is ours by its author. */
/** Logins that a workflow's token writes as. Brackets cannot occur in a person's login; the others are reserved. */
const WORKFLOW_LOGINS = {
	github: ["github-actions[bot]"],
	gitea: ["gitea-actions", "forgejo-actions"]
};
/** Author of a comment or an issue; null where the account is gone. */
const authorSchema = looseObject({
	login: string(),
	type: string().nullish()
}).nullish();
const userSchema = looseObject({ login: string() });
function authorOf(user) {
	return user === null || user === void 0 ? void 0 : {
		author: user.login,
		isBot: user.type === "Bot"
	};
}
/** Texts that this run's token, or a workflow's, has written; throws as octokit does. */
async function oursAmong(client, forge, marked) {
	const workflows = WORKFLOW_LOGINS[forge];
	const byWorkflow = marked.filter(({ author }) => workflows.includes(author));
	if (marked.length === byWorkflow.length) return byWorkflow;
	const isMe = await identity(client);
	return marked.filter((each) => byWorkflow.includes(each) || isMe(each));
}
/**
* Who the token is. Tokens of apps, the workflow's own among them, may not ask: for them any bot will do, because only an
* app that the repository's owners installed can write as one.
*/
async function identity(client) {
	try {
		const { login } = userSchema.parse((await client.request("GET /user")).data);
		return ({ author }) => author === login;
	} catch (error) {
		const status = statusOf(error);
		if (status !== 403 && status !== 404) throw error;
		return ({ isBot }) => isBot;
	}
}

// src/edges/github/comments/comment.ts
/** The one comment per pull request and key: found again by marker and author, updated in place. */
/** GitHub's limit for a comment. */
const MOST_CHARACTERS = 65536;
const SERVER_ERRORS$1 = 500;
const writtenSchema = looseObject({ html_url: string() });
const commentSchema$1 = looseObject({
	id: int(),
	html_url: string(),
	updated_at: string(),
	body: string().nullish(),
	user: authorSchema
});
/**
* Writes the comment, or leaves it where a newer run was faster. Trouble with the API is a value: a comment that cannot
* be posted changes no verdict.
*
* @throws Error where the body is too long, which is a bug: whoever renders keeps the limit
*/
async function upsertComment(client, place, content) {
	try {
		const existing = await findOurs(client, place, content.key);
		const shown = shownAfter(existing, content);
		const body = `${renderMarker({
			...content,
			shown
		})}\n${content.body.toWellFormed()}`;
		if (body.length > 65536) throw new Error(`a comment of ${body.length} characters; the limit is ${MOST_CHARACTERS}`);
		if (existing === void 0) return content.isNews ? await create(client, place, content.key, body) : { kind: "none" };
		return await update(client, place, existing, content, body);
	} catch (error) {
		return {
			kind: "refused",
			why: `the comment could not be posted: ${describeTrouble(error)}`
		};
	}
}
/**
* What our comment has shown of a commit; undefined where there is none of ours, or it is about another commit. Throws as
* octokit does.
*/
async function findShown(client, place, { key, headSha }) {
	const existing = await findOurs(client, place, key);
	return existing === void 0 ? void 0 : seenIn(existing, headSha);
}
function seenIn({ marker, updatedAt }, headSha) {
	const { shown } = marker;
	if (shown === void 0 || marker.headSha !== headSha.toLowerCase()) return void 0;
	return {
		...shown,
		since: shown.since ?? updatedAt
	};
}
/** Runs of one commit again and again do not accept what nobody has seen: only what is worse is shown anew. */
function shownAfter(existing, { regressions, ...run }) {
	const seen = existing && seenIn(existing, run.headSha);
	if (existing === void 0 || seen === void 0 || !covers(seen, regressions)) return shownNow(regressions);
	return isNewer(run, existing.marker) ? seen : {
		...seen,
		since: existing.marker.shown?.since ?? null
	};
}
async function update(client, place, { id, url, ...existing }, content, body) {
	if (isNewer(existing.marker, content)) return {
		kind: "older",
		url
	};
	if (asStored(existing.body) === asStored(body)) return {
		kind: "unchanged",
		url
	};
	try {
		const where = {
			...inRepository(place.repository),
			comment_id: id
		};
		await client.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
			...where,
			body
		});
		return {
			kind: "updated",
			url
		};
	} catch (error) {
		if (statusOf(error) !== 404) throw error;
		return await create(client, place, content.key, body);
	}
}
/** A server that fails may have stored the comment all the same: it is looked for before it is sent again. */
async function create(client, place, key, body) {
	try {
		return await post(client, place, body, { retries: 0 });
	} catch (error) {
		if ((statusOf(error) ?? 0) < SERVER_ERRORS$1) throw error;
		const stored = await findOurs(client, place, key);
		if (stored !== void 0 && asStored(stored.body) === asStored(body)) return {
			kind: "created",
			url: stored.url
		};
		return await post(client, place, body, {});
	}
}
async function post(client, { repository, issue }, body, request) {
	const where = {
		...inRepository(repository),
		issue_number: issue
	};
	const { data } = await client.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		...where,
		body,
		request
	});
	return {
		kind: "created",
		url: writtenSchema.parse(data).html_url
	};
}
/** The newest of our comments with this key; two runs at once may have made two. */
async function findOurs(client, place, key) {
	const where = {
		...inRepository(place.repository),
		issue_number: place.issue
	};
	const marked = (await listAll(client, "GET /repos/{owner}/{repo}/issues/{issue_number}/comments", where, commentSchema$1)).flatMap(({ id, html_url: url, updated_at: updatedAt, body, user }) => {
		const text = body ?? "";
		const marker = parseMarker(text);
		const author = authorOf(user);
		if (marker?.key !== key || author === void 0) return [];
		return [{
			id,
			url,
			body: text,
			updatedAt,
			marker,
			...author
		}];
	});
	return newest(await oursAmong(client, place.forge, marked));
}
function newest(comments) {
	return comments.toSorted((left, right) => right.id - left.id)[0];
}

// src/edges/github/comments/line-comments.ts
/** Our comments on lines of the pull request, brought up to date: what still holds is kept, the rest taken back. */
const ALL = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const ONE = "/repos/{owner}/{repo}/pulls/comments/{comment_id}";
/** What becomes of a comment that somebody has answered. */
const WITHDRAWN = "The suggestion that stood here does not hold any more.";
const createdSchema = looseObject({ id: int() });
const commentSchema = looseObject({
	id: int(),
	body: string(),
	path: string(),
	line: int().nullish(),
	start_line: int().nullish(),
	in_reply_to_id: int().nullish(),
	user: authorSchema
});
/** Writes all of them or none: where one cannot be written, new ones are taken back. Trouble changes no verdict. */
async function upsertLineComments(client, place, content) {
	const api = new LineCommentApi(client, place);
	try {
		const existing = await api.listOurs(content.key);
		if (existing.some(({ marker }) => isNewer(marker, content))) return { kind: "older" };
		const wanted = content.comments.map((comment) => ({
			...comment,
			body: marked(content, comment.body)
		}));
		const isWanted = (old) => wanted.some((comment) => isSamePlace(old, comment));
		await createAll(api, content.headSha, wanted.filter((comment) => !existing.some((old) => isSamePlace(old, comment))));
		for (const old of existing) {
			const comment = wanted.find((each) => isSamePlace(old, each));
			if (comment !== void 0) await api.update(old, comment.body);
		}
		for (const old of existing.filter((each) => !isWanted(each))) if (!old.isAnswered) await api.remove(old.id);
		else if (!asStored(old.body).endsWith(WITHDRAWN)) await api.update(old, marked(content, WITHDRAWN));
		return { kind: "written" };
	} catch (error) {
		return {
			kind: "refused",
			why: `the suggestion could not be put on its lines: ${describeTrouble(error)}`
		};
	}
}
async function createAll(api, commit, comments) {
	const created = [];
	try {
		for (const comment of comments) created.push(await api.create(commit, comment));
	} catch (error) {
		for (const id of created) await api.remove(id);
		throw error;
	}
}
function marked(marker, body) {
	return `${renderMarker(marker, "suggestion")}\n${body.toWellFormed()}`;
}
function isSamePlace(one, other) {
	return one.path === other.path && one.line === other.line && one.startLine === other.startLine;
}
/** Review comments of one pull request; every method throws as octokit does. */
var LineCommentApi = class {
	#client;
	#place;
	constructor(client, place) {
		this.#client = client;
		this.#place = place;
	}
	/** Our comments with this key that are not outdated. */
	async listOurs(key) {
		const all = await listAll(this.#client, `GET ${ALL}`, this.#pull, commentSchema);
		const answered = new Set(all.map(({ in_reply_to_id: id }) => id));
		const candidates = all.flatMap(({ id, path, line, start_line: startLine, body, user }) => {
			const marker = parseMarker(body, "suggestion");
			const author = authorOf(user);
			if (marker?.key !== key || author === void 0 || line === null || line === void 0) return [];
			return [{
				id,
				path,
				line,
				startLine: startLine ?? line,
				body,
				marker,
				isAnswered: answered.has(id),
				...author
			}];
		});
		return oursAmong(this.#client, this.#place.forge, candidates);
	}
	/** @returns number of the comment */
	async create(commit, { path, startLine, line, body }) {
		const from = startLine < line ? {
			start_line: startLine,
			start_side: "RIGHT"
		} : {};
		const { data } = await this.#client.request(`POST ${ALL}`, {
			...this.#pull,
			commit_id: commit,
			path,
			side: "RIGHT",
			line,
			body,
			...from,
			request: { retries: 0 }
		});
		return createdSchema.parse(data).id;
	}
	async update({ id, body: stored }, body) {
		if (asStored(stored) === asStored(body)) return;
		await this.#client.request(`PATCH ${ONE}`, {
			...this.#repository,
			comment_id: id,
			body
		});
	}
	async remove(id) {
		await this.#client.request(`DELETE ${ONE}`, {
			...this.#repository,
			comment_id: id
		});
	}
	get #repository() {
		return inRepository(this.#place.repository);
	}
	get #pull() {
		return {
			...this.#repository,
			pull_number: this.#place.issue
		};
	}
};

// src/edges/github/comments/post.ts
/** Comments on the pull request, where there is one and the token may write: the result's, and its suggestion's. */
/** @returns the comment's address, where there is one */
async function postComment(result, body, publication) {
	const { inputs } = publication;
	const access = mayComment(publication);
	if (access === null) return null;
	const tell = inputs.comment === "always" ? warning : notice;
	if (access.kind === "refused") return refused$1(tell, access.why);
	const { client, place, run } = access;
	const isNews = result.comparisons.length > 0;
	const regressions = result.comparisons.filter(({ verdict }) => verdict === "regressed");
	const outcome = await upsertComment(client, place, {
		key: result.suite.name,
		body,
		...run,
		isNews,
		regressions
	});
	if (outcome.kind === "none") return null;
	if (outcome.kind === "refused") return refused$1(tell, outcome.why);
	if (outcome.kind === "older") notice("a newer run of this pull request has commented already; its comment stays");
	return outcome.url;
}
/** The suggestion on its lines; those of earlier runs that do not hold any more are taken back. */
async function postSuggestion(result, publication) {
	const access = mayComment(publication);
	if (access?.kind !== "allowed") return;
	const { client, place, run } = access;
	if (place.forge !== "github") {
		if (result.suggestion !== null) notice("the suggestion stands in the report alone: this forge knows none on lines");
		return;
	}
	try {
		const files = result.suggestion === null ? [] : await listChangedFiles(client, place.repository, place.issue);
		const suggestion = codeSuggestion(result, files, publication.context.workspace);
		if (suggestion.kind === "impossible") notice(oneLine(suggestion.why));
		const comments = suggestion.kind === "ready" ? suggestion.comments : [];
		const outcome = await upsertLineComments(client, place, {
			key: result.suite.name,
			...run,
			comments
		});
		if (outcome.kind === "refused") notice(outcome.why);
	} catch (error) {
		notice(`the suggestion stands in the report alone: ${describeTrouble(error)}`);
	}
}
/** Whether the run may comment; null where no comment is wanted, or there is nothing to comment on. */
function mayComment(publication) {
	const { context, inputs, client, target } = publication;
	if (inputs.comment === "never" || target === void 0) return null;
	if (client === void 0) return {
		kind: "refused",
		why: "there is no token to comment with"
	};
	if (context.readOnlyReason !== null) return {
		kind: "refused",
		why: context.readOnlyReason
	};
	const { pullRequest: issue, ...run } = target;
	return {
		kind: "allowed",
		client,
		place: {
			repository: context.repository,
			forge: context.forge,
			issue
		},
		run
	};
}
function refused$1(tell, why) {
	tell(`no comment on the pull request: ${why}; everything is in the job's summary`);
	return null;
}

// src/edges/github/runner/outputs.ts
/** What later steps of a workflow can read of a run. */
/** The change that the verdict's sentence names. */
function worstChange({ verdict, comparisons }) {
	const decisive = comparisons.filter((each) => each.verdict === verdict);
	return bySeverity(decisive.length > 0 ? decisive : comparisons)[0]?.change ?? null;
}
/** Sets every output; one that a run has nothing for becomes an empty text. */
function setOutputs(outputs) {
	setOutput("verdict", outputs.verdict);
	setOutput("worst-change", outputs.worstChange ?? "");
	setOutput("result", outputs.result ?? "");
	setOutput("report", outputs.report ?? "");
	setOutput("out", outputs.out ?? "");
	setOutput("comment-url", outputs.commentUrl ?? "");
}

// src/edges/github/runner/summary.ts
/** The job's summary: Markdown that the runner shows on the page of the run. */
/** Limit of a step; what is larger the runner throws away whole. */
const MOST_BYTES = 1024 ** 2;
const VARIABLE = "GITHUB_STEP_SUMMARY";
const NOTE = "\n\nThe rest was left out: a summary may have 1 MiB. Everything stands in report.md of the output directory.\n";
const SECTION = /^(?:#{1,6} |<details>)/;
const FENCE = /^(`{3,}|~{3,})/;
/** Room for closing a fence or an unfolded section that was cut. */
const CLOSING_BYTES = 200;
/** Appends to the step's summary; trouble with it is a value, because it changes no verdict. */
async function writeSummary(markdown) {
	const path = process.env[VARIABLE];
	if (path === void 0 || path === "") return { kind: "absent" };
	try {
		const fitted = fitSummary(markdown, MOST_BYTES - statSync(path).size);
		await summary.addRaw(fitted).write();
		return { kind: fitted === markdown ? "written" : "cut" };
	} catch (error) {
		summary.emptyBuffer();
		return {
			kind: "refused",
			why: `the job's summary could not be written: ${error.message}`
		};
	}
}
/** The text, or as many of its sections from the start as fit into so many bytes of UTF-8, with a note. */
function fitSummary(markdown, most) {
	if (Buffer.byteLength(markdown) <= most) return markdown;
	const room = most - Buffer.byteLength(NOTE) - CLOSING_BYTES;
	if (room <= 0) return "";
	return `${closed(firstSections(markdown, room))}${NOTE}`;
}
/** The text up to the last section that begins within the room; of a first one that is too large, the whole lines. */
function firstSections(markdown, room) {
	let bytes = 0;
	let characters = 0;
	let section = 0;
	let fence = "";
	for (const line of markdown.split("\n")) {
		if (fence === "" && characters > 0 && SECTION.test(line)) section = characters;
		fence = fenceAfter(line, fence);
		bytes += Buffer.byteLength(line) + 1;
		if (bytes > room) break;
		characters += line.length + 1;
	}
	return markdown.slice(0, section > 0 ? section : characters).trimEnd();
}
/** Ends what the cut left open, so that the note is not part of it. */
function closed(text) {
	const fence = text.split("\n").reduce((open, line) => fenceAfter(line, open), "");
	const unfolded = text.split("<details>").length > text.split("</details>").length;
	return `${text}${fence === "" ? "" : `\n${fence}`}${unfolded ? "\n\n</details>" : ""}`;
}
/** The fence that is open behind this line, empty where none is. */
function fenceAfter(line, open) {
	const mark = FENCE.exec(line)?.[1] ?? "";
	if (open === "") return mark;
	return mark.startsWith(open) && line.trim() === mark ? "" : open;
}

// src/edges/github/publish.ts
/** Shows a result where reviewers look: summary, comment, annotations, outputs. Trouble with any changes no verdict. */
/** @param fails whether the step will also fail with an error, which takes one of the annotations that the runner shows */
async function publish(result, publication, fails) {
	const { context, out } = publication;
	const markdown = renderMarkdown(result, { chart: await chartOf(result, publication) });
	const summary = await writeSummary(markdown);
	if (summary.kind === "refused") notice(summary.why);
	const commentUrl = await postComment(result, markdown, publication);
	if (commentUrl !== null) await postSuggestion(result, publication);
	annotate(annotationsFor(findingsOf(result), context.workspace, fails ? { error: 1 } : {}));
	setOutputs({
		verdict: result.verdict,
		worstChange: worstChange(result),
		result: join(out, "result.json"),
		report: join(out, "report.md"),
		out,
		commentUrl
	});
}

// src/edges/github/runner/log.ts
/** The step's log, which the runner reads for commands. */
/**
* While it lasts the runner takes nothing in the log for a command, whatever servers and files put there, but for the groups
* that are opened here: each in one piece with what allows it and what forbids all others again.
*/
var PlainLog = class {
	#stream;
	/** Nobody who writes to the log knows it, so nobody else can end this. */
	#token = "";
	#isOpen = false;
	constructor(stream = process.stdout) {
		this.#stream = stream;
		stream.write(this.#stop());
	}
	line(text) {
		this.#stream.write(`${oneLine(text)}\n`);
	}
	/** From here on lines are in a group of that title, which the runner shows also where it folds the group. */
	group(title) {
		const data = oneLine(title).replaceAll("%", "%25");
		this.#stream.write(`${this.#goOn()}${this.#end()}::group::${data}\n${this.#stop()}`);
		this.#isOpen = true;
	}
	endGroup() {
		if (!this.#isOpen) return;
		this.#stream.write(`${this.#goOn()}${this.#end()}${this.#stop()}`);
		this.#isOpen = false;
	}
	[Symbol.dispose]() {
		this.#stream.write(`${this.#goOn()}${this.#end()}`);
		this.#isOpen = false;
	}
	#stop() {
		this.#token = randomUUID();
		return `::stop-commands::${this.#token}\n`;
	}
	#goOn() {
		return `::${this.#token}::\n`;
	}
	#end() {
		return this.#isOpen ? "::endgroup::\n" : "";
	}
};
/** Progress in a group for each phase; a decided cell is the title of one, so that it is seen where groups are folded. */
function groupedScreen(log) {
	const group = (title) => log.group(title);
	const { tell } = lineScreen({
		heading: group,
		decided: group,
		line: (text) => log.line(text)
	});
	return {
		tell,
		[Symbol.dispose]: () => log.endGroup()
	};
}

// src/edges/github/api/trailers.ts
/** Trailers of a commit's message ("Key: value" lines at its end), as git reads them. */
/** Lines that git writes itself: with one of them, a quarter of the last paragraph's lines suffice. */
const BY_GIT = /^(?:Signed-off-by: |\(cherry picked from commit )/;
const TRAILER = /^([A-Za-z\d-]+)[ \t]*:(.*)$/;
const CONTINUED = /^[ \t]/;
const LEAST_SHARE = 1 / 4;
/** Trailers in the order of the message; none where its last paragraph is prose, or where it has but one. */
function parseTrailers(message) {
	const lines = lastParagraph(message);
	if (lines.length === 0 || !isBlock(lines)) return [];
	const found = [];
	let open = false;
	for (const line of lines) {
		const [, key, value] = TRAILER.exec(line) ?? [];
		const last = found.at(-1);
		if (CONTINUED.test(line)) {
			if (open && last !== void 0) found.splice(-1, 1, {
				...last,
				value: joined(last.value, line)
			});
			continue;
		}
		open = key !== void 0;
		if (key !== void 0 && value !== void 0) found.push({
			key,
			value: value.trim()
		});
	}
	return found;
}
/** The first paragraph is the subject and never counts. */
function lastParagraph(message) {
	const lines = message.replaceAll("\r\n", "\n").trimEnd().split("\n");
	const blank = lines.findLastIndex((line) => line.trim() === "");
	return blank <= lines.findIndex((line) => line.trim() !== "") ? [] : lines.slice(blank + 1);
}
function isBlock(lines) {
	let trailers = 0;
	let others = 0;
	let byGit = false;
	let afterTrailer = false;
	for (const line of lines) {
		if (CONTINUED.test(line)) {
			if (!afterTrailer) others += 1;
			continue;
		}
		const known = BY_GIT.test(line);
		byGit ||= known;
		afterTrailer = known || TRAILER.test(line);
		if (afterTrailer) trailers += 1;
		else others += 1;
	}
	if (trailers === 0) return false;
	return others === 0 || byGit && trailers / (trailers + others) >= LEAST_SHARE;
}
function joined(value, line) {
	return `${value} ${line.trim()}`.trim();
}

// src/edges/github/api/acceptance.ts
/** An expected regression that somebody took responsibility for: by a label on the pull request, or in the commit. */
const ACCEPTED_LABEL = "qpsgate: accepted";
const ACCEPTED_TRAILER = "Qpsgate-accepted";
const ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}";
/** A commit with its message and parents; the forges answer the same form at different places. */
const COMMIT = {
	github: "/repos/{owner}/{repo}/commits/{ref}",
	gitea: "/repos/{owner}/{repo}/git/commits/{ref}"
};
const UNKNOWN = "somebody with the right to set labels";
const person = looseObject({ login: string() }).nullish();
const labelSchema = looseObject({ name: string() });
const eventSchema = looseObject({
	event: string().nullish(),
	actor: person,
	label: labelSchema.nullish(),
	created_at: string().nullish()
});
const entrySchema = looseObject({
	type: string().nullish(),
	user: person,
	label: labelSchema.nullish(),
	body: string().nullish(),
	created_at: string().nullish()
});
const commitSchema = looseObject({
	author: looseObject({ login: string().nullish() }).nullish(),
	parents: array(unknown()),
	commit: looseObject({
		message: string(),
		author: looseObject({ name: string().nullish() }).nullish()
	})
});
/**
* Looks for the label, then for the trailer. Where the API is in trouble nothing is accepted, and a note says so. Outside of
* pull requests nothing is either: there the messages of commits may hold what strangers wrote, such as a title.
*/
async function findAcceptance(client, change) {
	const { pullRequest } = change;
	if (pullRequest === void 0) return {
		acceptance: null,
		notes: []
	};
	const byLabel = await labelled(client, {
		...change,
		pullRequest
	});
	if (byLabel.acceptance !== null) return byLabel;
	const byTrailer = await trailed(client, {
		...change,
		pullRequest
	});
	return {
		acceptance: byTrailer.acceptance,
		notes: [...byLabel.notes, ...byTrailer.notes]
	};
}
/** The labels of now, not those of the event: it may have been a re-run that followed the label. */
async function labelled(client, change) {
	const { repository, pullRequest } = change;
	const where = {
		...inRepository(repository),
		issue_number: pullRequest.number
	};
	const labels = await orTrouble(() => listAll(client, `GET ${ISSUE}/labels`, where, labelSchema), "could not look up the labels of the pull request");
	if (labels.kind === "trouble") return {
		acceptance: null,
		notes: [labels.why]
	};
	if (!labels.value.some(isAccepted)) return {
		acceptance: null,
		notes: []
	};
	const list = change.forge === "gitea" ? listSetOnGitea : listSet;
	const set = await orTrouble(() => list(client, where), "could not look up who set the label");
	const shown = await orTrouble(() => change.findShown(pullRequest.number), "could not look up what was shown of it");
	if (set.kind === "trouble") return {
		acceptance: null,
		notes: [set.why]
	};
	if (shown.kind === "trouble") return {
		acceptance: null,
		notes: [shown.why]
	};
	const last = set.value.findLast(({ name }) => isAccepted({ name }));
	const why = whyNotSeen(last?.at, shown.value, change);
	if (why !== null) return refused(`the label ${ACCEPTED_LABEL}`, why);
	return {
		acceptance: {
			by: last?.by || UNKNOWN,
			how: "label",
			reason: null
		},
		notes: []
	};
}
/** Every time that a label was set, in order; throws as octokit does. */
async function listSet(client, where) {
	return (await listAll(client, `GET ${ISSUE}/events`, where, eventSchema)).flatMap(({ event, label, actor, created_at: at }) => event === "labeled" && label ? [{
		name: label.name,
		by: actor?.login,
		at
	}] : []);
}
/** Gitea and Forgejo have no events, but tell the same among all that happened; nobody can write such an entry. */
async function listSetOnGitea(client, where) {
	return (await listAll(client, `GET ${ISSUE}/timeline`, where, entrySchema)).flatMap(({ type, label, body, user, created_at: at }) => type === "label" && label && body === "1" ? [{
		name: label.name,
		by: user?.login,
		at
	}] : []);
}
/** Who accepts a regression has seen it: that of this commit, and none that is worse. Null where it is so. */
function whyNotSeen(setAt, shown, { headSha, regressions }) {
	const again = "take it away and set it again if this is accepted too";
	if (shown === void 0) return `does not count, as no comment had shown what commit ${headSha.slice(0, 7)} costs; ${again}`;
	if (!(Date.parse(setAt ?? "") > Date.parse(shown.since))) return `does not count, as it was not set after the comment showed what commit ${headSha.slice(0, 7)} costs; ${again}`;
	if (!covers(shown, regressions)) return `does not count, as it is slower than the comment showed; ${again}`;
	return null;
}
async function trailed(client, change) {
	const { repository, forge, headSha, pullRequest } = change;
	const commit = await orTrouble(async () => {
		const where = {
			...inRepository(repository),
			ref: headSha
		};
		return commitSchema.parse((await client.request(`GET ${COMMIT[forge]}`, where)).data);
	}, "could not look up the head commit's message");
	if (commit.kind === "trouble") return {
		acceptance: null,
		notes: [commit.why]
	};
	const { author, commit: content, parents } = commit.value;
	const wanted = ACCEPTED_TRAILER.toLowerCase();
	const trailer = parseTrailers(content.message).findLast(({ key }) => key.toLowerCase() === wanted);
	if (trailer === void 0) return {
		acceptance: null,
		notes: []
	};
	const what = `the trailer ${ACCEPTED_TRAILER} of the head commit`;
	if (pullRequest.fromFork) return refused(what, "does not count on a pull request from a fork, where anybody can write it");
	if (parents.length > 1) return refused(what, "does not count in a merge commit, whose message may be the title of another pull request");
	if (trailer.value === "") return refused(what, "has no reason; write one behind the colon");
	return {
		acceptance: {
			by: author?.login || content.author?.name || "an unknown author",
			how: "trailer",
			reason: trailer.value
		},
		notes: []
	};
}
function isAccepted({ name }) {
	return name.toLowerCase() === ACCEPTED_LABEL;
}
function refused(what, why) {
	return {
		acceptance: null,
		notes: [`${what} ${why}`]
	};
}

// src/commands/action/acceptance.ts
/**
* Who took responsibility, and how; null where nobody did, or there is no token to ask with.
*
* @param tell takes sentences for notices
*/
async function acceptanceOf(proposal, client, tell) {
	if (client === void 0) return null;
	const { repository, forge, headSha, suite } = proposal;
	const { acceptance, notes } = await findAcceptance(client, {
		...proposal,
		findShown: (issue) => findShown(client, {
			repository,
			forge,
			issue
		}, {
			key: suite,
			headSha
		})
	});
	for (const note of notes) tell(note);
	return acceptance;
}

// src/edges/github/context/branch-history.ts
/** Input that switches storing off. */
const RECORD_NONE = "none";
/** Started by nobody, or by somebody who may write; others, such as comments, are of the default branch whoever wrote them. */
const OF_A_BRANCH = ["schedule", "workflow_dispatch"];
/** The data branch of the repository; git needs the token for it. */
function repositoryStore({ serverUrl, repository }, { baselineBranch = DEFAULT_DATA_BRANCH }) {
	return {
		kind: "remote",
		remote: `${serverUrl}/${fullName(repository)}.git`,
		branch: baselineBranch
	};
}
/** The history that the change is held against: that of the branch that it is to be merged into, or was pushed to. */
function targetHistory(context, inputs, mode) {
	const branch = targetBranch(context.event);
	if (branch === null || inputs.token === void 0) return void 0;
	return {
		store: repositoryStore(context, inputs),
		branch,
		fallback: context.defaultBranch ?? void 0,
		mode
	};
}
function targetBranch(event) {
	return event.kind === "pull_request" || event.kind === "merge_group" ? event.baseRef : ownBranch(event);
}
/** The branch whose history a run is added to; null where it is of a pull request, or of a branch that has none. */
function recordedBranch({ event, defaultBranch }, { recordBranches }) {
	const branch = event.kind === "manual" && !OF_A_BRANCH.includes(event.name) ? null : ownBranch(event);
	if (branch === null || recordBranches.includes(RECORD_NONE)) return null;
	return (recordBranches.length === 0 ? branch === defaultBranch : recordBranches.includes(branch)) ? branch : null;
}
/** The branch that a run may be stored for when that is asked for: the default branch too, whatever is kept otherwise. */
function storableBranch(context, inputs) {
	return recordedBranch(context, { recordBranches: [] }) ?? recordedBranch(context, inputs);
}
/**
* Why a run is not of the branch that its event names, a sentence for a notice; null where it is. A workflow may check out
* anything, such as a pull request that it was asked to measure.
*/
function whyNotOfBranch({ event, sha }, { checkedOut, measured }) {
	const other = [checkedOut, ...measured.map((commit) => commit?.sha)].find((commit) => commit !== void 0 && commit !== sha.toLowerCase());
	if (other !== void 0) return `what was checked out is ${shortOf(other)}, and this workflow runs for ${shortOf(sha)}; check out no other ref`;
	const isShown = measured.length > 0 && measured.every((commit) => commit !== null);
	if (event.kind !== "manual" || event.name === "schedule" || isShown) return null;
	return `a ${event.name} may measure anything, and no checkout shows that it was ${shortOf(sha)}; run actions/checkout before`;
}
function shortOf(sha) {
	return sha.slice(0, 7);
}
/** The branch that the measured commit stands on; null where it is of a change that is not merged. */
function ownBranch(event) {
	return event.kind === "push" || event.kind === "manual" ? event.branch : null;
}

// src/commands/action/action-request.ts
/** @throws UserError with one line for every wrong argument */
function parseActionRequest(command, args) {
	switch (command) {
		case "run": return {
			kind: "run",
			request: parseRunFlags(args, randomSeed(), toolVersion()).request
		};
		case "report": return {
			kind: "report",
			request: parseReportFlags(args).request
		};
		case "record": return {
			kind: "record",
			paths: parseReportFlags(args).request.paths
		};
	}
}
/** The request with the mark of a stranger's where a pull request from a fork brings it. */
function markedForeign(request, { event }) {
	const { subject } = request;
	const isForeign = event.kind === "pull_request" && event.fromFork;
	return subject.kind === "suite" && isForeign ? {
		...request,
		subject: {
			...subject,
			isForeign
		}
	} : request;
}
/** The request with the history to be held against, where there is a control; history decides only if it was asked for. */
function heldAgainstHistory(request, context, inputs) {
	const hasControl = request.subject.kind === "suite" && request.rules.includes("control");
	const mode = request.history === void 0 ? "warn" : "fail";
	return {
		...request,
		history: hasControl ? targetHistory(context, inputs, mode) : void 0
	};
}

// src/edges/github/context/base-candidates.ts
/**
* The base of what is checked out, best first: the caller takes the first that the clone has.
*
* @param checkedOut id of the commit that the workspace stands at
*/
function baseCandidates({ sha, event }, checkedOut) {
	switch (event.kind) {
		case "pull_request": return ofPullRequest$1(event, checkedOut);
		case "merge_group": return [commit(event.baseSha, "what the merge group is to be merged into")];
		case "push": return ofPush(event, sha, checkedOut);
		case "workflow_run":
		case "manual": return [firstParent(checkedOut, "the commit before the checked-out one")];
	}
}
/** Both parents of the trial merge share all but the pull request; with anything else checked out, the fork point does. */
function ofPullRequest$1(event, checkedOut) {
	const { baseRef, baseSha, mergeSha } = event;
	const forkPoint = [
		mergeBase(checkedOut, remote(baseRef), `where the pull request left ${baseRef}`),
		mergeBase(checkedOut, baseSha, `where the pull request left ${baseRef}`),
		commit(baseSha, `${baseRef} as it was when the pull request was last changed`)
	];
	if (mergeSha === null || mergeSha !== checkedOut) return forkPoint;
	return [firstParent(mergeSha, `${baseRef}, into which the pull request is merged on trial`), ...forkPoint];
}
function ofPush(event, sha, checkedOut) {
	const parent = firstParent(checkedOut, "the commit before the checked-out one");
	const { before, branch, defaultBranch } = event;
	if (sha !== checkedOut) return [parent];
	if (before !== null) return [commit(before, `${branch ?? "the ref"} before this push`), parent];
	if (defaultBranch === null || branch === defaultBranch) return [parent];
	return [mergeBase(checkedOut, remote(defaultBranch), `where the new branch left ${defaultBranch}`), parent];
}
/** Fully named, so that a tag of the same name is not meant. */
function remote(branch) {
	return `refs/remotes/origin/${branch}`;
}
function firstParent(of, text) {
	return {
		kind: "first-parent",
		of,
		text
	};
}
function mergeBase(one, other, text) {
	return {
		kind: "merge-base",
		one,
		other,
		text
	};
}
function commit(sha, text) {
	return {
		kind: "commit",
		sha,
		text
	};
}

// src/edges/github/context/base-commit.ts
/** The commit that a change is compared with, as far as the clone holds it. */
/**
* The best base of what is checked out that the clone has.
*
* @throws UserError where nothing is checked out, or the clone has none
*/
async function findBaseCommit(context) {
	const { workspace } = context;
	const checkedOut = await commitIn(workspace, "HEAD");
	if (checkedOut === void 0) throw new UserError(`${workspace} is no checked-out repository; run actions/checkout in a step before`);
	const candidates = baseCandidates(context, checkedOut);
	for (const candidate of candidates) {
		const sha = await resolve$1(workspace, candidate);
		if (sha !== void 0) return {
			sha,
			text: candidate.text
		};
	}
	throw new UserError(`the commit to compare with (${candidates[0].text}) was not fetched; give actions/checkout \`fetch-depth: 0\`, or name another with the input base`);
}
async function resolve$1(workspace, candidate) {
	if (candidate.kind === "commit") return commitIn(workspace, candidate.sha);
	return candidate.kind === "first-parent" ? firstParent$1(workspace, candidate.of) : mergeBase$1(workspace, candidate.one, candidate.other);
}

// src/commands/action/base.ts
/** The base that the event has, filled in where the inputs name none. */
/** @throws UserError where a workflow_run would measure, there is nothing to measure, or the clone lacks the base */
async function withBase(raw, context) {
	if (raw.command === "report" || raw.command === "record") return raw;
	requireSubject(raw, context);
	if (!needsBase(raw, context)) return raw;
	const base = await findBaseCommit(context);
	if (raw.config === "" && !await existsAt(base.sha, raw.suite)) {
		const sha = base.sha.slice(0, 7);
		if (existsSync(raw.suite)) notice(`${raw.suite} is new: ${base.text} (${sha}) does not have it, so nothing is compared with it`);
		return raw;
	}
	info(`compared with ${base.text} (${base.sha})`);
	return {
		...raw,
		base: base.sha
	};
}
function requireSubject({ config, suite }, { event }) {
	if (event.kind === "workflow_run") throw new UserError("a workflow that runs on workflow_run has the default branch checked out, not the change; measure in the other workflow, and give this one `command: report`");
	if (config === "" && suite === "") throw new UserError("inputs config and suite: found neither; allowed: one of them, the file to gate");
}
/** A suite has a control that can do without a base, where none is asked for or no change is known. */
function needsBase({ base, against, config }, { event }) {
	const isUnwanted = against !== "" && !against.includes("base");
	return base === "" && !isUnwanted && (config !== "" || event.kind !== "manual");
}

// src/commands/action/change.ts
/** @param client undefined where there is no token: then the pull request of another workflow's run cannot be told */
async function findChange(context, client) {
	const { event, repository, sha, runId, runAttempt } = context;
	switch (event.kind) {
		case "pull_request": return ofPullRequest(event, {
			headSha: event.headSha,
			runId,
			attempt: runAttempt
		});
		case "merge_group": return ofNobody(event.headSha);
		case "push":
		case "manual": return ofNobody(sha);
		case "workflow_run": return client !== void 0 && event.startedBy === "pull_request" ? ofOtherRun(event, repository, client) : ofNobody(event.headSha);
	}
}
async function ofOtherRun(event, repository, client) {
	const { headSha, runId, runAttempt } = event;
	const found = await findPullRequest(client, repository, event);
	return found.kind === "none" ? {
		...ofNobody(headSha),
		whyUnknown: found.why
	} : ofPullRequest(found, {
		headSha,
		runId,
		attempt: runAttempt
	});
}
function ofPullRequest({ number, fromFork }, run) {
	return {
		headSha: run.headSha,
		pullRequest: {
			number,
			fromFork
		},
		target: {
			pullRequest: number,
			...run
		},
		whyUnknown: null
	};
}
function ofNobody(headSha) {
	return {
		headSha,
		pullRequest: void 0,
		target: void 0,
		whyUnknown: null
	};
}

// src/commands/action/rules.ts
/**
* The request with the rules that hold; option files have none of their own.
*
* @throws UserError where the clone lacks the base of a pull request
*/
async function underRules(request, context, { allowRuleChanges }) {
	const { subject } = request;
	if (subject.kind !== "suite") return request;
	const from = await commitOfRules(subject.file, context);
	const isLetIn = context.event.kind === "push" || context.event.kind === "manual" && context.event.name === "schedule";
	const holds = allowRuleChanges || isLetIn ? "head" : "base";
	return {
		...request,
		subject: {
			...subject,
			rules: {
				from: from ?? subject.base,
				holds
			}
		}
	};
}
/**
* What a pull request is to be merged into, whatever else it is compared with: the input base may name a file of its own.
* Undefined for other events, and where the suite is new.
*/
async function commitOfRules(suite, context) {
	const { kind } = context.event;
	if (kind !== "pull_request" && kind !== "merge_group") return void 0;
	const { sha } = await findBaseCommit(context);
	return await existsAt(sha, suite) ? sha : void 0;
}

// src/core/history/news.ts
/** What a new run brings to light: changes of level that are found with it and were not found without it. */
/**
* How many runs before this one may have told the change already. One that is barely strong enough comes and goes: with
* the last run alone, 7 % of steps of 5 % at a spread of 2 % were told twice or more, with this many 4 %.
*/
const MEMORY = 20;
/** Series in which a run has a ratio: the only ones that it can change. @param records of one branch, the run among them */
function seriesOfRun(records, run) {
	return seriesKeys([run]).map((key) => seriesOf(records, key)).filter((series) => placesOf(series).has(run.id));
}
/** What a change must reach: with many series, one of them would soon change by chance. */
function sharedLimit(series) {
	return STRONG_P / series.length;
}
/**
* News, worst first. A level needs five runs to be one, so a change is news with the fifth run after it, or later where it is
* small.
*
* @param records of one branch, the run among them
*/
function newsOf(records, run) {
	const all = seriesOfRun(records, run);
	const limit = sharedLimit(all);
	const strong = (series) => changePoints(series).filter((change) => change.p <= limit && isSettled(change, series));
	return all.flatMap((series) => {
		const places = placesOf(series);
		const others = series.points.filter(({ id }) => id !== run.id);
		const isTold = (change) => Array.from({ length: MEMORY }, (_, dropped) => dropped).some((dropped) => {
			const earlier = {
				...series,
				points: others.slice(0, others.length - dropped)
			};
			return strong(earlier).some((other) => isSame(change, other, places));
		});
		return strong(series).filter((change) => !isTold(change)).map((change) => ({
			key: series.key,
			change
		}));
	}).toSorted((one, other) => one.change.change - other.change.change);
}
/** Places among the measured points, by the runs' ids. */
function placesOf(series) {
	return new Map(measuredPoints(series).map(({ point }, place) => [point.id, place]));
}
/**
* Whether its place can be told. A level of two or three runs may be seen already, but no place is nearer to the end than
* five runs: until then, runs of the old level stand at the head of the new one.
*/
function isSettled({ first }, series) {
	const measured = measuredPoints(series);
	const place = measured.findIndex(({ point }) => point.id === first.id);
	if (place < measured.length - 5) return true;
	const value = measured[place]?.ratio.mean ?? 0;
	const far = (from, to) => Math.abs(value - meanOf(measured.slice(from, to)));
	return far(place, place + 5) < far(place - 5, place);
}
/** Whether two places are too near for two changes: it is one, and its place is seen better now. */
function isNear(one, other) {
	return Math.abs(one - other) < 5;
}
function isSame(one, other, places) {
	const [here, there] = [one, other].map(({ first }) => places.get(first.id) ?? NaN);
	return here !== void 0 && there !== void 0 && isNear(here, there) && one.change < 0 === other.change < 0;
}
function meanOf(measured) {
	return measured.reduce((sum, { ratio }) => sum + ratio.mean, 0) / measured.length;
}

// src/core/history/slowdowns.ts
/** Slowdowns between the levels of stored runs, and what became of them. */
/** Oldest first. */
function slowdownsIn(series) {
	const changes = changePoints(series);
	const places = placesOf(series);
	return changes.flatMap((change, at) => {
		if (change.change >= 0) return [];
		const later = changes.slice(at + 1);
		const latest = later.at(-1) ?? change;
		const left = [change, ...later].reduce((sum, each) => sum + Math.log1p(each.change), 0);
		const isOver = later.length > 0 && -left <= Math.max(-Math.log1p(-.01), uncertainty(latest));
		const runs = places.size - (places.get(change.first.id) ?? 0);
		return [{
			key: series.key,
			change,
			left: Math.expm1(left),
			isOver,
			latest,
			runs
		}];
	});
}
/**
* The slowdown that was once found to begin with a commit; its place may have moved since.
*
* @returns 'none' where the level did not fall there, as is seen now; 'unknown' where the series has no such commit
*/
function slowdownAt(slowdowns, series, commit) {
	const places = placesOf(series);
	const ofCommit = measuredPoints(series).flatMap(({ point }, place) => point.commit === commit ? [place] : []);
	if (ofCommit.length === 0) return "unknown";
	const isThere = ({ change }) => {
		const place = places.get(change.first.id);
		return place !== void 0 && ofCommit.some((other) => isNear(place, other));
	};
	return slowdowns.find(({ change }) => change.first.commit === commit) ?? slowdowns.find(isThere) ?? "none";
}
/** Half of the change's 95 % interval, of logarithms. */
function uncertainty({ low, high }) {
	return (Math.log1p(high) - Math.log1p(low)) / 2;
}

// src/core/views/markdown/change-issue-text.ts
const MINUTES = 16;
/** @param repositoryUrl to link to; null: nowhere */
function changeIssueText(slowdown, repositoryUrl) {
	const { key, change: change$1, left, latest } = slowdown;
	const { before, first } = change$1;
	const commits = compareAddress(repositoryUrl, before.commit, first.commit);
	const rows = [
		["suite, branch", `${markdownName(key.suite)}, ${markdownName(first.branch)}`],
		["scenario", markdownName(key.scenario)],
		["workload", `${markdownName(key.workload)} at ${count(key.threads, "thread")}`],
		["change", `**${changeAndRange(change$1)}**`],
		["commits", linked(`${commitText(before.commit)}..${commitText(first.commit)}`, commits)],
		["last run before", runText(before, repositoryUrl)],
		["first run after", runText(first, repositoryUrl)],
		...latest === change$1 ? [] : [["newest level", `${change(left)} from the level before the change`]]
	];
	return {
		title: title(slowdown),
		body: [
			"Queries per second, relative to the control of the same run, fell to a lower level in the stored runs:",
			"",
			"| | |",
			"| --- | --- |",
			...rows.map((cells) => `| ${cells.join(" | ")} |`),
			"",
			"The cause is in these commits, or in what else changed between the two runs. qpsgate keeps the figures up to date and closes this issue when the level is back. Closed by hand, it stays closed.",
			""
		].join("\n")
	};
}
/** Comment on an issue that is closed because the level is back. */
function overText({ left, latest }) {
	return `The level is back since ${commitText(latest.first.commit)}: ${change(left)} from the level before the slowdown.`;
}
/** Comment on an issue that is closed because more runs show no slowdown there. */
function notBorneOut() {
	return "With the runs that were stored since, there is no lasting slowdown at this commit any more.";
}
/** Titles are plain text. */
function title({ key: { scenario, workload, threads }, change: change$2 }) {
	return `QPS of ${`${plainName(scenario)} in ${plainName(workload)} at ${count(threads, "thread")}`} ${change(change$2.change)} since ${plainName(shortCommit(change$2.first.commit))}`;
}
function runText({ recordedAt, commit, runUrl }, repositoryUrl) {
	const time = `${recordedAt.slice(0, MINUTES).replace("T", " ")} UTC`;
	const at = linked(commitText(commit), commitAddress(repositoryUrl, commit));
	return `${linked(time, httpAddress(runUrl))}, commit ${at}`;
}
/** @param text safe in Markdown */
function linked(text, address) {
	return address !== null && /^[\w:/.?&=%#~+-]+$/.test(address) ? `[${text}](${address})` : text;
}
/** Forges link a commit's name by themselves; what is none is shown as it is. */
function commitText(commit) {
	const short = shortCommit(commit);
	return /^[0-9a-f]{7}$/i.test(short) ? short : markdownName(short);
}
function plainName(text) {
	return shorten(escapeInvisible(text));
}

// src/core/views/change-issues.ts
/** Issues about slowdowns of a branch: which to open, bring up to date and close, given those there are. */
/** Newest runs whose slowdowns get an issue: where issues are switched on late, older ones stay untold. */
const RECENT_RUNS = 20;
/** One commit may slow down every series; what is left is opened with the next runs. */
const MOST_OPENED = 10;
/**
* A slowdown that has an issue, open or closed by whomever, gets no other. Improvements get none, nor does what is over.
*
* @param records of one branch, the run among them
* @param repositoryUrl to link to; null: nowhere
*/
function issueEdits(records, run, known, repositoryUrl) {
	const all = seriesOfRun(records, run);
	const limit = sharedLimit(all);
	const edits = [];
	const untold = [];
	for (const series of all) {
		const slowdowns = slowdownsIn(series);
		const own = known.filter(({ key }) => isOf(key, series)).map((issue) => ({
			issue,
			found: slowdownAt(slowdowns, series, issue.key.commit)
		}));
		for (const { issue, found } of own) if (issue.isOpen) edits.push(...editOf(issue.number, found, repositoryUrl));
		const isTold = (slowdown) => own.some(({ found }) => found === slowdown);
		untold.push(...slowdowns.filter((each) => isWorthAnIssue(each, series, limit) && !isTold(each)));
	}
	const opened = untold.toSorted((one, other) => one.change.change - other.change.change).slice(0, MOST_OPENED).map((slowdown) => {
		return {
			kind: "open",
			key: keyOf(slowdown),
			text: changeIssueText(slowdown, repositoryUrl)
		};
	});
	return [...edits, ...opened];
}
function isOf(key, { key: series }) {
	return key.suite === series.suite && key.scenario === series.scenario && key.workload === series.workload && key.threads === series.threads;
}
function isWorthAnIssue({ change, isOver, runs }, series, limit) {
	return change.p <= limit && !isOver && runs <= RECENT_RUNS && isSettled(change, series);
}
function editOf(number, found, repositoryUrl) {
	if (found === "unknown") return [];
	if (found === "none") return [{
		kind: "close",
		number,
		comment: notBorneOut()
	}];
	const update = {
		kind: "update",
		key: keyOf(found),
		number,
		text: changeIssueText(found, repositoryUrl)
	};
	return found.isOver ? [update, {
		kind: "close",
		number,
		comment: overText(found)
	}] : [update];
}
function keyOf({ key: { suite, scenario, workload, threads }, change }) {
	return {
		suite,
		scenario,
		workload,
		threads,
		commit: change.first.commit
	};
}

// src/edges/github/issues/change-marker.ts
const FORM = /^<!-- qpsgate:change v1 key=(\S*) -->$/;
const THREADS = /^[1-9]\d{0,14}$/;
const PARTS = 5;
/** The marker as one line: suite, scenario, workload, threads and first commit. */
function renderChangeMarker({ suite, scenario, workload, threads, commit }) {
	return `<!-- qpsgate:change v1 key=${[
		suite,
		scenario,
		workload,
		String(threads),
		commit
	].map(encodeKey).join("/")} -->`;
}
/** What change an issue is about; undefined where its first line is no marker: what stands below may be anybody's. */
function parseChangeMarker(body) {
	const [line = ""] = body.split(/\r?\n/, 1);
	const parts = FORM.exec(line)?.[1]?.split("/").map(decodeKey) ?? [];
	const [suite, scenario, workload, threads, commit] = parts;
	if (parts.length !== PARTS || suite === void 0 || scenario === void 0) return void 0;
	if (workload === void 0 || commit === void 0 || !THREADS.test(threads ?? "")) return void 0;
	return {
		suite,
		scenario,
		workload,
		threads: Number(threads),
		commit
	};
}

// src/edges/github/issues/change-issues.ts
/** One issue for each lasting slowdown: opened once, brought up to date, closed when the level is back. */
/** Label that finds our issues again; whoever takes it away gets another issue. */
const LABEL = "qpsgate";
const NEEDED = "for issues the job needs `permissions: issues: write`";
const SERVER_ERRORS = 500;
const issueSchema = looseObject({
	number: int(),
	title: string(),
	body: string().nullish(),
	state: string(),
	user: authorSchema,
	pull_request: unknown().optional()
});
/**
* Brings the issues about a branch in line with its history.
*
* @param records history of that branch, the run in it
* @returns sentences for notices where the API did not do something; the next run tries again
*/
async function updateChangeIssues(client, place, records, run) {
	const known = await orTrouble(() => ourIssues(client, place), "the issues about slowdowns could not be read", NEEDED);
	if (known.kind === "trouble") return [known.why];
	const repositoryUrl = `${place.serverUrl}/${fullName(place.repository)}`;
	const notes = /* @__PURE__ */ new Set();
	for (const edit of issueEdits(records, run, known.value, repositoryUrl)) {
		const failure = edit.kind === "open" ? "an issue could not be opened" : `issue ${edit.number} could not be changed`;
		const done = await orTrouble(() => apply(client, place, edit, known.value), failure, NEEDED);
		if (done.kind === "trouble") notes.add(done.why);
	}
	return [...notes];
}
async function apply(client, place, edit, known) {
	if (edit.kind === "open") return open(client, place, edit);
	const where = {
		...inRepository(place.repository),
		issue_number: edit.number
	};
	if (edit.kind === "update") {
		const text = withMarker(edit);
		const issue = known.find(({ number }) => number === edit.number);
		if (issue !== void 0 && issue.title === text.title && asStored(issue.body) === asStored(text.body)) return;
		await client.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
			...where,
			...text
		});
		return;
	}
	await client.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
		...where,
		state: "closed"
	});
	const body = edit.comment;
	await client.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		...where,
		body
	});
}
/** A server that fails may have opened the issue all the same: it is looked for before it is asked again. */
async function open(client, place, edit) {
	const text = withMarker(edit);
	const post = (request) => client.request("POST /repos/{owner}/{repo}/issues", {
		...inRepository(place.repository),
		...text,
		labels: [LABEL],
		request
	});
	try {
		await post({ retries: 0 });
	} catch (error) {
		if ((statusOf(error) ?? 0) < SERVER_ERRORS) throw error;
		const marker = renderChangeMarker(edit.key);
		if (!(await ourIssues(client, place)).some(({ key }) => renderChangeMarker(key) === marker)) await post({});
	}
}
async function ourIssues(client, { repository }) {
	const where = {
		...inRepository(repository),
		labels: LABEL,
		state: "all"
	};
	const marked = (await listAll(client, "GET /repos/{owner}/{repo}/issues", where, issueSchema)).flatMap(({ number, title, body, state, user, pull_request: pull }) => {
		const key = parseChangeMarker(body ?? "");
		const author = authorOf(user);
		if (key === void 0 || author === void 0 || pull !== void 0 && pull !== null) return [];
		return [{
			number,
			isOpen: state === "open",
			key,
			title,
			body: body ?? "",
			...author
		}];
	});
	return oursAmong(client, "github", marked);
}
function withMarker({ key, text }) {
	return {
		title: text.title,
		body: `${renderChangeMarker(key)}\n${text.body.toWellFormed()}`
	};
}

// src/core/views/level-change-text.ts
/** "on in oltp_read_only at 4 threads −5.1 % (−6.0 … −4.2), commits 1234567..89abcde". */
function changeText({ key, change }, quote) {
	const { scenario, workload, threads } = key;
	return `${`${quote(scenario)} in ${quote(workload)} at ${count(threads, "thread")}`} ${changeAndRange(change)}, ${commitsText(change, quote)}`;
}
/** "commits 1234567..89abcde"; the cause came after the first of them. */
function commitsText({ before, first }, quote) {
	const [from, to] = [before, first].map(({ commit }) => quote(shortCommit(commit)));
	return before.commit === first.commit ? `between two runs of commit ${to}` : `commits ${from}..${to}`;
}

// src/edges/github/runner/level-change-warnings.ts
/** The runner shows ten warnings of a step; the step may have one of its own. */
const MOST = 9;
/** @param news worst first */
function annotateChanges(news) {
	annotate(changeAnnotations(news));
}
/** Annotations on no line: what changed may be anywhere between two commits. */
function changeAnnotations(news) {
	const more = news.length - MOST;
	return news.slice(0, MOST).map((found, index) => ({
		file: void 0,
		line: void 0,
		message: `${oneLine(changeText(found, (name) => name))}${index === 8 && more > 0 ? ` (and ${more} more)` : ""}`,
		title: "qpsgate: level changed",
		level: "warning"
	}));
}

// src/commands/action/publish-history.ts
/**
* What the action does once a run is stored: the dashboard beside the runs, and on the default branch the changes of
* level that the run brought to light. Trouble with any of it is told, and changes nothing else.
*/
/** Newest runs of each history that are read: enough for years, and read in a few seconds. */
const NEWEST = 2e3;
/** @param stored the run, and the branch it is of */
async function publishHistory(stored, step) {
	const { context, inputs, openStore, signal } = step;
	const isDefault = stored.branch === context.defaultBranch;
	if (!inputs.dashboard && !isDefault) return;
	try {
		await using store = await openStore(repositoryStore(context, inputs), signal);
		const { records } = await store.read(inputs.dashboard ? {} : { branch: stored.branch }, NEWEST);
		const run = records.find((record) => pathOf(record) === stored.path);
		if (isDefault && stored.isNew && run !== void 0) await tellChanges(ofSameBranch(records, run), run, step);
		if (inputs.dashboard) await storeDashboard(store, records, context);
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		notice(`the run is stored, but what shows the history was not brought up to date: ${error.message}`);
	}
}
async function tellChanges(records, run, { context, inputs, signal }) {
	annotateChanges(newsOf(records, run));
	if (!inputs.changeIssues) return;
	const { token } = inputs;
	if (token === void 0) return notice("no issues about slowdowns: there is no token to open them with");
	const refused = context.forge === "github" ? context.readOnlyReason : "only GitHub takes labels as we give them";
	if (refused !== null) return notice(`no issues about slowdowns: ${refused}`);
	const client = await connect(context, token, signal);
	for (const note of await updateChangeIssues(client, context, records, run)) notice(note);
}
async function storeDashboard(store, records, context) {
	const files = /* @__PURE__ */ new Map();
	await writeDashboard(records, foundChanges(records), {
		repositoryUrl: `${context.serverUrl}/${fullName(context.repository)}`,
		defaultBranch: context.defaultBranch,
		write: (path, content) => void files.set(path, content)
	});
	const leftovers = leftoversOf(await store.files(DASHBOARD_DATA), files.keys());
	await store.write(files, `dashboard of ${count(records.length, "run")}`, leftovers);
}
function ofSameBranch(records, { branch }) {
	return records.filter((record) => record.branch === branch);
}

// src/commands/action/store-run.ts
/** A measured run is added to the history of its branch, and shown there. */
/** Stores what was just measured, where its branch has a history; where it is not of that branch, a notice says why. */
async function storeMeasured(out, step) {
	const branch = recordedBranch(step.context, step.inputs);
	if (branch === null) return;
	const why = await whyNotStored([out], step);
	if (why !== null) return notice(`the run is not stored as one of ${branch}: ${why}`);
	await store([out], branch, step);
}
/**
* Stores results; those that could not be stored are kept, and change no verdict.
*
* @throws UserError where they are of no branch that has a history, or cannot be read
*/
async function storeResults(paths, step) {
	const [first, ...others] = paths;
	const branch = storableBranch(step.context, step.inputs);
	if (branch === null || first === void 0) throw new UserError("command record stores runs of branches, not of pull requests: use it on push, schedule or workflow_dispatch, for the default branch or one of record-branches");
	const why = await whyNotStored([first, ...others], step);
	if (why !== null) throw new UserError(`the results cannot be stored as a run of ${branch}: ${why}`);
	await store([first, ...others], branch, step);
}
async function whyNotStored(paths, { context }) {
	const measured = paths.map((path) => readRecorded(path).result.commit);
	return whyNotOfBranch(context, {
		checkedOut: (await checkedOut(context.workspace))?.sha,
		measured
	});
}
async function store(paths, branch, step) {
	const { context, inputs, openStore, signal } = step;
	const request = {
		source: {
			kind: "results",
			paths,
			branch,
			commit: context.sha,
			runUrl: context.runUrl
		},
		store: repositoryStore(context, inputs)
	};
	const outcome = await record(request, openStore, signal);
	const said = describeOutcome(outcome);
	if (outcome.kind === "unstored") return warning(said);
	info(said);
	await publishHistory({
		branch,
		...outcome
	}, step);
}

// src/commands/action/action.ts
/** The action: inputs → run, report or record → summary, comment, annotations, outputs, history. */
/** @returns the exit code */
async function act() {
	const context = readContext(process.env);
	const { parsed: request, ...inputs } = parseInputs(await withBase(readInputs(), context), parseActionRequest);
	using interrupt = interruptible();
	const step = {
		context,
		inputs,
		openStore: storeOpener({
			near: process.cwd(),
			token: inputs.token
		}),
		signal: interrupt.signal
	};
	if (request.kind !== "record") return await gateChange(request, step);
	await storeResults(request.paths, step);
	return EXIT.pass;
}
async function gateChange(request, step) {
	const { context, inputs, signal } = step;
	const client = inputs.token === void 0 ? void 0 : await connect(context, inputs.token, signal);
	const change = await findChange(context, client);
	if (change.whyUnknown !== null) notice(change.whyUnknown);
	const { repository, forge } = context;
	const notes = [];
	const findAcceptance = (regressed) => acceptanceOf({
		repository,
		forge,
		...change,
		...regressed
	}, client, (note) => void notes.push(note));
	const { out } = request.request;
	const result = await shown(out, (log) => measured(request, step, findAcceptance, log));
	for (const note of notes) notice(note);
	const code = exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive);
	await publish(result, {
		context,
		inputs,
		client,
		target: change.target,
		out,
		signal
	}, code !== EXIT.pass);
	if (request.kind === "run" && result.cells.length > 0) await storeMeasured(out, step);
	if (code !== EXIT.pass) setFailed(`${result.verdict}: ${headline(result, (text) => text)}`);
	return code;
}
async function measured(request, step, findAcceptance, log) {
	const { context, inputs, openStore, signal } = step;
	if (request.kind === "report") return report(request.request, findAcceptance);
	using screen = groupedScreen(log);
	const judged = await underRules(markedForeign(request.request, context), context, inputs);
	const asked = heldAgainstHistory(judged, context, inputs);
	return await gate(asked, {
		tell: screen.tell,
		signal,
		openStore,
		findAcceptance
	});
}
/** Shows what happens, and in the end the table, as text in which no commands are looked for. */
async function shown(out, measure) {
	using log = new PlainLog();
	const result = await measure(log);
	info(renderTerminal(result, { colour: false }));
	info(reportLine(out));
	return result;
}

// src/action.ts
/** Entry of the action. */
async function main() {
	saveState("pid", process.pid);
	return act();
}
/** A step fails with what went wrong, in the words of a workflow. */
function fail(thrown) {
	setFailed(inWordsOfInputs(describeError(thrown)));
	return exitCodeOf(thrown);
}
process.exitCode = await main().catch(fail);
process.exit();

export {  };