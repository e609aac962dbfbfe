/**
 * Starts a server with a changed configuration on data that were made before the change, as production will. A server
 * that takes each option may still refuse the options together, or data that were made with other values.
 */
import { type ConfigurationDifference, mix, smallestFailingSet, splitDifference } from '../../core/attribution/lines.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { killRefusal } from '../../core/plan/memory-need.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { scenarioForServer } from '../../core/scenario/scenario.ts'
import type { Refusal } from '../../core/setting/refusal.ts'
import type { Setting } from '../../core/setting/setting.ts'
import { failingText, failingTitle } from '../../core/wording/failing-text.ts'
import { MeasurementError, type SqlRefusal } from '../../errors.ts'
import type { Launcher } from './launcher.ts'
import { onLoneServer, redoNames } from './lone-server.ts'
import type { RunningServer } from './running-server.ts'
import type { Seed } from './seed.ts'
import { ServerRefusal } from './server-refusal.ts'
import { doesNotStart, formerRefusal, type LineChange, looseFault, refusesChange } from './start-failure.ts'
import { newRefusal, tryStatements } from './try-statements.ts'

export interface TryStartRequest {
  readonly before: Scenario
  readonly after: Scenario
  readonly launcher: Launcher
  /** Data from before the change, like production's data when the change arrives. */
  readonly seed: Seed
  readonly runDirectory: string
  readonly signal: AbortSignal
  /** Called with the server if it has started with the change. */
  readonly look?: (server: RunningServer) => Promise<void>
}

/**
 * Failure that a change may cause: the server ends at its start, takes more memory than its limit, or refuses
 * statements.
 */
export type ChangeFailure = ServerRefusal | MeasurementError

export function isOfChange(error: unknown): error is ChangeFailure {
  if (error instanceof ServerRefusal) return true
  if (!(error instanceof MeasurementError)) return false
  const { endedItself, memoryLimit, refused } = error.failure
  return endedItself === true || memoryLimit !== undefined || refused !== undefined
}

/**
 * Tries whether the server starts with the change and takes statements of applications.
 *
 * @returns the server's refusal since the change, with the lines to blame; undefined if it runs, or ran no better
 *   before the change
 * @throws UserError if it starts neither before nor after; MeasurementError if this machine lacks what it needs
 */
export async function tryStart(request: TryStartRequest): Promise<Refusal | undefined> {
  const { launcher, after } = request
  const difference = splitDifference(
    scenarioForServer(request.before, launcher.build),
    scenarioForServer(after, launcher.build),
    launcher.build,
  )
  const changed = new Set(difference.parts.flatMap(({ line, after: ofHead }) => (line && ofHead.options) ?? []))
  const isOfLog = ({ option }: Setting) => redoNames(launcher.build).includes(option)
  // Sizes of the redo log that did not change are left out: MySQL before 8.0.30 writes all of it, perhaps gigabytes.
  const options = difference.head.options.filter((option) => changed.has(option) || !isOfLog(option))
  const isChanged = (option: Setting) => changed.has(option)
  const now = await attempt(request, { ...difference.head, options }, isChanged, request.look)
  if (now.failure === undefined && now.refused.length === 0) return undefined
  const former = await attempt(request, difference.reference, () => true)
  // A server that refuses statements has started. If it did not start before the change, it is no worse now.
  if (former.failure !== undefined && now.failure === undefined) return undefined
  if (former.failure !== undefined) throw formerRefusal(former.failure)
  const refused = newRefusal(now.refused, former.refused)
  const failure = now.failure ?? (refused && refusing(after.name, refused))
  if (failure === undefined) return undefined
  if (failure instanceof ServerRefusal) return failure.refusal
  return refusalOfChange(failure, difference, launcher.build, async (set) => {
    const outcome = await attempt(request, mix(difference, set, after.name), () => false)
    const alike = outcome.refused.find(({ code }) => code === refused?.code)
    return alike ? refusing(after.name, alike) : outcome.failure
  })
}

function refusing(arm: string, refused: SqlRefusal): MeasurementError {
  return new MeasurementError(refused.says, { step: 'try statements', arm, refused })
}

/**
 * Refusal for a failure that names no option, with the smallest set of changed lines that causes the failure. The set
 * is found by halving, because each attempt costs the start of a server.
 *
 * @param failureWith starts a server with the configuration before the change and with these of the changed lines
 */
export async function refusalOfChange(
  failure: MeasurementError,
  { lines, parts, head }: ConfigurationDifference,
  server: ServerVersion,
  failureWith: (set: readonly number[]) => Promise<Error | undefined>,
): Promise<Refusal | undefined> {
  const { refused } = failure.failure
  let last = failure
  const culprits = await smallestFailingSet([...lines.keys()], async (set) => {
    const ended = await failureWith(set)
    if (ended instanceof MeasurementError) last = ended
    return ended !== undefined && codeOf(ended) === refused?.code
  })
  const partOfLine = parts.filter(({ line }) => line !== undefined)
  const placed = culprits.flatMap((index): LineChange[] => {
    const line = lines[index]
    const place = line?.place ?? partOfLine[index]?.before.options?.at(-1)
    if (line === undefined || place === undefined) return []
    const { file, line: number } = place
    return [{ name: line.name, after: line.after, place: { file, line: number }, isRemoved: line.place === null }]
  })
  if (placed.length === 0) return undefined
  const { memoryLimit: limit } = last.failure
  const blamed = placed.map(({ name, place }) => ({ name, ...place }))
  if (limit !== undefined) return killRefusal(limit, { scenario: head.name, server, lines: blamed })
  if (refused === undefined) return refusesChange(server, head.name, placed, last.failure.says)
  const changed = culprits.flatMap((index) => lines[index] ?? [])
  return {
    kind: 'statements',
    scenario: head.name,
    server: { product: server.product, version: server.version },
    title: failingTitle(refused),
    message: failingText(refused, server, changed, lines.length),
    lines: placed.map(({ name, place }) => ({ name, ...place })),
    isMeasured: false,
  }
}

function codeOf(error: Error): number | undefined {
  return error instanceof MeasurementError ? error.failure.refused?.code : undefined
}

interface Attempt {
  /** Why the server ended itself; undefined if it did not. */
  readonly failure: ChangeFailure | undefined
  readonly refused: readonly SqlRefusal[]
}

/** @param mayBlame whether an option may be to blame if the start fails */
async function attempt(
  { launcher, seed, runDirectory, signal }: TryStartRequest,
  scenario: Scenario,
  mayBlame: (option: Setting) => boolean,
  look?: TryStartRequest['look'],
): Promise<Attempt> {
  // `look` may read tables of Performance Schema, which is off by default in MariaDB.
  const extra = look === undefined ? [] : ['--performance-schema=ON']
  const lone = { scenario, launcher, seed, mayBlame, extra, hasRedoSize: true }
  try {
    return await onLoneServer(lone, { runDirectory, signal }, async (server, applied) => {
      const bad = looseFault(await server.process.output(), applied, launcher.build)
      if (bad !== undefined) return { failure: doesNotStart(scenario.name, launcher.build, [bad]), refused: [] }
      await look?.(server)
      return { failure: undefined, refused: await tryStatements(server) }
    })
  } catch (error) {
    if (isOfChange(error)) return { failure: error, refused: [] }
    throw error
  }
}
