import { shareLimits } from '@association/content/preview/share.ts'
import type { Delivered } from '@association/services/contentful'
import { openSealed, seal } from '../../../base/security/seal.ts'

/** The pages of a frozen share, by `space/entry`. */
export type FrozenContent = Readonly<Record<string, Delivered>>

/** Characters of a part: smaller than what Contentful takes in one JSON field. */
const longestPart = 300_000
/** Characters of all parts of the largest share. */
export const mostCharacters = shareLimits.frozenParts * longestPart

const sealing = (secret: string) => ({ secret, purpose: 'frozen shares', place: 'desk record' })

/**
 * Packs content into texts for records of the desk. It is compressed, and sealed, so that what a frozen link shows is
 * what the site packed. Undefined if it is more than a share can hold.
 */
export function packed(content: FrozenContent, secret: string): string[] | undefined {
  const text = seal(content, sealing(secret)).toString('base64')
  const parts = Array.from({ length: Math.ceil(text.length / longestPart) }, (_, index) =>
    text.slice(index * longestPart, (index + 1) * longestPart),
  )
  return parts.length > shareLimits.frozenParts ? undefined : parts
}

/** Undefined if a part is missing or was changed. */
export const unpacked = (parts: readonly string[], secret: string): FrozenContent | undefined =>
  openSealed(Buffer.from(parts.join(''), 'base64'), sealing(secret))?.value as FrozenContent | undefined
