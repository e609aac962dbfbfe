/** The servers: what they are, take, and show their users, and the variables in which they differ. */

import { ABILITIES } from '../../performance-schema/insight.ts'
import type { Result, ResultScenario } from '../../result/result.ts'
import { DECISIVE_VARIABLES } from '../../suite/fairness.ts'
import { ABILITY_TITLES } from '../../wording/abilities.ts'
import { bytes, rate } from '../../wording/figures.ts'
import { armLabels, sameArm, shownArms } from '../cells.ts'
import {
  type Block,
  figure,
  left,
  name,
  paragraph,
  right,
  type Section,
  type Span,
  section,
  table,
  UNKNOWN,
} from './report.ts'

const MARKS = { full: '●', partial: '◐', none: '○' } as const
/** Another version of the server alone changes more variables than anybody reads. */
const MOST_VARIABLES = 60
/** Hashes a second, the unit of the published study of managed services. */
const CAPACITY_UNIT = 10_000

/** A server with its label. */
interface Shown extends ResultScenario {
  readonly label: Span
}

export function serversSection(result: Result): Section[] {
  const labelOf = armLabels(result)
  const armOf = ({ name: scenario, revision }: ResultScenario) => ({ scenario, revision })
  const shown = shownArms(result).flatMap((arm): Shown[] =>
    result.scenarios
      .filter((scenario) => sameArm(armOf(scenario), arm))
      .map((scenario) => ({ ...scenario, label: name(labelOf(arm)) })),
  )
  const hasDiagnostics = shown.some(({ memory }) => (memory.performanceSchemaBytes ?? 0) > 0)
  const isValued = shown.some(({ cpuCapacity, price }) => cpuCapacity !== null || price !== null)
  return section(
    'servers',
    'Servers',
    table('Servers', shown, [
      left('scenario', ({ label }) => label),
      left('server', ({ server }) => [name(server.product), ' ', name(server.version)]),
      right('memory', ({ memory }) => figure(memory.residentBytes, bytes)),
      hasDiagnostics && right('Performance Schema', ({ memory }) => figure(memory.performanceSchemaBytes, bytes)),
      isValued && right('units', ({ cpuCapacity }) => figure(cpuCapacity, (own) => (own / CAPACITY_UNIT).toFixed(1))),
      isValued && right('price an hour', ({ price }) => figure(price, String)),
    ]),
    isValued ? value(result, shown) : [],
    insight(shown.filter((server) => Object.keys(server.insight).length > 0)),
    variables(shown),
  )
}

/** QPS relative to each server's computing capacity, and to its price. */
function value({ cells }: Result, shown: readonly Shown[]): Block[] {
  const rows = shown.flatMap((server) =>
    server.cpuCapacity === null && server.price === null
      ? []
      : cells
          .filter((cell) => cell.scenario === server.name && cell.revision === server.revision)
          .map((cell) => ({ server, cell })),
  )
  const perUnit = (qps: number, units: number | null) => (units ? rate(qps / units) : UNKNOWN)
  return [
    ...paragraph(
      'The speed of a server was measured inside it: one unit is 10,000 hashes per second with all its CPUs busy.',
    ),
    ...table('QPS for what a server computes and costs', rows, [
      left('scenario', ({ server }) => server.label),
      left('workload', ({ cell }) => name(cell.workload)),
      right('threads', ({ cell }) => String(cell.threads)),
      right('QPS', ({ cell }) => rate(cell.qps)),
      right('QPS per unit', ({ cell, server }) =>
        perUnit(cell.qps, server.cpuCapacity && server.cpuCapacity / CAPACITY_UNIT),
      ),
      right('QPS per price', ({ cell, server }) => perUnit(cell.qps, server.price)),
    ]),
  ]
}

/** Abilities that some server has. */
function insight(probed: readonly Shown[]): Block[] {
  const provided = ABILITIES.filter(({ key }) => probed.some(({ insight }) => (insight[key] ?? 'none') !== 'none'))
  if (provided.length === 0) return []
  return [
    ...paragraph('Diagnostics: ● full, ◐ partial, ○ none'),
    ...table('Diagnostics', provided, [
      left('shows', ({ key }) => ABILITY_TITLES[key]),
      ...probed.map((server) =>
        left<(typeof ABILITIES)[number]>(server.label, ({ key }) => MARKS[server.insight[key] ?? 'none']),
      ),
    ]),
  ]
}

function variables(shown: readonly Shown[]): Block[] {
  const differing = [...new Set(shown.flatMap((server) => Object.keys(server.variables)))].sort()
  // Variables that decide speed come first: between two products hundreds differ.
  const decisive = DECISIVE_VARIABLES.filter((one) => differing.includes(one))
  const names = [...decisive, ...differing.filter((one) => !decisive.includes(one))]
  if (names.length === 0) return []
  return [
    ...paragraph('System variables in which they differ:'),
    ...table(
      'System variables',
      names,
      [
        left('variable', (one) => name(one)),
        ...shown.map((server) =>
          left<string>(server.label, (one) =>
            Object.hasOwn(server.variables, one) ? name(server.variables[one] ?? '') : UNKNOWN,
          ),
        ),
      ],
      { most: MOST_VARIABLES, what: 'variable' },
    ),
  ]
}
