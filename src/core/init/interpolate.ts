/** Variables in texts, as docker compose and Dockerfiles replace them. */

/** `$$`, `${NAME}`, `${NAME:-default}`, `${NAME-default}`, `${NAME:?message}`, `${NAME:+other}` and `$NAME`. */
const VARIABLE = /\$(?:(\$)|\{([A-Za-z_]\w*)(?:(:?[-?+])([^{}$]*))?\}|([A-Za-z_]\w*))/g

export type Variables = ReadonlyMap<string, string>

/** The text with values in place of its variables; undefined where one has none, or is written in another way. */
export function interpolate(text: string, variables: Variables): string | undefined {
  let isOpen = false
  const replaced = text.replace(VARIABLE, (_, dollar, braced, operator, operand, bare) => {
    // A dollar that stands for itself must not be taken for the beginning of a variable afterwards.
    if (dollar !== undefined) return DOLLAR
    const value = replacement(variables.get(braced ?? bare), operator, operand)
    isOpen ||= value === undefined
    return value ?? ''
  })
  return isOpen || replaced.includes('$') ? undefined : replaced.replaceAll(DOLLAR, '$')
}

/** A character that no file has: texts with it are binary. */
const DOLLAR = '\0'

function replacement(value: string | undefined, operator: string | undefined, operand = ''): string | undefined {
  const isSet = value !== undefined && !(operator?.startsWith(':') && value === '')
  if (operator?.endsWith('+')) return isSet ? operand : ''
  if (isSet) return value
  return operator?.endsWith('-') ? operand : undefined
}

/** The variables of an environment file; what is written in another way than NAME=VALUE is passed over. */
export function readVariables(text: string): Variables {
  const lines = text.split('\n').map((line) => /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line.trim()))
  return new Map(
    lines.flatMap((line) => (line === null ? [] : [[line[1] ?? '', unquoted(line[2]?.trim() ?? '')] as const])),
  )
}

/** A value without its quotes, or without the comment behind it. */
function unquoted(value: string): string {
  const [, , quoted] = /^(["'])(.*?)\1\s*(?:#.*)?$/.exec(value) ?? []
  return quoted ?? value.replace(/\s#.*$/, '').trimEnd()
}
