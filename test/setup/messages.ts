/** Messages of errors that are expected of whoever calls. */
import { type StoreError, UserError } from '../../src/errors.ts'

/** The message with which a user's mistake is refused; empty if nothing is. */
export function mistakeOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
  return ''
}

/** Lines of a message, none of an empty one. */
export function linesOf(message: string): string[] {
  return message === '' ? [] : message.split('\n')
}

/** The message with which something is refused that must be. */
export async function refusal(doing: Promise<unknown>, kind: typeof UserError | typeof StoreError = UserError) {
  const thrown = await doing.then(
    () => new Error('it was not refused'),
    (error: unknown) => error,
  )
  if (thrown instanceof kind) return thrown.message
  throw thrown
}
