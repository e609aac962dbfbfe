import { h as UserError } from "./paths.js";
import { i as toolText, n as runTool, w as findProgram } from "./tool.js";

// src/edges/machine/packages.ts
/** Installs missing programs with the system's package manager; says so first. */
const INSTALL_TIMEOUT_SECONDS = 900;
/**
* Installs the packages with apt-get, as root or through sudo.
*
* @throws UserError if there is no apt-get, no right to use it, or it fails
*/
async function installPackages(packages, tell, signal) {
	if (packages.length === 0) return;
	if (findProgram("apt-get") === void 0) throw new UserError(`cannot install ${packages.join(" ")}: this system has no apt-get; install them by hand and run again`);
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const install = [
		...asRoot,
		"apt-get",
		"install",
		"--yes",
		"--no-install-recommends",
		...packages
	];
	tell(`installing ${packages.join(" ")} with: ${install.join(" ")}`);
	const options = {
		cwd: "/",
		env: { DEBIAN_FRONTEND: "noninteractive" },
		timeoutSeconds: INSTALL_TIMEOUT_SECONDS,
		signal
	};
	for (const command of [[
		...asRoot,
		"apt-get",
		"update",
		"-qq"
	], install]) {
		const answer = await runTool(["nice", ...command], options);
		if (answer.code === 0) continue;
		const hint = asRoot.length === 0 ? "" : "; run as root, or allow sudo without a password";
		const said = toolText(answer).trimEnd().split("\n").slice(-8).join("\n");
		throw new UserError(`${command.join(" ")} failed${hint}; it says:\n${said}`);
	}
}

export { installPackages as t };