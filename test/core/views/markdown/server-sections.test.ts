import { describe, expect, it } from 'vitest'
import { ABILITIES } from '../../../../src/core/performance-schema/insight.ts'
import { renderMarkdown } from '../../../../src/core/views/markdown/markdown.ts'
import { markdownBlocks } from '../../../../src/core/views/markdown/markdown-parts.ts'
import {
  insightSection,
  memorySection,
  nothingGained,
  serversSection,
  valueSection,
} from '../../../../src/core/views/report/server-sections.ts'
import { renderTerminal } from '../../../../src/core/views/terminal.ts'
import { result, resultCell, resultComparison, resultScenario } from '../../../builders.ts'

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
    const text = markdownBlocks(valueSection(TWO))
    expect(text).toContain('| off | 80.4 | 0.4 |')
    expect(text).toContain('| on | 163.6 | – |')
    expect(text).toMatch(/\| off \| \S+ \| \d+ \| 40,333 \| 502 \| 100,833 \|/)
    expect(text).toMatch(/\| on \| \S+ \| \d+ \| 22,647 \| 138 \| – \|/)
  })

  it('is nothing to say where all have one server and no price', () => {
    expect(markdownBlocks(valueSection(result()))).toBe('')
  })
})

it('a server without a figure has a dash, and a scenario without one no row', () => {
  const unknown = resultScenario({ name: 'on', role: 'candidate', cpuCapacity: null, price: 2 })
  const cells = ['off', 'on', 'free'].map((scenario) => resultCell({ scenario, qps: 100 }))
  const scenarios = [...SERVERS.slice(0, 1), unknown, resultScenario({ name: 'free' })]
  const text = markdownBlocks(valueSection(result({ scenarios, cells })))
  expect(text).toContain('| on | – | 2 |')
  expect(text).toMatch(/\| on \| \S+ \| \d+ \| 100 \| – \| 50\.0 \|/)
  expect(text).not.toContain('free')
})

describe('memory', () => {
  const memory = (residentBytes: number | null) => ({ residentBytes, performanceSchemaBytes: 1024 })
  const rows = (own: number | null, control: number | null) => {
    const scenarios = [
      resultScenario({ memory: memory(control) }),
      resultScenario({ name: 'on', role: 'candidate', memory: memory(own) }),
    ]
    return markdownBlocks(memorySection(result({ scenarios })))
      .split('\n')
      .slice(2)
  }

  it('is compared with the control’s', () =>
    expect(rows(2048, 1024)).toEqual([
      '| off | 1.0 KiB |  | 1.0 KiB | – |',
      '| on | 2.0 KiB | +100.0 % | 1.0 KiB | – |',
    ]))

  it('is compared with nothing where one of them is unknown', () => {
    expect(rows(null, 1024)[1]).toBe('| on | – | – | 1.0 KiB | – |')
    expect(rows(1024, null)[1]).toBe('| on | 1.0 KiB | – | 1.0 KiB | – |')
    expect(rows(1024, 0)[1]).toBe('| on | 1.0 KiB | – | 1.0 KiB | – |')
  })
})

it('an ability that was not looked at has no mark, and counts as none', () => {
  const scenarios = [
    resultScenario({ insight: { 'most-executed-sql': 'partial' }, variables: { performance_schema: 'OFF' } }),
    resultScenario({ name: 'on', role: 'candidate', insight: { 'most-executed-sql': 'none' } }),
  ].map((each, index) => ({ ...each, variables: { performance_schema: index === 0 ? 'OFF' : 'ON' } }))
  const shown = result({ scenarios, comparisons: [resultComparison()] })
  const rows = markdownBlocks(insightSection(shown)).split('\n')
  expect(rows).toContain('| which SQL runs most | ◐ | ○ |')
  expect(rows.filter((row) => row.endsWith('|  |  |'))).toHaveLength(ABILITIES.length - 1)
  expect(nothingGained(shown)).toEqual([
    `on is slower (up to −19.6 %, −21.0 … −18.2) and shows nothing for it: none of ${ABILITIES.length} abilities.`,
  ])
})

it('nothing is said to show nothing where there is no control, and no server where there is none', () => {
  expect(nothingGained(result({ scenarios: [] }))).toEqual([])
  expect(markdownBlocks(serversSection(result({ scenarios: [] })))).toBe('')
})

it('variables that decide over speed come before all others', () => {
  const text = markdownBlocks(serversSection(TWO))
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
    expect(lines.filter((line) => line.includes(message))).toEqual([`- ${message}`])
    expect(lines).toContain('- one-cpu: one CPU')
  })
})
