/** What a measured run can have seen of the settings that changed. */
import { type CoveredSetting, coverageOf } from '../core/coverage/coverage.ts'
import { armStatesOf, type Measurement } from '../core/measurement/measurement.ts'
import type { ChangedSetting } from '../core/plan/as-read.ts'
import type { Plan } from '../core/plan/plan.ts'
import { datasetBytes } from '../core/suite/dataset-size.ts'
import type { Product } from '../core/suite/option-groups.ts'
import type { Suite } from '../core/suite/suite.ts'

export function coverageOfRun(
  { dataset }: Suite,
  { cells }: Plan,
  settings: readonly ChangedSetting[],
  { lines }: Measurement,
): CoveredSetting[] {
  const products = new Map(
    armStatesOf(lines).map(({ scenario, server }) => [scenario, server.product as Product] as const),
  )
  const productOf = (scenario: string) => products.get(scenario)
  return coverageOf({ settings, cells, lines, dataBytes: datasetBytes(dataset), productOf })
}
