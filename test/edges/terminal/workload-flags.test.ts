import { describe, expect, it } from 'vitest'
import { parseWorkloadFlags } from '../../../src/edges/terminal/workload-flags.ts'
import { UserError } from '../../../src/errors.ts'

const DSN = 'mysql://reader@localhost/shop'

describe('flags of qpsgate workload', () => {
  it('name files, tables and a folder by the name of the first file', () => {
    expect(parseWorkloadFlags(['logs/shop-general.log.1', 'b.log', '--tables', 'schema.sql'])).toEqual({
      from: { kind: 'files', paths: ['logs/shop-general.log.1', 'b.log'] },
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
    expect(parseWorkloadFlags([DSN, '--tables', 'test']).tables).toEqual({ kind: 'migrations', path: 'test' })
    expect(parseWorkloadFlags(['a.log', '--tables', DSN]).tables).toMatchObject({ kind: 'dsn' })
  })

  it('name rows, columns and what else holds', () => {
    const flags = ['--rows', '5', '--force', '--image', 'mysql:8.4']
    expect(parseWorkloadFlags(['a.log', '--tables', 's', '--out', 'x/y', ...flags])).toMatchObject({
      ...{ out: 'x/y', rows: 5, replaces: true, image: 'mysql:8.4' },
    })
  })

  it.each([
    [[], 'FROM is missing: give'],
    [['a.log'], '--tables is missing: give a file, a directory or a server'],
    [['a.log', DSN], 'FROM: found a server beside others'],
    [['a.log', '--tables', 'a', '--seconds', '5s'], '--seconds: found files'],
    [['a.log', '--tables', 'a', '--server', 'external'], '--server: found external'],
    [['mysql://u:secret@h/d'], 'FROM: found another address; allowed: an address without a password'],
  ])('%j are refused', (args, says) => {
    const parse = () => parseWorkloadFlags(args)
    expect(parse).toThrow(UserError)
    expect(parse).toThrow(says)
    expect(parse).not.toThrow('secret')
  })
})
