/** Finds the files near another file with which it may share variables. */

import { words } from '../lists.ts'
import { joinPath } from './option-includes.ts'
import type { SideFiles } from './read-file.ts'
import { endingOf, nameOf } from './source-path.ts'

const ENDINGS = words('yml yaml tf tfvars hcl env json properties toml rb pp')
/** Folders, relative to a file, in which Ansible, Chef and Puppet keep the variables that it uses. */
const OF_VARIABLES = ['', '../defaults/', '../vars/', '../attributes/', '../../attributes/', '../manifests/']
/**
 * Folders, relative to a file of variables, whose files may use the variables: folders of roles, cookbooks and charts.
 */
const OF_READERS = ['', '../', 'templates/', '../templates/', '../templates/default/', '../roles/']
const MOST = 200

/** Files that may give values to names that a file uses. */
export function variablesBeside(path: string, files: SideFiles): string[] {
  return filesAround(path, OF_VARIABLES, files).slice(0, MOST).filter(mayHoldVariables)
}

/** Files that may use the variables of a file. */
export function filesBeside(path: string, files: SideFiles): string[] {
  return filesAround(path, OF_READERS, files).slice(0, MOST)
}

/** The files in some folders. @param folders relative to the folder of the file `path` */
export function filesAround(path: string, folders: readonly string[], files: SideFiles): string[] {
  return folders.flatMap((folder) => {
    const at = joinPath(path, folder)
    return files.names(at).map((name) => joinPath(`${at}/`, name))
  })
}

/** Whether a file may hold variables, as `vars.yml`, `prod.env`, `.env.local` and `db.env.template` do. */
function mayHoldVariables(path: string): boolean {
  const name = nameOf(path).toLowerCase()
  return name.startsWith('.env') || name.includes('.env.') || ENDINGS.has(endingOf(path))
}

/** The folder of a file, with a slash at its end; empty: the current one. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
