import type { OptionFileReader } from '../../src/core/sources/option-includes.ts'

/** A reader of the files that a function has by their paths, without directories. */
export function filesBy(read: (path: string) => string | undefined = () => undefined): OptionFileReader {
  return {
    rootOf: () => 'the suite',
    file: (path) => {
      const text = read(path)
      return text === undefined ? { kind: 'absent' } : { kind: 'text', text }
    },
    directory: () => ({ kind: 'absent' }),
  }
}
