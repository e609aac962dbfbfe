/**
 * `qpsgate init`: facts about the repository → the workflow, and a suite if wanted → the findings and the next steps.
 */
import { findOut } from '../core/init/find-out.ts'
import { starterOf } from '../core/init/starter.ts'
import type { InitRequest } from '../core/request/set-up-requests.ts'
import { nothingWrittenText, renderFiles, renderFindings, renderNextSteps } from '../core/views/init-text.ts'
import { gatherRepository } from '../edges/init/gather.ts'
import { MOST_PATHS } from '../edges/init/listing.ts'
import { refuseExisting, writeAllNew } from '../edges/init/write-new.ts'
import { parseInitFlags } from '../edges/terminal/init-flags.ts'
import { print, programWords } from '../edges/terminal/output.ts'
import { EXIT, UserError } from '../errors.ts'

export function initCommand(args: readonly string[]): Promise<number> {
  return initFrom(process.cwd(), parseInitFlags(args))
}

/**
 * @param standing the current folder
 * @throws UserError if there is nothing to write, or it is there already
 */
export async function initFrom(standing: string, request: InitRequest): Promise<number> {
  const { repository, top, here, untracked } = await gatherRepository(standing, request.configs)
  const findings = findOut(repository, request, MOST_PATHS)
  const starter = starterOf(findings, request)
  print(renderFindings(findings))
  if (starter.kind !== 'files') throw new UserError(nothingWrittenText(starter.kind, findings))
  const { files } = starter
  if (request.isDryRun) refuseExisting(top, files)
  else writeAllNew(top, files)
  print(renderFiles(files, request.isDryRun))
  if (request.isDryRun) return EXIT.pass
  const isInGit = repository.git.kind === 'works'
  const gated = findings.configs.flatMap((config) => config.files)
  const added = gated.filter((path) => !isInGit || untracked.has(path))
  print(renderNextSteps(findings, files, { here, untracked: added, isInGit, program: programWords() }))
  return EXIT.pass
}
