import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Slice } from '../../../src/core/measurement/measurement.ts'
import type { PlannedCell, Trial } from '../../../src/core/plan/plan.ts'
import { planTrial } from '../../../src/core/plan/trials.ts'
import { type ProgressStream, progressScreen, quietScreen } from '../../../src/edges/terminal/progress.ts'
import { plan, slice, workload } from '../../builders.ts'

const CLEAR_LINE = '\r\u001b[2K'
const PLAN = plan({ budgetSeconds: 60, workloads: [workload('w'.repeat(64))], threads: [16] })
const TRIAL = planTrial(PLAN, 1, () => true) as Trial
const AT = { plan: PLAN, trial: TRIAL, trials: 3, planned: TRIAL.cells[0] as PlannedCell }

function block(twin: number): Slice[] {
  return [
    slice({ revision: 'head', transactions: 1000 }),
    slice({ revision: 'twin', transactions: twin }),
    slice({ scenario: 'on', transactions: 1 }),
  ]
}

/** A screen and all that was written to it. */
function screenOn(stream: Omit<ProgressStream, 'write'>) {
  const written: string[] = []
  const screen = progressScreen({ ...stream, write: (text: string) => written.push(text) })
  return { screen, written }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['hrtime'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('on a terminal', () => {
  it('redraws at most twice a second while slices pour in', () => {
    const { screen, written } = screenOn({ isTTY: true, columns: 80 })
    screen.cell(AT)
    written.length = 0
    for (let milliseconds = 0; milliseconds < 10_000; milliseconds += 5) {
      screen.slices(block(1000))
      vi.advanceTimersByTime(5)
    }
    expect(written.length).toBeLessThanOrEqual(20)
    expect(written.length).toBeGreaterThanOrEqual(18)
  })

  it('redraws after exactly half a second and not a millisecond before', () => {
    const { screen, written } = screenOn({ isTTY: true, columns: 80 })
    vi.advanceTimersByTime(1000)
    screen.slices(block(1000))
    const drawn = written.length
    vi.advanceTimersByTime(499)
    screen.slices(block(1000))
    expect(written).toHaveLength(drawn)
    vi.advanceTimersByTime(1)
    screen.slices(block(1000))
    expect(written).toHaveLength(drawn + 1)
  })

  it.each([20, 40, 80, 200])('never fills a line of %d columns, so that it cannot wrap', (columns) => {
    const { screen, written } = screenOn({ isTTY: true, columns })
    screen.phase('p'.repeat(300))
    screen.cell(AT)
    vi.advanceTimersByTime(1000)
    screen.slices(block(1000))
    expect(written).toHaveLength(3)
    for (const text of written) {
      expect(text.startsWith(CLEAR_LINE)).toBe(true)
      expect(text.slice(CLEAR_LINE.length)).not.toMatch(/[\r\n]/)
      expect(text.length - CLEAR_LINE.length).toBeLessThan(columns)
    }
  })

  it.each([0, undefined])('takes %s columns for eighty', (columns) => {
    const { screen, written } = screenOn({ isTTY: true, ...(columns === undefined ? {} : { columns }) })
    screen.phase('p'.repeat(300))
    expect(written[0]?.length).toBe(CLEAR_LINE.length + 79)
  })

  it('shows the running A/A check of the control and its twin', () => {
    const { screen, written } = screenOn({ isTTY: true, columns: 300 })
    screen.cell(AT)
    for (const twin of [1010, 1030]) {
      vi.advanceTimersByTime(1000)
      screen.slices(block(twin))
    }
    expect(written.at(-2)).toContain('A/A …')
    // Two block ratios of ln 1.01 and ln 1.03: mean 1.98 %, two standard errors 1.96 %.
    expect(written.at(-1)).toContain('A/A +2.0 ± 2.0 %')
  })

  it('starts the A/A check anew with every cell', () => {
    const { screen, written } = screenOn({ isTTY: true, columns: 300 })
    for (let round = 0; round < 3; round++) {
      screen.cell(AT)
      vi.advanceTimersByTime(1000)
      screen.slices(block(900))
    }
    expect(written.at(-1)).toContain('A/A …')
  })

  it('puts notes on lines of their own', () => {
    const { screen, written } = screenOn({ isTTY: true, columns: 20 })
    screen.note('a note that is longer than the terminal is wide')
    expect(written).toEqual([`${CLEAR_LINE}a note that is longer than the terminal is wide\n`])
  })

  it('leaves an empty line when it ends', () => {
    const { screen, written } = screenOn({ isTTY: true, columns: 80 })
    screen[Symbol.dispose]()
    expect(written).toEqual([CLEAR_LINE])
  })
})

describe('where no terminal is', () => {
  it('writes whole lines without escape sequences, and nothing for slices', () => {
    const { screen, written } = screenOn({})
    screen.phase('starting 4 servers')
    screen.cell(AT)
    for (let round = 0; round < 10; round++) {
      vi.advanceTimersByTime(1000)
      screen.slices(block(1000))
    }
    screen.outlook('it will take long')
    screen.note('done')
    screen[Symbol.dispose]()
    expect(written).toEqual([
      'starting 4 servers\n',
      `measuring · trial 1/3 · ${'w'.repeat(64)} · 16 threads\n`,
      'it will take long\n',
      'done\n',
    ])
  })
})

describe('the quiet screen', () => {
  it('writes notes and nothing else', () => {
    const written: string[] = []
    const screen = quietScreen({ isTTY: true, write: (text: string) => written.push(text) })
    screen.phase('a')
    screen.cell(AT)
    screen.slices(block(1000))
    screen.outlook('it will take long')
    screen.note('b')
    screen[Symbol.dispose]()
    expect(written).toEqual(['b\n'])
  })
})
