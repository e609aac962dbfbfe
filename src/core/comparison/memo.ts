/**
 * Memoises a function, which then finds each answer only once.
 *
 * @param find never returns undefined
 * @param keyOf tells questions apart; default: every value is a question of its own
 */
export function memo<Question, Answer>(
  find: (question: Question) => Answer,
  keyOf: (question: Question) => unknown = (question) => question,
): (question: Question) => Answer {
  const answers = new Map<unknown, Answer>()
  return (question) => {
    const key = keyOf(question)
    const answer = answers.get(key) ?? find(question)
    answers.set(key, answer)
    return answer
  }
}
