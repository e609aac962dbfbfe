/**
 * Checks across several values of a workload file: names given twice, parameters without a `?`, references to nothing.
 */

import { COMMIT, MOST_STATEMENTS } from '../suite/own-workload.ts'
import {
  describeUnknown,
  describeValue,
  type KeyPath,
  listNames,
  MISSING,
  type ProblemDraft,
} from '../suite/problems.ts'
import type { YamlTree } from '../suite/yaml-tree.ts'
import { isMap } from '../suite/yaml-tree.ts'
import { parseParameter } from './notation.ts'
import { cutStatement } from './sql-text.ts'

/** Keys that a workload has exactly one of. */
export const SOURCES = ['schema', 'migrations', 'dump'] as const

/**
 * The beginning of statements that read or change rows. Others reach further: LOAD DATA LOCAL reads files of the
 * machine that drives the servers. A comment in front could hide one.
 */
const RUN_STATEMENT = /^\s*\(*\s*(?:select|insert|replace|update|delete|with)\b/i

/** Reads the raw values and skips all those of a wrong type, which the schema reports. */
export function checkWorkload(tree: YamlTree): ProblemDraft[] {
  const transactions = itemsAt(tree, ['transactions'])
  const statements = transactions.map(({ path }) => itemsAt(tree, [...path, 'statements']))
  return [
    ...checkSource(tree),
    ...distinctNames(tree, transactions),
    ...distinctNames(tree, statements.flat()),
    ...statements.flat().flatMap((statement) => [...checkName(tree, statement), ...checkSql(tree, statement)]),
    ...statements.flatMap((list) => checkReferences(tree, list)),
    ...checkCount(tree, statements.flat()),
    ...distinctNames(tree, itemsAt(tree, ['tables'])),
  ]
}

interface Item {
  readonly path: KeyPath
  readonly value: Readonly<Record<string, unknown>>
}

/** The maps of a list. */
function itemsAt(tree: YamlTree, path: KeyPath): Item[] {
  const list = path.reduce<unknown>(
    (value, step) =>
      isMap(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[step] : undefined,
    tree.value,
  )
  return Array.isArray(list)
    ? list.flatMap((value: unknown, index) => (isMap(value) ? [{ path: [...path, index], value }] : []))
    : []
}

function draft(tree: YamlTree, path: KeyPath, found: string, allowed: string): ProblemDraft {
  return { path, position: tree.positionOf(path), found, allowed }
}

function checkSource(tree: YamlTree): ProblemDraft[] {
  const given = SOURCES.filter((key) => tree.has([key]))
  const allowed = `one of ${SOURCES.join(', ')}`
  const [first, second] = given
  if (first === undefined) return [draft(tree, ['schema'], MISSING, allowed)]
  return second === undefined ? [] : [draft(tree, [second], `${second} beside ${first}`, allowed)]
}

function distinctNames(tree: YamlTree, items: readonly Item[]): ProblemDraft[] {
  const seen = new Set<unknown>()
  return items.flatMap(({ path, value: { name } }) => {
    if (typeof name !== 'string') return []
    const isSecond = seen.has(name)
    seen.add(name)
    return isSecond ? [draft(tree, [...path, 'name'], `a second ${describeValue(name)}`, 'every name once')] : []
  })
}

/** Each statement is counted, and so is the commit. */
function checkCount(tree: YamlTree, statements: readonly Item[]): ProblemDraft[] {
  const most = MOST_STATEMENTS - 1
  const path = statements[most]?.path
  return path === undefined ? [] : [draft(tree, path, `${statements.length} statements in all`, `at most ${most}`)]
}

function checkName(tree: YamlTree, { path, value: { name } }: Item): ProblemDraft[] {
  if (name !== COMMIT) return []
  return [draft(tree, [...path, 'name'], describeValue(name), `any other name: ${COMMIT} is what ends transactions`)]
}

function checkSql(tree: YamlTree, { path, value: { sql, parameters = [] } }: Item): ProblemDraft[] {
  if (typeof sql !== 'string') return []
  const { pieces, trouble } = cutStatement(sql)
  const here = [...path, 'sql']
  if (trouble !== undefined) return [draft(tree, here, trouble, 'one statement')]
  if (!RUN_STATEMENT.test(sql))
    return [draft(tree, here, describeValue(sql), 'SELECT, INSERT, REPLACE, UPDATE, DELETE or WITH')]
  const count = pieces.length - 1
  if (!Array.isArray(parameters) || parameters.length === count) return []
  return [draft(tree, [...path, 'parameters'], `${parameters.length} for ${count} times ? in sql`, 'one for each ?')]
}

/** A parameter can only equal an earlier one. */
function checkReferences(tree: YamlTree, statements: readonly Item[]): ProblemDraft[] {
  const known: string[] = []
  return statements.flatMap(({ path, value: { name, parameters } }) =>
    (Array.isArray(parameters) ? parameters : []).flatMap((text: unknown, index) => {
      const parameter = typeof text === 'string' ? parseParameter(text) : undefined
      const isWrong = parameter?.kind === 'same' && !known.includes(parameter.as)
      const earlier = known.length === 0 ? 'a parameter that comes before it in its transaction' : listNames(known)
      const drafts = isWrong
        ? [draft(tree, [...path, 'parameters', index], describeUnknown(parameter.as, known), earlier)]
        : []
      known.push(`${name}:${index + 1}`)
      return drafts
    }),
  )
}
