/** Writes new files, but never overwrites one, because users may have edited it. */
import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../../errors.ts'
import { mask } from '../machine/masking.ts'
import { cannotWrite, makeOwnDirectory } from './write-whole.ts'

/** The file if it exists, with either ending of YAML, .yml or .yaml; undefined if it does not. */
export function existingYaml(path: string): string | undefined {
  return [path, path.replace(/\.yml$/, '.yaml')].find((each) => existsSync(each))
}

/** @throws UserError if the file exists, with either ending of YAML */
export function refuseExisting(path: string): void {
  const there = existingYaml(path)
  if (there === undefined) return
  throw new UserError(`${there} is there already, so nothing was written; remove or rename it first`)
}

/** @throws UserError if the file exists, or a link leads elsewhere; MeasurementError if it cannot be written */
export function writeNew(path: string, text: string): void {
  refuseExisting(path)
  try {
    makeOwnDirectory(dirname(path))
    // The flag `wx` fails if somebody has made the file meanwhile, even as a link.
    writeFileSync(path, mask(text), { flag: 'wx' })
  } catch (thrown) {
    throw thrown instanceof UserError ? thrown : cannotWrite(path, thrown)
  }
}
