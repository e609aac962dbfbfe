/**
 * Measurements by cell and block: the part of slices and probes that comparisons need, so that the lines themselves
 * need not stay in memory.
 */
import type { CellKey } from '../names.ts'
import { sum } from '../stats/vectors.ts'
import { type Quantiles, quantilesMs } from './latency.ts'
import type { CellCosts, CellTotals, ProbeLine, RunLine, Slice, StatementTotals } from './measurement.ts'

export interface BlockWork {
  readonly seconds: number
  readonly transactions: number
  /** Number of events, if a count of them takes the place of time; it determines the minimum noise of the count. */
  readonly events?: number | undefined
  readonly cpuSeconds?: number | undefined
  readonly computes?: true | undefined
  readonly statements?: readonly (readonly [executions: number, seconds: number])[] | undefined
}

export interface TrialWork {
  readonly trial: number
  readonly transactions: number
  readonly errors: number
  readonly deadlocks: number
  readonly errorNumber?: number | undefined
  readonly costs?: CellCosts | undefined
  readonly latencyMs: Quantiles | undefined
}

export interface Block {
  readonly trial: number
  readonly block: number
  /** Start of the block, seconds since the run began. */
  readonly at: number
  /** Work, indexed by the number of the arm; undefined for an arm that was not measured. */
  readonly works: (BlockWork | undefined)[]
}

export interface CellBlocks extends CellKey {
  readonly blocks: readonly Block[]
  readonly probes: readonly ProbeLine[]
}

interface OpenCell extends CellKey {
  readonly blocks: Block[]
  readonly probes: ProbeLine[]
  /** Blocks by trial and number, because the lines of a block come one by one. */
  readonly open: Map<string, Block>
  readonly statements: Map<number, readonly StatementTotals[]>
  readonly totals: Map<number, TrialWork[]>
}

export interface ArmBlocks {
  /** Undefined if nothing of the arm was measured. */
  arm(scenario: string, revision: string): ArmEntry | undefined
  blocksIn(cell: CellKey): readonly Block[]
}

export interface ArmEntry {
  /** Index of the arm, 0-based, in the order in which the arms first occurred. */
  readonly number: number
  /** Server that is switched between several arms; undefined if the arm has a server of its own. */
  readonly host: string | undefined
}

export class MeasuredBlocks implements ArmBlocks {
  readonly #cells = new Map<string, OpenCell>()
  /** Cache of the last line's cell, because successive lines mostly share it. */
  #last: OpenCell | undefined
  #arms = new Map<string, Map<string, ArmEntry>>()

  constructor(lines: Iterable<RunLine> = []) {
    for (const line of lines) this.add(line)
  }

  get cells(): readonly CellBlocks[] {
    return [...this.#cells.values()]
  }

  blocksIn(cell: CellKey): readonly Block[] {
    return this.#cells.get(cellId(cell))?.blocks ?? []
  }

  /**
   * An arm's executions of each statement, over all trials, in the same order as in the arm's blocks; empty if they
   * were not counted.
   */
  statementsIn(cell: CellKey, arm: number): readonly StatementTotals[] {
    return this.#cells.get(cellId(cell))?.statements.get(arm) ?? []
  }

  trialsIn(cell: CellKey, arm: number): readonly TrialWork[] {
    return this.#cells.get(cellId(cell))?.totals.get(arm) ?? []
  }

  /** A single cell, as if nothing else had been measured: within a trial, a look sees only the cell being measured. */
  only(key: CellKey): MeasuredBlocks {
    const alone = new MeasuredBlocks()
    const cell = this.#cells.get(cellId(key))
    if (cell !== undefined) alone.#cells.set(cellId(key), cell)
    alone.#arms = this.#arms
    return alone
  }

  arm(scenario: string, revision: string): ArmEntry | undefined {
    return this.#arms.get(scenario)?.get(revision)
  }

  add(line: RunLine): void {
    if (line.kind === 'probe') this.#open(line).probes.push(line)
    if (line.kind === 'cell') this.#addTotals(line)
    if (line.kind !== 'slice') return
    const { works } = blockOf(this.#open(line), line)
    const { number } = this.#armOf(line)
    const { seconds, transactions, cpuSeconds, computes, statements } = line
    works[number] ??= { seconds, transactions, cpuSeconds, computes, statements }
  }

  #addTotals({ workload, threads, scenario, revision, statements, ...totals }: CellTotals): void {
    const number = this.arm(scenario, revision)?.number
    if (number === undefined) return
    const cell = this.#open({ workload, threads })
    const { trial, transactions, errors, deadlocks = 0, errorNumber, costs, latency } = totals
    const latencyMs = latency.length === 0 ? undefined : quantilesMs(latency)
    const failures = { errors: Math.max(0, errors - deadlocks), deadlocks, errorNumber }
    const work = { trial, transactions, ...failures, costs, latencyMs }
    cell.totals.set(number, [...(cell.totals.get(number) ?? []), work])
    if (statements === undefined) return
    const before = cell.statements.get(number)
    // A script counts its statements in the same order in every trial, so their places match.
    const both = (one: StatementTotals, nth: number) =>
      [one, statements[nth] ?? one].filter(({ name }) => name === one.name)
    cell.statements.set(number, before?.map((one, nth) => sumTotals(both(one, nth))) ?? statements)
  }

  #armOf({ scenario, revision, host }: Slice): ArmEntry {
    const arms = this.#arms.get(scenario) ?? new Map<string, ArmEntry>()
    const before = arms.get(revision)
    if (before !== undefined && (host === undefined || host === before.host)) return before
    const others = [...this.#arms.values()].reduce((sum, { size }) => sum + size, 0)
    const arm = { number: before?.number ?? others, host }
    this.#arms.set(scenario, arms.set(revision, arm))
    return arm
  }

  #open({ workload, threads }: CellKey): OpenCell {
    const last = this.#last
    if (last?.workload === workload && last.threads === threads) return last
    const key = cellId({ workload, threads })
    const cell = this.#cells.get(key) ?? {
      workload,
      threads,
      blocks: [],
      probes: [],
      open: new Map(),
      statements: new Map(),
      totals: new Map(),
    }
    this.#cells.set(key, cell)
    this.#last = cell
    return cell
  }
}

function blockOf({ blocks, open }: OpenCell, { trial, block, at }: Slice): Block {
  const last = blocks.at(-1)
  if (last?.trial === trial && last.block === block) return last
  const key = `${trial} ${block}`
  const openBlock = open.get(key)
  if (openBlock !== undefined) return openBlock
  const newBlock: Block = { trial, block, at, works: [] }
  blocks.push(newBlock)
  open.set(key, newBlock)
  return newBlock
}

function cellId({ workload, threads }: CellKey): string {
  return `${threads} ${workload}`
}

export function sumTotals(all: readonly StatementTotals[]): StatementTotals {
  const total = (field: 'executions' | 'seconds' | 'failed') => sum(all.map((one) => one[field]))
  return {
    name: all[0]?.name ?? '',
    executions: total('executions'),
    seconds: total('seconds'),
    failed: total('failed'),
  }
}
