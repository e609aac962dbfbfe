/** Shows how a run goes on: as a line that changes, or in logs as lines that stay. */

import type { ProgressEvent, Tell } from '../../core/progress/progress-event.ts'
import { decidedCells, NOTHING_TOLD, progressed, type RunProgress } from '../../core/progress/run-progress.ts'
import { escapeInvisible } from '../../core/suite/problems.ts'
import { headingLine, statusLine } from '../../core/views/status-line.ts'
import { decidedCellText, decidedText, headingText, PART, timeLeftText } from '../../core/wording/progress-text.ts'
import { monotonicNs } from '../machine/clock.ts'

/** Takes all events of a run; its display is removed, or closed, when it is disposed of. */
export interface Screen extends Disposable {
  readonly tell: Tell
}

/** Between two lines, where nothing new has come. */
const QUIET_SECONDS = 10

/** Destination of lines. */
export interface LineSink {
  /** Begins the next step of the run. */
  heading(text: string): void
  /** A cell in which everything is decided. */
  decided(text: string): void
  line(text: string): void
}

export function lineScreen(sink: LineSink): Screen {
  let progress = NOTHING_TOLD
  let heading = ''
  let saidAt = Number.NEGATIVE_INFINITY
  const say = (text: string, how: keyof LineSink, at: number) => {
    sink[how](text)
    saidAt = at
  }
  return {
    tell: (event) => {
      const at = monotonicNs() / 1e9
      const before = progress
      progress = progressed(before, event, at)
      for (const { how, text } of newLines(event, before, progress, at)) say(text, how, at)
      const next = headingText(progress) ?? heading
      if (next !== heading) say(headingLine(progress, at) ?? next, 'heading', at)
      heading = next
      if (event.kind === 'gap' && at - saidAt >= QUIET_SECONDS) say(statusLine(progress, at), 'line', at)
    },
    [Symbol.dispose]: () => {},
  }
}

interface NewLine {
  readonly how: keyof LineSink
  readonly text: string
}

function newLines(event: ProgressEvent, before: RunProgress, after: RunProgress, at: number): NewLine[] {
  switch (event.kind) {
    case 'note':
      return [{ how: 'line', text: event.text }]
    case 'looked':
      return newlyDecided(before, after, at)
    default:
      return []
  }
}

function newlyDecided(before: RunProgress, after: RunProgress, at: number): NewLine[] {
  const known = new Set(decidedCells(before).map(({ workload, threads }) => JSON.stringify([workload, threads])))
  return decidedCells(after)
    .filter(({ workload, threads }) => !known.has(JSON.stringify([workload, threads])))
    .map((cell) => {
      const parts = [decidedCellText(cell), decidedText(after), timeLeftText(after, at)]
      return { how: 'decided', text: escapeInvisible(parts.filter((part) => part !== undefined).join(PART)) }
    })
}
