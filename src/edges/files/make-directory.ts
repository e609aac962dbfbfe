import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { unless } from './paths.ts'

/**
 * Makes a directory with its parents. It avoids mkdir's option `recursive`, which never returns for a path below /proc.
 *
 * @param path absolute
 */
export function makeDirectory(path: string, mode?: number): void {
  if (existsSync(path)) return
  if (dirname(path) !== path) makeDirectory(dirname(path), mode)
  // Another run may have made the directory meanwhile.
  unless('EEXIST', () => mkdirSync(path, mode))
}
