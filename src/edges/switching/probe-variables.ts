/** Asks a server which of its variables can be switched: by setting each to the value that it has. */

import { type SetAnswers, scopeOf, type VariableScope } from '../../core/switching/scope.ts'
import { literal } from '../../core/switching/switch-statements.ts'
import { keyOf, type Settings } from '../../core/switching/switchable-settings.ts'
import type { Session } from '../servers/connection.ts'
import { isRefusal } from './switched-server.ts'

/**
 * @param session that nobody else uses: its own values are set as well
 * @param settings of the server
 */
export async function probeVariables(
  session: Session,
  settings: Settings,
  names: readonly string[],
): Promise<ReadonlyMap<string, VariableScope>> {
  const scopes = new Map<string, VariableScope>()
  for (const name of names) {
    const value = settings.get(keyOf('variable', name))
    const answers: SetAnswers | undefined = value === undefined ? undefined : await ask(session, name, value)
    scopes.set(name, answers === undefined ? 'start' : scopeOf(answers))
  }
  return scopes
}

async function ask(session: Session, name: string, value: string): Promise<SetAnswers> {
  return {
    global: await errorOf(session, `SET GLOBAL \`${name}\` = ${literal(value)}`),
    session: await errorOf(session, `SET SESSION \`${name}\` = ${literal(value)}`),
  }
}

/** Number of the server's error; undefined if it took the statement. */
async function errorOf(session: Session, sql: string): Promise<number | undefined> {
  try {
    await session.execute(sql)
    return undefined
  } catch (error) {
    if (isRefusal(error)) return (error as { errno: number }).errno
    throw error
  }
}
