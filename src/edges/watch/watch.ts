/**
 * A running run, on a page of this machine. It is served to anyone with the address, which holds a token that nobody
 * can guess, and ends with the run.
 *
 * Its cost: about once a second, in a gap without measurements, a few kilobytes are written to a socket. The browser
 * processes them during the next turn, which may be any arm's, as every block has its own order: this noise is common
 * to all arms, and the run's own A/A check sees it.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProgressEvent } from '../../core/progress/progress-event.ts'
import { NOTHING_TOLD, progressed, secondsLeft } from '../../core/progress/run-progress.ts'
import { UserError } from '../../errors.ts'
import { readAsset, readBuiltScript, readStyle, WATCH_SCRIPT } from '../chart/assets.ts'
import { monotonicNs } from '../machine/clock.ts'
import type { Screen } from '../terminal/screen.ts'
import { endedPage, PARTS, POLICY, watchPage } from './watch-page.ts'

const TOKEN_BYTES = 24
const LOOPBACK = '127.0.0.1'
const MOST_CONNECTIONS = 32
/** A page that reads so little is let go. */
const MOST_UNREAD_BYTES = 1024 ** 2
const UPDATE_SECONDS = 0.9
/** Pages that are open fetch the report within this, also on a machine that is busy, or not at all. */
const REPORT_SECONDS = 10
const REPORT_POLL_MS = 20
/** A browser with the page follows the run within this. */
const FOLLOW_SECONDS = 2

/**
 * Names by which a browser of this machine, or at the other end of a tunnel, asks for it. No others are answered, so
 * that no page from elsewhere can read it by a name of its own that leads here.
 */
const HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost'])

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

interface Part {
  readonly type: string
  readonly body: string
}

export class Watch implements AsyncDisposable, Pick<Screen, 'tell'> {
  readonly address: string
  readonly #server: Server
  readonly #token: string
  readonly #parts: Map<string, Part>
  readonly #pages = new Set<ServerResponse>()
  #progress = NOTHING_TOLD
  /** Whether there is an event that no page was sent. */
  #isNews = false
  #sentAt = Number.NEGATIVE_INFINITY
  /** Pages that have not fetched the report yet. */
  #waiting = 0
  /** When the page was given to somebody who does not follow the run yet. */
  #givenAt = Number.NEGATIVE_INFINITY

  private constructor(server: Server, token: string, parts: Map<string, Part>) {
    this.#server = server
    this.#token = token
    this.#parts = parts
    this.address = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/${token}/`
    server.on('request', (request, response) => this.#answer(request, response))
  }

  /** @throws UserError if nothing can be served on this machine */
  static async open(): Promise<Watch> {
    const style = await readStyle(readAsset('watch-page.css'))
    const parts = new Map([
      ['', { type: 'text/html; charset=utf-8', body: watchPage() }],
      [PARTS.style, { type: 'text/css; charset=utf-8', body: style }],
      [PARTS.script, { type: 'text/javascript; charset=utf-8', body: await readBuiltScript(WATCH_SCRIPT) }],
    ])
    const server = createServer({ keepAlive: false })
    server.maxConnections = MOST_CONNECTIONS
    await listening(server)
    return new Watch(server, randomBytes(TOKEN_BYTES).toString('base64url'), parts)
  }

  readonly tell = (event: ProgressEvent): void => {
    const before = this.#progress
    const now = seconds()
    this.#progress = progressed(before, event, now)
    this.#isNews ||= this.#progress !== before
    // Nothing is sent in a turn: updates wait for the next gap.
    const isDue = event.kind === 'gap' && now - this.#sentAt >= UPDATE_SECONDS
    if (this.#isNews && (event.kind === 'phase' || isDue)) this.#send(now)
  }

  /** The run has ended with this report: open pages show it from now on, whether or not we go on. */
  async end(report: string, path: string): Promise<void> {
    this.#parts.set(PARTS.report, { type: 'text/html; charset=utf-8', body: endedPage(report, path) })
    this.#waiting += this.#pages.size
    this.#broadcast(ended('report'))
    this.#letGo()
    const isAwaited = () => this.#waiting > 0 || seconds() - this.#givenAt < FOLLOW_SECONDS
    for (const until = seconds() + REPORT_SECONDS; isAwaited() && seconds() < until; ) await sleep(REPORT_POLL_MS)
  }

  /** Open pages get the message that the run is over, without a result. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#broadcast(ended('nothing'))
    this.#letGo()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#server.close(() => resolve())
    this.#server.closeIdleConnections()
    // Readers have had their time.
    setTimeout(() => this.#server.closeAllConnections(), 500).unref()
    await promise
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const answer = answerTo(request, this.#token)
    if (answer.kind === 'events') this.#follow(response)
    else if (answer.kind === 'refused') refuse(response, answer.status)
    else this.#give(answer.name, response)
  }

  #give(name: string, response: ServerResponse): void {
    const part = this.#parts.get(name)
    if (part === undefined) {
      refuse(response, 404)
      return
    }
    // The report has a policy of its own, which allows its script.
    const policy = name === PARTS.report ? "frame-ancestors 'none'" : POLICY
    response.writeHead(200, { ...HEADERS, 'content-type': part.type, 'content-security-policy': policy })
    response.end(part.body)
    if (name === PARTS.report) response.once('close', () => void this.#waiting--)
    if (name === '') this.#givenAt = seconds()
  }

  #follow(response: ServerResponse): void {
    response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' })
    this.#givenAt = Number.NEGATIVE_INFINITY
    if (this.#parts.has(PARTS.report)) {
      // A page that was opened in the last moment.
      this.#waiting++
      response.end(ended('report'))
      return
    }
    response.once('close', () => this.#pages.delete(response))
    this.#pages.add(response)
    response.write(this.#message(seconds()))
  }

  #send(now: number): void {
    this.#sentAt = now
    this.#isNews = false
    if (this.#pages.size === 0) return
    const message = this.#message(now)
    for (const page of this.#pages)
      if (page.writableLength > MOST_UNREAD_BYTES) page.destroy()
      else page.write(message)
  }

  #broadcast(message: string): void {
    for (const page of this.#pages) page.write(message)
  }

  #letGo(): void {
    for (const page of this.#pages) page.end()
    this.#pages.clear()
  }

  #message(now: number): string {
    const { until: _, ...progress } = this.#progress
    return `data: ${JSON.stringify({ ...progress, secondsLeft: secondsLeft(this.#progress, now) })}\n\n`
  }
}

/** The final message to pages: whether there is a report to show. */
function ended(what: 'report' | 'nothing'): string {
  return `event: ended\ndata: ${what}\n\n`
}

function listening(server: Server): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', ({ message }) =>
    reject(new UserError(`--watch: nothing can be served on ${LOOPBACK} (${message}); leave it out`)),
  )
  server.listen(0, LOOPBACK, () => resolve())
  return promise
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' })
  response.end()
}

function seconds(): number {
  return monotonicNs() / 1e9
}

type Answer =
  | { readonly kind: 'refused'; readonly status: 403 | 404 | 405 }
  | { readonly kind: 'events' }
  /** Name of a part of the page; '' is the page itself. */
  | { readonly kind: 'part'; readonly name: string }

/** A part of the page is served only with the token, by a name of this machine, and only for reading. */
function answerTo({ method, url = '', headers }: IncomingMessage, token: string): Answer {
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
