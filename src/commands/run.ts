/** One run, for the command line and the action alike: request → subject → plan → testbed → gate → files. */

import { learnedStartSpread } from '../core/history/priors.ts'
import {
  type Arm,
  armName,
  cellName,
  leastBudgetSeconds,
  makePlan,
  notAgainstBase,
  type Plan,
} from '../core/plan/plan.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import type { RunFacts } from '../core/result/make-result.ts'
import type { Result } from '../core/result/result.ts'
import { settingDifferences } from '../core/suite/differences.ts'
import { isSameScenario, scenarioIdentity, suiteIdentity } from '../core/suite/fingerprint.ts'
import { asReadBy } from '../core/suite/option-groups.ts'
import type { Suite } from '../core/suite/suite.ts'
import { withHistory } from '../core/verdict/judge-history.ts'
import type { Warning } from '../core/warnings/warning.ts'
import { digestOf } from '../edges/files/digest.ts'
import { OutputDirectory } from '../edges/files/output-directory.ts'
import { writeViews } from '../edges/files/write-views.ts'
import { layoutCpus, readCores } from '../edges/machine/cpus.ts'
import { readEnvironment } from '../edges/machine/environment.ts'
import type { OpenStore } from '../edges/store/open-store.ts'
import type { Screen } from '../edges/terminal/screen.ts'
import { type Bed, openBed } from '../edges/testbed/open-testbed.ts'
import { UserError } from '../errors.ts'
import { adjusted } from '../gate/adjusted.ts'
import { explain, toBeExplained } from '../gate/attribute.ts'
import { gate, resultWithoutMeasuring } from '../gate/gate.ts'
import type { MeasureEdges } from '../gate/measure-trial.ts'
import { readHistory, type StoredHistory } from '../gate/read-history.ts'
import { readSubject, type Subject } from '../gate/subject.ts'

/** A step between the verdict and its views, such as looking up whether a regression was accepted. */
export type Conclude = (result: Result) => Promise<Result>

export interface RunEdges {
  readonly screen: Screen
  readonly signal: AbortSignal
  /** Opens the stored runs that it is held against. */
  readonly openStore: OpenStore
  readonly conclude?: Conclude
}

export async function run(
  request: RunRequest,
  { screen, signal, openStore, conclude = async (result) => result }: RunEdges,
): Promise<Result> {
  const startedAt = new Date()
  const began = performance.now()
  const subject = onlyChanged(request, await readSubject(request.subject))
  const suite = adjusted(subject.suite, request.adjustments)
  const stored = request.history && (await readHistory(request.history, suite.name, openStore, signal))
  const startSpread = learnedStartSpread(stored?.records ?? [])
  const base = subject.base?.scenarios ?? []
  const plan = requireBudget(makePlan(suite, request.seed, { ...request, base, startSpread }))
  const facts = (bed?: Bed): RunFacts => ({
    startedAt: startedAt.toISOString(),
    seconds: (performance.now() - began) / 1000,
    environment: readEnvironment(bed?.cpus ?? layoutCpus(readCores()), bed?.sysbench ?? 'not needed'),
    reproduce: request.reproduce,
    suiteFingerprint: digestOf(suiteIdentity(suite)),
    fingerprints: Object.fromEntries(plan.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
    settings: settingsOf(plan, bed),
    warnings: [
      ...subject.warnings,
      ...(stored?.warnings ?? []),
      ...(bed?.warnings ?? []),
      ...baseWarnings(suite, subject.base),
    ],
  })
  using output = new OutputDirectory(request.out)
  if (isUnchanged(plan)) return finish(resultWithoutMeasuring(suite, plan, facts()))
  await using bed = await openBed({ ...request, suite, plan, signal, note: screen.note, phase: screen.phase })
  if (isUnread(plan, bed)) return finish(resultWithoutMeasuring(suite, plan, facts(bed)))
  const edges = { testbed: bed.testbed, save: output.appendLines, progress: screen, facts: () => facts(bed) }
  const budgetOver = bed.testbed.now() + plan.budgetSeconds
  const result = await gate(suite, plan, edges)
  const seconds = Math.max(0, budgetOver - bed.testbed.now()) + request.explainSeconds
  return finish(await explained(result, { request, plan, bed, seconds }, { ...edges, save: output.appendCauses }))

  async function finish(decided: Result): Promise<Result> {
    const result = await conclude(held(decided, stored, request.toolVersion))
    screen.phase('drawing')
    await writeViews(result, output)
    return result
  }
}

interface ToExplain {
  readonly request: RunRequest
  readonly plan: Plan
  readonly bed: Bed
  readonly seconds: number
}

/** With the causes of its worst regression, where they are asked for. */
async function explained(
  result: Result,
  { request, plan, bed, seconds }: ToExplain,
  edges: MeasureEdges,
): Promise<Result> {
  const found = toBeExplained(result, request.explain)
  if (found === undefined) return result
  edges.progress.phase('looking for the setting to blame')
  const { product } = bed.buildOf(plan.arms[0].scenario)
  const { mostServers } = bed
  const causes = await explain(found, { plan: asRead(plan, bed), result, product, mostServers, seconds }, edges)
  return causes === null ? result : { ...result, ...causes }
}

/** Held against the stored runs; where those are asked to decide and cannot be read, the run cannot pass. */
function held(result: Result, stored: StoredHistory | undefined, toolVersion: string): Result {
  if (stored === undefined || result.cells.length === 0) return result
  if (!stored.isUnknown) return withHistory(result, { ...stored, toolVersion })
  return stored.mode === 'fail' && result.verdict === 'pass' ? { ...result, verdict: 'inconclusive' } : result
}

/** Of option files, those that did not change have nothing to be compared with; the first that did is the control. */
function onlyChanged({ subject: { kind } }: RunRequest, subject: Subject): Subject {
  const { suite, base } = subject
  if (kind !== 'config' || base === undefined) return subject
  const [first, ...others] = suite.scenarios.filter((scenario) =>
    base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)),
  )
  return first === undefined
    ? subject
    : { ...subject, suite: { ...suite, control: first.name, scenarios: [first, ...others] } }
}

/** Compared with nothing but a base that is the same. */
function isUnchanged({ rules, arms }: Plan): boolean {
  return !rules.includes('control') && arms.every(({ revision }) => revision !== 'base')
}

/** What changed stands in groups of option files that these servers do not read, such as [mysqld-5.7]. */
function isUnread(plan: Plan, bed: Bed): boolean {
  return !plan.rules.includes('control') && settingsOf(plan, bed).length === 0
}

/** Without options in groups of option files that the scenarios' servers do not read. */
function asRead(plan: Plan, bed: Bed): Plan {
  const read = (arm: Arm): Arm => ({ ...arm, scenario: asReadBy(arm.scenario, bed.buildOf(arm.scenario)) })
  const [control, other, ...more] = plan.arms
  return { ...plan, arms: [read(control), read(other), ...more.map(read)] }
}

/** What differs from the base; of what the servers read, once they are known. */
function settingsOf(plan: Plan, bed: Bed | undefined): RunFacts['settings'] {
  const { arms } = bed === undefined ? plan : asRead(plan, bed)
  return arms.flatMap(({ scenario: before, revision }) => {
    if (revision !== 'base') return []
    const head = arms.find((arm) => arm.revision === 'head' && arm.scenario.name === before.name)
    if (head === undefined) return []
    const differences = settingDifferences(before, head.scenario)
    return differences.map((difference) => ({ scenario: before.name, ...difference }))
  })
}

function requireBudget(plan: Plan): Plan {
  const { cells, shard } = plan
  if (cells.length === 0 && shard !== null)
    throw new UserError(`--shard: found ${shard.index}/${shard.of}, but the plan has fewer cells than that`)
  const least = leastBudgetSeconds(plan)
  if (plan.budgetSeconds >= least) return plan
  throw new UserError(
    `a budget of ${plan.budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} ` +
      `(${cells.map(cellName).slice(0, 4).join(', ')}${cells.length > 4 ? ', …' : ''}) with ${plan.arms.length} servers: ` +
      `the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`,
  )
}

/** Scenarios that have nothing to be compared with, or need not be. */
function baseWarnings(suite: Suite, base: Suite | undefined): Warning[] {
  if (base === undefined) return []
  const { unchanged, added } = notAgainstBase(suite, base.scenarios)
  return [
    ...unchanged.map((scenario) => ({ code: 'base-unchanged', scenario }) as const),
    ...added.map((scenario) => ({ code: 'base-missing', scenario }) as const),
  ]
}
