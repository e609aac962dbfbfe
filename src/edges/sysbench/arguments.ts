import type { Dataset } from '../../core/scenario/dataset.ts'
import { addressesOf } from '../../core/scenario/endpoint.ts'
import type { Workload } from '../../core/workloads/workload.ts'
import { type ServerAddress, schemaOf } from '../servers/server-address.ts'

export function connectionArguments(address: ServerAddress): string[] {
  const common = ['--db-driver=mysql', `--mysql-db=${schemaOf(address)}`]
  if (address.kind === 'socket')
    return [
      ...common,
      `--mysql-socket=${address.path}`,
      `--mysql-user=${address.user ?? 'root'}`,
      ...(address.certificate === undefined ? [] : ['--mysql-ssl=on']),
    ]
  const { user, tls } = address.endpoint
  const all = addressesOf(address.endpoint)
  // MySQL's client library takes the name "localhost" for a socket, but this address is reached over TCP.
  const hosts = new Set(all.map(({ host }) => (host === 'localhost' ? '127.0.0.1' : host)))
  const ports = new Set(all.map(({ port }) => port))
  return [
    ...common,
    // sysbench connects its threads to several hosts in turn.
    `--mysql-host=${[...hosts].join(',')}`,
    `--mysql-port=${[...ports].join(',')}`,
    `--mysql-user=${user}`,
    ...(tls === 'off' ? [] : ['--mysql-ssl=on']),
  ]
}

export function tableArguments(dataset: Dataset): string[] {
  if (dataset.own !== undefined) return []
  if (dataset.tpch !== undefined) return [`--scale-factor=${dataset.tpch}`]
  return [`--tables=${dataset.tables}`, `--table-size=${dataset.rows}`]
}

export interface ServerWorkload {
  readonly address: ServerAddress
  readonly dataset: Dataset
  readonly workload: Workload
  readonly threads: number
  readonly seed: number
}

/**
 * Arguments of one arm's load. Rows are chosen uniformly. By default, sysbench sends three quarters of all accesses to
 * a hundredth of the rows, so that clients wait for locks on the same rows. sysbench gets no time limit, because
 * qpsgate ends the load, and sysbench reports only at the end.
 *
 * @param driver Lua script that runs the workload
 */
export function loadArguments(load: ServerWorkload, driver: string): string[] {
  const { address, dataset, workload, threads, seed } = load
  return [
    ...connectionArguments(address),
    ...tableArguments(dataset),
    `--threads=${threads}`,
    '--time=0',
    '--events=0',
    '--rand-type=uniform',
    `--rand-seed=${1 + (seed % 2_000_000_000)}`,
    '--percentile=0',
    '--report-interval=0',
    // A statement that fails is counted and tried again. By default, it would end sysbench.
    '--mysql-ignore-errors=all',
    ...Object.entries({ 'db-ps-mode': 'auto', ...workload.options }).map(([name, value]) => `--${name}=${value}`),
    driver,
    'run',
  ]
}
