/** Words of any file that name a variable of a server, in any of the spellings that people use. */

import { variableForms } from '../options/option-names.ts'
import { OPTIONS, OptionIndex, ROWS } from '../options/option-table.ts'
import words from './words.json' with { type: 'json' }

export interface ServerWord {
  /** Name of the option: lower case, dashes, without prefixes that are not the server's. */
  readonly name: string
  /**
   * `sure`: the word means nothing else in any file; `likely`: other programs have it too; `everyday`: it counts only
   * as a flag, or next to other variables.
   */
  readonly certainty: 'sure' | 'likely' | 'everyday'
}

/** By whole names, and by the patterns of components that no other program has. */
const KNOWN = new OptionIndex(({ name }) =>
  !DECIDES_MORE.test(name) && (!name.includes('*') || OF_COMPONENTS.test(name)) ? name : undefined,
)
/** Options that decide which others count, or whether the server serves at all: nothing that can be measured. */
const DECIDES_MORE =
  /^(?:(?:no_|print_)?defaults|validate_config$|help$|verbose$|version|login_path|initialize|init_file$|bootstrap$|identity$|license$)/
const OF_COMPONENTS =
  /^(?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|audit_log|server_audit|validate_password|tokudb|mysqlx)[_*]/

/** Beginnings of names that are the server's behind any prefix. */
const COMPONENT =
  /_((?:innodb|binlog|performance_schema|aria|myisam|wsrep|rocksdb|gtid|group_replication|rpl_semi_sync|slow_query_log|sync_binlog|general_log|long_query_time|query_cache)(?:_.+)?)$/
/** What roles, images and charts put before the name of a variable. */
const PREFIX = /^(?:mysql|mysqld|mariadb|mariadbd|percona|galera|pxc|rds|aurora|cloudsql|db|database|my|cnf|config)_/

/** Names that other programs use as well: of everything, and of other databases. */
const EVERYDAY = new Set(words.everyday)
const LIKELY = new Set(words.likely)

/** Words that names begin with: most words of any text have none of them. */
const FIRST_WORDS = new Set(OPTIONS.flatMap(({ name }) => name.split(/[_.*]/, 1)))

const ONE_PART = /^[a-z]+$/

const LONGEST_WORD = 128
const remembered = new Map<string, ServerWord | undefined>()
/** Words that are remembered; hostile files have more of them. */
const MOST_REMEMBERED = 50_000

/** The variable that a word names; undefined: none. */
export function serverWord(word: string): ServerWord | undefined {
  if (word.length > LONGEST_WORD || (ONE_PART.test(word) && !FIRST_WORDS.has(word))) return undefined
  if (remembered.has(word)) return remembered.get(word)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const found = lookUp(word)
  remembered.set(word, found)
  return found
}

function lookUp(word: string): ServerWord | undefined {
  const isMixed = /[a-z][A-Z]/.test(word) && !/[_-]/.test(word)
  const written = (isMixed ? word.replace(/([a-z\d])([A-Z])/g, '$1_$2') : word).toLowerCase().replaceAll('-', '_')
  if (!written.split(/[_.]/).some((part) => FIRST_WORDS.has(part))) return undefined
  const last = written.slice(written.lastIndexOf('.') + 1)
  const candidates = [
    ...(ROWS.has(written) ? [written] : []),
    last,
    last.replace(PREFIX, ''),
    last.replace(PREFIX, '').replace(PREFIX, ''),
  ]
  const component = COMPONENT.exec(last)?.[1]
  for (const name of component === undefined ? candidates : [...candidates, component]) {
    const forms = variableForms(name)
    const variable = KNOWN.find(...forms)
    if (variable === undefined) continue
    const bare = forms.at(-1) ?? name
    const isProduct = name !== last && /^(?:mysqld?|mariadbd?|percona|galera)_/.test(last)
    return { name: name.replaceAll('_', '-'), certainty: certaintyOf(bare, isProduct) }
  }
  return undefined
}

/** @param isProduct whether the product's name stands before it */
function certaintyOf(bare: string, isProduct: boolean): ServerWord['certainty'] {
  if (!bare.includes('_') || EVERYDAY.has(bare)) return 'everyday'
  return LIKELY.has(bare) && !isProduct ? 'likely' : 'sure'
}
