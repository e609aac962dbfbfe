/**
 * Results that an older version wrote, before effects were kept, with their raw slices in today's form: read, judged again,
 * and found as they were, but for what an estimate of today says otherwise within its interval.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readResults } from '../../src/commands/read-results.ts'
import type { Explanation } from '../../src/core/attribution/attribution.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { hasInterval, type Result } from '../../src/core/result/result.ts'
import { accept } from '../../src/core/verdict/judgement.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/results-of-0.1.0')
const NAMES = ['attributed', 'held', 'open', 'passed', 'regressed', 'restless', 'shard-1', 'shard-2']
const VERDICTS = { attributed: 'regressed', held: 'regressed', open: 'inconclusive', passed: 'pass' }

function written(name: string): Result {
  return JSON.parse(readFileSync(join(FOLDER, name, 'result.json'), 'utf8'))
}

function replayed(...names: readonly string[]): Result {
  const { recorded, run, judgement, time } = readResults(names.map((name) => join(FOLDER, name)))
  return makeResult(accept(judgement, recorded[0].result.accepted), run, time)
}

/** Without the fields that came later. */
function asThen({
  comparisons,
  twin,
  history,
  commit: _,
  imported: __,
  timeline: ___,
  advice: ____,
  coverage: _____,
  warnings,
  scenarios,
  causes,
  explanation,
  ranking,
  ...result
}: Result) {
  const codes = warnings.map(({ code }) => code).filter((code) => code !== 'shards-missing')
  return {
    ...result,
    ranking: ranking.map(({ workload, threads, entries }) => [
      workload,
      threads,
      entries.map(({ scenario }) => scenario),
    ]),
    comparisons: comparisons.map(withoutRule),
    twin: twin.map(({ effect: _, change: __, low: ___, high: ____, ...figures }) => figures),
    history: history === null ? null : { ...history, isUnknown: undefined },
    warnings: codes,
    scenarios: scenarios.map(({ host: _, cpuCapacity: __, price: ___, pageMisses: ____, ...scenario }) => scenario),
    causes: causes.map(({ together: _, ...cause }) => cause),
    explanation: explanation && withoutMethod(explanation),
  }
}

/** What could have been found, and what is said of what stays undecided, is of the rule that judges today. */
function withoutRule(comparison: Result['comparisons'][number]) {
  const { effect: _, detectable: __, sufficientSeconds: ___, label, confirmed, ...rest } = comparison
  const { change: ____, low: _____, high: ______, ...figures } = rest
  return figures.verdict === 'inconclusive' ? figures : { ...figures, label, confirmed }
}

/** Every configuration was started, in those days. */
function withoutMethod({ method: _, switched, started, disagrees, startOnly, ...explanation }: Explanation) {
  return explanation
}

describe('a result of an older version', () => {
  it.each(NAMES)('%s has the verdicts and figures that it had', (name) => {
    const [before, after] = [written(name), replayed(name)]
    // A part of a plan by itself is no pass, nor is it one that regressed any better.
    expect(asThen(after)).toEqual(asThen(before))
    for (const [index, { low, change, high }] of before.comparisons.filter(hasInterval).entries()) {
      const now = after.comparisons.filter(hasInterval)[index]
      expect(Math.abs((now?.change ?? Number.NaN) - change)).toBeLessThan((high - low) / 4)
      expect(((now?.high ?? Number.NaN) - (now?.low ?? Number.NaN)) / (high - low)).toBeCloseTo(1, 0)
    }
  })

  it.each(Object.entries(VERDICTS))('%s is %s', (name, verdict) => expect(replayed(name).verdict).toBe(verdict))

  it('of all parts of a plan is joined to one', () => {
    const { verdict, plan, comparisons } = replayed('shard-2', 'shard-1')
    expect(verdict).toBe('regressed')
    expect(plan.shard).toBeNull()
    expect(comparisons.map(({ scope, threads }) => [scope, threads])).toEqual([
      ['cell', 8],
      ['cell', 1],
      ['mean', 0],
    ])
  })

  it('has the effects of what can be measured again, from its slices', () => {
    const { comparisons, twin } = replayed('regressed')
    expect(comparisons.filter(hasInterval)).toEqual(comparisons)
    for (const { effect, change, low, high } of [...comparisons.filter(hasInterval), ...twin]) {
      expect(Math.expm1(effect?.mean ?? 0)).toBeCloseTo(change, 12)
      // A symmetric interval around it, of more than two standard errors to either side.
      expect((Math.log1p(high) - Math.log1p(low)) / 2 / (effect?.standardError ?? 0)).toBeGreaterThan(1.96)
    }
  })
})
