/** The files that a suite is made of, as they are and as they were: gathered here, parsed elsewhere. */
import { dirname } from 'node:path'
import type { FileReading, OptionFileReader } from '../core/suite/option-includes.ts'
import { parseSuite } from '../core/suite/parse.ts'
import { readSuiteOnDisk, suiteOptionFiles } from '../edges/files/option-files.ts'
import { isDirectory } from '../edges/files/paths.ts'
import { shippedSuite } from '../edges/files/shipped.ts'
import { openBase } from '../edges/git/open-base.ts'
import { gatherAtRevision } from '../edges/git/revision.ts'
import { UserError } from '../errors.ts'

/** A suite's text with the option files that it leads to. */
export interface SuiteSource {
  /** Name of the suite for messages. */
  readonly name: string
  readonly text: string
  readonly optionFiles: OptionFileReader
}

/**
 * A suite that is there, else the one of that name that comes with the program.
 *
 * @param isChanged whether it is known to have been there before: then another one does not take its place
 * @throws UserError where the suite cannot be read
 */
export function gatherSuite(file: string, { isChanged }: { readonly isChanged: boolean }): SuiteSource {
  const reading = readSuiteOnDisk(file)
  if (reading.kind === 'text') return { name: file, text: reading.text, optionFiles: suiteOptionFiles(file) }
  const shipped = reading.kind === 'absent' && !isChanged ? shippedSuite(file) : undefined
  if (shipped !== undefined) return gatherSuite(shipped, { isChanged: true })
  const why = reading.kind === 'absent' && isDirectory(file) ? 'it is a directory' : whyNoSuite(reading)
  throw new UserError(
    `cannot read the suite ${file}: ${why}; give the path of a suite file, or the name of one that comes with qpsgate`,
  )
}

/**
 * The suite as it was, with the option files of its time.
 *
 * @throws UserError where there is no such base, or it does not have the suite
 */
export async function gatherSuiteBefore(file: string, base: string): Promise<SuiteSource> {
  const opened = await openBase(base, file)
  if (opened.kind === 'disk' && isDirectory(opened.path))
    throw new UserError(`--base ${base} is a directory; give the suite file as it was before, or a git ref`)
  const reading = opened.kind === 'disk' ? readSuiteOnDisk(opened.path) : await opened.revision.file(file)
  if (reading.kind === 'absent') throw new UserError(`--base ${base}: ${file} did not exist there; leave --base out`)
  if (reading.kind !== 'text') throw new UserError(`--base ${base}: cannot read ${file} there: ${whyNoSuite(reading)}`)
  const [name, { text }] = [`${file} (${base})`, reading]
  if (opened.kind === 'disk') return { name, text, optionFiles: suiteOptionFiles(opened.path) }
  const parse = (reader: OptionFileReader) => parseSuite(text, name, reader)
  return { name, text, optionFiles: await gatherAtRevision(opened.revision, dirname(file), parse) }
}

function whyNoSuite(reading: Exclude<FileReading, { kind: 'text' }>): string {
  if (reading.kind === 'absent') return 'there is no such file'
  if (reading.kind === 'outside') return 'it is outside of the repository'
  if (reading.kind === 'too-large') return 'it is larger than 1 MiB'
  return reading.kind === 'binary' ? 'it is binary' : reading.why
}
