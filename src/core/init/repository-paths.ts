/** Paths from the top of a repository. */

export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
}

/** How a path is written from a folder, such as "../config/my.cnf" from "perf". */
export function pathTo(path: string, folder: string): string {
  const [from, to] = [folder === '' ? [] : folder.split('/'), path.split('/')]
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}
