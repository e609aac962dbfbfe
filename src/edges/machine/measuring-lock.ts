/** The lock of the run that is measuring: one for the machine, whoever runs. */
import { lockFile } from './lock.ts'

/** The same for every user and every TMPDIR. */
const MEASURING_LOCK = '/tmp/qpsgate-measuring.lock'

interface MeasureAlone {
  /** Takes a sentence that the user should know. */
  readonly tell: (text: string) => void
  readonly signal: AbortSignal
}

/** Two runs that measure at once would measure each other: the later one waits. */
export async function measureAlone(
  { tell, signal }: MeasureAlone,
  path = MEASURING_LOCK,
): Promise<AsyncDisposable | undefined> {
  const free = await lockFile(path, 'exclusive', { wait: false, signal })
  if (free !== undefined) return free
  tell('another run is measuring on this machine; waiting until it is done')
  return lockFile(path, 'exclusive', { wait: true, signal })
}
