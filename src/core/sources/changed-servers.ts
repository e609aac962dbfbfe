/**
 * Finds the servers that a change affects, and reads both sides of each from the changed files and the files that these
 * name.
 */

import type { SourceLine } from '../names.ts'
import type { Problem } from '../problems.ts'
import { writtenKey } from '../setting/setting.ts'
import type { DirectiveWarning } from '../warnings/warnings.ts'
import { type ChangedFile, foldersToRead, isOfVariables, isSourcePath, mayBeSource } from './changed-files.ts'
import type { Fact } from './fact.ts'
import { filesBeside, variablesBeside } from './neighbours.ts'
import { ownerOf, serverWithParts } from './owners.ts'
import type { SideFiles } from './read-file.ts'
import { namesIn, References } from './references.ts'
import { type ConfiguredServer, configuredServers } from './server-change.ts'
import { headText } from './setting-facts.ts'
import { bothSides, type Sides, surplus } from './sides.ts'
import type { SourceServer } from './source-server.ts'
import { readSource, type SourceReading } from './source-servers.ts'
import { nodesIn } from './tree.ts'

/** A path that configures servers. `former` is its path before the change if the file was renamed, else undefined. */
export interface Source {
  readonly path: string
  readonly former: string | undefined
  readonly read: Sides<SourceReading>
}

export interface ChangedServer {
  readonly name: string
  readonly at: string
  readonly source: Source
  /** Files from which the server, or a value of one of its settings, is read. */
  readonly files: ReadonlySet<string>
  /** Undefined on a side that has no such server. The other side is then compared with the server's defaults. */
  readonly servers: Sides<ConfiguredServer | undefined>
  readonly exists: Sides<boolean>
}

export interface SourceChange {
  /** Paths of files that are still to be read, each by its format. */
  readonly paths: readonly string[]
  /** Sources that were read before, from the output of commands and of tools such as helm. */
  readonly sources: readonly Source[]
  /** Files that differ between the sides. */
  readonly changed: readonly ChangedFile[]
  readonly files: Sides<SideFiles>
  /** Former paths of renamed files, by their current paths. */
  readonly formers: ReadonlyMap<string, string>
  /**
   * Memory of the production machines in bytes, for formulas of Amazon RDS that compute values from it; undefined: not
   * given.
   */
  readonly memoryBytes: number | undefined
}

export interface ChangeReading {
  readonly servers: readonly ChangedServer[]
  /**
   * Servers that were added to, or removed from, a file with other servers on both sides. They only get a warning,
   * because there is nothing to compare them with.
   */
  readonly comings: readonly ChangedServer[]
  /** Servers of the same paths that the change leaves alone. They still count if the user named them. */
  readonly unchanged: readonly ChangedServer[]
  /** Every path that was read, including those without servers. */
  readonly sources: readonly Source[]
  readonly problems: Sides<readonly Problem[]>
  readonly warnings: Sides<readonly DirectiveWarning[]>
  /** Changed lines in the block of a server that are neither setting nor image, so that their effect is unknown. */
  readonly beside: readonly (SourceLine & { readonly key: string })[]
}

export function readChangedServers(change: SourceChange): ChangeReading {
  const { files } = change
  const sources = [...change.sources, ...change.paths.map((path) => sourceAt(path, change))]
  const references = referencesFor(sources, change)
  const pairs = sources.flatMap((source) => pairsOf(source).map((pair) => ({ ...pair, source })))
  const users = usersOfLiterals(pairs, references)
  const all = pairs.map(({ at, name, servers: both, source }): ChangedServer => {
    const isOfOther = (fact: SourceLine) => {
      const sourcesOfUsers = users.get(placeOf(fact))
      return sourcesOfUsers?.size === 1 && !sourcesOfUsers.has(source)
    }
    // A line whose value only one other source uses belongs to that source. A setting is left out here only if all its
    // lines on both sides belong to other sources, because otherwise it would be missing on one side and seem changed.
    const facts = [...(both.before?.facts ?? []), ...(both.after?.facts ?? [])]
    const kept = new Set(facts.filter((fact) => !isOfOther(fact)).map((fact) => fact.name))
    const full = bothSides((side) => {
      const server = both[side]
      if (server === undefined) return undefined
      const own = { ...server, facts: server.facts.filter((fact) => kept.has(fact.name)) }
      return joinedWith(own, ownerOf(server, files[side]), files[side])
    })
    const compared = configuredServers(full, references, change.memoryBytes)
    const exists = bothSides((side) => both[side] !== undefined)
    const read = bothSides((side) => [
      ...(full[side]?.files ?? []),
      ...(compared[side]?.options ?? []).map(({ file }) => file),
    ])
    return { name, at, source, files: new Set([...read.before, ...read.after]), servers: compared, exists }
  })
  const lasting = all.filter(isLasting)
  return {
    servers: onlyOnce(lasting.filter(isChanged)),
    comings: all.filter((server) => !isLasting(server)),
    unchanged: lasting.filter((server) => !isChanged(server)),
    sources,
    problems: bothSides((side) => sources.flatMap(({ read }) => read[side].problems)),
    warnings: bothSides((side) => sources.flatMap(({ read }) => read[side].warnings)),
    beside: linesBeside(lasting.filter(({ exists }) => exists.before && exists.after)),
  }
}

function placeOf({ file, line }: SourceLine): string {
  return `${file}:${line}`
}

/**
 * Joins a server with its parts, such as option files that it mounts. If `server` is itself a part, such as a
 * ConfigMap, the result is its owner with all parts, under the name and line of this part, because this part changed.
 */
function joinedWith(server: SourceServer, owner: SourceServer | undefined, files: SideFiles): SourceServer {
  if (owner === undefined) return serverWithParts(server, files)
  const whole = serverWithParts(owner, files)
  const places = new Set([...whole.exact, ...whole.facts].map(placeOf))
  const isNew = (each: SourceLine) => !places.has(placeOf(each))
  return {
    ...server,
    exact: [...whole.exact, ...server.exact.filter(isNew)],
    facts: [...whole.facts, ...server.facts.filter(isNew)],
    files: new Set([...server.files, ...whole.files]),
  }
}

/**
 * Whether a server can be compared: with its other side, or with the defaults if its file has no server on that side.
 */
function isLasting({ exists, source: { read } }: ChangedServer): boolean {
  return (exists.before && exists.after) || read.before.servers.length === 0 || read.after.servers.length === 0
}

function isChanged({ servers: { before, after } }: ChangedServer): boolean {
  return textOf(before) !== textOf(after)
}

function textOf(server: ConfiguredServer | undefined): string {
  return JSON.stringify([server?.image?.value, server?.options.map(writtenKey)])
}

/** Paths to read: changed files that may configure servers, and files that use a variable whose value changed. */
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

/**
 * Files near a changed file of variables that use a variable whose value changed, because their servers change with it.
 */
function readersOfChanges(changed: readonly ChangedFile[], files: Sides<SideFiles>): string[] {
  const variables = changed.map(({ path }) => path).filter(isOfVariables)
  const documents = bothSides((side) => variables.flatMap((path) => documentsOf(path, files[side])))
  const names = new References(documents).changedNames()
  if (names.size === 0) return []
  const isUsed = ({ value }: Fact) =>
    value.kind === 'expression' && namesIn(value.text ?? '').some((name) => names.has(name))
  const beside = new Set(variables.flatMap((path) => filesBeside(path, files.after)))
  return [...beside].filter((path) => {
    if (variables.includes(path) || !isSourcePath(path)) return false
    const file = files.after.of(path)
    return file?.kind === 'facts' && file.facts.some(isUsed)
  })
}

function documentsOf(path: string, files: SideFiles) {
  const file = files.of(path)
  return file?.kind === 'facts' ? file.documents : []
}

/**
 * Prepares the search for values of names in the sources, in changed files, and in files of variables near these. No
 * file is read if no server has an expression, because only expressions have names.
 */
function referencesFor(sources: readonly Source[], { changed, files }: SourceChange): References {
  const servers = sources.flatMap(({ read }) => [...read.before.servers, ...read.after.servers])
  const isOpen = servers.some(({ facts }) => facts.some(({ value }) => value.kind === 'expression'))
  const changedFiles = changed.filter(({ path }) => isSourcePath(path))
  const near = new Set(isOpen ? [...sources, ...changedFiles].map(({ path }) => path) : [])
  const paths = new Set([...near, ...[...near].flatMap((path) => variablesBeside(path, files.after))])
  return new References(bothSides((side) => [...paths].flatMap((path) => documentsOf(path, files[side]))))
}

interface Pair {
  readonly at: string
  readonly name: string
  readonly servers: Sides<SourceServer | undefined>
}

/** Sources whose expressions take a literal as their value, by the line of the literal. */
function usersOfLiterals(
  pairs: readonly (Pair & { readonly source: Source })[],
  references: References,
): Map<string, Set<Source>> {
  const users = new Map<string, Set<Source>>()
  for (const { servers, source } of pairs)
    for (const side of ['before', 'after'] as const)
      for (const fact of servers[side]?.facts ?? []) {
        if (fact.kind === 'machine' || fact.value.kind !== 'expression') continue
        const places = references.resolve(fact.value, side, fact.file).literals.map(placeOf)
        for (const place of places.filter((each) => each !== placeOf(fact)))
          users.set(place, (users.get(place) ?? new Set()).add(source))
      }
  return users
}

/**
 * Pairs the servers of both sides: first those with equal content, then those with equal names, then the rest by their
 * place in the file, if as many are gone as are new. Content comes first, because servers in a list are named by their
 * numbers, which shift when one is added.
 */
function pairsOf({ path, read }: Source): Pair[] {
  const [before, after] = [read.before.servers, read.after.servers]
  // If neither side has more than one server, both have the same one, even if it was renamed.
  if (Math.max(after.length, before.length) === 1)
    return [{ at: after[0]?.at ?? before[0]?.at ?? '', name: path, servers: { before: before[0], after: after[0] } }]
  const formers = new Map<SourceServer, SourceServer>()
  const gone = new Set(before)
  const isNew = (server: SourceServer) => !formers.has(server)
  const pair = (server: SourceServer, former: SourceServer | undefined) => {
    if (former === undefined) return
    formers.set(server, former)
    gone.delete(former)
  }
  const pairBy = (keyOf: (server: SourceServer) => string) => {
    const left = Map.groupBy(gone, keyOf)
    for (const server of after.filter(isNew)) pair(server, left.get(keyOf(server))?.shift())
  }
  const contentOf = ({ facts }: SourceServer) =>
    JSON.stringify(facts.map(({ name, value, group }) => [name, value.kind, value.text, group]))
  const listOf = ({ at }: SourceServer) => at.replace(/-\d+$/, '')
  pairBy((server) => `${server.at} ${contentOf(server)}`)
  pairBy((server) => `${listOf(server)} ${contentOf(server)}`)
  pairBy(({ at }) => at)
  const goneByPlace = byPlace(before, (server) => gone.has(server))
  for (const [place, come] of byPlace(after, isNew)) {
    const went = goneByPlace.get(place) ?? []
    if (went.length === come.length) for (const [index, server] of come.entries()) pair(server, went[index])
  }
  const pairOf = (server: SourceServer, servers: Pair['servers']): Pair => {
    const { at } = server
    return { at, name: at === '' ? path : `${path}#${at}`, servers }
  }
  return [
    ...after.map((server) => pairOf(server, { before: formers.get(server), after: server })),
    ...[...gone].map((server) => pairOf(server, { before: server, after: undefined })),
  ]
}

/** Servers without a pair, grouped by the name of the last server with a pair above them in the file. */
function byPlace(
  servers: readonly SourceServer[],
  isUnpaired: (server: SourceServer) => boolean,
): Map<string, SourceServer[]> {
  const unpaired = new Map<string, SourceServer[]>()
  let place = ''
  for (const server of servers)
    if (isUnpaired(server)) unpaired.set(place, [...(unpaired.get(place) ?? []), server])
    else place = server.at
  return unpaired
}

/** Maximum number of servers with the same changed line that `onlyOnce` compares with each other, to limit its time. */
const MOST_SHARING = 50

/**
 * Leaves out a server if another one has all its changed lines. It is then a part of the other server, or the same one,
 * and would be measured twice.
 */
function onlyOnce(servers: readonly ChangedServer[]): ChangedServer[] {
  const changes = new Map(servers.map((server) => [server, changedPlaces(server)]))
  const byChange = new Map<string, ChangedServer[]>()
  for (const [server, places] of changes)
    for (const place of places) byChange.set(place, [...(byChange.get(place) ?? []), server].slice(0, MOST_SHARING))
  return servers.filter((server) => {
    const places = changes.get(server) ?? new Set()
    const [first = ''] = places
    return !(byChange.get(first) ?? []).some((other) => {
      const others = changes.get(other) ?? new Set()
      if (other === server || ![...places].every((place) => others.has(place))) return false
      if (others.size > places.size) return true
      // Both of two servers with images stay, even with the same changed lines, unless one is just the other's option
      // file.
      if (hasImage(server)) return hasImage(other) && isOptionFile(server) && !isOptionFile(other)
      return hasImage(other) || servers.indexOf(other) < servers.indexOf(server)
    })
  })
}

function isOptionFile({ source: { read } }: ChangedServer): boolean {
  return [...read.before.servers, ...read.after.servers].every(({ block }) => block === undefined)
}

function hasImage({ servers: { after, before } }: ChangedServer): boolean {
  return (after ?? before)?.image !== undefined
}

function changedPlaces({ servers: { before, after } }: ChangedServer): Set<string> {
  const linesOf = (server: ConfiguredServer | undefined) =>
    (server?.options ?? []).map((option) => `${placeOf(option)} ${writtenKey(option)}`)
  const [former, present] = [linesOf(before), linesOf(after)]
  const isSameImage = before?.image?.value === after?.image?.value
  const image = isSameImage ? [] : [`image ${after?.image?.file}:${after?.image?.line}`]
  return new Set([...surplus(former, present, String), ...surplus(present, former, String), ...image])
}

/** Maximum number of lines that the report names, because a longer list would not help its reader. */
const MOST_BESIDE = 20

/** Changed lines in the blocks of servers. The result has only their keys, because a value may be a secret. */
function linesBeside(servers: readonly ChangedServer[]): (SourceLine & { key: string })[] {
  const lines = servers.flatMap(({ source, at, servers: { after } }) => {
    const all = bothSides((side) => {
      const { servers, documents } = source.read[side]
      const server = servers.find((each) => each.at === at)
      // The output of a tool has no documents. Its lines are in no file of the repository, so they cannot be named.
      if (server?.block === undefined || documents.length === 0) return []
      const nodes = [...nodesIn(server.block)]
      return nodes.map((node) => ({ file: server.file, line: node.line, key: node.key, text: headText(node) }))
    })
    const image = after?.image === undefined ? [] : [after.image]
    const named = new Set([...(after?.options ?? []), ...image].map(placeOf))
    const changed = surplus(all.after, all.before, ({ text }) => text.replaceAll(/\s+/g, ' '))
    return changed.filter((line) => line.text !== '' && !line.text.endsWith(': ') && !named.has(placeOf(line)))
  })
  return lines.slice(0, MOST_BESIDE).map(({ file, line, key }) => ({ file, line, key }))
}
