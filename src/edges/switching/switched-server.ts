/** A running server whose settings are switched between turns, so that several arms can share it. */
import { scopeOf, type VariableScope } from '../../core/switching/scope.ts'
import { sqlLiteral, switchStatements } from '../../core/switching/switch-statements.ts'
import {
  type RefusedSetting,
  type Settings,
  settingsAfter,
  settingsThatDiffer,
  splitSwitchKey,
  switchKey,
} from '../../core/switching/switchable-settings.ts'
import type { Session } from '../servers/connection.ts'
import { readSettings } from './read-settings.ts'

/** Time limit in seconds of a statement that switches a setting: all clients wait for it, and it may never end. */
const SWITCH_SECONDS = 60

export class SwitchedServer {
  readonly #session: Session
  readonly #announce: (wanted: Settings) => void
  /** The settings as they were last read or set. */
  settings: Settings
  /**
   * Keys of all settings that were ever switched. Only these are compared when the settings are read back, because
   * others may change by themselves.
   */
  readonly #switched = new Set<string>()

  /**
   * @param settings of the server before any switch
   * @param announce called with the settings that are about to be switched
   */
  constructor(session: Session, settings: Settings, announce: (wanted: Settings) => void = () => {}) {
    this.#session = session
    this.#announce = announce
    this.settings = settings
  }

  /**
   * Gives these settings their values, and leaves all others as they are.
   *
   * @returns the settings that the server refused and left unchanged
   */
  async switchTo(wanted: Settings): Promise<readonly RefusedSetting[]> {
    this.#announce(wanted)
    const target = settingsAfter(this.settings, wanted)
    for (const key of wanted.keys()) this.#switched.add(key)
    const refusal = await this.#enter(target)
    return refusal === undefined ? [] : this.#switchOneByOne(target)
  }

  /**
   * Reads the server's settings and remembers them.
   *
   * @returns switched settings whose value is not the one that was set, because the server did not take it, or
   *   somebody else has changed it
   */
  async readBack() {
    const [wanted, settings] = [this.settings, await readSettings(this.#session)]
    this.settings = settings
    return [...settingsThatDiffer(settings, wanted)]
      .filter(([key]) => this.#switched.has(key))
      .map(([key, value]) => ({ key, wanted: value, found: settings.get(key) }))
  }

  /**
   * Scopes in which each variable can be switched, found by setting it to the value that it has. A new connection does
   * this, because the attempt also sets the connection's own values.
   */
  async scopesOf(names: readonly string[]): Promise<ReadonlyMap<string, VariableScope>> {
    await using session = await this.#session.another()
    const scopes = new Map<string, VariableScope>()
    for (const name of names) {
      const value = this.settings.get(switchKey('variable', name))
      scopes.set(name, value === undefined ? 'start' : scopeOf(await ask(session, name, value)))
    }
    return scopes
  }

  /**
   * A new value may be refused until another one is set, so refused values are tried again as long as any other is
   * accepted.
   */
  async #switchOneByOne(target: Settings): Promise<readonly RefusedSetting[]> {
    // Statements before the failed one have taken effect, so the settings are read again.
    this.settings = await readSettings(this.#session)
    let open = settingsThatDiffer(this.settings, target)
    for (;;) {
      const refused: RefusedSetting[] = []
      for (const [key, wanted] of open) {
        const why = await this.#enter(settingsAfter(this.settings, new Map([[key, wanted]])))
        if (why !== undefined) refused.push({ key, wanted, why })
      }
      if (refused.length === 0 || refused.length === open.size) return refused
      open = new Map(refused.map(({ key, wanted }) => [key, wanted]))
    }
  }

  /** @returns the server's message if it refuses */
  async #enter(target: Settings): Promise<string | undefined> {
    try {
      for (const statement of switchStatements(this.settings, target))
        await this.#session.execute(statement, SWITCH_SECONDS)
    } catch (error) {
      if (isRefusal(error)) return (error as Error).message
      throw error
    }
    this.settings = target
    return undefined
  }
}

/** Keys of the variables of which each connection has its own value. A switch must reach the connections, too. */
export async function sessionVariables(
  server: Pick<SwitchedServer, 'scopesOf'>,
  keys: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const names = [...keys].flatMap((key) => (splitSwitchKey(key).kind === 'variable' ? splitSwitchKey(key).name : []))
  const scopes = await server.scopesOf(names)
  return new Set(names.filter((name) => scopes.get(name) === 'session').map((name) => switchKey('variable', name)))
}

/** Whether an error is a server's refusal of a statement, and no lost connection. */
export function isRefusal(error: unknown): boolean {
  const { errno } = error as { errno?: unknown }
  return typeof errno === 'number' && errno > 0
}

async function ask(session: Session, name: string, value: string) {
  return {
    global: await errorOf(session, `SET GLOBAL \`${name}\` = ${sqlLiteral(value)}`),
    session: await errorOf(session, `SET SESSION \`${name}\` = ${sqlLiteral(value)}`),
  }
}

/** Number of the server's error; undefined if it accepted the statement. */
async function errorOf(session: Session, sql: string): Promise<number | undefined> {
  try {
    await session.execute(sql, SWITCH_SECONDS)
    return undefined
  } catch (error) {
    if (isRefusal(error)) return (error as { errno: number }).errno
    throw error
  }
}
