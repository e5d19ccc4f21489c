import type { RichText } from '../define/field.ts'
import { plainText } from './plain-text.ts'
import { headingsIn, type Node, writtenRank } from './ranked-headings.ts'
import { withBlocksOnTheirOwn } from './with-blocks-on-their-own.ts'

/** `rank` is the editor's rank, not the rank on the page. */
export type HeadingAnchor = { id: string; words: string; rank: number }

/** Ids are unique in the text. */
export const headingAnchors = (document: RichText): HeadingAnchor[] => [
  ...anchorsIn(withBlocksOnTheirOwn(document)).values(),
]

export function anchorsIn(document: RichText): ReadonlyMap<unknown, HeadingAnchor> {
  const taken = new Map<string, number>()
  return new Map(
    headingsIn(document as Node).map((node) => {
      const words = plainText(node as RichText)
      const id = idOf(words)
      const count = (taken.get(id) ?? 0) + 1
      taken.set(id, count)
      return [node, { id: count === 1 ? id : `${id}--${count}`, words, rank: writtenRank(node) }]
    }),
  )
}

/** An id is a global variable; the prefix prevents clashes. */
const prefix = 'section'

const idOf = (words: string) =>
  [
    prefix,
    ...(words
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
  ].join('-')
