/** `qpsgate run --watch` with real servers, as a browser sees it. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureChromium } from '../setup/chromium.ts'
import { smallSuite, Workplace } from './cli.ts'

const ADDRESS = /^watch it at (http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/)$/m
const FLAGS = ['--server', 'local', '--explain', 'never', '--out', 'out', '--watch']

describe('a run that is watched', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await ensureChromium()
  })
  afterAll(async () => {
    await browser?.close()
  })

  test('shows what it is at and what it has found, ends as the report, and serves nothing afterwards', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const running = place.start(['run', 'suite.yml', '--quiet', ...FLAGS])
    await running.says('watch it at')
    const address = ADDRESS.exec(running.said)?.[1] ?? ''
    expect((await fetch(address)).status).toBe(200)
    expect((await fetch(address.replace(/.{4}\/$/, 'XXXX/'))).status).toBe(404)

    await using context = await browser.newContext()
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(address)
    await page.waitForSelector('h1:has-text("small")')
    const status = page.locator('#status')
    await expect.poll(() => status.textContent(), { timeout: 60_000 }).toMatch(/^starting 3 servers|^warming up/)
    await expect
      .poll(() => status.textContent(), { timeout: 60_000 })
      .toMatch(/^measuring · \d of 1 cell decided · at most 0:\d\d left$/)
    await page.waitForSelector('#comparisons .mark', { state: 'attached', timeout: 60_000 })
    expect(await page.locator('#comparisons li').first().textContent()).toMatch(
      /oltp_read_only at 2on against off.*[+−]?\d+\.\d % \(/,
    )

    const { code, stderr } = await running.ended
    expect(code).toBe(0)
    expect(stderr.match(new RegExp(ADDRESS, 'gm'))).toHaveLength(1)
    await page.waitForSelector('#chart[data-drawn]')
    expect(await page.locator('h1').textContent()).toContain(String(place.result().verdict))
    expect(await page.locator('#ended').textContent()).toContain('out/report.html')
    expect(complaints).toEqual([])
    await expect(fetch(address)).rejects.toThrow()
    expect(place.leftovers()).toEqual([])
  })

  test('that is stopped says so, and serves nothing afterwards', async () => {
    using place = new Workplace()
    // More than can be reached, so that the run does not end by itself before it is stopped.
    place.write('suite.yml', smallSuite({ extra: 'precision: 0.01%\n' }))
    const running = place.start(['run', 'suite.yml', ...FLAGS])
    await running.says('measuring · trial')
    const address = ADDRESS.exec(running.said)?.[1] ?? ''
    await using context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForSelector('#comparisons li')
    running.child.kill('SIGINT')
    expect((await running.ended).code).toBe(130)
    await expect.poll(() => page.locator('#status').textContent()).toContain('The run has ended without a result')
    await expect(fetch(address)).rejects.toThrow()
    expect(place.leftovers()).toEqual([])
  })
})
