import { n as existingFolder, t as checkoutAround } from "./paths.js";
import { o as runTool, r as findProgram } from "./processes.js";
import { n as checkoutEnvironment } from "./git-environment.js";

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

// src/edges/git/checkout.ts
/** The checkout that holds a path; undefined if there is none, or no git. Git may still not trust it. */
function findCheckout(near) {
	const top = checkoutAround(existingFolder(near));
	if (top === void 0 || findProgram("git") === void 0) return void 0;
	return {
		top,
		git: gitIn(top, checkoutEnvironment(top))
	};
}
/** The commit checked out around a path; null if there is no repository, or no commit yet. */
async function checkedOut(near) {
	const checkout = findCheckout(near);
	const sha = checkout && given(await checkout.git([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]));
	if (checkout === void 0 || sha === void 0) return null;
	return {
		sha,
		isDirty: given(await checkout.git([
			"status",
			"--porcelain",
			"--untracked-files=no",
			"--ignore-submodules"
		])) !== ""
	};
}
/** Git's reason for not working there; undefined if it works. */
async function refusalOf({ git }) {
	const { succeeded, messages } = await git(["rev-parse", "--git-dir"]);
	return succeeded ? void 0 : messages.trim();
}
/** Git's output, without surrounding blanks; undefined if it failed. */
function given({ succeeded, output }) {
	return succeeded ? output.toString().trim() : void 0;
}
/** Git's last line about a failure. */
function lastLine(messages) {
	return messages.trim().split("\n").at(-1)?.trim() ?? "";
}

export { refusalOf as a, lastLine as i, findCheckout as n, gitIn as o, given as r, checkedOut as t };