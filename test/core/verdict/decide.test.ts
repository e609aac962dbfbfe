import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import { type Comparison, changeOf, nameKey } from '../../../src/core/comparison/comparison.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { Effect } from '../../../src/core/stats/random-effects.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { confirmationAlpha, passAlpha, spentBy, suspicionAlpha } from '../../../src/core/verdict/alpha.ts'
import { credibleStandings, decide, type LookRequest, takeLook } from '../../../src/core/verdict/decide.ts'
import type { Standing, Standings } from '../../../src/core/verdict/decision-state.ts'
import { differs, verdictOf } from '../../../src/core/verdict/judgement.ts'
import { compared, comparison, effect, plan, policy, simulatedSlices } from '../../builders.ts'
import { openAfter, suspected } from './standings.ts'

const TOLERANCE = 0.05
const MARGIN = -Math.log1p(-TOLERANCE)
const DF = 60
const POLICY = policy()
/** An only look, at the end. */
const ONLY = { before: 0, now: 1 }
/** Time of the last look for the confirmation of a suspicion. */
const LATEST = 1.5
/** Standard errors at which a bound of an only look is reached from its estimate. */
const SUSPICION_REACH = studentTQuantile(1 - suspicionAlpha(ONLY, 1), DF)
/** A pass also takes the shown interval. */
const SHOWN_REACH = studentTQuantile(0.975, DF)
const CONFIRMATION_REACH = studentTQuantile(1 - confirmationAlpha(ONLY), DF)
/** A look that does not spend everything. */
const EARLIER = { share: 0.89 }
/** Standard errors within the tolerance at which an unchanged comparison passes nearly always. */
const PASSES = 1.645 + 1.282
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
  return { ...one, ...changeOf(one.effect) }
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

const SUSPECTED: Standing = suspected({ trial: 1, since: 0.5 })
const OPEN: Standing = openAfter(0.5)

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

  it('believes a regression with half of its blocks disturbed, whatever the others show', () => {
    expect(findings(50, [])).toMatchObject([{ verdict: 'regressed', confirmed: true }])
  })

  it('believes it with more of them disturbed where the others by themselves show it', () => {
    const others = at({ mean: -1.5 * MARGIN, standardError: 0.01 }, { blocks: 8 })
    expect(findings(51, [others])).toMatchObject([{ verdict: 'regressed', confirmed: true }])
  })

  it.each([
    ['are none', []],
    ['are fewer than eight', [at({ mean: Math.log(0.8) }, { blocks: 7 })]],
    ['are within the tolerance', [at({ mean: -0.9 * MARGIN, standardError: 0.001 })]],
    ['leave half the tolerance possible', [at({ mean: -1.5 * MARGIN, standardError: 0.6 * MARGIN })]],
    ['are of another cell', [at({ mean: Math.log(0.8) }, { threads: 5 })]],
  ])('does not believe it where the others %s', (_, others) => {
    expect(findings(51, others)).toMatchObject([
      { verdict: 'inconclusive', label: 'machine disturbed', confirmed: null },
    ])
  })

  it('passes what was shown to be within tolerance', () => {
    expect(findings(51, [], { kind: 'passed' })).toMatchObject([{ verdict: 'pass' }])
  })
})

describe('credibleStandings', () => {
  const restless = { blocks: 100, disturbed: 51, dropped: 10 }
  const left = (overrides: Parameters<typeof compared>[0]) => {
    const standings: Standings = new Map([
      [nameKey(SLOWER), { kind: 'regressed' }],
      ['another', { kind: 'passed' }],
    ])
    return [...credibleStandings(standings, compared({ comparisons: [SLOWER], ...overrides }), POLICY).keys()]
  }

  it('takes one away that a disturbed machine alone may have made, so that it is measured on', () => {
    expect(left({ disturbance: restless, undisturbed: [] })).toEqual(['another'])
    expect(left({ disturbance: restless, undisturbed: [SLOWER] })).toEqual([nameKey(SLOWER), 'another'])
  })
})

describe('takeLook', () => {
  it('passes nothing on fewer than five blocks', () => {
    const kinds = [4, 5].map((blocks) => standingOf(at({ mean: 0 }, { blocks }))?.kind)
    expect(kinds).toEqual(['open', 'passed'])
  })

  it('suspects what is shown to be slower, and remembers in which trial, when, and how slow it looked', () => {
    const { open: _, ...expected } = suspected({ trial: 3, since: 0.5, mean: SLOWER.effect.mean })
    expect(standingOf(SLOWER, { trial: 3, share: 0.5 })).toMatchObject(expected)
  })

  it.each([
    ['passed', 'its lower bound just above the tolerance', -MARGIN + SHOWN_REACH * 0.01 + JUST, 0.01],
    ['open', 'its lower bound just below the tolerance', -MARGIN + SHOWN_REACH * 0.01 - JUST, 0.01],
    ['suspected', 'its upper bound just below half the tolerance', -1.5 * MARGIN, (MARGIN - JUST) / SUSPICION_REACH],
    ['open', 'its upper bound just above half the tolerance', -1.5 * MARGIN, (MARGIN + JUST) / SUSPICION_REACH],
    ['suspected', 'a precise estimate just beyond the tolerance', -MARGIN - JUST, 1e-3],
    ['open', 'a precise estimate exactly at the tolerance', -MARGIN, 1e-3],
    ['open', 'a precise estimate just within the tolerance', -MARGIN + JUST, 1e-3],
    ['passed', 'a precise estimate beyond half the tolerance, but within it', -0.9 * MARGIN, 1e-3],
    ['passed', 'no change, known without any error', 0, 0],
    ['suspected', 'twice the tolerance, known without any error', -2 * MARGIN, 0],
    ['open', 'exactly the tolerance, known without any error', -MARGIN, 0],
  ])('is %s with %s', (kind, _, known, standardError) => {
    expect(standingOf(at({ mean: known, standardError }))?.kind).toBe(kind)
  })

  it('spends less on each of many cells than on one', () => {
    const slow = at({ mean: -1.5 * MARGIN, standardError: (MARGIN - JUST) / SUSPICION_REACH })
    expect(standingOf(slow)?.kind).toBe('suspected')
    expect(standingOf(slow, { familyOf: () => 4 })?.kind).toBe('open')
  })

  it('judges every comparison by its own tolerance', () => {
    const own = policy({ byScenario: { on: { control: 0.4 } } })
    expect(standingOf(SLOWER, { policy: own })?.kind).toBe('passed')
  })

  it('judges by all that comes what was once known without any error', () => {
    const before = standingOf(at({ mean: 0, standardError: 0 }, { blocks: 4 }), { share: 0 })
    expect(before).toMatchObject(openAfter(spentBy({ share: 0, information: 1, starts: 4 })))
    expect(standingOf(SAME, {}, before)?.kind).toBe('passed')
  })

  it('checks blocks that are all exactly equal', () => {
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

  it('spends at every look what has become due since the one before', () => {
    const reach = studentTQuantile(1 - passAlpha({ before: 0.75, now: 1 }), DF)
    const edge = (by: number) => at({ mean: -MARGIN + reach * 0.01 + by, standardError: 0.01 })
    expect([JUST, -JUST].map((by) => standingOf(edge(by), {}, openAfter(0.75))?.kind)).toEqual(['passed', 'open'])
  })

  it('spends nothing on a bound that could answer nothing', () => {
    const far = standingOf(at({ mean: -MARGIN, standardError: 2 * MARGIN }), EARLIER)
    expect(far).toMatchObject({ pass: { spent: 0 }, suspicion: { spent: 0 } })
    // A look that may suspect twice the tolerance is too uncertain to pass an unchanged comparison.
    const some = standingOf(at({ mean: -MARGIN, standardError: MARGIN / 1.5 }), EARLIER)
    expect(some).toMatchObject({ pass: { spent: 0 }, suspicion: { spent: expect.closeTo(0.9, 1) } })
  })

  it('spends on a suspicion just what could answer it, and else keeps what was spent and seen', () => {
    const edge = (1.5 * MARGIN) / SUSPICION_REACH
    const last = { level: 0, blocks: 8, standardError: 0.02 }
    const before = { ...openAfter(0), suspicion: { spent: 0, last } }
    const looked = [-JUST, JUST].map((by) => {
      const standing = standingOf(at({ mean: -MARGIN, standardError: edge + by }), {}, before)
      return standing?.kind === 'open' ? standing.suspicion : undefined
    })
    expect(looked).toEqual([
      { spent: 1, last: expect.objectContaining({ blocks: 10 }) },
      { spent: 0, last },
    ])
  })

  it.each([
    [-3 * MARGIN, 'suspicion', (1.5 * MARGIN) / SUSPICION_REACH],
    [-1, 'suspicion, of which it needs half', (1 - MARGIN / 2) / 2 / SUSPICION_REACH],
  ])('leaves open what lies at %d, though far enough for a bound that could not answer: %s', (known, _, edge) => {
    expect(standingOf(at({ mean: known, standardError: edge + JUST }))?.kind).toBe('open')
    expect(standingOf(at({ mean: known, standardError: edge - JUST }))?.kind).not.toBe('open')
  })

  it.each([
    { what: 'twice as far as its bound', part: 2.01, early: 'passed' },
    { what: 'nearer, where the error is saved for later', part: 1.99, early: 'open' },
    { what: 'just as far as its bound', part: 1 + JUST, early: 'open' },
  ])('passes a speed-up however wide its interval is, $what before the end: $early', ({ part, early }) => {
    const standardError = 0.2
    const kindAt = (share: number) => {
      const information = (MARGIN / (0.8 * PASSES * standardError)) ** 2
      const alpha = passAlpha({ before: 0, now: spentBy({ share, information, starts: 4 }) })
      const reach = studentTQuantile(1 - Math.min(0.025, alpha), DF) * standardError
      return standingOf(at({ mean: -MARGIN + part * reach, standardError }), { share })?.kind
    }
    expect([0.49, 0.9].map(kindAt)).toEqual([early, 'passed'])
  })

  it.each([
    ['a third of what suffices', 1 / 3, 2, 0, 1 / 3],
    ['half of it', 1 / 2, 2, 0, 1 / 2],
    ['more than suffices, on one start', 3, 1, 0, 1],
    ['more than suffices, on five starts', 3, 5, 0, 1],
    ['by starts, half of all that turns can tell', 1 / 3, 2, 1 / 3, 1 / 2],
    ['by starts, all that turns can tell', 1 / 3, 2, 2 / 3, 1],
  ])('spends early as much as is known: %s', (_, known, starts, ofStarts, information) => {
    const standardError = MARGIN / (0.8 * PASSES * Math.sqrt(known))
    const one = at({ mean: -MARGIN, standardError, ...partsOf(standardError, ofStarts) }, { starts })
    const spent = expect.closeTo(spentBy({ share: 0.1, information, starts }), 9)
    expect(standingOf(one, { share: 0.1 })).toMatchObject({ kind: 'open', suspicion: { spent } })
  })

  it('counts a start for each trial of a comparison that does not say how many', () => {
    const { starts: _, ...one } = at({ mean: -MARGIN }, { trials: 3 })
    const spent = spentBy({ share: 0.1, information: 1, starts: 3 })
    expect(standingOf(one, { share: 0.1 })).toMatchObject({ suspicion: { spent } })
  })

  it('adds to a look that could have passed it less error than one without, so that it passes sooner', () => {
    const before = standingOf(at({ mean: -MARGIN, standardError: MARGIN / 3 }, { blocks: 8 }), { share: 0.8 })
    const spent = before?.kind === 'open' ? before.pass.spent : 0
    const reach = studentTQuantile(1 - passAlpha({ before: spent, now: 1 }), DF)
    const just = at({ mean: -MARGIN + 0.97 * reach * 0.3 * MARGIN, standardError: 0.3 * MARGIN }, { blocks: 10 })
    expect(standingOf(just, {}, openAfter(spent))?.kind).toBe('open')
    expect(standingOf(just, {}, before)?.kind).toBe('passed')
  })

  it('takes no credit for a look that had too few blocks to pass it', () => {
    const few = standingOf(at({ mean: -MARGIN, standardError: 0.4 * MARGIN }, { blocks: 4 }), { familyOf: () => 4 })
    expect(few).toMatchObject({ kind: 'open', pass: { last: undefined }, suspicion: { last: { blocks: 4 } } })
  })

  it('takes no credit for a look at which the estimate had to say more than the bound', () => {
    const exact = standingOf(at({ mean: -MARGIN, standardError: MARGIN / 20 }))
    expect(exact).toMatchObject({ pass: { last: { standardError: MARGIN / 20 } }, suspicion: { last: undefined } })
  })

  it('has nothing to spend beyond the planned time, or when it was looked at before', () => {
    for (const one of [SAME, SLOWER]) expect(standingOf(one, { share: 1.4 }, openAfter(1))).toMatchObject(openAfter(1))
  })

  it('is told by a trial of which more turns would tell hardly more', () => {
    const by = (parts: Pick<Effect, 'within' | 'between' | 'standardError'>) =>
      standingOf(at({ mean: -MARGIN, ...parts }), { trial: 3 })
    const variance = (MARGIN / 8) ** 2
    const noise = { within: { variance: 9 * variance, df: DF }, between: { variance, df: 5 } }
    const starts = { within: { variance, df: DF }, between: { variance: 9 * variance, df: 5 } }
    const standardError = Math.sqrt(10 * variance)
    expect(by({ ...noise, standardError })).toMatchObject({ toldBy: undefined })
    expect(by({ ...starts, standardError })).toMatchObject({ toldBy: 3 })
  })

  it.each([
    { what: 'is one and a half times as exact as has to be', enough: { standardError: MARGIN / 1.5 / PASSES - JUST } },
    { what: 'has half as much noise of turns as of starts', enough: { standardError: 0.3, ofStarts: 2 / 3 + JUST } },
  ])('is told just where it $what, until a later trial says otherwise', ({ enough: { standardError, ofStarts } }) => {
    const of = (by: number, trial: number, before?: Standing) => {
      const [error, part] = ofStarts === undefined ? [standardError + by, 0] : [standardError, ofStarts - by]
      return standingOf(at({ mean: -MARGIN, standardError: error, ...partsOf(error, part) }), { trial }, before)
    }
    const told = of(0, 3)
    expect(told).toMatchObject({ kind: 'open', toldBy: 3 })
    expect(of(2 * JUST, 4, told)).toMatchObject({ kind: 'open', toldBy: undefined })
  })

  describe('of a suspicion', () => {
    it('confirms what the trials after it say by themselves', () => {
      expect(confirmationBy(SLOWER)).toEqual({ kind: 'regressed' })
    })

    it('asks for the trials after its own', () => {
      const asked: number[] = []
      const since = (trial: number) => {
        asked.push(trial)
        return [SLOWER]
      }
      const before = { ...SUSPECTED, trial: 3 }
      expect(standingOf(SLOWER, { trial: 5, share: LATEST, since }, before)).toEqual({ kind: 'regressed' })
      expect(asked).toEqual([3])
    })

    it('needs less precision where the suspicion was of a large slowdown, by what it had shown', () => {
      const edge = 0.8 * (1 - MARGIN / 2)
      const kinds = [-JUST, JUST].map((by) => {
        const again = at({ mean: -1, standardError: (edge + by) / CONFIRMATION_REACH })
        return standingOf(again, { trial: 2, share: LATEST, since: () => [again] }, { ...SUSPECTED, mean: -1 })?.kind
      })
      expect(kinds).toEqual(['regressed', 'suspected'])
    })

    it('drops what they show to be within tolerance, and looks at all trials together again', () => {
      const judged = (all: Comparison) => standingOf(all, { trial: 2, share: 1, since: () => [SAME] }, SUSPECTED)
      expect(judged(SAME)?.kind).toBe('passed')
      expect(judged(UNCLEAR)).toMatchObject(openAfter(1))
      expect(judged(SLOWER)).toMatchObject({ kind: 'suspected', trial: 2, since: 1 })
    })

    it('asks for a third start of each side, unless starts cannot differ by as much', () => {
      const slow = at({ mean: -1.8 * MARGIN, standardError: 1e-3 }, { starts: 2 })
      const [few, enough] = [slow, { ...slow, starts: 3 }].map((one) =>
        standingOf(one, { trial: 2, share: LATEST, since: () => [one] }, SUSPECTED),
      )
      // Nothing is spent, so that the next start may say the same.
      expect(few).toEqual({ ...SUSPECTED, isRepeated: true, toldBy: 2 })
      expect(enough).toEqual({ kind: 'regressed' })
      const kinds = [-JUST, JUST].map((by) => {
        const far = at({ mean: -0.5 * MARGIN - 0.08 + by, standardError: 1e-3 }, { starts: 2 })
        return standingOf(far, { trial: 2, share: LATEST, since: () => [far] }, SUSPECTED)?.kind
      })
      expect(kinds).toEqual(['regressed', 'suspected'])
      // It was seen again, so it is no suspicion that nothing reproduced.
      expect(findingOf(slow, few).label).toBe('not confirmed in time')
    })

    it('counts starts that are not of equal weight, from two and a half on as three', () => {
      const kinds = [2.49, 2.5].map((starts) => {
        const slow = at({ mean: -1.8 * MARGIN, standardError: 1e-3 }, { starts, trials: 3 })
        return standingOf(slow, { trial: 3, share: LATEST, since: () => [slow] }, SUSPECTED)?.kind
      })
      expect(kinds).toEqual(['suspected', 'regressed'])
    })

    it('stays seen again while nothing more is clear; a third start confirms it, and what refutes it drops it', () => {
      const again = { ...SUSPECTED, isRepeated: true, toldBy: 2 }
      const slow = at({ mean: -1.8 * MARGIN, standardError: 1e-3 }, { starts: 3 })
      const then = (since: Comparison) => standingOf(slow, { trial: 3, share: LATEST, since: () => [since] }, again)
      const unclear = then(at({ mean: -MARGIN, standardError: 0.02 }))
      expect(unclear).toMatchObject({ kind: 'suspected', isRepeated: true, confirmation: { spent: 1 } })
      expect(findingOf(slow, unclear).label).toBe('not confirmed in time')
      expect(then(slow)).toEqual({ kind: 'regressed' })
      expect(then(SAME)).toMatchObject({ kind: 'suspected', trial: 3, isRepeated: false, confirmation: { spent: 0 } })
    })

    it('spends on what could confirm it and does neither, which then is not confirmed', () => {
      const edge = (1.5 * MARGIN) / CONFIRMATION_REACH
      const [spent, kept] = [-JUST, JUST].map((by) =>
        confirmationBy(at({ mean: -1.1 * MARGIN, standardError: edge + by })),
      )
      expect(spent).toMatchObject({ kind: 'suspected', confirmation: { spent: 1 }, isRepeated: false })
      expect(kept).toEqual(SUSPECTED)
      expect([spent, kept].map((each) => findingOf(SLOWER, each).label)).toEqual([
        'not confirmed',
        'not confirmed in time',
      ])
    })

    it('is told by the last trial that leaves hardly more to know, by its own at first', () => {
      const told = [0.005, 0.02].map((standardError) => confirmationBy(at({ mean: -MARGIN, standardError })))
      expect(told).toMatchObject([
        { kind: 'suspected', toldBy: 2 },
        { kind: 'suspected', toldBy: 1 },
      ])
    })

    it('takes the spread of starts from all trials, for as many as there were since', () => {
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

    it('spends at every look what has become due since the one before', () => {
      const reach = studentTQuantile(1 - confirmationAlpha({ before: 0.25, now: 1 }), DF)
      const edge = (by: number) => at({ mean: -1.5 * MARGIN, standardError: (MARGIN + by) / reach })
      const before = { ...SUSPECTED, confirmation: { spent: 0.25 } }
      const kinds = [-JUST, JUST].map((by) => {
        const one = edge(by)
        return standingOf(one, { trial: 2, share: LATEST, since: () => [one] }, before)?.kind
      })
      expect(kinds).toEqual(['regressed', 'suspected'])
    })

    it.each([
      { what: 'just above', by: JUST, kind: 'open' },
      { what: 'just below', by: -JUST, kind: 'suspected' },
    ])('is $kind with the lower bound $what the tolerance', ({ by, kind }) => {
      const again = at({ mean: -MARGIN + CONFIRMATION_REACH * 0.01 + by, standardError: 0.01 })
      expect(standingOf(UNCLEAR, { trial: 2, share: LATEST, since: () => [again] }, SUSPECTED)?.kind).toBe(kind)
    })

    it.each([
      ['regressed', 'an estimate just beyond the tolerance', -MARGIN - JUST, 1e-3],
      ['suspected', 'an estimate exactly at the tolerance', -MARGIN, 1e-3],
      ['suspected', 'exactly the tolerance, known without any error', -MARGIN, 0],
      ['regressed', 'the upper bound just below half of it', -1.5 * MARGIN, (MARGIN - JUST) / CONFIRMATION_REACH],
      ['suspected', 'the upper bound just above half of it', -1.5 * MARGIN, (MARGIN + JUST) / CONFIRMATION_REACH],
    ])('is %s with %s', (kind, _, known, standardError) => {
      expect(confirmationBy(at({ mean: known, standardError }))?.kind).toBe(kind)
    })

    it.each([
      { blocks: 7, kind: 'suspected' },
      { blocks: 8, kind: 'regressed' },
    ])('is $kind after $blocks blocks that say the same', ({ blocks, kind }) => {
      expect(confirmationBy({ ...SLOWER, blocks })?.kind).toBe(kind)
    })

    it('waits where they did not measure it', () => expect(confirmationBy(undefined)).toEqual(SUSPECTED))

    it('takes what they say of its own comparison, not of another', () => {
      const another = { ...SLOWER, scenario: 'another' }
      expect(confirmationBy(undefined, { since: () => [another] })).toEqual(SUSPECTED)
    })
  })

  it('decides once on a regression', () => {
    for (const one of [SAME, SLOWER, UNCLEAR])
      expect(standingOf(one, {}, { kind: 'regressed' })).toEqual({ kind: 'regressed' })
  })

  it.each([JUST, -JUST])('withdraws a pass as soon as the shown interval reaches the tolerance: %d', (by) => {
    const passed: Standing = { kind: 'passed', open: { ...OPEN, pass: { spent: 1 } } }
    const later = at({ mean: -MARGIN + SHOWN_REACH * 0.01 + by, standardError: 0.01 })
    const standing = standingOf(later, {}, passed)
    // With the error that it had spent before: nothing is left to pass it again.
    if (by > 0) expect(standing).toMatchObject(passed)
    else expect(standing).toMatchObject({ kind: 'open', pass: { spent: 1 } })
    expect(standingOf(SLOWER, {}, passed)?.kind).toBe('suspected')
  })

  it('never suspects with more noise what it does not suspect with less', () => {
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

  it('never confirms with more noise what it does not confirm with less', () => {
    fc.assert(
      fc.property(mean, standardError, fc.double({ min: 1, max: 20, noNaN: true }), (known, error, factor) => {
        const [quiet, noisy] = [error, error * factor].map((each) =>
          confirmationBy(at({ mean: known, standardError: each })),
        )
        if (quiet?.kind !== 'regressed') expect(noisy?.kind).not.toBe('regressed')
      }),
    )
  })

  it('suspects only one of two arms of each other', () => {
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
  ] as const)('labels $standing.kind at $of.mean as $label', ({ label, of, standing }) => {
    expect(findingOf(at(of), standing).label).toBe(label)
  })

  it.each([
    ['leaning', { mean: -0.06, standardError: 0.029 }, OPEN, 'regressed', 'also slower, not pursued'],
    ['suspected', { mean: -0.2 }, suspected({ trial: 1, since: 0.5 }), 'regressed', 'also slower, not pursued'],
    ['inconclusive', { mean: 0.06, standardError: 0.1 }, OPEN, 'regressed', 'not pursued'],
    ['leaning', { mean: -0.06, standardError: 0.029 }, OPEN, 'passed', 'leaning regressed'],
  ] as const)('beside one that is %s, at %o, says what was not pursued: %s, %s', (_, of, standing, kind, label) => {
    const other = at({ mean: -0.2 }, { workload: 'other' })
    const standings = new Map<string, Standing>([
      [nameKey(at(of)), standing],
      [nameKey(other), { kind }],
    ])
    expect(decide(compared({ comparisons: [at(of), other] }), standings, policy()).comparisons[0]).toMatchObject({
      label,
      verdict: 'inconclusive',
    })
  })

  it('leaves the comparisons of other scenarios, which were pursued, as they are', () => {
    const other = at({ mean: -0.2 }, { scenario: 'other' })
    const open = at({ mean: -0.06, standardError: 0.029 })
    const standings = new Map<string, Standing>([[nameKey(other), { kind: 'regressed' }]])
    const { comparisons } = decide(compared({ comparisons: [open, other] }), standings, policy())
    expect(comparisons[0]?.label).toBe('leaning regressed')
  })

  it('labels a suspicion that later trials neither confirmed nor refuted as not confirmed', () => {
    const looked: Standing = suspected({ trial: 1, since: 0.5, confirmation: { spent: 0.6 } })
    expect(findingOf(SLOWER, looked)).toMatchObject({ label: 'not confirmed', confirmed: false })
  })

  it('never calls slower or faster what the interval beside it leaves open', () => {
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

  it('calls improved only what is faster at 99.5 %, one-sided', () => {
    const edge = studentTQuantile(0.995, DF) * 0.005
    expect(findingOf(at({ mean: edge + JUST }), { kind: 'passed' }).label).toBe('improved')
    expect(findingOf(at({ mean: edge - JUST }), { kind: 'passed' }).label).toBe('within the limit')
  })

  it.each([
    { standing: { kind: 'passed' }, verdict: 'pass', confirmed: null },
    { standing: { kind: 'regressed' }, verdict: 'regressed', confirmed: true },
    { standing: { kind: 'not confirmed' }, verdict: 'inconclusive', confirmed: false },
    { standing: SUSPECTED, verdict: 'inconclusive', confirmed: null },
    { standing: OPEN, verdict: 'inconclusive', confirmed: null },
    { standing: undefined, verdict: 'inconclusive', confirmed: null },
  ] as const)('of $standing is $verdict, confirmed: $confirmed', ({ standing, verdict, confirmed }) => {
    expect(findingOf(SLOWER, standing)).toMatchObject({ verdict, confirmed })
  })

  it('labels what was never looked at as what is open', () => {
    expect(findingOf(UNCLEAR).label).toBe(findingOf(UNCLEAR, OPEN).label)
  })

  it.each([
    { standing: { kind: 'passed' }, label: 'within the limit' },
    { standing: OPEN, label: 'inconclusive' },
  ] as const)('labels $standing.kind as $label where there is exactly no change, known without any error', (of) => {
    const none = at({ mean: 0, standardError: 0 })
    expect(findingOf(none, of.standing).label).toBe(of.label)
    expect(differs(none.effect)).toBe(false)
  })

  it('says which tolerance held and where it was set', () => {
    const own = policy({ byWorkload: { oltp_read_only: { control: 0.3 } } })
    expect(findingOf(SLOWER, { kind: 'passed' }, own)).toMatchObject({
      tolerance: 0.3,
      toleranceFrom: 'workload oltp_read_only',
    })
  })

  describe('detectable', () => {
    it('is half the tolerance and the reach of both errors, each on half of the measurements', () => {
      const reach = studentTQuantile(0.975, DF) + studentTQuantile(0.95, DF)
      const expected = 1 - Math.exp(-(MARGIN / 2 + Math.SQRT2 * reach * 0.02))
      expect(findingOf(at({ mean: 0, standardError: 0.02 })).detectable).toBeCloseTo(expected, 12)
    })

    it('is at least the tolerance and the reach of one error', () => {
      const expected = 1 - Math.exp(-(MARGIN + studentTQuantile(0.95, DF) * 0.004))
      expect(findingOf(at({ mean: 0, standardError: 0.004 })).detectable).toBeCloseTo(expected, 12)
    })

    it('is that of the whole time where a run passed early', () => {
      const early = { ...openAfter(0.5), share: 0.25 }
      const one = at({ mean: 0, standardError: 0.02 })
      const all = findingOf(at({ mean: 0, standardError: 0.01 })).detectable
      expect(findingOf(one, { kind: 'passed', open: early }).detectable).toBeCloseTo(all, 12)
      expect(findingOf(one, { ...early, share: 4 }).detectable).toBe(findingOf(one).detectable)
    })

    it('falls less by time where starts differ', () => {
      const early: Standing = { ...openAfter(0.5), share: 0.25 }
      const [noise, starts] = [0, 1].map((share) => {
        const parts = { mean: 0, standardError: 0.02, ...partsOf(0.02, share) }
        return [findingOf(at(parts), early).detectable, findingOf(at(parts)).detectable] as const
      }) as [readonly [number, number], readonly [number, number]]
      expect(noise[1]).toBeCloseTo(starts[1], 12)
      expect(starts[0]).toBeLessThan(starts[1])
      expect(starts[0]).toBeGreaterThan(noise[0])
    })

    it('is exactly the tolerance with next to no noise', () => {
      expect(findingOf(at({ mean: 0, standardError: 1e-9 })).detectable).toBeCloseTo(TOLERANCE, 8)
    })

    it('is at least the tolerance, below the whole, and larger with more noise', () => {
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

  describe('of the whole run', () => {
    const cells = [1, 2, 3].map((threads) => at({ mean: 0 }, { threads }))

    it.each([
      { kinds: ['passed', 'passed', 'passed'], kind: 'pass' },
      { kinds: ['passed', 'regressed', 'passed'], kind: 'regressed' },
      { kinds: ['open', 'regressed', 'not confirmed'], kind: 'regressed' },
      { kinds: ['passed', 'open', 'passed'], kind: 'inconclusive' },
      { kinds: ['passed', 'passed', 'not confirmed'], kind: 'inconclusive' },
      { kinds: ['passed', 'suspected', 'passed'], kind: 'inconclusive' },
    ] as const)('is $kind where comparisons are $kinds', ({ kinds, kind }) => {
      const standings = new Map(
        cells.map((cell, index) => [nameKey(cell), { ...SUSPECTED, kind: kinds[index] } as Standing] as const),
      )
      expect(verdictOf(decide(compared({ comparisons: cells }), standings, POLICY))).toBe(kind)
    })
  })
})
