/** Statements that fail: since the change, by which of its lines, or before it as well. */
import { fewestThatFail, mix, splitDifference } from '../../core/attribution/lines.ts'
import { isEarlier } from '../../core/names.ts'
import type { ServerOf } from '../../core/plan/changed-settings.ts'
import { type Arm, armName, mixedArm, type Plan } from '../../core/plan/plan.ts'
import { failingText, failingTitle } from '../../core/wording/failing-text.ts'
import type { Testbed } from '../../edges/testbed/testbed.ts'
import { DoesNotStart, MeasurementError, StatementsFail } from '../../errors.ts'

/**
 * What a failure means that may be a server's refusal of statements. Each server between before and now is started and
 * tried for a moment; of several lines, half are taken back at a time.
 *
 * @returns StatementsFail if they succeed before the change; else the failure
 */
export async function asOutcome(
  failure: unknown,
  { plan, testbed, buildOf }: { readonly plan: Plan; readonly testbed: Testbed; readonly buildOf: ServerOf },
): Promise<unknown> {
  const { refused, arm: name } = failure instanceof MeasurementError ? failure.failure : {}
  const head = plan.arms.find((arm) => armName(arm) === name)
  const cell = plan.cells.find((each) => each.workload.name === refused?.what && each.threads === refused.threads)
  const before = head && referenceOf(head, plan)
  if (refused === undefined || head === undefined || before === undefined) return failure
  const server = buildOf(head.scenario)
  const difference = splitDifference(before, head.scenario, server)
  const { lines } = difference
  const fails = async (many: number) => {
    const arm = mixedArm(mix(difference, lines.slice(0, many).keys(), `with ${many}`))
    // None if statements failed before any workload.
    const cells = cell === undefined ? [] : [{ cell, arms: [arm] }]
    try {
      await using run = await testbed.startTrial({ number: 1, arms: [arm], cells }, plan)
      if (run.refused?.[0]?.code === refused.code) return true
      for (const planned of cells) {
        await using opened = await run.openCell(planned)
        await opened.warmUp()
      }
      return false
    } catch (error) {
      if (error instanceof DoesNotStart || (error instanceof MeasurementError && error.failure.refused)) return true
      throw error
    }
  }
  if (lines.length === 0 || (await fails(0))) return failure
  const line = lines[(await fewestThatFail(lines.length, fails)) - 1]
  if (line === undefined) return failure
  const message = failingText(refused, server, { line, changed: lines.length })
  return new StatementsFail(message, { place: line.place ?? head.scenario.place, title: failingTitle(refused) })
}

/** Undefined if there is none. */
function referenceOf({ scenario, revision }: Arm, { arms }: Plan): Arm['scenario'] | undefined {
  if (isEarlier({ revision })) return undefined
  const base = arms.find((arm) => arm.revision === 'base' && arm.scenario.name === scenario.name)
  return (base ?? arms[0]).scenario
}
