import type { Arm } from '../../../src/core/plan/plan.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import type { TrialRun } from '../../../src/edges/testbed/testbed.ts'
import { realTestbed } from '../../../src/edges/testbed/trial.ts'
import type { Bed } from '../../setup/bed.ts'

export interface UnfrozenTrial extends AsyncDisposable {
  readonly trial: TrialRun
}

/** Separate servers for these arms of the bed, none of which is ever frozen. */
export async function startUnfrozen({ request, plan, trial }: Bed, arms: readonly Arm[]): Promise<UnfrozenTrial> {
  await using opened = new AsyncDisposableStack()
  const directory = opened.use(new RunDirectory())
  const testbed = realTestbed({ ...request, directory, freeze: false })
  const started = opened.use(await testbed.startTrial({ ...trial, arms }, plan))
  const kept = opened.move()
  return { trial: started, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
