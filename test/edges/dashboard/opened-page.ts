/** The dashboard in a browser: written into a folder, opened from the disk or from a web server. */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import type { FoundChange } from '../../../src/core/history/change-points.ts'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { type DashboardOptions, writeDashboard } from '../../../src/edges/dashboard/dashboard.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

export interface Site extends AsyncDisposable {
  readonly folder: string
  /** Address of index.html. */
  readonly address: string
}

export interface Opened extends AsyncDisposable {
  readonly page: Page
  readonly requests: readonly string[]
  /** Errors of scripts, messages of the console, and breaches of the page's policy. */
  readonly complaints: readonly string[]
  /** Time from the request to the first chart. */
  readonly firstChartSeconds: number
}

export interface View {
  readonly hash?: string
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
  /** Element to wait for; default: both charts. */
  readonly until?: string
}

const TIMEOUT_MS = 60_000
const BOTH_CHARTS = '#content:not([aria-busy]) #qps-chart[data-drawn]'

export async function writeSite(
  from: 'file' | 'http',
  records: readonly RunRecord[],
  changes: readonly FoundChange[] = [],
  options: Partial<DashboardOptions> = {},
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'qpsgate-dashboard-'))
  await writeDashboard(records, changes, {
    repositoryUrl: 'https://forge.example/owner/repository',
    defaultBranch: null,
    write: async (path, content) => {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    },
    ...options,
  })
  const server = from === 'http' ? await serve(folder) : undefined
  const port = (server?.address() as AddressInfo | undefined)?.port
  return {
    folder,
    address:
      port === undefined ? pathToFileURL(join(folder, 'index.html')).href : `http://127.0.0.1:${port}/index.html`,
    [Symbol.asyncDispose]: async () => {
      server?.closeAllConnections()
      server?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function serve(folder: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1')
    const content = await readFile(join(folder, pathname)).catch(() => undefined)
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' })
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

export async function openSite(browser: Browser, site: Site, view: View = {}): Promise<Opened> {
  const { hash = '', scheme = 'light', width = 1200, until = BOTH_CHARTS } = view
  const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 } })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  const [requests, complaints]: [string[], string[]] = [[], []]
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => complaints.push(message.text()))
  const began = performance.now()
  await page.goto(`${site.address}${hash}`)
  const firstChart = page.waitForSelector('#ratio-chart[data-drawn]', { state: 'attached' }).then(
    () => (performance.now() - began) / 1000,
    () => Number.NaN,
  )
  await page.waitForSelector(until)
  const firstChartSeconds = until === BOTH_CHARTS ? await firstChart : Number.NaN
  return { page, requests, complaints, firstChartSeconds, [Symbol.asyncDispose]: () => context.close() }
}

/** Size of the files that were asked for, as they are on the disk. */
export async function bytesOf({ requests }: Opened, site: Site): Promise<number> {
  const paths = requests.map((address) =>
    address.startsWith('file:')
      ? fileURLToPath(address.replace(/[?#].*/, ''))
      : join(site.folder, new URL(address).pathname),
  )
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** After a choice: both charts are drawn again. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector(BOTH_CHARTS)
}

export interface TableRun {
  readonly time: string
  readonly commit: string
  readonly links: readonly string[]
  readonly text: string
  readonly rows: readonly { readonly scenario: string; readonly numbers: readonly number[] }[]
}

/** The rows of the table of runs, newest first. */
export function tableOf(page: Page): Promise<TableRun[]> {
  return page.locator('#runs-table tbody').evaluateAll((bodies) =>
    bodies.map((body) => {
      const [head, ...rows] = body.querySelectorAll('tr')
      const links = [...(head?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
      return {
        time: head?.querySelector('time')?.getAttribute('datetime') ?? '',
        commit: head?.querySelector('.commit')?.getAttribute('title')?.replace('commit ', '') ?? '',
        links,
        text: head?.textContent ?? '',
        rows: rows.map((row: typeof body) => ({
          scenario: row.querySelector('.name')?.textContent ?? '',
          numbers: [...row.querySelectorAll('data')].map((one) => Number(one.getAttribute('value'))),
        })),
      }
    }),
  )
}
