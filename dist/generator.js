import { h as UserError, p as MeasurementError } from "./paths.js";
import { N as familyOf, s as numberOf, v as defaultOf } from "./exercises.js";
import { n as resolveSettings } from "./resolve.js";
import { r as isCertificate } from "./reach.js";
import { A as findProgram, F as run, i as toolText, n as runTool } from "./tool.js";
import { c as cacheDirectory } from "./launcher.js";
import { t as installPackages } from "./packages.js";
import { join } from "node:path";
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";

// src/core/coverage/scales.ts
/**
* Scales production down: sizes that are too large for the machine, or would take too long, are divided by the same
* factor in every configuration. The figures then show which side is faster, and only roughly by how much.
*/
const MIB = 1024 ** 2;
const POOL = "innodb_buffer_pool_size";
const USUAL_POOL_BYTES = defaultOf(POOL, "mysql");
/** Smallest pool after scaling, because servers keep a large part of a smaller one free. */
const LEAST_POOL_BYTES = 24 * MIB;
/** Largest redo log after scaling, because each server's log takes its full size on disk. */
const MOST_REDO_BYTES = 1024 * MIB;
const REDO = ["innodb_redo_log_capacity", "innodb_log_file_size"];
/** Smallest redo log after scaling, because writes to a smaller one would be slower than in production. */
const LEAST_REDO_BYTES = 128 * MIB;
/** Largest redo log after scaling for workloads that fill it, because a log of this size is filled within seconds. */
const FILLED_REDO_BYTES = 48 * MIB;
/** Smallest redo log after scaling for such workloads, because MySQL accepts no smaller one. */
const LEAST_FILLED_REDO_BYTES = 8 * MIB;
const USUAL_REDO_BYTES = 100 * MIB;
const TABLE_CACHE = "table_open_cache";
/** Share of the tables that the largest cache may hold, so that no cache holds all. */
const CACHED_SHARE = .75;
const LEAST_TABLES = 10;
/** Sizes that must be reduced, by the same factor for all servers of a run, so that these stay comparable. */
function scalesOf(run) {
	return [
		poolScale(run),
		...REDO.map((variable) => redoScale(run, variable)),
		tableCacheScale(run)
	].filter((scale) => scale !== void 0);
}
/**
* Scale of buffer pools; undefined with data of a fixed size, which a scaled pool might no longer hold. With such data,
* a pool that is too large for the machine is just cut.
*/
function poolScale({ scenarios, dataset: { poolBytes }, mostPoolBytes }) {
	if (poolBytes === void 0) return void 0;
	const pool = {
		variable: POOL,
		least: LEAST_POOL_BYTES,
		unit: MIB,
		usual: USUAL_POOL_BYTES
	};
	return scaleTo(Math.min(poolBytes, mostPoolBytes), [largestPool(scenarios)], pool);
}
function redoScale({ scenarios, fillsRedo }, variable) {
	const sizes = sizesIn(scenarios, variable);
	if (!fillsRedo) return scaleTo(MOST_REDO_BYTES, sizes, {
		variable,
		least: LEAST_REDO_BYTES,
		unit: MIB,
		usual: void 0
	});
	const usual = REDO.every((other) => other === variable || sizesIn(scenarios, other).length === 0) ? USUAL_REDO_BYTES : void 0;
	return scaleTo(FILLED_REDO_BYTES, sizes, {
		variable,
		least: LEAST_FILLED_REDO_BYTES,
		unit: MIB,
		usual
	});
}
function tableCacheScale({ scenarios, openTables }) {
	if (openTables === void 0) return void 0;
	const { handles, usual } = openTables;
	const sizes = scenarios.map((scenario) => sizeIn(scenario, TABLE_CACHE) ?? usual);
	return scaleTo(CACHED_SHARE * handles, sizes, {
		variable: TABLE_CACHE,
		least: LEAST_TABLES,
		unit: 1,
		usual
	});
}
function scaleTo(most, sizes, scale) {
	const divisor = Math.max(0, ...sizes) / most;
	return divisor <= 1 ? void 0 : {
		...scale,
		divisor
	};
}
/** @returns undefined if the setting has no scale, or a value that is no size */
function scaledOption({ variable, text }, scales) {
	const scale = scales.find((one) => one.variable === variable);
	const size = numberOf(text?.trim());
	if (scale === void 0 || size === void 0) return void 0;
	return {
		variable: scale.variable,
		value: scaledValue(size, scale)
	};
}
function scaledValue(value, { divisor, least, unit }) {
	return Math.min(value, Math.max(least, unit * Math.round(value / divisor / unit)));
}
/** Largest buffer pool of any scenario, set or by default; bytes. */
function largestPool(scenarios) {
	return Math.max(...scenarios.map((scenario) => sizeIn(scenario, POOL) ?? USUAL_POOL_BYTES));
}
/** Smallest buffer pool that any scenario sets, in bytes; infinite if none does. */
function smallestPool(scenarios) {
	return Math.min(...scenarios.flatMap((scenario) => sizeIn(scenario, POOL) ?? []));
}
function sizesIn(scenarios, variable) {
	return scenarios.flatMap((scenario) => sizeIn(scenario, variable) ?? []);
}
/**
* Largest size that any server would read, because groups of option files and names of options may differ by server.
*/
function sizeIn({ options }, variable) {
	const sizes = [...resolveSettings(options).values()].flat().filter((setting) => setting.variable === variable).flatMap(({ text }) => numberOf(text?.trim()) ?? []);
	return sizes.length === 0 ? void 0 : Math.max(...sizes);
}

// src/edges/servers/certificate.ts
/** A certificate for a run's servers and for their clients, so that connections can be encrypted. */
const OPENSSL = "openssl";
/** Names of the files that sysbench looks for in its working directory (drv_mysql.c). */
const [AUTHORITY, CERTIFICATE, KEY] = [
	"cacert.pem",
	"client-cert.pem",
	"client-key.pem"
];
const FOLDER = "certificate";
/** Days for which a certificate is valid: longer than any run takes. */
const VALID_DAYS = 2;
/**
* Makes a self-signed certificate, which servers and clients both present and trust: it encrypts connections, and
* proves no identity.
*
* @returns the directory of its files, within the run's directory
* @throws UserError if openssl is missing, MeasurementError if it fails
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
function placeCertificate(certificate, directory) {
	const folder = join(directory, FOLDER);
	mkdirSync(folder);
	for (const name of [CERTIFICATE, KEY]) {
		copyFileSync(join(certificate, name), join(folder, name));
		chmodSync(join(folder, name), 420);
	}
}
/**
* Arguments with which a server encrypts connections. They come before the scenario's options, so that those can switch
* encryption off. A server gets them only if it would also encrypt in production: it makes a certificate by itself, or
* has one in its options.
*
* @param directory of the server, which holds the certificate
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
/** SHA-256 of the wheels for Linux on x86-64 and ARM. pip then installs no other file, even if PyPI serves one. */
const HASHES = ["8eaed46bae8974e00214a6459b7927921966353c21cf53cc8efdfa9fd99bb2dc", "788445305b7632845da277322691f3f4d377e2426aac4103c68115b120c7a645"];
const INSTALL_TIMEOUT_SECONDS = 300;
/** Path of the program on PATH, otherwise in qpsgate's cache; undefined if there is neither. */
function findGenerator() {
	const installed = join(cacheDirectory("tpchgen"), "bin", PROGRAM);
	return findProgram(PROGRAM) ?? (existsSync(installed) ? installed : void 0);
}
/**
* Installs the program into qpsgate's cache with pip, and before that pip itself if it is missing.
*
* @throws UserError if that fails
*/
async function installGenerator(tell, signal) {
	if (findProgram("pip3") === void 0) await installPackages(["python3-pip"], tell, signal);
	const target = cacheDirectory("tpchgen");
	const wheel = `${PROGRAM}==${VERSION}`;
	const requirements = join(target, "requirements.txt");
	writeFileSync(requirements, `${[wheel, ...HASHES.map((hash) => `--hash=sha256:${hash}`)].join(" ")}\n`);
	const install = [
		"pip3",
		"install",
		..."--quiet --no-input --no-deps --only-binary=:all: --upgrade --require-hashes".split(" "),
		"--target",
		target,
		"--requirement",
		requirements
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
/** @throws UserError that says how to install the program, if it is missing */
function requireGenerator() {
	const generator = findGenerator();
	if (generator !== void 0) return generator;
	throw new UserError(`${PROGRAM}, which makes the tables of dataset.tpch, was not found; ${HOW}`);
}
const HOW = `run with --install, or install it by hand (pipx install ${PROGRAM}==${VERSION}) so that it is on the PATH`;

export { certificateArguments as a, FILLED_REDO_BYTES as c, scaledOption as d, scaledValue as f, OPENSSL as i, USUAL_POOL_BYTES as l, smallestPool as m, installGenerator as n, makeCertificate as o, scalesOf as p, requireGenerator as r, placeCertificate as s, findGenerator as t, largestPool as u };