/** Changes of configuration in many forms, as small files before and now with what must be seen of them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import { mayMatter } from '../../../src/core/setting/assess.ts'
import { isUntold, type SettingSide } from '../../../src/core/setting/setting-change.ts'
import { type ChangedFile, sourcesOfDiff } from '../../../src/core/sources/changed-files.ts'
import type { OptionFileReader } from '../../../src/core/sources/option-includes.ts'
import { pairServers, unreadFiles } from '../../../src/core/sources/pair-servers.ts'
import { type NamedReading, readSource, SideTexts, type SourceReading } from '../../../src/core/sources/read-source.ts'
import type { Side, Sides } from '../../../src/core/sources/sides.ts'
import { splitSource } from '../../../src/core/sources/source-path.ts'
import { configSuite } from '../../../src/core/suite/config-suite.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures/sources/corpus')

export interface ChangeCase {
  readonly name: string
  readonly configs: readonly string[]
  readonly before: ReadonlyMap<string, string>
  readonly now: ReadonlyMap<string, string>
  readonly modes: readonly string[]
  readonly expected: readonly string[]
}

/**
 * `# NAME`; lines of `config:`, `expect:`, `change: FILE: OLD → NEW`, `link:`, `mode: FILE`; then files: `--- FILE` on
 * both sides, `+++ FILE` now, `<<< FILE` before. In OLD and NEW, ⏎ is a line break.
 */
export function casesIn(file: string): ChangeCase[] {
  const [, ...texts] = readFileSync(join(FOLDER, file), 'utf8').split(/^# (?=.)/m)
  let files: readonly string[] = []
  return texts.map((text) => {
    const [head = '', ...sections] = text.split(/^(?=(?:---|\+\+\+|<<<) \S)/m)
    const [name = '', ...lines] = head.trim().split('\n')
    if (sections.length > 0) files = sections
    const before = new Map<string, string>()
    const now = new Map<string, string>()
    for (const section of files) {
      const [, side = '', path = '', content = ''] = /^(\S+) (\S+)\n([\s\S]*)$/.exec(section) ?? []
      const text = `${content.replace(/^(?:link|change|expect): .*\n/gm, '').replace(/\n+$/, '')}\n`
      if (side !== '+++') before.set(path, text)
      if (side !== '<<<') now.set(path, text)
    }
    const all = [...lines, ...text.split('\n').filter((line) => line.startsWith('link: '))]
    const values = (key: string) =>
      all.flatMap((line) => (line.startsWith(`${key}: `) ? [line.slice(key.length + 2)] : []))
    for (const link of values('link')) {
      const [from = '', to = ''] = link.split(' ')
      for (const side of [before, now]) side.set(from, `→ ${to}`)
    }
    for (const change of values('change')) {
      const [, path = '', old = '', replacement = ''] = /^(\S+): (.*?) ?→ ?(.*)$/s.exec(change) ?? []
      const current = now.get(path) ?? ''
      const former = old.replaceAll('⏎', '\n')
      if (!current.includes(former)) throw new Error(`${name}: ${path} has no ${old}`)
      now.set(
        path,
        current.replace(former, () => replacement.replaceAll('⏎', '\n')),
      )
    }
    return { name, configs: values('config'), before, now, modes: values('mode'), expected: values('expect') }
  })
}

export function readerOf(files: ReadonlyMap<string, string>): OptionFileReader {
  const follow = (path: string): string => {
    const text = files.get(path)
    return text?.startsWith('→ ') ? follow(text.slice(2)) : path
  }
  return {
    rootOf: () => 'the repository',
    file: (path) => {
      const text = files.get(follow(path))
      if (text === undefined) return { kind: path.startsWith('/') ? 'outside' : 'absent' }
      return text.startsWith('(binary)') ? { kind: 'binary' } : { kind: 'text', text }
    },
    directory: (path) => {
      if (path.startsWith('/')) return { kind: 'outside' }
      const folder = path === '.' ? '' : `${path.replace(/\/$/, '')}/`
      const names = [...files.keys()].flatMap((file) =>
        file.startsWith(folder) ? [file.slice(folder.length).split('/')[0] ?? ''] : [],
      )
      return names.length === 0 || files.has(path) ? { kind: 'absent' } : { kind: 'names', names: [...new Set(names)] }
    },
  }
}

/** What is seen of the change: `NAME: BEFORE → NOW (FILE:LINE)`, `unaccounted FILE:LINE`, or why nothing is read. */
export function seenIn(change: ChangeCase): string[] {
  const texts = textsOf(change)
  const settled = (reading: SourceReading) =>
    reading.kind === 'read' ? reading : { servers: [], problems: [], warnings: [], files: new Set<string>() }
  const sources = change.configs.map((argument) => {
    const { path, at } = splitSource(argument)
    const read = { before: settled(readSource(path, texts.before)), after: settled(readSource(path, texts.after)) }
    return { argument, path, at, read }
  })
  if (sources.some(({ read }) => read.before.servers.length + read.after.servers.length === 0)) return ['no server']
  const problems = sources.flatMap(({ read }) => read.after.problems)
  if (problems.length > 0) return problems.map(({ file, line }) => `refused ${file}:${line}`)
  return seenOf(sources, sourcesOfDiff(changedFiles(change), texts, new Map()), texts, change)
}

/** What is seen of the change where nobody names files. */
export function seenUnnamed(change: ChangeCase): string[] {
  const texts = textsOf(change)
  return seenOf(sourcesOfDiff(changedFiles(change), texts, new Map()), undefined, texts, change)
}

function textsOf({ before, now }: ChangeCase): Sides<SideTexts> {
  return { before: new SideTexts(readerOf(before)), after: new SideTexts(readerOf(now)) }
}

function changedFiles({ before, now, modes }: ChangeCase): ChangedFile[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].filter(
    (path) => before.get(path) !== now.get(path) || modes.includes(path),
  )
  return paths.map((path) => ({ path, modes: ['100644', modes.includes(path) ? '100666' : '100644'] }))
}

function seenOf(
  sources: readonly NamedReading[],
  others: readonly NamedReading[] | undefined,
  texts: Sides<SideTexts>,
  change: ChangeCase,
): string[] {
  const all = { sources, others, texts, changed: changedFiles(change), memoryBytes: undefined }
  const unread = unreadFiles(all).map(({ file }) => `not looked at ${file}`)
  const seen = pairServers(all).flatMap(({ name, servers }) => {
    const suiteOf = (side: Side) =>
      configSuite([{ path: name, options: servers[side]?.options ?? [], image: servers[side]?.image }], 'x')
        .scenarios[0]
    return settingChanges(suiteOf('before'), suiteOf('after')).flatMap((setting) => {
      const { file, line } = setting.after ?? setting.before ?? {}
      const place = `${file}:${line}`
      if (isUntold(setting)) return [`unaccounted ${place}`]
      if (!mayMatter(setting)) return []
      return [`${setting.name}: ${shown(setting.before)} → ${shown(setting.after)} (${place})`]
    })
  })
  // One line that is taken for another one is gone and new.
  return [...unread, ...new Set(seen)]
}

function shown(side: SettingSide | null): string {
  return side === null ? 'none' : (side.text ?? 'bare')
}
