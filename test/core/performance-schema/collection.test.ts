import { expect, it } from 'vitest'
import { collectionOf } from '../../../src/core/performance-schema/collection.ts'

const states = (names: Readonly<Record<string, string>>) => new Map(Object.entries(names))

it('the collection of Performance Schema has the enabled consumers, and the number of instruments in each class', () => {
  const consumers = states({ global_instrumentation: 'YES', events_waits_current: 'NO', statements_digest: 'YES' })
  const instruments = states({
    'wait/io/file/sql/binlog': 'YES,NO',
    'wait/io/table/sql/handler': 'NO,YES',
    'statement/sql/select': 'YES,YES',
    idle: 'YES,YES',
  })
  expect(collectionOf(consumers, instruments)).toEqual({
    consumers: ['global_instrumentation', 'statements_digest'],
    allConsumers: 3,
    instruments: { idle: [1, 1], 'statement/sql': [1, 1], 'wait/io': [1, 2] },
  })
})

it('the collection of Performance Schema leaves out instruments that cannot be switched off', () => {
  const memory = states({ 'memory/performance_schema/mutex_instances': 'YES,', 'memory/sql/thd': 'NO,' })
  expect(collectionOf(states({}), memory)).toEqual({
    consumers: [],
    allConsumers: 0,
    instruments: { 'memory/sql': [0, 1] },
  })
})
