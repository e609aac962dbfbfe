/** YAML as people write it: comments next to values, and maps in one line. */
import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml'

export type Path = readonly (string | number)[]

/** A comment after a value, or below a map. */
export function commentOn(document: Document, path: Path, comment: string): void {
  const node = document.getIn(path, true)
  if (isNode(node)) node.comment = ` ${comment}`
}

/** A comment on lines of its own before a key of a map. */
export function commentBefore(document: Document, path: Path, comment: string): void {
  const map = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
  if (pair !== undefined && isScalar(pair.key)) pair.key.commentBefore = comment.replace(/^/gm, ' ')
}

/** A map or list in one line. */
export function inOneLine(document: Document, path: Path): void {
  const node = document.getIn(path, true)
  if (isMap(node) || isSeq(node)) node.flow = true
}

/**
 * Long values stay on one line: a folded one is another text for those who read it by line.
 *
 * @param isPadded whether brackets of maps and lists in one line have blanks inside
 */
export function textOfDocument(document: Document, { isPadded }: { readonly isPadded: boolean }): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: isPadded })
}
