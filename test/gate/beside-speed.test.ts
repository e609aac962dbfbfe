import { expect, it } from 'vitest'
import { settingChanges } from '../../src/core/scenario/changes.ts'
import type { Scenario } from '../../src/core/scenario/scenario.ts'
import { besideSpeed } from '../../src/gate/beside-speed.ts'
import type { Servers } from '../../src/gate/machine.ts'
import { MYSQL } from '../builders.ts'
import { runPlan } from '../fakes/fake-machine.ts'
import { change, fakeServers, file } from './changes.ts'

const FAST = 'innodb_fast_shutdown=1'
const SLOW = 'innodb_fast_shutdown=0'

/** What is measured of a change from one line to another, and the order in which servers are asked. */
async function measured(before: string, now: string, stops = true) {
  const asked: string[] = []
  const nameOf = ({ options }: Scenario) => `${options[0]?.text}`
  const servers: Partial<Servers> = {
    measureMemory: async (side) => {
      asked.push(`memory ${nameOf(side)}`)
      return { restBytes: 1, peaks: [], poolBytes: 1, mostClients: 1 }
    },
    openRestarts: async (side) => ({
      round: async () => {
        asked.push(`restart ${nameOf(side)}`)
        return stops ? { shutdown: 1, start: 2, recovery: 3 } : undefined
      },
      [Symbol.asyncDispose]: async () => void asked.push(`end ${nameOf(side)}`),
    }),
  }
  const [one, other] = [file([before]), file([now])]
  const changed = change(one, other)
  const plan = runPlan(changed.suite, changed.asWritten)
  const settings = settingChanges(one, other)
  const coverage = { settings, cells: [], dataBytes: 0, productOf: () => MYSQL.product }
  return { facts: await besideSpeed({ ...plan, change: changed, coverage }, fakeServers(servers)), asked }
}

it('a setting that affects restarts is measured by restarts of both sides in turn, and the servers are ended', async () => {
  const { facts, asked } = await measured(FAST, SLOW)
  const rounds = ['restart 1', 'restart 0']
  expect(asked).toEqual([...rounds, ...rounds, ...rounds, 'end 0', 'end 1'])
  const restarts = { shutdown: [1, 1, 1], start: [2, 2, 2], recovery: [3, 3, 3] }
  expect(facts).toEqual(['base', 'head'].map((revision) => ({ scenario: 'my.cnf', revision, restarts })))
})

it('a server that does not stop or start again has unknown restart times, and is ended', async () => {
  const { facts, asked } = await measured(FAST, SLOW, false)
  expect(facts).toEqual([])
  expect(asked).toEqual(['restart 1', 'end 0', 'end 1'])
})

it('a setting that affects memory is measured by the memory of both sides, without restarts', async () => {
  const { facts, asked } = await measured('sort_buffer_size=1M', 'sort_buffer_size=2M')
  expect(asked).toEqual(['memory 1M', 'memory 2M'])
  expect(facts.map(({ revision, house }) => [revision, house?.restBytes])).toEqual([
    ['base', 1],
    ['head', 1],
  ])
})

it('a setting that affects neither restarts nor memory starts no server', async () => {
  expect(await measured('sync_binlog=1', 'sync_binlog=0')).toEqual({ facts: [], asked: [] })
})
