/** Files that are shipped beside the program: suites, scripts, queries. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
/** They lie beside src/, and beside dist/ of the bundle. */
const FOLDERS = ['../../../scenarios', '../scenarios'].map((folder) => join(here, folder))

/** Path of a file in the folder of shipped scenarios; undefined where there is none. */
export function shippedFile(...names: readonly string[]): string | undefined {
  return FOLDERS.map((folder) => join(folder, ...names)).find((path) => existsSync(path))
}
