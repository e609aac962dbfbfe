import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asRoot, type Command, findProgram, say, tryRun } from './command.ts'

/**
 * The server without its service: the package `mariadb-server` would start one. `mariadb-install-db` comes with
 * the first and calls `my_print_defaults`, which comes with the second.
 */
const MARIADB_PACKAGES = ['mariadb-server-core', 'mariadb-client-core']

/** Makes sure that sysbench and a server that can make its own data directory are on this machine. */
export async function ensurePackages(): Promise<void> {
  // Only tests that step a clock need libfaketime. Outside of CI, they are left out if it is missing.
  const lacksFaketime = process.env.CI === 'true' && faketime() === undefined
  await installPackages([
    ...(hasSysbench() ? [] : ['sysbench']),
    ...(hasServer() ? [] : MARIADB_PACKAGES),
    ...(lacksFaketime ? ['libfaketime'] : []),
  ])
  if (!hasSysbench() || !hasServer()) throw new Error('sysbench or mariadbd is still missing after installing them')
}

function hasSysbench(): boolean {
  return findProgram('sysbench') !== undefined
}

function hasServer(): boolean {
  const isMariadb = findProgram('mariadbd') !== undefined
  const needs = isMariadb ? ['mariadb-install-db', 'my_print_defaults'] : ['mysqld']
  return needs.every((name) => findProgram(name) !== undefined)
}

/** Installs bubblewrap if it is missing: servers, and commands that print an option file, run in its box. */
export async function ensureBox(): Promise<void> {
  if (findProgram('bwrap') === undefined) await installPackages(['bubblewrap'])
}

/** The library of Debian's package `libfaketime`, which steps a process's clock; undefined if that is not installed. */
export function faketime(): string | undefined {
  const folders = readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime/libfaketime.so.1'))
  return folders.find((path) => existsSync(path))
}

/** Installs packages, and first says so; does nothing for an empty list. */
export async function installPackages(names: string[]): Promise<void> {
  if (names.length === 0) return
  if (findProgram('apt-get') === undefined) {
    throw new Error(`This machine has no apt-get; install what these Debian packages contain: ${names.join(', ')}`)
  }
  const install = aptGet('install', '--yes', '--no-install-recommends', ...names)
  say(`installing ${names.join(', ')}: ${install.join(' ')}`)
  // A failed update is no error by itself: the repository that does not answer may have none of these packages.
  const update = await tryRun(aptGet('update'))
  const outcome = await tryRun(install)
  if (outcome.kind === 'failed') {
    throw new Error(update.kind === 'failed' ? `${outcome.why}\nbefore that, ${update.why}` : outcome.why)
  }
}

/**
 * An apt-get that waits while other tests install something, because an update can remove the archives that an
 * installation is unpacking.
 */
function aptGet(...args: string[]): Command {
  const patiently = ['--option', 'DPkg::Lock::Timeout=300']
  const lock = join(tmpdir(), 'qpsgate-apt.lock')
  return asRoot(['flock', lock, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '--quiet', ...patiently, ...args])
}
