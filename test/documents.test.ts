/** The README and the pages of docs/: their examples run, and their links lead somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseArgs } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { generatedFiles } from '../scripts/docs.ts'
import { commandHelps } from '../src/commands/command-line.ts'
import { parseWorkload } from '../src/core/own-workload/workload-file.ts'
import { formatProblems, parseSuite } from '../src/core/suite/parse.ts'
import { readShippedSuite } from '../src/edges/files/shipped.ts'
import { parseBaselineFlags } from '../src/edges/terminal/baseline-flags.ts'
import { parseDoctorFlags } from '../src/edges/terminal/doctor-flags.ts'
import { optionsOf } from '../src/edges/terminal/flags.ts'
import { parseHistoryFlags } from '../src/edges/terminal/history-flags.ts'
import { parseInitFlags } from '../src/edges/terminal/init-flags.ts'
import { parsePlanFlags } from '../src/edges/terminal/plan-flags.ts'
import { parseProveFlags } from '../src/edges/terminal/prove-flags.ts'
import { parseRecordFlags } from '../src/edges/terminal/record-flags.ts'
import { parseReportFlags } from '../src/edges/terminal/report-flags.ts'
import { parseRunFlags } from '../src/edges/terminal/run-flags.ts'
import { parseWorkloadFlags } from '../src/edges/terminal/workload-flags.ts'
import { filesBy } from './setup/option-files.ts'
import { type Block, blocksOf, PAGES, ROOT, readPage } from './setup/pages.ts'

/** Written by a run, not by a person. */
const REPORTS = PAGES.filter((page) => page.endsWith('/report.md'))
/** Other files that may have links. */
const ALSO_LINKING = ['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']

const blocks = PAGES.flatMap(blocksOf)
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

function named(block: Block): [place: string, block: Block] {
  return [`${block.page}:${block.line}`, block]
}

test.each([...generatedFiles()])('the generated file %s is what `npm run docs` would write', (path, text) =>
  expect(readFileSync(path, 'utf8')).toBe(text),
)

describe('images of servers in examples', () => {
  const tested = [...readPage('docs/requirements.md').matchAll(/^\|[^|]*\|([^|]*\d[^|]*)\|/gm)].flatMap(
    ([, versions = '']) => versions.match(/\d+\.\d+/g) ?? [],
  )
  const images = [
    ...PAGES,
    'action.yml',
    ...readdirSync(join(ROOT, 'scenarios'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yml'))
      .map((name) => `scenarios/${name}`),
  ].flatMap((page) =>
    [...readPage(page).matchAll(/\b(mysql|mariadb|percona-server):(\d+\.\d+)/g)].map(([image, product, version]) => ({
      ...{ page, image, product, version: version ?? '' },
    })),
  )

  it('are found at more than 15 places, so that their versions are checked at all', () =>
    expect(images.length).toBeGreaterThan(15))

  it.each(images)(
    'are of tested versions, or their page says "never tried": $image $version of $page',
    ({ page, product, version }) => {
      if (product === 'percona-server' || !tested.includes(version)) expect(readPage(page)).toContain('never tried')
    },
  )
})

describe('figures of pages', () => {
  const bound = PAGES.filter((page) => !page.startsWith('docs/evidence/')).flatMap(boundFigures)

  it('are found at more than 15 places, so that they are checked at all', () =>
    expect(bound.length).toBeGreaterThan(15))

  it.each(bound)('agree with the linked evidence: $figure of $page is in $evidence, rounded', ({ figure, section }) => {
    const decimals = figure.split('.')[1]?.length ?? 0
    const found = section.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []
    expect(found.map((each) => Number(each).toFixed(decimals))).toContain(figure)
  })

  it.each(MADE_OF_CODE)(
    'agree with the code: $page has the values of $file in "$phrase"',
    ({ page, file, phrase, says }) => {
      const code = readPage(file)
      expect(code).toContain(says)
      expect(readPage(page).replaceAll(/\s+/g, ' ')).toContain(filledIn(phrase, code))
    },
  )
})

/** Figures of pages that are made of code, from the table of them. */
const MADE_OF_CODE = readPage('test/fixtures/pages/figures.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [page = '', file = '', phrase = '', says = ''] = line.split(' | ')
    return { page, file, phrase, says }
  })

/** A phrase with the values of constants for their names, such as `{BYTES/MIB}`. */
function filledIn(phrase: string, code: string): string {
  const product = (text: string) =>
    text
      .replaceAll(/MIB|1024 \*\* 2/g, `${1024 ** 2}`)
      .split('*')
      .reduce((all, each) => all * Number(each.replaceAll('_', '')), 1)
  return phrase.replaceAll(/\{(\w+)(?:\*(\w+))?(?:\/(\w+))?\}/g, (_, name: string, times = '1', by = '1') => {
    const [, written = name] = new RegExp(`\\b${name}(?: =|:) ([\\d_.* MIB]+)`).exec(code) ?? []
    return Number(((product(written) * product(times)) / product(by)).toPrecision(9)).toLocaleString('en')
  })
}

function sentencesOf(text: string): string[] {
  return text.replaceAll('\n', ' ').split(/(?<=[.:!?])\s+(?=[A-Z*[|])|\s\|\s/)
}

/** The figures of sentences and cells that have a link to a section of the evidence. */
function boundFigures(page: string) {
  const read = readPage(page)
    .replace(/^```\w*\n[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`]*`/g, '')
  return sentencesOf(read).flatMap((sentence) =>
    [...sentence.matchAll(/\]\(([^)#]*evidence\/[^)#]*)#?([^)]*)\)/g)].flatMap(([, path = '', anchor = '']) => {
      const evidence = normalize(join(dirname(page), path))
      const section = anchor === '' ? readPage(evidence) : sectionOf(readPage(evidence), anchor)
      const figures =
        sentence
          .replaceAll(/\]\([^)]*\)/g, ']')
          .replaceAll(/(?<=\d),(?=\d{3})/g, '')
          .match(/(?<![\w.-])\d+(?:\.\d+)?(?![\w.]*\w)/g) ?? []
      return figures.map((figure) => ({ page, evidence: `${evidence}#${anchor}`, figure, section }))
    }),
  )
}

/** A section by the anchor that its heading has. */
function sectionOf(markdown: string, anchor: string): string {
  const anchorOf = (heading: string) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-')
  return markdown.split(/^(?=##+ )/m).find((section) => anchorOf(section.split('\n')[0] ?? '') === anchor) ?? ''
}

it('every page can be reached from the README', () => {
  const reached = new Set(['README.md'])
  for (const page of reached) for (const { target } of linksOf(page)) if (PAGES.includes(target)) reached.add(target)
  expect(PAGES.filter((page) => !reached.has(page))).toEqual([])
})

interface Link {
  readonly written: string
  /** Path from the top of the repository. */
  readonly target: string
  readonly anchor: string | undefined
}

/** All links within the repository, those of pictures too. */
function linksOf(page: string): Link[] {
  const text = readPage(page).replace(/^```\w*\n[\s\S]*?^```$/gm, '')
  const links = text.matchAll(/\]\((?!<?https?:)([^)#\s]*)(?:#([^)]+))?\)/g)
  const pictures = text.matchAll(/(?:src|srcset)="(?!https?:)([^"]+)"/g)
  return [...links, ...pictures].map(([written, path = '', anchor]) => ({
    written,
    target: path === '' ? page : normalize(join(dirname(page), path)).replace(/\/$/, ''),
    anchor,
  }))
}

/** GitHub's anchors for headings. */
function anchorsOf(page: string): string[] {
  return [...readPage(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\]\([^)]*\)/g, ']')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

describe('words that pages avoid', () => {
  const [, list = ''] = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split('## Words that these pages avoid')
  const avoided = [...list.matchAll(/^\| (?!instead|:)([^|]+?) +\|/gm)].flatMap(([, words = '']) => words.split(', '))

  it('are read from the list in the glossary', () => expect(avoided).toContain('anew'))

  it.each(PAGES.filter((page) => !page.endsWith('/glossary.md')))('do not occur in %s', (page) => {
    const prose = readFileSync(join(ROOT, page), 'utf8').replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')
    expect(avoided.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(prose))).toEqual([])
  })
})

describe('links', () => {
  it.each([...PAGES, ...ALSO_LINKING])('on the page %s lead to files and headings that exist', (page) => {
    for (const { written, target, anchor } of linksOf(page)) {
      expect(existsSync(join(ROOT, target)), written).toBe(true)
      if (anchor !== undefined) expect(anchorsOf(target), written).toContain(anchor)
    }
  })

  it('from code, suites and workflows lead to pages and headings that exist', () => {
    const files = ['src', 'scenarios', 'schemas', '.github'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    const texts = [...files, 'action.yml'].filter((file) => /\.(ts|js|lua|yml|json)$/.test(file))
    const links = texts.flatMap((file) =>
      [...readPage(file).matchAll(/\b(docs\/[\w./-]+\.md|README\.md)(?:#([\w-]+))?/g)].map(([, page = '', anchor]) => ({
        file,
        page,
        anchor,
      })),
    )
    expect(links.length).toBeGreaterThan(10)
    for (const { file, page, anchor } of links) {
      expect(PAGES, file).toContain(page)
      if (anchor !== undefined) expect(anchorsOf(page), file).toContain(anchor)
    }
  })
})

describe('code blocks of pages', () => {
  it('are only in languages that tests check', () => {
    const others = blocks.filter(({ page }) => !REPORTS.includes(page))
    expect([...new Set(others.map(({ language }) => language))].toSorted()).toEqual(['', 'diff', 'lua', 'sh', 'yaml'])
  })

  /** A separate test lints workflows, and the other pages with commands are a pipeline of GitLab's. */
  const written = blocks.filter(({ language, text }) => language === 'yaml' && !/^jobs:/m.test(text))
  const suites = written.filter(({ text }) => !/^ +script:$/m.test(text))
  it.each(suites.map(named))('with a suite or a workload are accepted by its parser: %s', (_, { page, text }) => {
    const files = filesBy((path) => readShippedSuite(path)?.text ?? '[mysqld]\n')
    const parsed = /^transactions:/m.test(text) ? parseWorkload(text, page) : parseSuite(text, page, files)
    expect(parsed.kind === 'ok' ? '' : formatProblems(parsed.problems)).toBe('')
  })

  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ page, text }) => text.split('\n').map((line): [string, string] => [line, page]))
    .concat(
      written.flatMap(({ page, text }) => [...text.matchAll(/^ +- (node .*)$/gm)].map(([, line = '']) => [line, page])),
    )
    .filter(([line]) => line.trim() !== '')
  it.each(commands)('call only commands and flags that exist: `%s` in %s', (line) =>
    expect(() => takeCommand(line)).not.toThrow(),
  )

  it('are checked with the parser of each qpsgate command, none of which is missing', () =>
    expect(Object.keys(PARSERS)).toEqual(commandHelps().map(({ name }) => name)))
})

/** The parser that each command runs first on its arguments. */
const PARSERS: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
  init: parseInitFlags,
  run: (args) => parseRunFlags(args, 1),
  prove: (args) => parseProveFlags(args, 1),
  workload: parseWorkloadFlags,
  plan: parsePlanFlags,
  report: parseReportFlags,
  record: parseRecordFlags,
  history: parseHistoryFlags,
  baseline: parseBaselineFlags,
  doctor: parseDoctorFlags,
}
/** Programs of others. */
const PROGRAMS = ['alias', 'curl', 'docker', 'gh', 'git', 'mkdir', 'printf', 'sudo']

/** Throws where a line of a shell is not one that works. */
function takeCommand(line: string): void {
  const words = wordsOfShell(line)
  const [program = '', ...rest] = words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word)))
  const ours = rest.findIndex((word) => /(^|\/)dist\/cli\.js$/.test(word))
  if (program === 'qpsgate') callQpsgate(rest)
  else if (program === 'node') callQpsgate(rest.slice(ours + 1))
  else if (program === 'npm') callNpm(rest)
  else expect(PROGRAMS).toContain(program)
}

function wordsOfShell(line: string): string[] {
  const [command = ''] = line.split(/\s+#\s/)
  return [...command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word.replace(/^(['"])(.*)\1$/, '$2'))
}

function callQpsgate([name = '', ...args]: readonly string[]): void {
  expect(Object.keys(PARSERS)).toContain(name)
  PARSERS[name]?.(args)
}

function callNpm([first = '', ...rest]: readonly string[]): void {
  const name = first === 'run' ? (rest[0] ?? '') : first
  expect(Object.keys(manifest.scripts)).toContain(name)
  if (name === 'start' && rest[0] === '--') callQpsgate(['run', ...rest.slice(1)])
}

describe('a command in a sentence of a page', () => {
  const helps = new Map(commandHelps().map((help) => [help.name, help]))
  const calls = PAGES.flatMap((page) =>
    [...readPage(page).matchAll(/`qpsgate ([a-z][^`]*)`/g)].map(([, call = '']): [string, string] => [call, page]),
  )
  it.each(calls)('has only existing flags: `qpsgate %s` in %s', (call) => {
    const [name = '', ...args] = wordsOfShell(call)
    const help = helps.get(name)
    expect(help, name).toBeDefined()
    const options = optionsOf(Object.assign({}, ...(help?.groups ?? []).map(({ flags }) => flags)))
    expect(() => parseArgs({ args, options, allowPositionals: true, strict: true })).not.toThrow()
  })
})
