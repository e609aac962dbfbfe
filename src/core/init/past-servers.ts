/** Finds the servers that the gate would have measured for a past change. */

import { mayAffectSpeed } from '../setting/assess.ts'
import { isExpression, writtenKey } from '../setting/setting.ts'
import { type ChangedFile, livingFormers } from '../sources/changed-files.ts'
import { pathsToRead, readChangedServers } from '../sources/changed-servers.ts'
import type { OptionFileReader } from '../sources/option-includes.ts'
import { SideFiles } from '../sources/read-file.ts'
import type { ConfiguredServer } from '../sources/server-change.ts'
import { bothSides, type Sides } from '../sources/sides.ts'

interface PastFiles {
  readonly changed: readonly ChangedFile[]
  readonly formers: ReadonlyMap<string, string>
  readonly files: Sides<OptionFileReader>
}

/** Servers whose image, or a setting that may affect speed, is different after the change. */
export function measuredServers({ changed, formers: renamings, files: readers }: PastFiles): ConfiguredServer[] {
  const files = bothSides((side) => new SideFiles(readers[side]))
  const formers = livingFormers(renamings, files)
  const paths = pathsToRead({ changed, formers, files })
  const { servers } = readChangedServers({ paths, sources: [], changed, formers, files, memoryBytes: undefined })
  return servers.flatMap(({ servers: { before, after } }) => {
    return after !== undefined && textOf(before) !== textOf(after) ? [after] : []
  })
}

/** Image and settings of a server that may affect its speed, as one text to compare. */
function textOf(server: ConfiguredServer | undefined): string {
  const options = server?.options.filter((option) => !isExpression(option) && mayAffectSpeed(option)) ?? []
  return JSON.stringify([server?.image?.value, options.map(writtenKey)])
}
