/** Who gets what of the page of a run: only whoever knows its token, by a name of this machine, and only to read. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { PARTS } from './watch-page.ts'

/**
 * Names by which a browser of this machine, or at the other end of a tunnel, asks for it. No others are answered, so that no
 * page from elsewhere can read it by a name of its own that leads here.
 */
const HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost'])

export type Answer =
  | { readonly kind: 'refused'; readonly status: 403 | 404 | 405 }
  | { readonly kind: 'events' }
  /** Name of a part of the page; '' is the page itself. */
  | { readonly kind: 'part'; readonly name: string }

export function answerTo(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  token: string,
): Answer {
  const host = /^([^:]+)(?::\d+)?$/.exec(headers.host ?? '')?.[1]
  if (host === undefined || !HOSTS.has(host)) return { kind: 'refused', status: 403 }
  if (method !== 'GET') return { kind: 'refused', status: 405 }
  const [, given = '', name = '', ...rest] = url.split('/')
  if (!isEqual(given, token) || rest.length > 0) return { kind: 'refused', status: 404 }
  return name === PARTS.events ? { kind: 'events' } : { kind: 'part', name }
}

/** In the same time wherever they differ. */
function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
