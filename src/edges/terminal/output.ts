/**
 * Writes a command's result to the standard output, and messages for people to the standard error, so that a result in
 * a file or a pipe contains no messages.
 */
import { basename } from 'node:path'
import { escapeInvisible } from '../../core/problems.ts'
import { shellWord } from '../../core/wording/escape.ts'

export function print(text: string): void {
  process.stdout.write(harmless(text))
}

/**
 * Line breaks, tabs and the colours of tables. They are never escaped, because qpsgate's own layout consists of them.
 */
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

/** Prints a message that is not part of the command's result. */
export function say(text: string): void {
  process.stderr.write(harmless(`${text}\n`))
}

/** Whether colours may be used: only on a terminal that can show them, and only if the user has not set NO_COLOR. */
export function takesColour(): boolean {
  const { NO_COLOR, TERM } = process.env
  return process.stdout.isTTY === true && NO_COLOR === undefined && TERM !== 'dumb'
}

/**
 * Words of the shell with which the user can start this program again: `qpsgate` if it is installed, otherwise `node`
 * and the script.
 */
export function programWords([, script = '']: readonly string[] = process.argv): string {
  return basename(script) === 'qpsgate' ? 'qpsgate' : `node ${shellWord(script)}`
}
