/** Answers of the fake of GitHub, by operation of GitHub's description. Requests were checked against it before. */
import { commitRoutes } from './commits.ts'
import { issueCommentRoutes } from './issue-comments.ts'
import { issueEventRoutes } from './issue-events.ts'
import { labelRoutes } from './labels.ts'
import { pullRoutes } from './pulls.ts'
import type { Route } from './question.ts'
import { repositoryRoutes } from './repository.ts'
import { reviewCommentRoutes } from './review-comments.ts'

/** Routes by the id of their operation in the description. */
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
