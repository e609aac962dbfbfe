/** `qpsgate doctor`: its flags, their help, and the request made from them. */
import type { DoctorRequest } from '../../core/request/set-up-requests.ts'
import { allUsed, flag, parseFlags, TEXT, toggle } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { DURATION, INSTALL_FLAG, QUIET_FLAG, SERVER } from './shared-flags.ts'

const DEFAULT_BUDGET_SECONDS = 30

export const DOCTOR_FLAGS = {
  budget: flag({ value: 'TIME', meaning: 'time to measure', otherwise: '`30s`' }, DURATION, DEFAULT_BUDGET_SECONDS),
  server: flag(
    { value: 'KIND', meaning: '`auto`, `docker` or `local`, as in `qpsgate run`', otherwise: '`auto`' },
    SERVER,
    'auto' as const,
  ),
  image: flag({ value: 'NAME', meaning: 'image with `mysqld` or `mariadbd`' }, TEXT),
  ...INSTALL_FLAG,
  restore: toggle({
    meaning:
      'instead of the checks, restore settings that a killed run left on external servers; uses `QPSGATE_PASSWORD`',
  }),
  json: toggle({ meaning: 'print the findings as JSON' }),
  ...QUIET_FLAG,
}

export const DOCTOR_HELP: CommandHelp = {
  name: 'doctor',
  takes: '',
  summary: 'check this machine, and measure the smallest tolerance that it supports',
  usage: ['[FLAGS]'],
  about: [
    'Checks programs, CPUs, memory, disk, docker and a server on this machine. Then it measures two equal servers, and ' +
      'reports their difference and the tolerance that a run of the same length supports.',
  ],
  groups: [{ title: '', flags: DOCTOR_FLAGS }],
  exits: [
    ['0', 'ready, or all settings restored'],
    ['2', 'wrong input, or something is missing'],
    ['3', 'could not measure, or could not restore all settings'],
  ],
  examples: [['qpsgate doctor --image mysql:8.4']],
}

export interface DoctorFlags {
  readonly request: DoctorRequest
  readonly json: boolean
  readonly quiet: boolean
  /** Whether to restore endpoints instead. */
  readonly restore: boolean
}

/** @throws UserError with one line for every wrong flag */
export function parseDoctorFlags(args: readonly string[], seed: number): DoctorFlags {
  const { values, check } = parseFlags('doctor', DOCTOR_FLAGS, args, false)
  check()
  const { json, quiet, restore, server, image, install, budget: budgetSeconds, ...none } = values
  allUsed(none)
  return { json, quiet, restore, request: { server, image, install, budgetSeconds, seed } }
}
