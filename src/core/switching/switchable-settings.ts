/**
 * Settings that can be switched on a running server, each with its value: a configuration as the server itself reports
 * it. Two of them differ in some settings, and the statements that lead from one to the other touch nothing else.
 */

/**
 * Kind of a setting: a global variable; a consumer, an instrument, an actor or an object of Performance Schema. A
 * variable that also has a session value is also set on the connections of the load, see session.ts.
 */
export type SettingKind = 'variable' | 'consumer' | 'instrument' | 'actor' | 'object'

/**
 * Key (`keyOf`) → value as the server shows it: of a variable its text; of a consumer `YES` or `NO`; of an instrument
 * and an object ENABLED and TIMED, of an actor ENABLED and HISTORY, with a comma between: `YES,NO`. An instrument that
 * is never timed has nothing after the comma.
 */
export type Settings = ReadonlyMap<string, string>

/** An actor is named by host, user and role, an object by type, schema and name; everything else by one word. */
export function keyOf(kind: SettingKind, ...name: readonly string[]): string {
  return `${kind}:${name.length === 1 ? name[0] : JSON.stringify(name)}`
}

/** The kind and the name that `keyOf` made the key of. */
export function partsOf(key: string): { readonly kind: SettingKind; readonly name: readonly string[] } {
  const at = key.indexOf(':')
  const [kind, text] = [key.slice(0, at) as SettingKind, key.slice(at + 1)]
  return { kind, name: kind === 'actor' || kind === 'object' ? (JSON.parse(text) as string[]) : [text] }
}

/** Settings of `to` that differ from `from`; a row that `to` lacks has the value `''`. */
export function settingsThatDiffer(from: Settings, to: Settings): Settings {
  const changed = [...to].filter(([key, value]) => from.get(key) !== value)
  const gone = [...from.keys()].filter((key) => !to.has(key) && isRow(key)).map((key) => [key, GONE] as const)
  return new Map([...changed, ...gone])
}

/** Value of an actor or an object whose row is not there. */
export const GONE = ''

/** Whether rows of its kind come and go; a variable that one server lacks is no difference that could be switched. */
function isRow(key: string): boolean {
  return key.startsWith('actor:') || key.startsWith('object:')
}

/** Settings with some of them changed. */
export function withSettings(settings: Settings, changes: Settings): Settings {
  return new Map([...settings, ...changes])
}

/** A setting with another value on the server than was set. */
export interface UnlikeSetting {
  readonly key: string
  readonly wanted: string
  /** Undefined if it has none. */
  readonly found: string | undefined
}

/** A setting that a running server would not take. */
export interface RefusedSetting {
  readonly key: string
  readonly wanted: string
  /** The server's message. */
  readonly why: string
}
