/** The standard output, for a command's result, and the standard error, for other messages to people. */
import { basename } from 'node:path'
import { escapeInvisible } from '../../core/problems.ts'
import { shellWord } from '../../core/wording/escape.ts'

export function print(text: string): void {
  process.stdout.write(harmless(text))
}

/** What our own layout consists of, which is never escaped: line breaks, tabs, and the colours of tables. */
const LAYOUT = new RegExp(`([\n\t]|${'\u001b'}\\[(?:0|1|2|31)m)`)

/**
 * Text in which names and words from outside steer neither a terminal nor the runner of a workflow. A runner takes `::`
 * at the beginning of a line for a command, and `##[` anywhere.
 */
export function harmless(text: string): string {
  const shown = text.split(LAYOUT).map((part, nth) => (nth % 2 === 1 ? part : escapeInvisible(part)))
  return shown
    .join('')
    .replaceAll(/^(?=[^\S\n]*::)/gm, '· ')
    .replaceAll('##[', '## [')
}

/** Prints a line that is no part of the command's result. */
export function say(text: string): void {
  process.stderr.write(harmless(`${text}\n`))
}

/** Whether the output goes to somebody who sees colours. */
export function takesColour(): boolean {
  const { NO_COLOR, TERM } = process.env
  return process.stdout.isTTY === true && NO_COLOR === undefined && TERM !== 'dumb'
}

/** The program's start as shell words: `qpsgate` if it is installed, else with its interpreter. */
export function programWords([, script = '']: readonly string[] = process.argv): string {
  return basename(script) === 'qpsgate' ? 'qpsgate' : `node ${shellWord(script)}`
}
