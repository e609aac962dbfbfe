/**
 * Reads one file by its format. Option files are read as servers read them; any other file gives facts (settings,
 * images and sizes).
 */

import { isLikeServerGroup, isServerGroup } from '../setting/groups.ts'
import type { Fact } from './fact.ts'
import { fileServers } from './file-servers.ts'
import { imageFacts } from './image-facts.ts'
import { lineDocuments, madeFrom } from './line-document.ts'
import { machineFacts } from './machine-facts.ts'
import { hasServerGroup, isCnf, readOptionFileLine } from './option-file.ts'
import { type OptionFileContent, type OptionFileReader, readOptionPath } from './option-includes.ts'
import { isPlan, planDocument, publicValue } from './plan-document.ts'
import { isCommand } from './rendered.ts'
import { settingFacts } from './setting-facts.ts'
import { endingOf, nameOf } from './source-path.ts'
import type { SourceServer } from './source-server.ts'
import type { Document } from './tree.ts'
import { yamlDocuments } from './yaml-document.ts'

export type SourceFile =
  | ({ readonly kind: 'options' } & OptionFileContent)
  | {
      readonly kind: 'facts'
      readonly documents: readonly Document[]
      readonly facts: readonly Fact[]
      readonly servers: readonly SourceServer[]
    }

/**
 * Reads a text that is not an option file, by the first format that can read it. Facts and servers are found when they
 * are first used, because many files are read only for the values that they give to names.
 */
export function factsIn(text: string, path: string): Extract<SourceFile, { kind: 'facts' }> {
  const plan = planDocument(text, path)
  const documents = plan === undefined ? (yamlDocuments(text, path) ?? lineDocuments(text, path)) : [plan]
  let read: { readonly facts: readonly Fact[]; readonly servers: readonly SourceServer[] } | undefined
  const all = () => {
    if (read !== undefined) return read
    const each = documents.map((document) => ({ document, facts: documentFacts(document) }))
    read = {
      facts: each.flatMap(({ facts }) => facts),
      servers: each.flatMap(({ document, facts }) => fileServers(document, facts)),
    }
    return read
  }
  return {
    kind: 'facts',
    documents,
    get facts() {
      return all().facts
    },
    get servers() {
      return all().servers
    },
  }
}

/** All facts of a document. In a plan of Terraform, labels replace values that may be secrets. */
export function documentFacts(document: Document): readonly Fact[] {
  const facts = [...settingFacts(document), ...imageFacts(document), ...machineFacts(document)]
  if (document.isPlan !== true) return facts
  return facts.map((fact) => (fact.kind === 'setting' ? { ...fact, value: publicValue(fact.value) } : fact))
}

/** The files of one side of a change, each of which is read only once. */
export class SideFiles {
  readonly reader: OptionFileReader
  readonly #files = new Map<string, SourceFile | undefined>()
  readonly #texts: Map<string, SourceFile>

  /**
   * @param texts files that were already read, by path and text. Both sides share them, because most files near a
   *   change are the same on both sides.
   */
  constructor(reader: OptionFileReader, texts = new Map<string, SourceFile>()) {
    this.reader = reader
    this.#texts = texts
  }

  /**
   * Returns the file at a path, which is read only once.
   *
   * @returns undefined if there is no such file, or it is not a text
   */
  of(path: string): SourceFile | undefined {
    if (!this.#files.has(path)) this.#files.set(path, this.#read(path))
    return this.#files.get(path)
  }

  /**
   * The file that `file` names as `path`; undefined also if it lies outside of the repository or in its `.git` folder,
   * which a hostile file may name.
   */
  namedBy(file: string, path: string): SourceFile | undefined {
    return this.reader.file(path, file).kind === 'outside' ? undefined : this.of(path)
  }

  text(path: string): string | undefined {
    const reading = this.reader.file(path, path)
    return reading.kind === 'text' ? reading.text : undefined
  }

  isThere(path: string): boolean {
    return this.reader.file(path, path).kind !== 'absent' || this.reader.directory(path, path).kind !== 'absent'
  }

  names(folder: string): readonly string[] {
    const listing = this.reader.directory(folder === '' ? '.' : folder, '.')
    return listing.kind === 'names' ? listing.names : []
  }

  #read(path: string): SourceFile | undefined {
    const listing = this.reader.directory(path, path)
    if (listing.kind === 'names') return listing.names.some(isCnf) ? this.#readOptions(path) : undefined
    const text = this.text(path)
    if (text === undefined) return isCnf(path) ? this.#readOptions(path) : undefined
    if (isOptionFile(path, text)) return this.#readOptions(path)
    // A broken plan is refused. Read in any other format, it would show its secrets, which are in plain text.
    if (isPlan(text) && planDocument(text, path) === undefined)
      return unusable(path, 'a plan of Terraform that is no JSON', 'what terraform show -json prints')
    const key = `${path}\0${text}`
    const file = this.#texts.get(key) ?? factsIn(text, path)
    this.#texts.set(key, file)
    return file
  }

  #readOptions(path: string): SourceFile | undefined {
    const read = readOptionPath(path, this.reader)
    if (read.kind === 'absent') return undefined
    return read.kind === 'read' ? { ...read, kind: 'options' } : unusable(path, `a file ${read.actual}`, read.allowed)
  }
}

function unusable(file: string, actual: string, allowed: string): SourceFile {
  return { kind: 'options', options: [], warnings: [], problems: [{ file, line: 1, path: '', actual, allowed }] }
}

/**
 * Whether a file is an option file: its name or first group says so, and it is not a template, which has no final
 * values.
 */
export function isOptionFile(path: string, text: string): boolean {
  if (isCommand(path)) return ofServers(text) && beginsWithGroup(text)
  // A text that begins with { is no option file: components of MySQL have JSON files with the ending .cnf.
  if (text.trimStart().startsWith('{') || madeFrom(path) !== nameOf(path) || isTemplate(text)) return false
  if (isCnf(path)) return true
  // Other programs have files with such names, or without an ending, so the groups in them decide.
  const isInFolder = path.split('/').at(-2)?.endsWith('.d') === true
  const isNamed = isInFolder || ['ini', 'conf', 'cfg', ''].includes(endingOf(path))
  return isNamed && hasServerGroup(text) && beginsWithGroup(text)
}

/** Whether a text begins with a group or an include directive, apart from blank lines and comments. */
function beginsWithGroup(text: string): boolean {
  for (const line of text.split('\n')) {
    const { kind } = readOptionFileLine(line)
    if (kind !== 'empty') return kind !== 'option'
  }
  return false
}

/** A line with a template's expression, outside of comments. */
const TEMPLATE_LINE = /^[ \t]*(?![#; \t]).*(?:\{\{|\{%|<%|\$\{\w[^}$\n]*\})/m

/** Whether a text has expressions of a template. Groups of other programs do not count, because servers skip them. */
function isTemplate(text: string): boolean {
  if (!TEMPLATE_LINE.test(text)) return false
  let isOfServers = true
  return text.split('\n').some((line) => {
    const read = readOptionFileLine(line)
    if (read.kind === 'group') isOfServers = isServerGroup(read.name) || isLikeServerGroup(read.name)
    return (read.kind === 'group' || isOfServers) && TEMPLATE_LINE.test(line)
  })
}

/** Whether a text has a group of servers or their clients, or includes another file. */
export function ofServers(text: string): boolean {
  return hasServerGroup(text) || /^[ \t]*(?:\[server[ \t]*\]|!include)/im.test(text)
}
