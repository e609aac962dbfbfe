/** A file as a tree of keys and texts, whatever its format. */

/** One key with its text, an item of a list, or a line of a text. */
export interface Node {
  /** Key of a map, or the first word that a line gives a value; empty: an item, or a line that gives none. */
  readonly key: string
  /** The scalar of a key or item; of a line, the whole line without its comment. */
  readonly text: string
  /** 1-based. */
  readonly line: number
  readonly parent: Node | undefined
  readonly children: readonly Node[]
  /** `data`: a scalar is a value as it stands; `text`: it is a line; `code`: a line in which a bare word is a name. */
  readonly syntax: 'data' | 'text' | 'code'
  /** Group of an option file that stands around a line, also in a string. */
  readonly group: string | undefined
}

/** A node while its tree grows. */
export interface GrowingNode extends Node {
  readonly children: GrowingNode[]
}

/** A file, or one document of it. */
export interface Document {
  readonly file: string
  /** Its outermost nodes are the children of this one. */
  readonly root: Node
  /** Whether it is a plan of Terraform, whose secrets are in plain text. */
  readonly isPlan?: true
}

export function rootNode(syntax: Node['syntax'], line = 1): GrowingNode {
  return { key: '', text: '', line, parent: undefined, children: [], syntax, group: undefined }
}

/** A node with all that is nested in it, in the order of lines. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of node.children) yield* nodesIn(child)
}

/** From the parent of a node to the outermost. */
export function* ancestorsOf(node: Node): Generator<Node> {
  for (let at = node.parent; at !== undefined; at = at.parent) yield at
}

/** The first child with one of these keys. */
export function childOf(node: Node, keys: string | ReadonlySet<string>): Node | undefined {
  return node.children.find(({ key }) => (typeof keys === 'string' ? key === keys : keys.has(key)))
}
