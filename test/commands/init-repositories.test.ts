/**
 * Made-up repositories of the shapes that configuration has in real ones. Each file in test/fixtures/repositories
 * begins with the output of `init` and the inputs that it writes; then come the files of the repository.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { initFrom } from '../../src/commands/init.ts'
import { parseInitFlags } from '../../src/edges/terminal/init-flags.ts'
import { readSubject } from '../../src/gate/subject.ts'
import { Repository } from '../edges/git/git-repository.ts'

const FIXTURES = new URL('../fixtures/repositories/', import.meta.url)
const NAMES = readdirSync(FIXTURES)
const WORKFLOW = '.github/workflows/qpsgate.yml'
/** Has nothing but a template that only its program can fill in. */
const NOTHING_TO_GATE = 'puppet-module.txt'

function partsOf(name: string): Readonly<Record<string, string>> {
  const text = readFileSync(new URL(name, FIXTURES), 'utf8')
  const parts = text.split(/^=== (.*)\n/m).slice(1)
  return Object.fromEntries(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [])))
}

let repository: Repository
const home = process.cwd()
beforeEach(() => {
  repository = new Repository()
})
afterEach(() => {
  process.chdir(home)
  repository[Symbol.dispose]()
})

/** The output, and the error that ends it. */
async function init(files: Readonly<Record<string, string>>): Promise<{ said: string; refused: unknown }> {
  for (const [path, text] of Object.entries(files)) repository.write(path, text)
  repository.commit()
  repository.git('remote', 'add', 'origin', 'git@github.com:x/y.git')
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const refused = await initFrom(repository.path, parseInitFlags([])).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const said = printed.mock.calls.map(([part]) => String(part)).join('')
  printed.mockRestore()
  return { said, refused }
}

test('there are at least fifteen of them', () => expect(NAMES.length).toBeGreaterThanOrEqual(15))

describe.each(NAMES.filter((name) => name !== NOTHING_TO_GATE))('in %s', (name) => {
  const { says = '', inputs = '', ...files } = partsOf(name)

  test('init says what it took and what it left, and the gate reads what the workflow names', async () => {
    const { said, refused } = await init(files)
    expect(refused).toBeUndefined()
    expect(said.slice(0, said.indexOf('\nwrote\n'))).toBe(says)
    const written = parse(readFileSync(repository.at(WORKFLOW), 'utf8')).jobs.gate.steps[1].with
    expect(written).toEqual(parse(inputs))

    process.chdir(repository.path)
    const paths: string[] = written.config.trim().split('\n')
    for (const path of paths) {
      const { suite } = await readSubject({ kind: 'config', paths: [path], base: 'HEAD' })
      expect(suite.scenarios.some(({ options, program }) => options.length > 0 || program !== undefined)).toBe(true)
    }
    const facts = { readsImages: written.image === undefined, memoryBytes: undefined }
    const { suite } = await readSubject({ kind: 'config', paths, base: 'HEAD' }, undefined, facts)
    // Either the workflow names the image, or the files do for every server.
    for (const { name: server, program } of suite.scenarios)
      expect(program === undefined, server).toBe(written.image !== undefined)
  })
})

test('where only a program can fill a template in, init says how, and writes nothing', async () => {
  const { says = '', ...files } = partsOf(NOTHING_TO_GATE)
  const { said, refused } = await init(files)
  expect(String(refused)).toContain('found no configuration to gate, so nothing was written; ')
  expect(said.trimEnd()).toBe(says.trimEnd())
  expect(existsSync(repository.at(WORKFLOW))).toBe(false)
})
