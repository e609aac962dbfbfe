/** The written files: as in the README, valid, and without a way for any name or image out of their YAML. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { suiteJsonSchema } from '../../../scripts/schemas.ts'
import { whyUnwritable } from '../../../src/core/init/file-kinds.ts'
import type { Findings, GatedSource } from '../../../src/core/init/findings.ts'
import { SUITE_PATH, starterOf } from '../../../src/core/init/starter.ts'
import { formatProblems, parseSuite } from '../../../src/core/suite/parse.ts'
import { IMAGE_NAME } from '../../../src/core/suite/suite.ts'
import { option } from '../../builders.ts'
import { composed, findings, OPTION_FILE } from './repositories.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const isSuite = new Ajv({ strictTypes: false, strictTuples: false, allowMatchingProperties: true }).compile(
  suiteJsonSchema(),
)

const COMPOSE = composed({ image: 'mysql:9.7', volume: './config/my.cnf:/etc/mysql/conf.d/my.cnf' })
const USUAL = findings({ 'config/my.cnf': OPTION_FILE })
const COMPOSED = findings({ 'config/my.cnf': OPTION_FILE, 'compose.yml': COMPOSE })
const GITEA = findings({ 'config/my.cnf': OPTION_FILE }, { hosts: ['gitea.com'] })

function written(found: Findings, writesSuite = false): Readonly<Record<'workflow' | 'suite', string>> {
  const starter = starterOf(found, { writesSuite })
  if (starter.kind !== 'files') throw new Error(starter.kind)
  const textOf = (what: string) => starter.files.find((file) => file.what === what)?.text ?? ''
  return { workflow: textOf('workflow'), suite: textOf('suite') }
}

/** All workflows that the documents show. */
function documentedWorkflows(): string[] {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter((page) =>
    page.endsWith('.md'),
  )
  return ['README.md', ...pages.map((page) => join('docs', page))]
    .flatMap((page) => [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```$/gm)])
    .flatMap(([, text = '']) => (/^jobs:/m.test(text) ? [text] : []))
}

const usesIn = (text: string) => [...text.matchAll(/uses: (\S+@\S+(?: # \S+)?)/g)].map(([, uses]) => uses)

describe('the workflow', () => {
  const [readme = ''] = documentedWorkflows()

  it('is that of the README, its pinned checkout included', () => {
    const { workflow } = written(USUAL)
    expect(parse(workflow)).toEqual(parse(readme))
    expect(usesIn(workflow)).toEqual(usesIn(readme))
  })

  it('is, for Gitea, that of its recipe', () => {
    const recipe = documentedWorkflows().find((text) => text.includes('uses: https://github.com/qpsgate/'))
    expect(parse(written(GITEA).workflow)).toEqual(parse(recipe ?? ''))
    expect(usesIn(written(GITEA).workflow)).toEqual(usesIn(recipe ?? ''))
  })

  it.each([
    ['as usual', USUAL],
    ['with several files', findings({ 'a/my.cnf': OPTION_FILE, 'b/my.cnf': OPTION_FILE, 'compose.yml': COMPOSE })],
    ['with images of files', COMPOSED],
    [
      'on one’s own machine',
      findings({ 'my.cnf': OPTION_FILE }, { request: { runner: ['self-hosted', 'linux', 'db'] } }),
    ],
    ['for Gitea', GITEA],
  ])('has at most 28 lines apart from comments: %s', (_, found) => {
    const lines = written(found)
      .workflow.split('\n')
      .filter((line) => !/^\s*(?:#.*)?$/.test(line))
    expect(lines.length).toBeLessThanOrEqual(28)
  })

  it('lets no pull request of strangers onto one’s own machine', () => {
    const own = written(findings({ 'my.cnf': OPTION_FILE }, { request: { runner: ['self-hosted', 'linux'] } })).workflow
    expect(parse(own).jobs.gate).toMatchObject({
      if: 'github.event.pull_request.head.repo.full_name == github.repository',
      'runs-on': ['self-hosted', 'linux'],
    })
    expect(parse(written(USUAL).workflow).jobs.gate).not.toHaveProperty('if')
  })

  it('names several files one a line', () => {
    const { workflow } = written(findings({ 'a/my.cnf': OPTION_FILE, 'b/my.cnf': OPTION_FILE }))
    expect(workflow).toContain('config: |\n            a/my.cnf\n            b/my.cnf\n')
    expect(parse(workflow).jobs.gate.steps[1].with).toEqual({ config: 'a/my.cnf\nb/my.cnf\n', image: 'mysql:8.4' })
  })

  it('names no image where files do, as it would replace theirs', () => {
    expect(parse(written(COMPOSED).workflow).jobs.gate.steps[1].with).toEqual({ config: 'compose.yml' })
    const asked = findings({ 'compose.yml': COMPOSE }, { request: { image: 'mysql:8.0' } })
    expect(parse(written(asked).workflow).jobs.gate.steps[1].with).toEqual({
      config: 'compose.yml',
      image: 'mysql:8.0',
    })
    const development = findings({ 'my.cnf': OPTION_FILE, 'dev/compose.yml': COMPOSE })
    expect(parse(written(development).workflow).jobs.gate.steps[1].with).toEqual({
      config: 'my.cnf',
      image: 'mysql:9.7',
    })
  })

  it('keeps groups of runners', () => {
    const jobs = { a: { 'runs-on': { group: 'large', labels: ['x', 'y'] } } }
    const found = findings({ 'my.cnf': OPTION_FILE, '.github/workflows/ci.yml': JSON.stringify({ jobs }) })
    expect(parse(written(found).workflow).jobs.gate['runs-on']).toEqual({ group: 'large', labels: ['x', 'y'] })
  })

  it('with a suite gates that, and leaves the image to it', () => {
    expect(parse(written(USUAL, true).workflow).jobs.gate.steps[1].with).toEqual({ suite: SUITE_PATH })
  })
})

describe('the suite', () => {
  const suites = {
    'of one file': USUAL,
    'of several': findings({ 'a/my.cnf': OPTION_FILE, 'b/my.cnf': OPTION_FILE, '1/my.cnf': OPTION_FILE }),
    'of a folder': findings(
      { 'conf.d/a.cnf': OPTION_FILE, 'conf.d/b.cnf': OPTION_FILE },
      {
        named: [
          {
            ...{ written: 'conf.d', path: 'conf.d', at: undefined, isFolder: true },
            files: ['conf.d/a.cnf', 'conf.d/b.cnf'],
          },
        ],
      },
    ),
    'of a compose file': COMPOSED,
    'of none': findings({}),
    'without docker': GITEA,
  }

  it.each(Object.entries(suites))('%s is valid by parser and schema, which it names', (_, found) => {
    const { suite } = written(found, true)
    expect(problemsOf(suite)).toBe('')
    expect(isSuite(parse(suite)), JSON.stringify(isSuite.errors)).toBe(true)
    const named = /^```\n(# yaml-language-server: .*)\n```$/m.exec(
      readFileSync(join(ROOT, 'docs/suite.md'), 'utf8'),
    )?.[1]
    expect(suite.split('\n')[0]).toBe(named)
  })

  it('compares what is gated with the defaults, and names its files from its own folder', () => {
    expect(parse(written(USUAL, true).suite)).toMatchObject({
      server: { image: 'mysql:8.4' },
      control: 'defaults',
      scenarios: { defaults: {}, configured: { config: '../config/my.cnf' } },
    })
    expect(parse(written(suites['of a folder'], true).suite).scenarios.configured.config).toEqual([
      '../conf.d/a.cnf',
      '../conf.d/b.cnf',
    ])
    expect(parse(written(COMPOSED, true).suite)).toMatchObject({
      server: { image: 'mysql:9.7' },
      scenarios: { configured: { config: '../compose.yml#db' } },
    })
    expect(Object.keys(parse(written(suites['of several'], true).suite).scenarios).sort()).toEqual([
      '1-my',
      'a-my',
      'b-my',
      'defaults',
    ])
  })

  it('explains every key that it has', () => {
    const lines = written(USUAL, true).suite.split('\n')
    const keys = lines.flatMap((line, nth) =>
      /^[a-z]/.test(line) && !line.startsWith('name:') ? [[line, lines[nth - 1]]] : [],
    )
    expect(keys.length).toBeGreaterThan(6)
    for (const [key, before] of keys) expect(before, key).toMatch(/^# \S/)
  })
})

function problemsOf(suite: string): string {
  const parsed = parseSuite(suite, SUITE_PATH, () => OPTION_FILE)
  return parsed.kind === 'ok' ? '' : formatProblems(parsed.problems)
}

describe('beside the configuration of a bot', () => {
  const pairOf = (bot: string) => {
    const starter = starterOf(findings({ 'config/my.cnf': OPTION_FILE, [bot]: '' }), { writesSuite: false })
    return starter.kind === 'files' ? starter.files : []
  }
  const measuring = '.github/workflows/qpsgate.yml'
  const commenting = '.github/workflows/qpsgate-comment.yml'

  it.each([
    '.github/dependabot.yml',
    '.github/dependabot.yaml',
    'renovate.json',
    'renovate.json5',
    '.github/renovate.json',
    '.renovaterc',
    '.renovaterc.json',
  ])('%s, a pair of workflows is written', (bot) => {
    expect(pairOf(bot).map(({ path, what }) => [path, what])).toEqual([
      [measuring, 'workflow'],
      [commenting, 'comments'],
    ])
  })

  it.each(['docs/renovate.json', 'dependabot.yml', '.github/dependabot.yml.bak'])(
    '%s, which none reads, is none',
    (path) => {
      expect(pairOf(path).map(({ what }) => what)).toEqual(['workflow'])
    },
  )

  it('the first workflow hands its results on, and is else as it was', () => {
    const [{ text = '' } = {}] = pairOf('.github/dependabot.yml')
    const [alone, paired] = [parse(written(USUAL).workflow), parse(text)]
    const handed = paired.jobs.gate.steps.pop()
    expect(paired).toEqual(alone)
    expect(handed).toMatchObject({ if: 'always()', with: { path: 'qpsgate-out' } })
  })

  it('the second is that of its recipe, for runs alone whose token may only read', () => {
    const text = pairOf('.github/dependabot.yml')[1]?.text ?? ''
    const recipe = documentedWorkflows().find((each) => each.includes('name: qpsgate-comment')) ?? ''
    const [own, shown] = [parse(text), parse(recipe)]
    expect(own.jobs.comment.if).toMatch(
      /^github\.event\.workflow_run\.event == 'pull_request' && \(.*dependabot\[bot\].*\)$/,
    )
    expect({ ...own.jobs.comment, if: '' }).toEqual({ ...shown.jobs.comment, if: '' })
    expect([own.on, own.permissions, usesIn(text)]).toEqual([shown.on, {}, usesIn(recipe)])
    expect(text).toContain('workflow_run: # zizmor: ignore[dangerous-triggers]')
  })

  it('runs no checkout and no command where the token may write a comment', () => {
    const text = pairOf('.github/dependabot.yml')[1]?.text ?? ''
    for (const { uses, run } of parse(text).jobs.comment.steps) {
      expect(run).toBeUndefined()
      expect(uses).not.toContain('checkout')
    }
  })

  it('is for GitHub alone, as bots of other forges have tokens of their own', () => {
    const gitea = findings({ 'config/my.cnf': OPTION_FILE, 'renovate.json': '' }, { hosts: ['gitea.com'] })
    expect(starterOf(gitea, { writesSuite: false })).toMatchObject({ files: { length: 1 } })
  })
})

describe('files are written', () => {
  it('none without anything to gate, but with a suite', () => {
    expect(starterOf(findings({}), { writesSuite: false })).toEqual({ kind: 'nothing-to-gate' })
    expect(starterOf(findings({}), { writesSuite: true })).toMatchObject({
      files: [{ what: 'workflow' }, { what: 'suite' }],
    })
  })
  it('for GitLab none but a suite', () => {
    const gitlab = findings({ 'my.cnf': OPTION_FILE }, { hosts: ['gitlab.com'] })
    expect(starterOf(gitlab, { writesSuite: false })).toEqual({ kind: 'other-forge' })
    expect(starterOf(gitlab, { writesSuite: true })).toMatchObject({ files: [{ path: SUITE_PATH }] })
  })
})

/** Text with characters that mean something to YAML, to expressions, to shells and to terminals. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\r',
        '\u2028',
        ': ',
        ' #',
        '- ',
        '? ',
        '| ',
        '> ',
        '&a ',
        '*a',
        '!!str ',
        '%',
        '@',
        '`',
        '---',
        '...',
      ),
      fc.constantFrom(
        `\${{ secrets.X }}`,
        '${{',
        '}}',
        '"',
        "'",
        '\\',
        '{',
        '}',
        '[',
        ']',
        ',',
        '$(id)',
        ';',
        '\u0000',
        '\u001b[2J',
      ),
      fc.constantFrom(
        '~',
        'null',
        'true',
        '1e3',
        '0x1',
        '<<',
        '=',
        '\t',
        ' ',
        '\ufeff',
        '\u202e',
        '\u0085',
        'é',
        '/',
        '..',
        '.cnf',
        '-',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))

describe('no name and no image', () => {
  const server = { ...{ at: '', file: '', line: 1, image: undefined }, options: [option('max_connections', '1')] }
  const config = (path: string): GatedSource => ({
    ...{ written: path, path, kind: 'file', files: [path], servers: [server], problems: [], isNamed: true },
  })

  it('that may stand in a workflow or suite breaks out of its YAML', () => {
    let taken = 0
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), hostile, hostile, (paths, label, tag) => {
        const usable = [...new Set(paths.filter((path) => whyUnwritable(path) === undefined))]
        const image = [`mysql:${tag}`].find((text: string) => IMAGE_NAME.test(text))
        const runner = { ...USUAL.runner, labels: [label].filter((text) => whyUnwritable(text) === undefined) }
        if (usable.length === 0 || runner.labels.length === 0) return
        taken += 1
        const found: Findings = {
          ...USUAL,
          configs: usable.map(config),
          image: image === undefined ? undefined : { kind: 'flag', image },
          runner,
        }
        const { workflow } = written(found)
        const read = parse(workflow)
        const own = parse(
          written({ ...found, configs: USUAL.configs, image: USUAL.image, runner: USUAL.runner }).workflow,
        )
        const step = read.jobs.gate.steps[1].with
        expect(step.config.split('\n').filter((line: string) => line !== '')).toEqual(usable)
        expect(step.image).toBe(image)
        expect(read.jobs.gate['runs-on']).toBe(label)
        expect({ ...read, jobs: undefined }).toEqual({ ...own, jobs: undefined })
        expect(read.jobs.gate.steps[0]).toEqual(own.jobs.gate.steps[0])
        expect(workflow).not.toContain('${{')
        const { suite } = written(found, true)
        const scenarios = Object.values<{ config?: string }>(parse(suite).scenarios).slice(1)
        expect(scenarios).toHaveLength(usable.length)
        expect(problemsOf(suite)).toBe('')
      }),
      { numRuns: 500 },
    )
    expect(taken).toBeGreaterThan(25)
  })
})
