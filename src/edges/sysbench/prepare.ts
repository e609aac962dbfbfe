/** Work of sysbench on a seed: its own `prepare` fills the tables. */
import type { Dataset } from '../../core/suite/suite.ts'
import { MeasurementError } from '../../errors.ts'
import { shippedFile } from '../files/shipped.ts'
import { run } from '../machine/processes.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { connectionArguments, tableArguments } from './arguments.ts'
import { sysbenchProgram } from './program.ts'
import { sysbenchSecrets } from './secrets.ts'

const BACKLOG_TRANSACTIONS = 60_000
/** So that many transactions are logged together, and may be applied so. */
const BACKLOG_THREADS = 16

interface Prepared {
  readonly address: ServerAddress
  readonly dataset: Dataset
  readonly runDirectory: string
  readonly signal: AbortSignal
}

/** Fills the tables. */
export async function loadTables(request: Prepared): Promise<void> {
  // One thread: `prepare` is not seeded, and only then is the data the same every time.
  await runToEnd(request, 'load the tables', ['--threads=1', 'oltp_read_write', 'prepare'])
}

/** Writes transactions for replicas into a source's binary log. */
export async function writeBacklog(request: Prepared): Promise<void> {
  const amount = [`--events=${BACKLOG_TRANSACTIONS}`, '--time=0', `--threads=${BACKLOG_THREADS}`, '--rand-type=uniform']
  await runToEnd(request, 'write what replicas apply', [
    ...amount,
    shippedFile('lua', 'backlog.lua') ?? 'backlog',
    'run',
  ])
}

async function runToEnd({ address, dataset, runDirectory, signal }: Prepared, what: string, own: readonly string[]) {
  using secrets = sysbenchSecrets(address, runDirectory)
  const args = [...secrets.arguments, ...connectionArguments(address), ...tableArguments(dataset), ...own]
  const command = [sysbenchProgram(), ...args] as [string, ...string[]]
  const options = { run: runDirectory, cwd: secrets.directory, timeoutSeconds: 3600, signal }
  const told = await run(command, options)
  if (told.exitCode === 0 && !told.output.includes('FATAL')) return
  throw new MeasurementError(`sysbench could not ${what}`, { step: what.replace('the ', ''), ...told })
}
