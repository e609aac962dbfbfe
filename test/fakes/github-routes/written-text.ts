/** Texts of an issue or a comment that GitHub refuses, and the form of its refusal. */
import { Refusal } from './question.ts'

/** Limit for a comment or the text of an issue, in characters. */
const LONGEST_BODY = 65_536

/** Number of characters as GitHub counts them: one beyond the basic plane counts once. */
export function length(text: string | null | undefined): number {
  return [...(text ?? '')].length
}

/** @throws Refusal with 422 for a text that is too long */
export function checkLength(resource: string, body: string | null | undefined): void {
  if (length(body) > LONGEST_BODY)
    throw invalid(resource, 'body', `body is too long (maximum is ${LONGEST_BODY} characters)`)
}

/** @throws Refusal with 422 for a comment that is blank or too long */
export function checkComment(resource: string, body: string): void {
  if (body.trim() === '') throw invalid(resource, 'body', "body can't be blank")
  checkLength(resource, body)
}

/** The refusal of a request for one of its fields. */
export function invalid(resource: string, field: string, message: string): Refusal {
  return new Refusal(422, 'Validation Failed', [{ resource, field, code: 'custom', message }])
}
