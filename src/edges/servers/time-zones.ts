/** Rows of the server's tables of time zones, which the system's own data of zones give. */

const FIRST = Date.UTC(1970, 0, 1)
const LAST = Date.UTC(2037, 11, 31)
const STEP_MS = 28 * 24 * 3600 * 1000

/**
 * Statements that make a zone known to a server; none if there is no such zone.
 *
 * @param id number of the zone, from 1 on
 */
export function zoneStatements(zone: string, id: number): readonly string[] {
  const offsetAt = offsets(zone)
  if (offsetAt === undefined) return []
  const changes: [number, number][] = [[FIRST, offsetAt(FIRST)]]
  for (let from = FIRST; from < LAST; from += STEP_MS) {
    const [before, after] = [offsetAt(from), offsetAt(from + STEP_MS)]
    if (before === after) continue
    let [low, high] = [from, from + STEP_MS]
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000
      if (offsetAt(middle) === before) low = middle
      else high = middle
    }
    changes.push([high, after])
  }
  const types = [...new Set(changes.map(([, offset]) => offset))]
  const rows = (values: readonly (readonly (number | string)[])[]) =>
    values.map((row) => `(${[id, ...row].join(', ')})`).join(', ')
  return [
    `INSERT INTO mysql.time_zone VALUES (${id}, 'N')`,
    `INSERT INTO mysql.time_zone_name VALUES ('${zone}', ${id})`,
    `INSERT INTO mysql.time_zone_transition_type VALUES ${rows(types.map((offset, type) => [type, offset, 0, "''"]))}`,
    `INSERT INTO mysql.time_zone_transition VALUES ${rows(changes.map(([at, offset]) => [at / 1000, types.indexOf(offset)]))}`,
  ]
}

/** The zone's seconds east of UTC at a time. */
function offsets(zone: string): ((ms: number) => number) | undefined {
  // No other character is in a name.
  if (!/^[\w+/-]+$/.test(zone)) return undefined
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', second: 'numeric', ...parts })
    return (ms) => {
      const of = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
      const { year = 0, month = 1, day, hour, minute, second } = of
      return (Date.UTC(year, month - 1, day, hour, minute, second) - ms) / 1000
    }
  } catch {
    return undefined
  }
}
