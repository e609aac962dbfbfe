/** The testbed of a plan: its servers' data are made, and nothing else measures on this machine meanwhile. */
import type { Refusal } from '../core/setting/refusal.ts'
import { ServerRefusal } from '../edges/servers/server-refusal.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import type { Servers } from './machine.ts'
import type { RunPlan } from './make-plan.ts'

export interface RunTestbed extends AsyncDisposable {
  readonly servers: Servers
  /** The open testbed; undefined if no scenario is measured. */
  readonly local: LocalTestbed | undefined
  /** A server's refusal of the tables; undefined if all servers take them. */
  readonly refusal: Refusal | undefined
}

/** @throws UserError or MeasurementError where data cannot be made */
export async function openTestbed(
  plan: RunPlan,
  servers: Servers,
  { refusals }: { readonly refusals: readonly Refusal[] },
): Promise<RunTestbed> {
  const nothing = { servers, local: undefined, refusal: undefined, [Symbol.asyncDispose]: async () => {} }
  // A run that needs no measuring does not wait for others that measure.
  if (!plan.isMeasured || refusals.length > 0) return nothing
  try {
    const local = await servers.openTestbed(plan.suite, plan.measured)
    return { servers, local, refusal: undefined, [Symbol.asyncDispose]: () => local[Symbol.asyncDispose]() }
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error
    return { ...nothing, refusal: error.refusal }
  }
}
