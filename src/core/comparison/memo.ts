/**
 * Memoises a function, which then finds each answer only once.
 *
 * @param find never returns undefined
 * @param keyOf tells questions apart; default: every value is a question of its own
 */
export function memo<Asked, Answer>(
  find: (asked: Asked) => Answer,
  keyOf: (asked: Asked) => unknown = (asked) => asked,
): (asked: Asked) => Answer {
  const known = new Map<unknown, Answer>()
  return (asked) => {
    const key = keyOf(asked)
    const answer = known.get(key) ?? find(asked)
    known.set(key, answer)
    return answer
  }
}
