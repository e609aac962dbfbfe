/**
 * The servers of a file: blocks of lines, by indentation, that hold the image of a server, or variables. In such a
 * block every line counts, but for keys that cannot reach a server.
 */

import type { SourceLine } from '../names.ts'
import { isServerGroup } from '../suite/option-groups.ts'
import { type Fragment, type ScannedText, withoutSecrets } from './fragments.ts'
import { aroundOf, beginsStatement, endsStatement, type Line, madeFrom } from './outline.ts'
import words from './words.json' with { type: 'json' }

/** All that files say about one server. */
export interface ServerLines {
  readonly file: string
  readonly line: number
  /** Undefined: no file names one. */
  readonly image: Fragment | undefined
  /** Settings in the order of their lines. */
  readonly settings: readonly Fragment[]
  /** Lines beside the settings: nobody can tell what they do to the server. */
  readonly others: readonly OtherLine[]
  /** Surroundings of its lines, see {@link aroundOf}. */
  readonly arounds: ReadonlySet<string>
}

export interface Container extends ServerLines {
  /** Name of its block; empty for a whole file. */
  readonly name: string
  /** Words by which it refers to files and to other blocks. */
  readonly words: ReadonlySet<string>
}

export interface OtherLine extends SourceLine {
  /** The rest of the line without its fragments, behind that of the line that it is nested in. */
  readonly key: string
}

/** Between a line and the one that it is nested in. */
export const NESTED = ' › '

/** Keys that cannot reach a server. Limits of CPU and memory, volumes and users of the system are not among them. */
const HARMLESS = new RegExp(`^(?:[-\\s"']*)(?:${words.harmless.join('|')})["']?\\s*(?:[:={ ]|=>|$)`)
/** Accounts of a server, within a line. */
const ACCOUNT = /\b(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?\s*[:=]\s*(?:"[^"]*"|'[^']*'|[^\s,}]*)/g
/** The name of an environment variable, whose value is on the next line. */
const HARMLESS_NAME = /^-?\s*name:\s*["']?(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?$/

/** Servers of a file; one with more is read as one server. */
const MOST_SERVERS = 300
/** Lines that the servers of a file may be linked to, in sum; one with more is read as one server. */
const MOST_LINKED = 50_000

/** Objects of which the block around them is the server. */
const PART = /^["']?(?:image|engine|build|[pP]roperties)["']?\s*[:={]/
/** Lists whose blocks are servers. */
const LIST = /^["']?(?:services|[rR]esources|releases|jobs)["']?:(?:\s*\{)?$/
/** A file of values may configure several servers: each block with such a name is one. */
const ROLE = /^["']?(?:primary|secondary|master|slave|replicas?|source|reader|writer)["']?\s*[:={]/
/** Files of variables: a line is about a server only if its name says so. */
const VARIABLES = /(?:\.(?:ya?ml|json|tfvars|env|properties|toml)|(?:^|\/)[\w.-]*env(?:\.\w+)?)$/i
/** The rest of a line beside a setting: keys that hold it. */
const KEYS_ALONE = new RegExp(`^(?:\\b(?:${words.holders.join('|')})\\b|[\\s{}()[\\],;"'\`=>:|-])*$`)
const SPEAKS = /mysql|mariadb|percona|innodb/i
const COMMON = new Set(words.common)

/** Files whose words may be paths of others. */
const LEADS = /\.(?:ya?ml|json|tf|hcl)$|file$/i

/** A file without a server, which may lead to one. */
export function wholeOf(text: ScannedText): Container {
  const { file, lines } = text
  const settings = counting(text.settings)
  const isVariables = /env/i.test(madeFrom(file.slice(file.lastIndexOf('/') + 1)))
  const others = isVariables ? [] : lines.map((line) => ({ key: leftIn(line, text), file, line: line.number }))
  const words = wordsOf(LEADS.test(madeFrom(file)) && !isVariables ? lines : [])
  return { name: '', file, line: 1, image: undefined, settings, others, words, arounds: aroundsOf(lines) }
}

function aroundsOf(lines: readonly Line[]): Set<string> {
  return new Set(lines.map(aroundOf))
}

/** The rest of a line without its fragments. */
function leftIn(line: Line | undefined, text: ScannedText): string {
  const left = (line && text.left.get(line)) ?? line?.text ?? ''
  return text.isPlan ? withoutSecrets(left) : left
}

interface Span {
  /** Index of its first line. */
  readonly from: number
  /** Index after its last line. */
  readonly to: number
}

/** A line with what is nested in it, or a whole document. */
interface Block extends Span {
  readonly header: Line | undefined
  readonly document: number
  readonly name: string
}

interface BlockLines {
  readonly block: Block
  /** Without those of blocks inside it. */
  readonly lines: readonly Line[]
  /** Lines of blocks without a server that it names: anchors, volumes, values. */
  readonly linked: readonly Line[]
}

export function containersIn(text: ScannedText): Container[] {
  return new FileBlocks(text).containers()
}

class FileBlocks {
  readonly #text: ScannedText
  readonly #lines: readonly Line[]
  readonly #documents: ReadonlyMap<number, readonly Line[]>
  /** Documents that are objects of Kubernetes, whose parts belong together. */
  readonly #objects: ReadonlySet<number>

  constructor(text: ScannedText) {
    this.#text = text
    this.#lines = text.lines
    this.#documents = Map.groupBy(text.lines, ({ document }) => document)
    const versions = text.lines.filter((line) => line.parent === undefined && line.text.startsWith('apiVersion:'))
    this.#objects = new Set(versions.map(({ document }) => document))
  }

  containers(): Container[] {
    const settings = counting(this.#text.settings)
    const blocks = new Map<Line | number, Block>()
    const add = (block: Block) => blocks.set(block.header ?? block.document, block)
    for (const block of this.#blocksOfImages(settings)) add(block)
    for (const { line } of settings) {
      const [top = line] = ancestorsOf(line)
      if (blocks.has(line.document) && !this.#objects.has(line.document) && ROLE.test(top.text))
        add(this.#blockFrom(top, line.document))
    }
    const taken = new Set(this.#linesOf(blocks)?.flatMap(({ lines, linked }) => [...lines, ...linked]))
    const left = settings.filter(({ line }) => !taken.has(line))
    for (const unit of Map.groupBy(left, ({ line }) => this.#unitOf(line)).values())
      if (unit.some(({ certainty }) => certainty !== 'everyday')) add(this.#around(unit))
    const section = this.#lines.find(({ group }) => group !== undefined && isServerGroup(group))
    if (blocks.size === 0 && section !== undefined) add(this.#document(section.document))
    const all = this.#linesOf(blocks)
    if (all === undefined) return [wholeOf(this.#text)]
    const counts = new Map<string, number>()
    return all.flatMap((blockLines) => {
      const { name } = blockLines.block
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return this.#containerOf(blockLines, count === 1 ? name : `${name}-${count}`, settings) ?? []
    })
  }

  /** Blocks around images of servers, and around others that are started with flags of a server. */
  #blocksOfImages(settings: readonly Fragment[]): Block[] {
    const { images } = this.#text
    const blocks = images.map(({ line }) => this.#blockOf(line))
    const around = new Map(blocks.map((block) => [block.header ?? block.document, block]))
    const started = settings
      .filter(({ form }) => form !== 'key')
      .flatMap(({ line }) => [line.document, ...ancestorsOf(line)].flatMap((each) => around.get(each) ?? []))
    return [...blocks.filter((_, index) => images[index]?.certainty === 'sure'), ...started]
  }

  /** The lines of each block; of several around a line, the innermost has it. Undefined: they are too many. */
  #linesOf(byKey: ReadonlyMap<unknown, Block>): BlockLines[] | undefined {
    if (byKey.size > MOST_SERVERS) return undefined
    const blocks = [...byKey.values()].sort((one, other) => one.from - other.from || other.to - one.to)
    const blockAt = new Array<Block | undefined>(this.#lines.length)
    for (const block of blocks) blockAt.fill(block, block.from, block.to)
    const free = this.#lines.filter(({ index }) => blockAt[index] === undefined)
    const targets = this.#linkTargets(this.#text.isPlan ? [] : free)
    let linkedLines = 0
    const all = blocks.map((block): BlockLines => {
      const lines = this.#lines.slice(block.from, block.to).filter(({ index }) => blockAt[index] === block)
      const linked = new Set<Line>()
      const seen = new Set<string>()
      const queue = this.#felt(lines, block)
      for (const line of queue)
        for (const word of line.text.match(/&?[A-Za-z_][\w-]*/g) ?? []) {
          if (seen.has(word)) continue
          seen.add(word)
          for (const { from, to } of targets.get(word) ?? []) {
            linkedLines += to - from
            if (linkedLines > MOST_LINKED) break
            for (const other of this.#lines.slice(from, to)) {
              if (blockAt[other.index] !== undefined || linked.has(other)) continue
              linked.add(other)
              queue.push(other)
            }
          }
        }
      return { block, lines, linked: [...linked] }
    })
    return linkedLines > MOST_LINKED ? undefined : all
  }

  /** Spans without a server by the names that servers call them, or by the anchor, as `&name`, that they merge. */
  #linkTargets(free: readonly Line[]): Map<string, Span[]> {
    const targets = new Map<string, Span[]>()
    const put = (name: string, span: Span) => {
      const spans = targets.get(name) ?? []
      if (name.length < 3 || COMMON.has(name) || spans.length >= MOST_SERVERS) return
      spans.push(span)
      targets.set(name, spans)
    }
    const spanOf = ({ index, end }: Line) => ({ from: index, to: end })
    for (const line of free) {
      const { text, parent, index, end, indent } = line
      for (const [, mark, anchor = ''] of /[&*]/.test(text) ? text.matchAll(/([&*])([\w-]+)/g) : [])
        if (mark === '&') put(anchor, spanOf(line))
        else put(`&${anchor}`, spanOf(text.startsWith('<<') ? (parent ?? line) : line))
      if (end > index + 1 && parent !== undefined && indent <= 8) put(keyOf(text), spanOf(line))
      const object = objectName(line)
      if (object !== undefined) put(object, this.#document(line.document))
    }
    return targets
  }

  /** Undefined: its server is another product. */
  #containerOf(
    { block, lines, linked }: BlockLines,
    name: string,
    settings: readonly Fragment[],
  ): Container | undefined {
    const { file, left } = this.#text
    const content = lines.map(({ text }) => text).join('\n')
    if (/postgres|sqlserver|oracle-|mongo/i.test(content) && !/mysql|mariadb|percona/i.test(content)) return undefined
    const inBlock = new Set(lines)
    const images = this.#text.images.filter(({ line }) => inBlock.has(line))
    const image = images.find(({ certainty }) => certainty === 'sure') ?? images[0]
    const all = [...linked, ...lines]
    const within = new Set(all)
    const felt = this.#felt(all, block)
    const further = new Set(images.filter((each) => each !== image).map(({ line }) => line))
    const isLoose = block.header === undefined && image === undefined && !this.#objects.has(block.document)
    const others = felt.flatMap((line): OtherLine[] => {
      const { text, parent, statement, number } = line
      const rest = (further.has(line) ? text : (left.get(line) ?? text)).replace(ACCOUNT, '')
      // The end of a statement of a template comes and goes with its beginning, or what is between them moves.
      if (!/\w/.test(rest) || (rest !== text && KEYS_ALONE.test(rest)) || endsStatement(text)) return []
      if (isLoose && VARIABLES.test(file) && !SPEAKS.test(text)) return []
      const key = this.#text.isPlan ? withoutSecrets(rest) : rest
      const outer = beginsStatement(text) ? statement : parent === block.header ? '' : leftIn(parent, this.#text)
      return [{ key: outer === '' ? key : outer + NESTED + key, file, line: number }]
    })
    return {
      name,
      file,
      line: block.header?.number ?? lines[0]?.number ?? 1,
      image,
      settings: settings.filter(({ line }) => within.has(line)),
      others,
      words: wordsOf(felt),
      arounds: aroundsOf(all),
    }
  }

  /** Lines that a server may feel: without keys that cannot reach it, and what is nested in them. */
  #felt(lines: readonly Line[], { header }: Block): Line[] {
    const harmless = new Set<Line>()
    return lines.filter((line) => {
      const isInside = line.parent !== undefined && line.parent !== header && harmless.has(line.parent)
      const isKey = line !== header && !PART.test(line.text) && HARMLESS.test(line.text)
      if (isInside || isKey || HARMLESS_NAME.test(line.text)) harmless.add(line)
      return !harmless.has(line)
    })
  }

  /** The block around the line of an image. */
  #blockOf(line: Line): Block {
    let header: Line | undefined = line
    const image = line.text.toLowerCase().lastIndexOf('image')
    if (!line.text.startsWith('- ') && !/[^{]\{/.test(line.text.slice(0, Math.max(0, image)))) header = line.parent
    while (header !== undefined && header !== line && PART.test(header.text)) header = header.parent
    return this.#blockFrom(header, line.document)
  }

  /** The largest part of a file that is about one server: a document, a resource, the outermost line. */
  #unitOf(line: Line): Line | number {
    if (this.#objects.has(line.document)) return line.document
    const path = ancestorsOf(line)
    return path[this.#text.isPlan ? 0 : path.findLastIndex(({ text }) => LIST.test(text)) + 1] ?? line.document
  }

  /** The block around several settings: the nearest that holds them all, and the one around it. */
  #around(settings: readonly Fragment[]): Block {
    const [first] = settings.map(({ line }) => line)
    if (first === undefined) return this.#document(0)
    const unit = this.#unitOf(first)
    if (typeof unit === 'number') return this.#document(unit)
    if (this.#text.isPlan || unit.parent !== undefined) return this.#blockFrom(unit, unit.document)
    const [path = [], ...others] = settings.map(({ line }) => ancestorsOf(line).slice(0, -1))
    const shared = path.filter((line, at) => others.every((each) => each[at] === line))
    return this.#blockFrom(shared.at(-2) ?? shared[0], first.document)
  }

  #blockFrom(header: Line | undefined, document: number): Block {
    if (header === undefined || this.#objects.has(document)) return this.#document(document)
    const [address] = this.#text.isPlan ? (/^"(?:[^"\\]|\\.)*"(?=: \{$)/.exec(header.text) ?? ['""']) : []
    const name = address === undefined ? keyOf(header.text) : String(JSON.parse(address))
    return { from: header.index, to: header.end, header, document, name }
  }

  #document(document: number): Block {
    const lines = this.#documents.get(document) ?? []
    const from = lines[0]?.index ?? 0
    const to = (lines.at(-1)?.index ?? -1) + 1
    const name = this.#objects.has(document) ? lines.map(objectName).find((each) => each !== undefined) : undefined
    return { from, to, header: undefined, document, name: name ?? '' }
  }
}

/** The name of an object of Kubernetes, where a line gives it. */
function objectName({ text, parent }: Line): string | undefined {
  const [, name] = /^metadata:\s*\{.*?\bname:\s*["']?([\w.-]+)/.exec(text) ?? []
  return name ?? (parent?.text === 'metadata:' ? /^name:\s*["']?([\w.-]+)/.exec(text)?.[1] : undefined)
}

/** From the outermost line to the line itself. */
function ancestorsOf(line: Line): Line[] {
  const path: Line[] = []
  for (let at: Line | undefined = line; at !== undefined; at = at.parent) path.unshift(at)
  return path
}

/** Settings that count in a file that is named: everyday words only next to others, or in the form of option files. */
function counting(settings: readonly Fragment[]): Fragment[] {
  const parents = new Set(settings.filter(({ certainty }) => certainty === 'sure').map(({ line }) => line.parent))
  return settings.filter(
    ({ certainty, form, line }) => certainty !== 'everyday' || form === 'option' || parents.has(line.parent),
  )
}

/** `db` of `db:`, `aws_db_parameter_group.main` of a resource, the name of an item. */
function keyOf(text: string): string {
  const [, kind, name] = /^(?:resource|data|module)\s+"([\w-]+)"(?:\s+"([\w-]+)")?/.exec(text) ?? []
  if (kind !== undefined) return name === undefined ? kind : `${kind}.${name}`
  const item = /^-\s+(?:name|alias):\s*["']?([\w./-]+)/.exec(text)?.[1]
  if (item !== undefined) return item
  return (
    /^(?:-\s+)?["']?([\w][\w.:/-]*?)["']?\s*(?:[:={(]|=>|$)/.exec(text)?.[1] ?? text.replace(/[^\w.-]+/g, ' ').trim()
  ).slice(0, 60)
}

function wordsOf(lines: readonly Line[]): Set<string> {
  const words = new Set<string>()
  for (const { text } of lines) {
    for (const word of text.match(/[\w.@${}/-]+/g) ?? []) words.add(word)
    const [, folder] = /^(?:build|context):\s*["']?([\w-]+)["']?$/.exec(text) ?? []
    if (folder !== undefined) words.add(`./${folder}`)
  }
  return words
}
