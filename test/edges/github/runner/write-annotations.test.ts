import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FindingLevel, LineFinding } from '../../../../src/core/views/annotations.ts'
import {
  type Annotation,
  annotate,
  annotationsFor,
  oneLine,
} from '../../../../src/edges/github/runner/write-annotations.ts'

const WORKSPACE = '/home/runner/work/db'

function finding(overrides: Partial<LineFinding> = {}): LineFinding {
  return {
    ...{ title: 'regressed', level: 'error' },
    ...{ file: 'conf/my.cnf', line: 12, message: 'costs 19.6%' },
    ...overrides,
  }
}

function findings(count: number, level: FindingLevel = 'error'): LineFinding[] {
  return Array.from({ length: count }, (_, index) => finding({ message: `finding ${index}`, level }))
}

const messages = (annotations: readonly Annotation[]) => annotations.map(({ message }) => message)

/** Text for the runner, a workflow command per line. */
function written(annotations: readonly Annotation[]): string {
  const spy = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  annotate(annotations)
  return spy.mock.calls.map(([text]) => String(text)).join('')
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('annotations of a run', () => {
  it.each([
    ['exactly ten if there are ten findings', 10, 'finding 9'],
    ['the first ten of eleven findings, and the tenth names one more', 11, 'finding 9 (1 more in the report)'],
  ])('of the same level are %s', (_, count, last) => {
    const chosen = messages(annotationsFor(findings(count), WORKSPACE))
    expect(chosen).toHaveLength(10)
    expect(chosen.at(-1)).toBe(last)
  })

  it('are limited to ten of each level', () => {
    const chosen = annotationsFor([...findings(12), ...findings(3, 'warning'), ...findings(30, 'notice')], WORKSPACE)
    expect(chosen.map(({ level }) => level).join(' ')).toBe(
      [...Array(10).fill('error'), ...Array(3).fill('warning'), ...Array(10).fill('notice')].join(' '),
    )
    expect(chosen.at(-1)?.message).toBe('finding 9 (20 more in the report)')
  })

  it('are fewer than ten if the step itself reports errors', () => {
    const chosen = messages(annotationsFor(findings(10), WORKSPACE, { error: 1 }))
    expect(chosen).toHaveLength(9)
    expect(chosen.at(-1)).toBe('finding 8 (1 more in the report)')
    expect(annotationsFor(findings(1), WORKSPACE, { error: 11 })).toEqual([])
  })

  it.each([
    ['conf/my.cnf', 'conf/my.cnf'],
    [`${WORKSPACE}/conf/my.cnf`, 'conf/my.cnf'],
    ['./conf//../my.cnf', 'my.cnf'],
    ['..my.cnf', '..my.cnf'],
    ['../my.cnf', undefined],
    ['/etc/mysql/my.cnf', undefined],
    [`${WORKSPACE}-other/my.cnf`, undefined],
    ['a\nb.cnf', undefined],
    ['.', undefined],
  ])('of the file %j are shown at %j', (file, shown) => {
    const [chosen] = annotationsFor([finding({ file })], WORKSPACE)
    expect(chosen).toMatchObject({ file: shown, line: shown === undefined ? undefined : 12 })
  })

  it('have at most 4,096 characters, including the note about more findings', () => {
    const long = findings(11).map((each) => ({ ...each, message: 'x'.repeat(5000), title: 'y'.repeat(300) }))
    for (const { message, title } of annotationsFor(long, WORKSPACE)) {
      expect(message).toHaveLength(4096)
      expect(title).toHaveLength(255)
    }
  })
})

it('the text of an annotation becomes one line without control characters', () => {
  const nasty = fc.constantFrom('\n', '\r', '\u2028', '\u0085', '\u001b[31m', '\u202e', '\ud83d', '\udc11', '::', '%0A')
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(nasty).map((all) => all.join('a')),
  )
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (given, most) => {
      const line = oneLine(given, most)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u)
      expect(line.length).toBeLessThanOrEqual(most)
      expect(line.isWellFormed()).toBe(true)
    }),
  )
})

describe('annotations that are written to the log', () => {
  it('have their level, file, line and title in the form that the runner reads', () => {
    const line = written(annotationsFor([finding()], WORKSPACE))
    expect(line).toBe('::error title=regressed,file=conf/my.cnf,line=12::costs 19.6%25\n')
  })

  it('cannot contain another command in their text', () => {
    const text = 'x\n::set-output name=verdict::pass\r\n%0A::add-mask::a,file=b:c\u2028::stop-commands::z'
    const file = 'a,line=1::b:%0A.cnf'
    const all = written(annotationsFor([finding({ message: text, title: text, file, level: 'warning' })], WORKSPACE))
    expect(all.split(/[\r\n\u2028]/).filter((line) => line !== '')).toHaveLength(1)
    const [, properties = '', ...message] = all.split('::')
    expect(properties).toMatch(/^warning title=[^,:]*,file=[^,:]*,line=12$/)
    expect(properties).toContain('%250A')
    expect(message.join('::')).toContain('%250A::add-mask')
  })
})
