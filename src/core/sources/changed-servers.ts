/** Servers that a change is about, before and now, from the facts of its files and of files that these name. */

import type { SourceLine } from '../names.ts'
import type { Problem } from '../problems.ts'
import { writtenKey } from '../setting/setting.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import { type ChangedFile, foldersToRead, isOfVariables, isSourcePath, mayBeSource } from './changed-files.ts'
import { filesBeside, variablesBeside } from './neighbours.ts'
import { ownerOf, serverWithParts } from './owners.ts'
import type { SideFiles } from './read-file.ts'
import { namesIn, References } from './references.ts'
import { type ConfiguredServer, configuredServers } from './server-change.ts'
import { headText } from './setting-facts.ts'
import { bothSides, type Side, type Sides, surplus } from './sides.ts'
import type { SourceServer } from './source-server.ts'
import { readSource, type SourceReading } from './source-servers.ts'
import { nodesIn } from './tree.ts'

/** A path that configures servers; `former` is its path before the change, if it was renamed. */
export interface Source {
  readonly path: string
  readonly former: string | undefined
  readonly read: Sides<SourceReading>
}

/** A server that a change is about. */
export interface ChangedServer {
  readonly name: string
  readonly at: string
  readonly source: Source
  /** Files that the server, or one of its values, is read from. */
  readonly files: ReadonlySet<string>
  /** Undefined: the side has no such server, so that the other side is compared with the defaults. */
  readonly servers: Sides<ConfiguredServer | undefined>
  /** Whether the side has such a server in its files. */
  readonly exists: Sides<boolean>
}

export interface SourceChange {
  /** Paths to read by their formats. */
  readonly paths: readonly string[]
  /** What commands and tools printed. */
  readonly sources: readonly Source[]
  /** Files that differ between the sides. */
  readonly changed: readonly ChangedFile[]
  readonly files: Sides<SideFiles>
  /** Former paths of files that were renamed. */
  readonly formers: ReadonlyMap<string, string>
  /** Memory of the production machines, bytes; undefined: not given. */
  readonly memoryBytes: number | undefined
}

export interface ChangeReading {
  readonly servers: readonly ChangedServer[]
  /** Servers added to, or gone from, a file that keeps others: there is nothing to compare them with. */
  readonly comings: readonly ChangedServer[]
  /** Servers of the same paths that did not change. */
  readonly unchanged: readonly ChangedServer[]
  /** Every path that was read, also those without servers. */
  readonly sources: readonly Source[]
  readonly problems: Sides<readonly Problem[]>
  readonly warnings: Sides<readonly DirectiveWarning[]>
  /** Changed lines in blocks of servers that are no setting or image: their effect is unknown. */
  readonly beside: readonly (SourceLine & { readonly key: string })[]
}

export function readChangedServers(change: SourceChange): ChangeReading {
  const { files } = change
  const sources = [...change.sources, ...change.paths.map((path) => sourceAt(path, change))]
  const references = referencesFor(sources, change)
  const pairs = sources.flatMap((source) => pairsOf(source).map((pair) => ({ ...pair, source })))
  const used = placesOfValues(pairs, references)
  const all = pairs.map(({ at, name, servers: both, source }): ChangedServer => {
    const isValue = ({ file, line }: SourceLine) =>
      used.get(`${file}:${line}`)?.size === 1 && !used.get(`${file}:${line}`)?.has(source)
    // A name's facts are left to another server only if all of them, on both sides, are values of that server.
    const values = namesOnAllSides(both, isValue)
    const owners = bothSides((side) => both[side] && ownerOf(both[side], files[side]))
    const full = bothSides((side) => {
      const server = both[side]
      if (server === undefined) return undefined
      const facts = server.facts.filter((fact) => !values.has(fact.name) || !isValue(fact))
      return joinedWith({ ...server, facts }, owners[side], files[side])
    })
    const compared = configuredServers(full, references, change.memoryBytes)
    const paths = [...(full.before?.files ?? []), ...(full.after?.files ?? []), ...filesOfOptions(compared)]
    const exists = bothSides((side) => both[side] !== undefined)
    return { name, at, source, files: new Set(paths), servers: compared, exists }
  })
  const [lasting, others] = [all.filter(isLasting), all.filter((server) => !isLasting(server))]
  const servers = onlyOnce(lasting.filter(isChanged))
  return {
    servers,
    comings: others,
    unchanged: lasting.filter((server) => !isChanged(server)),
    sources,
    problems: bothSides((side) => sources.flatMap(({ read }) => read[side].problems)),
    warnings: bothSides((side) => sources.flatMap(({ read }) => read[side].warnings)),
    beside: linesBeside(lasting.filter(({ exists }) => exists.before && exists.after)),
  }
}

/** Names of which every fact, on both sides, passes `isOne`. */
function namesOnAllSides(
  { before, after }: Sides<SourceServer | undefined>,
  isOne: (fact: SourceLine) => boolean,
): ReadonlySet<string> {
  const facts = [...(before?.facts ?? []), ...(after?.facts ?? [])]
  const others = new Set(facts.filter((fact) => !isOne(fact)).map(({ name }) => name))
  return new Set(facts.map(({ name }) => name).filter((name) => !others.has(name)))
}

/** A server with its parts. If it is itself a part: its owner with all parts, at the place of this one. */
function joinedWith(server: SourceServer, owner: SourceServer | undefined, files: SideFiles): SourceServer {
  if (owner === undefined) return serverWithParts(server, files)
  const whole = serverWithParts(owner, files)
  const places = new Set([...whole.exact, ...whole.facts].map(({ file, line }) => `${line} ${file}`))
  const isNew = ({ file, line }: SourceLine) => !places.has(`${line} ${file}`)
  const { at, file, line, block } = server
  return {
    ...{ at, file, line, block },
    exact: [...whole.exact, ...server.exact.filter(isNew)],
    facts: [...whole.facts, ...server.facts.filter(isNew)],
    files: new Set([...server.files, ...whole.files]),
  }
}

function filesOfOptions({ before, after }: Sides<ConfiguredServer | undefined>): string[] {
  return [...(before?.options ?? []), ...(after?.options ?? [])].map(({ file }) => file)
}

/** Whether a server can be compared: with itself, or with the defaults where one side of its file has no server. */
function isLasting({ exists, source: { read } }: ChangedServer): boolean {
  return (exists.before && exists.after) || read.before.servers.length === 0 || read.after.servers.length === 0
}

function isChanged({ servers: { before, after } }: ChangedServer): boolean {
  return textOf(before) !== textOf(after)
}

function textOf(server: ConfiguredServer | undefined): string {
  return JSON.stringify([server?.image?.value, server?.options.map(writtenKey)])
}

/** Paths to read: changed files that may configure servers, and files that read a value that changed. */
export function pathsToRead({
  changed,
  files,
  formers,
}: Pick<SourceChange, 'changed' | 'files' | 'formers'>): string[] {
  const gone = new Set(formers.values())
  const sources = changed.map(({ path }) => path).filter((path) => !gone.has(path) && mayBeSource(path, files))
  const folders = foldersToRead(sources, files)
  const others = sources.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))
  return [...new Set([...others, ...folders, ...readersOfChanges(changed, files)])]
}

function sourceAt(path: string, { files, formers }: SourceChange): Source {
  const former = formers.get(path)
  const read = bothSides((side) => readSource(side === 'before' ? (former ?? path) : path, files[side]))
  return { path, former, read }
}

/** Files that read a name with a changed value, near the changed file of variables. */
function readersOfChanges(changed: readonly ChangedFile[], files: Sides<SideFiles>): string[] {
  const variables = changed.map(({ path }) => path).filter(isOfVariables)
  const documents = bothSides((side) => variables.flatMap((path) => documentsOf(path, files[side])))
  const names = variables.length === 0 ? new Set<string>() : new References(documents).changedNames()
  if (names.size === 0) return []
  const beside = new Set(variables.flatMap((path) => filesBeside(path, files.after)))
  return [...beside].filter((path) => {
    if (variables.includes(path) || !isSourcePath(path)) return false
    const file = files.after.of(path)
    if (file?.kind !== 'facts') return false
    return file.facts.some(
      ({ value }) => value.kind === 'expression' && namesIn(value.text ?? '').some((name) => names.has(name)),
    )
  })
}

function documentsOf(path: string, files: SideFiles) {
  const file = files.of(path)
  return file?.kind === 'facts' ? file.documents : []
}

/** Names may get their values in changed files, in the sources, and in files of variables beside these. */
function referencesFor(sources: readonly Source[], { changed, files }: SourceChange): References {
  const isOpen = sources.some(({ read }) =>
    [read.before, read.after].some(({ servers }) =>
      servers.some(({ facts }) => facts.some(({ value }) => value.kind === 'expression')),
    ),
  )
  if (!isOpen) return new References({ before: [], after: [] })
  const around = new Set([...sources.map(({ path }) => path), ...changed.map(({ path }) => path).filter(isSourcePath)])
  const paths = new Set([...around, ...[...around].flatMap((path) => variablesBeside(path, files.after))])
  return new References(bothSides((side) => [...paths].flatMap((path) => documentsOf(path, files[side]))))
}

interface Pair {
  readonly at: string
  readonly name: string
  readonly servers: Sides<SourceServer | undefined>
}

/** Lines of literals that references on other lines take as values, with the sources of these references. */
function placesOfValues(
  pairs: readonly (Pair & { readonly source: Source })[],
  references: References,
): Map<string, Set<Source>> {
  const places = new Map<string, Set<Source>>()
  for (const { servers, source } of pairs)
    for (const side of ['before', 'after'] as const)
      for (const { kind, value, file, line } of servers[side]?.facts ?? []) {
        if (kind === 'machine' || value.kind !== 'expression') continue
        for (const place of references.resolve(value, side, file).literals) {
          if (place.file === file && place.line === line) continue
          const key = `${place.file}:${place.line}`
          places.set(key, (places.get(key) ?? new Set()).add(source))
        }
      }
  return places
}

/**
 * Pairs servers before and now: first equal ones, then those of one name, then those at one place, if as many went as
 * came. Content goes first, because items of a list have only numbers as names.
 */
function pairsOf({ path, read }: Source): Pair[] {
  const [before, after] = [read.before.servers, read.after.servers]
  // The only server of each side is the same one, even if it was renamed.
  if (Math.max(after.length, before.length) === 1)
    return [{ at: after[0]?.at ?? before[0]?.at ?? '', name: path, servers: { before: before[0], after: after[0] } }]
  const formers = new Map<SourceServer, SourceServer>()
  const pairBy = (keyOf: (server: SourceServer) => string) => {
    const paired = new Set(formers.values())
    const left = Map.groupBy(
      before.filter((server) => !paired.has(server)),
      keyOf,
    )
    for (const server of after) {
      const former = formers.has(server) ? undefined : left.get(keyOf(server))?.shift()
      if (former !== undefined) formers.set(server, former)
    }
  }
  const contentOf = ({ facts }: SourceServer) =>
    JSON.stringify(facts.map(({ name, value, group }) => [name, value.kind, value.text, group]))
  const listOf = ({ at }: SourceServer) => at.replace(/-\d+$/, '')
  pairBy((server) => `${server.at} ${contentOf(server)}`)
  pairBy((server) => `${listOf(server)} ${contentOf(server)}`)
  pairBy(({ at }) => at)
  const paired = new Set(formers.values())
  const gone = unnamedByPlace(before, new Set([...paired].map(({ at }) => at)))
  for (const [place, come] of unnamedByPlace(after, new Set([...formers.keys()].map(({ at }) => at)))) {
    const went = gone.get(place) ?? []
    if (went.length === come.length)
      for (const [index, server] of come.entries()) {
        const former = went[index]
        if (former !== undefined) formers.set(server, former)
      }
  }
  const former = new Set(formers.values())
  const nameOf = ({ at }: SourceServer) => (at === '' ? path : `${path}#${at}`)
  return [
    ...after.map((server) => ({
      at: server.at,
      name: nameOf(server),
      servers: { before: formers.get(server), after: server },
    })),
    ...before
      .filter((server) => !former.has(server))
      .map((server) => ({ at: server.at, name: nameOf(server), servers: { before: server, after: undefined } })),
  ]
}

/** Servers that no name pairs, by the name of the last paired server before them in the file. */
function unnamedByPlace(servers: readonly SourceServer[], others: ReadonlySet<string>): Map<string, SourceServer[]> {
  const unnamed = new Map<string, SourceServer[]>()
  let place = ''
  for (const server of servers)
    if (others.has(server.at)) place = server.at
    else unnamed.set(place, [...(unnamed.get(place) ?? []), server])
  return unnamed
}

/** Leaves out a server if another one has all its changed lines: it is a part of that one, or the same. */
function onlyOnce(servers: readonly ChangedServer[]): ChangedServer[] {
  const changes = new Map(servers.map((server) => [server, changedPlaces(server)]))
  const byChange = new Map<string, ChangedServer[]>()
  for (const [server, places] of changes)
    for (const place of places) byChange.set(place, [...(byChange.get(place) ?? []), server].slice(0, MOST_SHARING))
  const isFirst = (server: ChangedServer, other: ChangedServer) => servers.indexOf(server) < servers.indexOf(other)
  return servers.filter((server) => {
    const places = changes.get(server) ?? new Set()
    const [first = ''] = places
    return !(byChange.get(first) ?? []).some((other) => {
      const others = changes.get(other) ?? new Set()
      const isPart = other !== server && [...places].every((change) => others.has(change))
      const isAlike = hasImage(server) === hasImage(other)
      // Two servers with images both stay, unless one is only the option file that the other mounts.
      if (isPart && others.size === places.size && isAlike)
        return hasImage(server) ? isOptionFile(server) && !isOptionFile(other) : isFirst(other, server)
      return isPart && (others.size > places.size || hasImage(other))
    })
  })
}

function isOptionFile({ source: { read } }: ChangedServer): boolean {
  return [...read.before.servers, ...read.after.servers].every(({ block }) => block === undefined)
}

function hasImage({ servers: { after, before } }: ChangedServer): boolean {
  return (after ?? before)?.image !== undefined
}

/** Most servers that are compared for sharing one changed line. */
const MOST_SHARING = 50

function changedPlaces({ servers }: ChangedServer): Set<string> {
  const placesOf = (side: Side) =>
    (servers[side]?.options ?? []).map((option) => `${option.file}:${option.line} ${writtenKey(option)}`)
  const [before, after] = [placesOf('before'), placesOf('after')]
  const images = bothSides((side) => servers[side]?.image)
  const image =
    images.before?.value === images.after?.value ? [] : [`image ${images.after?.file}:${images.after?.line}`]
  return new Set([...surplus(before, after, String), ...surplus(after, before, String), ...image])
}

/** Most lines to name: more would tell nothing more. */
const MOST_BESIDE = 20

/** Changed lines in blocks of servers, by their keys alone, because a value may be a secret. */
function linesBeside(servers: readonly ChangedServer[]): (SourceLine & { key: string })[] {
  const lines = servers.flatMap(({ source, at, servers: both }) => {
    const sideLines = bothSides((side) => {
      const { servers, documents } = source.read[side]
      const server = servers.find((each) => each.at === at)
      // A tool's output has no documents: its lines are in no file, so none can be named.
      return server?.block === undefined || documents.length === 0
        ? []
        : [...nodesIn(server.block)].map((node) => ({
            file: server.file,
            line: node.line,
            key: node.key,
            text: headText(node),
          }))
    })
    const named = new Set((both.after?.options ?? []).map(({ file, line }) => `${file}:${line}`))
    if (both.after?.image !== undefined) named.add(`${both.after.image.file}:${both.after.image.line}`)
    return surplus(sideLines.after, sideLines.before, ({ text }) => text.replace(/\s+/g, ' ')).filter(
      ({ file, line, text }) => text !== '' && !text.endsWith(': ') && !named.has(`${file}:${line}`),
    )
  })
  return lines.slice(0, MOST_BESIDE).map(({ file, line, key }) => ({ file, line, key }))
}
