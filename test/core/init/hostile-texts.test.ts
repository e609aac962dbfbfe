/** Files of a repository may hold anything: nothing is thrown, and nothing takes long. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOut } from '../../../src/core/init/find-out.ts'
import { starterOf } from '../../../src/core/init/starter.ts'
import { holdsServer, isFloating, privateRegistry } from '../../../src/core/sources/images.ts'
import { renderFindings } from '../../../src/core/views/init-text.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { initRequest, repository } from './repositories.ts'

const PATHS = [
  'my.cnf',
  'compose.yml',
  '.env',
  'db/Dockerfile',
  'k8s/db.yaml',
  '.github/workflows/ci.yml',
  'mysql/x.ini',
]

const WORDS = [
  ...['[mysqld]\n', '[mariadb]\n', 'a=1\n', '!include x\n', 'services:\n', '  db:\n', '    image: mysql:8.4\n'],
  ...[
    '    build: .\n',
    '    volumes:\n',
    '      - ./my.cnf:/etc/my.cnf\n',
    'FROM mysql:8.4\n',
    'COPY my.cnf /etc/my.cnf\n',
  ],
  ...[
    'ARG X=1\n',
    '${',
    '}',
    '$X',
    '$$',
    ':-',
    `\${{ matrix.x }}`,
    'jobs:\n',
    '    runs-on: x\n',
    '    steps: [1]\n',
    '---\n',
  ],
  ...[
    '    strategy: { matrix: { x: [1, a] } }\n',
    '&a ',
    '*a',
    '<<: *a\n',
    '\\\n',
    '"',
    "'",
    '#',
    '\t',
    '\u2028',
    '\n',
    ' ',
  ],
]
const text = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...WORDS) }, fc.string({ maxLength: 5 })), { maxLength: 14 })
  .map((words) => words.join(''))

/** All steps from the texts to the output and the written files. */
function runThrough(files: Readonly<Record<string, string>>): void {
  const found = findOut(repository(files), initRequest(), 1000)
  expect(renderFindings(found)).not.toMatch(/[^\P{Cc}\n]/u)
  const starter = starterOf(found, { writesSuite: true })
  expect(starter.kind).toBe('files')
}

describe('whatever files hold', () => {
  it('something is made of it', () =>
    fc.assert(
      fc.property(fc.array(text, { minLength: PATHS.length, maxLength: PATHS.length }), (texts) =>
        runThrough(Object.fromEntries(PATHS.map((path, nth) => [path, texts[nth] ?? '']))),
      ),
      { numRuns: 1000 },
    ))

  const LONG = 1_000_000
  const long = (words: string) => words.repeat(LONG / words.length)
  it.each([
    ['.env', `X=${' '.repeat(LONG)}x`],
    ['.env', long('X=" ')],
    ['db/Dockerfile', `FROM ${' '.repeat(LONG)}x\n`],
    ['db/Dockerfile', long('FROM \\ ')],
    ['db/Dockerfile', long('FROM $\n')],
    ['compose.yml', `services: { db: { volumes: ["${'${'.repeat(100_000)}"] } }`],
    ['compose.yml', `services: { db: { image: "${'a.'.repeat(100_000)}mysql" } }`],
    ['compose.yml', '['.repeat(LONG)],
    ['k8s/db.yaml', `image: mysql\n${long('---\n')}`],
    ['k8s/db.yaml', `image: { repository: mysql, tag: "${long(':')}" }`],
    ['.github/workflows/ci.yml', `jobs: { a: { runs-on: "${'${{ '.repeat(60_000)}" } }`],
    ['my.cnf', long('[')],
    ['mysql/x.ini', long(' =')],
  ])('%s of %.20j takes no long time', async (path, content) =>
    expect(await cpuSeconds(() => runThrough({ 'compose.yml': 'a: 1', [path]: content }))).toBeLessThan(5),
  )

  it('names of images take no long time', async () => {
    const seconds = await cpuSeconds(() => {
      for (const name of ['a'.repeat(1000), 'a.'.repeat(500), ':'.repeat(1000), '/'.repeat(1000), '@'.repeat(1000)])
        for (const image of [name, `${name}mysql`])
          expect([holdsServer(image), isFloating(image), privateRegistry(image)]).toHaveLength(3)
    })
    expect(seconds).toBeLessThan(1)
  })
})
