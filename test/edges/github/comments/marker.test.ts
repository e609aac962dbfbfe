import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentRegressions, covers } from '../../../../src/edges/github/comments/comment-regressions.ts'
import { isNewer, type Marker, parseMarker, renderMarker } from '../../../../src/edges/github/comments/marker.ts'
import { judgedComparison } from '../../../builders.ts'

const SHA = 'a'.repeat(40)

function marker(overrides: Partial<Marker> = {}): Marker {
  return { key: 'pfs-overhead', headSha: SHA, runId: 123, attempt: 1, ...overrides }
}

const key = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('-', '--', '>', '-->', '<!--', ' ', '\n', '%', '%2D', '!', 'key=', '\ud800'))
    .map((all) => all.join('')),
)

describe('the marker of a comment', () => {
  it("is one line with the suite's name, the commit, the run and the attempt", () => {
    expect(renderMarker(marker())).toBe(`<!-- qpsgate:comment v1 key=pfs-overhead head=${SHA} run=123 attempt=1 -->`)
  })

  it('holds the shown regressions and their time, which are read back', () => {
    const { slowdowns } = commentRegressions([judgedComparison({ change: -0.2, low: -0.22 })])
    for (const since of [null, '2026-01-02T03:04:05Z']) {
      const written = marker({ shown: { since, slowdowns } })
      expect(renderMarker(written)).toMatch(/^<!-- (?:(?!--|>).)* shown=[0-9a-f]{24}:2200 -->$/)
      expect(parseMarker(renderMarker(written))).toEqual(written)
    }
    const unreadable = renderMarker(marker({ shown: { since: null, slowdowns } })).replace(':2200', ':x')
    expect(parseMarker(unreadable)).toEqual(marker())
  })

  it('covers regressions up to one and a half times as large as the shown ones, however wide their interval', () => {
    const shown = commentRegressions([judgedComparison({ change: -0.05, low: -0.9 })])
    const isCovered = (change: number) => covers(shown, [judgedComparison({ change, low: change })])
    expect([-0.04, -0.07, -0.08, -0.6].map(isCovered)).toEqual([true, true, false, false])
  })

  it('ends its HTML comment only at its own end, whatever name the suite has', () => {
    fc.assert(
      fc.property(key, (given) => {
        const line = renderMarker(marker({ key: given }))
        const inner = line.slice('<!--'.length, -'-->'.length)
        expect(inner).not.toMatch(/--|>|[\r\n]/)
      }),
    )
  })

  it('is read back as it was written, whatever name the suite has', () => {
    fc.assert(
      fc.property(key, fc.nat(), fc.nat(), (given, runId, attempt) => {
        const written = marker({ key: given.toWellFormed(), runId, attempt })
        expect(parseMarker(`${renderMarker(written)}\nbody`)).toEqual(written)
        expect(parseMarker(`${renderMarker(written)}\r\nbody`)).toEqual(written)
      }),
    )
  })
})

describe('a line of a comment', () => {
  it.each([
    ['if it is the second one', `hello\n${renderMarker(marker())}`],
    ['if it is a quotation', `> ${renderMarker(marker())}`],
    ['if it has text after the marker', `${renderMarker(marker())} and more`],
    ['if its commit is no hash', renderMarker(marker()).replace(SHA, 'HEAD')],
    ['if its key cannot be decoded', renderMarker(marker({ key: 'x' })).replace('key=x', 'key=%E0%A4%A')],
    ['if its version is another', renderMarker(marker()).replace('v1', 'v2')],
  ])('is no marker %s', (_, body) => {
    expect(parseMarker(body)).toBeUndefined()
  })
})

it.each([
  ['a later run', { runId: 124 }, true],
  ['a later attempt of the same run', { attempt: 2 }, true],
  ['the same attempt', {}, false],
  ['a later attempt of an earlier run', { runId: 122, attempt: 9 }, false],
])('a marker of %s counts as newer: $2', (_, overrides, newer) => {
  expect(isNewer(marker(overrides), marker())).toBe(newer)
})
