import { describe, expect, it } from 'vitest'
import { parseWorkloadFlags } from '../../../src/edges/terminal/workload-flags.ts'
import { UserError } from '../../../src/errors.ts'

describe('the flags of qpsgate workload', () => {
  it('name the log, the tables and a new folder, which gets the name of the log by default', () => {
    expect(parseWorkloadFlags(['logs/shop-general.log.1', '--tables', 'schema.sql'])).toEqual({
      log: 'logs/shop-general.log.1',
      tables: { kind: 'schema', path: 'schema.sql' },
      out: 'workloads/shop-general',
    })
    expect(parseWorkloadFlags(['a.log', '--tables', 'test', '--out', 'x/y'])).toMatchObject({
      tables: { kind: 'migrations', path: 'test' },
      out: 'x/y',
    })
  })

  it.each([
    [[], 'LOG is missing: give a general log or a slow log\n--tables is missing: give a file or a directory of SQL'],
    [['a.log', 'b.log', '--tables', 's'], 'LOG: found 2 logs; allowed: one'],
    [['a.log', '--tables', 's', '--seconds', '5s'], "Unknown option '--seconds'"],
  ])('are refused if they are %j', (args, says) => {
    const parse = () => parseWorkloadFlags(args)
    expect(parse).toThrow(UserError)
    expect(parse).toThrow(says)
  })
})
