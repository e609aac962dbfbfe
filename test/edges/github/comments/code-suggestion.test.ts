import { describe, expect, it } from 'vitest'
import type { Suggestion } from '../../../../src/core/attribution/attribution.ts'
import type { ChangedFile } from '../../../../src/edges/github/api/pull-request.ts'
import {
  codeSuggestion,
  hunkWith,
  type LineComment,
  linesOf,
  newSideOf,
} from '../../../../src/edges/github/comments/code-suggestion.ts'
import { cause, explanation, suggestion } from '../../../builders.ts'
import { sweepOf } from '../../../sweep-result.ts'

const WORKSPACE = '/home/runner/work/databases/databases'
const LINES = ['performance_schema = ON', "performance-schema-instrument = '%=OFF'"]

/** A file with these lines in the pull request, from the first one on. */
function file(path: string, ...lines: string[]): ChangedFile {
  return { path, patch: [`@@ -0,0 +1,${lines.length} @@`, ...lines.map((line) => `+${line}`)].join('\n') }
}

function places(path: string, ...lines: number[]): Suggestion['replaces'] {
  return lines.map((line) => ({ file: path, line }))
}

function suggested(
  replaces: Suggestion['replaces'],
  files: readonly ChangedFile[],
  lines = LINES,
  form?: Suggestion['form'],
) {
  const result = sweepOf(['off', 'on'], ['oltp_read_only'], [8], {
    causes: [cause()],
    explanation: explanation(),
    suggestion: suggestion({ replaces, lines, form }),
  })
  return codeSuggestion(result, files, WORKSPACE)
}

/** The place of a ready one, and its text. */
function ready(...request: Parameters<typeof suggested>): (Omit<LineComment, 'body'> & { readonly block: string })[] {
  const found = suggested(...request)
  if (found.kind === 'impossible') throw new Error(found.why)
  return found.comments.map(({ body, ...place }) => {
    const [, block = 'no block'] = /^```suggestion\n(.*?)^```$/ms.exec(body) ?? []
    return { ...place, block }
  })
}

const CNF = file(
  'conf/my.cnf',
  '[mysqld]',
  'performance_schema = ON',
  '# kept',
  '  performance-schema-instrument = %=ON # all',
  'port = 3306',
)

describe('the suggested lines', () => {
  it('stand where the first replaced line stood; what is between stays, the other replaced lines go', () => {
    expect(ready(places('conf/my.cnf', 2, 4), [CNF])).toEqual([
      { path: 'conf/my.cnf', startLine: 2, line: 4, block: `${LINES.join('\n')}\n# kept\n` },
    ])
  })

  it('replace a single line, as far indented as it was', () => {
    expect(ready(places('conf/my.cnf', 4), [CNF])).toEqual([
      { path: 'conf/my.cnf', startLine: 4, line: 4, block: LINES.map((line) => `  ${line}\n`).join('') },
    ])
  })

  it('find their file from the workspace, whatever way it was named', () => {
    for (const name of ['./conf/my.cnf', `${WORKSPACE}/conf/my.cnf`, 'conf/../conf/my.cnf'])
      expect(ready(places(name, 2), [CNF])).toMatchObject([{ path: 'conf/my.cnf', line: 2 }])
  })

  it('come once: in other files and hunks the replaced lines only go, and every part says that they belong together', () => {
    const other = file('conf.d/ps.cnf', '[mysqld]', 'loose_performance_schema_consumer_events_waits_history = ON')
    const found = suggested([...places('conf.d/ps.cnf', 2), ...places('conf/my.cnf', 4, 2)], [CNF, other])
    expect(found.kind === 'ready' && found.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^These settings keep .*\n\nPart 1 of 2, .*\n\n```suggestion\nperformance_schema = ON\n/),
      expect.stringMatching(/^These settings keep .*\n\nPart 2 of 2, .*\n\n```suggestion\n# kept\n```$/),
    ])
  })

  it('have a fence that no line of the file can end', () => {
    const tricky = file('my.cnf', 'performance_schema=1', '````', 'performance-schema-instrument=x')
    const found = suggested(places('my.cnf', 1, 3), [tricky])
    expect(found.kind === 'ready' && found.comments[0]?.body).toMatch(/\n`````suggestion\n.*\n````\n`````$/s)
  })
})

describe('flags', () => {
  const FLAGS = ['--performance-schema=ON', '--performance-schema-instrument=%=OFF']
  const COMPOSE = file(
    'compose.yml',
    'services:',
    '  db:',
    '    command:',
    '      - --performance-schema=ON',
    '      - --port=3306',
    "      - '--performance-schema-instrument=%=ON' # all",
    '  other:',
    '    command: --performance-schema=ON',
    '    args: [--performance-schema=ON]',
  )

  it('stand in the place of items of a list', () => {
    expect(ready(places('compose.yml', 4, 6), [COMPOSE], FLAGS, 'flags')).toEqual([
      {
        path: 'compose.yml',
        startLine: 4,
        line: 6,
        block: [...FLAGS.map((flag) => `      - ${flag}`), '      - --port=3306', ''].join('\n'),
      },
    ])
  })

  it.each([3, 5, 8, 9])('are not posted where line %i is no item that is such a flag', (line) => {
    expect(suggested(places('compose.yml', line), [COMPOSE], FLAGS, 'flags')).toEqual({
      kind: 'impossible',
      why: expect.stringMatching(/compose\.yml:\d is, in the pull request, no flag on a line of its own/),
    })
  })

  it.each(['performance_schema = ON', '--general-log=ON', '--performance-schema=ON"\n- x'])(
    'are not posted where %j is among them',
    (line) => {
      expect(suggested(places('compose.yml', 4), [COMPOSE], [line], 'flags')).toMatchObject({ kind: 'impossible' })
    },
  )
})

it('settings of other forms are never posted, though a line may look like one of an option file', () => {
  const module = file('rds.tf', 'locals {', '  performance_schema = "ON"', '}')
  expect(suggested(places('rds.tf', 2), [module], LINES, 'settings')).toEqual({
    kind: 'impossible',
    why: 'the suggestion is only in the report: each file has its settings in a form of its own',
  })
})

it('nothing suggested is nothing to write', () => {
  const result = sweepOf(['off', 'on'], ['oltp_read_only'], [8])
  expect(codeSuggestion(result, [CNF], WORKSPACE)).toEqual({ kind: 'ready', comments: [] })
})

describe('it is told why there is none', () => {
  const six = file('six.cnf', ...Array.from({ length: 6 }, () => 'performance_schema = ON'))
  const apart = {
    path: 'six.cnf',
    patch: [1, 2, 3, 4, 5, 6].map((line) => `@@ -0,0 +${line} @@\n+${'performance_schema'}`).join('\n'),
  }

  it.each([
    ['a line that the pull request does not show', places('conf/my.cnf', 2, 6), [CNF], /my\.cnf:6 is not among/],
    ['a file that it does not change', places('other.cnf', 2), [CNF], /other\.cnf:2 is not among/],
    [
      'a file without patch, as it is too large',
      places('my.cnf', 2),
      [{ path: 'my.cnf', patch: undefined }],
      /:2 is not/,
    ],
    ['a file outside the workspace', places('../conf/my.cnf', 2), [CNF], /\.\.\/conf\/my\.cnf:2 is not among/],
    ['a line that moved, as the base has more commits', places('conf/my.cnf', 5), [CNF], /my\.cnf:5 is, in the pull/],
    ['a suite', places('s.yml', 1), [file('s.yml', '      performance_schema: ON')], /no line of an option file/],
    ['nothing that is replaced', [], [CNF], /no line of an option file has it/],
    ['six places', places('six.cnf', 1, 2, 3, 4, 5, 6), [apart], /stand in 6 places/],
  ])('%s', (_, replaces, files, why) => {
    const found = suggested(replaces, files)
    expect(found).toEqual({ kind: 'impossible', why: expect.stringMatching(why) })
    expect(found).toMatchObject({ why: expect.stringMatching(/^the suggestion is only in the report: /) })
  })

  it.each([
    'general_log = ON',
    'performance_schema = ON\n```\n\n@everyone',
    '[mysqld]',
    'performance_schema = \u202eNO',
  ])('a result whose lines are no such options: %j', (line) => {
    const found = suggested(places('six.cnf', 1), [six], ['performance_schema = ON', line])
    expect(found).toEqual({
      kind: 'impossible',
      why: expect.stringContaining('its lines are no line of an option file'),
    })
  })
})

const PATCH = [
  '@@ -1,3 +1,4 @@',
  ' [mysqld]',
  '-max_connections = 100',
  '+max_connections = 500',
  '+performance_schema = ON',
  ' port = 3306',
  '@@ -20 +21,2 @@ [mysqldump]',
  ' quick',
  '+# @@ -1 +1 @@',
  '\\ No newline at end of file',
].join('\n')

describe('the new side of a patch', () => {
  it('has what stays and what comes, numbered as in the new file', () => {
    expect(newSideOf(PATCH)).toEqual([
      { first: 1, lines: ['[mysqld]', 'max_connections = 500', 'performance_schema = ON', 'port = 3306'] },
      { first: 21, lines: ['quick', '# @@ -1 +1 @@'] },
    ])
  })

  it('is without carriage returns, which line ends of the file are', () => {
    expect(newSideOf('@@ -0,0 +1,2 @@\r\n+[mysqld]\r\n+a\r')).toEqual([{ first: 1, lines: ['[mysqld]', 'a'] }])
  })

  it('is empty for a file that is gone, for no patch and for what is none', () => {
    expect(newSideOf('@@ -1,2 +0,0 @@\n-[mysqld]\n-a')).toEqual([{ first: 0, lines: [] }])
    expect(newSideOf('')).toEqual([])
    expect(newSideOf('Binary files differ\n+a')).toEqual([])
  })
})

describe('a line', () => {
  const hunks = newSideOf(PATCH)

  it.each([
    [1, 1],
    [4, 1],
    [21, 21],
    [22, 21],
  ])('%i is in the hunk that begins at %i', (line, first) => {
    expect(hunkWith(hunks, line)?.first).toBe(first)
  })

  it.each([0, 5, 20, 23])('%i is in none', (line) => {
    expect(hunkWith(hunks, line)).toBeUndefined()
  })

  it('comes with those after it, the last one included', () => {
    const [hunk] = hunks
    expect(hunk && linesOf(hunk, 2, 3)).toEqual(['max_connections = 500', 'performance_schema = ON'])
    expect(hunk && linesOf(hunk, 4, 4)).toEqual(['port = 3306'])
  })
})
