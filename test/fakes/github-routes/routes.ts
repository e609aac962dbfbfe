/** Answers of the fake of GitHub, by operation of GitHub's description; requests come checked against it. */
import { commitRoutes } from './commits.ts'
import { issueCommentRoutes } from './issue-comments.ts'
import { issueEventRoutes } from './issue-events.ts'
import { labelRoutes } from './labels.ts'
import { pullRoutes } from './pulls.ts'
import type { Route } from './question.ts'
import { repositoryRoutes } from './repository.ts'
import { reviewCommentRoutes } from './review-comments.ts'

/** By the operation's id in the description. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries({
    ...commitRoutes,
    ...issueCommentRoutes,
    ...issueEventRoutes,
    ...labelRoutes,
    ...pullRoutes,
    ...repositoryRoutes,
    ...reviewCommentRoutes,
  }),
)
