/** A small application of five transactions, after the idea of TPC-C, on the tables of test/fixtures/workloads/tpcc. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitSql } from '../../src/core/workload/split-sql.ts'
import type { Session } from '../../src/edges/servers/connection.ts'

export const WHOLESALER_SCHEMA = join(import.meta.dirname, '../fixtures/workloads/tpcc/schema.sql')
const [WAREHOUSES, DISTRICTS, CUSTOMERS, ITEMS] = [2, 5, 60, 200]
const NAMES = ['BAR', 'OUGHT', 'ABLE', 'PRI', 'PRES', 'ESE', 'ANTI', 'CALLY', 'ATION', 'EING']

/** How often each runs, of 100. */
export const MIX = { order: 45, payment: 43, status: 4, delivery: 4, level: 4 } as const
type Kind = keyof typeof MIX

/** Makes the tables in the schema that the session uses, with a few rows. */
export async function makeWholesaler(session: Session): Promise<void> {
  for (const { sql } of splitSql(readFileSync(WHOLESALER_SCHEMA, 'utf8'))) await session.execute(sql)
  const rows = (count: number, row: (number: number) => string) =>
    Array.from({ length: count }, (_, each) => `(${row(each + 1)})`).join(', ')
  await session.execute(`INSERT INTO item VALUES ${rows(ITEMS, (i) => `${i}, 'item ${i}', 9.5, 'data'`)}`)
  for (let w = 1; w <= WAREHOUSES; w++) {
    await session.execute(`INSERT INTO warehouse VALUES (${w}, 'w${w}', 'street', '12345', 0.1, 0)`)
    await session.execute(
      `INSERT INTO stock VALUES ${rows(ITEMS, (i) => `${w}, ${i}, 90, 'dist', 0, 0, 'stock data'`)}`,
    )
    for (let d = 1; d <= DISTRICTS; d++) {
      await session.execute(`INSERT INTO district VALUES (${w}, ${d}, 'd${d}', 0.1, 0, 1)`)
      const customer = (c: number) =>
        `${w}, ${d}, ${c}, 'first', '${lastName(c)}', '0123', '2024-01-01', 'GC', 0.1, 0, 0, 'customer data'`
      await session.execute(`INSERT INTO customer VALUES ${rows(CUSTOMERS, customer)}`)
    }
  }
}

function lastName(customer: number): string {
  return `${NAMES[customer % 10]}${NAMES[Math.floor(customer / 10) % 10]}`
}

/** Comments that go with a statement, such as tracers add. */
type Comment = () => string

export class Wholesaler {
  readonly #session: Session
  readonly #comment: Comment
  #random: number

  constructor(session: Session, seed: number, comment: Comment = () => '') {
    this.#session = session
    this.#comment = comment
    this.#random = seed
  }

  async run(transactions: number): Promise<void> {
    const kinds = Object.entries(MIX).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind))
    for (let each = 0; each < transactions; each++) {
      try {
        await this.#do('BEGIN')
        await this[kinds[this.#below(kinds.length) - 1] ?? 'order']()
        await this.#do('COMMIT')
      } catch (error) {
        // The server has rolled it back, and an application goes on.
        if (!/^Deadlock found/.test((error as Error).message)) throw error
      }
    }
  }

  /** From 1 to the number; the same in every run. */
  #below(most: number): number {
    this.#random = (Math.imul(this.#random, 1_103_515_245) + 12_345) & 0x7fffffff
    return 1 + ((this.#random >>> 8) % most)
  }

  #do(sql: string): Promise<unknown> {
    return this.#session.rows(`${sql}${this.#comment()}`)
  }

  async #value(sql: string): Promise<string | undefined> {
    return this.#session.value(`${sql}${this.#comment()}`)
  }

  async order(): Promise<void> {
    const [w, d, c] = [this.#below(WAREHOUSES), this.#below(DISTRICTS), this.#below(CUSTOMERS)]
    await this.#do(
      `SELECT c_discount, c_last, c_credit FROM customer WHERE c_w_id = ${w} AND c_d_id = ${d} AND c_id = ${c}`,
    )
    await this.#do(`SELECT w_tax FROM warehouse WHERE w_id = ${w}`)
    const order = await this.#value(`SELECT d_next_o_id FROM district WHERE d_w_id = ${w} AND d_id = ${d} FOR UPDATE`)
    await this.#do(`UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_w_id = ${w} AND d_id = ${d}`)
    const lines = 4 + this.#below(6)
    await this.#do(
      `INSERT INTO orders (o_id, o_d_id, o_w_id, o_c_id, o_entry, o_lines) VALUES (${order}, ${d}, ${w}, ${c}, NOW(), ${lines})`,
    )
    await this.#do(`INSERT INTO new_orders (no_o_id, no_d_id, no_w_id) VALUES (${order}, ${d}, ${w})`)
    for (let line = 1; line <= lines; line++) {
      const item = this.#below(ITEMS)
      await this.#do(`SELECT i_price, i_name, i_data FROM item WHERE i_id = ${item}`)
      await this.#do(`SELECT s_quantity, s_data FROM stock WHERE s_i_id = ${item} AND s_w_id = ${w} FOR UPDATE`)
      await this.#do(
        `UPDATE stock SET s_quantity = ${10 + this.#below(90)}, s_ytd = s_ytd + 5 WHERE s_i_id = ${item} AND s_w_id = ${w}`,
      )
      await this.#do(
        `INSERT INTO order_line (ol_o_id, ol_d_id, ol_w_id, ol_number, ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_dist)
         VALUES (${order}, ${d}, ${w}, ${line}, ${item}, ${w}, 5, ${this.#below(1000)}.25, 'dist info')`,
      )
    }
  }

  async payment(): Promise<void> {
    const [w, d] = [this.#below(WAREHOUSES), this.#below(DISTRICTS)]
    const amount = `${this.#below(5000)}.5`
    await this.#do(`UPDATE warehouse SET w_ytd = w_ytd + ${amount} WHERE w_id = ${w}`)
    await this.#do(`UPDATE district SET d_ytd = d_ytd + ${amount} WHERE d_w_id = ${w} AND d_id = ${d}`)
    let customer = String(this.#below(CUSTOMERS))
    if (this.#below(100) <= 60)
      customer =
        (await this.#value(
          `SELECT c_id FROM customer WHERE c_w_id = ${w} AND c_d_id = ${d} AND c_last = '${lastName(this.#below(CUSTOMERS))}' ORDER BY c_first`,
        )) ?? customer
    const who = `c_w_id = ${w} AND c_d_id = ${d} AND c_id = ${customer}`
    await this.#do(`SELECT c_first, c_last, c_phone, c_balance FROM customer WHERE ${who}`)
    await this.#do(`UPDATE customer SET c_balance = c_balance - ${amount}, c_payments = c_payments + 1 WHERE ${who}`)
    await this.#do(
      `INSERT INTO history (h_c_w_id, h_c_d_id, h_c_id, h_date, h_amount, h_data) VALUES (${w}, ${d}, ${customer}, NOW(), ${amount}, 'w${w} d${d}')`,
    )
  }

  async status(): Promise<void> {
    const [w, d, c] = [this.#below(WAREHOUSES), this.#below(DISTRICTS), this.#below(CUSTOMERS)]
    await this.#do(
      `SELECT c_balance, c_first, c_last FROM customer WHERE c_w_id = ${w} AND c_d_id = ${d} AND c_id = ${c}`,
    )
    const order = await this.#value(
      `SELECT o_id, o_carrier_id, o_entry FROM orders WHERE o_w_id = ${w} AND o_d_id = ${d} AND o_c_id = ${c} ORDER BY o_id DESC LIMIT 1`,
    )
    if (order === undefined) return
    await this.#do(
      `SELECT ol_i_id, ol_quantity, ol_amount FROM order_line WHERE ol_w_id = ${w} AND ol_d_id = ${d} AND ol_o_id = ${order}`,
    )
  }

  async delivery(): Promise<void> {
    const w = this.#below(WAREHOUSES)
    for (let d = 1; d <= DISTRICTS; d++) {
      const order = await this.#value(
        `SELECT no_o_id FROM new_orders WHERE no_d_id = ${d} AND no_w_id = ${w} ORDER BY no_o_id LIMIT 1`,
      )
      if (order === undefined) continue
      await this.#do(`DELETE FROM new_orders WHERE no_w_id = ${w} AND no_d_id = ${d} AND no_o_id = ${order}`)
      await this.#do(`UPDATE orders SET o_carrier_id = 7 WHERE o_w_id = ${w} AND o_d_id = ${d} AND o_id = ${order}`)
      await this.#do(
        `UPDATE order_line SET ol_delivery = NOW() WHERE ol_w_id = ${w} AND ol_d_id = ${d} AND ol_o_id = ${order}`,
      )
    }
  }

  async level(): Promise<void> {
    const [w, d] = [this.#below(WAREHOUSES), this.#below(DISTRICTS)]
    const next = await this.#value(`SELECT d_next_o_id FROM district WHERE d_w_id = ${w} AND d_id = ${d}`)
    await this.#do(
      `SELECT COUNT(DISTINCT s_i_id) FROM order_line, stock WHERE ol_w_id = ${w} AND ol_d_id = ${d} AND ol_o_id < ${next}
       AND ol_o_id >= (${next} - 20) AND s_w_id = ${w} AND s_i_id = ol_i_id AND s_quantity < 15`,
    )
  }
}
