import { schema } from '@association/content/html/schema.ts'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'

/** What the site would leave out of an editor's HTML. Loaded on demand: the parser weighs more than the sidebar. */
export function checkHtml(source: string): string[] {
  const tree = fromHtml(source, { fragment: true })
  const before = partsOf(tree)
  const after = partsOf(sanitize(tree, schema) as Root)
  const lost = [...before].filter(([part, count]) => (after.get(part) ?? 0) < count).map(([part]) => part)
  return lost.length > 0 ? [`The site leaves out ${lost.join(', ')}.`] : []
}

type Branch = { type: string; tagName?: string; properties?: object; children?: Branch[] }

/** How often each tag and each attribute occurs, in the order of the text. */
function partsOf(root: Root): Map<string, number> {
  const counts = new Map<string, number>()
  const open: Branch[] = [root as Branch]
  for (let node = open.pop(); node; node = open.pop()) {
    const { tagName, properties = {}, children = [] } = node
    const attributes = Object.keys(properties).map((name) => `${name.toLowerCase()} of <${tagName}>`)
    for (const part of tagName ? [`<${tagName}>`, ...attributes] : [])
      counts.set(part, (counts.get(part) ?? 0) + 1)
    open.push(...children.toReversed())
  }
  return counts
}
