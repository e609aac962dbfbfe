/** Texts that can be the value of an input, and mean there what they are. */
import { escapeInvisible } from '../suite/problems.ts'
import { LONGEST_PATH } from './file-kinds.ts'
import type { Unwritable } from './findings.ts'

/** Why a path or label cannot stand in a workflow; undefined where it can. */
export function whyUnwritable(text: string): Unwritable | undefined {
  // GitHub would replace it, whoever may have written it.
  if (text.includes('${{')) return 'expression'
  if (escapeInvisible(text) !== text) return 'invisible'
  // The action takes several paths, one a line or separated by commas, without blanks around.
  if (text.includes(',')) return 'separator'
  if (text.trim() !== text || text === '') return 'blank-ends'
  return text.length > LONGEST_PATH ? 'too-long' : undefined
}
