/** Dockerfiles: the base image, the copied option files, and the flags of the command. */

import { joinPath, within } from '../suite/option-includes.ts'
import type { Located, ServerOption } from '../suite/suite.ts'
import { holdsServer } from './images.ts'
import { interpolate, type Variables } from './interpolation.ts'
import { readMountedFiles } from './mounted-files.ts'
import { optionsOfArguments, wordsOf } from './server-arguments.ts'
import type { ReadServers, ServerReader } from './source.ts'

/** More instructions than anybody writes. */
const MOST_INSTRUCTIONS = 2000
const LONGEST_LINE = 10_000

/** The server of a Dockerfile's last stage. */
export interface DockerfileReading extends Omit<ReadServers, 'servers'> {
  /** The base image of the last stage; undefined if a variable without a value names it. */
  readonly image: Located<string> | undefined
  /** Options of the files that it copies. */
  readonly options: readonly ServerOption[]
  /** Flags of its command. */
  readonly flags: readonly ServerOption[]
}

/** Reads a Dockerfile that is no part of a compose file. Files that it copies are looked for from its own folder. */
export const readDockerfileServers: ServerReader = (text, file, reader) => {
  const { image, options, flags, problems, warnings } = readDockerfile(text, file, {
    context: folderAt(file),
    reader: within(reader, file),
    variables: new Map(),
  })
  const isServer = image !== undefined && holdsServer(image.value)
  if (!isServer) return { servers: [], problems: [], warnings: [] }
  return { servers: [{ at: '', file, line: image.line, options: [...options, ...flags], image }], problems, warnings }
}

function folderAt(file: string): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.'
}

interface Build {
  /** Folder that files are copied from, as the user would write it. */
  readonly context: string
  readonly reader: Parameters<ServerReader>[2]
  /** Build arguments. */
  readonly variables: Variables
}

/** Reads the last stage of a Dockerfile, or the stage that it begins with. */
export function readDockerfile(text: string, file: string, { context, reader, variables }: Build): DockerfileReading {
  const stages = new Map<string, Stage>()
  const known = new Map<string, string>()
  let stage: Stage = EMPTY
  for (const instruction of instructionsOf(text)) {
    const { name, rest, line } = instruction
    if (name === 'ARG') {
      const [, variable = '', value] = /^([A-Za-z_]\w*)(?:=["']?(.*?)["']?)?$/.exec(rest) ?? []
      const given = variables.get(variable) ?? value
      if (given !== undefined) known.set(variable, given)
    } else if (name === 'FROM') {
      const [written = '', as, alias] = argumentsOf(rest)
      const image = interpolate(written, known)
      const begun = image === undefined ? undefined : stages.get(image.toLowerCase())
      stage = begun ?? { ...EMPTY, image: image === undefined ? undefined : { value: image, file, line } }
      if (as?.toLowerCase() === 'as' && alias !== undefined) stages.set(alias.toLowerCase(), stage)
    } else {
      const next = stageAfter(stage, instruction, file)
      for (const [alias, held] of stages) if (held === stage) stages.set(alias, next)
      stage = next
    }
  }
  const mounts = stage.copied.map((copy) => ({ ...copy, from: { path: joinPath(`${context}/`, copy.from) } }))
  const read = readMountedFiles(mounts, file, reader)
  return { ...read, image: stage.image, flags: optionsOfArguments([...stage.entrypoint, ...stage.command]) }
}

interface Stage {
  readonly image: Located<string> | undefined
  readonly copied: readonly { readonly from: string; readonly target: string; readonly line: number }[]
  readonly entrypoint: readonly Located<string>[]
  readonly command: readonly Located<string>[]
}

const EMPTY: Stage = { image: undefined, copied: [], entrypoint: [], command: [] }

function stageAfter(stage: Stage, { name, rest, line }: Instruction, file: string): Stage {
  const located = () => commandOf(rest).map((value) => ({ value, file, line }))
  if (name === 'CMD') return { ...stage, command: located() }
  if (name === 'ENTRYPOINT') return { ...stage, entrypoint: isPlain(rest) ? [] : located() }
  // Files of another stage do not belong to the repository.
  if ((name !== 'COPY' && name !== 'ADD') || /(?:^|\s)--from=/.test(rest)) return stage
  const words = argumentsOf(rest)
  const target = words.at(-1) ?? ''
  const copied = words.slice(0, -1).map((from) => ({ from: from.replace(/\/\*[^/]*$/, ''), target, line }))
  return { ...stage, copied: [...stage.copied, ...copied] }
}

/** An entry point of an image of servers, which passes the flags on. */
function isPlain(rest: string): boolean {
  return /docker-entrypoint\.sh/.test(rest)
}

/** The words of `CMD ["mysqld", "--flag"]`, or of a command for the shell without anything of a script. */
function commandOf(rest: string): string[] {
  if (rest.startsWith('[')) return listOf(rest)
  return /[;&|<>`$()]/.test(rest) ? ['sh', '-c', rest] : wordsOf(rest)
}

function listOf(rest: string): string[] {
  return [...rest.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word.replace(/\\(.)/g, '$1'))
}

/** Without flags such as --chown; as words, or as a list in brackets. */
function argumentsOf(rest: string): string[] {
  const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'))
  return words[0]?.startsWith('[') ? listOf(rest) : words
}

interface Instruction {
  readonly name: string
  readonly rest: string
  /** Line on which it begins, 1-based. */
  readonly line: number
}

/** Lines that end in a backslash go on; comments between them do not count. */
function instructionsOf(text: string): Instruction[] {
  const instructions: Instruction[] = []
  let [open, start] = ['', 0]
  for (const [index, raw] of text.split('\n').entries()) {
    if (instructions.length >= MOST_INSTRUCTIONS) break
    const line = raw.trim()
    if (line.startsWith('#') || raw.length > LONGEST_LINE || open.length > LONGEST_LINE) continue
    if (open === '') start = index + 1
    open += line.endsWith('\\') ? `${line.slice(0, -1)} ` : line
    if (line.endsWith('\\')) continue
    const [, name, rest] = /^([A-Za-z]+)\s+(\S.*)$/.exec(open) ?? []
    if (name !== undefined && rest !== undefined) instructions.push({ name: name.toUpperCase(), rest, line: start })
    open = ''
  }
  return instructions
}
