/**
 * Compares the settings of a running server with those that its options ask for, because a setting that did not take
 * effect must not be measured. Also reads what the configuration lets the server diagnose.
 */
import { familyOf } from '../../core/families/families.ts'
import type { Product, ServerVersion } from '../../core/families/family.ts'
import { isEarlier } from '../../core/names.ts'
import { ROWS } from '../../core/options/option-table.ts'
import { type AbilityExtent, judgeInsight } from '../../core/performance-schema/insight.ts'
import { type Arm, armName } from '../../core/plan/plan.ts'
import { namesOf } from '../../core/setting/option-name.ts'
import { loadedLibraries } from '../../core/setting/plugins.ts'
import { type EffectiveSetting, resolveSettings } from '../../core/setting/resolve.ts'
import { consumerOf, isOn, type Setting } from '../../core/setting/setting.ts'
import { INSTRUMENT_STATES, numberOf, shownState, stateOf } from '../../core/setting/value.ts'
import { type Settings, settingsOfKind } from '../../core/switching/switchable-settings.ts'
import { MeasurementError, UserError } from '../../errors.ts'
import type { Session } from './connection.ts'

/**
 * How far a server may round a size: a large one up to a whole chunk (of 128 MiB or more for the buffer pool), and any
 * size of at least 1,024 by a tenth.
 */
const ROUNDING_BYTES = 128 * 1024 ** 2
const ROUNDING_SHARE = 0.1
const LEAST_ROUNDED = 1024
/** Share by which a server may round a decimal: it shows 99.999 for a percentage of 100. */
const DECIMAL_ROUNDING_SHARE = 0.001
const SHOWN_NAMES = 5
/** The built-in memory instruments of Performance Schema itself cannot be switched off (MySQL manual, 29.2.2). */
const ALWAYS_ON = 'memory/performance_schema/'

type Variables = ReadonlyMap<string, string>

interface ArmSettings {
  readonly build: ServerVersion
  readonly arm: Arm
  readonly applied: readonly Setting[]
  readonly settings: Settings
  /**
   * All arms of the trial. A value that all of them ask for makes no difference between them, even if it is corrected.
   */
  readonly together: readonly Arm[]
}

/**
 * Requires that every option took effect on the server, with three exceptions. A changed number out of range is
 * measured as the server corrects it, because production's server does the same, and a warning names it. A value that
 * its variable cannot have is also measured as corrected if it stood there before the change, or the arm mixes lines of
 * both sides. A value that all arms of the trial ask for makes no difference between them.
 *
 * @throws UserError naming every other value that its variable cannot have; MeasurementError naming every other setting
 *   that did not take effect
 */
export async function verify(session: Session, { build, arm, applied, settings, together }: ArmSettings) {
  const variables = settingsOfKind('variable', settings)
  const { wrong } = comparePatterns(settingsOfKind('instrument', settings), applied)
  const differences = differencesOf(applied, variables, settingsOfKind('consumer', settings))
  const isOfAll = ({ option }: Difference) => together.every((each) => asksFor(each, option))
  const others = differences.filter(
    // An arm with lines of both sides may have loose options of an old server version, which the new version ignores.
    (each) => !isOfAll(each) && !(arm.isMixed && each.option.isLoose),
  )
  const wrongValues = others.length === 0 ? [] : await wrongValuesIn(session, build, others)
  const isCorrected = ({ isNumber }: WrongValue) => isNumber && together.some(isEarlier)
  const errors = wrongValues.filter((each) => !isCorrected(each))
  if (wrongValues.length === 0) requireEffect(arm, [...others.map((each) => differenceText(each, variables)), ...wrong])
  if (errors.length > 0 && !isEarlier(arm) && !arm.isMixed) throw wrongValuesError(errors)
  const corrected = [...differences.filter(isOfAll), ...wrongValues.filter(isCorrected)]
  return {
    /** Bytes of memory that Performance Schema holds; null if the server does not show it. */
    performanceSchemaBytes: await performanceSchemaBytes(session),
    /** Names of settings whose pattern no instrument of the server matches. */
    unmatched: unmatchedPatterns(settings, applied),
    /** Libraries of plugins that the options tell the server to load, and that it lacks. */
    lacked: await lackedIn(session, loadedLibraries(applied)),
    warnings: corrected.map(({ option: { option, file, line }, asked, actual }) => {
      return { code: 'option-adjusted', option, file, line, asked, actual } as const
    }),
  }
}

async function lackedIn(session: Session, libraries: readonly string[]): Promise<string[]> {
  if (libraries.length === 0) return []
  const rows = await session.rows('SELECT PLUGIN_LIBRARY AS library FROM information_schema.PLUGINS')
  const loaded = rows.map(({ library }) => String(library).replace(/\.so$/i, ''))
  return libraries.filter((library) => !loaded.includes(library))
}

function asksFor({ scenario: { options } }: Arm, { option, text }: Setting): boolean {
  return options.some((each) => each.text === text && each.option === option)
}

function requireEffect(arm: Arm, differences: readonly string[]): void {
  if (differences.length === 0) return
  throw new MeasurementError(
    `scenario ${armName(arm)} did not take effect on the running server, so it is not measured:\n${differences.map((line) => `  ${line}`).join('\n')}`,
    { step: 'verify scenario', arm: armName(arm) },
  )
}

async function performanceSchemaBytes(session: Session): Promise<number | null> {
  const status = await session.rows('SHOW ENGINE PERFORMANCE_SCHEMA STATUS')
  const total = status.find((row) => row.Name === 'performance_schema.memory')
  return total === undefined ? null : Number(total.Status)
}

function differencesOf(
  applied: readonly Setting[],
  variables: Variables,
  consumers: ReadonlyMap<string, string>,
): Difference[] {
  const winners = winnersOf(applied, variables)
  const alsoSet = new Set(winners.flatMap(({ variable }) => ROWS.get(variable)?.alsoSets ?? []))
  return winners
    .filter(({ variable }) => !alsoSet.has(variable))
    .flatMap((option) => optionDifference(option, variables, consumers) ?? [])
}

/** The options that count. If several set one variable, the last whose name the server knows counts. */
function winnersOf(options: readonly Setting[], variables: Variables): Setting[] {
  const isKnown = ({ bare }: EffectiveSetting) => variables.has(bare)
  const last = [...resolveSettings(options).values()].flatMap(
    (settings) => settings.findLast(isKnown) ?? settings.at(-1) ?? [],
  )
  return last.flatMap(({ index }) => options[index] ?? [])
}

/** Variables that servers lower if the machine lets them open too few files. */
const BOUND_BY_FILES = new Set(['max_connections', 'table_open_cache', 'innodb_open_files', 'open_files_limit'])

/**
 * Size such as 256MB, which some servers read as 256M and others as 256. A message gives the spelling that all read
 * alike.
 */
const UNIT_OF_BYTES = /^(\d+[kmgt])i?b$/i

interface Difference {
  readonly option: Setting
  readonly asked: string
  readonly actual: string
  /** Name of the variable; undefined for a consumer of Performance Schema. */
  readonly variable?: string
}

function optionDifference(
  option: Setting,
  variables: Variables,
  consumers: ReadonlyMap<string, string>,
): Difference | undefined {
  const consumer = consumerOf(option)
  if (consumer !== undefined) {
    const actual = consumers.get(consumer)
    const wanted = isOn(option)
    // A consumer of Performance Schema is missing if the server lacks it or Performance Schema is off. Then there is
    // nothing to compare.
    if (actual === undefined || (actual === 'YES') === wanted) return undefined
    return { option, asked: onOff(wanted), actual: onOff(!wanted) }
  }
  // An option with a prefix such as skip- sets a value other than its text, so its text is not compared.
  const text = option.prefix === undefined ? option.text : undefined
  const variable = namesOf(option.bare).find((each) => variables.has(each))
  const actual = variable === undefined ? undefined : variables.get(variable)
  if (variable === undefined || actual === undefined || text === undefined) return undefined
  const stepBytes = variable === 'innodb_buffer_pool_size' ? poolStepBytes(variables) : undefined
  const isSame = !isMisread(text, actual) && sameValue(text, actual, stepBytes)
  return isSame ? undefined : { option, asked: text, actual, variable }
}

/**
 * Whether a switch is off only because the server does not know the word that it got, such as YES or the path of a log.
 * Servers merely warn of such a word.
 */
function isMisread(asked: string, actual: string): boolean {
  return /^(?:OFF|FALSE)$/.test(actual) && stateOf(asked) === undefined && shownState(asked) !== false
}

/** Whether a server reads a word that it does not know, such as `many`, as some number. */
function isLettersForNumber(asked: string, actual: string): boolean {
  return numberOf(asked) === undefined && /^[a-z]/i.test(asked) && numberOf(actual) !== undefined
}

/**
 * Settings whose word the server does not know, and reads as OFF or as some number. A number that the server corrects,
 * because it is out of range or bound by another setting, is not among them: the test server runs with the same
 * correction as production.
 *
 * @param values switches and numbers, by variable, as a program prints them that only reads its options
 */
export function misreadSettings(applied: readonly Setting[], values: Variables): readonly Misreading[] {
  return differencesOf(applied, values, new Map()).filter(
    ({ asked, actual }) => isMisread(asked, actual) || isLettersForNumber(asked, actual),
  )
}

export type Misreading = Pick<Difference, 'option' | 'asked' | 'actual'>

/**
 * Step of the buffer pool's size. Every instance has whole chunks, so MySQL with eight instances rounds 3.5 GiB up to 4
 * GiB.
 */
function poolStepBytes(variables: Variables): number {
  const [chunk = 0, instances = 1] = ['chunk_size', 'instances'].map((name) => {
    const value = variables.get(`innodb_buffer_pool_${name}`)
    return value === undefined ? undefined : Number(value)
  })
  return Math.max(ROUNDING_BYTES, chunk * instances)
}

function differenceText(difference: Difference, variables: Variables): string {
  const { option, asked, actual, variable = '' } = difference
  const size = UNIT_OF_BYTES.exec(asked)?.[1]
  const reason = BOUND_BY_FILES.has(variable)
    ? [`here it may open only ${variables.get('open_files_limit') ?? '?'} files (ulimit -n)`]
    : []
  const instead = size === undefined ? [] : [`write ${size}`]
  const place = `${option.file}:${option.line}`
  return [`${place}: ${option.name}: asked for ${asked}, the server has ${actual}`, ...reason, ...instead].join('; ')
}

interface WrongValue extends Difference {
  readonly allowed: string
  /** Whether the value is a number, which the server corrects to the end of the range. */
  readonly isNumber: boolean
}

/**
 * Values that the variable cannot have: unknown words, and numbers outside its range. Other differences may follow from
 * them, such as fewer open tables because of more connections.
 */
async function wrongValuesIn(
  session: Session,
  { product }: ServerVersion,
  differences: readonly Difference[],
): Promise<WrongValue[]> {
  const rows = await session.rows(familyOf(product).rangesQuery)
  const ranges = new Map(rows.map((row) => [String(row.name).toLowerCase(), row]))
  return differences.flatMap((difference) => {
    const { asked, actual, variable = '' } = difference
    if (isMisread(asked, actual)) return [{ ...difference, allowed: 'ON or OFF', isNumber: false }]
    const { least, most } = ranges.get(variable) ?? {}
    // A variable without a range shows 0 for both ends.
    const hasRange = Number(most) > Number(least)
    const number = numberOf(asked)
    const isOutside = number === undefined ? /^[a-z]/i.test(asked) : number < Number(least) || number > Number(most)
    return hasRange && isOutside
      ? [{ ...difference, allowed: `${least} to ${most}`, isNumber: number !== undefined }]
      : []
  })
}

function wrongValuesError(values: readonly WrongValue[]): UserError {
  const lines = values.map(({ option: { file, line, name }, asked, actual, allowed }, index) => {
    // The error is shown with the place of its first option, so the message gives only the places of further options.
    const place = index === 0 ? '' : `${file}:${line}: `
    return `${place}${name}: found ${asked}; allowed: ${allowed}; the server would run with ${actual}`
  })
  return new UserError(lines.join('\n'), { place: values[0]?.option })
}

/**
 * Whether a value of a file and the value that the server shows mean the same.
 *
 * @param stepBytes how far the server may round up a large size
 */
export function sameValue(asked: string, actual: string, stepBytes = ROUNDING_BYTES): boolean {
  if (asked.toLowerCase() === actual.toLowerCase()) return true
  const [wantedState, state] = [stateOf(asked), shownState(actual)]
  if (wantedState !== undefined && state !== undefined) return wantedState === state
  // In options such as log-bin=NAME, a name switches something on.
  if (state !== undefined && numberOf(asked) === undefined) return state || shownState(asked) === false
  if (DECIMAL.test(asked) && DECIMAL.test(actual) && `${asked}${actual}`.includes('.'))
    return Math.abs(Number(actual) - Number(asked)) <= Number(asked) * DECIMAL_ROUNDING_SHARE
  const wanted = numberOf(asked)
  const got = numberOf(actual)
  if (/^-\d+$/.test(asked)) return true // A negative number leaves the size to the server.
  if (got === undefined) return true // Servers show lists, sets and names in their own form, which is not compared.
  if (wantedState !== undefined) return wantedState === (got !== 0)
  if (wanted === undefined) return false
  if (wanted < LEAST_ROUNDED) return got === wanted
  const up = Math.max(wanted * ROUNDING_SHARE, wanted >= ROUNDING_BYTES ? stepBytes : 0)
  return got >= wanted * (1 - ROUNDING_SHARE) && got <= wanted + up
}

const DECIMAL = /^\d+(?:\.\d+)?$/

function onOff(value: boolean): string {
  return value ? 'ON' : 'OFF'
}

/** Names of settings whose pattern no instrument of the server matches; none if Performance Schema is off. */
export function unmatchedPatterns(settings: Settings, applied: readonly Setting[]): readonly string[] {
  const isOn = settingsOfKind('variable', settings).get('performance_schema') === 'ON'
  return isOn ? comparePatterns(settingsOfKind('instrument', settings), applied).unmatched : []
}

/** The longest pattern that matches an instrument's name switches it on or off; of equally long ones, the last does. */
function comparePatterns(instruments: ReadonlyMap<string, string>, options: readonly Setting[]) {
  const asked = options.flatMap((option) => {
    if (option.value.kind !== 'instruments') return []
    const { pattern, state = '' } = option.value
    // Servers accept no state other than these.
    return pattern !== '' && INSTRUMENT_STATES.has(state) ? [{ pattern, wanted: isOn(option), option }] : []
  })
  const byLength = asked.toSorted((one, other) => one.pattern.length - other.pattern.length)
  const ruled = new Set<string>()
  const differences: string[] = []
  const unmatched: string[] = []
  for (const { pattern, wanted, option } of byLength.toReversed()) {
    const like = likePattern(pattern)
    const matching = [...instruments].filter(([name]) => like.test(name))
    if (matching.length === 0) unmatched.push(`performance-schema-instrument ${pattern}`)
    const decided = matching.filter(([name]) => !(ruled.has(name) || name.startsWith(ALWAYS_ON)))
    for (const [name] of decided) ruled.add(name)
    const wrong = decided.flatMap(([name, value]) => (value.startsWith('YES') === wanted ? [] : name))
    if (wrong.length === 0) continue
    const which = `${option.file}:${option.line}: ${option.name}=${option.text}`
    differences.push(`${which}: asked for ${onOff(wanted)}, but ${patternsText(wrong, onOff(!wanted))}`)
  }
  return { wrong: differences, unmatched }
}

/**
 * Matches names as SQL's LIKE does. A text between two wildcards matches only where it first occurs: a pull request may
 * bring patterns with any number of wildcards, for which a regular expression that backtracks would take too long.
 */
function likePattern(pattern: string): RegExp {
  const parts = ['']
  for (const [part] of pattern.matchAll(/\\?./gs)) {
    if (part === '%') parts.push('')
    else parts[parts.length - 1] += part === '_' ? '.' : part.replace(/^\\/, '').replaceAll(/[^\w]/g, '\\$&')
  }
  const [first = '', ...others] = parts
  const last = others.pop()
  const between = others.map((part, at) => `(?=(.*?${part}))\\${at + 1}`)
  return new RegExp(`^${first}${between.join('')}${last === undefined ? '' : `.*${last}`}$`, 'is')
}

function patternsText(wrong: readonly string[], state: string): string {
  const shown = wrong.slice(0, SHOWN_NAMES).map((name) => `${name} is ${state}`)
  const more = wrong.length > SHOWN_NAMES ? [`and ${wrong.length - SHOWN_NAMES} more`] : []
  return [...shown, ...more].join(', ')
}

/**
 * What the server can diagnose with this configuration, by ability.
 *
 * @param session opened after the scenario's SQL has run, because that SQL may affect new sessions only
 */
export async function probeInsight(
  session: Session,
  product: Product,
  settings: Settings,
): Promise<Record<string, AbilityExtent>> {
  const tables = await session.rows(
    "SELECT OBJECT_SCHEMA, ENABLED FROM performance_schema.setup_objects WHERE OBJECT_TYPE = 'TABLE'",
  )
  const [thread] = await session.rows(
    'SELECT INSTRUMENTED, HISTORY FROM performance_schema.threads WHERE PROCESSLIST_ID = CONNECTION_ID()',
  )
  const variables = settingsOfKind('variable', settings)
  // Digests (counts by statement form) exist only if the server has rows for them.
  const hasDigests = variables.get('performance_schema_digests_size') !== '0'
  return judgeInsight({
    consumers: [...settingsOfKind('consumer', settings)].flatMap(([name, value]) =>
      value === 'YES' && (name !== 'statements_digest' || hasDigests) ? name : [],
    ),
    instruments: [...settingsOfKind('instrument', settings)].map(([name, value]) => {
      const [enabled, timed] = value.split(',')
      return { name, enabled: enabled === 'YES', timed: timed === 'YES' }
    }),
    tables: tables.map((row) => ({ schema: String(row.OBJECT_SCHEMA), enabled: row.ENABLED === 'YES' })),
    // MariaDB has deprecated the variable. A server without the variable gives every table a file.
    filePerTable: variables.get('innodb_file_per_table') !== 'OFF',
    thread: { instrumented: thread?.INSTRUMENTED === 'YES', history: thread?.HISTORY === 'YES' },
    countsPrepared: familyOf(product).countsPrepared,
  })
}
