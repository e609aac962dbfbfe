import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page as BrowserPage } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sidebarOf } from '../docs/.vitepress/navigation.ts'
import { anchorOf, type Page, readPages, titleOf } from '../docs/.vitepress/pages.ts'
import { REPOSITORY, siteAddress } from '../docs/.vitepress/repository.ts'
import { accessibilityFailures } from './setup/accessibility.ts'
import { type BuiltSite, buildSite, fileOf } from './setup/built-site.ts'
import { ensureChromium } from './setup/chromium.ts'
import { IS_NIGHTLY } from './setup/nightly.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** Base on GitHub Pages, where a project is a folder of its owner's site. */
const BASE = '/qpsgate/'
/** A name of the documents that nobody searches for by its parts. */
const KNOWN_NAME = 'innodb_flush_log_at_trx_commit'

const pages = readPages()
const page = (path: string, text = `# Title of ${path}`): Page => ({ path, text })

/** The sidebar, one line an item, indented by depth. */
function outline(items: ReturnType<typeof sidebarOf>, indent = ''): string[] {
  return items.flatMap(({ text, link, items: below = [] }) => [
    `${indent}${text}${link === undefined ? '' : ` ${link}`}`,
    ...outline(below, `${indent}  `),
  ])
}

describe('the navigation', () => {
  test('has every page but evidence once, by its own heading', () => {
    const entries = outline(sidebarOf(pages)).map((line) => line.trim())
    const wanted = pages
      .filter(({ path }) => !path.startsWith('evidence/'))
      .map((one) => `${titleOf(one)} /${one.path.replace(/(^|\/)index$/, '$1')}`)
    expect(entries.filter((line) => / \/\S*$/.test(line)).sort()).toEqual(wanted.sort())
  })

  test('keeps the order of its groups, and puts what they do not name at the end of the folder’s group', () => {
    const sidebar = sidebarOf([
      page('zebra'),
      page('studies/another'),
      page('studies/performance-schema'),
      page('troubleshooting'),
    ])
    expect(outline(sidebar)).toEqual([
      'Reference',
      '  Title of troubleshooting /troubleshooting',
      '  Title of zebra /zebra',
      'Studies',
      '  Title of studies/performance-schema /studies/performance-schema',
      '  Title of studies/another /studies/another',
    ])
  })

  test('has the pages of a folder below its index, in the order in which that names them', () => {
    const index = page('recipes/index', '# Recipes\n\n[two](two.md), [one](one.md#how)')
    expect(outline(sidebarOf([index, page('recipes/one'), page('recipes/three'), page('recipes/two')]))).toEqual([
      'Start',
      '  Recipes /recipes/',
      '    Title of recipes/two /recipes/two',
      '    Title of recipes/one /recipes/one',
      '    Title of recipes/three /recipes/three',
    ])
  })

  test('loses no page of a folder that nobody has thought of', () =>
    expect(outline(sidebarOf([page('new/page')]))).toEqual(['More', '  Title of new/page /new/page']))

  test('takes titles without their marks, and refuses a page without one', () => {
    expect(titleOf(page('x', 'before\n# The `--seed` of [sysbench](x.md)\n'))).toBe('The --seed of sysbench')
    expect(() => titleOf(page('x', '## Second'))).toThrow('docs/x.md has no heading of the first level')
  })
})

describe('a link', () => {
  const known = new Set(['statistics', 'studies/oltp', 'recipes/index'])
  test.each([
    ['statistics.md#looks', 'docs', 'statistics.md#looks'],
    ['../statistics.md', 'docs/studies', '../statistics.md'],
    ['#looks', 'docs', '#looks'],
    ['https://example.org/', 'docs', 'https://example.org/'],
    ['recipes/', 'docs', 'recipes/index.md'],
    ['../scenarios/pfs.yml', 'docs', `${REPOSITORY}/blob/main/scenarios/pfs.yml`],
    ['../../scenarios', 'docs/studies', `${REPOSITORY}/tree/main/scenarios`],
    ['../README.md#history', 'docs', `${REPOSITORY}/blob/main/README.md#history`],
    ['studies', 'docs', `${REPOSITORY}/tree/main/docs/studies`],
  ])('to %s in %s leads to %s', (href, folder, address) => expect(siteAddress(href, folder, known)).toBe(address))

  test.each(['gone.md', '../gone.yml', '../scenarios/gone.yml#x'])('to %s ends the build', (href) =>
    expect(() => siteAddress(href, 'docs', known)).toThrow(`a page in docs/ links to ${href}, which is not there`),
  )

  test('has the anchors of GitHub', () =>
    expect(anchorOf('The runner’s own `MySQL` – 5 % of it?')).toBe('the-runners-own-mysql--5--of-it'))
})

describe('figures that a page takes from another', () => {
  const rowsOf = (path: string) =>
    read(path)
      .split('\n')
      .filter((line) => /^\|(?! *:?-+)/.test(line))
      .map((line) => cellsOf(line))
  const cellsOf = (line: string) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1)
  const read = (path: string) => readFileSync(join(ROOT, 'docs', path), 'utf8')

  test('of detection are what it says, after 80 and 320 s', () => {
    const [alarms = [], found = []] = ['### False alarms', '### Detection'].map((heading) =>
      (read('evidence/detection.md').split(`${heading}\n`)[1] ?? '').split('\n##')[0]?.split('\n').map(cellsOf),
    )
    const rows = rowsOf('comparison.md')
    const compared = rows.slice(rows.findIndex(([first]) => first === 'rule') + 1)
    expect(compared.length).toBeGreaterThan(8)
    for (const [rule, failed, ...sizes] of compared) {
      const [, , , at80, at320] = alarms.find(([gate]) => gate === rule) ?? []
      expect([rule, failed]).toEqual([rule, `${at80} / ${at320}`])
      const [, , , ...all] = found.find(([gate]) => gate === rule) ?? []
      expect([rule, ...sizes]).toEqual([rule, ...all.map((cell) => cell.split(' / ').slice(2).join(' / '))])
    }
  })

  test('of the time to a verdict are those that were measured', () => {
    const times = (verdict: string) => {
      const cells = rowsOf('evidence/measurements.md')
        .filter(([change]) => change?.endsWith(`: ${verdict}`))
        .flat()
      const limits = cells.flatMap((cell) => [...cell.matchAll(/^[\d.]+ \(([\d.]+) … ([\d.]+)\)$/g)])
      expect(limits.length).toBeGreaterThan(1)
      const seconds = limits.flatMap(([, least, most]) => [Math.round(Number(least)), Math.round(Number(most))])
      return `${verdict} within ${Math.min(...seconds)} to ${Math.max(...seconds)} s`
    }
    const page = read('requirements.md')
    for (const verdict of ['red', 'green']) expect(page).toContain(times(verdict))
  })

  test('of what tolerances take are those of our own rule', () => {
    const ours = new Map(rowsOf('evidence/detection.md').map(([first, ...rest]) => [first, rest.at(-1)?.split(' ')[0]]))
    const rows = rowsOf('how-it-decides.md').filter(([first = '']) => /^[\d.]+ %$/.test(first))
    expect(rows).toHaveLength(4)
    for (const [tolerance, , seconds] of rows) expect([tolerance, seconds]).toEqual([tolerance, ours.get(tolerance)])
  })
})

describe('pages that explain', () => {
  test.each(['comparison', 'requirements', 'how-it-decides', 'index'])('have at most 900 words: %s', (path) => {
    const text = readFileSync(join(ROOT, 'docs', `${path}.md`), 'utf8')
    const words = text.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][^\s|]*/gu) ?? []
    expect(words.length).toBeLessThanOrEqual(900)
  })
})

describe('the site', () => {
  let site: BuiltSite
  let browser: Browser

  beforeAll(async () => {
    site = await buildSite(BASE)
    browser = await ensureChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await site?.[Symbol.asyncDispose]()
  })

  const read = (file: string) => readFileSync(join(site.folder, file), 'utf8')
  const written = (ending: string) => site.files.filter((file) => file.endsWith(ending))
  /** Live pages are made of results, and have policies of their own. */
  const isPage = (file: string) => !file.startsWith('live/')
  const addressOf = ({ path }: Page) => `${site.address}${path.replace(/(^|\/)index$/, '$1')}`

  test('is built with a file for each page', () => {
    expect(written('.html').filter(isPage).sort()).toEqual(
      [...pages.map(({ path }) => `${path}.html`), '404.html'].sort(),
    )
  })

  test('has links and anchors that lead somewhere', () => {
    const broken = pages.flatMap(({ path }) =>
      hrefsOf(read(`${path}.html`))
        .filter((href) => !leads(href, path))
        .map((href) => `${path}: ${href}`),
    )
    expect(broken).toEqual([])
  })

  /** To a file of the site and an anchor in it, to a file of the repository, or to somewhere else altogether. */
  function leads(href: string, path: string): boolean {
    if (href.startsWith(`${REPOSITORY}/edit/main/`)) return existsSync(join(ROOT, 'docs', `${path}.md`))
    const [, inRepository] = href.match(/^https:\/\/github\.com\/qpsgate\/qpsgate\/(?:blob|tree)\/main\/([^#]+)/) ?? []
    if (inRepository !== undefined) return existsSync(join(ROOT, inRepository))
    const { origin, pathname, hash } = new URL(href, `http://site${BASE}${path}`)
    if (origin !== 'http://site') return true
    if (!pathname.startsWith(BASE)) return false
    const file = fileOf(site.folder, decodeURI(pathname.slice(BASE.length)))
    if (file === undefined) return false
    return hash === '' || readFileSync(file, 'utf8').includes(` id="${decodeURIComponent(hash.slice(1))}"`)
  }

  test('loads nothing from elsewhere, and says so to the browser', () => {
    for (const file of written('.html').filter(isPage)) {
      const html = read(file)
      expect(html, file).toContain(
        `http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'`,
      )
      const loaded = [...html.matchAll(/<(?:script|link|img|source|iframe|video|audio|object|embed)\s[^>]*>/g)]
      expect(
        loaded.map(([tag]) => tag).filter((tag) => /\s(?:src|srcset|href|data)="(?:https?:)?\/\//.test(tag)),
      ).toEqual([])
    }
    expect(written('.css').length).toBeGreaterThan(0)
    for (const file of written('.css')) expect(read(file), file).not.toMatch(/url\(["']?(?:https?:)?\/\/|@import/)
    expect(site.files.filter((file) => /\.(woff2?|ttf)$/.test(file))).toEqual([])
  })

  test('shows what looks like a template as it was written', () =>
    expect(read('action.html')).toMatch(/(?:&#123;&#123;|\{\{) github\.token \}\}/))

  test('opens pages without a complaint, a request to elsewhere, or what is wider than a telephone', async () => {
    await using opened = await open(390)
    for (const one of pages.filter((_, nth) => IS_NIGHTLY || nth % 3 === 0)) {
      await opened.page.goto(addressOf(one))
      // Asked again from here: the page's policy lets nothing be evaluated in it later.
      const isAlive = () => opened.page.evaluate('document.querySelector("#app").__vue_app__ !== undefined')
      await expect.poll(isAlive).toBe(true)
      const wider = await opened.page.evaluate('document.documentElement.scrollWidth > window.innerWidth')
      expect(wider, one.path).toBe(false)
    }
    expect(opened.complaints).toEqual([])
    expect(opened.requests.filter((url) => !url.startsWith(site.address) && !url.startsWith('data:'))).toEqual([])
  })

  test.each(['light', 'dark'] as const)('follows the reader’s scheme: %s', async (scheme) => {
    await using opened = await open(1200, scheme)
    await opened.page.goto(site.address)
    const background = await opened.page.evaluate('getComputedStyle(document.body).backgroundColor')
    expect(background).toBe(scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(27, 27, 31)')
  })

  test('finds a name by its whole, and leads to where it stands', async () => {
    await using opened = await open(1200)
    await opened.page.goto(site.address)
    await opened.page.locator('#local-search button').click()
    await opened.page.locator('#localsearch-input').fill(KNOWN_NAME)
    const first = opened.page.locator('#localsearch-list a').first()
    await first.waitFor()
    const address = new URL((await first.getAttribute('href')) ?? '', site.address).href
    await opened.page.keyboard.press('Enter')
    await opened.page.waitForURL(address)
    await opened.page.locator('main', { hasText: KNOWN_NAME }).waitFor()
    expect(opened.complaints).toEqual([])
  })

  test('finds nothing where one word of several is missing', async () => {
    await using opened = await open(1200)
    await opened.page.goto(site.address)
    await opened.page.locator('#local-search button').click()
    await opened.page.locator('#localsearch-input').fill('innodb zzzzzz')
    await opened.page.locator('.VPLocalSearchBox .no-results').waitFor()
  })

  test('says that a page is missing, and where to go on', async () => {
    await using opened = await open(1200)
    const answer = await opened.page.goto(`${site.address}gone`)
    expect(answer?.status()).toBe(404)
    expect(await opened.page.locator('.NotFound').textContent()).toContain('There is no such page')
    expect(await opened.page.locator('.NotFound a').getAttribute('href')).toBe(BASE)
  })

  test('has an index of what the pages say', () => {
    const [index = ''] = site.files.filter((file) => file.includes('localSearchIndex'))
    for (const word of KNOWN_NAME.split('_')) expect(read(index)).toContain(word)
  })

  test('has a live report of a real run, and a dashboard with a year of runs', async () => {
    await using opened = await open(1200)
    await opened.page.goto(`${site.address}live/report.html`)
    await opened.page.locator('#chart svg, #chart canvas').first().waitFor()
    await opened.page.goto(`${site.address}live/dashboard/index.html`)
    await opened.page
      .locator('main')
      .getByText(/52 runs/)
      .first()
      .waitFor()
    expect(opened.complaints).toEqual([])
    expect(opened.requests.filter((url) => !url.startsWith(site.address) && !/^(?:data|blob):/.test(url))).toEqual([])
  })

  test.each([
    ['', 'light'],
    ['evidence/detection', 'dark'],
    ['live/report.html', 'light'],
    ['live/dashboard/index.html', 'dark'],
  ] as const)('is accessible: /%s, %s', async (path, scheme) =>
    expect(await accessibilityFailures(browser, `${site.address}${path}`, scheme)).toEqual([]),
  )

  interface Opened extends AsyncDisposable {
    readonly page: BrowserPage
    readonly requests: readonly string[]
    readonly complaints: readonly string[]
  }

  async function open(width: number, scheme: 'light' | 'dark' = 'light'): Promise<Opened> {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 } })
    context.setDefaultTimeout(60_000)
    const opened = await context.newPage()
    const [requests, complaints]: [string[], string[]] = [[], []]
    opened.on('request', (request) => requests.push(request.url()))
    opened.on('pageerror', (error) => complaints.push(String(error)))
    opened.on('console', (message) => complaints.push(message.text()))
    return { page: opened, requests, complaints, [Symbol.asyncDispose]: () => context.close() }
  }
})

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
