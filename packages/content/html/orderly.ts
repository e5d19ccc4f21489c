import type { Element, ElementContent, Root } from 'hast'

type Parent = Root | Element

/**
 * Browsers accept list items without a list, but first close an open list item around them, which changes the
 * structure.
 */
export function withLists<Node extends Parent>(parent: Node, grandparent?: Parent): Node {
  const children = (parent.children as ElementContent[]).map((child) =>
    child.type === 'element' ? withLists(child, parent) : child,
  )
  return { ...parent, children: gather(children, (child) => missingList(child, parent, grandparent)) }
}

function missingList(child: ElementContent, parent: Parent, grandparent?: Parent): 'ul' | 'dl' | undefined {
  if (isElement(child, 'li')) return isElement(parent, 'ul', 'ol') ? undefined : 'ul'
  if (!isElement(child, 'dt', 'dd')) return undefined
  const isInList = isElement(parent, 'dl') || (isElement(parent, 'div') && isElement(grandparent, 'dl'))
  return isInList ? undefined : 'dl'
}

function gather(children: readonly ElementContent[], listOf: (child: ElementContent) => string | undefined) {
  const gathered: ElementContent[] = []
  let open: Element | undefined
  for (const child of children) {
    const tagName = listOf(child)
    if (tagName && open?.tagName !== tagName) {
      open = { type: 'element', tagName, properties: {}, children: [] }
      gathered.push(open)
    } else if (!tagName && !isSpace(child)) open = undefined
    ;(open?.children ?? gathered).push(child)
  }
  return gathered
}

const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''
const isElement = (node: { type: string } | undefined, ...names: readonly string[]) =>
  node?.type === 'element' && names.includes((node as Element).tagName)
