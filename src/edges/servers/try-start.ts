/**
 * Starts a server with a changed configuration on data that it had before, as production will: one that reads all of its
 * options may still refuse what they say together, or other data than they ask for.
 */
import { join } from 'node:path'
import { type ConfigurationDifference, fewestThatFail, mix, splitDifference } from '../../core/attribution/lines.ts'
import { familyOf } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import type { SourceLine } from '../../core/names.ts'
import { canonicalOptionName } from '../../core/suite/option-file.ts'
import { asReadBy } from '../../core/suite/option-groups.ts'
import type { Scenario, ServerOption } from '../../core/suite/suite.ts'
import { failingText, failingTitle } from '../../core/wording/failing-text.ts'
import { type DoesNotRun, DoesNotStart, MeasurementError, type Refused, StatementsFail } from '../../errors.ts'
import { removeTree } from '../machine/file-trees.ts'
import type { Launcher } from './launcher.ts'
import { SMALL, scenarioArguments, seedArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { copySeed, type Seed } from './seed.ts'
import { doesNotStart, notToBlame, refusedLoosely, refusesChange } from './start-failure.ts'
import { tryStatements } from './try-statements.ts'

export interface TryStart {
  readonly before: Scenario
  readonly after: Scenario
  readonly launcher: Launcher
  /** Data that were made before the change. */
  readonly seed: Seed
  readonly runDirectory: string
  readonly signal: AbortSignal
  /** Takes what the server says once it has started with the change. */
  readonly look?: (server: RunningServer) => Promise<void>
}

type StartFailure = DoesNotStart | MeasurementError

/** Whether a server ended itself while it started, for what it was configured to. */
export function isOfStart(error: unknown): error is StartFailure {
  return error instanceof DoesNotStart || (error instanceof MeasurementError && error.failure.endedItself === true)
}

/**
 * @throws DoesNotRun if it started before and does not now, or refuses statements that it took, with the line to blame;
 *   UserError if it starts neither before nor now; MeasurementError if this machine lacks what it needs
 */
export async function tryStart(request: TryStart): Promise<void> {
  const { launcher, after } = request
  const difference = splitDifference(
    asReadBy(request.before, launcher.build),
    asReadBy(after, launcher.build),
    launcher.build,
  )
  const changed = new Set(difference.parts.flatMap(({ line, after: own }) => (line && own.options) ?? []))
  const isOfLog = ({ name }: ServerOption) => redoNames(launcher.build).includes(canonicalOptionName(name))
  // Before 8.0.30 MySQL writes the whole redo log at each start, where it may have gigabytes.
  const options = difference.head.options.filter((option) => changed.has(option) || !isOfLog(option))
  const failure = await failureOf(
    request,
    { ...difference.head, options },
    (option) => changed.has(option),
    request.look,
  )
  if (failure === undefined) return
  const old = await failureOf(request, difference.reference, () => true)
  // A server that refuses statements has started; what it did not before, or refused as well, is no change.
  if (old !== undefined && refusalOf(failure) !== undefined) return
  if (old !== undefined && refusalOf(old) === undefined) throw notToBlame(old)
  throw failure instanceof DoesNotStart ? failure : await blameLine(request, difference, failure)
}

/** Takes over one changed line after the other, and finds the one with which it starts no more. */
async function blameLine(
  request: TryStart,
  difference: ConfigurationDifference,
  failure: MeasurementError,
): Promise<DoesNotRun | MeasurementError> {
  const { lines, parts } = difference
  const refused = refusalOf(failure)
  let found = failure
  const fewest = await fewestThatFail(lines.length, async (first) => {
    const mixed = mix(difference, Array(first).keys(), request.after.name)
    const ended = await failureOf(request, mixed, () => false)
    if (ended instanceof MeasurementError) found = ended
    return ended !== undefined && refusalOf(ended)?.code === refused?.code
  })
  const [line, part] = [lines[fewest - 1], parts.filter((each) => each.line !== undefined)[fewest - 1]]
  const place: SourceLine | undefined = line?.place ?? part?.before.options?.at(-1)
  if (line === undefined || place === undefined) return failure
  if (refused !== undefined) {
    const message = failingText(refused, request.launcher.build, { line, changed: lines.length })
    return new StatementsFail(message, { place, title: failingTitle(refused) })
  }
  return refusesChange(request.launcher.build, { ...line, place, isRemoved: line.place === null }, found)
}

/** Options that say how large the redo log is. */
function redoNames({ product, version }: ServerVersion): readonly string[] {
  return familyOf(product)
    .redoArguments(version, 0)
    .map((argument) => argument.replace(/^--|=.*$/g, ''))
}

function refusalOf(error: StartFailure): Refused | undefined {
  return error instanceof MeasurementError ? error.failure.refused : undefined
}

let tried = 0

/**
 * Why a server ends itself while it starts, or refuses statements; undefined if it does neither.
 *
 * @param mayBlame options that may be why
 */
async function failureOf(
  { launcher, seed, runDirectory, signal }: TryStart,
  { name, options }: Scenario,
  mayBlame: (option: ServerOption) => boolean,
  look?: TryStart['look'],
): Promise<StartFailure | undefined> {
  tried += 1
  const directory = join(runDirectory, `try${tried}`)
  const { arguments: own } = scenarioArguments(options, SMALL)
  const applied = scenarioArguments(options.filter(mayBlame), SMALL).applied
  // What is looked at may be part of Performance Schema.
  const args = [...seedArguments(launcher.build), ...(look === undefined ? [] : ['--performance-schema=ON']), ...own]
  try {
    await copySeed(seed, directory, launcher.account, { runDirectory, signal })
    await using server = await startServer(launcher, { name, directory, args, options: applied, cpus: [] }, signal)
    const bad = refusedLoosely(await server.process.output(), applied, launcher.build)
    if (bad !== undefined) return doesNotStart(name, launcher.build, [bad])
    await look?.(server)
    const refused = await tryStatements(server)
    return refused && new MeasurementError(refused.says, { step: 'try statements', arm: name, refused })
  } catch (error) {
    if (isOfStart(error)) return error
    throw error
  } finally {
    await removeTree(directory, runDirectory)
  }
}
