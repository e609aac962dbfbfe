/** Costs of a change other than QPS: only figures that surely differ. */
import { FALSE_COST, LEAST_COST_CHANGE } from '../../comparison/cost-effects.ts'
import type { CellFound } from '../../result/gated-costs.ts'
import type { Result, ResultCost } from '../../result/result.ts'
import { costAmount, costName } from '../../wording/cost-wording.ts'
import { change, count, rate, share } from '../../wording/figures.ts'
import { interval } from './changes-section.ts'
import { placeOf } from './place.ts'
import { type Block, figure, type Inline, left, paragraph, right, section, strong, table } from './report.ts'

const MOST_ROWS = 20
const TABLE_CHARACTERS = 8_000
/** Per cent of larger figures are hard to read. */
const MANY_TIMES = 10

interface Differing {
  readonly found: CellFound
  readonly cost: ResultCost
}

/** Empty if nothing differs. */
export function costsTable({ comparisons }: Result): Block[] {
  const cells = comparisons.filter((found) => found.scope === 'cell')
  const differing = cells.flatMap((found): Differing[] =>
    (found.costs ?? []).flatMap((cost) => (isShown(cost) ? [{ found, cost }] : [])),
  )
  const hasGated = differing.some(({ cost }) => cost.gated !== undefined)
  const rows = differing
    .toSorted(byChange)
    .map(({ found, cost }) => [
      costName(cost.cost),
      ...(cells.length > 1 ? [placeOf(found)] : []),
      figure(cost.before, (amount) => costAmount(cost.cost, amount)),
      figure(cost.now, (amount) => costAmount(cost.cost, amount)),
      strong(figure(cost.change, changeOrTimes)),
      intervalOf(cost),
      ...(hasGated ? [judged(cost)] : []),
    ])
  const columns = [
    left('per transaction'),
    ...(cells.length > 1 ? [left('in')] : []),
    ...[right('before'), right('now'), right('change'), right('95 % interval')],
    ...(hasGated ? [left('verdict')] : []),
  ]
  const rest = (more: number) => (more > 0 ? `${count(more, 'more figure')} in result.json.` : '')
  return section(
    { id: 'costs', title: 'Other costs', inMarkdown: 'folded', priority: 0 },
    rows.length === 0 ? [] : paragraph(legend()),
    table('Other costs', columns, rows, { most: MOST_ROWS, room: TABLE_CHARACTERS, rest }),
  )
}

/** "+12.0 %", or "× 326" of a cost that grew many times. */
function changeOrTimes(value: number): string {
  return 1 + value < MANY_TIMES ? change(value) : `× ${rate(1 + value)}`
}

function intervalOf(cost: ResultCost): Inline {
  if (1 + cost.change < MANY_TIMES) return interval(cost)
  const times = (value: number) => figure(value, () => `× ${rate(1 + value)}`)
  return [times(cost.low), ' … ', times(cost.high)]
}

/** Whether it differs surely, or has a limit and did not pass. */
function isShown({ differs, gated }: ResultCost): boolean {
  return differs || (gated !== undefined && gated.verdict !== 'pass')
}

function judged({ gated }: ResultCost): Inline {
  if (gated === undefined) return 'not gated'
  const { verdict, tolerance, label } = gated
  const told = verdict === 'pass' ? 'within limit' : verdict === label ? verdict : `${verdict}: ${label}`
  return [{ kind: 'verdict', verdict, text: told }, ` (limit ${share(tolerance)})`]
}

function legend(): string {
  const runs = `${Math.round(100 * (1 - FALSE_COST))} of 100 runs`
  return `Figures that differ surely, by at least ${share(LEAST_COST_CHANGE)}: in ${runs} of an unchanged configuration there are none.`
}

/** The largest change first, in whichever direction. */
function byChange({ cost: one }: Differing, { cost: other }: Differing): number {
  const size = ({ change: found }: ResultCost) => Math.abs(Math.log1p(Math.max(-0.999_999, found)))
  return size(other) - size(one)
}
