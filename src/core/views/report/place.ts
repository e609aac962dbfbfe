/** The place of a comparison, as a cell of a table. */

import type { CellFound } from '../../result/gated-costs.ts'
import { shorten } from '../../wording/escape.ts'
import { against, asItIs, cellText } from '../../wording/wording.ts'
import { type Inline, name } from './report.ts'

/** "on against off, shop at 8 threads". */
export function placeOf(found: CellFound): Inline {
  return [name(found.scenario), ' against ', name(against(found, asItIs)), `, ${cellText(found, shorten)}`]
}
