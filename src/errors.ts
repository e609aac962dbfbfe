import type { LineValue } from './core/names.ts'
import { type FailingOutcome, type FailOn, failOnText } from './core/policy/fail-on.ts'

/** A place in the user's input: a file and, if known, its line, counted from 1. */
export interface SourceLocation {
  readonly file: string
  readonly line?: number
}

/**
 * An error in the user's input. Its message names the value, its place, and the next step. Exit code 2, never with a
 * stack.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError'
  readonly place: SourceLocation | undefined

  constructor(message: string, options: { place?: SourceLocation | undefined; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.place = options.place
  }
}

export interface SqlRefusal {
  /** Error number and message, as the server gave them. */
  readonly code: number
  readonly says: string
  /** Statements that the server refused per second; undefined if the first refusal ended the clients. */
  readonly perSecond?: number | undefined
  readonly what: string
  /**
   * Name of the statement's row in the catalogue, or of the user's migrations, and who sends such statements; undefined
   * if it is in neither.
   */
  readonly form?: string
  readonly whom?: string
  /** Names of further rows whose statements the server refuses only since the change. */
  readonly others?: readonly string[]
  /** Threads of the workload; undefined if none ran. */
  readonly threads?: number
}

export interface MeasurementFailure {
  readonly step: string
  /** Arm (one server of a trial) that failed, such as "pfson". */
  readonly arm?: string | undefined
  /** Line of the user's file that names the server, if the server was not available. */
  readonly place?: SourceLocation | undefined
  readonly command?: readonly string[] | undefined
  readonly exitCode?: number | string | null | undefined
  readonly output?: string | undefined
  readonly cause?: unknown
  /** Whether only one cell (a workload at a thread count) failed, so that the other cells can still be measured. */
  readonly isOfCell?: boolean | undefined
  readonly refused?: SqlRefusal | undefined
  /**
   * Whether the server ended during its start although memory and disk space sufficed, so that the change may be to
   * blame.
   */
  readonly endedItself?: boolean | undefined
  /** The memory limit, with its line, beyond which the kernel killed the server. */
  readonly memoryLimit?: LineValue<number> | undefined
  readonly says?: string | undefined
}

/**
 * An error of measuring. Its message names the step, the arm, the command, the exit code and the last output. Exit code
 * 3.
 */
export class MeasurementError extends Error {
  override readonly name = 'MeasurementError'
  readonly failure: MeasurementFailure

  constructor(message: string, failure: MeasurementFailure) {
    super(message, failure.cause === undefined ? {} : { cause: failure.cause })
    this.failure = failure
  }
}

/** A failed server of the baseline. It does not end the run, which goes on without the baseline, with a warning. */
export class BaselineError extends MeasurementError {
  constructor(cause: Error) {
    super(firstLine(cause), { step: 'start server', cause })
  }
}

/** Whether a server, the machine or the input failed. A bug or an interruption is no such failure. */
export function isFailure(error: unknown): error is UserError | MeasurementError {
  return error instanceof UserError || error instanceof MeasurementError
}

/** The first line of an error's message; the other lines are details for a person who can fix it. */
export function firstLine(error: unknown): string {
  return (error as Error).message.split('\n')[0] ?? ''
}

/** An error of the store of recorded runs. Its message names the value, its place, and the next step. Exit code 3. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** A signal ended the run, and everything that it had started has stopped. Exit code 128 + signal number. */
export class Interruption extends Error {
  override readonly name = 'Interruption'
  readonly signal: NodeJS.Signals
  readonly exitCode: number

  constructor(signal: NodeJS.Signals, signalNumber: number) {
    super(`stopped by ${signal}`)
    this.signal = signal
    this.exitCode = 128 + signalNumber
  }
}

/** A run measured nothing, but `fail-on` lets that pass. Exit code 0. */
class ForgivenError extends Error {
  override readonly name = 'ForgivenError'
  readonly failOn: FailOn

  constructor(cause: unknown, failOn: FailOn) {
    super(firstLine(cause), { cause })
    this.failOn = failOn
  }
}

/**
 * The error that ended a run, forgiven if `fail-on` does not name `error`. Bugs and errors in the user's input are
 * never forgiven.
 */
export function applyFailOn(thrown: unknown, failOn: FailOn): unknown {
  const isForgiven = exitCodeOf(thrown) === EXIT.couldNotMeasure && !failOn.includes('error') && !isBug(thrown)
  return isForgiven ? new ForgivenError(thrown, failOn) : thrown
}

export const EXIT = { pass: 0, regressed: 1, userError: 2, couldNotMeasure: 3 } as const

/** Exit code for any thrown value; an unforeseen one counts as "could not measure". */
export function exitCodeOf(thrown: unknown): number {
  if (thrown instanceof UserError) return EXIT.userError
  if (thrown instanceof Interruption) return thrown.exitCode
  return thrown instanceof ForgivenError ? EXIT.pass : EXIT.couldNotMeasure
}

/** Exit code of a run that has a verdict; any failure but `regressed` counts as "could not measure". */
export function exitCodeOfCheck(failure: FailingOutcome | undefined): number {
  if (failure === undefined) return EXIT.pass
  return failure === 'regressed' ? EXIT.regressed : EXIT.couldNotMeasure
}

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  EACCES: 'there is no permission for it',
  EPERM: 'there is no permission for it',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of its path is no directory',
  EEXIST: 'a file has this name',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'no space is left to this user',
}

/** Why the system did not read or write a file; the error's own message if its code is an unusual one. */
export function reasonOf(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException
  return SYSTEM_REASONS[code] ?? message
}

/**
 * Codes of errors that a program without bugs may get too: a full or broken disk, too little memory, too many open
 * files.
 */
const REFUSALS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOMEM', 'EMFILE', 'ENFILE'])

interface RefusedStatement extends Error {
  readonly errno: number
  readonly sqlState: string
  readonly sql?: string
}

function isStatementRefusal(thrown: unknown): thrown is RefusedStatement {
  return thrown instanceof Error && 'sqlState' in thrown && ((thrown as { errno?: number }).errno ?? 0) > 0
}

/**
 * Whether an error is a bug in qpsgate: it is no failure that qpsgate names, and no refusal by a server or the system.
 */
export function isBug(thrown: unknown): boolean {
  if (thrown instanceof ForgivenError) return isBug(thrown.cause)
  if (isStatementRefusal(thrown)) return false
  if (isFailure(thrown) || thrown instanceof StoreError || thrown instanceof Interruption) return false
  return !(thrown instanceof Error && REFUSALS.has((thrown as NodeJS.ErrnoException).code ?? ''))
}

/** Text for any thrown value. Only bugs show a stack, because any other message tells the user what to do. */
export function describeError(thrown: unknown): string {
  if (thrown instanceof ForgivenError)
    return `${describeError(thrown.cause)}\nnothing was measured, which does not block the merge (fail-on: ${failOnText(thrown.failOn)})`
  if (thrown instanceof UserError) return messageAtPlace(thrown.message, thrown.place)
  if (thrown instanceof MeasurementError) return describeMeasurementError(thrown)
  if (thrown instanceof StoreError || thrown instanceof Interruption) return thrown.message
  if (isStatementRefusal(thrown)) return describeRefused(thrown)
  if (thrown instanceof Error && !isBug(thrown)) return `this machine does not let the run go on: ${thrown.message}`
  if (thrown instanceof Error) return `this is a bug in qpsgate, please report it\n${thrown.stack ?? thrown.message}`
  return `this is a bug in qpsgate, please report it\nthrown: ${String(thrown)}`
}

const SHOWN_SQL = 200

function describeRefused({ message, errno, sql = '' }: RefusedStatement): string {
  return `a server refuses what qpsgate needs; it says: ${message} (error ${errno})\n  statement: ${sql.slice(0, SHOWN_SQL)}`
}

export function placeOfError(thrown: unknown): SourceLocation | undefined {
  if (thrown instanceof ForgivenError) return placeOfError(thrown.cause)
  if (thrown instanceof MeasurementError) return thrown.failure.place
  return thrown instanceof UserError ? thrown.place : undefined
}

function messageAtPlace(message: string, place: SourceLocation | undefined): string {
  if (place === undefined) return message
  return `${place.file}${place.line === undefined ? '' : `:${place.line}`}: ${message}`
}

/**
 * Maximum number of lines of a program's output that an error shows: the last ones, which say why the program failed.
 */
const MOST_LINES = 15

function describeMeasurementError(error: MeasurementError): string {
  const { step, arm, command, exitCode, output, place } = error.failure
  const lines = [messageAtPlace(error.message, place)]
  const tail = output?.trimEnd()
  if (tail)
    lines.push(
      '  it printed last:',
      ...tail
        .split('\n')
        .slice(-MOST_LINES)
        .map((line) => `    ${line}`),
    )
  lines.push(`  step: ${step}${arm === undefined ? '' : ` · server: ${arm}`}`)
  if (exitCode !== undefined && exitCode !== null) lines.push(`  exit code: ${exitCode}`)
  // The command comes last, because with all its options it is longer than the rest.
  if (command !== undefined) lines.push(`  command: ${command.join(' ')}`)
  return lines.join('\n')
}
