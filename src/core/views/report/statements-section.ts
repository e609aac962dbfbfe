/** Statements of a user's workload whose time changed, and how the server executes them. */

import { FALSE_STATEMENT } from '../../comparison/statement-effects.ts'
import { change, count, fineShare, milliseconds, range } from '../../figures.ts'
import type { Result, ResultComparison, ResultStatement } from '../../result/result.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'
import { figuresOf } from '../../wording/cause-wording.ts'
import { shorten } from '../../wording/escape.ts'
import { comparedStatements } from '../../wording/statement-wording.ts'
import { placeOf } from './changes-section.ts'
import {
  figure,
  left,
  name,
  type Part,
  paragraph,
  right,
  type Section,
  section,
  strong,
  table,
  UNKNOWN,
} from './report.ts'

const LIMIT = { most: 20, what: 'statement' } as const
/** Maximum number of statements that are shown with their text and execution plans, because these are long. */
const MOST_SHOWN = 8
const CODE_LIMIT = { most: 40, what: 'line' } as const
const WORSE: { readonly [verdict in ResultStatement['verdict']]?: VerdictKind } = {
  slower: 'regressed',
  added: 'inconclusive',
}

interface StatementInCell {
  readonly comparison: ResultComparison
  readonly statement: ResultStatement
}

export function statementsSection(result: Result): Section[] {
  const compared = comparedStatements(result)
  if (compared.length === 0) return []
  const all = compared.flatMap((comparison): StatementInCell[] =>
    (comparison.statements ?? []).map((statement) => ({ comparison, statement })),
  )
  const changed = all
    .filter(({ statement }) => isChanged(statement))
    .toSorted((one, other) => (other.statement.explained ?? 0) - (one.statement.explained ?? 0))
  const others = all.length - changed.length
  const rare = all.filter(({ statement }) => statement.verdict === 'too rare').length
  const sure = `${Math.round(100 * (1 - FALSE_STATEMENT))} of 100 runs`
  return section(
    'statements',
    'Per statement',
    changed.length === 0
      ? []
      : paragraph(`Time of one execution; all intervals hold at once in ${sure}. They explain, and decide nothing.`),
    table(
      'Time per statement',
      changed,
      [
        left('statement', ({ statement }) => name(statement.name)),
        compared.length > 1 && left('in', ({ comparison }) => placeOf(comparison)),
        right('ms before', ({ statement }) => figure(statement.before?.milliseconds, milliseconds)),
        right('ms now', ({ statement }) => figure(statement.now?.milliseconds, milliseconds)),
        right('change', ({ statement }) => strong(figure(statement.change, change))),
        right('interval', ({ statement }) => {
          const figures = figuresOf(statement)
          return figures === undefined ? UNKNOWN : range(figures)
        }),
        right('share of time', ({ statement: { before, now } }) =>
          [before, now].map((side) => figure(side?.share, fineShare)).join(' → '),
        ),
        right('transaction time', ({ statement }) => figure(statement.explained, change)),
        left('verdict', ({ statement: { verdict } }) => {
          return { kind: 'verdict', verdict: WORSE[verdict] ?? 'pass', text: verdict }
        }),
      ],
      LIMIT,
    ),
    paragraph(
      others === 0
        ? ''
        : `${count(others, changed.length === 0 ? 'statement' : 'other')} did not change${rare === 0 ? '' : `, of which ${rare} ran too rarely to tell`}.`,
    ),
    changed.slice(0, MOST_SHOWN).flatMap(({ statement }) => textAndPlans(statement)),
  )
}

export function isChanged({ verdict }: ResultStatement): boolean {
  return verdict !== 'no change' && verdict !== 'too rare'
}

/** Shows how the server executed the statement before and does now, because a changed plan often explains its time. */
function textAndPlans(statement: ResultStatement): Part[] {
  const { sql, plan } = statement
  const code = (text: string): Part => {
    return { kind: 'code', language: 'text', lines: text.split('\n'), limit: CODE_LIMIT }
  }
  const blocks: Part[] = sql === undefined ? [] : [code(sql)]
  if (plan !== undefined)
    blocks.push(...paragraph('Plan before:'), code(plan.before), ...paragraph('Plan now:'), code(plan.after))
  if (blocks.length === 0) return []
  const title = `${shorten(statement.name)}: statement${plan === undefined ? '' : ', and its plan before and now'}`
  return [{ kind: 'details', title, blocks }]
}
