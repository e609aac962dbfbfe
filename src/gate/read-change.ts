/** The change: its sides before, now and at the baseline, the rules that hold, and what is recorded of its branch. */

import type { CellReason } from '../core/coverage/choose-cells.ts'
import { WHOLE } from '../core/ledger/ledger.ts'
import type { LedgerRecord } from '../core/ledger/record.ts'
import { isUnchanged, mayDifferInSpeed, type Plan } from '../core/plan/plan.ts'
import type { StoredRatio } from '../core/plan/stored-ratio.ts'
import { type Tell, tellers } from '../core/progress/progress-event.ts'
import type { ServerChoice, SubjectRequest } from '../core/request/measured-request.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import { isCommand } from '../core/sources/rendered.ts'
import { scenarioIdentity } from '../core/suite/fingerprint.ts'
import type { Scenario, Suite } from '../core/suite/suite.ts'
import type { BranchBaseline } from '../core/verdict/baseline-verdict.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { digestOf } from '../edges/files/digest.ts'
import { checkedOut } from '../edges/git/checkout.ts'
import { installSandbox } from '../edges/sources/render.ts'
import type { OpenStore } from '../edges/store/open-store.ts'
import { firstLine, UserError } from '../errors.ts'
import { sourceFacts } from './config.ts'
import { planSides, withBudget, withinBudget } from './plan-sides.ts'
import { branchBaseline, type OpenedLedger, parentOf, readLedger } from './read-ledger.ts'
import { applyRules } from './rules.ts'
import { pathNear, readSubject, type Subject, subjectName } from './subject.ts'

/** The baseline of the branch, with what can be compared with it. */
export interface ReadBaseline extends BranchBaseline {
  /** The scenarios as they were; empty for suites. */
  readonly scenarios: readonly Scenario[]
  /** Its record's ratios to a control, for suites; undefined if it has none. */
  readonly stored: { readonly control: string; readonly ratios: readonly StoredRatio[] } | undefined
}

/** What reading a change needs beside its files. */
export interface ReadingMachine {
  readonly signal: AbortSignal
  /** Takes messages. */
  readonly tell: Tell
  /** Opens the ledger. */
  readonly openStore: OpenStore
  /** Servers that fit into memory at once, each with its least. */
  serversAtOnce(suite: Suite, choice: ServerChoice): number
}

export interface Change {
  readonly request: PlanRequest
  /** Reasons for the workloads that we chose. */
  readonly reasons: readonly CellReason[]
  readonly subject: Subject
  /** As it is measured and judged. */
  readonly suite: Suite
  readonly before: readonly Scenario[]
  readonly baseline: ReadBaseline | undefined
  /** The records of the branch. */
  readonly records: readonly LedgerRecord[]
  /** The plan of the sides as they are written. */
  readonly asWritten: Plan
  /** About the files, the rules and the ledger. */
  readonly warnings: readonly Warning[]
}

/**
 * Half the width of the interval that a recorded change is measured to. A run that ends as soon as it passes ends at a lucky moment:
 * twenty such records of harmless changes added up to +20 %, at an interval of ±16 %.
 */
export const RECORDED_PRECISION = 0.015

/** @throws UserError with all problems of the input */
export async function readChange(request: PlanRequest, machine: ReadingMachine): Promise<Change> {
  const { signal } = machine
  const { note } = tellers(machine.tell)
  const { subject: asked, install } = request
  if (install && asked.kind === 'config' && asked.paths.some(isCommand)) await installSandbox(note, signal)
  const joined = await ledgerToJoin(request, machine)
  const since = sinceRecorded(request, joined)
  const facts = { ...sourceFacts(request), installing: install ? note : undefined }
  const readAt = (subject: SubjectRequest) => readSubject(subject, note, facts, signal)
  const subject = await readAt(since)
  const ruled = applyRules(subject, request)
  const before = subject.base?.scenarios ?? []
  const mostServers = machine.serversAtOnce(ruled.suite, request.server)
  const sides = { base: before, mostServers }
  const recorded = asRecorded(ruled.suite, joined)
  const grows = asked.kind === 'advice' && asked.growsBudget
  const budgeted = grows ? { suite: withBudget(recorded, request, sides), warnings: [] } : undefined
  const affordable = budgeted ?? withinBudget(recorded, ruled.reasons, request, sides)
  const { suite } = affordable
  const asWritten = planSides(suite, request, sides)
  const read = await readBaseline(request, machine, { suite, subject, asWritten, joined }, (commit) =>
    readAt({ ...since, base: commit }),
  )
  return {
    request,
    reasons: ruled.reasons,
    subject,
    suite,
    before,
    baseline: read.baseline,
    records: read.records,
    asWritten,
    warnings: [...ruled.warnings, ...affordable.warnings, ...subject.warnings, ...read.warnings],
  }
}

/** The ledger of a run that joins it, read before anything else: its base is the last recorded commit. */
async function ledgerToJoin(
  request: PlanRequest,
  { openStore, signal }: ReadingMachine,
): Promise<OpenedLedger | undefined> {
  const { ledger, subject } = request
  const near = pathNear(subject)
  const commit = checkedOut(near)?.sha
  if (ledger?.isRecorded !== true || subject.kind !== 'config' || commit === undefined) return undefined
  return readLedger(ledger, { openStore, signal, suite: subjectName(subject) ?? '', near, commit })
}

/** The subject with the last recorded commit as its base, if there is one and no other is kept. */
export function sinceRecorded(
  { subject, ledger: asked }: PlanRequest,
  ledger: OpenedLedger | undefined,
): SubjectRequest {
  const base = asked?.isBaseKept || ledger === undefined ? undefined : parentOf(ledger)
  return base === undefined || subject.kind !== 'config' ? subject : { ...subject, base }
}

/** The suite of a run that joins the ledger is measured to this precision, so that no estimate decides when it ends. */
export function asRecorded(suite: Suite, ledger: OpenedLedger | undefined): Suite {
  return ledger === undefined ? suite : { ...suite, precision: RECORDED_PRECISION }
}

interface BaselineRequest {
  readonly suite: Suite
  readonly subject: Subject
  readonly asWritten: Plan
  /** The ledger, if it has been read. */
  readonly joined: OpenedLedger | undefined
}

type BranchFacts = Pick<Change, 'baseline' | 'records' | 'warnings'>

/** The baseline of a change that may affect QPS, and the records of its branch. */
async function readBaseline(
  request: PlanRequest,
  { openStore, signal }: ReadingMachine,
  { suite, subject: { base, before }, asWritten, joined }: BaselineRequest,
  readAt: (base: string) => Promise<Subject>,
): Promise<BranchFacts> {
  const nothing = { baseline: undefined, records: [], warnings: joined?.warnings ?? [] }
  if (request.ledger === undefined || isUnchanged(asWritten) || before === null || base === undefined) return nothing
  const near = pathNear(request.subject)
  const asked = { openStore, signal, suite: suite.name, near, commit: before }
  const ledger = joined ?? (await readLedger(request.ledger, asked))
  const facts = { baseline: undefined, records: [...ledger.records.values()], warnings: ledger.warnings }
  const fingerprints = Object.fromEntries(
    base.scenarios.map((scenario) => [scenario.name, digestOf(scenarioIdentity(scenario))]),
  )
  const branch = request.ledger.baseline === null ? undefined : branchBaseline(ledger, before, fingerprints)
  if (branch === undefined) return facts
  const alone = { ...branch, scenarios: [], stored: storedAt(ledger, branch.commit) }
  // For suites the control makes stored ratios comparable.
  if (request.subject.kind === 'suite') return { ...facts, baseline: alone }
  const changed = asWritten.arms.flatMap(({ revision, scenario }) => (revision === 'base' ? [scenario.name] : []))
  try {
    const { base: then } = await readAt(branch.commit)
    const differs = (scenario: Scenario) =>
      changed.includes(scenario.name) &&
      base.scenarios.some((each) => each.name === scenario.name && mayDifferInSpeed(scenario, each))
    const scenarios = (then?.scenarios ?? []).filter(differs)
    // Where nothing has changed since the baseline, its way adds nothing.
    const chain = scenarios.length === 0 ? WHOLE : branch.chain
    return { ...facts, baseline: { ...alone, chain, scenarios } }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const warning = { code: 'baseline-not-measured', name: branch.name, why: firstLine(error) } as const
    return { ...facts, baseline: alone, warnings: [...facts.warnings, warning] }
  }
}

function storedAt({ records }: OpenedLedger, commit: string): ReadBaseline['stored'] {
  const record = records.get(commit)
  const parent = record?.parent
  if (record === undefined || !parent || !('control' in parent)) return undefined
  return { control: parent.control, ratios: record.changes }
}
