/** The chart of a comment: a picture on the data branch, where it may be stored. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_DATA_BRANCH } from '../../../core/request/ledger-request.ts'
import { measuredPart } from '../../../core/result/refused-part.ts'
import type { Result } from '../../../core/result/result.ts'
import type { Picture } from '../../../core/views/markdown/markdown.ts'
import { StoreError } from '../../../errors.ts'
import { openDataBranch } from '../../store/data-branch.ts'
import { CHARTS, isOurs } from '../../store/stored-paths.ts'
import type { RepositoryAddress } from '../context/context.ts'
import { fullName } from '../context/repository.ts'
import type { CommentTarget, Publication } from '../publication.ts'

/** The chart as a picture; undefined if there is no place for it. */
export async function chartOf(result: Result, publication: Publication): Promise<Picture | undefined> {
  const { inputs, context, target } = publication
  const isWanted = inputs.chart === 'auto' && inputs.comment !== 'never' && measuredPart(result).comparisons.length > 0
  if (!isWanted || target === undefined || inputs.token === undefined || context.readOnlyReason !== null)
    return undefined
  try {
    return await storeChart(result, publication, target)
  } catch (error) {
    // The default token may not write, and nobody asked for a picture.
    if (error instanceof StoreError) return undefined
    throw error
  }
}

async function storeChart(
  result: Result,
  { context, inputs, out, signal }: Publication,
  { pullRequest, runId, attempt }: CommentTarget,
): Promise<Picture> {
  // Charts are given up by their day, so it comes first. A result from elsewhere could name any day.
  const name = `${CHARTS}${new Date().toISOString().slice(0, 10)}/pull-${pullRequest}-${runId}-${attempt}`
  const light = `${name}.png`
  const dark = `${name}-dark.png`
  await using branch = await openDataBranch({
    remote: `${context.serverUrl}/${fullName(context.repository)}.git`,
    branch: inputs.baselineBranch ?? DEFAULT_DATA_BRANCH,
    token: inputs.token,
    isOurs,
    signal,
  })
  const pictures = new Map<string, Uint8Array>([[light, readFileSync(join(out, 'chart.png'))]])
  // Gitea and Forgejo may not choose between two pictures.
  if (context.forge === 'github') pictures.set(dark, await drawnDark(result))
  const sha = await branch.commit({ write: pictures, message: `chart of pull request ${pullRequest}` })
  return { url: chartUrl(context, sha, light), darkUrl: pictures.has(dark) ? chartUrl(context, sha, dark) : null }
}

/** The drawing code is heavy, and loaded only when a chart is drawn. */
async function drawnDark(result: Result): Promise<Uint8Array> {
  const [{ drawChart }, { svgToPng }] = await Promise.all([
    import('../../chart/chart.ts'),
    import('../../chart/png.ts'),
  ])
  return svgToPng((await drawChart(result, 'dark')).svg)
}

/**
 * The address of a picture on the data branch, which shows it in comments of both public and private repositories: the
 * reader's browser fetches it. Names a commit, so neither the picture nor a cached copy ever goes stale.
 *
 * @param path in the repository, with slashes
 */
export function chartUrl({ serverUrl, repository, forge }: RepositoryAddress, sha: string, path: string): string {
  const folders = forge === 'gitea' ? ['raw', 'commit'] : ['blob']
  const segments = [repository.owner, repository.name, ...folders, sha, ...path.split('/')]
  return `${serverUrl}/${segments.map(encodeURIComponent).join('/')}${forge === 'gitea' ? '' : '?raw=true'}`
}
