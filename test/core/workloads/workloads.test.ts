import { describe, expect, it } from 'vitest'
import { formatProblems, parseSuite } from '../../../src/core/suite/parse.ts'
import {
  canonicalScriptOption,
  describeScriptOption,
  SCRIPTS,
  scriptOptionText,
  whyReserved,
} from '../../../src/core/workloads/workloads.ts'
import { filesBy } from '../../setup/option-files.ts'

const HEAD = 'name: x\nthreads: [1]\nscenarios: { off: }\n'

/** Reads a suite with these parts besides its name, levels and scenarios. */
function read(parts: string) {
  return parseSuite(
    `${HEAD}${parts}\n`,
    'suite.yml',
    filesBy((path) => (path === 'lua/mine.lua' ? MINE : undefined)),
  )
}

const MINE = 'function event() end'

/** The problems of such a suite, as users see them. */
function shown(parts: string): string {
  const result = read(parts)
  return result.kind === 'problems' ? formatProblems(result.problems) : ''
}

/** Reads a suite whose only workload is the given YAML; problems as `line path: actual`. */
function workload(written: string) {
  const result = read(`workloads:\n  - ${written}`)
  if (result.kind === 'ok') return { workload: result.suite.workloads[0], problems: [] }
  return {
    workload: undefined,
    problems: result.problems.map(({ line, path, actual }) => `${line} ${path}: ${actual}`),
  }
}

describe('the script', () => {
  it.each([...SCRIPTS.keys()].filter((script) => script !== 'tpch'))('%s can be used by its name alone', (script) => {
    expect(workload(script).workload).toMatchObject({ name: script, script, options: {} })
  })

  it('tpch is refused without its tables, and other scripts are refused with the tables of TPC-H', () => {
    expect(shown('workloads: [tpch]')).toContain('give dataset: { tpch: 0.01 }')
    expect(shown('workloads: [oltp_insert]\ndataset: { tpch: 0.01 }')).toContain('the script tpch or one of your own')
    expect(shown('workloads: [tpch]\ndataset: { tpch: 0.01 }')).toBe('')
    expect(shown('workloads: [tpch]\ndataset: { tpch: 1000 }')).toContain('a scale factor from 0.001 to 100')
  })

  it.each([
    ['constructor', '5 workloads[0]: "constructor"'],
    ['passwd.txt', '5 workloads[0]: "passwd.txt"'],
    ['{ name: a, script: oltp }', '5 workloads[0].script: "oltp"'],
    ['{ name: a }', '5 workloads[0].script: missing'],
    ['[oltp_insert]', '5 workloads[0]: a list'],
    ['5', '5 workloads[0]: 5'],
  ])('is refused if it is written as %s', (written, problem) => expect(workload(written).problems).toEqual([problem]))
})

describe("a user's script", () => {
  const problems = (written: string) => {
    const result = read(`workloads:\n  - ${written}`)
    return result.kind === 'ok'
      ? []
      : result.problems.map(({ path, actual, allowed }) => `${path}: ${actual}; ${allowed}`)
  }

  it('is named like its file, counts as writing, and has its options as sysbench takes them', () => {
    const written = '{ script: lua/mine.lua, options: { my_rows: 5, words: "a b", fast: true, slow: false } }'
    expect(workload(written).workload).toEqual({
      ...{ name: 'mine', script: 'lua/mine.lua', source: MINE, writes: true },
      options: { 'my-rows': '5', words: 'a b', fast: 'on', slow: 'off' },
    })
  })

  it.each([
    ['my-list: [1]', 'my-list: a list; text, a number, true or false'],
    ['nothing: ', 'nothing: nothing; text, a number, true or false'],
    ['nul: "a\\0b"', 'nul: "a\\u0000b"; text, a number, true or false'],
    ['5x: 1', '5x: 1; text, a number, true or false'],
    [
      'threads: 4',
      'threads: 4; nothing here; qpsgate sets it for all workloads, by the keys dataset, threads and budget',
    ],
  ])('is refused with the option %s', (option, problem) => {
    expect(problems(`{ script: lua/mine.lua, options: { ${option} } }`)).toEqual([`workloads[0].options.${problem}`])
  })

  it('is reported at the place that names it if it cannot be read', () => {
    const why = '"lua/gone.lua", which cannot be read; the path of a sysbench script from the suite’s folder'
    expect(problems('lua/gone.lua')).toEqual([`workloads[0]: ${why}`])
    expect(problems('{ name: mine, script: lua/gone.lua }')).toEqual([`workloads[0].script: ${why}`])
  })

  it('is refused outside of the repository, with the reason', () => {
    const result = parseSuite(`${HEAD}workloads: [../mine.lua]`, 'suite.yml', {
      rootOf: () => 'the repository',
      file: () => ({ kind: 'outside' }),
      directory: () => ({ kind: 'absent' }),
    })
    expect(result.kind === 'problems' && result.problems).toMatchObject([
      { path: 'workloads[0]', actual: '"../mine.lua", which is outside of the repository' },
    ])
  })
})

describe('the options of a script', () => {
  it.each(['tables', 'table_size', 'mysql-host', 'thread-stack-size'])(
    'are refused with the reason if qpsgate sets them itself: %s',
    (name) => {
      expect(whyReserved(name)).toMatch(/^nothing here; /)
      expect(workload(`{ script: oltp_read_only, options: { ${name}: 5 } }`).problems).toEqual([
        `5 workloads[0].options.${name}: 5`,
      ])
    },
  )

  it('are never among those that qpsgate sets itself', () => {
    const names = [...SCRIPTS.values()].flatMap(({ options }) => [...options.keys()])
    expect(names.filter((name) => whyReserved(name) !== undefined)).toEqual([])
    expect(names.filter((name) => canonicalScriptOption(name) !== name)).toEqual([])
  })

  it('that are percentages may be exactly 0 and exactly 100, and are refused outside of that range', () => {
    const readPercent = (value: string) => workload(`{ script: read_write_pct, options: { read-percent: ${value} } }`)
    expect(readPercent('0').workload?.options).toEqual({ 'read-percent': '0' })
    expect(readPercent('100').workload?.options).toEqual({ 'read-percent': '100' })
    for (const wrong of ['101', '-1', '50.5', 'most', '', '[1]']) expect(readPercent(wrong).problems).toHaveLength(1)
  })

  it('are refused with a second spelling of the same option', () => {
    expect(workload('{ script: oltp_delete, options: { skip-trx: on, skip_trx: off } }').problems).toEqual([
      '5 workloads[0].options.skip_trx: a second skip-trx',
    ])
  })

  it.each([
    [true, 'on'],
    ['ON', 'on'],
    [1, 'on'],
    [false, 'off'],
    ['off', 'off'],
    ['maybe', undefined],
    [null, undefined],
    [2, undefined],
  ])('are read from the switch %j as %j', (value, text) => expect(scriptOptionText('switch', value)).toBe(text))

  it.each([
    ['disable', 'disable'],
    ['auto', 'auto'],
    ['Disable', undefined],
    [false, undefined],
    [0, undefined],
  ])('are read from the word %j as %j', (value, text) =>
    expect(scriptOptionText({ words: ['auto', 'disable'] }, value)).toBe(text),
  )

  it('of words are accepted with one of the words, and described by all of them', () => {
    expect(workload('{ script: oltp_insert, options: { db_ps_mode: disable } }').workload?.options).toEqual({
      'db-ps-mode': 'disable',
    })
    expect(describeScriptOption({ words: ['auto', 'disable'] })).toBe('auto or disable')
    expect(whyReserved('db-driver')).toBeDefined()
    expect(whyReserved('db-ps-mode-x')).toBeDefined()
  })

  it.each([
    [5, '5'],
    ['5', '5'],
    [1, '1'],
    [10, '10'],
    [0, undefined],
    [11, undefined],
    [1.5, undefined],
    ['abc', undefined],
    [true, undefined],
    ['', undefined],
    [null, undefined],
  ])('are read from the count %j of 1 to 10 as %j', (value, text) =>
    expect(scriptOptionText([1, 10], value)).toBe(text),
  )
})
