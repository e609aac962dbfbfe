/** A line of slices.jsonl, read back. Files have hundreds of thousands, nearly all of them exactly as they are written. */
import { type Line, lineSchema, MOST_TRIALS } from './measurement.ts'

/** A field of a line as it is written: what the schema asks of it, told without making anything. */
interface Field {
  readonly name: string
  readonly isValid: (value: unknown) => boolean
  readonly isOptional?: boolean
}

const isText = (value: unknown) => typeof value === 'string'
const isFigure = (value: unknown) => Number.isFinite(value)
const isPositive = (value: unknown) => isFigure(value) && (value as number) > 0
const isNonNegative = (value: unknown) => isFigure(value) && (value as number) >= 0
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0
const isShare = (value: unknown) => isNonNegative(value) && (value as number) <= 1
const isThreads = (value: unknown) => isCount(value) && value !== 0
const isTrial = (value: unknown) => isThreads(value) && (value as number) <= MOST_TRIALS
const isRevision = (value: unknown) => value === 'head' || value === 'base' || value === 'twin'
const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && Number.isSafeInteger(value[0]) && Number.isSafeInteger(value[1])
const isHistogram = (value: unknown) => Array.isArray(value) && value.every(isPair)

function orNull(isValid: Field['isValid']): Field['isValid'] {
  return (value) => value === null || isValid(value)
}

function fields(checks: Readonly<Record<string, Field['isValid']>>, isOptional = false): Field[] {
  return Object.entries(checks).map(([name, isValid]) => ({ name, isValid, isOptional }))
}

const CELL = { trial: isTrial, workload: isText, threads: isThreads }
const ARM = { scenario: isText, revision: isRevision }
const KIND = { kind: isText }

/** The kinds of which there are many, their fields in the order of their schemas. */
const FIELDS: ReadonlyMap<unknown, readonly Field[]> = new Map([
  [
    'slice',
    [
      ...fields({ ...KIND, ...CELL, ...ARM, block: isCount, at: isFigure, seconds: isPositive }),
      ...fields({ transactions: isNonNegative }),
      ...fields({ cpuSeconds: isNonNegative, computes: (value) => value === true, host: isText }, true),
    ],
  ],
  [
    'probe',
    fields({
      ...{ ...KIND, ...CELL, block: isCount, at: isFigure, coreMicros: isPositive, memoryMicros: isPositive },
      stolen: orNull(isFigure),
    }),
  ],
  [
    'cell',
    [
      ...fields({
        ...KIND,
        ...CELL,
        ...ARM,
        queriesPerTransaction: isPositive,
        transactions: isCount,
        errors: isCount,
      }),
      ...fields({
        reconnects: isCount,
        serverCpuSeconds: orNull(isNonNegative),
        clientCpuSeconds: orNull(isNonNegative),
      }),
      ...fields({ turnSeconds: isPositive, turnMs: isPositive }),
      ...fields({ lateMs: isNonNegative, othersPerSecond: isNonNegative, pageMisses: isShare }, true),
      ...fields({ latency: isHistogram }),
    ],
  ],
  [
    'look',
    fields({ ...KIND, trial: isTrial, workload: orNull(isText), threads: orNull(isThreads), share: isNonNegative }),
  ],
])

/** @returns undefined where the value is no line; fields that no line has are left out */
export function parseLine(value: unknown): Line | undefined {
  return isAsWritten(value) ? value : lineSchema.safeParse(value).data
}

/** Whether the schema would give back the same, its fields in the same order; false says nothing. */
function isAsWritten(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false
  const own = value as Readonly<Record<string, unknown>>
  const known = FIELDS.get(own.kind)
  if (known === undefined) return false
  let at = 0
  for (const name in own) {
    while (known[at]?.isOptional === true && known[at]?.name !== name) at += 1
    const field = known[at]
    if (field?.name !== name || !field.isValid(own[name])) return false
    at += 1
  }
  return known.slice(at).every(({ isOptional }) => isOptional === true)
}
