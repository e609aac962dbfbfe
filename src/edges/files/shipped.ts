/** Files shipped with the program: suites, scripts, queries. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TextFile } from '../../core/suite/suite-text.ts'

/** Name of a shipped suite: by itself, or by the path that documents use. */
const SUITE_NAME = /^(?:scenarios\/)?([a-z0-9-]+)(?:\.yml)?$/

const here = dirname(fileURLToPath(import.meta.url))
/** Folders of shipped files: next to src/, and next to dist/ of the bundle. */
const FOLDERS = ['../../../scenarios', '../scenarios'].map((folder) => join(here, folder))

/** Path of a file in the folder of shipped scenarios; undefined if there is none. */
export function shippedFile(...names: readonly string[]): string | undefined {
  return FOLDERS.map((folder) => join(folder, ...names)).find((path) => existsSync(path))
}

/** The text of a shipped file. A missing one is a bug, and throws a RangeError. */
export function shippedText(...names: readonly string[]): string {
  const path = shippedFile(...names)
  if (path === undefined) throw new RangeError(`scenarios/${names.join('/')} is not shipped`)
  return readFileSync(path, 'utf8')
}

/** Path of the shipped suite of this name; undefined if there is none. */
export function shippedSuite(name: string): string | undefined {
  const [, suite] = SUITE_NAME.exec(name) ?? []
  return suite === undefined ? undefined : shippedFile(`${suite}.yml`)
}

/** File and text of the shipped suite of this name; undefined if there is none. */
export function readShippedSuite(name: string): TextFile | undefined {
  const file = shippedSuite(name)
  return file === undefined ? undefined : { file, text: readFileSync(file, 'utf8') }
}
