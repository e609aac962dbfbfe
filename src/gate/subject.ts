/** What is gated: a suite or option files, as they are and as they were. */
import { dirname } from 'node:path'
import type { Warning } from '../core/measurement/measurement.ts'
import type { OptionFileReader, Reading } from '../core/suite/option-includes.ts'
import { formatProblems, type ParsedSuite, parseSuite } from '../core/suite/parse.ts'
import type { Suite } from '../core/suite/suite.ts'
import { readSuiteOnDisk, suiteOptionFiles } from '../edges/files/option-files.ts'
import { isDirectory } from '../edges/files/paths.ts'
import { openBase } from '../edges/git/open-base.ts'
import { readAtRevision } from '../edges/git/revision.ts'
import { UserError } from '../errors.ts'
import { readConfigSubject } from './config-subject.ts'

export type SubjectRequest =
  | {
      readonly kind: 'suite'
      readonly file: string
      /** Git ref, or file, of the suite before the change. */
      readonly base: string | undefined
    }
  | {
      readonly kind: 'config'
      /** Option files, and directories of them. */
      readonly paths: readonly string[]
      /** Git ref, or for one path a file or directory, of what it was before the change. */
      readonly base: string
    }

export interface Subject {
  readonly suite: Suite
  /** Before the change; of option files it has the same scenarios. */
  readonly base: Suite | undefined
  readonly warnings: readonly Warning[]
}

/**
 * Reads what is gated, with all option files.
 *
 * @throws UserError with everything that is wrong in the files, or where there is nothing to read
 */
export async function readSubject(request: SubjectRequest): Promise<Subject> {
  const { suite, base, warnings, baseWarnings } =
    request.kind === 'config'
      ? await readConfigSubject(request.paths, request.base)
      : await readSuiteSubject(request.file, request.base)
  return { suite, base, warnings: [...warnings, ...onlyInBase(warnings, baseWarnings, request.base ?? '')] }
}

/**
 * Warnings of the base that the head does not give as well: what stands in both is no news. They name no file, as their
 * lines are not those of the file that is there now.
 */
function onlyInBase(head: readonly Warning[], base: readonly Warning[], name: string): Warning[] {
  const known = new Set(head.map(({ code, file, directive }) => JSON.stringify([code, file, directive])))
  return base
    .filter(({ code, file, directive }) => !known.has(JSON.stringify([code, file, directive])))
    .map(({ code, message }) => ({ code, message: `--base ${name}: ${message}` }))
}

async function readSuiteSubject(file: string, base: string | undefined) {
  const head = valid(parseSuite(suiteText(file), file, suiteOptionFiles(file)), `${file} is not a valid suite`)
  const before = base === undefined ? undefined : await readBase(base, file)
  return { suite: head.suite, base: before?.suite, warnings: head.warnings, baseWarnings: before?.warnings ?? [] }
}

type Valid = Extract<ParsedSuite, { kind: 'ok' }>

function valid(parsed: ParsedSuite, otherwise: string): Valid {
  if (parsed.kind === 'ok') return parsed
  throw new UserError(`${otherwise}\n${formatProblems(parsed.problems)}`)
}

function suiteText(file: string): string {
  const reading = readSuiteOnDisk(file)
  if (reading.kind === 'text') return reading.text
  throw new UserError(`cannot read the suite ${file}: ${whyNoSuite(reading)}; give the path of a suite file`)
}

/** The suite as it was, with the option files of its time. */
async function readBase(name: string, file: string): Promise<Valid> {
  const base = await openBase(name, file)
  if (base.kind === 'disk' && isDirectory(base.path))
    throw new UserError(`--base ${name} is a directory; give the suite file as it was before, or a git ref`)
  const reading = base.kind === 'disk' ? readSuiteOnDisk(base.path) : await base.revision.file(file)
  if (reading.kind === 'absent') throw new UserError(`--base ${name}: ${file} did not exist there; leave --base out`)
  if (reading.kind !== 'text') throw new UserError(`--base ${name}: cannot read ${file} there: ${whyNoSuite(reading)}`)
  const parse = (reader: OptionFileReader) => parseSuite(reading.text, `${file} (${name})`, reader)
  const parsed =
    base.kind === 'disk'
      ? parse(suiteOptionFiles(base.path))
      : await readAtRevision(base.revision, dirname(file), parse)
  return valid(parsed, `--base ${name}: ${file} was not a valid suite there`)
}

function whyNoSuite(reading: Exclude<Reading, { kind: 'text' }>): string {
  if (reading.kind === 'absent') return 'there is no such file'
  if (reading.kind === 'outside') return 'it is outside of the repository'
  if (reading.kind === 'too-large') return 'it is larger than 1 MiB'
  return reading.kind === 'binary' ? 'it is binary' : reading.why
}
