/** Inputs that once broke a parser, found by generating them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readResults } from '../../src/commands/read-results.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { parseDsn } from '../../src/core/scenario/endpoint.ts'
import { parseOptionFile } from '../../src/core/sources/option-file.ts'
import { formatProblems, parseSuite } from '../../src/core/suite/parse.ts'
import { renderMarkdown } from '../../src/core/views/markdown/markdown.ts'
import { findAcceptance } from '../../src/edges/github/api/find-acceptance.ts'
import { parseTotals } from '../../src/edges/sysbench/load.ts'
import { UserError } from '../../src/errors.ts'
import { filesBy } from '../setup/option-files.ts'
import { connectedTo, SHOWN_BEFORE } from './parsers.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/fuzz')

function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8')
}

describe('a text that once broke its parser:', () => {
  it('a suite nested deeper than the YAML parser follows is refused', () => {
    const parsed = parseSuite(read('deep.yml'), 'suite.yml', filesBy())
    const said = parsed.kind === 'problems' ? formatProblems(parsed.problems) : ''
    expect(said).toBe('suite.yml:1: nesting that is too deep; allowed: fewer levels')
  })

  it('an option file with a byte order mark inside keeps it, as the server does, and reports a problem', () => {
    const { problems } = parseOptionFile(read('mark-inside.cnf'), 'my.cnf')
    expect(problems).toEqual([
      {
        file: 'my.cnf',
        line: 3,
        path: '',
        actual: '"\\ufeff"',
        allowed: expect.stringContaining('an option name'),
      },
    ])
  })

  it('a line so long that the server takes its end for a group is refused', () => {
    const { problems } = parseOptionFile(read('long-line.cnf'), 'my.cnf')
    expect(problems).toMatchObject([{ line: 2, actual: 'a line of 4103 bytes' }])
  })

  it.each(read('dsn.txt').trimEnd().split('\n'))('the address of a server %s is refused', (dsn) => {
    expect(parseDsn(dsn)).toMatchObject({ kind: 'problem', allowed: expect.stringContaining('every %') })
  })

  it('output of the sysbench driver that is no JSON has no totals', () => {
    expect(parseTotals(read('driver-output.txt'))).toBeUndefined()
  })
})

it.each([
  ['arm-twice', 'plan.arms: each arm once'],
  ['many-shards', 'plan.shard.of: '],
  ['far-trial', 'no line that qpsgate wrote'],
  ['weightless', 'plan.policy.tolerance.control: '],
])('a result that no run can have written, "%s", is refused, and the error names what is wrong: %s', (name, says) => {
  expect(() => readResults([join(FOLDER, name)])).toThrow(UserError)
  expect(() => readResults([join(FOLDER, name)])).toThrow(says)
})

it('a result whose interval is infinite is shown as inconclusive', () => {
  const { run, judgement, time } = readResults([join(FOLDER, 'boundless')])
  const made = makeResult(judgement, run, time)
  expect(made.comparisons[0]?.high).toBe(Number.MAX_VALUE)
  expect(renderMarkdown(made)).toContain('inconclusive')
})

describe("an API's answer about a label", () => {
  const given = JSON.parse(read('label-events.json')) as Readonly<Record<string, unknown>>
  const change = {
    repository: { owner: 'acme', name: 'databases' },
    headSha: 'a'.repeat(40),
    pullRequest: { number: 7, fromFork: false },
    ...SHOWN_BEFORE,
  }
  const found = async (events: unknown) => {
    const labels = [{ name: 'qpsgate: accepted' }]
    return findAcceptance(await connectedTo((url) => (url.includes('/events') ? events : labels)), change)
  }

  it('without a name counts as a user with the right to set labels', async () => {
    const { acceptance } = await found(given.nobody)
    expect(acceptance?.by).toBe('a user with the right to set labels')
  })

  it.each(['text', 'number'])('in another form (%s) is reported in a note', async (kind) => {
    const { notes } = await found(given[kind])
    expect(notes[0]).toBe(
      'could not look up whether somebody accepts it: the API answered with something that is not its own form',
    )
  })
})
