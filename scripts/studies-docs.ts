/** The table of docs/studies/performance-schema.md, made from the figures in docs/studies/data. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { between } from './markdown.ts'

const DATA = resolve(import.meta.dirname, '../docs/studies/data')
export const STUDY_DOCUMENT = resolve(DATA, '../performance-schema.md')

export type Row = ReadonlyMap<string, string>

/** The document with a row for each scenario: the studies' medians over thread counts, and the intervals of qpsgate. */
export function withStudies(document: string): string {
  const first = rowsOf('pfs-rds-polardb.csv', ',').filter((row) => row.get('workload')?.startsWith('ApsaraDB RDS'))
  const second = rowsOf('pfs-alibaba-blog.csv', ';')
  const [titles = [], ...own] = linesOf('pfs-qpsgate.csv', ',')
  const head = ['scenario', 'first study, reads, writes', 'second study', ...titles.filter((_, at) => at % 3 === 1)]
  const cells = own.map(([name = '', ...figures]) => [
    `\`${name}\``,
    ...[first, second].map((rows) => medians(rows, name)),
    ...[0, 3, 6, 9].map((at) => interval(figures.slice(at, at + 3).map(Number))),
  ])
  return between(document, 'studies', table(head, cells))
}

/** A Markdown table with aligned columns, as the repository's formatter writes it. */
export function table(head: readonly string[], cells: readonly string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...cells].map((row) => row[at]?.length ?? 0)))
  const rule = widths.map((width) => `:${'-'.repeat(width - 1)}`)
  const rows = [head, rule, ...cells].map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | '))
  return rows.map((row) => `| ${row} |\n`).join('')
}

function linesOf(name: string, separator: string): string[][] {
  const text = readFileSync(resolve(DATA, name), 'utf8').replace('\ufeff', '')
  const lines = text.trim().replaceAll(/"[^"\n]*"/g, (quoted) => quoted.slice(1, -1).replaceAll(separator, ''))
  return lines.split(/\r?\n/).map((line) => line.split(separator))
}

export function rowsOf(name: string, separator: string): Row[] {
  const [titles = [], ...lines] = linesOf(name, separator)
  return lines.map((line) => new Map(titles.map((title, at) => [title, line[at] ?? ''])))
}

/** Such as "−12.2, −20.7": median change in percent against `pfsoff` of reads, and of writes; empty without figures. */
function medians(rows: readonly Row[], scenario: string): string {
  const median = (workload: string) => {
    const own = rows.filter((row) => row.get('workload')?.endsWith(workload))
    const changes = own.map((row) => 100 * (Number(row.get(scenario)) / Number(row.get('pfsoff')) - 1))
    return changes.toSorted((one, other) => one - other)[(changes.length - 1) / 2] ?? Number.NaN
  }
  const both = ['read-only', 'write-only'].map(median)
  return both.some(Number.isNaN) ? '' : both.map(signed).join(', ')
}

function interval([change = 0, low = 0, high = 0]: readonly number[]): string {
  return `${signed(change)} (${signed(low)} … ${signed(high)})`
}

function signed(figure: number): string {
  return figure.toFixed(1).replace('-', '−')
}
