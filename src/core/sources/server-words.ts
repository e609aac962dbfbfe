/** Recognizes words that name a variable of a server, in any file and in all spellings that people use. */

import { words } from '../lists.ts'
import { OPTIONS, OptionIndex, ROWS } from '../options/option-table.ts'
import { variableForms } from '../setting/option-name.ts'

export interface ServerWord {
  /**
   * Name of the option in lower case with dashes. Prefixes such as `mysql_`, which Ansible roles and charts add, are
   * removed.
   */
  readonly name: string
  /**
   * `sure`: the word means nothing else in any file. `likely`: other databases have the word, too. `everyday`: programs
   * of all kinds have it, so it counts only as a flag or next to other variables.
   */
  readonly certainty: 'sure' | 'likely' | 'everyday'
}

/** Variables by their complete names. A name with a `*` counts only for components that no other program has. */
const VARIABLES = new OptionIndex(({ name }) =>
  !DECIDES_MORE.test(name) && (!name.includes('*') || OF_COMPONENTS.test(name)) ? name : undefined,
)
/** Options that cannot be measured, because they decide which others count, or whether the server serves at all. */
const DECIDES_MORE =
  /^(?:(?:no_|print_)?defaults|validate_config$|help$|verbose$|version|login_path|initialize|init_file$|bootstrap$|identity$|license$)/
const COMPONENTS = 'innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync'
const OF_COMPONENTS = new RegExp(`^(?:${COMPONENTS}|audit_log|server_audit|validate_password|tokudb|mysqlx)[_*]`)
/** Matches the end of a word that is a variable of the server, whatever prefix is before it. */
const COMPONENT = new RegExp(
  `_((?:${COMPONENTS}|slow_query_log|sync_binlog|general_log|long_query_time|query_cache)(?:_.+)?)$`,
)
const PRODUCTS = 'mysql mysqld mariadb mariadbd percona galera'
const IS_PRODUCT = words(PRODUCTS)
/** Words that Ansible roles, images and charts put before a variable's name. */
const PREFIXES = words(`${PRODUCTS} pxc rds aurora cloudsql db database my cnf config`)

/** Suffix of a switch for a variable in Ansible roles, such as `mysql_slow_query_log_enabled` for `slow_query_log`. */
const SWITCH = '_enabled'

/**
 * Names that programs of all kinds use, too. Names in LIKELY are used by other databases, but hardly by other programs.
 */
const EVERYDAY = words(
  'bind_address build_id completion_type connect_timeout core_file date_format datetime_format debug_gdb ' +
    'error_count exit_info extra_port have_crypt have_openssl have_ssl host_cache identity in_transaction insert_id ' +
    'lc_messages log_error log_output log_raw log_syslog log_warnings login_path master_connect_retry ' +
    'master_heartbeat_period master_retry_count master_ssl master_use_gtid no_defaults pid_file plugin_dir ' +
    'plugin_load print_defaults protocol_version proxy_user read_only redirect_url report_host report_port ' +
    'report_user report_password server_id server_uid server_uuid ssl_ca ssl_cert ssl_cipher ssl_crl ssl_key ' +
    'stack_trace tcp_nodelay time_format time_zone tls_version unix_socket user_variables version_comment ' +
    'warning_count',
)
const LIKELY = words(
  'admin_port interactive_timeout max_connections max_execution_time max_user_connections net_read_timeout ' +
    'net_write_timeout offline_mode open_files_limit require_secure_transport temp_table_size thread_stack ' +
    'wait_timeout work_mem log_bin max_allowed_packet transaction_isolation old_mode defaults_file',
)

/**
 * First words of all options' names. Checking for these first saves time, because most words of a text contain none of
 * them.
 */
const FIRST_WORDS = new Set(OPTIONS.flatMap(({ name }) => name.split(/[_.*]/, 1)))

const LONGEST_WORD = 128
const answers = new Map<string, ServerWord | undefined>()
/**
 * Maximum number of cached answers. At this number all are dropped, because hostile files may have any number of words.
 */
const MOST_ANSWERS = 50_000

/** The variable that a word names; undefined if it names none. */
export function serverWord(word: string): ServerWord | undefined {
  if (word.length > LONGEST_WORD || (/^[a-z]+$/.test(word) && !FIRST_WORDS.has(word))) return undefined
  if (answers.has(word)) return answers.get(word)
  if (answers.size >= MOST_ANSWERS) answers.clear()
  const answer = lookUp(word)
  answers.set(word, answer)
  return answer
}

function lookUp(word: string): ServerWord | undefined {
  const isMixed = !word.includes('_') && !word.includes('-')
  const snake = (isMixed ? word.replace(/([a-z\d])([A-Z])/g, '$1_$2') : word).toLowerCase().replaceAll('-', '_')
  if (!snake.split(/[_.]/).some((part) => FIRST_WORDS.has(part))) return undefined
  const last = snake.slice(snake.lastIndexOf('.') + 1)
  const plain = withoutPrefix(last)
  const candidates = [last, plain, withoutPrefix(plain)]
  if (ROWS.has(snake)) candidates.unshift(snake)
  const component = COMPONENT.exec(last)?.[1]
  if (component !== undefined) candidates.push(component)
  if (plain !== last && plain.endsWith(SWITCH)) candidates.push(plain.slice(0, -SWITCH.length))
  for (const name of candidates) {
    const forms = variableForms(name)
    if (VARIABLES.find(...forms) === undefined) continue
    // A word in capitals counts only as a complete name, because shells have variables of their own, such as
    // WSREP_STATUS.
    if (word === word.toUpperCase() && !forms.some((form) => ROWS.has(form))) continue
    const isProduct = name !== last && IS_PRODUCT.has(last.slice(0, last.indexOf('_')))
    return { name: name.replaceAll('_', '-'), certainty: certaintyOf(forms.at(-1) ?? name, isProduct) }
  }
  return undefined
}

function withoutPrefix(name: string): string {
  const end = name.indexOf('_')
  return PREFIXES.has(name.slice(0, end)) ? name.slice(end + 1) : name
}

/** @param isProduct whether the word has a product's name in front, as in `mysql_port`, which makes it more certain */
function certaintyOf(bare: string, isProduct: boolean): ServerWord['certainty'] {
  const isEveryday = !bare.includes('_') || EVERYDAY.has(bare)
  if (isEveryday) return isProduct && ROWS.get(bare)?.speed !== 'none' ? 'sure' : 'everyday'
  return LIKELY.has(bare) && !isProduct ? 'likely' : 'sure'
}
