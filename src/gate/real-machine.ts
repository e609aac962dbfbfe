/** The machine that a run is on, with real servers; tests have a fake one. */

import { isEarlier } from '../core/names.ts'
import type { ServerOf } from '../core/plan/changed-settings.ts'
import { isUnchanged, type Plan } from '../core/plan/plan.ts'
import type { Tell } from '../core/progress/progress-event.ts'
import { tellers } from '../core/progress/progress-event.ts'
import type { ServerChoice } from '../core/request/measured-request.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import type { Result } from '../core/result/result.ts'
import { type RunIdentity, runDifferences } from '../core/result/unfinished-run.ts'
import type { Suite } from '../core/suite/suite.ts'
import { holdsUnfinished, OutputDirectory, refuseOutputFile } from '../edges/files/output-directory.ts'
import { readMigrations } from '../edges/files/read-migrations.ts'
import type { UnfinishedRun } from '../edges/files/unfinished-run.ts'
import { writeTexts, writeViews } from '../edges/files/write-views.ts'
import { boxProblem, installBox } from '../edges/machine/box.ts'
import { runClock } from '../edges/machine/clock.ts'
import { layoutCpus, readNodes } from '../edges/machine/cpus.ts'
import { readEnvironment } from '../edges/machine/environment.ts'
import { RunDirectory } from '../edges/machine/run-directory.ts'
import { Timekeeper } from '../edges/machine/timekeeper.ts'
import { type Answers, askServers, tryDoubtful } from '../edges/servers/ask-servers.ts'
import { areOfImages, isRunningAlready } from '../edges/servers/choose.ts'
import { engineProblem } from '../edges/servers/docker-client.ts'
import { Programs, programKey } from '../edges/servers/programs.ts'
import type { OpenStore } from '../edges/store/open-store.ts'
import { serversAtOnce } from '../edges/testbed/memory.ts'
import { UserError } from '../errors.ts'
import type { Forge, Machine, Output, PlanningMachine, Servers, ServersAtHand } from './machine.ts'
import type { Change } from './read-change.ts'

/** What a command hands to a run: where progress goes, the signal that ends it, and access to the ledger. */
export interface Followers {
  readonly tell: Tell
  readonly signal: AbortSignal
  readonly openStore: OpenStore
  /** The stopped run that this run continues; default: none. */
  readonly unfinished?: UnfinishedRun | undefined
  /**
   * The site where people review the change; default: nobody can accept a regression, and nobody waits for the verdict.
   */
  readonly forge?: Partial<Forge>
}

/** Asks server programs that are installed or pulled already, and starts none, because a plan should appear at once. */
export function planningMachine(followers: Followers): PlanningMachine {
  return { ...followers, serversAtOnce, openServers: (change) => serversAtHand(change, followers) }
}

export class RealMachine implements Machine, Disposable {
  readonly tell: Tell
  readonly signal: AbortSignal
  readonly openStore: OpenStore
  readonly forge: Forge
  readonly clock = runClock()
  readonly timeline = new Timekeeper(this.clock)
  readonly output: RunOutput

  constructor(out: string, { tell, signal, openStore, unfinished, forge }: Followers) {
    this.tell = tell
    this.signal = signal
    this.openStore = openStore
    this.forge = { findAcceptance: async () => null, showVerdict: async () => {}, ...forge }
    this.output = new RunOutput(out, unfinished)
  }

  serversAtOnce(suite: Suite, choice: ServerChoice): number {
    return serversAtOnce(suite, choice)
  }

  openServers(change: Change, request: RunRequest): Promise<Servers> {
    return openServers(change, request, this)
  }

  [Symbol.dispose](): void {
    this.output[Symbol.dispose]()
  }
}

class RunOutput implements Output, Disposable {
  readonly #path: string
  readonly #unfinished: UnfinishedRun | undefined
  #identity: RunIdentity | undefined
  #opened: OutputDirectory | undefined

  constructor(path: string, unfinished: UnfinishedRun | undefined) {
    refuseOutputFile(path)
    this.#path = path
    this.#unfinished = unfinished
  }

  get #directory(): OutputDirectory {
    this.#opened ??= new OutputDirectory(this.#path, { identity: this.#identity, before: this.#unfinished?.lines })
    return this.#opened
  }

  readonly begin: Output['begin'] = (identity) => {
    this.#identity = identity
    if (this.#unfinished === undefined) return []
    const differences = runDifferences(this.#unfinished.identity, identity)
    if (differences.length === 0) return this.#unfinished.lines
    throw new UserError(
      `--continue: ${this.#path} holds another unfinished run: its ${differences.join('; its ')}. Give what was given to it, or ` +
        'measure again without --continue',
    )
  }

  readonly save: Output['save'] = (lines) => this.#directory.appendLines(lines)

  /** Whether the run saved lines but no result, so that `--continue` can go on with it. */
  get isToContinue(): boolean {
    return this.#opened !== undefined && holdsUnfinished(this.#path)
  }

  writeTexts(result: Result): void {
    writeTexts(result, this.#directory)
  }

  writeViews(result: Result): Promise<void> {
    return writeViews(result, this.#directory)
  }

  [Symbol.dispose](): void {
    this.#opened?.[Symbol.dispose]()
  }
}

/**
 * Time limits for asking servers, seconds: a plan should appear at once, and a run should spend its time on measuring.
 */
const [PLAN_SECONDS, RUN_SECONDS] = [2, 60]

const NO_ANSWERS: Answers = {
  refusals: [],
  taken: new Map(),
  takenAtBaseline: new Map(),
  whyNoBaseline: undefined,
  asked: [],
  servers: new Map(),
  unasked: [],
  doubtful: [],
}

function requestOf({ suite, before, request }: Change, { tell, signal }: Pick<Followers, 'tell' | 'signal'>) {
  const { server, image, trustsConfiguration } = request
  const { phase, note } = tellers(tell)
  return { suite, base: before, server, image, trustsConfiguration, phase, note, signal }
}

/** Names of the scenarios that a trial may start. Servers are asked about them even if they did not change. */
function startedNames({ arms }: Plan): string[] {
  return arms.flatMap((arm) => (isEarlier(arm) ? [] : [arm.scenario.name]))
}

/** Asks installed programs, and images that are here already, because a plan should wait for no download. */
async function serversAtHand(change: Change, followers: Followers): Promise<ServersAtHand> {
  const { suite, asWritten, request } = change
  await using opened = new AsyncDisposableStack()
  const directory = opened.use(new RunDirectory())
  const place = { runDirectory: directory.path, runId: directory.id }
  const serversRequest = { ...requestOf(change, followers), ...place }
  const { systemProblem } = await import('../edges/testbed/prepare-machine.ts')
  // Asks no server if this system cannot measure, so that a plan appears there as well.
  const isAsked = !isRunningAlready(suite, request.server) && systemProblem() === undefined
  const isStarted = isAsked && !isUnchanged(asWritten)
  const programs = await Programs.open(serversRequest, [])
  const scenarios = isStarted ? asWritten.arms.map(({ scenario }) => scenario) : []
  const launchers = await Promise.all(scenarios.map(async (each) => [each, await programs.atHand(each)] as const))
  const builds = new Map(launchers.map(([scenario, launcher]) => [programKey(scenario.program), launcher?.build]))
  const started = isStarted ? startedNames(asWritten) : []
  const questions = { ...serversRequest, programs, started, mostSeconds: PLAN_SECONDS }
  const answers = isAsked ? await askServers(questions) : NO_ANSWERS
  const kept = opened.move()
  return {
    answers,
    serverOf: ({ program }) => builds.get(programKey(program)),
    looseSql: undefined,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/**
 * Makes the machine ready, finds the servers, and asks them what they make of each side of the change.
 *
 * @throws UserError if a program or a server is missing, or if a server refuses an option that was the same before the
 *   change; MeasurementError if a program or a server does not work
 */
async function openServers(change: Change, request: RunRequest, machine: Machine): Promise<Servers> {
  const { suite, asWritten, subject } = change
  await using opened = new AsyncDisposableStack()
  const serversRequest = requestOf(change, machine)
  const isIdle = isUnchanged(asWritten)
  const isHeld =
    isIdle || subject.strangeSql === undefined || (await hasWalls(change, request.install ? machine : undefined))
  const looseSql = isHeld ? undefined : subject.strangeSql
  const mayMeasure = !isIdle && looseSql === undefined
  // The module is loaded only where a server is needed, because most runs find no change and should end at once.
  const prepared = mayMeasure
    ? opened.use(
        await (await import('../edges/testbed/prepare-machine.ts')).prepareMachine({
          ...request,
          ...serversRequest,
          plan: asWritten,
        }),
      )
    : undefined
  const directory = prepared?.directory ?? opened.use(new RunDirectory())
  // SQL from a checkout runs only on servers in sandboxes or containers.
  const isWalled = request.migrations !== undefined && (await hasWalls(change))
  const migrations = request.migrations !== undefined && isWalled ? readMigrations(request.migrations) : []
  if (request.migrations !== undefined && !isWalled)
    tellers(machine.tell).note('the migrations are not tried: neither a box nor containers hold the servers')
  const servers = {
    ...serversRequest,
    // This signal also fires if the disk fills, which the caller's signal does not know of.
    signal: prepared?.signal ?? machine.signal,
    runDirectory: directory.path,
    runId: directory.id,
  }
  machine.timeline.enter({ step: 'data' })
  const isElsewhere = isRunningAlready(suite, request.server)
  const endpoints =
    isElsewhere && mayMeasure
      ? opened.use(
          await (await import('../edges/testbed/open-endpoints.ts')).openEndpoints({
            ...request,
            ...servers,
            plan: asWritten,
          }),
        )
      : undefined
  const baseline = change.baseline?.scenarios ?? []
  const atBaseline = baseline.map((scenario) => ({ scenario, revision: 'baseline', role: 'candidate' }) as const)
  const programs = await Programs.open(servers, mayMeasure && !isElsewhere ? [...asWritten.arms, ...atBaseline] : [])
  const started = mayMeasure ? startedNames(asWritten) : []
  const answers = isElsewhere
    ? NO_ANSWERS
    : await askServers({ ...servers, programs, baseline, started, mostSeconds: RUN_SECONDS })
  const buildOf = endpoints?.arms.buildOf ?? ((scenario) => programs.buildOf(scenario))
  const serverOf: ServerOf = (scenario) => (mayMeasure ? buildOf(scenario) : undefined)
  const sysbench = prepared?.sysbench ?? 'not needed'
  const kept = opened.move()
  return {
    answers,
    serverOf,
    looseSql,
    environment: () => readEnvironment(layoutCpus(readNodes()), sysbench),
    tryStart: (start) => tryDoubtful(start, servers),
    compareStatements: async (sides) => {
      // Statements of a fork run inside walls only.
      if (isElsewhere || looseSql !== undefined) return { refusal: undefined, warnings: [] }
      const { CATALOGUE } = await import('../core/catalogue/catalogue.ts')
      const { compareStatements } = await import('../edges/servers/compare-statements.ts')
      return compareStatements(sides, { ...servers, programs, tries: { rows: CATALOGUE, migrations } })
    },
    measureMemory: async (scenario) => {
      const launcher = await programs.atHand(scenario)
      const { measureMemory } = await import('../edges/servers/measure-memory.ts')
      return launcher && measureMemory(scenario, launcher, servers)
    },
    openRestarts: async (scenario) => {
      const launcher = await programs.atHand(scenario)
      const { openRestarts } = await import('../edges/servers/time-restarts.ts')
      return launcher && openRestarts(scenario, launcher, servers)
    },
    openTestbed: async (measuredSuite, plan) => {
      const { openLocalTestbed } = await import('../edges/testbed/open-testbed.ts')
      const { timeline } = machine
      // Measuring the computing power of servers takes time that a run of changed files does not have, and says little
      // about two servers with the same program.
      const countsCapacity = request.subject.kind === 'suite'
      const measured = { suite: measuredSuite, plan, programs, endpoints, directory, buildOf, timeline, sysbench }
      return openLocalTestbed({ ...servers, ...measured, countsCapacity })
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/**
 * Whether all servers of a change would run in containers or sandboxes, so that SQL of a stranger may run.
 *
 * @param installing the machine on which missing parts of the sandbox may be installed; undefined if nothing may be
 */
async function hasWalls({ suite, asWritten, request }: Change, installing?: Machine): Promise<boolean> {
  if (isRunningAlready(suite, request.server)) return false
  const scenarios = asWritten.arms.map(({ scenario }) => scenario)
  using directory = new RunDirectory()
  if (areOfImages(suite, scenarios, request))
    return (await engineProblem({ runDirectory: directory.path })) === undefined
  if (installing !== undefined) await installBox(tellers(installing.tell).note, installing.signal)
  return (await boxProblem(directory.path)) === undefined
}
