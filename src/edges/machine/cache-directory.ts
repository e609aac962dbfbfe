/**
 * Directory for files that outlive a run: seed data directories, downloaded programs, and journals of settings to
 * restore.
 */
import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { MeasurementError } from '../../errors.ts'
import { makeDirectory } from '../files/make-directory.ts'

/**
 * A folder of the cache, made if it is missing. Only its owner may enter, so that nobody else can change seeds or
 * programs. @throws MeasurementError if it is not writable
 */
export function cacheDirectory(...folders: readonly string[]): string {
  const path = resolve(process.env.XDG_CACHE_HOME || resolve(homedir(), '.cache'), 'qpsgate', ...folders)
  try {
    makeDirectory(path, 0o700)
    accessSync(path, constants.W_OK)
    return path
  } catch (cause) {
    throw new MeasurementError(
      `the cache directory ${path} is not writable; set XDG_CACHE_HOME to a directory that is`,
      { step: 'open cache', output: String(cause), cause },
    )
  }
}
