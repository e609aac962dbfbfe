/**
 * The diagnostic abilities of the published Performance Schema studies. Their keys must not change, because they are in
 * result.json.
 */

/** Each title completes "shows …". */
const TITLES = {
  'most-executed-sql': 'which SQL runs most',
  'response-time': 'how long each SQL takes on average',
  'sorted-rows': 'which SQL sorts most rows',
  'scanned-rows': 'which SQL scans most rows',
  'temporary-tables': 'which SQL makes temporary tables',
  'returned-rows': 'which SQL returns most rows',
  'physical-io': 'which tables cause most file I/O',
  'logical-io': 'which tables are read and written most',
  'index-use': 'which indexes are used most',
  'unused-indexes': 'which indexes are never used',
  'wait-events': 'which waits take most time',
  'statement-profile': 'where a single statement spends its time',
  'stage-times': 'how long each stage of execution takes',
  'lock-waits': 'which stages of execution wait for locks',
} as const

export type AbilityKey = keyof typeof TITLES

export const ABILITIES = Object.entries(TITLES).map(([key, title]) => ({ key, title }))
