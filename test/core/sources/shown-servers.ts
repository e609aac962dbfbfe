import { readFileSync } from 'node:fs'
import type { ReadServers, ServerReader } from '../../../src/core/sources/source.ts'
import type { OptionFileReader } from '../../../src/core/suite/option-includes.ts'

const FIXTURES = new URL('../../fixtures/sources/', import.meta.url)

export function fixture(path: string): string {
  return readFileSync(new URL(path, FIXTURES), 'utf8')
}

/** For readers that need no other file. */
const NO_FILES: OptionFileReader = {
  rootOf: () => 'the repository',
  file: () => ({ kind: 'absent' }),
  directory: () => ({ kind: 'absent' }),
}

export function readText(read: ServerReader, text: string): ReadServers {
  return read(text, 'file.yaml', NO_FILES)
}

/**
 * A server as a line, `at :line image name :line family name :line`, and each of its options: `line [group]
 * name=value`.
 */
export function shown({ servers }: ReadServers): Record<string, string[]> {
  const entries = servers.map(({ at, line, image, family, options }) => {
    const named = [image === undefined ? '' : ` image ${image.value} :${image.line}`]
    if (family !== undefined) named.push(` family ${family.value} :${family.line}`)
    const lines = options.map(({ name, value, group, line: place }) => {
      return `${place} ${group === undefined ? '' : `[${group}] `}${name}${value === undefined ? '' : `=${value}`}`
    })
    return [`${at} :${line}${named.join('')}`, lines] as const
  })
  return Object.fromEntries(entries)
}
