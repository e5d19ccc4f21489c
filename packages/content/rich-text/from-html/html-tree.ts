/** HTML as plain data, so that what reads it needs no browser. */
export type HtmlElement = {
  /** In lower case. */
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly HtmlNode[]
}
export type HtmlNode = HtmlElement | string

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

/** A value of the element's own style, in lower case; office programs say bold and italic only there. */
export function styleOf({ attributes }: HtmlElement, property: string): string | undefined {
  const found = (attributes.style ?? '')
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s))
    .findLast(([name]) => name?.trim().toLowerCase() === property)
  return found?.[1]?.trim().toLowerCase()
}

/** What no reader sees, or what is no text. */
const leftOut: ReadonlySet<string> = new Set(
  'script style head meta link title template noscript iframe object embed svg math canvas img picture video audio input select textarea button datalist'.split(
    ' ',
  ),
)

export const isLeftOut = (element: HtmlElement) =>
  leftOut.has(element.tag) ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-hide') === 'all' ||
  styleOf(element, 'mso-list') === 'ignore'

/** The text of a node as it is written, spaces included. */
export const rawText = (node: HtmlNode): string =>
  isElement(node) ? node.children.map(rawText).join('') : node
