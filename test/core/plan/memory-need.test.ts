import { expect, test } from 'vitest'
import { bufferRefusal, usageRefusal } from '../../../src/core/plan/memory-need.ts'
import { option, scenario } from '../../builders.ts'

const MIB = 1024 ** 2
const SERVER = { product: 'MySQL', version: '8.0.15' } as const
const place = { file: 'compose.yml', line: 5 }
const limited = (limit: number | undefined, pool = '1G') => ({
  ...scenario('db', { options: [option('innodb-buffer-pool-size', pool, { file: 'compose.yml', line: 4 })] }),
  memoryLimit: limit === undefined ? undefined : { ...place, value: limit * MIB },
})

test.each([
  [[512, 768], [1024, 768], ['innodb-buffer-pool-size']],
  [[512, 768], [512, 256], ['the limit of memory']],
  [
    [512, undefined],
    [1024, 768],
    ['innodb-buffer-pool-size', 'the limit of memory'],
  ],
  [[512, 768], [680, 768], undefined],
  [[512, 768], [700, 768], ['innodb-buffer-pool-size']],
  [[1024, 768], [2048, 768], undefined],
  [[512, 768], [1024, undefined], undefined],
] as const)(
  'a change of [pool, memory limit] from %j to %j MiB is refused because of the lines %j (undefined: is not refused)',
  (before, now, blamed) => {
    const side = ([pool, limit]: readonly [number, number | undefined]) => ({
      scenario: limited(limit, `${pool}M`),
      values: new Map([['innodb_buffer_pool_size', `${pool * MIB}`]]),
    })
    expect(bufferRefusal(side(now), side(before), SERVER)?.lines.map(({ name }) => name)).toEqual(blamed)
  },
)

test.each([
  ['OFF', 600, undefined],
  ['ON', 500, undefined],
  ['ON', 600, 'db needs 780 MiB of memory; its limit is 700 MiB'],
  ['TRUE', 600, 'db needs 780 MiB of memory; its limit is 700 MiB'],
])(
  'a server with performance_schema=%s and a pool of %d MiB is refused for its memory (undefined: is accepted): %s',
  (state, pool, title) => {
    const side = (size: number) => ({
      scenario: limited(700, `${size}M`),
      values: new Map([
        ['innodb_buffer_pool_size', `${size * MIB}`],
        ['performance_schema', state],
      ]),
    })
    expect(bufferRefusal(side(pool), side(128), SERVER)?.title).toBe(title)
  },
)

test.each([
  [344, 934, 768, 'db takes 934 MiB of memory; its limit is 768 MiB'],
  [344, 700, 768, undefined],
  [800, 934, 768, undefined],
  [344, 934, undefined, undefined],
])(
  'a server that took %d MiB and now takes %d MiB, with a limit of %s MiB, is refused (undefined: is accepted): %s',
  (before, now, limit, title) => {
    const side = (taken: number) => ({ scenario: limited(limit), residentBytes: taken * MIB })
    expect(usageRefusal(side(now), side(before), SERVER, [{ name: 'x', ...place }])?.title).toBe(title)
  },
)
