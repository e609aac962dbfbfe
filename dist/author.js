import { d as warning, n as error, o as notice } from "./core.js";
import { d as looseObject, v as string } from "./schemas.js";
import { o as statusOf } from "./api.js";
import { isAbsolute, relative, resolve, sep } from "node:path";

// src/edges/github/context/workspace.ts
/** Files as the forge names them. */
/** Path in the workspace, with slashes; undefined for a file outside it, or whose name nothing can show. */
function insideWorkspace(file, workspace) {
	const path = relative(workspace, resolve(workspace, file));
	return path === "" || path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path) || /\p{Cc}/u.test(path) ? void 0 : path.split(sep).join("/");
}

// src/edges/github/runner/write-annotations.ts
/** Findings on the lines of files, as the runner shows them with the change. */
const WRITE = {
	error,
	warning,
	notice
};
/** The runner shows this many of a level per step, the others are only in the log. */
const MOST_PER_LEVEL = 10;
/** The runner cuts messages and titles there. */
const MOST_CHARACTERS = 4096;
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

// src/edges/github/api/author.ts
/** Our own texts on the forge: anybody may write a marker, so its author decides. */
/** Logins that a workflow's token writes as. Brackets cannot occur in a person's login; the others are reserved. */
const WORKFLOW_LOGINS = {
	github: ["github-actions[bot]"],
	gitea: ["gitea-actions", "forgejo-actions"]
};
/** Author of a comment or an issue; null if the account is gone. */
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
* The account of the token. Tokens of apps, including the workflow's own, may not ask: for them any bot counts, because
* only an app that the repository's owners installed can write as one.
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

export { annotationsFor as a, annotate as i, authorSchema as n, oneLine as o, oursAmong as r, insideWorkspace as s, authorOf as t };