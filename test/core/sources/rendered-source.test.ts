import { describe, expect, it } from 'vitest'
import { SideFiles } from '../../../src/core/sources/read-file.ts'
import { type RenderedText, renderedSource } from '../../../src/core/sources/rendered-source.ts'
import type { Sides } from '../../../src/core/sources/sides.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { readerOf } from './corpus.ts'

type Texts = Readonly<Record<string, string>>

function sideOf(texts: Texts): SideFiles {
  return new SideFiles(readerOf(new Map(Object.entries(texts))))
}

interface Case {
  readonly name?: string
  readonly isRest?: boolean
  readonly text: string
  /** Files that it was made of. */
  readonly of?: readonly string[]
}

/** Every setting and image of each server, with the line that it came from. */
function serversOf(files: Sides<Texts>, cases: Sides<readonly Case[]>) {
  const sides = { before: sideOf(files.before), after: sideOf(files.after) }
  const renderedAt = (side: keyof Sides<unknown>) =>
    cases[side].map(({ name = '', isRest = false, text, of = Object.keys(files[side]) }): RenderedText => {
      return { name, isRest, text, origins: of }
    })
  const { read } = renderedSource('compose.yml', { before: renderedAt('before'), after: renderedAt('after') }, sides)
  const shown = (side: keyof Sides<unknown>) =>
    read[side].servers.map(({ at, file, line, facts }) => {
      const all = facts.filter(({ kind }) => kind !== 'machine')
      const places = all.map(
        ({ name, value, ...place }) => `${name === 'image' ? '' : `${name}=`}${value.text} ${place.file}:${place.line}`,
      )
      return [`${at} ${file}:${line}`, ...places.toSorted()].join(', ')
    })
  return { before: shown('before'), after: shown('after'), read }
}

/** The servers after a change of one configuration. */
function placed(before: Texts, after: Texts, text: string): string[] {
  return serversOf({ before, after }, { before: [{ text: 'a: 1' }], after: [{ text }] }).after
}

const rendered = (...flags: string[]) =>
  `name: x\nservices:\n  db:\n    command:\n${flags.map((flag) => `      - --${flag}\n`).join('')}    image: mysql:8.4\n`

describe('a setting of a rendered server', () => {
  const file = `services:\n  db:\n    image: mysql:\${TAG}\n    command: [--sync-binlog=1, "--max-connections=\${MOST}"]\n`
  const env = 'TAG=8.4\nMOST=7\n'

  it('is placed on the line that writes it, or on the line that gives its variable the value', () => {
    const files = { 'compose.yml': file, '.env': env }
    expect(placed(files, files, rendered('sync-binlog=1', 'max-connections=7'))).toEqual([
      'db compose.yml:2, max-connections=7 .env:2, mysql:8.4 .env:1, sync-binlog=1 compose.yml:4',
    ])
  })

  it('is placed on the line that changed if several lines write the setting', () => {
    const both = { 'compose.yml': 'a:\n  sync_binlog: 0\n', 'over.yml': 'a:\n  x: 1\n' }
    const after = { ...both, 'over.yml': 'a:\n  x: 1\n  sync_binlog: 0\n' }
    expect(placed(both, after, rendered('sync-binlog=0'))[0]).toContain('sync-binlog=0 over.yml:3')
    expect(placed(after, after, rendered('sync-binlog=0'))[0]).toContain('sync-binlog=0 compose.yml:2')
  })

  it('is placed on a line with its name if a program computes its value, else on the line of its server', () => {
    const files = { 'compose.yml': 'x: 1\ndb:\n  sync_binlog: {{ mul 2 3 }}\n' }
    expect(placed(files, files, rendered('sync-binlog=6', 'max-connections=9'))).toEqual([
      'db compose.yml:2, max-connections=9 compose.yml:2, mysql:8.4 compose.yml:2, sync-binlog=6 compose.yml:3',
    ])
  })

  it('is placed in the repository even if no line there names it', () => {
    const { read } = serversOf(
      { before: {}, after: { 'compose.yml': 'a: b\n' } },
      { before: [], after: [{ text: `${rendered('sync-binlog=6')}    mem_limit: "1g"\n` }] },
    )
    const places = read.after.servers.flatMap(({ facts }) => facts.map(({ file, line }) => `${file}:${line}`))
    expect(new Set(places)).toEqual(new Set(['compose.yml:1']))
  })
})

describe('several rendered configurations of a source', () => {
  const files = { 'compose.yml': 'a: b\n' }
  const both = { before: files, after: files }

  it('have their own names in front of the names of their servers', () => {
    const cases = [{ text: rendered() }, { name: 'prod', text: rendered() }]
    expect(serversOf(both, { before: cases, after: cases }).after).toEqual([
      'db compose.yml:1, mysql:8.4 compose.yml:1',
      'prod:db compose.yml:1, mysql:8.4 compose.yml:1',
    ])
  })

  it('include servers that no configuration runs, except servers that run on one of the sides', () => {
    const called = (...names: string[]) =>
      `services:\n${names.map((name) => `  ${name}:\n    image: mysql:8.4\n`).join('')}`
    const all = { isRest: true, text: called('fast', 'safe', 'spare') }
    const { before, after } = serversOf(both, {
      before: [{ text: called('fast') }, all],
      after: [{ text: called('safe') }, all],
    })
    expect(before.map((server) => server.split(' ')[0])).toEqual(['fast', 'spare'])
    expect(after.map((server) => server.split(' ')[0])).toEqual(['safe', 'spare'])
  })
})

it('options in a secret are settings, and passwords stay encoded', () => {
  const pod = 'kind: Pod\nspec:\n  containers:\n  - image: mysql:8.4\n    envFrom: [{secretRef: {name: flags}}]\n'
  const value = (text: string) => btoa(text)
  const secret = `apiVersion: v1\nkind: Secret\ndata:\n  FLAGS: ${value('--sync-binlog=0')}\n  PASSWORD: ${value('sync_binlog=9')}\nmetadata:\n  name: flags\n`
  const files = { 'db.yaml': pod, 'secret.yaml': secret }
  const [shown = ''] = placed(files, files, `apiVersion: v1\n${pod}metadata:\n  name: db\n---\n${secret}`)
  expect(shown).toContain('sync-binlog=0')
  expect(shown).not.toContain('9')
})

it('settings are placed among 40,000 hostile lines in less than 30 s of CPU time', async () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, index) => `  sync_binlog: \${A${index % 100}}\n  A${index}: ${index}\n`,
  )
  const files = { 'compose.yml': `a:\n${lines.join('')}` }
  const flags = Array.from({ length: 1900 }, (_, index) => `sync-binlog=${index}`)
  expect(await cpuSeconds(() => placed(files, files, rendered(...flags)))).toBeLessThan(30)
})
