/** Work of sysbench on a seed, the data that all arms copy: its own `prepare` fills the tables. */
import type { Dataset } from '../../core/scenario/dataset.ts'
import { MeasurementError } from '../../errors.ts'
import { shippedFile } from '../files/shipped.ts'
import { run } from '../machine/processes.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { connectionArguments, tableArguments } from './arguments.ts'
import { sysbenchProgram } from './program.ts'
import { loginAdvice, sysbenchSecrets } from './secrets.ts'

const BACKLOG_TRANSACTIONS = 60_000
/** Threads of the backlog: transactions that are logged together may be applied together. */
const BACKLOG_THREADS = 16

interface Preparation {
  readonly address: ServerAddress
  readonly dataset: Dataset
  readonly runDirectory: string
  readonly signal: AbortSignal
}

/** Fills the tables. @param engine that they get; default: InnoDB */
export async function loadTables({
  engine = 'InnoDB',
  ...preparation
}: Preparation & { readonly engine?: string | undefined }): Promise<void> {
  // One thread only: `prepare` is not seeded, and several would make other data each time.
  const how = ['--threads=1', `--mysql-storage-engine=${engine}`]
  await runToEnd(preparation, 'load the tables', [...how, 'oltp_read_write', 'prepare'])
}

/** Writes transactions for replicas into a source's binary log. */
export async function writeBacklog(preparation: Preparation): Promise<void> {
  const script = shippedFile('lua', 'backlog.lua') ?? 'backlog'
  const amount = [`--events=${BACKLOG_TRANSACTIONS}`, '--time=0', `--threads=${BACKLOG_THREADS}`, '--rand-type=uniform']
  await runToEnd(preparation, 'write what replicas apply', [...amount, script, 'run'])
}

async function runToEnd(preparation: Preparation, what: string, scriptArguments: readonly string[]): Promise<void> {
  const { address, dataset, runDirectory, signal } = preparation
  using secrets = sysbenchSecrets(address, runDirectory)
  const server = [...secrets.arguments, ...connectionArguments(address)]
  const command = [sysbenchProgram(), ...server, ...tableArguments(dataset), ...scriptArguments] as const
  const outcome = await run(command, {
    run: runDirectory,
    cwd: secrets.directory,
    env: secrets.env,
    timeoutSeconds: 3600,
    signal,
  })
  if (outcome.exitCode === 0 && !outcome.output.includes('FATAL')) return
  throw new MeasurementError(`sysbench could not ${what}${loginAdvice(outcome.output)}`, {
    step: what.replace('the ', ''),
    ...outcome,
  })
}
