/** The source as syntax trees, and what a name in it stands for: only as much of it as the messages of errors need. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

const ROOT = resolve(import.meta.dirname, '../..')

/** A node of ESTree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** What a name stands for where it is used: a value, a function, or a parameter of the function around it. */
export type Meaning =
  | { readonly kind: 'value'; readonly node: Node }
  | { readonly kind: 'function'; readonly node: Node }
  | { readonly kind: 'parameter'; readonly of: Node; readonly index: number; readonly property: string | undefined }

interface Imported {
  readonly path: string
  readonly name: string
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

export function isFunction(node: Node): boolean {
  return FUNCTIONS.has(node.type)
}

/** Nodes in a field that holds a list of them. */
export function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

export function nameOf(node: unknown): string | undefined {
  return isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateIdentifier')
    ? String(node.name)
    : undefined
}

/** Name by which a call's callee can be found: `f(…)`, `x.f(…)`, `this.#f(…)`. */
export function calleeName({ callee }: Node): string | undefined {
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
}

/** All files of a folder, parsed. */
export class Source {
  readonly #parents = new WeakMap<Node, Node>()
  readonly #places = new WeakMap<Node, { readonly file: string; readonly text: string }>()
  readonly #calls = new Map<string, Node[]>()
  readonly #tops = new Map<string, Map<string, Node>>()
  readonly #imports = new Map<string, ReadonlyMap<string, Imported>>()
  readonly all: Node[] = []

  /** @param files their text by path */
  constructor(files: ReadonlyMap<string, string>) {
    for (const [file, text] of files) {
      const program = parseAst(text, { lang: 'ts' }) as unknown as Node
      this.#places.set(program, { file, text })
      this.#visit(program)
      this.#tops.set(file, declared(nodes(program.body)))
      this.#imports.set(file, imported(nodes(program.body)))
    }
  }

  static read(pattern = 'src/**/*.ts'): Source {
    return new Source(
      new Map(globSync(pattern, { cwd: ROOT }).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])),
    )
  }

  /** "src/cli.ts:25". */
  placeOf(node: Node): string {
    const { file, text } = this.#fileOf(node)
    return `${file}:${text.slice(0, node.start).split('\n').length}`
  }

  /** A declaration of a file's own. */
  top(file: string, name: string): Node | undefined {
    return this.#tops.get(file)?.get(name)
  }

  callsOf(name: string): readonly Node[] {
    return this.#callsBy(name)
  }

  /** Calls of a function: one that is not exported is called in its own file only. */
  callsOfFunction(node: Node): readonly Node[] {
    const parent = this.parentOf(node)
    const name = nameOf(node.id) ?? nameOf(parent?.id) ?? nameOf(parent?.key)
    if (name === undefined) return []
    const isForAll = this.#ancestors(node).some(({ type }) => type === 'ExportNamedDeclaration')
    const { file } = this.#fileOf(node)
    return this.callsOf(name).filter((call) => isForAll || this.#fileOf(call).file === file)
  }

  parentOf(node: Node): Node | undefined {
    return this.#parents.get(node)
  }

  meaningOf(name: string, at: Node): Meaning | undefined {
    for (const ancestor of this.#ancestors(at)) {
      const parameter = isFunction(ancestor) ? parameterOf(ancestor, name) : undefined
      if (parameter !== undefined) return parameter
      const local = ancestor.type === 'BlockStatement' ? declared(nodes(ancestor.body)).get(name) : undefined
      if (local !== undefined) return asMeaning(local)
    }
    const { file } = this.#fileOf(at)
    const own = this.top(file, name) ?? this.#imported(file, name)
    return own === undefined ? undefined : asMeaning(own)
  }

  /** A method of the class that the node stands in. */
  methodOf(name: string, at: Node): Node | undefined {
    const body = this.#ancestors(at).find(({ type }) => type === 'ClassBody')
    const found = nodes(body?.body).find(({ type, key }) => type === 'MethodDefinition' && nameOf(key) === name)
    return isNode(found?.value) ? found.value : undefined
  }

  #callsBy(name: string): Node[] {
    const known = this.#calls.get(name)
    if (known !== undefined) return known
    const calls: Node[] = []
    this.#calls.set(name, calls)
    return calls
  }

  #imported(file: string, name: string): Node | undefined {
    const from = this.#imports.get(file)?.get(name)
    return from === undefined ? undefined : this.top(join(dirname(file), from.path), from.name)
  }

  #visit(node: Node): void {
    this.all.push(node)
    if (node.type === 'CallExpression') {
      const name = calleeName(node)
      if (name !== undefined) this.#callsBy(name).push(node)
    }
    for (const child of childrenOf(node)) {
      this.#parents.set(child, node)
      this.#visit(child)
    }
  }

  #ancestors(node: Node): Node[] {
    const found: Node[] = []
    for (let up = this.parentOf(node); up !== undefined; up = this.parentOf(up)) found.push(up)
    return found
  }

  #fileOf(node: Node): { readonly file: string; readonly text: string } {
    const place = this.#places.get(this.#ancestors(node).at(-1) ?? node)
    if (place === undefined) throw new RangeError('a node of another source')
    return place
  }
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodes(value)))
}

/** What a list of statements declares, by name. */
function declared(statements: readonly Node[]): Map<string, Node> {
  const found = new Map<string, Node>()
  for (const statement of statements) {
    const node = isNode(statement.declaration) ? statement.declaration : statement
    const name = nameOf(node.id)
    if (node.type === 'FunctionDeclaration' && name !== undefined) found.set(name, node)
    for (const { id, init } of nodes(node.declarations)) {
      const variable = nameOf(id)
      if (variable !== undefined && isNode(init)) found.set(variable, init)
    }
  }
  return found
}

/** Names that a file has from others of the source. */
function imported(statements: readonly Node[]): Map<string, Imported> {
  const found = new Map<string, Imported>()
  for (const { specifiers, source } of statements) {
    const path = isNode(source) ? String(source.value) : ''
    if (!path.startsWith('.')) continue
    for (const { local, imported } of nodes(specifiers))
      found.set(nameOf(local) ?? '', { path, name: nameOf(imported) ?? '' })
  }
  return found
}

function asMeaning(node: Node): Meaning {
  return { kind: isFunction(node) ? 'function' : 'value', node }
}

/** A parameter by its name, or one that is taken out of a parameter: `({ why }) => …`. */
function parameterOf(of: Node, name: string): Meaning | undefined {
  for (const [index, written] of nodes(of.params).entries()) {
    const parameter = isNode(written.left) ? written.left : written
    if (nameOf(parameter) === name) return { kind: 'parameter', of, index, property: undefined }
    const taken = nodes(parameter.properties).find(
      ({ value }) => nameOf(isNode(value) && isNode(value.left) ? value.left : value) === name,
    )
    if (taken !== undefined) return { kind: 'parameter', of, index, property: nameOf(taken.key) }
  }
  return undefined
}
