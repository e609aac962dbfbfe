import { a as info, c as setFailed, d as warning, l as setOutput, n as error, o as notice, r as getInput, s as saveState, u as setSecret } from "./core.js";
import { i as checkFailure, r as gatedCosts } from "./gated-costs.js";
import { $ as costTitle, A as headline, At as measuredPart, B as isBought, C as blamedCauses, D as explainedComparison, Dt as settingLine, F as worstShown, I as isBlamed, O as finding, T as changeComparisons, V as risksOf, Z as costEvidence, bt as sameChangeText, ct as figuresOf, dt as revertText, ft as sentence, j as isExplained, jt as refusalsOf, lt as isUsedThere, ot as causeVerdict, st as costText, ut as removedSetting, wt as cellText, z as boughtText } from "./services.js";
import { t as renderTerminal } from "./terminal.js";
import { a as insideWorkspace, c as describeTrouble, d as listPages, f as connect, i as writeComment, l as inRepository, o as findShown, r as suggest, s as covers, t as postComment, u as listAll } from "./post.js";
import { _ as string, l as looseObject, m as preprocess, n as array, s as int, x as url$1 } from "./schemas.js";
import { C as placeOfError, _ as describeError, a as isCheckout, c as realPathOf, d as EXIT, f as Interruption, h as UserError, m as StoreError, n as existingFolder, r as foldersAround, s as isInside, v as exitCodeOf, w as reasonOf, x as isBug, y as exitCodeOfCheck } from "./paths.js";
import { r as gateName, u as quantity } from "./adjust.js";
import { a as isBranchName, s as DEFAULT_DATA_BRANCH } from "./branch-names.js";
import { a as fullName, o as parseRepository, s as sameRepository, t as ledgerOfTarget } from "./branch-history.js";
import { i as shorten, s as describeValue } from "./escape.js";
import { B as isCommand, n as existsAt } from "./revision.js";
import { r as parseRunFlags, t as RUN_FLAGS } from "./run-flags.js";
import { c as fromTo, l as joinTexts, p as share } from "./figures.js";
import { O as presentLine, x as COST_NAMES } from "./workloads.js";
import { d as bySeverity } from "./scaled.js";
import { r as renderMarkdown, t as renderComment } from "./markdown2.js";
import { n as openDataBranch, t as storeOpener } from "./open-store.js";
import { n as maskOutput, r as maskValue } from "./masking.js";
import { t as writeSummary } from "./summary2.js";
import { t as interruptible } from "./interrupt.js";
import { t as lineScreen } from "./screen.js";
import { t as reportLine } from "./show-result.js";
import { g as splitSource } from "./option-files.js";
import { r as shippedSuite } from "./shipped.js";
import { f as mergeBase, g as parentsOf, t as commitIn, u as isShallow } from "./checkout.js";
import { n as parseReportFlags } from "./report-flags.js";
import { l as randomSeed, t as DEFAULT_OUT } from "./shared-flags.js";
import { t as harmless } from "./output.js";
import { join, resolve } from "node:path";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { randomUUID } from "node:crypto";

// src/edges/github/context/event.ts
/** Reads the event that started a workflow, and keeps only those fields of the forge's JSON that a run needs. */
const NO_COMMIT = /^0+$/;
const MERGE_REF = /^refs\/pull\/\d+\/merge$/;
const shaSchema = string().regex(/^(?:[\da-f]{40}|[\da-f]{64})$/i, "expected a commit id");
const repositorySchema = quantity(string(), "expected owner/name", parseRepository);
const number$1 = int().positive();
const branchSchema = string().refine(isBranchName, "expected a branch's name");
const fork = looseObject({ full_name: repositorySchema }).transform(({ full_name }) => full_name).nullish();
const pullRequestPayload = looseObject({ pull_request: looseObject({
	number: number$1,
	head: looseObject({
		sha: shaSchema,
		repo: fork
	}),
	base: looseObject({
		sha: shaSchema,
		ref: branchSchema
	})
}) });
const mergeGroupPayload = looseObject({ merge_group: looseObject({
	base_sha: shaSchema,
	head_sha: shaSchema,
	base_ref: string()
}) });
const pushPayload = looseObject({ before: shaSchema.nullish() });
const workflowRunPayload = looseObject({ workflow_run: looseObject({
	id: number$1,
	run_attempt: number$1.nullish(),
	event: string(),
	head_sha: shaSchema,
	head_branch: branchSchema.nullish(),
	head_repository: fork,
	pull_requests: array(looseObject({ number: number$1 })).nullish()
}) });
/**
* @throws UserError if the payload lacks something, and for a fork's pull request under pull_request_target, because a
*   stranger's code would run in a job that has the repository's secrets
*/
function parseEvent(payload, facts) {
	const { name, ref } = facts;
	switch (name) {
		case "pull_request":
		case "pull_request_review":
		case "pull_request_review_comment": return pullRequest(payload, facts);
		case "pull_request_target": return refuseFork(pullRequest(payload, facts));
		case "merge_group": {
			const { base_sha: baseSha, head_sha, base_ref } = check(mergeGroupPayload, payload, name).merge_group;
			return {
				kind: "merge_group",
				baseSha,
				headSha: head_sha,
				baseRef: branchOf(base_ref) ?? base_ref
			};
		}
		case "push": return push(payload, facts);
		case "workflow_run": return workflowRun(payload, name);
		default: return {
			kind: "manual",
			name,
			branch: branchOf(ref)
		};
	}
}
function pullRequest(payload, { name, ref, sha, repository }) {
	const { number, head, base } = check(pullRequestPayload, payload, name).pull_request;
	const isMerged = name !== "pull_request_target" && MERGE_REF.test(ref) && sha !== head.sha;
	return {
		kind: "pull_request",
		number,
		headSha: head.sha,
		baseRef: base.ref,
		baseSha: base.sha,
		mergeSha: isMerged ? sha : null,
		fromFork: !head.repo || !sameRepository(head.repo, repository)
	};
}
function push(payload, { name, ref }) {
	const { before } = check(pushPayload, payload, name);
	return {
		kind: "push",
		before: before && !NO_COMMIT.test(before) ? before : null,
		branch: branchOf(ref)
	};
}
function refuseFork(event) {
	if (!event.fromFork) return event;
	throw new UserError(`this workflow runs on pull_request_target, and pull request #${event.number} comes from a fork: the gate would start servers with configuration and scripts that a stranger wrote, beside a token that may write and the repository's secrets. Use \`on: pull_request\`, and to comment on pull requests from forks add a second workflow \`on: workflow_run\` that runs this action with \`command: report\`; docs/recipes/forks.md has both`);
}
function workflowRun(payload, name) {
	const { workflow_run: run } = check(workflowRunPayload, payload, name);
	return {
		kind: "workflow_run",
		runId: run.id,
		runAttempt: run.run_attempt ?? 1,
		startedBy: run.event,
		headSha: run.head_sha,
		headBranch: run.head_branch ?? null,
		headRepository: run.head_repository ?? null,
		pullRequests: (run.pull_requests ?? []).map(({ number }) => number)
	};
}
/** Branch of a ref; null for a tag, and for the refs of a pull request. */
function branchOf(ref) {
	const name = ref.startsWith("refs/heads/") ? ref.slice(11) : "";
	return isBranchName(name) ? name : null;
}
function check(schema, payload, name) {
	const checked = schema.safeParse(payload);
	if (checked.success) return checked.data;
	throw new UserError(`the payload of the ${name} event (the file that GITHUB_EVENT_PATH names) is not as it should be; run this action in a workflow of the forge\n${problemsIn(checked.error)}`);
}
function problemsIn({ issues }) {
	return issues.map(({ path, message }) => `  ${path.map(String).join(".")}: ${message}`).join("\n");
}

// src/edges/github/context/context.ts
/** Reads the context of an action (repository, run and event) from the environment that the forge's runner sets. */
const GITEA_API = /\/api\/v1$/;
const number = string().regex(/^[1-9]\d{0,14}$/, "expected a whole number above zero").transform(Number);
const url = url$1({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ""));
const environmentSchema = looseObject({
	GITHUB_REPOSITORY: repositorySchema,
	GITHUB_SERVER_URL: url,
	GITHUB_API_URL: url,
	GITHUB_RUN_ID: number,
	GITHUB_RUN_ATTEMPT: preprocess((text) => text || "1", number),
	GITHUB_WORKSPACE: string().min(1),
	GITHUB_SHA: shaSchema,
	GITHUB_EVENT_NAME: string().min(1),
	GITHUB_REF: string().default(""),
	GITHUB_JOB: string().optional()
});
/** @throws UserError outside a workflow, and if something is missing or broken */
function readContext(environment) {
	const path = environment.GITHUB_EVENT_PATH;
	if (path === void 0 || path === "") throw new UserError("GITHUB_EVENT_PATH is not set; the action runs in a workflow only, elsewhere use qpsgate run");
	return parseContext(environment, readPayload(path));
}
/** @throws UserError if something is missing or broken */
function parseContext(environment, payload) {
	const checked = environmentSchema.safeParse(environment);
	if (!checked.success) throw new UserError(`the environment is not that of a workflow's run; elsewhere use qpsgate run\n${problemsIn(checked.error)}`);
	const variables = checked.data;
	const repository = variables.GITHUB_REPOSITORY;
	const facts = {
		name: variables.GITHUB_EVENT_NAME,
		sha: variables.GITHUB_SHA,
		ref: variables.GITHUB_REF,
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
		forge: isSet("GITEA_ACTIONS") || isSet("FORGEJO_ACTIONS") || GITEA_API.test(variables.GITHUB_API_URL) ? "gitea" : "github",
		serverUrl: variables.GITHUB_SERVER_URL,
		apiUrl: variables.GITHUB_API_URL,
		runUrl: `${variables.GITHUB_SERVER_URL}/${fullName(repository)}/actions/runs/${variables.GITHUB_RUN_ID}`,
		runId: variables.GITHUB_RUN_ID,
		runAttempt: variables.GITHUB_RUN_ATTEMPT,
		job: variables.GITHUB_JOB || void 0,
		workspace: variables.GITHUB_WORKSPACE,
		sha: variables.GITHUB_SHA,
		defaultBranch: ofRepository.safeParse(payload).data?.repository.default_branch ?? null,
		event
	};
}
const ofRepository = looseObject({ repository: looseObject({ default_branch: branchSchema }) });
function readPayload(path) {
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch (cause) {
		const message = `cannot read the event's payload ${path}, which GITHUB_EVENT_PATH names: ${reasonOf(cause)}`;
		throw new UserError(message, { cause });
	}
}

// src/edges/github/context/inputs.ts
/** Turns the action's inputs into arguments of the command line, so that one parser checks both. */
const BOOLEANS = ["true", "false"];
/**
* Inputs that are no flags of the command line, because only the action has them, or because they name files, which
* become arguments without a flag.
*/
const ACTION_INPUTS = {
	command: {
		meaning: "`run` measures and judges, `report` joins and judges results of other jobs, `record` stores them in the ledger, `canary` fails unless a change that is known to be slow is red",
		default: "run",
		allowed: [
			"run",
			"report",
			"record",
			"canary"
		]
	},
	suite: { meaning: "suite to measure" },
	results: { meaning: "output directories of other jobs for `report` and `record`, one per line" },
	password: { meaning: "password of a server that already runs, from a secret of the repository" },
	"password-hosts": { meaning: "hosts that may get the password, one per line, such as `bench@db.example:3306`; required with a password, because a pull request can name any host. A host needs verified TLS, unless it ends in `?tls=off`" },
	comment: {
		meaning: "`auto` comments on the pull request if the token allows it, `on-fail` comments only once the step has failed, and then keeps its comment up to date, `never` writes no comment",
		default: "auto",
		allowed: [
			"auto",
			"on-fail",
			"never"
		]
	},
	chart: {
		meaning: "`auto` adds a chart to comments with several comparisons, if the job has `contents: write`; `none` draws no chart",
		default: "auto",
		allowed: ["auto", "none"]
	},
	"baseline-branch": {
		meaning: "branch for the ledger, which shares no commits with other branches",
		default: DEFAULT_DATA_BRANCH
	},
	"record-branches": {
		meaning: "branches whose commits are recorded in the ledger, one per line",
		otherwise: "the default branch; `none` stores nothing"
	},
	"github-token": {
		meaning: "token for the comment, the chart and the ledger: keep the default, and grant permissions to the job",
		default: `\${{ github.token }}`
	}
};
const FLAG_INPUTS = Object.fromEntries(Object.entries(RUN_FLAGS).flatMap(([name, { meaning, otherwise, value, input }]) => {
	return input === void 0 ? [] : [[name, {
		meaning,
		otherwise,
		allowed: value === void 0 ? BOOLEANS : void 0,
		...input
	}]];
}));
const { command: COMMAND, suite: SUITE, ...OTHERS } = ACTION_INPUTS;
const INPUTS = {
	command: COMMAND,
	suite: SUITE,
	...FLAG_INPUTS,
	...OTHERS
};
const INPUT_NAMES = Object.keys(INPUTS);
const PASSWORDS = /^QPSGATE_PASSWORD(?!_HOSTS$)/;
/**
* Reads every input once. From then on, the runner hides the token and the passwords in its log. The password moves
* from its input to the environment variable in which the command line looks for it.
*
* @throws UserError if there is a password, even if only in the environment, but no list of hosts that may get it: the
*   suite may come from a pull request, which could name any host
*/
function readInputs() {
	const entries = INPUT_NAMES.map((name) => [name, getInput(name)]);
	const inputs = Object.fromEntries(entries);
	const token = inputs["github-token"];
	if (token !== "") setSecret(token);
	const variables = {
		QPSGATE_PASSWORD: inputs.password,
		QPSGATE_PASSWORD_HOSTS: inputs["password-hosts"]
	};
	const additions = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
	const environment = {
		...process.env,
		...additions
	};
	const passwords = Object.entries(environment).flatMap(([name, value]) => PASSWORDS.test(name) && value || []);
	for (const password of passwords) setSecret(password);
	if (passwords.length > 0 && (environment.QPSGATE_PASSWORD_HOSTS ?? "").trim() === "") throw new UserError(problem("password-hosts", "", "the hosts that the password may be sent to, one a line, because a pull request may name any"));
	Object.assign(process.env, additions);
	return {
		...inputs,
		password: ""
	};
}
/**
* Checks all inputs at once, so that the author of a workflow sees all problems in one run.
*
* @param parse the command line's parser for this command; throws a UserError with one line for each problem
* @returns the inputs that only the action has, and the parser's result for the rest
* @throws UserError with one line for every wrong input
*/
function parseInputs(raw, parse) {
	const problems = [];
	const inputs = parseActionInputs(raw, problems);
	try {
		const parsed = parse(inputs.command, toArguments(raw, inputs.command));
		if (problems.length === 0) return {
			inputs,
			parsed
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		problems.push(inWordsOfInputs(error.message));
	}
	throw new UserError(problems.join("\n"));
}
function parseActionInputs(raw, problems) {
	const choose = (name) => {
		const { default: usual = "", allowed = [] } = ACTION_INPUTS[name];
		return allowed.includes(raw[name]) ? raw[name] : usual;
	};
	for (const [name, { allowed }] of Object.entries(INPUTS)) {
		const text = raw[name];
		if (text !== "" && allowed?.includes(text) === false) problems.push(problem(name, text, allowed.join(", ")));
	}
	const textOf = (name) => raw[name] === "" ? void 0 : raw[name];
	const branch = (name) => {
		if (raw[name] !== "" && !isBranchName(raw[name])) problems.push(problem(name, raw[name], "a name that git takes for a branch"));
		return textOf(name);
	};
	return {
		command: choose("command"),
		comment: choose("comment"),
		chart: choose("chart"),
		token: textOf("github-token"),
		baseline: raw.against !== "" && !raw.against.includes("baseline") ? "none" : textOf("baseline"),
		baselineBranch: branch("baseline-branch"),
		recordBranches: inputItems(raw["record-branches"])
	};
}
/**
* Arguments of the command line. A `=` binds each value to its flag, and files come last, so that no value can pass for
* a flag.
*
* @throws UserError if a command that reads results gets none
*/
function toArguments(raw, command) {
	const results = inputItems(raw.results);
	if (command === "run") return [...toFlags(raw, Object.keys(FLAG_INPUTS)), ...raw.suite === "" ? [] : ["--", raw.suite]];
	if (command === "canary") return toFlags(raw, [
		"server",
		"image",
		"trust-configuration",
		"install"
	]);
	if (results.length === 0) throw new UserError(problem("results", "", `result.json or its directory, one per line, for command: ${command}`));
	return [
		...command === "report" ? toFlags(raw, ["out"]) : [],
		"--",
		...results
	];
}
function toFlags(raw, names) {
	return names.flatMap((name) => {
		const { value, multiple } = RUN_FLAGS[name];
		const text = raw[name];
		if (text === "") return [];
		if (value === void 0) return text === "true" ? [`--${name}`] : [];
		return (multiple ? inputItems(text) : [text]).map((each) => `--${name}=${each}`);
	});
}
/** Rewords a message about flags for the author of a workflow: "--budget: found …" becomes "input budget: found …". */
function inWordsOfInputs(message) {
	const names = Object.keys(FLAG_INPUTS).join("|");
	return message.replace(new RegExp(`--(${names})(?![\\w-])`, "g"), "input $1").replace(/^SUITE:/gm, "input suite:").replace(/; see qpsgate \w+ --help$/gm, "");
}
/** Entries of an input, separated by line ends or commas. A command is a whole line, because it may contain commas. */
function inputItems(text) {
	const items = text.split("\n").map((line) => line.trim()).flatMap((line) => isCommand(line) ? line : line.split(",").map((item) => item.trim()));
	return [...new Set(items.filter((item) => item !== ""))];
}
function problem(name, value, allowed) {
	return `input ${name}: found ${value === "" ? "nothing" : describeValue(value)}; allowed: ${allowed}`;
}

// src/core/views/annotations.ts
const SLOWER = {
	title: "qpsgate: slower",
	level: "error"
};
const REFUSED = {
	start: {
		title: "qpsgate: does not start",
		level: "error"
	},
	value: {
		title: "qpsgate: wrong value",
		level: "error"
	},
	statements: {
		title: "qpsgate: statements fail",
		level: "error"
	},
	schema: {
		title: "qpsgate: schema refused",
		level: "error"
	},
	memory: {
		title: "qpsgate: more memory than there is",
		level: "error"
	}
};
const COSTLIER = {
	title: "qpsgate: over the limit",
	level: "error"
};
const MAY_BE_TO_BLAME = {
	title: "qpsgate: may be to blame",
	level: "warning"
};
const RISKY = {
	title: "qpsgate: known risk",
	level: "notice"
};
/** Headings of findings about coverage. An exercised setting was measured, so it needs no finding. */
const COVERAGE = {
	"not-measured": {
		title: "qpsgate: not measured",
		level: "notice"
	},
	"no-difference": {
		title: "qpsgate: no difference",
		level: "notice"
	}
};
function onLine(heading, place, message) {
	return place === void 0 ? [] : [{
		file: place.file,
		line: place.line,
		message,
		...heading
	}];
}
/**
* Findings about every scenario that regressed, the worst first. If the regression was accepted, they are notices, not
* errors. They are placed on the lines to blame; if there are none, on the lines that may be to blame; without a search
* for causes, on every setting that changed. Coverage and known risks of the changed settings come last.
*/
function findingsOf(result) {
	return onePerFact(allFindings(result));
}
/** Merges findings with the same line and title, because a change may be slower than both its base and the baseline. */
function onePerFact(findings) {
	return [...Map.groupBy(findings, ({ file, line, title }) => JSON.stringify([
		file,
		line,
		title
	])).values()].flatMap((alike) => {
		const messages = [...new Set(alike.map(({ message }) => message))];
		return alike.slice(0, 1).map((first) => ({
			...first,
			message: shortList(messages)
		}));
	});
}
function shortList(messages) {
	const more = messages.length > MOST_PER_LINE ? [`${messages.length - MOST_PER_LINE} more`] : [];
	return [...messages.slice(0, MOST_PER_LINE), ...more].join("; ");
}
function allFindings(result) {
	const regressed = bySeverity(measuredPart(result).comparisons.filter(({ verdict }) => verdict === "regressed"));
	const regressions = [...[...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()].flatMap(([worst]) => worst === void 0 ? [] : findingsOfScenario(result, worst)), ...gatedCosts(result, "regressed").flatMap((cost) => findingsOfCost(result, cost))];
	const refused = refusalsOf(result).flatMap((refusal) => refusal.lines.flatMap((line) => onLine(REFUSED[refusal.kind], line, refusedText(refusal, line.name))));
	return [
		...result.accepted === null ? refused : refused.map(acceptedNotice),
		...result.accepted === null ? regressions : regressions.map(acceptedNotice),
		...result.coverage.flatMap((covered) => {
			const heading = isBlamed(result, covered.name) ? void 0 : COVERAGE[covered.status];
			return heading === void 0 ? [] : onLine(heading, covered, `${covered.name}: ${covered.message}`);
		}),
		...risksOf(result).flatMap((advice) => onLine(RISKY, advice, `${advice.message}; see ${advice.page}`))
	].map((each) => ({
		...each,
		message: joinTexts([each.message, sameChangeText(result, each)], "; ")
	}));
}
function refusedText({ kind, server, title, message, isMeasured }, name) {
	if (kind === "schema" || kind === "memory" || kind === "value") return message;
	if (kind === "statements" || server === null) return `${name}: ${title}`;
	const program = `${server.product} ${server.version}`;
	return isMeasured ? `${program} refuses ${name}` : `${program} does not start because of ${name}`;
}
function acceptedNotice(regression) {
	return {
		...regression,
		title: `${regression.title}, accepted`,
		level: "notice"
	};
}
function placeOf({ scenarios }, { scenario }) {
	return scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.place;
}
function findingsOfScenario(result, worst) {
	const { rule, scenario } = worst;
	const place = placeOf(result, worst);
	const message = finding(result, worst);
	const onScenario = onLine(SLOWER, place, message);
	if (isExplained(result, worst)) {
		const total = finding(result, explainedComparison(result) ?? worst);
		const onCauses = causeFindings(result, place, {
			heading: SLOWER,
			total
		});
		return onCauses.length > 0 ? onCauses : onScenario;
	}
	const settings = result.settings.filter((setting) => rule === "base" && setting.scenario === scenario && !isAlike(result, setting.name));
	if (settings.length === 0) return onScenario;
	const together = settings.length === 1 ? "" : `, one of ${settings.length} changed settings`;
	return settings.flatMap((setting) => {
		const gone = setting.after === null ? ` (${settingLine(setting)})` : "";
		return onLine(SLOWER, presentLine(setting), `${setting.name}${gone}${together}: ${message}`);
	});
}
/** Whether both servers have the same value of a setting, so that it cannot be to blame. */
function isAlike({ coverage }, name) {
	const entries = coverage.filter((covered) => covered.name === name);
	return entries.length > 0 && entries.every(({ status }) => status === "no-difference");
}
function findingsOfCost(result, gated) {
	const { comparison, cost } = gated;
	const place = placeOf(result, comparison);
	const message = `${costTitle(gated)}: ${costEvidence(gated)}`;
	const onCauses = isExplained(result, {
		...comparison,
		cost: cost.cost
	}) ? causeFindings(result, place, {
		heading: COSTLIER,
		total: message
	}) : [];
	return onCauses.length > 0 ? onCauses : onLine(COSTLIER, place, message);
}
/** Maximum number of causes in one message: a line may have many, for example if it sets a pattern of instruments. */
const MOST_PER_LINE = 3;
/**
* Errors on the lines to blame, one for each line: "a: −3.5% (−4.4 … −2.6)". If no line is to blame, warnings on the
* lines that may be: "b: −1.0% (−3.0 … +1.0), inconclusive in oltp_read_only at 8 threads".
*
* @param otherwise line for findings whose setting has no line of its own
* @param total sentence about the cost of all changes together
*/
function causeFindings(result, otherwise, { heading, total }) {
	const blamed = result.causes.filter(({ verdict }) => verdict === "to blame");
	const isOpen = ({ verdict, settings }) => (verdict === "inconclusive" || verdict === "not measured") && !settings.every(({ name }) => isAlike(result, name));
	const open = result.causes.filter(isOpen);
	const used = open.filter(({ settings }) => settings.some((setting) => isUsedThere(result, setting)));
	const entries = (blamed.length > 0 ? blamed : used.length > 0 ? used : open).flatMap((cause) => cause.settings.map((setting) => ({
		cause,
		setting
	}))).flatMap(({ cause, setting }) => {
		const isToBlame = cause.verdict === "to blame";
		const gone = setting.place === null ? removedSetting(result, setting.name) : void 0;
		const place = setting.place ?? (gone === void 0 ? otherwise : presentLine(gone));
		const name = gone === void 0 ? setting.name : `${setting.name} (${settingLine(gone)})`;
		const where = result.explanation === null ? "" : ` in ${cellText(result.explanation)}`;
		const words = isToBlame ? revertText(cause) : `${causeVerdict(cause)}${where}`;
		const text = joinTexts([costText(cause, result.explanation), words], ", ") || "to blame";
		return onLine(isToBlame ? heading : MAY_BE_TO_BLAME, place, `${name}: ${text}`);
	});
	return [...Map.groupBy(entries, ({ file, line }) => JSON.stringify([file, line])).values()].flatMap((onSameLine) => {
		const message = `${shortList(onSameLine.map((each) => each.message))}. In total, ${total}`;
		return onSameLine.slice(0, 1).map((first) => ({
			...first,
			message
		}));
	});
}

// src/core/views/suggestion.ts
/** Kinds of settings with a line of their own in the user's files. A suggestion can replace only such lines. */
const KINDS = [
	"option",
	"image",
	"binary"
];
/**
* The line of the costliest cause that reverting a single line undoes. Undefined if there is no such cause, if the
* setting was removed or moved to another file, or if its line holds other changes, because the click would take them
* back as well.
*/
function lineToTakeBack(result) {
	const { verdict, explanation } = result;
	if (verdict !== "regressed" || explanation?.rule !== "base") return void 0;
	const changes = result.settings.filter(({ scenario }) => scenario === explanation.scenario);
	const cause = blamedCauses(result).find(({ kind, settings }) => settings.length === 1 || kind === "either");
	for (const { name, place } of cause?.settings ?? []) {
		const isHere = (one) => one?.file === place?.file && one?.line === place?.line;
		const inLine = changes.filter(({ after }) => after !== null && isHere(after));
		const setting = inLine.find((each) => each.name === name);
		if (cause === void 0 || place === null || setting === void 0 || !KINDS.includes(setting.kind)) continue;
		const { before, after } = setting;
		if (!(inLine.length === 1 && changes.every((each) => each === setting || !isSameLine(each.before, before))) || before !== null && before.file !== place.file) continue;
		const others = sameChangeText(result, place);
		return {
			name,
			value: after?.value ?? null,
			place,
			before,
			gain: joinTexts([gainText(result, cause, name), others === "" ? "" : sentence(others)], " ")
		};
	}
}
function isSameLine(one, other) {
	return one !== null && one.file === other?.file && one.line === other.line;
}
function gainText(result, cause, name) {
	const { explanation } = result;
	if (explanation === null) return "";
	const subject = shorten(name);
	const where = cellText(explanation);
	const figures = explanation.cost === void 0 ? figuresOf(cause) : void 0;
	const bought = isBought(result, [name]) ? boughtText(result) : "";
	const cost = explanation.cost !== void 0 ? `${subject} raises ${COST_NAMES[explanation.cost]} in ${where}` : figures === void 0 ? `${subject} is to blame in ${where}` : `${subject} costs ${share(Math.max(0, -figures.change))} of QPS in ${where} (95%: ${fromTo(figures)})`;
	return `${joinTexts([`${cost}${bought}`, revertText(cause)], "; ")}. ${sentence("taking this line back regains that, as measured on servers without it")}`;
}

// src/edges/github/comments/chart-image.ts
/**
* Stores the chart of a comment as a picture on a branch of its own. The branch has a single commit, so that a removed
* picture is gone for good, and no history of pictures accumulates.
*/
const BRANCH = "qpsgate-charts";
/** Days for which a picture is kept. Comments on older pull requests lose theirs. */
const KEPT_DAYS = 60;
const DAY_MS = 864e5;
/** Time limit for storing a picture. The job waits meanwhile, and the comment is complete without it. */
const MOST_SECONDS = 15;
/** Path of a picture, in the folder of its day, such as 2025-01-31/pull-7-123-1.png. */
const PICTURE = /^(\d{4}-\d{2}-\d{2})\/[\w-]+\.png$/;
/** Path of a run's picture. The day is today's, because a result from another job could name any day. */
function chartPath({ pullRequest, runId, attempt }) {
	return `${dayOf(Date.now())}/pull-${pullRequest}-${runId}-${attempt}.png`;
}
/**
* Address at which the reader's browser fetches a picture, so that comments in private repositories show it, too. Each
* run has its own path, so that no browser shows an older run's picture from its cache.
*/
function chartAt({ serverUrl, repository, forge }, path) {
	const folder = `${serverUrl}/${fullName(repository)}`;
	return { url: forge === "gitea" ? `${folder}/raw/branch/${BRANCH}/${path}` : `${folder}/blob/${BRANCH}/${path}?raw=true` };
}
/**
* Stores the picture in the only commit of the branch, and removes old ones.
*
* @returns a sentence for a notice if the picture could not be stored; undefined if it was
*/
async function storeChart(path, { context, inputs, out, signal: stop }, seconds = MOST_SECONDS) {
	const signal = AbortSignal.any([stop, AbortSignal.timeout(seconds * 1e3)]);
	try {
		await using branch = await openDataBranch({
			remote: `${context.serverUrl}/${fullName(context.repository)}.git`,
			branch: BRANCH,
			token: inputs.token,
			isOurs: (each) => PICTURE.test(each),
			signal
		});
		const write = /* @__PURE__ */ new Map([[path, readFileSync(join(out, "chart.png"))]]);
		await branch.replace((paths) => ({
			write,
			remove: oldestPictures(paths),
			message: "charts of comments"
		}));
		return;
	} catch (error) {
		stop.throwIfAborted();
		if (signal.aborted) return `git did not store it within ${seconds} s`;
		if (error instanceof StoreError) return error.message;
		throw error;
	}
}
/** Pictures to remove so that one more fits. Paths begin with the day, so the newest are last in alphabetical order. */
function oldestPictures(paths, now = Date.now()) {
	const firstKept = dayOf(now - KEPT_DAYS * DAY_MS);
	const newest = new Set(paths.toSorted().slice(-199));
	return paths.filter((path) => (PICTURE.exec(path)?.[1] ?? firstKept) < firstKept || !newest.has(path));
}
/** Day of a time, as YYYY-MM-DD in UTC. */
function dayOf(time) {
	return new Date(time).toISOString().slice(0, 10);
}

// src/edges/github/runner/outputs.ts
/** Outputs of a run, with which later steps of a workflow can react to its result. */
/**
* The worst change in QPS behind the verdict, even if it was accepted; without one, the worst change in another cost
* with a limit. After a regression, it is the change of the slowest comparison, because the report's title names that
* one.
*/
function worstChange(result) {
	const all = result.comparisons;
	const decisive = result.accepted === null ? result.verdict : "regressed";
	const deciding = bySeverity(all.filter(({ verdict }) => verdict === decisive));
	const [worst] = decisive === "pass" ? changeComparisons(deciding) : deciding;
	return (worst && decisive === "regressed" ? worstShown(result, worst) : worst)?.change ?? gatedCosts(result, decisive)[0]?.cost.change ?? bySeverity(all)[0]?.change ?? null;
}
/** Sets outputs by name. Null becomes an empty text, because outputs are texts. */
function setOutputs(outputs) {
	for (const [name, value] of Object.entries(maskValue(outputs))) setOutput(name, value ?? "");
}

// src/edges/github/runner/write-annotations.ts
/** Annotations: findings about lines of files, which the forge shows next to the changed lines. */
const WRITE = {
	error,
	warning,
	notice
};
/** Maximum number of annotations of each level that the runner shows for a step. Others are only in the log. */
const MOST_PER_LEVEL = 10;
/** Maximum lengths of messages and titles. The runner cuts longer ones. */
const MOST_CHARACTERS = 4096;
const MOST_TITLE_CHARACTERS = 255;
/**
* Annotations within the runner's limits. They are the first findings of each level, and the last one says how many
* more there are.
*
* @param findings worst first
* @param reserved number of annotations of each level that the step writes elsewhere, such as its final error
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
/**
* The text on one line of at most `most` characters. Control characters, and those that change the direction of
* writing, are removed, because the text may come from servers and files.
*/
function oneLine(text, most = MOST_CHARACTERS) {
	const line = text.toWellFormed().replace(/[\s\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "").trim();
	return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function annotation({ file, line, message, title, level }, workspace, note) {
	const inside = insideWorkspace(file, workspace);
	return {
		file: inside,
		line: inside === void 0 || !Number.isSafeInteger(line) || line < 1 ? void 0 : line,
		message: `${oneLine(message, MOST_CHARACTERS - note.length)}${note}`,
		title: oneLine(title, MOST_TITLE_CHARACTERS),
		level
	};
}

// src/edges/github/publish.ts
/**
* Shows a result where reviewers look: in the summary, a comment, annotations and outputs. If one of them fails, the
* verdict stays, because it does not depend on how it is shown.
*/
/**
* Writes the comment before the search for causes, so that reviewers need not wait. It reports no failure: `postResult`
* updates the comment later, and then says why it could not be written.
*/
async function publishVerdict(result, publication) {
	const about = {
		runUrl: publication.context.runUrl,
		commit: publication.target?.headSha
	};
	await writeComment(result, renderComment(result, {
		isSearching: true,
		...about
	}), publication);
}
/** @param fails whether the step will fail: its error then takes one of the annotations that the runner shows */
async function postResult(result, publication, fails) {
	const { context, out } = publication;
	const about = {
		runUrl: context.runUrl,
		commit: publication.target?.headSha
	};
	const comment = renderComment(result, about);
	const outcome = await postComment(result, comment, publication);
	annotate(annotationsFor(findingsOf(result), context.workspace, fails ? { error: 1 } : {}));
	setOutputs({
		verdict: result.verdict,
		"worst-change": worstChange(result),
		result: join(out, "result.json"),
		report: join(out, "report.md"),
		out,
		"comment-url": outcome !== null && "url" in outcome ? outcome.url : null
	});
	const isCurrent = outcome !== null && [
		"created",
		"updated",
		"unchanged"
	].includes(outcome.kind);
	const line = lineToTakeBack(result);
	if (isCurrent && (line !== void 0 || outcome.kind !== "created")) await suggest(result.suite.name, line, publication);
	const chart = isCurrent ? await addChart(result, {
		comment,
		about
	}, publication) : void 0;
	const trouble = await writeSummary(renderMarkdown(result, chart), comment);
	if (trouble !== void 0) notice(trouble);
}
/**
* Stores the chart and shows it in the comment, if the comment has a place for one.
*
* @returns the picture; undefined if the comment does not show it
*/
async function addChart(result, { comment, about }, publication) {
	const { inputs, context, target } = publication;
	if (inputs.chart === "none" || target === void 0 || measuredPart(result).comparisons.length === 0) return void 0;
	const path = chartPath(target);
	const chart = chartAt(context, path);
	const drawn = renderComment(result, {
		chart,
		...about
	});
	if (drawn === comment) return void 0;
	const why = await storeChart(path, publication);
	if (why !== void 0) {
		notice(`the comment has no chart (chart: none): ${why}`);
		return;
	}
	await postComment(result, drawn, publication);
	return chart;
}

// src/edges/github/runner/log.ts
/**
* The step's log. The runner executes any line of it that has the form of a command, so qpsgate must not let others'
* texts have that form.
*/
/**
* A part of the log in which the runner executes no commands, because servers and files could print lines of that form.
*/
var PlainLog = class {
	#stream;
	/** Word that ends this part of the log. It is random, so that no server or file can print it and end the part. */
	#token = randomUUID();
	constructor(stream = process.stdout) {
		this.#stream = stream;
		stream.write(`::stop-commands::${this.#token}\n`);
	}
	line(text) {
		this.#stream.write(`${oneLine(text)}\n`);
	}
	[Symbol.dispose]() {
		this.#stream.write(`::${this.#token}::\n`);
	}
};

// src/edges/github/context/base-commit.ts
/** Finds the commit that a change is compared with, among the commits of the clone, because nothing is fetched. */
/**
* The best base that the clone has, with a description for messages.
*
* @throws UserError if nothing is checked out, or the clone has no base
*/
function findBaseCommit(context) {
	const { workspace } = context;
	const checkedOut = commitIn(workspace, "HEAD");
	if (checkedOut === void 0) throw new UserError(`${workspace} is no checked-out repository; run actions/checkout in a step before`);
	const candidates = baseCandidates({
		...context,
		event: trialMergeEvent(context, checkedOut)
	}, checkedOut);
	for (const candidate of candidates) {
		const { commit, forkOf } = candidate;
		const sha = forkOf === void 0 ? commitIn(workspace, commit) : mergeBase(workspace, commit, forkOf);
		if (sha === checkedOut && context.event.kind === "push") continue;
		if (sha !== void 0) return {
			sha,
			text: candidate.text
		};
	}
	throw new UserError(`the commit to compare with (${candidates[0].text}) was not fetched; give actions/checkout \`fetch-depth: 0\`, or name another with the input base`);
}
/**
* The event. A workflow may check out a merge of the pull request's head that it made itself. That merge counts as the
* forge's trial merge.
*/
function trialMergeEvent({ event, workspace }, checkedOut) {
	return event.kind === "pull_request" && parentsOf(workspace, checkedOut)[1] === event.headSha.toLowerCase() ? {
		...event,
		mergeSha: checkedOut
	} : event;
}
/**
* Possible bases of the checked-out commit, best first. There are several, because a shallow clone may lack some.
*
* @param checkedOut id of the commit in the workspace
*/
function baseCandidates({ sha, event, defaultBranch }, checkedOut) {
	switch (event.kind) {
		case "pull_request": return ofPullRequest$1(event, checkedOut);
		case "merge_group": return [{
			commit: event.baseSha,
			text: "what the merge group is to be merged into"
		}];
		case "push": return ofPush({
			...event,
			sha,
			defaultBranch
		}, checkedOut);
		case "workflow_run":
		case "manual": return [parentOf(checkedOut, "the commit before the checked-out one")];
	}
}
/**
* A trial merge is compared with its first parent, because only the pull request lies between them. Any other commit is
* compared with the commit where it left the base branch.
*/
function ofPullRequest$1(event, checkedOut) {
	const { baseRef, baseSha, mergeSha } = event;
	const forkPoint = [
		{
			commit: checkedOut,
			forkOf: remote(baseRef),
			text: `where the pull request left ${baseRef}`
		},
		{
			commit: checkedOut,
			forkOf: baseSha,
			text: `where the pull request left ${baseRef}`
		},
		{
			commit: baseSha,
			text: `${baseRef} at the last change of the pull request`
		}
	];
	if (mergeSha === null || mergeSha !== checkedOut) return forkPoint;
	return [parentOf(mergeSha, `${baseRef}, into which the pull request is merged on trial`), ...forkPoint];
}
function ofPush({ before, branch, sha, defaultBranch }, checkedOut) {
	const parent = parentOf(checkedOut, "the commit before the checked-out one");
	if (sha !== checkedOut) return [parent];
	if (before !== null) return [{
		commit: before,
		text: `${branch ?? "the ref"} before this push`
	}, parent];
	if (defaultBranch === null || branch === defaultBranch) return [parent];
	const text = `where the new branch left ${defaultBranch}`;
	return [{
		commit: checkedOut,
		forkOf: remote(defaultBranch),
		text
	}, parent];
}
/** Full name of a remote branch, because a tag may have the same short name. */
function remote(branch) {
	return `refs/remotes/origin/${branch}`;
}
function parentOf(commit, text) {
	return {
		commit: `${commit}^1`,
		text
	};
}

// src/edges/github/context/checked-out.ts
/** Finds what a workflow checked out, and whether that is the change that its event is about. */
/**
* Advice for a workflow that checks out another ref than the change's. Without a `ref`, actions/checkout takes the
* right commit.
*/
const HOW = {
	pull_request: "give actions/checkout no `ref`, or in a workflow on pull_request_target the head: `ref: ${{ github.event.pull_request.head.sha }}` with `fetch-depth: 0`",
	merge_group: "give actions/checkout no `ref`",
	push: "give actions/checkout no `ref`"
};
/**
* Top folder of the repository that the workflow checked out. It is the outermost repository around the files that the
* inputs name, because a submodule counts as a part of it. Without such files, it is the repository around the current
* folder, or the only one in the workspace.
*
* @param paths files that the inputs name
* @returns undefined if nothing is checked out
* @throws UserError if there are several to choose from
*/
function checkoutOf(workspace, paths) {
	const here = isInside(realPathOf("."), realPathOf(workspace)) ? "." : workspace;
	const checkout = [...paths, here].map((path) => outermost(existingFolder(path), realPathOf(workspace))).find((top) => top !== void 0);
	if (checkout !== void 0) return checkout;
	const below = checkoutsIn(workspace);
	if (below.length < 2) return below[0];
	throw new UserError(`${workspace} is no checked-out repository, and has several: ${below.map((top) => top.slice(workspace.length + 1)).join(", ")}; name the files to measure with the input config or suite, such as config: ${below[0]?.slice(workspace.length + 1)}/my.cnf`);
}
/**
* The outermost checkout in the workspace. If there is none, it is the nearest around the workspace, which may itself
* lie in a checkout.
*/
function outermost(folder, workspace) {
	const around = foldersAround(realPathOf(folder));
	return around.findLast((each) => isCheckout(each) && isInside(each, workspace)) ?? around.find(isCheckout);
}
function checkoutsIn(workspace) {
	try {
		return readdirSync(workspace, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => resolve(workspace, name)).filter(isCheckout);
	} catch {
		return [];
	}
}
/**
* Refuses a checkout without the change, because the verdict would be about a commit that nobody proposed.
*
* @throws UserError unless HEAD is the change's last commit, or contains it
*/
function requireChange({ workspace, event, sha }) {
	const wanted = headOf(event, sha);
	const head = wanted === void 0 ? void 0 : commitIn(workspace, "HEAD");
	if (wanted === void 0 || head === void 0 || contains(workspace, head, wanted.toLowerCase())) return;
	const { kind } = event;
	const unknown = isShallow(workspace) && commitIn(workspace, wanted) === void 0;
	const why = unknown ? "which this clone is too shallow to show as a part of it" : "which is no part of it";
	const how = HOW[kind];
	throw new UserError(`${workspace} has commit ${head.slice(0, 7)} checked out, and this ${kind.replace("_", " ")} is about ${wanted.slice(0, 7)}, ${why}; ${how}${unknown ? ", and `fetch-depth: 0`" : ""}`);
}
/** The last commit of the change; undefined if the event is about no change. */
function headOf(event, sha) {
	switch (event.kind) {
		case "pull_request":
		case "merge_group": return event.headSha;
		case "push": return sha;
		default: return;
	}
}
/**
* Whether a commit contains another. Its parents are read from the commit itself, too, because a shallow clone may have
* only their ids.
*/
function contains(workspace, head, wanted) {
	return head === wanted || parentsOf(workspace, head).includes(wanted) || mergeBase(workspace, head, wanted) === wanted;
}

// src/commands/action/action-request.ts
/**
* Makes a request for each command of the action from its inputs. If the inputs name no base, the event gives it. The
* branch that the change is for gives the limits.
*/
/** @throws UserError with one line for every wrong argument */
function parseActionRequest(kind, args) {
	if (kind === "canary") return {
		kind,
		flags: args
	};
	if (kind === "run") return {
		kind,
		request: parseRunFlags(args, randomSeed()).request
	};
	const { request } = parseReportFlags(args);
	return kind === "report" ? {
		kind,
		request
	} : {
		kind,
		paths: request.paths
	};
}
/**
* Adds what the event says. A change from a fork is marked as foreign, because its scripts and commands may not be
* trusted. A suite is judged by the limits of the branch that the change is for, and compared with the baseline of that
* branch.
*
* @throws UserError if the clone lacks the base of a pull request
*/
function requestOfEvent(request, context, inputs) {
	const { event } = context;
	const isForeign = event.kind === "pull_request" && event.fromFork;
	const ledger = ledgerOfTarget(context, inputs);
	const { subject } = request;
	if (subject.kind !== "suite") return {
		...request,
		subject: {
			...subject,
			isForeign
		},
		ledger
	};
	return {
		...request,
		subject: {
			...subject,
			isForeign,
			ruledBy: commitOfRules(subject.file, context)
		},
		ledger
	};
}
/**
* Where the limits are: in the suite at the commit that the change merges into, or in a suite that ships with the
* action. The base of comparison does not decide the limits, because the input `base` may name another file. Undefined
* for events other than pull requests and merge groups, and for a new suite that does not ship with the action.
*/
function commitOfRules(suite, context) {
	const { kind } = context.event;
	if (kind !== "pull_request" && kind !== "merge_group") return void 0;
	const { sha } = findBaseCommit(context);
	if (existsAt(sha, suite)) return sha;
	return shippedSuite(suite);
}
/**
* Finds the repository that was checked out, which may be a folder of the workspace. If the inputs name no existing
* file, the repository's folder becomes the current folder. Before that, paths of results and of the output become
* absolute, because they are relative to the former current folder.
*/
function checkoutContext(context, raw) {
	const files = [
		...inputItems(raw.config),
		raw.suite,
		...inputItems(raw.workloads)
	].filter((path) => path !== "" && !isCommand(path) && existsSync(pathOf(path))).map(pathOf);
	const workspace = checkoutOf(context.workspace, files);
	if (workspace === void 0) return {
		context,
		raw
	};
	const isAround = !isInside(realPathOf("."), realPathOf(workspace));
	if (files.length > 0 || !isAround) return {
		context: {
			...context,
			workspace
		},
		raw
	};
	const results = inputItems(raw.results).map((path) => resolve(path));
	const places = {
		out: resolve(raw.out || "qpsgate-out"),
		results: results.join("\n")
	};
	process.chdir(workspace);
	return {
		context: {
			...context,
			workspace
		},
		raw: {
			...raw,
			...places
		}
	};
}
/** Path of a source without its server, such as `values.yml` of `values.yml#db`. */
function pathOf(source) {
	return splitSource(source).path;
}
/**
* Adds the event's base to inputs that name none.
*
* @throws UserError if the checkout is not the change, if a workflow_run event or a comment asks to measure, or if the
*   clone lacks the base
*/
function inputsOfEvent(inputs, context) {
	if (inputs.command !== "" && inputs.command !== "run") return inputs;
	requireEvent(context);
	requireChange(context);
	const raw = {
		...inputs,
		name: inputs.name || [context.job ?? "", inputs.image].filter((part) => part !== "").join(", ")
	};
	const isUnwanted = raw.against !== "" && !raw.against.includes("base");
	if (raw.base !== "" || isUnwanted || !isOfConfig(raw) && context.event.kind === "manual") return raw;
	const base = findBaseCommit(context);
	if (!isOfConfig(raw) && !existsAt(base.sha, raw.suite)) {
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
/**
* Whether option files are gated: if `config` is given, or if neither input is, because then all changed files count.
*/
function isOfConfig({ config, suite }) {
	return config !== "" || suite === "";
}
function requireEvent({ event }) {
	if (event.kind === "workflow_run") throw new UserError("a workflow that runs on workflow_run has the default branch checked out, not the change; measure in the other workflow, and give this one `command: report`");
	if (event.kind === "manual" && !BY_MEMBERS.has(event.name)) throw new UserError(`${event.name} may start this workflow for a stranger, beside a token that may write; measure on pull_request, where a label can ask for a longer run`);
}
/** Events, besides pushes and pull requests, that only people who may write to the repository can start. */
const BY_MEMBERS = /* @__PURE__ */ new Set([...[
	"create",
	"deployment",
	"release",
	"repository_dispatch",
	"schedule",
	"workflow_call",
	"workflow_dispatch"
]]);

// src/edges/github/api/find-acceptance.ts
/**
* Finds out whether somebody has accepted a regression. Setting a label on the pull request does it, because only
* people with rights in the repository can set one.
*/
const ACCEPTED_LABEL = "qpsgate: accepted";
const ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}";
const UNKNOWN = "a user with the right to set labels";
const person = looseObject({ login: string() }).nullish();
const labelSchema = looseObject({ name: string() });
/** An event on GitHub. On Gitea and Forgejo, which have no such events, it is an entry of the timeline. */
const entrySchema = looseObject({
	event: string().nullish(),
	actor: person,
	type: string().nullish(),
	user: person,
	label: labelSchema.nullish(),
	/** On Gitea and Forgejo, "1" if the label was set, and nothing if it was removed. */
	body: string().nullish(),
	created_at: string().nullish()
});
/**
* Looks for the label on the pull request itself. The event may be older, because people set the label and then repeat
* the job. If the API fails, nothing is accepted, and a note says why.
*/
async function findAcceptance(client, change) {
	const { repository, pullRequest } = change;
	if (pullRequest === void 0) return {
		acceptance: null,
		notes: []
	};
	try {
		const where = {
			...inRepository(repository),
			issue_number: pullRequest.number
		};
		if (!(await listAll(client, `GET ${ISSUE}/labels`, where, labelSchema)).some(isAccepted)) return {
			acceptance: null,
			notes: []
		};
		const last = (change.forge === "gitea" ? await listPages(client, `GET ${ISSUE}/timeline`, where, entrySchema) : await listAll(client, `GET ${ISSUE}/events`, where, entrySchema)).findLast(isSet);
		const why = unseenReason(last?.created_at, await change.findShown(pullRequest.number), change);
		if (why !== null) return {
			acceptance: null,
			notes: [`the label ${ACCEPTED_LABEL} ${why}`]
		};
		return {
			acceptance: { by: (last?.actor ?? last?.user)?.login || UNKNOWN },
			notes: []
		};
	} catch (error) {
		return {
			acceptance: null,
			notes: [`could not look up whether somebody accepts it: ${describeTrouble(error)}`]
		};
	}
}
function isSet({ event, type, label, body }) {
	return (event === "labeled" || type === "label" && body === "1") && label !== null && label !== void 0 && isAccepted(label);
}
/**
* Reason why the label does not count; null if it counts. Whoever set it must have seen a comment in which this commit
* is at least as slow.
*/
function unseenReason(setAt, shown, { headSha, regressions }) {
	const again = "take it away and set it again if this is accepted too";
	if (shown === void 0) return `does not count: no comment had shown the cost of commit ${headSha.slice(0, 7)}; ${again}`;
	if (!(Date.parse(setAt ?? "") > Date.parse(shown.since))) return `does not count: it was set before the comment showed the cost of commit ${headSha.slice(0, 7)}; ${again}`;
	if (!covers(shown, regressions)) return `does not count, because it is slower than the comment showed; ${again}`;
	return null;
}
function isAccepted({ name }) {
	return name.toLowerCase() === ACCEPTED_LABEL;
}

// src/edges/github/api/pull-request.ts
/**
* Finds the pull request that a completed run of another workflow belongs to. Only the forge's answer counts, because
* an artifact may come from a stranger, and could name any pull request.
*/
const pullSchema = looseObject({
	number: int(),
	head: looseObject({
		sha: string(),
		repo: looseObject({ full_name: string() }).nullish()
	})
});
/** The open pull request whose newest commit the run measured. A comment about an older commit would mislead. */
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
		const current = (await listAll(client, "GET /repos/{owner}/{repo}/pulls", parameters, pullSchema)).filter(({ head }) => head.sha === headSha && isFrom(head.repo?.full_name, headRepository));
		const named = current.filter(({ number }) => run.pullRequests.includes(number));
		const [one, ...more] = named.length > 0 ? named : current;
		if (one === void 0 || more.length > 0) return none(`${current.length} open pull requests have ${headSha.slice(0, 7)} as their head, so no comment is written`);
		const fromFork = !sameRepository(headRepository, repository);
		return {
			kind: "found",
			pullRequest: {
				number: one.number,
				fromFork
			}
		};
	} catch (error) {
		return none(`could not look up the pull request: ${describeTrouble(error)}`);
	}
}
const mergedSchema = pullSchema.extend({
	merge_commit_sha: string().nullish(),
	merged_at: string().nullish()
});
/** The pull request that a pushed commit merged; undefined if there is none, or the forge does not answer. */
async function findMerged(client, repository, sha) {
	try {
		const parameters = {
			...inRepository(repository),
			commit_sha: sha
		};
		const merged = (await listAll(client, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", parameters, mergedSchema)).find((pull) => typeof pull.merged_at === "string" && pull.merge_commit_sha === sha);
		if (merged === void 0) return void 0;
		const fromFork = !isFrom(merged.head.repo?.full_name, repository);
		return {
			headSha: merged.head.sha,
			pullRequest: {
				number: merged.number,
				fromFork
			}
		};
	} catch {
		return;
	}
}
const commitSchema = looseObject({ parents: array(looseObject({ sha: string() })) });
/**
* Whether the commit `sha` merges the commit `merged` into another. False also if the forge does not answer, because
* then nothing proves it.
*/
async function isMergeOf(client, repository, sha, merged) {
	try {
		const parameters = {
			...inRepository(repository),
			ref: sha
		};
		const { data } = await client.request("GET /repos/{owner}/{repo}/commits/{ref}", parameters);
		return commitSchema.parse(data).parents.some((parent) => parent.sha === merged);
	} catch {
		return false;
	}
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

// src/commands/action/change.ts
/** @param client undefined without a token: then the pull request of another workflow's run stays unknown */
async function findChange(context, client) {
	const { event, repository, sha } = context;
	if (event.kind === "pull_request") return ofPullRequest(event, {
		headSha: event.headSha,
		runId: context.runId,
		attempt: context.runAttempt
	});
	if (event.kind !== "workflow_run") return ofNobody(event.kind === "merge_group" ? event.headSha : sha);
	if (client === void 0 || event.startedBy !== "pull_request") return ofNobody(event.headSha);
	const search = await findPullRequest(client, repository, event);
	if (search.kind === "none") return {
		...ofNobody(event.headSha),
		whyUnknown: search.why
	};
	const { headSha, runId, runAttempt: attempt } = event;
	return ofPullRequest(search.pullRequest, {
		headSha,
		runId,
		attempt
	});
}
function ofPullRequest({ number, fromFork }, run) {
	const target = {
		pullRequest: number,
		...run
	};
	return {
		headSha: run.headSha,
		pullRequest: {
			number,
			fromFork
		},
		target,
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
/**
* Finds who accepts the change. Without a token the forge cannot be asked, so nobody accepts it. A pushed commit has no
* pull request of its own, so it is accepted if the pull request that it merged was accepted.
*/
async function acceptanceOf(proposal, client) {
	if (client === void 0) return {
		acceptance: null,
		notes: []
	};
	const { repository, forge, suite } = proposal;
	const merged = proposal.pullRequest ? void 0 : await findMerged(client, repository, proposal.headSha);
	const change = {
		...proposal,
		...merged
	};
	return findAcceptance(client, {
		...change,
		findShown: (issue) => findShown(client, {
			repository,
			forge,
			issue
		}, suite, change.headSha)
	});
}
/**
* Checks that results of another workflow are of the pull request's head, or of the forge's trial merge of it, because
* otherwise the comment would judge a different commit.
*
* @param commit that the results name
* @throws UserError if the results name no commit, or a different one
*/
async function requireSameCommit({ headSha, pullRequest }, commit, { event, repository }, client) {
	if (event.kind !== "workflow_run" || pullRequest === void 0 || client === void 0) return;
	if (commit !== null && (commit.sha === headSha || await isMergeOf(client, repository, commit.sha, headSha))) return;
	const where = commit === null ? "at a commit that they do not name" : `at ${commit.sha}`;
	throw new UserError(`the results were measured ${where}, not at ${headSha} or a merge of it, so nothing is said of the pull request`);
}

// src/commands/action/workflow-failure.ts
/** Failures in the words of a workflow, which has inputs where the command line has flags. */
function workflowFailure(thrown) {
	return {
		message: inWordsOfInputs(harmless(describeError(thrown))),
		place: placeOfError(thrown)
	};
}

// src/commands/action/comment-failure.ts
/**
* Comments on a failure, so that reviewers see an outcome even without a verdict. A run that somebody stopped gets no
* comment.
*/
async function commentFailure(request, thrown, publication) {
	if (thrown instanceof Interruption) return;
	const key = request.kind === "run" ? await keyOf(request.request) : void 0;
	if (request.kind === "run" && key === void 0) return;
	const { context, target } = publication;
	const { message } = workflowFailure(thrown);
	const publicMessage = isBug(thrown) ? `${message.split("\n")[0]}; the log has more` : message;
	const { renderFailure } = await import("./markdown.js");
	const { postFailure } = await import("./post2.js");
	await postFailure(key, renderFailure({
		message: publicMessage,
		commit: target?.headSha,
		runUrl: context.runUrl
	}), publication);
}
/** Key of the run's comment, even if its subject cannot be read as a whole; undefined if the subject has no name. */
async function keyOf({ subject, adjustments }) {
	const { subjectName } = await import("./subject2.js");
	const name = subjectName(subject);
	return name === void 0 ? void 0 : gateName(name, adjustments.name);
}

// src/commands/action/action.ts
/**
* The action: inputs → run, report or record → summary, comment, annotations, outputs, ledger. Modules that only some
* runs need are imported when they are needed, because most runs find no change and should end at once.
*/
/** @returns the exit code */
async function act() {
	const { context, raw } = checkoutContext(readContext(process.env), readInputs());
	const { parsed: request, inputs } = parseInputs(inputsOfEvent(raw, context), parseActionRequest);
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
	if (request.kind === "canary") return await actCanary(request.flags, interrupt.signal);
	if (request.kind !== "record") return await gateChange(request, step);
	const { storeResults } = await import("./store-run.js");
	await storeResults(request.paths, step);
	return EXIT.pass;
}
async function actCanary(flags, signal) {
	const { runCanary } = await import("./canary2.js");
	using log = new PlainLog();
	using screen = lineScreen((text) => log.line(text));
	const { isRight, text } = await runCanary(flags, {
		tell: screen.tell,
		signal
	});
	log[Symbol.dispose]();
	if (isRight) notice(text);
	else setFailed(text);
	return isRight ? EXIT.pass : EXIT.couldNotMeasure;
}
async function gateChange(request, step) {
	const { context, inputs, signal } = step;
	const connected = async (retrySeconds) => inputs.token === void 0 ? void 0 : connect(context.apiUrl, inputs.token, signal, retrySeconds);
	const client = await connected();
	const change = await findChange(context, client);
	if (change.whyUnknown !== null) notice(change.whyUnknown);
	const { repository, forge } = context;
	let notes = [];
	const findAcceptance = async (regressed) => {
		const search = await acceptanceOf({
			repository,
			forge,
			...change,
			...regressed
		}, client);
		notes = search.notes;
		return search.acceptance;
	};
	const { out } = request.request;
	const publication = {
		context,
		inputs,
		client,
		target: change.target,
		out,
		signal
	};
	const showVerdict = async (result) => publishVerdict(result, {
		...publication,
		client: await connected(10)
	});
	const concluded = async () => {
		const result = await showProgress(out, (log) => measureOrJudge(request, step, {
			findAcceptance,
			showVerdict
		}, log));
		await requireSameCommit(change, result.commit, context, client);
		for (const note of notes) notice(note);
		await postResult(result, publication, checkFailure(result) !== void 0);
		return result;
	};
	const result = await concluded().catch(async (thrown) => {
		await commentFailure(request, thrown, publication).catch((trouble) => notice(workflowFailure(trouble).message));
		throw thrown;
	});
	const code = exitCodeOfCheck(checkFailure(result));
	if (request.kind === "run" && refusalsOf(result).every(({ isMeasured }) => isMeasured) && (result.cells.length > 0 || result.before !== null)) {
		const { storeRun } = await import("./store-run.js");
		await storeRun(out, step);
	}
	if (code !== EXIT.pass) setFailed(headline(result));
	return code;
}
async function measureOrJudge(request, step, people, log) {
	const { context, inputs, openStore, signal } = step;
	if (request.kind === "report") {
		const { report } = await import("./report2.js");
		return report(request.request, people.findAcceptance);
	}
	using screen = lineScreen((text) => log.line(text));
	const runRequest = requestOfEvent(request.request, context, inputs);
	const [{ gate }, { RealMachine }] = await Promise.all([import("./gate2.js"), import("./real-machine2.js")]);
	using machine = new RealMachine(runRequest.out, {
		tell: screen.tell,
		signal,
		openStore,
		forge: people
	});
	return await gate(runRequest, machine);
}
/**
* Shows the progress, and then the table. Meanwhile, the runner obeys no commands, because files and servers may print
* texts that look like commands.
*/
async function showProgress(out, measure) {
	using log = new PlainLog();
	const result = await measure(log);
	info(renderTerminal(result, { colour: false }));
	info(reportLine(out));
	return result;
}

// src/action.ts
/** Entry of the action. Every failure becomes an annotation, a job summary and an exit code. */
async function main() {
	saveState("pid", process.pid);
	return act();
}
/** Reports a failure in words of inputs, not of flags, because the user wrote a workflow. */
async function fail(thrown) {
	const failure = workflowFailure(thrown);
	const { file = "", line } = failure.place ?? {};
	const inside = insideWorkspace(file, process.env.GITHUB_WORKSPACE ?? process.cwd());
	const code = exitCodeOf(thrown);
	(code === EXIT.pass ? notice : error)(failure.message, inside === void 0 || line === void 0 ? {} : {
		file: inside,
		startLine: line
	});
	const { renderFailure } = await import("./markdown.js");
	const { writeSummary } = await import("./summary.js");
	await writeSummary(renderFailure(failure));
	return code;
}
maskOutput();
process.exitCode = await main().catch(fail);
process.exit();

export {  };