/** A running server whose settings qpsgate switches between turns, so that several arms can share the server. */
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

/**
 * Time limit in seconds of a statement that switches a setting. All clients wait meanwhile, and the statement may never
 * end.
 */
const SWITCH_SECONDS = 60

export class SwitchedServer {
  readonly #session: Session
  readonly #announce: (wanted: Settings) => void
  /** The settings, as qpsgate last read or set them. */
  settings: Settings
  /**
   * Keys of all settings that qpsgate has ever switched. `readBack` compares only these, because a server may change
   * others by itself.
   */
  readonly #switched = new Set<string>()

  /**
   * @param settings values before any switch
   * @param announce called with the new values before each switch, so that a journal can record them
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
   * Reads the server's settings and remembers them, because a server may adjust a value that it has accepted.
   *
   * @returns switched settings with another value than qpsgate set; somebody else may have changed them, too
   */
  async readBack() {
    const [wanted, settings] = [this.settings, await readSettings(this.#session)]
    this.settings = settings
    return [...settingsThatDiffer(settings, wanted)]
      .filter(([key]) => this.#switched.has(key))
      .map(([key, value]) => ({ key, wanted: value, found: settings.get(key) }))
  }

  /**
   * Scopes in which each variable can be switched. The server reveals them when a statement sets the variable to its
   * present value. The statements run on a new connection, because they also set that connection's own values.
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
   * Switches one setting after another. A server may refuse a value until another setting has changed, so refused
   * values are tried again as long as the server accepts any other.
   */
  async #switchOneByOne(target: Settings): Promise<readonly RefusedSetting[]> {
    // The failed switch may have changed some settings already, so they are read again.
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

  /** @returns the server's message if it refuses a statement; undefined if all settings are switched */
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

/**
 * Keys of the variables of which each connection has its own value. A new global value reaches only new connections, so
 * the open ones need a switch of their own.
 */
export async function sessionVariables(
  server: Pick<SwitchedServer, 'scopesOf'>,
  keys: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const names = [...keys].flatMap((key) => (splitSwitchKey(key).kind === 'variable' ? splitSwitchKey(key).name : []))
  const scopes = await server.scopesOf(names)
  return new Set(names.filter((name) => scopes.get(name) === 'session').map((name) => switchKey('variable', name)))
}

/**
 * Whether the server refused a statement. A lost connection is no refusal: its error has no number, or a negative one.
 */
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

/** Error number of the server; undefined if it accepted the statement. */
async function errorOf(session: Session, sql: string): Promise<number | undefined> {
  try {
    await session.execute(sql, SWITCH_SECONDS)
    return undefined
  } catch (error) {
    if (isRefusal(error)) return (error as { errno: number }).errno
    throw error
  }
}
