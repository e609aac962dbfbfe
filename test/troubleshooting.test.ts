import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collectMessages, type Message, type Sought } from './messages/collect.ts'
import { Source } from './messages/source.ts'

const ROOT = resolve(import.meta.dirname, '..')

const SOUGHT: Sought = {
  errors: new Set(['UserError', 'MeasurementError', 'StoreError', 'TooLongError']),
  sayers: new Set([
    'complain',
    'draft',
    'draftAt',
    'draftIf',
    'refusal',
    'addProblemAt',
    'problem',
    'wrong',
    'tell',
    'note',
    'notice',
    'warning',
  ]),
  fields: new Set(['allowed', 'why', 'whyUnknown', 'readOnlyReason']),
  roots: [
    ['src/core/wording/warnings.ts', 'SENTENCES'],
    ['src/core/wording/warnings.ts', 'REACHES'],
    ['src/edges/servers/connection.ts', 'CERTIFICATES'],
    ['src/edges/servers/verify.ts', 'optionDifference'],
    ['src/edges/servers/verify.ts', 'expectedVariable'],
    ['src/edges/servers/verify.ts', 'consumerDifferences'],
    ['src/edges/servers/verify.ts', 'instrumentDifferences'],
    ['src/errors.ts', 'describeError'],
  ],
}

/** How many errors of a file have a text that the collector cannot follow, and why nothing is missed for it. */
const FOLLOWED_ELSEWHERE: Readonly<Record<string, { readonly errors: number; readonly why: string }>> = {
  'src/edges/github/context/inputs.ts': { errors: 1, why: 'made by `problem`, and by the parsers of flags' },
  'src/edges/servers/connection.ts': { errors: 1, why: 'what a class of errors adds to a text that is found' },
  'src/edges/store/unstored-run.ts': { errors: 1, why: 'a problem of run-record.ts, whose texts are found' },
  'src/edges/terminal/flags.ts': { errors: 1, why: 'made by `complain`' },
  'src/edges/testbed/endpoint-arms.ts': {
    errors: 2,
    why: 'errors that were made elsewhere, joined or of another kind',
  },
}

/** What is collected beside messages: statements for the server, and names of what a message is about. */
const NO_MESSAGES: readonly (string | RegExp)[] = [
  /^(?:SELECT|UPDATE|CREATE|SET GLOBAL local_infile)\b/,
  /^(?:keep|copy|hand|remove the data of) /,
  'the seed data directory',
  'TPC-H’s tables, scale factor …',
  'the search for causes',
  'it was being measured',
  'mean of all workloads',
  'where the server lives',
  'addresses and ports',
  'who may do what',
  'how it starts and its data were made',
  'values that are paths',
]

/** What a Lua script of ours says when it gives up. */
function luaMessages(file: string): Message[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const [, said, more] = /\berror\("([^"]+)"( \.\. )?/.exec(line) ?? []
    return said === undefined ? [] : [{ text: said + (more ? '…' : ''), place: `${file}:${index + 1}` }]
  })
}

/** The messages of the page: code at the beginning of a list's item. */
function explained(page: string): string[] {
  return [...page.matchAll(/^- (`+)(.+?)\1(?!`)/gm)].map(([, , text = '']) => text.trim())
}

describe('docs/troubleshooting.md', () => {
  const page = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8')
  const { messages, lost } = collectMessages(Source.read(), SOUGHT)
  const isMessage = (text: string) =>
    !NO_MESSAGES.some((one) => (typeof one === 'string' ? one === text : one.test(text)))
  const said = messages.filter(({ text }) => isMessage(text))
  const lua = ['turns.lua', 'rotor.lua'].flatMap((name) => luaMessages(`src/edges/sysbench/${name}`))

  const missingIn = (text: string) => {
    const known = new Set(explained(text))
    return [...said, ...lua].filter((message) => !known.has(message.text)).map(({ place, text }) => `${place}: ${text}`)
  }

  test('names every message of the source', () => expect(missingIn(page)).toEqual([]))

  test.each([
    '--config names no option file; give the path of one',
    'there is only one CPU: sysbench and the servers share it, so figures are less steady',
    'every key once',
    'docker is not installed',
    'qpsgate: cannot map the board',
    "qpsgate: the rotor's file has another layout",
  ])('would be missed: %s', (text) => {
    const more = missingIn(page.replace(`- \`${text}\``, '')).filter((message) => !missingIn(page).includes(message))
    expect(more).toEqual([expect.stringMatching(/^src\/.+:\d+: /)])
  })

  test('names no message that the source does not have, and none twice', () => {
    const now = new Set([...said, ...lua].map(({ text }) => text))
    const all = explained(page)
    expect(all.filter((text) => !now.has(text))).toEqual([])
    expect(all.filter((text, index) => all.indexOf(text) < index)).toEqual([])
  })

  test('is held against errors that can all be followed', () => {
    const places = Map.groupBy(lost, (place) => place.replace(/:\d+$/, ''))
    const more = [...places].filter(([file, own]) => own.length !== (FOLLOWED_ELSEWHERE[file]?.errors ?? 0))
    expect(more).toEqual([])
    expect(Object.keys(FOLLOWED_ELSEWHERE).filter((file) => !places.has(file))).toEqual([])
  })

  test('has no stale name of what is no message', () => {
    const isUsed = (one: string | RegExp) =>
      messages.some(({ text }) => (typeof one === 'string' ? one === text : one.test(text)))
    expect(NO_MESSAGES.filter((one) => !isUsed(one))).toEqual([])
  })
})

describe('the collector of messages', () => {
  /** Of a file in which `#{x}` stands for `${x}`. */
  const collect = (text: string) =>
    collectMessages(new Source(new Map([['src/a.ts', text.replaceAll('#{', '${')]])), { ...SOUGHT, roots: [] })
  const texts = (text: string) => collect(text).messages.map((message) => message.text)

  test('finds literals, templates and sums, with … for what differs', () => {
    expect(texts("throw new UserError('no such file')")).toEqual(['no such file'])
    expect(texts('throw new StoreError(`cannot read #{file}: ` + why + "; go on\\n  there")')).toEqual([
      'cannot read …: …; go on there',
    ])
  })

  test('follows constants, branches, functions, methods and parameters', () => {
    expect(texts("const TEXT = 'no such file'\nthrow new UserError(TEXT)")).toEqual(['no such file'])
    expect(
      texts("const WHY = { a: 'no such file', b: 'no file' }\nthrow new UserError(WHY[code] ?? 'other file')"),
    ).toEqual([...['no such file', 'no file', 'other file']])
    expect(texts("throw new UserError(is ? 'one of them' : (other ?? 'none of them'))")).toEqual([
      'one of them',
      'none of them',
    ])
    expect(texts("function why() { return 'no such file' }\nthrow new UserError(why())")).toEqual(['no such file'])
    expect(
      texts("class A { #f(what: string) { return new UserError(what) }\n g() { throw this.#f('no such file') } }"),
    ).toEqual(['no such file'])
    expect(
      texts("function fail({ why }: { why: string }) { throw new UserError(why) }\nfail({ why: 'no such file' })"),
    ).toEqual(['no such file'])
  })

  test('takes what a longer message is made of', () => {
    expect(texts("throw new UserError(`#{path}: wrong path#{is ? '; it leads out of there' : ''}`)")).toEqual([
      '…: wrong path…',
      'it leads out of there',
    ])
  })

  test('finds what is allowed, what is said, and the errors of classes of errors', () => {
    expect(texts("problems.push({ found, allowed: 'every key once' })")).toEqual(['every key once'])
    expect(texts("complain('--a', text, 'one or more of them')")).toEqual(['one or more of them'])
    expect(texts('class B extends UserError { constructor(n: number) { super(`no more than #{n}`) } }')).toEqual([
      'no more than …',
    ])
  })

  test('tells file and line of an error that it cannot follow', () => {
    expect(collect('\nthrow new UserError(unknown())').lost).toEqual(['src/a.ts:2'])
    expect(collect("throw new UserError(is ? 'no such file' : unknown())").lost).toEqual(['src/a.ts:1'])
    expect(collect('throw new UserError(`#{a}: #{b}`)').lost).toEqual(['src/a.ts:1'])
  })
})
