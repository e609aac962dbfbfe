import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../src/edges/files/rows.ts'

/** Longer than what is read at a time. */
const LONG = 100_000

function rowsOf(text: string | Buffer, most = 10 * LONG): string[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'qg-rows-'))
  const file = join(folder.path, 'rows')
  writeFileSync(file, text)
  return [...readRows(file, most)].flat()
}

describe('the rows of a file', () => {
  it.each(['', 'a', 'a\n', '\n\na\nb', 'a\r\nb', `${'x'.repeat(LONG)}\ny`])('are those of its text (%#)', (text) => {
    expect(rowsOf(text)).toEqual(text.split('\n'))
  })

  it('are whole where a character lies across what is read at a time', () => {
    for (const shift of ['', 'a', 'ab', 'abc']) {
      const text = `${shift}${'𝄞'.repeat(LONG)}\nend`
      expect(rowsOf(text)).toEqual(text.split('\n'))
    }
  })

  it('have the replacement character where bytes are no text', () => {
    expect(rowsOf(Buffer.from([0x61, 0xc3, 0x0a, 0xff]))).toEqual(['a\ufffd', '\ufffd'])
  })

  it('end with one that is too long, of which little more is read', () => {
    const rows = rowsOf(`a\n${'x'.repeat(10 * LONG)}\nb`, 10)
    expect(rows[0]).toBe('a')
    expect(rows).toHaveLength(2)
    expect(rows[1]?.length).toBeGreaterThan(10)
    expect(rows[1]?.length).toBeLessThan(LONG)
  })
})
