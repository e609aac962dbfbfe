/**
 * Chooses the command that is called. This file imports little, and older versions of Node can read it, because it is
 * loaded before the version of Node is checked.
 */
import { describeUnknown } from '../core/problems.ts'
import { BASELINE_HELP } from '../edges/terminal/baseline-flags.ts'
import { DOCTOR_HELP } from '../edges/terminal/doctor-flags.ts'
import { type CommandHelp, helpText, overviewText } from '../edges/terminal/help-text.ts'
import { HISTORY_HELP } from '../edges/terminal/history-flags.ts'
import { INIT_HELP } from '../edges/terminal/init-flags.ts'
import { print } from '../edges/terminal/output.ts'
import { PLAN_HELP } from '../edges/terminal/plan-flags.ts'
import { PROVE_HELP } from '../edges/terminal/prove-flags.ts'
import { RECORD_HELP } from '../edges/terminal/record-flags.ts'
import { REPORT_HELP } from '../edges/terminal/report-flags.ts'
import { RUN_HELP } from '../edges/terminal/run-flags.ts'
import { WORKLOAD_HELP } from '../edges/terminal/workload-flags.ts'
import { EXIT, UserError } from '../errors.ts'
import { toolVersion } from '../version.ts'

const COMMANDS = new Map([
  ['init', { help: INIT_HELP, load: async () => (await import('./init.ts')).initCommand }],
  ['run', { help: RUN_HELP, load: async () => (await import('./run.ts')).runCommand }],
  ['prove', { help: PROVE_HELP, load: async () => (await import('./prove.ts')).proveCommand }],
  ['workload', { help: WORKLOAD_HELP, load: async () => (await import('./workload.ts')).workloadCommand }],
  ['plan', { help: PLAN_HELP, load: async () => (await import('./plan.ts')).planCommand }],
  ['report', { help: REPORT_HELP, load: async () => (await import('./report.ts')).reportCommand }],
  ['record', { help: RECORD_HELP, load: async () => (await import('./record.ts')).recordCommand }],
  ['history', { help: HISTORY_HELP, load: async () => (await import('./history.ts')).historyCommand }],
  ['baseline', { help: BASELINE_HELP, load: async () => (await import('./baseline.ts')).baselineCommand }],
  ['doctor', { help: DOCTOR_HELP, load: async () => (await import('./doctor/doctor.ts')).doctorCommand }],
])

export function commandHelps(): CommandHelp[] {
  return [...COMMANDS.values()].map(({ help }) => help)
}

/**
 * @returns the exit code
 * @throws UserError if there is no such command, and the errors of the command
 */
export async function callCommand([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || ['--help', '-h'].includes(name)) return explain(overviewText(commandHelps()))
  if (['--version', '-v', 'version'].includes(name)) return explain(`qpsgate ${toolVersion()}\n`)
  if (name === 'help') return await callCommand(args.length === 0 ? ['--help'] : [...args, '--help'])
  const command = COMMANDS.get(name)
  if (command === undefined) {
    const names = [...COMMANDS.keys()]
    throw new UserError(
      `unknown command ${describeUnknown(name, names)}; allowed: ${names.join(', ')} (see qpsgate --help)`,
    )
  }
  if (args.includes('--help') || args.includes('-h')) return explain(helpText(command.help))
  const call = await command.load()
  return call(args)
}

function explain(text: string): number {
  print(text)
  return EXIT.pass
}
