import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenLines, headingLine, statusLine, width } from '../../../src/core/views/status-line.ts'
import { after, at, live, looked, MEASURING, phase, planned } from '../progress/live-run.ts'

const WHOLE =
  'measuring · 1 of 3 cells decided · at most 0:48 left · oltp_read_only at 4: −3.1 % (−5.2 … −1.0), limit 5 %'

describe('the status line', () => {
  it('has what the run is at, how far, for how long, and what is worst', () => {
    expect(statusLine(after(...MEASURING), 0)).toBe(WHOLE)
    expect(statusLine(after(...MEASURING), 13.2)).toContain('at most 0:35 left')
  })

  it.each([
    [WHOLE.length, WHOLE],
    [WHOLE.length - 1, WHOLE.replace(', limit 5 %', '')],
    [80, 'measuring · 1 of 3 cells decided · at most 0:48 left · −3.1 % (−5.2 … −1.0)'],
    [60, 'measuring · 1 of 3 cells decided · at most 0:48 left'],
    [40, 'measuring · at most 0:48 left'],
    [12, 'measuring'],
    [5, ''],
  ])('in %d columns leaves out parts', (columns, line) => {
    expect(statusLine(after(...MEASURING), 0, columns)).toBe(line)
  })

  it('names the scenario where there are several, and leaves that out first but for the tolerance', () => {
    const several = after(planned([live(), live({ scenario: 'more' })]), ...MEASURING.slice(1, 3), looked(live()))
    expect(statusLine(several, 0)).toContain(' · on, oltp_read_only at 4: −3.1 %')
    expect(statusLine(several, 0, 97)).toBe(
      'measuring · 0 of 1 cell decided · at most 0:48 left · oltp_read_only at 4: −3.1 % (−5.2 … −1.0)',
    )
  })

  it('is never wider than asked, and never cuts a figure, whatever the names', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 })
    fc.assert(
      fc.property(name, name, fc.integer({ min: 1, max: 200 }), (scenario, workload, columns) => {
        const own = live({ scenario, workload })
        const line = statusLine(after(...MEASURING, planned([own]), looked(own)), 0, columns)
        expect(width(line)).toBeLessThanOrEqual(columns)
        expect(line).not.toMatch(/\p{Cc}/u)
        if (line.includes('−3.1')) expect(line).toContain('−3.1 % (−5.2 … −1.0)')
      }),
    )
  })

  it('cuts a phase that is too long between words', () => {
    const initialising = after(
      at({ code: 'initialise', product: 'MySQL', version: '9.7.0', origin: 'image mysql:9.7' }),
    )
    expect(statusLine(initialising, 0, 40)).toBe('initialising MySQL 9.7.0 (image …')
    expect(statusLine(initialising, 0)).toBe('initialising MySQL 9.7.0 (image mysql:9.7)')
  })

  it('says that a suspicion is being confirmed, and then nothing of cells while it draws', () => {
    const suspected = after(...MEASURING, looked(live({ standing: 'suspected' })))
    expect(statusLine(suspected, 0)).toMatch(/^measuring/)
    const confirming = after(...MEASURING, looked(live({ standing: 'suspected' })), phase('measure', 2))
    expect(statusLine(confirming, 0)).toMatch(/^confirming · 1 of 3 cells decided/)
    expect(statusLine(after(...MEASURING, at({ code: 'draw' })), 0)).toBe('drawing')
  })

  it('shows hours of a long run', () => {
    expect(statusLine(after(...MEASURING, { kind: 'time', secondsLeft: 3723.4 }), 0)).toContain('at most 1:02:04 left')
    expect(statusLine(after(...MEASURING, { kind: 'time', secondsLeft: 0 }), 0)).toContain('at most 0:00 left')
  })
})

describe('the heading of a phase', () => {
  it('has the number of the trial, and nothing for a warm-up', () => {
    expect(headingLine(after(...MEASURING), 0)).toBe('measuring · trial 1 of 2 · at most 0:48 left')
    expect(headingLine(after(...MEASURING, phase('warm-up')), 0)).toBeUndefined()
    const failed = after(at({ code: 'search', failed: 'a server ended' }))
    expect(headingLine(failed, 0)).toBe('a server ended; searching for causes')
  })

  it('shows what would drive a terminal', () => {
    expect(headingLine(after(at({ code: 'connect', endpoint: 'a\u001b[2J\nb' })), 0)).toBe(
      'connecting to a\\u001b[2J\\u000ab',
    )
  })
})

describe('columns', () => {
  it.each([
    ['abc', 3],
    ['−3.1 % …', 8],
    ['表示', 4],
    ['e\u0301', 1],
  ])('of %s are %d', (text, columns) => expect(width(text)).toBe(columns))

  it('break a text between words, and a word nowhere', () => {
    expect(brokenLines('one two three', 7)).toEqual(['one two', 'three'])
    expect(brokenLines('verylong b c', 4)).toEqual(['verylong', 'b c'])
  })
})
