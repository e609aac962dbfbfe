import { expect, it } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import { gridSection, servicesSection } from '../../../../src/core/views/report/grid-section.ts'
import { type Part, plainText, type ReportTable, type Section } from '../../../../src/core/views/report/report.ts'
import { scenarioNames, sweepResult } from '../../../sweep-result.ts'

const THREADS = [4, 16]

/** A sweep of servers at their own addresses. */
function services(many: number): Result {
  const whole = sweepResult({ scenarios: scenarioNames(many), threads: THREADS })
  return { ...whole, scenarios: whole.scenarios.map((each) => ({ ...each, host: each.name })) }
}

const blocksOf = (sections: readonly Section[]): readonly Part[] => sections.flatMap(({ blocks }) => blocks)
const tablesIn = (blocks: readonly Part[]): ReportTable[] => blocks.filter((block) => block.kind === 'table')
const headsOf = ({ columns }: ReportTable) => columns.map(({ title }) => plainText(title))
const textsOf = (blocks: readonly Part[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? plainText(block.text) : []))

it("the grid of sixty scenarios is split into tables of a page's width, which show all scenarios", () => {
  const blocks = blocksOf(gridSection(sweepResult({ scenarios: scenarioNames(60), threads: THREADS })))
  const tables = tablesIn(blocks)
  expect(tables).toHaveLength(12)
  for (const each of tables) expect(headsOf(each)).toHaveLength(11)
  const ofQps = tables.slice(0, 6).flatMap((each) => headsOf(each).slice(1))
  expect(ofQps).toEqual(scenarioNames(60))
  expect(textsOf(blocks).join(' ')).not.toContain('result.json')
})

it('the grid shows at most sixty scenarios', () => {
  const blocks = blocksOf(gridSection(sweepResult({ scenarios: scenarioNames(61), threads: THREADS })))
  expect(textsOf(blocks)).toContain('1 more scenario in result.json.')
})

it('the grid marks no winner and no peak for settings of one server', () => {
  const [first] = tablesIn(blocksOf(gridSection(sweepResult({ threads: THREADS }))))
  expect(first?.rows).toHaveLength(THREADS.length)
  expect(first?.rows.flat().filter((cell) => typeof cell !== 'string')).toEqual([])
  expect(servicesSection(sweepResult({ threads: THREADS }))).toEqual([])
})

it('the leads of the fastest server are shown over at most the ten next servers', () => {
  const [ten, eleven] = [11, 12].map((many) => blocksOf(servicesSection(services(many))))
  for (const blocks of [ten, eleven]) expect(tablesIn(blocks ?? []).map((each) => headsOf(each).length)).toEqual([11])
  expect(textsOf(ten ?? []).join(' ')).not.toContain('result.json')
  expect(textsOf(eleven ?? [])).toContain('1 slower server in result.json.')
})

it('a workload at one level has no grid', () => {
  expect(gridSection(sweepResult({ threads: [8] }))).toEqual([])
})
