/** Files as the forge names them. */
import { isAbsolute, relative, resolve, sep } from 'node:path'

/**
 * Path in the workspace, with slashes; undefined for a file outside it, or whose name nothing can show.
 *
 * @param file as messages name it: from the current folder, which may be around the workspace, else from the workspace
 */
export function insideWorkspace(file: string, workspace: string): string | undefined {
  const path = [resolve(file), resolve(workspace, file)]
    .map((whole) => relative(workspace, whole))
    .find((each) => each !== '' && each !== '..' && !each.startsWith(`..${sep}`) && !isAbsolute(each))
  return path === undefined || /\p{Cc}/u.test(path) ? undefined : path.split(sep).join('/')
}
