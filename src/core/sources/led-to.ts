/**
 * Files that another file leads to, such as those that a compose file mounts: the limit for reading them, and failures.
 */

import {
  type FileReading,
  LARGEST_OPTION_FILE_BYTES,
  type OptionFileReader,
  whyUnusable,
} from '../suite/option-includes.ts'
import type { Problem } from '../suite/suite.ts'

/** Limit for the characters of all files that one file leads to, counted at each read. */
export const MOST_CHARACTERS_LED_TO = 2 * LARGEST_OPTION_FILE_BYTES

export interface LimitedReader {
  readonly reader: OptionFileReader
  /** Reasons why requested files could not be read, once each. */
  readonly problems: () => readonly Problem[]
}

/** @param top the file that leads to the others */
export function limitReader(reader: OptionFileReader, top: string): LimitedReader {
  const problems = new Map<string, Problem>()
  let charactersLeft = MOST_CHARACTERS_LED_TO
  const noted = (path: string, reading: FileReading): FileReading => {
    if (reading.kind === 'too-large' || reading.kind === 'binary' || reading.kind === 'unreadable') {
      const { found, allowed } = whyUnusable(reading, reader.rootOf(top), 'a file')
      problems.set(path, { file: path, line: 1, path: '', found: `a file ${found}`, allowed })
    }
    if (reading.kind !== 'text') return reading
    charactersLeft -= reading.text.length
    if (charactersLeft >= 0) return reading
    const found = `files that it leads to, of more than ${MOST_CHARACTERS_LED_TO} characters`
    problems.set('', { file: top, line: 1, path: '', found, allowed: 'fewer, or smaller ones' })
    return { kind: 'absent' }
  }
  return {
    reader: { ...reader, file: (path, from) => noted(path, reader.file(path, from)) },
    problems: () => [...problems.values()],
  }
}
