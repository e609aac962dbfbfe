/** What the change costs on other disks. */
import type { Result } from '../../result/result.ts'
import { change, diskName, range } from '../../wording/figures.ts'
import { against, cellText } from '../../wording/wording.ts'
import { left, name, paragraph, right, type Section, section, strong, table } from './report.ts'

/** Empty if it was measured on no other. */
export function disksSection({ disks }: Result): Section[] {
  if (disks === undefined) return []
  return section(
    'disks',
    'Changes in QPS by disk',
    paragraph([
      ...[name(disks.scenario), ' against ', name(against(disks)), `, ${cellText(disks)}, `],
      'by the time that each synchronisation takes. The verdict is that of this disk.',
    ]),
    table('Changes in QPS by disk', disks.points, [
      left('disk', ({ syncSeconds, isOwn }) => `${diskName(syncSeconds)}${isOwn ? ' (this disk)' : ''}`),
      right('change', (point) => strong(change(point.change))),
      right('95 % interval', range),
    ]),
  )
}
