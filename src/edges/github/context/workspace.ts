/** Files as the forge names them. */
import { isAbsolute, relative, resolve, sep } from 'node:path'

/**
 * Path in the workspace, with slashes; undefined for a file outside it, or with control characters in its name.
 *
 * @param file as messages name it: relative to the current folder, or else to the workspace
 */
export function insideWorkspace(file: string, workspace: string): string | undefined {
  const path = [resolve(file), resolve(workspace, file)]
    .map((whole) => relative(workspace, whole))
    .find((each) => each !== '' && each !== '..' && !each.startsWith(`..${sep}`) && !isAbsolute(each))
  return path === undefined || /\p{Cc}/u.test(path) ? undefined : path.split(sep).join('/')
}
