/** Modules of Terraform, parsed by a parser that is loaded only for them. */

import {
  LARGEST_MODULE_CHARACTERS,
  MOST_MODULE_FILES,
  type SourceFiles,
  terraformPaths,
} from '../../core/sources/read-source.ts'
import { type OptionFileReader, whyUnusable } from '../../core/suite/option-includes.ts'
import { UserError } from '../../errors.ts'

/**
 * Parses the files of Terraform if a path belongs to a module.
 *
 * @throws UserError if one of them cannot be read, or they are too many or too large
 */
export async function withModule({ path, reader }: Omit<SourceFiles, 'module'>): Promise<SourceFiles> {
  const paths = terraformPaths(path, reader)
  if (paths === undefined) return { path, reader, module: undefined }
  const texts = moduleTexts([...paths.files, ...paths.variables], path, reader)
  const parse = async (files: readonly string[]) => {
    const { parseHcl } = await import('./hcl-tree.ts')
    return Promise.all(files.map(async (file) => parseHcl(texts.get(file) ?? '', file)))
  }
  return { path, reader, module: { files: await parse(paths.files), variables: await parse(paths.variables) } }
}

/** @throws UserError if they are more than can be read in reasonable time */
function moduleTexts(files: readonly string[], top: string, reader: OptionFileReader): Map<string, string> {
  const refuse = (found: string, allowed: string) =>
    new UserError(`--config ${top}: found ${found} in the folder; allowed: ${allowed}`)
  if (files.length > MOST_MODULE_FILES)
    throw refuse(`${files.length} files of Terraform`, `at most ${MOST_MODULE_FILES}`)
  const texts = new Map(files.map((file) => [file, textOf(file, top, reader)]))
  const characters = [...texts.values()].reduce((sum, text) => sum + text.length, 0)
  if (characters > LARGEST_MODULE_CHARACTERS)
    throw refuse(`${characters} characters of Terraform`, `at most ${LARGEST_MODULE_CHARACTERS}`)
  return texts
}

/** @throws UserError if there is no text: a module is unknown without one of its files */
function textOf(file: string, top: string, reader: OptionFileReader): string {
  const reading = reader.file(file, top)
  if (reading.kind === 'text') return reading.text
  const found = reading.kind === 'absent' ? 'which is no file' : whyUnusable(reading, reader.rootOf(top)).found
  throw new UserError(`--config ${top}: found ${file}, ${found}; allowed: files of Terraform that can be read`)
}
