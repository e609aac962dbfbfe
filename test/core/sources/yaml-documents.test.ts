import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCloudFormationServers } from '../../../src/core/sources/cloudformation.ts'
import { readManifestServers } from '../../../src/core/sources/manifests.ts'
import { isTemplate, maskExpressions, unmask } from '../../../src/core/sources/template-expressions.ts'
import { readYamlDocuments } from '../../../src/core/sources/yaml-documents.ts'
import { fixture, readText } from './shown-servers.ts'

function documents(text: string) {
  return readYamlDocuments(text, 'file.yaml')
}

describe('documents of YAML', () => {
  it('have lines of the whole text', () => {
    const [one, two, ...others] = documents('%YAML 1.2\n---\na: 1\n...\n# nothing\n---\n---\nb:\n  - c: ON\n').documents
    expect(others).toEqual([])
    expect([one?.value, one?.positionOf(['a']).line]).toEqual([{ a: 1 }, 3])
    expect([two?.value, two?.positionOf(['b', 0, 'c']).line]).toEqual([{ b: [{ c: 'ON' }] }, 9])
  })

  it('have their own anchors, with merges resolved', () => {
    const read = documents('a: &a { b: 1 }\nc: { <<: *a, d: 2 }\n---\ne: *a\n')
    expect(read.documents[0]?.value).toEqual({ a: { b: 1 }, c: { b: 1, d: 2 } })
    expect(read.problems).toMatchObject([{ file: 'file.yaml', line: 4, path: 'e', found: 'an alias' }])
  })

  it('keep tags that YAML does not know as keys', () => {
    const tree = documents('a: !Ref B\nc: !If [d, !Sub "x", 3]\ne: !!str 5\nf: ! 6\ng: !vault |\n  x\nh: !GetAtt\n')
      .documents[0]
    expect(tree?.value).toEqual({
      a: { '!Ref': 'B' },
      c: { '!If': ['d', { '!Sub': 'x' }, 3] },
      e: '5',
      f: '6',
      g: { '!vault': 'x\n' },
      h: { '!GetAtt': '' },
    })
    expect([tree?.textOf(['a']), tree?.textOf(['a', '!Ref'])]).toEqual([undefined, 'B'])
    expect(tree?.scalarOf(['g', '!vault'])).toMatchObject({ style: 'literal', position: { line: 5 }, isAlias: false })
  })

  it('say how a scalar is written, at its anchor where an alias stands for it', () => {
    const tree = documents('a: &a >-\n  x\nb: *a\nc: "d"\ne: []\n').documents[0]
    expect(tree?.scalarOf(['a'])).toMatchObject({ style: 'folded', position: { line: 1 }, isAlias: false })
    expect(tree?.scalarOf(['b'])).toMatchObject({ style: 'folded', position: { line: 1 }, isAlias: true })
    expect(tree?.scalarOf(['c'])).toMatchObject({ style: 'flow', position: { line: 4 }, isAlias: false })
    expect(tree?.scalarOf(['e'])).toBeUndefined()
  })

  it.each([
    ['an unclosed bracket', 'a: 1\n---\nb: [\n', 4],
    ['a tab', 'a:\n\tb: 1\n', 2],
    ['a second key', 'a: 1\na: 2\n', 2],
    ['deep nesting', `${'['.repeat(40)}${']'.repeat(40)}`, 1],
    ['many values', `\na: &a [${'1, '.repeat(10_000)}]\nb: [${'*a, '.repeat(9)}]\n`, 2],
    ['many words', '- 1\n'.repeat(50_001), 1],
    ['much text', 'x'.repeat(1024 ** 2 + 1), 1],
  ])('are a problem for %s', (_, text, line) => {
    expect(documents(text)).toMatchObject({ problems: [{ file: 'file.yaml', line }], templated: false })
  })

  it.each([
    'password: "a" geheim',
    'password: *geheim',
    'password: |geheim\n x',
    'password: @geheim',
    'password: "a"\ngeheim',
    'a: b: geheim',
    'password: {a: 1}}geheim',
    'password: "geheim\n---\na: 1',
    'password: 1\npassword: geheim',
    'password: !geheim! x',
    'password: &geheim &b c',
  ])('show nothing of the text in a problem but keys: %j', (text) => {
    const { problems } = documents(text)
    expect(problems).toHaveLength(1)
    expect(JSON.stringify(problems)).not.toContain('geheim')
  })

  it('take 32 levels and 5,000 lines', () => {
    expect(documents(`${'['.repeat(32)}${']'.repeat(32)}`).problems).toEqual([])
    const text = Array.from({ length: 5000 }, (_, index) => `k${index}: { a: [1, 2], b: text }`).join('\n')
    expect(documents(text).documents[0]?.positionOf(['k4999', 'a', 1]).line).toBe(5000)
  })
})

describe('templates of YAML', () => {
  it('are told from broken YAML by expressions outside of quotes', () => {
    expect(documents('{{ if .x }}\na: {{ .b }}\n{{ end }}\n')).toMatchObject({ templated: true, problems: [] })
    expect(documents('a: "{{ .b }}"\nc: [\n')).toMatchObject({ templated: false, problems: [{ line: 3 }] })
    expect(documents('a: "{{ .b }}"\n')).toMatchObject({ templated: false, problems: [] })
  })

  it('keep their lines', () => {
    const text = fixture('manifests/helm-template.yaml')
    const expressions: string[] = []
    const masked = maskExpressions(text, expressions)
    expect(masked.split('\n')).toHaveLength(text.split('\n').length)
    expect(masked).not.toMatch(/\{\{|\}\}/)
    const read = documents(text)
    expect(read.documents[0]?.keyPositionOf(['data', 'my.cnf']).line).toBe(13)
    expect(read.documents[1]?.keyPositionOf(['kind']).line).toBe(24)
  })

  it('leave texts as they are that have no whole expression', () => {
    for (const text of ['a {{ b', 'a }} b', '{ { } }', '', 'zz-template-0-zz']) {
      expect(maskExpressions(text, [])).toBe(text)
      expect(isTemplate(text)).toBe(false)
      expect(unmask(text, [])).toBe(text)
    }
  })
})

describe('any text', () => {
  const fragments = [
    'a: ',
    '- ',
    '\n',
    '  ',
    '    ',
    '[mysqld]\n',
    'x=1\n',
    '|\n',
    '>-\n',
    '&a ',
    '*a',
    '<<: ',
    '{{ x }}',
    '{{- if y }}',
    '{{ end }}',
    '{{',
    '}}',
    '"',
    "'",
    '---\n',
    '!Ref ',
    'kind: ConfigMap\n',
    'apiVersion: v1\n',
    'data:\n',
    'Resources:\n',
    'Type: AWS::RDS::DBParameterGroup\n',
    'image: mysql\n',
    'args: ',
    '\t',
    '\r\n',
    '#',
    '__proto__: ',
    'config: ',
    'innodb_io_capacity: 1\n',
    '\u0000',
    '[',
    ']',
    '{',
    '}',
    ', ',
    '? ',
  ]

  it('is read without an error, with lines that it has', () => {
    const texts = fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 5 })), { maxLength: 40 })
    const check = (text: string) => {
      const lines = text.split('\n').length
      for (const reader of [readManifestServers, readCloudFormationServers]) {
        const { servers, problems } = readText(reader, text)
        const places = [...problems, ...servers, ...servers.flatMap(({ options }) => options)]
        for (const { line } of places) expect(line >= 1 && line <= lines).toBe(true)
        expect(new Set(servers.map(({ at }) => at)).size).toBe(servers.length)
      }
    }
    fc.assert(
      fc.property(
        texts.map((parts) => parts.join('')),
        check,
      ),
      { numRuns: 1500 },
    )
  })

  it('is read without an error where lines of a right file are taken away or moved', () => {
    const lines = ['operators', 'statefulset', 'odd-texts', 'helm-template', 'clouds'].flatMap((name) =>
      fixture(`manifests/${name}.yaml`).split('\n'),
    )
    const some = fc.array(fc.constantFrom(...lines), { maxLength: 60 })
    fc.assert(
      fc.property(some, (chosen) => void readText(readManifestServers, chosen.join('\n'))),
      { numRuns: 500 },
    )
  })
})
