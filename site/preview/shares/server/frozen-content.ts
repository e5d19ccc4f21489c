import { shareLimits } from '@association/content/preview/share.ts'
import type { Delivered } from '@association/services/contentful'
import { openSealed, seal } from '../../../base/security/seal.ts'

/** Pages by `space/entry`. */
export type FrozenContent = Readonly<Record<string, Delivered>>

/** Characters; less than the limit of a JSON field in Contentful. */
const longestPart = 300_000
export const mostCharacters = shareLimits.frozenParts * longestPart

const sealing = (secret: string) => ({ secret, purpose: 'frozen shares', place: 'desk record' })

/**
 * Compresses and seals content, so that a frozen link only shows what the site packed. Returns undefined if the content
 * exceeds the limit of a share.
 */
export function packed(content: FrozenContent, secret: string): string[] | undefined {
  const text = seal(content, sealing(secret)).toString('base64')
  const parts = Array.from({ length: Math.ceil(text.length / longestPart) }, (_, index) =>
    text.slice(index * longestPart, (index + 1) * longestPart),
  )
  return parts.length > shareLimits.frozenParts ? undefined : parts
}

/** Returns undefined if a part is missing or was changed. */
export const unpacked = (parts: readonly string[], secret: string): FrozenContent | undefined =>
  openSealed(Buffer.from(parts.join(''), 'base64'), sealing(secret))?.value as FrozenContent | undefined
