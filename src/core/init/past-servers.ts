/** Servers that the gate would have measured for a past change. */

import { mayAffectSpeed } from '../setting/assess.ts'
import { isExpression, writtenKey } from '../setting/setting.ts'
import { type ChangedFile, sourcesOfDiff } from '../sources/changed-files.ts'
import type { ConfiguredServer } from '../sources/compare-servers.ts'
import type { OptionFileReader } from '../sources/option-includes.ts'
import { pairServers } from '../sources/pair-servers.ts'
import { SideTexts } from '../sources/read-source.ts'
import { bothSides, type Sides } from '../sources/sides.ts'

interface PastFiles {
  readonly changed: readonly ChangedFile[]
  readonly formers: ReadonlyMap<string, string>
  readonly files: Sides<OptionFileReader>
}

export function measuredServers({ changed, formers, files }: PastFiles): ConfiguredServer[] {
  const texts = bothSides((side) => new SideTexts(files[side]))
  const sources = sourcesOfDiff(changed, texts, formers)
  const pairs = pairServers({ sources, others: undefined, texts, changed, memoryBytes: undefined })
  return pairs.flatMap(({ servers: { before, after } }) => {
    return after !== undefined && textOf(before) !== textOf(after) ? [after] : []
  })
}

/** Settings and image of a server that can be measured, as one text. */
function textOf(server: ConfiguredServer | undefined): string {
  const options = server?.options.filter((option) => !isExpression(option) && mayAffectSpeed(option)) ?? []
  return JSON.stringify([server?.image?.value, options.map(writtenKey)])
}
