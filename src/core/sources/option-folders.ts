/** Option files among others: which folders servers read whole, what includes a file, and what a move takes from servers. */

import { filesBeside, folderOf, namesIn } from './neighbours.ts'
import { parseOptionFile } from './option-file.ts'
import type { OptionFileReader } from './option-includes.ts'
import { madeFrom } from './outline.ts'

/** Folders that servers read whole, and nothing below them. */
const WHOLE = /(?:conf|cnf|mysqld?|mariadbd?)\.d\/?$/i
export const OPTION_FILE = /\.cnf$/i
/** Names of templates that somebody copies by hand. */
const EXAMPLE = /\.(?:dist|example)$/i

/** Whether servers read all option files in a folder. */
export function isReadWhole(folder: string): boolean {
  return WHOLE.test(folder)
}

export function hasOptionFiles(folder: string, reader: OptionFileReader): boolean {
  return namesIn(folder, reader).some((name) => OPTION_FILE.test(name))
}

/** Whether servers that read a file where it was do not read it where it is. @param reader of the files as they are */
export function isTakenAway(former: string, path: string, reader: OptionFileReader): boolean {
  const isOption = (each: string) => OPTION_FILE.test(madeFrom(each)) && !EXAMPLE.test(each)
  if (isOption(former) && !isOption(path)) return true
  const [folder, now] = [folderOf(former), folderOf(path)]
  return folder !== now && isReadWhole(folder) && (!isReadWhole(now) || hasOptionFiles(folder, reader))
}

/** Whether another file of the folder has an option of this one, so that their order counts. */
export function isOneOfMany(path: string, reader: OptionFileReader): boolean {
  const options = new Set(optionsIn(path, reader))
  const others = filesBeside(path, [''], reader).filter((each) => each !== path && OPTION_FILE.test(each))
  return others.some((each) => optionsIn(each, reader).some((name) => options.has(name)))
}

function optionsIn(path: string, reader: OptionFileReader): string[] {
  const reading = reader.file(path, '.')
  if (reading.kind !== 'text') return []
  const { items } = parseOptionFile(reading.text, path)
  return items.flatMap((item) => (item.kind === 'option' ? [item.option.option] : []))
}
