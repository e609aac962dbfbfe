/** Measures a change again on disks of other speeds. Never changes a verdict. */
import type { DiskCurve } from '../../core/attribution/disk-curve.ts'
import { figures } from '../../core/attribution/sums.ts'
import { compare } from '../../core/comparison/compare.ts'
import { CONFIDENCE, learnedSpread } from '../../core/comparison/comparison.ts'
import { MeasuredBlocks } from '../../core/measurement/blocks.ts'
import type { Plan } from '../../core/plan/plan.ts'
import type { Effect } from '../../core/stats/random-effects.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { Judgement } from '../../core/verdict/judgement.ts'
import { bySeverity } from '../../core/verdict/tolerance.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { firstLine, isFailure } from '../../errors.ts'
import { armsOf, cellsOf } from '../compared-arms.ts'
import { type MeasureEdges, Trials } from '../trials.ts'

/** For two trials on each disk, which start their servers. */
const SECONDS_PER_DISK = 60
const TRIALS = 2

export interface DisksRun {
  readonly plan: Plan
  readonly local: Pick<LocalTestbed, 'ownSyncSeconds'>
  readonly edges: MeasureEdges
}

/**
 * The judgement with what the change costs on each disk, in the worst of the cells that write: all others do not wait
 * for the disk.
 *
 * @param disks times of synchronisation, seconds
 */
export async function measureDisks(
  judgement: Judgement,
  disks: readonly number[],
  { plan, local, edges }: DisksRun,
): Promise<Judgement> {
  if (disks.length === 0) return judgement
  const without = (why: string): Judgement => ({
    ...judgement,
    warnings: [...judgement.warnings, { code: 'disks-unknown', why }],
  })
  const writing = plan.cells.flatMap(({ workload }) => (workload.writes ? [workload.name] : []))
  const [comparison] = bySeverity(
    judgement.comparisons.filter(({ rule, workload }) => rule !== 'baseline' && writing.includes(workload)),
  )
  const [reference, head] = comparison === undefined ? [] : armsOf(plan, comparison)
  if (comparison === undefined || reference === undefined || head === undefined)
    return without('no workload that writes was compared')
  const { testbed, tell } = edges
  const { rule, scenario, workload, threads } = comparison
  const point = (syncSeconds: number, effect: Effect, isOwn = false): DiskCurve['points'][number] => ({
    syncSeconds,
    isOwn,
    ...figures(effect, CONFIDENCE),
  })
  const points = [point(local.ownSyncSeconds(), comparison.effect, true)]
  const ofDisk = { ...plan, cells: cellsOf(plan, comparison), startSpread: learnedSpread(comparison, plan.startSpread) }
  tell({ kind: 'time', secondsLeft: SECONDS_PER_DISK * disks.length })
  try {
    for (const syncSeconds of disks) {
      tell({ kind: 'phase', phase: { code: 'disk', syncSeconds } })
      const pair = pairOn(ofDisk, reference.scenario, head.scenario, syncSeconds)
      const effect = await effectOn(pair, testbed.now() + SECONDS_PER_DISK, edges)
      if (effect !== undefined) points.push(point(syncSeconds, effect))
    }
  } catch (error) {
    if (!isFailure(error)) throw error
    return without(firstLine(error))
  }
  points.sort((one, other) => one.syncSeconds - other.syncSeconds)
  return { ...judgement, disks: { rule, scenario, workload, threads, reference: comparison.reference, points } }
}

/** Both configurations on a disk, the one before with a twin. */
function pairOn(plan: Plan, reference: Scenario, head: Scenario, syncSeconds: number): Plan {
  const before = { ...reference, name: 'reference', syncSeconds }
  return {
    ...plan,
    rules: ['control'],
    shard: null,
    gatedCosts: [],
    arms: [
      { scenario: before, revision: 'head', role: 'control', isMixed: true },
      { scenario: before, revision: 'twin', role: 'control', isMixed: true },
      { scenario: { ...head, name: 'head', syncSeconds }, revision: 'head', role: 'candidate', isMixed: true },
    ],
  }
}

/** Undefined if nothing could be compared in time. */
async function effectOn(plan: Plan, deadline: number, edges: MeasureEdges): Promise<Effect | undefined> {
  const trials = new Trials(edges)
  const { testbed } = edges
  const schedule = (_: unknown, number: number) => ({
    until: testbed.now() + (deadline - testbed.now()) / (TRIALS + 1 - number),
    trials: TRIALS,
  })
  while (trials.number < TRIALS && (await trials.measure(plan, () => true, schedule)));
  const { comparisons } = compare(plan, new MeasuredBlocks(trials.measurement.lines))
  return comparisons.find(({ scope }) => scope === 'cell')?.effect
}
