import type { Element, ElementContent, Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { finish, type Surroundings } from './finish.ts'
import { parse } from './parse.ts'
import { schema } from './schema.ts'
import { textOf } from './text-of.ts'

/** The HTML is untrusted, so only the allow-list stays. Throws on input made to take long. */
export function cleanHtml(source: string, surroundings: Surroundings): Root {
  return finish(asBrowsersRead(sanitize(parse(source), schema) as Root), surroundings)
}

/** Never inserts HTML as a string. */
export const asElements = (tree: Root, components: Partial<Components> = {}) =>
  toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true }) as ReactNode

/**
 * Reads HTML as browsers do. A removed element can leave a link in a link, which browsers repair; the page would then
 * differ from React's markup.
 */
function asBrowsersRead(tree: Root): Root {
  const written = toHtml(withLists(tree))
  const read = sanitize(parse(written), { ...schema, clobberPrefix: undefined }) as Root
  return toHtml(read) === written ? read : settle(read)
}

/** One or two rounds usually suffice; after four it keeps only the text. */
function settle(tree: Root, round = 1): Root {
  const written = toHtml(withLists(tree))
  const read = parse(written)
  if (toHtml(read) === written) return read
  return round < 4
    ? settle(read, round + 1)
    : { type: 'root', children: [{ type: 'text', value: textOf(read.children) }] }
}

type Parent = Root | Element

/**
 * Browsers accept list items without a list, but first close an open list item around them, which changes the
 * structure.
 */
function withLists<Node extends Parent>(parent: Node, grandparent?: Parent): Node {
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
