/**
 * Test files that run in one process, one after the other, leave its directory, environment, clock and mocks as they
 * found them.
 */
import { afterAll, vi } from 'vitest'

const directory = process.cwd()

afterAll(() => {
  process.chdir(directory)
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
