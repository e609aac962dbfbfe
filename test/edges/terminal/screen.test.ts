import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Phase, ProgressEvent } from '../../../src/core/progress/progress-event.ts'
import { type ProgressStream, progressScreen, quietScreen } from '../../../src/edges/terminal/screen.ts'

const CLEAR_LINE = '\r\u001b[2K'
const GAP: ProgressEvent = { kind: 'gap' }

const at = (phase: Phase): ProgressEvent => ({ kind: 'phase', phase })
const cell = (code: 'measure' | 'warm-up', trial = 1) => at({ code, trial, workload: 'oltp_read_only', threads: 4 })
/** Measuring since twelve seconds of a minute. */
const MEASURING: readonly ProgressEvent[] = [{ kind: 'time', secondsLeft: 48 }, cell('measure')]

/** A screen, and its complete output. */
function screenOn(stream: Omit<ProgressStream, 'write'>, env: NodeJS.ProcessEnv = {}) {
  const written: string[] = []
  const screen = progressScreen({ ...stream, write: (text: string) => written.push(text) }, env)
  const tell = (...events: readonly ProgressEvent[]) => events.forEach((event) => void screen.tell(event))
  return { screen, tell, written }
}

/** The text of a drawn line without the codes that move the cursor. */
function textOf(drawn: string | undefined): string {
  return (drawn ?? '').replaceAll(CLEAR_LINE, '').replaceAll('\r', '')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['hrtime', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('on a terminal, the screen of a run', () => {
  it('draws its line again after exactly half a second, and at once for a new phase', () => {
    const { tell, written } = screenOn({ isTTY: true, columns: 80 })
    tell(...MEASURING, at({ code: 'start', servers: 2 }))
    const drawn = written.length
    vi.advanceTimersByTime(499)
    tell(GAP)
    expect(written).toHaveLength(drawn)
    vi.advanceTimersByTime(1)
    tell(GAP)
    expect(written).toHaveLength(drawn + 1)
    tell(cell('measure'))
    expect(written).toHaveLength(drawn + 2)
  })

  it.each([
    [undefined, 'measuring · trial 1 · at most 0:47 left'],
    [0, 'measuring · trial 1 · at most 0:47 left'],
    [10, 'measuring'],
    [6, 'measu'],
  ])('has a line shorter than a terminal of %s columns, so that it cannot wrap', (columns, line) => {
    const { tell, written } = screenOn({ isTTY: true, ...(columns === undefined ? {} : { columns }) })
    tell(...MEASURING)
    vi.advanceTimersByTime(1000)
    tell(GAP)
    expect(written.at(-1)).toBe(`${CLEAR_LINE}${line}\r`)
  })

  it('shows notes on lines of their own, and has an empty line at the end', () => {
    const { screen, tell, written } = screenOn({ isTTY: true, columns: 20 })
    tell({ kind: 'note', text: 'a note' })
    screen[Symbol.dispose]()
    tell(...MEASURING)
    expect(written).toEqual([`${CLEAR_LINE}a note\n`, `${CLEAR_LINE}\r`, CLEAR_LINE])
  })

  it('shows the search for causes while that starts and measures servers, with names as plain text', () => {
    const shown = (...events: readonly ProgressEvent[]) => {
      const { tell, written } = screenOn({ isTTY: true, columns: 200 })
      tell(...MEASURING, ...events)
      return textOf(written.at(-1))
    }
    expect(shown({ kind: 'time', secondsLeft: 3723.4 }, cell('measure'))).toContain('at most 1:02:04 left')
    expect(shown(at({ code: 'search' }), at({ code: 'start', servers: 3 }), cell('warm-up', 9))).toMatch(/^searching/)
    expect(shown(at({ code: 'search' }), at({ code: 'draw' }))).toBe('drawing')
    expect(shown(at({ code: 'connect', endpoint: 'a\u001b[2J\nb' }))).toContain('connecting to a\\u001b[2J\\u000ab')
  })
})

describe.each([
  ['there is no terminal', {}, {}],
  ['the terminal is dumb', { isTTY: true, columns: 20 }, { TERM: 'dumb' }],
])('if %s, the log of a run', (_, stream, env) => {
  it('has a line for each phase, without escape sequences', () => {
    const { screen, tell, written } = screenOn(stream, env)
    const [time, measuring] = MEASURING as [ProgressEvent, ProgressEvent]
    tell(at({ code: 'initialise', product: 'MariaDB', version: '10.11', origin: '/usr/sbin/mariadbd' }))
    tell(time, at({ code: 'start', servers: 4 }), cell('warm-up'), measuring, cell('warm-up'), cell('measure'))
    tell(
      { kind: 'note', text: 'a note' },
      at({ code: 'search' }),
      at({ code: 'start', servers: 3 }),
      at({ code: 'draw' }),
    )
    screen[Symbol.dispose]()
    expect(written).toEqual([
      'initialising MariaDB 10.11 (/usr/sbin/mariadbd)\n',
      'starting 4 servers · at most 0:48 left\n',
      'measuring · trial 1 · at most 0:48 left\n',
      'a note\n',
      'searching for causes · at most 0:48 left\n',
      'drawing\n',
    ])
  })

  it('has at most one line in ten seconds if there is nothing new', () => {
    const { tell, written } = screenOn(stream, env)
    tell(...MEASURING)
    written.length = 0
    for (let second = 0; second < 45; second++) {
      vi.advanceTimersByTime(1000)
      tell(GAP, cell('warm-up'), cell('measure'))
    }
    expect(written).toHaveLength(4)
    expect(written[0]).toBe('measuring · trial 1 · at most 0:38 left\n')
  })
})

describe('while servers start, and no events come,', () => {
  const starting = at({ code: 'start', servers: 4 })

  it('the log of a run has a line each half minute, and none after the end', () => {
    const { screen, tell, written } = screenOn({})
    tell(...MEASURING, starting)
    written.length = 0
    vi.advanceTimersByTime(61_000)
    expect(written).toEqual(['starting 4 servers · at most 0:18 left\n', 'starting 4 servers · at most 0:00 left\n'])
    screen[Symbol.dispose]()
    vi.advanceTimersByTime(61_000)
    expect(written).toHaveLength(2)
  })

  it('the log of a run has no line before the run has begun', () => {
    const { written } = screenOn({})
    vi.advanceTimersByTime(61_000)
    expect(written).toEqual([])
  })

  it('the screen of a run shows the remaining time each second', () => {
    const { tell, written } = screenOn({ isTTY: true, columns: 80 })
    tell(...MEASURING, starting)
    vi.advanceTimersByTime(2000)
    expect(written.slice(-2).map(textOf)).toEqual([
      'starting 4 servers · at most 0:47 left',
      'starting 4 servers · at most 0:46 left',
    ])
  })
})

it('the screen of a run shows only notes with --quiet', () => {
  const written: string[] = []
  const screen = quietScreen({ isTTY: true, write: (text: string) => written.push(text) })
  for (const event of MEASURING) screen.tell(event)
  screen.tell({ kind: 'note', text: 'b' })
  screen[Symbol.dispose]()
  expect(written).toEqual(['b\n'])
})
