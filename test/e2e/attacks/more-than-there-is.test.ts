/** Suites that ask for more memory or disk space than the machine has. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serversAtOnce } from '../../../src/edges/testbed/memory.ts'
import { suite as builtSuite } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { smallSuite, Workplace } from '../cli.ts'

const RUN = ['run', 'suite.yml', '--server', 'local', '--out', 'out']

let place: Workplace
beforeEach(() => {
  place = new Workplace()
})
afterEach(() => {
  expect(place.leftovers()).toEqual([])
  place[Symbol.dispose]()
})

test.runIf(IS_NIGHTLY)(
  'a suite whose servers exceed memory even in groups is refused before any server starts',
  async () => {
    // Twice as many as fit, because other programs may free memory meanwhile.
    const many = 2 * serversAtOnce(builtSuite(), 'local')
    const scenarios = Array.from(
      { length: many },
      (_, index) => `  s${index}: { options: { max_connections: ${index + 50} } }`,
    )
    const suite = smallSuite({ extra: '' }).replace('scenarios:', `scenarios:\n${scenarios.join('\n')}`)
    place.write('suite.yml', suite)
    // Because the control changes, groups cannot help: each would compare the control with its old form.
    place.write('before.yml', suite.replace('performance_schema: OFF', 'sort_buffer_size: 1M'))
    const { code, stderr } = await place.run([...RUN, '--base', 'before.yml', '--budget', '24h'])
    expect(stderr).toMatch(
      /\d+ servers at once are asked for .*, and \d+ fit into 60% of the .* of memory that are available/,
    )
    expect(stderr).not.toContain('initialising')
    expect(code).toBe(2)
  },
)

test('a dataset larger than the free disk is refused before any server starts', async () => {
  const suite = smallSuite().replace('{ tables: 2, rows: 2000 }', '{ tables: 1000, rows: 100000000 }')
  place.write('suite.yml', suite)
  const { code, stderr } = await place.run(RUN)
  expect(stderr).toMatch(
    /no room for 1000 tables of 100000000 rows: \d+(\.\d)? TiB .* are needed, [\d.]+ [MGT]iB are free/,
  )
  expect(stderr).not.toContain('initialising')
  expect(code).toBe(3)
})
