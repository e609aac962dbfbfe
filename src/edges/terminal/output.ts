/** Writes a command's result to the standard output, and messages to people to the standard error. */
import { basename } from 'node:path'
import { escapeInvisible } from '../../core/problems.ts'
import { shellWord } from '../../core/wording/escape.ts'

export function print(text: string): void {
  process.stdout.write(harmless(text))
}

/** Line breaks, tabs and the colours of tables are never escaped, because the layout of qpsgate consists of them. */
const LAYOUT = new RegExp(`([\n\t]|${'\u001b'}\\[(?:0|1|2|31)m)`)

/**
 * The text without anything by which names from outside could control a terminal or the runner of a workflow. A runner
 * takes `::` at the beginning of a line for a command, and `##[` anywhere.
 */
export function harmless(text: string): string {
  const shown = text.split(LAYOUT).map((part, nth) => (nth % 2 === 1 ? part : escapeInvisible(part)))
  return shown
    .join('')
    .replaceAll(/^(?=[^\S\n]*::)/gm, '· ')
    .replaceAll('##[', '## [')
}

/** Prints a line that is not part of the command's result, so that the result can go into a file or a pipe. */
export function say(text: string): void {
  process.stderr.write(harmless(`${text}\n`))
}

/** Whether colours may be used: not in a file or a pipe, on a dumb terminal, or against NO_COLOR. */
export function takesColour(): boolean {
  const { NO_COLOR, TERM } = process.env
  return process.stdout.isTTY === true && NO_COLOR === undefined && TERM !== 'dumb'
}

/**
 * How the user can start the program again, as shell words: `qpsgate` if it is installed, otherwise `node` and the
 * script.
 */
export function programWords([, script = '']: readonly string[] = process.argv): string {
  return basename(script) === 'qpsgate' ? 'qpsgate' : `node ${shellWord(script)}`
}
