import type { LinkTo } from './typed/kinds.ts'

export const linkToEntry = (id: string): LinkTo<'Entry'> => ({ sys: { type: 'Link', linkType: 'Entry', id } })

export const linkToAsset = (id: string): LinkTo<'Asset'> => ({ sys: { type: 'Link', linkType: 'Asset', id } })
