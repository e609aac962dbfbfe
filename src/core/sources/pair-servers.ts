/** The servers of all named paths, before and now, with everything that the change says about them. */

import type { DirectiveWarning } from '../warnings/warnings.ts'
import { assignmentsFor, type ConfiguredServer, compareServers, type Sides, type Strays } from './compare-servers.ts'
import type { ReadServers, SideTexts, SourceServer } from './read-source.ts'
import { type ChangedPath, neighboursOf, PROSE, strayLines, unreadAmong, writtenAs } from './stray-lines.ts'

/** A path that somebody named, as it was and as it is. */
export interface NamedReading {
  /** As the user wrote it. */
  readonly written: string
  readonly path: string
  /** The selected server; undefined: all of them. */
  readonly at: string | undefined
  readonly read: Sides<ReadServers>
  /** Texts of its own, which a command printed. */
  readonly printed?: Sides<SideTexts> | undefined
}

/** A server of a source before and now, under one name. */
export interface PairedServer<Source extends NamedReading = NamedReading> {
  readonly name: string
  readonly source: Source
  readonly servers: Sides<ConfiguredServer | undefined>
  readonly warnings: readonly DirectiveWarning[]
}

export interface Change<Source extends NamedReading> {
  readonly sources: readonly Source[]
  /** Texts of the repository. */
  readonly texts: Sides<SideTexts>
  /** Files that the change touches. */
  readonly changed: readonly ChangedPath[]
  readonly memoryBytes: number | undefined
}

export function pairServers<Source extends NamedReading>(change: Change<Source>): PairedServer<Source>[] {
  const { sources, texts, changed, memoryBytes } = change
  const matched = sources.flatMap((source) => matchedIn(source).map((match) => ({ ...match, source })))
  const lookedAt = new Set(sources.flatMap(({ read }) => [...read.before.files, ...read.after.files]))
  const of = (side: keyof Sides<unknown>) => {
    for (const { path } of changed) texts[side].of(path, '.')
    for (const path of neighboursOf([...lookedAt], texts[side])) texts[side].of(path, '.')
    const all = [...texts[side].all(), ...sources.flatMap(({ printed }) => printed?.[side].all() ?? [])]
    return all.filter(({ file }) => !PROSE.test(file))
  }
  const all = matched.flatMap(({ servers }) => [servers.before ?? [], servers.after ?? []].flat())
  const assigned = assignmentsFor(all, { before: of('before'), after: of('after') })
  const unread = unreadAmong(changed, texts).map((file): DirectiveWarning => {
    return { code: 'file-unread', file, line: 1, directive: 'this file' }
  })
  const compare = (strays: Strays) =>
    matched.map(({ name, servers, source }, index) => {
      const own = index === 0 ? strays : { before: [], after: [] }
      const { warnings, before, after } = compareServers(servers, assigned, own, memoryBytes)
      return { name, source, servers: { before, after }, warnings: index === 0 ? [...warnings, ...unread] : warnings }
    })
  const measured = compare({ before: [], after: [] })
  const known = (side: keyof Sides<unknown>) =>
    new Set(measured.flatMap(({ servers }) => servers[side]?.options.map(writtenAs) ?? []))
  const strays = strayLines({
    changed,
    texts,
    lookedAt,
    assigned,
    measured: { before: known('before'), after: known('after') },
  })
  return strays.before.length + strays.after.length === 0 ? measured : compare(strays)
}

function matchedIn({
  written,
  path,
  at,
  read,
}: NamedReading): { name: string; servers: Sides<SourceServer | undefined> }[] {
  const meant = ({ servers }: ReadServers) => servers.filter((server) => at === undefined || server.at === at)
  const [before, after] = [meant(read.before), meant(read.after)]
  // A renamed service is still the only one.
  if (Math.max(after.length, before.length) === 1)
    return [{ name: written, servers: { before: before[0], after: after[0] } }]
  const nameOf = ({ at: own }: SourceServer) => (own === '' ? path : `${path}#${own}`)
  const former = new Map(before.toReversed().map((own) => [own.at, own]))
  const kept = after.map((own) => ({ name: nameOf(own), servers: { before: former.get(own.at), after: own } }))
  const names = new Set(after.map((own) => own.at))
  const gone = before.filter((own) => !names.has(own.at))
  return [...kept, ...gone.map((own) => ({ name: nameOf(own), servers: { before: own, after: undefined } }))]
}
