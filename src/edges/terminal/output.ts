/** The standard output, for a command's result, and the standard error, for other messages to people. */
import { basename } from 'node:path'
import { shellWord } from '../../core/wording/escape.ts'

export function print(text: string): void {
  process.stdout.write(withoutCommands(text))
}

/** The runner of a workflow takes lines that begin so for commands, and a name from outside may. */
export function withoutCommands(text: string): string {
  return text.replaceAll(/^(?=[^\S\n]*(?:::|##\[))/gm, '· ')
}

/** A line that is no part of the command's result. */
export function say(text: string): void {
  process.stderr.write(withoutCommands(`${text}\n`))
}

/** Whether somebody reads it who takes colours. */
export function takesColour(): boolean {
  const { NO_COLOR, TERM } = process.env
  return process.stdout.isTTY === true && NO_COLOR === undefined && TERM !== 'dumb'
}

/** The program's start as shell words: `qpsgate` if it is installed, else with its interpreter. */
export function programWords([, script = '']: readonly string[] = process.argv): string {
  return basename(script) === 'qpsgate' ? 'qpsgate' : `node ${shellWord(script)}`
}
