import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProgressEvent } from '../../../src/core/progress/progress-event.ts'
import { type ProgressStream, progressScreen, quietScreen } from '../../../src/edges/terminal/progress.ts'
import { at, live, looked, MEASURING, phase } from '../../core/progress/live-run.ts'

const CLEAR_LINE = '\r\u001b[2K'
const GAP: ProgressEvent = { kind: 'gap' }
const DECIDED = live({ standing: 'regressed', found: { change: -0.3, low: -0.32, high: -0.28 } })

/** A screen, its complete output, and the window, whose width can be changed. */
function screenOn(stream: Omit<ProgressStream, 'write' | 'on' | 'off'>, env: NodeJS.ProcessEnv = {}) {
  const written: string[] = []
  const listeners = new Set<() => void>()
  const window = {
    ...stream,
    write: (text: string) => written.push(text),
    on: (_event: string, listener: () => void) => listeners.add(listener),
    off: (_event: string, listener: () => void) => listeners.delete(listener),
  }
  const screen = progressScreen(window, env)
  const tell = (...events: readonly ProgressEvent[]) => events.forEach((event) => void screen.tell(event))
  const resize = (columns: number) => {
    Object.assign(window, { columns })
    for (const listener of listeners) listener()
  }
  return { screen, tell, written, resize, listeners }
}

/** The text of a drawn line without the codes that move the cursor. */
function textOf(drawn: string | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  return (drawn ?? '').replace(/\r|\u001b(?:\[2K|\[B|7|8)/g, '')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['hrtime'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('on a terminal', () => {
  it('redraws at most twice a second, however often something is told', () => {
    const { tell, written } = screenOn({ isTTY: true, columns: 80 })
    tell(...MEASURING)
    written.length = 0
    for (let milliseconds = 0; milliseconds < 10_000; milliseconds += 5) {
      vi.advanceTimersByTime(5)
      tell(GAP)
    }
    expect(written.length).toBeLessThanOrEqual(20)
    expect(written.length).toBeGreaterThanOrEqual(18)
  })

  it('redraws after exactly half a second and not a millisecond before, a new phase at once', () => {
    const { tell, written } = screenOn({ isTTY: true, columns: 80 })
    tell(...MEASURING, at({ code: 'start', servers: 2 }))
    const drawn = written.length
    vi.advanceTimersByTime(499)
    tell(GAP)
    expect(written).toHaveLength(drawn)
    vi.advanceTimersByTime(1)
    tell(GAP)
    expect(written).toHaveLength(drawn + 1)
    tell(phase('measure'))
    expect(written).toHaveLength(drawn + 2)
  })

  it.each([20, 40, 80, 200])('never fills a line of %d columns, so that it cannot wrap', (columns) => {
    const { tell, written } = screenOn({ isTTY: true, columns })
    for (const event of MEASURING) {
      tell(event)
      vi.advanceTimersByTime(1000)
      tell(GAP)
    }
    expect(written.length).toBeGreaterThan(MEASURING.length)
    for (const text of written) {
      expect(text.startsWith(CLEAR_LINE) && text.endsWith('\r')).toBe(true)
      expect(text).not.toContain('\n')
      expect(textOf(text).length).toBeLessThan(columns)
    }
  })

  it.each([0, undefined])('takes %s columns for eighty', (columns) => {
    const { tell, written } = screenOn({ isTTY: true, ...(columns === undefined ? {} : { columns }) })
    tell(...MEASURING)
    vi.advanceTimersByTime(1000)
    tell(GAP)
    expect(textOf(written.at(-1))).toBe('measuring · 1 of 3 cells decided · at most 0:47 left · −3.1 % (−5.2 … −1.0)')
  })

  it('clears all rows that a narrower window has broken the line into, and fits the next into it', () => {
    const { tell, written, resize } = screenOn({ isTTY: true, columns: 120 })
    tell(...MEASURING)
    vi.advanceTimersByTime(1000)
    tell(GAP)
    expect(textOf(written.at(-1)).length).toBe(107)
    resize(40)
    // Three rows of forty columns: the first, and two below it.
    expect(written.at(-1)?.startsWith(`${CLEAR_LINE}\u001b7\u001b[B${CLEAR_LINE}\u001b[B${CLEAR_LINE}\u001b8`)).toBe(
      true,
    )
    expect(textOf(written.at(-1))).toBe('measuring · at most 0:47 left')
    resize(120)
    expect(written.at(-1)?.startsWith(`${CLEAR_LINE}measuring`)).toBe(true)
  })

  it('puts notes on lines of their own, broken between words', () => {
    const { tell, written } = screenOn({ isTTY: true, columns: 20 })
    tell({ kind: 'note', text: 'a note that is longer than the terminal' })
    expect(written).toEqual([`${CLEAR_LINE}a note that is\nlonger than the\nterminal\n`, `${CLEAR_LINE}\r`])
  })

  it('leaves an empty line when it ends, once, and listens to nothing any more', () => {
    const { screen, tell, written, listeners } = screenOn({ isTTY: true, columns: 80 })
    expect(listeners.size).toBe(1)
    screen[Symbol.dispose]()
    screen[Symbol.dispose]()
    tell(...MEASURING)
    expect(written).toEqual([CLEAR_LINE])
    expect(listeners.size).toBe(0)
  })
})

describe.each([
  ['no terminal is', {}, {}],
  ['the terminal is dumb', { isTTY: true, columns: 20 }, { TERM: 'dumb' }],
])('where %s', (_, stream, env) => {
  it('writes a line for each phase and each decided cell, without escape sequences', () => {
    const { screen, tell, written } = screenOn(stream, env)
    const [plan, time, measuring, ...looks] = MEASURING as [ProgressEvent, ProgressEvent, ProgressEvent]
    tell(at({ code: 'initialise', product: 'MariaDB', version: '10.11', origin: '/usr/sbin/mariadbd' }))
    tell(plan, time, at({ code: 'start', servers: 4 }), phase('warm-up'), measuring, ...looks)
    tell(phase('warm-up'), phase('measure'))
    tell(looked(DECIDED))
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
      'measuring · trial 1 of 2 · at most 0:48 left\n',
      'oltp_point_select at 4 threads: pass, on 0.0 % (−1.0 … +1.0), limit 5 % · 1 of 3 cells decided · at most 0:48 left\n',
      'oltp_read_only at 4 threads: regressed, on −30.0 % (−32.0 … −28.0), limit 5 % · 2 of 3 cells decided · at most 0:48 left\n',
      'a note\n',
      'searching for causes · at most 0:48 left\n',
      'drawing\n',
    ])
  })

  it('writes no more than a line in ten seconds while nothing new comes', () => {
    const { tell, written } = screenOn(stream, env)
    tell(...MEASURING)
    written.length = 0
    for (let second = 0; second < 45; second++) {
      vi.advanceTimersByTime(1000)
      tell(GAP, looked(live()), phase('warm-up'), phase('measure'))
    }
    expect(written).toHaveLength(4)
    expect(written[0]).toBe(
      'measuring · 1 of 3 cells decided · at most 0:38 left · oltp_read_only at 4: −3.1 % (−5.2 … −1.0), limit 5 %\n',
    )
  })

  it('tells a cell that is decided once', () => {
    const { tell, written } = screenOn(stream, env)
    tell(...MEASURING, looked(DECIDED), looked(DECIDED), looked(DECIDED))
    expect(written.filter((line) => line.includes('regressed'))).toHaveLength(1)
  })
})

it('the quiet screen writes notes and nothing else', () => {
  const written: string[] = []
  const screen = quietScreen({ isTTY: true, write: (text: string) => written.push(text) })
  for (const event of MEASURING) screen.tell(event)
  screen.tell({ kind: 'note', text: 'b' })
  screen[Symbol.dispose]()
  expect(written).toEqual(['b\n'])
})
