import { expect, it } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import { markdownBlocks } from '../../../../src/core/views/markdown/markdown-parts.ts'
import { serversSection } from '../../../../src/core/views/report/servers-section.ts'
import { result, resultCell, resultScenario } from '../../../builders.ts'

const SERVERS = [
  resultScenario({ name: 'off', cpuCapacity: 804_000, price: 0.4, variables: { aaa: '1', sync_binlog: '1' } }),
  resultScenario({
    ...{ name: 'on', role: 'candidate', cpuCapacity: 1_636_000, price: null },
    variables: { aaa: '2', sync_binlog: '1000' },
  }),
]
const TWO = result({
  scenarios: SERVERS,
  cells: [resultCell({ scenario: 'off', qps: 40_333 }), resultCell({ scenario: 'on', qps: 22_647 })],
})

function shownOf(shown: Result): string {
  return markdownBlocks(serversSection(shown).flatMap(({ blocks }) => blocks))
}

it('a server without a figure has a dash, and a scenario without one no row', () => {
  const unknown = resultScenario({ name: 'on', role: 'candidate', cpuCapacity: null, price: 2 })
  const cells = ['off', 'on', 'free'].map((scenario) => resultCell({ scenario, qps: 100 }))
  const scenarios = [...SERVERS.slice(0, 1), unknown, resultScenario({ name: 'free' })]
  const text = shownOf(result({ scenarios, cells }))
  expect(text).toMatch(/\| on \|.*\| – \| 2 \|/)
  expect(text).toMatch(/\| on \| \S+ \| \d+ \| 100 \| – \| 50\.0 \|/)
  expect(text).not.toMatch(/\| free \| \S+ \| \d+ \| 100/)
})

it('variables that decide over speed come before all others', () => {
  const text = shownOf(TWO)
  expect(text.indexOf('sync')).toBeLessThan(text.indexOf('aaa'))
})
