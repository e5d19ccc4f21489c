import type { ElementContent, Root, RootContent } from 'hast'
import { textOf } from './text-of.ts'

/** Deeper elements become text, because a recursive walk would exhaust the stack. */
const maxDepth = 100

export function flattenDeep(root: Root): Root {
  const open: { children: RootContent[] | ElementContent[]; depth: number }[] = [
    { children: root.children, depth: 0 },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { children, depth } = next
    for (const child of children) {
      if (child.type !== 'element') continue
      if (depth >= maxDepth) child.children = [{ type: 'text', value: textOf(child.children) }]
      else open.push({ children: child.children, depth: depth + 1 })
    }
  }
  return root
}
