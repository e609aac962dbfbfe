/** Certificates of authorities that a self-managed GitLab has of its own. */
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import tls from 'node:tls'
import { UserError } from '../../errors.ts'

/**
 * Makes all connections of this process trust the authorities of a file, besides the usual ones. Before Node 24.5 only
 * NODE_EXTRA_CA_CERTS can do that.
 *
 * @param path as CI_SERVER_TLS_CA_FILE names it
 * @throws UserError if it cannot be read, or holds no certificates
 */
export function trustAuthorities(path: string): void {
  if (tls.setDefaultCACertificates === undefined) return
  try {
    const certificates = readFileSync(path, 'utf8')
    // A file without a certificate would be accepted silently.
    new X509Certificate(certificates)
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificates])
  } catch (cause) {
    const message = `cannot take certificates from ${path}, which CI_SERVER_TLS_CA_FILE names: ${(cause as Error).message}`
    throw new UserError(message, { cause })
  }
}
