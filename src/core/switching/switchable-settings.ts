/**
 * Settings that can be switched on a running server, each with its value: a configuration as the server itself reports
 * it. The statements that lead from one to another touch only settings in which the two differ.
 */

/**
 * Kind of a setting: a global variable, or a consumer or an instrument of Performance Schema. A variable that also has
 * a session value is also set on the connections of the load, see load.ts.
 */
export type SettingKind = 'variable' | 'consumer' | 'instrument'

/**
 * Settings: key (`switchKey`) → value as the server shows it. A variable has its text; a consumer `YES` or `NO`; an
 * instrument ENABLED and TIMED, with a comma between: `YES,NO`. An instrument that is never timed has nothing after the
 * comma.
 */
export type Settings = ReadonlyMap<string, string>

export function switchKey(kind: SettingKind, name: string): string {
  return `${kind}:${name}`
}

/** Kind and name of a key that `switchKey` made. */
export function splitSwitchKey(key: string): { readonly kind: SettingKind; readonly name: string } {
  const at = key.indexOf(':')
  return { kind: key.slice(0, at) as SettingKind, name: key.slice(at + 1) }
}

export function settingsOfKind(kind: SettingKind, settings: Settings): ReadonlyMap<string, string> {
  const ofKind = [...settings].filter(([key]) => splitSwitchKey(key).kind === kind)
  return new Map(ofKind.map(([key, value]) => [splitSwitchKey(key).name, value]))
}

/** Settings of `to` that differ from `from`. One that `to` lacks is no difference that could be switched. */
export function settingsThatDiffer(from: Settings, to: Settings): Settings {
  return new Map([...to].filter(([key, value]) => from.get(key) !== value))
}

export function settingsAfter(settings: Settings, changes: Settings): Settings {
  return new Map([...settings, ...changes])
}

export interface RefusedSetting {
  readonly key: string
  readonly wanted: string
  readonly why: string
}
