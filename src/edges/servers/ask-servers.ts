/**
 * Asks server programs what they make of options, without starting a server: with --verbose --help one reads its
 * options as at a start, ends with an error where it would not start, and else prints every variable's value.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AskedState } from '../../core/coverage/coverage.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { isOfBase } from '../../core/names.ts'
import { helpValues } from '../../core/options/help-values.ts'
import { variableForms } from '../../core/options/option-names.ts'
import { asTaken } from '../../core/plan/changed-settings.ts'
import type { Arm, Plan } from '../../core/plan/plan.ts'
import { isServerPath } from '../../core/request/measured-request.ts'
import { isSameProgram, isWrittenAlike } from '../../core/suite/differences.ts'
import { initialDataOf } from '../../core/suite/initial-data.ts'
import { canonicalOptionName, optionToArgument } from '../../core/suite/option-file.ts'
import { asReadBy, isReadBy } from '../../core/suite/option-groups.ts'
import { optionReach } from '../../core/suite/option-reach.ts'
import type { Scenario, ServerOption } from '../../core/suite/suite.ts'
import { DoesNotRun, DoesNotStart, isFailure } from '../../errors.ts'
import { atMost } from '../machine/at-most.ts'
import { readSettings } from '../switching/read-settings.ts'
import type { ServersRequest } from './choose.ts'
import type { Launcher } from './launcher.ts'
import { placeArguments, scenarioArguments } from './owned-options.ts'
import type { RunningServer } from './running-server.ts'
import { openSeed } from './seed.ts'
import {
  type Blamed,
  blamedFor,
  doesNotStart,
  notToBlame,
  RefusesOptions,
  requireProduct,
  unknownTo,
} from './start-failure.ts'
import { type TryStart, tryStart } from './try-start.ts'
import { unmatchedPatterns } from './verify.ts'

/** A program that reads its options needs a fifth of a second; a container of it on a busy machine may need far more. */
const ANSWER_MS = 60_000
/** Before the user's own, as the last of these may lack its value. MySQL knows all names only when it validates. */
const QUESTION = ['--loose-validate-config', '--verbose', '--help']
/** Numbers that no measured server gets, and that lead nowhere from a program which only prints, as access rights do. */
const NUMBERS = ['port', 'extra-port']
const AT_ONCE = 2
const MOST_BLAMED = 60
/** Data of a server that has no tables yet. */
const NO_TABLES = { tables: 0, rows: 0 }
/** Sizes are asked about as they are written: nothing takes memory for them. */
const AS_WRITTEN = {
  limits: { bufferPoolBytes: Number.POSITIVE_INFINITY, memoryBytes: Number.POSITIVE_INFINITY },
  scales: [],
}

interface AskServers extends ServersRequest {
  /** Whether a trial will start the scenario, as far as is known: then it is asked about even if it did not change. */
  readonly isStarted: (name: string, known: Pick<Answers, 'asTaken' | 'asked'>) => boolean
  /** The program of a scenario's server; undefined if it is not at hand. */
  readonly launcherOf: (scenario: Scenario) => Promise<Launcher | undefined>
}

export interface Answers {
  /** Names of changed scenarios of which no server has told whether it starts with them. */
  readonly unchecked: readonly string[]
  /** Takes the changes out of a plan that are none to its servers. */
  readonly asTaken: (plan: Plan) => Plan
  /** The values that servers of changed scenarios would have, before and now. */
  readonly asked: readonly AskedState[]
  /** The servers of changed scenarios, by their names, as far as they are at hand. */
  readonly servers: ReadonlyMap<string, ServerVersion>
}

/** What a server makes of a scenario. */
type Answer = Awaited<ReturnType<typeof answerOf>>

/**
 * Asks about each changed scenario, before and now side by side.
 *
 * @throws DoesNotRun if a server refuses an option or a statement that it took before, UserError if it refuses all of them before
 *   and now alike, or is of another product; the signal's reason
 */
export async function askServers(request: AskServers): Promise<Answers> {
  const { suite, base = [], isStarted, image, launcherOf } = request
  const soon = atMost(AT_ONCE)
  const ask = (scenario: Scenario, launcher: Launcher) => soon(() => answerOf(scenario, launcher, request))
  const unchecked = new Set<string>()
  const taken = new Map<string, Scenario>()
  const asked: AskedState[] = []
  const servers = new Map<string, ServerVersion>()
  const takenArm = (arm: Arm): Arm => ({
    ...arm,
    scenario: (isOfBase(arm) ? taken.get(arm.scenario.name) : undefined) ?? arm.scenario,
  })
  const asTakenBy = (plan: Plan): Plan => {
    const [control, twin, ...others] = plan.arms
    return { ...plan, arms: [control, twin, ...others.map(takenArm)] }
  }
  const answers = { asTaken: asTakenBy, asked, servers }
  const checkStart = async (after: Scenario): Promise<void> => {
    const { name } = after
    const before = base.find((each) => each.name === name)
    const isChanged = before !== undefined && !isWrittenAlike(before, after)
    if (!isChanged && !isStarted(name, answers)) return
    if (isChanged) unchecked.add(name)
    const launcher = await launcherOf(after)
    if (launcher === undefined) return
    servers.set(name, launcher.build)
    const isNamed = (after.program ?? image) !== undefined || isServerPath(request.server)
    const isAnyInstalled = launcher.kind === 'local' && !isNamed && suite.server.kind === 'auto'
    const former = isChanged ? await launcherOf(before) : undefined
    const [now, old] = await Promise.all([ask(after, launcher), former && isChanged ? ask(before, former) : undefined])
    const refused = now.blamed.map(({ option }) => option)
    // An option of both may be known to us as one's alone.
    const strange = refused.length > 0 ? refused : readBy(after, launcher).filter(isMissingIn(now.values))
    if (isAnyInstalled) requireProduct(strange, launcher.build)
    const known = before === undefined || isChanged ? old : now
    requireAccepted(name, launcher.build, now, known, before !== undefined && !isSameProgram(before, after))
    if (now.values.size > 0) unchecked.delete(name)
    const isSameServer = former?.build.identity === launcher.build.identity
    if (before === undefined || old === undefined || !isSameServer) return
    taken.set(name, asTaken(before, after, launcher.build, { before: old.values, after: now.values }))
    for (const [revision, { values }] of [['base', old] as const, ['head', now] as const])
      asked.push({ scenario: name, revision, variables: asListed(values) })
    const isNew = (option: ServerOption) =>
      !before.options.some((each) => each.name === option.name && each.value === option.value)
    const own = readBy(after, launcher)
    const patterns = own.filter(({ name: each }) => canonicalOptionName(each) === 'performance-schema-instrument')
    // What a server says of them it says only when it starts.
    const doubtful = [...now.unlisted, ...own.filter(({ isLoosened }) => isLoosened), ...patterns].filter(isNew)
    // A trial starts it soon enough, unless its data are made first, of the other kind.
    const dataOf = (of: Scenario) => JSON.stringify(initialDataOf(of).options.map((each) => [each.name, each.value]))
    if (isStarted(name, answers) && doubtful.length === 0 && dataOf(before) === dataOf(after)) return
    const look = async ({ session }: RunningServer) => {
      const unmatched = unmatchedPatterns(await readSettings(session), patterns)
      asked.push({ scenario: name, revision: 'head', variables: asListed(now.values), unmatched })
    }
    const trying = { ...request, ...(patterns.some(isNew) && { look }) }
    const lack = await soon(() => lackOf(before, after, launcher, trying)).catch((error: unknown) => {
      throw withAllUnknown(error, name, launcher.build, now.unlisted.filter(isNew))
    })
    if (lack === undefined) {
      unchecked.delete(name)
      return
    }
    unchecked.add(name)
    request.note(lack)
  }
  for (const outcome of await Promise.allSettled(suite.scenarios.map(checkStart)))
    if (outcome.status === 'rejected') throw outcome.reason
  return { ...answers, unchecked: [...unchecked] }
}

/** Values as a running server lists them. */
function asListed(values: ReadonlyMap<string, string>): Record<string, string> {
  const words: Readonly<Record<string, string>> = { TRUE: 'ON', FALSE: 'OFF' }
  return Object.fromEntries([...values].map(([name, value]) => [name, words[value] ?? value]))
}

function readBy({ options }: Scenario, { build }: Launcher): readonly ServerOption[] {
  return options.filter((option) => isReadBy(option, build))
}

/** Whether a server has not listed an option, in full or as it begins. */
function isMissingIn(values: ReadonlyMap<string, string>): (option: ServerOption) => boolean {
  const listed = [...values.keys()]
  return ({ name }) => !variableForms(name).some((form) => listed.some((each) => each.startsWith(form)))
}

/** A start ends at the first unknown option: the others are those that the server does not list. */
function withAllUnknown(
  error: unknown,
  name: string,
  server: ServerVersion,
  unlisted: readonly ServerOption[],
): unknown {
  if (!(error instanceof DoesNotStart) || !unlisted.some((option) => option.name === error.option)) return error
  const [first, ...others] = unlisted.map((option) => unknownTo(server, option))
  return first === undefined ? error : doesNotStart(name, server, [first, ...others])
}

function requireAccepted(
  scenario: string,
  server: ServerVersion,
  now: Answer,
  before: Answer | undefined,
  isOther: boolean,
): void {
  const isKnown = ({ option }: Blamed) =>
    before?.blamed.some((old) => old.option.name === option.name && old.option.value === option.value) === true
  const [first, ...others] = now.blamed.filter((blamed) => !isKnown(blamed))
  if (first !== undefined) {
    const failure = doesNotStart(scenario, server, [first, ...others])
    const options = [first, ...others].map(({ option: { name, file, line } }) => ({ name, file, line }))
    throw isOther ? new RefusesOptions(failure, { scenario, server, options }) : failure
  }
  const [old, ...more] = now.blamed
  if (old !== undefined) throw notToBlame(doesNotStart(scenario, server, [old, ...more]))
}

/**
 * What a server makes of the options that it reads. One names the first that it refuses, so it is asked without that again.
 *
 * @returns the options that it does not start with; its values, empty if it would not start, or has told nothing; and
 *   options that are not among these, as MySQL before 8.0.16 takes any while it only prints
 */
async function answerOf(
  scenario: Scenario,
  launcher: Launcher,
  { runDirectory, signal }: Pick<AskServers, 'runDirectory' | 'signal'>,
) {
  const { build: server } = launcher
  const directory = join(runDirectory, 'asked')
  // MariaDB looks for it.
  mkdirSync(join(directory, 'tmp'), { recursive: true })
  const place = [...placeArguments(server, directory), ...QUESTION]
  const blamed: Blamed[] = []
  const isTaken = ({ name }: ServerOption) =>
    !blamed.some(({ option }) => canonicalOptionName(option.name) === canonicalOptionName(name))
  for (;;) {
    const options = readBy(scenario, launcher).filter(isTaken)
    const given = scenarioArguments(options, AS_WRITTEN).applied
    const isHarmless = (option: ServerOption) =>
      NUMBERS.includes(canonicalOptionName(option.name)) || optionReach(option) === 'access'
    const applied = [...given, ...options.filter(isHarmless)]
    const late = AbortSignal.timeout(ANSWER_MS)
    const told = await launcher
      .runToEnd('server', [...place, ...applied.map(optionToArgument)], directory, AbortSignal.any([signal, late]))
      .catch((error: unknown) => {
        if (signal.aborted || !late.aborted) throw error
      })
    if (told === undefined) return { blamed, values: NOTHING, unlisted: [] }
    const ended = `exit code ${told.exitCode}`
    const failed = { ...told, arm: scenario.name, ended, options: applied, server }
    const found = blamedFor(failed)
    blamed.push(...found)
    if (found.length > 0 && blamed.length < MOST_BLAMED) continue
    const values = blamed.length === 0 && told.exitCode === 0 ? helpValues(told.output) : NOTHING
    const isStrict = ({ name }: ServerOption) => !/^loose[-_]/i.test(name)
    const unlisted = values.size === 0 ? [] : applied.filter(isStrict).filter(isMissingIn(values))
    return { blamed, values, unlisted }
  }
}

/**
 * What a server that will not be measured lacks, so that it starts neither before the change nor now; undefined if it
 * starts.
 */
async function lackOf(
  before: Scenario,
  after: Scenario,
  launcher: Launcher,
  request: AskServers & Pick<TryStart, 'look'>,
): Promise<string | undefined> {
  const [old, now] = [asReadBy(before, launcher.build), asReadBy(after, launcher.build)]
  await using seed = await openSeed({ ...request, launcher, dataset: NO_TABLES, initial: initialDataOf(old, now) })
  try {
    await tryStart({ ...request, before, after, launcher, seed })
  } catch (error) {
    if (!isFailure(error) || error instanceof DoesNotRun) throw error
    return error.message
  }
  return undefined
}

const NOTHING: ReadonlyMap<string, string> = new Map()
