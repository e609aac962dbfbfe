/**
 * Everything that a run needs of the world. Tests pass in a fake machine, on which a complete run takes milliseconds.
 */
import type { FullHouse } from '../core/measurement/full-house.ts'
import type { LookLine, RunLine } from '../core/measurement/measurement.ts'
import type { SourceLine } from '../core/names.ts'
import type { ServerOf } from '../core/plan/changed-settings.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import type { Environment, Result } from '../core/result/result.ts'
import type { RunIdentity } from '../core/result/unfinished-run.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Acceptance, JudgedComparison } from '../core/verdict/judgement.ts'
import type { RunClock } from '../edges/machine/clock.ts'
import type { Timekeeper } from '../edges/machine/timekeeper.ts'
import type { Answers, DoubtfulStart, StartOutcome } from '../edges/servers/ask-servers.ts'
import type { ScenarioSides, StatementChange } from '../edges/servers/compare-statements.ts'
import type { Restarts } from '../edges/servers/time-restarts.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import type { Change, ReadingMachine } from './read-change.ts'

export interface SuiteRegressions {
  readonly suite: string
  readonly regressions: readonly JudgedComparison[]
}

/** The site where people review the change, such as GitHub. */
export interface Forge {
  /** The person who took responsibility for a regression, and how; null if nobody did. */
  findAcceptance(regression: SuiteRegressions): Promise<Acceptance | null>
  /** Shows the verdict before the search for its causes, which may take longer than measuring. */
  showVerdict(result: Result): Promise<void>
}

export interface Output {
  /**
   * Raw measurements of complete cells that this run saved before it was stopped; empty for a new run.
   *
   * @throws UserError if the stopped run had a different plan or machine
   */
  begin(identity: RunIdentity): readonly RunLine[]
  /** Writes raw measurements at once, so that a run that is stopped can go on with them. */
  save(lines: readonly (RunLine | LookLine)[]): void
  /** Writes the views without pictures, for a verdict whose causes are still sought. */
  writeTexts(result: Result): void
  writeViews(result: Result): Promise<void>
}

/**
 * What server programs print about each side of the change (with --verbose --help), before any server is started. If
 * they read both values of a setting as equal, the setting did not change.
 */
export interface ServerAnswers {
  readonly answers: Answers
  /** The server that a scenario is measured on; undefined if it is not installed, or nothing may be measured. */
  readonly serverOf: ServerOf
  /**
   * Place of a stranger's SQL that no sandbox or container would confine; if there is such SQL, no server is started.
   */
  readonly looseSql: SourceLine | undefined
}

/** Answers of the programs that are installed or pulled already. They stay open until this object is disposed of. */
export interface ServersAtHand extends ServerAnswers, AsyncDisposable {}

export interface Servers extends ServersAtHand {
  /** Facts about the machine, for runs that open no testbed because nothing is measured. */
  environment(): Environment
  /** Starts a server only to see whether it starts, where no trial would show that. */
  tryStart(start: DoubtfulStart): Promise<StartOutcome>
  /** Tries statements of applications on both sides of a change. */
  compareStatements(sides: ScenarioSides): Promise<StatementChange>
  /** Memory with few and with many clients; undefined if this machine cannot show it. */
  measureMemory(scenario: Scenario): Promise<FullHouse | undefined>
  /** A server to stop and start again; undefined if none can be had here. */
  openRestarts(scenario: Scenario): Promise<Restarts | undefined>
  /** @throws ServerRefusal if a server refuses the tables; UserError or MeasurementError if data cannot be made */
  openTestbed(suite: Suite, plan: Plan): Promise<LocalTestbed>
}

export interface PlanningMachine extends ReadingMachine {
  openServers(change: Change): Promise<ServersAtHand>
}

export interface Machine extends ReadingMachine {
  readonly clock: RunClock
  readonly timeline: Timekeeper
  readonly forge: Forge
  /** Opened only when there is something to write, so that wrong input leaves the directory as it was. */
  readonly output: Output
  openServers(change: Change, request: RunRequest): Promise<Servers>
}
