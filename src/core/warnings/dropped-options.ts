/** Options that were left out, told once for all arms. */
import type { DroppedOption, Warning } from './warning.ts'

/** The warnings with one about options that were left out, where the first of them stood: each option with all its places. */
export function droppedAtOnce(warnings: readonly Warning[]): Warning[] {
  const options = warnings.flatMap((warning) => (warning.code === 'options-dropped' ? warning.options : []))
  const first = warnings.findIndex(({ code }) => code === 'options-dropped')
  return warnings.flatMap((warning, index): Warning[] => {
    if (warning.code !== 'options-dropped') return [warning]
    return index === first ? [{ ...warning, options: eachOnce(options) }] : []
  })
}

function eachOnce(options: readonly DroppedOption[]): DroppedOption[] {
  return [...Map.groupBy(options, ({ option }) => option).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const places = same.flatMap((each) => each.places).map((place) => [`${place.file}:${place.line}`, place] as const)
    return [{ ...first, places: [...new Map(places).values()] }]
  })
}
