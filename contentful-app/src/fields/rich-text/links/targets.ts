import type { Space } from '@association/content'
import { telephoneAddress } from '@association/content/links/telephone-address.ts'
import type { FoundPage } from '../../../contentful/pages/find-pages.ts'
import type { LinkTo } from '../editing/link-commands.ts'
import type { Formats } from '../model/formats.ts'

/** Reads `jane@example.com` as mail and `+1 555 0100` as a telephone number. */
export function readTarget(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(?:https?:\/\/\S+|mailto:\S+@\S+|tel:[+\d]\S*)$/i.test(text)) return text
  if (/^#[^\s#]+$|^\/(?!\/)\S*$|^\?\S+$/.test(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d][\d\s().-]{5,}$/.test(text)) return telephoneAddress(text)
  if (/^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io)(?:\/|$))\S*$/i.test(text))
    return `https://${text}`
  return undefined
}

export const targetWords = ({ nodeType, data }: LinkTo): string =>
  nodeType === 'hyperlink' && typeof data.uri === 'string' ? data.uri : ''

/**
 * An entry link survives a changed path. It can target only its own space, so a page of the other space is linked by
 * path.
 */
export function linkToPage({ space, id, path }: FoundPage, here: Space, { nodes }: Formats): LinkTo {
  if (space !== here || !nodes.has('entry-hyperlink')) return { nodeType: 'hyperlink', data: { uri: path } }
  return {
    nodeType: 'entry-hyperlink',
    data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
  }
}
