import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FoundChange, foundChanges } from '../../../src/core/history/change-points.ts'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { change } from '../../../src/core/wording/figures.ts'
import { arm, cell, history, runRecord } from '../../core/views/dashboard/dashboard-runs.ts'
import { accessibilityFailures } from '../../setup/accessibility.ts'
import { ensureChromium } from '../../setup/chromium.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { workloadNames } from '../../sweep-result.ts'
import { MAIN, RELEASE, writeLargeSite } from './large-history.ts'
import { openSite, type Site, settled, tableOf, writeSite } from './opened-page.ts'

const REPOSITORY = 'https://forge.example/owner/repository'

/** The page's rows for a cell, from the stored run itself. */
function expectedRows({ cells }: RunRecord, workload: string, threads: number) {
  const parts = (value: number) => Math.round(1e5 * Math.expm1(value)) / 1e5
  return cells
    .filter((one) => one.workload === workload && one.threads === threads)
    .map(({ scenario, qps, ratio }) => {
      const half = 1.959964 * (ratio?.standardError ?? 0)
      const change = ratio === null ? [] : [ratio.mean, ratio.mean - half, ratio.mean + half].map(parts)
      return { scenario, numbers: [...change, Math.round(qps)] }
    })
}

const statusOf = (page: Page) => expect.poll(() => page.locator('#status').textContent())
const focused = (page: Page) => page.evaluate('document.activeElement.id || document.activeElement.textContent')
const chosen = (page: Page) =>
  page.locator('#choices select').evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value))

describe('the dashboard in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await ensureChromium()
  })

  afterAll(() => browser?.close())

  it.each(['light', 'dark'] as const)('is for everybody: accessible in the %s scheme', async (scheme) => {
    await using site = await writeSite('http', history({ runs: 40 }))
    expect(await accessibilityFailures(browser, site.address, scheme)).toEqual([])
  })

  it('says what the charts show last to who does not see them', async () => {
    await using site = await writeSite('http', [runRecord({ verdict: 'regressed' })])
    await using opened = await openSite(browser, site)
    expect(await opened.page.locator('#ratio-chart').getAttribute('aria-label')).toBe(
      'Change in QPS against off in 1 run; the newest, of 2026-01-02, is regressed: on −10.0 % (−10.7 … −9.3). ' +
        'The table of runs has all numbers.',
    )
  })

  describe.each(IS_NIGHTLY ? (['file', 'http'] as const) : (['http'] as const))('from %s, with 10,000 runs', (from) => {
    let site: Site

    beforeAll(async () => {
      site = await writeLargeSite(from)
    })

    afterAll(() => site[Symbol.asyncDispose]())

    it('asks for nothing but its own files, and complains of nothing', async () => {
      await using opened = await openSite(browser, site)
      const folder = site.address.replace(/index\.html$/, '')
      expect(opened.requests.filter((address) => !address.startsWith(folder))).toEqual([])
      expect(opened.complaints).toEqual([])
    })

    it('has the numbers of the newest runs, newest first', async () => {
      await using opened = await openSite(browser, site)
      const newest = MAIN.toReversed().slice(0, 20)
      const table = await tableOf(opened.page)
      expect(table.map(({ time, commit, rows }) => ({ time, commit, rows }))).toEqual(
        newest.map((record) => ({
          time: record.recordedAt,
          commit: record.commit,
          rows: expectedRows(record, 'oltp_read_only', 1),
        })),
      )
      expect(await opened.page.locator('#status').textContent()).toBe(
        'The newest 100 of 6,000 runs of pfs-overhead on main: oltp_read_only at 1 thread.',
      )
    })

    it('shows what its address asks for', async () => {
      const hash = '#branch=release%2F8.4&workload=oltp_write_only&threads=32&runs=200&show=pfson_alloff'
      await using opened = await openSite(browser, site, { hash })
      expect(await chosen(opened.page)).toEqual(['release/8.4', 'pfs-overhead', 'oltp_write_only', '32', '200'])
      const [first] = await tableOf(opened.page)
      const expected = expectedRows(RELEASE.at(-1) as RunRecord, 'oltp_write_only', 32)
      expect(first?.rows).toEqual(expected.filter(({ scenario }) => scenario === 'pfson_alloff'))
      expect(opened.complaints).toEqual([])
    })

    it('draws all runs of a branch when asked', async () => {
      await using opened = await openSite(browser, site, { hash: '#runs=all' })
      expect(await opened.page.locator('#status').textContent()).toContain('All 6,000 runs')
      expect(await opened.page.locator('#ratio-chart canvas').count()).toBe(1)
      await opened.page.locator('#pager button').last().click()
      expect((await tableOf(opened.page))[0]?.commit).toBe(MAIN.at(-21)?.commit)
      expect(opened.complaints).toEqual([])
    })
  })

  describe('for a reader', () => {
    const records = [
      ...history({ runs: 120, workloads: workloadNames(2), threads: [1, 8], steps: [{ after: 0.9, change: -0.05 }] }),
      ...history({ runs: 30, branch: 'release/8.4', seed: 2 }),
    ]
    const changes: readonly FoundChange[] = foundChanges(records.slice(0, 120))
    let site: Site

    beforeAll(async () => {
      site = await writeSite('file', records, changes)
    })

    afterAll(() => site[Symbol.asyncDispose]())

    it('is chosen from with the keyboard, and keeps the choice in its address', async () => {
      await using opened = await openSite(browser, site)
      const { page } = opened
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Skip to the numbers')
      for (const id of ['branch', 'suite', 'workload', 'threads', 'runs']) {
        await page.keyboard.press('Tab')
        expect(await focused(page)).toBe(id)
      }
      await page.locator('#workload').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await page.keyboard.press('8')
      await statusOf(opened.page).toContain('oltp_read_write at 8 threads')
      await settled(page)
      expect(await chosen(page)).toEqual(['main', 'pfs-overhead', 'oltp_read_write', '8', '100'])
      const expected = expectedRows(records[119] as RunRecord, 'oltp_read_write', 8)
      expect((await tableOf(page))[0]?.rows).toEqual(expected)
      const hash = new URL(page.url()).hash
      expect(hash).toBe('#branch=main&suite=pfs-overhead&workload=oltp_read_write&threads=8')
      await using again = await openSite(browser, site, { hash })
      expect((await tableOf(again.page))[0]?.rows).toEqual(expected)
      expect(opened.complaints).toEqual([])
    })

    it('keeps of a choice what another branch has as well', async () => {
      await using opened = await openSite(browser, site, { hash: '#workload=oltp_read_only&threads=8&runs=50' })
      await opened.page.locator('#branch').selectOption('release/8.4')
      await statusOf(opened.page).toContain('release/8.4')
      await settled(opened.page)
      expect(await chosen(opened.page)).toEqual(['release/8.4', 'pfs-overhead', 'oltp_read_only', '8', 'all'])
      expect(await opened.page.locator('#status').textContent()).toBe(
        'All 30 runs of pfs-overhead on release/8.4: oltp_read_only at 8 threads.',
      )
    })

    it('hides and shows scenarios with the space bar, in charts and table, and keeps the focus', async () => {
      await using opened = await openSite(browser, site)
      const { page } = opened
      const lines = () => page.locator('#qps-chart .mark-line path').count()
      expect(await lines()).toBe(3)
      await page.locator('#scenarios input').nth(1).focus()
      await page.keyboard.press('Space')
      await expect.poll(lines).toBe(2)
      expect(await page.evaluate('document.activeElement.value')).toBe('pfson_alloff')
      const scenarios = (await tableOf(page))[0]?.rows.map(({ scenario }) => scenario)
      expect(scenarios).toEqual(['pfsoff', 'pfson_conon_insoff'])
      expect(new URL(page.url()).hash).toContain('&show=pfsoff&show=pfson_conon_insoff')
      await page.keyboard.press('Space')
      await expect.poll(lines).toBe(3)
      expect(new URL(page.url()).hash).not.toContain('show')
    })

    it('follows an address that is changed by hand, and says what it does not have', async () => {
      await using opened = await openSite(browser, site)
      await opened.page.evaluate("location.hash = '#branch=gone/<b>&threads=8'")
      await statusOf(opened.page).toContain('Not found')
      expect(await opened.page.locator('#status').textContent()).toContain('Not found here: branch “gone/<b>”. ')
      expect(await chosen(opened.page)).toEqual(['main', 'pfs-overhead', 'oltp_read_only', '8', '100'])
    })

    it('marks change points, and lists them with the commits between which they lie', async () => {
      await using opened = await openSite(browser, site)
      const { page } = opened
      const own = changes.filter(({ key }) => key.workload === 'oltp_read_only' && key.threads === 1)
      expect(own.length).toBe(1)
      const items = await page.locator('#event-list li').allTextContents()
      const [found] = own
      const labels = await page.locator('#ratio-chart .mark-text.role-mark text').allTextContents()
      expect(labels).toEqual([change(found?.change.change ?? 0)])
      const [before, first] = [found?.change.before.commit ?? '', found?.change.first.commit ?? '']
      expect(items.find((text) => text.includes('▼'))).toContain(
        `pfson_conon_insoff with a commit of ${before.slice(0, 7)}…${first.slice(0, 7)}`,
      )
      expect(await page.locator('#event-list a').first().getAttribute('href')).toBe(
        `${REPOSITORY}/compare/${before}...${first}`,
      )
      const table = await page.locator('#runs-table').textContent()
      expect(table?.includes('▼ change point')).toBe(true)
    })

    it('links each run and its commit', async () => {
      await using opened = await openSite(browser, site)
      const last = records[119]
      expect((await tableOf(opened.page))[0]?.links).toEqual([`${REPOSITORY}/commit/${last?.commit}`, last?.runUrl])
    })

    it('tells what is known of the nearest mark, keeps it open on a click, and closes it on Escape', async () => {
      await using opened = await openSite(browser, site)
      const { page } = opened
      const hint = page.locator('#hint')
      const point = page.locator('#ratio-chart .mark-symbol path').nth(98)
      const { x, y } = (await point.boundingBox()) ?? { x: 0, y: 0 }
      await page.mouse.move(x + 3, y + 3)
      await hint.waitFor()
      const record = records[20 + 98]
      expect(await hint.textContent()).toContain('pfson_alloff')
      expect(await hint.textContent()).toContain(`${record?.recordedAt.slice(0, 16).replace('T', ' ')} UTC`)
      expect(await hint.textContent()).toContain('MySQL 8.4.6')
      await page.mouse.move(5, 5)
      await hint.waitFor({ state: 'hidden' })
      await page.mouse.click(x + 3, y + 3)
      expect(await focused(page)).toBe(record?.commit.slice(0, 7))
      expect(await hint.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
        `${REPOSITORY}/commit/${record?.commit}`,
        record?.runUrl,
      ])
      await page.keyboard.press('Escape')
      await hint.waitFor({ state: 'hidden' })
      expect(opened.complaints).toEqual([])
    })

    it('turns the pages of the table with the keyboard', async () => {
      await using opened = await openSite(browser, site)
      const { page } = opened
      expect(await page.locator('#pager button').first().isDisabled()).toBe(true)
      await page.locator('#pager button').last().focus()
      await page.keyboard.press('Enter')
      expect((await tableOf(page))[0]?.commit).toBe(records[99]?.commit)
      expect(await page.locator('#pager span').textContent()).toBe('21–40 of 100')
      for (let turn = 0; turn < 3; turn++) await page.locator('#pager button').last().click()
      expect((await tableOf(page)).at(-1)?.commit).toBe(records[20]?.commit)
      expect(await page.locator('#pager button').last().isDisabled()).toBe(true)
    })

    it('follows the colour scheme, and the width', async () => {
      await using opened = await openSite(browser, site)
      const { page } = opened
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.waitForSelector('#ratio-chart[data-drawn="dark"]')
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(13, 17, 23)')
      await page.setViewportSize({ width: 700, height: 900 })
      await expect.poll(() => page.locator('#ratio-chart svg').getAttribute('width')).toBe('636')
      expect(await page.locator('#ratio-chart svg').count()).toBe(1)
      expect(opened.complaints).toEqual([])
    })

    it.each([400, 1200])('fits a width of %i without scrolling sideways', async (width) => {
      for (const scheme of ['light', 'dark'] as const) {
        await using opened = await openSite(browser, site, { width, scheme })
        const widths = '[document.documentElement, ...document.querySelectorAll(".scroll")]'
        const overflow = await opened.page.evaluate(`${widths}.map((one) => one.scrollWidth - one.clientWidth)`)
        expect(overflow).toEqual(width === 400 ? [0, 0, 0, expect.any(Number)] : [0, 0, 0, 0])
      }
    })

    it('says which data could not be loaded', async () => {
      await using broken = await writeSite('http', records)
      await using opened = await openSite(browser, broken)
      await rm(join(broken.folder, 'data'), { recursive: true })
      await opened.page.locator('#branch').selectOption('release/8.4')
      await opened.page.locator('#problem').waitFor()
      expect(await opened.page.locator('#problem').textContent()).toMatch(
        /^data\/[0-9a-f]+-(?:0|changes)\.js could not be loaded\. Reload the page to try again\.$/,
      )
    })

    it.each([
      ['', 'data/index.js could not be loaded. Reload the page to try again.'],
      ["self.qpsgateData={'data/index.js':{format:0}}", /^The data are of another version than this page\./],
    ])('says that it cannot read an index of %j', async (content, said) => {
      await using broken = await writeSite('file', [])
      await writeFile(join(broken.folder, 'data/index.js'), content)
      await using opened = await openSite(browser, broken, { until: '#problem:not([hidden])' })
      expect(await opened.page.locator('#problem').textContent()).toMatch(said)
    })
  })

  describe('over suites of known outcome', () => {
    const shape = { runs: 300, suite: 'a-a', scenarios: ['off', 'again'] }
    const sure = history(shape).map((record): RunRecord => {
      return { ...record, verdict: 'pass', suite: { ...record.suite, known: 'pass' } }
    })
    const slowdown = { name: 'slowdown', fingerprint: '0123456789abcdef', known: 'regressed' } as const
    const slow = (['regressed', 'pass'] as const).map((verdict) => runRecord({ suite: slowdown, verdict }))

    it('counts their runs against what is promised', async () => {
      await using site = await writeSite('file', [...sure, ...slow, ...history({ runs: 3 })])
      await using opened = await openSite(browser, site, { hash: '#suite=a-a' })
      const { page } = opened
      const cells = (place: string) =>
        page.locator(`#promise tbody tr${place} > *`).evaluateAll((all) => all.map((one) => one.textContent))
      expect(await page.locator('#outcomes').textContent()).toContain('300 runs known to pass: 300 did, 0 undecided')
      expect(await page.locator('#promise tbody tr').count()).toBe(2)
      const kept = ['main', 'a-a', 'pass', '300', '300', '0', '0 (0 %)', '0.99 %', '< 1 %', '● kept']
      expect(await cells(':first-child')).toEqual(kept)
      const open = [
        'main',
        'slowdown',
        'regressed',
        '2',
        '1',
        '0',
        '1 (50 %)',
        '97 %',
        '< 5 %',
        '◆ too few runs to show it',
      ]
      expect(await cells(':last-child')).toEqual(open)
      await page.locator('#promise tbody a').last().click()
      await statusOf(page).toContain('slowdown')
      await page.locator('#suite').selectOption('pfs-overhead')
      await statusOf(page).toContain('pfs-overhead')
      expect(await page.locator('#outcomes').isHidden()).toBe(true)
      expect(opened.complaints).toEqual([])
    })

    it('does not speak of them where there are none', async () => {
      await using site = await writeSite('file', history({ runs: 3 }))
      await using opened = await openSite(browser, site)
      expect(await opened.page.locator('#promise').isHidden()).toBe(true)
      expect(await opened.page.locator('#outcomes').isHidden()).toBe(true)
    })

    it.each([400, 1200])('fits a width of %i without scrolling the page sideways', async (width) => {
      await using site = await writeSite('file', sure)
      await using opened = await openSite(browser, site, { width })
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await opened.page.evaluate(overflow)).toBe(0)
    })
  })

  it('says how to store the first run where none is', async () => {
    await using site = await writeSite('file', [])
    await using opened = await openSite(browser, site, { until: '#empty:not([hidden])' })
    expect(await opened.page.locator('#empty').textContent()).toContain('No runs are stored yet')
    expect(await opened.page.locator('#content').isHidden()).toBe(true)
    expect(opened.complaints).toEqual([])
  })

  it('shows a single run', async () => {
    await using site = await writeSite('file', [runRecord()])
    await using opened = await openSite(browser, site)
    expect((await tableOf(opened.page))[0]?.rows).toEqual(expectedRows(runRecord(), 'oltp_read_only', 8))
    expect(opened.complaints).toEqual([])
  })

  it('shows a history in which nothing was compared', async () => {
    const cells = [cell('off', { qps: 12_345 })]
    await using site = await writeSite('file', [runRecord({ scenarios: [arm('off', 'control')], cells })])
    await using opened = await openSite(browser, site)
    expect(await opened.page.locator('#ratio').isHidden()).toBe(true)
    expect((await tableOf(opened.page))[0]?.rows).toEqual([{ scenario: 'off', numbers: [12_345] }])
    expect(opened.complaints).toEqual([])
  })

  it('says so where none of the runs measured the cell', async () => {
    const old = runRecord({ cells: [cell('off', { workload: 'old' })] })
    const runs = history({ runs: 120 }).map((one) => ({ ...one, recordedAt: one.recordedAt.replace('2026', '2027') }))
    await using site = await writeSite('file', [old, ...runs])
    await using opened = await openSite(browser, site, { hash: '#workload=old', until: '#nothing:not([hidden])' })
    expect(await opened.page.locator('#results').isHidden()).toBe(true)
    await opened.page.locator('#runs').selectOption('all')
    await settled(opened.page)
    expect((await tableOf(opened.page)).length).toBe(1)
    expect(opened.complaints).toEqual([])
  })

  it.each([
    ['slashes and dots', 'release/8.4.x', 'suite/../../etc/passwd'],
    ['unicode', '分支/ünïcödé‮', 'tëst 🐬'],
    ['markup', '</script><script>document.title = "hit"</script>', '"><img src=x onerror="document.title = \'hit\'">'],
    ['names of objects', '__proto__', 'constructor'],
    ['parts of an address', 'a&branch=b#c', '%2e%2e%2f?x=1'],
  ])('shows names as text: %s', async (_, branch, suite) => {
    const record = runRecord({
      branch,
      suite: { name: suite, fingerprint: '' },
      commit: branch,
      runUrl: 'javascript:document.title="hit"',
      toolVersion: suite,
      machine: { ...runRecord().machine, cpuModel: branch },
      scenarios: [arm(branch, 'control'), arm(suite, 'candidate', { server: { product: suite, version: branch } })],
      cells: [
        cell(branch, { workload: suite }),
        cell(suite, { workload: suite, ratio: { mean: -0.1, standardError: 0.01 } }),
      ],
    })
    await using site = await writeSite('http', [record, runRecord()], [], { defaultBranch: branch })
    await using opened = await openSite(browser, site)
    const { page } = opened
    expect(await chosen(page)).toEqual([branch, suite, suite, '8', 'all'])
    const shown = await page.locator('#runs-table').textContent()
    for (const text of [branch, suite]) expect(shown).toContain(text.replace('\u202e', '\\u202e'))
    expect((await tableOf(page))[0]?.links).toEqual([])
    await page.locator('#ratio-chart .mark-symbol path').first().click()
    await page.locator('#hint.kept').waitFor()
    expect(await page.locator('a[href^="javascript:"], main img, main script, #hint img').count()).toBe(0)
    await page.locator('#histories a').first().click()
    expect(await page.title()).toBe('Queries per second, run by run')
    expect(opened.complaints).toEqual([])
  })

  it('allows no script but its own', async () => {
    await using site = await writeSite('file', [runRecord()])
    await using opened = await openSite(browser, site)
    await opened.page.evaluate(`{
      const script = document.createElement('script')
      script.textContent = 'document.title = "hit"'
      document.body.append(script)
    }`)
    expect(await opened.page.title()).not.toBe('hit')
    expect(opened.complaints.join()).toContain('Content Security Policy')
  })
})
