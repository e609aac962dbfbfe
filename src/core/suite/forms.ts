/** Forms that our files share. Their messages give the allowed values; form-problems.ts adds the found one. */
import { z } from 'zod'

/** A map that takes the given keys only. */
export function section<Shape extends z.core.$ZodShape>(shape: Shape, form?: string) {
  const keys = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? keys : (form ?? `a map with the keys ${keys}`)),
  })
}

export function integer(min: number, max: number) {
  const form = `an integer from ${min} to ${max}`
  return z.int(form).min(min, form).max(max, form)
}

export function words<Word extends string>(...allowed: [Word, ...Word[]]) {
  return z.enum(allowed, { error: allowed.join(' or ') })
}

/** Text that can be an argument of a program. */
export function argument(form: string) {
  return z
    .string(form)
    .min(1, form)
    .refine((text) => !text.includes('\0'), `${form}, without NUL characters`)
}

/** A leaf with a parser that returns undefined for invalid values. */
export function quantity<Written extends string | number>(
  written: z.ZodType<Written>,
  form: string,
  parse: (written: Written) => number | undefined,
) {
  return written.transform((text, context) => {
    const value = parse(text)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: form, input: text })
    return z.NEVER
  })
}
