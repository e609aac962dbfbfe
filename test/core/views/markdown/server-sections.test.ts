import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../../src/core/views/markdown/markdown.ts'
import { serversSection, valueSection } from '../../../../src/core/views/markdown/server-sections.ts'
import { renderTerminal } from '../../../../src/core/views/terminal.ts'
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

describe('QPS for what a server computes and costs', () => {
  it('is that of the published study: QPS by tens of thousands of hashes a second, and by price', () => {
    const text = valueSection(TWO)
    expect(text).toContain('| off | 80.4 | 0.4 |')
    expect(text).toContain('| on | 163.6 | – |')
    expect(text).toMatch(/\| off \| \S+ \| \d+ \| 40,333 \| 502 \| 100,833 \|/)
    expect(text).toMatch(/\| on \| \S+ \| \d+ \| 22,647 \| 138 \| – \|/)
  })

  it('is nothing to say where all have one server and no price', () => {
    expect(valueSection(result())).toBe('')
  })
})

it('variables that decide over speed come before all others', () => {
  const text = serversSection(TWO)
  expect(text.indexOf('sync')).toBeLessThan(text.indexOf('aaa'))
})

describe('a comparison that is not fair', () => {
  const message = 'on is not as durable as off'
  const unfair = result({
    warnings: [
      { code: 'uneven-durability', message },
      { code: 'one-cpu', message: 'one CPU' },
    ],
  })

  it('says so right below the changes', () => {
    const text = renderMarkdown(unfair)
    expect(text.indexOf('Not a fair comparison')).toBeLessThan(text.indexOf('<details>'))
    expect(text).toContain(`- ${message}`)
  })

  it('says so once in the terminal, before the warnings', () => {
    const lines = renderTerminal(unfair, { colour: false }).split('\n')
    expect(lines.filter((line) => line.includes(message))).toEqual([`not a fair comparison: ${message}`])
    expect(lines).toContain('warning: one CPU')
  })
})
