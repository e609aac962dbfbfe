/** How the knowledge of settings is written down, so that it reads as a table: two lines for each variable. */
import { type Exercise, isExercise } from '../suite/exercises.ts'
import type { Fork, ManualPage } from './manual-pages.ts'

/** Whether a new value counts at once, or when the server is started again. */
export type TakesEffect = 'live' | 'start'

/** Variables of one page of the manual. */
export interface SettingTable {
  readonly page: ManualPage
  /** Undefined: both have them. */
  readonly fork?: Fork
  /**
   * Two lines a variable: `name | when | exercises | counters | since`, of which the last two may be left out, and, indented,
   * what it is for. When: `live` or `start`, or both with a slash where MySQL (first) and MariaDB (second) differ. Counters
   * that only one of them has are marked, as in `mysql:TempTable_count_hit_max_ram`. Since: the first version that is known to
   * have it, as in `since 8.0.30`.
   */
  readonly text: string
}

/** What is known of a variable of one fork or of both. */
export interface SettingRow {
  /** As servers list it: lower case, underscores. With * where it stands for several. */
  readonly name: string
  readonly page: ManualPage
  readonly fork: Fork | undefined
  readonly takesEffect: Readonly<Record<Fork, TakesEffect>>
  readonly exercisedBy: readonly [Exercise, ...Exercise[]]
  /** Names in SHOW GLOBAL STATUS that grow where the setting is exercised, or matters. */
  readonly counters: Readonly<Record<Fork, readonly string[]>>
  /** First version that is known to have it, where that is later than the first of those described. */
  readonly since: string | undefined
  /** What it is for: half a sentence, lower case, no full stop. */
  readonly purpose: string
}

/** Throws where the text is not a table: that is a mistake of ours. */
export function rowsOf({ page, fork, text }: SettingTable): readonly SettingRow[] {
  const entries = text.trim().split(/\n(?! )/)
  return entries.map((entry) => {
    const [head = '', ...purpose] = entry.split('\n')
    const [name = '', when = '', exercises = '', counters = '', since = ''] = head.split('|').map((cell) => cell.trim())
    const [first, ...rest] = listed(exercises).map((word) => {
      if (!isExercise(word)) throw new Error(`${name}: found ${word}; allowed: an exercise`)
      return word
    })
    if (first === undefined || purpose.length !== 1) throw new Error(`found ${entry}; allowed: two lines`)
    return {
      ...{ name, page, fork, takesEffect: readWhen(name, when), exercisedBy: [first, ...rest] },
      counters: { mysql: countersOf('mysql', counters), mariadb: countersOf('mariadb', counters) },
      since: /^since ([\d.]+)$/.exec(since)?.[1],
      purpose: purpose.join('').trim(),
    }
  })
}

function readWhen(name: string, when: string): Readonly<Record<Fork, TakesEffect>> {
  const [mysql, mariadb = mysql] = when.split('/')
  if (!isWhen(mysql) || !isWhen(mariadb)) throw new Error(`${name}: found ${when}; allowed: live, start or both`)
  return { mysql, mariadb }
}

function isWhen(word: string | undefined): word is TakesEffect {
  return word === 'live' || word === 'start'
}

function countersOf(fork: Fork, cell: string): readonly string[] {
  return listed(cell).flatMap((counter) => {
    const [owner, name] = counter.includes(':') ? counter.split(':') : [fork, counter]
    return owner === fork && name !== undefined ? [name] : []
  })
}

function listed(cell: string): readonly string[] {
  return cell.split(/[,\s]+/).filter((word) => word !== '')
}
