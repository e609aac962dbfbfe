/** Finds the servers that a change affects, each with both sides, in the changed files and in files that these name. */

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

export interface ChangedServer {
  readonly name: string
  readonly at: string
  readonly source: Source
  /** Files from which the server, or the value of one of its settings, is read. */
  readonly files: ReadonlySet<string>
  /** Undefined: this side has no such server, so the other side is compared with the server's defaults. */
  readonly servers: Sides<ConfiguredServer | undefined>
  readonly exists: Sides<boolean>
}

export interface SourceChange {
  /** Paths of files that are still to be read, each by its format. */
  readonly paths: readonly string[]
  /** Sources that were read already from the output of commands and tools such as helm. */
  readonly sources: readonly Source[]
  /** Files that differ between the sides. */
  readonly changed: readonly ChangedFile[]
  readonly files: Sides<SideFiles>
  /** Former paths of renamed files, by their present paths. */
  readonly formers: ReadonlyMap<string, string>
  /** Memory of the production machines in bytes, which formulas of Amazon RDS use; undefined: not given. */
  readonly memoryBytes: number | undefined
}

export interface ChangeReading {
  readonly servers: readonly ChangedServer[]
  /**
   * Servers that were added to, or removed from, a file that has other servers on both sides. They only get a warning,
   * because there is nothing to compare them with.
   */
  readonly comings: readonly ChangedServer[]
  /** Servers of the same paths that did not change. They still count if the user named them. */
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
  const used = placesOfValues(pairs, references)
  const all = pairs.map(({ at, name, servers: both, source }): ChangedServer => {
    const isValue = ({ file, line }: SourceLine) =>
      used.get(`${file}:${line}`)?.size === 1 && !used.get(`${file}:${line}`)?.has(source)
    // A line whose value only one other source uses belongs to that source. A setting is left out here only if all its
    // lines on both sides are such, because otherwise it would be missing on one side and seem to have changed.
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

/** Names whose facts on both sides all pass `isOne`. */
function namesOnAllSides(
  { before, after }: Sides<SourceServer | undefined>,
  isOne: (fact: SourceLine) => boolean,
): ReadonlySet<string> {
  const facts = [...(before?.facts ?? []), ...(after?.facts ?? [])]
  const others = new Set(facts.filter((fact) => !isOne(fact)).map(({ name }) => name))
  return new Set(facts.map(({ name }) => name).filter((name) => !others.has(name)))
}

/**
 * Joins a server with its parts, such as option files that it mounts. If it is itself a part, such as a ConfigMap, the
 * result is its owner with all parts, but with the name and line of this part, because this part is what changed.
 */
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

/** Whether a server can be compared: with its other side, or with the defaults if its file has no server there. */
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

/** Files, near a changed file of variables, that use a variable whose value changed: their servers change with it. */
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

/**
 * Prepares the search for values of names: in the sources, in changed files, and in files of variables beside these. No
 * file is read if no server has an expression.
 */
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

/** Literals, as `file:line`, that expressions on other lines take as values, with the sources of the expressions. */
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

/** Groups the servers that are not paired yet, by the name of the last paired server above them in the file. */
function unnamedByPlace(servers: readonly SourceServer[], others: ReadonlySet<string>): Map<string, SourceServer[]> {
  const unnamed = new Map<string, SourceServer[]>()
  let place = ''
  for (const server of servers)
    if (others.has(server.at)) place = server.at
    else unnamed.set(place, [...(unnamed.get(place) ?? []), server])
  return unnamed
}

/**
 * Leaves out a server if another one has all its changed lines. It is then a part of that server, or the same one, and
 * would be measured twice.
 */
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
      // Two servers with images and the same changed lines both stay, unless one is just the option file of the other.
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

/** Most servers with the same changed line that `onlyOnce` compares with each other. */
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

/** Most lines that the report names, because a longer list would tell its reader nothing more. */
const MOST_BESIDE = 20

/** Changed lines in the blocks of servers. The result has only their keys, because a value may be a secret. */
function linesBeside(servers: readonly ChangedServer[]): (SourceLine & { key: string })[] {
  const lines = servers.flatMap(({ source, at, servers: both }) => {
    const sideLines = bothSides((side) => {
      const { servers, documents } = source.read[side]
      const server = servers.find((each) => each.at === at)
      // The output of a tool has no documents. Its lines are in no file of the repository, so they cannot be named.
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
