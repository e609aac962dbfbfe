/** Messages of errors that tests expect. */
import { type StoreError, UserError } from '../../src/errors.ts'

/** The message of the UserError that an action throws; empty if it throws nothing. */
export function mistakeOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
  return ''
}

/** Lines of a message; an empty message has none. */
export function linesOf(message: string): string[] {
  return message === '' ? [] : message.split('\n')
}

/** The message of an expected error. Throws if there is another error, or none. */
export async function refusal(doing: Promise<unknown>, kind: typeof UserError | typeof StoreError = UserError) {
  const thrown = await doing.then(
    () => new Error('it was not refused'),
    (error: unknown) => error,
  )
  if (thrown instanceof kind) return thrown.message
  throw thrown
}
