import { describe, expect, it } from 'vitest'
import { computeRdsFormula, isRdsFormula } from '../../../src/core/sources/rds-formulas.ts'

const GIB = 1024 ** 3

describe('formulas of RDS', () => {
  it.each([
    ['{DBInstanceClassMemory*3/4}', 16 * GIB, 12 * GIB],
    ['{DBInstanceClassMemory*3/4}', 1001, 750],
    ['{DBInstanceClassMemory/12582880}', 16 * GIB, 1365],
    ['{ DBInstanceClassMemory / 12582880 }', 1 * GIB, 85],
    ['{DBInstanceClassMemory}', 7, 7],
    ['{DBInstanceClassMemory/10*3}', 19, 3],
    ['LEAST({DBInstanceClassMemory/9531392},5000)', 16 * GIB, 1802],
    ['LEAST({DBInstanceClassMemory/9531392},5000)', 64 * GIB, 5000],
    ['GREATEST({DBInstanceClassMemory/12582880},1000)', 1 * GIB, 1000],
    ['SUM({DBInstanceClassMemory/12038},-50003)', 16 * GIB, 1_377_133],
    ['GREATEST(LEAST({DBInstanceClassMemory/1179121},6000),10)', 4 * GIB, 3642],
  ] as const)('compute %s with %d bytes as %d', (text, memory, value) =>
    expect(computeRdsFormula(text, memory)).toBe(value),
  )

  /** The table in "Maximum connections to an Aurora MySQL DB instance", with the memory of the instance classes. */
  it.each([
    ['db.t3.small', 2, 45],
    ['db.t3.medium', 4, 90],
    ['db.t3.large', 8, 135],
    ['db.r4.large', 15.25, 1000],
    ['db.r5.large', 16, 1000],
    ['db.r5.xlarge', 32, 2000],
    ['db.r5.2xlarge', 64, 3000],
    ['db.r5.4xlarge', 128, 4000],
    ['db.r5.8xlarge', 256, 5000],
    ['db.r5.12xlarge', 384, 6000],
    ['db.r5.16xlarge', 512, 6000],
    ['db.r5.24xlarge', 768, 7000],
  ])('give a %s as many connections as the documentation of Aurora does', (_, gib, connections) => {
    const text = 'GREATEST({log(DBInstanceClassMemory/805306368)*45},{log(DBInstanceClassMemory/8187281408)*1000})'
    expect(computeRdsFormula(text, gib * GIB)).toBe(connections)
    // RDS itself takes a part of the memory.
    expect(computeRdsFormula(text, Math.floor(gib * 0.97 * GIB))).toBe(connections)
  })

  it('have no value if the memory is unknown', () => {
    expect(computeRdsFormula('{DBInstanceClassMemory*3/4}', undefined)).toBeUndefined()
    expect(computeRdsFormula('LEAST(1,{DBInstanceClassMemory})', undefined)).toBeUndefined()
  })

  it.each([
    '',
    '500',
    'ROW',
    '{',
    '{}',
    '{DBInstanceClassMemory',
    '{DBInstanceClassMemory}}',
    '{DBInstanceClassMemory/0}',
    '{DBInstanceClassMemory*0.75}',
    '{dbinstanceclassmemory}',
    '{AllocatedStorage/2}',
    '{DBInstanceVCPU/2}',
    '{TrueIfReplica}',
    'least({DBInstanceClassMemory},1)',
    'LEAST()',
    'LEAST(1,)',
    'SUM(1 2)',
    'log(8)',
    '{log(0)}',
    '{constructor}',
    'LEAST({toString(1)},1)',
    `{${'('.repeat(400)}1${')'.repeat(400)}}`,
    `{${'-'.repeat(900)}1}`,
    `{DBInstanceClassMemory${'*9999999999999999999999999'.repeat(1e5)}}`,
  ])('have no value if they cannot be computed: "$0"', (text) => expect(computeRdsFormula(text, GIB)).toBeUndefined())

  it('are recognised among other values', () => {
    expect(
      ['{DBInstanceClassMemory*3/4}', ' LEAST(1,2)', 'GREATEST (1)', 'IF({TrueIfReplica},1,0)'].every(isRdsFormula),
    ).toBe(true)
    expect(['8', 'LEASTWISE', 'ROW', '', 'x {DBInstanceClassMemory}'].some(isRdsFormula)).toBe(false)
  })
})
