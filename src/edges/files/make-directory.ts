import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { unless } from './paths.ts'

/**
 * Makes a directory with its parents. mkdir's own option `recursive` is not used, because it never returns for a path
 * below /proc.
 *
 * @param path absolute
 */
export function makeDirectory(path: string, mode?: number): void {
  if (existsSync(path)) return
  if (dirname(path) !== path) makeDirectory(dirname(path), mode)
  // Another run may have made the directory meanwhile.
  unless('EEXIST', () => mkdirSync(path, mode))
}
