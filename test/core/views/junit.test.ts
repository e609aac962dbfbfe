import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { renderJunit } from '../../../src/core/views/junit.ts'
import { finding } from '../../../src/core/wording/verdict-text.ts'
import { exitCodeOfVerdict } from '../../../src/errors.ts'
import { resultComparison, resultMean } from '../../builders.ts'
import { sweepResult } from '../../sweep-result.ts'
import { withTimeline } from '../../sweep-timeline.ts'
import { hostileResults, ofEachVerdict } from './hostile-results.ts'

interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly Element[]
}

const PARSER = `
import json, sys, xml.etree.ElementTree as tree
def shown(e):
    return {'tag': e.tag, 'attributes': e.attrib, 'text': e.text or '', 'children': [shown(c) for c in e]}
print(json.dumps([shown(tree.fromstring(text.encode('utf-8'))) for text in json.load(sys.stdin)]))
`

/** Roots of documents, by a parser that takes nothing that is not well-formed. */
function parsed(documents: readonly string[]): Element[] {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', PARSER], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout)
}

function rootOf(result: Result): Element {
  const [root] = parsed([renderJunit(result)])
  if (root === undefined) throw new RangeError('no document')
  return root
}

const testsOf = (root: Element) => root.children.flatMap(({ children }) => children)
const namesOf = (root: Element) => testsOf(root).map(({ attributes }) => [attributes.classname, attributes.name])
const outcomes = (root: Element) => testsOf(root).map(({ children: [outcome] }) => outcome?.tag)

/** Whether all totals are those of the tests below them. */
function expectTotals(root: Element): void {
  for (const element of [root, ...root.children]) {
    const tests = element === root ? testsOf(root) : element.children
    const many = (tag: string) => String(tests.filter(({ children: [outcome] }) => outcome?.tag === tag).length)
    expect(element.attributes).toMatchObject({
      ...{ tests: String(tests.length), errors: '0', failures: many('failure'), skipped: many('skipped') },
    })
  }
}

describe('a result as JUnit XML', () => {
  it('has the verdict, and each comparison as a test in the suite of its cell', () => {
    const root = rootOf(ofEachVerdict())
    expect(root).toMatchObject({ tag: 'testsuites', attributes: { name: 'pfs-overhead', tests: '4' } })
    expect(root.children.map(({ attributes }) => attributes.name)).toEqual([
      'pfs-overhead',
      'oltp_read_only at 8 threads',
    ])
    expect(namesOf(root)).toEqual([
      ['pfs-overhead', 'verdict'],
      ['pfs-overhead.control', 'oltp_read_only at 8 threads: on against off'],
      ['pfs-overhead.control', 'oltp_read_only at 8 threads: all against off'],
      ['pfs-overhead.control', 'oltp_read_only at 8 threads: some against off'],
    ])
    expect(outcomes(root)).toEqual(['failure', 'system-out', 'failure', 'skipped'])
    expectTotals(root)
  })

  it('says of each comparison what it came to', () => {
    const result = ofEachVerdict()
    const [, passed, failed, skipped] = testsOf(rootOf(result)).map(({ children: [outcome] }) => outcome)
    const sentences = result.comparisons.map((found) => finding(result, found, (text) => text))
    expect(passed?.text).toBe(`${sentences[0]} (within tolerance)`)
    expect(failed).toMatchObject({ attributes: { type: 'regressed', message: `${sentences[1]} (regressed)` } })
    expect(skipped?.attributes.message).toBe(`${sentences[2]} (undecided)`)
  })

  it('has means in a suite of their own', () => {
    const root = rootOf(ofEachVerdict({ comparisons: [resultMean({ verdict: 'pass' })], verdict: 'pass' }))
    expect(root.children.map(({ attributes }) => attributes.name)).toEqual(['pfs-overhead', 'mean of all workloads'])
  })

  it('has one test where nothing was compared', () => {
    const root = rootOf(ofEachVerdict({ comparisons: [], verdict: 'pass' }))
    expect(outcomes(root)).toEqual(['system-out'])
  })

  it.each<[string, Partial<Result>, string]>([
    [
      'somebody accepted it',
      { verdict: 'pass', accepted: { by: 'octocat', how: 'label', reason: null } },
      'accepted by octocat: ',
    ],
    ['the run is inconclusive', { verdict: 'inconclusive' }, 'the run is inconclusive: '],
    [
      'history only warns',
      { comparisons: [resultComparison({ rule: 'history', reference: 'main' })], verdict: 'pass' },
      'a warning only: ',
    ],
  ])('fails no test for a comparison that regressed where %s', (_, overrides, says) => {
    const root = rootOf(ofEachVerdict(overrides))
    expect(root.attributes.failures).toBe('0')
    const messages = testsOf(root).map(({ children: [outcome] }) => outcome?.attributes.message ?? '')
    expect(messages).toContainEqual(expect.stringMatching(new RegExp(`^${says}\\w+ is 20 % slower `)))
  })

  it('shares the time of a cell among its tests, and gives the rest to the run', () => {
    const result = withTimeline(sweepResult({ threads: [1, 8] }))
    const root = rootOf(result)
    const seconds = (element: Element | undefined) => Number(element?.attributes.time)
    expect(seconds(root)).toBeCloseTo(result.seconds, 2)
    const [own, ...cells] = root.children
    const [verdict] = own?.children ?? []
    expect(seconds(verdict)).toBe(seconds(own))
    expect(cells).toHaveLength(2)
    for (const cell of cells) {
      expect(seconds(cell)).toBeGreaterThan(1)
      for (const test of cell.children) expect(seconds(test)).toBeCloseTo(seconds(cell) / cell.children.length, 2)
    }
  })

  it('gives all time to the run where nobody knows what cells took', () => {
    const times = rootOf(ofEachVerdict()).children.map(({ attributes }) => attributes.time)
    expect(times).toEqual(['361.400', '0.000'])
  })

  it('is well-formed whatever names hold, and fails exactly where the exit code is not 0', () => {
    const results = fc.sample(hostileResults, 300).flatMap((result): Result[] => {
      const policy = { ...result.plan.policy, onInconclusive: 'fail' } as const
      return [result, { ...result, plan: { ...result.plan, policy } }]
    })
    const roots = parsed(results.map(renderJunit))
    expect(roots).toHaveLength(600)
    for (const [at, root] of roots.entries()) {
      const { verdict, plan, comparisons } = results[at] ?? ofEachVerdict()
      expectTotals(root)
      expect(testsOf(root)).toHaveLength(comparisons.length + 1)
      expect(root.attributes.failures !== '0').toBe(exitCodeOfVerdict(verdict, plan.policy.onInconclusive) !== 0)
    }
  })
})
