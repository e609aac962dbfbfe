/** A running server whose settings are switched between turns. */
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

/** Longest time of a switch: all clients rest meanwhile, and a slower one may never end. */
const SWITCH_SECONDS = 60

export class SwitchedServer {
  readonly #session: Session
  readonly #announce: (wanted: Settings) => void
  /** The settings of the server, as far as we know. */
  settings: Settings
  /** Keys of settings that we ever switched. Only these are compared when read back: others may change without us. */
  readonly #switched = new Set<string>()

  /**
   * @param settings of the server so far, before any switch
   * @param announce called with the settings about to be switched
   */
  constructor(session: Session, settings: Settings, announce: (wanted: Settings) => void = () => {}) {
    this.#session = session
    this.#announce = announce
    this.settings = settings
  }

  /**
   * Gives these settings their values; all others stay. Answers with those that the server refused and left unchanged.
   */
  async switchTo(wanted: Settings): Promise<readonly RefusedSetting[]> {
    this.#announce(wanted)
    const target = settingsAfter(this.settings, wanted)
    for (const key of wanted.keys()) this.#switched.add(key)
    const refusal = await this.#enter(target)
    return refusal === undefined ? [] : this.#switchOneByOne(target)
  }

  /**
   * Reads the server's settings and remembers them as they are.
   *
   * @returns switched settings with another value than was set: the server did not take it, or somebody else changed it
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
   * this, because it sets the connection's own values, too.
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

  /** A new value may need another one first, so refused ones are tried again while any other is accepted. */
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

  /** Enters a state. @returns the server's words if it refuses */
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

/** The keys whose variables have a value of their own in each connection: a switch must reach these too. */
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

/** Number of the server's error; undefined if it took the statement. */
async function errorOf(session: Session, sql: string): Promise<number | undefined> {
  try {
    await session.execute(sql, SWITCH_SECONDS)
    return undefined
  } catch (error) {
    if (isRefusal(error)) return (error as { errno: number }).errno
    throw error
  }
}
