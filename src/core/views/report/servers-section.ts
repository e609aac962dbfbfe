/** The servers: what they are, take, and show their users, and the variables in which they differ. */

import type { Result, ResultScenario } from '../../result/result.ts'
import { DECISIVE_VARIABLES } from '../../suite/fairness.ts'
import { ABILITIES } from '../../wording/abilities.ts'
import { bytes } from '../../wording/figures.ts'
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

/** A server with its label. */
type Shown = ResultScenario & { readonly label: Span }

export function serversSection(result: Result): Section[] {
  const labelOf = armLabels(result)
  const armOf = ({ name: scenario, revision }: ResultScenario) => ({ scenario, revision })
  const shown = shownArms(result).flatMap((arm): Shown[] =>
    result.scenarios
      .filter((scenario) => sameArm(armOf(scenario), arm))
      .map((scenario) => ({ ...scenario, label: name(labelOf(arm)) })),
  )
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
    insight(shown.filter((server) => Object.keys(server.insight).length > 0)),
    variables(shown),
  )
}

/** Abilities that some server has. */
function insight(probed: readonly Shown[]): Block[] {
  const provided = ABILITIES.filter(({ key }) => probed.some(({ insight }) => (insight[key] ?? 'none') !== 'none'))
  if (provided.length === 0) return []
  return [
    ...paragraph('Diagnostics: ● full, ◐ partial, ○ none'),
    ...table('Diagnostics', provided, [
      left('shows', ({ title }) => title),
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
