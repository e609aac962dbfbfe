import type { Arm } from '../../../src/core/plan/plan.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import type { Launcher } from '../../../src/edges/servers/launcher.ts'
import type { Sources } from '../../../src/edges/servers/server-sources.ts'
import type { TrialRun } from '../../../src/edges/testbed/testbed.ts'
import { realTestbed } from '../../../src/edges/testbed/trial.ts'
import type { Bed } from '../../setup/bed.ts'

export interface UnfrozenTrial extends AsyncDisposable {
  readonly trial: TrialRun
}

/** Separate servers for these arms of the bed, none of which is ever frozen. */
export async function startUnfrozen(
  { request, plan, trial, sources }: Bed,
  arms: readonly Arm[],
): Promise<UnfrozenTrial> {
  await using opened = new AsyncDisposableStack()
  const directory = opened.use(new RunDirectory())
  const unfrozen: Sources = {
    ...sources,
    of: (scenario) => {
      const { launcher, seed } = sources.of(scenario)
      const launch: Launcher['launch'] = async (asked) => ({
        ...(await launcher.launch(asked)),
        isFreezable: false,
      })
      return { seed, launcher: { ...launcher, launch } }
    },
  }
  const testbed = realTestbed({ ...request, directory, servers: { kind: 'started', sources: unfrozen } })
  const started = opened.use(await testbed.startTrial({ ...trial, arms }, plan))
  const kept = opened.move()
  return { trial: started, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
