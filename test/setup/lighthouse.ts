import lighthouse, { type Flags } from 'lighthouse'
import { freePort } from '../fakes/loopback-server.ts'
import { ensureChromium } from './chromium.ts'

const SETTINGS: Flags = {
  onlyCategories: ['accessibility'],
  disableFullPageScreenshot: true,
  logLevel: 'error',
}

/**
 * Each failed audit of accessibility, and the elements that it names: `color-contrast: <span class="faint">`. The page,
 * at an http address, is opened in a browser of its own that is closed again.
 */
export async function lighthouseFailures(url: string, scheme: 'light' | 'dark'): Promise<string[]> {
  const port = await freePort()
  // Lighthouse has no word for the scheme: Blink prefers 0 for dark and 1 for light.
  const preferred = `--blink-settings=preferredColorScheme=${scheme === 'dark' ? 0 : 1}`
  await using _browser = await ensureChromium(`--remote-debugging-port=${port}`, preferred)
  const run = await lighthouse(url, { ...SETTINGS, port })
  if (run === undefined || run.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse did not look at ${url}: ${run?.lhr.runtimeError?.message ?? 'it says nothing'}`)
  return Object.values(run.lhr.audits).flatMap(failuresOf)
}

type Audit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]

/** None if it holds, or does not apply. */
function failuresOf({ id, score, details }: Audit): string[] {
  if (score === null || score === 1) return []
  const items = details?.type === 'table' ? details.items : []
  const elements = items.flatMap(({ node }) => (isNode(node) ? [node.snippet] : []))
  return elements.length === 0 ? [id] : elements.map((element) => `${id}: ${element}`)
}

function isNode(value: unknown): value is { readonly snippet: string } {
  return typeof value === 'object' && value !== null && 'snippet' in value && typeof value.snippet === 'string'
}
