/** What is gated: a suite or option files, as they are and as they were. Files are gathered first, and then parsed. */
import type { SubjectRequest } from '../core/request/measured-request.ts'
import type { Commit } from '../core/result/result.ts'
import { lostOptions } from '../core/suite/left-alike.ts'
import { formatProblems, type ParsedSuite, parseSuite } from '../core/suite/parse.ts'
import { escapeInvisible } from '../core/suite/problems.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warning.ts'
import { reachText } from '../core/wording/warnings.ts'
import { checkedOut } from '../edges/git/checkout.ts'
import { UserError } from '../errors.ts'
import { gatherConfig } from './config-sources.ts'
import { parseConfig } from './config-subject.ts'
import { gatherSuite, gatherSuiteBefore, type SuiteSource } from './suite-sources.ts'

/** Head and base, with what each of them is warned of. */
interface ParsedSubject extends Omit<Subject, 'commit'> {
  /** About what the files of the base hold. */
  readonly baseWarnings: readonly DirectiveWarning[]
}

export interface Subject {
  readonly suite: Suite
  /** Before the change; of option files it has the same scenarios. */
  readonly base: Suite | undefined
  /** The suite as it was where its rules are taken from; undefined where there was none, and of option files. */
  readonly ruledBy: Suite | undefined
  readonly warnings: readonly Warning[]
  /** What was checked out when it was read; null where that cannot be told. */
  readonly commit: Commit | null
}

/**
 * Reads what is gated, with all option files.
 *
 * @param tell told which file is measured where it is not the one that was named
 * @throws UserError with everything that is wrong in the files, or where there is nothing to read
 */
export async function readSubject(request: SubjectRequest, tell: (text: string) => void = () => {}): Promise<Subject> {
  const { suite, base, ruledBy, warnings, baseWarnings } = await parsedSubject(request)
  if (request.kind === 'suite' && suite.file !== request.file) tell(`suite: ${suite.file}, which comes with qpsgate`)
  const commit = await checkedOut(request.kind === 'suite' ? request.file : (request.paths[0] ?? '.'))
  return {
    suite,
    base,
    ruledBy,
    commit,
    warnings: [...warnings, ...onlyInBase(warnings, baseWarnings, request.base ?? '')],
  }
}

/** Warnings of the base that the head does not give as well: what stands in both is no news. */
function onlyInBase(head: readonly Warning[], base: readonly DirectiveWarning[], name: string): Warning[] {
  const known = new Set(head.map((warning) => ('directive' in warning ? keyOf(warning) : '')))
  return base
    .filter((warning) => !known.has(keyOf(warning)))
    .map(({ file, line, directive, ...about }) => ({ ...about, base: name, before: { file, line, directive } }))
}

function keyOf({ code, file, directive }: DirectiveWarning): string {
  return JSON.stringify([code, file, directive])
}

async function parsedSubject(request: SubjectRequest): Promise<ParsedSubject> {
  if (request.kind === 'config')
    return { ...parseConfig(await gatherConfig(request.paths, request.base), request.base), ruledBy: undefined }
  const { file, base, rules = { from: base } } = request
  const isChanged = base !== undefined || rules.from !== undefined
  const head = parsed(gatherSuite(file, { isChanged }), `${file} is not a valid suite`)
  refuseLeftAlike(head.suite)
  const earlier = await parsedBefore(file, base)
  const ruledBy = rules.from === base ? earlier : await parsedBefore(file, rules.from)
  if (request.isForeign) requireKnownScripts(head.suite, ruledBy?.suite)
  const warnings = { warnings: head.warnings, baseWarnings: earlier?.warnings ?? [] }
  return { suite: head.suite, base: earlier?.suite, ruledBy: ruledBy?.suite, ...warnings }
}

async function parsedBefore(file: string, base: string | undefined) {
  if (base === undefined) return undefined
  return parsed(await gatherSuiteBefore(file, base), `--base ${base}: ${file} was not a valid suite there`)
}

function parsed({ name, text, optionFiles }: SuiteSource, otherwise: string): Extract<ParsedSuite, { kind: 'ok' }> {
  const found = parseSuite(text, name, optionFiles)
  if (found.kind === 'ok') return found
  throw new UserError(`${otherwise}\n${formatProblems(found.problems)}`)
}

/** A scenario that is measured as the control would pass whatever it says. */
function refuseLeftAlike(suite: Suite): void {
  const lines = lostOptions(suite).map(
    ({ scenario, option, file, line, why }) =>
      `${file}:${line}: scenario ${scenario} would be measured as the control ${suite.control} is: ` +
      `${option} is left out, as ${reachText(why)}; take it out of the suite, or give it an option that is measured`,
  )
  if (lines.length > 0) throw new UserError(lines.map(escapeInvisible).join('\n'))
}

/** Scripts run here with our rights, so a stranger's must be those that the base has. */
function requireKnownScripts({ workloads, file }: Suite, base: Suite | undefined): void {
  const known = new Set(base?.workloads.map(({ source }) => source))
  const [stranger] = workloads.filter(({ source }) => source !== undefined && !known.has(source))
  if (stranger === undefined) return
  throw new UserError(
    `${file}: the script ${stranger.script} of a pull request from a fork is not run, as it is not that of the base; ` +
      'somebody who may write to the repository can bring it in by a change of its own',
  )
}
