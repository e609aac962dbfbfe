/** Files beside others, as a reader of one side lists them. */

import { joinPath, type OptionFileReader } from './option-includes.ts'

/** Files of variables that stand next to a file, and may hold its values. */
export const VARIABLES = /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml)$|(?:^|\/)\.env[\w.]*$|\.env\.\w+$/i
const MOST_NEIGHBOURS = 200

/** Files of variables in the folders of these files. */
export function neighboursOf(files: Iterable<string>, reader: OptionFileReader): string[] {
  const folders = new Set([...files].map(folderOf))
  const neighbours = [...folders].flatMap((folder) =>
    namesIn(folder, reader)
      .filter((name) => VARIABLES.test(name))
      .map((name) => folder + name),
  )
  return neighbours.slice(0, MOST_NEIGHBOURS)
}

/** @param folders relative to that of the path, with a slash at their end; empty: that one itself */
export function filesBeside(path: string, folders: readonly string[], reader: OptionFileReader): string[] {
  const files = folders.flatMap((folder) =>
    namesIn(joinPath(path, folder || '.'), reader).map((name) => joinPath(path, folder + name)),
  )
  return files.slice(0, MOST_NEIGHBOURS)
}

/** Names in a folder; none if there is no such folder. */
export function namesIn(folder: string, reader: OptionFileReader): readonly string[] {
  const listing = reader.directory(folder === '' ? '.' : folder, '.')
  return listing.kind === 'names' ? listing.names : []
}

/** The folder of a file, with a slash at its end; empty: the current one. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
