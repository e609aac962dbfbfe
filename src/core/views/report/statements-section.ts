/** Statements of a user's own workload that take longer or shorter, and their current execution plans. */

import { FALSE_STATEMENT } from '../../comparison/statement-effects.ts'
import type { CellFound } from '../../result/gated-costs.ts'
import type { Result, ResultStatement } from '../../result/result.ts'
import { shorten } from '../../wording/escape.ts'
import { change, count, fineShare, milliseconds } from '../../wording/figures.ts'
import { comparedStatements, failureText } from '../../wording/statement-wording.ts'
import { asItIs } from '../../wording/wording.ts'
import { interval } from './changes-section.ts'
import { placeOf } from './place.ts'
import {
  type Block,
  figure,
  type Inline,
  left,
  list,
  name,
  paragraph,
  right,
  section,
  strong,
  table,
  UNKNOWN,
} from './report.ts'

const MOST_ROWS = 20
const TABLE_CHARACTERS = 8_000
const MOST_FAILURES = 10
/** Statements that are shown with their text and plans. */
const MOST_SHOWN = 8
/** Lines and characters of one text or plan, in a view with little room. */
const MOST_LINES = 40
const TEXT_CHARACTERS = 1_500
/** Characters of a plan's line in a terminal. */
const LINE_CHARACTERS = 60
const VERDICTS: Readonly<Record<ResultStatement['verdict'], 'regressed' | 'pass' | 'inconclusive'>> = {
  slower: 'regressed',
  added: 'inconclusive',
  faster: 'pass',
  removed: 'pass',
  'no change': 'pass',
  'too rare': 'inconclusive',
}

interface Changed {
  readonly found: CellFound
  readonly statement: ResultStatement
}

/** Empty if no user's own workload was measured. */
export function statementsTable(result: Result): Block[] {
  const compared = comparedStatements(result)
  if (compared.length === 0) return []
  const all = compared.flatMap((found) => (found.statements ?? []).map((statement) => ({ found, statement })))
  const isOf = (...verdicts: readonly ResultStatement['verdict'][]) =>
    all.filter(({ statement }) => verdicts.includes(statement.verdict))
  const changed = isOf('slower', 'faster', 'added', 'removed').toSorted(byCost)
  const failures = new Set(all.map(({ statement }) => failureText(statement, asItIs)).filter((text) => text !== ''))
  return section(
    { id: 'statements', title: 'Per statement', inMarkdown: 'folded', priority: 0 },
    changed.length === 0 ? [] : paragraph(legend()),
    changedTable(changed, compared.length > 1),
    paragraph(restText(isOf('no change').length, isOf('too rare').length, changed.length)),
    list(
      [...failures].map((text) => name(text)),
      { most: MOST_FAILURES, rest: more('failing statement') },
    ),
    changed.slice(0, MOST_SHOWN).flatMap(({ statement }) => shown(statement)),
  )
}

function more(what: string): (many: number) => string {
  return (many) => (many > 0 ? `${count(many, `more ${what}`)} in result.json.` : '')
}

function legend(): string {
  const sure = `${Math.round(100 * (1 - FALSE_STATEMENT))} of 100 runs`
  return `Time of one execution. The intervals of all statements hold at once in ${sure}; they explain the change and decide nothing.`
}

/** The statements that lengthen transactions most come first. */
function byCost({ statement: one }: Changed, { statement: other }: Changed): number {
  return (other.explained ?? 0) - (one.explained ?? 0)
}

function changedTable(changed: readonly Changed[], hasPlaces: boolean): Block[] {
  const columns = [
    left('statement'),
    ...(hasPlaces ? [left('in')] : []),
    right('ms before'),
    right('ms now'),
    right('change'),
    right('interval'),
    right('share of time'),
    right('transaction time'),
    left('verdict'),
  ]
  const rows = changed.map(({ found, statement }) => [
    name(statement.name),
    ...(hasPlaces ? [placeOf(found)] : []),
    figure(statement.before?.milliseconds ?? null, milliseconds),
    figure(statement.now?.milliseconds ?? null, milliseconds),
    strong(figure(statement.change, change)),
    statement.change === null ? UNKNOWN : interval(statement),
    shareOf(statement),
    figure(statement.explained, change),
    { kind: 'verdict', verdict: VERDICTS[statement.verdict], text: statement.verdict } as const,
  ])
  return table('Time per statement', columns, rows, {
    most: MOST_ROWS,
    room: TABLE_CHARACTERS,
    rest: more('statement'),
  })
}

/** "31 % → 38 %". */
function shareOf({ before, now }: ResultStatement): Inline {
  const part = (side: ResultStatement['now']) => (side === null ? UNKNOWN : figure(side.share, fineShare))
  return [part(before), ' → ', part(now)]
}

/** "7 others: no change; 2 were too rare to tell." */
function restText(same: number, rare: number, changed: number): string {
  const others = changed === 0 ? count(same, 'statement') : count(same, 'other')
  const parts = [...(same > 0 ? [`${others}: no change`] : []), ...(rare > 0 ? [`${rare} ran too rarely to tell`] : [])]
  return parts.length === 0 ? '' : `${parts.join('; ')}.`
}

/**
 * Its text and how the server executed it before and does now: folded where there is room, else the first line that
 * differs.
 */
function shown({ name: own, sql, plan }: ResultStatement): Block[] {
  const code = (text: string) =>
    ({
      ...({ kind: 'code', language: 'text', lines: text.split('\n') } as const),
      limit: { most: MOST_LINES, room: TEXT_CHARACTERS, rest: more('line') },
    }) as const
  const blocks: Block[] = [
    ...(sql === undefined ? [] : [code(sql)]),
    ...(plan === undefined
      ? []
      : [...paragraph('Plan before:'), code(plan.before), ...paragraph('Plan now:'), code(plan.after)]),
  ]
  if (blocks.length === 0) return []
  const title = `${shorten(own)}: statement${plan === undefined ? '' : ', and its plan before and now'}`
  return [
    { kind: 'details', title, blocks, views: ['markdown', 'html'] },
    ...(plan === undefined ? [] : paragraph([name(own), `: ${planText(plan)}`], ['terminal'])),
  ]
}

/** "plan was “range on orders”, is “full scan of orders”". */
function planText({ before, after }: NonNullable<ResultStatement['plan']>): string {
  const [old, own] = [before.split('\n'), after.split('\n')]
  const differing = old.findIndex((line, nth) => line !== own[nth])
  const at = differing < 0 ? old.length : differing
  const lineOf = (lines: readonly string[]) => shorten((lines[at] ?? '').trim(), LINE_CHARACTERS)
  return `the plan had “${lineOf(old)}”, and has “${lineOf(own)}” now`
}
