/** Flags that several commands have. Light: loaded before anything else is known. */

import type { ServerChoice } from '../../core/request/measured-request.ts'
import { RESULT_FORMATS, type ResultFormat } from '../../core/request/report-request.ts'
import { DURATION_FORM, PERCENTAGE_FORM, parseDuration, parsePercentage } from '../../core/suite/quantities.ts'
import { type Form, flag, flags, namesIn, oneOf, TEXT, toggle } from './flags.ts'

/** Output directory. */
export const DEFAULT_OUT = 'qpsgate-out'
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32

export const DURATION: Form<number> = { read: (text) => parseDuration(text) || undefined, allowed: DURATION_FORM }
export const PERCENTAGE: Form<number> = { read: parsePercentage, allowed: PERCENTAGE_FORM }
export const SERVER: Form<ServerChoice> = oneOf('auto', 'docker', 'local', 'external')
export const SEED: Form<number> = {
  read: (text) => (/^\d+$/.test(text) && Number(text) < SEEDS ? Number(text) : undefined),
  allowed: `a whole number below ${SEEDS}`,
}
const FORMATS: Form<readonly ResultFormat[]> = {
  read: (text) => {
    const wanted = namesIn(text)
    const known = RESULT_FORMATS.filter((format) => wanted.includes(format))
    return known.length > 0 && known.length === new Set(wanted).size ? known : undefined
  },
  allowed: `one or more of ${RESULT_FORMATS.join(', ')}`,
}

/** A seed for who names none. It is reported with the result, so that the run can be repeated. */
export function randomSeed(): number {
  return Math.floor(Math.random() * SEEDS)
}

export const INSTALL_FLAG = {
  install: toggle({
    meaning: 'install a missing sysbench or server with apt-get',
    isForViews: true,
    input: { default: 'true' },
  }),
}

export const QUIET_FLAG = { quiet: toggle({ meaning: 'print no progress', isForViews: true }) }

/** Flags for the output. */
export const WRITTEN_FLAGS = {
  out: flag(
    {
      value: 'DIR',
      meaning: 'directory for the output',
      otherwise: '`qpsgate-out`',
      isForViews: true,
      input: { default: DEFAULT_OUT },
    },
    TEXT,
    DEFAULT_OUT,
  ),
  format: flags(
    {
      value: 'LIST',
      meaning: 'more output for other programs, separated by commas: `sarif`, `junit`, `openmetrics`',
      isForViews: true,
      input: {
        name: 'formats',
        otherwise: 'none',
      },
    },
    FORMATS,
  ),
  json: toggle({ meaning: 'print `result.json` instead of the table', isForViews: true }),
}

export const TIMELINE_FLAG = {
  timeline: toggle({
    meaning: 'also show how the run used its time: a table, `timeline.svg` and `timeline.png`',
    isForViews: true,
  }),
}
