import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  baselineFile,
  parseBaseline,
  parseRecord,
  RECORD_VERSION,
  recordFile,
} from '../../../src/core/ledger/record.ts'
import { commitOf, record, recordedChange, recordedSetting, storedRatio } from './records.ts'

/** The parsed file with one of its fields replaced. */
function changedFile(field: string, value: unknown): string {
  return JSON.stringify({ ...JSON.parse(recordFile(record())), [field]: value })
}

function problemOf(text: string): string {
  const parsed = parseRecord(text, 'ledger/my.cnf/00/x.json')
  return parsed.kind === 'problem' ? parsed.problem : ''
}

describe('the file of a record', () => {
  it('is read back with all names and numbers that were written', () => {
    const ratio = fc.record({
      scenario: fc.string(),
      workload: fc.string({ unit: 'binary' }),
      threads: fc.integer({ min: 1, max: 10_000 }),
      mean: fc.integer({ min: -100, max: 100 }),
      variance: fc.double({ min: 0, max: 1e6, noNaN: true }),
      df: fc.double({ min: 0.1, max: 1e6, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(ratio, { maxLength: 5 }), fc.string(), (ratios, branch) => {
        const control = { fingerprint: '0', server: 'MySQL 9.7.4', ratios }
        const own = record({ control, branch, settings: [recordedSetting()], comparisons: [recordedChange()] })
        expect(parseRecord(recordFile(own), 'x.json')).toEqual({ kind: 'read', value: own })
      }),
    )
  })
})

describe('a record of the ledger', () => {
  it('is read, without the fields that newer versions of qpsgate add to the same schema', () => {
    const added = { ...record(), extra: 1, machine: { ...record().machine, memory: 2 } }
    expect(parseRecord(JSON.stringify(added), 'x.json')).toEqual({ kind: 'read', value: record() })
  })

  it('of a newer schema is refused with the version of qpsgate that reads it', () => {
    const newer = { ...record(), schemaVersion: RECORD_VERSION + 1, toolVersion: '2.0.0', shape: 'new' }
    expect(problemOf(JSON.stringify(newer))).toBe(
      `ledger/my.cnf/00/x.json has schema version ${RECORD_VERSION + 1}, this qpsgate knows up to ${RECORD_VERSION}; use "2.0.0" or a newer one`,
    )
  })

  it.each([
    { what: 'a list in place of its fields', text: '[]', found: 'the file: ' },
    { what: 'more than all blocks disturbed', text: changedFile('disturbed', 1.01), found: 'disturbed: ' },
    { what: 'a commit that is a path', text: changedFile('commit', '../../x'), found: 'commit: ' },
    {
      what: 'a change of less than −100%',
      text: changedFile('comparisons', [recordedChange({ low: -1.1 })]),
      found: 'comparisons.0.low',
    },
    { what: 'no place in its history', text: changedFile('depth', 0), found: 'depth' },
    ...[{ variance: -1 }, { df: 5e-324 }, { df: 1e9 }, { variance: 1e10 }, { mean: 101 }, { mean: -1e308 }].map(
      (wrong) => ({
        what: JSON.stringify(wrong),
        text: changedFile('control', { fingerprint: '0', server: 'x', ratios: [{ ...storedRatio(), ...wrong }] }),
        found: `control.ratios.0.${Object.keys(wrong)}: `,
      }),
    ),
    ...[{ mean: 1e200 }, { noise: 1e200 }].map((wrong) => ({
      what: `${JSON.stringify(wrong)} of equal servers`,
      text: changedFile('twin', [{ ...record().twin[0], ...wrong }]),
      found: `twin.0.${Object.keys(wrong)}: `,
    })),
  ])('with $what is refused, and the problem names the field', ({ text, found }) => {
    expect(problemOf(text)).toContain('is of another version of qpsgate, or was changed; ')
    expect(problemOf(text)).toContain(found)
  })
})

it('the file of a baseline is read back as written, and is not written without a commit hash and a full time', () => {
  const commit = commitOf(3)
  const setAt = '2026-02-01T03:04:05.678Z'
  expect(parseBaseline(baselineFile({ commit, setAt }), 'x')).toMatchObject({ value: { commit, setAt } })
  expect(() => baselineFile({ commit: 'main', setAt })).toThrow('commit')
  expect(() => baselineFile({ commit, setAt: '2026-02-01' })).toThrow('setAt')
})
