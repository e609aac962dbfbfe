/** Time until a reader sees something: with nothing running in parallel, like all timed tests. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeLargeSite } from '../edges/dashboard/large-history.ts'
import { bytesOf, openSite } from '../edges/dashboard/opened-page.ts'
import { ensureChromium } from '../setup/chromium.ts'

/**
 * Time of the reference work in the browser on the machine of docs/evidence/measurements.md while nothing else runs.
 */
const USUAL_WORK_SECONDS = 0.1
const ENOUGH_ATTEMPTS = 5
/** It takes below 2 s there; the reference work does not see all by which a machine is slower, such as its disk. */
const MOST_SECONDS = 3

/**
 * Objects made, sorted and thrown away, as charts do: a machine that is slower for the moment is slower at this as
 * well.
 */
async function workSeconds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const began = performance.now()
    let state = 1
    for (let round = 0; round < 10; round++) {
      const rows = Array.from({ length: 10_000 }, (_, index) => {
        state = (state * 48_271) % 2_147_483_647
        return { index, key: `${state}` }
      })
      rows.sort((one, other) => (one.key < other.key ? -1 : 1))
    }
    return (performance.now() - began) / 1000
  })
}

describe.each(['file', 'http'] as const)('a dashboard of 10,000 runs, from %s', (from) => {
  it('draws the first chart within seconds, of at most 1.5 MB', async () => {
    await using browser = await ensureChromium()
    await using site = await writeLargeSite(from)
    const times: number[] = []
    while (times.length < ENOUGH_ATTEMPTS && Math.min(...times, Infinity) > MOST_SECONDS) {
      await using opened = await openSite(browser, site)
      const slowness = Math.max(1, (await workSeconds(opened.page)) / USUAL_WORK_SECONDS)
      times.push(opened.firstChartSeconds / slowness)
      expect(await bytesOf(opened, site)).toBeLessThan(1_500_000)
      expect(opened.requests.length).toBeLessThan(9)
    }
    expect(Math.min(...times)).toBeLessThan(MOST_SECONDS)
  })
})
