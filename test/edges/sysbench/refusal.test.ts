import { expect, it } from 'vitest'
import { parseRefusal } from '../../../src/edges/sysbench/load.ts'

it.each([
  [
    'a connection',
    "FATAL: unable to connect to MySQL server on socket '/s', aborting...\nFATAL: error 1040: Too many connections\nFATAL: `thread_init' function failed: connection creation failed",
    { code: 1040, says: 'Too many connections' },
  ],
  [
    'a prepared statement',
    'FATAL: mysql_stmt_prepare() failed\nFATAL: MySQL error: 1461 "Can\'t create more than 100 statements (current value: 100)"',
    { code: 1461, says: "Can't create more than 100 statements (current value: 100)" },
  ],
  [
    'a query',
    "FATAL: mysql_drv_query() returned error 1290 (The server is running with (--read-only)) for query 'BEGIN'",
    { code: 1290, says: 'The server is running with (--read-only)' },
  ],
  [
    'the last of several statements',
    'error 1213: Deadlock found\nerror 1020: Record has changed\n',
    { code: 1020, says: 'Record has changed' },
  ],
  [
    'an encryption that client and server do not share',
    'FATAL: error 2026: TLS/SSL error: unsupported protocol',
    { code: 2026, says: 'TLS/SSL error: unsupported protocol' },
  ],
  [
    'nothing if a connection was lost',
    'FATAL: mysql_drv_query() returned error 2013 (Lost connection) for query',
    undefined,
  ],
  ['nothing if there was no error', 'Threads started!', undefined],
])("sysbench's output is read as a server's refusal of %s", (_, output, expected) =>
  expect(parseRefusal(output)).toEqual(expected),
)
