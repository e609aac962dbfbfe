import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { branchLedgers } from '../../../src/core/ledger/ledger.ts'
import { dashboardFiles } from '../../../src/edges/dashboard/dashboard.ts'
import { chain } from '../../core/ledger/records.ts'
import { ensureChromium } from '../../setup/chromium.ts'

const LEDGERS = branchLedgers(chain([-0.05, -0.06], (index) => ({ branch: index === 2 ? '</title><script>' : 'main' })))

let browser: Browser
beforeAll(async () => {
  browser = await ensureChromium()
})
afterAll(() => browser.close())

describe('the files of the page over the ledger', () => {
  it('are equal for equal records', async () => {
    expect(await dashboardFiles(LEDGERS)).toEqual(await dashboardFiles(LEDGERS))
  })

  it('are a page without a chart where nothing is recorded', async () => {
    expect([...(await dashboardFiles([])).keys()]).toEqual(['.nojekyll', 'index.html'])
  })

  it.each([
    ['light', 390],
    ['dark', 1280],
  ] as const)(
    'show the chart from a disk, in the %s scheme %i pixels wide, without complaints',
    async (scheme, width) => {
      const folder = mkdtempSync(join(tmpdir(), 'qpsgate-dashboard-'))
      const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 800 } })
      try {
        for (const [path, text] of await dashboardFiles(LEDGERS)) writeFileSync(join(folder, path), text)
        const complaints: string[] = []
        page.on('console', (message) => complaints.push(message.text()))
        await page.goto(`file://${folder}/index.html`)
        const seen =
          '[document.images[0].currentSrc, document.images[0].naturalWidth > 0, document.documentElement.scrollWidth]'
        expect(await page.evaluate(seen)).toEqual([expect.stringMatching(/^data:/), true, width])
        expect(complaints).toEqual([])
      } finally {
        await page.close()
        rmSync(folder, { recursive: true })
      }
    },
  )
})
