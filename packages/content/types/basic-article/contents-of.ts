import type { RichText } from '../../define/field.ts'
import { type HeadingAnchor, headingAnchors } from '../../rich-text/heading-anchors.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { wordCount } from './reading-time.ts'

const needed = { words: 900, headings: 3 } as const

/** Returns headings of the highest rank; empty for a short article. */
export function contentsOf(body: RichText | undefined): HeadingAnchor[] {
  if (!body || wordCount(plainText(body)) < needed.words) return []
  const headings = headingAnchors(body).filter(({ words }) => words !== '')
  const highest = Math.min(...headings.map(({ rank }) => rank))
  const parts = headings.filter(({ rank }) => rank === highest)
  return parts.length < needed.headings ? [] : parts
}
