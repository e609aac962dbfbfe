/** Addresses of the manuals' paragraphs on variables, so that a report can lead a reader there. */
import type { Family, Fork, Lifetime } from './family.ts'
import table from './manual-pages.json' with { type: 'json' }

export type ManualPage = keyof typeof table

const PAGES: Readonly<Record<ManualPage, Readonly<Partial<Record<Fork, string>>>>> = table
const ALL_VARIABLES = 'server-system-variables'

/**
 * Address of the paragraph on a variable. Names with * and options without a variable get the address of the page,
 * because no paragraph is about them. So do variables of Percona Server, whose paragraphs are spread over its manual.
 */
export function manualPage({ fork, manual }: Family, page: ManualPage, name: string, lifetime: Lifetime = {}): string {
  const file = PAGES[page][fork] ?? ALL_VARIABLES
  if (file.startsWith('https:')) return file
  return manual.addressOf(file, name.includes('*') || page.endsWith('-options') ? undefined : name, lifetime)
}
