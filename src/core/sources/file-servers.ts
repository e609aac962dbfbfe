/** Finds the servers of a file: images, lists and settings show which blocks are one. Each gets the facts inside it. */

import { words } from '../lists.ts'
import type { Fact } from './fact.ts'
import { FROM, speaksOfOtherDatabase } from './image-facts.ts'
import { headText } from './setting-facts.ts'
import { ancestorsOf, childOf, type Document, type Node, nodesIn } from './tree.ts'

export interface FileServer {
  readonly file: string
  readonly line: number
  /** Name of the server's block; empty if the whole file is the server. */
  readonly name: string
  /** Whether the file names the server's image or version; otherwise only its settings show that it is a server. */
  readonly hasImage: boolean
  /** In the order of the file, because later settings override earlier ones. */
  readonly facts: readonly Fact[]
  readonly block: Node
}

/** Keys of only a part of a server, such as `config`. The block around such a key is the server. */
const PART = words(
  'image images tags engine build config properties Properties global spec values container_definitions containerDefinitions',
)
/** Keys of lists and maps each of whose items is a server, such as `services` of Compose. */
const LIST = words('services resources Resources releases jobs planned instances')
/** An image with this word holds no server: an exporter reads the metrics of a server in another container. */
const EXPORTER = 'exporter'
const NAMES = words('name alias')
const RESOURCE = /^(?:resource|module|data)\s+"/
/** Terraform resources that each set one parameter of a server. PARAMETER_OF matches the key that names the server. */
const PARAMETER = /\b\w*(?:mysql|mariadb)\w*_(?:configuration|(?:global_)?variable|parameter|setting)\b/
const PARAMETER_OF =
  /["']?\b(?:server_name|server_id|instance_id|instance_name|cluster_id|provider)["']?\s*[:=]\s*([^\s,]+)/
/** Conditions and loops of a shell script. What they enclose is a part of a server, not a server of its own. */
const SHELL_BLOCK = /^(?:if|elif|else|for|while|until|case)(?=\s|$)/

/** Most servers of one file. A file with more is read as a single server. */
const MOST_SERVERS = 300

export function fileServers(document: Document, facts: readonly Fact[]): FileServer[] {
  const { root, file } = document
  const images = facts.filter(
    ({ kind, certainty, value }) =>
      kind === 'image' && certainty !== 'everyday' && !value.text?.toLowerCase().includes(EXPORTER),
  )
  const isObject = childOf(root, 'apiVersion') !== undefined
  const isBuild = root.children.some(({ text }) => FROM.test(text))
  const blocks = new Set(isObject || isBuild ? [] : images.map((fact) => blockOfImage(fact.node, root)))
  const others = new Set(
    facts.filter(({ kind, certainty }) => kind === 'image' && certainty === 'everyday').map(({ node }) => node.parent),
  )
  const counting = facts.filter(({ kind, certainty }) => kind === 'setting' && certainty !== 'everyday')
  for (const top of isObject || isBuild ? [] : topsSideBySide(counting, blocks)) blocks.add(top)
  const owners = Map.groupBy(facts, (fact) => (isObject || isBuild ? root : ownerOf(fact.node, blocks, root)))
  const servers = [...(owners.size > MOST_SERVERS ? [[root, facts] as const] : owners)].flatMap(
    ([block, members]): FileServer[] => {
      if (speaksOfOtherDatabase(block)) return []
      const hasImage = members.some((fact) => images.includes(fact))
      const isOther = !hasImage && members.some(({ kind, certainty }) => kind === 'image' && certainty === 'everyday')
      const serverFacts = members.filter((fact) => isKept(fact, hasImage, isOther) && !isOfOther(fact, others))
      return serverFacts.length === 0
        ? []
        : [
            {
              file,
              line: block === root ? 1 : block.line,
              name: block === root ? nameOfObject(root) : nameOf(block),
              hasImage,
              facts: serverFacts,
              block,
            },
          ]
    },
  )
  return joined(servers)
}

/** Whether a fact is the server's. A flag beside a server's image is, even if other programs have the same flag. */
function isKept({ kind, certainty, form }: Fact, hasImage: boolean, isOther: boolean): boolean {
  if (kind === 'image') return certainty !== 'everyday'
  if (kind === 'machine') return true
  if (certainty === 'sure') return true
  return form === 'flag' ? hasImage : certainty === 'likely' && hasImage && !isOther
}

/** Whether a fact sizes a container of another program that runs beside the server. */
function isOfOther({ kind, node }: Fact, others: ReadonlySet<Node | undefined>): boolean {
  return kind === 'machine' && [...ancestorsOf(node)].some((each) => others.has(each))
}

function blockOfImage(node: Node, root: Node): Node {
  const isWhole = node.syntax === 'data' ? node.children.length > 0 : RESOURCE.test(node.text) || /^- /.test(node.text)
  let block = isWhole ? node : (node.parent ?? root)
  while (block.parent !== undefined && block.parent !== root && PART.has(block.key)) block = block.parent
  return PART.has(block.key) && block.parent !== undefined ? block.parent : block
}

/** Finds the outermost blocks that set the same variable. Each of these blocks is a server of its own. */
function topsSideBySide(settings: readonly Fact[], blocks: ReadonlySet<Node>): Node[] {
  const tops = new Map<string, Set<Node>>()
  for (const { name, node, form } of settings) {
    const around = [node, ...ancestorsOf(node)]
    const top = around.at(-2)
    if (top === undefined || top === node || node.syntax === 'code') continue
    // Groups of one option file belong to one server, while option files under several keys belong to several servers.
    if (form === 'option' && top.syntax !== 'data' && !/:$|:\s*[|>][-+]?$/.test(top.text)) continue
    if (around.some((each) => blocks.has(each)) || LIST.has(top.key) || SHELL_BLOCK.test(top.text)) continue
    tops.set(name, (tops.get(name) ?? new Set()).add(top))
  }
  return [...tops.values()].flatMap((all) => (all.size > 1 ? [...all] : []))
}

function ownerOf(node: Node, blocks: ReadonlySet<Node>, root: Node): Node {
  const path = [node, ...ancestorsOf(node)]
  const block = path.find((each) => blocks.has(each))
  if (block !== undefined) return block
  const list = path.findIndex(({ key }) => LIST.has(key))
  if (list > 0) return path[list - 1] ?? root
  const top = path.at(-2)
  return top !== undefined && RESOURCE.test(top.text) ? top : root
}

function nameOf(block: Node): string {
  if (block.key !== '') return block.key
  return (
    childOf(block, NAMES)?.text ??
    block.text
      .replace(/[^\w.-]+/g, ' ')
      .trim()
      .slice(0, 60)
  )
}

/** Name of a Kubernetes object; empty for other files. */
function nameOfObject(root: Node): string {
  const metadata = childOf(root, 'apiVersion') && childOf(root, 'metadata')
  return (metadata && childOf(metadata, 'name')?.text) ?? ''
}

/** Joins resources that each set one parameter of the same server. Servers of the same name get numbers behind it. */
function joined(servers: readonly FileServer[]): FileServer[] {
  const parts = Map.groupBy(servers, (server) => serverOfParameter(server) ?? server)
  const counts = new Map<string, number>()
  return [...parts].map(([key, all]) => {
    const [first] = all as [FileServer, ...FileServer[]]
    const name = typeof key === 'string' ? key : first.name
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { ...first, name: count === 1 ? name : `${name}-${count}`, facts: all.flatMap(({ facts }) => facts) }
  })
}

function serverOfParameter({ block }: FileServer): string | undefined {
  const kind = PARAMETER.exec(headText(block))?.[0]
  if (kind === undefined) return undefined
  const named = [...nodesIn(block)].flatMap((node) => PARAMETER_OF.exec(headText(node))?.[1] ?? [])
  return named.length === 0
    ? kind
    : named.map((each) => each.replace(/^["'](.*)["']$/, '$1').replace(/\.(?:name|id)$/, '')).join(' ')
}
