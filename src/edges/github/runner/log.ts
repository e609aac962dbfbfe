/** The step's log, which the runner reads for commands. */
import { randomUUID } from 'node:crypto'

/** While it lasts the runner takes nothing in the log for a command, whatever servers and files put there. */
export function withoutCommands(stream: { write(text: string): unknown } = process.stdout): Disposable {
  const token = randomUUID()
  stream.write(`::stop-commands::${token}\n`)
  return { [Symbol.dispose]: () => stream.write(`::${token}::\n`) }
}
