/** A copy of the source, and of Node, that any user can run, because the project and Node may be below /root. */
import { chmodSync, copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(import.meta.resolve('../../src'))
const PACKAGES = fileURLToPath(import.meta.resolve('../../node_modules/@actions'))

export class ReadableCopy implements Disposable {
  readonly #path = mkdtempSync('/tmp/qg-readable-')

  constructor() {
    chmodSync(this.#path, 0o755)
    copyFileSync(process.execPath, this.node)
    cpSync(SOURCE, this.source, { recursive: true })
    cpSync(PACKAGES, join(this.#path, 'node_modules/@actions'), { recursive: true })
    writeFileSync(join(this.#path, 'package.json'), '{"type":"module"}')
  }

  get node(): string {
    return join(this.#path, 'node')
  }

  get source(): string {
    return join(this.#path, 'src')
  }

  [Symbol.dispose](): void {
    rmSync(this.#path, { recursive: true })
  }
}
