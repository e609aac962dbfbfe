/**
 * Flags that several commands have. This file imports little, because the command line loads it before it knows the
 * version of Node.
 */

import { quote } from '../../core/problems.ts'
import { DURATION_FORM, parseDuration } from '../../core/quantities.ts'
import { isServerPath, type ServerChoice } from '../../core/request/measured-request.ts'
import { IMAGE_NAME } from '../../core/scenario/scenario.ts'
import { type Flags, type Form, oneOf, TEXT } from './flags.ts'

export const DEFAULT_OUT = 'qpsgate-out'
/** Number of possible seeds, which are whole numbers of 32 bits. */
const SEEDS = 2 ** 32

export const DURATION: Form<number> = {
  read: (text) => parseDuration(text) || undefined,
  allowed: `${DURATION_FORM}, above 0`,
}
const SERVERS = oneOf('auto', 'docker', 'local', 'external')
export const SERVER: Form<ServerChoice> = {
  read: (text) => (isServerPath(text) ? text : SERVERS.read(text)),
  allowed: `${SERVERS.allowed}, or the path of a server`,
}
export const IMAGE: Form<string> = {
  read: (text) => (IMAGE_NAME.test(text) ? text : undefined),
  allowed: 'the name of an image, such as mysql:9.7',
  shown: quote,
}
export const SEED: Form<number> = {
  read: (text) => (/^\d+$/.test(text) && Number(text) < SEEDS ? Number(text) : undefined),
  allowed: `a whole number below ${SEEDS}`,
}
/** Seed for a run that names none. The result contains it, so that the run can be repeated. */
export function randomSeed(): number {
  return Math.floor(Math.random() * SEEDS)
}

export const INSTALL_FLAG = {
  install: {
    meaning: 'install missing programs with apt-get, such as sysbench or a server',
    isForViews: true,
    input: { default: 'true' },
  },
} as const satisfies Flags

export const QUIET_FLAG = { quiet: { meaning: 'print no progress', isForViews: true } } as const satisfies Flags

export const OUTPUT_FLAGS = {
  out: {
    value: 'DIR',
    meaning: 'directory for the output',
    otherwise: '`qpsgate-out`',
    isForViews: true,
    input: { default: DEFAULT_OUT },
    form: TEXT,
    unset: DEFAULT_OUT,
  },
  verbose: { meaning: 'print every table of the report', isForViews: true },
  json: { meaning: 'print `result.json` instead of the table', isForViews: true },
} as const satisfies Flags
