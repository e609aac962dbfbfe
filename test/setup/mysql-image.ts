import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { asRoot, type Command, findProgram, lastLines, run, runInto, say, tryRun } from './command.ts'
import { installPackages } from './packages.ts'

/** Packages from one of Debian's suites, with a server. */
interface Packaged {
  readonly product: string
  readonly suite: string
  readonly packages: string
  readonly program: string
  readonly image: string
}

/** The version changes with the suite; it was 9.7 when this was written. */
const MYSQL = packaged('mysql', 'sid', 'mysqld', 'mysql-server-core')
const MARIADB_11_8 = packaged('mariadb', 'trixie', 'mariadbd', 'mariadb-server-core,mariadb-client-core')
/** What the action needs where it cannot install anything; the Dockerfile has the same packages. */
const BARE_RUNNER = packaged(
  'runner',
  'bookworm',
  'mariadbd',
  'bubblewrap,ca-certificates,git,mariadb-client-core,mariadb-server-core,openssl,procps,sudo,sysbench',
)
export const IMAGE = MYSQL.image

function packaged(product: string, suite: string, program: string, packages: string): Packaged {
  return { product, suite, program, packages, image: `qpsgate-test/${product}:${suite}` }
}

/** As in the official images: these folders exist and belong to this user. */
const SERVER_USER = '999'
const SERVER_FOLDERS = ['var/lib/mysql', 'var/lib/mysql-files', 'run/mysqld']

/** Files that the server never reads, two thirds of them package lists and caches. */
const LEFT_OUT = [
  './dev/*',
  './proc/*',
  './sys/*',
  './var/cache/*',
  './var/lib/apt/lists/*',
  './var/log/*',
  './usr/share/doc/*',
  './usr/share/info/*',
  './usr/share/locale/*',
  './usr/share/man/*',
]

/** An image with Debian's MySQL server and nothing that starts it, because qpsgate starts the server itself. */
export function ensureMysqlImage(): Promise<string> {
  return ensureImage(MYSQL)
}

/** A runner's Debian, without node and users. */
export function ensureBareRunnerImage(): Promise<string> {
  return ensureImage(BARE_RUNNER)
}

/** An image with Debian's MariaDB 11.8 and nothing that starts it. */
export function ensureMariadbImage(): Promise<string> {
  return ensureImage(MARIADB_11_8)
}

async function ensureImage(server: Packaged): Promise<string> {
  const { image, program } = server
  if (await isImageThere(image)) return image
  const tar = await ensureRootTar(server)
  say(`importing ${tar} as ${image}`)
  await run(['docker', 'import', '--change', `CMD ["${basename(program)}"]`, tar, image])
  const version = await run(['docker', 'run', '--rm', '--network=none', `--entrypoint=${program}`, image, '--version'])
  say(`${image} contains ${version}`)
  return image
}

/** The image of MySQL with an entrypoint that initialises on the first start, to compare start-up times. */
export async function ensureEntrypointImage(): Promise<string> {
  const base = await ensureMysqlImage()
  const script = join(import.meta.dirname, 'entrypoint.sh')
  const digest = createHash('sha256')
    .update(await readFile(script))
    .digest('hex')
  const image = `qpsgate-test/mysql-entrypoint:${digest.slice(0, 12)}`
  if (await isImageThere(image)) return image
  say(`making ${image}`)
  const container = await run(['docker', 'create', '--network=none', base, 'mysqld'])
  try {
    await run(['docker', 'cp', script, `${container}:/entrypoint.sh`])
    const changes = ['ENTRYPOINT ["/entrypoint.sh"]', 'CMD ["mysqld"]'].flatMap((change) => ['--change', change])
    await run(['docker', 'commit', ...changes, container, image])
  } finally {
    await run(['docker', 'rm', '--volumes', container])
  }
  return image
}

export async function isImageThere(image: string): Promise<boolean> {
  return (await tryRun(['docker', 'image', 'inspect', '--format={{.Id}}', image])).kind === 'done'
}

/**
 * A root file system with a server, as a tar file. It is made once per machine, because it takes half a minute and a
 * hundred megabytes of downloads.
 */
async function ensureRootTar(server: Packaged): Promise<string> {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'qpsgate-tests')
  const tar = join(cache, `${server.product}-${server.suite}-${process.arch}.tar`)
  if (existsSync(tar)) return tar
  await mkdir(cache, { recursive: true })
  await ensureDebootstrap()
  // Not in /tmp, which newer systems mount without device files; debootstrap makes some.
  const work = await mkdtemp(join(cache, 'root-'))
  try {
    const root = join(work, 'root')
    await bootstrap(root, server)
    const folders = SERVER_FOLDERS.map((folder) => join(root, folder))
    await run(asRoot(['install', '-d', '-o', SERVER_USER, '-g', SERVER_USER, ...folders]))
    await runInto(join(work, 'root.tar'), tarCommand(root))
    await rename(join(work, 'root.tar'), tar)
  } finally {
    await run(asRoot(['rm', '-rf', '--one-file-system', work]))
  }
  return tar
}

async function ensureDebootstrap(): Promise<void> {
  if (findProgram('debootstrap') === undefined) await installPackages(['debootstrap', 'debian-archive-keyring'])
}

async function bootstrap(root: string, server: Packaged): Promise<void> {
  const { mirror, keyring } = await findArchive()
  const command = asRoot([
    'debootstrap',
    '--variant=minbase',
    `--include=${server.packages}`,
    ...(keyring === undefined ? [] : [`--keyring=${keyring}`]),
    server.suite,
    root,
    ...(mirror === undefined ? [] : [mirror]),
  ])
  say(`making a root file system with ${server.packages}, once, about a minute: ${command.join(' ')}`)
  const outcome = await tryRun(command)
  if (outcome.kind === 'failed') throw new Error([outcome.why, await readBootstrapLog(root)].join('\n'))
}

/** The last lines of debootstrap's log. Its output only names this file, which is removed with the root file system. */
async function readBootstrapLog(root: string): Promise<string> {
  const log = join(root, 'debootstrap', 'debootstrap.log')
  return existsSync(log) ? lastLines(await readFile(log, 'utf8')) : ''
}

interface Archive {
  mirror?: string
  keyring?: string
}

/** This machine's source of Debian packages; empty elsewhere, where debootstrap knows a mirror itself. */
export async function findArchive(): Promise<Archive> {
  if (findProgram('apt-get') === undefined) return {}
  const listed = await run([
    'apt-get',
    'indextargets',
    '--format=$(REPO_URI) $(SOURCESENTRY)',
    'Created-By: Packages',
    'Origin: Debian',
    'Label: Debian',
    'Component: main',
  ])
  const [mirror, source] = listed.split('\n')[0]?.split(' ') ?? []
  if (mirror === undefined || source === undefined) return {}
  const keyring = await findKeyring(source.replace(/:\d+$/, ''))
  return keyring === undefined ? { mirror } : { mirror, keyring }
}

/** Finds the keyring in either form of apt's sources: `Signed-By: /path` or `[signed-by=/path]`. */
async function findKeyring(sourceFile: string): Promise<string | undefined> {
  return /signed-by[:=]\s*(\/[^\s,\]]+)/i.exec(await readFile(sourceFile, 'utf8'))?.[1]
}

function tarCommand(root: string): Command {
  const excluded = LEFT_OUT.map((pattern) => `--exclude=${pattern}`)
  return asRoot(['tar', '--create', '--numeric-owner', `--directory=${root}`, ...excluded, '.'])
}
