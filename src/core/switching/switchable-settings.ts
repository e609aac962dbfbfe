/**
 * Settings that can be switched on a running server, with the values that the server itself reports. Statements that
 * switch from one configuration to another touch only settings in which the two differ.
 */

/**
 * Global variable, or consumer or instrument of Performance Schema. A variable that also has a session value must be
 * set on the connections of the load as well, because its global value reaches only new ones.
 */
export type SettingKind = 'variable' | 'consumer' | 'instrument'

/**
 * Value by key (`switchKey`), as the server shows it. A variable has its text; a consumer `YES` or `NO`; an instrument
 * ENABLED and TIMED, with a comma between: `YES,NO`. An instrument that is never timed has nothing after the comma.
 */
export type Settings = ReadonlyMap<string, string>

export function switchKey(kind: SettingKind, name: string): string {
  return `${kind}:${name}`
}

export function splitSwitchKey(key: string): { readonly kind: SettingKind; readonly name: string } {
  const at = key.indexOf(':')
  return { kind: key.slice(0, at) as SettingKind, name: key.slice(at + 1) }
}

export function settingsOfKind(kind: SettingKind, settings: Settings): ReadonlyMap<string, string> {
  const ofKind = [...settings].filter(([key]) => splitSwitchKey(key).kind === kind)
  return new Map(ofKind.map(([key, value]) => [splitSwitchKey(key).name, value]))
}

/**
 * Settings of `to` that differ from `from`. A setting that `to` lacks does not count, because there is no value to
 * switch it to.
 */
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
