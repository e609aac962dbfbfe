/**
 * Runs a server program as if on a disk of another speed: a library that is preloaded into it answers its
 * synchronisations.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Linked without the C library, so that it fits into every program. */
const FLAGS = ['-O2', '-shared', '-fPIC', '-nostdlib']

/**
 * Writes a program that starts a server with this library, in a folder with links to the server's other folders. Needs
 * a C compiler.
 *
 * @param syncSeconds seconds that each synchronisation takes; 0: none
 * @param folder emptied first; the server's user must be able to enter it
 * @returns the path of the program
 */
export function slowDisk(program: string, syncSeconds: number, folder: string): string {
  const bin = join(folder, 'bin')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(bin, { recursive: true })
  const library = join(folder, 'disk.so')
  execFileSync('cc', [...FLAGS, '-o', library, join(import.meta.dirname, 'disk.c')], { stdio: 'inherit' })
  const root = dirname(dirname(program))
  for (const name of readdirSync(root)) if (name !== 'bin') symlinkSync(join(root, name), join(folder, name))
  const slow = join(bin, basename(program))
  const environment = `LD_PRELOAD=${library} QPSGATE_SYNC_NS=${Math.round(1e9 * syncSeconds)}`
  writeFileSync(slow, `#!/bin/sh\n${environment} exec ${program} "$@"\n`, { mode: 0o755 })
  return slow
}
