/** Measures a change again on disks of other speeds. Never changes a verdict. */
import type { DiskCurve } from '../../core/attribution/disk-curve.ts'
import { figures } from '../../core/attribution/sums.ts'
import { CONFIDENCE, learnedSpread } from '../../core/comparison/comparison.ts'
import { armStatesOf } from '../../core/measurement/measurement.ts'
import type { Effect } from '../../core/stats/random-effects.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { Judgement } from '../../core/verdict/judgement.ts'
import { bySeverity } from '../../core/verdict/tolerance.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { firstLine, isFailure } from '../../errors.ts'
import type { MeasureEdges } from '../trials.ts'
import { armsOf, cellsOf, type SearchedRun, slowestStart } from './attribute.ts'
import { startedTrials } from './started-trials.ts'

/** For two trials on each disk, which start their servers. */
const SECONDS_PER_DISK = 60
const TRIALS = 2

type DisksRun = SearchedRun & { readonly testbed: Pick<LocalTestbed, 'ownSyncSeconds'> }

/**
 * The judgement with what the change costs on each disk, in the worst of the cells that write: all others do not wait
 * for the disk.
 *
 * @param disks times of synchronisation, seconds
 */
export async function measureDisks(
  judgement: Judgement,
  disks: readonly number[],
  { plan, measured, testbed: opened }: DisksRun,
  { tell }: Pick<MeasureEdges, 'tell'>,
): Promise<Judgement> {
  if (disks.length === 0) return judgement
  const without = (why: string): Judgement => ({
    ...judgement,
    warnings: [...judgement.warnings, { code: 'disks-unknown', why }],
  })
  const writing = plan.cells.flatMap(({ workload }) => (workload.writes ? [workload.name] : []))
  const [found] = bySeverity(
    judgement.comparisons.filter(({ rule, workload }) => rule !== 'baseline' && writing.includes(workload)),
  )
  const [reference, head] = found === undefined ? [] : armsOf(plan, found)
  if (found === undefined || reference === undefined || head === undefined)
    return without('no workload that writes was compared')
  const { testbed } = opened
  const { rule, scenario, workload, threads } = found
  const point = (syncSeconds: number, effect: Effect, isOwn = false) => ({
    ...{ syncSeconds, isOwn },
    ...figures(effect, CONFIDENCE),
  })
  const points: DiskCurve['points'][number][] = [point(opened.ownSyncSeconds(), found.effect, true)]
  const laboratory = {
    ...{ tell, testbed },
    plan: { ...plan, startSpread: learnedSpread(found, plan.startSpread) },
    startSeconds: slowestStart(armStatesOf(measured.measurement.lines)),
  }
  tell({ kind: 'time', secondsLeft: SECONDS_PER_DISK * disks.length })
  try {
    for (const syncSeconds of disks) {
      tell({ kind: 'phase', phase: { code: 'disk', syncSeconds } })
      const on = (one: Scenario): Scenario => ({ ...one, syncSeconds })
      const question = {
        ...{ reference: on(reference.scenario), head: on(head.scenario), cells: cellsOf(plan, found) },
        ...{ cost: undefined, keepsTimeToTryOut: false, deadline: testbed.now() + SECONDS_PER_DISK },
      }
      const effect = await startedTrials(question, laboratory, () => question.head).whole(TRIALS)
      if (effect !== undefined) points.push(point(syncSeconds, effect))
    }
  } catch (error) {
    if (!isFailure(error)) throw error
    return without(firstLine(error))
  }
  points.sort((one, other) => one.syncSeconds - other.syncSeconds)
  return { ...judgement, disks: { ...{ rule, scenario, workload, threads }, reference: found.reference, points } }
}
