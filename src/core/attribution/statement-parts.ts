/** Statements in which two configurations differ; those that switch Performance Schema by consumer or class. */

import type { ServerVersion } from '../families/family.ts'
import { classesWithin, type Piece, patternOf } from '../performance-schema/performance-schema.ts'
import {
  consumerStates,
  consumersStatement,
  instrumentsStatement,
  parseSetupStatement,
  type SetupStatement,
} from '../performance-schema/setup-state.ts'
import { changedStatements } from '../suite/differences.ts'
import type { Located, Scenario } from '../suite/suite.ts'
import { between, type ConfigurationFragment, type ConfigurationPart, type FactorDraft } from './option-parts.ts'

/** The statements that both begin with, a part for each between, and those that both end with. */
export function statementParts(
  reference: Scenario,
  head: Scenario,
  server: ServerVersion,
): readonly ConfigurationPart[] {
  const { start, changed, end } = changedStatements(reference.sql, head.sql)
  const settled = settledConsumers(reference, head, server)
  return [
    { drafts: [], take: () => ({ sql: reference.sql.slice(0, start) }) },
    ...changed.map(({ name, before, after }) => statementPart(name, before, after, { server, settled })),
    { drafts: [], take: () => ({ sql: reference.sql.slice(reference.sql.length - end) }) },
  ]
}

interface StatementContext {
  readonly server: ServerVersion
  /** Consumers that end up the same in both, with that state: statements about them have no effect. */
  readonly settled: ReadonlyMap<string, boolean>
}

function statementPart(
  name: string,
  old: Located<string> | undefined,
  own: Located<string> | undefined,
  context: StatementContext,
): ConfigurationPart {
  const ends = { before: fragmentOf(old), after: fragmentOf(own) }
  const place = own === undefined ? null : { file: own.file, line: own.line }
  const draft = { name, before: old?.value ?? null, after: own?.value ?? null, place }
  const parse = (statement: Located<string> | undefined) =>
    statement === undefined ? undefined : parseSetupStatement(statement.value, context.server)
  const [earlier, later] = [parse(old), parse(own)]
  const changed = later ?? earlier
  const pieces = changed === undefined ? [] : piecesOf(changed, context)
  const isSplit = isReplaceable(old, earlier, later, own) && pieces.length > 1
  if (changed === undefined || !isSplit) {
    const [piece = null] = pieces.length === 1 ? pieces : []
    return between([{ ...draft, piece, switchesOn: later?.enabled ?? false }], ends)
  }
  const drafts = pieces.map(
    (piece): FactorDraft => ({ ...draft, name: nameOf(piece), piece, switchesOn: later?.enabled ?? false, line: name }),
  )
  const template = own ?? old
  const switched = (which: (nth: number) => boolean) =>
    fragmentOf(
      template && {
        ...template,
        value: statementFor(
          changed,
          pieces.filter((_, nth) => which(nth)),
        ),
      },
    )
  return between(drafts, ends, (has) =>
    // Statements that head dropped still apply to parts not taken from head.
    own === undefined
      ? switched((nth) => !has(nth))
      : { sql: [...(ends.before.sql ?? []), ...(switched(has).sql ?? [])] },
  )
}

/** Whether parts of the later statement can follow the earlier one, so that all of them undo all of it. */
function isReplaceable(
  old: Located<string> | undefined,
  earlier: SetupStatement | undefined,
  later: SetupStatement | undefined,
  own: Located<string> | undefined,
): boolean {
  if (old === undefined || own === undefined) return true
  if (earlier?.kind === 'consumers' && later?.kind === 'consumers')
    return earlier.names.every((name) => later.names.includes(name))
  return (
    earlier?.kind === 'instruments' &&
    later?.kind === 'instruments' &&
    earlier.prefix === later.prefix &&
    columns(earlier.assignments) === columns(later.assignments)
  )
}

function columns(assignments: string): string {
  return [...assignments.toLowerCase().matchAll(/(\w+)`?\s*=/g)]
    .map(([, column]) => column)
    .sort()
    .join()
}

function fragmentOf(statement: Located<string> | undefined): ConfigurationFragment {
  return { sql: statement === undefined ? [] : [statement] }
}

function piecesOf(statement: SetupStatement, { server, settled }: StatementContext): Piece[] {
  if (statement.kind === 'instruments')
    return classesWithin(statement.prefix, server).map((prefix) => ({ kind: 'instruments', prefix }))
  return statement.names
    .filter((name) => settled.get(name) !== statement.enabled)
    .map((name) => ({ kind: 'consumer', name }))
}

function nameOf(piece: Piece): string {
  return piece.kind === 'consumer' ? `consumer ${piece.name}` : `instruments ${patternOf(piece.prefix)}`
}

function statementFor(statement: SetupStatement, pieces: readonly Piece[]): string {
  if (statement.kind === 'consumers') {
    const names = pieces.flatMap((piece) => (piece.kind === 'consumer' ? piece.name : []))
    return consumersStatement(names, statement.enabled)
  }
  const prefixes = pieces.flatMap((piece) => (piece.kind === 'instruments' ? piece.prefix : []))
  return instrumentsStatement(prefixes, statement.assignments)
}

function settledConsumers(reference: Scenario, head: Scenario, server: ServerVersion): ReadonlyMap<string, boolean> {
  const [before, after] = [consumerStates(reference, server), consumerStates(head, server)]
  return new Map([...after].filter(([name, enabled]) => before.get(name) === enabled))
}
