import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchFolder, pathOf, suiteFolder } from '../../../src/core/history/run-path.ts'
import { storedRun } from './stored-runs.ts'

/** Any text, halves of surrogate pairs included, and often one that looks like a path. */
const name = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('.', '/', '%', '-', 'a', 'A', '2', 'E', '\\', '\ud800', '\udc00', 'ü', '\0') }),
)

describe('pathOf', () => {
  it('sorts by branch, suite and time', () => {
    const run = storedRun({ id: '17-1', branch: 'release/8.4', suite: { name: 'pfs overhead', fingerprint: '' } })
    expect(pathOf(run)).toBe('v1/release%2F8.4/pfs%20overhead/2026/01/20260102T030405678Z-0123456-17-1.json')
  })

  it('lies in the folder of its branch and suite', () => {
    const run = storedRun()
    expect(pathOf(run).startsWith(suiteFolder('main', 'suite'))).toBe(true)
    expect(suiteFolder('main', 'suite').startsWith(branchFolder('main'))).toBe(true)
  })

  it('is harmless whatever the names are', () => {
    fc.assert(
      fc.property(name, name, name, name, (branch, suite, id, commit) => {
        const path = pathOf(storedRun({ branch, id, commit, suite: { name: suite, fingerprint: '' } }))
        expect(path).toMatch(/^v1\/[\w.%-]+\/[\w.%-]+\/2026\/01\/[\w.%-]+\.json$/)
        for (const part of path.split('/')) expect(part.startsWith('.')).toBe(false)
      }),
    )
  })

  it('is another one for runs of the same moment with other ids', () => {
    expect(pathOf(storedRun({ id: '1-1' }))).not.toBe(pathOf(storedRun({ id: '1-2' })))
  })
})

describe('branchFolder', () => {
  it.each([
    ['main', 'v1/main/'],
    ['release/8.4', 'v1/release%2F8.4/'],
    ['..', 'v1/%2E./'],
    ['.git', 'v1/%2Egit/'],
    ['a%2Fb', 'v1/a%252Fb/'],
    ['grün', 'v1/gr%C3%BCn/'],
    ['rocket-🚀', 'v1/rocket-%F0%9F%9A%80/'],
    ['!(a)*', 'v1/%21%28a%29%2A/'],
    ['', 'v1/%/'],
  ])('of %j is %s', (branch, folder) => expect(branchFolder(branch)).toBe(folder))

  it('is never shared by two branches, nor a prefix of another one', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        if (one !== other) expect(branchFolder(one).startsWith(branchFolder(other))).toBe(false)
      }),
    )
  })
})
