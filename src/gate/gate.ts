/** One run on one screen, for both the command line and the action. */

import { withoutUnseen } from '../core/coverage/coverage.ts'
import { withoutUnread } from '../core/plan/changed-settings.ts'
import { isUnchanged, type Plan } from '../core/plan/plan.ts'
import { type Tell, tellers } from '../core/progress/progress-event.ts'
import type { SubjectRequest } from '../core/request/measured-request.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import { describeRun } from '../core/result/describe-run.ts'
import { makeResult } from '../core/result/make-result.ts'
import type { Result } from '../core/result/result.ts'
import { isCommand } from '../core/sources/rendered.ts'
import { type Refusal, withSuccessors } from '../core/suite/successors.ts'
import { baselineResult } from '../core/verdict/baseline-verdict.ts'
import { decide } from '../core/verdict/decide.ts'
import type { Judgement } from '../core/verdict/judgement.ts'
import { OutputDirectory } from '../edges/files/output-directory.ts'
import { writeTexts, writeViews } from '../edges/files/write-views.ts'
import { runClock } from '../edges/machine/clock.ts'
import { timekeeper } from '../edges/machine/timekeeper.ts'
import { RefusesOptions } from '../edges/servers/start-failure.ts'
import { installSandbox } from '../edges/sources/render.ts'
import type { OpenStore } from '../edges/store/open-store.ts'
import { areContained, uncheckedStarts } from '../edges/testbed/check-starts.ts'
import { serversAtOnce } from '../edges/testbed/memory.ts'
import { describeError, isFailure } from '../errors.ts'
import { askAcceptance, type FindAcceptance } from './ask-acceptance.ts'
import { attribute } from './attribution/attribute.ts'
import { asOutcome } from './attribution/failing-line.ts'
import { measureDisks } from './attribution/measure-disks.ts'
import { sourceFacts } from './config.ts'
import { asRecorded, ledgerToJoin, openHeld, planHeld, sinceRecorded } from './hold-baseline.ts'
import { measureOn } from './measure-until-decided.ts'
import { withLearnedStarts } from './plan-run.ts'
import { applyRules } from './rules.ts'
import { coverageOfRun, factsOf } from './run-facts.ts'
import { readSubject } from './subject.ts'

export interface GateEdges {
  /** Takes messages during the run. */
  readonly tell: Tell
  readonly signal: AbortSignal
  /** Opens the ledger. */
  readonly openStore: OpenStore
  /** The person who took responsibility for a regression, asked if there is one; default: nobody. */
  readonly findAcceptance?: FindAcceptance
  /** Shows the verdict before the search for its causes; default: nowhere. */
  readonly showVerdict?: (result: Result) => Promise<void>
}

/**
 * Measures a change, judges it, and writes every view of the result.
 *
 * @param refusals of new versions: red, and the table is of servers without these options, or with their successors
 * @throws UserError if the input is wrong, MeasurementError if nothing could be measured
 */
export async function gate(request: RunRequest, edges: GateEdges, refusals: readonly Refusal[] = []): Promise<Result> {
  try {
    return await measuredChange(request, edges, refusals)
  } catch (failure) {
    const isNew = (refusal: Refusal) => refusals.every(({ scenario }) => scenario !== refusal.scenario)
    if (!(failure instanceof RefusesOptions) || !isNew(failure.refusal)) throw failure
    edges.tell({ kind: 'note', text: describeError(failure) })
    // The first failure is that of the change as it is.
    return await gate(request, edges, [...refusals, failure.refusal]).catch((error: unknown) => {
      throw isFailure(error) ? failure : error
    })
  }
}

async function measuredChange(request: RunRequest, edges: GateEdges, refusals: readonly Refusal[]): Promise<Result> {
  const { tell, signal } = edges
  const clock = runClock()
  const timeline = timekeeper(clock)
  const note = (text: string) => tell({ kind: 'note', text })
  const isByCommand = request.subject.kind === 'config' && request.subject.paths.some(isCommand)
  if (request.install && isByCommand) await installSandbox(note, signal)
  const reading = { request, openStore: edges.openStore, signal }
  const ledger = await ledgerToJoin(reading)
  const subjectSince = sinceRecorded(request, ledger)
  const readAt = (asked: SubjectRequest) => readSubject(asked, note, sourceFacts(request), signal)
  const subject = await readAt(subjectSince)
  const { suite: chosen, warnings } = applyRules(subject, request)
  const suite = withSuccessors(asRecorded(chosen, ledger), refusals)
  const base = subject.base?.scenarios ?? []
  const mostServers = serversAtOnce(suite, request.server)
  const asked = await planHeld(suite, subject, mostServers, reading, ledger, (commit) =>
    readAt({ ...subjectSince, base: commit }),
  )
  const started = asked.plan.arms.map(({ scenario }) => scenario)
  const isIdle = isUnchanged(asked.plan)
  const strange = isIdle ? undefined : subject.strangeSql
  const loose = strange === undefined || (await areContained(suite, started, request)) ? undefined : strange
  using output = new OutputDirectory(request.out)
  const openTestbed = async (plan: Plan) => {
    // Loaded only where a server is needed.
    const { openTestbed: open } = await import('../edges/testbed/open-testbed.ts')
    return open({ ...request, suite, base, plan, signal, timeline, ...tellers(tell) })
  }
  const {
    plan: planned,
    held,
    opened,
    ...ledgerFacts
  } = isIdle || loose !== undefined ? { ...asked, opened: null } : await openHeld(asked, openTestbed)
  await using testbed = opened
  const read = testbed === null ? planned : withoutUnread(testbed.plan, testbed.buildOf)
  const seen = testbed === null ? planned : withoutUnseen(testbed.plan, testbed.buildOf, testbed.asked)
  const plan = testbed === null ? planned : withLearnedStarts(seen, testbed.buildOf, ledgerFacts.records)
  const checked = testbed ?? (await uncheckedStarts({ ...request, suite, base, signal, ...tellers(tell) }))
  const searchSeconds = request.explain === 'never' ? 0 : request.explainSeconds
  const measuring = { save: output.appendLines, tell, timeline }
  const measured = await measureOn(testbed, plan, suite, searchSeconds, measuring, held).catch(async (failure) => {
    throw testbed === null ? failure : await asOutcome(failure, { ...testbed, plan })
  })
  timeline.enter({ step: 'judge' })
  const facts = factsOf({
    ...{ request, subject, suite, planned, plan: read, testbed, checked, clock },
    warnings: [
      ...[...warnings, ...subject.warnings],
      ...(loose === undefined ? [] : [{ code: 'sql-not-contained', ...loose } as const]),
      ...[...ledgerFacts.warnings, ...measured.warnings],
    ],
  })
  const run = describeRun({ suite, ...measured }, facts)
  const judged = decide(measured.compared, measured.standings, suite.gate)
  const covered = {
    ...judged,
    ...(refusals.length > 0 && { refusals }),
    coverage: coverageOfRun(suite, read, facts.settings, measured.measurement, testbed),
    baseline: held === undefined ? null : baselineResult(held, judged.comparisons, suite.gate),
  }
  const resultOf = async (judgement: Judgement) =>
    makeResult(await askAcceptance(judgement, suite.name, edges.findAcceptance), run, timeline.wallTime())
  // Searching can take longer than measuring, and a waiting user may cancel it.
  const beforeSearch = async () => {
    const known = await resultOf(covered)
    writeTexts(known, output)
    await edges.showVerdict?.(known)
    timeline.enter({ step: 'search' })
  }
  const attributed =
    testbed === null ? covered : await attribute(covered, request, { plan, measured, testbed }, { tell, beforeSearch })
  const onDisks =
    testbed === null ? attributed : await measureDisks(attributed, request.disks, { plan, measured, testbed }, { tell })
  timeline.enter({ step: 'judge' })
  const result = await resultOf(onDisks)
  tell({ kind: 'phase', phase: { code: 'draw' } })
  await writeViews(result, output)
  return result
}
