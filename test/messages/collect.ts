/** Every message of the source, with `…` for what differs from time to time. */
import { calleeName, childrenOf, isFunction, isNode, type Node, nameOf, nodes, type Source } from './source.ts'

export interface Message {
  readonly text: string
  /** "src/cli.ts:25". */
  readonly place: string
}

export interface Collected {
  readonly messages: readonly Message[]
  /** Places of errors whose text cannot be followed. */
  readonly lost: readonly string[]
}

/** Alternatives of an expression, and of what stands within them; null where one cannot be followed. */
interface Texts {
  readonly whole: readonly (string | null)[]
  readonly parts: readonly string[]
}

const LOST: Texts = { whole: [null], parts: [] }
const DEEPEST = 12
/** Fewer words than these are found everywhere and tell nothing. */
const WORDS_OF_AN_ERROR = 2
const WORDS_OF_A_MESSAGE = 3
const WORDS_OF_A_PART = 4
const PASSED_ON = new Set(['join', 'trimEnd', 'trim', 'toSorted', 'filter', 'slice', 'flat'])

export interface Sought {
  /** Classes whose first argument is a message. */
  readonly errors: ReadonlySet<string>
  /** Functions whose last argument is said. */
  readonly sayers: ReadonlySet<string>
  /** Fields whose value is said. */
  readonly fields: ReadonlySet<string>
  /** Functions and values all of whose texts are messages, by file and name. */
  readonly roots: readonly (readonly [file: string, name: string])[]
}

export function collectMessages(source: Source, { errors, sayers, fields, roots }: Sought): Collected {
  const reader = new Reader(source)
  const messages: Message[] = []
  const lost: string[] = []
  const say = (node: Node, texts: readonly string[]) => {
    const place = source.placeOf(node)
    for (const text of texts) messages.push({ text, place })
  }
  for (const node of source.all) {
    const text = errorText(node, errors)
    if (text !== undefined) {
      const { whole, parts } = reader.texts(text)
      const own = [...long(whole, WORDS_OF_AN_ERROR), ...parts]
      if (own.length === 0 || whole.includes(null)) lost.push(source.placeOf(node))
      say(node, own)
    }
    const said = saidText(node, sayers, fields)
    if (said !== undefined) {
      const { whole, parts } = reader.texts(said)
      say(node, long([...whole, ...parts], WORDS_OF_A_MESSAGE))
    }
  }
  for (const [file, name] of roots) {
    const top = source.top(file, name)
    if (top === undefined) throw new RangeError(`${file} has no ${name}`)
    say(top, reader.within(top))
  }
  return { messages: unique(messages), lost }
}

/** The message of an error that is made: by `new`, or by `super` in a class of errors. */
function errorText(node: Node, errors: ReadonlySet<string>): Node | undefined {
  if (node.type === 'NewExpression' && errors.has(nameOf(node.callee) ?? '')) return nodes(node.arguments)[0]
  if (node.type !== 'ClassDeclaration' || !errors.has(nameOf(node.superClass) ?? '')) return undefined
  const call = descendants(node).find(
    ({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee.type === 'Super',
  )
  return nodes(call?.arguments)[0]
}

function saidText(node: Node, sayers: ReadonlySet<string>, fields: ReadonlySet<string>): Node | undefined {
  if (node.type === 'CallExpression' && sayers.has(calleeName(node) ?? '')) return nodes(node.arguments).at(-1)
  const isField = node.type === 'Property' && fields.has(nameOf(node.key) ?? '') && node.shorthand !== true
  return isField && isNode(node.value) ? node.value : undefined
}

function descendants(node: Node): Node[] {
  return childrenOf(node).flatMap((child) => [child, ...descendants(child)])
}

/** Placeholders do not count, nor does what has no letters. */
function words(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length
}

/** Those that can be followed and have at least so many words. */
function long(texts: readonly (string | null)[], least: number): string[] {
  return texts.filter((text) => text !== null).filter((text) => words(text) >= least)
}

function unique(messages: readonly Message[]): Message[] {
  const trimmed = messages.map(({ text, place }) => ({ text: text.replace(/^[\s;,:]+|\s+$/g, ''), place }))
  return [...new Map(trimmed.map((message) => [message.text, message])).values()]
}

class Reader {
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  /** All texts of at least a part's words in a declaration. */
  within(node: Node): string[] {
    if (node.type === 'Literal' || node.type === 'TemplateLiteral' || isSum(node)) {
      const { whole, parts } = this.texts(node)
      return long([...whole, ...parts], WORDS_OF_A_MESSAGE)
    }
    const own = childrenOf(node).flatMap((child) => this.within(child))
    if (node.type !== 'CallExpression') return own
    const { whole, parts } = this.texts(node)
    return [...own, ...long([...whole, ...parts], WORDS_OF_A_MESSAGE)]
  }

  texts(node: Node, depth = 0): Texts {
    if (depth > DEEPEST) return LOST
    const follow = (next: unknown): Texts => (isNode(next) ? this.texts(next, depth + 1) : LOST)
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? { whole: [flat(node.value)], parts: [] } : LOST
      case 'TemplateLiteral':
        return this.#template(node, depth)
      case 'BinaryExpression':
        return isSum(node) ? this.#sum(node, depth) : LOST
      case 'ConditionalExpression':
        return union([follow(node.consequent), follow(node.alternate)])
      case 'LogicalExpression':
        return union([follow(node.left), follow(node.right)])
      case 'ArrayExpression':
        return union(nodes(node.elements).map(follow))
      case 'SpreadElement':
      case 'AwaitExpression':
        return follow(node.argument)
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
        return follow(node.expression)
      case 'Identifier':
        return this.#identifier(String(node.name), node, depth)
      case 'CallExpression':
        return this.#call(node, depth)
      case 'MemberExpression':
        return this.#entries(node, depth)
      default:
        return isFunction(node) ? this.#returned(node, depth) : LOST
    }
  }

  /** The text around its expressions; what these can say for themselves are parts of it. */
  #template(node: Node, depth: number): Texts {
    const pieces = nodes(node.quasis).map(({ value }) => String((value as { cooked: string }).cooked))
    const text = flat(pieces.join('…'))
    // Of a text without words of its own the parts are all that is said.
    const least = words(text) < WORDS_OF_AN_ERROR ? WORDS_OF_AN_ERROR : WORDS_OF_A_PART
    return { whole: [text], parts: nodes(node.expressions).flatMap((each) => this.#parts(each, depth, least)) }
  }

  #sum(node: Node, depth: number): Texts {
    const sides = [node.left, node.right].filter(isNode)
    const isText = ({ type }: Node) => type === 'Literal' || type === 'TemplateLiteral'
    const texts = sides.map((side) => (isText(side) || isSum(side) ? this.texts(side, depth + 1) : undefined))
    const others = sides.filter((_, index) => texts[index] === undefined)
    return {
      whole: [flat(texts.map((each) => each?.whole[0] ?? '…').join(''))],
      parts: [...texts.flatMap((each) => each?.parts ?? []), ...others.flatMap((each) => this.#parts(each, depth))],
    }
  }

  #parts(node: Node, depth: number, least = WORDS_OF_A_PART): string[] {
    const { whole, parts } = this.texts(node, depth + 1)
    return long([...whole, ...parts], least)
  }

  #identifier(name: string, at: Node, depth: number): Texts {
    if (name === 'undefined') return { whole: [], parts: [] }
    const meaning = this.#source.meaningOf(name, at)
    if (meaning === undefined) return LOST
    if (meaning.kind !== 'parameter') return this.texts(meaning.node, depth + 1)
    const calls = this.#source.callsOfFunction(meaning.of)
    const given = calls.map((call) => argumentOf(call, meaning.index, meaning.property))
    return given.length === 0
      ? LOST
      : union(given.map((node) => (node === undefined ? LOST : this.texts(node, depth + 1))))
  }

  /** `TABLE[key]`: any value of a constant table. */
  #entries({ object, computed }: Node, depth: number): Texts {
    const name = computed === true ? nameOf(object) : undefined
    const meaning = name === undefined || !isNode(object) ? undefined : this.#source.meaningOf(name, object)
    if (meaning?.kind !== 'value' || meaning.node.type !== 'ObjectExpression') return LOST
    const values = nodes(meaning.node.properties).map(({ value }) => value)
    return union(values.map((value) => (isNode(value) ? this.texts(value, depth + 1) : LOST)))
  }

  #call(node: Node, depth: number): Texts {
    const name = calleeName(node)
    const { callee } = node
    if (name === undefined || !isNode(callee)) return LOST
    if (callee.type === 'MemberExpression' && isNode(callee.object)) {
      if (PASSED_ON.has(name)) return this.texts(callee.object, depth + 1)
      const [given] = nodes(node.arguments)
      if (name === 'map' || name === 'flatMap')
        return this.texts(given !== undefined && isFunction(given) ? given : callee.object, depth + 1)
      const method = callee.object.type === 'ThisExpression' ? this.#source.methodOf(name, node) : undefined
      return method === undefined ? LOST : this.#returned(method, depth)
    }
    const meaning = this.#source.meaningOf(name, node)
    return meaning?.kind === 'function' ? this.#returned(meaning.node, depth) : LOST
  }

  #returned(of: Node, depth: number): Texts {
    const { body } = of
    if (!isNode(body)) return LOST
    const answers = body.type === 'BlockStatement' ? returnsOf(body) : [body]
    return answers.length === 0 ? LOST : union(answers.map((answer) => this.texts(answer, depth + 1)))
  }
}

function isSum({ type, operator }: Node): boolean {
  return type === 'BinaryExpression' && operator === '+'
}

function union(all: readonly Texts[]): Texts {
  return { whole: all.flatMap(({ whole }) => whole), parts: all.flatMap(({ parts }) => parts) }
}

/** On one line, with one … for what differs side by side. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/…+/g, '…')
}

/** What a function's own return statements give back. */
function returnsOf(body: Node): Node[] {
  return childrenOf(body).flatMap((child) => {
    if (isFunction(child)) return []
    if (child.type === 'ReturnStatement') return isNode(child.argument) ? [child.argument] : []
    return returnsOf(child)
  })
}

function argumentOf(call: Node, index: number, property: string | undefined): Node | undefined {
  const given = nodes(call.arguments)[index]
  if (property === undefined || given === undefined) return given
  const found = nodes(given.properties).find(({ key }) => nameOf(key) === property)
  return isNode(found?.value) ? found.value : undefined
}
