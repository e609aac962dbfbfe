/** The display of a running run: one line that is redrawn on a terminal, else lines that stay. */
import { NOTHING_TOLD, progressed } from '../../core/progress/run-progress.ts'
import { brokenLines, statusLine, width } from '../../core/views/status-line.ts'
import { monotonicNs } from '../machine/clock.ts'
import { lineScreen, type Screen } from './screen.ts'

const REDRAW_SECONDS = 0.5
/** Width of terminals that do not report theirs. */
const USUAL_COLUMNS = 80
/** The cursor rests at the beginning of the line, so that this is where it is after a resize as well. */
const CLEAR_LINE = '\r\u001b[2K'
const [SAVE, NEXT_ROW, RESTORE] = ['\u001b7', '\u001b[B', '\u001b8'] as const

export interface ProgressStream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  on?(event: 'resize', listener: () => void): unknown
  off?(event: 'resize', listener: () => void): unknown
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
  const line = (text: string) => stream.write(`${text}\n`)
  return lineScreen({ heading: line, decided: line, line })
}

function redrawnScreen(stream: ProgressStream): Screen {
  let progress = NOTHING_TOLD
  let drawnAt = Number.NEGATIVE_INFINITY
  let drawn = ''
  let isOver = false
  const clear = () => cleared(width(drawn), stream)
  const draw = () => {
    drawnAt = now()
    const line = statusLine(progress, drawnAt, columnsOf(stream))
    stream.write(`${clear()}${line}\r`)
    drawn = line
  }
  const keep = (text: string) => {
    stream.write(`${clear()}${brokenLines(text, columnsOf(stream)).join('\n')}\n`)
    drawn = ''
    draw()
  }
  stream.on?.('resize', draw)
  return {
    tell: (event) => {
      if (isOver) return
      progress = progressed(progress, event, now())
      if (event.kind === 'note') keep(event.text)
      else if (event.kind === 'phase' || now() - drawnAt >= REDRAW_SECONDS) draw()
    },
    [Symbol.dispose]: () => {
      if (isOver) return
      isOver = true
      stream.off?.('resize', draw)
      stream.write(clear())
    },
  }
}

/** A line that was so wide, and all rows that a narrower window has broken it into. */
function cleared(columns: number, stream: ProgressStream): string {
  const more = Math.max(0, Math.ceil(columns / (columnsOf(stream) + 1)) - 1)
  return more === 0 ? CLEAR_LINE : `${CLEAR_LINE}${SAVE}${`${NEXT_ROW}${CLEAR_LINE}`.repeat(more)}${RESTORE}`
}

/** The last column stays free: a full line makes some terminals begin another. */
function columnsOf({ columns }: ProgressStream): number {
  return (columns || USUAL_COLUMNS) - 1
}

function now(): number {
  return monotonicNs() / 1e9
}
