/** A disk that is full shows in many ways: programs say so in their own words, or just end. */
import { freeBytes } from './environment.ts'

/** As programs, MySQL and MariaDB say it; 28 is its number on Linux. */
const SAID = /no space left on device|err(?:code|no|or):? "?28\b|disk (?:is )?full|The table '[^']*' is full/i
/** With less nothing can be started. */
const LEAST_FREE_BYTES = 1024 ** 2

/** What to tell of a failure for which there was no room; undefined where there is. */
export function fullDisk(path: string, output: string): string | undefined {
  if (!SAID.test(output) && freeBytes(path) >= LEAST_FREE_BYTES) return undefined
  return `no space left on the device that holds ${path}`
}
