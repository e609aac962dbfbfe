/**
 * How many settings of real option files a workload shows: `npm run bench settings -- CLONES`, with the clones of
 * bench/histories. Of every repository the longest option file counts, then the second longest, up to forty.
 */

import { execFileSync } from 'node:child_process'
import { exercisesOfSetting } from '../../src/core/coverage/choose-cells.ts'
import { ROWS } from '../../src/core/options/option-table.ts'
import { mayAffectSpeed } from '../../src/core/setting/assess.ts'
import { variableForms, variableOf } from '../../src/core/setting/option-name.ts'
import { factsIn } from '../../src/core/sources/read-file.ts'
import { workloadFor } from '../../src/core/workloads/workloads.ts'
import { table } from '../figures.ts'
import { readLists } from '../histories/list.ts'
import { clonePath } from '../histories/replay.ts'

const MOST_FILES = 40
/** A shorter file is an example. */
const LEAST_SETTINGS = 5
const OPTION_FILE = /\.cnf(?:\.\w+)?$/

interface OptionFile {
  readonly path: string
  /** Its variables with an effect on speed, each once. */
  readonly variables: readonly string[]
}

export function benchSettings(args: readonly string[]): string[] {
  const [clones] = args
  if (clones === undefined) throw new Error('settings: give the folder of the clones')
  const byRank = readLists().flatMap((list) =>
    optionFiles(clonePath(clones, list), list.repository).map((file, rank) => ({ file, rank })),
  )
  const files = byRank.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_FILES)
  const all = files.flatMap(({ file }) => file.variables)
  const hidden = Map.groupBy(
    all.filter((variable) => !isShown(variable)),
    (variable) => variable,
  )
  const most = [...hidden].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 30)
  const shown = all.filter(isShown).length
  return [
    `${files.length} option files of ${new Set(files.map(({ file }) => file.path.split(':')[0])).size} repositories: ` +
      `${all.length} settings with an effect on speed, ${shown} of them shown (${Math.round((100 * shown) / all.length)}%).`,
    '',
    ...table(
      ['not shown', 'files'],
      most.map(([variable, some]) => [`\`${variable}\``, String(some.length)]),
    ),
  ]
}

/** The option files of a repository, the longest first. */
function optionFiles(clone: string, repository: string): OptionFile[] {
  const git = (...gitArgs: readonly string[]) =>
    execFileSync('git', ['-C', clone, ...gitArgs], { encoding: 'utf8', maxBuffer: 1 << 28 })
  const paths = git('ls-tree', '-r', '--name-only', 'HEAD')
    .split('\n')
    .filter((path) => OPTION_FILE.test(path))
  const files = paths.flatMap((path): OptionFile[] => {
    const variables = variablesIn(git('show', `HEAD:${path}`), path)
    return variables.length < LEAST_SETTINGS ? [] : [{ path: `${repository}:${path}`, variables }]
  })
  return files.toSorted((one, other) => other.variables.length - one.variables.length)
}

function variablesIn(text: string, path: string): string[] {
  const settings = factsIn(text, `${path}.in`).facts.filter(({ kind }) => kind === 'setting')
  const known = settings.flatMap(({ name, form }) => {
    const variable = variableOf(variableForms(name).findLast((each) => ROWS.has(each)) ?? '')
    const row = ROWS.get(variable)
    // Files, folders and accounts are places, whatever lies there.
    return form === 'option' &&
      row !== undefined &&
      (row.reach ?? 'nothing') === 'nothing' &&
      mayAffectSpeed({ name: variable })
      ? [variable]
      : []
  })
  return [...new Set(known)]
}

/** Whether a workload shows it, or the usual ones measure it, because nobody expects a difference. */
function isShown(variable: string): boolean {
  const exercises = exercisesOfSetting(variable)
  const hasWorkload = exercises.some((one) => one === 'any-statement' || workloadFor(one) !== undefined)
  return hasWorkload || ROWS.get(variable)?.speed === 'unlikely'
}
