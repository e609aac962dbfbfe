/** Animated pictures for the README: what a terminal shows of real runs, line by line. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { html, type Markup } from '../src/core/views/markup.ts'
import { renderTerminal } from '../src/core/views/terminal.ts'
import { GALLERY, resultOf } from './gallery-docs.ts'

const PICTURES = resolve(import.meta.dirname, '../docs/pictures')
const COLUMNS = 124
const [FONT, LINE, MARGIN] = [13, 19, 20]
/** Width of a character, as a share of the font's size. */
const ADVANCE = 0.602
/** Seconds from one line to the next, and seconds that the command stands alone before them. */
const [STEP, START] = [0.15, 0.8]
/** CSS classes for the codes by which qpsgate colours a terminal's text. */
const CLASSES: Readonly<Record<string, string>> = { 1: 'bold', 2: 'faint', 31: 'slower' }
const CODE = new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`)

/** Pictures by their paths. */
export function terminalPictures(): [path: string, markup: string][] {
  const result = resultOf('costs')
  const { reproduce } = result
  const run = ['qpsgate run', ...reproduce.slice(0, reproduce.indexOf('--seed'))].join(' ')
  const [command = '', ...printed] = readFileSync(join(GALLERY, 'prove.txt'), 'utf8').trimEnd().split('\n')
  return [
    [join(PICTURES, 'run.svg'), drawn(run, renderTerminal(result, { colour: true }).trimEnd().split('\n'))],
    [join(PICTURES, 'prove.svg'), drawn(command, printed)],
  ]
}

function drawn(command: string, printed: readonly string[]): string {
  // Tables keep their columns; sentences wrap.
  const lines = printed.flatMap((line) => (/ {2}/.test(line) ? [line] : brokenLines(line)))
  const height = String(2 * MARGIN + (lines.length + 2) * LINE)
  const width = String(2 * MARGIN + Math.round(COLUMNS * FONT * ADVANCE))
  const texts = [`$ ${command}`, '', ...lines].map((line, at) => {
    const delay = at === 0 ? '0' : (START + at * STEP).toFixed(2)
    const y = String(MARGIN + (at + 1) * LINE - 5)
    return html`<text class="line" style="animation-delay: ${delay}s" x="${String(MARGIN)}" y="${y}" xml:space="preserve">${coloured(line)}</text>
`
  })
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>A run in a terminal: ${command}</title>
<style>
.line { fill: #e6edf3; font: ${String(FONT)}px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; opacity: 0; animation: show 0s forwards }
.bold { font-weight: bold }
.faint { fill: #9198a1 }
.slower { fill: #ff7b72 }
@keyframes show { to { opacity: 1 } }
@media (prefers-reduced-motion: reduce) { .line { opacity: 1; animation: none } }
</style>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
${texts}</svg>
`.markup
}

/** A line with its colours. Splitting it at the codes gives texts at even indices, and numbers of codes at odd ones. */
function coloured(line: string): Markup[] {
  let style = ''
  return line.split(CODE).flatMap((part, at) => {
    if (at % 2 === 1) style = CLASSES[part] ?? ''
    if (at % 2 === 1 || part === '') return []
    return [style === '' ? html`${part}` : html`<tspan class="${style}">${part}</tspan>`]
  })
}

/** The text on as many lines as it takes, broken between words. */
function brokenLines(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (longer.length <= COLUMNS) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
