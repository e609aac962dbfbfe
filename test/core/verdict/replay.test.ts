import { describe, expect, it } from 'vitest'
import { nameKey } from '../../../src/core/comparison/comparison.ts'
import type { LookLine, RunLine } from '../../../src/core/measurement/measurement.ts'
import { replay } from '../../../src/core/verdict/replay.ts'
import { comparison, plan, policy, simulatedSlices } from '../../builders.ts'

const PLAN = plan()
const POLICY = policy()
const ON = nameKey(comparison())

/** Slices of trials in which the scenario is slower, by a separate share in each. */
function measured(...changes: readonly number[]): RunLine[] {
  return changes.flatMap((change, index) =>
    simulatedSlices({ plan: PLAN, effects: [0, 0, Math.log1p(change)], trials: 1, blocks: 20, seed: index + 1 }).map(
      (slice) => ({ ...slice, trial: index + 1 }),
    ),
  )
}

const standingOf = (lines: readonly RunLine[], of = PLAN) =>
  replay({ plan: of, lines, policy: POLICY })[0]?.standings.get(ON)

/** Trials of that many, with a look after each. */
function looked(lines: readonly RunLine[], trials: number): RunLine[] {
  const byTrial = [...Map.groupBy(lines, ({ trial }) => trial)]
  return byTrial.flatMap(([trial, own]) => [...own, look(trial, trial / trials)])
}

/** A look at a cell in the middle of a trial, or at all after it. */
function look(trial: number, share: number, cell?: { readonly workload: string; readonly threads: number }): LookLine {
  return { kind: 'look', trial, workload: cell?.workload ?? null, threads: cell?.threads ?? null, share }
}

describe('the looks of a run', () => {
  it('suspect a regression in one trial, and confirm it by the next trial', () => {
    expect(standingOf(looked(measured(-0.2), 3))).toMatchObject({ kind: 'suspected', trial: 1, share: 1 / 3 })
    expect(standingOf(looked(measured(-0.2, -0.2), 3))).toEqual({ kind: 'regressed' })
  })

  it('do not confirm a suspicion by its own trial', () => {
    expect(standingOf(looked(measured(-0.4, 0), 3))?.kind).not.toBe('regressed')
  })

  it('ignore what was measured after them, and withdraw a pass that later trials do not support', () => {
    const slow = measured(0, 0, -0.4)
    const equal = slow.filter(({ trial }) => trial < 3)
    expect(standingOf([...looked(equal, 3), ...slow.slice(equal.length)])?.kind).toBe('passed')
    expect(standingOf(looked(slow, 3))?.kind).toBe('open')
  })

  it('share the permitted error with the other parts of a plan', () => {
    const lines = looked(measured(-0.08), 2)
    expect(standingOf(lines)).toMatchObject({ kind: 'suspected', trial: 1 })
    expect(standingOf(lines, { ...PLAN, shard: { index: 1, of: 1_000_000 } })?.kind).toBe('open')
  })

  it('leave a comparison without a standing if no look was taken', () =>
    expect(standingOf(measured(-0.4, -0.4))).toBeUndefined())

  it('ignore lines after the last look', () => {
    const [slow, equal] = [measured(-0.2), measured(0, 0).filter(({ trial }) => trial === 2)]
    const standing = standingOf([...slow, look(1, 0.3), ...equal])
    expect(standing).toMatchObject({ kind: 'suspected', trial: 1, share: 0.3 })
  })

  it('within a cell judge only the comparisons of that cell', () => {
    const two = plan({ threads: [4, 8] })
    const lines = simulatedSlices({ plan: two, effects: [0, 0, Math.log(0.8)], trials: 1, blocks: 20, seed: 1 })
    const cells = [4, 8].map((threads) => comparison({ threads }))
    const [seen] = cells.map(({ workload, threads }) => look(1, 0.3, { workload, threads }))
    const [whole] = replay({ plan: two, lines: [...lines, seen as LookLine], policy: POLICY })
    expect([...(whole?.standings.keys() ?? [])]).toEqual([nameKey(cells[0] as (typeof cells)[number])])
  })
})
