/** Paths from the top of a repository. */

export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
}

/** A relative path as seen from a folder, from the top; undefined where it leads out of the repository, is absolute, or a URL. */
export function pathFrom(folder: string, path: string): string | undefined {
  if (path === '' || /^[/~]|:\/\//.test(path)) return undefined
  const steps: string[] = []
  for (const step of `${folder}/${path}`.split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return undefined
  }
  return steps.join('/')
}

/** How a path is written from a folder, such as "../config/my.cnf" from "perf". */
export function pathTo(path: string, folder: string): string {
  const [from, to] = [folder === '' ? [] : folder.split('/'), path.split('/')]
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}

/** Whether it is where servers look for option files: a file that ends so, or one of the folders. */
export function isServersPlace(target: string): boolean {
  return (
    /\.cnf$/i.test(target) ||
    /^\/etc\/(?:mysql|my\.cnf\.d|percona[\w.-]*)(?:\/|$)/.test(target) ||
    /^\/opt\/bitnami\/(?:mysql|mariadb)\/conf(?:\/|$)/.test(target)
  )
}

/** Whether servers read all that ends in .cnf there, in the order of the names. */
export function isIncludedFolder(target: string): boolean {
  return /\.d\/?$/.test(target)
}
