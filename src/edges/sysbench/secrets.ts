/**
 * Secrets for sysbench, in files that other users cannot read. Arguments would reveal them, because every user can list
 * those of all programs. With TLS, sysbench takes three files of fixed names from its working directory (1.0.20,
 * drv_mysql.c).
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '../../core/scenario/endpoint.ts'
import { UserError } from '../../errors.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { sysbenchProgram } from './program.ts'

/** Configuration with which OpenSSL can make no connection, because its minimum version is above the maximum. */
const NO_TLS = `openssl_conf = all
[all]
ssl_conf = ssl
[ssl]
system_default = none
[none]
MinProtocol = TLSv1.3
MaxProtocol = TLSv1.2
`

/**
 * Writes the secrets to files, which are removed once every thread has connected. sysbench runs in their directory,
 * never in the user's, because Lua first looks for modules in the current directory.
 */
export function sysbenchSecrets(address: ServerAddress, runDirectory: string) {
  if (address.kind === 'socket')
    return { directory: address.certificate ?? runDirectory, arguments: [], env: {}, [Symbol.dispose]: () => {} }
  const { password, certificates, endpoint } = address
  if (password !== undefined && /\s/.test(password))
    throw new UserError('QPSGATE_PASSWORD: sysbench takes no password with blanks; give the user another one')
  const directory = join(runDirectory, `sysbench-${randomUUID()}`)
  const { ca, cert, key } = endpoint.tls === 'off' ? {} : certificates
  const texts = {
    'cacert.pem': ca,
    'client-cert.pem': cert,
    'client-key.pem': key,
    'sysbench.cnf': password && `mysql-password=${password}\n`,
    'openssl.cnf': password && NO_TLS,
  }
  mkdirSync(directory, { mode: 0o700 })
  for (const [name, text] of Object.entries(texts))
    if (text !== undefined) writeFileSync(join(directory, name), text, { mode: 0o600, flag: 'wx' })
  return {
    directory,
    arguments: password === undefined ? [] : [`--config-file=${join(directory, 'sysbench.cnf')}`],
    env: password === undefined ? {} : unrevealing(directory, endpoint.tls),
    [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }),
  }
}

/**
 * Environment in which the client library never sends a readable password, as in `connection.ts`. Whatever the options
 * say, MariaDB's library continues without TLS if a server offers none. It sends a readable password only by plugins,
 * and the given directory has none. MySQL's library does not ask the server for a key to encrypt the password, and
 * verifies the server if it has a CA. Without a CA, it may encrypt without verifying. Therefore, with tls=off OpenSSL
 * must not make any connection.
 */
function unrevealing(directory: string, tls: Endpoint['tls']): Record<string, string> {
  const isMysqls = readFileSync(sysbenchProgram()).includes('libmysqlclient.so')
  if (!isMysqls) return { MARIADB_PLUGIN_DIR: directory }
  return tls === 'off' ? { OPENSSL_CONF: join(directory, 'openssl.cnf') } : {}
}

/**
 * The user's next step, for the end of a message, if the account logs in by a plugin that sysbench's library lacks;
 * otherwise empty.
 */
export function loginAdvice(output: string): string {
  if (!/Plugin \S+ could not be loaded/.test(output)) return ''
  return (
    ': its library, MariaDB’s, may send passwords without TLS, so only accounts with mysql_native_password log in; use one, or ' +
    'one without a password that requires the client certificate, or a sysbench with MySQL’s library, such as Ubuntu’s'
  )
}
