import type { RichNode } from '@association/content/rich-text/markdown/node.ts'
import type { Node } from '@tiptap/pm/model'

/**
 * The node of Contentful's document that a node of the editor came from, or was last written as. ProseMirror keeps the
 * nodes that an edit does not touch, so the next document shares everything with the last one but what was edited: a
 * key in a long text converts one paragraph, and nothing else of the text changes its form.
 */
const origins = new WeakMap<Node, RichNode>()

export const originOf = (node: Node) => origins.get(node)

export function remember(node: Node, origin: RichNode): Node {
  origins.set(node, origin)
  return node
}

/** Gives nodes that equal those of another document the same origins. */
export function shareOrigins(from: Node, to: Node) {
  if (from === to) return
  const origin = origins.get(from)
  if (origin) origins.set(to, origin)
  for (const [index, child] of from.children.entries()) {
    const twin = to.maybeChild(index)
    if (twin?.type === child.type) shareOrigins(child, twin)
  }
}
