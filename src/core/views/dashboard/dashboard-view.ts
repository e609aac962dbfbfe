/** From loaded data files to the page's view of one cell: its runs, and the changes between them. */
import type { CellKey } from '../../names.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'
import { type ChangeMark, type Chunk, type ChunkRun, VERDICTS } from './dashboard-format.ts'

const CHANGE_PARTS = 1e5
/** Limit for the marks of a difference: if it occurs more often, it is no event. */
const MOST_MARKED = 8

export interface ShownRun {
  readonly time: string
  readonly commit: string
  readonly url: string | null
  readonly verdict: VerdictKind
  /** The machine was busy with other things; the run is no part of a baseline. */
  readonly isDisturbed: boolean
  readonly machine: string
  readonly tool: string
  /** The scenario that others are compared with; null if there is none. */
  readonly control: string | null
  readonly values: readonly ShownValue[]
  /** Differences from the run before it in this list. */
  readonly differences: readonly RunDifference[]
}

export interface ShownValue {
  readonly scenario: string
  readonly server: string
  readonly configuration: string
  readonly qps: number
  /** Null for the control. */
  readonly ratio: Ratio | null
}

/** −0.196 is 19.6 % slower than the control. */
export interface Ratio {
  readonly change: number
  readonly low: number
  readonly high: number
}

export interface RunDifference {
  readonly kind: 'server' | 'configuration' | 'control' | 'machine' | 'tool'
  /** "machine: A → B". */
  readonly text: string
}

export interface HistoryView {
  /** The control of the newest run first, then in the order of the newest runs. */
  readonly scenarios: readonly string[]
  readonly control: string | null
  /** Runs that measured the cell, oldest first. */
  readonly runs: readonly ShownRun[]
  /** Change points of the cell within these runs, oldest first. */
  readonly changes: readonly ChangeMark[]
}

export interface MarkedRun {
  /** Index in the view's runs. */
  readonly run: number
  readonly time: string
  readonly texts: readonly string[]
}

/**
 * @param chunks oldest first
 * @param most of the newest runs that were stored; those of them without the cell are left out
 */
export function makeView(
  chunks: readonly Chunk[],
  changes: readonly ChangeMark[],
  { workload, threads }: CellKey,
  most: number,
): HistoryView {
  const newest = chunks.flatMap((chunk) => chunk.runs.map((run) => ({ chunk, run }))).slice(-most)
  const measured = newest
    .map(({ chunk, run }) => shownRun(chunk, run, { workload, threads }))
    .filter(({ values }) => values.length > 0)
  const runs = measured.map((run, index) => ({ ...run, differences: differences(measured[index - 1], run) }))
  const control = runs.at(-1)?.control ?? null
  const [first, last] = [runs[0]?.time, runs.at(-1)?.time]
  return {
    control,
    scenarios: scenarioOrder(runs, control),
    runs,
    changes: changes.filter(
      (mark) =>
        mark.workload === workload &&
        mark.threads === threads &&
        first !== undefined &&
        last !== undefined &&
        mark.time > first &&
        mark.time <= last,
    ),
  }
}

type PlainRun = Omit<ShownRun, 'differences'>

function shownRun(chunk: Chunk, run: ChunkRun, { workload, threads }: CellKey): PlainRun {
  const arms = new Map(run.arms.map(([scenario, ...arm]) => [scenario, arm]))
  const values = chunk.cells.flatMap(([itsWorkload, itsThreads, scenario], column): ShownValue[] => {
    const value = run.values[column] ?? null
    if (value === null || itsWorkload !== workload || itsThreads !== threads) return []
    const [server = -1, configuration = -1] = arms.get(scenario) ?? []
    const [qps, ...ratio] = value
    return [
      {
        scenario: chunk.scenarios[scenario] ?? '',
        server: chunk.servers[server] ?? '',
        configuration: chunk.configurations[configuration] ?? '',
        qps,
        ratio: ratioOf(ratio),
      },
    ]
  })
  return {
    time: run.time,
    commit: run.commit,
    url: run.url,
    verdict: VERDICTS[run.verdict] ?? 'inconclusive',
    isDisturbed: run.isDisturbed,
    machine: chunk.machines[run.machine] ?? '',
    tool: chunk.tools[run.tool] ?? '',
    control: chunk.scenarios[run.control] ?? null,
    values,
  }
}

function ratioOf(parts: readonly number[]): Ratio | null {
  const [change, low, high] = parts.map((part) => part / CHANGE_PARTS)
  return change === undefined || low === undefined || high === undefined ? null : { change, low, high }
}

function scenarioOrder(runs: readonly PlainRun[], control: string | null): string[] {
  const names = new Set(runs.toReversed().flatMap(({ values }) => values.map(({ scenario }) => scenario)))
  return [...names].sort((one, other) => Number(other === control) - Number(one === control))
}

function differences(before: PlainRun | undefined, after: PlainRun): RunDifference[] {
  if (before === undefined) return []
  const changed = (kind: RunDifference['kind'], name: string, from: string, to: string): RunDifference[] =>
    from === to ? [] : [{ kind, text: `${name}: ${from} → ${to}` }]
  return [
    ...changed('control', 'control', before.control ?? 'none', after.control ?? 'none'),
    ...serverDifferences(before, after).map((text) => ({ kind: 'server' as const, text })),
    ...configurationDifference(before, after),
    ...changed('tool', 'tool', before.tool, after.tool),
    ...changed('machine', 'machine', before.machine, after.machine),
  ]
}

/** Scenarios that both runs measured. */
function pairs(before: PlainRun, after: PlainRun): (readonly [ShownValue, ShownValue])[] {
  const earlier = new Map(before.values.map((value) => [value.scenario, value]))
  return after.values.flatMap((value) => {
    const own = earlier.get(value.scenario)
    return own === undefined ? [] : [[own, value] as const]
  })
}

/** "server: MySQL 8.4.1 → MySQL 8.4.2", once where all scenarios have the same server. */
function serverDifferences(before: PlainRun, after: PlainRun): string[] {
  const both = pairs(before, after)
  const changed = both.filter(([from, to]) => from.server !== to.server)
  const texts = new Set(changed.map(([from, to]) => `server: ${from.server} → ${to.server}`))
  if (texts.size <= 1 && changed.length === both.length) return [...texts]
  return changed.map(([from, to]) => `server of ${to.scenario}: ${from.server} → ${to.server}`)
}

function configurationDifference(before: PlainRun, after: PlainRun): RunDifference[] {
  const changed = pairs(before, after).filter(([from, to]) => from.configuration !== to.configuration)
  if (changed.length === 0) return []
  return [{ kind: 'configuration', text: `configuration of ${changed.map(([, to]) => to.scenario).join(', ')}` }]
}

/** How often runs differ from the one before in each respect, where that is too often to be worth a mark. */
export function usualDifferences({ runs }: HistoryView): ReadonlyMap<RunDifference['kind'], number> {
  const kinds = Map.groupBy(
    runs.flatMap(({ differences: own }) => own.map(({ kind }) => kind)),
    (kind) => kind,
  )
  return new Map(
    [...kinds].map(([kind, all]) => [kind, all.length] as const).filter(([, count]) => count > MOST_MARKED),
  )
}

/** Runs that differ from the one before in something that seldom changes, oldest first. */
export function markedDifferences(view: HistoryView): MarkedRun[] {
  const usual = usualDifferences(view)
  return view.runs
    .map(({ time, differences: own }, run) => ({
      run,
      time,
      texts: own.filter(({ kind }) => !usual.has(kind)).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0)
}
