/** Removes what a killed run left behind: by label, and only where the run's process is gone. */
import { sleep } from './clock.ts'
import { abandonedRuns, liveOwners, sweepRun } from './run-directory.ts'

/** How long a run that was asked to stop may take for it. */
const PATIENCE_MS = 3000

/** Ends the process of a run that is still there although it should not be; nothing where it is gone. */
export async function endOwner(pid: number): Promise<void> {
  if (!liveOwners().includes(pid)) return
  process.kill(pid, 'SIGTERM')
  const deadline = performance.now() + PATIENCE_MS
  while (liveOwners().includes(pid)) {
    if (performance.now() > deadline) process.kill(pid, 'SIGKILL')
    await sleep(50)
  }
}

/**
 * @param removeContainers removes the containers labelled with a run directory; does nothing where no engine is there
 * @returns the run directories that were swept
 */
export async function sweepAbandoned(removeContainers: (runDirectory: string) => Promise<void>): Promise<string[]> {
  const abandoned = abandonedRuns()
  for (const { path } of abandoned) {
    await removeContainers(path)
    sweepRun(path)
  }
  return abandoned.map(({ path }) => path)
}
