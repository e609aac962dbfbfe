/**
 * The release workflow, run by act: every step except those that need GitHub or npm, which programs of the test
 * replace.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { parse } from 'yaml'
import { ensureAct, type Tool, toolOrWhy } from '../setup/linters.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ActionPlace } from './action-place.ts'
import { ROOT } from './cli.ts'

const WORKFLOW = '.github/workflows/release.yml'
const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n## 1.3.0-rc.1 - 2026-03-05\n\n- New.\n\n## 1.2.0 - 2026-03-04\n\n- A flag.\n'
/** Script that records how it was called. */
const CALLED = '#!/bin/sh\necho "$(basename "$0") $*" >> "$RELEASE_TEST/calls"\n'
const PROGRAMS = {
  npm: `${CALLED}[ "$1" != pack ] || echo packed > "qpsgate-$(node -p 'require("./package.json").version').tgz"\n`,
  // Prints the number of existing tags; any other command succeeds.
  gh: `${CALLED}case "$*" in *matching-refs*) cat "$RELEASE_TEST/tagged";; esac\n`,
  sudo: CALLED,
}
/** Replacements for each action that the workflow uses. */
const ACTIONS: Readonly<Record<string, string>> = {
  'actions/setup-node': 'true',
  'actions/attest': 'ls dist/* qpsgate-*.tgz > "$RELEASE_TEST/attested"',
  'actions/upload-artifact':
    'mkdir -p "$RELEASE_TEST/artifact" && cp --parents qpsgate-*.tgz notes.md dist/sbom.cdx.json "$RELEASE_TEST/artifact"',
  'actions/download-artifact': 'cp -r "$RELEASE_TEST"/artifact/. .',
}

interface Job {
  readonly steps: readonly { readonly uses?: string }[]
}

let act: Tool
beforeAll(async () => {
  act = await toolOrWhy(ensureAct)
}, 900_000)

function write(path: string, text: string, mode = 0o644): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { mode })
  return path
}

/** Flags with which act runs the replacements instead of the actions, at the commits that the workflow names. */
function actionFlags(home: string): string[] {
  const { jobs } = parse(readFileSync(join(ROOT, WORKFLOW), 'utf8')) as { readonly jobs: Readonly<Record<string, Job>> }
  const used = new Set(Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? [])))
  return [...used].flatMap((reference) => {
    const command = ACTIONS[reference.replace(/@.*/, '')]
    if (command === undefined) return []
    const folder = join(home, 'actions', reference)
    const action = { name: reference, description: reference, runs: { using: 'composite', steps: [] as object[] } }
    action.runs.steps.push({ shell: 'bash', run: command })
    write(join(folder, 'action.yml'), JSON.stringify(action))
    return ['--local-repository', `${reference}=${folder}`]
  })
}

/** Runs the workflow for a push to main, with this many existing tags. */
async function release(context: TestContext, { tagged = 0, version = '1.2.0' }) {
  if (act.kind === 'absent') return context.skip(act.why)
  using place = new ActionPlace()
  const home = mkdtempSync(join(tmpdir(), 'qr-'))
  try {
    cpSync(join(ROOT, WORKFLOW), join(place.workspace, WORKFLOW))
    cpSync(join(ROOT, 'scripts/release.ts'), join(place.workspace, 'scripts/release.ts'))
    place.write('package.json', JSON.stringify({ name: 'qpsgate', version, type: 'module' }))
    place.write('CHANGELOG.md', CHANGELOG)
    place.write('dist/cli.js', '')
    place.write('dist/sbom.cdx.json', '{}')
    write(join(place.workspace, '.ci/run'), CALLED, 0o755)
    place.commit(`chore: release ${version}`)
    const [address, remote] = ['https://github.com/acme/databases.git', join(home, 'remote.git')]
    place.git('init', '--quiet', '--bare', remote)
    place.git('remote', 'add', 'origin', address)
    write(join(home, '.gitconfig'), `[url "${remote}"]\n  insteadOf = ${address}\n[safe]\n  directory = *\n`)
    for (const [name, text] of Object.entries(PROGRAMS)) write(join(home, 'bin', name), text, 0o755)
    write(join(home, 'tagged'), `${tagged}\n`)
    write(join(home, '.config/act/actrc'), '-P ubuntu-24.04=-self-hosted\n')
    const event = { ref: 'refs/heads/main', commits: [{ modified: ['package.json'] }] }
    const flags = ['-e', write(join(home, 'event.json'), JSON.stringify(event)), '--concurrent-jobs', '1']
    const child = spawn(
      act.path,
      ['push', '--env', `RELEASE_TEST=${home}`, '-s', 'GITHUB_TOKEN=ghs_act', ...flags, ...actionFlags(home)],
      {
        cwd: place.workspace,
        env: { PATH: `${home}/bin:${dirname(process.execPath)}:${process.env.PATH}`, HOME: home },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
    await once(child, 'close')
    const read = (name: string) => (existsSync(join(home, name)) ? readFileSync(join(home, name), 'utf8') : '')
    const calls = read('calls').replaceAll(/\b[0-9a-f]{40}\b/g, 'COMMIT')
    const files = { notes: read('artifact/notes.md'), attested: read('attested') }
    const tags = place.git('ls-remote', remote).replaceAll(place.git('rev-parse', 'HEAD'), 'HEAD')
    return { tags, code: child.exitCode, log, calls: calls.trimEnd().split('\n'), ...files }
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
}

const ASKED = expect.stringMatching(/^gh api repos\/acme\/databases\/git\/matching-refs\/tags\/v1\./)

describe.runIf(IS_NIGHTLY)('the release workflow', () => {
  test('tests, builds and attests, and then publishes in this order: draft, release, major tag', async (context) => {
    const done = await release(context, {})
    expect(done?.calls, done?.log).toEqual([
      ASKED,
      'sudo apparmor_parser -R /etc/apparmor.d/usr.sbin.mysqld',
      'run ',
      'npm ci --ignore-scripts --no-audit --no-fund',
      'npm run bundle',
      'npm pack',
      'npm publish ./qpsgate-1.2.0.tgz --access public --provenance --tag latest',
      'gh release create v1.2.0 --target COMMIT --title v1.2.0 --draft --prerelease=false --notes-file notes.md ./qpsgate-1.2.0.tgz ./dist/sbom.cdx.json',
      'gh release edit v1.2.0 --draft=false',
      'gh auth setup-git',
    ])
    expect(done?.tags).toBe('HEAD\trefs/tags/v1')
    expect(done?.notes).toBe('- A flag.\n')
    expect(done?.attested).toBe('dist/cli.js\ndist/sbom.cdx.json\nqpsgate-1.2.0.tgz\n')
    expect(done?.code).toBe(0)
  })

  test('publishes a pre-release under a tag that nobody gets by default', async (context) => {
    const done = await release(context, { version: '1.3.0-rc.1' })
    expect(done?.calls.filter((call) => /npm publish|gh release create|setup-git/.test(call))).toEqual([
      'npm publish ./qpsgate-1.3.0-rc.1.tgz --access public --provenance --tag next',
      expect.stringMatching(/^gh release create v1\.3\.0-rc\.1 .* --draft --prerelease=true /),
    ])
    expect(done?.tags).toBe('')
    expect(done?.code, done?.log).toBe(0)
  })

  test.for([
    ['has its tag already', { tagged: 1 }],
    ['is not in the changelog', { version: '1.4.0' }],
  ] as const)('publishes nothing if the version %s', async ([, state], context) => {
    const done = await release(context, state)
    expect(done?.calls, done?.log).toEqual([ASKED])
  })
})
