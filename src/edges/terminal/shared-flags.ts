/** Flags that several commands have, as in help.ts. Light: loaded before anything else is known. */
import type { Flags } from './help-text.ts'

export const INSTALL_FLAG = {
  install: { type: 'boolean', meaning: "fetch missing sysbench or server with the system's package manager" },
} as const satisfies Flags

export const OUT_FLAG = {
  out: { type: 'string', value: 'DIR', meaning: 'directory for what is written', otherwise: '`qpsgate-out`' },
} as const satisfies Flags

export const FORMAT_FLAG = {
  format: {
    type: 'string',
    multiple: true,
    value: 'LIST',
    meaning:
      'also write views for other programs, of `sarif` (`qpsgate.sarif`), `junit` (`junit.xml`) and `openmetrics` ' +
      '(`metrics.txt`); may be repeated',
  },
} as const satisfies Flags

export const JSON_FLAG = {
  json: { type: 'boolean', meaning: 'print `result.json` instead of the table' },
} as const satisfies Flags

export const QUIET_FLAG = { quiet: { type: 'boolean', meaning: 'no progress' } } as const satisfies Flags
