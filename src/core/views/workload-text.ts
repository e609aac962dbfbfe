/**
 * Output of `qpsgate workload`: what its file has, its share of the load, the omitted statements with reasons, and the
 * next steps.
 */

import { count, fineShare, share as shareText } from '../figures.ts'
import type { LeftOut, OwnWorkload } from '../suite/own-workload.ts'
import { escapeInvisible } from '../suite/problems.ts'
import { shellWord, shorten } from '../wording/escape.ts'
import { alignedRows } from './text-table.ts'

/** Columns of a line. */
const WIDTH = 120
const MOST_LEFT_OUT = 15

export interface LoadTold {
  /** "general log general.log". */
  readonly source: string
  readonly statements: number
  readonly isTimed: boolean
  readonly brokenLines: number
}

export function renderMix({ name, transactions, tables, standsFor }: OwnWorkload, load: LoadTold): string {
  const statements = transactions.reduce((sum, each) => sum + each.statements.length, 0)
  const parts = [
    count(transactions.length, 'transaction'),
    count(statements, 'statement'),
    count(tables.length, 'table'),
  ]
  const by = load.isTimed ? 'its time' : 'its statements'
  return [
    `workload ${escapeInvisible(name)}: ${parts.join(', ')}`,
    `from ${load.source}: ${count(load.statements, 'statement')}`,
    `stands for ${standsFor === undefined ? 'an unknown share' : shareText(Math.floor(1000 * standsFor) / 1000)} of the load, by ${by}`,
    ...(load.brokenLines > 0 ? [`not whole, and so not counted: ${load.brokenLines} lines or statements`] : []),
    '',
    '',
  ].join('\n')
}

/** Statements that the workload does not have; empty if it has all. */
export function renderLeftOut(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return ''
  const rows = leftOut
    .slice(0, MOST_LEFT_OUT)
    .map(({ share, why, sql }) => [fineShare(share), why, escapeInvisible(sql)])
  const more = leftOut.length - rows.length
  return [
    'left out',
    ...alignedRows([['share', 'why', 'statement'], ...rows], (column) => column === 0).map(
      (line) => `  ${shorten(line, WIDTH - 2)}`,
    ),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
    '',
  ].join('\n')
}

/** The files, and the next steps. */
export function renderWritten(
  { name }: OwnWorkload,
  folder: string,
  files: readonly string[],
  program: string,
): string {
  return [
    `written: ${files.map(escapeInvisible).join(', ')}`,
    '',
    'next',
    `  read ${escapeInvisible(files[0] ?? name)}, correct rows and shares, and commit the folder`,
    `  ${program} run --workloads ${shellWord(folder)} --base origin/main`,
    '',
  ].join('\n')
}
