/**
 * Finds the servers in a file. Images, lists and settings show which blocks of the file are servers, and a server gets
 * the facts (settings, images and sizes) inside its block.
 */

import { words } from '../lists.ts'
import { assignmentsOf } from './assignments.ts'
import type { Fact } from './fact.ts'
import { FROM, speaksOfOtherDatabase } from './image-facts.ts'
import { headText } from './setting-facts.ts'
import type { SourceServer } from './source-server.ts'
import { ancestorsOf, childOf, type Document, type Node, nodesIn } from './tree.ts'

/** Keys that hold only a part of a server, such as `config`. The block around such a key is the server. */
const PART = words(
  'image images tags engine build config properties Properties global spec values container_definitions containerDefinitions',
)
/** Keys of lists and maps in which each item is a server, such as `services` of Compose. */
const LIST = words('services resources Resources releases jobs planned instances')
/** Word in names of images that hold no server: an exporter reads the metrics of a server in another container. */
const EXPORTER = 'exporter'
const NAMES = words('name alias')
const RESOURCE = /^(?:resource|module|data)\s+"/
/**
 * Matches Terraform resources that each set one parameter of a server. PARAMETER_OF has their keys that name the
 * server.
 */
const PARAMETER = /\b\w*(?:mysql|mariadb)\w*_(?:configuration|variable|parameter|setting)\b/
const PARAMETER_OF = words('server_name server_id instance_id instance_name cluster_id provider')
/**
 * Maximum number of servers in one document. A document with more is read as one server, to limit the time that
 * comparing takes.
 */
const MOST_SERVERS = 300

export function fileServers({ file, root }: Document, facts: readonly Fact[]): SourceServer[] {
  if (facts.length === 0) return []
  const images = new Set(facts.filter(isImageOfServer))
  const others = new Set(facts.filter(isImageOfOther).map(({ node }) => node.parent))
  const files = new Set([file])
  const servers = [...factsByBlock(root, facts, images)].flatMap(([block, members]): SourceServer[] => {
    if (speaksOfOtherDatabase(block)) return []
    const hasImage = members.some((fact) => images.has(fact))
    const kept = members.filter((fact) => isKept(fact, hasImage) && !isOfOther(fact, others))
    if (kept.length === 0) return []
    const isWhole = block === root
    const at = isWhole ? nameOfObject(root) : nameOf(block)
    return [{ at, file, line: isWhole ? 1 : block.line, files, exact: [], facts: kept, block }]
  })
  return joined(servers)
}

function isImageOfServer({ kind, certainty, value }: Fact): boolean {
  return kind === 'image' && certainty !== 'everyday' && !value.text?.toLowerCase().includes(EXPORTER)
}

function isImageOfOther({ kind, certainty }: Fact): boolean {
  return kind === 'image' && certainty === 'everyday'
}

/** Facts by the block of their server. A Kubernetes object is one server, and so is a Dockerfile. */
function factsByBlock(
  root: Node,
  facts: readonly Fact[],
  images: ReadonlySet<Fact>,
): ReadonlyMap<Node, readonly Fact[]> {
  const whole = new Map([[root, facts]])
  const isOne = childOf(root, 'apiVersion') !== undefined || root.children.some(({ text }) => FROM.test(text))
  if (isOne) return whole
  const blocks = new Set([...images].map(({ node }) => blockOfImage(node, root)))
  const settings = facts.filter(({ kind, certainty }) => kind === 'setting' && certainty !== 'everyday')
  for (const top of topsSideBySide(settings, blocks)) blocks.add(top)
  const groups = Map.groupBy(facts, ({ node }) => blockAround(node, blocks, root))
  return groups.size > MOST_SERVERS ? whole : groups
}

/**
 * Whether a fact counts for the server. Where a server's image is in the block, every flag and every `likely` name
 * counts, although other programs have the same names.
 */
function isKept({ kind, certainty, form }: Fact, hasImage: boolean): boolean {
  if (kind === 'image') return certainty !== 'everyday'
  return kind === 'machine' || certainty === 'sure' || (hasImage && (form === 'flag' || certainty === 'likely'))
}

/** Whether a fact sizes the container of another program that runs beside the server, as in a pod. */
function isOfOther({ kind, node }: Fact, others: ReadonlySet<Node | undefined>): boolean {
  return kind === 'machine' && [...ancestorsOf(node)].some((each) => others.has(each))
}

function blockOfImage(node: Node, root: Node): Node {
  const isWhole = node.syntax === 'data' ? node.children.length > 0 : RESOURCE.test(node.text)
  let block = isWhole ? node : (node.parent ?? root)
  while (block.parent !== undefined && block.parent !== root && PART.has(block.key)) block = block.parent
  return PART.has(block.key) && block.parent !== undefined ? block.parent : block
}

/**
 * Finds outermost blocks that set a variable that another outermost block sets, too. Each is a server of its own,
 * because one server has only one value.
 */
function topsSideBySide(settings: readonly Fact[], blocks: ReadonlySet<Node>): Node[] {
  const tops = new Map<string, Set<Node>>()
  for (const { name, node, form } of settings) {
    const around = [node, ...ancestorsOf(node)]
    const top = around.at(-2)
    if (top === undefined || top === node || node.syntax === 'code') continue
    // Groups of one option file belong to one server, while option files under several keys belong to several servers.
    if (form === 'option' && top.syntax !== 'data' && !/:$|:\s*[|>][-+]?$/.test(top.text)) continue
    if (around.some((each) => blocks.has(each)) || LIST.has(top.key)) continue
    tops.set(name, (tops.get(name) ?? new Set()).add(top))
  }
  return [...tops.values()].flatMap((all) => (all.size > 1 ? [...all] : []))
}

function blockAround(node: Node, blocks: ReadonlySet<Node>, root: Node): Node {
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

/** Joins resources that each set one parameter of the same server. Servers with equal names get numbers. */
function joined(servers: readonly SourceServer[]): SourceServer[] {
  const parts = Map.groupBy(servers, (server) => serverOfParameter(server.block) ?? server)
  const counts = new Map<string, number>()
  return [...parts].map(([key, all]) => {
    const [first] = all as [SourceServer, ...SourceServer[]]
    const name = typeof key === 'string' ? key : first.at
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { ...first, at: count === 1 ? name : `${name}-${count}`, facts: all.flatMap(({ facts }) => facts) }
  })
}

function serverOfParameter(block: Node | undefined): string | undefined {
  const kind = block && PARAMETER.exec(headText(block))?.[0]
  if (block === undefined || kind === undefined) return undefined
  const names = [...nodesIn(block)].flatMap(assignmentsOf).flatMap(({ name, value }) => {
    return PARAMETER_OF.has(name) ? (value.text?.replace(/\.(?:name|id)$/, '') ?? []) : []
  })
  return names.length === 0 ? kind : names.join(' ')
}
