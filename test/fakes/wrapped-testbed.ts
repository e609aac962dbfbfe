/** Testbeds with something between them and whoever measures. */
import type { Trial } from '../../src/core/plan/plan.ts'
import type { CellRun, Testbed, TrialRun } from '../../src/edges/testbed/testbed.ts'

type Wrap = (testbed: Testbed) => Testbed

/** Each start of a trial is this instead, which may call it. */
export function atTrials(instead: (start: () => Promise<TrialRun>, trial: Trial) => Promise<TrialRun>): Wrap {
  return (testbed) => ({
    ...testbed,
    startTrial: (trial, plan) => instead(() => testbed.startTrial(trial, plan), trial),
  })
}

/** Each opening of a cell is this instead, which may call it. */
export function atCells(
  instead: (open: () => Promise<CellRun>, ...of: Parameters<TrialRun['openCell']>) => Promise<CellRun>,
): Wrap {
  return atTrials(async (start) => {
    const run = await start()
    return { ...run, openCell: (...of) => instead(() => run.openCell(...of), ...of) }
  })
}
