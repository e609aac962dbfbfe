import { describe, expect, it } from 'vitest'
import { parseWorkloadFlags } from '../../../src/edges/terminal/workload-flags.ts'
import { UserError } from '../../../src/errors.ts'

const DSN = 'mysql://reader@localhost/shop'

describe('flags of qpsgate workload', () => {
  it('name files, tables and a folder by the name of the first file', () => {
    expect(parseWorkloadFlags(['logs/shop-general.log.1', 'b.log', '--schema', 'schema.sql'])).toEqual({
      from: { kind: 'files', paths: ['logs/shop-general.log.1', 'b.log'], format: 'auto' },
      tables: { kind: 'schema', path: 'schema.sql' },
      out: 'workloads/shop-general',
      ...{ rows: undefined, replaces: false, server: 'auto', image: undefined },
    })
  })

  it('name a server, which also has the tables', () => {
    const { from, tables, out } = parseWorkloadFlags([DSN, '--seconds', '5m'])
    expect(from).toMatchObject({ kind: 'dsn', seconds: 300, endpoint: { schema: 'shop' } })
    expect(tables).toMatchObject({ kind: 'dsn', endpoint: { user: 'reader' } })
    expect(out).toBe('workloads/shop')
    expect(parseWorkloadFlags([DSN]).from).toMatchObject({ seconds: 60 })
    expect(parseWorkloadFlags([DSN, '--migrations', 'db']).tables).toEqual({ kind: 'migrations', path: 'db' })
    expect(parseWorkloadFlags(['a.log', '--dsn', DSN]).tables).toMatchObject({ kind: 'dsn' })
  })

  it('name rows, columns and what else holds', () => {
    const flags = ['--rows', '5', '--force', '--image', 'mysql:8.4']
    expect(parseWorkloadFlags(['a.log', '--schema', 's', '--format', 'slow', '--out', 'x/y', ...flags])).toMatchObject({
      from: { format: 'slow' },
      ...{ out: 'x/y', rows: 5, replaces: true, image: 'mysql:8.4' },
    })
  })

  it.each([
    [[], 'FROM is missing: give'],
    [['a.log'], '--schema, --migrations or --dsn: found none'],
    [['a.log', '--schema', 'a', '--migrations', 'b'], '--schema and --migrations: found several'],
    [['a.log', DSN], 'FROM: found a server beside others'],
    [['a.log', '--schema', 'a', '--seconds', '5s'], '--seconds: found files'],
    [['a.log', '--schema', 'a', '--server', 'external'], '--server: found external'],
    [['a.log', '--schema', 'a', '--format', 'x'], '--format: found x'],
    [['mysql://u:secret@h/d'], 'FROM: found another address; allowed: an address without a password'],
  ])('%j are refused', (args, says) => {
    const parse = () => parseWorkloadFlags(args)
    expect(parse).toThrow(UserError)
    expect(parse).toThrow(says)
    expect(parse).not.toThrow('secret')
  })
})
