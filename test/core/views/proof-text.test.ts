import { expect, test } from 'vitest'
import { type Proof, proofOf, provenFile, renderProofs } from '../../../src/core/views/proof-text.ts'
import { optionLines, result } from '../../builders.ts'

test('a line of advice that helps is shown with its best figures, and written to the file below a comment with them', () => {
  const [option] = optionLines('log=OFF')
  const [found] = result().comparisons
  if (option === undefined || found === undefined) throw new Error('there is one of each')
  const faster = { ...found, label: 'improved', change: 0.2, low: 0.15, high: 0.25 } as const
  const measured = result({ comparisons: [{ ...faster, low: 0.1, threads: 2 }, faster] })
  const own = { ...proofOf(faster.scenario, measured), name: 'log = OFF' }
  const refused: Proof = { name: 'cache = maybe', finding: 'refused', by: undefined, price: '' }
  expect(renderProofs([own, refused], undefined, (text) => text)).toMatchInlineSnapshot(`
    "advice         change in QPS           at                         finding
    log = OFF      +20.0% (+15.0 … +25.0)  oltp_read_only, 4 threads  helps
    cache = maybe  –                       –                          the server does not start with it
    "
  `)
  expect(provenFile([{ ...own, option }], 'MariaDB 10.11')).toMatchInlineSnapshot(`
    "# measured by qpsgate prove on MariaDB 10.11
    [mysqld]
    # +20.0% (+15.0 … +25.0) at oltp_read_only, 4 threads
    log = OFF
    "
  `)
})

test('a line of advice makes no difference only if each interval ends below a gain of 5%', () => {
  const [first] = result().comparisons
  if (first === undefined) throw new Error('there is one')
  const of = (high: number) =>
    proofOf(first.scenario, result({ comparisons: [{ ...first, label: 'within the limit', high }] }))
  expect([0.05, 0.0501].map((high) => of(high).finding)).toEqual(['no difference', 'open'])
  expect(renderProofs([of(0.2)], undefined, (text) => text)).toContain('could not tell: raise --budget')
})

test('the price of a line of advice that helps stands below the table', () => {
  const [first] = result().comparisons
  if (first === undefined) throw new Error('there is one')
  const measured = result({ comparisons: [{ ...first, label: 'improved', change: 0.2, low: 0.15, high: 0.25 }] })
  const proof = proofOf(first.scenario, measured, 'a crash loses a second of commits')
  expect(renderProofs([proof], undefined, (text) => text)).toMatch(
    /\n\nthe price: a crash loses a second of commits\n$/,
  )
})
