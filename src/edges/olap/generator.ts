/** The program that makes TPC-H's tables: tpchgen-cli, from PyPI. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../errors.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { installPackages } from '../machine/packages.ts'
import { findProgram, runTool, textOf } from '../machine/processes.ts'

const PROGRAM = 'tpchgen-cli'
const VERSION = '3.0.0'
const INSTALL_TIMEOUT_SECONDS = 300

/** The one on the path, or the one that we have installed; undefined where there is neither. */
export function findGenerator(): string | undefined {
  const own = join(cacheDirectory('tpchgen'), 'bin', PROGRAM)
  return findProgram(PROGRAM) ?? (existsSync(own) ? own : undefined)
}

/**
 * Installs it into our cache with pip, which is installed first where it is missing.
 *
 * @throws UserError where that fails
 */
export async function installGenerator(tell: (text: string) => void, signal: AbortSignal): Promise<void> {
  if (findProgram('pip3') === undefined) await installPackages(['python3-pip'], tell, signal)
  const target = cacheDirectory('tpchgen')
  const wheel = `${PROGRAM}==${VERSION}`
  const options = ['--quiet', '--no-deps', '--only-binary=:all:', '--upgrade', '--target', target]
  const install = ['pip3', 'install', ...options, wheel] as const
  tell(`installing ${wheel} with: ${install.join(' ')}`)
  const answer = await runTool(install, { cwd: '/', timeoutSeconds: INSTALL_TIMEOUT_SECONDS, signal })
  if (answer.code === 0 && findGenerator() !== undefined) return
  throw new UserError(`${install.join(' ')} failed; ${HOW}; it says:\n${textOf(answer).trimEnd()}`)
}

/** @throws UserError where it is missing */
export function requireGenerator(): string {
  const found = findGenerator()
  if (found !== undefined) return found
  throw new UserError(`${PROGRAM}, which makes the tables of dataset.tpch, was not found; ${HOW}`)
}

const HOW = `run with --install, or install it by hand (pipx install ${PROGRAM}==${VERSION}) so that it is on the PATH`
