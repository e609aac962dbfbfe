/**
 * Removes what killed runs have left. Only what has the label of a run is removed, and only if that run's process is
 * gone.
 */
import { MeasurementError } from '../../errors.ts'
import { sleep } from './clock.ts'
import { processState } from './proc.ts'
import { abandonedRuns, liveOwners, sweepRun } from './run-directory.ts'

/** Milliseconds that a run gets to stop after SIGTERM, and that the kernel then gets to end it after SIGKILL. */
const PATIENCE_MS = 3000
const LOOK_MS = 50

/**
 * Ends the process of a run that should have ended already. Does nothing if the process is gone.
 *
 * @throws MeasurementError if even SIGKILL does not end it
 */
export async function endOwner(pid: number, patienceMs = PATIENCE_MS): Promise<void> {
  if (!liveOwners().includes(pid)) return
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      // The process has just ended, or qpsgate may not end it. The loop below finds out which.
    }
    const deadline = performance.now() + patienceMs
    while (performance.now() <= deadline) {
      if (!liveOwners().includes(pid)) return
      await sleep(LOOK_MS)
    }
  }
  throw new MeasurementError(
    `process ${pid} of the run does not end, not even by SIGKILL (state: ${processState(pid) ?? 'unknown'}); what it left stays`,
    { step: 'end run' },
  )
}

/**
 * Removes what killed runs have left.
 *
 * @param removeContainers removes the containers that have a run directory as label; does nothing without a container
 *   engine
 * @returns the run directories that were removed
 */
export async function sweepAbandoned(removeContainers: (runDirectory: string) => Promise<void>): Promise<string[]> {
  const abandoned = abandonedRuns()
  for (const path of abandoned) {
    await removeContainers(path)
    sweepRun(path)
  }
  return abandoned
}
