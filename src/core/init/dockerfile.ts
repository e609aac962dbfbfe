/** Dockerfiles: the image that one begins with, and the option files that it copies. */
import { holdsServer } from './database-image.ts'
import type { FoundImage, OpenName, ServerFindings, Source, Use } from './findings.ts'
import { interpolate } from './interpolate.ts'
import { folderOf, isServersPlace, pathFrom } from './paths.ts'
import { speaksOfServer } from './yaml-values.ts'

/** More instructions than anybody writes. */
const MOST_INSTRUCTIONS = 2000
const LONGEST_LINE = 10_000

export function readDockerfile(text: string, path: string): ServerFindings {
  const source: Source = { kind: 'dockerfile', path }
  const variables = new Map<string, string>()
  const images: FoundImage[] = []
  const open: OpenName[] = []
  const uses: Use[] = []
  for (const { name, rest } of instructionsOf(text)) {
    if (name === 'ARG') {
      const [, variable, value] = /^([A-Za-z_]\w*)=["']?(.*?)["']?$/.exec(rest) ?? []
      if (variable !== undefined && value !== undefined) variables.set(variable, value)
    } else if (name === 'FROM') {
      const written = wordsOf(rest)[0] ?? ''
      const image = interpolate(written, variables)
      if (image === undefined && speaksOfServer(written)) open.push({ written, source })
      else if (image !== undefined && holdsServer(image)) images.push({ image, source })
    } else if (name === 'COPY' || name === 'ADD') uses.push(...usesOf(rest, folderOf(path), source))
  }
  return { images, open, uses }
}

interface Instruction {
  readonly name: string
  readonly rest: string
}

function instructionsOf(text: string): Instruction[] {
  // Lines that end in a backslash go on; comments between them do not count.
  const whole = text.replace(/^[ \t]*#.*\n?/gm, '').replace(/\\[ \t]*\r?\n/g, ' ')
  return whole
    .split('\n')
    .slice(0, MOST_INSTRUCTIONS)
    .flatMap((line) => {
      const [, name, rest] = (line.length <= LONGEST_LINE ? /^([A-Za-z]+)\s+(\S.*)$/.exec(line.trim()) : null) ?? []
      return name === undefined || rest === undefined ? [] : [{ name: name.toUpperCase(), rest }]
    })
}

/** Without flags such as --chown; as words, or as a list in brackets. */
function wordsOf(rest: string): string[] {
  const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'))
  return words[0]?.startsWith('[') ? [...rest.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word) : words
}

function usesOf(rest: string, folder: string, source: Source): Use[] {
  // What another stage has is no file of the repository.
  if (/(?:^|\s)--from=/.test(rest)) return []
  const words = wordsOf(rest)
  const target = words.at(-1) ?? ''
  if (!isServersPlace(target)) return []
  return words.slice(0, -1).map((written) => {
    const from = written.replace(/\/\*[^/]*$/, '').replace(/^\//, '')
    const paths = [pathFrom(folder, from), pathFrom('', from)].filter((path) => path !== undefined)
    return { source, candidates: paths, target }
  })
}
