/** A run under a memory limit that does not hold all of its servers. */
import { describe, expect, test } from 'vitest'
import { smallSuite, Workplace } from './cli.ts'
import { canLimitMemory, MemoryLimit } from './memory-limit.ts'

/** 60 % of it hold three servers with the least that each needs, and not a fourth. */
const LIMIT_MIB = 2350

describe.skipIf(!canLimitMemory())('memory for three of four servers', () => {
  test('measures two groups, each with control and twin, and says so', async () => {
    using place = new Workplace()
    await using limit = new MemoryLimit(LIMIT_MIB)
    const suite = smallSuite({ extra: 'gate: { tolerance: { control: 90% } }' })
    place.write(
      'suite.yml',
      suite.replace('budget: 10s', '  all: { options: { performance_schema: ON } }\nbudget: 60s'),
    )
    const running = place.start(['run', 'suite.yml', '--server', 'local', '--out', 'out', '--explain', 'never'])
    limit.hold(running.child.pid as number)
    const { code, stderr } = await running.ended
    expect(code, stderr).toBe(0)
    const arms = Map.groupBy(
      place.lines().filter(({ kind }) => kind === 'arm'),
      ({ trial }) => trial,
    )
    const named = [...arms].map(([trial, own]) => [trial, own.map((arm) => `${arm.scenario} ${arm.revision}`)])
    // Later trials, which a restless machine may need, have only the undecided arms.
    expect(Object.fromEntries(named)).toMatchObject({
      1: ['off head', 'off twin', 'on head'],
      2: ['off head', 'off twin', 'all head'],
    })
    const { warnings, comparisons } = place.result()
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'arms-in-groups', mostServers: 3, groups: [['on'], ['all']] }),
    )
    expect(comparisons).toMatchObject([
      { scenario: 'on', verdict: 'pass' },
      { scenario: 'all', verdict: 'pass' },
    ])
    expect(place.leftovers()).toEqual([])
  })

  test('is what the plan says as well', async () => {
    using place = new Workplace()
    await using limit = new MemoryLimit(LIMIT_MIB)
    place.write('suite.yml', smallSuite().replace('budget:', '  all: {}\nbudget:'))
    const running = place.start(['plan', 'suite.yml'])
    limit.hold(running.child.pid as number)
    expect((await running.ended).stdout).toContain(
      'servers, in 2 groups, as the memory of this machine holds 3 at once',
    )
  })
})
