import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Result, resultSchema } from '../../../src/core/result/result.ts'
import { drawChart } from '../../../src/edges/chart/chart.ts'
import { renderHtml } from '../../../src/edges/chart/html.ts'
import { listen, stop } from '../../fakes/loopback-server.ts'
import { accessibilityFailures } from '../../setup/accessibility.ts'
import { ensureChromium } from '../../setup/chromium.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { comparisonOf, levels, scenarioNames, sweepResult, workloadNames } from '../../sweep-result.ts'
import { withTimeline } from '../../sweep-timeline.ts'

async function pageOf(result: Result): Promise<string> {
  const [light, dark] = await Promise.all([drawChart(result, 'light'), drawChart(result, 'dark')])
  return renderHtml(result, { light: light.svg, dark: dark.svg })
}

const GOLDENS = resolve(import.meta.dirname, '../../goldens/runs')

const FULL_SWEEP = { scenarios: scenarioNames(7), workloads: workloadNames(3), threads: levels(11) }

interface Opened extends AsyncDisposable {
  readonly page: Page
  readonly address: string
  readonly requests: string[]
  /** Errors of scripts, messages of the console, and breaches of the page's policy. */
  readonly complaints: string[]
}

describe('report.html in a browser', () => {
  let browser: Browser
  let folder: string
  /** Of as much as a page ever shows; drawn once. */
  let full: string

  beforeAll(async () => {
    full = await pageOf(sweepResult(FULL_SWEEP))
    browser = await ensureChromium()
    folder = await mkdtemp(join(tmpdir(), 'qpsgate-html-'))
  })

  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function open(html: string, scheme: 'light' | 'dark' = 'light'): Promise<Opened> {
    const file = join(folder, 'report.html')
    await writeFile(file, html)
    const context = await browser.newContext({ colorScheme: scheme })
    const page = await context.newPage()
    const opened = { page, address: pathToFileURL(file).href, requests: [] as string[], complaints: [] as string[] }
    page.on('request', (request) => opened.requests.push(request.url()))
    page.on('pageerror', (error) => opened.complaints.push(String(error)))
    page.on('console', (message) => opened.complaints.push(message.text()))
    await page.goto(opened.address)
    return { ...opened, [Symbol.asyncDispose]: () => context.close() }
  }

  /** Text of the picture that the browser chose. */
  async function shownChart(page: Page): Promise<string> {
    const address = await page
      .locator('figure img')
      .evaluate((image) => (image as unknown as { readonly currentSrc: string }).currentSrc)
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64').toString()
  }

  it.each(['light', 'dark'] as const)(
    'shows its chart in the %s colour scheme, without network requests or console messages',
    async (scheme) => {
      await using opened = await open(full, scheme)
      const { page } = opened
      const background = await page.evaluate('getComputedStyle(document.body).backgroundColor')
      expect(background).toBe(scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(13, 17, 23)')
      expect(await shownChart(page)).toContain(scheme === 'light' ? 'fill="#ffffff"' : 'fill="#0d1117"')
      await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' })
      // The browser chooses another picture only some time after the scheme has changed.
      await expect.poll(() => shownChart(page)).toContain(scheme === 'light' ? 'fill="#0d1117"' : 'fill="#ffffff"')
      expect(opened.requests.filter((url) => !url.startsWith('data:'))).toEqual([opened.address])
      expect(opened.complaints).toEqual([])
    },
  )

  it.each(IS_NIGHTLY ? (['light', 'dark'] as const) : (['light'] as const))(
    'passes the accessibility checks of axe in the %s colour scheme',
    async (scheme) => {
      const bad = comparisonOf({ scenario: 'on', reference: 'off', workload: 'a', threads: 8, change: -0.2 })
      const overrides = { verdict: 'regressed' as const, warnings: [{ code: 'x', message: 'y' }] }
      const result = withTimeline(sweepResult({ ...FULL_SWEEP, overrides }), 2)
      const page = await pageOf({ ...result, comparisons: [...result.comparisons, bad] })
      const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page))
      try {
        expect(await accessibilityFailures(browser, await listen(server), scheme)).toEqual([])
      } finally {
        await stop(server)
      }
    },
  )

  it('fits its chart into a window of any width', async () => {
    await using opened = await open(full)
    for (const width of [390, 800, 1400]) {
      await opened.page.setViewportSize({ width, height: 800 })
      const drawn = await opened.page.locator('figure img').evaluate(({ clientWidth }) => clientWidth)
      expect(drawn).toBeGreaterThan(0.9 * Math.min(width, 860))
      expect(drawn).toBeLessThanOrEqual(width)
    }
  })

  it('has at most eight sections, none of which is wider than the window', async () => {
    await using context = await browser.newContext()
    const page = await context.newPage()
    const found: string[] = []
    const names = readdirSync(GOLDENS).filter((each) => each.endsWith('.json'))
    for (const name of fewerByDay(names, 4)) {
      const result = resultSchema.parse(JSON.parse(readFileSync(join(GOLDENS, name), 'utf8')))
      await page.setContent(await renderHtml(result))
      expect(await page.locator('h2').count(), name).toBeLessThanOrEqual(8)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const wide = await page
          .locator('html, .scroll')
          .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
        if (wide > 0) found.push(`${name} at ${width}`)
      }
    }
    expect(found).toEqual([])
  })

  it('shows names as text, whatever they contain', async () => {
    const hostile = [
      '</script><script>document.title = "hit"</script>',
      '<img src=x onerror="document.title = \'hit\'">',
      '<!--',
      '\'"&',
    ]
    const name = '</title><script>document.title = "hit"</script>'
    const overrides = { suite: { name, fingerprint: '' }, warnings: [{ code: 'x', message: '<b>bold</b>' }] }
    await using opened = await open(await pageOf(sweepResult({ scenarios: hostile, workloads: hostile, overrides })))
    const { page } = opened
    expect(await page.title()).toBe(`${name}: pass`)
    expect(await page.locator('img:not(picture img), main b').count()).toBe(0)
    expect(await page.locator('section[aria-labelledby="servers"] tbody th').first().textContent()).toBe(hostile[0])
    expect(opened.requests.filter((url) => !url.startsWith('data:'))).toEqual([opened.address])
    expect(opened.complaints).toEqual([])
  })

  it('lets no injected script run', async () => {
    await using opened = await open(await pageOf(sweepResult()))
    await opened.page.evaluate(`{
      const script = document.createElement('script')
      script.textContent = 'document.title = "hit"'
      document.body.append(script)
    }`)
    expect(await opened.page.title()).not.toBe('hit')
    expect(opened.complaints.join()).toContain('Content Security Policy')
  })
})
