/** A fact of a file: a setting, an image, or what a machine or container gets. */

import type { SourceLine } from '../names.ts'
import type { Node } from './tree.ts'
import type { FactValue } from './values.ts'

export interface Fact extends SourceLine {
  readonly kind: 'setting' | 'image' | 'machine'
  /** Option with dashes; `image`; the key of what a machine gets. */
  readonly name: string
  readonly value: FactValue
  /** The key, item or line that holds it; the block around that is its owner. */
  readonly node: Node
  /** How a setting is written: `flag` of a command, `key` with a value, `option` of an option file. */
  readonly form: 'flag' | 'key' | 'option'
  /** Group of the option file, for options. */
  readonly group?: string | undefined
  /** `likely` and `everyday`: other programs have the name too, so that its surroundings decide. */
  readonly certainty: 'sure' | 'likely' | 'everyday'
}
