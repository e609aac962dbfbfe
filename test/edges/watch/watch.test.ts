import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProgressEvent } from '../../../src/core/progress/progress-event.ts'
import { renderHtml } from '../../../src/edges/chart/html.ts'
import { Watch } from '../../../src/edges/watch/watch.ts'
import { at, live, looked, MEASURING, phase } from '../../core/progress/live-run.ts'
import { ensureChromium } from '../../setup/chromium.ts'
import { sweepResult } from '../../sweep-result.ts'

const SUSPECTED = live({ standing: 'suspected', found: { change: -0.3, low: -0.36, high: -0.24 } })
const REGRESSED = live({ standing: 'regressed', found: { change: -0.31, low: -0.33, high: -0.29 } })

interface Asked {
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer, by status; the body of a stream is not awaited. */
function ask(watch: Watch, { path, method = 'GET', headers = {} }: Asked = {}) {
  const { hostname, port, pathname } = new URL(watch.address)
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; headers: Record<string, unknown> }>()
  const asked = request({ hostname, port, path: path ?? pathname, method, headers, agent: false }, (response) => {
    resolve({ status: response.statusCode ?? 0, headers: response.headers })
    response.destroy()
  })
  asked.once('error', reject)
  asked.end()
  return promise
}

function tell(watch: Watch, ...events: readonly ProgressEvent[]): void {
  for (const event of events) watch.tell(event)
}

describe('the server of a run that goes on', () => {
  it('gives the page and its parts to whoever knows the token', async () => {
    await using watch = await Watch.open()
    const base = new URL(watch.address).pathname
    for (const part of ['', 'style.css', 'script.js', 'events'])
      expect((await ask(watch, { path: `${base}${part}` })).status).toBe(200)
    expect((await ask(watch, { path: `${base}report` })).status).toBe(404)
    expect((await ask(watch, { path: `${base}../../etc/passwd` })).status).toBe(404)
  })

  it('has a token that nobody guesses, another for every run', async () => {
    await using one = await Watch.open()
    await using other = await Watch.open()
    const tokens = [one, other].map(({ address }) => new URL(address).pathname.split('/')[1])
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/)
  })

  it('gives nothing without the token, nor by a name of its own, nor to anything but reading', async () => {
    await using watch = await Watch.open()
    const { pathname: base, host } = new URL(watch.address)
    const other = `${base[1] === 'a' ? 'b' : 'a'}${base.slice(2)}`
    for (const path of ['/', '/index.html', '/events', base.slice(0, -2), `/${other}`, `/${other}events`, `/x${base}`])
      expect([path, (await ask(watch, { path })).status]).toEqual([path, 404])
    for (const name of [
      'evil.example',
      `evil.example:${new URL(watch.address).port}`,
      '127.0.0.1.evil.example',
      '[::1]',
    ])
      expect([name, (await ask(watch, { headers: { host: name } })).status]).toEqual([name, 403])
    for (const name of [host, 'localhost:1', '127.0.0.1'])
      expect((await ask(watch, { headers: { host: name } })).status).toBe(200)
    for (const method of ['POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
      expect((await ask(watch, { method })).status).toBe(405)
  })

  it('lets no other page read it, frame it, or learn its address', async () => {
    await using watch = await Watch.open()
    const { headers } = await ask(watch, { headers: { origin: 'https://evil.example' } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('listens on the loopback and nowhere else', async (context) => {
    await using watch = await Watch.open()
    const { hostname, port } = new URL(watch.address)
    expect(hostname).toBe('127.0.0.1')
    const own = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)
    if (own === undefined) return context.skip()
    const { promise, resolve } = Promise.withResolvers<string>()
    const socket = connect({ host: own.address, port: Number(port) })
    socket.once('connect', () => resolve('connected')).once('error', () => resolve('refused'))
    expect(await promise).toBe('refused')
    socket.destroy()
  })

  it('is gone afterwards, also with a page that still listens', async () => {
    const watch = await Watch.open()
    const { pathname: base } = new URL(watch.address)
    const response = await fetch(`http://${new URL(watch.address).host}${base}events`)
    expect(response.status).toBe(200)
    await watch[Symbol.asyncDispose]()
    expect(await response.text()).toMatch(/event: ended\ndata: nothing\n\n$/)
    await expect(ask(watch)).rejects.toThrow('ECONNREFUSED')
  })

  it('sends what is new at phases and in gaps, and nothing while a turn may last', async () => {
    await using watch = await Watch.open()
    const response = await fetch(`${watch.address}events`)
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const next = async () =>
      JSON.parse(
        Buffer.from((await reader.read()).value ?? [])
          .toString()
          .slice('data: '.length),
      )
    expect(await next()).toMatchObject({ suite: null, phase: null })
    tell(watch, ...MEASURING)
    expect(await next()).toMatchObject({ suite: 'small', phase: { code: 'measure' } })
    const pending = next()
    tell(watch, looked(REGRESSED))
    expect(await Promise.race([pending, new Promise((resolve) => setTimeout(resolve, 300, 'nothing'))])).toBe('nothing')
    await new Promise((resolve) => setTimeout(resolve, 700))
    tell(watch, { kind: 'gap' })
    expect((await pending).comparisons[0]).toMatchObject({ standing: 'regressed' })
    const after = next()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    tell(watch, { kind: 'gap' })
    expect(await Promise.race([after, new Promise((resolve) => setTimeout(resolve, 300, 'nothing'))])).toBe('nothing')
    await reader.cancel()
  })
})

describe('the page of a run that goes on', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await ensureChromium()
  })
  afterAll(async () => {
    await browser?.close()
  })

  async function open(watch: Watch, width = 1200) {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(watch.address)
    return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
  }

  const rowsOf = (page: Page) => page.locator('#comparisons li').evaluateAll((rows) => rows.map((row) => row.className))
  const place = (page: Page, selector: string) =>
    page.locator(`#comparisons li >> nth=0 >> ${selector}`).evaluate((mark) => mark.getBoundingClientRect().x)

  it('follows what is told: phase, cells, time, and each comparison against its tolerance', async () => {
    await using watch = await Watch.open()
    await using opened = await open(watch)
    const { page, complaints } = opened
    await expect.poll(() => page.evaluate("document.getElementById('status').textContent")).toBe('')
    tell(watch, ...MEASURING, phase('measure'))
    await page.waitForSelector('#comparisons li')
    expect(await page.locator('h1').textContent()).toBe('small')
    expect(await page.locator('#status').textContent()).toMatch(
      /^measuring · 1 of 3 cells decided · at most 0:4[78] left$/,
    )
    expect(await page.locator('#standing').textContent()).toBe('undecided so far')
    expect(await rowsOf(page)).toEqual(['open', 'pass', 'open'])
    expect(await page.locator('#comparisons li >> nth=0').textContent()).toContain(
      '−3.1 % (−5.2 … −1.0), tolerance 5 %',
    )
    // A dot to the left of no change, and to the right of the tolerance.
    const [dot, limit, zero] = [await place(page, '.mark'), await place(page, '.limit'), await place(page, '.zero')]
    expect(dot).toBeGreaterThan(limit)
    expect(dot).toBeLessThan(zero)

    tell(watch, looked(SUSPECTED), phase('measure', 2))
    await page.waitForSelector('li.suspected')
    expect(await page.locator('#status').textContent()).toMatch(/^confirming/)
    tell(watch, looked(REGRESSED), at({ code: 'search' }))
    await page.waitForSelector('li.regressed')
    expect(await page.locator('#standing').textContent()).toBe('regressed')
    expect(await place(page, '.mark')).toBeLessThan(await place(page, '.limit'))
    expect(complaints).toEqual([])
  })

  it('counts the time down by itself', async () => {
    await using watch = await Watch.open()
    tell(watch, ...MEASURING)
    await using opened = await open(watch)
    await expect.poll(() => opened.page.locator('#status').textContent()).toContain('at most 0:48 left')
    await expect.poll(() => opened.page.locator('#status').textContent(), { timeout: 5000 }).toContain('0:46 left')
  })

  it.each([390, 1200])('needs no scrolling aside in a window of %d', async (width) => {
    await using watch = await Watch.open()
    const wide = live({ scenario: 'x'.repeat(64), workload: 'w'.repeat(64) })
    tell(watch, { kind: 'planned', suite: 's'.repeat(64), comparisons: [wide] }, looked(wide), phase('measure'))
    await using opened = await open(watch, width)
    await opened.page.waitForSelector('#comparisons li')
    expect(await opened.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  })

  it('takes names for text', async () => {
    await using watch = await Watch.open()
    const evil = live({ scenario: '<img src=x onerror=alert(1)>' })
    tell(watch, { kind: 'planned', suite: '</h1><script>alert(2)</script>', comparisons: [evil] }, phase('measure'))
    await using opened = await open(watch)
    await opened.page.waitForSelector('#comparisons li')
    expect(await opened.page.locator('#comparisons img, h1 script').count()).toBe(0)
    expect(await opened.page.locator('#comparisons').textContent()).toContain('<img src=x onerror=alert(1)>')
    expect(opened.complaints).toEqual([])
  })

  it('becomes the report when the run has ended, and stays when nothing is served any more', async () => {
    const watch = await Watch.open()
    await using opened = await open(watch)
    const { page, complaints } = opened
    tell(watch, ...MEASURING)
    await page.waitForSelector('#comparisons li')
    await watch.end(await renderHtml(sweepResult()), 'out/report.html')
    await watch[Symbol.asyncDispose]()
    await page.waitForSelector('#chart[data-drawn]')
    expect(await page.locator('h1').textContent()).toContain('pfs-overhead ● pass')
    expect(await page.locator('#ended').textContent()).toBe(
      'The run has ended. This page stays as long as it is open; it is also in out/report.html.',
    )
    expect(await page.locator('section[aria-labelledby="changes"] tbody tr').count()).toBeGreaterThan(1)
    expect(complaints).toEqual([])
  })

  it('becomes the report also where it begins to follow in the last moment', async () => {
    const watch = await Watch.open()
    const report = await renderHtml(sweepResult())
    const context = await browser.newContext()
    const page = await context.newPage()
    // Before its script has run: the page is there, and nothing follows the run.
    await page.goto(watch.address, { waitUntil: 'commit' })
    await watch.end(report, 'out/report.html')
    await watch[Symbol.asyncDispose]()
    await page.waitForSelector('#chart[data-drawn]')
    await context.close()
  })

  it('says that the run has ended where there is no report', async () => {
    const watch = await Watch.open()
    tell(watch, ...MEASURING)
    await using opened = await open(watch)
    await opened.page.waitForSelector('#comparisons li')
    await watch[Symbol.asyncDispose]()
    await expect
      .poll(() => opened.page.locator('#status').textContent())
      .toBe('The run has ended without a result; the terminal says why.')
    // The shown comparisons stay.
    expect(await opened.page.locator('#comparisons li').count()).toBe(3)
  })
})
