import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { renderHtml } from '../../../src/edges/chart/html.ts'
import { listen, stop } from '../../fakes/loopback-server.ts'
import { accessibilityFailures } from '../../setup/accessibility.ts'
import { ensureChromium } from '../../setup/chromium.ts'
import { comparisonOf, levels, scenarioNames, sweepResult, workloadNames } from '../../sweep-result.ts'
import { withTimeline } from '../../sweep-timeline.ts'

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

  beforeAll(async () => {
    browser = await ensureChromium()
    folder = await mkdtemp(join(tmpdir(), 'qpsgate-html-'))
  })

  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function open(result: Result, scheme: 'light' | 'dark' = 'light'): Promise<Opened> {
    const file = join(folder, 'report.html')
    await writeFile(file, await renderHtml(result))
    const context = await browser.newContext({ colorScheme: scheme })
    const page = await context.newPage()
    const opened = { page, address: pathToFileURL(file).href, requests: [] as string[], complaints: [] as string[] }
    page.on('request', (request) => opened.requests.push(request.url()))
    page.on('pageerror', (error) => opened.complaints.push(String(error)))
    page.on('console', (message) => opened.complaints.push(message.text()))
    await page.goto(opened.address)
    await page.waitForSelector('#chart[data-drawn]', { timeout: 60_000 })
    return { ...opened, [Symbol.asyncDispose]: () => context.close() }
  }

  const cellsOf = (page: Page, section: string) =>
    page
      .locator(`section[aria-labelledby="${section}"] tbody tr`)
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.querySelector('data')?.value ?? cell.textContent ?? '')),
      )

  it.each(['light', 'dark'] as const)(
    'draws in the %s scheme, asks for nothing and complains of nothing',
    async (scheme) => {
      await using opened = await open(sweepResult(FULL_SWEEP), scheme)
      const { page } = opened
      expect(await page.locator('#chart').getAttribute('data-drawn')).toBe(scheme)
      const background = await page.evaluate('getComputedStyle(document.body).backgroundColor')
      expect(background).toBe(scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(13, 17, 23)')
      expect(await page.locator('#chart svg path[aria-roledescription="point"]').count()).toBeGreaterThan(100)
      expect(opened.requests).toEqual([opened.address])
      expect(opened.complaints).toEqual([])
    },
  )

  it('has the numbers of the result', async () => {
    const result = sweepResult(FULL_SWEEP)
    await using opened = await open(result)
    const changes = await cellsOf(opened.page, 'changes')
    // The page has them by severity, and cells by workload and level.
    const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    expect(sorted(changes.map((row) => [row[0], row[2], Number(row[3]), Number(row[4]), Number(row[5])]))).toEqual(
      sorted(result.comparisons.map((one) => [one.scenario, one.workload, one.threads, one.change, one.low])),
    )
    const cells = await cellsOf(opened.page, 'cells')
    expect(sorted(cells.map((row) => [row[0], Number(row[1]), Number(row[2])]))).toEqual(
      sorted(result.cells.map((cell) => [cell.scenario, cell.threads, cell.qps])),
    )
    expect(await opened.page.locator('h1').textContent()).toContain('pfs-overhead ▼ regressed')
  })

  it.each(['light', 'dark'] as const)('is for everybody: accessible in the %s scheme', async (scheme) => {
    const bad = comparisonOf({ scenario: 'on', reference: 'off', workload: 'a', threads: 8, change: -0.2 })
    const overrides = { verdict: 'regressed' as const, warnings: [{ code: 'x', message: 'y' }] }
    const result = withTimeline(sweepResult({ ...FULL_SWEEP, overrides }), 2)
    const page = await renderHtml({ ...result, comparisons: [...result.comparisons, bad] })
    const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page))
    try {
      expect(await accessibilityFailures(browser, await listen(server), scheme)).toEqual([])
    } finally {
      await stop(server)
    }
  })

  it('says what the chart shows to who does not see it, mark by mark', async () => {
    await using opened = await open(sweepResult())
    const chart = opened.page.locator('#chart')
    expect(await chart.getAttribute('aria-label')).toMatch(
      /^pfs-overhead, pass: all 2 comparisons are within their limits/,
    )
    const labels = await chart
      .locator('path[aria-roledescription="point"]')
      .evaluateAll((marks) => marks.map((one) => one.ariaLabel))
    expect(labels[0]).toMatch(
      /^pass: −1\.3 % \(.*\) at oltp_read_only, 8 threads, tolerance 10 %; pfson_conon_insoff against pfsoff$/,
    )
    expect(labels).toHaveLength(2)
  })

  it('follows the reader who changes the colour scheme', async () => {
    await using opened = await open(sweepResult(), 'light')
    await opened.page.emulateMedia({ colorScheme: 'dark' })
    await opened.page.waitForSelector('#chart[data-drawn="dark"]')
    expect(await opened.page.locator('#chart svg').count()).toBe(1)
    expect(opened.complaints).toEqual([])
  })

  it('fits the page, whatever its width', async () => {
    await using opened = await open(sweepResult(FULL_SWEEP))
    const { page } = opened
    const widthOf = (selector: string) => page.locator(selector).evaluate(({ clientWidth }) => clientWidth)
    const drawn: number[] = []
    for (const width of [390, 800, 1100, 1400]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await widthOf('#chart svg')) - (await widthOf('#chart'))).toBeLessThan(20)
      drawn.push(await widthOf('#chart svg'))
      // No half of the page stays empty.
      expect(drawn.at(-1)).toBeGreaterThan(0.8 * Math.min(width, 1110))
    }
    expect(drawn).toEqual(drawn.toSorted((one, other) => one - other))
    expect(opened.complaints).toEqual([])
  })

  it('shows the captions of tables whole, on telephones too', async () => {
    await using opened = await open(sweepResult(FULL_SWEEP))
    await opened.page.setViewportSize({ width: 390, height: 800 })
    const rights = await opened.page.evaluate(
      `[...document.querySelectorAll('caption')].filter((one) => one.offsetParent !== null).map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getBoundingClientRect().right
      })`,
    )
    expect((rights as number[]).length).toBeGreaterThan(3)
    for (const right of rights as number[]) expect(right).toBeLessThanOrEqual(390)
  })

  it('tells the numbers of the mark that is pointed at, until Escape', async () => {
    await using opened = await open(sweepResult())
    const { page } = opened
    await page.locator('#chart path[aria-roledescription="point"]').first().hover()
    await page.waitForSelector('#hint:not([hidden])')
    expect(await page.locator('#hint').textContent()).toMatch(
      /scenario: pfson_conon_insoff[\s\S]*change: −1\.3 % \(.*\)[\s\S]*verdict: pass/,
    )
    await page.keyboard.press('Escape')
    expect(await page.locator('#hint').isHidden()).toBe(true)
    expect(opened.complaints).toEqual([])
  })

  it('shows where the time went when it is asked, and tells of every bar', async () => {
    await using opened = await open(withTimeline(sweepResult(), 2))
    const { page } = opened
    const bars = page.locator(
      '#timeline path[aria-roledescription="bar"], #timeline path[aria-roledescription="rect mark"]',
    )
    expect(await bars.first().isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'measured' }).click()
    await bars.last().hover()
    expect(await page.locator('#hint').textContent()).toMatch(/row: .*step: .*took: /)
    expect(await bars.count()).toBeGreaterThan(20)
    expect(opened.complaints).toEqual([])
  })

  it('fades all scenarios but the one that is pointed at', async () => {
    await using opened = await open(sweepResult(FULL_SWEEP))
    const marks = opened.page.locator('#chart path[aria-label*="threads: 64; qps"]')
    const opacities = () => marks.evaluateAll((all) => all.map((one) => one.getAttribute('opacity')))
    expect(new Set(await opacities())).toEqual(new Set(['1']))
    await marks.last().hover()
    await expect.poll(async () => (await opacities()).filter((one) => one === '1').length).toBe(3)
    expect(opened.complaints).toEqual([])
  })

  it('is used with the keyboard: past the charts first, then table by table', async () => {
    await using opened = await open(sweepResult())
    const { page } = opened
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip the charts')
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(`${opened.address}#changes`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.querySelector("caption").textContent')).toContain(
      'Change in QPS',
    )
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
    await using opened = await open(sweepResult({ scenarios: hostile, workloads: hostile, overrides }))
    const { page } = opened
    expect(await page.title()).toBe(`${name}: pass`)
    expect(await page.locator('img, main b').count()).toBe(0)
    expect((await cellsOf(page, 'cells'))[0]?.[0]).toBe(hostile[0])
    expect(opened.requests).toEqual([opened.address])
    expect(opened.complaints).toEqual([])
  })

  it('allows no script but its own', async () => {
    await using opened = await open(sweepResult())
    await opened.page.evaluate(`{
      const script = document.createElement('script')
      script.textContent = 'document.title = "hit"'
      document.body.append(script)
    }`)
    expect(await opened.page.title()).not.toBe('hit')
    expect(opened.complaints.join()).toContain('Content Security Policy')
  })
})
