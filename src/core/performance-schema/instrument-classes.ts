/** Classes of instruments as what a user finds out depends on them, and what the products ship of each. */
import type { Product } from '../suite/option-groups.ts'

/** Instruments switched off, some of them on as the server ships them, counted but not timed, or counted and timed. */
export type InstrumentLevel = 'OFF' | 'shipped' | 'COUNTED' | 'ON'

/** The cheapest first. */
export const INSTRUMENT_LEVELS: readonly InstrumentLevel[] = ['OFF', 'shipped', 'COUNTED', 'ON']

export interface InstrumentClass {
  readonly prefix: string
  /** Instruments that abilities ask for, or others that stand for the class; of those some are shipped, the first. */
  readonly members: readonly string[]
  readonly mysql: InstrumentLevel
  readonly mariadb: InstrumentLevel
}

/** The dearest first, as far as is known beforehand: what happens most often in a query. */
export const INSTRUMENT_CLASSES: readonly InstrumentClass[] = [
  { prefix: 'wait/synch/', members: ['mutex'], mysql: 'OFF', mariadb: 'OFF' },
  { prefix: 'memory/', members: ['some', 'more'], mysql: 'ON', mariadb: 'shipped' },
  { prefix: 'wait/io/table/', members: ['sql/handler'], mysql: 'ON', mariadb: 'ON' },
  { prefix: 'wait/lock/table/', members: ['sql/handler'], mysql: 'ON', mariadb: 'ON' },
  { prefix: 'wait/lock/metadata/', members: ['sql/mdl'], mysql: 'ON', mariadb: 'OFF' },
  { prefix: 'wait/io/socket/', members: ['sql/client_connection'], mysql: 'OFF', mariadb: 'OFF' },
  { prefix: 'wait/io/file/', members: ['innodb/innodb_data_file'], mysql: 'ON', mariadb: 'ON' },
  { prefix: 'stage/', members: ['some', 'more', 'and/more'], mysql: 'shipped', mariadb: 'shipped' },
  { prefix: 'transaction', members: [''], mysql: 'ON', mariadb: 'OFF' },
  {
    prefix: 'statement/',
    members: [
      ...['sql/select', 'sql/insert', 'sql/update', 'sql/delete'],
      ...['abstract/Query', 'abstract/new_packet'],
    ],
    mysql: 'ON',
    mariadb: 'ON',
  },
  { prefix: 'error', members: [''], mysql: 'ON', mariadb: 'OFF' },
  { prefix: 'idle', members: [''], mysql: 'ON', mariadb: 'ON' },
]

export function classesOf(product: Product): readonly InstrumentClass[] {
  return INSTRUMENT_CLASSES.filter(({ prefix }) => product !== 'MariaDB' || prefix !== 'error')
}

export function shippedLevel({ mysql, mariadb }: InstrumentClass, product: Product): InstrumentLevel {
  return product === 'MariaDB' ? mariadb : mysql
}
