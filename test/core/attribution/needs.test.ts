import { describe, expect, it } from 'vitest'
import type { FactorDraft } from '../../../src/core/attribution/configuration-part.ts'
import { needsAmong } from '../../../src/core/attribution/needs.ts'

function draft(name: string, overrides: Partial<FactorDraft> = {}): FactorDraft {
  return { name, before: null, after: 'ON', place: null, piece: null, switchesOn: true, ...overrides }
}

const consumer = (name: string, overrides: Partial<FactorDraft> = {}) =>
  draft(`consumer ${name}`, { piece: { kind: 'consumer', name }, ...overrides })
const instruments = (prefix: string) => draft(`instruments ${prefix}%`, { piece: { kind: 'instruments', prefix } })

/** Whether the first needs the second, and the second the first. */
function needsOf(one: FactorDraft, other: FactorDraft): readonly boolean[] {
  const [first, second] = needsAmong([one, other])
  return [first?.includes(1) === true, second?.includes(0) === true]
}

const SETUP = "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"

describe('a setting has no effect without another', () => {
  it.each([
    ['sync-binlog', 'log-bin'],
    ['binlog-format', 'log-bin'],
    ['long-query-time', 'slow-query-log'],
    ['log-slow-extra', 'slow-query-log'],
    ['log-queries-not-using-indexes', 'slow-query-log'],
    ['min-examined-row-limit', 'slow-query-log'],
    ['performance-schema-max-digest-length', 'performance-schema'],
    ['instruments stage/%', 'performance-schema'],
    ['consumer events_stages_current', 'performance-schema'],
  ])('as %s without %s', (one, other) => expect(needsOf(draft(one), draft(other))).toEqual([true, false]))

  it.each([
    ['sort-buffer-size', 'log-bin'],
    ['sync-binlog', 'slow-query-log'],
    ['log-bin', 'sort-buffer-size'],
    ['my-performance-schema-x', 'performance-schema'],
  ])('but not as %s without %s', (one, other) => expect(needsOf(draft(one), draft(other))).toEqual([false, false]))

  it('as a statement on Performance Schema without it, changed or taken away', () => {
    const own = draft('performance-schema')
    expect(needsOf(draft('sql[0]', { after: SETUP }), own)).toEqual([true, false])
    expect(needsOf(draft('sql[0]', { before: SETUP, after: null }), own)).toEqual([true, false])
    expect(needsOf(draft('sql[0]', { after: 'SET GLOBAL a = 1' }), own)).toEqual([false, false])
    expect(needsOf(draft('sql[0]', { after: null }), own)).toEqual([false, false])
    expect(needsOf(draft('init-connect', { after: SETUP }), own)).toEqual([false, false])
    expect(needsOf(draft('sql[0]', { after: SETUP }), draft('log-bin'))).toEqual([false, false])
  })

  it('as a consumer without those above it, and without the instruments that it shows', () => {
    const [history, current] = [consumer('events_waits_history'), consumer('events_waits_current')]
    expect(needsOf(history, current)).toEqual([true, false])
    expect(needsOf(current, consumer('thread_instrumentation'))).toEqual([true, false])
    expect(needsOf(current, instruments('wait/io/'))).toEqual([true, false])
    expect(needsOf(current, instruments('stage/'))).toEqual([false, false])
    expect(needsOf(current, consumer('events_stages_current'))).toEqual([false, false])
  })

  it('as instruments without the switch of all of them, and without no other consumer', () => {
    expect(needsOf(instruments('wait/io/'), consumer('global_instrumentation'))).toEqual([true, false])
    expect(needsOf(instruments('wait/io/'), consumer('thread_instrumentation'))).toEqual([false, false])
    expect(needsOf(instruments('wait/io/'), instruments('wait/'))).toEqual([false, false])
  })

  it('as no other setting without a part of Performance Schema', () =>
    expect(needsOf(draft('sort-buffer-size'), consumer('global_instrumentation'))).toEqual([false, false]))

  it('but only where head switches that on', () => {
    const off = { switchesOn: false }
    expect(needsOf(draft('sync-binlog'), draft('log-bin', off))).toEqual([false, false])
    expect(needsOf(consumer('events_waits_history'), consumer('events_waits_current', off))).toEqual([false, false])
  })
})
