import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a directory with its parents. Not mkdir's own `recursive`, which never returns for a path below /proc.
 *
 * @param path absolute
 */
export function makeDirectory(path: string, mode?: number): void {
  if (existsSync(path)) return
  if (dirname(path) !== path) makeDirectory(dirname(path), mode)
  try {
    mkdirSync(path, mode)
  } catch (error) {
    // Another run may have made it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
