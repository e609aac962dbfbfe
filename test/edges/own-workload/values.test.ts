/** Values of columns as SQL makes them on real servers, and as the Lua of sysbench reads and spells them. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Column } from '../../../src/core/own-workload/tables.ts'
import { columnForm, luaOf } from '../../../src/core/own-workload/value-lua.ts'
import { columnValues, VALUE_SETTING } from '../../../src/core/own-workload/value-sql.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { readTables } from '../../../src/edges/own-workload/read-tables.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { serverForAll } from '../servers/study-servers.ts'
import { ownScript, runBeside } from './lua.ts'
import { PLACES } from './workload-servers.ts'

const NUMBERS = IS_NIGHTLY ? 200 : 20
/** Values of 20 KB that are asked for in one statement. */
const AT_ONCE = 50

interface Case {
  readonly definition: string
  /** Distinct values that are asked for. */
  readonly distinct?: number
  readonly length?: number
  /** SQL that compares the column with a literal; default: =. */
  readonly compare?: (literal: string) => string
  readonly only?: 'MySQL' | 'MariaDB'
}

const geometry = (literal: string) => `ST_AsText(c) = ST_AsText(ST_GeomFromText(${literal}))`

const CASES: readonly Case[] = [
  ...[
    'TINYINT',
    'TINYINT UNSIGNED',
    'TINYINT(1)',
    'SMALLINT',
    'MEDIUMINT UNSIGNED',
    'INT',
    'BIGINT',
    'BIGINT UNSIGNED',
  ],
  ...['DECIMAL(10,2)', 'DECIMAL(4,4)', 'DECIMAL(30,10)', 'DECIMAL(5,0)', 'FLOAT', 'DOUBLE', 'FLOAT(7,2)'],
  ...['BIT(1)', 'BIT(20)', 'YEAR', 'DATE', 'DATETIME', 'DATETIME(6)', 'TIMESTAMP NULL', 'TIME'],
  ...['CHAR(1)', 'CHAR(20)', 'VARCHAR(3)', 'VARCHAR(255)', 'VARCHAR(40) CHARACTER SET latin1', 'TEXT', 'CHAR(36)'],
  ...['BINARY(2)', 'BINARY(16)', 'VARBINARY(60)', 'BLOB', 'VARCHAR(30) COLLATE utf8mb4_bin'],
  ...["ENUM('new','it''s','a,b','ü','?')", "ENUM('back\\\\slash','b')", "SET('a','b','c','it''s')"],
].map((definition) => ({ definition }))

const SPECIAL: readonly Case[] = [
  { definition: 'DATETIME', distinct: 7 },
  { definition: 'DATETIME', distinct: 50_000_000 },
  { definition: 'VARCHAR(500)', length: 400 },
  { definition: 'MEDIUMTEXT', length: 20_000 },
  { definition: 'LONGBLOB', length: 20_000 },
  { definition: 'VARCHAR(36)', length: 12 },
  { definition: 'JSON', only: 'MariaDB' },
  { definition: 'JSON', only: 'MySQL', compare: (literal) => `c = CAST(${literal} AS JSON)` },
  { definition: 'UUID', only: 'MariaDB' },
  { definition: 'INET6', only: 'MariaDB' },
  { definition: 'INET4', only: 'MariaDB' },
  ...[
    'POINT',
    'GEOMETRY',
    'LINESTRING',
    'POLYGON',
    'MULTIPOINT',
    'MULTILINESTRING',
    'MULTIPOLYGON',
    'GEOMETRYCOLLECTION',
  ].map((definition) => ({ definition, compare: geometry })),
]

describe.for(PLACES)('generated values of columns on $name', ({ choice, image, product, isHere }) => {
  describe.skipIf(!isHere)('', () => {
    const server = serverForAll('pfsoff', choice, image)
    beforeAll(async () => {
      await server.session.execute('CREATE DATABASE shapes')
      await server.session.execute('USE shapes')
      await server.session.execute(VALUE_SETTING)
    })

    const cases = [...CASES, ...SPECIAL].filter(({ only = product }) => only === product)
    it.for(cases)('are distinct for $definition, and are the same in SQL as in Lua', async (one) => {
      const { session } = server
      const { definition, distinct = 1000, length, compare = (literal: string) => `c = ${literal}` } = one
      await session.execute('DROP TABLE IF EXISTS shape')
      await session.execute(`CREATE TABLE shape (id BIGINT NOT NULL PRIMARY KEY, c ${definition})`)
      const [table] = await readTables(session, 'shapes')
      const column = table?.columns[1] as Column
      const { value, capacity } = columnValues(column, distinct, length)
      const numbers = numbersBelow(capacity)
      await session.execute(`INSERT INTO shape (id) VALUES ${numbers.map((number) => `(${number})`).join(', ')}`)
      await session.execute(`UPDATE shape SET c = ${value('id')}`)

      const form = columnForm(column)
      const read = await session.arrays(`SELECT id, ${form.sql('c')} FROM shape`)
      const texts = new Map(read.map(([id, text]) => [Number(id), text]))
      const calls = numbers.map((number) => `say(form.literal(form.read("${texts.get(number)}")))`)
      const literals = runBeside(ownScript(), `local form = form_of(${luaOf(form.form)})\n${calls.join('\n')}`)
      const asked = literals.map(
        (literal, nth) => `(SELECT COUNT(*) FROM shape WHERE id = ${numbers[nth]} AND ${compare(literal)})`,
      )
      // MySQL 5.7 takes 4 MB in a statement.
      const all: (string | null)[] = []
      for (let from = 0; from < asked.length; from += AT_ONCE) {
        const [counts = []] = await session.arrays(`SELECT ${asked.slice(from, from + AT_ONCE).join(', ')}`)
        all.push(...counts)
      }
      expect(literals.filter((_, nth) => all[nth] !== '1')).toEqual([])
      const grouped = compare === geometry ? 'ST_AsText(c)' : 'c'
      expect(await session.value(`SELECT COUNT(DISTINCT ${grouped}) FROM shape`)).toBe(String(numbers.length))
      if (length !== undefined) {
        const mean = Number(await session.value('SELECT AVG(LENGTH(c)) FROM shape'))
        expect(Math.abs(mean - length) / length).toBeLessThan(0.1)
      }
    })
  })
})

/** The first ones, the last one, and others of every size. */
function numbersBelow(capacity: number): number[] {
  const random = seededRandom(1)
  const others = Array.from({ length: NUMBERS }, () => Math.floor(Math.min(capacity, 10 ** (random() * 15)) * random()))
  return [...new Set([0, 1, 2, 15, 16, 17, 255, 256, capacity - 1, ...others])].filter((number) => number < capacity)
}
