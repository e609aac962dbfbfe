/** A machine without servers, forge and files, on which a complete run takes milliseconds. */
import type { ServerVersion } from '../../src/core/families/family.ts'
import type { RunLine } from '../../src/core/measurement/measurement.ts'
import type { Plan } from '../../src/core/plan/plan.ts'
import type { ProgressEvent, Tell } from '../../src/core/progress/progress-event.ts'
import type { RunRequest } from '../../src/core/request/run-request.ts'
import type { Environment, Result } from '../../src/core/result/result.ts'
import type { Scenario } from '../../src/core/scenario/scenario.ts'
import type { Refusal } from '../../src/core/setting/refusal.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { Timekeeper } from '../../src/edges/machine/timekeeper.ts'
import type { Answers, StartOutcome } from '../../src/edges/servers/ask-servers.ts'
import { NO_STATEMENT_CHANGE, type StatementChange } from '../../src/edges/servers/compare-statements.ts'
import { ServerRefusal } from '../../src/edges/servers/server-refusal.ts'
import type { OpenStore } from '../../src/edges/store/open-store.ts'
import type { LocalTestbed } from '../../src/edges/testbed/open-testbed.ts'
import type { Testbed } from '../../src/edges/testbed/testbed.ts'
import { measurePlan } from '../../src/gate/gate.ts'
import type { Forge, Machine, Output, PlanningMachine, Servers, ServersAtHand } from '../../src/gate/machine.ts'
import type { RunPlan } from '../../src/gate/make-plan.ts'
import type { Subject } from '../../src/gate/subject.ts'
import { environment, MARIADB, runRequest } from '../builders.ts'
import { answers, change } from '../gate/changes.ts'

export interface FakeMachineRequest {
  readonly testbed: Testbed
  /** The server of a scenario; default: MariaDB. */
  readonly serverOf?: (scenario: Scenario) => ServerVersion | undefined
  /** What servers answer about a change; default: nothing that matters. */
  readonly answers?: Partial<Answers>
  /** A server's refusal to create the tables; default: none. */
  readonly refusal?: Refusal
  readonly tryStart?: (name: string) => StartOutcome
  /** What a changed scenario does to statements of applications; default: nothing. */
  readonly compareStatements?: (name: string) => StatementChange
  /** Number of servers that fit into memory; default: 12. */
  readonly mostServers?: number
  readonly openStore?: OpenStore
  readonly forge?: Partial<Forge>
  readonly environment?: Environment
  readonly startedAt?: string
  readonly tell?: Tell
  readonly save?: (lines: readonly RunLine[]) => void
  /** Lines of a run that was stopped and goes on; default: none. */
  readonly before?: readonly RunLine[]
}

/** The fake machine, which notes what a run does. */
export class FakeMachine implements Machine {
  readonly signal = new AbortController().signal
  readonly events: ProgressEvent[] = []
  readonly lines: RunLine[] = []
  /** Verdicts that were shown before their causes were sought. */
  readonly announced: Result[] = []
  readonly published: Result[] = []
  /** What is open: `servers`, `testbed`, or both. */
  readonly open = new Set<string>()
  readonly clock: Machine['clock']
  readonly timeline: Timekeeper
  readonly openStore: OpenStore
  readonly forge: Forge
  readonly #asked: FakeMachineRequest

  constructor(asked: FakeMachineRequest) {
    this.#asked = asked
    this.clock = { startedAt: asked.startedAt ?? '2026-01-02T03:04:05.000Z', seconds: asked.testbed.now }
    this.timeline = new Timekeeper(this.clock)
    this.openStore = asked.openStore ?? (() => Promise.reject(new Error('there is no ledger here')))
    this.forge = {
      findAcceptance: async () => null,
      ...asked.forge,
      showVerdict: async (result) => {
        this.announced.push(result)
        await asked.forge?.showVerdict?.(result)
      },
    }
  }

  readonly tell: Tell = (event) => {
    this.events.push(event)
    this.#asked.tell?.(event)
  }

  readonly output: Output = {
    begin: () => this.#asked.before ?? [],
    save: (lines) => {
      this.lines.push(...(lines as readonly RunLine[]))
      this.#asked.save?.(lines as readonly RunLine[])
    },
    writeTexts: () => {},
    writeViews: async (result) => void this.published.push(result),
  }

  serversAtOnce(): number {
    return this.#asked.mostServers ?? 12
  }

  async openServers(): Promise<Servers> {
    const { testbed, refusal, tryStart } = this.#asked
    this.open.add('servers')
    const serverOf = this.#asked.serverOf ?? (() => MARIADB)
    return {
      answers: answers(this.#asked.answers),
      serverOf,
      looseSql: undefined,
      environment: () => this.#asked.environment ?? environment(),
      tryStart: async ({ after }) => tryStart?.(after.name) ?? { refusal: undefined, isTold: true, asked: [] },
      compareStatements: async ({ after }) => this.#asked.compareStatements?.(after.name) ?? NO_STATEMENT_CHANGE,
      measureMemory: async () => undefined,
      openRestarts: async () => undefined,
      openTestbed: async (): Promise<LocalTestbed> => {
        if (refusal !== undefined) throw new ServerRefusal(refusal)
        this.open.add('testbed')
        return {
          testbed,
          environment: this.#asked.environment ?? environment(),
          buildOf: (scenario) => serverOf(scenario) ?? MARIADB,
          mostServers: this.serversAtOnce(),
          warnings: [],
          [Symbol.asyncDispose]: async () => void this.open.delete('testbed'),
        }
      },
      [Symbol.asyncDispose]: async () => void this.open.delete('servers'),
    }
  }
}

/** A machine that only plans. `known` is what it knows about its servers; default: none is installed. */
export function fakePlanningMachine(known: Partial<ServersAtHand> = {}, mostServers = 12): PlanningMachine {
  return {
    signal: new AbortController().signal,
    tell: () => {},
    openStore: () => Promise.reject(new Error('a plan has no ledger')),
    serversAtOnce: () => mostServers,
    openServers: async () => ({
      answers: answers(),
      serverOf: () => undefined,
      looseSql: undefined,
      [Symbol.asyncDispose]: async () => {},
      ...known,
    }),
  }
}

/** A plan as if everything had been read, and all servers asked. */
export function runPlan(
  suite: Suite,
  plan: Plan,
  overrides: Partial<RunPlan> = {},
  about: Partial<Pick<Subject, 'commit' | 'before'>> = {},
): RunPlan {
  const [control] = suite.scenarios
  const subject = { suite, base: undefined, ruledBy: undefined, warnings: [], commit: null, before: null, ...about }
  return {
    change: { ...change(control, control, { suite }), subject, asWritten: plan, before: [] },
    suite,
    compared: plan,
    measured: plan,
    coverage: { settings: [], cells: plan.cells, dataBytes: 0, productOf: () => MARIADB.product },
    isMeasured: true,
    refusals: [],
    tries: [],
    answers: { servers: new Map(), unasked: [] },
    warnings: [],
    later: [],
    ...overrides,
  }
}

/** Runs a plan on a fake machine, up to the result. */
export async function walkPlan(
  plan: RunPlan,
  asked: FakeMachineRequest,
  request: Partial<RunRequest> = {},
): Promise<{ readonly result: Result; readonly machine: FakeMachine }> {
  const machine = new FakeMachine(asked)
  await using servers = await machine.openServers()
  const result = await measurePlan(plan, servers, runRequest({ explain: 'never', ...request }), machine)
  return { result, machine }
}
