import { compile, type TopLevelSpec } from 'vega-lite'
import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../../src/core/attribution/attribution.ts'
import type { Result } from '../../../../src/core/result/result.ts'
import { chartSpec } from '../../../../src/core/views/chart/chart-spec.ts'
import { specToSvg } from '../../../../src/edges/chart/svg.ts'
import { cause, causeSetting, explanation } from '../../../builders.ts'
import { sweepResult } from '../../../sweep-result.ts'
import { vegaLiteErrors } from './vega-lite-errors.ts'

interface Bar {
  readonly tone: string
  readonly setting: string
  readonly from: number
  readonly to: number
}

const SECOND = cause({ settings: [causeSetting({ name: 'general-log' })], change: -0.056, low: -0.066, high: -0.046 })
/** Sum of −14.1 % and −5.6 %, each with its own time per query. */
const SUM = 1 / (1 + 0.141 / 0.859 + 0.056 / 0.944) - 1

function resultOf(causes: readonly Cause[], about: Partial<Explanation> = {}): Result {
  const sum = { change: SUM, low: SUM - 0.02, high: SUM + 0.02 }
  const rest = -0.196 - SUM
  const interaction = { change: rest, low: rest - 0.02, high: rest + 0.02 }
  const scenario = { scenario: 'pfson_conon_insoff', reference: 'pfsoff' }
  return sweepResult({ overrides: { causes, explanation: explanation({ sum, interaction, ...scenario, ...about }) } })
}

/** All lists of data with such a field. */
function dataWith(result: Result, field: string, width = 800): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  JSON.stringify(chartSpec(result, { width }), (_, value) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && field in value && !('mark' in value))
      found.push(value)
    return value
  })
  return found
}

function bars(result: Result): Bar[] {
  return (dataWith(result, 'tone') as unknown as Bar[]).filter(({ from, to }) => from !== to)
}

function numbers(result: Result): unknown[] {
  return dataWith(result, 'number')
    .filter((datum) => typeof datum.row === 'number')
    .map(({ number }) => number)
}

describe('the waterfall', () => {
  it('is drawn only where a setting is to blame', () => {
    expect(bars(sweepResult())).toEqual([])
    expect(bars(resultOf([cause({ verdict: 'innocent' })]))).toEqual([])
    expect(bars(resultOf([cause()]))).not.toEqual([])
  })

  it('leads from the reference down to the whole, each bar from where the one above ends', () => {
    const [first, second, rest, whole, ...more] = bars(resultOf([cause(), SECOND]))
    expect(more).toEqual([])
    expect([first?.from, first?.to]).toEqual([0, -0.141])
    expect(second?.from).toBe(-0.141)
    expect(second?.to).toBeCloseTo(SUM, 4)
    expect(rest).toMatchObject({ tone: 'rest', from: second?.to, to: -0.196 })
    expect(whole).toMatchObject({ tone: 'whole', from: 0, to: -0.196 })
  })

  it('has the cost by itself beside every bar', () => {
    expect(numbers(resultOf([cause(), SECOND]))).toEqual(['0.0 %', '−14.1 %', '−5.6 %', '−1.3 %', '−19.6 %'])
  })

  it('ends the causes at their sum where one costs more on top of another that it needs', () => {
    const sum = { change: -0.19, low: -0.2, high: -0.18 }
    const [, second] = bars(resultOf([cause(), SECOND], { sum }))
    expect(second?.to).toBe(-0.19)
  })

  it('takes a cost that was found from the head as what taking it back gives', () => {
    const sum = { change: -0.02, low: -0.03, high: -0.01 }
    // Taking it back from a server with 0.5 of the speed gives 0.1 of its time.
    const whole = { change: -0.5, low: -0.51, high: -0.49 }
    const about = { whole, sum: { ...sum, change: 1 / 1.2 - 1 } }
    const [first] = bars(resultOf([cause({ kind: 'from the head', change: -0.1, low: -0.11, high: -0.09 })], about))
    expect(first?.to).toBeCloseTo(1 / 1.2 - 1, 4)
  })

  it('leaves out what has no figures, and keeps bars as they are where the sum is a gain', () => {
    const unknown = cause({ change: null, low: null, high: null })
    expect(bars(resultOf([unknown]))).toEqual([])
    const gain = { change: 0.01, low: 0, high: 0.02 }
    const [first, ...rest] = bars(resultOf([unknown, cause()], { sum: gain }))
    expect([first?.from, first?.to]).toEqual([0, -0.141])
    expect(rest.map(({ tone }) => tone)).toEqual(['rest', 'whole'])
  })

  it('has the dearest first', () => {
    const settings = bars(resultOf([SECOND, cause()])).map(({ setting }) => setting)
    expect(settings.slice(0, 2)).toEqual(['sync-binlog my.cnf:12', 'general-log my.cnf:12'])
  })

  it('says how it is to be read, by what the costs are', () => {
    const shown = (method: Explanation['method']) =>
      JSON.stringify(chartSpec(resultOf([cause()], { method }), { width: 2000 }))
    expect(shown('started')).toContain('Each bar adds time per query')
    expect(shown('switched')).toContain('Each bar starts where the one above ends; the last bar is the total.')
    expect(shown('switched')).not.toContain('time per query')
  })

  it('has 95 % intervals about the ends of the bars', () => {
    const intervals = dataWith(resultOf([cause()], { sum: { change: -0.141, low: -0.15, high: -0.13 } }), 'low').filter(
      ({ tone }) => tone !== undefined,
    )
    expect(intervals[0]).toMatchObject({ low: -0.152, high: -0.13 })
    expect(intervals.at(-1)).toMatchObject({ low: -0.21, high: -0.182 })
  })

  it('names the setting and its line, without the folders', () => {
    const pair = [12, 15].map((line) => causeSetting({ name: `x${line}`, place: { file: 'etc/mysql/my.cnf', line } }))
    const settings = bars(resultOf([cause({ settings: pair, kind: 'together' })])).map(({ setting }) => setting)
    expect(settings[0]).toBe('x12 + x15 my.cnf:12, 15')
  })

  it('breaks the name of an instrument between its parts', () => {
    const name = 'instruments statement/sql/alter_table'
    const shown = dataWith(resultOf([cause({ settings: [causeSetting({ name })] })]), 'name', 360)
    expect(shown.map((datum) => datum.name)).toContain('instruments \nstatement/sql/\nalter_table\nmy.cnf:12')
  })

  it('has exactly ten bars of causes at most, the last of them for all that follow', () => {
    const causesOf = (count: number) => Array.from({ length: count }, () => SECOND)
    const tones = (count: number) => bars(resultOf(causesOf(count))).filter(({ tone }) => tone === 'cause')
    expect(tones(10)).toHaveLength(10)
    expect(tones(11)).toHaveLength(10)
    expect(tones(11).at(-1)?.setting).toBe('2 more settings to blame')
  })
})

describe('the waterfall of costs that add up', () => {
  const share = (change: number, overrides: Partial<Cause> = {}) =>
    cause({ kind: 'share', change, low: change - 0.01, high: change + 0.01, ...overrides })
  const [FIRST, NEXT] = [share(-0.2), share(-0.1)]
  const INNOCENT = share(-0.02, { verdict: 'innocent' })

  /** The search's figures: ln(1 + cost) adds up, over all causes to the whole, over those to blame to the sum. */
  function sharedResult(causes: readonly Cause[]): Result {
    const product = (some: readonly Cause[]) => some.reduce((all, { change }) => all * (1 + (change ?? 0)), 1) - 1
    const figures = (change: number) => ({ change, low: change - 0.01, high: change + 0.01 })
    const [whole, sum] = [product(causes), product(causes.filter(({ verdict }) => verdict === 'to blame'))]
    const sums = { whole: figures(whole), sum: figures(sum), interaction: figures(whole - sum) }
    return resultOf(causes, { method: 'switched', ...sums })
  }

  it('takes each from what is left, then all others, and ends exactly at head', () => {
    const [first, next, others, whole, ...more] = bars(sharedResult([NEXT, FIRST, INNOCENT]))
    expect(more).toEqual([])
    expect(first).toMatchObject({ from: 0, to: -0.2 })
    expect(next).toMatchObject({ from: -0.2, to: -0.28 })
    expect(others).toMatchObject({ tone: 'rest', setting: 'all others', from: -0.28, to: -0.2944 })
    expect(whole).toMatchObject({ tone: 'whole', from: 0, to: -0.2944 })
  })

  it('has the cost beside every bar, that of all others as a share of what is left too', () => {
    expect(numbers(sharedResult([FIRST, NEXT, INNOCENT]))).toEqual(['0.0 %', '−20.0 %', '−10.0 %', '−2.0 %', '−29.4 %'])
  })

  it('has its intervals where the bars end', () => {
    const [first, next, others] = dataWith(sharedResult([FIRST, NEXT, INNOCENT]), 'low').filter(
      ({ tone }) => tone !== undefined,
    )
    expect(first).toMatchObject({ low: -0.21, high: -0.19 })
    expect(next).toMatchObject({ low: -0.288, high: -0.272 })
    expect(others).toMatchObject({ low: -0.3044, high: -0.2844 })
  })

  it('has no others where all are to blame', () => {
    const all = bars(sharedResult([FIRST, NEXT]))
    expect(all.map(({ tone }) => tone)).toEqual(['cause', 'cause', 'whole'])
    expect(all.at(1)?.to).toBe(all.at(2)?.to)
  })

  it('has one bar for the causes beyond ten, with what they cost together', () => {
    const result = sharedResult([...Array.from({ length: 12 }, () => NEXT), INNOCENT])
    const shown = bars(result)
    expect(shown.at(-3)).toMatchObject({ setting: '3 more settings to blame', from: -0.6126, to: -0.7176 })
    expect(numbers(result).at(-3)).toBe('−27.1 %')
    expect(shown.at(-2)?.to).toBe(shown.at(-1)?.to)
  })
})

describe('the picture', () => {
  const long = `${'instruments wait/synch/'.repeat(5)}%`
  const hostile = [
    '"</script><script>alert(1)</script>',
    "datum['x'] \u0000\u202e{signal}\n",
    '<image href="http://x/">',
  ]
  const examples: Readonly<Record<string, Result>> = {
    'two causes': resultOf([cause(), SECOND]),
    'shares that lose everything': resultOf([cause({ kind: 'share', change: -1, low: -1, high: 3 }), SECOND], {
      method: 'switched',
      sum: { change: -1, low: -1, high: 1 },
    }),
    'long names': resultOf(
      [cause({ settings: [causeSetting({ name: long }), causeSetting({ name: long })] }), SECOND],
      {
        scenario: 'x'.repeat(64),
        reference: 'y'.repeat(64),
        workload: 'z'.repeat(64),
      },
    ),
    'hostile names': resultOf(
      hostile.map((name) => cause({ settings: [causeSetting({ name, place: { file: name, line: 1 } })] })),
    ),
    'figures that do not fit': resultOf([cause({ change: -1, low: -3, high: 2 }), cause({ change: 0.5 })], {
      sum: { change: -1, low: -2, high: 1 },
      whole: { change: 3, low: -1, high: 9 },
    }),
  }

  it.each(Object.keys(examples))('of %s is valid, without a warning, and keeps to its width', async (name) => {
    const result = examples[name]
    if (result === undefined) throw new Error(`no example ${name}`)
    for (const width of [400, 1200]) {
      const spec = chartSpec(result, { width })
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
  })

  it('has names from outside as data only, never in an expression', () => {
    const spec = chartSpec(resultOf([cause({ settings: [causeSetting({ name: hostile[1] ?? '' })] })]), { width: 800 })
    JSON.stringify(spec, (key, value: unknown) => {
      if (['field', 'labelExpr', 'expr', 'signal', 'calculate', 'filter', 'test'].includes(key))
        expect(JSON.stringify(value)).not.toMatch(/datum\['x'\]|\{signal/)
      return value
    })
  })
})
