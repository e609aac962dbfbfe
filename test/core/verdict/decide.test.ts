import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import { type Comparison, nameKey, relativeChange } from '../../../src/core/comparison/comparison.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { Effect } from '../../../src/core/stats/random-effects.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { CONFIRMATION_ALPHA, LOOK_ALPHA, LOOK_GROWTH, suspicionAlpha } from '../../../src/core/verdict/alpha.ts'
import { credibleStandings, decide, type LookRequest, takeLook } from '../../../src/core/verdict/decide.ts'
import type { Standing, Standings } from '../../../src/core/verdict/decision-state.ts'
import { differs, verdictOf } from '../../../src/core/verdict/judgement.ts'
import { compared, comparison, effect, plan, policy, simulatedSlices } from '../../builders.ts'
import { openAfter, suspected } from './standings.ts'

const TOLERANCE = 0.05
const MARGIN = -Math.log1p(-TOLERANCE)
const DF = 60
const POLICY = policy()
/** Time of the last look for the confirmation of a suspicion. */
const LATEST = 1.5
/** Standard errors at which bounds are reached from their estimate. */
const LOOK_REACH = studentTQuantile(1 - LOOK_ALPHA, DF)
const SUSPICION_REACH = studentTQuantile(1 - suspicionAlpha(1), DF)
const SHOWN_REACH = studentTQuantile(0.975, DF)
const CONFIRMATION_REACH = studentTQuantile(1 - CONFIRMATION_ALPHA, DF)
const JUST = 1e-9

const mean = fc.double({ min: -0.3, max: 0.3, noNaN: true })
const standardError = fc.double({ min: 1e-5, max: 0.2, noNaN: true })
const df = fc.double({ min: 1, max: 200, noNaN: true })
const share = fc.double({ min: 0.01, max: 1, noNaN: true })

/** A comparison in one cell with this effect on ln QPS. */
function at(of: { mean: number; standardError?: number; df?: number }, overrides: Partial<Comparison> = {}) {
  return comparison({ effect: effect({ standardError: 0.005, df: DF, ...of }), starts: 4, ...overrides })
}

/**
 * The parts of a squared standard error with this share for the spread of starts, and the rest for the noise of turns.
 */
function partsOf(standardError: number, ofStarts: number): Pick<Effect, 'within' | 'between'> {
  const part = (share: number) => ({ variance: share * standardError ** 2, df: DF })
  return { within: part(1 - ofStarts), between: part(ofStarts) }
}

/** With the change and the interval that belong to its effect. */
function withInterval(one: Comparison): Comparison {
  return { ...one, ...relativeChange(one.effect) }
}

const SAME = at({ mean: 0 })
const SLOWER = at({ mean: Math.log(0.8) })
const UNCLEAR = at({ mean: -MARGIN, standardError: 0.02 })

function request(comparisons: readonly Comparison[], overrides: Partial<LookRequest> = {}): LookRequest {
  return {
    comparisons,
    since: () => comparisons,
    trial: 1,
    share: 1,
    familyOf: () => comparisons.length,
    policy: POLICY,
    ...overrides,
  }
}

/** The standing of one comparison after a look, from the standing it had before. */
function standingOf(one: Comparison, overrides: Partial<LookRequest> = {}, before?: Standing): Standing | undefined {
  const standings: Standings = before === undefined ? new Map() : new Map([[nameKey(one), before]])
  return takeLook(standings, request([one], overrides)).get(nameKey(one))
}

const SUSPECTED: Standing = suspected({ trial: 1 })
const OPEN: Standing = openAfter(0)

function confirmationBy(again: Comparison | undefined, overrides: Partial<LookRequest> = {}) {
  return standingOf(
    SLOWER,
    { trial: 2, share: LATEST, since: () => (again === undefined ? [] : [again]), ...overrides },
    SUSPECTED,
  )
}

function findingOf(one: Comparison, standing?: Standing, own = POLICY) {
  const standings: Standings = standing === undefined ? new Map() : new Map([[nameKey(one), standing]])
  const [finding] = decide(compared({ comparisons: [one] }), standings, own).comparisons
  if (finding === undefined) throw new Error('no finding')
  return finding
}

describe('a run on a disturbed machine', () => {
  const findings = (
    disturbed: number,
    undisturbed: readonly Comparison[],
    standing: Standing = { kind: 'regressed' },
  ) =>
    decide(
      compared({ comparisons: [SLOWER], undisturbed, disturbance: { blocks: 100, disturbed, dropped: 10 } }),
      new Map([[nameKey(SLOWER), standing]]),
      POLICY,
    ).comparisons

  it('keeps a regression with exactly half of its blocks disturbed', () => {
    expect(findings(50, [])).toMatchObject([{ verdict: 'regressed', confirmed: true }])
  })

  it('keeps a regression with more than half of its blocks disturbed if the undisturbed blocks alone confirm it', () => {
    const others = at({ mean: -1.5 * MARGIN, standardError: 0.01 }, { blocks: 8 })
    expect(findings(51, [others])).toMatchObject([{ verdict: 'regressed', confirmed: true }])
  })

  it.each([
    ['are missing', []],
    ['are fewer than eight', [at({ mean: Math.log(0.8) }, { blocks: 7 })]],
    ['are within the tolerance', [at({ mean: -0.9 * MARGIN, standardError: 0.001 })]],
    ['leave half the tolerance possible', [at({ mean: -1.5 * MARGIN, standardError: 0.6 * MARGIN })]],
    ['are of another cell', [at({ mean: Math.log(0.8) }, { threads: 5 })]],
  ])('calls a regression inconclusive if most blocks were disturbed and the undisturbed blocks %s', (_, others) => {
    expect(findings(51, others)).toMatchObject([
      { verdict: 'inconclusive', label: 'machine disturbed', confirmed: null },
    ])
  })

  it('keeps a pass that is within the tolerance', () => {
    const disturbance = { blocks: 100, disturbed: 51, dropped: 10 }
    const { comparisons } = decide(compared({ comparisons: [SAME], disturbance }), new Map(), POLICY)
    expect(comparisons).toMatchObject([{ verdict: 'pass' }])
  })
})

describe('the standings of a disturbed run', () => {
  const noisy = { blocks: 100, disturbed: 51, dropped: 10 }
  const left = (overrides: Parameters<typeof compared>[0]) => {
    const standings: Standings = new Map([
      [nameKey(SLOWER), { kind: 'regressed' }],
      ['another', { kind: 'passed' }],
    ])
    return [...credibleStandings(standings, compared({ comparisons: [SLOWER], ...overrides }), POLICY).keys()]
  }

  it('drop a regression that disturbed blocks alone may have caused', () => {
    expect(left({ disturbance: noisy, undisturbed: [] })).toEqual(['another'])
    expect(left({ disturbance: noisy, undisturbed: [SLOWER] })).toEqual([nameKey(SLOWER), 'another'])
  })
})

describe('a look', () => {
  it('passes no comparison of fewer than two servers of each side, unless they share their starts', () => {
    const kinds = [1, 2].map(
      (starts) => standingOf(at({ mean: 0, ...partsOf(0.005, 0.5) }, { starts, trials: 1 }))?.kind,
    )
    expect(kinds).toEqual(['open', 'passed'])
    const shared = at({ mean: 0, ...partsOf(0.005, 0) }, { starts: 1, trials: 1 })
    expect(standingOf(shared)?.kind).toBe('passed')
  })

  it('passes no comparison of fewer than five blocks', () => {
    const kinds = [4, 5].map((blocks) => standingOf(at({ mean: 0 }, { blocks }))?.kind)
    expect(kinds).toEqual(['open', 'passed'])
  })

  it('suspects a slowdown, and notes the trial and the share of the time at which it did', () => {
    expect(standingOf(SLOWER, { trial: 3, share: 0.5 })).toEqual({ ...suspected({ trial: 3 }), share: 0.5 })
  })

  it.each([
    ['passed', 'its lower bound just above the tolerance', -MARGIN + LOOK_REACH * 0.01 + JUST, 0.01],
    ['open', 'its lower bound just below the tolerance', -MARGIN + LOOK_REACH * 0.01 - JUST, 0.01],
    ['suspected', 'its upper bound just below half the tolerance', -1.5 * MARGIN, (MARGIN - JUST) / SUSPICION_REACH],
    ['open', 'its upper bound just above half the tolerance', -1.5 * MARGIN, (MARGIN + JUST) / SUSPICION_REACH],
    ['suspected', 'a precise estimate just beyond the tolerance', -MARGIN - JUST, 1e-3],
    ['open', 'a precise estimate exactly at the tolerance', -MARGIN, 1e-3],
    ['open', 'a precise estimate just within the tolerance', -MARGIN + JUST, 1e-3],
    ['passed', 'a precise estimate beyond half the tolerance, but within it', -0.9 * MARGIN, 1e-3],
    ['passed', 'no change, known without any error', 0, 0],
    ['suspected', 'twice the tolerance, known without any error', -2 * MARGIN, 0],
    ['open', 'exactly the tolerance, known without any error', -MARGIN, 0],
  ])('calls a comparison %s with %s', (kind, _, known, standardError) => {
    expect(standingOf(at({ mean: known, standardError }))?.kind).toBe(kind)
  })

  it('needs a clearer slowdown for a suspicion in many cells than in one', () => {
    const slow = at({ mean: -1.5 * MARGIN, standardError: (MARGIN - JUST) / SUSPICION_REACH })
    expect(standingOf(slow)?.kind).toBe('suspected')
    expect(standingOf(slow, { familyOf: () => 4 })?.kind).toBe('open')
  })

  it('passes a comparison by the tolerance of its scenario', () => {
    const own = policy({ byScenario: { on: { control: 0.4 } } })
    expect(standingOf(SLOWER, { policy: own })?.kind).toBe('passed')
  })

  it('passes or suspects a comparison even if its blocks are all equal', () => {
    const one = plan()
    const slices = (change: number) =>
      simulatedSlices({
        plan: one,
        effects: [0, 0, Math.log1p(change)],
        noise: { startSd: 0, sliceSd: 0 },
        trials: 1,
        blocks: 10,
        seed: 1,
      })
    const kinds = [0, -0.2].map((change) => {
      const { comparisons } = compare(one, new MeasuredBlocks(slices(change)))
      return [...takeLook(new Map(), request(comparisons)).values()].map(({ kind }) => kind)
    })
    expect(kinds).toEqual([['passed'], ['suspected']])
  })

  it('decides nothing new before the data have grown by the factor LOOK_GROWTH', () => {
    const before = openAfter(20)
    const kinds = [LOOK_GROWTH * 20 - 1, LOOK_GROWTH * 20].map((blocks) =>
      [SAME, SLOWER].map((one) => standingOf({ ...one, blocks }, {}, before)?.kind),
    )
    expect(kinds).toEqual([
      ['open', 'open'],
      ['passed', 'suspected'],
    ])
  })

  it('marks a comparison as exhausted by the trial after which more turns of its servers would hardly help', () => {
    const told = (ofStarts: number, trial: number, before?: Standing) =>
      standingOf(at({ mean: -MARGIN, standardError: 0.04, ...partsOf(0.04, ofStarts) }), { trial }, before)
    expect(told(0.66, 3)).toMatchObject({ kind: 'open', exhaustedBy: undefined })
    const enough = told(0.67, 3)
    expect(enough).toMatchObject({ kind: 'open', exhaustedBy: 3 })
    expect(told(0.66, 4, enough)).toMatchObject({ kind: 'open', exhaustedBy: undefined })
  })

  it('marks a comparison as exhausted just below a noise of a fifth of the limit, whatever its starts', () => {
    const exhaustedBy = [-JUST, JUST].map((by) => {
      const standardError = (MARGIN + by) / 5
      const one = at({ mean: -MARGIN, standardError, ...partsOf(standardError, 0) })
      const standing = standingOf(one, { trial: 3 })
      return standing?.kind === 'open' ? standing.exhaustedBy : 'decided'
    })
    expect(exhaustedBy).toEqual([3, undefined])
  })

  describe('after a suspicion', () => {
    it('confirms the suspicion by the trials after it alone', () => {
      expect(confirmationBy(SLOWER)).toEqual({ kind: 'regressed' })
    })

    it('reads only the trials after the trial of the suspicion', () => {
      const asked: number[] = []
      const since = (trial: number) => {
        asked.push(trial)
        return [SLOWER]
      }
      const before = { ...SUSPECTED, trial: 3 }
      expect(standingOf(SLOWER, { trial: 5, share: LATEST, since }, before)).toEqual({ kind: 'regressed' })
      expect(asked).toEqual([3])
    })

    it('judges all trials together again if later trials are within the tolerance', () => {
      const judged = (all: Comparison) => standingOf(all, { trial: 2, share: 1, since: () => [SAME] }, SUSPECTED)
      expect(judged(SAME)?.kind).toBe('passed')
      expect(judged(UNCLEAR)).toMatchObject(openAfter(10))
      expect(judged(SLOWER)).toMatchObject({ kind: 'suspected', trial: 2, looks: 0 })
    })

    it('drops the suspicion as soon as all trials together are within the tolerance', () => {
      const kinds = [-JUST, JUST].map((by) => {
        const all = at({ mean: -MARGIN + by, standardError: 0.02 })
        return standingOf(all, { trial: 2, share: LATEST, since: () => [UNCLEAR] }, SUSPECTED)?.kind
      })
      expect(kinds).toEqual(['suspected', 'open'])
    })

    it('confirms the suspicion from the third start of each side on, unless starts cannot differ by as much', () => {
      const slow = at({ mean: -1.8 * MARGIN, standardError: 1e-3 }, { starts: 2 })
      const [few, enough] = [slow, { ...slow, starts: 3 }].map((one) =>
        standingOf(one, { trial: 2, share: LATEST, since: () => [one] }, SUSPECTED),
      )
      expect(few).toEqual({ ...SUSPECTED, share: LATEST, exhaustedBy: 2 })
      expect(enough).toEqual({ kind: 'regressed' })
      const kinds = [-JUST, JUST].map((by) => {
        const far = at({ mean: -0.5 * MARGIN - 0.08 + by, standardError: 1e-3 }, { starts: 2 })
        return standingOf(far, { trial: 2, share: LATEST, since: () => [far] }, SUSPECTED)?.kind
      })
      expect(kinds).toEqual(['regressed', 'suspected'])
      // It was seen again, so it is no suspicion that nothing reproduced.
      expect(findingOf(slow, few).label).toBe('not confirmed in time')
    })

    it('counts 2.5 weighted starts as three, which may confirm a suspicion, and 2.49 as two, which may not', () => {
      const kinds = [2.49, 2.5].map((starts) => {
        const slow = at({ mean: -1.8 * MARGIN, standardError: 1e-3 }, { starts, trials: 3 })
        return standingOf(slow, { trial: 3, share: LATEST, since: () => [slow] }, SUSPECTED)?.kind
      })
      expect(kinds).toEqual(['suspected', 'regressed'])
    })

    it('is counted if it confirms nothing, after which the suspicion can end as "not confirmed"', () => {
      const unclear = at({ mean: -1.1 * MARGIN, standardError: 0.02 }, { blocks: 20 })
      const first = confirmationBy(unclear)
      expect(first).toMatchObject({ kind: 'suspected', blocks: 20, looks: 1 })
      expect(findingOf(SLOWER, first)).toMatchObject({ label: 'not confirmed', confirmed: false })
      expect(findingOf(SLOWER, SUSPECTED).label).toBe('not confirmed in time')
    })

    it('decides nothing new before the data have grown by the factor LOOK_GROWTH', () => {
      const before = suspected({ trial: 1, looks: 1, blocks: 20 })
      const kinds = [LOOK_GROWTH * 20 - 1, LOOK_GROWTH * 20].map((blocks) => {
        const again = { ...SLOWER, blocks }
        return standingOf(SLOWER, { trial: 2, share: LATEST, since: () => [again] }, before)?.kind
      })
      expect(kinds).toEqual(['suspected', 'regressed'])
    })

    it('marks the suspicion as exhausted by the last trial if more turns of its servers would hardly help', () => {
      const exhaustedBy = [0.67, 0.66].map((ofStarts) => {
        const parts = { mean: -MARGIN, standardError: 0.04, ...partsOf(0.04, ofStarts) }
        const all = at({ ...parts, mean: Math.log(0.8) })
        const standing = standingOf(all, { trial: 2, share: LATEST, since: () => [at(parts)] }, SUSPECTED)
        return standing?.kind === 'suspected' ? standing.exhaustedBy : undefined
      })
      expect(exhaustedBy).toEqual([2, 1])
    })

    it('takes the spread of starts from all trials, not only from the trials after the suspicion', () => {
      const standardError = 0.01
      const all = at({ mean: Math.log(0.8), standardError, ...partsOf(standardError, 1) }, { trials: 4 })
      const reach = CONFIRMATION_REACH * standardError * Math.sqrt(4 / 2)
      const kinds = [-JUST, JUST].map((by) => {
        // Their own variances do not count.
        const parts = { within: { variance: 0, df: DF }, between: { variance: 1, df: 1 } }
        const again = at({ mean: -0.5 * MARGIN - reach + by, ...parts }, { trials: 2 })
        return standingOf(all, { trial: 2, share: LATEST, since: () => [again] }, SUSPECTED)?.kind
      })
      expect(reach).toBeGreaterThan(0.5 * MARGIN)
      expect(kinds).toEqual(['regressed', 'suspected'])
    })

    it.each([
      { what: 'just above', by: JUST, kind: 'open' },
      { what: 'just below', by: -JUST, kind: 'suspected' },
    ])('leaves the comparison $kind with the lower bound of later trials $what the tolerance', ({ by, kind }) => {
      const again = at({ mean: -MARGIN + LOOK_REACH * 0.01 + by, standardError: 0.01 })
      expect(standingOf(UNCLEAR, { trial: 2, share: LATEST, since: () => [again] }, SUSPECTED)?.kind).toBe(kind)
    })

    it.each([
      ['regressed', 'an estimate just beyond the tolerance', -MARGIN - JUST, 1e-3],
      ['suspected', 'an estimate exactly at the tolerance', -MARGIN, 1e-3],
      ['suspected', 'exactly the tolerance, known without any error', -MARGIN, 0],
      [
        'regressed',
        'the upper bound just below half of the tolerance',
        -1.5 * MARGIN,
        (MARGIN - JUST) / CONFIRMATION_REACH,
      ],
      [
        'suspected',
        'the upper bound just above half of the tolerance',
        -1.5 * MARGIN,
        (MARGIN + JUST) / CONFIRMATION_REACH,
      ],
    ])('leaves the comparison %s with %s', (kind, _, known, standardError) => {
      expect(confirmationBy(at({ mean: known, standardError }))?.kind).toBe(kind)
    })

    it.each([
      { blocks: 7, kind: 'suspected' },
      { blocks: 8, kind: 'regressed' },
    ])('leaves the comparison $kind after $blocks later blocks that are as slow', ({ blocks, kind }) => {
      expect(confirmationBy({ ...SLOWER, blocks })?.kind).toBe(kind)
    })

    it('keeps the suspicion if later trials did not measure the comparison', () =>
      expect(confirmationBy(undefined)).toEqual(SUSPECTED))

    it('does not confirm the suspicion by the slowdown of another comparison', () => {
      const another = { ...SLOWER, scenario: 'another' }
      expect(confirmationBy(undefined, { since: () => [another] })).toEqual(SUSPECTED)
    })
  })

  it('keeps a regression once it is confirmed', () => {
    for (const one of [SAME, SLOWER, UNCLEAR])
      expect(standingOf(one, {}, { kind: 'regressed' })).toEqual({ kind: 'regressed' })
  })

  it.each([JUST, -JUST])(
    'withdraws a pass as soon as the shown interval reaches the tolerance: at a distance of %d',
    (by) => {
      const passed: Standing = { kind: 'passed', share: 0.5 }
      const later = at({ mean: -MARGIN + SHOWN_REACH * 0.01 + by, standardError: 0.01 })
      expect(standingOf(later, { share: 0.8 }, passed)?.kind).toBe(by > 0 ? 'passed' : 'open')
      expect(standingOf(SLOWER, {}, passed)?.kind).toBe('suspected')
    },
  )

  it('suspects or passes nothing with more noise that it would not with less noise', () => {
    fc.assert(
      fc.property(mean, standardError, df, share, fc.double({ min: 1, max: 20, noNaN: true }), (...values) => {
        const [known, error, degrees, moment, factor] = values
        const quiet = standingOf(at({ mean: known, standardError: error, df: degrees }), { share: moment })
        const noisy = standingOf(at({ mean: known, standardError: error * factor, df: degrees }), { share: moment })
        if (quiet?.kind !== 'suspected') expect(noisy?.kind).not.toBe('suspected')
        if (quiet?.kind !== 'passed') expect(noisy?.kind).not.toBe('passed')
      }),
    )
  })

  it('confirms nothing with more noise that it would not confirm with less noise', () => {
    fc.assert(
      fc.property(mean, standardError, fc.double({ min: 1, max: 20, noNaN: true }), (known, error, factor) => {
        const [quiet, noisy] = [error, error * factor].map((each) =>
          confirmationBy(at({ mean: known, standardError: each })),
        )
        if (quiet?.kind !== 'regressed') expect(noisy?.kind).not.toBe('regressed')
      }),
    )
  })

  it('suspects at most one of two arms, whichever of them is compared with the other', () => {
    fc.assert(
      fc.property(mean, standardError, df, (known, error, degrees) => {
        const kinds = [known, -known].map(
          (each) => standingOf(at({ mean: each, standardError: error, df: degrees }))?.kind,
        )
        expect(kinds).not.toEqual(['suspected', 'suspected'])
      }),
    )
  })
})

describe('decide', () => {
  it.each([
    { label: 'improved', of: { mean: 0.1 }, standing: { kind: 'passed' } },
    { label: 'within the limit', of: { mean: 0 }, standing: { kind: 'passed' } },
    { label: 'within the limit', of: { mean: 0.005 }, standing: { kind: 'passed' } },
    { label: 'slower within the limit', of: { mean: -0.02 }, standing: { kind: 'passed' } },
    { label: 'regressed', of: { mean: -0.2 }, standing: { kind: 'regressed' } },
    { label: 'not confirmed', of: { mean: -0.2 }, standing: { kind: 'not confirmed' } },
    { label: 'leaning regressed', of: { mean: -0.06, standardError: 0.029 }, standing: OPEN },
    { label: 'inconclusive', of: { mean: -0.06, standardError: 0.031 }, standing: OPEN },
    { label: 'inconclusive', of: { mean: 0.06, standardError: 0.1 }, standing: OPEN },
    // The last look, at the level of the interval that is shown.
    { label: 'within the limit', of: { mean: 0 }, standing: OPEN },
    { label: 'slower within the limit', of: { mean: -0.02 }, standing: suspected({ trial: 1, looks: 3 }) },
    { label: 'inconclusive', of: { mean: 0, standardError: 0.03 }, standing: { kind: 'passed' } },
    { label: 'not confirmed', of: { mean: -0.05 }, standing: { kind: 'regressed' } },
  ] as const)(
    'labels a comparison whose standing is "$standing.kind" at $of.mean as $label',
    ({ label, of, standing }) => {
      expect(findingOf(at(of), standing).label).toBe(label)
    },
  )

  it.each([
    ['leaning', { mean: -0.06, standardError: 0.029 }, OPEN, 'regressed', 'also slower, not pursued'],
    ['suspected', { mean: -0.2 }, suspected({ trial: 1 }), 'regressed', 'also slower, not pursued'],
    ['suspected', { mean: -0.08, standardError: 0.05 }, suspected({ trial: 1 }), 'regressed', 'not pursued'],
    ['inconclusive', { mean: 0.06, standardError: 0.1 }, OPEN, 'regressed', 'not pursued'],
    ['leaning', { mean: -0.06, standardError: 0.029 }, OPEN, 'passed', 'leaning regressed'],
  ] as const)(
    'labels an undecided comparison ($0, at $1) beside another comparison that is $3 as "$4"',
    (_, of, standing, kind, label) => {
      const other = at({ mean: -0.2 }, { workload: 'other' })
      const standings = new Map<string, Standing>([
        [nameKey(at(of)), standing],
        [nameKey(other), { kind }],
      ])
      expect(decide(compared({ comparisons: [at(of), other] }), standings, policy()).comparisons[0]).toMatchObject({
        label,
        verdict: 'inconclusive',
      })
    },
  )

  it('does not change the labels of comparisons in other scenarios', () => {
    const other = at({ mean: -0.2 }, { scenario: 'other' })
    const open = at({ mean: -0.06, standardError: 0.029 })
    const standings = new Map<string, Standing>([[nameKey(other), { kind: 'regressed' }]])
    const { comparisons } = decide(compared({ comparisons: [open, other] }), standings, policy())
    expect(comparisons[0]?.label).toBe('leaning regressed')
  })

  it('labels a suspicion that later trials neither confirmed nor refuted as not confirmed', () => {
    const looked: Standing = suspected({ trial: 1, looks: 1 })
    expect(findingOf(SLOWER, looked)).toMatchObject({ label: 'not confirmed', confirmed: false })
  })

  it('gives the verdict that the shown interval supports, whatever earlier looks decided', () => {
    const kind = fc.constantFrom<Standing>(OPEN, SUSPECTED, { kind: 'passed' }, { kind: 'regressed' })
    fc.assert(
      fc.property(mean, standardError, df, kind, (value, error, own, standing) => {
        const one = withInterval(at({ mean: value, standardError: error, df: own }))
        const { verdict, low, high, change } = findingOf(one, standing)
        if (verdict === 'regressed') expect(Math.max(change, high - TOLERANCE / 2)).toBeLessThan(0)
        else expect(verdict).toBe(low > -TOLERANCE ? 'pass' : 'inconclusive')
        if (verdict === 'regressed') expect(change).toBeLessThan(-TOLERANCE)
      }),
    )
  })

  describe('for a branch that is beyond its limit', () => {
    const beyond = at({ mean: Math.log(0.85) }, { rule: 'baseline' })
    const found = (own: Parameters<typeof at>[0], starts = 3) => {
      const base = withInterval(at(own, { rule: 'base', starts }))
      return decide(compared({ comparisons: [base, beyond] }), new Map(), POLICY).comparisons[1]?.label
    }
    const edge = studentTQuantile(0.995, DF) * 0.005

    it('blames a change that is itself slower, with half of the permitted error of a run', () => {
      expect([-JUST, JUST].map((by) => found({ mean: by - edge }))).toEqual(['regressed', 'leaning regressed'])
      expect(found({ mean: -2 * edge }, 2.4)).toBe('leaning regressed')
    })

    it('does not blame a change that is not itself slower', () =>
      expect(found({ mean: -0.009 })).toBe('not by this change'))
  })

  it('never labels a comparison as slower or faster if its interval includes no change', () => {
    fc.assert(
      fc.property(
        mean,
        standardError,
        df,
        fc.constantFrom('passed' as const, 'open' as const),
        (value, error, own, kind) => {
          const { label, low, high } = findingOf(
            withInterval(at({ mean: value, standardError: error, df: own })),
            kind === 'open' ? OPEN : { kind },
          )
          if (low < -JUST && high > JUST) expect(['within the limit', 'inconclusive']).toContain(label)
        },
      ),
    )
  })

  it('labels a gain as improved exactly from 99.5% one-sided certainty on', () => {
    const edge = studentTQuantile(0.995, DF) * 0.005
    expect(findingOf(at({ mean: edge + JUST }), { kind: 'passed' }).label).toBe('improved')
    expect(findingOf(at({ mean: edge - JUST }), { kind: 'passed' }).label).toBe('within the limit')
  })

  it.each([
    { standing: { kind: 'regressed' }, verdict: 'regressed', confirmed: true },
    { standing: { kind: 'not confirmed' }, verdict: 'inconclusive', confirmed: false },
    { standing: SUSPECTED, verdict: 'inconclusive', confirmed: null },
    { standing: OPEN, verdict: 'inconclusive', confirmed: null },
    { standing: undefined, verdict: 'inconclusive', confirmed: null },
  ] as const)(
    'gives the verdict $verdict for the standing "$standing.kind", confirmed: $confirmed',
    ({ standing, verdict, confirmed }) => {
      expect(findingOf(SLOWER, standing)).toMatchObject({ verdict, confirmed })
    },
  )

  it('labels a comparison without a look like an open comparison', () => {
    expect(findingOf(UNCLEAR).label).toBe(findingOf(UNCLEAR, OPEN).label)
  })

  it.each([{ standing: { kind: 'passed' } }, { standing: OPEN }] as const)(
    'labels the standing "$standing.kind" with exactly no change and no error as within the limit',
    (of) => {
      const none = at({ mean: 0, standardError: 0 })
      expect(findingOf(none, of.standing).label).toBe('within the limit')
      expect(differs(none.effect)).toBe(false)
    },
  )

  it('names the tolerance that applied, and where it was set', () => {
    const own = policy({ byWorkload: { oltp_read_only: { control: 0.3 } } })
    expect(findingOf(SLOWER, { kind: 'passed' }, own)).toMatchObject({
      tolerance: 0.3,
      toleranceFrom: 'workload oltp_read_only',
    })
  })

  describe('gives a detectable slowdown that', () => {
    it('is half of the tolerance plus the reach of both errors for half of the time', () => {
      const reach = studentTQuantile(1 - CONFIRMATION_ALPHA, DF) + studentTQuantile(0.95, DF)
      const expected = 1 - Math.exp(-(MARGIN / 2 + Math.SQRT2 * reach * 0.02))
      expect(findingOf(at({ mean: 0, standardError: 0.02 })).detectable).toBeCloseTo(expected, 12)
    })

    it('is at least the tolerance plus the reach of one error', () => {
      const expected = 1 - Math.exp(-(MARGIN + studentTQuantile(0.95, DF) * 0.004))
      expect(findingOf(at({ mean: 0, standardError: 0.004 })).detectable).toBeCloseTo(expected, 12)
    })

    it('is, for a run that passed early, the slowdown that the whole time would have detected', () => {
      const early = { ...openAfter(10), share: 0.25 }
      const one = at({ mean: 0, standardError: 0.02 })
      const all = findingOf(at({ mean: 0, standardError: 0.01 })).detectable ?? Number.NaN
      expect(findingOf(one, { kind: 'passed', share: 0.25 }).detectable).toBeCloseTo(all, 12)
      expect(findingOf(one, { ...early, share: 4 }).detectable).toBe(findingOf(one).detectable)
    })

    it('falls less with time if starts differ', () => {
      const early: Standing = { ...openAfter(10), share: 0.25 }
      const [noise, starts] = [0, 1].map((share) => {
        const parts = { mean: 0, standardError: 0.02, ...partsOf(0.02, share) }
        return [findingOf(at(parts), early).detectable, findingOf(at(parts)).detectable] as const
      }) as [readonly [number, number], readonly [number, number]]
      expect(noise[1]).toBeCloseTo(starts[1], 12)
      expect(starts[0]).toBeLessThan(starts[1])
      expect(starts[0]).toBeGreaterThan(noise[0])
    })

    it('is exactly the tolerance without noise', () => {
      expect(findingOf(at({ mean: 0, standardError: 1e-9 })).detectable).toBeCloseTo(TOLERANCE, 8)
    })

    it('is between the tolerance and 100%, and grows with noise', () => {
      fc.assert(
        fc.property(mean, standardError, df, (known, error, degrees) => {
          const [quiet, noisy] = [error, 2 * error].map(
            (each) => findingOf(at({ mean: known, standardError: each, df: degrees })).detectable,
          ) as [number, number]
          expect(quiet).toBeGreaterThanOrEqual(TOLERANCE - 1e-12)
          expect(noisy).toBeGreaterThanOrEqual(quiet)
          expect(noisy).toBeLessThanOrEqual(1)
        }),
      )
    })
  })

  describe('for the whole run', () => {
    const figures = {
      passed: { mean: 0 },
      open: { mean: -MARGIN, standardError: 0.02 },
      suspected: { mean: -1.5 * MARGIN, standardError: 0.02 },
      regressed: { mean: Math.log(0.8) },
      'not confirmed': { mean: -1.5 * MARGIN, standardError: 0.02 },
    } as const

    it.each([
      { kinds: ['passed', 'passed', 'passed'], kind: 'pass' },
      { kinds: ['passed', 'regressed', 'passed'], kind: 'regressed' },
      { kinds: ['open', 'regressed', 'not confirmed'], kind: 'regressed' },
      { kinds: ['passed', 'open', 'passed'], kind: 'inconclusive' },
      { kinds: ['passed', 'passed', 'not confirmed'], kind: 'inconclusive' },
      { kinds: ['passed', 'suspected', 'passed'], kind: 'inconclusive' },
    ] as const)('gives the verdict $kind if comparisons are $kinds', ({ kinds, kind }) => {
      const cells = kinds.map((each, nth) => at(figures[each], { threads: nth + 1 }))
      const standings = new Map(
        cells.map((cell, nth) => [nameKey(cell), { ...SUSPECTED, kind: kinds[nth] } as Standing] as const),
      )
      expect(verdictOf(decide(compared({ comparisons: cells }), standings, POLICY))).toBe(kind)
    })
  })
})
