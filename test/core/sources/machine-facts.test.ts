import { expect, test } from 'vitest'
import { memoryLimitIn } from '../../../src/core/sources/machine-facts.ts'
import { factsIn } from '../../../src/core/sources/read-file.ts'

test.each([
  ['mem_limit: 768m', 768 * 1024 ** 2],
  ['mem_limit: "1.5g"', 1.5 * 1024 ** 3],
  ['mem_limit: 1073741824', 1024 ** 3],
  ['limits: { memory: 2Gi }', 2 * 1024 ** 3],
  ['resources: { limits: { cpu: "2", memory: 1Gi } }', 1024 ** 3],
  ['resources: { limits: { memory: 64MB } }', 64 * 1024 ** 2],
  ['resources: { reservations: { memory: 512M } }', undefined],
  ['requests: { memory: 512Mi }', undefined],
  ['mem_limit: $LIMIT', undefined],
  ['memory: 1G', undefined],
])('the line "%s" limits the memory of a container to %s bytes (undefined: it sets no limit)', (line, expected) => {
  const { facts } = factsIn(`services:\n  db:\n    image: mysql:9.7\n    cpus: 2\n    ${line}\n`, 'compose.yml')
  expect(memoryLimitIn(facts)?.value).toBe(expected)
})

test('a key from which an operator derives settings is named with its path, at its own line', () => {
  const text =
    'apiVersion: pxc.percona.com/v1\nkind: PerconaXtraDBCluster\nspec:\n  pxc:\n    image: percona:8.0\n    autoConfig:\n      enabled: true\n'
  const { facts } = factsIn(text, 'cr.yaml')
  expect(facts.filter(({ kind }) => kind === 'machine').map(({ name, line }) => [name, line])).toEqual([
    ['autoConfig.enabled', 7],
  ])
})
