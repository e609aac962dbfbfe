/** Variables in the texts of compose files and Dockerfiles, and the files that set them. */

/** Values by name. */
export type Variables = ReadonlyMap<string, string>

/** `$$`, `${NAME}`, `${NAME:-default}`, `${NAME-default}`, `${NAME:?message}`, `${NAME:+other}` and `$NAME`. */
const VARIABLE = /\$(?:(\$)|\{([A-Za-z_]\w*)(?:(:?[-?+])([^{}$]*))?\}|([A-Za-z_]\w*))/g

/** A character that no file has: texts with it are binary. */
const DOLLAR = '\0'

/** A text with values in place of its variables. */
export interface Interpolated {
  /** A variable without a value stays as `${NAME}`. */
  readonly text: string
  /** Whether a variable has no value, or is written in another way. */
  readonly isOpen: boolean
}

/** No server has a longer command; a text could hold a long value many times. */
export const LONGEST_FILLED = 100_000

/**
 * Fills in the variables of a text. `$$` becomes a dollar sign. Values that would make it too long are not filled in.
 */
export function fillIn(text: string, variables: Variables): Interpolated {
  let isOpen = false
  let room = LONGEST_FILLED
  const replaced = text.replace(VARIABLE, (_, dollar, braced, operator, operand, bare) => {
    // A dollar that stands for itself must not be taken for the beginning of a variable afterwards.
    if (dollar !== undefined) return DOLLAR
    const found = replacement(variables.get(braced ?? bare), operator, operand)
    room -= found?.length ?? 0
    const value = room < 0 ? undefined : found
    isOpen ||= value === undefined
    return value ?? `\${${braced ?? bare}}`
  })
  const hasOther = replaced.replace(/\$\{[A-Za-z_]\w*\}/g, '').includes('$')
  return { text: replaced.replaceAll(DOLLAR, '$'), isOpen: isOpen || hasOther }
}

/** The text with values in place of its variables; undefined if one has none, or is written in another way. */
export function interpolate(text: string, variables: Variables): string | undefined {
  const filled = fillIn(text, variables)
  return filled.isOpen ? undefined : filled.text
}

function replacement(value: string | undefined, operator: string | undefined, operand = ''): string | undefined {
  const isSet = value !== undefined && !(operator?.startsWith(':') && value === '')
  if (operator?.endsWith('+')) return isSet ? operand : ''
  if (isSet) return value
  return operator?.endsWith('-') ? operand : undefined
}

/** The variables of an environment file. Lines that are not NAME=VALUE are passed over. */
export function readVariables(text: string): Variables {
  const lines = text.split('\n').map((line) => /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line.trim()))
  return new Map(
    lines.flatMap((line) => (line === null ? [] : [[line[1] ?? '', unquoted(line[2]?.trim() ?? '')] as const])),
  )
}

/** A value without its quotes, or without the comment after it. */
function unquoted(value: string): string {
  const [, , quoted] = /^(["'])(.*?)\1\s*(?:#.*)?$/.exec(value) ?? []
  return quoted ?? value.replace(/\s#.*$/, '').trimEnd()
}
