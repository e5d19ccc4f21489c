import type { RichNode } from '@association/content/rich-text/markdown/node.ts'
import type { Node } from '@tiptap/pm/model'

/**
 * Holds the Contentful node that an editor node was read from or last written as. ProseMirror keeps untouched nodes, so
 * a keystroke converts one paragraph, and the rest keeps its form.
 */
const origins = new WeakMap<Node, RichNode>()

export const originOf = (node: Node) => origins.get(node)

export function remember(node: Node, origin: RichNode): Node {
  origins.set(node, origin)
  return node
}

export function shareOrigins(from: Node, to: Node) {
  if (from === to) return
  const origin = origins.get(from)
  if (origin) origins.set(to, origin)
  for (const [index, child] of from.children.entries()) {
    const twin = to.maybeChild(index)
    if (twin?.type === child.type) shareOrigins(child, twin)
  }
}
