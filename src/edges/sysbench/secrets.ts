/**
 * Secrets for sysbench: in files for it alone, not among its arguments, which every user can list. With TLS it takes
 * three files of fixed names from its working directory (sysbench 1.0.20, drv_mysql.c).
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../errors.ts'
import type { ServerAddress } from '../servers/server-address.ts'

/**
 * Disposed of once every thread has connected, because nobody needs them any more. sysbench runs in the directory: Lua
 * looks for modules there first, so it is never the user's.
 */
export function sysbenchSecrets(address: ServerAddress, runDirectory: string) {
  if (address.kind === 'socket')
    return { directory: address.certificate ?? runDirectory, arguments: [], [Symbol.dispose]: () => {} }
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
  }
  mkdirSync(directory, { mode: 0o700 })
  for (const [name, text] of Object.entries(texts))
    if (text !== undefined) writeFileSync(join(directory, name), text, { mode: 0o600, flag: 'wx' })
  return {
    directory,
    arguments: password === undefined ? [] : [`--config-file=${join(directory, 'sysbench.cnf')}`],
    [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }),
  }
}
