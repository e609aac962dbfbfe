/** Labels of comparisons in words. Plain text: the view escapes. */
import type { Label } from '../verdict/label.ts'

const WORDS: Readonly<Record<Label, string>> = {
  regressed: 'regressed',
  'not reproduced': 'not reproduced',
  'A/A check failed': 'A/A check failed',
  'machine disturbed': 'machine disturbed',
  improved: 'improved',
  'within tolerance': 'within tolerance',
  'slower within tolerance': 'slower within tolerance',
  'leaning regressed': 'leaning regressed',
  'not confirmed in time': 'not confirmed in time',
  undecided: 'undecided',
}

/** @param label as a result has it; one that this version does not know is shown as it is */
export function labelText(label: string): string {
  return isKnown(label) ? WORDS[label] : label
}

/** Whether a result's label is this one. */
export function isLabelled({ label }: { readonly label: string }, asked: Label): boolean {
  return label === asked
}

function isKnown(label: string): label is Label {
  return Object.hasOwn(WORDS, label)
}
