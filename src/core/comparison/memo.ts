/**
 * Memoises a function.
 *
 * @param find should not return null or undefined, because such answers are computed again each time
 * @param keyOf key by which two questions count as the same; default: the question itself
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
