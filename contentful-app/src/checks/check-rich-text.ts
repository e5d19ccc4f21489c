import { isAllowedAddress } from '@association/content/links/link-attributes.ts'

type Node = { nodeType?: string; value?: string; data?: { uri?: unknown }; content?: readonly Node[] }

/** True when a rich text shows nothing: no words, no embeds, no rules. */
export function isEmptyRichText(value: unknown): boolean {
  return nodesOf(value as Node).every(
    ({ nodeType = '', value: text }) =>
      !text?.trim() && nodeType !== 'hr' && !nodeType.startsWith('embedded-'),
  )
}

/** Advice on the links and headings of a rich text. */
export function checkRichText(value: unknown): string[] {
  const nodes = nodesOf(value as Node | undefined)
  return [...nodes.flatMap(linkAdvice), ...headingAdvice(nodes)]
}

function linkAdvice({ nodeType, data, content = [] }: Node): string[] {
  if (nodeType !== 'hyperlink') return []
  const address = String(data?.uri ?? '')
  const words = content.map(({ value = '' }) => value).join('')
  return [
    ...(isAllowedAddress(address) ? [] : [`The link “${words}” leads nowhere: “${address}” is no address.`]),
    ...(words.trim() === '' ? [`The link to ${address} has no words to click on.`] : []),
  ]
}

function headingAdvice(nodes: readonly Node[]): string[] {
  const ranks = nodes.flatMap(({ nodeType }) => /^heading-(\d)$/.exec(nodeType ?? '')?.[1] ?? []).map(Number)
  const skips = ranks.some((rank, index) => index > 0 && rank > (ranks[index - 1] ?? rank) + 1)
  return skips ? ['A heading skips a rank: after heading 2 comes heading 3.'] : []
}

/** All nodes in the order of the text; without recursion, because a hostile document may be very deep. */
function nodesOf(root: Node | undefined): Node[] {
  const found: Node[] = []
  const open = root ? [root] : []
  for (let node = open.pop(); node; node = open.pop()) {
    found.push(node)
    if (Array.isArray(node.content)) open.push(...node.content.toReversed())
  }
  return found
}
