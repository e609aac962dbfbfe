/**
 * Opens the testbed of a plan: makes its data, and waits until no other run measures, because runs would disturb each
 * other.
 */
import type { Refusal } from '../core/setting/refusal.ts'
import { ServerRefusal } from '../edges/servers/server-refusal.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import { isFinal } from './groups.ts'
import type { Servers } from './machine.ts'
import type { RunPlan } from './make-plan.ts'

export interface RunTestbed extends AsyncDisposable {
  readonly servers: Servers
  /** The open testbed; undefined if nothing is measured. */
  readonly local: LocalTestbed | undefined
  /** Why a server refused to create the tables; undefined if no server did. */
  readonly refusal: Refusal | undefined
}

/** @throws UserError or MeasurementError if the data cannot be made */
export async function openTestbed(
  plan: RunPlan,
  servers: Servers,
  { refusals }: { readonly refusals: readonly Refusal[] },
): Promise<RunTestbed> {
  const nothing = { servers, local: undefined, refusal: undefined, [Symbol.asyncDispose]: async () => {} }
  // Opening waits for other runs that measure, so a run that measures nothing does not open a testbed.
  if (!plan.isMeasured || refusals.some(isFinal)) return nothing
  try {
    const local = await servers.openTestbed(plan.suite, plan.measured)
    return { servers, local, refusal: undefined, [Symbol.asyncDispose]: () => local[Symbol.asyncDispose]() }
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error
    return { ...nothing, refusal: error.refusal }
  }
}
