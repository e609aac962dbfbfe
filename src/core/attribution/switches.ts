/** Changed settings as switches of a running server: which of the server's settings each of them stands for. */
import { namesOf } from '../options/option-names.ts'
import { touchesSetup } from '../performance-schema/setup-state.ts'
import { takesEffectAtOnce } from '../switching/scope.ts'
import { keyOf, partsOf, type Settings, settingsThatDiffer } from '../switching/switchable-settings.ts'
import type { ChangedLine } from './lines.ts'

/** Two servers as they were set after they had been started. */
export interface StartedSettings {
  readonly reference: Settings
  readonly head: Settings
}

/** The switch of a line: its settings as the reference has them and as head has them. Both may be empty. */
export interface LineSwitch {
  readonly off: Settings
  readonly on: Settings
}

/**
 * A switch for every line; undefined for those that only count at start, or whose effect comes later. A setting is
 * switched by one line only, so that all switched on are head's settings and all off the reference's: among several
 * patterns of instruments by the longest, as the server takes them at start.
 */
export function switchesOf(
  lines: readonly ChangedLine[],
  { reference, head }: StartedSettings,
): readonly (LineSwitch | undefined)[] {
  const changes = settingsThatDiffer(reference, head)
  const claims = lines.map((line) => claimOf(line, head))
  const owned = new Map<number, string[]>()
  for (const key of changes.keys()) {
    const owner = ownerOf(key, claims)
    if (owner !== undefined) owned.set(owner, [...(owned.get(owner) ?? []), key])
  }
  return claims.map((claim, line) => {
    if (claim === undefined) return undefined
    const keys = owned.get(line) ?? []
    const of = (settings: Settings) => new Map(keys.map((key) => [key, settings.get(key) ?? '']))
    return { off: of(reference), on: of(head) }
  })
}

/** Names of the variables that a switch sets. */
export function variablesOf({ on }: LineSwitch): string[] {
  return [...on.keys()].map(partsOf).flatMap(({ kind, name }) => (kind === 'variable' ? name : []))
}

/** How strongly a line claims a setting; undefined if it does not. The strongest has it, of equals the last. */
type Claim = (key: string) => number | undefined

/** Undefined for lines that no running server can be switched to. */
function claimOf({ name, before, after, pieces }: ChangedLine, head: Settings): Claim | undefined {
  const claims = pieces.map((piece) =>
    piece.kind === 'consumer' ? only(keyOf('consumer', piece.name)) : byPattern(`${piece.prefix}%`),
  )
  if (claims.length > 0) return (key) => claims.map((claim) => claim(key)).find((strength) => strength !== undefined)
  const [, pattern] = /^performance-schema-instrument (.+)$/.exec(name) ?? []
  if (pattern !== undefined) return byPattern(pattern)
  if (name.startsWith('sql[')) return claimOfStatement(after ?? before ?? '')
  const variable = [name, name.replace(/^(?:skip|disable|enable)-/, '')]
    .map((each) => each.replaceAll('-', '_'))
    .find((each) => head.has(keyOf('variable', each)))
  if (variable === undefined || !takesEffectAtOnce(variable)) return undefined
  return only(...keysOf(variable))
}

/** A statement claims the variables that it sets, or parts of Performance Schema that nobody else claims. */
function claimOfStatement(sql: string): Claim | undefined {
  const variables = setVariables(sql)
  if (variables !== undefined) {
    const keys = new Set(variables.flatMap(keysOf))
    return variables.every(takesEffectAtOnce) ? (key) => (keys.has(key) ? 1 : undefined) : undefined
  }
  if (!touchesSetup(sql)) return undefined
  return (key) => (/^(?:consumer|instrument):/.test(key) ? 0 : undefined)
}

const ASSIGNED = /^\s*(?:@@)?global[\s.]\s*`?(\w+)`?\s*:?=/i

/** Global variables that a statement sets; undefined if it does anything else. */
export function setVariables(sql: string): string[] | undefined {
  const [, list] = /^set\s+(.+)$/is.exec(sql.trim().replace(/;$/, '').trim()) ?? []
  const names = list?.split(/,(?=\s*(?:@@)?global[\s.])/i).map((part) => ASSIGNED.exec(part)?.[1]?.toLowerCase())
  return names?.every((name) => name !== undefined) ? names : undefined
}

/** A server lists a variable under each of its names, all with the same value. */
function keysOf(variable: string): string[] {
  return namesOf(variable).map((name) => keyOf('variable', name))
}

function only(...own: readonly string[]): Claim {
  return (key) => (own.includes(key) ? 1 : undefined)
}

function byPattern(pattern: string): Claim {
  const text = pattern.replaceAll(/[^\w%]/g, '\\$&').replaceAll('%', '.*')
  const expression = new RegExp(`^${keyOf('instrument', text)}$`, 'is')
  return (key) => (expression.test(key) ? 1 + pattern.length : undefined)
}

function ownerOf(key: string, claims: readonly (Claim | undefined)[]): number | undefined {
  let owner: number | undefined
  let strongest = Number.NEGATIVE_INFINITY
  for (const [line, claim] of claims.entries()) {
    const strength = claim?.(key)
    if (strength === undefined || strength < strongest) continue
    owner = line
    strongest = strength
  }
  return owner
}
