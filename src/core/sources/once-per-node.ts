/** Remembers answers about nodes, because each node is asked about for every fact in it, maybe tens of thousands. */

import type { Node } from './tree.ts'

export function oncePerNode<Answer>(answer: (node: Node) => Answer): (node: Node) => Answer {
  const answers = new WeakMap<Node, Answer>()
  return (node) => {
    const result = answers.get(node) ?? answer(node)
    answers.set(node, result)
    return result
  }
}
