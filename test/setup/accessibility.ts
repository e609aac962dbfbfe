/** Finds faults of a page for people who listen to it, enlarge it, or use no mouse. */
import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser } from 'playwright-core'

export type Scheme = 'light' | 'dark'

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Rules of WCAG 2.1, and axe's best practices. */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'] },
  // Whether all content must be in a region is a matter of taste.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
}

/**
 * Each broken rule of axe with each element that breaks it: `color-contrast: <span class="faint">`.
 *
 * @param url an http address
 */
export async function accessibilityFailures(
  browser: Browser,
  url: string,
  scheme: Scheme = 'light',
): Promise<string[]> {
  // The page's own content security policy would keep axe out.
  await using context = await browser.newContext({ colorScheme: scheme, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(AXE)
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(OPTIONS)})`)) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
