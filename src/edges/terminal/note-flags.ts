/** The arguments of `qpsgate note`. */
import { parseArgs } from 'node:util'
import { UserError } from '../../errors.ts'
import { DEFAULT_OUT, parseOr } from './flag-values.ts'

/**
 * @returns path of the result
 * @throws UserError where there is a flag, or more than one result
 */
export function parseNoteFlags(args: readonly string[]): string {
  const { positionals } = parseOr('note', {}, () =>
    parseArgs({ args: [...args], options: {}, allowPositionals: true, strict: true }),
  )
  const [path = DEFAULT_OUT, ...more] = positionals
  if (more.length > 0)
    throw new UserError(
      'note takes one result; qpsgate report joins several of one plan, and note takes what it writes',
    )
  return path
}
