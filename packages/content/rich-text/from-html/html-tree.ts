/** Plain data, so that readers of it need no browser. */
export type HtmlElement = {
  /** In lower case. */
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly HtmlNode[]
}
export type HtmlNode = HtmlElement | string

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

/** Reads the inline style, in lower case; office programs mark bold and italic only there. */
export function styleOf({ attributes }: HtmlElement, property: string): string | undefined {
  const found = (attributes.style ?? '')
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s))
    .findLast(([name]) => name?.trim().toLowerCase() === property)
  return found?.[1]?.trim().toLowerCase()
}

/** Invisible elements, and those that are not text. */
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

/** Keeps spaces. */
export const rawText = (node: HtmlNode): string =>
  isElement(node) ? node.children.map(rawText).join('') : node
