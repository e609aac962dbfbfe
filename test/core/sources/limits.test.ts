/** Large files of each kind: read within a second of CPU time, or refused with the found and the allowed size. */

import { describe, expect, it } from 'vitest'
import { MOST_CHARACTERS_LED_TO } from '../../../src/core/sources/led-to.ts'
import { readSource, type SourceReading } from '../../../src/core/sources/read-source.ts'
import { MOST_OPTIONS, MOST_SERVERS } from '../../../src/core/sources/source.ts'
import { LARGEST_JSON_BYTES, LARGEST_OPTION_FILE_BYTES, largestBytes } from '../../../src/core/suite/option-includes.ts'
import { LARGEST_YAML_CHARACTERS, MOST_YAML_TOKENS } from '../../../src/core/suite/yaml-tree.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'

/** A second, on a machine whose other work slows us to half. */
const MOST_SECONDS = 2
const [MEGABYTE, TEN] = [1024 ** 2, 10 * 1024 ** 2]

type Files = Readonly<Record<string, string>>

function read(path: string, files: Files): SourceReading {
  const reader = {
    rootOf: () => 'the repository',
    file: (name: string) => {
      const text = files[name]
      if (text === undefined) return { kind: 'absent' } as const
      const [bytes, most] = [text.length, largestBytes(name)]
      // Readers of files check this before they read one.
      return bytes > most ? ({ kind: 'too-large', bytes, most } as const) : ({ kind: 'text', text } as const)
    },
    directory: () => ({ kind: 'absent' }) as const,
  }
  return readSource({ path, reader, module: undefined }, undefined)
}

function problemsOf(reading: SourceReading): string[] {
  if (reading.kind === 'unusable') return [`a file ${reading.found}; ${reading.allowed}`]
  const problems = reading.kind === 'read' ? reading.problems : []
  return problems.map(({ file, found, allowed }) => `${file}: ${found}; ${allowed}`)
}

function serversOf(reading: SourceReading): number {
  return reading.kind === 'read' ? reading.servers.length : 0
}

/** A text of at most this many characters, from a beginning, pieces and an end. */
function filled(most: number, piece: (index: number) => string, start = '', end = ''): string {
  const pieces: string[] = []
  let left = most - start.length - end.length
  for (let index = 0; ; index++) {
    const next = piece(index)
    left -= next.length
    if (left < 0) return start + pieces.join('') + end
    pieces.push(next)
  }
}

const KINDS: Readonly<Record<string, readonly [path: string, text: (most: number) => string]>> = {
  'a compose file of services': [
    'compose.yml',
    (most) => filled(most, (i) => `  db${i}: { image: mysql, command: --max-connections=${i} }\n`, 'services:\n'),
  ],
  'a compose file of flags': [
    'compose.yml',
    (most) => filled(most, (i) => `    - --a=${i}\n`, 'services:\n  db:\n   image: mysql\n   command:\n'),
  ],
  manifests: [
    'k8s.yaml',
    (most) =>
      filled(
        most,
        (i) =>
          `---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: c${i} }\ndata:\n  my.cnf: |\n    [mysqld]\n    back_log=${i}\n`,
      ),
  ],
  values: ['values.yaml', (most) => filled(most, (i) => `k${i}:\n  a: ${i}\n  b: [x, y]\n  c: some text\n`)],
  'empty items': ['values.yaml', (most) => filled(most, () => '-\n')],
  'empty lines': ['values.yaml', (most) => '\n'.repeat(most)],
  comments: ['values.yaml', (most) => filled(most, () => '#\n')],
  'a text in YAML': ['values.yaml', (most) => filled(most, (i) => `  back_log=${i}\n`, 'a.cnf: |\n  [mysqld]\n')],
  'expressions in YAML': ['values.yaml', (most) => filled(most, () => '{{ x }}', 'a: [\n')],
  'a workflow': [
    'ci.yml',
    (most) => filled(most, (i) => `  j${i}:\n    services:\n      db: { image: mysql:8.4 }\n`, 'jobs:\n'),
  ],
  'a template of CloudFormation in YAML': [
    'stack.yaml',
    (most) =>
      filled(
        most,
        (i) =>
          `  G${i}:\n    Type: AWS::RDS::DBParameterGroup\n    Properties:\n      Family: mysql8.0\n      Parameters: { back_log: !Ref A }\n`,
        'Resources:\n',
      ),
  ],
  'a template of CloudFormation in JSON': [
    'stack.json',
    (most) =>
      filled(
        most,
        (i) =>
          `"G${i}":{"Type":"AWS::RDS::DBParameterGroup","Properties":{"Family":"mysql8.0","Parameters":{"back_log":"${i}"}}},\n`,
        '{"Resources":{\n',
        '"Z":{}}}',
      ),
  ],
  'a plan of Terraform': [
    'plan.json',
    (most) =>
      filled(
        most,
        (i) =>
          `{"address":"aws_db_parameter_group.g${i}","type":"aws_db_parameter_group","values":{"family":"mysql8.0","parameter":[{"name":"back_log","value":"${i}"}]},"sensitive_values":{"parameter":[{}]}},\n`,
        '{"planned_values":{"root_module":{"resources":[\n',
        '{"address":"a.b","type":"a"}]}}}',
      ),
  ],
  'a Dockerfile': ['Dockerfile', (most) => filled(most, (i) => `RUN echo ${i}\n`, 'FROM mysql:8.4\n')],
  'an option file': ['my.cnf', (most) => filled(most, (i) => `back_log = ${i}\n`, '[mysqld]\n')],
  'a template of an option file': ['my.cnf.j2', (most) => filled(most, (i) => `a${i} = {{ b }}\n`, '[mysqld]\n')],
}

describe('large files', () => {
  const sizes = Object.keys(KINDS).flatMap((kind) => [MEGABYTE, TEN].map((most) => [kind, most] as const))

  it.each(sizes)('%s of %i characters are read or refused within a second', async (kind, most) => {
    const [path, textOf] = KINDS[kind] ?? ['', () => '']
    const text = textOf(most)
    expect(text.length).toBeGreaterThan(most - 1000)
    let reading: SourceReading = { kind: 'absent' }
    expect(await cpuSeconds(() => (reading = read(path, { [path]: text })))).toBeLessThan(MOST_SECONDS)
    // A refusal has two numbers: found and allowed.
    for (const problem of problemsOf(reading)) expect(problem).toMatch(/\d+.*; .*(?:\d+|fewer)/)
    expect(serversOf(reading) + problemsOf(reading).length).toBeLessThan(100_000)
  })

  it('of JSON may be larger, as plans are', async () => {
    const [path, textOf] = KINDS['a plan of Terraform'] ?? ['', () => '']
    const text = textOf(LARGEST_JSON_BYTES)
    let reading: SourceReading = { kind: 'absent' }
    expect(await cpuSeconds(() => (reading = read(path, { [path]: text })))).toBeLessThan(MOST_SECONDS)
    expect([serversOf(reading) > 30_000, problemsOf(reading)]).toEqual([true, []])
  })
})

describe('limits', () => {
  it('of YAML are exact: characters', () => {
    const of = (path: string, length: number) => problemsOf(read(path, { [path]: `{"Resources": {}}`.padEnd(length) }))
    expect(of('a.yaml', LARGEST_YAML_CHARACTERS)).toEqual([])
    expect(of('a.yaml', LARGEST_YAML_CHARACTERS + 1)).toEqual([
      'a file which has 1048577 bytes; a file of at most 1048576 bytes',
    ])
    // A template of CloudFormation in JSON is read as YAML.
    expect(of('a.json', LARGEST_YAML_CHARACTERS)).toEqual([])
    expect(of('a.json', LARGEST_YAML_CHARACTERS + 1)).toEqual([
      'a.json: 1048577 characters; at most 1048576 characters',
    ])
  })

  it('of YAML are exact: words and marks', () => {
    expect(problemsOf(read('a.yaml', { 'a.yaml': '#\n'.repeat(MOST_YAML_TOKENS / 2) }))).toEqual([])
    expect(problemsOf(read('a.yaml', { 'a.yaml': `${'#\n'.repeat(MOST_YAML_TOKENS / 2)}#` }))).toEqual([
      'a.yaml: 150001 words, marks and line breaks; at most 150000 in one YAML file',
    ])
  })

  it('of compose files are exact: servers', () => {
    const services = (count: number) =>
      `services:\n${Array.from({ length: count }, (_, i) => `  d${i}: { image: mysql }\n`).join('')}`
    expect(serversOf(read('compose.yml', { 'compose.yml': services(MOST_SERVERS) }))).toBe(MOST_SERVERS)
    expect(problemsOf(read('compose.yml', { 'compose.yml': services(MOST_SERVERS + 1) }))).toEqual([
      'compose.yml: more than 1000 servers, or 200000 options of them; a file with fewer',
    ])
  })

  it('of compose files are exact: options, also of one command that all services have', async () => {
    const services = (options: number) => {
      const base = `  base: { image: nginx, command: "${'--a '.repeat(1000)}" }\n`
      const users = Array.from({ length: 199 }, (_, i) => `  d${i}: { extends: base, image: mysql }\n`).join('')
      return `services:\n${base}${users}  last: { image: mysql, command: "${'--a '.repeat(options)}" }\n`
    }
    const of = (options: number) => problemsOf(read('compose.yml', { 'compose.yml': services(options) }))
    expect(MOST_OPTIONS).toBe(200_000)
    expect(await cpuSeconds(() => expect(of(1000)).toEqual([]))).toBeLessThan(MOST_SECONDS)
    expect(of(1001)).toEqual(['compose.yml: more than 1000 servers, or 200000 options of them; a file with fewer'])
  })

  it('of what a file leads to are exact, however often it does', async () => {
    const compose = (times: number) => {
      const mount = '{ image: mysql, volumes: ["./my.cnf:/etc/my.cnf"] }'
      return `services:\n${Array.from({ length: times }, (_, i) => `  d${i}: ${mount}\n`).join('')}`
    }
    const of = (times: number, length: number) => {
      const lines = `${'#'.repeat(4000)}\n`.repeat(length / 4001)
      const files = { 'compose.yml': compose(times), 'my.cnf': lines + '\n'.repeat(length - lines.length) }
      return problemsOf(read('compose.yml', files))
    }
    const refused = 'compose.yml: files that it leads to, of more than 2097152 characters; fewer, or smaller ones'
    expect(of(4, MOST_CHARACTERS_LED_TO / 4)).toEqual([])
    expect(of(4, MOST_CHARACTERS_LED_TO / 4 + 1)).toEqual([refused])
    const seconds = await cpuSeconds(() => expect(of(900, LARGEST_OPTION_FILE_BYTES)).toEqual([refused]))
    expect(seconds).toBeLessThan(MOST_SECONDS)
  })

  it('of a file that another one leads to are told with its name', () => {
    const reader = {
      rootOf: () => 'the repository',
      file: (name: string) =>
        name === 'compose.yml'
          ? ({ kind: 'text', text: 'services: { db: { image: mysql, volumes: ["./my.cnf:/etc/my.cnf"] } }' } as const)
          : ({ kind: 'too-large', bytes: 1_048_577, most: LARGEST_OPTION_FILE_BYTES } as const),
      directory: () => ({ kind: 'absent' }) as const,
    }
    expect(problemsOf(readSource({ path: 'compose.yml', reader, module: undefined }, undefined))).toContain(
      'my.cnf: a file which has 1048577 bytes; a file of at most 1048576 bytes',
    )
  })
})

describe('values that grow', () => {
  it('are not put into a text many times', async () => {
    const files = {
      'compose.yml': `services:\n  db:\n    image: mysql\n    command: --init-connect=${'$A'.repeat(50_000)}\n`,
      '.env': `A=${'x'.repeat(500_000)}\n`,
    }
    let reading: SourceReading = { kind: 'absent' }
    expect(await cpuSeconds(() => (reading = read('compose.yml', files)))).toBeLessThan(MOST_SECONDS)
    expect(reading).toMatchObject({ servers: [{ options: [{ name: '!init-connect' }] }] })
  })

  it('are not put into the argument of a container many times', async () => {
    const text = `apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  containers:\n    - image: mysql\n      args: ["--init-connect=${'$(A)'.repeat(50_000)}"]\n      env: [{ name: A, value: ${'x'.repeat(500_000)} }]\n`
    let reading: SourceReading = { kind: 'absent' }
    expect(await cpuSeconds(() => (reading = read('pod.yaml', { 'pod.yaml': text })))).toBeLessThan(MOST_SECONDS)
    expect(reading).toMatchObject({ servers: [{ options: [{ name: '!init-connect' }] }] })
  })
})

describe('YAML that was made to grow', () => {
  const letters = 'abcdefghi'.split('')
  const bomb = letters.map((key, index) => {
    const inner = index === 0 ? 'x' : `*${letters[index - 1]}`
    return `${key}: &${key} [${Array(9).fill(inner).join(', ')}]\n`
  })
  const merges = letters.map((key, index) => {
    const inner = index === 0 ? '{ k: 1 }' : `{ <<: *${letters[index - 1]}, k${index}: *${letters[index - 1]} }`
    return `${key}: &${key} { a: ${inner}, b: ${inner}, c: ${inner}, d: ${inner} }\n`
  })
  const texts: Readonly<Record<string, string>> = {
    aliases: bomb.join(''),
    merges: merges.join(''),
    brackets: `x: ${'['.repeat(100_000)}`,
    items: `x:\n${'- '.repeat(100_000)}a\n`,
    blocks: Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join(''),
  }
  const heads = {
    'compose.yml': 'services: {}\n',
    'stack.yaml': 'Resources: {}\n',
    'ci.yml': 'jobs: {}\n',
    'values.yaml': '',
  }
  const cases = Object.entries(heads).flatMap(([path, head]) =>
    Object.keys(texts).map((name) => [name, path, head] as const),
  )

  it.each(cases)('by %s is refused in %s', async (name, path, head) => {
    let reading: SourceReading = { kind: 'absent' }
    const files = { [path]: head + texts[name] }
    expect(await cpuSeconds(() => (reading = read(path, files)))).toBeLessThan(MOST_SECONDS)
    expect(problemsOf(reading)).toHaveLength(1)
    expect(problemsOf(reading)[0]).toMatch(
      /nesting that is too deep; at most 32 levels|too many values; at most 100000/,
    )
  })
})
