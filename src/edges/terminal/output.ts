/** The standard output, which is for what a command was asked for. */

export function print(text: string): void {
  process.stdout.write(text)
}

export function printJson(value: unknown): void {
  print(`${JSON.stringify(value, null, 2)}\n`)
}

/** Whether somebody reads it who takes colours. */
export function takesColour(): boolean {
  return process.stdout.isTTY === true && process.env.NO_COLOR === undefined
}
