/**
 * Checks that concern several values of a workload file: duplicate names, parameters without a `?`, references to
 * nothing.
 */

import { describeUnknown, describeValue, type KeyPath, listNames, MISSING, type ProblemDraft } from '../problems.ts'
import { COMMIT, MOST_STATEMENTS } from '../scenario/own-load.ts'
import type { YamlTree } from '../yaml-tree.ts'
import { hasExecutedComment } from './sql-scanner.ts'
import { cutStatement } from './sql-text.ts'
import type { WorkloadForm } from './workload-form.ts'

export const SOURCES = ['schema', 'migrations', 'dump'] as const

/**
 * Only statements that read or change rows may run, because others reach further: LOAD DATA LOCAL reads files of the
 * machine that drives the servers. A comment must not come first, because it could hide such a statement.
 */
const RUN_STATEMENT = /^[\s(]*(?:select|insert|replace|update|delete|with)\b/i

/**
 * Comments that servers run as SQL are refused: other statements could hide in them, and versions differ in what they
 * run.
 */
const EXECUTED_FOUND = 'a comment that servers run as SQL (/*! or /*M!)'
const EXECUTED_ALLOWED = 'its SQL without the comment, comments of words (/* … */), and optimizer hints (/*+ … */)'

/**
 * After this many problems, unknown references are not reported any more, because each is compared with all parameters.
 */
const MOST_PROBLEMS = 100

/** @param form each of its values was already checked by itself */
export function checkWorkload(form: WorkloadForm, tree: YamlTree): ProblemDraft[] {
  const drafts: ProblemDraft[] = []
  const draft = (path: KeyPath, actual: string, allowed: string) =>
    drafts.push({ path, position: tree.positionOf(path), actual, allowed })
  const count = form.transactions.reduce((sum, { statements }) => sum + statements.length, 0)
  // One place is left for the commit, because the script counts it as a statement, too.
  if (count >= MOST_STATEMENTS) draft(['transactions'], `${count} statements in all`, `at most ${MOST_STATEMENTS - 1}`)
  const names = new Set<string>()
  const once = (name: string, path: KeyPath) => {
    const key = `${path.at(-2)} ${name}`
    if (names.has(key)) draft([...path, 'name'], `a second ${describeValue(name)}`, 'every name once')
    names.add(key)
  }
  const [first, second] = SOURCES.filter((key) => form[key] !== undefined)
  const sources = `one of ${SOURCES.join(', ')}`
  if (first === undefined) draft(['schema'], MISSING, sources)
  if (second !== undefined) draft([second], `${second} beside ${first}`, sources)
  for (const [at, transaction] of form.transactions.entries()) {
    const earlier = new Set<string>()
    once(transaction.name, ['transactions', at])
    for (const [index, { name, sql, parameters }] of transaction.statements.entries()) {
      const path = ['transactions', at, 'statements', index]
      once(name, path)
      if (name === COMMIT)
        draft([...path, 'name'], describeValue(name), `any other name: ${COMMIT} is what ends transactions`)
      const { pieces, trouble } = cutStatement(sql)
      const places = pieces.length - 1
      if (trouble !== undefined) draft([...path, 'sql'], trouble, 'one statement')
      else if (!RUN_STATEMENT.test(sql))
        draft([...path, 'sql'], describeValue(sql), 'SELECT, INSERT, REPLACE, UPDATE, DELETE or WITH')
      else if (hasExecutedComment(sql)) draft([...path, 'sql'], EXECUTED_FOUND, EXECUTED_ALLOWED)
      else if (parameters.length !== places)
        draft([...path, 'parameters'], `${parameters.length} for ${places} times ? in sql`, 'one for each ?')
      for (const [place, parameter] of parameters.entries()) {
        // A parameter can only equal an earlier one, whose value is known already.
        if (parameter.kind === 'same' && !earlier.has(parameter.as) && drafts.length < MOST_PROBLEMS) {
          const allowed = listNames([...earlier]) || 'a parameter that comes before it in its transaction'
          draft([...path, 'parameters', place], describeUnknown(parameter.as, [...earlier]), allowed)
        }
        earlier.add(`${name}:${place + 1}`)
      }
    }
  }
  for (const [at, { name }] of form.tables.entries()) once(name, ['tables', at])
  return drafts
}
