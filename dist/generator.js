import { h as UserError } from "./paths.js";
import { i as cacheDirectory } from "./program.js";
import { t as installPackages } from "./packages.js";
import { S as findProgram, i as textOf, n as runTool } from "./tool.js";
import { join } from "node:path";
import { existsSync, writeFileSync } from "node:fs";

// src/edges/olap/generator.ts
/** The program that makes TPC-H's tables: tpchgen-cli, from PyPI. */
const PROGRAM = "tpchgen-cli";
const VERSION = "3.0.0";
/** SHA-256 of its wheels for Linux on x86-64 and ARM. */
const HASHES = ["8eaed46bae8974e00214a6459b7927921966353c21cf53cc8efdfa9fd99bb2dc", "788445305b7632845da277322691f3f4d377e2426aac4103c68115b120c7a645"];
const INSTALL_TIMEOUT_SECONDS = 300;
/** The program on the path, else the one that we have installed; undefined if there is neither. */
function findGenerator() {
	const installed = join(cacheDirectory("tpchgen"), "bin", PROGRAM);
	return findProgram(PROGRAM) ?? (existsSync(installed) ? installed : void 0);
}
/**
* Installs it into our cache with pip, which is installed first where it is missing.
*
* @throws UserError if that fails
*/
async function installGenerator(tell, signal) {
	if (findProgram("pip3") === void 0) await installPackages(["python3-pip"], tell, signal);
	const target = cacheDirectory("tpchgen");
	const wheel = `${PROGRAM}==${VERSION}`;
	const wanted = join(target, "requirements.txt");
	writeFileSync(wanted, `${[wheel, ...HASHES.map((hash) => `--hash=sha256:${hash}`)].join(" ")}\n`);
	const install = [
		"pip3",
		"install",
		..."--quiet --no-input --no-deps --only-binary=:all: --upgrade --require-hashes".split(" "),
		"--target",
		target,
		"--requirement",
		wanted
	];
	tell(`installing ${wheel} with: ${install.join(" ")}`);
	const answer = await runTool(install, {
		cwd: "/",
		timeoutSeconds: INSTALL_TIMEOUT_SECONDS,
		signal
	});
	if (answer.code === 0 && findGenerator() !== void 0) return;
	throw new UserError(`${install.join(" ")} failed; ${HOW}; it says:\n${textOf(answer).trimEnd()}`);
}
/** @throws UserError if it is missing */
function requireGenerator() {
	const generator = findGenerator();
	if (generator !== void 0) return generator;
	throw new UserError(`${PROGRAM}, which makes the tables of dataset.tpch, was not found; ${HOW}`);
}
const HOW = `run with --install, or install it by hand (pipx install ${PROGRAM}==${VERSION}) so that it is on the PATH`;

export { installGenerator as n, requireGenerator as r, findGenerator as t };