import { expect, it } from 'vitest'
import { execute, ranPart } from '../../../src/edges/own-workload/apply-sql.ts'
import type { Session } from '../../../src/edges/servers/connection.ts'

it.each([
  ['USE shop', undefined],
  ['/*!40000 DROP DATABASE IF EXISTS `shop`*/', undefined],
  ['CREATE DATABASE `shop`', undefined],
  ["CHANGE MASTER TO MASTER_LOG_FILE='x'", undefined],
  ['SELECT 1', 'SELECT 1'],
  ['/*!50001 CREATE TABLE t (id INT) */', '/*!50001 CREATE TABLE t (id INT) */'],
  // A comment of another version is empty, and what follows it is a statement.
  ['/*!99999 use */ DROP INDEX k ON t', '/*!99999 use */ DROP INDEX k ON t'],
  // Tables that are made later have it.
  ['ALTER DATABASE shop CHARACTER SET latin1', 'ALTER DATABASE CHARACTER SET latin1'],
  [
    'CREATE DATABASE /*!32312 IF NOT EXISTS*/ `shop` /*!40100 DEFAULT CHARACTER SET latin1 COLLATE latin1_bin */',
    'ALTER DATABASE CHARACTER SET latin1 COLLATE latin1_bin',
  ],
])("of a user's SQL, the statement %j is run as %j", (sql, ran) => expect(ranPart(sql)).toBe(ran))

it.each(["SET PASSWORD = 'x'", "/*!50700 ALTER USER USER() IDENTIFIED BY 'x' */"])(
  'the account statement %j is refused before it runs, because the next connection would fail',
  async (sql) => {
    const session = { execute: () => Promise.reject(new Error('it was run')) } as unknown as Session
    await expect(execute(session, sql, { file: 'db/1.sql', line: 3 })).rejects.toThrow('a statement about accounts')
  },
)
