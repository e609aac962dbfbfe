import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { compile, type TopLevelSpec } from 'vega-lite'
import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../../src/core/attribution/attribution.ts'
import type { Result } from '../../../../src/core/result/result.ts'
import { chartSpec } from '../../../../src/core/views/chart/chart-spec.ts'
import { specToSvg } from '../../../../src/edges/chart/svg.ts'
import { cause, causeSetting, explanation } from '../../../builders.ts'
import { sweepResult } from '../../../sweep-result.ts'

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
  return dataWith(result, 'tone') as unknown as Bar[]
}

function numbers(result: Result): unknown[] {
  return dataWith(result, 'number')
    .filter((datum) => typeof datum.y === 'number')
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

  it('has 95 % intervals about the ends of the bars', () => {
    const intervals = dataWith(resultOf([cause()], { sum: { change: -0.141, low: -0.15, high: -0.13 } }), 'least')
    expect(intervals[0]).toMatchObject({ least: -0.152, most: -0.13 })
    expect(intervals.at(-1)).toMatchObject({ least: -0.21, most: -0.182 })
  })

  it('names the setting and its line, without the folders', () => {
    const pair = [12, 15].map((line) => causeSetting({ name: `x${line}`, place: { file: 'etc/mysql/my.cnf', line } }))
    const settings = bars(resultOf([cause({ settings: pair, kind: 'together' })])).map(({ setting }) => setting)
    expect(settings[0]).toBe('x12 + x15 my.cnf:12, 15')
  })

  it('has exactly ten bars of causes at most, the last of them for all that follow', () => {
    const causesOf = (count: number) => Array.from({ length: count }, () => SECOND)
    const tones = (count: number) => bars(resultOf(causesOf(count))).filter(({ tone }) => tone === 'cause')
    expect(tones(10)).toHaveLength(10)
    expect(tones(11)).toHaveLength(10)
    expect(tones(11).at(-1)?.setting).toBe('2 more settings to blame')
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
  const file = join(import.meta.dirname, '../../../../node_modules/vega-lite/build/vega-lite-schema.json')
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(readFileSync(file, 'utf8')))

  it.each(Object.keys(examples))('of %s is valid, without a warning, and keeps to its width', async (name) => {
    const result = examples[name]
    if (result === undefined) throw new Error(`no example ${name}`)
    for (const width of [400, 1200]) {
      const spec = chartSpec(result, { width })
      expect(validate(spec) ? [] : validate.errors).toEqual([])
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
