import { describe, expect, it } from 'vitest'
import { SideTexts } from '../../../src/core/sources/read-source.ts'
import { type RenderedText, renderedServers } from '../../../src/core/sources/rendered-servers.ts'
import type { Sides } from '../../../src/core/sources/sides.ts'
import { readerOf } from './corpus.ts'

type Texts = Readonly<Record<string, string>>

function sideOf(texts: Texts): SideTexts {
  return new SideTexts(readerOf(new Map(Object.entries(texts))))
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
  const texts = { before: sideOf(files.before), after: sideOf(files.after) }
  const renderedAt = (side: keyof Sides<unknown>) =>
    cases[side].map(({ name = '', isRest = false, text, of = Object.keys(files[side]) }): RenderedText => {
      const origins = of.flatMap((file) => texts[side].of(file) ?? [])
      return { name, isRest, path: 'rendered.yaml', text, origins }
    })
  const read = renderedServers({ before: renderedAt('before'), after: renderedAt('after') }, texts, 'compose.yml')
  const shown = (side: keyof Sides<unknown>) =>
    read[side].servers.map(({ at, file, line, images: [image], settings, exact }) =>
      [
        `${at} ${file}:${line}`,
        ...(image === undefined ? [] : [`${image.value.text} ${image.file}:${image.line.number}`]),
        ...settings.map((each) => `${each.name}=${each.value.text} ${each.file}:${each.line.number}`),
        ...exact.map((each) => `${each.name}=${each.text} ${each.file}:${each.line}`),
      ].join(', '),
    )
  return { before: shown('before'), after: shown('after'), read }
}

/** The servers after a change of one configuration. */
function placed(before: Texts, after: Texts, text: string): string[] {
  return serversOf({ before, after }, { before: [{ text: 'a: 1' }], after: [{ text }] }).after
}

const rendered = (...flags: string[]) =>
  `name: x\nservices:\n  db:\n    command:\n${flags.map((flag) => `      - --${flag}\n`).join('')}    image: mysql:8.4\n`

describe('a setting of a rendered server stands', () => {
  const file = `services:\n  db:\n    image: mysql:\${TAG}\n    command: [--sync-binlog=1, "--max-connections=\${MOST}"]\n`
  const env = 'TAG=8.4\nMOST=7\n'

  it('where it is written, and where its variable gets the value', () => {
    const files = { 'compose.yml': file, '.env': env }
    expect(placed(files, files, rendered('sync-binlog=1', 'max-connections=7'))).toEqual([
      'db compose.yml:2, mysql:8.4 .env:1, sync-binlog=1 compose.yml:4, max-connections=7 .env:2',
    ])
  })

  it('of several places, on the one that changed', () => {
    const both = { 'compose.yml': 'a:\n  sync_binlog: 0\n', 'over.yml': 'a:\n  x: 1\n' }
    const after = { ...both, 'over.yml': 'a:\n  x: 1\n  sync_binlog: 0\n' }
    expect(placed(both, after, rendered('sync-binlog=0'))[0]).toContain('sync-binlog=0 over.yml:3')
    expect(placed(after, after, rendered('sync-binlog=0'))[0]).toContain('sync-binlog=0 compose.yml:2')
  })

  it('on a line with its name if a program computes its value, else on the line of its server', () => {
    const files = { 'compose.yml': 'x: 1\ndb:\n  sync_binlog: {{ mul 2 3 }}\n' }
    expect(placed(files, files, rendered('sync-binlog=6', 'max-connections=9'))).toEqual([
      'db compose.yml:2, mysql:8.4 compose.yml:2, sync-binlog=6 compose.yml:3, max-connections=9 compose.yml:2',
    ])
  })

  it('nowhere else than in the repository', () => {
    const { read } = serversOf(
      { before: {}, after: { 'compose.yml': 'a: b\n' } },
      { before: [], after: [{ text: `${rendered('sync-binlog=6')}    mem_limit: "1g"\n` }] },
    )
    expect(JSON.stringify(read.after.servers)).not.toContain('"file":"rendered.yaml","line":')
    expect([...read.after.files]).toEqual(['compose.yml'])
    expect(read.after.servers.flatMap(({ ways }) => ways.map((each) => each.file))).toEqual(
      expect.arrayContaining(['compose.yml']),
    )
  })

  it('in no compose file that is in a folder of the server: it is rendered', () => {
    const files = { 'db/compose.yml': 'services:\n  db:\n    image: mysql:8.4\n    command: --sync-binlog=7\n' }
    const text = `${rendered()}    build:\n      context: ./db\n`
    expect(placed(files, files, text)[0]).not.toContain('sync-binlog')
  })

  it('in the option file that is mounted', () => {
    const files = { 'compose.yml': 'a: b\n', 'conf/my.cnf': '[mysqld]\nsync_binlog = 1\n' }
    const text = `${rendered()}    volumes:\n      - type: bind\n        source: ./conf/my.cnf\n`
    expect(placed(files, files, text)[0]).toMatch(/sync_binlog=1 conf\/my\.cnf:2$/)
  })
})

describe('several configurations', () => {
  const files = { 'compose.yml': 'a: b\n' }
  const both = { before: files, after: files }

  it('have their names before those of their servers', () => {
    const cases = [{ text: rendered() }, { name: 'prod', text: rendered() }]
    expect(serversOf(both, { before: cases, after: cases }).after).toEqual([
      'db compose.yml:1, mysql:8.4 compose.yml:1',
      'prod:db compose.yml:1, mysql:8.4 compose.yml:1',
    ])
  })

  it('have the rest of the servers, without those that run on one side', () => {
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

it('finds the lines of a hostile text in seconds', () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, index) => `  sync_binlog: \${A${index % 100}}\n  A${index}: ${index}\n`,
  )
  const files = { 'compose.yml': `a:\n${lines.join('')}` }
  const began = performance.now()
  placed(files, files, rendered(...Array.from({ length: 1900 }, (_, index) => `sync-binlog=${index}`)))
  expect(performance.now() - began).toBeLessThan(30_000)
})
