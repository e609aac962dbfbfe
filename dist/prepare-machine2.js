import { S as DOCS } from "./workloads.js";
import { t as isServerPath } from "./measured-request.js";
import { h as UserError } from "./paths.js";
import { n as boxPackages, t as allowBox } from "./box.js";
import { i as watchDisk } from "./disk-space.js";
import { t as installPackages } from "./packages.js";
import { A as findProgram } from "./tool.js";
import { t as RunDirectory } from "./run-directory.js";
import { n as sweepAbandoned } from "./sweep.js";
import { i as OPENSSL, n as installGenerator, t as findGenerator } from "./generator.js";
import { c as removeContainersOf } from "./docker-client.js";
import { t as findLocalServer } from "./local.js";
import { s as sysbenchVersion } from "./launcher.js";
import { t as isAnyEncrypted } from "./provision.js";

// src/edges/testbed/prepare-machine.ts
/** Prepares this machine for servers: finds or installs programs, and removes what killed runs have left. */
/** Programs of util-linux. They pin processes, end them together with qpsgate or with their parents, and lock files. */
const NEEDED_PROGRAMS = [
	"taskset",
	"setpriv",
	"setsid",
	"flock"
];
/** @throws UserError if a program is missing */
async function prepareMachine(request) {
	await installMissing(request);
	await using opened = new AsyncDisposableStack();
	const directory = opened.use(new RunDirectory());
	const { signal } = opened.use(watchDisk(directory.path, request.signal));
	for (const path of await sweepAbandoned(removeContainersOf)) request.note(`removed what a killed run had left in ${path}`);
	const sysbench = await sysbenchVersion();
	const kept = opened.move();
	return {
		directory,
		signal,
		sysbench,
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/** Reason why nothing can be measured on this system, with the remedy; undefined if something can. */
function systemProblem() {
	if (process.platform !== "linux") return `qpsgate measures on Linux only; here it runs in a container: ${DOCS}/recipes/container.md`;
	const absent = NEEDED_PROGRAMS.filter((program) => findProgram(program) === void 0);
	return absent.length === 0 ? void 0 : `${absent.join(", ")} not found; install util-linux`;
}
async function installMissing(request) {
	const { plan, server, image, install, suite, note, signal } = request;
	const problem = systemProblem();
	if (problem !== void 0) throw new UserError(problem);
	if (!install) return;
	const wantsLocal = server === "local" || server === "auto" && image === void 0 && suite.server.kind === "auto";
	const isOfProgram = isServerPath(server) || plan.arms.some(({ scenario }) => scenario.program?.kind === "binary");
	const isBoxed = wantsLocal || isOfProgram;
	if (isBoxed) await allowBox(note, signal);
	const packages = [
		findProgram("sysbench") === void 0 ? "sysbench" : [],
		wantsLocal && findLocalServer() === void 0 ? ["mariadb-server-core", "mariadb-client-core"] : [],
		isBoxed ? boxPackages() : [],
		isAnyEncrypted(plan) && findProgram("openssl") === void 0 ? [OPENSSL] : []
	];
	await installPackages(packages.flat(), note, signal);
	if (suite.dataset.tpch !== void 0 && findGenerator() === void 0) await installGenerator(note, signal);
}

export { systemProblem as n, prepareMachine as t };