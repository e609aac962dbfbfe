/** Removes what a killed run left behind: by label, and only where the run's process is gone. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { abandonedRuns, sweepRun } from './run-directory.ts'

/**
 * @param removeContainers removes the containers labelled with a run directory; does nothing where no engine is there
 * @returns the run directories that were swept
 */
export async function sweepAbandoned(removeContainers: (runDirectory: string) => Promise<void>): Promise<string[]> {
  const abandoned = abandonedRuns()
  for (const { path, id } of abandoned) {
    await removeContainers(path)
    sweepRun(path)
    rmSync(join('/dev/shm', id), { recursive: true, force: true })
  }
  return abandoned.map(({ path }) => path)
}
