/** Questions to a route of the fake, and its possible answers. */
import { type FakeGitHubState, type FakeIssue, type FakePull, findIssue } from '../github-state.ts'

export interface Question {
  readonly state: FakeGitHubState
  /** Base address of the API. */
  readonly url: string
  /** Login of the token's identity. */
  readonly login: string
  /** Parameters of the path. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
}

export type Answer =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** A list that is cut into pages; `envelope` puts a page into its body. */
  | { readonly list: readonly unknown[]; readonly envelope?: (page: readonly unknown[]) => unknown }

/** A request that GitHub refuses. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly unknown[] | undefined

  constructor(status: number, message: string, errors?: readonly unknown[]) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export type Route = (question: Question) => Answer
/** Routes by the id of their operation in the description. */
export type Routes = Readonly<Record<string, Route>>

/** The body, which was checked against the operation's schema before. */
export function bodyOf<Body>({ body }: Question): Body {
  return (body ?? {}) as Body
}

/** A parameter of the path that is described as a number. */
export function numberIn({ parameters }: Question, name: string): number {
  return Number(parameters[name])
}

/** @throws Refusal with 404 for a missing object */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(404, 'Not Found')
  return value
}

/** Whether a time is not before the query's `since`; true if the query has none. */
export function isSince({ query }: Question, time: string): boolean {
  return Date.parse(time) >= Date.parse(query.get('since') ?? '1970-01-01T00:00:00Z')
}

/** The issue or pull request of the path's issue number. */
export function issueIn(question: Question): FakeIssue {
  return found(findIssue(question.state, numberIn(question, 'issue_number')))
}

/** The pull request of the path's number. */
export function pullIn(question: Question): FakePull {
  return found(question.state.pulls.get(numberIn(question, 'pull_number')))
}
