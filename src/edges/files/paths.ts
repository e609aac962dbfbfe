/** Finds where paths really lead, because a stranger's repository may contain symbolic links. */
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'

/** Maximum number of symbolic links that the kernel follows on a path. */
const MOST_LINKS = 40

/** Result of the work; undefined if the system refuses it with one of the error codes. @throws any other error */
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

/**
 * Whether a path is the folder or lies in it. Both must be free of symbolic links, because only their texts are
 * compared.
 */
export function isInside(path: string, folder: string): boolean {
  const steps = relative(folder, path)
  return steps !== '..' && !steps.startsWith('../') && !isAbsolute(steps)
}

/** The folder and all its parents, innermost first. */
export function foldersAround(folder: string): string[] {
  const outer = dirname(folder)
  return outer === folder ? [folder] : [folder, ...foldersAround(outer)]
}

/** The path itself if it is a directory, otherwise the nearest folder around it that exists. */
export function existingFolder(path: string): string {
  return foldersAround(resolve(path)).find(isDirectory) ?? '/'
}

/** The nearest folder with a .git, from this folder outwards, without symbolic links; undefined if there is none. */
export function checkoutAround(folder: string): string | undefined {
  return foldersAround(realPathOf(folder)).find(isCheckout)
}

export function isCheckout(folder: string): boolean {
  return existsSync(join(folder, '.git'))
}

/**
 * The outermost symbolic link on a path that the author of a repository, instead of the user, may have made: a link
 * below the working directory, or in a checkout. Undefined if there is none.
 */
export function foreignLink(path: string): string | undefined {
  const steps = foldersAround(resolve(path)).toReversed()
  return steps.find((step) => linkTarget(step) !== undefined && isForeign(dirname(step)))
}

function isForeign(folder: string): boolean {
  return isInside(realPathOf(folder), process.cwd()) || checkoutAround(folder) !== undefined
}

/**
 * The path without symbolic links. Neither the path nor the targets of its links need to exist, because a run also
 * checks paths that it has yet to make.
 */
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
