import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../src/core/workload/csv.ts'

const SEPARATORS = [',', ';', '\t']

function fieldsOf(text: string): readonly (readonly string[])[] {
  const parsed = parseCsv(text)
  if (parsed.kind === 'problem') throw new Error(JSON.stringify(parsed.problem))
  return parsed.rows.map(({ fields }) => fields)
}

describe('a CSV file', () => {
  it.each([
    ['without any text', '', []],
    ['of blank rows', '\n \n,,\n', []],
    ['with a line break at its end', 'a,b\n1,2\n', ['a|b', '1|2']],
    ['without one', 'a,b\n1,2', ['a|b', '1|2']],
    ['with a byte order mark', '\ufeffa,b\n1,2', ['a|b', '1|2']],
    ['with CRLF', 'a,b\r\n1,2\r\n', ['a|b', '1|2']],
    ['with CR alone', 'a,b\r1,2', ['a|b', '1|2']],
    ['with semicolons', 'a;b;c,d\n1;2;3', ['a|b|c,d', '1|2|3']],
    ['with tabs', 'a\tb\n1\t2', ['a|b', '1|2']],
    ['with separators in quotes', '"a, b",c\n"1;2;3;4",2', ['a, b|c', '1;2;3;4|2']],
    ['with quotes in quotes', '"say ""a""",b\n1,2', ['say "a"|b', '1|2']],
    ['with a line break in quotes', '"a\r\nb",c\n1,2', ['a\r\nb|c', '1|2']],
    ['with a quote within a field', 'a "b" c,d\n1,2', ['a "b" c|d', '1|2']],
    ['with empty fields', 'a,b,c\n,"",\n1,,', ['a|b|c', '1||']],
  ])('%s has its fields', (_, text, rows) => expect(fieldsOf(text).map((fields) => fields.join('|'))).toEqual(rows))

  it('knows the line on which each row begins, whatever is in the rows before', () => {
    const parsed = parseCsv('\n"a\nb",c\r\n\r\n1,2\n')
    expect(parsed).toMatchObject({ kind: 'ok', rows: [{ line: 2 }, { line: 5 }] })
  })

  it.each([
    ['a quote that is never closed', 'a,b\n1,"2\n3', 2],
    ['a quote that is never closed', 'a,b\n"1""', 2],
    ['text behind a closing quote', 'a,b\n"x\ny"z,2', 3],
  ])('with %s is refused', (found, text, line) => {
    expect(parseCsv(text)).toMatchObject({ kind: 'problem', problem: { found, line } })
  })

  it('gives back any fields that were written by RFC 4180', () => {
    const field = fc.string({ unit: fc.constantFrom('a', '1', ' ', '"', ',', ';', '\t', '\n', '\r', 'é', '😀') })
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(field, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      )
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...SEPARATORS),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, separator, end) => {
          const written = rows.map((row) => row.map(quoted).join(separator)).join(end)
          const kept = rows.filter((row) => row.some((each) => each.trim() !== ''))
          // The first row has more of the separator than of anything else outside quotes, as it has nothing else there.
          expect(fieldsOf(`${written}${end}`)).toEqual(kept)
        },
      ),
    )
  })

  it('reads any text without a failure of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['ok', 'problem']).toContain(parseCsv(text).kind)
      }),
    )
  })

  it('reads a quote that is never closed in a large file at once', () => {
    expect(parseCsv(`a,b\n"${'x""'.repeat(1_000_000)}`).kind).toBe('problem')
  })
})

function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`
}
