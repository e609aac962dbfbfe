/** The standard output, which is for what a command was asked for. */

export function print(text: string): void {
  process.stdout.write(text)
}

export function printJson(value: unknown): void {
  print(`${JSON.stringify(value, null, 2)}\n`)
}

/** Whether somebody reads it who takes colours. */
export function takesColour(): boolean {
  const { NO_COLOR, TERM } = process.env
  return process.stdout.isTTY === true && NO_COLOR === undefined && TERM !== 'dumb'
}
