/** Trials of one run, measured one after the other on fresh servers, with all their measurements. */
import { isDeepStrictEqual } from 'node:util'
import type { Line, LookLine, Measurement } from '../core/measurement/measurement.ts'
import type { CellKey } from '../core/names.ts'
import type { Cell, Plan } from '../core/plan/plan.ts'
import { type IsStillNeeded, nextTrial } from '../core/plan/plan-trial.ts'
import type { Settings } from '../core/switching/switchable-settings.ts'
import type { Warning } from '../core/warnings/warning.ts'
import {
  type LookWithin,
  type MeasuredTrial,
  type MeasureEdges,
  measureTrial,
  type Schedule,
  type TrialServers,
} from './measure-trial.ts'

export const NOTHING_MEASURED: Measurement = { lines: [], warnings: [], measuredSeconds: 0, cpuCapacity: 0 }

export class Trials {
  readonly #edges: MeasureEdges
  #measurement = NOTHING_MEASURED
  #settings: ReadonlyMap<string, Settings> = new Map()
  #number = 0
  /** Lines of the latest trial. */
  #begun: Line[] = []
  #isMeasuring = false
  /** Cells that cannot be measured, which no later trial tries again. */
  #lost: readonly CellKey[] = []

  constructor(edges: MeasureEdges) {
    this.#edges = edges
  }

  /** All trials so far. */
  get measurement(): Measurement {
    return this.#measurement
  }

  /** All measurements, including the current trial. */
  get lines(): readonly Line[] {
    return this.#isMeasuring ? [...this.#measurement.lines, ...this.#begun] : this.#measurement.lines
  }

  /** Keeps a line that no server wrote, at its place among the others. */
  keep(line: Line): void {
    this.#edges.save([line])
    if (this.#isMeasuring) this.#begun.push(line)
    else this.#measurement = { ...this.#measurement, lines: [...this.#measurement.lines, line] }
  }

  /** The settings of each arm's server after its latest start, by the arm's name. */
  get settings(): ReadonlyMap<string, Settings> {
    return this.#settings
  }

  /** Number of the latest trial; groups that needed no measurement were skipped. */
  get number(): number {
    return this.#number
  }

  /** Keeps the cells that the last, failed trial had completed. */
  salvage(): void {
    const lines = completed(this.#begun)
    this.#measurement = joined(this.#measurement, { lines, warnings: [], lost: [], cpuCapacity: 0 })
  }

  /**
   * Measures the next trial in which something is wanted, with the arms that are wanted in each cell.
   *
   * @param schedule asked with the trial's number once its servers have started
   * @returns false if nothing is wanted
   * @throws MeasurementError or UserError if a server does not start or fails; the trial then counts, and has no lines
   */
  async measure(
    plan: Plan,
    isStillNeeded: IsStillNeeded,
    schedule: (servers: TrialServers, number: number) => Schedule,
    look?: LookWithin,
  ): Promise<boolean> {
    const isThere = ({ workload, threads }: Cell) =>
      !this.#lost.some((lost) => lost.workload === workload.name && lost.threads === threads)
    const trial = nextTrial(
      plan,
      this.#number,
      (arm, cell, number) => isThere(cell) && isStillNeeded(arm, cell, number),
    )
    if (trial === undefined) return false
    const { number } = trial
    this.#number = number
    this.#begun = []
    const save: MeasureEdges['save'] = (lines) => {
      this.#begun.push(...lines)
      this.#edges.save(lines)
    }
    const request = { plan, trial, look, schedule: (servers: TrialServers) => schedule(servers, number) }
    this.#isMeasuring = true
    try {
      const measured = await measureTrial(request, { ...this.#edges, save })
      this.#measurement = joined(this.#measurement, { ...measured, lines: this.#begun })
      this.#lost = [...this.#lost, ...measured.lost]
      this.#settings = new Map([...this.#settings, ...measured.settings])
      return true
    } finally {
      this.#isMeasuring = false
    }
  }
}

/** Lines of a trial that broke off: only from completed cells. */
function completed(lines: readonly Line[]): Line[] {
  const cellOf = ({ workload, threads }: Pick<LookLine, 'workload' | 'threads'>) => JSON.stringify([workload, threads])
  const whole = new Set(lines.flatMap((line) => (line.kind === 'cell' ? [cellOf(line)] : [])))
  return lines.filter((line) => line.kind === 'arm' || whole.has(cellOf(line)))
}

function joined(before: Measurement, trial: Omit<MeasuredTrial, 'settings'> & Pick<Measurement, 'lines'>): Measurement {
  const isNew = (warning: Warning) => !before.warnings.some((known) => isDeepStrictEqual(known, warning))
  return {
    lines: [...before.lines, ...trial.lines],
    // Every trial has the same warnings about the options of the same arms.
    warnings: [...before.warnings, ...[...trial.warnings, ...trial.lost].filter(isNew)],
    measuredSeconds: before.measuredSeconds + countedSeconds(trial.lines),
    cpuCapacity: Math.max(before.cpuCapacity, trial.cpuCapacity),
  }
}

function countedSeconds(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'slice' ? line.seconds : 0), 0)
}
