/** What a tool does to a gate, by tools of ours; real ones are in `test/edges/sources/tools.test.ts`. */

import { chmodSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isExpression } from '../../src/core/setting/setting.ts'
import { resultWarning } from '../../src/core/warnings/warnings.ts'
import { readSubject } from '../../src/gate/subject.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { FakeTools } from '../setup/fake-tools.ts'

const VERSION = 'case "$*" in *version*) echo "Docker Compose version v2.40.3"; exit;; esac\n'
const COMPOSE = 'services:\n  db:\n    image: mysql:8.4\n    command: --sync-binlog=$SYNC\n'

let repository: Repository
let tools: FakeTools
const home = process.cwd()

beforeEach(() => {
  repository = new Repository()
  tools = new FakeTools()
  process.chdir(repository.path)
})
afterEach(() => {
  process.chdir(home)
  repository[Symbol.dispose]()
  tools[Symbol.dispose]()
  vi.unstubAllEnvs()
})

/** Compose, as far as it is needed: it puts a number in the place of $SYNC. */
function compose(script = ''): void {
  tools.write('docker-compose', `${VERSION}${script}sed 's/\\$SYNC/'"$(cat sync 2>/dev/null)"/ compose.yml\n`)
}

async function read(paths: readonly string[] = ['compose.yml']) {
  const { suite, base, warnings, tools: versions } = await readSubject({ kind: 'config', paths, base: 'HEAD' })
  const settings = (side: typeof suite | undefined) =>
    side?.scenarios.flatMap(({ name, options }) =>
      options.map(
        (option) =>
          `${name}: ${isExpression(option) ? '!' : ''}${option.name}=${option.text} ${option.file}:${option.line}`,
      ),
    )
  return {
    after: settings(suite),
    before: settings(base),
    warnings: warnings.filter(({ code }) => code !== 'files-looked-at').map((each) => resultWarning(each).message),
    versions,
  }
}

const BY_FRAGMENTS = ['compose.yml: !sync-binlog=$SYNC compose.yml:4']

describe('a tool that renders files', () => {
  it('renders both sides of a change, and each setting has its line in the repository', async () => {
    compose()
    repository.write('compose.yml', COMPOSE)
    repository.write('sync', '1')
    repository.commit()
    repository.write('sync', '2')
    expect(await read()).toEqual({
      after: ['compose.yml: sync-binlog=2 compose.yml:4'],
      before: ['compose.yml: sync-binlog=1 compose.yml:4'],
      warnings: [],
      versions: { 'docker compose': '2.40.3' },
    })
  })

  it('is run if both of its programs are installed', async () => {
    compose()
    tools.write('docker', 'case "$1" in compose) shift; exec docker-compose "$@";; esac\n')
    repository.write('compose.yml', COMPOSE)
    repository.write('sync', '1')
    repository.commit()
    expect(await read()).toMatchObject({
      after: ['compose.yml: sync-binlog=1 compose.yml:4'],
      warnings: [],
      versions: { 'docker compose': '2.40.3' },
    })
  })

  it('renders a configuration once even if two paths name it', async () => {
    compose()
    repository.write('compose.yml', COMPOSE.replace('$SYNC', '1'))
    repository.write('compose.override.yml', 'services:\n  db:\n    image: mysql:8.4\n')
    repository.commit()
    expect((await read(['compose.yml', 'compose.override.yml'])).after).toEqual([
      'compose.yml: sync-binlog=1 compose.yml:4',
    ])
  })

  it('does not render a new file before the change, or a deleted file after it', async () => {
    compose()
    repository.commit()
    repository.write('compose.yml', COMPOSE.replace('$SYNC', '1'))
    repository.git('add', '--all')
    expect(await read()).toMatchObject({ before: [], after: ['compose.yml: sync-binlog=1 compose.yml:4'] })
    repository.commit()
    repository.remove('compose.yml')
    expect(await read()).toMatchObject({ before: ['compose.yml: sync-binlog=1 compose.yml:4'], after: [] })
  })

  it('is not run if the file is of another kind on one side of the change', async () => {
    compose()
    repository.write('compose.yml', 'apiVersion: v1\nimage: mysql:8.4\nargs: [--sync-binlog=1]\n')
    repository.commit()
    repository.write('compose.yml', COMPOSE.replace('$SYNC', '1'))
    expect((await read()).versions).toEqual({})
  })

  it('is not run for an option file', async () => {
    tools.write('helm', 'echo v3.19.0\n')
    repository.write('chart/Chart.yaml', 'name: x\n')
    repository.write('chart/templates/my.cnf', '[mysqld]\nsync_binlog=1\n')
    repository.commit()
    expect(await read(['chart/templates/my.cnf'])).toMatchObject({
      after: ['chart/templates/my.cnf: sync_binlog=1 chart/templates/my.cnf:2'],
      versions: {},
    })
  })

  it('is not run if its program lies in the repository', async () => {
    repository.write('bin/docker-compose', `#!/bin/sh\n${VERSION}echo nothing\n`)
    chmodSync(repository.at('bin/docker-compose'), 0o755)
    vi.stubEnv('PATH', `${repository.at('bin')}:${process.env.PATH}`)
    repository.write('compose.yml', COMPOSE)
    repository.commit()
    const { after, warnings } = await read()
    expect(after).toEqual(BY_FRAGMENTS)
    expect(warnings).toContain(
      'compose.yml was read as written: docker compose would read it exactly, and is not installed here',
    )
  })
})

describe('files are read as written, without the tool that renders them, and a note says why,', () => {
  const cases: Readonly<Record<string, { readonly script: string; readonly why: string }>> = {
    'if the tool refuses both sides': {
      script: `echo 'env file /x not found' >&2; exit 14\n`,
      why: 'it ended with exit code 14; it said last: "env file /x not found"',
    },
    'if the tool prints no server': { script: "echo 'services: {}'\n", why: 'no server is in what it prints' },
  }

  it.each(Object.keys(cases))('%s', async (kind) => {
    tools.write('docker-compose', VERSION + cases[kind]?.script)
    repository.write('compose.yml', COMPOSE)
    repository.commit()
    const { after, warnings } = await read()
    expect(after).toEqual(BY_FRAGMENTS)
    expect(warnings).toContain(
      `compose.yml was read as written, because docker compose did not render it: ${cases[kind]?.why}`,
    )
  })

  it('if the tool refuses only the side before the change', async () => {
    compose('test -f sync || exit 3\n')
    repository.write('compose.yml', COMPOSE)
    repository.commit()
    repository.write('sync', '1')
    repository.git('add', '--all')
    const { after, warnings } = await read()
    expect(after).toEqual(BY_FRAGMENTS)
    expect(warnings[0]).toContain('docker compose did not render it: before the change, it ended with exit code 3')
  })

  it('if the tool refuses only the side after the change', async () => {
    compose('test -f broken && exit 3\n')
    repository.write('compose.yml', COMPOSE.replace('$SYNC', '1'))
    repository.commit()
    repository.write('broken', '')
    repository.git('add', '--all')
    const { after, before, warnings } = await read()
    expect([before, after]).toEqual([
      ['compose.yml: sync-binlog=1 compose.yml:4'],
      ['compose.yml: sync-binlog=1 compose.yml:4'],
    ])
    expect(warnings[0]).toContain('docker compose did not render it: it ended with exit code 3')
  })

  it('if git does not track a file', async () => {
    compose()
    repository.commit()
    repository.write('compose.yml', COMPOSE)
    expect((await read()).warnings).toContain(
      'compose.yml was read as written, because docker compose did not render it: git does not track it, and tools see nothing else',
    )
  })

  it('if the tool is missing or too old', async () => {
    tools.write('docker-compose', 'echo docker-compose version 1.29.2, build x\n')
    for (const name of ['a/compose.yml', 'b/compose.yml']) repository.write(name, COMPOSE)
    repository.commit()
    const { warnings, versions } = await read(['a/compose.yml', 'b/compose.yml'])
    expect(versions).toEqual({})
    expect(warnings).toContain(
      'a/compose.yml, b/compose.yml were read as written: docker compose would read them exactly, and is not installed here',
    )
  })
})

describe('a variable that has no value when files are rendered', () => {
  const FILE = COMPOSE.replace('$SYNC', `\${SYNC}`).replace('mysql:8.4', `mysql:\${TAG}`)

  it('gets its value from another file, or stays in a setting as it is written', async () => {
    const blank = (name: string) =>
      `if [ -z "$${name}" ]; then echo 'level=warning msg="The \\"${name}\\" variable is not set. Defaulting"' >&2; fi\n`
    // Its output is a compose file, so it doubles what looks like a variable.
    const print = `sed -e "s/\${SYNC}/$(echo "$SYNC" | sed 's/[$]/$$/')/" -e "s/\${TAG}/$(echo "$TAG" | sed 's/[$]/$$/')/" compose.yml\n`
    tools.write('docker-compose', VERSION + blank('SYNC') + blank('TAG') + print)
    repository.write('compose.yml', FILE)
    repository.write('prod.env', 'TAG=8.4\n')
    repository.commit()
    repository.write('prod.env', 'TAG=9.7\n')
    const { suite, base } = await readSubject({ kind: 'config', paths: ['compose.yml'], base: 'HEAD' })
    expect(suite.scenarios[0].program).toEqual({ kind: 'image', name: 'mysql:9.7' })
    expect(base?.scenarios[0].program).toEqual({ kind: 'image', name: 'mysql:8.4' })
    expect(suite.scenarios[0].options).toMatchObject([{ name: 'sync-binlog', text: `\${SYNC}`, line: 4 }])
  })
})
