/** Fills the tables with sysbench's own `prepare`. */
import type { Dataset } from '../../core/suite/suite.ts'
import { MeasurementError } from '../../errors.ts'
import { run } from '../machine/processes.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { connectionArguments, tableArguments } from './arguments.ts'
import { sysbenchProgram } from './program.ts'
import { SysbenchSecrets } from './secrets.ts'

export async function loadTables(request: {
  readonly address: ServerAddress
  readonly dataset: Dataset
  readonly runDirectory: string
  readonly signal: AbortSignal
}): Promise<void> {
  const { address, dataset, runDirectory, signal } = request
  using secrets = new SysbenchSecrets(address, runDirectory)
  // One thread: `prepare` is not seeded, and only then is the data the same every time.
  const args = [
    ...secrets.arguments,
    ...connectionArguments(address),
    ...tableArguments(dataset),
    '--threads=1',
    'oltp_read_write',
    'prepare',
  ]
  const command = [sysbenchProgram(), ...args] as [string, ...string[]]
  const { exit, output } = await run(command, {
    run: runDirectory,
    cwd: secrets.directory,
    timeoutSeconds: 3600,
    signal,
  })
  if (exit.code === 0 && !output.includes('FATAL')) return
  throw new MeasurementError('sysbench could not load the tables', {
    step: 'load tables',
    command,
    exitCode: exit.code ?? exit.signal,
    output: output.split('\n').slice(-15).join('\n'),
  })
}
