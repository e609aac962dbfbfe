import { expect, it } from 'vitest'
import { zoneStatements } from '../../../src/edges/servers/time-zones.ts'

it.each([
  ['Europe/Berlin', '2026-01-01', 3600],
  ['Europe/Berlin', '2026-07-01', 7200],
  ['Asia/Kolkata', '2026-01-01', 19800],
  ['America/St_Johns', '2026-01-01', -12600],
  ['UTC', '2026-01-01', 0],
])('the time zone %s has on %s an offset of %i s', (name, day, seconds) => {
  expect(zoneStatements(name, 7, new Date(day))).toEqual([
    "INSERT INTO mysql.time_zone VALUES (7, 'N')",
    `INSERT INTO mysql.time_zone_name VALUES ('${name}', 7)`,
    `INSERT INTO mysql.time_zone_transition_type VALUES (7, 0, ${seconds}, 0, '')`,
  ])
})

it.each(['Europe/Berln', '+02:00', "x'); DROP TABLE a; --"])(
  'no SQL statement sets the time zone %s, because it does not exist',
  (name) => expect(zoneStatements(name, 1)).toEqual([]),
)
