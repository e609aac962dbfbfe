import { DECISIVE_VARIABLES } from '../../comparison/fairness.ts'
import { bytes } from '../../figures.ts'
import type { Collection } from '../../measurement/measurement.ts'
import { ABILITIES } from '../../performance-schema/abilities.ts'
import type { OwnDefaultsReason } from '../../plan/base-options.ts'
import type { Result, ResultScenario } from '../../result/result.ts'
import { sum } from '../../stats/vectors.ts'
import { kindNames } from '../../wording/alike-text.ts'
import { armNamer } from '../../wording/arm-wording.ts'
import { testOptionsText } from '../../wording/base-options-text.ts'
import { armOf, shownScenarios } from '../cells.ts'
import { capacityPart } from './capacity-part.ts'
import {
  below,
  figure,
  type Inline,
  left,
  list,
  name,
  type Part,
  right,
  type Section,
  type Span,
  section,
  table,
  UNKNOWN,
} from './report.ts'

const MARKS = { full: '●', partial: '◐', none: '○' } as const
/** Maximum number of variables, because a new version alone changes more variables than anybody reads. */
const MOST_VARIABLES = 60
const MOST_ALIKE = 300
const MOST_KINDS = 100

type ServerRow = ResultScenario & { readonly label: Span }

export function serversSection(result: Result): Section[] {
  const labelOf = armNamer(result.plan)
  const shown = shownScenarios(result).map((scenario) => ({ ...scenario, label: name(labelOf(armOf(scenario))) }))
  const hasDiagnostics = shown.some(({ memory }) => (memory.performanceSchemaBytes ?? 0) > 0)
  return section(
    'servers',
    'Servers',
    table('Servers', shown, [
      left('scenario', ({ label }) => label),
      left('server', ({ server }) => [name(server.product), ' ', name(server.version)]),
      right('memory', ({ memory }) => figure(memory.residentBytes, bytes)),
      hasDiagnostics && right('Performance Schema', ({ memory }) => figure(memory.performanceSchemaBytes, bytes)),
    ]),
    capacityPart(result, shown),
    testOptions(shown, result.ownDefaults ?? null),
    instrumentsPart(shown),
    insight(shown.filter((server) => Object.keys(server.insight).length > 0)),
    variables(shown),
    alike(result),
  )
}

/** Servers to which the test added the same options share a line, so that readers see only differences. */
function testOptions(shown: readonly ServerRow[], ownDefaults: OwnDefaultsReason): Part[] {
  const sets = shown.flatMap(({ label, testOptions: set }) => (set === undefined ? [] : [{ label, set: [...set] }]))
  const groups = [...Map.groupBy(sets, ({ set }) => set.toSorted().join('\n')).values()]
  const listed = (spans: readonly Span[]): Span[] => spans.flatMap((span) => [', ', span]).slice(1)
  const lines = groups.map((same): Inline => {
    const names = listed((same[0]?.set ?? []).map((option) => name(option)))
    return groups.length === 1 ? names : [...listed(same.map(({ label }) => label)), ': ', ...names]
  })
  return below(testOptionsText(ownDefaults), list(lines))
}

function alike(result: Result): Part[] {
  const items = kindNames(result).map(([first = '', ...others]): Inline => {
    const named = others
      .slice(0, MOST_ALIKE)
      .flatMap((one) => [', ', name(one)])
      .slice(1)
    const more = others.length - MOST_ALIKE
    return [name(first), ': ', ...named, more > 0 ? ` and ${more} more in result.json` : '']
  })
  return below('Measured for others that are alike:', list(items, { most: MOST_KINDS, what: 'kind' }))
}

/**
 * What the Performance Schema of each server collects, because collecting costs speed; empty if all servers collect the
 * same.
 */
function instrumentsPart(shown: readonly ServerRow[]): Part[] {
  const rows = shown.flatMap(({ label, collected: collection }) =>
    collection === undefined ? [] : [{ label, collection }],
  )
  if (new Set(rows.map(({ collection }) => JSON.stringify(collection))).size < 2) return []
  const instrumentsOf = ({ instruments }: Collection) => {
    const classes = Object.values(instruments)
    return [sum(classes.map(([on]) => on)), sum(classes.map(([, all]) => all))] as const
  }
  const lists = rows.map(({ label, collection }): Inline => {
    const names = collection.consumers.flatMap((one) => [', ', name(one)]).slice(1)
    const classes = Object.entries(collection.instruments)
      .filter(([, [on]]) => on > 0)
      .flatMap(([prefix, [on, all]]) => [', ', name(prefix), ` ${ofAll(on, all)}`])
      .slice(1)
    const none = ['none']
    return [
      label,
      ': consumers: ',
      ...(names.length > 0 ? names : none),
      '; instruments: ',
      ...(classes.length > 0 ? classes : none),
    ]
  })
  return below('On in Performance Schema, as the servers say:', [
    ...table('Consumers and instruments', rows, [
      left('scenario', ({ label }) => label),
      right('consumers', ({ collection }) => ofAll(collection.consumers.length, collection.allConsumers)),
      right('instruments', ({ collection }) => ofAll(...instrumentsOf(collection))),
    ]),
    { kind: 'details', title: 'Names of consumers, and instruments by class', blocks: list(lists) },
  ])
}

function ofAll(on: number, all: number): string {
  if (on === 0) return 'none'
  return on === all ? 'all' : `${on.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}`
}

/** Diagnostic abilities of each server. Those that no server has are left out: rows of empty circles say nothing. */
function insight(probed: readonly ServerRow[]): Part[] {
  const provided = ABILITIES.filter(({ key }) => probed.some(({ insight }) => (insight[key] ?? 'none') !== 'none'))
  const shows = probed.map((server) =>
    left<(typeof ABILITIES)[number]>(server.label, ({ key }) => MARKS[server.insight[key] ?? 'none']),
  )
  const all = table('Diagnostics', provided, [left('shows', ({ title }) => title), ...shows])
  return below('Diagnostics: ● full, ◐ partial, ○ none', all)
}

function variables(shown: readonly ServerRow[]): Part[] {
  const differing = [...new Set(shown.flatMap((server) => Object.keys(server.variables)))].sort()
  // Variables that decide speed come first, because two products differ in hundreds of variables.
  const decisive = DECISIVE_VARIABLES.filter((one) => differing.includes(one))
  const names = [...decisive, ...differing.filter((one) => !decisive.includes(one))]
  const values = shown.map((server) =>
    left<string>(server.label, (one) =>
      Object.hasOwn(server.variables, one) ? name(server.variables[one] ?? '') : UNKNOWN,
    ),
  )
  const columns = [left<string>('variable', (one) => name(one)), ...values]
  const limit = { most: MOST_VARIABLES, what: 'variable' }
  return below('System variables in which they differ:', table('System variables', names, columns, limit))
}
