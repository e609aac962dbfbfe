/** Whether the expectations for the thirty changes follow from the knowledge about their variables. */
import { describe, expect, test } from 'vitest'
import { chooseWorkloads } from '../../src/core/coverage/choose-cells.ts'
import type { Exercise } from '../../src/core/options/exercises.ts'
import { settingChanges } from '../../src/core/scenario/changes.ts'
import { knowledgeOf } from '../../src/core/setting/knowledge.ts'
import { optionReach } from '../../src/core/setting/reach.ts'
import type { Setting } from '../../src/core/setting/setting.ts'
import { parseOptionFile } from '../../src/core/sources/option-file.ts'
import { scenario } from '../../test/builders.ts'
import { LISTED_SERVERS } from '../../test/core/setting/fixtures.ts'
import { CHANGES, type Change, changesFor, type Expected } from './changes.ts'

function optionsOf(text: string): Setting[] {
  const { items, problems } = parseOptionFile(text, 'my.cnf')
  expect(problems).toEqual([])
  return items.flatMap((item) => (item.kind === 'option' ? [item.option] : []))
}

function differencesOf({ before, after }: Change) {
  const [base, head] = [before, after].map((text) => scenario('my.cnf', { options: optionsOf(text) }))
  return base === undefined || head === undefined ? [] : settingChanges(base, head)
}

/** The servers that a change is measured on, with the variables that they list. */
function serversOf({ server }: Change) {
  return LISTED_SERVERS.filter(({ fork }) => server === 'both' || server === fork)
}

const NAMED = CHANGES.map((change) => [change.name, change] as const)
const counted = (expected: Expected) => CHANGES.filter((change) => change.expected === expected).length

describe('the thirty changes', () => {
  test('have thirty different names, and at least six of them expect each outcome', () => {
    expect(CHANGES).toHaveLength(30)
    expect(new Set(CHANGES.map(({ name }) => name)).size).toBe(30)
    for (const expected of ['red', 'pass', 'not measured'] as const) expect(counted(expected)).toBeGreaterThanOrEqual(6)
  })

  test('include more than 25 for MariaDB and more than 25 for MySQL, which leaves out those for MariaDB alone', () => {
    for (const server of ['mariadb', 'mysql'] as const) expect(changesFor(server).length).toBeGreaterThan(25)
    expect(changesFor('mysql').some(({ server }) => server === 'mariadb')).toBe(false)
  })

  test.each(NAMED)(
    'each change exactly one setting, and none of their options is kept from test servers: %s',
    (_, change) => {
      expect(differencesOf(change)).toHaveLength(1)
      for (const option of [...optionsOf(change.before), ...optionsOf(change.after)])
        expect(optionReach(option), option.name).toBeUndefined()
    },
  )

  test.each(NAMED)('each set only options that the servers measured for them know: %s', (_, change) => {
    for (const { product, variables } of serversOf(change))
      for (const { name, bare: variable } of optionsOf(change.after)) {
        const isOption = knowledgeOf(name, product)?.page.includes('performance-schema')
        expect(variables.has(variable) || isOption, `${product}: ${name}`).toBe(true)
      }
  })

  test.each(NAMED)(
    'are each shown by some workload exactly if they are not expected to be "not measured": %s',
    (_, change) => {
      const [difference] = differencesOf(change)
      for (const { product } of serversOf(change)) {
        const exercisedBy: readonly Exercise[] = knowledgeOf(difference?.name ?? '', product)?.exercisedBy ?? []
        expect(exercisedBy.length).toBeGreaterThan(0)
        const isPaidByAll = exercisedBy.includes('any-statement')
        const isShown = isPaidByAll || chooseWorkloads(exercisedBy).some(({ covers }) => covers.length > 0)
        expect(isShown, `${product}: ${exercisedBy.join(', ')}`).toBe(change.expected !== 'not measured')
      }
    },
  )
})
