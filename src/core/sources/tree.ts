/** A file as a tree of keys and texts, so that the readers of facts need not know its format. */

/** One key with its text, an item of a list, or a line of a text. */
export interface Node {
  /** Key of a map, or the name at the start of a line; empty for an item of a list, and for a line without a name. */
  readonly key: string
  /** The scalar of a key or item; for a line, all of it except its comment. */
  readonly text: string
  /** Line number, 1-based. */
  readonly line: number
  readonly parent: Node | undefined
  readonly children: readonly Node[]
  /**
   * Kind of `text`. `data`: a value of YAML or JSON; `text`: a line; `code`: a line in which a word without quotes
   * names something, such as a variable.
   */
  readonly syntax: 'data' | 'text' | 'code'
  /**
   * Group of the option file that a line is in, even if that file is a string in another; empty for the group's own
   * line.
   */
  readonly group: string | undefined
}

/** A node to which a reader can still add children. */
export interface GrowingNode extends Node {
  readonly children: GrowingNode[]
}

/** A file, or one of the documents in a YAML file. */
export interface Document {
  readonly file: string
  /** A node without text, whose children are the outermost nodes of the document. */
  readonly root: Node
  /** Whether the document is a plan of Terraform, whose secrets are in plain text. */
  readonly isPlan?: true
}

export function rootNode(syntax: Node['syntax'], line = 1): GrowingNode {
  return { key: '', text: '', line, parent: undefined, children: [], syntax, group: undefined }
}

export function addNode(parent: GrowingNode, fields: Omit<Node, 'parent' | 'children'>): GrowingNode {
  const node: GrowingNode = { ...fields, parent, children: [] }
  parent.children.push(node)
  return node
}

/** A node and everything nested in it, in the order of lines. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of node.children) yield* nodesIn(child)
}

/** The nodes around a node, from its parent to the root. */
export function* ancestorsOf(node: Node): Generator<Node> {
  for (let at = node.parent; at !== undefined; at = at.parent) yield at
}

/** The first child with one of these keys. */
export function childOf(node: Node, keys: string | ReadonlySet<string>): Node | undefined {
  return node.children.find(({ key }) => (typeof keys === 'string' ? key === keys : keys.has(key)))
}
