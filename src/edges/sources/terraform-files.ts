/** Modules of Terraform, taken apart by a parser that is loaded only for them. */

import { type SourceFiles, terraformPaths } from '../../core/sources/read-source.ts'
import { type OptionFileReader, whyUnusable } from '../../core/suite/option-includes.ts'
import { UserError } from '../../errors.ts'

/**
 * Takes the files of Terraform apart, where a path is of a module.
 *
 * @throws UserError where one of them cannot be read
 */
export async function withModule({ path, reader }: Omit<SourceFiles, 'module'>): Promise<SourceFiles> {
  const paths = terraformPaths(path, reader)
  if (paths === undefined) return { path, reader, module: undefined }
  const parse = async (files: readonly string[]) => {
    const { parseHcl } = await import('./hcl-tree.ts')
    return Promise.all(files.map(async (file) => parseHcl(textOf(file, path, reader), file)))
  }
  return { path, reader, module: { files: await parse(paths.files), variables: await parse(paths.variables) } }
}

/** @throws UserError where there is no text: what a module says without one of its files is not known */
function textOf(file: string, top: string, reader: OptionFileReader): string {
  const reading = reader.file(file, top)
  if (reading.kind === 'text') return reading.text
  const found = reading.kind === 'absent' ? 'which is no file' : whyUnusable(reading, reader.rootOf(top)).found
  throw new UserError(`--config ${top}: found ${file}, ${found}; allowed: files of Terraform that can be read`)
}
