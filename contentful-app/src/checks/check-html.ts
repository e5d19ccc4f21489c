import { schema } from '@association/content/html/schema.ts'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'

/** What the site would leave out of an editor's HTML. Loaded on demand: the parser weighs more than the sidebar. */
export function checkHtml(source: string): string[] {
  const tree = fromHtml(source, { fragment: true })
  const before = countTags(tree)
  const after = countTags(sanitize(tree, schema) as Root)
  const lost = [...before].filter(([tag, count]) => (after.get(tag) ?? 0) < count).map(([tag]) => `<${tag}>`)
  return lost.length > 0 ? [`The site leaves out ${lost.join(', ')}.`] : []
}

type Branch = { type: string; tagName?: string; children?: Branch[] }

function countTags(root: Root): Map<string, number> {
  const counts = new Map<string, number>()
  const open: Branch[] = [root as Branch]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.tagName) counts.set(node.tagName, (counts.get(node.tagName) ?? 0) + 1)
    open.push(...(node.children ?? []))
  }
  return counts
}
