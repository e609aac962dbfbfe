/** Passwords of endpoints: from the environment or a file that it names, and from nowhere else. */
import { readFileSync } from 'node:fs'
import { UserError } from '../../errors.ts'

const NAME = 'QPSGATE_PASSWORD'

/**
 * The password for a scenario's endpoint: QPSGATE_PASSWORD_SCENARIO goes before QPSGATE_PASSWORD, and each may be given
 * with _FILE as the path of a file. Undefined where there is none.
 *
 * @throws UserError where a named file cannot be read
 */
export function passwordOf(scenario: string, environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const own = `${NAME}_${scenario.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`
  for (const name of [own, NAME]) {
    const value = environment[name] ?? fileOf(`${name}_FILE`, environment)
    if (value !== undefined && value !== '') return value
  }
  return undefined
}

function fileOf(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const path = environment[name]
  if (path === undefined || path === '') return undefined
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (cause) {
    throw new UserError(`${name} names ${path}, which cannot be read: ${(cause as Error).message}`, { cause })
  }
}
