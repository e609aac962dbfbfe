/** A certificate for a run's servers and for their clients, so that connections can be encrypted. */
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { familyOf } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { isCertificate } from '../../core/setting/reach.ts'
import type { Setting } from '../../core/setting/setting.ts'
import { MeasurementError, UserError } from '../../errors.ts'
import { findProgram, run } from '../machine/processes.ts'

export const OPENSSL = 'openssl'
/** Names of the files that sysbench looks for in its working directory (drv_mysql.c). */
const [AUTHORITY, CERTIFICATE, KEY] = ['cacert.pem', 'client-cert.pem', 'client-key.pem'] as const
const FOLDER = 'certificate'
/** Days for which a certificate is valid: longer than any run takes. */
const VALID_DAYS = 2

/**
 * Makes a self-signed certificate, which servers and clients both present and trust: it encrypts connections, and
 * proves no identity.
 *
 * @returns the directory of its files, within the run's directory
 * @throws UserError if openssl is missing, MeasurementError if it fails
 */
export async function makeCertificate(runDirectory: string): Promise<string> {
  const directory = join(runDirectory, FOLDER)
  if (existsSync(directory)) return directory
  if (findProgram(OPENSSL) === undefined)
    throw new UserError(`the workload "encrypted" needs a certificate; install ${OPENSSL}, which makes one`)
  mkdirSync(directory)
  const [certificate, key] = [join(directory, CERTIFICATE), join(directory, KEY)]
  const form = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', String(VALID_DAYS)]
  const command = [OPENSSL, 'req', ...form, '-keyout', key, '-out', certificate] as const
  const outcome = await run(command, { run: runDirectory, cwd: directory, timeoutSeconds: 60 })
  if (outcome.exitCode !== 0)
    throw new MeasurementError(`${OPENSSL} cannot make a certificate`, { step: 'make certificate', ...outcome })
  copyFileSync(certificate, join(directory, AUTHORITY))
  return directory
}

export function placeCertificate(certificate: string, directory: string): void {
  const folder = join(directory, FOLDER)
  mkdirSync(folder)
  for (const name of [CERTIFICATE, KEY]) {
    copyFileSync(join(certificate, name), join(folder, name))
    // The server may run as another user, so all may read the file. Nobody else can enter the directory.
    chmodSync(join(folder, name), 0o644)
  }
}

/**
 * Arguments with which a server encrypts connections. They come before the scenario's options, so that those can switch
 * encryption off. A server gets them only if it would also encrypt in production: it makes a certificate by itself, or
 * has one in its options.
 *
 * @param directory of the server, which holds the certificate
 */
export function certificateArguments(
  { product, version }: ServerVersion,
  options: readonly Setting[],
  directory: string,
): string[] {
  if (!(familyOf(product).makesCertificate(version) || options.some(isCertificate))) return []
  const [certificate, key] = [join(directory, FOLDER, CERTIFICATE), join(directory, FOLDER, KEY)]
  return ['--loose-ssl=ON', `--ssl-ca=${certificate}`, `--ssl-cert=${certificate}`, `--ssl-key=${key}`]
}
