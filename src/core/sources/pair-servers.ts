/** The servers of all named paths, before and now, with everything that the change says about them. */

import { writtenKey } from '../setting/setting.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import type { Assignments } from './assignments.ts'
import { type ChangedFile, isSourcePath, strayLines, unreadableAmong } from './changed-files.ts'
import {
  assignmentsFor,
  type ComparedServer,
  type ConfiguredServer,
  compareServers,
  NO_STRAYS,
  type Strays,
} from './compare-servers.ts'
import { type Fragment, isCertain } from './fragments.ts'
import { identifiersOf } from './identifiers.ts'
import { neighboursOf } from './neighbours.ts'
import { type NamedReading, type SideTexts, type SourceServer, selected } from './read-source.ts'
import { serverWord } from './server-words.ts'
import { bothSides, type Sides } from './sides.ts'

/** A server of a source before and now, under one name. */
export interface PairedServer<Source extends NamedReading = NamedReading> extends ComparedServer {
  readonly name: string
  readonly source: Source
  /** Whether there was such a server, and is one: else it stands for the defaults. */
  readonly exists: Sides<boolean>
}

export interface SourceChange<Source extends NamedReading> {
  readonly sources: readonly Source[]
  /** Sources of other changed files, whose settings are named; undefined: nobody named files, and all are sources. */
  readonly others: readonly NamedReading[] | undefined
  /** Texts of the repository. */
  readonly texts: Sides<SideTexts>
  /** Files that the change touches. */
  readonly changed: readonly ChangedFile[]
  readonly memoryBytes: number | undefined
}

export function pairServers<Source extends NamedReading>(change: SourceChange<Source>): PairedServer<Source>[] {
  const { sources, others, texts, changed, memoryBytes } = change
  const areNamed = others !== undefined
  const all = sources.flatMap((source) => pairsOf(source).map((pair) => ({ ...pair, source })))
  const files = new Set(sources.flatMap(({ read }) => [...read.before.files, ...read.after.files]))
  const paths = [...files, ...changed.map(({ path }) => path).filter(isSourcePath)]
  const assigned = assignmentsFor(
    all.flatMap(({ servers }) => [servers.before ?? [], servers.after ?? []].flat()),
    (names, side) => [
      ...texts[side].mentioning(names, [...paths, ...neighboursOf(files, texts[side].reader)]),
      ...sources.flatMap(({ printed }) => printed?.[side].all() ?? []),
    ],
  )
  const sure = all.filter(
    ({ servers }) => areNamed || servers.before?.isSure === true || servers.after?.isSure === true,
  )
  const pairs = effectivePairs(sure, assigned, areNamed ? () => true : isCertain)
  // The first server of all has the strays.
  const compare = (strays: Strays) =>
    pairs.map(({ name, servers, source }, index) => {
      const compared = compareServers(servers, assigned, index === 0 ? strays : NO_STRAYS, memoryBytes)
      const exists = bothSides((side) => servers[side] !== undefined)
      return { name, source, exists, ...compared }
    })
  const gated = compare(NO_STRAYS)
  if (!areNamed) return gated.filter(isChanged)
  const lookedAt = new Set(
    all.flatMap(({ servers: { before, after } }) => [...(before?.files ?? []), ...(after?.files ?? [])]),
  )
  const rest = others.filter(({ path }) => !lookedAt.has(path))
  const elsewhere = pairServers({ ...change, sources: rest, others: undefined })
  const strays = strayLines({ changed, texts, lookedAt, assigned, gated, others: elsewhere })
  return strays.before.length + strays.after.length === 0 ? gated : compare(strays)
}

/** Changed files that may hold settings, and that nobody can read. */
export function unreadFiles({ changed, texts, others }: SourceChange<NamedReading>): DirectiveWarning[] {
  const files = unreadableAmong(changed, texts, others !== undefined)
  return files.map((file) => ({ code: 'file-unread', file, line: 1, directive: 'this file' }))
}

/** Servers without settings that are only values for another one's, and with those that count. */
function effectivePairs<P extends Pair>(
  pairs: readonly P[],
  assigned: Sides<Assignments>,
  isCounting: (setting: Fragment) => boolean,
): P[] {
  const all = bothSides((side) => pairs.flatMap(({ servers }) => servers[side]?.settings ?? []))
  const values = bothSides((side) => {
    const places = new Set(all[side].flatMap((each) => valuesFor(each, assigned[side])))
    return all[side].filter(({ name, file, line }) => places.has(`${name} ${file}:${line.number}`))
  })
  const keyOf = ({ name, file, value }: Fragment) => `${name} ${file} ${value.text}`
  // What stays as it is may become a value, or be one no more.
  const keys = new Set([...values.before, ...values.after].map(keyOf))
  return pairs.map((pair) => {
    const servers = bothSides((side) => {
      const server = pair.servers[side]
      if (server === undefined) return undefined
      const settings = server.settings.filter((each) => isCounting(each) && !keys.has(keyOf(each)))
      // The image of a server may have any name, that of another program not.
      const isServer = settings.length + server.exact.length > 0
      return { ...server, settings, images: isServer ? server.images : server.images.filter(isCounting) }
    })
    return { ...pair, servers }
  })
}

/** Places of settings that give another one its value. */
function valuesFor(setting: Fragment, assigned: Assignments): string[] {
  const names = setting.value.kind === 'reference' ? identifiersOf(setting.value.text ?? '') : []
  return names.flatMap((name) =>
    (assigned.get(name) ?? [])
      .filter(({ file, line }) => file !== setting.file || line !== setting.line.number)
      .map(({ file, line }) => `${serverWord(name)?.name} ${file}:${line}`),
  )
}

function isChanged({ servers: { before, after } }: ComparedServer): boolean {
  const textOf = (server: ConfiguredServer | undefined) =>
    JSON.stringify([server?.image?.value, server?.options.map(writtenKey)])
  return textOf(before) !== textOf(after)
}

interface Pair {
  readonly name: string
  readonly servers: Sides<SourceServer | undefined>
}

function pairsOf({ argument, path, at, read }: NamedReading): Pair[] {
  const before = selected(read.before.servers, at)
  const after = selected(read.after.servers, at)
  // A renamed service is still the only one.
  if (Math.max(after.length, before.length) === 1)
    return [{ name: argument, servers: { before: before[0], after: after[0] } }]
  const formers = formerServers(before, after)
  const paired = new Set(formers.values())
  const nameOf = (server: SourceServer) => (server.at === '' ? path : `${path}#${server.at}`)
  return [
    ...after.map((server) => ({ name: nameOf(server), servers: { before: formers.get(server), after: server } })),
    ...before
      .filter((server) => !paired.has(server))
      .map((server) => ({ name: nameOf(server), servers: { before: server, after: undefined } })),
  ]
}

/**
 * What each server was before: that of its name, the first of namesakes. One with a new name was the one at its place,
 * behind the same other server, if as many have gone there as have come.
 */
function formerServers(before: readonly SourceServer[], after: readonly SourceServer[]) {
  const names = { before: new Set(before.map(({ at }) => at)), after: new Set(after.map(({ at }) => at)) }
  const byName = new Map(before.toReversed().map((server) => [server.at, server]))
  const formers = new Map(after.map((server) => [server, byName.get(server.at)]))
  const gone = unnamedByPlace(before, names.after)
  for (const [place, come] of unnamedByPlace(after, names.before)) {
    const went = gone.get(place) ?? []
    if (went.length === come.length) for (const [index, server] of come.entries()) formers.set(server, went[index])
  }
  return formers
}

/** Servers whose name the other side lacks, by the name of the server before them that it has. */
function unnamedByPlace(servers: readonly SourceServer[], others: ReadonlySet<string>): Map<string, SourceServer[]> {
  const unnamed = new Map<string, SourceServer[]>()
  let place = ''
  for (const server of servers)
    if (others.has(server.at)) place = server.at
    else unnamed.set(place, [...(unnamed.get(place) ?? []), server])
  return unnamed
}
