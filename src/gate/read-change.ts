/**
 * Reads a change: its sides before, now and at the baseline, the limits that judge it, and the records of its branch.
 */

import type { CellReason } from '../core/coverage/choose-cells.ts'
import { changesSince } from '../core/ledger/ledger.ts'
import type { LedgerRecord } from '../core/ledger/record.ts'
import { nonEmpty } from '../core/lists.ts'
import { type Kinds, kindsOf } from '../core/plan/alike.ts'
import { isUnchanged, mayDifferInSpeed, type Plan } from '../core/plan/plan.ts'
import { type Tell, tellers } from '../core/progress/progress-event.ts'
import type { ServerChoice, SubjectRequest } from '../core/request/measured-request.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import { isCommand } from '../core/sources/rendered.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { BaselineResult } from '../core/verdict/judgement.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { installBox } from '../edges/machine/box.ts'
import type { OpenStore } from '../edges/store/open-store.ts'
import { firstLine, UserError } from '../errors.ts'
import { sourceFacts } from './config.ts'
import { affordableSuite, planSides, sidesPlan, suiteInBudget } from './plan-sides.ts'
import { baselineCommit, readLedger } from './read-ledger.ts'
import { applyRules } from './rules.ts'
import { pathNear, readSubject, type Subject } from './subject.ts'

export interface BranchBaseline {
  readonly result: BaselineResult
  /**
   * Scenarios of the baseline that may differ in speed from the base; empty for suites, which use `stored` instead.
   */
  readonly scenarios: readonly Scenario[]
  /**
   * For suites, QPS of the baseline as ratios to its control, which stay comparable between runs; null if none is
   * recorded.
   */
  readonly stored: LedgerRecord['control']
}

/** What `readChange` needs of the world besides files; tests give it a fake. */
export interface ReadingMachine {
  readonly signal: AbortSignal
  readonly tell: Tell
  /** Opens the store of the ledger, which a run without a baseline never does. */
  readonly openStore: OpenStore
  /** Number of servers that fit into memory at once, each with the least memory that it needs. */
  serversAtOnce(suite: Suite, choice: ServerChoice): number
}

export interface Change {
  readonly request: PlanRequest
  /** Why qpsgate chose each workload; empty if the user or the suite named them. */
  readonly reasons: readonly CellReason[]
  readonly subject: Subject
  /** The suite as it is measured and judged: of several servers with the same configuration, only one is measured. */
  readonly suite: Suite
  /** Servers that are not measured, because each has the same configuration as a measured one. */
  readonly alike: Kinds['alike']
  readonly before: readonly Scenario[]
  readonly baseline: BranchBaseline | undefined
  /** Records of the branch, which show how much starts of equal servers differ. */
  readonly records: readonly LedgerRecord[]
  /** The plan of the sides as they are written, before servers say how they read them. */
  readonly asWritten: Plan
  readonly warnings: readonly Warning[]
}

/** @throws UserError with all problems of the input */
export async function readChange(request: PlanRequest, machine: ReadingMachine): Promise<Change> {
  const { signal } = machine
  const { note } = tellers(machine.tell)
  const { subject: asked, install } = request
  if (install && asked.kind === 'config' && asked.paths.some(isCommand)) await installBox(note, signal)
  const facts = { ...sourceFacts(request), installing: install ? note : undefined }
  const readAt = (subject: SubjectRequest) => readSubject(subject, note, facts, signal)
  const subject = await readAt(asked)
  const rules = applyRules(subject, request)
  const before = subject.base?.scenarios ?? []
  // Scenarios of a suite keep their own names in its report, so none stands for others.
  const all = rules.suite.scenarios
  const kinds: Kinds = asked.kind === 'config' ? kindsOf(all, before) : { measured: all, alike: [] }
  const wholeSuite = { ...rules.suite, scenarios: nonEmpty(kinds.measured) }
  const mostServers = machine.serversAtOnce(wholeSuite, request.server)
  const sides = { base: before, mostServers }
  const grows = asked.kind === 'advice' && asked.growsBudget
  const isOfFiles = asked.kind === 'config'
  const budgeted = grows ? { suite: affordableSuite(wholeSuite, request, sides), warnings: [] } : undefined
  // The budget of changed files is checked later, because it must suffice only for what servers say is worth measuring.
  const asIs = isOfFiles ? { suite: wholeSuite, warnings: [] } : undefined
  const affordable = budgeted ?? asIs ?? suiteInBudget(wholeSuite, rules.reasons, request, sides)
  const { suite } = affordable
  const joined = sidesPlan(suite, request, sides)
  // The budget of groups is checked later as well, because each group gets its own part of it.
  const isInGroups = isOfFiles || joined.arms.length > mostServers
  const asWritten = isInGroups ? joined : planSides(suite, request, sides)
  const branch = await readBaseline(request, machine, { subject, asWritten }, (commit) =>
    readAt({ ...asked, base: commit }),
  )
  return {
    request,
    reasons: rules.reasons,
    subject,
    suite,
    alike: kinds.alike,
    before,
    baseline: branch.baseline,
    records: branch.records,
    asWritten,
    warnings: [...rules.warnings, ...affordable.warnings, ...subject.warnings, ...branch.warnings],
  }
}

interface BaselineQuestion {
  readonly subject: Subject
  readonly asWritten: Plan
}

type BranchFacts = Pick<Change, 'baseline' | 'records' | 'warnings'>

/**
 * Reads the baseline, and the records of its branch, only for a change that may affect QPS, because only that is
 * measured.
 */
async function readBaseline(
  request: PlanRequest,
  { openStore, signal }: ReadingMachine,
  { subject, asWritten }: BaselineQuestion,
  readAt: (base: string) => Promise<Subject>,
): Promise<BranchFacts> {
  const { base, before } = subject
  const nothing = { baseline: undefined, records: [], warnings: [] }
  if (request.ledger === undefined || isUnchanged(asWritten) || before === null || base === undefined) return nothing
  const near = pathNear(request.subject)
  const { name } = request.adjustments
  const question = { openStore, signal, suite: subject.suite.name, name, near, commit: before }
  const ledger = await readLedger(request.ledger, question)
  const facts = { baseline: undefined, records: [...ledger.records.values()], warnings: ledger.warnings }
  const commit = request.ledger.baseline === null ? undefined : baselineCommit(ledger)
  if (commit === undefined) return facts
  const result = { branch: ledger.branch, ...commit, unchanged: [], changes: changesSince(ledger, commit.commit) }
  const baseline = { result, scenarios: [], stored: ledger.records.get(commit.commit)?.control ?? null }
  // Suites need no servers of the baseline, because stored ratios to the control are comparable.
  if (request.subject.kind === 'suite') return { ...facts, baseline }
  const unmeasured = (why: string): BranchFacts => ({
    ...facts,
    baseline,
    warnings: [...facts.warnings, { code: 'baseline-not-measured', name: commit.name, why }],
  })
  // A command of a fork runs only if the fork changed nothing but option files. The diff to the baseline cannot show
  // that, because the branch has changed other files since, so the command is not run for the baseline.
  if (request.subject.kind === 'config' && request.subject.isForeign && request.subject.paths.some(isCommand))
    return unmeasured('a command that prints an option file is not run there for a fork')
  const changed = asWritten.arms.flatMap(({ revision, scenario }) => (revision === 'base' ? [scenario.name] : []))
  try {
    const { base: earlier } = await readAt(commit.commit)
    const scenarios = (earlier?.scenarios ?? []).filter(({ name }) => changed.includes(name))
    const differs = (scenario: Scenario) =>
      base.scenarios.some((each) => each.name === scenario.name && mayDifferInSpeed(scenario, each))
    const unchanged = scenarios.filter((scenario) => !differs(scenario)).map(({ name }) => name)
    return {
      ...facts,
      baseline: { ...baseline, result: { ...result, unchanged }, scenarios: scenarios.filter(differs) },
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return unmeasured(firstLine(error))
  }
}
