import { expect, it } from 'vitest'
import { zoneStatements } from '../../../src/edges/servers/time-zones.ts'

it('a zone is known with each change of its offset, to the second', () => {
  const [zone, name, types, changes] = zoneStatements('Europe/Berlin', 7)
  expect(zone).toBe("INSERT INTO mysql.time_zone VALUES (7, 'N')")
  expect(name).toBe("INSERT INTO mysql.time_zone_name VALUES ('Europe/Berlin', 7)")
  expect(types).toContain("VALUES (7, 0, 3600, 0, ''), (7, 1, 7200, 0, '')")
  // 29 March and 25 October 2026, 01:00 UTC.
  expect(changes).toContain('(7, 1774746000, 1), (7, 1792890000, 0)')
})

it.each(['Europe/Berln', '+02:00', "x'); DROP TABLE a; --"])('%s is no zone', (name) =>
  expect(zoneStatements(name, 1)).toEqual([]),
)
