/** The real targets of paths. */
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'

/** The kernel's limit for symbolic links. */
const MOST_LINKS = 40

/** Result of the work; undefined if the system refuses it with this error code, or one of these. */
export function unless<Value>(refusal: string | readonly string[], work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if ([refusal].flat().includes(code)) return undefined
    throw error
  }
}

export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Whether a path is the folder or within it; both without symbolic links. */
export function isInside(path: string, folder: string): boolean {
  const steps = relative(folder, path)
  return steps !== '..' && !steps.startsWith('../') && !isAbsolute(steps)
}

/** The folder and all its parents, from the inside out. */
export function foldersAround(folder: string): string[] {
  const outer = dirname(folder)
  return outer === folder ? [folder] : [folder, ...foldersAround(outer)]
}

/** The path itself where it is a directory, else the nearest one around it that exists. */
export function existingFolder(path: string): string {
  return foldersAround(resolve(path)).find(isDirectory) ?? '/'
}

/** The nearest folder with a .git around a folder, or itself, without symbolic links; undefined if there is none. */
export function checkoutAround(folder: string): string | undefined {
  return foldersAround(realPathOf(folder)).find(isCheckout)
}

export function isCheckout(folder: string): boolean {
  return existsSync(join(folder, '.git'))
}

/**
 * The outermost symbolic link on a path that may come from the author of its surroundings instead of the user: below
 * the working directory, or in a checkout. Undefined if there is none.
 */
export function foreignLink(path: string): string | undefined {
  const steps = foldersAround(resolve(path)).toReversed()
  return steps.find((step) => linkTarget(step) !== undefined && isForeign(dirname(step)))
}

function isForeign(folder: string): boolean {
  return isInside(realPathOf(folder), process.cwd()) || checkoutAround(folder) !== undefined
}

/** The path without symbolic links, even if it, or the target of one of its links, does not exist. */
export function realPathOf(path: string, linksLeft = MOST_LINKS): string {
  try {
    return realpathSync.native(path)
  } catch {
    const outer = dirname(path)
    if (outer === path) return path
    const target = linksLeft > 0 ? linkTarget(path) : undefined
    if (target !== undefined) return realPathOf(resolve(outer, target), linksLeft - 1)
    return join(realPathOf(outer, linksLeft), basename(path))
  }
}

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined
  } catch {
    return undefined
  }
}
