import { expect, it } from 'vitest'
import { ranPart } from '../../../src/edges/workload/apply-sql.ts'

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
])('of %j runs %j', (sql, ran) => expect(ranPart(sql)).toBe(ran))
