/** Changes that people committed, by the lists of commits in bench/histories/, as option files before and after. */
import { isAtLeast } from '../../src/core/families/family.ts'
import { ROWS, removalOf } from '../../src/core/options/option-table.ts'
import { expectedChange, type RepositoryList, UNSET } from '../histories/list.ts'
import type { OptionFiles } from './changes.ts'

export interface RealChange extends OptionFiles {
  readonly isKeptBack: boolean
  /** The server that has most of the variables. */
  readonly server: 'MariaDB' | 'MySQL'
}

/** Names in the lists that are not variables. */
const NO_VARIABLE = /^(?:image|version)$/
/** More lines than people look at as one change. */
const MOST_VARIABLES = 4

/**
 * The first commits of all repositories, then the second ones, and so on: by the hashes of the commits, which are as
 * good as random. Only commits that change few variables, from and to values that the list has.
 *
 * @param most how many of those that are kept back, and how many of the others
 */
export function realChanges(lists: readonly RepositoryList[], most: number): RealChange[] {
  const ranked = lists.flatMap((list) => changesOf(list).map((change, rank) => ({ change, rank })))
  const changes = ranked.toSorted((one, other) => one.rank - other.rank).map(({ change }) => change)
  const open = changes.filter(({ isKeptBack }) => !isKeptBack)
  const keptBack = changes.filter(({ isKeptBack }) => isKeptBack)
  return [...open.slice(0, most), ...keptBack.slice(0, most)]
}

function changesOf({ repository, keptBack, commits }: RepositoryList): RealChange[] {
  return commits
    .toSorted((one, other) => one.commit.localeCompare(other.commit))
    .flatMap((commit) => {
      const values = commit.kind === 'database' ? commit.changes.flatMap(settingsOf) : []
      const isWhole = commit.kind === 'database' && values.length === commit.changes.length
      if (!isWhole || values.length > MOST_VARIABLES) return []
      const file = (side: 'before' | 'now') =>
        ['[mysqld]', ...values.flatMap((setting) => lineOf(setting.name, setting[side])), ''].join('\n')
      return {
        name: `${repository} ${commit.commit.slice(0, 8)}`,
        before: file('before'),
        after: file('now'),
        isKeptBack: keptBack === true,
        server: values.some(({ name }) => isOfMysqlAlone(name)) ? ('MySQL' as const) : ('MariaDB' as const),
      }
    })
}

interface Setting {
  readonly name: string
  readonly before: string
  readonly now: string
}

/** Nothing of a change that is no variable's, or of which the list does not have both values. */
function settingsOf(text: string): Setting[] {
  const { name, values } = expectedChange(text)
  if (values?.before === undefined || values.now === undefined || NO_VARIABLE.test(name)) return []
  return [{ name, before: values.before, now: values.now }]
}

function lineOf(name: string, value: string): string[] {
  if (value === UNSET) return []
  return [value === '' ? name : `${name} = ${value}`]
}

/** Whether MariaDB of today lacks the variable, and MySQL 5.7 has it. */
function isOfMysqlAlone(name: string): boolean {
  const row = ROWS.get(name)
  const gone = removalOf(name, 'mysql')
  const isInOldMysql = gone === undefined || isAtLeast(gone.removed, '8.0')
  return row?.family === 'mysql' || (removalOf(name, 'mariadb') !== undefined && isInOldMysql)
}
