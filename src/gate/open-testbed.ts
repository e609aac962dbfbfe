/** The testbed of a plan: its servers' data are made, and nothing else measures on this machine meanwhile. */
import { tellers } from '../core/progress/progress-event.ts'
import type { Refusal } from '../core/suite/refusal.ts'
import { ServerRefuses } from '../edges/servers/server-refuses.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import type { ChangeServers } from './ask-change.ts'
import type { RunPlan } from './plan-run.ts'
import type { Run } from './run.ts'

export interface RunTestbed extends AsyncDisposable {
  readonly servers: ChangeServers
  /** Undefined if nothing is measured. */
  readonly local: LocalTestbed | undefined
  /** What a server refused of the tables. */
  readonly refusal: Refusal | undefined
}

/** @throws UserError or MeasurementError where data cannot be made */
export async function openTestbed(plan: RunPlan, servers: ChangeServers, run: Run): Promise<RunTestbed> {
  const { buildOf, request, programs, endpoints, directory } = servers
  const nothing = { servers, local: undefined, refusal: undefined, [Symbol.asyncDispose]: async () => {} }
  if (!plan.isMeasured || buildOf === undefined) return nothing
  // Loaded only where a server is needed.
  const { openTestbed: open } = await import('../edges/testbed/open-testbed.ts')
  const { suite, measured } = plan
  const { timeline } = run
  const { phase } = tellers(run.edges.tell)
  try {
    const local = await open({
      ...request,
      ...{ suite, plan: measured, programs, endpoints, directory, buildOf, timeline, phase },
    })
    return { servers, local, refusal: undefined, [Symbol.asyncDispose]: () => local[Symbol.asyncDispose]() }
  } catch (error) {
    if (!(error instanceof ServerRefuses)) throw error
    return { ...nothing, refusal: error.refusal }
  }
}
