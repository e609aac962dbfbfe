/** The servers of a file: blocks of lines, by indentation, that hold the image of a server, or variables. */

import { nonEmpty } from '../lists.ts'
import { mayAffectSpeed } from '../setting/assess.ts'
import { isServerGroup } from '../setting/groups.ts'
import { type Fragment, isCounting, type ScannedText } from './fragments.ts'
import { ancestorsOf, aroundOf, type Line } from './outline.ts'
import { isDockerfile, isOfVariables, relevantLines, type Way, waysIn } from './ways.ts'

/** All that files say about one server. */
export interface ServerLines {
  readonly file: string
  readonly line: number
  /** Images that may be its own, the likeliest first. */
  readonly images: readonly Fragment[]
  /** Settings in the order of their lines. */
  readonly settings: readonly Fragment[]
  readonly ways: readonly Way[]
  /** Surroundings of its lines, see {@link aroundOf}. */
  readonly arounds: ReadonlySet<string>
}

export interface Container extends ServerLines {
  /** Name of its block; empty for a whole file. */
  readonly name: string
  /** Whether an image or a product says that it is a server; else settings do, or it leads to one. */
  readonly isServer: boolean
}

/** Servers of a file; one with more is read as one server. */
const MOST_SERVERS = 300
/** Lines that the servers of a file may be linked to, in sum; one with more is read as one server. */
const MOST_LINKED = 50_000

/** Objects of which the block around them is the server. */
const PART = /^["']?(?:images?|tags|engine|build|config|[pP]roperties)["']?\s*[:={]|^\[(?:build|image)\]$/
/** Lists whose blocks are servers. */
const LIST = /^["']?(?:services|[rR]esources|releases|jobs)["']?:(?:\s*\{)?$/
/** Containers of a task of ECS. */
const CONTAINERS = /^["']?container_?definitions["']?\s*[:=]/i
/** Objects of Kubernetes that no server reads, though they have its name. */
const BESIDE =
  /^kind:\s*(?:NetworkPolicy|(?:Cluster)?Role(?:Binding)?|Service(?:Account|Monitor)?|PodMonitor|PrometheusRule|PodDisruptionBudget)$/
/** Services of compose files, and their keys for what other files say. */
const SERVICES = /^["']?services["']?:/
const BUILD = /^["']?(?:build|extends)["']?\s*:/
/** Blocks of Terraform. */
const RESOURCE = /^(?:resource|module|data)\s+"/
/** Resources of Terraform of which each is a parameter of a server, and the lines that name that server. */
const PARAMETER =
  /(?:^|\.)(\w*(?:mysql|mariadb)\w*_(?:configuration|(?:global_)?variable|parameter|setting))\.[\w-]+(?:\[.*\])?$/
const PARAMETER_OF =
  /^["']?(?:server_name|server_id|instance_id|instance_name|cluster_id|provider)["']?\s*[:=]\s*(.+?),?$/
/** A condition or a loop of a shell, which is around a part of a server. */
const SHELL_BLOCK = /^(?:if|elif|else|for|while|until|case)(?=\s|$)/
/** An exporter’s image: it reads metrics from a server in another container, and contains no server. */
const EXPORTER = /exporter/i
/** Units of systemd, whose lines are all about one server. */
const UNIT = /\.(?:service|container|pod)$|\.service\.d\//
/** Keys of images: others are those of programs beside the server. */
const IMAGE_OF_SERVER = /^(?:-\s+)?["']?(?:\w*image|from|mysql|mariadb|percona|db|database|server|type|name)\b/i
const COMMON = new Set(
  (
    'name value data default services spec metadata env environment command args image volumes configs parameters ' +
    'resources variables vars tasks description type locals variable'
  ).split(' '),
)

/** A file without a server, which may lead to one. */
export function wholeOf(text: ScannedText): Container {
  const { file, lines } = text
  const settings = text.settings.filter(isCounting)
  const fragments = settings.map(({ line }) => line)
  const ways = waysIn(text, {
    lines,
    header: undefined,
    fragments,
    isLoose: false,
    isOfVariables: isOfVariables(file),
  })
  return { name: '', isServer: false, file, line: 1, images: [], settings, ways, arounds: new Set(lines.map(aroundOf)) }
}

export function containersIn(text: ScannedText): Container[] {
  return new FileBlocks(text).containers()
}

interface LineExtent {
  /** Index of its first line. */
  readonly from: number
  /** Index after its last line. */
  readonly to: number
}

/** A line with what is nested in it, or a whole document. */
interface LineBlock extends LineExtent {
  /** Undefined: a whole document. */
  readonly header: Line | undefined
  readonly document: number
  readonly name: string
}

interface BlockLines {
  readonly block: LineBlock
  /** Without those of blocks inside it. */
  readonly lines: readonly Line[]
  /** Lines of blocks without a server that it names: anchors, volumes, values. */
  readonly linked: readonly Line[]
}

class FileBlocks {
  readonly #text: ScannedText
  readonly #lines: readonly Line[]
  /** Each document as a block; the name of an object of Kubernetes is its name. */
  readonly #documents: ReadonlyMap<number, LineBlock>
  /** Documents that are objects of Kubernetes, whose parts belong together. */
  readonly #objects: ReadonlySet<number>
  readonly #settings: readonly Fragment[]
  /** Whether it builds an image, as a whole. */
  readonly #isBuild: boolean
  /** Lines around the images of other programs that get no flag of a server. */
  readonly #others: ReadonlySet<Line | undefined>

  constructor(text: ScannedText) {
    this.#text = text
    this.#lines = text.lines
    this.#settings = text.settings.filter(isCounting)
    this.#isBuild = isDockerfile(text.lines)
    const versions = text.lines.filter((line) => line.parent === undefined && line.text.startsWith('apiVersion:'))
    this.#objects = new Set(versions.map(({ document }) => document))
    this.#documents = new Map(
      [...Map.groupBy(text.lines, ({ document }) => document)].map(([document, lines]) => {
        const name = this.#objects.has(document) ? lines.map(objectName).find((each) => each !== undefined) : undefined
        const [from, to] = [lines[0]?.index ?? 0, (lines.at(-1)?.index ?? -1) + 1]
        return [document, { from, to, header: undefined, document, name: name ?? '' }]
      }),
    )
    const started = new Set(this.#flags().flatMap(({ line }) => ancestorsOf(line)))
    const others = text.images.filter(({ certainty }) => certainty !== 'sure').map(({ line }) => headerOf(line))
    this.#others = new Set(others.filter((line) => line !== undefined && !started.has(line)))
  }

  /** Outermost lines around servers that stand side by side: several of them give one variable a value. */
  #sideBySide(blocks: ReadonlyMap<Line | number, LineBlock>): Set<Line> {
    const tops = new Map<string, Set<Line>>()
    for (const { name, line } of this.#settings) {
      const around = ancestorsOf(line)
      const [top = line] = around
      const isWhole = around.every((each) => !blocks.has(each)) && !this.#objects.has(line.document)
      if (!isWhole || this.#text.isCode || top === line || LIST.test(top.text) || SHELL_BLOCK.test(top.text)) continue
      const key = `${line.document} ${name}`
      tops.set(key, (tops.get(key) ?? new Set()).add(top))
    }
    return new Set([...tops.values()].flatMap((lines) => (lines.size > 1 ? [...lines] : [])))
  }

  #flags(): Fragment[] {
    return this.#settings.filter(({ form, certainty }) => form === 'flag' && certainty === 'sure')
  }

  containers(): Container[] {
    const blocks = new Map<Line | number, LineBlock>()
    const add = (block: LineBlock) => blocks.set(block.header ?? block.document, block)
    for (const block of this.#blocksOfImages()) add(block)
    for (const top of this.#sideBySide(blocks)) add(this.#blockFrom(top, top.document))
    for (const block of this.#blocksOfReferences()) if (!blocks.has(block.header ?? block.document)) add(block)
    const taken = new Set(this.#linesOf(blocks)?.flatMap(({ lines, linked }) => [...lines, ...linked]))
    for (const { line } of this.#settings) if (!taken.has(line)) add(this.#unitOf(line))
    const section = this.#lines.find(({ group }) => group !== undefined && isServerGroup(group))
    if (blocks.size === 0 && section !== undefined) add(this.#document(section.document))
    const all = this.#linesOf(blocks)
    if (all === undefined) return [wholeOf(this.#text)]
    const counts = new Map<string, number>()
    const found = all.flatMap((blockLines) => {
      const { name } = blockLines.block
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      const container = this.#containerOf(blockLines, count === 1 ? name : `${name}-${count}`)
      return container === undefined ? [] : [{ container, server: serverOfParameter(blockLines) }]
    })
    const parts = Map.groupBy(found, ({ server, container }) => server ?? container)
    return [...parts.values()].map((own) => joined(nonEmpty(own)))
  }

  /** Blocks around images and products of servers, and around other images that are started with flags of a server. */
  #blocksOfImages(): LineBlock[] {
    const { images, products } = this.#text
    const around = new Map(
      images.map(({ line }) => this.#blockOf(line)).map((block) => [block.header ?? block.document, block]),
    )
    const started = this.#flags().flatMap(({ line }) =>
      [line.document, ...ancestorsOf(line)].flatMap((each) => around.get(each) ?? []),
    )
    const sure = images.filter(({ certainty }) => certainty === 'sure').map(({ line }) => line)
    return [...sure, ...products].map((line) => this.#blockOf(line)).concat(started)
  }

  /** Services of which other files tell whether they are servers. */
  #blocksOfReferences(): LineBlock[] {
    return this.#lines
      .filter(({ text }) => BUILD.test(text))
      .flatMap((line) => {
        const [list, service] = ancestorsOf(line)
        return list !== undefined && SERVICES.test(list.text) && service !== undefined
          ? [this.#blockFrom(service, line.document)]
          : []
      })
  }

  /** The lines of each block; of several around a line, the innermost has it. Undefined: they are too many. */
  #linesOf(byKey: ReadonlyMap<unknown, LineBlock>): BlockLines[] | undefined {
    if (byKey.size > MOST_SERVERS) return undefined
    const blocks = [...byKey.values()].sort((one, other) => one.from - other.from || other.to - one.to)
    const blockAt = new Array<LineBlock | undefined>(this.#lines.length)
    for (const block of blocks) blockAt.fill(block, block.from, block.to)
    const free = this.#lines.filter(({ index }) => blockAt[index] === undefined)
    const targets = this.#linkTargets(this.#text.isPlan ? [] : free)
    let linkedLines = 0
    const all = blocks.map((block): BlockLines => {
      const lines = this.#lines.slice(block.from, block.to).filter(({ index }) => blockAt[index] === block)
      const linked = new Set<Line>()
      const seen = new Set<string>()
      const queue = relevantLines(lines, block.header)
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
  #linkTargets(free: readonly Line[]): Map<string, LineExtent[]> {
    const targets = new Map<string, LineExtent[]>()
    const put = (name: string, span: LineExtent) => {
      const spans = targets.get(name) ?? []
      if (COMMON.has(name) || spans.length >= MOST_SERVERS) return
      spans.push(span)
      targets.set(name, spans)
    }
    const spanOf = ({ index, end }: Line) => ({ from: index, to: end })
    const besides = new Set(this.#lines.filter(({ text }) => BESIDE.test(text)).map(({ document }) => document))
    // Others of a list are no part of a server, unless it extends them.
    const extended = new Set(this.#lines.flatMap(({ text }) => /\bservice:\s*["']?([\w-]+)/.exec(text)?.[1] ?? []))
    for (const line of free) {
      const { text, parent, index, end } = line
      for (const [, mark, anchor = ''] of /[&*]/.test(text) ? text.matchAll(/([&*])([\w-]+)/g) : [])
        if (mark === '&') put(anchor, spanOf(line))
        else put(`&${anchor}`, spanOf(text.startsWith('<<') ? (parent ?? line) : line))
      const isNamed = end > index + 1 && parent !== undefined && parent.parent === undefined
      if (isNamed && !this.#objects.has(line.document) && (!LIST.test(parent.text) || extended.has(keyOf(text))))
        put(keyOf(text), spanOf(line))
      const object = objectName(line)
      if (object !== undefined && !besides.has(line.document)) put(object, this.#document(line.document))
    }
    return targets
  }

  /** Undefined: its server is another product. */
  #containerOf({ block, lines, linked }: BlockLines, name: string): Container | undefined {
    const { file } = this.#text
    const content = lines.map(({ text }) => text).join('\n')
    if (/postgres|sqlserver|oracle-|mongo|docdb|neptune/i.test(content) && !/mysql|mariadb|percona/i.test(content))
      return undefined
    const all = [...linked, ...lines]
    const within = new Set(all)
    const images = this.#imagesOf(lines)
    const isServer = images[0]?.certainty === 'sure'
    const settings = this.#text.settings
      .filter(({ line }) => within.has(line))
      .map((each): Fragment => (isServer && each.form === 'flag' ? { ...each, certainty: 'sure' } : each))
      .filter(isCounting)
    const isUnit = isDockerfile(lines) || UNIT.test(file) || this.#objects.has(block.document)
    const isLoose = block.header === undefined && images.length === 0 && !isUnit
    const reached = relevantLines(all, block.header).filter((line) => !this.#isOfOther(line, block))
    const fragments = [...settings.filter(mayAffectSpeed), ...images].map(({ line }) => line)
    const isProduct = lines.some((line) => this.#text.products.includes(line))
    return {
      name,
      isServer: isServer || isProduct,
      file,
      line: block.header?.number ?? lines[0]?.number ?? 1,
      images,
      settings,
      ways: waysIn(this.#text, { lines: reached, header: block.header, fragments, isLoose, isOfVariables: false }),
      arounds: new Set(all.map(aroundOf)),
    }
  }

  /** Images in these lines, the likeliest first; of a Dockerfile, the last. */
  #imagesOf(lines: readonly Line[]): Fragment[] {
    const within = new Set(lines)
    const images = this.#text.images.filter(({ line, value }) => within.has(line) && !EXPORTER.test(value.text ?? ''))
    const sure = images.filter(({ certainty }) => certainty === 'sure')
    const ofServer = sure.filter(({ line }) => IMAGE_OF_SERVER.test(line.text))
    const isBuild = isDockerfile(lines)
    const [first] = isBuild ? ofServer.toReversed() : ofServer
    const others = sure.length > 0 ? sure : isBuild ? images.slice(-1) : images
    return [...new Set([...(first === undefined ? [] : [first]), ...others])]
  }

  /** Whether a line is about another container in the block, which has its own image and does not prepare the server. */
  #isOfOther(line: Line, { header }: LineBlock): boolean {
    const around = ancestorsOf(line)
    const other = around.findIndex((each) => each !== header && this.#others.has(each))
    return other >= 0 && !around.slice(0, other).some(({ text }) => /^["']?initContainers\b/.test(text))
  }

  /** The block around the line of an image. */
  #blockOf(line: Line): LineBlock {
    return this.#blockFrom(this.#isBuild ? undefined : (taskOf(line) ?? headerOf(line)), line.document)
  }

  /** The part of a file that is about one server: a document, a resource, an item of a list of servers. */
  #unitOf(line: Line): LineBlock {
    const path = ancestorsOf(line)
    const list = path.findLastIndex(({ text }) => LIST.test(text))
    const isTop = this.#text.isPlan || RESOURCE.test(path[0]?.text ?? '')
    return this.#blockFrom(isTop ? path[0] : list < 0 ? undefined : path[list + 1], line.document)
  }

  #blockFrom(header: Line | undefined, document: number): LineBlock {
    if (header === undefined || this.#objects.has(document)) return this.#document(document)
    const [address] = this.#text.isPlan ? (/^"(?:[^"\\]|\\.)*"(?=: \{$)/.exec(header.text) ?? ['""']) : []
    const name = address === undefined ? keyOf(header.text) : String(JSON.parse(address))
    return { from: header.index, to: header.end, header, document, name }
  }

  #document(document: number): LineBlock {
    return this.#documents.get(document) ?? { from: 0, to: 0, header: undefined, document, name: '' }
  }
}

interface NamedContainer {
  readonly container: Container
  /** The server that it is one parameter of; undefined: it is a whole server. */
  readonly server: string | undefined
}

/** Parameters of one server, each of which has a block of its own. */
function joined(parts: readonly [NamedContainer, ...NamedContainer[]]): Container {
  const [{ container: first, server }] = parts
  if (server === undefined) return first
  const all = parts.map(({ container }) => container)
  return {
    ...first,
    name: server,
    settings: all.flatMap(({ settings }) => settings),
    ways: all.flatMap(({ ways }) => ways),
    arounds: new Set(all.flatMap(({ arounds }) => [...arounds])),
  }
}

/** `azurerm_mysql_flexible_server.main` of a resource that is one of its parameters; where none is named, what it is. */
function serverOfParameter({ block: { name }, lines }: BlockLines): string | undefined {
  const kind = PARAMETER.exec(name)?.[1]
  const named = lines.flatMap(({ text }) => PARAMETER_OF.exec(text)?.[1] ?? [])
  return kind && (named.length === 0 ? kind : named.map(serverNamed).join(' '))
}

function serverNamed(value: string): string {
  return value.replace(/^["'](.*)["']$/, '$1').replace(/\.(?:name|id)$/, '')
}

/** The line of the task of ECS that a container is in, whose memory and files stand beside its containers. */
function taskOf(line: Line): Line | undefined {
  const path = ancestorsOf(line)
  return path[path.findIndex(({ text }) => CONTAINERS.test(text)) - 1]
}

/** The line of the block that an image, or a product, is in. */
function headerOf(line: Line): Line | undefined {
  const image = line.text.toLowerCase().lastIndexOf('image')
  const isItself = line.text.startsWith('- ') || RESOURCE.test(line.text)
  if (isItself || /[^{]\{/.test(line.text.slice(0, Math.max(0, image)))) return line
  let header = line.parent
  while (header !== undefined && PART.test(header.text)) header = header.parent
  return header
}

/** The name of an object of Kubernetes, where a line gives it. */
function objectName({ text, parent }: Line): string | undefined {
  const [, name] = /^metadata:\s*\{.*?\bname:\s*["']?([\w.-]+)/.exec(text) ?? []
  return name ?? (parent?.text === 'metadata:' ? /^name:\s*["']?([\w.-]+)/.exec(text)?.[1] : undefined)
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
