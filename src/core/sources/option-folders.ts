/** Folders such as conf.d: servers read all option files in them, so the order of the files matters. */

import { madeFrom } from './line-document.ts'
import { folderOf } from './neighbours.ts'
import { parseOptionFile } from './option-file.ts'
import { joinPath } from './option-includes.ts'
import type { SideFiles } from './read-file.ts'

/** Folders of which servers read every option file, but no folder below them. */
const WHOLE = /(?:conf|cnf|mysqld?|mariadbd?)\.d\/?$/i
export const OPTION_FILE = /\.cnf$/i

/** Endings of examples, which no server reads until somebody copies them by hand. */
const EXAMPLE = /\.(?:dist|example)$/i

/** Whether a rename takes a file away from the servers that read it. @param files after the rename */
export function isTakenAway(former: string, path: string, files: SideFiles): boolean {
  const isOption = (each: string) => OPTION_FILE.test(madeFrom(each)) && !EXAMPLE.test(each)
  if (isOption(former) && !isOption(path)) return true
  const [folder, now] = [folderOf(former), folderOf(path)]
  return folder !== now && isReadWhole(folder) && (!isReadWhole(now) || hasOptionFiles(folder, files))
}

export function isReadWhole(folder: string): boolean {
  return WHOLE.test(folder)
}

export function hasOptionFiles(folder: string, files: SideFiles): boolean {
  return files.names(folder).some((name) => OPTION_FILE.test(name))
}

/** Whether another file of the folder sets an option that this file sets, so that the order of the files decides. */
export function isOneOfMany(path: string, files: SideFiles): boolean {
  const options = new Set(optionsIn(path, files))
  const folder = folderOf(path)
  const others = files
    .names(folder)
    .map((name) => joinPath(folder, name))
    .filter((each) => each !== path && OPTION_FILE.test(each))
  return others.some((each) => optionsIn(each, files).some((name) => options.has(name)))
}

function optionsIn(path: string, files: SideFiles): string[] {
  const text = files.text(path)
  const items = text === undefined ? [] : parseOptionFile(text, path).items
  return items.flatMap((item) => (item.kind === 'option' ? [item.option.option] : []))
}
