/** What a server reads of many settings, asked with few invocations. */
import { helpValues } from '../../../../src/core/setting/help-values.ts'
import type { AskedServer } from './asked-server.ts'

export type Values = ReadonlyMap<string, string>

/** A setting as it is given to a server. */
export interface Given {
  readonly argument: string
  /** Settings with equal subjects are not given together. */
  readonly subject: string
  /** Whether it may take the argument behind it for its value. */
  readonly isGreedy?: boolean
}

export type Reading =
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'read'
      readonly values: Values
      /** Warnings that name the setting. */
      readonly warnings: readonly string[]
    }

const MOST_TOGETHER = 100
/** No server lists fewer variables. */
const FEWEST_VALUES = 400
/** What servers say to every question here. */
const USUAL = /max_open_files|mysql\.plugin|validate-config|change dir|Plugin '\w+' (?:is disabled|registration)/
const NAMED = /'(?:--)?([A-Za-z0-9][\w.-]*)/g
/** An option that is refused, in the words in which the server has got it. */
const REFUSED =
  /(?:unknown (?:variable|option)|ambiguous option|option|Unknown system variable|Empty value for|Maximum value of|value '[^']*' to) '(?:--)?([A-Za-z0-9_][\w.-]*)/
const NAMED_AS_REFUSED = new RegExp(REFUSED, 'g')

/** Each setting with what the server reads of it. Settings stand together with others that are about something else. */
export async function readAll<Each extends Given>(
  server: AskedServer,
  settings: readonly Each[],
): Promise<Map<Each, Reading>> {
  const readings = new Map<Each, Reading>()
  for (const batch of batches(settings)) await readTogether(server, batch, readings)
  return readings
}

/** The values without any setting. */
export async function readNothing(server: AskedServer): Promise<Values> {
  const values = helpValues((await server.ask([])).help)
  if (values.size < FEWEST_VALUES) throw new Error(`the server lists ${values.size} variables`)
  return values
}

/** A setting alone. */
export async function readAlone(server: AskedServer, { argument }: Given): Promise<Reading> {
  const { exitCode, help, said } = await server.ask([argument])
  const values = helpValues(help)
  const lines = telling(said)
  // Where a plugin refuses an option of its own, some servers still end with 0.
  if (exitCode !== 0 || values.size === 0 || lines.some(isError)) return { kind: 'refused', why: lines.join(' | ') }
  return { kind: 'read', values, warnings: lines }
}

function batches<Each extends Given>(settings: readonly Each[]): Each[][] {
  const open: { readonly subjects: Set<string>; readonly settings: Each[] }[] = []
  const full: Each[][] = []
  for (const setting of settings) {
    if (setting.isGreedy) {
      full.push([setting])
      continue
    }
    let at = open.findIndex(({ subjects }) => !subjects.has(setting.subject))
    if (at < 0) at = open.push({ subjects: new Set(), settings: [] }) - 1
    const batch = open[at]
    batch?.subjects.add(setting.subject)
    batch?.settings.push(setting)
    if (batch?.settings.length === MOST_TOGETHER) full.push(...open.splice(at, 1).map((each) => each.settings))
  }
  return [...full, ...open.map((each) => each.settings)]
}

/** Asks without what it refuses, until it refuses nothing. */
async function readTogether<Each extends Given>(
  server: AskedServer,
  batch: readonly Each[],
  readings: Map<Each, Reading>,
): Promise<void> {
  if (batch.length === 0) return
  const { exitCode, help, said } = await server.ask(batch.map(({ argument }) => argument))
  const values = helpValues(help)
  const lines = telling(said)
  if (exitCode === 0 && values.size > 0 && !lines.some(isError)) {
    for (const each of batch) readings.set(each, { kind: 'read', values, warnings: about(lines, each) })
    return
  }
  const [only, ...others] = batch
  if (only !== undefined && others.length === 0) {
    readings.set(only, { kind: 'refused', why: lines.join(' | ') })
    return
  }
  const fatal = lines.filter((line) => !/\[(?:Warning|Note)\]/.test(line))
  // A plugin whose option is refused is gone, and all of its options are unknown.
  const first = fatal.filter((line) => !/unknown (?:variable|option)/.test(line) && REFUSED.test(line))
  const refused = new Set(
    (first.length > 0 ? first : fatal).flatMap((line) =>
      [...line.matchAll(NAMED_AS_REFUSED)].map(([, name = '']) => plain(name)),
    ),
  )
  const exact = batch.filter((each) => refused.has(nameOf(each)) || refused.has(plain(each.subject)))
  const blamed = exact.length > 0 ? exact : batch.filter((each) => fatal.some((line) => isNamed(line, each)))
  if (exact.length > 0 || blamed.length === 1) {
    for (const each of blamed) readings.set(each, { kind: 'refused', why: about(fatal, each).join(' | ') })
    await readTogether(
      server,
      batch.filter((each) => !blamed.includes(each)),
      readings,
    )
    return
  }
  const middle = batch.length >> 1
  await readTogether(server, batch.slice(0, middle), readings)
  await readTogether(server, batch.slice(middle), readings)
}

function isError(line: string): boolean {
  return line.includes('[ERROR]')
}

function telling(said: string): string[] {
  return said
    .split('\n')
    .filter((line) => line !== '' && !USUAL.test(line))
    .map((line) => line.replace(/^[\dT:.Z -]+ (?:\d+ )?(?=\[)/, '').replace(/^\S*\/(?=mysqld|mariadbd)/, ''))
}

function about(lines: readonly string[], setting: Given): string[] {
  return lines.filter((line) => isNamed(line, setting))
}

function isNamed(line: string, setting: Given): boolean {
  const name = nameOf(setting)
  return [...line.matchAll(NAMED)].some(([, named = '']) => {
    const other = plain(named)
    return other === name || (other.length > 3 && name.endsWith(`-${other}`))
  })
}

function nameOf({ argument }: Given): string {
  return plain(argument.slice(2).split('=', 1).join())
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '-')
}
