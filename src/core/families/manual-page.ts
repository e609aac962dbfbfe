/** Addresses of the manuals' paragraphs on variables. */
import type { Family, Fork, Lifetime } from './family.ts'
import table from './manual-pages.json' with { type: 'json' }

/** A subject by which manuals divide variables into pages. */
export type ManualPage = keyof typeof table

const PAGES: Readonly<Record<ManualPage, Readonly<Partial<Record<Fork, string>>>>> = table
/** Page of all variables, for subjects that have none of their own in a manual. */
const ALL_VARIABLES = 'server-system-variables'

/**
 * Address of the paragraph on a variable. Several variables (a name with *) and options without a variable have the
 * address of the page. So have variables of Percona Server, whose paragraphs are spread over its manual.
 */
export function manualPage({ fork, manual }: Family, page: ManualPage, name: string, lifetime: Lifetime = {}): string {
  const file = PAGES[page][fork] ?? ALL_VARIABLES
  if (file.startsWith('https:')) return file
  return manual.addressOf(file, name.includes('*') || page.endsWith('-options') ? undefined : name, lifetime)
}
