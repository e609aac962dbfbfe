/** A fact of a file: a setting, an image, or what a machine or container gets. */

import type { SourceLine } from '../names.ts'
import type { Node } from './tree.ts'
import type { FactValue } from './values.ts'

export interface Fact extends SourceLine {
  readonly kind: 'setting' | 'image' | 'machine'
  /** Depending on `kind`: name of the option, `image`, or the key that sizes the machine. */
  readonly name: string
  readonly value: FactValue
  /** The key, item or line that gives the fact. The blocks around it decide which server owns the fact. */
  readonly node: Node
  /** How a setting is written: `flag` of a command, `key` with a value, `option` of an option file. */
  readonly form: 'flag' | 'key' | 'option'
  /** Group of the option file, such as `mysqld`; only options have one. */
  readonly group?: string | undefined
  /**
   * How surely the fact is about a MySQL server. Other programs have names that are `likely` or `everyday` too, so what
   * stands around such a fact decides.
   */
  readonly certainty: 'sure' | 'likely' | 'everyday'
}
