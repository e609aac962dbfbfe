/** Arguments for sysbench; pure. */
import type { Dataset, Workload } from '../../core/suite/suite.ts'

/** The schema that everything of ours lives in. */
export const DATABASE = 'sbtest'

export function connectionArguments(socket: string): string[] {
  return ['--db-driver=mysql', `--mysql-socket=${socket}`, '--mysql-user=root', `--mysql-db=${DATABASE}`]
}

export function tableArguments(dataset: Dataset): string[] {
  return [`--tables=${dataset.tables}`, `--table-size=${dataset.rows}`]
}

/**
 * Arguments of one arm's load. Uniform access (sysbench's default sends three quarters of it to a hundredth of the rows
 * and makes hot spots of locks), no time limit (turns end it), no report but the last.
 */
export function loadArguments(request: {
  readonly driver: string
  readonly socket: string
  readonly dataset: Dataset
  readonly workload: Workload
  readonly threads: number
  readonly seed: number
}): string[] {
  const { driver, socket, dataset, workload, threads, seed } = request
  return [
    ...connectionArguments(socket),
    ...tableArguments(dataset),
    `--threads=${threads}`,
    '--time=0',
    '--events=0',
    '--rand-type=uniform',
    `--rand-seed=${1 + (seed % 2_000_000_000)}`,
    '--db-ps-mode=auto',
    '--percentile=0',
    '--report-interval=0',
    ...Object.entries(workload.options).map(([name, value]) => `--${name}=${value}`),
    driver,
    'run',
  ]
}
