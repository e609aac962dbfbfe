/**
 * Splits the difference of two configurations into lines, and mixes the two, so that single lines can be taken back.
 */

import type { ServerVersion } from '../families/family.ts'
import type { LineValue } from '../names.ts'
import { OptionIndex } from '../options/option-table.ts'
import { consumersAbove, overlaps, type Piece, prefixOf, sourceOf } from '../performance-schema/performance-schema.ts'
import { consumerStates, parseSetupStatement } from '../performance-schema/setup-state.ts'
import { changedStatements, isSameProgram, optionChange, settingChanges } from '../scenario/changes.ts'
import type { OwnLoad } from '../scenario/own-load.ts'
import type { Scenario, ServerProgram } from '../scenario/scenario.ts'
import { mayAffectSpeed } from '../setting/assess.ts'
import { namesOf } from '../setting/option-name.ts'
import { type EffectiveSetting, resolveBoth, settingIdentity, subjectOf } from '../setting/resolve.ts'
import { consumerOf, isOn, type Setting } from '../setting/setting.ts'
import type { OwnWorkloadPart } from '../setting/setting-change.ts'
import { type Settings, switchKey } from '../switching/switchable-settings.ts'
import type { CauseLine } from './attribution.ts'

/** Setting, statement, program, or part of the user's own workload that can be taken back alone. */
export interface ChangedLine extends CauseLine {
  /** Variable that the line sets; undefined for a line that is no setting. */
  readonly variable: string | undefined
  /** Consumers and instruments of Performance Schema that the line switches; empty for other lines. */
  readonly pieces: readonly Piece[]
  /** Whether the change switches it on, so that other lines may need it. */
  readonly switchesOn: boolean
  /** Indices of the lines without which this one has no effect, directly or not; never circular. */
  readonly needs: readonly number[]
}

export type LineDraft = Omit<ChangedLine, 'needs'>

export interface ConfigurationDifference {
  readonly reference: Scenario
  readonly head: Scenario
  /**
   * Lines by kind: options, statements, the program, the user's own workload. Removed options follow the other options.
   */
  readonly lines: readonly ChangedLine[]
  /** Parts of both configurations in their order; each part that changed has a line. */
  readonly parts: readonly ConfigurationPart[]
}

interface ConfigurationPart {
  readonly line?: LineDraft
  readonly before: Addition
  readonly after: Addition
}

interface Addition {
  readonly options?: readonly Setting[]
  readonly sql?: readonly LineValue<string>[]
  readonly program?: ServerProgram | undefined
  readonly own?: Partial<OwnLoad>
}

/**
 * Splits a change into lines, so that `mix` of all lines is head (see isSameScenario), and `mix` of none is the
 * reference.
 */
export function splitDifference(reference: Scenario, head: Scenario, server: ServerVersion): ConfigurationDifference {
  const parts = [
    ...optionParts(reference.options, head.options),
    ...statementParts(reference, head, server),
    programPart(reference, head),
    ...ownParts(reference, head),
  ]
  const drafts = parts.flatMap(({ line }) => line ?? [])
  const needs = needsAmong(drafts)
  return { reference, head, parts, lines: drafts.map((draft, index) => ({ ...draft, needs: needs[index] ?? [] })) }
}

export function isProgram({ name }: ChangedLine): boolean {
  return name === 'image' || name === 'binary'
}

/**
 * Indices of the lines that may be a cause. A line cannot be a cause if both servers show the same value for it, or if
 * it slows down no statement.
 *
 * @param started settings of both servers after their start; undefined if unknown
 */
export function linesThatDiffer(
  { lines }: ConfigurationDifference,
  [before, now]: readonly (Settings | undefined)[],
): readonly number[] {
  return lines.flatMap((line, index) => {
    const keys = now === undefined ? [] : keysOf(line, now)
    const isAlike = keys.length > 0 && keys.every((key) => before?.get(key) === now?.get(key))
    const isIdle = line.variable !== undefined && !mayAffectSpeed(line)
    return isAlike || isIdle ? [] : [index]
  })
}

/**
 * Keys under which a server shows what a line sets; empty if it does not show all of it, so that the line cannot count
 * as equal on both servers.
 */
function keysOf({ name, variable, pieces }: ChangedLine, settings: Settings): readonly string[] {
  const allKeys = [...settings.keys()]
  const keysOfPiece = (piece: Piece) => {
    if (piece.kind === 'consumer') return allKeys.filter((key) => key === switchKey('consumer', piece.name))
    const prefix = switchKey('instrument', piece.prefix)
    return allKeys.filter((key) => key === prefix || (isOfMany(piece) && key.startsWith(prefix)))
  }
  const parts = pieces.map(keysOfPiece)
  if (pieces.length > 0) return parts.every((keys) => keys.length > 0) ? parts.flat() : []
  const names = variable === undefined ? [name] : namesOf(variable)
  return names.map((each) => switchKey('variable', each)).filter((key) => settings.has(key))
}

function isOfMany({ prefix }: Extract<Piece, { kind: 'instruments' }>): boolean {
  return prefix === '' || prefix.endsWith('/')
}

/** The configuration before the change, with the given lines taken from the configuration after it. */
export function mix(
  { reference, head, lines, parts }: ConfigurationDifference,
  included: Iterable<number>,
  name: string,
): Scenario {
  const chosen = new Set(included)
  if (chosen.size === 0) return { ...reference, name }
  if (chosen.size === lines.length) return { ...head, name }
  let next = 0
  const fragments = parts.map(({ line, before, after }) => (line && chosen.has(next++) ? after : before))
  const { workload, data }: Partial<OwnLoad> = Object.assign({}, ...fragments.map(({ own }) => own))
  return {
    name,
    options: fragments.flatMap(({ options }) => options ?? []),
    sql: fragments.flatMap(({ sql }) => sql ?? []),
    program: fragments.find(({ program }) => program !== undefined)?.program,
    ...(workload !== undefined && data !== undefined && { own: { workload, data } }),
    place: head.place,
    memoryLimit: head.memoryLimit,
  }
}

function optionParts(reference: readonly Setting[], head: readonly Setting[]): ConfigurationPart[] {
  const [before, after] = resolveBoth(reference, head)
  const identityOf = (settings: readonly EffectiveSetting[] | undefined) =>
    JSON.stringify(settings?.map(settingIdentity))
  const changed = [...new Set([...after.keys(), ...before.keys()])].filter(
    (subject) => identityOf(before.get(subject)) !== identityOf(after.get(subject)),
  )
  const same = { options: reference.filter((option) => !changed.includes(subjectOf(option))) }
  return [
    { before: same, after: same },
    ...changed.map((subject) => {
      const of = (options: readonly Setting[]) => options.filter((option) => subjectOf(option) === subject)
      return {
        line: optionLine(before.get(subject)?.at(-1), after.get(subject)?.at(-1)),
        before: { options: of(reference) },
        after: { options: of(head) },
      }
    }),
  ]
}

function optionLine(old: EffectiveSetting | undefined, current: EffectiveSetting | undefined): LineDraft {
  const last = current ?? old
  const { name, before, after } = optionChange(old, current)
  return {
    name,
    variable: last?.value.kind === 'expression' ? undefined : last?.variable,
    before: before?.text ?? null,
    after: after?.text ?? null,
    place: current === undefined ? null : { file: current.file, line: current.line },
    pieces: last === undefined ? [] : optionPieces(last),
    switchesOn: current !== undefined && isOn(current),
  }
}

/**
 * Consumers or instruments of Performance Schema that a setting switches; none for a pattern other than `prefix/%`, `%`
 * or a plain name.
 */
function optionPieces(setting: EffectiveSetting): Piece[] {
  const consumer = consumerOf(setting)
  if (consumer !== undefined) return [{ kind: 'consumer', name: consumer }]
  const prefix = setting.value.kind === 'instruments' ? prefixOf(setting.value.pattern) : undefined
  return prefix === undefined ? [] : [{ kind: 'instruments', prefix }]
}

/**
 * Statements as parts, so that a mix keeps their order: one part for the statements that both sides begin with, one for
 * each statement in between, and one for the statements that both end with.
 */
function statementParts(reference: Scenario, head: Scenario, server: ServerVersion): ConfigurationPart[] {
  const { start, changed, end } = changedStatements(reference.sql, head.sql)
  const [before, after] = [consumerStates(reference, server), consumerStates(head, server)]
  const shared = (sql: readonly LineValue<string>[]) => ({ before: { sql }, after: { sql } })
  return [
    shared(reference.sql.slice(0, start)),
    ...changed.map(({ name, before: old, after: current }) => {
      const statement = parseSetupStatement((current ?? old)?.value ?? '', server)
      return {
        line: {
          ...{ name, variable: undefined, before: old?.value ?? null, after: current?.value ?? null },
          place: current === undefined ? null : { file: current.file, line: current.line },
          pieces: (statement?.kind === 'instruments'
            ? [{ kind: 'instruments', prefix: statement.prefix }]
            : // Consumers that both configurations leave in the same state do not change.
              (statement?.names ?? [])
                .filter((each) => before.get(each) === undefined || before.get(each) !== after.get(each))
                .map((each) => ({ kind: 'consumer', name: each }))) satisfies readonly Piece[] as readonly Piece[],
          switchesOn: current !== undefined && (statement?.enabled ?? false),
        },
        before: { sql: old === undefined ? [] : [old] },
        after: { sql: current === undefined ? [] : [current] },
      }
    }),
    shared(reference.sql.slice(reference.sql.length - end)),
  ]
}

function programPart(reference: Scenario, head: Scenario): ConfigurationPart {
  const [before, after] = [reference.program, head.program]
  const kind = (after ?? before)?.kind
  const ends = { before: { program: before }, after: { program: after } }
  if (kind === undefined || isSameProgram(reference, head)) return ends
  const place = after === undefined ? null : (head.programPlace ?? head.place)
  const values = { before: before?.name ?? null, after: after?.name ?? null }
  return { line: { name: kind, variable: undefined, ...values, place, pieces: [], switchesOn: false }, ...ends }
}

function ownParts(reference: Scenario, head: Scenario): ConfigurationPart[] {
  const [before, after] = [reference.own, head.own]
  if (before === undefined || after === undefined) return []
  const changed = settingChanges(reference, head)
  const part = (kinds: readonly OwnWorkloadPart[], of: (load: OwnLoad) => Partial<OwnLoad>): ConfigurationPart => {
    const change = changed.find(({ kind }) => (kinds as readonly string[]).includes(kind))
    if (change === undefined) return { before: { own: of(after) }, after: { own: of(after) } }
    const values = { before: change.before?.text ?? null, after: change.after?.text ?? null }
    const switchesOn = change.kind === 'schema'
    return {
      line: { name: change.name, variable: undefined, ...values, place: change.after, pieces: [], switchesOn },
      before: { own: of(before) },
      after: { own: of(after) },
    }
  }
  return [part(['schema'], ({ data }) => ({ data })), part(['workload', 'mix'], ({ workload }) => ({ workload }))]
}

const NEEDED = new OptionIndex(({ needs }) => needs)

/** Indices of the lines that each line needs, directly or not. Only a line that switches something on can be needed. */
export function needsAmong(lines: readonly LineDraft[]): readonly (readonly number[])[] {
  return lines.map((line) =>
    lines.flatMap((other, index) => (other !== line && other.switchesOn && isNeeded(other, line) ? [index] : [])),
  )
}

function isNeeded(other: LineDraft, line: LineDraft): boolean {
  // A new statement may name columns that only new tables have.
  if (other.name === 'schema') return line.name === 'workload' || line.name === 'mix'
  const [piece, ...more] = other.pieces
  if (piece === undefined) {
    const isStatementOnIt = line.name.startsWith('sql[') && /performance_schema/i.test(line.after ?? line.before ?? '')
    const isOfSchema = line.variable === 'performance_schema_instrument' || isStatementOnIt
    const switches = isOfSchema ? ['performance_schema'] : line.variable && NEEDED.find(line.variable)
    return (other.variable !== undefined && switches?.includes(other.variable)) || false
  }
  // A line of several pieces never counts as needed, because two such lines could need each other.
  return more.length === 0 && line.pieces.some((dependent) => isPieceNeeded(piece, dependent))
}

function isPieceNeeded(other: Piece, piece: Piece): boolean {
  if (piece.kind === 'instruments') return other.kind === 'consumer' && other.name === 'global_instrumentation'
  if (other.kind === 'consumer') return consumersAbove(piece.name).includes(other.name)
  const source = sourceOf(piece.name)
  return source !== undefined && overlaps(other.prefix, source)
}

/**
 * Finds a smallest set of lines with which something fails: without any one of them it succeeds. The shortest beginning
 * of the list that fails ends with a line of the set; with that line kept, the search goes on among the lines before
 * it.
 *
 * @param lines it fails with all of these, and succeeds with none
 * @param fails whether it fails with this part of the lines
 */
export async function smallestFailingSet(
  lines: readonly number[],
  fails: (set: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> {
  let tail: readonly number[] = []
  let candidates = lines
  do {
    let [good, bad] = [0, candidates.length]
    while (bad - good > 1) {
      const middle = Math.floor((good + bad) / 2)
      if (await fails([...candidates.slice(0, middle), ...tail])) bad = middle
      else good = middle
    }
    tail = [...candidates.slice(bad - 1, bad), ...tail]
    candidates = candidates.slice(0, bad - 1)
  } while (candidates.length > 0 && !(await fails(tail)))
  return tail
}
