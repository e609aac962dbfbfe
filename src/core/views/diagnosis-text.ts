/** What `qpsgate doctor` found, and how it reads in a terminal. */
import { change, duration, range, share } from '../wording/figures.ts'

export interface DoctorCheck {
  readonly name: string
  /** Only what is `missing` keeps a run from starting. */
  readonly state: 'ok' | 'note' | 'missing'
  /** What was found, and where it is not right, what to do. */
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
  /** Smallest tolerance that one comparison of this length supports, see supportedTolerance; at least the difference seen. */
  readonly tolerance: number
}

export interface Diagnosis {
  readonly checks: readonly DoctorCheck[]
  /** Null where something is missing, so that nothing could be measured. */
  readonly noise: MachineNoise | null
}

/** Share of disturbed blocks above which what was measured says little of the machine at rest. */
const MUCH_DISTURBED = 0.5
const MARKS = { ok: '✓', note: '·', missing: '✗' } as const

export function renderDiagnosis({ checks, noise }: Diagnosis): string {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const lines = checks.map(({ name, state, found }) => `${MARKS[state]} ${name.padEnd(width)}  ${found}`)
  return `${[...lines, '', ...(noise === null ? [unfit(checks)] : measured(noise))].join('\n')}\n`
}

function unfit(checks: readonly DoctorCheck[]): string {
  const missing = checks.filter(({ state }) => state === 'missing').map(({ name }) => name)
  return `not ready to measure: ${missing.join(', ')}`
}

function measured(noise: MachineNoise): string[] {
  return [
    `A/A: two equal servers (${noise.server}) differed by ${change(noise.change)} (${range(noise)} %), ` +
      `${noise.blocks} blocks in ${duration(noise.measuredSeconds)}, servers started ${noise.trials} times`,
    `as it is now, this machine supports a tolerance of ${share(noise.tolerance)} in runs of this length: a slowdown of ${share(1.5 * noise.tolerance)} ` +
      'would be found, and an unchanged configuration passes; four times the time halves it at best',
    ...(noise.disturbed > MUCH_DISTURBED
      ? [
          `the machine was disturbed during ${share(noise.disturbed)} of the blocks: stop what else runs on it and try again`,
        ]
      : []),
  ]
}
