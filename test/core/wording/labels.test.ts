import { describe, expect, it } from 'vitest'
import type { Label } from '../../../src/core/verdict/label.ts'
import { isLabelled, labelText } from '../../../src/core/wording/labels.ts'

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
}

describe('labelText', () => {
  it.each(Object.entries(TEXTS))('says of %s: %s', (label, text) => expect(labelText(label)).toBe(text))

  it.each(['', 'of an older version', 'toString'])('shows %j as it is', (label) => expect(labelText(label)).toBe(label))
})

describe('isLabelled', () => {
  it('takes the whole label', () => {
    expect(isLabelled({ label: 'improved' }, 'improved')).toBe(true)
    expect(isLabelled({ label: 'improved a lot' }, 'improved')).toBe(false)
  })
})
