/**
 * Configurations as users have them, before and now, and the changed settings that qpsgate finds in them, by file and
 * line. A case is a file: the request, then files of both sides. `npx vitest run test/goldens -u` writes what is found.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SubjectRequest } from '../../src/core/request/measured-request.ts'
import { settingChanges } from '../../src/core/scenario/changes.ts'
import type { Scenario } from '../../src/core/scenario/scenario.ts'
import { isUntold, type SettingChange, type SettingSide } from '../../src/core/setting/setting-change.ts'
import { resultWarning } from '../../src/core/warnings/warnings.ts'
import { UserError } from '../../src/errors.ts'
import { readSubject } from '../../src/gate/subject.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { FakeTools } from '../setup/fake-tools.ts'

const FOLDER = resolve(import.meta.dirname, 'configs')
const FIXTURES = resolve(import.meta.dirname, '../fixtures')
const CASES = readdirSync(FOLDER).filter((name) => name.endsWith('.case'))
const MEMORY_BYTES = 8 * 1024 ** 3

interface Case {
  readonly request: SubjectRequest
  /** Folder below test/fixtures that the change adds. */
  readonly fixture: string | undefined
  readonly files: readonly { readonly side: string; readonly path: string; readonly text: string }[]
}

/**
 * Reads a case. Its first line is `config | PATH | …` or `suite | PATH`; then come `=== SIDE PATH` and the text of each
 * file.
 */
function parseCase(text: string): Case {
  const [head = '', ...sections] = text.split(/^=== /m)
  const [asked = '', fixture] = head.trim().split(' from ')
  const [kind, ...paths] = asked.split(' | ')
  const files = sections.map((section) => {
    const [title = '', ...lines] = section.split('\n')
    const [side = '', path = ''] = title.split(' ')
    return { side, path, text: lines.join('\n') }
  })
  if (kind === 'suite') return { request: { kind, file: paths[0] ?? '', base: 'HEAD' }, fixture, files }
  return { request: { kind: 'config', paths, base: 'HEAD' }, fixture, files }
}

const home = process.cwd()
const cases = new Map(CASES.map((name) => [name, parseCase(readFileSync(join(FOLDER, name), 'utf8'))]))

/** A repository for each case, because every changed file of a repository counts. */
const repositories = new Map([...cases.keys()].map((name) => [name, new Repository()]))

/**
 * The tools fail here, so that qpsgate reads the files themselves. Rendered files would give the same lines and values.
 */
let tools: FakeTools

function write(side: string, folder: string, { fixture, files }: Case): void {
  if (fixture !== undefined && side === 'now') cpSync(join(FIXTURES, fixture), folder, { recursive: true })
  for (const file of files.filter((each) => each.side === side || each.side === 'both')) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true })
    writeFileSync(join(folder, file.path), file.text)
  }
}

beforeAll(() => {
  tools = new FakeTools()
  for (const [name, repository] of repositories) {
    const own = cases.get(name)
    if (own === undefined) continue
    repository.write('.keep', '')
    write('before', repository.path, own)
    repository.commit()
    write('now', repository.path, own)
    for (const { path, side } of own.files) if (side === 'gone') repository.remove(path)
  }
}, 120_000)
afterAll(() => {
  process.chdir(home)
  tools[Symbol.dispose]()
  vi.unstubAllEnvs()
  for (const repository of repositories.values()) repository[Symbol.dispose]()
})

/** The mark before a change whose values qpsgate cannot tell. Directives begin with it already. */
function markOf(change: SettingChange): string {
  return isUntold(change) && !change.name.startsWith('!') ? '!' : ''
}

function shown(side: SettingSide | null): string {
  return side === null ? 'none' : `${side.text ?? 'a bare flag'} (${side.file}:${side.line})`
}

function differences(before: Scenario, after: Scenario): string[] {
  return settingChanges(before, after).map(
    (found) => `  ${found.kind} ${markOf(found)}${found.name}: ${shown(found.before)} → ${shown(found.after)}`,
  )
}

async function found(request: SubjectRequest): Promise<string[]> {
  const { suite, base, warnings } = await readSubject(request, () => {}, {
    readsImages: true,
    memoryBytes: MEMORY_BYTES,
  })
  const control = suite.scenarios.find(({ name }) => name === suite.control)
  return [
    ...suite.scenarios.flatMap((after) => {
      const before = base?.scenarios.find(({ name }) => name === after.name)
      const against = request.kind === 'suite' && control !== undefined && after !== control ? control : undefined
      return [
        `${after.name} against its base`,
        ...(before === undefined ? ['  new'] : differences(before, after)),
        ...(against === undefined ? [] : [`${after.name} against ${against.name}`, ...differences(against, after)]),
      ]
    }),
    ...warnings
      .filter(({ code }) => code !== 'tool-missing')
      .map(resultWarning)
      .map(({ code, message }) => `warning ${code}: ${message}`),
  ]
}

/** Numbers hidden values within one case, because the process goes on with the numbers of earlier tests. */
function renumbered(text: string): string {
  const numbers = new Map<string, number>()
  return text.replaceAll(/not shown \((\d+)\)/g, (_, earlier: string) => {
    numbers.set(earlier, numbers.get(earlier) ?? numbers.size + 1)
    return `not shown (${numbers.get(earlier)})`
  })
}

describe('the changed settings of', () => {
  it.each([...cases])('%s are what its golden file says', async (name, { request }) => {
    process.chdir(repositories.get(name)?.path ?? '')
    const lines = await found(request).catch((error: unknown) => {
      if (error instanceof UserError) return [`refused: ${error.message}`]
      throw error
    })
    await expect(renumbered(`${lines.join('\n')}\n`)).toMatchFileSnapshot(
      join(FOLDER, `${basename(name, '.case')}.txt`),
    )
  })
})
