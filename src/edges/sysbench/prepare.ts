/** Fills a seed, the data that all arms copy, by sysbench's own `prepare`. */
import type { Dataset } from '../../core/scenario/dataset.ts'
import { MeasurementError } from '../../errors.ts'
import { shippedFile } from '../files/shipped.ts'
import { run } from '../machine/processes.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { connectionArguments, tableArguments } from './arguments.ts'
import { sysbenchProgram } from './program.ts'
import { loginAdvice, sysbenchSecrets } from './secrets.ts'

const BACKLOG_TRANSACTIONS = 60_000
/**
 * Threads that write transactions for replicas to apply. There are many, because a replica can apply those transactions
 * at the same time that were logged together.
 */
const BACKLOG_THREADS = 16

interface Preparation {
  readonly address: ServerAddress
  readonly dataset: Dataset
  readonly runDirectory: string
  readonly signal: AbortSignal
}

/** @param engine storage engine of the tables; default: InnoDB */
export async function loadTables({
  engine = 'InnoDB',
  ...preparation
}: Preparation & { readonly engine?: string | undefined }): Promise<void> {
  // A single thread loads the tables. `prepare` has no seed, so several threads would make different data each time.
  const how = ['--threads=1', `--mysql-storage-engine=${engine}`]
  await runToEnd(preparation, 'load the tables', [...how, 'oltp_read_write', 'prepare'])
}

/** Writes transactions into a source's binary log. Replicas apply them while they are measured. */
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
