/** The documents of a YAML file of any kind, including templates of YAML. */

import { finishProblems } from '../suite/problems.ts'
import type { Problem } from '../suite/suite.ts'
import { LARGEST_YAML_CHARACTERS, type ReadYaml, readYamlStream, type YamlTree } from '../suite/yaml-tree.ts'
import { isTemplate, maskExpressions } from './template-expressions.ts'

export interface YamlDocuments {
  /** Readable documents with content, in their order, with positions in the whole text. */
  readonly documents: readonly YamlTree[]
  readonly problems: readonly Problem[]
  /** The text that was read: a template has words in place of its expressions, on the same lines. */
  readonly text: string
  /**
   * Whether the text is a template of YAML, as Helm's are: words stand for its expressions, see
   * template-expressions.ts.
   */
  readonly templated: boolean
  /** Expressions of a template, by the numbers of their words. */
  readonly expressions: readonly string[]
}

/**
 * Reads a YAML file with any number of documents: anchors and merges resolved, unknown tags kept as in readYamlStream.
 * A broken document is a problem, and the others are read; one of a template is left out without a word. At most 1 MB,
 * 32 levels and 100,000 values, 150,000 words and marks. Throws for no text.
 */
export function readYamlDocuments(text: string, file: string): YamlDocuments {
  const read = readYamlStream(text)
  if (!read.some(isBroken) || text.length > LARGEST_YAML_CHARACTERS || !isTemplate(text)) {
    return { ...sortOut(read, file), text, templated: false, expressions: [] }
  }
  const expressions: string[] = []
  const masked = maskExpressions(text, expressions)
  const { documents } = sortOut(readYamlStream(masked), file)
  return { documents, problems: [], text: masked, templated: true, expressions }
}

function isBroken(read: ReadYaml): boolean {
  return 'drafts' in read
}

function sortOut(read: readonly ReadYaml[], file: string): { documents: YamlTree[]; problems: Problem[] } {
  const documents = read.flatMap((each) => ('tree' in each ? [each.tree] : []))
  const drafts = read.flatMap((each) => ('tree' in each ? each.tree.drafts : each.drafts))
  return { documents, problems: finishProblems(drafts, file) }
}
