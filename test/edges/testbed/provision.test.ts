import { describe, expect, it } from 'vitest'
import type { ServerVersion } from '../../../src/core/families/family.ts'
import { planOf } from '../../../src/core/plan/plan.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { workloadOf } from '../../../src/core/workloads/workloads.ts'
import { isAnyEncrypted, provisionOf } from '../../../src/edges/testbed/provision.ts'
import { option, scenario, suite } from '../../builders.ts'

const MIB = 1024 ** 2
const LIMITS = { bufferPoolBytes: 512 * MIB, memoryBytes: 1024 * MIB }
const MYSQL: ServerVersion = { product: 'MySQL', version: '9.7.4' }
const MARIADB: ServerVersion = { product: 'MariaDB', version: '10.11.19' }

function withOptions(name: string, options: Readonly<Record<string, string>>) {
  return scenario(name, { options: Object.entries(options).map(([key, value]) => option(key, value)) })
}

function provisionFor(made: Suite, base: Suite['scenarios'], build = MYSQL) {
  const plan = planOf(made, 1, { rules: ['control', 'base'], base })
  return provisionOf(made, plan, LIMITS, () => build)
}

describe('the options and steps that all servers of a run get', () => {
  const made = suite({ scenarios: [scenario('off'), withOptions('on', { sync_binlog: '1', big: '2' })] })
  const base = [scenario('off'), withOptions('on', { innodb_doublewrite: 'OFF', big: '1' })] as const

  it('leave out settings that the change touches, and allow a connection for each client', () => {
    const { untouched, ownDefaults, clients, ownsCache } = provisionFor({ ...made, threads: [4, 64] }, base)
    expect(ownsCache).toBe(false)
    expect([...untouched('on')].sort()).toEqual(['big', 'innodb_doublewrite', 'sync_binlog'])
    expect({ ownDefaults, clients }).toEqual({ ownDefaults: 'durability-changed', clients: 64 })
  })

  it('include a binary log if the suite needs one', () => {
    expect(provisionFor(made, base).hasBinaryLog).toBe(false)
    expect(provisionFor({ ...made, preconditions: ['binary-log'] }, base).hasBinaryLog).toBe(true)
  })

  it.each([
    [MYSQL, 0.75 * 1600],
    [MARIADB, 0.75 * 200],
  ])('include a table cache that is scaled down until it cannot hold all tables, on %o', (build, most) => {
    const many = suite({
      scenarios: [withOptions('my.cnf', { table_open_cache: '4000' })],
      control: 'my.cnf',
      dataset: { tables: 200, rows: 500 },
      preconditions: ['tables-beyond-cache'],
      workloads: [workloadOf({ script: 'many_tables' })],
      threads: [8],
    })
    const before = [withOptions('my.cnf', { table_open_cache: '400' })] as const
    const scaleWith = (script: string) =>
      provisionFor({ ...many, workloads: [workloadOf({ script })] }, before, build).scales[0]
    expect(scaleWith('many_tables')).toMatchObject({ variable: 'table_open_cache' })
    expect(4000 / (scaleWith('many_tables')?.divisor ?? 1)).toBeCloseTo(most)
    // Threads of other scripts share the tables, whatever the server.
    expect(4000 / (scaleWith('oltp_read_only')?.divisor ?? 1)).toBeCloseTo(0.75 * 200)
  })

  it.each([
    ['sustained_writes', { fillsRedo: true, encrypts: false }],
    ['encrypted', { fillsRedo: false, encrypts: true }],
    ['oltp_read_write', { fillsRedo: false, encrypts: false }],
  ])('include filling redo logs and encryption only as far as the workload %s needs them', (script, needed) => {
    const made = suite({ workloads: [workloadOf({ script })] })
    const plan = planOf(made, 1)
    expect({
      fillsRedo: provisionOf(made, plan, LIMITS, () => MYSQL).fillsRedo,
      encrypts: isAnyEncrypted(plan),
    }).toEqual(needed)
  })

  it('include buffer pools scaled down to what memory allows if the data are made for a larger one', () => {
    const scenarios = [withOptions('off', { innodb_buffer_pool_size: '64G' }), scenario('on')] as const
    const pools = suite({ scenarios, dataset: { tables: 4, rows: 9, poolBytes: 1024 * MIB } })
    const [scale] = provisionFor(pools, scenarios).scales
    expect(scale).toMatchObject({ variable: 'innodb_buffer_pool_size', divisor: 128, usual: 128 * MIB })
  })
})
