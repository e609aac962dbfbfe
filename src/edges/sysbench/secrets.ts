/**
 * Secrets for sysbench: in files for it alone, not among its arguments, which every user can list. With TLS it takes
 * three files of fixed names from its working directory (sysbench 1.0.20, drv_mysql.c).
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../errors.ts'
import type { Certificates, ServerAddress } from '../servers/server-address.ts'

export class SysbenchSecrets implements Disposable {
  /** Directory that sysbench runs in; Lua looks for modules there first, so it is never the user's. */
  readonly directory: string
  readonly #isOwn: boolean
  readonly #hasPassword: boolean

  constructor(address: ServerAddress, runDirectory: string) {
    this.#isOwn = address.kind === 'endpoint'
    this.directory = this.#isOwn ? join(runDirectory, `sysbench-${randomUUID()}`) : runDirectory
    this.#hasPassword = address.kind === 'endpoint' && address.password !== undefined
    if (address.kind === 'socket') return
    mkdirSync(this.directory, { mode: 0o700 })
    if (address.password !== undefined) this.#writePassword(address.password)
    if (address.endpoint.tls !== 'off') this.#writeCertificates(address.certificates)
  }

  get arguments(): string[] {
    return this.#hasPassword ? [`--config-file=${this.#file}`] : []
  }

  /** After every thread has connected nobody needs them any more. */
  [Symbol.dispose](): void {
    if (this.#isOwn) rmSync(this.directory, { recursive: true, force: true })
  }

  get #file(): string {
    return join(this.directory, 'sysbench.cnf')
  }

  #writePassword(password: string): void {
    if (/\s/.test(password))
      throw new UserError('QPSGATE_PASSWORD: sysbench takes no password with blanks; give the user another one')
    writeFileSync(this.#file, `mysql-password=${password}\n`, { mode: 0o600, flag: 'wx' })
  }

  #writeCertificates({ ca, cert, key }: Certificates): void {
    const texts = { 'cacert.pem': ca, 'client-cert.pem': cert, 'client-key.pem': key }
    for (const [name, text] of Object.entries(texts))
      if (text !== undefined) writeFileSync(join(this.directory, name), text, { mode: 0o600, flag: 'wx' })
  }
}
