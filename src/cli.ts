#!/usr/bin/env node
import { HELP, RUN_HELP } from './edges/terminal/help.ts'
/** Entry of the command line: flags → run → terminal. What is heavy is loaded only when a command needs it. */
import { describeError, EXIT, exitCodeOf, exitCodeOfVerdict, UserError } from './errors.ts'

const LEAST_NODE = 24

async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') return print(HELP)
  if (command === '--version') return print(`qpsgate ${await version()}\n`)
  if (command !== 'run') throw new UserError(`unknown command "${command}"; allowed: run (see qpsgate --help)`)
  if (rest.includes('--help') || rest.includes('-h')) return print(RUN_HELP)
  return runCommand(rest)
}

async function runCommand(args: readonly string[]): Promise<number> {
  const [{ parseRunFlags }, { run }, { progressScreen, quietScreen }, { renderTerminal }, { interruptible }] =
    await Promise.all([
      import('./edges/terminal/flags.ts'),
      import('./run.ts'),
      import('./edges/terminal/progress.ts'),
      import('./core/report/terminal.ts'),
      import('./edges/system/interrupt.ts'),
    ])
  const { request, quiet, json } = parseRunFlags(args, Math.floor(Math.random() * 2 ** 32))
  using interrupt = interruptible()
  const screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  try {
    const { result, suite } = await run(request, screen, interrupt.signal)
    screen[Symbol.dispose]()
    const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined
    print(json ? `${JSON.stringify(result, null, 2)}\n` : renderTerminal(result, { colour }))
    return exitCodeOfVerdict(result.verdict, suite.gate.onInconclusive)
  } finally {
    screen[Symbol.dispose]()
  }
}

async function version(): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  const manifest: unknown = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return (manifest as { version: string }).version
}

function print(text: string): number {
  process.stdout.write(text)
  return EXIT.pass
}

function fail(thrown: unknown): number {
  process.stderr.write(`qpsgate: ${describeError(thrown)}\n`)
  return exitCodeOf(thrown)
}

if (Number(process.versions.node.split('.')[0]) < LEAST_NODE) {
  process.exitCode = fail(
    new UserError(
      `Node ${LEAST_NODE} or newer is needed, this is ${process.version}; try: npx --package=node@24 -- node dist/cli.js`,
    ),
  )
} else {
  process.exitCode = await main(process.argv.slice(2)).catch(fail)
}
