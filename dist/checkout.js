import { i as findProgram, t as runTool } from "./tool.js";
import { n as checkoutEnvironment } from "./git-environment.js";
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";

// src/edges/git/git.ts
/** Runs git without a shell, with a deadline; it and all it started are gone when it returns. */
const LOCAL_SECONDS = 60;
/** Git in a folder, with an environment made for that place. */
function gitIn(folder, environment, signal) {
	return async (args, { input, env = {}, timeoutSeconds = LOCAL_SECONDS } = {}) => {
		const options = {
			cwd: folder,
			env: {
				...environment,
				...env
			},
			input,
			timeoutSeconds,
			signal
		};
		const { code, stdout, stderr } = await runTool(["git", ...args], options);
		return {
			succeeded: code === 0,
			output: stdout,
			messages: stderr
		};
	};
}

// src/edges/files/paths.ts
/** Where paths really lead. */
/** As many symbolic links as the kernel follows. */
const MOST_LINKS = 40;
function isDirectory(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/** Whether a path is the folder or lies in it; both without symbolic links. */
function isInside(path, folder) {
	const steps = relative(folder, path);
	return steps !== ".." && !steps.startsWith("../") && !isAbsolute(steps);
}
/** The folder and all that it lies in, from the inside out. */
function foldersAround(folder) {
	const outer = dirname(folder);
	return outer === folder ? [folder] : [folder, ...foldersAround(outer)];
}
/** The path itself where it is a directory, else the nearest one around it that exists. */
function existingFolder(path) {
	return foldersAround(resolve(path)).find(isDirectory) ?? "/";
}
/** The nearest folder with a .git around a folder, or itself, without symbolic links; undefined where there is none. */
function checkoutAround(folder) {
	return foldersAround(realPathOf(folder)).find((candidate) => existsSync(join(candidate, ".git")));
}
/** The path without symbolic links, also where it, or what one of its links leads to, does not exist. */
function realPathOf(path, linksLeft = MOST_LINKS) {
	try {
		return realpathSync(path);
	} catch {
		const outer = dirname(path);
		if (outer === path) return path;
		const target = linksLeft > 0 ? linkTarget(path) : void 0;
		if (target !== void 0) return realPathOf(resolve(outer, target), linksLeft - 1);
		return join(realPathOf(outer, linksLeft), basename(path));
	}
}
function linkTarget(path) {
	try {
		return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : void 0;
	} catch {
		return;
	}
}

// src/edges/git/checkout.ts
/** The user's checkout. A pull request may have put a bare repository into any folder of it, so git starts at its top. */
/** The checkout that holds a path; undefined where there is none, or no git. Git may still not trust it. */
function findCheckout(near) {
	const top = checkoutAround(existingFolder(near));
	if (top === void 0 || findProgram("git") === void 0) return void 0;
	return {
		top,
		git: gitIn(top, checkoutEnvironment(top))
	};
}
/** Why git does not work there; undefined where it does. */
async function refusalOf({ git }) {
	const answer = await git(["rev-parse", "--git-dir"]);
	return answer.succeeded ? void 0 : lastLine(answer);
}
/** What git printed, without blanks around it; undefined where it failed. */
function given({ succeeded, output }) {
	return succeeded ? output.toString().trim() : void 0;
}
/** The last thing that git said of a failure. */
function lastLine({ messages }) {
	return messages.trim().split("\n").at(-1) ?? "";
}

export { checkoutAround as a, isInside as c, refusalOf as i, realPathOf as l, given as n, existingFolder as o, lastLine as r, isDirectory as s, findCheckout as t, gitIn as u };