/** What accompanies a run from its first step to its last: its clock, its output, and those who follow it. */
import type { Line, LookLine } from '../core/measurement/measurement.ts'
import { type Tell, tellers } from '../core/progress/progress-event.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import type { Result } from '../core/result/result.ts'
import type { Acceptance, JudgedComparison } from '../core/verdict/judgement.ts'
import { OutputDirectory } from '../edges/files/output-directory.ts'
import { type RunClock, runClock } from '../edges/machine/clock.ts'
import { Timekeeper } from '../edges/machine/timekeeper.ts'
import type { OpenStore } from '../edges/store/open-store.ts'

/** The regression that somebody may take responsibility for. */
export interface Regressed {
  /** Name of the suite. */
  readonly suite: string
  /** Regressions that fail the run. */
  readonly regressions: readonly JudgedComparison[]
}

/** The person who did, and how; null if nobody did. */
export type FindAcceptance = (regressed: Regressed) => Promise<Acceptance | null>

export interface GateEdges {
  /** Takes messages during the run. */
  readonly tell: Tell
  readonly signal: AbortSignal
  /** Opens the ledger. */
  readonly openStore: OpenStore
  /** The person who took responsibility for a regression, asked if there is one; default: nobody. */
  readonly findAcceptance?: FindAcceptance
  /** Shows the verdict before the search for its causes; default: nowhere. */
  readonly showVerdict?: (result: Result) => Promise<void>
}

export class Run implements Disposable {
  readonly request: RunRequest
  readonly edges: GateEdges
  readonly clock: RunClock
  readonly timeline: Timekeeper
  #output: OutputDirectory | undefined

  constructor(request: RunRequest, edges: GateEdges) {
    this.request = request
    this.edges = edges
    this.clock = runClock()
    this.timeline = new Timekeeper(this.clock)
  }

  get signal(): AbortSignal {
    return this.edges.signal
  }

  readonly note = (text: string): void => {
    tellers(this.edges.tell).note(text)
  }

  /** The output directory, which wrong input leaves as it was. */
  get output(): OutputDirectory {
    this.#output ??= new OutputDirectory(this.request.out)
    return this.#output
  }

  readonly save = (lines: readonly (Line | LookLine)[]): void => {
    this.output.appendLines(lines)
  };

  [Symbol.dispose](): void {
    this.#output?.[Symbol.dispose]()
  }
}
