/**
 * Plugins that an option file loads, and their options. Libraries come from the server's folder, never from a path. A
 * server that lacks a library starts without it and its options, because these get the prefix loose-.
 */

import type { SourceLine } from '../names.ts'
import { canonicalName, optionOf } from './option-name.ts'
import { looseSetting, type Setting, settingOf } from './setting.ts'

const OUTSIDE = /^(?:keyring|component_keyring|.*key_management|group_replication|wsrep)/
const OF_STATEMENTS = new Set(
  'adt_null audit_log ddl_rewriter query_response_time rewriter server_audit thread_pool'.split(' '),
)
/** Message of a server that cannot load a plugin, as MariaDB and MySQL write it. */
const NOT_LOADED = /Couldn't load plugins? (?:from|named '[^'\n]*' with soname) '([^'\n]+)'/g
/** Prefixes of the options of libraries, where they differ from the library's name. */
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
 * Prefixes of the options of plugins and components that a statement installs once, and that the server then loads
 * itself.
 */
const INSTALLED = ['server-audit-', 'validate-password.', 'validate-password-', 'connection-control-'] as const
const COMPONENTS = new Map([['validate-password.', 'file://component_validate_password']])

/** Libraries that an option loads, without the names of their plugins; undefined if it loads none. */
function librariesOf(name: string, text: string): readonly string[] | undefined {
  if (!/^plugin-load(?:-add)?$/.test(canonicalName(name))) return undefined
  const items = text.split(';').map((item) => item.trim().replace(/^[^=]*=/, ''))
  return items.filter((item) => item !== '').map((item) => item.replace(/\.so$/i, ''))
}

/** Libraries that a server says it could not load. */
export function missingLibraries(output: string): string[] {
  return [...output.matchAll(NOT_LOADED)].map(([, library = '']) => library.replace(/\.so$/i, ''))
}

/** Libraries of plugins that these settings load, without the names of the plugins. */
export function loadedLibraries(options: readonly Setting[]): string[] {
  return options.flatMap(({ name, text = '' }) => librariesOf(name, text) ?? [])
}

/** A setting with its values before and now; undefined where it has none. */
interface PluginChange {
  readonly name: string
  readonly texts: readonly (string | undefined)[]
}

/** Libraries that a change adds, removes or needs; empty if it is about no plugin with a library. */
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

/** Whether an option loads a library that works only with production around it. */
export function needsProduction(name: string, text: string): boolean {
  return librariesOf(name, text)?.some((library) => OUTSIDE.test(library)) ?? false
}

/** URNs of components that a server with these settings has. */
export function componentsOf(options: readonly Setting[]): readonly string[] {
  return installedBy(options).flatMap((beginning) => COMPONENTS.get(beginning) ?? [])
}

function beginningOf(library: string): string {
  return `${BEGINNINGS.get(library) ?? library.replace(/^ha_/, '').replaceAll('_', '-')}-`
}

/** Whether the setting is an option of the library's plugin, whose name alone switches it on. */
function isOfLibrary(name: string, library: string): boolean {
  return `${optionOf(name)}-`.startsWith(beginningOf(library))
}

function installedBy(options: readonly Setting[]): readonly string[] {
  return INSTALLED.filter((beginning) => options.some(({ bare }) => optionOf(bare).startsWith(beginning)))
}

/**
 * Settings with loose- before those of plugins. Lines are added that load plugins which the server must have had: it
 * started with their settings before the change, although no line of its files loads them.
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
  // The name of a plugin is an option, too, which switches it on.
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
