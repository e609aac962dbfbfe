/** A lock between processes that the kernel releases when its holder dies: flock(2), held by a child of ours. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { MeasurementError } from '../../errors.ts'
import { minimalEnvironment } from './processes.ts'

export type LockKind = 'shared' | 'exclusive'

/**
 * Waits for the lock on a file (made if missing). Two runs on one machine share seeds this way.
 *
 * @returns undefined when `wait` is false and somebody else holds it
 */
export async function lockFile(
  path: string,
  kind: LockKind,
  options: { readonly wait: boolean; readonly signal?: AbortSignal | undefined } = { wait: true },
): Promise<AsyncDisposable | undefined> {
  options.signal?.throwIfAborted()
  const args = [`--${kind}`, ...(options.wait ? [] : ['--nonblock']), path, 'cat']
  const holder = spawn('flock', args, { env: minimalEnvironment(), stdio: ['pipe', 'pipe', 'pipe'] })
  let complaint = ''
  holder.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  holder.stdin.on('error', () => {})
  const exited = once(holder, 'exit')
  const release = async () => {
    holder.stdin.end()
    await exited
  }
  const abort = () => {
    // Were the lock taken meanwhile, cat would hold it: it ends with its input.
    holder.stdin.end()
    holder.kill('SIGKILL')
  }
  options.signal?.addEventListener('abort', abort)
  try {
    // cat echoes only once flock has the lock and runs it.
    holder.stdin.write('\n')
    const locked = await Promise.race([once(holder.stdout, 'data').then(() => true), exited.then(() => false)])
    options.signal?.throwIfAborted()
    if (locked) return { [Symbol.asyncDispose]: release }
    if (!options.wait && complaint === '') return undefined
    throw new MeasurementError(`cannot lock ${path}: ${complaint.trim()}`, {
      step: 'lock',
      output: complaint,
    })
  } finally {
    options.signal?.removeEventListener('abort', abort)
  }
}
