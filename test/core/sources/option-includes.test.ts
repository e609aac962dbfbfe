import { describe, expect, it } from 'vitest'
import {
  DEEPEST_INCLUDE,
  type DirectoryListing,
  type FileReading,
  LARGEST_OPTION_FILE_BYTES,
  MOST_INCLUDED_FILES,
  type OptionFileReader,
  type ReadOptions,
  readOptionDirectory,
  readOptionFile,
} from '../../../src/core/sources/option-includes.ts'
import { resultWarning } from '../../../src/core/warnings/warnings.ts'

const isAway = (path: string) => /^(?:\.\.|\/(?!repository\/))/.test(path)

/** Files of /repository by path; directories follow from their paths. */
function readerOf(files: Readonly<Record<string, string | Exclude<FileReading, { kind: 'text' }>>>): OptionFileReader {
  return {
    rootOf: () => 'the repository',
    file: (path) => {
      const file = files[path]
      if (isAway(path)) return { kind: 'outside' }
      if (file === undefined) return { kind: 'absent' }
      return typeof file === 'string' ? { kind: 'text', text: file } : file
    },
    directory: (path): DirectoryListing => {
      const names = Object.keys(files).flatMap((file) =>
        file.startsWith(`${path}/`) ? [file.slice(path.length + 1)] : [],
      )
      if (isAway(path)) return { kind: 'outside' }
      return names.length === 0
        ? { kind: 'absent' }
        : { kind: 'names', names: names.filter((name) => !name.includes('/')) }
    },
  }
}

it('an option file in a directory is refused if its name is no UTF-8', () => {
  const { problems } = found(readOptionDirectory('d', readerOf({ 'd/\ufffd.cnf': '[mysqld]\na=1\n' })))
  expect(problems).toEqual([expect.stringContaining('whose name is no UTF-8')])
})

function found(read: ReadOptions) {
  if (read.kind !== 'read') throw new Error(`it is ${read.kind}`)
  return {
    options: read.options.map(({ name, file, line }) => `${name} ${file}:${line}`),
    problems: read.problems.map(({ file, line, actual, allowed }) => `${file}:${line} ${actual}; ${allowed}`),
    warnings: read.warnings.map(resultWarning).map(({ code, message }) => `${code} ${message}`),
  }
}

const read = (files: Parameters<typeof readerOf>[0], path = 'my.cnf') => found(readOptionFile(path, readerOf(files)))

describe('includes of option files', () => {
  it('put the options of a file at the place of the directive, in the groups of that file', () => {
    const files = {
      'my.cnf': '[mysqld]\na\n!include sub/b.cnf\nc\n',
      'sub/b.cnf': '[client]\nx\n[server]\nb\n!include ../d.cnf\n',
      'd.cnf': '[mariadb]\nd\n',
    }
    expect(read(files)).toEqual({
      options: ['a my.cnf:2', 'b sub/b.cnf:4', 'd d.cnf:2', 'c my.cnf:4'],
      problems: [],
      warnings: [],
    })
  })

  it('report an option before the first group of an included file', () => {
    const { options, problems } = read({ 'my.cnf': '[mysqld]\n!include b.cnf\nc\n', 'b.cnf': 'b\n' })
    expect(options).toEqual(['c my.cnf:3'])
    expect(problems).toEqual(['b.cnf:1 "b" outside of any group; options below a group such as [mysqld]'])
  })

  it('of a directory read files that end in .cnf, in the order of their names', () => {
    const files = {
      'my.cnf': '[mysqld]\n!includedir conf.d/\n',
      ...{ 'conf.d/b.cnf': '[mysqld]\nb\n', 'conf.d/a.b.cnf': '[mysqld]\na\n', 'conf.d/.h.cnf': '[mysqld]\nh\n' },
      ...{ 'conf.d/B.cnf': '[mysqld]\nB\n', 'conf.d/c.CNF': '[mysqld]\nc\n', 'conf.d/d.ini': '[mysqld]\nd\n' },
      'conf.d/deeper/e.cnf': '[mysqld]\ne\n',
    }
    expect(read(files).options.map((option) => option[0])).toEqual(['h', 'B', 'a', 'b'])
    const directory = found(readOptionDirectory('conf.d', readerOf(files)))
    expect(directory.options.map((option) => option[0])).toEqual(['h', 'B', 'a', 'b'])
  })

  it('with an absolute path are read if the path is inside the repository', () => {
    const files = {
      'my.cnf': '[mysqld]\n!includedir /repository/conf.d/\n!include /repository/./x.cnf\n',
      '/repository/conf.d/a.cnf': '[mysqld]\na\n!include b\n',
      '/repository/conf.d/b': '[mysqld]\nb\n',
      '/repository/x.cnf': '[mysqld]\nx\n',
    }
    expect(read(files)).toEqual({
      options: ['a /repository/conf.d/a.cnf:2', 'b /repository/conf.d/b:2', 'x /repository/x.cnf:2'],
      problems: [],
      warnings: [],
    })
  })

  it('of a home directory or outside the repository are not read, count as settings, and give a warning', () => {
    const files = {
      'conf/my.cnf':
        '[mysqld]\n!includedir /etc/mysql/conf.d\n!include ~/my.cnf\n!include out.cnf\n!includedir ../../x\n',
      'conf/out.cnf': { kind: 'outside' as const },
      '/etc/mysql/conf.d/a.cnf': '[mysqld]\na\n',
    }
    const says = (line: number, directive: string) =>
      `include-skipped conf/my.cnf:${line}: ${directive} is outside the repository and was not read`
    expect(read(files, 'conf/my.cnf')).toEqual({
      options: [
        '!includedir /etc/mysql/conf.d conf/my.cnf:2',
        '!include ~/my.cnf conf/my.cnf:3',
        '!include out.cnf conf/my.cnf:4',
        '!includedir ../../x conf/my.cnf:5',
      ],
      problems: [],
      warnings: [
        says(2, '!includedir /etc/mysql/conf.d'),
        says(3, '!include ~/my.cnf'),
        says(4, '!include out.cnf'),
        says(5, '!includedir ../../x'),
      ],
    })
  })

  it('give warnings that have file, line and directive as fields', () => {
    const result = readOptionFile('my.cnf', readerOf({ 'my.cnf': '!include /a\u001b[31m\n' }))
    expect(result.kind === 'read' ? result.warnings : []).toEqual([
      {
        code: 'include-skipped',
        file: 'my.cnf',
        line: 1,
        directive: '!include /a\\u001b[31m',
        root: 'the repository',
      },
    ])
  })

  it('of a directory name a file in it that lies outside the repository', () => {
    const files = { 'my.cnf': '!includedir d\n', 'd/x.cnf': { kind: 'outside' as const }, 'd/y.cnf': '[mysqld]\ny\n' }
    expect(read(files)).toMatchObject({
      options: ['!includedir d: d/x.cnf my.cnf:1', 'y d/y.cnf:2'],
      warnings: ['include-skipped my.cnf:1: !includedir d: d/x.cnf is outside the repository and was not read'],
    })
  })

  it('keep options of groups that only specially started servers read, with a warning for each group', () => {
    const text =
      '[mysqld.prod]\na\n[mysqld_safe]\nb\n[mysqld1]\nc\n[mysqldump]\nd\n[mariadb-backup]\ne\n[client]\nf\n[mysqld]\ng\n'
    const { options, warnings } = read({ 'my.cnf': text })
    expect(options).toEqual([
      ...['[mysqld.prod] a my.cnf:2', '[mysqld_safe] b my.cnf:4', '[mysqld1] c my.cnf:6', 'g my.cnf:14'],
    ])
    expect(warnings.map((each) => each.replace(/ is read only.*/, ''))).toEqual([
      'group-skipped my.cnf:1: [mysqld.prod]',
      'group-skipped my.cnf:3: [mysqld_safe]',
      'group-skipped my.cnf:5: [mysqld1]',
    ])
  })

  it('of a missing file count as unknown settings, but those of a missing directory are a problem', () => {
    expect(read({ 'my.cnf': '[mysqld]\n!include no.cnf\n!includedir no\na\n' })).toEqual({
      options: ['!include no.cnf my.cnf:2', 'a my.cnf:4'],
      problems: ['my.cnf:3 !includedir no, which does not exist; a directory; the server does not start without it'],
      warnings: ['include-missing my.cnf:2: !include no.cnf does not exist here, so its settings are unknown'],
    })
  })

  it('report an unusable file at the line of the directive', () => {
    const files = {
      'my.cnf': '!include big\n!include bin\n!include un\n!includedir d\n',
      ...{ big: { kind: 'too-large' as const, bytes: 11, most: 10 }, bin: { kind: 'binary' as const } },
      ...{ un: { kind: 'unreadable' as const, why: 'EACCES' }, 'd/x.cnf': { kind: 'binary' as const } },
    }
    expect(read(files).problems.map((problem) => problem.replace(/;.*/, ''))).toEqual([
      'my.cnf:1 !include big, which has 11 bytes',
      'my.cnf:2 !include bin, which is binary (it has NUL characters)',
      'my.cnf:3 !include un, which cannot be read (EACCES)',
      'my.cnf:4 !includedir d: d/x.cnf, which is binary (it has NUL characters)',
    ])
  })
})

describe('cycles of includes', () => {
  it('are found if a file or a directory includes itself', () => {
    expect(read({ 'my.cnf': '!include ./my.cnf\n' }).problems).toHaveLength(1)
    expect(found(readOptionDirectory('d', readerOf({ 'd/a.cnf': '!includedir .\n' }))).problems).toHaveLength(1)
  })

  it('are not found if a file is only included twice, and problems of that file are reported once', () => {
    const files = { 'my.cnf': '[mysqld]\n!include a.cnf\n!include a.cnf\n', 'a.cnf': '[mysqld]\na\nb c\n' }
    expect(read(files)).toMatchObject({
      options: ['a a.cnf:2', 'a a.cnf:2'],
      problems: [expect.stringContaining('a.cnf:3')],
    })
  })
})

describe('the reader of includes', () => {
  it('follows includes exactly as deep as the server does, and no deeper', () => {
    const chain = Object.fromEntries(
      Array.from({ length: DEEPEST_INCLUDE + 3 }, (_, index) => [
        index === 0 ? 'my.cnf' : `${index}.cnf`,
        `[mysqld]\nat${index}\n!include ${index + 1}.cnf\n`,
      ]),
    )
    const { options, warnings, problems } = read(chain)
    expect(options.at(-1)).toBe(`at${DEEPEST_INCLUDE} ${DEEPEST_INCLUDE}.cnf:2`)
    expect(options).toHaveLength(DEEPEST_INCLUDE + 1)
    expect(problems).toEqual([])
    expect(warnings).toEqual([])
  })

  it('reads exactly as many files as it may, and not one more', () => {
    const files = (count: number) => ({ 'my.cnf': '!include a.cnf\n'.repeat(count), 'a.cnf': '[mysqld]\na\n' })
    expect(read(files(MOST_INCLUDED_FILES))).toMatchObject({ problems: [] })
    const { options, problems } = read(files(MOST_INCLUDED_FILES + 5))
    expect(options).toHaveLength(MOST_INCLUDED_FILES)
    expect(problems).toEqual([
      expect.stringMatching(/^my.cnf:1001 !include a.cnf, which is too much; at most 1000 files/),
    ])
  })

  it('reads exactly as much text as it may, and not more', () => {
    const top = '!include a.cnf\n'
    const files = (characters: number) => ({ 'my.cnf': top, 'a.cnf': '#\n'.padEnd(characters - top.length, '\n') })
    expect(read(files(LARGEST_OPTION_FILE_BYTES)).problems).toEqual([])
    expect(read(files(LARGEST_OPTION_FILE_BYTES + 1)).problems).toHaveLength(1)
  })

  it('reports at most a hundred problems', () => {
    expect(read({ 'my.cnf': `[mysqld]\n${'a b\n'.repeat(300)}` }).problems).toHaveLength(100)
  })
})

describe('the first option file or directory', () => {
  it('may be absent, which is reported to the caller', () => {
    expect(readOptionFile('my.cnf', readerOf({}))).toEqual({ kind: 'absent' })
    expect(readOptionDirectory('conf.d', readerOf({}))).toEqual({ kind: 'absent' })
  })

  it('is a problem if it is, or includes, a directory that cannot be listed', () => {
    const including = {
      ...readerOf({ 'my.cnf': '!includedir d\n' }),
      directory: () => ({ kind: 'unreadable', why: 'EACCES' }) as const,
    }
    expect(found(readOptionFile('my.cnf', including)).problems).toEqual([
      'my.cnf:1 !includedir d, which cannot be read (EACCES); a directory; the server does not start without it',
    ])
    const reader: OptionFileReader = { ...readerOf({}), directory: () => ({ kind: 'unreadable', why: 'EACCES' }) }
    expect(readOptionDirectory('d', reader)).toMatchObject({
      kind: 'unusable',
      actual: 'which cannot be read (EACCES)',
    })
  })
})
