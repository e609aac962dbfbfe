import { describe, expect, it } from 'vitest'
import { LABELS, type Label } from '../../../src/core/verdict/label.ts'
import { labelText } from '../../../src/core/wording/labels.ts'

/** Every label has a line: the type asks for it. */
const TEXTS: Readonly<Record<Label, string>> = {
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

describe('labelText', () => {
  it.each(LABELS)('has words for %s', (label) => expect(labelText(label)).toBe(TEXTS[label]))
})
