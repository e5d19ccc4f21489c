import type { LinkTo } from './typed/kinds.ts'

/** A link to an entry, as the value of a field. */
export const linkToEntry = (id: string): LinkTo<'Entry'> => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** A link to an asset, as the value of a field. */
export const linkToAsset = (id: string): LinkTo<'Asset'> => ({ sys: { type: 'Link', linkType: 'Asset', id } })
