import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { branchLedgers } from '../../../src/core/ledger/ledger.ts'
import { historyPage } from '../../../src/edges/chart/history-page.ts'
import { branchOf } from '../../core/ledger/records.ts'
import { ensureChromium } from '../../setup/chromium.ts'

const LEDGERS = branchLedgers(
  branchOf([-0.05, -0.06], (index) => ({ branch: index === 2 ? '</title><script>' : 'main' })),
)

let browser: Browser
beforeAll(async () => {
  browser = await ensureChromium()
})
afterAll(() => browser.close())

describe('the HTML page of the ledger', () => {
  it('is the same, byte for byte, each time that it is made from the same records', async () => {
    expect(await historyPage(LEDGERS)).toBe(await historyPage(LEDGERS))
  })

  it('has no picture before a run is recorded', async () => {
    expect(await historyPage([])).not.toContain('<img')
  })

  it.each([
    ['light', 390],
    ['dark', 1280],
  ] as const)(
    'shows its chart in %s colours, fits into %i pixels, and causes no browser message',
    async (scheme, width) => {
      const folder = mkdtempSync(join(tmpdir(), 'qpsgate-history-'))
      const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 800 } })
      try {
        writeFileSync(join(folder, 'index.html'), await historyPage(LEDGERS))
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
