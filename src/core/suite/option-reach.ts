/**
 * What server options reach: options come from a pull request, and a server that strangers configure may touch nothing
 * but its own directory and its own socket. Each option of MySQL 9.7 and MariaDB 10.11 that could is decided by name, and
 * tests ask the servers themselves whether one is missing; options of other versions are decided by how they look.
 */
import type { OptionReach } from '../warnings/warning.ts'
import type { ServerOption } from './suite.ts'

/** Options that are left out, by why. */
const REFUSED = new Map<string, OptionReach>([
  ...named('place', 'basedir datadir tmpdir socket pid-file secure-file-priv log-error console'),
  ...named(
    'file',
    `general-log-file slow-query-log-file log-slow-query-file log-basename log-bin-index log-isam log-tc log-ddl-recovery
    relay-log relay-log-index relay-log-info-file master-info-file init-file core-file debug des-key-file
    innodb-buffer-pool-filename innodb-data-file-path innodb-temp-data-file-path
    ssl-ca ssl-cert ssl-crl ssl-key admin-ssl-ca admin-ssl-cert admin-ssl-crl admin-ssl-key
    mysqlx-ssl-ca mysqlx-ssl-cert mysqlx-ssl-crl mysqlx-ssl-key
    caching-sha2-password-private-key-path caching-sha2-password-public-key-path
    sha256-password-private-key-path sha256-password-public-key-path
    defaults-file defaults-extra-file login-path wsrep-dbug-option wsrep-status-file`,
  ),
  ...named(
    'directory',
    `character-sets-dir lc-messages-dir language chroot aria-log-dir-path replica-load-tmpdir slave-load-tmpdir
    innodb-data-home-dir innodb-log-group-home-dir innodb-undo-directory innodb-directories innodb-doublewrite-dir
    innodb-redo-log-archive-dirs innodb-temp-tablespaces-dir innodb-tmpdir
    ssl-capath ssl-crlpath admin-ssl-capath admin-ssl-crlpath mysqlx-ssl-capath mysqlx-ssl-crlpath
    ndb-tls-search-path wsrep-data-home-dir`,
  ),
  // The services of MySQL's error log are components, which it loads.
  ...named(
    'library',
    `plugin-dir plugin-load plugin-load-add early-plugin-load plugin-maturity allow-suspicious-udfs log-error-services
    wsrep-provider wsrep-provider-options`,
  ),
  ...named('program', 'wsrep-notify-cmd wsrep-sst-method'),
  // Tables of the engine FEDERATED are on other machines.
  ...named(
    'address',
    'port extra-port bind-address skip-networking create-admin-listener-thread federated ndb-connectstring ndb-mgmd-host',
  ),
  ...named('user', 'user'),
  ...named(
    'access',
    `skip-grant-tables local-infile unix-socket authentication-policy validate-user-plugins proxy-protocol-networks
    check-proxy-users caching-sha2-password-proxy-users sha256-password-proxy-users persist-only-admin-x509-subject
    wsrep-sst-auth`,
  ),
  ...named(
    'instance',
    `help verbose version no-defaults print-defaults no-login-paths getopt-prefix-matching daemonize bootstrap
    initialize initialize-insecure validate-config upgrade innodb-page-size innodb-undo-tablespaces
    lower-case-table-names read-only super-read-only innodb-read-only`,
  ),
  ...named('replication', 'server-id init-rpl-role'),
])

/** Beginnings of names whose options are all left out, later ones too; an entry above says more exactly why. */
const REFUSED_FAMILIES = new Map<string, OptionReach>([
  ...named('address', 'admin mysqlx feedback telemetry'),
  ...named('library', 'keyring'),
  ...named('instance', 'defaults'),
  ...named('replication', 'wsrep ndb ndbcluster ndbinfo group-replication report'),
])

/** Options that reach nothing although their names look like it. */
const HARMLESS = new Set(
  words(`
    aria-log-file-size aria-max-sort-file-size aria-pagecache-file-hash-size aria-sync-log-dir auto-generate-certs
    automatic-sp-privileges binlog-file-cache-size binlog-rotate-encryption-master-key-at-startup
    caching-sha2-password-auto-generate-rsa-keys delay-key-write encrypt-tmp-files ft-stopword-file host-cache-size
    ignore-db-dirs innodb-buffer-pool-in-core-file innodb-default-encryption-key-id innodb-disable-sort-file-cache
    innodb-doublewrite-files innodb-encryption-rotate-key-age innodb-file-per-table innodb-force-primary-key
    innodb-log-file-buffering innodb-log-file-mmap innodb-log-file-size innodb-native-foreign-keys innodb-open-files
    innodb-status-file innodb-validate-tablespace-paths keep-files-on-create key-buffer-size key-cache-age-threshold
    key-cache-block-size key-cache-division-limit key-cache-file-hash-size key-cache-segments large-files-support
    lower-case-file-system max-seeks-for-key max-user-connections myisam-max-sort-file-size old-style-user-limits
    open-files-limit optimizer-adjust-secondary-key-costs performance-schema-hosts-size
    performance-schema-max-file-classes performance-schema-max-file-handles performance-schema-max-file-instances
    performance-schema-max-program-instances performance-schema-max-socket-classes
    performance-schema-max-socket-instances performance-schema-users-size port-open-timeout
    replication-optimize-for-static-plugin-config restrict-fk-on-non-standard-key safe-user-create
    sha256-password-auto-generate-rsa-keys skip-host-cache sql-generate-invisible-primary-key sql-require-primary-key
    ssl ssl-cipher ssl-fips-mode ssl-session-cache-mode ssl-session-cache-timeout stored-program-cache
    stored-program-definition-cache table-encryption-privilege-check thread-pool-dedicated-listener
    tls-certificates-enforced-validation tls-ciphersuites tls-version user-variables version-malloc-library
    version-ssl-library
  `),
)

/** Options whose values have slashes that lead nowhere: names of instruments, tables and time zones, SQL, formats. */
const FREE_TEXT = new Set(
  words(`
    performance-schema-instrument performance-schema-logger performance-schema-meter default-time-zone
    innodb-ft-aux-table innodb-ft-server-stopword-table innodb-ft-user-stopword-table
    init-connect init-replica init-slave ft-boolean-syntax date-format datetime-format time-format
  `),
)

/** Parts of names that say what an option takes. */
const LOOKS = new Map<string, OptionReach>([
  ...named('directory', 'dir dirs directory directories path paths home chroot'),
  ...named('file', 'file files filename filenames basename ssl tls cert certs certificate certificates ca crl'),
  ...named('file', 'key keys keyring'),
  ...named('address', 'socket sockets port ports address addresses addr host hosts url uri listen listener bind'),
  ...named('address', 'network networks networking connectstring'),
  ...named('user', 'user users'),
  ...named('library', 'plugin plugins library libraries lib provider component components'),
  ...named('program', 'init script scripts command commands cmd program programs'),
  ...named('access', 'grant grants privilege privileges authentication proxy infile'),
])

/** What servers take off a name before they look it up again (MySQL manual, "Program Option Modifiers"). MariaDB adds autoset. */
const MODIFIER = /^(?:loose|skip|disable|enable|maximum|autoset)-/
/** The name of a key cache. MariaDB passes over one before any other option too: --x.datadir is --datadir (mysys/my_getopt.c). */
const KEY_CACHE = /^[^.]+\./

/** The names that a server may take the option for, the name as written first: lower case, with dashes. */
export function optionForms(name: string): readonly string[] {
  const forms = new Set([name.toLowerCase().replaceAll('_', '-')])
  // Forms that are added are looked at in their turn: --loose-x.skip-datadir is --datadir.
  for (const form of forms) for (const prefix of [MODIFIER, KEY_CACHE]) forms.add(form.replace(prefix, ''))
  return [...forms]
}

/** Why the option is left out; undefined where it reaches nothing, and so is given to the server. */
export function optionReach({ name, value }: Pick<ServerOption, 'name' | 'value'>): OptionReach | undefined {
  const forms = optionForms(name)
  const refused = forms.map(refusal).find((why) => why !== undefined)
  if (refused !== undefined || forms.some((form) => FREE_TEXT.has(form))) return refused
  return valueReach(value ?? '') ?? (forms.some((form) => HARMLESS.has(form)) ? undefined : nameReach(name))
}

/** SQL that the server runs for others: for every client that connects, or for its replication. */
const RUN_FOR_OTHERS = new Set(['init-connect', 'init-replica', 'init-slave'])
const ASSIGNMENT = /([\w.`@]+)\s*:?=\s*('(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|[^,\s]+)/g

/** A variable that a SET would make a server that is not ours reach out with, and why; undefined where there is none. */
export function assignmentReach(sql: string): { readonly name: string; readonly why: OptionReach } | undefined {
  if (!/^\s*set\b/i.test(sql)) return undefined
  return [...sql.matchAll(ASSIGNMENT)]
    .map(([, target = '', value = '']) => {
      const name = target.replaceAll('`', '').replace(/^.*\./, '').replaceAll('@', '')
      const isForOthers = RUN_FOR_OTHERS.has(name.toLowerCase().replaceAll('_', '-'))
      const why = isForOthers ? 'program' : optionReach({ name, value: value.replaceAll(/^['"]|['"]$/g, '') })
      return why === undefined ? undefined : { name, why }
    })
    .find((found) => found !== undefined)
}

function refusal(form: string): OptionReach | undefined {
  return REFUSED.get(form) ?? [...REFUSED_FAMILIES].find(([family]) => isOf(family, form))?.[1]
}

function isOf(family: string, form: string): boolean {
  return form === family || form.startsWith(`${family}-`) || form.startsWith(`${family}.`)
}

/** What a value leads to, whatever option it is for. */
function valueReach(value: string): OptionReach | undefined {
  if (/\.so(?:\b|$)/i.test(value)) return 'library'
  return /[/\\]/.test(value) ? 'path' : undefined
}

/** What an option takes by the look of its name. */
export function nameReach(name: string): OptionReach | undefined {
  const parts = optionForms(name)[0]?.split(/[-.]/) ?? []
  return parts
    .map((part) => LOOKS.get(part) ?? (/(?:dir|path)$/.test(part) ? 'directory' : undefined))
    .find((why) => why !== undefined)
}

/** Whether the option is decided by its name, and not only by how name and value look. */
export function isDecided(name: string): boolean {
  return optionForms(name).some((form) => refusal(form) !== undefined || HARMLESS.has(form) || FREE_TEXT.has(form))
}

function named(why: OptionReach, text: string): [string, OptionReach][] {
  return words(text).map((name) => [name, why])
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
