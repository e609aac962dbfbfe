/** Answers of the fake of GitHub, by operation of GitHub's description; requests come checked against it. */
import { artifactRoutes } from './artifacts.ts'
import { commitRoutes } from './commits.ts'
import { contentRoutes } from './contents.ts'
import { gitRoutes } from './git.ts'
import { gitCommitRoutes } from './git-commits.ts'
import { issueCommentRoutes } from './issue-comments.ts'
import { issueEventRoutes } from './issue-events.ts'
import { issueRoutes } from './issues.ts'
import { labelRoutes } from './labels.ts'
import { pullRoutes } from './pulls.ts'
import type { Route } from './question.ts'
import { repositoryRoutes } from './repository.ts'
import { reviewCommentRoutes } from './review-comments.ts'
import { statusRoutes } from './statuses.ts'
import { workflowRunRoutes } from './workflow-runs.ts'

/** By the operation's id in the description. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries({
    ...artifactRoutes,
    ...commitRoutes,
    ...contentRoutes,
    ...gitRoutes,
    ...gitCommitRoutes,
    ...issueCommentRoutes,
    ...issueEventRoutes,
    ...issueRoutes,
    ...labelRoutes,
    ...pullRoutes,
    ...repositoryRoutes,
    ...reviewCommentRoutes,
    ...statusRoutes,
    ...workflowRunRoutes,
  }),
)
