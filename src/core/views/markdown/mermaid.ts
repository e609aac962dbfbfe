/** A chart that needs no picture: Mermaid, which GitHub draws itself. */

import type { CellKey } from '../../names.ts'
import type { Result } from '../../result/result.ts'
import { bySeverity } from '../../verdict/severity.ts'
import { markdownName, mermaidText } from '../../wording/escape.ts'
import { count } from '../../wording/figures.ts'
import { type ArmKey, armLabel, cellFinder, controlArm, shownArms, threadLevelsOf, workloadsOf } from '../cells.ts'
import { paragraphs } from './markdown-parts.ts'

/** Labels overlap beyond this many. */
const MOST_BARS = 12
const LONGEST_TITLE = 60

/**
 * QPS per scenario where there is one concurrency level, else QPS per level of the control and of the scenario that
 * matters most: lines have no legend, so more than two could not be told apart. Empty where there is nothing to draw.
 */
export function mermaidChart(result: Result): string {
  const [worst] = bySeverity(result.comparisons.filter(({ scope }) => scope === 'cell'))
  const workload = worst?.workload ?? workloadsOf(result)[0]
  const control = controlArm(result)
  if (workload === undefined || control === undefined) return ''
  const levels = threadLevelsOf(result, workload)
  const [only] = levels
  if (only === undefined) return ''
  if (levels.length === 1) return perScenario(result, { workload, threads: only })
  const [, candidate = control] = shownArms(result)
  return perLevel(result, workload, control, worst ? { scenario: worst.scenario, revision: 'head' } : candidate)
}

function perScenario(result: Result, key: CellKey): string {
  const find = cellFinder(result)
  const bars = shownArms(result)
    .flatMap((arm) => {
      const cell = find(arm, key)
      return cell === undefined ? [] : [{ label: armLabel(arm), qps: cell.qps }]
    })
    .slice(0, MOST_BARS)
  const title = `${key.workload}, ${count(key.threads, 'thread')}`
  const series = [{ kind: 'bar' as const, qps: bars.map(({ qps }) => qps) }]
  return chart(
    title,
    bars.map(({ label }) => label),
    series,
  )
}

function perLevel(result: Result, workload: string, control: ArmKey, candidate: ArmKey): string {
  const find = cellFinder(result)
  const points = threadLevelsOf(result, workload).flatMap((threads) => {
    const [reference, own] = [find(control, { workload, threads }), find(candidate, { workload, threads })]
    return reference === undefined || own === undefined ? [] : [{ threads, reference: reference.qps, own: own.qps }]
  })
  const drawn = chart(
    `${workload}, by threads`,
    points.map(({ threads }) => String(threads)),
    [
      { kind: 'line', qps: points.map(({ reference }) => reference) },
      { kind: 'line', qps: points.map(({ own }) => own) },
    ],
  )
  const legend = `First line: ${markdownName(armLabel(control))}, second line: ${markdownName(armLabel(candidate))}.`
  return drawn === '' ? '' : paragraphs(drawn, legend)
}

interface MermaidSeries {
  readonly kind: 'bar' | 'line'
  readonly qps: readonly number[]
}

/** `xychart-beta`: the name without "-beta" is not known to older servers. The axis starts at zero. */
function chart(title: string, labels: readonly string[], series: readonly MermaidSeries[]): string {
  const highest = Math.max(0, ...series.flatMap(({ qps }) => qps))
  if (labels.length === 0 || !(highest > 0)) return ''
  const texts = labels.map((label) => mermaidText(label))
  // Bars of one name would be drawn onto each other.
  const unique =
    new Set(texts).size === texts.length ? texts : labels.map((label, index) => mermaidText(`${index + 1} ${label}`))
  return [
    '```mermaid',
    'xychart-beta',
    `  title ${mermaidText(title, LONGEST_TITLE)}`,
    `  x-axis [${unique.join(', ')}]`,
    `  y-axis "QPS" 0 --> ${highest < 1 ? figureText(1.05 * highest) : Math.ceil(1.05 * highest)}`,
    ...series.map(({ kind, qps }) => `  ${kind} [${qps.map(figureText).join(', ')}]`),
    '```',
  ].join('\n')
}

/** Whole queries; less than one with three figures. */
function figureText(qps: number): string {
  return qps > 0 && qps < 1 ? String(Number(qps.toPrecision(3))) : qps.toFixed(0)
}
