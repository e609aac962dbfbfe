/** `qpsgate doctor`: its flags, what is said of it, and the request that they make. */
import type { DoctorRequest } from '../../core/request/set-up-requests.ts'
import { allUsed, flag, parseFlags, TEXT, toggle } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { DURATION, INSTALL_FLAG, QUIET_FLAG, SERVER } from './shared-flags.ts'

const DEFAULT_BUDGET_SECONDS = 30

export const DOCTOR_FLAGS = {
  budget: flag({ value: 'TIME', meaning: 'time for measuring', otherwise: '`30s`' }, DURATION, DEFAULT_BUDGET_SECONDS),
  server: flag({ value: 'KIND', meaning: '`auto`, `docker` or `local`, as in `qpsgate run`' }, SERVER, 'auto' as const),
  image: flag({ value: 'NAME', meaning: 'image that holds `mysqld` or `mariadbd`' }, TEXT),
  ...INSTALL_FLAG,
  restore: toggle({
    meaning:
      'instead: give servers that we did not start the settings back that a killed run has left switched; the password is ' +
      'taken from `QPSGATE_PASSWORD`',
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
    'Checks what a run needs on this machine: programs, CPUs, memory, disk, docker, a server. Then measures two equal ' +
      'servers against each other and says how much they seem to differ, and which tolerance a run of that length supports.',
  ],
  groups: [{ title: '', flags: DOCTOR_FLAGS }],
  exits: [
    ['0', 'ready, or all restored'],
    ['2', 'something is missing'],
    ['3', 'could not measure, or not restore all'],
  ],
  examples: [['qpsgate doctor --image mysql:8.4']],
}

export interface DoctorFlags {
  readonly request: DoctorRequest
  readonly json: boolean
  readonly quiet: boolean
  /** Whether endpoints are to be restored instead. */
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
