/** Identity of a run that has no result yet, so that no other run goes on with its slices. */
import { z } from 'zod'

export const UNFINISHED_VERSION = 1

const textByName = z.record(z.string().max(20_000), z.string().max(20_000))

export const runIdentitySchema = z.object({
  /** Values that people know, such as the budget: messages show both of two that differ. */
  facts: textByName,
  /** Fingerprints of values that are too long to show, such as a scenario. */
  fingerprints: textByName,
})

/** The file beside the slices of a run that has no result yet. */
export const unfinishedRunSchema = runIdentitySchema.extend({
  schemaVersion: z.literal(UNFINISHED_VERSION),
  toolVersion: z.string(),
})

export type RunIdentity = z.infer<typeof runIdentitySchema>

const MOST_SHOWN = 3

/** Differences from an unfinished run, in words that follow "its"; empty: none. */
export function runDifferences(unfinished: RunIdentity, now: RunIdentity): string[] {
  const keysOf = (of: keyof RunIdentity) => [...new Set([...Object.keys(unfinished[of]), ...Object.keys(now[of])])]
  const facts = keysOf('facts').flatMap((name) => {
    const [before = 'none', after = 'none'] = [unfinished.facts[name], now.facts[name]]
    return before === after ? [] : [`${name} was ${before}, and is now ${after}`]
  })
  const others = keysOf('fingerprints')
    .filter((name) => unfinished.fingerprints[name] !== now.fingerprints[name])
    .map((name) => `${name} was another`)
  return [...facts, ...others].slice(0, MOST_SHOWN)
}
