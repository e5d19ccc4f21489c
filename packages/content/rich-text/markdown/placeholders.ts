import { paragraph, plainText, type RichNode, textNode } from './node.ts'

/**
 * Nodes without Markdown syntax become pictures (blocks) and links (inline): `![Quote: On trust](entry:4xk)` embeds an
 * entry, `[read on](entry:4xk)` links to it. An embed's words are not read back.
 */
export type Placeholder = { address: string; title: string }
export type TitleOf = (target: { linkType: string; id: string }) => string

/** `tidy` does not change such a node. */
export const kept = 'kept'

const linkTypes = { entry: 'Entry', asset: 'Asset', resource: 'Contentful:Entry' } as const
type Scheme = keyof typeof linkTypes

const blockTypes: Record<string, Scheme> = {
  'embedded-entry-block': 'entry',
  'embedded-asset-block': 'asset',
  'embedded-resource-block': 'resource',
}
const inlineTypes: Record<string, Scheme> = {
  'embedded-entry-inline': 'entry',
  'embedded-resource-inline': 'resource',
}
const linkNodeTypes: Record<string, Scheme> = {
  'entry-hyperlink': 'entry',
  'asset-hyperlink': 'asset',
  'resource-hyperlink': 'resource',
}

/** An unknown kind keeps its whole data. */
export function blockPlaceholder(node: RichNode, titleOf: TitleOf): Placeholder {
  const scheme = blockTypes[node.nodeType]
  const known = scheme && placeholder(scheme, node, titleOf)
  return known ?? { address: `node:${encodeURIComponent(JSON.stringify(node))}`, title: node.nodeType }
}

export function inlinePlaceholder(node: RichNode, titleOf: TitleOf): Placeholder | undefined {
  const scheme = inlineTypes[node.nodeType]
  const known = scheme && placeholder(scheme, node, titleOf)
  return known && { ...known, address: `inline-${known.address}` }
}

export function linkAddress(node: RichNode): string | undefined {
  if (node.nodeType === 'hyperlink') return String(node.data.uri ?? '')
  const scheme = linkNodeTypes[node.nodeType]
  return scheme && placeholder(scheme, node, () => '')?.address
}

function placeholder(scheme: Scheme, node: RichNode, titleOf: TitleOf): Placeholder | undefined {
  const { sys } = (node.data.target ?? {}) as { sys?: { id?: unknown; urn?: unknown } }
  const id = scheme === 'resource' ? sys?.urn : sys?.id
  if (typeof id !== 'string') return undefined
  return {
    address: `${scheme}:${encodeURIComponent(id)}`,
    title: titleOf({ linkType: linkTypes[scheme], id }),
  }
}

/** A picture from elsewhere becomes a link. */
export function blockFor({ address, title }: Placeholder): RichNode {
  const { scheme, id } = parse(address)
  if (scheme === 'node') return parseNode(id) ?? asLink(address, title)
  const nodeType = Object.keys(blockTypes).find((type) => blockTypes[type] === scheme)
  return nodeType && isScheme(scheme)
    ? { nodeType, data: { target: target(scheme, id) }, content: [] }
    : asLink(address, title)
}

export function inlineFor(address: string, content: RichNode[]): RichNode {
  const { scheme, id } = parse(address)
  const embedded = scheme.startsWith('inline-') ? scheme.slice('inline-'.length) : undefined
  const types = embedded ? inlineTypes : linkNodeTypes
  const wanted = embedded ?? scheme
  const nodeType = Object.keys(types).find((type) => types[type] === wanted)
  if (!nodeType || !isScheme(wanted)) return { nodeType: 'hyperlink', data: { uri: address }, content }
  return { nodeType, data: { target: target(wanted, id) }, content: embedded ? [] : content }
}

export function inlineOf(block: RichNode): RichNode[] {
  if (block.nodeType === 'embedded-entry-block')
    return [{ ...block, nodeType: 'embedded-entry-inline', content: [] }]
  if (block.nodeType === 'embedded-asset-block')
    return [{ ...block, nodeType: 'asset-hyperlink', content: [textNode('file')] }]
  const text = plainText(block)
  return text === '' ? [] : [textNode(text)]
}

const asLink = (uri: string, title: string) =>
  paragraph([{ nodeType: 'hyperlink', data: { uri }, content: [textNode(title || uri)] }])

function target(scheme: Scheme, id: string) {
  const linkType = linkTypes[scheme]
  return {
    sys: scheme === 'resource' ? { type: 'ResourceLink', linkType, urn: id } : { type: 'Link', linkType, id },
  }
}

function parse(address: string) {
  const [, scheme = '', encoded = ''] = /^([a-z-]+):(.*)$/s.exec(address) ?? []
  return { scheme, id: decode(encoded) }
}

/** A half-typed URL may not decode. */
function decode(encoded: string) {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

function parseNode(json: string): RichNode | undefined {
  try {
    const node = JSON.parse(json)
    return typeof node?.nodeType === 'string' ? { nodeType: kept, data: { node } } : undefined
  } catch {
    return undefined
  }
}

const isScheme = (scheme: string): scheme is Scheme => scheme in linkTypes
