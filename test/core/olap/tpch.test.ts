import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerOf, normalisedValue } from '../../../src/core/olap/tpch.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const answer = (rows: readonly (readonly (string | number | null)[])[]) =>
  answerOf(
    rows.map((row) => row.map((value) => (value === null ? null : String(value)))),
    sha256,
  )

describe('a value in an answer to a TPC-H query', () => {
  it.each([
    ['12', '12'],
    ['0.040000', '0.04'],
    ['25.500000', '25.5'],
    ['37000.00', '37000'],
    ['100', '100'],
    ['-7.10', '-7.1'],
    ['+7.1', '7.1'],
    ['007', '7'],
    ['-0.0', '0'],
    ['12345678901234567890123.456', '12345678901234567890123.46'],
  ])('is written without needless digits: the number %s as %s', (text, normalised) =>
    expect(normalisedValue(text)).toBe(normalised),
  )

  it.each([
    ['0.005', '0.01'],
    ['0.00499999999999999999', '0'],
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
    ['-0.004', '0'],
    ['9.995', '10'],
    ['99.994', '99.99'],
  ])('is rounded half away from zero: %s to %s', (text, normalised) => expect(normalisedValue(text)).toBe(normalised))

  it.each([
    ['1995-03-15', '1995-03-15'],
    ['25-989-741-2988', '25-989-741-2988'],
    ['Brand#23  ', 'Brand#23'],
    ['  a', '  a'],
    ['', ''],
    ['1e401', '1e401'],
    ['4e-3', '4e-3'],
  ])('that is not a plain number is kept as text, without trailing blanks: %j becomes %j', (text, normalised) =>
    expect(normalisedValue(text)).toBe(normalised),
  )

  it('is written differently for NULL and for an empty text', () => {
    expect(normalisedValue(null)).toBe('\\N')
    expect(normalisedValue('')).not.toBe(normalisedValue(null))
  })

  it('does not change with more zeros at its end', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 12 }), (hundredths, zeros) => {
        const text = `${hundredths < 0 ? '-' : ''}${String(Math.abs(hundredths)).padStart(3, '0')}`
        const decimal = `${text.slice(0, -2)}.${text.slice(-2)}`
        expect(normalisedValue(decimal + '0'.repeat(zeros))).toBe(normalisedValue(decimal))
        expect(Number(normalisedValue(decimal))).toBe(hundredths === 0 ? 0 : hundredths / 100)
      }),
    )
  })
})

describe('an answer to a TPC-H query', () => {
  it('has the number of its rows, and the checksum of its sorted rows', () => {
    const expected = sha256('a|1\nb|2.5').slice(0, 16)
    expect(
      answer([
        ['b', '2.500'],
        ['a ', 1],
      ]),
    ).toEqual({ rows: 2, checksum: expected })
  })

  it('without rows has the checksum of an empty text', () => {
    expect(answer([])).toEqual({ rows: 0, checksum: 'e3b0c44298fc1c14' })
  })

  it('has another checksum if a number differs by a hundredth, and the same if it differs by 0.004', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (hundredths) => {
        const one = answer([[hundredths / 100]])
        expect(answer([[(hundredths + 1) / 100]])).not.toEqual(one)
        expect(answer([[hundredths / 100 + 0.004]])).toEqual(one)
      }),
    )
  })
})
