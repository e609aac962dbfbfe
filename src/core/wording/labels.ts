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
  'no interval': 'no interval',
}

export function labelText(label: Label): string {
  return WORDS[label]
}
