import { o as MeasurementError } from "./errors.js";
import { a as run } from "./processes.js";
import { t as fullDisk } from "./disk-space.js";
import { join } from "node:path";
import { lstatSync, readdirSync } from "node:fs";

// src/edges/machine/file-trees.ts
/** Whole directories: copied, handed over and measured. */
const SHOWN_LINES = 3;
/**
* Copies a directory to a path that does not exist yet; links stay links.
*
* @param step purpose, as errors name it: "copy seed data directory"
* @throws MeasurementError if that fails; a full disk is named
*/
async function copyTree(from, to, within, step) {
	await mustRun([
		"cp",
		"-r",
		"--no-dereference",
		"--reflink=auto",
		"--sparse=auto",
		from,
		to
	], within, step);
}
/**
* Removes directories with all their content, while others go on.
*
* @param runDirectory of the run that they belong to
* @throws MeasurementError if that fails
*/
async function removeTrees(paths, runDirectory) {
	const [first, ...others] = paths;
	if (first === void 0) return;
	await mustRun([
		"rm",
		"-rf",
		"--",
		...others,
		first
	], { runDirectory }, "remove the data of servers");
}
async function giveTo(account, directory, within) {
	await mustRun([
		"chown",
		"-R",
		`${account.uid}:${account.gid}`,
		directory
	], within, "hand directory to the server");
}
/** Links are not followed; a file that has just disappeared takes no space. */
function sizeOf(path) {
	return readdirSync(path, {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile()).reduce((sum, { parentPath, name }) => sum + blocksOf(join(parentPath, name)) * 512, 0);
}
function blocksOf(path) {
	return lstatSync(path, { throwIfNoEntry: false })?.blocks ?? 0;
}
/** @param command ends with the path that is written to */
async function mustRun(command, { runDirectory, signal }, step) {
	const { exit, output } = await run(command, {
		run: runDirectory,
		cwd: runDirectory,
		signal
	});
	if (exit.code === 0) return;
	const room = fullDisk(command.at(-1), output);
	throw new MeasurementError(`could not ${step}${room === void 0 ? "" : `: ${room}`}`, {
		step,
		command,
		exitCode: exit.code ?? exit.signal,
		output: output.split("\n").slice(0, SHOWN_LINES).join("\n")
	});
}

// src/core/workload/sql-text.ts
/** Quoted text, names, comments, the marks that matter between them, and anything else. */
const TOKEN = /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`(?:[^`]|``)*`|\/\*.*?\*\/|(?:--(?=\s|$)|#)[^\n]*|['"`?;]|\/\*|[^'"`?;#/-]+|./gs;
/**
* Cuts a statement at each `?` outside texts, names and comments. A semicolon at the end, and white space after it, is
* left out.
*/
function cutStatement(sql) {
	const pieces = [""];
	let trouble;
	let hasEnded = false;
	for (const [token] of sql.matchAll(TOKEN)) {
		const isBlank = token.trim() === "";
		if (token === ";" || hasEnded && isBlank) {
			hasEnded = true;
			continue;
		}
		if (hasEnded) trouble ??= "more than one statement";
		if (/^(?:['"`]|\/\*)$/.test(token)) return {
			pieces,
			trouble: "a quote or comment that is not closed"
		};
		if (token === "?") pieces.push("");
		else pieces[pieces.length - 1] += token;
	}
	return {
		pieces,
		trouble
	};
}
/** A name as SQL spells it, with any characters. */
function sqlName(name) {
	return `\`${name.replaceAll("`", "``")}\``;
}
/** A text as SQL spells it, whether backslashes escape or not; a text with backslashes in hexadecimal. */
function sqlText(text) {
	return text.includes("\\") || text.includes("\0") ? `CONVERT(0x${hexOf(text)} USING utf8mb4)` : `'${text.replaceAll("'", "''")}'`;
}
function hexOf(text) {
	return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export { giveTo as a, copyTree as i, sqlName as n, removeTrees as o, sqlText as r, sizeOf as s, cutStatement as t };