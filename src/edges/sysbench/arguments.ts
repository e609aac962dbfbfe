/** Arguments for sysbench; pure. */
import type { Dataset, Workload } from '../../core/suite/suite.ts'
import { OWN_SCHEMA, type ServerAddress } from '../servers/server-address.ts'

export function connectionArguments(address: ServerAddress): string[] {
  const schema = address.kind === 'socket' ? OWN_SCHEMA : address.endpoint.schema
  const common = ['--db-driver=mysql', `--mysql-db=${schema}`]
  if (address.kind === 'socket')
    return [...common, `--mysql-socket=${address.path}`, `--mysql-user=${address.user ?? 'root'}`]
  const { endpoint } = address
  // By that name the client's library looks for a socket.
  const host = endpoint.host === 'localhost' ? '127.0.0.1' : endpoint.host
  const ssl = endpoint.tls === 'off' ? [] : ['--mysql-ssl=on']
  return [
    ...[...common, `--mysql-host=${host}`, `--mysql-port=${endpoint.port}`],
    ...[`--mysql-user=${endpoint.user}`, ...ssl],
  ]
}

export function tableArguments(dataset: Dataset): string[] {
  if (dataset.own !== undefined) return []
  if (dataset.tpch !== undefined) return [`--scale-factor=${dataset.tpch}`]
  return [`--tables=${dataset.tables}`, `--table-size=${dataset.rows}`]
}

/**
 * Arguments of one arm's load. Uniform access (sysbench's default sends three quarters of it to a hundredth of the rows
 * and makes hot spots of locks), no time limit (turns end it), no report but the last.
 */
export function loadArguments(request: {
  readonly driver: string
  readonly address: ServerAddress
  readonly dataset: Dataset
  readonly workload: Workload
  readonly threads: number
  readonly seed: number
}): string[] {
  const { driver, address, dataset, workload, threads, seed } = request
  return [
    ...connectionArguments(address),
    ...tableArguments(dataset),
    `--threads=${threads}`,
    '--time=0',
    '--events=0',
    '--rand-type=uniform',
    `--rand-seed=${1 + (seed % 2_000_000_000)}`,
    '--db-ps-mode=auto',
    '--percentile=0',
    '--report-interval=0',
    // A statement that fails is counted, and tried again.
    '--mysql-ignore-errors=all',
    ...Object.entries(workload.options).map(([name, value]) => `--${name}=${value}`),
    driver,
    'run',
  ]
}
