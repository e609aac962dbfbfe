/** The scenarios of the study of the Performance Schema, each on a server of its own. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Product } from '../../../src/core/families/family.ts'
import type { AbilityExtent } from '../../../src/core/performance-schema/insight.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import { probeInsight } from '../../../src/edges/servers/verify.ts'
import { readSettings } from '../../../src/edges/switching/read-settings.ts'
import { StudyServers } from '../../edges/servers/study-servers.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

/** What a scenario switches on; the server decides what it ships. */
interface Definition {
  readonly consumers: 'absent' | 'none' | 'statements' | 'shipped' | 'all'
  readonly instruments: 'absent' | 'none' | 'statements' | 'shipped' | 'all'
}

const STATEMENTS = [
  'events_statements_current',
  'events_statements_history',
  'global_instrumentation',
  'statements_digest',
  'thread_instrumentation',
]
/** Cannot be switched off, see the manual's "Performance Schema Memory-Allocation Model". */
const ALWAYS_ON = 'memory/performance_schema/'
const SCENARIOS: Readonly<Record<string, Definition>> = {
  pfsoff: { consumers: 'absent', instruments: 'absent' },
  pfson_default: { consumers: 'shipped', instruments: 'shipped' },
  pfson_conoff_insoff: { consumers: 'none', instruments: 'none' },
  pfson_conon_insoff: { consumers: 'all', instruments: 'none' },
  pfson_conoff_inson: { consumers: 'none', instruments: 'all' },
  pfson_conon_ins_sqlon: { consumers: 'statements', instruments: 'statements' },
  pfson_conon_inson: { consumers: 'all', instruments: 'all' },
}

/** Fourteen letters, in the order of the study: Y full, p in part, - none. MariaDB does not count prepared statements. */
const INSIGHT: Readonly<Record<'MySQL' | 'MariaDB', Readonly<Record<string, string>>>> = {
  MariaDB: {
    pfsoff: '------ - --- - - - -',
    pfson_default: 'pppppp Y YYY p - p -',
    pfson_conoff_insoff: '------ - --- - - - -',
    pfson_conon_insoff: '------ - --- - - - -',
    pfson_conoff_inson: '------ - --- - - - -',
    pfson_conon_ins_sqlon: 'pppppp - --- - p - -',
    pfson_conon_inson: 'pppppp Y YYY Y Y Y Y',
  },
  MySQL: {
    pfsoff: '------ - --- - - - -',
    pfson_default: 'YYYYYY Y YYY p p p -',
    pfson_conoff_insoff: '------ - --- - - - -',
    pfson_conon_insoff: '------ - --- - - - -',
    pfson_conoff_inson: '------ - --- - - - -',
    pfson_conon_ins_sqlon: 'YYYYYY - --- - p - -',
    pfson_conon_inson: 'YYYYYY Y YYY Y Y Y Y',
  },
}

const engine = inject('engine')
/** Those that no other test of the day starts. */
const BY_DAY = ['pfson_default', 'pfson_conon_ins_sqlon', 'pfson_conon_inson']
const isTried = (scenario: string, product: Product) => IS_NIGHTLY || product === 'MariaDB' || BY_DAY.includes(scenario)

describe.each([
  { product: 'MariaDB', choice: 'local', image: undefined, isHere: true },
  {
    product: 'MySQL',
    choice: 'docker',
    image: engine.kind === 'ready' ? engine.image : undefined,
    isHere: engine.kind === 'ready',
  },
] as const)('M1, M5, M7: on $product', ({ product, choice, image, isHere }) => {
  describe.runIf(isHere)('each scenario of the study', () => {
    let servers: StudyServers
    beforeAll(async () => {
      servers = await StudyServers.open(choice, image)
    })
    afterAll(() => servers?.[Symbol.asyncDispose]())

    it.each(Object.entries(SCENARIOS).filter(([scenario]) => isTried(scenario, product)))(
      'M1, M5, M7: %s is set on the server as defined, and has its abilities to diagnose',
      async (scenario, { consumers, instruments }) => {
        await using server = await servers.start(scenario)
        await using session = await Session.open(server.address)
        const read = async (sql: string) => (await session.rows(sql)).map((row) => String(row.name))
        const table = (name: string) => `SELECT NAME AS name FROM performance_schema.setup_${name}`
        const consumersThere = await read(table('consumers'))
        const consumersOn = await read(`${table('consumers')} WHERE ENABLED = 'YES' ORDER BY NAME`)
        const others = `NAME NOT LIKE '${ALWAYS_ON}%'`
        const there = await read(`${table('instruments')} WHERE ${others} ORDER BY NAME`)
        // Instruments without a time, such as those of memory and errors, are on without it.
        const on = await read(`${table('instruments')} WHERE ${others} AND ENABLED = 'YES' ORDER BY NAME`)
        const ofStatements = there.filter((name) => name.startsWith('statement/'))
        const timed = await read(
          `${table('instruments')} WHERE NAME LIKE 'statement/%' AND TIMED = 'YES' ORDER BY NAME`,
        )

        if (consumers === 'absent') expect([consumersThere, there]).toEqual([[], []])
        if (consumers === 'none') expect(consumersOn).toEqual([])
        if (consumers === 'statements') expect(consumersOn).toEqual(STATEMENTS)
        if (consumers === 'shipped') expect(consumersOn.length).toBeLessThan(consumersThere.length)
        if (consumers === 'all') expect(consumersOn).toEqual(consumersThere.toSorted())
        if (instruments === 'none') expect(on).toEqual([])
        if (instruments === 'statements') expect([on, timed]).toEqual([ofStatements, ofStatements])
        if (instruments === 'shipped') expect(on.length).toBeLessThan(there.length)
        if (instruments === 'all') expect(on).toEqual(there)
        if (instruments !== 'absent') expect(there.length).toBeGreaterThan(500)

        const insight = await probeInsight(session, product, await readSettings(session))
        expect(letters(insight)).toBe(INSIGHT[product][scenario]?.replaceAll(' ', ''))
      },
    )
  })
})

/** One letter per ability. */
function letters(insight: Record<string, AbilityExtent>): string {
  return Object.values(insight)
    .map((provided) => ({ full: 'Y', partial: 'p', none: '-' })[provided])
    .join('')
}
