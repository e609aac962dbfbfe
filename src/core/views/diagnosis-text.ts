/** Findings of `qpsgate doctor`, as text for a terminal. */
import { USUAL } from '../suite/config-suite.ts'
import { change, duration, range, share } from '../wording/figures.ts'
import { alignedRows } from './text-table.ts'

export interface DoctorCheck {
  readonly name: string
  /** Only `missing` keeps a run from starting. */
  readonly state: 'ok' | 'note' | 'missing'
  /** The finding, and the remedy if there is a problem. */
  readonly found: string
}

/** Two servers of one configuration, compared. */
export interface MachineNoise {
  /** Product and version. */
  readonly server: string
  readonly change: number
  /** 95 % interval. */
  readonly low: number
  readonly high: number
  readonly blocks: number
  readonly trials: number
  readonly measuredSeconds: number
  /** Share of blocks in which the machine was disturbed, 0…1. */
  readonly disturbed: number
  /**
   * Smallest tolerance that one comparison of this length supports, see supportedTolerance; at least the difference
   * seen.
   */
  readonly tolerance: number
}

export interface Diagnosis {
  readonly checks: readonly DoctorCheck[]
  /** Null if something is missing, so that nothing could be measured. */
  readonly noise: MachineNoise | null
}

/** Share of disturbed blocks above which measurements tell little about the machine at rest. */
const MUCH_DISTURBED = 0.5
/** Default rules for gating option files. */
const { budgetSeconds: USUAL_SECONDS, gate: USUAL_GATE, workloads: USUAL_CELLS } = USUAL
const MARKS = { ok: '✓', note: '·', missing: '✗' } as const

export function renderDiagnosis({ checks, noise }: Diagnosis): string {
  const lines = alignedRows(checks.map(({ name, state, found }) => [`${MARKS[state]} ${name}`, found]))
  return `${[...lines, '', ...(noise === null ? [unfit(checks)] : measured(noise))].join('\n')}\n`
}

function unfit(checks: readonly DoctorCheck[]): string {
  const missing = checks.filter(({ state }) => state === 'missing').map(({ name }) => name)
  return `not ready to measure: ${missing.join(', ')}`
}

/** Whether the default gate for option files works here: the error of a comparison falls with the root of its time. */
function answer({ tolerance, measuredSeconds }: MachineNoise): string {
  const usual = USUAL_GATE.tolerance.base
  const seconds = measuredSeconds * USUAL_CELLS.length
  const enough = seconds * (tolerance / usual) ** 2
  const defaults = `the defaults of option files, ${share(usual)} in ${duration(USUAL_SECONDS)},`
  if (enough <= USUAL_SECONDS) return `${defaults} fit this machine`
  const supported = Math.ceil(100 * tolerance * Math.sqrt(seconds / USUAL_SECONDS))
  const instead = `--budget ${Math.ceil(enough / 60)}m or --tolerance ${supported}%`
  return `${defaults} do not fit this machine: expect inconclusive runs, or set ${instead}`
}

function measured(noise: MachineNoise): string[] {
  return [
    `A/A: two equal servers (${noise.server}) differed by ${change(noise.change)} (${range(noise)} %), ` +
      `${noise.blocks} blocks in ${duration(noise.measuredSeconds)}, servers started ${noise.trials} times`,
    `in a run of this length, a limit of ${share(noise.tolerance)} is safe: an unchanged configuration passes, and a slowdown of ` +
      `${share(1.5 * noise.tolerance)} is found`,
    answer(noise),
    ...(noise.disturbed > MUCH_DISTURBED
      ? [
          `the machine was disturbed during ${share(noise.disturbed)} of the blocks: stop what else runs on it and try again`,
        ]
      : []),
  ]
}
