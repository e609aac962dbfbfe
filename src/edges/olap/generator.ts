/** The program that makes TPC-H's tables: tpchgen-cli, from PyPI. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../errors.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { installPackages } from '../machine/packages.ts'
import { findProgram } from '../machine/processes.ts'
import { runTool, toolText } from '../machine/tool.ts'

const PROGRAM = 'tpchgen-cli'
const VERSION = '3.0.0'
/** SHA-256 of the wheels for Linux on x86-64 and ARM. pip then installs no other file, even if PyPI serves one. */
const HASHES = [
  '8eaed46bae8974e00214a6459b7927921966353c21cf53cc8efdfa9fd99bb2dc',
  '788445305b7632845da277322691f3f4d377e2426aac4103c68115b120c7a645',
]
const INSTALL_TIMEOUT_SECONDS = 300

/** Path of the program on PATH, otherwise in qpsgate's cache; undefined if there is neither. */
export function findGenerator(): string | undefined {
  const installed = join(cacheDirectory('tpchgen'), 'bin', PROGRAM)
  return findProgram(PROGRAM) ?? (existsSync(installed) ? installed : undefined)
}

/**
 * Installs the program into qpsgate's cache with pip, and before that pip itself if it is missing.
 *
 * @throws UserError if that fails
 */
export async function installGenerator(tell: (text: string) => void, signal: AbortSignal): Promise<void> {
  if (findProgram('pip3') === undefined) await installPackages(['python3-pip'], tell, signal)
  const target = cacheDirectory('tpchgen')
  const wheel = `${PROGRAM}==${VERSION}`
  const requirements = join(target, 'requirements.txt')
  writeFileSync(requirements, `${[wheel, ...HASHES.map((hash) => `--hash=sha256:${hash}`)].join(' ')}\n`)
  const options = '--quiet --no-input --no-deps --only-binary=:all: --upgrade --require-hashes'.split(' ')
  const install = ['pip3', 'install', ...options, '--target', target, '--requirement', requirements] as const
  tell(`installing ${wheel} with: ${install.join(' ')}`)
  const answer = await runTool(install, { cwd: '/', timeoutSeconds: INSTALL_TIMEOUT_SECONDS, signal })
  if (answer.code === 0 && findGenerator() !== undefined) return
  throw new UserError(`${install.join(' ')} failed; ${HOW}; it says:\n${toolText(answer).trimEnd()}`)
}

/** @throws UserError that says how to install the program, if it is missing */
export function requireGenerator(): string {
  const generator = findGenerator()
  if (generator !== undefined) return generator
  throw new UserError(`${PROGRAM}, which makes the tables of dataset.tpch, was not found; ${HOW}`)
}

const HOW = `run with --install, or install it by hand (pipx install ${PROGRAM}==${VERSION}) so that it is on the PATH`
