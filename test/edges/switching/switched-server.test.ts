import { beforeAll, describe, expect, it } from 'vitest'
import { type Settings, settingsThatDiffer, switchKey } from '../../../src/core/switching/switchable-settings.ts'
import { readSettings } from '../../../src/edges/switching/read-settings.ts'
import { SwitchedServer } from '../../../src/edges/switching/switched-server.ts'
import { PLACES } from '../own-workload/workload-servers.ts'
import { serverForAll } from '../servers/study-servers.ts'

describe.for(PLACES)('a server whose settings are switched, $name,', ({ choice, image, isHere }) => {
  describe.skipIf(!isHere)('', () => {
    const running = serverForAll('pfson_default', choice, image)
    let started: Settings
    beforeAll(async () => {
      started = await readSettings(running.session)
    })

    /** Consumers and instruments of waits all on, and some variables of every kind. */
    function changes(): Settings {
      const waits = [...started]
        .filter(([key]) => /^consumer:events_waits|^instrument:wait\//.test(key))
        .map(
          ([key, value]) =>
            [key, key.startsWith('consumer') ? 'YES' : value.endsWith(',') ? 'YES,' : 'YES,YES'] as const,
        )
      return new Map([
        ...waits,
        [switchKey('variable', 'max_connections'), '777'],
        [switchKey('variable', 'lock_wait_timeout'), '777'],
        [switchKey('variable', 'sql_mode'), 'ANSI_QUOTES'],
        [switchKey('variable', 'init_connect'), "SET @a = 'it''s'"],
      ])
    }

    it('has the values that it was switched to, and all other values as before', async () => {
      const server = new SwitchedServer(running.session, started)
      const wanted = changes()
      expect(await server.switchTo(wanted)).toEqual([])
      const found = await readSettings(running.session)
      expect(new Map([...settingsThatDiffer(started, found)].filter(([key]) => !wanted.has(key)))).toEqual(new Map())
      for (const [key, value] of wanted) expect(found.get(key), key).toBe(value)
      expect(await server.readBack()).toEqual([])
    })

    it('has its former values after it is switched back', async () => {
      const server = new SwitchedServer(running.session, started)
      await server.switchTo(changes())
      await server.switchTo(started)
      expect([...settingsThatDiffer(started, await readSettings(running.session)).keys()]).toEqual([])
    })

    it('causes a report of settings that somebody else has changed', async () => {
      const server = new SwitchedServer(running.session, await readSettings(running.session))
      await server.switchTo(new Map([[switchKey('variable', 'max_connections'), '500']]))
      await running.session.execute('SET GLOBAL max_connections = 600')
      await running.session.execute('SET GLOBAL wait_timeout = 999')
      expect(await server.readBack()).toEqual([
        { key: switchKey('variable', 'max_connections'), wanted: '500', found: '600' },
      ])
    })

    it('causes a report of the settings that it refuses, and takes the others', async () => {
      const server = new SwitchedServer(running.session, await readSettings(running.session))
      const refused = await server.switchTo(
        new Map([
          [switchKey('variable', 'max_connections'), '400'],
          [switchKey('variable', 'port'), '1'],
          [switchKey('variable', 'wait_timeout'), '100'],
        ]),
      )
      expect(refused).toMatchObject([{ key: switchKey('variable', 'port'), why: expect.stringContaining('read only') }])
      const found = await readSettings(running.session)
      expect(found.get(switchKey('variable', 'max_connections'))).toBe('400')
      expect(found.get(switchKey('variable', 'wait_timeout'))).toBe('100')
    })

    it('shows which variables are global, which belong to a session, and which need a restart', async () => {
      const names = [
        'sort_buffer_size',
        'max_connections',
        'performance_schema',
        'max_allowed_packet',
        'no_such_variable',
      ]
      expect(Object.fromEntries(await new SwitchedServer(running.session, started).scopesOf(names))).toEqual({
        sort_buffer_size: 'session',
        max_connections: 'global',
        performance_schema: 'start',
        max_allowed_packet: 'start',
        no_such_variable: 'start',
      })
    })
  })
})
