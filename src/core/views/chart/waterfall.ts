/** How the settings to blame add up to the whole: cause by cause, from the reference down to head. */

import type { Result } from '../../result/result.ts'
import { causesByVerdict, figuresOf } from '../../wording/cause-wording.ts'
import { changeAndRange, count } from '../../wording/figures.ts'
import { explainedCell } from '../../wording/verdict-text.ts'
import { asItIs, causeName, linesOf } from '../../wording/wording.ts'
import { worstFirst } from '../cells.ts'
import { type ChartTheme, COLOURS } from './chart-theme.ts'
import { panelTitle, rounded, rowPanel, type VegaPart } from './row-panel.ts'

/** Bars of causes at most; those beyond are one bar. */
const MOST_BARS = 10
const BAR_HEIGHT = 12
const LEAST_CHANGE = -0.99
/** Changes that differ by less are drawn as one. */
const DRAWN = 5e-5

/** Empty if no setting is to blame. */
export function waterfallPanels(result: Result, theme: ChartTheme): VegaPart[] {
  const { explanation } = result
  const rows = barsOf(result)
  if (explanation === null || rows.length === 0) return []
  const { verdict, line, faintText, text } = COLOURS[theme]
  return [
    rowPanel({
      ...{ rows, theme, tones: { cause: verdict.regressed, rest: line, whole: faintText } },
      farthest: explanation.whole.change,
      title: panelTitle('Cost of each setting', [
        ...(explainsWorst(result) ? [] : [explainedCell(explanation, asItIs)]),
        'Each bar starts where the one above ends. Lines are 95 % intervals.',
      ]),
      marks: ({ x, y, color }) => [
        {
          mark: { type: 'rule', strokeWidth: BAR_HEIGHT, clip: true, aria: false },
          encoding: { x: x('from'), x2: { field: 'to' }, y, color },
        },
        {
          transform: [{ filter: 'isNumber(datum.low)' }],
          mark: { type: 'rule', strokeWidth: 2, color: text, clip: true, aria: false },
          encoding: { x: x('low'), x2: { field: 'high' }, y },
        },
      ],
    }),
  ]
}

/** Whether the causes are those of the comparison that the verdict names. */
function explainsWorst({ comparisons, explanation }: Result): boolean {
  const [worst] = worstFirst(comparisons)
  return (['rule', 'scenario', 'workload', 'threads'] as const).every((key) => worst?.[key] === explanation?.[key])
}

/**
 * Costs compound: each applies to the speed that those before leave. Settings that need one another cost more together
 * than one by one, so the bars are stretched to end exactly where the sum of the causes does.
 */
function barsOf(result: Result) {
  const { explanation } = result
  const blamed = causesByVerdict(result).blamed.flatMap((cause) => {
    const found = figuresOf(cause)
    return found === undefined ? [] : [{ cause, found }]
  })
  if (explanation === null || blamed.length === 0) return []
  const { whole, sum, interaction } = explanation
  const total = blamed.reduce((all, { found }) => all + logOf(found.change), 0)
  const stretch = total < 0 && sum.change < 0 ? logOf(sum.change) / total : 1
  let reached = 0
  const bars = blamed.map(({ cause, found }) => {
    const start = reached
    const after = (change: number) => Math.exp(start + stretch * logOf(change)) - 1
    reached += stretch * logOf(found.change)
    const place = linesOf(cause.settings.flatMap((setting) => setting.place ?? []))
    const name = [causeName(cause, asItIs), place].filter((part) => part !== '').join(', ')
    const to = after(found.change)
    return bar('cause', name, Math.exp(start) - 1, to, { low: after(found.low), high: after(found.high) }, found)
  })
  const end = Math.exp(reached) - 1
  const shown = bars.length > MOST_BARS ? bars.slice(0, MOST_BARS - 1) : bars
  const more = bars[shown.length]
  const rest = { low: sum.change + interaction.low, high: sum.change + interaction.high }
  return [
    ...shown,
    ...(more ? [bar('cause', `${count(bars.length - shown.length, 'more setting')} to blame`, more.from, end)] : []),
    ...(Math.abs(whole.change - end) < DRAWN
      ? []
      : [bar('rest', 'interaction and all others', end, whole.change, rest)]),
    bar('whole', 'in all', 0, whole.change, whole, whole),
  ]
}

function bar(
  tone: 'cause' | 'rest' | 'whole',
  name: string,
  from: number,
  to: number,
  ends?: { readonly low: number; readonly high: number },
  found?: Parameters<typeof changeAndRange>[0],
) {
  const figures = found === undefined ? '' : changeAndRange(found)
  const interval = ends === undefined ? {} : { low: rounded(ends.low), high: rounded(ends.high) }
  return { tone, name, figures, from: rounded(from), to: rounded(to), ...interval }
}

function logOf(change: number): number {
  return Math.log1p(Math.max(LEAST_CHANGE, change))
}
