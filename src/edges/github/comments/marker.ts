/**
 * The first line of qpsgate's comments: an HTML comment by which later runs find them. It also stores the regressions
 * that the comment has shown, and since when.
 */
import { createHash } from 'node:crypto'
import { decodeUri } from '../../../core/scenario/endpoint.ts'
import { type CommentRegressions, parseShown, renderShown } from './comment-regressions.ts'

export interface MeasuringRun {
  readonly headSha: string
  /**
   * Id of a run, which grows over all workflows. The number of a run would start again if its workflow's file is
   * renamed.
   */
  readonly runId: number
  readonly attempt: number
}

export interface Marker extends MeasuringRun {
  /** Name of the judged subject, such as a suite. A pull request has one comment for each. */
  readonly key: string
  /** Regressions that the comment shows; undefined if it holds no result. */
  readonly shown?: CommentRegressions | undefined
}

type MarkerKind = 'comment' | 'suggestion'

/** Maximum number of characters of a key. A key may come from a stranger, and be of any length. */
const LONGEST_KEY = 1000

const FORM =
  /^<!-- qpsgate:(comment|suggestion) v1 key=(\S*) head=([\da-f]{40,64}) run=(\d{1,16}) attempt=(\d{1,16})(?:(?: since=(\S+))? shown=(\S*))? -->$/

/**
 * The key as a marker stores it. A long key is cut, then followed by a digest of the whole key, so that different keys
 * stay different.
 */
export function keyInMarker(key: string): string {
  if (key.length <= LONGEST_KEY) return key.toWellFormed()
  return `${key.slice(0, LONGEST_KEY).toWellFormed()}… ${createHash('sha256').update(key).digest('hex')}`
}

export function renderMarker({ key, headSha, runId, attempt, shown }: Marker, kind: MarkerKind = 'comment'): string {
  // Two dashes, or an exclamation mark, could end the HTML comment.
  const encoded = encodeURIComponent(keyInMarker(key)).replaceAll('--', '-%2D').replaceAll('!', '%21')
  const run = `key=${encoded} head=${headSha.toLowerCase()} run=${runId} attempt=${attempt}`
  return `<!-- qpsgate:${kind} v1 ${run}${shown === undefined ? '' : renderShown(shown)} -->`
}

/**
 * The marker in the first line of a comment; undefined if there is none. Other lines do not count, because they may
 * quote texts of strangers.
 */
export function parseMarker(body: string, kind: MarkerKind = 'comment'): Marker | undefined {
  const [line = ''] = body.split(/\r?\n/, 1)
  const [, markerKind, key, headSha, runId, attempt, since, regressions] = FORM.exec(line) ?? []
  if (markerKind !== kind || key === undefined || headSha === undefined) return undefined
  const decoded = decodeUri(key)
  if (decoded === undefined) return undefined
  const shown = regressions === undefined ? undefined : parseShown(since, regressions)
  const marker = { key: decoded, headSha, runId: Number(runId), attempt: Number(attempt) }
  return shown === undefined ? marker : { ...marker, shown }
}

export function isNewer(one: MeasuringRun, other: MeasuringRun): boolean {
  return one.runId === other.runId ? one.attempt > other.attempt : one.runId > other.runId
}
