/**
 * The servers of a file: blocks of lines, by indentation, that hold the image of a server, or variables. In such a
 * block every line counts, but for keys that cannot reach a server.
 */

import type { SourceLine } from '../names.ts'
import { isServerGroup } from '../suite/option-groups.ts'
import { type Fragment, type ScannedText, withoutSecrets } from './fragments.ts'
import type { Line } from './outline.ts'

export interface Container {
  /** Name of its block; empty for a whole file. */
  readonly name: string
  readonly file: string
  readonly line: number
  /** The image of its server, as far as it is named there. */
  readonly image: Placed | undefined
  /** Settings in the order of their lines. */
  readonly settings: readonly Placed[]
  /** Lines besides: nobody knows what they do to the server. */
  readonly others: readonly OtherLine[]
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

/**
 * Keys that cannot reach a server: names, ports, labels, checks of its health, restarts, accounts, and how a service
 * is kept up. Limits of CPU and memory, volumes and users of the system are not among them.
 */
const HARMLESS = new RegExp(
  `^(?:[-\\s"']*)(?:${[
    'ports?|expose|labels?|annotations|healthcheck|restart|container_?name|hostname|domainname|networks?|depends_on|logging',
    'stop_grace_period|stop_signal|profiles|pull_policy|imagePullPolicy|imagePullSecrets|(?:readiness|liveness|startup)Probe',
    'containerPort|targetPort|nodePort|protocol|terminationGracePeriodSeconds|replicaCount|replicas|namespace|selector|matchLabels',
    'serviceName|service|metrics|networkPolicy|ingress|podAnnotations|podLabels|updateStrategy|revisionHistoryLimit|serviceAccount\\w*',
    'description|tags|Tags|(?:preferred_)?(?:maintenance|backup)_window|Preferred(?:Maintenance|Backup)Window',
    'backup_retention_period|BackupRetentionPeriod|deletion_protection|DeletionProtection|skip_final_snapshot|copy_tags_to_snapshot',
    'final_snapshot_identifier|apply_immediately|apply_method|ApplyMethod|DeletionPolicy|UpdateReplacePolicy|Description',
    'vpc_security_group_ids|db_subnet_group_name|publicly_accessible|identifier|db_name|username|password|auth|provider',
    'LABEL|EXPOSE|MAINTAINER|HEALTHCHECK|STOPSIGNAL|PublishPort|Label|Restart|RestartSec|WantedBy|After|Wants|Requires|Documentation',
    'ContainerName|HostName|Network|TimeoutStartSec|TimeoutStopSec|Health\\w+|AutoUpdate|comment|notes|become|tags|when_changed',
    '(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER|HOST|PORT)(?:_FILE|_HASH)?|(?:MYSQL|MARIADB)_\\w*ROOT_(?:PASSWORD|HOST)(?:_FILE)?',
    '(?:MYSQL|MARIADB)_(?:ALLOW_EMPTY|RANDOM_ROOT|ALLOW_EMPTY_ROOT)_PASSWORD',
  ].join('|')})["']?\\s*(?:[:={ ]|=>|$)`,
)
/** The same within a line. */
const ACCOUNT = /\b(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?\s*[:=]\s*(?:"[^"]*"|'[^']*'|[^\s,}]*)/g
/** The name of an environment variable, whose value is on the next line. */
const HARMLESS_NAME = /^-?\s*name:\s*["']?(?:MYSQL|MARIADB)_(?:ROOT_)?(?:PASSWORD|DATABASE|USER)["']?$/

/** Blocks that stand for a role of a server in one file of values. */
const ROLE = /^["']?(?:primary|secondary|master|slave|replicas?|source|reader|writer)["']?\s*[:={]/
/** A file of more servers is read as one. */
const MOST_SERVERS = 300
/** Lines that one server may be linked to. */
const MOST_LINKED = 20_000

/** Objects of which the block around them is the server. */
const PART = /^["']?(?:image|engine|build)["']?\s*[:={]/
/** A resource of CloudFormation is the block around its type. */
const RESOURCE = /^["']?Type["']?:\s*["']?AWS::/
/** Files of variables: a line is about a server only if its name says so. */
const VARIABLES = /(?:\.(?:ya?ml|json|tfvars|env|properties|toml)|(?:^|\/)[\w.-]*env(?:\.\w+)?)$/i
/** What is left of a line beside a setting: keys that hold it. */
const KEYS_ALONE =
  /^[\s{}()[\],;"'`=>:|-]*(?:(?:name|Name|key|value|Value|apply_method|command|args|parameter|set|SET|GLOBAL|PERSIST|CMD|Exec|environment|ENV)["']?[\s{}()[\],;"'`=>:|-]*)*$/
const SPEAKS = /mysql|mariadb|percona|innodb/i

export function containersIn(text: ScannedText): Container[] {
  return new FileBlocks(text).containers()
}

/** A file without a server of its own, which may lead to one. */
export function wholeOf(text: ScannedText): Container {
  const others = text.lines.map((line) => ({
    key: text.isPlan ? withoutSecrets(line.text) : line.text,
    file: text.file,
    line: line.number,
  }))
  return { name: '', file: text.file, line: 1, image: undefined, settings: [], others, words: wordsOf(text.lines) }
}

/** A block: its first line's index, or a whole document. */
interface Block {
  readonly from: number
  /** Index after its last line. */
  readonly to: number
  readonly header: Line | undefined
  readonly name: string
  /** Whether only lines that speak of a server count. */
  readonly isLoose: boolean
}

/** Ranges of lines by the names that others can call them. */
type Heads = Map<string, Pick<Block, 'from' | 'to'>[]>

class FileBlocks {
  readonly #text: ScannedText
  readonly #lines: readonly Line[]
  readonly #indexOf: ReadonlyMap<Line, number>
  /** Index after the last line that is nested in a line. */
  readonly #ends: readonly number[]

  /** First and last index, and whether it is an object of Kubernetes, by number of the document. */
  readonly #documents = new Map<number, { readonly from: number; to: number; isObject: boolean }>()
  /** Heads of resources of CloudFormation. */
  readonly #resources: ReadonlySet<Line>
  /** How many settings before each line are written as servers read them. */
  readonly #direct: readonly number[]

  constructor(text: ScannedText) {
    this.#text = text
    this.#lines = text.lines
    this.#indexOf = new Map(text.lines.map((line, index) => [line, index]))
    this.#ends = endsOf(text.lines)
    for (const [index, line] of text.lines.entries()) {
      const known = this.#documents.get(line.document) ?? { from: index, to: index, isObject: false }
      known.to = index + 1
      known.isObject ||= line.parent === undefined && line.text.startsWith('apiVersion:')
      this.#documents.set(line.document, known)
    }
    const direct = new Set(
      text.fragments.flatMap(({ kind, form, line }) => (kind === 'setting' && form !== 'key' ? [line] : [])),
    )
    this.#resources = new Set(
      text.lines.flatMap(({ text: written, parent }) =>
        parent !== undefined && RESOURCE.test(written) ? [parent] : [],
      ),
    )
    let count = 0
    this.#direct = [0, ...text.lines.map((line) => (direct.has(line) ? ++count : count))]
  }

  containers(): Container[] {
    const settings = counting(this.#text.fragments)
    const images = this.#text.fragments.filter(({ kind }) => kind === 'image')
    const blocks = new Map<number, Block>()
    const add = (block: Block) => {
      if (!blocks.has(block.from) || !block.isLoose) blocks.set(block.from, block)
    }
    for (const image of images) {
      const block = this.#blockOf(image.line)
      const holdsFlags = (this.#direct[block.to] ?? 0) > (this.#direct[block.from] ?? 0)
      if (image.certainty === 'sure' || holdsFlags) add(block)
    }
    const whole = new Set([...blocks.values()].filter(({ header }) => header === undefined).map(({ from }) => from))
    for (const { line } of settings) {
      const top = this.#topOf(line)
      const document = this.#documents.get(line.document)
      if (document !== undefined && whole.has(document.from) && !document.isObject && ROLE.test(top.text))
        add(this.#blockFrom(top))
    }
    const covered = this.#coveredBy([...blocks.values()])
    const owner = this.#ownersIn([...blocks.values()])
    const heads = this.#heads(owner)
    for (const block of blocks.values()) {
      const own = this.#lines.slice(block.from, block.to)
      if (blocks.size <= MOST_SERVERS)
        for (const line of this.#linkedTo(this.#felt(own, block), owner, heads))
          covered[this.#indexOf.get(line) ?? 0] = true
    }
    const left = settings.filter(({ line }) => covered[this.#indexOf.get(line) ?? 0] !== true)
    const byTop = Map.groupBy(left, ({ line }) =>
      this.#isObject(line.document) ? line.document : (this.#resourceOf(line) ?? this.#topOf(line)),
    )
    for (const own of byTop.values()) if (own.some(({ certainty }) => certainty !== 'everyday')) add(this.#around(own))
    const section = this.#lines.find(({ group }) => group !== undefined && isServerGroup(group))
    if (blocks.size === 0 && section !== undefined) add(this.#document(section.document))
    const all = [...blocks.values()].sort((one, other) => one.from - other.from)
    const [first] = all
    if (first !== undefined && all.length > MOST_SERVERS) {
      const everything = { ...first, from: 0, to: this.#lines.length, header: undefined, name: '', isLoose: false }
      return this.#filled([everything], settings, images)
    }
    return this.#filled(all, settings, images)
  }

  /** The innermost block of each line. */
  #ownersIn(blocks: readonly Block[]): (Block | undefined)[] {
    const owner = new Array<Block | undefined>(this.#lines.length)
    // Blocks that begin later are deeper.
    const ordered = blocks.toSorted((one, other) => one.from - other.from)
    for (const block of ordered.length > MOST_SERVERS ? [] : ordered) owner.fill(block, block.from, block.to)
    return owner
  }

  /** Whether a line is in one of the blocks, by its index. */
  #coveredBy(blocks: readonly Block[]): boolean[] {
    const edges = new Int32Array(this.#lines.length + 1)
    for (const { from, to } of blocks) {
      edges[from] = (edges[from] ?? 0) + 1
      edges[to] = (edges[to] ?? 0) - 1
    }
    let depth = 0
    return this.#lines.map((_, index) => {
      depth += edges[index] ?? 0
      return depth > 0
    })
  }

  #filled(blocks: readonly Block[], settings: readonly Fragment[], images: readonly Fragment[]): Container[] {
    const owner = this.#ownersIn(blocks)
    const ownerOf = ({ line }: Fragment) => owner[this.#indexOf.get(line) ?? -1]
    const keys = new Map<string, number>()
    const heads = this.#heads(owner)
    return blocks.flatMap((block): Container[] => {
      const lines: Line[] = []
      for (let at = block.from; at < block.to; at += 1) {
        const line = this.#lines[at]
        if (line !== undefined && owner[at] === block) lines.push(line)
      }
      const text = lines.map((line) => line.text).join('\n')
      if (/postgres|sqlserver|oracle-|mongo/i.test(text) && !/mysql|mariadb|percona/i.test(text)) return []
      const own = images.filter((each) => ownerOf(each) === block)
      const image = own.find(({ certainty }) => certainty === 'sure') ?? own[0]
      const count = (keys.get(block.name) ?? 0) + 1
      keys.set(block.name, count)
      const placed = (fragment: Fragment) => ({ fragment, file: this.#text.file })
      const linked = this.#linkedTo(this.#felt(lines, block), owner, heads)
      const all = [...linked, ...lines]
      const within = new Set(all)
      const felt = this.#felt(all, block)
      return [
        {
          name: count === 1 ? block.name : `${block.name}-${count}`,
          file: this.#text.file,
          line: block.header?.number ?? lines[0]?.number ?? 1,
          image: image && placed(image),
          settings: settings.filter(({ line }) => within.has(line)).map(placed),
          others: this.#others(
            felt,
            block,
            new Set(image === undefined ? [] : own.filter((each) => each !== image).map(({ line }) => line)),
          ),
          words: wordsOf(felt),
        },
      ]
    })
  }

  /** Lines of blocks that no server owns, and that these lines name: anchors, volumes, values. */
  #linkedTo(lines: readonly Line[], owner: readonly (Block | undefined)[], heads: Heads): Line[] {
    const linked = new Set<Line>()
    // Keys of a plan name no other part of it.
    if (this.#text.isPlan) return []
    const seen = new Set<string>()
    const queue = [...lines]
    for (const line of queue) {
      for (const word of line.text.match(/[A-Za-z_][\w-]*/g) ?? []) {
        if (seen.has(word)) continue
        seen.add(word)
        for (const { from, to } of heads.get(word) ?? []) {
          for (let at = from; at < to && linked.size < MOST_LINKED; at += 1) {
            const other = this.#lines[at]
            if (other === undefined || owner[at] !== undefined || linked.has(other)) continue
            linked.add(other)
            queue.push(other)
          }
        }
      }
    }
    return [...linked]
  }

  /** Blocks without a server, by the names that others can call them. */
  #heads(owner: readonly (Block | undefined)[]): Heads {
    const heads: Heads = new Map()
    const put = (name: string, at: Pick<Block, 'from' | 'to'>) => {
      if (name.length < 3 || COMMON.has(name)) return
      const known = heads.get(name)
      if (known === undefined) heads.set(name, [at])
      else if (known.length < MOST_SERVERS) known.push(at)
    }
    for (const [at, line] of this.#lines.entries()) {
      if (owner[at] !== undefined) continue
      const block = { from: at, to: this.#ends[at] ?? at + 1 }
      if (line.text.includes('&')) for (const [, anchor = ''] of line.text.matchAll(/&([\w-]+)/g)) put(anchor, block)
      const isHead = (this.#ends[at] ?? 0) > at + 1
      if (isHead && line.parent !== undefined && line.indent <= 8) put(keyOf(line.text), block)
      const object = objectName(line)
      if (object !== undefined) put(object, this.#document(line.document))
    }
    return heads
  }

  #others(lines: readonly Line[], block: Block, extraImages: ReadonlySet<Line>): OtherLine[] {
    return lines.flatMap((line): OtherLine[] => {
      const left = (extraImages.has(line) ? line.text : (this.#text.residues.get(line) ?? line.text)).replace(
        ACCOUNT,
        '',
      )
      if (!/\w/.test(left) || (left !== line.text && KEYS_ALONE.test(left))) return []
      if (block.isLoose && !SPEAKS.test(line.text)) return []
      const { parent } = line
      const isNested = parent !== undefined && parent !== block.header
      const path = isNested ? [this.#text.residues.get(parent) ?? parent.text, left] : [left]
      const key = (this.#text.isPlan ? path.map(withoutSecrets) : path).join(NESTED)
      return [{ key, file: this.#text.file, line: line.number }]
    })
  }

  /** Lines that a server may feel: without keys that cannot reach it, and what is nested in them. */
  #felt(lines: readonly Line[], block: Block): Line[] {
    const harmless = new Set<Line>()
    return lines.filter((line) => {
      const isInside = line.parent !== undefined && line.parent !== block.header && harmless.has(line.parent)
      const isHarmless =
        isInside ||
        (line !== block.header && !PART.test(line.text) && HARMLESS.test(line.text)) ||
        HARMLESS_NAME.test(line.text)
      if (isHarmless) harmless.add(line)
      return !isHarmless
    })
  }

  /** The block around the line of an image. */
  #blockOf(line: Line): Block {
    if (this.#isObject(line.document)) return this.#document(line.document)
    if (line.text.startsWith('- ') || /\{.*image/i.test(line.text)) return this.#blockFrom(line)
    let header = line.parent
    while (header !== undefined && (PART.test(header.text) || /^["']?properties["']?:/i.test(header.text)))
      header = header.parent
    return header === undefined ? this.#document(line.document) : this.#blockFrom(header)
  }

  /** The block around several settings: the nearest that holds them all, and the one around it. */
  #around(settings: readonly Fragment[]): Block {
    const [first] = settings
    if (first === undefined) return this.#document(0)
    if (this.#isObject(first.line.document)) return this.#document(first.line.document)
    const resource = this.#resourceOf(first.line)
    if (resource !== undefined) return this.#blockFrom(resource)
    const paths = settings.map(({ line }) => ancestorsOf(line))
    const [path = []] = paths
    const isShared = (line: Line) => paths.every((each) => each.includes(line))
    const shared = path.findLast(
      (line) => isShared(line) && !settings.some((each) => each.line === line && settings.length === 1),
    )
    const around = shared?.parent ?? shared
    return around === undefined ? this.#document(first.line.document) : this.#blockFrom(around)
  }

  #blockFrom(header: Line): Block {
    const from = this.#indexOf.get(header) ?? 0
    const [address] = this.#text.isPlan ? (/^"(?:[^"\\]|\\.)*"(?=: \{$)/.exec(header.text) ?? ['""']) : []
    const name = address === undefined ? keyOf(header.text) : String(JSON.parse(address))
    return { from, to: this.#ends[from] ?? from + 1, header, name, isLoose: false }
  }

  #document(number: number): Block {
    const { from, to, isObject } = this.#documents.get(number) ?? { from: 0, to: this.#lines.length, isObject: false }
    const isLoose =
      !isObject &&
      VARIABLES.test(this.#text.file) &&
      !this.#lines
        .slice(from, to)
        .some(({ parent, text }) => parent === undefined && (PART.test(text) || /^FROM\s/.test(text)))
    const name = isObject
      ? this.#lines
          .slice(from, to)
          .map(objectName)
          .find((each) => each !== undefined)
      : undefined
    return { from, to, header: undefined, name: name ?? '', isLoose }
  }

  /** Whether a document is an object of Kubernetes, whose parts belong together. */
  #isObject(document: number): boolean {
    return this.#documents.get(document)?.isObject === true
  }

  /** The resource of CloudFormation or of a plan around a line. */
  #resourceOf(line: Line): Line | undefined {
    const path = ancestorsOf(line)
    return this.#text.isPlan ? path[0] : path.findLast((each) => this.#resources.has(each))
  }

  #topOf(line: Line): Line {
    return ancestorsOf(line)[0] ?? line
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

function endsOf(lines: readonly Line[]): number[] {
  const ends = lines.map(() => lines.length)
  const open: number[] = []
  for (const [index, line] of lines.entries()) {
    while (open.length > 0) {
      const last = open.at(-1) ?? 0
      const other = lines[last]
      if (other !== undefined && other.indent < line.indent && other.document === line.document) break
      ends[last] = index
      open.pop()
    }
    open.push(index)
  }
  return ends
}

/** Settings that count in a file that is named: everyday words next to others, or written as the server reads them. */
export function counting(fragments: readonly Fragment[]): Fragment[] {
  const parents = new Set(
    fragments
      .filter(({ kind, certainty }) => kind === 'setting' && certainty === 'sure')
      .map(({ line }) => line.parent),
  )
  return fragments.filter(
    ({ kind, certainty, form, line }) =>
      kind === 'setting' && (certainty !== 'everyday' || form === 'option' || parents.has(line.parent)),
  )
}

/** Words that are keys of everything. */
const COMMON = new Set(
  'name value data default services spec metadata env environment command args image volumes configs parameters resources variables vars tasks description type locals variable'.split(
    ' ',
  ),
)

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
