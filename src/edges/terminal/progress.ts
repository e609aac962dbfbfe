/** What a person sees while the run goes on: one line, redrawn at most twice a second; plain lines where no terminal is. */

import type { Slice } from '../../core/measurement/measurement.ts'
import { cellName, type Plan } from '../../core/plan/plan.ts'
import { monotonicNs } from '../machine/clock.ts'
import type { Screen } from './screen.ts'

const REDRAW_NS = 500e6
const CLEAR_LINE = '\r\u001b[2K'

export interface ProgressStream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** A screen that shows nothing but notes. */
export function quietScreen(stream: ProgressStream): Screen & Disposable {
  const nothing = () => {}
  return {
    phase: nothing,
    cell: nothing,
    slices: nothing,
    outlook: nothing,
    note: (text) => stream.write(`${text}\n`),
    [Symbol.dispose]: nothing,
  }
}

export function progressScreen(stream: ProgressStream): Screen & Disposable {
  const redraws = stream.isTTY === true
  let began: number | undefined
  let budget = 0
  let heading = ''
  let drawnAt = 0
  const ratios = new LogRatios()
  const draw = (text: string) => {
    const shown = redraws ? `${CLEAR_LINE}${text.slice(0, (stream.columns || 80) - 1)}` : `${text}\n`
    stream.write(shown)
  }
  const keep = (text: string) => stream.write(redraws ? `${CLEAR_LINE}${text}\n` : `${text}\n`)
  return {
    phase: (text) => draw(text),
    outlook: keep,
    note: keep,
    cell: ({ plan, trial, trials, planned }) => {
      // The budget runs from the start of the first servers; what came before does not count.
      began ??= monotonicNs()
      budget = plan.budgetSeconds
      heading = `trial ${trial.number}/${trials} · ${cellName(planned.cell)}`
      ratios.reset(plan)
      draw(`measuring · ${heading}`)
    },
    slices: (slices) => {
      ratios.add(slices)
      const now = monotonicNs()
      if (!redraws || now - drawnAt < REDRAW_NS) return
      drawnAt = now
      const left = Math.max(0, Math.round(budget - (now - (began ?? now)) / 1e9))
      draw(`measuring · ${heading} · ${left} s left · A/A ${ratios.text()}`)
    },
    [Symbol.dispose]: () => {
      if (redraws) stream.write(CLEAR_LINE)
    },
  }
}

/** Running mean and spread of ln(twin ÷ control), cheap enough to keep while turns run. */
class LogRatios {
  #control = ''
  #count = 0
  #mean = 0
  #squares = 0

  reset(plan: Plan): void {
    this.#control = plan.arms[0].scenario.name
    this.#count = this.#mean = this.#squares = 0
  }

  add(block: readonly Slice[]): void {
    const rate = (revision: Slice['revision']) =>
      block.find((slice) => slice.scenario === this.#control && slice.revision === revision)?.transactions ?? 0
    const ratio = Math.log(rate('twin') / rate('head'))
    if (!Number.isFinite(ratio)) return
    this.#count++
    const step = ratio - this.#mean
    this.#mean += step / this.#count
    this.#squares += step * (ratio - this.#mean)
  }

  /** "+0.3 ± 0.9 %": mean and two standard errors. */
  text(): string {
    if (this.#count < 2) return '…'
    const error = 2 * Math.sqrt(this.#squares / (this.#count - 1) / this.#count)
    const sign = this.#mean < 0 ? '−' : '+'
    return `${sign}${(100 * Math.abs(this.#mean)).toFixed(1)} ± ${(100 * error).toFixed(1)} %`
  }
}
