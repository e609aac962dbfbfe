/** Reads JSON files that carry the version of their schema. */
import { z } from 'zod'

const SHOWN_PROBLEMS = 5

/** `problem` completes a sentence that begins with the file's name: what is wrong, and what to do. */
export type ParseResult<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'problem'; readonly problem: string }

/** @param newest version that this qpsgate reads */
export function parseVersioned<T>(schema: z.ZodType<T>, newest: number, text: string): ParseResult<T> {
  const problem = (what: string): ParseResult<T> => ({ kind: 'problem', problem: what })
  const value = tryJson(text)
  if (value === undefined) return problem(`is not whole: it is no JSON (${text.length} characters)`)
  const head = z.object({ schemaVersion: z.number(), toolVersion: z.string().max(40).optional() }).safeParse(value).data
  if (head !== undefined && head.schemaVersion > newest) {
    const writer = head.toolVersion === undefined ? 'a newer one' : `${JSON.stringify(head.toolVersion)} or a newer one`
    return problem(`has schema version ${head.schemaVersion}, this qpsgate knows up to ${newest}; use ${writer}`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { kind: 'read', value: parsed.data }
  const issues = parsed.error.issues.slice(0, SHOWN_PROBLEMS)
  const messages = issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  return problem(
    `is of another version of qpsgate, or was changed; take the original, or measure again: ${messages.join('; ')}`,
  )
}

/** @returns undefined if the text is no JSON, because no JSON value is undefined */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
