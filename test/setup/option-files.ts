import type { OptionFileReader } from '../../src/core/sources/option-includes.ts'
import { readShippedSuite } from '../../src/edges/files/shipped.ts'

/** A reader of files without directories: `read` gives the text of a path; default: shipped suites, by their names. */
export function filesBy(
  read: (path: string) => string | undefined = (path) => readShippedSuite(path)?.text,
): OptionFileReader {
  return {
    rootOf: () => 'the suite',
    file: (path) => {
      const text = read(path)
      return text === undefined ? { kind: 'absent' } : { kind: 'text', text }
    },
    directory: () => ({ kind: 'absent' }),
  }
}
