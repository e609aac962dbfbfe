/** A fact that a file states: a setting, an image, or the size of a machine or container. */

import type { SourceLine } from '../names.ts'
import type { Node } from './tree.ts'
import type { FactValue } from './values.ts'

export interface Fact extends SourceLine {
  readonly kind: 'setting' | 'image' | 'machine'
  /** Name of the option, `image`, or the key that sizes the machine, depending on `kind`. */
  readonly name: string
  readonly value: FactValue
  /** The key, item or line that gives the fact. The blocks around it decide which server owns the fact. */
  readonly node: Node
  /** How a setting is written: `flag` of a command, `key` with a value, `option` of an option file. */
  readonly form: 'flag' | 'key' | 'option'
  /** Group of the option file, such as `mysqld`; only options have one. */
  readonly group?: string | undefined
  /**
   * How certain it is that the fact is about a MySQL or MariaDB server. Other programs also have names that are
   * `likely` or `everyday`, so the surroundings of such a fact decide.
   */
  readonly certainty: 'sure' | 'likely' | 'everyday'
}
