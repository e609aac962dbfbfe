/**
 * Plugins that an option file loads, and their options. A library comes from the server's folder, never from a path, and
 * those that we load reach nothing outside of the server. A server that lacks one starts without it, and without its
 * options, because they get the prefix loose-.
 */

import type { SourceLine } from '../names.ts'
import { canonicalName, optionOf } from './option-name.ts'
import { looseSetting, type Setting, settingOf } from './setting.ts'

const LOADED = new Set(
  (
    'auth_ed25519 auth_socket connection_control ddl_rewriter metadata_lock_info mysql_no_login password_reuse_check ' +
    'provider_bzip2 provider_lz4 provider_lzma provider_lzo provider_snappy query_response_time rewriter ' +
    'semisync_master semisync_replica semisync_slave semisync_source server_audit simple_password_check sql_errlog ' +
    'thread_pool validate_password'
  ).split(' '),
)
/** Prefixes of the options of libraries, where they differ from the name of the library. */
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
/** Prefixes of the options of plugins and components that a statement installs once, and that the server then loads itself. */
const INSTALLED = ['server-audit-', 'validate-password.', 'validate-password-', 'connection-control-'] as const
const COMPONENTS = new Map([['validate-password.', 'file://component_validate_password']])

/** The libraries that an option loads, without the names of their plugins; undefined if the option loads none. */
function librariesOf(name: string, text: string): readonly string[] | undefined {
  if (!/^plugin-load(?:-add)?$/.test(canonicalName(name))) return undefined
  const items = text.split(';').map((item) => item.trim().replace(/^[^=]*=/, ''))
  return items.filter((item) => item !== '').map((item) => item.replace(/\.so$/i, ''))
}

/** Whether all libraries that an option loads are on our list of permitted ones. */
export function loadsOnlyKnown(name: string, text: string): boolean {
  return librariesOf(name, text)?.every((library) => LOADED.has(library)) ?? false
}

/** URNs of components that a server has, if it starts with these settings. */
export function componentsOf(options: readonly Setting[]): readonly string[] {
  return installedBy(options).flatMap((beginning) => COMPONENTS.get(beginning) ?? [])
}

function installedBy(options: readonly Setting[]): readonly string[] {
  return INSTALLED.filter((beginning) => options.some(({ bare }) => optionOf(bare).startsWith(beginning)))
}

/**
 * The settings, with loose- before those of plugins, and with the plugins that the server must have had before the change:
 * those whose settings it started with, although no line of its files loads them.
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
  const named = options.flatMap(({ name, text = '' }) => librariesOf(name, text) ?? [])
  const beginningOf = (library: string) => BEGINNINGS.get(library) ?? library.replace(/^ha_/, '').replaceAll('_', '-')
  const beginnings = [...installed, ...named.map((library) => `${beginningOf(library)}-`)]
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
