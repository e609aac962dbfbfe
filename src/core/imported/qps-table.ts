/**
 * A table of QPS. Long: a row an observation, with the columns scenario, workload, threads and qps. Wide: a row a cell,
 * with the columns workload and threads, and one for every scenario.
 */
import { listNames, nearest, quote } from '../suite/problems.ts'
import type { Problem } from '../suite/suite.ts'
import { type CsvRow, parseCsv } from './csv.ts'
import {
  foundText,
  NAME_FORM,
  NUMBER_FORM,
  nameOf,
  type Observation,
  positiveNumber,
  type ReadObservations,
  THREADS_FORM,
  threadCount,
} from './observation.ts'

const REQUIRED = ['scenario', 'workload', 'threads', 'qps']
const LATENCIES = ['latency_ms', 'p95_ms']
const LONG = [...REQUIRED, ...LATENCIES, 'trial']
const WIDE = ['workload', 'threads', 'trial']
const WANTED =
  'scenario, workload, threads and qps, in any order, also latency_ms, p95_ms and trial; or workload, threads and a column ' +
  'for each scenario'

interface Column {
  /** As written, without surrounding blanks. */
  readonly name: string
  /** In small letters. */
  readonly key: string
  /** 0-based. */
  readonly index: number
}

/** Columns of an observation in a row, and the scenario if the header names it. */
interface ObservationColumns {
  readonly scenario: Column | string
  readonly qps: Column
}

interface Layout {
  readonly columns: readonly Column[]
  readonly observations: readonly ObservationColumns[]
  readonly isWide: boolean
}

type Complain = (line: number, path: string, found: string, allowed: string) => undefined

/**
 * Everything wrong with the table is reported at once. In a wide table, an empty field is an observation that there is
 * not.
 */
export function readQpsTable(text: string, file: string): ReadObservations {
  const problems: Problem[] = []
  const complain: Complain = (line, path, found, allowed) => {
    problems.push({ file, line, path, found, allowed })
    return undefined
  }
  const observations = readTable(text, file, complain)
  return { observations, problems }
}

function readTable(text: string, file: string, complain: Complain): Observation[] {
  const parsed = parseCsv(text)
  if (parsed.kind === 'problem') {
    const { line, found, allowed } = parsed.problem
    complain(line, '', found, allowed)
    return []
  }
  const [header, ...rows] = parsed.rows
  if (header === undefined || rows.length === 0) {
    complain(
      header?.line ?? 1,
      '',
      header === undefined ? 'an empty file' : 'a header without rows',
      `rows of ${WANTED}`,
    )
    return []
  }
  const layout = layoutOf(header, complain)
  return layout === undefined ? [] : rows.flatMap((row) => observationsOf(row, layout, file, complain))
}

/** Undefined if the columns do not tell their content. */
function layoutOf({ fields, line }: CsvRow, complain: Complain): Layout | undefined {
  const columns = fields.map((field, index) => ({ name: field.trim(), key: field.trim().toLowerCase(), index }))
  const isWide = !columns.some(({ key }) => key === 'scenario' || key === 'qps')
  const missing = (isWide ? ['workload', 'threads'] : REQUIRED).filter((key) => !columns.some((one) => one.key === key))
  const others = columns.filter(({ key }) => !(isWide ? WIDE : LONG).includes(key))
  const wrong = [
    ...columns.flatMap((column) => doubtful(column, columns)),
    ...others.flatMap((column) => (isWide ? noScenario(column) : unknown(column))),
    ...(missing.length > 0 || (isWide && others.length === 0) ? [missingFrom(columns, missing)] : []),
  ]
  for (const { path, found, allowed } of wrong) complain(line, path, found, allowed)
  if (wrong.length > 0) return undefined
  if (isWide) return { columns, isWide, observations: others.map((qps) => ({ scenario: qps.name, qps })) }
  const [scenario, qps] = [columnOf(columns, 'scenario'), columnOf(columns, 'qps')]
  return { columns, isWide, observations: scenario && qps ? [{ scenario, qps }] : [] }
}

type WrongColumn = Pick<Problem, 'path' | 'found' | 'allowed'>

function doubtful(column: Column, columns: readonly Column[]): WrongColumn[] {
  const path = `column ${column.index + 1}`
  if (column.name === '') return [{ path, found: 'a column without a name', allowed: WANTED }]
  const isSecond = columns.some(({ name, key, index }) => index < column.index && sameColumn({ name, key }, column))
  return isSecond ? [{ path, found: `a second ${quote(column.name)}`, allowed: 'each column once' }] : []
}

/** Names of scenarios may differ only in capitals; those of columns may not. */
function sameColumn(one: Pick<Column, 'name' | 'key'>, other: Column): boolean {
  return LONG.includes(one.key) ? one.key === other.key : one.name === other.name
}

/** An unknown column may distinguish two observations, which would pass for repetitions without it. */
function unknown({ name, key, index }: Column): WrongColumn[] {
  if (name === '') return []
  const meant = nearest(key, LONG)
  const hint = meant === undefined ? '' : ` (did you mean ${quote(meant)}?)`
  const allowed = `${LONG.join(', ')}; write what else tells figures apart into workload, and leave the rest out`
  return [{ path: `column ${index + 1}`, found: `unknown column ${quote(name)}${hint}`, allowed }]
}

function noScenario({ name, key, index }: Column): WrongColumn[] {
  const path = `column ${index + 1}`
  if (LATENCIES.includes(key))
    return [{ path, found: `${quote(name)} in a table with a column for each scenario`, allowed: LONG.join(', ') }]
  if (name === '' || nameOf(name) !== undefined) return []
  return [{ path, found: `a scenario called ${quote(name)}`, allowed: NAME_FORM }]
}

function missingFrom(columns: readonly Column[], missing: readonly string[]): WrongColumn {
  const there = listNames(columns.map(({ name }) => name))
  const lacking = missing.length === 0 ? 'no scenario' : `no ${missing.join(', ')}`
  return { path: 'header', found: `${lacking} among the columns ${there}`, allowed: WANTED }
}

function columnOf(columns: readonly Column[], key: string): Column | undefined {
  return columns.find((column) => column.key === key)
}

function observationsOf({ line, fields }: CsvRow, layout: Layout, file: string, complain: Complain): Observation[] {
  const { columns, isWide } = layout
  if (fields.length !== columns.length) {
    complain(line, '', `${fields.length} fields`, `${columns.length}, as many as the header has columns`)
    return []
  }
  const textOf = (column: Column | undefined) => (column === undefined ? '' : (fields[column.index] ?? '').trim())
  const read = <T>(column: Column | undefined, parse: (text: string) => T | undefined, form: string): T | undefined => {
    const text = textOf(column)
    return parse(text) ?? complain(line, pathOf(column), foundText(text), form)
  }
  const optional = (key: string) => {
    const column = columnOf(columns, key)
    return textOf(column) === '' ? null : (read(column, positiveNumber, NUMBER_FORM) ?? null)
  }
  const workload = read(columnOf(columns, 'workload'), nameOf, NAME_FORM)
  const threads = read(columnOf(columns, 'threads'), threadCount, THREADS_FORM)
  const rest = {
    tps: null,
    latencyMs: { avg: optional('latency_ms'), p95: optional('p95_ms'), p99: null },
    trial: textOf(columnOf(columns, 'trial')) || null,
    place: { file, line },
  }
  return layout.observations.flatMap((own) => {
    if (isWide && textOf(own.qps) === '') return []
    const scenario = typeof own.scenario === 'string' ? own.scenario : read(own.scenario, nameOf, NAME_FORM)
    const qps = read(own.qps, positiveNumber, NUMBER_FORM)
    const isWhole = scenario !== undefined && workload !== undefined && threads !== undefined && qps !== undefined
    return isWhole ? [{ scenario, workload, threads, qps, ...rest }] : []
  })
}

function pathOf(column: Column | undefined): string {
  return column === undefined ? '' : `column ${column.index + 1} (${column.name})`
}
