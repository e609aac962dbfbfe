/** Servers in what a tool prints, on the lines of the repository that they came from. */

import type { SourceLine } from '../names.ts'
import type { Problem } from '../problems.ts'
import { readOptionName } from '../setting/option-name.ts'
import { assignmentsTo } from './assignments.ts'
import { type Fragment, type ScannedText, scan } from './fragments.ts'
import { identifiersOf } from './identifiers.ts'
import type { OptionFileReader } from './option-includes.ts'
import { outlineOf } from './outline.ts'
import { ofServers, type ReadServers, readSource, SideTexts, type SourceServer } from './read-source.ts'
import { isCompose } from './renderers.ts'
import { bothSides, type Sides } from './sides.ts'

/** What a tool printed for one configuration of a side. */
export interface RenderedText {
  /** Its name among those of the path; empty for the usual one. */
  readonly name: string
  /** Whether only those of its servers count that no usual one has. */
  readonly isRest: boolean
  /** A path that no file has, in the folder that paths in the text start at. */
  readonly path: string
  readonly text: string
  /** Texts that it was made of. */
  readonly origins: readonly ScannedText[]
}

/** The texts of a side, and one that no file has, in the place of compose files: what they say is in it. */
class RenderedTexts extends SideTexts {
  readonly #texts: SideTexts
  readonly #path: string
  readonly #text: ScannedText

  /** @param top path that somebody named, see {@link OptionFileReader} */
  constructor(texts: SideTexts, path: string, text: ScannedText, top: string) {
    const { reader } = texts
    super({
      rootOf: () => reader.rootOf(top),
      file: (asked) => {
        if (asked === path) return { kind: 'text', text: '' }
        const reading = reader.file(asked, top)
        return reading.kind === 'text' && isCompose(asked, reading.text) ? { kind: 'absent' } : reading
      },
      directory: (asked) => reader.directory(asked, top),
    } satisfies OptionFileReader)
    this.#texts = texts
    this.#path = path
    this.#text = text
  }

  override of(path: string, top = path): ScannedText | undefined {
    return path === this.#path ? this.#text : this.#texts.of(path, top)
  }
}

/** The servers of all configurations, on both sides. */
export function renderedServers(
  rendered: Sides<readonly RenderedText[]>,
  texts: Sides<SideTexts>,
  top: string,
): Sides<ReadServers> {
  const cases = bothSides((side, other) =>
    rendered[side].map((each) => {
      const counterpart = rendered[other].find(({ name, isRest }) => name === each.name && isRest === each.isRest)
      return { ...each, read: readRendered(each, counterpart?.origins ?? [], texts[side], top) }
    }),
  )
  const usual = new Set(
    [...cases.before, ...cases.after].flatMap(({ isRest, read }) => (isRest ? [] : read.servers.map(({ at }) => at))),
  )
  return bothSides((side): ReadServers => {
    const all = cases[side]
    return {
      servers: all.flatMap(({ isRest, read }) => read.servers.filter(({ at }) => !isRest || !usual.has(at))),
      problems: all.flatMap(({ read }) => read.problems),
      warnings: all.flatMap(({ read }) => read.warnings),
      files: new Set(all.flatMap(({ read, origins }) => [...read.files, ...origins.map(({ file }) => file)])),
    }
  })
}

/** @param former the texts of the other side that it was made of */
function readRendered(
  { name, path, text, origins }: RenderedText,
  former: readonly ScannedText[],
  texts: SideTexts,
  top: string,
): ReadServers {
  const scanned = scan(outlineOf(decodedManifests(text), path, true))
  const reading = readSource(path, new RenderedTexts(texts, path, scanned, top))
  if (reading.kind !== 'read') return { servers: [], problems: [], warnings: [], files: new Set() }
  const places = new Places(scanned, origins, former, { file: origins[0]?.file ?? top, line: 1 })
  const files = new Set(reading.files)
  files.delete(path)
  return {
    ...reading,
    files,
    servers: reading.servers.map((server) => {
      const at = [name, server.at].filter((part) => part !== '').join(':')
      return { ...places.ofServer(server), files: new Set([...server.files, ...origins.map(({ file }) => file)]), at }
    }),
    problems: reading.problems.map((problem) => places.ofProblem(problem)),
  }
}

const DOCUMENT = /^---$/m
const SECRET = /^kind: Secret$/m
/** A value in the data of a secret. */
const ENCODED = /^( {2}[\w.-]+): ([A-Za-z0-9+/]{8,}={0,2})$/gm
const FLAG = /(?:^|\s)--[a-z][\w-]+/m

/** The text with those values of secrets in plain that configure servers; passwords stay as they are. */
function decodedManifests(text: string): string {
  const plain = (whole: string, key: string, encoded: string) => {
    const decoded = encoded.length % 4 === 0 ? atob(encoded) : ''
    if (!ofServers(decoded) && !FLAG.test(decoded)) return whole
    const lines = decoded.trimEnd().split('\n')
    return `${key}: |\n${lines.map((line) => `    ${line}`).join('\n')}`
  }
  const documents = text.split(DOCUMENT)
  return documents.map((each) => (SECRET.test(each) ? each.replaceAll(ENCODED, plain) : each)).join('---')
}

/** Characters of a value that tell its line from others. */
const TELLING = 4
/** Values in a line of any syntax; `./conf:/etc` has two. */
const WORD = /[^\s"'`=:,@{}[\]]+/g

/** Places of one key, of which more are not told apart. */
const MOST_PLACES = 100

/** Lines of the repository by keys. */
class LinesByKey {
  readonly #places = new Map<string, SourceLine[]>()

  put(key: string, place: SourceLine): void {
    const places = this.#places.get(key) ?? []
    if (places.length < MOST_PLACES) places.push(place)
    this.#places.set(key, places)
  }

  of(key: string): readonly SourceLine[] {
    return this.#places.get(key) ?? []
  }
}

/** Finds the lines that a tool took what it printed from. */
class Places {
  readonly #path: string
  readonly #printed: ReadonlyMap<number, string>
  readonly #usual: SourceLine
  readonly #changed = new Set<string>()
  readonly #texts = new LinesByKey()
  readonly #words = new LinesByKey()
  /** By name alone, and by name and value. */
  readonly #settings = new LinesByKey()

  constructor(
    { file, lines }: ScannedText,
    origins: readonly ScannedText[],
    former: readonly ScannedText[],
    usual: SourceLine,
  ) {
    this.#path = file
    this.#printed = new Map(lines.map(({ number, text }) => [number, text]))
    this.#usual = usual
    const before = new Set(former.flatMap((text) => text.lines.map((line) => `${text.file}\0${line.text}`)))
    for (const origin of origins)
      for (const { number: line, text } of origin.lines) {
        const place = { file: origin.file, line }
        if (!before.has(`${origin.file}\0${text}`)) this.#changed.add(keyOf(place))
        this.#texts.put(text, place)
        for (const [word] of text.matchAll(WORD)) this.#words.put(word.replace(/^\.\//, ''), place)
      }
    this.#putSettings(origins)
  }

  /** A value by reference stands where its name gets one. */
  #putSettings(origins: readonly ScannedText[]): void {
    const referring = new Map<string, Set<string>>()
    for (const { name, value, file, line } of origins.flatMap(({ settings, images }) => [...settings, ...images])) {
      const place = { file, line: line.number }
      this.#settings.put(readOptionName(name).variable, place)
      if (value.kind === 'literal') this.#settings.put(`${readOptionName(name).variable}\0${value.text ?? ''}`, place)
      else
        for (const identifier of identifiersOf(value.text ?? ''))
          referring.set(identifier, (referring.get(identifier) ?? new Set()).add(readOptionName(name).variable))
    }
    for (const [identifier, places] of assignmentsTo(new Set(referring.keys()), new Set(), origins))
      for (const name of referring.get(identifier) ?? [])
        for (const { text, file, line } of places) {
          this.#settings.put(name, { file, line })
          this.#settings.put(`${name}\0${text}`, { file, line })
        }
  }

  ofServer(server: SourceServer): SourceServer {
    const { images, settings, ways } = server
    const header = server.file === this.#path ? this.#ofHeader(server.line) : { file: server.file, line: server.line }
    const moved = (fragment: Fragment, { file, line } = header): Fragment =>
      fragment.file === this.#path ? { ...fragment, file, line: { ...fragment.line, number: line } } : fragment
    return {
      ...server,
      ...header,
      images: images.map((each) => moved(each, this.#ofImage(each, header))),
      settings: settings.map((each) => moved(each, this.#ofSetting(each, header))),
      ways: ways.map((each) => (each.file === this.#path ? { ...each, ...this.#ofLine(each.line, header) } : each)),
    }
  }

  ofProblem(problem: Problem): Problem {
    return problem.file === this.#path ? { ...problem, ...this.#ofLine(problem.line, this.#usual) } : problem
  }

  /** Its name may be followed by all that is in it. */
  #ofHeader(number: number): SourceLine {
    const text = this.#printed.get(number) ?? ''
    const [word = ''] = text.match(WORD) ?? []
    return this.#nearest([this.#texts.of(text), this.#words.of(word)], this.#usual) ?? this.#usual
  }

  #ofSetting({ name, value }: Fragment, header: SourceLine): SourceLine | undefined {
    const key = readOptionName(name).variable
    return this.#nearest([this.#settings.of(`${key}\0${value.text ?? ''}`), this.#settings.of(key)], header)
  }

  /** Its tag may stand far from its name. */
  #ofImage({ name, value }: Fragment, header: SourceLine): SourceLine | undefined {
    const parts = value.text?.match(WORD)?.toReversed() ?? []
    const whole = this.#settings.of(`${readOptionName(name).variable}\0${value.text ?? ''}`)
    return this.#nearest([whole, ...parts.map((part) => this.#words.of(part))], header)
  }

  /** The line of the same text, or with the same value: tools write short forms out. */
  #ofLine(number: number, header: SourceLine): SourceLine {
    const text = this.#printed.get(number) ?? ''
    const [, value = ''] = /^(?:- )?[\w.-]+:\s+["']?(?:\.\/)?([^"']*)/.exec(text) ?? []
    const same = value.length < TELLING ? [] : this.#words.of(value)
    return this.#nearest([this.#texts.of(text), same], header) ?? header
  }

  /** Of the first places that there are, one that changed, and the nearest below the head of the server. */
  #nearest(choices: readonly (readonly SourceLine[])[], { file, line }: SourceLine): SourceLine | undefined {
    const places = choices.find((each) => each.length > 0) ?? []
    const changed = places.filter((place) => this.#changed.has(keyOf(place)))
    const left = changed.length > 0 ? changed : places
    return left.find((place) => place.file === file && place.line >= line) ?? left[0]
  }
}

function keyOf({ file, line }: SourceLine): string {
  return `${file}:${line}`
}
