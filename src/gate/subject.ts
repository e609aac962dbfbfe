/** What is gated: a suite or option files, as they are and as they were. */
import { dirname } from 'node:path'
import type { SubjectRequest } from '../core/request/measured-request.ts'
import type { FileReading, OptionFileReader } from '../core/suite/option-includes.ts'
import { formatProblems, type ParsedSuite, parseSuite } from '../core/suite/parse.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { DirectiveWarning, Warning } from '../core/warnings/warning.ts'
import { diskOptionFiles, readOnDisk } from '../edges/files/option-files.ts'
import { isDirectory } from '../edges/files/paths.ts'
import { openBase } from '../edges/git/open-base.ts'
import { readAtRevision } from '../edges/git/revision.ts'
import { UserError } from '../errors.ts'
import { readConfigSubject } from './config-subject.ts'

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

async function readSuiteSubject(file: string, base: string | undefined) {
  const head = valid(parseSuite(suiteText(file), file, diskOptionFiles(dirname(file))), `${file} is not a valid suite`)
  const before = base === undefined ? undefined : await readBase(base, file)
  return { suite: head.suite, base: before?.suite, warnings: head.warnings, baseWarnings: before?.warnings ?? [] }
}

type Valid = Extract<ParsedSuite, { kind: 'ok' }>

function valid(parsed: ParsedSuite, otherwise: string): Valid {
  if (parsed.kind === 'ok') return parsed
  throw new UserError(`${otherwise}\n${formatProblems(parsed.problems)}`)
}

function suiteText(file: string): string {
  const reading = readOnDisk(file)
  if (reading.kind === 'text') return reading.text
  throw new UserError(`cannot read the suite ${file}: ${whyNoSuite(reading)}; give the path of a suite file`)
}

/** The suite as it was, with the option files of its time. */
async function readBase(name: string, file: string): Promise<Valid> {
  const base = await openBase(name, file)
  if (base.kind === 'disk' && isDirectory(base.path))
    throw new UserError(`--base ${name} is a directory; give the suite file as it was before, or a git ref`)
  const reading = base.kind === 'disk' ? readOnDisk(base.path) : await base.revision.file(file)
  if (reading.kind === 'absent') throw new UserError(`--base ${name}: ${file} did not exist there; leave --base out`)
  if (reading.kind !== 'text') throw new UserError(`--base ${name}: cannot read ${file} there: ${whyNoSuite(reading)}`)
  const parse = (reader: OptionFileReader) => parseSuite(reading.text, `${file} (${name})`, reader)
  const parsed =
    base.kind === 'disk'
      ? parse(diskOptionFiles(dirname(base.path)))
      : await readAtRevision(base.revision, dirname(file), parse)
  return valid(parsed, `--base ${name}: ${file} was not a valid suite there`)
}

function whyNoSuite(reading: Exclude<FileReading, { kind: 'text' }>): string {
  if (reading.kind === 'absent') return 'there is no such file'
  if (reading.kind === 'outside') return 'it is outside of the repository'
  if (reading.kind === 'too-large') return 'it is larger than 1 MiB'
  return reading.kind === 'binary' ? 'it is binary' : reading.why
}
