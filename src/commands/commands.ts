/** What each command of the command line does: flags → work → what is printed → exit code. Loaded when one is called. */
import type { Result } from '../core/result/result.ts'
import { EXIT, exitCodeOfVerdict } from '../errors.ts'
import { toolVersion } from '../version.ts'

export async function runCommand(args: readonly string[]): Promise<number> {
  const [{ parseRunFlags }, { run }, { progressScreen, quietScreen }, { interruptible }] = await Promise.all([
    import('../edges/terminal/run-flags.ts'),
    import('./run.ts'),
    import('../edges/terminal/progress.ts'),
    import('../edges/machine/interrupt.ts'),
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

export async function reportCommand(args: readonly string[]): Promise<number> {
  const [{ parseReportFlags }, { report }] = await Promise.all([
    import('../edges/terminal/few-flags.ts'),
    import('./report.ts'),
  ])
  const { paths, out, json } = parseReportFlags(args)
  return show(await report(paths, out), json)
}

export async function recordCommand(args: readonly string[]): Promise<number> {
  const [{ parseRecordFlags }, { describeOutcome, record }, { interruptible }] = await Promise.all([
    import('../edges/terminal/history-flags.ts'),
    import('./record.ts'),
    import('../edges/machine/interrupt.ts'),
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

export async function historyCommand(args: readonly string[]): Promise<number> {
  const [{ parseHistoryFlags }, { history }, { interruptible }] = await Promise.all([
    import('../edges/terminal/history-flags.ts'),
    import('./history.ts'),
    import('../edges/machine/interrupt.ts'),
  ])
  const request = parseHistoryFlags(args)
  using interrupt = interruptible()
  const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined
  return print(await history(request, colour, interrupt.signal))
}

export async function planCommand(args: readonly string[]): Promise<number> {
  const [{ parsePlanFlags }, { describePlan }] = await Promise.all([
    import('../edges/terminal/run-flags.ts'),
    import('./plan.ts'),
  ])
  return print(await describePlan(parsePlanFlags(args)))
}

export async function doctorCommand(args: readonly string[]): Promise<number> {
  const [{ parseDoctorFlags }, { doctor }, { renderDiagnosis }, { progressScreen }, { interruptible }] =
    await Promise.all([
      import('../edges/terminal/few-flags.ts'),
      import('./doctor.ts'),
      import('../core/views/diagnosis-text.ts'),
      import('../edges/terminal/progress.ts'),
      import('../edges/machine/interrupt.ts'),
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
  const { renderTerminal } = await import('../core/views/terminal.ts')
  const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined
  print(json ? `${JSON.stringify(result, null, 2)}\n` : renderTerminal(result, { colour }))
  return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive)
}

function print(text: string): number {
  process.stdout.write(text)
  return EXIT.pass
}
