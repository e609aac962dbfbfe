/** One file as its format is read: option files as servers read them, others as facts. */

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

/** A file that was read. */
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

/** A format: which texts are of it, and how they become trees. The first that reads a text has it. */
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

/** Facts of a text that is no option file, by the first format that reads it. */
export function factsIn(text: string, path: string): Extract<SourceFile, { kind: 'facts' }> {
  const format = FORMATS.map(({ documents }) => documents(text, path)).find((each) => each !== undefined)
  const read = (format ?? []).map((document) => {
    const facts = documentFacts(document)
    return { document, facts, servers: fileServers(document, facts) }
  })
  return {
    kind: 'facts',
    documents: read.map(({ document }) => document),
    facts: read.flatMap(({ facts }) => facts),
    servers: read.flatMap(({ servers }) => servers),
  }
}

/** All facts of a document. Of a plan of Terraform, values that may be secrets are labels. */
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

/** Files of one side, each read once. */
export class SideFiles {
  readonly reader: OptionFileReader
  readonly #files = new Map<string, SourceFile | undefined>()

  constructor(reader: OptionFileReader) {
    this.reader = reader
  }

  /** Undefined: there is none, or it is no text. */
  of(path: string): SourceFile | undefined {
    if (!this.#files.has(path)) this.#files.set(path, this.#read(path))
    return this.#files.get(path)
  }

  /** A file that another one names; undefined also if it is outside of that one's repository, or belongs to git. */
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
    // A broken plan is refused: other formats would show its secrets, which are in plain text.
    if (text !== undefined && isPlan(text) && planDocument(text, path) === undefined) return brokenPlan(path)
    return text === undefined ? undefined : factsIn(text, path)
  }
}

function brokenPlan(file: string): SourceFile {
  const complaint = { actual: 'a plan of Terraform that is no JSON', allowed: 'what terraform show -json prints' }
  return { kind: 'options', options: [], warnings: [], problems: [{ file, line: 1, path: '', ...complaint }] }
}

/** Whether a file is read as servers read it: its name says so, or its first group does, and no template makes it. */
export function isOptionFile(path: string, text: string): boolean {
  if (isCommand(path)) return ofServers(text) && FIRST_LINE.test(text)
  // Components of MySQL have files of JSON with the ending of an option file.
  if (isTemplate(text) || text.trimStart().startsWith('{') || madeFrom(path) !== path.slice(path.lastIndexOf('/') + 1))
    return false
  return OPTION_FILE.test(path) || (MAYBE_OPTION_FILE.test(path) && FIRST_LINE.test(text) && SERVER_GROUP.test(text))
}

/** Whether a template makes the text. Groups of other programs do not count, because servers skip them. */
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
