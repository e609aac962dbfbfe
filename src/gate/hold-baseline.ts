/** The plan of a run with the baseline that its change is held against, and with its servers if the ledger may not do. */
import { WHOLE } from '../core/ledger/ledger.ts'
import type { LedgerRecord } from '../core/ledger/record.ts'
import {
  heldAgainstBaseline,
  isUnchanged,
  mayDifferInSpeed,
  type Plan,
  withoutBaseline,
  withoutCopies,
} from '../core/plan/plan.ts'
import type { SubjectRequest } from '../core/request/measured-request.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { BranchBaseline } from '../core/verdict/baseline-verdict.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { checkedOut } from '../edges/git/checkout.ts'
import type { OpenStore } from '../edges/store/open-store.ts'
import { firstLine, UserError } from '../errors.ts'
import { planRun } from './plan-run.ts'
import { branchBaseline, type OpenedLedger, parentOf, readLedger } from './read-ledger.ts'
import { fingerprintsOf } from './run-facts.ts'
import { pathNear, type Subject, subjectName } from './subject.ts'

interface Reading {
  readonly request: RunRequest
  readonly openStore: OpenStore
  readonly signal: AbortSignal
}

/** The ledger of a run that joins it, read before anything else: its base is the last recorded commit. */
export async function ledgerToJoin({ request, ...edges }: Reading): Promise<OpenedLedger | undefined> {
  const { ledger, subject } = request
  const near = pathNear(subject)
  const commit = checkedOut(near)?.sha
  if (ledger?.isRecorded !== true || subject.kind !== 'config' || commit === undefined) return undefined
  return readLedger(ledger, { ...edges, suite: subjectName(subject) ?? '', near, commit })
}

/** The subject with the last recorded commit as its base, if there is one and no other is kept. */
export function sinceRecorded(
  { subject, ledger: asked }: Pick<RunRequest, 'subject' | 'ledger'>,
  ledger: OpenedLedger | undefined,
): SubjectRequest {
  const base = asked?.isBaseKept || ledger === undefined ? undefined : parentOf(ledger)
  return base === undefined || subject.kind !== 'config' ? subject : { ...subject, base }
}

/**
 * Half the width of the interval that a recorded change is measured to. A run that ends as soon as it passes ends at a lucky moment:
 * twenty such records of harmless changes added up to +20 %, at an interval of ±16 %.
 */
export const RECORDED_PRECISION = 0.015

/** The suite of a run that joins the ledger is measured to this precision, so that no estimate decides when it ends. */
export function asRecorded(suite: Suite, ledger: OpenedLedger | undefined): Suite {
  return ledger === undefined ? suite : { ...suite, precision: RECORDED_PRECISION }
}

export interface HeldPlan {
  readonly plan: Plan
  readonly held: BranchBaseline | undefined
  /** The records of the branch. */
  readonly records: readonly LedgerRecord[]
  /** About the ledger and the baseline. */
  readonly warnings: readonly Warning[]
}

/**
 * A change that may affect QPS is compared with the baseline of its branch, if it has one: servers of it join the run.
 *
 * @param known the ledger, if it has been read
 * @param readAt reads the subject with another base
 */
export async function planHeld(
  suite: Suite,
  { base, before }: Subject,
  mostServers: number,
  { request, ...edges }: Reading,
  known: OpenedLedger | undefined,
  readAt: (base: string) => Promise<Subject>,
): Promise<HeldPlan> {
  const asked = { ...request, mostServers }
  const plan = withoutBaseline(planRun(suite, base, asked))
  if (request.ledger === undefined || isUnchanged(plan) || before === null || base === undefined)
    return { plan, held: undefined, records: [], warnings: known?.warnings ?? [] }
  const near = pathNear(request.subject)
  const ledger = known ?? (await readLedger(request.ledger, { ...edges, suite: suite.name, near, commit: before }))
  const isHeld = request.ledger.baseline !== null
  const held = isHeld ? branchBaseline(ledger, before, fingerprintsOf(base.scenarios)) : undefined
  const records = [...ledger.records.values()]
  const facts = { held, records, warnings: ledger.warnings }
  const changed = plan.arms.flatMap(({ revision, scenario }) => (revision === 'base' ? [scenario.name] : []))
  if (held === undefined) return { plan, ...facts }
  const unmeasured = (why: string) => {
    const warning = { code: 'baseline-not-measured', name: held.name, why } as const
    return { plan, ...facts, warnings: [...facts.warnings, warning] }
  }
  try {
    const { base: then } = await readAt(held.commit)
    const [first, ...others] = (then?.scenarios ?? []).filter((scenario) => {
      const own = base.scenarios.find(({ name }) => name === scenario.name)
      return changed.includes(scenario.name) && own !== undefined && mayDifferInSpeed(scenario, own)
    })
    // Nothing has changed since the baseline.
    if (first === undefined) return { plan, ...facts, held: { ...held, chain: WHOLE } }
    const joined = planRun(suite, base, asked, [first, ...others])
    const wide = joined.arms.length > mostServers ? withoutCopies(joined) : joined
    if (wide.arms.length > mostServers) return unmeasured('its servers do not fit into memory beside the others')
    return { plan: heldAgainstBaseline(wide), ...facts }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return unmeasured(firstLine(error))
  }
}

/** Opens what a plan needs; without servers of the baseline if they stand in the way. */
export async function openHeld<T>(held: HeldPlan, open: (plan: Plan) => Promise<T>) {
  const { plan } = held
  const alone = withoutBaseline(plan)
  try {
    return { ...held, opened: await open(plan) }
  } catch (error) {
    if (alone.arms.length === plan.arms.length) throw error
    const opened = await open(alone)
    const warning = { code: 'baseline-not-measured', name: held.held?.name ?? '', why: firstLine(error) } as const
    return { ...held, plan: alone, warnings: [...held.warnings, warning], opened }
  }
}
