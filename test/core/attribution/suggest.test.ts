import { describe, expect, it } from 'vitest'
import { splitDifference } from '../../../src/core/attribution/lines.ts'
import {
  isPerformanceSchemaOption,
  replacedLines,
  suggest,
  suggestedScenario,
} from '../../../src/core/attribution/suggest.ts'
import type { ServerVersion } from '../../../src/core/families/family.ts'
import { ABILITIES } from '../../../src/core/performance-schema/abilities.ts'
import type { Provided } from '../../../src/core/performance-schema/insight.ts'
import type { Piece } from '../../../src/core/performance-schema/performance-schema.ts'
import { setupOf } from '../../../src/core/performance-schema/setup-state.ts'
import { parseOptionFile } from '../../../src/core/suite/option-file.ts'
import type { Scenario } from '../../../src/core/suite/suite.ts'
import { MARIADB, MYSQL, option, scenario } from '../../builders.ts'

const SQL = ['most-executed-sql', 'response-time', 'sorted-rows', 'scanned-rows', 'temporary-tables', 'returned-rows']
const TABLES = ['logical-io', 'index-use', 'unused-indexes']
const EVERYTHING = ABILITIES.map(({ key }) => key)

function graded(keys: readonly string[], grade: Provided = 'full'): Record<string, Provided> {
  return Object.fromEntries(ABILITIES.map(({ key }) => [key, keys.includes(key) ? grade : 'none']))
}

const OFF = scenario('off', { options: [option('performance_schema', 'OFF')] })
const ON = scenario('on', { options: [option('performance_schema', 'ON')] })

/** Performance Schema with these patterns, and all consumers by a statement. */
function head(...patterns: string[]): Scenario {
  const sql = "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"
  return scenario('head', {
    options: [...ON.options, ...patterns.map((value) => option('performance-schema-instrument', value))],
    sql: [{ value: sql, file: 'suite.yml', line: 9 }],
  })
}

const instruments = (prefix: string): Piece => ({ kind: 'instruments', prefix })
const consumer = (name: string): Piece => ({ kind: 'consumer', name })

/** Whether a line with this part is to blame for the other. */
const isWithin = (other: Piece, piece: Piece) =>
  piece.kind === 'instruments' && other.kind === 'instruments'
    ? other.prefix.startsWith(piece.prefix)
    : JSON.stringify(other) === JSON.stringify(piece)

interface Question {
  readonly server?: ServerVersion
  readonly reference?: Scenario
  readonly scenario?: Scenario
  /** Each costs more than the next. */
  readonly toBlame: readonly Piece[]
  readonly insight?: Record<string, Provided>
}

/** The suggestion for head if these parts of its changes are to blame. */
function lines(question: Question) {
  const { server = MYSQL, reference = OFF, scenario: own = head('%=ON'), toBlame } = question
  const changed = splitDifference(reference, own, server).lines.flatMap(({ pieces }) => pieces)
  const costs = changed.map((piece) => {
    const place = toBlame.findIndex((other) => isWithin(other, piece))
    return { piece, change: place < 0 ? -0.001 : -0.1 + 0.01 * place, isCostly: place >= 0 }
  })
  return suggest(own, server, question.insight ?? graded(EVERYTHING), costs)?.lines
}

describe('the form of a suggestion', () => {
  const patterns = ['%=ON', 'wait/%=ON']
  const written = (form: 'flag' | 'key' | undefined, name: string, value: string) => ({
    ...option(name, value),
    ...(form === undefined ? {} : { form }),
  })
  const formed = (...forms: readonly ('flag' | 'key' | undefined)[]) =>
    scenario('head', {
      options: [
        written(forms[0], 'performance_schema', 'ON'),
        ...patterns.map((value) => written(forms.at(-1), 'performance-schema-instrument', value)),
        written('key', 'back_log', '80'),
      ],
    })
  const suggested = (head: Scenario) => {
    const costs = [{ piece: instruments('wait/'), change: -0.1, isCostly: true }]
    return suggest(head, MYSQL, graded([]), costs)
  }

  it.each([
    [[undefined], 'option-file', 'performance_schema = OFF'],
    [['flag'], 'flags', '--performance-schema=OFF'],
    [['key'], 'settings', 'performance_schema = OFF'],
    [['flag', undefined], 'settings', 'performance_schema = OFF'],
  ] as const)('where the options are written as %j is %s', (forms, form, line) => {
    expect(suggested(formed(...forms))).toMatchObject({ form, lines: [line] })
  })

  it('has flags and values without quotes', () => {
    const costs = [{ piece: instruments('wait/synch/'), change: -0.1, isCostly: true }]
    const found = suggest(formed('flag'), MYSQL, graded(TABLES), costs)
    expect(found?.lines).toContain('--performance-schema=ON')
    expect(found?.lines.filter((line) => line.startsWith('--performance-schema-instrument=')).join()).not.toMatch(
      /['"]/,
    )
  })
})

describe('a suggestion', () => {
  it('leaves what statements need where head shows SQL, and of consumers those that head did not change', () => {
    expect(lines({ insight: graded(SQL), toBlame: [instruments('wait/synch/')] })).toEqual([
      'performance_schema = ON',
      "performance-schema-instrument = '%=OFF'",
      "performance-schema-instrument = 'statement/%=ON'",
    ])
  })

  it('leaves alone what head has as the reference has it', () => {
    const whole = lines({
      reference: ON,
      scenario: head('wait/%=ON'),
      insight: graded(SQL),
      toBlame: [instruments('wait/synch/')],
    })
    expect(whole).toContain("performance-schema-instrument = 'wait/io/table/%=OFF'")
    expect(whole?.join()).not.toMatch(/memory|statement|'%=/)
  })

  it('counts without timing where nobody asks for times', () => {
    const found = lines({ insight: graded(TABLES), toBlame: [instruments('wait/io/')] })
    expect(found).toContain("performance-schema-instrument = 'wait/io/table/%=COUNTED'")
  })

  it('of what shows everything does without the long histories only', () => {
    const found = lines({ toBlame: [consumer('events_waits_history_long'), instruments('wait/synch/')] })
    expect(found).toContain('performance-schema-consumer-events-waits-history = ON')
    expect(found).toContain("performance-schema-instrument = 'wait/synch/%=ON'")
    expect(found?.join()).not.toContain('history-long')
  })

  it('keeps the cheaper of two that do the same', () => {
    const found = lines({ toBlame: [consumer('events_stages_history'), consumer('events_stages_current')] })
    expect(found).toContain('performance-schema-consumer-events-stages-history-long = ON')
    expect(found).not.toContain('performance-schema-consumer-events-stages-history = ON')
  })

  it('leaves a class as it is shipped where a part of it will do', () => {
    const insight = { ...graded(TABLES), 'stage-times': 'partial' } as const
    const found = lines({ insight, toBlame: [instruments('stage/')] })
    expect(found?.join()).not.toMatch(/stage|'%=/)
    expect(found).toContain("performance-schema-instrument = 'memory/%=OFF'")
  })

  it('knows what MariaDB ships and cannot do', () => {
    const question = { server: MARIADB, toBlame: [instruments('wait/synch/')] } as const
    expect(lines({ ...question, insight: graded(SQL, 'partial') })).toEqual([
      'performance_schema = ON',
      "performance-schema-instrument = '%=OFF'",
      "performance-schema-instrument = 'statement/%=ON'",
    ])
    expect(lines({ ...question, insight: graded(SQL) })).toBeUndefined()
  })

  it('is to switch all of it off where it shows nothing', () => {
    expect(lines({ insight: graded([]), toBlame: [instruments('wait/synch/')] })).toEqual(['performance_schema = OFF'])
  })

  it('is not made where all that is to blame is needed, or nothing is to blame', () => {
    expect(lines({ scenario: head('statement/%=ON'), toBlame: [instruments('statement/')] })).toBeUndefined()
    expect(lines({ toBlame: [] })).toBeUndefined()
  })

  it('is not made for what it cannot read', () => {
    const toBlame = [instruments('wait/synch/')]
    for (const pattern of ['wait/synch/mutex/%=OFF', 'wait/%/sql/%=OFF'])
      expect(lines({ scenario: head('%=ON', pattern), insight: graded(SQL), toBlame })).toBeUndefined()
  })

  it('can be read back as lines of an option file', () => {
    const found = lines({ toBlame: [consumer('events_waits_history_long')] }) ?? []
    const { items, problems } = parseOptionFile(['[mysqld]', ...found].join('\n'), 'my.cnf')
    const options = items.flatMap((item) => (item.kind === 'option' ? item.option : []))
    expect(problems).toEqual([])
    const kept = ['statements', 'transactions', 'stages', 'waits'].flatMap((kind) => [
      `${kind}_current`,
      `${kind}_history`,
    ])
    expect(setupOf(scenario('s', { options }), MYSQL)?.consumers).toEqual([
      ...['global_instrumentation', 'thread_instrumentation', 'statements_digest'],
      ...kept.map((name) => `events_${name}`),
    ])
  })
})

describe('the scenario with a suggestion', () => {
  const own = scenario('head', {
    options: [
      option('a', '1'),
      option('performance-schema-max-digest-length', '100'),
      option('loose_performance_schema', 'ON', { line: 2 }),
      option('performance_schema_instrument', '%=ON', { line: 3 }),
      option('performance-schema-consumer-events-waits-current', 'ON', { line: 4 }),
    ],
    sql: [
      { value: 'SET GLOBAL a = 1', file: 'suite.yml', line: 5 },
      { value: "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'", file: 'suite.yml', line: 6 },
    ],
  })

  it('replaces what head says of consumers and instruments, and nothing else', () => {
    const suggestion = {
      options: [{ name: 'performance_schema', value: 'OFF' }],
      form: 'option-file' as const,
      lines: [],
    }
    const made = suggestedScenario(own, suggestion, 'suggested')
    const names = made.options.map(({ name }) => name)
    expect(names).toEqual(['a', 'performance-schema-max-digest-length', 'performance_schema'])
    expect(made.sql.map(({ value }) => value)).toEqual(['SET GLOBAL a = 1'])
    expect(made.name).toBe('suggested')
    expect(replacedLines(own).map(({ line }) => line)).toEqual([2, 3, 4, 6])
  })

  it('has the lines of the suggestion where the scenario stands, in no group of its own', () => {
    const made = suggestedScenario(
      own,
      { options: [{ name: 'x', value: '1' }], form: 'option-file' as const, lines: [] },
      'suggested',
    )
    expect(made.options.at(-1)).toEqual({ name: 'x', value: '1', ...own.place, group: undefined })
  })

  it.each([
    ['performance_schema', true],
    ['loose-performance-schema', true],
    ['performance-schema-instrument', true],
    ['performance_schema_consumer_global_instrumentation', true],
    ['performance-schema-instruments', false],
    ['performance-schema-max-digest-length', false],
    ['my-performance-schema', false],
  ])('replaces %s: %s', (name, expected) => expect(isPerformanceSchemaOption(name)).toBe(expected))
})
