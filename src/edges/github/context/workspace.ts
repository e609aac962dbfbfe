/** Paths of files as the forge names them: relative to the workspace. */
import { isAbsolute, relative, resolve, sep } from 'node:path'

/**
 * Path relative to the workspace, with slashes; undefined for a file outside it, and for a name with control
 * characters.
 *
 * @param file path as messages name it: relative to the current folder, or otherwise to the workspace
 */
export function insideWorkspace(file: string, workspace: string): string | undefined {
  const path = [resolve(file), resolve(workspace, file)]
    .map((whole) => relative(workspace, whole))
    .find((each) => each !== '' && each !== '..' && !each.startsWith(`..${sep}`) && !isAbsolute(each))
  return path === undefined || /\p{Cc}/u.test(path) ? undefined : path.split(sep).join('/')
}
