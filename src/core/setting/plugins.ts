/**
 * Plugins that an option file loads, and their options. Libraries come from the server's own folder and never from a
 * path, because test servers do not get production's files. A server that lacks a library starts without it and without
 * its options, because these get the prefix loose-.
 */

import type { SourceLine } from '../names.ts'
import { canonicalName, optionOf } from './option-name.ts'
import { looseSetting, type Setting, settingOf } from './setting.ts'

const OUTSIDE = /^(?:keyring|component_keyring|.*key_management|group_replication|wsrep)/
const OF_STATEMENTS = new Set(
  'adt_null audit_log ddl_rewriter query_response_time rewriter server_audit thread_pool'.split(' '),
)
const NOT_LOADED = /Couldn't load plugins? (?:from|named '[^'\n]*' with soname) '([^'\n]+)'/g
const BEGINNINGS: ReadonlyMap<string, string> = new Map([
  ['auth_gssapi', 'gssapi'],
  ['auth_pam', 'pam'],
  ['mysql_clone', 'clone'],
  ['semisync_master', 'rpl-semi-sync-master'],
  ['semisync_replica', 'rpl-semi-sync-replica'],
  ['semisync_slave', 'rpl-semi-sync-slave'],
  ['semisync_source', 'rpl-semi-sync-source'],
  ['sql_errlog', 'sql-error-log'],
])
/**
 * Prefixes of the options of plugins and components that an administrator installs once by a statement. The server then
 * loads them itself, so no line of its files does.
 */
const INSTALLED = ['server-audit-', 'validate-password.', 'validate-password-', 'connection-control-'] as const
const COMPONENTS = new Map([['validate-password.', 'file://component_validate_password']])

function librariesOf(name: string, text: string): readonly string[] | undefined {
  if (!/^plugin-load(?:-add)?$/.test(canonicalName(name))) return undefined
  const items = text.split(';').map((item) => item.trim().replace(/^[^=]*=/, ''))
  return items.filter((item) => item !== '').map((item) => item.replace(/\.so$/i, ''))
}

export function missingLibraries(output: string): string[] {
  return [...output.matchAll(NOT_LOADED)].map(([, library = '']) => library.replace(/\.so$/i, ''))
}

export function loadedLibraries(options: readonly Setting[]): string[] {
  return options.flatMap(({ name, text = '' }) => librariesOf(name, text) ?? [])
}

interface PluginChange {
  readonly name: string
  readonly texts: readonly (string | undefined)[]
}

function concernedLibraries({ name, texts }: PluginChange, libraries: readonly string[]): readonly string[] {
  const [before = [], after = []] = texts.map((text) => librariesOf(name, text ?? ''))
  const changed = [...after.filter((one) => !before.includes(one)), ...before.filter((one) => !after.includes(one))]
  return changed.length > 0 ? changed : libraries.filter((library) => isOfLibrary(name, library))
}

/** Whether the change is only about plugins that the server lacks. @param lacked names of their libraries */
export function isOfMissingPlugin(change: PluginChange, lacked: readonly string[]): boolean {
  const libraries = concernedLibraries(change, lacked)
  return libraries.length > 0 && libraries.every((library) => lacked.includes(library))
}

export function affectsEveryStatement(change: PluginChange): boolean {
  return concernedLibraries(change, []).some((library) => OF_STATEMENTS.has(library))
}

/**
 * Whether an option loads a library that works only together with other parts of production, such as a key server or a
 * cluster.
 */
export function needsProduction(name: string, text: string): boolean {
  return librariesOf(name, text)?.some((library) => OUTSIDE.test(library)) ?? false
}

export function componentsOf(options: readonly Setting[]): readonly string[] {
  return installedBy(options).flatMap((beginning) => COMPONENTS.get(beginning) ?? [])
}

function beginningOf(library: string): string {
  return `${BEGINNINGS.get(library) ?? library.replace(/^ha_/, '').replaceAll('_', '-')}-`
}

/**
 * Whether the setting is an option of the library's plugin. The bare name of the plugin counts, too, because it
 * switches the plugin on.
 */
function isOfLibrary(name: string, library: string): boolean {
  return `${optionOf(name)}-`.startsWith(beginningOf(library))
}

function installedBy(options: readonly Setting[]): readonly string[] {
  return INSTALLED.filter((beginning) => options.some(({ bare }) => optionOf(bare).startsWith(beginning)))
}

/**
 * Settings, with loose- in front of the options of plugins. If an option before the change belongs to a plugin that no
 * line of the files loads, a line that loads the plugin is added, because the server must have had it.
 *
 * @param before the settings before the change
 * @param place where messages say that such a plugin is loaded
 */
export function tolerantOptions(
  options: readonly Setting[],
  before: readonly Setting[],
  place: SourceLine,
): readonly Setting[] {
  const installed = installedBy(before)
  const named = loadedLibraries(options)
  const beginnings = [...installed, ...named.map(beginningOf)]
  const isOfPlugin = ({ bare }: Setting) => beginnings.some((beginning) => `${optionOf(bare)}-`.startsWith(beginning))
  const missing = installed
    .filter((beginning) => !COMPONENTS.has(beginning))
    .map((beginning) => beginning.slice(0, -1).replaceAll('-', '_'))
    .filter((library) => !named.includes(library))
  return [
    ...missing.map((library) =>
      settingOf({ ...place, name: 'plugin-load-add', text: `${library}.so`, group: undefined }),
    ),
    ...options.map((option) =>
      isOfPlugin(option) && !option.isLoose ? { ...looseSetting(option), isLoosened: true as const } : option,
    ),
  ]
}
