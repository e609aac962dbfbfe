/** Finds the program sysbench, in a version that is new enough, and the Lua files that drive it. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MeasurementError, UserError } from '../../errors.ts'
import { findProgram } from '../machine/processes.ts'
import { runTool, toolText } from '../machine/tool.ts'

const HINT = 'install it with the package manager (apt-get install sysbench) or let qpsgate run --install do that'

export function sysbenchProgram(): string {
  const path = findProgram('sysbench')
  if (path === undefined) throw new UserError(`sysbench is not installed; ${HINT}`)
  return path
}

/**
 * Version of the installed sysbench, such as "1.0.20".
 *
 * @throws UserError if it is missing or older than 1.0, MeasurementError if it does not run
 */
export async function sysbenchVersion(): Promise<string> {
  const command = [sysbenchProgram(), '--version'] as const
  const answer = await runTool(command, { cwd: '/', timeoutSeconds: 10 })
  const output = toolText(answer)
  const version = /^sysbench (\d+)\.(\d+\S*)/m.exec(output)
  if (answer.code !== 0 || version === null) {
    throw new MeasurementError(`${command[0]} does not work: it does not tell its version`, {
      step: 'check sysbench',
      command,
      exitCode: answer.code,
      output,
    })
  }
  if (Number(version[1]) < 1)
    throw new UserError(`sysbench ${version[1]}.${version[2]} is too old, 1.0 or newer is needed; ${HINT}`)
  return `${version[1]}.${version[2]}`
}

/** Full path of a Lua file, which lies next to this file in the source, and next to the bundle in dist/. */
export function besideUs(name: 'turns.lua' | 'rotor.lua'): string {
  return join(dirname(fileURLToPath(import.meta.url)), name)
}
