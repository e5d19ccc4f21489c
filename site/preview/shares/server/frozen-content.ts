import { shareLimits } from '@association/content/preview/share.ts'
import type { Delivered } from '@association/services/contentful'
import { openSealed, seal } from '../../../base/security/seal.ts'

/** By `space/entry`. */
export type FrozenContent = Readonly<Record<string, Delivered>>

/** Characters, below Contentful's limit of a JSON field. */
const longestPart = 300_000
export const mostCharacters = shareLimits.frozenParts * longestPart

const sealing = (secret: string) => ({ secret, purpose: 'frozen shares', place: 'desk record' })

/** Sealed, so that a link only shows what the site packed. Undefined above the size limit. */
export function packed(content: FrozenContent, secret: string): string[] | undefined {
  const text = seal(content, sealing(secret)).toString('base64')
  const parts = Array.from({ length: Math.ceil(text.length / longestPart) }, (_, index) =>
    text.slice(index * longestPart, (index + 1) * longestPart),
  )
  return parts.length > shareLimits.frozenParts ? undefined : parts
}

/** Undefined if a part is missing or changed. */
export const unpacked = (parts: readonly string[], secret: string): FrozenContent | undefined =>
  openSealed(Buffer.from(parts.join(''), 'base64'), sealing(secret))?.value as FrozenContent | undefined
