/**
 * Remembers the answer for each node, because the same question comes up for every fact in the node, and there may be
 * tens of thousands of facts.
 */

import type { Node } from './tree.ts'

export function oncePerNode<Answer>(answer: (node: Node) => Answer): (node: Node) => Answer {
  const answers = new WeakMap<Node, Answer>()
  return (node) => {
    const result = answers.get(node) ?? answer(node)
    answers.set(node, result)
    return result
  }
}
