/** Ways to write a setting: of its name, and of its value. */
import { namesOf, optionOf } from '../../../../src/core/setting/option-name.ts'
import type { Listed } from './listed-variables.ts'

export interface Spelling {
  readonly name: string
  readonly text: string | undefined
  /** Equal for spellings of different variables that a server refuses or takes alike. */
  readonly form: string
  /** Whether it is usual, so that every variable is asked about. */
  readonly isUsual: boolean
  /** Whether the server takes the argument behind it for its value. */
  readonly isGreedy: boolean
}

const USUAL_NAMES = new Set(['', 'loose-', 'skip-', 'disable-', 'enable-'])
const USUAL_TEXTS = new Set(['ON', 'off', 'true', 'FALSE', '1K', '2m', '64mb', '1G'])

/** All spellings of settings of all variables. */
export function spellingsOf(variables: readonly Listed[]): readonly Spelling[] {
  const names = variables.map(({ name }) => name)
  return variables.flatMap((variable) => spellingsOfOne(variable, names))
}

function spellingsOfOne(variable: Listed, listed: readonly string[]): readonly Spelling[] {
  const { kind, name, isGreedy } = variable
  const family = [kind, isGreedy, /^(?:innodb|ndb)_/.exec(name)?.[0]]
  const spelling = (of: string, spelled: string, text: string | undefined, nth: string): Spelling => ({
    name: spelled,
    text,
    form: JSON.stringify([family, of, nth]),
    isUsual: USUAL_NAMES.has(of) || USUAL_TEXTS.has(text ?? ''),
    isGreedy: isGreedy && text === undefined && !/(?:skip|disable|enable)[-_]$/i.test(of),
  })
  return [
    ...namesFor(variable, listed).flatMap(([of, spelled]) =>
      tellingTexts(variable).map((text, nth) => spelling(of, spelled, text, String(nth))),
    ),
    ...textsFor(variable).map((text, nth) => spelling('value', optionOf(name), text, String(nth))),
  ]
}

const PREFIXES = [
  ...['loose-', 'skip-', 'disable-', 'enable-', 'maximum-', 'autoset-', 'x.'],
  ...['loose-loose-', 'loose-skip-', 'loose-disable-', 'loose-enable-', 'loose-maximum-', 'loose-x.'],
  ...['skip-loose-', 'skip-skip-', 'skip-disable-', 'skip-enable-', 'skip-maximum-', 'skip-autoset-', 'skip-x.'],
  ...['disable-loose-', 'disable-skip-', 'enable-loose-', 'enable-skip-', 'enable-enable-', 'enable-disable-'],
  ...['maximum-loose-', 'maximum-skip-', 'autoset-loose-', 'x.loose-', 'x.skip-', 'x.y.', 'default.'],
  ...['loose-skip-skip-', 'loose-skip-loose-', 'x.loose-skip-', 'loose-x.skip-', 'loose_', 'skip_', 'loose_skip-'],
  ...['Loose-', 'SKIP-'],
]

/** All names of a variable, in all spellings, by what is done to its plain name. */
function namesFor({ name: variable }: Listed, listed: readonly string[]): readonly (readonly [string, string])[] {
  const name = optionOf(variable)
  const aliases = namesOf(variable).filter((alias) => alias !== variable && !alias.includes('*'))
  return [
    ['', name],
    ['_', variable],
    ['-_', mixed(name)],
    ['NAME', name.toUpperCase()],
    ['Name', `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`],
    ...PREFIXES.map((prefix) => [prefix, `${prefix}${name}`] as const),
    ...aliases.flatMap((alias) =>
      [alias, optionOf(alias), `loose-${alias}`, `skip-${optionOf(alias)}`].map((each) => [each, each] as const),
    ),
    ...begunNames(variable, listed).flatMap((begun, nth) =>
      ['', 'loose-', 'skip-'].map((prefix) => [`${prefix}begun ${nth}`, `${prefix}${begun}`] as const),
    ),
  ]
}

function mixed(name: string): string {
  let nth = 0
  return name.replaceAll('-', () => (nth++ % 2 === 0 ? '-' : '_'))
}

/** The shortest beginning that is no other variable's, and the longest. */
function begunNames(variable: string, listed: readonly string[]): string[] {
  const isUnique = (begun: string) => listed.filter((other) => other.startsWith(begun)).length === 1
  const beginnings = Array.from({ length: variable.length - 2 }, (_, at) => variable.slice(0, at + 2)).filter(isUnique)
  return [...new Set([beginnings.at(0), beginnings.at(-1)])].flatMap((begun) => begun?.replaceAll('_', '-') ?? [])
}

const STATES = ['ON', 'on', 'On', 'off', 'OFF', 'true', 'TRUE', 'false', 'False', '1', '0']
const NO_STATES = ['yes', 'YES', 'no', '2', '-1', '', '01', ' 1', 'default', '1K']
const SIZES = [
  ...['0', '1', '2', '7', '1000', '1024', '4096', '12345', '1234567', '4294967296', '9223372036854775807'],
  ...['1K', '1k', '16K', '2M', '2m', '1G', '1g', '1T', '1t', '1P', '1E', '1KB', '1kb', '1KiB', '64mb', '64MB'],
  ...['010', '0007', '+7', ' 7', '18446744073709551615', '18446744073709551616', '17E', '16777216T'],
]
const NO_SIZES = [
  '-1',
  '-1K',
  '1e3',
  '1E3',
  '0x10',
  '1.5',
  '1.0',
  '.5',
  '1_000',
  '7 ',
  '1 K',
  'ON',
  'off',
  'default',
  '',
  '1Kx',
]
const DECIMALS = [
  '0',
  '1',
  '2.5',
  '2.50',
  '02.5',
  '1.0',
  '.5',
  '1.',
  '1e3',
  '1E3',
  '1K',
  '010',
  '+1',
  ' 1',
  '-1',
  '',
  'on',
]
const TEXTS = [
  '',
  '0',
  '1',
  '010',
  '10',
  '1K',
  '1024',
  'on',
  'ON',
  'off',
  'yes',
  'Abc',
  'ABC',
  'abc',
  '1.50',
  '1.5',
  ' x',
]

/** Values for a variable, in many spellings; undefined for a bare flag. */
function textsFor(variable: Listed): readonly (string | undefined)[] {
  const { usual } = variable
  switch (variable.kind) {
    case 'switch':
      return [undefined, ...STATES, ...NO_STATES]
    case 'number':
      return [undefined, ...SIZES, ...NO_SIZES]
    case 'decimal':
      return [undefined, ...DECIMALS]
    case 'enum':
      return [undefined, ...variable.words.flatMap(cases), ...STATES, ...NO_STATES, '3', 'r']
    case 'set': {
      const [one = '', other = ''] = variable.words
      const lists = [`${one},${other}`, `${other},${one}`, `${one},${one}`, `${one},`, `,${one}`, `${one},,${other}`]
      return [
        undefined,
        ...lists.flatMap(cases),
        ...cases(one),
        '',
        '0',
        '1',
        '2',
        '3',
        '1,2',
        `+${one}`,
        `-${one}`,
        'default',
        'on',
        'off',
      ]
    }
    case 'flags': {
      const [one = '', other = ''] = variable.words.map((flag) => flag.replace(/=.*/, ''))
      const lists = [
        `${one}=off,${other}=off`,
        `${other}=off,${one}=off`,
        `${one}=on,${other}=off`,
        `${other}=off,${one}=on`,
      ]
      const odd = [`${one}=off,${one}=off`, `${one}=default,${other}=off`, `default,${one}=off`, `${one}=off,default`]
      return [
        undefined,
        ...[...lists, ...odd].flatMap(cases),
        'default',
        'DEFAULT',
        '',
        one,
        `+${one}`,
        `${one}=1`,
        `${one}=off,`,
        '0',
      ]
    }
    default:
      return [undefined, ...TEXTS, ...cases(usual)]
  }
}

function cases(text: string): string[] {
  return [...new Set([text, text.toLowerCase(), text.toUpperCase()])]
}

/** Few values that tell whether a name is read right: some that differ from the usual one. */
function tellingTexts(variable: Listed): readonly (string | undefined)[] {
  const { usual } = variable
  switch (variable.kind) {
    case 'switch':
      return [undefined, usual === 'TRUE' ? 'OFF' : 'ON', '0']
    case 'enum':
      return [undefined, '0', variable.words.find((word) => word !== usual)]
    case 'set':
    case 'flags':
      return [undefined, '0', textsFor(variable)[1]]
    case 'number':
    case 'decimal':
      return [undefined, '0', usual === '16384' ? '32768' : '16384']
    default:
      return [undefined, '0', 'abc']
  }
}
