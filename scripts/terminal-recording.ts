/**
 * `node scripts/terminal-recording.ts LOG COMMAND` draws docs/pictures/run.svg: the output of a real run, line by line.
 * LOG is a file with the output of COMMAND.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { html } from '../src/core/views/markup.ts'

const OUT = resolve(import.meta.dirname, '../docs/pictures/run.svg')
const COLUMNS = 124
const MOST_LINES = 32
const [FONT, LINE, MARGIN] = [13, 19, 20]
/** Seconds between two lines, and until the first. */
const [STEP, START] = [0.25, 0.8]

const [path, command] = process.argv.slice(2)
if (path === undefined || command === undefined) throw new Error('name the output of a run, and its command')
const printed = readFileSync(path, 'utf8').trimEnd().split('\n')
// Tables keep their columns; sentences wrap.
const lines = printed.flatMap((line) => (/ {2}/.test(line) ? [line] : brokenLines(line, COLUMNS))).slice(0, MOST_LINES)
const height = 2 * MARGIN + (lines.length + 1) * LINE
const width = 2 * MARGIN + Math.round(Math.max(COLUMNS, ...lines.map(({ length }) => length)) * FONT * 0.602)
const texts = [`$ ${command}`, ...lines].map((line, at) => {
  const delay = at === 0 ? 0 : START + at * STEP
  return html`<text class="line" style="animation-delay: ${String(delay)}s" x="${String(MARGIN)}" y="${String(MARGIN + (at + 1) * LINE - 5)}" xml:space="preserve">${line}</text>
`
})
const { markup } =
  html`<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" role="img">
<title>A run in a terminal: ${command}</title>
<style>
.line { fill: #e6edf3; font: ${String(FONT)}px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; opacity: 0; animation: show 0s forwards }
@keyframes show { to { opacity: 1 } }
@media (prefers-reduced-motion: reduce) { .line { opacity: 1; animation: none } }
</style>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
${texts}</svg>
`
writeFileSync(OUT, markup)

/** The text on as many lines as it takes, broken between words. */
function brokenLines(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (longer.length <= columns) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
