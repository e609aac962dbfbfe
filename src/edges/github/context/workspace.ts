/** Files as the forge names them. */
import { isAbsolute, relative, resolve, sep } from 'node:path'

/** Path in the workspace, with slashes; undefined for a file outside it, or whose name nothing can show. */
export function insideWorkspace(file: string, workspace: string): string | undefined {
  const path = relative(workspace, resolve(workspace, file))
  const outside = path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)
  return outside || /\p{Cc}/u.test(path) ? undefined : path.split(sep).join('/')
}
