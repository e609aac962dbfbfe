/** Wraps testbeds, so that a test can act between a testbed and the code that measures. */
import type { Trial } from '../../src/core/plan/plan.ts'
import type { CellRun, Testbed, TrialRun } from '../../src/edges/testbed/testbed.ts'

type Wrap = (testbed: Testbed) => Testbed

/** Replaces the start of each trial by `instead`, which may call the original start. */
export function atTrials(instead: (start: () => Promise<TrialRun>, trial: Trial) => Promise<TrialRun>): Wrap {
  return (testbed) => ({
    ...testbed,
    startTrial: (trial, plan) => instead(() => testbed.startTrial(trial, plan), trial),
  })
}

/** Replaces the opening of each cell by `instead`, which may call the original opening. */
export function atCells(
  instead: (open: () => Promise<CellRun>, ...of: Parameters<TrialRun['openCell']>) => Promise<CellRun>,
): Wrap {
  return atTrials(async (start) => {
    const run = await start()
    return { ...run, openCell: (...of) => instead(() => run.openCell(...of), ...of) }
  })
}
