import { expect, test } from 'vitest'
import { memoryLimitIn } from '../../../src/core/sources/container-limits.ts'

test.each([
  ['mem_limit: 768m', 768 * 1024 ** 2],
  ['mem_limit: "1.5g"', 1.5 * 1024 ** 3],
  ['mem_limit: 1073741824', 1024 ** 3],
  ['limits: › memory: 2Gi', 2 * 1024 ** 3],
  ["limits: › memory: '512M'", 512 * 1024 ** 2],
  ['resources: › limits: { cpu: "2", memory: 1Gi }', 1024 ** 3],
  ['resources: { limits: { memory: 64MB } }', 64 * 1024 ** 2],
  ['reservations: › memory: 512M', undefined],
  ['requests: { memory: 512Mi }', undefined],
  ['mem_limit: $LIMIT', undefined],
  ['memory: 1G', undefined],
])('%s', (key, expected) => {
  const line = { kind: 'machine', file: 'compose.yml', line: 5 } as const
  expect(
    memoryLimitIn([
      { key: 'cpus: 2', ...line },
      { key, ...line },
    ])?.value,
  ).toBe(expected)
})
