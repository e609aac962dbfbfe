/** Kind of a log or export, recognised by its beginning. */

export type LoadFormat = 'general' | 'slow' | 'performance-schema'

const GENERAL =
  /^(?:\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)\t|\d{6} [ \d]\d:\d\d:\d\d\t|\t\t) *\d+ (?:Query|Execute|Prepare|Connect|Quit|Init DB|Close stmt)\t?/m
const SLOW = /^# (?:User@Host|Query_time): /m

/** @param beginning a log may begin in the middle of a statement */
export function formatOf(beginning: string): LoadFormat | undefined {
  const text = beginning.replace(/^\ufeff/, '')
  const first = text.split('\n', 1)[0] ?? ''
  if (/\bdigest_text\b/i.test(first) && /\bcount_star\b/i.test(first)) return 'performance-schema'
  const [general, slow] = [text.search(GENERAL), text.search(SLOW)]
  if (slow >= 0 && (general < 0 || slow < general)) return 'slow'
  return general >= 0 ? 'general' : undefined
}
