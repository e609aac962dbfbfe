#!/usr/bin/env node
import type { Result } from './core/report/result.ts'
import { DOCTOR_HELP, HELP, PLAN_HELP, REPORT_HELP, RUN_HELP } from './edges/terminal/help.ts'
import { HISTORY_HELP, RECORD_HELP } from './edges/terminal/history-help.ts'
import { describeError, EXIT, exitCodeOf, exitCodeOfVerdict, UserError } from './errors.ts'
/** Entry of the command line: flags → run → terminal. What is heavy is loaded only when a command needs it. */
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

async function runCommand(args: readonly string[]): Promise<number> {
  const [{ parseRunFlags }, { run }, { progressScreen, quietScreen }, { interruptible }] = await Promise.all([
    import('./edges/terminal/run-flags.ts'),
    import('./run.ts'),
    import('./edges/terminal/progress.ts'),
    import('./edges/system/interrupt.ts'),
  ])
  const { request, quiet, json } = parseRunFlags(args, randomSeed(), toolVersion())
  using interrupt = interruptible()
  const screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr)
  try {
    const result = await run(request, screen, interrupt.signal)
    screen[Symbol.dispose]()
    return await show(result, json)
  } finally {
    screen[Symbol.dispose]()
  }
}

async function reportCommand(args: readonly string[]): Promise<number> {
  const [{ parseReportFlags }, { report }] = await Promise.all([
    import('./edges/terminal/flags.ts'),
    import('./report.ts'),
  ])
  const { paths, out, json } = parseReportFlags(args)
  return show(await report(paths, out), json)
}

async function recordCommand(args: readonly string[]): Promise<number> {
  const [{ parseRecordFlags }, { describeOutcome, record }, { interruptible }] = await Promise.all([
    import('./edges/terminal/history-flags.ts'),
    import('./record.ts'),
    import('./edges/system/interrupt.ts'),
  ])
  const { request, json } = parseRecordFlags(args)
  using interrupt = interruptible()
  const outcome = await record(request, toolVersion(), interrupt.signal)
  if (json) print(`${JSON.stringify(outcome, null, 2)}\n`)
  else if (outcome.kind === 'stored') print(describeOutcome(outcome))
  if (outcome.kind === 'stored') return EXIT.pass
  process.stderr.write(`qpsgate: ${describeOutcome(outcome)}`)
  return EXIT.couldNotMeasure
}

async function historyCommand(args: readonly string[]): Promise<number> {
  const [{ parseHistoryFlags }, { history }, { interruptible }] = await Promise.all([
    import('./edges/terminal/history-flags.ts'),
    import('./history.ts'),
    import('./edges/system/interrupt.ts'),
  ])
  const request = parseHistoryFlags(args)
  using interrupt = interruptible()
  const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined
  return print(await history(request, colour, interrupt.signal))
}

async function planCommand(args: readonly string[]): Promise<number> {
  const [{ parsePlanFlags }, { describePlan }] = await Promise.all([
    import('./edges/terminal/run-flags.ts'),
    import('./describe-plan.ts'),
  ])
  return print(await describePlan(parsePlanFlags(args)))
}

async function doctorCommand(args: readonly string[]): Promise<number> {
  const [{ parseDoctorFlags }, { doctor }, { renderDiagnosis }, { progressScreen }, { interruptible }] =
    await Promise.all([
      import('./edges/terminal/flags.ts'),
      import('./doctor.ts'),
      import('./core/report/diagnosis.ts'),
      import('./edges/terminal/progress.ts'),
      import('./edges/system/interrupt.ts'),
    ])
  const { request, json } = parseDoctorFlags(args, randomSeed())
  using interrupt = interruptible()
  using screen = progressScreen(process.stderr)
  const diagnosis = await doctor(request, screen, interrupt.signal)
  screen[Symbol.dispose]()
  print(json ? `${JSON.stringify(diagnosis, null, 2)}\n` : renderDiagnosis(diagnosis))
  return diagnosis.noise === null ? EXIT.userError : EXIT.pass
}

/** Reported with the result, so that the run can be repeated. */
function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32)
}

async function show(result: Result, json: boolean): Promise<number> {
  const { renderTerminal } = await import('./core/report/terminal.ts')
  const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined
  print(json ? `${JSON.stringify(result, null, 2)}\n` : renderTerminal(result, { colour }))
  return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive)
}

interface Command {
  readonly help: string
  readonly execute: (args: readonly string[]) => Promise<number>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  run: { help: RUN_HELP, execute: runCommand },
  plan: { help: PLAN_HELP, execute: planCommand },
  report: { help: REPORT_HELP, execute: reportCommand },
  record: { help: RECORD_HELP, execute: recordCommand },
  history: { help: HISTORY_HELP, execute: historyCommand },
  doctor: { help: DOCTOR_HELP, execute: doctorCommand },
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
