import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { originText, sourceText } from '../../../src/core/wording/imported.ts'
import { headline } from '../../../src/core/wording/verdict-text.ts'
import { result, resultComparison } from '../../builders.ts'

const SURE = resultComparison({ verdict: 'inconclusive', label: 'undecided', confirmed: null })
const BARE = resultComparison({
  ...{ low: null, high: null, detectable: null, verdict: 'inconclusive', label: 'no interval', confirmed: null },
})

function imported(comparisons: Result['comparisons'], fewest: number, most: number): Result {
  const paths = ['a.csv', 'b.csv', 'runs/']
  return result({
    ...{ verdict: 'inconclusive', comparisons },
    imported: { paths, observations: 9, repetitions: { fewest, most } },
  })
}

describe('where figures come from', () => {
  it.each([
    [imported([BARE, BARE], 1, 1), 'imported; no intervals'],
    [imported([BARE], 1, 3), 'imported; no intervals'],
    [imported([SURE, BARE], 1, 3), 'imported; 1 to 3 repetitions of each cell, 1 of 2 comparisons without an interval'],
    [imported([SURE], 3, 3), 'imported; 3 repetitions of each cell'],
    [result(), ''],
  ])('is said', (shown, text) => expect(originText(shown)).toBe(text))

  it('is named as far as there is room', () => {
    expect(sourceText(imported([BARE], 1, 1), 3)).toBe('9 figures of a.csv, b.csv, runs/')
    expect(sourceText(imported([BARE], 1, 1), 2)).toBe('9 figures of a.csv, b.csv and 1 more')
    expect(sourceText(result(), 3)).toBe('')
  })
})

describe('the headline of what was imported', () => {
  const asItIs = (text: string) => text

  it('says first what it is, and promises nothing of measuring longer', () => {
    expect(headline(imported([BARE, BARE], 1, 1), asItIs)).toBe(
      'on is undecided (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (no interval); 1 more comparison undecided (imported; no intervals)',
    )
    expect(headline(imported([SURE], 2, 3), asItIs)).toBe(
      'on is undecided (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %) (imported; 2 to 3 repetitions of each cell)',
    )
  })
})
