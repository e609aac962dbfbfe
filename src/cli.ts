#!/usr/bin/env node

/**
 * Entry of the command line. Whatever is heavy, or written for Node 24, is loaded only when a command needs it: older
 * versions can read this file and are told so.
 */

import { DOCTOR_HELP, HELP, PLAN_HELP, REPORT_HELP, RUN_HELP } from './edges/terminal/help.ts'
import { HISTORY_HELP, RECORD_HELP } from './edges/terminal/history-help.ts'
import { describeError, EXIT, exitCodeOf, UserError } from './errors.ts'
import { toolVersion } from './version.ts'

const LEAST_NODE = 24

async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') return print(HELP)
  if (command === '--version') return print(`qpsgate ${toolVersion()}\n`)
  const known = COMMANDS[command]
  if (known === undefined) {
    throw new UserError(
      `unknown command "${command}"; allowed: ${Object.keys(COMMANDS).join(', ')} (see qpsgate --help)`,
    )
  }
  if (rest.includes('--help') || rest.includes('-h')) return print(known.help)
  return known.execute(rest)
}

interface Command {
  readonly help: string
  readonly execute: (args: readonly string[]) => Promise<number>
}

const commands = () => import('./commands/commands.ts')

const COMMANDS: Readonly<Record<string, Command>> = {
  run: { help: RUN_HELP, execute: async (args) => (await commands()).runCommand(args) },
  plan: { help: PLAN_HELP, execute: async (args) => (await commands()).planCommand(args) },
  report: { help: REPORT_HELP, execute: async (args) => (await commands()).reportCommand(args) },
  record: { help: RECORD_HELP, execute: async (args) => (await commands()).recordCommand(args) },
  history: { help: HISTORY_HELP, execute: async (args) => (await commands()).historyCommand(args) },
  doctor: { help: DOCTOR_HELP, execute: async (args) => (await commands()).doctorCommand(args) },
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
