/** A user's own schemas and statements as the change under test, on real servers. */

import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { Workplace } from './cli.ts'

const FOLDER = 'workloads/shop'
const WORKLOAD = `protocol: text
migrations: ../../db
transactions:
  - name: look
    share: 90%
    statements:
      - name: select items
        sql: SELECT title FROM items WHERE id = ?
        parameters: [items.id]
  - name: order
    share: 10%
    explicit: true
    statements:
      - name: select orders
        sql: SELECT id, amount FROM orders WHERE customer = ?
        parameters: [orders.customer]
      - name: insert orders
        sql: INSERT INTO orders (id, customer, amount) VALUES (?, ?, ?)
        parameters: ['orders.id, new', 'same as select orders:1', number from 1 to 100]
tables:
  - name: items
    rows: 2000
  - name: orders
    rows: 20000
    columns: ['customer, 4000 distinct']
`
const TABLES = `CREATE TABLE items (id INT PRIMARY KEY, title VARCHAR(60) NOT NULL);
CREATE TABLE orders (
  id INT PRIMARY KEY,
  customer INT NOT NULL,
  amount INT NOT NULL,
  KEY by_customer (customer)
);
`

let place: Workplace

beforeEach(() => {
  place = new Workplace()
  execFileSync('mkdir', ['-p', `${place.path}/${FOLDER}`, `${place.path}/db`])
  place.write(`${FOLDER}/workload.yml`, WORKLOAD)
  place.write('db/1_tables.sql', TABLES)
  place.commit()
})
afterEach(() => place[Symbol.dispose]())

function run(...flags: readonly string[]) {
  const usual = ['--server', 'local', '--budget', '60s', '--threads', '4', '--quiet', '--out', 'out']
  return place.run(['run', '--workloads', FOLDER, '--base', 'HEAD', ...usual, ...flags])
}

/** The statements of the only cell. */
function statements() {
  const [found] = resultSchema.parse(place.result()).comparisons
  return found?.statements ?? []
}

describe('a migration', () => {
  it('that drops an index is red with its line, the slower statement and the plans of that statement', async () => {
    place.write('db/2_drop.sql', 'ALTER TABLE orders DROP KEY by_customer;\n')
    const { code, stdout, stderr } = await run()
    expect(code, `${stdout}\n${stderr}`).toBe(1)
    expect(stdout).toContain('select orders')
    expect(stdout).toContain('db/2_drop.sql:1')
    const found = statements().find(({ name }) => name === 'select orders')
    expect(found?.change).toBeGreaterThan(0)
    expect(found?.plan).toEqual({
      before: expect.stringContaining('orders: ref by by_customer'),
      after: expect.stringContaining('orders: ALL, no key'),
    })
    expect(found?.now?.failed).toBe(0)
  })

  it('that the server refuses is red as a refusal, with its line', async () => {
    place.write('db/2_wrong.sql', '-- A new column\nALTER TABLE orders ADD COLUMN amount INT;\n')
    const { code, stdout } = await run()
    expect(code).toBe(1)
    expect(stdout).toMatch(/^regressed: .* \(db\/2_wrong\.sql:2\)\n {2}the server refuses this statement: /m)
    expect(stdout).toContain("Duplicate column name 'amount'")
    const { comparisons } = resultSchema.parse(place.result())
    expect(comparisons).toMatchObject([{ verdict: 'regressed', refusal: { kind: 'schema' } }])
  })

  it.runIf(IS_NIGHTLY)('that the server already refused before the change is wrong input', async () => {
    place.write('db/2_wrong.sql', 'ALTER TABLE orders ADD COLUMN amount INT;\n')
    place.commit()
    execFileSync('rm', [`${place.path}/db/2_wrong.sql`])
    const { code, stderr } = await run()
    expect(code).toBe(2)
    expect(stderr).toContain('before the change the server refuses')
  })
})

describe("a user's workload", () => {
  it.runIf(IS_NIGHTLY)('without a change passes without a measurement', async () => {
    const { code, stdout } = await run()
    expect(code).toBe(0)
    expect(stdout).toContain('pass: no setting changed')
  })

  it.runIf(IS_NIGHTLY)(
    'goes on if one statement always fails, and reports how often that statement failed',
    async () => {
      place.write('db/2_drop.sql', 'ALTER TABLE items DROP COLUMN title;\n')
      const { code, stdout, stderr } = await run('--tolerance', '90%', '--budget', '15s', '--explain', 'never')
      expect(code, `${stdout}\n${stderr}`).toBeLessThan(2)
      expect(stdout).toMatch(/select items failed in 100% of its executions/)
    },
  )
})
