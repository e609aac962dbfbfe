/** Finds the files near another one that may share variables with it. */

import { joinPath } from './option-includes.ts'
import type { SideFiles } from './read-file.ts'

const VARIABLES = /\.(?:ya?ml|tf|tfvars|hcl|env|json|properties|toml)$|(?:^|\/)\.env[\w.]*$|\.env\.\w+$/i
/** Folders, relative to a file of variables, whose files may use the variables: of roles, cookbooks and charts. */
const READING_FOLDERS = ['', '../', 'templates/', '../templates/', '../templates/default/', '../roles/']
const MOST = 200

/** Files that may give values to names in a file: beside it, and where Ansible, Chef and Puppet keep variables. */
export function variablesBeside(path: string, files: SideFiles): string[] {
  return inFolders(
    path,
    ['', '../defaults/', '../vars/', '../attributes/', '../../attributes/', '../manifests/'],
    files,
  ).filter((each) => VARIABLES.test(each) || /\.(?:rb|pp)$/.test(each))
}

/** Files that may use the variables of a file. */
export function filesBeside(path: string, files: SideFiles): string[] {
  return inFolders(path, READING_FOLDERS, files)
}

function inFolders(path: string, folders: readonly string[], files: SideFiles): string[] {
  const all = folders.flatMap((folder) => {
    const at = joinPath(path, folder || '.')
    return files.names(at).map((name) => joinPath(`${at}/`, name))
  })
  return all.slice(0, MOST)
}

/** The folder of a file, with a slash at its end; empty: the current one. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
