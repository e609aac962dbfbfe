/** Changes in QPS on other disks. */

import { change, diskName, range } from '../../figures.ts'
import type { Result } from '../../result/result.ts'
import { placeOf } from './changes-section.ts'
import { left, paragraph, right, type Section, section, strong, table } from './report.ts'

/** Empty if it was measured on this disk only. */
export function disksSection({ disks }: Result): Section[] {
  if (disks === undefined) return []
  return section(
    'disks',
    'Changes in QPS by disk',
    paragraph([...placeOf(disks), ', by the time that each synchronisation takes. The verdict is that of this disk.']),
    table('Changes in QPS by disk', disks.points, [
      left('disk', ({ syncSeconds, isOwn }) => `${diskName(syncSeconds)}${isOwn ? ' (this disk)' : ''}`),
      right('change', (point) => strong(change(point.change))),
      right('95 % interval', range),
    ]),
  )
}
