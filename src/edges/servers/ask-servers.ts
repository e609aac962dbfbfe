/**
 * Asks server programs what they make of options, without starting a server: with --verbose --help a program reads its
 * options as it does at a start. It ends with an error if the server would not start, and otherwise prints the value of
 * every variable.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StateAnswer } from '../../core/coverage/coverage.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { baseInNewSpelling } from '../../core/plan/changed-settings.ts'
import { initialDataOf } from '../../core/plan/initial-data.ts'
import { bufferRefusal } from '../../core/plan/memory-need.ts'
import { isServerPath } from '../../core/request/measured-request.ts'
import { hasSameLines, isSameProgram } from '../../core/scenario/changes.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { scenarioForServer } from '../../core/scenario/scenario.ts'
import { isReadBy } from '../../core/setting/groups.ts'
import { helpValues } from '../../core/setting/help-values.ts'
import { variableForms } from '../../core/setting/option-name.ts'
import { missingLibraries } from '../../core/setting/plugins.ts'
import { optionReach } from '../../core/setting/reach.ts'
import type { Refusal } from '../../core/setting/refusal.ts'
import { argumentOf, type Setting } from '../../core/setting/setting.ts'
import { isFailure } from '../../errors.ts'
import { unless } from '../files/paths.ts'
import { allSettled, atMost } from '../machine/at-most.ts'
import { readSettings } from '../switching/read-settings.ts'
import type { ServersRequest } from './choose.ts'
import type { Launcher } from './launcher.ts'
import { placeArguments, scenarioArguments } from './owned-options.ts'
import type { Programs } from './programs.ts'
import type { RunningServer } from './running-server.ts'
import { NO_TABLES, openSeed } from './seed.ts'
import {
  doesNotStart,
  type Fault,
  formerRefusal,
  optionsToBlame,
  readsOtherwise,
  requireProduct,
  unknownOptionFault,
} from './start-failure.ts'
import { tryStart } from './try-start.ts'
import { type Misreading, misreadSettings, unmatchedPatterns } from './verify.ts'

/**
 * Time limit of an answer. A program reads its options in a fifth of a second, but in a container on a busy machine it
 * may need far longer.
 */
const ANSWER_MS = 60_000
/**
 * Arguments that make a program print its options. They come before the user's, because the user's last option may lack
 * its value, and would then take the next argument as the value. MySQL checks the names of all options only with
 * validate-config.
 */
const QUESTION = ['--loose-validate-config', '--verbose', '--help']
/**
 * Options that set ports. Measured servers do not get them, but a program that only prints its options does, because it
 * opens no port.
 */
const NUMBERS = ['port', 'extra_port']
const AT_ONCE = 2
const MOST_BLAMED = 60
/**
 * Sizing that leaves sizes as the files have them, because a program that only prints its options takes no memory for
 * them.
 */
const AS_WRITTEN = {
  limits: { bufferPoolBytes: Number.POSITIVE_INFINITY, memoryBytes: Number.POSITIVE_INFINITY },
  scales: [],
}

interface AskServersRequest extends ServersRequest {
  readonly programs: Programs
  /** Scenarios of the baseline, which may be a third side of the run; default: none. */
  readonly baseline?: readonly Scenario[] | undefined
  /** Names of scenarios that a trial may start: they are asked about even if they did not change. */
  readonly started: readonly string[]
  /** Time limit in seconds for all questions together, because a fleet may have hundreds of servers. */
  readonly mostSeconds: number
}

/** A changed scenario whose server took its options when it only printed them, but may refuse them when it starts. */
export interface DoubtfulStart {
  readonly before: Scenario
  readonly after: Scenario
  readonly launcher: Launcher
  /**
   * Whether the start is tried even if a trial starts the server, because the trial may show a refusal too late or not
   * at all.
   */
  readonly isUrgent: boolean
  /** New options that select instruments of Performance Schema by a pattern, which may match none. */
  readonly patterns: readonly Setting[]
  /** New options that are missing from the variables that the server printed. */
  readonly unlisted: readonly Setting[]
}

export interface Answers {
  readonly refusals: readonly Refusal[]
  /**
   * Scenarios before the change as their servers read them, by name. Settings whose values are equal on both sides have
   * the lines of the side after the change, so that another spelling of a value is no change.
   */
  readonly taken: ReadonlyMap<string, Scenario>
  /** Scenarios at the baseline as their servers read them, by name; those that cannot be measured are missing. */
  readonly takenAtBaseline: ReadonlyMap<string, Scenario>
  readonly whyNoBaseline: string | undefined
  /** The values that servers of changed scenarios would have before and after the change. */
  readonly asked: readonly StateAnswer[]
  /**
   * The servers of changed scenarios, by scenario name; those that would have to be pulled or installed first are
   * missing.
   */
  readonly servers: ReadonlyMap<string, ServerVersion>
  readonly unasked: readonly string[]
  readonly doubtful: readonly DoubtfulStart[]
}

interface Reply {
  readonly blamed: readonly Fault[]
  /** Values by variable; empty if the server would not start, or did not answer. */
  readonly values: ReadonlyMap<string, string>
  /**
   * Options that `values` lacks. The server may not know them, because MySQL before 8.0.16 takes any option when it
   * only prints.
   */
  readonly unlisted: readonly Setting[]
  readonly lacked: readonly string[]
  readonly misread: readonly Misreading[]
}

/**
 * Asks about each changed scenario, before the change, after it and at the baseline, side by side.
 *
 * @throws UserError if a server refuses the same options before and after, or is of another product; the signal's
 *   reason
 */
export async function askServers(request: AskServersRequest): Promise<Answers> {
  const questions = new Questions(request)
  await allSettled(request.suite.scenarios.map((scenario) => questions.ask(scenario)))
  return questions.answers()
}

class Questions {
  readonly #request: AskServersRequest
  readonly #soon = atMost(AT_ONCE)
  readonly #unasked = new Set<string>()
  /** Deadline of all questions, in milliseconds of performance.now(). */
  readonly #late: number
  readonly #answers = {
    refusals: [] as Refusal[],
    taken: new Map<string, Scenario>(),
    takenAtBaseline: new Map<string, Scenario>(),
    whyNoBaseline: undefined as string | undefined,
    asked: [] as StateAnswer[],
    servers: new Map<string, ServerVersion>(),
    doubtful: [] as DoubtfulStart[],
  }

  constructor(request: AskServersRequest) {
    this.#request = request
    this.#late = performance.now() + 1000 * request.mostSeconds
  }

  answers(): Answers {
    return { ...this.#answers, unasked: [...this.#unasked] }
  }

  async ask(after: Scenario): Promise<void> {
    const { suite, base = [], started, image, server, programs } = this.#request
    const { name } = after
    const before = base.find((each) => each.name === name)
    const changed = before !== undefined && !hasSameLines(before, after) ? before : undefined
    if (changed === undefined && !started.includes(name)) return
    if (changed !== undefined) this.#unasked.add(name)
    const launcher = await programs.atHand(after)
    if (launcher === undefined) return
    this.#answers.servers.set(name, launcher.build)
    const isNamed = (after.program ?? image) !== undefined || isServerPath(server)
    const isAnyInstalled = launcher.kind === 'local' && !isNamed && suite.server.kind === 'auto'
    const former = changed && (await programs.atHand(changed))
    const [now, old] = await Promise.all([
      this.#answerOf(after, launcher),
      former && changed ? this.#answerOf(changed, former) : undefined,
    ])
    if (now === undefined || (former !== undefined && changed !== undefined && old === undefined)) return
    const refused = now.blamed.map(({ option }) => option)
    // Only options that the server does not know count, because qpsgate's option table may list an option that both
    // products have under one of them only.
    const strange = refused.length > 0 ? refused : readBy(after, launcher).filter(isMissingIn(now.values))
    if (isAnyInstalled) requireProduct(strange, launcher.build)
    const earlier = before === undefined || changed !== undefined ? old : now
    this.#judge(after, launcher.build, now, earlier, before !== undefined && !isSameProgram(before, after))
    this.#judgeMemory(after, before, launcher.build, now, earlier)
    if (changed !== undefined) this.#judgeValues(after, changed, launcher.build, now)
    if (now.values.size > 0) this.#unasked.delete(name)
    if (changed === undefined) return
    if (old !== undefined && former?.build.identity === launcher.build.identity)
      this.#compare(changed, after, launcher, old, now)
    await this.#askBaseline(changed, after, launcher, now)
  }

  /** A server's answer; undefined if the time for all questions is over. */
  #answerOf(scenario: Scenario, launcher: Launcher): Promise<Reply | undefined> {
    const isLate = () => performance.now() > this.#late
    return this.#soon(async () => (isLate() ? undefined : await answerOf(scenario, launcher, this.#request)))
  }

  /**
   * Reports options that the server refuses only since the change. If it refused the same options before, the error
   * says that the change is not to blame.
   */
  #judge(scenario: Scenario, server: ServerVersion, now: Reply, before: Reply | undefined, isMeasured: boolean): void {
    const isOld = ({ option }: Fault) =>
      before?.blamed.some((old) => old.option.name === option.name && old.option.text === option.text) === true
    const [first, ...others] = now.blamed.filter((blamed) => !isOld(blamed))
    if (first !== undefined) {
      const { refusal } = doesNotStart(scenario.name, server, [first, ...others])
      this.#answers.refusals.push({ ...refusal, isMeasured })
      return
    }
    const [old, ...more] = now.blamed
    if (old !== undefined) throw formerRefusal(doesNotStart(scenario.name, server, [old, ...more]))
  }

  /**
   * Reports a change that makes the server's container too small for its buffers. If the values before the change are
   * unknown, nothing is reported, because the container may have been too small already.
   */
  #judgeMemory(after: Scenario, before: Scenario | undefined, server: ServerVersion, now: Reply, old?: Reply): void {
    const { values = new Map() } = old ?? {}
    if (before !== undefined && values.size === 0) return
    const refusal = bufferRefusal(
      { scenario: after, values: now.values },
      before && { scenario: before, values },
      server,
    )
    if (refusal !== undefined) this.#answers.refusals.push(refusal)
  }

  /** Reports new values that the server reads as other values, with which it would run in production. */
  #judgeValues(after: Scenario, before: Scenario, server: ServerVersion, now: Reply): void {
    const isOld = ({ option }: Setting, asked: string) =>
      before.options.some((old) => old.option === option && old.text === asked)
    const [first, ...others] = now.misread.filter(({ option, asked }) => !isOld(option, asked))
    if (first !== undefined) this.#answers.refusals.push(readsOtherwise(after.name, server, [first, ...others]))
  }

  #compare(before: Scenario, after: Scenario, launcher: Launcher, old: Reply, now: Reply): void {
    const { name } = after
    this.#answers.taken.set(
      name,
      baseInNewSpelling(before, after, launcher.build, { before: old.values, after: now.values }),
    )
    for (const [revision, { values, lacked }] of [['base', old] as const, ['head', now] as const])
      this.#answers.asked.push({ scenario: name, revision, variables: listedValues(values), lacked })
    const isNew = (option: Setting) =>
      !before.options.some((each) => each.name === option.name && each.text === option.text)
    const read = readBy(after, launcher)
    const patterns = read.filter(({ value }) => value.kind === 'instruments').filter(isNew)
    // A program that only prints its options does not complain about these, but the server may refuse them at its
    // start.
    const doubtful = [...now.unlisted, ...read.filter(({ isLoosened }) => isLoosened), ...patterns].filter(isNew)
    const dataOf = (of: Scenario) => initialDataOf(of).options.map(argumentOf).join('\n')
    // A trial shows a refusal soon enough, unless other data must first be made for the trial.
    const isUrgent = doubtful.length > 0 || dataOf(before) !== dataOf(after)
    this.#answers.doubtful.push({ before, after, launcher, isUrgent, patterns, unlisted: now.unlisted.filter(isNew) })
  }

  async #askBaseline(before: Scenario, after: Scenario, launcher: Launcher, now: Reply): Promise<void> {
    const { programs, baseline = [] } = this.#request
    const then = baseline.find(({ name }) => name === after.name)
    if (then === undefined) return
    const why = programs.whyMissing(then)
    const program = why === undefined ? await programs.atHand(then) : undefined
    const answer = program && (await this.#answerOf(then, program))
    const [blamed] = answer?.blamed ?? []
    if (why !== undefined || blamed !== undefined) {
      this.#answers.whyNoBaseline = why ?? `its server does not start: ${blamed?.why.split('\n')[0]}`
      return
    }
    const isSameServer = program?.build.identity === launcher.build.identity
    const values = answer && { before: answer.values, after: now.values }
    const taken = isSameServer && values ? baseInNewSpelling(then, after, launcher.build, values) : then
    this.#answers.takenAtBaseline.set(before.name, taken)
  }
}

/**
 * The printed values with ON and OFF in place of TRUE and FALSE, as a running server lists them, so that both can be
 * compared.
 */
function listedValues(values: ReadonlyMap<string, string>): Record<string, string> {
  const words: Readonly<Record<string, string>> = { TRUE: 'ON', FALSE: 'OFF' }
  return Object.fromEntries([...values].map(([name, value]) => [name, words[value] ?? value]))
}

function readBy({ options }: Scenario, { build }: Launcher): readonly Setting[] {
  return options.filter((option) => isReadBy(option, build))
}

/**
 * Matches options that a server lists neither by name nor as the beginning of a variable's name, because an option may
 * be abbreviated.
 */
function isMissingIn(values: ReadonlyMap<string, string>): (option: Setting) => boolean {
  const listed = [...values.keys()]
  return ({ name }) => !variableForms(name).some((form) => listed.some((each) => each.startsWith(form)))
}

/**
 * Asks a server until it refuses no option, each time without those that it has refused, because it names only the
 * first one.
 */
async function answerOf(
  scenario: Scenario,
  launcher: Launcher,
  { runDirectory, signal }: AskServersRequest,
): Promise<Reply> {
  const { build: server } = launcher
  const directory = join(runDirectory, 'asked')
  // MariaDB looks for this directory. Errors are ignored, because a program that was asked before may have put
  // something else in its place.
  unless(['EEXIST', 'EACCES', 'ENOENT', 'ENOTDIR', 'ELOOP'], () =>
    mkdirSync(join(directory, 'tmp'), { recursive: true }),
  )
  const place = [...placeArguments(server, directory), ...QUESTION]
  const blamed: Fault[] = []
  const isTaken = ({ option }: Setting) => !blamed.some((each) => each.option.option === option)
  for (;;) {
    const options = readBy(scenario, launcher).filter(isTaken)
    const serverOptions = scenarioArguments(options, AS_WRITTEN).applied
    const isHarmless = (option: Setting) => NUMBERS.includes(option.bare) || optionReach(option) === 'access'
    const applied = [...serverOptions, ...options.filter(isHarmless)]
    const late = AbortSignal.timeout(ANSWER_MS)
    const answer = await launcher
      .runToEnd('server', [...place, ...applied.map(argumentOf)], directory, AbortSignal.any([signal, late]))
      .catch((error: unknown) => {
        if (signal.aborted || !late.aborted) throw error
      })
    if (answer === undefined) return { blamed, values: new Map(), unlisted: [], lacked: [], misread: [] }
    const ended = `exit code ${answer.exitCode}`
    const failed = { ...answer, arm: scenario.name, ended, options: applied, server }
    const faults = optionsToBlame(failed)
    blamed.push(...faults)
    if (faults.length > 0 && blamed.length < MOST_BLAMED) continue
    const values = blamed.length === 0 && answer.exitCode === 0 ? helpValues(answer.output) : new Map<string, string>()
    const isStrict = ({ isLoose }: Setting) => !isLoose
    const unlisted = values.size === 0 ? [] : applied.filter(isStrict).filter(isMissingIn(values))
    // Switches print FALSE. The value OFF says nothing, because lists and other words may print it until the server
    // starts.
    const telling = [...values].filter(([, value]) => value !== 'OFF')
    const misread = misreadSettings(serverOptions, new Map(Object.entries(listedValues(new Map(telling)))))
    return { blamed, values, unlisted, lacked: missingLibraries(answer.output), misread }
  }
}

/** Outcome of a start that only shows whether a server starts. */
export interface StartOutcome {
  readonly refusal: Refusal | undefined
  /** False if this machine lacked something, so that the start says nothing about the change. */
  readonly isTold: boolean
  /** Patterns that match no instrument of Performance Schema. */
  readonly asked: readonly StateAnswer[]
}

/** Starts the server of a doubtful scenario on data without tables, which is enough to see whether it starts. */
export async function tryDoubtful(doubtful: DoubtfulStart, request: ServersRequest): Promise<StartOutcome> {
  const { before, after, launcher, patterns, unlisted } = doubtful
  const { name } = after
  const asked: StateAnswer[] = []
  const look = async ({ session }: RunningServer) => {
    const all = readBy(after, launcher).filter(({ value }) => value.kind === 'instruments')
    const unmatched = unmatchedPatterns(await readSettings(session), all)
    asked.push({ scenario: name, revision: 'head', variables: {}, unmatched })
  }
  const initial = initialDataOf(scenarioForServer(before, launcher.build), scenarioForServer(after, launcher.build))
  try {
    await using seed = await openSeed({ ...request, launcher, dataset: NO_TABLES, initial })
    const refusal = await tryStart({
      ...request,
      before,
      after,
      launcher,
      seed,
      ...(patterns.length > 0 && { look }),
    })
    return { refusal: refusal && fullRefusal(refusal, launcher.build, unlisted), isTold: true, asked }
  } catch (error) {
    // A start that this machine prevents says nothing about the change, so the user gets only a note.
    if (!isFailure(error)) throw error
    request.note(error.message)
    return { refusal: undefined, isTold: false, asked }
  }
}

/**
 * Adds the other unknown options to a refusal, because a start ends at the first one, and the server does not list the
 * others.
 */
function fullRefusal(refusal: Refusal, server: ServerVersion, unlisted: readonly Setting[]): Refusal {
  const [named] = refusal.lines
  if (!unlisted.some(({ name }) => name === named?.name)) return refusal
  const [first, ...others] = unlisted.map((option) => unknownOptionFault(server, option))
  return first === undefined ? refusal : doesNotStart(refusal.scenario, server, [first, ...others]).refusal
}
