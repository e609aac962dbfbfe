/**
 * Installs missing programs with the system's package manager, and first prints the command, because it changes the
 * machine.
 */
import { MeasurementError, UserError } from '../../errors.ts'
import { findProgram, ofSystem } from './processes.ts'
import { runTool, toolText } from './tool.ts'

const INSTALL_TIMEOUT_SECONDS = 900

/**
 * Installs packages with apt-get, as root or through sudo.
 *
 * @throws UserError if there is no apt-get, or no right to use it; MeasurementError if it fails, for example without a
 *   network
 */
export async function installPackages(
  packages: readonly string[],
  tell: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (packages.length === 0) return
  if (findProgram('apt-get') === undefined)
    throw new UserError(
      `cannot install ${packages.join(' ')}: this system has no apt-get; install them by hand and run again`,
    )
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const install = [...asRoot, 'apt-get', 'install', '--yes', '--no-install-recommends', ...packages]
  tell(`installing ${packages.join(' ')} with: ${install.join(' ')}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const options = { cwd: '/', env, timeoutSeconds: INSTALL_TIMEOUT_SECONDS, signal }
  for (const command of [[...asRoot, 'apt-get', 'update', '-qq'], install]) {
    const answer = await runTool(ofSystem('nice', ...command), options)
    if (answer.code === 0) continue
    const said = toolText(answer).trimEnd().split('\n').slice(-8).join('\n')
    const text = `${command.join(' ')} failed`
    if (/^sudo: /m.test(said))
      throw new UserError(`${text}; run as root, or allow sudo without a password; it says:\n${said}`)
    throw new MeasurementError(`${text}; it says:\n${said}`, { step: 'install programs' })
  }
}
