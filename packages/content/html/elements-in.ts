import type { Element, Root } from 'hast'

/** Iterative, because elements can nest without limit. */
export function elementsIn(root: Root): Element[] {
  const found: Element[] = []
  const open: Branch[] = [root as Branch]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'element') found.push(node as Element)
    open.push(...(node.children ?? []).toReversed())
  }
  return found
}

type Branch = { type: string; children?: Branch[] }
