import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChangeMarker, renderChangeMarker } from '../../../../src/edges/github/issues/update-change-issues.ts'

const KEY = { suite: 'pfs', scenario: 'on', workload: 'oltp_read_only', threads: 8, commit: 'a'.repeat(40) }

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('-', '--', '>', '-->', '<!--', ' ', '\n', '%', '/', '!', 'key='))
    .map((parts) => parts.join('')),
)
const keys = fc
  .record({ suite: text, scenario: text, workload: text, threads: fc.integer({ min: 1, max: 4096 }), commit: text })
  .map(({ suite, scenario, workload, threads, commit }) => ({
    suite: suite.toWellFormed(),
    scenario: scenario.toWellFormed(),
    workload: workload.toWellFormed(),
    threads,
    commit: commit.toWellFormed(),
  }))

describe('the marker of an issue', () => {
  it('is one readable line', () => {
    expect(renderChangeMarker(KEY)).toBe(`<!-- qpsgate:change v1 key=pfs/on/oltp_read_only/8/${'a'.repeat(40)} -->`)
  })

  it('ends only where it ends and is read back as what was written, for any names', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const line = renderChangeMarker(key)
        expect(line.slice('<!--'.length, -'-->'.length)).not.toMatch(/--|>|[\r\n]/)
        expect(parseChangeMarker(`${line}\r\nbody`)).toEqual(key)
      }),
    )
  })

  it.each([
    ['on the second line', `hello\n${renderChangeMarker(KEY)}`],
    ['with more behind it', `${renderChangeMarker(KEY)} and more`],
    ['of another version', renderChangeMarker(KEY).replace('v1', 'v2')],
    ['with a part too few', renderChangeMarker(KEY).replace('/on', '')],
    ['with a part too many', renderChangeMarker(KEY).replace('/on', '/on/on')],
    ['without threads', renderChangeMarker(KEY).replace('/8/', '/0/')],
    ['that cannot be decoded', renderChangeMarker(KEY).replace('pfs', '%E0%A4%A')],
  ])('is none %s', (_, body) => {
    expect(parseChangeMarker(body)).toBeUndefined()
  })
})
