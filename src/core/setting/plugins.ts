/**
 * Plugins that an option file loads, and whose options it has. A library comes from the server's folder, never from
 * a path; those that are loaded reach nothing outside of the server. Servers that lack one start without it, and
 * without its options: these are given loosely.
 */

import type { SourceLine } from '../names.ts'
import { canonicalName } from './option-name.ts'
import { looseSetting, type Setting, settingOf } from './setting.ts'

const LOADED = new Set(
  (
    'auth_ed25519 auth_socket connection_control ddl_rewriter metadata_lock_info mysql_no_login password_reuse_check ' +
    'provider_bzip2 provider_lz4 provider_lzma provider_lzo provider_snappy query_response_time rewriter ' +
    'semisync_master semisync_replica semisync_slave semisync_source server_audit simple_password_check sql_errlog ' +
    'thread_pool validate_password'
  ).split(' '),
)
/** Beginnings of the options of libraries, where they are not called as the library is. */
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
/** Plugins and components that are installed by a statement, and then load themselves, by the beginning of their options. */
const INSTALLED = ['server-audit-', 'validate-password.', 'validate-password-', 'connection-control-'] as const
const COMPONENTS = new Map([['validate-password.', 'file://component_validate_password']])

/** The libraries of an option that loads some, without what stands for their plugins; undefined if it loads none. */
function librariesOf(name: string, text: string): readonly string[] | undefined {
  if (!/^plugin-load(?:-add)?$/.test(canonicalName(name))) return undefined
  const items = text.split(';').map((item) => item.trim().replace(/^[^=]*=/, ''))
  return items.filter((item) => item !== '').map((item) => item.replace(/\.so$/i, ''))
}

/** Whether an option loads libraries that may be loaded, and no others. */
export function loadsOnlyKnown(name: string, text: string): boolean {
  return librariesOf(name, text)?.every((library) => LOADED.has(library)) ?? false
}

/** Statements' names of components that a server must have had, to have started with these options. */
export function componentsOf(options: readonly Setting[]): readonly string[] {
  return installedBy(options).flatMap((beginning) => COMPONENTS.get(beginning) ?? [])
}

function installedBy(options: readonly Setting[]): readonly string[] {
  return INSTALLED.filter((beginning) => options.some(({ option }) => option.startsWith(beginning)))
}

/**
 * Options with those of plugins given loosely, and with the plugins that the server before the change must have had: it
 * started with options of these, which no line of its files loads.
 *
 * @param before the options before the change
 * @param place of plugins that no line loads
 */
export function tolerantOptions(
  options: readonly Setting[],
  before: readonly Setting[],
  place: SourceLine,
): readonly Setting[] {
  const installed = installedBy(before)
  const named = options.flatMap(({ name, text = '' }) => librariesOf(name, text) ?? [])
  const beginningOf = (library: string) => BEGINNINGS.get(library) ?? library.replace(/^ha_/, '').replaceAll('_', '-')
  const beginnings = [...installed, ...named.map((library) => `${beginningOf(library)}-`)]
  // A plugin's name is an option too: whether it is on.
  const isOfPlugin = ({ option }: Setting) => beginnings.some((beginning) => `${option}-`.startsWith(beginning))
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
