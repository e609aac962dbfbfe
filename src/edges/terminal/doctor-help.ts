/** The command that looks at the machine, and its flags, as in help.ts. Light: loaded before anything else is known. */
import type { CommandHelp, Flags } from './help-text.ts'
import { INSTALL_FLAG, QUIET_FLAG } from './shared-flags.ts'

export const DOCTOR_FLAGS = {
  budget: { type: 'string', value: 'TIME', meaning: 'time for measuring', otherwise: '`30s`' },
  server: { type: 'string', value: 'KIND', meaning: '`auto`, `docker` or `local`, as in `qpsgate run`' },
  image: { type: 'string', value: 'NAME', meaning: 'image that holds `mysqld` or `mariadbd`' },
  ...INSTALL_FLAG,
  restore: {
    type: 'boolean',
    meaning:
      'instead: give servers that we did not start the settings back that a killed run has left switched; the password is ' +
      'taken from `QPSGATE_PASSWORD`',
  },
  json: { type: 'boolean', meaning: 'print the findings as JSON' },
  ...QUIET_FLAG,
} as const satisfies Flags

export const DOCTOR_HELP: CommandHelp = {
  name: 'doctor',
  takes: '',
  summary: 'check this machine, and measure how small a change it can tell',
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
