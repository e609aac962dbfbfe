/** Files that ship with the program: suites, scripts and queries. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TextFile } from '../../core/suite/suite-text.ts'

/** Name of a shipped suite, alone or in the path that the documentation uses, such as `scenarios/pfs.yml`. */
const SUITE_NAME = /^(?:scenarios\/)?([a-z0-9-]+)(?:\.yml)?$/

const here = dirname(fileURLToPath(import.meta.url))
/** The folder scenarios/ of the repository, relative to this source file, and relative to the bundle in dist/. */
const FOLDERS = ['../../../scenarios', '../scenarios'].map((folder) => join(here, folder))

/** Path of a shipped file; undefined if there is no such file. */
export function shippedFile(...names: readonly string[]): string | undefined {
  return FOLDERS.map((folder) => join(folder, ...names)).find((path) => existsSync(path))
}

/** @throws RangeError if the file is not shipped, which is a bug */
export function shippedText(...names: readonly string[]): string {
  const path = shippedFile(...names)
  if (path === undefined) throw new RangeError(`scenarios/${names.join('/')} is not shipped`)
  return readFileSync(path, 'utf8')
}

export function shippedSuites(): string[] {
  const folder = FOLDERS.find((each) => existsSync(each))
  const files = folder === undefined ? [] : readdirSync(folder)
  return files.flatMap((file) => (file.endsWith('.yml') ? basename(file, '.yml') : []))
}

/** Path of a shipped suite; undefined if no suite of this name is shipped. */
export function shippedSuite(name: string): string | undefined {
  const [, suite] = SUITE_NAME.exec(name) ?? []
  return suite === undefined ? undefined : shippedFile(`${suite}.yml`)
}

export function readShippedSuite(name: string): TextFile | undefined {
  const file = shippedSuite(name)
  return file === undefined ? undefined : { file, text: readFileSync(file, 'utf8') }
}
