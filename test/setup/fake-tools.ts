/** A folder of fake tools for rendering files, which come before those of the machine, if it has any. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'

const TOOLS = ['docker', 'docker-compose', 'helm', 'kubectl', 'kustomize']

/** At first, every tool fails, as if it were missing. `vi.unstubAllEnvs()` restores the PATH. */
export class FakeTools implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), 'qg-tools-'))

  constructor() {
    mkdirSync(this.#at('.'))
    // A box may run them as another user.
    for (const path of [this.#folder, this.#at('.')]) chmodSync(path, 0o755)
    for (const name of TOOLS) this.write(name, 'exit 1\n')
    vi.stubEnv('PATH', `${this.#at('.')}:${process.env.PATH}`)
  }

  #at(name: string): string {
    return join(this.#folder, 'bin', name)
  }

  write(name: string, script: string): void {
    writeFileSync(this.#at(name), `#!/bin/sh\n${script}`)
    chmodSync(this.#at(name), 0o755)
  }

  link(name: string, program: string): void {
    rmSync(this.#at(name), { force: true })
    symlinkSync(program, this.#at(name))
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true })
  }
}
