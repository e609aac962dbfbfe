import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineToTakeBack } from '../../../../src/core/views/suggestion.ts'
import { changesOf, replacementIn } from '../../../../src/edges/github/comments/patch.ts'

const at = (line: number) => ({ file: 'my.cnf', line })
const TAKEN: LineToTakeBack = { name: 'sync-binlog', value: '1', place: at(3), before: at(3), gain: '' }
const patchOf = (...lines: readonly string[]) => `@@ -2,3 +2,3 @@ [mysqld]\n ${lines.join('\n')}`
const CHANGED = patchOf('[mysqld]', '-sync_binlog = 0', '+sync_binlog = 1', ' # the end')

describe('the changed lines of a patch', () => {
  it('have old line numbers if they were removed, and new ones if they were added, in each hunk', () => {
    const patch = `${CHANGED}\n@@ -20 +20,2 @@\n-a\n\\ No newline at end of file\n+b\n+c\n\\ No newline at end of file`
    expect(changesOf(patch)).toEqual([
      { removed: [{ line: 3, text: 'sync_binlog = 0' }], added: [{ line: 3, text: 'sync_binlog = 1' }] },
      {
        removed: [{ line: 20, text: 'a' }],
        added: [
          { line: 20, text: 'b' },
          { line: 21, text: 'c' },
        ],
      },
    ])
  })

  it('have the line numbers of the files, for any diff', () => {
    const row = fc.tuple(
      fc.constantFrom(' ', '-', '+'),
      fc.string({ unit: fc.constantFrom('@', '-', '+', ' ', 'a', '\r') }),
    )
    fc.assert(
      fc.property(fc.nat(50), fc.array(row, { maxLength: 20 }), (skipped, rows) => {
        const file = (sign: string) => [
          ...Array.from({ length: skipped }, () => ''),
          ...rows.flatMap(([own, text]) => (own === ' ' || own === sign ? [text] : [])),
        ]
        const patch = [`@@ -${skipped + 1} +${skipped + 1} @@`, ...rows.map((each) => each.join(''))].join('\n')
        const changes = changesOf(patch)
        for (const [sign, lines] of [
          ['-', changes.flatMap(({ removed }) => removed)],
          ['+', changes.flatMap(({ added }) => added)],
        ] as const) {
          expect(lines).toHaveLength(rows.filter(([own]) => own === sign).length)
          for (const { line, text } of lines) expect(file(sign)[line - 1]).toBe(text)
        }
      }),
    )
  })
})

describe('the line that takes a setting back', () => {
  it('is the former line exactly as it was written, carriage return included', () => {
    expect(replacementIn(CHANGED, TAKEN)).toEqual({ line: 3, text: ['sync_binlog = 0'] })
    const windows = CHANGED.replaceAll('\n', '\r\n')
    expect(replacementIn(windows, TAKEN)).toEqual({ line: 3, text: ['sync_binlog = 0\r'] })
  })

  it('is empty for a new setting, if the file stays valid without the line', () => {
    const added = { ...TAKEN, before: null }
    const patch = (line: string) => patchOf('[mysqld]', `+${line}`)
    for (const line of ['sync_binlog=1', '  - --sync-binlog=1', 'loose-sync-binlog = 1', 'sync_binlog: 1'])
      expect(replacementIn(patch(line), added)).toEqual({ line: 3, text: [] })
    expect(replacementIn(patch('command: mysqld --sync-binlog=1'), added)).toBeUndefined()
  })

  it('is found by its text if its line number is wrong, unless two lines have that text', () => {
    const taken = { ...TAKEN, place: at(40) }
    expect(replacementIn(CHANGED, taken)?.line).toBe(3)
    expect(replacementIn(`${CHANGED}\n+sync_binlog = 1`, taken)).toBeUndefined()
  })

  it.each([
    ['has another value', '-sync_binlog = 0', '+sync_binlog = 2'],
    ['has another name', '-sync_binlog = 0', '+sync_binlog_more = 1'],
    ['is a comment', '-sync_binlog = 0', '+# sync_binlog = 1'],
    ['was of another form', '-command: mysqld --sync-binlog=0', '+  - --sync-binlog=1'],
    ['was indented differently', '-  sync_binlog: 0', '+    sync_binlog: 1'],
    ['was not removed right before it', '-sync_binlog = 0', ' a', '+sync_binlog = 1'],
    ['has invisible characters', '-sync_binlog = 0\u202e', '+sync_binlog = 1'],
    ['contains a line separator', '-sync_binlog = 0\u2028a', '+sync_binlog = 1'],
  ])('does not exist if the changed line %s', (_, ...lines) => {
    expect(replacementIn(patchOf('[mysqld]', ...lines), TAKEN)).toBeUndefined()
  })
})
