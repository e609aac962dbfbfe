/** What our reading of a setting claims, held against what a server reads of it. */
import { namesOf, optionOf, variablesByAbbreviation } from '../../../../src/core/setting/option-name.ts'
import { argumentOf, type Setting, settingOf } from '../../../../src/core/setting/setting.ts'
import type { AskedServer } from './asked-server.ts'
import { type Given, type Reading, readAll, readAlone, readNothing, type Values } from './readings.ts'
import type { Spelling } from './spellings.ts'

/** How many spellings were tried, and those that the server reads otherwise than we do. */
export interface Comparison {
  readonly tried: number
  /** Those that the server took, whose variable got another value than it has without. */
  readonly telling: number
  readonly refused: number
  /** Names that this server does not know, and passes over as loose ones. */
  readonly passedOver: number
  /** Beginnings of names that are one variable's on this server only. */
  readonly undecided: number
  readonly otherwise: readonly string[]
}

interface Claim extends Given {
  readonly setting: Setting
  readonly form: string
  readonly isUsual: boolean
  /** Equal for settings that mean the same, by our reading. */
  readonly plain: string
}

/** So many variables are asked about in each form that is not usual. */
const SAMPLE = 6
/** After so many variables, a form is given up that the server refuses for two thirds of them. */
const WAVES = [3, 12]
/** Differences of one form that are listed. */
const MOST_ALIKE = 3

/**
 * Asks the server about spellings, and about the plainest way to write what we read in each: both must end in the same
 * value of the variable that we name, and a switch in the state that we name, or the spelling is refused.
 *
 * @param seed for which variables are asked about in forms that are not usual
 */
export async function compareReadings(
  server: AskedServer,
  spellings: readonly Spelling[],
  seed: number,
): Promise<Comparison> {
  const usual = await readNothing(server)
  // MySQL before 8.0.16 passes over any name while it prints.
  const takesAny =
    (await readAlone(server, { subject: '', argument: '--no-such-option', isGreedy: false })).kind === 'read'
  const readings = await readInWaves(server, spellings.map(claimOf), seed)
  const taken = [...readings].filter(([, { kind }]) => kind === 'read')
  const plain = new Map(taken.map(([claim]): [string, Given] => [claim.plain, plainOf(claim, usual)]))
  const plainReadings = await readAll(server, [...plain.values()])
  const otherwise: string[] = []
  const count = { telling: 0, passedOver: 0, undecided: 0 }
  const confirmed = new Map<string, number>()
  for (const [claim, reading] of taken) {
    const { setting, argument } = claim
    const given = plain.get(claim.plain) ?? claim
    const other = plainReadings.get(given) ?? reading
    if (reading.kind === 'read' && shownIn(reading.values, setting) !== shownIn(usual, setting)) count.telling += 1
    if (difference(setting, reading, other, usual) === undefined) continue
    const isUnheard =
      takesAny && reading.kind === 'read' && shownIn(reading.values, setting) === shownIn(usual, setting)
    if (isUnheard) {
      count.passedOver += 1
      continue
    }
    const alike = confirmed.get(claim.form) ?? 0
    if (alike >= MOST_ALIKE) continue
    // Other settings beside it may have an effect on it.
    const alone = await readAlone(server, claim)
    const why = difference(setting, alone, await readAlone(server, given), usual)
    if (why === undefined) continue
    if (await isPassedOver(server, claim, alone, usual)) count.passedOver += 1
    else if (isUndecided(setting, alone, usual)) count.undecided += 1
    else {
      otherwise.push(`${argument} is not ${given.argument}: ${why}`)
      confirmed.set(claim.form, alike + 1)
    }
  }
  return { ...count, tried: readings.size, refused: readings.size - taken.length, otherwise }
}

async function readInWaves(
  server: AskedServer,
  claims: readonly Claim[],
  seed: number,
): Promise<ReadonlyMap<Claim, Reading>> {
  const forms = [...Map.groupBy(claims, ({ form }) => form).values()].map((all) => sampled(all, seed))
  const readings = new Map<Claim, Reading>()
  let from = 0
  for (const to of [...WAVES, Number.POSITIVE_INFINITY]) {
    const wave = forms.filter((all) => !isRefused(all.slice(0, from), readings)).flatMap((all) => all.slice(from, to))
    for (const [claim, reading] of await readAll(server, wave)) readings.set(claim, reading)
    from = to
  }
  return readings
}

/** Of claims of one form as many as are asked about, from all over the list. */
function sampled(claims: readonly Claim[], seed: number): readonly Claim[] {
  const every = claims.some(({ isUsual }) => isUsual) ? 1 : Math.max(1, Math.floor(claims.length / SAMPLE))
  return claims.filter((_, nth) => nth % every === seed % every)
}

function isRefused(claims: readonly Claim[], readings: ReadonlyMap<Claim, Reading>): boolean {
  const refused = claims.filter((claim) => readings.get(claim)?.kind === 'refused')
  return claims.length > 0 && refused.length >= (claims.length * 2) / 3
}

function claimOf({ name, text, form, isUsual, isGreedy }: Spelling): Claim {
  const setting = settingOf({ name, text, group: 'mysqld', file: 'my.cnf', line: 1 })
  const { variable } = setting
  return {
    ...{ setting, form, isUsual, isGreedy },
    argument: argumentOf(setting),
    // Names of one variable are not given together.
    subject: variable,
    plain: isClaimed(setting) ? JSON.stringify([variable, plainText(setting)]) : JSON.stringify([name, text]),
  }
}

/**
 * Whether our reading says what the value is: not behind a prefix that means something else for each kind of option, nor
 * where the key cache of a name gets it, whose values no server lists.
 */
function isClaimed({ prefix, value, bare, variable }: Setting): boolean {
  const isFile = variable === 'log_bin'
  return (prefix === undefined || value.kind === 'switch') && !isFile && !bare.endsWith(`.${variable}`)
}

/** The plainest way to write the same, by our reading, with the variable's name on this server. */
function plainOf(claim: Claim, usual: Values): Given {
  if (!isClaimed(claim.setting)) return claim
  const { variable } = claim.setting
  const name = usual.has(variable) ? variable : (namesOf(variable).find((other) => usual.has(other)) ?? variable)
  return { ...claim, argument: `--${optionOf(name)}${plainText(claim.setting)}` }
}

function plainText({ value, text }: Setting): string {
  switch (value.kind) {
    case 'switch':
      return value.isOn ? '=1' : '=0'
    case 'number':
      return `=${value.digits}`
    case 'set':
      return `=${value.words.join()}`
    case 'text':
      return `=${value.text}`
    default:
      return text === undefined ? '' : `=${text}`
  }
}

/** Why a server reads a setting otherwise than its plainest form, or than its value claims; undefined if it does not. */
function difference(setting: Setting, reading: Reading, plain: Reading, usual: Values): string | undefined {
  if (reading.kind === 'refused' || setting.prefix === 'other') return undefined
  const shown = shownIn(reading.values, setting)
  if (shown === undefined) return changesOf(reading.values, usual)
  if (plain.kind === 'refused') return `that is refused (${plain.why}), and it shows ${shown}`
  const other = shownIn(plain.values, setting)
  const { value } = setting
  // One name of a variable may have another least value than the other.
  const isClamped = value.kind === 'number' && [shown, other].every((each) => !each?.split(' ').includes(value.digits))
  // Words that are none are shown as they are written.
  const isNoWord = setting.text?.toLowerCase() === 'abc' && shown.toLowerCase() === other?.toLowerCase()
  if (shown !== other && !isClamped && !isNoWord) return `it shows ${shown}, not ${other}`
  const isOther = value.kind === 'switch' && STATES.get(shown) === !value.isOn
  return isOther ? `it shows ${shown}` : undefined
}

const STATES: ReadonlyMap<string, boolean> = new Map([
  ['TRUE', true],
  ['ON', true],
  ['FALSE', false],
  ['OFF', false],
])

/** The server's values of all names of the variable; undefined if it lists none of them. */
function shownIn(values: Values, { variable }: Setting): string | undefined {
  const shown = namesOf(variable).flatMap((name) => values.get(name) ?? [])
  return shown.length === 0 ? undefined : shown.join(' ')
}

/** Whether a loose setting does nothing, because the server does not know its name. */
async function isPassedOver(server: AskedServer, claim: Claim, reading: Reading, usual: Values): Promise<boolean> {
  const { setting, argument } = claim
  if (!setting.isLoose || reading.kind === 'refused' || changesOf(reading.values, usual) !== undefined) return false
  const strict = await readAlone(server, { ...claim, argument: argument.replaceAll(/(?<=[-.])loose[-_]/gi, '') })
  return strict.kind === 'refused' && /unknown (?:variable|option)/.test(strict.why)
}

/** Whether a name is only begun, and only of this server one knows which variable it begins. */
function isUndecided({ variable }: Setting, reading: Reading, usual: Values): boolean {
  if (reading.kind === 'refused' || usual.has(variable) || variablesByAbbreviation(variable).length === 1) return false
  const changed = [...reading.values].filter(([name, value]) => usual.get(name) !== value)
  return changed.some(([name]) => name.startsWith(variable))
}

/** What a setting changes of whose variable the server lists no value. */
function changesOf(values: Values, usual: Values): string | undefined {
  const changed = [...values].filter(([name, value]) => usual.get(name) !== value)
  return changed.length === 0 ? undefined : `it sets ${changed.map((each) => each.join('=')).join(', ')}`
}
