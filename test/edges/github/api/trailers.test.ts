import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTrailers } from '../../../../src/edges/github/api/trailers.ts'

describe('parseTrailers', () => {
  it('reads the last paragraph, in order', () => {
    const message = 'Subject\n\nBody: not here.\n\nQpsgate-accepted: needed for the audit\nSigned-off-by: A <a@b.c>\n'
    expect(parseTrailers(message)).toEqual([
      { key: 'Qpsgate-accepted', value: 'needed for the audit' },
      { key: 'Signed-off-by', value: 'A <a@b.c>' },
    ])
  })

  it('puts a value that goes on in indented lines on one', () => {
    const message = 'Subject\r\n\r\nQpsgate-accepted: needed\r\n  for the audit\r\n'
    expect(parseTrailers(message)).toEqual([{ key: 'Qpsgate-accepted', value: 'needed for the audit' }])
  })

  it.each([
    ['the subject', 'Qpsgate-accepted: reason'],
    ['the first paragraph', 'Subject\nQpsgate-accepted: reason'],
    ['a paragraph before the last', 'Subject\n\nQpsgate-accepted: reason\n\nMore.'],
    ['prose', 'Subject\n\nQpsgate-accepted: reason\nwas not given.'],
    ['an indented line', 'Subject\n\n  Qpsgate-accepted: reason'],
    ['nothing', ''],
  ])('finds nothing in %s', (_, message) => {
    expect(parseTrailers(message)).toEqual([])
  })

  it('agrees with git on any message', () => {
    const line = fc.constantFrom(
      ...['', '', 'Prose and more.', 'Key: value', 'Other-Key : spaced', 'Empty:', '  indented', '\tmore: of it'],
      ...['Signed-off-by: A <a@b.c>', '(cherry picked from commit abc)', 'not a key: value', ': nothing', 'x:y'],
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const message = ['Subject', ...lines].join('\n')
        const { stdout, status } = spawnSync('git', ['interpret-trailers', '--parse', '--no-divider'], {
          input: message,
        })
        expect(status).toBe(0)
        const expected = stdout
          .toString()
          .split('\n')
          .filter((each) => each !== '')
        // Git shows an empty value without the space.
        expect(parseTrailers(message).map(({ key, value }) => `${key}: ${value}`.trimEnd())).toEqual(
          expected.map((each) => each.trimEnd()),
        )
      }),
      { numRuns: 300 },
    )
  })
})
