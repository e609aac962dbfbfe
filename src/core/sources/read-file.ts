/** Reads one file by its format: option files as servers read them, all others as facts. */

import type { Problem } from '../problems.ts'
import { isLikeServerGroup, isServerGroup } from '../setting/groups.ts'
import type { Setting } from '../setting/setting.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import type { Fact } from './fact.ts'
import { type FileServer, fileServers } from './file-servers.ts'
import { imageFacts } from './image-facts.ts'
import { lineDocuments, madeFrom } from './line-document.ts'
import { machineFacts } from './machine-facts.ts'
import { readOptionFileLine } from './option-file.ts'
import { type OptionFileReader, readOptionPath } from './option-includes.ts'
import { hidden, isPlan, isPublic, isStandIn, planDocument } from './plan-document.ts'
import { isCommand } from './rendered.ts'
import { settingFacts } from './setting-facts.ts'
import type { Document } from './tree.ts'
import { yamlDocuments } from './yaml-document.ts'

const OPTION_FILE = /(?<!mysqld-auto)\.cnf$/i
const MAYBE_OPTION_FILE = /\.(?:ini|conf|cfg|inc|txt|d\/[^/]*)$|(?:^|\/)[^./]+$/i
const SERVER_GROUP = /^[ \t]*\[(?:mysqld?|mariadbd?|galera|client)[\w.@-]*[ \t]*\]/im
/** A first line, after comments, that begins a group or includes a file. */
const FIRST_LINE = /^(?:[ \t]*(?:[#;].*)?\r?\n)*[ \t]*(?:\[|!include)/
/** A line with a template's expression, outside of comments. */
const TEMPLATE_LINE = /^[ \t]*(?![#; \t]).*(?:\{\{|\{%|<%|\$\{\w[^}$\n]*\})/m

export type SourceFile =
  | {
      readonly kind: 'options'
      readonly options: readonly Setting[]
      readonly problems: readonly Problem[]
      readonly warnings: readonly DirectiveWarning[]
    }
  | {
      readonly kind: 'facts'
      readonly documents: readonly Document[]
      readonly facts: readonly Fact[]
      readonly servers: readonly FileServer[]
    }

/** A format of files. `documents` makes trees of a text, or returns undefined so that the next format is tried. */
interface Format {
  readonly name: string
  readonly documents: (text: string, path: string) => readonly Document[] | undefined
}

const FORMATS: readonly Format[] = [
  { name: "Terraform's plan", documents: (text, path) => oneOrNone(planDocument(text, path)) },
  { name: 'YAML and JSON', documents: yamlDocuments },
  { name: 'lines', documents: lineDocuments },
]

function oneOrNone(document: Document | undefined): Document[] | undefined {
  return document && [document]
}

/**
 * Reads a text that is not an option file, by the first format that can read it. Facts and servers are found when they
 * are first used, because many files are read only for the values that they give to names.
 */
export function factsIn(text: string, path: string): Extract<SourceFile, { kind: 'facts' }> {
  const documents = FORMATS.map((format) => format.documents(text, path)).find((each) => each !== undefined) ?? []
  let read: { readonly facts: readonly Fact[]; readonly servers: readonly FileServer[] } | undefined
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

/** All facts of a document. In a plan of Terraform, labels replace the values that may be secrets. */
export function documentFacts(document: Document): readonly Fact[] {
  const facts = [...settingFacts(document), ...imageFacts(document), ...machineFacts(document)]
  return document.isPlan === true ? facts.map(publicFact) : facts
}

function publicFact(fact: Fact): Fact {
  const { kind, value } = fact
  if (kind !== 'setting' || value.text === undefined || value.text === '') return fact
  if (isStandIn(value.text)) return { ...fact, value: { kind: 'expression', text: value.text } }
  return isPublic(value.text) ? fact : { ...fact, value: { kind: 'expression', text: hidden(value.text) } }
}

/** The files of one side of a change, each of which is read only once. */
export class SideFiles {
  readonly reader: OptionFileReader
  readonly #files = new Map<string, SourceFile | undefined>()
  readonly #texts: Map<string, SourceFile>

  /** @param texts files by path and text; both sides share them, because most files near a change are equal on both */
  constructor(reader: OptionFileReader, texts = new Map<string, SourceFile>()) {
    this.reader = reader
    this.#texts = texts
  }

  /** @returns undefined if there is no such file, or it is not a text */
  of(path: string): SourceFile | undefined {
    if (!this.#files.has(path)) this.#files.set(path, this.#read(path))
    return this.#files.get(path)
  }

  /** The file that `file` names as `path`; undefined also if it lies outside of the repository, or belongs to git. */
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
    const isFolder = listing.kind === 'names'
    if (isFolder && !listing.names.some((name) => OPTION_FILE.test(name))) return undefined
    const text = isFolder ? undefined : this.text(path)
    if (
      isFolder ||
      (text !== undefined && isOptionFile(path, text)) ||
      (text === undefined && OPTION_FILE.test(path))
    ) {
      const read = readOptionPath(path, this.reader)
      if (read.kind === 'absent') return undefined
      if (read.kind === 'read') return { ...read, kind: 'options' }
      const { actual, allowed } = read
      return {
        kind: 'options',
        options: [],
        warnings: [],
        problems: [{ file: path, line: 1, path: '', actual: `a file ${actual}`, allowed }],
      }
    }
    // A broken plan is refused, because any other format would show its secrets, which are in plain text.
    if (text !== undefined && isPlan(text) && planDocument(text, path) === undefined) return brokenPlan(path)
    if (text === undefined) return undefined
    const key = `${path}\0${text}`
    const file = this.#texts.get(key) ?? factsIn(text, path)
    this.#texts.set(key, file)
    return file
  }
}

function brokenPlan(file: string): SourceFile {
  const complaint = { actual: 'a plan of Terraform that is no JSON', allowed: 'what terraform show -json prints' }
  return { kind: 'options', options: [], warnings: [], problems: [{ file, line: 1, path: '', ...complaint }] }
}

/** Whether a file is an option file: its name or its first group says so, and it is not a template. */
export function isOptionFile(path: string, text: string): boolean {
  if (isCommand(path)) return ofServers(text) && FIRST_LINE.test(text)
  // A text that begins with { is none, because components of MySQL have JSON files with the ending .cnf.
  if (isTemplate(text) || text.trimStart().startsWith('{') || madeFrom(path) !== path.slice(path.lastIndexOf('/') + 1))
    return false
  return OPTION_FILE.test(path) || (MAYBE_OPTION_FILE.test(path) && FIRST_LINE.test(text) && SERVER_GROUP.test(text))
}

/** Whether a text has expressions of a template. Groups of other programs do not count, because servers skip them. */
function isTemplate(text: string): boolean {
  if (!TEMPLATE_LINE.test(text)) return false
  let isOfServers = true
  return text.split('\n').some((line) => {
    const read = readOptionFileLine(line, false)
    if (read.kind === 'group') isOfServers = isServerGroup(read.name) || isLikeServerGroup(read.name)
    return (read.kind === 'group' || isOfServers) && TEMPLATE_LINE.test(line)
  })
}

/** Whether a text has a group of servers or of their clients, or includes another file. */
export function ofServers(text: string): boolean {
  return /^[ \t]*(?:\[(?:(?:mysql|mariadb|galera)[\w.@-]*|server|client[\w-]*)[ \t]*\]|!include)/im.test(text)
}
