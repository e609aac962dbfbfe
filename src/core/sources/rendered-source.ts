/** Reads servers from the output of a tool such as helm, and finds the lines of the repository that they came from. */

import type { SourceLine } from '../names.ts'
import { readOptionName } from '../setting/option-name.ts'
import type { Source } from './changed-servers.ts'
import type { Fact } from './fact.ts'
import { lineDocuments } from './line-document.ts'
import { joined } from './owners.ts'
import { documentFacts, factsIn, ofServers, type SideFiles } from './read-file.ts'
import { References } from './references.ts'
import { headText } from './setting-facts.ts'
import { bothSides, type Side, type Sides } from './sides.ts'
import type { SourceServer } from './source-server.ts'
import type { SourceReading } from './source-servers.ts'
import { type Document, nodesIn } from './tree.ts'

/** Output of a tool for one configuration on one side of a change. */
export interface RenderedText {
  /** Name of the configuration, such as the values file of a chart; empty for the usual configuration of the path. */
  readonly name: string
  /**
   * Whether the text is only for servers that the usual configuration lacks on both sides, such as services of Compose
   * profiles that are off.
   */
  readonly isRest: boolean
  readonly text: string
  /** Files of the repository from which the tool made the text. */
  readonly origins: readonly string[]
}

/**
 * Makes a source of the texts that a tool has printed for both sides.
 *
 * @param path of the file or folder that stands for all configurations
 */
export function renderedSource(path: string, texts: Sides<readonly RenderedText[]>, files: Sides<SideFiles>): Source {
  const origins = bothSides((side) => [...new Set(texts[side].flatMap((text) => text.origins))])
  const documents = bothSides((side) => origins[side].flatMap((file) => documentsOf(file, files[side])))
  const references = new References(documents)
  const all = bothSides((side) => {
    const places = new Places(documents, references, side, { file: origins[side][0] ?? path, line: 1 })
    return texts[side].map((text) => ({ ...text, servers: serversOf(text, path, origins[side], places) }))
  })
  const usual = new Set(
    [...all.before, ...all.after].flatMap(({ isRest, servers }) => (isRest ? [] : servers.map(({ at }) => at))),
  )
  const read = bothSides(
    (side): SourceReading => ({
      servers: all[side].flatMap(({ isRest, servers }) => servers.filter(({ at }) => !isRest || !usual.has(at))),
      problems: [],
      warnings: [],
      documents: [],
    }),
  )
  return { path, former: undefined, read }
}

function documentsOf(path: string, files: SideFiles): readonly Document[] {
  const file = files.of(path)
  if (file?.kind === 'facts') return file.documents
  return file?.kind === 'options' ? lineDocuments(files.text(path) ?? '', path) : []
}

function serversOf(
  { name, text }: RenderedText,
  path: string,
  origins: readonly string[],
  places: Places,
): SourceServer[] {
  const servers = factsIn(decodedManifests(text), `${path}.yaml`).servers.map((server): SourceServer => {
    const header = places.ofText(server.at)
    const facts = server.facts.map((fact) => ({ ...fact, ...places.ofFact(fact, header) }))
    return { ...server, ...header, files: new Set(origins), facts }
  })
  return joined(servers).map((server) => ({
    ...server,
    at: [name, server.at].filter((part) => part !== '').join(':'),
  }))
}

const SECRET = /^kind: Secret$/m
/** A line in the data of a Kubernetes secret, with a value in base64. */
const ENCODED = /^( {2}[\w.-]+): ([A-Za-z0-9+/]{8,}={0,2})$/gm
const FLAG = /(?:^|\s)--[a-z][\w-]+/m

/** Decodes those values of Kubernetes secrets that configure servers. Others, such as passwords, stay encoded. */
function decodedManifests(text: string): string {
  const plain = (whole: string, key: string, encoded: string) => {
    const decoded = encoded.length % 4 === 0 ? atob(encoded) : ''
    if (!ofServers(decoded) && !FLAG.test(decoded)) return whole
    const lines = decoded.trimEnd().split('\n')
    return `${key}: |\n${lines.map((line) => `    ${line}`).join('\n')}`
  }
  return text
    .split('\n---\n')
    .map((each) => (SECRET.test(each) ? each.replaceAll(ENCODED, plain) : each))
    .join('\n---\n')
}

/**
 * Minimum length, in characters, of a part of a value by which its line is searched for, because shorter parts are on
 * too many lines.
 */
const TELLING = 3

/** Finds the lines of the repository that the output of a tool came from. */
class Places {
  /**
   * Lines by variable, and by variable and value. If there are several, the first one that changed counts, else the
   * first.
   */
  readonly #facts = new Map<string, SourceLine>()
  readonly #lines: readonly (SourceLine & { readonly text: string })[]
  readonly #changed: ReadonlySet<string>
  readonly #usual: SourceLine

  constructor(documents: Sides<readonly Document[]>, references: References, side: Side, usual: SourceLine) {
    const keyOf = ({ file, text }: { readonly file: string; readonly text: string }) => `${file}\0${text}`
    const before = new Set(linesOf(documents[side === 'before' ? 'after' : 'before']).map(keyOf))
    this.#lines = linesOf(documents[side])
    this.#changed = new Set(this.#lines.filter((line) => !before.has(keyOf(line))).map(placeOf))
    this.#usual = usual
    for (const { name, value, file, line } of documents[side].flatMap(documentFacts)) {
      const { value: resolved, literals } = references.resolve(value, side, file)
      const place = literals[0] ?? { file, line }
      const { variable } = readOptionName(name)
      for (const key of [variable, `${variable}\0${resolved.text ?? ''}`]) {
        const first = this.#facts.get(key)
        if (first === undefined || (this.#isChanged(place) && !this.#isChanged(first)))
          this.#facts.set(key, { file: place.file, line: place.line })
      }
    }
  }

  /**
   * Line that sets the variable to the value. If there is none, a line with only the variable or a part of the value,
   * preferably a changed one.
   */
  ofFact({ name, value }: Fact, header: SourceLine): SourceLine {
    const { variable } = readOptionName(name)
    const same = this.#facts.get(`${variable}\0${value.text ?? ''}`)
    if (same !== undefined) return same
    const ofVariable = this.#facts.get(variable)
    const parts = value.text?.split(/[:/=]/).filter((part) => part.length >= TELLING) ?? []
    const lines = parts.toReversed().map((part) => this.#lines.filter(({ text }) => text.includes(part)))
    const ofValue = lines.find((each) => each.length > 0) ?? []
    return this.#nearest(ofVariable === undefined ? ofValue : [ofVariable, ...ofValue], header)
  }

  ofText(text: string): SourceLine {
    return this.#nearest(text === '' ? [] : this.#lines.filter((line) => line.text.includes(text)))
  }

  /**
   * The first line that changed, else the first line; `usual` if there are none. A changed line is the likeliest reason
   * for a difference.
   */
  #nearest(places: readonly SourceLine[], usual = this.#usual): SourceLine {
    const { file, line } = places.find((place) => this.#isChanged(place)) ?? places[0] ?? usual
    return { file, line }
  }

  #isChanged(place: SourceLine): boolean {
    return this.#changed.has(placeOf(place))
  }
}

function placeOf({ file, line }: SourceLine): string {
  return `${line} ${file}`
}

function linesOf(documents: readonly Document[]) {
  return documents.flatMap(({ file, root }) =>
    [...nodesIn(root)].map((node) => ({ file, line: node.line, text: headText(node) })),
  )
}
