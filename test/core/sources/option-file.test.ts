import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalName } from '../../../src/core/setting/option-name.ts'
import { argumentOf } from '../../../src/core/setting/setting.ts'
import { LONGEST_LINE_BYTES, parseOptionFile } from '../../../src/core/sources/option-file.ts'

function read(text: string) {
  const { items, problems } = parseOptionFile(text, 'my.cnf')
  const options = items.flatMap((item) => (item.kind === 'option' ? [item.option] : []))
  const directives = items.flatMap((item) => (item.kind === 'include' ? [[item.of, item.path]] : []))
  return { options, directives, problems }
}

/** Values of the options below one [mysqld]. */
const values = (...lines: string[]) => read(['[mysqld]', ...lines].join('\n')).options.map(({ text }) => text)

describe('the reader of groups in option files', () => {
  it('reads the groups of all servers, keeps the group of each option, and skips groups of other programs', () => {
    const file = [
      ...['[client]', 'user = root', '[mysqld]', 'a = 1', '[mysqldump]', 'no such thing', '[mysqld-8.4]', 'b = 2'],
      ...['[mysqld_safe]', 'x', '[mariadb]', 'c = 3', '[SERVER ] ignored', 'd = 4', '[mariadbd-11]', 'e = 5'],
    ].join('\r\n')
    const { options, problems } = read(file)
    expect(options.map(({ name, text, group, line }) => [name, text, group, line])).toEqual([
      ['a', '1', 'mysqld', 4],
      ['b', '2', 'mysqld-8.4', 8],
      ['[mysqld_safe] x', undefined, undefined, 10],
      ['c', '3', 'mariadb', 12],
      ['d', '4', 'server', 14],
      ['e', '5', 'mariadbd-11', 16],
    ])
    expect(problems).toEqual([])
  })

  it('does not read a group with a blank in front of its name', () => {
    expect(read('[ mysqld]\na=1\n[mysqld\t]\nb=2').options.map(({ name }) => name)).toEqual(['b'])
  })

  it('reports an option before the first group and a group without its bracket', () => {
    const { problems } = read('a=1\n[mysqld\nb=2\n')
    expect(problems.map(({ line, actual }) => [line, actual])).toEqual([
      [1, '"a" outside of any group'],
      [2, 'a line with [ and no ]'],
      [3, '"b" outside of any group'],
    ])
  })

  it('reports a byte order mark, and reads what follows it', () => {
    const { options, problems } = read('\uFEFF[mysqld]\na=1')
    expect(problems.map(({ line, actual }) => [line, actual])).toEqual([[1, 'a byte order mark']])
    expect(options).toHaveLength(1)
  })
})

describe('the reader of lines in option files', () => {
  it('skips comments and empty lines', () => expect(values('# x', '  ; y', '', '   ', 'a=1')).toEqual(['1']))

  it('tells a bare flag from an empty value', () =>
    expect(values('skip-log-bin', 'a=', 'b = ')).toEqual([undefined, '', '']))

  it('drops blanks around names and values, and keeps those inside', () => {
    const { options } = read('[mysqld]\n \t a \t=\t  1 2 \t\r\n')
    expect(options).toMatchObject([{ name: 'a', text: '1 2', group: 'mysqld', file: 'my.cnf', line: 2 }])
  })

  it('splits at the first equals sign only', () =>
    expect(values("performance-schema-instrument='%=ON'")).toEqual(['%=ON']))

  it.each([
    ['a = 1 # one', '1'],
    ['a=1#one', '1'],
    ['a = "1 # one"', '1 # one'],
    ["a = 'x\\'#' # y", "x'#"],
    ['a = 1 ; one', '1 ; one'],
  ])('ends a value at a # outside of quotes: %s has the value %s', (line, value) =>
    expect(values(line)).toEqual([value]),
  )

  it('ends a bare flag at a #', () => {
    expect(read('[mysqld]\nskip-log-bin # off').options.map(({ name, text }) => [name, text])).toEqual([
      ['skip-log-bin', undefined],
    ])
  })

  it.each([
    ['a="x"', 'x'],
    ["a='x'", 'x'],
    ['a="x\'', '"x\''],
    ['a="', '"'],
    ['a=""', ''],
    ['a="x" y', '"x" y'],
    ['a=\'"x"\'', '"x"'],
  ])('removes one pair of matching quotes around a value: %s has the value %s', (line, value) =>
    expect(values(line)).toEqual([value]),
  )

  it.each([
    ['\\b\\t\\n\\r\\\\\\s', '\b\t\n\r\\ '],
    ['\\"\\\'', '"\''],
    ['C:\\Windows', 'C:\\Windows'],
    ['x\\', 'x\\'],
    ['\\\\s', '\\s'],
    ['\\sx\\s', ' x '],
  ])('resolves the escapes of MySQL and no others: %s becomes %j', (written, value) =>
    expect(values(`a=${written}`)).toEqual([value]),
  )
})

describe('the reader of directives in option files', () => {
  it.each([
    ['!include a b.cnf', 'file', 'a b.cnf'],
    ['\t! include \t a.cnf \r', 'file', 'a.cnf'],
    ['!includedir conf.d/', 'directory', 'conf.d/'],
    ['!include "a.cnf" # b', 'file', '"a.cnf" # b'],
  ])('reads %j with everything to the end of the line as the path', (line, of, path) => {
    expect(read(`${line}\n`).directives).toEqual([[of, path]])
  })

  it.each(['!INCLUDE a.cnf', '!includes a.cnf', '!includedirs a', '!', '!x'])(
    'passes over %s, as the server does',
    (line) => {
      expect(read(`${line}\n`).directives).toEqual([])
    },
  )

  it('loses the last character of a path if the file ends without a line break, as the server does', () => {
    expect(read('!include a.cnf').directives).toEqual([['file', 'a.cn']])
    expect(read('!include a.cnf ').directives).toEqual([['file', 'a.cnf']])
  })

  it('reads directives in groups of other programs and outside of any group', () => {
    expect(read('!include a\n[mysql]\nno such thing\n!include b\n').directives).toHaveLength(2)
  })

  it.each(['!include\n', '!includedir  \n', '!include x'])('reports %j, whose path is missing', (text) => {
    expect(read(text).problems.map(({ actual }) => actual)).toEqual(['a directive whose path is missing'])
  })
})

it('a line that is not understood is reported by its beginning alone, without secrets', () => {
  for (const group of ['', '[mysqld]\n']) {
    const { problems } = parseOptionFile(`${group}MYSQL_ROOT_PASSWORD: s3cret\n[s3cret\n-: s3cret\n`, 'compose.yml')
    expect(problems).toHaveLength(3)
    expect(JSON.stringify(problems)).not.toContain('s3cret')
  }
})

describe('the reader of options in option files', () => {
  it.each([
    ['--skip-log-bin', '"--skip-log-bin"', 'the name without leading dashes: skip-log-bin'],
    ['max connections = 1', 'a line that begins with "max"', 'an option name: letters, digits, - _ and .'],
    ['= 1', 'an option name that is missing', 'an option name: letters, digits, - _ and .'],
    ['a = x\uFFFDy', '"x\uFFFDy"', 'text in UTF-8'],
  ])('reports the line %j with its number', (line, actual, allowed) => {
    const { options, problems } = read(`[mysqld]\n\n${line}\n`)
    expect(options).toEqual([])
    expect(problems).toEqual([{ file: 'my.cnf', line: 3, path: expect.any(String), actual, allowed }])
  })

  it('accepts names of variables of components and key caches', () => {
    const { options, problems } = read('[mysqld]\nvalidate_password.policy=LOW\nhot.key_buffer_size=1M\n')
    expect(problems).toEqual([])
    expect(options).toHaveLength(2)
  })

  it('accepts a line that exactly fills the server’s buffer, and reports a line that is one byte longer', () => {
    const line = (bytes: number) => `a = é${'x'.repeat(bytes - 6)}`
    expect(read(`[mysqld]\n${line(LONGEST_LINE_BYTES)}\n`).problems).toEqual([])
    expect(read(`[mysqld]\n${line(LONGEST_LINE_BYTES + 1)}\n`).problems).toMatchObject([
      { line: 2, actual: `a line of ${LONGEST_LINE_BYTES + 1} bytes` },
    ])
    // Its rest might begin with a group of the server's.
    expect(read(`[mysql]\n${line(LONGEST_LINE_BYTES + 1)}\n`).problems).toMatchObject([{ line: 2 }])
  })
})

describe('an option', () => {
  it.each([
    ['Performance_Schema', 'performance-schema'],
    ['loose-a_b', 'a-b'],
    ['loose_a', 'a'],
    ['LOOSE-A', 'a'],
    ['looser', 'looser'],
    ['skip-log-bin', 'skip-log-bin'],
  ])('named %s has the canonical name %s', (name, canonical) => expect(canonicalName(name)).toBe(canonical))

  it('that is a bare flag becomes another argument than an option with an empty value', () => {
    const option = { name: 'log_bin', group: undefined, file: 'my.cnf', line: 1 }
    expect(argumentOf({ ...option, text: undefined })).toBe('--log_bin')
    expect(argumentOf({ ...option, text: '' })).toBe('--log_bin=')
    expect(argumentOf({ ...option, text: 'a=b' })).toBe('--log_bin=a=b')
  })
})

it('any value that an option file has in quotes with escapes is read back', () => {
  const escapes: Record<string, string> = {
    '\\': '\\\\',
    '"': '\\"',
    "'": "\\'",
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      fc.pre(!/[\0\uFFFD]/.test(value))
      const written = value.replace(/[\\"'\n\r\t]/g, (character) => escapes[character] ?? character)
      expect(values(`a = "${written}" # end`)).toEqual([value])
    }),
  )
})
