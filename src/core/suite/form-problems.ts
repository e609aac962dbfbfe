/** A schema's objections to a file, in the words and at the places of its text. */
import type { z } from 'zod'
import { isMap, unknownKey } from './consistency.ts'
import { describeValue, type KeyPath, nearest, type ProblemDraft } from './problems.ts'
import type { YamlTree } from './yaml-tree.ts'

/**
 * The schema's messages give the allowed values; the found value is looked up in the text.
 *
 * @param homes keys that people write at the top, and their right place
 */
export function draftsOfIssue(
  issue: z.core.$ZodIssue,
  tree: YamlTree,
  homes: ReadonlyMap<string, string> = new Map(),
): ProblemDraft[] {
  const { path, value } = shownAt(issue.path, tree.value)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const misplaced = path.length === 0 ? homes.get(key) : undefined
      return unknownKey(tree, [...path, key], misplaced ?? nearest(key, issue.message.split(', ')), issue.message)
    })
  if (issue.code === 'invalid_key') {
    const allowed = issue.issues[0]?.message ?? issue.message
    return [{ path, position: tree.keyPositionOf(path), found: `key ${describeValue(path.at(-1))}`, allowed }]
  }
  return [{ path, position: tree.positionOf(path), found: describeValue(value), allowed: issue.message }]
}

/**
 * The part of an issue's path that exists in the text, with the value there. The schema may have turned a single value
 * into a map or a list before it looked inside; such steps are not the user's.
 */
function shownAt(issuePath: readonly PropertyKey[], root: unknown): { path: KeyPath; value: unknown } {
  const path: (string | number)[] = []
  let value = root
  for (const step of issuePath) {
    if (typeof step === 'symbol') break
    if (Array.isArray(value) && typeof step === 'number') value = value[step]
    else if (isMap(value) && typeof step === 'string') value = value[step]
    else break
    path.push(step)
  }
  return { path, value }
}
