import { U as trustedFolders, r as runToolNow, t as lastLine } from "./tool.js";
import { delimiter } from "node:path";
import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";

// src/edges/machine/remove-tree.ts
/**
* Removes folders that a server or a stranger's tool has filled. Node alone cannot, because such a program may have
* nested them deeply, or removed the owner's rights.
*/
const MOST_SECONDS = 300;
/** Removes a tree, but follows no link. @returns why a part of it could not be removed; undefined if all is gone */
function removeTreeNow(path) {
	try {
		rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 10,
			retryDelay: 50
		});
		return;
	} catch {
		return removeStubborn(path);
	}
}
/** Removes a folder while other work goes on. What cannot be removed goes with the run directory. */
async function removeTree(path) {
	await rm(path, {
		recursive: true,
		force: true
	}).catch(() => removeStubborn(path));
}
/**
* Removes what Node cannot: chmod restores rights, and rm enters folder after folder, so no path is too long for it.
*/
function removeStubborn(path) {
	const options = {
		cwd: "/",
		env: { PATH: trustedFolders().join(delimiter) },
		timeoutSeconds: MOST_SECONDS
	};
	runToolNow([
		"chmod",
		"--recursive",
		"u+rwX",
		"--",
		path
	], options);
	const { code, stderr } = runToolNow([
		"rm",
		"-rf",
		"--",
		path
	], options);
	return code === 0 ? void 0 : lastLine(stderr);
}

export { removeTreeNow as n, removeTree as t };