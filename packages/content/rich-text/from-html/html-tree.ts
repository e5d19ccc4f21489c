/** Plain data, so that readers need no browser. */
export type HtmlElement = {
  /** In lower case. */
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly HtmlNode[]
}
export type HtmlNode = HtmlElement | string

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

/** Returns lower case. Office programs mark bold and italic only in styles. */
export function styleOf({ attributes }: HtmlElement, property: string): string | undefined {
  const found = (attributes.style ?? '')
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s))
    .findLast(([name]) => name?.trim().toLowerCase() === property)
  return found?.[1]?.trim().toLowerCase()
}

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

export const rawText = (node: HtmlNode): string =>
  isElement(node) ? node.children.map(rawText).join('') : node
