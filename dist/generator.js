import { h as UserError, p as MeasurementError } from "./paths.js";
import { ct as familyOf } from "./workloads.js";
import { r as isCertificate } from "./reach.js";
import { O as findProgram, P as run, i as toolText, n as runTool } from "./tool.js";
import { c as cacheDirectory } from "./launcher.js";
import { l as installPackages } from "./box.js";
import { join } from "node:path";
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";

// src/edges/servers/certificate.ts
/** A certificate for a run's servers and for their clients, so that connections can be encrypted. */
const OPENSSL = "openssl";
/** As sysbench calls them (drv_mysql.c): it looks for them where it runs. */
const [AUTHORITY, CERTIFICATE, KEY] = [
	"cacert.pem",
	"client-cert.pem",
	"client-key.pem"
];
const FOLDER = "certificate";
/** Longer than any run, in days. */
const VALID_DAYS = 2;
/**
* Makes a certificate that signs itself: each side trusts it, and shows it. It proves nothing, and nobody else sees it.
*
* @returns the directory of its files, in that of the run
*/
async function makeCertificate(runDirectory) {
	const directory = join(runDirectory, FOLDER);
	if (existsSync(directory)) return directory;
	if (findProgram("openssl") === void 0) throw new UserError(`the workload "encrypted" needs a certificate; install ${OPENSSL}, which makes one`);
	mkdirSync(directory);
	const [certificate, key] = [join(directory, CERTIFICATE), join(directory, KEY)];
	const outcome = await run([
		OPENSSL,
		"req",
		...[
			"-x509",
			"-newkey",
			"rsa:2048",
			"-nodes",
			"-subj",
			"/CN=localhost",
			"-days",
			String(VALID_DAYS)
		],
		"-keyout",
		key,
		"-out",
		certificate
	], {
		run: runDirectory,
		cwd: directory,
		timeoutSeconds: 60
	});
	if (outcome.exitCode !== 0) throw new MeasurementError(`${OPENSSL} cannot make a certificate`, {
		step: "make certificate",
		...outcome
	});
	copyFileSync(certificate, join(directory, AUTHORITY));
	return directory;
}
/** Copies a certificate into a server's directory, where the server's account can read it. */
function placeCertificate(certificate, directory) {
	const folder = join(directory, FOLDER);
	mkdirSync(folder);
	for (const name of [CERTIFICATE, KEY]) {
		copyFileSync(join(certificate, name), join(folder, name));
		chmodSync(join(folder, name), 420);
	}
}
/**
* Arguments with which a server encrypts connections, before the scenario's options, which may switch that off; none if
* it would not with these options.
*
* @param directory of the server, where the certificate is
*/
function certificateArguments({ product, version }, options, directory) {
	if (!(familyOf(product).makesCertificate(version) || options.some(isCertificate))) return [];
	const [certificate, key] = [join(directory, FOLDER, CERTIFICATE), join(directory, FOLDER, KEY)];
	return [
		"--loose-ssl=ON",
		`--ssl-ca=${certificate}`,
		`--ssl-cert=${certificate}`,
		`--ssl-key=${key}`
	];
}

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
	throw new UserError(`${install.join(" ")} failed; ${HOW}; it says:\n${toolText(answer).trimEnd()}`);
}
/** @throws UserError if it is missing */
function requireGenerator() {
	const generator = findGenerator();
	if (generator !== void 0) return generator;
	throw new UserError(`${PROGRAM}, which makes the tables of dataset.tpch, was not found; ${HOW}`);
}
const HOW = `run with --install, or install it by hand (pipx install ${PROGRAM}==${VERSION}) so that it is on the PATH`;

export { certificateArguments as a, OPENSSL as i, installGenerator as n, makeCertificate as o, requireGenerator as r, placeCertificate as s, findGenerator as t };