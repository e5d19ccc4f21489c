import type { RootContent } from 'hast'

const unseen = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math'])

/** Iterative, because nodes can nest without limit. */
export function textOf(nodes: readonly RootContent[]): string {
  const texts: string[] = []
  const open = nodes.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') texts.push(node.value)
    if (node.type === 'element' && !unseen.has(node.tagName)) open.push(...node.children.toReversed())
  }
  return texts.join('')
}
