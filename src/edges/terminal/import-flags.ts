/** The flags of `qpsgate import` into a request. */
import { basename, extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportRequest } from '../../core/request/import-request.ts'
import { PERCENTAGE_FORM, parsePercentage } from '../../core/suite/quantities.ts'
import { UserError } from '../../errors.ts'
import { complaints, DEFAULT_OUT, formatList, optional, parseOr } from './flag-values.ts'
import { IMPORT_FLAGS } from './import-help.ts'

const LONGEST_NAME = 100

export interface ImportFlags {
  readonly request: ImportRequest
  readonly json: boolean
}

/** @throws UserError with one line for every wrong flag */
export function parseImportFlags(args: readonly string[]): ImportFlags {
  const { values, positionals } = parseOr('import', IMPORT_FLAGS, () =>
    parseArgs({ args: [...args], options: IMPORT_FLAGS, allowPositionals: true, strict: true }),
  )
  const { problems, complain } = complaints()
  const { control, out = DEFAULT_OUT, json = false } = values
  const [first, ...others] = positionals
  if (first === undefined) complain('FILE', 'nothing', 'CSV files, or directories of the output of sysbench')
  if (control === undefined)
    complain('--control', 'nothing', 'the name of the scenario that the others are compared with')
  const name = values.name ?? nameOf(first ?? '')
  if (name.trim() === '' || name.length > LONGEST_NAME)
    complain('--name', JSON.stringify(name), `a name of at most ${LONGEST_NAME} characters`)
  const tolerance = optional(
    values.tolerance,
    (text) => parsePercentage(text) ?? complain('--tolerance', text, PERCENTAGE_FORM),
  )
  const formats = formatList(values.format ?? [], complain)
  if (first === undefined || control === undefined || problems.length > 0)
    throw new UserError(`${problems.join('\n')}; see qpsgate import --help`)
  const paths = [first, ...others] as const
  const named = { name: values.name, tolerance: values.tolerance }
  const reproduce = [...paths, '--control', control, ...given(named)]
  return { request: { paths, control, name, tolerance, out, formats, reproduce }, json }
}

/** "study" of "tables/study.csv" and of "study/". */
function nameOf(path: string): string {
  const full = resolve(path)
  return basename(full, extname(full)).slice(0, LONGEST_NAME) || path
}

function given(flags: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(flags).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]))
}
