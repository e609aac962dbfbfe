/** SQL that fills the server's tables of time zones. */

/**
 * Statements that define a time zone with only its current offset from UTC, without changes of the clock, because the
 * speed of a server does not depend on these. None if there is no such zone.
 *
 * @param id number of the zone, from 1 on
 */
export function zoneStatements(zone: string, id: number, now = new Date()): readonly string[] {
  // Names of time zones have only these characters; any other might end the string in the SQL.
  const seconds = /^[\w+/-]+$/.test(zone) ? offsetOf(zone, now) : undefined
  if (seconds === undefined) return []
  return [
    `INSERT INTO mysql.time_zone VALUES (${id}, 'N')`,
    `INSERT INTO mysql.time_zone_name VALUES ('${zone}', ${id})`,
    `INSERT INTO mysql.time_zone_transition_type VALUES (${id}, 0, ${seconds}, 0, '')`,
  ]
}

/** Seconds east of UTC; undefined if there is no such zone. */
function offsetOf(timeZone: string, at: Date): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(text) ?? []
    return (sign === '-' ? -60 : 60) * (60 * Number(hours) + Number(minutes))
  } catch {
    return undefined
  }
}
