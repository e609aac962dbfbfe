/** The flags of `qpsgate init` into a request. */
import { parseArgs } from 'node:util'
import { whyUnwritable } from '../../core/init/writable.ts'
import type { InitRequest } from '../../core/request/init-request.ts'
import { quote } from '../../core/suite/problems.ts'
import { isImageName } from '../../core/suite/schema.ts'
import { UserError } from '../../errors.ts'
import { complaints, names, parseOr } from './flag-values.ts'
import { INIT_FLAGS } from './init-help.ts'

const LABELS_FORM = "a runner's label, or several separated by commas, without expressions"

/** @throws UserError with one line for every wrong flag */
export function parseInitFlags(args: readonly string[]): InitRequest {
  const { values } = parseOr('init', INIT_FLAGS, () =>
    parseArgs({ args: [...args], options: INIT_FLAGS, allowPositionals: false, strict: true }),
  )
  const { problems, complain } = complaints()
  const { config = [], image, suite = false, 'dry-run': isDryRun = false } = values
  if (image !== undefined && !isImageName(image))
    complain('--image', quote(image), 'the name of an image, such as mysql:8.4')
  const runner = names(values.runner)
  if (runner?.length === 0 || runner?.some((label) => whyUnwritable(label) !== undefined))
    complain('--runner', quote(values.runner ?? ''), LABELS_FORM)
  for (const path of config.filter((each) => each.trim() === ''))
    complain('--config', quote(path), 'the path of an option file')
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  return { configs: config, image, runner, writesSuite: suite, isDryRun }
}
