/** Shows how a run goes on: as a line that is redrawn, or in logs as lines that stay. */

import type { Tell } from '../../core/progress/progress-event.ts'
import { NOTHING_TOLD, progressed } from '../../core/progress/run-progress.ts'
import { escapeInvisible } from '../../core/suite/problems.ts'
import { headingText, statusParts, timeLeft } from '../../core/wording/progress-text.ts'
import { monotonicNs } from '../machine/clock.ts'

/** Takes all events of a run; its display is removed, or closed, when it is disposed of. */
export interface Screen extends Disposable {
  readonly tell: Tell
}

const REDRAW_SECONDS = 0.5
/** Between two lines of a log, where nothing new has come. */
const QUIET_SECONDS = 10
/** Width of terminals that do not report theirs. */
const USUAL_COLUMNS = 80
const CLEAR_LINE = '\r\u001b[2K'
/** Between the parts of a line. */
const PART = ' · '
/** From here on, characters may be drawn two columns wide. */
const WIDE = '\u2300'

export interface ProgressStream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** A screen that shows nothing but notes. */
export function quietScreen(stream: ProgressStream): Screen {
  return {
    tell: (event) => {
      if (event.kind === 'note') stream.write(`${event.text}\n`)
    },
    [Symbol.dispose]: () => {},
  }
}

/** @param env TERM: a dumb terminal cannot redraw a line */
export function progressScreen(stream: ProgressStream, env: NodeJS.ProcessEnv = process.env): Screen {
  if (stream.isTTY === true && env.TERM !== 'dumb') return redrawnScreen(stream)
  return lineScreen((text) => stream.write(`${text}\n`))
}

function redrawnScreen(stream: ProgressStream): Screen {
  let progress = NOTHING_TOLD
  let drawnAt = Number.NEGATIVE_INFINITY
  let isOver = false
  return {
    tell: (event) => {
      if (isOver) return
      progress = progressed(progress, event, now())
      if (event.kind === 'note') stream.write(`${CLEAR_LINE}${event.text}\n`)
      else if (event.kind !== 'phase' && now() - drawnAt < REDRAW_SECONDS) return
      drawnAt = now()
      stream.write(`${CLEAR_LINE}${fitted(statusParts(progress, drawnAt), stream.columns || USUAL_COLUMNS)}\r`)
    },
    [Symbol.dispose]: () => {
      isOver = true
      stream.write(CLEAR_LINE)
    },
  }
}

/** As many parts as are narrower than so many columns: a full line makes some terminals begin another. */
function fitted(parts: readonly string[], columns: number): string {
  const text = escapeInvisible(parts.join(PART))
  const characters = [...text]
  const most = columns - 1 - characters.filter((character) => character >= WIDE).length
  if (characters.length <= most) return text
  return parts.length > 1 ? fitted(parts.slice(0, -1), columns) : characters.slice(0, Math.max(0, most)).join('')
}

/** A line begins each step of the run, and tells now and then what it is at. */
export function lineScreen(line: (text: string) => void): Screen {
  let progress = NOTHING_TOLD
  let heading = ''
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    tell: (event) => {
      const at = now()
      progress = progressed(progress, event, at)
      const say = (parts: readonly string[]) => {
        line(escapeInvisible(parts.join(PART)))
        saidAt = at
      }
      if (event.kind === 'note') line(event.text)
      const next = headingText(progress) ?? heading
      if (next !== heading) say([next, ...timeLeft(progress, at)])
      heading = next
      if (event.kind === 'gap' && at - saidAt >= QUIET_SECONDS) say(statusParts(progress, at))
    },
    [Symbol.dispose]: () => {},
  }
}

function now(): number {
  return monotonicNs() / 1e9
}
