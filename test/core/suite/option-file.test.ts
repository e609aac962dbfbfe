import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonicalOptionName,
  optionToArgument,
  parseOptionFile,
  SERVER_GROUPS,
} from '../../../src/core/suite/option-file.ts'

const read = (text: string, groups: readonly string[] = SERVER_GROUPS) => parseOptionFile(text, 'my.cnf', groups)

/** Values of the options below one [mysqld]. */
const values = (...lines: string[]) => read(['[mysqld]', ...lines].join('\n')).options.map(({ value }) => value)

describe('groups', () => {
  const file = [
    '[client]',
    'user = root',
    '[mysqld]',
    'a = 1',
    '[mysqldump]',
    'quick',
    '[mysqld-8.4]',
    'b = 2',
    '[mariadb]',
    'c = 3',
    '[ SERVER ] ignored',
    'd = 4',
    '[mariadbd]',
    'e = 5',
  ].join('\r\n')

  it('reads the groups of a server and skips those of other programs', () => {
    const { options, problems } = read(file)
    expect(options.map(({ name, value, file, line }) => [name, value, file, line])).toEqual([
      ['a', '1', 'my.cnf', 4],
      ['c', '3', 'my.cnf', 10],
      ['d', '4', 'my.cnf', 12],
      ['e', '5', 'my.cnf', 14],
    ])
    expect(problems).toEqual([])
  })

  it('reads versioned groups only where they are asked for', () => {
    expect(read(file, ['mysqld-8.4']).options.map(({ name }) => name)).toEqual(['b'])
  })

  it('joins groups that appear twice, in the order of the file', () => {
    expect(values('a=1', '[client]', 'b=2', '[mysqld]', 'c=3')).toEqual(['1', '3'])
  })

  it('reports an option before the first group and a group without its bracket', () => {
    const { problems } = read('a=1\n[mysqld\nb=2\n')
    expect(problems.map(({ line, found }) => [line, found])).toEqual([
      [1, '"a" outside of any group'],
      [2, '"[mysqld"'],
      [3, '"b" outside of any group'],
    ])
  })

  it('does not mind a byte order mark', () => expect(read('\uFEFF[mysqld]\na=1').options).toHaveLength(1))
})

describe('lines', () => {
  it('skips comments and empty lines', () => expect(values('# x', '  ; y', '', '   ', 'a=1')).toEqual(['1']))

  it('tells a bare flag from an empty value', () =>
    expect(values('skip-log-bin', 'a=', 'b = ')).toEqual([undefined, '', '']))

  it('drops blanks around names and values, and keeps those inside', () => {
    const { options } = read('[mysqld]\n \t a \t=\t  1 2 \t\r\n')
    expect(options).toEqual([{ name: 'a', value: '1 2', file: 'my.cnf', line: 2 }])
  })

  it('splits at the first equals sign only', () =>
    expect(values("performance-schema-instrument='%=ON'")).toEqual(['%=ON']))

  it.each([
    ['a = 1 # one', '1'],
    ['a=1#one', '1'],
    ['a = "1 # one"', '1 # one'],
    ["a = 'x\\'#' # y", "x'#"],
    ['a = 1 ; one', '1 ; one'],
  ])('ends at a # outside of quotes: %s', (line, value) => expect(values(line)).toEqual([value]))

  it('ends a bare flag at a #', () => {
    expect(read('[mysqld]\nskip-log-bin # off').options.map(({ name, value }) => [name, value])).toEqual([
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
  ])('takes off one pair of equal quotes around a value: %s', (line, value) => expect(values(line)).toEqual([value]))

  it.each([
    ['\\b\\t\\n\\r\\\\\\s', '\b\t\n\r\\ '],
    ['\\"\\\'', '"\''],
    ['C:\\Windows', 'C:\\Windows'],
    ['x\\', 'x\\'],
    ['\\\\s', '\\s'],
    ['\\sx\\s', ' x '],
  ])('resolves the escapes of MySQL and no others: %s', (written, value) =>
    expect(values(`a=${written}`)).toEqual([value]),
  )

  it('keeps an option that is given several times, in order', () => expect(values('a=1', 'a=2')).toEqual(['1', '2']))
})

describe('problems', () => {
  it.each([
    ['--skip-log-bin', '"--skip-log-bin"', 'the name without leading dashes: skip-log-bin'],
    ['max connections = 1', '"max connections"', 'an option name: letters, digits, - and _'],
    ['= 1', 'an option name that is missing', 'an option name: letters, digits, - and _'],
    ['a = x\0y', '"x\\u0000y"', 'text without NUL characters'],
    ['!include /etc/my.cnf', '"!include /etc/my.cnf"', expect.stringContaining('listed under config:')],
    ['!includedir /etc/mysql', '"!includedir /etc/mysql"', expect.stringContaining('not followed yet')],
  ])('reports %j with its line', (line, found, allowed) => {
    const { options, problems } = read(`[mysqld]\n\n${line}\n`)
    expect(options).toEqual([])
    expect(problems).toEqual([{ file: 'my.cnf', line: 3, path: expect.any(String), found, allowed }])
  })

  it('reports an include of any group, but not the options of other programs', () => {
    const { problems } = read('[mysql]\nno such thing\n!include x\n')
    expect(problems.map(({ line }) => line)).toEqual([3])
  })
})

describe('names and arguments', () => {
  it.each([
    ['Performance_Schema', 'performance-schema'],
    ['loose-a_b', 'a-b'],
    ['loose_a', 'a'],
    ['LOOSE-A', 'a'],
    ['looser', 'looser'],
    ['skip-log-bin', 'skip-log-bin'],
  ])('%s is %s', (name, canonical) => expect(canonicalOptionName(name)).toBe(canonical))

  it('makes a bare flag and an empty value two different arguments', () => {
    const option = { name: 'log_bin', file: 'my.cnf', line: 1 }
    expect(optionToArgument({ ...option, value: undefined })).toBe('--log_bin')
    expect(optionToArgument({ ...option, value: '' })).toBe('--log_bin=')
    expect(optionToArgument({ ...option, value: 'a=b' })).toBe('--log_bin=a=b')
  })
})

describe('any text', () => {
  const line = fc.constantFrom('[mysqld]', '[', '[]', 'a=1', '=', '"', "'", '\\', '#', '!', '\0', '\r', ' ', 'skip')

  it('never throws, and gives every line at most once', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(line).map((parts) => parts.join('\n')),
      fc.array(line).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (written) => {
        const { options, problems } = read(`[mysqld]\n${written}`)
        const lines = [...options, ...problems].map((entry) => entry.line)
        expect(new Set(lines).size).toBe(lines.length)
        expect(Math.max(1, ...lines)).toBeLessThanOrEqual(written.split('\n').length + 1)
      }),
    )
  })

  it('gives back every value that is written in quotes with escapes', () => {
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
        fc.pre(!value.includes('\0'))
        const written = value.replace(/[\\"'\n\r\t]/g, (character) => escapes[character] ?? character)
        expect(values(`a = "${written}" # end`)).toEqual([value])
      }),
    )
  })
})
