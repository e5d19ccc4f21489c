import type { ElementContent, Root, RootContent } from 'hast'
import { textOf } from './text-of.ts'

/** Deeper than this, elements give way to their text: nobody writes so, and walking it would exhaust the stack. */
const maxDepth = 100

/** Cuts a tree that is nested too deeply, without recursion. */
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

/** Far beyond what any tool writes; a parser needs ever longer for each element that stays open. */
const maxOpen = 200
/** Tags that open without an end to come: elements without content, and those that the next one closes. */
const tag = /<(\/?)(?!(?:area|br|col|dd|dt|hr|img|input|li|option|p|tbody|td|tfoot|th|thead|tr|wbr)\b)[a-z]/gi

/** Whether more elements stay open at once than are worth parsing. */
export function isTooDeep(source: string): boolean {
  let open = 0
  for (const [, slash] of source.matchAll(tag)) {
    open = slash ? Math.max(0, open - 1) : open + 1
    if (open > maxOpen) return true
  }
  return false
}
