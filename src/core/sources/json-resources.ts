/** Finds the resources in the JSON of Terraform, with their lines. The rest is skipped unread, as it has secrets. */

import type { SourceLine } from '../names.ts'
import { numberFromText } from './hcl-number.ts'
import type { HclValue, MapValue } from './hcl-value.ts'

/** A resource, and the place of its values in the text. */
export interface JsonResource {
  readonly address: string
  readonly type: string
  /** Offset of its opening brace. */
  readonly start: number
  /** Offset of the opening brace of its values. */
  readonly values: number
  /** Offset of the opening brace of the sensitive marks; undefined if there are none. */
  readonly sensitive: number | undefined
}

/** Kind of a piece of the JSON. */
type Part = 'top' | 'holder' | 'module' | 'modules' | 'resources' | 'resource'

const PARTS: Readonly<Record<Part, Readonly<Record<string, Part>>>> = {
  top: { planned_values: 'holder', values: 'holder' },
  holder: { root_module: 'module' },
  module: { resources: 'resources', child_modules: 'modules' },
  modules: { '': 'module' },
  resources: { '': 'resource' },
  resource: {},
}

interface Frame {
  readonly part: Part | undefined
  readonly isObject: boolean
  readonly start: number
  /** Key of the value that follows; empty in lists. */
  key: string
  /** Whether a text is a value and no key. */
  isValue: boolean
  /** Offsets of the values of a resource. */
  readonly offsets: Map<string, number>
}

/**
 * The resources of a plan or a state, in the order of the text, in one pass.
 *
 * @param text JSON that was parsed before
 */
export function findResources(text: string): JsonResource[] {
  const found: JsonResource[] = []
  const stack: Frame[] = []
  let frame: Frame | undefined
  for (let index = 0; index < text.length; index++) {
    const mark = text.charCodeAt(index)
    if (mark === QUOTE) {
      const end = endOfText(text, index)
      if (frame?.isObject === true && !frame.isValue)
        frame.key = frame.part === undefined ? '' : text.slice(index + 1, end)
      else note(frame, index)
      index = end
    } else if (mark === COLON && frame !== undefined) frame.isValue = true
    else if (mark === COMMA && frame !== undefined) frame.isValue = !frame.isObject
    else if (mark === OPEN_BRACE || mark === OPEN_BRACKET) {
      note(frame, index)
      if (frame !== undefined) stack.push(frame)
      frame = open(frame, index, mark === OPEN_BRACE)
    } else if (mark === CLOSE_BRACE || mark === CLOSE_BRACKET) {
      if (frame?.part === 'resource') found.push(...resourceOf(frame, text))
      frame = stack.pop()
    }
  }
  return found
}

const [QUOTE, COLON, COMMA] = [34, 58, 44]
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [123, 125, 91, 93]

function open(holder: Frame | undefined, start: number, isObject: boolean): Frame {
  const part = holder === undefined ? 'top' : holder.part && PARTS[holder.part][holder.isObject ? holder.key : '']
  return { part, isObject, start, key: '', isValue: !isObject, offsets: part === 'resource' ? new Map() : NONE }
}

const NONE = new Map<string, number>()

function note(frame: Frame | undefined, index: number): void {
  if (frame?.part === 'resource') frame.offsets.set(frame.key, index)
}

function resourceOf({ start, offsets }: Frame, text: string): JsonResource[] {
  const [address, type, mode] = ['address', 'type', 'mode'].map((key) => textAt(text, offsets.get(key)))
  const [values, sensitive] = [offsets.get('values'), offsets.get('sensitive_values')]
  if (address === undefined || type === undefined || values === undefined || mode === 'data') return []
  return [{ address, type, start, values, sensitive }]
}

function textAt(text: string, offset: number | undefined): string | undefined {
  return offset === undefined || text.charCodeAt(offset) !== QUOTE ? undefined : textFrom(text, offset)
}

function textFrom(text: string, offset: number): string {
  return String(JSON.parse(text.slice(offset, endOfText(text, offset) + 1)))
}

/** Offset of the closing quotation mark. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, index: number): boolean {
  let start = index
  while (text.charAt(start - 1) === '\\') start -= 1
  return (index - start) % 2 === 1
}

/** Lines of offsets that only grow: each part of the text is gone through once. */
export function lineCounter(text: string): (offset: number) => number {
  let [line, next] = [1, text.indexOf('\n')]
  return (offset) => {
    while (next >= 0 && next < offset) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}

/** Settings are never deeper. */
const DEEPEST = 20

/** The value at an offset. A setting that has a name has the place of its name. */
export function readJsonValue(text: string, offset: number, placeOf: (offset: number) => SourceLine): HclValue {
  return read({ text, placeOf, next: offset }, 0)
}

/** A plain value at an offset. */
export function jsonAt(text: string, offset: number): unknown {
  const reading = { text, next: offset }
  skip(reading)
  return JSON.parse(text.slice(offset, reading.next))
}

interface Reading {
  readonly text: string
  readonly placeOf: (offset: number) => SourceLine
  next: number
}

function read(reading: Reading, depth: number): HclValue {
  const place = reading.placeOf(reading.next)
  const mark = reading.text.charCodeAt(reading.next)
  if (depth > DEEPEST && (mark === OPEN_BRACE || mark === OPEN_BRACKET)) {
    skip(reading)
    return { kind: 'unknown', place, written: '' }
  }
  if (mark === OPEN_BRACE) return readObject(reading, place, depth)
  if (mark === OPEN_BRACKET) return readList(reading, place, depth)
  if (mark !== QUOTE) return readWord(reading, place)
  const value = textFrom(reading.text, reading.next)
  reading.next = endOfText(reading.text, reading.next) + 1
  return { kind: 'scalar', value, place, written: JSON.stringify(value) }
}

const BLANKS = /[\s,:]*/y
const WORD = /[^\s,:[\]{}]*/y

function passOver(pattern: RegExp, reading: Reading): string {
  pattern.lastIndex = reading.next
  const [passed = ''] = pattern.exec(reading.text) ?? []
  reading.next += passed.length
  return passed
}

function readWord(reading: Reading, place: SourceLine): HclValue {
  const word = passOver(WORD, reading)
  if (word === 'null') return { kind: 'scalar', value: null, place, written: word }
  if (word === 'true' || word === 'false') return { kind: 'scalar', value: word === 'true', place, written: word }
  const number = numberFromText(word)
  if (number === undefined) return { kind: 'unknown', place, written: word }
  return { kind: 'scalar', value: number, place, written: word }
}

/** Whether another element follows; else the end is passed over. */
function hasNext(reading: Reading): boolean {
  passOver(BLANKS, reading)
  const mark = reading.text.charCodeAt(reading.next)
  const isEnd = mark === CLOSE_BRACE || mark === CLOSE_BRACKET || Number.isNaN(mark)
  if (isEnd) reading.next += 1
  return !isEnd
}

function readList(reading: Reading, place: SourceLine, depth: number): HclValue {
  const items: HclValue[] = []
  reading.next += 1
  while (hasNext(reading)) items.push(read(reading, depth + 1))
  return { kind: 'list', items, place, written: '' }
}

function readObject(reading: Reading, place: SourceLine, depth: number): MapValue {
  const entries = new Map<string, HclValue>()
  reading.next += 1
  while (hasNext(reading)) {
    const key = textFrom(reading.text, reading.next)
    reading.next = endOfText(reading.text, reading.next) + 1
    passOver(BLANKS, reading)
    entries.set(key, read(reading, depth + 1))
  }
  const [name, value] = [entries.get('name'), entries.get('value')]
  if (name?.kind === 'scalar' && value !== undefined) entries.set('value', { ...value, place: name.place })
  return { kind: 'map', entries, place, written: '' }
}

/** Passes over a value without a call for each of its levels. */
function skip(reading: Pick<Reading, 'text' | 'next'>): void {
  let depth = 0
  do {
    const mark = reading.text.charCodeAt(reading.next)
    if (mark === OPEN_BRACE || mark === OPEN_BRACKET) depth += 1
    else if (mark === CLOSE_BRACE || mark === CLOSE_BRACKET) depth -= 1
    else if (mark === QUOTE) reading.next = endOfText(reading.text, reading.next)
    reading.next += 1
  } while (depth > 0 && reading.next < reading.text.length)
}
