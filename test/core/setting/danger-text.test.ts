import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { dangerText } from '../../../src/core/setting/danger-text.ts'
import type { Danger, DangerCode } from '../../../src/core/setting/dangers.ts'

type Data<Each> = Each extends Danger ? Omit<Each, 'code' | 'page'> : never
/** Every code has a case: the type asks for it. */
type Cases = { readonly [Code in DangerCode]: readonly [Data<Danger<Code>>, ...Data<Danger<Code>>[]] }

const GIB = 1024 ** 3
const CASES: Cases = {
  'commits-not-synced': ['2', '0'].map((value) => ({ variable: 'innodb_flush_log_at_trx_commit', value })) as never,
  'binary-log-not-synced': ['0', '100'].map((value) => ({ variable: 'sync_binlog', value })) as never,
  'no-binary-log': [{ variable: 'log_bin', value: 'OFF' }],
  'no-privileges': [{ variable: 'skip_grant_tables', value: 'ON' }],
  'no-network': [{ variable: 'skip_networking', value: 'ON' }],
  'no-client-files': [{ variable: 'local_infile', value: 'OFF' }],
  'fewer-server-files': ['NULL', '/srv/files'].map((value) => ({ variable: 'secure_file_priv', value })) as never,
  'commits-synced': [{ variable: 'innodb_flush_log_at_trx_commit', value: '1' }],
  'binary-log-synced': [{ variable: 'sync_binlog', value: '1' }],
  'binary-log-kept': [{ variable: 'log_bin', value: 'ON' }],
  'pages-written-twice': [{ variable: 'innodb_doublewrite', value: 'ON' }],
  'files-synced': [{ variable: 'innodb_flush_method', value: 'fsync' }],
  'torn-pages': [{ variable: 'innodb_doublewrite', value: 'OFF' }],
  'nothing-synced': [{ variable: 'innodb_flush_method', value: 'nosync' }],
  'option-removed': [
    { variable: 'tx_isolation', removed: '8.0.3', consequence: 'no-start', instead: 'transaction_isolation' },
    { variable: 'innodb_page_cleaners', removed: '10.6', consequence: 'ignored', instead: null },
    { variable: 'innodb_defragment', removed: '11.1', consequence: null, instead: null },
  ],
  'option-deprecated': [{ variable: 'binlog_format', since: '8.0.34', instead: null }],
  'pool-beyond-memory': [{ variable: 'innodb_buffer_pool_size', poolBytes: 16 * GIB, memoryBytes: 8 * GIB }],
}

it('each danger has the sentence of the golden file', async () => {
  const sentences = Object.entries(CASES).flatMap(([code, cases]) =>
    cases.map((about) => `${code}: ${dangerText({ code, page: 'https://example.test/', ...about } as Danger)}\n`),
  )
  await expect(sentences.join('')).toMatchFileSnapshot(resolve(import.meta.dirname, '../../goldens/dangers.txt'))
})
