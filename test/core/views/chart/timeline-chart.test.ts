import { compile, type TopLevelSpec } from 'vega-lite'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import type { TimedRun } from '../../../../src/core/result/timeline.ts'
import { timelineSpec } from '../../../../src/core/views/chart/timeline-chart.ts'
import { specToSvg } from '../../../../src/edges/chart/svg.ts'
import { levels, scenarioNames, sweepResult } from '../../../sweep-result.ts'
import { withTimeline } from '../../../sweep-timeline.ts'
import { vegaLiteErrors } from './vega-lite-errors.ts'

const SIZES = [
  { scenarios: 2, cells: 1, trials: 1 },
  { scenarios: 7, cells: 6, trials: 4 },
  { scenarios: 40, cells: 30, trials: 6 },
]

function sized({ scenarios, cells, trials }: (typeof SIZES)[number]): Result & TimedRun {
  return withTimeline(sweepResult({ scenarios: scenarioNames(scenarios), threads: levels(cells) }), trials)
}

type Datum = Readonly<Record<string, unknown>>

/** Data that have such a field. */
function dataWith(field: string, result: Result & TimedRun, width = 800): Datum[] {
  const found: Datum[] = []
  JSON.stringify(timelineSpec(result, { width }), (_, value) => {
    if (typeof value === 'object' && value !== null && field in value && !('mark' in value)) found.push(value)
    return value
  })
  return found
}

function barsOf(result: Result & TimedRun, row?: string): Datum[] {
  return dataWith('took', result).filter((bar) => row === undefined || bar.of === row)
}

function namesOf(result: Result & TimedRun): unknown[] {
  return dataWith('name', result).flatMap(({ name, row }) => (row === undefined ? [] : [name]))
}

describe('the timeline as a chart', () => {
  it.each(SIZES)(
    'of $scenarios scenarios, $cells cells and $trials trials is valid, and as wide as asked',
    async (size) => {
      for (const width of [360, 800, 1110]) {
        const spec = timelineSpec(sized(size), { width })
        expect(vegaLiteErrors(spec)).toEqual([])
        const messages: unknown[] = []
        const note = (...args: unknown[]) => messages.push(...args)
        const logger = { level: () => logger, error: note, warn: note, info: note, debug: () => logger }
        compile(spec as unknown as TopLevelSpec, { logger: logger as never })
        expect(messages).toEqual([])
        const drawn = Number(/<svg[^>]* width="([\d.]+)"/.exec(await specToSvg(spec))?.[1])
        expect(drawn).toBeGreaterThan(0.9 * width)
        expect(drawn).toBeLessThan(1.05 * width)
      }
    },
  )

  it('has a row for the run, each server and each cell, in the order of the plan', () => {
    const result = withTimeline(sweepResult({ scenarios: ['off', 'on'], workloads: ['reads'], threads: [1, 8] }))
    expect(namesOf(result)).toEqual(['run', 'off', 'off (second copy)', 'on', 'reads at 1', 'reads at 8'])
  })

  it('has a bar for every step, one after the other', () => {
    const result = withTimeline(sweepResult({ scenarios: ['off', 'on'], workloads: ['reads'] }), 2)
    const bars = barsOf(result, 'reads at 8')
    expect(bars.map(({ trial }) => trial)).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
    expect(bars.map(({ took }) => took).slice(0, 4)).toEqual(['0.3 s', '1.2 s', '10.0 s', '0.1 s'])
    for (const [index, bar] of bars.slice(1, 4).entries()) expect(bar.from).toBe(bars[index]?.to)
    expect(barsOf(result, 'on').map(({ step }) => String(step).replace(/ [\d.]+ %/, ''))).toEqual(
      Array.from({ length: 2 }, () => ['copying data', 'starting servers', 'setting up']).flat(),
    )
  })

  it('keeps rows of the same name apart', () => {
    const result = withTimeline(sweepResult({ scenarios: ['run', 'reads at 8'], workloads: ['reads'] }))
    expect(namesOf(result)).toEqual(['run', 'run', 'run (second copy)', 'reads at 8', 'reads at 8'])
    const rows = new Set(barsOf(result).map(({ row, of }) => `${row} ${of}`))
    expect(rows.size).toBe(5)
  })

  it('tells what was measured, and of every step of the run its share', () => {
    const result = withTimeline(sweepResult())
    const text = JSON.stringify(timelineSpec(result, { width: 800 }))
    const share = Number((100 * (result.measuredSeconds / result.seconds)).toFixed(0))
    expect(text).toContain(`pfs-overhead: ${share} % of ${result.seconds.toFixed(0)} s measured`)
    expect(text).toContain(`measuring ${Number((100 * (10 / result.seconds)).toPrecision(2))} %`)
  })

  it('has the sum of every row', () => {
    const result = withTimeline(sweepResult({ scenarios: ['off', 'on'], workloads: ['reads'] }))
    expect(dataWith('sum', result).map(({ sum }) => sum)).toContain('11.6 s')
  })

  it('leaves out the rows that took least where there are too many, and says how many', () => {
    const result = sized({ scenarios: 40, cells: 30, trials: 1 })
    expect(namesOf(result)).toHaveLength(60)
    expect(namesOf(result)[0]).toBe('run')
    expect(JSON.stringify(timelineSpec(result, { width: 800 }))).toContain('Not drawn: 12 rows with less time.')
  })

  it('leaves out steps that are no pixel wide all in all, and their names', () => {
    const base = withTimeline(sweepResult())
    const blink = { step: 'judge', from: 1, to: 1.001 } as const
    const timeline = [...base.timeline.filter(({ step }) => step !== 'judge'), blink]
    expect(barsOf(base).some(({ step }) => String(step).startsWith('judging'))).toBe(true)
    expect(JSON.stringify(timelineSpec({ ...base, timeline }, { width: 800 }))).not.toContain('judging')
  })

  it('takes names from anybody as text', async () => {
    const hostile = ['<script>alert(1)</script>', "'] + alert(1) + ['", 'datum.value', '\u202eevil']
    const result = withTimeline(sweepResult({ scenarios: hostile, workloads: hostile }))
    const svg = await specToSvg(timelineSpec(result, { width: 800 }))
    expect(svg).toContain('&lt;script&gt;')
    expect(svg).not.toContain('<script>')
    expect(svg).not.toContain('\u202e')
  })
})
