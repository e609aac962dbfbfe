/** Inputs for parsers: real files with pieces changed, pieces repeated until the text is long, and any text at all. */
import fc from 'fast-check'

/** Inputs of at most this length have to be read in the time that fuzz.ts allows. */
export const LONGEST_INPUT = 65_536

/** Words with a meaning for JavaScript, files or terminals, for any parser. */
const DANGEROUS = [
  ...'__proto__ constructor prototype toString hasOwnProperty polluted ../ /etc/passwd % %00 --'.split(' '),
  ...'0 -1 1 007 1e9 1e400 9007199254740993 NaN Infinity 0x10 1_000 null true ~'.split(' '),
  ...'"\'`\\{}[]()<>&|*#-:=,;!@\0\ufeff\u202e\u2028\ufffd\r\n\t\v ',
  ...['\ud800', '\u{1F600}', '\r\n', '  '],
]

interface Edit {
  readonly how: 'insert' | 'remove' | 'double' | 'move' | 'cut'
  /** Places in the text, taken modulo its length. */
  readonly at: number
  readonly to: number
  readonly length: number
  readonly piece: string
}

const place = fc.nat(1_000_000)

function edits(words: readonly string[]): fc.Arbitrary<readonly Edit[]> {
  const how = fc.oneof(
    { weight: 5, arbitrary: fc.constant('insert' as const) },
    { weight: 3, arbitrary: fc.constantFrom('remove' as const, 'double' as const, 'move' as const) },
    { weight: 1, arbitrary: fc.constant('cut' as const) },
  )
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words, ...DANGEROUS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  )
  return fc.array(fc.record({ how, at: place, to: place, length: fc.nat(40), piece }), { maxLength: 6 })
}

function edited(text: string, { how, at, to, length, piece }: Edit): string {
  const from = at % (text.length + 1)
  const taken = text.slice(from, from + length)
  if (how === 'insert') return text.slice(0, from) + piece + text.slice(from)
  if (how === 'cut') return text.slice(0, from)
  if (how === 'double') return text.slice(0, from) + taken + text.slice(from)
  const rest = text.slice(0, from) + text.slice(from + length)
  const target = to % (rest.length + 1)
  return how === 'remove' ? rest : rest.slice(0, target) + taken + rest.slice(target)
}

/** @param words pieces that mean something to the parser */
export function texts(seeds: readonly string[], words: readonly string[] = []): fc.Arbitrary<string> {
  const changed = fc.tuple(fc.constantFrom(...seeds), edits(words)).map(([seed, all]) => all.reduce(edited, seed))
  const some = fc.array(fc.constantFrom(...words, ...DANGEROUS), { maxLength: 12 }).map((all) => all.join(''))
  return fc
    .oneof(
      { weight: 30, arbitrary: changed },
      { weight: 10, arbitrary: some },
      { weight: 5, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
      { weight: 1, arbitrary: repeated(seeds, words) },
    )
    .map((text) => text.slice(0, LONGEST_INPUT))
}

/** One or two pieces again and again, up to the greatest length, alone or inside a real file: the slowest inputs. */
export function repeated(seeds: readonly string[], words: readonly string[] = []): fc.Arbitrary<string> {
  const piece = fc
    .array(fc.oneof(fc.constantFrom(...words, ...DANGEROUS), fc.string({ minLength: 1, maxLength: 3 })), {
      minLength: 1,
      maxLength: 3,
    })
    .map((all) => all.join(''))
  const seed = fc.constantFrom('', ...words, ...seeds)
  return fc.tuple(seed, place, piece, fc.constantFrom('', '\n', ...words)).map(([around, at, again, end]) => {
    const middle = at % (around.length + 1)
    const room = LONGEST_INPUT - around.length - end.length
    const many = again.repeat(Math.max(0, Math.floor(room / again.length)))
    return around.slice(0, middle) + many + around.slice(middle) + end
  })
}

/** Keys that only a JSON text can have as an object's own; see jsonTexts. */
const PROTO = '\u{F0000}proto'
const TOO_BIG = '\u{F0000}1e400'
const POLLUTING = { polluted: true }

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, 0, -0, -1, 1, 0.5, 7, 1e-300, 1e6, 1e9, 1e12, 1e15, 2 ** 53, -(2 ** 31), 1e300, -1e300, TOO_BIG],
  ...['', ' ', '\0', '\u202e', '\n', 'x'.repeat(5000)],
  ...'x * __proto__ constructor control head twin'.split(' '),
  ...[[], {}, [[]], [null], [1, 2], { constructor: { prototype: POLLUTING } }, { [PROTO]: POLLUTING }],
]

interface JsonEdit {
  readonly how: 'replace' | 'remove' | 'rename' | 'double' | 'copy'
  readonly at: number
  readonly from: number
  readonly value: unknown
  readonly key: string
}

const jsonEdit: fc.Arbitrary<JsonEdit> = fc.record({
  how: fc.constantFrom('replace', 'replace', 'copy', 'remove', 'rename', 'double'),
  at: place,
  from: place,
  value: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ODD_VALUES) }, { weight: 1, arbitrary: fc.jsonValue() }),
  key: fc.constantFrom(PROTO, 'constructor', 'prototype', 'toString', '', 'x', 'kind', '0'),
})

/** JSON values with parts replaced, left out, doubled, renamed, or put where others were; as text, cut off at times. */
export function jsonTexts(seeds: readonly unknown[]): fc.Arbitrary<string> {
  const changed = fc
    .tuple(fc.constantFrom(...seeds), fc.array(jsonEdit, { minLength: 1, maxLength: 4 }))
    .map(([seed, all]) => textOf(all.reduce(editedJson, seed)))
  return fc.oneof(
    { weight: 20, arbitrary: changed },
    { weight: 2, arbitrary: texts(seeds.map(textOf), ['"__proto__":{"polluted":true},', '{"constructor":', '1e400']) },
    { weight: 1, arbitrary: fc.json() },
  )
}

/** The same as values, as JSON.parse makes them. */
export function jsonValues(seeds: readonly unknown[]): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(fc.constantFrom(...seeds), fc.array(jsonEdit, { minLength: 1, maxLength: 4 }))
    .map(([seed, all]): unknown => JSON.parse(textOf(all.reduce(editedJson, seed))))
  return fc.oneof({ weight: 20, arbitrary: changed }, { weight: 1, arbitrary: fc.jsonValue() })
}

function textOf(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(`"${PROTO}"`, '"__proto__"').replaceAll(`"${TOO_BIG}"`, '1e400')
}

type Container = Record<string, unknown> | unknown[]

/** Every place of a value, as a container and a key in it. */
function placesIn(value: unknown): [Container, string | number][] {
  if (typeof value !== 'object' || value === null) return []
  const container = value as Container
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key): [Container, string | number][] => [
    [container, key],
    ...placesIn(Reflect.get(container, key)),
  ])
}

function editedJson(value: unknown, { how, at, from, value: odd, key }: JsonEdit): unknown {
  const copy: unknown = structuredClone(value)
  const places = placesIn(copy)
  const found = places[at % Math.max(1, places.length)]
  if (found === undefined) return odd
  const [container, name] = found
  const there: unknown = Reflect.get(container, name)
  const other = places[from % places.length]
  if (how === 'replace') Reflect.set(container, name, odd)
  else if (how === 'copy' && other !== undefined)
    Reflect.set(container, name, structuredClone(Reflect.get(other[0], other[1])))
  else if (Array.isArray(container))
    container.splice(Number(name), how === 'remove' ? 1 : 0, ...(how === 'remove' ? [] : [structuredClone(there)]))
  else {
    if (how !== 'double') delete container[name]
    if (how !== 'remove') container[key] = there
  }
  return copy
}
