/** What was measured by cell and block: as much of slices and probes as is compared, so that lines need not be kept. */
import type { CellKey } from '../names.ts'
import type { Line, ProbeLine, Slice } from './measurement.ts'

/** What the arms did in one block of a trial. */
export interface Block {
  readonly trial: number
  /** Number of the block within its trial and cell. */
  readonly block: number
  /** ln of transactions a second by the number of the arm; undefined where it was disturbed from outside. */
  readonly logRates: readonly (number | undefined)[]
}

/** What was measured in one cell: its blocks, and the probes between them, each in the order in which they came. */
export interface CellBlocks extends CellKey {
  readonly blocks: readonly Block[]
  readonly probes: readonly ProbeLine[]
}

interface OpenBlock extends Block {
  readonly logRates: (number | undefined)[]
}

interface OpenCell extends CellBlocks {
  readonly blocks: OpenBlock[]
  readonly probes: ProbeLine[]
  readonly trials: Map<number, Map<number, OpenBlock>>
}

export interface MeasuredArm {
  /** 0-based, in the order in which they came. */
  readonly number: number
  /** The server that it shares with others; undefined where it has one of its own. */
  readonly host: string | undefined
}

/** All that was measured so far; grows line by line. */
export class MeasuredBlocks {
  readonly #cells = new Map<string, OpenCell>()
  /** The cell that the last line was of, as most come after their likes. */
  #last: OpenCell | undefined
  /** By scenario, then revision. */
  #arms = new Map<string, Map<string, MeasuredArm>>()

  constructor(lines: Iterable<Line> = []) {
    for (const line of lines) this.add(line)
  }

  get cells(): readonly CellBlocks[] {
    return [...this.#cells.values()]
  }

  blocksIn(cell: CellKey): readonly Block[] {
    return this.#cells.get(cellKeyOf(cell))?.blocks ?? []
  }

  /** The cell by itself, as if nothing else had been measured. */
  only(key: CellKey): MeasuredBlocks {
    const alone = new MeasuredBlocks()
    const cell = this.#cells.get(cellKeyOf(key))
    if (cell !== undefined) alone.#cells.set(cellKeyOf(key), cell)
    alone.#arms = this.#arms
    return alone
  }

  /** Undefined where nothing of it was measured. */
  arm(scenario: string, revision: string): MeasuredArm | undefined {
    return this.#arms.get(scenario)?.get(revision)
  }

  add(line: Line): void {
    if (line.kind === 'probe') this.#open(line).probes.push(line)
    if (line.kind !== 'slice') return
    const { logRates } = blockOf(this.#open(line), line)
    const { number } = this.#seen(line)
    if (line.disturbed === undefined) logRates[number] ??= logRate(line)
  }

  #seen({ scenario, revision, host }: Slice): MeasuredArm {
    const own = this.#arms.get(scenario) ?? new Map<string, MeasuredArm>()
    const known = own.get(revision)
    if (known !== undefined && (host === undefined || host === known.host)) return known
    const others = [...this.#arms.values()].reduce((sum, { size }) => sum + size, 0)
    const arm = { number: known?.number ?? others, host }
    this.#arms.set(scenario, own.set(revision, arm))
    return arm
  }

  #open({ workload, threads }: CellKey): OpenCell {
    const last = this.#last
    if (last?.workload === workload && last.threads === threads) return last
    this.#last = this.#find({ workload, threads })
    return this.#last
  }

  #find({ workload, threads }: CellKey): OpenCell {
    const key = cellKeyOf({ workload, threads })
    const known = this.#cells.get(key)
    if (known !== undefined) return known
    const cell: OpenCell = { workload, threads, blocks: [], probes: [], trials: new Map() }
    this.#cells.set(key, cell)
    return cell
  }
}

function blockOf({ blocks, trials }: OpenCell, { trial, block }: Slice): OpenBlock {
  const last = blocks.at(-1)
  if (last?.trial === trial && last.block === block) return last
  const own = trials.get(trial) ?? new Map<number, OpenBlock>()
  const known = own.get(block)
  if (known !== undefined) return known
  const opened: OpenBlock = { trial, block, logRates: [] }
  blocks.push(opened)
  trials.set(trial, own.set(block, opened))
  return opened
}

/** A slice in which nothing was done is the slowest of all, not one to leave out; half a transaction has a logarithm. */
function logRate({ transactions, seconds }: Slice): number {
  return Math.log(Math.max(0.5, transactions) / seconds)
}

function cellKeyOf({ workload, threads }: CellKey): string {
  return `${threads} ${workload}`
}
