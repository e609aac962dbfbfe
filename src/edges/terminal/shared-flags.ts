/** Flags that several commands have. Light: loaded before anything else is known. */

import type { ServerChoice } from '../../core/request/measured-request.ts'
import { RESULT_FORMATS, type ResultFormat } from '../../core/request/report-request.ts'
import { DURATION_FORM, PERCENTAGE_FORM, parseDuration, parsePercentage } from '../../core/suite/quantities.ts'
import { type Form, flag, flags, namesIn, oneOf, TEXT, toggle } from './flags.ts'

/** Directory for what is written. */
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
    meaning: "fetch missing sysbench or server with the system's package manager",
    isForViews: true,
    input: { default: 'true' },
  }),
}

export const QUIET_FLAG = { quiet: toggle({ meaning: 'no progress', isForViews: true }) }

/** Flags that say what is written. */
export const WRITTEN_FLAGS = {
  out: flag(
    {
      value: 'DIR',
      meaning: 'directory for what is written',
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
      meaning:
        'also write views for other programs, of `sarif` (`qpsgate.sarif`), `junit` (`junit.xml`) and `openmetrics` ' +
        '(`metrics.txt`); may be repeated',
      isForViews: true,
      input: {
        name: 'formats',
        meaning:
          'views for other programs that are written as well, separated by commas: `sarif`, `junit`, `openmetrics`',
        otherwise: 'none',
      },
    },
    FORMATS,
  ),
  json: toggle({ meaning: 'print `result.json` instead of the table', isForViews: true }),
}

export const TIMELINE_FLAG = {
  timeline: toggle({
    meaning:
      'also show where the time of the run went, as a table and in `timeline.svg` and `.png`; `report.html` always has it',
    isForViews: true,
  }),
}
