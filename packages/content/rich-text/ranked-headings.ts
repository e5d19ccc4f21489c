import type { RichText } from '../define/field.ts'

export type Node = { nodeType: string; content?: readonly Node[] }

/** Without a rank, a heading keeps the editor's, but an h1 becomes an h2, because a page has one h1. */
export const rankedHeadings = (document: RichText, ranks: readonly number[]): ReadonlyMap<unknown, number> =>
  new Map(
    headingsIn(document as Node).map((node, index) => [node, ranks[index] ?? Math.max(2, writtenRank(node))]),
  )

export const headingsIn = (node: Node): readonly Node[] =>
  node.nodeType.startsWith('heading-') ? [node] : (node.content ?? []).flatMap(headingsIn)

export const writtenRank = ({ nodeType }: Node) => Number(nodeType.slice('heading-'.length))
