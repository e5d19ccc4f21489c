import type { Space } from '@association/content'
import type { Session } from '../contentful/session.ts'
import { shareStore } from '../shares/links/share-store.ts'
import { type SharedLink, stateOf } from '../shares/links/shared-link.ts'
import type { HomeList, Listed } from './listed.ts'

const perSpace = 10

/** A space without desk records returns no pages. */
export async function recentShares(session: Session, space: Space): Promise<HomeList> {
  const { links } = await shareStore(session, space)
    .list(perSpace)
    .catch(() => ({ links: [] }))
  return { items: links.flatMap((link) => listedOf(link, Date.now())) }
}

function listedOf({ share }: SharedLink, now: number): Listed[] {
  const [page] = share.pages
  if (!page) return []
  const more = share.pages.length - 1
  return [
    {
      ...{ space: page.space, entry: page.entry },
      title: more > 0 ? `${page.title} and ${more} more` : page.title,
      detail: detailOf(share, now),
    },
  ]
}

function detailOf(share: SharedLink['share'], now: number): string {
  const state = stateOf(share, now)
  if (state === 'revoked') return 'revoked'
  const end = new Date(share.expiresAt)
  const words = end.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return state === 'expired' ? `expired on ${words}` : `open until ${words}`
}
