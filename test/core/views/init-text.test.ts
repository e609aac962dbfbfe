import { describe, expect, it } from 'vitest'
import { starterOf } from '../../../src/core/init/starter.ts'
import { nothingWrittenText, renderFiles, renderFindings, renderNextSteps } from '../../../src/core/views/init-text.ts'
import { composed, findings, OPTION_FILE } from '../init/repositories.ts'

const USUAL = findings({
  'config/my.cnf': OPTION_FILE,
  'tests/my.cnf': OPTION_FILE,
  'compose.yml': composed({ image: 'mysql:latest', volume: './config/my.cnf:/etc/mysql/conf.d/my.cnf' }),
  '.github/workflows/ci.yml': `jobs: ${JSON.stringify({
    test: { 'runs-on': 'ubuntu-22.04', services: { db: { image: 'mysql:8.0' } } },
    mac: { 'runs-on': 'macos-15' },
  })}`,
})

function filesOf(found: typeof USUAL, writesSuite = false) {
  const starter = starterOf(found, { writesSuite })
  if (starter.kind !== 'files') throw new Error(starter.kind)
  return starter.files
}

describe('qpsgate init says', () => {
  it('what it found and where, what it passed over and why, and what to know of it', () => {
    expect(renderFindings(USUAL)).toBe(`found
  compose file  compose.yml               db: mysql:latest, 1 setting, with config/my.cnf
  workflow      .github/workflows/ci.yml  db: mysql:8.0
  image         mysql:latest, mysql:8.0   read from the files, so that a new tag is measured too
  runner        ubuntu-22.04              used by 1 of 2 jobs
  forge         GitHub                    a remote is on github.com

passed over
  option file  tests/my.cnf  for tests, development or readers, or the code of others; --config takes it
  runner       macos-15      no whole Linux machine

note
  mysql:latest is another version tomorrow: pin the tag of production, such as mysql:8.4
  the tests of .github/workflows/ci.yml have a server: qpsgate workload makes your own load of their general log

`)
  })

  it('what it would write, and all of it', () => {
    const text = renderFiles(filesOf(USUAL), true)
    expect(text).toMatch(
      /^would write\n {2}workflow {2}\.github\/workflows\/qpsgate\.yml {2}measures each pull request\n\n---/,
    )
    expect(text).toContain(filesOf(USUAL)[0].text)
    expect(text).toMatch(/nothing was written, as --dry-run asks\n$/)
  })

  it('what comes next, as commands that work where one stands', () => {
    const untracked = ['config/my.cnf']
    expect(
      renderNextSteps(USUAL, filesOf(USUAL), { here: '', untracked, isInGit: true, program: 'qpsgate' }),
    ).toBe(`next
  1. commit: git add .github/workflows/qpsgate.yml config/my.cnf && git commit -m "ci: measure what configuration changes cost"
  2. try it here, with docker: change a setting in compose.yml, then qpsgate run --config compose.yml --config .github/workflows/ci.yml --base HEAD

`)
    expect(
      renderNextSteps(USUAL, filesOf(USUAL), { here: '', untracked, isInGit: false, program: 'qpsgate' }),
    ).toContain('commit: git init && git add .g')
    const inside = renderNextSteps(USUAL, filesOf(USUAL, true), {
      here: 'config/x',
      untracked: [],
      isInGit: true,
      program: 'qpsgate',
    })
    expect(inside).toContain('git add ../../.github/workflows/qpsgate.yml ../../perf/qpsgate.yml &&')
    expect(inside).toContain(
      'change a setting in ../../compose.yml, then qpsgate run ../../perf/qpsgate.yml --base HEAD\n',
    )
  })

  it('how to try an image, a named command, and an image that is pinned', () => {
    const steps = (found: typeof USUAL) =>
      renderNextSteps(found, filesOf(found), { here: 'db', untracked: [], isInGit: true, program: 'qpsgate' })
    expect(steps(findings({ 'db/Dockerfile': 'FROM mysql:8.4' }))).toContain(
      'change the tag of an image in Dockerfile, then qpsgate run --config Dockerfile --base HEAD\n',
    )
    const named = [{ written: 'render: ./print.sh', path: undefined, at: undefined, isFolder: false, files: [] }]
    const command = findings({}, { named, request: { image: 'mysql:8.4' } })
    expect(steps(command)).toContain(
      `docker: qpsgate run --config 'render: ./print.sh' --base HEAD --image mysql:8.4\n`,
    )
    expect(renderFindings(command)).toContain('  command  render: ./print.sh  named by --config\n')
  })

  it('how many settings have values that no file tells, and what would tell them', () => {
    const found = findings({
      'my.cnf.j2': `${OPTION_FILE}port={{ port }}\n`,
      'compose.yml': JSON.stringify({ services: { db: { image: `mysql:\${TAG}`, command: `--port=\${PORT}` } } }),
      'other.cnf.erb': '',
    })
    const text = renderFindings(found)
    const render = '--config "render: COMMAND" gates what a program makes of it'
    expect(text).toContain(`my.cnf.j2     2 settings, 1 of unknown value; ${render}\n`)
    expect(text).toContain(
      `db: image mysql:\${TAG}, which is known only when it is used, 1 setting, 1 of unknown value\n`,
    )
    expect(text).toContain(`  template  other.cnf.erb  ${render}\n`)
  })

  it('how to try a suite of no option file', () => {
    const none = findings({})
    expect(
      renderNextSteps(none, filesOf(none, true), { here: '', untracked: [], isInGit: true, program: 'qpsgate' }),
    ).toContain('try it here, with docker: qpsgate run perf/qpsgate.yml\n')
    expect(renderFindings(none)).toContain('  configuration  none          no file configures a server\n')
  })

  it('that there are only samples', () => {
    const found = findings({ 'tests/a.cnf': OPTION_FILE, 'examples/b.cnf': OPTION_FILE })
    expect(renderFindings(found)).toContain('  configuration  none          none that is taken by itself, see below\n')
  })

  it('why nothing was written', () => {
    expect(nothingWrittenText('nothing-to-gate', findings({}))).toMatch(
      /looked for option files.*--config PATH.*--suite/,
    )
    expect(nothingWrittenText('other-forge', USUAL)).toMatch(
      /docs\/recipes\/gitlab\.md; what to gate there: compose\.yml, \.github\/workflows\/ci\.yml$/,
    )
  })

  it('in commands, names that a shell does not take apart', () => {
    const odd = findings({ 'my $(id).cnf': OPTION_FILE })
    expect(
      renderNextSteps(odd, filesOf(odd), { here: '', untracked: [], isInGit: true, program: 'qpsgate' }),
    ).toContain(`--config 'my $(id).cnf'`)
  })

  it('nothing that would drive a terminal, and no more than one can read', () => {
    const names = Array.from({ length: 30 }, (_, nth) => [`tests/${nth}\u001b[2J\n.cnf`, OPTION_FILE])
    const text = renderFindings(findings({ 'my.cnf': OPTION_FILE, ...Object.fromEntries(names) }))
    expect(text).not.toContain('\u001b')
    expect(text).toContain('tests/0\\u001b[2J\\u000a.cnf')
    expect(text).toContain('  and 10 more\n')
  })
})
