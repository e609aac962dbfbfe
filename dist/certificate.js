import { L as familyOf } from "./option-file.js";
import { r as isCertificate } from "./option-reach.js";
import { h as UserError, p as MeasurementError } from "./paths.js";
import { E as run, S as findProgram } from "./tool.js";
import { join } from "node:path";
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs";

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

export { placeCertificate as i, certificateArguments as n, makeCertificate as r, OPENSSL as t };