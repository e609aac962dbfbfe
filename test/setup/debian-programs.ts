/**
 * Programs of Debian's unstable suite, for tests that need a newer version than the system has. They are unpacked
 * beside the system, and its apt knows nothing of them.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Command, findProgram, oneAtATime, run, say } from './command.ts'
import { findArchive } from './mysql-image.ts'
import { installPackages } from './packages.ts'

const SUITE = 'sid'
const MIRROR = 'http://deb.debian.org/debian/'
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'
const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'qpsgate-tests', 'bin')

/**
 * The program of a package of the same name that needs no other package. The program itself says its version, which
 * changes with the suite.
 */
export function ensureDebianProgram(name: string): Promise<string> {
  return oneAtATime('programs', () => unpacked(name))
}

async function unpacked(name: string): Promise<string> {
  const program = join(CACHE, `${name}-${SUITE}`)
  if (existsSync(program)) return program
  if (findProgram('apt-get') === undefined)
    throw new Error(`This machine has no apt-get, with which ${name} is fetched`)
  if (!existsSync(KEYRING)) await installPackages(['debian-archive-keyring'])
  await mkdir(CACHE, { recursive: true })
  const work = await mkdtemp(join(CACHE, `${name}-`))
  try {
    say(`fetching ${name} from Debian's ${SUITE}`)
    const apt = await isolatedApt(work)
    await run([...apt, 'update'])
    await run([...apt, 'download', name])
    await run(['sh', '-c', 'dpkg-deb --extract "$0"/*.deb "$0/root"', work])
    const part = await realpath(join(work, 'root/usr/bin', name))
    await run([part, 'version'])
    // The program gets its final name only when it is complete.
    await rename(part, program)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return program
}

/** An apt-get that keeps its state and its downloads in this folder, and checks signatures as usual. */
async function isolatedApt(folder: string): Promise<Command> {
  const { mirror = MIRROR, keyring = KEYRING } = await findArchive()
  const at = (name: string) => join(folder, name)
  await writeFile(at('sources.list'), `deb [signed-by=${keyring}] ${mirror} ${SUITE} main\n`)
  for (const name of ['state/lists/partial', 'cache/archives/partial']) await mkdir(at(name), { recursive: true })
  const options = [
    `Dir::Etc::SourceList=${at('sources.list')}`,
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::State=${at('state')}`,
    `Dir::Cache=${at('cache')}`,
    'Acquire::Languages=none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
    // apt's own user cannot enter the folders.
    'APT::Sandbox::User=root',
  ]
  return ['env', `--chdir=${folder}`, 'apt-get', '--quiet', ...options.map((option) => `--option=${option}`)]
}
