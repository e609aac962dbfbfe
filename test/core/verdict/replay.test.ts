import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import { keyOf } from '../../../src/core/comparison/comparison.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { Line, LookLine } from '../../../src/core/measurement/measurement.ts'
import type { Standings } from '../../../src/core/verdict/decision-state.ts'
import { lookAt, replay } from '../../../src/core/verdict/replay.ts'
import { comparison, plan, policy, simulatedSlices } from '../../builders.ts'

const PLAN = plan()
const POLICY = policy()
const ON = keyOf(comparison())

/** Slices of trials in which the scenario is slower, by a separate share in each. */
function measured(...changes: readonly number[]): Line[] {
  return changes.flatMap((change, index) =>
    simulatedSlices({ plan: PLAN, effects: [0, 0, Math.log1p(change)], trials: 1, blocks: 20, seed: index + 1 }).map(
      (slice) => ({ ...slice, trial: index + 1 }),
    ),
  )
}

const standingOf = (lines: readonly Line[], of = PLAN) => replay({ plan: of, lines, policy: POLICY }).standings.get(ON)

/** Trials of that many, with a look after each. */
function looked(lines: readonly Line[], trials: number): Line[] {
  const byTrial = [...Map.groupBy(lines, ({ trial }) => trial)]
  return byTrial.flatMap(([trial, own]) => [...own, look(trial, trial / trials)])
}

/** A look at a cell in the middle of a trial, or at all after it. */
function look(trial: number, share: number, cell?: { readonly workload: string; readonly threads: number }): LookLine {
  return { kind: 'look', trial, workload: cell?.workload ?? null, threads: cell?.threads ?? null, share }
}

describe('the looks of a run', () => {
  it('suspect a regression in one trial, and confirm it by the next', () => {
    expect(standingOf(looked(measured(-0.2), 3))).toMatchObject({ kind: 'suspected', trial: 1, since: 1 / 3 })
    expect(standingOf(looked(measured(-0.2, -0.2), 3))).toEqual({ kind: 'regressed' })
  })

  it('do not confirm by the trial that raised the suspicion', () => {
    expect(standingOf(looked(measured(-0.4, 0), 3))?.kind).not.toBe('regressed')
  })

  it('see nothing that was measured after them: what passed stays passed', () => {
    expect(standingOf(looked(measured(0, -0.4), 3))).toEqual({ kind: 'passed' })
  })

  it('share the permitted error with the other parts of a plan', () => {
    const lines = looked(measured(-0.08), 2)
    expect(standingOf(lines)).toMatchObject({ kind: 'suspected', trial: 1 })
    expect(standingOf(lines, { ...PLAN, shard: { index: 1, of: 1_000_000 } })?.kind).toBe('open')
  })

  it('decide nothing where none was taken', () => expect(standingOf(measured(-0.4, -0.4))).toBeUndefined())

  const [first, second, third] = [1, 2, 3].map((trial) =>
    measured(-0.05, -0.05, -0.06).filter((line) => line.trial === trial),
  ) as [Line[], Line[], Line[]]

  it('are taken where they stand, and at what was measured before', () => {
    const looks = [look(1, 0.2), look(2, 0.5), look(3, 0.8)] as const
    const lines = [...first, looks[0], ...second, looks[1], ...third, looks[2]]
    let standings: Standings = new Map()
    for (const one of looks)
      standings = lookAt(standings, {
        ...{ plan: PLAN, policy: POLICY, look: one },
        measured: new MeasuredBlocks(lines.slice(0, lines.indexOf(one))),
      }).standings
    const { measured: _, ...replayed } = replay({ plan: PLAN, lines, policy: POLICY })
    expect(replayed).toEqual({ standings, compared: compare(PLAN, new MeasuredBlocks(lines)) })
  })

  it('see nothing that came after the last of them', () => {
    const [slow, equal] = [measured(-0.2), measured(0, 0).filter(({ trial }) => trial === 2)]
    const standing = standingOf([...slow, look(1, 0.3), ...equal])
    expect(standing).toMatchObject({ kind: 'suspected', trial: 1, since: 0.3 })
  })

  it('within a cell see its comparisons, and no others', () => {
    const two = plan({ threads: [4, 8] })
    const lines = simulatedSlices({ plan: two, effects: [0, 0, Math.log(0.8)], trials: 1, blocks: 20, seed: 1 })
    const cells = [4, 8].map((threads) => comparison({ threads }))
    const [seen] = cells.map(({ workload, threads }) => look(1, 0.3, { workload, threads }))
    const { standings } = replay({ plan: two, lines: [...lines, seen as LookLine], policy: POLICY })
    expect([...standings.keys()]).toEqual([keyOf(cells[0] as (typeof cells)[number])])
  })
})
