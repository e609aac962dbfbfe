import { describe, expect, it } from 'vitest'
import { foundChanges } from '../../../src/core/history/found-changes.ts'
import { changeText } from '../../../src/core/views/level-change-text.ts'
import { storedRuns } from '../history/stored-runs.ts'

const plain = (text: string) => text

describe('changeText', () => {
  const ratios = Array.from({ length: 30 }, (_, run) => (run < 20 ? 0 : -0.1) + 0.001 * (run % 3))
  const [found] = foundChanges(storedRuns(ratios))
  if (found === undefined) throw new RangeError('a change is wanted')

  it('says what changed where, by how much, and between which commits', () => {
    expect(changeText(found, plain)).toMatch(
      /^on in oltp_read_only at 4 threads −\d+\.\d % \(−\d+\.\d … −\d+\.\d\), commits 0000000\.\.0000000$/,
    )
  })

  it('does not name a range of commits where the same one was measured again', () => {
    const { before, first } = found.change
    const again = { ...found, change: { ...found.change, first: { ...first, commit: before.commit } } }
    expect(changeText(again, plain)).toMatch(/, between two runs of commit 0000000$/)
  })
})
