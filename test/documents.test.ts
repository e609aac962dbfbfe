/** The README and the pages of docs/: their examples run, their links lead somewhere, and they are short. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseArgs } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { generatedFiles } from '../scripts/docs.ts'
import { commandHelps } from '../src/commands/command-line.ts'
import { formatProblems, parseSuite } from '../src/core/suite/parse.ts'
import { parseDoctorFlags } from '../src/edges/terminal/doctor-flags.ts'
import { parseHistoryFlags } from '../src/edges/terminal/history-flags.ts'
import { parseImportFlags } from '../src/edges/terminal/import-flags.ts'
import { parseInitFlags } from '../src/edges/terminal/init-flags.ts'
import { parseNoteFlags } from '../src/edges/terminal/note-flags.ts'
import { parsePlanFlags } from '../src/edges/terminal/plan-flags.ts'
import { parseRecordFlags } from '../src/edges/terminal/record-flags.ts'
import { parseReportFlags } from '../src/edges/terminal/report-flags.ts'
import { parseRunFlags } from '../src/edges/terminal/run-flags.ts'
import { parseWorkloadFlags } from '../src/edges/terminal/workload-flags.ts'
import { type Block, blocksOf, PAGES, ROOT, readPage } from './setup/pages.ts'

const MOST_WORDS = 900
/** Pages that are looked things up in, not read: they have as many words as there are things. */
const REFERENCES = [
  'docs/action.md',
  'docs/command-line.md',
  'docs/coverage.md',
  'docs/evidence/coverage.md',
  'docs/evidence/detection.md',
  'docs/evidence/measurements.md',
  'docs/evidence/reliability.md',
  'docs/security.md',
  'docs/statistics.md',
  'docs/suite.md',
  'docs/troubleshooting.md',
]
/** Written by a run, not by a person. */
const REPORTS = PAGES.filter((page) => page.endsWith('/report.md'))
/** Characters in which a page states its purpose. */
const LONGEST_OPENING = 500
/** Other files that may have links. */
const ALSO_LINKING = ['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']

const blocks = PAGES.flatMap(blocksOf)
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

function named(block: Block): [place: string, block: Block] {
  return [`${block.page}:${block.line}`, block]
}

test.each([...generatedFiles()])('%s is what `npm run docs` writes', (path, text) =>
  expect(readFileSync(path, 'utf8')).toBe(text),
)

describe('the README', () => {
  const readme = readPage('README.md')

  it('fits a screenful: at most 100 lines and 900 words', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(100)
    expect(wordsOf(readme)).toBeLessThanOrEqual(MOST_WORDS)
  })

  it('shows a comment in light and dark, with a text that carries the verdict', () => {
    const [, dark = '', alt = '', light = ''] =
      /<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*<img alt="([^"]+)" src="([^"]+)"/.exec(
        readme,
      ) ?? []
    expect(alt).toMatch(/\b(pass|regressed|inconclusive)\b/)
    for (const picture of [dark, light]) expect(readFileSync(join(ROOT, picture)).subarray(1, 4).toString()).toBe('PNG')
  })

  it('names the two commands of a checkout', () => {
    const [{ text } = { text: '' }] = blocksOf('README.md').filter(({ language }) => language === 'sh')
    expect(text).toMatch(/^npm start .*\nnpm test .*\n$/)
  })

  it('has the figures of docs/evidence/detection.md after 80 s', () => {
    const [, tolerance = '', found, size, failed, runs] =
      /limit of ([\d.]+ %), qpsgate found (\d+) % of (\d+) % slowdowns after 80 s per comparison\. (None|\d+) of (\d+) unchanged/.exec(
        readme.replaceAll(/\s+/g, ' '),
      ) ?? []
    const detection = readPage('docs/evidence/detection.md')
    const heads = detection.match(/^\| found after 5 \/ 20 \/ 80 \/ 320 s, % .*$/m)?.[0].split('|') ?? []
    const column = heads.slice(1, -1).findIndex((head) => head.trim() === `${size} %`)
    const qpsgate = rowsOf(detection, 'found after 5 / 20 / 80 / 320 s, %').find(([gate]) => gate === 'qpsgate') ?? []
    expect(qpsgate[column]?.split(' / ')[2]).toBe(found)
    const own = rowsOf(detection, 'tolerance ').find(([first]) => first === tolerance) ?? []
    expect(own.slice(1, 3)).toEqual([`${size} %`, `${failed === 'None' ? 0 : failed} of ${runs}`])
  })
})

describe('figures', () => {
  const bound = PAGES.filter((page) => !page.startsWith('docs/evidence/')).flatMap(boundFigures)

  it('stand in many sentences that lead to the evidence', () => expect(bound.length).toBeGreaterThan(15))

  it.each(bound)('$figure of $page is in $evidence, rounded', ({ figure, section }) => {
    const decimals = figure.split('.')[1]?.length ?? 0
    const found = section.match(/\d+(?:\.\d+)?/g) ?? []
    expect(found.map((each) => Number(each).toFixed(decimals))).toContain(figure)
  })
})

/** The figures of sentences and cells that have a link to a section of the evidence. */
function boundFigures(page: string) {
  const read = readPage(page)
    .replace(/^```\w*\n[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`]*`/g, '')
  const sentences = read.replaceAll('\n', ' ').split(/(?<=[.:!?])\s+(?=[A-Z*[|])|\s\|\s/)
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/\]\(([^)#]*evidence\/[^)#]*)#?([^)]*)\)/g)].flatMap(([, path = '', anchor = '']) => {
      const evidence = normalize(join(dirname(page), path))
      const section = anchor === '' ? readPage(evidence) : sectionOf(readPage(evidence), anchor)
      const figures = sentence.replaceAll(/\]\([^)]*\)/g, ']').match(/(?<![\w.-])\d+(?:\.\d+)?(?![\w.]*\w)/g) ?? []
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

/** The rows of the table whose first column has that head, without marks. */
function rowsOf(markdown: string, head: string): string[][] {
  const lines = markdown.split('\n')
  const first = lines.findIndex((line) => line.startsWith(`| ${head}`))
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'))
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('**', '').trim())
  return lines.slice(first + 2, end).map(cells)
}

describe('pages', () => {
  it.each(PAGES.filter((page) => page !== 'README.md' && !REPORTS.includes(page)))(
    '%s begins with its title and a sentence that says what it is for',
    (page) => expect(readPage(page).slice(0, LONGEST_OPENING)).toMatch(/^# \S.*\n\n[^\s#|<>`-][^#|]*?[.:]\s/),
  )

  it.each(PAGES.filter((page) => ![...REFERENCES, ...REPORTS].includes(page)))('%s has at most 900 words', (page) =>
    expect(wordsOf(readPage(page))).toBeLessThanOrEqual(MOST_WORDS),
  )

  it('that are references are there', () => expect(PAGES).toEqual(expect.arrayContaining(REFERENCES)))

  it('can all be reached from the README, or from where the site begins', () => {
    const reached = new Set(['README.md', 'docs/index.md'].filter((page) => PAGES.includes(page)))
    for (const page of reached) for (const { target } of linksOf(page)) if (PAGES.includes(target)) reached.add(target)
    expect(PAGES.filter((page) => !reached.has(page))).toEqual([])
  })
})

/** Words that are read as such: not those of blocks, addresses and marks. */
function wordsOf(markdown: string): number {
  const read = markdown
    .replace(/^```\w*\n[\s\S]*?^```$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, '')
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

interface Link {
  readonly written: string
  /** Path from the top of the repository. */
  readonly target: string
  readonly anchor: string | undefined
}

/** All links within the repository, those of pictures too. */
function linksOf(page: string): Link[] {
  const text = readPage(page).replace(/^```\w*\n[\s\S]*?^```$/gm, '')
  const links = text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)
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

describe('links', () => {
  it.each([...PAGES, ...ALSO_LINKING])('of %s lead somewhere', (page) => {
    for (const { written, target, anchor } of linksOf(page)) {
      expect(existsSync(join(ROOT, target)), written).toBe(true)
      if (anchor !== undefined) expect(anchorsOf(target), written).toContain(anchor)
    }
  })

  it('to pages that code, suites and workflows name lead there', () => {
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

describe('blocks', () => {
  it('are of kinds that are tested: suites and workflows, commands, scripts and option files, or plain text', () => {
    const others = blocks.filter(({ page }) => !REPORTS.includes(page))
    expect([...new Set(others.map(({ language }) => language))].toSorted()).toEqual(['', 'ini', 'lua', 'sh', 'yaml'])
  })

  /** A separate test lints workflows, and the other pages with commands are a pipeline of GitLab's. */
  const written = blocks.filter(({ language, text }) => language === 'yaml' && !/^jobs:/m.test(text))
  const suites = written.filter(({ text }) => !/^ +script:$/m.test(text))
  it.each(suites.map(named))('%s is a valid suite', (_, { page, text }) => {
    const parsed = parseSuite(text, page, () => '[mysqld]\n')
    expect(parsed.kind === 'ok' ? '' : formatProblems(parsed.problems)).toBe('')
  })

  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ page, text }) => text.split('\n').map((line): [string, string] => [line, page]))
    .concat(
      written.flatMap(({ page, text }) => [...text.matchAll(/^ +- (npx .*)$/gm)].map(([, line = '']) => [line, page])),
    )
    .filter(([line]) => line.trim() !== '')
  it.each(commands)('`%s` in %s is a command that there is', (line) => expect(() => takeCommand(line)).not.toThrow())

  it('can call every command', () => expect(Object.keys(PARSERS)).toEqual(commandHelps().map(({ name }) => name)))

  it('would not be allowed to have a command, flag, value or script that there is not', () => {
    for (const wrong of [
      'qpsgate measure',
      'qpsgate run --buget 5m',
      'qpsgate run --budget 5',
      'npm run schemata',
      'npm start -- --fast',
      'apt install mysql',
    ])
      expect(() => takeCommand(wrong), wrong).toThrow()
  })
})

/** The parser that each command runs first on its arguments. */
const PARSERS: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
  init: parseInitFlags,
  run: (args) => parseRunFlags(args, 1, '1.0.0'),
  workload: parseWorkloadFlags,
  plan: parsePlanFlags,
  report: parseReportFlags,
  import: parseImportFlags,
  record: parseRecordFlags,
  history: parseHistoryFlags,
  note: parseNoteFlags,
  doctor: (args) => parseDoctorFlags(args, 1),
}
/** Programs that are not ours. */
const PROGRAMS = ['curl', 'gh', 'git', 'sudo']

/** Throws where a line of a shell is not one that works. */
function takeCommand(line: string): void {
  const words = wordsOfShell(line)
  const [program = '', ...rest] = words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word)))
  const ours = rest.findIndex((word) => /^(github:qpsgate\/qpsgate(#v\d+)?|dist\/cli\.js)$/.test(word))
  if (program === 'qpsgate') callQpsgate(rest)
  else if (program === 'npx') callQpsgate(rest.slice(ours + 1))
  else if (program === 'npm') callNpm(rest)
  else expect(PROGRAMS).toContain(program)
}

function wordsOfShell(line: string): string[] {
  const [command = ''] = line.split(/\s+#\s/)
  return [...command.matchAll(/'[^']*'|"[^"]*"|\S+/g)].map(([word]) => word.replace(/^(['"])(.*)\1$/, '$2'))
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

describe('what is called in a sentence', () => {
  const helps = new Map(commandHelps().map((help) => [help.name, help]))
  const calls = PAGES.flatMap((page) =>
    [...readPage(page).matchAll(/`(?:npx github:qpsgate\/)?qpsgate ([a-z][^`]*)`/g)].map(
      ([, call = '']): [string, string] => [call, page],
    ),
  )
  it.each(calls)('`qpsgate %s` in %s has only flags that there are', (call) => {
    const [name = '', ...args] = wordsOfShell(call)
    const help = helps.get(name)
    expect(help, name).toBeDefined()
    const options = Object.assign({}, help?.shared?.flags, ...(help?.groups ?? []).map(({ flags }) => flags))
    expect(() => parseArgs({ args, options, allowPositionals: true, strict: true })).not.toThrow()
  })
})

describe('examples', () => {
  it('docs/start.md says what every scenario of the quickstart is', () => {
    const { scenarios } = parse(readPage('scenarios/quickstart.yml')) as { readonly scenarios: object }
    expect(rowsOf(readPage('docs/start.md'), 'scenario').map(([name = '']) => name.replaceAll('`', ''))).toEqual(
      Object.keys(scenarios),
    )
  })

  it('docs/studies/performance-schema.md explains every part of the names that the studies have', () => {
    const { scenarios } = parse(readPage('scenarios/pfs-full.yml')) as { readonly scenarios: object }
    const parts = rowsOf(readPage('docs/studies/performance-schema.md'), 'part of a name').flatMap(([names = '']) =>
      names.replaceAll('`', '').split(', '),
    )
    const byLength = parts.toSorted((one, other) => other.length - one.length)
    for (const name of Object.keys(scenarios))
      expect(
        byLength.reduce((rest, part) => rest.replace(part, ''), name),
        name,
      ).toBe('')
  })

  it('docs/suites.md shows what its suite found: a verdict', () => {
    const [suite, , output] = blocksOf('docs/suites.md')
    const { name, gate } = parse(suite?.text ?? '') as { name: string; gate: { tolerance: string } }
    expect(output?.text.split('\n')[0]).toMatch(new RegExp(`^${name}: regressed · `))
    expect(output?.text).toContain(`tolerance ${gate.tolerance.replace('%', ' %')}`)
  })
})
