/** `qpsgate workload`: a log becomes a draft, and a run measures what it has. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { Workplace } from './cli.ts'

const LOGS = join(import.meta.dirname, '../fixtures/logs')
const FILE = 'workloads/shop/workload.yml'

let place: Workplace
beforeEach(() => {
  place = new Workplace()
  mkdirSync(join(place.path, 'db'))
  copyFileSync(join(LOGS, 'schema.sql'), join(place.path, 'db/1.sql'))
  copyFileSync(join(LOGS, 'general.txt'), join(place.path, 'tests.log'))
})
afterEach(() => {
  expect(place.leftovers()).toEqual([])
  place[Symbol.dispose]()
})

function draft(log = 'tests.log', tables = 'db') {
  return place.run(['workload', log, '--tables', tables, '--out', 'workloads/shop'])
}

test.runIf(IS_NIGHTLY)('a workload drafted from a log can be run, and gets figures for each statement', async () => {
  const { code, stdout, stderr } = await draft()
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^drafted workloads\/shop\/workload\.yml: 9 statements on 3 tables\n/)
  expect(stdout).toContain(' run --workloads workloads/shop --base origin/main')
  const text = readFileSync(join(place.path, FILE), 'utf8')
  expect(text).toContain('\nmigrations: ../../db\n')
  place.write(FILE, text.replaceAll('rows: 100000', 'rows: 2000'))
  place.commit()
  place.write('db/2.sql', 'ALTER TABLE orders DROP FOREIGN KEY of_customer, DROP KEY by_customer;\n')
  const flags = [
    '--server',
    'local',
    '--budget',
    '30s',
    '--threads',
    '2',
    '--explain',
    'never',
    '--quiet',
    '--out',
    'out',
  ]
  const ran = await place.run(['run', '--workloads', 'workloads/shop', '--base', 'HEAD', ...flags])
  expect(ran.code, `${ran.stdout}\n${ran.stderr}`).toBe(1)
  const [cell] = resultSchema.parse(place.result()).comparisons
  const statements = cell?.statements ?? []
  expect(statements.find(({ name }) => name === 'select orders')?.change).toBeGreaterThan(0)
  // In the log, another transaction adds the order of these rows.
  expect(statements.filter(({ now }) => now?.failed !== 0).map(({ name }) => name)).toEqual(['insert order_lines'])
})

test('qpsgate workload reads SQL of the checkout without executing it', async () => {
  const attack = `SET GLOBAL general_log_file = '${place.path}/taken', GLOBAL general_log = ON;\nCREATE TABLE t (id INT);\n`
  place.write('db/2.sql', attack)
  const before = process.hrtime.bigint()
  expect((await draft()).code).toBe(0)
  expect(Number(process.hrtime.bigint() - before) / 1e9).toBeLessThan(20)
  expect(() => readFileSync(join(place.path, 'taken'))).toThrow('ENOENT')
})

test('qpsgate workload replaces no existing file', async () => {
  expect((await draft()).code).toBe(0)
  place.write(FILE, 'mine')
  const { code, stderr } = await draft()
  expect(code).toBe(2)
  expect(stderr).toContain(`${FILE} is there already`)
  expect(readFileSync(join(place.path, FILE), 'utf8')).toBe('mine')
})

test.each([
  [
    'a file that is no log',
    'anything\n',
    'db',
    'bad.log: found no log that is known; allowed: a general log, or a slow log',
  ],
  ['a log of other tables', '\t\t 9 Query\tSELECT 1 FROM other\n', 'db', '100% no table other is made by --tables'],
  [
    'tables that do not exist',
    '\t\t 9 Query\tSELECT 1\n',
    'none.sql',
    '--tables leads to "none.sql", which is not there',
  ],
  ['the address of a server', '\t\t 9 Query\tSELECT 1\n', 'mysql://u@localhost/d', 'which is not there'],
])('qpsgate workload refuses %s', async (_, text, tables, says) => {
  place.write('bad.log', text)
  const { code, stderr } = await draft('bad.log', tables)
  expect([code, stderr]).toEqual([2, expect.stringContaining(says)])
  expect((await draft('mysql://u@localhost/d')).stderr).toContain('cannot read mysql://u@localhost/d')
})
