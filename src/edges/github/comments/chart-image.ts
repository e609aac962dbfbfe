/**
 * Stores the chart of a comment as a picture on a branch of its own. The branch has a single commit, so that a removed
 * picture is gone for good, and no history of pictures accumulates.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../../../core/views/markdown/markdown.ts'
import { StoreError } from '../../../errors.ts'
import { openDataBranch } from '../../store/data-branch.ts'
import type { RepositoryAddress } from '../context/context.ts'
import { fullName } from '../context/repository.ts'
import type { CommentTarget, Publication } from '../publication.ts'

const BRANCH = 'qpsgate-charts'
/** Days for which a picture is kept. Comments on older pull requests lose theirs. */
const KEPT_DAYS = 60
/** Maximum number of pictures. Together they have about 5 MB, and whoever fetches all branches fetches them, too. */
const KEPT_PICTURES = 200
const DAY_MS = 86_400_000
/** Time limit for storing a picture. The job waits meanwhile, and the comment is complete without it. */
const MOST_SECONDS = 15
/** Path of a picture, in the folder of its day, such as 2025-01-31/pull-7-123-1.png. */
const PICTURE = /^(\d{4}-\d{2}-\d{2})\/[\w-]+\.png$/

/** Path of a run's picture. The day is today's, because a result from another job could name any day. */
export function chartPath({ pullRequest, runId, attempt }: CommentTarget): string {
  return `${dayOf(Date.now())}/pull-${pullRequest}-${runId}-${attempt}.png`
}

/**
 * Address at which the reader's browser fetches a picture, so that comments in private repositories show it, too. Each
 * run has its own path, so that no browser shows an older run's picture from its cache.
 */
export function chartAt({ serverUrl, repository, forge }: RepositoryAddress, path: string): Picture {
  const folder = `${serverUrl}/${fullName(repository)}`
  return {
    url: forge === 'gitea' ? `${folder}/raw/branch/${BRANCH}/${path}` : `${folder}/blob/${BRANCH}/${path}?raw=true`,
  }
}

/**
 * Stores the picture in the only commit of the branch, and removes old ones.
 *
 * @returns a sentence for a notice if the picture could not be stored; undefined if it was
 */
export async function storeChart(
  path: string,
  { context, inputs, out, signal: stop }: Publication,
  seconds = MOST_SECONDS,
): Promise<string | undefined> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(seconds * 1000)])
  try {
    await using branch = await openDataBranch({
      remote: `${context.serverUrl}/${fullName(context.repository)}.git`,
      branch: BRANCH,
      token: inputs.token,
      isOurs: (each) => PICTURE.test(each),
      signal,
    })
    const write = new Map([[path, readFileSync(join(out, 'chart.png'))]])
    await branch.replace((paths) => ({ write, remove: oldestPictures(paths), message: 'charts of comments' }))
    return undefined
  } catch (error) {
    stop.throwIfAborted()
    if (signal.aborted) return `git did not store it within ${seconds} s`
    if (error instanceof StoreError) return error.message
    throw error
  }
}

/** Pictures to remove so that one more fits. Paths begin with the day, so the newest are last in alphabetical order. */
export function oldestPictures(paths: readonly string[], now = Date.now()): string[] {
  const firstKept = dayOf(now - KEPT_DAYS * DAY_MS)
  const newest = new Set(paths.toSorted().slice(1 - KEPT_PICTURES))
  return paths.filter((path) => (PICTURE.exec(path)?.[1] ?? firstKept) < firstKept || !newest.has(path))
}

/** Day of a time, as YYYY-MM-DD in UTC. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
