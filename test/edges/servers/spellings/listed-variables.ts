/** The variables that a server lists, and what it takes for their values, as it tells itself. */
import { helpValues } from '../../../../src/core/setting/help-values.ts'
import type { AskedServer } from './asked-server.ts'
import { readAll } from './readings.ts'

/** A variable, and what it takes. */
export type Listed = { readonly name: string; readonly usual: string; readonly isGreedy: boolean } & (
  | { readonly kind: 'switch' | 'number' | 'decimal' | 'text' }
  /** The words that 0, 1 and 2 stand for. */
  | { readonly kind: 'enum'; readonly words: readonly string[] }
  /** The words of its first bits. */
  | { readonly kind: 'set'; readonly words: readonly string[] }
  /** Flags with their states. */
  | { readonly kind: 'flags'; readonly words: readonly string[] }
)

/** Options that change the question, its answer, or where the program looks for its own files. */
const OF_THE_QUESTION =
  'allow_suspicious_udfs basedir bootstrap character_sets_dir chroot console daemonize datadir debug debug_gdb ' +
  'defaults_extra_file defaults_file defaults_group_suffix early_plugin_load gdb getopt_prefix_matching help ' +
  'initialize initialize_insecure language lc_messages lc_messages_dir log_error log_error_services ' +
  'log_error_suppression_list log_error_verbosity log_warnings login_path no_defaults no_monitor plugin_dir ' +
  'plugin_load plugin_load_add plugin_maturity print_defaults silent_startup ssl tmpdir user ' +
  'validate_config verbose version wsrep_recover'
/** Options whose texts servers check so early that they do not say which option is wrong, or whose table is another. */
const OF_CHECKED_TEXTS =
  'bind_address character_set_filesystem character_set_server collation_server date_format datetime_format ' +
  'default_time_zone ft_boolean_syntax keyring_migration_destination keyring_migration_source lc_time_names log_basename ' +
  'performance_schema_instrument secure_file_priv session_track_system_variables ssl_fips_mode time_format tls_version'
/** Plugins, with which all of their variables come and go. */
const PLUGINS = 'aria feedback innodb ngram partition performance_schema wsrep_on'
/** Another variable of that name is listed by servers that run; and one whose words are not looked at here. */
const OTHERS = 'external_locking innodb_change_buffering'
const LEFT = new Set(`${OF_THE_QUESTION} ${OF_CHECKED_TEXTS} ${PLUGINS} ${OTHERS}`.split(' '))

const OPTION = /^ {2}(?:-\S, )?--([A-Za-z0-9][\w.-]*)(\[?=(?:#|name))?/

export async function listedVariables(server: AskedServer): Promise<readonly Listed[]> {
  const { help } = await server.ask([])
  const usual = helpValues(help)
  const forms = new Map(
    help.split('\n').flatMap((line): [string, string][] => {
      const [, name, form = ''] = OPTION.exec(line) ?? []
      return name === undefined ? [] : [[name.toLowerCase().replaceAll('-', '_'), form]]
    }),
  )
  const names = [...usual.keys()].filter((name) => !LEFT.has(name) && forms.has(name))
  const words = await wordsOf(
    server,
    names.filter((name) => forms.get(name)?.includes('name')),
  )
  return names.map((name) => {
    const value = usual.get(name) ?? ''
    const form = forms.get(name) ?? ''
    const shared = { name, usual: value, isGreedy: form.startsWith('=') }
    const told = words.get(name)
    if (told !== undefined) return { ...shared, ...told }
    if (/^\w+=(?:on|off),/.test(value)) return { ...shared, kind: 'flags', words: value.split(',') }
    if (form.includes('#')) return { ...shared, kind: /\./.test(value) ? 'decimal' : 'number' }
    return { ...shared, kind: form === '' && /^(?:TRUE|FALSE)$/.test(value) ? 'switch' : 'text' }
  })
}

type Words = { readonly kind: 'enum' | 'set'; readonly words: readonly string[] }

/** Enums and sets take numbers for words: 0 is a set's empty list, and 2 its second word. */
async function wordsOf(server: AskedServer, names: readonly string[]): Promise<ReadonlyMap<string, Words>> {
  const words = new Map<string, Words>()
  const sets: [string, string][] = []
  const [none, first] = [await shownFor(server, names, '0'), await shownFor(server, names, '1')]
  for (const name of names) {
    const [zero, one] = [none.get(name), first.get(name)]
    if (zero === undefined || one === undefined || zero === one || !WORD.test(one)) continue
    if (zero === '') sets.push([name, one])
    else if (WORD.test(zero)) words.set(name, { kind: 'enum', words: [zero, one] })
  }
  const second = await shownFor(
    server,
    sets.map(([name]) => name),
    '2',
  )
  for (const [name, one] of sets) {
    const two = second.get(name)
    if (two !== undefined && WORD.test(two)) words.set(name, { kind: 'set', words: [one, two] })
  }
  return words
}

const WORD = /^[A-Z][\w-]*$/i

/** What each variable shows that is given a number, unless it is refused. */
async function shownFor(
  server: AskedServer,
  names: readonly string[],
  number: string,
): Promise<ReadonlyMap<string, string>> {
  const asked = names.map((name) => ({ argument: `--${name}=${number}`, subject: name }))
  const readings = await readAll(server, asked)
  return new Map(
    [...readings].flatMap(([{ subject }, reading]): [string, string][] => {
      const shown = reading.kind === 'read' ? reading.values.get(subject) : undefined
      return shown === undefined ? [] : [[subject, shown]]
    }),
  )
}
