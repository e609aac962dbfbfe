import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInDiff, firstLineOf, hunksOf } from './diff-hunks.ts'

/** The patch between two files, as GitHub shows it: git's from the first hunk on. */
function patchBetween(left: string, right: string): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'diff-hunks-'))
  writeFileSync(join(folder.path, 'left'), left)
  writeFileSync(join(folder.path, 'right'), right)
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-ext-diff', '--no-color', '-U1', 'left', 'right'], {
    cwd: folder.path,
    encoding: 'utf8',
  })
  const start = stdout.indexOf('\n@@ ')
  return start < 0 ? '' : stdout.slice(start + 1).replace(/\n$/, '')
}

describe('the hunks of a patch', () => {
  it('have the numbers and texts that the files have, in patches of git', () => {
    const file = fc
      .array(fc.constantFrom('a', 'b', 'c', '-d', '+e', '@@ -1 +1 @@', '\\ No newline'), { maxLength: 12 })
      .chain((lines) => fc.constantFrom(lines.join('\n'), `${lines.join('\n')}\n`))
    fc.assert(
      fc.property(file, file, (left, right) => {
        const hunks = hunksOf(patchBetween(left, right))
        const files = { LEFT: left.split('\n'), RIGHT: right.split('\n') }
        for (const side of ['LEFT', 'RIGHT'] as const)
          for (const [at, text] of files[side].entries())
            expect(findInDiff(hunks, side, at + 1)?.text ?? text).toBe(text)
        expect(hunks.length > 0).toBe(left !== right)
      }),
      { numRuns: 40 },
    )
  })

  it('of a new file have nothing on the left', () => {
    const hunks = hunksOf('@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file')
    expect([firstLineOf(hunks, 'LEFT'), firstLineOf(hunks, 'RIGHT')]).toEqual([undefined, 1])
    expect(findInDiff(hunks, 'RIGHT', 2)?.excerpt).toBe('@@ -0,0 +1,2 @@\n+a\n+b')
    expect(findInDiff(hunks, 'RIGHT', 3)).toBeUndefined()
  })

  it.each([
    ['one line more', '@@ -1 +1 @@\n-a\n+b\n+c'],
    ['one line less', '@@ -1,2 +1 @@\n-a\n+b'],
  ])('must have the lines that their header says, not %s', (_, patch) => {
    expect(() => hunksOf(patch)).toThrow('has other lines than it says')
  })

  it('are none without a patch', () => expect(hunksOf(undefined)).toEqual([]))
})
