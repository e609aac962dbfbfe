/**
 * Flags of `qpsgate doctor`, with their help. There is no request type, because the command uses each value as it is
 * given.
 */

import { type Flags, parseFlags } from './flags.ts'
import type { CommandHelp } from './help-text.ts'
import { IMAGE } from './shared-flags.ts'

export const DOCTOR_FLAGS = {
  image: { value: 'NAME', meaning: 'image with `mysqld` or `mariadbd`, which needs docker', form: IMAGE },
  canary: {
    meaning:
      'instead of checking, measure a change that is known to be slow, on the server of this machine or of `--image`: it must be red',
  },
  noise: {
    meaning:
      'instead of checking, measure two equal servers for up to a minute: how small a slowdown this machine finds, and what disturbs it',
  },
  restore: {
    meaning: 'instead of checking, restore settings that a killed run left on running servers; uses `QPSGATE_PASSWORD`',
  },
} as const satisfies Flags

export const DOCTOR_HELP: CommandHelp = {
  name: 'doctor',
  takes: '',
  summary: 'check whether this machine can measure',
  about: ['Checks programs, CPUs, memory, disk, docker and a server on this machine.'],
  groups: [{ title: '', flags: DOCTOR_FLAGS }],
  exits: {
    0: 'ready, the canary was red, the equal servers were equal, or all settings restored',
    2: 'wrong input, or something is missing',
    3: 'could not restore all settings, could not measure, the canary was not red, or the equal servers did not show as equal',
  },
  examples: [
    ['qpsgate doctor --image mysql:9.7', 'whether this machine can measure'],
    ['qpsgate doctor --canary --image mysql:9.7', 'whether a slow change is red here'],
    ['qpsgate doctor --noise', 'how small a slowdown this machine finds'],
  ],
}

/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
export function parseDoctorFlags(args: readonly string[]) {
  const { values, check } = parseFlags('doctor', DOCTOR_FLAGS, args, false)
  check()
  return values
}
