import type { Element, ElementContent, Root, RootContent } from 'hast'
import { anchorPrefix } from './schema.ts'

type Parent = Root | Element
type AnchorPlace = { parent: Parent; link?: Element }

/**
 * Turns ids into `<a name>` (see `links/fragment-target.tsx`). Only cells keep ids, because `headers` refers to them.
 */
export function nameAnchors(root: Root) {
  walk(root, { parent: root })
}

function walk(parent: Parent, around: AnchorPlace) {
  for (const child of [...parent.children]) {
    if (child.type !== 'element') continue
    const link = child.tagName === 'a' ? child : around.link
    const { id } = child.properties
    if (typeof id === 'string') {
      if (!isCell(child)) delete child.properties.id
      place(id.slice(anchorPrefix.length), child, { parent, link })
    }
    walk(child, { parent: child, link })
  }
}

/** Links cannot nest, so the id becomes the outer link's name. */
function place(name: string, element: Element, { parent, link }: AnchorPlace) {
  if (link) link.properties.name ??= name
  else {
    const holder = holderIn(element)
    if (holder) holder.children.unshift(target(name))
    else if (holdsText(parent)) parent.children.splice(parent.children.indexOf(element), 0, target(name))
  }
}

/** A list or a table may hold only its own parts. */
function holderIn(element: Element): Element | undefined {
  if (element.tagName === 'a') return undefined
  if (holdsText(element)) return element
  for (const child of element.children) {
    const found = child.type === 'element' ? holderIn(child) : undefined
    if (found) return found
  }
  return undefined
}

const target = (name: string): ElementContent => ({
  type: 'element',
  tagName: 'a',
  properties: { name },
  children: [],
})

const withoutText = new Set('br hr img wbr col colgroup table thead tbody tfoot tr ol ul dl'.split(' '))
const holdsText = (node: Parent | RootContent) =>
  node.type === 'root' || (node.type === 'element' && !withoutText.has(node.tagName))
const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th'
