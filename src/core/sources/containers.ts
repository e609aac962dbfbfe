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
  readonly image: Placed | undefined
  /** Settings in the order of their lines. */
  readonly settings: readonly Placed[]
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

/** A fragment, and the file that contains it. */
export interface Placed {
  readonly fragment: Fragment
  readonly file: string
}

export interface OtherLine extends SourceLine {
  /** What is left of the line without its fragments, behind that of the line that it is nested in. */
  readonly key: string
}

/** Between a line and the one that it is nested in. */
export const NESTED = ' › '

/** Keys that cannot reach a server. Limits of CPU and memory, volumes and users of the system are not among them. */
const HARMLESS = new RegExp(`^(?:[-\\s"']*)(?:${words.harmless.join('|')})["']?\\s*(?:[:={ ]|=>|$)`)
/** The same within a line. */
const ACCOUNT = /\b(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?\s*[:=]\s*(?:"[^"]*"|'[^']*'|[^\s,}]*)/g
/** The name of an environment variable, whose value is on the next line. */
const HARMLESS_NAME = /^-?\s*name:\s*["']?(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?$/

/** A file of more servers is read as one. */
const MOST_SERVERS = 300
/** Lines that the servers of a file may be linked to, in sum; where there are more, it is read as one. */
const MOST_LINKED = 50_000

/** Objects of which the block around them is the server. */
const PART = /^["']?(?:image|engine|build|[pP]roperties)["']?\s*[:={]/
/** Each block in them is a server of its own. */
const LIST = /^["']?(?:services|[rR]esources|releases|jobs)["']?:(?:\s*\{)?$/
/** A file of values may configure several servers: each block with such a name is one. */
const ROLE = /^["']?(?:primary|secondary|master|slave|replicas?|source|reader|writer)["']?\s*[:={]/
/** Files of variables: a line is about a server only if its name says so. */
const VARIABLES = /(?:\.(?:ya?ml|json|tfvars|env|properties|toml)|(?:^|\/)[\w.-]*env(?:\.\w+)?)$/i
/** What is left of a line beside a setting: keys that hold it. */
const KEYS_ALONE = new RegExp(`^(?:\\b(?:${words.holders.join('|')})\\b|[\\s{}()[\\],;"'\`=>:|-])*$`)
const SPEAKS = /mysql|mariadb|percona|innodb/i
const COMMON = new Set(words.common)

/** Files whose words may be paths of others. */
const LEADS = /\.(?:ya?ml|json|tf|hcl)$|file$/i

/** A file without a server of its own, which may lead to one. */
export function wholeOf(text: ScannedText): Container {
  const { file, lines } = text
  const settings = counting(text.settings).map((fragment) => ({ fragment, file }))
  const isVariables = /env/i.test(madeFrom(file.slice(file.lastIndexOf('/') + 1)))
  const others = isVariables ? [] : lines.map((line) => ({ key: leftIn(line, text), file, line: line.number }))
  const words = wordsOf(LEADS.test(madeFrom(file)) && !isVariables ? lines : [])
  return { name: '', file, line: 1, image: undefined, settings, others, words, arounds: aroundsOf(lines) }
}

function aroundsOf(lines: readonly Line[]): Set<string> {
  return new Set(lines.map(aroundOf))
}

/** What is left of a line without its fragments. */
function leftIn(line: Line | undefined, text: ScannedText): string {
  const left = (line && text.left.get(line)) ?? line?.text ?? ''
  return text.isPlan ? withoutSecrets(left) : left
}

/** A block: a line with what is nested in it, or a whole document. */
interface Block {
  readonly from: number
  /** Index after its last line. */
  readonly to: number
  readonly header: Line | undefined
  readonly document: number
  readonly name: string
}

interface Parts {
  readonly block: Block
  readonly own: readonly Line[]
  /** Lines of blocks that no server owns, and that it names: anchors, volumes, values. */
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
    const heads = text.lines.filter(({ parent, text: own }) => parent === undefined && own.startsWith('apiVersion:'))
    this.#objects = new Set(heads.map(({ document }) => document))
  }

  containers(): Container[] {
    const { images } = this.#text
    const settings = counting(this.#text.settings)
    const blocks = new Map<Line | number, Block>()
    const keyOf = ({ header, document }: Block) => header ?? document
    const add = (block: Block) => blocks.set(keyOf(block), block)
    const around = new Map(images.map(({ line }) => this.#blockOf(line)).map((block) => [keyOf(block), block]))
    for (const { certainty, line } of images) if (certainty === 'sure') add(this.#blockOf(line))
    // An image under a name of its own that is started with flags of a server.
    for (const { form, line } of settings)
      for (const each of form === 'key' ? [] : [line.document, ...ancestorsOf(line)]) {
        const block = around.get(each)
        if (block !== undefined) add(block)
      }
    for (const { line } of settings) {
      const [top = line] = ancestorsOf(line)
      if (blocks.has(line.document) && !this.#objects.has(line.document) && ROLE.test(top.text))
        add(this.#blockFrom(top, line.document))
    }
    const known = this.#partsOf(blocks)
    const taken = new Set(known?.flatMap(({ own, linked }) => [...own, ...linked]))
    const left = settings.filter(({ line }) => !taken.has(line))
    for (const own of Map.groupBy(left, ({ line }) => this.#unitOf(line)).values())
      if (own.some(({ certainty }) => certainty !== 'everyday')) add(this.#around(own))
    const section = this.#lines.find(({ group }) => group !== undefined && isServerGroup(group))
    if (blocks.size === 0 && section !== undefined) add(this.#document(section.document))
    const all = this.#partsOf(blocks)
    if (all === undefined) return [wholeOf(this.#text)]
    const counts = new Map<string, number>()
    return all.flatMap((parts) => {
      const { name } = parts.block
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return this.#containerOf(parts, count === 1 ? name : `${name}-${count}`, settings)
    })
  }

  /** The lines of each block; of several around a line, the innermost has it. Undefined: they are too many. */
  #partsOf(all: ReadonlyMap<unknown, Block>): Parts[] | undefined {
    if (all.size > MOST_SERVERS) return undefined
    const blocks = [...all.values()].sort((one, other) => one.from - other.from || other.to - one.to)
    const owner = new Array<Block | undefined>(this.#lines.length)
    for (const block of blocks) owner.fill(block, block.from, block.to)
    const free = this.#lines.filter(({ index }) => owner[index] === undefined)
    const heads = this.#heads(this.#text.isPlan ? [] : free)
    let linkedLines = 0
    const parts = blocks.map((block) => {
      const own = this.#lines.slice(block.from, block.to).filter(({ index }) => owner[index] === block)
      const linked = new Set<Line>()
      const seen = new Set<string>()
      const queue = this.#felt(own, block)
      for (const line of queue)
        for (const word of line.text.match(/&?[A-Za-z_][\w-]*/g) ?? []) {
          if (seen.has(word)) continue
          seen.add(word)
          for (const { index, end } of heads.get(word) ?? []) {
            linkedLines += end - index
            if (linkedLines > MOST_LINKED) break
            for (const other of this.#lines.slice(index, end)) {
              if (owner[other.index] !== undefined || linked.has(other)) continue
              linked.add(other)
              queue.push(other)
            }
          }
        }
      return { block, own, linked: [...linked] }
    })
    return linkedLines > MOST_LINKED ? undefined : parts
  }

  /** Blocks without a server by the names that servers call them, or by the anchor, as `&name`, that they merge. */
  #heads(free: readonly Line[]): Map<string, Pick<Line, 'index' | 'end'>[]> {
    const heads = new Map<string, Pick<Line, 'index' | 'end'>[]>()
    const put = (name: string, at: Pick<Line, 'index' | 'end'>) => {
      const known = heads.get(name) ?? []
      if (name.length < 3 || COMMON.has(name) || known.length >= MOST_SERVERS) return
      known.push(at)
      heads.set(name, known)
    }
    for (const line of free) {
      const { text, parent, index, end, indent } = line
      for (const [, mark, anchor = ''] of /[&*]/.test(text) ? text.matchAll(/([&*])([\w-]+)/g) : [])
        if (mark === '&') put(anchor, line)
        else put(`&${anchor}`, text.startsWith('<<') ? (parent ?? line) : line)
      if (end > index + 1 && parent !== undefined && indent <= 8) put(keyOf(text), line)
      const object = objectName(line)
      const { from, to } = this.#document(line.document)
      if (object !== undefined) put(object, { index: from, end: to })
    }
    return heads
  }

  #containerOf({ block, own: lines, linked }: Parts, name: string, settings: readonly Fragment[]): Container[] {
    const { file, left } = this.#text
    const written = lines.map(({ text }) => text).join('\n')
    if (/postgres|sqlserver|oracle-|mongo/i.test(written) && !/mysql|mariadb|percona/i.test(written)) return []
    const isOwn = new Set(lines)
    const images = this.#text.images.filter(({ line }) => isOwn.has(line))
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
    const line = block.header?.number ?? lines[0]?.number ?? 1
    const placed = settings.filter((each) => within.has(each.line)).map((fragment) => ({ fragment, file }))
    const own = { name, file, line, image: image && { fragment: image, file } }
    return [{ ...own, settings: placed, others, words: wordsOf(felt), arounds: aroundsOf(all) }]
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

  /** What holds several settings of one server at most: a document, a resource, the outermost line. */
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
    const [from, to] = [lines[0]?.index ?? 0, (lines.at(-1)?.index ?? -1) + 1]
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

/** Settings that count in a file that is named: everyday words next to others, or written as the server reads them. */
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
