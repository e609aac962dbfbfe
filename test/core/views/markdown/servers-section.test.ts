import { expect, it } from 'vitest'
import { markdownBlocks } from '../../../../src/core/views/markdown/markdown-parts.ts'
import { serversSection } from '../../../../src/core/views/report/servers-section.ts'
import { result, resultScenario } from '../../../builders.ts'

it('the section of servers shows variables that affect speed before all other variables', () => {
  const scenarios = [
    resultScenario({ name: 'off', variables: { aaa: '1', sync_binlog: '1' } }),
    resultScenario({ name: 'on', role: 'candidate', variables: { aaa: '2', sync_binlog: '1000' } }),
  ]
  const text = markdownBlocks(serversSection(result({ scenarios })).flatMap(({ blocks }) => blocks))
  expect(text.indexOf('sync')).toBeLessThan(text.indexOf('aaa'))
})
