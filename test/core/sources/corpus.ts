/** Changes of configuration in many forms, as small files before and now with what must be seen of them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import { mayMatter } from '../../../src/core/setting/assess.ts'
import { isUntold, type SettingSide } from '../../../src/core/setting/setting-change.ts'
import { type ChangedFile, unreadableAmong } from '../../../src/core/sources/changed-files.ts'
import { pathsToRead, readChangedServers } from '../../../src/core/sources/changed-servers.ts'
import type { OptionFileReader } from '../../../src/core/sources/option-includes.ts'
import { SideFiles } from '../../../src/core/sources/read-file.ts'
import type { Side } from '../../../src/core/sources/sides.ts'
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

/** The servers of a change, and of the files that somebody names. */
export function readingChange({
  before,
  now,
  modes = [],
  configs = [],
}: Pick<ChangeCase, 'before' | 'now'> & Partial<ChangeCase>) {
  const files = { before: new SideFiles(readerOf(before)), after: new SideFiles(readerOf(now)) }
  const changed = changedFiles({ before, now, modes })
  const formers = new Map<string, string>()
  const named = configs.map((config) => splitSource(config).path).filter((path) => now.has(path) || before.has(path))
  const paths = [...new Set([...named, ...pathsToRead({ changed, files, formers })])]
  const reading = readChangedServers({ paths, sources: [], changed, files, formers, memoryBytes: undefined })
  return { ...reading, unread: unreadableAmong(changed, files).map((file) => `not read ${file}`) }
}

/** What is read of the change: `NAME: BEFORE → NOW (FILE:LINE)`, `not measured FILE:LINE`, or a file that nobody can read. */
export function readingOf(change: ChangeCase): string[] {
  const { servers, unread } = readingChange(change)
  const read = servers.flatMap(({ name, servers: sides }) => {
    const suiteOf = (side: Side) =>
      configSuite([{ path: name, options: sides[side]?.options ?? [], image: sides[side]?.image }], 'x').scenarios[0]
    return settingChanges(suiteOf('before'), suiteOf('after')).flatMap((setting) => {
      const { file, line } = setting.after ?? setting.before ?? {}
      const place = `${file}:${line}`
      if (isUntold(setting)) return [`not measured ${place}`]
      if (!mayMatter(setting)) return []
      return [`${setting.name}: ${shown(setting.before)} → ${shown(setting.after)} (${place})`]
    })
  })
  // One line that is taken for another one is gone and new.
  return [...unread, ...new Set(read)]
}

function changedFiles({ before, now, modes }: Pick<ChangeCase, 'before' | 'now' | 'modes'>): ChangedFile[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].filter(
    (path) => before.get(path) !== now.get(path) || modes.includes(path),
  )
  return paths.map((path) => ({ path, modes: ['100644', modes.includes(path) ? '100666' : '100644'] }))
}

function shown(side: SettingSide | null): string {
  return side === null ? 'none' : (side.text ?? 'bare')
}
